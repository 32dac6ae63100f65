# Wat elke tafel zegt.

log-title = Wat er gebeurde
table-unsaved-full = De schijf is vol: deze partij wordt niet bewaard.
table-unsaved-closed = In de map met partijen mag niet worden geschreven: deze partij wordt niet bewaard.
table-unsaved = De schijf neemt niets aan: deze partij wordt niet bewaard.

table-read-close = Elke toets of klik sluit dit.

table-reads = Rechtsklik, lang drukken of toets I: kaart lezen

corner-pause = Pauze
corner-pause-means = Instellingen, wie er speelt, en terug naar de kast. Esc doet hetzelfde.
corner-log = Wat er gebeurde
corner-log-means = Alles tot nu toe, in zinnen. F2 doet hetzelfde.
corner-sound = Geluid
corner-sound-means = Uit, en weer aan. F3 doet hetzelfde.
corner-rules = Regels
corner-rules-means = Hoe het spel gaat. F1 doet hetzelfde.
corner-phone = Telefoons
corner-phone-means = Iedereen kan de kaarten op een eigen telefoon houden: scan een code, ga zitten.
corner-lamp = Lamp
corner-lamp-means = Eén keer voor een hint, twee keer voor wat een kenner zou doen, en waarom. F7 doet hetzelfde.
corner-undo = Terugnemen
corner-undo-means = Je laatste zet, en wat erop volgde. F5 of Backspace doet hetzelfde.
corner-redo = Weer spelen
corner-redo-means = Wat is teruggenomen. F6 doet hetzelfde.
corner-speed = { $speed ->
    [slow] Tempo: langzaam
    [fast] Tempo: snel
    [very-fast] Tempo: heel snel
   *[normal] Tempo: normaal
  }
corner-speed-means = Hoe snel je ziet wat er gebeurt; nog eens drukken: een ander tempo. F8 doet hetzelfde.
corner-skip = Naar mijn beurt
corner-skip-means = Alles tot er weer een mens wordt gevraagd, in één keer. F4 doet hetzelfde.
refusal-skip-not-now = Er valt nu niets over te slaan.
table-skips = Verder naar je beurt …

curtain-name = Het scherm is voor { $name }
curtain-asks = Kijken de anderen weg? Houd Enter of hier ingedrukt.
table-asked = { $asked ->
    [one] { $names } is gevraagd …
   *[other] { $names } zijn gevraagd …
}
table-bot-erred = { $name } wilde iets dat niet mag, en speelt iets anders.
table-do-back = Andere kaart
table-ask-after = Zonet: { $news } { $asked }
table-ask-in-time = { $sentence } { $count } s

undo-ask = De zet van { $name } terugnemen?
undo-about = Iedereen aan deze tafel moet het goedvinden.
undo-yes = Terugnemen
undo-no = Laten staan
undo-asks-phones = De anderen krijgen op hun telefoon de vraag of ze het goedvinden.

table-lamp-not-now = De lamp is er voor wie nu iets wordt gevraagd.
