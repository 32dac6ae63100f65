# Ce qu’on retient des parties finies.

statistics-title = Statistiques
statistics-done = Terminé
statistics-nobody = Personne encore
statistics-game-hint = Quel jeu.
statistics-person-hint = Les parties de qui. Tous ceux qui en ont fini une sont ici, par leur nom.
statistics-empty = Personne n’a encore fini une partie : { $game }. Joues-en une, et son récit en chiffres sera ici.
statistics-number = { NUMBER($number, useGrouping: 0) }
statistics-played = { $count ->
    [one] partie jouée
   *[other] parties jouées
}
statistics-won = { $count ->
    [one] victoire
   *[other] victoires
}, { $share } %
statistics-streak = série de victoires en cours
statistics-best-streak = meilleure série de victoires
statistics-latest-games = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
}
statistics-ms = { NUMBER($ms, useGrouping: 0) } ms
statistics-ms-or-more = plus de { NUMBER($ms, useGrouping: 0) } ms
statistics-median = médiane { NUMBER($ms, useGrouping: 0) } ms
statistics-export = Écrire en CSV
statistics-export-hint = Écrit un tableau par jeu, à ouvrir dans tout tableur.
statistics-exported = Les tableaux sont dans { $folder }
statistics-export-failed = Les tableaux n’ont pas pu être écrits : { $why }
statistics-damaged = { $count ->
        [one] Une partie est illisible et ne compte pas
       *[other] { $count } parties sont illisibles et ne comptent pas
    } ; rien n’est perdu, tout est gardé dans { $file }
statistics-large = Les statistiques étaient devenues trop grandes pour être lues. Les dernières parties comptent encore ; le fichier entier est gardé : { $file }
statistics-unreadable = Les statistiques ne s’ouvrent pas. Les détails sont dans { $log }
statistics-erase = Effacer
statistics-erase-hint = Oublie une personne, ou tout le monde. Demande d’abord.
statistics-erase-ask = Effacer pour de bon ?
statistics-erase-about = Ce qui est effacé ne revient pas. Réglages et parties restent comme ils sont.
statistics-keep = Tout garder
statistics-erase-one = Effacer { $name }
statistics-erase-one-hint = { $name } : oublie toutes ces parties ; celles des autres restent.
statistics-erase-all = Effacer tout
statistics-erase-all-hint = Oublie toutes les parties de tout le monde.
statistics-lamp = Conseils d’expert
