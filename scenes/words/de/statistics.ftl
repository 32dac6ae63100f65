# Was von beendeten Spielen bleibt.

statistics-title = Statistik
statistics-done = Fertig
statistics-nobody = Noch niemand
statistics-game-hint = Welches Spiel.
statistics-person-hint = Wessen Spiele. Alle, die eins beendet haben, stehen hier mit Namen.
statistics-empty = Noch hat niemand ein Spiel { $game } beendet. Setz dich und spiel eins: Hier wird stehen, wie es ging.
statistics-number = { NUMBER($number, useGrouping: 0) }
statistics-played = { $count ->
    [one] Spiel gespielt
   *[other] Spiele gespielt
}
statistics-won = { $count ->
    [one] Sieg
   *[other] Siege
}, { $share } %
statistics-streak = laufende Siegesserie
statistics-best-streak = längste Siegesserie
statistics-latest-games = { $count ->
    [one] Das letzte Spiel
   *[other] Die letzten { $count } Spiele
}
statistics-ms = { NUMBER($ms, useGrouping: 0) } ms
statistics-ms-or-more = über { NUMBER($ms, useGrouping: 0) } ms
statistics-median = Median { NUMBER($ms, useGrouping: 0) } ms
statistics-export = Als CSV schreiben
statistics-export-hint = Schreibt eine Tabelle für jedes Spiel, für jede Tabellenkalkulation.
statistics-exported = Die Tabellen liegen in { $folder }
statistics-export-failed = Die Tabellen konnten nicht geschrieben werden: { $why }
statistics-damaged = { $count ->
        [one] Ein Spiel war nicht zu lesen und zählt nicht mit
       *[other] { $count } Spiele waren nicht zu lesen und zählen nicht mit
    }; nichts ist verloren, alles liegt in { $file }
statistics-large = Die Statistik war zu groß geworden, um sie zu lesen. Die neuesten Spiele zählen noch; die ganze Datei liegt jetzt unter { $file }
statistics-unreadable = Die Statistik lässt sich nicht öffnen. Näheres steht in { $log }
statistics-erase = Löschen
statistics-erase-hint = Vergisst eine Person oder alle. Fragt vorher.
statistics-erase-ask = Für immer löschen?
statistics-erase-about = Was gelöscht ist, kommt nicht wieder. Einstellungen und Partien bleiben, wie sie sind.
statistics-keep = Alles behalten
statistics-erase-one = { $name } löschen
statistics-erase-one-hint = Vergisst alle Spiele von { $name }; die der anderen bleiben.
statistics-erase-all = Alle löschen
statistics-erase-all-hint = Vergisst alle Spiele von allen.
statistics-lamp = Den Könner gefragt
