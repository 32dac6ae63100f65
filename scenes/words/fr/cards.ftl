# Ce qui arrive à bien des tables de cartes.

cards-log-played = { $name } joue { $card }.
cards-log-drew = { $name } pioche une carte.
cards-log-passed = { $name } passe.
cards-top = Sur le dessus : { $card }.
cards-held = { $count ->
    [one] { $name } tient { $count } carte.
   *[other] { $name } tient { $count } cartes.
}
cards-hand = Ta main : { $cards }.
cards-do-draw = Piocher
cards-do-pass = Passer
refusal-cards-not-held = Tu n’as pas cette carte.
refusal-cards-nothing-to-draw = Il n’y a rien à piocher.
refusal-cards-drawn = Tu as déjà pioché à ce tour.
refusal-cards-draw-first = Pioche une carte avant de passer.

# Ce qu’un jeu n’a pas besoin de dire lui-même.

any-game-level-easy = Facile
any-game-level-normal = Normal
any-game-level-hard = Fort
any-game-level-expert = Expert
any-game-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
any-game-who-wins = Le plus de points gagne.
any-game-stat-points = Points
any-game-figure-points = Points
any-game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
any-game-worth = { $hundredths ->
    [one] { $hundredths } victoire sur 100 parties
   *[other] { $hundredths } victoires sur 100 parties
}

# Le jeu de cartes ordinaire.

deck-card = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
    [T] 10
   *[other] { $rank }
} de { $suit }
deck-suit-c = trèfle
deck-suit-d = carreau
deck-suit-h = cœur
deck-suit-s = pique
