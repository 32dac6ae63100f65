# Everything before and after a game: the shelf, the seats, the pause and the result.

app-title = Kibitz
app-tagline = Sit down. Somebody has already shuffled.
menu-help = Arrows move, Enter chooses, Backspace steps back through values, Esc leaves.

## The shelf

shelf-facts = { $players }, { $length }
shelf-closed-band = Not yet open
shelf-closed = { $title } is still in the making. Its box opens with a later Kibitz.
shelf-continue = Continue
shelf-continue-about = { $game } with { $names } is not over yet.
shelf-continue-unknown = A match is not over yet.
shelf-continue-hint = Back to the table you left, just as it was.
shelf-continue-failed = That match could not be read. Its file was kept in { $folder }
shelf-play = Sit down
shelf-play-hint = Choose who plays, with which keys.
shelf-sound-on = Sound is on. At the table, F3 switches it off and on.
shelf-sound-off = Sound is off. At the table, F3 switches it off and on.
shelf-settings-hint = Sound, motion, the table, text size and contrast, the window.
shelf-statistics-hint = Who played what, and how it went.
shelf-screen-hint = The whole screen, or a window. F11 does the same at any time.
shelf-quit-hint = Leave Kibitz.

## Seats

seats-sheet-seats = Seats
seats-sheet-options = Options
option-usual-hint = “{ $option }” as usual again.
options-more = { $changed ->
    [0] { $count } more options
    [one] { $count } more options, { $changed } of them changed
   *[other] { $count } more options, { $changed } of them changed
}
options-fewer = Fewer options
options-more-hint = All the others, in groups.
option-group-match = The match
option-group-cards = The cards
option-group-rules = The rules
option-group-table = At the table
option-group-times = Times
seats-back-hint = Back to the shelf.
seats-count = { $count } players
seats-fewer-hint = The last seat goes.
seats-more-hint = One more seat.
seats-person = Person
seats-clockwise = Clockwise
seats-anticlockwise = Anticlockwise
seats-face-hint = { $name }’s face. Enter takes the next that is free.
seats-colour-hint = { $name }’s colour and emblem. Enter takes the next that is free.
seats-name-hint = Enter, or a click, to write another name.
seats-level-hint = Who plays for { $name }: a person, or a bot and how well it plays.
seats-key-hint = { $name }’s key: { $what }. Enter, then press another key or gamepad button.
seats-press-key = …
seats-no-key = ?
seats-handicap = { $ms ->
    [0] No delay
   *[other] +{ $ms } ms
}
seats-handicap-hint = { $name }’s presses count this much later: for grown-ups among children.
seats-test = Try keys
seats-test-hint = All press together: shows which keys your keyboard lets through.
seats-unbound = { $name } has no key yet. Choose one on the card.
seats-workshop = Card workshop
seats-workshop-hint = Make cards of your own, and try them.
seats-seed = Deal no.
seats-seed-hint = The same number deals the same cards again.
seats-chance-hint = Another number, by chance.
seats-deal = Deal
seats-deal-hint = Deal the cards and begin.
option-printed = As printed
option-ms = { $ms } ms
option-seconds = { $seconds } s

## Trying keys

keys-title = All together, now
keys-ask = Everybody press your key and hold it. Whatever lights up gets through.
keys-ask-one = Press your key. If it lights up, it gets through.
keys-again = Once more
keys-take = Take the better keys
keys-done = Done
keys-beat = Beat test
keys-beat-hint = Tap with a beat: shows which of your devices tells late, and makes up for it.

## Pause

pause-title = Paused
pause-about = The clock stands still.
pause-keys = F11: full screen or window. F12: save a picture.
screenshot-kept = The picture is kept as { $place }
screenshot-full = The disk is full: the picture was not kept.
screenshot-refused = The picture was not kept: this folder cannot be written to: { $place }
pause-about-untimed = The table waits, and all so far is saved.
pause-about-practice = The table waits. Nothing of it is kept.
pause-about-unsaved = Not saved: if you leave, the last moves are lost.
pause-on = Go on
pause-on-hint = Back to the table after a count of three.
pause-on-hint-untimed = Back to the table, as you left it.
pause-settings = Settings
pause-settings-hint = Sound, motion, the table, text size and contrast, the window.
pause-seats = Who plays
pause-seats-hint = A bot takes a seat over, or gives it back.
sit-in-title = Who plays
sit-in-about = A bot can sit in for anybody, and anybody can take a bot’s seat.
sit-in-person = Person
sit-in-done = Done
pause-leave = Back to the shelf
pause-leave-hint = The match is kept. You can continue it from the shelf.
pause-leave-unsaved = Leave unsaved
pause-leave-hint-unsaved = Go on, and all is saved as soon as the disk takes it. Leave, and the last moves are lost.
pause-leave-practice = Back to the workshop
pause-leave-hint-practice = The table is cleared; the card is still on the bench.
leave-ask = This match is not saved
leave-about = If you leave, the last moves are lost. If you stay, all is saved as soon as the disk takes it.
leave-stay = Stay

## Result

result-again = Again
result-again-hint = The same seats, a fresh deal.
result-review = Look back
result-seats = Change seats
result-seats-hint = Other players, keys or options.
result-shelf = Back to the shelf
result-shelf-hint = Put the cards back into the box.
result-share = Share
result-share-hint = Lays this match down as one file to send: who drops it on their Kibitz can watch it.
result-shared = To be sent: { $place }
result-not-shared = The match could not be written as a file: { $place }
result-shelf-practice = Back to the workshop
result-shelf-hint-practice = The table is cleared; the card is still on the bench.
result-watch = Watch again
result-watch-hint = The match from its beginning, as it was played.
result-decided = What decided it – { $what }
result-place = { $place }.
