# Móviles que hacen de mano: lo que pone en la hoja de la mesa y en la página de un móvil.

## Lo que hay delante de un jugador

row-hand = Tu mano
row-table = En la mesa

## La hoja

phones-title = Móviles como manos
phones-about = Un móvil de la misma red puede tener las cartas de un jugador. Sin app, sin cuenta, sin internet.
phones-open = Abrir a móviles
phones-open-hint = Desde ahora los móviles de esta red pueden sentarse a esta mesa. Si el sistema pregunta si se puede acceder a Kibitz, di que sí.
phones-close = No más móviles
phones-close-hint = Ningún móvil tiene ya cartas. Todos vuelven a responder en la pantalla.
phones-scan = Escanea esto o escribe en el móvil:
phones-letters = y luego estas letras:
phones-for-any = Para un sitio libre
phones-for = Para { $name }
phones-whom-hint = Para el sitio de quién vale el código.
phones-network = Red
phones-network-hint = Este ordenador está en varias redes. Elige la de los móviles.
phones-seat-screen = en la pantalla
phones-seat-bot = un bot
phones-seat-there = en un móvil
phones-seat-gone = móvil ausente
phones-seat-asks = otro móvil lo pide
phones-take = A la pantalla
phones-take-hint = El móvil devuelve las cartas de { $name }: se responde en la pantalla.
phones-nod = Permitir
phones-nod-hint = El otro móvil recibe el sitio de { $name } y el primero lo pierde. Pregunta a { $name }.
phones-refuse = No
phones-refuse-hint = El sitio de { $name } se queda en el móvil que lo tiene. Al otro se le dice.
phones-done = Listo
phones-trouble = ¿No sale nada? ¿Está el móvil en la misma red, y no en una de invitados? ¿Pregunta un cortafuegos? Un punto de acceso también ayuda.
phones-no-network = Este ordenador no está en ninguna red. Conéctalo a una wifi o al punto de acceso de un móvil, y abre otra vez.
phones-network-gone = Este ordenador ya no está en ninguna red. Conéctalo a una wifi o al punto de acceso de un móvil: entonces se sigue aquí.
phones-network-new = Este ordenador está ahora en otra red. Conecta a ella los móviles y escanea este código. Quien tenía un sitio lo pide, y tú lo permites aquí.
phones-port-taken = La red no deja escuchar a Kibitz: otros programas usan sus puertos, o el sistema lo prohíbe. Cierra otros servidores y abre otra vez.
phones-other-door = Otro programa usa la dirección que conocían los móviles. Escanea otra vez el código: Pausa, Móviles.
phones-pause = Móviles
phones-pause-hint = Los móviles tienen las cartas: escanea un código, siéntate, juega.
phones-waits-gone = Falta el móvil de { $name }. Puede volver, o sigue un bot: Pausa, Quién juega.
phones-came = { $name } juega ahora en un móvil.
phones-unsure = ± { $ms } ms
phones-away = Sin móvil
phones-asks-nod = Otro móvil pide el sitio de { $name }: Pausa, Móviles.
phones-asks-nod-here = Otro móvil pide el sitio de { $name }: puedes permitirlo en «Móviles».

## La página

phones-page-title = Kibitz
phones-page-loading = Buscando la mesa…
phones-page-old = Este navegador es demasiado viejo para esta página. Sirve uno más nuevo, por ejemplo Firefox o Chrome.
phones-page-no-script = Esta página necesita JavaScript: permítelo para esta dirección.
phones-page-lost = La mesa no responde. Esta página lo intenta otra vez por su cuenta. ¿Están el móvil y el ordenador en la misma wifi? En una red de invitados no se encuentran.
phones-page-closed = La mesa ya no está abierta a móviles. Si se abre otra vez, esta página sigue por su cuenta.
phones-page-code = ¿Qué letras hay en la pantalla?
phones-page-code-label = Cuatro letras
phones-page-code-send = A la mesa
phones-page-wrong = Esas no son las letras de la pantalla.
phones-page-bad-key = Este código ya no vale en esta mesa. Escanea el de la pantalla.
phones-page-busy = Demasiado a la vez. Espera un momento y prueba de nuevo.
phones-page-seats = ¿Cuál es tu sitio?
phones-page-name = Tu nombre
phones-page-colour = Tu color
phones-page-colour-of = lo tiene { $name }
phones-page-own-colour = El del sitio
phones-page-colour-taken = Ese color ya lo tiene otra persona. Elige otro.
phones-page-name-taken = Ese nombre ya lo tiene otra persona. Elige otro.
seat-colour-red = Rojo
seat-colour-blue = Azul
seat-colour-yellow = Amarillo
seat-colour-green = Verde
seat-colour-violet = Violeta
seat-colour-orange = Naranja
seat-colour-teal = Turquesa
seat-colour-pink = Rosa
seat-colour-lime = Lima
seat-colour-white = Blanco
phones-page-taken = en otro móvil
phones-page-bot = lo juega un bot
phones-page-screen = en la pantalla
phones-page-nod = Este sitio lo tiene otro móvil. Se pregunta en la mesa si puede ser tuyo: allí alguien pulsa «Permitir».
phones-page-other = Elegir otro sitio
phones-page-asked = Otro móvil está pidiendo ese sitio. Espera un momento o elige otro.
phones-page-refused = La mesa dice que no: ese sitio se queda en el móvil que lo tiene.
phones-page-just-taken = Alguien acaba de ocupar ese sitio. Elige otro.
phones-page-replaced = Tus cartas las tiene ahora otro móvil.
phones-page-elsewhere = Este sitio está abierto ahora en otra página de este móvil.
phones-page-here = Seguir aquí
phones-page-given-back = Tus cartas están otra vez en la pantalla. Para recuperarlas, escanea el código de la mesa.
phones-page-sits = Aquí te sientas tú, { $name }. Aún hay que repartir las cartas.
phones-page-pauses = La mesa está en pausa.
phones-page-pauses-gone = La mesa está en pausa: falta el móvil de { $name }.
phones-page-bot-plays = Un bot juega por ti.
phones-page-mine = Seguir jugando yo
phones-page-on = Seguir
phones-page-on-without = Seguir sin { $name }
phones-page-again = Otra vez
phones-page-next = Juego siguiente
phones-page-showing = Mira la mesa.
phones-page-unsure = Este móvil tiene una precisión de ± { $ms } ms.
phones-page-won = { $names }: ¡victoria!
phones-page-drawn = No gana nadie.
phones-page-answers = Respuestas
phones-page-back = Una elección atrás
phones-page-how = Cómo va
phones-page-log = Qué ha pasado
phones-page-close = Cerrar
phones-page-menu = Más
phones-page-undo = Deshacer
phones-page-undo-asks = { $name } quiere deshacer su jugada.
phones-page-undo-asks-here = En la pantalla alguien quiere deshacer la jugada de { $name }.
phones-page-undo-yes = De acuerdo
phones-page-undo-no = No
phones-page-undo-waits = Se pregunta a los demás si están de acuerdo.
phones-page-undo-refused = { $name } no está de acuerdo.
phones-page-undo-refused-here = En la pantalla alguien no está de acuerdo.
phones-page-language = Idioma
phones-page-leave = Devolver mi sitio
phones-page-leave-sure = ¿Devolverlo de verdad?
phones-page-lamp = Lámpara
phones-page-read = Explicar
phones-page-read-hint = Luego toca lo que quieras saber. Una pulsación larga lo hace enseguida.
phones-page-closed-answer = ahora no
phones-page-chosen = elegido
phones-page-lit = según la lámpara
phones-page-spent = tapado
phones-page-not-heard = La mesa no lo ha oído. Prueba otra vez.
pile-draw = { $count ->
    [one] Pila de robo, { $count } carta
   *[other] Pila de robo, { $count } cartas
}
