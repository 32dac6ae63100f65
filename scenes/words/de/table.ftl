# Was jeder Tisch sagt.

log-title = Was geschah
table-unsaved-full = Der Datenträger ist voll: Diese Partie wird nicht gesichert.
table-unsaved-closed = In den Ordner der Partien kann nicht geschrieben werden: Diese Partie wird nicht gesichert.
table-unsaved = Der Datenträger nimmt nichts an: Diese Partie wird nicht gesichert.

table-read-close = Jede Taste und jeder Klick schließt das.

table-reads = Rechte Maustaste, langes Drücken oder Taste I: Karte lesen

corner-pause = Pause
corner-pause-means = Einstellungen, wer spielt, und zurück zum Regal. Esc tut dasselbe.
corner-log = Was geschah
corner-log-means = Alles bisher, in Sätzen. F2 tut dasselbe.
corner-sound = Ton
corner-sound-means = Aus und wieder an. F3 tut dasselbe.
corner-rules = Regeln
corner-rules-means = Wie das Spiel geht. F1 tut dasselbe.
corner-phone = Handys
corner-phone-means = Jeder kann seine Karten auf dem eigenen Handy halten: Code scannen, Platz nehmen.
corner-lamp = Lampe
corner-lamp-means = Einmal für einen Hinweis, zweimal für das, was ein Könner täte, und warum. F7 tut dasselbe.
corner-undo = Zurücknehmen
corner-undo-means = Deinen letzten Zug und was ihm folgte. F5 oder die Rücktaste tut dasselbe.
corner-redo = Wieder spielen
corner-redo-means = Was zurückgenommen wurde. F6 tut dasselbe.
corner-speed = { $speed ->
    [slow] Tempo: langsam
    [fast] Tempo: schnell
    [very-fast] Tempo: sehr schnell
   *[normal] Tempo: normal
  }
corner-speed-means = Wie schnell du siehst, was geschieht; noch einmal gedrückt: ein anderes. F8 tut dasselbe.
corner-skip = Zu meinem Zug
corner-skip-means = Alles, bis wieder ein Mensch gefragt wird, auf einmal. F4 tut dasselbe.
refusal-skip-not-now = Es gibt gerade nichts zu überspringen.
table-skips = Weiter zu deinem Zug …

curtain-name = Der Bildschirm gehört { $name }
curtain-asks = Wenn die anderen wegschauen: hier oder Enter gedrückt halten.
table-asked = { $asked ->
    [one] { $names } wird gefragt …
   *[other] { $names } werden gefragt …
}
table-bot-erred = { $name } wollte etwas Unerlaubtes und spielt etwas anderes.
table-do-back = Andere Karte
table-ask-after = Gerade eben: { $news } { $asked }
table-ask-in-time = { $sentence } { $count } s

undo-ask = Den Zug von { $name } zurücknehmen?
undo-about = Alle an diesem Tisch müssen einverstanden sein.
undo-yes = Zurücknehmen
undo-no = Er gilt
undo-asks-phones = Die anderen werden am Handy gefragt, ob sie einverstanden sind.

table-lamp-not-now = Die Lampe ist für die da, die gerade etwas gefragt werden.
