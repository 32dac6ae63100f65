## De terugblik op een partij

review-title = { $game }: terugblik
review-back-hint = Terug. Wat al bedacht is, blijft.
review-bots = Ook bots
review-bots-hint = Beoordeel ook de keuzes van de bots.
review-progress = Denkt na: { $share }%
review-thinking = Een kenner gaat de partij door en bekijkt elke keuze met wat je op die plaats toen kon zien. Je mag weggaan: wat bedacht is, blijft.
review-nothing = In deze partij viel niets te kiezen.
review-chances = De kansen van iedereen, naar wat ze konden zien
review-share = { $share }%
review-weak-count = { $count ->
    [0] geen zwakke keuze
    [one] 1 zwakke keuze
   *[other] { $count } zwakke keuzes
}
review-moment = Het moment van de partij
review-decision = Keuze { $number } van { $count }
review-played = { $name }: { $played }
review-better = Beter: { $best }. Het verschil is { $lost }, met een speling van { $within }.
review-good = Niets was beter, voor zover dat te zeggen is.
review-strong = Sterk: al het andere had veel gekost.
review-glance = In één oogopslag beoordeeld, en dus niet geteld. Een kenner had misschien gekozen: { $best }.
review-behind = −{ $lost }
review-back-one-hint = De keuze hiervoor.
review-next-hint = De volgende keuze.
review-weak = Volgende zwakke keuze
review-weak-hint = De volgende keuze waarbij iets beters te krijgen was.
review-watch = Bekijken
review-watch-hint = De herhaling, vlak voor deze keuze.
review-what-if = Wat als …
review-what-if-hint = Speel verder van vlak voor deze keuze, met dezelfde verborgen kaarten: een eigen partij.
review-short-good = { $name }: { $played }
review-short-weak = { $name }: { $played }. Beter: { $best } (−{ $lost })
review-turning-point = Het keerpunt van de partij
review-something-else = iets anders
review-unreadable = Wat over deze partij was bedacht, was niet te lezen: het denken begint opnieuw.
review-other-version = Een andere versie van Kibitz dacht over deze partij na: het denken begint opnieuw.

## De terugblik op een spel tegen de tijd

grabs-right = { $name } greep goed.
grabs-right-timed = { $name } greep goed, na { $ms } ms.
grabs-wrong = { $name } greep mis: deze twee kaarten passen niet bij elkaar.
grabs-missed = { $name } had hier een treffer en zag die niet op tijd.
grabs-tally = { $right } / { $wrong } / { $missed }
grabs-fastest = beste { $ms } ms
grabs-quickest = Het moment: de snelste greep
grabs-number = Greep { $number } van { $count }
grabs-none = In deze partij heeft niemand gegrepen.
grabs-back-hint = Terug naar waar je vandaan kwam.
grabs-back-one-hint = De greep hiervoor.
grabs-next-hint = De volgende greep.
grabs-next-wrong = Volgende misgreep
grabs-next-wrong-hint = De volgende misgreep, met beide kaarten.
grabs-legend = goed / mis / gemist
