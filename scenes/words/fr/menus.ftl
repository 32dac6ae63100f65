# Tout ce qui vient avant et après un jeu : l’étagère, les places, la pause et le résultat.

app-title = Kibitz
app-tagline = Assieds-toi, c’est déjà mélangé.
menu-help = Flèches : bouger, Entrée : choisir, Retour arrière : valeur d’avant, Échap : quitter.

## L’étagère

shelf-facts = { $players }, { $length }
shelf-closed-band = Pas encore ouvert
shelf-closed = { $title } est encore en chantier. Sa boîte s’ouvrira dans un prochain Kibitz.
shelf-continue = Continuer
shelf-continue-about = { $game } avec { $names } n’est pas terminé.
shelf-continue-unknown = Une partie n’est pas terminée.
shelf-continue-hint = Retour à la table, comme tu l’as laissée.
shelf-continue-failed = Cette partie est illisible. Son fichier est gardé dans { $folder }
shelf-play = À table
shelf-play-hint = Choisis qui joue, et avec quelles touches.
shelf-sound-on = Le son est activé. À table, F3 le coupe et le remet.
shelf-sound-off = Le son est coupé. À table, F3 le remet et le coupe.
shelf-settings-hint = Son, mouvement, table, taille du texte et contraste, langue, fenêtre.
shelf-statistics-hint = Qui a joué à quoi, et comment ça s’est passé.
shelf-screen-hint = Tout l’écran ou une fenêtre. F11 fait de même à tout moment.
shelf-quit-hint = Quitter Kibitz.

## Les places

seats-sheet-seats = Places
seats-sheet-options = Options
option-usual-hint = « { $option } » comme d’habitude.
options-more = { $changed ->
    [0] { $count } autres options
    [one] { $count } autres options, dont { $changed } changée
   *[other] { $count } autres options, dont { $changed } changées
}
options-fewer = Moins d’options
options-more-hint = Toutes les autres, par groupes.
option-group-match = La partie
option-group-cards = Les cartes
option-group-rules = Les règles
option-group-table = À table
option-group-times = Les durées
seats-back-hint = Retour à l’étagère.
seats-count = { $count } joueurs
seats-fewer-hint = La dernière place s’en va.
seats-more-hint = Une place de plus.
seats-person = Humain
seats-clockwise = Sens horaire
seats-anticlockwise = Sens antihoraire
seats-face-hint = { $name } : le visage. Entrée prend le prochain qui est libre.
seats-colour-hint = { $name } : couleur et emblème. Entrée prend les prochains libres.
seats-name-hint = Entrée ou un clic pour écrire un autre nom.
seats-level-hint = Qui joue pour { $name } : un humain ou un bot, et de quel niveau.
seats-key-hint = La touche pour { $name } : { $what }. Entrée, puis une autre touche ou un bouton de manette.
seats-press-key = …
seats-no-key = ?
seats-handicap = { $ms ->
    [0] Sans délai
   *[other] +{ $ms } ms
}
seats-handicap-hint = { $name } : chaque appui compte avec ce retard, pour les grands parmi les enfants.
seats-test = Essayer
seats-test-hint = Tous appuient ensemble : on voit quelles touches ton clavier laisse passer.
seats-unbound = { $name } n’a pas encore de touche. Choisis-en une sur la carte.
seats-workshop = Atelier de cartes
seats-workshop-hint = Fabrique tes propres cartes et essaie-les.
seats-seed = Donne n°
seats-seed-hint = Le même numéro redonne les mêmes cartes.
seats-chance-hint = Un autre numéro, au hasard.
seats-deal = Donner
seats-deal-hint = Donner les cartes et commencer.
option-printed = D’origine
option-ms = { $ms } ms
option-seconds = { $seconds } s

## Essai des touches

keys-title = Tous ensemble, maintenant
keys-ask = Chacun appuie sur sa touche et la garde enfoncée. Ce qui s’allume passe.
keys-ask-one = Appuie sur ta touche. Si elle s’allume, elle passe.
keys-again = Encore
keys-take = Prendre de meilleures
keys-done = Terminé
keys-beat = Rythme
keys-beat-hint = Tape en rythme : montre quels appareils sont en retard, et le compense.

## La pause

pause-title = Pause
pause-about = L’horloge est arrêtée.
pause-keys = F11 : plein écran ou fenêtre. F12 : garder une image.
screenshot-kept = L’image est gardée : { $place }
screenshot-full = Le disque est plein : l’image n’a pas été gardée.
screenshot-refused = L’image n’a pas été gardée, car on ne peut pas écrire dans ce dossier : { $place }
pause-about-untimed = La table attend, et tout est enregistré jusqu’ici.
pause-about-practice = La table attend. Rien n’en sera gardé.
pause-about-unsaved = Rien n’est enregistré : partir, c’est perdre les derniers coups.
pause-on = Continuer
pause-on-hint = Retour à la table après un compte à trois.
pause-on-hint-untimed = Retour à la table, comme tu l’as laissée.
pause-settings = Réglages
pause-settings-hint = Son, mouvement, table, taille du texte et contraste, langue, fenêtre.
pause-seats = Qui joue
pause-seats-hint = Un bot reprend une place, ou la rend.
sit-in-title = Qui joue
sit-in-about = Un bot peut remplacer n’importe qui, et chacun peut prendre la place d’un bot.
sit-in-person = Humain
sit-in-done = Terminé
pause-leave = Retour à l’étagère
pause-leave-hint = La partie est gardée. Elle reprend depuis l’étagère.
pause-leave-unsaved = Partir sans garder
pause-leave-hint-unsaved = Continue, et tout est enregistré dès que le disque le prend. Pars, et les derniers coups sont perdus.
pause-leave-practice = Vers l’atelier
pause-leave-hint-practice = La table est débarrassée ; la carte est toujours sur l’établi.
leave-ask = Cette partie n’est pas enregistrée
leave-about = Si tu pars, les derniers coups sont perdus ; si tu restes, tout est enregistré dès que le disque l’accepte.
leave-stay = Rester

## Le résultat

result-again = Encore une
result-again-hint = Les mêmes places, une nouvelle donne.
result-review = Analyser
result-seats = Autres places
result-seats-hint = Changer de joueurs, de touches ou d’options.
result-shelf = Retour à l’étagère
result-shelf-hint = Remettre les cartes dans la boîte.
result-share = Partager
result-share-hint = Fait de cette partie un fichier à envoyer : qui le dépose sur son Kibitz peut la regarder.
result-shared = À envoyer : { $place }
result-not-shared = La partie n’a pas pu devenir un fichier : { $place }
result-shelf-practice = Vers l’atelier
result-shelf-hint-practice = La table est débarrassée ; la carte est toujours sur l’établi.
result-watch = Revoir
result-watch-hint = La partie depuis le début, comme elle a été jouée.
result-decided = Ce qui a tout décidé – { $what }
result-place = { $place }.
