## In de kast

jetriko-title = Jetriko
jetriko-about = Vijf kleuren, sluwe effecten, en vallen die niemand wil trekken.
jetriko-players = 2 tot 6 spelers
jetriko-length = ongeveer 20 minuten

## Opties

jetriko-option-length = Lengte
jetriko-option-length-hint = Eén ronde, tot iemand een aantal rondes heeft gewonnen, of zolang jullie willen.
jetriko-value-length-one = Eén ronde
jetriko-value-length-first-2 = Tot 2 zeges
jetriko-value-length-first-3 = Tot 3 zeges
jetriko-value-length-first-5 = Tot 5 zeges
jetriko-value-length-open = Open einde
jetriko-option-hand = Handkaarten
jetriko-option-hand-hint = Hoeveel kaarten iedereen aan het begin krijgt.
jetriko-value-hand = { $count } kaarten
jetriko-option-traps = Vallen
jetriko-option-traps-hint = Alle 15 vallen, alleen de groene en de blauwe, of geen.
jetriko-value-traps-all = Alle 15
jetriko-value-traps-mild = Groen en blauw
jetriko-value-traps-none = Geen
jetriko-option-backs = Rug van vallen
jetriko-option-backs-hint = De bovenste van de trekstapel toont of het een val is, en van welke kleur.
jetriko-option-after_drawing = Na het trekken
jetriko-option-after_drawing-hint = Welke kaart je mag spelen nadat je er een getrokken hebt.
jetriko-value-after_drawing-any = Elke kaart
jetriko-value-after_drawing-drawn = Alleen die kaart
jetriko-option-deflect = Kaatsen op kaatsen
jetriko-option-deflect-hint = Bij een aanval past Kaatsen op elke Kaatsen, of alleen bij gelijke kleur of getal.
jetriko-value-deflect-always = Altijd
jetriko-value-deflect-matching = Als het past
jetriko-option-skip_finish = Laatste Overslaan
jetriko-option-skip_finish-hint = Met twee spelers: Overslaan als laatste kaart wint meteen, of je trekt er een kaart voor.
jetriko-value-skip_finish-wins = Wint meteen
jetriko-value-skip_finish-draws = Trekt een kaart
jetriko-option-first_dealer = Eerste deler
jetriko-option-first_dealer-hint = Wie de eerste ronde deelt. Later deelt wie won.
jetriko-value-first_dealer-0 = Het lot
jetriko-value-first_dealer-1 = Plaats 1
jetriko-value-first_dealer-2 = Plaats 2
jetriko-value-first_dealer-3 = Plaats 3
jetriko-value-first_dealer-4 = Plaats 4
jetriko-value-first_dealer-5 = Plaats 5
jetriko-value-first_dealer-6 = Plaats 6
jetriko-option-timer = Bedenktijd
jetriko-option-timer-hint = Is de tijd om, dan vangt de tafel voor jou de klap op, of die trekt en past.
jetriko-value-timer-0 = Uit
jetriko-value-timer-15 = 15 seconden
jetriko-value-timer-30 = 30 seconden
jetriko-value-timer-60 = 60 seconden

## Weigeringen

refusal-jetriko-seats = Jetriko is voor 2 tot 6 spelers.
refusal-jetriko-over = Het spel is afgelopen.
refusal-jetriko-first-dealer = Plaats { $number } kan niet als eerste delen: hier zitten er maar { $seats }. Kies een andere eerste deler, of neem er een plaats bij.
refusal-jetriko-no-such-seat = Een plaats { $number } is er niet aan deze tafel.
refusal-jetriko-not-now = Dat kan nu niet.
refusal-jetriko-not-your-turn = Je bent niet aan de beurt; we wachten op { $name }.
refusal-jetriko-not-held = Die kaart heb je niet.
refusal-jetriko-no-match = Die kaart heeft geen kleur, getal of effect van de bovenste kaart.
refusal-jetriko-no-answer-fits = Alleen hetzelfde effect, een passende Kaatsen of een witte kaart beantwoordt deze aanval.
refusal-jetriko-deflect-fit = Kaatsen moet de kleur of het getal van de laatste aanvalskaart hebben.
refusal-jetriko-raise-on-deflect = Op Kaatsen moet de aanvalskaart dezelfde kleur of hetzelfde getal hebben.
refusal-jetriko-white-only = Een witte kaart beantwoord je alleen met een witte kaart.
refusal-jetriko-under-attack = Je wordt aangevallen: antwoord of vang de klap op.
refusal-jetriko-draw-first = Trek een kaart voor je past.
refusal-jetriko-drawn-already = Je hebt deze beurt al getrokken.
refusal-jetriko-nothing-to-draw = Er valt niets meer te trekken; speel of pas.
refusal-jetriko-blank-plain = Blanco: alleen een gewone kaart met dezelfde kleur of hetzelfde getal mag.
refusal-jetriko-blank-must = Blanco: je hebt een passende gewone kaart en moet er een spelen.
refusal-jetriko-blank-nothing-else = Blanco: verder past er niets in je hand.
refusal-jetriko-played-already = Je hebt deze beurt al gespeeld.
refusal-jetriko-trap-ends = Een val beëindigt je beurt.
refusal-jetriko-direction = Kies een richting.
refusal-jetriko-target = Kies een andere speler als doelwit.
refusal-jetriko-unanswerable = Op deze kaart kan niemand antwoorden.
refusal-jetriko-card-count = { $count ->
    [one] Kies precies { $count } kaart.
   *[other] Kies precies { $count } kaarten.
}
refusal-jetriko-colour-not-held = Je hebt geen kaart van deze kleur.
refusal-jetriko-another-player = Kies een andere speler.
refusal-jetriko-trap-must = Deze val moet worden uitgevoerd.
refusal-jetriko-random-take = Gejatte kaarten worden blind getrokken.
refusal-jetriko-trap-played = Vallen speel je niet; ze werken als ze worden getrokken.
refusal-jetriko-not-visible = Dat kun je niet zien.
refusal-jetriko-drawn-only = Alleen de net getrokken kaart mag worden gespeeld.
refusal-jetriko-no-timer = Aan deze tafel is er geen bedenktijd.

## Woorden van het spel

jetriko-colour-green = groen
jetriko-colour-yellow = geel
jetriko-colour-cyan = turquoise
jetriko-colour-blue = donkerblauw
jetriko-colour-red = rood
jetriko-back-playing = een speelkaart
jetriko-back-red = een rode val
jetriko-back-blue = een blauwe val
jetriko-back-green = een groene val
jetriko-back-none = niets
jetriko-card-plain = { $colour } { $number }
jetriko-card-effect = { $colour } { $number } { $effect }
jetriko-card-trap = { $name }, een val
jetriko-attack = { $kind } { $value }
jetriko-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

## Elke kaart: zijn naam, wat hij doet in één zin, en helemaal

jetriko-name-plain = Gewoon
jetriko-name-plus = Plus
jetriko-name-steal = Jatten
jetriko-name-redraw = Ruilen
jetriko-name-deflect = Kaatsen
jetriko-name-skip = Overslaan
jetriko-name-blank = Blanco
jetriko-name-divide = Splitsen
jetriko-name-more = Meer
jetriko-name-stop = Stop
jetriko-name-target = Doelwit
jetriko-name-times-two = Keer twee
jetriko-name-tr1 = Opstapeling
jetriko-name-tr2 = Inhaalrace
jetriko-name-tr3 = Grabbelton
jetriko-name-tr4 = Afdankertje
jetriko-name-tr5 = Glazen hand
jetriko-name-tb1 = Draaimolen
jetriko-name-tb2 = Op zijn kop
jetriko-name-tb3 = U-bocht
jetriko-name-tb4 = Sorteertafel
jetriko-name-tb5 = Gelijkmaker
jetriko-name-tg1 = Ballast
jetriko-name-tg2 = Kleurfilter
jetriko-name-tg3 = Afscheidscadeau
jetriko-name-tg4 = Tegenstoot
jetriko-name-tg5 = Goede ruil

jetriko-does-plain = Geen effect.
jetriko-does-plus = De volgende trekt 2 kaarten, of geeft de aanval door.
jetriko-does-steal = De volgende neemt een kaart van je, of geeft de aanval door.
jetriko-does-redraw = De volgende ruilt een kaart voor een nieuwe, of geeft de aanval door.
jetriko-does-deflect = Stuurt een aanval onveranderd door, en jij zegt in welke richting.
jetriko-does-skip = De volgende wordt overgeslagen.
jetriko-does-blank = De volgende mag alleen een gewone kaart met deze kleur of dit getal spelen.
jetriko-does-divide = Je deelt de aanval met de aanvaller, stap voor stap.
jetriko-does-more = De aanval groeit met 1 en gaat verder.
jetriko-does-stop = De aanval is voorbij.
jetriko-does-target = Jij zegt naar wie de aanval gaat.
jetriko-does-times-two = De aanval verdubbelt en gaat verder.
jetriko-does-tr1 = Je trekt 3 kaarten.
jetriko-does-tr2 = Je trekt bij tot de grootste hand, 1 tot 3 kaarten.
jetriko-does-tr3 = Je trekt 1 kaart open; is hij wit of heeft hij een effect, dan nog een.
jetriko-does-tr4 = Wie van de anderen de meeste kaarten heeft, geeft je er een.
jetriko-does-tr5 = Je trekt 1 kaart en toont dan je hele hand.
jetriko-does-tb1 = Alle handen schuiven één plaats door.
jetriko-does-tb2 = De grootste en de kleinste hand wisselen van plaats.
jetriko-does-tb3 = De richting keert om, en iedereen geeft één kaart door.
jetriko-does-tb4 = Je trekt 2 kaarten en legt er dan evenveel af.
jetriko-does-tb5 = Grote handen gaan terug naar 5 kaarten, kleine tot 2.
jetriko-does-tg1 = Je legt 1 kaart af, of 2 uit een hand van vier of meer.
jetriko-does-tg2 = Je legt al je kaarten van één kleur af.
jetriko-does-tg3 = Je geeft één kaart aan een speler naar keuze.
jetriko-does-tg4 = Een speler naar keuze trekt 2 kaarten.
jetriko-does-tg5 = Je mag van hand ruilen met een speler naar keuze.

jetriko-full-plain = Past op kleur of getal. Twee gewone kaarten hebben geen effect gemeen.
jetriko-full-plus = Begint een aanval van Plus 2, of verhoogt een lopende Plus met 2. Wie de klap opvangt, trekt zo veel kaarten, een voor een. Een val ertussen beëindigt de klap.
jetriko-full-steal = Begint een aanval van Jatten 1, of verhoogt een lopende Jatten met 1. Wie de klap opvangt, neemt zo veel kaarten blind uit de hand van de laatste aanvaller, die ze zo kwijt is.
jetriko-full-redraw = Begint een aanval van Ruilen 1, of verhoogt een lopende Ruilen met 1. Wie de klap opvangt, schuift eerst zo veel kaarten onder de aflegstapel, of alle als het er minder zijn, en trekt dan het volle aantal.
jetriko-full-deflect = Bij een aanval moet hij de kleur of het getal van de aanvalskaart hebben; op een andere Kaatsen past elke Kaatsen. De aanval gaat onveranderd in de richting die je noemt. Zonder aanval bepaalt hij alleen de richting. Met twee spelers blijft de richting, en wordt niemand iets gevraagd.
jetriko-full-skip = De volgende krijgt geen beurt en kan niet antwoorden. Met twee spelers ben jij weer aan de beurt.
jetriko-full-blank = In die ene beurt moet de volgende een gewone kaart spelen die past op kleur of getal. Wie er geen heeft, trekt één kaart, en mag die spelen als hij past. Met een lege hand moet je eerst trekken en heb je nog niet gewonnen. Niemand kan erop antwoorden.
jetriko-full-divide = Bij een aanval: jij en de aanvaller doen de stappen om de beurt, de aanvaller eerst; dan gaat de speler na jou verder en mag elke kaart spelen. Niemand kan erop antwoorden. Zonder aanval: je trekt 1 kaart, en je beurt is voorbij.
jetriko-full-more = Bij een aanval: de aanval groeit met 1 en gaat naar de volgende. Alleen witte kaarten beantwoorden hem dan. Zonder aanval: je trekt 1 kaart, en je beurt is voorbij.
jetriko-full-stop = Bij een aanval: niemand overkomt iets, en de volgende mag elke kaart spelen. Zonder aanval: je trekt 1 kaart, en je beurt is voorbij.
jetriko-full-target = Bij een aanval: de aanval gaat naar een andere speler die je noemt, en vandaar gaat het spel verder. Alleen witte kaarten beantwoorden hem dan. Zonder aanval: je trekt 1 kaart, en je beurt is voorbij.
jetriko-full-times-two = Bij een aanval: de aanval verdubbelt en gaat naar de volgende. Alleen witte kaarten beantwoorden hem dan. Zonder aanval: je trekt 1 kaart, en je beurt is voorbij.
jetriko-full-tr1 = Je trekt 3 kaarten, een voor een. Een andere val ertussen beëindigt deze.
jetriko-full-tr2 = Tel hoeveel kaarten de grootste hand meer heeft dan de jouwe. Zo veel trek je er, minstens 1 en hoogstens 3.
jetriko-full-tr3 = Je trekt 1 kaart en toont hem aan iedereen. Is hij wit of heeft hij een effect, dan trek je er nog 1, die niemand anders ziet.
jetriko-full-tr4 = Van de anderen met twee of meer kaarten geeft wie de meeste heeft je een kaart naar eigen keuze. Is er zo niemand, dan trek je 1 kaart.
jetriko-full-tr5 = Je trekt 1 kaart, en dan ziet iedereen je hele hand, ook als er niets te trekken viel. Trek je nog een val, dan blijft je hand verborgen.
jetriko-full-tb1 = Iedereen geeft tegelijk de hele hand aan de volgende. Ook lege handen gaan door.
jetriko-full-tb2 = Wie de meeste kaarten heeft en wie er de minste heeft, maar minstens één, ruilen hun hele hand. Hebben ze er evenveel, dan gebeurt er niets.
jetriko-full-tb3 = Eerst keert de richting om. Dan kiest iedereen met kaarten er ongezien een en geeft die aan de volgende in de nieuwe richting. Ook de beurten gaan zo verder.
jetriko-full-tb4 = Je trekt 2 kaarten en legt dan zo veel kaarten naar keuze af als je kon trekken. Trek je nog een val, dan leg je niets af.
jetriko-full-tb5 = Eerst legt om de beurt iedereen met meer dan 5 kaarten af en houdt er 5 over. Dan trekt om de beurt iedereen met minder dan 2 bij tot 2. Nog een val beëindigt dit voor wie nog niet aan de beurt was.
jetriko-full-tg1 = Je legt 1 kaart naar keuze af; heb je er vier of meer, dan leg je er 2 af.
jetriko-full-tg2 = Je noemt een kleur uit je hand en legt al je kaarten in die kleur af. Witte kaarten hebben geen kleur.
jetriko-full-tg3 = Je geeft één kaart naar keuze aan een andere speler naar keuze, die hem niet kan weigeren.
jetriko-full-tg4 = Je kiest een andere speler, die 2 kaarten trekt. Komt daarbij een val, dan is die voor die speler; was het jouw beurt, dan gaat het spel toch na jou verder.
jetriko-full-tg5 = Je mag je hele hand ruilen met een andere speler naar keuze, ook voor een lege, of het laten.

## De aankondiging van een aanval

jetriko-announce = { $attacker } naar { $victim }: { $attack }

## Wat er gebeurde

jetriko-log-round = Ronde { $number }: { $name } deelt.
jetriko-log-direction = { $direction ->
    [clockwise] Het gaat met de klok mee.
   *[anticlockwise] Het gaat tegen de klok in.
}
jetriko-log-played = { $name }: { $card }
jetriko-log-drew = { $name } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
jetriko-log-drew-card = { $name } trekt { $card }.
jetriko-log-nothing-to-draw = Voor { $name } valt er niets te trekken.
jetriko-log-reshuffled = { $count ->
    [one] De ene kaart onder de bovenste wordt de nieuwe trekstapel.
   *[other] { $count } kaarten worden tot een nieuwe trekstapel geschud.
}
jetriko-log-passed = { $name } past.
jetriko-log-blocked-pass = { $name } past, en er valt niets te trekken.
jetriko-log-passed-over = { $name } wordt overgeslagen.
jetriko-log-bound = Blanco bindt { $name } deze beurt.
jetriko-log-attack-started = { $attacker } valt { $victim } aan: { $attack }.
jetriko-log-attack-raised = { $attacker } verhoogt en stuurt het door naar { $victim }: { $attack }.
jetriko-log-attack-deflected = { $attacker } kaatst het naar { $victim }: { $attack }.
jetriko-log-attack-more = { $attacker } doet er één bij en stuurt het door naar { $victim }: { $attack }.
jetriko-log-attack-doubled = { $attacker } verdubbelt en stuurt het door naar { $victim }: { $attack }.
jetriko-log-attack-targeted = { $attacker } mikt op { $victim }: { $attack }.
jetriko-log-hit = { $victim } vangt de klap op: { $attack } van { $attacker }.
jetriko-log-divided = { $divider } deelt het met { $attacker }: { $attack }.
jetriko-log-attack-done = De aanval is voorbij.
jetriko-log-attack-stopped = { $name } stopt de aanval; niemand overkomt iets.
jetriko-log-attack-trap = De val breekt de aanval af.
jetriko-log-took = { $taker } krijgt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van { $giver }.
jetriko-log-took-card = { $taker } krijgt { $card } van { $giver }.
jetriko-log-hand-moved = De hand van { $giver } gaat naar { $taker }: { jetriko-cards }.
jetriko-log-slid-under = { $name } legt af: { $cards }.
jetriko-log-trap = { $name } trekt een val: { $trap }.
jetriko-log-trap-dropped = De rest van { $trap } vervalt.
jetriko-log-shown = { $name } toont { $cards }.
jetriko-log-chosen = { $name } heeft gekozen.
jetriko-log-colour = { $name } noemt { $colour }.
jetriko-log-player-chosen = { $name } kiest { $other }.
jetriko-log-declined = { $name } ruilt met niemand.
jetriko-log-brink = { $name } is op het randje!
jetriko-log-time = De tijd van { $name } is om.
jetriko-log-round-won = { $name } wint de ronde.
jetriko-log-round-blocked = Niemand kan verder. { $name } heeft de minste kaarten en wint de ronde.
jetriko-log-round-drawn = Niemand kan verder, en meerdere spelers hebben de minste kaarten: niemand wint de ronde.
jetriko-log-would-stop = { $name } wil geen ronde meer.

## Wat wordt gevraagd, zoals iedereen het mag horen; $asked is aan hoeveel, in $names

jetriko-aloud-direction = { $names } kiest wie begint …
jetriko-aloud-defence = { $names } beantwoordt de aanval of vangt de klap op …
jetriko-aloud-main = { $names } speelt een kaart of trekt …
jetriko-aloud-main-pass = { $names } speelt een kaart of past: er valt niets te trekken …
jetriko-aloud-drawn = { $names } speelt een kaart of past …
jetriko-aloud-discard-redraw = { $names } kiest { jetriko-cards } om te ruilen …
jetriko-aloud-discard-divide = { $names } ruilt een kaart voor een nieuwe …
jetriko-aloud-discard-sorting-desk = { $names } legt { jetriko-cards } af …
jetriko-aloud-discard-leveller = { $names } legt { jetriko-cards } af en houdt er vijf over …
jetriko-aloud-discard-ballast = { $names } legt { jetriko-cards } af …
jetriko-aloud-hand-down = { $names } kiest een kaart voor { $other } …
jetriko-aloud-u-turn = { $names } { $asked ->
    [one] kiest een kaart
   *[other] kiezen kaarten
} om door te geven …
jetriko-aloud-colour = { $names } kiest een kleur om af te leggen …
jetriko-aloud-gift = { $names } geeft iemand een kaart …
jetriko-aloud-counterblow = { $names } kiest wie 2 kaarten trekt …
jetriko-aloud-swap = { $names } kiest met wie van hand te ruilen …
jetriko-aloud-scores = { $names } { $asked ->
    [one] kijkt
   *[other] kijken
} terug op de ronde …

## Tafel

jetriko-ask-direction = { $name }, wie mag beginnen?
jetriko-ask-defence = { $name }, beantwoord de aanval of vang de klap op.
jetriko-ask-main = { $name }, speel een kaart of trek er een.
jetriko-ask-main-pass = { $name }, speel een kaart of pas: er valt niets te trekken.
jetriko-ask-main-free = { $name }, elke kaart mag nu. Speel er een of trek.
jetriko-ask-main-bound = { $name }, Blanco: speel een gewone kaart met dezelfde kleur of hetzelfde getal.
jetriko-ask-main-bound-draw = { $name }, Blanco: je hebt geen passende gewone kaart, dus trek er een.
jetriko-ask-drawn = { $name }, speel een kaart of pas.
jetriko-ask-drawn-only = { $name }, speel de getrokken kaart of pas.
jetriko-ask-defence-none = { $name }, geen kaart van jou helpt hier: vang de klap op.
jetriko-ask-main-none = { $name }, geen kaart van jou past: trek er een.
jetriko-ask-main-pass-none = { $name }, geen kaart van jou past, en er valt niets te trekken: pas.
jetriko-ask-drawn-none = { $name }, geen kaart van jou past: pas.
jetriko-ask-discard-redraw = { $name }, kies { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} om te ruilen.
jetriko-ask-discard-divide = { $name }, kies een kaart om te ruilen.
jetriko-ask-discard-sorting-desk = { $name }, leg { jetriko-cards } af.
jetriko-ask-discard-leveller = { $name }, leg { jetriko-cards } af en houd er vijf over.
jetriko-ask-discard-ballast = { $name }, leg { jetriko-cards } af.
jetriko-ask-hand-down = { $name }, kies een kaart voor { $other }.
jetriko-ask-u-turn = { $name }, kies een kaart om door te geven.
jetriko-ask-colour = { $name }, welke kleur leg je af?
jetriko-ask-gift = { $name }, geef iemand een kaart.
jetriko-ask-counterblow = { $name }, wie moet 2 kaarten trekken?
jetriko-ask-swap = { $name }, met wie ruil je van hand?
jetriko-ask-scores = De ronde is voorbij.
jetriko-do-left = { $name } begint, links
jetriko-do-right = { $name } begint, rechts
jetriko-do-draw = Trekken
jetriko-do-pass = Passen
jetriko-do-take-hit = Klap opvangen
jetriko-do-direction = { $direction ->
    [clockwise] Met de klok mee naar { $name } ({ jetriko-cards })
   *[anticlockwise] Tegen de klok in naar { $name } ({ jetriko-cards })
}
jetriko-do-choose = { $name }: { jetriko-cards }
jetriko-do-decline = Hand houden
jetriko-do-confirm = { $left ->
    [0] Klaar
   *[other] { $count } van { $needed } gekozen
}
jetriko-do-go-on = Verder
jetriko-do-stop = Zo is het genoeg
jetriko-sign-free = Elke kaart
jetriko-sign-bound = Gebonden
jetriko-sign-brink = Op het randje
jetriko-pile-next = Boven op de trekstapel ligt { $back }. { $count ->
    [one] Het is de laatste kaart.
   *[other] Er zijn { $count } kaarten over.
}
jetriko-pile-empty = Er valt niets meer te trekken.
jetriko-plate-wins = { $count ->
    [one] 1 zege
   *[other] { $count } zeges
}
jetriko-who-wins = Een lege hand die één ronde om de tafel standhoudt, wint.
jetriko-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
jetriko-stat-attacks = Aanvallen
jetriko-stat-hits = Klappen
jetriko-stat-traps = Vallen
jetriko-stat-strongest = Sterkste aanval
jetriko-figure-rounds = Rondes gewonnen
jetriko-figure-attacks = Aanvallen
jetriko-figure-answers = Antwoorden
jetriko-figure-hits = Klappen
jetriko-figure-traps = Vallen

## Woorden van het spel: in de regels, en waar de muis op de tafel rust

jetriko-term-attack = Aanval
jetriko-term-attack-means = Een Plus, Jatten of Ruilen onderweg: zijn soort, zijn kracht, wie hem het laatst stuurde, en het slachtoffer.
jetriko-term-answer = Antwoord
jetriko-term-answer-means = Een kaart die het slachtoffer speelt in plaats van de klap op te vangen. Dat is de hele beurt.
jetriko-term-hit = Klap
jetriko-term-hit-means = De aanval wordt op het slachtoffer uitgevoerd, dat daarna verdergaat met de beurt.
jetriko-term-free = Vrij spel
jetriko-term-free-means = Elke kaart mag worden gespeeld: op een lege stapel, op een val, of op een witte kaart als er geen aanval loopt.
jetriko-term-blank = Blanco
jetriko-term-blank-means = Bindt de volgende voor één beurt: alleen een gewone kaart met die kleur of dat getal mag.
jetriko-term-brink = Op het randje
jetriko-term-brink-means = Een speler zonder kaarten die nog niet heeft gewonnen: je wint de ronde door er geen te hebben aan het begin van je eigen beurt.
jetriko-term-top = Bovenste kaart
jetriko-term-top-means = Een gekleurde kaart die je speelt, moet er de kleur, het getal of het effect van hebben. Witte kaarten mogen altijd.
jetriko-term-plain = Gewone kaart
jetriko-term-plain-means = Een gekleurde kaart zonder effect. Gewoon zijn is geen effect: twee gewone kaarten moeten kleur of getal gemeen hebben.
jetriko-term-white = Witte kaart
jetriko-term-white-means = Beantwoordt elke aanval. Zonder aanval ruilt hij alleen zichzelf voor een andere kaart, en de beurt is voorbij.
jetriko-term-trap = Val
jetriko-term-trap-means = Werkt als hij wordt getrokken. Hij beëindigt wat er loopt, en de beurt van wie aan de beurt is.
jetriko-term-back = Rug
jetriko-term-back-means = De volgende kaart van de trekstapel toont of het een val is: rood schaadt, groen helpt, en blauw kan beide.
jetriko-term-direction = Richting
jetriko-term-direction-means = Hoe beurten en aanvallen doorgaan, met de klok mee of tegen de klok in.
jetriko-term-dealer = Deler
jetriko-term-dealer-means = Zegt welke buur begint. Wie een ronde wint, deelt de volgende.

## Tips voor een eerste spel

jetriko-hint-aim = Wie geen kaarten heeft als de eigen beurt begint, wint. Raak de jouwe kwijt, en val de anderen aan.
jetriko-hint-win = Een lege hand wint nog niet: die moet standhouden tot je volgende beurt begint.
jetriko-hint-attack = Een aanval mag je doorgeven: met hetzelfde effect, een passende Kaatsen of een witte kaart.
jetriko-hint-white = Bewaar witte kaarten voor je verdediging. Zonder aanval ruilen ze alleen zichzelf.
jetriko-hint-steal = Met Jatten raak je nog een kaart kwijt: het slachtoffer neemt hem uit je hand.
jetriko-hint-back = Kijk naar de rug op de trekstapel: groen is de moeite waard, rood niet.
jetriko-hint-trap = Een val beëindigt ook de klap. Ligt er een bovenop, dan is een grote Plus niet zo groot.
jetriko-hint-brink = Iemand heeft geen kaarten? Stuur Plus, Ruilen of Blanco voor daar de beurt begint.

## Op tafel

jetriko-card-does = { $card }: { $does }
jetriko-sheet-wins = Gewonnen
jetriko-sheet-cards = Kaarten over
jetriko-trap-of = { $name } heeft een val getrokken
jetriko-shows = { $name } toont deze kaarten
jetriko-stat-answers = Doorgegeven aanvallen
jetriko-ask-attacked = { $attack }. { $sentence }
jetriko-announce-shared = { $attacker } en { $divider } delen { $attack }: stap { $number } van { $of }, { $name }
jetriko-announce-stopped = { $name } stopt hem: er gebeurt niets
jetriko-ask-which-way = { $name }, welke kant gaat het vanaf nu op?
jetriko-ask-whom = { $name }, op wie mik je?
jetriko-ask-to-whom = { $name }, wie krijgt de kaart?
## De tafel in zinnen

jetriko-top = Bovenop ligt { $card }.
jetriko-holds = { $name } heeft { jetriko-cards } en { jetriko-round-wins-of }.
jetriko-round-wins-of = { $wins ->
    [one] 1 gewonnen ronde
   *[other] { $wins } gewonnen rondes
}
jetriko-your-hand = Je hand: { $cards }.
jetriko-row-draw = Trekstapel: { $count }

## Waarom een kenner dat zou doen

jetriko-worth = { $hundredths ->
    [one] 1 ronde van de 100
   *[other] { $hundredths } rondes van de 100
}
jetriko-within = { $hundredths }
jetriko-because-hit = Aanvallen kosten je dan gemiddeld { $this ->
    [1] 1 kaart
   *[other] { $this } kaarten
}, anders { $other }.
jetriko-because-trap-red = { $other ->
    [100] Anders trek je meteen een rode val.
   *[other] Het behoedt je voor rode vallen: je trekt er een in { $this } van 100 gevallen, anders in { $other }.
}
jetriko-because-trap-green = { $this ->
    [100] Een groene val maakt je hand kleiner, en je trekt er nu een.
   *[other] Een groene val maakt je hand kleiner: je trekt er een in { $this } van 100 gevallen, anders in { $other }.
}
jetriko-because-dealt = Het kost { $name } gemiddeld { $this ->
    [1] 1 kaart
   *[other] { $this } kaarten
}, anders { $other }.
jetriko-because-out = Het houdt { $name } van uitgaan af: { $name } is uit in { $this } van 100 gevallen, anders in { $other }.
jetriko-because-white = Zo blijft er een witte kaart in je hand voor wat nog komt.
jetriko-because-stuck = Je volgende beurten zijn beter: in { $this } ervan past niets, anders in { $other }.
jetriko-because-passed-over = Je volgende beurt is zekerder: die wordt overgeslagen in { $this } van 100 gevallen, anders in { $other }.
jetriko-because-won = Je bent gauw uit in { $this } van 100 gevallen, anders in { $other }.
jetriko-because-cards = Een paar beurten later heb je gemiddeld { $this ->
    [1] 1 kaart
   *[other] { $this } kaarten
}, anders { $other }.

## De eerste les

jetriko-lesson-first = Eerste les: één ronde
jetriko-lesson-first-after = Een lege hand die één ronde om de tafel standhoudt, wint de ronde.
jetriko-lesson-first-colour = Raak al je kaarten kwijt. Wat je speelt, moet bij de bovenste kaart passen: in kleur, bijvoorbeeld. Daar ligt rood, dus speel je rode 3.
refusal-jetriko-lesson-first-colour = Die past ook, met zijn getal. Maar je hebt hem nog nodig: speel de rode 3.
jetriko-lesson-first-number = Of het getal past. Daar ligt een groene 2: speel je blauwe 2.
refusal-jetriko-lesson-first-number = Dat mag ook. Maar probeer het andere: een 2 op een 2.
jetriko-lesson-first-attack = { $name1 } viel aan met een Plus 2, { $name2 } gaf die door met nog een: nu is het een Plus 4, en hij is bij jou. Antwoord met je eigen Plus, dan trekt hij verder, nog sterker.
refusal-jetriko-lesson-first-attack = Dat beantwoordt geen Plus. Je turquoise 1 met de Plus wel.
refusal-jetriko-lesson-first-attack-hit = Dan trek je 4 kaarten! Geef hem liever door: speel je Plus.
jetriko-lesson-first-draw = Zes kaarten voor { $name1 }! Nu past niets in je hand bij turquoise of 5, dus trek een kaart. Je ziet de rug van de volgende: dat is een val, maar een groene. Groene zijn aardig, rode doen pijn.
refusal-jetriko-lesson-first-draw = Hier past niets: trek van de stapel.
jetriko-lesson-first-trap = Klap! Een getrokken val gaat meteen af en beëindigt je beurt. Deze is Ballast: je gooit een kaart weg. Gooi de groene 4 weg.
refusal-jetriko-lesson-first-trap = Houd die, je raakt hem gauw kwijt. Gooi de groene 4 weg.
jetriko-lesson-first-last = Nog één kaart, en hij past: de 1 is geel, net als de 4. Speel hem! Maar met de laatste kaart win je nog geen ronde: eerst moet iedereen een beurt hebben gehad, en dan mag je geen kaart hebben als jij weer aan de beurt bent.
refusal-jetriko-lesson-first-last = Speel je laatste kaart.
refusal-jetriko-lesson-first-last-draw = Dat mag, maar kijk: je gele 1 past. Speel hem.
jetriko-lesson-first-end = Niemand viel je aan, en je hand was nog leeg: je hebt de ronde gewonnen! Had iemand je een Plus gestuurd, dan had je moeten trekken.

## De langere les: witte kaarten

jetriko-lesson-white = Langere les: witte kaarten
jetriko-lesson-white-after = Vijf witte kaarten, één regel: in je eigen beurt doen ze niets, bij een aanval alles.
jetriko-lesson-white-keep = Je hebt een witte kaart, een Stop. Hij past op alles, maar in je eigen beurt doet hij niets: je trekt er een kaart voor, en de volgende mag elke kaart spelen. Houd hem, en speel je rode 3.
refusal-jetriko-lesson-white-keep = Trekken hoeft niet: je rode 3 past in kleur bij de 5. Speel hem.
refusal-jetriko-lesson-white-keep-white = Je zou de Stop alleen ruilen voor een kaart van de stapel. Bewaar hem voor een aanval, en speel de rode 3.
jetriko-lesson-white-stop = Plus, Plus, en een Meer erop: je zou 5 kaarten trekken! Een witte kaart op een aanval laat alleen witte kaarten antwoorden. De jouwe beantwoordt elke aanval, wat er ook ligt, en je trekt er niets voor. Stop hem!
refusal-jetriko-lesson-white-stop = Vijf kaarten? Daarvoor heb je je Stop bewaard: speel hem.
jetriko-lesson-white-draw = De aanval was weg, en de volgende mocht alles spelen. Nu zijn blauw en 1 gevraagd, en van jou past er niets: trek een kaart.
refusal-jetriko-lesson-white-draw = Hier past niets: trek van de stapel.
jetriko-lesson-white-pass = Een witte: Keer twee. Je zou hem nu kunnen spelen, maar dan trek je alleen nog een kaart. Houd hem, en pas: druk op de knop.
refusal-jetriko-lesson-white-pass = Nu zou hij niets verdubbelen: je trekt er alleen voor. Houd hem, en pas.
jetriko-lesson-white-times = { $name3 } speelt een Jatten: je zou een kaart van { $name3 } moeten nemen. Keer twee verdubbelt hem en stuurt hem door, en nu wordt er uit jouw hand gejat: { $name1 } moet je twee andere kaarten nemen. Speel hem!
refusal-jetriko-lesson-white-times = Speel Keer twee: die verdubbelt de Jatten en stuurt hem door.
refusal-jetriko-lesson-white-times-hit = Dan heb je een kaart meer. Met Keer twee raak je er drie kwijt: speel hem.
jetriko-lesson-white-brink = Drie kaarten in één zet: je hand is leeg! Maar je wint alleen als die nog leeg is als je volgende beurt begint, en zonder kaarten kun je geen aanval beantwoorden. Kijk wat { $name3 } doet.
jetriko-lesson-white-again = Een Plus: twee kaarten voor jou. Maar een klap kost geen beurt, en een van de twee is een Doelwit. Welke speel je? Die waar je later niets aan hebt: je turquoise 5.
refusal-jetriko-lesson-white-again = Je turquoise 5 past: speel hem en houd het Doelwit.
jetriko-lesson-white-target = Doelwit stuurt de aanval naar wie je wilt. { $name2 } heeft geen kaarten en wint als niemand iets doet. Als antwoord hoef je voor je laatste kaart niet te trekken. Speel hem, en noem { $name2 }.
refusal-jetriko-lesson-white-target = Dan begint { $name2 } een beurt zonder kaarten, en heeft gewonnen. Speel het Doelwit, en noem { $name2 }.
refusal-jetriko-lesson-white-target-hit = Dan trek je twee kaarten, en wint { $name2 } zonder. Speel het Doelwit, en noem { $name2 }.
refusal-jetriko-lesson-white-target-back = Dan heeft { $name3 } drie kaarten en mag ze allemaal spelen, en jij bent als volgende aan de beurt; en { $name2 } blijft met rust. Noem { $name2 }.
jetriko-lesson-white-end = Je hebt gewonnen! De vijfde witte kaart is Splitsen: jij en de aanvaller delen wat er komt, en de aanvaller neemt de grootste helft. En onthoud: in je eigen beurt is een witte kaart nooit je laatste, want je trekt. Als antwoord wel.
