# Bewaarde partijen, en hoe je ze nog eens bekijkt.

error-record-unreadable = Het bestand { $file } gaat niet open.
error-record-in-use = Deze partij is in een ander venster open.
error-record-players = De spelers van deze bewaarde partij passen niet bij deze Kibitz.

## De herhaling

replay-play-hint = Afspelen of stilzetten. De spatiebalk of een klik op de tafel doet hetzelfde.
replay-step-on-hint = Eén zet verder. De pijltoets naar rechts doet hetzelfde.
replay-step-back-hint = Eén zet terug. De pijltoets naar links doet hetzelfde.
replay-turn-on-hint = Naar de volgende beurt. Page Down doet hetzelfde.
replay-turn-back-hint = Naar de vorige beurt. Page Up doet hetzelfde.
replay-first-hint = Naar het begin.
replay-last-hint = Naar het eind.
replay-speed = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-speed-hint = Hoe snel de partij loopt. De pijltoetsen omhoog en omlaag doen hetzelfde.
replay-open = Open
replay-view-hint = Wiens kaarten je ziet: die van één plaats of die van iedereen.
replay-play-on = Vanaf hier spelen
replay-play-on-hint = Speelt de partij vanaf dit punt verder; wat je bekijkt, blijft zoals het is.
replay-leave-hint = De herhaling verlaten.
replay-film-hint = Maak van de partij een filmpje om te versturen.
film-title = Een film van deze partij
film-about = Zoals je die hier ziet, klein en snel: een GIF die elke mail en elke chat laat zien.
film-leave = Stoppen
film-done = Klaar
film-kept = Om te versturen: { $place }
film-full = De schijf is vol: de film is niet bewaard.
film-not-kept = De film kon niet worden geschreven: { $place }
replay-where = { $now } van { $end }, zet { NUMBER($at, useGrouping: 0) } van { NUMBER($all, useGrouping: 0) }
replay-told = { $time } – { $what }

## De lijst met partijen

shelf-matches-hint = Al je partijen: verder spelen, nog eens bekijken of doorgeven.
matches-title = Partijen
matches-back-hint = Terug naar de kast.
matches-none = Nog geen partij. Elke partij die je speelt, wordt hier bewaard, en een bestand van een vriend kun je op dit venster slepen.
matches-page = { $page } van { $pages }
matches-left-hint = Latere partijen. Page Up doet hetzelfde.
matches-right-hint = Eerdere partijen. Page Down doet hetzelfde.
matches-go-on = Verder
matches-go-on-hint = Terug naar de tafel, precies zoals je die verliet.
matches-watch = Bekijken
matches-watch-hint = De partij nog eens zien, zo snel als je wilt.
matches-set-aside = Opzij
matches-set-aside-hint = Haalt het bestand uit deze lijst en bewaart het.
matches-hand-over-hint = Zet de partij als bestand voor een vriend op je bureaublad.
matches-delete-hint = Wist de partij voorgoed, maar vraagt het eerst.
matches-handed-over = De partij staat nu in { $file }
matches-not-handed-over = De partij kon niet worden gekopieerd.
matches-let-in = Deze partij staat nu bij ‘Partijen’.
matches-not-let-in = Deze partij kun je bekijken, maar de schijf nam die niet aan: bij ‘Partijen’ staat hij niet.
matches-not-over = Deze partij stopt voor het einde: zo is hij doorgegeven, of onderweg ging een stuk van het bestand verloren.
matches-is-aside = Het bestand ligt nu in { $file }
matches-deleted = De partij is gewist.
matches-still-there = Het bestand kon niet worden verplaatst. Het is waar het was.
matches-ask = Deze partij wissen?
matches-ask-about = Hij is { $when } gespeeld. Eenmaal gewist komt hij niet terug.
matches-ask-yes = Wissen
matches-ask-no = Houden
matches-won = { $count ->
    [0] Niemand heeft gewonnen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben samen gewonnen.
}
matches-played = { $minutes ->
    [0] Tot nu toe { $seconds } s gespeeld.
   *[other] Tot nu toe { $minutes } min { $seconds } s gespeeld.
}
matches-moves = { $count ->
    [one] Tot nu toe 1 zet.
   *[other] Tot nu toe { $count } zetten.
}
list-comma = { ", " }
list-and = { $first } en { $last }
matches-time = { $hour }:{ $minute } uur
matches-today = vandaag om { $time }
matches-yesterday = gisteren om { $time }
matches-weekday = op { $day } om { $time }
matches-date = op { $day } { $month } { $year }
matches-day-1 = maandag
matches-day-2 = dinsdag
matches-day-3 = woensdag
matches-day-4 = donderdag
matches-day-5 = vrijdag
matches-day-6 = zaterdag
matches-day-7 = zondag
matches-month-1 = januari
matches-month-2 = februari
matches-month-3 = maart
matches-month-4 = april
matches-month-5 = mei
matches-month-6 = juni
matches-month-7 = juli
matches-month-8 = augustus
matches-month-9 = september
matches-month-10 = oktober
matches-month-11 = november
matches-month-12 = december
matches-review = Terugblik
matches-review-hint = Terugblik: wat een kenner van elke keuze vindt.
