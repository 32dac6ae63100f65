# Des options sous un nom.

preset-rulebook = Comme dans les règles
preset-mixed = Un mélange à toi
preset-new = Mes règles { $number }
preset-hint = Toutes les options d’un coup, sous un nom : des règles, du jeu, et de toi.
preset-usual-hint = Remet chaque option comme disent les règles.
preset-keep-hint = Garde ces options sous un nom à toi.
preset-keep-title = Comment s’appellent ces règles ?
preset-rename-hint = Un autre nom pour ces règles à toi.
preset-rename-title = Comment s’appellent-elles maintenant ?
preset-delete-hint = Supprime ce nom. Les options restent comme elles sont.
preset-delete-ask = Supprimer ce nom ?
preset-delete-about = « { $name } » ne sera plus parmi tes règles. Les options restent comme elles sont.
preset-delete-yes = Supprimer
preset-delete-no = Le garder

## Demander un nom

name-hint = Entrée ou un clic pour écrire un autre nom.
name-keep = Garder
name-cancel = Annuler
name-taken = « { $name } » existe déjà. Un autre nom, s’il te plaît.
preset-spoilt = Avec tes règles « { $name } », aucune donne n’est possible : elles ne sont pas proposées. Elles restent dans le fichier des réglages ; recompose-les sous un autre nom.
preset-full = Il n’y a plus de place pour d’autres règles à toi : supprimes-en que tu ne joues plus.
