# A table in the terminal.

terminal-type = { $picked ->
    [0] Type a number; t shows the table, l lights the lamp, u takes back, q leaves.
   *[other] Type a number; b goes one choice back, t shows the table, l lights the lamp, u takes back, q leaves.
}
terminal-which = { $count ->
    [one] Type 1.
   *[other] Type a number from 1 to { $count }.
}
terminal-hand-over = { $name }, it is your turn. Press Enter when the others look away.
terminal-taken-back = Taken back.
terminal-won = { $names }: won!
terminal-drawn = Nobody wins.
terminal-left = The match is kept. Open it from the shelf, in Matches.

# What a front end may get wrong.

refusal-table-over = The game is over.
refusal-table-not-your-turn = It is { $name }’s turn.
refusal-table-not-now = This cannot be done now.
refusal-prompt-not-asked = That cannot be chosen now.
refusal-prompt-other-seat = That is for another player to answer.
refusal-prompt-none = Nothing is asked of you now.
refusal-prompt-passed = That question has passed.
