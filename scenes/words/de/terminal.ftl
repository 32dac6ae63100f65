# Ein Tisch im Terminal.

terminal-type = { $picked ->
    [0] Tippe eine Zahl; t zeigt den Tisch, l macht die Lampe an, u nimmt zurück, q geht.
   *[other] Tippe eine Zahl; b geht eine Wahl zurück, t zeigt den Tisch, l macht die Lampe an, u nimmt zurück, q geht.
}
terminal-which = { $count ->
    [one] Tippe 1.
   *[other] Tippe eine Zahl von 1 bis { $count }.
}
terminal-hand-over = { $name }, du bist dran. Drück Enter, wenn die anderen wegsehen.
terminal-taken-back = Zurückgenommen.
terminal-won = { $names }: gewonnen!
terminal-drawn = Niemand gewinnt.
terminal-left = Die Partie ist aufgehoben. Du findest sie im Regal unter „Partien“.

# Was eine Oberfläche falsch machen kann.

refusal-table-over = Das Spiel ist vorbei.
refusal-table-not-your-turn = { $name } ist am Zug.
refusal-table-not-now = Das geht jetzt nicht.
refusal-prompt-not-asked = Das kann jetzt nicht gewählt werden.
refusal-prompt-other-seat = Das muss jemand anders beantworten.
refusal-prompt-none = Du wirst gerade nichts gefragt.
refusal-prompt-passed = Diese Frage ist vorbei.
