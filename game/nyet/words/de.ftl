## Auf dem Regal

nyet-title = NYET!
nyet-about = Verbiete Regeln der Runde und hol dann Stiche mit jemandem, der eben noch dein Gegner war.
nyet-players = 2 bis 5 Spieler
nyet-length = etwa 45 Minuten

## Optionen

nyet-option-length = Länge
nyet-option-length-hint = Ein ganzes Spiel, etwa die Hälfte davon, oder bis jemand eine Punktzahl erreicht.
nyet-value-length-full = Ganz
nyet-value-length-short = Kurz
nyet-value-length-points = Bis zur Grenze
nyet-option-limit = Grenze
nyet-option-limit-hint = Das Spiel endet mit der Runde, in der jemand so viele Punkte erreicht.
nyet-value-limit-50 = 50 Punkte
nyet-value-limit-100 = 100 Punkte
nyet-value-limit-150 = 150 Punkte
nyet-value-limit-200 = 200 Punkte
nyet-option-bonus = Bonuskarte
nyet-option-bonus-hint = Wessen Punkte die Bonuskarte verdoppelt, zu dritt oder zu fünft.
nyet-value-bonus-holder = Nur eigene
nyet-value-bonus-shared = Eigener Fang
nyet-value-bonus-team = Die des Teams
nyet-option-difference = Nur der Unterschied
nyet-option-difference-hint = Das bessere Team bekommt den Unterschied zwischen den Teams, das andere nichts.
nyet-option-anonymous = Namenlose Marken
nyet-option-anonymous-hint = Marken auf dem Plan zeigen nicht, wer sie gelegt hat.
nyet-option-look_back = Zurückschauen
nyet-option-look_back-hint = Welche Stiche der Runde noch einmal angesehen werden dürfen.
nyet-value-look_back-last = Letzter Stich
nyet-value-look_back-none = Keine
nyet-value-look_back-all = Alle Stiche
nyet-option-no_trump = Feld ohne Trumpf
nyet-option-no_trump-hint = Die Trumpfreihe bekommt ein fünftes Feld: gar keine Trumpffarbe.
nyet-option-play_forced = Zwangskarten spielen
nyet-option-play_forced-hint = Eine Karte wird von selbst gespielt, wenn nur sie erlaubt ist.

## Was nicht geht

refusal-nyet-seats = NYET! ist für 2 bis 5 Spieler.
refusal-nyet-over = Das Spiel ist aus.
refusal-nyet-not-now = Das geht jetzt nicht.
refusal-nyet-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refusal-nyet-character-taken = { nyet-character-named } ist schon vergeben.
refusal-nyet-box-covered = Dieses Feld ist schon belegt.
refusal-nyet-line-settled = Diese Reihe steht fest: Ihr letztes Feld bleibt offen.
refusal-nyet-no-such-box = Dieses Feld gibt es auf diesem Plan nicht.
refusal-nyet-not-your-veto = { $name } legt jetzt eine Marke.
refusal-nyet-must-veto = Du musst eine Marke legen.
refusal-nyet-not-in-game = { nyet-character-named } spielt nicht mit.
refusal-nyet-tokens-stay = Marken bleiben bis zum Ende der Runde liegen.
refusal-nyet-not-first-player = Nur { $name } spielt zuerst aus und bildet die Teams.
refusal-nyet-partners = { $count ->
    [one] Wähl { $count } Partner.
   *[other] Wähl { $count } Partner.
}
refusal-nyet-one-or-two-partners = Wähl einen Partner für ein Zweierteam oder zwei für ein Dreierteam.
refusal-nyet-bonus-smaller-team = Die Bonuskarte geht an das kleinere Team.
refusal-nyet-no-bonus = Die Bonuskarte gibt es nur mit 3 oder 5 Spielern.
refusal-nyet-card-count = { $count ->
    [one] Wähl genau { $count } Karte.
   *[other] Wähl genau { $count } Karten.
}
refusal-nyet-no-ones = Einser dürfen in dieser Runde nicht abgelegt werden.
refusal-nyet-discard-confirmed = Du hast schon abgelegt.
refusal-nyet-card-not-held = Diese Karte hast du nicht.
refusal-nyet-not-your-turn = { $name } ist dran.
refusal-nyet-follow = Du musst { nyet-colour-named } bedienen.
refusal-nyet-follow-trump = Trumpf ist ausgespielt: Spiel einen Trumpf oder einen Supertrumpf.
refusal-nyet-follow-supertrump = Supertrumpf ist ausgespielt: Spiel einen Supertrumpf.
refusal-nyet-supertrump-is-trump = Supertrümpfe zählen als Trumpf: Du musst { nyet-colour-named } bedienen.
refusal-nyet-only-last-trick = Nur der letzte Stich darf angesehen werden.
refusal-nyet-tricks-face-down = Stiche bleiben verdeckt.

## Wörter des Spiels

nyet-character-named = { $character ->
    [bear] Der Bär
    [wolf] Der Wolf
    [crane] Der Kranich
    [tiger] Der Tiger
   *[eagle] Der Adler
}
nyet-character-bear = Bär
nyet-character-wolf = Wolf
nyet-character-crane = Kranich
nyet-character-tiger = Tiger
nyet-character-eagle = Adler
nyet-colour-named = { $colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}
nyet-colour-blue = Blau
nyet-colour-red = Rot
nyet-colour-yellow = Gelb
nyet-colour-green = Grün
nyet-line-first = Vorhand
nyet-line-discards = Ablegen
nyet-line-trump = Trumpf
nyet-line-supertrump = Supertrumpf
nyet-line-points = Punkte
nyet-box-one = 1 ablegen
nyet-box-two = 2 ablegen
nyet-box-no-1s = 1 ablegen, keine 1
nyet-box-pass = 1 nach links
nyet-box-keep = NYET! (nichts)
nyet-box-points = { $value }
nyet-trick-worth = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
nyet-your-hand = Deine Hand: { $cards }.
nyet-score = { $name }: { nyet-catch }, insgesamt { $score }.
nyet-box-none = NYET! (keiner)

## Was geschah

nyet-log-character = { $name } ist der { $character ->
    [bear] Bär
    [wolf] Wolf
    [crane] Kranich
    [tiger] Tiger
   *[eagle] Adler
}.
nyet-log-round = Runde { $number }: { $name } gibt.
nyet-log-token = { $name } belegt { $box }.
nyet-log-line = { $line }: { $box }.
nyet-log-first = { $name } hat die Vorhand.
nyet-log-discards = { $what ->
    [one] Alle legen 1 Karte ab.
    [two] Alle legen 2 Karten ab.
    [no-1s] Alle legen 1 Karte ab, aber keine 1.
    [pass] Alle geben 1 Karte nach links.
   *[keep] Niemand legt ab.
}
nyet-log-trump = { $colour ->
    [none] Es gibt keinen Trumpf.
    [blue] Trumpf ist Blau.
    [red] Trumpf ist Rot.
    [yellow] Trumpf ist Gelb.
   *[green] Trumpf ist Grün.
}
nyet-log-supertrump = { $colour ->
    [none] Es gibt keinen Supertrumpf.
    [blue] Die blauen Einser sind Supertrümpfe.
    [red] Die roten Einser sind Supertrümpfe.
    [yellow] Die gelben Einser sind Supertrümpfe.
   *[green] Die grünen Einser sind Supertrümpfe.
}
nyet-log-points = { $value ->
    [one] Jeder Stich und jede Beutekarte zählt { $value } Punkt.
   *[other] Jeder Stich und jede Beutekarte zählt { $value } Punkte.
}
nyet-log-teams = { $one } gegen { $other }.
nyet-log-bonus = { $name } hat die Bonuskarte.
nyet-log-confirmed = { $name } hat gewählt.
nyet-log-played = { $name }: { $card }
nyet-log-trick = { $name } holt den Stich.
nyet-log-trick-loot = { $name } holt den Stich und { $count ->
    [one] 1 Beutekarte.
   *[other] { $count } Beutekarten.
}
nyet-log-scored = { $name }: { $gain }, jetzt { $score }.

## Was gefragt wird, wie es alle hören dürfen; $asked zählt die Gefragten in $names

nyet-aloud-characters = { $names } wählt ein Tier …
nyet-aloud-vetoes = { $names } verbietet ein Feld …
nyet-aloud-teams = { $names } hat die Vorhand und bildet die Teams …
nyet-aloud-bonus = { $names } wählt, wer die Bonuskarte bekommt …
nyet-aloud-discards-one = { $names } { $asked ->
    [one] legt
   *[other] legen
} eine Karte ab …
nyet-aloud-discards-two = { $names } { $asked ->
    [one] legt
   *[other] legen
} zwei Karten ab …
nyet-aloud-discards-no-1s = { $names } { $asked ->
    [one] legt
   *[other] legen
} eine Karte ab, die keine 1 ist …
nyet-aloud-passes = { $names } { $asked ->
    [one] wählt eine Karte für links …
   *[other] wählen Karten für links …
}
nyet-aloud-tricks = { $names } spielt eine Karte …
nyet-aloud-scores = { $names } { $asked ->
    [one] sieht
   *[other] sehen
} sich die Wertung an …

## Tisch

nyet-card = { $colour } { $value }
nyet-ask-characters = { $name }, wähl dein Tier.
nyet-ask-vetoes = { $name }, verbiete ein Feld: { $count ->
    [one] Das ist das letzte Verbot von allen.
   *[other] Zusammen habt ihr noch { $count } Verbote. Was offen bleibt, gilt.
}
nyet-covered-by = { $name } sagte NYET! dazu: { $box }.
nyet-vetoes-left = { $count ->
    [0] kein Verbot mehr
    [one] noch 1 Verbot
   *[other] noch { $count } Verbote
}
nyet-note-vetoes = { $count ->
    [one] In dieser Runde ist noch 1 Verbot übrig.
   *[other] In dieser Runde sind noch { $count } Verbote übrig.
}
nyet-look-back = { $what ->
    [all] Stiche bisher
   *[last] Letzter Stich
}
nyet-look-trick = { $leader } spielte aus, { $winner } holte ihn.
nyet-ask-teams = { $name }, du hast die Vorhand. Wähl die Teams.
nyet-ask-bonus = { $name }, wer bekommt die Bonuskarte?
nyet-ask-discards-one = { $name }, leg eine Karte ab.
nyet-ask-discards-two = { $name }, leg zwei Karten ab.
nyet-ask-discards-no-1s = { $name }, leg eine Karte ab, aber keine 1.
nyet-ask-passes = { $name }, wähl eine Karte für links.
nyet-ask-tricks = { $name }, spiel eine Karte.
nyet-ask-scores = Die Runde ist gewertet.
nyet-answer-teams = { $mine } gegen { $theirs }
nyet-answer-bonus = Die Bonuskarte für { $name }
nyet-bonus-sign = ×2
nyet-confirm = { $left ->
    [0] Fertig
   *[other] { $count } von { $needed } gewählt
}
nyet-go-on = Weiter
nyet-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
nyet-loot = { $loot } Beute
nyet-catch = { nyet-tricks }, { nyet-loot }
nyet-sheet-title = Runde { $number }
nyet-sheet-working = { $names }: ({ nyet-tricks } + { nyet-loot }) × { $value } = { $points }
nyet-sheet-working-shared = { $names }: ({ nyet-tricks } + { nyet-loot } + { $bonus } für die Bonuskarte) × { $value } = { $points }
nyet-sheet-working-team = { $names }, mit Bonuskarte: ({ nyet-tricks } + { nyet-loot }) × { $value } × 2 = { $points }
nyet-sheet-difference = Nur der Unterschied zählt: { $points } für das bessere Team, nichts für das andere.
nyet-sheet-bonus = { $name } hat die Bonuskarte: { $single } × 2 = { $points }
nyet-sheet-round = Runde { $number }
nyet-sheet-total = Summe
nyet-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
nyet-who-wins = Die meisten Punkte gewinnen.
nyet-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen zusammen
}
nyet-stat-tricks = Stiche
nyet-stat-loot = Beute
nyet-stat-best = Beste Runde
nyet-figure-tricks = Stiche
nyet-figure-loot = Beute
nyet-figure-best = Beste Runde

## Wörter des Spiels: in den Regeln, und wo ein Zeiger auf dem Tisch ruht

nyet-term-token = Marke
nyet-term-token-means = Belegt ein Feld des Plans für die Runde und sagt NYET! zu dem, was es zeigt.
nyet-term-line = Reihe
nyet-term-line-means = Felder, die zusammen eine Sache entscheiden. Das letzte offene gilt in dieser Runde.
nyet-term-first = Vorhand
nyet-term-first-means = Spielt zum ersten Stich aus und wählt, außer zu zweit, die Teams. Nicht dasselbe wie der Geber.
nyet-term-dealer = Geber
nyet-term-dealer-means = Legt die erste Marke. Die nächste Runde gibt, wer links davon sitzt.
nyet-term-trump = Trumpf
nyet-term-trump-means = Die Farbe, die die anderen drei schlägt.
nyet-term-supertrump = Supertrumpf
nyet-term-supertrump-means = Die Einser einer Farbe: Sie zählen als Trumpf, ohne Trumpf als eigene Farbe, und schlagen alles außer einem späteren Supertrumpf.
nyet-term-follow = Bedienen
nyet-term-follow-means = Eine Karte der ausgespielten Farbe spielen. Wer eine hat, muss.
nyet-term-trick = Stich
nyet-term-trick-means = Von jedem eine Karte. Wer ihn holt, spielt zum nächsten aus.
nyet-term-loot = Beute
nyet-term-loot-means = Eine 1, die vom anderen Team geholt wurde. Sie zählt so viel wie ein Stich.
nyet-term-catch = Fang
nyet-term-catch-means = Die Stiche und die Beute eines Spielers oder Teams in dieser Runde.
nyet-term-points = Punkte
nyet-term-points-means = Was jeder Stich und jede Beutekarte in dieser Runde zählt, für beide Teams.
nyet-term-bonus = Bonuskarte
nyet-term-bonus-means = Zu dritt und zu fünft: Jemand aus dem kleineren Team hält sie und zählt doppelt, wenn die Option nichts anderes sagt.

## Tipps für das erste Spiel

nyet-hint-animal = Jedes Tier ist gleich gut: Es streicht Felder für dich. Dann spielt ihr in Teams um Stiche; die meisten Punkte gewinnen.
nyet-hint-veto = Beleg, was du nicht willst. Das letzte offene Feld jeder Reihe gilt für die Runde.
nyet-hint-teams = Du wählst die Teams: Such jemanden, mit dem du gewinnst, nicht einen Freund.
nyet-hint-follow = Bediene die ausgespielte Farbe, wenn du kannst. Sonst geht jede Karte.
nyet-hint-loot = Eine 1 des anderen Teams in deinem Stich ist Beute und zählt wie ein Stich.
nyet-hint-supertrump = Ein Supertrumpf zählt als Trumpf, und nur ein späterer Supertrumpf schlägt ihn.
nyet-hint-minus = Stiche und Beute kosten in dieser Runde Punkte: Hol möglichst keine.

## Eine Karte zum Lesen

nyet-read-plain = Gewöhnliche Karte
nyet-read-trump = Trumpf
nyet-read-supertrump = Supertrumpf
nyet-read-beats = Schlägt die niedrigeren Karten ihrer Farbe. Trumpf schlägt sie.
nyet-read-beats-trump = Schlägt alle Karten der anderen Farben und jeden niedrigeren Trumpf. Ein Supertrumpf schlägt sie.
nyet-read-beats-supertrump = Zählt als Trumpf, welche Farbe sie auch zeigt, und schlägt alles außer einem Supertrumpf, der später im selben Stich kommt.
nyet-read-one = Jede 1 gibt es dreimal. Von zweien derselben Farbe gilt die spätere als höher.
nyet-read-loot = Wer sie vom anderen Team holt, hat Beute, die so viel zählt wie ein Stich.
nyet-takes-highest = { $name } nimmt den Stich mit { $card }, der höchsten Karte der Farbe.
nyet-takes-trump = { $name } nimmt den Stich mit { $card }: Trumpf schlägt die ausgespielte Farbe.
nyet-takes-supertrump = { $name } nimmt den Stich mit { $card }: Supertrümpfe schlagen alles.
nyet-row-trick = Der Stich

## Die erste Lektion

nyet-lesson-first = Erste Lektion: Stiche und Teams
nyet-lesson-first-after = Jede Runde hat ein anderes Gesetz und andere Partner. Mehr ist es nicht.
nyet-lesson-first-lead = Du spielst mit { $name2 } gegen { $name1 } und { $name3 }. Fangt Stiche: Jeder bringt eurem Team 3 Punkte. Die höchste Karte der ausgespielten Farbe nimmt ihn. Du spielst aus: Leg deine blaue 13.
refusal-nyet-lesson-first-lead = Die könnte übertroffen werden. Nichts ist höher als deine blaue 13: Spiel sie aus.
refusal-nyet-lesson-first-lead-super = Heb dir die auf, sie ist deine allerstärkste Karte. Spiel die blaue 13 aus.
nyet-lesson-first-trumped = Deiner! Spiel jetzt die gelbe 12 aus, höher kommt so spät kaum ein Gelb. Aber in dieser Runde ist Rot Trumpf, und Trumpf schlägt jede andere Farbe. Achte auf { $name1 }.
refusal-nyet-lesson-first-trumped = Ein andermal gern. Diesmal spiel die gelbe 12 aus.
nyet-lesson-first-follow = { $name1 } hatte kein Gelb und hat getrumpft. Nun kam Grün: Wer es hat, muss bedienen. { $name2 } gewinnt für euch beide. Leg deine grüne 3.
refusal-nyet-lesson-first-follow = Grün wurde ausgespielt, und du hast Grün: Leg die grüne 3.
nyet-lesson-first-super = Du hast kein Blau: Jede Karte ist erlaubt. { $name3 } hat mit der 10 getrumpft, aber die grünen Einsen sind Supertrümpfe: Sie schlagen alles. Hol den Stich!
refusal-nyet-lesson-first-super = Dann bekäme { $name3 } den Stich. Deine grüne 1 schlägt sogar die rote 10.
nyet-lesson-first-loot = Gefangen, mit Beute: Eine 1 des anderen Teams in eurem Stich zählt wie ein Stich mehr. Auf den Schildern steht, was alle gefangen haben. Leg deine letzte Karte.
refusal-nyet-lesson-first-loot = Nur eine Karte ist noch da: Leg sie.
nyet-lesson-first-score = Die Runde ist vorbei. Stiche und Beute des Teams, mal 3, für jeden darin: Alle haben ihre eigenen Punkte. Wer nach der letzten Runde die meisten hat, gewinnt. Weiter zur nächsten.
refusal-nyet-lesson-first-score = Drück auf den Knopf, um weiterzugehen.
nyet-lesson-first-veto = Das Gesetz der nächsten Runde: Alle verdecken Felder, was offen bleibt, gilt. Du hast viel Grün: Verdecke Blau.
refusal-nyet-lesson-first-veto = Diese Reihe kann warten. Verdecke Blau in der Reihe der Trümpfe.
refusal-nyet-lesson-first-veto-own = Dann könnte Grün nicht Trumpf werden, und davon hast du sieben. Verdecke Blau.
refusal-nyet-lesson-first-veto-points = Überlass die Punkte den anderen: Verdecke Blau, damit Grün Trumpf wird.
nyet-lesson-first-teams = Grün ist Trumpf, und { $name1 } hat 4 Punkte je Stich übrig gelassen. Dein Bär spielt aus: Du wählst die Teams, in jeder Runde neu. Mit wem möchtest du spielen? Alle sind recht.
refusal-nyet-lesson-first-teams = Such dir jemanden von den dreien aus.
nyet-lesson-first-end = Und du spielst wieder aus. Das ist NYET!: Sag Nein zu dem, was dir schadet, finde Partner, fang Stiche und hüte dich vor Einsen und Trümpfen.

## Die längere Lektion: Verbote

nyet-lesson-vetoes = Längere Lektion: Verbote
nyet-lesson-vetoes-after = Was am meisten wehtut, zuerst; zwei offene Felder sind eine Entscheidung; und jede Marke verrät etwas über eine Hand.
nyet-lesson-vetoes-minus = Sieh auf deine Hand: Sie ist stark, und mit −2 kostet dich jeder Stich. Verdecke die −2.
refusal-nyet-lesson-vetoes-minus = Das kann warten. Mit −2 wäre deine gute Hand eine schlechte: Verdecke die.
refusal-nyet-lesson-vetoes-minus-points = Diese Punkte hättest du gern. Nur die −2 kehrt deine Stiche gegen dich: Verdecke die.
refusal-nyet-lesson-vetoes-minus-later = Gut gedacht, und es kommt noch. Aber die −2 täte am meisten weh: Verdecke sie zuerst.
nyet-lesson-vetoes-short = { $name2 } hat die 4 verdeckt: eine schwache Hand. Blau als Trumpf täte dir weh, du hast nur zwei niedrige: Verdecke es.
refusal-nyet-lesson-vetoes-short = Das täte weniger weh. Von Blau hast du am wenigsten: Verdecke es in der Reihe der Trümpfe.
refusal-nyet-lesson-vetoes-short-long = Grün wünschst du dir als Trumpf: Du hast sechs davon. Verdecke, wovon du wenig hast, Blau.
refusal-nyet-lesson-vetoes-short-ones = Du hast zwei der drei gelben Einser: Als Supertrümpfe würden sie alles schlagen. Verdecke Blau in der Reihe der Trümpfe.
nyet-lesson-vetoes-decide = Gelb oder Grün: Wo zwei offen sind, entscheidet, wer eines verdeckt. Verdecke Gelb, dann ist Grün Trumpf.
refusal-nyet-lesson-vetoes-decide = Dort sind mehr als zwei offen, oder es zählt weniger. Entscheide über den Trumpf: Verdecke Gelb.
refusal-nyet-lesson-vetoes-decide-long = Dann wäre Gelb Trumpf, und du hast sechs Grüne. Verdecke Gelb.
nyet-lesson-vetoes-ones = Die Einser einer Farbe werden Supertrümpfe. Rot oder Gelb? Du hast zwei gelbe: Verdecke Rot.
refusal-nyet-lesson-vetoes-ones = Dann verdeckt jemand anderes Gelb. Entscheide es: Verdecke Rot in der Reihe der Supertrümpfe.
refusal-nyet-lesson-vetoes-ones-own = Dann wären deine gelben Einser die niedrigsten Karten, die es gibt, und Beute für die anderen. Verdecke Rot.
nyet-lesson-vetoes-first = Bär oder Tiger? Wer offen bleibt, spielt aus und wählt die Teams. Du bist der Bär: Verdecke den Tiger.
refusal-nyet-lesson-vetoes-first = Dann entscheidet { $name1 }, wer die Vorhand hat. Verdecke den Tiger, dann hast du sie.
refusal-nyet-lesson-vetoes-first-own = Dann würde { $name3 } die Teams wählen. Verdecke den Tiger.
nyet-lesson-vetoes-partner = Jetzt lies die Marken. { $name2 } hat die 4 und die 3 verdeckt: eine schwache Hand. { $name3 } hat die 1 verdeckt, damit jeder Stich mehr zählt: eine starke. Spiel mit { $name3 }.
refusal-nyet-lesson-vetoes-partner = Nicht die schlechteste Wahl. Aber mehr Punkte je Stich wollte { $name3 }.
refusal-nyet-lesson-vetoes-partner-weak = { $name2 } hat die 4 und die 3 verdeckt und hofft nicht auf viele Stiche. Nimm { $name3 }.
nyet-lesson-vetoes-discard = Alle legen zwei Karten aus der Runde. Werde eine Farbe los: deine blaue 7 und 2. Wer die ausgespielte Farbe nicht hat, darf trumpfen, und du hast sechs Trümpfe.
refusal-nyet-lesson-vetoes-discard = Ohne die beiden Blauen darfst du trumpfen, sooft Blau ausgespielt wird. Leg die blaue 7 und 2 ab.
refusal-nyet-lesson-vetoes-discard-trump = Grüne sind jetzt Trümpfe: Behalt sie alle. Leg die blaue 7 und 2 ab.
refusal-nyet-lesson-vetoes-discard-ones = Diese 1 ist ein Supertrumpf und so gut wie ein Stich. Leg die blaue 7 und 2 ab.
nyet-lesson-vetoes-end = Grüne Trümpfe, zwei Supertrümpfe, 2 Punkte je Stich, starke Hilfe, und du spielst aus: Dieses Gesetz hast du gemacht. Mit einer schwachen Hand mach es umgekehrt: Verdecke die 4 und die 3, und überlass die −2 denen, die Stiche holen.

## Warum ein Könner das täte

nyet-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
nyet-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nyet-because-takes = { $this ->
    [100] Du machst diesen Stich sicher, sonst bei { $other } von 100 möglichen Verteilungen.
   *[other] Du machst diesen Stich bei { $this } von 100 möglichen Verteilungen, sonst bei { $other }.
}
nyet-because-team-takes = { $name } macht diesen Stich für dich bei { $this } von 100 möglichen Verteilungen, sonst bei { $other }.
nyet-because-takes-shunned = { $this ->
    [0] Dieser Stich würde Punkte kosten, und so machst du ihn nicht.
   *[other] Dieser Stich würde Punkte kosten: So machst du ihn bei { $this } von 100 möglichen Verteilungen, sonst bei { $other }.
}
nyet-because-ones = Es fängt in diesem Stich { $this } Einsen der anderen, sonst { $other }.
nyet-because-ones-shunned = Es bewahrt dich vor Einsen, die Punkte kosten: im Schnitt { $this }, sonst { $other }.
nyet-because-lost-ones = Deine Einsen fallen den anderen nicht zu: Sie fangen in diesem Stich { $this }, sonst { $other }.
nyet-because-fed-ones = Es gibt den anderen Einsen, die sie Punkte kosten: { $this } in diesem Stich, sonst { $other }.
nyet-because-super = So bleibt ein Supertrumpf für einen besseren Stich.
nyet-because-later = Danach fängst du im Schnitt noch { $this }, sonst { $other }.
nyet-because-later-shunned = Danach fängst du im Schnitt nur { $this }, sonst { $other }.
nyet-because-last = Du spielst als Letzte oder Letzter: Der Stich ist sicher.
nyet-because-void = { $count ->
    [one] { $names } hat kein { $colour } mehr: Das macht den Stich.
   *[other] { $names } haben kein { $colour } mehr: Das macht den Stich.
}
nyet-because-veto = „{ $box }“ ({ $line }) zu verdecken bringt dir { $this }, „{ $than }“ ({ $beside }) { $other }.
nyet-more-or-less = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $way ->
    [less] weniger
   *[more] mehr
}
nyet-because-team = Nach deiner Hand und den Marken liegst du mit diesem Team { $this ->
    [1] 1 Punkt
   *[other] { $this } Punkte
} vorn, mit einem anderen { $other }.
nyet-because-bonus = Mit der Bonuskarte bei { $name } liegst du { $this ->
    [1] 1 Punkt
   *[other] { $this } Punkte
} vorn, sonst { $other }.
nyet-because-discard = Was dann bleibt, fängt im Schnitt { $this }, sonst { $other }.
nyet-because-discard-shunned = Was dann bleibt, fängt im Schnitt nur { $this }, sonst { $other }.
