# Le pagine delle regole, le spiegazioni sotto il puntatore e i suggerimenti per la prima partita.

rules-open = Regole
rules-open-hint = Come si gioca, con figure. Al tavolo F1 le mostra in ogni momento.
rules-search = Cerca
rules-search-hint = Scrivi una parola, poi Invio: mostra dove si trova nelle regole.
rules-contents-hint = I capitoli, uno dopo l’altro.
rules-earlier-hint = Indietro. Anche con Pag su.
rules-later-hint = Avanti. Anche con Pag giù.
rules-done = Fatto
rules-done-hint = Torna da dove vieni. Lì è tutto com’era.
rules-hit-hint = Invio apre lì la pagina.
rules-found = { $count ->
    [0] Niente trovato
    [one] Un punto
   *[other] { $count } punti
}
rules-term = { $name }:
rules-help = Le frecce scelgono una pagina, Pag su e Pag giù la scorrono, Esc esce. F12 salva un’immagine della finestra.
comfort-hints = Suggerimenti
comfort-hints-hint = Qualche frase al tavolo per chi comincia, ognuna due volte. Se li riaccendi, tornano tutti.
