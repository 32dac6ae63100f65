# Alles voor en na een spel: de kast, de plaatsen, de pauze en de uitslag.

app-title = Kibitz
app-tagline = Ga zitten. Er is al geschud.
menu-help = Pijlen bewegen, Enter kiest, Backspace gaat terug in de waarden, Esc gaat weg.

## De kast

shelf-facts = { $players }, { $length }
shelf-closed-band = Nog niet open
shelf-closed = Aan { $title } wordt nog gewerkt. De doos gaat open met een latere Kibitz.
shelf-continue = Verder
shelf-continue-about = { $game } met { $names } is nog niet afgelopen.
shelf-continue-unknown = Een partij is nog niet afgelopen.
shelf-continue-hint = Terug naar de tafel, precies zoals je die verliet.
shelf-continue-failed = Deze partij was niet te lezen. Het bestand ligt in { $folder }
shelf-play = Aan tafel
shelf-play-hint = Kies wie er speelt, en met welke toetsen.
shelf-sound-on = Het geluid is aan. Aan tafel zet F3 het uit en aan.
shelf-sound-off = Het geluid is uit. Aan tafel zet F3 het uit en aan.
shelf-settings-hint = Geluid, beweging, tafel, letters en contrast, taal, venster.
shelf-statistics-hint = Wie wat speelde, en hoe het ging.
shelf-screen-hint = Het hele scherm of een venster. F11 doet altijd hetzelfde.
shelf-quit-hint = Kibitz verlaten.

## Plaatsen

seats-sheet-seats = Plaatsen
seats-sheet-options = Opties
option-usual-hint = ‘{ $option }’ weer zoals gewoonlijk.
options-more = { $changed ->
    [0] Nog { $count } opties
    [one] Nog { $count } opties, { $changed } daarvan veranderd
   *[other] Nog { $count } opties, { $changed } daarvan veranderd
}
options-fewer = Minder opties
options-more-hint = Alle andere, in groepen.
option-group-match = De partij
option-group-cards = De kaarten
option-group-rules = De regels
option-group-table = Aan tafel
option-group-times = Tijden
seats-back-hint = Terug naar de kast.
seats-count = { $count } spelers
seats-fewer-hint = De laatste plaats gaat weg.
seats-more-hint = Een plaats erbij.
seats-person = Mens
seats-clockwise = Met de klok mee
seats-anticlockwise = Tegen de klok in
seats-face-hint = Het gezicht van { $name }. Enter neemt het volgende dat vrij is.
seats-colour-hint = Kleur en teken van { $name }. Enter neemt de volgende die vrij is.
seats-name-hint = Met Enter of een klik schrijf je een andere naam.
seats-level-hint = Wie er voor { $name } speelt: een mens of een bot, en hoe goed.
seats-key-hint = Toets van { $name }: { $what }. Enter, en druk dan op een andere toets of knop.
seats-press-key = …
seats-no-key = ?
seats-handicap = { $ms ->
    [0] Meteen
   *[other] +{ $ms } ms
}
seats-handicap-hint = Wat { $name } indrukt, telt zoveel later: voor grote mensen onder kinderen.
seats-test = Toetsen testen
seats-test-hint = Druk allemaal tegelijk: laat zien welke toetsen je toetsenbord doorlaat.
seats-unbound = { $name } heeft nog geen toets. Kies er een op de kaart.
seats-workshop = Kaartwerkplaats
seats-workshop-hint = Maak eigen kaarten en probeer ze uit.
seats-seed = Deling nr.
seats-seed-hint = Hetzelfde nummer geeft nog eens dezelfde kaarten.
seats-chance-hint = Een ander nummer, door het toeval.
seats-deal = Delen
seats-deal-hint = Deel de kaarten en begin.
option-printed = Als gedrukt
option-ms = { $ms } ms
option-seconds = { $seconds } s

## Toetsen testen

keys-title = Nu allemaal tegelijk
keys-ask = Iedereen drukt op de eigen toets en houdt vast. Wat oplicht, komt door.
keys-ask-one = Druk op je toets. Licht hij op, dan komt hij door.
keys-again = Nog eens
keys-take = Betere toetsen nemen
keys-done = Klaar
keys-beat = Maattest
keys-beat-hint = Tik op de maat: laat zien welk apparaat laat is, en maakt dat goed.

## Pauze

pause-title = Pauze
pause-about = De klok staat stil.
pause-keys = F11: volledig scherm of venster. F12: beeld bewaren.
screenshot-kept = Het beeld is bewaard als { $place }
screenshot-full = De schijf is vol: het beeld is niet bewaard.
screenshot-refused = Het beeld is niet bewaard: in deze map mag niet worden geschreven: { $place }
pause-about-untimed = De tafel wacht, en alles tot nu toe is bewaard.
pause-about-practice = De tafel wacht. Niets hiervan wordt bewaard.
pause-about-unsaved = Niet bewaard: ga je weg, dan zijn de laatste zetten verloren.
pause-on = Verder
pause-on-hint = Terug naar de tafel, na drie tellen.
pause-on-hint-untimed = Terug naar de tafel, zoals je die verliet.
pause-settings = Instellingen
pause-settings-hint = Geluid, beweging, tafel, letters en contrast, taal, venster.
pause-seats = Wie er speelt
pause-seats-hint = Een bot neemt een plaats over, of geeft die terug.
sit-in-title = Wie er speelt
sit-in-about = Een bot kan voor iedereen invallen, en iedereen kan de plaats van een bot nemen.
sit-in-person = Mens
sit-in-done = Klaar
pause-leave = Terug naar de kast
pause-leave-hint = De partij blijft bewaard. Vanuit de kast kun je verder.
pause-leave-unsaved = Weg, niet bewaard
pause-leave-hint-unsaved = Ga verder, en alles wordt bewaard zodra de schijf het aanneemt. Ga weg, en de laatste zetten zijn verloren.
pause-leave-practice = Naar de werkplaats
pause-leave-hint-practice = De tafel wordt afgeruimd; de kaart ligt nog op de werkbank.
leave-ask = Deze partij is niet bewaard
leave-about = Ga je weg, dan zijn de laatste zetten verloren; blijf je, dan wordt alles bewaard zodra de schijf het aanneemt.
leave-stay = Blijven

## Uitslag

result-again = Nog eens
result-again-hint = Dezelfde plaatsen, opnieuw gedeeld.
result-review = Terugblik
result-seats = Andere plaatsen
result-seats-hint = Andere spelers, toetsen of opties.
result-shelf = Terug naar de kast
result-shelf-hint = De kaarten weer in de doos.
result-share = Sturen
result-share-hint = Legt deze partij als één bestand klaar om te versturen: wie het op het eigen Kibitz-venster sleept, kan de partij bekijken.
result-shared = Om te versturen: { $place }
result-not-shared = De partij kon niet als bestand worden geschreven: { $place }
result-shelf-practice = Naar de werkplaats
result-shelf-hint-practice = De tafel wordt afgeruimd; de kaart ligt nog op de werkbank.
result-watch = Bekijken
result-watch-hint = De partij van het begin af, zoals er is gespeeld.
result-decided = Dit gaf de doorslag – { $what }
result-place = { $place }.
