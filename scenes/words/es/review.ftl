## El repaso de una partida

review-title = { $game }: repaso
review-back-hint = Volver. Lo ya pensado se guarda.
review-bots = También bots
review-bots-hint = Juzgar también las decisiones de los bots.
review-progress = Pensando: { $share } %
review-thinking = Un experto repasa la partida y mira cada decisión con lo que se podía ver desde ese sitio. Puedes irte: lo ya pensado se guarda.
review-nothing = En esta partida no hubo nada que decidir.
review-chances = Las opciones de cada cual, según lo que podía ver
review-share = { $share } %
review-weak-count = { $count ->
    [0] ninguna floja
    [one] 1 decisión floja
   *[other] { $count } flojas
}
review-moment = El momento de la partida
review-decision = Decisión { $number } de { $count }
review-played = { $name }: { $played }
review-better = Mejor: { $best }. La diferencia es { $lost }, con un margen de { $within }.
review-good = Nada era mejor, hasta donde se puede saber.
review-strong = Fuerte: todo lo demás habría costado mucho.
review-glance = Juzgada de un vistazo, y por eso no cuenta. Un experto quizá habría elegido: { $best }.
review-behind = −{ $lost }
review-back-one-hint = La decisión anterior a esta.
review-next-hint = La decisión siguiente.
review-weak = Otra floja
review-weak-hint = La siguiente decisión en la que había algo mejor.
review-watch = Ver
review-watch-hint = La repetición, justo antes de esta decisión.
review-what-if = ¿Y si…?
review-what-if-hint = Sigue jugando desde antes de esta decisión, con las mismas cartas ocultas: una partida tuya.
review-short-good = { $name }: { $played }
review-short-weak = { $name }: { $played }. Mejor: { $best } (−{ $lost })
review-turning-point = El punto de inflexión de la partida
review-something-else = otra cosa
review-unreadable = Lo pensado sobre esta partida no se pudo leer: se piensa de nuevo.
review-other-version = Otra versión de Kibitz había pensado esta partida: se piensa de nuevo.

## El repaso de un juego contra el tiempo

grabs-right = { $name } agarró bien.
grabs-right-timed = { $name } agarró bien en { $ms } ms.
grabs-wrong = { $name } agarró en falso: estas dos cartas no son pareja.
grabs-missed = { $name } tenía aquí una pareja y no la vio a tiempo.
grabs-tally = { $right } / { $wrong } / { $missed }
grabs-fastest = mejor { $ms } ms
grabs-quickest = El momento: el agarre más rápido
grabs-number = Agarre { $number } de { $count }
grabs-none = En esta partida no agarró nadie.
grabs-back-hint = Volver a donde estabas.
grabs-back-one-hint = El agarre anterior a este.
grabs-next-hint = El agarre siguiente.
grabs-next-wrong = Otro fallo
grabs-next-wrong-hint = El siguiente agarre en falso, con las dos cartas.
grabs-legend = bien / en falso / sin ver
