# What can be settled at any time, for the whole house.

language-name = English
# ltr (left to right) or rtl (right to left)
language-direction = ltr

settings-title = Settings
settings-done = Done
settings-about-hint = About Kibitz: version, licences, where your files are.
settings-sound = Sound
settings-sound-hint = How loud it is.
settings-pace = Pace
settings-pace-hint = How cards move, and how fast.
settings-table = Table
settings-table-hint = What cards lie on, how their backs look, and what is said at the table.
settings-reading = Reading
settings-reading-hint = How large, how clear, and in which language.
settings-window = Window
settings-window-hint = How large Kibitz is, and on which screen.

## Sound

comfort-sound = Sound
comfort-sound-hint = All sounds on or off. At the table F3 does the same.
comfort-volume = Volume
comfort-volume-hint = How loud everything is.
comfort-effects = Cards and table
comfort-effects-hint = How loud cards and buttons are, as a part of the volume.
comfort-music = Music
comfort-music-hint = How loud the quiet music is. At 0 % there is none.
comfort-talk = Characters talk
comfort-talk-hint = Now and then somebody at the table says a line about what all have seen.
comfort-percent = { $percent } %

## Table

comfort-motion = Motion
comfort-motion-hint = How cards move. Reduced leaves out shakes, flashes and flights.
comfort-motion-normal = Normal
comfort-motion-off = Off
comfort-motion-reduced = Reduced
comfort-speed = Speed
comfort-speed-hint = How fast you see what happens in games without a clock. At the table F8 does the same.
comfort-speed-slow = Slow
comfort-speed-normal = Normal
comfort-speed-fast = Fast
comfort-speed-very-fast = Very fast
comfort-pauses = Bots pause
comfort-pauses-hint = How long bots wait before they play, at the speed that is chosen.
comfort-pauses-short = Briefly
comfort-pauses-normal = As usual
comfort-pauses-long = Long
comfort-cloth = Cloth
comfort-cloth-hint = Each game has a cloth of its own colour; it can be darker or lighter.
comfort-cloth-own = As the game has it
comfort-cloth-dark = Darker
comfort-cloth-light = Lighter
comfort-back = Card backs
comfort-back-hint = For games whose backs tell nothing; all others keep their own.
comfort-back-own = As the game has them
comfort-back-lozenges = Blue lozenges
comfort-back-rays = Red sun
comfort-back-stars = Green stars
comfort-back-scales = Black and brass
comfort-marks = Colour letters
comfort-marks-hint = Every card says its colour with a letter, too.

## Reading

comfort-text-size = Text size
comfort-text-size-hint = All letters but those on cards, as large as they fit.
comfort-contrast = High contrast
comfort-contrast-hint = A dark cloth, bright rims, and plain grounds behind all letters.
comfort-language = Language
comfort-language-hint = The language of every word you read.

## Window

comfort-screen = Full screen
comfort-screen-hint = The whole screen, or a window. F11 does the same at any time.
comfort-window = Window size
comfort-window-hint = How large the window is when it does not fill the screen.
comfort-window-pixels = { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }
comfort-monitor = Screen
comfort-monitor-hint = Which screen the window is on, now and next time.
comfort-monitor-name = { $number }: { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }

## Card backs that are won by playing

back-wins-rays = Won by finishing three different games: { $done } of { $of } so far.
back-wins-stars = Won by finishing ten games: { $done } of { $of } so far.
back-wins-scales = Won by beating an expert, in any game.
back-won = You have won a card back: “{ $name }”. Choose it in the settings.
