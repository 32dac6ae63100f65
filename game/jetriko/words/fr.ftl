## Sur l’étagère

jetriko-title = Jetriko
jetriko-about = Cinq couleurs, des effets sournois, et des pièges que nul ne veut piocher.
jetriko-players = 2 à 6 joueurs
jetriko-length = environ 20 minutes

## Les options

jetriko-option-length = Durée
jetriko-option-length-hint = Une manche, jusqu’à un certain nombre de manches gagnées, ou tant que tu veux.
jetriko-value-length-one = Une manche
jetriko-value-length-first-2 = 2 gagnées
jetriko-value-length-first-3 = 3 gagnées
jetriko-value-length-first-5 = 5 gagnées
jetriko-value-length-open = Sans fin
jetriko-option-hand = Cartes chacun
jetriko-option-hand-hint = Combien de cartes on donne à chacun.
jetriko-value-hand = { $count } cartes
jetriko-option-traps = Pièges
jetriko-option-traps-hint = Les 15 pièges, seulement les verts et les bleus, ou aucun.
jetriko-value-traps-all = Les 15
jetriko-value-traps-mild = Verts et bleus
jetriko-value-traps-none = Aucun
jetriko-option-backs = Dos des pièges
jetriko-option-backs-hint = Le dessus de la pioche montre si c’est un piège, et de quelle couleur.
jetriko-option-after_drawing = Après la pioche
jetriko-option-after_drawing-hint = Quelle carte tu peux jouer après en avoir pioché une.
jetriko-value-after_drawing-any = Toute carte
jetriko-value-after_drawing-drawn = La piochée
jetriko-option-deflect = Détour sur Détour
jetriko-option-deflect-hint = Sous une attaque, un Détour va sur tout Détour, ou seulement sur un de même couleur ou nombre.
jetriko-value-deflect-always = Toujours
jetriko-value-deflect-matching = S’il va dessus
jetriko-option-skip_finish = Finir par un Saut
jetriko-option-skip_finish-hint = À deux joueurs : il gagne aussitôt, ou il fait piocher une carte.
jetriko-value-skip_finish-wins = Gagne aussitôt
jetriko-value-skip_finish-draws = Fait piocher
jetriko-option-first_dealer = Premier donneur
jetriko-option-first_dealer-hint = Qui donne la première manche. Ensuite, c’est le gagnant.
jetriko-value-first_dealer-0 = Tiré au sort
jetriko-value-first_dealer-1 = Place 1
jetriko-value-first_dealer-2 = Place 2
jetriko-value-first_dealer-3 = Place 3
jetriko-value-first_dealer-4 = Place 4
jetriko-value-first_dealer-5 = Place 5
jetriko-value-first_dealer-6 = Place 6
jetriko-option-timer = Minuteur
jetriko-option-timer-hint = Le temps écoulé, la table encaisse pour toi, ou pioche et passe.
jetriko-value-timer-0 = Sans
jetriko-value-timer-15 = 15 secondes
jetriko-value-timer-30 = 30 secondes
jetriko-value-timer-60 = 60 secondes

## Les refus

refusal-jetriko-seats = Jetriko est pour 2 à 6 joueurs.
refusal-jetriko-over = La partie est finie.
refusal-jetriko-first-dealer = La place { $number } ne peut pas donner : il n’y a que { $seats } places. Choisis un autre donneur, ou ajoute une place.
refusal-jetriko-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-jetriko-not-now = Cela ne se fait pas maintenant.
refusal-jetriko-not-your-turn = Ce n’est pas ton tour ; c’est à { $name }.
refusal-jetriko-not-held = Tu n’as pas cette carte.
refusal-jetriko-no-match = Cette carte n’a ni la couleur, ni le nombre, ni l’effet de celle du dessus.
refusal-jetriko-no-answer-fits = Seuls le même effet, un Détour qui va dessus ou une carte blanche peuvent riposter.
refusal-jetriko-deflect-fit = Un Détour doit avoir la couleur ou le nombre de la dernière carte d’attaque.
refusal-jetriko-raise-on-deflect = Sur un Détour, la carte d’attaque doit avoir sa couleur ou son nombre.
refusal-jetriko-white-only = À une carte blanche, seule riposte une carte blanche.
refusal-jetriko-under-attack = On t’attaque : riposte ou encaisse.
refusal-jetriko-draw-first = Pioche une carte avant de passer.
refusal-jetriko-drawn-already = Tu as déjà pioché à ce tour.
refusal-jetriko-nothing-to-draw = Il n’y a plus rien à piocher ; joue ou passe.
refusal-jetriko-blank-plain = Blank : seule va une carte simple de même couleur ou de même nombre.
refusal-jetriko-blank-must = Blank : tu as une carte simple qui va, et tu dois en jouer une.
refusal-jetriko-blank-nothing-else = Blank : rien d’autre ne va dans ta main.
refusal-jetriko-played-already = Tu as déjà joué à ce tour.
refusal-jetriko-trap-ends = Un piège met fin à ton tour.
refusal-jetriko-direction = Choisis un sens.
refusal-jetriko-target = Choisis un autre joueur pour cible.
refusal-jetriko-unanswerable = À cette carte, pas de riposte.
refusal-jetriko-card-count = { $count ->
    [one] Choisis exactement { $count } carte.
   *[other] Choisis exactement { $count } cartes.
}
refusal-jetriko-colour-not-held = Tu n’as pas de carte de cette couleur.
refusal-jetriko-another-player = Choisis un autre joueur.
refusal-jetriko-trap-must = Ce piège doit être exécuté.
refusal-jetriko-random-take = Les cartes volées se tirent au hasard.
refusal-jetriko-trap-played = Un piège ne se joue pas ; il agit quand on le pioche.
refusal-jetriko-not-visible = Tu ne peux pas le voir.
refusal-jetriko-drawn-only = Seule la carte piochée peut être jouée.
refusal-jetriko-no-timer = Il n’y a pas de minuteur à cette table.

## Les mots du jeu

jetriko-colour-green = vert
jetriko-colour-yellow = jaune
jetriko-colour-cyan = cyan
jetriko-colour-blue = bleu foncé
jetriko-colour-red = rouge
jetriko-back-playing = une carte à jouer
jetriko-back-red = un piège rouge
jetriko-back-blue = un piège bleu
jetriko-back-green = un piège vert
jetriko-back-none = rien
jetriko-card-plain = { $number } { $colour }
jetriko-card-effect = { $number } { $colour } { $effect }
jetriko-card-trap = { $name }, un piège
jetriko-attack = { $kind } { $value }
jetriko-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Chaque carte : son nom, ce qu’elle fait en une phrase, et en entier

jetriko-name-plain = Simple
jetriko-name-plus = Plus
jetriko-name-steal = Vol
jetriko-name-redraw = Échange
jetriko-name-deflect = Détour
jetriko-name-skip = Saut
jetriko-name-blank = Blank
jetriko-name-divide = Partage
jetriko-name-more = Encore
jetriko-name-stop = Stop
jetriko-name-target = Cible
jetriko-name-times-two = Fois deux
jetriko-name-tr1 = Avalanche
jetriko-name-tr2 = Rattrapage
jetriko-name-tr3 = Surprise
jetriko-name-tr4 = Héritage
jetriko-name-tr5 = Main de verre
jetriko-name-tb1 = Manège
jetriko-name-tb2 = Culbute
jetriko-name-tb3 = Demi-tour
jetriko-name-tb4 = Table de tri
jetriko-name-tb5 = Niveleur
jetriko-name-tg1 = Lest
jetriko-name-tg2 = Filtre couleur
jetriko-name-tg3 = Cadeau d’adieu
jetriko-name-tg4 = Contrecoup
jetriko-name-tg5 = Bon troc

jetriko-does-plain = Pas d’effet.
jetriko-does-plus = Le suivant pioche 2 cartes, ou passe l’attaque plus loin.
jetriko-does-steal = Le suivant te prend une carte, ou passe l’attaque plus loin.
jetriko-does-redraw = Le suivant échange une carte contre une neuve, ou passe l’attaque plus loin.
jetriko-does-deflect = Renvoie une attaque telle quelle, et tu dis dans quel sens.
jetriko-does-skip = Le suivant est sauté.
jetriko-does-blank = Le suivant ne peut jouer qu’une carte simple de cette couleur ou de ce nombre.
jetriko-does-divide = Tu partages l’attaque avec l’attaquant, pas à pas.
jetriko-does-more = L’attaque grandit de 1 et continue.
jetriko-does-stop = L’attaque est finie.
jetriko-does-target = Tu nommes le joueur que vise l’attaque.
jetriko-does-times-two = L’attaque double et continue.
jetriko-does-tr1 = Tu pioches 3 cartes.
jetriko-does-tr2 = Tu rattrapes la plus grande main, de 1 à 3 cartes.
jetriko-does-tr3 = Tu pioches 1 carte face visible ; si elle est blanche ou a un effet, tu en pioches une autre.
jetriko-does-tr4 = L’autre joueur qui a le plus de cartes t’en donne une.
jetriko-does-tr5 = Tu pioches 1 carte, puis tu montres toute ta main.
jetriko-does-tb1 = Toutes les mains avancent d’une place.
jetriko-does-tb2 = La plus grande et la plus petite main s’échangent.
jetriko-does-tb3 = Le sens s’inverse, et chacun passe une carte plus loin.
jetriko-does-tb4 = Tu pioches 2 cartes, puis tu en défausses autant.
jetriko-does-tb5 = Les grandes mains tombent à 5 cartes, les toutes petites montent à 2.
jetriko-does-tg1 = Tu défausses 1 carte, ou 2 d’une main de quatre ou plus.
jetriko-does-tg2 = Tu défausses toutes tes cartes d’une couleur.
jetriko-does-tg3 = Tu donnes une carte à un joueur de ton choix.
jetriko-does-tg4 = Un joueur de ton choix pioche 2 cartes.
jetriko-does-tg5 = Tu peux échanger ta main avec un joueur de ton choix.

jetriko-full-plain = Va par la couleur ou le nombre. Deux cartes simples n’ont pas d’effet en commun.
jetriko-full-plus = Lance une attaque Plus 2, ou renforce de 2 un Plus en cours. Qui encaisse pioche autant de cartes, l’une après l’autre. Un piège parmi elles met fin au coup.
jetriko-full-steal = Lance une attaque Vol 1, ou renforce de 1 un Vol en cours. Qui encaisse prend autant de cartes à l’aveugle dans la main du dernier attaquant, qui s’en débarrasse.
jetriko-full-redraw = Lance une attaque Échange 1, ou renforce de 1 un Échange en cours. Qui encaisse glisse d’abord autant de cartes sous la défausse, ou toutes s’il en a moins, puis pioche le nombre entier.
jetriko-full-deflect = Sous une attaque, il doit avoir la couleur ou le nombre de la carte d’attaque ; sur un autre Détour, tout Détour va. L’attaque continue telle quelle dans le sens que tu nommes. Sans attaque, il ne fait que fixer le sens. À deux joueurs, le sens reste, et on ne demande rien.
jetriko-full-skip = Le suivant n’a pas de tour et ne peut pas riposter. À deux joueurs, c’est encore à toi.
jetriko-full-blank = Pour ce tour seulement, le suivant doit jouer une carte simple qui va par la couleur ou le nombre, ou en piocher une s’il n’en a pas, et peut la jouer si elle va. La main vide, il doit d’abord piocher et n’a pas encore gagné. Il n’y a pas de riposte.
jetriko-full-divide = Sous une attaque : toi et l’attaquant faites ses pas tour à tour, l’attaquant d’abord ; puis ton suivant continue et peut jouer toute carte. Personne ne peut riposter. Sans attaque : tu pioches 1 carte, et ton tour est fini.
jetriko-full-more = Sous une attaque : elle grandit de 1 et va au suivant. Seules les cartes blanches y ripostent alors. Sans attaque : tu pioches 1 carte, et ton tour est fini.
jetriko-full-stop = Sous une attaque : rien n’arrive à personne, et le suivant peut jouer toute carte. Sans attaque : tu pioches 1 carte, et ton tour est fini.
jetriko-full-target = Sous une attaque : elle va à un autre joueur que tu nommes, et le jeu continue à partir de lui. Seules les cartes blanches y ripostent alors. Sans attaque : tu pioches 1 carte, et ton tour est fini.
jetriko-full-times-two = Sous une attaque : elle double et va au suivant. Seules les cartes blanches y ripostent alors. Sans attaque : tu pioches 1 carte, et ton tour est fini.
jetriko-full-tr1 = Tu pioches 3 cartes, l’une après l’autre. Un autre piège parmi elles met fin à celui-ci.
jetriko-full-tr2 = Compte combien de cartes la plus grande main a de plus que la tienne. Tu en pioches autant, au moins 1 et au plus 3.
jetriko-full-tr3 = Tu pioches 1 carte et la montres à tous. Si elle est blanche ou a un effet, tu en pioches 1 de plus, que personne d’autre ne voit.
jetriko-full-tr4 = Parmi les autres qui ont deux cartes ou plus, celui qui en a le plus te donne une carte de son choix. S’il n’y a personne, tu pioches 1 carte.
jetriko-full-tr5 = Tu pioches 1 carte, puis tous voient toute ta main, même si rien n’a pu être pioché. Si tu pioches un autre piège, ta main reste cachée.
jetriko-full-tb1 = Tous passent à la fois leur main entière au suivant. Les mains vides passent aussi.
jetriko-full-tb2 = Le joueur qui a le plus de cartes et celui qui en a le moins, mais au moins une, échangent leurs mains. Rien ne se passe s’ils en ont autant.
jetriko-full-tb3 = D’abord, le sens s’inverse. Puis tous ceux qui ont des cartes en choisissent une, en secret, et la passent au suivant dans le nouveau sens. Les tours passent aussi dans ce sens.
jetriko-full-tb4 = Tu pioches 2 cartes, puis tu défausses autant de cartes de ton choix que tu as pu en piocher. Si tu pioches un autre piège, tu ne défausses rien.
jetriko-full-tb5 = D’abord, dans l’ordre, tous ceux qui ont plus de 5 cartes défaussent et n’en gardent que 5. Puis, dans l’ordre, tous ceux qui en ont moins de 2 piochent jusqu’à en avoir 2. Un autre piège y met fin pour ceux dont ce n’était pas encore le tour.
jetriko-full-tg1 = Tu défausses 1 carte de ton choix ; si tu en as quatre ou plus, tu en défausses 2.
jetriko-full-tg2 = Tu nommes une couleur de ta main et défausses toutes tes cartes de cette couleur. Les cartes blanches n’ont pas de couleur.
jetriko-full-tg3 = Tu donnes une carte de ton choix à un autre joueur de ton choix, qui ne peut pas la refuser.
jetriko-full-tg4 = Tu choisis un autre joueur, qui pioche 2 cartes. Si un piège apparaît, il est pour lui ; le jeu continue quand même après toi si c’était ton tour.
jetriko-full-tg5 = Tu peux échanger ta main entière avec un autre joueur de ton choix, même vide, ou t’en passer.

## L’annonce d’une attaque

jetriko-announce = { $attacker } contre { $victim } : { $attack }

## Le déroulement

jetriko-log-round = Manche { $number } : { $name } donne.
jetriko-log-direction = { $direction ->
    [clockwise] On joue dans le sens horaire.
   *[anticlockwise] On joue dans le sens antihoraire.
}
jetriko-log-played = { $name } : { $card }
jetriko-log-drew = { $name } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
jetriko-log-drew-card = { $name } pioche { $card }.
jetriko-log-nothing-to-draw = Il n’y a rien à piocher pour { $name }.
jetriko-log-reshuffled = { $count ->
    [one] La seule carte sous celle du dessus devient la nouvelle pioche.
   *[other] { $count } cartes sont mélangées en une nouvelle pioche.
}
jetriko-log-passed = { $name } passe.
jetriko-log-blocked-pass = { $name } passe, sans rien à piocher.
jetriko-log-passed-over = { $name } saute ce tour.
jetriko-log-bound = Blank lie { $name } pour ce tour.
jetriko-log-attack-started = { $attacker } attaque { $victim } : { $attack }.
jetriko-log-attack-raised = { $attacker } renforce l’attaque et la passe à { $victim } : { $attack }.
jetriko-log-attack-deflected = { $attacker } fait un détour vers { $victim } : { $attack }.
jetriko-log-attack-more = { $attacker } ajoute un et passe l’attaque à { $victim } : { $attack }.
jetriko-log-attack-doubled = { $attacker } double l’attaque et la passe à { $victim } : { $attack }.
jetriko-log-attack-targeted = { $attacker } vise { $victim } : { $attack }.
jetriko-log-hit = { $victim } encaisse : { $attack }, par { $attacker }.
jetriko-log-divided = { $divider } partage avec { $attacker } : { $attack }.
jetriko-log-attack-done = L’attaque est finie.
jetriko-log-attack-stopped = { $name } arrête l’attaque ; rien n’arrive à personne.
jetriko-log-attack-trap = Le piège coupe court à l’attaque.
jetriko-log-took = { $giver } cède { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $taker }.
jetriko-log-took-card = { $giver } cède { $card } à { $taker }.
jetriko-log-hand-moved = { $giver } passe sa main à { $taker } : { jetriko-cards }.
jetriko-log-slid-under = { $name } défausse { $cards }.
jetriko-log-trap = { $name } pioche un piège : { $trap }.
jetriko-log-trap-dropped = Le reste du piège est abandonné : { $trap }.
jetriko-log-shown = { $name } montre { $cards }.
jetriko-log-chosen = { $name } a choisi.
jetriko-log-colour = { $name } nomme une couleur : { $colour }.
jetriko-log-player-chosen = { $name } choisit { $other }.
jetriko-log-declined = { $name } n’échange avec personne.
jetriko-log-brink = { $name } est sur le fil !
jetriko-log-time = Temps écoulé : { $name }.
jetriko-log-round-won = { $name } gagne la manche.
jetriko-log-round-blocked = Personne ne peut continuer. { $name } a le moins de cartes et gagne la manche.
jetriko-log-round-drawn = Personne ne peut continuer, et plusieurs ont le moins de cartes : nul ne gagne la manche.
jetriko-log-would-stop = { $name } ne veut pas d’autre manche.

## Ce qui est demandé, comme chacun peut l’entendre ; $asked est combien on en demande, dans $names

jetriko-aloud-direction = { $names } choisit qui commence…
jetriko-aloud-defence = { $names } riposte ou encaisse…
jetriko-aloud-main = { $names } joue une carte ou pioche…
jetriko-aloud-main-pass = { $names } joue une carte ou passe : il n’y a rien à piocher…
jetriko-aloud-drawn = { $names } joue une carte ou passe…
jetriko-aloud-discard-redraw = { $names } choisit { jetriko-cards } à échanger…
jetriko-aloud-discard-divide = { $names } échange une carte contre une neuve…
jetriko-aloud-discard-sorting-desk = { $names } défausse { jetriko-cards }…
jetriko-aloud-discard-leveller = { $names } défausse { jetriko-cards } pour n’en garder que cinq…
jetriko-aloud-discard-ballast = { $names } défausse { jetriko-cards }…
jetriko-aloud-hand-down = { $names } choisit une carte pour { $other }…
jetriko-aloud-u-turn = { $names } { $asked ->
    [one] choisit une carte
   *[other] choisissent une carte
} à passer…
jetriko-aloud-colour = { $names } choisit une couleur à défausser…
jetriko-aloud-gift = { $names } donne une carte à quelqu’un…
jetriko-aloud-counterblow = { $names } choisit qui pioche 2 cartes…
jetriko-aloud-swap = { $names } choisit avec qui échanger sa main…
jetriko-aloud-scores = { $names } { $asked ->
    [one] regarde
   *[other] regardent
} la manche passée…

## La table

jetriko-ask-direction = { $name }, qui commence ?
jetriko-ask-defence = { $name }, riposte ou encaisse.
jetriko-ask-main = { $name }, joue une carte ou pioches-en une.
jetriko-ask-main-pass = { $name }, joue une carte ou passe : il n’y a rien à piocher.
jetriko-ask-main-free = { $name }, toute carte va maintenant. Joue ou pioche.
jetriko-ask-main-bound = { $name }, Blank : joue une carte simple de même couleur ou nombre.
jetriko-ask-main-bound-draw = { $name }, Blank : aucune carte simple ne va, pioches-en une.
jetriko-ask-drawn = { $name }, joue une carte ou passe.
jetriko-ask-drawn-only = { $name }, joue la carte piochée, ou passe.
jetriko-ask-defence-none = { $name }, aucune de tes cartes ne riposte : encaisse.
jetriko-ask-main-none = { $name }, aucune de tes cartes ne va : pioches-en une.
jetriko-ask-main-pass-none = { $name }, aucune de tes cartes ne va, et il n’y a rien à piocher : passe.
jetriko-ask-drawn-none = { $name }, aucune de tes cartes ne va : passe.
jetriko-ask-discard-redraw = { $name }, choisis { $count ->
    [one] une carte
   *[other] { $count } cartes
} à échanger.
jetriko-ask-discard-divide = { $name }, choisis une carte à échanger contre une neuve.
jetriko-ask-discard-sorting-desk = { $name }, défausse { jetriko-cards }.
jetriko-ask-discard-leveller = { $name }, défausse { jetriko-cards } pour n’en garder que cinq.
jetriko-ask-discard-ballast = { $name }, défausse { jetriko-cards }.
jetriko-ask-hand-down = { $name }, choisis une carte pour { $other }.
jetriko-ask-u-turn = { $name }, choisis une carte à passer.
jetriko-ask-colour = { $name }, quelle couleur défausses-tu ?
jetriko-ask-gift = { $name }, donne une carte à un joueur.
jetriko-ask-counterblow = { $name }, qui pioche 2 cartes ?
jetriko-ask-swap = { $name }, avec qui échanges-tu ta main ?
jetriko-ask-scores = La manche est finie.
jetriko-do-left = { $name } commence, à gauche
jetriko-do-right = { $name } commence, à droite
jetriko-do-draw = Piocher
jetriko-do-pass = Passer
jetriko-do-take-hit = Encaisser
jetriko-do-direction = { $direction ->
    [clockwise] Sens horaire, vers { $name } qui a { jetriko-cards }
   *[anticlockwise] Sens antihoraire, vers { $name } qui a { jetriko-cards }
}
jetriko-do-choose = { $name } : { jetriko-cards }
jetriko-do-decline = Garder ma main
jetriko-do-confirm = { $left ->
    [0] Terminé
   *[other] { $count } sur { $needed }
}
jetriko-do-go-on = Continuer
jetriko-do-stop = Ça suffit
jetriko-sign-free = Toute carte
jetriko-sign-bound = Lié
jetriko-sign-brink = Sur le fil
jetriko-pile-next = Sur la pioche : { $back }. { $count ->
    [one] C’est la dernière carte.
   *[other] Il en reste { $count }.
}
jetriko-pile-empty = Il n’y a plus rien à piocher.
jetriko-plate-wins = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
jetriko-who-wins = Une main vide qui tient un tour de table gagne.
jetriko-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
jetriko-stat-attacks = Attaques
jetriko-stat-hits = Encaissés
jetriko-stat-traps = Pièges
jetriko-stat-strongest = Plus forte attaque
jetriko-figure-rounds = Manches gagnées
jetriko-figure-attacks = Attaques
jetriko-figure-answers = Ripostes
jetriko-figure-hits = Coups encaissés
jetriko-figure-traps = Pièges

## Les mots du jeu : dans les règles, et sous le pointeur à table

jetriko-term-attack = Attaque
jetriko-term-attack-means = Un Plus, un Vol ou un Échange en route : sa sorte, sa valeur, qui l’a envoyé en dernier, et sa victime.
jetriko-term-answer = Riposte
jetriko-term-answer-means = Une carte que la victime joue au lieu d’encaisser. C’est tout son tour.
jetriko-term-hit = Coup
jetriko-term-hit-means = L’attaque est exécutée sur sa victime, qui l’encaisse puis continue son tour.
jetriko-term-free = Jeu libre
jetriko-term-free-means = Toute carte va : sur une défausse vide, sur un piège, ou sur une carte blanche si aucune attaque n’est en cours.
jetriko-term-blank = Blank
jetriko-term-blank-means = Lie le suivant pour un tour : seule va une carte simple de sa couleur ou de son nombre.
jetriko-term-brink = Sur le fil
jetriko-term-brink-means = Un joueur sans cartes qui n’a pas encore gagné : on gagne la manche en n’en ayant aucune au début de son propre tour.
jetriko-term-top = Carte du dessus
jetriko-term-top-means = Une carte de couleur que tu joues doit avoir sa couleur, son nombre ou son effet. Les cartes blanches vont toujours.
jetriko-term-plain = Carte simple
jetriko-term-plain-means = Une carte de couleur sans effet. Être simple n’est pas un effet : deux cartes simples doivent avoir même couleur ou même nombre.
jetriko-term-white = Carte blanche
jetriko-term-white-means = Riposte à toute attaque. Sans attaque, elle ne fait que s’échanger contre une autre carte, et le tour est fini.
jetriko-term-trap = Piège
jetriko-term-trap-means = Agit quand on le pioche. Il met fin à tout ce qui est en cours, et au tour du joueur dont c’est le tour.
jetriko-term-back = Dos
jetriko-term-back-means = La prochaine carte de la pioche montre si c’est un piège : rouge il nuit, vert il aide, bleu il peut faire l’un ou l’autre.
jetriko-term-direction = Sens
jetriko-term-direction-means = Comment passent les tours et les attaques, dans le sens horaire ou antihoraire.
jetriko-term-dealer = Donneur
jetriko-term-dealer-means = Dit quel voisin commence. Le gagnant d’une manche donne la suivante.

## Les indices d’une première partie

jetriko-hint-aim = Qui n’a pas de cartes au début de son tour gagne. Débarrasse-toi des tiennes, et charge les autres en attaquant.
jetriko-hint-win = Une main vide ne gagne pas encore : elle doit tenir jusqu’au début de ton prochain tour.
jetriko-hint-attack = Attaqué, tu peux passer l’attaque plus loin : par le même effet, un Détour qui va, ou une carte blanche.
jetriko-hint-white = Garde les cartes blanches pour ta défense. Sans attaque, elles ne font que s’échanger.
jetriko-hint-steal = Le Vol te débarrasse d’une carte de plus : la victime la prend dans ta main.
jetriko-hint-back = Regarde le dos sur la pioche : vert, il vaut la pioche ; rouge, non.
jetriko-hint-trap = Un piège met aussi fin au coup. Un gros Plus est moins gros si un piège est dessus.
jetriko-hint-brink = Quelqu’un n’a plus de cartes ? Envoie Plus, Échange ou Blank avant le début de son tour.

## Sur la table

jetriko-card-does = { $card } : { $does }
jetriko-sheet-wins = Gagnées
jetriko-sheet-cards = Cartes restantes
jetriko-trap-of = { $name } a pioché un piège
jetriko-shows = { $name } montre ces cartes
jetriko-stat-answers = Ripostes
jetriko-ask-attacked = { $attack }. { $sentence }
jetriko-announce-shared = { $attacker } et { $divider } partagent { $attack } : pas { $number } sur { $of }, { $name }
jetriko-announce-stopped = { $name } l’arrête : rien n’arrive
jetriko-ask-which-way = { $name }, dans quel sens joue-t-on désormais ?
jetriko-ask-whom = { $name }, qui vises-tu ?
jetriko-ask-to-whom = { $name }, qui reçoit la carte ?
## La table en phrases

jetriko-top = Sur le dessus : { $card }.
jetriko-holds = { $name } a { jetriko-cards } et { jetriko-round-wins-of }.
jetriko-round-wins-of = { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}
jetriko-your-hand = Ta main : { $cards }.
jetriko-row-draw = Pioche : { $count }

## Pourquoi un expert ferait cela

jetriko-worth = { $hundredths ->
    [one] { $hundredths } manche sur 100
   *[other] { $hundredths } manches sur 100
}
jetriko-within = { $hundredths }
jetriko-because-hit = Les attaques te coûtent alors { $this ->
    [one] { $this } carte
   *[other] { $this } cartes
} en moyenne, sinon { $other }.
jetriko-because-trap-red = { $other ->
    [100] Sinon tu pioches un piège rouge à coup sûr.
   *[other] Cela t’évite des pièges rouges : tu en pioches un dans { $this } cas sur 100, sinon dans { $other }.
}
jetriko-because-trap-green = { $this ->
    [100] Un piège vert réduit ta main, et tu en pioches un maintenant.
   *[other] Un piège vert réduit ta main : tu en pioches un dans { $this } cas sur 100, sinon dans { $other }.
}
jetriko-because-dealt = Cela donne à { $name } en moyenne { $this ->
    [one] { $this } carte
   *[other] { $this } cartes
}, sinon { $other }.
jetriko-because-out = Cela empêche { $name } de finir : { $name } y arrive dans { $this } cas sur 100, sinon dans { $other }.
jetriko-because-white = Cela garde une carte blanche dans ta main pour la suite.
jetriko-because-stuck = Tes prochains tours sont meilleurs : dans { $this } d’entre eux, rien ne va, sinon dans { $other }.
jetriko-because-passed-over = Ton prochain tour est plus sûr : il est sauté dans { $this } cas sur 100, sinon dans { $other }.
jetriko-because-won = Tu finis bientôt dans { $this } cas sur 100, sinon dans { $other }.
jetriko-because-cards = Quelques tours plus tard, tu as { $this ->
    [one] { $this } carte
   *[other] { $this } cartes
} en moyenne, sinon { $other }.

## La première leçon

jetriko-lesson-first = Première leçon : une manche
jetriko-lesson-first-after = Une main vide qui tient un tour de table gagne la manche.
jetriko-lesson-first-colour = Débarrasse-toi de toutes tes cartes. Ce que tu joues doit aller avec la carte du dessus : par sa couleur, par exemple. Il y a du rouge : joue ton 3 rouge.
refusal-jetriko-lesson-first-colour = Elle va aussi, par son nombre. Mais tu en auras besoin : joue le 3 rouge.
jetriko-lesson-first-number = Ou bien elle va par son nombre. Il y a un 2 vert : joue ton 2 bleu.
refusal-jetriko-lesson-first-number = C’est permis aussi. Mais essaie l’autre façon : un 2 sur un 2.
jetriko-lesson-first-attack = { $name1 } a attaqué avec un Plus 2, { $name2 } l’a passé plus loin avec un autre : c’est maintenant un Plus 4, et il arrive chez toi. Riposte avec ton propre Plus, et il continue, encore plus fort.
refusal-jetriko-lesson-first-attack = Cela ne riposte pas à un Plus. Ton 1 cyan avec le Plus, si.
refusal-jetriko-lesson-first-attack-hit = Tu piocherais 4 cartes ! Passe-le plutôt plus loin : joue ton Plus.
jetriko-lesson-first-draw = Six cartes pour { $name1 } ! Rien dans ta main ne va plus avec le cyan ou le 5 : pioche une carte. Tu vois le dos de la prochaine : c’est un piège, mais un vert. Les verts sont gentils, les rouges font mal.
refusal-jetriko-lesson-first-draw = Rien ne va ici : prends une carte de la pioche.
jetriko-lesson-first-trap = Clac ! Un piège pioché part aussitôt et met fin à ton tour. Celui-ci est le Lest : tu défausses une carte. Défausse le 4 vert.
refusal-jetriko-lesson-first-trap = Garde celle-là, tu t’en débarrasseras bientôt. Défausse le 4 vert.
jetriko-lesson-first-last = Plus qu’une carte, et elle va : le 1 est jaune, comme le 4. Joue-la ! Mais la dernière carte ne gagne pas la manche : tu dois tenir un tour de chacun, et n’avoir aucune carte quand revient ton tour.
refusal-jetriko-lesson-first-last = Joue ta dernière carte.
refusal-jetriko-lesson-first-last-draw = Tu peux, mais regarde : ton 1 jaune va. Joue-le.
jetriko-lesson-first-end = Personne n’a lancé d’attaque contre toi, et ta main était toujours vide : tu as gagné la manche ! Si quelqu’un t’avait envoyé un Plus, il aurait fallu piocher.

## La leçon plus longue : les cartes blanches

jetriko-lesson-white = Leçon plus longue : cartes blanches
jetriko-lesson-white-after = Cinq cartes blanches, une règle : à ton propre tour elles ne font rien, sous une attaque elles font tout.
jetriko-lesson-white-keep = Tu as une carte blanche, un Stop. Elle va sur tout, mais à ton propre tour elle ne fait rien : tu pioches une carte pour elle, et le suivant peut jouer toute carte. Garde-la, et joue ton 3 rouge.
refusal-jetriko-lesson-white-keep = Pas besoin de piocher : ton 3 rouge va sur le 5 par sa couleur. Joue-le.
refusal-jetriko-lesson-white-keep-white = Tu ne ferais qu’échanger le Stop contre une carte de la pioche. Garde-le pour une attaque, et joue le 3 rouge.
jetriko-lesson-white-stop = Plus, Plus, et un Encore par-dessus : tu piocherais 5 cartes ! Une carte blanche sur une attaque ne laisse riposter que les blanches. La tienne riposte à toute attaque, quoi qu’il y ait là, et tu ne pioches rien pour elle. Arrête-la !
refusal-jetriko-lesson-white-stop = Cinq cartes ? C’est pour cela que tu gardais ton Stop : joue-le.
jetriko-lesson-white-draw = L’attaque a disparu, et le suivant a pu jouer n’importe quoi. Il faut maintenant du bleu ou un 1, et rien chez toi ne va : pioche une carte.
refusal-jetriko-lesson-white-draw = Rien ne va ici : prends une carte de la pioche.
jetriko-lesson-white-pass = Une blanche : Fois deux. Tu pourrais la jouer maintenant, mais tu ne ferais que piocher une autre carte. Garde-la, et passe : appuie sur le bouton.
refusal-jetriko-lesson-white-pass = Maintenant elle ne doublerait rien : tu ne ferais que piocher. Garde-la, et passe.
jetriko-lesson-white-times = { $name3 } joue un Vol : tu devrais prendre une carte chez { $name3 }. Fois deux le double et l’envoie plus loin, et c’est maintenant ta main qu’on vole : { $name1 } doit prendre tes deux autres cartes. Joue-la !
refusal-jetriko-lesson-white-times = Joue Fois deux : elle double le Vol et l’envoie plus loin.
refusal-jetriko-lesson-white-times-hit = Alors tu as une carte de plus. Avec Fois deux, tu te débarrasses des trois : joue-la.
jetriko-lesson-white-brink = Trois cartes d’un coup : ta main est vide ! Mais tu ne gagnes que si elle l’est encore au début de ton prochain tour, et sans cartes tu ne peux pas riposter. Voyons ce que fait { $name3 }.
jetriko-lesson-white-again = Un Plus : deux cartes pour toi. Mais encaisser ne coûte pas le tour, et l’une d’elles est une Cible. Laquelle joues-tu ? Celle qui ne servira plus : ton 5 cyan.
refusal-jetriko-lesson-white-again = Ton 5 cyan va : joue-le et garde la Cible.
jetriko-lesson-white-target = La Cible envoie l’attaque où tu veux. { $name2 } n’a plus de cartes et gagne si l’on n’agit pas. En riposte, ta dernière carte ne fait rien piocher. Joue-la, nomme { $name2 }.
refusal-jetriko-lesson-white-target = Alors { $name2 } commence un tour sans cartes, et a gagné. Joue la Cible, et nomme { $name2 }.
refusal-jetriko-lesson-white-target-hit = Tu piocherais deux cartes, et { $name2 } gagnerait sans une seule. Joue la Cible, et nomme { $name2 }.
refusal-jetriko-lesson-white-target-back = Alors { $name3 } a trois cartes, peut jouer celle qui lui plaît, et c’est à toi ensuite ; et l’on laisse { $name2 } en paix. Nomme { $name2 }.
jetriko-lesson-white-end = Tu as gagné ! La cinquième carte blanche est le Partage : toi et l’attaquant partagez ce qui vient, et il prend la plus grosse part. Et retiens : à ton tour, une carte blanche n’est jamais la dernière, car tu pioches. En riposte, si.
