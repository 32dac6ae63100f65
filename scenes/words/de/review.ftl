## Der Rückblick auf eine Partie

review-title = { $game }: Rückblick
review-back-hint = Zurück. Was schon bedacht ist, bleibt.
review-bots = Auch Bots
review-bots-hint = Auch die Entscheidungen der Bots beurteilen.
review-progress = Denkt nach: { $share } %
review-thinking = Ein Könner geht die Partie durch und sieht jede Entscheidung mit dem an, was man auf diesem Platz wissen konnte. Du kannst gehen: Was bedacht ist, bleibt.
review-nothing = In dieser Partie gab es nichts zu entscheiden.
review-chances = Die Aussichten aller nach dem, was sie sehen konnten
review-share = { $share } %
review-weak-count = { $count ->
    [0] kein schwacher Zug
    [one] 1 schwacher Zug
   *[other] { $count } schwache Züge
}
review-moment = Der Moment der Partie
review-decision = Entscheidung { $number } von { $count }
review-played = { $name }: { $played }
review-better = Besser: { $best }. Der Unterschied ist { $lost }, plus oder minus { $within }.
review-good = Nichts war besser, soweit man das sagen kann.
review-strong = Stark: Alles andere hätte viel gekostet.
review-glance = Auf einen Blick beurteilt und darum nicht gezählt. Ein Könner hätte vielleicht gewählt: { $best }.
review-behind = −{ $lost }
review-back-one-hint = Die Entscheidung davor.
review-next-hint = Die nächste Entscheidung.
review-weak = Nächster schwacher Zug
review-weak-hint = Die nächste Entscheidung, bei der es Besseres gab.
review-watch = Ansehen
review-watch-hint = Die Aufzeichnung kurz vor dieser Entscheidung.
review-what-if = Was wäre, wenn …
review-what-if-hint = Von vor dieser Entscheidung an weiterspielen, mit denselben verdeckten Karten: eine eigene Partie.
review-short-good = { $name }: { $played }
review-short-weak = { $name }: { $played }. Besser: { $best } (−{ $lost })
review-turning-point = Der Wendepunkt der Partie
review-something-else = etwas anderes
review-unreadable = Was über diese Partie gedacht war, ließ sich nicht lesen: Es wird neu gedacht.
review-other-version = Über diese Partie hatte eine andere Version von Kibitz nachgedacht: Es wird neu gedacht.

## Der Rückblick auf ein Spiel gegen die Zeit

grabs-right = { $name } hat richtig zugegriffen.
grabs-right-timed = { $name } hat nach { $ms } ms richtig zugegriffen.
grabs-wrong = { $name } hat falsch zugegriffen: Diese beiden Karten passen nicht zusammen.
grabs-missed = { $name } hatte hier ein Paar und hat es nicht rechtzeitig gesehen.
grabs-tally = { $right } / { $wrong } / { $missed }
grabs-fastest = beste { $ms } ms
grabs-quickest = Der Moment: der schnellste Griff
grabs-number = Griff { $number } von { $count }
grabs-none = In dieser Partie hat niemand zugegriffen.
grabs-back-hint = Zurück, woher du kamst.
grabs-back-one-hint = Der Griff davor.
grabs-next-hint = Der nächste Griff.
grabs-next-wrong = Nächster falscher Griff
grabs-next-wrong-hint = Der nächste falsche Griff, mit beiden Karten.
grabs-legend = richtig / falsch / übersehen
