# Telefoons als handen: wat er op het blad aan tafel staat, en op de pagina van een telefoon.

## Wat er voor een speler ligt

row-hand = Je hand
row-table = Op tafel

## Het blad

phones-title = Telefoons als handen
phones-about = Een telefoon op hetzelfde netwerk kan de kaarten van een speler houden. Zonder app, account of internet.
phones-open = Open voor telefoons
phones-open-hint = Daarna kunnen telefoons van dit netwerk aan deze tafel gaan zitten. Vraagt je systeem of Kibitz bereikbaar mag zijn: ja.
phones-close = Geen telefoons meer
phones-close-hint = Geen telefoon houdt nog kaarten. Iedereen wordt weer aan het scherm gevraagd.
phones-scan = Scan dit, of typ op de telefoon:
phones-letters = en dan deze letters:
phones-for-any = Voor elke vrije plaats
phones-for = Voor { $name }
phones-whom-hint = Voor wiens plaats de code is.
phones-network = Netwerk
phones-network-hint = Deze computer is op meerdere netwerken. Kies dat waar de telefoons op zijn.
phones-seat-screen = aan het scherm
phones-seat-bot = een bot
phones-seat-there = op een telefoon
phones-seat-gone = telefoon is weg
phones-seat-asks = andere telefoon vraagt
phones-take = Naar het scherm
phones-take-hint = De telefoon geeft de kaarten van { $name } terug: gevraagd wordt aan het scherm.
phones-nod = Toestaan
phones-nod-hint = De andere telefoon krijgt de plaats van { $name }, en de eerste raakt die kwijt. Vraag het { $name }.
phones-refuse = Nee
phones-refuse-hint = De plaats van { $name } blijft bij de eerste telefoon. De andere krijgt dat te horen.
phones-done = Klaar
phones-trouble = Komt er niets? Is de telefoon op hetzelfde netwerk, en niet op een gastnetwerk? Vraagt een firewall iets? Een hotspot helpt ook.
phones-no-network = Deze computer is op geen netwerk. Verbind hem met wifi of met de hotspot van een telefoon, en open nog eens.
phones-network-gone = Deze computer is op geen netwerk meer. Verbind hem met wifi of met de hotspot van een telefoon: dan gaat het hier verder.
phones-network-new = Deze computer is nu op een ander netwerk. Verbind de telefoons ermee en scan deze code. Wie een plaats had, vraagt erom, en jij staat het hier toe.
phones-port-taken = Kibitz is op het netwerk niet bereikbaar: andere programma’s gebruiken zijn poorten, of het systeem verbiedt het. Sluit andere servers, en open nog eens.
phones-other-door = Een ander programma gebruikt het adres dat de telefoons kenden. Scan de code nog eens: Pauze, Telefoons.
phones-pause = Telefoons
phones-pause-hint = Telefoons houden de kaarten van spelers: scan een code, ga zitten, speel.
phones-waits-gone = De telefoon van { $name } is weg. Hij kan terugkomen, of een bot gaat verder: Pauze, Wie er speelt.
phones-came = { $name } speelt nu op een telefoon.
phones-unsure = ± { $ms } ms
phones-away = Telefoon weg
phones-asks-nod = Een andere telefoon vraagt om de plaats van { $name }: Pauze, Telefoons.
phones-asks-nod-here = Een andere telefoon vraagt om de plaats van { $name }: onder ‘Telefoons’ kun je het toestaan.

## De pagina

phones-page-title = Kibitz
phones-page-loading = De tafel wordt gezocht …
phones-page-old = Deze browser is te oud voor deze pagina. Een nieuwere, zoals Firefox of Chrome, kan het wel.
phones-page-no-script = Deze pagina heeft JavaScript nodig: sta het toe voor dit adres.
phones-page-lost = De tafel antwoordt niet. Deze pagina probeert het vanzelf weer. Zijn telefoon en computer op dezelfde wifi? Op een gastnetwerk vinden ze elkaar niet.
phones-page-closed = De tafel is niet meer open voor telefoons. Gaat die weer open, dan gaat deze pagina vanzelf verder.
phones-page-code = Welke letters staan er op het scherm?
phones-page-code-label = Vier letters
phones-page-code-send = Naar de tafel
phones-page-wrong = Dat zijn niet de letters op het scherm.
phones-page-bad-key = Deze code hoort niet meer bij deze tafel. Scan die op het scherm.
phones-page-busy = Te veel tegelijk. Wacht even, en probeer het nog eens.
phones-page-seats = Welke plaats is van jou?
phones-page-name = Je naam
phones-page-colour = Je kleur
phones-page-colour-of = van { $name }
phones-page-own-colour = Zoals de plaats
phones-page-colour-taken = Die kleur heeft nu iemand anders. Kies een andere.
phones-page-name-taken = Zo heet al iemand anders. Kies een andere naam.
seat-colour-red = Rood
seat-colour-blue = Blauw
seat-colour-yellow = Geel
seat-colour-green = Groen
seat-colour-violet = Violet
seat-colour-orange = Oranje
seat-colour-teal = Petrol
seat-colour-pink = Roze
seat-colour-lime = Limoen
seat-colour-white = Wit
phones-page-taken = op een andere telefoon
phones-page-bot = gespeeld door een bot
phones-page-screen = aan het scherm
phones-page-nod = Deze plaats is op de telefoon van iemand anders. De tafel krijgt de vraag of jij die mag hebben: iemand drukt daar op ‘Toestaan’.
phones-page-other = Een andere plaats kiezen
phones-page-asked = Om die plaats vraagt net een andere telefoon. Wacht even, of neem een andere.
phones-page-refused = De tafel zegt nee: die plaats blijft bij de andere telefoon.
phones-page-just-taken = Iemand heeft die plaats net genomen. Kies een andere.
phones-page-replaced = Een andere telefoon houdt nu je kaarten.
phones-page-elsewhere = Deze plaats is nu open op een andere pagina van deze telefoon.
phones-page-here = Hier verder
phones-page-given-back = Je kaarten zijn weer aan het scherm. Scan de code aan tafel om ze terug te krijgen.
phones-page-sits = Je zit hier, { $name }. De kaarten komen nog.
phones-page-pauses = De tafel pauzeert.
phones-page-pauses-gone = De tafel pauzeert: de telefoon van { $name } is weg.
phones-page-bot-plays = Een bot speelt voor jou.
phones-page-mine = Zelf verderspelen
phones-page-on = Verder
phones-page-on-without = Verder zonder { $name }
phones-page-again = Nog eens
phones-page-next = Volgend spel
phones-page-showing = Kijk naar de tafel.
phones-page-unsure = Deze telefoon is op ± { $ms } ms nauwkeurig.
phones-page-won = { $names }: gewonnen!
phones-page-drawn = Niemand wint.
phones-page-answers = Antwoorden
phones-page-back = Eén keuze terug
phones-page-how = Hoe het staat
phones-page-log = Wat er gebeurde
phones-page-close = Sluiten
phones-page-menu = Meer
phones-page-undo = Terugnemen
phones-page-undo-asks = { $name } wil de eigen zet terugnemen.
phones-page-undo-asks-here = Aan het scherm wil iemand de zet van { $name } terugnemen.
phones-page-undo-yes = Akkoord
phones-page-undo-no = Nee
phones-page-undo-waits = De anderen krijgen de vraag of ze het goedvinden.
phones-page-undo-refused = { $name } vindt het niet goed.
phones-page-undo-refused-here = Aan het scherm vindt iemand het niet goed.
phones-page-language = Taal
phones-page-leave = Mijn plaats teruggeven
phones-page-leave-sure = Echt teruggeven?
phones-page-lamp = Lamp
phones-page-read = Uitleg
phones-page-read-hint = Tik dan aan wat je uitgelegd wilt hebben. Lang drukken doet hetzelfde.
phones-page-closed-answer = nu niet
phones-page-chosen = gekozen
phones-page-lit = in het licht van de lamp
phones-page-spent = bedekt
phones-page-not-heard = De tafel heeft dat niet gehoord. Probeer het nog eens.
pile-draw = { $count ->
    [one] Trekstapel, { $count } kaart
   *[other] Trekstapel, { $count } kaarten
}
