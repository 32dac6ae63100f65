## Che cosa farebbe un esperto, e perché

advice-equal = { $count ->
    [2] Le due scelte valgono lo stesso, per quanto si può dire.
   *[other] Tutte le scelte valgono lo stesso, per quanto si può dire.
}
advice-some = { $count ->
    [2] Queste due valgono lo stesso.
   *[other] Queste { $count } valgono lo stesso.
} { $why }
advice-only = Non c’è altro da fare.
advice-more = In ciò che può seguire porta { $more } in più.
advice-nothing = Qui non c’è niente su cui pensare.
advice-broken = L’esperto ha perso il filo. Gioca come ti sembra meglio.
advice-once-more = { $sentence } Ancora una volta: che cosa farebbe un esperto.
advice-alone = Si vede a colpo d’occhio che niente altro è meglio.
advice-move = { $picks }
