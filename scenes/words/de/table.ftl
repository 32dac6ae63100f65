# Was jeder Tisch sagt.

log-title = Was geschah
table-unsaved-full = Der Datenträger ist voll: Diese Partie wird nicht gesichert.
table-unsaved-closed = In den Ordner der Partien kann nicht geschrieben werden: Diese Partie wird nicht gesichert.
table-unsaved = Der Datenträger nimmt nichts an: Diese Partie wird nicht gesichert.

curtain-name = Der Bildschirm gehört { $name }
curtain-asks = Wenn die anderen wegschauen: hier oder Enter gedrückt halten.
table-thinks = { $name } überlegt …
table-bot-erred = { $name } wollte etwas Unerlaubtes und spielt etwas anderes.

undo-ask = Den Zug von { $name } zurücknehmen?
undo-about = Alle an diesem Tisch müssen einverstanden sein.
undo-yes = Zurücknehmen
undo-no = Er gilt
