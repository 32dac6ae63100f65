## On the shelf

nyet-title = NYET!
nyet-about = Veto the rules of the round, then win tricks with a partner who was your rival a moment ago.
nyet-players = 2 to 5 players
nyet-length = about 45 minutes

## Options

nyet-option-length = Length
nyet-option-length-hint = A full game, about half of one, or until somebody reaches a number of points.
nyet-value-length-full = Full
nyet-value-length-short = Short
nyet-value-length-points = To a limit
nyet-option-limit = Limit
nyet-option-limit-hint = The game ends with the round in which somebody reaches this many points.
nyet-value-limit-50 = 50 points
nyet-value-limit-100 = 100 points
nyet-value-limit-150 = 150 points
nyet-value-limit-200 = 200 points
nyet-option-bonus = Bonus card
nyet-option-bonus-hint = Whose points the Bonus card doubles, with three or five players.
nyet-value-bonus-holder = Its holder’s
nyet-value-bonus-shared = What its holder takes
nyet-value-bonus-team = The whole team’s
nyet-option-difference = Only the difference
nyet-option-difference-hint = The better team scores the difference between the teams, the other nothing.
nyet-option-anonymous = Anonymous tokens
nyet-option-anonymous-hint = Tokens on the board do not show who placed them.
nyet-option-look_back = Looking back
nyet-option-look_back-hint = Which tricks of the round may be looked at again.
nyet-value-look_back-last = The last trick
nyet-value-look_back-none = None
nyet-value-look_back-all = All tricks
nyet-option-no_trump = No-trump box
nyet-option-no_trump-hint = The trump line gets a fifth box: no trump colour at all.
nyet-option-play_forced = Play forced cards
nyet-option-play_forced-hint = A card is played by itself when it is the only one allowed.

## Refusals

refusal-nyet-seats = NYET! is for 2 to 5 players.
refusal-nyet-over = The game is over.
refusal-nyet-not-now = This cannot be done now.
refusal-nyet-no-such-seat = There is no seat { $number } at this table.
refusal-nyet-character-taken = { nyet-character-named } is already taken.
refusal-nyet-box-covered = That box is already covered.
refusal-nyet-line-settled = This line is settled: its last box stays open.
refusal-nyet-no-such-box = That box is not on this board.
refusal-nyet-not-your-veto = It is { $name }’s turn to place a token.
refusal-nyet-must-veto = You must place a token.
refusal-nyet-not-in-game = { nyet-character-named } is not in this game.
refusal-nyet-tokens-stay = Tokens stay until the end of the round.
refusal-nyet-not-first-player = Only the first player, { $name }, forms the teams.
refusal-nyet-partners = { $count ->
    [one] Choose { $count } partner.
   *[other] Choose { $count } partners.
}
refusal-nyet-one-or-two-partners = Choose one partner for a pair or two for a team of three.
refusal-nyet-bonus-smaller-team = The Bonus card goes to the smaller team.
refusal-nyet-no-bonus = The Bonus card is used only with 3 or 5 players.
refusal-nyet-card-count = { $count ->
    [one] Select exactly { $count } card.
   *[other] Select exactly { $count } cards.
}
refusal-nyet-no-ones = 1s may not be discarded this round.
refusal-nyet-discard-confirmed = Your discard is already confirmed.
refusal-nyet-card-not-held = You do not hold that card.
refusal-nyet-not-your-turn = It is { $name }’s turn.
refusal-nyet-follow = You must follow { nyet-colour-named }.
refusal-nyet-follow-trump = Trump was led: play a trump or a supertrump.
refusal-nyet-follow-supertrump = Supertrump was led: play a supertrump.
refusal-nyet-supertrump-is-trump = Supertrumps count as trump: you must follow { nyet-colour-named }.
refusal-nyet-only-last-trick = Only the last trick may be looked at.
refusal-nyet-tricks-face-down = Tricks stay face down.

## Words of the game

nyet-character-named = { $character ->
    [bear] Bear
    [wolf] Wolf
    [crane] Crane
    [tiger] Tiger
   *[eagle] Eagle
}
nyet-character-bear = Bear
nyet-character-wolf = Wolf
nyet-character-crane = Crane
nyet-character-tiger = Tiger
nyet-character-eagle = Eagle
nyet-colour-named = { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
   *[green] green
}
nyet-colour-blue = Blue
nyet-colour-red = Red
nyet-colour-yellow = Yellow
nyet-colour-green = Green
nyet-line-first = First player
nyet-line-discards = Discards
nyet-line-trump = Trump
nyet-line-supertrump = Supertrump
nyet-line-points = Points
nyet-box-one = Discard 1
nyet-box-two = Discard 2
nyet-box-no-1s = Discard 1, no 1s
nyet-box-pass = Pass 1 left
nyet-box-keep = NYET! (none)
nyet-box-points = { $value }
nyet-trick-worth = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
nyet-your-hand = Your hand: { $cards }.
nyet-score = { $name }: { nyet-catch }, { $score } in all.
nyet-box-none = NYET! (none)

## The log

nyet-log-character = { $name } is the { $character ->
    [bear] Bear
    [wolf] Wolf
    [crane] Crane
    [tiger] Tiger
   *[eagle] Eagle
}.
nyet-log-round = Round { $number }: { $name } deals.
nyet-log-token = { $name } covers { $box }.
nyet-log-line = { $line }: { $box }.
nyet-log-first = { $name } is first player.
nyet-log-discards = { $what ->
    [one] Everybody discards 1 card.
    [two] Everybody discards 2 cards.
    [no-1s] Everybody discards 1 card, but no 1.
    [pass] Everybody passes 1 card to the left.
   *[keep] Nobody discards.
}
nyet-log-trump = { $colour ->
    [none] There is no trump.
    [blue] Trump is blue.
    [red] Trump is red.
    [yellow] Trump is yellow.
   *[green] Trump is green.
}
nyet-log-supertrump = { $colour ->
    [none] There is no supertrump.
    [blue] The blue 1s are supertrumps.
    [red] The red 1s are supertrumps.
    [yellow] The yellow 1s are supertrumps.
   *[green] The green 1s are supertrumps.
}
nyet-log-points = { $value ->
    [one] Every trick and every loot card counts { $value } point.
   *[other] Every trick and every loot card counts { $value } points.
}
nyet-log-teams = { $one } against { $other }.
nyet-log-bonus = { $name } holds the Bonus card.
nyet-log-confirmed = { $name } has chosen.
nyet-log-played = { $name }: { $card }
nyet-log-trick = { $name } takes the trick.
nyet-log-trick-loot = { $name } takes the trick and { $count ->
    [one] 1 loot card.
   *[other] { $count } loot cards.
}
nyet-log-scored = { $name }: { $gain }, now { $score }.

## What is asked, as all may hear it; $asked is how many are asked, in $names

nyet-aloud-characters = { $names } chooses an animal …
nyet-aloud-vetoes = { $names } vetoes a box …
nyet-aloud-teams = { $names } is first player and forms the teams …
nyet-aloud-bonus = { $names } chooses who gets the Bonus card …
nyet-aloud-discards-one = { $names } { $asked ->
    [one] discards
   *[other] discard
} a card …
nyet-aloud-discards-two = { $names } { $asked ->
    [one] discards
   *[other] discard
} two cards …
nyet-aloud-discards-no-1s = { $names } { $asked ->
    [one] discards
   *[other] discard
} a card that is no 1 …
nyet-aloud-passes = { $names } { $asked ->
    [one] chooses a card for the left neighbour …
   *[other] choose cards for their left neighbours …
}
nyet-aloud-tricks = { $names } plays a card …
nyet-aloud-scores = { $names } { $asked ->
    [one] looks
   *[other] look
} at the scores …

## Table

nyet-card = { $colour } { $value }
nyet-ask-characters = { $name }, choose your animal.
nyet-ask-vetoes = { $name }, veto one box: { $count ->
    [one] this is the last veto of all.
   *[other] all of you have { $count } vetoes left. What stays open becomes the law.
}
nyet-covered-by = { $name } said NYET! to this: { $box }.
nyet-vetoes-left = { $count ->
    [0] no vetoes left
    [one] 1 veto left
   *[other] { $count } vetoes left
}
nyet-note-vetoes = { $count ->
    [one] 1 veto is left in this round.
   *[other] { $count } vetoes are left in this round.
}
nyet-look-back = { $what ->
    [all] Tricks so far
   *[last] Last trick
}
nyet-look-trick = { $leader } led, { $winner } took it.
nyet-ask-teams = { $name }, you are first player. Choose the teams.
nyet-ask-bonus = { $name }, who gets the Bonus card?
nyet-ask-discards-one = { $name }, discard one card.
nyet-ask-discards-two = { $name }, discard two cards.
nyet-ask-discards-no-1s = { $name }, discard one card, but no 1.
nyet-ask-passes = { $name }, choose a card for your left neighbour.
nyet-ask-tricks = { $name }, play a card.
nyet-ask-scores = The round is scored.
nyet-answer-teams = { $mine } against { $theirs }
nyet-answer-bonus = The Bonus card for { $name }
nyet-bonus-sign = ×2
nyet-confirm = { $left ->
    [0] Done
   *[other] { $count } of { $needed } chosen
}
nyet-go-on = Go on
nyet-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
nyet-loot = { $loot } loot
nyet-catch = { nyet-tricks }, { nyet-loot }
nyet-sheet-title = Round { $number }
nyet-sheet-working = { $names }: ({ nyet-tricks } + { nyet-loot }) × { $value } = { $points }
nyet-sheet-working-shared = { $names }: ({ nyet-tricks } + { nyet-loot } + { $bonus } for the Bonus card) × { $value } = { $points }
nyet-sheet-working-team = { $names }, with the Bonus card: ({ nyet-tricks } + { nyet-loot }) × { $value } × 2 = { $points }
nyet-sheet-difference = Only the difference counts: { $points } for the better team, nothing for the other.
nyet-sheet-bonus = { $name } holds the Bonus card: { $single } × 2 = { $points }
nyet-sheet-round = Round { $number }
nyet-sheet-total = Total
nyet-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
nyet-who-wins = The most points win.
nyet-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
nyet-stat-tricks = Tricks
nyet-stat-loot = Loot
nyet-stat-best = Best round
nyet-figure-tricks = Tricks
nyet-figure-loot = Loot
nyet-figure-best = Best round

## Words of the game: in the rules, and where a pointer rests on the table

nyet-term-token = Token
nyet-term-token-means = Covers a box of the board for the round, and says NYET! to what it shows.
nyet-term-line = Line
nyet-term-line-means = A row of boxes that settles one thing. Its last open box holds for the round.
nyet-term-first = First player
nyet-term-first-means = Leads the first trick, and with three or more players chooses the teams. Not the same as the dealer.
nyet-term-dealer = Dealer
nyet-term-dealer-means = Places the first token. The next round is dealt by the player to the left.
nyet-term-trump = Trump
nyet-term-trump-means = The colour that beats the other three.
nyet-term-supertrump = Supertrump
nyet-term-supertrump-means = The 1s of one colour: they count as trump, or without trump as a colour of their own, and beat everything but a later supertrump.
nyet-term-follow = Follow
nyet-term-follow-means = To play a card of the colour that was led. Whoever has one must.
nyet-term-trick = Trick
nyet-term-trick-means = One card from everybody. The winner leads the next.
nyet-term-loot = Loot
nyet-term-loot-means = A 1 taken from the other team. It counts as much as a trick.
nyet-term-catch = Catch
nyet-term-catch-means = The tricks and the loot of a player or a team in this round.
nyet-term-points = Points
nyet-term-points-means = What each trick and each loot card counts in this round, for both teams.
nyet-term-bonus = Bonus card
nyet-term-bonus-means = With three and five players: a member of the smaller team holds it and scores double, unless the option says otherwise.

## Hints for a first game

nyet-hint-animal = Any animal will do: it strikes out boxes for you. Then teams play for tricks, and the most points win.
nyet-hint-veto = Cover what you do not want. The last open box of each line becomes the law of the round.
nyet-hint-teams = You choose the teams: look for a partner with whom you can win, not for a friend.
nyet-hint-follow = Follow the colour that was led if you can. If you cannot, any card will do.
nyet-hint-loot = A 1 the other team plays to a trick you win is loot, and counts as a trick.
nyet-hint-supertrump = A supertrump counts as trump, and only a later supertrump beats it.
nyet-hint-minus = Tricks and loot cost points in this round: try not to take any.

## A card read in full

nyet-read-plain = Plain card
nyet-read-trump = Trump
nyet-read-supertrump = Supertrump
nyet-read-beats = Beats the lower cards of its colour. Trump beats it.
nyet-read-beats-trump = Beats all cards of the other colours, and every lower trump. A supertrump beats it.
nyet-read-beats-supertrump = Counts as trump, whatever its colour, and beats everything but a supertrump that comes later in the same trick.
nyet-read-one = There are three of every 1. Between two of one colour, the later one counts as higher.
nyet-read-loot = Whoever wins it from the other team has loot, which counts as much as a trick.
nyet-takes-highest = { $name } takes the trick with { $card }, the highest of its colour.
nyet-takes-trump = { $name } takes the trick with { $card }: trump beats the colour that was led.
nyet-takes-supertrump = { $name } takes the trick with { $card }: supertrumps beat everything.
nyet-row-trick = The trick

## The first lesson

nyet-lesson-first = First lesson: tricks and teams
nyet-lesson-first-after = Every round has another law, and other partners. That is all there is to it.
nyet-lesson-first-lead = You and { $name2 } play against { $name1 } and { $name3 }. Catch tricks: each brings your team 3 points. The highest card of the colour that is led takes it. You lead: play your blue 13.
refusal-nyet-lesson-first-lead = That might be taken. Nothing is higher than your blue 13: lead that.
refusal-nyet-lesson-first-lead-super = Keep that one, it is your strongest card of all. Lead the blue 13.
nyet-lesson-first-trumped = Yours! Now lead your yellow 12, as high as a yellow can be this late. But red is trump in this round, and trump beats every other colour. Watch what { $name1 } does.
refusal-nyet-lesson-first-trumped = Another time, why not. This time lead the yellow 12.
nyet-lesson-first-follow = { $name1 } had no yellow and trumped you. Green was led now: whoever has it must follow. { $name2 } is winning for you both. Play your green 3.
refusal-nyet-lesson-first-follow = Green was led, and you have a green card: play the green 3.
nyet-lesson-first-super = You have no blue, so any card will do. { $name3 } trumped with the 10, but in this round the green 1s beat everything: supertrumps. Take the trick!
refusal-nyet-lesson-first-super = That would leave the trick to { $name3 }. Your green 1 beats even the red 10.
nyet-lesson-first-loot = Caught, with loot: a 1 of the other team in a trick of yours counts as one trick more. The plates tell what each has caught. Play your last card.
refusal-nyet-lesson-first-loot = Only one card is left: play that.
nyet-lesson-first-score = The round is over. Tricks and loot of the team, times 3, for each of its members: everybody has a score of their own. Who has most points after the last round wins. Go on to the next one.
refusal-nyet-lesson-first-score = Press the button to go on.
nyet-lesson-first-veto = The law of the next round: everybody covers boxes, and what stays open holds. You have many greens: cover blue.
refusal-nyet-lesson-first-veto = That line can wait. Cover blue in the line of trumps.
refusal-nyet-lesson-first-veto-own = Then green could not become trump, and you have seven of them. Cover blue.
refusal-nyet-lesson-first-veto-points = Leave the points to the others: cover blue, so that green becomes trump.
nyet-lesson-first-teams = Green is trump, and { $name1 } left 4 points a trick. Your bear is the first player: you choose the teams, anew in each round. With whom would you like to play? Anybody will do.
refusal-nyet-lesson-first-teams = Choose one of the three.
nyet-lesson-first-end = And you lead again. That is NYET!: say no to what hurts you, find partners, catch tricks, and beware of 1s and trumps.

## The longer lesson: vetoes

nyet-lesson-vetoes = Longer lesson: vetoes
nyet-lesson-vetoes-after = What hurts most goes first, two open boxes are a decision, and every token says something about a hand.
nyet-lesson-vetoes-minus = Look at your hand: it is strong, and with −2 each trick would cost you. Cover the −2.
refusal-nyet-lesson-vetoes-minus = That can wait. With −2 your good hand would be a bad one: cover that.
refusal-nyet-lesson-vetoes-minus-points = Those points you would gladly have. Only the −2 turns your tricks against you: cover that.
refusal-nyet-lesson-vetoes-minus-later = A good one, and its turn comes. But the −2 would hurt you most: cover that first.
nyet-lesson-vetoes-short = { $name2 } covered the 4: a weak hand. You hold only two low blues: blue as trump would hurt. Cover it.
refusal-nyet-lesson-vetoes-short = That would hurt you less. You are short of blue: cover it in the line of trumps.
refusal-nyet-lesson-vetoes-short-long = Green is the trump you wish for: you hold six. Cover the colour you are short of, blue.
refusal-nyet-lesson-vetoes-short-ones = You hold two of the three yellow 1s: as supertrumps they would beat everything. Cover blue in the line of trumps.
nyet-lesson-vetoes-decide = Yellow or green: where two are open, whoever covers one decides. Cover yellow, and green is trump.
refusal-nyet-lesson-vetoes-decide = In that line more than two are open, or it matters less. Decide the trump: cover yellow.
refusal-nyet-lesson-vetoes-decide-long = Then yellow would be trump, and you hold six greens. Cover yellow.
nyet-lesson-vetoes-ones = The 1s of one colour become supertrumps. Red or yellow? You hold two yellow 1s: cover red.
refusal-nyet-lesson-vetoes-ones = Somebody else would then cover yellow. Decide it: cover red in the line of supertrumps.
refusal-nyet-lesson-vetoes-ones-own = Then your two yellow 1s would be the lowest cards there are, and loot for the others. Cover red.
nyet-lesson-vetoes-first = Bear or Tiger? Whoever stays open leads and chooses the teams. You are the Bear: cover the Tiger.
refusal-nyet-lesson-vetoes-first = Then { $name1 } decides who is the first player. Cover the Tiger, and it is you.
refusal-nyet-lesson-vetoes-first-own = Then { $name3 } would choose the teams. Cover the Tiger.
nyet-lesson-vetoes-partner = Now read the tokens. { $name2 } covered the 4 and the 3: a weak hand. { $name3 } covered the 1, so that each trick counts more: a strong one. Take { $name3 } as your partner.
refusal-nyet-lesson-vetoes-partner = Not the worst. But it was { $name3 } who wanted more points for each trick.
refusal-nyet-lesson-vetoes-partner-weak = { $name2 } covered the 4 and the 3, and does not hope for many tricks. Take { $name3 }.
nyet-lesson-vetoes-discard = Everybody lays two cards out of the round. Get rid of a colour: your blue 7 and 2. Whoever has none of the colour that is led may trump, and you have six trumps.
refusal-nyet-lesson-vetoes-discard = With both blues gone you may trump whenever blue is led. Lay out the blue 7 and 2.
refusal-nyet-lesson-vetoes-discard-trump = Greens are trumps now: keep them all. Lay out the blue 7 and 2.
refusal-nyet-lesson-vetoes-discard-ones = That 1 is a supertrump, as good as a trick. Lay out the blue 7 and 2.
nyet-lesson-vetoes-end = Green trumps, two supertrumps, 2 points a trick, a strong partner, and you lead: you made this law. With a weak hand do it the other way round: cover the 4 and the 3, and leave the −2 to those who catch tricks.

## Why an expert would do that

nyet-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
nyet-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nyet-because-takes = { $this ->
    [100] You take this trick for sure, otherwise in { $other } of 100 deals that may be.
   *[other] You take this trick in { $this } of 100 deals that may be, otherwise in { $other }.
}
nyet-because-team-takes = { $name } takes this trick for you in { $this } of 100 deals that may be, otherwise in { $other }.
nyet-because-takes-shunned = { $this ->
    [0] This trick would cost points, and so you do not take it.
   *[other] This trick would cost points: so you take it in { $this } of 100 deals that may be, otherwise in { $other }.
}
nyet-because-ones = It catches { $this } of the others’ 1s in this trick, otherwise { $other }.
nyet-because-ones-shunned = It keeps you from catching 1s that would cost points: { $this } on average, otherwise { $other }.
nyet-because-lost-ones = Your 1s stay out of the others’ hands: they catch { $this } in this trick, otherwise { $other }.
nyet-because-fed-ones = It gives the others 1s that cost them points: { $this } in this trick, otherwise { $other }.
nyet-because-super = It keeps a supertrump for a better trick.
nyet-because-later = Afterwards you catch { $this } more on average, otherwise { $other }.
nyet-because-later-shunned = Afterwards you catch only { $this } on average, otherwise { $other }.
nyet-because-last = You play last: this takes the trick for sure.
nyet-because-void = { $count ->
    [one] { $names } has no { $colour } left: this takes the trick.
   *[other] { $names } have no { $colour } left: this takes the trick.
}
nyet-because-veto = Covering “{ $box }” ({ $line }) brings you { $this }, “{ $than }” ({ $beside }) { $other }.
nyet-more-or-less = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $way ->
    [less] less
   *[more] more
}
nyet-because-team = By your hand and the tokens this team puts you { $this ->
    [1] 1 point
   *[other] { $this } points
} ahead, another one { $other }.
nyet-because-bonus = With the Bonus card at { $name } you come out { $this ->
    [1] 1 point
   *[other] { $this } points
} ahead, otherwise { $other }.
nyet-because-discard = What is left then catches { $this } on average, otherwise { $other }.
nyet-because-discard-shunned = What is left then catches only { $this } on average, otherwise { $other }.
