## L’analyse d’une partie

review-title = { $game } : l’analyse
review-back-hint = Retour. Ce qui a déjà été pensé est gardé.
review-bots = Bots aussi
review-bots-hint = Juger aussi les décisions des bots.
review-progress = Réflexion : { $share } %
review-thinking = Un expert parcourt la partie et regarde chaque décision avec ce que sa place voyait alors. Tu peux partir : ce qui est pensé est gardé.
review-nothing = Il n’y avait rien à décider dans cette partie.
review-chances = Les chances de chacun, d’après ce qu’il voyait
review-share = { $share } %
review-weak-count = { $count ->
    [0] aucun choix faible
    [one] { $count } choix faible
   *[other] { $count } choix faibles
}
review-moment = Le moment de la partie
review-decision = Décision { $number } sur { $count }
review-played = { $name } : { $played }
review-better = Mieux : { $best }. L’écart est de { $lost }, à { $within } près.
review-good = Il n’y avait pas mieux, pour autant qu’on sache.
review-strong = Fort : tout le reste aurait coûté cher.
review-glance = Jugé d’un coup d’œil, donc sans compter. Un expert aurait peut-être choisi : { $best }.
review-behind = −{ $lost }
review-back-one-hint = La décision d’avant.
review-next-hint = La décision suivante.
review-weak = Choix faible
review-weak-hint = La prochaine décision où il y avait mieux à faire.
review-watch = Revoir
review-watch-hint = La relecture, juste avant cette décision.
review-what-if = Et si…
review-what-if-hint = Rejouer depuis cette décision, avec les mêmes cartes cachées : une partie à toi.
review-short-good = { $name } : { $played }
review-short-weak = { $name } : { $played }. Mieux : { $best } (−{ $lost })
review-turning-point = Le tournant de la partie
review-something-else = autre chose
review-unreadable = Ce qui avait été pensé de cette partie est illisible : on y repense.
review-other-version = Une autre version de Kibitz avait pensé à cette partie : on y repense.

## L’analyse d’un jeu contre la montre

grabs-right = { $name } : bien attrapé.
grabs-right-timed = { $name } : bien attrapé, après { $ms } ms.
grabs-wrong = { $name } : faute, ces deux cartes ne vont pas ensemble.
grabs-missed = { $name } avait ici une paire et ne l’a pas vue à temps.
grabs-tally = { $right } / { $wrong } / { $missed }
grabs-fastest = min { $ms } ms
grabs-quickest = Le moment : la prise la plus rapide
grabs-number = Prise { $number } sur { $count }
grabs-none = Personne n’a rien attrapé dans cette partie.
grabs-back-hint = Retour d’où tu viens.
grabs-back-one-hint = La prise d’avant.
grabs-next-hint = La prise suivante.
grabs-next-wrong = Prochaine faute
grabs-next-wrong-hint = La prochaine faute, avec les deux cartes.
grabs-legend = bonnes / fautes / ratées
