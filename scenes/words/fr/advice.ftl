## Ce que ferait un expert, et pourquoi

advice-equal = { $count ->
    [2] Les deux choix se valent, pour autant qu’on sache.
   *[other] Tous les choix se valent, pour autant qu’on sache.
}
advice-some = { $count ->
    [2] Ces deux-là se valent.
   *[other] Ces { $count } choix se valent.
} { $why }
advice-only = Il n’y a rien d’autre à faire.
advice-more = Dans ce qui peut suivre, c’est { $more } de plus.
advice-nothing = Il n’y a rien à réfléchir ici.
advice-broken = L’expert a perdu le fil. Continue comme tu l’entends.
advice-once-more = { $sentence } Encore une fois : ce que ferait un expert.
advice-alone = On voit d’un coup d’œil que rien d’autre n’est meilleur.
advice-move = { $picks }
