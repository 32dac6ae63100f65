# Les parties en fichiers, et comment on les revoit.

error-record-unreadable = Le fichier { $file } ne s’ouvre pas.
error-record-in-use = Cette partie est ouverte dans une autre fenêtre.
error-record-players = Les joueurs de cette partie enregistrée ne vont pas avec ce Kibitz.

## La relecture

replay-play-hint = Lire ou arrêter. Espace ou un clic sur la table font de même.
replay-step-on-hint = Un coup en avant. La flèche droite fait de même.
replay-step-back-hint = Un coup en arrière. La flèche gauche fait de même.
replay-turn-on-hint = Au tour suivant. Page bas fait de même.
replay-turn-back-hint = Au tour précédent. Page haut fait de même.
replay-first-hint = Au début.
replay-last-hint = À la fin.
replay-speed = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-speed-hint = À quelle vitesse la partie défile. Les flèches haut et bas font de même.
replay-open = Ouvert
replay-view-hint = Quelles cartes on voit : celles d’une place, ou toutes.
replay-play-on = Jouer d’ici
replay-play-on-hint = Reprend la partie à cet instant ; celle que tu regardes reste comme elle est.
replay-leave-hint = Quitter la relecture.
replay-film-hint = Fait de la partie un petit film à envoyer.
film-title = Un film de cette partie
film-about = Comme tu la vois ici, en petit et en accéléré. Il devient un GIF que toute messagerie affiche.
film-leave = Annuler
film-done = Terminé
film-kept = À envoyer : { $place }
film-full = Le disque est plein : le film n’a pas été gardé.
film-not-kept = Le film n’a pas pu être écrit : { $place }
replay-where = { $now } sur { $end }, coup { NUMBER($at, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }
replay-told = { $time } – { $what }

## La liste des parties

shelf-matches-hint = Toutes tes parties : en continuer une, la revoir, la transmettre.
matches-title = Parties
matches-back-hint = Retour à l’étagère.
matches-none = Pas encore de partie. Chaque partie jouée est gardée ici, et le fichier d’un ami peut être déposé sur cette fenêtre.
matches-page = { $page } sur { $pages }
matches-left-hint = Parties plus récentes. Page haut fait de même.
matches-right-hint = Parties plus anciennes. Page bas fait de même.
matches-go-on = Continuer
matches-go-on-hint = Retour à la table, comme elle est restée.
matches-watch = Revoir
matches-watch-hint = Revoir la partie, à la vitesse que tu veux.
matches-set-aside = Écarter
matches-set-aside-hint = Retire le fichier de cette liste et le garde.
matches-hand-over-hint = Copie la partie sur ton bureau, en un fichier pour un ami.
matches-delete-hint = Supprime la partie pour de bon, après t’avoir demandé.
matches-handed-over = La partie se trouve maintenant là : { $file }
matches-not-handed-over = La partie n’a pas pu être copiée.
matches-let-in = Cette partie est maintenant dans « Parties ».
matches-not-let-in = Cette partie se laisse regarder, mais le disque ne l’a pas prise : elle n’est pas dans « Parties ».
matches-not-over = Cette partie s’arrête avant la fin : on l’a transmise ainsi, ou son fichier a été coupé en route.
matches-is-aside = Le fichier est gardé : { $file }
matches-deleted = La partie est supprimée.
matches-still-there = Le fichier n’a pas pu être déplacé. Il est où il était.
matches-ask = Supprimer cette partie ?
matches-ask-about = Elle a été jouée { $when }. Une fois supprimée, elle ne revient pas.
matches-ask-yes = Supprimer
matches-ask-no = La garder
matches-won = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné.
   *[other] { $names } ont gagné ensemble.
}
matches-played = { $minutes ->
    [0] { $seconds } s de jeu jusqu’ici.
   *[other] { $minutes } min { $seconds } s de jeu jusqu’ici.
}
matches-moves = { $count ->
    [one] { $count } coup jusqu’ici.
   *[other] { $count } coups jusqu’ici.
}
list-comma = { ", " }
list-and = { $first } et { $last }
matches-time = { $hour } h { $minute }
matches-today = aujourd’hui à { $time }
matches-yesterday = hier à { $time }
matches-weekday = { $day } à { $time }
matches-date = le { $day } { $month } { $year }
matches-day-1 = lundi
matches-day-2 = mardi
matches-day-3 = mercredi
matches-day-4 = jeudi
matches-day-5 = vendredi
matches-day-6 = samedi
matches-day-7 = dimanche
matches-month-1 = janvier
matches-month-2 = février
matches-month-3 = mars
matches-month-4 = avril
matches-month-5 = mai
matches-month-6 = juin
matches-month-7 = juillet
matches-month-8 = août
matches-month-9 = septembre
matches-month-10 = octobre
matches-month-11 = novembre
matches-month-12 = décembre
matches-review = Analyser
matches-review-hint = Analyser : ce qu’un expert pense de chaque décision.
