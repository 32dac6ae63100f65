## Was ein Könner täte, und warum

advice-equal = { $count ->
    [2] Beides ist gleich viel wert, soweit man das sagen kann.
   *[other] Alles ist gleich viel wert, soweit man das sagen kann.
}
advice-some = { $count ->
    [2] Diese beiden sind gleich viel wert.
   *[other] Diese { $count } sind gleich viel wert.
} { $why }
advice-only = Etwas anderes geht nicht.
advice-more = In dem, was folgen kann, bringt es { $more } mehr.
advice-nothing = Hier gibt es nichts zu überlegen.
advice-broken = Der Könner hat den Faden verloren. Spiel, wie du es für richtig hältst.
advice-once-more = { $sentence } Noch einmal: was ein Könner täte.
advice-alone = Man sieht auf einen Blick, dass nichts anderes besser ist.
advice-move = { $picks }
