## Im Regal

stratego-title = Stratego Cards
stratego-about = Zwei Armeen liegen verdeckt, und jeder Angriff ist eine Frage.
stratego-players = 2 Spieler
stratego-length = etwa 20 Minuten

## Möglichkeiten

stratego-option-wins = Match
stratego-option-wins-hint = Wie viele Spiele jemand gewinnen muss. Nach jedem Spiel werden die Armeen getauscht.
stratego-value-wins-1 = Ein Spiel
stratego-value-wins-2 = Bis zu 2 Siegen
stratego-value-wins-3 = Bis zu 3 Siegen
stratego-option-memory = Gedächtnisstütze
stratego-option-memory-hint = Gesehene Karten behalten ein Zeichen: gegnerische ihren Rang, deine eigenen, wenn der Gegner sie kennt.
stratego-value-memory-off = Für niemanden
stratego-value-memory-seen = Für beide
stratego-value-memory-first = Für den ersten Platz
stratego-value-memory-second = Für den zweiten Platz
stratego-option-army = Armee
stratego-option-army-hint = Welche Karten eine Armee hat. Beide sind 23 Karten stark.
stratego-value-army-A = 3 Mineure, 3 Unteroffiziere
stratego-value-army-B = 4 Mineure, 2 Unteroffiziere
stratego-option-keep_attacking = Weiter angreifen
stratego-option-keep_attacking-hint = Nach einem Angriff, bei dem nur das Ziel fiel, darfst du im selben Zug noch einmal angreifen.
stratego-option-powers = Fähigkeiten
stratego-option-powers-hint = Was Spion, Aufklärer und Fahne statt eines Angriffs können.
stratego-value-powers-all = Alle
stratego-value-powers-no-regroup = Kein Sammeln
stratego-value-powers-none = Keine
stratego-option-regroup_saves = Sammeln rettet
stratego-option-regroup_saves-hint = Liegt die Fahne, aber nichts Bewegliches in der Reihe, darfst du sammeln, statt zu verlieren, wenn Hand oder Stapel Bewegliches haben.
stratego-option-draw_count = Remis ohne Angriffe
stratego-option-draw_count-hint = So viele Züge in Folge ohne Angriff sind ein Remis.
stratego-value-draw_count-0 = Nie
stratego-value-draw_count-20 = Nach 20 Zügen
stratego-value-draw_count-40 = Nach 40 Zügen
stratego-option-colours = Rot beginnt
stratego-option-colours-hint = Wer im ersten Spiel die rote Armee hat und damit den ersten Zug.
stratego-value-colours-random = Der Zufall entscheidet
stratego-value-colours-first = Der erste Platz
stratego-value-colours-second = Der zweite Platz

## Was nicht geht

refusal-stratego-seats = Stratego Cards ist für 2 Spieler.
refusal-stratego-over = Das Spiel ist zu Ende.
refusal-stratego-not-now = Das geht jetzt nicht.
refusal-stratego-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
refusal-stratego-not-your-turn = { $colour ->
    [red] Rot ist am Zug.
   *[blue] Blau ist am Zug.
}
refusal-stratego-lay-first = Leg erst deine Reihe.
refusal-stratego-line-laid = Deine Reihe liegt schon.
refusal-stratego-lay-five = Leg fünf Karten in deine Reihe.
refusal-stratego-lay-all = Leg alle deine Karten in die Reihe.
refusal-stratego-not-taken = { $count ->
    [8] Wähl aus den acht Karten, die du genommen hast.
    [one] Du hast { $count } Karte genommen: Wähl die.
   *[other] Wähl aus den { $count } Karten, die du genommen hast.
}
refusal-stratego-flag-attacks = Die Fahne kann nicht angreifen.
refusal-stratego-bomb-attacks = Bomben können nicht angreifen.
refusal-stratego-attack-from-hand = Nur Karten in deiner Reihe können angreifen.
refusal-stratego-point-first = Wähl zuerst die Karte, die angreift.
refusal-stratego-no-card = Auf diesem Feld liegt keine Karte.
refusal-stratego-attack-own = Wähl eine Karte in der Reihe des Gegners.
refusal-stratego-acted = Du hast in diesem Zug schon gehandelt.
refusal-stratego-no-powers = Nach einem Angriff keine Fähigkeiten mehr.
refusal-stratego-must-act = Du musst angreifen oder eine Fähigkeit nutzen.
refusal-stratego-not-in-line = { $card ->
    [spy] Der Spion
   *[scout] Der Aufklärer
} muss in deiner Reihe liegen.
refusal-stratego-empty-hand = Der Gegner hat keine Handkarten.
refusal-stratego-two-cards = Wähl zwei gegnerische Karten.
refusal-stratego-two-different = Wähl zwei verschiedene Karten.
refusal-stratego-flag-not-in-line = Deine Fahne liegt nicht in deiner Reihe.
refusal-stratego-fill-later = Lücken füllst du erst nach deiner Handlung.
refusal-stratego-fill-more = Füll deine Lücken: noch { $count }.
refusal-stratego-slot-taken = Dieses Feld ist belegt.
refusal-stratego-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-stratego-cards-stay = Karten in der Reihe bleiben, wo sie sind.
refusal-stratego-no-peeking = Diese Karte darfst du nicht ansehen.
refusal-stratego-draw-offered = Du hast in diesem Zug schon Remis angeboten.
refusal-stratego-draw-people = Nur zwei Menschen können sich auf ein Remis einigen.
refusal-stratego-draw-count = Ohne Remiszählung muss ein Mensch mitspielen.
refusal-stratego-no-offer = Niemand hat Remis angeboten.
refusal-stratego-answer-first = Antworte erst auf das Remisangebot.
refusal-stratego-power-off = Diese Fähigkeit ist in diesem Spiel abgeschaltet.

## Wörter des Spiels

stratego-rank-flag = Fahne
stratego-rank-spy = Spion
stratego-rank-scout = Aufklärer
stratego-rank-miner = Mineur
stratego-rank-sergeant = Unteroffizier
stratego-rank-lieutenant = Leutnant
stratego-rank-captain = Hauptmann
stratego-rank-major = Major
stratego-rank-colonel = Oberst
stratego-rank-general = General
stratego-rank-marshal = Marschall
stratego-rank-bomb = Bombe
stratego-colour-red = Rot
stratego-colour-blue = Blau

## Der Verlauf

stratego-log-game = Spiel { $number }: { $name } hat die rote Armee.
stratego-log-laid = { $name } hat die Reihe gelegt.
stratego-log-refilled = { $name } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
stratego-log-won = { $name }: { $attacker } schlägt { $defender }.
stratego-log-lost = { $name }: { $attacker } verliert gegen { $defender }.
stratego-log-equal = { $name }: { $attacker } gegen { $defender }, beide fallen.
stratego-log-bomb = { $name }: { $attacker } läuft in eine Bombe und fällt.
stratego-log-miner = { $name }: Mineur räumt eine Bombe.
stratego-log-marshal = { $name }: Spion schlägt Marschall.
stratego-log-flag = { $name }: { $attacker } erobert die Fahne.
stratego-log-hand = { $name } zeigt den Spion und sieht die Handkarten von { $other } an.
stratego-log-slots = { $name } zeigt einen Aufklärer und sieht { $count ->
    [one] eine Karte von { $other } an.
   *[other] { $count } Karten von { $other } an.
}
stratego-log-regroup = { $name } zeigt die Fahne und sammelt { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
stratego-log-filled = { $name } füllt { $count ->
    [one] eine Lücke.
   *[other] { $count } Lücken.
}
stratego-log-stopped = { $name } greift nicht weiter an.
stratego-log-draw-offered = { $name } bietet Remis an.
stratego-log-draw-taken = { $name } nimmt an.
stratego-log-draw-refused = { $name } spielt weiter.
stratego-log-ended-flag = { $name } gewinnt: Die Fahne ist erobert.
stratego-log-ended-immovable = { $name } gewinnt: { $other } hat nichts Bewegliches mehr in der Reihe.
stratego-log-ended-gave-up = { $name } gewinnt: { $other } gibt auf.
stratego-log-ended-agreed = Beide einigen sich auf Remis.
stratego-log-ended-no-attacks = { $count ->
    [one] 1 Zug ohne Angriff: Remis.
   *[other] { $count } Züge ohne Angriff: Remis.
}

## Was gefragt wird, wie es alle hören dürfen; $asked zählt die Gefragten in $names

stratego-aloud-setup = { $names } { $asked ->
    [one] wählt
   *[other] wählen
} fünf von acht Karten für die Reihe …
stratego-aloud-action = { $names } wählt einen Angriff oder eine Fähigkeit …
stratego-aloud-fill = { $names } füllt die Lücken der Reihe …
stratego-aloud-layout = { $names } legt eine neue Reihe …
stratego-aloud-again = { $names } darf noch einmal angreifen …
stratego-aloud-draw = { $other } bietet Remis an: { $names } entscheidet …
stratego-aloud-ended = { $names } { $asked ->
    [one] blickt
   *[other] blicken
} auf das Spiel zurück …

## Am Tisch

stratego-ask-setup = { $name }, wähl fünf deiner acht Karten für die Reihe.
stratego-ask-action = { $name }, greif an: erst deine Karte, dann eine gegnerische. Oder nutze eine Fähigkeit.
stratego-ask-fill = { $name }, füll deine { $count ->
    [one] Lücke.
   *[other] { $count } Lücken.
}
stratego-ask-layout = { $name }, leg deine neue Reihe.
stratego-ask-again = { $name }, greif noch einmal an oder hör auf.
stratego-ask-draw = { $name }, { $other } bietet Remis an.
stratego-ask-ended = Das Spiel ist zu Ende.
stratego-do-regroup = Sammeln
stratego-do-spy-look = Hand ansehen
stratego-do-scout-look = Zwei Karten ansehen
stratego-do-stop = Nicht weiter angreifen
stratego-do-give-up = Aufgeben
stratego-do-offer-draw = Remis anbieten
stratego-do-accept-draw = Annehmen
stratego-do-refuse-draw = Weiterspielen
stratego-do-lay = Reihe legen
stratego-do-fill = Fertig
stratego-do-go-on = Weiter
stratego-quiet = { $count ->
    [one] 1 Zug ohne Angriff, Remis bei { $limit }
   *[other] { $count } Züge ohne Angriff, Remis bei { $limit }
}
stratego-why-higher = Der höhere Rang gewinnt.
stratego-why-equal = Gleicher Rang: Beide fallen.
stratego-why-bomb = Eine Bombe schlägt alle außer dem Mineur.
stratego-why-miner = Der Mineur räumt die Bombe.
stratego-why-spy = Der angreifende Spion schlägt den Marschall.
stratego-why-flag = Die Fahne ist erobert.
stratego-who-wins = Es gewinnt die Fahne, oder die letzte Karte, die angreifen kann.
stratego-won = { $name } gewinnt
stratego-drawn = Remis
stratego-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
stratego-stat-flags = Fahnen
stratego-stat-attacks = Angriffe
stratego-stat-attacks_won = Gewonnene Angriffe
stratego-stat-looks = Blicke
stratego-figure-games = Spiele
stratego-figure-flags = Eroberte Fahnen
stratego-figure-attacks = Angriffe
stratego-figure-attacks_won = Gewonnene Angriffe
stratego-figure-looks = Blicke

## Wörter des Spiels: in den Regeln und wo am Tisch ein Zeiger ruht

stratego-term-line = Reihe
stratego-term-line-means = Deine fünf Felder. Nur Karten in der Reihe können angreifen, eine Fähigkeit nutzen oder angegriffen werden.
stratego-term-gap = Lücke
stratego-term-gap-means = Ein Feld ohne Karte. Deine Lücken füllst du am Ende deines eigenen Zuges.
stratego-term-hand = Hand
stratego-term-hand-means = Höchstens drei Karten, die nur du siehst. Mit ihnen füllst du deine Lücken.
stratego-term-deck = Stapel
stratego-term-deck-means = Der Rest deiner Armee, verdeckt. Von ihm ziehst du deine Hand nach.
stratego-term-casualties = Gefallene
stratego-term-casualties-means = Karten, die gefallen sind: Alle kennen sie, und sie kommen nie zurück. Sie liegen auf dem Feld ihrer Armee; in deren Liste ist ein voller Punkt eine Karte, die noch im Spiel ist, ein hohler eine gefallene.
stratego-term-movable = Beweglich
stratego-term-movable-means = Alle Karten außer Fahne und Bomben. Liegt keine davon in deiner Reihe, wenn du handeln sollst, hast du verloren.
stratego-term-rank = Rang
stratego-term-rank-means = Die Zahl einer Karte. Der höhere Rang gewinnt, bei gleichem fallen beide.
stratego-term-power = Fähigkeit
stratego-term-power-means = Was Spion, Aufklärer und Fahne in der Reihe statt eines Angriffs können. Die Karte wird dem Gegner vorher gezeigt.
stratego-term-regroup = Sammeln
stratego-term-regroup-means = Zeig deine Fahne in der Reihe, misch Reihe, Hand und Stapel zusammen und leg eine neue Reihe.

## Hinweise fürs erste Spiel

stratego-hint-setup = Erobere die gegnerische Fahne. Fünf Karten bilden deine Reihe; deine eigene Fahne ist auf der Hand noch sicherer.
stratego-hint-attack = Jede Karte deiner Reihe außer Fahne und Bomben darf jede der gegnerischen Reihe angreifen. Der höhere Rang gewinnt.
stratego-hint-probe = Prüf Unbekanntes mit niedrigen Rängen und heb dir die hohen für Gesehenes auf.
stratego-hint-bomb = Das war eine Bombe. Sie bleibt liegen, und nur ein Mineur räumt sie.
stratego-hint-spy = Dein Spion schlägt den Marschall, wenn er ihn angreift. Sonst verliert er fast immer.
stratego-hint-scout = Statt anzugreifen, darf ein Aufklärer zwei gegnerische Karten ansehen.
stratego-hint-fill = Du musst deine Lücken füllen, aber du wählst, welche Karte wohin kommt.
stratego-hint-regroup = Vieles in deiner Reihe ist bekannt. Liegt die Fahne darin, darfst du sammeln.
stratego-hint-last = Behalt etwas Bewegliches in der Reihe: Liegt keines da, wenn du das nächste Mal handeln sollst, verlierst du.

## Auf dem Tisch

stratego-left = { $count ->
    [one] Noch 1 Karte legen
   *[other] Noch { $count } Karten legen
}
stratego-point-target = Zeig jetzt auf eine gegnerische Karte.
stratego-point-or-look = Zeig auf eine gegnerische Karte oder sieh dir welche an.
stratego-enemy-seen = Feld { $slot }: Dort hast du { $rank } gesehen.
stratego-army-left = { $army }, noch { $count }
stratego-give-up-ask = Aufgeben?
stratego-give-up-about = Die andere Armee gewinnt dieses Spiel.
stratego-look-hold = Gedrückt halten (Leertaste)
stratego-look-done = Weglegen
stratego-look-hand = In der Hand von { $other }
stratego-look-slots = In der Reihe von { $other }
stratego-look-only = Jetzt sieht nur { $name } hin.
stratego-listed = In dieser Hand gesehen
stratego-was-listed = War in dieser Hand
stratego-slot = Feld { $number }
stratego-score = { $one } { $wins } : { $losses } { $other }
stratego-log-seen = Gesehen: { $cards }.

## Der Tisch in Sätzen

stratego-slot-empty = Feld { $number }: leer
stratego-slot-face-down = Feld { $number }: verdeckt
stratego-slot-with = Feld { $number }: { $card }
stratego-line-of = Die Reihe von { $name }: { $slots }.
stratego-reserves = { $name } hat { $hand ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand und { $deck } im Stapel.
stratego-fallen = { $name } hat verloren: { $cards }.
stratego-your-hand = Deine Hand: { $cards }.

## Eine Karte zum Lesen

stratego-read-ranked = Armee { $army }, Rang { $rank }
stratego-read-unmoved = Armee { $army }, kann nicht angreifen
stratego-read-ranks = Schlägt jeden niedrigeren Rang und erobert die Fahne. Bei gleichem Rang fallen beide. Eine Bombe schlägt diesen Rang.
stratego-read-flag = Wer sie angreift, hat das Spiel gewonnen, womit auch immer.
stratego-read-spy = Schlägt den Marschall, wenn er ihn angreift, und erobert die Fahne. Jeder andere Rang schlägt ihn, und zwei Spione fallen beide.
stratego-read-scout = Schlägt den Spion und erobert die Fahne. Jeder höhere Rang schlägt ihn, und zwei Aufklärer fallen beide.
stratego-read-miner = Räumt eine Bombe, wenn er sie angreift. Sonst schlägt er jeden niedrigeren Rang und erobert die Fahne. Zwei Mineure fallen beide.
stratego-read-marshal = Der höchste Rang: Er schlägt alle anderen und erobert die Fahne. Nur eine Bombe, ein Spion, der ihn angreift, und ein anderer Marschall bringen ihn zu Fall.
stratego-read-bomb = Schlägt jeden Angreifer außer dem Mineur und bleibt liegen.
stratego-read-power-spy = Statt eines Angriffs: Sieh alle Handkarten des Gegners an.
stratego-read-power-scout = Statt eines Angriffs: Sieh zwei Karten der gegnerischen Reihe an.
stratego-read-power-flag = Statt eines Angriffs: Sammeln. Misch Reihe, Hand und Stapel zusammen und leg eine neue Reihe.
stratego-row-enemy = Die feindliche Reihe
stratego-row-own = Deine Reihe

## Warum ein Könner das täte

stratego-worth = { $hundredths ->
    [one] 1 Sieg auf 100 Partien
   *[other] { $hundredths } Siege auf 100 Partien
}
stratego-within = { $hundredths }
stratego-because-flag = { $this ->
    [100] Dort liegt die Fahne.
   *[other] Hier ({ $rank }) trifft dein Angriff in { $this } von 100 möglichen Aufstellungen die Fahne, sonst in { $other }.
}
stratego-because-flag-lost = Deine Fahne ist sicherer: In den nächsten Zügen fällt sie in { $this } von 100 Fällen, sonst in { $other }.
stratego-because-beats = { $this ->
    [100] { $rank } schlägt, was dort liegt.
   *[other] { $rank } schlägt in { $this } von 100 Fällen, was dort liegen kann, sonst siegt dein Angriff in { $other }.
}
stratego-because-falls = { $this ->
    [0] { $rank } kann dort nicht fallen; sonst verlierst du in { $other } von 100 Fällen eine Karte.
   *[other] { $rank } fällt in { $this } von 100 Fällen, sonst dein Angreifer in { $other }.
}
stratego-because-learns = Ohne Angriff lernst du { $this } Karten des Gegners kennen.
stratego-because-shown = Es zeigt dem Gegner nicht, wo { $rank } liegt.
stratego-because-felled = In den nächsten Zügen verliert der Gegner im Schnitt { $this ->
    [1] 1 Karte
   *[other] { $this } Karten
}, sonst { $other }.
stratego-because-lost = In den nächsten Zügen verlierst du im Schnitt { $this ->
    [1] 1 Karte
   *[other] { $this } Karten
}, sonst { $other }.
stratego-because-safe = Ein Angriff würde dich in { $other } von 100 Fällen eine Karte kosten.
stratego-because-stakes = Auf dem Spiel steht weniger: { $rank } statt { $other }.

## Die erste Lektion

stratego-lesson-first = Erste Lektion: eine kurze Schlacht
stratego-lesson-first-after = Merk dir, was du gesehen hast: Was sie dir zeigen, besiegt sie.
stratego-lesson-first-attack = Eine ihrer Karten ist die Fahne. Wer die Fahne der anderen Seite angreift, gewinnt. Der höhere Rang bleibt, der niedrigere fällt. Deine 8, der Oberst, ist stark: Drück auf sie, dann auf die gegnerische Karte Nummer 1.
refusal-stratego-lesson-first-attack = Nimm den Oberst, deine 8, und greif damit ihre Karte Nummer 1 an.
stratego-lesson-first-spy = Getroffen! Aber dann hat ihre 10 deinen Oberst geholt: Der Marschall schlägt jeden Rang. Nur eine Karte holt ihn, die schwächste: deine 1, der Spion, wenn er es ist, der angreift. Die 10 ist Nummer 3, in der Mitte. Los!
refusal-stratego-lesson-first-spy = Nicht das. Der Spion, deine 1, gegen die mittlere Karte: Dort liegt die 10.
stratego-lesson-first-fill = Der Spion hat den Marschall! Am Ende deines Zugs wird jede Lücke deiner Reihe von der Hand gefüllt. Leg deine 6 dorthin und leg sie aus.
refusal-stratego-lesson-first-fill = Das ginge, aber die 6 ist stärker: Leg sie dorthin.
refusal-stratego-lesson-first-fill-bomb = Eine Bombe greift nie an: Sie wartet nur und schlägt alles außer einer 3. Leg die 6 dorthin.
stratego-lesson-first-scout = Sie sind gegen deine 6 gelaufen. Manche Karten haben eine Kraft, die statt eines Angriffs benutzt wird. Deine 2, der Aufklärer, sieht sich zwei gegnerische Karten an: Drück auf sie, dann auf ihre Karten Nummer 2 und 5.
refusal-stratego-lesson-first-scout = Erst nachsehen: Drück auf deine 2, dann auf ihre Karten Nummer 2 und 5.
stratego-lesson-first-flag = Eine Bombe, die nur eine 3 wegräumt, und auf Nummer 5 die Fahne! Greif sie an, womit du willst.
refusal-stratego-lesson-first-flag = Die Fahne ist ihre Karte Nummer 5. Greif die an.
stratego-lesson-first-end = Die Fahne ist dein, und damit das Spiel. Wer keine Karte mehr hat, die angreifen kann, verliert auch. Deine eigene Fahne lag die ganze Zeit in deiner Reihe: Versteck sie gut.

## Die längere Lektion: Aufstellung und Spion

stratego-lesson-setup = Längere Lektion: Aufstellung und Spion
stratego-lesson-setup-after = Zeig, was du entbehren kannst, versteck, was sie suchen, und lass den Spion auf den Marschall warten.
stratego-lesson-setup-lay = Fünf deiner acht Karten kommen in die Reihe. Nur dort kann man sie angreifen: Also bleibt die Fahne auf der Hand, und der Spion, bis er etwas zu tun hat. Drück in dieser Folge auf 8, 7, Bombe, 4 und 2, dann auf den Knopf.
refusal-stratego-lesson-setup-lay = Andere Reihen sind auch gut. Für diese Lektion drück in dieser Folge auf 8, 7, Bombe, 4 und 2.
refusal-stratego-lesson-setup-lay-flag = In der Reihe kann die Fahne angegriffen werden, und jede Karte, die das tut, gewinnt. Auf der Hand ist sie sicher: Drück auf 8, 7, Bombe, 4, 2.
refusal-stratego-lesson-setup-lay-spy = Jede ihrer Karten schlägt deine 1, wenn sie angreift. Lass den Spion auf der Hand warten: Drück auf 8, 7, Bombe, 4, 2.
stratego-lesson-setup-attack = Noch weißt du nichts, also schick eine Karte, die die meisten schlägt: deine 8 gegen ihre Nummer 3. Gewinnt sie, geht sie an ihren Platz zurück, aber dann haben sie sie gesehen.
refusal-stratego-lesson-setup-attack = Ein andermal vielleicht klug. Jetzt schick deine 8 gegen ihre Karte Nummer 3.
stratego-lesson-setup-probe = Deine 8 hat eine 5 geholt, aber dann kannten sie sie, und ihre 10 hat sie geholt. Dafür weißt du etwas: Die 10 liegt auf Nummer 2, und Karten wechseln nie den Platz. Auf Nummer 3 liegt eine neue. Für Unbekanntes nimm, was du entbehren kannst: deine 4.
refusal-stratego-lesson-setup-probe = Versuch es mit deiner 4 gegen die neue Karte, ihre Nummer 3.
refusal-stratego-lesson-setup-probe-marshal = Dort liegt die 10: Sie würde dich schlagen. Versuch es mit deiner 4 gegen die neue Karte, ihre Nummer 3.
refusal-stratego-lesson-setup-probe-strong = Heb deine 7 ungesehen für etwas auf, das du kennst. Die 4 kostet weniger, wenn es schlecht ausgeht: Schick sie gegen Nummer 3.
stratego-lesson-setup-spy = Gut gemacht. Nun füll die Lücke. Ihre 10 schlägt alles, worauf sie trifft und was auf sie trifft, nur einen Spion nicht, der angreift. Das kann er nur aus der Reihe: Leg deine 1 dorthin.
refusal-stratego-lesson-setup-spy = Die 6 läge dort gut. Aber ihre 10 wartet auf jemanden: Leg den Spion in die Lücke.
refusal-stratego-lesson-setup-spy-flag = Dann könnte alles, was sie haben, deine Fahne angreifen. Leg den Spion in die Lücke.
stratego-lesson-setup-strike = Sie haben ihn nicht gefunden: Eine 6 hat deine 4 geholt. Du bist dran, und die 10 liegt noch auf Nummer 2. Schlag mit dem Spion zu, bevor sie in ihn hineinlaufen!
refusal-stratego-lesson-setup-strike = Das kann warten, dies nicht: dein Spion, die 1, gegen ihre Nummer 2.
refusal-stratego-lesson-setup-strike-look = Das ist seine andere Kraft: Er sieht sich ihre ganze Hand an. Aber dann wissen sie, wo er liegt, und holen ihn. Greif mit ihm Nummer 2 an.
stratego-lesson-setup-fill = Der Marschall ist weg! Deine eigene 10 schlägt nun niemand mehr als ihr Spion und eine Bombe. Leg sie in die Lücke: Dort liegt sie ungesehen. Die Fahne darf auf der Hand bleiben, solange andere Karten deine Lücken füllen.
refusal-stratego-lesson-setup-fill = Die 6 ginge. Aber ohne ihren Marschall ist deine 10 Herr am Tisch: Leg sie.
refusal-stratego-lesson-setup-fill-flag = Nichts zwingt dich: Solange du andere Karten hast, bleibt die Fahne außer Reichweite. Leg die 10.
stratego-lesson-setup-enough = Sie sind in deine Bombe gelaufen! Sie schlägt alles außer einer 3, bleibt liegen und greift nie an. Sieh auf Nummer 1: Diese 6 hat deine 4 geholt, du hast sie gesehen. Hol sie mit der schwächsten Karte, die reicht.
refusal-stratego-lesson-setup-enough = Auf Nummer 1 liegt eine Karte, die du kennst, die 6. Hol die.
refusal-stratego-lesson-setup-enough-seen = Sie würde gewinnen, aber dann kennen sie deine 10, und nichts anderes sucht ihr Spion. Deine 7 reicht.
refusal-stratego-lesson-setup-enough-weak = Das ist weniger als 6. Nimm deine 7.
stratego-lesson-setup-end = Die 7 hat gereicht, und wo deine 10 liegt, wissen sie noch immer nicht. Auch ihr Spion kann überall liegen: Wer nicht gesehen wurde, ist sicher, und wer gesehen wurde, sollte zuerst zuschlagen.
