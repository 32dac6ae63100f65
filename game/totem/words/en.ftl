## On the shelf

totem-title = Totem
totem-about = Turn, spot the twin, grab the totem before they do.
totem-players = 2 to 10 players
totem-length = about 5 minutes

## Seats

totem-action-grab = Grab
totem-action-flip = Turn
totem-hand-name-0 = right
totem-hand-name-1 = left
totem-level-adaptive = At your pace
totem-level-medium = Medium

## Options

totem-option-pace = Pace
totem-option-pace-hint = How quickly one card follows the other.
totem-value-pace-normal = Normal
totem-value-pace-calm = Calm
totem-value-pace-brisk = Brisk
totem-value-pace-frantic = Frantic
totem-value-pace-custom = Custom
totem-option-games = Play
totem-option-games-hint = How many games make a match.
totem-value-games-1 = One game
totem-value-games-best-of-3 = Best of 3
totem-value-games-best-of-5 = Best of 5
totem-value-games-endless = Endless
totem-option-deck = Deck
totem-option-deck-hint = All 80 cards, or 48 with shapes that are easier to tell apart, for children.
totem-value-deck-full = Full, 80 cards
totem-value-deck-short = Short, 48 cards
totem-option-flip_mode = Turning
totem-option-flip_mode-hint = The table turns the cards for all, or everybody turns with a key of their own.
totem-value-flip_mode-auto = By the table
totem-value-flip_mode-own_key = By each player
totem-option-mode_banner = Colour sign
totem-option-mode_banner-hint = Shows a sign while colours count instead of shapes.
totem-option-colour_marks = Colour letters
totem-option-colour_marks-hint = Puts a letter for its colour into the corners of every card.
totem-option-wait_for_duel = Wait for duels
totem-option-wait_for_duel-hint = No card is turned while two cards match, for up to 6 seconds: for beginners.
totem-option-play_on = Play on
totem-option-play_on-hint = The game goes on for second and third place until one player is left.
totem-option-steady_grip = Steady grip
totem-option-steady_grip-hint = The grab key must be held for a moment, or the totem slips away.
totem-option-knock_over = Wobbly totem
totem-option-knock_over-hint = With mouse or touch, hitting only the rim knocks the totem over: an error.
totem-option-phones = Grab by phone
totem-option-phones-hint = Phones may be hands. Radio is less sure than keys: more grabs are ties, and the plates say by how much.
totem-option-face_turns = Turned faces
totem-option-face_turns-hint = Cards lie any way round, as printed cards do.
totem-option-penalty_piles = Wrong grab takes
totem-option-penalty_piles-hint = Which open cards go to the one who grabbed wrongly; the pot always does.
totem-value-penalty_piles-all = All open cards
totem-value-penalty_piles-others = All but their own
totem-value-penalty_piles-mild = Only their own
totem-option-two_player_form = Two players have
totem-option-two_player_form-hint = With two players, each plays two hands with two keys, or one hand as usual.
totem-value-two_player_form-two_hands = Two hands each
totem-value-two_player_form-one_hand = One hand each
totem-option-wrong_hand = Wrong hand
totem-option-wrong_hand-hint = With two hands each, grabbing with the wrong one of them is an error or lets you wait.
totem-value-wrong_hand-error = An error
totem-value-wrong_hand-ignore = Only a wait
totem-option-three_player_rule = Three of a colour
totem-option-three_player_rule-hint = With three players, three cards of one colour count too; the coloured arrows stay in the box.
totem-option-three_colour_effect = Three of a colour is
totem-option-three_colour_effect-hint = What three cards of one colour start in the game for three.
totem-value-three_colour_effect-rush = A rush
totem-value-three_colour_effect-duel = A duel of three
totem-option-surplus = Surplus cards
totem-option-surplus-hint = Cards that cannot be dealt evenly go to the first hands, or under the totem.
totem-value-surplus-dealt = Dealt
totem-value-surplus-pot = Under the totem
totem-option-colour_ends = Colours end
totem-option-colour_ends-hint = When coloured arrows stop counting: once covered, or also after the first colour duel.
totem-value-colour_ends-covered = When covered
totem-value-colour_ends-first_duel = After one duel

totem-option-pace_ms = Custom pace
totem-option-pace_ms-hint = The wait between two cards when the pace is custom.
totem-option-air_ms = Card in the air
totem-option-air_ms-hint = How long a card takes to turn before its face is seen.
totem-option-min_gap_ms = Shortest gap
totem-option-min_gap_ms-hint = The earliest moment after a card at which the next may be turned by key.
totem-option-flip_timeout_ms = Patience
totem-option-flip_timeout_ms-hint = After this long without a key the table turns the card.
totem-option-flip_timeout = Turn for sleepers
totem-option-flip_timeout-hint = The table turns the card of a player who takes too long.
totem-option-grace_ms = Grace
totem-option-grace_ms-hint = How long after a match has gone a late grab still costs nothing.
totem-option-tie_ms = Tie
totem-option-tie_ms-hint = Grabs this close together are a tie, and right of way decides.
totem-option-error_lock_ms = Lock after an error
totem-option-error_lock_ms-hint = How long a hand that grabbed wrongly must wait.
totem-option-spent_lock_ms = Lock after a spent duel
totem-option-spent_lock_ms-hint = How long a hand must wait that grabbed for a duel already called off.
totem-option-grip_ms = Grip
totem-option-grip_ms-hint = How long the key must be held with a steady grip.
totem-option-hold_ms = Hold
totem-option-hold_ms-hint = How long the totem stays with the one who grabbed it.
totem-option-choice_ms = Time to choose
totem-option-choice_ms-hint = How long you have for choosing between duel and rush.
totem-option-count_step_ms = Count
totem-option-count_step_ms-hint = The time between one, two and three after outward arrows.
totem-option-rush_ms = Rush
totem-option-rush_ms-hint = How long a rush stays open if nobody grabs.
totem-option-dead_ms = Dead table
totem-option-dead_ms-hint = How long to wait when no hand has a deck left.
totem-option-debounce_ms = Key rest
totem-option-debounce_ms-hint = Presses of one key closer together than this count once.

## On a phone

totem-pad-grab = Grab
totem-pad-grab-left = Left hand
totem-pad-grab-right = Right hand
totem-pad-flip = Turn
totem-pad-flip-left = Turn left
totem-pad-flip-right = Turn right
totem-pad-says = Grab when you see a match. A wrong grab costs.
totem-pad-out = You are out of cards. Watch the others.

## Refusals

refusal-totem-seats = Totem is for 2 to 10 players.
refusal-totem-automatic = Cards are turned automatically.
refusal-totem-wait = Wait.
refusal-totem-empty-deck = Your deck is empty: get rid of your open cards.
refusal-totem-not-your-turn = Not your turn.
refusal-totem-nothing-to-choose = Nothing to choose.
refusal-totem-over = The game is over.
refusal-totem-not-over = This game is still being played.
refusal-totem-not-endless = Only an endless match can be stopped.
refusal-totem-no-knock = The totem cannot fall in this game.
refusal-totem-unsure = A press that is unsure by { $ms } ms does not count here. At most { $most } ms may be.
refusal-totem-unknown-hand = Unknown hand { $hand }. Hands here: { $allowed }.
refusal-totem-unknown-choice = Unknown choice { $what }. Choose duel or rush.
refusal-totem-time-backwards = The clock was at { $now } ms already, so nothing can happen at { $t } ms.

## Table

totem-hand-right = { $name }, right
totem-hand-left = { $name }, left
totem-turn-key = { $key } turns
totem-your-key = your key
totem-side-right = right
totem-side-left = left
totem-ignored-locked = Locked for a moment.
totem-nothing-open = Wrong grab: no card lay open.
totem-won-series = { $names } wins the series
totem-bot-adaptive = Adapts
totem-bot-easy = Easy
totem-bot-medium = Medium
totem-bot-hard = Hard
totem-bot-expert = Expert
totem-place = { NUMBER($place) ->
    [1] Out first
   *[other] Place { $place }
}
totem-open-cards = { $count } open
totem-colours = Colours count
totem-let-go = Let go of your key
totem-then = { ", " }
totem-right-of-way = Right of way in a tie: { $names }.
totem-has-it = { $name } has the totem
totem-wrong-grab = Wrong grab: { $name }
totem-time = { $ms } ms
totem-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
totem-late = { $ms } ms
totem-press-tied = { $name } { $ms } ms, tied
totem-press-forgiven = { $name } { $ms } ms, no match: forgiven
totem-press-second_error = { $name } { $ms } ms, no match either
totem-press-beaten = { $name } { $ms } ms
totem-news-duel = { $count ->
    [one] { $names } takes the cards.
   *[other] { $names } take the cards.
}
totem-differ-twins = Two shapes: look inside the ring.
totem-differ-shape = Two shapes: they do not match.
totem-differ-colour = Colours count now: these differ.
totem-differ-special = Arrows match no card.
totem-differ-bare = Who has no open card has no match.
totem-differ-alone = No other card lay open to match.
totem-differ-spent = A match, but not one that counts.
totem-news-three = Three cards of one colour: among three players that is a rush for all.
totem-news-rush = { $name }’s open cards go under the totem.
totem-news-punished = { $name } takes { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
totem-more-presses = and { $count } more
totem-tie = A tie: { $name } stood higher in the right of way.
totem-ask-next = The game is over.
totem-do-next = Deal the next game
totem-do-stop = End the series
totem-ask-go-on = The clock stands still.
totem-do-go-on = Go on
totem-ask-nothing = Turn, look, grab.
totem-choose = { $name }: duel or rush?
totem-choice-duel = Duel
totem-choice-rush = Rush
totem-choice-duel-means = { $losers } { $count ->
    [one] takes
   *[other] take
} your { $pile ->
    [one] card
   *[other] { $pile } cards
}{ $pot ->
    [0] .
   *[other] { " " }and the { $pot } under the totem.
}
totem-choice-rush-means = Your { $pile ->
    [one] card goes
   *[other] { $pile } cards go
} under the totem, and you turn next.
totem-ignored-late = Too late: no penalty.
totem-ignored-spent = That duel was cancelled.
totem-ignored-out = This hand is out.
totem-ignored-wrong_hand = Wrong hand: it must wait for a moment.
totem-log-dealt = Game { $game }: { $name } turns first.
totem-log-grabbed = { $name } had the totem after { $time }.
totem-log-first = { $name } had the totem after { $time }, ahead of { $others }.
totem-log-beaten = { $name } ({ $when ->
    [later] { $ms } ms later
    [sooner] { $ms } ms sooner
   *[same] at the same moment
})
totem-log-tie = A tie: { $name } had right of way over { $others }, after { $time }.
totem-log-duel = { $name } won the duel. { $losers } took the cards.
totem-log-rush = { $name } won the rush: that pile goes under the totem.
totem-log-last-card = { $count ->
    [one] { $names } lost the rush with a last card and takes all piles.
   *[other] { $names } lost the rush with their last cards and share all piles.
}
totem-log-punished = { $name } grabbed wrongly and took { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
totem-log-new-deck-coloured = { $name }: coloured arrows as the last card. The pile is a new deck.
totem-log-new-deck-special = { $name }: only a special card left. The pile is a new deck.
totem-log-new-deck-dead = { $name }: nobody could turn. The pile is a new deck.
totem-log-pot-dealt-out = All cards came round three times, and nobody had the totem. { $count ->
    [one] The card
   *[other] All { $count } cards
} under the totem went under the decks.
totem-log-slipped = The totem slipped out of { $name }’s hand. The duel is cancelled.
totem-log-rule-colour = Colours count now.
totem-log-rule-shape = Shapes count again.
totem-log-out = { $count ->
    [one] { $names } is rid of all cards.
   *[other] { $names } are rid of all cards.
}
totem-log-rush-lapsed = Nobody grabbed. Play goes on.
totem-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
totem-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
totem-won-nobody = A draw
totem-why-out = Out of cards first.
totem-why-both_hands = Both hands are rid of all cards.
totem-why-fewer_cards = One hand out each: fewer cards left.
totem-why-first_out = One hand out each and equal cards: out first.
totem-why-draw = Both players went out together with equal cards.
totem-series-goes-on = Game { $game } of the series. “Again” deals the next one.
totem-series-over = The series is over after game { $game }.
totem-stat-of = { $won } / { $lost }
totem-stat-games = Games won
totem-stat-duels = Duels won / lost
totem-stat-rushes = Rushes won
totem-stat-errors = Wrong grabs
totem-stat-missed = Overlooked
totem-stat-median = Median time
totem-stat-best = Best time
totem-stat-none = –

## Statistics over many games

totem-figure-duels_won = Duels won
totem-figure-duels_lost = Duels lost
totem-figure-rushes_won = Rushes won
totem-figure-errors = Wrong grabs
totem-figure-missed = Matches missed
totem-figure-reactions = Reaction times
totem-figure-reactions-trend = Median by game, in ms

## Words of the game: in the rules, and where a pointer rests on the table

totem-term-deck = Deck
totem-term-deck-means = A player’s cards that lie face down. The number on the plate says how many are left to turn.
totem-term-pile = Open cards
totem-term-pile-means = The cards a player has turned. Only the top one counts, and all of them must go before you win.
totem-term-pot = Pot
totem-term-pot-means = The cards under the totem. The loser of the next duel, or the next wrong grab, takes them.
totem-term-match = Match
totem-term-match-means = Two or more top cards of the same shape, or of the same colour while colours count.
totem-term-duel = Duel
totem-term-duel-means = The fight for a match: the first of its owners to grab the totem wins, and the others take the cards.
totem-term-rush = Rush
totem-term-rush-means = Everybody may grab; the first puts their open cards into the pot and turns next.
totem-term-inward = Inward arrows
totem-term-inward-means = When they are turned, everybody may grab. After that they are only a card that matches nothing.
totem-term-outward = Outward arrows
totem-term-outward-means = When they are turned, everybody turns a card at the count of three. After that they match nothing.
totem-term-coloured = Coloured arrows
totem-term-coloured-means = While they lie on top of a pile, equal colours match instead of equal shapes.
totem-term-colours = Colours count
totem-term-colours-means = Coloured arrows lie on top: equal colours match now, and equal shapes do not.
totem-term-wrong = Wrong grab
totem-term-wrong-means = A grab without a rush and without a match of your own. It takes all open cards and the pot.
totem-term-spent = Cancelled
totem-term-spent-means = A match another grab went before. Its cards are dimmed and no longer count.
totem-term-resting = Resting hand
totem-term-resting-means = A hand with a grey plate cannot grab for a moment.
totem-term-out = Out
totem-term-out-means = Rid of all cards. The first to be out wins.
totem-term-twins = Look-alikes
totem-term-twins-means = Shapes that differ in one small thing. They do not match.
totem-term-way = Right of way
totem-term-way-means = The list that decides a tie: the highest on it wins and goes to its end.

## Hints for a first game

totem-hint-aim = Be rid of your cards first: if your top card has another’s shape, grab the totem first, with { $key }.
totem-hint-duel = Your top card matched another’s. Be first with { $key } next time, and they take the cards.
totem-hint-rush = Inward arrows: everybody may grab. The first is rid of all open cards.
totem-hint-wrong = A wrong grab takes open cards. Outside a rush, grab only for a match with your own top card, and look twice.
totem-hint-outward = Outward arrows: at the count of three, everybody turns a card at once.
totem-hint-colours = Coloured arrows on top of a pile: equal colours match now, not equal shapes.
totem-hint-three = Three of a colour: all three of you may grab. The first is rid of all open cards.
totem-hint-deck = Your deck is empty. Win a duel or a rush now, and you are rid of all your cards.
totem-hint-hand = One of your decks is empty. Win a duel or a rush with that hand, and the hand is out.
totem-hint-tie = That was a tie. Right of way decided; F2 shows the list.

## The first lesson

totem-lesson-first = First lesson: the grab
totem-lesson-first-after = The pace is yours to choose at the seats, and so is how good the others are.
totem-lesson-first-grab = One card after the other is turned. Get rid of all of yours: as soon as your card shows the same shape as another’s, whatever the colour, you two race for the totem. Wait till two match, then grab: { $key }, or press the totem.
refusal-totem-lesson-first-grab = Not yet: no two shapes are the same. Who grabs wrongly takes cards.
totem-lesson-first-twins = You were first: the other took both piles, so you have fewer cards now. But look closely: some shapes are nearly twins, and a wrong grab costs you cards. Grab when yours really matches another.
refusal-totem-lesson-first-twins = Nearly, but not the same! In a match that would have cost you cards.
totem-lesson-first-rush = Well seen. Now for a special card: arrows that point inwards. When they appear, everybody grabs, match or not, and the fastest gets rid of their pile. Grab as soon as you see them.
refusal-totem-lesson-first-rush = Not yet: no match, and no arrows that point inwards.
totem-lesson-first-faster = Your pile went under the totem. Arrows that point outwards make all turn a card at once, and coloured ones make colours count instead of shapes. Now as fast as in a match. Ready?
totem-lesson-first-race = Eyes on the cards. Grab when yours matches!
refusal-totem-lesson-first-race = Not yet. Look again!
totem-lesson-first-end = That was it! Whoever has no card left, neither in the deck nor open, wins.
