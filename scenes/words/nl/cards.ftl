# Wat er aan veel kaarttafels gebeurt.

cards-log-played = { $name } speelt { $card }.
cards-log-drew = { $name } trekt een kaart.
cards-log-passed = { $name } past.
cards-top = Bovenop ligt { $card }.
cards-held = { $count ->
    [one] { $name } heeft { $count } kaart.
   *[other] { $name } heeft { $count } kaarten.
}
cards-hand = Je hand: { $cards }.
cards-do-draw = Trekken
cards-do-pass = Passen
refusal-cards-not-held = Die kaart heb je niet.
refusal-cards-nothing-to-draw = Er valt niets te trekken.
refusal-cards-drawn = Je hebt deze beurt al getrokken.
refusal-cards-draw-first = Trek een kaart voor je past.

# Wat een spel niet zelf hoeft te zeggen.

any-game-level-easy = Simpel
any-game-level-normal = Normaal
any-game-level-hard = Lastig
any-game-level-expert = Expert
any-game-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
any-game-who-wins = De meeste punten winnen.
any-game-stat-points = Punten
any-game-figure-points = Punten
any-game-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
any-game-worth = { $hundredths ->
    [one] 1 zege op 100 partijen
   *[other] { $hundredths } zeges op 100 partijen
}

# Het gewone kaartspel.

deck-card = { $suit } { $rank ->
    [A] aas
    [J] boer
    [Q] vrouw
    [K] heer
    [T] 10
   *[other] { $rank }
}
deck-suit-c = klaveren
deck-suit-d = ruiten
deck-suit-h = harten
deck-suit-s = schoppen
