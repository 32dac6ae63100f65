# What keys, buttons and other controls are called, and what is said about them.

input-key-space = Space
input-key-return = Return
input-key-tab = Tab
input-key-escape = Esc
input-key-backspace = Backspace
input-key-up = Up
input-key-down = Down
input-key-left = Left
input-key-right = Right
input-key-insert = Insert
input-key-delete = Delete
input-key-home = Home
input-key-end = End
input-key-page-up = Page up
input-key-page-down = Page down
input-key-left-shift = Left Shift
input-key-right-shift = Right Shift
input-key-left-control = Left Ctrl
input-key-right-control = Right Ctrl
input-key-left-alt = Left Alt
input-key-right-alt = Right Alt
input-key-left-super = Left Super
input-key-right-super = Right Super
input-key-caps-lock = Caps Lock
input-key-keypad-enter = Num Enter
input-key-keypad = Num { $sign }
input-key-other = Key { $number }

input-mouse-left = Left click
input-mouse-middle = Middle click
input-mouse-right = Right click
input-mouse-other = Mouse button { $number }
input-touch = Touch

input-pad = Gamepad { $pad }
input-pad-button = Gamepad { $pad }, button { $number }
input-pad-hat = Gamepad { $pad }, { $way ->
    [left] pad left
    [right] pad right
    [up] pad up
   *[down] pad down
}
input-pad-axis = Gamepad { $pad }, axis { $number } { $side }

key-taken = { $key } is already { $name }’s key. Every key serves one hand only.
key-awkward = { $key } may wake the system itself. Another key is safer.
key-let-go = Let go!
key-crowded = More than four players on one keyboard get in each other’s way. Gamepads, mouse and touch help.
key-lost = { $key } does not arrive when the others are held. Try { $other } instead.
key-all-arrive = Every key arrives. You may all grab at once.
