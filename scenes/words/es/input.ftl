# Cómo se llaman teclas, botones y todo lo demás, y lo que hay que decir sobre ello.

input-key-space = Espacio
input-key-return = Enter
input-key-tab = Tab
input-key-escape = Esc
input-key-backspace = Retroceso
input-key-up = Arriba
input-key-down = Abajo
input-key-left = Izq.
input-key-right = Der.
input-key-insert = Insert
input-key-delete = Supr
input-key-home = Inicio
input-key-end = Fin
input-key-page-up = Re Pág
input-key-page-down = Av Pág
input-key-left-shift = Mayús izq.
input-key-right-shift = Mayús der.
input-key-left-control = Ctrl izq.
input-key-right-control = Ctrl der.
input-key-left-alt = Alt
input-key-right-alt = Alt Gr
input-key-left-super = Súper izq.
input-key-right-super = Súper der.
input-key-caps-lock = Bloq Mayús
input-key-keypad-enter = Num Enter
input-key-keypad = Num { $sign }
input-key-other = Tecla { $number }

input-mouse-left = Clic izquierdo
input-mouse-middle = Clic central
input-mouse-right = Clic derecho
input-mouse-other = Botón { $number } de ratón
input-touch = Dedo

input-pad = Mando { $pad }
input-pad-button = Mando { $pad }, botón { $number }
input-pad-hat = Mando { $pad }, { $way ->
    [left] cruz izquierda
    [right] cruz derecha
    [up] cruz arriba
   *[down] cruz abajo
}
input-pad-axis = Mando { $pad }, eje { $number } { $side }

input-pad-left-shoulder = Mando { $pad }, botón L
input-pad-right-shoulder = Mando { $pad }, botón R
input-pad-left-trigger = Mando { $pad }, gatillo izq.
input-pad-right-trigger = Mando { $pad }, gatillo der.

input-device-keyboard = Teclado
input-device-mouse = Ratón
input-device-touch = Dedo

# En una tecla hay poco sitio.
input-cap-mouse = Ratón
input-cap-touch = Dedo
input-cap-phone = Móvil
input-cap-pad = M { $pad }
input-cap-button = M{ $pad } B{ $number }
input-cap-axis = M{ $pad } E{ $number }
input-cap-hat = M{ $pad } { $way ->
    [left] <
    [right] >
    [up] ^
   *[other] v
}
input-cap-left-shoulder = M{ $pad } L
input-cap-right-shoulder = M{ $pad } R
input-cap-left-trigger = M{ $pad } LT
input-cap-right-trigger = M{ $pad } RT

key-taken = { $key } ya es de { $name }. Cada tecla sirve a una sola mano.
key-swap = { $key } es de { $name }. ¿Cambiar?
key-swap-about = { $own } recibe { $key } y { $name } recibe { $mine } a cambio.
key-swap-yes = Cambiar teclas
key-swap-no = Dejarlas
mouse-taken = El ratón ya es de { $name }. Solo hay uno, así que sirve a un solo sitio.
key-awkward = Has elegido { $key }, pero puede despertar al propio sistema. Una letra, un mando, el ratón o un dedo es más seguro.
key-of-the-house = { $key } ya significa algo en todas las mesas. Elige otra.
key-doubled = { $key } era de { $name } y de { $other }. Ahora { $other } tiene otra.
key-let-go = ¡Suelta!
key-crowded = Más de cuatro en un mismo teclado se estorban. Mandos, ratón y dedo ayudan.
key-lost = { $key } no llega cuando las otras están pulsadas. Prueba mejor con { $other }.
key-all-arrive = Llegan todas las teclas. Se puede agarrar a la vez.
