## Sur l’étagère

stratego-title = Stratego Cards
stratego-about = Deux armées face cachée, et chaque attaque est une question.
stratego-players = 2 joueurs
stratego-length = environ 20 minutes

## Les options

stratego-option-wins = Partie
stratego-option-wins-hint = Combien de manches il faut gagner. Les armées changent de main après chaque manche.
stratego-value-wins-1 = Une manche
stratego-value-wins-2 = 2 victoires
stratego-value-wins-3 = 3 victoires
stratego-option-memory = Aide-mémoire
stratego-option-memory-hint = Les cartes vues gardent une marque : celles de l’ennemi leur rang, les tiennes si l’ennemi les a vues.
stratego-value-memory-off = Personne
stratego-value-memory-seen = Les deux joueurs
stratego-value-memory-first = Le premier joueur
stratego-value-memory-second = Le second joueur
stratego-option-army = Armée
stratego-option-army-hint = Les cartes d’une armée. Elle en a 23 dans les deux cas.
stratego-value-army-A = 3 Démineurs, 3 Sergents
stratego-value-army-B = 4 Démineurs, 2 Sergents
stratego-option-keep_attacking = Attaques en série
stratego-option-keep_attacking-hint = Après une attaque où seule la cible tombe, tu peux attaquer encore dans le même tour.
stratego-option-powers = Pouvoirs
stratego-option-powers-hint = Ce que peuvent faire Espion, Éclaireur et Drapeau au lieu d’attaquer.
stratego-value-powers-all = Tous
stratego-value-powers-no-regroup = Sans regroupement
stratego-value-powers-none = Aucun
stratego-option-regroup_saves = Regrouper sauve
stratego-option-regroup_saves-hint = Avec le Drapeau et rien de mobile dans ta ligne, tu peux te regrouper au lieu de perdre, si ta main ou ta pioche ont une carte mobile.
stratego-option-draw_count = Nulle sans attaque
stratego-option-draw_count-hint = Autant de tours de suite sans attaque font une nulle.
stratego-value-draw_count-0 = Jamais
stratego-value-draw_count-20 = Après 20 tours
stratego-value-draw_count-40 = Après 40 tours
stratego-option-colours = Rouge commence
stratego-option-colours-hint = Qui a l’armée rouge à la première manche, et donc le premier tour.
stratego-value-colours-random = Au hasard
stratego-value-colours-first = Le premier joueur
stratego-value-colours-second = Le second joueur

## Les refus

refusal-stratego-seats = Stratego Cards est pour 2 joueurs.
refusal-stratego-over = La manche est finie.
refusal-stratego-not-now = Cela ne se fait pas maintenant.
refusal-stratego-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-stratego-not-your-turn = { $colour ->
    [red] C’est le tour des rouges.
   *[blue] C’est le tour des bleus.
}
refusal-stratego-lay-first = Pose d’abord ta ligne.
refusal-stratego-line-laid = Ta ligne est posée.
refusal-stratego-lay-five = Mets cinq cartes dans ta ligne.
refusal-stratego-lay-all = Mets toutes tes cartes dans ta ligne.
refusal-stratego-not-taken = { $count ->
    [8] Choisis parmi les huit cartes que tu as prises.
    [one] Tu as pris { $count } carte : choisis celle-là.
   *[other] Choisis parmi les { $count } cartes que tu as prises.
}
refusal-stratego-flag-attacks = Le Drapeau ne peut pas attaquer.
refusal-stratego-bomb-attacks = Les Bombes ne peuvent pas attaquer.
refusal-stratego-attack-from-hand = Seules les cartes de ta ligne peuvent attaquer.
refusal-stratego-point-first = Choisis d’abord la carte qui attaque.
refusal-stratego-no-card = Il n’y a pas de carte dans cette case.
refusal-stratego-attack-own = Choisis une carte de la ligne ennemie.
refusal-stratego-acted = Tu as déjà agi à ce tour.
refusal-stratego-no-powers = Pas de pouvoir après une attaque.
refusal-stratego-must-act = Tu dois attaquer ou utiliser un pouvoir.
refusal-stratego-not-in-line = { $card ->
    [spy] L’Espion
   *[scout] L’Éclaireur
} doit être dans ta ligne.
refusal-stratego-empty-hand = L’ennemi n’a pas de cartes en main.
refusal-stratego-two-cards = Choisis deux cartes ennemies.
refusal-stratego-two-different = Choisis deux cartes différentes.
refusal-stratego-flag-not-in-line = Ton Drapeau n’est pas dans ta ligne.
refusal-stratego-fill-later = Les trous se comblent après ton action.
refusal-stratego-fill-more = Comble tes trous : encore { $count }.
refusal-stratego-slot-taken = Cette case est prise.
refusal-stratego-not-in-hand = Tu n’as pas cette carte en main.
refusal-stratego-cards-stay = Les cartes de la ligne restent où elles sont.
refusal-stratego-no-peeking = Tu ne peux pas regarder cette carte.
refusal-stratego-draw-offered = Tu as déjà proposé la nulle à ce tour.
refusal-stratego-draw-people = Seuls deux humains peuvent s’accorder sur une nulle.
refusal-stratego-draw-count = Sans compte de nulle, il faut un humain à table.
refusal-stratego-no-offer = Personne n’a proposé la nulle.
refusal-stratego-answer-first = Réponds d’abord à la nulle proposée.
refusal-stratego-power-off = Ce pouvoir est coupé dans cette partie.

## Les mots du jeu

stratego-rank-flag = Drapeau
stratego-rank-spy = Espion
stratego-rank-scout = Éclaireur
stratego-rank-miner = Démineur
stratego-rank-sergeant = Sergent
stratego-rank-lieutenant = Lieutenant
stratego-rank-captain = Capitaine
stratego-rank-major = Commandant
stratego-rank-colonel = Colonel
stratego-rank-general = Général
stratego-rank-marshal = Maréchal
stratego-rank-bomb = Bombe
stratego-colour-red = Rouge
stratego-colour-blue = Bleu

## Le déroulement

stratego-log-game = Manche { $number } : { $name } a l’armée rouge.
stratego-log-laid = { $name } a posé sa ligne.
stratego-log-refilled = { $name } pioche { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
stratego-log-won = { $name } : { $attacker } bat { $defender }.
stratego-log-lost = { $name } : { $attacker } perd contre { $defender }.
stratego-log-equal = { $name } : { $attacker } contre { $defender }, les deux tombent.
stratego-log-bomb = { $name } : { $attacker } saute sur une Bombe et tombe.
stratego-log-miner = { $name } : Démineur enlève une Bombe.
stratego-log-marshal = { $name } : Espion bat Maréchal.
stratego-log-flag = { $name } : { $attacker } prend le Drapeau.
stratego-log-hand = { $name } montre l’Espion et regarde toute la main, chez { $other }.
stratego-log-slots = { $name } montre un Éclaireur et regarde, chez { $other }, { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
stratego-log-regroup = { $name } montre le Drapeau et se regroupe avec { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
stratego-log-filled = { $name } comble { $count ->
    [one] un trou.
   *[other] { $count } trous.
}
stratego-log-stopped = { $name } n’attaque plus.
stratego-log-draw-offered = { $name } propose la nulle.
stratego-log-draw-taken = { $name } accepte.
stratego-log-draw-refused = { $name } continue.
stratego-log-ended-flag = { $name } gagne en prenant le Drapeau.
stratego-log-ended-immovable = { $name } gagne : { $other } n’a rien de mobile dans sa ligne.
stratego-log-ended-gave-up = { $name } gagne : { $other } abandonne.
stratego-log-ended-agreed = Les deux s’accordent sur une nulle.
stratego-log-ended-no-attacks = { $count ->
    [one] { $count } tour sans attaque : nulle.
   *[other] { $count } tours sans attaque : nulle.
}

## Ce qui est demandé, comme chacun peut l’entendre ; $asked est combien on en demande, dans $names

stratego-aloud-setup = { $names } { $asked ->
    [one] choisit
   *[other] choisissent
} cinq cartes sur huit pour la ligne…
stratego-aloud-action = { $names } choisit une attaque ou un pouvoir…
stratego-aloud-fill = { $names } comble les trous de sa ligne…
stratego-aloud-layout = { $names } pose une nouvelle ligne…
stratego-aloud-again = { $names } peut attaquer encore…
stratego-aloud-draw = { $other } propose la nulle : { $names } décide…
stratego-aloud-ended = { $names } { $asked ->
    [one] regarde
   *[other] regardent
} la manche passée…

## La table

stratego-ask-setup = { $name }, choisis cinq de tes huit cartes pour la ligne.
stratego-ask-action = { $name }, attaque : ta carte d’abord, puis une carte ennemie. Ou utilise un pouvoir.
stratego-ask-fill = { $name }, comble { $count ->
    [one] ton trou.
   *[other] tes { $count } trous.
}
stratego-ask-layout = { $name }, pose ta nouvelle ligne.
stratego-ask-again = { $name }, attaque encore, ou arrête-toi.
stratego-ask-draw = { $name }, { $other } propose la nulle.
stratego-ask-ended = La manche est finie.
stratego-do-regroup = Se regrouper
stratego-do-spy-look = Voir la main
stratego-do-scout-look = Voir deux cartes
stratego-do-stop = Ne plus attaquer
stratego-do-give-up = Abandonner
stratego-do-offer-draw = Proposer nulle
stratego-do-accept-draw = Accepter
stratego-do-refuse-draw = Continuer
stratego-do-lay = Poser la ligne
stratego-do-fill = Terminé
stratego-do-go-on = Continuer
stratego-quiet = { $count ->
    [one] { $count } tour sans attaque, nulle à { $limit }
   *[other] { $count } tours sans attaque, nulle à { $limit }
}
stratego-why-higher = Le rang le plus haut gagne.
stratego-why-equal = Rangs égaux : les deux tombent.
stratego-why-bomb = Une Bombe bat tout, sauf le Démineur.
stratego-why-miner = Le Démineur enlève la Bombe.
stratego-why-spy = L’Espion qui attaque bat le Maréchal.
stratego-why-flag = Le Drapeau est pris.
stratego-who-wins = Le Drapeau gagne, ou la dernière carte qui peut attaquer.
stratego-won = { $name } gagne
stratego-drawn = Partie nulle
stratego-games = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
stratego-stat-flags = Drapeaux
stratego-stat-attacks = Attaques
stratego-stat-attacks_won = Gagnées
stratego-stat-looks = Regards
stratego-figure-games = Manches
stratego-figure-flags = Drapeaux pris
stratego-figure-attacks = Attaques
stratego-figure-attacks_won = Attaques gagnées
stratego-figure-looks = Regards

## Les mots du jeu : dans les règles, et sous le pointeur à table

stratego-term-line = Ligne
stratego-term-line-means = Tes cinq cases. Seules les cartes de la ligne peuvent attaquer, utiliser un pouvoir ou être attaquées.
stratego-term-gap = Trou
stratego-term-gap-means = Une case sans carte. Tu combles tes trous à la fin de ton propre tour.
stratego-term-hand = Main
stratego-term-hand-means = Trois cartes au plus, que personne d’autre ne voit. C’est avec elles que tu combles tes trous.
stratego-term-deck = Pioche
stratego-term-deck-means = Le reste de ton armée, face cachée. C’est là que tu complètes ta main.
stratego-term-casualties = Pertes
stratego-term-casualties-means = Les cartes tombées : tout le monde les connaît, et elles ne reviennent jamais. Elles sont dans le champ de leur armée ; dans son décompte, un point plein est une carte encore en jeu, un point creux est tombé.
stratego-term-movable = Mobile
stratego-term-movable-means = Toutes les cartes sauf le Drapeau et les Bombes. S’il n’y en a pas dans ta ligne quand tu dois agir, tu as perdu.
stratego-term-rank = Rang
stratego-term-rank-means = Le nombre d’une carte. Le rang le plus haut gagne, et deux rangs égaux tombent.
stratego-term-power = Pouvoir
stratego-term-power-means = Ce que peuvent faire Espion, Éclaireur et Drapeau de la ligne au lieu d’attaquer. La carte est d’abord montrée à l’ennemi.
stratego-term-regroup = Regroupement
stratego-term-regroup-means = Montre ton Drapeau dans la ligne, mélange ligne, main et pioche, et pose une nouvelle ligne.

## Les indices d’une première partie

stratego-hint-setup = Prends le Drapeau ennemi pour gagner. Cinq cartes font ta ligne ; ton Drapeau est plus à l’abri en main pour l’instant.
stratego-hint-attack = Toute carte de ta ligne sauf le Drapeau et les Bombes peut attaquer toute carte de la ligne ennemie. Le rang le plus haut gagne.
stratego-hint-probe = Essaie les cartes inconnues avec de petits rangs, et garde les grands pour ce que tu as vu.
stratego-hint-bomb = C’était une Bombe. Elle reste où elle est, et seul un Démineur l’enlève.
stratego-hint-spy = Ton Espion bat le Maréchal si c’est lui qui attaque. Il perd contre presque tout le reste.
stratego-hint-scout = Au lieu d’attaquer, un Éclaireur peut regarder deux cartes ennemies.
stratego-hint-fill = Tu dois combler tes trous, mais tu choisis quelle carte va où.
stratego-hint-regroup = Ta ligne est bien connue. Si le Drapeau y est, tu peux te regrouper.
stratego-hint-last = Garde une carte mobile dans ta ligne : s’il n’y en a pas quand tu dois agir, tu perds.

## Sur la table

stratego-left = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
stratego-point-target = Montre maintenant une carte ennemie.
stratego-point-or-look = Montre une carte ennemie, ou regarde.
stratego-enemy-seen = Case { $slot }, vu ici : { $rank }.
stratego-army-left = { $army } : { $count }
stratego-give-up-ask = Abandonner ?
stratego-give-up-about = L’autre armée gagne cette manche.
stratego-look-hold = Tenir pour voir (Espace)
stratego-look-done = Ranger
stratego-look-hand = Dans la main adverse : { $other }
stratego-look-slots = Dans la ligne adverse : { $other }
stratego-look-only = { $name } regarde, et personne d’autre.
stratego-listed = Vues dans cette main
stratego-was-listed = Était dans cette main
stratego-slot = Case { $number }
stratego-score = { $one } { $wins } : { $losses } { $other }
stratego-log-seen = Vu : { $cards }.

## La table en phrases

stratego-slot-empty = case { $number } : vide
stratego-slot-face-down = case { $number } : face cachée
stratego-slot-with = case { $number } : { $card }
stratego-line-of = { $name }, ligne : { $slots }.
stratego-reserves = { $name } a { $hand ->
    [0] 0 carte
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main et { $deck } dans la pioche.
stratego-fallen = { $name } a perdu : { $cards }.
stratego-your-hand = Ta main : { $cards }.

## Une carte lue en entier

stratego-read-ranked = { $army }, rang { $rank }
stratego-read-unmoved = { $army }, ne peut pas attaquer
stratego-read-ranks = Bat tout rang plus bas, et prend le Drapeau. De deux rangs égaux, les deux tombent. Une Bombe le bat.
stratego-read-flag = Qui l’attaque a gagné la manche. Il est perdu, quoi que ce soit qui attaque.
stratego-read-spy = Bat le Maréchal quand il attaque, et prend le Drapeau. Tout autre rang le bat, et de deux Espions, les deux tombent.
stratego-read-scout = Bat l’Espion, et prend le Drapeau. Tout rang plus haut le bat, et de deux Éclaireurs, les deux tombent.
stratego-read-miner = Enlève une Bombe quand il l’attaque. En outre, il bat tout rang plus bas, et prend le Drapeau. De deux Démineurs, les deux tombent.
stratego-read-marshal = Le rang le plus haut : bat tous les autres, et prend le Drapeau. Seuls une Bombe, un Espion qui l’attaque et un autre Maréchal le font tomber.
stratego-read-bomb = Bat tout attaquant sauf le Démineur, et reste où elle est.
stratego-read-power-spy = Au lieu d’attaquer : regarder toute la main ennemie.
stratego-read-power-scout = Au lieu d’attaquer : regarder deux cartes de la ligne ennemie.
stratego-read-power-flag = Au lieu d’attaquer : se regrouper. Mélanger ligne, main et pioche, et poser une nouvelle ligne.
stratego-row-enemy = La ligne ennemie
stratego-row-own = Ta ligne

## Pourquoi un expert ferait cela

stratego-worth = { $hundredths ->
    [one] { $hundredths } victoire sur 100 parties
   *[other] { $hundredths } victoires sur 100 parties
}
stratego-within = { $hundredths }
stratego-because-flag = { $this ->
    [100] C’est là qu’est le Drapeau.
   *[other] Ton { $rank } tombe sur le Drapeau dans { $this } armées possibles sur 100, sinon dans { $other }.
}
stratego-because-flag-lost = Ton Drapeau est plus à l’abri : il est pris aux prochains tours dans { $this } cas sur 100, sinon dans { $other }.
stratego-because-beats = { $this ->
    [100] Ton { $rank } bat ce qui est là.
   *[other] Ton { $rank } bat ce qui peut être là dans { $this } cas sur 100, sinon ton attaque gagne dans { $other }.
}
stratego-because-falls = { $this ->
    [0] Ton { $rank } ne peut pas y tomber ; sinon tu perds une carte dans { $other } cas sur 100.
   *[other] Ton { $rank } tombe dans { $this } cas sur 100, sinon ton attaquant dans { $other }.
}
stratego-because-learns = Tu apprends { $this } des cartes ennemies sans attaquer.
stratego-because-shown = Cela ne montre pas ton { $rank } à l’ennemi.
stratego-because-felled = Aux prochains tours, l’ennemi perd { $this ->
    [one] { $this } carte
   *[other] { $this } cartes
} en moyenne, sinon { $other }.
stratego-because-lost = Aux prochains tours, tu perds { $this ->
    [one] { $this } carte
   *[other] { $this } cartes
} en moyenne, sinon { $other }.
stratego-because-safe = Une attaque te coûterait une carte dans { $other } cas sur 100.
stratego-because-stakes = Cela risque ton { $rank } plutôt que ton { $other }.

## La première leçon

stratego-lesson-first = Première leçon : courte bataille
stratego-lesson-first-after = Retiens ce que tu as vu : ce qu’on te montre est ce qui te bat.
stratego-lesson-first-attack = Une des cartes d’en face est le Drapeau. Qui attaque le Drapeau de l’autre gagne. Le rang le plus haut reste, le plus bas tombe. Ton 8, le Colonel, est fort : appuie dessus, puis sur la carte ennemie numéro 1.
refusal-stratego-lesson-first-attack = Prends le Colonel, ton 8, et attaque la carte ennemie numéro 1.
stratego-lesson-first-spy = Bien visé ! Mais ensuite leur 10 a pris ton Colonel : le Maréchal bat tous les rangs. Une seule carte le prend, la plus faible : ton 1, l’Espion, si c’est lui qui attaque. Leur 10 est la carte numéro 3, au milieu. Va !
refusal-stratego-lesson-first-spy = Pas cela. L’Espion, ton 1, contre la carte du milieu, où est le 10.
stratego-lesson-first-fill = L’Espion a pris le Maréchal ! À la fin de ton tour, chaque trou de ta ligne se comble avec ta main. Mets-y ton 6 et pose-le.
refusal-stratego-lesson-first-fill = Pas mal, mais le 6 est plus fort : mets-le là.
refusal-stratego-lesson-first-fill-bomb = Une Bombe n’attaque jamais : elle attend, et bat tout sauf un 3. Mets le 6 là.
stratego-lesson-first-scout = L’ennemi a buté sur ton 6. Certaines cartes ont un pouvoir, qui remplace une attaque. Ton 2, l’Éclaireur, regarde deux cartes ennemies : appuie dessus, puis sur leurs cartes numéro 2 et 5.
refusal-stratego-lesson-first-scout = Regarde d’abord : appuie sur ton 2, puis sur leurs cartes numéro 2 et 5.
stratego-lesson-first-flag = Une Bombe, que seul un 3 peut enlever, et au numéro 5 le Drapeau ! Attaque-le avec ce que tu veux.
refusal-stratego-lesson-first-flag = Le Drapeau est leur carte numéro 5. Attaque-la.
stratego-lesson-first-end = Le Drapeau est à toi, et la partie avec. Qui n’a plus de carte capable d’attaquer perd aussi. Ton propre Drapeau était tout ce temps dans ta ligne : cache-le bien.

## La leçon plus longue : mise en place et Espion

stratego-lesson-setup = Leçon plus longue : ligne et Espion
stratego-lesson-setup-after = Montre ce que tu peux perdre, cache ce qu’on cherche, et fais attendre l’Espion jusqu’au Maréchal.
stratego-lesson-setup-lay = Cinq de tes huit cartes vont dans la ligne. C’est là seulement qu’on peut les attaquer : le Drapeau reste donc en main, et l’Espion aussi, jusqu’à ce qu’il serve. Appuie sur 8, 7, la Bombe, 4 et 2 dans cet ordre, puis sur le bouton.
refusal-stratego-lesson-setup-lay = D’autres lignes sont bonnes aussi. Pour cette leçon, appuie sur 8, 7, la Bombe, 4 et 2 dans cet ordre.
refusal-stratego-lesson-setup-lay-flag = Dans la ligne, le Drapeau peut être attaqué, et toute carte qui le fait gagne. Dans ta main, personne ne l’atteint : appuie sur 8, 7, Bombe, 4, 2.
refusal-stratego-lesson-setup-lay-spy = Toute carte ennemie bat ton 1 si elle attaque. Fais attendre l’Espion en main : appuie sur 8, 7, Bombe, 4, 2.
stratego-lesson-setup-attack = Tu ne sais encore rien : envoie donc une carte qui bat presque toutes les leurs, ton 8 contre leur numéro 3. S’il gagne, il retourne à sa place, mais l’ennemi l’a vu.
refusal-stratego-lesson-setup-attack = Ce sera peut-être sage une autre fois. Envoie ton 8 contre leur carte numéro 3.
stratego-lesson-setup-probe = Ton 8 a pris un 5, mais l’ennemi le connaissait alors, et son 10 l’a pris. Tu sais maintenant une chose : le 10 est au numéro 2, et les cartes ne changent jamais de place. Au numéro 3 il y a une nouvelle carte. Contre l’inconnu, prends une carte que tu peux perdre : ton 4.
refusal-stratego-lesson-setup-probe = Essaie ton 4 contre la nouvelle carte, leur numéro 3.
refusal-stratego-lesson-setup-probe-marshal = C’est là qu’est le 10 : il te battrait. Essaie ton 4 contre la nouvelle carte, leur numéro 3.
refusal-stratego-lesson-setup-probe-strong = Garde ton 7 caché pour ce que tu connais. Le 4 coûte moins si ça tourne mal : essaie-le contre le numéro 3.
stratego-lesson-setup-spy = Bien joué. Comble maintenant le trou. Leur 10 bat tout ce qu’il rencontre, sauf un Espion qui attaque. L’Espion ne le peut que depuis la ligne : mets-y ton 1.
refusal-stratego-lesson-setup-spy = Le 6 y serait bien. Mais leur 10 attend quelqu’un : mets l’Espion dans le trou.
refusal-stratego-lesson-setup-spy-flag = Alors tout ce qu’ils ont pourrait attaquer ton Drapeau. Mets l’Espion dans le trou.
stratego-lesson-setup-strike = L’ennemi ne l’a pas trouvé : un de ses 6 a pris ton 4. À toi, et le 10 est toujours au numéro 2. Frappe avec l’Espion avant qu’il ne tombe dessus !
refusal-stratego-lesson-setup-strike = Cela peut attendre, ceci non : ton Espion, le 1, contre leur numéro 2.
refusal-stratego-lesson-setup-strike-look = C’est son autre pouvoir : il regarde toute leur main. Mais alors l’ennemi sait où il est, et le prend. Attaque le numéro 2 avec lui.
stratego-lesson-setup-fill = Le Maréchal est tombé ! Plus rien ne bat ton propre 10, sauf leur Espion et une Bombe. Mets-le dans le trou : il y est caché. Le Drapeau peut rester en main tant que d’autres cartes peuvent combler tes trous.
refusal-stratego-lesson-setup-fill = Le 6 irait. Mais sans leur Maréchal, ton 10 est le maître de la table : pose-le.
refusal-stratego-lesson-setup-fill-flag = Rien ne t’y force : tant que tu as d’autres cartes, le Drapeau reste hors d’atteinte. Pose le 10.
stratego-lesson-setup-enough = L’ennemi a sauté sur ta Bombe ! Elle bat tout sauf un 3, reste, et n’attaque jamais. Regarde le numéro 1 : ce 6 a pris ton 4, tu l’as vu. Prends-le avec la carte la plus faible qui suffit.
refusal-stratego-lesson-setup-enough = Au numéro 1, il y a une carte que tu connais, le 6. Prends-la.
refusal-stratego-lesson-setup-enough-seen = Il gagnerait, mais l’ennemi connaîtrait ton 10, et son Espion ne cherche que lui. Ton 7 suffit.
refusal-stratego-lesson-setup-enough-weak = C’est moins que 6. Prends ton 7.
stratego-lesson-setup-end = Le 7 a suffi, et l’ennemi ne sait toujours pas où est ton 10. Son Espion aussi peut être n’importe où : qui n’a pas été vu est à l’abri, qui a été vu devrait frapper le premier.
