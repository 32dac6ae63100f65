## En el estante

nyet-title = NYET!
nyet-about = Veta las reglas de la ronda y gana bazas con quien hace un momento era tu rival.
nyet-players = de 2 a 5 jugadores
nyet-length = unos 45 minutos

## Opciones

nyet-option-length = Duración
nyet-option-length-hint = Una partida entera, más o menos media, o hasta que alguien llegue a unos puntos.
nyet-value-length-full = Entera
nyet-value-length-short = Corta
nyet-value-length-points = Hasta el límite
nyet-option-limit = Límite
nyet-option-limit-hint = La partida acaba con la ronda en la que alguien llega a estos puntos.
nyet-value-limit-50 = 50 puntos
nyet-value-limit-100 = 100 puntos
nyet-value-limit-150 = 150 puntos
nyet-value-limit-200 = 200 puntos
nyet-option-bonus = Carta bonus
nyet-option-bonus-hint = Los puntos de quién dobla la carta bonus, si juegan tres o cinco.
nyet-value-bonus-holder = Los de su dueño
nyet-value-bonus-shared = Lo que gane él
nyet-value-bonus-team = Los del equipo
nyet-option-difference = Solo la diferencia
nyet-option-difference-hint = El equipo mejor se apunta la diferencia entre los dos; el otro, nada.
nyet-option-anonymous = Fichas anónimas
nyet-option-anonymous-hint = Las fichas del tablero no muestran quién las puso.
nyet-option-look_back = Mirar atrás
nyet-option-look_back-hint = Qué bazas de la ronda se pueden volver a mirar.
nyet-value-look_back-last = La última baza
nyet-value-look_back-none = Ninguna
nyet-value-look_back-all = Todas las bazas
nyet-option-no_trump = Sin triunfo
nyet-option-no_trump-hint = La línea del triunfo recibe una quinta casilla: ningún color es triunfo.
nyet-option-play_forced = Juego forzado
nyet-option-play_forced-hint = Una carta se juega sola cuando es la única permitida.

## Negativas

refusal-nyet-seats = NYET! es para 2 a 5 jugadores.
refusal-nyet-over = La partida ha acabado.
refusal-nyet-not-now = Eso no se puede hacer ahora.
refusal-nyet-no-such-seat = En esta mesa no hay sitio { $number }.
refusal-nyet-character-taken = Ese animal ya está ocupado: { nyet-character-named }.
refusal-nyet-box-covered = Esa casilla ya está tapada.
refusal-nyet-line-settled = Esta línea está decidida: su última casilla queda abierta.
refusal-nyet-no-such-box = Esa casilla no está en este tablero.
refusal-nyet-not-your-veto = Le toca a { $name } poner una ficha.
refusal-nyet-must-veto = Tienes que poner una ficha.
refusal-nyet-not-in-game = Ese animal no está en esta partida: { nyet-character-named }.
refusal-nyet-tokens-stay = Las fichas se quedan hasta el final de la ronda.
refusal-nyet-not-first-player = Solo forma los equipos quien sale primero: { $name }.
refusal-nyet-partners = { $count ->
    [one] Elige { $count } compañero.
   *[other] Elige { $count } compañeros.
}
refusal-nyet-one-or-two-partners = Elige un compañero para una pareja o dos para un equipo de tres.
refusal-nyet-bonus-smaller-team = La carta bonus es para el equipo más pequeño.
refusal-nyet-no-bonus = La carta bonus solo se usa entre 3 o 5 jugadores.
refusal-nyet-card-count = { $count ->
    [one] Elige exactamente { $count } carta.
   *[other] Elige exactamente { $count } cartas.
}
refusal-nyet-no-ones = En esta ronda no se pueden descartar unos.
refusal-nyet-discard-confirmed = Tu descarte ya está confirmado.
refusal-nyet-card-not-held = No tienes esa carta.
refusal-nyet-not-your-turn = Es el turno de { $name }.
refusal-nyet-follow = Tienes que asistir al { nyet-colour-named }.
refusal-nyet-follow-trump = Se salió de triunfo: juega un triunfo o un supertriunfo.
refusal-nyet-follow-supertrump = Se salió de supertriunfo: juega un supertriunfo.
refusal-nyet-supertrump-is-trump = Los supertriunfos cuentan como triunfo: tienes que asistir al { nyet-colour-named }.
refusal-nyet-only-last-trick = Solo se puede mirar la última baza.
refusal-nyet-tricks-face-down = Las bazas se quedan boca abajo.

## Palabras del juego

nyet-character-named = { $character ->
    [bear] Oso
    [wolf] Lobo
    [crane] Grulla
    [tiger] Tigre
   *[eagle] Águila
}
nyet-character-bear = Oso
nyet-character-wolf = Lobo
nyet-character-crane = Grulla
nyet-character-tiger = Tigre
nyet-character-eagle = Águila
nyet-colour-named = { $colour ->
    [blue] azul
    [red] rojo
    [yellow] amarillo
   *[green] verde
}
nyet-colour-blue = azul
nyet-colour-red = rojo
nyet-colour-yellow = amarillo
nyet-colour-green = verde
nyet-line-first = Sale primero
nyet-line-discards = Descarte
nyet-line-trump = Triunfo
nyet-line-supertrump = Supertriunfo
nyet-line-points = Puntos
nyet-box-one = 1 fuera
nyet-box-two = 2 fuera
nyet-box-no-1s = 1 fuera, sin 1
nyet-box-pass = Pasar 1
nyet-box-keep = NYET! (nada)
nyet-box-points = { $value }
nyet-trick-worth = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
nyet-your-hand = Tu mano: { $cards }.
nyet-score = { $name }: { nyet-catch }, { $score } en total.
nyet-box-none = NYET! (nada)

## El registro

nyet-log-character = { $name } lleva { $character ->
    [bear] el Oso
    [wolf] el Lobo
    [crane] la Grulla
    [tiger] el Tigre
   *[eagle] el Águila
}.
nyet-log-round = Ronda { $number }: reparte { $name }.
nyet-log-token = { $name } tapa { $box }.
nyet-log-line = { $line }: { $box }.
nyet-log-first = { $name } sale primero.
nyet-log-discards = { $what ->
    [one] Cada cual descarta 1 carta.
    [two] Cada cual descarta 2 cartas.
    [no-1s] Cada cual descarta 1 carta, pero ningún 1.
    [pass] Cada cual pasa 1 carta a la izquierda.
   *[keep] Nadie descarta.
}
nyet-log-trump = { $colour ->
    [none] No hay triunfo.
    [blue] El triunfo es azul.
    [red] El triunfo es rojo.
    [yellow] El triunfo es amarillo.
   *[green] El triunfo es verde.
}
nyet-log-supertrump = { $colour ->
    [none] No hay supertriunfo.
    [blue] Los 1 azules son supertriunfos.
    [red] Los 1 rojos son supertriunfos.
    [yellow] Los 1 amarillos son supertriunfos.
   *[green] Los 1 verdes son supertriunfos.
}
nyet-log-points = { $value ->
    [one] Cada baza y cada carta de botín vale { $value } punto.
   *[other] Cada baza y cada carta de botín vale { $value } puntos.
}
nyet-log-teams = { $one } contra { $other }.
nyet-log-bonus = { $name } tiene la carta bonus.
nyet-log-confirmed = { $name } ha elegido.
nyet-log-played = { $name }: { $card }
nyet-log-trick = { $name } se lleva la baza.
nyet-log-trick-loot = { $name } se lleva la baza y { $count ->
    [one] 1 carta de botín.
   *[other] { $count } cartas de botín.
}
nyet-log-scored = { $name }: { $gain }, ahora { $score }.

## Lo que se pregunta, como pueden oírlo todos; $asked es a cuántos se pregunta, en $names

nyet-aloud-characters = { $names } elige un animal…
nyet-aloud-vetoes = { $names } veta una casilla…
nyet-aloud-teams = { $names } sale primero y forma los equipos…
nyet-aloud-bonus = { $names } elige quién recibe la carta bonus…
nyet-aloud-discards-one = { $names } { $asked ->
    [one] descarta
   *[other] descartan
} una carta…
nyet-aloud-discards-two = { $names } { $asked ->
    [one] descarta
   *[other] descartan
} dos cartas…
nyet-aloud-discards-no-1s = { $names } { $asked ->
    [one] descarta
   *[other] descartan
} una carta que no sea un 1…
nyet-aloud-passes = { $names } { $asked ->
    [one] elige una carta para quien tiene a la izquierda…
   *[other] eligen cartas para quien tienen a la izquierda…
}
nyet-aloud-tricks = { $names } juega una carta…
nyet-aloud-scores = { $names } { $asked ->
    [one] mira
   *[other] miran
} los puntos…

## Mesa

nyet-card = { $value } { $colour }
nyet-ask-characters = { $name }, elige tu animal.
nyet-ask-vetoes = { $name }, veta una casilla: { $count ->
    [one] es el último veto de todos.
   *[other] entre todos quedan { $count } vetos. Lo que quede abierto será ley.
}
nyet-covered-by = { $name } le dijo NYET! a esto: { $box }.
nyet-vetoes-left = { $count ->
    [0] no quedan vetos
    [one] queda 1 veto
   *[other] quedan { $count } vetos
}
nyet-note-vetoes = { $count ->
    [one] Queda 1 veto en esta ronda.
   *[other] Quedan { $count } vetos en esta ronda.
}
nyet-look-back = { $what ->
    [all] Bazas hasta ahora
   *[last] Última baza
}
nyet-look-trick = Salió { $leader }, se la llevó { $winner }.
nyet-ask-teams = { $name }, sales tú: elige los equipos.
nyet-ask-bonus = { $name }, ¿quién recibe la carta bonus?
nyet-ask-discards-one = { $name }, descarta una carta.
nyet-ask-discards-two = { $name }, descarta dos cartas.
nyet-ask-discards-no-1s = { $name }, descarta una carta, pero no un 1.
nyet-ask-passes = { $name }, elige una carta para quien tienes a la izquierda.
nyet-ask-tricks = { $name }, juega una carta.
nyet-ask-scores = Se cuentan los puntos de la ronda.
nyet-answer-teams = { $mine } contra { $theirs }
nyet-answer-bonus = La carta bonus para { $name }
nyet-bonus-sign = ×2
nyet-confirm = { $left ->
    [0] Listo
   *[other] { $count } de { $needed } elegidas
}
nyet-go-on = Seguir
nyet-tricks = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}
nyet-loot = botín { $loot }
nyet-catch = { nyet-tricks }, { nyet-loot }
nyet-sheet-title = Ronda { $number }
nyet-sheet-working = { $names }: ({ nyet-tricks } + { nyet-loot }) × { $value } = { $points }
nyet-sheet-working-shared = { $names }: ({ nyet-tricks } + { nyet-loot } + { $bonus } por la carta bonus) × { $value } = { $points }
nyet-sheet-working-team = { $names }, con la carta bonus: ({ nyet-tricks } + { nyet-loot }) × { $value } × 2 = { $points }
nyet-sheet-difference = Solo cuenta la diferencia: { $points } para el equipo mejor, nada para el otro.
nyet-sheet-bonus = { $name } tiene la carta bonus: { $single } × 2 = { $points }
nyet-sheet-round = Ronda { $number }
nyet-sheet-total = Total
nyet-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
nyet-who-wins = Gana quien tiene más puntos.
nyet-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan a la vez { $names }
}
nyet-stat-tricks = Bazas
nyet-stat-loot = Botín
nyet-stat-best = Mejor ronda
nyet-figure-tricks = Bazas
nyet-figure-loot = Botín
nyet-figure-best = Mejor ronda

## Palabras del juego: en las reglas, y donde descansa el puntero en la mesa

nyet-term-token = Ficha
nyet-term-token-means = Tapa una casilla del tablero durante la ronda y le dice NYET! a lo que muestra.
nyet-term-line = Línea
nyet-term-line-means = Una fila de casillas que decide una cosa. Su última casilla abierta vale para la ronda.
nyet-term-first = Jugador inicial
nyet-term-first-means = Sale en la primera baza y, si juegan tres o más, elige los equipos. No es lo mismo que quien reparte.
nyet-term-dealer = Quien reparte
nyet-term-dealer-means = Pone la primera ficha. La ronda siguiente la reparte el jugador de su izquierda.
nyet-term-trump = Triunfo
nyet-term-trump-means = El color que vence a los otros tres.
nyet-term-supertrump = Supertriunfo
nyet-term-supertrump-means = Los 1 de un color: cuentan como triunfo o, si no hay triunfo, como un color aparte, y vencen a todo menos a un supertriunfo posterior.
nyet-term-follow = Asistir
nyet-term-follow-means = Jugar una carta del color con que se salió. Quien tenga una, debe hacerlo.
nyet-term-trick = Baza
nyet-term-trick-means = Una carta de cada jugador. Quien la gana sale en la siguiente.
nyet-term-loot = Botín
nyet-term-loot-means = Un 1 ganado al otro equipo. Vale tanto como una baza.
nyet-term-catch = Captura
nyet-term-catch-means = Las bazas y el botín de un jugador o de un equipo en esta ronda.
nyet-term-points = Puntos
nyet-term-points-means = Lo que vale cada baza y cada carta de botín en esta ronda, para los dos equipos.
nyet-term-bonus = Carta bonus
nyet-term-bonus-means = Si juegan tres o cinco: la tiene alguien del equipo más pequeño y se apunta el doble, si la opción no dice otra cosa.

## Consejos para la primera partida

nyet-hint-animal = Vale cualquier animal: tacha casillas por ti. Luego se juega en equipos por las bazas; gana quien más puntos tenga.
nyet-hint-veto = Tapa lo que no quieras. La última casilla abierta de cada línea es la ley de la ronda.
nyet-hint-teams = Tú eliges los equipos: busca con quién puedes ganar, no a quién tienes cariño.
nyet-hint-follow = Asiste al color de salida si puedes. Si no puedes, vale cualquier carta.
nyet-hint-loot = Un 1 que el otro equipo juega en una baza tuya es botín y cuenta como una baza.
nyet-hint-supertrump = Un supertriunfo cuenta como triunfo, y solo lo vence un supertriunfo posterior.
nyet-hint-minus = En esta ronda bazas y botín restan puntos: procura no llevarte nada.

## Una carta leída entera

nyet-read-plain = Carta corriente
nyet-read-trump = Triunfo
nyet-read-supertrump = Supertriunfo
nyet-read-beats = Vence a las cartas más bajas de su color. El triunfo la vence.
nyet-read-beats-trump = Vence a todas las cartas de los otros colores y a todo triunfo más bajo. El supertriunfo la vence.
nyet-read-beats-supertrump = Cuenta como triunfo, sea cual sea su color, y vence a todo menos a un supertriunfo posterior en la misma baza.
nyet-read-one = De cada 1 hay tres. Entre dos del mismo color, el que se juega después cuenta como más alto.
nyet-read-loot = Quien se lo gana al otro equipo tiene botín, que vale tanto como una baza.
nyet-takes-highest = { $name } se lleva la baza con { $card }, la más alta de su color.
nyet-takes-trump = { $name } se lleva la baza con { $card }: el triunfo vence al color de salida.
nyet-takes-supertrump = { $name } se lleva la baza con { $card }: los supertriunfos vencen a todo.
nyet-row-trick = La baza

## La primera lección

nyet-lesson-first = Primera lección: bazas y equipos
nyet-lesson-first-after = Cada ronda tiene otra ley y otros compañeros. No hay más secreto.
nyet-lesson-first-lead = Juegas con { $name2 } contra { $name1 } y { $name3 }. Gana bazas: cada una da 3 puntos a tu equipo. Se la lleva la carta más alta del color de salida. Sales tú: juega tu 13 azul.
refusal-nyet-lesson-first-lead = Esa te la podrían ganar. Nada es más alto que tu 13 azul: sal con él.
refusal-nyet-lesson-first-lead-super = Guárdala, es la carta más fuerte que tienes. Sal con el 13 azul.
nyet-lesson-first-trumped = ¡Tuya! Ahora sal con tu 12 amarillo, lo más alto que queda en amarillo. Pero en esta ronda el rojo es triunfo, y el triunfo vence a cualquier otro color. Mira qué hace { $name1 }.
refusal-nyet-lesson-first-trumped = Otro día, por qué no. Esta vez sal con el 12 amarillo.
nyet-lesson-first-follow = { $name1 }, sin amarillo, te ganó con un triunfo. Ahora se salió de verde: quien tenga, debe asistir. { $name2 } gana por los dos. Juega tu 3 verde.
refusal-nyet-lesson-first-follow = Se salió de verde y tienes una carta verde: juega el 3 verde.
nyet-lesson-first-super = No tienes azul, así que vale cualquier carta. { $name3 } ha puesto el 10 de triunfo, pero en esta ronda los 1 verdes vencen a todo: son supertriunfos. ¡Llévate la baza!
refusal-nyet-lesson-first-super = Así la baza sería para { $name3 }. Tu 1 verde vence incluso al 10 rojo.
nyet-lesson-first-loot = Tuya, y con botín: un 1 del otro equipo en una baza tuya cuenta como una baza más. Las placas dicen lo que ha ganado cada cual. Juega tu última carta.
refusal-nyet-lesson-first-loot = Solo queda una carta: juega esa.
nyet-lesson-first-score = La ronda ha acabado. Las bazas y el botín del equipo, por 3, para cada miembro: cada cual tiene su propia cuenta. Gana quien tenga más puntos tras la última ronda. Sigue con la próxima.
refusal-nyet-lesson-first-score = Pulsa el botón para seguir.
nyet-lesson-first-veto = La ley de la ronda siguiente: todos tapan casillas, y lo que queda abierto vale. Tienes muchas verdes: tapa el azul.
refusal-nyet-lesson-first-veto = Esa línea puede esperar. Tapa el azul en la línea del triunfo.
refusal-nyet-lesson-first-veto-own = Entonces el verde no podría ser triunfo, y tienes siete. Tapa el azul.
refusal-nyet-lesson-first-veto-points = Deja los puntos a los demás: tapa el azul, para que el triunfo sea verde.
nyet-lesson-first-teams = El triunfo es verde, y { $name1 } ha dejado 4 puntos por baza. Tu Oso es el jugador inicial: eliges los equipos, de nuevo en cada ronda. ¿Con quién quieres jugar? Vale cualquiera.
refusal-nyet-lesson-first-teams = Elige a uno de los tres.
nyet-lesson-first-end = Y vuelves a salir tú. Eso es NYET!: di que no a lo que te daña, busca compañeros, gana bazas y ten cuidado con los unos y los triunfos.

## La lección más larga: los vetos

nyet-lesson-vetoes = Lección más larga: vetos
nyet-lesson-vetoes-after = Lo que más daña va primero, dos casillas abiertas son una decisión, y cada ficha dice algo de una mano.
nyet-lesson-vetoes-minus = Mira tu mano: es fuerte, y con −2 cada baza te costaría puntos. Tapa el −2.
refusal-nyet-lesson-vetoes-minus = Eso puede esperar. Con −2, tu buena mano sería mala: tapa esa.
refusal-nyet-lesson-vetoes-minus-points = Esos puntos te vendrían bien. Solo el −2 vuelve tus bazas contra ti: tapa esa.
refusal-nyet-lesson-vetoes-minus-later = Buena idea, y ya le llegará el turno. Pero el −2 es lo que más te dañaría: tapa antes esa.
nyet-lesson-vetoes-short = { $name2 } ha tapado el 4: una mano débil. Tú solo tienes dos azules bajas: un triunfo azul te dañaría. Tápalo.
refusal-nyet-lesson-vetoes-short = Eso te dañaría menos. Tienes poco azul: tápalo en la línea del triunfo.
refusal-nyet-lesson-vetoes-short-long = El verde es el triunfo que quieres: tienes seis. Tapa el color del que tienes poco, el azul.
refusal-nyet-lesson-vetoes-short-ones = Tienes dos de los tres 1 amarillos: como supertriunfos vencerían a todo. Tapa el azul en la línea del triunfo.
nyet-lesson-vetoes-decide = Amarillo o verde: donde quedan dos abiertas, decide quien tapa una. Tapa el amarillo, y el triunfo es verde.
refusal-nyet-lesson-vetoes-decide = En esa línea quedan más de dos, o importa menos. Decide el triunfo: tapa el amarillo.
refusal-nyet-lesson-vetoes-decide-long = Entonces el triunfo sería amarillo, y tú tienes seis verdes. Tapa el amarillo.
nyet-lesson-vetoes-ones = Los 1 de un color serán supertriunfos. ¿Rojo o amarillo? Tienes dos 1 amarillos: tapa el rojo.
refusal-nyet-lesson-vetoes-ones = Entonces otro taparía el amarillo. Decídelo: tapa el rojo en la línea del supertriunfo.
refusal-nyet-lesson-vetoes-ones-own = Entonces tus dos 1 amarillos serían las cartas más bajas que hay, y botín para otros. Tapa el rojo.
nyet-lesson-vetoes-first = ¿Oso o Tigre? El que quede abierto sale y elige los equipos. Tú llevas el Oso: tapa el Tigre.
refusal-nyet-lesson-vetoes-first = Entonces { $name1 } decide quién es el jugador inicial. Tapa el Tigre, y serás tú.
refusal-nyet-lesson-vetoes-first-own = Entonces los equipos los elegiría { $name3 }. Tapa el Tigre.
nyet-lesson-vetoes-partner = Ahora lee las fichas. { $name2 } tapó el 4 y el 3: una mano débil. { $name3 } tapó el 1, para que cada baza valga más: una mano fuerte. Elige a { $name3 } para tu equipo.
refusal-nyet-lesson-vetoes-partner = No es la peor idea. Pero quien quería más puntos por baza era { $name3 }.
refusal-nyet-lesson-vetoes-partner-weak = { $name2 } tapó el 4 y el 3, y no espera muchas bazas. Elige a { $name3 }.
nyet-lesson-vetoes-discard = Cada cual aparta dos cartas de la ronda. Líbrate de un color: tu 7 y tu 2 azules. Quien no tiene el color de salida puede echar triunfo, y tú tienes seis triunfos.
refusal-nyet-lesson-vetoes-discard = Sin las dos azules puedes echar triunfo siempre que se salga de azul. Aparta el 7 y el 2 azules.
refusal-nyet-lesson-vetoes-discard-trump = Las verdes son ahora triunfos: guárdalas todas. Aparta el 7 y el 2 azules.
refusal-nyet-lesson-vetoes-discard-ones = Ese 1 es un supertriunfo, baza casi segura. Aparta el 7 y el 2 azules.
nyet-lesson-vetoes-end = Triunfo verde, dos supertriunfos, 2 puntos por baza, un equipo fuerte, y sales tú: esta ley la hiciste tú. Con una mano débil, hazlo al revés: tapa el 4 y el 3, y deja el −2 a quien gana bazas.

## Por qué lo haría un experto

nyet-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
nyet-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nyet-because-takes = { $this ->
    [100] Te llevas esta baza seguro; si no, en { $other } de 100 repartos posibles.
   *[other] Te llevas esta baza en { $this } de 100 repartos posibles; si no, en { $other }.
}
nyet-because-team-takes = { $name } se lleva esta baza por ti en { $this } de 100 repartos posibles; si no, en { $other }.
nyet-because-takes-shunned = { $this ->
    [0] Esta baza costaría puntos, y así no te la llevas.
   *[other] Esta baza costaría puntos: así te la llevas en { $this } de 100 repartos posibles; si no, en { $other }.
}
nyet-because-ones = Gana { $this } de los 1 ajenos en esta baza; si no, { $other }.
nyet-because-ones-shunned = Evita que ganes 1 que costarían puntos: { $this } de media; si no, { $other }.
nyet-because-lost-ones = Tus 1 no caen en manos ajenas: los otros ganan { $this } en esta baza; si no, { $other }.
nyet-because-fed-ones = Da a los otros 1 que les cuestan puntos: { $this } en esta baza; si no, { $other }.
nyet-because-super = Guarda un supertriunfo para una baza mejor.
nyet-because-later = Después ganas { $this } más de media; si no, { $other }.
nyet-because-later-shunned = Después ganas solo { $this } de media; si no, { $other }.
nyet-because-last = Juegas al final: así la baza es tuya seguro.
nyet-because-void = { $count ->
    [one] { $names } ya no tiene { $colour }: con esto ganas la baza.
   *[other] { $names } ya no tienen { $colour }: con esto ganas la baza.
}
nyet-because-veto = Tapar «{ $box }» ({ $line }) te da { $this }; «{ $than }» ({ $beside }), { $other }.
nyet-more-or-less = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $way ->
    [less] menos
   *[more] más
}
nyet-because-team = Por tu mano y las fichas, este equipo te pone { $this ->
    [1] 1 punto
   *[other] { $this } puntos
} por delante; otro, { $other }.
nyet-because-bonus = Si la carta bonus la tiene { $name }, acabas { $this ->
    [1] 1 punto
   *[other] { $this } puntos
} por delante; si no, { $other }.
nyet-because-discard = Lo que queda gana entonces { $this } de media; si no, { $other }.
nyet-because-discard-shunned = Lo que queda gana entonces solo { $this } de media; si no, { $other }.
