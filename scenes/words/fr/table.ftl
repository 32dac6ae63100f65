# Ce que dit toute table.

log-title = Déroulement
table-unsaved-full = Le disque est plein : cette partie n’est pas enregistrée.
table-unsaved-closed = On ne peut pas écrire dans le dossier des parties : cette partie n’est pas enregistrée.
table-unsaved = Le disque refuse d’écrire : cette partie n’est pas enregistrée.

table-read-close = Une touche ou un clic ferme ceci.

table-reads = Clic droit, appui long ou touche I : lire une carte

corner-pause = Pause
corner-pause-means = Réglages, qui joue, et retour à l’étagère. Échap fait de même.
corner-log = Déroulement
corner-log-means = Tout jusqu’ici, en phrases. F2 fait de même.
corner-sound = Son
corner-sound-means = Couper, et remettre. F3 fait de même.
corner-rules = Règles
corner-rules-means = Comment on joue. F1 fait de même.
corner-phone = Téléphones
corner-phone-means = Chacun peut tenir ses cartes sur son propre téléphone : scanner le code, prendre place.
corner-lamp = Lampe
corner-lamp-means = Une fois pour un indice, deux fois pour ce que ferait un expert, et pourquoi. F7 fait de même.
corner-undo = Reprendre
corner-undo-means = Ton dernier coup et ce qui l’a suivi. F5 ou Retour arrière font de même.
corner-redo = Rejouer
corner-redo-means = Ce qui a été repris. F6 fait de même.
corner-speed = { $speed ->
    [slow] Vitesse : lente
    [fast] Vitesse : rapide
    [very-fast] Vitesse : très rapide
   *[normal] Vitesse : normale
  }
corner-speed-means = À quelle vitesse tu vois ce qui arrive ; un autre appui la change. F8 fait de même.
corner-skip = À mon tour
corner-skip-means = Tout d’un coup, jusqu’à ce qu’un humain ait à répondre. F4 fait de même.
refusal-skip-not-now = Il n’y a rien à sauter maintenant.
table-skips = En route vers ton tour…

curtain-name = L’écran est à { $name }
curtain-asks = Quand les autres ne regardent plus, garde Entrée enfoncée, ou appuie ici.
table-asked = { $asked ->
    [one] À { $names } de répondre…
   *[other] À { $names } de répondre…
}
table-bot-erred = { $name } voulait un coup interdit, et joue autre chose.
table-do-back = Une autre carte
table-ask-after = À l’instant : { $news } { $asked }
table-ask-in-time = { $sentence } { $count } s

undo-ask = Reprendre le coup joué par { $name } ?
undo-about = Toute la table doit être d’accord.
undo-yes = Reprendre
undo-no = Coup joué
undo-asks-phones = On demande aux autres, sur leur téléphone, s’ils sont d’accord.

table-lamp-not-now = La lampe est pour qui a une question à trancher.
