# Les téléphones comme mains : ce qu’on lit sur la feuille à table, et sur la page d’un téléphone.

## Ce qui est devant un joueur

row-hand = Ta main
row-table = Sur la table

## La feuille

phones-title = Les téléphones comme mains
phones-about = Un téléphone du même réseau peut tenir les cartes d’un joueur. Sans appli, sans compte, sans internet.
phones-open = Ouvrir aux téléphones
phones-open-hint = Ensuite, les téléphones de ce réseau peuvent prendre place à cette table. Ton système demandera peut-être si Kibitz est joignable : dis oui.
phones-close = Sans téléphones
phones-close-hint = Plus aucun téléphone ne tient de cartes. Tout se joue de nouveau à l’écran.
phones-scan = Scanne ceci, ou tape sur le téléphone :
phones-letters = puis ces lettres :
phones-for-any = Pour toute place libre
phones-for = Pour { $name }
phones-whom-hint = La place à laquelle sert le code.
phones-network = Réseau
phones-network-hint = Cet ordinateur est sur plusieurs réseaux. Choisis celui des téléphones.
phones-seat-screen = à l’écran
phones-seat-bot = un bot
phones-seat-there = au téléphone
phones-seat-gone = téléphone absent
phones-seat-asks = un autre demande
phones-take = Vers l’écran
phones-take-hint = Le téléphone rend les cartes : { $name } joue de nouveau à l’écran.
phones-nod = Accorder
phones-nod-hint = L’autre téléphone prend la place, et le premier la perd. À demander : { $name }.
phones-refuse = Non
phones-refuse-hint = { $name } : la place reste au téléphone qui l’a. L’autre en est averti.
phones-done = Terminé
phones-trouble = Si rien n’apparaît : le téléphone est-il sur le même réseau, et pas un réseau d’invités ? Un pare-feu demande-t-il ? Un partage de connexion aide aussi.
phones-no-network = Cet ordinateur n’est sur aucun réseau. Rejoins un Wi-Fi, ou partage la connexion d’un téléphone, puis rouvre.
phones-network-gone = Cet ordinateur n’est plus sur aucun réseau. Rejoins un Wi-Fi, ou partage la connexion d’un téléphone : alors ça reprend ici.
phones-network-new = Cet ordinateur est maintenant sur un autre réseau. Connecte-y les téléphones et scanne ce code. Qui avait une place la redemande, et tu l’accordes ici.
phones-port-taken = Le réseau ne laisse pas Kibitz écouter : d’autres programmes ont pris ses ports, ou le système l’interdit. Ferme les autres serveurs, puis rouvre.
phones-other-door = Un autre programme a pris l’adresse que les téléphones connaissaient. Scanne encore le code : Pause, Téléphones.
phones-pause = Téléphones
phones-pause-hint = Des téléphones tiennent les cartes des joueurs : scanner le code, prendre place, jouer.
phones-waits-gone = { $name } : téléphone absent. Il peut revenir, ou un bot continue : Pause, Qui joue.
phones-came = { $name } joue maintenant au téléphone.
phones-unsure = ± { $ms } ms
phones-away = Absent
phones-asks-nod = { $name } : un autre téléphone demande la place. Pause, Téléphones.
phones-asks-nod-here = { $name } : un autre téléphone demande la place. Tu peux l’accorder sous « Téléphones ».

## La page

phones-page-title = Kibitz
phones-page-loading = À la recherche de la table…
phones-page-old = Ce navigateur est trop ancien pour cette page. Un plus récent, comme Firefox ou Chrome, ira bien.
phones-page-no-script = Cette page a besoin de JavaScript : permets-le pour cette adresse.
phones-page-lost = La table ne répond pas. Cette page essaie encore, toute seule. Téléphone et ordinateur sont-ils sur le même Wi-Fi ? Sur un réseau d’invités, ils ne se trouvent pas.
phones-page-closed = La table n’est plus ouverte aux téléphones. Si elle rouvre, cette page continue toute seule.
phones-page-code = Quelles lettres sont à l’écran ?
phones-page-code-label = Quatre lettres
phones-page-code-send = À table
phones-page-wrong = Ce ne sont pas les lettres de l’écran.
phones-page-bad-key = Ce code ne vaut plus pour cette table. Scanne celui de l’écran.
phones-page-busy = Trop de choses à la fois. Attends un instant, puis réessaie.
phones-page-seats = Quelle est ta place ?
phones-page-name = Ton nom
phones-page-colour = Ta couleur
phones-page-colour-of = { $name } l’a
phones-page-own-colour = Celle de la place
phones-page-colour-taken = Quelqu’un d’autre a maintenant cette couleur. Choisis-en une autre.
phones-page-name-taken = Quelqu’un d’autre porte ce nom. Choisis un autre nom.
seat-colour-red = Rouge
seat-colour-blue = Bleu
seat-colour-yellow = Jaune
seat-colour-green = Vert
seat-colour-violet = Violet
seat-colour-orange = Orange
seat-colour-teal = Turquoise
seat-colour-pink = Rose
seat-colour-lime = Citron vert
seat-colour-white = Blanc
phones-page-taken = sur un autre téléphone
phones-page-bot = jouée par un bot
phones-page-screen = à l’écran
phones-page-nod = Le téléphone de quelqu’un d’autre tient cette place. On demande à la table si tu peux l’avoir : quelqu’un y appuie sur « Accorder ».
phones-page-other = Choisir une autre place
phones-page-asked = Un autre téléphone demande cette place en ce moment. Attends un instant, ou prends-en une autre.
phones-page-refused = La table dit non : cette place reste au téléphone qui l’a.
phones-page-just-taken = Quelqu’un vient de prendre cette place. Choisis-en une autre.
phones-page-replaced = Un autre téléphone tient maintenant tes cartes.
phones-page-elsewhere = Cette place est maintenant ouverte sur une autre page de ce téléphone.
phones-page-here = Continuer ici
phones-page-given-back = Tes cartes sont de nouveau à l’écran. Pour les ravoir, scanne le code à la table.
phones-page-sits = Te voici à ta place, { $name }. Les cartes ne sont pas encore données.
phones-page-pauses = La table fait une pause.
phones-page-pauses-gone = La table fait une pause. Téléphone absent : { $name }.
phones-page-bot-plays = Un bot joue pour toi.
phones-page-mine = Rejouer moi-même
phones-page-on = Continuer
phones-page-on-without = Continuer sans { $name }
phones-page-again = Encore une
phones-page-next = Manche suivante
phones-page-showing = Regarde la table.
phones-page-unsure = Ce téléphone est juste à ± { $ms } ms.
phones-page-won = { $names } : gagné !
phones-page-drawn = Personne ne gagne.
phones-page-answers = Réponses
phones-page-back = Choix précédent
phones-page-how = Où on en est
phones-page-log = Déroulement
phones-page-close = Fermer
phones-page-menu = Menu
phones-page-undo = Reprendre
phones-page-undo-asks = { $name } voudrait reprendre son coup.
phones-page-undo-asks-here = À l’écran, on voudrait reprendre le coup joué par { $name }.
phones-page-undo-yes = D’accord
phones-page-undo-no = Non
phones-page-undo-waits = On demande aux autres s’ils sont d’accord.
phones-page-undo-refused = { $name } n’est pas d’accord.
phones-page-undo-refused-here = À l’écran, quelqu’un n’est pas d’accord.
phones-page-language = Langue
phones-page-leave = Rendre ma place
phones-page-leave-sure = La rendre, vraiment ?
phones-page-lamp = Lampe
phones-page-read = Expliquer
phones-page-read-hint = Touche ensuite ce que tu veux comprendre. Un appui long le fait d’un coup.
phones-page-closed-answer = pas maintenant
phones-page-chosen = choisie
phones-page-lit = par la lampe
phones-page-spent = couverte
phones-page-not-heard = La table n’a pas entendu. Réessaie.
pile-draw = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
