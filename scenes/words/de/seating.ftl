# Wie heißt, wer sich setzt und nichts anderes sagt.

seating-person = Spieler { $number }
cast-ada = Ada
cast-bram = Bram
cast-cleo = Cleo
cast-dario = Dario
cast-edda = Edda
cast-faro = Faro
cast-greta = Greta
cast-hugo = Hugo
cast-ines = Ines
cast-juno = Juno
cast-kasimir = Kasimir
cast-ludo = Ludo

## Who they are, in a sentence

cast-ada-is = Eine Füchsin, die genau liest.
cast-bram-is = Ein Bär, knapp verliert er ungern.
cast-cleo-is = Eine Katze. Das war so geplant.
cast-dario-is = Ein Hund, froh über jede Karte.
cast-edda-is = Eine Eule, die gern mitzählt.
cast-faro-is = Ein Frosch, der auf Sprünge setzt.
cast-greta-is = Eine Ziege mit eigenem Kopf.
cast-hugo-is = Ein Igel, stachlig, aber gerecht.
cast-ines-is = Eine Häsin, weg, ehe man hinsieht.
cast-juno-is = Ein Panda, der keine Eile hat.
cast-kasimir-is = Ein Rabe mit Blick für Glitzerndes.
cast-ludo-is = Ein Walross voller Seegeschichten.

## Wozu sie beim Spielen neigen

temper-careful = Geht auf Nummer sicher.
temper-spiteful = Jagt, wer führt.
temper-bold = Wagt gern etwas.
