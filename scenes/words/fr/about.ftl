# Ce qu’est Kibitz, et à quelles conditions on peut s’en servir.

about-version = { $made ->
    [built] Version { $version }
   *[source] Version { $version }, depuis les sources
}
about-thanks = Une table de cartes par des gens qui aiment jouer, libre d’usage, à modifier et à passer plus loin. Merci à tous ceux qui sont derrière ces jeux, à ceux qui nous les ont appris, et aux auteurs de Python, SDL, pygame-ce, pygame_gui et tout le reste.
about-files = Où sont tes fichiers
about-matches = Parties : { $folder }
about-settings = Réglages : { $folder }
about-log = Journal : { $folder }
about-folder-hint = Ouvre ce dossier.
about-no-program = Aucun programme ici n’ouvre les dossiers. Celui-ci est { $folder }
about-licences = Licences
about-licences-hint = Celles de Kibitz, et de tout ce qui vient avec.
about-report = Copier un rapport
about-report-hint = Version, système et fenêtre, pour qui doit réparer. Aucun nom.
about-copied = Le rapport est dans le presse-papiers : colle-le où tu veux.
about-not-copied = Le presse-papiers de ce système n’en veut pas.
licences-title = Licences
licences-back-hint = Retour d’où tu viens.
licences-open-hint = Ouvre le texte entier.
