# Matches on file, and looking at them again.

error-record-unreadable = The file { $file } cannot be opened.
error-record-in-use = This match is open in another window.
error-record-players = The players in this saved match do not fit this Kibitz.

## The replay

replay-play-hint = Play or hold. Space, or a click on the table, does the same.
replay-step-on-hint = One move on. The right arrow key does the same.
replay-step-back-hint = One move back. The left arrow key does the same.
replay-turn-on-hint = To the next turn. Page down does the same.
replay-turn-back-hint = To the turn before. Page up does the same.
replay-first-hint = To the beginning.
replay-last-hint = To the end.
replay-speed = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-speed-hint = How fast the match runs. The up and down arrow keys do the same.
replay-open = Open
replay-view-hint = Whose cards are seen: one seat’s, or everybody’s.
replay-play-on = Play on from here
replay-play-on-hint = Takes the match up at this point; what you watch stays as it is.
replay-leave-hint = Leave the replay.
replay-film-hint = Make a small film of the match, to be sent.
film-title = A film of this match
film-about = As you see it here, small and quick. It becomes a GIF that any mail or messenger shows.
film-leave = Cancel
film-done = Done
film-kept = To be sent: { $place }
film-full = The disk is full: the film was not kept.
film-not-kept = The film could not be written: { $place }
replay-where = { $now } of { $end }, move { NUMBER($at, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
replay-told = { $time } – { $what }

## The list of matches

shelf-matches-hint = All your matches: go on with one, watch it again, hand it over.
matches-title = Matches
matches-back-hint = Back to the shelf.
matches-none = No match yet. Every match you play is kept here, and a file from a friend can be dropped on this window.
matches-page = { $page } of { $pages }
matches-left-hint = Later matches. Page up does the same.
matches-right-hint = Earlier matches. Page down does the same.
matches-go-on = Go on
matches-go-on-hint = Back to the table, just as it was left.
matches-watch = Watch
matches-watch-hint = See the match again, at any speed.
matches-set-aside = Set aside
matches-set-aside-hint = Moves the file out of this list and keeps it.
matches-hand-over-hint = Copies the match to your desktop, as a file for a friend.
matches-delete-hint = Deletes the match for good, after asking.
matches-handed-over = The match is now at { $file }
matches-not-handed-over = The match could not be copied.
matches-let-in = This match stands under Matches now.
matches-not-let-in = This match can be watched, but the disk did not take it: it does not stand under Matches.
matches-not-over = This match stops before its end: it was handed over so, or its file was cut on the way.
matches-is-aside = The file was kept as { $file }
matches-deleted = The match is deleted.
matches-still-there = The file could not be moved. It is where it was.
matches-ask = Delete this match?
matches-ask-about = It was played { $when }. Once deleted it cannot be brought back.
matches-ask-yes = Delete
matches-ask-no = Keep it
matches-won = { $count ->
    [0] Nobody won.
    [one] { $names } won.
   *[other] { $names } won together.
}
matches-played = { $minutes ->
    [0] { $seconds } s played so far.
   *[other] { $minutes } min { $seconds } s played so far.
}
matches-moves = { $count ->
    [one] 1 move so far.
   *[other] { $count } moves so far.
}
list-comma = { ", " }
list-and = { $first } and { $last }
matches-time = { $hour }:{ $minute }
matches-today = today at { $time }
matches-yesterday = yesterday at { $time }
matches-weekday = on { $day } at { $time }
matches-date = on { $day } { $month } { $year }
matches-day-1 = Monday
matches-day-2 = Tuesday
matches-day-3 = Wednesday
matches-day-4 = Thursday
matches-day-5 = Friday
matches-day-6 = Saturday
matches-day-7 = Sunday
matches-month-1 = January
matches-month-2 = February
matches-month-3 = March
matches-month-4 = April
matches-month-5 = May
matches-month-6 = June
matches-month-7 = July
matches-month-8 = August
matches-month-9 = September
matches-month-10 = October
matches-month-11 = November
matches-month-12 = December
matches-review = Look back
matches-review-hint = Look back: what an expert thinks of every decision.
