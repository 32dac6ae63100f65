## On the shelf

stratego-title = Stratego Cards
stratego-about = Two armies face down, and every attack is a question.
stratego-players = 2 players
stratego-length = about 20 minutes

## Options

stratego-option-wins = Match
stratego-option-wins-hint = How many games somebody must win. The armies change hands after every game.
stratego-value-wins-1 = One game
stratego-value-wins-2 = First to 2 wins
stratego-value-wins-3 = First to 3 wins
stratego-option-memory = Memory aid
stratego-option-memory-hint = Cards that were seen keep a mark: enemy cards with their rank, your own if the enemy has seen them.
stratego-value-memory-off = Nobody
stratego-value-memory-seen = Both players
stratego-value-memory-first = The first player
stratego-value-memory-second = The second player
stratego-option-army = Army
stratego-option-army-hint = Which cards an army has. Both are 23 cards strong.
stratego-value-army-A = 3 Miners, 3 Sergeants
stratego-value-army-B = 4 Miners, 2 Sergeants
stratego-option-keep_attacking = Keep attacking
stratego-option-keep_attacking-hint = After an attack in which only the target fell you may attack again in the same turn.
stratego-option-powers = Powers
stratego-option-powers-hint = What Spy, Scout and Flag can do instead of an attack.
stratego-value-powers-all = All
stratego-value-powers-no-regroup = No regroup
stratego-value-powers-none = None
stratego-option-regroup_saves = Regroup saves
stratego-option-regroup_saves-hint = With the Flag but nothing movable in your line you may regroup instead of losing, if hand or deck hold something movable.
stratego-option-draw_count = Draw without attacks
stratego-option-draw_count-hint = So many turns in a row without an attack are a draw.
stratego-value-draw_count-0 = Never
stratego-value-draw_count-20 = After 20 turns
stratego-value-draw_count-40 = After 40 turns
stratego-option-colours = Red begins
stratego-option-colours-hint = Who has the red army in the first game, and with it the first turn.
stratego-value-colours-random = By chance
stratego-value-colours-first = The first player
stratego-value-colours-second = The second player

## Refusals

refusal-stratego-seats = Stratego Cards is for 2 players.
refusal-stratego-over = The game is over.
refusal-stratego-not-now = This cannot be done now.
refusal-stratego-no-such-seat = There is no seat { $number } at this table.
refusal-stratego-not-your-turn = { $colour ->
    [red] It is Red’s turn.
   *[blue] It is Blue’s turn.
}
refusal-stratego-lay-first = Lay your line first.
refusal-stratego-line-laid = Your line is laid.
refusal-stratego-lay-five = Place five cards in your line.
refusal-stratego-lay-all = Place all your cards in your line.
refusal-stratego-not-taken = { $count ->
    [8] Choose from the eight cards you took.
    [one] You took { $count } card: choose that one.
   *[other] Choose from the { $count } cards you took.
}
refusal-stratego-flag-attacks = The Flag cannot attack.
refusal-stratego-bomb-attacks = Bombs cannot attack.
refusal-stratego-attack-from-hand = Only cards in your line can attack.
refusal-stratego-point-first = First choose the card that attacks.
refusal-stratego-no-card = There is no card in that slot.
refusal-stratego-attack-own = Choose a card in the enemy line.
refusal-stratego-acted = You have already acted this turn.
refusal-stratego-no-powers = No powers after an attack.
refusal-stratego-must-act = You must attack or use a power.
refusal-stratego-not-in-line = { $card ->
    [spy] The Spy
   *[scout] The Scout
} must be in your line.
refusal-stratego-empty-hand = The enemy has no cards in hand.
refusal-stratego-two-cards = Choose two enemy cards.
refusal-stratego-two-different = Choose two different cards.
refusal-stratego-flag-not-in-line = Your Flag is not in your line.
refusal-stratego-fill-later = Gaps are filled after your action.
refusal-stratego-fill-more = Fill your gaps: { $count } more.
refusal-stratego-slot-taken = That slot is taken.
refusal-stratego-not-in-hand = You do not hold that card.
refusal-stratego-cards-stay = Cards in the line stay where they are.
refusal-stratego-no-peeking = You may not look at that card.
refusal-stratego-draw-offered = You have already offered a draw this turn.
refusal-stratego-draw-people = Only two people can agree on a draw.
refusal-stratego-draw-count = Without a draw count a person has to play.
refusal-stratego-no-offer = Nobody has offered a draw.
refusal-stratego-answer-first = Answer the offer of a draw first.
refusal-stratego-power-off = That power is switched off in this game.

## Words of the game

stratego-rank-flag = Flag
stratego-rank-spy = Spy
stratego-rank-scout = Scout
stratego-rank-miner = Miner
stratego-rank-sergeant = Sergeant
stratego-rank-lieutenant = Lieutenant
stratego-rank-captain = Captain
stratego-rank-major = Major
stratego-rank-colonel = Colonel
stratego-rank-general = General
stratego-rank-marshal = Marshal
stratego-rank-bomb = Bomb
stratego-colour-red = Red
stratego-colour-blue = Blue

## The log

stratego-log-game = Game { $number }: { $name } has the red army.
stratego-log-laid = { $name } has laid a line.
stratego-log-refilled = { $name } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
stratego-log-won = { $name }: { $attacker } beats { $defender }.
stratego-log-lost = { $name }: { $attacker } loses to { $defender }.
stratego-log-equal = { $name }: { $attacker } against { $defender }, both fall.
stratego-log-bomb = { $name }: { $attacker } runs into a Bomb and falls.
stratego-log-miner = { $name }: Miner removes a Bomb.
stratego-log-marshal = { $name }: Spy beats Marshal.
stratego-log-flag = { $name }: { $attacker } captures the Flag.
stratego-log-hand = { $name } shows the Spy and looks at the hand of { $other }.
stratego-log-slots = { $name } shows a Scout and looks at { $count ->
    [one] a card of { $other }.
   *[other] { $count } cards of { $other }.
}
stratego-log-regroup = { $name } shows the Flag and regroups with { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
stratego-log-filled = { $name } fills { $count ->
    [one] a gap.
   *[other] { $count } gaps.
}
stratego-log-stopped = { $name } attacks no more.
stratego-log-draw-offered = { $name } offers a draw.
stratego-log-draw-taken = { $name } takes it.
stratego-log-draw-refused = { $name } plays on.
stratego-log-ended-flag = { $name } wins by capturing the Flag.
stratego-log-ended-immovable = { $name } wins: { $other } has nothing movable in the line.
stratego-log-ended-gave-up = { $name } wins: { $other } gives up.
stratego-log-ended-agreed = They agree on a draw.
stratego-log-ended-no-attacks = { $count ->
    [one] 1 turn without an attack: a draw.
   *[other] { $count } turns without an attack: a draw.
}

## What is asked, as all may hear it; $asked is how many are asked, in $names

stratego-aloud-setup = { $names } { $asked ->
    [one] chooses
   *[other] choose
} five of eight cards for the line …
stratego-aloud-action = { $names } chooses an attack or a power …
stratego-aloud-fill = { $names } fills the gaps in the line …
stratego-aloud-layout = { $names } lays a new line …
stratego-aloud-again = { $names } may attack again …
stratego-aloud-draw = { $other } offers a draw: { $names } decides …
stratego-aloud-ended = { $names } { $asked ->
    [one] looks
   *[other] look
} back at the game …

## Table

stratego-ask-setup = { $name }, choose five of your eight cards for the line.
stratego-ask-action = { $name }, attack: your card first, then an enemy card. Or use a power.
stratego-ask-fill = { $name }, fill your { $count ->
    [one] gap.
   *[other] { $count } gaps.
}
stratego-ask-layout = { $name }, lay your new line.
stratego-ask-again = { $name }, attack again, or stop.
stratego-ask-draw = { $name }, { $other } offers a draw.
stratego-ask-ended = The game is over.
stratego-do-regroup = Regroup
stratego-do-spy-look = Look at the hand
stratego-do-scout-look = Look at two cards
stratego-do-stop = No more attacks
stratego-do-give-up = Give up
stratego-do-offer-draw = Offer a draw
stratego-do-accept-draw = Agree
stratego-do-refuse-draw = Play on
stratego-do-lay = Lay the line
stratego-do-fill = Done
stratego-do-go-on = Go on
stratego-quiet = { $count ->
    [one] 1 turn without an attack, a draw at { $limit }
   *[other] { $count } turns without an attack, a draw at { $limit }
}
stratego-why-higher = The higher rank wins.
stratego-why-equal = Equal ranks: both fall.
stratego-why-bomb = A Bomb beats all but the Miner.
stratego-why-miner = The Miner removes the Bomb.
stratego-why-spy = The attacking Spy beats the Marshal.
stratego-why-flag = The Flag is captured.
stratego-who-wins = The Flag wins, or the last card that can attack.
stratego-won = { $name } wins
stratego-drawn = A draw
stratego-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
stratego-stat-flags = Flags
stratego-stat-attacks = Attacks
stratego-stat-attacks_won = Won attacks
stratego-stat-looks = Looks
stratego-figure-games = Games
stratego-figure-flags = Flags captured
stratego-figure-attacks = Attacks
stratego-figure-attacks_won = Won attacks
stratego-figure-looks = Looks

## Words of the game: in the rules, and where a pointer rests on the table

stratego-term-line = Line
stratego-term-line-means = Your five slots. Only cards in the line can attack, use a power, or be attacked.
stratego-term-gap = Gap
stratego-term-gap-means = A slot without a card. You fill your gaps at the end of your own turn.
stratego-term-hand = Hand
stratego-term-hand-means = At most three cards, seen by you alone. From here you fill your gaps.
stratego-term-deck = Deck
stratego-term-deck-means = The rest of your army, face down. You refill your hand from it.
stratego-term-casualties = Casualties
stratego-term-casualties-means = Cards that fell: everybody knows them, and they never come back. They lie on their army’s field; in its tally a full dot is a card that is still in the game, a hollow one has fallen.
stratego-term-movable = Movable
stratego-term-movable-means = All cards but the Flag and the Bombs. If none lies in your line when you are to act, you have lost.
stratego-term-rank = Rank
stratego-term-rank-means = The number of a card. The higher rank wins, and equal ranks both fall.
stratego-term-power = Power
stratego-term-power-means = What Spy, Scout and Flag in the line can do instead of an attack. The card is shown to the enemy first.
stratego-term-regroup = Regroup
stratego-term-regroup-means = Show your Flag in the line, shuffle line, hand and deck together, and lay a new line.

## Hints for a first game

stratego-hint-setup = Capture the enemy Flag to win. Five cards form your line; a Flag of yours is safer in hand for now.
stratego-hint-attack = Any card of your line but the Flag and the Bombs may attack any card of the enemy line. The higher rank wins.
stratego-hint-probe = Try unknown cards with low ranks, and keep the high ones for what you have seen.
stratego-hint-bomb = That was a Bomb. It stays where it is, and only a Miner removes it.
stratego-hint-spy = Your Spy beats the Marshal if the Spy attacks. It loses to nearly everything else.
stratego-hint-scout = Instead of attacking, a Scout may look at two enemy cards.
stratego-hint-fill = You must fill your gaps, but you choose which cards go where.
stratego-hint-regroup = Much of your line is known. With the Flag in it you may regroup.
stratego-hint-last = Keep something movable in your line: if nothing is there when you are next to act, you lose.

## On the table

stratego-left = { $count ->
    [one] Place 1 more card
   *[other] Place { $count } more cards
}
stratego-point-target = Now point at an enemy card.
stratego-point-or-look = Point at an enemy card, or take a look.
stratego-enemy-seen = Slot { $slot }: you have seen the { $rank } there.
stratego-army-left = { $army }, { $count } left
stratego-give-up-ask = Give up?
stratego-give-up-about = The other army wins this game.
stratego-look-hold = Hold to look (Space)
stratego-look-done = Put away
stratego-look-hand = In the hand of { $other }
stratego-look-slots = In the line of { $other }
stratego-look-only = Only { $name } looks now.
stratego-listed = Seen in this hand
stratego-was-listed = Was in this hand
stratego-slot = Slot { $number }
stratego-score = { $one } { $wins } : { $losses } { $other }
stratego-log-seen = Seen: { $cards }.

## The table in sentences

stratego-slot-empty = slot { $number }: empty
stratego-slot-face-down = slot { $number }: face down
stratego-slot-with = slot { $number }: { $card }
stratego-line-of = { $name }’s line: { $slots }.
stratego-reserves = { $name } has { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
} in hand and { $deck } in the deck.
stratego-fallen = { $name } has lost { $cards }.
stratego-your-hand = Your hand: { $cards }.

## A card read in full

stratego-read-ranked = { $army } army, rank { $rank }
stratego-read-unmoved = { $army } army, cannot attack
stratego-read-ranks = Beats every lower rank, and takes the Flag. Of two equal ranks both fall. A Bomb beats it.
stratego-read-flag = Whoever attacks it has won the game. It is lost whatever attacks.
stratego-read-spy = Beats the Marshal when it attacks, and takes the Flag. Every other rank beats it, and of two Spies both fall.
stratego-read-scout = Beats the Spy, and takes the Flag. Every higher rank beats it, and of two Scouts both fall.
stratego-read-miner = Removes a Bomb when it attacks one. Besides, it beats every lower rank, and takes the Flag. Of two Miners both fall.
stratego-read-marshal = The highest rank: beats all others, and takes the Flag. Only a Bomb, a Spy that attacks it and another Marshal bring it down.
stratego-read-bomb = Beats every attacker but the Miner, and stays where it lies.
stratego-read-power-spy = Instead of an attack: look at the enemy’s whole hand.
stratego-read-power-scout = Instead of an attack: look at two cards of the enemy line.
stratego-read-power-flag = Instead of an attack: regroup. Shuffle line, hand and deck together, and lay a new line.
stratego-row-enemy = The enemy line
stratego-row-own = Your line

## Why an expert would do that

stratego-worth = { $hundredths ->
    [one] 1 win in 100 matches
   *[other] { $hundredths } wins in 100 matches
}
stratego-within = { $hundredths }
stratego-because-flag = { $this ->
    [100] There lies the Flag.
   *[other] Your { $rank } meets the Flag in { $this } of 100 armies that may stand there, otherwise in { $other }.
}
stratego-because-flag-lost = Your Flag is safer: it is taken in the next turns in { $this } of 100 cases, otherwise in { $other }.
stratego-because-beats = { $this ->
    [100] Your { $rank } beats what lies there.
   *[other] Your { $rank } beats what may lie there in { $this } of 100 cases, otherwise your attack wins in { $other }.
}
stratego-because-falls = { $this ->
    [0] Your { $rank } cannot fall there; otherwise you lose a card in { $other } of 100 cases.
   *[other] Your { $rank } falls in { $this } of 100 cases, otherwise your attacker in { $other }.
}
stratego-because-learns = You learn { $this } of the enemy’s cards without an attack.
stratego-because-shown = It does not show the enemy your { $rank }.
stratego-because-felled = In the next turns the enemy loses { $this ->
    [1] 1 card
   *[other] { $this } cards
} on average, otherwise { $other }.
stratego-because-lost = In the next turns you lose { $this ->
    [1] 1 card
   *[other] { $this } cards
} on average, otherwise { $other }.
stratego-because-safe = An attack would cost you a card in { $other } of 100 cases.
stratego-because-stakes = It risks your { $rank } rather than your { $other }.

## The first lesson

stratego-lesson-first = First lesson: a short battle
stratego-lesson-first-after = Remember what you have seen: what they show you is what beats them.
stratego-lesson-first-attack = One of their cards is the Flag. Whoever attacks the other’s Flag wins. The higher rank stays, the lower falls. Your 8, the Colonel, is strong: press it, then the enemy’s card number 1.
refusal-stratego-lesson-first-attack = Take the Colonel, your 8, and attack their card number 1 with it.
stratego-lesson-first-spy = Well hit! But then their 10 took your Colonel: the Marshal beats every rank. Only one card takes it, the weakest: your 1, the Spy, if it is the one that attacks. Their 10 is card number 3, in the middle. Go!
refusal-stratego-lesson-first-spy = Not that. The Spy, your 1, against the middle card, where the 10 lies.
stratego-lesson-first-fill = The Spy took the Marshal! At the end of your turn every gap in your line is filled from your hand. Put your 6 there and lay it.
refusal-stratego-lesson-first-fill = Good enough, but the 6 is stronger: put that there.
refusal-stratego-lesson-first-fill-bomb = A Bomb never attacks: it only waits, and beats all but a 3. Put the 6 there.
stratego-lesson-first-scout = They ran against your 6. Some cards have a power, used instead of an attack. Your 2, the Scout, looks at two cards of the enemy: press it, then their cards number 2 and 5.
refusal-stratego-lesson-first-scout = Look first: press your 2, then their cards number 2 and 5.
stratego-lesson-first-flag = A Bomb, which only a 3 can clear away, and at number 5 the Flag! Attack it with whatever you like.
refusal-stratego-lesson-first-flag = The Flag is their card number 5. Attack that.
stratego-lesson-first-end = The Flag is yours, and the game with it. Whoever has no card left that can attack loses, too. Your own Flag was in your line all the time: hide it well.

## The longer lesson: set-up and Spy

stratego-lesson-setup = Longer lesson: set-up and Spy
stratego-lesson-setup-after = Show what you can spare, hide what they are looking for, and let the Spy wait for the Marshal.
stratego-lesson-setup-lay = Five of your eight cards go into the line. Only there can they be attacked: so the Flag stays in your hand, and the Spy, until it has something to do. Press 8, 7, the Bomb, 4 and 2 in this order, then the button.
refusal-stratego-lesson-setup-lay = Other lines are good as well. For this lesson press 8, 7, the Bomb, 4 and 2 in this order.
refusal-stratego-lesson-setup-lay-flag = In the line the Flag can be attacked, and any card that does wins. In your hand nobody gets at it: press 8, 7, Bomb, 4, 2.
refusal-stratego-lesson-setup-lay-spy = Any card of theirs beats your 1 if it attacks. Let the Spy wait in your hand: press 8, 7, Bomb, 4, 2.
stratego-lesson-setup-attack = You know nothing yet, so send a card that beats most of theirs: your 8 against their number 3. If it wins it goes back to its place, but then they have seen it.
refusal-stratego-lesson-setup-attack = That may be wise another time. Now send your 8 against their card number 3.
stratego-lesson-setup-probe = Your 8 took a 5, but then they knew it, and their 10 took it. Now you know something: the 10 lies at number 2, and cards never change places. At number 3 lies a new card. For what you do not know, take a card you can spare: your 4.
refusal-stratego-lesson-setup-probe = Try your 4 against the new card, their number 3.
refusal-stratego-lesson-setup-probe-marshal = There lies the 10: it would beat you. Try your 4 against the new card, their number 3.
refusal-stratego-lesson-setup-probe-strong = Keep your 7 unseen for something you know. The 4 costs less if it goes badly: try it against number 3.
stratego-lesson-setup-spy = Well done. Now fill the gap. Their 10 beats everything that it meets and that meets it, but a Spy that attacks. The Spy can do that from the line only: put your 1 there.
refusal-stratego-lesson-setup-spy = The 6 would lie there well. But their 10 is waiting for somebody: put the Spy into the gap.
refusal-stratego-lesson-setup-spy-flag = Then everything they have could attack your Flag. Put the Spy into the gap.
stratego-lesson-setup-strike = They have not found it: a 6 of theirs took your 4. Your turn, and the 10 still lies at number 2. Strike with the Spy, before they run into it!
refusal-stratego-lesson-setup-strike = That can wait, this cannot: your Spy, the 1, against their number 2.
refusal-stratego-lesson-setup-strike-look = That is its other power: it looks at their whole hand. But then they know where it lies, and take it. Attack number 2 with it.
stratego-lesson-setup-fill = The Marshal is gone! Nobody beats your own 10 now but their Spy, and a Bomb. Lay it into the gap: it lies there unseen. The Flag may stay in your hand as long as other cards can fill your gaps.
refusal-stratego-lesson-setup-fill = The 6 would do. But without their Marshal your 10 is lord of the table: lay it.
refusal-stratego-lesson-setup-fill-flag = Nothing forces you: as long as you hold other cards, the Flag stays out of reach. Lay the 10.
stratego-lesson-setup-enough = They ran into your Bomb! It beats all but a 3, stays, and never attacks. Look at number 1: that 6 took your 4, you have seen it. Take it with the weakest card that is enough.
refusal-stratego-lesson-setup-enough = At number 1 lies a card you know, the 6. Take that.
refusal-stratego-lesson-setup-enough-seen = It would win, but they would know your 10, and their Spy looks for nothing else. Your 7 is enough.
refusal-stratego-lesson-setup-enough-weak = That is less than 6. Take your 7.
stratego-lesson-setup-end = The 7 was enough, and they still do not know where your 10 lies. Their Spy may be lying anywhere, too: who has not been seen is safe, who has been seen should strike first.
