# Wie waarmee speelt: toetsen kiezen, gamepads die gaan zitten en komen en gaan, en de maat.

seats-bind = Druk op een toets of een knop. Klik nog eens op het veld voor de muis, tik het aan voor de vinger.
seats-listening = { $name }, waarmee speel je? { $what }. Esc laat het zoals het is.
seats-joined = { $device } speelt nu voor { $name }.
seats-full = { $device } vindt geen vrije plaats. Laat een bot gaan, of kies een toetsveld en druk op een knop.
seats-pad-new = { $device } is er. Druk erop op een knop om te gaan zitten.
seats-pad-gone = { $device } is weg. Zodra hij terug is, speelt hij weer voor { $name }.
seats-pad-back = { $device } is terug en speelt voor { $name }.
seats-pad-missing = { $name } speelt met { $device }, maar die is niet aangesloten. Sluit hem aan, of kies een andere toets.
seats-names-between = { ", " }
seats-company = { $people ->
    [0] { $bots } bots
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } en een bot
       *[other] { $names } en { $bots } bots
    }
}
seats-company-label = Laatst
seats-company-hint = Wie hier de laatste tijd speelde. Stap verder, en ze zitten er zoals toen.

## Tik op de maat

beat-title = Tik op de maat
beat-about = Sommige apparaten melden een druk later dan andere. Tik met elk van de jouwe mee, en Kibitz maakt het goed: in een wedloop wachten de snellere op het traagste. Het hoeft niet: zonder dit tellen ze allemaal zoals ze komen.
beat-listen = Luister en kijk …
beat-tap = Tik nu bij elke slag, met een toets, knop, klik of vinger. Esc stopt.
beat-none = Te weinig tikken om iets te zeggen. Nog eens?
beat-found = Zo laat kwamen je tikken, de helft eerder en de helft later. Om eerlijk te zijn kan het best één persoon op alle apparaten tikken.
beat-start = Begin
beat-again = Nog eens
beat-keep = Goedmaken
beat-forget = Niet goedmaken
beat-forget-hint = Vergeet wat is gemeten: elk apparaat telt zoals het komt.
beat-late = { $ms ->
    [0] precies op de maat
   *[other] { $ms } ms
}

## Een gamepad of een telefoon is weg

gone-title = { $device } is weg
gone-about = { $name } speelt ermee. Sluit hem weer aan, of maak hem wakker: hij neemt dezelfde hand weer op.
gone-phone-title = { $name }: telefoon weg
gone-phone-about = De tafel wacht erop: hij neemt dezelfde hand weer op zodra hij terug is.
gone-back = Terug naar de pauze
gone-anyway = Verder zonder
