## Sur l’étagère

nyet-title = NYET!
nyet-about = Mets ton veto aux règles de la manche, puis gagne des plis avec un partenaire, rival juste avant.
nyet-players = 2 à 5 joueurs
nyet-length = environ 45 minutes

## Les options

nyet-option-length = Durée
nyet-option-length-hint = Une partie entière, à peu près la moitié, ou jusqu’à un certain nombre de points.
nyet-value-length-full = Entière
nyet-value-length-short = Courte
nyet-value-length-points = À la limite
nyet-option-limit = Limite
nyet-option-limit-hint = La partie finit avec la manche où quelqu’un atteint ces points.
nyet-value-limit-50 = 50 points
nyet-value-limit-100 = 100 points
nyet-value-limit-150 = 150 points
nyet-value-limit-200 = 200 points
nyet-option-bonus = Carte Bonus
nyet-option-bonus-hint = De qui la carte Bonus double les points, à trois ou à cinq.
nyet-value-bonus-holder = Qui la tient
nyet-value-bonus-shared = Ses prises
nyet-value-bonus-team = Toute l’équipe
nyet-option-difference = La différence seule
nyet-option-difference-hint = La meilleure équipe marque la différence entre les deux, l’autre rien.
nyet-option-anonymous = Jetons anonymes
nyet-option-anonymous-hint = Les jetons du plateau ne montrent pas qui les a posés.
nyet-option-look_back = Revoir les plis
nyet-option-look_back-hint = Quels plis de la manche on peut revoir.
nyet-value-look_back-last = Le dernier pli
nyet-value-look_back-none = Aucun
nyet-value-look_back-all = Tous les plis
nyet-option-no_trump = Case sans atout
nyet-option-no_trump-hint = La ligne d’atout a une cinquième case : pas d’atout du tout.
nyet-option-play_forced = Cartes forcées
nyet-option-play_forced-hint = Une carte se joue toute seule quand c’est la seule permise.

## Les refus

refusal-nyet-seats = NYET! est pour 2 à 5 joueurs.
refusal-nyet-over = La partie est finie.
refusal-nyet-not-now = Cela ne se fait pas maintenant.
refusal-nyet-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-nyet-character-taken = { nyet-character-named } joue déjà pour quelqu’un.
refusal-nyet-box-covered = Cette case est déjà couverte.
refusal-nyet-line-settled = Cette ligne est fixée : sa dernière case reste ouverte.
refusal-nyet-no-such-box = Cette case n’est pas sur ce plateau.
refusal-nyet-not-your-veto = C’est à { $name } de poser un jeton.
refusal-nyet-must-veto = Tu dois poser un jeton.
refusal-nyet-not-in-game = { nyet-character-named } n’est pas de cette partie.
refusal-nyet-tokens-stay = Les jetons restent jusqu’à la fin de la manche.
refusal-nyet-not-first-player = Seul le premier joueur forme les équipes : { $name }.
refusal-nyet-partners = { $count ->
    [one] Choisis { $count } partenaire.
   *[other] Choisis { $count } partenaires.
}
refusal-nyet-one-or-two-partners = Choisis un partenaire pour être deux, ou deux pour être trois.
refusal-nyet-bonus-smaller-team = La carte Bonus va à la plus petite équipe.
refusal-nyet-no-bonus = La carte Bonus ne sert qu’à 3 ou à 5 joueurs.
refusal-nyet-card-count = { $count ->
    [one] Choisis exactement { $count } carte.
   *[other] Choisis exactement { $count } cartes.
}
refusal-nyet-no-ones = Pas de 1 dans l’écart de cette manche.
refusal-nyet-discard-confirmed = Ton écart est déjà confirmé.
refusal-nyet-card-not-held = Tu n’as pas cette carte.
refusal-nyet-not-your-turn = C’est à { $name } de jouer.
refusal-nyet-follow = Tu dois fournir du { nyet-colour-named }.
refusal-nyet-follow-trump = L’entame est d’atout : joue un atout ou un superatout.
refusal-nyet-follow-supertrump = L’entame est un superatout : joue un superatout.
refusal-nyet-supertrump-is-trump = Un superatout compte comme atout : tu dois fournir du { nyet-colour-named }.
refusal-nyet-only-last-trick = Seul le dernier pli peut être revu.
refusal-nyet-tricks-face-down = Les plis restent face cachée.

## Les mots du jeu

nyet-character-named = { $character ->
    [bear] L’Ours
    [wolf] Le Loup
    [crane] La Grue
    [tiger] Le Tigre
   *[eagle] L’Aigle
}
nyet-character-bear = Ours
nyet-character-wolf = Loup
nyet-character-crane = Grue
nyet-character-tiger = Tigre
nyet-character-eagle = Aigle
nyet-colour-named = { $colour ->
    [blue] bleu
    [red] rouge
    [yellow] jaune
   *[green] vert
}
nyet-colour-blue = bleu
nyet-colour-red = rouge
nyet-colour-yellow = jaune
nyet-colour-green = vert
nyet-line-first = Premier joueur
nyet-line-discards = Écart
nyet-line-trump = Atout
nyet-line-supertrump = Superatout
nyet-line-points = Points
nyet-box-one = Écarter 1
nyet-box-two = Écarter 2
nyet-box-no-1s = Écarter 1, pas un 1
nyet-box-pass = Passer 1 à gauche
nyet-box-keep = NYET! (rien)
nyet-box-points = { $value }
nyet-trick-worth = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
nyet-your-hand = Ta main : { $cards }.
nyet-score = { $name } : { nyet-catch }, { $score } en tout.
nyet-box-none = NYET! (aucun)

## Le déroulement

nyet-log-character = { $name } joue { $character ->
    [bear] l’Ours
    [wolf] le Loup
    [crane] la Grue
    [tiger] le Tigre
   *[eagle] l’Aigle
}.
nyet-log-round = Manche { $number } : { $name } donne.
nyet-log-token = { $name } couvre : { $box }.
nyet-log-line = { $line } : { $box }.
nyet-log-first = Premier joueur : { $name }.
nyet-log-discards = { $what ->
    [one] Chacun écarte 1 carte.
    [two] Chacun écarte 2 cartes.
    [no-1s] Chacun écarte 1 carte, mais pas un 1.
    [pass] Chacun passe 1 carte à gauche.
   *[keep] Personne n’écarte.
}
nyet-log-trump = { $colour ->
    [none] Il n’y a pas d’atout.
    [blue] L’atout est bleu.
    [red] L’atout est rouge.
    [yellow] L’atout est jaune.
   *[green] L’atout est vert.
}
nyet-log-supertrump = { $colour ->
    [none] Il n’y a pas de superatout.
    [blue] Les 1 bleus sont des superatouts.
    [red] Les 1 rouges sont des superatouts.
    [yellow] Les 1 jaunes sont des superatouts.
   *[green] Les 1 verts sont des superatouts.
}
nyet-log-points = { $value ->
    [one] Chaque pli et chaque butin compte { $value } point.
   *[other] Chaque pli et chaque butin compte { $value } points.
}
nyet-log-teams = { $one } contre { $other }.
nyet-log-bonus = { $name } tient la carte Bonus.
nyet-log-confirmed = { $name } a choisi.
nyet-log-played = { $name } : { $card }
nyet-log-trick = { $name } prend le pli.
nyet-log-trick-loot = { $name } prend le pli et { $count ->
    [one] { $count } butin.
   *[other] { $count } butins.
}
nyet-log-scored = { $name } : { $gain }, maintenant { $score }.

## Ce qui est demandé, comme chacun peut l’entendre ; $asked est combien on en demande, dans $names

nyet-aloud-characters = { $names } choisit un animal…
nyet-aloud-vetoes = { $names } met son veto à une case…
nyet-aloud-teams = { $names } forme les équipes, en premier joueur…
nyet-aloud-bonus = { $names } choisit qui reçoit la carte Bonus…
nyet-aloud-discards-one = { $names } { $asked ->
    [one] écarte
   *[other] écartent
} une carte…
nyet-aloud-discards-two = { $names } { $asked ->
    [one] écarte
   *[other] écartent
} deux cartes…
nyet-aloud-discards-no-1s = { $names } { $asked ->
    [one] écarte
   *[other] écartent
} une carte, pas un 1…
nyet-aloud-passes = { $names } { $asked ->
    [one] choisit une carte pour la gauche…
   *[other] choisissent une carte pour la gauche…
}
nyet-aloud-tricks = { $names } joue une carte…
nyet-aloud-scores = { $names } { $asked ->
    [one] regarde
   *[other] regardent
} les points…

## La table

nyet-card = { $value } { $colour }
nyet-ask-characters = { $name }, choisis ton animal.
nyet-ask-vetoes = { $name }, mets ton veto à une case : { $count ->
    [one] c’est le dernier veto de tous.
   *[other] il en reste { $count } à vous tous. Ce qui reste ouvert fait la loi.
}
nyet-covered-by = { $name } a dit NYET! à ceci : { $box }.
nyet-vetoes-left = { $count ->
    [0] plus aucun veto
    [one] encore { $count } veto
   *[other] encore { $count } vetos
}
nyet-note-vetoes = { $count ->
    [one] Il reste { $count } veto dans cette manche.
   *[other] Il reste { $count } vetos dans cette manche.
}
nyet-look-back = { $what ->
    [all] Les plis
   *[last] Dernier pli
}
nyet-look-trick = { $leader } a entamé, { $winner } a pris le pli.
nyet-ask-teams = { $name }, c’est toi le premier joueur. Choisis les équipes.
nyet-ask-bonus = { $name }, qui reçoit la carte Bonus ?
nyet-ask-discards-one = { $name }, écarte une carte.
nyet-ask-discards-two = { $name }, écarte deux cartes.
nyet-ask-discards-no-1s = { $name }, écarte une carte, mais pas un 1.
nyet-ask-passes = { $name }, choisis une carte pour ton voisin de gauche.
nyet-ask-tricks = { $name }, joue une carte.
nyet-ask-scores = La manche est comptée.
nyet-answer-teams = { $mine } contre { $theirs }
nyet-answer-bonus = La carte Bonus à { $name }
nyet-bonus-sign = ×2
nyet-confirm = { $left ->
    [0] Terminé
   *[other] { $count } sur { $needed }
}
nyet-go-on = Continuer
nyet-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
nyet-loot = { $loot ->
    [one] { $loot } butin
   *[other] { $loot } butins
}
nyet-catch = { nyet-tricks }, { nyet-loot }
nyet-sheet-title = Manche { $number }
nyet-sheet-working = { $names } : ({ nyet-tricks } + { nyet-loot }) × { $value } = { $points }
nyet-sheet-working-shared = { $names } : ({ nyet-tricks } + { nyet-loot } + { $bonus } pour la carte Bonus) × { $value } = { $points }
nyet-sheet-working-team = { $names }, avec la carte Bonus : ({ nyet-tricks } + { nyet-loot }) × { $value } × 2 = { $points }
nyet-sheet-difference = Seule la différence compte : { $points } pour la meilleure équipe, rien pour l’autre.
nyet-sheet-bonus = { $name } tient la carte Bonus : { $single } × 2 = { $points }
nyet-sheet-round = Manche { $number }
nyet-sheet-total = Total
nyet-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nyet-who-wins = Le plus de points gagne.
nyet-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
nyet-stat-tricks = Plis
nyet-stat-loot = Butin
nyet-stat-best = Record
nyet-figure-tricks = Plis
nyet-figure-loot = Butin
nyet-figure-best = Meilleure manche

## Les mots du jeu : dans les règles, et sous le pointeur à table

nyet-term-token = Jeton
nyet-term-token-means = Couvre une case du plateau pour la manche, et dit NYET! à ce qu’elle montre.
nyet-term-line = Ligne
nyet-term-line-means = Une rangée de cases qui décide d’une chose. Sa dernière case ouverte vaut pour la manche.
nyet-term-first = Premier joueur
nyet-term-first-means = Entame le premier pli et, à trois ou plus, choisit les équipes. Ce n’est pas le donneur.
nyet-term-dealer = Donneur
nyet-term-dealer-means = Pose le premier jeton. À la manche suivante, c’est son voisin de gauche qui donne.
nyet-term-trump = Atout
nyet-term-trump-means = La couleur qui bat les trois autres.
nyet-term-supertrump = Superatout
nyet-term-supertrump-means = Les 1 d’une couleur : ils comptent comme atout, ou sans atout comme une couleur à part, et battent tout, sauf un superatout joué après.
nyet-term-follow = Fournir
nyet-term-follow-means = Jouer une carte de la couleur entamée. Qui en a doit le faire.
nyet-term-trick = Pli
nyet-term-trick-means = Une carte de chacun. Le gagnant entame le suivant.
nyet-term-loot = Butin
nyet-term-loot-means = Un 1 pris à l’autre équipe. Il compte autant qu’un pli.
nyet-term-catch = Prises
nyet-term-catch-means = Les plis et le butin d’un joueur ou d’une équipe dans cette manche.
nyet-term-points = Points
nyet-term-points-means = Ce que compte chaque pli et chaque butin dans cette manche, pour les deux équipes.
nyet-term-bonus = Carte Bonus
nyet-term-bonus-means = À trois et à cinq : un membre de la plus petite équipe la tient et marque le double, sauf si l’option dit autrement.

## Les indices d’une première partie

nyet-hint-animal = N’importe quel animal ira : il raye des cases pour toi. Puis les équipes jouent des plis, et le plus de points gagne.
nyet-hint-veto = Couvre ce que tu ne veux pas. La dernière case ouverte de chaque ligne fait la loi de la manche.
nyet-hint-teams = À toi les équipes : cherche un partenaire avec qui gagner, pas un ami.
nyet-hint-follow = Fournis la couleur entamée si tu peux. Sinon, n’importe quelle carte ira.
nyet-hint-loot = Un 1 de l’autre équipe dans un pli que tu gagnes est du butin, et compte comme un pli.
nyet-hint-supertrump = Un superatout compte comme atout, et seul un superatout joué après le bat.
nyet-hint-minus = Plis et butin coûtent des points dans cette manche : tâche de n’en prendre aucun.

## Une carte lue en entier

nyet-read-plain = Carte simple
nyet-read-trump = Atout
nyet-read-supertrump = Superatout
nyet-read-beats = Bat les cartes plus basses de sa couleur. L’atout la bat.
nyet-read-beats-trump = Bat toutes les cartes des autres couleurs, et tout atout plus bas. Un superatout la bat.
nyet-read-beats-supertrump = Compte comme atout, quelle que soit sa couleur, et bat tout, sauf un superatout qui vient après dans le même pli.
nyet-read-one = Il y a trois fois chaque 1. De deux de même couleur, celui joué après est le plus haut.
nyet-read-loot = Qui le gagne à l’autre équipe a du butin, qui compte autant qu’un pli.
nyet-takes-highest = { $name } prend le pli avec le { $card }, le plus haut de sa couleur.
nyet-takes-trump = { $name } prend le pli avec le { $card } : l’atout bat la couleur entamée.
nyet-takes-supertrump = { $name } prend le pli avec le { $card } : un superatout bat tout.
nyet-row-trick = Le pli

## La première leçon

nyet-lesson-first = Première leçon : plis et équipes
nyet-lesson-first-after = Chaque manche a une autre loi, et d’autres partenaires. C’est tout le jeu.
nyet-lesson-first-lead = Toi et { $name2 } jouez contre { $name1 } et { $name3 }. Faites des plis : chacun rapporte 3 points à ton équipe. La plus haute carte de la couleur entamée le prend. À toi d’entamer : joue ton 13 bleu.
refusal-nyet-lesson-first-lead = Elle pourrait être prise. Rien n’est plus haut que ton 13 bleu : entame avec lui.
refusal-nyet-lesson-first-lead-super = Garde-le, c’est ta carte la plus forte. Entame avec le 13 bleu.
nyet-lesson-first-trumped = Pour toi ! Entame avec ton 12 jaune, le plus haut qui reste sans doute. Mais cette fois l’atout est rouge, et l’atout bat toute autre couleur. Regarde { $name1 }.
refusal-nyet-lesson-first-trumped = Une autre fois, pourquoi pas. Cette fois, entame avec le 12 jaune.
nyet-lesson-first-follow = { $name1 } n’avait pas de jaune et a coupé. Puis vint du vert : qui en a doit fournir. { $name2 } gagne pour vous deux. Joue ton 3 vert.
refusal-nyet-lesson-first-follow = L’entame est verte, et tu as une carte verte : joue le 3 vert.
nyet-lesson-first-super = Tu n’as pas de bleu : n’importe quelle carte ira. { $name3 } a coupé avec le 10, mais dans cette manche les 1 verts battent tout : des superatouts. Prends le pli !
refusal-nyet-lesson-first-super = Cela laisserait le pli à { $name3 }. Ton 1 vert bat même le 10 rouge.
nyet-lesson-first-loot = Pris, avec du butin : un 1 de l’autre équipe dans un pli à toi compte comme un pli de plus. Les plaques disent les prises de chacun. Joue ta dernière carte.
refusal-nyet-lesson-first-loot = Il ne reste qu’une carte : joue-la.
nyet-lesson-first-score = La manche est finie. Les plis et le butin de l’équipe, fois 3, pour chacun de ses membres : chacun a ses propres points. Qui en a le plus après la dernière manche gagne. Passe à la suivante.
refusal-nyet-lesson-first-score = Appuie sur le bouton pour continuer.
nyet-lesson-first-veto = La loi de la prochaine manche : chacun couvre des cases, et ce qui reste ouvert vaut. Tu as beaucoup de vert : couvre le bleu.
refusal-nyet-lesson-first-veto = Cette ligne peut attendre. Couvre le bleu dans la ligne d’atout.
refusal-nyet-lesson-first-veto-own = Alors le vert ne pourrait plus être atout, et tu en as sept. Couvre le bleu.
refusal-nyet-lesson-first-veto-points = Laisse les points aux autres : couvre le bleu, pour que le vert soit atout.
nyet-lesson-first-teams = Le vert est atout, et { $name1 } a laissé 4 points par pli. Ton Ours est premier joueur : tu choisis les équipes, à neuf à chaque manche. Avec qui veux-tu jouer ? N’importe qui ira.
refusal-nyet-lesson-first-teams = Choisis parmi les trois.
nyet-lesson-first-end = Et c’est encore à toi d’entamer. Voilà NYET! : dire non à ce qui te nuit, trouver des partenaires, faire des plis, et te méfier des 1 et des atouts.

## La leçon plus longue : les vetos

nyet-lesson-vetoes = Leçon plus longue : les vetos
nyet-lesson-vetoes-after = Le pire s’en va d’abord, deux cases ouvertes font une décision, et chaque jeton dit quelque chose d’une main.
nyet-lesson-vetoes-minus = Regarde ta main : elle est forte, et à −2 chaque pli te coûterait. Couvre le −2.
refusal-nyet-lesson-vetoes-minus = Cela peut attendre. À −2, ta bonne main serait mauvaise : couvre-le.
refusal-nyet-lesson-vetoes-minus-points = Ces points-là, tu les veux bien. Seul le −2 tourne tes plis contre toi : couvre-le.
refusal-nyet-lesson-vetoes-minus-later = Bonne idée, et son tour viendra. Mais le −2 te ferait le plus de mal : couvre-le d’abord.
nyet-lesson-vetoes-short = { $name2 } a couvert le 4 : une main faible. Tu n’as que deux petits bleus : le bleu en atout te nuirait. Couvre-le.
refusal-nyet-lesson-vetoes-short = Cela te nuirait moins. Tu as peu de bleu : couvre-le dans la ligne d’atout.
refusal-nyet-lesson-vetoes-short-long = Le vert est l’atout qu’il te faut : tu en as six. Couvre la couleur qui te manque, le bleu.
refusal-nyet-lesson-vetoes-short-ones = Tu as deux des trois 1 jaunes : en superatouts, ils battraient tout. Couvre le bleu dans la ligne d’atout.
nyet-lesson-vetoes-decide = Jaune ou vert : quand deux restent ouverts, qui en couvre un décide. Couvre le jaune, et le vert est atout.
refusal-nyet-lesson-vetoes-decide = Dans cette ligne, plus de deux sont ouverts, ou elle importe moins. Décide de l’atout : couvre le jaune.
refusal-nyet-lesson-vetoes-decide-long = Alors le jaune serait atout, et tu as six verts. Couvre le jaune.
nyet-lesson-vetoes-ones = Les 1 d’une couleur seront des superatouts. Rouge ou jaune ? Tu as deux 1 jaunes : couvre le rouge.
refusal-nyet-lesson-vetoes-ones = Quelqu’un d’autre couvrirait alors le jaune. À toi de décider : couvre le rouge dans la ligne de superatout.
refusal-nyet-lesson-vetoes-ones-own = Alors tes deux 1 jaunes seraient les plus basses cartes qui soient, et du butin pour les autres. Couvre le rouge.
nyet-lesson-vetoes-first = Ours ou Tigre ? Celui qui reste ouvert entame et choisit les équipes. Tu es l’Ours : couvre le Tigre.
refusal-nyet-lesson-vetoes-first = Alors { $name1 } décide qui est premier joueur. Couvre le Tigre, et c’est toi.
refusal-nyet-lesson-vetoes-first-own = Alors { $name3 } choisirait les équipes. Couvre le Tigre.
nyet-lesson-vetoes-partner = Lis maintenant les jetons. { $name2 } a couvert le 4 et le 3 : une main faible. { $name3 } a couvert le 1, pour que chaque pli compte plus : une main forte. Prends { $name3 } comme partenaire.
refusal-nyet-lesson-vetoes-partner = Pas le pire. Mais c’est { $name3 } qui voulait plus de points par pli.
refusal-nyet-lesson-vetoes-partner-weak = { $name2 } a couvert le 4 et le 3, et n’espère pas beaucoup de plis. Prends { $name3 }.
nyet-lesson-vetoes-discard = Chacun écarte deux cartes de la manche. Débarrasse-toi d’une couleur : ton 7 et ton 2 bleus. Qui n’a rien de la couleur entamée peut couper, et tu as six atouts.
refusal-nyet-lesson-vetoes-discard = Sans tes deux bleus, tu peux couper dès que l’entame est bleue. Écarte le 7 et le 2 bleus.
refusal-nyet-lesson-vetoes-discard-trump = Les verts sont maintenant des atouts : garde-les tous. Écarte le 7 et le 2 bleus.
refusal-nyet-lesson-vetoes-discard-ones = Ce 1 est un superatout, autant dire un pli. Écarte le 7 et le 2 bleus.
nyet-lesson-vetoes-end = Atout vert, deux superatouts, 2 points par pli, un partenaire fort, et à toi d’entamer : cette loi, c’est toi qui l’as faite. Avec une main faible, fais le contraire : couvre le 4 et le 3, et laisse le −2 à ceux qui font des plis.

## Pourquoi un expert ferait cela

nyet-worth = { $value ->
    [one] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
nyet-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nyet-because-takes = { $this ->
    [100] Tu prends ce pli à coup sûr, sinon dans { $other } donnes possibles sur 100.
   *[other] Tu prends ce pli dans { $this } donnes possibles sur 100, sinon dans { $other }.
}
nyet-because-team-takes = { $name } prend ce pli pour vous dans { $this } donnes possibles sur 100, sinon dans { $other }.
nyet-because-takes-shunned = { $this ->
    [0] Ce pli coûterait des points, et ainsi tu ne le prends pas.
   *[other] Ce pli coûterait des points : ainsi tu le prends dans { $this } donnes possibles sur 100, sinon dans { $other }.
}
nyet-because-ones = Cela prend { $this } des 1 des autres dans ce pli, sinon { $other }.
nyet-because-ones-shunned = Cela t’évite des 1 qui coûteraient des points : { $this } en moyenne, sinon { $other }.
nyet-because-lost-ones = Tes 1 échappent aux autres : ils en prennent { $this } dans ce pli, sinon { $other }.
nyet-because-fed-ones = Cela donne aux autres des 1 qui leur coûtent des points : { $this } dans ce pli, sinon { $other }.
nyet-because-super = Cela garde un superatout pour un meilleur pli.
nyet-because-later = Ensuite tu en prends { $this } de plus en moyenne, sinon { $other }.
nyet-because-later-shunned = Ensuite tu n’en prends que { $this } en moyenne, sinon { $other }.
nyet-because-last = Tu joues en dernier : cela prend le pli à coup sûr.
nyet-because-void = { $count ->
    [one] { $names } n’a plus de { $colour } : cela prend le pli.
   *[other] { $names } n’ont plus de { $colour } : cela prend le pli.
}
nyet-because-veto = Couvrir « { $box } » ({ $line }) te rapporte { $this }, « { $than } » ({ $beside }) { $other }.
nyet-more-or-less = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $way ->
    [less] de moins
   *[more] de plus
}
nyet-because-team = D’après ta main et les jetons, cette équipe te donne { $this ->
    [one] { $this } point
   *[other] { $this } points
} d’avance, une autre { $other }.
nyet-because-bonus = Avec la carte Bonus chez { $name }, tu finis avec { $this ->
    [one] { $this } point
   *[other] { $this } points
} d’avance, sinon { $other }.
nyet-because-discard = Ce qui reste en prend alors { $this } en moyenne, sinon { $other }.
nyet-because-discard-shunned = Ce qui reste n’en prend alors que { $this } en moyenne, sinon { $other }.
