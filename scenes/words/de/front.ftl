# Die Befehlszeile.

front-about = Kibitz, ein Kartentisch für den Bildschirm.
front-usage = { $program } [Option ...] [{ $file }]
front-options = Optionen
front-file-name = DATEI
front-file = eine gesicherte Partie (.kibitz) oder eine selbst gebaute Karte (.json), die geöffnet wird
front-help = zeigt diese Liste und hört auf
front-game = öffnet gleich den Tisch dieses Spiels, etwa totem
front-seats = wer spielt: eine Zahl (du und Bots) oder eine Liste wie person,person,bot:hard,adaptive
front-seed = gibt dieselbe Partie noch einmal: eine ganze Zahl
front-size = Größe des Fensters, etwa 1280x800
front-windowed = startet in einem Fenster
front-full-screen = startet im Vollbild
front-terminal = im Terminal spielen, als Text: jedes Spiel mit Entscheidungen
front-selfcheck = zeichnet jeden Bildschirm einmal und hört auf
front-first-frame = zeigt einmal den ersten Bildschirm und hört auf
front-shortcut = trägt Kibitz ins Menü eines Linux-Desktops ein; ein Doppelklick öffnet dann gesicherte Partien
front-selfcheck-done = Alle { $count } Bildschirme wurden gezeichnet.
front-shortcut-done = Kibitz steht jetzt in deinem Menü, und ein Doppelklick öffnet eine gesicherte Partie. Der Eintrag ist { $file }
front-record = Kibitz-Partie
front-card = Kibitz-Karte
front-terminal-timed = { $game } ist ein Spiel gegen die Zeit: Das geht nicht im Terminal.
front-no-terminal = Hier ist kein Terminal, in dem man spielen kann.
