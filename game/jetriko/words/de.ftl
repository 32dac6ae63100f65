## Auf dem Regal

jetriko-title = Jetriko
jetriko-about = Fünf Farben, listige Effekte und Fallen, die niemand ziehen will.
jetriko-players = 2 bis 6 Spieler
jetriko-length = etwa 20 Minuten

## Optionen

jetriko-option-length = Länge
jetriko-option-length-hint = Eine Runde, bis jemand eine Anzahl Runden gewonnen hat, oder so lange ihr mögt.
jetriko-value-length-one = Eine Runde
jetriko-value-length-first-2 = Bis 2 Siege
jetriko-value-length-first-3 = Bis 3 Siege
jetriko-value-length-first-5 = Bis 5 Siege
jetriko-value-length-open = Offenes Ende
jetriko-option-hand = Karten für jeden
jetriko-option-hand-hint = Wie viele Karten alle am Anfang bekommen.
jetriko-value-hand = { $count } Karten
jetriko-option-traps = Fallen
jetriko-option-traps-hint = Alle 15 Fallen, nur die grünen und blauen, oder keine.
jetriko-value-traps-all = Alle 15
jetriko-value-traps-mild = Grün und blau
jetriko-value-traps-none = Keine
jetriko-option-backs = Rücken der Fallen
jetriko-option-backs-hint = Oben auf dem Nachziehstapel sieht man, ob eine Falle liegt und von welcher Farbe.
jetriko-option-after_drawing = Nach dem Ziehen
jetriko-option-after_drawing-hint = Welche Karte du spielen darfst, nachdem du eine gezogen hast.
jetriko-value-after_drawing-any = Jede Karte
jetriko-value-after_drawing-drawn = Nur diese Karte
jetriko-option-deflect = Ablenken auf Ablenken
jetriko-option-deflect-hint = Im Angriff passt Ablenken auf jedes Ablenken, oder nur bei gleicher Farbe oder Zahl.
jetriko-value-deflect-always = Immer
jetriko-value-deflect-matching = Wenn es passt
jetriko-option-skip_finish = Aussetzen zuletzt
jetriko-option-skip_finish-hint = Zu zweit: Es gewinnt sofort, oder du ziehst dafür eine Karte.
jetriko-value-skip_finish-wins = Gewinnt sofort
jetriko-value-skip_finish-draws = Zieht eine Karte
jetriko-option-first_dealer = Erster Geber
jetriko-option-first_dealer-hint = Wer die erste Runde gibt. Später gibt, wer gewonnen hat.
jetriko-value-first_dealer-0 = Das Los
jetriko-value-first_dealer-1 = Platz 1
jetriko-value-first_dealer-2 = Platz 2
jetriko-value-first_dealer-3 = Platz 3
jetriko-value-first_dealer-4 = Platz 4
jetriko-value-first_dealer-5 = Platz 5
jetriko-value-first_dealer-6 = Platz 6
jetriko-option-timer = Bedenkzeit
jetriko-option-timer-hint = Ist die Zeit um, nimmt der Tisch für dich den Treffer, oder er zieht und passt.
jetriko-value-timer-0 = Aus
jetriko-value-timer-15 = 15 Sekunden
jetriko-value-timer-30 = 30 Sekunden
jetriko-value-timer-60 = 60 Sekunden

## Was nicht geht

refusal-jetriko-seats = Jetriko ist für 2 bis 6 Spieler.
refusal-jetriko-over = Das Spiel ist aus.
refusal-jetriko-first-dealer = Platz { $number } kann nicht als Erster geben: Hier sitzen nur { $seats }. Wähle, wer sonst zuerst gibt, oder nimm einen Platz dazu.
refusal-jetriko-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refusal-jetriko-not-now = Das geht jetzt nicht.
refusal-jetriko-not-your-turn = Du bist nicht dran; gewartet wird auf { $name }.
refusal-jetriko-not-held = Diese Karte hast du nicht.
refusal-jetriko-no-match = Diese Karte passt weder in Farbe noch in Zahl oder Effekt zur obersten Karte.
refusal-jetriko-no-answer-fits = Auf diesen Angriff antwortet nur derselbe Effekt, ein passendes Ablenken oder eine weiße Karte.
refusal-jetriko-deflect-fit = Ablenken braucht die Farbe oder die Zahl der letzten Angriffskarte.
refusal-jetriko-raise-on-deflect = Auf Ablenken muss die Angriffskarte dessen Farbe oder Zahl haben.
refusal-jetriko-white-only = Auf eine weiße Karte antwortet nur eine weiße Karte.
refusal-jetriko-under-attack = Du wirst angegriffen: Antworte oder nimm den Treffer.
refusal-jetriko-draw-first = Zieh erst eine Karte, bevor du passt.
refusal-jetriko-drawn-already = Du hast in diesem Zug schon gezogen.
refusal-jetriko-nothing-to-draw = Es gibt nichts mehr zu ziehen; spiel oder passe.
refusal-jetriko-blank-plain = Blank: Nur eine einfache Karte gleicher Farbe oder Zahl ist erlaubt.
refusal-jetriko-blank-must = Blank: Du hast eine passende einfache Karte und musst sie spielen.
refusal-jetriko-blank-nothing-else = Blank: Sonst passt nichts in deiner Hand.
refusal-jetriko-played-already = Du hast in diesem Zug schon gespielt.
refusal-jetriko-trap-ends = Eine Falle beendet deinen Zug.
refusal-jetriko-direction = Wähl eine Richtung.
refusal-jetriko-target = Wähl jemand anderen als Ziel.
refusal-jetriko-unanswerable = Auf diese Karte kann niemand antworten.
refusal-jetriko-card-count = { $count ->
    [one] Wähl genau { $count } Karte.
   *[other] Wähl genau { $count } Karten.
}
refusal-jetriko-colour-not-held = Du hast keine Karte dieser Farbe.
refusal-jetriko-another-player = Wähl jemand anderen.
refusal-jetriko-trap-must = Diese Falle muss ausgeführt werden.
refusal-jetriko-random-take = Geklaute Karten werden blind gezogen.
refusal-jetriko-trap-played = Fallen spielt man nicht; sie wirken, wenn sie gezogen werden.
refusal-jetriko-not-visible = Das kannst du nicht sehen.
refusal-jetriko-drawn-only = Nur die eben gezogene Karte darf gespielt werden.
refusal-jetriko-no-timer = An diesem Tisch gibt es keine Bedenkzeit.

## Wörter des Spiels

jetriko-colour-green = Grün
jetriko-colour-yellow = Gelb
jetriko-colour-cyan = Türkis
jetriko-colour-blue = Dunkelblau
jetriko-colour-red = Rot
jetriko-back-playing = eine Spielkarte
jetriko-back-red = eine rote Falle
jetriko-back-blue = eine blaue Falle
jetriko-back-green = eine grüne Falle
jetriko-back-none = nichts
jetriko-card-plain = { $colour } { $number }
jetriko-card-effect = { $colour } { $number } { $effect }
jetriko-card-trap = { $name }, eine Falle
jetriko-attack = { $kind } { $value }
jetriko-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Jede Karte: wie sie heißt, was sie tut in einem Satz, und ganz

jetriko-name-plain = Einfach
jetriko-name-plus = Plus
jetriko-name-steal = Klauen
jetriko-name-redraw = Tauschen
jetriko-name-deflect = Ablenken
jetriko-name-skip = Aussetzen
jetriko-name-blank = Blank
jetriko-name-divide = Teilen
jetriko-name-more = Mehr
jetriko-name-stop = Stopp
jetriko-name-target = Ziel
jetriko-name-times-two = Mal zwei
jetriko-name-tr1 = Nachschlag
jetriko-name-tr2 = Aufholjagd
jetriko-name-tr3 = Wundertüte
jetriko-name-tr4 = Erbstück
jetriko-name-tr5 = Gläserne Hand
jetriko-name-tb1 = Karussell
jetriko-name-tb2 = Kopfüber
jetriko-name-tb3 = Kehrtwende
jetriko-name-tb4 = Sortiertisch
jetriko-name-tb5 = Gleichmacher
jetriko-name-tg1 = Ballast
jetriko-name-tg2 = Farbfilter
jetriko-name-tg3 = Abschiedsgeschenk
jetriko-name-tg4 = Gegenschlag
jetriko-name-tg5 = Guter Tausch

jetriko-does-plain = Kein Effekt.
jetriko-does-plus = Der Nächste zieht 2 Karten oder gibt den Angriff weiter.
jetriko-does-steal = Der Nächste nimmt dir eine Karte ab oder gibt den Angriff weiter.
jetriko-does-redraw = Der Nächste tauscht eine Karte gegen eine neue oder gibt den Angriff weiter.
jetriko-does-deflect = Schickt einen Angriff unverändert weiter, und du sagst, in welche Richtung.
jetriko-does-skip = Der Nächste wird übergangen.
jetriko-does-blank = Der Nächste darf nur eine einfache Karte dieser Farbe oder Zahl spielen.
jetriko-does-divide = Du teilst den Angriff mit dem Angreifer, Schritt für Schritt.
jetriko-does-more = Der Angriff wächst um 1 und geht weiter.
jetriko-does-stop = Der Angriff ist vorbei.
jetriko-does-target = Du sagst, wen der Angriff trifft.
jetriko-does-times-two = Der Angriff verdoppelt sich und geht weiter.
jetriko-does-tr1 = Du ziehst 3 Karten.
jetriko-does-tr2 = Du holst zur größten Hand auf: 1 bis 3 Karten.
jetriko-does-tr3 = Du ziehst 1 Karte offen; ist sie weiß oder hat sie einen Effekt, ziehst du noch eine.
jetriko-does-tr4 = Wer sonst die meisten Karten hat, gibt dir eine.
jetriko-does-tr5 = Du ziehst 1 Karte und zeigst dann deine ganze Hand.
jetriko-does-tb1 = Alle Hände wandern einen Platz weiter.
jetriko-does-tb2 = Die größte und die kleinste Hand tauschen die Plätze.
jetriko-does-tb3 = Die Richtung kehrt sich um, und alle geben eine Karte weiter.
jetriko-does-tb4 = Du ziehst 2 Karten und legst dann ebenso viele ab.
jetriko-does-tb5 = Große Hände schrumpfen auf 5 Karten, winzige wachsen auf 2.
jetriko-does-tg1 = Du legst 1 Karte ab, aus einer Hand von vier oder mehr 2.
jetriko-does-tg2 = Du legst alle deine Karten einer Farbe ab.
jetriko-does-tg3 = Du schenkst jemandem deiner Wahl eine Karte.
jetriko-does-tg4 = Jemand deiner Wahl zieht 2 Karten.
jetriko-does-tg5 = Du darfst mit jemandem deiner Wahl die Hand tauschen.

jetriko-full-plain = Passt nach Farbe oder Zahl. Zwei einfache Karten haben keinen Effekt gemeinsam.
jetriko-full-plus = Beginnt einen Angriff Plus 2 oder erhöht ein Plus um 2. Wen es trifft, der zieht so viele Karten, eine nach der anderen. Eine Falle darunter beendet den Treffer.
jetriko-full-steal = Beginnt einen Angriff Klauen 1 oder erhöht ein Klauen um 1. Wen es trifft, der nimmt so viele Karten blind aus der Hand des letzten Angreifers, der sie damit los ist.
jetriko-full-redraw = Beginnt einen Angriff Tauschen 1 oder erhöht ein Tauschen um 1. Wen es trifft, der schiebt erst so viele Karten unter den Ablagestapel, oder alle, wenn es weniger sind, und zieht dann die volle Zahl.
jetriko-full-deflect = Im Angriff braucht es die Farbe oder die Zahl der Angriffskarte; auf Ablenken passt jedes Ablenken. Der Angriff geht unverändert in die Richtung, die du nennst. Ohne Angriff bestimmt es nur die Richtung. Zu zweit bleibt die Richtung, und niemand wird gefragt.
jetriko-full-skip = Der Nächste hat keinen Zug und kann nicht antworten. Zu zweit bist du gleich wieder dran.
jetriko-full-blank = Der Nächste muss in diesem einen Zug eine einfache Karte spielen, die nach Farbe oder Zahl passt. Wer keine hat, zieht eine Karte und darf sie spielen, wenn sie passt. Mit leerer Hand wird erst gezogen; gewonnen ist noch nicht. Niemand kann darauf antworten.
jetriko-full-divide = Im Angriff: Seine Schritte macht ihr abwechselnd, du und der Angreifer, der Angreifer zuerst; dann geht es beim Nächsten nach dir weiter, der jede Karte spielen darf. Niemand kann darauf antworten. Ohne Angriff: Du ziehst 1 Karte, und dein Zug ist vorbei.
jetriko-full-more = Im Angriff: Er wächst um 1 und geht zum Nächsten. Dann antworten nur noch weiße Karten. Ohne Angriff: Du ziehst 1 Karte, und dein Zug ist vorbei.
jetriko-full-stop = Im Angriff: Niemandem geschieht etwas, und der Nächste darf jede Karte spielen. Ohne Angriff: Du ziehst 1 Karte, und dein Zug ist vorbei.
jetriko-full-target = Im Angriff: Er geht zu jemand anderem, den du nennst, und von dort geht es weiter. Dann antworten nur noch weiße Karten. Ohne Angriff: Du ziehst 1 Karte, und dein Zug ist vorbei.
jetriko-full-times-two = Im Angriff: Er verdoppelt sich und geht zum Nächsten. Dann antworten nur noch weiße Karten. Ohne Angriff: Du ziehst 1 Karte, und dein Zug ist vorbei.
jetriko-full-tr1 = Du ziehst 3 Karten, eine nach der anderen. Eine weitere Falle darunter beendet diese.
jetriko-full-tr2 = Zähl, wie viele Karten die größte Hand mehr hat als deine. So viele ziehst du, mindestens 1 und höchstens 3.
jetriko-full-tr3 = Du ziehst 1 Karte und zeigst sie allen. Ist sie weiß oder hat sie einen Effekt, ziehst du noch 1, die sonst niemand sieht.
jetriko-full-tr4 = Wer von den anderen mit zwei oder mehr Karten die meisten hat, gibt dir eine nach eigener Wahl. Gibt es so jemanden nicht, ziehst du 1 Karte.
jetriko-full-tr5 = Du ziehst 1 Karte, dann sehen alle deine ganze Hand, auch wenn nichts zu ziehen war. Ziehst du noch eine Falle, bleibt deine Hand verdeckt.
jetriko-full-tb1 = Alle geben zugleich ihre ganze Hand an den Nächsten. Auch leere Hände wandern.
jetriko-full-tb2 = Wer die meisten Karten hat, tauscht die ganze Hand mit dem, der die wenigsten, aber mindestens eine hat. Bei gleich vielen geschieht nichts.
jetriko-full-tb3 = Erst kehrt sich die Richtung um. Dann wählen alle, die Karten haben, verdeckt eine und geben sie in der neuen Richtung an den Nächsten. In ihr geht es auch weiter.
jetriko-full-tb4 = Du ziehst 2 Karten und legst dann so viele Karten deiner Wahl ab, wie du ziehen konntest. Ziehst du noch eine Falle, legst du nichts ab.
jetriko-full-tb5 = Erst legen reihum alle mit mehr als 5 Karten bis auf 5 ab. Dann ziehen reihum alle mit weniger als 2 bis auf 2. Eine weitere Falle beendet das für alle, die noch nicht dran waren.
jetriko-full-tg1 = Du legst 1 Karte deiner Wahl ab; hast du vier oder mehr, legst du 2 ab.
jetriko-full-tg2 = Du nennst eine Farbe aus deiner Hand und legst alle Karten dieser Farbe ab. Weiße Karten haben keine Farbe.
jetriko-full-tg3 = Du gibst eine Karte deiner Wahl jemand anderem deiner Wahl, der sie nicht ablehnen kann.
jetriko-full-tg4 = Du wählst jemand anderen, der 2 Karten zieht. Kommt dabei eine Falle, führt er sie aus; war es dein Zug, geht es trotzdem nach dir weiter.
jetriko-full-tg5 = Du darfst die ganze Hand mit jemand anderem tauschen, auch gegen eine leere, oder es lassen.

## Die Ansage eines Angriffs

jetriko-announce = { $attacker } an { $victim }: { $attack }

## Das Protokoll

jetriko-log-round = Runde { $number }: { $name } gibt.
jetriko-log-direction = { $direction ->
    [clockwise] Es geht im Uhrzeigersinn.
   *[anticlockwise] Es geht gegen den Uhrzeigersinn.
}
jetriko-log-played = { $name }: { $card }
jetriko-log-drew = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
jetriko-log-drew-card = { $name } zieht { $card }.
jetriko-log-nothing-to-draw = Für { $name } gibt es nichts zu ziehen.
jetriko-log-reshuffled = { $count ->
    [one] Die eine Karte unter der obersten wird zum neuen Nachziehstapel.
   *[other] { $count } Karten werden zu einem neuen Nachziehstapel gemischt.
}
jetriko-log-passed = { $name } passt.
jetriko-log-blocked-pass = { $name } passt, und es gibt nichts zu ziehen.
jetriko-log-passed-over = { $name } wird übergangen.
jetriko-log-bound = Blank bindet { $name } in diesem Zug.
jetriko-log-attack-started = { $attacker } greift { $victim } an: { $attack }.
jetriko-log-attack-raised = { $attacker } erhöht und schickt es weiter an { $victim }: { $attack }.
jetriko-log-attack-deflected = { $attacker } lenkt es ab auf { $victim }: { $attack }.
jetriko-log-attack-more = { $attacker } legt eins drauf und schickt es weiter an { $victim }: { $attack }.
jetriko-log-attack-doubled = { $attacker } verdoppelt und schickt es weiter an { $victim }: { $attack }.
jetriko-log-attack-targeted = { $attacker } zielt damit auf { $victim }: { $attack }.
jetriko-log-hit = { $victim } nimmt den Treffer: { $attack } von { $attacker }.
jetriko-log-divided = { $divider } teilt es mit { $attacker }: { $attack }.
jetriko-log-attack-done = Der Angriff ist vorbei.
jetriko-log-attack-stopped = { $name } stoppt den Angriff; niemandem geschieht etwas.
jetriko-log-attack-trap = Die Falle schneidet den Angriff ab.
jetriko-log-took = { $taker } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von { $giver }.
jetriko-log-took-card = { $taker } bekommt { $card } von { $giver }.
jetriko-log-hand-moved = Die Hand von { $giver } geht an { $taker }: { jetriko-cards }.
jetriko-log-slid-under = { $name } legt ab: { $cards }.
jetriko-log-trap = { $name } zieht eine Falle: { $trap }.
jetriko-log-trap-dropped = Der Rest von { $trap } entfällt.
jetriko-log-shown = { $name } zeigt { $cards }.
jetriko-log-chosen = { $name } hat gewählt.
jetriko-log-colour = { $name } nennt { $colour }.
jetriko-log-player-chosen = { $name } wählt { $other }.
jetriko-log-declined = { $name } tauscht mit niemandem.
jetriko-log-brink = { $name } steht auf der Kippe!
jetriko-log-time = Die Zeit von { $name } ist um.
jetriko-log-round-won = { $name } gewinnt die Runde.
jetriko-log-round-blocked = Niemand kann weiter. { $name } hat die wenigsten Karten und gewinnt die Runde.
jetriko-log-round-drawn = Niemand kann weiter, und mehrere haben die wenigsten Karten: Niemand gewinnt die Runde.
jetriko-log-would-stop = { $name } mag keine weitere Runde.

## Was gefragt wird, wie es alle hören dürfen; $asked zählt die Gefragten in $names

jetriko-aloud-direction = { $names } wählt, wer beginnt …
jetriko-aloud-defence = { $names } antwortet auf den Angriff oder nimmt den Treffer …
jetriko-aloud-main = { $names } spielt eine Karte oder zieht …
jetriko-aloud-main-pass = { $names } spielt eine Karte oder passt: Es gibt nichts zu ziehen …
jetriko-aloud-drawn = { $names } spielt eine Karte oder passt …
jetriko-aloud-discard-redraw = { $names } wählt { jetriko-cards } zum Tauschen …
jetriko-aloud-discard-divide = { $names } tauscht eine Karte gegen eine neue …
jetriko-aloud-discard-sorting-desk = { $names } legt { jetriko-cards } ab …
jetriko-aloud-discard-leveller = { $names } legt { jetriko-cards } ab, bis auf fünf …
jetriko-aloud-discard-ballast = { $names } legt { jetriko-cards } ab …
jetriko-aloud-hand-down = { $names } wählt eine Karte für { $other } …
jetriko-aloud-u-turn = { $names } { $asked ->
    [one] wählt eine Karte
   *[other] wählen Karten
} zum Weitergeben …
jetriko-aloud-colour = { $names } wählt eine Farbe zum Ablegen …
jetriko-aloud-gift = { $names } schenkt jemandem eine Karte …
jetriko-aloud-counterblow = { $names } wählt, wer 2 Karten zieht …
jetriko-aloud-swap = { $names } wählt jemanden zum Tauschen der Hand …
jetriko-aloud-scores = { $names } { $asked ->
    [one] blickt
   *[other] blicken
} auf die Runde zurück …

## Der Tisch

jetriko-ask-direction = { $name }, wer soll beginnen?
jetriko-ask-defence = { $name }, antworte auf den Angriff oder nimm den Treffer.
jetriko-ask-main = { $name }, spiel eine Karte oder zieh eine.
jetriko-ask-main-pass = { $name }, spiel eine Karte oder passe: Es gibt nichts zu ziehen.
jetriko-ask-main-free = { $name }, jede Karte ist jetzt erlaubt. Spiel eine oder zieh.
jetriko-ask-main-bound = { $name }, Blank: Spiel eine einfache Karte gleicher Farbe oder Zahl.
jetriko-ask-main-bound-draw = { $name }, Blank: Du hast keine passende einfache Karte, also zieh eine.
jetriko-ask-drawn = { $name }, spiel eine Karte oder passe.
jetriko-ask-drawn-only = { $name }, spiel die gezogene Karte oder passe.
jetriko-ask-defence-none = { $name }, keine deiner Karten hilft dagegen: Nimm den Treffer.
jetriko-ask-main-none = { $name }, keine deiner Karten passt: Zieh eine.
jetriko-ask-main-pass-none = { $name }, keine deiner Karten passt, und es gibt nichts zu ziehen: Passe.
jetriko-ask-drawn-none = { $name }, keine deiner Karten passt: Passe.
jetriko-ask-discard-redraw = { $name }, wähl { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zum Tauschen.
jetriko-ask-discard-divide = { $name }, wähl eine Karte zum Tauschen.
jetriko-ask-discard-sorting-desk = { $name }, leg { jetriko-cards } ab.
jetriko-ask-discard-leveller = { $name }, leg { jetriko-cards } ab, bis auf fünf.
jetriko-ask-discard-ballast = { $name }, leg { jetriko-cards } ab.
jetriko-ask-hand-down = { $name }, wähl eine Karte für { $other }.
jetriko-ask-u-turn = { $name }, wähl eine Karte zum Weitergeben.
jetriko-ask-colour = { $name }, welche Farbe legst du ab?
jetriko-ask-gift = { $name }, schenk jemandem eine Karte.
jetriko-ask-counterblow = { $name }, wer soll 2 Karten ziehen?
jetriko-ask-swap = { $name }, mit wem tauschst du die Hand?
jetriko-ask-scores = Die Runde ist vorbei.
jetriko-do-left = { $name } beginnt, links
jetriko-do-right = { $name } beginnt, rechts
jetriko-do-draw = Ziehen
jetriko-do-pass = Passen
jetriko-do-take-hit = Treffer nehmen
jetriko-do-direction = { $direction ->
    [clockwise] Im Uhrzeigersinn zu { $name } ({ jetriko-cards })
   *[anticlockwise] Gegen den Uhrzeigersinn zu { $name } ({ jetriko-cards })
}
jetriko-do-choose = { $name }: { jetriko-cards }
jetriko-do-decline = Hand behalten
jetriko-do-confirm = { $left ->
    [0] Fertig
   *[other] { $count } von { $needed } gewählt
}
jetriko-do-go-on = Weiter
jetriko-do-stop = Das reicht
jetriko-sign-free = Jede Karte
jetriko-sign-bound = Gebunden
jetriko-sign-brink = Auf der Kippe
jetriko-pile-next = Oben auf dem Nachziehstapel liegt { $back }. { $count ->
    [one] Es ist die letzte Karte.
   *[other] { $count } Karten sind übrig.
}
jetriko-pile-empty = Es gibt nichts mehr zu ziehen.
jetriko-plate-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
jetriko-who-wins = Eine leere Hand, die eine Runde übersteht, gewinnt.
jetriko-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
jetriko-stat-attacks = Angriffe
jetriko-stat-hits = Treffer
jetriko-stat-traps = Fallen
jetriko-stat-strongest = Stärkster Angriff
jetriko-figure-rounds = Runden gewonnen
jetriko-figure-attacks = Angriffe
jetriko-figure-answers = Antworten
jetriko-figure-hits = Treffer
jetriko-figure-traps = Fallen

## Wörter des Spiels: in den Regeln, und wo am Tisch ein Zeiger ruht

jetriko-term-attack = Angriff
jetriko-term-attack-means = Ein Plus, Klauen oder Tauschen unterwegs: seine Art, seine Stärke, wer es zuletzt geschickt hat und wen es treffen soll.
jetriko-term-answer = Antwort
jetriko-term-answer-means = Eine Karte, die der Angegriffene spielt, statt den Treffer zu nehmen. Sie ist der ganze Zug.
jetriko-term-hit = Treffer
jetriko-term-hit-means = Der Angriff wird ausgeführt. Danach geht der Zug des Getroffenen weiter.
jetriko-term-free = Freies Spiel
jetriko-term-free-means = Jede Karte darf gespielt werden: auf den leeren Stapel, auf eine Falle oder, wenn kein Angriff läuft, auf eine weiße Karte.
jetriko-term-blank = Blank
jetriko-term-blank-means = Bindet den Nächsten für einen Zug: Nur eine einfache Karte seiner Farbe oder Zahl darf gespielt werden.
jetriko-term-brink = Auf der Kippe
jetriko-term-brink-means = Ohne Karten, aber noch nicht am Ziel: Gewonnen ist die Runde erst zu Beginn des eigenen Zugs.
jetriko-term-top = Oberste Karte
jetriko-term-top-means = Eine farbige Karte, die du spielst, muss ihre Farbe, ihre Zahl oder ihren Effekt haben. Weiße gehen immer.
jetriko-term-plain = Einfache Karte
jetriko-term-plain-means = Eine farbige Karte ohne Effekt. Einfach zu sein ist kein Effekt: Zwei einfache Karten müssen Farbe oder Zahl gemeinsam haben.
jetriko-term-white = Weiße Karte
jetriko-term-white-means = Antwortet auf jeden Angriff. Ohne Angriff tauscht sie nur sich selbst gegen eine andere Karte, und der Zug ist vorbei.
jetriko-term-trap = Falle
jetriko-term-trap-means = Wirkt, wenn sie gezogen wird. Sie beendet, was gerade läuft, und den Zug dessen, der dran ist.
jetriko-term-back = Rücken
jetriko-term-back-means = Die nächste Karte des Nachziehstapels zeigt, ob sie eine Falle ist: Rot schadet, Grün hilft, und Blau kann beides.
jetriko-term-direction = Richtung
jetriko-term-direction-means = Wie Züge und Angriffe weitergehen, im Uhrzeigersinn oder dagegen.
jetriko-term-dealer = Geber
jetriko-term-dealer-means = Sagt, welcher Nachbar beginnt. Die nächste Runde gibt, wer gewonnen hat.

## Hinweise für das erste Spiel

jetriko-hint-aim = Wer zu Beginn seines Zugs keine Karten hat, gewinnt. Werde deine los und greif die anderen an.
jetriko-hint-win = Eine leere Hand gewinnt noch nicht: Sie muss bis zum Beginn deines nächsten Zugs halten.
jetriko-hint-attack = Einen Angriff gibst du weiter: mit dem gleichen Effekt, passendem Ablenken oder einer weißen Karte.
jetriko-hint-white = Heb weiße Karten für die Abwehr auf. Ohne Angriff tauschen sie nur sich selbst.
jetriko-hint-steal = Klauen macht dich eine Karte mehr los: Der Getroffene nimmt sie aus deiner Hand.
jetriko-hint-back = Schau auf den Rücken am Nachziehstapel: Grün lohnt sich, Rot nicht.
jetriko-hint-trap = Eine Falle beendet auch den Treffer. Liegt oben eine, ist ein großes Plus nicht so groß.
jetriko-hint-brink = Jemand hat keine Karten mehr? Schick Plus, Tauschen oder Blank, bevor der Zug dort beginnt.

## Am Tisch

jetriko-card-does = { $card }: { $does }
jetriko-sheet-wins = Gewonnen
jetriko-sheet-cards = Restkarten
jetriko-trap-of = { $name } hat eine Falle gezogen
jetriko-shows = { $name } zeigt diese Karten
jetriko-stat-answers = Weitergegebene Angriffe
jetriko-ask-attacked = { $attack }. { $sentence }
jetriko-announce-shared = { $attacker } und { $divider } teilen { $attack }: Schritt { $number } von { $of }, { $name }
jetriko-announce-stopped = { $name } stoppt ihn: Nichts geschieht
jetriko-ask-which-way = { $name }, in welcher Richtung geht es weiter?
jetriko-ask-whom = { $name }, auf wen zielst du?
jetriko-ask-to-whom = { $name }, wer bekommt die Karte?
## Der Tisch in Sätzen

jetriko-top = Oben liegt { $card }.
jetriko-holds = { $name } hat { jetriko-cards } und { jetriko-round-wins-of }.
jetriko-round-wins-of = { $wins ->
    [one] 1 gewonnene Runde
   *[other] { $wins } gewonnene Runden
}
jetriko-your-hand = Deine Hand: { $cards }.
jetriko-row-draw = Nachziehstapel: { $count }

## Warum ein Könner das täte

jetriko-worth = { $hundredths ->
    [one] 1 Runde von 100
   *[other] { $hundredths } Runden von 100
}
jetriko-within = { $hundredths }
jetriko-because-hit = Angriffe kosten dich dann im Schnitt { $this ->
    [1] 1 Karte
   *[other] { $this } Karten
}, sonst { $other }.
jetriko-because-trap-red = { $other ->
    [100] Sonst ziehst du sofort eine rote Falle.
   *[other] Es bewahrt dich vor roten Fallen: In { $this } von 100 Fällen ziehst du eine, sonst in { $other }.
}
jetriko-because-trap-green = { $this ->
    [100] Eine grüne Falle macht deine Hand kleiner, und du ziehst jetzt eine.
   *[other] Eine grüne Falle macht deine Hand kleiner: In { $this } von 100 Fällen ziehst du eine, sonst in { $other }.
}
jetriko-because-dealt = Es kostet { $name } im Schnitt { $this ->
    [1] 1 Karte
   *[other] { $this } Karten
}, sonst { $other }.
jetriko-because-out = Es hindert { $name } am Ausspielen: { $name } ist danach in { $this } von 100 Fällen aus, sonst in { $other }.
jetriko-because-white = So bleibt dir eine weiße Karte für das, was noch kommt.
jetriko-because-stuck = Deine nächsten Züge werden besser: In { $this } davon passt nichts, sonst in { $other }.
jetriko-because-passed-over = Dein nächster Zug ist sicherer: Er wird in { $this } von 100 Fällen übersprungen, sonst in { $other }.
jetriko-because-won = Du bist bald aus: in { $this } von 100 Fällen, sonst in { $other }.
jetriko-because-cards = Einige Züge später hast du im Schnitt { $this ->
    [1] 1 Karte
   *[other] { $this } Karten
}, sonst { $other }.

## Die erste Lektion

jetriko-lesson-first = Erste Lektion: eine Runde
jetriko-lesson-first-after = Eine leere Hand, die eine Runde um den Tisch übersteht, gewinnt.
jetriko-lesson-first-colour = Werde alle Karten los. Was du legst, muss zur obersten Karte passen: zum Beispiel in der Farbe. Da liegt Rot, also leg deine rote 3.
refusal-jetriko-lesson-first-colour = Die passt auch, wegen ihrer Zahl. Aber du brauchst sie noch: Leg die rote 3.
jetriko-lesson-first-number = Oder die Zahl passt. Da liegt eine grüne 2: Leg deine blaue 2.
refusal-jetriko-lesson-first-number = Das wäre auch erlaubt. Aber versuch den anderen Weg: eine 2 auf eine 2.
jetriko-lesson-first-attack = { $name1 } hat mit einem Plus 2 angegriffen, { $name2 } hat ihn mit noch einem weitergegeben: Jetzt ist es ein Plus 4, und er ist bei dir. Antworte mit deinem eigenen Plus, dann zieht er weiter, noch stärker.
refusal-jetriko-lesson-first-attack = Das antwortet nicht auf ein Plus. Deine türkise 1 mit dem Plus schon.
refusal-jetriko-lesson-first-attack-hit = Du müsstest 4 Karten ziehen! Gib ihn lieber weiter: Leg dein Plus.
jetriko-lesson-first-draw = Sechs Karten für { $name1 }! Jetzt passt auf deiner Hand nichts zu Türkis oder zur 5, also zieh eine Karte. Die Rückseite der nächsten siehst du: Es ist eine Falle, aber eine grüne. Grüne sind freundlich, rote tun weh.
refusal-jetriko-lesson-first-draw = Hier passt nichts: Zieh vom Stapel.
jetriko-lesson-first-trap = Schnapp! Eine gezogene Falle schnappt sofort zu und beendet deinen Zug. Diese hier ist Ballast: Du wirfst eine Karte ab. Wirf die grüne 4 ab.
refusal-jetriko-lesson-first-trap = Behalt die, du wirst sie bald los. Wirf die grüne 4 ab.
jetriko-lesson-first-last = Noch eine Karte, und sie passt: Die 1 ist gelb wie die 4. Leg sie! Aber gewonnen ist damit noch nicht: Einmal müssen alle anderen dran gewesen sein, und du darfst keine Karte haben, wenn du wieder dran bist.
refusal-jetriko-lesson-first-last = Leg deine letzte Karte.
refusal-jetriko-lesson-first-last-draw = Das dürftest du, aber sieh hin: Deine gelbe 1 passt. Leg sie.
jetriko-lesson-first-end = Niemand hat dich angegriffen, und deine Hand war noch leer: Du hast die Runde gewonnen! Hätte dir jemand ein Plus geschickt, hättest du ziehen müssen.

## Die längere Lektion: weiße Karten

jetriko-lesson-white = Längere Lektion: weiße Karten
jetriko-lesson-white-after = Fünf weiße Karten, eine Regel: Im eigenen Zug können sie nichts, bei einem Angriff alles.
jetriko-lesson-white-keep = Du hast eine weiße Karte, ein Stopp. Sie passt auf alles, aber im eigenen Zug tut sie nichts: Du ziehst eine Karte dafür, und der Nächste darf jede Karte spielen. Behalt sie, und leg deine rote 3.
refusal-jetriko-lesson-white-keep = Ziehen musst du nicht: Deine rote 3 passt in der Farbe zur 5. Leg sie.
refusal-jetriko-lesson-white-keep-white = Du würdest das Stopp nur gegen eine Karte vom Stapel tauschen. Heb es für einen Angriff auf, und leg die rote 3.
jetriko-lesson-white-stop = Plus, Plus, und darauf ein Mehr: Du müsstest 5 Karten ziehen! Auf eine weiße Karte antworten nur weiße. Deine antwortet auf jeden Angriff, was auch daliegt, und du ziehst nichts dafür. Stopp ihn!
refusal-jetriko-lesson-white-stop = Fünf Karten? Dafür hast du das Stopp aufgehoben: Leg es.
jetriko-lesson-white-draw = Der Angriff war weg, und der Nächste durfte jede Karte spielen. Jetzt sind Blau und 1 gefragt, und von deinen passt keine: Zieh eine Karte.
refusal-jetriko-lesson-white-draw = Hier passt nichts: Zieh vom Stapel.
jetriko-lesson-white-pass = Eine weiße: Mal zwei. Du könntest sie jetzt legen, aber dann ziehst du nur noch eine. Behalt sie, und passe: Drück den Knopf.
refusal-jetriko-lesson-white-pass = Jetzt würde sie nichts verdoppeln: Du ziehst nur dafür. Behalt sie, und passe.
jetriko-lesson-white-times = { $name3 } spielt ein Klauen: Du müsstest { $name3 } eine Karte abnehmen. Mal zwei verdoppelt es und schickt es weiter, und nun wird aus deiner Hand geklaut: { $name1 } muss deine beiden anderen Karten nehmen. Leg es!
refusal-jetriko-lesson-white-times = Leg Mal zwei: Es verdoppelt das Klauen und schickt es weiter.
refusal-jetriko-lesson-white-times-hit = Dann hast du eine Karte mehr. Mit Mal zwei wirst du alle drei los: Leg es.
jetriko-lesson-white-brink = Drei Karten mit einem Zug: Deine Hand ist leer! Aber du gewinnst nur, wenn sie es noch ist, wenn du wieder dran bist, und ohne Karten kannst du auf keinen Angriff antworten. Sehen wir, was { $name3 } tut.
jetriko-lesson-white-again = Ein Plus: zwei Karten für dich. Aber ein Treffer kostet keinen Zug, und eine der beiden ist ein Ziel. Welche legst du? Die dir später nichts mehr nützt: deine türkise 5.
refusal-jetriko-lesson-white-again = Deine türkise 5 passt: Leg sie, und behalt das Ziel.
jetriko-lesson-white-target = Ziel schickt den Angriff, zu wem du willst. { $name2 } gewinnt ohne Karten, wenn niemand etwas tut. Als Antwort kostet deine letzte Karte kein Ziehen. Leg sie, nenn { $name2 }.
refusal-jetriko-lesson-white-target = Dann ist { $name2 } ohne Karten dran und hat gewonnen. Leg das Ziel, und nenn { $name2 }.
refusal-jetriko-lesson-white-target-hit = Du müsstest zwei Karten ziehen, und { $name2 } würde ohne eine gewinnen. Leg das Ziel, und nenn { $name2 }.
refusal-jetriko-lesson-white-target-back = Dann hat { $name3 } drei Karten, darf jede davon spielen, und du bist als Nächstes dran; und { $name2 } bleibt verschont. Nenn { $name2 }.
jetriko-lesson-white-end = Du hast gewonnen! Die fünfte weiße Karte ist Teilen: Du teilst mit dem Angreifer, was kommt, und er nimmt die größere Hälfte. Und merk dir: Im eigenen Zug ist eine weiße Karte nie deine letzte, denn du ziehst dafür. Als Antwort schon.
