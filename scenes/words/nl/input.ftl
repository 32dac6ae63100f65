# Hoe toetsen, knoppen en andere bediening heten, en wat erover wordt gezegd.

input-key-space = Spatie
input-key-return = Enter
input-key-tab = Tab
input-key-escape = Esc
input-key-backspace = Backspace
input-key-up = Omhoog
input-key-down = Omlaag
input-key-left = Links
input-key-right = Rechts
input-key-insert = Insert
input-key-delete = Delete
input-key-home = Home
input-key-end = End
input-key-page-up = Page Up
input-key-page-down = Page Down
input-key-left-shift = Shift links
input-key-right-shift = Shift rechts
input-key-left-control = Ctrl links
input-key-right-control = Ctrl rechts
input-key-left-alt = Alt
input-key-right-alt = Alt Gr
input-key-left-super = Super links
input-key-right-super = Super rechts
input-key-caps-lock = Caps Lock
input-key-keypad-enter = Num Enter
input-key-keypad = Num { $sign }
input-key-other = Toets { $number }

input-mouse-left = Linksklik
input-mouse-middle = Middenklik
input-mouse-right = Rechtsklik
input-mouse-other = Muisknop { $number }
input-touch = Vinger

input-pad = Gamepad { $pad }
input-pad-button = Gamepad { $pad }, knop { $number }
input-pad-hat = Gamepad { $pad }, { $way ->
    [left] kruis links
    [right] kruis rechts
    [up] kruis omhoog
   *[down] kruis omlaag
}
input-pad-axis = Gamepad { $pad }, as { $number } { $side }

input-pad-left-shoulder = Gamepad { $pad }, schouder links
input-pad-right-shoulder = Gamepad { $pad }, schouder rechts
input-pad-left-trigger = Gamepad { $pad }, trekker links
input-pad-right-trigger = Gamepad { $pad }, trekker rechts

input-device-keyboard = Toetsenbord
input-device-mouse = Muis
input-device-touch = Vinger

# Op een toets is weinig plaats.
input-cap-mouse = Muis
input-cap-touch = Vinger
input-cap-phone = Mobiel
input-cap-pad = Pad { $pad }
input-cap-button = P{ $pad } K{ $number }
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

key-taken = { $key } is al van { $name }. Elke toets dient maar één hand.
key-swap = { $key } is van { $name }. Ruilen?
key-swap-about = { $own } krijgt { $key }, en { $name } krijgt { $mine }.
key-swap-yes = Toetsen ruilen
key-swap-no = Zo laten
mouse-taken = De muis is al van { $name }. Er is er maar één, dus die dient maar één plaats.
key-awkward = { $key } is gekozen, maar kan het systeem zelf wekken. Een letter, een gamepad, de muis of een vinger is veiliger.
key-of-the-house = { $key } heeft aan elke tafel een eigen betekenis. Kies een andere.
key-doubled = { $key } was van { $name } en van { $other }. { $other } heeft nu een andere.
key-let-go = Loslaten!
key-crowded = Met meer dan vier aan één toetsenbord zit je elkaar in de weg. Gamepads, muis en vingers helpen.
key-lost = { $key } komt niet aan als de andere ingedrukt zijn. Probeer liever { $other }.
key-all-arrive = Elke toets komt aan. Jullie mogen allemaal tegelijk grijpen.
