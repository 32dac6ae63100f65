# Wat Kibitz zegt als er iets niet klopt.
#
# De zinnen van het eerste deel worden ook gelezen als er delen van Kibitz ontbreken, door een
# lezer die alleen gewone regels "key = text" en { $name } kent en verder niets van Fluent.

## Aan de deur

error-old-python = Kibitz heeft Python { $needed } of later nodig; dit is Python { $found }.
error-missing-packages = Kibitz kan niet starten omdat deze pakketten ontbreken: { $packages }. Zo komen ze erbij: { $command }
error-broken-pygame = Kibitz heeft pygame-ce nodig, maar op die plek staat een andere pygame. Zo komt het goed: { $remove } en dan: { $command }
error-no-display = Kibitz vindt geen scherm voor zijn venster.
error-home = Kibitz bewaart zijn bestanden waar { $name } het zegt, maar ‘{ $what }’ begint bij iemand die hier niet is. Schrijf het hele pad naar een map.
error-command-line = Kibitz begrijpt ‘{ $what }’ niet. Alles wat het wel begrijpt, toont: { $command }
error-unknown-game = Een spel met de naam ‘{ $what }’ is er niet. Wel: { $games }
error-bad-seats = Plaatsen kunnen niet ‘{ $what }’ zijn. Schrijf een aantal spelers, zoals 4, of een lijst zoals: person,person,bot:hard. Bots hier: { $levels }
error-shortcut-windows = Windows maakt zelf snelkoppelingen: klik met rechts op het bureaublad, kies Nieuw en dan Snelkoppeling, en vul in: { $command }
error-shortcut-mac = Sleep Kibitz.app op een Mac naar het Dock; het wordt gemaakt met: { $command }
error-shortcut-folder = Kibitz komt niet in het menu, omdat in deze map niet mag worden geschreven: { $folder }
error-bad-size = Het venster kan niet ‘{ $what }’ groot zijn. Een venster is minstens { $smallest }, geschreven als 1280x800.
error-one-seat = 1 plaats kan niet; dit spel is voor { $fewest } tot { $most }.
error-too-many-seats = { $what } plaatsen kan niet; dit spel is voor { $fewest } tot { $most }.
error-exact-seats = Dit spel is voor precies { $most }.
error-unheard = Wat Kibitz te zeggen heeft, kan niet worden geschreven: waar het heen gaat, is geen plaats.
error-mended = Er ging iets stuk; er is niets verloren.
error-crash = Kibitz moest stoppen door een fout in het programma.
error-crash-saved = Wat er werd gespeeld, is bewaard.
error-crash-unsaved = Het einde van de laatste partij kon niet worden bewaard: de schijf neemt niets aan.
error-crash-log = Wat er gebeurde, staat in { $log }
error-blank-scene = Het beeld van { $scene } bleef leeg.
error-close = Elke toets sluit dit venster.
error-settings-set-aside = Je instellingen waren niet te lezen, dus Kibitz begint met nieuwe; het oude bestand ligt nu in { $file }
error-settings-line = Regel { $line } van je instellingen klopt niet, dus Kibitz begint met nieuwe. Het oude bestand blijft: herstel die regel en leg het terug, of laat het zo. Het ligt nu in { $file }
error-settings-unreadable = Je instellingen gaan niet open, dus Kibitz begint met nieuwe. Meer staat in { $log }

## Bestanden van elke soort

error-file-large = Dit bestand heeft meer dan { $most } KB, meer dan Kibitz ooit in één bestand schrijft. Het is vast iets anders: kies een ander bestand.
error-file-long = Regel { $line } heeft meer dan { $most } bytes, meer dan Kibitz ooit schrijft. Leg er een gave kopie voor in de plaats, of leg het bestand opzij.
error-file-deep = In regel { $line } staan haakjes dieper in haakjes dan Kibitz ze ooit schrijft. Leg er een gave kopie voor in de plaats, of leg het bestand opzij.
error-file-number = Regel { $line } heeft een getal met meer dan { $most } cijfers, langer dan elk getal dat Kibitz kent. Leg er een gave kopie voor in de plaats, of leg het bestand opzij.

## Opnamen

error-record-foreign = Dit bestand is geen bewaarde partij van Kibitz.
error-record-newer = Deze partij is bewaard door een nieuwere Kibitz (formaat { $format }). Werk Kibitz bij om die te openen.
error-record-damaged = Deze bewaarde partij is beschadigd: regel { $line } is niet meer zoals die was.
error-record-head = Het begin van deze bewaarde partij klopt niet: { $why }
error-record-options = De opties van deze bewaarde partij passen niet bij het spel: { $names }
error-record-game = Deze partij hoort bij een spel dat er hier niet is: { $game }
error-record-drift = Deze bewaarde partij kan niet worden uitgespeeld: de regels weigeren zet { $move }, ‘{ $text }’.
refusal-undo-timed = In een spel tegen de tijd kun je niets terugnemen.
refusal-undo-nothing = Er is geen zet om terug te nemen.
refusal-undo-over = De partij is afgelopen: nu gaat er niets meer terug.
refusal-undo-shown = Dit gaat niet meer terug: sindsdien is er iets verborgens getoond.
refusal-redo-nothing = Er is geen zet om weer te spelen.
refusal-redo-phone = Die zet is op een telefoon gedaan: daar kan hij nog eens.

## Opties

refusal-unknown-value = ‘{ $option }’ kan niet ‘{ $value }’ zijn. Wel kan: { $allowed }
