## The review of a match

review-title = { $game }: looking back
review-back-hint = Back. What has been thought so far is kept.
review-bots = Bots too
review-bots-hint = Judge the decisions of the bots as well.
review-progress = Thinking: { $share }%
review-thinking = An expert goes through the match and looks at every decision with what its seat could see then. You may leave: what has been thought is kept.
review-nothing = There was nothing to decide in this match.
review-chances = Each player’s chances, from what they could see
review-share = { $share }%
review-weak-count = { $count ->
    [0] no weak choice
    [one] 1 weak choice
   *[other] { $count } weak choices
}
review-moment = The moment of the match
review-decision = Decision { $number } of { $count }
review-played = { $name }: { $played }
review-better = Better: { $best }. The difference is { $lost }, give or take { $within }.
review-good = Nothing was better, as far as anybody can tell.
review-strong = Strong: all else would have cost a lot.
review-glance = Judged at a glance, and so not counted. An expert might have chosen: { $best }.
review-behind = −{ $lost }
review-back-one-hint = The decision before this one.
review-next-hint = The next decision.
review-weak = Next weak choice
review-weak-hint = The next decision for which something better was to be had.
review-watch = Watch it
review-watch-hint = The replay, just before this decision.
review-what-if = What if …
review-what-if-hint = Play on from before this decision, with the same hidden cards: a match of your own.
review-short-good = { $name }: { $played }
review-short-weak = { $name }: { $played }. Better: { $best } (−{ $lost })
review-turning-point = The turning point of the match
review-something-else = something else
review-unreadable = What was thought of this match could not be read: it is thought again.
review-other-version = Another version of Kibitz had thought about this match: it is thought again.

## The review of a game against time

grabs-right = { $name } grabbed rightly.
grabs-right-timed = { $name } grabbed rightly after { $ms } ms.
grabs-wrong = { $name } grabbed wrongly: these two cards do not match.
grabs-missed = { $name } had a match here and did not see it in time.
grabs-tally = { $right } / { $wrong } / { $missed }
grabs-fastest = best { $ms } ms
grabs-quickest = The moment: the quickest grab
grabs-number = Grab { $number } of { $count }
grabs-none = Nobody grabbed at anything in this match.
grabs-back-hint = Back to where you came from.
grabs-back-one-hint = The grab before this one.
grabs-next-hint = The next grab.
grabs-next-wrong = Next wrong one
grabs-next-wrong-hint = The next wrong grab, with both cards.
grabs-legend = right / wrong / missed
