# Alles vor und nach einem Spiel: das Regal, die Plätze, die Pause und das Ergebnis.

app-title = Kibitz
app-tagline = Setz dich. Gemischt ist schon.
menu-help = Pfeile bewegen, Enter wählt, die Rücktaste geht Werte zurück, Esc verlässt.

## Das Regal

shelf-facts = { $players }, { $length }
shelf-closed-band = Noch nicht offen
shelf-closed = { $title } ist noch in Arbeit. Die Schachtel geht mit einem späteren Kibitz auf.
shelf-continue = Weiter
shelf-continue-about = { $game } mit { $names } ist noch nicht zu Ende.
shelf-continue-unknown = Eine Partie ist noch nicht zu Ende.
shelf-continue-hint = Zurück an den Tisch, so wie du ihn verlassen hast.
shelf-continue-failed = Diese Partie war nicht zu lesen. Ihre Datei liegt in { $folder }
shelf-play = Hinsetzen
shelf-play-hint = Wähl, wer spielt und mit welchen Tasten.
shelf-sound-on = Der Ton ist an. Am Tisch schaltet F3 ihn aus und an.
shelf-sound-off = Der Ton ist aus. Am Tisch schaltet F3 ihn aus und an.
shelf-settings-hint = Ton, Bewegung, Tisch, Schrift und Kontrast, Sprache, Fenster.
shelf-statistics-hint = Wer was gespielt hat und wie es ging.
shelf-screen-hint = Der ganze Bildschirm oder ein Fenster. F11 tut jederzeit dasselbe.
shelf-quit-hint = Kibitz verlassen.

## Plätze

seats-sheet-seats = Plätze
seats-sheet-options = Optionen
option-usual-hint = „{ $option }“ wieder wie üblich.
options-more = { $changed ->
    [0] { $count } weitere Optionen
    [one] { $count } weitere Optionen, { $changed } davon geändert
   *[other] { $count } weitere Optionen, { $changed } davon geändert
}
options-fewer = Weniger Optionen
options-more-hint = Alle übrigen, in Gruppen.
option-group-match = Die Partie
option-group-cards = Die Karten
option-group-rules = Die Regeln
option-group-table = Am Tisch
option-group-times = Zeiten
seats-back-hint = Zurück zum Regal.
seats-count = { $count } Spieler
seats-fewer-hint = Der letzte Platz geht weg.
seats-more-hint = Ein Platz mehr.
seats-person = Mensch
seats-clockwise = Im Uhrzeigersinn
seats-anticlockwise = Gegen den Uhrzeigersinn
seats-face-hint = Das Gesicht von { $name }. Enter nimmt das nächste freie.
seats-colour-hint = Farbe und Zeichen von { $name }. Enter nimmt die nächste freie.
seats-name-hint = Mit Enter oder einem Klick schreibst du einen anderen Namen.
seats-level-hint = Wer für { $name } spielt: ein Mensch oder ein Bot, und wie gut.
seats-key-hint = Taste von { $name }: { $what }. Enter, dann eine andere Taste oder einen Knopf drücken.
seats-press-key = …
seats-no-key = ?
seats-handicap = { $ms ->
    [0] Sofort
   *[other] +{ $ms } ms
}
seats-handicap-hint = Jeder Druck von { $name } zählt so viel später: für Große unter Kindern.
seats-test = Tasten testen
seats-test-hint = Alle drücken zugleich: zeigt, welche Tasten deine Tastatur durchlässt.
seats-unbound = { $name } hat noch keine Taste. Wähl eine auf der Karte.
seats-workshop = Kartenwerkstatt
seats-workshop-hint = Bau eigene Karten und probier sie aus.
seats-seed = Blatt Nr.
seats-seed-hint = Dieselbe Nummer gibt dieselben Karten noch einmal.
seats-chance-hint = Eine andere Nummer, durch Zufall.
seats-deal = Geben
seats-deal-hint = Karten geben und anfangen.
option-printed = Wie gedruckt
option-ms = { $ms } ms
option-seconds = { $seconds } s

## Tasten testen

keys-title = Alle zugleich, jetzt
keys-ask = Jeder drückt seine Taste und hält sie. Was leuchtet, kommt durch.
keys-ask-one = Drück deine Taste. Leuchtet sie auf, kommt sie durch.
keys-again = Noch einmal
keys-take = Bessere Tasten nehmen
keys-done = Fertig
keys-beat = Takttest
keys-beat-hint = Im Takt tippen: zeigt, welches Gerät spät meldet, und gleicht es aus.

## Pause

pause-title = Pause
pause-about = Die Uhr steht still.
pause-keys = F11: Vollbild oder Fenster. F12: Bild speichern.
screenshot-kept = Das Bild liegt als { $place }
screenshot-full = Die Platte ist voll: Das Bild wurde nicht gespeichert.
screenshot-refused = Das Bild wurde nicht gespeichert: In diesen Ordner lässt sich nicht schreiben: { $place }
pause-about-untimed = Der Tisch wartet, und alles bis hierher ist gesichert.
pause-about-practice = Der Tisch wartet. Nichts davon wird aufgehoben.
pause-about-unsaved = Nicht gesichert: Wer geht, verliert die letzten Züge.
pause-on = Weiter
pause-on-hint = Zurück an den Tisch, nachdem bis drei gezählt ist.
pause-on-hint-untimed = Zurück an den Tisch, wie du ihn verlassen hast.
pause-settings = Einstellungen
pause-settings-hint = Ton, Bewegung, Tisch, Schrift und Kontrast, Sprache, Fenster.
pause-seats = Wer spielt
pause-seats-hint = Ein Bot übernimmt einen Platz oder gibt ihn zurück.
sit-in-title = Wer spielt
sit-in-about = Ein Bot kann für jeden einspringen, und jeder kann den Platz eines Bots nehmen.
sit-in-person = Mensch
sit-in-done = Fertig
pause-leave = Zurück zum Regal
pause-leave-hint = Die Partie bleibt. Vom Regal aus geht sie weiter.
pause-leave-unsaved = Ungesichert gehen
pause-leave-hint-unsaved = Geht es weiter, wird alles gesichert, sobald der Datenträger es annimmt. Sonst fehlen die letzten Züge.
pause-leave-practice = Zur Werkstatt
pause-leave-hint-practice = Der Tisch wird abgeräumt; die Karte liegt noch auf der Werkbank.
leave-ask = Diese Partie ist nicht gesichert
leave-about = Wer jetzt geht, verliert die letzten Züge; sonst wird alles gesichert, sobald der Datenträger es annimmt.
leave-stay = Bleiben

## Ergebnis

result-again = Noch einmal
result-again-hint = Dieselben Plätze, neu gegeben.
result-review = Rückblick
result-seats = Plätze ändern
result-seats-hint = Andere Spieler, Tasten oder Optionen.
result-shelf = Zurück zum Regal
result-shelf-hint = Die Karten zurück in die Schachtel.
result-share = Teilen
result-share-hint = Legt diese Partie als eine Datei zum Verschicken ab: Wer sie auf sein Kibitz-Fenster zieht, kann sie ansehen.
result-shared = Zum Verschicken: { $place }
result-not-shared = Die Partie ließ sich nicht als Datei ablegen: { $place }
result-shelf-practice = Zur Werkstatt
result-shelf-hint-practice = Der Tisch wird abgeräumt; die Karte liegt noch auf der Werkbank.
result-watch = Ansehen
result-watch-hint = Die Partie von vorn, wie sie gespielt wurde.
result-decided = Das gab den Ausschlag – { $what }
result-place = { $place }.
