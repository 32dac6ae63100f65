# Todo lo que hay antes y después de un juego: el estante, los sitios, la pausa y el resultado.

app-title = Kibitz
app-tagline = Siéntate. Las cartas ya están barajadas.
menu-help = Flechas: mover. Enter: elegir. Retroceso: valor anterior. Esc: salir.

## El estante

shelf-facts = { $players }, { $length }
shelf-closed-band = Aún cerrado
shelf-closed = { $title } está todavía en obras. Su caja se abrirá con un Kibitz posterior.
shelf-continue = Continuar
shelf-continue-about = La partida de { $game } con { $names } aún no ha acabado.
shelf-continue-unknown = Hay una partida sin acabar.
shelf-continue-hint = Vuelve a la mesa, tal como la dejaste.
shelf-continue-failed = No se pudo leer esa partida. Su archivo quedó en { $folder }
shelf-play = Sentarse
shelf-play-hint = Elige quién juega y con qué teclas.
shelf-sound-on = El sonido está encendido. En la mesa, F3 lo apaga y lo enciende.
shelf-sound-off = El sonido está apagado. En la mesa, F3 lo enciende y lo apaga.
shelf-settings-hint = Sonido, movimiento, mesa, letra y contraste, idioma, ventana.
shelf-statistics-hint = Quién ha jugado a qué y cómo le ha ido.
shelf-screen-hint = Toda la pantalla o una ventana. F11 hace lo mismo en todo momento.
shelf-quit-hint = Salir de Kibitz.

## Sitios

seats-sheet-seats = Sitios
seats-sheet-options = Opciones
option-usual-hint = «{ $option }» otra vez como siempre.
options-more = { $changed ->
    [0] { $count } opciones más
    [one] { $count } opciones más, { $changed } de ellas cambiada
   *[other] { $count } opciones más, { $changed } de ellas cambiadas
}
options-fewer = Menos opciones
options-more-hint = Todas las demás, por grupos.
option-group-match = La partida
option-group-cards = Las cartas
option-group-rules = Las reglas
option-group-table = En la mesa
option-group-times = Tiempos
seats-back-hint = Volver al estante.
seats-count = { $count } jugadores
seats-fewer-hint = Se quita el último sitio.
seats-more-hint = Un sitio más.
seats-person = Persona
seats-clockwise = Sentido horario
seats-anticlockwise = Sentido antihorario
seats-face-hint = La cara de { $name }. Enter toma la siguiente que esté libre.
seats-colour-hint = El color y el emblema de { $name }. Enter toma el siguiente libre.
seats-name-hint = Con Enter o un clic escribes otro nombre.
seats-level-hint = Quién juega por { $name }: una persona o un bot, y cómo de bien.
seats-key-hint = Tecla de { $name }: { $what }. Pulsa Enter y luego otra tecla o un botón de mando.
seats-press-key = …
seats-no-key = ?
seats-handicap = { $ms ->
    [0] Sin demora
   *[other] +{ $ms } ms
}
seats-handicap-hint = Lo que pulsa { $name } cuenta así de tarde: para mayores entre niños.
seats-test = Probar teclas
seats-test-hint = Todos pulsan a la vez: muestra qué teclas deja pasar tu teclado.
seats-unbound = { $name } aún no tiene tecla. Elige una en la tarjeta.
seats-workshop = Taller de cartas
seats-workshop-hint = Haz tus propias cartas y pruébalas.
seats-seed = Reparto n.º
seats-seed-hint = El mismo número reparte otra vez las mismas cartas.
seats-chance-hint = Otro número, al azar.
seats-deal = Repartir
seats-deal-hint = Repartir las cartas y empezar.
option-printed = La impresa
option-ms = { $ms } ms
option-seconds = { $seconds } s

## Probar teclas

keys-title = Todos a la vez, ahora
keys-ask = Que cada cual pulse su tecla y la mantenga. Lo que se ilumina llega.
keys-ask-one = Pulsa tu tecla. Si se ilumina, llega.
keys-again = Otra vez
keys-take = Usar teclas mejores
keys-done = Listo
keys-beat = Al compás
keys-beat-hint = Pulsar al compás: muestra qué aparato avisa tarde y lo compensa.

## Pausa

pause-title = Pausa
pause-about = El reloj está parado.
pause-keys = F11: pantalla o ventana. F12: guardar imagen.
screenshot-kept = La imagen está guardada como { $place }
screenshot-full = El disco está lleno: la imagen no se ha guardado.
screenshot-refused = La imagen no se ha guardado: no se puede escribir en esta carpeta: { $place }
pause-about-untimed = La mesa espera, y todo hasta aquí está guardado.
pause-about-practice = La mesa espera. De esto no se guarda nada.
pause-about-unsaved = Sin guardar: si sales, se pierden las últimas jugadas.
pause-on = Seguir
pause-on-hint = Vuelve a la mesa después de contar hasta tres.
pause-on-hint-untimed = Vuelve a la mesa, tal como la dejaste.
pause-settings = Ajustes
pause-settings-hint = Sonido, movimiento, mesa, letra y contraste, idioma, ventana.
pause-seats = Quién juega
pause-seats-hint = Un bot ocupa un sitio, o lo devuelve.
sit-in-title = Quién juega
sit-in-about = Un bot puede sustituir a cualquiera, y cualquiera puede ocupar el sitio de un bot.
sit-in-person = Persona
sit-in-done = Listo
pause-leave = Al estante
pause-leave-hint = La partida se guarda. Puedes seguirla desde el estante.
pause-leave-unsaved = Salir sin guardar
pause-leave-hint-unsaved = Sigue, y todo se guarda en cuanto el disco lo acepte. Si sales, se pierden las últimas jugadas.
pause-leave-practice = Al taller
pause-leave-hint-practice = Se recoge la mesa; la carta sigue en el banco de trabajo.
leave-ask = Esta partida no está guardada
leave-about = Si sales, se pierden las últimas jugadas; si te quedas, todo se guarda en cuanto el disco lo acepte.
leave-stay = Quedarse

## Resultado

result-again = Otra vez
result-again-hint = Los mismos sitios, cartas nuevas.
result-review = Repaso
result-seats = Cambiar sitios
result-seats-hint = Otros jugadores, teclas u opciones.
result-shelf = Al estante
result-shelf-hint = Guardar las cartas en la caja.
result-share = Enviar
result-share-hint = Deja esta partida en un archivo para enviar: quien lo arrastre a su Kibitz puede verla.
result-shared = Para enviar: { $place }
result-not-shared = La partida no se pudo guardar como archivo: { $place }
result-shelf-practice = Al taller
result-shelf-hint-practice = Se recoge la mesa; la carta sigue en el banco de trabajo.
result-watch = Volver a ver
result-watch-hint = La partida desde el principio, tal como se jugó.
result-decided = Lo que la decidió – { $what }
result-place = { $place }.
