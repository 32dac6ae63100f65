# Die Regelseiten, Erklärungen unter dem Zeiger und Tipps für das erste Spiel.

rules-open = Regeln
rules-open-hint = Wie das Spiel geht, mit Bildern. Am Tisch zeigt F1 sie jederzeit.
rules-search = Suchen
rules-search-hint = Tipp ein Wort, dann Enter: zeigt, wo es in den Regeln steht.
rules-contents-hint = Die Kapitel, eines nach dem anderen.
rules-earlier-hint = Zurück. Bild hoch tut dasselbe.
rules-later-hint = Weiter. Bild runter tut dasselbe.
rules-done = Fertig
rules-done-hint = Zurück, woher du kamst. Dort ist alles, wie es war.
rules-hit-hint = Enter öffnet dort die Seite.
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
rules-term = { $name }:
rules-help = Pfeile wählen eine Seite, mit Bild hoch und Bild runter liest man weiter, Esc geht zurück. F12 speichert ein Bild des Fensters.
comfort-hints = Tipps am Anfang
comfort-hints-hint = Ein paar Sätze am Tisch, jeder zweimal. Wieder eingeschaltet, kommen alle noch einmal.
