## On the shelf

jetriko-title = Jetriko
jetriko-about = Five colours, sly effects, and traps nobody wants to draw.
jetriko-players = 2 to 6 players
jetriko-length = about 20 minutes

## Options

jetriko-option-length = Length
jetriko-option-length-hint = One round, until somebody has won a number of rounds, or as long as you like.
jetriko-value-length-one = One round
jetriko-value-length-first-2 = First to 2
jetriko-value-length-first-3 = First to 3
jetriko-value-length-first-5 = First to 5
jetriko-value-length-open = Open end
jetriko-option-hand = Cards each
jetriko-option-hand-hint = How many cards everybody is dealt.
jetriko-value-hand = { $count } cards
jetriko-option-traps = Traps
jetriko-option-traps-hint = All 15 traps, only the green and the blue ones, or none.
jetriko-value-traps-all = All 15
jetriko-value-traps-mild = Green and blue
jetriko-value-traps-none = None
jetriko-option-backs = Backs of traps
jetriko-option-backs-hint = The top of the draw pile shows whether it is a trap, and of which colour.
jetriko-option-after_drawing = After drawing
jetriko-option-after_drawing-hint = Which card you may play after you have drawn one.
jetriko-value-after_drawing-any = Any card
jetriko-value-after_drawing-drawn = Only that card
jetriko-option-deflect = Deflect on Deflect
jetriko-option-deflect-hint = Under attack a Deflect goes on any Deflect, or only on one of its colour or number.
jetriko-value-deflect-always = Always
jetriko-value-deflect-matching = If it matches
jetriko-option-skip_finish = Skip as last card
jetriko-option-skip_finish-hint = With two players: it wins at once, or you draw a card for it.
jetriko-value-skip_finish-wins = Wins at once
jetriko-value-skip_finish-draws = Draws a card
jetriko-option-first_dealer = First dealer
jetriko-option-first_dealer-hint = Who deals the first round. Later the winner deals.
jetriko-value-first_dealer-0 = Drawn by lot
jetriko-value-first_dealer-1 = Seat 1
jetriko-value-first_dealer-2 = Seat 2
jetriko-value-first_dealer-3 = Seat 3
jetriko-value-first_dealer-4 = Seat 4
jetriko-value-first_dealer-5 = Seat 5
jetriko-value-first_dealer-6 = Seat 6
jetriko-option-timer = Turn timer
jetriko-option-timer-hint = When the time is up, the table takes the hit for you, or draws and passes.
jetriko-value-timer-0 = Off
jetriko-value-timer-15 = 15 seconds
jetriko-value-timer-30 = 30 seconds
jetriko-value-timer-60 = 60 seconds

## Refusals

refusal-jetriko-seats = Jetriko is for 2 to 6 players.
refusal-jetriko-over = The game is over.
refusal-jetriko-first-dealer = Seat { $number } cannot deal first: only { $seats } sit here. Choose another first dealer, or add a seat.
refusal-jetriko-no-such-seat = There is no seat { $number } at this table.
refusal-jetriko-not-now = This is not possible now.
refusal-jetriko-not-your-turn = It is not your turn; waiting for { $name }.
refusal-jetriko-not-held = You do not hold this card.
refusal-jetriko-no-match = This card does not match the top card in colour, number or effect.
refusal-jetriko-no-answer-fits = Only the same effect, a matching Deflect or a white card can answer this attack.
refusal-jetriko-deflect-fit = A Deflect needs the colour or number of the last attack card.
refusal-jetriko-raise-on-deflect = On a Deflect the attack card must share its colour or number.
refusal-jetriko-white-only = A white card can only be answered with a white card.
refusal-jetriko-under-attack = You are under attack: answer or take the hit.
refusal-jetriko-draw-first = Draw a card before you pass.
refusal-jetriko-drawn-already = You have already drawn this turn.
refusal-jetriko-nothing-to-draw = There is nothing left to draw; play or pass.
refusal-jetriko-blank-plain = Blank: only a plain card of the same colour or number is allowed.
refusal-jetriko-blank-must = Blank: you hold a fitting plain card and must play one.
refusal-jetriko-blank-nothing-else = Blank: nothing else in your hand fits.
refusal-jetriko-played-already = You have already played this turn.
refusal-jetriko-trap-ends = A trap ends your turn.
refusal-jetriko-direction = Choose a direction.
refusal-jetriko-target = Choose another player as target.
refusal-jetriko-unanswerable = This card cannot be answered.
refusal-jetriko-card-count = { $count ->
    [one] Choose exactly { $count } card.
   *[other] Choose exactly { $count } cards.
}
refusal-jetriko-colour-not-held = You hold no card of this colour.
refusal-jetriko-another-player = Choose another player.
refusal-jetriko-trap-must = This trap must be carried out.
refusal-jetriko-random-take = Stolen cards are drawn at random.
refusal-jetriko-trap-played = Traps are never played; they act when drawn.
refusal-jetriko-not-visible = Not visible to you.
refusal-jetriko-drawn-only = Only the card just drawn may be played.
refusal-jetriko-no-timer = There is no turn timer at this table.

## Words of the game

jetriko-colour-green = green
jetriko-colour-yellow = yellow
jetriko-colour-cyan = cyan
jetriko-colour-blue = dark blue
jetriko-colour-red = red
jetriko-back-playing = a playing card
jetriko-back-red = a red trap
jetriko-back-blue = a blue trap
jetriko-back-green = a green trap
jetriko-back-none = nothing
jetriko-card-plain = { $colour } { $number }
jetriko-card-effect = { $colour } { $number } { $effect }
jetriko-card-trap = { $name }, a trap
jetriko-attack = { $kind } { $value }
jetriko-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Every card: its name, what it does in one sentence, and in full

jetriko-name-plain = Plain
jetriko-name-plus = Plus
jetriko-name-steal = Steal
jetriko-name-redraw = Redraw
jetriko-name-deflect = Deflect
jetriko-name-skip = Skip
jetriko-name-blank = Blank
jetriko-name-divide = Divide
jetriko-name-more = More
jetriko-name-stop = Stop
jetriko-name-target = Target
jetriko-name-times-two = Times Two
jetriko-name-tr1 = Pile-Up
jetriko-name-tr2 = Catch-Up
jetriko-name-tr3 = Lucky Dip
jetriko-name-tr4 = Hand-Me-Down
jetriko-name-tr5 = Glass Hand
jetriko-name-tb1 = Merry-Go-Round
jetriko-name-tb2 = Topsy-Turvy
jetriko-name-tb3 = U-Turn
jetriko-name-tb4 = Sorting Desk
jetriko-name-tb5 = Leveller
jetriko-name-tg1 = Ballast
jetriko-name-tg2 = Colour Filter
jetriko-name-tg3 = Parting Gift
jetriko-name-tg4 = Counterblow
jetriko-name-tg5 = Trade-Up

jetriko-does-plain = No effect.
jetriko-does-plus = The next player draws 2 cards, or passes the attack on.
jetriko-does-steal = The next player takes a card from you, or passes the attack on.
jetriko-does-redraw = The next player swaps a card for a new one, or passes the attack on.
jetriko-does-deflect = Sends an attack on unchanged, and you say in which direction.
jetriko-does-skip = The next player is passed over.
jetriko-does-blank = The next player may only play a plain card of this colour or number.
jetriko-does-divide = You share the attack with the attacker, step by step.
jetriko-does-more = The attack grows by 1 and goes on.
jetriko-does-stop = The attack is over.
jetriko-does-target = You name the player the attack goes to.
jetriko-does-times-two = The attack doubles and goes on.
jetriko-does-tr1 = You draw 3 cards.
jetriko-does-tr2 = You draw towards the largest hand, 1 to 3 cards.
jetriko-does-tr3 = You draw 1 card face up; if it is white or has an effect, you draw another.
jetriko-does-tr4 = The other player with the most cards gives you one.
jetriko-does-tr5 = You draw 1 card, then show your whole hand.
jetriko-does-tb1 = All hands move one seat on.
jetriko-does-tb2 = The largest and the smallest hand trade places.
jetriko-does-tb3 = The direction flips, and everybody passes one card on.
jetriko-does-tb4 = You draw 2 cards, then discard as many.
jetriko-does-tb5 = Big hands go down to 5 cards, tiny ones up to 2.
jetriko-does-tg1 = You discard 1 card, or 2 from a hand of four or more.
jetriko-does-tg2 = You discard all your cards of one colour.
jetriko-does-tg3 = You give one card to a player you choose.
jetriko-does-tg4 = A player you choose draws 2 cards.
jetriko-does-tg5 = You may swap hands with a player you choose.

jetriko-full-plain = Fits by colour or number. Two plain cards do not share an effect.
jetriko-full-plus = Starts an attack of Plus 2, or raises a pending Plus by 2. Whoever takes the hit draws so many cards, one after the other. A trap among them ends the hit.
jetriko-full-steal = Starts an attack of Steal 1, or raises a pending Steal by 1. Whoever takes the hit takes so many cards blindly from the last attacker’s hand, who gets rid of them.
jetriko-full-redraw = Starts an attack of Redraw 1, or raises a pending Redraw by 1. Whoever takes the hit first slides so many cards under the discard pile, or all if they hold fewer, and then draws the full number.
jetriko-full-deflect = Under attack it must share the colour or number of the attack card; on another Deflect any Deflect goes. The attack goes on unchanged in the direction you name. Without an attack it only sets the direction. With two players the direction stays, and nobody is asked.
jetriko-full-skip = The next player gets no turn and cannot answer. With two players it is your turn again.
jetriko-full-blank = In that one turn the next player must play a plain card that fits by colour or number, or draw one card if they hold none, and may play that if it fits. With an empty hand they must draw first and have not won yet. It cannot be answered.
jetriko-full-divide = Under attack: you and the attacker do its steps by turns, the attacker first; then your next player goes on and may play any card. Nobody can answer it. Without an attack: you draw 1 card, and your turn is over.
jetriko-full-more = Under attack: it grows by 1 and goes to the next player. Only white cards answer it then. Without an attack: you draw 1 card, and your turn is over.
jetriko-full-stop = Under attack: nothing happens to anybody, and the next player may play any card. Without an attack: you draw 1 card, and your turn is over.
jetriko-full-target = Under attack: it goes to any other player you name, and play goes on from there. Only white cards answer it then. Without an attack: you draw 1 card, and your turn is over.
jetriko-full-times-two = Under attack: it doubles and goes to the next player. Only white cards answer it then. Without an attack: you draw 1 card, and your turn is over.
jetriko-full-tr1 = You draw 3 cards, one after the other. Another trap among them ends this one.
jetriko-full-tr2 = Count how many cards the largest hand has more than yours. You draw that many, at least 1 and at most 3.
jetriko-full-tr3 = You draw 1 card and show it to all. If it is white or has an effect, you draw 1 more, which nobody else sees.
jetriko-full-tr4 = Of the others with two or more cards, the one with the most gives you a card of their choice. If there is no such player, you draw 1 card.
jetriko-full-tr5 = You draw 1 card, then all see your whole hand, also if nothing could be drawn. If you draw another trap, your hand stays hidden.
jetriko-full-tb1 = All pass their whole hand to their next player at once. Empty hands are passed on too.
jetriko-full-tb2 = The player with the most cards and the one with the fewest, but at least one, swap whole hands. Nothing happens if they hold equally many.
jetriko-full-tb3 = First the direction flips. Then all who hold cards pick one, unseen, and pass it to their next player in the new direction. Turns pass that way, too.
jetriko-full-tb4 = You draw 2 cards, then discard as many cards of your choice as you could draw. If you draw another trap, you discard nothing.
jetriko-full-tb5 = First, in order, all with more than 5 cards discard down to 5. Then, in order, all with fewer than 2 draw up to 2. Another trap ends it for all who were not served yet.
jetriko-full-tg1 = You discard 1 card of your choice; if you hold four or more, you discard 2.
jetriko-full-tg2 = You name a colour in your hand and discard all your cards of it. White cards have no colour.
jetriko-full-tg3 = You give one card of your choice to another player of your choice, who cannot refuse it.
jetriko-full-tg4 = You choose another player, who draws 2 cards. If that reveals a trap, it is theirs; play still goes on after you if it was your turn.
jetriko-full-tg5 = You may swap your whole hand with another player of your choice, an empty one too, or decline.

## The announcement of an attack

jetriko-announce = { $attacker } to { $victim }: { $attack }

## The log

jetriko-log-round = Round { $number }: { $name } deals.
jetriko-log-direction = { $direction ->
    [clockwise] Turns pass clockwise.
   *[anticlockwise] Turns pass anticlockwise.
}
jetriko-log-played = { $name }: { $card }
jetriko-log-drew = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
jetriko-log-drew-card = { $name } draws { $card }.
jetriko-log-nothing-to-draw = There is nothing to draw for { $name }.
jetriko-log-reshuffled = { $count ->
    [one] The one card under the top card becomes the new draw pile.
   *[other] { $count } cards are shuffled into a new draw pile.
}
jetriko-log-passed = { $name } passes.
jetriko-log-blocked-pass = { $name } passes with nothing to draw.
jetriko-log-passed-over = { $name } is passed over.
jetriko-log-bound = Blank binds { $name } for this turn.
jetriko-log-attack-started = { $attacker } attacks { $victim }: { $attack }.
jetriko-log-attack-raised = { $attacker } raises it and sends it on to { $victim }: { $attack }.
jetriko-log-attack-deflected = { $attacker } deflects it to { $victim }: { $attack }.
jetriko-log-attack-more = { $attacker } adds one and sends it on to { $victim }: { $attack }.
jetriko-log-attack-doubled = { $attacker } doubles it and sends it on to { $victim }: { $attack }.
jetriko-log-attack-targeted = { $attacker } aims it at { $victim }: { $attack }.
jetriko-log-hit = { $victim } takes the hit: { $attack } from { $attacker }.
jetriko-log-divided = { $divider } shares it with { $attacker }: { $attack }.
jetriko-log-attack-done = The attack is over.
jetriko-log-attack-stopped = { $name } stops the attack; nothing happens to anybody.
jetriko-log-attack-trap = The trap cuts the attack short.
jetriko-log-took = { $taker } gets { $count ->
    [one] a card
   *[other] { $count } cards
} from { $giver }.
jetriko-log-took-card = { $taker } gets { $card } from { $giver }.
jetriko-log-hand-moved = The hand of { $giver } goes to { $taker }: { jetriko-cards }.
jetriko-log-slid-under = { $name } discards { $cards }.
jetriko-log-trap = { $name } draws a trap: { $trap }.
jetriko-log-trap-dropped = The rest of { $trap } is dropped.
jetriko-log-shown = { $name } shows { $cards }.
jetriko-log-chosen = { $name } has chosen.
jetriko-log-colour = { $name } names { $colour }.
jetriko-log-player-chosen = { $name } chooses { $other }.
jetriko-log-declined = { $name } swaps with nobody.
jetriko-log-brink = { $name } is on the brink!
jetriko-log-time = The time of { $name } is up.
jetriko-log-round-won = { $name } wins the round.
jetriko-log-round-blocked = Nobody can go on. { $name } has the fewest cards and wins the round.
jetriko-log-round-drawn = Nobody can go on, and several have the fewest cards: no one wins the round.
jetriko-log-would-stop = { $name } wants no further round.

## What is asked, as all may hear it; $asked is how many are asked, in $names

jetriko-aloud-direction = { $names } chooses who begins …
jetriko-aloud-defence = { $names } answers the attack or takes the hit …
jetriko-aloud-main = { $names } plays a card or draws …
jetriko-aloud-main-pass = { $names } plays a card or passes: there is nothing to draw …
jetriko-aloud-drawn = { $names } plays a card or passes …
jetriko-aloud-discard-redraw = { $names } chooses { jetriko-cards } to swap for new ones …
jetriko-aloud-discard-divide = { $names } swaps a card for a new one …
jetriko-aloud-discard-sorting-desk = { $names } discards { jetriko-cards } …
jetriko-aloud-discard-leveller = { $names } discards { jetriko-cards } down to five …
jetriko-aloud-discard-ballast = { $names } discards { jetriko-cards } …
jetriko-aloud-hand-down = { $names } chooses a card for { $other } …
jetriko-aloud-u-turn = { $names } { $asked ->
    [one] chooses a card
   *[other] choose cards
} to pass on …
jetriko-aloud-colour = { $names } chooses a colour to discard …
jetriko-aloud-gift = { $names } gives somebody a card …
jetriko-aloud-counterblow = { $names } chooses who draws 2 cards …
jetriko-aloud-swap = { $names } chooses somebody to swap hands with …
jetriko-aloud-scores = { $names } { $asked ->
    [one] looks
   *[other] look
} back at the round …

## Table

jetriko-ask-direction = { $name }, who shall begin?
jetriko-ask-defence = { $name }, answer the attack or take the hit.
jetriko-ask-main = { $name }, play a card or draw one.
jetriko-ask-main-pass = { $name }, play a card or pass: there is nothing to draw.
jetriko-ask-main-free = { $name }, any card may be played now. Play one or draw.
jetriko-ask-main-bound = { $name }, Blank: play a plain card of the same colour or number.
jetriko-ask-main-bound-draw = { $name }, Blank: you hold no fitting plain card, so draw one.
jetriko-ask-drawn = { $name }, play a card or pass.
jetriko-ask-drawn-only = { $name }, play the card you drew, or pass.
jetriko-ask-defence-none = { $name }, no card of yours answers it: take the hit.
jetriko-ask-main-none = { $name }, no card of yours fits: draw one.
jetriko-ask-main-pass-none = { $name }, no card of yours fits, and there is nothing to draw: pass.
jetriko-ask-drawn-none = { $name }, no card of yours fits: pass.
jetriko-ask-discard-redraw = { $name }, choose { $count ->
    [one] a card
   *[other] { $count } cards
} to swap for new ones.
jetriko-ask-discard-divide = { $name }, choose a card to swap for a new one.
jetriko-ask-discard-sorting-desk = { $name }, discard { jetriko-cards }.
jetriko-ask-discard-leveller = { $name }, discard { jetriko-cards } down to five.
jetriko-ask-discard-ballast = { $name }, discard { jetriko-cards }.
jetriko-ask-hand-down = { $name }, choose a card for { $other }.
jetriko-ask-u-turn = { $name }, choose a card to pass on.
jetriko-ask-colour = { $name }, which colour do you discard?
jetriko-ask-gift = { $name }, give a card to a player.
jetriko-ask-counterblow = { $name }, who shall draw 2 cards?
jetriko-ask-swap = { $name }, with whom do you swap hands?
jetriko-ask-scores = The round is over.
jetriko-do-left = { $name } begins, on the left
jetriko-do-right = { $name } begins, on the right
jetriko-do-draw = Draw
jetriko-do-pass = Pass
jetriko-do-take-hit = Take the hit
jetriko-do-direction = { $direction ->
    [clockwise] Clockwise to { $name }, who holds { jetriko-cards }
   *[anticlockwise] Anticlockwise to { $name }, who holds { jetriko-cards }
}
jetriko-do-choose = { $name }: { jetriko-cards }
jetriko-do-decline = Keep my hand
jetriko-do-confirm = { $left ->
    [0] Done
   *[other] { $count } of { $needed } chosen
}
jetriko-do-go-on = Go on
jetriko-do-stop = That is enough
jetriko-sign-free = Any card
jetriko-sign-bound = Bound
jetriko-sign-brink = On the brink
jetriko-pile-next = On top of the draw pile lies { $back }. { $count ->
    [one] It is the last card.
   *[other] { $count } cards are left.
}
jetriko-pile-empty = There is nothing left to draw.
jetriko-plate-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
jetriko-who-wins = An empty hand that lasts one turn round the table wins.
jetriko-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
jetriko-stat-attacks = Attacks
jetriko-stat-hits = Hits taken
jetriko-stat-traps = Traps
jetriko-stat-strongest = Strongest attack
jetriko-figure-rounds = Rounds won
jetriko-figure-attacks = Attacks
jetriko-figure-answers = Answers
jetriko-figure-hits = Hits taken
jetriko-figure-traps = Traps

## Words of the game: in the rules, and where a pointer rests on the table

jetriko-term-attack = Attack
jetriko-term-attack-means = A Plus, Steal or Redraw on its way: its kind, its value, who sent it last, and its victim.
jetriko-term-answer = Answer
jetriko-term-answer-means = A card the victim plays instead of taking the hit. It is the whole turn.
jetriko-term-hit = Hit
jetriko-term-hit-means = The attack is carried out on its victim, who then goes on with the turn.
jetriko-term-free = Free play
jetriko-term-free-means = Any card may be played: on an empty pile, on a trap, or on a white card if no attack is under way.
jetriko-term-blank = Blank
jetriko-term-blank-means = Binds the next player for one turn: only a plain card of its colour or number may be played.
jetriko-term-brink = On the brink
jetriko-term-brink-means = A player without cards who has not won yet: the round is won by having none at the beginning of one’s own turn.
jetriko-term-top = Top card
jetriko-term-top-means = A coloured card you play must share its colour, number or effect. White cards always go.
jetriko-term-plain = Plain card
jetriko-term-plain-means = A coloured card without effect. Being plain is no effect: two plain cards must share colour or number.
jetriko-term-white = White card
jetriko-term-white-means = Answers any attack. Without an attack it only swaps itself for another card, and the turn is over.
jetriko-term-trap = Trap
jetriko-term-trap-means = Acts when it is drawn. It ends whatever is under way, and the turn of the player whose turn it is.
jetriko-term-back = Back
jetriko-term-back-means = The next card of the draw pile shows whether it is a trap: red hurts, green helps, and blue may do either.
jetriko-term-direction = Direction
jetriko-term-direction-means = The way turns and attacks pass, clockwise or anticlockwise.
jetriko-term-dealer = Dealer
jetriko-term-dealer-means = Says which neighbour begins. The winner of a round deals the next.

## Hints for a first game

jetriko-hint-aim = Whoever has no cards when their turn begins wins. Be rid of yours, and attack to burden the others.
jetriko-hint-win = An empty hand does not win yet: it must last until your next turn begins.
jetriko-hint-attack = Under attack you may pass it on: with the same effect, a fitting Deflect, or a white card.
jetriko-hint-white = Keep white cards for your defence. Without an attack they only swap themselves.
jetriko-hint-steal = Steal rids you of one more card: the victim takes it from your hand.
jetriko-hint-back = Look at the back on the draw pile: green is worth drawing, red is not.
jetriko-hint-trap = A trap ends the hit as well. A big Plus is not so big if a trap lies on top.
jetriko-hint-brink = Somebody has no cards? Send Plus, Redraw or Blank before their turn begins.

## On the table

jetriko-card-does = { $card }: { $does }
jetriko-sheet-wins = Rounds won
jetriko-sheet-cards = Cards left
jetriko-trap-of = { $name } has drawn a trap
jetriko-shows = { $name } shows these cards
jetriko-stat-answers = Attacks passed on
jetriko-ask-attacked = { $attack }. { $sentence }
jetriko-announce-shared = { $attacker } and { $divider } share { $attack }: step { $number } of { $of }, { $name }
jetriko-announce-stopped = { $name } stops it: nothing happens
jetriko-ask-which-way = { $name }, which way do turns pass from now on?
jetriko-ask-whom = { $name }, at whom do you aim it?
jetriko-ask-to-whom = { $name }, who gets the card?
## The table in sentences

jetriko-top = On top lies { $card }.
jetriko-holds = { $name } has { jetriko-cards } and { jetriko-round-wins-of }.
jetriko-round-wins-of = { $wins ->
    [one] 1 round won
   *[other] { $wins } rounds won
}
jetriko-your-hand = Your hand: { $cards }.
jetriko-row-draw = Draw pile: { $count }

## Why an expert would do that

jetriko-worth = { $hundredths ->
    [one] 1 round won in 100
   *[other] { $hundredths } rounds won in 100
}
jetriko-within = { $hundredths }
jetriko-because-hit = Attacks then cost you { $this ->
    [1] 1 card
   *[other] { $this } cards
} on average, otherwise { $other }.
jetriko-because-trap-red = { $other ->
    [100] Otherwise you draw a red trap at once.
   *[other] It keeps you from red traps: you draw one in { $this } of 100 cases, otherwise in { $other }.
}
jetriko-because-trap-green = { $this ->
    [100] A green trap makes your hand smaller, and you draw one now.
   *[other] A green trap makes your hand smaller: you draw one in { $this } of 100 cases, otherwise in { $other }.
}
jetriko-because-dealt = It costs { $name }, on average, { $this ->
    [1] 1 card
   *[other] { $this } cards
}, otherwise { $other }.
jetriko-because-out = It keeps { $name } from going out: { $name } does so in { $this } of 100 cases, otherwise in { $other }.
jetriko-because-white = It keeps a white card in your hand for what is to come.
jetriko-because-stuck = Your next turns are better: in { $this } of them nothing fits, otherwise in { $other }.
jetriko-because-passed-over = Your next turn is safer: it is passed over in { $this } of 100 cases, otherwise in { $other }.
jetriko-because-won = You go out soon in { $this } of 100 cases, otherwise in { $other }.
jetriko-because-cards = Some turns later you hold { $this ->
    [1] 1 card
   *[other] { $this } cards
} on average, otherwise { $other }.

## The first lesson

jetriko-lesson-first = First lesson: one round
jetriko-lesson-first-after = An empty hand that lasts one turn round the table wins the round.
jetriko-lesson-first-colour = Get rid of all your cards. What you play has to match the top card: by its colour, for one. Red lies there, so play your red 3.
refusal-jetriko-lesson-first-colour = That fits as well, by its number. But you will need it: play the red 3.
jetriko-lesson-first-number = Or it matches by its number. A green 2 lies there: play your blue 2.
refusal-jetriko-lesson-first-number = That is allowed, too. But try the other way: a 2 on a 2.
jetriko-lesson-first-attack = { $name1 } attacked with a Plus 2, { $name2 } passed it on with another: now it is a Plus 4, and it has come to you. Answer with your own Plus, and it travels on, stronger still.
refusal-jetriko-lesson-first-attack = That does not answer a Plus. Your cyan 1 with the Plus does.
refusal-jetriko-lesson-first-attack-hit = You would draw 4 cards! Pass it on instead: play your Plus.
jetriko-lesson-first-draw = Six cards for { $name1 }! Now nothing in your hand matches cyan or 5, so draw a card. You can see the back of the next one: that is a trap, but a green one. Green ones are kind, red ones hurt.
refusal-jetriko-lesson-first-draw = Nothing fits here: draw from the pile.
jetriko-lesson-first-trap = Snap! A drawn trap goes off at once and ends your turn. This one is Ballast: you throw a card away. Throw the green 4.
refusal-jetriko-lesson-first-trap = Keep that one, you will get rid of it soon. Throw the green 4.
jetriko-lesson-first-last = One card left, and it matches: the 1 is yellow, as the 4 is. Play it! But a round is not won with the last card: you must get through one turn of everybody, without a card when it is your turn again.
refusal-jetriko-lesson-first-last = Play your last card.
refusal-jetriko-lesson-first-last-draw = You may, but look: your yellow 1 matches. Play it.
jetriko-lesson-first-end = Nobody attacked you, and your hand was still empty: you have won the round! Had somebody sent you a Plus, you would have had to draw.

## The longer lesson: white cards

jetriko-lesson-white = Longer lesson: white cards
jetriko-lesson-white-after = Five white cards, one rule: in your own turn they do nothing, under attack they do everything.
jetriko-lesson-white-keep = You hold a white card, a Stop. It fits on anything, but in your own turn it does nothing: you draw a card for it, and the next player may play any card. Keep it, and play your red 3.
refusal-jetriko-lesson-white-keep = No need to draw: your red 3 matches the 5 by its colour. Play it.
refusal-jetriko-lesson-white-keep-white = You would only swap the Stop for a card from the pile. Keep it for an attack, and play the red 3.
jetriko-lesson-white-stop = Plus, Plus, and a More on top: you would draw 5 cards! A white card on an attack lets only white cards answer. Yours answers any attack, whatever lies there, and you draw nothing for it. Stop it!
refusal-jetriko-lesson-white-stop = Five cards? That is what your Stop was kept for: play it.
jetriko-lesson-white-draw = The attack was gone, and the next player was free to play anything. Now blue and 1 are asked for, and nothing of yours matches: draw a card.
refusal-jetriko-lesson-white-draw = Nothing fits here: draw from the pile.
jetriko-lesson-white-pass = A white one: Times Two. You might play it now, but then you only draw another card. Keep it, and pass: press the button.
refusal-jetriko-lesson-white-pass = Now it would double nothing: you only draw for it. Keep it, and pass.
jetriko-lesson-white-times = { $name3 } plays a Steal: you would have to take a card from { $name3 }. Times Two doubles it and sends it on, and now it is your hand that is stolen from: { $name1 } must take both your other cards. Play it!
refusal-jetriko-lesson-white-times = Play Times Two: it doubles the Steal and sends it on.
refusal-jetriko-lesson-white-times-hit = Then you hold one card more. With Times Two you get rid of all three: play it.
jetriko-lesson-white-brink = Three cards in one move: your hand is empty! But you win only if it still is when your next turn begins, and without cards you cannot answer an attack. Let us see what { $name3 } does.
jetriko-lesson-white-again = A Plus: two cards for you. But being hit costs no turn, and one of the two is a Target. Which of them do you play? The one that will be of no use later: your cyan 5.
refusal-jetriko-lesson-white-again = Your cyan 5 matches: play it and keep the Target.
jetriko-lesson-white-target = Target sends the attack to anybody. { $name2 } has no cards and wins if nobody acts. As an answer your last card costs no draw. Play it, name { $name2 }.
refusal-jetriko-lesson-white-target = Then { $name2 } begins a turn without cards, and has won. Play the Target, and name { $name2 }.
refusal-jetriko-lesson-white-target-hit = You would draw two cards, and { $name2 } would win without any. Play the Target, and name { $name2 }.
refusal-jetriko-lesson-white-target-back = Then { $name3 } holds three cards, may play any of them, and it is you who comes next; and { $name2 } is left in peace. Name { $name2 }.
jetriko-lesson-white-end = You have won! The fifth white card is Divide: you and the attacker share what comes, and the attacker takes the larger half. And remember: in your own turn a white card is never your last one, for you draw. As an answer it is.
