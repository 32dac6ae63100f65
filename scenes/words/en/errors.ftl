# What Kibitz says when something is wrong.
#
# The sentences of the first section are also read while parts of Kibitz are missing, by a
# reader that knows plain "key = text" lines and { $name } and nothing else of Fluent.

## Front door

error-old-python = Kibitz needs Python { $needed } or later; this is Python { $found }.
error-missing-packages = Kibitz cannot start because these packages are missing: { $packages }. Install them with: { $command }
error-broken-pygame = Kibitz needs pygame-ce, but another pygame stands in its place. Repair it with: { $remove } and then: { $command }
error-no-display = Kibitz found no screen to open its window on.
error-home = Kibitz keeps its files where { $name } says, but “{ $what }” begins with the home of somebody who is not here. Write the whole way to a folder.
error-command-line = Kibitz does not understand “{ $what }”. All that it understands is listed by: { $command }
error-unknown-game = There is no game called “{ $what }” here. There is: { $games }
error-bad-seats = Seats cannot be “{ $what }”. Write a number of players, such as 4, or a list such as: person,person,bot:hard. Bots here: { $levels }
error-shortcut-windows = Windows makes shortcuts itself: right-click the desktop, choose New, then Shortcut, and enter: { $command }
error-shortcut-mac = On a Mac, drag Kibitz.app to the Dock; it is made by: { $command }
error-shortcut-folder = Kibitz cannot get into the menu, because this folder cannot be written to: { $folder }
error-bad-size = The size of the window cannot be “{ $what }”. A window is at least { $smallest }, written like 1280x800.
error-one-seat = 1 seat is not possible; this game is for { $fewest } to { $most }.
error-too-many-seats = { $what } seats are not possible; this game is for { $fewest } to { $most }.
error-exact-seats = This game is for exactly { $most }.
error-unheard = What Kibitz has to say cannot be written: where it goes there is no room.
error-mended = Something broke; nothing is lost.
error-crash = Kibitz had to stop because of a mistake in the program.
error-crash-saved = Whatever was being played is saved.
error-crash-unsaved = The end of the last match could not be saved: the disk would not take it.
error-crash-log = What happened is written in { $log }
error-blank-scene = The picture of { $scene } stayed empty.
error-close = Press any key to close this window.
error-settings-set-aside = Your settings could not be read, so Kibitz starts with fresh ones; the old file was kept as { $file }
error-settings-line = Line { $line } of your settings file makes no sense, so Kibitz starts with fresh ones. The old file is kept: mend that line and put it back, or leave it. It is now { $file }
error-settings-unreadable = Your settings cannot be opened, so Kibitz starts with fresh ones. Details are in { $log }

## Files of every kind

error-file-large = This file has more than { $most } KB, more than Kibitz ever writes into one. It is probably something else: choose another file.
error-file-long = Line { $line } has more than { $most } bytes, more than Kibitz ever writes. Put a sound copy in its place, or set the file aside.
error-file-deep = In line { $line } brackets stand inside brackets deeper than Kibitz ever writes them. Put a sound copy in its place, or set the file aside.
error-file-number = Line { $line } has a number of more than { $most } digits, longer than any Kibitz knows. Put a sound copy in its place, or set the file aside.

## Records

error-record-foreign = This file is not a saved match of Kibitz.
error-record-newer = This match was saved by a newer Kibitz (format { $format }). Bring Kibitz up to date to open it.
error-record-damaged = This saved match is damaged: line { $line } is not as it was written.
error-record-head = The beginning of this saved match makes no sense: { $why }
error-record-options = The options in this saved match do not fit the game: { $names }
error-record-game = This match is of a game that is not here: { $game }
error-record-drift = This saved match cannot be played to its end: the rules refuse move { $move }, “{ $text }”.
refusal-undo-timed = In a game against time nothing can be taken back.
refusal-undo-nothing = There is no move to take back.
refusal-undo-over = The match is over: nothing can be taken back any more.
refusal-undo-shown = This cannot be taken back: something hidden has been shown since.
refusal-redo-nothing = There is no move to play again.
refusal-redo-phone = That move was made on a phone: it can be made again there.

## Options

refusal-unknown-value = “{ $option }” cannot be “{ $value }”. It can be: { $allowed }
