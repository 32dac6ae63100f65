# Wat altijd kan worden ingesteld, voor het hele huis.

language-name = Nederlands
# ltr (van links naar rechts) of rtl (van rechts naar links)
language-direction = ltr

settings-title = Instellingen
settings-done = Klaar
settings-about-hint = Over Kibitz: versie, licenties, waar je bestanden liggen.
settings-sound = Geluid
settings-sound-hint = Hoe hard het is.
settings-pace = Tempo
settings-pace-hint = Hoe kaarten bewegen, en hoe snel.
settings-table = Tafel
settings-table-hint = Waar kaarten op liggen, hoe hun achterkant eruitziet, en wat er aan tafel wordt gezegd.
settings-reading = Lezen
settings-reading-hint = Hoe groot, hoe helder, en in welke taal.
settings-window = Venster
settings-window-hint = Hoe groot Kibitz is, en op welk scherm.

## Geluid

comfort-sound = Geluid
comfort-sound-hint = Alle geluiden aan of uit. Aan tafel doet F3 hetzelfde.
comfort-volume = Volume
comfort-volume-hint = Hoe hard alles is.
comfort-effects = Kaarten en tafel
comfort-effects-hint = Hoe hard kaarten en knoppen zijn, als deel van het volume.
comfort-music = Muziek
comfort-music-hint = Hoe hard de rustige muziek is. Bij 0% is er geen.
comfort-talk = Figuren praten
comfort-talk-hint = Af en toe zegt iemand aan tafel iets over wat iedereen heeft gezien.
comfort-percent = { $percent }%

## Tafel

comfort-motion = Beweging
comfort-motion-hint = Hoe kaarten bewegen. Rustig laat schokken, flitsen en vluchten weg.
comfort-motion-normal = Normaal
comfort-motion-off = Uit
comfort-motion-reduced = Rustig
comfort-speed = Tempo
comfort-speed-hint = Hoe snel je ziet wat er gebeurt in spellen zonder klok. Aan tafel doet F8 hetzelfde.
comfort-speed-slow = Langzaam
comfort-speed-normal = Normaal
comfort-speed-fast = Snel
comfort-speed-very-fast = Heel snel
comfort-pauses = Bots wachten
comfort-pauses-hint = Hoelang bots bij het gekozen tempo wachten voor ze spelen.
comfort-pauses-short = Kort
comfort-pauses-normal = Gewoon
comfort-pauses-long = Lang
comfort-cloth = Laken
comfort-cloth-hint = Elk spel heeft een laken in zijn eigen kleur; het kan donkerder of lichter.
comfort-cloth-own = Als in het spel
comfort-cloth-dark = Donkerder
comfort-cloth-light = Lichter
comfort-back = Achterkanten
comfort-back-hint = Voor spellen waarvan de achterkant niets verraadt; alle andere houden hun eigen.
comfort-back-own = Als in het spel
comfort-back-lozenges = Blauwe ruiten
comfort-back-rays = Rode zon
comfort-back-stars = Groene sterren
comfort-back-scales = Zwart en messing
comfort-marks = Kleurletters
comfort-marks-hint = Elke kaart toont ook een letter voor de kleur.

## Lezen

comfort-text-size = Lettergrootte
comfort-text-size-hint = Alle letters behalve die op kaarten, zo groot als ze passen.
comfort-contrast = Hoog contrast
comfort-contrast-hint = Een donker laken, lichte randen en een rustige grond achter alle letters.
comfort-language = Taal
comfort-language-hint = De taal van alle teksten.

## Venster

comfort-screen = Volledig scherm
comfort-screen-hint = Het hele scherm of een venster. F11 doet altijd hetzelfde.
comfort-window = Venstermaat
comfort-window-hint = Hoe groot het venster is als het niet het scherm vult.
comfort-window-pixels = { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }
comfort-monitor = Scherm
comfort-monitor-hint = Op welk scherm het venster staat, nu en de volgende keer.
comfort-monitor-name = { $number }: { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }

## Achterkanten die je met spelen wint

back-wins-rays = Voor drie verschillende uitgespeelde spellen: tot nu toe { $done } van { $of }.
back-wins-stars = Voor tien uitgespeelde spellen: tot nu toe { $done } van { $of }.
back-wins-scales = Voor een overwinning op een expert, in welk spel dan ook.
back-won = Een achterkant gewonnen: ‘{ $name }’. Kies hem bij de instellingen.
