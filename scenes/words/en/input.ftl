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

input-pad-left-shoulder = Gamepad { $pad }, left shoulder
input-pad-right-shoulder = Gamepad { $pad }, right shoulder
input-pad-left-trigger = Gamepad { $pad }, left trigger
input-pad-right-trigger = Gamepad { $pad }, right trigger

input-device-keyboard = Keyboard
input-device-mouse = Mouse
input-device-touch = Touch

# On a key cap there is little room.
input-cap-mouse = Mouse
input-cap-touch = Touch
input-cap-phone = Phone
input-cap-pad = Pad { $pad }
input-cap-button = P{ $pad } B{ $number }
input-cap-axis = P{ $pad } A{ $number }
input-cap-hat = P{ $pad } { $way ->
    [left] <
    [right] >
    [up] ^
   *[other] v
}
input-cap-left-shoulder = P{ $pad } L
input-cap-right-shoulder = P{ $pad } R
input-cap-left-trigger = P{ $pad } LT
input-cap-right-trigger = P{ $pad } RT

key-taken = { $key } is already { $name }’s key. Every key serves one hand only.
key-swap = { $key } is { $name }’s key. Swap?
key-swap-about = { $own } gets { $key }, and { $name } gets { $mine } instead.
key-swap-yes = Swap keys
key-swap-no = Leave them
mouse-taken = The mouse is already { $name }’s. There is one mouse only, so it serves one seat.
key-awkward = { $key } is bound, but it may wake the system itself. A letter, a gamepad, the mouse or a finger is safer.
key-of-the-house = { $key } has its own meaning at every table. Choose another one.
key-doubled = { $key } was { $name }’s key and { $other }’s. { $other } has another one now.
key-let-go = Let go!
key-crowded = More than four players on one keyboard get in each other’s way. Gamepads, mouse and touch help.
key-lost = { $key } does not arrive when the others are held. Try { $other } instead.
key-all-arrive = Every key arrives. You may all grab at once.
