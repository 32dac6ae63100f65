# Lessons: what stands round what each of them says.

lesson-step = { $step } of { $steps }
lesson-repeat = Once more
lesson-skip = Skip
lesson-go-on = Go on
lesson-keys = Backspace or left shoulder: once more · F6 or right shoulder: skip · Esc: leave
lesson-done = You know how it goes
lesson-play = Play a match
lesson-again = Once more
lesson-leave = Leave
lesson-late = Too late this time: somebody else would have had it. Once more.
refusal-lesson-not-now = One moment: read the slip first, then it goes on.
refusal-lesson-undo = Nothing needs to be taken back here: “Once more” goes back a step.

## Offered

lesson-offer = New to { $title }?
lesson-offer-about = A lesson at the table takes two or three minutes, and you play from the first second. You find it later on the shelf and in the rules, too.
lesson-offer-yes = Play the lesson
lesson-offer-no = To the seats
lesson-open = Lesson
lesson-open-hint = Two or three minutes at the table, playing from the first second.

## Leaving

pause-about-lesson = The lesson waits. Nothing of it is kept.
pause-leave-lesson = Leave the lesson
pause-leave-hint-lesson = You can begin it anew at any time, from the shelf or the rules.

## Files

error-lesson-toml = The lesson { $file } is no proper TOML: { $why }
error-lesson-head = The lesson { $file } cannot be taught: “{ $field }” is wrong. { $why }
error-lesson-before = The lesson { $file } cannot be taught: the rules do not allow “{ $move }” in “before”: { $why }
error-lesson-step = The lesson { $file } cannot be taught: in line { $line }, “{ $field }” of step { $step } is wrong. { $why }
error-lesson-move = The lesson { $file } cannot be taught: in line { $line }, the rules do not allow “{ $move }” in “{ $field }” of step { $step }: { $why }
error-lesson-last = The lesson { $file } cannot be taught: it ends in line { $line } with “{ $field }” of step { $step }. Let a step follow that is only read.

# Positions in which to find the best choice

lesson-choose = Learn { $title }
lesson-choose-about = { $lessons ->
    [one] The lesson shows how it goes.
   *[other] The first lesson shows how it goes, the longer one how it is played well.
}
lesson-find = Find the move
lesson-next = Next position
puzzle-about = “Find the move”: { $count } positions with one best choice, number { $number } is next.
puzzle-find = It is your turn. One choice is clearly better than all others. Which?
puzzle-found = Found! { $why }
puzzle-done = Found: { $number } of { $count }
puzzle-after = The expert of the lamp tried every choice in many deals that fit what you could see, and this one came out best by far.
refusal-puzzle-find = That is allowed, but something else is clearly better. Try again, or let “Skip” show it.
