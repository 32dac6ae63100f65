## En el estante

stratego-title = Stratego Cards
stratego-about = Dos ejércitos boca abajo, y cada ataque es una pregunta.
stratego-players = 2 jugadores
stratego-length = unos 20 minutos

## Opciones

stratego-option-wins = Partida
stratego-option-wins-hint = Cuántos juegos hay que ganar. Los ejércitos cambian de manos tras cada juego.
stratego-value-wins-1 = Un juego
stratego-value-wins-2 = A 2 victorias
stratego-value-wins-3 = A 3 victorias
stratego-option-memory = Memoria
stratego-option-memory-hint = Las cartas vistas llevan una marca: las enemigas con su rango, las tuyas si el enemigo las ha visto.
stratego-value-memory-off = Nadie
stratego-value-memory-seen = Los dos
stratego-value-memory-first = El primero
stratego-value-memory-second = El segundo
stratego-option-army = Ejército
stratego-option-army-hint = Qué cartas tiene un ejército. Los dos son de 23 cartas.
stratego-value-army-A = 3 Minadores, 3 Sarg.
stratego-value-army-B = 4 Minadores, 2 Sarg.
stratego-option-keep_attacking = Seguir atacando
stratego-option-keep_attacking-hint = Tras un ataque en el que solo cae el objetivo, puedes atacar otra vez en el mismo turno.
stratego-option-powers = Poderes
stratego-option-powers-hint = Lo que Espía, Explorador y Bandera pueden hacer en vez de atacar.
stratego-value-powers-all = Todos
stratego-value-powers-no-regroup = Sin reagrupar
stratego-value-powers-none = Ninguno
stratego-option-regroup_saves = Reagrupar salva
stratego-option-regroup_saves-hint = Con la Bandera en la línea, pero sin cartas móviles, puedes reagrupar en vez de perder, si en la mano o el mazo hay alguna.
stratego-option-draw_count = Tablas sin ataque
stratego-option-draw_count-hint = Tantos turnos seguidos sin ataque son tablas.
stratego-value-draw_count-0 = Nunca
stratego-value-draw_count-20 = A los 20 turnos
stratego-value-draw_count-40 = A los 40 turnos
stratego-option-colours = Empieza rojo
stratego-option-colours-hint = Quién lleva el ejército rojo en el primer juego, y con él el primer turno.
stratego-value-colours-random = Al azar
stratego-value-colours-first = El primero
stratego-value-colours-second = El segundo

## Negativas

refusal-stratego-seats = Stratego Cards es para 2 jugadores.
refusal-stratego-over = El juego ha acabado.
refusal-stratego-not-now = Eso no se puede hacer ahora.
refusal-stratego-no-such-seat = En esta mesa no hay sitio { $number }.
refusal-stratego-not-your-turn = { $colour ->
    [red] Es el turno de Rojo.
   *[blue] Es el turno de Azul.
}
refusal-stratego-lay-first = Antes coloca tu línea.
refusal-stratego-line-laid = Tu línea ya está colocada.
refusal-stratego-lay-five = Pon cinco cartas en tu línea.
refusal-stratego-lay-all = Pon todas tus cartas en tu línea.
refusal-stratego-not-taken = { $count ->
    [8] Elige entre las ocho cartas que tomaste.
    [one] Tomaste { $count } carta: elige esa.
   *[other] Elige entre las { $count } cartas que tomaste.
}
refusal-stratego-flag-attacks = La Bandera no puede atacar.
refusal-stratego-bomb-attacks = Las Bombas no pueden atacar.
refusal-stratego-attack-from-hand = Solo pueden atacar las cartas de tu línea.
refusal-stratego-point-first = Elige antes la carta que ataca.
refusal-stratego-no-card = En ese puesto no hay carta.
refusal-stratego-attack-own = Elige una carta de la línea enemiga.
refusal-stratego-acted = Ya has actuado en este turno.
refusal-stratego-no-powers = Tras un ataque no hay poderes.
refusal-stratego-must-act = Tienes que atacar o usar un poder.
refusal-stratego-not-in-line = { $card ->
    [spy] El Espía
   *[scout] El Explorador
} tiene que estar en tu línea.
refusal-stratego-empty-hand = El enemigo no tiene cartas en la mano.
refusal-stratego-two-cards = Elige dos cartas enemigas.
refusal-stratego-two-different = Elige dos cartas distintas.
refusal-stratego-flag-not-in-line = Tu Bandera no está en tu línea.
refusal-stratego-fill-later = Los huecos se llenan después de actuar.
refusal-stratego-fill-more = Llena tus huecos: { $count } más.
refusal-stratego-slot-taken = Ese puesto está ocupado.
refusal-stratego-not-in-hand = No tienes esa carta.
refusal-stratego-cards-stay = Las cartas de la línea se quedan donde están.
refusal-stratego-no-peeking = No puedes mirar esa carta.
refusal-stratego-draw-offered = Ya has ofrecido tablas en este turno.
refusal-stratego-draw-people = Solo dos personas pueden acordar tablas.
refusal-stratego-draw-count = Sin tablas por turnos tiene que jugar una persona.
refusal-stratego-no-offer = Nadie ha ofrecido tablas.
refusal-stratego-answer-first = Responde antes a la oferta de tablas.
refusal-stratego-power-off = Ese poder no está en este juego.

## Palabras del juego

stratego-rank-flag = Bandera
stratego-rank-spy = Espía
stratego-rank-scout = Explorador
stratego-rank-miner = Minador
stratego-rank-sergeant = Sargento
stratego-rank-lieutenant = Teniente
stratego-rank-captain = Capitán
stratego-rank-major = Comandante
stratego-rank-colonel = Coronel
stratego-rank-general = General
stratego-rank-marshal = Mariscal
stratego-rank-bomb = Bomba
stratego-colour-red = Rojo
stratego-colour-blue = Azul

## El registro

stratego-log-game = Juego { $number }: { $name } lleva el ejército rojo.
stratego-log-laid = { $name } ha colocado su línea.
stratego-log-refilled = { $name } roba { $count ->
    [one] una carta.
   *[other] { $count } cartas.
}
stratego-log-won = { $name }: { $attacker } vence a { $defender }.
stratego-log-lost = { $name }: { $attacker } pierde contra { $defender }.
stratego-log-equal = { $name }: { $attacker } contra { $defender }, caen los dos.
stratego-log-bomb = { $name }: { $attacker } choca con una Bomba y cae.
stratego-log-miner = { $name }: el Minador retira una Bomba.
stratego-log-marshal = { $name }: el Espía vence al Mariscal.
stratego-log-flag = { $name }: { $attacker } captura la Bandera.
stratego-log-hand = { $name } enseña el Espía y mira la mano de { $other }.
stratego-log-slots = { $name } enseña un Explorador y mira { $count ->
    [one] una carta de { $other }.
   *[other] { $count } cartas de { $other }.
}
stratego-log-regroup = { $name } enseña la Bandera y se reagrupa con { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
stratego-log-filled = { $name } llena { $count ->
    [one] un hueco.
   *[other] { $count } huecos.
}
stratego-log-stopped = { $name } no ataca más.
stratego-log-draw-offered = { $name } ofrece tablas.
stratego-log-draw-taken = { $name } acepta.
stratego-log-draw-refused = { $name } sigue jugando.
stratego-log-ended-flag = { $name } gana al capturar la Bandera.
stratego-log-ended-immovable = { $name } gana: { $other } no tiene cartas móviles en la línea.
stratego-log-ended-gave-up = { $name } gana: { $other } se rinde.
stratego-log-ended-agreed = Acuerdan tablas.
stratego-log-ended-no-attacks = { $count ->
    [one] 1 turno sin ataque: tablas.
   *[other] { $count } turnos sin ataque: tablas.
}

## Lo que se pregunta, como pueden oírlo todos; $asked es a cuántos se pregunta, en $names

stratego-aloud-setup = { $names } { $asked ->
    [one] elige
   *[other] eligen
} cinco de ocho cartas para la línea…
stratego-aloud-action = { $names } elige un ataque o un poder…
stratego-aloud-fill = { $names } llena los huecos de su línea…
stratego-aloud-layout = { $names } coloca una línea nueva…
stratego-aloud-again = { $names } puede atacar otra vez…
stratego-aloud-draw = { $other } ofrece tablas: decide { $names }…
stratego-aloud-ended = { $names } { $asked ->
    [one] repasa
   *[other] repasan
} el juego…

## Mesa

stratego-ask-setup = { $name }, elige cinco de tus ocho cartas para la línea.
stratego-ask-action = { $name }, ataca: primero tu carta, luego una enemiga. O usa un poder.
stratego-ask-fill = { $name }, llena { $count ->
    [one] tu hueco.
   *[other] tus { $count } huecos.
}
stratego-ask-layout = { $name }, coloca tu nueva línea.
stratego-ask-again = { $name }, ataca otra vez o para.
stratego-ask-draw = { $name }, { $other } ofrece tablas.
stratego-ask-ended = El juego ha acabado.
stratego-do-regroup = Reagrupar
stratego-do-spy-look = Mirar la mano
stratego-do-scout-look = Mirar dos cartas
stratego-do-stop = No atacar más
stratego-do-give-up = Rendirse
stratego-do-offer-draw = Ofrecer tablas
stratego-do-accept-draw = Aceptar
stratego-do-refuse-draw = Seguir
stratego-do-lay = Colocar línea
stratego-do-fill = Listo
stratego-do-go-on = Seguir
stratego-quiet = { $count ->
    [one] 1 turno sin ataque, tablas a los { $limit }
   *[other] { $count } turnos sin ataque, tablas a los { $limit }
}
stratego-why-higher = Gana el rango más alto.
stratego-why-equal = Rangos iguales: caen los dos.
stratego-why-bomb = La Bomba vence a todos menos al Minador.
stratego-why-miner = El Minador retira la Bomba.
stratego-why-spy = El Espía que ataca vence al Mariscal.
stratego-why-flag = La Bandera está capturada.
stratego-who-wins = Gana la Bandera, o la última carta que puede atacar.
stratego-won = Gana { $name }
stratego-drawn = Tablas
stratego-games = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}
stratego-stat-flags = Banderas
stratego-stat-attacks = Ataques
stratego-stat-attacks_won = Ganados
stratego-stat-looks = Miradas
stratego-figure-games = Juegos
stratego-figure-flags = Banderas capturadas
stratego-figure-attacks = Ataques
stratego-figure-attacks_won = Ataques ganados
stratego-figure-looks = Miradas

## Palabras del juego: en las reglas, y donde descansa el puntero en la mesa

stratego-term-line = Línea
stratego-term-line-means = Tus cinco puestos. Solo las cartas de la línea pueden atacar, usar un poder o recibir un ataque.
stratego-term-gap = Hueco
stratego-term-gap-means = Un puesto sin carta. Llenas tus huecos al final de tu propio turno.
stratego-term-hand = Mano
stratego-term-hand-means = Tres cartas como mucho, que solo ves tú. Con ellas llenas tus huecos.
stratego-term-deck = Mazo
stratego-term-deck-means = El resto de tu ejército, boca abajo. De él repones tu mano.
stratego-term-casualties = Bajas
stratego-term-casualties-means = Cartas caídas: todos las conocen y nunca vuelven. Están en el campo de su ejército; en su lista, un punto lleno es una carta que sigue en juego, y uno hueco ha caído.
stratego-term-movable = Móvil
stratego-term-movable-means = Todas las cartas menos la Bandera y las Bombas. Si no hay ninguna en tu línea cuando tienes que actuar, has perdido.
stratego-term-rank = Rango
stratego-term-rank-means = El número de una carta. Gana el rango más alto, y si son iguales caen los dos.
stratego-term-power = Poder
stratego-term-power-means = Lo que Espía, Explorador y Bandera pueden hacer desde la línea en vez de atacar. Antes se enseña la carta al enemigo.
stratego-term-regroup = Reagrupar
stratego-term-regroup-means = Enseña tu Bandera en la línea, baraja juntos línea, mano y mazo, y coloca una línea nueva.

## Consejos para la primera partida

stratego-hint-setup = Captura la Bandera enemiga y ganas. Cinco cartas forman tu línea; tu Bandera, de momento, está mejor en la mano.
stratego-hint-attack = Toda carta de tu línea, menos Bandera y Bombas, puede atacar a cualquier carta enemiga. Gana el rango más alto.
stratego-hint-probe = Prueba las cartas desconocidas con rangos bajos y guarda los altos para lo que ya has visto.
stratego-hint-bomb = Eso era una Bomba. Se queda donde está, y solo un Minador la retira.
stratego-hint-spy = Tu Espía vence al Mariscal si ataca el Espía. Pierde contra casi todo lo demás.
stratego-hint-scout = En vez de atacar, un Explorador puede mirar dos cartas enemigas.
stratego-hint-fill = Tienes que llenar tus huecos, pero eliges qué carta va en cada uno.
stratego-hint-regroup = Ya se conoce buena parte de tu línea. Con la Bandera en ella puedes reagrupar.
stratego-hint-last = Ten siempre algo móvil en tu línea: si no hay nada la próxima vez que tengas que actuar, pierdes.

## En la mesa

stratego-left = { $count ->
    [one] Pon 1 carta más
   *[other] Pon { $count } cartas más
}
stratego-point-target = Ahora señala una carta enemiga.
stratego-point-or-look = Señala una carta enemiga, o mira.
stratego-enemy-seen = Puesto { $slot }, visto ahí: { $rank }.
stratego-army-left = { $army }, quedan { $count }
stratego-give-up-ask = ¿Rendirse?
stratego-give-up-about = El otro ejército gana este juego.
stratego-look-hold = Mantén para mirar (Espacio)
stratego-look-done = Guardar
stratego-look-hand = En la mano de { $other }
stratego-look-slots = En la línea de { $other }
stratego-look-only = Ahora solo mira { $name }.
stratego-listed = Visto en esta mano
stratego-was-listed = Estaba en esta mano
stratego-slot = Puesto { $number }
stratego-score = { $one } { $wins } : { $losses } { $other }
stratego-log-seen = Visto: { $cards }.

## La mesa en frases

stratego-slot-empty = puesto { $number }: vacío
stratego-slot-face-down = puesto { $number }: boca abajo
stratego-slot-with = puesto { $number }: { $card }
stratego-line-of = Línea de { $name }: { $slots }.
stratego-reserves = { $name } tiene { $hand ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano y { $deck } en el mazo.
stratego-fallen = { $name } ha perdido: { $cards }.
stratego-your-hand = Tu mano: { $cards }.

## Una carta leída entera

stratego-read-ranked = { $army }, rango { $rank }
stratego-read-unmoved = { $army }, no puede atacar
stratego-read-ranks = Vence a todo rango más bajo y captura la Bandera. De dos rangos iguales caen los dos. La Bomba la vence.
stratego-read-flag = Quien la ataca ha ganado el juego. Se pierde la ataque quien la ataque.
stratego-read-spy = Vence al Mariscal si ataca, y captura la Bandera. Cualquier otro rango lo vence, y de dos Espías caen los dos.
stratego-read-scout = Vence al Espía y captura la Bandera. Todo rango más alto lo vence, y de dos Exploradores caen los dos.
stratego-read-miner = Retira una Bomba cuando la ataca. Además vence a todo rango más bajo y captura la Bandera. De dos Minadores caen los dos.
stratego-read-marshal = El rango más alto: vence a todos los demás y captura la Bandera. Solo lo derriban una Bomba, un Espía que lo ataque y otro Mariscal.
stratego-read-bomb = Vence a todo atacante menos al Minador, y se queda donde está.
stratego-read-power-spy = En vez de atacar: mira toda la mano del enemigo.
stratego-read-power-scout = En vez de atacar: mira dos cartas de la línea enemiga.
stratego-read-power-flag = En vez de atacar: reagrupa. Baraja juntos línea, mano y mazo, y coloca una línea nueva.
stratego-row-enemy = La línea enemiga
stratego-row-own = Tu línea

## Por qué lo haría un experto

stratego-worth = { $hundredths ->
    [one] 1 victoria en 100 partidas
   *[other] { $hundredths } victorias en 100 partidas
}
stratego-within = { $hundredths }
stratego-because-flag = { $this ->
    [100] Ahí está la Bandera.
   *[other] Tu { $rank } da con la Bandera en { $this } de 100 ejércitos posibles ahí; si no, en { $other }.
}
stratego-because-flag-lost = Tu Bandera está más segura: cae en los próximos turnos en { $this } de 100 casos; si no, en { $other }.
stratego-because-beats = { $this ->
    [100] Tu { $rank } vence a lo que hay ahí.
   *[other] Tu { $rank } vence a lo que puede haber ahí en { $this } de 100 casos; si no, tu ataque gana en { $other }.
}
stratego-because-falls = { $this ->
    [0] Tu { $rank } no puede caer ahí; si no, pierdes una carta en { $other } de 100 casos.
   *[other] Tu { $rank } cae en { $this } de 100 casos; si no, tu atacante cae en { $other }.
}
stratego-because-learns = Conoces { $this } de las cartas enemigas sin atacar.
stratego-because-shown = No enseña al enemigo tu { $rank }.
stratego-because-felled = En los próximos turnos el enemigo pierde de media { $this ->
    [1] 1 carta
   *[other] { $this } cartas
}; si no, { $other }.
stratego-because-lost = En los próximos turnos pierdes de media { $this ->
    [1] 1 carta
   *[other] { $this } cartas
}; si no, { $other }.
stratego-because-safe = Un ataque te costaría una carta en { $other } de 100 casos.
stratego-because-stakes = Arriesga tu { $rank } y no tu { $other }.

## La primera lección

stratego-lesson-first = Primera lección: una batalla corta
stratego-lesson-first-after = Recuerda lo que has visto: lo que te enseñan es lo que los vence.
stratego-lesson-first-attack = Una de sus cartas es la Bandera. Quien ataca la Bandera del otro gana. El rango más alto se queda, el más bajo cae. Tu 8, el Coronel, es fuerte: púlsalo, y luego la carta enemiga número 1.
refusal-stratego-lesson-first-attack = Toma el Coronel, tu 8, y ataca con él su carta número 1.
stratego-lesson-first-spy = ¡Buen golpe! Pero luego su 10 te quitó el Coronel: el Mariscal vence a todos los rangos. Solo puede con él la carta más débil: tu 1, el Espía, si es él quien ataca. Su 10 es la carta número 3, la del centro. ¡A por él!
refusal-stratego-lesson-first-spy = Eso no. El Espía, tu 1, contra la carta del centro, donde está el 10.
stratego-lesson-first-fill = ¡El Espía venció al Mariscal! Al final de tu turno, cada hueco de tu línea se llena con tu mano. Pon ahí tu 6 y colócalo.
refusal-stratego-lesson-first-fill = No está mal, pero el 6 es más fuerte: pon ese.
refusal-stratego-lesson-first-fill-bomb = Una Bomba nunca ataca: solo espera, y vence a todo menos al 3. Pon el 6.
stratego-lesson-first-scout = Se estrellaron contra tu 6. Algunas cartas tienen un poder que se usa en vez de atacar. Tu 2, el Explorador, mira dos cartas del enemigo: púlsalo, y luego sus cartas número 2 y 5.
refusal-stratego-lesson-first-scout = Antes mira: pulsa tu 2 y luego sus cartas número 2 y 5.
stratego-lesson-first-flag = Una Bomba, que solo un 3 puede retirar, y en el número 5, ¡la Bandera! Atácala con lo que quieras.
refusal-stratego-lesson-first-flag = La Bandera es su carta número 5. Ataca esa.
stratego-lesson-first-end = La Bandera es tuya, y con ella el juego. También pierde quien ya no tiene ninguna carta que pueda atacar. Tu propia Bandera estaba todo el tiempo en tu línea: escóndela bien.

## La lección más larga: colocación y Espía

stratego-lesson-setup = Lección larga: colocación y Espía
stratego-lesson-setup-after = Enseña lo que te sobra, esconde lo que buscan y deja que el Espía espere al Mariscal.
stratego-lesson-setup-lay = Cinco de tus ocho cartas van a la línea. Solo allí se las puede atacar: así que la Bandera se queda en tu mano, y el Espía también, hasta que tenga algo que hacer. Pulsa 8, 7, la Bomba, 4 y 2 en este orden, y luego el botón.
refusal-stratego-lesson-setup-lay = Otras líneas también son buenas. En esta lección, pulsa 8, 7, la Bomba, 4 y 2 en este orden.
refusal-stratego-lesson-setup-lay-flag = En la línea se puede atacar la Bandera, y cualquier carta que lo haga gana. En tu mano nadie llega a ella: pulsa 8, 7, Bomba, 4, 2.
refusal-stratego-lesson-setup-lay-spy = Cualquier carta suya vence a tu 1 si lo ataca. Que el Espía espere en tu mano: pulsa 8, 7, Bomba, 4, 2.
stratego-lesson-setup-attack = Aún no sabes nada, así que envía una carta que venza a la mayoría de las suyas: tu 8 contra su número 3. Si gana vuelve a su puesto, pero ya la habrán visto.
refusal-stratego-lesson-setup-attack = Otra vez quizá sea sensato. Ahora envía tu 8 contra su carta número 3.
stratego-lesson-setup-probe = Tu 8 venció a un 5, pero ya lo conocían, y su 10 lo venció. Ahora sabes algo: el 10 está en el número 2, y las cartas nunca cambian de puesto. En el número 3 hay una carta nueva. Para lo que no conoces, usa una carta que te sobre: tu 4.
refusal-stratego-lesson-setup-probe = Prueba con tu 4 la carta nueva, su número 3.
refusal-stratego-lesson-setup-probe-marshal = Ahí está el 10: te vencería. Prueba con tu 4 la carta nueva, su número 3.
refusal-stratego-lesson-setup-probe-strong = Guarda tu 7, sin enseñarlo, para algo que conozcas. El 4 cuesta menos si sale mal: pruébalo contra el número 3.
stratego-lesson-setup-spy = Bien hecho. Ahora llena el hueco. Su 10 vence a todo lo que ataca y a todo lo que lo ataca, menos a un Espía que ataque. El Espía solo puede hacerlo desde la línea: pon ahí tu 1.
refusal-stratego-lesson-setup-spy = El 6 estaría bien ahí. Pero su 10 espera a alguien: pon el Espía en el hueco.
refusal-stratego-lesson-setup-spy-flag = Entonces todo lo que tienen podría atacar tu Bandera. Pon el Espía en el hueco.
stratego-lesson-setup-strike = No lo han encontrado: un 6 suyo venció a tu 4. Es tu turno, y el 10 sigue en el número 2. ¡Golpea con el Espía antes de que den con él!
refusal-stratego-lesson-setup-strike = Eso puede esperar, esto no: tu Espía, el 1, contra su número 2.
refusal-stratego-lesson-setup-strike-look = Ese es su otro poder: mira toda su mano. Pero entonces saben dónde está, y lo vencen. Ataca con él el número 2.
stratego-lesson-setup-fill = ¡El Mariscal ha caído! A tu propio 10 ya solo lo vencen su Espía y una Bomba. Ponlo en el hueco: ahí nadie lo ha visto. La Bandera puede quedarse en tu mano mientras otras cartas llenen tus huecos.
refusal-stratego-lesson-setup-fill = El 6 serviría. Pero sin su Mariscal, tu 10 es el amo de la mesa: pon ese.
refusal-stratego-lesson-setup-fill-flag = Nada te obliga: mientras tengas otras cartas, la Bandera sigue a salvo. Pon el 10.
stratego-lesson-setup-enough = ¡Se estrellaron contra tu Bomba! Vence a todo menos al 3, se queda, y nunca ataca. Mira el número 1: ese 6 venció a tu 4, ya lo has visto. Véncelo con la carta más débil que baste.
refusal-stratego-lesson-setup-enough = En el número 1 hay una carta que conoces, el 6. Ve a por ella.
refusal-stratego-lesson-setup-enough-seen = Ganaría, pero conocerían tu 10, y su Espía no busca otra cosa. Tu 7 basta.
refusal-stratego-lesson-setup-enough-weak = Eso es menos que 6. Toma tu 7.
stratego-lesson-setup-end = El 7 bastó, y siguen sin saber dónde está tu 10. Su Espía también puede estar en cualquier sitio: la carta que nadie ha visto está a salvo; la que ya han visto, mejor que golpee primero.
