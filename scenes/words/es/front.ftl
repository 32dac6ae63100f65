# La línea de órdenes.

front-about = Kibitz, una mesa de cartas en la pantalla.
front-usage = { $program } [opción ...] [{ $file }]
front-options = Opciones
front-file-name = ARCHIVO
front-file = una partida guardada (.kibitz) o una carta hecha por alguien (.json) que se abre
front-help = muestra esta lista y termina
front-game = abre enseguida la mesa de este juego, por ejemplo totem
front-seats = quién juega: un número (tú y bots) o una lista como person,person,bot:hard,adaptive
front-seed = reparte otra vez la misma partida: un número entero
front-size = tamaño de la ventana, por ejemplo 1280x800
front-windowed = empieza en una ventana
front-full-screen = empieza a pantalla completa
front-terminal = jugar en la terminal, en texto: cualquier juego de decisiones
front-selfcheck = dibuja cada pantalla una vez y termina
front-first-frame = muestra la primera pantalla una vez y termina
front-shortcut = pone Kibitz en el menú de un escritorio Linux; un doble clic abre entonces partidas guardadas
front-selfcheck-done = Se han dibujado las { $count } pantallas.
front-shortcut-done = Kibitz ya está en tu menú, y un doble clic abre una partida guardada. La entrada es { $file }
front-record = Partida de Kibitz
front-card = Carta de Kibitz
front-terminal-timed = { $game } es un juego contra el tiempo: no se puede jugar en la terminal.
front-no-terminal = Aquí no hay terminal en la que jugar.
