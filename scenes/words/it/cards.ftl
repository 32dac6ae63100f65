# Ciò che succede a molti tavoli di carte.

cards-log-played = { $name } gioca { $card }.
cards-log-drew = { $name } pesca una carta.
cards-log-passed = { $name } passa.
cards-top = In cima: { $card }.
cards-held = { $count ->
    [one] { $name } ha { $count } carta.
   *[other] { $name } ha { $count } carte.
}
cards-hand = La tua mano: { $cards }.
cards-do-draw = Pesca
cards-do-pass = Passa
refusal-cards-not-held = Non hai quella carta.
refusal-cards-nothing-to-draw = Non c’è niente da pescare.
refusal-cards-drawn = In questo turno hai già pescato.
refusal-cards-draw-first = Pesca una carta prima di passare.

# Ciò che un gioco non deve dire da sé.

any-game-level-easy = Facile
any-game-level-normal = Normale
any-game-level-hard = Forte
any-game-level-expert = Esperto
any-game-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono
}
any-game-who-wins = Vince chi ha più punti.
any-game-stat-points = Punti
any-game-figure-points = Punti
any-game-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
any-game-worth = { $hundredths ->
    [one] 1 vittoria su 100 partite
   *[other] { $hundredths } vittorie su 100 partite
}

# Il mazzo comune.

deck-card = { $rank ->
    [A] asso
    [J] fante
    [Q] donna
    [K] re
    [T] 10
   *[other] { $rank }
} di { $suit }
deck-suit-c = fiori
deck-suit-d = quadri
deck-suit-h = cuori
deck-suit-s = picche
