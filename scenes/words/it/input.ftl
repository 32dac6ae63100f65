# Come si chiamano tasti, pulsanti e tutto il resto, e che cosa se ne dice.

input-key-space = Spazio
input-key-return = Invio
input-key-tab = Tab
input-key-escape = Esc
input-key-backspace = Backspace
input-key-up = Su
input-key-down = Giù
input-key-left = Sinistra
input-key-right = Destra
input-key-insert = Ins
input-key-delete = Canc
input-key-home = Home
input-key-end = Fine
input-key-page-up = Pag su
input-key-page-down = Pag giù
input-key-left-shift = Shift sin
input-key-right-shift = Shift des
input-key-left-control = Ctrl sin
input-key-right-control = Ctrl des
input-key-left-alt = Alt
input-key-right-alt = Alt Gr
input-key-left-super = Super sin
input-key-right-super = Super des
input-key-caps-lock = Bloc Maiusc
input-key-keypad-enter = Invio num
input-key-keypad = Num { $sign }
input-key-other = Tasto { $number }

input-mouse-left = Clic sinistro
input-mouse-middle = Clic centrale
input-mouse-right = Clic destro
input-mouse-other = Tasto mouse { $number }
input-touch = Tocco

input-pad = Gamepad { $pad }
input-pad-button = Gamepad { $pad }, pulsante { $number }
input-pad-hat = Gamepad { $pad }, { $way ->
    [left] croce sinistra
    [right] croce destra
    [up] croce su
   *[down] croce giù
}
input-pad-axis = Gamepad { $pad }, asse { $number } { $side }

input-pad-left-shoulder = Gamepad { $pad }, dorsale sinistro
input-pad-right-shoulder = Gamepad { $pad }, dorsale destro
input-pad-left-trigger = Gamepad { $pad }, grilletto sinistro
input-pad-right-trigger = Gamepad { $pad }, grilletto destro

input-device-keyboard = Tastiera
input-device-mouse = Mouse
input-device-touch = Tocco

# Su un tasto disegnato c’è poco posto.
input-cap-mouse = Mouse
input-cap-touch = Tocco
input-cap-phone = Tel.
input-cap-pad = Pad { $pad }
input-cap-button = P{ $pad } T{ $number }
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

key-taken = { $key } è già di { $name }. Ogni tasto serve a una sola mano.
key-swap = { $key } è di { $name }. Scambiare?
key-swap-about = { $own } riceve { $key }, e { $name } in cambio { $mine }.
key-swap-yes = Scambia i tasti
key-swap-no = Lascia così
mouse-taken = Il mouse è già di { $name }. Ce n’è uno solo, quindi serve a un solo posto.
key-awkward = { $key } è scelto, ma può svegliare il sistema stesso. Una lettera, un gamepad, il mouse o un dito è più sicuro.
key-of-the-house = { $key } ha già un significato a ogni tavolo. Scegline un altro.
key-doubled = { $key } era sia di { $name } sia di { $other }. Ora { $other } ne ha un altro.
key-let-go = Lascia andare!
key-crowded = In più di quattro su una tastiera ci si intralcia. Gamepad, mouse e dita aiutano.
key-lost = { $key } non arriva quando gli altri sono premuti. Meglio { $other }.
key-all-arrive = Ogni tasto arriva. Potete afferrare tutti insieme.
