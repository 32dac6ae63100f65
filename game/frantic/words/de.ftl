## Im Regal

frantic-title = Frantic
frantic-about = Werd als Erster deine Karten los, sei gemein zu allen anderen, und überleb, was geschieht.
frantic-players = 2 bis 8 Spieler
frantic-length = etwa 45 Minuten

## Plätze

frantic-bot-easy = Leicht
frantic-bot-normal = Normal
frantic-bot-hard = Schwer
frantic-bot-expert = Experte

## Einstellungen

frantic-option-preset = Karten
frantic-option-preset-hint = Welche Module im Spiel sind, oder eine eigene Wahl.
frantic-value-preset-chaos = Klassisches Chaos
frantic-value-preset-first = Erstes Spiel
frantic-value-preset-supercharged = Supercharged
frantic-value-preset-pandemonium = Pandämonium
frantic-value-preset-everything = Alles
frantic-value-preset-own = Eigene Wahl
frantic-option-troublemaker = Troublemaker
frantic-option-troublemaker-hint = 22 Karten und 14 Ereignisse: Diebe, Tausch und mehr Unfug.
frantic-option-supercharge = Supercharge
frantic-option-supercharge-hint = Powerkarten für alle, 15 Karten und neun Ereignisse.
frantic-option-pandora = Pandora’s Box
frantic-option-pandora-hint = Eine fünfte Farbe, und Regelkarten, die jede Runde wechseln.
frantic-option-fan = Fankarten
frantic-option-fan-hint = Sieben Karten und sieben Ereignisse, die sich Spieler gewünscht haben.
frantic-option-promo = Promokarten
frantic-option-promo-hint = Error 404, eine goldene Karte und zwei Ereignisse.
frantic-option-blank = Leere Karten
frantic-option-blank-hint = Karten und ein Ereignis, die ihr selbst baut.
frantic-option-blank_play = Leere Karte
frantic-option-blank_play-hint = Die gedruckte Karte oder eine, die du in der Werkstatt gebaut hast.
frantic-option-blank_event = Leeres Ereignis
frantic-option-blank_event-hint = Das gedruckte Ereignis oder eins, das du in der Werkstatt gebaut hast.
frantic-option-do_it_yourself = Do It Yourself
frantic-option-do_it_yourself-hint = Die gedruckte Karte oder eine, die du in der Werkstatt gebaut hast.
frantic-option-pandoras_box = Ereignis Pandora’s Box
frantic-option-pandoras_box-hint = Das gedruckte Ereignis oder eins, das du in der Werkstatt gebaut hast.
frantic-option-scores = Punkte zählen
frantic-option-scores-hint = Gespielt wird, bis jemand die Grenze überschreitet. Ohne Zählen ist eine Runde das Spiel.
frantic-option-length = Länge
frantic-option-length-hint = Bei wie vielen Punkten das Spiel endet; das hängt von der Zahl der Spieler ab.
frantic-value-length-medium = Mittel
frantic-value-length-short = Kurz
frantic-value-length-long = Lang
frantic-value-length-own = Eigene Grenze
frantic-option-limit = Grenze
frantic-option-limit-hint = Das Spiel endet mit der Runde, in der jemand mehr Punkte hat als das.
frantic-value-limit = { $count } Punkte
frantic-option-hand = Handkarten
frantic-option-hand-hint = Wie viele Karten alle bekommen. Mit weniger ist eine Runde kürzer.
frantic-value-hand-7 = 7 Karten
frantic-value-hand-6 = 6 Karten
frantic-value-hand-5 = 5 Karten
frantic-value-hand-4 = 4 Karten
frantic-option-names = Kartennamen
frantic-option-names-hint = Wie frech die Karten sein dürfen.
frantic-value-names-mild = Milde
frantic-value-names-family = Familie
frantic-value-names-original = Wie gedruckt
frantic-option-first_dealer = Erster Geber
frantic-option-first_dealer-hint = Wer die erste Runde gibt.
frantic-value-first_dealer-random = Zufall
frantic-value-first_dealer-1 = Platz 1
frantic-value-first_dealer-2 = Platz 2
frantic-value-first_dealer-3 = Platz 3
frantic-value-first_dealer-4 = Platz 4
frantic-value-first_dealer-5 = Platz 5
frantic-value-first_dealer-6 = Platz 6
frantic-value-first_dealer-7 = Platz 7
frantic-value-first_dealer-8 = Platz 8
frantic-option-rule_cards = Regelkarten
frantic-option-rule_cards-hint = Wie viele Regelkarten in einer Runde gelten, mit Pandora’s Box.
frantic-value-rule_cards-0 = Keine
frantic-value-rule_cards-1 = 1
frantic-value-rule_cards-2 = 2
frantic-value-rule_cards-3 = 3
frantic-value-rule_cards-4 = 4
frantic-value-rule_cards-5 = 5
frantic-option-powers = Powerkarten je Zug
frantic-option-powers-hint = Wie viele Powerkarten in einem Zug erlaubt sind, mit Supercharge.
frantic-value-powers-1 = Eine
frantic-value-powers-2 = Zwei
frantic-value-powers-any = Beliebig viele
frantic-option-game_end = Ende des Spiels
frantic-option-game_end-hint = Ob die Grenze überschritten sein muss oder erreicht genügt.
frantic-value-game_end-passed = Überschritten
frantic-value-game_end-reached = Erreicht
frantic-option-gambling_man = Gambling Man
frantic-option-gambling_man-hint = Neu: Die zweitniedrigste Karte nimmt alle. Alt: die höchste Zahl der letzten Farbe.
frantic-value-gambling_man-new = Neue Regel
frantic-value-gambling_man-old = Alte Regel
frantic-option-mimicry_reacts = Mimicry reagiert
frantic-option-mimicry_reacts-hint = Mimicry darf als Reaktionskarte eingeworfen werden.
frantic-option-must_follow = 2nd Chance muss
frantic-option-must_follow-hint = Wer eine Karte hat, die auf 2nd Chance passt, muss sie spielen. Sonst darf man auch ziehen.
frantic-option-prompts = Reaktionen
frantic-option-prompts-hint = Wer vor einem Ereignis und am Ende einer Runde gefragt wird. Nur zu fragen, wer reagieren kann, verrät, wer es kann.
frantic-value-prompts-auto = Wie es passt
frantic-value-prompts-always = Alle fragen
frantic-value-prompts-holders = Nur wer reagieren kann
frantic-option-timer = Bedenkzeit
frantic-option-timer-hint = Ist die Zeit um, wird dein Zug für dich gespielt: ziehen und passen.
frantic-value-timer-off = Aus
frantic-value-timer-30 = 30 Sekunden
frantic-value-timer-60 = 60 Sekunden
frantic-option-blind = Verdeckt nehmen
frantic-option-blind-hint = Verdeckt genommene Karten wählt der Zufall, oder du zeigst auf einen Rücken.
frantic-value-blind-random = Zufall
frantic-value-blind-point = Auf eine zeigen

## Ablehnungen

refusal-frantic-seats = Frantic ist für 2 bis 8 Spieler.
refusal-frantic-over = Das Spiel ist vorbei.
refusal-frantic-first-dealer = Platz { $number } kann nicht als Erster geben: Hier sitzen nur { $seats }. Wähle, wer sonst zuerst gibt, oder nimm einen Platz dazu.
refusal-frantic-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
refusal-frantic-not-now = Das geht jetzt nicht.
refusal-frantic-not-your-turn = Du bist nicht dran: Gefragt ist { $name }.
refusal-frantic-done-already = Du hast schon gewählt.
refusal-frantic-not-held = Diese Karte hast du nicht.
refusal-frantic-misfit = { $needed ->
    [black] Diese Karte passt nicht: Gefragt ist eine schwarze Karte oder eine Wunschkarte.
    [number] Diese Karte passt nicht: Gefragt ist { frantic-number-named }.
    [colour] Diese Karte passt nicht: Gefragt ist { frantic-colour-named }.
    [symbol] Diese Karte passt nicht: Gefragt ist { frantic-symbol-named } oder eine Wunschkarte.
    [colour-number] Diese Karte passt nicht: Gefragt ist { frantic-colour-named } oder { frantic-number-named }.
   *[colour-symbol] Diese Karte passt nicht: Gefragt ist { frantic-colour-named } oder { frantic-symbol-named }.
}
refusal-frantic-black-on-black = Schwarz geht nicht auf Schwarz.
refusal-frantic-special-on-number = Sonderkarten mit Farbe passen nicht auf eine Zahl.
refusal-frantic-swap-colour = Colour Swap braucht eine seiner zwei Farben auf dem Stapel.
refusal-frantic-no-colour-to-take = Es gibt keine Farbe, die Mimicry übernehmen könnte.
refusal-frantic-no-imitation = Diese Karte kann Mimicry nicht nachahmen.
refusal-frantic-mimicry-stays = Mimicry kann in diesem Spiel nicht eingeworfen werden.
refusal-frantic-unplayable = Diese Karte kann nicht gespielt werden.
refusal-frantic-ten-cards = Dafür brauchst du genau zehn Handkarten; du hast { $count }.
refusal-frantic-not-last = The End geht nur als letzte Karte.
refusal-frantic-sealed = Sonderkarten sind versiegelt.
refusal-frantic-blocked = Diese Farbe ist gesperrt.
refusal-frantic-drawn-already = Du hast schon gezogen.
refusal-frantic-draw-first = Zieh erst, dann darfst du passen.
refusal-frantic-must-follow = Du hast eine Karte, die passt: Spiel sie.
refusal-frantic-not-yourself = Das geht nicht: Dich selbst kannst du nicht nennen.
refusal-frantic-marked = Das geht nicht: { $name } setzt schon aus.
refusal-frantic-not-fewer = Das geht nicht: { $name } hat nicht weniger Karten als du.
refusal-frantic-has-more = Das geht nicht: { $name } hat mehr Karten als du.
refusal-frantic-no-powers = Das geht nicht: { $name } hat keine Powerkarte.
refusal-frantic-named-already = Das geht nicht: { $name } ist schon genannt.
refusal-frantic-protected = Das geht nicht: { $name } ist geschützt.
refusal-frantic-name-first = Nenn erst jemanden.
refusal-frantic-share-first = Verteil erst die Karten.
refusal-frantic-parts = { $count ->
    [6] Die Teile müssen zusammen sechs ergeben.
   *[4] Die Teile müssen zusammen vier ergeben.
}
refusal-frantic-not-given-away = Diese Karte darfst du nicht selbst weggeben.
refusal-frantic-exactly = { $count ->
    [one] Wähl genau { $count } Karte.
   *[other] Wähl genau { $count } Karten.
}
refusal-frantic-not-ten = Diese Karten ergeben { $points }, nicht 10.
refusal-frantic-wish-first = Wünsch dir erst etwas.
refusal-frantic-no-such-wish = Das kannst du dir nicht wünschen.
refusal-frantic-exit-colour = Wähl eine Farbe, die die Karte hinterlassen kann.
refusal-frantic-blocked-already = Diese Farbe kann nicht gesperrt werden.
refusal-frantic-cannot-react = Darauf kannst du nicht reagieren.
refusal-frantic-too-late = Zu spät, oder du bist selbst am Zug: kein Schutz.
refusal-frantic-nobody-out = Nice Try geht nur, wenn jemand fertig ist.
refusal-frantic-pass-or-throw = Lass es geschehen, oder wirf eine Reaktionskarte ein.
refusal-frantic-no-power = Diese Powerkarte geht jetzt nicht: Du hast sie nicht.
refusal-frantic-power-is-up = Diese Powerkarte geht jetzt nicht: Sie liegt schon offen.
refusal-frantic-power-fresh = Diese Powerkarte geht jetzt nicht: Sie kam erst in diesem Zug.
refusal-frantic-power-alone = Diese Powerkarte geht jetzt nicht: Zu dieser Karte passt keine.
refusal-frantic-power-special = Diese Powerkarte geht jetzt nicht: Sie braucht eine Sonderkarte.
refusal-frantic-power-number = Diese Powerkarte geht jetzt nicht: Sie braucht eine Zahlenkarte.
refusal-frantic-power-with-card = Diese Powerkarte geht jetzt nicht: Dreh sie mit einer Karte um, die du spielst.
refusal-frantic-power-enough = Diese Powerkarte geht jetzt nicht: In diesem Zug keine mehr.
refusal-frantic-not-recharged = Wähl eine deiner Powerkarten, die vor diesem Zug aktiviert wurde.
refusal-frantic-no-such-power = Da liegt keine Powerkarte, die du wählen kannst.
refusal-frantic-victim-lacks = Diese Karte ist nicht in der Hand, die du siehst.
refusal-frantic-not-in-row = Das geht nicht: Die Karte liegt nicht da oder ist schon weg.
refusal-frantic-not-in-pile = Das geht nicht: Die Karte liegt nicht unter der obersten.
refusal-frantic-not-laid-out = Das geht nicht: Wähl eines der aufgedeckten Ereignisse.
refusal-frantic-not-repeated = Das geht nicht: Wähl ein Ereignis dieser Runde, aber nicht Repeat.
refusal-frantic-own-pile = Das geht nicht: Du musst einen Stapel nehmen, der nicht deiner war.
refusal-frantic-pile-gone = Das geht nicht: Dieser Stapel ist schon verteilt.
refusal-frantic-too-low = Das geht nicht: Die Karte muss mindestens { $points } zählen.
refusal-frantic-must-lay = Das geht nicht: Die erste Karte muss gelegt werden.
refusal-frantic-not-last-colour = Leg eine Zahlenkarte der zuletzt gespielten Farbe.
refusal-frantic-no-twin = Nur farbige Karten mit der Zahl { $number } dürfen folgen.
refusal-frantic-give-all = Verteil erst alle diese Karten.
refusal-frantic-next-card = Verteil die Karten der Reihe nach.
refusal-frantic-confirm-first = Sag erst, dass du es gesehen hast.
refusal-frantic-yes-or-no = Sag ja oder nein.
refusal-frantic-point = Zeig auf eine der { $count } Karten.
refusal-frantic-composed-form = Diese Karte ist nicht zu lesen: { frantic-composed-named }.
refusal-frantic-composed-steps = Eine Karte darf höchstens drei Schritte und ein Ereignis haben: { frantic-composed-named }.
refusal-frantic-composed-name = Ein Name hat 1 bis 24 Zeichen: { frantic-composed-named }.
refusal-frantic-composed-type = Diese Art geht hier nicht: { frantic-composed-named }.
refusal-frantic-composed-twice = Zwei Karten können nicht gleich heißen: { frantic-composed-named }.
refusal-frantic-composed-icon = Dieses Bild gibt es nicht: { frantic-composed-named }.

## Wörter des Spiels

frantic-colour-named = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [violet] Violett
   *[black] Schwarz
}
frantic-colour-red = Rot
frantic-colour-blue = Blau
frantic-colour-yellow = Gelb
frantic-colour-green = Grün
frantic-colour-violet = Violett
frantic-colour-black = Schwarz
frantic-number-named = eine { $number }
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
   *[blank_play] die gebaute Karte
}
frantic-composed-named = { $card ->
    [do_it_yourself] Do It Yourself
    [pandoras_box] Pandora’s Box
    [blank_play] die leere Karte
   *[blank_event] das leere Ereignis
}
frantic-needs-colour = { frantic-colour-named }
frantic-needs-number = { $number }
frantic-needs-colour-number = { frantic-colour-named } oder { $number }
frantic-needs-symbol = { frantic-symbol-named }
frantic-needs-colour-symbol = { frantic-colour-named } oder { frantic-symbol-named }
frantic-needs-black = Schwarz
frantic-needs-free = alles
frantic-cause-out = Jemand ist fertig
frantic-cause-empty_pile = Der Nachziehstapel ist leer
frantic-cause-doomsday = Doomsday
frantic-cause-finish_line = Finish Line
frantic-cause-time_bomb = Time Bomb
frantic-cause-the_end = The End

## Das Protokoll

frantic-log-round = Runde { $number }: { $name } gibt.
frantic-log-first = Die erste Karte: { $card }.
frantic-log-played = { $name }: { $card }
frantic-log-imitates = { $name }: { $card } als { $other }
frantic-log-power = { $name } dreht { $power } um.
frantic-log-power-acts = { $power } wirkt.
frantic-log-drew = { $name } zieht { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
frantic-log-passed = { $name } passt.
frantic-log-skipped = { $name } setzt aus.
frantic-log-marked = { $name } wird aussetzen.
frantic-log-wished = { $name } wünscht sich { $what }.
frantic-log-used = { $name } nutzt { $card }.
frantic-log-left-out = { $name } verzichtet auf die Wirkung.
frantic-log-risked = { $name } riskiert es.
frantic-log-no-risk = { $name } riskiert nichts.
frantic-log-victims = { $card }: { $name } nennt { $victims }.
frantic-log-share = { $name } verteilt { $parts }.
frantic-log-part = { $count } an { $name }
frantic-log-named = { $name } nennt { $other }.
frantic-log-thrown = { $name } wirft { $card } ein und wünscht sich { $what }.
frantic-log-fizzled = { $card }: Es ist niemand mehr zu nennen.
frantic-log-hand-seen = { $name } sieht sich die Hand von { $other } an.
frantic-log-hands-open = { $victims } zeigen ihre Hand.
frantic-log-specials = { $name }: { $count ->
    [one] 1 Sonderkarte.
   *[other] { $count } Sonderkarten.
}
frantic-log-given = { $name } gibt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} an { $other }.
frantic-log-took-up = { $name } nimmt { $count ->
    [one] 1 Karte auf.
   *[other] { $count } Karten auf.
}
frantic-log-discarded = { $name } wirft ab: { $cards }.
frantic-log-turned-over = Aufgedeckt: { $cards }.
frantic-log-triggered = { $name } löst ein Ereignis aus.
frantic-log-event = { $event }! { $text }
frantic-log-protected = { $name } ist geschützt.
frantic-log-laid-out = Zur Wahl: { $events }.
frantic-log-events-shuffled = Die Ereignisse werden neu gemischt.
frantic-log-piles = { $name } bekommt den Stapel von { $other }.
frantic-log-total = { $name }: { $change }, nun { $total }.
frantic-log-seats = { $name } und { $other } tauschen die Plätze.
frantic-log-limit = Die Grenze ist jetzt { $limit }.
frantic-log-bomb = { $name }: { $left ->
    [0] der letzte Zug.
    [one] danach noch 1 Zug.
   *[other] danach noch { $left } Züge.
}
frantic-log-powers = { $name } bekommt { $count ->
    [one] 1 Powerkarte.
   *[other] { $count } Powerkarten.
}
frantic-log-powers-back = { $name } gibt { $count ->
    [one] 1 Powerkarte
   *[other] { $count } Powerkarten
} zurück.
frantic-log-powers-swapped = { $name } und { $other } tauschen eine Powerkarte.
frantic-log-blocked = { $what } ist gesperrt.
frantic-log-unblocked = Die Sperre ist vorbei.
frantic-log-sealed = Sonderkarten sind versiegelt.
frantic-log-unsealed = Das Siegel ist gebrochen.
frantic-log-direction = Es geht andersherum.
frantic-log-rules = Neue Regel: { $rules }.
frantic-log-rules-back = Die alten Regeln sind weg.
frantic-log-ran-out = Der Nachziehstapel ist leer: Die Runde endet.
frantic-log-ended = Die Runde ist vorbei: { $cause }.
frantic-log-won = { $victims } { $count ->
    [one] ist fertig.
   *[other] sind fertig.
}
frantic-log-scored = { $name }: { $points }, nun { $total }.
frantic-log-counted = { $name }: { $count ->
    [one] 1 Punkt.
   *[other] { $count } Punkte.
}

## Was gefragt wird, wie es alle hören dürfen; $asked zählt die Gefragten in $names

frantic-aloud-ready = { $names } { $asked ->
    [one] ist
   *[other] sind
} noch nicht bereit …
frantic-aloud-scores = { $names } { $asked ->
    [one] sieht
   *[other] sehen
} sich die Wertung an …
frantic-aloud-play = { $names } spielt eine Karte oder zieht …
frantic-aloud-play-drawn = { $names } spielt eine Karte oder passt …
frantic-aloud-more = { $names } führt den Zug zu Ende …
frantic-aloud-use = { $names } darf { $card } nutzen …
frantic-aloud-golden = { $names } darf { $card } verschenken …
frantic-aloud-victim = { $names } wählt, wen { $card } trifft …
frantic-aloud-shares = { $card }: { $names } verteilt die Karten …
frantic-aloud-replacement = { $other } ist geschützt. { $names } nennt jemand anderen …
frantic-aloud-cards = { $names } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} beiseite …
frantic-aloud-cards-for = { $names } wählt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für { $other } …
frantic-aloud-wish-colour = { $names } wünscht sich eine Farbe …
frantic-aloud-wish-number = { $names } wünscht sich eine Zahl …
frantic-aloud-wish-either = { $names } wünscht sich eine Farbe oder eine Zahl …
frantic-aloud-wish-special = { $names } wünscht sich eine Farbe oder eine Sonderkarte …
frantic-aloud-exit = { $names } wählt die Farbe, die bleibt …
frantic-aloud-imitation = { $names } wählt, was Mimicry nachahmt …
frantic-aloud-target = { $names } darf auf { $card } von { $other } reagieren …
frantic-aloud-event-window = Ein Ereignis kommt: { $names } darf reagieren …
frantic-aloud-nice-try = { $victims } { $out ->
    [one] ist
   *[other] sind
} fertig: { $names } darf reagieren …
frantic-aloud-follow = { $names } spielt noch eine Karte oder zieht …
frantic-aloud-thief = { $names } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von { $other } …
frantic-aloud-blind = { $names } zeigt auf eine Karte von { $other } …
frantic-aloud-recharge = { $names } wählt eine Powerkarte, die zugedreht wird …
frantic-aloud-edison = { $names } wählt eine Powerkarte von { $other } …
frantic-aloud-update = { $names } wählt eine Powerkarte, die zurückgeht …
frantic-aloud-swap-meet = { $names } wählt jemanden zum Tauschen der Hand …
frantic-aloud-blockade = { $names } sperrt eine Farbe …
frantic-aloud-recycling = { $names } wählt, wer die Karte bekommt …
frantic-aloud-special-charge = { $names } wählt, wer für Sonderkarten zieht …
frantic-aloud-random-chance = { $names } spielt eine beliebige Karte …
frantic-aloud-lay = { $names } { $asked ->
    [one] legt eine Karte
   *[other] legen Karten
} verdeckt hin …
frantic-aloud-market = { $names } nimmt eine der offenen Karten …
frantic-aloud-give = { $names } verschenkt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} …
frantic-aloud-receiver = { $names } wählt, wer sie bekommt …
frantic-aloud-open = { $names } { $asked ->
    [one] sieht
   *[other] sehen
} sich die offenen Hände an …
frantic-aloud-trust = { $names } wählt, wer Vertrauen verdient …
frantic-aloud-pile = { $names } wählt einen Stapel für { $other } …
frantic-aloud-pile-own = { $names } wählt den eigenen Stapel …
frantic-aloud-event = { $names } wählt ein Ereignis …
frantic-aloud-risk = { $names } darf es riskieren …
frantic-aloud-identities = { $names } wählt, wer die Plätze tauscht …
frantic-aloud-tsunami = { $names } legt eine Karte oder nimmt alle …
frantic-aloud-tsunami-first = { $names } legt die erste Karte …
frantic-aloud-ten = { $names } wirft Karten ab, die zusammen zehn ergeben …
frantic-aloud-resurrection = { $names } nimmt eine Karte vom Ablagestapel …
frantic-aloud-resurrection-other = { $names } wählt eine Karte zum Verschenken …
frantic-aloud-chosen = { $names } wählt jemanden …
frantic-aloud-parasite = { $names } darf vor dem Zählen Karten abwerfen …

## Tisch

frantic-card-coloured = { $card } { $colour }
frantic-ask-ready = { $name }, gib die Karten.
frantic-ask-play = { $name }, spiel eine Karte oder zieh.
frantic-ask-play-drawn = { $name }, spiel eine Karte oder passe.
frantic-ask-play-none = { $name }, keine deiner Karten passt: Zieh.
frantic-ask-play-drawn-none = { $name }, keine deiner Karten passt: Passe.
frantic-ask-last-draw = Der Nachziehstapel ist leer: Wer jetzt zieht, beendet die Runde.
frantic-ask-turn-up = { $name }, noch eine Powerkarte?
frantic-ask-twins = { $name }, noch mehr Karten mit { $number }?
frantic-ask-use = { $name }, { $card } nutzen?
frantic-ask-golden = { $name }, { $card } verschenken?
frantic-ask-victim = { $effect ->
    [gift] { $name }, wer bekommt zwei Karten von dir?
    [black_gift] { $name }, wer bekommt zwei Karten von dir?
    [exchange] { $name }, mit wem tauschst du Karten?
    [skip] { $name }, wer setzt aus?
    [thief] { $name }, wen bestiehlst du?
    [equality] { $name }, wer zieht?
    [inequality] { $name }, wer nimmt dir Karten ab?
    [special_favours] { $name }, mit wem tauschst du die Sonderkarten?
    [edison] { $name }, nenn zwei: Wessen Powerkarten wechseln den Besitzer?
    [golden_fuck_you] { $name }, wer bekommt sie?
   *[other] { $name }, wen nennst du?
}
frantic-ask-shares = { $name }, verteil { $count } Karten: Wähl für jede einen Namen.
frantic-ask-replacement = { $other } ist geschützt. { $name }, nenn jemand anderen.
frantic-ask-cards = { $name }, wähl { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
frantic-ask-wish-colour = { $name }, wünsch dir eine Farbe.
frantic-ask-wish-number = { $name }, wünsch dir eine Zahl.
frantic-ask-wish-either = { $name }, wünsch dir eine Farbe oder eine Zahl.
frantic-ask-wish-special = { $name }, wünsch dir eine Farbe oder eine Sonderkarte.
frantic-ask-exit = { $name }, welche Farbe bleibt?
frantic-ask-imitation = { $name }, was ahmt Mimicry nach?
frantic-ask-target = { $name }, { $other } greift dich mit { $card } an{ $effect ->
    [exchange] : Ihr sollt zwei Karten tauschen.
    [gift] : Du sollst Karten bekommen.
    [black_gift] : Du sollst Karten bekommen.
    [skip] : Du sollst den nächsten Zug aussetzen.
    [thief] : Du sollst zwei Karten verlieren.
    [equality] : Du sollst ziehen, bis du gleich viele Karten hast.
    [inequality] : Du sollst Karten nehmen.
    [special_favours] : Ihr sollt alle Spezialkarten tauschen.
   *[other] .
}
frantic-ask-target-part = { $name }, { $other } greift dich mit { $card } an: Du sollst { $count ->
    [one] 1 Karte ziehen.
   *[other] { $count } Karten ziehen.
}
frantic-ask-event-window = { $name }, ein Ereignis kommt.
frantic-ask-nice-try = { $victims } { $count ->
    [one] ist fertig.
   *[other] sind fertig.
} { $name }, netter Versuch?
frantic-ask-follow = { $follow ->
    [draw] { $name }, nichts passt: Zieh eine Karte.
    [may] { $name }, spiel eine passende Karte oder zieh.
   *[must] { $name }, spiel eine passende Karte.
}
frantic-ask-thief = { $name }, nimm { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
frantic-ask-point = { $name }, zeig auf eine Karte von { $other }.
frantic-ask-recharge = { $name }, welche Powerkarte wird zugedreht?
frantic-ask-edison = { $name }, wähl eine Powerkarte von { $other }.
frantic-ask-update = { $name }, welche Powerkarte geht zurück?
frantic-ask-swap-meet = { $name }, mit wem tauschst du die Hand?
frantic-ask-blockade = { $name }, sperr eine Farbe.
frantic-ask-recycling = { $name }, wer bekommt die Karte?
frantic-ask-special-charge = { $name }, wer zieht für Sonderkarten?
frantic-ask-random-chance = { $name }, spiel eine beliebige Karte.
frantic-ask-lay = { $name }, leg eine Karte verdeckt hin.
frantic-ask-market = { $name }, nimm eine Karte.
frantic-ask-give = { $name }, wer bekommt { $card }? { $count ->
    [one] Es ist die letzte Karte.
   *[other] Es sind { $count } Karten zu verteilen.
}
frantic-ask-receiver = { $name }, wer bekommt sie?
frantic-ask-open = { $name }, sieh dir die Hände an.
frantic-ask-trust = { $name }, wem vertraust du?
frantic-ask-pile = { $name }, welcher Stapel für { $other }?
frantic-ask-pile-own = { $name }, welchen Stapel nimmst du selbst?
frantic-ask-event = { $name }, welches Ereignis?
frantic-ask-risk = { $name }, riskierst du es?
frantic-ask-identities = { $name }, wer tauscht die Plätze?
frantic-ask-tsunami = { $name }, leg mindestens { $points }, oder nimm alle.
frantic-ask-ten = { $name }, wirf noch { $points } Punkte ab.
frantic-ask-resurrection = { $name }, eine Karte für dich.
frantic-ask-resurrection-other = { $name }, eine Karte zum Verschenken.
frantic-ask-chosen = { $name }, wähl jemanden.
frantic-ask-parasite = { $name }, wirf vor dem Zählen bis zu zwei Karten ab.
frantic-ask-scores = Die Runde ist gewertet.
frantic-answer-draw = Ziehen
frantic-answer-pass = Passen
frantic-answer-let-pass = Hinnehmen
frantic-answer-react = Reagieren
frantic-answer-yes = Ja
frantic-answer-no = Nein
frantic-answer-give = Verschenken
frantic-answer-under = Darunterlegen
frantic-answer-risk = Riskieren
frantic-answer-no-risk = Kein Risiko
frantic-answer-take = Alle nehmen
frantic-answer-enough = Genug
frantic-answer-go-on = Weiter
frantic-answer-deal = Geben
frantic-cards-left = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
frantic-pile-low = { $count ->
    [one] noch 1 Karte zum Ziehen
   *[other] noch { $count } Karten zum Ziehen
}
frantic-limit = Grenze { $limit }
frantic-next-dealer = Als Nächstes gibt { $name }.
frantic-sheet-round = Runde { $number }
frantic-sheet-total = Summe
frantic-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
frantic-round-over = Die Runde ist vorbei
frantic-out-counts = Alle anderen bekommen Punkte für die Karten, die sie noch halten. Punkte sind schlecht: Am Ende gewinnen die wenigsten.
frantic-out-wins = Wer zuerst fertig ist, gewinnt.
frantic-who-wins = Die wenigsten Punkte gewinnen.
frantic-won = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen zusammen
}
frantic-stat-rounds_won = Gewonnene Runden
frantic-stat-worst = Schlimmste Runde
frantic-figure-rounds = Gespielte Runden
frantic-figure-rounds_won = Gewonnene Runden
frantic-figure-worst = Schlimmste Runde

## Wörter des Spiels: in den Regeln, und wo ein Zeiger auf dem Tisch ruht

frantic-term-requirement = Vorgabe
frantic-term-requirement-means = Wozu die nächste Karte passen muss: eine Farbe, eine Zahl, eine Sonderkarte.
frantic-term-number = Zahlenkarte
frantic-term-number-means = Eine farbige oder schwarze Karte mit einer Zahl. Alle anderen sind Sonderkarten.
frantic-term-special = Sonderkarte
frantic-term-special-means = Jede Karte, die keine Zahlenkarte ist.
frantic-term-wish = Wunsch
frantic-term-wish-means = Sagt, wozu die nächste Karte passen muss. Er gilt, bis eine andere Karte ihn bedeckt.
frantic-term-open-wish = Wunschkarte
frantic-term-open-wish-means = Eine Sonderkarte ohne Farbe. Sie passt auf alles, und wer sie spielt, hat einen Wunsch.
frantic-term-event = Ereignis
frantic-term-event-means = Eine Karte vom Ereignisstapel, die alle trifft, der Reihe nach.
frantic-term-trigger = Auslöser
frantic-term-trigger-means = Wessen Karte das Ereignis ausgelöst hat. Kommt zuletzt an die Reihe.
frantic-term-throw-in = Einwerfen
frantic-term-throw-in-means = Eine Reaktionskarte auf den Stapel legen, ohne am Zug zu sein. Es kostet keinen Zug.
frantic-term-victim = Opfer
frantic-term-victim-means = Wer für eine Sonderkarte genannt wurde.
frantic-term-protected = Geschützt
frantic-term-protected-means = Für dieses Ereignis gibt es den Spieler nicht.
frantic-term-out = Fertig
frantic-term-out-means = Ein Spieler ohne Handkarten. Sind alle Wirkungen vorbei, endet die Runde.
frantic-term-unseen = Verdeckt
frantic-term-unseen-means = Karten werden genommen, ohne hinzusehen: Der Zufall wählt sie.
frantic-term-under = Darunter
frantic-term-under-means = Unter die oberste Karte des Stapels geschoben. Für die nächste Karte ändert das nichts.
frantic-term-lasting = Dauerereignis
frantic-term-lasting-means = Es bleibt, bis die Runde endet.
frantic-term-power = Powerkarte
frantic-term-power-means = Liegt offen oder verdeckt vor jedem Spieler; umgedreht wird sie mit einer gespielten Karte.
frantic-term-rule = Regelkarte
frantic-term-rule-means = Ändert eine Regel für alle, bis die Runde endet.
frantic-term-limit = Grenze
frantic-term-limit-means = Ist eine Summe nach einer Runde höher, endet das Spiel. Die niedrigste Summe gewinnt.

## Tipps für das erste Spiel

frantic-hint-aim = Werde deine Karten los: Was du am Rundenende hältst, sind Punkte, und die wenigsten gewinnen.
frantic-hint-play = Spiel, was passt: die Farbe, die Zahl oder dieselbe Sonderkarte. Oder zieh eine Karte.
frantic-hint-draw = Niemand muss spielen. Nach dem Ziehen darfst du noch jede passende Karte spielen.
frantic-hint-wish = Wünsch dir eine Farbe, von der du viel hast und der Nächste vielleicht nichts.
frantic-hint-black = Eine schwarze Zahl passt nur auf ihre Zahl und löst ein Ereignis aus.
frantic-hint-event = Ein Ereignis trifft alle, zuerst den Nächsten, zuletzt den Auslöser.
frantic-hint-react = Du wirst angegriffen. Mit Counterattack könntest du es umdrehen.
frantic-hint-points = Karten auf deiner Hand sind am Ende der Runde Punkte, und Punkte sind schlecht.
frantic-hint-ten = Behalt deine Hand im Blick: Mit genau zehn Karten wirst du die 42 los.
frantic-hint-pile = Der Nachziehstapel geht zu Ende: Kann jemand nicht ziehen, endet die Runde.

## Karten: Name, was sie tun, und alles, wo es mehr zu sagen gibt

frantic-card-num = Zahl
frantic-card-num-full = Eine farbige Zahl passt auf ihre Farbe oder ihre Zahl. Sie zählt ihren Wert.
frantic-card-black = Schwarze Zahl
frantic-card-black-full = Eine schwarze Zahl passt nur auf ihre Zahl, nie auf eine andere schwarze Karte, und löst ein Ereignis aus.
frantic-card-second_chance = 2nd Chance
frantic-card-second_chance-full = { $follow ->
    [may] Spiel sofort eine zweite Karte, die darauf passt, oder zieh eine.
   *[must] Du musst sofort eine zweite Karte spielen, die darauf passt. Hast du keine, zieh eine.
}
frantic-card-second_chance-whole = { $follow ->
    [may] Spiel sofort eine zweite Karte, die darauf passt: eine ihrer Farbe, noch eine 2nd Chance oder eine Wunschkarte, nie eine schwarze. Oder zieh stattdessen eine, die du in diesem Zug nicht spielen darfst.
   *[must] Du musst sofort eine zweite Karte spielen, die darauf passt: eine ihrer Farbe, noch eine 2nd Chance oder eine Wunschkarte, nie eine schwarze. Hast du keine, zieh eine, die du in diesem Zug nicht spielen darfst.
} Als letzte Karte lässt sie dich ziehen, du bist also nicht fertig.
frantic-card-exchange = Exchange
frantic-card-exchange-full = Gib jemandem zwei Karten deiner Wahl und nimm von dort verdeckt zwei.
frantic-card-exchange-whole = Nenn jemand anderen und leg zwei Karten deiner Wahl beiseite. Nimm verdeckt zwei aus der anderen Hand; erst dann gehen deine dorthin. Mit nur noch einer Karte gibst du eine. Als letzte Karte gibt sie nichts und nimmt trotzdem zwei. { frantic-card-fuck_you } kannst du nicht weggeben.
frantic-card-gift = Gift
frantic-card-gift-full = Gib jemandem zwei Handkarten deiner Wahl.
frantic-card-gift-whole = Nenn jemand anderen und gib dorthin zwei Handkarten deiner Wahl; hast du nur noch eine, gib diese. Als letzte Karte gibt sie nichts, genannt werden muss trotzdem jemand. { frantic-card-fuck_you } kannst du nicht weggeben.
frantic-card-skip = Skip
frantic-card-skip-full = Jemand anderes verliert den nächsten Zug.
frantic-card-skip-whole = Nenn jemand anderen: Der nächste Zug dort fällt aus. Wer ohnehin aussetzen muss, kann nicht genannt werden; gilt das für alle, geschieht nichts. Für Time Bomb und für Powerkarten, die andauern, zählt auch ein ausgefallener Zug.
frantic-card-thief = Thief
frantic-card-thief-full = Sieh dir eine andere Hand an und nimm zwei Karten deiner Wahl.
frantic-card-thief-whole = Nenn jemand anderen, sieh dir die ganze Hand an und nimm zwei Karten deiner Wahl; sind es weniger, nimm alle. Auch als letzte Karte muss sie stehlen: Fertig bist du nur, wenn nichts zu holen war.
frantic-card-troublemaker = Troublemaker
frantic-card-troublemaker-full = Sofort wird ein Ereignis ausgelöst.
frantic-card-recharge = Recharge
frantic-card-recharge-full = Dreh eine Powerkarte, die du in einem früheren Zug genutzt hast, wieder um: Ab deinem nächsten Zug kannst du sie neu nutzen.
frantic-card-fantastic = Fantastic
frantic-card-fantastic-full = Passt auf alles. Wünsch dir eine Farbe oder eine Zahl.
frantic-card-fantastic_four = Fantastic Four
frantic-card-fantastic_four-full = Die anderen ziehen zusammen vier Karten, wie du sie verteilst. Wünsch dir eine Farbe oder eine Zahl.
frantic-card-counterattack = Counterattack
frantic-card-counterattack-full = Wirf sie ein, wenn dich eine Sonderkarte trifft: Der Angriff gehört nun dir und gilt anderen deiner Wahl. Wünsch dir eine Farbe.
frantic-card-counterattack-whole = Wirf sie ein, wenn dich eine Sonderkarte trifft: Ihre Wirkung entfällt für alle Opfer. Nun führst du sie aus, als hättest du die Karte gespielt, mit deinen Karten, gegen andere deiner Wahl; auch sie dürfen reagieren. Wünsch dir eine Farbe.
frantic-card-equality = Equality
frantic-card-equality-full = Wer weniger Karten hat als du, zieht, bis ihr gleich viele habt. Wünsch dir eine Farbe.
frantic-card-nice_try = Nice Try
frantic-card-nice_try-full = Wirf sie ein, wenn jemand fertig ist: Wer fertig ist, zieht drei Karten, und es geht weiter. Wünsch dir eine Farbe.
frantic-card-nice_try-whole = Wirf sie ein, wenn jemand fertig ist und alle Wirkungen vorbei sind, auch nach deinem eigenen Zug: Wer fertig ist, zieht drei Karten, und der Nächste ist am Zug. War sie deine letzte Karte, bist du nun selbst fertig. Wünsch dir eine Farbe.
frantic-card-fuck_you = { $names ->
    [original] Fuck You
    [family] Forget You
   *[mild] F*** You
}
frantic-card-fuck_you-full = Nur mit genau zehn Handkarten spielbar, und kommt unter die oberste Karte. Sie zählt 42.
frantic-card-fuck_you-whole = Nur mit genau zehn Handkarten spielbar, sie selbst mitgezählt, auf alles. Sie kommt unter die oberste Karte und bewirkt nichts; was gefragt ist, bleibt. Mit einer eigenen Sonderkarte kannst du sie nicht weggeben, aber andere können sie nehmen und Ereignisse sie bewegen. Sie zählt 42.
frantic-card-colour_swap = Colour Swap
frantic-card-colour_swap-full = Passt auf eine ihrer zwei Farben und hinterlässt die andere.
frantic-card-special_favours = Special Favours
frantic-card-special_favours-full = Du und jemand anderes tauschen alle Sonderkarten. Wünsch dir eine Farbe.
frantic-card-special_favours-whole = Du und jemand anderes tauschen alle Sonderkarten, wie viele es auch sind. { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } und { frantic-card-gambling_champ } behältst du; die der anderen Hand kommen zu dir. Wünsch dir eine Farbe.
frantic-card-inequality = Inequality
frantic-card-inequality-full = Wer nicht mehr Karten hat als du, nimmt dir verdeckt welche ab, bis es dort mehr sind als bei dir. Wünsch dir eine Farbe.
frantic-card-lucky_bastard = { $names ->
    [family] Lucky Duck
   *[mild] Lucky Bastard
}
frantic-card-lucky_bastard-full = Wirf sie außerhalb deines Zugs ein, bevor ein Ereignis aufgedeckt wird: Es betrifft dich nicht. Wünsch dir eine Farbe.
frantic-card-lucky_bastard-whole = Wirf sie ein, bevor ein Ereignis aufgedeckt wird, wenn du nicht am Zug bist. Für dieses Ereignis gibt es dich nicht: Du ziehst nichts, wirfst nichts ab, gibst und bekommst nichts, deine Punkte bleiben, und niemand kann dich wählen. Endet die Runde durch dieses Ereignis, bekommst du 0 Punkte. Der Schutz gilt nur für dieses eine. Wünsch dir eine Farbe.
frantic-card-mimicry = Mimicry
frantic-card-mimicry-full = Ahmt jede Sonderkarte nach, nur keine einmalige.
frantic-card-mimicry-whole = Sag beim Spielen, welche Sonderkarte sie ist; eine einmalige kann sie nicht sein. Als Wunschkarte passt sie auf alles. Als Karte mit Farbe übernimmt sie die Farbe, die da liegt, also muss da eine sein; als Colour Swap hinterlässt sie eine beliebige andere. { $reacts ->
    [no] Eingeworfen werden kann sie in diesem Spiel nicht.
   *[yes] Auch als Reaktionskarte darf sie eingeworfen werden.
}
frantic-card-curse = Curse
frantic-card-curse-full = Kann nicht gespielt werden. Sie kann verschenkt, getauscht und genommen werden, in Ereignissen auch abgeworfen. Sie zählt 13.
frantic-card-update = Update
frantic-card-update-full = Nimm eine neue Powerkarte; eine andere von dir geht zurück. Wünsch dir eine Farbe.
frantic-card-update-whole = Wenn du magst, nimm die oberste Powerkarte und sieh sie an; dann misch eine andere von dir zurück, genutzt oder nicht. Hast du keine andere, geht keine zurück. Wünsch dir eine Farbe.
frantic-card-edison = Edison
frantic-card-edison-full = Zwei, die Powerkarten haben, vielleicht auch du, tauschen je eine. Wünsch dir eine Farbe.
frantic-card-edison-whole = Wenn du magst, nenn zwei Spieler mit Powerkarten; einer darfst du selbst sein. Wähl von jedem eine Karte: Die beiden wechseln den Besitzer und liegen verdeckt, wieder bereit. Was bei anderen verdeckt liegt, wählst du, ohne es zu sehen. Wünsch dir eine Farbe.
frantic-card-the_end = The End
frantic-card-the_end-full = Nur als letzte Karte spielbar, auf alles: Die Runde endet sofort, und niemand hält sie auf. Sie zählt 17.
frantic-card-the_end-whole = Nur als letzte Karte spielbar, auf alles. Die Runde endet sofort: kein Nice Try, kein Ereignis, und Time Bomb, Last Chance, Plus One und Parasite gelten nicht. Bis dahin kann sie verschenkt, getauscht und genommen werden, in Ereignissen auch abgeworfen. Sie zählt 17.
frantic-card-do_it_yourself = Do It Yourself
frantic-card-do_it_yourself-full = Wünsch dir eine Farbe. Die Wirkung habt ihr vor dem Spiel gebaut; sonst wird eine weitere Regelkarte aufgedeckt.
frantic-card-black_gift = Black Gift
frantic-card-black_gift-full = Wirkt wie Gift, danach wird ein Ereignis ausgelöst.
frantic-card-black_gift-whole = Wirkt wie Gift, danach wird ein Ereignis ausgelöst. Wer Counterattack einwirft, verschenkt die Karten und löst das Ereignis aus.
frantic-card-special_fantastic = Special Fantastic
frantic-card-special_fantastic-full = Passt auf alles. Wünsch dir eine Farbe, oder eine Sonderkarte beim Namen.
frantic-card-special_fantastic-whole = Passt auf alles. Wünsch dir eine Farbe, oder eine Sonderkarte beim Namen. Hat diese eine Farbe, passen nur sie und Wunschkarten; ist sie eine Wunschkarte, passen nur Wunschkarten. { frantic-card-fuck_you } und The End passen wie immer, wenn ihre Bedingungen erfüllt sind.
frantic-card-fantastic_event = Fantastic Event
frantic-card-fantastic_event-full = Wenn du magst, wird ein Ereignis ausgelöst. Wünsch dir eine Farbe oder eine Zahl.
frantic-card-gambling_champ = Gambling Champ
frantic-card-gambling_champ-full = Kann nicht gespielt werden. Verdoppelt die Punkte deiner Hand; mit weniger als 7 bekommst du stattdessen minus 21.
frantic-card-gambling_champ-whole = Kann nicht gespielt werden. Beim Zählen verdoppelt sie die Punkte deiner Hand, wenn es 7 oder mehr sind; sind es weniger, bekommst du stattdessen minus 21. Mit einer eigenen Sonderkarte kannst du sie nicht weggeben, aber andere können sie nehmen und Ereignisse sie bewegen.
frantic-card-error_404 = Error 404
frantic-card-error_404-full = Wirf sie ein, wenn dich eine Sonderkarte trifft: Du bist geschützt, und jemand anderes wird genannt. Wünsch dir eine Farbe.
frantic-card-error_404-whole = Wirf sie ein, wenn dich eine Sonderkarte trifft: Du bist vor ihr geschützt, auch wenn sie umgedreht wird, und für deinen Teil wird jemand anderes genannt. Ist niemand zu nennen, entfällt dieser Teil. Wünsch dir eine Farbe.
frantic-card-golden_fuck_you = { $names ->
    [original] Golden Fuck You
    [family] Golden Forget You
   *[mild] Golden F*** You
}
frantic-card-golden_fuck_you-full = Nur mit genau zehn Handkarten: Leg sie unter die oberste Karte, oder gib sie jemandem. Sie zählt 59.
frantic-card-golden_fuck_you-whole = Nur mit genau zehn Handkarten, sie selbst mitgezählt, auf alles: Leg sie unter die oberste Karte, oder gib sie jemandem, der darauf reagieren darf. So oder so endet dein Zug, und was gefragt ist, bleibt. Mit einer anderen eigenen Sonderkarte kannst du sie nicht weggeben. Sie zählt 59.
frantic-card-blank_play = Hot Potato
frantic-card-blank_play-full = Die Wirkung habt ihr vor dem Spiel gebaut; sonst gib jemandem eine Karte, der dazu noch eine zieht.
frantic-card-little_brother = Little Brother
frantic-card-little_brother-full = Ein Ereignis, das in einer Hand geblieben ist. Es kann nicht gespielt werden und zählt 11.
frantic-card-little_brother-whole = Ein Ereignis, das in einer Hand geblieben ist. Es kann nicht gespielt, aber verschenkt, getauscht und genommen werden, in Ereignissen auch abgeworfen. Es zählt 11. In der nächsten Runde ist es wieder ein Ereignis.

## Ereignisse: Name, was kurz gesagt geschieht, was geschieht, und alles, wo es mehr zu sagen gibt

frantic-event-charity = Charity
frantic-event-charity-short = Nehmt denen, die am meisten haben.
frantic-event-charity-full = Alle anderen nehmen jedem mit den meisten Karten verdeckt eine ab.
frantic-event-charity-whole = Der Reihe nach nehmen alle anderen jedem mit den meisten Karten verdeckt eine ab. Wer am meisten hat, nimmt nichts. Ist eine Hand leer, bekommen die Späteren nichts daraus. Haben alle gleich viele, geschieht nichts.
frantic-event-communism = Communism
frantic-event-communism-short = Alle werden gleich reich.
frantic-event-communism-full = Alle ziehen, bis sie so viele Karten haben wie die größte Hand.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-short = { $scores ->
    [off] Niemand gewinnt.
   *[on] 50 Punkte für alle.
}
frantic-event-doomsday-full = { $scores ->
    [off] Die Runde endet sofort, und niemand gewinnt.
   *[on] Die Runde endet sofort, und alle bekommen 50 Punkte.
}
frantic-event-earthquake = Earthquake
frantic-event-earthquake-short = Alle Hände wandern nach rechts.
frantic-event-earthquake-full = Alle geben ihre ganze Hand nach rechts weiter.
frantic-event-expansion = Expansion
frantic-event-expansion-short = Zieht eine, zwei, drei…
frantic-event-expansion-full = Der erste Spieler zieht eine Karte, der nächste zwei und so weiter; wer es ausgelöst hat, zieht am meisten.
frantic-event-finish_line = Finish Line
frantic-event-finish_line-short = Die Runde ist vorbei.
frantic-event-finish_line-full = Die Runde endet sofort, und alle Hände werden gezählt.
frantic-event-friday_the_13th = Friday the 13th
frantic-event-friday_the_13th-short = Nichts geschieht.
frantic-event-friday_the_13th-full = Nichts geschieht. Durchatmen.
frantic-event-gambling_man = Gambling Man
frantic-event-gambling_man-short = { $gambling ->
    [old] Die höchste Zahl verliert.
   *[new] Die zweitniedrigste Karte verliert.
}
frantic-event-gambling_man-full = { $gambling ->
    [old] Alle legen verdeckt eine Zahlenkarte der zuletzt gespielten Farbe; die höchste nimmt alle. Wer keine hat, zieht zwei.
   *[new] Alle legen eine Karte verdeckt hin; wessen Karte die zweitniedrigste ist, nimmt alle.
}
frantic-event-gambling_man-whole = { $gambling ->
    [old] Alle legen verdeckt eine Zahlenkarte der zuletzt gespielten Farbe; wessen Karte die höchste ist, nimmt alle. Bei gleichen trifft es den Ersten der Reihe nach. Wer keine solche Karte hat, zieht zwei. Wurde noch keine Farbe gespielt, geschieht nichts.
   *[new] Alle legen eine Karte verdeckt hin, und alle werden zusammen aufgedeckt. Wessen Karte den zweitniedrigsten Wert hat, nimmt alle. Gleiche Werte gelten als einer; haben ihn mehrere oder sind alle gleich, trifft es den Ersten der Reihe nach. Wer keine Karte zum Legen hat, nimmt sofort alle.
}
frantic-event-market = Market
frantic-event-market-short = Alle nehmen eine Karte.
frantic-event-market-full = So viele Karten, wie Spieler da sind, werden aufgedeckt, und der Reihe nach nimmt jeder eine.
frantic-event-mating_season = Mating Season
frantic-event-mating_season-short = Zahlenpaare fliegen raus.
frantic-event-mating_season-full = Alle werfen die Zahlenkarten ab, deren Zahl sie mindestens zweimal haben.
frantic-event-merry_christmas = Merry Christmas
frantic-event-merry_christmas-short = Verschenkt alles.
frantic-event-merry_christmas-full = Alle verteilen ihre ganze Hand nach Belieben an die anderen.
frantic-event-merry_christmas-whole = Der Reihe nach verteilen alle ihre ganze Hand nach Belieben an die anderen. Danach nehmen alle auf, was sie bekommen haben; wer nichts bekommen hat, ist fertig.
frantic-event-mexican_standoff = Mexican Standoff
frantic-event-mexican_standoff-short = Drei neue Karten für alle.
frantic-event-mexican_standoff-full = Alle Hände werden abgeworfen, dann ziehen alle drei Karten.
frantic-event-recession = Recession
frantic-event-recession-short = Werft eine, zwei, drei ab…
frantic-event-recession-full = Der erste Spieler wirft eine Karte ab, der nächste zwei und so weiter; wer es ausgelöst hat, wirft am meisten ab.
frantic-event-recession-whole = Der Reihe nach wirft der erste Spieler eine Karte eigener Wahl ab, der nächste zwei und so weiter; wer es ausgelöst hat, kommt zuletzt und wirft am meisten ab. Wer weniger hat, wirft alle ab.
frantic-event-robin_hood = Robin Hood
frantic-event-robin_hood-short = Die größte Hand für die kleinste.
frantic-event-robin_hood-full = Wer am meisten und wer am wenigsten Karten hat, tauschen die Hände.
frantic-event-robin_hood-whole = Wer am meisten und wer am wenigsten Karten hat, tauschen die Hände. Haben mehrere gleich viele, gilt der Erste der Reihe nach. Haben alle gleich viele, geschieht nichts.
frantic-event-surprise_party = Surprise Party
frantic-event-surprise_party-short = Alle verschenken eine Karte.
frantic-event-surprise_party-full = Alle geben eine Karte ihrer Wahl jemandem ihrer Wahl.
frantic-event-the_all_seeing_eye = The All-Seeing Eye
frantic-event-the_all_seeing_eye-short = Alle Hände liegen offen.
frantic-event-the_all_seeing_eye-full = Alle Hände liegen offen, bis jeder sie gesehen hat.
frantic-event-third_time_lucky = Third Time Lucky
frantic-event-third_time_lucky-short = Alle ziehen drei.
frantic-event-third_time_lucky-full = Alle ziehen drei Karten.
frantic-event-time_bomb = Time Bomb
frantic-event-time_bomb-short = Noch drei Züge für jeden.
frantic-event-time_bomb-full = { $scores ->
    [off] Jeder hat noch drei Züge; dann endet die Runde, und niemand gewinnt. Wer vorher fertig ist, gewinnt.
   *[on] Jeder hat noch drei Züge; dann endet die Runde, und alle Punkte zählen doppelt. Wer vorher fertig ist, bekommt minus 10, die anderen 10 mehr.
}
frantic-event-time_bomb-whole = { $scores ->
    [off] Jeder hat noch drei Züge. Der Zug, in dem es ausgelöst wurde, zählt nicht, ausgefallene zählen. Wenn jemand den vierten beginnen würde, endet die Runde, und niemand gewinnt. Wer vorher fertig ist, gewinnt wie sonst; endet die Runde anders, ändert die Bombe nichts.
   *[on] Jeder hat noch drei Züge. Der Zug, in dem es ausgelöst wurde, zählt nicht, ausgefallene zählen. Wenn jemand den vierten beginnen würde, endet die Runde, und die Punkte aller werden verdoppelt, auch negative. Wer vorher fertig ist, bekommt minus 10 Punkte, alle anderen 10 mehr. Endet die Runde anders, ändert die Bombe nichts.
}
frantic-event-tornado = Tornado
frantic-event-tornado-short = Alle Karten werden neu verteilt.
frantic-event-tornado-full = Alle Hände werden zusammengemischt und neu ausgeteilt.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-short = Die letzte Farbe fliegt raus.
frantic-event-vandalism-full = Alle werfen alle Karten der zuletzt gespielten Farbe ab.
frantic-event-vandalism-whole = Alle werfen alle Karten der zuletzt gespielten Farbe ab, auch jeden Colour Swap, der sie zeigt. Es zählen nur farbige Karten auf dem Stapel, keine Wünsche. Wurde in dieser Runde noch keine Farbe gespielt, geschieht nichts.
frantic-event-black_hole = Black Hole
frantic-event-black_hole-short = Verschluckt alle schwarzen Karten.
frantic-event-black_hole-full = Wer es ausgelöst hat, bekommt alle schwarzen Karten der anderen, Zahlen und Black Gifts.
frantic-event-capitalism = Capitalism
frantic-event-capitalism-short = Alle verdoppeln.
frantic-event-capitalism-full = Alle ziehen so viele Karten, wie sie haben.
frantic-event-crowdfunding = Crowdfunding
frantic-event-crowdfunding-short = Gebt denen, die am wenigsten haben.
frantic-event-crowdfunding-full = Alle anderen geben jedem mit den wenigsten Karten eine Karte ihrer Wahl.
frantic-event-crowdfunding-whole = Der Reihe nach geben alle anderen jedem mit den wenigsten Karten eine Karte eigener Wahl. Reicht eine Hand nicht für alle, bekommen die Ersten der Reihe nach. Wer am wenigsten hat, gibt nichts. Haben alle gleich viele, geschieht nichts.
frantic-event-distributor = Distributor
frantic-event-distributor-short = Die Hände werden neu verteilt.
frantic-event-distributor-full = Wer es ausgelöst hat, sieht alle Hände an und verteilt sie neu, muss aber eine andere als die eigene nehmen.
frantic-event-double_taxation = Double Taxation
frantic-event-double_taxation-short = { $scores ->
    [off] Wer wenig hält, zieht am wenigsten.
   *[on] Die drei höchsten Karten zählen jetzt.
}
frantic-event-double_taxation-full = { $scores ->
    [off] Verglichen wird, was die drei höchsten Karten jeder Hand zählen: Die niedrigste Summe zieht eine Karte, die nächste zwei und so weiter.
   *[on] Alle rechnen die Punkte ihrer drei höchsten Karten sofort zu ihrer Summe.
}
frantic-event-double_taxation-whole = { $scores ->
    [off] Verglichen wird, was die drei höchsten Karten jeder Hand zählen: Die niedrigste Summe zieht eine Karte, die zweitniedrigste zwei und so weiter. Gleiche Summen ziehen gleich viele und gelten als eine.
   *[on] Alle rechnen die Punkte ihrer drei höchsten Karten, oder aller, wenn es weniger sind, sofort zu ihrer Summe. Die Karten bleiben auf der Hand.
}
frantic-event-event_manager = Event Manager
frantic-event-event_manager-short = Eines von drei Ereignissen.
frantic-event-event_manager-full = Drei Ereignisse werden aufgedeckt; wer es ausgelöst hat, wählt, welches geschieht.
frantic-event-event_manager-whole = Drei Ereignisse werden aufgedeckt; wer es ausgelöst hat, wählt, welches geschieht. Die anderen zwei werden weggelegt und gelten nicht als geschehen.
frantic-event-identity_theft = Identity Theft
frantic-event-identity_theft-short = { $scores ->
    [off] Zwei tauschen die Plätze.
   *[on] Erster und Letzter tauschen die Punkte.
}
frantic-event-identity_theft-full = { $scores ->
    [off] Wer es ausgelöst hat, nennt zwei Spieler, die die Plätze tauschen.
   *[on] Wer am meisten und wer am wenigsten Punkte hat, tauschen ihre Summen.
}
frantic-event-identity_theft-whole = { $scores ->
    [off] Wer es ausgelöst hat, nennt zwei Spieler, vielleicht auch sich selbst, die die Plätze tauschen. Hände, Powerkarten und verlorene Züge bleiben liegen: Jeder spielt mit dem weiter, was am neuen Platz ist.
   *[on] Wer am meisten und wer am wenigsten Punkte hat, tauschen ihre Summen. Haben mehrere gleich viele, gilt der Erste der Reihe nach. Sind alle Summen gleich, geschieht nichts.
}
frantic-event-last_chance = Last Chance
frantic-event-last_chance-short = Wer fertig wird, trifft ein Ereignis.
frantic-event-last_chance-full = Bis zum Ende der Runde: Wer die letzte Karte verliert, aber nicht durch ein Ereignis, löst eines aus.
frantic-event-last_chance-whole = Bis zum Ende der Runde: Wer die letzte Karte verliert, aber nicht durch ein Ereignis, löst eines aus, sobald alle Wirkungen des Zugs vorbei sind, außer es sind bis dahin wieder Karten da.
frantic-event-plague = Plague
frantic-event-plague-short = Noch zwei Ereignisse.
frantic-event-plague-full = Zwei weitere Ereignisse geschehen, eines nach dem anderen.
frantic-event-plague-whole = Zwei weitere Ereignisse werden aufgedeckt und geschehen, eines nach dem anderen. Das zweite geschieht auch dann, wenn das erste die Runde beendet oder jemand fertig ist; erst danach ist die Runde vorbei.
frantic-event-plus_one = Plus One
frantic-event-plus_one-short = Jedes Ziehen bringt eine mehr.
frantic-event-plus_one-full = Bis zum Ende der Runde: Wer Karten zieht, zieht eine mehr.
frantic-event-plus_one-whole = Bis zum Ende der Runde: Wer Karten zieht, warum auch immer, zieht eine mehr. Karten, die aufgedeckt, ausgeteilt, gesucht oder anderswo genommen werden, zählen nicht.
frantic-event-repeat = Repeat
frantic-event-repeat-short = Ein Ereignis geschieht noch einmal.
frantic-event-repeat-full = Wer es ausgelöst hat, nennt ein Ereignis dieser Runde, und es geschieht noch einmal.
frantic-event-repeat-whole = Wer es ausgelöst hat, nennt ein Ereignis, das in dieser Runde schon geschehen ist, und es geschieht noch einmal. Repeat selbst kann nicht genannt werden. Gab es kein anderes, geschieht nichts.
frantic-event-russian_roulette = { $names ->
    [family] Lucky Dip
   *[mild] Russian Roulette
}
frantic-event-russian_roulette-short = Alle laden eine Karte.
frantic-event-russian_roulette-full = Alle legen heimlich eine Karte hin; gemischt kommen sie auf den Nachziehstapel.
frantic-event-seppuku = { $names ->
    [family] Leap of Faith
   *[mild] Seppuku
}
frantic-event-seppuku-short = { $scores ->
    [off] Riskier es, oder zieh zwei.
   *[on] Riskier es, oder zahl 21.
}
frantic-event-seppuku-full = { $scores ->
    [off] Alle entscheiden: Ohne Risiko ziehen sie zwei Karten. Wer riskiert, deckt eine Karte auf: Bei einer Zahl werden zwei Karten abgeworfen, bei jeder anderen vier gezogen.
   *[on] Alle entscheiden: Kein Risiko kostet 21 Punkte. Wer riskiert, deckt eine Karte auf: Eine Zahl bringt 21 Punkte weniger, jede andere Karte 42 mehr.
}
frantic-event-trust_fall = Trust Fall
frantic-event-trust_fall-short = Bitte jemanden um zwei Karten.
frantic-event-trust_fall-full = Alle nennen jemanden, der ihnen zwei Karten nach eigener Wahl gibt.
frantic-event-black_jack = Black Jack
frantic-event-black_jack-short = Wer über 21 kommt, nimmt alle.
frantic-event-black_jack-full = Der Reihe nach deckt jeder eine Karte auf; wer die Summe über 21 hebt, nimmt alle.
frantic-event-chargenado = Chargenado
frantic-event-chargenado-short = Neue Powerkarten für alle.
frantic-event-chargenado-full = Alle Powerkarten gehen zurück, und alle bekommen zwei neue.
frantic-event-epic_fail = Epic Fail
frantic-event-epic_fail-short = Die kleinste Hand bekommt die 42.
frantic-event-epic_fail-full = Wer am wenigsten Karten hat, bekommt die Karte mit 42 Punkten, wo immer sie ist.
frantic-event-epic_fail-whole = Wer am wenigsten Karten hat, bekommt { frantic-card-fuck_you }, wo immer sie ist: im Nachziehstapel, im Ablagestapel oder in einer anderen Hand. Haben mehrere gleich wenige, gilt der Erste der Reihe nach. Wer fertig war, ist es nun nicht mehr.
frantic-event-loot = Loot
frantic-event-loot-short = Nehmt drei von rechts.
frantic-event-loot-full = Alle nehmen ihrem rechten Nachbarn verdeckt drei Karten ab.
frantic-event-parasite = Parasite
frantic-event-parasite-short = { $scores ->
    [off] Ohne Punkte: nichts.
   *[on] Wer links vom Sieger sitzt, profitiert.
}
frantic-event-parasite-full = { $scores ->
    [off] Werden keine Punkte gezählt, geschieht nichts.
   *[on] Bis zum Ende der Runde: Wer links von jemandem sitzt, der fertig wird, darf vor dem Zählen bis zu zwei Karten abwerfen.
}
frantic-event-rewind = Rewind
frantic-event-rewind-short = Die letzten Karten kommen zurück.
frantic-event-rewind-full = Zweimal reihum nimmt jeder die oberste Karte des Ablagestapels; dann wird eine neue aufgedeckt.
frantic-event-rewind-whole = Zweimal reihum nimmt jeder die oberste Karte des Ablagestapels. Dann wird eine Karte vom Nachziehstapel aufgedeckt; sie sagt, was gefragt ist. Ist sie eine Sonderkarte, darf, wer das Ereignis ausgelöst hat, die Wirkung ausführen und hat den Wunsch. Eine schwarze Zahl löst nichts aus, und auf eine einmalige Karte passt alles.
frantic-event-riot = Riot
frantic-event-riot-short = Sonderkarten wandern nach rechts.
frantic-event-riot-full = Alle geben ihre Sonderkarten nach rechts weiter.
frantic-event-supercharge = Supercharge
frantic-event-supercharge-short = Jeder eine Powerkarte mehr.
frantic-event-supercharge-full = Alle bekommen eine weitere Powerkarte.
frantic-event-tsunami = Tsunami
frantic-event-tsunami-short = Höher, oder alles nehmen.
frantic-event-tsunami-full = Der Reihe nach legt jeder eine Karte, die mindestens so viel zählt wie die davor; wer nicht, nimmt alle.
frantic-event-tsunami-whole = Der Reihe nach, immer rundherum, legt jeder eine Karte, die mindestens so viel zählt wie die davor. Die erste muss gelegt werden. Wer nicht weiterlegen kann oder will, nimmt alle gelegten, und das Ereignis ist vorbei.
frantic-event-pandoras_box = Pandora’s Box
frantic-event-pandoras_box-short = Die Regeln wechseln.
frantic-event-pandoras_box-full = Die Wirkung habt ihr vor dem Spiel gebaut; sonst ersetzen neue Regelkarten die geltenden.
frantic-event-lucky_10 = Lucky 10
frantic-event-lucky_10-short = Werft genau zehn ab.
frantic-event-lucky_10-full = Alle werfen Karten ab, die zusammen genau 10 Punkte zählen; wer keine solchen hat, zieht zwei.
frantic-event-take_them_out = Take Them Out
frantic-event-take_them_out-short = Alle Sonderkarten fliegen raus.
frantic-event-take_them_out-full = Alle werfen alle Sonderkarten ab.
frantic-event-times_two = Times Two
frantic-event-times_two-short = { $scores ->
    [off] Ohne Punkte: nichts.
   *[on] Die niedrigste Summe verdoppelt sich.
}
frantic-event-times_two-full = { $scores ->
    [off] Werden keine Punkte gezählt, geschieht nichts.
   *[on] Die niedrigste Summe wird verdoppelt, wie hoch sie auch ist; haben sie mehrere, bei allen.
}
frantic-event-little_brother = Little Brother
frantic-event-little_brother-short = Ein Gast für deine Hand.
frantic-event-little_brother-full = Wer es ausgelöst hat, nimmt diese Karte auf die Hand. Sie kann nicht gespielt werden und zählt 11.
frantic-event-little_brother-whole = Wer es ausgelöst hat, nimmt diese Karte auf die Hand und ist damit nicht mehr fertig. Sie kann nicht gespielt, aber verschenkt, getauscht und genommen werden, in Ereignissen auch abgeworfen. Sie zählt 11.
frantic-event-plus_20 = +20
frantic-event-plus_20-short = { $scores ->
    [off] Ohne Punkte: nichts.
   *[on] Die Grenze steigt um 20.
}
frantic-event-plus_20-full = { $scores ->
    [off] Werden keine Punkte gezählt, geschieht nichts.
   *[on] Die Punktegrenze steigt für den Rest des Spiels um 20.
}
frantic-event-special_gift = Special Gift
frantic-event-special_gift-short = Verschenkt alle Sonderkarten.
frantic-event-special_gift-full = Alle verteilen ihre Sonderkarten nach Belieben an die anderen.
frantic-event-resurrection = Resurrection
frantic-event-resurrection-short = Zwei Karten kommen zurück.
frantic-event-resurrection-full = Wer es ausgelöst hat, nimmt eine Karte aus dem Ablagestapel und gibt eine andere weiter.
frantic-event-resurrection-whole = Wer es ausgelöst hat, sieht den Ablagestapel unter der obersten Karte durch, nimmt eine Karte und gibt jemandem eigener Wahl eine andere.
frantic-event-eternal_love = Eternal Love
frantic-event-eternal_love-short = Alle Gifts an die größte Hand.
frantic-event-eternal_love-full = Wer am meisten Karten hat, bekommt alle Gifts, auch die schwarzen.
frantic-event-southpole = Southpole
frantic-event-southpole-short = Zieht für die anderen.
frantic-event-southpole-full = Alle ziehen so viele Karten, wie Spieler da sind, und verteilen sie an die anderen.
frantic-event-blank_event = Spring Cleaning
frantic-event-blank_event-short = Was ihr euch ausgedacht habt.
frantic-event-blank_event-full = Die Wirkung habt ihr vor dem Spiel gebaut; sonst werfen alle eine Karte ab, und die kleinste Hand zieht zwei.

## Powerkarten

frantic-power-all_draw_one = All Draw One
frantic-power-all_draw_one-full = Vor deiner Karte: Alle anderen ziehen eine Karte.
frantic-power-anti_counter = Anti Counter
frantic-power-anti_counter-full = Mit einer Sonderkarte: Niemand kann dagegen Counterattack einwerfen. Error 404 geht weiterhin.
frantic-power-black_wish = Black Wish
frantic-power-black_wish-full = Nach deiner Karte: Nur eine schwarze Karte oder eine Wunschkarte passt jetzt.
frantic-power-colour_blockade = Colour Blockade
frantic-power-colour_blockade-full = Nach deiner Karte: Eine Farbe deiner Wahl ist bis zum Ende deines nächsten Zugs gesperrt.
frantic-power-colour_blockade-short = Eine Farbe ist gesperrt.
frantic-power-colour_blockade-whole = Nach deiner Karte: Nenn eine Farbe. Bis zum Ende deines nächsten Zugs darf niemand, auch du nicht, eine Karte spielen, die sie zeigt, oder sie sich wünschen. Auf eine Karte dieser Farbe, die schon liegt, passt weiterhin, was ihre Zahl oder ihren Namen hat.
frantic-power-looping = Looping
frantic-power-looping-full = Nach diesem Zug geht es andersherum, nach deinem nächsten wieder zurück.
frantic-power-looping-short = Zweimal geht es andersherum.
frantic-power-number_wish = Number Wish
frantic-power-number_wish-full = Nach deiner Karte: Wünsch dir eine Zahl.
frantic-power-open_hands = Open Hands
frantic-power-open_hands-full = Vor deiner Karte: Die Hände der anderen liegen offen bis zu deinem nächsten Zug.
frantic-power-open_hands-short = Hände liegen offen.
frantic-power-random_chance = Random Chance
frantic-power-random_chance-full = Nach deiner Karte: Spiel noch eine Handkarte, ob sie passt oder nicht.
frantic-power-recycling = Recycling
frantic-power-recycling-full = Nach deiner Karte: Sie geht in eine Hand, die du nennst, und was vorher gefragt war, gilt wieder, außer jemand hat sich etwas gewünscht.
frantic-power-special_charge = Special Charge
frantic-power-special_charge-full = Vor deiner Karte: Jemand anderes zieht eine Karte für jede Sonderkarte der eigenen Hand.
frantic-power-special_seal = Special Seal
frantic-power-special_seal-full = Mit einer Zahl: Niemand darf bis zu deinem nächsten Zug eine Sonderkarte spielen oder einwerfen.
frantic-power-special_seal-short = Keine Sonderkarten.
frantic-power-troublecharger = Troublecharger
frantic-power-troublecharger-full = Am Ende deines Zugs wird ein Ereignis ausgelöst.

## Regelkarten

frantic-rule-the_nicest_try = The Nicest Try
frantic-rule-the_nicest_try-full = Nach Nice Try zieht, wer fertig ist, sechs Karten statt drei.
frantic-rule-the_nicest_try-short = Sechs Karten nach Nice Try.
frantic-rule-generous_gift = Generous Gift
frantic-rule-generous_gift-full = Gifts geben drei Karten statt zwei.
frantic-rule-generous_gift-short = Gifts geben drei Karten.
frantic-rule-other_way_round = Other Way Round
frantic-rule-other_way_round-full = Es geht andersherum: im Uhrzeigersinn.
frantic-rule-other_way_round-short = Es geht im Uhrzeigersinn.
frantic-rule-thirsty = Thirsty
frantic-rule-thirsty-full = Wer im eigenen Zug zieht, zieht zwei Karten.
frantic-rule-thirsty-short = Wer zieht, zieht zwei.
frantic-rule-until_it_fits = Until It Fits
frantic-rule-until_it_fits-full = Wer im eigenen Zug zieht, zieht, bis eine Karte passt, höchstens fünf.
frantic-rule-until_it_fits-short = Ziehen, bis eine passt.
frantic-rule-until_it_fits-whole = Wer im eigenen Zug zieht, zieht eine Karte nach der anderen, bis eine der Hand passt, höchstens fünf. Danach wird gespielt oder gepasst. Thirsty gilt daneben nicht.
frantic-rule-black_on_black = Black on Black
frantic-rule-black_on_black-full = Eine schwarze Karte passt auch auf jede schwarze Karte.
frantic-rule-black_on_black-short = Schwarz passt auf Schwarz.
frantic-rule-calm_round = Calm Round
frantic-rule-calm_round-full = Schwarze Zahlen lösen kein Ereignis aus.
frantic-rule-calm_round-short = Schwarz löst nichts aus.
frantic-rule-lucky_sevens = Lucky Sevens
frantic-rule-lucky_sevens-full = Jede farbige 7 löst ein Ereignis aus.
frantic-rule-lucky_sevens-short = Farbige 7: ein Ereignis.
frantic-rule-twins = Twins
frantic-rule-twins-full = Auf eine farbige Zahl darfst du weitere mit derselben Zahl legen.
frantic-rule-twins-short = Gleiche Zahlen gehen mit.
frantic-rule-twins-whole = Wer im eigenen Zug eine farbige Zahlenkarte spielt, darf weitere farbige Karten mit derselben Zahl darauflegen, in beliebiger Folge. Sie gelten als ein Spielen; die letzte sagt, was gefragt ist. Lösen sie etwas aus, geschieht es einmal.
frantic-rule-glass_table = Glass Table
frantic-rule-glass_table-full = Alle Hände liegen offen.
frantic-rule-glass_table-short = Alle Hände liegen offen.
frantic-rule-swap_meet = Swap Meet
frantic-rule-swap_meet-full = Wer eine farbige 1 spielt, tauscht die Hand mit jemandem.
frantic-rule-swap_meet-short = Farbige 1: Hände tauschen.
frantic-rule-swap_meet-whole = Wer eine farbige 1 spielt, tauscht die Hand mit jemandem eigener Wahl, außer es war die letzte Karte. Niemand kann das abwehren.
frantic-rule-merry_go_round = Merry-Go-Round
frantic-rule-merry_go_round-full = Mit jeder farbigen 9 wandern alle Hände zum Nächsten.
frantic-rule-merry_go_round-short = Farbige 9: Hände wandern.
frantic-rule-merry_go_round-whole = Wird eine farbige 9 gespielt, wandert jede Hand zum Nächsten, auch eine leere. Wer danach eine leere Hand hat, ist fertig. Niemand kann das abwehren.
frantic-rule-fantastic_six = Fantastic Six
frantic-rule-fantastic_six-full = Fantastic Four verteilt sechs Karten.
frantic-rule-fantastic_six-short = Fantastic Four: sechs Karten.
frantic-rule-heavy_baggage = Heavy Baggage
frantic-rule-heavy_baggage-full = Sonderkarten mit 7 Punkten zählen 10.
frantic-rule-heavy_baggage-short = Sonderkarten mit 7 zählen 10.
frantic-rule-peace_treaty = Peace Treaty
frantic-rule-peace_treaty-full = Niemand kann einen Counterattack einwerfen.
frantic-rule-peace_treaty-short = Keine Counterattacks.

## Auf dem Tisch

frantic-read-kind-number = Zahlenkarte
frantic-read-kind-black = Schwarze Zahl
frantic-read-kind-plain = Sonderkarte mit einer Farbe
frantic-read-kind-swap = Sonderkarte mit zwei Farben
frantic-read-kind-wish = Wunschkarte
frantic-read-kind-black-special = Schwarze Sonderkarte
frantic-read-kind-unique = Die einzige ihrer Art
frantic-read-kind-blank = Selbst gebaute Karte
frantic-read-kind-event = Ereignis
frantic-read-kind-power = Powerkarte: Dreh sie zu einer Karte um, die du spielst
frantic-read-kind-rule = Regelkarte: Sie gilt bis zum Ende der Runde
frantic-read-plain = Passt auf { $colour } und auf jede Karte { $card }, nie, wo nur eine Zahl verlangt ist. Die Wirkung muss ausgeführt werden.
frantic-read-black = Passt auf jedes Gift, das nicht schwarz ist. Die Wirkung muss ausgeführt werden.
frantic-read-must = Passt auf alles, und die Wirkung muss ausgeführt werden.
frantic-read-may = Passt auf alles. Die Wirkung darfst du weglassen, gewünscht wird immer.
frantic-read-reaction = Im eigenen Zug passt sie auf alles und ist nur ein Wunsch.
frantic-number-card = { $colour } { $number }
frantic-special-card = { $title } in { $colours }
frantic-card-does = { $card } ({ $points }): { $does }
frantic-required = Gefragt: { $needs }.
frantic-sheet-title = { $cause }. { $limit }
frantic-ask-in-time = { $sentence } { $count } s
frantic-do-back = Andere Karte
frantic-do-wish = { $what } wünschen
frantic-do-give = { $card } für { $name }
frantic-do-pile = Der Stapel von { $name }
frantic-do-power = { $name }: { $power }
frantic-power-unknown = verdeckt
frantic-do-name = { $name }: { $about }
frantic-do-shared = { $left ->
    [0] Fertig
    [one] Noch 1 verteilen
   *[other] Noch { $left } verteilen
}
frantic-do-react = Reagieren (Taste { $number })
frantic-loses-turn = setzt aus
frantic-log-turned-down = { $name } dreht eine Powerkarte wieder um.
frantic-do-plain = Ohne Powerkarte
frantic-ask-how-play = { $card }: Wie spielst du sie?
frantic-ask-how-throw = { $card }: Wirf sie ein und wünsch dir eine Farbe.
frantic-sheet-dealer = Als Nächstes gibt { $name }.
frantic-ask-tsunami-first = { $name }, leg die erste Karte.
frantic-ask-cards-for = { $name }, wähl { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für { $other }.
frantic-explains = { $title }: { $text }

## Was eine selbst gebaute Karte tut: wer, mit welchen Worten, wie viel, und der Satz daraus.
## $target ist, um wen es geht; "trigger" ist der Auslöser eines Ereignisses, "each" jeder andere.

frantic-made-who = { $target ->
    [self] du
    [trigger] der Auslöser
    [chosen] die gewählte Person
    [others] alle anderen
    [everyone] alle
    [each] jeder andere Spieler
    [most] die größte Hand
    [fewest] die kleinste Hand
    [left] dein linker Nachbar
    [right] dein rechter Nachbar
    [event-left] der linke Nachbar des Auslösers
    [event-right] der rechte Nachbar des Auslösers
   *[random] ein zufälliger Mitspieler
}
frantic-made-whom = { $target ->
    [self] dir
    [trigger] dem Auslöser
    [chosen] der gewählten Person
    [others] allen anderen
    [everyone] allen
    [each] jedem anderen Spieler
    [most] der größten Hand
    [fewest] der kleinsten Hand
    [left] deinem linken Nachbarn
    [right] deinem rechten Nachbarn
    [event-left] dem linken Nachbarn
    [event-right] dem rechten Nachbarn
   *[random] einem zufälligen Mitspieler
}
# Was vor dem Wieviel steht, wenn es für jeden von mehreren gilt.
frantic-made-each = { $target ->
    [others] je{ " " }
    [everyone] je{ " " }
   *[other] { "" }
}
frantic-made-cards = { frantic-made-each }{ $count ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
   *[other] fünf Karten
}
frantic-made-powers = { frantic-made-each }{ $count ->
    [1] eine Powerkarte
   *[other] zwei Powerkarten
}
frantic-made-points = { frantic-made-each }{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
frantic-made-way = { $way ->
    [left] einen Platz nach links
   *[right] einen Platz nach rechts
}
frantic-made-wished = { $wish ->
    [colour] eine Farbe
    [number] eine Zahl
   *[either] eine Farbe oder eine Zahl
}
frantic-made-does-draw = { $target ->
    [self] ziehst
    [others] ziehen
    [everyone] ziehen
   *[other] zieht
}
frantic-made-does-discard = { $target ->
    [self] wirfst
    [others] werfen
    [everyone] werfen
   *[other] wirft
}
frantic-made-does-give = { $target ->
    [self] gibst
   *[other] gibt
}
frantic-made-does-collect = { $target ->
    [others] geben
   *[other] gibt
}
frantic-made-does-steal = { $target ->
    [self] nimmst
   *[other] nimmt
}
frantic-made-does-swap = { $target ->
    [self] tauschst
   *[other] tauscht
}
frantic-made-does-rotate = wandern
frantic-made-does-reveal = { $target ->
    [self] legst
    [others] legen
    [everyone] legen
   *[other] legt
}
frantic-made-does-skip = { $target ->
    [self] verlierst
    [others] verlieren
   *[other] verliert
}
frantic-made-does-get = { $target ->
    [self] bekommst
    [others] bekommen
    [everyone] bekommen
   *[other] bekommt
}
frantic-made-does-lose = { $target ->
    [self] verlierst
    [others] verlieren
    [everyone] verlieren
   *[other] verliert
}
frantic-made-does-wish = { $target ->
    [self] wünschst
   *[other] wünscht
}
frantic-made-does-event = ein Ereignis
frantic-made-does-rule = eine weitere Regelkarte
frantic-made-does-nothing = nichts
frantic-made-subject = { $later ->
    [yes] dann { $does } { $who }
   *[no] { $who } { $does }
}
frantic-made-step-draw = { frantic-made-subject } { $what }
frantic-made-step-discard = { frantic-made-subject } { $what } ab
frantic-made-step-give = { frantic-made-subject } { $whom } { $what }
frantic-made-step-collect = { frantic-made-subject } { $receiver ->
    [self] dir
   *[other] dem Auslöser
} { $what }
frantic-made-step-steal = { frantic-made-subject } { $whom } { $what } verdeckt ab
frantic-made-step-swap = { frantic-made-subject } mit { $whom } alle Karten
frantic-made-step-rotate = { $later ->
    [yes] dann { $does } alle Hände { $what }
   *[no] alle Hände { $does } { $what }
}
frantic-made-step-reveal = { frantic-made-subject } die Hand offen
frantic-made-step-skip = { frantic-made-subject } den nächsten Zug
frantic-made-step-score = { frantic-made-subject } { $what }
frantic-made-step-wish = { frantic-made-subject } { $what }
frantic-made-step-event = { $later ->
    [yes] dann geschieht { $does }
   *[no] es geschieht { $does }
}
frantic-made-step-rule = { $later ->
    [yes] dann kommt { $does }
   *[no] es kommt { $does }
}
frantic-made-step-power = { frantic-made-subject } { $what }
frantic-made-step-nothing = { $later ->
    [yes] dann geschieht { $does }
   *[no] es geschieht { $does }
}
frantic-made-next = { $steps }, { $step }
frantic-made-must = { $steps }.
frantic-made-may = Wünsch dir { frantic-made-wished }. Wenn du magst: { $steps }.

## Was an der Datei einer Karte nicht stimmt, und wo

frantic-file-where = { $step ->
    [0] Zeile { $line }
   *[other] Zeile { $line }, Schritt { $step }
}
frantic-file-unreadable = Die Datei lässt sich nicht öffnen: { $file }
frantic-file-foreign = Zeile { $line }: Das ist keine Karte von Frantic.
frantic-file-cut = Zeile { $line }: Hier bricht die Datei ab. Die Karte ist nicht ganz.
frantic-file-broken = Zeile { $line }, Zeichen { $column }: Das ist nicht zu lesen.
frantic-file-twice = { frantic-file-where }: „{ $field }“ steht zweimal da.
frantic-file-version = { frantic-file-where }: Die Karte hat Version { $found }. Diese Werkstatt liest Version { $known }.
frantic-file-missing = { frantic-file-where }: „{ $field }“ fehlt.
frantic-file-unknown = { frantic-file-where }: „{ $field }“ gehört nicht dorthin.
frantic-file-value = { frantic-file-where }: „{ $field }“ kann nicht { $found } sein. Möglich: { $allowed }.
frantic-file-name-empty = { frantic-file-where }: Die Karte hat keinen Namen.
frantic-file-name-form = { frantic-file-where }: Der Name muss ein Text in Anführungszeichen sein, nicht { $found }.
frantic-file-name-long = { frantic-file-where }: Der Name hat { $count } Buchstaben. Er darf { $most } haben.
frantic-file-name-signs = { frantic-file-where }: Der Name enthält ein Zeichen, das kein Name haben darf.
frantic-file-name-taken = { frantic-file-where }: „{ $found }“ heißt schon eine andere Karte.
frantic-file-steps = { frantic-file-where }: Eine Karte hat einen bis { $most } Schritte. Diese hat { $count }.
frantic-file-steps-form = { frantic-file-where }: „steps“ muss eine Liste in eckigen Klammern sein.
frantic-file-events = { frantic-file-where }: Nur ein Schritt darf ein Ereignis auslösen.

## Die Kartenwerkstatt

frantic-workshop-title = Kartenwerkstatt
frantic-workshop-back-hint = Zurück. Was noch nicht behalten ist, wartet auf der Werkbank.
frantic-workshop-new = Neue Karte
frantic-workshop-new-hint = Eine leere Karte für den Anfang.
frantic-workshop-cards = Meine Karten ({ $count })
frantic-workshop-cards-hint = Alle deine Karten: um eine zu ändern, zu löschen oder zu sehen, wo sie liegt.
frantic-workshop-card-blank_play = Leere Karte
frantic-workshop-card-blank_play-hint = Davon sind zwei im Stapel, mit dem Modul der leeren Karten.
frantic-workshop-card-do_it_yourself = Do It Yourself
frantic-workshop-card-do_it_yourself-hint = Davon sind vier im Stapel, mit Pandora’s Box. Dazu wünscht man eine Farbe.
frantic-workshop-card-blank_event = Leeres Ereignis
frantic-workshop-card-blank_event-hint = Davon ist eins unter den Ereignissen, mit dem Modul der leeren Karten.
frantic-workshop-card-pandoras_box = Pandora’s Box
frantic-workshop-card-pandoras_box-hint = Davon ist eins unter den Ereignissen, mit Pandora’s Box.
frantic-workshop-type-hint = Was man wünscht, wenn man sie spielt, oder welche Farbe die Karte hat.
frantic-workshop-type-plain = Karte in { $colour }
frantic-workshop-type-colour = Wünscht Farbe
frantic-workshop-type-number = Wünscht Zahl
frantic-workshop-type-either = Farbe oder Zahl
frantic-workshop-type-event = Ereignis
frantic-workshop-name = Name
frantic-workshop-name-fresh = Meine Karte { $number }
frantic-workshop-name-hint = Enter oder ein Klick, um einen anderen Namen zu schreiben.
frantic-workshop-name-empty = Eine Karte braucht einen Namen.
frantic-workshop-name-long = Ein Name hat höchstens { $most } Buchstaben.
frantic-workshop-name-signs = Der Name enthält ein Zeichen, das kein Name haben darf.
frantic-workshop-name-taken = „{ $name }“ heißt schon eine andere Karte oder ein Ereignis. Sie braucht einen anderen Namen.
frantic-workshop-light-hint = Das Licht, in dem sie leuchtet.
frantic-workshop-icon-hint = Das Bild darauf.
frantic-workshop-add = Noch ein Schritt
frantic-workshop-add-hint = Eine Karte hat bis zu { $count } Schritte, die in dieser Folge geschehen.
frantic-workshop-sooner-hint = Dieser Schritt kommt vor dem darüber.
frantic-workshop-remove-hint = Ohne diesen Schritt.
frantic-workshop-action-hint = Was geschieht. Enter zeigt alles, Rücktaste nimmt das Nächste.
frantic-workshop-action-title = Was geschieht?
frantic-workshop-amount-hint = Wie viele, oder was. Enter zeigt alles, Rücktaste nimmt das Nächste.
frantic-workshop-amount-title = { $action ->
    [rotate] In welche Richtung?
    [wish] Was wird gewünscht?
   *[other] Wie viele?
}
frantic-workshop-target-hint = Um wen es geht. Enter zeigt alle, Rücktaste nimmt den Nächsten.
frantic-workshop-target-title = Um wen geht es?
frantic-workshop-do-draw = Ziehen
frantic-workshop-do-draw-hint = So viele Karten kommen vom Nachziehstapel.
frantic-workshop-do-discard = Abwerfen
frantic-workshop-do-discard-hint = So viele Karten eigener Wahl kommen unter die oberste.
frantic-workshop-do-give = Verschenken
frantic-workshop-do-give-hint = Wer sie spielt, gibt Karten eigener Wahl.
frantic-workshop-do-collect = Einsammeln
frantic-workshop-do-collect-hint = Wer sie spielt, bekommt Karten nach Wahl der Geber.
frantic-workshop-do-steal = Verdeckt nehmen
frantic-workshop-do-steal-hint = Wer sie spielt, nimmt Karten, ohne sie zu sehen.
frantic-workshop-do-swap = Hände tauschen
frantic-workshop-do-swap-hint = Zwei ganze Hände wechseln den Platz.
frantic-workshop-do-rotate = Alle Hände wandern
frantic-workshop-do-rotate-hint = Jede Hand rückt einen Platz nach links oder rechts.
frantic-workshop-do-reveal = Eine Hand öffnen
frantic-workshop-do-reveal-hint = Sie liegt offen, bis alle sie gesehen haben.
frantic-workshop-do-skip = Aussetzen
frantic-workshop-do-skip-hint = Wer schon aussetzt, dem geschieht nichts.
frantic-workshop-do-score = Punkte
frantic-workshop-do-score-hint = Der Gesamtstand ändert sich sofort. Punkte sind schlecht.
frantic-workshop-do-wish = Wünschen
frantic-workshop-do-wish-hint = Das Gewünschte muss als Nächstes gespielt werden.
frantic-workshop-do-event = Ein Ereignis
frantic-workshop-do-event-hint = Ein Ereignis wird ausgelöst. Nur ein Schritt einer Karte darf das.
frantic-workshop-do-rule = Eine Regelkarte
frantic-workshop-do-rule-hint = Eine weitere Regelkarte gilt, bis die Runde endet.
frantic-workshop-do-power = Powerkarten
frantic-workshop-do-power-hint = Sie kommen verdeckt, solange welche da sind.
frantic-workshop-do-nothing = Nichts
frantic-workshop-do-nothing-hint = Rein gar nichts. Auch eine Wahl.
frantic-workshop-at-self-hint = Wer die Karte spielt oder das Ereignis ausgelöst hat.
frantic-workshop-at-chosen-hint = Jemand, den der Spieler nennt; in allen Schritten derselbe.
frantic-workshop-at-others-hint = Alle außer dem Spieler, der Reihe nach.
frantic-workshop-at-everyone-hint = Alle der Reihe nach; wer sie spielt, zuletzt.
frantic-workshop-at-most-hint = Die größte Hand. Von gleichen die, die zuerst am Zug ist.
frantic-workshop-at-fewest-hint = Die kleinste Hand. Von gleichen die, die zuerst am Zug ist.
frantic-workshop-at-left-hint = Wer links sitzt.
frantic-workshop-at-right-hint = Wer rechts sitzt.
frantic-workshop-at-random-hint = Der Zufall trifft einen der anderen, in jedem Schritt neu.
frantic-workshop-note-loop = Ruft Repeat dieses Ereignis auf, während es noch läuft, entfällt sein Ereignis-Schritt: Nichts dreht sich ewig im Kreis.
frantic-workshop-note-violet = Violette Karten brauchen Pandora’s Box im Spiel.
frantic-workshop-note-rule = Ohne Pandora’s Box im Spiel wird keine Regelkarte aufgedeckt.
frantic-workshop-note-power = Ohne Supercharge im Spiel bekommt niemand Powerkarten.
frantic-workshop-note-score = Wo keine Punkte gezählt werden, tun Punkte nichts.
frantic-workshop-note-chosen = Die gewählte Person darf Counterattack oder Error 404 einwerfen.
frantic-workshop-note-hand = Ist die größte oder kleinste Hand die eigene, tut der Schritt nichts.
frantic-workshop-note-kept = { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } und { frantic-card-gambling_champ } { $kept ->
    [moved] bleiben bei der Person, die die Karte spielt
    [chosen] sind nicht wählbar
   *[moved-chosen] bleiben bei der Person, die die Karte spielt und sind nicht wählbar
}.
frantic-workshop-note-discarded = { frantic-card-curse }, { frantic-card-the_end } und { frantic-card-little_brother } lassen sich auch nicht abwerfen.
frantic-workshop-try = Ausprobieren
frantic-workshop-try-hint = Ein Tisch mit Bots, an dem diese Karte sofort kommt. Nichts davon wird aufgehoben.
frantic-workshop-keep = Behalten
frantic-workshop-keep-hint = Schreibt die Karte in eine Datei in deinem Kartenordner.
frantic-workshop-give = Für Freunde
frantic-workshop-give-hint = Legt eine Kopie der Kartendatei dorthin, wo du sie findest. Freunde ziehen sie auf dieses Fenster.
frantic-workshop-given = Hier ist eine Kopie zum Weitergeben: { $file }
frantic-workshop-kept = Behalten als { $file } in { $folder }
frantic-workshop-not-kept = Die Karte ließ sich nicht schreiben. Ist der Datenträger voll oder der Ordner gesperrt?
frantic-workshop-taken-in = „{ $name }“ ist jetzt eine deiner Karten.
frantic-workshop-ask = Diese Karte wegwerfen?
frantic-workshop-ask-about = „{ $name }“ ist so, wie sie jetzt ist, noch nicht behalten.
frantic-workshop-ask-yes = Wegwerfen
frantic-workshop-ask-no = Zurück zu ihr
frantic-workshop-nowhere = Noch in keiner Datei.
frantic-workshop-changed = Geändert, seit sie als { $file } behalten wurde
frantic-workshop-lies = Behalten als { $file }

frantic-cards-title = Meine Karten
frantic-cards-back-hint = Zurück zur Werkbank.
frantic-cards-none = Noch ist keine Karte da. Behalte die auf der Werkbank oder zieh die Datei von Freunden hierher.
frantic-cards-lie = Deine Karten sind Dateien in { $folder } – leg die von Freunden dazu oder zieh sie hierher.
frantic-cards-folder = Ordner öffnen
frantic-cards-folder-hint = Zeigt die Dateien deiner Karten.
frantic-cards-no-program = Kein Programm da, das den Ordner zeigt: { $folder }
frantic-cards-unreadable = Keine Karte
frantic-cards-bin-hint = Diese Datei löschen.
frantic-cards-ask = Diese Karte löschen?
frantic-cards-ask-about = „{ $name }“ wird endgültig gelöscht. Partien damit behalten sie.
frantic-cards-ask-yes = Löschen
frantic-cards-ask-no = Behalten
frantic-cards-still-there = Die Datei ließ sich nicht löschen.

frantic-own-title = { $count ->
    [one] Eine selbst gebaute Karte ist in dieser Partie
   *[other] { $count } selbst gebaute Karten sind in dieser Partie
}
frantic-own-again = Die Taste I oder die rechte Maustaste zeigt sie wieder.

## Der Tisch in Sätzen

frantic-own-name = { $name }
frantic-wished-number = { $number }
frantic-back = Karte { $number } von links
frantic-top = Oben liegt { $card }; { $count ->
    [0] der Stapel ist leer.
    [one] 1 Karte liegt noch im Stapel.
   *[other] { $count } Karten liegen noch im Stapel.
}
frantic-holds-now = Jetzt gilt: { $what }.
frantic-holds = { $name }: { frantic-cards-left }{ $so_far }.
frantic-so-far = , bisher { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
frantic-your-hand = Deine Hand: { $cards }.
frantic-row-draw = Nachziehstapel: { $count }

## Warum ein Könner das täte

frantic-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
frantic-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
frantic-because-out = Du bist in den nächsten Zügen aus: in { $this } von 100 Fällen, sonst in { $other }.
frantic-because-rival-out = Es hindert { $name } am Ausspielen: { $name } ist danach in { $this } von 100 Fällen aus, sonst in { $other }.
frantic-because-wishes = So bleibt dir eine Karte, mit der du dir etwas wünschen darfst.
frantic-because-heavy = Es befreit dich von einer schweren Karte: { $this }-mal von 100 hast du eine, sonst { $other }-mal.
frantic-because-points = Einige Züge später zählt deine Hand im Schnitt { $this ->
    [1] 1 Punkt
   *[other] { $this } Punkte
}, sonst { $other }.
frantic-because-theirs = Einige Züge später zählen die Hände der anderen im Schnitt { $this ->
    [1] 1 Punkt
   *[other] { $this } Punkte
}, sonst { $other }.
frantic-because-cards = Einige Züge später hast du im Schnitt { $this ->
    [1] 1 Karte
   *[other] { $this } Karten
}, sonst { $other }.

## Die erste Lektion

frantic-lesson-first = Erste Lektion: eine Runde
frantic-lesson-first-after = Wer am wenigsten Punkte hat, sobald jemand über der Grenze ist, gewinnt.
frantic-lesson-first-match = Leere deine Hand zuerst: Was übrig bleibt, zählt, und Punkte sind schlecht. Die Farbe muss passen: Leg deine rote 2 auf die rote 5.
refusal-frantic-lesson-first-match = Werde lieber Rot los, solange Rot liegt: Leg die rote 2.
refusal-frantic-lesson-first-match-wish = Die passt auf alles, heb sie für schlechte Zeiten auf. Leg die rote 2.
frantic-lesson-first-event = { $name2 } hat eine schwarze 7 gelegt, und Schwarz deckt ein Ereignis auf: Diesmal ist nichts passiert. 7 passt auf 7: Leg deine grüne.
refusal-frantic-lesson-first-event = Behalt die noch. Eine 7 passt auf eine 7: Leg die grüne 7.
refusal-frantic-lesson-first-event-keep = Sie passt, aber zuletzt brauchst du sie dringender. Leg die grüne 7.
frantic-lesson-first-counter = { $name3 } spielt ein Geschenk: zwei Karten für dich! Dagegen kannst du den Counterattack einwerfen. Tu das, und wünsch dir Blau.
refusal-frantic-lesson-first-counter = Wünsch dir Blau: die Farbe deiner 9.
refusal-frantic-lesson-first-counter-pass = Und zwei Karten nehmen? Wirf den Counterattack ein und wünsch dir Blau.
frantic-lesson-first-name = Jetzt ist das Geschenk deins. Du sagst, wer zwei von deinen Karten bekommt: Gib sie { $name3 }, von dort kam es ja.
refusal-frantic-lesson-first-name = Von dort kam nichts Böses. Gib sie { $name3 }.
frantic-lesson-first-give = Such aus, was du hergibst. Hohe Zahlen zählen viele Punkte: zuerst die schwarze 8.
refusal-frantic-lesson-first-give = Die kommt danach. Zuerst bitte die schwarze 8.
refusal-frantic-lesson-first-give-keep = Deine blaue 9 ist alles, was du zum Gewinnen brauchst: Gib die schwarze 8.
frantic-lesson-first-more = Und deine Wunschkarte, die 7 Punkte zählt. Die blaue 9 bleibt.
refusal-frantic-lesson-first-more = Die blaue 9 bleibt bei dir: Gib die andere.
frantic-lesson-first-last = Noch eine Karte, und Blau hast du dir selbst gewünscht. Leg sie!
refusal-frantic-lesson-first-last = Ziehen musst du nicht: Deine blaue 9 passt.
frantic-lesson-first-end = Deine Hand ist leer, und was die anderen haben, zählt. Ist jemand über der Grenze, gewinnen die wenigsten Punkte.

## Die längere Lektion: Fenster

frantic-lesson-windows = Längere Lektion: außer der Reihe
frantic-lesson-windows-after = Vor einem Ereignis, wenn eine Sonderkarte dich trifft, wenn jemand fertig ist: Dann darf man einwerfen.
frantic-lesson-windows-keep = Vier deiner Karten kannst du außer der Reihe einwerfen. Im eigenen Zug sind sie nur ein Wunsch: Heb sie auf, leg die rote 2.
refusal-frantic-lesson-windows-keep = Jetzt wäre sie nur ein Farbwunsch. Heb sie für ihren Augenblick auf, und leg die rote 2.
frantic-lesson-windows-event = { $name2 } hat eine schwarze Zahl gelegt: Ein Ereignis kommt, niemand weiß welches. Alle anderen dürfen noch ausweichen.
frantic-lesson-windows-lucky = Wirf deinen Lucky Bastard ein: Das Ereignis geht dich nichts an. Und wünsch dir Blau, die Farbe deiner 9.
refusal-frantic-lesson-windows-lucky = Die gewünschte Farbe ist als Nächstes gefragt, und für deine 9 willst du Blau. Wirf ihn mit Blau ein.
refusal-frantic-lesson-windows-lucky-pass = Es kann ein gutes Ereignis sein oder ein grausames. Die Karte kostet keinen Zug: Wirf sie ein, und wünsch dir Blau.
frantic-lesson-windows-tax = Double Taxation! Die anderen zahlen für ihre drei höchsten Karten, du nicht. Aber nun schenkt dir { $name3 } vier Karten.
frantic-lesson-windows-counter = Eine Sonderkarte fragt erst ihre Opfer. Mit einem Counterattack verteilst du die vier. Wirf ihn ein, wünsch dir Blau.
refusal-frantic-lesson-windows-counter = Die richtige Karte, die falsche Farbe: Wünsch dir Blau, für deine 9.
refusal-frantic-lesson-windows-counter-pass = Und vier Karten ziehen? Wirf deinen Counterattack ein, und wünsch dir Blau.
refusal-frantic-lesson-windows-counter-error = Der schützt dich auch, aber dann gibt { $name3 } die Karten jemand anderem. Mit dem Counterattack sagst du, wer sie bekommt. Wünsch dir Blau.
frantic-lesson-windows-share = Du verteilst sie, als hättest du die Karte gelegt. { $name2 } hat nur noch eine Karte: alle vier an { $name2 }.
refusal-frantic-lesson-windows-share = { $name2 } ist am nächsten daran, fertig zu werden: Gib alle vier { $name2 }.
frantic-lesson-windows-error = { $name2 } hat auch einen eingeworfen: Die vier kommen zurück! Error 404 hält dich ganz heraus. Wirf ihn ein, wünsch dir Blau.
refusal-frantic-lesson-windows-error = Das geht mit jeder Farbe. Aber du willst Blau, für deine 9.
refusal-frantic-lesson-windows-error-pass = Dann gehören vier Karten dir. Wirf Error 404 ein, und wünsch dir Blau.
frantic-lesson-windows-out = Also hat { $name3 } die vier gezogen. Aber der Counterattack war die letzte Karte von { $name2 }. Ist die Runde vorbei?
frantic-lesson-windows-nice = Noch nicht: Ein Nice Try, und wer fertig ist, zieht drei Karten, und es geht weiter. Wirf ihn ein, wünsch dir Blau.
refusal-frantic-lesson-windows-nice = Gut, aber wünsch dir Blau: Du bist als Nächstes dran.
refusal-frantic-lesson-windows-nice-pass = Dann hat { $name2 } die Runde gewonnen, und deine Karten zählen 16 Punkte. Wirf Nice Try ein, und wünsch dir Blau.
frantic-lesson-windows-last = Einwerfen ändert nie, wer als Nächstes dran ist: nach { $name3 } du, und Blau ist gewünscht. Leg deine letzte Karte.
refusal-frantic-lesson-windows-last = Ziehen musst du nicht: Deine blaue 9 passt.
frantic-lesson-windows-end = Du bist fertig! Wo mehrere Menschen spielen, werden bei jedem Fenster alle gefragt, damit niemand sieht, wer was hat.
