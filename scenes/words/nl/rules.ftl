# De regelpagina’s, uitleg onder de muis en tips voor een eerste spel.

rules-open = Regels
rules-open-hint = Hoe het spel gaat, met plaatjes. Aan tafel toont F1 ze altijd.
rules-search = Zoeken
rules-search-hint = Typ een woord en dan Enter: toont waar het in de regels staat.
rules-contents-hint = De hoofdstukken, een voor een.
rules-earlier-hint = Terug. Page Up doet hetzelfde.
rules-later-hint = Verder. Page Down doet hetzelfde.
rules-done = Klaar
rules-done-hint = Terug naar waar je was. Daar is niets veranderd.
rules-hit-hint = Enter opent de pagina daar.
rules-found = { $count ->
    [0] Niets gevonden
    [one] Eén plek
   *[other] { $count } plekken
}
rules-term = { $name }:
rules-help = Pijlen kiezen een pagina, met Page Up en Page Down lees je verder, Esc gaat terug. F12 bewaart een beeld van het venster.
comfort-hints = Tips bij het begin
comfort-hints-hint = Een paar zinnen aan tafel, elk twee keer. Zet ze weer aan, en ze komen allemaal terug.
