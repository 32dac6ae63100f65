# Un tavolo nel terminale.

terminal-type = { $picked ->
    [0] Scrivi un numero; t mostra il tavolo, l accende la lampada, u annulla, q esce.
   *[other] Scrivi un numero; b torna indietro di una scelta, t mostra il tavolo, l accende la lampada, u annulla, q esce.
}
terminal-which = { $count ->
    [one] Scrivi 1.
   *[other] Scrivi un numero da 1 a { $count }.
}
terminal-hand-over = { $name }, tocca a te. Premi Invio quando gli altri non guardano.
terminal-taken-back = Annullata.
terminal-won = Vittoria: { $names }!
terminal-drawn = Non vince nessuno.
terminal-left = La partita è conservata. Aprila dallo scaffale, in Partite.

# Che cosa può sbagliare chi sta davanti.

refusal-table-over = La partita è finita.
refusal-table-not-your-turn = È il turno di { $name }.
refusal-table-not-now = Ora non si può fare.
refusal-prompt-not-asked = Ora non si può scegliere.
refusal-prompt-other-seat = A questo deve rispondere un altro giocatore.
refusal-prompt-none = Ora non ti si chiede niente.
refusal-prompt-passed = Quella domanda è passata.
