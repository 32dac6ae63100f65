## Lo que haría un experto, y por qué

advice-equal = { $count ->
    [2] Las dos opciones valen lo mismo, hasta donde se puede saber.
   *[other] Todas las opciones valen lo mismo, hasta donde se puede saber.
}
advice-some = { $count ->
    [2] Estas dos valen lo mismo.
   *[other] Estas { $count } valen lo mismo.
} { $why }
advice-only = No se puede hacer otra cosa.
advice-more = En lo que puede venir, da { $more } más.
advice-nothing = Aquí no hay nada que pensar.
advice-broken = El experto ha perdido el hilo. Juega como te parezca.
advice-once-more = { $sentence } Otra vez: lo que haría un experto.
advice-alone = Se ve de un vistazo que nada es mejor.
advice-move = { $picks }
