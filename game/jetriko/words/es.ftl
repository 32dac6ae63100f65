## En el estante

jetriko-title = Jetriko
jetriko-about = Cinco colores, efectos traviesos y trampas que nadie quiere robar.
jetriko-players = de 2 a 6 jugadores
jetriko-length = unos 20 minutos

## Opciones

jetriko-option-length = Duración
jetriko-option-length-hint = Una ronda, hasta que alguien gane cierto número de rondas, o lo que apetezca.
jetriko-value-length-one = Una ronda
jetriko-value-length-first-2 = A 2 rondas
jetriko-value-length-first-3 = A 3 rondas
jetriko-value-length-first-5 = A 5 rondas
jetriko-value-length-open = Sin límite
jetriko-option-hand = Cartas a cada uno
jetriko-option-hand-hint = Cuántas cartas se reparten a cada jugador.
jetriko-value-hand = { $count } cartas
jetriko-option-traps = Trampas
jetriko-option-traps-hint = Las 15 trampas, solo las verdes y azules, o ninguna.
jetriko-value-traps-all = Las 15
jetriko-value-traps-mild = Verdes y azules
jetriko-value-traps-none = Ninguna
jetriko-option-backs = Dorso de trampa
jetriko-option-backs-hint = La pila de robo muestra si encima hay una trampa, y de qué color.
jetriko-option-after_drawing = Después de robar
jetriko-option-after_drawing-hint = Qué carta puedes jugar después de robar una.
jetriko-value-after_drawing-any = Cualquiera
jetriko-value-after_drawing-drawn = Solo esa carta
jetriko-option-deflect = Desvío en Desvío
jetriko-option-deflect-hint = En un ataque, un Desvío va sobre cualquier Desvío, o solo sobre uno de su color o número.
jetriko-value-deflect-always = Siempre
jetriko-value-deflect-matching = Si encaja
jetriko-option-skip_finish = Salto al final
jetriko-option-skip_finish-hint = Entre dos: gana enseguida, o robas una carta por él.
jetriko-value-skip_finish-wins = Gana enseguida
jetriko-value-skip_finish-draws = Roba una carta
jetriko-option-first_dealer = Primer reparto
jetriko-option-first_dealer-hint = Quién reparte la primera ronda. Después reparte quien gana.
jetriko-value-first_dealer-0 = A suertes
jetriko-value-first_dealer-1 = Sitio 1
jetriko-value-first_dealer-2 = Sitio 2
jetriko-value-first_dealer-3 = Sitio 3
jetriko-value-first_dealer-4 = Sitio 4
jetriko-value-first_dealer-5 = Sitio 5
jetriko-value-first_dealer-6 = Sitio 6
jetriko-option-timer = Reloj
jetriko-option-timer-hint = Cuando se acaba el tiempo, la mesa encaja el golpe por ti, o roba y pasa.
jetriko-value-timer-0 = Sin reloj
jetriko-value-timer-15 = 15 segundos
jetriko-value-timer-30 = 30 segundos
jetriko-value-timer-60 = 60 segundos

## Negativas

refusal-jetriko-seats = Jetriko es para 2 a 6 jugadores.
refusal-jetriko-over = La partida ha acabado.
refusal-jetriko-first-dealer = El sitio { $number } no puede repartir primero: aquí solo hay { $seats }. Elige otro primer reparto o añade un sitio.
refusal-jetriko-no-such-seat = En esta mesa no hay sitio { $number }.
refusal-jetriko-not-now = Eso no se puede ahora.
refusal-jetriko-not-your-turn = No es tu turno; se espera a { $name }.
refusal-jetriko-not-held = No tienes esa carta.
refusal-jetriko-no-match = Esa carta no encaja con la de encima ni en color, ni en número, ni en efecto.
refusal-jetriko-no-answer-fits = A este ataque solo responde el mismo efecto, un Desvío que encaje o una carta blanca.
refusal-jetriko-deflect-fit = Un Desvío necesita el color o el número de la última carta de ataque.
refusal-jetriko-raise-on-deflect = Sobre un Desvío, la carta de ataque debe tener su color o su número.
refusal-jetriko-white-only = A una carta blanca solo responde otra carta blanca.
refusal-jetriko-under-attack = Te atacan: responde o encaja el golpe.
refusal-jetriko-draw-first = Roba una carta antes de pasar.
refusal-jetriko-drawn-already = Ya has robado en este turno.
refusal-jetriko-nothing-to-draw = No queda nada que robar; juega o pasa.
refusal-jetriko-blank-plain = Freno: solo vale una carta lisa del mismo color o número.
refusal-jetriko-blank-must = Freno: tienes una carta lisa que encaja y debes jugarla.
refusal-jetriko-blank-nothing-else = Freno: nada más de tu mano encaja.
refusal-jetriko-played-already = Ya has jugado en este turno.
refusal-jetriko-trap-ends = Una trampa acaba con tu turno.
refusal-jetriko-direction = Elige un sentido.
refusal-jetriko-target = Elige a otro jugador como objetivo.
refusal-jetriko-unanswerable = A esta carta no se puede responder.
refusal-jetriko-card-count = { $count ->
    [one] Elige exactamente { $count } carta.
   *[other] Elige exactamente { $count } cartas.
}
refusal-jetriko-colour-not-held = No tienes ninguna carta de ese color.
refusal-jetriko-another-player = Elige a otro jugador.
refusal-jetriko-trap-must = Esta trampa hay que cumplirla.
refusal-jetriko-random-take = Las cartas hurtadas salen al azar.
refusal-jetriko-trap-played = Las trampas nunca se juegan; actúan al robarlas.
refusal-jetriko-not-visible = Eso no lo puedes ver.
refusal-jetriko-drawn-only = Solo se puede jugar la carta recién robada.
refusal-jetriko-no-timer = En esta mesa no hay reloj.

## Palabras del juego

jetriko-colour-green = verde
jetriko-colour-yellow = amarillo
jetriko-colour-cyan = turquesa
jetriko-colour-blue = azul oscuro
jetriko-colour-red = rojo
jetriko-back-playing = una carta de juego
jetriko-back-red = una trampa roja
jetriko-back-blue = una trampa azul
jetriko-back-green = una trampa verde
jetriko-back-none = nada
jetriko-card-plain = { $number } { $colour }
jetriko-card-effect = { $number } { $colour } { $effect }
jetriko-card-trap = { $name }, una trampa
jetriko-attack = { $kind } { $value }
jetriko-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

## Cada carta: su nombre, lo que hace en una frase, y entero

jetriko-name-plain = Lisa
jetriko-name-plus = Suma
jetriko-name-steal = Hurto
jetriko-name-redraw = Cambio
jetriko-name-deflect = Desvío
jetriko-name-skip = Salto
jetriko-name-blank = Freno
jetriko-name-divide = A medias
jetriko-name-more = Más
jetriko-name-stop = Alto
jetriko-name-target = Diana
jetriko-name-times-two = Por dos
jetriko-name-tr1 = Avalancha
jetriko-name-tr2 = Remontada
jetriko-name-tr3 = Sorpresa
jetriko-name-tr4 = Herencia
jetriko-name-tr5 = Transparente
jetriko-name-tb1 = Carrusel
jetriko-name-tb2 = Patas arriba
jetriko-name-tb3 = Volantazo
jetriko-name-tb4 = Clasificador
jetriko-name-tb5 = Nivelador
jetriko-name-tg1 = Lastre
jetriko-name-tg2 = Filtro
jetriko-name-tg3 = Regalo de adiós
jetriko-name-tg4 = Contragolpe
jetriko-name-tg5 = Buen trueque

jetriko-does-plain = Sin efecto.
jetriko-does-plus = El siguiente roba 2 cartas, o pasa el ataque.
jetriko-does-steal = El siguiente te quita una carta, o pasa el ataque.
jetriko-does-redraw = El siguiente cambia una carta por una nueva, o pasa el ataque.
jetriko-does-deflect = Manda un ataque más allá, sin cambiarlo, y tú dices en qué sentido.
jetriko-does-skip = Se salta al jugador siguiente.
jetriko-does-blank = El siguiente solo puede jugar una carta lisa de este color o número.
jetriko-does-divide = Compartes el ataque con quien ataca, paso a paso.
jetriko-does-more = El ataque crece en 1 y sigue.
jetriko-does-stop = El ataque se acaba.
jetriko-does-target = Tú dices a quién va el ataque.
jetriko-does-times-two = El ataque se dobla y sigue.
jetriko-does-tr1 = Robas 3 cartas.
jetriko-does-tr2 = Robas para acercarte a la mano más grande, de 1 a 3 cartas.
jetriko-does-tr3 = Robas 1 carta a la vista; si es blanca o tiene efecto, robas otra.
jetriko-does-tr4 = De los demás, quien más cartas tiene te da una.
jetriko-does-tr5 = Robas 1 carta y luego enseñas toda tu mano.
jetriko-does-tb1 = Todas las manos pasan un sitio más allá.
jetriko-does-tb2 = La mano más grande y la más pequeña se cambian.
jetriko-does-tb3 = El sentido se invierte, y cada cual pasa una carta.
jetriko-does-tb4 = Robas 2 cartas y luego descartas otras tantas.
jetriko-does-tb5 = Las manos grandes bajan a 5 cartas, las mínimas suben a 2.
jetriko-does-tg1 = Descartas 1 carta, o 2 si tienes cuatro o más.
jetriko-does-tg2 = Descartas todas tus cartas de un color.
jetriko-does-tg3 = Das una carta a quien tú elijas.
jetriko-does-tg4 = Roba 2 cartas quien tú elijas.
jetriko-does-tg5 = Puedes cambiar tu mano con quien tú elijas.

jetriko-full-plain = Encaja por color o por número. Dos cartas lisas no comparten efecto.
jetriko-full-plus = Empieza un ataque de Suma 2, o aumenta en 2 una Suma en marcha. Quien encaja el golpe roba tantas cartas, una tras otra. Si entre ellas sale una trampa, el golpe acaba.
jetriko-full-steal = Empieza un ataque de Hurto 1, o aumenta en 1 un Hurto en marcha. Quien encaja el golpe toma a ciegas tantas cartas de la mano del último atacante, que así se libra de ellas.
jetriko-full-redraw = Empieza un ataque de Cambio 1, o aumenta en 1 un Cambio en marcha. Quien encaja el golpe mete primero tantas cartas debajo de la pila de descarte, o todas si tiene menos, y luego roba el número entero.
jetriko-full-deflect = En un ataque debe tener el color o el número de la carta de ataque; sobre otro Desvío vale cualquiera. El ataque sigue igual, en el sentido que digas. Sin ataque, solo fija el sentido. Entre dos el sentido se queda, y no se pregunta a nadie.
jetriko-full-skip = El jugador siguiente no tiene turno y no puede responder. Entre dos, te toca otra vez a ti.
jetriko-full-blank = En ese turno, el siguiente debe jugar una carta lisa que encaje por color o número; si no tiene ninguna, roba una carta y puede jugarla si es lisa y encaja. Con la mano vacía debe robar antes y aún no ha ganado. No se puede responder.
jetriko-full-divide = En un ataque: sus pasos se hacen por turno entre quien ataca, que empieza, y tú; luego sigue el jugador que va detrás de ti y puede jugar cualquier carta. Nadie puede responder. Sin ataque: robas 1 carta, y acaba tu turno.
jetriko-full-more = En un ataque: crece en 1 y va al jugador siguiente. Entonces solo responden cartas blancas. Sin ataque: robas 1 carta, y acaba tu turno.
jetriko-full-stop = En un ataque: a nadie le pasa nada, y el jugador siguiente puede jugar cualquier carta. Sin ataque: robas 1 carta, y acaba tu turno.
jetriko-full-target = En un ataque: va a otro jugador, el que tú digas, y desde ahí se sigue. Entonces solo responden cartas blancas. Sin ataque: robas 1 carta, y acaba tu turno.
jetriko-full-times-two = En un ataque: se dobla y va al jugador siguiente. Entonces solo responden cartas blancas. Sin ataque: robas 1 carta, y acaba tu turno.
jetriko-full-tr1 = Robas 3 cartas, una tras otra. Si entre ellas sale otra trampa, esta acaba.
jetriko-full-tr2 = Cuenta cuántas cartas más que la tuya tiene la mano más grande. Robas esas, 1 como mínimo y 3 como máximo.
jetriko-full-tr3 = Robas 1 carta y la enseñas a todos. Si es blanca o tiene efecto, robas 1 más, que nadie más ve.
jetriko-full-tr4 = De los demás que tienen dos o más cartas, el que más tiene te da una a su elección. Si no hay nadie así, robas 1 carta.
jetriko-full-tr5 = Robas 1 carta, y luego todos ven tu mano entera, también si no se pudo robar nada. Si robas otra trampa, tu mano sigue oculta.
jetriko-full-tb1 = Todos pasan a la vez su mano entera al jugador siguiente. Las manos vacías también pasan.
jetriko-full-tb2 = Quien más cartas tiene y quien menos, pero al menos una, se cambian las manos enteras. Si tienen las mismas, no pasa nada.
jetriko-full-tb3 = Primero se invierte el sentido. Luego, todos los que tienen cartas eligen una, sin enseñarla, y la pasan al siguiente en el nuevo sentido. Los turnos también van así.
jetriko-full-tb4 = Robas 2 cartas y luego descartas, a tu elección, tantas como hayas podido robar. Si robas otra trampa, no descartas nada.
jetriko-full-tb5 = Primero, por orden, todos los que tienen más de 5 cartas descartan hasta quedarse con 5. Luego, por orden, los que tienen menos de 2 roban hasta tener 2. Otra trampa lo acaba para todos los que aún esperaban.
jetriko-full-tg1 = Descartas 1 carta a tu elección; si tienes cuatro o más, descartas 2.
jetriko-full-tg2 = Dices un color de tu mano y descartas todas tus cartas de ese color. Las cartas blancas no tienen color.
jetriko-full-tg3 = Das una carta a tu elección a otro jugador a tu elección, que no puede negarse.
jetriko-full-tg4 = Eliges a otro jugador, que roba 2 cartas. Si así sale una trampa, es suya; pero se sigue detrás de ti si era tu turno.
jetriko-full-tg5 = Puedes cambiar tu mano entera con la de otro jugador a tu elección, también una vacía, o no hacerlo.

## El anuncio de un ataque

jetriko-announce = De { $attacker } a { $victim }: { $attack }

## El registro

jetriko-log-round = Ronda { $number }: reparte { $name }.
jetriko-log-direction = { $direction ->
    [clockwise] Los turnos van en sentido horario.
   *[anticlockwise] Los turnos van en sentido antihorario.
}
jetriko-log-played = { $name }: { $card }
jetriko-log-drew = { $name } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
jetriko-log-drew-card = { $name } roba { $card }.
jetriko-log-nothing-to-draw = Para { $name } no queda nada que robar.
jetriko-log-reshuffled = { $count ->
    [one] La única carta bajo la de encima es la nueva pila de robo.
   *[other] { $count } cartas se barajan: hay nueva pila de robo.
}
jetriko-log-passed = { $name } pasa.
jetriko-log-blocked-pass = { $name } pasa sin nada que robar.
jetriko-log-passed-over = Se salta a { $name }.
jetriko-log-bound = El Freno ata a { $name } este turno.
jetriko-log-attack-started = { $attacker } ataca a { $victim }: { $attack }.
jetriko-log-attack-raised = { $attacker } lo aumenta y se lo pasa a { $victim }: { $attack }.
jetriko-log-attack-deflected = { $attacker } lo desvía a { $victim }: { $attack }.
jetriko-log-attack-more = { $attacker } añade uno y se lo pasa a { $victim }: { $attack }.
jetriko-log-attack-doubled = { $attacker } lo dobla y se lo pasa a { $victim }: { $attack }.
jetriko-log-attack-targeted = { $attacker } apunta a { $victim }: { $attack }.
jetriko-log-hit = { $victim } encaja el golpe: { $attack } de { $attacker }.
jetriko-log-divided = { $divider } lo comparte con { $attacker }: { $attack }.
jetriko-log-attack-done = El ataque ha acabado.
jetriko-log-attack-stopped = { $name } para el ataque; a nadie le pasa nada.
jetriko-log-attack-trap = La trampa corta el ataque.
jetriko-log-took = { $taker } recibe { $count ->
    [one] una carta
   *[other] { $count } cartas
} de { $giver }.
jetriko-log-took-card = { $taker } recibe { $card } de { $giver }.
jetriko-log-hand-moved = La mano de { $giver } pasa a { $taker }: { jetriko-cards }.
jetriko-log-slid-under = { $name } descarta { $cards }.
jetriko-log-trap = { $name } roba una trampa: { $trap }.
jetriko-log-trap-dropped = El resto de { $trap } se pierde.
jetriko-log-shown = { $name } enseña { $cards }.
jetriko-log-chosen = { $name } ha elegido.
jetriko-log-colour = { $name } dice { $colour }.
jetriko-log-player-chosen = { $name } elige a { $other }.
jetriko-log-declined = { $name } no se cambia con nadie.
jetriko-log-brink = ¡{ $name } está al borde!
jetriko-log-time = El tiempo de { $name } se ha acabado.
jetriko-log-round-won = { $name } gana la ronda.
jetriko-log-round-blocked = Nadie puede seguir. { $name } tiene menos cartas que nadie y gana la ronda.
jetriko-log-round-drawn = Nadie puede seguir, y varios empatan a menos cartas: nadie gana la ronda.
jetriko-log-would-stop = { $name } no quiere más rondas.

## Lo que se pregunta, como pueden oírlo todos; $asked es a cuántos se pregunta, en $names

jetriko-aloud-direction = { $names } elige quién empieza…
jetriko-aloud-defence = { $names } responde al ataque o encaja el golpe…
jetriko-aloud-main = { $names } juega una carta o roba…
jetriko-aloud-main-pass = { $names } juega una carta o pasa: no queda nada que robar…
jetriko-aloud-drawn = { $names } juega una carta o pasa…
jetriko-aloud-discard-redraw = { $names } elige { jetriko-cards } para cambiar…
jetriko-aloud-discard-divide = { $names } cambia una carta por una nueva…
jetriko-aloud-discard-sorting-desk = { $names } descarta { jetriko-cards }…
jetriko-aloud-discard-leveller = { $names } descarta { jetriko-cards } hasta quedarse con cinco…
jetriko-aloud-discard-ballast = { $names } descarta { jetriko-cards }…
jetriko-aloud-hand-down = { $names } elige una carta para { $other }…
jetriko-aloud-u-turn = { $names } { $asked ->
    [one] elige una carta
   *[other] eligen cartas
} para pasar…
jetriko-aloud-colour = { $names } elige un color para descartar…
jetriko-aloud-gift = { $names } da una carta a alguien…
jetriko-aloud-counterblow = { $names } elige quién roba 2 cartas…
jetriko-aloud-swap = { $names } elige con quién cambiar la mano…
jetriko-aloud-scores = { $names } { $asked ->
    [one] repasa
   *[other] repasan
} la ronda…

## Mesa

jetriko-ask-direction = { $name }, ¿quién empieza?
jetriko-ask-defence = { $name }, responde al ataque o encaja el golpe.
jetriko-ask-main = { $name }, juega una carta o roba una.
jetriko-ask-main-pass = { $name }, juega una carta o pasa: no queda nada que robar.
jetriko-ask-main-free = { $name }, ahora vale cualquier carta. Juega una o roba.
jetriko-ask-main-bound = { $name }, Freno: juega una carta lisa del mismo color o número.
jetriko-ask-main-bound-draw = { $name }, Freno: no tienes carta lisa que encaje, así que roba una.
jetriko-ask-drawn = { $name }, juega una carta o pasa.
jetriko-ask-drawn-only = { $name }, juega la carta robada o pasa.
jetriko-ask-defence-none = { $name }, ninguna de tus cartas responde: encaja el golpe.
jetriko-ask-main-none = { $name }, ninguna de tus cartas encaja: roba una.
jetriko-ask-main-pass-none = { $name }, ninguna de tus cartas encaja y no queda nada que robar: pasa.
jetriko-ask-drawn-none = { $name }, ninguna de tus cartas encaja: pasa.
jetriko-ask-discard-redraw = { $name }, elige { $count ->
    [one] una carta
   *[other] { $count } cartas
} para cambiar.
jetriko-ask-discard-divide = { $name }, elige una carta para cambiarla por una nueva.
jetriko-ask-discard-sorting-desk = { $name }, descarta { jetriko-cards }.
jetriko-ask-discard-leveller = { $name }, descarta { jetriko-cards } hasta quedarte con cinco.
jetriko-ask-discard-ballast = { $name }, descarta { jetriko-cards }.
jetriko-ask-hand-down = { $name }, elige una carta para { $other }.
jetriko-ask-u-turn = { $name }, elige una carta para pasar.
jetriko-ask-colour = { $name }, ¿qué color descartas?
jetriko-ask-gift = { $name }, da una carta a alguien.
jetriko-ask-counterblow = { $name }, ¿quién roba 2 cartas?
jetriko-ask-swap = { $name }, ¿con quién cambias la mano?
jetriko-ask-scores = La ronda ha acabado.
jetriko-do-left = Empieza { $name }, a la izq.
jetriko-do-right = Empieza { $name }, a la der.
jetriko-do-draw = Robar
jetriko-do-pass = Pasar
jetriko-do-take-hit = Encajar golpe
jetriko-do-direction = { $direction ->
    [clockwise] Sentido horario, a { $name } ({ jetriko-cards })
   *[anticlockwise] Sentido antihorario, a { $name } ({ jetriko-cards })
}
jetriko-do-choose = { $name }: { jetriko-cards }
jetriko-do-decline = No cambiar
jetriko-do-confirm = { $left ->
    [0] Listo
   *[other] { $count } de { $needed } elegidas
}
jetriko-do-go-on = Seguir
jetriko-do-stop = Ya basta
jetriko-sign-free = Cualquiera
jetriko-sign-bound = Freno
jetriko-sign-brink = Al borde
jetriko-pile-next = Encima de la pila de robo hay { $back }. { $count ->
    [one] Es la última carta.
   *[other] Quedan { $count } cartas.
}
jetriko-pile-empty = No queda nada que robar.
jetriko-plate-wins = { $count ->
    [one] 1 ganada
   *[other] { $count } ganadas
}
jetriko-who-wins = Gana una mano vacía que aguante una vuelta a la mesa.
jetriko-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan a la vez { $names }
}
jetriko-stat-attacks = Ataques
jetriko-stat-hits = Golpes
jetriko-stat-traps = Trampas
jetriko-stat-strongest = Mayor ataque
jetriko-figure-rounds = Rondas ganadas
jetriko-figure-attacks = Ataques
jetriko-figure-answers = Respuestas
jetriko-figure-hits = Golpes encajados
jetriko-figure-traps = Trampas

## Palabras del juego: en las reglas, y donde descansa el puntero en la mesa

jetriko-term-attack = Ataque
jetriko-term-attack-means = Una Suma, un Hurto o un Cambio en camino: su clase, su valor, quién lo mandó el último y su víctima.
jetriko-term-answer = Respuesta
jetriko-term-answer-means = Una carta que la víctima juega en vez de encajar el golpe. Es todo su turno.
jetriko-term-hit = Golpe
jetriko-term-hit-means = El ataque se cumple sobre su víctima, que luego sigue con su turno.
jetriko-term-free = Juego libre
jetriko-term-free-means = Vale cualquier carta: sobre una pila vacía, sobre una trampa, o sobre una carta blanca si no hay ataque en marcha.
jetriko-term-blank = Freno
jetriko-term-blank-means = Ata al siguiente durante un turno: solo puede jugar una carta lisa de su color o número.
jetriko-term-brink = Al borde
jetriko-term-brink-means = Un jugador sin cartas que aún no ha ganado: la ronda la gana quien no tiene ninguna al empezar su propio turno.
jetriko-term-top = Carta de encima
jetriko-term-top-means = Una carta de color que juegues debe tener su color, su número o su efecto. Las cartas blancas valen siempre.
jetriko-term-plain = Carta lisa
jetriko-term-plain-means = Una carta de color sin efecto. Ser lisa no es un efecto: dos cartas lisas deben compartir color o número.
jetriko-term-white = Carta blanca
jetriko-term-white-means = Responde a cualquier ataque. Sin ataque solo se cambia por otra carta, y el turno acaba.
jetriko-term-trap = Trampa
jetriko-term-trap-means = Actúa cuando se roba. Acaba con lo que esté en marcha y con el turno de quien lo tenía.
jetriko-term-back = Dorso
jetriko-term-back-means = La siguiente carta de la pila de robo muestra si es una trampa: la roja daña, la verde ayuda, y la azul puede hacer lo uno o lo otro.
jetriko-term-direction = Sentido
jetriko-term-direction-means = Hacia dónde van los turnos y los ataques: sentido horario o antihorario.
jetriko-term-dealer = Quien reparte
jetriko-term-dealer-means = Dice cuál de sus dos vecinos empieza. Quien gana una ronda reparte la siguiente.

## Consejos para la primera partida

jetriko-hint-aim = Gana quien no tiene cartas cuando empieza su turno. Líbrate de las tuyas y ataca para cargar a los demás.
jetriko-hint-win = Una mano vacía aún no gana: tiene que aguantar hasta que empiece tu próximo turno.
jetriko-hint-attack = Si te atacan, puedes pasar el ataque: con el mismo efecto, un Desvío que encaje o una carta blanca.
jetriko-hint-white = Guarda las cartas blancas para defenderte. Sin ataque solo se cambian por otra.
jetriko-hint-steal = El Hurto te libra de una carta más: la víctima la toma de tu mano.
jetriko-hint-back = Mira el dorso de la pila de robo: el verde vale la pena, el rojo no.
jetriko-hint-trap = Una trampa también acaba con el golpe. Una Suma grande no es tanto si encima hay una trampa.
jetriko-hint-brink = ¿Alguien sin cartas? Manda Suma, Cambio o Freno antes de que empiece su turno.

## En la mesa

jetriko-card-does = { $card }: { $does }
jetriko-sheet-wins = Ganadas
jetriko-sheet-cards = Cartas
jetriko-trap-of = { $name } ha robado una trampa
jetriko-shows = { $name } enseña estas cartas
jetriko-stat-answers = Ataques pasados
jetriko-ask-attacked = { $attack }. { $sentence }
jetriko-announce-shared = { $attacker } comparte { $attack } con { $divider }: paso { $number } de { $of }, { $name }
jetriko-announce-stopped = { $name } lo para: no pasa nada
jetriko-ask-which-way = { $name }, ¿hacia dónde van los turnos desde ahora?
jetriko-ask-whom = { $name }, ¿a quién apuntas?
jetriko-ask-to-whom = { $name }, ¿para quién es la carta?
## La mesa en frases

jetriko-top = Encima está { $card }.
jetriko-holds = { $name } tiene { jetriko-cards } y { jetriko-round-wins-of }.
jetriko-round-wins-of = { $wins ->
    [one] 1 ronda ganada
   *[other] { $wins } rondas ganadas
}
jetriko-your-hand = Tu mano: { $cards }.
jetriko-row-draw = Pila de robo: { $count }

## Por qué lo haría un experto

jetriko-worth = { $hundredths ->
    [one] 1 ronda ganada de 100
   *[other] { $hundredths } rondas ganadas de 100
}
jetriko-within = { $hundredths }
jetriko-because-hit = Los ataques te cuestan entonces { $this ->
    [1] 1 carta
   *[other] { $this } cartas
} de media; si no, { $other }.
jetriko-because-trap-red = { $other ->
    [100] Si no, robas enseguida una trampa roja.
   *[other] Te aleja de trampas rojas: robas una en { $this } de 100 casos; si no, en { $other }.
}
jetriko-because-trap-green = { $this ->
    [100] Una trampa verde reduce tu mano, y ahora robas una.
   *[other] Una trampa verde reduce tu mano: robas una en { $this } de 100 casos; si no, en { $other }.
}
jetriko-because-dealt = Le cuesta a { $name } de media { $this ->
    [1] 1 carta
   *[other] { $this } cartas
}; si no, { $other }.
jetriko-because-out = Impide que { $name } acabe: { $name } lo logra en { $this } de 100 casos; si no, en { $other }.
jetriko-because-white = Guarda una carta blanca en tu mano para lo que venga.
jetriko-because-stuck = Tus próximos turnos son mejores: en { $this } no encaja nada; si no, en { $other }.
jetriko-because-passed-over = Tu próximo turno es más seguro: te lo saltan en { $this } de 100 casos; si no, en { $other }.
jetriko-because-won = Acabas pronto en { $this } de 100 casos; si no, en { $other }.
jetriko-because-cards = Unos turnos después tienes { $this ->
    [1] 1 carta
   *[other] { $this } cartas
} de media; si no, { $other }.

## La primera lección

jetriko-lesson-first = Primera lección: una ronda
jetriko-lesson-first-after = Una mano vacía que aguanta una vuelta a la mesa gana la ronda.
jetriko-lesson-first-colour = Líbrate de todas tus cartas. Lo que juegues tiene que encajar con la carta de encima: por el color, por ejemplo. Ahí hay un rojo, así que juega tu 3 rojo.
refusal-jetriko-lesson-first-colour = También encaja, por el número. Pero te hará falta: juega el 3 rojo.
jetriko-lesson-first-number = O encaja por el número. Ahí hay un 2 verde: juega tu 2 azul.
refusal-jetriko-lesson-first-number = Eso también se puede. Pero prueba lo otro: un 2 sobre un 2.
jetriko-lesson-first-attack = { $name1 } atacó con una Suma 2 y { $name2 } la pasó con otra: ahora es una Suma 4, y te ha llegado a ti. Responde con tu propia Suma, y sigue viaje, más fuerte todavía.
refusal-jetriko-lesson-first-attack = Eso no responde a una Suma. Tu 1 turquesa con la Suma, sí.
refusal-jetriko-lesson-first-attack-hit = ¡Robarías 4 cartas! Mejor pásala: juega tu Suma.
jetriko-lesson-first-draw = ¡Seis cartas para { $name1 }! Ahora nada en tu mano encaja con turquesa o 5, así que roba una carta. El dorso de la próxima se ve: es una trampa, pero verde. Las verdes son amables, las rojas dañan.
refusal-jetriko-lesson-first-draw = Aquí no encaja nada: roba de la pila.
jetriko-lesson-first-trap = ¡Zas! Una trampa robada salta enseguida y acaba con tu turno. Esta es el Lastre: tiras una carta. Tira el 4 verde.
refusal-jetriko-lesson-first-trap = Quédate esa, pronto te librarás de ella. Tira el 4 verde.
jetriko-lesson-first-last = Te queda una carta, y encaja: el 1 es amarillo, como el 4. ¡Juégala! Pero la ronda no se gana con la última carta: hay que aguantar un turno de cada uno y seguir sin cartas cuando te toque otra vez.
refusal-jetriko-lesson-first-last = Juega tu última carta.
refusal-jetriko-lesson-first-last-draw = Puedes, pero mira: tu 1 amarillo encaja. Juégalo.
jetriko-lesson-first-end = Nadie te atacó, y tu mano seguía vacía: ¡has ganado la ronda! Si alguien te hubiera mandado una Suma, habrías tenido que robar.

## La lección más larga: las cartas blancas

jetriko-lesson-white = Lección más larga: cartas blancas
jetriko-lesson-white-after = Cinco cartas blancas, una regla: en tu propio turno no hacen nada; si te atacan, lo hacen todo.
jetriko-lesson-white-keep = Tienes una carta blanca, un Alto. Vale sobre todo, pero en tu propio turno no hace nada: robas una carta por él, y el siguiente puede jugar cualquier carta. Guárdalo, y juega tu 3 rojo.
refusal-jetriko-lesson-white-keep = No hace falta robar: tu 3 rojo encaja con el 5 por el color. Juégalo.
refusal-jetriko-lesson-white-keep-white = Solo cambiarías el Alto por una carta de la pila. Guárdalo para un ataque, y juega el 3 rojo.
jetriko-lesson-white-stop = Suma, Suma y un Más encima: ¡robarías 5 cartas! Sobre una carta blanca solo responden las blancas. La tuya responde a cualquier ataque, haya lo que haya, y no robas nada por ella. ¡Páralo!
refusal-jetriko-lesson-white-stop = ¿Cinco cartas? Para eso guardabas tu Alto: juégalo.
jetriko-lesson-white-draw = El ataque desapareció, y el siguiente podía jugar lo que quisiera. Ahora se pide azul o 1, y nada tuyo encaja: roba una carta.
refusal-jetriko-lesson-white-draw = Aquí no encaja nada: roba de la pila.
jetriko-lesson-white-pass = Una blanca: Por dos. Podrías jugarla ahora, pero solo robarías otra carta. Guárdala y pasa: pulsa el botón.
refusal-jetriko-lesson-white-pass = Ahora no doblaría nada: solo robas por ella. Guárdala y pasa.
jetriko-lesson-white-times = { $name3 } juega un Hurto: tendrías que tomar una carta de { $name3 }. Por dos lo dobla y lo manda más allá, y ahora es de tu mano de donde se hurta: { $name1 } tiene que llevarse tus otras dos cartas. ¡Juégala!
refusal-jetriko-lesson-white-times = Juega Por dos: dobla el Hurto y lo manda más allá.
refusal-jetriko-lesson-white-times-hit = Entonces tienes una carta más. Con Por dos te libras de las tres: juégala.
jetriko-lesson-white-brink = Tres cartas de una jugada: ¡tu mano está vacía! Pero solo ganas si lo sigue estando cuando empiece tu próximo turno, y sin cartas no puedes responder a un ataque. Veamos qué hace { $name3 }.
jetriko-lesson-white-again = Una Suma: dos cartas para ti. Pero un golpe no cuesta el turno, y una de las dos es una Diana. ¿Cuál juegas? La que después no servirá de nada: tu 5 turquesa.
refusal-jetriko-lesson-white-again = Tu 5 turquesa encaja: juégalo y guarda la Diana.
jetriko-lesson-white-target = La Diana manda el ataque a quien quieras. { $name2 } no tiene cartas y gana si nadie actúa. Como respuesta, tu última carta no hace robar. Juégala y señala a { $name2 }.
refusal-jetriko-lesson-white-target = Entonces { $name2 } empieza un turno sin cartas y ha ganado. Juega la Diana y señala a { $name2 }.
refusal-jetriko-lesson-white-target-hit = Robarías dos cartas, y { $name2 } ganaría sin ninguna. Juega la Diana y señala a { $name2 }.
refusal-jetriko-lesson-white-target-back = Entonces { $name3 } tiene tres cartas, puede jugar cualquiera de ellas, y luego te toca a ti; y a { $name2 } no le pasa nada. Señala a { $name2 }.
jetriko-lesson-white-end = ¡Has ganado! La quinta carta blanca es A medias: lo que viene se reparte entre quien ataca y tú, y la mitad mayor es para quien ataca. Y recuerda: en tu propio turno una carta blanca nunca es la última, porque robas. Como respuesta, sí.
