# The rules pages, explanations under the pointer, and hints for a first game.

rules-open = Rules
rules-open-hint = How the game is played, with pictures. At the table F1 shows it at any time.
rules-search = Search
rules-search-hint = Type a word, then Enter: shows where it stands in the rules.
rules-contents-hint = The chapters, one after the other.
rules-earlier-hint = Back. Page Up does the same.
rules-later-hint = On. Page Down does the same.
rules-done = Done
rules-done-hint = Back to where you were. Nothing has changed there.
rules-hit-hint = Enter opens the page there.
rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
rules-term = { $name }:
rules-help = Arrows choose a page, Page Up and Page Down read on, Esc leaves. F12 saves a picture of the window.
comfort-hints = First-game hints
comfort-hints-hint = A few sentences at the table, each shown twice. Switched on again, all of them come back.
