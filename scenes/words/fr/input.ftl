# Comment s’appellent touches, boutons et autres commandes, et ce qu’on en dit.

input-key-space = Espace
input-key-return = Entrée
input-key-tab = Tab
input-key-escape = Échap
input-key-backspace = Retour arrière
input-key-up = Haut
input-key-down = Bas
input-key-left = Gauche
input-key-right = Droite
input-key-insert = Inser
input-key-delete = Suppr
input-key-home = Début
input-key-end = Fin
input-key-page-up = Page haut
input-key-page-down = Page bas
input-key-left-shift = Maj gauche
input-key-right-shift = Maj droite
input-key-left-control = Ctrl gauche
input-key-right-control = Ctrl droite
input-key-left-alt = Alt
input-key-right-alt = Alt Gr
input-key-left-super = Super gauche
input-key-right-super = Super droite
input-key-caps-lock = Verr Maj
input-key-keypad-enter = Num Entrée
input-key-keypad = Num { $sign }
input-key-other = Touche { $number }

input-mouse-left = Clic gauche
input-mouse-middle = Clic milieu
input-mouse-right = Clic droit
input-mouse-other = Bouton { $number }
input-touch = Doigt

input-pad = Manette { $pad }
input-pad-button = Manette { $pad }, bouton { $number }
input-pad-hat = Manette { $pad }, { $way ->
    [left] croix gauche
    [right] croix droite
    [up] croix haut
   *[down] croix bas
}
input-pad-axis = Manette { $pad }, axe { $number } { $side }

input-pad-left-shoulder = Manette { $pad }, épaule gauche
input-pad-right-shoulder = Manette { $pad }, épaule droite
input-pad-left-trigger = Manette { $pad }, gâchette gauche
input-pad-right-trigger = Manette { $pad }, gâchette droite

input-device-keyboard = Clavier
input-device-mouse = Souris
input-device-touch = Doigt

# Sur une touche dessinée, il y a peu de place.
input-cap-mouse = Souris
input-cap-touch = Doigt
input-cap-phone = Tél
input-cap-pad = Man { $pad }
input-cap-button = M{ $pad } B{ $number }
input-cap-axis = M{ $pad } A{ $number }
input-cap-hat = M{ $pad } { $way ->
    [left] <
    [right] >
    [up] ^
   *[other] v
}
input-cap-left-shoulder = M{ $pad } L
input-cap-right-shoulder = M{ $pad } R
input-cap-left-trigger = M{ $pad } LT
input-cap-right-trigger = M{ $pad } RT

key-taken = { $key } est déjà prise par { $name }. Chaque touche ne sert qu’une main.
key-swap = { $key } est à { $name }. Échanger ?
key-swap-about = { $own } reçoit { $key }, et { $name } reçoit { $mine } à la place.
key-swap-yes = Échanger
key-swap-no = Laisser
mouse-taken = La souris est déjà à { $name }. Il n’y en a qu’une : elle ne sert qu’une place.
key-awkward = { $key } est choisie, mais elle peut réveiller le système. Une lettre, une manette, la souris ou un doigt sont plus sûrs.
key-of-the-house = { $key } a déjà un rôle à toutes les tables. Choisis autre chose.
key-doubled = { $key } servait à { $name } et à { $other }. { $other } a maintenant autre chose.
key-let-go = Lâche !
key-crowded = À plus de quatre sur un clavier, on se gêne. Manettes, souris et doigts aident.
key-lost = { $key } ne passe pas quand les autres sont enfoncées. Prends plutôt { $other }.
key-all-arrive = Toutes les touches passent. Tout le monde peut attraper à la fois.
