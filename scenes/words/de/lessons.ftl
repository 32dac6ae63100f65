# Lektionen: was um das herum steht, was jede von ihnen sagt.

lesson-step = { $step } von { $steps }
lesson-repeat = Noch einmal
lesson-skip = Überspringen
lesson-go-on = Weiter
lesson-keys = Rücktaste oder linke Schulter: noch einmal · F6 oder rechte Schulter: weiter · Esc: verlassen
lesson-done = Jetzt weißt du, wie es geht
lesson-play = Eine Partie spielen
lesson-again = Noch einmal
lesson-leave = Verlassen
lesson-late = Diesmal zu spät: Jemand anderes hätte ihn gehabt. Noch einmal.
refusal-lesson-not-now = Einen Augenblick: Lies erst den Zettel, dann geht es weiter.
refusal-lesson-undo = Hier muss nichts zurückgenommen werden: „Noch einmal“ geht einen Schritt zurück.

## Angeboten

lesson-offer = Neu bei { $title }?
lesson-offer-about = Eine Lektion am Tisch dauert zwei bis drei Minuten, und du spielst von der ersten Sekunde an. Du findest sie später auch im Regal und in den Regeln.
lesson-offer-yes = Lektion spielen
lesson-offer-no = Zu den Plätzen
lesson-open = Lektion
lesson-open-hint = Zwei bis drei Minuten am Tisch, gespielt von der ersten Sekunde an.

## Verlassen

pause-about-lesson = Die Lektion wartet. Von ihr wird nichts aufgehoben.
pause-leave-lesson = Lektion verlassen
pause-leave-hint-lesson = Du kannst sie jederzeit neu beginnen, im Regal oder in den Regeln.

## Dateien

error-lesson-toml = Die Lektion { $file } ist kein richtiges TOML: { $why }
error-lesson-head = Die Lektion { $file } lässt sich nicht spielen: „{ $field }“ ist falsch. { $why }
error-lesson-before = Die Lektion { $file } lässt sich nicht spielen: Die Regeln erlauben „{ $move }“ in „before“ nicht: { $why }
error-lesson-step = Die Lektion { $file } lässt sich nicht spielen: In Zeile { $line } ist „{ $field }“ von Schritt { $step } falsch. { $why }
error-lesson-move = Die Lektion { $file } lässt sich nicht spielen: In Zeile { $line } erlauben die Regeln „{ $move }“ in „{ $field }“ von Schritt { $step } nicht: { $why }
error-lesson-last = Die Lektion { $file } lässt sich nicht spielen: Sie endet in Zeile { $line } mit „{ $field }“ von Schritt { $step }. Lass einen Schritt folgen, der nur gelesen wird.

# Stellungen, in denen die beste Wahl zu finden ist

lesson-choose = { $title } lernen
lesson-choose-about = { $lessons ->
    [one] Die Lektion zeigt, wie es geht.
   *[other] Die erste Lektion zeigt, wie es geht, die längere, wie man gut spielt.
}
lesson-find = Finde den Zug
lesson-next = Nächste Stellung
puzzle-about = „Finde den Zug“: { $count } Stellungen mit einer besten Wahl, Nummer { $number } ist dran.
puzzle-find = Du bist am Zug. Eine Wahl ist klar besser als alle anderen. Welche?
puzzle-found = Gefunden! { $why }
puzzle-done = Gefunden: { $number } von { $count }
puzzle-after = Der Experte der Lampe hat jede Wahl in vielen Verteilungen versucht, die zu dem passen, was du sehen konntest, und diese war mit Abstand die beste.
refusal-puzzle-find = Das ist erlaubt, aber etwas anderes ist klar besser. Versuch es noch einmal, oder lass es dir mit „Überspringen“ zeigen.
