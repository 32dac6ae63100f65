# Quién juega con qué: elegir teclas, mandos que se sientan, vienen y se van, y el compás.

seats-bind = Pulsa una tecla o un botón. Para el ratón, haz otra vez clic en el campo; para el dedo, tócalo.
seats-listening = { $name }, ¿con qué vas a jugar? { $what }. Esc lo deja como está.
seats-joined = { $device } juega ahora por { $name }.
seats-full = { $device } no encuentra sitio libre. Haz que se vaya un bot, o elige un campo de tecla y pulsa un botón.
seats-pad-new = { $device } está aquí. Pulsa uno de sus botones para sentarte.
seats-pad-gone = { $device } se ha ido. En cuanto vuelva, juega otra vez por { $name }.
seats-pad-back = { $device } ha vuelto y juega por { $name }.
seats-pad-missing = { $name } juega con { $device }, pero no está conectado. Conéctalo o elige otra tecla.
seats-names-between = { ", " }
seats-company = { $people ->
    [0] { $bots } bots
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } y un bot
       *[other] { $names } y { $bots } bots
    }
}
seats-company-label = Antes
seats-company-hint = Quién jugó aquí hace poco. Pasa de uno a otro, y se sientan como entonces.

## Pulsar al compás

beat-title = Pulsa al compás
beat-about = Algunos aparatos avisan más tarde que otros. Pulsa al compás con cada uno de los tuyos y Kibitz lo compensa: en una carrera, los más rápidos esperan al más lento. No es obligatorio: sin esto, todos cuentan como llegan.
beat-listen = Escucha y mira…
beat-tap = Ahora pulsa en cada golpe, con tecla, botón, clic o dedo. Esc termina.
beat-none = Muy pocas pulsaciones para decir algo. ¿Otra vez?
beat-found = Así de tarde llegabas: la mitad antes y la mitad después. Para que sea justo, que una sola persona pulse en todos los aparatos.
beat-start = Empezar
beat-again = Otra vez
beat-keep = Compensar
beat-forget = No compensar
beat-forget-hint = Olvida lo medido: cada aparato cuenta como llega.
beat-late = { $ms ->
    [0] justo al compás
   *[other] { $ms } ms
}

## Un mando o un móvil se ha ido

gone-title = { $device } se ha ido
gone-about = { $name } juega con él. Conéctalo de nuevo o despiértalo: retoma la misma mano.
gone-phone-title = { $name }, sin móvil
gone-phone-about = La mesa lo espera: retoma la misma mano en cuanto vuelva.
gone-back = Volver a la pausa
gone-anyway = Seguir sin él
