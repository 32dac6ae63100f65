## Auf dem Regal

totem-title = Totem
totem-about = Umdrehen, den Zwilling entdecken, vor allen anderen das Totem greifen.
totem-players = 2 bis 10 Spieler
totem-length = etwa 5 Minuten

## Plätze

totem-action-grab = Greifen
totem-action-flip = Umdrehen
totem-hand-name-0 = rechts
totem-hand-name-1 = links
totem-level-adaptive = Dein Tempo
totem-level-medium = Mittel

## Optionen

totem-option-pace = Tempo
totem-option-pace-hint = Wie schnell eine Karte auf die andere folgt.
totem-value-pace-normal = Normal
totem-value-pace-calm = Ruhig
totem-value-pace-brisk = Flott
totem-value-pace-frantic = Wild
totem-value-pace-custom = Eigenes
totem-option-games = Gespielt wird
totem-option-games-hint = Wie viele Spiele eine Partie hat.
totem-value-games-1 = Ein Spiel
totem-value-games-best-of-3 = Bester von 3
totem-value-games-best-of-5 = Bester von 5
totem-value-games-endless = Endlos
totem-option-deck = Karten
totem-option-deck-hint = Alle 80 Karten, oder 48 mit leichter unterscheidbaren Formen, für Kinder.
totem-value-deck-full = Alle 80 Karten
totem-value-deck-short = Nur 48 Karten
totem-option-flip_mode = Umdrehen
totem-option-flip_mode-hint = Der Tisch dreht die Karten für alle um, oder jeder mit einer eigenen Taste.
totem-value-flip_mode-auto = Vom Tisch
totem-value-flip_mode-own_key = Von jedem selbst
totem-option-mode_banner = Farbschild
totem-option-mode_banner-hint = Zeigt ein Schild, solange Farben statt Formen zählen.
totem-option-colour_marks = Farbbuchstaben
totem-option-colour_marks-hint = In den Ecken jeder Karte steht ein Buchstabe für ihre Farbe.
totem-option-wait_for_duel = Auf Duelle warten
totem-option-wait_for_duel-hint = Solange zwei Karten zusammenpassen, wird bis zu 6 Sekunden keine umgedreht: für den Anfang.
totem-option-play_on = Weiterspielen
totem-option-play_on-hint = Um den zweiten und dritten Platz geht es weiter, bis einer übrig ist.
totem-option-steady_grip = Fester Griff
totem-option-steady_grip-hint = Die Taste muss einen Augenblick gehalten werden, sonst entgleitet das Totem.
totem-option-knock_over = Wackeltotem
totem-option-knock_over-hint = Wer mit Maus oder Finger nur den Rand trifft, stößt das Totem um: ein Fehlgriff.
totem-option-phones = Griff per Handy
totem-option-phones-hint = Handys dürfen Hände sein. Funk ist ungenauer als Tasten: Öfter ist es gleichzeitig, und die Schilder sagen, wie genau es ist.
totem-option-face_turns = Gedrehte Karten
totem-option-face_turns-hint = Karten liegen in jeder Richtung, wie gedruckte auch.
totem-option-penalty_piles = Fehlgriff nimmt
totem-option-penalty_piles-hint = Welche offenen Karten nimmt, wer falsch greift; der Topf kommt immer dazu.
totem-value-penalty_piles-all = Alle offenen
totem-value-penalty_piles-others = Alle fremden
totem-value-penalty_piles-mild = Nur die eigenen
totem-option-two_player_form = Zwei Spieler haben
totem-option-two_player_form-hint = Zu zweit spielt jeder zwei Hände mit zwei Tasten, oder wie sonst eine Hand.
totem-value-two_player_form-two_hands = Je zwei Hände
totem-value-two_player_form-one_hand = Je eine Hand
totem-option-wrong_hand = Falsche Hand
totem-option-wrong_hand-hint = Mit je zwei Händen ist der Griff mit der falschen ein Fehlgriff oder kostet nur Zeit.
totem-value-wrong_hand-error = Ein Fehlgriff
totem-value-wrong_hand-ignore = Nur Warten
totem-option-three_player_rule = Drei einer Farbe
totem-option-three_player_rule-hint = Zu dritt zählen auch drei Karten einer Farbe; die Farbpfeile bleiben in der Schachtel.
totem-option-three_colour_effect = Drei einer Farbe sind
totem-option-three_colour_effect-hint = Was drei Karten einer Farbe im Spiel zu dritt auslösen.
totem-value-three_colour_effect-rush = Ein Ansturm
totem-value-three_colour_effect-duel = Ein Duell zu dritt
totem-option-surplus = Überzählige Karten
totem-option-surplus-hint = Was sich nicht gleich verteilen lässt, bekommen die ersten Hände, oder es liegt unter dem Totem.
totem-value-surplus-dealt = Verteilt
totem-value-surplus-pot = Unter dem Totem
totem-option-colour_ends = Farben enden
totem-option-colour_ends-hint = Wann Farbpfeile nicht mehr zählen: erst zugedeckt, oder schon nach dem ersten Farbduell.
totem-value-colour_ends-covered = Wenn zugedeckt
totem-value-colour_ends-first_duel = Nach einem Duell

totem-option-pace_ms = Eigenes Tempo
totem-option-pace_ms-hint = Die Zeit zwischen zwei Karten, wenn das Tempo ein eigenes ist.
totem-option-air_ms = Karte in der Luft
totem-option-air_ms-hint = Wie lange eine Karte sich dreht, bis man sie sieht.
totem-option-min_gap_ms = Kürzester Abstand
totem-option-min_gap_ms-hint = Frühestens so lange nach einer Karte darf die nächste von Hand umgedreht werden.
totem-option-flip_timeout_ms = Geduld
totem-option-flip_timeout_ms-hint = Nach so langer Zeit ohne Taste dreht der Tisch die Karte um.
totem-option-flip_timeout = Für Schläfer umdrehen
totem-option-flip_timeout-hint = Der Tisch dreht die Karte um, wenn jemand zu lange braucht.
totem-option-grace_ms = Gnadenfrist
totem-option-grace_ms-hint = Wie lange ein später Griff nichts kostet, nachdem ein Treffer weg ist.
totem-option-tie_ms = Gleichzeitig
totem-option-tie_ms-hint = So nah beieinander sind Griffe gleichzeitig, und der Vorrang entscheidet.
totem-option-error_lock_ms = Sperre nach Fehlgriff
totem-option-error_lock_ms-hint = Wie lange eine Hand nach einem Fehlgriff warten muss.
totem-option-spent_lock_ms = Sperre nach Absage
totem-option-spent_lock_ms-hint = Wie lange eine Hand warten muss, die nach einem abgesagten Duell gegriffen hat.
totem-option-grip_ms = Griff
totem-option-grip_ms-hint = Wie lange die Taste beim festen Griff gehalten werden muss.
totem-option-hold_ms = Halten
totem-option-hold_ms-hint = Wie lange das Totem bei dem bleibt, der es gegriffen hat.
totem-option-choice_ms = Zeit zum Wählen
totem-option-choice_ms-hint = Wie lange du zwischen Duell und Ansturm wählen kannst.
totem-option-count_step_ms = Zählen
totem-option-count_step_ms-hint = Die Zeit zwischen eins, zwei und drei nach Außenpfeilen.
totem-option-rush_ms = Ansturm
totem-option-rush_ms-hint = Wie lange ein Ansturm offen bleibt, wenn niemand greift.
totem-option-dead_ms = Stiller Tisch
totem-option-dead_ms-hint = Wie lange gewartet wird, wenn keine Hand mehr einen Stapel hat.
totem-option-debounce_ms = Tastenruhe
totem-option-debounce_ms-hint = Kommt dieselbe Taste schneller als so noch einmal, zählt sie nur einmal.

## Auf einem Handy

totem-pad-grab = Greifen
totem-pad-grab-left = Linke Hand
totem-pad-grab-right = Rechte Hand
totem-pad-flip = Umdrehen
totem-pad-flip-left = Links umdrehen
totem-pad-flip-right = Rechts umdrehen
totem-pad-says = Greif zu, wenn du einen Treffer siehst. Ein Fehlgriff kostet.
totem-pad-out = Du hast keine Karten mehr. Sieh den anderen zu.

## Was nicht geht

refusal-totem-seats = Totem ist für 2 bis 10 Spieler.
refusal-totem-automatic = Karten werden von selbst umgedreht.
refusal-totem-wait = Warte.
refusal-totem-empty-deck = Dein Stapel ist leer: Werd deine offenen Karten los.
refusal-totem-not-your-turn = Du bist nicht dran.
refusal-totem-nothing-to-choose = Es gibt nichts zu wählen.
refusal-totem-over = Das Spiel ist aus.
refusal-totem-not-over = Dieses Spiel läuft noch.
refusal-totem-not-endless = Nur eine endlose Partie kann beendet werden.
refusal-totem-no-knock = In diesem Spiel kann das Totem nicht umfallen.
refusal-totem-unsure = Ein Druck, der auf { $ms } ms ungewiss ist, zählt hier nicht. Höchstens { $most } ms sind erlaubt.
refusal-totem-unknown-hand = Die Hand { $hand } gibt es nicht. Hier gibt es: { $allowed }.
refusal-totem-unknown-choice = { $what } steht nicht zur Wahl. Wähl Duell oder Ansturm.
refusal-totem-time-backwards = Die Uhr stand schon bei { $now } ms, bei { $t } ms kann also nichts mehr geschehen.

## Tisch

totem-hand-right = { $name }, rechts
totem-hand-left = { $name }, links
totem-turn-key = { $key } dreht
totem-your-key = deiner Taste
totem-side-right = rechts
totem-side-left = links
totem-ignored-locked = Einen Augenblick gesperrt.
totem-nothing-open = Fehlgriff: Es lag keine Karte offen.
totem-won-series = { $names } gewinnt die Serie
totem-bot-adaptive = Adaptiv
totem-bot-easy = Leicht
totem-bot-medium = Mittel
totem-bot-hard = Schwer
totem-bot-expert = Experte
totem-place = { NUMBER($place) ->
    [1] Zuerst fertig
   *[other] Platz { $place }
}
totem-open-cards = { $count } offen
totem-colours = Farben zählen
totem-let-go = Lass deine Taste los
totem-then = { ", " }
totem-right-of-way = Vorrang bei Gleichzeitigkeit: { $names }.
totem-has-it = { $name } hat das Totem
totem-wrong-grab = Fehlgriff: { $name }
totem-time = { $ms } ms
totem-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
totem-late = { $ms } ms
totem-press-tied = { $name } { $ms } ms, gleichzeitig
totem-press-forgiven = { $name } { $ms } ms, kein Treffer: verziehen
totem-press-second_error = { $name } { $ms } ms, auch kein Treffer
totem-press-beaten = { $name } { $ms } ms
totem-news-duel = { $count ->
    [one] { $names } nimmt die Karten.
   *[other] { $names } nehmen die Karten.
}
totem-differ-twins = Zwei Formen: Sieh in den Kreis.
totem-differ-shape = Zwei Formen: Sie passen nicht.
totem-differ-colour = Es zählen Farben: Diese sind verschieden.
totem-differ-special = Pfeile passen zu keiner Karte.
totem-differ-bare = Ohne offene Karte gibt es keinen Treffer.
totem-differ-alone = Keine andere Karte lag offen.
totem-differ-spent = Ein Paar, aber keins, das zählt.
totem-news-three = Drei Karten einer Farbe: Zu dritt darf dann jeder greifen.
totem-news-rush = Die offenen Karten von { $name } kommen unter das Totem.
totem-news-punished = { $name } nimmt { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
totem-more-presses = und { $count } mehr
totem-tie = Gleichzeitig: { $name } stand beim Vorrang höher.
totem-ask-next = Das Spiel ist zu Ende.
totem-do-next = Nächstes Spiel geben
totem-do-stop = Serie beenden
totem-ask-go-on = Die Uhr steht still.
totem-do-go-on = Weiter
totem-ask-nothing = Umdrehen, schauen, zugreifen.
totem-choose = { $name }: Duell oder Ansturm?
totem-choice-duel = Duell
totem-choice-rush = Ansturm
totem-choice-duel-means = { $losers } { $count ->
    [one] nimmt
   *[other] nehmen
} deine { $pile ->
    [one] Karte
   *[other] { $pile } Karten
}{ $pot ->
    [0] .
    [one] { " " }und die eine unter dem Totem.
   *[other] { " " }und die { $pot } unter dem Totem.
}
totem-choice-rush-means = { $pile ->
    [one] Deine Karte kommt
   *[other] Deine { $pile } Karten kommen
} unter das Totem, und du drehst als Nächstes um.
totem-ignored-late = Zu spät, aber ohne Strafe.
totem-ignored-spent = Dieses Duell war abgesagt.
totem-ignored-out = Diese Hand ist fertig.
totem-ignored-wrong_hand = Falsche Hand: Sie muss einen Augenblick warten.
totem-log-dealt = Spiel { $game }: { $name } dreht zuerst um.
totem-log-grabbed = { $name } hatte das Totem nach { $time }.
totem-log-first = { $name } hatte das Totem nach { $time }, vor { $others }.
totem-log-beaten = { $name } ({ $when ->
    [later] { $ms } ms später
    [sooner] { $ms } ms früher
   *[same] im selben Augenblick
})
totem-log-tie = Gleichzeitig: { $name } hatte nach { $time } Vorrang vor { $others }.
totem-log-duel = { $name } gewann das Duell. Die Karten gingen an { $losers }.
totem-log-rush = { $name } gewann den Ansturm: Diese Ablage kommt unter das Totem.
totem-log-last-card = { $count ->
    [one] { $names } verlor den Ansturm mit der letzten Karte und nimmt alle Ablagen.
   *[other] { $names } verloren den Ansturm mit ihren letzten Karten und teilen alle Ablagen.
}
totem-log-punished = { $name } griff falsch und nahm { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
totem-log-new-deck-coloured = { $name }: Farbpfeile als letzte Karte. Die Ablage ist ein neuer Stapel.
totem-log-new-deck-special = { $name }: nur eine Sonderkarte übrig. Die Ablage ist ein neuer Stapel.
totem-log-new-deck-dead = { $name }: Niemand konnte umdrehen. Die Ablage ist ein neuer Stapel.
totem-log-pot-dealt-out = Alle Karten kamen dreimal herum, und niemand hatte das Totem. { $count ->
    [one] Die Karte unter dem Totem ist
   *[other] Alle { $count } Karten unter dem Totem sind
} jetzt unter den Stapeln.
totem-log-slipped = { $name } ist das Totem entglitten. Das Duell ist abgesagt.
totem-log-rule-colour = Jetzt zählen Farben.
totem-log-rule-shape = Jetzt zählen wieder Formen.
totem-log-out = { $count ->
    [one] { $names } ist alle Karten los.
   *[other] { $names } sind alle Karten los.
}
totem-log-rush-lapsed = Niemand hat gegriffen. Es geht weiter.
totem-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
totem-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen zusammen
}
totem-won-nobody = Unentschieden
totem-why-out = Zuerst alle Karten los.
totem-why-both_hands = Beide Hände sind alle Karten los.
totem-why-fewer_cards = Je eine Hand fertig: weniger Karten übrig.
totem-why-first_out = Je eine Hand fertig und gleich viele Karten: zuerst fertig.
totem-why-draw = Beide wurden zugleich fertig, mit gleich vielen Karten.
totem-series-goes-on = Spiel { $game } der Serie. „Noch einmal“ gibt das nächste.
totem-series-over = Die Serie ist nach Spiel { $game } zu Ende.
totem-stat-of = { $won } / { $lost }
totem-stat-games = Spiele gewonnen
totem-stat-duels = Duelle gewonnen / verloren
totem-stat-rushes = Anstürme gewonnen
totem-stat-errors = Fehlgriffe
totem-stat-missed = Übersehen
totem-stat-median = Zeit im Median
totem-stat-best = Beste Zeit
totem-stat-none = –

## Statistik über viele Spiele

totem-figure-duels_won = Duelle gewonnen
totem-figure-duels_lost = Duelle verloren
totem-figure-rushes_won = Anstürme gewonnen
totem-figure-errors = Fehlgriffe
totem-figure-missed = Treffer verpasst
totem-figure-reactions = Reaktionszeiten
totem-figure-reactions-trend = Median je Spiel, in ms

## Wörter des Spiels: in den Regeln, und wo ein Zeiger auf dem Tisch ruht

totem-term-deck = Stapel
totem-term-deck-means = Die verdeckten Karten eines Spielers. Die Zahl auf dem Schild sagt, wie viele noch umzudrehen sind.
totem-term-pile = Offene Karten
totem-term-pile-means = Was ein Spieler umgedreht hat, seine Ablage. Nur die oberste zählt, und alle müssen weg, bevor du gewinnst.
totem-term-pot = Topf
totem-term-pot-means = Die Karten unter dem Totem. Wer das nächste Duell verliert oder als Nächstes falsch greift, nimmt sie.
totem-term-match = Treffer
totem-term-match-means = Zwei oder mehr oberste Karten mit gleicher Form, oder mit gleicher Farbe, solange Farben zählen.
totem-term-duel = Duell
totem-term-duel-means = Der Kampf um einen Treffer: Von denen, denen die Karten gehören, gewinnt der erste Griff; die anderen nehmen die Karten.
totem-term-rush = Ansturm
totem-term-rush-means = Alle dürfen greifen; wer zuerst da ist, legt die eigenen offenen Karten in den Topf und dreht als Nächstes um.
totem-term-inward = Innenpfeile
totem-term-inward-means = Werden sie umgedreht, dürfen alle greifen. Später sind sie nur eine Karte, zu der nichts passt.
totem-term-outward = Außenpfeile
totem-term-outward-means = Werden sie umgedreht, drehen auf drei alle eine Karte um. Später passt nichts zu ihnen.
totem-term-coloured = Farbpfeile
totem-term-coloured-means = Solange sie oben auf einer Ablage liegen, treffen sich gleiche Farben statt gleicher Formen.
totem-term-colours = Farben zählen
totem-term-colours-means = Farbpfeile liegen obenauf: Jetzt treffen sich gleiche Farben, gleiche Formen nicht.
totem-term-wrong = Fehlgriff
totem-term-wrong-means = Ein Griff ohne Ansturm und ohne eigenen Treffer. Wer so greift, nimmt alle offenen Karten und den Topf.
totem-term-spent = Abgesagt
totem-term-spent-means = Ein Treffer, dem ein anderer Griff zuvorkam. Seine Karten sind blass und zählen nicht mehr.
totem-term-resting = Ruhende Hand
totem-term-resting-means = Eine Hand mit grauem Schild kann einen Augenblick nicht greifen.
totem-term-out = Fertig
totem-term-out-means = Alle Karten los. Wer zuerst fertig ist, gewinnt.
totem-term-twins = Doppelgänger
totem-term-twins-means = Formen, die sich nur in einer Kleinigkeit unterscheiden. Sie passen nicht zusammen.
totem-term-way = Vorrang
totem-term-way-means = Die Liste, die bei Gleichzeitigkeit entscheidet: Wer am höchsten steht, gewinnt und rückt ans Ende.

## Tipps für das erste Spiel

totem-hint-aim = Werde als Erstes alle Karten los: Zeigt deine oberste Karte eine gleiche Form, greif zuerst das Totem, mit { $key }.
totem-hint-duel = Deine oberste Karte hatte einen Treffer. Sei nächstes Mal mit { $key } schneller, und die anderen nehmen die Karten.
totem-hint-rush = Innenpfeile: Alle dürfen greifen. Wer zuerst da ist, wird alle offenen Karten los.
totem-hint-wrong = Mit einem Fehlgriff nimmst du offene Karten. Greif ohne Ansturm nur, wenn deine eigene oberste Karte passt, und schau zweimal hin.
totem-hint-outward = Außenpfeile: Auf drei drehen alle zugleich eine Karte um.
totem-hint-colours = Farbpfeile oben auf einer Ablage: Jetzt passen gleiche Farben, nicht gleiche Formen.
totem-hint-three = Drei einer Farbe: Alle drei dürfen greifen. Wer zuerst da ist, wird alle offenen Karten los.
totem-hint-deck = Dein Stapel ist leer. Gewinn jetzt ein Duell oder einen Ansturm, und du bist alle Karten los.
totem-hint-hand = Einer deiner Stapel ist leer. Gewinn mit dieser Hand ein Duell oder einen Ansturm, und sie ist fertig.
totem-hint-tie = Das war gleichzeitig. Der Vorrang hat entschieden; F2 zeigt die Liste.

## Die erste Lektion

totem-lesson-first = Erste Lektion: der Griff
totem-lesson-first-after = Wie schnell es geht, wählst du an den Plätzen, und auch, wie gut die anderen sind.
totem-lesson-first-grab = Eine Karte nach der anderen wird umgedreht. Werde alle deine los: Sobald deine Karte dieselbe Form zeigt wie eine andere, egal in welcher Farbe, lauft ihr zwei um die Wette zum Totem. Warte, bis zwei gleich sind, dann greif zu: { $key }, oder drück auf das Totem.
refusal-totem-lesson-first-grab = Noch nicht: Keine zwei Formen sind gleich. Wer falsch greift, bekommt Karten.
totem-lesson-first-twins = Du warst zuerst da: Die andere Seite nimmt beide Stapel, du hast jetzt weniger Karten. Aber sieh genau hin: Manche Formen sind fast gleich, und ein falscher Griff kostet dich Karten. Greif, wenn deine wirklich zu einer anderen passt.
refusal-totem-lesson-first-twins = Fast, aber nicht gleich! In einer Partie hätte dich das Karten gekostet.
totem-lesson-first-rush = Gut gesehen. Jetzt eine besondere Karte: Pfeile nach innen. Wenn sie erscheinen, greifen alle, ob etwas passt oder nicht, und wer am schnellsten ist, wird den eigenen Stapel los. Greif, sobald du sie siehst.
refusal-totem-lesson-first-rush = Noch nicht: Nichts passt, und keine Pfeile zeigen nach innen.
totem-lesson-first-faster = Dein Stapel liegt unter dem Totem. Bei Pfeilen nach außen drehen alle zugleich eine Karte um, bei farbigen zählt die Farbe statt der Form. Jetzt so schnell wie in einer Partie. Bereit?
totem-lesson-first-race = Augen auf die Karten. Greif, wenn deine passt!
refusal-totem-lesson-first-race = Noch nicht. Sieh noch einmal hin!
totem-lesson-first-end = Das war es! Wer keine Karte mehr hat, weder im Stapel noch offen, gewinnt.
