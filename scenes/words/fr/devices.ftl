# Qui joue avec quoi : attribution, manettes qui prennent place, viennent et partent, et le rythme.

seats-bind = Appuie sur une touche ou un bouton. Reclique sur le champ pour la souris, touche-le pour le doigt.
seats-listening = { $name }, que prends-tu ? { $what }. Échap ne change rien.
seats-joined = { $device } joue maintenant pour { $name }.
seats-full = { $device } trouve toutes les places prises. Fais partir un bot, ou choisis un champ de touche et appuie sur un bouton.
seats-pad-new = { $device } est là. Appuie sur un de ses boutons pour prendre place.
seats-pad-gone = { $device } n’est plus là. Dès son retour, elle rejoue pour { $name }.
seats-pad-back = { $device } est de retour et joue pour { $name }.
seats-pad-missing = { $name } joue avec { $device }, qui n’est pas branchée. Branche-la, ou choisis une autre touche.
seats-names-between = { ", " }
seats-company = { $people ->
    [0] { $bots } bots
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } et un bot
       *[other] { $names } et { $bots } bots
    }
}
seats-company-label = Récents
seats-company-hint = Qui a joué ici récemment. Passe de l’un à l’autre : tous reprennent place.

## Taper en rythme

beat-title = Taper en rythme
beat-about = Certains appareils annoncent un appui plus tard que d’autres. Tape en rythme avec chacun des tiens, et Kibitz compense : à la course, les plus rapides attendent le plus lent. Rien n’oblige à le faire : sinon tous comptent comme ils arrivent.
beat-listen = Écoute et regarde…
beat-tap = Tape à chaque battement, avec une touche, un bouton, un clic ou un doigt. Échap arrête.
beat-none = Trop peu de coups pour en dire quelque chose. Encore une fois ?
beat-found = Voilà le retard de tes coups, la moitié plus tôt et la moitié plus tard. Pour être juste, la même main devrait taper sur tous les appareils.
beat-start = Commencer
beat-again = Encore une fois
beat-keep = Compenser
beat-forget = Sans compenser
beat-forget-hint = Oublie ce qui a été trouvé : plus rien n’est compensé.
beat-late = { $ms ->
    [0] pile en rythme
   *[other] { $ms } ms
}

## Une manette ou un téléphone n’est plus là

gone-title = { $device } n’est plus là
gone-about = { $name } joue avec. Rebranche ou réveille l’appareil : il reprend la même main.
gone-phone-title = { $name } hors ligne
gone-phone-about = La table l’attend : à son retour, il reprend la même main.
gone-back = Retour à la pause
gone-anyway = Continuer sans
