# Optionen unter einem Namen.

preset-rulebook = Wie in der Regel
preset-mixed = Eigene Mischung
preset-new = Hausregeln { $number }
preset-hint = Alle Optionen auf einmal unter einem Namen: aus der Regel, vom Spiel, von dir.
preset-usual-hint = Stellt jede Option zurück auf das, was die Regel sagt.
preset-keep-hint = Behält diese Optionen unter einem Namen von dir.
preset-keep-title = Wie heißen diese Regeln?
preset-rename-hint = Ein anderer Name für diese Regeln von dir.
preset-rename-title = Wie heißen sie jetzt?
preset-delete-hint = Löscht diesen Namen. Die Optionen bleiben, wie sie sind.
preset-delete-ask = Diesen Namen löschen?
preset-delete-about = „{ $name }“ gehört dann nicht mehr zu deinen Regeln. Die Optionen bleiben, wie sie jetzt sind.
preset-delete-yes = Löschen
preset-delete-no = Behalten

## Nach einem Namen fragen

name-hint = Enter oder ein Klick, um einen anderen Namen zu schreiben.
name-keep = Behalten
name-cancel = Doch nicht
name-taken = „{ $name }“ gibt es schon. Bitte einen anderen Namen.
preset-spoilt = Mit deinen Regeln „{ $name }“ lässt sich nicht geben, darum werden sie nicht angeboten. Sie bleiben in der Datei der Einstellungen; stell sie unter einem anderen Namen neu zusammen.
preset-full = Für weitere eigene Regeln ist kein Platz: Lösch welche, die du nicht mehr spielst.
