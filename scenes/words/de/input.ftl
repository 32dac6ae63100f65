# Wie Tasten, Knöpfe und alles andere heißen, und was dazu zu sagen ist.

input-key-space = Leertaste
input-key-return = Enter
input-key-tab = Tab
input-key-escape = Esc
input-key-backspace = Rücktaste
input-key-up = Hoch
input-key-down = Runter
input-key-left = Links
input-key-right = Rechts
input-key-insert = Einfg
input-key-delete = Entf
input-key-home = Pos1
input-key-end = Ende
input-key-page-up = Bild hoch
input-key-page-down = Bild runter
input-key-left-shift = Shift links
input-key-right-shift = Shift rechts
input-key-left-control = Strg links
input-key-right-control = Strg rechts
input-key-left-alt = Alt
input-key-right-alt = Alt Gr
input-key-left-super = Super links
input-key-right-super = Super rechts
input-key-caps-lock = Feststell
input-key-keypad-enter = Num Enter
input-key-keypad = Num { $sign }
input-key-other = Taste { $number }

input-mouse-left = Linksklick
input-mouse-middle = Mittelklick
input-mouse-right = Rechtsklick
input-mouse-other = Maustaste { $number }
input-touch = Finger

input-pad = Gamepad { $pad }
input-pad-button = Gamepad { $pad }, Knopf { $number }
input-pad-hat = Gamepad { $pad }, { $way ->
    [left] Kreuz links
    [right] Kreuz rechts
    [up] Kreuz hoch
   *[down] Kreuz runter
}
input-pad-axis = Gamepad { $pad }, Achse { $number } { $side }

input-pad-left-shoulder = Gamepad { $pad }, linke Schulter
input-pad-right-shoulder = Gamepad { $pad }, rechte Schulter
input-pad-left-trigger = Gamepad { $pad }, linker Abzug
input-pad-right-trigger = Gamepad { $pad }, rechter Abzug

input-device-keyboard = Tastatur
input-device-mouse = Maus
input-device-touch = Finger

# Auf einer Tastenkappe ist wenig Platz.
input-cap-mouse = Maus
input-cap-touch = Finger
input-cap-phone = Handy
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

key-taken = { $key } gehört schon { $name }. Jede Taste dient nur einer Hand.
key-swap = { $key } gehört { $name }. Tauschen?
key-swap-about = { $own } bekommt { $key }, { $name } dafür { $mine }.
key-swap-yes = Tasten tauschen
key-swap-no = So lassen
mouse-taken = Die Maus gehört schon { $name }. Es gibt nur eine, also dient sie nur einem Platz.
key-awkward = { $key } ist gewählt, kann aber das System selbst wecken. Ein Buchstabe, ein Gamepad, die Maus oder ein Finger ist sicherer.
key-of-the-house = { $key } hat an jedem Tisch eine eigene Bedeutung. Wähl eine andere.
key-doubled = { $key } gehörte { $name } und { $other }. { $other } hat jetzt eine andere.
key-let-go = Loslassen!
key-crowded = Mehr als vier an einer Tastatur kommen einander in die Quere. Gamepads, Maus und Finger helfen.
key-lost = { $key } kommt nicht an, wenn die anderen gedrückt sind. Nimm lieber { $other }.
key-all-arrive = Jede Taste kommt an. Ihr dürft alle zugleich zugreifen.
