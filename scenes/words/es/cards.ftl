# Lo que pasa en muchas mesas de cartas.

cards-log-played = { $name } juega { $card }.
cards-log-drew = { $name } roba una carta.
cards-log-passed = { $name } pasa.
cards-top = Encima está { $card }.
cards-held = { $count ->
    [one] { $name } tiene { $count } carta.
   *[other] { $name } tiene { $count } cartas.
}
cards-hand = Tu mano: { $cards }.
cards-do-draw = Robar
cards-do-pass = Pasar
refusal-cards-not-held = No tienes esa carta.
refusal-cards-nothing-to-draw = No hay nada que robar.
refusal-cards-drawn = Ya has robado en este turno.
refusal-cards-draw-first = Roba una carta antes de pasar.

# Lo que un juego no tiene que decir por sí mismo.

any-game-level-easy = Fácil
any-game-level-normal = Normal
any-game-level-hard = Difícil
any-game-level-expert = Experto
any-game-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
any-game-who-wins = Gana quien tiene más puntos.
any-game-stat-points = Puntos
any-game-figure-points = Puntos
any-game-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
any-game-worth = { $hundredths ->
    [one] 1 victoria en 100 partidas
   *[other] { $hundredths } victorias en 100 partidas
}

# La baraja corriente.

deck-card = { $rank ->
    [A] as
    [J] jota
    [Q] reina
    [K] rey
    [T] 10
   *[other] { $rank }
} de { $suit }
deck-suit-c = tréboles
deck-suit-d = diamantes
deck-suit-h = corazones
deck-suit-s = picas
