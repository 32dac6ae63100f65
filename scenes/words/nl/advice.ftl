## Wat een kenner zou doen, en waarom

advice-equal = { $count ->
    [2] Allebei is het evenveel waard, voor zover dat te zeggen is.
   *[other] Alles is evenveel waard, voor zover dat te zeggen is.
}
advice-some = { $count ->
    [2] Deze twee zijn evenveel waard.
   *[other] Deze { $count } zijn evenveel waard.
} { $why }
advice-only = Iets anders kan niet.
advice-more = In wat kan volgen, brengt het { $more } meer.
advice-nothing = Hier valt niets te bedenken.
advice-broken = De kenner is de draad kwijt. Ga verder zoals jij het goed vindt.
advice-once-more = { $sentence } Nog eens: wat een kenner zou doen.
advice-alone = Je ziet in één oogopslag dat niets anders beter is.
advice-move = { $picks }
