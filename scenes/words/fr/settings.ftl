# Ce qui se règle à tout moment, pour toute la maison.

language-name = Français
# ltr (de gauche à droite) ou rtl (de droite à gauche)
language-direction = ltr

settings-title = Réglages
settings-done = Terminé
settings-about-hint = À propos de Kibitz : version, licences, où sont tes fichiers.
settings-sound = Son
settings-sound-hint = À quel volume on joue.
settings-pace = Rythme
settings-pace-hint = Comment les cartes bougent, et à quelle vitesse.
settings-table = Table
settings-table-hint = Sur quoi sont les cartes, quel est leur dos et ce qu’on dit à table.
settings-reading = Lecture
settings-reading-hint = Quelle taille, quelle clarté et quelle langue.
settings-window = Fenêtre
settings-window-hint = La taille de Kibitz, et sur quel écran.

## Le son

comfort-sound = Son
comfort-sound-hint = Tous les sons, activés ou coupés. À table, F3 fait de même.
comfort-volume = Volume
comfort-volume-hint = Le volume de l’ensemble.
comfort-effects = Cartes et table
comfort-effects-hint = Le volume des cartes et des boutons, en part du volume.
comfort-music = Musique
comfort-music-hint = Le volume de la musique douce. À 0 %, il n’y en a pas.
comfort-talk = Bavardages
comfort-talk-hint = De temps en temps, quelqu’un commente ce que toute la table a vu.
comfort-percent = { $percent } %

## La table

comfort-motion = Mouvement
comfort-motion-hint = Comment les cartes bougent. Calme : ni secousses, ni éclairs, ni vols.
comfort-motion-normal = Normal
comfort-motion-off = Aucun
comfort-motion-reduced = Calme
comfort-speed = Vitesse
comfort-speed-hint = À quelle vitesse tu vois ce qui arrive dans les jeux sans horloge. À table, F8 fait de même.
comfort-speed-slow = Lente
comfort-speed-normal = Normale
comfort-speed-fast = Rapide
comfort-speed-very-fast = Très rapide
comfort-pauses = Pause des bots
comfort-pauses-hint = Combien de temps les bots attendent avant de jouer, à la vitesse choisie.
comfort-pauses-short = Courte
comfort-pauses-normal = Normale
comfort-pauses-long = Longue
comfort-cloth = Tapis
comfort-cloth-hint = Chaque jeu a un tapis à sa couleur ; il peut être plus sombre ou plus clair.
comfort-cloth-own = Celui du jeu
comfort-cloth-dark = Plus sombre
comfort-cloth-light = Plus clair
comfort-back = Dos des cartes
comfort-back-hint = Pour les jeux dont le dos ne trahit rien ; les autres gardent le leur.
comfort-back-own = Celui du jeu
comfort-back-lozenges = Losanges bleus
comfort-back-rays = Soleil rouge
comfort-back-stars = Étoiles vertes
comfort-back-scales = Noir et laiton
comfort-marks = Lettres de couleur
comfort-marks-hint = Chaque carte dit aussi sa couleur par une lettre.

## La lecture

comfort-text-size = Taille du texte
comfort-text-size-hint = Toutes les lettres sauf celles des cartes, selon la place.
comfort-contrast = Contraste fort
comfort-contrast-hint = Tapis sombre, bords clairs et fond uni derrière toutes les lettres.
comfort-language = Langue
comfort-language-hint = La langue de chaque mot que tu lis.

## La fenêtre

comfort-screen = Plein écran
comfort-screen-hint = Tout l’écran ou une fenêtre. F11 fait de même à tout moment.
comfort-window = Fenêtre
comfort-window-hint = La taille de la fenêtre quand elle ne remplit pas l’écran.
comfort-window-pixels = { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }
comfort-monitor = Écran
comfort-monitor-hint = Sur quel écran est la fenêtre, maintenant et la prochaine fois.
comfort-monitor-name = { $number } : { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }

## Les dos que l’on gagne en jouant

back-wins-rays = À gagner en finissant trois jeux différents : { $done } sur { $of } pour l’instant.
back-wins-stars = À gagner en finissant dix parties : { $done } sur { $of } pour l’instant.
back-wins-scales = À gagner en battant un expert, dans n’importe quel jeu.
back-won = Un nouveau dos est à toi : « { $name } ». Choisis-le dans les réglages.
