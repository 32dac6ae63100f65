# What every table says.

log-title = What happened
table-unsaved-full = The disk is full: this match is not being saved.
table-unsaved-closed = The folder of the matches cannot be written to: this match is not being saved.
table-unsaved = The disk refuses to write: this match is not being saved.

table-read-close = Any key or click closes this.

table-reads = Right click, long press or the I key: read a card

corner-pause = Pause
corner-pause-means = Settings, who plays, and back to the shelf. Esc does the same.
corner-log = What happened
corner-log-means = Everything so far, in sentences. F2 does the same.
corner-sound = Sound
corner-sound-means = Off, and on again. F3 does the same.
corner-rules = Rules
corner-rules-means = How the game is played. F1 does the same.
corner-phone = Phones
corner-phone-means = Let players hold their cards on their own phones: scan a code, sit down.
corner-lamp = Lamp
corner-lamp-means = Once for a hint, twice for what an expert would do and why. F7 does the same.
corner-undo = Take back
corner-undo-means = Your last move, and what followed it. F5 or Backspace does the same.
corner-redo = Play again
corner-redo-means = What was taken back. F6 does the same.
corner-speed = { $speed ->
    [slow] Speed: slow
    [fast] Speed: fast
    [very-fast] Speed: very fast
   *[normal] Speed: normal
  }
corner-speed-means = How fast you see what happens; pressed again, another speed. F8 does the same.
corner-skip = To my turn
corner-skip-means = Everything until a person is asked again, at once. F4 does the same.
refusal-skip-not-now = There is nothing to pass over now.
table-skips = On to your turn …

curtain-name = The screen is for { $name }
curtain-asks = When the others look away, hold Enter or hold here.
table-asked = { $asked ->
    [one] { $names } is asked …
   *[other] { $names } are asked …
}
table-bot-erred = { $name } chose what the rules do not allow, and plays something else.
table-do-back = Another card
table-ask-after = Just now: { $news } { $asked }
table-ask-in-time = { $sentence } { $count } s

undo-ask = Take back { $name }’s move?
undo-about = All who play at this table must agree.
undo-yes = Take it back
undo-no = Let it stand
undo-asks-phones = The others are asked on their phones whether they agree.

table-lamp-not-now = The lamp is for whoever is asked something.
