# Gesicherte Partien, und wie man sie noch einmal sieht.

error-record-unreadable = Die Datei { $file } lässt sich nicht öffnen.
error-record-in-use = Diese Partie ist in einem anderen Fenster offen.
error-record-players = Die Spieler dieser gesicherten Partie passen nicht zu diesem Kibitz.

## Die Wiederholung

replay-play-hint = Abspielen oder anhalten. Die Leertaste oder ein Klick auf den Tisch tut dasselbe.
replay-step-on-hint = Einen Schritt weiter. Die Pfeiltaste nach rechts tut dasselbe.
replay-step-back-hint = Einen Schritt zurück. Die Pfeiltaste nach links tut dasselbe.
replay-turn-on-hint = Zum nächsten Zug. Bild runter tut dasselbe.
replay-turn-back-hint = Zum vorigen Zug. Bild hoch tut dasselbe.
replay-first-hint = Zum Anfang.
replay-last-hint = Zum Ende.
replay-speed = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-speed-hint = Wie schnell die Partie läuft. Die Pfeiltasten hoch und runter tun dasselbe.
replay-open = Offen
replay-view-hint = Wessen Karten zu sehen sind: die eines Platzes oder alle.
replay-play-on = Ab hier weiterspielen
replay-play-on-hint = Nimmt die Partie an dieser Stelle auf; was du ansiehst, bleibt, wie es ist.
replay-leave-hint = Die Wiederholung verlassen.
replay-film-hint = Aus der Partie einen kleinen Film zum Verschicken machen.
film-title = Ein Film dieser Partie
film-about = So, wie du sie hier siehst, klein und schnell: ein GIF, das in jeder Mail und jedem Chat läuft.
film-leave = Abbrechen
film-done = Fertig
film-kept = Zum Verschicken: { $place }
film-full = Die Platte ist voll: Der Film wurde nicht gespeichert.
film-not-kept = Der Film ließ sich nicht speichern: { $place }
replay-where = { $now } von { $end }, Schritt { NUMBER($at, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) }
replay-told = { $time } – { $what }

## Die Liste der Partien

shelf-matches-hint = Alle deine Partien: eine weiterspielen, noch einmal ansehen oder weitergeben.
matches-title = Partien
matches-back-hint = Zurück zum Regal.
matches-none = Noch keine Partie. Jede, die du spielst, wird hier aufgehoben, und die Datei eines Freundes kannst du auf dieses Fenster ziehen.
matches-page = { $page } von { $pages }
matches-left-hint = Spätere Partien. Bild hoch tut dasselbe.
matches-right-hint = Frühere Partien. Bild runter tut dasselbe.
matches-go-on = Weiter
matches-go-on-hint = Zurück an den Tisch, so wie er verlassen wurde.
matches-watch = Ansehen
matches-watch-hint = Die Partie noch einmal sehen, so schnell du magst.
matches-set-aside = Weglegen
matches-set-aside-hint = Nimmt die Datei aus dieser Liste und hebt sie auf.
matches-hand-over-hint = Legt die Partie als Datei für Freunde auf deinen Desktop.
matches-delete-hint = Löscht die Partie für immer, fragt aber vorher.
matches-handed-over = Die Partie liegt jetzt unter { $file }
matches-not-handed-over = Die Partie ließ sich nicht kopieren.
matches-let-in = Diese Partie steht jetzt unter „Partien“.
matches-not-let-in = Diese Partie lässt sich ansehen, aber nicht speichern: Unter „Partien“ steht sie nicht.
matches-not-over = Diese Partie hört vor dem Ende auf: Sie wurde so weitergegeben, oder unterwegs ging ein Stück der Datei verloren.
matches-is-aside = Die Datei liegt jetzt unter { $file }
matches-deleted = Die Partie ist gelöscht.
matches-still-there = Die Datei ließ sich nicht bewegen. Sie ist, wo sie war.
matches-ask = Diese Partie löschen?
matches-ask-about = Gespielt wurde sie { $when }. Einmal gelöscht, kommt sie nicht wieder.
matches-ask-yes = Löschen
matches-ask-no = Behalten
matches-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben zusammen gewonnen.
}
matches-played = { $minutes ->
    [0] Bisher { $seconds } s gespielt.
   *[other] Bisher { $minutes } min { $seconds } s gespielt.
}
matches-moves = { $count ->
    [one] Bisher 1 Zug.
   *[other] Bisher { $count } Züge.
}
list-comma = { ", " }
list-and = { $first } und { $last }
matches-time = { $hour }:{ $minute } Uhr
matches-today = heute um { $time }
matches-yesterday = gestern um { $time }
matches-weekday = am { $day } um { $time }
matches-date = am { $day }. { $month } { $year }
matches-day-1 = Montag
matches-day-2 = Dienstag
matches-day-3 = Mittwoch
matches-day-4 = Donnerstag
matches-day-5 = Freitag
matches-day-6 = Samstag
matches-day-7 = Sonntag
matches-month-1 = Januar
matches-month-2 = Februar
matches-month-3 = März
matches-month-4 = April
matches-month-5 = Mai
matches-month-6 = Juni
matches-month-7 = Juli
matches-month-8 = August
matches-month-9 = September
matches-month-10 = Oktober
matches-month-11 = November
matches-month-12 = Dezember
matches-review = Rückblick
matches-review-hint = Rückblick: was ein Könner von jeder Entscheidung hält.
