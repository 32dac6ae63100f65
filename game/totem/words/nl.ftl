## In de kast

totem-title = Totem
totem-about = Draai om, zie de tweeling, grijp de totem voor zij het doen.
totem-players = 2 tot 10 spelers
totem-length = ongeveer 5 minuten

## Plaatsen

totem-action-grab = Grijpen
totem-action-flip = Omdraaien
totem-hand-name-0 = rechts
totem-hand-name-1 = links
totem-level-adaptive = Jouw tempo
totem-level-medium = Medium

## Opties

totem-option-pace = Tempo
totem-option-pace-hint = Hoe snel de ene kaart op de andere volgt.
totem-value-pace-normal = Normaal
totem-value-pace-calm = Rustig
totem-value-pace-brisk = Vlot
totem-value-pace-frantic = Wild
totem-value-pace-custom = Eigen
totem-option-games = Partij
totem-option-games-hint = Hoeveel spellen een partij heeft.
totem-value-games-1 = Eén spel
totem-value-games-best-of-3 = Beste van 3
totem-value-games-best-of-5 = Beste van 5
totem-value-games-endless = Eindeloos
totem-option-deck = Kaarten
totem-option-deck-hint = Alle 80 kaarten, of 48 met vormen die makkelijker te onderscheiden zijn, voor kinderen.
totem-value-deck-full = Alle 80 kaarten
totem-value-deck-short = Maar 48 kaarten
totem-option-flip_mode = Omdraaien
totem-option-flip_mode-hint = De tafel draait de kaarten voor iedereen om, of ieder doet het met een eigen toets.
totem-value-flip_mode-auto = Door de tafel
totem-value-flip_mode-own_key = Door ieder zelf
totem-option-mode_banner = Kleurbord
totem-option-mode_banner-hint = Toont een bord zolang kleuren tellen in plaats van vormen.
totem-option-colour_marks = Kleurletters
totem-option-colour_marks-hint = In de hoeken van elke kaart staat een letter voor de kleur.
totem-option-wait_for_duel = Op duels wachten
totem-option-wait_for_duel-hint = Zolang twee kaarten een treffer zijn, wordt er tot 6 seconden lang geen omgedraaid: voor beginners.
totem-option-play_on = Verder spelen
totem-option-play_on-hint = Het gaat door om de tweede en derde plaats, tot er nog één speler over is.
totem-option-steady_grip = Vaste greep
totem-option-steady_grip-hint = De grijptoets moet even ingedrukt blijven, anders glipt de totem weg.
totem-option-knock_over = Wankele totem
totem-option-knock_over-hint = Wie met muis of vinger alleen de rand raakt, stoot de totem om: een misgreep.
totem-option-phones = Greep per mobiel
totem-option-phones-hint = Telefoons mogen handen zijn. Draadloos is minder precies dan toetsen: vaker is het gelijktijdig, en de bordjes zeggen hoe precies.
totem-option-face_turns = Gedraaide kaarten
totem-option-face_turns-hint = Kaarten liggen in alle richtingen, net als gedrukte.
totem-option-penalty_piles = Misgreep neemt
totem-option-penalty_piles-hint = Welke open kaarten je met een misgreep neemt; de pot komt er altijd bij.
totem-value-penalty_piles-all = Alle open
totem-value-penalty_piles-others = Van de anderen
totem-value-penalty_piles-mild = Alleen de eigen
totem-option-two_player_form = Twee spelers
totem-option-two_player_form-hint = Met z’n tweeën speelt ieder twee handen met twee toetsen, of gewoon één hand.
totem-value-two_player_form-two_hands = Elk twee handen
totem-value-two_player_form-one_hand = Elk één hand
totem-option-wrong_hand = Verkeerde hand
totem-option-wrong_hand-hint = Met elk twee handen is grijpen met de verkeerde een misgreep, of kost het alleen tijd.
totem-value-wrong_hand-error = Een misgreep
totem-value-wrong_hand-ignore = Even wachten
totem-option-three_player_rule = Drie in een kleur
totem-option-three_player_rule-hint = Met z’n drieën tellen ook drie kaarten in één kleur; de kleurpijlen blijven in de doos.
totem-option-three_colour_effect = Zo’n drietal is
totem-option-three_colour_effect-hint = Wat drie kaarten in één kleur beginnen in het spel met z’n drieën.
totem-value-three_colour_effect-rush = Een stormloop
totem-value-three_colour_effect-duel = Duel met z’n drieën
totem-option-surplus = Resterende kaarten
totem-option-surplus-hint = Wat niet eerlijk te verdelen is, gaat naar de eerste handen, of het ligt onder de totem.
totem-value-surplus-dealt = Gedeeld
totem-value-surplus-pot = Onder de totem
totem-option-colour_ends = Kleuren stoppen
totem-option-colour_ends-hint = Wanneer kleurpijlen niet meer tellen: pas als ze bedekt zijn, of al na het eerste kleurduel.
totem-value-colour_ends-covered = Als ze bedekt zijn
totem-value-colour_ends-first_duel = Na één duel

totem-option-pace_ms = Eigen tempo
totem-option-pace_ms-hint = De tijd tussen twee kaarten als het tempo een eigen is.
totem-option-air_ms = Kaart in de lucht
totem-option-air_ms-hint = Hoelang een kaart draait voor je hem ziet.
totem-option-min_gap_ms = Kortste tussentijd
totem-option-min_gap_ms-hint = Op zijn vroegst zo lang na een kaart mag de volgende met een toets worden omgedraaid.
totem-option-flip_timeout_ms = Geduld
totem-option-flip_timeout_ms-hint = Na zo veel tijd zonder toets draait de tafel de kaart om.
totem-option-flip_timeout = Draai voor slapers
totem-option-flip_timeout-hint = De tafel draait de kaart om van wie te lang wacht.
totem-option-grace_ms = Respijt
totem-option-grace_ms-hint = Hoelang een late greep nog niets kost nadat een treffer weg is.
totem-option-tie_ms = Gelijktijdig
totem-option-tie_ms-hint = Zo dicht bij elkaar zijn grepen gelijktijdig, en dan beslist de voorrang.
totem-option-error_lock_ms = Rust na misgreep
totem-option-error_lock_ms-hint = Hoelang een hand na een misgreep moet wachten.
totem-option-spent_lock_ms = Rust na vervallen
totem-option-spent_lock_ms-hint = Hoelang een hand moet wachten die naar een vervallen duel greep.
totem-option-grip_ms = Greep
totem-option-grip_ms-hint = Hoelang de toets bij een vaste greep ingedrukt moet blijven.
totem-option-hold_ms = Houden
totem-option-hold_ms-hint = Hoelang de totem blijft bij wie hem greep.
totem-option-choice_ms = Tijd om te kiezen
totem-option-choice_ms-hint = Hoelang je kunt kiezen tussen duel en stormloop.
totem-option-count_step_ms = Tellen
totem-option-count_step_ms-hint = De tijd tussen een, twee en drie na pijlen naar buiten.
totem-option-rush_ms = Stormloop
totem-option-rush_ms-hint = Hoelang een stormloop open blijft als niemand grijpt.
totem-option-dead_ms = Stille tafel
totem-option-dead_ms-hint = Hoelang er wordt gewacht als geen hand nog een stapel heeft.
totem-option-debounce_ms = Toetsrust
totem-option-debounce_ms-hint = Komt dezelfde toets sneller dan dit nog eens, dan telt hij maar één keer.

## Op een telefoon

totem-pad-grab = Grijpen
totem-pad-grab-left = Linkerhand
totem-pad-grab-right = Rechterhand
totem-pad-flip = Omdraaien
totem-pad-flip-left = Links omdraaien
totem-pad-flip-right = Rechts omdraaien
totem-pad-says = Grijp als je een treffer ziet. Een misgreep kost kaarten.
totem-pad-out = Je hebt geen kaarten meer. Kijk naar de anderen.

## Weigeringen

refusal-totem-seats = Totem is voor 2 tot 10 spelers.
refusal-totem-automatic = De kaarten worden vanzelf omgedraaid.
refusal-totem-wait = Wacht.
refusal-totem-empty-deck = Je stapel is leeg: raak je open kaarten kwijt.
refusal-totem-not-your-turn = Je bent niet aan de beurt.
refusal-totem-nothing-to-choose = Er valt niets te kiezen.
refusal-totem-over = Het spel is afgelopen.
refusal-totem-not-over = Dit spel is nog bezig.
refusal-totem-not-endless = Alleen een eindeloze partij kan worden gestopt.
refusal-totem-no-knock = In dit spel kan de totem niet vallen.
refusal-totem-unsure = Een druk die { $ms } ms onzeker is, telt hier niet. Hoogstens { $most } ms mag.
refusal-totem-unknown-hand = Hand { $hand } is er niet. Wel: { $allowed }.
refusal-totem-unknown-choice = { $what } is geen keuze. Kies duel of stormloop.
refusal-totem-time-backwards = De klok stond al op { $now } ms, dus bij { $t } ms kan niets meer gebeuren.

## Tafel

totem-hand-right = { $name }, rechts
totem-hand-left = { $name }, links
totem-turn-key = { $key } draait
totem-your-key = je toets
totem-side-right = rechts
totem-side-left = links
totem-ignored-locked = Even geblokkeerd.
totem-nothing-open = Misgreep: er lag geen kaart open.
totem-won-series = { $names } wint de reeks
totem-bot-adaptive = Past aan
totem-bot-easy = Simpel
totem-bot-medium = Medium
totem-bot-hard = Lastig
totem-bot-expert = Expert
totem-place = { NUMBER($place) ->
    [1] Eerst uit
   *[other] Plaats { $place }
}
totem-open-cards = { $count } open
totem-colours = Kleuren tellen
totem-let-go = Laat je toets los
totem-then = { ", " }
totem-right-of-way = Voorrang bij gelijktijdig: { $names }.
totem-has-it = { $name } heeft de totem
totem-wrong-grab = Misgreep: { $name }
totem-time = { $ms } ms
totem-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
totem-late = { $ms } ms
totem-press-tied = { $name } { $ms } ms, gelijktijdig
totem-press-forgiven = { $name } { $ms } ms, geen treffer: vergeven
totem-press-second_error = { $name } { $ms } ms, ook geen treffer
totem-press-beaten = { $name } { $ms } ms
totem-news-duel = { $count ->
    [one] { $names } neemt de kaarten.
   *[other] { $names } nemen de kaarten.
}
totem-differ-twins = Twee vormen: kijk in de cirkel.
totem-differ-shape = Twee vormen: geen treffer.
totem-differ-colour = Nu tellen kleuren: deze zijn anders.
totem-differ-special = Pijlen passen bij geen kaart.
totem-differ-bare = Zonder open kaart is er geen treffer.
totem-differ-alone = Geen andere kaart lag open.
totem-differ-spent = Een treffer, maar die telt niet.
totem-news-three = Drie kaarten in één kleur: met z’n drieën mag dan iedereen grijpen.
totem-news-rush = De open kaarten van { $name } gaan onder de totem.
totem-news-punished = { $name } neemt { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
totem-more-presses = en nog { $count }
totem-tie = Gelijktijdig: { $name } stond hoger in de voorrang.
totem-ask-next = Het spel is afgelopen.
totem-do-next = Volgend spel delen
totem-do-stop = Reeks stoppen
totem-ask-go-on = De klok staat stil.
totem-do-go-on = Verder
totem-ask-nothing = Omdraaien, kijken, grijpen.
totem-choose = { $name }: duel of stormloop?
totem-choice-duel = Duel
totem-choice-rush = Stormloop
totem-choice-duel-means = { $losers } { $count ->
    [one] neemt
   *[other] nemen
} je { $pile ->
    [one] kaart
   *[other] { $pile } kaarten
}{ $pot ->
    [0] .
    [one] { " " }en die ene onder de totem.
   *[other] { " " }en de { $pot } onder de totem.
}
totem-choice-rush-means = { $pile ->
    [one] Je kaart gaat
   *[other] Je { $pile } kaarten gaan
} onder de totem, en jij draait als volgende om.
totem-ignored-late = Te laat: geen straf.
totem-ignored-spent = Dat duel was vervallen.
totem-ignored-out = Deze hand is uit.
totem-ignored-wrong_hand = Verkeerde hand: die moet even wachten.
totem-log-dealt = Spel { $game }: { $name } draait als eerste om.
totem-log-grabbed = { $name } had de totem na { $time }.
totem-log-first = { $name } had de totem na { $time }, voor { $others }.
totem-log-beaten = { $name } ({ $when ->
    [later] { $ms } ms later
    [sooner] { $ms } ms eerder
   *[same] op hetzelfde moment
})
totem-log-tie = Gelijktijdig: { $name } had voorrang op { $others }, na { $time }.
totem-log-duel = { $name } won het duel. De kaarten gingen naar { $losers }.
totem-log-rush = { $name } won de stormloop: die open kaarten gaan onder de totem.
totem-log-last-card = { $count ->
    [one] { $names } verloor de stormloop met een laatste kaart en neemt alle open kaarten.
   *[other] { $names } verloren de stormloop met hun laatste kaarten en delen alle open kaarten.
}
totem-log-punished = { $name } greep mis en nam { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
totem-log-new-deck-coloured = { $name }: kleurpijlen als laatste kaart. De open kaarten zijn een nieuwe stapel.
totem-log-new-deck-special = { $name }: alleen een speciale kaart over. De open kaarten zijn een nieuwe stapel.
totem-log-new-deck-dead = { $name }: niemand kon omdraaien. De open kaarten zijn een nieuwe stapel.
totem-log-pot-dealt-out = Alle kaarten kwamen drie keer langs, en niemand had de totem. { $count ->
    [one] De kaart onder de totem ligt
   *[other] Alle { $count } kaarten onder de totem liggen
} nu onder de stapels.
totem-log-slipped = De totem glipte { $name } uit de hand. Het duel is vervallen.
totem-log-rule-colour = Nu tellen kleuren.
totem-log-rule-shape = Nu tellen weer vormen.
totem-log-out = { $count ->
    [one] { $names } is alle kaarten kwijt.
   *[other] { $names } zijn alle kaarten kwijt.
}
totem-log-rush-lapsed = Niemand greep. Het spel gaat door.
totem-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
totem-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
totem-won-nobody = Gelijkspel
totem-why-out = Als eerste alle kaarten kwijt.
totem-why-both_hands = Beide handen zijn alle kaarten kwijt.
totem-why-fewer_cards = Elk één hand uit: minder kaarten over.
totem-why-first_out = Elk één hand uit en evenveel kaarten: als eerste uit.
totem-why-draw = Beiden tegelijk uit, met evenveel kaarten.
totem-series-goes-on = Spel { $game } van de reeks. ‘Nog eens’ deelt het volgende.
totem-series-over = De reeks is afgelopen na spel { $game }.
totem-stat-of = { $won } / { $lost }
totem-stat-games = Spellen gewonnen
totem-stat-duels = Duels gewonnen / verloren
totem-stat-rushes = Stormlopen gewonnen
totem-stat-errors = Misgrepen
totem-stat-missed = Gemist
totem-stat-median = Mediaan tijd
totem-stat-best = Beste tijd
totem-stat-none = –

## Statistiek over veel spellen

totem-figure-duels_won = Duels gewonnen
totem-figure-duels_lost = Duels verloren
totem-figure-rushes_won = Stormlopen gewonnen
totem-figure-errors = Misgrepen
totem-figure-missed = Treffers gemist
totem-figure-reactions = Reactietijden
totem-figure-reactions-trend = Mediaan per spel, in ms

## Woorden van het spel: in de regels, en waar de muis op de tafel rust

totem-term-deck = Stapel
totem-term-deck-means = De dichte kaarten van een speler. Het getal op het bordje zegt hoeveel er nog om te draaien zijn.
totem-term-pile = Open kaarten
totem-term-pile-means = Wat een speler heeft omgedraaid. Alleen de bovenste kaart telt, en ze moeten allemaal weg voor je wint.
totem-term-pot = Pot
totem-term-pot-means = De kaarten onder de totem. Wie het volgende duel verliest of als volgende misgrijpt, neemt ze.
totem-term-match = Treffer
totem-term-match-means = Twee of meer bovenste kaarten met dezelfde vorm, of met dezelfde kleur zolang kleuren tellen.
totem-term-duel = Duel
totem-term-duel-means = De strijd om een treffer: van wie de kaarten zijn, wint wie de totem het eerst grijpt; de anderen nemen de kaarten.
totem-term-rush = Stormloop
totem-term-rush-means = Iedereen mag grijpen; wie het eerst is, legt de eigen open kaarten in de pot en draait als volgende om.
totem-term-inward = Pijlen naar binnen
totem-term-inward-means = Worden ze omgedraaid, dan mag iedereen grijpen. Daarna zijn ze alleen een kaart waar niets bij past.
totem-term-outward = Pijlen naar buiten
totem-term-outward-means = Worden ze omgedraaid, dan draait iedereen op drie een kaart om. Daarna past er niets bij.
totem-term-coloured = Kleurpijlen
totem-term-coloured-means = Zolang ze boven op een open stapel liggen, zijn gelijke kleuren een treffer in plaats van gelijke vormen.
totem-term-colours = Kleuren tellen
totem-term-colours-means = Er liggen kleurpijlen bovenop: gelijke kleuren zijn nu een treffer, gelijke vormen niet.
totem-term-wrong = Misgreep
totem-term-wrong-means = Een greep zonder stormloop en zonder eigen treffer. Wie zo grijpt, neemt alle open kaarten en de pot.
totem-term-spent = Vervallen
totem-term-spent-means = Een treffer waar een andere greep voorging. De kaarten zijn bleek en tellen niet meer.
totem-term-resting = Rustende hand
totem-term-resting-means = Een hand met een grijs bordje kan even niet grijpen.
totem-term-out = Uit
totem-term-out-means = Alle kaarten kwijt. Wie het eerst uit is, wint.
totem-term-twins = Dubbelgangers
totem-term-twins-means = Vormen die in één kleinigheid verschillen. Ze zijn geen treffer.
totem-term-way = Voorrang
totem-term-way-means = De lijst die beslist bij gelijktijdig grijpen: wie het hoogst staat, wint en gaat naar het eind.

## Tips voor een eerste spel

totem-hint-aim = Raak als eerste je kaarten kwijt: heeft je bovenste kaart dezelfde vorm als een andere, grijp dan het eerst de totem, met { $key }.
totem-hint-duel = Je bovenste kaart had een treffer. Wees de volgende keer sneller met { $key }, en de ander neemt de kaarten.
totem-hint-rush = Pijlen naar binnen: iedereen mag grijpen. Wie het eerst is, is alle open kaarten kwijt.
totem-hint-wrong = Een misgreep neemt open kaarten. Grijp buiten een stormloop alleen bij een treffer met je eigen bovenste kaart, en kijk twee keer.
totem-hint-outward = Pijlen naar buiten: op drie draait iedereen tegelijk een kaart om.
totem-hint-colours = Kleurpijlen boven op een open stapel: nu zijn gelijke kleuren een treffer, niet gelijke vormen.
totem-hint-three = Drie in een kleur: jullie mogen alle drie grijpen. Wie het eerst is, is alle open kaarten kwijt.
totem-hint-deck = Je stapel is leeg. Win nu een duel of een stormloop, en je bent al je kaarten kwijt.
totem-hint-hand = Een van je stapels is leeg. Win met die hand een duel of een stormloop, en die is uit.
totem-hint-tie = Dat was gelijktijdig. De voorrang besliste; F2 toont de lijst.

## De eerste les

totem-lesson-first = Eerste les: de greep
totem-lesson-first-after = Hoe snel het gaat, kies je bij de plaatsen, en ook hoe goed de anderen zijn.
totem-lesson-first-grab = De ene kaart na de andere wordt omgedraaid. Raak al de jouwe kwijt: zodra je kaart dezelfde vorm heeft als een andere, in welke kleur ook, doen jullie samen wie het eerst bij de totem is. Wacht tot er twee gelijk zijn en grijp dan: { $key }, of druk op de totem.
refusal-totem-lesson-first-grab = Nog niet: geen twee vormen zijn gelijk. Wie misgrijpt, krijgt kaarten.
totem-lesson-first-twins = Jij was het eerst: de ander nam beide stapels, dus je hebt nu minder kaarten. Maar kijk goed: sommige vormen zijn bijna tweelingen, en een misgreep kost je kaarten. Grijp als de jouwe echt gelijk is aan een andere.
refusal-totem-lesson-first-twins = Bijna, maar niet gelijk! In een partij had je dat kaarten gekost.
totem-lesson-first-rush = Goed gezien. Nu een speciale kaart: pijlen die naar binnen wijzen. Verschijnen ze, dan grijpt iedereen, treffer of niet, en wie het snelst is, is de eigen open kaarten kwijt. Grijp zodra je ze ziet.
refusal-totem-lesson-first-rush = Nog niet: geen treffer, en geen pijlen die naar binnen wijzen.
totem-lesson-first-faster = Je open kaarten liggen onder de totem. Bij pijlen naar buiten draait iedereen tegelijk een kaart om, en bij gekleurde tellen kleuren in plaats van vormen. Nu zo snel als in een partij. Klaar?
totem-lesson-first-race = Ogen op de kaarten. Grijp als de jouwe een treffer heeft!
refusal-totem-lesson-first-race = Nog niet. Kijk nog eens!
totem-lesson-first-end = Dat was het! Wie geen kaart meer heeft, niet in de stapel en niet open, wint.
