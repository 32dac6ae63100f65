# Les leçons : ce qui entoure ce que dit chacune.

lesson-step = { $step } sur { $steps }
lesson-repeat = Encore
lesson-skip = Sauter
lesson-go-on = Continuer
lesson-keys = Retour arrière ou épaule gauche : encore · F6 ou épaule droite : sauter · Échap : quitter
lesson-done = Tu sais jouer
lesson-play = Jouer une partie
lesson-again = Encore une fois
lesson-leave = Quitter
lesson-late = Trop tard cette fois : quelqu’un d’autre l’aurait eu. On recommence.
refusal-lesson-not-now = Un instant : lis d’abord le billet, la suite vient après.
refusal-lesson-undo = Rien à reprendre ici : « Encore » revient d’un pas.

## Proposée

lesson-offer = { $title }, première fois ?
lesson-offer-about = Une leçon à table dure deux ou trois minutes, et tu joues dès la première seconde. Tu la retrouves plus tard sur l’étagère et dans les règles.
lesson-offer-yes = Jouer la leçon
lesson-offer-no = Aux places
lesson-open = Leçon
lesson-open-hint = Deux ou trois minutes à table, et l’on joue dès la première seconde.

## Partir

pause-about-lesson = La leçon attend. Rien n’en sera gardé.
pause-leave-lesson = Quitter la leçon
pause-leave-hint-lesson = Tu peux la recommencer quand tu veux, depuis l’étagère ou les règles.

## Les fichiers

error-lesson-toml = La leçon { $file } n’est pas du bon TOML : { $why }
error-lesson-head = La leçon { $file } ne peut pas être donnée : « { $field } » est faux. { $why }
error-lesson-before = La leçon { $file } ne peut pas être donnée : les règles interdisent « { $move } » dans « before » : { $why }
error-lesson-step = La leçon { $file } ne peut pas être donnée : à la ligne { $line }, « { $field } » du pas { $step } est faux. { $why }
error-lesson-move = La leçon { $file } ne peut pas être donnée : à la ligne { $line }, les règles interdisent « { $move } » dans « { $field } » du pas { $step } : { $why }
error-lesson-last = La leçon { $file } ne peut pas être donnée : elle finit à la ligne { $line } par « { $field } » du pas { $step }. Fais suivre un pas qui se lit seulement.

# Des situations où trouver le meilleur choix

lesson-choose = Apprendre { $title }
lesson-choose-about = { $lessons ->
    [one] La leçon montre comment on joue.
   *[other] La première leçon montre comment on joue, la plus longue comment on joue bien.
}
lesson-find = Trouve le coup
lesson-next = Suivante
puzzle-about = « Trouve le coup » : { $count } situations avec un seul meilleur choix ; la { $number } est la prochaine.
puzzle-find = À toi de jouer. Un choix est nettement meilleur que tous les autres. Lequel ?
puzzle-found = Trouvé ! { $why }
puzzle-done = Trouvées : { $number } sur { $count }
puzzle-after = L’expert de la lampe a essayé chaque choix dans beaucoup de donnes possibles d’après ce que tu voyais : celui-ci est de loin le meilleur.
refusal-puzzle-find = C’est permis, mais il y a nettement mieux. Essaie encore, ou laisse « Sauter » te le montrer.
