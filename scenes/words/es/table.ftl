# Lo que dice cualquier mesa.

log-title = Qué ha pasado
table-unsaved-full = El disco está lleno: esta partida no se está guardando.
table-unsaved-closed = No se puede escribir en la carpeta de las partidas: esta partida no se está guardando.
table-unsaved = El disco no deja escribir: esta partida no se está guardando.

table-read-close = Cualquier tecla o clic cierra esto.

table-reads = Clic derecho, pulsación larga o tecla I: leer una carta

corner-pause = Pausa
corner-pause-means = Ajustes, quién juega y vuelta al estante. Esc hace lo mismo.
corner-log = Qué ha pasado
corner-log-means = Todo hasta ahora, en frases. F2 hace lo mismo.
corner-sound = Sonido
corner-sound-means = Se apaga y se enciende. F3 hace lo mismo.
corner-rules = Reglas
corner-rules-means = Cómo se juega. F1 hace lo mismo.
corner-phone = Móviles
corner-phone-means = Cada cual puede tener sus cartas en su móvil: escanear un código y sentarse.
corner-lamp = Lámpara
corner-lamp-means = Una vez, una pista; dos veces, lo que haría un experto y por qué. F7 hace lo mismo.
corner-undo = Deshacer
corner-undo-means = Tu última jugada y lo que vino después. F5 o Retroceso hace lo mismo.
corner-redo = Rehacer
corner-redo-means = Lo que se deshizo. F6 hace lo mismo.
corner-speed = { $speed ->
    [slow] Rapidez: lenta
    [fast] Rapidez: rápida
    [very-fast] Rapidez: muy rápida
   *[normal] Rapidez: normal
  }
corner-speed-means = A qué rapidez ves lo que pasa; si pulsas otra vez, cambia. F8 hace lo mismo.
corner-skip = A mi turno
corner-skip-means = De golpe, todo hasta que le toque a una persona. F4 hace lo mismo.
refusal-skip-not-now = Ahora no hay nada que saltarse.
table-skips = Hasta tu turno…

curtain-name = La pantalla es para { $name }
curtain-asks = Cuando los demás no miren, mantén pulsado Enter o aquí.
table-asked = { $asked ->
    [one] { $names } tiene que decidir…
   *[other] { $names } tienen que decidir…
}
table-bot-erred = { $name } quería algo prohibido por las reglas y juega otra cosa.
table-do-back = Otra carta
table-ask-after = Ahora mismo: { $news } { $asked }
table-ask-in-time = { $sentence } { $count } s

undo-ask = ¿Deshacer la jugada de { $name }?
undo-about = Tienen que estar de acuerdo todos los de esta mesa.
undo-yes = Deshacerla
undo-no = Se queda
undo-asks-phones = A los demás se les pregunta en su móvil si están de acuerdo.

table-lamp-not-now = La lámpara es para quien tiene que decidir algo.
