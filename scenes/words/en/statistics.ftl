# What is remembered of finished games.

statistics-title = Statistics
statistics-done = Done
statistics-nobody = Nobody yet
statistics-game-hint = Which game.
statistics-person-hint = Whose games. Everybody who has finished one is here, by name.
statistics-empty = Nobody has finished a game of { $game } yet. Sit down and play one: how it went will stand here.
statistics-number = { NUMBER($number, useGrouping: 0) }
statistics-played = { $count ->
    [one] game played
   *[other] games played
}
statistics-won = { $count ->
    [one] win
   *[other] wins
}, { $share } %
statistics-streak = current winning streak
statistics-best-streak = best winning streak
statistics-latest-games = { $count ->
    [one] The latest game
   *[other] The latest { $count } games
}
statistics-ms = { NUMBER($ms, useGrouping: 0) } ms
statistics-ms-or-more = over { NUMBER($ms, useGrouping: 0) } ms
statistics-median = median { NUMBER($ms, useGrouping: 0) } ms
statistics-export = Write as CSV
statistics-export-hint = Writes a table for each game, to open in any spreadsheet.
statistics-exported = The tables are in { $folder }
statistics-export-failed = The tables could not be written: { $why }
statistics-damaged = { $count ->
        [one] One game could not be read and is not counted
       *[other] { $count } games could not be read and are not counted
    }; nothing is lost, it is all kept in { $file }
statistics-large = The statistics had grown too large to be read. The latest games still count; the whole file is kept as { $file }
statistics-unreadable = The statistics cannot be opened. Details are in { $log }
statistics-erase = Erase
statistics-erase-hint = Forgets one person, or everybody. Asks first.
statistics-erase-ask = Erase for good?
statistics-erase-about = What is erased cannot be brought back. Settings and matches stay as they are.
statistics-keep = Keep everything
statistics-erase-one = Erase { $name }
statistics-erase-one-hint = Forgets all games of { $name }; those of all others stay.
statistics-erase-all = Erase everybody
statistics-erase-all-hint = Forgets all games of everybody.
statistics-lamp = Asked the expert
