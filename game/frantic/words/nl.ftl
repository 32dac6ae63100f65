## In de kast

frantic-title = Frantic
frantic-about = Maak als eerste je hand leeg, wees gemeen tegen de rest, en overleef wat er gebeurt.
frantic-players = 2 tot 8 spelers
frantic-length = ongeveer 45 minuten

## Plaatsen

frantic-bot-easy = Simpel
frantic-bot-normal = Normaal
frantic-bot-hard = Lastig
frantic-bot-expert = Expert

## Opties

frantic-option-preset = Kaarten
frantic-option-preset-hint = Welke modules in het spel zijn, of een eigen keuze.
frantic-value-preset-chaos = Klassieke chaos
frantic-value-preset-first = Eerste spel
frantic-value-preset-supercharged = Supercharged
frantic-value-preset-pandemonium = Pandemonium
frantic-value-preset-everything = Alles
frantic-value-preset-own = Eigen keuze
frantic-option-troublemaker = Troublemaker
frantic-option-troublemaker-hint = 22 kaarten en 14 gebeurtenissen: dieven, ruil en meer kattenkwaad.
frantic-option-supercharge = Supercharge
frantic-option-supercharge-hint = Powerkaarten voor iedereen, 15 kaarten en negen gebeurtenissen.
frantic-option-pandora = Pandora’s Box
frantic-option-pandora-hint = Een vijfde kleur, en regelkaarten die elke ronde wisselen.
frantic-option-fan = Fankaarten
frantic-option-fan-hint = Zeven kaarten en zeven gebeurtenissen waar spelers om vroegen.
frantic-option-promo = Promokaarten
frantic-option-promo-hint = Error 404, een gouden kaart en twee gebeurtenissen.
frantic-option-blank = Lege kaarten
frantic-option-blank-hint = Kaarten en een gebeurtenis die jullie zelf maken.
frantic-option-blank_play = Lege kaart
frantic-option-blank_play-hint = De gedrukte kaart, of een die je in de werkplaats maakte.
frantic-option-blank_event = Lege gebeurtenis
frantic-option-blank_event-hint = De gedrukte gebeurtenis, of een die je in de werkplaats maakte.
frantic-option-do_it_yourself = Do It Yourself
frantic-option-do_it_yourself-hint = De gedrukte kaart, of een die je in de werkplaats maakte.
frantic-option-pandoras_box = Kaart Pandora’s Box
frantic-option-pandoras_box-hint = De gedrukte gebeurtenis, of een die je in de werkplaats maakte.
frantic-option-scores = Punten tellen
frantic-option-scores-hint = Er worden rondes gespeeld tot iemand over de grens gaat. Zonder tellen is één ronde het spel.
frantic-option-length = Lengte
frantic-option-length-hint = Bij hoeveel punten het spel eindigt; dat hangt af van het aantal spelers.
frantic-value-length-medium = Middellang
frantic-value-length-short = Kort
frantic-value-length-long = Lang
frantic-value-length-own = Eigen grens
frantic-option-limit = Grens
frantic-option-limit-hint = Het spel eindigt met de ronde waarin iemand meer punten heeft dan dit.
frantic-value-limit = { $count } punten
frantic-option-hand = Handkaarten
frantic-option-hand-hint = Hoeveel kaarten iedereen krijgt. Met minder duurt een ronde korter.
frantic-value-hand-7 = 7 kaarten
frantic-value-hand-6 = 6 kaarten
frantic-value-hand-5 = 5 kaarten
frantic-value-hand-4 = 4 kaarten
frantic-option-names = Kaartnamen
frantic-option-names-hint = Hoe grof de kaarten mogen zijn.
frantic-value-names-mild = Mild
frantic-value-names-family = Familie
frantic-value-names-original = Als gedrukt
frantic-option-first_dealer = Eerste deler
frantic-option-first_dealer-hint = Wie de eerste ronde deelt.
frantic-value-first_dealer-random = Toeval
frantic-value-first_dealer-1 = Plaats 1
frantic-value-first_dealer-2 = Plaats 2
frantic-value-first_dealer-3 = Plaats 3
frantic-value-first_dealer-4 = Plaats 4
frantic-value-first_dealer-5 = Plaats 5
frantic-value-first_dealer-6 = Plaats 6
frantic-value-first_dealer-7 = Plaats 7
frantic-value-first_dealer-8 = Plaats 8
frantic-option-rule_cards = Regelkaarten
frantic-option-rule_cards-hint = Hoeveel regelkaarten er in een ronde gelden, met Pandora’s Box.
frantic-value-rule_cards-0 = Geen
frantic-value-rule_cards-1 = 1
frantic-value-rule_cards-2 = 2
frantic-value-rule_cards-3 = 3
frantic-value-rule_cards-4 = 4
frantic-value-rule_cards-5 = 5
frantic-option-powers = Powerkaarten per beurt
frantic-option-powers-hint = Hoeveel powerkaarten je in één beurt mag gebruiken, met Supercharge.
frantic-value-powers-1 = Eén
frantic-value-powers-2 = Twee
frantic-value-powers-any = Zo veel je wilt
frantic-option-game_end = Eind van het spel
frantic-option-game_end-hint = Of iemand over de grens moet gaan, of die alleen moet halen.
frantic-value-game_end-passed = Over de grens
frantic-value-game_end-reached = Gehaald
frantic-option-gambling_man = Gambling Man
frantic-option-gambling_man-hint = Nieuw: de op een na laagste kaart neemt alles. Oud: het hoogste getal van de laatste kleur.
frantic-value-gambling_man-new = Nieuwe regel
frantic-value-gambling_man-old = Oude regel
frantic-option-mimicry_reacts = Mimicry reageert
frantic-option-mimicry_reacts-hint = Mimicry mag als reactiekaart ertussen worden gegooid.
frantic-option-must_follow = 2nd Chance moet
frantic-option-must_follow-hint = Wie een kaart heeft die op 2nd Chance past, moet die spelen. Zonder dit mag je ook trekken.
frantic-option-prompts = Reacties
frantic-option-prompts-hint = Wie voor een gebeurtenis en aan het eind van een ronde iets wordt gevraagd. Vraag je alleen wie kan reageren, dan verraadt dat wie het kan.
frantic-value-prompts-auto = Zoals het past
frantic-value-prompts-always = Iedereen vragen
frantic-value-prompts-holders = Alleen wie het kan
frantic-option-timer = Bedenktijd
frantic-option-timer-hint = Is de tijd om, dan wordt je beurt voor je gespeeld: trekken en passen.
frantic-value-timer-off = Uit
frantic-value-timer-30 = 30 seconden
frantic-value-timer-60 = 60 seconden
frantic-option-blind = Blind nemen
frantic-option-blind-hint = Blind genomen kaarten kiest het toeval, of je wijst een rug aan.
frantic-value-blind-random = Toeval
frantic-value-blind-point = Kaart aanwijzen

## Weigeringen

refusal-frantic-seats = Frantic is voor 2 tot 8 spelers.
refusal-frantic-over = Het spel is afgelopen.
refusal-frantic-first-dealer = Plaats { $number } kan niet als eerste delen: hier zitten er maar { $seats }. Kies een andere eerste deler, of neem er een plaats bij.
refusal-frantic-no-such-seat = Een plaats { $number } is er niet aan deze tafel.
refusal-frantic-not-now = Dat kan nu niet.
refusal-frantic-not-your-turn = Je bent niet aan de beurt: { $name } is gevraagd.
refusal-frantic-done-already = Je hebt al gekozen.
refusal-frantic-not-held = Die kaart heb je niet.
refusal-frantic-misfit = { $needed ->
    [black] Die kaart past niet: gevraagd is een zwarte kaart of een wenskaart.
    [number] Die kaart past niet: gevraagd is { frantic-number-named }.
    [colour] Die kaart past niet: gevraagd is { frantic-colour-named }.
    [symbol] Die kaart past niet: gevraagd is { frantic-symbol-named } of een wenskaart.
    [colour-number] Die kaart past niet: gevraagd is { frantic-colour-named } of { frantic-number-named }.
   *[colour-symbol] Die kaart past niet: gevraagd is { frantic-colour-named } of { frantic-symbol-named }.
}
refusal-frantic-black-on-black = Zwart kan niet op zwart.
refusal-frantic-special-on-number = Speciale kaarten met een kleur passen niet op een getal.
refusal-frantic-swap-colour = Colour Swap heeft een van zijn twee kleuren op de stapel nodig.
refusal-frantic-no-colour-to-take = Er is geen kleur die Mimicry kan overnemen.
refusal-frantic-no-imitation = Die kaart kan Mimicry niet nadoen.
refusal-frantic-mimicry-stays = Mimicry kan in dit spel niet ertussen worden gegooid.
refusal-frantic-unplayable = Deze kaart kan niet worden gespeeld.
refusal-frantic-ten-cards = Hiervoor heb je precies tien handkaarten nodig; je hebt er { $count }.
refusal-frantic-not-last = The End kan alleen je laatste kaart zijn.
refusal-frantic-sealed = Speciale kaarten zijn verzegeld.
refusal-frantic-blocked = Die kleur is geblokkeerd.
refusal-frantic-drawn-already = Je hebt al getrokken.
refusal-frantic-draw-first = Trek eerst, dan mag je passen.
refusal-frantic-must-follow = Je hebt een kaart die past: speel die.
refusal-frantic-not-yourself = Dat gaat niet: jezelf kun je niet noemen.
refusal-frantic-marked = Dat gaat niet: { $name } slaat al een beurt over.
refusal-frantic-not-fewer = Dat gaat niet: { $name } heeft niet minder kaarten dan jij.
refusal-frantic-has-more = Dat gaat niet: { $name } heeft meer kaarten dan jij.
refusal-frantic-no-powers = Dat gaat niet: { $name } heeft geen powerkaart.
refusal-frantic-named-already = Dat gaat niet: { $name } is al genoemd.
refusal-frantic-protected = Dat gaat niet: { $name } is beschermd.
refusal-frantic-name-first = Noem eerst een speler.
refusal-frantic-share-first = Verdeel eerst de kaarten.
refusal-frantic-parts = { $count ->
    [6] De delen moeten samen zes zijn.
   *[4] De delen moeten samen vier zijn.
}
refusal-frantic-not-given-away = Die kaart mag je niet zelf weggeven.
refusal-frantic-exactly = { $count ->
    [one] Kies precies { $count } kaart.
   *[other] Kies precies { $count } kaarten.
}
refusal-frantic-not-ten = Deze kaarten zijn samen { $points }, niet 10.
refusal-frantic-wish-first = Doe eerst je wens.
refusal-frantic-no-such-wish = Dat kun je niet wensen.
refusal-frantic-exit-colour = Kies een van de kleuren die de kaart kan achterlaten.
refusal-frantic-blocked-already = Die kleur kan niet worden geblokkeerd.
refusal-frantic-cannot-react = Hierop kun je niet reageren.
refusal-frantic-too-late = Te laat, of het is je eigen beurt: geen bescherming.
refusal-frantic-nobody-out = Nice Try past alleen als er iemand uit is.
refusal-frantic-pass-or-throw = Laat het gebeuren, of gooi er een reactiekaart tussen.
refusal-frantic-no-power = Die powerkaart kan nu niet: je hebt hem niet.
refusal-frantic-power-is-up = Die powerkaart kan nu niet: hij ligt al open.
refusal-frantic-power-fresh = Die powerkaart kan nu niet: hij kwam pas deze beurt.
refusal-frantic-power-alone = Die powerkaart kan nu niet: bij deze kaart gaat geen powerkaart.
refusal-frantic-power-special = Die powerkaart kan nu niet: er hoort een speciale kaart bij.
refusal-frantic-power-number = Die powerkaart kan nu niet: er hoort een cijferkaart bij.
refusal-frantic-power-with-card = Die powerkaart kan nu niet: draai hem om bij een kaart die je speelt.
refusal-frantic-power-enough = Die powerkaart kan nu niet: deze beurt geen meer.
refusal-frantic-not-recharged = Kies een van je powerkaarten die voor deze beurt is gebruikt.
refusal-frantic-no-such-power = Daar ligt geen powerkaart om te kiezen.
refusal-frantic-victim-lacks = Die kaart zit niet in de hand die je bekijkt.
refusal-frantic-not-in-row = Dat gaat niet: de kaart ligt daar niet, of hij is al weg.
refusal-frantic-not-in-pile = Dat gaat niet: de kaart ligt niet onder de bovenste.
refusal-frantic-not-laid-out = Dat gaat niet: kies een van de omgedraaide gebeurtenissen.
refusal-frantic-not-repeated = Dat gaat niet: kies een gebeurtenis van deze ronde, maar niet Repeat.
refusal-frantic-own-pile = Dat gaat niet: je moet een stapel nemen die niet van jou was.
refusal-frantic-pile-gone = Dat gaat niet: die stapel is al verdeeld.
refusal-frantic-too-low = Dat gaat niet: de kaart moet minstens { $points } tellen.
refusal-frantic-must-lay = Dat gaat niet: de eerste kaart moet gelegd worden.
refusal-frantic-not-last-colour = Leg een cijferkaart van de laatst gespeelde kleur.
refusal-frantic-no-twin = Alleen gekleurde kaarten met het getal { $number } mogen volgen.
refusal-frantic-give-all = Geef eerst al deze kaarten weg.
refusal-frantic-next-card = Geef de kaarten weg in de volgorde waarin ze liggen.
refusal-frantic-confirm-first = Zeg eerst dat je het gezien hebt.
refusal-frantic-yes-or-no = Zeg ja of nee.
refusal-frantic-point = Wijs een van de { $count } kaarten aan.
refusal-frantic-composed-form = Deze kaart is niet te lezen: { frantic-composed-named }.
refusal-frantic-composed-steps = Een kaart mag hoogstens drie stappen en één gebeurtenis hebben: { frantic-composed-named }.
refusal-frantic-composed-name = Een naam heeft 1 tot 24 tekens: { frantic-composed-named }.
refusal-frantic-composed-type = Die soort kan hier niet: { frantic-composed-named }.
refusal-frantic-composed-twice = Twee kaarten kunnen niet hetzelfde heten: { frantic-composed-named }.
refusal-frantic-composed-icon = Dat plaatje is er niet: { frantic-composed-named }.

## Woorden van het spel

frantic-colour-named = { $colour ->
    [red] rood
    [blue] blauw
    [yellow] geel
    [green] groen
    [violet] violet
   *[black] zwart
}
frantic-colour-red = Rood
frantic-colour-blue = Blauw
frantic-colour-yellow = Geel
frantic-colour-green = Groen
frantic-colour-violet = Violet
frantic-colour-black = Zwart
frantic-number-named = een { $number }
frantic-symbol-named = { $symbol ->
    [second_chance] { frantic-card-second_chance }
    [exchange] { frantic-card-exchange }
    [gift] { frantic-card-gift }
    [skip] { frantic-card-skip }
    [thief] { frantic-card-thief }
    [troublemaker] { frantic-card-troublemaker }
    [recharge] { frantic-card-recharge }
    [colour_swap] { frantic-card-colour_swap }
    [fantastic] { frantic-card-fantastic }
    [fantastic_four] { frantic-card-fantastic_four }
    [counterattack] { frantic-card-counterattack }
    [equality] { frantic-card-equality }
    [nice_try] { frantic-card-nice_try }
    [special_favours] { frantic-card-special_favours }
    [inequality] { frantic-card-inequality }
    [lucky_bastard] { frantic-card-lucky_bastard }
    [update] { frantic-card-update }
    [edison] { frantic-card-edison }
    [do_it_yourself] { frantic-card-do_it_yourself }
    [special_fantastic] { frantic-card-special_fantastic }
    [fantastic_event] { frantic-card-fantastic_event }
    [error_404] { frantic-card-error_404 }
    [mimicry] { frantic-card-mimicry }
    [fuck_you] { frantic-card-fuck_you }
    [golden_fuck_you] { frantic-card-golden_fuck_you }
    [the_end] { frantic-card-the_end }
   *[blank_play] de zelfgemaakte kaart
}
frantic-composed-named = { $card ->
    [do_it_yourself] Do It Yourself
    [pandoras_box] Pandora’s Box
    [blank_play] de lege kaart
   *[blank_event] de lege gebeurtenis
}
frantic-needs-colour = { frantic-colour-named }
frantic-needs-number = { $number }
frantic-needs-colour-number = { frantic-colour-named } of { $number }
frantic-needs-symbol = { frantic-symbol-named }
frantic-needs-colour-symbol = { frantic-colour-named } of { frantic-symbol-named }
frantic-needs-black = zwart
frantic-needs-free = alles
frantic-cause-out = Er is iemand uit
frantic-cause-empty_pile = De trekstapel is op
frantic-cause-doomsday = Doomsday
frantic-cause-finish_line = Finish Line
frantic-cause-time_bomb = Time Bomb
frantic-cause-the_end = The End

## Wat er gebeurde

frantic-log-round = Ronde { $number }: { $name } deelt.
frantic-log-first = De eerste kaart: { $card }.
frantic-log-played = { $name }: { $card }
frantic-log-imitates = { $name }: { $card } als { $other }
frantic-log-power = { $name } draait { $power } om.
frantic-log-power-acts = { $power } werkt.
frantic-log-drew = { $name } trekt { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
frantic-log-passed = { $name } past.
frantic-log-skipped = { $name } slaat een beurt over.
frantic-log-marked = { $name } slaat de volgende beurt over.
frantic-log-wished = { $name } wenst { $what }.
frantic-log-used = { $name } gebruikt { $card }.
frantic-log-left-out = { $name } laat het effect weg.
frantic-log-risked = { $name } waagt het.
frantic-log-no-risk = { $name } waagt niets.
frantic-log-victims = { $card }: { $name } noemt { $victims }.
frantic-log-share = { $name } verdeelt { $parts }.
frantic-log-part = { $count } voor { $name }
frantic-log-named = { $name } noemt { $other }.
frantic-log-thrown = { $name } gooit { $card } ertussen en wenst { $what }.
frantic-log-fizzled = { $card }: er is niemand meer te noemen.
frantic-log-hand-seen = { $name } bekijkt de hand van { $other }.
frantic-log-hands-open = { $victims } tonen hun hand.
frantic-log-specials = { $name }: { $count ->
    [one] 1 speciale kaart.
   *[other] { $count } speciale kaarten.
}
frantic-log-given = { $name } geeft { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} aan { $other }.
frantic-log-took-up = { $name } neemt { $count ->
    [one] 1 kaart op.
   *[other] { $count } kaarten op.
}
frantic-log-discarded = { $name } legt af: { $cards }.
frantic-log-turned-over = Omgedraaid: { $cards }.
frantic-log-triggered = { $name } lokt een gebeurtenis uit.
frantic-log-event = { $event }! { $text }
frantic-log-protected = { $name } is beschermd.
frantic-log-laid-out = Te kiezen: { $events }.
frantic-log-events-shuffled = De gebeurtenissen worden opnieuw geschud.
frantic-log-piles = { $name } krijgt de stapel van { $other }.
frantic-log-total = { $name }: { $change }, nu { $total }.
frantic-log-seats = { $name } en { $other } wisselen van plaats.
frantic-log-limit = De grens is nu { $limit }.
frantic-log-bomb = { $name }: { $left ->
    [0] de laatste beurt.
    [one] hierna nog 1 beurt.
   *[other] hierna nog { $left } beurten.
}
frantic-log-powers = { $name } krijgt { $count ->
    [one] 1 powerkaart.
   *[other] { $count } powerkaarten.
}
frantic-log-powers-back = { $name } legt { $count ->
    [one] 1 powerkaart
   *[other] { $count } powerkaarten
} terug.
frantic-log-powers-swapped = { $name } en { $other } ruilen een powerkaart.
frantic-log-blocked = { $what } is geblokkeerd.
frantic-log-unblocked = De blokkade is voorbij.
frantic-log-sealed = Speciale kaarten zijn verzegeld.
frantic-log-unsealed = Het zegel is verbroken.
frantic-log-direction = Het gaat nu andersom.
frantic-log-rules = Nieuwe regel: { $rules }.
frantic-log-rules-back = De oude regels zijn weg.
frantic-log-ran-out = De trekstapel is op: de ronde eindigt.
frantic-log-ended = De ronde is voorbij. { $cause }.
frantic-log-won = { $victims } { $count ->
    [one] is uit.
   *[other] zijn uit.
}
frantic-log-scored = { $name }: { $points }, nu { $total }.
frantic-log-counted = { $name }: { $count ->
    [one] 1 punt.
   *[other] { $count } punten.
}

## Wat wordt gevraagd, zoals iedereen het mag horen; $asked is aan hoeveel, in $names

frantic-aloud-ready = { $names } { $asked ->
    [one] is
   *[other] zijn
} nog niet klaar …
frantic-aloud-scores = { $names } { $asked ->
    [one] bekijkt
   *[other] bekijken
} de stand …
frantic-aloud-play = { $names } speelt een kaart of trekt …
frantic-aloud-play-drawn = { $names } speelt een kaart of past …
frantic-aloud-more = { $names } speelt de beurt uit …
frantic-aloud-use = { $names } mag { $card } gebruiken …
frantic-aloud-golden = { $names } mag { $card } weggeven …
frantic-aloud-victim = { $names } kiest wie { $card } treft …
frantic-aloud-shares = { $card }: { $names } verdeelt de kaarten …
frantic-aloud-replacement = { $other } is beschermd. { $names } noemt iemand anders …
frantic-aloud-cards = { $names } legt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} opzij …
frantic-aloud-cards-for = { $names } kiest { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} voor { $other } …
frantic-aloud-wish-colour = { $names } wenst een kleur …
frantic-aloud-wish-number = { $names } wenst een getal …
frantic-aloud-wish-either = { $names } wenst een kleur of een getal …
frantic-aloud-wish-special = { $names } wenst een kleur of een speciale kaart …
frantic-aloud-exit = { $names } kiest de kleur die blijft …
frantic-aloud-imitation = { $names } kiest wat Mimicry nadoet …
frantic-aloud-target = { $names } mag reageren op { $card } van { $other } …
frantic-aloud-event-window = Er komt een gebeurtenis: { $names } mag reageren …
frantic-aloud-nice-try = { $victims } { $out ->
    [one] is
   *[other] zijn
} uit: { $names } mag reageren …
frantic-aloud-follow = { $names } speelt nog een kaart of trekt …
frantic-aloud-thief = { $names } neemt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van { $other } …
frantic-aloud-blind = { $names } wijst een kaart van { $other } aan …
frantic-aloud-recharge = { $names } kiest een powerkaart die weer dicht gaat …
frantic-aloud-edison = { $names } kiest een powerkaart van { $other } …
frantic-aloud-update = { $names } kiest een powerkaart die teruggaat …
frantic-aloud-swap-meet = { $names } kiest met wie van hand te ruilen …
frantic-aloud-blockade = { $names } blokkeert een kleur …
frantic-aloud-recycling = { $names } kiest wie de kaart krijgt …
frantic-aloud-special-charge = { $names } kiest wie voor speciale kaarten trekt …
frantic-aloud-random-chance = { $names } speelt een kaart naar keuze …
frantic-aloud-lay = { $names } { $asked ->
    [one] legt een kaart
   *[other] leggen kaarten
} dicht neer …
frantic-aloud-market = { $names } neemt een van de open kaarten …
frantic-aloud-give = { $names } geeft { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} weg …
frantic-aloud-receiver = { $names } kiest wie ze krijgt …
frantic-aloud-open = { $names } { $asked ->
    [one] bekijkt
   *[other] bekijken
} de open handen …
frantic-aloud-trust = { $names } kiest wie te vertrouwen is …
frantic-aloud-pile = { $names } kiest een stapel voor { $other } …
frantic-aloud-pile-own = { $names } kiest de eigen stapel …
frantic-aloud-event = { $names } kiest een gebeurtenis …
frantic-aloud-risk = { $names } mag het wagen …
frantic-aloud-identities = { $names } kiest wie van plaats wisselt …
frantic-aloud-tsunami = { $names } legt een kaart of neemt alles …
frantic-aloud-tsunami-first = { $names } legt de eerste kaart …
frantic-aloud-ten = { $names } legt kaarten af die samen tien zijn …
frantic-aloud-resurrection = { $names } neemt een kaart van de aflegstapel …
frantic-aloud-resurrection-other = { $names } kiest een kaart om weg te geven …
frantic-aloud-chosen = { $names } kiest een speler …
frantic-aloud-parasite = { $names } mag voor het tellen afleggen …

## Tafel

frantic-card-coloured = { $card } { $colour }
frantic-ask-ready = { $name }, deel de kaarten.
frantic-ask-play = { $name }, speel een kaart of trek.
frantic-ask-play-drawn = { $name }, speel een kaart of pas.
frantic-ask-play-none = { $name }, geen kaart van jou past: trek.
frantic-ask-play-drawn-none = { $name }, geen kaart van jou past: pas.
frantic-ask-last-draw = De trekstapel is leeg: wie nu trekt, beëindigt de ronde.
frantic-ask-turn-up = { $name }, nog een powerkaart?
frantic-ask-twins = { $name }, nog meer kaarten met { $number }?
frantic-ask-use = { $name }, { $card } gebruiken?
frantic-ask-golden = { $name }, { $card } weggeven?
frantic-ask-victim = { $effect ->
    [gift] { $name }, wie krijgt twee kaarten van je?
    [black_gift] { $name }, wie krijgt twee kaarten van je?
    [exchange] { $name }, met wie ruil je kaarten?
    [skip] { $name }, wie slaat een beurt over?
    [thief] { $name }, van wie steel je?
    [equality] { $name }, wie trekt?
    [inequality] { $name }, wie neemt kaarten van je?
    [special_favours] { $name }, met wie ruil je speciale kaarten?
    [edison] { $name }, noem twee spelers: wiens powerkaarten wisselen?
    [golden_fuck_you] { $name }, wie krijgt hem?
   *[other] { $name }, wie noem je?
}
frantic-ask-shares = { $name }, verdeel { $count } kaarten: kies voor elke een naam.
frantic-ask-replacement = { $other } is beschermd. { $name }, noem iemand anders.
frantic-ask-cards = { $name }, kies { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
frantic-ask-wish-colour = { $name }, wens een kleur.
frantic-ask-wish-number = { $name }, wens een getal.
frantic-ask-wish-either = { $name }, wens een kleur of een getal.
frantic-ask-wish-special = { $name }, wens een kleur of een speciale kaart.
frantic-ask-exit = { $name }, welke kleur blijft?
frantic-ask-imitation = { $name }, wat doet Mimicry na?
frantic-ask-target = { $name }, { $other } valt je aan met { $card }{ $effect ->
    [exchange] : jullie moeten twee kaarten ruilen.
    [gift] : je moet kaarten krijgen.
    [black_gift] : je moet kaarten krijgen.
    [skip] : je moet je volgende beurt overslaan.
    [thief] : je moet twee kaarten afstaan.
    [equality] : je moet trekken tot je evenveel kaarten hebt.
    [inequality] : je moet kaarten nemen.
    [special_favours] : jullie moeten alle speciale kaarten ruilen.
   *[other] .
}
frantic-ask-target-part = { $name }, { $other } valt je aan met { $card }: je moet { $count ->
    [one] 1 kaart trekken.
   *[other] { $count } kaarten trekken.
}
frantic-ask-event-window = { $name }, er komt een gebeurtenis.
frantic-ask-nice-try = { $victims } { $count ->
    [one] is uit.
   *[other] zijn uit.
} { $name }, Nice Try?
frantic-ask-follow = { $follow ->
    [draw] { $name }, niets past: trek een kaart.
    [may] { $name }, speel een kaart die past, of trek.
   *[must] { $name }, speel een kaart die past.
}
frantic-ask-thief = { $name }, neem { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
frantic-ask-point = { $name }, wijs een kaart van { $other } aan.
frantic-ask-recharge = { $name }, welke powerkaart gaat weer dicht?
frantic-ask-edison = { $name }, kies een powerkaart van { $other }.
frantic-ask-update = { $name }, welke powerkaart gaat terug?
frantic-ask-swap-meet = { $name }, met wie ruil je van hand?
frantic-ask-blockade = { $name }, blokkeer een kleur.
frantic-ask-recycling = { $name }, wie krijgt de kaart?
frantic-ask-special-charge = { $name }, wie trekt voor speciale kaarten?
frantic-ask-random-chance = { $name }, speel een kaart naar keuze.
frantic-ask-lay = { $name }, leg een kaart dicht neer.
frantic-ask-market = { $name }, neem een kaart.
frantic-ask-give = { $name }, wie krijgt { $card }? { $count ->
    [one] Het is de laatste kaart.
   *[other] Er zijn { $count } kaarten te geven.
}
frantic-ask-receiver = { $name }, wie krijgt hem?
frantic-ask-open = { $name }, bekijk de handen.
frantic-ask-trust = { $name }, wie vertrouw je?
frantic-ask-pile = { $name }, welke stapel voor { $other }?
frantic-ask-pile-own = { $name }, welke stapel neem je zelf?
frantic-ask-event = { $name }, welke gebeurtenis?
frantic-ask-risk = { $name }, waag je het?
frantic-ask-identities = { $name }, wie wisselt van plaats?
frantic-ask-tsunami = { $name }, leg minstens { $points }, of neem alles.
frantic-ask-ten = { $name }, leg nog { $points } punten af.
frantic-ask-resurrection = { $name }, een kaart voor jezelf.
frantic-ask-resurrection-other = { $name }, een kaart om weg te geven.
frantic-ask-chosen = { $name }, kies een speler.
frantic-ask-parasite = { $name }, leg tot twee kaarten af voor het tellen.
frantic-ask-scores = De ronde is geteld.
frantic-answer-draw = Trekken
frantic-answer-pass = Passen
frantic-answer-let-pass = Laat maar
frantic-answer-react = Reageren
frantic-answer-yes = Ja
frantic-answer-no = Nee
frantic-answer-give = Weggeven
frantic-answer-under = Eronder leggen
frantic-answer-risk = Waag het
frantic-answer-no-risk = Geen risico
frantic-answer-take = Alles nemen
frantic-answer-enough = Genoeg
frantic-answer-go-on = Verder
frantic-answer-deal = Delen
frantic-cards-left = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
frantic-pile-low = { $count ->
    [one] nog 1 kaart te trekken
   *[other] nog { $count } kaarten te trekken
}
frantic-limit = Grens { $limit }
frantic-next-dealer = { $name } deelt de volgende.
frantic-sheet-round = Ronde { $number }
frantic-sheet-total = Totaal
frantic-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
frantic-round-over = De ronde is voorbij
frantic-out-counts = De anderen krijgen punten voor de kaarten die ze nog hebben. Punten zijn slecht: aan het eind winnen de minste.
frantic-out-wins = Wie het eerst uit is, wint.
frantic-who-wins = De minste punten winnen.
frantic-won = { $count ->
    [0] Niemand wint
    [one] { $names } wint
   *[other] { $names } winnen samen
}
frantic-stat-rounds_won = Gewonnen rondes
frantic-stat-worst = Slechtste ronde
frantic-figure-rounds = Gespeelde rondes
frantic-figure-rounds_won = Gewonnen rondes
frantic-figure-worst = Slechtste ronde

## Woorden van het spel: in de regels, en waar de muis op de tafel rust

frantic-term-requirement = Gevraagd
frantic-term-requirement-means = Waar de volgende kaart op moet passen: een kleur, een getal, een speciale kaart.
frantic-term-number = Cijferkaart
frantic-term-number-means = Een gekleurde of zwarte kaart met een getal. Alle andere zijn speciale kaarten.
frantic-term-special = Speciale kaart
frantic-term-special-means = Elke kaart die geen cijferkaart is.
frantic-term-wish = Wens
frantic-term-wish-means = Zegt waar de volgende kaart op moet passen. Hij geldt tot een andere kaart hem bedekt.
frantic-term-open-wish = Wenskaart
frantic-term-open-wish-means = Een speciale kaart zonder kleur. Hij past op alles, en wie hem speelt, doet een wens.
frantic-term-event = Gebeurtenis
frantic-term-event-means = Een kaart van de stapel gebeurtenissen die iedereen overkomt, op volgorde van de beurten.
frantic-term-trigger = Uitlokker
frantic-term-trigger-means = Wiens kaart de gebeurtenis uitlokte. Die komt als laatste aan de beurt.
frantic-term-throw-in = Ertussen gooien
frantic-term-throw-in-means = Een reactiekaart op de stapel leggen als het je beurt niet is. Het kost geen beurt.
frantic-term-victim = Slachtoffer
frantic-term-victim-means = Wie voor een speciale kaart is genoemd.
frantic-term-protected = Beschermd
frantic-term-protected-means = Voor deze gebeurtenis bestaat die speler niet.
frantic-term-out = Uit
frantic-term-out-means = Een speler zonder handkaarten. Zijn alle effecten voorbij, dan eindigt de ronde.
frantic-term-unseen = Blind
frantic-term-unseen-means = Kaarten worden genomen zonder te kijken: het toeval kiest ze.
frantic-term-under = Eronder
frantic-term-under-means = Onder de bovenste kaart van de stapel geschoven. Voor de volgende kaart verandert er niets.
frantic-term-lasting = Blijvende gebeurtenis
frantic-term-lasting-means = Blijft tot de ronde eindigt.
frantic-term-power = Powerkaart
frantic-term-power-means = Ligt voor de eigenaar, en wordt omgedraaid bij een gespeelde kaart.
frantic-term-rule = Regelkaart
frantic-term-rule-means = Verandert een regel voor iedereen, tot de ronde eindigt.
frantic-term-limit = Grens
frantic-term-limit-means = Is een totaal na een ronde hoger, dan eindigt het spel. Het laagste totaal wint.

## Tips voor een eerste spel

frantic-hint-aim = Raak je kaarten kwijt: wat je aan het eind van een ronde hebt, zijn punten, en de minste punten winnen.
frantic-hint-play = Speel wat past: de kleur, het getal of dezelfde speciale kaart. Of trek één kaart.
frantic-hint-draw = Niemand hoeft te spelen. Na het trekken mag je nog elke kaart spelen die past.
frantic-hint-wish = Wens een kleur waar jij er veel van hebt, en de volgende misschien niet.
frantic-hint-black = Een zwart getal past alleen op zijn getal, en lokt een gebeurtenis uit.
frantic-hint-event = Een gebeurtenis overkomt iedereen, eerst de volgende, als laatste de uitlokker.
frantic-hint-react = Je wordt aangevallen. Met Counterattack zou je het kunnen omkeren.
frantic-hint-points = Kaarten in je hand zijn punten als de ronde eindigt, en punten zijn slecht.
frantic-hint-ten = Let op je hand: met precies tien kaarten raak je de 42 kwijt.
frantic-hint-pile = De trekstapel raakt op: kan iemand niet trekken, dan eindigt de ronde.

## Kaarten: naam, wat ze doen, en alles waar meer te zeggen is

frantic-card-num = Getal
frantic-card-num-full = Een gekleurd getal past op zijn kleur of zijn getal. Het telt zijn getal.
frantic-card-black = Zwart getal
frantic-card-black-full = Een zwart getal past alleen op zijn getal, nooit op een andere zwarte kaart, en lokt een gebeurtenis uit.
frantic-card-second_chance = 2nd Chance
frantic-card-second_chance-full = { $follow ->
    [may] Speel meteen een tweede kaart die hierop past, of trek één kaart.
   *[must] Je moet meteen een tweede kaart spelen die hierop past. Heb je er geen, trek dan één kaart.
}
frantic-card-second_chance-whole = { $follow ->
    [may] Speel meteen een tweede kaart die hierop past: een van die kleur, nog een 2nd Chance of een wenskaart, nooit een zwarte. Of trek in plaats daarvan één kaart, die je deze beurt niet mag spelen.
   *[must] Je moet meteen een tweede kaart spelen die hierop past: een van die kleur, nog een 2nd Chance of een wenskaart, nooit een zwarte. Heb je er geen, trek dan één kaart, die je deze beurt niet mag spelen.
} Als laatste kaart laat hij je trekken, dus je bent niet uit.
frantic-card-exchange = Exchange
frantic-card-exchange-full = Geef een andere speler twee kaarten naar keuze, en neem er daar blind twee.
frantic-card-exchange-whole = Noem een andere speler en leg twee kaarten naar keuze opzij. Neem blind twee kaarten van die speler; pas dan gaan de jouwe daarheen. Met nog één kaart geef je er een. Als laatste kaart geeft hij niets en neemt hij toch twee. { frantic-card-fuck_you } kun je niet weggeven.
frantic-card-gift = Gift
frantic-card-gift-full = Geef een andere speler twee handkaarten naar keuze.
frantic-card-gift-whole = Noem een andere speler en geef die twee handkaarten naar keuze; heb je er nog één, geef dan die. Als laatste kaart geeft hij niets, maar er moet wel iemand worden genoemd. { frantic-card-fuck_you } kun je niet weggeven.
frantic-card-skip = Skip
frantic-card-skip-full = Een andere speler slaat de volgende beurt over.
frantic-card-skip-whole = Noem een andere speler, die de volgende beurt overslaat. Wie al een beurt moet overslaan, kan niet worden genoemd; geldt dat voor iedereen, dan gebeurt er niets. Een overgeslagen beurt telt als beurt voor Time Bomb en voor powerkaarten die blijven.
frantic-card-thief = Thief
frantic-card-thief-full = Bekijk de hand van een andere speler en neem twee kaarten naar keuze.
frantic-card-thief-whole = Noem een andere speler, bekijk de hele hand en neem twee kaarten naar keuze; zijn er minder, neem ze dan alle. Ook als laatste kaart moet hij stelen: je bent alleen uit als er niets te nemen viel.
frantic-card-troublemaker = Troublemaker
frantic-card-troublemaker-full = Er wordt meteen een gebeurtenis uitgelokt.
frantic-card-recharge = Recharge
frantic-card-recharge-full = Draai een powerkaart die je in een eerdere beurt gebruikte weer dicht: vanaf je volgende beurt is hij weer te gebruiken.
frantic-card-fantastic = Fantastic
frantic-card-fantastic-full = Past op alles. Wens een kleur of een getal.
frantic-card-fantastic_four = Fantastic Four
frantic-card-fantastic_four-full = De anderen trekken samen vier kaarten, door jou verdeeld. Wens een kleur of een getal.
frantic-card-counterattack = Counterattack
frantic-card-counterattack-full = Gooi hem ertussen als een speciale kaart je treft: de aanval is nu van jou, tegen anderen naar keuze. Wens een kleur.
frantic-card-counterattack-whole = Gooi hem ertussen als een speciale kaart je treft: het effect vervalt voor alle slachtoffers. Jij voert het nu uit alsof je de kaart zelf had gespeeld, met je eigen kaarten, tegen anderen naar keuze; zij mogen weer reageren. Wens een kleur.
frantic-card-equality = Equality
frantic-card-equality-full = Een speler met minder kaarten trekt tot jullie er evenveel hebben. Wens een kleur.
frantic-card-nice_try = Nice Try
frantic-card-nice_try-full = Gooi hem ertussen als er iemand uit is: wie uit is, trekt drie kaarten en het spel gaat door. Wens een kleur.
frantic-card-nice_try-whole = Gooi hem ertussen als er iemand uit is en alle effecten voorbij zijn, ook na je eigen beurt: wie uit is, trekt drie kaarten, en de volgende speler gaat verder. Was het je laatste kaart, dan ben jij nu uit. Wens een kleur.
frantic-card-fuck_you = { $names ->
    [original] Fuck You
    [family] Forget You
   *[mild] F*** You
}
frantic-card-fuck_you-full = Alleen te spelen met precies tien handkaarten, en gaat onder de bovenste kaart. Hij telt 42.
frantic-card-fuck_you-whole = Alleen te spelen met precies tien handkaarten, deze meegeteld, op alles. Hij gaat onder de bovenste kaart en heeft geen effect; wat gevraagd is, blijft zo. Met een eigen speciale kaart kun je hem niet weggeven, maar anderen mogen hem nemen en gebeurtenissen mogen hem verplaatsen. Hij telt 42.
frantic-card-colour_swap = Colour Swap
frantic-card-colour_swap-full = Past op een van zijn twee kleuren en laat de andere achter.
frantic-card-special_favours = Special Favours
frantic-card-special_favours-full = Jij en een andere speler ruilen al jullie speciale kaarten. Wens een kleur.
frantic-card-special_favours-whole = Jij en een andere speler ruilen al jullie speciale kaarten, hoeveel het er ook zijn. Je eigen { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } en { frantic-card-gambling_champ } houd je; die van de ander komen naar jou. Wens een kleur.
frantic-card-inequality = Inequality
frantic-card-inequality-full = Een speler met niet meer kaarten dan jij neemt er blind van je, tot het er daar meer zijn dan bij jou. Wens een kleur.
frantic-card-lucky_bastard = { $names ->
    [family] Lucky Duck
   *[mild] Lucky Bastard
}
frantic-card-lucky_bastard-full = Gooi hem buiten je beurt ertussen voor een gebeurtenis wordt omgedraaid: die gaat jou niet aan. Wens een kleur.
frantic-card-lucky_bastard-whole = Gooi hem ertussen voor een gebeurtenis wordt omgedraaid, als het je beurt niet is. Voor die gebeurtenis besta je niet: je trekt niets, legt niets af, geeft en krijgt niets, je punten blijven, en niemand kan jou kiezen. Eindigt de ronde door die gebeurtenis, dan krijg je 0 punten. Ze beschermt je alleen tegen deze ene. Wens een kleur.
frantic-card-mimicry = Mimicry
frantic-card-mimicry-full = Doet elke speciale kaart na, maar geen unieke.
frantic-card-mimicry-whole = Zeg welke speciale kaart hij is als je hem speelt; een unieke kan hij niet zijn. Als wenskaart past hij op alles. Als kaart met een kleur neemt hij de kleur over die er ligt, dus er moet er een zijn; als Colour Swap laat hij een andere kleur naar keuze achter. { $reacts ->
    [no] In dit spel kan hij niet ertussen worden gegooid.
   *[yes] Ook als reactiekaart kan hij ertussen worden gegooid.
}
frantic-card-curse = Curse
frantic-card-curse-full = Kan niet worden gespeeld. Je kunt hem geven, ruilen en nemen, en bij gebeurtenissen afleggen. Hij telt 13.
frantic-card-update = Update
frantic-card-update-full = Neem een nieuwe powerkaart; een andere van jou gaat terug. Wens een kleur.
frantic-card-update-whole = Als je wilt, neem je de bovenste powerkaart en bekijk je hem; schud dan een andere van jou terug in de stapel, gebruikt of niet. Heb je geen andere, dan gaat er geen terug. Wens een kleur.
frantic-card-edison = Edison
frantic-card-edison-full = Twee spelers met powerkaarten, jij misschien ook, ruilen er elk een. Wens een kleur.
frantic-card-edison-whole = Als je wilt, noem je twee spelers met powerkaarten; een van hen mag jij zijn. Kies van elk één kaart: die twee wisselen van eigenaar en liggen dicht, klaar voor gebruik. Wat bij anderen dicht ligt, kies je zonder het te zien. Wens een kleur.
frantic-card-the_end = The End
frantic-card-the_end-full = Alleen te spelen als je laatste kaart, op alles: de ronde eindigt meteen, en niemand kan het tegenhouden. Hij telt 17.
frantic-card-the_end-whole = Alleen te spelen als je laatste kaart, op alles. De ronde eindigt meteen: geen Nice Try, geen gebeurtenis, en Time Bomb, Last Chance, Plus One en Parasite tellen niet. Tot dan kun je hem geven, ruilen en nemen, en bij gebeurtenissen afleggen. Hij telt 17.
frantic-card-do_it_yourself = Do It Yourself
frantic-card-do_it_yourself-full = Wens een kleur. Het effect is voor het spel gemaakt; zo niet, dan wordt nog een regelkaart omgedraaid.
frantic-card-black_gift = Black Gift
frantic-card-black_gift-full = Werkt als Gift, daarna wordt een gebeurtenis uitgelokt.
frantic-card-black_gift-whole = Werkt als Gift, daarna wordt een gebeurtenis uitgelokt. Wie Counterattack ertussen gooit, geeft de kaarten weg en lokt de gebeurtenis uit.
frantic-card-special_fantastic = Special Fantastic
frantic-card-special_fantastic-full = Past op alles. Wens een kleur, of een speciale kaart bij naam.
frantic-card-special_fantastic-whole = Past op alles. Wens een kleur, of een speciale kaart bij naam. Heeft die kaart een kleur, dan passen alleen die en wenskaarten; is het een wenskaart, dan alleen wenskaarten. { frantic-card-fuck_you } en The End passen zoals altijd, onder hun eigen voorwaarden.
frantic-card-fantastic_event = Fantastic Event
frantic-card-fantastic_event-full = Als je wilt, wordt een gebeurtenis uitgelokt. Wens een kleur of een getal.
frantic-card-gambling_champ = Gambling Champ
frantic-card-gambling_champ-full = Kan niet worden gespeeld. Verdubbelt de punten van je hand; met minder dan 7 krijg je in plaats daarvan min 21.
frantic-card-gambling_champ-whole = Kan niet worden gespeeld. Bij het tellen verdubbelt hij de punten van je hand als het er 7 of meer zijn; zijn het er minder, dan krijg je in plaats daarvan min 21. Met een eigen speciale kaart kun je hem niet weggeven, maar anderen mogen hem nemen en gebeurtenissen mogen hem verplaatsen.
frantic-card-error_404 = Error 404
frantic-card-error_404-full = Gooi hem ertussen als een speciale kaart je treft: je bent beschermd, en er wordt iemand anders genoemd. Wens een kleur.
frantic-card-error_404-whole = Gooi hem ertussen als een speciale kaart je treft: je bent ertegen beschermd, ook als hij wordt omgekeerd, en voor jouw deel wordt iemand anders genoemd. Is er niemand te noemen, dan vervalt dat deel. Wens een kleur.
frantic-card-golden_fuck_you = { $names ->
    [original] Golden Fuck You
    [family] Golden Forget You
   *[mild] Golden F*** You
}
frantic-card-golden_fuck_you-full = Alleen met precies tien handkaarten: leg hem onder de bovenste kaart, of geef hem aan een andere speler. Hij telt 59.
frantic-card-golden_fuck_you-whole = Alleen met precies tien handkaarten, deze meegeteld, op alles: leg hem onder de bovenste kaart, of geef hem aan een andere speler, die mag reageren. Hoe dan ook is je beurt voorbij, en wat gevraagd is, blijft zo. Met een andere eigen speciale kaart kun je hem niet weggeven. Hij telt 59.
frantic-card-blank_play = Hot Potato
frantic-card-blank_play-full = Het effect is voor het spel gemaakt; zo niet, geef dan een kaart aan een speler, die er nog een bij trekt.
frantic-card-little_brother = Little Brother
frantic-card-little_brother-full = Een gebeurtenis die in een hand is blijven zitten. Kan niet worden gespeeld en telt 11.
frantic-card-little_brother-whole = Een gebeurtenis die in een hand is blijven zitten. Kan niet worden gespeeld, maar je kunt hem geven, ruilen en nemen, en bij gebeurtenissen afleggen. Hij telt 11. In de volgende ronde is het weer een gebeurtenis.

## Gebeurtenissen: naam, wat er gebeurt in het kort, wat er gebeurt, en alles waar meer te zeggen is

frantic-event-charity = Charity
frantic-event-charity-short = Neem van wie het meest heeft.
frantic-event-charity-full = Alle anderen nemen blind één kaart van elke speler met de meeste kaarten.
frantic-event-charity-whole = Op volgorde van de beurten nemen alle anderen blind één kaart van elke speler met de meeste kaarten. Wie de meeste heeft, neemt niets. Raakt een hand leeg, dan krijgt wie later komt er niets uit. Heeft iedereen er evenveel, dan gebeurt er niets.
frantic-event-communism = Communism
frantic-event-communism-short = Iedereen wordt even rijk.
frantic-event-communism-full = Iedereen trekt bij tot de grootte van de grootste hand.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-short = { $scores ->
    [off] Niemand wint.
   *[on] 50 punten voor iedereen.
}
frantic-event-doomsday-full = { $scores ->
    [off] De ronde eindigt meteen, en niemand wint.
   *[on] De ronde eindigt meteen, en iedereen krijgt 50 punten.
}
frantic-event-earthquake = Earthquake
frantic-event-earthquake-short = Alle handen gaan naar rechts.
frantic-event-earthquake-full = Iedereen geeft de hele hand aan de rechterbuur.
frantic-event-expansion = Expansion
frantic-event-expansion-short = Trek een, twee, drie…
frantic-event-expansion-full = De eerste speler trekt één kaart, de volgende twee, enzovoort; de uitlokker trekt de meeste.
frantic-event-finish_line = Finish Line
frantic-event-finish_line-short = De ronde is voorbij.
frantic-event-finish_line-full = De ronde eindigt meteen, en alle handen worden geteld.
frantic-event-friday_the_13th = Friday the 13th
frantic-event-friday_the_13th-short = Er gebeurt niets.
frantic-event-friday_the_13th-full = Er gebeurt niets. Haal maar weer adem.
frantic-event-gambling_man = Gambling Man
frantic-event-gambling_man-short = { $gambling ->
    [old] Het hoogste getal verliest.
   *[new] De op een na laagste verliest.
}
frantic-event-gambling_man-full = { $gambling ->
    [old] Iedereen legt een cijferkaart van de laatst gespeelde kleur dicht neer; de hoogste neemt ze allemaal. Wie er geen heeft, trekt er twee.
   *[new] Iedereen legt een kaart dicht neer; wiens kaart de op een na laagste is, neemt ze allemaal.
}
frantic-event-gambling_man-whole = { $gambling ->
    [old] Iedereen legt een cijferkaart van de laatst gespeelde kleur dicht neer; de hoogste neemt ze allemaal. Van gelijke is het de eerste op volgorde van de beurten. Wie zo’n kaart niet heeft, trekt er twee. Is er nog geen kleur gespeeld, dan gebeurt er niets.
   *[new] Iedereen legt een kaart dicht neer, en ze worden samen omgedraaid. Wiens kaart de op een na laagste waarde heeft, neemt ze allemaal. Gelijke waarden tellen als één; hebben meerdere spelers die, of zijn ze allemaal gelijk, dan neemt de eerste van hen op volgorde van de beurten de kaarten. Wie geen kaart heeft om te leggen, neemt ze meteen alle.
}
frantic-event-market = Market
frantic-event-market-short = Iedereen neemt een kaart.
frantic-event-market-full = Er worden evenveel kaarten omgedraaid als er spelers zijn, en om de beurt neemt ieder er een.
frantic-event-mating_season = Mating Season
frantic-event-mating_season-short = Paren van getallen gaan weg.
frantic-event-mating_season-full = Iedereen legt alle cijferkaarten af waarvan het getal minstens twee keer in de hand zit.
frantic-event-merry_christmas = Merry Christmas
frantic-event-merry_christmas-short = Geef alles weg.
frantic-event-merry_christmas-full = Iedereen verdeelt de hele hand naar believen over de anderen.
frantic-event-merry_christmas-whole = Op volgorde van de beurten verdeelt iedereen de hele hand naar believen over de anderen. Is iedereen klaar, dan neemt ieder de gekregen kaarten op; wie niets kreeg, is uit.
frantic-event-mexican_standoff = Mexican Standoff
frantic-event-mexican_standoff-short = Drie nieuwe kaarten voor iedereen.
frantic-event-mexican_standoff-full = Alle handen worden afgelegd, dan trekt iedereen drie kaarten.
frantic-event-recession = Recession
frantic-event-recession-short = Leg een, twee, drie af…
frantic-event-recession-full = De eerste speler legt één kaart af, de volgende twee, enzovoort; de uitlokker legt de meeste af.
frantic-event-recession-whole = Op volgorde van de beurten legt de eerste speler één kaart naar eigen keuze af, de volgende twee, enzovoort; de uitlokker komt als laatste en legt de meeste af. Wie er minder heeft, legt ze allemaal af.
frantic-event-robin_hood = Robin Hood
frantic-event-robin_hood-short = De grootste hand voor de kleinste.
frantic-event-robin_hood-full = Wie de meeste en wie de minste kaarten heeft, ruilen van hand.
frantic-event-robin_hood-whole = Wie de meeste en wie de minste kaarten heeft, ruilen van hand. Hebben meerdere spelers er evenveel, dan telt de eerste van hen op volgorde van de beurten. Heeft iedereen er evenveel, dan gebeurt er niets.
frantic-event-surprise_party = Surprise Party
frantic-event-surprise_party-short = Iedereen geeft één kaart weg.
frantic-event-surprise_party-full = Iedereen geeft één kaart naar keuze aan een speler naar keuze.
frantic-event-the_all_seeing_eye = The All-Seeing Eye
frantic-event-the_all_seeing_eye-short = Alle handen liggen open.
frantic-event-the_all_seeing_eye-full = Alle handen liggen open tot iedereen ze gezien heeft.
frantic-event-third_time_lucky = Third Time Lucky
frantic-event-third_time_lucky-short = Iedereen trekt er drie.
frantic-event-third_time_lucky-full = Iedereen trekt drie kaarten.
frantic-event-time_bomb = Time Bomb
frantic-event-time_bomb-short = Nog drie beurten elk.
frantic-event-time_bomb-full = { $scores ->
    [off] Iedereen heeft nog drie beurten; dan eindigt de ronde, en niemand wint. Wie eerder uit is, wint.
   *[on] Iedereen heeft nog drie beurten; dan eindigt de ronde en tellen alle punten dubbel. Wie eerder uit is, krijgt min 10, de anderen 10 meer.
}
frantic-event-time_bomb-whole = { $scores ->
    [off] Iedereen heeft nog drie beurten. De beurt waarin het werd uitgelokt telt niet, overgeslagen beurten wel. Als iemand de vierde zou beginnen, eindigt de ronde en wint niemand. Is iemand eerder uit, dan wint die zoals anders; eindigt de ronde op een andere manier, dan verandert de bom niets.
   *[on] Iedereen heeft nog drie beurten. De beurt waarin het werd uitgelokt telt niet, overgeslagen beurten wel. Als iemand de vierde zou beginnen, eindigt de ronde en worden ieders punten verdubbeld, ook negatieve. Is iemand eerder uit, dan krijgt die min 10 punten, en alle anderen 10 meer. Eindigt de ronde op een andere manier, dan verandert de bom niets.
}
frantic-event-tornado = Tornado
frantic-event-tornado-short = Alle kaarten opnieuw gedeeld.
frantic-event-tornado-full = Alle handen worden samen geschud en opnieuw gedeeld.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-short = De laatste kleur gaat weg.
frantic-event-vandalism-full = Iedereen legt alle kaarten van de laatst gespeelde kleur af.
frantic-event-vandalism-whole = Iedereen legt alle kaarten af van de kleur die het laatst is gespeeld, en elke Colour Swap waar die op staat. Alleen gekleurde kaarten op de stapel tellen, geen wensen. Is er deze ronde nog geen kleur gespeeld, dan gebeurt er niets.
frantic-event-black_hole = Black Hole
frantic-event-black_hole-short = Slokt alle zwarte kaarten op.
frantic-event-black_hole-full = De uitlokker krijgt alle zwarte kaarten van de anderen, getallen en Black Gifts.
frantic-event-capitalism = Capitalism
frantic-event-capitalism-short = Iedereen verdubbelt.
frantic-event-capitalism-full = Iedereen trekt evenveel kaarten als er in de eigen hand zitten.
frantic-event-crowdfunding = Crowdfunding
frantic-event-crowdfunding-short = Geef aan wie het minst heeft.
frantic-event-crowdfunding-full = Alle anderen geven elke speler met de minste kaarten één kaart naar eigen keuze.
frantic-event-crowdfunding-whole = Op volgorde van de beurten geven alle anderen elke speler met de minste kaarten één kaart naar eigen keuze. Heeft iemand er niet genoeg voor allen, dan krijgen de eersten op volgorde van de beurten er een. Wie de minste heeft, geeft niets. Heeft iedereen er evenveel, dan gebeurt er niets.
frantic-event-distributor = Distributor
frantic-event-distributor-short = De handen worden verdeeld.
frantic-event-distributor-full = De uitlokker bekijkt alle handen en verdeelt ze opnieuw, maar moet zelf een andere nemen dan de eigen.
frantic-event-double_taxation = Double Taxation
frantic-event-double_taxation-short = { $scores ->
    [off] Lage kaarten trekken het minst.
   *[on] De drie hoogste kaarten tellen nu.
}
frantic-event-double_taxation-full = { $scores ->
    [off] Van iedereen worden de drie hoogste kaarten opgeteld en vergeleken: de laagste som trekt één kaart, de volgende twee, enzovoort.
   *[on] Iedereen telt de punten van de drie hoogste kaarten meteen bij het totaal.
}
frantic-event-double_taxation-whole = { $scores ->
    [off] Van iedereen worden de drie hoogste kaarten opgeteld en vergeleken: de laagste som trekt één kaart, de op een na laagste twee, enzovoort. Gelijke sommen trekken evenveel en tellen als één.
   *[on] Iedereen telt de punten van de drie hoogste kaarten, of van alle als het er minder zijn, meteen bij het totaal. De kaarten blijven in de hand.
}
frantic-event-event_manager = Event Manager
frantic-event-event_manager-short = Een van drie gebeurtenissen.
frantic-event-event_manager-full = Drie gebeurtenissen worden omgedraaid; de uitlokker kiest welke er gebeurt.
frantic-event-event_manager-whole = Drie gebeurtenissen worden omgedraaid; de uitlokker kiest welke er gebeurt. De andere twee worden weggelegd en gelden niet als gebeurd.
frantic-event-identity_theft = Identity Theft
frantic-event-identity_theft-short = { $scores ->
    [off] Twee wisselen van plaats.
   *[on] Eerste en laatste ruilen punten.
}
frantic-event-identity_theft-full = { $scores ->
    [off] De uitlokker noemt twee spelers, die van plaats wisselen.
   *[on] Wie het hoogste en wie het laagste totaal heeft, ruilen hun totaal.
}
frantic-event-identity_theft-whole = { $scores ->
    [off] De uitlokker noemt twee spelers, misschien ook zichzelf, die van plaats wisselen. Handen, powerkaarten en over te slaan beurten blijven waar ze zijn: ieder speelt verder met wat er op de nieuwe plaats ligt.
   *[on] Wie het hoogste en wie het laagste totaal heeft, ruilen hun totaal. Hebben meerdere spelers het, dan telt de eerste van hen op volgorde van de beurten. Zijn alle totalen gelijk, dan gebeurt er niets.
}
frantic-event-last_chance = Last Chance
frantic-event-last_chance-short = Wie uitgaat, lokt iets uit.
frantic-event-last_chance-full = Tot de ronde eindigt: wie de laatste kaart kwijtraakt, maar niet door een gebeurtenis, lokt een gebeurtenis uit.
frantic-event-last_chance-whole = Tot de ronde eindigt: wie de laatste kaart kwijtraakt, maar niet door een gebeurtenis, lokt een gebeurtenis uit zodra alle effecten van de beurt voorbij zijn, tenzij er dan weer kaarten in die hand zitten.
frantic-event-plague = Plague
frantic-event-plague-short = Nog twee gebeurtenissen.
frantic-event-plague-full = Er worden nog twee gebeurtenissen uitgevoerd, na elkaar.
frantic-event-plague-whole = Er worden nog twee gebeurtenissen omgedraaid en na elkaar uitgevoerd. De tweede wordt ook uitgevoerd als de eerste de ronde beëindigt of er iemand uit is; pas dan is de ronde voorbij.
frantic-event-plus_one = Plus One
frantic-event-plus_one-short = Wie trekt, trekt er een meer.
frantic-event-plus_one-full = Tot de ronde eindigt: wie kaarten trekt, trekt er een meer.
frantic-event-plus_one-whole = Tot de ronde eindigt: wie kaarten trekt, waarom dan ook, trekt er een meer. Kaarten die worden omgedraaid, gedeeld, gezocht of ergens anders vandaan genomen, tellen niet.
frantic-event-repeat = Repeat
frantic-event-repeat-short = Een gebeurtenis nog een keer.
frantic-event-repeat-full = De uitlokker noemt een gebeurtenis van deze ronde, en die gebeurt nog een keer.
frantic-event-repeat-whole = De uitlokker noemt een gebeurtenis die deze ronde is uitgevoerd, en die wordt nog een keer uitgevoerd. Repeat zelf kan niet worden genoemd. Was er geen andere, dan gebeurt er niets.
frantic-event-russian_roulette = { $names ->
    [family] Lucky Dip
   *[mild] Russian Roulette
}
frantic-event-russian_roulette-short = Iedereen laadt een kaart.
frantic-event-russian_roulette-full = Iedereen legt in het geheim een kaart neer; geschud gaan ze boven op de trekstapel.
frantic-event-seppuku = { $names ->
    [family] Leap of Faith
   *[mild] Seppuku
}
frantic-event-seppuku-short = { $scores ->
    [off] Waag het, of trek er twee.
   *[on] Waag het, of betaal 21.
}
frantic-event-seppuku-full = { $scores ->
    [off] Iedereen beslist: geen risico is twee kaarten trekken. Wie het waagt, draait een kaart om: na een getal gaan er twee kaarten af, na elke andere kaart komen er vier bij.
   *[on] Iedereen beslist: geen risico kost 21 punten. Wie het waagt, draait een kaart om: een getal haalt er 21 punten af, elke andere kaart doet er 42 bij.
}
frantic-event-trust_fall = Trust Fall
frantic-event-trust_fall-short = Vraag iemand twee kaarten.
frantic-event-trust_fall-full = Iedereen noemt een andere speler, die twee kaarten geeft naar keuze van de gever.
frantic-event-black_jack = Black Jack
frantic-event-black_jack-short = Wie boven 21 komt, neemt alles.
frantic-event-black_jack-full = Om de beurt draait ieder een kaart om; wie de som boven 21 brengt, neemt ze allemaal.
frantic-event-chargenado = Chargenado
frantic-event-chargenado-short = Nieuwe powerkaarten voor iedereen.
frantic-event-chargenado-full = Alle powerkaarten gaan terug, en iedereen krijgt twee nieuwe.
frantic-event-epic_fail = Epic Fail
frantic-event-epic_fail-short = De kleinste hand krijgt de 42.
frantic-event-epic_fail-full = Wie de minste kaarten heeft, krijgt de kaart van 42 punten, waar die ook is.
frantic-event-epic_fail-whole = Wie de minste kaarten heeft, krijgt { frantic-card-fuck_you }, waar die ook is: in de trekstapel, de aflegstapel of een andere hand. Hebben meerdere spelers even weinig, dan telt de eerste van hen op volgorde van de beurten. Wie uit was, is niet meer uit.
frantic-event-loot = Loot
frantic-event-loot-short = Neem er drie van rechts.
frantic-event-loot-full = Iedereen neemt blind drie kaarten van de rechterbuur.
frantic-event-parasite = Parasite
frantic-event-parasite-short = { $scores ->
    [off] Zonder punten: niets.
   *[on] Links van de winnaar is het goed.
}
frantic-event-parasite-full = { $scores ->
    [off] Worden er geen punten geteld, dan gebeurt er niets.
   *[on] Tot de ronde eindigt: de linkerbuur van wie uitgaat, mag voor het tellen tot twee kaarten afleggen.
}
frantic-event-rewind = Rewind
frantic-event-rewind-short = De laatste kaarten komen terug.
frantic-event-rewind-full = Twee keer rond neemt ieder de bovenste kaart van de aflegstapel; dan wordt een nieuwe kaart omgedraaid.
frantic-event-rewind-whole = Twee keer rond, op volgorde van de beurten, neemt ieder de bovenste kaart van de aflegstapel. Dan wordt een kaart van de trekstapel omgedraaid, die zegt wat gevraagd is. Is het een speciale kaart, dan doet de uitlokker de wens en mag het effect uitvoeren. Een zwart getal lokt niets uit, en op een unieke kaart past alles.
frantic-event-riot = Riot
frantic-event-riot-short = Speciale kaarten naar rechts.
frantic-event-riot-full = Iedereen geeft alle speciale kaarten aan de rechterbuur.
frantic-event-supercharge = Supercharge
frantic-event-supercharge-short = Ieder een powerkaart erbij.
frantic-event-supercharge-full = Iedereen krijgt er een powerkaart bij.
frantic-event-tsunami = Tsunami
frantic-event-tsunami-short = Hoger, of neem alles.
frantic-event-tsunami-full = Om de beurt legt ieder een kaart die minstens zo veel telt als de vorige; wie dat niet doet, neemt ze allemaal.
frantic-event-tsunami-whole = Op volgorde van de beurten, steeds weer rond, legt ieder een kaart die minstens zo veel telt als de vorige. De eerste kaart moet worden gelegd. Wie niet verder kan of wil, neemt alle gelegde kaarten, en de gebeurtenis is voorbij.
frantic-event-pandoras_box = Pandora’s Box
frantic-event-pandoras_box-short = De regels veranderen.
frantic-event-pandoras_box-full = Het effect is voor het spel gemaakt; zo niet, dan vervangen nieuwe regelkaarten de geldende.
frantic-event-lucky_10 = Lucky 10
frantic-event-lucky_10-short = Leg er precies tien af.
frantic-event-lucky_10-full = Iedereen legt kaarten af die samen precies 10 punten zijn; wie dat niet kan, trekt er twee.
frantic-event-take_them_out = Take Them Out
frantic-event-take_them_out-short = Alle speciale kaarten gaan weg.
frantic-event-take_them_out-full = Iedereen legt alle speciale kaarten af.
frantic-event-times_two = Times Two
frantic-event-times_two-short = { $scores ->
    [off] Zonder punten: niets.
   *[on] Het laagste totaal verdubbelt.
}
frantic-event-times_two-full = { $scores ->
    [off] Worden er geen punten geteld, dan gebeurt er niets.
   *[on] Het laagste totaal wordt verdubbeld, hoe hoog het ook is; hebben meerdere spelers het, dan bij allen.
}
frantic-event-little_brother = Little Brother
frantic-event-little_brother-short = Een gast voor je hand.
frantic-event-little_brother-full = De uitlokker neemt deze kaart op de hand. Hij kan niet worden gespeeld en telt 11.
frantic-event-little_brother-whole = De uitlokker neemt deze kaart op de hand en is niet meer uit. Hij kan niet worden gespeeld, maar je kunt hem geven, ruilen en nemen, en bij gebeurtenissen afleggen. Hij telt 11.
frantic-event-plus_20 = +20
frantic-event-plus_20-short = { $scores ->
    [off] Zonder punten: niets.
   *[on] De grens gaat 20 omhoog.
}
frantic-event-plus_20-full = { $scores ->
    [off] Worden er geen punten geteld, dan gebeurt er niets.
   *[on] De puntengrens gaat voor de rest van het spel 20 omhoog.
}
frantic-event-special_gift = Special Gift
frantic-event-special_gift-short = Geef alle speciale kaarten weg.
frantic-event-special_gift-full = Iedereen verdeelt alle speciale kaarten naar believen over de anderen.
frantic-event-resurrection = Resurrection
frantic-event-resurrection-short = Twee kaarten komen terug.
frantic-event-resurrection-full = De uitlokker neemt één kaart uit de aflegstapel, en geeft een andere weg.
frantic-event-resurrection-whole = De uitlokker kijkt de aflegstapel onder de bovenste kaart door, neemt één kaart en geeft een andere aan een speler naar keuze.
frantic-event-eternal_love = Eternal Love
frantic-event-eternal_love-short = Alle Gifts naar de grootste hand.
frantic-event-eternal_love-full = Wie de meeste kaarten heeft, krijgt alle Gifts, ook de zwarte.
frantic-event-southpole = Southpole
frantic-event-southpole-short = Trek voor de anderen.
frantic-event-southpole-full = Iedereen trekt evenveel kaarten als er spelers zijn en geeft ze allemaal aan de anderen.
frantic-event-blank_event = Spring Cleaning
frantic-event-blank_event-short = Wat jullie zelf hebben gemaakt.
frantic-event-blank_event-full = Het effect is voor het spel gemaakt; zo niet, dan legt iedereen een kaart af en trekt de kleinste hand er twee.

## Powerkaarten

frantic-power-all_draw_one = All Draw One
frantic-power-all_draw_one-full = Voor je kaart: alle anderen trekken een kaart.
frantic-power-anti_counter = Anti Counter
frantic-power-anti_counter-full = Bij een speciale kaart: niemand kan er Counterattack tegen gooien. Error 404 werkt nog.
frantic-power-black_wish = Black Wish
frantic-power-black_wish-full = Na je kaart: nu past alleen een zwarte kaart of een wenskaart.
frantic-power-colour_blockade = Colour Blockade
frantic-power-colour_blockade-full = Na je kaart: een kleur naar keuze is geblokkeerd tot het eind van je volgende beurt.
frantic-power-colour_blockade-short = Eén kleur is geblokkeerd.
frantic-power-colour_blockade-whole = Na je kaart: noem een kleur. Tot het eind van je volgende beurt mag niemand, ook jij niet, een kaart spelen waar die op staat, of die wensen. Op een kaart van die kleur op de stapel past nog wel wat hetzelfde getal of dezelfde naam heeft.
frantic-power-looping = Looping
frantic-power-looping-full = Na deze beurt gaat het andersom, en na je volgende weer terug.
frantic-power-looping-short = Twee keer gaat het andersom.
frantic-power-number_wish = Number Wish
frantic-power-number_wish-full = Na je kaart: wens een getal.
frantic-power-open_hands = Open Hands
frantic-power-open_hands-full = Voor je kaart: de handen van de anderen liggen open tot je volgende beurt.
frantic-power-open_hands-short = Handen liggen open.
frantic-power-random_chance = Random Chance
frantic-power-random_chance-full = Na je kaart: speel nog een handkaart, of hij past of niet.
frantic-power-recycling = Recycling
frantic-power-recycling-full = Na je kaart: hij gaat naar een hand die je noemt, en wat eerst gevraagd was, is weer gevraagd, tenzij er een wens is gedaan.
frantic-power-special_charge = Special Charge
frantic-power-special_charge-full = Voor je kaart: een andere speler trekt een kaart voor elke speciale kaart in de eigen hand.
frantic-power-special_seal = Special Seal
frantic-power-special_seal-full = Bij een getal: niemand mag tot je volgende beurt een speciale kaart spelen of ertussen gooien.
frantic-power-special_seal-short = Geen speciale kaarten.
frantic-power-troublecharger = Troublecharger
frantic-power-troublecharger-full = Aan het eind van je beurt wordt een gebeurtenis uitgelokt.

## Regelkaarten

frantic-rule-the_nicest_try = The Nicest Try
frantic-rule-the_nicest_try-full = Na Nice Try trekt wie uit is zes kaarten in plaats van drie.
frantic-rule-the_nicest_try-short = Zes kaarten na Nice Try.
frantic-rule-generous_gift = Generous Gift
frantic-rule-generous_gift-full = Gifts geven drie kaarten in plaats van twee.
frantic-rule-generous_gift-short = Gifts geven drie kaarten.
frantic-rule-other_way_round = Other Way Round
frantic-rule-other_way_round-full = Het gaat andersom: met de klok mee.
frantic-rule-other_way_round-short = Het gaat met de klok mee.
frantic-rule-thirsty = Thirsty
frantic-rule-thirsty-full = Wie in de eigen beurt trekt, trekt twee kaarten.
frantic-rule-thirsty-short = Wie trekt, trekt er twee.
frantic-rule-until_it_fits = Until It Fits
frantic-rule-until_it_fits-full = Wie in de eigen beurt trekt, trekt tot er een kaart past, hoogstens vijf.
frantic-rule-until_it_fits-short = Trek tot er een past.
frantic-rule-until_it_fits-whole = Wie in de eigen beurt trekt, trekt de ene kaart na de andere tot er een in de hand zit die past, hoogstens vijf. Dan mag je spelen of passen. Thirsty telt daarnaast niet.
frantic-rule-black_on_black = Black on Black
frantic-rule-black_on_black-full = Een zwarte kaart past ook op elke zwarte kaart.
frantic-rule-black_on_black-short = Zwart past op zwart.
frantic-rule-calm_round = Calm Round
frantic-rule-calm_round-full = Zwarte getallen lokken geen gebeurtenis uit.
frantic-rule-calm_round-short = Zwart lokt niets uit.
frantic-rule-lucky_sevens = Lucky Sevens
frantic-rule-lucky_sevens-full = Elke gekleurde 7 lokt een gebeurtenis uit.
frantic-rule-lucky_sevens-short = Kleur 7: gebeurtenis.
frantic-rule-twins = Twins
frantic-rule-twins-full = Op een gekleurd getal mag je er meer met hetzelfde getal leggen.
frantic-rule-twins-short = Gelijke getallen gaan mee.
frantic-rule-twins-whole = Wie in de eigen beurt een gekleurde cijferkaart speelt, mag er meer gekleurde kaarten met hetzelfde getal op leggen, in elke volgorde. Ze tellen als één keer spelen; de laatste zegt wat gevraagd is. Lokken ze iets uit, dan gebeurt het één keer.
frantic-rule-glass_table = Glass Table
frantic-rule-glass_table-full = Alle handen liggen open.
frantic-rule-glass_table-short = Alle handen liggen open.
frantic-rule-swap_meet = Swap Meet
frantic-rule-swap_meet-full = Wie een gekleurde 1 speelt, ruilt van hand met een andere speler.
frantic-rule-swap_meet-short = Kleur 1: ruil van hand.
frantic-rule-swap_meet-whole = Wie een gekleurde 1 speelt, ruilt van hand met een andere speler naar keuze, tenzij het de laatste kaart was. Niemand kan het afweren.
frantic-rule-merry_go_round = Merry-Go-Round
frantic-rule-merry_go_round-full = Bij elke gekleurde 9 gaan alle handen door naar de volgende.
frantic-rule-merry_go_round-short = Kleur 9: handen gaan door.
frantic-rule-merry_go_round-whole = Wordt een gekleurde 9 gespeeld, dan gaat elke hand door naar de volgende speler, ook een lege. Wie dan een lege hand heeft, is uit. Niemand kan het afweren.
frantic-rule-fantastic_six = Fantastic Six
frantic-rule-fantastic_six-full = Fantastic Four verdeelt zes kaarten.
frantic-rule-fantastic_six-short = Fantastic Four: zes kaarten.
frantic-rule-heavy_baggage = Heavy Baggage
frantic-rule-heavy_baggage-full = Speciale kaarten van 7 punten tellen 10.
frantic-rule-heavy_baggage-short = Speciale van 7 tellen 10.
frantic-rule-peace_treaty = Peace Treaty
frantic-rule-peace_treaty-full = Niemand kan een Counterattack ertussen gooien.
frantic-rule-peace_treaty-short = Geen Counterattacks.

## Op tafel

frantic-read-kind-number = Cijferkaart
frantic-read-kind-black = Zwart getal
frantic-read-kind-plain = Speciale kaart met een kleur
frantic-read-kind-swap = Speciale kaart met twee kleuren
frantic-read-kind-wish = Wenskaart
frantic-read-kind-black-special = Zwarte speciale kaart
frantic-read-kind-unique = De enige in zijn soort
frantic-read-kind-blank = Zelfgemaakte kaart
frantic-read-kind-event = Gebeurtenis
frantic-read-kind-power = Powerkaart: draai hem om bij een kaart die je speelt
frantic-read-kind-rule = Regelkaart: hij geldt tot de ronde eindigt
frantic-read-plain = Past op { $colour } en op elke { $card }, nooit waar alleen een getal is gevraagd. Het effect moet worden uitgevoerd.
frantic-read-black = Past op elke Gift die niet zwart is. Het effect moet worden uitgevoerd.
frantic-read-must = Past op alles, en het effect moet worden uitgevoerd.
frantic-read-may = Past op alles. Het effect mag je weglaten; gewenst wordt altijd.
frantic-read-reaction = In je eigen beurt past hij op alles en is hij alleen een wens.
frantic-number-card = { $colour } { $number }
frantic-special-card = { $title } in { $colours }
frantic-card-does = { $card } ({ $points }): { $does }
frantic-required = Gevraagd: { $needs }.
frantic-sheet-title = { $cause }. { $limit }
frantic-ask-in-time = { $sentence } { $count } s
frantic-do-back = Andere kaart
frantic-do-wish = Wens { $what }
frantic-do-give = { $card } voor { $name }
frantic-do-pile = De stapel van { $name }
frantic-do-power = { $name }: { $power }
frantic-power-unknown = dicht
frantic-do-name = { $name }: { $about }
frantic-do-shared = { $left ->
    [0] Klaar
    [one] Verdeel er nog 1
   *[other] Verdeel er nog { $left }
}
frantic-do-react = Reageren (toets { $number })
frantic-loses-turn = slaat over
frantic-log-turned-down = { $name } draait een powerkaart weer dicht.
frantic-do-plain = Zonder powerkaart
frantic-ask-how-play = { $card }: hoe speel je hem?
frantic-ask-how-throw = { $card }: gooi hem ertussen en wens een kleur.
frantic-sheet-dealer = { $name } deelt de volgende.
frantic-ask-tsunami-first = { $name }, leg de eerste kaart.
frantic-ask-cards-for = { $name }, kies { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} voor { $other }.
frantic-explains = { $title }: { $text }

## Wat een zelfgemaakte kaart doet: wie, met welke woorden, hoeveel, en de zin die ze vormen.
## $target is over wie een stap gaat; "trigger" is de uitlokker van een gebeurtenis, "each" iedereen behalve die speler.

frantic-made-who = { $target ->
    [self] je
    [trigger] de uitlokker
    [chosen] de gekozen speler
    [others] alle anderen
    [everyone] iedereen
    [each] elke andere speler
    [most] de grootste hand
    [fewest] de kleinste hand
    [left] je linkerbuur
    [right] je rechterbuur
    [event-left] de linkerbuur van de uitlokker
    [event-right] de rechterbuur van de uitlokker
   *[random] een willekeurige andere speler
}
frantic-made-whom = { $target ->
    [self] jou
    [trigger] de uitlokker
    [chosen] de gekozen speler
    [others] alle anderen
    [everyone] iedereen
    [each] elke andere speler
    [most] de grootste hand
    [fewest] de kleinste hand
    [left] je linkerbuur
    [right] je rechterbuur
    [event-left] de linkerbuur
    [event-right] de rechterbuur
   *[random] een willekeurige andere speler
}
# Wat voor een hoeveelheid staat als ze voor elk van meerdere spelers geldt.
frantic-made-each = { $target ->
    [others] elk{ " " }
   *[other] { "" }
}
frantic-made-cards = { frantic-made-each }{ $count ->
    [1] één kaart
    [2] twee kaarten
    [3] drie kaarten
    [4] vier kaarten
   *[other] vijf kaarten
}
frantic-made-powers = { frantic-made-each }{ $count ->
    [1] één powerkaart
   *[other] twee powerkaarten
}
frantic-made-points = { frantic-made-each }{ $count ->
    [one] 1 punt
   *[other] { $count } punten
}
frantic-made-way = { $way ->
    [left] één plaats naar links
   *[right] één plaats naar rechts
}
frantic-made-wished = { $wish ->
    [colour] een kleur
    [number] een getal
   *[either] een kleur of een getal
}
frantic-made-does-draw = { $target ->
    [others] trekken
   *[other] trekt
}
frantic-made-does-discard = { $target ->
    [others] leggen
   *[other] legt
}
frantic-made-does-give = { $target ->
   *[other] geeft
}
frantic-made-does-collect = { $target ->
    [others] geven
   *[other] geeft
}
frantic-made-does-steal = { $target ->
   *[other] neemt
}
frantic-made-does-swap = { $target ->
   *[other] ruilt
}
frantic-made-does-rotate = schuiven
frantic-made-does-reveal = { $target ->
    [others] leggen
   *[other] legt
}
frantic-made-does-skip = { $target ->
    [others] verliezen
   *[other] verliest
}
frantic-made-does-get = { $target ->
    [others] krijgen
   *[other] krijgt
}
frantic-made-does-lose = { $target ->
    [others] verliezen
   *[other] verliest
}
frantic-made-does-wish = { $target ->
   *[other] wenst
}
frantic-made-does-event = een gebeurtenis
frantic-made-does-rule = nog een regelkaart
frantic-made-does-nothing = niets
# Na "dan" keert in het Nederlands het werkwoord om en verliest het bij "je" zijn t: daarom "en".
frantic-made-subject = { $later ->
    [yes] en { $who } { $does }
   *[no] { $who } { $does }
}
frantic-made-step-draw = { frantic-made-subject } { $what }
frantic-made-step-discard = { frantic-made-subject } { $what } af
frantic-made-step-give = { frantic-made-subject } { $whom } { $what }
frantic-made-step-collect = { frantic-made-subject } { $receiver ->
    [self] jou
   *[other] de uitlokker
} { $what }
frantic-made-step-steal = { frantic-made-subject } blind { $what } van { $whom }
frantic-made-step-swap = { frantic-made-subject } van hand met { $whom }
frantic-made-step-rotate = { $later ->
    [yes] en alle handen { $does } { $what }
   *[no] alle handen { $does } { $what }
}
frantic-made-step-reveal = { frantic-made-subject } de hand open
frantic-made-step-skip = { frantic-made-subject } de volgende beurt
frantic-made-step-score = { frantic-made-subject } { $what }
frantic-made-step-wish = { frantic-made-subject } { $what }
frantic-made-step-event = { $later ->
    [yes] dan volgt { $does }
   *[no] er volgt { $does }
}
frantic-made-step-rule = { $later ->
    [yes] dan geldt { $does }
   *[no] er geldt { $does }
}
frantic-made-step-power = { frantic-made-subject } { $what }
frantic-made-step-nothing = { $later ->
    [yes] dan gebeurt er { $does }
   *[no] er gebeurt { $does }
}
frantic-made-next = { $steps }, { $step }
frantic-made-must = { $steps }.
frantic-made-may = Wens { frantic-made-wished }. Als je wilt: { $steps }.

## Wat er mis is met het bestand van een kaart, en waar

frantic-file-where = { $step ->
    [0] Regel { $line }
   *[other] Regel { $line }, stap { $step }
}
frantic-file-unreadable = Het bestand gaat niet open: { $file }
frantic-file-foreign = Regel { $line }: dit is geen kaart van Frantic.
frantic-file-cut = Regel { $line }: hier breekt het bestand af. De kaart is niet heel.
frantic-file-broken = Regel { $line }, teken { $column }: dit is niet te lezen.
frantic-file-twice = { frantic-file-where }: ‘{ $field }’ staat er twee keer.
frantic-file-version = { frantic-file-where }: de kaart heeft versie { $found }. Deze werkplaats leest versie { $known }.
frantic-file-missing = { frantic-file-where }: ‘{ $field }’ ontbreekt.
frantic-file-unknown = { frantic-file-where }: ‘{ $field }’ hoort daar niet.
frantic-file-value = { frantic-file-where }: ‘{ $field }’ kan niet { $found } zijn. Wel kan: { $allowed }.
frantic-file-name-empty = { frantic-file-where }: de kaart heeft geen naam.
frantic-file-name-form = { frantic-file-where }: de naam moet een tekst tussen aanhalingstekens zijn, niet { $found }.
frantic-file-name-long = { frantic-file-where }: de naam heeft { $count } letters. Het mogen er { $most } zijn.
frantic-file-name-signs = { frantic-file-where }: in de naam staat een teken dat geen naam mag hebben.
frantic-file-name-taken = { frantic-file-where }: een andere kaart heet al ‘{ $found }’.
frantic-file-steps = { frantic-file-where }: een kaart heeft één tot { $most } stappen. Deze heeft er { $count }.
frantic-file-steps-form = { frantic-file-where }: ‘steps’ moet een lijst tussen vierkante haken zijn.
frantic-file-events = { frantic-file-where }: maar één stap mag een gebeurtenis uitlokken.

## De kaartwerkplaats

frantic-workshop-title = Kaartwerkplaats
frantic-workshop-back-hint = Terug. Wat nog niet bewaard is, wacht op de werkbank.
frantic-workshop-new = Nieuwe kaart
frantic-workshop-new-hint = Een lege kaart om mee te beginnen.
frantic-workshop-cards = Mijn kaarten ({ $count })
frantic-workshop-cards-hint = Al je kaarten: om er een te veranderen, te wissen of te zien waar hij ligt.
frantic-workshop-card-blank_play = Lege kaart
frantic-workshop-card-blank_play-hint = Er zijn er twee van in de stapel, met de module van de lege kaarten.
frantic-workshop-card-do_it_yourself = Do It Yourself
frantic-workshop-card-do_it_yourself-hint = Er zijn er vier van in de stapel, met Pandora’s Box. Er wordt ook een kleur gewenst.
frantic-workshop-card-blank_event = Gebeurtenis
frantic-workshop-card-blank_event-hint = Er is er een van bij de gebeurtenissen, met de module van de lege kaarten.
frantic-workshop-card-pandoras_box = Pandora’s Box
frantic-workshop-card-pandoras_box-hint = Er is er een van bij de gebeurtenissen, met Pandora’s Box.
frantic-workshop-type-hint = Wat er wordt gewenst als je hem speelt, of de kleur van de kaart.
frantic-workshop-type-plain = Kaart in { $colour }
frantic-workshop-type-colour = Wenst een kleur
frantic-workshop-type-number = Wenst een getal
frantic-workshop-type-either = Kleur of getal
frantic-workshop-type-event = Gebeurtenis
frantic-workshop-name = Naam
frantic-workshop-name-fresh = Mijn kaart { $number }
frantic-workshop-name-hint = Met Enter of een klik schrijf je een andere naam.
frantic-workshop-name-empty = Een kaart heeft een naam nodig.
frantic-workshop-name-long = Een naam heeft hoogstens { $most } letters.
frantic-workshop-name-signs = In die naam staat een teken dat geen naam mag hebben.
frantic-workshop-name-taken = Een andere kaart of gebeurtenis heet al ‘{ $name }’. Deze heeft een andere naam nodig.
frantic-workshop-light-hint = Het licht waarin hij gloeit.
frantic-workshop-icon-hint = Het plaatje erop.
frantic-workshop-add = Nog een stap
frantic-workshop-add-hint = Een kaart heeft tot { $count } stappen, die in deze volgorde gebeuren.
frantic-workshop-sooner-hint = Deze stap komt voor de stap erboven.
frantic-workshop-remove-hint = Zonder deze stap.
frantic-workshop-action-hint = Wat er gebeurt. Enter toont alles, Backspace neemt het volgende.
frantic-workshop-action-title = Wat gebeurt er?
frantic-workshop-amount-hint = Hoeveel, of welke. Enter toont alles, Backspace neemt het volgende.
frantic-workshop-amount-title = { $action ->
    [rotate] Welke kant op?
    [wish] Wat wordt gewenst?
   *[other] Hoeveel?
}
frantic-workshop-target-hint = Over wie het gaat. Enter toont iedereen, Backspace neemt de volgende.
frantic-workshop-target-title = Over wie gaat het?
frantic-workshop-do-draw = Trekken
frantic-workshop-do-draw-hint = Zo veel kaarten komen van de trekstapel.
frantic-workshop-do-discard = Afleggen
frantic-workshop-do-discard-hint = Zo veel kaarten naar eigen keuze gaan onder de bovenste.
frantic-workshop-do-give = Weggeven
frantic-workshop-do-give-hint = Wie hem speelt, geeft kaarten naar eigen keuze.
frantic-workshop-do-collect = Ophalen
frantic-workshop-do-collect-hint = De anderen kiezen welke kaarten ze geven aan wie hem speelt.
frantic-workshop-do-steal = Blind nemen
frantic-workshop-do-steal-hint = Wie hem speelt, neemt kaarten zonder ze te zien.
frantic-workshop-do-swap = Handen ruilen
frantic-workshop-do-swap-hint = Twee hele handen wisselen van plaats.
frantic-workshop-do-rotate = Handen doorgeven
frantic-workshop-do-rotate-hint = Elke hand gaat één plaats naar links of naar rechts.
frantic-workshop-do-reveal = Hand open leggen
frantic-workshop-do-reveal-hint = Hij ligt open tot iedereen hem gezien heeft.
frantic-workshop-do-skip = Overslaan
frantic-workshop-do-skip-hint = Wie al een beurt overslaat, overkomt niets.
frantic-workshop-do-score = Punten
frantic-workshop-do-score-hint = Het totaal verandert meteen. Punten zijn slecht.
frantic-workshop-do-wish = Wens
frantic-workshop-do-wish-hint = Wat gewenst is, moet daarna worden gespeeld.
frantic-workshop-do-event = Gebeurtenis
frantic-workshop-do-event-hint = Er wordt één gebeurtenis uitgelokt. Een kaart heeft maar één zo’n stap.
frantic-workshop-do-rule = Regelkaart
frantic-workshop-do-rule-hint = Nog een regelkaart geldt tot de ronde eindigt.
frantic-workshop-do-power = Powerkaarten
frantic-workshop-do-power-hint = Ze komen dicht, zolang er zijn.
frantic-workshop-do-nothing = Niets
frantic-workshop-do-nothing-hint = Helemaal niets. Ook een keuze.
frantic-workshop-at-self-hint = Wie de kaart speelt, of de gebeurtenis uitlokte.
frantic-workshop-at-chosen-hint = Iemand die de speler noemt; in alle stappen dezelfde.
frantic-workshop-at-others-hint = Iedereen behalve de speler, een voor een.
frantic-workshop-at-everyone-hint = Iedereen, een voor een; wie hem speelt komt als laatste.
frantic-workshop-at-most-hint = De grootste hand. Van gelijke wie het eerst aan de beurt komt.
frantic-workshop-at-fewest-hint = De kleinste hand. Van gelijke wie het eerst aan de beurt komt.
frantic-workshop-at-left-hint = Wie links zit.
frantic-workshop-at-right-hint = Wie rechts zit.
frantic-workshop-at-random-hint = Het toeval kiest een van de anderen, in elke stap opnieuw.
frantic-workshop-note-loop = Roept Repeat deze gebeurtenis op terwijl ze nog loopt, dan vervalt de stap met de gebeurtenis: niets draait eeuwig rond.
frantic-workshop-note-violet = Violette kaarten hebben Pandora’s Box in het spel nodig.
frantic-workshop-note-rule = Zonder Pandora’s Box in het spel wordt geen regelkaart omgedraaid.
frantic-workshop-note-power = Zonder Supercharge in het spel krijgt niemand powerkaarten.
frantic-workshop-note-score = Waar geen punten worden geteld, doen punten niets.
frantic-workshop-note-chosen = De gekozen speler mag Counterattack of Error 404 ertussen gooien.
frantic-workshop-note-hand = Is de grootste of kleinste hand de eigen hand, dan doet die stap niets.
frantic-workshop-note-kept = { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } en { frantic-card-gambling_champ } { $kept ->
    [moved] blijven bij wie de kaart speelt
    [chosen] kunnen niet worden gekozen
   *[moved-chosen] blijven bij wie de kaart speelt en kunnen niet worden gekozen
}.
frantic-workshop-note-discarded = { frantic-card-curse }, { frantic-card-the_end } en { frantic-card-little_brother } kunnen ook niet worden afgelegd.
frantic-workshop-try = Uitproberen
frantic-workshop-try-hint = Een tafel met bots, waar deze kaart meteen komt. Niets ervan wordt bewaard.
frantic-workshop-keep = Bewaren
frantic-workshop-keep-hint = Schrijft de kaart in een bestand in je map met kaarten.
frantic-workshop-give = Voor vrienden
frantic-workshop-give-hint = Legt een kopie van het kaartbestand waar je het vindt. Een vriend sleept het op dit venster.
frantic-workshop-given = Hier is een kopie om weg te geven: { $file }
frantic-workshop-kept = Bewaard als { $file } in { $folder }
frantic-workshop-not-kept = De kaart kon niet worden geschreven. Is de schijf vol, of de map op slot?
frantic-workshop-taken-in = ‘{ $name }’ is nu een van je kaarten.
frantic-workshop-ask = Deze kaart weggooien?
frantic-workshop-ask-about = ‘{ $name }’ is niet bewaard zoals ze nu is.
frantic-workshop-ask-yes = Weggooien
frantic-workshop-ask-no = Terug ernaar
frantic-workshop-nowhere = Nog in geen bestand bewaard.
frantic-workshop-changed = Veranderd sinds hij is bewaard als { $file }
frantic-workshop-lies = Bewaard als { $file }

frantic-cards-title = Mijn kaarten
frantic-cards-back-hint = Terug naar de werkbank.
frantic-cards-none = Er is nog geen kaart. Bewaar die op de werkbank, of sleep het bestand van een vriend hierheen.
frantic-cards-lie = Je kaarten zijn bestanden in { $folder } – leg dat van een vriend erbij, of sleep het hierheen.
frantic-cards-folder = Map openen
frantic-cards-folder-hint = Toont de bestanden van je kaarten.
frantic-cards-no-program = Er is geen programma dat de map toont: { $folder }
frantic-cards-unreadable = Geen kaart
frantic-cards-bin-hint = Dit bestand wissen.
frantic-cards-ask = Deze kaart wissen?
frantic-cards-ask-about = ‘{ $name }’ wordt voorgoed gewist. Partijen ermee houden hem.
frantic-cards-ask-yes = Wissen
frantic-cards-ask-no = Houden
frantic-cards-still-there = Het bestand kon niet worden gewist.

frantic-own-title = { $count ->
    [one] Er zit een zelfgemaakte kaart in deze partij
   *[other] Er zitten { $count } zelfgemaakte kaarten in deze partij
}
frantic-own-again = Toets I of de rechtermuisknop toont ze weer.

## De tafel in zinnen

frantic-own-name = { $name }
frantic-wished-number = { $number }
frantic-back = Kaart { $number } van links
frantic-top = Bovenop ligt { $card }; { $count ->
    [0] de trekstapel is leeg.
    [one] er is nog 1 kaart te trekken.
   *[other] er zijn nog { $count } kaarten te trekken.
}
frantic-holds-now = Nu geldt: { $what }.
frantic-holds = { $name }: { frantic-cards-left }{ $so_far }.
frantic-so-far = , tot nu toe { $total ->
    [one] 1 punt
   *[other] { $total } punten
}
frantic-your-hand = Je hand: { $cards }.
frantic-row-draw = Trekstapel: { $count }

## Waarom een kenner dat zou doen

frantic-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten
frantic-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
frantic-because-out = Je bent in de volgende beurten uit in { $this } van 100 gevallen, anders in { $other }.
frantic-because-rival-out = Het houdt { $name } van uitgaan af: { $name } is uit in { $this } van 100 gevallen, anders in { $other }.
frantic-because-wishes = Zo blijft er een kaart in je hand waarmee je mag wensen.
frantic-because-heavy = Het verlost je van een kaart die zwaar weegt: je hebt er een in { $this } van 100 gevallen, anders in { $other }.
frantic-because-points = Een paar beurten later telt je hand gemiddeld { $this ->
    [1] 1 punt
   *[other] { $this } punten
}, anders { $other }.
frantic-because-theirs = Een paar beurten later tellen de handen van de anderen gemiddeld { $this ->
    [1] 1 punt
   *[other] { $this } punten
}, anders { $other }.
frantic-because-cards = Een paar beurten later heb je gemiddeld { $this ->
    [1] 1 kaart
   *[other] { $this } kaarten
}, anders { $other }.

## De eerste les

frantic-lesson-first = Eerste les: één ronde
frantic-lesson-first-after = Wie de minste punten heeft als iemand over de grens is, wint.
frantic-lesson-first-match = Maak als eerste je hand leeg: wat over is, telt als punten, en punten zijn slecht. Een kaart past op kleur: leg je rode 2 op de rode 5.
refusal-frantic-lesson-first-match = Raak liever rood kwijt zolang er rood ligt: speel de rode 2.
refusal-frantic-lesson-first-match-wish = Die past op alles, dus bewaar hem voor slechte tijden. Speel de rode 2.
frantic-lesson-first-event = { $name2 } speelde een zwarte 7, en zwart draait een gebeurtenis om: dit keer gebeurde er niets. Een 7 past op elke 7: speel je groene.
refusal-frantic-lesson-first-event = Houd die. Een 7 past op een 7: speel de groene 7.
refusal-frantic-lesson-first-event-keep = Hij past, maar je wilt hem als laatste. Speel de groene 7.
frantic-lesson-first-counter = { $name3 } speelt een Gift: twee kaarten voor jou! Maar je mag er een Counterattack tussen gooien. Doe dat, en wens blauw.
refusal-frantic-lesson-first-counter = Wens blauw: dat is de kleur van je 9.
refusal-frantic-lesson-first-counter-pass = En twee kaarten nemen? Gooi je Counterattack ertussen, en wens blauw.
frantic-lesson-first-name = De Gift is nu van jou. Jij zegt wie twee van je kaarten krijgt: geef ze aan { $name3 }, die ermee begon.
refusal-frantic-lesson-first-name = Die deed je niets. Geef ze aan { $name3 }.
frantic-lesson-first-give = Kies wat je weggeeft. Hoge getallen zijn veel punten: eerst de zwarte 8.
refusal-frantic-lesson-first-give = Die komt straks. Eerst de zwarte 8, graag.
refusal-frantic-lesson-first-give-keep = Je blauwe 9 is alles wat je nodig hebt om te winnen: geef de zwarte 8.
frantic-lesson-first-more = En je wenskaart, die 7 punten telt. De blauwe 9 blijft.
refusal-frantic-lesson-first-more = De blauwe 9 blijft bij jou: geef de andere.
frantic-lesson-first-last = Nog één kaart, en blauw heb je zelf gewenst. Speel hem!
refusal-frantic-lesson-first-last = Trekken hoeft niet: je blauwe 9 past.
frantic-lesson-first-end = Je hand is leeg: de ronde is voorbij, en wat de anderen hebben, telt. Over de grens winnen de minste punten.

## De langere les: buiten de beurt

frantic-lesson-windows = Langere les: buiten je beurt
frantic-lesson-windows-after = Voor een gebeurtenis, als een speciale kaart je treft, als iemand uit is: dan mag er een kaart tussen worden gegooid.
frantic-lesson-windows-keep = Vier van je kaarten kun je buiten je beurt ertussen gooien. In je eigen beurt zijn ze maar een wens: bewaar ze, en speel je rode 2.
refusal-frantic-lesson-windows-keep = Nu zou hij alleen een kleur wensen. Bewaar hem voor zijn moment, en speel de rode 2.
frantic-lesson-windows-event = { $name2 } speelde een zwart getal: er komt een gebeurtenis, en niemand weet welke. Iedereen behalve { $name2 } mag nog opzij stappen.
frantic-lesson-windows-lucky = Gooi je Lucky Bastard ertussen: de gebeurtenis gaat aan je voorbij. En wens blauw, de kleur van je 9.
refusal-frantic-lesson-windows-lucky = De kleur die je wenst, is hierna gevraagd, en voor je 9 wil je blauw. Gooi hem ertussen met blauw.
refusal-frantic-lesson-windows-lucky-pass = Het kan een aardige gebeurtenis zijn, of een wrede. De kaart kost je geen beurt: gooi hem ertussen, en wens blauw.
frantic-lesson-windows-tax = Double Taxation! De anderen betalen voor hun drie hoogste kaarten, jij niet. Maar nu geeft { $name3 } je vier kaarten.
frantic-lesson-windows-counter = Een speciale kaart vraagt het eerst aan de slachtoffers. Met een Counterattack deel jij de vier uit. Gooi hem ertussen, wens blauw.
refusal-frantic-lesson-windows-counter = De goede kaart, de verkeerde kleur: wens blauw, voor je 9.
refusal-frantic-lesson-windows-counter-pass = En vier kaarten trekken? Gooi je Counterattack ertussen, en wens blauw.
refusal-frantic-lesson-windows-counter-error = Die beschermt je ook, maar dan geeft { $name3 } de kaarten aan een ander. Met Counterattack zeg jij wie ze krijgt. Wens blauw.
frantic-lesson-windows-share = Jij verdeelt ze, alsof je de kaart had gespeeld. { $name2 } heeft nog maar één kaart: alle vier naar { $name2 }.
refusal-frantic-lesson-windows-share = { $name2 } is het dichtst bij uitgaan: geef alle vier aan { $name2 }.
frantic-lesson-windows-error = { $name2 } gooide er ook een tussen: de vier komen terug! Error 404 houdt je er helemaal buiten. Gooi hem ertussen, wens blauw.
refusal-frantic-lesson-windows-error = Het kan met elke kleur. Maar jij wilt blauw, voor je 9.
refusal-frantic-lesson-windows-error-pass = Dan zijn vier kaarten voor jou. Gooi Error 404 ertussen, en wens blauw.
frantic-lesson-windows-out = Dus trok { $name3 } de vier. Maar die Counterattack was de laatste kaart van { $name2 }, die uit is! Is de ronde voorbij?
frantic-lesson-windows-nice = Nog niet: een Nice Try laat wie uit is drie kaarten trekken, en het spel gaat door. Gooi hem ertussen, wens blauw.
refusal-frantic-lesson-windows-nice = Goed, maar wens blauw: hierna ben jij aan de beurt.
refusal-frantic-lesson-windows-nice-pass = Dan heeft { $name2 } de ronde gewonnen, en tellen jouw kaarten 16 punten. Gooi Nice Try ertussen, en wens blauw.
frantic-lesson-windows-last = Ertussen gooien verandert nooit wie hierna komt: na { $name3 } ben jij het, en blauw is gewenst. Speel je laatste kaart.
refusal-frantic-lesson-windows-last = Trekken hoeft niet: je blauwe 9 past.
frantic-lesson-windows-end = Je bent uit! Waar meerdere mensen spelen, wordt het op elk moment aan iedereen gevraagd, zodat niemand weet wie wat heeft.
