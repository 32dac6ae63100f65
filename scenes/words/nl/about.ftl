# Wat Kibitz is, en onder welke voorwaarden het en alles erin mag worden gebruikt.

about-version = { $made ->
    [built] Versie { $version }
   *[source] Versie { $version }, uit de broncode
}
about-thanks = Een kaarttafel van mensen die graag spelen: vrij te gebruiken, te veranderen en door te geven. Met dank aan iedereen achter de spellen, aan wie ze ons leerden, en aan de makers van Python, SDL, pygame-ce, pygame_gui en al het andere.
about-files = Waar je bestanden liggen
about-matches = Partijen: { $folder }
about-settings = Instellingen: { $folder }
about-log = Logboek: { $folder }
about-folder-hint = Opent deze map.
about-no-program = Hier opent geen programma mappen. Deze is { $folder }
about-licences = Licenties
about-licences-hint = Van Kibitz, en van alles wat meekwam.
about-report = Rapport kopiëren
about-report-hint = Versie, systeem en venster, voor wie iets moet herstellen. Geen namen.
about-copied = Het rapport staat op het klembord: plak het waar je wilt.
about-not-copied = Het klembord van dit systeem neemt het niet aan.
licences-title = Licenties
licences-back-hint = Terug naar waar je vandaan kwam.
licences-open-hint = Opent de hele tekst.
