# What every table says.

log-title = What happened
table-unsaved-full = The disk is full: this match is not being saved.
table-unsaved-closed = The folder of the matches cannot be written to: this match is not being saved.
table-unsaved = The disk refuses to write: this match is not being saved.

curtain-name = The screen is for { $name }
curtain-asks = When the others look away, hold Enter or hold here.
table-thinks = { $name } is thinking …
table-bot-erred = { $name } chose what the rules do not allow, and plays something else.

undo-ask = Take back { $name }’s move?
undo-about = All who play at this table must agree.
undo-yes = Take it back
undo-no = Let it stand
