# Handys als Hände: was auf dem Blatt am Tisch steht, und auf der Seite eines Handys.

## Was vor einem Spieler liegt

row-hand = Deine Hand
row-table = Auf dem Tisch

## Das Blatt

phones-title = Handys als Hände
phones-about = Ein Handy im selben Netz kann die Karten eines Spielers halten. Ohne App, Konto und Internet.
phones-open = Für Handys öffnen
phones-open-hint = Danach können Handys dieses Netzes an diesem Tisch Platz nehmen. Fragt das System, ob Kibitz erreichbar sein darf: ja.
phones-close = Keine Handys mehr
phones-close-hint = Kein Handy hält mehr Karten. Alle werden wieder am Bildschirm gefragt.
phones-scan = Scanne das, oder tippe am Handy:
phones-letters = und dann diese Buchstaben:
phones-for-any = Für jeden freien Platz
phones-for = Für { $name }
phones-whom-hint = Für wessen Platz der Code gilt.
phones-network = Netz
phones-network-hint = Dieser Rechner ist in mehreren Netzen. Wähle das, in dem die Handys sind.
phones-seat-screen = am Bildschirm
phones-seat-bot = ein Bot
phones-seat-there = am Handy
phones-seat-gone = Handy ist weg
phones-seat-asks = ein anderes Handy fragt
phones-take = An den Bildschirm
phones-take-hint = Das Handy gibt die Karten von { $name } zurück: gefragt wird am Bildschirm.
phones-nod = Erlauben
phones-nod-hint = Das andere Handy bekommt den Platz von { $name }, und das erste verliert ihn. Frag { $name }.
phones-refuse = Nein
phones-refuse-hint = Der Platz von { $name } bleibt bei dem Handy, das ihn hat. Das andere erfährt es.
phones-done = Fertig
phones-trouble = Kommt nichts? Ist das Handy im selben Netz, und nicht in einem Gastnetz? Fragt eine Firewall? Auch ein Hotspot hilft.
phones-no-network = Dieser Rechner ist in keinem Netz. Verbinde ihn mit einem WLAN oder dem Hotspot eines Handys, und öffne noch einmal.
phones-network-gone = Dieser Rechner ist in keinem Netz mehr. Verbinde ihn mit einem WLAN oder dem Hotspot eines Handys: Dann geht es hier weiter.
phones-network-new = Dieser Rechner ist jetzt in einem anderen Netz. Verbinde die Handys damit, und scanne diesen Code: Wer einen Platz hatte, fragt danach, und du erlaubst es hier.
phones-port-taken = Kibitz ist im Netz nicht erreichbar: Andere Programme belegen seine Ports, oder das System verbietet es. Schließe andere Server, und öffne noch einmal.
phones-other-door = Die Adresse, die die Handys kannten, benutzt ein anderes Programm. Scanne den Code noch einmal: Pause, Handys.
phones-pause = Handys
phones-pause-hint = Handys halten die Karten der Spieler: Code scannen, Platz nehmen, spielen.
phones-waits-gone = Das Handy von { $name } ist weg. Es kann zurückkommen, oder ein Bot macht weiter: Pause, Wer spielt.
phones-came = { $name } hat die Karten jetzt auf dem Handy.
phones-unsure = ± { $ms } ms
phones-away = Handy weg
phones-asks-nod = Ein anderes Handy möchte den Platz von { $name }: Pause, Handys.
phones-asks-nod-here = Ein anderes Handy möchte den Platz von { $name }: Unter „Handys“ kannst du es erlauben.

## Die Seite

phones-page-title = Kibitz
phones-page-loading = Der Tisch wird gesucht …
phones-page-old = Dieser Browser ist zu alt für diese Seite. Ein neuerer, etwa Firefox oder Chrome, kann sie zeigen.
phones-page-no-script = Diese Seite braucht JavaScript: erlaube es für diese Adresse.
phones-page-lost = Der Tisch antwortet nicht. Diese Seite versucht es von selbst weiter. Sind Handy und Rechner im selben WLAN? In einem Gastnetz finden sie einander nicht.
phones-page-closed = Der Tisch ist für Handys nicht mehr offen. Öffnet er wieder, geht es hier von selbst weiter.
phones-page-code = Welche Buchstaben stehen auf dem Bildschirm?
phones-page-code-label = Vier Buchstaben
phones-page-code-send = An den Tisch
phones-page-wrong = Das sind nicht die Buchstaben auf dem Bildschirm.
phones-page-bad-key = Dieser Code gilt an diesem Tisch nicht mehr. Scanne den auf dem Bildschirm.
phones-page-busy = Zu viel auf einmal. Warte einen Augenblick, und versuch es noch einmal.
phones-page-seats = Welcher Platz ist deiner?
phones-page-name = Dein Name
phones-page-colour = Deine Farbe
phones-page-colour-of = hat { $name }
phones-page-own-colour = Wie der Platz
phones-page-colour-taken = Diese Farbe hat jetzt jemand anders. Wähle eine andere.
phones-page-name-taken = So heißt schon jemand anders. Wähle einen anderen Namen.
seat-colour-red = Rot
seat-colour-blue = Blau
seat-colour-yellow = Gelb
seat-colour-green = Grün
seat-colour-violet = Violett
seat-colour-orange = Orange
seat-colour-teal = Türkis
seat-colour-pink = Rosa
seat-colour-lime = Hellgrün
seat-colour-white = Weiß
phones-page-taken = an einem anderen Handy
phones-page-bot = von einem Bot gespielt
phones-page-screen = am Bildschirm
phones-page-nod = Diesen Platz hält ein anderes Handy. Der Tisch wird gefragt, ob du ihn haben darfst: Dort drückt jemand „Erlauben“.
phones-page-other = Einen anderen Platz wählen
phones-page-asked = Um diesen Platz bittet gerade ein anderes Handy. Warte einen Augenblick, oder nimm einen anderen.
phones-page-refused = Der Tisch sagt Nein: Dieser Platz bleibt bei dem Handy, das ihn hat.
phones-page-just-taken = Diesen Platz hat gerade jemand genommen. Wähle einen anderen.
phones-page-replaced = Deine Karten hält jetzt ein anderes Handy.
phones-page-elsewhere = Dieser Platz ist jetzt auf einer anderen Seite dieses Handys offen.
phones-page-here = Hier weiterspielen
phones-page-given-back = Deine Karten sind wieder am Bildschirm. Um sie zurückzuholen, scanne den Code am Tisch.
phones-page-sits = Hier sitzt du, { $name }. Die Karten kommen noch.
phones-page-pauses = Der Tisch macht Pause.
phones-page-pauses-gone = Der Tisch macht Pause: Das Handy von { $name } ist weg.
phones-page-bot-plays = Für dich spielt ein Bot.
phones-page-mine = Selbst weiterspielen
phones-page-on = Weiter
phones-page-on-without = Ohne { $name } weiterspielen
phones-page-again = Noch einmal
phones-page-next = Nächstes Spiel
phones-page-showing = Schau auf den Tisch.
phones-page-unsure = Dieses Handy ist auf ± { $ms } ms genau.
phones-page-won = { $names }: gewonnen!
phones-page-drawn = Niemand gewinnt.
phones-page-answers = Antworten
phones-page-back = Eine Wahl zurück
phones-page-how = Wie es steht
phones-page-log = Was geschehen ist
phones-page-close = Schließen
phones-page-menu = Mehr
phones-page-undo = Zurücknehmen
phones-page-undo-asks = { $name } möchte den eigenen Zug zurücknehmen.
phones-page-undo-asks-here = Am Bildschirm möchte jemand den Zug von { $name } zurücknehmen.
phones-page-undo-yes = Einverstanden
phones-page-undo-no = Nein
phones-page-undo-waits = Die anderen werden gefragt, ob sie einverstanden sind.
phones-page-undo-refused = { $name } ist nicht einverstanden.
phones-page-undo-refused-here = Am Bildschirm ist jemand nicht einverstanden.
phones-page-language = Sprache
phones-page-leave = Meinen Platz zurückgeben
phones-page-leave-sure = Wirklich zurückgeben?
phones-page-lamp = Lampe
phones-page-read = Erklären
phones-page-read-hint = Tippe dann an, was erklärt werden soll. Ein langer Druck tut es gleich.
phones-page-closed-answer = jetzt nicht
phones-page-chosen = gewählt
phones-page-lit = im Licht der Lampe
phones-page-spent = verdeckt
phones-page-not-heard = Der Tisch hat das nicht gehört. Versuch es noch einmal.
pile-draw = { $count ->
    [one] Nachziehstapel, { $count } Karte
   *[other] Nachziehstapel, { $count } Karten
}
