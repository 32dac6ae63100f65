# Wat er blijft van afgelopen spellen.

statistics-title = Statistiek
statistics-done = Klaar
statistics-nobody = Nog niemand
statistics-game-hint = Welk spel.
statistics-person-hint = Wiens spellen. Iedereen die er een uitspeelde, staat hier met naam.
statistics-empty = Nog niemand heeft { $game } uitgespeeld. Ga zitten en speel er een: hier komt te staan hoe het ging.
statistics-number = { NUMBER($number, useGrouping: 0) }
statistics-played = { $count ->
    [one] spel gespeeld
   *[other] spellen gespeeld
}
statistics-won = { $count ->
    [one] zege
   *[other] zeges
}, { $share }%
statistics-streak = huidige zegereeks
statistics-best-streak = langste zegereeks
statistics-latest-games = { $count ->
    [one] Het laatste spel
   *[other] De laatste { $count } spellen
}
statistics-ms = { NUMBER($ms, useGrouping: 0) } ms
statistics-ms-or-more = meer dan { NUMBER($ms, useGrouping: 0) } ms
statistics-median = mediaan { NUMBER($ms, useGrouping: 0) } ms
statistics-export = Schrijf als CSV
statistics-export-hint = Schrijft voor elk spel een tabel, voor elk rekenblad.
statistics-exported = De tabellen liggen in { $folder }
statistics-export-failed = De tabellen konden niet worden geschreven: { $why }
statistics-damaged = { $count ->
        [one] Eén spel was niet te lezen en telt niet mee
       *[other] { $count } spellen waren niet te lezen en tellen niet mee
    }; er is niets verloren, alles ligt in { $file }
statistics-large = De statistiek was te groot geworden om te lezen. De nieuwste spellen tellen nog; het hele bestand ligt nu in { $file }
statistics-unreadable = De statistiek gaat niet open. Meer staat in { $log }
statistics-erase = Wissen
statistics-erase-hint = Vergeet één persoon of iedereen. Vraagt het eerst.
statistics-erase-ask = Voorgoed wissen?
statistics-erase-about = Wat gewist is, komt niet terug. Instellingen en partijen blijven zoals ze zijn.
statistics-keep = Alles houden
statistics-erase-one = { $name } wissen
statistics-erase-one-hint = Vergeet alle spellen van { $name }; die van de anderen blijven.
statistics-erase-all = Iedereen wissen
statistics-erase-all-hint = Vergeet alle spellen van iedereen.
statistics-lamp = Vroeg de kenner
