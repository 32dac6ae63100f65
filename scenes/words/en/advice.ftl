## What an expert would do, and why

advice-equal = { $count ->
    [2] Both choices are worth the same, as far as anybody can tell.
   *[other] All choices are worth the same, as far as anybody can tell.
}
advice-some = { $count ->
    [2] These two are worth the same.
   *[other] These { $count } are worth the same.
} { $why }
advice-only = There is nothing else to do.
advice-more = In what may follow it brings { $more } more.
advice-nothing = There is nothing to think about here.
advice-broken = The expert has lost the thread. Go on as you see fit.
advice-once-more = { $sentence } Once more: what an expert would do.
advice-alone = One sees at a glance that nothing else is better.
advice-move = { $picks }
