## En el estante

frantic-title = Frantic
frantic-about = Vacía tu mano antes que nadie, fastidia a los demás y sobrevive a lo que pase.
frantic-players = de 2 a 8 jugadores
frantic-length = unos 45 minutos

## Sitios

frantic-bot-easy = Fácil
frantic-bot-normal = Normal
frantic-bot-hard = Difícil
frantic-bot-expert = Experto

## Opciones

frantic-option-preset = Cartas
frantic-option-preset-hint = Qué módulos entran en juego, o una selección propia.
frantic-value-preset-chaos = Caos clásico
frantic-value-preset-first = Primera vez
frantic-value-preset-supercharged = Supercharged
frantic-value-preset-pandemonium = Pandemonio
frantic-value-preset-everything = Todo
frantic-value-preset-own = Propia
frantic-option-troublemaker = Troublemaker
frantic-option-troublemaker-hint = 22 cartas y 14 eventos: ladrones, cambios y más jaleo.
frantic-option-supercharge = Supercharge
frantic-option-supercharge-hint = Cartas de poder para todos, 15 cartas y nueve eventos.
frantic-option-pandora = Pandora’s Box
frantic-option-pandora-hint = Un quinto color, y cartas de regla que cambian cada ronda.
frantic-option-fan = De aficionados
frantic-option-fan-hint = Siete cartas y siete eventos que pidieron los jugadores.
frantic-option-promo = De promoción
frantic-option-promo-hint = Error 404, una carta dorada y dos eventos.
frantic-option-blank = Cartas vacías
frantic-option-blank-hint = Cartas y un evento que se componen en casa.
frantic-option-blank_play = Carta vacía
frantic-option-blank_play-hint = La carta impresa, o una hecha por ti en el taller.
frantic-option-blank_event = Evento vacío
frantic-option-blank_event-hint = El evento impreso, o uno hecho por ti en el taller.
frantic-option-do_it_yourself = Do It Yourself
frantic-option-do_it_yourself-hint = La carta impresa, o una hecha por ti en el taller.
frantic-option-pandoras_box = Pandora’s Box, evento
frantic-option-pandoras_box-hint = El evento impreso, o uno hecho por ti en el taller.
frantic-option-scores = Contar puntos
frantic-option-scores-hint = Se juegan rondas hasta que alguien pasa el límite. Sin puntos, la partida es una ronda.
frantic-option-length = Duración
frantic-option-length-hint = Con cuántos puntos acaba la partida; depende del número de jugadores.
frantic-value-length-medium = Media
frantic-value-length-short = Corta
frantic-value-length-long = Larga
frantic-value-length-own = Límite propio
frantic-option-limit = Límite
frantic-option-limit-hint = La partida acaba con la ronda en la que alguien tiene más puntos que estos.
frantic-value-limit = { $count } puntos
frantic-option-hand = En la mano
frantic-option-hand-hint = Cuántas cartas recibe cada jugador. Con menos, la ronda es más corta.
frantic-value-hand-7 = 7 cartas
frantic-value-hand-6 = 6 cartas
frantic-value-hand-5 = 5 cartas
frantic-value-hand-4 = 4 cartas
frantic-option-names = Nombres
frantic-option-names-hint = Lo groseras que pueden ser las cartas.
frantic-value-names-mild = Suaves
frantic-value-names-family = Familiares
frantic-value-names-original = Los impresos
frantic-option-first_dealer = Primer reparto
frantic-option-first_dealer-hint = Quién reparte la primera ronda.
frantic-value-first_dealer-random = Al azar
frantic-value-first_dealer-1 = Sitio 1
frantic-value-first_dealer-2 = Sitio 2
frantic-value-first_dealer-3 = Sitio 3
frantic-value-first_dealer-4 = Sitio 4
frantic-value-first_dealer-5 = Sitio 5
frantic-value-first_dealer-6 = Sitio 6
frantic-value-first_dealer-7 = Sitio 7
frantic-value-first_dealer-8 = Sitio 8
frantic-option-rule_cards = Reglas nuevas
frantic-option-rule_cards-hint = Cuántas cartas de regla valen en una ronda, con Pandora’s Box.
frantic-value-rule_cards-0 = Ninguna
frantic-value-rule_cards-1 = 1
frantic-value-rule_cards-2 = 2
frantic-value-rule_cards-3 = 3
frantic-value-rule_cards-4 = 4
frantic-value-rule_cards-5 = 5
frantic-option-powers = Poderes por turno
frantic-option-powers-hint = Cuántas cartas de poder se pueden usar en un turno, con Supercharge.
frantic-value-powers-1 = Una
frantic-value-powers-2 = Dos
frantic-value-powers-any = Las que sean
frantic-option-game_end = Fin de partida
frantic-option-game_end-hint = Si hay que pasar el límite o basta con alcanzarlo.
frantic-value-game_end-passed = Pasar límite
frantic-value-game_end-reached = Llegar a él
frantic-option-gambling_man = Gambling Man
frantic-option-gambling_man-hint = Nueva: la segunda carta más baja se lo lleva todo. Antigua: el número más alto del último color.
frantic-value-gambling_man-new = Regla nueva
frantic-value-gambling_man-old = Regla vieja
frantic-option-mimicry_reacts = Mimicry reacciona
frantic-option-mimicry_reacts-hint = Mimicry se puede echar como carta de reacción.
frantic-option-must_follow = 2nd Chance obliga
frantic-option-must_follow-hint = Quien tenga una carta que encaje en 2nd Chance debe jugarla. Si no, puede robar en su lugar.
frantic-option-prompts = Reacciones
frantic-option-prompts-hint = A quién se pregunta antes de un evento y al final de una ronda. Preguntar solo a quien puede reaccionar delata que puede.
frantic-value-prompts-auto = Según convenga
frantic-value-prompts-always = A todos
frantic-value-prompts-holders = Solo a quien pueda
frantic-option-timer = Reloj
frantic-option-timer-hint = Cuando se acaba el tiempo, la mesa juega por ti: robar y pasar.
frantic-value-timer-off = Sin reloj
frantic-value-timer-30 = 30 segundos
frantic-value-timer-60 = 60 segundos
frantic-option-blind = Tomar a ciegas
frantic-option-blind-hint = Las cartas tomadas a ciegas salen al azar, o señalas un dorso.
frantic-value-blind-random = Al azar
frantic-value-blind-point = Señalar carta

## Negativas

refusal-frantic-seats = Frantic es para 2 a 8 jugadores.
refusal-frantic-over = La partida ha acabado.
refusal-frantic-first-dealer = El sitio { $number } no puede repartir primero: aquí solo hay { $seats }. Elige otro primer reparto o añade un sitio.
refusal-frantic-no-such-seat = En esta mesa no hay sitio { $number }.
refusal-frantic-not-now = Eso no se puede hacer ahora.
refusal-frantic-not-your-turn = No es tu turno: decide { $name }.
refusal-frantic-done-already = Ya has elegido.
refusal-frantic-not-held = No tienes esa carta.
refusal-frantic-misfit = { $needed ->
    [black] Esa carta no encaja: hace falta una carta negra o un comodín.
    [number] Esa carta no encaja: hace falta { frantic-number-named }.
    [colour] Esa carta no encaja: hace falta { frantic-colour-named }.
    [symbol] Esa carta no encaja: hace falta { frantic-symbol-named } o un comodín.
    [colour-number] Esa carta no encaja: hace falta { frantic-colour-named } o { frantic-number-named }.
   *[colour-symbol] Esa carta no encaja: hace falta { frantic-colour-named } o { frantic-symbol-named }.
}
refusal-frantic-black-on-black = No se puede jugar negro sobre negro.
refusal-frantic-special-on-number = Las especiales con color no encajan en un número.
refusal-frantic-swap-colour = Colour Swap necesita uno de sus dos colores en la pila.
refusal-frantic-no-colour-to-take = No hay color que Mimicry pueda copiar.
refusal-frantic-no-imitation = Mimicry no puede imitar esa carta.
refusal-frantic-mimicry-stays = En esta partida Mimicry no se puede echar fuera de turno.
refusal-frantic-unplayable = Esta carta no se puede jugar.
refusal-frantic-ten-cards = Para esto hacen falta justo diez cartas en la mano; tienes { $count }.
refusal-frantic-not-last = The End solo puede ser tu última carta.
refusal-frantic-sealed = Las cartas especiales están selladas.
refusal-frantic-blocked = Ese color está bloqueado.
refusal-frantic-drawn-already = Ya has robado.
refusal-frantic-draw-first = Roba antes; luego puedes pasar.
refusal-frantic-must-follow = Tienes una carta que encaja: juégala.
refusal-frantic-not-yourself = Así no: no puedes señalarte a ti.
refusal-frantic-marked = Así no: { $name } ya pierde un turno.
refusal-frantic-not-fewer = Así no: { $name } no tiene menos cartas que tú.
refusal-frantic-has-more = Así no: { $name } tiene más cartas que tú.
refusal-frantic-no-powers = Así no: { $name } no tiene cartas de poder.
refusal-frantic-named-already = Así no: ya se ha señalado a { $name }.
refusal-frantic-protected = Ese jugador está a salvo: { $name }.
refusal-frantic-name-first = Señala antes a un jugador.
refusal-frantic-share-first = Reparte antes las cartas.
refusal-frantic-parts = { $count ->
    [6] Las partes tienen que sumar seis.
   *[4] Las partes tienen que sumar cuatro.
}
refusal-frantic-not-given-away = Esa carta no puedes darla tú.
refusal-frantic-exactly = { $count ->
    [one] Elige exactamente { $count } carta.
   *[other] Elige exactamente { $count } cartas.
}
refusal-frantic-not-ten = Estas cartas suman { $points }, no 10.
refusal-frantic-wish-first = Di antes lo que pides.
refusal-frantic-no-such-wish = Eso no se puede pedir.
refusal-frantic-exit-colour = Elige uno de los colores que puede dejar la carta.
refusal-frantic-blocked-already = Ese color no se puede bloquear.
refusal-frantic-cannot-react = A esto no puedes reaccionar.
refusal-frantic-too-late = Tarde, o es tu propio turno: sin protección.
refusal-frantic-nobody-out = Nice Try solo vale cuando alguien está fuera.
refusal-frantic-pass-or-throw = Déjalo pasar o echa una carta de reacción.
refusal-frantic-no-power = Esa carta de poder no se puede usar ahora: no la tienes.
refusal-frantic-power-is-up = Esa carta de poder no se puede usar ahora: ya está boca arriba.
refusal-frantic-power-fresh = Esa carta de poder no se puede usar ahora: te llegó en este turno.
refusal-frantic-power-alone = Esa carta de poder no se puede usar ahora: con esta carta no va ninguna.
refusal-frantic-power-special = Esa carta de poder no se puede usar ahora: necesita una carta especial.
refusal-frantic-power-number = Esa carta de poder no se puede usar ahora: necesita una carta de número.
refusal-frantic-power-with-card = Esa carta de poder no se puede usar ahora: descúbrela con una carta que juegues.
refusal-frantic-power-enough = Esa carta de poder no se puede usar ahora: en este turno, ni una más.
refusal-frantic-not-recharged = Elige una carta de poder tuya que se activó antes de este turno.
refusal-frantic-no-such-power = Ahí no hay carta de poder que elegir.
refusal-frantic-victim-lacks = Esa carta no está en la mano que miras.
refusal-frantic-not-in-row = No se puede: la carta no está ahí, o ya se la han llevado.
refusal-frantic-not-in-pile = No se puede: la carta no está bajo la de encima.
refusal-frantic-not-laid-out = No se puede: elige uno de los eventos descubiertos.
refusal-frantic-not-repeated = No se puede: elige un evento de esta ronda, pero no Repeat.
refusal-frantic-own-pile = No se puede: tienes que tomar un montón que no fuera tuyo.
refusal-frantic-pile-gone = No se puede: ese montón ya está repartido.
refusal-frantic-too-low = No se puede: la carta debe valer al menos { $points }.
refusal-frantic-must-lay = No se puede: hay que poner la primera carta.
refusal-frantic-not-last-colour = Pon una carta de número del último color jugado.
refusal-frantic-no-twin = Solo pueden seguir cartas de color con el número { $number }.
refusal-frantic-give-all = Regala antes todas estas cartas.
refusal-frantic-next-card = Da las cartas en el orden en que están.
refusal-frantic-confirm-first = Di antes que lo has visto.
refusal-frantic-yes-or-no = Di sí o no.
refusal-frantic-point = Señala una de las { $count } cartas.
refusal-frantic-composed-form = Esta carta no se puede leer: { frantic-composed-named }.
refusal-frantic-composed-steps = Una carta puede tener como mucho tres pasos y un evento: { frantic-composed-named }.
refusal-frantic-composed-name = Un nombre tiene de 1 a 24 signos: { frantic-composed-named }.
refusal-frantic-composed-type = Esta carta no puede ser de esa clase: { frantic-composed-named }.
refusal-frantic-composed-twice = Dos cartas no pueden llamarse igual: { frantic-composed-named }.
refusal-frantic-composed-icon = Esta carta no puede llevar esa imagen: { frantic-composed-named }.

## Palabras del juego

frantic-colour-named = { $colour ->
    [red] rojo
    [blue] azul
    [yellow] amarillo
    [green] verde
    [violet] violeta
   *[black] negro
}
frantic-colour-red = rojo
frantic-colour-blue = azul
frantic-colour-yellow = amarillo
frantic-colour-green = verde
frantic-colour-violet = violeta
frantic-colour-black = negro
frantic-number-named = un { $number }
frantic-symbol-named = { $symbol ->
    [second_chance] { frantic-card-second_chance }
    [exchange] { frantic-card-exchange }
    [gift] { frantic-card-gift }
    [skip] { frantic-card-skip }
    [thief] { frantic-card-thief }
    [troublemaker] { frantic-card-troublemaker }
    [recharge] { frantic-card-recharge }
    [colour_swap] { frantic-card-colour_swap }
    [fantastic] { frantic-card-fantastic }
    [fantastic_four] { frantic-card-fantastic_four }
    [counterattack] { frantic-card-counterattack }
    [equality] { frantic-card-equality }
    [nice_try] { frantic-card-nice_try }
    [special_favours] { frantic-card-special_favours }
    [inequality] { frantic-card-inequality }
    [lucky_bastard] { frantic-card-lucky_bastard }
    [update] { frantic-card-update }
    [edison] { frantic-card-edison }
    [do_it_yourself] { frantic-card-do_it_yourself }
    [special_fantastic] { frantic-card-special_fantastic }
    [fantastic_event] { frantic-card-fantastic_event }
    [error_404] { frantic-card-error_404 }
    [mimicry] { frantic-card-mimicry }
    [fuck_you] { frantic-card-fuck_you }
    [golden_fuck_you] { frantic-card-golden_fuck_you }
    [the_end] { frantic-card-the_end }
   *[blank_play] la carta compuesta
}
frantic-composed-named = { $card ->
    [do_it_yourself] Do It Yourself
    [pandoras_box] Pandora’s Box
    [blank_play] la carta vacía
   *[blank_event] el evento vacío
}
frantic-needs-colour = { frantic-colour-named }
frantic-needs-number = { $number }
frantic-needs-colour-number = { frantic-colour-named } { $number ->
    [8] u
   *[other] o
} { $number }
frantic-needs-symbol = { frantic-symbol-named }
frantic-needs-colour-symbol = { frantic-colour-named } o { frantic-symbol-named }
frantic-needs-black = negro
frantic-needs-free = lo que sea
frantic-cause-out = Alguien está fuera
frantic-cause-empty_pile = La pila de robo se ha acabado
frantic-cause-doomsday = Doomsday
frantic-cause-finish_line = Finish Line
frantic-cause-time_bomb = Time Bomb
frantic-cause-the_end = The End

## El registro

frantic-log-round = Ronda { $number }: reparte { $name }.
frantic-log-first = La primera carta: { $card }.
frantic-log-played = { $name }: { $card }
frantic-log-imitates = { $name }: { $card } como { $other }
frantic-log-power = { $name } descubre { $power }.
frantic-log-power-acts = { $power } actúa.
frantic-log-drew = { $name } roba { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
frantic-log-passed = { $name } pasa.
frantic-log-skipped = { $name } pierde un turno.
frantic-log-marked = { $name } perderá su próximo turno.
frantic-log-wished = { $name } pide { $what }.
frantic-log-used = { $name } usa { $card }.
frantic-log-left-out = { $name } renuncia al efecto.
frantic-log-risked = { $name } se arriesga.
frantic-log-no-risk = { $name } no se arriesga.
frantic-log-victims = { $card }: { $name } señala a { $victims }.
frantic-log-share = { $name } reparte { $parts }.
frantic-log-part = { $count } para { $name }
frantic-log-named = { $name } señala a { $other }.
frantic-log-thrown = { $name } echa { $card } y pide { $what }.
frantic-log-fizzled = { $card }: ya no hay a quién señalar.
frantic-log-hand-seen = { $name } mira la mano de { $other }.
frantic-log-hands-open = Enseñan la mano: { $victims }.
frantic-log-specials = { $name }: { $count ->
    [one] 1 carta especial.
   *[other] { $count } cartas especiales.
}
frantic-log-given = { $name } da { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} a { $other }.
frantic-log-took-up = { $name } recoge { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
frantic-log-discarded = { $name } descarta { $cards }.
frantic-log-turned-over = Se descubre: { $cards }.
frantic-log-triggered = { $name } provoca un evento.
frantic-log-event = ¡{ $event }! { $text }
frantic-log-protected = { $name } está a salvo.
frantic-log-laid-out = Para elegir: { $events }.
frantic-log-events-shuffled = Los eventos se barajan de nuevo.
frantic-log-piles = { $name } recibe el montón de { $other }.
frantic-log-total = { $name }: { $change }, ahora { $total }.
frantic-log-seats = { $name } se cambia de sitio con { $other }.
frantic-log-limit = El límite es ahora { $limit }.
frantic-log-bomb = { $name }: { $left ->
    [0] el último turno.
    [one] 1 turno más después de este.
   *[other] { $left } turnos más después de este.
}
frantic-log-powers = { $name } recibe { $count ->
    [one] 1 carta de poder.
   *[other] { $count } cartas de poder.
}
frantic-log-powers-back = { $name } devuelve { $count ->
    [one] 1 carta de poder
   *[other] { $count } cartas de poder
}.
frantic-log-powers-swapped = { $name } se cambia una carta de poder con { $other }.
frantic-log-blocked = Bloqueado: { $what }.
frantic-log-unblocked = El bloqueo ha acabado.
frantic-log-sealed = Las cartas especiales están selladas.
frantic-log-unsealed = El sello está roto.
frantic-log-direction = El sentido se invierte.
frantic-log-rules = Regla nueva: { $rules }.
frantic-log-rules-back = Las reglas viejas desaparecen.
frantic-log-ran-out = La pila de robo se ha acabado: la ronda termina.
frantic-log-ended = La ronda ha acabado. { $cause }.
frantic-log-won = { $victims } { $count ->
    [one] está fuera.
   *[other] están fuera.
}
frantic-log-scored = { $name }: { $points }, ahora { $total }.
frantic-log-counted = { $name }: { $count ->
    [one] 1 punto.
   *[other] { $count } puntos.
}

## Lo que se pregunta, como pueden oírlo todos; $asked es a cuántos se pregunta, en $names

frantic-aloud-ready = Se espera a { $asked ->
    [one] { $names }
   *[other] { $names }
}…
frantic-aloud-scores = { $names } { $asked ->
    [one] mira
   *[other] miran
} los puntos…
frantic-aloud-play = { $names } juega una carta o roba…
frantic-aloud-play-drawn = { $names } juega una carta o pasa…
frantic-aloud-more = { $names } sigue con su turno…
frantic-aloud-use = { $names } puede usar { $card }…
frantic-aloud-golden = { $names } puede regalar { $card }…
frantic-aloud-victim = { $names } elige contra quién va { $card }…
frantic-aloud-shares = { $card }: { $names } reparte las cartas…
frantic-aloud-replacement = { $other } está a salvo. { $names } señala a otro…
frantic-aloud-cards = { $names } aparta { $count ->
    [one] una carta
   *[other] { $count } cartas
}…
frantic-aloud-cards-for = { $names } elige { $count ->
    [one] una carta
   *[other] { $count } cartas
} para { $other }…
frantic-aloud-wish-colour = { $names } pide un color…
frantic-aloud-wish-number = { $names } pide un número…
frantic-aloud-wish-either = { $names } pide un color o un número…
frantic-aloud-wish-special = { $names } pide un color o una carta especial…
frantic-aloud-exit = { $names } elige el color que queda…
frantic-aloud-imitation = { $names } elige qué imita Mimicry…
frantic-aloud-target = { $names } puede reaccionar a { $card } de { $other }…
frantic-aloud-event-window = Viene un evento: { $names } puede reaccionar…
frantic-aloud-nice-try = { $victims } { $out ->
    [one] está
   *[other] están
} fuera: { $names } puede reaccionar…
frantic-aloud-follow = { $names } juega otra carta o roba…
frantic-aloud-thief = { $names } le quita { $count ->
    [one] una carta
   *[other] { $count } cartas
} a { $other }…
frantic-aloud-blind = { $names } señala una carta de { $other }…
frantic-aloud-recharge = { $names } elige una carta de poder para taparla…
frantic-aloud-edison = { $names } elige una carta de poder de { $other }…
frantic-aloud-update = { $names } elige una carta de poder para devolverla…
frantic-aloud-swap-meet = { $names } elige con quién cambiar la mano…
frantic-aloud-blockade = { $names } bloquea un color…
frantic-aloud-recycling = { $names } elige para quién es la carta…
frantic-aloud-special-charge = { $names } elige quién roba por sus especiales…
frantic-aloud-random-chance = { $names } juega una carta cualquiera…
frantic-aloud-lay = { $names } { $asked ->
    [one] pone una carta
   *[other] ponen cartas
} boca abajo…
frantic-aloud-market = { $names } toma una de las cartas a la vista…
frantic-aloud-give = { $names } regala { $count ->
    [one] una carta
   *[other] { $count } cartas
}…
frantic-aloud-receiver = { $names } elige para quién es…
frantic-aloud-open = { $names } { $asked ->
    [one] mira
   *[other] miran
} las manos a la vista…
frantic-aloud-trust = { $names } elige en quién confiar…
frantic-aloud-pile = { $names } elige un montón para { $other }…
frantic-aloud-pile-own = { $names } elige un montón para sí…
frantic-aloud-event = { $names } elige un evento…
frantic-aloud-risk = { $names } puede arriesgarse…
frantic-aloud-identities = { $names } elige quiénes se cambian de sitio…
frantic-aloud-tsunami = { $names } pone una carta o se lo lleva todo…
frantic-aloud-tsunami-first = { $names } pone la primera carta…
frantic-aloud-ten = { $names } descarta cartas que suman diez…
frantic-aloud-resurrection = { $names } toma una carta del descarte…
frantic-aloud-resurrection-other = { $names } elige una carta para regalar…
frantic-aloud-chosen = { $names } elige a un jugador…
frantic-aloud-parasite = { $names } puede descartar antes de contar…

## Mesa

frantic-card-coloured = { $card } { $colour }
frantic-ask-ready = { $name }, reparte las cartas.
frantic-ask-play = { $name }, juega una carta o roba.
frantic-ask-play-drawn = { $name }, juega una carta o pasa.
frantic-ask-play-none = { $name }, ninguna de tus cartas encaja: roba.
frantic-ask-play-drawn-none = { $name }, ninguna de tus cartas encaja: pasa.
frantic-ask-last-draw = La pila de robo está vacía: si alguien roba ahora, acaba la ronda.
frantic-ask-turn-up = { $name }, ¿otra carta de poder?
frantic-ask-twins = { $name }, ¿más cartas con el número { $number }?
frantic-ask-use = { $name }, ¿usar { $card }?
frantic-ask-golden = { $name }, ¿regalar { $card }?
frantic-ask-victim = { $effect ->
    [gift] { $name }, ¿quién recibe dos de tus cartas?
    [black_gift] { $name }, ¿quién recibe dos de tus cartas?
    [exchange] { $name }, ¿con quién cambias cartas?
    [skip] { $name }, ¿quién pierde un turno?
    [thief] { $name }, ¿a quién le quitas cartas?
    [equality] { $name }, ¿quién roba?
    [inequality] { $name }, ¿quién toma cartas tuyas?
    [special_favours] { $name }, ¿con quién cambias las especiales?
    [edison] { $name }, señala a dos jugadores: ¿qué cartas de poder cambian de dueño?
    [golden_fuck_you] { $name }, ¿para quién es?
   *[other] { $name }, ¿a quién señalas?
}
frantic-ask-shares = { $name }, reparte { $count } cartas: elige un nombre para cada una.
frantic-ask-replacement = { $other } está a salvo. { $name }, señala a otro.
frantic-ask-cards = { $name }, elige { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
frantic-ask-wish-colour = { $name }, pide un color.
frantic-ask-wish-number = { $name }, pide un número.
frantic-ask-wish-either = { $name }, pide un color o un número.
frantic-ask-wish-special = { $name }, pide un color o una carta especial.
frantic-ask-exit = { $name }, ¿qué color queda?
frantic-ask-imitation = { $name }, ¿qué imita Mimicry?
frantic-ask-target = { $name }, { $other } te ataca con { $card }{ $effect ->
    [exchange] : tendrías que cambiar dos cartas.
    [gift] : recibirías cartas.
    [black_gift] : recibirías cartas.
    [skip] : perderías tu próximo turno.
    [thief] : perderías dos cartas.
    [equality] : robarías hasta tener las mismas cartas.
    [inequality] : tendrías que tomar cartas.
    [special_favours] : cambiarías todas las especiales.
   *[other] .
}
frantic-ask-target-part = { $name }, { $other } te ataca con { $card }: robarías { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
frantic-ask-event-window = { $name }, viene un evento.
frantic-ask-nice-try = { $victims } { $count ->
    [one] está fuera.
   *[other] están fuera.
} { $name }, ¿Nice Try?
frantic-ask-follow = { $follow ->
    [draw] { $name }, no encaja nada: roba una carta.
    [may] { $name }, juega una carta que encaje o roba.
   *[must] { $name }, juega una carta que encaje.
}
frantic-ask-thief = { $name }, toma { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
frantic-ask-point = { $name }, señala una carta de { $other }.
frantic-ask-recharge = { $name }, ¿qué carta de poder se tapa?
frantic-ask-edison = { $name }, elige una carta de poder de { $other }.
frantic-ask-update = { $name }, ¿qué carta de poder devuelves?
frantic-ask-swap-meet = { $name }, ¿con quién cambias la mano?
frantic-ask-blockade = { $name }, bloquea un color.
frantic-ask-recycling = { $name }, ¿para quién es la carta?
frantic-ask-special-charge = { $name }, ¿quién roba por sus especiales?
frantic-ask-random-chance = { $name }, juega una carta cualquiera.
frantic-ask-lay = { $name }, pon una carta boca abajo.
frantic-ask-market = { $name }, toma una carta.
frantic-ask-give = { $name }, ¿para quién es { $card }? { $count ->
    [one] Es la última carta.
   *[other] Hay { $count } cartas que dar.
}
frantic-ask-receiver = { $name }, ¿para quién es?
frantic-ask-open = { $name }, mira las manos.
frantic-ask-trust = { $name }, ¿en quién confías?
frantic-ask-pile = { $name }, ¿qué montón para { $other }?
frantic-ask-pile-own = { $name }, ¿qué montón te quedas?
frantic-ask-event = { $name }, ¿qué evento?
frantic-ask-risk = { $name }, ¿te arriesgas?
frantic-ask-identities = { $name }, ¿quiénes se cambian de sitio?
frantic-ask-tsunami = { $name }, pon al menos { $points } o llévatelo todo.
frantic-ask-ten = { $name }, descarta cartas por { $points } más.
frantic-ask-resurrection = { $name }, una carta para ti.
frantic-ask-resurrection-other = { $name }, una carta para regalar.
frantic-ask-chosen = { $name }, elige a un jugador.
frantic-ask-parasite = { $name }, descarta hasta dos cartas antes de contar.
frantic-ask-scores = Se cuentan los puntos de la ronda.
frantic-answer-draw = Robar
frantic-answer-pass = Pasar
frantic-answer-let-pass = Dejar pasar
frantic-answer-react = Reaccionar
frantic-answer-yes = Sí
frantic-answer-no = No
frantic-answer-give = Regalarla
frantic-answer-under = Ponerla debajo
frantic-answer-risk = Arriesgar
frantic-answer-no-risk = Sin riesgo
frantic-answer-take = Tomar todo
frantic-answer-enough = Basta
frantic-answer-go-on = Seguir
frantic-answer-deal = Repartir
frantic-cards-left = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
frantic-pile-low = { $count ->
    [one] 1 carta por robar
   *[other] { $count } cartas por robar
}
frantic-limit = Límite { $limit }
frantic-next-dealer = Ahora reparte { $name }.
frantic-sheet-round = Ronda { $number }
frantic-sheet-total = Total
frantic-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
frantic-round-over = La ronda ha acabado
frantic-out-counts = Los demás reciben puntos por las cartas que aún tienen. Los puntos son malos: al final gana quien menos tiene.
frantic-out-wins = Gana quien antes queda fuera.
frantic-who-wins = Gana quien tiene menos puntos.
frantic-won = { $count ->
    [0] No gana nadie
    [one] Gana { $names }
   *[other] Ganan a la vez { $names }
}
frantic-stat-rounds_won = Rondas ganadas
frantic-stat-worst = Peor ronda
frantic-figure-rounds = Rondas jugadas
frantic-figure-rounds_won = Rondas ganadas
frantic-figure-worst = Peor ronda

## Palabras del juego: en las reglas, y donde descansa el puntero en la mesa

frantic-term-requirement = Lo que hace falta
frantic-term-requirement-means = Aquello en lo que debe encajar la próxima carta: un color, un número, una carta especial.
frantic-term-number = Carta de número
frantic-term-number-means = Una carta de color o negra con un número. Todas las demás son cartas especiales.
frantic-term-special = Carta especial
frantic-term-special-means = Toda carta que no es una carta de número.
frantic-term-wish = Petición
frantic-term-wish-means = Dice en qué debe encajar la próxima carta. Dura hasta que la tapa otra carta.
frantic-term-open-wish = Comodín
frantic-term-open-wish-means = Una carta especial sin color. Encaja en todo, y quien la juega pide algo.
frantic-term-event = Evento
frantic-term-event-means = Una carta del mazo de eventos que afecta a todos, por orden de juego.
frantic-term-trigger = Quien provoca
frantic-term-trigger-means = El jugador cuya carta desató el evento. En el orden de juego va el último.
frantic-term-throw-in = Echar
frantic-term-throw-in-means = Poner una carta de reacción en la pila cuando no es tu turno. No gasta turno.
frantic-term-victim = Víctima
frantic-term-victim-means = El jugador señalado por una carta especial.
frantic-term-protected = A salvo
frantic-term-protected-means = Para este evento, ese jugador no existe.
frantic-term-out = Fuera
frantic-term-out-means = Un jugador sin cartas en la mano. Cuando acaban todos los efectos, acaba la ronda.
frantic-term-unseen = A ciegas
frantic-term-unseen-means = Las cartas se toman sin mirar: elige el azar.
frantic-term-under = Debajo
frantic-term-under-means = Metida bajo la carta de encima de la pila. No cambia nada para la próxima carta.
frantic-term-lasting = Evento duradero
frantic-term-lasting-means = Se queda hasta que acaba la ronda.
frantic-term-power = Carta de poder
frantic-term-power-means = Está delante de su dueño, que la descubre con una carta que juega.
frantic-term-rule = Carta de regla
frantic-term-rule-means = Cambia una regla para todos hasta que acaba la ronda.
frantic-term-limit = Límite
frantic-term-limit-means = Si tras una ronda un total lo supera, la partida acaba. Gana el total más bajo.

## Consejos para la primera partida

frantic-hint-aim = Líbrate de tus cartas: lo que tengas al acabar una ronda son puntos, y gana quien menos tiene.
frantic-hint-play = Juega lo que encaje: el color, el número o la misma carta especial. O roba una carta.
frantic-hint-draw = Nadie está obligado a jugar. Después de robar puedes jugar cualquier carta que encaje.
frantic-hint-wish = Pide un color del que tengas mucho y del que quizá le falte al siguiente.
frantic-hint-black = Un número negro solo encaja en su número, y provoca un evento.
frantic-hint-event = Un evento afecta a todos: primero al siguiente y al final a quien lo provocó.
frantic-hint-react = Te atacan. Con Counterattack podrías darle la vuelta.
frantic-hint-points = Las cartas de tu mano son puntos cuando acaba la ronda, y los puntos son malos.
frantic-hint-ten = Ojo a tu mano: con justo diez cartas te libras del 42.
frantic-hint-pile = La pila de robo se acaba: cuando alguien no pueda robar, termina la ronda.

## Las cartas: nombre, lo que hacen, y todo donde hay más que decir

frantic-card-num = Número
frantic-card-num-full = Un número de color encaja en su color o en su número. Vale su número.
frantic-card-black = Número negro
frantic-card-black-full = Un número negro solo encaja en su número, nunca en otra carta negra, y provoca un evento.
frantic-card-second_chance = 2nd Chance
frantic-card-second_chance-full = { $follow ->
    [may] Juega enseguida otra carta que encaje en ella, o roba una carta.
   *[must] Tienes que jugar enseguida otra carta que encaje en ella. Si no tienes, roba una.
}
frantic-card-second_chance-whole = { $follow ->
    [may] Juega enseguida otra carta que encaje en ella: de su color, otra 2nd Chance o un comodín, nunca una carta negra. O roba en su lugar una carta, que no se puede jugar en este turno.
   *[must] Tienes que jugar enseguida otra carta que encaje en ella: de su color, otra 2nd Chance o un comodín, nunca una carta negra. Si no tienes ninguna, roba una carta, que no se puede jugar en este turno.
} Como última carta te hace robar, así que no quedas fuera.
frantic-card-exchange = Exchange
frantic-card-exchange-full = Da a otro jugador dos cartas a tu elección y toma a ciegas dos de las suyas.
frantic-card-exchange-whole = Señala a otro jugador y aparta dos cartas a tu elección. Toma a ciegas dos de las suyas; solo entonces recibe las tuyas. Si te queda una carta, das una. Como última carta no da nada y aun así toma dos. No puedes dar { frantic-card-fuck_you }.
frantic-card-gift = Gift
frantic-card-gift-full = Da a otro jugador dos cartas de tu mano a tu elección.
frantic-card-gift-whole = Señala a otro jugador y dale dos cartas de tu mano a tu elección; si te queda una, da una. Como última carta no da nada, pero hay que señalar a alguien. No puedes dar { frantic-card-fuck_you }.
frantic-card-skip = Skip
frantic-card-skip-full = Otro jugador pierde su próximo turno.
frantic-card-skip-whole = Señala a otro jugador, que pierde su próximo turno. No se puede señalar a quien ya va a perder uno; si son todos, no pasa nada. Un turno perdido cuenta como turno para Time Bomb y para las cartas de poder que duran.
frantic-card-thief = Thief
frantic-card-thief-full = Mira la mano de otro jugador y toma dos cartas a tu elección.
frantic-card-thief-whole = Señala a otro jugador, mira toda su mano y toma dos cartas a tu elección; si hay menos, tómalas todas. Como última carta también tiene que quitar: solo quedas fuera si no había nada que tomar.
frantic-card-troublemaker = Troublemaker
frantic-card-troublemaker-full = Provoca enseguida un evento.
frantic-card-recharge = Recharge
frantic-card-recharge-full = Vuelve a tapar una carta de poder que usaste en un turno anterior: se puede usar desde tu próximo turno.
frantic-card-fantastic = Fantastic
frantic-card-fantastic-full = Encaja en todo. Pide un color o un número.
frantic-card-fantastic_four = Fantastic Four
frantic-card-fantastic_four-full = Los demás roban cuatro cartas, repartidas como quieras. Pide un color o un número.
frantic-card-counterattack = Counterattack
frantic-card-counterattack-full = Échala cuando te ataque una carta especial: el ataque es ahora tuyo, contra quien elijas. Pide un color.
frantic-card-counterattack-whole = Échala cuando te ataque una carta especial: su efecto se anula para todas sus víctimas. Ahora lo cumples tú como si hubieras jugado la carta, con tus propias cartas, contra quien elijas; las víctimas pueden reaccionar a su vez. Pide un color.
frantic-card-equality = Equality
frantic-card-equality-full = Un jugador con menos cartas roba hasta tener tantas como tú. Pide un color.
frantic-card-nice_try = Nice Try
frantic-card-nice_try-full = Échala cuando alguien esté fuera: quien esté fuera roba tres cartas y se sigue jugando. Pide un color.
frantic-card-nice_try-whole = Échala cuando alguien esté fuera y hayan acabado todos los efectos, también tras tu propio turno: quien esté fuera roba tres cartas, y sigue el próximo jugador. Si era tu última carta, ahora estás fuera tú. Pide un color.
frantic-card-fuck_you = { $names ->
    [original] Fuck You
    [family] Forget You
   *[mild] F*** You
}
frantic-card-fuck_you-full = Solo se juega con justo diez cartas en la mano, y va bajo la carta de encima. Vale 42.
frantic-card-fuck_you-whole = Solo se juega con justo diez cartas en la mano, contándola a ella, sobre cualquiera. Va bajo la carta de encima y no tiene efecto; sigue haciendo falta lo mismo. No puedes darla con una carta especial tuya, pero otros pueden tomarla y los eventos pueden moverla. Vale 42.
frantic-card-colour_swap = Colour Swap
frantic-card-colour_swap-full = Encaja en uno de sus dos colores y deja el otro.
frantic-card-special_favours = Special Favours
frantic-card-special_favours-full = Cambias todas tus cartas especiales por todas las de otro jugador. Pide un color.
frantic-card-special_favours-whole = Cambias todas tus cartas especiales por todas las de otro jugador, sean cuantas sean. Te quedas con tus { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } y { frantic-card-gambling_champ }; los suyos pasan a ti. Pide un color.
frantic-card-inequality = Inequality
frantic-card-inequality-full = Un jugador que no tenga más cartas que tú toma a ciegas cartas de tu mano hasta tener más que tú. Pide un color.
frantic-card-lucky_bastard = { $names ->
    [family] Lucky Duck
   *[mild] Lucky Bastard
}
frantic-card-lucky_bastard-full = Échala antes de que se descubra un evento, fuera de tu turno: el evento no va contigo. Pide un color.
frantic-card-lucky_bastard-whole = Échala antes de que se descubra un evento, cuando no es tu turno. Para ese evento no existes: no robas, ni descartas, ni das, ni recibes nada, tus puntos quedan como están, y nadie puede elegirte. Si ese evento acaba la ronda, te apuntas 0. Solo te protege de ese evento. Pide un color.
frantic-card-mimicry = Mimicry
frantic-card-mimicry-full = Imita cualquier carta especial, menos las únicas.
frantic-card-mimicry-whole = Di qué carta especial es al jugarla; no puede ser una única. Como comodín encaja en todo. Como carta con color toma el color que hay en la pila, así que tiene que haber uno; como Colour Swap deja cualquier otro color. { $reacts ->
    [no] En esta partida no se puede echar fuera de turno.
   *[yes] También se puede echar como carta de reacción.
}
frantic-card-curse = Curse
frantic-card-curse-full = No se puede jugar. Se puede dar, cambiar y tomar, y descartar en eventos. Vale 13.
frantic-card-update = Update
frantic-card-update-full = Toma una carta de poder nueva; otra de las tuyas vuelve al mazo. Pide un color.
frantic-card-update-whole = Si quieres, toma la carta de poder de encima y mírala; luego baraja otra de las tuyas en el mazo, usada o no. Si no tienes otra, no vuelve ninguna. Pide un color.
frantic-card-edison = Edison
frantic-card-edison-full = Dos jugadores con cartas de poder, quizá tú entre ellos, se cambian una. Pide un color.
frantic-card-edison-whole = Si quieres, señala a dos jugadores que tengan cartas de poder; uno puedes ser tú. Elige una carta de cada uno: cambian de dueño y quedan boca abajo, listas para usarse. Lo que otros tienen boca abajo lo eliges sin verlo. Pide un color.
frantic-card-the_end = The End
frantic-card-the_end-full = Solo se juega como última carta, sobre cualquiera: la ronda acaba enseguida y nadie puede impedirlo. Vale 17.
frantic-card-the_end-whole = Solo se juega como última carta, sobre cualquiera. La ronda acaba enseguida: sin Nice Try, sin evento, y Time Bomb, Last Chance, Plus One y Parasite no cuentan. Hasta entonces se puede dar, cambiar y tomar, y descartar en eventos. Vale 17.
frantic-card-do_it_yourself = Do It Yourself
frantic-card-do_it_yourself-full = Pide un color. Su efecto se compuso antes de la partida; si no, se descubre una carta de regla más.
frantic-card-black_gift = Black Gift
frantic-card-black_gift-full = Actúa como Gift, y luego provoca un evento.
frantic-card-black_gift-whole = Actúa como Gift, y luego provoca un evento. Quien eche Counterattack da las cartas y provoca el evento.
frantic-card-special_fantastic = Special Fantastic
frantic-card-special_fantastic-full = Encaja en todo. Pide un color, o una carta especial por su nombre.
frantic-card-special_fantastic-whole = Encaja en todo. Pide un color, o una carta especial por su nombre. Si esa carta tiene color, luego solo encajan ella y los comodines; si es un comodín, solo comodines. { frantic-card-fuck_you } y The End encajan como siempre, con sus propias condiciones.
frantic-card-fantastic_event = Fantastic Event
frantic-card-fantastic_event-full = Provoca un evento si quieres. Pide un color o un número.
frantic-card-gambling_champ = Gambling Champ
frantic-card-gambling_champ-full = No se puede jugar. Dobla los puntos de tu mano; con menos de 7, te apuntas menos 21.
frantic-card-gambling_champ-whole = No se puede jugar. Al contar la ronda dobla los puntos de tu mano si son 7 o más; si son menos, te apuntas menos 21. No puedes darla con una carta especial tuya, pero otros pueden tomarla y los eventos pueden moverla.
frantic-card-error_404 = Error 404
frantic-card-error_404-full = Échala cuando te ataque una carta especial: quedas a salvo de ella, y se señala a otro. Pide un color.
frantic-card-error_404-whole = Échala cuando te ataque una carta especial: quedas a salvo de ella, también si se contraataca, y se señala a otro por tu parte. Si no se puede señalar a nadie, esa parte se pierde. Pide un color.
frantic-card-golden_fuck_you = { $names ->
    [original] Golden Fuck You
    [family] Golden Forget You
   *[mild] Golden F*** You
}
frantic-card-golden_fuck_you-full = Solo con justo diez cartas en la mano: ponla bajo la carta de encima, o dásela a otro jugador. Vale 59.
frantic-card-golden_fuck_you-whole = Solo con justo diez cartas en la mano, contándola a ella, sobre cualquiera: ponla bajo la carta de encima, o dásela a otro jugador, que puede reaccionar. En los dos casos acaba tu turno y sigue haciendo falta lo mismo. Ninguna carta especial tuya puede darla de otro modo. Vale 59.
frantic-card-blank_play = Hot Potato
frantic-card-blank_play-full = Su efecto se compuso antes de la partida; si no, da una carta a un jugador, que además roba una.
frantic-card-little_brother = Little Brother
frantic-card-little_brother-full = Un evento que se quedó en una mano. No se puede jugar y vale 11.
frantic-card-little_brother-whole = Un evento que se quedó en una mano. No se puede jugar, pero sí dar, cambiar y tomar, y descartar en eventos. Vale 11. En la ronda siguiente vuelve a ser un evento.

## Los eventos: nombre, lo que pasa en breve, lo que pasa, y todo donde hay más que decir

frantic-event-charity = Charity
frantic-event-charity-short = Quita a quien más tiene.
frantic-event-charity-full = Todos los demás toman a ciegas una carta de cada uno de los que más cartas tienen.
frantic-event-charity-whole = Por orden de juego, todos los demás toman a ciegas una carta de cada uno de los que más cartas tienen. Quienes más tienen no toman nada. Si una mano se acaba, quien va después no recibe nada de ella. Si todos tienen las mismas, no pasa nada.
frantic-event-communism = Communism
frantic-event-communism-short = Todos igual de ricos.
frantic-event-communism-full = Todos roban hasta tener tantas como la mano más grande.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-short = { $scores ->
    [off] No gana nadie.
   *[on] 50 puntos para todos.
}
frantic-event-doomsday-full = { $scores ->
    [off] La ronda acaba enseguida, y no gana nadie.
   *[on] La ronda acaba enseguida, y cada cual recibe 50 puntos.
}
frantic-event-earthquake = Earthquake
frantic-event-earthquake-short = Las manos, a la derecha.
frantic-event-earthquake-full = Cada cual pasa su mano entera a quien tiene a la derecha.
frantic-event-expansion = Expansion
frantic-event-expansion-short = Robar una, dos, tres…
frantic-event-expansion-full = El primero roba una carta, el siguiente dos, y así; quien lo provocó es quien más roba.
frantic-event-finish_line = Finish Line
frantic-event-finish_line-short = La ronda ha acabado.
frantic-event-finish_line-full = La ronda acaba enseguida, y se cuentan todas las manos.
frantic-event-friday_the_13th = Friday the 13th
frantic-event-friday_the_13th-short = No pasa nada.
frantic-event-friday_the_13th-full = No pasa nada. Ya se puede respirar.
frantic-event-gambling_man = Gambling Man
frantic-event-gambling_man-short = { $gambling ->
    [old] Pierde el número más alto.
   *[new] Pierde la segunda más baja.
}
frantic-event-gambling_man-full = { $gambling ->
    [old] Todos ponen boca abajo un número del último color jugado; el más alto se las lleva todas. Quien no tiene roba dos.
   *[new] Todos ponen una carta boca abajo; quien puso la segunda más baja se las lleva todas.
}
frantic-event-gambling_man-whole = { $gambling ->
    [old] Todos ponen boca abajo una carta de número del último color jugado; el más alto se las lleva todas. Entre iguales, el primero por orden de juego. Quien no tiene ninguna así roba dos. Si aún no se jugó ningún color, no pasa nada.
   *[new] Todos ponen una carta boca abajo, y se descubren a la vez. Quien puso la del segundo valor más bajo se las lleva todas. Los valores iguales cuentan como uno; si lo comparten varios, o si son todos iguales, se lleva las cartas el primero de ellos por orden de juego. Quien no tiene carta que poner se las lleva todas enseguida.
}
frantic-event-market = Market
frantic-event-market-short = Cada cual toma una carta.
frantic-event-market-full = Se descubren tantas cartas como jugadores hay, y cada cual toma una por turno.
frantic-event-mating_season = Mating Season
frantic-event-mating_season-short = Fuera parejas de números.
frantic-event-mating_season-full = Todos descartan las cartas de número cuyo número tengan al menos dos veces.
frantic-event-merry_christmas = Merry Christmas
frantic-event-merry_christmas-short = Regalarlo todo.
frantic-event-merry_christmas-full = Cada cual regala todas sus cartas a los demás, como quiera.
frantic-event-merry_christmas-whole = Por orden de juego, cada cual regala todas sus cartas a los demás, como quiera. Cuando todos lo han hecho, cada cual recoge lo que le han dado; quien no recibió nada está fuera.
frantic-event-mexican_standoff = Mexican Standoff
frantic-event-mexican_standoff-short = Tres cartas nuevas a todos.
frantic-event-mexican_standoff-full = Se descartan todas las manos, y luego todos roban tres cartas.
frantic-event-recession = Recession
frantic-event-recession-short = Descartar una, dos, tres…
frantic-event-recession-full = El primero descarta una carta, el siguiente dos, y así; quien lo provocó es quien más descarta.
frantic-event-recession-whole = Por orden de juego, el primero descarta una carta a su elección, el siguiente dos, y así; quien lo provocó va el último y descarta más que nadie. Quien tiene menos cartas las descarta todas.
frantic-event-robin_hood = Robin Hood
frantic-event-robin_hood-short = La mano mayor por la menor.
frantic-event-robin_hood-full = Quien más cartas tiene y quien menos se cambian la mano.
frantic-event-robin_hood-whole = El jugador con más cartas y el jugador con menos se cambian la mano. Si varios tienen las mismas, vale el primero por orden de juego. Si todos tienen las mismas, no pasa nada.
frantic-event-surprise_party = Surprise Party
frantic-event-surprise_party-short = Cada cual da una carta.
frantic-event-surprise_party-full = Cada cual da una carta a su elección a un jugador a su elección.
frantic-event-the_all_seeing_eye = The All-Seeing Eye
frantic-event-the_all_seeing_eye-short = Las manos, a la vista.
frantic-event-the_all_seeing_eye-full = Todas las manos están a la vista hasta que todos las hayan visto.
frantic-event-third_time_lucky = Third Time Lucky
frantic-event-third_time_lucky-short = Todos roban tres.
frantic-event-third_time_lucky-full = Todos roban tres cartas.
frantic-event-time_bomb = Time Bomb
frantic-event-time_bomb-short = Tres turnos más cada uno.
frantic-event-time_bomb-full = { $scores ->
    [off] Cada cual tiene tres turnos más; luego acaba la ronda, y no gana nadie. Quien quede fuera antes gana.
   *[on] Cada cual tiene tres turnos más; luego acaba la ronda y los puntos valen doble. Quien quede fuera antes se apunta menos 10; los demás, 10 más.
}
frantic-event-time_bomb-whole = { $scores ->
    [off] Cada cual tiene tres turnos más. El turno en que se provocó no cuenta; los perdidos, sí. Cuando alguien fuera a empezar el cuarto, acaba la ronda y no gana nadie. Si alguien queda fuera antes, gana como siempre; si la ronda acaba de otro modo, la bomba no cambia nada.
   *[on] Cada cual tiene tres turnos más. El turno en que se provocó no cuenta; los perdidos, sí. Cuando alguien fuera a empezar el cuarto, acaba la ronda y se doblan los puntos de todos, también los negativos. Si alguien queda fuera antes, se apunta menos 10, y todos los demás 10 más. Si la ronda acaba de otro modo, la bomba no cambia nada.
}
frantic-event-tornado = Tornado
frantic-event-tornado-short = Se reparte todo de nuevo.
frantic-event-tornado-full = Todas las manos se barajan juntas y se reparten otra vez.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-short = Fuera el último color.
frantic-event-vandalism-full = Todos descartan todas las cartas del último color jugado.
frantic-event-vandalism-whole = Todos descartan todas las cartas del último color jugado, y cada Colour Swap que lo muestre. Solo cuentan las cartas de color de la pila, no las peticiones. Si en esta ronda aún no se jugó ningún color, no pasa nada.
frantic-event-black_hole = Black Hole
frantic-event-black_hole-short = Se traga lo negro.
frantic-event-black_hole-full = Quien lo provocó recibe todas las cartas negras, números y Black Gifts, de las manos de los demás.
frantic-event-capitalism = Capitalism
frantic-event-capitalism-short = Todos tienen el doble.
frantic-event-capitalism-full = Cada cual roba tantas cartas como tiene.
frantic-event-crowdfunding = Crowdfunding
frantic-event-crowdfunding-short = Da a quien menos tiene.
frantic-event-crowdfunding-full = Todos los demás dan una carta a su elección a cada uno de los que menos cartas tienen.
frantic-event-crowdfunding-whole = Por orden de juego, todos los demás dan una carta a su propia elección a cada uno de los que menos cartas tienen. Si sus cartas no llegan para todos, las reciben los primeros por orden de juego. Quienes menos tienen no dan nada. Si todos tienen las mismas, no pasa nada.
frantic-event-distributor = Distributor
frantic-event-distributor-short = Se reparten las manos.
frantic-event-distributor-full = Quien lo provocó mira todas las manos y las reparte de nuevo, pero debe tomar otra que no sea la suya.
frantic-event-double_taxation = Double Taxation
frantic-event-double_taxation-short = { $scores ->
    [off] Con cartas bajas, menos.
   *[on] Ya cuentan las 3 más altas.
}
frantic-event-double_taxation-full = { $scores ->
    [off] Se compara la suma de las tres cartas más altas de cada cual: la más baja roba una carta, la siguiente dos, y así.
   *[on] Cada cual suma enseguida a su total los puntos de sus tres cartas más altas.
}
frantic-event-double_taxation-whole = { $scores ->
    [off] Se compara la suma de las tres cartas más altas de cada cual: la más baja roba una carta, la segunda más baja dos, y así. Con sumas iguales se roban las mismas, y cuentan como una.
   *[on] Cada cual suma enseguida a su total los puntos de sus tres cartas más altas, o de todas si hay menos. Las cartas se quedan en la mano.
}
frantic-event-event_manager = Event Manager
frantic-event-event_manager-short = Uno de tres eventos.
frantic-event-event_manager-full = Se descubren tres eventos; quien lo provocó elige cuál ocurre.
frantic-event-event_manager-whole = Se descubren tres eventos; quien lo provocó elige cuál ocurre. Los otros dos se apartan y no cuentan como cumplidos.
frantic-event-identity_theft = Identity Theft
frantic-event-identity_theft-short = { $scores ->
    [off] Dos se cambian de sitio.
   *[on] Primero y último: cambio.
}
frantic-event-identity_theft-full = { $scores ->
    [off] Quien lo provocó señala a dos jugadores, que se cambian de sitio.
   *[on] El jugador con el total más alto y el del más bajo se cambian los totales.
}
frantic-event-identity_theft-whole = { $scores ->
    [off] Quien lo provocó señala a dos jugadores, quizá uno sea él, que se cambian de sitio. Manos, cartas de poder y turnos perdidos se quedan donde están: cada cual sigue con lo que hay en su nuevo sitio.
   *[on] El jugador con el total más alto y el del más bajo se cambian los totales. Si lo comparten varios, vale el primero por orden de juego. Si todos los totales son iguales, no pasa nada.
}
frantic-event-last_chance = Last Chance
frantic-event-last_chance-short = Acabar provoca un evento.
frantic-event-last_chance-full = Hasta que acabe la ronda: quien pierda su última carta, pero no por un evento, provoca un evento.
frantic-event-last_chance-whole = Hasta que acabe la ronda: quien pierda su última carta, pero no por un evento, provoca un evento en cuanto acaban todos los efectos del turno, salvo que entonces vuelva a tener cartas.
frantic-event-plague = Plague
frantic-event-plague-short = Dos eventos más.
frantic-event-plague-full = Se cumplen dos eventos más, uno tras otro.
frantic-event-plague-whole = Se descubren y se cumplen dos eventos más, uno tras otro. El segundo se cumple aunque el primero acabe la ronda o alguien esté fuera; solo entonces acaba la ronda.
frantic-event-plus_one = Plus One
frantic-event-plus_one-short = Al robar, una de más.
frantic-event-plus_one-full = Hasta que acabe la ronda: quien roba cartas roba una más.
frantic-event-plus_one-whole = Hasta que acabe la ronda: quien roba cartas, por la razón que sea, roba una más. No cuentan las cartas que se descubren, se reparten, se buscan o se toman de otro sitio.
frantic-event-repeat = Repeat
frantic-event-repeat-short = Un evento se repite.
frantic-event-repeat-full = Quien lo provocó dice un evento de esta ronda, y ocurre otra vez.
frantic-event-repeat-whole = Quien lo provocó dice un evento que se cumplió en esta ronda, y se cumple otra vez. No se puede decir el propio Repeat. Si no hubo otro, no pasa nada.
frantic-event-russian_roulette = { $names ->
    [family] Lucky Dip
   *[mild] Russian Roulette
}
frantic-event-russian_roulette-short = Cada cual carga una carta.
frantic-event-russian_roulette-full = Cada cual pone en secreto una carta; barajadas, van encima de la pila de robo.
frantic-event-seppuku = { $names ->
    [family] Leap of Faith
   *[mild] Seppuku
}
frantic-event-seppuku-short = { $scores ->
    [off] Arriesgar o robar dos.
   *[on] Arriesgar o pagar 21.
}
frantic-event-seppuku-full = { $scores ->
    [off] Cada cual decide: sin riesgo se roban dos cartas. Quien se arriesga descubre una carta: con un número descarta dos cartas, con cualquier otra roba cuatro.
   *[on] Cada cual decide: sin riesgo se suman 21 puntos. Quien se arriesga descubre una carta: un número resta 21 puntos, cualquier otra carta suma 42.
}
frantic-event-trust_fall = Trust Fall
frantic-event-trust_fall-short = Pedir a alguien dos cartas.
frantic-event-trust_fall-full = Cada cual señala a otro jugador, que le da dos cartas elegidas por quien las da.
frantic-event-black_jack = Black Jack
frantic-event-black_jack-short = Quien pase de 21, carga.
frantic-event-black_jack-full = Por turno, cada cual descubre una carta; quien hace que la suma pase de 21 se las lleva todas.
frantic-event-chargenado = Chargenado
frantic-event-chargenado-short = Poderes nuevos para todos.
frantic-event-chargenado-full = Se devuelven todas las cartas de poder, y cada cual recibe dos nuevas.
frantic-event-epic_fail = Epic Fail
frantic-event-epic_fail-short = El 42, a la mano menor.
frantic-event-epic_fail-full = El jugador con menos cartas recibe la carta que vale 42, esté donde esté.
frantic-event-epic_fail-whole = El jugador con menos cartas recibe { frantic-card-fuck_you }, esté donde esté: en la pila de robo, en la de descarte o en otra mano. Si varios tienen igual de pocas, vale el primero por orden de juego. Quien estaba fuera ya no lo está.
frantic-event-loot = Loot
frantic-event-loot-short = Toma tres de la derecha.
frantic-event-loot-full = Cada cual toma a ciegas tres cartas de quien tiene a la derecha.
frantic-event-parasite = Parasite
frantic-event-parasite-short = { $scores ->
    [off] Sin puntos: nada.
   *[on] Ayuda al vecino izquierdo.
}
frantic-event-parasite-full = { $scores ->
    [off] Si no se cuentan puntos, no pasa nada.
   *[on] Hasta que acabe la ronda: el vecino izquierdo de quien quede fuera puede descartar hasta dos cartas antes de contar.
}
frantic-event-rewind = Rewind
frantic-event-rewind-short = Vuelven las últimas.
frantic-event-rewind-full = Durante dos vueltas, cada cual toma la carta de encima del descarte; luego se descubre una nueva.
frantic-event-rewind-whole = Durante dos vueltas, por orden de juego, cada cual toma la carta de encima de la pila de descarte. Luego se descubre una carta de la pila de robo, que dice lo que hace falta. Si es una carta especial, quien provocó el evento hace su petición y puede cumplir su efecto. Un número negro no provoca nada, y sobre una carta única encaja todo.
frantic-event-riot = Riot
frantic-event-riot-short = Especiales, a la derecha.
frantic-event-riot-full = Cada cual pasa todas sus cartas especiales a quien tiene a la derecha.
frantic-event-supercharge = Supercharge
frantic-event-supercharge-short = Un poder más cada uno.
frantic-event-supercharge-full = Cada cual recibe una carta de poder más.
frantic-event-tsunami = Tsunami
frantic-event-tsunami-short = Más alto, o todo para ti.
frantic-event-tsunami-full = Por turno, cada cual pone una carta que valga al menos como la anterior; quien no la pone se las lleva todas.
frantic-event-tsunami-whole = Por orden de juego, vuelta tras vuelta, cada cual pone una carta que valga al menos como la anterior. La primera hay que ponerla. Quien no puede seguir, o no quiere, se lleva todas las cartas puestas, y el evento acaba.
frantic-event-pandoras_box = Pandora’s Box
frantic-event-pandoras_box-short = Cambian las reglas.
frantic-event-pandoras_box-full = Su efecto se compuso antes de la partida; si no, otras cartas de regla sustituyen a las activas.
frantic-event-lucky_10 = Lucky 10
frantic-event-lucky_10-short = Descartar justo diez.
frantic-event-lucky_10-full = Cada cual descarta cartas que sumen exactamente 10 puntos; quien no tenga cómo roba dos.
frantic-event-take_them_out = Take Them Out
frantic-event-take_them_out-short = Fuera las especiales.
frantic-event-take_them_out-full = Todos descartan todas las cartas especiales.
frantic-event-times_two = Times Two
frantic-event-times_two-short = { $scores ->
    [off] Sin puntos: nada.
   *[on] Se dobla el total menor.
}
frantic-event-times_two-full = { $scores ->
    [off] Si no se cuentan puntos, no pasa nada.
   *[on] El total más bajo se dobla, sea cual sea; si lo comparten varios, el de todos ellos.
}
frantic-event-little_brother = Little Brother
frantic-event-little_brother-short = Un invitado en tu mano.
frantic-event-little_brother-full = Quien lo provocó toma esta carta en su mano. No se puede jugar y vale 11.
frantic-event-little_brother-whole = Quien lo provocó toma esta carta en su mano, y ya no está fuera. No se puede jugar, pero sí dar, cambiar y tomar, y descartar en eventos. Vale 11.
frantic-event-plus_20 = +20
frantic-event-plus_20-short = { $scores ->
    [off] Sin puntos: nada.
   *[on] El límite sube 20.
}
frantic-event-plus_20-full = { $scores ->
    [off] Si no se cuentan puntos, no pasa nada.
   *[on] El límite de puntos sube 20 para el resto de la partida.
}
frantic-event-special_gift = Special Gift
frantic-event-special_gift-short = Regalar las especiales.
frantic-event-special_gift-full = Cada cual regala todas sus cartas especiales a los demás, como quiera.
frantic-event-resurrection = Resurrection
frantic-event-resurrection-short = Vuelven dos cartas.
frantic-event-resurrection-full = Quien lo provocó toma una carta de la pila de descarte y regala otra.
frantic-event-resurrection-whole = Quien lo provocó mira la pila de descarte bajo la carta de encima, toma una carta y da otra a un jugador a su elección.
frantic-event-eternal_love = Eternal Love
frantic-event-eternal_love-short = Gifts a la mano mayor.
frantic-event-eternal_love-full = El jugador con más cartas recibe todos los Gifts, también los negros.
frantic-event-southpole = Southpole
frantic-event-southpole-short = Robar para los demás.
frantic-event-southpole-full = Cada cual roba tantas cartas como jugadores hay y las regala todas a los demás.
frantic-event-blank_event = Spring Cleaning
frantic-event-blank_event-short = Lo que se haya compuesto.
frantic-event-blank_event-full = Su efecto se compuso antes de la partida; si no, cada cual descarta una carta y la mano más pequeña roba dos.

## Cartas de poder

frantic-power-all_draw_one = All Draw One
frantic-power-all_draw_one-full = Antes de tu carta: todos los demás roban una carta.
frantic-power-anti_counter = Anti Counter
frantic-power-anti_counter-full = Con una carta especial: nadie puede echar Counterattack contra ella. Error 404 sí funciona.
frantic-power-black_wish = Black Wish
frantic-power-black_wish-full = Después de tu carta: ahora solo encaja una carta negra o un comodín.
frantic-power-colour_blockade = Colour Blockade
frantic-power-colour_blockade-full = Después de tu carta: un color a tu elección queda bloqueado hasta el final de tu próximo turno.
frantic-power-colour_blockade-short = Un color está bloqueado.
frantic-power-colour_blockade-whole = Después de tu carta: di un color. Hasta el final de tu próximo turno nadie, tampoco tú, puede jugar una carta que lo muestre ni pedirlo. En una carta de ese color que esté en la pila se puede encajar aún por su número o su nombre.
frantic-power-looping = Looping
frantic-power-looping-full = El sentido se invierte tras este turno, y otra vez tras tu próximo turno.
frantic-power-looping-short = El sentido se invierte dos veces.
frantic-power-number_wish = Number Wish
frantic-power-number_wish-full = Después de tu carta: pide un número.
frantic-power-open_hands = Open Hands
frantic-power-open_hands-full = Antes de tu carta: las manos de los demás están a la vista hasta tu próximo turno.
frantic-power-open_hands-short = Manos a la vista.
frantic-power-random_chance = Random Chance
frantic-power-random_chance-full = Después de tu carta: juega otra carta de tu mano, encaje o no.
frantic-power-recycling = Recycling
frantic-power-recycling-full = Después de tu carta: va a la mano que digas, y vuelve a hacer falta lo mismo que antes, salvo que se haya pedido algo.
frantic-power-special_charge = Special Charge
frantic-power-special_charge-full = Antes de tu carta: otro jugador roba tantas cartas como especiales tenga.
frantic-power-special_seal = Special Seal
frantic-power-special_seal-full = Con un número: nadie puede jugar ni echar una carta especial hasta tu próximo turno.
frantic-power-special_seal-short = Sin cartas especiales.
frantic-power-troublecharger = Troublecharger
frantic-power-troublecharger-full = Al final de tu turno se provoca un evento.

## Cartas de regla

frantic-rule-the_nicest_try = The Nicest Try
frantic-rule-the_nicest_try-full = Tras Nice Try, quien esté fuera roba seis cartas en vez de tres.
frantic-rule-the_nicest_try-short = Nice Try: seis cartas.
frantic-rule-generous_gift = Generous Gift
frantic-rule-generous_gift-full = Los Gifts dan tres cartas en vez de dos.
frantic-rule-generous_gift-short = Los Gifts dan tres.
frantic-rule-other_way_round = Other Way Round
frantic-rule-other_way_round-full = Se juega al revés: en sentido horario.
frantic-rule-other_way_round-short = En sentido horario.
frantic-rule-thirsty = Thirsty
frantic-rule-thirsty-full = Quien roba en su turno roba dos cartas.
frantic-rule-thirsty-short = Quien roba, roba dos.
frantic-rule-until_it_fits = Until It Fits
frantic-rule-until_it_fits-full = Quien roba en su turno roba hasta que una carta encaje, cinco como mucho.
frantic-rule-until_it_fits-short = Robar hasta que encaje.
frantic-rule-until_it_fits-whole = Quien roba en su turno roba una carta tras otra hasta tener una que encaje, cinco como mucho. Luego puede jugar o pasar. Junto a esta, Thirsty no cuenta.
frantic-rule-black_on_black = Black on Black
frantic-rule-black_on_black-full = Una carta negra encaja también en cualquier carta negra.
frantic-rule-black_on_black-short = Negra sobre negra vale.
frantic-rule-calm_round = Calm Round
frantic-rule-calm_round-full = Los números negros no provocan eventos.
frantic-rule-calm_round-short = Negro sin eventos.
frantic-rule-lucky_sevens = Lucky Sevens
frantic-rule-lucky_sevens-full = Cada 7 de color provoca un evento.
frantic-rule-lucky_sevens-short = 7 de color: un evento.
frantic-rule-twins = Twins
frantic-rule-twins-full = Sobre un número de color puedes poner más del mismo número.
frantic-rule-twins-short = Los números iguales van.
frantic-rule-twins-whole = Quien juega en su turno una carta de número de color puede poner sobre ella otras cartas de color del mismo número, en cualquier orden. Cuentan como una jugada; la última dice lo que hace falta. Si provocan algo, ocurre una vez.
frantic-rule-glass_table = Glass Table
frantic-rule-glass_table-full = Todas las manos están a la vista.
frantic-rule-glass_table-short = Las manos, a la vista.
frantic-rule-swap_meet = Swap Meet
frantic-rule-swap_meet-full = Quien juega un 1 de color cambia su mano con otro jugador.
frantic-rule-swap_meet-short = 1 de color: cambiar mano.
frantic-rule-swap_meet-whole = Quien juega un 1 de color cambia su mano con otro jugador a su elección, salvo que fuera su última carta. Nadie puede contraatacar.
frantic-rule-merry_go_round = Merry-Go-Round
frantic-rule-merry_go_round-full = Con cada 9 de color, todas las manos pasan al jugador siguiente.
frantic-rule-merry_go_round-short = 9 de color: pasar manos.
frantic-rule-merry_go_round-whole = Cuando se juega un 9 de color, cada mano pasa al jugador siguiente, también las vacías. Quien tenga entonces una mano vacía está fuera. Nadie puede contraatacar.
frantic-rule-fantastic_six = Fantastic Six
frantic-rule-fantastic_six-full = Fantastic Four reparte seis cartas.
frantic-rule-fantastic_six-short = Fantastic Four: seis.
frantic-rule-heavy_baggage = Heavy Baggage
frantic-rule-heavy_baggage-full = Las cartas especiales de 7 valen 10.
frantic-rule-heavy_baggage-short = Especiales: 10, no 7.
frantic-rule-peace_treaty = Peace Treaty
frantic-rule-peace_treaty-full = Nadie puede echar Counterattack.
frantic-rule-peace_treaty-short = Sin Counterattack.

## En la mesa

frantic-read-kind-number = Carta de número
frantic-read-kind-black = Número negro
frantic-read-kind-plain = Especial con un color
frantic-read-kind-swap = Especial con dos colores
frantic-read-kind-wish = Comodín
frantic-read-kind-black-special = Especial negra
frantic-read-kind-unique = Única en su especie
frantic-read-kind-blank = Carta compuesta
frantic-read-kind-event = Evento
frantic-read-kind-power = Carta de poder: descúbrela con una carta que juegues
frantic-read-kind-rule = Carta de regla: vale hasta que acaba la ronda
frantic-read-plain = Encaja en { $colour } y en cada { $card }, nunca donde solo hace falta un número. Su efecto hay que cumplirlo.
frantic-read-black = Encaja en cada Gift que no sea negro. Su efecto hay que cumplirlo.
frantic-read-must = Encaja en todo, y su efecto hay que cumplirlo.
frantic-read-may = Encaja en todo. Puedes renunciar al efecto; la petición se hace siempre.
frantic-read-reaction = En tu propio turno encaja en todo y es solo una petición.
frantic-number-card = { $number } { $colour }
frantic-special-card = { $title } en { $colours }
frantic-card-does = { $card } ({ $points }): { $does }
frantic-required = Hace falta: { $needs }.
frantic-sheet-title = { $cause }. { $limit }
frantic-ask-in-time = { $sentence } { $count } s
frantic-do-back = Otra carta
frantic-do-wish = Pedir { $what }
frantic-do-give = { $card } para { $name }
frantic-do-pile = El montón de { $name }
frantic-do-power = { $name }: { $power }
frantic-power-unknown = boca abajo
frantic-do-name = { $name }: { $about }
frantic-do-shared = { $left ->
    [0] Listo
    [one] Repartir 1 más
   *[other] Repartir { $left } más
}
frantic-do-react = Reaccionar (tecla { $number })
frantic-loses-turn = pierde turno
frantic-log-turned-down = { $name } vuelve a tapar una carta de poder.
frantic-do-plain = Sin carta de poder
frantic-ask-how-play = { $card }: ¿cómo la juegas?
frantic-ask-how-throw = { $card }: échala y pide un color.
frantic-sheet-dealer = Ahora reparte { $name }.
frantic-ask-tsunami-first = { $name }, pon la primera carta.
frantic-ask-cards-for = { $name }, elige { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} para { $other }.
frantic-explains = { $title }: { $text }

## Lo que hace una carta compuesta: quién, con qué palabras, cuánto, y la frase que forman.
## $target es de quién trata un paso; "trigger" es quien provoca un evento, "each" todos menos ese jugador.

frantic-made-who = { $target ->
    [self] tú
    [trigger] quien provoca
    [chosen] el jugador elegido
    [others] todos los demás
    [everyone] todos
    [each] cada uno de los demás
    [most] quien más cartas tiene
    [fewest] quien menos cartas tiene
    [left] tu vecino izquierdo
    [right] tu vecino derecho
    [event-left] el vecino izquierdo de quien provoca
    [event-right] el vecino derecho de quien provoca
   *[random] otro jugador al azar
}
frantic-made-whom = { $target ->
    [self] ti
    [trigger] quien provoca
    [chosen] la persona elegida
    [others] todos los demás
    [everyone] todos
    [each] cada uno de los demás
    [most] quien más cartas tiene
    [fewest] quien menos cartas tiene
    [left] tu vecino izquierdo
    [right] tu vecino derecho
    [event-left] su vecino izquierdo
    [event-right] su vecino derecho
   *[random] otro jugador al azar
}
# Lo que sigue a cuánto si es para cada uno de varios.
frantic-made-each = { $target ->
    [others] { " " }por cabeza
    [everyone] { " " }por cabeza
   *[other] { "" }
}
frantic-made-cards = { $count ->
    [1] una carta
    [2] dos cartas
    [3] tres cartas
    [4] cuatro cartas
   *[other] cinco cartas
}{ frantic-made-each }
frantic-made-powers = { $count ->
    [1] una carta de poder
   *[other] dos cartas de poder
}{ frantic-made-each }
frantic-made-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}{ frantic-made-each }
frantic-made-way = { $way ->
    [left] un sitio a la izquierda
   *[right] un sitio a la derecha
}
frantic-made-wished = { $wish ->
    [colour] un color
    [number] un número
   *[either] un color o un número
}
frantic-made-does-draw = { $target ->
    [self] robas
    [others] roban
    [everyone] roban
   *[other] roba
}
frantic-made-does-discard = { $target ->
    [self] descartas
    [others] descartan
    [everyone] descartan
   *[other] descarta
}
frantic-made-does-give = { $target ->
    [self] das
   *[other] da
}
frantic-made-does-collect = { $target ->
    [others] dan
    [everyone] dan
   *[other] da
}
frantic-made-does-steal = { $target ->
    [self] tomas
   *[other] toma
}
frantic-made-does-swap = { $target ->
    [self] cambias la mano
   *[other] cambia la mano
}
frantic-made-does-rotate = pasan
frantic-made-does-reveal = { $target ->
    [self] enseñas
    [others] enseñan
    [everyone] enseñan
   *[other] enseña
}
frantic-made-does-skip = { $target ->
    [self] pierdes
    [others] pierden
    [everyone] pierden
   *[other] pierde
}
frantic-made-does-get = { $target ->
    [self] recibes
    [others] reciben
    [everyone] reciben
   *[other] recibe
}
frantic-made-does-lose = { $target ->
    [self] pierdes
    [others] pierden
    [everyone] pierden
   *[other] pierde
}
frantic-made-does-wish = { $target ->
    [self] pides
   *[other] pide
}
frantic-made-does-event = ocurre un evento
frantic-made-does-rule = se descubre otra carta de regla
frantic-made-does-nothing = no pasa nada
frantic-made-subject = { $later ->
    [yes] luego { $who } { $does }
   *[no] { $who } { $does }
}
frantic-made-step-draw = { frantic-made-subject } { $what }
frantic-made-step-discard = { frantic-made-subject } { $what }
frantic-made-step-give = { frantic-made-subject } { $what } a { $whom }
frantic-made-step-collect = { frantic-made-subject } { $what } { $receiver ->
    [self] para ti
   *[other] para quien provoca
}
frantic-made-step-steal = { frantic-made-subject } { $what } a ciegas de { $whom }
frantic-made-step-swap = { frantic-made-subject } con { $whom }
frantic-made-step-rotate = { $later ->
    [yes] luego todas las manos { $does } { $what }
   *[no] todas las manos { $does } { $what }
}
frantic-made-step-reveal = { frantic-made-subject } la mano a todos
frantic-made-step-skip = { frantic-made-subject } el próximo turno
frantic-made-step-score = { frantic-made-subject } { $what }
frantic-made-step-wish = { frantic-made-subject } { $what }
frantic-made-step-event = { $later ->
    [yes] luego { $does }
   *[no] { $does }
}
frantic-made-step-rule = { $later ->
    [yes] luego { $does }
   *[no] { $does }
}
frantic-made-step-power = { frantic-made-subject } { $what }
frantic-made-step-nothing = { $later ->
    [yes] luego { $does }
   *[no] { $does }
}
frantic-made-next = { $steps }, { $step }
frantic-made-must = { $steps }.
frantic-made-may = Pide { frantic-made-wished }. Si quieres: { $steps }.

## Lo que está mal en el archivo de una carta, y dónde

frantic-file-where = { $step ->
    [0] Línea { $line }
   *[other] Línea { $line }, paso { $step }
}
frantic-file-unreadable = No se puede abrir el archivo: { $file }
frantic-file-foreign = Línea { $line }: esto no es una carta de Frantic.
frantic-file-cut = Línea { $line }: aquí se corta el archivo. La carta no está entera.
frantic-file-broken = Línea { $line }, signo { $column }: esto no se puede leer.
frantic-file-twice = { frantic-file-where }: «{ $field }» está ahí dos veces.
frantic-file-version = { frantic-file-where }: la carta es de la versión { $found }. Este taller lee la versión { $known }.
frantic-file-missing = { frantic-file-where }: falta «{ $field }».
frantic-file-unknown = { frantic-file-where }: «{ $field }» no va ahí.
frantic-file-value = { frantic-file-where }: «{ $field }» no puede ser { $found }. Puede ser { $allowed }.
frantic-file-name-empty = { frantic-file-where }: la carta no tiene nombre.
frantic-file-name-form = { frantic-file-where }: el nombre debe ser un texto entre comillas, no { $found }.
frantic-file-name-long = { frantic-file-where }: el nombre tiene { $count } letras. Puede tener { $most }.
frantic-file-name-signs = { frantic-file-where }: el nombre lleva un signo que ningún nombre puede llevar.
frantic-file-name-taken = { frantic-file-where }: otra carta se llama ya «{ $found }».
frantic-file-steps = { frantic-file-where }: una carta tiene de uno a { $most } pasos. Esta tiene { $count }.
frantic-file-steps-form = { frantic-file-where }: «steps» debe ser una lista entre corchetes.
frantic-file-events = { frantic-file-where }: solo un paso puede provocar un evento.

## El taller de cartas

frantic-workshop-title = Taller de cartas
frantic-workshop-back-hint = Volver. Lo que no se ha guardado espera en el banco.
frantic-workshop-new = Carta nueva
frantic-workshop-new-hint = Una carta vacía para empezar.
frantic-workshop-cards = Mis cartas ({ $count })
frantic-workshop-cards-hint = Todas tus cartas: para cambiar una, borrarla o ver dónde está.
frantic-workshop-card-blank_play = Carta vacía
frantic-workshop-card-blank_play-hint = Hay dos en la baraja, con el módulo de cartas vacías.
frantic-workshop-card-do_it_yourself = Do It Yourself
frantic-workshop-card-do_it_yourself-hint = Hay cuatro en la baraja, con Pandora’s Box. Además se pide un color.
frantic-workshop-card-blank_event = Evento vacío
frantic-workshop-card-blank_event-hint = Hay uno entre los eventos, con el módulo de cartas vacías.
frantic-workshop-card-pandoras_box = Pandora’s Box
frantic-workshop-card-pandoras_box-hint = Hay uno entre los eventos, con Pandora’s Box.
frantic-workshop-type-hint = Qué se pide al jugarla, o el color de la carta.
frantic-workshop-type-plain = Carta: { $colour }
frantic-workshop-type-colour = Pide un color
frantic-workshop-type-number = Pide número
frantic-workshop-type-either = Color o número
frantic-workshop-type-event = Evento
frantic-workshop-name = Nombre
frantic-workshop-name-fresh = Mi carta { $number }
frantic-workshop-name-hint = Enter o un clic para escribir otro nombre.
frantic-workshop-name-empty = Una carta necesita un nombre.
frantic-workshop-name-long = Un nombre tiene como mucho { $most } letras.
frantic-workshop-name-signs = Ese nombre lleva un signo que ningún nombre puede llevar.
frantic-workshop-name-taken = Otra carta o evento se llama ya «{ $name }». Necesita otro nombre.
frantic-workshop-light-hint = La luz con la que brilla.
frantic-workshop-icon-hint = La imagen que lleva.
frantic-workshop-add = Otro paso
frantic-workshop-add-hint = Una carta tiene hasta { $count } pasos, que se cumplen en este orden.
frantic-workshop-sooner-hint = Este paso va antes que el de arriba.
frantic-workshop-remove-hint = Sin este paso.
frantic-workshop-action-hint = Qué se hace. Enter lo muestra todo, Retroceso toma lo siguiente.
frantic-workshop-action-title = ¿Qué pasa?
frantic-workshop-amount-hint = Cuánto, o cuál. Enter lo muestra todo, Retroceso toma lo siguiente.
frantic-workshop-amount-title = { $action ->
    [rotate] ¿Hacia dónde?
    [wish] ¿Pedir qué?
   *[other] ¿Cuánto?
}
frantic-workshop-target-hint = De quién trata. Enter los muestra a todos, Retroceso toma el siguiente.
frantic-workshop-target-title = ¿De quién trata?
frantic-workshop-do-draw = Robar
frantic-workshop-do-draw-hint = Tantas cartas salen de la pila de robo.
frantic-workshop-do-discard = Descartar
frantic-workshop-do-discard-hint = Tantas cartas a elección propia van bajo la de encima.
frantic-workshop-do-give = Regalar
frantic-workshop-do-give-hint = Quien la juega da cartas a su propia elección.
frantic-workshop-do-collect = Recoger
frantic-workshop-do-collect-hint = Los demás eligen qué cartas dan a quien la juega.
frantic-workshop-do-steal = Tomar a ciegas
frantic-workshop-do-steal-hint = Quien la juega toma cartas sin verlas.
frantic-workshop-do-swap = Cambiar mano
frantic-workshop-do-swap-hint = Dos manos enteras se cambian.
frantic-workshop-do-rotate = Pasar las manos
frantic-workshop-do-rotate-hint = Cada mano va un sitio a la izquierda o a la derecha.
frantic-workshop-do-reveal = Enseñar mano
frantic-workshop-do-reveal-hint = Está a la vista hasta que todos la hayan visto.
frantic-workshop-do-skip = Perder turno
frantic-workshop-do-skip-hint = A quien ya pierde un turno no le pasa nada.
frantic-workshop-do-score = Puntos
frantic-workshop-do-score-hint = El total cambia enseguida. Los puntos son malos.
frantic-workshop-do-wish = Pedir
frantic-workshop-do-wish-hint = Lo que se pide hay que jugarlo a continuación.
frantic-workshop-do-event = Un evento
frantic-workshop-do-event-hint = Ocurre un evento. Una carta tiene un solo paso así.
frantic-workshop-do-rule = Otra regla
frantic-workshop-do-rule-hint = Una carta de regla más vale hasta que acaba la ronda.
frantic-workshop-do-power = Poderes
frantic-workshop-do-power-hint = Llegan boca abajo, mientras queden.
frantic-workshop-do-nothing = Nada
frantic-workshop-do-nothing-hint = Nada de nada. También es una opción.
frantic-workshop-at-self-hint = Quien juega la carta, o provocó el evento.
frantic-workshop-at-chosen-hint = Alguien a quien señala el jugador; el mismo en todos los pasos.
frantic-workshop-at-others-hint = Todos menos el jugador, uno tras otro.
frantic-workshop-at-everyone-hint = Todos, uno tras otro; quien la juega va el último.
frantic-workshop-at-most-hint = La mano más grande. Entre iguales, la primera por orden de juego.
frantic-workshop-at-fewest-hint = La mano más pequeña. Entre iguales, la primera por orden de juego.
frantic-workshop-at-left-hint = Quien está a la izquierda.
frantic-workshop-at-right-hint = Quien está a la derecha.
frantic-workshop-at-random-hint = El azar elige a uno de los demás, de nuevo en cada paso.
frantic-workshop-note-loop = Si Repeat llama a este evento mientras aún se cumple, su paso de evento se omite: nada da vueltas para siempre.
frantic-workshop-note-violet = Las cartas violetas necesitan Pandora’s Box en la partida.
frantic-workshop-note-rule = Sin Pandora’s Box en la partida no se descubre ninguna carta de regla.
frantic-workshop-note-power = Sin Supercharge en la partida nadie recibe cartas de poder.
frantic-workshop-note-score = Si no se cuentan puntos, los puntos no hacen nada.
frantic-workshop-note-chosen = El jugador elegido puede echar Counterattack o Error 404.
frantic-workshop-note-hand = Si la mano más grande o más pequeña es la propia, ese paso no hace nada.
frantic-workshop-note-kept = { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } y { frantic-card-gambling_champ } { $kept ->
    [moved] se quedan con quien juega la carta
    [chosen] no se pueden elegir
   *[moved-chosen] se quedan con quien juega la carta y no se pueden elegir
}.
frantic-workshop-note-discarded = { frantic-card-curse }, { frantic-card-the_end } y { frantic-card-little_brother } tampoco se pueden descartar.
frantic-workshop-try = Probarla
frantic-workshop-try-hint = Una mesa con bots donde esta carta sale enseguida. De esto no se guarda nada.
frantic-workshop-keep = Guardar
frantic-workshop-keep-hint = Escribe la carta en un archivo de tu carpeta de cartas.
frantic-workshop-give = Para alguien
frantic-workshop-give-hint = Deja una copia del archivo donde la encuentres. Un amigo la arrastra a esta ventana.
frantic-workshop-given = Aquí hay una copia para regalar: { $file }
frantic-workshop-kept = Guardada como { $file } en { $folder }
frantic-workshop-not-kept = No se pudo escribir la carta. ¿Está el disco lleno o la carpeta cerrada?
frantic-workshop-taken-in = «{ $name }» es ahora una de tus cartas.
frantic-workshop-ask = ¿Tirar esta carta?
frantic-workshop-ask-about = «{ $name }» no está guardada tal como está ahora.
frantic-workshop-ask-yes = Tirarla
frantic-workshop-ask-no = Volver
frantic-workshop-nowhere = Aún no guardada en un archivo.
frantic-workshop-changed = Cambiada desde que se guardó como { $file }
frantic-workshop-lies = Guardada como { $file }

frantic-cards-title = Mis cartas
frantic-cards-back-hint = Volver al banco de trabajo.
frantic-cards-none = Aún no hay cartas. Guarda la del banco, o arrastra aquí el archivo de un amigo.
frantic-cards-lie = Tus cartas son archivos en { $folder } – pon ahí el archivo de un amigo o arrástralo aquí.
frantic-cards-folder = Abrir carpeta
frantic-cards-folder-hint = Muestra los archivos de tus cartas.
frantic-cards-no-program = No hay programa que muestre la carpeta { $folder }
frantic-cards-unreadable = No es carta
frantic-cards-bin-hint = Borrar este archivo.
frantic-cards-ask = ¿Borrar esta carta?
frantic-cards-ask-about = «{ $name }» se borra para siempre. Las partidas jugadas con ella la conservan.
frantic-cards-ask-yes = Borrar
frantic-cards-ask-no = Conservar
frantic-cards-still-there = No se pudo borrar el archivo.

frantic-own-title = { $count ->
    [one] En esta partida hay una carta casera
   *[other] En esta partida hay { $count } cartas caseras
}
frantic-own-again = La tecla I, o el botón derecho del ratón, las muestra otra vez.

## La mesa en frases

frantic-own-name = { $name }
frantic-wished-number = { $number }
frantic-back = Carta { $number } desde la izquierda
frantic-top = Encima está { $card }; { $count ->
    [0] la pila de robo está vacía.
    [one] queda 1 carta por robar.
   *[other] quedan { $count } cartas por robar.
}
frantic-holds-now = Ahora vale: { $what }.
frantic-holds = { $name }: { frantic-cards-left }{ $so_far }.
frantic-so-far = , { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} hasta ahora
frantic-your-hand = Tu mano: { $cards }.
frantic-row-draw = Pila de robo: { $count }

## Por qué lo haría un experto

frantic-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
frantic-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
frantic-because-out = Quedas fuera en los próximos turnos en { $this } de 100 casos; si no, en { $other }.
frantic-because-rival-out = Impide que { $name } quede fuera: { $name } lo logra en { $this } de 100 casos; si no, en { $other }.
frantic-because-wishes = Guarda en tu mano una carta con la que puedes pedir.
frantic-because-heavy = Te libra de una carta que pesa mucho: tienes una { $this } de cada 100 veces; si no, { $other }.
frantic-because-points = Unos turnos después tu mano vale { $this ->
    [1] 1 punto
   *[other] { $this } puntos
} de media; si no, { $other }.
frantic-because-theirs = Unos turnos después las manos ajenas valen { $this ->
    [1] 1 punto
   *[other] { $this } puntos
} de media; si no, { $other }.
frantic-because-cards = Unos turnos después tienes { $this ->
    [1] 1 carta
   *[other] { $this } cartas
} de media; si no, { $other }.

## La primera lección

frantic-lesson-first = Primera lección: una ronda
frantic-lesson-first-after = Gana quien tenga menos puntos cuando alguien pase el límite.
frantic-lesson-first-match = Vacía tu mano antes que nadie: lo que queda son puntos, y los puntos son malos. Una carta encaja por su color: pon tu 2 rojo sobre el 5 rojo.
refusal-frantic-lesson-first-match = Mejor líbrate de una roja mientras haya rojo: juega el 2 rojo.
refusal-frantic-lesson-first-match-wish = Esa encaja en todo, así que guárdala para malos tiempos. Juega el 2 rojo.
frantic-lesson-first-event = { $name2 } jugó un 7 negro, y los números negros descubren un evento: esta vez no pasó nada. Un 7 encaja en cualquier 7: juega el tuyo verde.
refusal-frantic-lesson-first-event = Guarda esa. Un 7 encaja en un 7: juega el 7 verde.
refusal-frantic-lesson-first-event-keep = Encaja, pero la querrás para el final. Juega el 7 verde.
frantic-lesson-first-counter = { $name3 } juega un Gift: ¡dos cartas para ti! Pero puedes echar un Counterattack contra él. Échalo y pide azul.
refusal-frantic-lesson-first-counter = Pide azul: es el color de tu 9.
refusal-frantic-lesson-first-counter-pass = ¿Y llevarte dos cartas? Echa tu Counterattack y pide azul.
frantic-lesson-first-name = El Gift es ahora tuyo. Tú dices quién recibe dos de tus cartas: dáselas a { $name3 }, que empezó.
refusal-frantic-lesson-first-name = Ese no te hizo nada. Dáselas a { $name3 }.
frantic-lesson-first-give = Elige qué regalas. Los números altos valen muchos puntos: primero el 8 negro.
refusal-frantic-lesson-first-give = Esa, después. Antes el 8 negro, por favor.
refusal-frantic-lesson-first-give-keep = Tu 9 azul es lo único que necesitas para ganar: da el 8 negro.
frantic-lesson-first-more = Y tu comodín, que vale 7 puntos. El 9 azul se queda.
refusal-frantic-lesson-first-more = El 9 azul se queda contigo: da la otra.
frantic-lesson-first-last = Te queda una carta, y el azul lo pediste tú. ¡Juégala!
refusal-frantic-lesson-first-last = No hace falta robar: tu 9 azul encaja.
frantic-lesson-first-end = Tu mano está vacía: la ronda ha acabado, y lo que tienen los demás cuenta. Pasado el límite, gana quien menos puntos tiene.

## La lección más larga: fuera de turno

frantic-lesson-windows = Lección más larga: fuera de turno
frantic-lesson-windows-after = Antes de un evento, cuando te ataca una carta especial, cuando alguien queda fuera: entonces se puede echar una carta.
frantic-lesson-windows-keep = Cuatro de tus cartas se pueden echar fuera de turno. En tu propio turno solo piden un color: guárdalas y juega tu 2 rojo.
refusal-frantic-lesson-windows-keep = Ahora solo pediría un color. Guárdala para su momento y juega el 2 rojo.
frantic-lesson-windows-event = { $name2 } jugó un número negro: viene un evento, y nadie sabe cuál. Todos menos { $name2 } pueden aún apartarse.
frantic-lesson-windows-lucky = Echa tu Lucky Bastard: el evento pasa de largo. Y pide azul, el color de tu 9.
refusal-frantic-lesson-windows-lucky = El color que pidas hará falta a continuación, y querrás azul para tu 9. Échala con azul.
refusal-frantic-lesson-windows-lucky-pass = Puede ser un evento amable, puede ser uno cruel. La carta no te cuesta el turno: échala y pide azul.
frantic-lesson-windows-tax = ¡Double Taxation! Los demás pagan por sus tres cartas más altas; tú, no. Pero ahora { $name3 } te da cuatro cartas.
frantic-lesson-windows-counter = Una carta especial pregunta antes a sus víctimas. Con un Counterattack eres tú quien reparte las cuatro. Échalo y pide azul.
refusal-frantic-lesson-windows-counter = La carta justa, el color que no: pide azul, para tu 9.
refusal-frantic-lesson-windows-counter-pass = ¿Y robar cuatro cartas? Echa tu Counterattack y pide azul.
refusal-frantic-lesson-windows-counter-error = También te protege, pero entonces { $name3 } da las cartas a otro. Con Counterattack dices tú para quién son. Pide azul.
frantic-lesson-windows-share = Las repartes tú, como si hubieras jugado la carta. A { $name2 } solo le queda una: las cuatro para { $name2 }.
refusal-frantic-lesson-windows-share = Quien está más cerca de quedar fuera es { $name2 }: dale las cuatro a { $name2 }.
frantic-lesson-windows-error = { $name2 } también echó uno: ¡vuelven las cuatro! Error 404 te deja al margen para siempre. Échalo y pide azul.
refusal-frantic-lesson-windows-error = Funciona con cualquier color. Pero tú quieres azul, para tu 9.
refusal-frantic-lesson-windows-error-pass = Entonces las cuatro cartas son tuyas. Echa Error 404 y pide azul.
frantic-lesson-windows-out = Así que { $name3 } robó las cuatro. Pero aquel Counterattack era la última carta de { $name2 }, ¡que está fuera! ¿Ha acabado la ronda?
frantic-lesson-windows-nice = Aún no: con un Nice Try, quien está fuera roba tres cartas y se sigue jugando. Échalo y pide azul.
refusal-frantic-lesson-windows-nice = Bien, pero pide azul: luego te toca a ti.
refusal-frantic-lesson-windows-nice-pass = Entonces { $name2 } ha ganado la ronda, y tus cartas valen 16 puntos. Echa Nice Try y pide azul.
frantic-lesson-windows-last = Echar cartas nunca cambia de quién es el turno siguiente: después de { $name3 } te toca a ti, y se pidió azul. Juega tu última carta.
refusal-frantic-lesson-windows-last = No hace falta robar: tu 9 azul encaja.
frantic-lesson-windows-end = ¡Estás fuera! Si juegan varias personas, se pregunta a todas en cada ocasión, para que nadie sepa quién tiene qué.
