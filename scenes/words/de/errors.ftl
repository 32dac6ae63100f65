# Was Kibitz sagt, wenn etwas nicht stimmt.

## An der Tür

error-old-python = Kibitz braucht Python { $needed } oder neuer; das hier ist Python { $found }.
error-missing-packages = Kibitz kann nicht starten, weil diese Pakete fehlen: { $packages }. So kommen sie dazu: { $command }
error-broken-pygame = Kibitz braucht pygame-ce, aber an seiner Stelle steht ein anderes pygame. So wird es heil: { $remove } und dann: { $command }
error-no-display = Kibitz findet keinen Bildschirm für sein Fenster.
error-home = Kibitz legt seine Dateien ab, wo { $name } es sagt, aber „{ $what }“ beginnt bei jemandem, den es hier nicht gibt. Schreib den ganzen Weg zu einem Ordner.
error-command-line = Kibitz versteht „{ $what }“ nicht. Alles, was es versteht, zeigt: { $command }
error-unknown-game = Ein Spiel namens „{ $what }“ gibt es hier nicht. Es gibt: { $games }
error-bad-seats = Plätze können nicht „{ $what }“ sein. Schreib eine Zahl von Spielern, etwa 4, oder eine Liste, etwa: person,person,bot:hard. Bots hier: { $levels }
error-shortcut-windows = Windows legt Verknüpfungen selbst an: Rechtsklick auf den Desktop, dann Neu, dann Verknüpfung, und eingeben: { $command }
error-shortcut-mac = Auf dem Mac zieh Kibitz.app ins Dock; sie entsteht mit: { $command }
error-shortcut-folder = Kibitz kommt nicht ins Menü, weil in diesen Ordner nicht geschrieben werden darf: { $folder }
error-bad-size = Das Fenster kann nicht „{ $what }“ groß sein. Ein Fenster hat mindestens { $smallest }, geschrieben wie 1280x800.
error-one-seat = 1 Platz geht nicht; dieses Spiel ist für { $fewest } bis { $most }.
error-too-many-seats = { $what } Plätze gehen hier nicht; dieses Spiel ist für { $fewest } bis { $most }.
error-exact-seats = Dieses Spiel ist für genau { $most }.
error-unheard = Was Kibitz zu sagen hat, kann nicht geschrieben werden: Dort, wohin es geht, ist kein Platz.
error-mended = Etwas ging kaputt; nichts ist verloren.
error-crash = Kibitz musste wegen eines Fehlers im Programm aufhören.
error-crash-saved = Was gespielt wurde, ist gesichert.
error-crash-unsaved = Das Ende der letzten Partie konnte nicht gesichert werden: Der Datenträger nimmt nichts an.
error-crash-log = Was geschah, steht in { $log }
error-blank-scene = Das Bild von { $scene } blieb leer.
error-close = Eine beliebige Taste schließt dieses Fenster.
error-settings-set-aside = Deine Einstellungen waren nicht zu lesen, darum beginnt Kibitz mit neuen; die alte Datei liegt jetzt unter { $file }
error-settings-line = Zeile { $line } deiner Einstellungen ergibt keinen Sinn, darum beginnt Kibitz mit neuen. Die alte Datei bleibt erhalten: Du kannst die Zeile ausbessern und die Datei zurücklegen. Sie liegt jetzt unter { $file }
error-settings-unreadable = Deine Einstellungen lassen sich nicht öffnen, darum beginnt Kibitz mit neuen. Näheres steht in { $log }

## Dateien jeder Art

error-file-large = Diese Datei hat mehr als { $most } KB, mehr als Kibitz je in eine schreibt. Sie ist wohl etwas anderes: Wähle eine andere Datei.
error-file-long = Zeile { $line } hat mehr als { $most } Bytes, mehr als Kibitz je schreibt. Leg eine heile Kopie an ihre Stelle oder die Datei beiseite.
error-file-deep = In Zeile { $line } stehen Klammern tiefer in Klammern, als Kibitz sie je schreibt. Leg eine heile Kopie an ihre Stelle oder die Datei beiseite.
error-file-number = Zeile { $line } enthält eine Zahl mit mehr als { $most } Ziffern, länger als jede, die Kibitz kennt. Leg eine heile Kopie an ihre Stelle oder die Datei beiseite.

## Aufzeichnungen

error-record-foreign = Diese Datei ist keine gesicherte Partie von Kibitz.
error-record-newer = Diese Partie hat ein neueres Kibitz gesichert (Format { $format }). Bring Kibitz auf den neuesten Stand, um sie zu öffnen.
error-record-damaged = Diese gesicherte Partie ist beschädigt: Zeile { $line } ist nicht mehr, wie sie war.
error-record-head = Der Anfang dieser gesicherten Partie ergibt keinen Sinn: { $why }
error-record-options = Die Optionen dieser gesicherten Partie passen nicht zum Spiel: { $names }
error-record-game = Diese Partie gehört zu einem Spiel, das es hier nicht gibt: { $game }
error-record-drift = Diese gesicherte Partie lässt sich nicht zu Ende spielen: Die Regeln lassen Zug { $move } nicht zu, „{ $text }“.
refusal-undo-timed = In einem Spiel gegen die Zeit lässt sich nichts zurücknehmen.
refusal-undo-nothing = Es gibt keinen Zug, den du zurücknehmen kannst.
refusal-undo-over = Die Partie ist zu Ende: Jetzt geht nichts mehr zurück.
refusal-undo-shown = Das geht nicht mehr zurück: Seither wurde Verdecktes gezeigt.
refusal-redo-nothing = Es gibt keinen Zug, den du noch einmal spielen kannst.
refusal-redo-phone = Diesen Zug hat jemand am Handy gemacht: Dort lässt er sich noch einmal machen.

## Optionen

refusal-unknown-value = „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }
