# Ce que dit Kibitz quand quelque chose ne va pas.
#
# Les phrases de la première partie sont aussi lues quand il manque des morceaux de Kibitz, par un
# lecteur qui ne connaît que des lignes « clé = texte » et { $name }, et rien d’autre de Fluent.

## À la porte

error-old-python = Kibitz a besoin de Python { $needed } ou plus récent ; ici, c’est Python { $found }.
error-missing-packages = Kibitz ne peut pas démarrer, car ces paquets manquent : { $packages }. Installe-les avec : { $command }
error-broken-pygame = Kibitz a besoin de pygame-ce, mais un autre pygame est à sa place. Répare avec : { $remove } puis : { $command }
error-no-display = Kibitz n’a trouvé aucun écran où ouvrir sa fenêtre.
error-home = Kibitz garde ses fichiers où le dit { $name }, mais « { $what } » commence chez quelqu’un qui n’est pas ici. Écris tout le chemin d’un dossier.
error-command-line = Kibitz ne comprend pas « { $what } ». Tout ce qu’il comprend se lit avec : { $command }
error-unknown-game = Il n’y a pas ici de jeu nommé « { $what } ». Il y a : { $games }
error-bad-seats = Les places ne peuvent pas être « { $what } ». Écris un nombre de joueurs, comme 4, ou une liste comme : person,person,bot:hard. Bots ici : { $levels }
error-shortcut-windows = Windows fait lui-même les raccourcis : clic droit sur le bureau, Nouveau, puis Raccourci, et entre : { $command }
error-shortcut-mac = Sur un Mac, glisse Kibitz.app dans le Dock ; on le fabrique avec : { $command }
error-shortcut-folder = Kibitz ne peut pas entrer au menu, car on ne peut pas écrire dans ce dossier : { $folder }
error-bad-size = La taille de la fenêtre ne peut pas être « { $what } ». Une fenêtre fait au moins { $smallest }, écrit comme 1280x800.
error-one-seat = Avec 1 place, c’est impossible ; ce jeu est pour { $fewest } à { $most }.
error-too-many-seats = Avec { $what } places, c’est impossible ; ce jeu est pour { $fewest } à { $most }.
error-exact-seats = Ce jeu est pour { $most } joueurs exactement.
error-unheard = Ce que Kibitz a à dire ne peut pas être écrit : là où cela va, il n’y a plus de place.
error-mended = Quelque chose a cassé ; rien n’est perdu.
error-crash = Kibitz a dû s’arrêter à cause d’une erreur dans le programme.
error-crash-saved = Ce qui se jouait est enregistré.
error-crash-unsaved = La fin de la dernière partie n’a pas pu être enregistrée : le disque n’en a pas voulu.
error-crash-log = Ce qui s’est passé est écrit dans { $log }
error-blank-scene = L’image de { $scene } est restée vide.
error-close = Appuie sur une touche pour fermer cette fenêtre.
error-settings-set-aside = Tes réglages sont illisibles, donc Kibitz repart à neuf ; l’ancien fichier est gardé : { $file }
error-settings-line = La ligne { $line } de ton fichier de réglages ne veut rien dire, donc Kibitz repart à neuf. L’ancien fichier est gardé : répare cette ligne et remets-le, ou laisse-le. Le voici : { $file }
error-settings-unreadable = Tes réglages ne s’ouvrent pas, donc Kibitz repart à neuf. Les détails sont dans { $log }

## Les fichiers de toute sorte

error-file-large = Ce fichier fait plus de { $most } Ko, plus que Kibitz n’en écrit jamais. C’est sans doute autre chose : choisis un autre fichier.
error-file-long = La ligne { $line } fait plus de { $most } octets, plus que Kibitz n’en écrit jamais. Mets une bonne copie à la place, ou écarte le fichier.
error-file-deep = À la ligne { $line }, des crochets sont dans des crochets, plus profond que Kibitz ne les écrit jamais. Mets une bonne copie à la place, ou écarte le fichier.
error-file-number = La ligne { $line } a un nombre de plus de { $most } chiffres, plus long que tous ceux que Kibitz connaît. Mets une bonne copie à la place, ou écarte le fichier.

## Les parties enregistrées

error-record-foreign = Ce fichier n’est pas une partie de Kibitz.
error-record-newer = Cette partie vient d’un Kibitz plus récent (format { $format }). Mets Kibitz à jour pour l’ouvrir.
error-record-damaged = Cette partie enregistrée est abîmée : la ligne { $line } n’est plus comme elle a été écrite.
error-record-head = Le début de cette partie enregistrée ne veut rien dire : { $why }
error-record-options = Les options de cette partie enregistrée ne vont pas avec le jeu : { $names }
error-record-game = Cette partie est d’un jeu qui n’est pas ici : { $game }
error-record-drift = Cette partie enregistrée ne peut pas être jouée jusqu’au bout : les règles refusent le coup { $move }, « { $text } ».
refusal-undo-timed = Dans un jeu contre la montre, on ne reprend rien.
refusal-undo-nothing = Il n’y a aucun coup à reprendre.
refusal-undo-over = La partie est finie : on ne reprend plus rien.
refusal-undo-shown = Impossible à reprendre : quelque chose de caché s’est montré depuis.
refusal-redo-nothing = Il n’y a aucun coup à rejouer.
refusal-redo-phone = Ce coup a été joué sur un téléphone : on peut l’y rejouer.

## Les options

refusal-unknown-value = « { $option } » ne peut pas être « { $value } ». Valeurs possibles : { $allowed }
