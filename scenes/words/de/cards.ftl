# Was an vielen Kartentischen geschieht.

cards-log-played = { $name } spielt { $card }.
cards-log-drew = { $name } zieht eine Karte.
cards-log-passed = { $name } passt.
cards-top = Oben liegt { $card }.
cards-held = { $count ->
    [one] { $name } hat { $count } Karte.
   *[other] { $name } hat { $count } Karten.
}
cards-hand = Deine Hand: { $cards }.
cards-do-draw = Ziehen
cards-do-pass = Passen
refusal-cards-not-held = Diese Karte hast du nicht.
refusal-cards-nothing-to-draw = Es gibt nichts zu ziehen.
refusal-cards-drawn = Du hast in diesem Zug schon gezogen.
refusal-cards-draw-first = Zieh eine Karte, bevor du passt.

# Was ein Spiel nicht selbst sagen muss.

any-game-level-easy = Leicht
any-game-level-normal = Normal
any-game-level-hard = Schwer
any-game-level-expert = Experte
any-game-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
any-game-who-wins = Die meisten Punkte gewinnen.
any-game-stat-points = Punkte
any-game-figure-points = Punkte
any-game-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
any-game-worth = { $hundredths ->
    [one] 1 Sieg auf 100 Partien
   *[other] { $hundredths } Siege auf 100 Partien
}

# Das gewöhnliche Blatt.

deck-card = { $suit } { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
    [T] 10
   *[other] { $rank }
}
deck-suit-c = Kreuz
deck-suit-d = Karo
deck-suit-h = Herz
deck-suit-s = Pik
