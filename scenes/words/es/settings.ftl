# Lo que se puede ajustar en todo momento, para toda la casa.

language-name = Español
# ltr (de izquierda a derecha) o rtl (de derecha a izquierda)
language-direction = ltr

settings-title = Ajustes
settings-done = Listo
settings-about-hint = Acerca de Kibitz: versión, licencias, dónde están tus archivos.
settings-sound = Sonido
settings-sound-hint = Cuánto se oye.
settings-pace = Ritmo
settings-pace-hint = Cómo se mueven las cartas y con qué rapidez.
settings-table = Mesa
settings-table-hint = Sobre qué se juega, cómo son los dorsos y qué se dice en la mesa.
settings-reading = Lectura
settings-reading-hint = Qué tamaño, qué claridad y en qué idioma.
settings-window = Ventana
settings-window-hint = Qué tamaño tiene Kibitz y en qué pantalla está.

## Sonido

comfort-sound = Sonido
comfort-sound-hint = Todos los sonidos, sí o no. En la mesa, F3 hace lo mismo.
comfort-volume = Volumen
comfort-volume-hint = Lo fuerte que suena todo.
comfort-effects = Cartas y mesa
comfort-effects-hint = Lo fuerte que suenan cartas y botones, como parte del volumen.
comfort-music = Música
comfort-music-hint = Lo fuerte que suena la música tranquila. Con 0 % no hay.
comfort-talk = Charla
comfort-talk-hint = De vez en cuando alguien de la mesa comenta algo que todos han visto.
comfort-percent = { $percent } %

## Mesa

comfort-motion = Movimiento
comfort-motion-hint = Cómo se mueven las cartas. Tranquilo quita sacudidas, destellos y vuelos.
comfort-motion-normal = Normal
comfort-motion-off = Nada
comfort-motion-reduced = Tranquilo
comfort-speed = Rapidez
comfort-speed-hint = A qué rapidez ves lo que pasa en los juegos sin reloj. En la mesa, F8 hace lo mismo.
comfort-speed-slow = Lenta
comfort-speed-normal = Normal
comfort-speed-fast = Rápida
comfort-speed-very-fast = Muy rápida
comfort-pauses = Pausa de bots
comfort-pauses-hint = Cuánto esperan los bots antes de jugar, con la rapidez elegida.
comfort-pauses-short = Corta
comfort-pauses-normal = Normal
comfort-pauses-long = Larga
comfort-cloth = Tapete
comfort-cloth-hint = Cada juego tiene un tapete de su color; puede ser más oscuro o más claro.
comfort-cloth-own = El del juego
comfort-cloth-dark = Más oscuro
comfort-cloth-light = Más claro
comfort-back = Dorsos
comfort-back-hint = Para juegos cuyos dorsos no dicen nada; los demás conservan los suyos.
comfort-back-own = Los del juego
comfort-back-lozenges = Rombos azules
comfort-back-rays = Sol rojo
comfort-back-stars = Estrellas verdes
comfort-back-scales = Negro y latón
comfort-marks = Letras de color
comfort-marks-hint = Cada carta dice su color también con una letra.

## Lectura

comfort-text-size = Tamaño de letra
comfort-text-size-hint = Toda la letra menos la de las cartas, tan grande como quepa.
comfort-contrast = Mucho contraste
comfort-contrast-hint = Tapete oscuro, bordes claros y un fondo liso detrás de toda la letra.
comfort-language = Idioma
comfort-language-hint = El idioma de cada palabra que lees.

## Ventana

comfort-screen = Pantalla entera
comfort-screen-hint = Toda la pantalla o una ventana. F11 hace lo mismo en todo momento.
comfort-window = Ventana
comfort-window-hint = Qué tamaño tiene la ventana cuando no llena la pantalla.
comfort-window-pixels = { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }
comfort-monitor = Pantalla
comfort-monitor-hint = En qué pantalla está la ventana, ahora y la próxima vez.
comfort-monitor-name = { $number }: { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }

## Dorsos que se ganan jugando

back-wins-rays = Por acabar tres juegos distintos: de momento, { $done } de { $of }.
back-wins-stars = Por acabar diez partidas: de momento, { $done } de { $of }.
back-wins-scales = Por ganar a un experto, en el juego que sea.
back-won = Has ganado un dorso: «{ $name }». Elígelo en los ajustes.
