## Rivedere una partita

review-title = { $game }: rivediamola
review-back-hint = Indietro. Ciò che è già stato pensato resta.
review-bots = Anche i bot
review-bots-hint = Giudica anche le scelte dei bot.
review-progress = Sto pensando: { $share } %
review-thinking = Un esperto ripercorre la partita e guarda ogni scelta con ciò che da quel posto si poteva vedere. Puoi uscire: ciò che è pensato resta.
review-nothing = In questa partita non c’era niente da scegliere.
review-chances = Le possibilità di ognuno, da ciò che poteva vedere
review-share = { $share } %
review-weak-count = { $count ->
    [0] nessuna debole
    [one] 1 scelta debole
   *[other] { $count } scelte deboli
}
review-moment = Il momento della partita
review-decision = Scelta { $number } di { $count }
review-played = { $name }: { $played }
review-better = Meglio: { $best }. La differenza è { $lost }, più o meno { $within }.
review-good = Niente era meglio, per quanto si può dire.
review-strong = Forte: tutto il resto sarebbe costato molto.
review-glance = Giudicata a colpo d’occhio, quindi non conta. Un esperto forse avrebbe scelto: { $best }.
review-behind = −{ $lost }
review-back-one-hint = La scelta prima di questa.
review-next-hint = La scelta seguente.
review-weak = Altra debole
review-weak-hint = La prossima scelta in cui si poteva fare di meglio.
review-watch = Guarda
review-watch-hint = La moviola, poco prima di questa scelta.
review-what-if = E se …
review-what-if-hint = Gioca da prima di questa scelta, con le stesse carte coperte: una partita tutta tua.
review-short-good = { $name }: { $played }
review-short-weak = { $name }: { $played }. Meglio: { $best } (−{ $lost })
review-turning-point = La svolta della partita
review-something-else = altro
review-unreadable = Ciò che si era pensato di questa partita non si è potuto leggere: si pensa di nuovo.
review-other-version = A questa partita aveva pensato un’altra versione di Kibitz: si pensa di nuovo.

## Rivedere un gioco contro il tempo

grabs-right = { $name } ha afferrato bene.
grabs-right-timed = { $name } ha afferrato bene dopo { $ms } ms.
grabs-wrong = { $name } ha afferrato a torto: queste due carte non sono uguali.
grabs-missed = { $name } aveva qui una coppia e non l’ha vista in tempo.
grabs-tally = { $right } / { $wrong } / { $missed }
grabs-fastest = top { $ms } ms
grabs-quickest = Il momento: la presa più veloce
grabs-number = Presa { $number } di { $count }
grabs-none = In questa partita nessuno ha afferrato niente.
grabs-back-hint = Torna da dove vieni.
grabs-back-one-hint = La presa prima di questa.
grabs-next-hint = La presa seguente.
grabs-next-wrong = Prossima falsa
grabs-next-wrong-hint = La prossima presa falsa, con tutte e due le carte.
grabs-legend = giuste / false / non viste
