## On the shelf

frantic-title = Frantic
frantic-about = Empty your hand first, be mean to everybody else, and survive what happens.
frantic-players = 2 to 8 players
frantic-length = about 45 minutes

## Seats

frantic-bot-easy = Easy
frantic-bot-normal = Normal
frantic-bot-hard = Hard
frantic-bot-expert = Expert

## Options

frantic-option-preset = Cards
frantic-option-preset-hint = Which modules are in the game, or a choice of your own.
frantic-value-preset-chaos = Classic chaos
frantic-value-preset-first = First game
frantic-value-preset-supercharged = Supercharged
frantic-value-preset-pandemonium = Pandemonium
frantic-value-preset-everything = Everything
frantic-value-preset-own = Own choice
frantic-option-troublemaker = Troublemaker
frantic-option-troublemaker-hint = 22 cards and 14 events: thieves, swaps, and more mischief.
frantic-option-supercharge = Supercharge
frantic-option-supercharge-hint = Power cards for everybody, 15 cards and nine events.
frantic-option-pandora = Pandora’s Box
frantic-option-pandora-hint = A fifth colour, and rule cards that change every round.
frantic-option-fan = Fan cards
frantic-option-fan-hint = Seven cards and seven events that players asked for.
frantic-option-promo = Promo cards
frantic-option-promo-hint = Error 404, a golden card, and two events.
frantic-option-blank = Blank cards
frantic-option-blank-hint = Cards and an event that you compose yourselves.
frantic-option-blank_play = Blank card
frantic-option-blank_play-hint = The printed card, or one that you made in the workshop.
frantic-option-blank_event = Blank event
frantic-option-blank_event-hint = The printed event, or one that you made in the workshop.
frantic-option-do_it_yourself = Do It Yourself
frantic-option-do_it_yourself-hint = The printed card, or one that you made in the workshop.
frantic-option-pandoras_box = Event Pandora’s Box
frantic-option-pandoras_box-hint = The printed event, or one that you made in the workshop.
frantic-option-scores = Keep score
frantic-option-scores-hint = Rounds are played until somebody passes the limit. Without, one round is the game.
frantic-option-length = Length
frantic-option-length-hint = At how many points the game ends; it depends on the number of players.
frantic-value-length-medium = Medium
frantic-value-length-short = Short
frantic-value-length-long = Long
frantic-value-length-own = Own limit
frantic-option-limit = Limit
frantic-option-limit-hint = The game ends with the round in which somebody has more points than this.
frantic-value-limit = { $count } points
frantic-option-hand = Hand cards
frantic-option-hand-hint = How many cards everybody is dealt. Fewer make a round shorter.
frantic-value-hand-7 = 7 cards
frantic-value-hand-6 = 6 cards
frantic-value-hand-5 = 5 cards
frantic-value-hand-4 = 4 cards
frantic-option-names = Card names
frantic-option-names-hint = How rude the cards are allowed to be.
frantic-value-names-mild = Mild
frantic-value-names-family = Family
frantic-value-names-original = As printed
frantic-option-first_dealer = First dealer
frantic-option-first_dealer-hint = Who deals the first round.
frantic-value-first_dealer-random = Random
frantic-value-first_dealer-1 = Seat 1
frantic-value-first_dealer-2 = Seat 2
frantic-value-first_dealer-3 = Seat 3
frantic-value-first_dealer-4 = Seat 4
frantic-value-first_dealer-5 = Seat 5
frantic-value-first_dealer-6 = Seat 6
frantic-value-first_dealer-7 = Seat 7
frantic-value-first_dealer-8 = Seat 8
frantic-option-rule_cards = Rule cards
frantic-option-rule_cards-hint = How many rule cards apply in a round, with Pandora’s Box.
frantic-value-rule_cards-0 = None
frantic-value-rule_cards-1 = 1
frantic-value-rule_cards-2 = 2
frantic-value-rule_cards-3 = 3
frantic-value-rule_cards-4 = 4
frantic-value-rule_cards-5 = 5
frantic-option-powers = Power cards a turn
frantic-option-powers-hint = How many power cards may be used in one turn, with Supercharge.
frantic-value-powers-1 = One
frantic-value-powers-2 = Two
frantic-value-powers-any = Any number
frantic-option-game_end = End of the game
frantic-option-game_end-hint = Whether the limit must be passed, or only reached.
frantic-value-game_end-passed = Limit passed
frantic-value-game_end-reached = Limit reached
frantic-option-gambling_man = Gambling Man
frantic-option-gambling_man-hint = New: the second-lowest card takes all. Old: the highest number of the last colour does.
frantic-value-gambling_man-new = New rule
frantic-value-gambling_man-old = Old rule
frantic-option-mimicry_reacts = Mimicry reacts
frantic-option-mimicry_reacts-hint = Mimicry may be thrown in as a reaction card.
frantic-option-must_follow = 2nd Chance must
frantic-option-must_follow-hint = Whoever has a card that fits on 2nd Chance must play it. Without, they may draw instead.
frantic-option-prompts = Reactions
frantic-option-prompts-hint = Who is asked before an event and at the end of a round. Asking only who can react shows that they can.
frantic-value-prompts-auto = As it suits
frantic-value-prompts-always = Ask everybody
frantic-value-prompts-holders = Only who can react
frantic-option-timer = Turn timer
frantic-option-timer-hint = When the time is up, the turn is played for you: draw and pass.
frantic-value-timer-off = Off
frantic-value-timer-30 = 30 seconds
frantic-value-timer-60 = 60 seconds
frantic-option-blind = Taking unseen
frantic-option-blind-hint = Cards taken unseen are drawn by chance, or you point at a card back.
frantic-value-blind-random = By chance
frantic-value-blind-point = Point at a card

## Refusals

refusal-frantic-seats = Frantic is for 2 to 8 players.
refusal-frantic-over = The game is over.
refusal-frantic-first-dealer = Seat { $number } cannot deal first: only { $seats } sit here. Choose another first dealer, or add a seat.
refusal-frantic-no-such-seat = There is no seat { $number } at this table.
refusal-frantic-not-now = This cannot be done now.
refusal-frantic-not-your-turn = It is not your turn: { $name } is asked.
refusal-frantic-done-already = You have chosen already.
refusal-frantic-not-held = You do not hold that card.
refusal-frantic-misfit = { $needed ->
    [black] That card does not fit: you need a black card or an open-wish card.
    [number] That card does not fit: you need { frantic-number-named }.
    [colour] That card does not fit: you need { frantic-colour-named }.
    [symbol] That card does not fit: you need { frantic-symbol-named } or an open-wish card.
    [colour-number] That card does not fit: you need { frantic-colour-named } or { frantic-number-named }.
   *[colour-symbol] That card does not fit: you need { frantic-colour-named } or { frantic-symbol-named }.
}
refusal-frantic-black-on-black = Black cannot be played on black.
refusal-frantic-special-on-number = Specials with a colour do not fit a number.
refusal-frantic-swap-colour = Colour Swap needs one of its two colours on the pile.
refusal-frantic-no-colour-to-take = There is no colour Mimicry could take over.
refusal-frantic-no-imitation = Mimicry cannot imitate that card.
refusal-frantic-mimicry-stays = Mimicry cannot be thrown in in this game.
refusal-frantic-unplayable = This card cannot be played.
refusal-frantic-ten-cards = You need exactly ten hand cards for this; you have { $count }.
refusal-frantic-not-last = The End can only be your last card.
refusal-frantic-sealed = Special cards are sealed.
refusal-frantic-blocked = That colour is blocked.
refusal-frantic-drawn-already = You have already drawn.
refusal-frantic-draw-first = Draw first, then you may pass.
refusal-frantic-must-follow = You have a card that fits: play it.
refusal-frantic-not-yourself = That player cannot be chosen: you cannot name yourself.
refusal-frantic-marked = That player cannot be chosen: { $name } loses a turn already.
refusal-frantic-not-fewer = That player cannot be chosen: { $name } does not have fewer cards than you.
refusal-frantic-has-more = That player cannot be chosen: { $name } has more cards than you.
refusal-frantic-no-powers = That player cannot be chosen: { $name } has no power card.
refusal-frantic-named-already = That player cannot be chosen: { $name } has been named already.
refusal-frantic-protected = That player is protected: { $name }.
refusal-frantic-name-first = Name a player first.
refusal-frantic-share-first = Share the cards out first.
refusal-frantic-parts = { $count ->
    [6] The parts must add up to six.
   *[4] The parts must add up to four.
}
refusal-frantic-not-given-away = You may not give that card away yourself.
refusal-frantic-exactly = { $count ->
    [one] Choose exactly { $count } card.
   *[other] Choose exactly { $count } cards.
}
refusal-frantic-not-ten = These cards add up to { $points }, not 10.
refusal-frantic-wish-first = Make your wish first.
refusal-frantic-no-such-wish = You cannot wish for that.
refusal-frantic-exit-colour = Choose one of the colours the card can leave.
refusal-frantic-blocked-already = That colour cannot be blocked.
refusal-frantic-cannot-react = You cannot react to this.
refusal-frantic-too-late = Too late, or it is your own turn: no protection.
refusal-frantic-nobody-out = Nice Try fits only when someone is out.
refusal-frantic-pass-or-throw = Let it pass, or throw a reaction card in.
refusal-frantic-no-power = That power card cannot be used now: you do not have it.
refusal-frantic-power-is-up = That power card cannot be used now: it is face up already.
refusal-frantic-power-fresh = That power card cannot be used now: it came to you in this turn.
refusal-frantic-power-alone = That power card cannot be used now: no power card goes with this card.
refusal-frantic-power-special = That power card cannot be used now: it needs a special card.
refusal-frantic-power-number = That power card cannot be used now: it needs a number card.
refusal-frantic-power-with-card = That power card cannot be used now: turn it up with a card you play.
refusal-frantic-power-enough = That power card cannot be used now: no more this turn.
refusal-frantic-not-recharged = Choose a power card of yours that was activated before this turn.
refusal-frantic-no-such-power = There is no power card to be picked there.
refusal-frantic-victim-lacks = That card is not in the hand you are looking at.
refusal-frantic-not-in-row = That is not possible: the card does not lie there, or is taken already.
refusal-frantic-not-in-pile = That is not possible: the card does not lie under the top card.
refusal-frantic-not-laid-out = That is not possible: choose one of the events turned over.
refusal-frantic-not-repeated = That is not possible: choose an event of this round, but not Repeat.
refusal-frantic-own-pile = That is not possible: you must take a pile that was not yours.
refusal-frantic-pile-gone = That is not possible: the pile has been dealt already.
refusal-frantic-too-low = That is not possible: the card must count at least { $points }.
refusal-frantic-must-lay = That is not possible: the first card must be laid.
refusal-frantic-not-last-colour = Lay a number card of the colour played last.
refusal-frantic-no-twin = Only coloured cards with the number { $number } may follow.
refusal-frantic-give-all = Give all these cards away first.
refusal-frantic-next-card = Give the cards away in the order they lie.
refusal-frantic-confirm-first = First say that you have seen it.
refusal-frantic-yes-or-no = Say yes or no.
refusal-frantic-point = Point at one of the { $count } cards.
refusal-frantic-composed-form = This card cannot be read: { frantic-composed-named }.
refusal-frantic-composed-steps = A card may have at most three steps and one event: { frantic-composed-named }.
refusal-frantic-composed-name = A name has 1 to 24 characters: { frantic-composed-named }.
refusal-frantic-composed-type = This card cannot have that type: { frantic-composed-named }.
refusal-frantic-composed-twice = Two cards cannot have the same name: { frantic-composed-named }.
refusal-frantic-composed-icon = This card cannot have that picture: { frantic-composed-named }.

## Words of the game

frantic-colour-named = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [violet] violet
   *[black] black
}
frantic-colour-red = Red
frantic-colour-blue = Blue
frantic-colour-yellow = Yellow
frantic-colour-green = Green
frantic-colour-violet = Violet
frantic-colour-black = Black
frantic-number-named = { $number ->
    [8] an 8
   *[other] a { $number }
}
frantic-symbol-named = { $symbol ->
    [second_chance] { frantic-card-second_chance }
    [exchange] { frantic-card-exchange }
    [gift] { frantic-card-gift }
    [skip] { frantic-card-skip }
    [thief] { frantic-card-thief }
    [troublemaker] { frantic-card-troublemaker }
    [recharge] { frantic-card-recharge }
    [colour_swap] { frantic-card-colour_swap }
    [fantastic] { frantic-card-fantastic }
    [fantastic_four] { frantic-card-fantastic_four }
    [counterattack] { frantic-card-counterattack }
    [equality] { frantic-card-equality }
    [nice_try] { frantic-card-nice_try }
    [special_favours] { frantic-card-special_favours }
    [inequality] { frantic-card-inequality }
    [lucky_bastard] { frantic-card-lucky_bastard }
    [update] { frantic-card-update }
    [edison] { frantic-card-edison }
    [do_it_yourself] { frantic-card-do_it_yourself }
    [special_fantastic] { frantic-card-special_fantastic }
    [fantastic_event] { frantic-card-fantastic_event }
    [error_404] { frantic-card-error_404 }
    [mimicry] { frantic-card-mimicry }
    [fuck_you] { frantic-card-fuck_you }
    [golden_fuck_you] { frantic-card-golden_fuck_you }
    [the_end] { frantic-card-the_end }
   *[blank_play] the composed card
}
frantic-composed-named = { $card ->
    [do_it_yourself] Do It Yourself
    [pandoras_box] Pandora’s Box
    [blank_play] the blank card
   *[blank_event] the blank event
}
frantic-needs-colour = { frantic-colour-named }
frantic-needs-number = { $number }
frantic-needs-colour-number = { frantic-colour-named } or { $number }
frantic-needs-symbol = { frantic-symbol-named }
frantic-needs-colour-symbol = { frantic-colour-named } or { frantic-symbol-named }
frantic-needs-black = black
frantic-needs-free = anything
frantic-cause-out = Somebody is out
frantic-cause-empty_pile = The draw pile is used up
frantic-cause-doomsday = Doomsday
frantic-cause-finish_line = Finish Line
frantic-cause-time_bomb = Time Bomb
frantic-cause-the_end = The End

## The log

frantic-log-round = Round { $number }: { $name } deals.
frantic-log-first = The first card: { $card }.
frantic-log-played = { $name }: { $card }
frantic-log-imitates = { $name }: { $card } as { $other }
frantic-log-power = { $name } turns up { $power }.
frantic-log-power-acts = { $power } acts.
frantic-log-drew = { $name } draws { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
frantic-log-passed = { $name } passes.
frantic-log-skipped = { $name } loses a turn.
frantic-log-marked = { $name } will lose the next turn.
frantic-log-wished = { $name } wishes for { $what }.
frantic-log-used = { $name } uses { $card }.
frantic-log-left-out = { $name } leaves the effect out.
frantic-log-risked = { $name } risks it.
frantic-log-no-risk = { $name } takes no risk.
frantic-log-victims = { $card }: { $name } names { $victims }.
frantic-log-share = { $name } shares out { $parts }.
frantic-log-part = { $count } for { $name }
frantic-log-named = { $name } names { $other }.
frantic-log-thrown = { $name } throws in { $card } and wishes for { $what }.
frantic-log-fizzled = { $card }: there is nobody left to be named.
frantic-log-hand-seen = { $name } looks at { $other }’s hand.
frantic-log-hands-open = { $victims } show their hands.
frantic-log-specials = { $name }: { $count ->
    [one] 1 special card.
   *[other] { $count } special cards.
}
frantic-log-given = { $name } gives { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $other }.
frantic-log-took-up = { $name } takes up { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
frantic-log-discarded = { $name } discards { $cards }.
frantic-log-turned-over = Turned over: { $cards }.
frantic-log-triggered = { $name } triggers an event.
frantic-log-event = { $event }! { $text }
frantic-log-protected = { $name } is protected.
frantic-log-laid-out = To choose from: { $events }.
frantic-log-events-shuffled = The events are shuffled again.
frantic-log-piles = { $name } gets { $other }’s pile.
frantic-log-total = { $name }: { $change }, now { $total }.
frantic-log-seats = { $name } and { $other } change seats.
frantic-log-limit = The limit is { $limit } now.
frantic-log-bomb = { $name }: { $left ->
    [0] the last turn.
    [one] 1 more turn after this.
   *[other] { $left } more turns after this.
}
frantic-log-powers = { $name } gets { $count ->
    [one] 1 power card.
   *[other] { $count } power cards.
}
frantic-log-powers-back = { $name } puts { $count ->
    [one] 1 power card
   *[other] { $count } power cards
} back.
frantic-log-powers-swapped = { $name } and { $other } swap a power card.
frantic-log-blocked = { $what } is blocked.
frantic-log-unblocked = The blockade is over.
frantic-log-sealed = Special cards are sealed.
frantic-log-unsealed = The seal is broken.
frantic-log-direction = Play turns round.
frantic-log-rules = New rule: { $rules }.
frantic-log-rules-back = The old rules are gone.
frantic-log-ran-out = The draw pile is used up: the round ends.
frantic-log-ended = The round is over: { $cause }.
frantic-log-won = { $victims } { $count ->
    [one] is out.
   *[other] are out.
}
frantic-log-scored = { $name }: { $points }, now { $total }.
frantic-log-counted = { $name }: { $count ->
    [one] 1 point.
   *[other] { $count } points.
}

## What is asked, as all may hear it; $asked is how many are asked, in $names

frantic-aloud-ready = { $names } { $asked ->
    [one] is
   *[other] are
} not ready yet …
frantic-aloud-scores = { $names } { $asked ->
    [one] looks
   *[other] look
} at the scores …
frantic-aloud-play = { $names } plays a card or draws …
frantic-aloud-play-drawn = { $names } plays a card or passes …
frantic-aloud-more = { $names } goes on with the turn …
frantic-aloud-use = { $names } may use { $card } …
frantic-aloud-golden = { $names } may give { $card } away …
frantic-aloud-victim = { $names } chooses whom to hit with { $card } …
frantic-aloud-shares = { $card }: { $names } shares the cards out …
frantic-aloud-replacement = { $other } is protected. { $names } names somebody else …
frantic-aloud-cards = { $names } lays { $count ->
    [one] a card
   *[other] { $count } cards
} aside …
frantic-aloud-cards-for = { $names } chooses { $count ->
    [one] a card
   *[other] { $count } cards
} for { $other } …
frantic-aloud-wish-colour = { $names } wishes for a colour …
frantic-aloud-wish-number = { $names } wishes for a number …
frantic-aloud-wish-either = { $names } wishes for a colour or a number …
frantic-aloud-wish-special = { $names } wishes for a colour or a special card …
frantic-aloud-exit = { $names } chooses the colour that is left …
frantic-aloud-imitation = { $names } chooses what Mimicry imitates …
frantic-aloud-target = { $names } may react to { $card } of { $other } …
frantic-aloud-event-window = An event is coming: { $names } may react …
frantic-aloud-nice-try = { $victims } { $out ->
    [one] is
   *[other] are
} out: { $names } may react …
frantic-aloud-follow = { $names } plays one more card or draws …
frantic-aloud-thief = { $names } takes { $count ->
    [one] a card
   *[other] { $count } cards
} from { $other } …
frantic-aloud-blind = { $names } points at a card of { $other } …
frantic-aloud-recharge = { $names } chooses a power card that is turned down …
frantic-aloud-edison = { $names } picks a power card of { $other } …
frantic-aloud-update = { $names } chooses a power card that goes back …
frantic-aloud-swap-meet = { $names } chooses somebody to swap hands with …
frantic-aloud-blockade = { $names } blocks a colour …
frantic-aloud-recycling = { $names } chooses who gets the card …
frantic-aloud-special-charge = { $names } chooses who draws for special cards …
frantic-aloud-random-chance = { $names } plays any card …
frantic-aloud-lay = { $names } { $asked ->
    [one] lays a card
   *[other] lay cards
} face down …
frantic-aloud-market = { $names } takes one of the open cards …
frantic-aloud-give = { $names } gives { $count ->
    [one] a card
   *[other] { $count } cards
} away …
frantic-aloud-receiver = { $names } chooses who gets it …
frantic-aloud-open = { $names } { $asked ->
    [one] looks
   *[other] look
} at the open hands …
frantic-aloud-trust = { $names } chooses whom to trust …
frantic-aloud-pile = { $names } chooses a pile for { $other } …
frantic-aloud-pile-own = { $names } chooses a pile to keep …
frantic-aloud-event = { $names } chooses an event …
frantic-aloud-risk = { $names } may risk it …
frantic-aloud-identities = { $names } chooses who changes seats …
frantic-aloud-tsunami = { $names } lays a card or takes all …
frantic-aloud-tsunami-first = { $names } lays the first card …
frantic-aloud-ten = { $names } discards cards worth ten in all …
frantic-aloud-resurrection = { $names } takes a card from the discard pile …
frantic-aloud-resurrection-other = { $names } chooses a card to give away …
frantic-aloud-chosen = { $names } chooses a player …
frantic-aloud-parasite = { $names } may discard before the cards are counted …

## Table

frantic-card-coloured = { $colour } { $card }
frantic-ask-ready = { $name }, deal the cards.
frantic-ask-play = { $name }, play a card or draw.
frantic-ask-play-drawn = { $name }, play a card or pass.
frantic-ask-play-none = { $name }, no card of yours fits: draw.
frantic-ask-play-drawn-none = { $name }, no card of yours fits: pass.
frantic-ask-last-draw = The draw pile is empty: whoever draws now ends the round.
frantic-ask-turn-up = { $name }, one more power card?
frantic-ask-twins = { $name }, more cards with the number { $number }?
frantic-ask-use = { $name }, use { $card }?
frantic-ask-golden = { $name }, give { $card } away?
frantic-ask-victim = { $effect ->
    [gift] { $name }, who gets two of your cards?
    [black_gift] { $name }, who gets two of your cards?
    [exchange] { $name }, with whom do you exchange cards?
    [skip] { $name }, who loses a turn?
    [thief] { $name }, from whom do you steal?
    [equality] { $name }, who draws?
    [inequality] { $name }, who takes cards from you?
    [special_favours] { $name }, with whom do you swap special cards?
    [edison] { $name }, name two players: whose power cards change owners?
    [golden_fuck_you] { $name }, who gets it?
   *[other] { $name }, whom do you name?
}
frantic-ask-shares = { $name }, share out { $count } cards: choose a name for each.
frantic-ask-replacement = { $other } is protected. { $name }, name somebody else.
frantic-ask-cards = { $name }, choose { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
frantic-ask-wish-colour = { $name }, wish for a colour.
frantic-ask-wish-number = { $name }, wish for a number.
frantic-ask-wish-either = { $name }, wish for a colour or a number.
frantic-ask-wish-special = { $name }, wish for a colour or a special card.
frantic-ask-exit = { $name }, which colour is left?
frantic-ask-imitation = { $name }, what does Mimicry imitate?
frantic-ask-target = { $name }, { $other } attacks you with { $card }{ $effect ->
    [exchange] : you are to swap two cards.
    [gift] : you are to get cards.
    [black_gift] : you are to get cards.
    [skip] : you are to miss your next turn.
    [thief] : you are to lose two cards.
    [equality] : you are to draw until you hold as many cards.
    [inequality] : you are to take cards.
    [special_favours] : you are to swap all special cards.
   *[other] .
}
frantic-ask-target-part = { $name }, { $other } attacks you with { $card }: you are to draw { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
frantic-ask-event-window = { $name }, an event is coming.
frantic-ask-nice-try = { $victims } { $count ->
    [one] is out.
   *[other] are out.
} { $name }, nice try?
frantic-ask-follow = { $follow ->
    [draw] { $name }, nothing fits: draw a card.
    [may] { $name }, play a card that fits, or draw.
   *[must] { $name }, play a card that fits.
}
frantic-ask-thief = { $name }, take { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
frantic-ask-point = { $name }, point at a card of { $other }.
frantic-ask-recharge = { $name }, which power card is turned down?
frantic-ask-edison = { $name }, pick a power card of { $other }.
frantic-ask-update = { $name }, which power card goes back?
frantic-ask-swap-meet = { $name }, with whom do you swap hands?
frantic-ask-blockade = { $name }, block a colour.
frantic-ask-recycling = { $name }, who gets the card?
frantic-ask-special-charge = { $name }, who draws for special cards?
frantic-ask-random-chance = { $name }, play any card.
frantic-ask-lay = { $name }, lay a card face down.
frantic-ask-market = { $name }, take a card.
frantic-ask-give = { $name }, who gets { $card }? { $count ->
    [one] It is the last card.
   *[other] There are { $count } cards to give.
}
frantic-ask-receiver = { $name }, who gets it?
frantic-ask-open = { $name }, look at the hands.
frantic-ask-trust = { $name }, whom do you trust?
frantic-ask-pile = { $name }, which pile for { $other }?
frantic-ask-pile-own = { $name }, which pile do you take yourself?
frantic-ask-event = { $name }, which event?
frantic-ask-risk = { $name }, risk it?
frantic-ask-identities = { $name }, who changes seats?
frantic-ask-tsunami = { $name }, lay at least { $points }, or take all.
frantic-ask-ten = { $name }, discard cards worth { $points } more.
frantic-ask-resurrection = { $name }, a card for yourself.
frantic-ask-resurrection-other = { $name }, a card to give away.
frantic-ask-chosen = { $name }, choose a player.
frantic-ask-parasite = { $name }, discard up to two cards before counting.
frantic-ask-scores = The round is scored.
frantic-answer-draw = Draw
frantic-answer-pass = Pass
frantic-answer-let-pass = Let it pass
frantic-answer-react = React
frantic-answer-yes = Yes
frantic-answer-no = No
frantic-answer-give = Give it away
frantic-answer-under = Put it under
frantic-answer-risk = Risk it
frantic-answer-no-risk = No risk
frantic-answer-take = Take all
frantic-answer-enough = Enough
frantic-answer-go-on = Go on
frantic-answer-deal = Deal
frantic-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
frantic-pile-low = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
frantic-limit = Limit { $limit }
frantic-next-dealer = { $name } deals next.
frantic-sheet-round = Round { $number }
frantic-sheet-total = Total
frantic-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
frantic-round-over = The round is over
frantic-out-counts = Everybody else gets points for the cards they still hold. Points are bad: in the end the fewest win.
frantic-out-wins = Whoever is out first wins.
frantic-who-wins = The fewest points win.
frantic-won = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
frantic-stat-rounds_won = Rounds won
frantic-stat-worst = Worst round
frantic-figure-rounds = Rounds played
frantic-figure-rounds_won = Rounds won
frantic-figure-worst = Worst round

## Words of the game: in the rules, and where a pointer rests on the table

frantic-term-requirement = Requirement
frantic-term-requirement-means = What the next card must fit: a colour, a number, a special card.
frantic-term-number = Number card
frantic-term-number-means = A coloured or black card with a number. All other cards are special cards.
frantic-term-special = Special card
frantic-term-special-means = Every card that is not a number card.
frantic-term-wish = Wish
frantic-term-wish-means = Says what the next card must fit. It lasts until another card covers it.
frantic-term-open-wish = Open-wish card
frantic-term-open-wish-means = A special card without a colour. It fits on everything, and its player makes a wish.
frantic-term-event = Event
frantic-term-event-means = A card of the event deck that happens to everybody, in order of play.
frantic-term-trigger = Trigger player
frantic-term-trigger-means = Whose card set the event off. They come last in order of play.
frantic-term-throw-in = Throw in
frantic-term-throw-in-means = To put a reaction card on the pile when it is not your turn. It takes no turn.
frantic-term-victim = Victim
frantic-term-victim-means = Who was named for a special card.
frantic-term-protected = Protected
frantic-term-protected-means = For this event that player does not exist.
frantic-term-out = Out
frantic-term-out-means = A player without hand cards. When all effects are over, the round ends.
frantic-term-unseen = Unseen
frantic-term-unseen-means = Cards are taken without looking: chance picks them.
frantic-term-under = Under
frantic-term-under-means = Slid under the top card of the pile. It changes nothing for the next card.
frantic-term-lasting = Lasting event
frantic-term-lasting-means = It stays until the round ends.
frantic-term-power = Power card
frantic-term-power-means = Lies before its owner, and is turned up with a card they play.
frantic-term-rule = Rule card
frantic-term-rule-means = Changes a rule for everybody until the round ends.
frantic-term-limit = Limit
frantic-term-limit-means = When a total is higher after a round, the game ends. The lowest total wins.

## Hints for a first game

frantic-hint-aim = Be rid of your cards: what you hold when a round ends is points, and the fewest points win.
frantic-hint-play = Play what fits: the colour, the number, or the same special card. Or draw one card.
frantic-hint-draw = Nobody has to play. After drawing you may still play any card that fits.
frantic-hint-wish = Wish for a colour you have many of, and the next player perhaps has not.
frantic-hint-black = A black number fits only on its number, and triggers an event.
frantic-hint-event = An event happens to everybody, first to the next player, last to who triggered it.
frantic-hint-react = You are attacked. With Counterattack you could turn it around.
frantic-hint-points = Cards in your hand are points when the round ends, and points are bad.
frantic-hint-ten = Keep an eye on your hand: with exactly ten cards you get rid of the 42.
frantic-hint-pile = The draw pile runs low: when somebody cannot draw, the round ends.

## Cards: name, what it does, and all of it where there is more to say

frantic-card-num = Number
frantic-card-num-full = A coloured number fits on its colour or its number. It counts its number.
frantic-card-black = Black number
frantic-card-black-full = A black number fits only on its number, never on another black card, and triggers an event.
frantic-card-second_chance = 2nd Chance
frantic-card-second_chance-full = { $follow ->
    [may] Play a second card that fits on it at once, or draw one card.
   *[must] You must play a second card that fits on it at once. If you have none, draw one card.
}
frantic-card-second_chance-whole = { $follow ->
    [may] Play a second card that fits on it at once: one of its colour, another 2nd Chance, or an open-wish card, never a black card. Or draw one card instead, which cannot be played this turn.
   *[must] You must play a second card that fits on it at once: one of its colour, another 2nd Chance, or an open-wish card, never a black card. If you have none, draw one card, which cannot be played this turn.
} As your last card it makes you draw, so you are not out.
frantic-card-exchange = Exchange
frantic-card-exchange-full = Give another player two cards of your choice, and take two of theirs without seeing them.
frantic-card-exchange-whole = Name another player and put two cards of your choice aside. Take two of theirs without seeing them; only then do they get yours. With one card left you give one. As your last card it gives nothing and still takes two. You cannot give { frantic-card-fuck_you } away.
frantic-card-gift = Gift
frantic-card-gift-full = Give another player two hand cards of your choice.
frantic-card-gift-whole = Name another player and give them two hand cards of your choice; with one card left, give one. As your last card it gives nothing, but somebody must be named. You cannot give { frantic-card-fuck_you } away.
frantic-card-skip = Skip
frantic-card-skip-full = Another player loses the next turn.
frantic-card-skip-whole = Name another player, who loses the next turn. Whoever is going to lose a turn already cannot be named; if that is everybody, nothing happens. A lost turn counts as a turn for Time Bomb and for power cards that last.
frantic-card-thief = Thief
frantic-card-thief-full = Look at another player’s hand and take two cards of your choice.
frantic-card-thief-whole = Name another player, look at their whole hand and take two cards of your choice; if there are fewer, take them all. As your last card it must steal, too: you are out only if there was nothing to take.
frantic-card-troublemaker = Troublemaker
frantic-card-troublemaker-full = An event is triggered at once.
frantic-card-recharge = Recharge
frantic-card-recharge-full = Turn a power card that you used in an earlier turn face down again: it can be used from your next turn on.
frantic-card-fantastic = Fantastic
frantic-card-fantastic-full = Fits on everything. Wish for a colour or a number.
frantic-card-fantastic_four = Fantastic Four
frantic-card-fantastic_four-full = The others draw four cards, shared out as you like. Wish for a colour or a number.
frantic-card-counterattack = Counterattack
frantic-card-counterattack-full = Throw it in when a special card hits you: the attack is yours now, against others of your choice. Wish for a colour.
frantic-card-counterattack-whole = Throw it in when a special card hits you: its effect is cancelled for all its victims. You carry it out now as if you had played the card yourself, with your own cards, against others of your choice; they may react in turn. Wish for a colour.
frantic-card-equality = Equality
frantic-card-equality-full = A player with fewer cards draws until you have equally many. Wish for a colour.
frantic-card-nice_try = Nice Try
frantic-card-nice_try-full = Throw it in when somebody is out: whoever is out draws three cards and play goes on. Wish for a colour.
frantic-card-nice_try-whole = Throw it in when somebody is out and all effects are over, after your own turn, too: whoever is out draws three cards, and the next player goes on. If it was your last card, you are out now. Wish for a colour.
frantic-card-fuck_you = { $names ->
    [original] Fuck You
    [family] Forget You
   *[mild] F*** You
}
frantic-card-fuck_you-full = Can be played only with exactly ten hand cards, and goes under the top card. It counts 42.
frantic-card-fuck_you-whole = Can be played only with exactly ten hand cards, itself included, on anything. It goes under the top card and has no effect; what is needed stays as it was. You cannot give it away with a special card of your own, but others may take it, and events may move it. It counts 42.
frantic-card-colour_swap = Colour Swap
frantic-card-colour_swap-full = Fits on one of its two colours and leaves the other.
frantic-card-special_favours = Special Favours
frantic-card-special_favours-full = You and another player swap all your special cards. Wish for a colour.
frantic-card-special_favours-whole = You and another player swap all your special cards, however many each of you has. You keep your own { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } and { frantic-card-gambling_champ }; theirs come to you. Wish for a colour.
frantic-card-inequality = Inequality
frantic-card-inequality-full = A player with no more cards than you takes cards from your hand, unseen, until they have more than you. Wish for a colour.
frantic-card-lucky_bastard = { $names ->
    [family] Lucky Duck
   *[mild] Lucky Bastard
}
frantic-card-lucky_bastard-full = Throw it in before an event is turned over, outside your turn: the event does not concern you. Wish for a colour.
frantic-card-lucky_bastard-whole = Throw it in before an event is turned over, when it is not your turn. For that event you do not exist: you do not draw, discard, give or get anything, your points stay as they are, and nobody can choose you. If that event ends the round, you score 0. It protects you from this one event only. Wish for a colour.
frantic-card-mimicry = Mimicry
frantic-card-mimicry-full = Imitates any special card, but no unique one.
frantic-card-mimicry-whole = Say which special card it is as you play it; a unique one it cannot be. As an open-wish card it fits on everything. As a card with a colour it takes over the colour that lies there, so there must be one; as Colour Swap it leaves any other colour. { $reacts ->
    [no] In this game it cannot be thrown in.
   *[yes] It can be thrown in as a reaction card, too.
}
frantic-card-curse = Curse
frantic-card-curse-full = Cannot be played. It can be given, swapped and taken, and discarded in events. It counts 13.
frantic-card-update = Update
frantic-card-update-full = Take a new power card; another one of yours goes back. Wish for a colour.
frantic-card-update-whole = If you like, take the top power card and look at it; then shuffle another one of yours back into the deck, used or not. If you have no other, none goes back. Wish for a colour.
frantic-card-edison = Edison
frantic-card-edison-full = Two players who have power cards, you perhaps among them, swap one each. Wish for a colour.
frantic-card-edison-whole = If you like, name two players who have power cards; you may be one of them. Pick one card of each: the two change owners and lie face down, ready to be used. What lies face down before others you pick without seeing it. Wish for a colour.
frantic-card-the_end = The End
frantic-card-the_end-full = Can be played only as your last card, on anything: the round ends at once, and nobody can stop it. It counts 17.
frantic-card-the_end-whole = Can be played only as your last card, on anything. The round ends at once: no Nice Try, no event, and Time Bomb, Last Chance, Plus One and Parasite are ignored. Until then it can be given, swapped and taken, and discarded in events. It counts 17.
frantic-card-do_it_yourself = Do It Yourself
frantic-card-do_it_yourself-full = Wish for a colour. Its effect was composed before the game; if not, one more rule card is turned over.
frantic-card-black_gift = Black Gift
frantic-card-black_gift-full = Works as Gift, then an event is triggered.
frantic-card-black_gift-whole = Works as Gift, then an event is triggered. Whoever throws in Counterattack gives the cards away and triggers the event.
frantic-card-special_fantastic = Special Fantastic
frantic-card-special_fantastic-full = Fits on everything. Wish for a colour, or for a special card by its name.
frantic-card-special_fantastic-whole = Fits on everything. Wish for a colour, or for a special card by its name. If that card has a colour, only it and open-wish cards fit then; if it is an open-wish card, only open-wish cards. { frantic-card-fuck_you } and The End fit as ever, under their own conditions.
frantic-card-fantastic_event = Fantastic Event
frantic-card-fantastic_event-full = An event is triggered if you like. Wish for a colour or a number.
frantic-card-gambling_champ = Gambling Champ
frantic-card-gambling_champ-full = Cannot be played. It doubles the points of your hand; with less than 7 you get minus 21 instead.
frantic-card-gambling_champ-whole = Cannot be played. When the round is counted, it doubles the points of your hand if they are 7 or more; if they are fewer, you get minus 21 instead. You cannot give it away with a special card of your own, but others may take it, and events may move it.
frantic-card-error_404 = Error 404
frantic-card-error_404-full = Throw it in when a special card hits you: you are protected from it, and somebody else is named. Wish for a colour.
frantic-card-error_404-whole = Throw it in when a special card hits you: you are protected from it, also if it is countered, and somebody else is named for your part. If nobody else can be named, that part is lost. Wish for a colour.
frantic-card-golden_fuck_you = { $names ->
    [original] Golden Fuck You
    [family] Golden Forget You
   *[mild] Golden F*** You
}
frantic-card-golden_fuck_you-full = Only with exactly ten hand cards: put it under the top card, or give it to another player. It counts 59.
frantic-card-golden_fuck_you-whole = Only with exactly ten hand cards, itself included, on anything: put it under the top card, or give it to another player, who may react. Either way your turn is over, and what is needed stays as it was. No special card of your own can give it away otherwise. It counts 59.
frantic-card-blank_play = Hot Potato
frantic-card-blank_play-full = Its effect was composed before the game; if not, give a card to a player, who draws one besides.
frantic-card-little_brother = Little Brother
frantic-card-little_brother-full = An event that came to stay in a hand. It cannot be played and counts 11.
frantic-card-little_brother-whole = An event that came to stay in a hand. It cannot be played, but it can be given, swapped and taken, and discarded in events. It counts 11. In the next round it is an event again.

## Events: name, what happens in short, what happens, and all of it where there is more to say

frantic-event-charity = Charity
frantic-event-charity-short = Take from those who have most.
frantic-event-charity-full = Everybody else takes one card, unseen, from each player with the most cards.
frantic-event-charity-whole = In order of play everybody else takes one card, unseen, from each player with the most cards. Those with the most take nothing. If a hand runs out, whoever comes later gets nothing from it. If all have equally many, nothing happens.
frantic-event-communism = Communism
frantic-event-communism-short = All become equally rich.
frantic-event-communism-full = Everybody draws up to the size of the biggest hand.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-short = { $scores ->
    [off] Nobody wins.
   *[on] 50 points for everybody.
}
frantic-event-doomsday-full = { $scores ->
    [off] The round ends at once, and nobody wins.
   *[on] The round ends at once, and everybody gets 50 points.
}
frantic-event-earthquake = Earthquake
frantic-event-earthquake-short = All hands move to the right.
frantic-event-earthquake-full = Everybody passes the whole hand to the right neighbour.
frantic-event-expansion = Expansion
frantic-event-expansion-short = Draw one, two, three…
frantic-event-expansion-full = The first player draws one card, the next two, and so on; whoever triggered it draws most.
frantic-event-finish_line = Finish Line
frantic-event-finish_line-short = The round is over.
frantic-event-finish_line-full = The round ends at once, and all hands are counted.
frantic-event-friday_the_13th = Friday the 13th
frantic-event-friday_the_13th-short = Nothing happens.
frantic-event-friday_the_13th-full = Nothing happens. Breathe again.
frantic-event-gambling_man = Gambling Man
frantic-event-gambling_man-short = { $gambling ->
    [old] The highest number loses.
   *[new] The second-lowest card loses.
}
frantic-event-gambling_man-full = { $gambling ->
    [old] Everybody lays a number card of the colour played last face down; the highest takes them all. Whoever has none draws two.
   *[new] Everybody lays a card face down; whose card is the second-lowest takes them all.
}
frantic-event-gambling_man-whole = { $gambling ->
    [old] Everybody lays a number card of the colour played last face down; the highest takes them all. Of equal ones it is the first in order of play. Whoever has no such card draws two. If no colour was played yet, nothing happens.
   *[new] Everybody lays a card face down, and all are turned over together. Whose card has the second-lowest value takes them all. Equal values count as one; if several share it, or if all are equal, the first of them in order of play takes the cards. Whoever has no card to lay takes them all at once.
}
frantic-event-market = Market
frantic-event-market-short = Everybody takes a card.
frantic-event-market-full = As many cards as players are turned over, and everybody takes one in turn.
frantic-event-mating_season = Mating Season
frantic-event-mating_season-short = Pairs of numbers go.
frantic-event-mating_season-full = Everybody discards all number cards whose number they hold at least twice.
frantic-event-merry_christmas = Merry Christmas
frantic-event-merry_christmas-short = Give everything away.
frantic-event-merry_christmas-full = Everybody gives all hand cards away to the others, as they like.
frantic-event-merry_christmas-whole = In order of play everybody gives all hand cards away to the others, as they like. When all have done so, everybody takes up what they were given; whoever got nothing is out.
frantic-event-mexican_standoff = Mexican Standoff
frantic-event-mexican_standoff-short = Three new cards for everybody.
frantic-event-mexican_standoff-full = All hands are discarded, then everybody draws three cards.
frantic-event-recession = Recession
frantic-event-recession-short = Discard one, two, three…
frantic-event-recession-full = The first player discards one card, the next two, and so on; whoever triggered it discards most.
frantic-event-recession-whole = In order of play the first player discards one card of their choice, the next two, and so on; whoever triggered it comes last and discards most. Whoever has fewer cards discards them all.
frantic-event-robin_hood = Robin Hood
frantic-event-robin_hood-short = The biggest hand for the smallest.
frantic-event-robin_hood-full = The players with the most and with the fewest cards swap hands.
frantic-event-robin_hood-whole = The player with the most and the player with the fewest cards swap hands. If several have equally many, the first of them in order of play counts. If all have equally many, nothing happens.
frantic-event-surprise_party = Surprise Party
frantic-event-surprise_party-short = Everybody gives one card away.
frantic-event-surprise_party-full = Everybody gives one card of their choice to a player of their choice.
frantic-event-the_all_seeing_eye = The All-Seeing Eye
frantic-event-the_all_seeing_eye-short = All hands lie open.
frantic-event-the_all_seeing_eye-full = All hands lie open until everybody has seen them.
frantic-event-third_time_lucky = Third Time Lucky
frantic-event-third_time_lucky-short = Everybody draws three.
frantic-event-third_time_lucky-full = Everybody draws three cards.
frantic-event-time_bomb = Time Bomb
frantic-event-time_bomb-short = Three more turns each.
frantic-event-time_bomb-full = { $scores ->
    [off] Everybody has three more turns; then the round ends, and nobody wins. Whoever is out before wins.
   *[on] Everybody has three more turns; then the round ends and all points count double. Whoever is out before scores minus 10, the others 10 more.
}
frantic-event-time_bomb-whole = { $scores ->
    [off] Everybody has three more turns. The one in which it was triggered does not count, lost turns do. When somebody would begin the fourth, the round ends and nobody wins. If somebody is out before, they win as usual; if the round ends in another way, the bomb changes nothing.
   *[on] Everybody has three more turns. The one in which it was triggered does not count, lost turns do. When somebody would begin the fourth, the round ends and the points of all are doubled, negative ones too. If somebody is out before, they score minus 10, and all others 10 more. If the round ends in another way, the bomb changes nothing.
}
frantic-event-tornado = Tornado
frantic-event-tornado-short = All cards are dealt anew.
frantic-event-tornado-full = All hands are shuffled together and dealt out again.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-short = The last colour goes.
frantic-event-vandalism-full = Everybody discards all cards of the colour played last.
frantic-event-vandalism-whole = Everybody discards all cards of the colour that was played last, and every Colour Swap that shows it. Only coloured cards on the pile count, no wishes. If no colour was played in this round yet, nothing happens.
frantic-event-black_hole = Black Hole
frantic-event-black_hole-short = Swallows all black cards.
frantic-event-black_hole-full = Whoever triggered it gets all black cards, numbers and Black Gifts, from the hands of the others.
frantic-event-capitalism = Capitalism
frantic-event-capitalism-short = Everybody doubles.
frantic-event-capitalism-full = Everybody draws as many cards as they hold.
frantic-event-crowdfunding = Crowdfunding
frantic-event-crowdfunding-short = Give to those who have fewest.
frantic-event-crowdfunding-full = Everybody else gives each player with the fewest cards one card of their choice.
frantic-event-crowdfunding-whole = In order of play everybody else gives each player with the fewest cards one card of their own choice. If their cards do not reach for all, the first in order of play get one. Those with the fewest give nothing. If all have equally many, nothing happens.
frantic-event-distributor = Distributor
frantic-event-distributor-short = The hands are dealt out anew.
frantic-event-distributor-full = Whoever triggered it looks at all hands and deals them out anew, but must take another than their own.
frantic-event-double_taxation = Double Taxation
frantic-event-double_taxation-short = { $scores ->
    [off] Low cards draw least.
   *[on] The three highest cards count now.
}
frantic-event-double_taxation-full = { $scores ->
    [off] The sums of everybody’s three highest cards are compared: the lowest draws one card, the next two, and so on.
   *[on] Everybody adds the points of their three highest cards to their total at once.
}
frantic-event-double_taxation-whole = { $scores ->
    [off] The sums of everybody’s three highest cards are compared: the lowest draws one card, the second-lowest two, and so on. Equal sums draw equally many and count as one.
   *[on] Everybody adds the points of their three highest cards, or of all if there are fewer, to their total at once. The cards stay in the hand.
}
frantic-event-event_manager = Event Manager
frantic-event-event_manager-short = One of three events.
frantic-event-event_manager-full = Three events are turned over; whoever triggered it chooses the one that happens.
frantic-event-event_manager-whole = Three events are turned over; whoever triggered it chooses the one that happens. The other two are put away and do not count as carried out.
frantic-event-identity_theft = Identity Theft
frantic-event-identity_theft-short = { $scores ->
    [off] Two players change seats.
   *[on] First and last swap points.
}
frantic-event-identity_theft-full = { $scores ->
    [off] Whoever triggered it names two players, who change seats.
   *[on] The players with the highest and the lowest total swap their totals.
}
frantic-event-identity_theft-whole = { $scores ->
    [off] Whoever triggered it names two players, themselves perhaps, who change seats. Hands, power cards and lost turns stay where they are: each goes on with what lies at the new seat.
   *[on] The players with the highest and the lowest total swap their totals. If several share it, the first of them in order of play counts. If all totals are equal, nothing happens.
}
frantic-event-last_chance = Last Chance
frantic-event-last_chance-short = Whoever goes out meets an event.
frantic-event-last_chance-full = Until the round ends: whoever loses the last card, but not by an event, triggers an event.
frantic-event-last_chance-whole = Until the round ends: whoever loses their last card, but not by an event, triggers an event as soon as all effects of the turn are over, unless they have cards again by then.
frantic-event-plague = Plague
frantic-event-plague-short = Two more events.
frantic-event-plague-full = Two more events are carried out, one after the other.
frantic-event-plague-whole = Two more events are turned over and carried out, one after the other. The second one is carried out even if the first ends the round or somebody is out; only then is the round over.
frantic-event-plus_one = Plus One
frantic-event-plus_one-short = Every draw brings one more.
frantic-event-plus_one-full = Until the round ends: whoever draws cards draws one more.
frantic-event-plus_one-whole = Until the round ends: whoever draws cards, for whatever reason, draws one more. Cards that are turned over, dealt, searched for or taken from somewhere else do not count.
frantic-event-repeat = Repeat
frantic-event-repeat-short = An event happens again.
frantic-event-repeat-full = Whoever triggered it names an event of this round, and it happens again.
frantic-event-repeat-whole = Whoever triggered it names an event that was carried out in this round, and it is carried out again. Repeat itself cannot be named. If there was no other, nothing happens.
frantic-event-russian_roulette = { $names ->
    [family] Lucky Dip
   *[mild] Russian Roulette
}
frantic-event-russian_roulette-short = Everybody loads a card.
frantic-event-russian_roulette-full = Everybody puts a card down in secret; shuffled, they go on top of the draw pile.
frantic-event-seppuku = { $names ->
    [family] Leap of Faith
   *[mild] Seppuku
}
frantic-event-seppuku-short = { $scores ->
    [off] Risk it, or draw two.
   *[on] Risk it, or pay 21.
}
frantic-event-seppuku-full = { $scores ->
    [off] Everybody decides: no risk means two cards to draw. Whoever risks it turns a card over: after a number they discard two cards, after any other card they draw four.
   *[on] Everybody decides: no risk adds 21 points. Whoever risks it turns a card over: a number takes 21 points off, any other card adds 42.
}
frantic-event-trust_fall = Trust Fall
frantic-event-trust_fall-short = Ask somebody for two cards.
frantic-event-trust_fall-full = Everybody names another player, who gives them two cards of the giver’s own choice.
frantic-event-black_jack = Black Jack
frantic-event-black_jack-short = Whoever goes over 21 takes all.
frantic-event-black_jack-full = In turn everybody turns a card over; whoever lifts the sum above 21 takes them all.
frantic-event-chargenado = Chargenado
frantic-event-chargenado-short = New power cards for everybody.
frantic-event-chargenado-full = All power cards go back, and everybody gets two new ones.
frantic-event-epic_fail = Epic Fail
frantic-event-epic_fail-short = The smallest hand gets the 42.
frantic-event-epic_fail-full = The player with the fewest cards gets the card worth 42, wherever it is.
frantic-event-epic_fail-whole = The player with the fewest cards gets { frantic-card-fuck_you }, wherever it is: in the draw pile, the discard pile or another hand. If several have equally few, the first of them in order of play counts. Whoever was out is not out any more.
frantic-event-loot = Loot
frantic-event-loot-short = Take three from the right.
frantic-event-loot-full = Everybody takes three cards, unseen, from the right neighbour.
frantic-event-parasite = Parasite
frantic-event-parasite-short = { $scores ->
    [off] Without a score: nothing.
   *[on] Who sits left of the winner profits.
}
frantic-event-parasite-full = { $scores ->
    [off] Where no score is kept, nothing happens.
   *[on] Until the round ends: the left neighbour of whoever goes out may discard up to two cards before counting.
}
frantic-event-rewind = Rewind
frantic-event-rewind-short = The last cards come back.
frantic-event-rewind-full = Twice round everybody takes the top card of the discard pile; then a new card is turned over.
frantic-event-rewind-whole = Twice round, in order of play, everybody takes the top card of the discard pile. Then a card of the draw pile is turned over and says what is needed. If it is a special card, whoever triggered the event makes its wish and may carry out its effect. A black number triggers nothing, and on a unique card anything fits.
frantic-event-riot = Riot
frantic-event-riot-short = Specials move to the right.
frantic-event-riot-full = Everybody passes all special cards to the right neighbour.
frantic-event-supercharge = Supercharge
frantic-event-supercharge-short = One more power card each.
frantic-event-supercharge-full = Everybody gets one more power card.
frantic-event-tsunami = Tsunami
frantic-event-tsunami-short = Higher, or take it all.
frantic-event-tsunami-full = In turn everybody lays a card worth at least as much as the one before; whoever does not takes them all.
frantic-event-tsunami-whole = In order of play, round and round, everybody lays a card worth at least as much as the one before. The first card must be laid. Whoever cannot go on, or does not want to, takes all cards that were laid, and the event is over.
frantic-event-pandoras_box = Pandora’s Box
frantic-event-pandoras_box-short = The rules change.
frantic-event-pandoras_box-full = Its effect was composed before the game; if not, new rule cards replace the active ones.
frantic-event-lucky_10 = Lucky 10
frantic-event-lucky_10-short = Discard exactly ten.
frantic-event-lucky_10-full = Everybody discards cards that add up to exactly 10 points; whoever has none that do draws two.
frantic-event-take_them_out = Take Them Out
frantic-event-take_them_out-short = All special cards go.
frantic-event-take_them_out-full = Everybody discards all special cards.
frantic-event-times_two = Times Two
frantic-event-times_two-short = { $scores ->
    [off] Without a score: nothing.
   *[on] The lowest total doubles.
}
frantic-event-times_two-full = { $scores ->
    [off] Where no score is kept, nothing happens.
   *[on] The lowest total is doubled, whatever it is; if several share it, all of theirs.
}
frantic-event-little_brother = Little Brother
frantic-event-little_brother-short = A guest for your hand.
frantic-event-little_brother-full = Whoever triggered it takes this card into their hand. It cannot be played and counts 11.
frantic-event-little_brother-whole = Whoever triggered it takes this card into their hand, and is not out any more. It cannot be played, but it can be given, swapped and taken, and discarded in events. It counts 11.
frantic-event-plus_20 = +20
frantic-event-plus_20-short = { $scores ->
    [off] Without a score: nothing.
   *[on] The limit rises by 20.
}
frantic-event-plus_20-full = { $scores ->
    [off] Where no score is kept, nothing happens.
   *[on] The point limit rises by 20 for the rest of the game.
}
frantic-event-special_gift = Special Gift
frantic-event-special_gift-short = Give all specials away.
frantic-event-special_gift-full = Everybody gives all special cards away to the others, as they like.
frantic-event-resurrection = Resurrection
frantic-event-resurrection-short = Two cards come back.
frantic-event-resurrection-full = Whoever triggered it takes one card out of the discard pile, and gives another one away.
frantic-event-resurrection-whole = Whoever triggered it looks through the discard pile below the top card, takes one card and gives another one to a player of their choice.
frantic-event-eternal_love = Eternal Love
frantic-event-eternal_love-short = All Gifts to the biggest hand.
frantic-event-eternal_love-full = The player with the most cards gets all Gifts, the black ones too.
frantic-event-southpole = Southpole
frantic-event-southpole-short = Draw for the others.
frantic-event-southpole-full = Everybody draws as many cards as there are players and gives them all away to the others.
frantic-event-blank_event = Spring Cleaning
frantic-event-blank_event-short = Whatever you have composed.
frantic-event-blank_event-full = Its effect was composed before the game; if not, everybody discards a card and the smallest hand draws two.

## Power cards

frantic-power-all_draw_one = All Draw One
frantic-power-all_draw_one-full = Before your card: everybody else draws a card.
frantic-power-anti_counter = Anti Counter
frantic-power-anti_counter-full = With a special card: nobody can throw in Counterattack against it. Error 404 still works.
frantic-power-black_wish = Black Wish
frantic-power-black_wish-full = After your card: only a black card or an open-wish card fits now.
frantic-power-colour_blockade = Colour Blockade
frantic-power-colour_blockade-full = After your card: a colour of your choice is blocked until the end of your next turn.
frantic-power-colour_blockade-short = One colour is blocked.
frantic-power-colour_blockade-whole = After your card: name a colour. Until the end of your next turn nobody, you included, may play a card that shows it or wish for it. A card of that colour on the pile can still be matched by its number or its name.
frantic-power-looping = Looping
frantic-power-looping-full = Play turns round after this turn, and again after your next one.
frantic-power-looping-short = Play turns round twice.
frantic-power-number_wish = Number Wish
frantic-power-number_wish-full = After your card: wish for a number.
frantic-power-open_hands = Open Hands
frantic-power-open_hands-full = Before your card: the hands of the others lie open until your next turn.
frantic-power-open_hands-short = Hands lie open.
frantic-power-random_chance = Random Chance
frantic-power-random_chance-full = After your card: play one more hand card, whether it fits or not.
frantic-power-recycling = Recycling
frantic-power-recycling-full = After your card: it goes into a hand you name, and what was needed before is needed again, unless a wish was made.
frantic-power-special_charge = Special Charge
frantic-power-special_charge-full = Before your card: another player draws as many cards as they hold specials.
frantic-power-special_seal = Special Seal
frantic-power-special_seal-full = With a number: nobody may play or throw in a special card until your next turn.
frantic-power-special_seal-short = No special cards.
frantic-power-troublecharger = Troublecharger
frantic-power-troublecharger-full = At the end of your turn an event is triggered.

## Rule cards

frantic-rule-the_nicest_try = The Nicest Try
frantic-rule-the_nicest_try-full = After Nice Try, whoever is out draws six cards instead of three.
frantic-rule-the_nicest_try-short = Six cards after Nice Try.
frantic-rule-generous_gift = Generous Gift
frantic-rule-generous_gift-full = Gifts give three cards instead of two.
frantic-rule-generous_gift-short = Gifts give three cards.
frantic-rule-other_way_round = Other Way Round
frantic-rule-other_way_round-full = Play goes the other way round: clockwise.
frantic-rule-other_way_round-short = Play goes clockwise.
frantic-rule-thirsty = Thirsty
frantic-rule-thirsty-full = Whoever draws in their turn draws two cards.
frantic-rule-thirsty-short = Who draws, draws two.
frantic-rule-until_it_fits = Until It Fits
frantic-rule-until_it_fits-full = Whoever draws in their turn draws until a card fits, five at most.
frantic-rule-until_it_fits-short = Draw until a card fits.
frantic-rule-until_it_fits-whole = Whoever draws in their turn draws one card after the other until they hold one that fits, five at most. Then they may play or pass. Thirsty does not count beside it.
frantic-rule-black_on_black = Black on Black
frantic-rule-black_on_black-full = A black card also fits on any black card.
frantic-rule-black_on_black-short = Black fits on black.
frantic-rule-calm_round = Calm Round
frantic-rule-calm_round-full = Black numbers trigger no event.
frantic-rule-calm_round-short = Black triggers no event.
frantic-rule-lucky_sevens = Lucky Sevens
frantic-rule-lucky_sevens-full = Every coloured 7 triggers an event.
frantic-rule-lucky_sevens-short = A coloured 7: an event.
frantic-rule-twins = Twins
frantic-rule-twins-full = On a coloured number you may lay more of the same number.
frantic-rule-twins-short = Same numbers go along.
frantic-rule-twins-whole = Whoever plays a coloured number card in their turn may lay further coloured cards of the same number on it, in any order. They count as one play; the last one says what is needed. If they trigger something, it happens once.
frantic-rule-glass_table = Glass Table
frantic-rule-glass_table-full = All hands lie open.
frantic-rule-glass_table-short = All hands lie open.
frantic-rule-swap_meet = Swap Meet
frantic-rule-swap_meet-full = Whoever plays a coloured 1 swaps hands with another player.
frantic-rule-swap_meet-short = A coloured 1: swap hands.
frantic-rule-swap_meet-whole = Whoever plays a coloured 1 swaps hands with another player of their choice, unless it was their last card. Nobody can counter it.
frantic-rule-merry_go_round = Merry-Go-Round
frantic-rule-merry_go_round-full = With every coloured 9 all hands move on to the next player.
frantic-rule-merry_go_round-short = A coloured 9: hands move on.
frantic-rule-merry_go_round-whole = When a coloured 9 is played, every hand moves on to the next player, an empty one too. Whoever holds an empty hand then is out. Nobody can counter it.
frantic-rule-fantastic_six = Fantastic Six
frantic-rule-fantastic_six-full = Fantastic Four shares out six cards.
frantic-rule-fantastic_six-short = Fantastic Four: six cards.
frantic-rule-heavy_baggage = Heavy Baggage
frantic-rule-heavy_baggage-full = Special cards worth 7 count 10.
frantic-rule-heavy_baggage-short = Specials of 7 count 10.
frantic-rule-peace_treaty = Peace Treaty
frantic-rule-peace_treaty-full = Nobody can throw in a Counterattack.
frantic-rule-peace_treaty-short = No Counterattacks.

## On the table

frantic-read-kind-number = Number card
frantic-read-kind-black = Black number
frantic-read-kind-plain = Special card with a colour
frantic-read-kind-swap = Special card with two colours
frantic-read-kind-wish = Open-wish card
frantic-read-kind-black-special = Black special card
frantic-read-kind-unique = The only one of its kind
frantic-read-kind-blank = Composed card
frantic-read-kind-event = Event
frantic-read-kind-power = Power card: turn it up with a card you play
frantic-read-kind-rule = Rule card: it holds until the round ends
frantic-read-plain = It fits on { $colour } and on every { $card }, never where only a number is asked for. Its effect must be carried out.
frantic-read-black = It fits on every Gift that is not black. Its effect must be carried out.
frantic-read-must = It fits on everything, and its effect must be carried out.
frantic-read-may = It fits on everything. You may leave the effect out; the wish is always made.
frantic-read-reaction = In your own turn it fits on everything and is only a wish.
frantic-number-card = { $colour } { $number }
frantic-special-card = { $title } in { $colours }
frantic-card-does = { $card } ({ $points }): { $does }
frantic-required = Needed: { $needs }.
frantic-sheet-title = { $cause }. { $limit }
frantic-ask-in-time = { $sentence } { $count } s
frantic-do-back = Another card
frantic-do-wish = Wish for { $what }
frantic-do-give = { $card } for { $name }
frantic-do-pile = The pile of { $name }
frantic-do-power = { $name }: { $power }
frantic-power-unknown = face down
frantic-do-name = { $name }: { $about }
frantic-do-shared = { $left ->
    [0] Done
    [one] Share out 1 more
   *[other] Share out { $left } more
}
frantic-do-react = React (key { $number })
frantic-loses-turn = loses a turn
frantic-log-turned-down = { $name } turns a power card face down again.
frantic-do-plain = Without a power card
frantic-ask-how-play = { $card }: how do you play it?
frantic-ask-how-throw = { $card }: throw it in and wish for a colour.
frantic-sheet-dealer = { $name } deals next.
frantic-ask-tsunami-first = { $name }, lay the first card.
frantic-ask-cards-for = { $name }, choose { $count ->
    [one] 1 card
   *[other] { $count } cards
} for { $other }.
frantic-explains = { $title }: { $text }

## What a composed card does: who, in which words, how much, and the clause they make.
## $target is whom a step is about; "trigger" is the player of an event, "each" everyone but that player.

frantic-made-who = { $target ->
    [self] you
    [trigger] the trigger player
    [chosen] the chosen player
    [others] everyone else
    [everyone] everyone
    [each] every other player
    [most] whoever has the most cards
    [fewest] whoever has the fewest cards
    [left] your left neighbour
    [right] your right neighbour
    [event-left] the trigger player’s left neighbour
    [event-right] the trigger player’s right neighbour
   *[random] a random other player
}
frantic-made-whom = { $target ->
    [self] you
    [trigger] the trigger player
    [chosen] the chosen player
    [others] everyone else
    [everyone] everyone
    [each] every other player
    [most] whoever has the most cards
    [fewest] whoever has the fewest cards
    [left] your left neighbour
    [right] your right neighbour
    [event-left] the left neighbour
    [event-right] the right neighbour
   *[random] a random other player
}
# What stands before how much if it is meant for each of several; nothing in English.
frantic-made-each = { $target ->
   *[other] { "" }
}
frantic-made-cards = { frantic-made-each }{ $count ->
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
   *[other] five cards
}
frantic-made-powers = { frantic-made-each }{ $count ->
    [1] one power card
   *[other] two power cards
}
frantic-made-points = { frantic-made-each }{ $count ->
    [one] 1 point
   *[other] { $count } points
}
frantic-made-way = { $way ->
    [left] one seat to the left
   *[right] one seat to the right
}
frantic-made-wished = { $wish ->
    [colour] a colour
    [number] a number
   *[either] a colour or a number
}
frantic-made-does-draw = { $target ->
    [self] draw
   *[other] draws
}
frantic-made-does-discard = { $target ->
    [self] discard
   *[other] discards
}
frantic-made-does-give = { $target ->
    [self] give
   *[other] gives
}
frantic-made-does-collect = { $target ->
   *[other] gives
}
frantic-made-does-steal = { $target ->
    [self] take
   *[other] takes
}
frantic-made-does-swap = { $target ->
    [self] swap hands
   *[other] swaps hands
}
frantic-made-does-rotate = are passed on
frantic-made-does-reveal = { $target ->
    [self] lay your hand open
   *[other] lays the hand open
}
frantic-made-does-skip = { $target ->
    [self] lose your next turn
   *[other] loses the next turn
}
frantic-made-does-get = { $target ->
    [self] get
   *[other] gets
}
frantic-made-does-lose = { $target ->
    [self] lose
   *[other] loses
}
frantic-made-does-wish = { $target ->
    [self] wish for
   *[other] wishes for
}
frantic-made-does-event = an event is triggered
frantic-made-does-rule = one more rule card is turned over
frantic-made-does-nothing = nothing happens
frantic-made-subject = { $later ->
    [yes] then { $who } { $does }
   *[no] { $who } { $does }
}
frantic-made-step-draw = { frantic-made-subject } { $what }
frantic-made-step-discard = { frantic-made-subject } { $what }
frantic-made-step-give = { frantic-made-subject } { $whom } { $what }
frantic-made-step-collect = { frantic-made-subject } { $receiver ->
    [self] you
   *[other] the trigger player
} { $what }
frantic-made-step-steal = { frantic-made-subject } { $what } unseen from { $whom }
frantic-made-step-swap = { frantic-made-subject } with { $whom }
frantic-made-step-rotate = { $later ->
    [yes] then all hands { $does } { $what }
   *[no] all hands { $does } { $what }
}
frantic-made-step-reveal = { frantic-made-subject } for all to see
frantic-made-step-skip = { frantic-made-subject }
frantic-made-step-score = { frantic-made-subject } { $what }
frantic-made-step-wish = { frantic-made-subject } { $what }
frantic-made-step-event = { $later ->
    [yes] then { $does }
   *[no] { $does }
}
frantic-made-step-rule = { $later ->
    [yes] then { $does }
   *[no] { $does }
}
frantic-made-step-power = { frantic-made-subject } { $what }
frantic-made-step-nothing = { $later ->
    [yes] then { $does }
   *[no] { $does }
}
frantic-made-next = { $steps }, { $step }
frantic-made-must = { $steps }.
frantic-made-may = Wish for { frantic-made-wished }. If you like: { $steps }.

## What is wrong with the file of a card, and where

frantic-file-where = { $step ->
    [0] Line { $line }
   *[other] Line { $line }, step { $step }
}
frantic-file-unreadable = The file cannot be opened: { $file }
frantic-file-foreign = Line { $line }: this is no card of Frantic.
frantic-file-cut = Line { $line }: here the file breaks off. The card is not whole.
frantic-file-broken = Line { $line }, character { $column }: this cannot be read.
frantic-file-twice = { frantic-file-where }: “{ $field }” stands there twice.
frantic-file-version = { frantic-file-where }: the card is of version { $found }. This workshop reads version { $known }.
frantic-file-missing = { frantic-file-where }: “{ $field }” is missing.
frantic-file-unknown = { frantic-file-where }: “{ $field }” does not belong there.
frantic-file-value = { frantic-file-where }: “{ $field }” cannot be { $found }. It can be { $allowed }.
frantic-file-name-empty = { frantic-file-where }: the card has no name.
frantic-file-name-form = { frantic-file-where }: the name must be a text between quotation marks, not { $found }.
frantic-file-name-long = { frantic-file-where }: the name has { $count } letters. It may have { $most }.
frantic-file-name-signs = { frantic-file-where }: the name has a sign in it that no name may have.
frantic-file-name-taken = { frantic-file-where }: another card is called “{ $found }” already.
frantic-file-steps = { frantic-file-where }: a card has one to { $most } steps. This one has { $count }.
frantic-file-steps-form = { frantic-file-where }: “steps” must be a list in square brackets.
frantic-file-events = { frantic-file-where }: only one step may trigger an event.

## The card workshop

frantic-workshop-title = Card workshop
frantic-workshop-back-hint = Back. What is not kept yet waits on the bench.
frantic-workshop-new = New card
frantic-workshop-new-hint = An empty card to begin with.
frantic-workshop-cards = My cards ({ $count })
frantic-workshop-cards-hint = All your cards: to change one, to delete it, to see where it lies.
frantic-workshop-card-blank_play = Blank card
frantic-workshop-card-blank_play-hint = There are two of them in the deck, with the module of blank cards.
frantic-workshop-card-do_it_yourself = Do It Yourself
frantic-workshop-card-do_it_yourself-hint = There are four of them in the deck, with Pandora’s Box. A colour is wished for besides.
frantic-workshop-card-blank_event = Blank event
frantic-workshop-card-blank_event-hint = There is one among the events, with the module of blank cards.
frantic-workshop-card-pandoras_box = Pandora’s Box
frantic-workshop-card-pandoras_box-hint = There is one among the events, with Pandora’s Box.
frantic-workshop-type-hint = What is wished for when it is played, or the colour of the card.
frantic-workshop-type-plain = { $colour } card
frantic-workshop-type-colour = Wishes for a colour
frantic-workshop-type-number = Wishes for a number
frantic-workshop-type-either = Wishes for either
frantic-workshop-type-event = Event
frantic-workshop-name = Name
frantic-workshop-name-fresh = My card { $number }
frantic-workshop-name-hint = Enter, or a click, to write another name.
frantic-workshop-name-empty = A card needs a name.
frantic-workshop-name-long = A name has at most { $most } letters.
frantic-workshop-name-signs = That name has a sign in it that no name may have.
frantic-workshop-name-taken = Another card or event is called “{ $name }” already. It needs another name.
frantic-workshop-light-hint = The light it glows in.
frantic-workshop-icon-hint = The picture on it.
frantic-workshop-add = Another step
frantic-workshop-add-hint = A card has up to { $count } steps, carried out in this order.
frantic-workshop-sooner-hint = This step comes before the one above.
frantic-workshop-remove-hint = Without this step.
frantic-workshop-action-hint = What is done. Enter shows everything, Backspace takes the next.
frantic-workshop-action-title = What happens?
frantic-workshop-amount-hint = How many, or which. Enter shows everything, Backspace takes the next.
frantic-workshop-amount-title = { $action ->
    [rotate] Which way?
    [wish] Wish for what?
   *[other] How many?
}
frantic-workshop-target-hint = Who it is about. Enter shows everybody, Backspace takes the next.
frantic-workshop-target-title = Who is it about?
frantic-workshop-do-draw = Draw
frantic-workshop-do-draw-hint = So many cards come from the draw pile.
frantic-workshop-do-discard = Discard
frantic-workshop-do-discard-hint = So many cards of one’s choice go under the top card.
frantic-workshop-do-give = Give away
frantic-workshop-do-give-hint = Whoever plays it gives cards of their own choice.
frantic-workshop-do-collect = Collect
frantic-workshop-do-collect-hint = The others choose which cards they give to whoever plays it.
frantic-workshop-do-steal = Take unseen
frantic-workshop-do-steal-hint = Whoever plays it takes cards without seeing them.
frantic-workshop-do-swap = Swap hands
frantic-workshop-do-swap-hint = Two whole hands change places.
frantic-workshop-do-rotate = Pass all hands on
frantic-workshop-do-rotate-hint = Every hand goes one seat to the left or to the right.
frantic-workshop-do-reveal = Lay a hand open
frantic-workshop-do-reveal-hint = It lies open until everybody has seen it.
frantic-workshop-do-skip = Lose a turn
frantic-workshop-do-skip-hint = Nothing happens to somebody who loses a turn already.
frantic-workshop-do-score = Points
frantic-workshop-do-score-hint = The total changes at once. Points are bad.
frantic-workshop-do-wish = Wish
frantic-workshop-do-wish-hint = What is wished for must be played next.
frantic-workshop-do-event = An event
frantic-workshop-do-event-hint = One event is triggered. A card has only one such step.
frantic-workshop-do-rule = A rule card
frantic-workshop-do-rule-hint = One more rule card holds until the round ends.
frantic-workshop-do-power = Power cards
frantic-workshop-do-power-hint = They come face down, as long as there are any.
frantic-workshop-do-nothing = Nothing
frantic-workshop-do-nothing-hint = Nothing at all. Also a choice.
frantic-workshop-at-self-hint = Whoever plays the card, or triggered the event.
frantic-workshop-at-chosen-hint = Somebody whom the player names; the same one in all steps.
frantic-workshop-at-others-hint = All but the player, one after the other.
frantic-workshop-at-everyone-hint = All, one after the other; whoever plays it comes last.
frantic-workshop-at-most-hint = The biggest hand. Of equal ones, who comes first in order of play.
frantic-workshop-at-fewest-hint = The smallest hand. Of equal ones, who comes first in order of play.
frantic-workshop-at-left-hint = Who sits on the left.
frantic-workshop-at-right-hint = Who sits on the right.
frantic-workshop-at-random-hint = Chance picks one of the others, anew in each step.
frantic-workshop-note-loop = If Repeat calls this event while it is still being carried out, its event step is left out: nothing goes round for ever.
frantic-workshop-note-violet = Violet cards need Pandora’s Box in the game.
frantic-workshop-note-rule = Without Pandora’s Box in the game no rule card is turned over.
frantic-workshop-note-power = Without Supercharge in the game nobody gets power cards.
frantic-workshop-note-score = Where no score is kept, points do nothing.
frantic-workshop-note-chosen = The chosen player may throw in Counterattack or Error 404.
frantic-workshop-note-hand = If the biggest or smallest hand is one’s own, that step does nothing.
frantic-workshop-note-kept = { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } and { frantic-card-gambling_champ } { $kept ->
    [moved] stay with whoever plays the card
    [chosen] cannot be chosen
   *[moved-chosen] stay with whoever plays the card and cannot be chosen
}.
frantic-workshop-note-discarded = { frantic-card-curse }, { frantic-card-the_end } and { frantic-card-little_brother } cannot be discarded either.
frantic-workshop-try = Try it
frantic-workshop-try-hint = A table with bots, where this card comes at once. Nothing of it is kept.
frantic-workshop-keep = Keep
frantic-workshop-keep-hint = Writes the card into a file in your folder of cards.
frantic-workshop-give = For a friend
frantic-workshop-give-hint = Lays a copy of the card’s file where you find it. A friend drops it onto this window.
frantic-workshop-given = Here is a copy to give away: { $file }
frantic-workshop-kept = Kept as { $file } in { $folder }
frantic-workshop-not-kept = The card could not be written. Is the disk full, or the folder locked?
frantic-workshop-taken-in = “{ $name }” is one of your cards now.
frantic-workshop-ask = Throw this card away?
frantic-workshop-ask-about = “{ $name }” has not been kept as it is now.
frantic-workshop-ask-yes = Throw away
frantic-workshop-ask-no = Back to it
frantic-workshop-nowhere = Not kept in a file yet.
frantic-workshop-changed = Changed since it was kept as { $file }
frantic-workshop-lies = Kept as { $file }

frantic-cards-title = My cards
frantic-cards-back-hint = Back to the bench.
frantic-cards-none = There is no card yet. Keep the one on the bench, or drop a friend’s file here.
frantic-cards-lie = Your cards are files in { $folder } – put a friend’s file there, or drop it here.
frantic-cards-folder = Open folder
frantic-cards-folder-hint = Shows the files of your cards.
frantic-cards-no-program = There is no program to show the folder { $folder }
frantic-cards-unreadable = No card
frantic-cards-bin-hint = Delete this file.
frantic-cards-ask = Delete this card?
frantic-cards-ask-about = “{ $name }” is deleted for good. Matches played with it keep it.
frantic-cards-ask-yes = Delete
frantic-cards-ask-no = Keep it
frantic-cards-still-there = The file could not be deleted.

frantic-own-title = { $count ->
    [one] A home-made card is in this match
   *[other] { $count } home-made cards are in this match
}
frantic-own-again = The key I, or the right button of the mouse, shows them again.

## The table in sentences

frantic-own-name = { $name }
frantic-wished-number = { $number }
frantic-back = Card { $number } from the left
frantic-top = On top lies { $card }; { $count ->
    [0] the draw pile is empty.
    [one] 1 card is left to draw.
   *[other] { $count } cards are left to draw.
}
frantic-holds-now = In force now: { $what }.
frantic-holds = { $name }: { frantic-cards-left }{ $so_far }.
frantic-so-far = , { $total ->
    [one] 1 point
   *[other] { $total } points
} so far
frantic-your-hand = Your hand: { $cards }.
frantic-row-draw = Draw pile: { $count }

## Why an expert would do that

frantic-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
frantic-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
frantic-because-out = You go out in the next turns in { $this } of 100 cases, otherwise in { $other }.
frantic-because-rival-out = It keeps { $name } from going out: { $name } does so in { $this } of 100 cases, otherwise in { $other }.
frantic-because-wishes = It keeps a card in your hand with which you may wish.
frantic-because-heavy = It rids you of a card that weighs heavily: you hold one { $this } times in 100, otherwise { $other } times.
frantic-because-points = Some turns later your hand counts { $this ->
    [1] 1 point
   *[other] { $this } points
} on average, otherwise { $other }.
frantic-because-theirs = Some turns later the others’ hands count { $this ->
    [1] 1 point
   *[other] { $this } points
} on average, otherwise { $other }.
frantic-because-cards = Some turns later you hold { $this ->
    [1] 1 card
   *[other] { $this } cards
} on average, otherwise { $other }.

## The first lesson

frantic-lesson-first = First lesson: one round
frantic-lesson-first-after = Whoever has the fewest points when somebody has passed the limit wins.
frantic-lesson-first-match = Empty your hand first: what is left counts as points, and points are bad. A card fits by its colour: put your red 2 on the red 5.
refusal-frantic-lesson-first-match = Better get rid of a red card while red lies there: play the red 2.
refusal-frantic-lesson-first-match-wish = That fits on anything, so keep it for bad times. Play the red 2.
frantic-lesson-first-event = { $name2 } played a black 7, and black numbers turn up an event: this time nothing happened. A 7 fits on any 7: play your green one.
refusal-frantic-lesson-first-event = Keep that one. A 7 fits on a 7: play the green 7.
refusal-frantic-lesson-first-event-keep = It fits, but you will want it last. Play the green 7.
frantic-lesson-first-counter = { $name3 } plays a Gift: two cards for you! But you may throw in a Counterattack against it. Do so, and wish for blue.
refusal-frantic-lesson-first-counter = Wish for blue: that is the colour of your 9.
refusal-frantic-lesson-first-counter-pass = And take two cards? Throw your Counterattack in, and wish for blue.
frantic-lesson-first-name = The Gift is yours now. You say who gets two of your cards: give them to { $name3 }, who began it.
refusal-frantic-lesson-first-name = They did nothing to you. Give them to { $name3 }.
frantic-lesson-first-give = Choose what you give away. High numbers are worth many points: the black 8 first.
refusal-frantic-lesson-first-give = That one next. The black 8 first, please.
refusal-frantic-lesson-first-give-keep = Your blue 9 is all you need to win: give the black 8.
frantic-lesson-first-more = And your wish card, which counts 7 points. The blue 9 stays.
refusal-frantic-lesson-first-more = The blue 9 stays with you: give the other one.
frantic-lesson-first-last = One card left, and you wished for blue yourself. Play it!
refusal-frantic-lesson-first-last = No need to draw: your blue 9 fits.
frantic-lesson-first-end = Your hand is empty: the round is over, and what the others hold counts. Past the limit the fewest points win.

## The longer lesson: windows

frantic-lesson-windows = Longer lesson: out of turn
frantic-lesson-windows-after = Before an event, when a special card hits you, when somebody goes out: then a card may be thrown in.
frantic-lesson-windows-keep = Four of your cards can be thrown in out of turn. In your own turn they are a mere wish: keep them, and play your red 2.
refusal-frantic-lesson-windows-keep = Now it would only wish for a colour. Keep it for its moment, and play the red 2.
frantic-lesson-windows-event = { $name2 } played a black number: an event is coming, and nobody knows which. All but { $name2 } may still step aside.
frantic-lesson-windows-lucky = Throw in your Lucky Bastard: the event passes you by. And wish for blue, the colour of your 9.
refusal-frantic-lesson-windows-lucky = The colour you wish is asked for next, and you will want blue for your 9. Throw it in with blue.
refusal-frantic-lesson-windows-lucky-pass = It may be a kind event, it may be a cruel one. The card costs you no turn: throw it in, and wish for blue.
frantic-lesson-windows-tax = Double Taxation! The others pay for their three highest cards, you do not. But now { $name3 } gives you four cards.
frantic-lesson-windows-counter = A special card asks its victims first. With a Counterattack it is you who hands the four out. Throw it in, wish for blue.
refusal-frantic-lesson-windows-counter = The right card, the wrong colour: wish for blue, for your 9.
refusal-frantic-lesson-windows-counter-pass = And draw four cards? Throw in your Counterattack, and wish for blue.
refusal-frantic-lesson-windows-counter-error = That protects you as well, but then { $name3 } gives the cards to somebody else. Counterattack, and you say who gets them. Wish for blue.
frantic-lesson-windows-share = They are yours to give, as if you had played the card. { $name2 } has only one card left: all four to { $name2 }.
refusal-frantic-lesson-windows-share = { $name2 } is closest to going out: give all four to { $name2 }.
frantic-lesson-windows-error = { $name2 } threw one in, too: the four come back! Error 404 keeps you out of it for good. Throw it in, wish for blue.
refusal-frantic-lesson-windows-error = It works with any colour. But you want blue, for your 9.
refusal-frantic-lesson-windows-error-pass = Then four cards are yours. Throw in Error 404, and wish for blue.
frantic-lesson-windows-out = So { $name3 } drew the four. But that Counterattack was the last card of { $name2 }, who is out! Is the round over?
frantic-lesson-windows-nice = Not yet: a Nice Try makes whoever is out draw three cards, and play goes on. Throw it in, wish for blue.
refusal-frantic-lesson-windows-nice = Nice, but wish for blue: it is your turn next.
refusal-frantic-lesson-windows-nice-pass = Then { $name2 } has won the round, and your cards count 16 points. Throw in Nice Try, and wish for blue.
frantic-lesson-windows-last = Throwing in never changes whose turn comes next: after { $name3 } it is yours, and blue is wished. Play your last card.
refusal-frantic-lesson-windows-last = No need to draw: your blue 9 fits.
frantic-lesson-windows-end = You are out! Where several people play, all are asked at each window, so that nobody can tell who holds what.
