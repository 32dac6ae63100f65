## In de kast

nyet-title = NYET!
nyet-about = Verbied de regels van de ronde, en haal dan slagen met wie net nog je tegenstander was.
nyet-players = 2 tot 5 spelers
nyet-length = ongeveer 45 minuten

## Opties

nyet-option-length = Lengte
nyet-option-length-hint = Een heel spel, ongeveer de helft ervan, of tot iemand een aantal punten haalt.
nyet-value-length-full = Heel
nyet-value-length-short = Kort
nyet-value-length-points = Tot een grens
nyet-option-limit = Grens
nyet-option-limit-hint = Het spel eindigt met de ronde waarin iemand zo veel punten haalt.
nyet-value-limit-50 = 50 punten
nyet-value-limit-100 = 100 punten
nyet-value-limit-150 = 150 punten
nyet-value-limit-200 = 200 punten
nyet-option-bonus = Bonuskaart
nyet-option-bonus-hint = Wiens punten de bonuskaart verdubbelt, met drie of vijf spelers.
nyet-value-bonus-holder = Alleen eigen
nyet-value-bonus-shared = Eigen vangst
nyet-value-bonus-team = Die van het team
nyet-option-difference = Alleen het verschil
nyet-option-difference-hint = Het beste team krijgt het verschil tussen de teams, het andere niets.
nyet-option-anonymous = Fiches zonder naam
nyet-option-anonymous-hint = Fiches op het bord tonen niet wie ze legde.
nyet-option-look_back = Terugkijken
nyet-option-look_back-hint = Welke slagen van de ronde nog eens bekeken mogen worden.
nyet-value-look_back-last = Laatste slag
nyet-value-look_back-none = Geen
nyet-value-look_back-all = Alle slagen
nyet-option-no_trump = Vak zonder troef
nyet-option-no_trump-hint = De troefrij krijgt een vijfde vak: helemaal geen troefkleur.
nyet-option-play_forced = Gedwongen kaarten
nyet-option-play_forced-hint = Een kaart wordt vanzelf gespeeld als alleen die mag.

## Weigeringen

refusal-nyet-seats = NYET! is voor 2 tot 5 spelers.
refusal-nyet-over = Het spel is afgelopen.
refusal-nyet-not-now = Dat kan nu niet.
refusal-nyet-no-such-seat = Een plaats { $number } is er niet aan deze tafel.
refusal-nyet-character-taken = { nyet-character-named } is al gekozen.
refusal-nyet-box-covered = Dat vak is al bedekt.
refusal-nyet-line-settled = Deze rij staat vast: het laatste vak blijft open.
refusal-nyet-no-such-box = Dat vak staat niet op dit bord.
refusal-nyet-not-your-veto = { $name } is aan de beurt om een fiche te leggen.
refusal-nyet-must-veto = Je moet een fiche leggen.
refusal-nyet-not-in-game = { nyet-character-named } speelt niet mee.
refusal-nyet-tokens-stay = Fiches blijven liggen tot het eind van de ronde.
refusal-nyet-not-first-player = Alleen de voorhand, { $name }, maakt de teams.
refusal-nyet-partners = { $count ->
    [one] Kies { $count } partner.
   *[other] Kies { $count } partners.
}
refusal-nyet-one-or-two-partners = Kies één partner voor een team van twee, of twee voor een team van drie.
refusal-nyet-bonus-smaller-team = De bonuskaart gaat naar het kleinste team.
refusal-nyet-no-bonus = De bonuskaart is er alleen met 3 of 5 spelers.
refusal-nyet-card-count = { $count ->
    [one] Kies precies { $count } kaart.
   *[other] Kies precies { $count } kaarten.
}
refusal-nyet-no-ones = Enen mag je deze ronde niet afleggen.
refusal-nyet-discard-confirmed = Je hebt al afgelegd.
refusal-nyet-card-not-held = Die kaart heb je niet.
refusal-nyet-not-your-turn = { $name } is aan de beurt.
refusal-nyet-follow = Je moet { nyet-colour-named } bekennen.
refusal-nyet-follow-trump = Troef is gevraagd: speel een troef of een supertroef.
refusal-nyet-follow-supertrump = Supertroef is gevraagd: speel een supertroef.
refusal-nyet-supertrump-is-trump = Supertroeven tellen als troef: je moet { nyet-colour-named } bekennen.
refusal-nyet-only-last-trick = Alleen de laatste slag mag bekeken worden.
refusal-nyet-tricks-face-down = Slagen blijven dicht.

## Woorden van het spel

nyet-character-named = { $character ->
    [bear] De beer
    [wolf] De wolf
    [crane] De kraanvogel
    [tiger] De tijger
   *[eagle] De adelaar
}
nyet-character-bear = Beer
nyet-character-wolf = Wolf
nyet-character-crane = Kraanvogel
nyet-character-tiger = Tijger
nyet-character-eagle = Adelaar
nyet-colour-named = { $colour ->
    [blue] blauw
    [red] rood
    [yellow] geel
   *[green] groen
}
nyet-colour-blue = Blauw
nyet-colour-red = Rood
nyet-colour-yellow = Geel
nyet-colour-green = Groen
nyet-line-first = Voorhand
nyet-line-discards = Afleggen
nyet-line-trump = Troef
nyet-line-supertrump = Supertroef
nyet-line-points = Punten
nyet-box-one = 1 afleggen
nyet-box-two = 2 afleggen
nyet-box-no-1s = 1 afleggen, geen 1
nyet-box-pass = 1 naar links
nyet-box-keep = NYET! (niets)
nyet-box-points = { $value }
nyet-trick-worth = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
nyet-your-hand = Je hand: { $cards }.
nyet-score = { $name }: { nyet-catch }, { $score } in totaal.
nyet-box-none = NYET! (geen)

## Wat er gebeurde

nyet-log-character = { $name } is de { $character ->
    [bear] beer
    [wolf] wolf
    [crane] kraanvogel
    [tiger] tijger
   *[eagle] adelaar
}.
nyet-log-round = Ronde { $number }: { $name } deelt.
nyet-log-token = { $name } bedekt { $box }.
nyet-log-line = { $line }: { $box }.
nyet-log-first = { $name } is de voorhand.
nyet-log-discards = { $what ->
    [one] Iedereen legt 1 kaart af.
    [two] Iedereen legt 2 kaarten af.
    [no-1s] Iedereen legt 1 kaart af, maar geen 1.
    [pass] Iedereen geeft 1 kaart naar links.
   *[keep] Niemand legt iets af.
}
nyet-log-trump = { $colour ->
    [none] Er is geen troef.
    [blue] Blauw is troef.
    [red] Rood is troef.
    [yellow] Geel is troef.
   *[green] Groen is troef.
}
nyet-log-supertrump = { $colour ->
    [none] Er is geen supertroef.
    [blue] De blauwe enen zijn supertroeven.
    [red] De rode enen zijn supertroeven.
    [yellow] De gele enen zijn supertroeven.
   *[green] De groene enen zijn supertroeven.
}
nyet-log-points = { $value ->
    [one] Elke slag en elke buitkaart telt voor { $value } punt.
   *[other] Elke slag en elke buitkaart telt voor { $value } punten.
}
nyet-log-teams = { $one } tegen { $other }.
nyet-log-bonus = { $name } heeft de bonuskaart.
nyet-log-confirmed = { $name } heeft gekozen.
nyet-log-played = { $name }: { $card }
nyet-log-trick = { $name } haalt de slag.
nyet-log-trick-loot = { $name } haalt de slag en { $count ->
    [one] 1 buitkaart.
   *[other] { $count } buitkaarten.
}
nyet-log-scored = { $name }: { $gain }, nu { $score }.

## Wat wordt gevraagd, zoals iedereen het mag horen; $asked is aan hoeveel, in $names

nyet-aloud-characters = { $names } kiest een dier …
nyet-aloud-vetoes = { $names } verbiedt een vak …
nyet-aloud-teams = { $names } is de voorhand en maakt de teams …
nyet-aloud-bonus = { $names } kiest wie de bonuskaart krijgt …
nyet-aloud-discards-one = { $names } { $asked ->
    [one] legt
   *[other] leggen
} een kaart af …
nyet-aloud-discards-two = { $names } { $asked ->
    [one] legt
   *[other] leggen
} twee kaarten af …
nyet-aloud-discards-no-1s = { $names } { $asked ->
    [one] legt
   *[other] leggen
} een kaart af die geen 1 is …
nyet-aloud-passes = { $names } { $asked ->
    [one] kiest een kaart voor links …
   *[other] kiezen kaarten voor links …
}
nyet-aloud-tricks = { $names } speelt een kaart …
nyet-aloud-scores = { $names } { $asked ->
    [one] bekijkt
   *[other] bekijken
} de stand …

## Tafel

nyet-card = { $colour } { $value }
nyet-ask-characters = { $name }, kies je dier.
nyet-ask-vetoes = { $name }, verbied één vak: { $count ->
    [one] dit is het laatste veto van allemaal.
   *[other] samen hebben jullie nog { $count } veto’s. Wat open blijft, geldt.
}
nyet-covered-by = { $name } zei hier NYET! tegen: { $box }.
nyet-vetoes-left = { $count ->
    [0] geen veto meer
    [one] nog 1 veto
   *[other] nog { $count } veto’s
}
nyet-note-vetoes = { $count ->
    [one] In deze ronde is er nog 1 veto.
   *[other] In deze ronde zijn er nog { $count } veto’s.
}
nyet-look-back = { $what ->
    [all] Slagen tot nu
   *[last] Laatste slag
}
nyet-look-trick = { $leader } kwam uit, { $winner } haalde hem.
nyet-ask-teams = { $name }, jij bent de voorhand. Kies de teams.
nyet-ask-bonus = { $name }, wie krijgt de bonuskaart?
nyet-ask-discards-one = { $name }, leg één kaart af.
nyet-ask-discards-two = { $name }, leg twee kaarten af.
nyet-ask-discards-no-1s = { $name }, leg één kaart af, maar geen 1.
nyet-ask-passes = { $name }, kies een kaart voor links.
nyet-ask-tricks = { $name }, speel een kaart.
nyet-ask-scores = De ronde is geteld.
nyet-answer-teams = { $mine } tegen { $theirs }
nyet-answer-bonus = De bonuskaart voor { $name }
nyet-bonus-sign = ×2
nyet-confirm = { $left ->
    [0] Klaar
   *[other] { $count } van { $needed } gekozen
}
nyet-go-on = Verder
nyet-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
nyet-loot = { $loot } buit
nyet-catch = { nyet-tricks }, { nyet-loot }
nyet-sheet-title = Ronde { $number }
nyet-sheet-working = { $names }: ({ nyet-tricks } + { nyet-loot }) × { $value } = { $points }
nyet-sheet-working-shared = { $names }: ({ nyet-tricks } + { nyet-loot } + { $bonus } voor de bonuskaart) × { $value } = { $points }
nyet-sheet-working-team = { $names }, met de bonuskaart: ({ nyet-tricks } + { nyet-loot }) × { $value } × 2 = { $points }
nyet-sheet-difference = Alleen het verschil telt: { $points } voor het beste team, niets voor het andere.
nyet-sheet-bonus = { $name } heeft de bonuskaart: { $single } × 2 = { $points }
nyet-sheet-round = Ronde { $number }
nyet-sheet-total = Totaal
nyet-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
nyet-who-wins = De meeste punten winnen.
nyet-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
nyet-stat-tricks = Slagen
nyet-stat-loot = Buit
nyet-stat-best = Beste ronde
nyet-figure-tricks = Slagen
nyet-figure-loot = Buit
nyet-figure-best = Beste ronde

## Woorden van het spel: in de regels, en waar de muis op de tafel rust

nyet-term-token = Fiche
nyet-term-token-means = Bedekt voor deze ronde een vak van het bord en zegt NYET! tegen wat daar staat.
nyet-term-line = Rij
nyet-term-line-means = Vakken die samen één ding bepalen. Het laatste open vak geldt voor de ronde.
nyet-term-first = Voorhand
nyet-term-first-means = Komt uit in de eerste slag, en kiest met drie of meer spelers de teams. Niet hetzelfde als de deler.
nyet-term-dealer = Deler
nyet-term-dealer-means = Legt het eerste fiche. De volgende ronde deelt de speler links.
nyet-term-trump = Troef
nyet-term-trump-means = De kleur die de andere drie verslaat.
nyet-term-supertrump = Supertroef
nyet-term-supertrump-means = De enen van één kleur: ze tellen als troef, of zonder troef als een eigen kleur, en verslaan alles behalve een latere supertroef.
nyet-term-follow = Bekennen
nyet-term-follow-means = Een kaart spelen van de gevraagde kleur. Wie er een heeft, moet.
nyet-term-trick = Slag
nyet-term-trick-means = Van iedereen één kaart. Wie hem haalt, komt uit in de volgende.
nyet-term-loot = Buit
nyet-term-loot-means = Een 1 die van het andere team is gehaald. Hij telt evenveel als een slag.
nyet-term-catch = Vangst
nyet-term-catch-means = De slagen en de buit van een speler of een team in deze ronde.
nyet-term-points = Punten
nyet-term-points-means = Wat elke slag en elke buitkaart in deze ronde telt, voor beide teams.
nyet-term-bonus = Bonuskaart
nyet-term-bonus-means = Met drie en vijf spelers: iemand van het kleinste team heeft hem en telt dubbel, tenzij de optie iets anders zegt.

## Tips voor een eerste spel

nyet-hint-animal = Elk dier is goed: het streept vakken voor je door. Dan speel je in teams om slagen, en de meeste punten winnen.
nyet-hint-veto = Bedek wat je niet wilt. Het laatste open vak van elke rij geldt voor de ronde.
nyet-hint-teams = Jij kiest de teams: zoek een partner met wie je kunt winnen, geen vriend.
nyet-hint-follow = Beken de gevraagde kleur als je kunt. Kun je niet, dan mag elke kaart.
nyet-hint-loot = Een 1 van het andere team in een slag die jij haalt, is buit en telt als een slag.
nyet-hint-supertrump = Een supertroef telt als troef, en alleen een latere supertroef verslaat hem.
nyet-hint-minus = Slagen en buit kosten deze ronde punten: probeer er geen te halen.

## Een kaart helemaal gelezen

nyet-read-plain = Gewone kaart
nyet-read-trump = Troef
nyet-read-supertrump = Supertroef
nyet-read-beats = Verslaat de lagere kaarten van zijn kleur. Troef verslaat hem.
nyet-read-beats-trump = Verslaat alle kaarten van de andere kleuren en elke lagere troef. Een supertroef verslaat hem.
nyet-read-beats-supertrump = Telt als troef, welke kleur er ook op staat, en verslaat alles behalve een supertroef die later in dezelfde slag komt.
nyet-read-one = Van elke 1 zijn er drie. Van twee in één kleur telt de latere als hoger.
nyet-read-loot = Wie hem van het andere team haalt, heeft buit, die evenveel telt als een slag.
nyet-takes-highest = { $name } haalt de slag met { $card }, de hoogste van de kleur.
nyet-takes-trump = { $name } haalt de slag met { $card }: troef verslaat de gevraagde kleur.
nyet-takes-supertrump = { $name } haalt de slag met { $card }: supertroeven verslaan alles.
nyet-row-trick = De slag

## De eerste les

nyet-lesson-first = Eerste les: slagen en teams
nyet-lesson-first-after = Elke ronde heeft een andere wet en andere partners. Meer is het niet.
nyet-lesson-first-lead = Jij en { $name2 } spelen tegen { $name1 } en { $name3 }. Haal slagen: elke brengt je team 3 punten. De hoogste kaart van de gevraagde kleur haalt hem. Jij komt uit: speel je blauwe 13.
refusal-nyet-lesson-first-lead = Die kan worden overtroffen. Niets is hoger dan je blauwe 13: kom daarmee uit.
refusal-nyet-lesson-first-lead-super = Bewaar die, het is je allersterkste kaart. Kom uit met de blauwe 13.
nyet-lesson-first-trumped = Voor jou! Kom nu uit met je gele 12, hoger komt er zo laat nauwelijks geel. Maar in deze ronde is rood troef, en troef verslaat elke andere kleur. Let op { $name1 }.
refusal-nyet-lesson-first-trumped = Een andere keer graag. Kom nu uit met de gele 12.
nyet-lesson-first-follow = { $name1 } had geen geel en troefde je af. Nu is groen gevraagd: wie het heeft, moet bekennen. { $name2 } wint voor jullie allebei. Speel je groene 3.
refusal-nyet-lesson-first-follow = Groen is gevraagd, en je hebt groen: speel de groene 3.
nyet-lesson-first-super = Je hebt geen blauw, dus elke kaart mag. { $name3 } troefde met de 10, maar in deze ronde verslaan de groene enen alles: supertroeven. Haal de slag!
refusal-nyet-lesson-first-super = Dan is de slag voor { $name3 }. Je groene 1 verslaat zelfs de rode 10.
nyet-lesson-first-loot = Gevangen, met buit: een 1 van het andere team in jullie slag telt als nog een slag. Op de bordjes staat wat ieder gevangen heeft. Speel je laatste kaart.
refusal-nyet-lesson-first-loot = Er is nog maar één kaart: speel die.
nyet-lesson-first-score = De ronde is voorbij. Slagen en buit van het team, keer 3, voor ieder van het team: iedereen heeft eigen punten. Wie er na de laatste ronde de meeste heeft, wint. Op naar de volgende.
refusal-nyet-lesson-first-score = Druk op de knop om verder te gaan.
nyet-lesson-first-veto = De nieuwe wet: ieder bedekt vakken, wat open blijft, geldt. Je hebt veel groen: bedek blauw.
refusal-nyet-lesson-first-veto = Die rij kan wachten. Bedek blauw in de troefrij.
refusal-nyet-lesson-first-veto-own = Dan kan groen geen troef worden, en daar heb je er zeven van. Bedek blauw.
refusal-nyet-lesson-first-veto-points = Laat de punten aan de anderen: bedek blauw, dan wordt groen troef.
nyet-lesson-first-teams = Groen is troef, en { $name1 } liet 4 punten per slag over. Je beer is de voorhand: jij kiest de teams, elke ronde opnieuw. Met wie wil je spelen? Iedereen is goed.
refusal-nyet-lesson-first-teams = Kies een van de drie.
nyet-lesson-first-end = En jij komt weer uit. Dat is NYET!: zeg nee tegen wat je schaadt, vind partners, haal slagen, en pas op voor enen en troeven.

## De langere les: veto’s

nyet-lesson-vetoes = Langere les: veto’s
nyet-lesson-vetoes-after = Wat het meest pijn doet, gaat eerst; twee open vakken zijn een keuze; en elk fiche verraadt iets over een hand.
nyet-lesson-vetoes-minus = Kijk naar je hand: die is sterk, en met −2 kost elke slag je punten. Bedek de −2.
refusal-nyet-lesson-vetoes-minus = Dat kan wachten. Met −2 wordt je goede hand een slechte: bedek die.
refusal-nyet-lesson-vetoes-minus-points = Die punten wil je juist graag. Alleen de −2 keert je slagen tegen je: bedek die.
refusal-nyet-lesson-vetoes-minus-later = Goed gezien, en dat komt nog. Maar de −2 doet het meest pijn: bedek die eerst.
nyet-lesson-vetoes-short = { $name2 } bedekte de 4: een zwakke hand. Jij hebt maar twee lage blauwe: blauw als troef doet pijn. Bedek het.
refusal-nyet-lesson-vetoes-short = Dat doet minder pijn. Van blauw heb je het minst: bedek het in de troefrij.
refusal-nyet-lesson-vetoes-short-long = Groen wil je juist als troef: je hebt er zes. Bedek de kleur waarvan je weinig hebt, blauw.
refusal-nyet-lesson-vetoes-short-ones = Je hebt twee van de drie gele enen: als supertroeven verslaan ze alles. Bedek blauw in de troefrij.
nyet-lesson-vetoes-decide = Geel of groen: waar er twee open zijn, beslist wie er een bedekt. Bedek geel, dan is groen troef.
refusal-nyet-lesson-vetoes-decide = In die rij zijn er meer dan twee open, of het telt minder. Beslis over de troef: bedek geel.
refusal-nyet-lesson-vetoes-decide-long = Dan wordt geel troef, en jij hebt zes groene. Bedek geel.
nyet-lesson-vetoes-ones = De enen van één kleur worden supertroeven. Rood of geel? Je hebt twee gele: bedek rood.
refusal-nyet-lesson-vetoes-ones = Dan bedekt iemand anders geel. Beslis het zelf: bedek rood in de rij van de supertroeven.
refusal-nyet-lesson-vetoes-ones-own = Dan zijn je twee gele enen de laagste kaarten die er zijn, en buit voor de anderen. Bedek rood.
nyet-lesson-vetoes-first = Beer of tijger? Wie open blijft, komt uit en kiest de teams. Jij bent de beer: bedek de tijger.
refusal-nyet-lesson-vetoes-first = Dan beslist { $name1 } wie de voorhand is. Bedek de tijger, dan ben jij het.
refusal-nyet-lesson-vetoes-first-own = Dan kiest { $name3 } de teams. Bedek de tijger.
nyet-lesson-vetoes-partner = Lees nu de fiches. { $name2 } bedekte de 4 en de 3: een zwakke hand. { $name3 } bedekte de 1, zodat elke slag meer telt: een sterke. Neem { $name3 } als partner.
refusal-nyet-lesson-vetoes-partner = Niet de slechtste. Maar { $name3 } wilde meer punten per slag.
refusal-nyet-lesson-vetoes-partner-weak = { $name2 } bedekte de 4 en de 3, en hoopt niet op veel slagen. Neem { $name3 }.
nyet-lesson-vetoes-discard = Iedereen legt twee kaarten uit de ronde. Raak een kleur kwijt: je blauwe 7 en 2. Wie de gevraagde kleur niet heeft, mag troeven, en jij hebt zes troeven.
refusal-nyet-lesson-vetoes-discard = Zonder die twee blauwe mag je troeven zodra blauw wordt gevraagd. Leg de blauwe 7 en 2 af.
refusal-nyet-lesson-vetoes-discard-trump = Groene zijn nu troeven: houd ze allemaal. Leg de blauwe 7 en 2 af.
refusal-nyet-lesson-vetoes-discard-ones = Die 1 is een supertroef, zo goed als een slag. Leg de blauwe 7 en 2 af.
nyet-lesson-vetoes-end = Groene troeven, twee supertroeven, 2 punten per slag, een sterke partner, en jij komt uit: die wet heb jij gemaakt. Met een zwakke hand doe je het andersom: bedek de 4 en de 3, en laat de −2 aan wie slagen haalt.

## Waarom een kenner dat zou doen

nyet-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten
nyet-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nyet-because-takes = { $this ->
    [100] Je haalt deze slag zeker, anders in { $other } van 100 mogelijke delingen.
   *[other] Je haalt deze slag in { $this } van 100 mogelijke delingen, anders in { $other }.
}
nyet-because-team-takes = { $name } haalt deze slag voor je in { $this } van 100 mogelijke delingen, anders in { $other }.
nyet-because-takes-shunned = { $this ->
    [0] Deze slag zou punten kosten, en zo haal je hem niet.
   *[other] Deze slag zou punten kosten: zo haal je hem in { $this } van 100 mogelijke delingen, anders in { $other }.
}
nyet-because-ones = Het vangt in deze slag { $this } enen van de anderen, anders { $other }.
nyet-because-ones-shunned = Het bespaart je enen die punten kosten: gemiddeld { $this }, anders { $other }.
nyet-because-lost-ones = Je enen blijven uit hun handen: de anderen vangen er in deze slag { $this }, anders { $other }.
nyet-because-fed-ones = Het geeft de anderen enen die hun punten kosten: { $this } in deze slag, anders { $other }.
nyet-because-super = Zo blijft er een supertroef over voor een betere slag.
nyet-because-later = Daarna vang je gemiddeld nog { $this }, anders { $other }.
nyet-because-later-shunned = Daarna vang je gemiddeld maar { $this }, anders { $other }.
nyet-because-last = Je speelt als laatste: dit haalt de slag zeker.
nyet-because-void = { $count ->
    [one] { $names } heeft geen { $colour } meer: dit haalt de slag.
   *[other] { $names } hebben geen { $colour } meer: dit haalt de slag.
}
nyet-because-veto = ‘{ $box }’ ({ $line }) bedekken brengt je { $this }, ‘{ $than }’ ({ $beside }) { $other }.
nyet-more-or-less = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} { $way ->
    [less] minder
   *[more] meer
}
nyet-because-team = Naar je hand en de fiches sta je met dit team { $this ->
    [1] 1 punt
   *[other] { $this } punten
} voor, met een ander { $other }.
nyet-because-bonus = Met de bonuskaart bij { $name } sta je { $this ->
    [1] 1 punt
   *[other] { $this } punten
} voor, anders { $other }.
nyet-because-discard = Wat dan overblijft, vangt gemiddeld { $this }, anders { $other }.
nyet-because-discard-shunned = Wat dan overblijft, vangt gemiddeld maar { $this }, anders { $other }.
