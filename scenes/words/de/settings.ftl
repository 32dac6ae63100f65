# Was jederzeit eingestellt werden kann, für das ganze Haus.

language-name = Deutsch
# ltr (von links nach rechts) oder rtl (von rechts nach links)
language-direction = ltr

settings-title = Einstellungen
settings-done = Fertig
settings-about-hint = Über Kibitz: Version, Lizenzen, wo deine Dateien liegen.
settings-sound = Ton
settings-sound-hint = Wie laut es ist.
settings-pace = Tempo
settings-pace-hint = Wie Karten sich bewegen und wie schnell.
settings-table = Tisch
settings-table-hint = Worauf Karten liegen, wie ihre Rücken aussehen und was am Tisch gesagt wird.
settings-reading = Lesen
settings-reading-hint = Wie groß, wie klar und in welcher Sprache.
settings-window = Fenster
settings-window-hint = Wie groß Kibitz ist, und auf welchem Bildschirm.

## Ton

comfort-sound = Ton
comfort-sound-hint = Alle Töne an oder aus. Am Tisch tut F3 dasselbe.
comfort-volume = Lautstärke
comfort-volume-hint = Wie laut alles ist.
comfort-effects = Karten und Tisch
comfort-effects-hint = Wie laut Karten und Knöpfe sind, als Teil der Lautstärke.
comfort-music = Musik
comfort-music-hint = Wie laut die leise Musik ist. Bei 0 % gibt es keine.
comfort-talk = Figuren reden
comfort-talk-hint = Ab und zu sagt jemand am Tisch einen Satz über das, was alle gesehen haben.
comfort-percent = { $percent } %

## Tisch

comfort-motion = Bewegung
comfort-motion-hint = Wie Karten sich bewegen. Ruhig lässt Rucken, Blitze und Flüge weg.
comfort-motion-normal = Normal
comfort-motion-off = Aus
comfort-motion-reduced = Ruhig
comfort-speed = Tempo
comfort-speed-hint = Wie schnell du in Spielen ohne Uhr siehst, was geschieht. Am Tisch tut F8 dasselbe.
comfort-speed-slow = Langsam
comfort-speed-normal = Normal
comfort-speed-fast = Schnell
comfort-speed-very-fast = Sehr schnell
comfort-pauses = Bots warten
comfort-pauses-hint = Wie lange Bots beim gewählten Tempo warten, bevor sie spielen.
comfort-pauses-short = Kurz
comfort-pauses-normal = Wie üblich
comfort-pauses-long = Lange
comfort-cloth = Tuch
comfort-cloth-hint = Jedes Spiel hat ein Tuch in seiner Farbe; es kann dunkler oder heller sein.
comfort-cloth-own = Wie im Spiel
comfort-cloth-dark = Dunkler
comfort-cloth-light = Heller
comfort-back = Rückseiten
comfort-back-hint = Für Spiele, deren Rückseiten nichts verraten; alle anderen behalten ihre eigenen.
comfort-back-own = Wie im Spiel
comfort-back-lozenges = Blaue Rauten
comfort-back-rays = Rote Sonne
comfort-back-stars = Grüne Sterne
comfort-back-scales = Schwarz und Messing
comfort-marks = Farbbuchstaben
comfort-marks-hint = Jede Karte sagt ihre Farbe auch mit einem Buchstaben.

## Lesen

comfort-text-size = Schriftgröße
comfort-text-size-hint = Alle Schrift außer der auf Karten, so groß, wie Platz ist.
comfort-contrast = Starker Kontrast
comfort-contrast-hint = Dunkles Tuch, helle Ränder und ruhiger Grund hinter aller Schrift.
comfort-language = Sprache
comfort-language-hint = Die Sprache aller Texte.

## Fenster

comfort-screen = Vollbild
comfort-screen-hint = Der ganze Bildschirm oder ein Fenster. F11 tut jederzeit dasselbe.
comfort-window = Fenstergröße
comfort-window-hint = Wie groß das Fenster ist, wenn es nicht den Bildschirm füllt.
comfort-window-pixels = { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }
comfort-monitor = Bildschirm
comfort-monitor-hint = Auf welchem Bildschirm das Fenster ist, jetzt und beim nächsten Mal.
comfort-monitor-name = { $number }: { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }

## Rückseiten, die man sich erspielt

back-wins-rays = Für drei verschiedene zu Ende gespielte Spiele: bisher { $done } von { $of }.
back-wins-stars = Für zehn zu Ende gespielte Spiele: bisher { $done } von { $of }.
back-wins-scales = Für einen Sieg gegen einen Experten, in welchem Spiel auch immer.
back-won = Eine neue Rückseite: „{ $name }“. Zu wählen in den Einstellungen.
