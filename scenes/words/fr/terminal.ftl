# Une table dans le terminal.

terminal-type = { $picked ->
    [0] Tape un nombre ; t montre la table, l allume la lampe, u reprend un coup, q quitte.
   *[other] Tape un nombre ; b revient d’un choix, t montre la table, l allume la lampe, u reprend un coup, q quitte.
}
terminal-which = { $count ->
    [one] Tape 1.
   *[other] Tape un nombre de 1 à { $count }.
}
terminal-hand-over = { $name }, à toi de jouer. Appuie sur Entrée quand les autres ne regardent plus.
terminal-taken-back = Repris.
terminal-won = { $names } : gagné !
terminal-drawn = Personne ne gagne.
terminal-left = La partie est gardée. Ouvre-la depuis l’étagère, dans « Parties ».

# Ce qu’une interface peut faire de travers.

refusal-table-over = La partie est finie.
refusal-table-not-your-turn = C’est à { $name } de jouer.
refusal-table-not-now = Cela ne se fait pas maintenant.
refusal-prompt-not-asked = Cela ne peut pas être choisi maintenant.
refusal-prompt-other-seat = C’est à quelqu’un d’autre de répondre.
refusal-prompt-none = On ne te demande rien maintenant.
refusal-prompt-passed = Cette question est passée.
