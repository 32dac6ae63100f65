# What happens at many tables of cards.

cards-log-played = { $name } plays { $card }.
cards-log-drew = { $name } draws a card.
cards-log-passed = { $name } passes.
cards-top = On top lies { $card }.
cards-held = { $count ->
    [one] { $name } holds { $count } card.
   *[other] { $name } holds { $count } cards.
}
cards-hand = Your hand: { $cards }.
cards-do-draw = Draw
cards-do-pass = Pass
refusal-cards-not-held = You do not hold that card.
refusal-cards-nothing-to-draw = There is nothing to draw.
refusal-cards-drawn = You have drawn in this turn.
refusal-cards-draw-first = Draw a card before you pass.

# What a game need not say itself.

any-game-level-easy = Easy
any-game-level-normal = Normal
any-game-level-hard = Hard
any-game-level-expert = Expert
any-game-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
any-game-who-wins = The most points win.
any-game-stat-points = Points
any-game-figure-points = Points
any-game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
any-game-worth = { $hundredths ->
    [one] 1 win in 100 games
   *[other] { $hundredths } wins in 100 games
}

# The ordinary deck.

deck-card = { $suit } { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
    [T] 10
   *[other] { $rank }
}
deck-suit-c = club
deck-suit-d = diamond
deck-suit-h = heart
deck-suit-s = spade
