## In de kast

stratego-title = Stratego Cards
stratego-about = Twee legers met hun rug omhoog, en elke aanval is een vraag.
stratego-players = 2 spelers
stratego-length = ongeveer 20 minuten

## Opties

stratego-option-wins = Partij
stratego-option-wins-hint = Hoeveel spellen iemand moet winnen. Na elk spel wisselen de legers van hand.
stratego-value-wins-1 = Eén spel
stratego-value-wins-2 = Tot 2 zeges
stratego-value-wins-3 = Tot 3 zeges
stratego-option-memory = Geheugensteun
stratego-option-memory-hint = Kaarten die gezien zijn, houden een teken: vijandelijke hun rang, je eigen als de vijand ze gezien heeft.
stratego-value-memory-off = Voor niemand
stratego-value-memory-seen = Voor allebei
stratego-value-memory-first = Voor de eerste
stratego-value-memory-second = Voor de tweede
stratego-option-army = Leger
stratego-option-army-hint = Welke kaarten een leger heeft. Beide zijn 23 kaarten sterk.
stratego-value-army-A = 3 Mineurs, 3 Sergeanten
stratego-value-army-B = 4 Mineurs, 2 Sergeanten
stratego-option-keep_attacking = Verder aanvallen
stratego-option-keep_attacking-hint = Na een aanval waarbij alleen het doel viel, mag je in dezelfde beurt nog eens aanvallen.
stratego-option-powers = Krachten
stratego-option-powers-hint = Wat Spion, Verkenner en Vlag kunnen in plaats van een aanval.
stratego-value-powers-all = Alle
stratego-value-powers-no-regroup = Geen hergroepering
stratego-value-powers-none = Geen
stratego-option-regroup_saves = Hergroeperen redt
stratego-option-regroup_saves-hint = Met de Vlag maar niets beweegbaars in je linie mag je hergroeperen in plaats van te verliezen, als hand of stapel iets beweegbaars heeft.
stratego-option-draw_count = Remise zonder aanval
stratego-option-draw_count-hint = Zo veel beurten op rij zonder aanval zijn een remise.
stratego-value-draw_count-0 = Nooit
stratego-value-draw_count-20 = Na 20 beurten
stratego-value-draw_count-40 = Na 40 beurten
stratego-option-colours = Rood begint
stratego-option-colours-hint = Wie in het eerste spel het rode leger heeft, en daarmee de eerste beurt.
stratego-value-colours-random = Het toeval
stratego-value-colours-first = De eerste speler
stratego-value-colours-second = De tweede speler

## Weigeringen

refusal-stratego-seats = Stratego Cards is voor 2 spelers.
refusal-stratego-over = Het spel is afgelopen.
refusal-stratego-not-now = Dat kan nu niet.
refusal-stratego-no-such-seat = Een plaats { $number } is er niet aan deze tafel.
refusal-stratego-not-your-turn = { $colour ->
    [red] Rood is aan de beurt.
   *[blue] Blauw is aan de beurt.
}
refusal-stratego-lay-first = Leg eerst je linie.
refusal-stratego-line-laid = Je linie ligt al.
refusal-stratego-lay-five = Leg vijf kaarten in je linie.
refusal-stratego-lay-all = Leg al je kaarten in je linie.
refusal-stratego-not-taken = { $count ->
    [8] Kies uit de acht kaarten die je nam.
    [one] Je nam { $count } kaart: kies die.
   *[other] Kies uit de { $count } kaarten die je nam.
}
refusal-stratego-flag-attacks = De Vlag kan niet aanvallen.
refusal-stratego-bomb-attacks = Bommen kunnen niet aanvallen.
refusal-stratego-attack-from-hand = Alleen kaarten in je linie kunnen aanvallen.
refusal-stratego-point-first = Kies eerst de kaart die aanvalt.
refusal-stratego-no-card = In dat vak ligt geen kaart.
refusal-stratego-attack-own = Kies een kaart in de vijandelijke linie.
refusal-stratego-acted = Je hebt deze beurt al iets gedaan.
refusal-stratego-no-powers = Geen krachten na een aanval.
refusal-stratego-must-act = Je moet aanvallen of een kracht gebruiken.
refusal-stratego-not-in-line = { $card ->
    [spy] De Spion
   *[scout] De Verkenner
} moet in je linie liggen.
refusal-stratego-empty-hand = De vijand heeft geen handkaarten.
refusal-stratego-two-cards = Kies twee vijandelijke kaarten.
refusal-stratego-two-different = Kies twee verschillende kaarten.
refusal-stratego-flag-not-in-line = Je Vlag ligt niet in je linie.
refusal-stratego-fill-later = Gaten vul je pas na wat je doet.
refusal-stratego-fill-more = Vul je gaten: nog { $count }.
refusal-stratego-slot-taken = Dat vak is bezet.
refusal-stratego-not-in-hand = Die kaart heb je niet op de hand.
refusal-stratego-cards-stay = Kaarten in de linie blijven waar ze zijn.
refusal-stratego-no-peeking = Die kaart mag je niet bekijken.
refusal-stratego-draw-offered = Je hebt deze beurt al remise aangeboden.
refusal-stratego-draw-people = Alleen twee mensen kunnen remise afspreken.
refusal-stratego-draw-count = Zonder telling voor remise moet er een mens meespelen.
refusal-stratego-no-offer = Niemand heeft remise aangeboden.
refusal-stratego-answer-first = Antwoord eerst op het aanbod van remise.
refusal-stratego-power-off = Die kracht staat in dit spel uit.

## Woorden van het spel

stratego-rank-flag = Vlag
stratego-rank-spy = Spion
stratego-rank-scout = Verkenner
stratego-rank-miner = Mineur
stratego-rank-sergeant = Sergeant
stratego-rank-lieutenant = Luitenant
stratego-rank-captain = Kapitein
stratego-rank-major = Majoor
stratego-rank-colonel = Kolonel
stratego-rank-general = Generaal
stratego-rank-marshal = Maarschalk
stratego-rank-bomb = Bom
stratego-colour-red = Rood
stratego-colour-blue = Blauw

## Wat er gebeurde

stratego-log-game = Spel { $number }: { $name } heeft het rode leger.
stratego-log-laid = { $name } heeft de linie gelegd.
stratego-log-refilled = { $name } trekt { $count ->
    [one] een kaart.
   *[other] { $count } kaarten.
}
stratego-log-won = { $name }: { $attacker } verslaat { $defender }.
stratego-log-lost = { $name }: { $attacker } verliest van { $defender }.
stratego-log-equal = { $name }: { $attacker } tegen { $defender }, beide vallen.
stratego-log-bomb = { $name }: { $attacker } loopt op een Bom en valt.
stratego-log-miner = { $name }: Mineur ruimt een Bom.
stratego-log-marshal = { $name }: Spion verslaat Maarschalk.
stratego-log-flag = { $name }: { $attacker } verovert de Vlag.
stratego-log-hand = { $name } toont de Spion en bekijkt de hand van { $other }.
stratego-log-slots = { $name } toont een Verkenner en bekijkt { $count ->
    [one] een kaart van { $other }.
   *[other] { $count } kaarten van { $other }.
}
stratego-log-regroup = { $name } toont de Vlag en hergroepeert met { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
stratego-log-filled = { $name } vult { $count ->
    [one] een gat.
   *[other] { $count } gaten.
}
stratego-log-stopped = { $name } valt niet verder aan.
stratego-log-draw-offered = { $name } biedt remise aan.
stratego-log-draw-taken = { $name } neemt het aan.
stratego-log-draw-refused = { $name } speelt verder.
stratego-log-ended-flag = { $name } wint: de Vlag is veroverd.
stratego-log-ended-immovable = { $name } wint: { $other } heeft niets beweegbaars in de linie.
stratego-log-ended-gave-up = { $name } wint: { $other } geeft op.
stratego-log-ended-agreed = Ze spreken remise af.
stratego-log-ended-no-attacks = { $count ->
    [one] 1 beurt zonder aanval: remise.
   *[other] { $count } beurten zonder aanval: remise.
}

## Wat wordt gevraagd, zoals iedereen het mag horen; $asked is aan hoeveel, in $names

stratego-aloud-setup = { $names } { $asked ->
    [one] kiest
   *[other] kiezen
} vijf van acht kaarten voor de linie …
stratego-aloud-action = { $names } kiest een aanval of een kracht …
stratego-aloud-fill = { $names } vult de gaten in de linie …
stratego-aloud-layout = { $names } legt een nieuwe linie …
stratego-aloud-again = { $names } mag nog eens aanvallen …
stratego-aloud-draw = { $other } biedt remise aan: { $names } beslist …
stratego-aloud-ended = { $names } { $asked ->
    [one] kijkt
   *[other] kijken
} terug op het spel …

## Tafel

stratego-ask-setup = { $name }, kies vijf van je acht kaarten voor de linie.
stratego-ask-action = { $name }, val aan: eerst je kaart, dan een vijandelijke. Of gebruik een kracht.
stratego-ask-fill = { $name }, vul je { $count ->
    [one] gat.
   *[other] { $count } gaten.
}
stratego-ask-layout = { $name }, leg je nieuwe linie.
stratego-ask-again = { $name }, val nog eens aan, of stop.
stratego-ask-draw = { $name }, { $other } biedt remise aan.
stratego-ask-ended = Het spel is afgelopen.
stratego-do-regroup = Hergroepeer
stratego-do-spy-look = Hand bekijken
stratego-do-scout-look = Twee kaarten zien
stratego-do-stop = Niet meer aanvallen
stratego-do-give-up = Opgeven
stratego-do-offer-draw = Remise bieden
stratego-do-accept-draw = Aannemen
stratego-do-refuse-draw = Doorspelen
stratego-do-lay = Linie leggen
stratego-do-fill = Klaar
stratego-do-go-on = Verder
stratego-quiet = { $count ->
    [one] 1 beurt zonder aanval, remise bij { $limit }
   *[other] { $count } beurten zonder aanval, remise bij { $limit }
}
stratego-why-higher = De hoogste rang wint.
stratego-why-equal = Gelijke rang: beide vallen.
stratego-why-bomb = Een Bom verslaat alles behalve de Mineur.
stratego-why-miner = De Mineur ruimt de Bom.
stratego-why-spy = De aanvallende Spion verslaat de Maarschalk.
stratego-why-flag = De Vlag is veroverd.
stratego-who-wins = De Vlag wint, of de laatste kaart die kan aanvallen.
stratego-won = { $name } wint
stratego-drawn = Remise
stratego-games = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
stratego-stat-flags = Vlaggen
stratego-stat-attacks = Aanvallen
stratego-stat-attacks_won = Gewonnen aanvallen
stratego-stat-looks = Blikken
stratego-figure-games = Spellen
stratego-figure-flags = Vlaggen veroverd
stratego-figure-attacks = Aanvallen
stratego-figure-attacks_won = Gewonnen aanvallen
stratego-figure-looks = Blikken

## Woorden van het spel: in de regels, en waar de muis op de tafel rust

stratego-term-line = Linie
stratego-term-line-means = Je vijf vakken. Alleen kaarten in de linie kunnen aanvallen, een kracht gebruiken of aangevallen worden.
stratego-term-gap = Gat
stratego-term-gap-means = Een vak zonder kaart. Je gaten vul je aan het eind van je eigen beurt.
stratego-term-hand = Hand
stratego-term-hand-means = Hoogstens drie kaarten, die alleen jij ziet. Hiermee vul je je gaten.
stratego-term-deck = Stapel
stratego-term-deck-means = De rest van je leger, dicht. Hiervan trek je je hand weer vol.
stratego-term-casualties = Gevallenen
stratego-term-casualties-means = Kaarten die vielen: iedereen kent ze, en ze komen nooit terug. Ze liggen op het veld van hun leger; in de telling daarvan is een volle stip een kaart die nog meedoet, een holle is gevallen.
stratego-term-movable = Beweegbaar
stratego-term-movable-means = Alle kaarten behalve Vlag en Bommen. Ligt er geen in je linie als je iets moet doen, dan heb je verloren.
stratego-term-rank = Rang
stratego-term-rank-means = Het getal van een kaart. De hoogste rang wint, bij gelijke rang vallen beide.
stratego-term-power = Kracht
stratego-term-power-means = Wat Spion, Verkenner en Vlag in de linie kunnen in plaats van een aanval. Eerst wordt de kaart aan de vijand getoond.
stratego-term-regroup = Hergroeperen
stratego-term-regroup-means = Toon je Vlag in de linie, schud linie, hand en stapel door elkaar, en leg een nieuwe linie.

## Tips voor een eerste spel

stratego-hint-setup = Verover de vijandelijke Vlag om te winnen. Vijf kaarten vormen je linie; je eigen Vlag is op de hand voorlopig veiliger.
stratego-hint-attack = Elke kaart van je linie behalve Vlag en Bommen mag elke kaart van de vijandelijke linie aanvallen. De hoogste rang wint.
stratego-hint-probe = Probeer onbekende kaarten met lage rangen, en bewaar de hoge voor wat je gezien hebt.
stratego-hint-bomb = Dat was een Bom. Die blijft liggen, en alleen een Mineur ruimt hem.
stratego-hint-spy = Je Spion verslaat de Maarschalk als de Spion aanvalt. Van bijna al het andere verliest hij.
stratego-hint-scout = In plaats van aan te vallen mag een Verkenner twee vijandelijke kaarten bekijken.
stratego-hint-fill = Je moet je gaten vullen, maar je kiest zelf welke kaart waar komt.
stratego-hint-regroup = Veel van je linie is bekend. Ligt de Vlag erin, dan mag je hergroeperen.
stratego-hint-last = Houd iets beweegbaars in je linie: ligt er niets als je weer iets moet doen, dan verlies je.

## Op tafel

stratego-left = { $count ->
    [one] Leg nog 1 kaart
   *[other] Leg nog { $count } kaarten
}
stratego-point-target = Wijs nu een vijandelijke kaart aan.
stratego-point-or-look = Wijs een vijandelijke kaart aan, of bekijk er.
stratego-enemy-seen = Vak { $slot }, daar gezien: { $rank }.
stratego-army-left = { $army }, nog { $count }
stratego-give-up-ask = Opgeven?
stratego-give-up-about = Het andere leger wint dit spel.
stratego-look-hold = Ingedrukt houden (spatie)
stratego-look-done = Wegleggen
stratego-look-hand = In de hand van { $other }
stratego-look-slots = In de linie van { $other }
stratego-look-only = Nu kijkt alleen { $name }.
stratego-listed = Gezien in deze hand
stratego-was-listed = Was in deze hand
stratego-slot = Vak { $number }
stratego-score = { $one } { $wins } : { $losses } { $other }
stratego-log-seen = Gezien: { $cards }.

## De tafel in zinnen

stratego-slot-empty = vak { $number }: leeg
stratego-slot-face-down = vak { $number }: dicht
stratego-slot-with = vak { $number }: { $card }
stratego-line-of = De linie van { $name }: { $slots }.
stratego-reserves = { $name } heeft { $hand ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $hand } kaarten
} op de hand en { $deck } in de stapel.
stratego-fallen = { $name } heeft verloren: { $cards }.
stratego-your-hand = Je hand: { $cards }.

## Een kaart helemaal gelezen

stratego-read-ranked = Leger { $army }, rang { $rank }
stratego-read-unmoved = Leger { $army }, kan niet aanvallen
stratego-read-ranks = Verslaat elke lagere rang en neemt de Vlag. Van twee gelijke rangen vallen beide. Een Bom verslaat deze rang.
stratego-read-flag = Wie hem aanvalt, heeft het spel gewonnen, waarmee dan ook.
stratego-read-spy = Verslaat de Maarschalk als hij aanvalt, en neemt de Vlag. Elke andere rang verslaat hem, en van twee Spionnen vallen beide.
stratego-read-scout = Verslaat de Spion en neemt de Vlag. Elke hogere rang verslaat hem, en van twee Verkenners vallen beide.
stratego-read-miner = Ruimt een Bom als hij die aanvalt. Verder verslaat hij elke lagere rang en neemt de Vlag. Van twee Mineurs vallen beide.
stratego-read-marshal = De hoogste rang: verslaat alle andere en neemt de Vlag. Alleen een Bom, een Spion die hem aanvalt en een andere Maarschalk brengen hem ten val.
stratego-read-bomb = Verslaat elke aanvaller behalve de Mineur, en blijft liggen.
stratego-read-power-spy = In plaats van een aanval: bekijk de hele hand van de vijand.
stratego-read-power-scout = In plaats van een aanval: bekijk twee kaarten van de vijandelijke linie.
stratego-read-power-flag = In plaats van een aanval: hergroepeer. Schud linie, hand en stapel door elkaar, en leg een nieuwe linie.
stratego-row-enemy = De vijandelijke linie
stratego-row-own = Je linie

## Waarom een kenner dat zou doen

stratego-worth = { $hundredths ->
    [one] 1 zege op 100 partijen
   *[other] { $hundredths } zeges op 100 partijen
}
stratego-within = { $hundredths }
stratego-because-flag = { $this ->
    [100] Daar ligt de Vlag.
   *[other] Zo ({ $rank }) treft je aanval de Vlag in { $this } van 100 legers die daar kunnen staan, anders in { $other }.
}
stratego-because-flag-lost = Je Vlag is veiliger: in de volgende beurten valt hij in { $this } van 100 gevallen, anders in { $other }.
stratego-because-beats = { $this ->
    [100] { $rank } verslaat wat daar ligt.
   *[other] { $rank } verslaat wat daar kan liggen in { $this } van 100 gevallen, anders wint je aanval er { $other }.
}
stratego-because-falls = { $this ->
    [0] { $rank } kan daar niet vallen; anders verlies je in { $other } van 100 gevallen een kaart.
   *[other] { $rank } valt in { $this } van 100 gevallen, anders je aanvaller in { $other }.
}
stratego-because-learns = Zonder aanval leer je { $this } kaarten van de vijand kennen.
stratego-because-shown = Het toont de vijand niet waar { $rank } ligt.
stratego-because-felled = In de volgende beurten verliest de vijand gemiddeld { $this ->
    [1] 1 kaart
   *[other] { $this } kaarten
}, anders { $other }.
stratego-because-lost = In de volgende beurten verlies je gemiddeld { $this ->
    [1] 1 kaart
   *[other] { $this } kaarten
}, anders { $other }.
stratego-because-safe = Een aanval zou je in { $other } van 100 gevallen een kaart kosten.
stratego-because-stakes = Je zet minder op het spel: { $rank } in plaats van { $other }.

## De eerste les

stratego-lesson-first = Eerste les: een korte slag
stratego-lesson-first-after = Onthoud wat je gezien hebt: met wat ze je tonen, versla je ze.
stratego-lesson-first-attack = Een van hun kaarten is de Vlag. Wie de Vlag van de ander aanvalt, wint. De hoogste rang blijft, de laagste valt. Je 8, de Kolonel, is sterk: druk erop, en dan op de vijandelijke kaart nummer 1.
refusal-stratego-lesson-first-attack = Neem de Kolonel, je 8, en val er hun kaart nummer 1 mee aan.
stratego-lesson-first-spy = Raak! Maar toen nam hun 10 je Kolonel: de Maarschalk verslaat elke rang. Maar één kaart neemt hem, de zwakste: je 1, de Spion, als die het is die aanvalt. Hun 10 is kaart nummer 3, in het midden. Vooruit!
refusal-stratego-lesson-first-spy = Dat niet. De Spion, je 1, tegen de middelste kaart: daar ligt de 10.
stratego-lesson-first-fill = De Spion heeft de Maarschalk! Aan het eind van je beurt wordt elk gat in je linie gevuld uit je hand. Zet je 6 daar neer en leg uit.
refusal-stratego-lesson-first-fill = Dat kan ook, maar de 6 is sterker: leg die daar.
refusal-stratego-lesson-first-fill-bomb = Een Bom valt nooit aan: hij wacht alleen, en verslaat alles behalve een 3. Leg de 6 daar.
stratego-lesson-first-scout = Ze liepen op je 6. Sommige kaarten hebben een kracht, te gebruiken in plaats van een aanval. Je 2, de Verkenner, bekijkt twee kaarten van de vijand: druk erop, en dan op hun kaarten nummer 2 en 5.
refusal-stratego-lesson-first-scout = Eerst kijken: druk op je 2, en dan op hun kaarten nummer 2 en 5.
stratego-lesson-first-flag = Een Bom, die alleen een 3 kan ruimen, en op nummer 5 de Vlag! Val hem aan waarmee je maar wilt.
refusal-stratego-lesson-first-flag = De Vlag is hun kaart nummer 5. Val die aan.
stratego-lesson-first-end = De Vlag is van jou, en het spel ook. Wie geen kaart meer heeft die kan aanvallen, verliest ook. Je eigen Vlag lag de hele tijd in je linie: verberg hem goed.

## De langere les: opstelling en Spion

stratego-lesson-setup = Langere les: opstelling en Spion
stratego-lesson-setup-after = Toon wat je kunt missen, verberg wat ze zoeken, en laat de Spion op de Maarschalk wachten.
stratego-lesson-setup-lay = Vijf van je acht kaarten gaan in de linie. Alleen daar kunnen ze worden aangevallen: dus blijft de Vlag op je hand, en de Spion ook, tot hij iets te doen heeft. Druk in deze volgorde op 8, 7, de Bom, 4 en 2, en dan op de knop.
refusal-stratego-lesson-setup-lay = Andere linies zijn ook goed. Druk voor deze les in deze volgorde op 8, 7, de Bom, 4 en 2.
refusal-stratego-lesson-setup-lay-flag = In de linie kan de Vlag worden aangevallen, en elke kaart die dat doet, wint. Op je hand kan niemand erbij: druk op 8, 7, Bom, 4, 2.
refusal-stratego-lesson-setup-lay-spy = Elke kaart van hen verslaat je 1 als hij aanvalt. Laat de Spion op je hand wachten: druk op 8, 7, Bom, 4, 2.
stratego-lesson-setup-attack = Je weet nog niets, dus stuur een kaart die de meeste van hun kaarten verslaat: je 8 tegen hun nummer 3. Wint hij, dan gaat hij terug naar zijn plek, maar dan hebben zij hem gezien.
refusal-stratego-lesson-setup-attack = Een andere keer misschien slim. Stuur nu je 8 tegen hun kaart nummer 3.
stratego-lesson-setup-probe = Je 8 nam een 5, maar toen kenden ze hem, en hun 10 nam hem. Nu weet je iets: de 10 ligt op nummer 2, en kaarten wisselen nooit van plek. Op nummer 3 ligt een nieuwe kaart. Neem voor wat je niet kent iets dat je kunt missen: je 4.
refusal-stratego-lesson-setup-probe = Probeer je 4 tegen de nieuwe kaart, hun nummer 3.
refusal-stratego-lesson-setup-probe-marshal = Daar ligt de 10: die zou je verslaan. Probeer je 4 tegen de nieuwe kaart, hun nummer 3.
refusal-stratego-lesson-setup-probe-strong = Bewaar je 7 ongezien voor iets dat je kent. De 4 kost minder als het slecht afloopt: probeer die tegen nummer 3.
stratego-lesson-setup-spy = Goed gedaan. Vul nu het gat. Hun 10 verslaat alles wat hij ontmoet en wat hem ontmoet, behalve een Spion die aanvalt. Dat kan de Spion alleen vanuit de linie: leg je 1 daar.
refusal-stratego-lesson-setup-spy = De 6 zou daar goed liggen. Maar hun 10 wacht op iemand: leg de Spion in het gat.
refusal-stratego-lesson-setup-spy-flag = Dan kan alles wat ze hebben je Vlag aanvallen. Leg de Spion in het gat.
stratego-lesson-setup-strike = Ze hebben hem niet gevonden: een 6 van hen nam je 4. Jij bent aan de beurt, en de 10 ligt nog op nummer 2. Sla toe met de Spion, voor ze op hem lopen!
refusal-stratego-lesson-setup-strike = Dat kan wachten, dit niet: je Spion, de 1, tegen hun nummer 2.
refusal-stratego-lesson-setup-strike-look = Dat is zijn andere kracht: hij bekijkt hun hele hand. Maar dan weten ze waar hij ligt, en nemen ze hem. Val er nummer 2 mee aan.
stratego-lesson-setup-fill = De Maarschalk is weg! Je eigen 10 heeft nu alleen nog hun Spion en een Bom te vrezen. Leg hem in het gat: daar ligt hij ongezien. De Vlag mag op je hand blijven zolang andere kaarten je gaten kunnen vullen.
refusal-stratego-lesson-setup-fill = De 6 kan ook. Maar zonder hun Maarschalk is je 10 heer en meester: leg die.
refusal-stratego-lesson-setup-fill-flag = Niets dwingt je: zolang je andere kaarten hebt, blijft de Vlag buiten bereik. Leg de 10.
stratego-lesson-setup-enough = Ze liepen op je Bom! Die verslaat alles behalve een 3, blijft liggen en valt nooit aan. Kijk naar nummer 1: die 6 nam je 4, je hebt hem gezien. Neem hem met de zwakste kaart die genoeg is.
refusal-stratego-lesson-setup-enough = Op nummer 1 ligt een kaart die je kent, de 6. Neem die.
refusal-stratego-lesson-setup-enough-seen = Hij zou winnen, maar dan kennen ze je 10, en hun Spion zoekt niets anders. Je 7 is genoeg.
refusal-stratego-lesson-setup-enough-weak = Dat is minder dan 6. Neem je 7.
stratego-lesson-setup-end = De 7 was genoeg, en ze weten nog steeds niet waar je 10 ligt. Ook hun Spion kan overal liggen: wie niet gezien is, is veilig, en wie gezien is, moet het eerst toeslaan.
