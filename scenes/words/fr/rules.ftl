# Les pages des règles, les explications sous le pointeur, et les indices d’une première partie.

rules-open = Règles
rules-open-hint = Comment on joue, avec des images. À table, F1 les montre à tout moment.
rules-search = Chercher
rules-search-hint = Tape un mot, puis Entrée : montre où il est dans les règles.
rules-contents-hint = Les chapitres, l’un après l’autre.
rules-earlier-hint = En arrière. Page haut fait de même.
rules-later-hint = En avant. Page bas fait de même.
rules-done = Terminé
rules-done-hint = Retour où tu étais. Rien n’y a changé.
rules-hit-hint = Entrée y ouvre la page.
rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
rules-term = { $name } :
rules-help = Les flèches choisissent une page, Page haut et Page bas la font défiler, Échap quitte. F12 garde une image.
comfort-hints = Premiers indices
comfort-hints-hint = Quelques phrases à table, montrées deux fois chacune. Remis en marche, tous reviennent.
