# The command line. Read without Fluent: plain "key = text" lines only.

front-about = Kibitz, a card table on the desktop.
front-usage = python main.py [option ...]
front-options = Options
front-help = show this list and stop
front-game = open the table of this game at once, such as totem
front-seats = who plays: a number (you and bots), or a list such as person,person,bot:hard,adaptive
front-seed = deal the same match again: a whole number
front-size = size of the window, such as 1280x800
front-windowed = start in a window
front-full-screen = start in full screen
front-selfcheck = draw every screen once and stop
front-first-frame = show the start screen once and stop
front-selfcheck-done = All { $count } screens were drawn.
