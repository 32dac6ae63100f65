# Wer womit spielt: Tasten wählen, Gamepads, die sich setzen, kommen und gehen, und der Takt.

seats-bind = Drück eine Taste oder einen Knopf. Klick für die Maus noch einmal auf das Feld, tipp es für den Finger an.
seats-listening = { $name }, womit spielst du? { $what }. Esc lässt alles, wie es ist.
seats-joined = { $device } spielt jetzt für { $name }.
seats-full = { $device } findet keinen freien Platz. Lass einen Bot gehen, oder wähl ein Tastenfeld und drück einen Knopf.
seats-pad-new = { $device } ist da. Drück einen Knopf darauf, um dich zu setzen.
seats-pad-gone = { $device } ist weg. Sobald es wieder da ist, spielt es weiter für { $name }.
seats-pad-back = { $device } ist wieder da und spielt für { $name }.
seats-pad-missing = { $name } spielt mit { $device }, aber es ist nicht angeschlossen. Schließ es an, oder wähl eine andere Taste.
seats-names-between = { ", " }
seats-company = { $people ->
    [0] { $bots } Bots
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } und ein Bot
       *[other] { $names } und { $bots } Bots
    }
}
seats-company-label = Zuletzt
seats-company-hint = Wer hier zuletzt gespielt hat. Schalt weiter, und sie sitzen da wie damals.

## Im Takt tippen

beat-title = Im Takt tippen
beat-about = Manche Geräte melden einen Druck später als andere. Tipp mit jedem von deinen im Takt mit, und Kibitz gleicht es aus: Im Rennen warten die schnelleren auf das langsamste. Niemand muss: Ohne das zählen alle so, wie sie kommen.
beat-listen = Hör und schau zu …
beat-tap = Jetzt tipp bei jedem Schlag, mit Taste, Knopf, Klick oder Finger. Esc hört auf.
beat-none = Das war zu selten, um etwas zu sagen. Noch einmal?
beat-found = So spät kamst du, die halbe Zeit früher, die halbe später. Damit es gerecht ist, sollte eine Person auf allen Geräten tippen.
beat-start = Los
beat-again = Noch einmal
beat-keep = Ausgleichen
beat-forget = Nicht ausgleichen
beat-forget-hint = Vergisst, was gemessen wurde: Jedes Gerät zählt, wie es kommt.
beat-late = { $ms ->
    [0] genau im Takt
   *[other] { $ms } ms
}

## Ein Gamepad oder ein Handy ist weg

gone-title = { $device } ist weg
gone-about = { $name } spielt damit. Steck es wieder an, oder weck es auf: Es übernimmt dieselbe Hand.
gone-phone-title = Handy von { $name } fehlt
gone-phone-about = Der Tisch wartet darauf: Es übernimmt dieselbe Hand, sobald es wieder da ist.
gone-back = Zurück zur Pause
gone-anyway = Ohne es weiterspielen
