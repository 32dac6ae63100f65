## Sur l’étagère

totem-title = Totem
totem-about = Retourner, voir le jumeau, attraper le totem avant les autres.
totem-players = 2 à 10 joueurs
totem-length = environ 5 minutes

## Les places

totem-action-grab = Attraper
totem-action-flip = Retourner
totem-hand-name-0 = droite
totem-hand-name-1 = gauche
totem-level-adaptive = À ton rythme
totem-level-medium = Moyen

## Les options

totem-option-pace = Rythme
totem-option-pace-hint = À quelle vitesse une carte suit l’autre.
totem-value-pace-normal = Normal
totem-value-pace-calm = Calme
totem-value-pace-brisk = Vif
totem-value-pace-frantic = Fou
totem-value-pace-custom = À toi
totem-option-games = On joue
totem-option-games-hint = Combien de manches font une partie.
totem-value-games-1 = Une manche
totem-value-games-best-of-3 = Au mieux de 3
totem-value-games-best-of-5 = Au mieux de 5
totem-value-games-endless = Sans fin
totem-option-deck = Cartes
totem-option-deck-hint = Les 80 cartes, ou 48 aux formes plus faciles à distinguer, pour les enfants.
totem-value-deck-full = Les 80 cartes
totem-value-deck-short = 48 cartes
totem-option-flip_mode = Retourner
totem-option-flip_mode-hint = La table retourne les cartes pour tous, ou chacun les siennes avec sa touche.
totem-value-flip_mode-auto = Par la table
totem-value-flip_mode-own_key = Chacun soi-même
totem-option-mode_banner = Panneau couleur
totem-option-mode_banner-hint = Montre un panneau tant que les couleurs comptent au lieu des formes.
totem-option-colour_marks = Lettres de couleur
totem-option-colour_marks-hint = Met dans les coins de chaque carte une lettre pour sa couleur.
totem-option-wait_for_duel = Attendre les duels
totem-option-wait_for_duel-hint = Tant que deux cartes vont ensemble, on ne retourne rien, 6 secondes au plus : pour débuter.
totem-option-play_on = Jouer la suite
totem-option-play_on-hint = On continue pour la deuxième et la troisième place, jusqu’à ce qu’il ne reste qu’un joueur.
totem-option-steady_grip = Bonne prise
totem-option-steady_grip-hint = Il faut garder la touche un instant, sinon le totem glisse des doigts.
totem-option-knock_over = Totem bancal
totem-option-knock_over-hint = À la souris ou au doigt, ne toucher que le bord renverse le totem : une faute.
totem-option-phones = Au téléphone
totem-option-phones-hint = Des téléphones peuvent être des mains. La radio est moins sûre que les touches : plus de prises sont à égalité, et les plaques disent de combien.
totem-option-face_turns = Cartes tournées
totem-option-face_turns-hint = Les cartes sont dans tous les sens, comme des vraies.
totem-option-penalty_piles = La faute prend
totem-option-penalty_piles-hint = Quelles cartes ouvertes vont à qui fait une faute ; le pot y va toujours.
totem-value-penalty_piles-all = Toutes
totem-value-penalty_piles-others = Celles des autres
totem-value-penalty_piles-mild = Les siennes
totem-option-two_player_form = À deux joueurs
totem-option-two_player_form-hint = À deux, chacun joue deux mains avec deux touches, ou une seule comme d’habitude.
totem-value-two_player_form-two_hands = Deux mains
totem-value-two_player_form-one_hand = Une main
totem-option-wrong_hand = Mauvaise main
totem-option-wrong_hand-hint = À deux mains chacun, attraper avec la mauvaise est une faute, ou fait seulement attendre.
totem-value-wrong_hand-error = Une faute
totem-value-wrong_hand-ignore = Attendre
totem-option-three_player_rule = Trois d’une couleur
totem-option-three_player_rule-hint = À trois, trois cartes d’une même couleur comptent aussi ; les flèches de couleur restent dans la boîte.
totem-option-three_colour_effect = Ces trois-là font
totem-option-three_colour_effect-hint = Ce que déclenchent trois cartes d’une couleur quand on joue à trois.
totem-value-three_colour_effect-rush = Une ruée
totem-value-three_colour_effect-duel = Un duel à trois
totem-option-surplus = Cartes en trop
totem-option-surplus-hint = Ce qui ne se partage pas également va aux premières mains, ou sous le totem.
totem-value-surplus-dealt = Données
totem-value-surplus-pot = Sous le totem
totem-option-colour_ends = Fin des couleurs
totem-option-colour_ends-hint = Quand les flèches de couleur ne comptent plus : une fois couvertes, ou dès le premier duel par couleur.
totem-value-colour_ends-covered = Couvertes
totem-value-colour_ends-first_duel = Après un duel

totem-option-pace_ms = Rythme à toi
totem-option-pace_ms-hint = Le temps entre deux cartes quand le rythme est à toi.
totem-option-air_ms = Carte en l’air
totem-option-air_ms-hint = Combien de temps une carte tourne avant qu’on la voie.
totem-option-min_gap_ms = Écart minimal
totem-option-min_gap_ms-hint = Combien de temps après une carte on peut au plus tôt retourner la suivante.
totem-option-flip_timeout_ms = Patience
totem-option-flip_timeout_ms-hint = Après ce temps sans touche, la table retourne la carte.
totem-option-flip_timeout = Aider les endormis
totem-option-flip_timeout-hint = La table retourne la carte de qui met trop longtemps.
totem-option-grace_ms = Délai de grâce
totem-option-grace_ms-hint = Combien de temps une prise tardive ne coûte rien après la fin d’une paire.
totem-option-tie_ms = Égalité
totem-option-tie_ms-hint = Des prises aussi proches sont à égalité, et la priorité décide.
totem-option-error_lock_ms = Blocage sur faute
totem-option-error_lock_ms-hint = Combien de temps attend une main qui a fait une faute.
totem-option-spent_lock_ms = Blocage si annulé
totem-option-spent_lock_ms-hint = Combien de temps attend une main qui a attrapé pour un duel déjà annulé.
totem-option-grip_ms = Prise
totem-option-grip_ms-hint = Combien de temps garder la touche avec « Bonne prise ».
totem-option-hold_ms = Tenue
totem-option-hold_ms-hint = Combien de temps le totem reste à qui l’a attrapé.
totem-option-choice_ms = Temps du choix
totem-option-choice_ms-hint = Le temps que tu as pour choisir entre duel et ruée.
totem-option-count_step_ms = Compte
totem-option-count_step_ms-hint = Le temps entre un, deux et trois après des flèches sortantes.
totem-option-rush_ms = Ruée
totem-option-rush_ms-hint = Combien de temps une ruée reste ouverte si personne n’attrape.
totem-option-dead_ms = Table morte
totem-option-dead_ms-hint = Combien de temps attendre quand aucune main n’a plus de paquet.
totem-option-debounce_ms = Repos de touche
totem-option-debounce_ms-hint = Des appuis plus rapprochés sur une touche comptent pour un seul.

## Sur un téléphone

totem-pad-grab = Attraper
totem-pad-grab-left = Main gauche
totem-pad-grab-right = Main droite
totem-pad-flip = Retourner
totem-pad-flip-left = Retourner à gauche
totem-pad-flip-right = Retourner à droite
totem-pad-says = Attrape quand tu vois une paire. Une faute coûte.
totem-pad-out = Tu n’as plus de cartes. Regarde les autres.

## Les refus

refusal-totem-seats = Totem est pour 2 à 10 joueurs.
refusal-totem-automatic = Les cartes se retournent toutes seules.
refusal-totem-wait = Attends.
refusal-totem-empty-deck = Ton paquet est vide : débarrasse-toi de tes cartes ouvertes.
refusal-totem-not-your-turn = Ce n’est pas ton tour.
refusal-totem-nothing-to-choose = Il n’y a rien à choisir.
refusal-totem-over = La manche est finie.
refusal-totem-not-over = Cette manche n’est pas finie.
refusal-totem-not-endless = Seule une partie sans fin peut être arrêtée.
refusal-totem-no-knock = Le totem ne peut pas tomber dans cette partie.
refusal-totem-unsure = Un appui incertain à { $ms } ms près ne compte pas ici. Le maximum est { $most } ms.
refusal-totem-unknown-hand = La main { $hand } n’existe pas. Il y a : { $allowed }.
refusal-totem-unknown-choice = { $what } n’est pas un choix. Choisis duel ou ruée.
refusal-totem-time-backwards = L’horloge était déjà à { $now } ms : rien ne peut arriver à { $t } ms.

## La table

totem-hand-right = { $name }, droite
totem-hand-left = { $name }, gauche
totem-turn-key = { $key } retourne
totem-your-key = ta touche
totem-side-right = droite
totem-side-left = gauche
totem-ignored-locked = Blocage d’un instant.
totem-nothing-open = Faute : aucune carte n’était ouverte.
totem-won-series = { $names } gagne la partie
totem-bot-adaptive = Souple
totem-bot-easy = Facile
totem-bot-medium = Moyen
totem-bot-hard = Fort
totem-bot-expert = Expert
totem-place = { NUMBER($place) ->
    [1] Fini d’abord
   *[other] Place { $place }
}
totem-open-cards = pile { $count }
totem-colours = Les couleurs comptent
totem-let-go = Lâche ta touche
totem-then = { ", " }
totem-right-of-way = Priorité en cas d’égalité : { $names }.
totem-has-it = { $name } a le totem
totem-wrong-grab = Faute : { $name }
totem-time = { $ms } ms
totem-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
totem-late = { $ms } ms
totem-press-tied = { $name } : { $ms } ms, égalité
totem-press-forgiven = { $name } : { $ms } ms, sans paire, pardonné
totem-press-second_error = { $name } : { $ms } ms, sans paire non plus
totem-press-beaten = { $name } : { $ms } ms
totem-news-duel = { $count ->
    [one] { $names } prend les cartes.
   *[other] { $names } prennent les cartes.
}
totem-differ-twins = Deux formes : regarde dans le cercle.
totem-differ-shape = Deux formes : elles ne vont pas ensemble.
totem-differ-colour = Les couleurs comptent : celles-ci diffèrent.
totem-differ-special = Les flèches ne vont avec aucune carte.
totem-differ-bare = Sans carte ouverte, pas de paire.
totem-differ-alone = Aucune autre carte n’était ouverte.
totem-differ-spent = Une paire, mais une qui ne compte pas.
totem-news-three = Trois cartes d’une couleur : à trois joueurs, c’est une ruée pour tous.
totem-news-rush = { $name } met ses cartes ouvertes sous le totem.
totem-news-punished = { $name } prend { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
totem-more-presses = et { $count } de plus
totem-tie = Égalité : { $name } avait la priorité.
totem-ask-next = La manche est finie.
totem-do-next = Manche suivante
totem-do-stop = Finir la partie
totem-ask-go-on = L’horloge est arrêtée.
totem-do-go-on = Continuer
totem-ask-nothing = Retourner, regarder, attraper.
totem-choose = { $name } : duel ou ruée ?
totem-choice-duel = Duel
totem-choice-rush = Ruée
totem-choice-duel-means = { $losers } { $count ->
    [one] prend
   *[other] prennent
} { $pile ->
    [one] ta carte
   *[other] tes { $pile } cartes
}{ $pot ->
    [0] .
    [one] { " " }et celle sous le totem.
   *[other] { " " }et les { $pot } sous le totem.
}
totem-choice-rush-means = { $pile ->
    [one] Ta carte va
   *[other] Tes { $pile } cartes vont
} sous le totem, et c’est à toi de retourner.
totem-ignored-late = Trop tard, mais sans punition.
totem-ignored-spent = Ce duel était annulé.
totem-ignored-out = Cette main a fini.
totem-ignored-wrong_hand = Mauvaise main : elle attend un instant.
totem-log-dealt = Manche { $game } : { $name } retourne en premier.
totem-log-grabbed = { $name } a le totem après { $time }.
totem-log-first = { $name } a le totem après { $time }, devant { $others }.
totem-log-beaten = { $name } ({ $when ->
    [later] { $ms } ms plus tard
    [sooner] { $ms } ms plus tôt
   *[same] au même instant
})
totem-log-tie = Égalité : { $name } a priorité sur { $others }, après { $time }.
totem-log-duel = { $name } gagne le duel. Les cartes vont à { $losers }.
totem-log-rush = { $name } gagne la ruée : cette pile va sous le totem.
totem-log-last-card = { $count ->
    [one] { $names } a perdu la ruée avec sa dernière carte et prend toutes les piles.
   *[other] { $names } ont perdu la ruée avec leurs dernières cartes et partagent toutes les piles.
}
totem-log-punished = { $name } : faute, et { $count ->
    [one] { $count } carte de plus.
   *[other] { $count } cartes de plus.
}
totem-log-new-deck-coloured = { $name } : des flèches de couleur en dernière carte. La pile devient un nouveau paquet.
totem-log-new-deck-special = { $name } : plus qu’une carte spéciale. La pile devient un nouveau paquet.
totem-log-new-deck-dead = { $name } : personne ne pouvait retourner. La pile devient un nouveau paquet.
totem-log-pot-dealt-out = Toutes les cartes sont passées trois fois, et personne n’a eu le totem. { $count ->
    [one] La carte sous le totem est allée
   *[other] Les { $count } cartes sous le totem sont allées
} sous les paquets.
totem-log-slipped = { $name } a laissé glisser le totem. Le duel est annulé.
totem-log-rule-colour = Maintenant, les couleurs comptent.
totem-log-rule-shape = De nouveau, les formes comptent.
totem-log-out = { $count ->
    [one] { $names } n’a plus une seule carte.
   *[other] { $names } n’ont plus une seule carte.
}
totem-log-rush-lapsed = Personne n’a attrapé. On continue.
totem-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
totem-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
totem-won-nobody = Égalité
totem-why-out = Fini avant les autres.
totem-why-both_hands = Les deux mains n’ont plus de cartes.
totem-why-fewer_cards = Une main finie chacun : moins de cartes en reste.
totem-why-first_out = Une main finie chacun, autant de cartes : finie la première.
totem-why-draw = Fini en même temps, avec autant de cartes.
totem-series-goes-on = Manche { $game } de la partie. « Encore une » donne la suivante.
totem-series-over = La partie est finie après la manche { $game }.
totem-stat-of = { $won } / { $lost }
totem-stat-games = Manches gagnées
totem-stat-duels = Duels gagnés / perdus
totem-stat-rushes = Ruées gagnées
totem-stat-errors = Fautes
totem-stat-missed = Pas vues
totem-stat-median = Temps médian
totem-stat-best = Meilleur temps
totem-stat-none = –

## Les statistiques de beaucoup de parties

totem-figure-duels_won = Duels gagnés
totem-figure-duels_lost = Duels perdus
totem-figure-rushes_won = Ruées gagnées
totem-figure-errors = Fautes
totem-figure-missed = Paires ratées
totem-figure-reactions = Temps de réaction
totem-figure-reactions-trend = Médiane par partie, en ms

## Les mots du jeu : dans les règles, et sous le pointeur à table

totem-term-deck = Paquet
totem-term-deck-means = Les cartes d’un joueur, face cachée. Le nombre sur la plaque dit combien il en reste à retourner.
totem-term-pile = Cartes ouvertes
totem-term-pile-means = Les cartes qu’un joueur a retournées, sa pile. Seule celle du dessus compte, et toutes doivent partir pour gagner.
totem-term-pot = Pot
totem-term-pot-means = Les cartes sous le totem. Qui perd le prochain duel, ou fait la prochaine faute, les prend.
totem-term-match = Paire
totem-term-match-means = Deux cartes du dessus ou plus de même forme, ou de même couleur tant que les couleurs comptent.
totem-term-duel = Duel
totem-term-duel-means = La lutte pour une paire : le premier de ses propriétaires à attraper le totem gagne, et les autres prennent les cartes.
totem-term-rush = Ruée
totem-term-rush-means = Chacun peut attraper ; le premier met ses cartes ouvertes dans le pot et retourne ensuite.
totem-term-inward = Flèches rentrantes
totem-term-inward-means = Quand on les retourne, chacun peut attraper. Après, ce n’est plus qu’une carte qui ne va avec rien.
totem-term-outward = Flèches sortantes
totem-term-outward-means = Quand on les retourne, on compte, et à « trois » chacun retourne une carte. Après, elles ne vont avec rien.
totem-term-coloured = Flèches de couleur
totem-term-coloured-means = Tant qu’elles sont sur une pile, les couleurs égales font la paire, et non les formes.
totem-term-colours = Les couleurs comptent
totem-term-colours-means = Des flèches de couleur sont sur le dessus : les couleurs égales font la paire, les formes non.
totem-term-wrong = Faute
totem-term-wrong-means = Attraper sans ruée et sans paire à soi. On prend toutes les cartes ouvertes et le pot.
totem-term-spent = Annulée
totem-term-spent-means = Une paire qu’une autre prise a devancée. Ses cartes sont pâles et ne comptent plus.
totem-term-resting = Main au repos
totem-term-resting-means = Une main à la plaque grise ne peut rien attraper pour un instant.
totem-term-out = Fini
totem-term-out-means = Plus une seule carte. Le premier à finir gagne.
totem-term-twins = Sosies
totem-term-twins-means = Des formes qui diffèrent par un petit rien. Elles ne vont pas ensemble.
totem-term-way = Priorité
totem-term-way-means = La liste qui tranche une égalité : le plus haut gagne, puis va à la fin.

## Les indices d’une première partie

totem-hint-aim = Débarrasse-toi de tes cartes avant les autres : si ta carte du dessus a la forme d’une autre, attrape le totem avant l’autre, avec { $key }.
totem-hint-duel = Ta carte du dessus faisait la paire. Sois plus rapide avec { $key } la prochaine fois, et c’est l’autre qui prend les cartes.
totem-hint-rush = Flèches rentrantes : chacun peut attraper. Le plus rapide se débarrasse de ses cartes ouvertes.
totem-hint-wrong = Une faute prend des cartes ouvertes. Hors d’une ruée, n’attrape que pour une paire avec ta carte du dessus, et regarde deux fois.
totem-hint-outward = Flèches sortantes : à « trois », chacun retourne une carte en même temps.
totem-hint-colours = Des flèches de couleur sur une pile : les couleurs égales vont ensemble, et non les formes.
totem-hint-three = Trois d’une couleur : vous pouvez attraper tous les trois. Le plus rapide se débarrasse de ses cartes ouvertes.
totem-hint-deck = Ton paquet est vide. Gagne maintenant un duel ou une ruée, et tu n’as plus une seule carte.
totem-hint-hand = Un de tes paquets est vide. Gagne un duel ou une ruée avec cette main, et elle a fini.
totem-hint-tie = C’était une égalité. La priorité a tranché ; F2 montre la liste.

## La première leçon

totem-lesson-first = Première leçon : la prise
totem-lesson-first-after = Le rythme se choisit aux places, et le niveau des autres aussi.
totem-lesson-first-grab = Les cartes se retournent l’une après l’autre. Débarrasse-toi de toutes les tiennes : dès que ta carte montre la même forme qu’une autre, quelle que soit la couleur, c’est la course au totem entre vous deux. Attends que deux aillent ensemble, puis attrape : { $key }, ou appuie sur le totem.
refusal-totem-lesson-first-grab = Pas encore : il n’y a pas deux formes pareilles. Qui fait une faute prend des cartes.
totem-lesson-first-twins = Tu as devancé l’autre, qui prend les deux piles : tu as maintenant moins de cartes. Mais regarde bien : certaines formes sont presque jumelles, et une faute te coûte des cartes. Attrape quand la tienne va vraiment avec une autre.
refusal-totem-lesson-first-twins = Presque, mais pas pareil ! Dans une partie, cela t’aurait coûté des cartes.
totem-lesson-first-rush = Bien vu. Voici une carte spéciale : des flèches rentrantes. Quand elles apparaissent, chacun attrape, paire ou pas, et le plus rapide se débarrasse de sa pile. Attrape dès que tu les vois.
refusal-totem-lesson-first-rush = Pas encore : ni paire, ni flèches rentrantes.
totem-lesson-first-faster = Ta pile est sous le totem. Avec des flèches sortantes, tous retournent une carte à la fois ; avec des flèches de couleur, les couleurs comptent au lieu des formes. Maintenant, à la vitesse d’une partie. On y va ?
totem-lesson-first-race = L’œil sur les cartes. Attrape quand la tienne va !
refusal-totem-lesson-first-race = Pas encore. Regarde mieux !
totem-lesson-first-end = Et voilà ! Qui n’a plus de carte, ni au paquet ni ouverte, gagne.
