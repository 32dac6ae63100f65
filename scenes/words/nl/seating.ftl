# Hoe heet wie gaat zitten en niets anders zegt.

seating-person = Speler { $number }
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

## Wie ze zijn, in één zin

cast-ada-is = Een vos die heel precies leest.
cast-bram-is = Een beer. Nipt verlies haat hij.
cast-cleo-is = Een kat. Dat was zo gepland.
cast-dario-is = Een hond, blij met elke kaart.
cast-edda-is = Een uil die graag meetelt.
cast-faro-is = Een kikker die op een sprong gokt.
cast-greta-is = Een geit met een eigen kop.
cast-hugo-is = Een egel, stekelig maar eerlijk.
cast-ines-is = Een haas, weg voor je kijkt.
cast-juno-is = Een panda zonder enige haast.
cast-kasimir-is = Een raaf met oog voor glimmers.
cast-ludo-is = Een walrus vol zeeverhalen.

## Waar ze bij het spelen naar neigen

temper-careful = Speelt op zeker.
temper-spiteful = Pakt wie voorstaat.
temper-bold = Durft wel iets.
