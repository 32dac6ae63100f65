# Comment s’appelle qui s’assied et n’en dit pas plus.

seating-person = Joueur { $number }
cast-ada = Ada
cast-bram = Bram
cast-cleo = Cleo
cast-dario = Dario
cast-edda = Edda
cast-faro = Faro
cast-greta = Greta
cast-hugo = Hugo
cast-ines = Ines
cast-juno = Juno
cast-kasimir = Kasimir
cast-ludo = Ludo

## Qui ils sont, en une phrase

cast-ada-is = Une renarde qui lit tout deux fois.
cast-bram-is = Un ours, mauvais perdant.
cast-cleo-is = Une chatte. C’était prévu.
cast-dario-is = Un chien, ravi de chaque carte.
cast-edda-is = Une chouette qui compte tout.
cast-faro-is = Une grenouille qui ose le saut.
cast-greta-is = Une chèvre qui a sa petite idée.
cast-hugo-is = Un hérisson, piquant mais juste.
cast-ines-is = Une lapine, déjà partie.
cast-juno-is = Un panda qui n’est pas pressé.
cast-kasimir-is = Un corbeau qui aime ce qui brille.
cast-ludo-is = Un morse plein d’histoires de mer.

## Leur penchant quand ils jouent

temper-careful = Aime la prudence.
temper-spiteful = S’en prend au meneur.
temper-bold = Aime le risque.
