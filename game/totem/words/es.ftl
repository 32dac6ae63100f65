## En el estante

totem-title = Totem
totem-about = Levanta, descubre la pareja y agarra el tótem antes que nadie.
totem-players = de 2 a 10 jugadores
totem-length = unos 5 minutos

## Sitios

totem-action-grab = Agarrar
totem-action-flip = Levantar
totem-hand-name-0 = der.
totem-hand-name-1 = izq.
totem-level-adaptive = A tu ritmo
totem-level-medium = Medio

## Opciones

totem-option-pace = Ritmo
totem-option-pace-hint = Con qué rapidez sigue una carta a otra.
totem-value-pace-normal = Normal
totem-value-pace-calm = Tranquilo
totem-value-pace-brisk = Vivo
totem-value-pace-frantic = Frenético
totem-value-pace-custom = Propio
totem-option-games = Se juega
totem-option-games-hint = Cuántos juegos forman una partida.
totem-value-games-1 = Un juego
totem-value-games-best-of-3 = Al mejor de 3
totem-value-games-best-of-5 = Al mejor de 5
totem-value-games-endless = Sin fin
totem-option-deck = Baraja
totem-option-deck-hint = Las 80 cartas, o 48 con figuras más fáciles de distinguir, para niños.
totem-value-deck-full = Entera, 80 cartas
totem-value-deck-short = Corta, 48 cartas
totem-option-flip_mode = Levantar
totem-option-flip_mode-hint = La mesa levanta las cartas de todos, o cada cual lo hace con su propia tecla.
totem-value-flip_mode-auto = Lo hace la mesa
totem-value-flip_mode-own_key = Cada jugador
totem-option-mode_banner = Aviso de color
totem-option-mode_banner-hint = Muestra un aviso mientras cuentan los colores y no las figuras.
totem-option-colour_marks = Letras de color
totem-option-colour_marks-hint = Pone en las esquinas de cada carta una letra con su color.
totem-option-wait_for_duel = Esperar duelos
totem-option-wait_for_duel-hint = No se levantan cartas mientras haya pareja, hasta 6 segundos: para principiantes.
totem-option-play_on = Seguir jugando
totem-option-play_on-hint = Se sigue jugando por el segundo y el tercer puesto hasta que quede uno solo.
totem-option-steady_grip = Agarre firme
totem-option-steady_grip-hint = Hay que mantener la tecla un momento, o el tótem se escurre.
totem-option-knock_over = Tótem inestable
totem-option-knock_over-hint = Con ratón o dedo, dar solo en el borde lo tumba: es un error.
totem-option-phones = Agarrar con móvil
totem-option-phones-hint = Los móviles pueden ser manos. La radio es menos exacta que las teclas: hay más empates, y las placas dicen por cuánto.
totem-option-face_turns = Cartas giradas
totem-option-face_turns-hint = Las cartas caen en cualquier posición, como las impresas.
totem-option-penalty_piles = En falso se lleva
totem-option-penalty_piles-hint = Qué cartas a la vista se lleva quien agarra en falso; el bote, siempre.
totem-value-penalty_piles-all = Todas las vistas
totem-value-penalty_piles-others = Las de los demás
totem-value-penalty_piles-mild = Solo las suyas
totem-option-two_player_form = Entre dos
totem-option-two_player_form-hint = Si juegan dos, cada uno lleva dos manos con dos teclas, o una mano como siempre.
totem-value-two_player_form-two_hands = Dos manos
totem-value-two_player_form-one_hand = Una mano
totem-option-wrong_hand = Mano equivocada
totem-option-wrong_hand-hint = Con dos manos, agarrar con la que no toca es un error o solo obliga a esperar.
totem-value-wrong_hand-error = Un error
totem-value-wrong_hand-ignore = Solo espera
totem-option-three_player_rule = Tres de un color
totem-option-three_player_rule-hint = Si juegan tres, también cuentan tres cartas de un color; las flechas de color quedan en la caja.
totem-option-three_colour_effect = Tres de un color es
totem-option-three_colour_effect-hint = Qué empieza con tres cartas de un color cuando juegan tres.
totem-value-three_colour_effect-rush = Estampida
totem-value-three_colour_effect-duel = Duelo de tres
totem-option-surplus = Cartas de sobra
totem-option-surplus-hint = Las que no se pueden repartir por igual van a las primeras manos o bajo el tótem.
totem-value-surplus-dealt = Se reparten
totem-value-surplus-pot = Bajo el tótem
totem-option-colour_ends = Fin de los colores
totem-option-colour_ends-hint = Cuándo dejan de contar las flechas de color: al taparse, o ya tras el primer duelo por color.
totem-value-colour_ends-covered = Al taparse
totem-value-colour_ends-first_duel = Tras un duelo

totem-option-pace_ms = Ritmo propio
totem-option-pace_ms-hint = La espera entre dos cartas cuando el ritmo es propio.
totem-option-air_ms = Carta en el aire
totem-option-air_ms-hint = Cuánto tarda una carta en levantarse antes de que se vea su cara.
totem-option-min_gap_ms = Pausa mínima
totem-option-min_gap_ms-hint = Lo antes que, tras una carta, se puede levantar la siguiente con tecla.
totem-option-flip_timeout_ms = Paciencia
totem-option-flip_timeout_ms-hint = Tras este tiempo sin tecla, la mesa levanta la carta.
totem-option-flip_timeout = Si se duermen
totem-option-flip_timeout-hint = La mesa levanta la carta de quien tarda demasiado.
totem-option-grace_ms = Margen
totem-option-grace_ms-hint = Cuánto tiempo después de deshacerse una pareja no cuesta nada agarrar tarde.
totem-option-tie_ms = Empate
totem-option-tie_ms-hint = Agarres así de juntos son empate, y decide la preferencia.
totem-option-error_lock_ms = Castigo por error
totem-option-error_lock_ms-hint = Cuánto debe esperar una mano que agarró en falso.
totem-option-spent_lock_ms = Tras duelo anulado
totem-option-spent_lock_ms-hint = Cuánto debe esperar una mano que agarró por un duelo ya anulado.
totem-option-grip_ms = Agarre
totem-option-grip_ms-hint = Cuánto hay que mantener la tecla con el agarre firme.
totem-option-hold_ms = En la mano
totem-option-hold_ms-hint = Cuánto se queda el tótem con quien lo agarró.
totem-option-choice_ms = Para elegir
totem-option-choice_ms-hint = Cuánto tiempo tienes para elegir entre duelo y estampida.
totem-option-count_step_ms = Cuenta
totem-option-count_step_ms-hint = El tiempo entre uno, dos y tres tras las flechas hacia fuera.
totem-option-rush_ms = Estampida
totem-option-rush_ms-hint = Cuánto dura una estampida si nadie agarra.
totem-option-dead_ms = Mesa parada
totem-option-dead_ms-hint = Cuánto se espera cuando a ninguna mano le queda mazo.
totem-option-debounce_ms = Rebote de tecla
totem-option-debounce_ms-hint = Pulsaciones de una tecla más juntas que esto cuentan una vez.

## En un móvil

totem-pad-grab = Agarrar
totem-pad-grab-left = Mano izquierda
totem-pad-grab-right = Mano derecha
totem-pad-flip = Levantar
totem-pad-flip-left = Levantar izq.
totem-pad-flip-right = Levantar der.
totem-pad-says = Agarra cuando veas pareja. Agarrar en falso se paga.
totem-pad-out = Ya no tienes cartas. Mira a los demás.

## Negativas

refusal-totem-seats = Totem es para 2 a 10 jugadores.
refusal-totem-automatic = Las cartas se levantan solas.
refusal-totem-wait = Espera.
refusal-totem-empty-deck = Tu mazo está vacío: líbrate de tus cartas a la vista.
refusal-totem-not-your-turn = No es tu turno.
refusal-totem-nothing-to-choose = No hay nada que elegir.
refusal-totem-over = El juego ha acabado.
refusal-totem-not-over = Este juego aún se está jugando.
refusal-totem-not-endless = Solo se puede parar una partida sin fin.
refusal-totem-no-knock = En este juego el tótem no puede caer.
refusal-totem-unsure = Una pulsación con { $ms } ms de duda no cuenta aquí. Puede tener { $most } ms como mucho.
refusal-totem-unknown-hand = Mano desconocida: { $hand }. Manos de aquí: { $allowed }.
refusal-totem-unknown-choice = Opción desconocida: { $what }. Elige duelo o estampida.
refusal-totem-time-backwards = El reloj iba ya por { $now } ms, así que no puede pasar nada a los { $t } ms.

## Mesa

totem-hand-right = { $name }, derecha
totem-hand-left = { $name }, izquierda
totem-turn-key = { $key } levanta
totem-your-key = tu tecla
totem-side-right = derecha
totem-side-left = izquierda
totem-ignored-locked = Mano en espera un momento.
totem-nothing-open = En falso: no había cartas a la vista.
totem-won-series = { $names } gana la serie
totem-bot-adaptive = Flexible
totem-bot-easy = Fácil
totem-bot-medium = Medio
totem-bot-hard = Difícil
totem-bot-expert = Experto
totem-place = { NUMBER($place) ->
    [1] Primer puesto
   *[other] Puesto { $place }
}
totem-open-cards = { $count ->
    [one] { $count } cara
   *[other] { $count } caras
}
totem-colours = Cuentan colores
totem-let-go = Suelta tu tecla
totem-then = { ", " }
totem-right-of-way = Preferencia en un empate: { $names }.
totem-has-it = { $name } tiene el tótem
totem-wrong-grab = En falso: { $name }
totem-time = { $ms } ms
totem-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
totem-late = { $ms } ms
totem-press-tied = { $name } { $ms } ms, empate
totem-press-forgiven = { $name } { $ms } ms, sin pareja: se perdona
totem-press-second_error = { $name } { $ms } ms, tampoco hay pareja
totem-press-beaten = { $name } { $ms } ms
totem-news-duel = { $count ->
    [one] { $names } se lleva las cartas.
   *[other] { $names } se llevan las cartas.
}
totem-differ-twins = Dos figuras: mira dentro del anillo.
totem-differ-shape = Dos figuras: no son pareja.
totem-differ-colour = Ahora cuentan colores: estos son distintos.
totem-differ-special = Las flechas no forman pareja.
totem-differ-bare = Sin cartas a la vista no hay pareja.
totem-differ-alone = No había otra carta a la vista.
totem-differ-spent = Una pareja, pero de las que no cuentan.
totem-news-three = Tres cartas de un color: entre tres jugadores, es estampida para todos.
totem-news-rush = Las cartas a la vista de { $name } van bajo el tótem.
totem-news-punished = { $name } se lleva { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
totem-more-presses = y { $count } más
totem-tie = Empate: { $name } tenía preferencia.
totem-ask-next = El juego ha acabado.
totem-do-next = Repartir otra vez
totem-do-stop = Acabar la serie
totem-ask-go-on = El reloj está parado.
totem-do-go-on = Seguir
totem-ask-nothing = Levantar, mirar, agarrar.
totem-choose = { $name }: ¿duelo o estampida?
totem-choice-duel = Duelo
totem-choice-rush = Estampida
totem-choice-duel-means = { $losers } { $count ->
    [one] se lleva
   *[other] se llevan
} { $pile ->
    [one] tu carta
   *[other] tus { $pile } cartas
}{ $pot ->
    [0] .
    [one] { " " }y la de debajo del tótem.
   *[other] { " " }y las { $pot } de debajo del tótem.
}
totem-choice-rush-means = { $pile ->
    [one] Tu carta va
   *[other] Tus { $pile } cartas van
} bajo el tótem, y levantas tú.
totem-ignored-late = Tarde: sin castigo.
totem-ignored-spent = Ese duelo estaba anulado.
totem-ignored-out = Esta mano está fuera.
totem-ignored-wrong_hand = Mano equivocada: espera un momento.
totem-log-dealt = Juego { $game }: { $name } levanta primero.
totem-log-grabbed = { $name } tuvo el tótem en { $time }.
totem-log-first = { $name } tuvo el tótem en { $time }, antes que { $others }.
totem-log-beaten = { $name } ({ $when ->
    [later] { $ms } ms después
    [sooner] { $ms } ms antes
   *[same] en el mismo instante
})
totem-log-tie = Empate: { $name } tenía preferencia sobre { $others }, en { $time }.
totem-log-duel = { $name } ganó el duelo. Cartas para: { $losers }.
totem-log-rush = { $name } ganó la estampida: ese montón va bajo el tótem.
totem-log-last-card = { $count ->
    [one] { $names } perdió la estampida con su última carta y se lleva todos los montones.
   *[other] { $names } perdieron la estampida con su última carta y se reparten todos los montones.
}
totem-log-punished = { $name } agarró en falso y se llevó { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
totem-log-new-deck-coloured = { $name }: flechas de color como última carta. El montón es un mazo nuevo.
totem-log-new-deck-special = { $name }: solo quedaba una carta especial. El montón es un mazo nuevo.
totem-log-new-deck-dead = { $name }: nadie podía levantar. El montón es un mazo nuevo.
totem-log-pot-dealt-out = Todas las cartas pasaron tres veces y nadie tuvo el tótem. { $count ->
    [one] La carta
   *[other] Las { $count } cartas
} de debajo del tótem fueron bajo los mazos.
totem-log-slipped = A { $name } se le escurrió el tótem. El duelo queda anulado.
totem-log-rule-colour = Ahora cuentan los colores.
totem-log-rule-shape = Vuelven a contar las figuras.
totem-log-out = { $count ->
    [one] { $names } se libra de todas sus cartas.
   *[other] { $names } se libran de todas sus cartas.
}
totem-log-rush-lapsed = Nadie agarró. Se sigue.
totem-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
totem-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan a la vez { $names }
}
totem-won-nobody = Empate
totem-why-out = Sin cartas antes que nadie.
totem-why-both_hands = Las dos manos están sin cartas.
totem-why-fewer_cards = Una mano fuera cada uno: menos cartas.
totem-why-first_out = Una mano fuera cada uno y cartas iguales: salió antes.
totem-why-draw = Los dos salieron a la vez con las mismas cartas.
totem-series-goes-on = Juego { $game } de la serie. «Otra vez» reparte el siguiente.
totem-series-over = La serie acaba tras el juego { $game }.
totem-stat-of = { $won } / { $lost }
totem-stat-games = Juegos ganados
totem-stat-duels = Duelos + / −
totem-stat-rushes = Estampidas
totem-stat-errors = En falso
totem-stat-missed = Sin ver
totem-stat-median = Mediana
totem-stat-best = Mejor tiempo
totem-stat-none = –

## Estadísticas de muchas partidas

totem-figure-duels_won = Duelos ganados
totem-figure-duels_lost = Duelos perdidos
totem-figure-rushes_won = Estampidas ganadas
totem-figure-errors = Agarres en falso
totem-figure-missed = Parejas sin ver
totem-figure-reactions = Tiempos de reacción
totem-figure-reactions-trend = Mediana por juego, en ms

## Palabras del juego: en las reglas, y donde descansa el puntero en la mesa

totem-term-deck = Mazo
totem-term-deck-means = Las cartas boca abajo de un jugador. El número de la placa dice cuántas le quedan por levantar.
totem-term-pile = Cartas a la vista
totem-term-pile-means = Las cartas que un jugador ha levantado. Solo cuenta la de encima, y para ganar tienen que irse todas.
totem-term-pot = Bote
totem-term-pot-means = Las cartas de debajo del tótem. Se las lleva quien pierda el próximo duelo o agarre en falso.
totem-term-match = Pareja
totem-term-match-means = Dos o más cartas de encima con la misma figura, o del mismo color mientras cuentan los colores.
totem-term-duel = Duelo
totem-term-duel-means = La lucha por una pareja: de sus dueños, gana el primero que agarra el tótem, y los demás se llevan las cartas.
totem-term-rush = Estampida
totem-term-rush-means = Puede agarrar cualquiera; el primero pone sus cartas a la vista en el bote y levanta a continuación.
totem-term-inward = Flechas hacia dentro
totem-term-inward-means = Cuando salen, puede agarrar cualquiera. Después son solo una carta que no forma pareja con nada.
totem-term-outward = Flechas hacia fuera
totem-term-outward-means = Cuando salen, todos levantan una carta a la de tres. Después no forman pareja con nada.
totem-term-coloured = Flechas de color
totem-term-coloured-means = Mientras están encima de un montón, hacen pareja los colores iguales y no las figuras.
totem-term-colours = Cuentan colores
totem-term-colours-means = Hay flechas de color encima: ahora hacen pareja los colores iguales, y las figuras iguales no.
totem-term-wrong = Agarre en falso
totem-term-wrong-means = Agarrar sin estampida y sin pareja propia. Se lleva todas las cartas a la vista y el bote.
totem-term-spent = Anulada
totem-term-spent-means = Una pareja a la que se adelantó otro agarre. Sus cartas se ven apagadas y ya no cuentan.
totem-term-resting = Mano en espera
totem-term-resting-means = Una mano con la placa gris no puede agarrar durante un momento.
totem-term-out = Fuera
totem-term-out-means = Sin ninguna carta. Gana el primero que queda fuera.
totem-term-twins = Casi iguales
totem-term-twins-means = Figuras que se distinguen en un detalle. No son pareja.
totem-term-way = Preferencia
totem-term-way-means = La lista que decide un empate: gana quien esté más arriba, y pasa al final.

## Consejos para la primera partida

totem-hint-aim = Líbrate antes que nadie de tus cartas: si tu carta de encima tiene la figura de otra, agarra el tótem el primero, con { $key }.
totem-hint-duel = Tu carta de encima hacía pareja con otra. La próxima vez adelántate con { $key }, y las cartas son para el otro.
totem-hint-rush = Flechas hacia dentro: puede agarrar cualquiera. El primero se libra de sus cartas a la vista.
totem-hint-wrong = Agarrar en falso se lleva cartas. Sin estampida, agarra solo si tu propia carta de encima hace pareja, y mira dos veces.
totem-hint-outward = Flechas hacia fuera: a la de tres, todos levantan una carta a la vez.
totem-hint-colours = Flechas de color encima de un montón: ahora cuentan los colores iguales, no las figuras.
totem-hint-three = Tres de un color: pueden agarrar los tres. El primero se libra de sus cartas a la vista.
totem-hint-deck = Tu mazo está vacío. Gana ahora un duelo o una estampida y te libras de todas tus cartas.
totem-hint-hand = Uno de tus mazos está vacío. Gana con esa mano un duelo o una estampida, y la mano queda fuera.
totem-hint-tie = Eso fue un empate. Decidió la preferencia; F2 muestra la lista.

## La primera lección

totem-lesson-first = Primera lección: el agarre
totem-lesson-first-after = El ritmo lo eliges tú en los sitios, y también lo buenos que son los demás.
totem-lesson-first-grab = Se levanta una carta tras otra. Líbrate de todas las tuyas: en cuanto tu carta tenga la misma figura que otra, sea cual sea el color, empieza la carrera entre los dos por el tótem. Espera a que haya pareja y agarra: { $key }, o pulsa el tótem.
refusal-totem-lesson-first-grab = Aún no: no hay dos figuras iguales. Quien agarra en falso se lleva cartas.
totem-lesson-first-twins = ¡Ganaste! El otro se llevó los dos montones, así que ahora tienes menos cartas. Pero fíjate bien: hay figuras casi iguales, y agarrar en falso cuesta cartas. Agarra cuando la tuya sea de verdad igual a otra.
refusal-totem-lesson-first-twins = ¡Casi, pero no es igual! En una partida te habría costado cartas.
totem-lesson-first-rush = Buena vista. Ahora, una carta especial: flechas hacia dentro. Cuando salen, agarran todos, con pareja o sin ella, y el más rápido se libra de su montón. Agarra en cuanto las veas.
refusal-totem-lesson-first-rush = Aún no: ni pareja, ni flechas hacia dentro.
totem-lesson-first-faster = Tu montón fue bajo el tótem. Con flechas hacia fuera, todos levantan una carta a la vez; con las de color, cuentan los colores y no las figuras. Ahora, tan rápido como en una partida. ¿Ya?
totem-lesson-first-race = Ojo a las cartas. ¡Agarra cuando la tuya haga pareja!
refusal-totem-lesson-first-race = Aún no. ¡Mira otra vez!
totem-lesson-first-end = ¡Eso era todo! Gana quien no tenga ninguna carta, ni en el mazo ni a la vista.
