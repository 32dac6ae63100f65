# Tutto ciò che viene prima e dopo un gioco: lo scaffale, i posti, la pausa e il risultato.

app-title = Kibitz
app-tagline = Siediti. Le carte sono già mescolate.
menu-help = Frecce: spostarsi. Invio: scegliere. Backspace: valore precedente. Esc: uscire.

## Lo scaffale

shelf-facts = { $players }, { $length }
shelf-closed-band = Non ancora aperto
shelf-closed = { $title } è ancora in lavorazione. La scatola si aprirà con un prossimo Kibitz.
shelf-continue = Continua
shelf-continue-about = La partita a { $game } con { $names } non è ancora finita.
shelf-continue-unknown = Una partita non è ancora finita.
shelf-continue-hint = Di nuovo al tavolo, così come l’hai lasciato.
shelf-continue-failed = Questa partita non si può leggere. Il suo file è in { $folder }
shelf-play = Siediti
shelf-play-hint = Scegli chi gioca e con quali tasti.
shelf-sound-on = L’audio è acceso. Al tavolo, F3 lo spegne e lo accende.
shelf-sound-off = L’audio è spento. Al tavolo, F3 lo accende e lo spegne.
shelf-settings-hint = Audio, movimento, tavolo, testo e contrasto, lingua, finestra.
shelf-statistics-hint = Chi ha giocato a che cosa, e com’è andata.
shelf-screen-hint = Tutto lo schermo o una finestra. F11 fa lo stesso in ogni momento.
shelf-quit-hint = Esci da Kibitz.

## Posti

seats-sheet-seats = Posti
seats-sheet-options = Opzioni
option-usual-hint = «{ $option }» torna al solito valore.
options-more = { $changed ->
    [0] Altre { $count } opzioni
    [one] Altre { $count } opzioni, { $changed } cambiata
   *[other] Altre { $count } opzioni, { $changed } cambiate
}
options-fewer = Meno opzioni
options-more-hint = Tutte le altre, in gruppi.
option-group-match = La partita
option-group-cards = Le carte
option-group-rules = Le regole
option-group-table = Al tavolo
option-group-times = Tempi
seats-back-hint = Torna allo scaffale.
seats-count = { $count } giocatori
seats-fewer-hint = Toglie l’ultimo posto.
seats-more-hint = Un posto in più.
seats-person = Persona
seats-clockwise = In senso orario
seats-anticlockwise = In senso antiorario
seats-face-hint = La faccia di { $name }. Invio prende la prossima libera.
seats-colour-hint = Colore ed emblema di { $name }. Invio prende il prossimo libero.
seats-name-hint = Invio, o un clic, per scrivere un altro nome.
seats-level-hint = Chi gioca per { $name }: una persona o un bot, e quanto è bravo.
seats-key-hint = Tasto di { $name }: { $what }. Invio, poi premi un altro tasto o pulsante.
seats-press-key = …
seats-no-key = ?
seats-handicap = { $ms ->
    [0] Subito
   *[other] +{ $ms } ms
}
seats-handicap-hint = Quando preme { $name }, conta con questo ritardo: per i grandi fra i piccoli.
seats-test = Prova i tasti
seats-test-hint = Premete tutti insieme: mostra quali tasti la tastiera lascia passare.
seats-unbound = { $name } non ha ancora un tasto. Sceglilo sulla scheda.
seats-workshop = Officina carte
seats-workshop-hint = Crea carte tue e provale.
seats-seed = Mazzo n.
seats-seed-hint = Lo stesso numero dà di nuovo le stesse carte.
seats-chance-hint = Un altro numero, a caso.
seats-deal = Dai
seats-deal-hint = Dai le carte e comincia.
option-printed = Come stampato
option-ms = { $ms } ms
option-seconds = { $seconds } s

## Provare i tasti

keys-title = Tutti insieme, ora
keys-ask = Ognuno preme il suo tasto e lo tiene giù. Quello che si accende passa.
keys-ask-one = Premi il tuo tasto. Se si accende, passa.
keys-again = Di nuovo
keys-take = Usa tasti migliori
keys-done = Fatto
keys-beat = Prova ritmo
keys-beat-hint = Batti a ritmo: mostra quali dispositivi arrivano tardi, e compensa.

## Pausa

pause-title = Pausa
pause-about = Il tempo è fermo.
pause-keys = F11: schermo intero o finestra. F12: salva un’immagine.
screenshot-kept = L’immagine è salvata come { $place }
screenshot-full = Il disco è pieno: l’immagine non è stata salvata.
screenshot-refused = L’immagine non è stata salvata: non si può scrivere in questa cartella: { $place }
pause-about-untimed = Il tavolo aspetta, e tutto fin qui è salvato.
pause-about-practice = Il tavolo aspetta. Niente viene conservato.
pause-about-unsaved = Non salvata: se esci, le ultime mosse sono perdute.
pause-on = Avanti
pause-on-hint = Di nuovo al tavolo, dopo aver contato fino a tre.
pause-on-hint-untimed = Di nuovo al tavolo, come l’hai lasciato.
pause-settings = Impostazioni
pause-settings-hint = Audio, movimento, tavolo, testo e contrasto, lingua, finestra.
pause-seats = Chi gioca
pause-seats-hint = Un bot prende un posto, o lo restituisce.
sit-in-title = Chi gioca
sit-in-about = Un bot può sostituire chiunque, e chiunque può prendere il posto di un bot.
sit-in-person = Persona
sit-in-done = Fatto
pause-leave = Allo scaffale
pause-leave-hint = La partita resta. Puoi continuarla dallo scaffale.
pause-leave-unsaved = Esci lo stesso
pause-leave-hint-unsaved = Se continui, tutto si salva appena il disco lo accetta. Se esci, le ultime mosse sono perdute.
pause-leave-practice = All’officina
pause-leave-hint-practice = Il tavolo si sgombera; la carta è ancora sul banco.
leave-ask = Questa partita non è salvata
leave-about = Se esci, le ultime mosse sono perdute; se resti, tutto si salva appena il disco lo accetta.
leave-stay = Resta

## Risultato

result-again = Ancora
result-again-hint = Gli stessi posti, nuove carte.
result-review = Rivedi
result-seats = Cambia posti
result-seats-hint = Altri giocatori, tasti o opzioni.
result-shelf = Allo scaffale
result-shelf-hint = Rimetti le carte nella scatola.
result-share = Invia
result-share-hint = Mette questa partita in un file da spedire: chi lo trascina sul suo Kibitz può guardarla.
result-shared = Da spedire: { $place }
result-not-shared = Non si è potuta scrivere la partita in un file: { $place }
result-shelf-practice = All’officina
result-shelf-hint-practice = Il tavolo si sgombera; la carta è ancora sul banco.
result-watch = Riguarda
result-watch-hint = La partita dall’inizio, così come si è giocata.
result-decided = Che cosa ha deciso – { $what }
result-place = { $place }.
