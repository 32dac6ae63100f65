## Sur l’étagère

frantic-title = Frantic
frantic-about = Vide ta main avant les autres, joue-leur de vilains tours, et survis à ce qui arrive.
frantic-players = 2 à 8 joueurs
frantic-length = environ 45 minutes

## Les places

frantic-bot-easy = Facile
frantic-bot-normal = Normal
frantic-bot-hard = Fort
frantic-bot-expert = Expert

## Les options

frantic-option-preset = Cartes
frantic-option-preset-hint = Quels modules sont en jeu, ou un choix à toi.
frantic-value-preset-chaos = Chaos classique
frantic-value-preset-first = Première partie
frantic-value-preset-supercharged = Survolté
frantic-value-preset-pandemonium = Pandémonium
frantic-value-preset-everything = Tout
frantic-value-preset-own = À mon choix
frantic-option-troublemaker = Troublemaker
frantic-option-troublemaker-hint = 22 cartes et 14 événements : voleurs, échanges et autres mauvais tours.
frantic-option-supercharge = Supercharge
frantic-option-supercharge-hint = Des cartes pouvoir pour tous, 15 cartes et neuf événements.
frantic-option-pandora = Pandora’s Box
frantic-option-pandora-hint = Une cinquième couleur, et des cartes règle qui changent à chaque manche.
frantic-option-fan = Cartes de fans
frantic-option-fan-hint = Sept cartes et sept événements demandés par des joueurs.
frantic-option-promo = Cartes promo
frantic-option-promo-hint = Error 404, une carte en or, et deux événements.
frantic-option-blank = Cartes vierges
frantic-option-blank-hint = Des cartes et un événement que vous composez vous-mêmes.
frantic-option-blank_play = Carte vierge
frantic-option-blank_play-hint = La carte d’origine, ou une que tu as faite à l’atelier.
frantic-option-blank_event = Événement vierge
frantic-option-blank_event-hint = L’événement d’origine, ou un que tu as fait à l’atelier.
frantic-option-do_it_yourself = Do It Yourself
frantic-option-do_it_yourself-hint = La carte d’origine, ou une que tu as faite à l’atelier.
frantic-option-pandoras_box = Événement Pandora
frantic-option-pandoras_box-hint = L’événement d’origine, ou un que tu as fait à l’atelier.
frantic-option-scores = Compter les points
frantic-option-scores-hint = On joue des manches jusqu’à ce que quelqu’un passe la limite. Sans points, une manche fait la partie.
frantic-option-length = Durée
frantic-option-length-hint = À combien de points la partie finit ; cela dépend du nombre de joueurs.
frantic-value-length-medium = Moyenne
frantic-value-length-short = Courte
frantic-value-length-long = Longue
frantic-value-length-own = Ma limite
frantic-option-limit = Limite
frantic-option-limit-hint = La partie finit avec la manche où quelqu’un a plus de points que cela.
frantic-value-limit = { $count } points
frantic-option-hand = Cartes en main
frantic-option-hand-hint = Combien de cartes on donne à chacun. Moins de cartes, plus courte manche.
frantic-value-hand-7 = 7 cartes
frantic-value-hand-6 = 6 cartes
frantic-value-hand-5 = 5 cartes
frantic-value-hand-4 = 4 cartes
frantic-option-names = Noms des cartes
frantic-option-names-hint = À quel point les cartes peuvent être grossières.
frantic-value-names-mild = Doux
frantic-value-names-family = En famille
frantic-value-names-original = D’origine
frantic-option-first_dealer = Premier donneur
frantic-option-first_dealer-hint = Qui donne la première manche.
frantic-value-first_dealer-random = Au hasard
frantic-value-first_dealer-1 = Place 1
frantic-value-first_dealer-2 = Place 2
frantic-value-first_dealer-3 = Place 3
frantic-value-first_dealer-4 = Place 4
frantic-value-first_dealer-5 = Place 5
frantic-value-first_dealer-6 = Place 6
frantic-value-first_dealer-7 = Place 7
frantic-value-first_dealer-8 = Place 8
frantic-option-rule_cards = Cartes règle
frantic-option-rule_cards-hint = Combien de cartes règle valent dans une manche, avec Pandora’s Box.
frantic-value-rule_cards-0 = Aucune
frantic-value-rule_cards-1 = 1
frantic-value-rule_cards-2 = 2
frantic-value-rule_cards-3 = 3
frantic-value-rule_cards-4 = 4
frantic-value-rule_cards-5 = 5
frantic-option-powers = Pouvoirs par tour
frantic-option-powers-hint = Combien de cartes pouvoir peuvent servir en un tour, avec Supercharge.
frantic-value-powers-1 = Une
frantic-value-powers-2 = Deux
frantic-value-powers-any = Sans limite
frantic-option-game_end = Fin de la partie
frantic-option-game_end-hint = S’il faut passer la limite, ou seulement l’atteindre.
frantic-value-game_end-passed = Limite passée
frantic-value-game_end-reached = Limite atteinte
frantic-option-gambling_man = Gambling Man
frantic-option-gambling_man-hint = Nouvelle : la deuxième carte la plus basse prend tout. Ancienne : le plus haut nombre de la dernière couleur.
frantic-value-gambling_man-new = Nouvelle règle
frantic-value-gambling_man-old = Ancienne règle
frantic-option-mimicry_reacts = Mimicry réagit
frantic-option-mimicry_reacts-hint = Mimicry peut être lancée comme carte de réaction.
frantic-option-must_follow = 2nd Chance oblige
frantic-option-must_follow-hint = Qui a une carte qui va sur 2nd Chance doit la jouer. Sinon, il peut piocher à la place.
frantic-option-prompts = Réactions
frantic-option-prompts-hint = Qui est interrogé avant un événement et en fin de manche. N’interroger que ceux qui peuvent réagir montre qu’ils le peuvent.
frantic-value-prompts-auto = Au mieux
frantic-value-prompts-always = Tout le monde
frantic-value-prompts-holders = Qui peut réagir
frantic-option-timer = Minuteur
frantic-option-timer-hint = Le temps écoulé, ton tour est joué pour toi : piocher et passer.
frantic-value-timer-off = Sans
frantic-value-timer-30 = 30 secondes
frantic-value-timer-60 = 60 secondes
frantic-option-blind = À l’aveugle
frantic-option-blind-hint = Les cartes prises à l’aveugle viennent au hasard, ou tu montres un dos de carte.
frantic-value-blind-random = Au hasard
frantic-value-blind-point = Montrer une carte

## Les refus

refusal-frantic-seats = Frantic est pour 2 à 8 joueurs.
refusal-frantic-over = La partie est finie.
refusal-frantic-first-dealer = La place { $number } ne peut pas donner : il n’y a que { $seats } places. Choisis un autre donneur, ou ajoute une place.
refusal-frantic-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-frantic-not-now = Cela ne se fait pas maintenant.
refusal-frantic-not-your-turn = Ce n’est pas ton tour : c’est à { $name }.
refusal-frantic-done-already = Tu as déjà choisi.
refusal-frantic-not-held = Tu n’as pas cette carte.
refusal-frantic-misfit = { $needed ->
    [black] Cette carte ne va pas : il faut une carte noire ou une carte à souhait.
    [number] Cette carte ne va pas : il faut { frantic-number-named }.
    [colour] Cette carte ne va pas : il faut du { frantic-colour-named }.
    [symbol] Cette carte ne va pas : il faut { frantic-symbol-named } ou une carte à souhait.
    [colour-number] Cette carte ne va pas : il faut du { frantic-colour-named } ou { frantic-number-named }.
   *[colour-symbol] Cette carte ne va pas : il faut du { frantic-colour-named } ou { frantic-symbol-named }.
}
refusal-frantic-black-on-black = Le noir ne se joue pas sur le noir.
refusal-frantic-special-on-number = Les cartes spéciales de couleur ne vont pas sur un nombre.
refusal-frantic-swap-colour = Colour Swap doit trouver une de ses deux couleurs sur la défausse.
refusal-frantic-no-colour-to-take = Il n’y a pas de couleur que Mimicry puisse reprendre.
refusal-frantic-no-imitation = Mimicry ne peut pas imiter cette carte.
refusal-frantic-mimicry-stays = Mimicry ne peut pas être lancée dans cette partie.
refusal-frantic-unplayable = Cette carte ne peut pas être jouée.
refusal-frantic-ten-cards = Il te faut exactement dix cartes en main ; tu en as { $count }.
refusal-frantic-not-last = The End ne peut être que ta dernière carte.
refusal-frantic-sealed = Les cartes spéciales sont scellées.
refusal-frantic-blocked = Cette couleur est bloquée.
refusal-frantic-drawn-already = Tu as déjà pioché.
refusal-frantic-draw-first = Pioche d’abord, ensuite tu peux passer.
refusal-frantic-must-follow = Tu as une carte qui va : joue-la.
refusal-frantic-not-yourself = Ce choix ne va pas : tu ne peux pas te nommer toi-même.
refusal-frantic-marked = Ce choix ne va pas : { $name } perd déjà un tour.
refusal-frantic-not-fewer = Ce choix ne va pas : { $name } n’a pas moins de cartes que toi.
refusal-frantic-has-more = Ce choix ne va pas : { $name } a plus de cartes que toi.
refusal-frantic-no-powers = Ce choix ne va pas : { $name } n’a pas de carte pouvoir.
refusal-frantic-named-already = Ce choix ne va pas : { $name } est déjà du nombre.
refusal-frantic-protected = Ce choix ne va pas, car { $name } a une protection.
refusal-frantic-name-first = Nomme d’abord un joueur.
refusal-frantic-share-first = Répartis d’abord les cartes.
refusal-frantic-parts = { $count ->
    [6] Les parts doivent faire six.
   *[4] Les parts doivent faire quatre.
}
refusal-frantic-not-given-away = Tu ne peux pas donner cette carte toi-même.
refusal-frantic-exactly = { $count ->
    [one] Choisis exactement { $count } carte.
   *[other] Choisis exactement { $count } cartes.
}
refusal-frantic-not-ten = Ces cartes font { $points }, pas 10.
refusal-frantic-wish-first = Fais d’abord ton souhait.
refusal-frantic-no-such-wish = Tu ne peux pas souhaiter cela.
refusal-frantic-exit-colour = Choisis une des couleurs que la carte peut laisser.
refusal-frantic-blocked-already = Cette couleur ne peut pas être bloquée.
refusal-frantic-cannot-react = Tu ne peux pas réagir à cela.
refusal-frantic-too-late = Trop tard, ou c’est ton propre tour : pas de protection.
refusal-frantic-nobody-out = Nice Try ne va que quand quelqu’un a fini.
refusal-frantic-pass-or-throw = Laisse passer, ou lance une carte de réaction.
refusal-frantic-no-power = Cette carte pouvoir ne va pas maintenant : tu ne l’as pas.
refusal-frantic-power-is-up = Cette carte pouvoir ne va pas maintenant : elle est déjà face visible.
refusal-frantic-power-fresh = Cette carte pouvoir ne va pas maintenant : elle t’est venue à ce tour.
refusal-frantic-power-alone = Cette carte pouvoir ne va pas maintenant : aucune ne va avec cette carte.
refusal-frantic-power-special = Cette carte pouvoir ne va pas maintenant : il lui faut une carte spéciale.
refusal-frantic-power-number = Cette carte pouvoir ne va pas maintenant : il lui faut une carte nombre.
refusal-frantic-power-with-card = Cette carte pouvoir ne va pas maintenant : retourne-la avec une carte que tu joues.
refusal-frantic-power-enough = Cette carte pouvoir ne va pas maintenant : pas d’autre à ce tour.
refusal-frantic-not-recharged = Choisis une de tes cartes pouvoir utilisées avant ce tour.
refusal-frantic-no-such-power = Il n’y a pas de carte pouvoir à prendre là.
refusal-frantic-victim-lacks = Cette carte n’est pas dans la main que tu regardes.
refusal-frantic-not-in-row = Impossible : la carte n’est pas là, ou elle est déjà prise.
refusal-frantic-not-in-pile = Impossible : la carte n’est pas sous celle du dessus.
refusal-frantic-not-laid-out = Impossible : choisis un des événements retournés.
refusal-frantic-not-repeated = Impossible : choisis un événement de cette manche, mais pas Repeat.
refusal-frantic-own-pile = Impossible : tu dois prendre un tas qui n’était pas le tien.
refusal-frantic-pile-gone = Impossible : ce tas est déjà donné.
refusal-frantic-too-low = Impossible : la carte doit compter au moins { $points }.
refusal-frantic-must-lay = Impossible : la première carte doit être posée.
refusal-frantic-not-last-colour = Pose une carte nombre de la dernière couleur jouée.
refusal-frantic-no-twin = Seules peuvent suivre des cartes de couleur avec le nombre { $number }.
refusal-frantic-give-all = Donne d’abord toutes ces cartes.
refusal-frantic-next-card = Donne les cartes dans l’ordre où elles sont.
refusal-frantic-confirm-first = Dis d’abord que tu l’as vu.
refusal-frantic-yes-or-no = Dis oui ou non.
refusal-frantic-point = Montre une des { $count } cartes.
refusal-frantic-composed-form = Cette carte est illisible : { frantic-composed-named }.
refusal-frantic-composed-steps = Une carte a au plus trois pas et un événement : { frantic-composed-named }.
refusal-frantic-composed-name = Un nom a de 1 à 24 caractères : { frantic-composed-named }.
refusal-frantic-composed-type = Cette carte ne peut pas être de cette sorte : { frantic-composed-named }.
refusal-frantic-composed-twice = Deux cartes ne peuvent pas avoir le même nom : { frantic-composed-named }.
refusal-frantic-composed-icon = Cette carte ne peut pas avoir cette image : { frantic-composed-named }.

## Les mots du jeu

frantic-colour-named = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [green] vert
    [violet] violet
   *[black] noir
}
frantic-colour-red = rouge
frantic-colour-blue = bleu
frantic-colour-yellow = jaune
frantic-colour-green = vert
frantic-colour-violet = violet
frantic-colour-black = noir
frantic-number-named = un { $number }
frantic-symbol-named = { $symbol ->
    [second_chance] { frantic-card-second_chance }
    [exchange] { frantic-card-exchange }
    [gift] { frantic-card-gift }
    [skip] { frantic-card-skip }
    [thief] { frantic-card-thief }
    [troublemaker] { frantic-card-troublemaker }
    [recharge] { frantic-card-recharge }
    [colour_swap] { frantic-card-colour_swap }
    [fantastic] { frantic-card-fantastic }
    [fantastic_four] { frantic-card-fantastic_four }
    [counterattack] { frantic-card-counterattack }
    [equality] { frantic-card-equality }
    [nice_try] { frantic-card-nice_try }
    [special_favours] { frantic-card-special_favours }
    [inequality] { frantic-card-inequality }
    [lucky_bastard] { frantic-card-lucky_bastard }
    [update] { frantic-card-update }
    [edison] { frantic-card-edison }
    [do_it_yourself] { frantic-card-do_it_yourself }
    [special_fantastic] { frantic-card-special_fantastic }
    [fantastic_event] { frantic-card-fantastic_event }
    [error_404] { frantic-card-error_404 }
    [mimicry] { frantic-card-mimicry }
    [fuck_you] { frantic-card-fuck_you }
    [golden_fuck_you] { frantic-card-golden_fuck_you }
    [the_end] { frantic-card-the_end }
   *[blank_play] la carte composée
}
frantic-composed-named = { $card ->
    [do_it_yourself] Do It Yourself
    [pandoras_box] Pandora’s Box
    [blank_play] la carte vierge
   *[blank_event] l’événement vierge
}
frantic-needs-colour = { frantic-colour-named }
frantic-needs-number = { $number }
frantic-needs-colour-number = { frantic-colour-named } ou { $number }
frantic-needs-symbol = { frantic-symbol-named }
frantic-needs-colour-symbol = { frantic-colour-named } ou { frantic-symbol-named }
frantic-needs-black = noir
frantic-needs-free = tout va
frantic-cause-out = Quelqu’un a fini
frantic-cause-empty_pile = La pioche est épuisée
frantic-cause-doomsday = Doomsday
frantic-cause-finish_line = Finish Line
frantic-cause-time_bomb = Time Bomb
frantic-cause-the_end = The End

## Le déroulement

frantic-log-round = Manche { $number } : { $name } donne.
frantic-log-first = La première carte : { $card }.
frantic-log-played = { $name } : { $card }
frantic-log-imitates = { $name } : { $card } comme { $other }
frantic-log-power = { $name } retourne { $power }.
frantic-log-power-acts = { $power } agit.
frantic-log-drew = { $name } pioche { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
frantic-log-passed = { $name } passe.
frantic-log-skipped = { $name } perd un tour.
frantic-log-marked = { $name } perdra le prochain tour.
frantic-log-wished = { $name } souhaite : { $what }.
frantic-log-used = { $name } utilise { $card }.
frantic-log-left-out = { $name } laisse l’effet de côté.
frantic-log-risked = { $name } prend le risque.
frantic-log-no-risk = { $name } ne risque rien.
frantic-log-victims = { $card } : { $name } nomme { $victims }.
frantic-log-share = { $name } répartit { $parts }.
frantic-log-part = { $count } pour { $name }
frantic-log-named = { $name } nomme { $other }.
frantic-log-thrown = { $name } lance { $card } et souhaite : { $what }.
frantic-log-fizzled = { $card } : il n’y a plus personne à nommer.
frantic-log-hand-seen = { $name } regarde toute la main, chez { $other }.
frantic-log-hands-open = Mains visibles : { $victims }.
frantic-log-specials = { $name } : { $count ->
    [one] { $count } carte spéciale.
   *[other] { $count } cartes spéciales.
}
frantic-log-given = { $name } donne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $other }.
frantic-log-took-up = { $name } prend en main { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
frantic-log-discarded = { $name } défausse { $cards }.
frantic-log-turned-over = On retourne : { $cards }.
frantic-log-triggered = { $name } déclenche un événement.
frantic-log-event = { $event } ! { $text }
frantic-log-protected = { $name } a une protection.
frantic-log-laid-out = Au choix : { $events }.
frantic-log-events-shuffled = Les événements sont remélangés.
frantic-log-piles = { $name } reçoit le tas qui venait de chez { $other }.
frantic-log-total = { $name } : { $change }, maintenant { $total }.
frantic-log-seats = { $name } et { $other } échangent leurs places.
frantic-log-limit = La limite est maintenant { $limit }.
frantic-log-bomb = { $name } : { $left ->
    [0] le dernier tour.
    [one] encore { $left } tour après celui-ci.
   *[other] encore { $left } tours après celui-ci.
}
frantic-log-powers = { $name } reçoit { $count ->
    [one] { $count } carte pouvoir.
   *[other] { $count } cartes pouvoir.
}
frantic-log-powers-back = { $name } rend { $count ->
    [one] { $count } carte pouvoir.
   *[other] { $count } cartes pouvoir.
}
frantic-log-powers-swapped = { $name } et { $other } échangent une carte pouvoir.
frantic-log-blocked = Bloqué : { $what }.
frantic-log-unblocked = Le blocage est fini.
frantic-log-sealed = Les cartes spéciales sont scellées.
frantic-log-unsealed = Le sceau est brisé.
frantic-log-direction = Le sens s’inverse.
frantic-log-rules = Nouvelle règle : { $rules }.
frantic-log-rules-back = Les anciennes règles sont parties.
frantic-log-ran-out = La pioche est épuisée : la manche finit.
frantic-log-ended = La manche est finie. { $cause }.
frantic-log-won = { $victims } { $count ->
    [one] a fini.
   *[other] ont fini.
}
frantic-log-scored = { $name } : { $points }, maintenant { $total }.
frantic-log-counted = { $name } : { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}

## Ce qui est demandé, comme chacun peut l’entendre ; $asked est combien on en demande, dans $names

frantic-aloud-ready = { $names } { $asked ->
    [one] se prépare
   *[other] se préparent
} encore…
frantic-aloud-scores = { $names } { $asked ->
    [one] regarde
   *[other] regardent
} les points…
frantic-aloud-play = { $names } joue une carte ou pioche…
frantic-aloud-play-drawn = { $names } joue une carte ou passe…
frantic-aloud-more = { $names } continue son tour…
frantic-aloud-use = { $names } peut utiliser { $card }…
frantic-aloud-golden = { $names } peut donner { $card }…
frantic-aloud-victim = { $names } choisit qui subit { $card }…
frantic-aloud-shares = { $card } : { $names } répartit les cartes…
frantic-aloud-replacement = { $other } a une protection. { $names } nomme quelqu’un d’autre…
frantic-aloud-cards = { $names } met de côté { $count ->
    [one] une carte…
   *[other] { $count } cartes…
}
frantic-aloud-cards-for = { $names } choisit { $count ->
    [one] une carte
   *[other] { $count } cartes
} pour { $other }…
frantic-aloud-wish-colour = { $names } souhaite une couleur…
frantic-aloud-wish-number = { $names } souhaite un nombre…
frantic-aloud-wish-either = { $names } souhaite une couleur ou un nombre…
frantic-aloud-wish-special = { $names } souhaite une couleur ou une carte spéciale…
frantic-aloud-exit = { $names } choisit la couleur laissée…
frantic-aloud-imitation = { $names } choisit ce qu’imite Mimicry…
frantic-aloud-target = { $names } peut réagir à { $card }, que joue { $other }…
frantic-aloud-event-window = Un événement arrive : { $names } peut réagir…
frantic-aloud-nice-try = { $victims } { $out ->
    [one] a
   *[other] ont
} fini : { $names } peut réagir…
frantic-aloud-follow = { $names } joue encore une carte ou pioche…
frantic-aloud-thief = { $names } prend { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $other }…
frantic-aloud-blind = { $names } montre une carte chez { $other }…
frantic-aloud-recharge = { $names } choisit une carte pouvoir à recacher…
frantic-aloud-edison = { $names } prend une carte pouvoir chez { $other }…
frantic-aloud-update = { $names } choisit une carte pouvoir à remettre…
frantic-aloud-swap-meet = { $names } choisit avec qui échanger sa main…
frantic-aloud-blockade = { $names } bloque une couleur…
frantic-aloud-recycling = { $names } choisit qui reçoit la carte…
frantic-aloud-special-charge = { $names } choisit qui pioche pour ses cartes spéciales…
frantic-aloud-random-chance = { $names } joue n’importe quelle carte…
frantic-aloud-lay = { $names } { $asked ->
    [one] pose une carte
   *[other] posent une carte
} face cachée…
frantic-aloud-market = { $names } prend une des cartes visibles…
frantic-aloud-give = { $names } donne { $count ->
    [one] une carte…
   *[other] { $count } cartes…
}
frantic-aloud-receiver = { $names } choisit qui la reçoit…
frantic-aloud-open = { $names } { $asked ->
    [one] regarde
   *[other] regardent
} les mains visibles…
frantic-aloud-trust = { $names } choisit à qui se fier…
frantic-aloud-pile = { $names } choisit un tas pour { $other }…
frantic-aloud-pile-own = { $names } choisit un tas à garder…
frantic-aloud-event = { $names } choisit un événement…
frantic-aloud-risk = { $names } peut prendre le risque…
frantic-aloud-identities = { $names } choisit qui change de place…
frantic-aloud-tsunami = { $names } pose une carte ou prend tout…
frantic-aloud-tsunami-first = { $names } pose la première carte…
frantic-aloud-ten = { $names } défausse des cartes qui font dix…
frantic-aloud-resurrection = { $names } prend une carte de la défausse…
frantic-aloud-resurrection-other = { $names } choisit une carte à donner…
frantic-aloud-chosen = { $names } choisit un joueur…
frantic-aloud-parasite = { $names } peut défausser avant le compte…

## La table

frantic-card-coloured = { $card } { $colour }
frantic-ask-ready = { $name }, donne les cartes.
frantic-ask-play = { $name }, joue une carte ou pioche.
frantic-ask-play-drawn = { $name }, joue une carte ou passe.
frantic-ask-play-none = { $name }, aucune de tes cartes ne va : pioche.
frantic-ask-play-drawn-none = { $name }, aucune de tes cartes ne va : passe.
frantic-ask-last-draw = La pioche est vide : qui pioche maintenant finit la manche.
frantic-ask-turn-up = { $name }, encore une carte pouvoir ?
frantic-ask-twins = { $name }, d’autres cartes avec le { $number } ?
frantic-ask-use = { $name }, utiliser { $card } ?
frantic-ask-golden = { $name }, donner { $card } ?
frantic-ask-victim = { $effect ->
    [gift] { $name }, qui reçoit deux de tes cartes ?
    [black_gift] { $name }, qui reçoit deux de tes cartes ?
    [exchange] { $name }, avec qui échanges-tu des cartes ?
    [skip] { $name }, qui perd un tour ?
    [thief] { $name }, chez qui voles-tu ?
    [equality] { $name }, qui pioche ?
    [inequality] { $name }, qui te prend des cartes ?
    [special_favours] { $name }, avec qui échanges-tu les cartes spéciales ?
    [edison] { $name }, nomme deux joueurs : leurs cartes pouvoir changent de main.
    [golden_fuck_you] { $name }, qui la reçoit ?
   *[other] { $name }, qui nommes-tu ?
}
frantic-ask-shares = { $name }, répartis { $count } cartes : un nom pour chacune.
frantic-ask-replacement = { $other } a une protection. { $name }, nomme quelqu’un d’autre.
frantic-ask-cards = { $name }, choisis { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
frantic-ask-wish-colour = { $name }, souhaite une couleur.
frantic-ask-wish-number = { $name }, souhaite un nombre.
frantic-ask-wish-either = { $name }, souhaite une couleur ou un nombre.
frantic-ask-wish-special = { $name }, souhaite une couleur ou une carte spéciale.
frantic-ask-exit = { $name }, quelle couleur reste ?
frantic-ask-imitation = { $name }, qu’imite Mimicry ?
frantic-ask-target = { $name }, { $other } t’attaque avec { $card }{ $effect ->
    [exchange] { " :" } tu dois échanger deux cartes.
    [gift] { " :" } tu dois recevoir des cartes.
    [black_gift] { " :" } tu dois recevoir des cartes.
    [skip] { " :" } tu dois sauter ton prochain tour.
    [thief] { " :" } tu dois perdre deux cartes.
    [equality] { " :" } tu dois piocher jusqu’à en avoir autant.
    [inequality] { " :" } tu dois prendre des cartes.
    [special_favours] { " :" } tu dois échanger toutes les cartes spéciales.
   *[other] .
}
frantic-ask-target-part = { $name }, { $other } t’attaque avec { $card } : tu dois piocher { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
frantic-ask-event-window = { $name }, un événement arrive.
frantic-ask-nice-try = { $victims } { $count ->
    [one] a fini.
   *[other] ont fini.
} { $name }, Nice Try ?
frantic-ask-follow = { $follow ->
    [draw] { $name }, rien ne va : pioche une carte.
    [may] { $name }, joue une carte qui va, ou pioche.
   *[must] { $name }, joue une carte qui va.
}
frantic-ask-thief = { $name }, prends { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
frantic-ask-point = { $name }, montre une carte chez { $other }.
frantic-ask-recharge = { $name }, quelle carte pouvoir recaches-tu ?
frantic-ask-edison = { $name }, prends une carte pouvoir chez { $other }.
frantic-ask-update = { $name }, quelle carte pouvoir remets-tu ?
frantic-ask-swap-meet = { $name }, avec qui échanges-tu ta main ?
frantic-ask-blockade = { $name }, bloque une couleur.
frantic-ask-recycling = { $name }, qui reçoit la carte ?
frantic-ask-special-charge = { $name }, qui pioche pour ses cartes spéciales ?
frantic-ask-random-chance = { $name }, joue n’importe quelle carte.
frantic-ask-lay = { $name }, pose une carte face cachée.
frantic-ask-market = { $name }, prends une carte.
frantic-ask-give = { $name }, qui reçoit { $card } ? { $count ->
    [one] C’est la dernière carte.
   *[other] Il y a { $count } cartes à donner.
}
frantic-ask-receiver = { $name }, qui la reçoit ?
frantic-ask-open = { $name }, regarde les mains.
frantic-ask-trust = { $name }, à qui te fies-tu ?
frantic-ask-pile = { $name }, quel tas pour { $other } ?
frantic-ask-pile-own = { $name }, quel tas prends-tu toi-même ?
frantic-ask-event = { $name }, quel événement ?
frantic-ask-risk = { $name }, prends-tu le risque ?
frantic-ask-identities = { $name }, qui change de place ?
frantic-ask-tsunami = { $name }, pose au moins { $points }, ou prends tout.
frantic-ask-ten = { $name }, défausse encore pour { $points } points.
frantic-ask-resurrection = { $name }, une carte pour toi.
frantic-ask-resurrection-other = { $name }, une carte à donner.
frantic-ask-chosen = { $name }, choisis un joueur.
frantic-ask-parasite = { $name }, défausse jusqu’à deux cartes avant le compte.
frantic-ask-scores = La manche est comptée.
frantic-answer-draw = Piocher
frantic-answer-pass = Passer
frantic-answer-let-pass = Laisser passer
frantic-answer-react = Réagir
frantic-answer-yes = Oui
frantic-answer-no = Non
frantic-answer-give = La donner
frantic-answer-under = Dessous
frantic-answer-risk = Risquer
frantic-answer-no-risk = Sans risque
frantic-answer-take = Tout prendre
frantic-answer-enough = Ça suffit
frantic-answer-go-on = Continuer
frantic-answer-deal = Donner
frantic-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frantic-pile-low = { $count ->
    [one] { $count } à piocher
   *[other] { $count } à piocher
}
frantic-limit = Limite { $limit }
frantic-next-dealer = Prochaine donne : { $name }.
frantic-sheet-round = Manche { $number }
frantic-sheet-total = Total
frantic-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
frantic-round-over = La manche est finie
frantic-out-counts = Tous les autres reçoivent des points pour les cartes qu’ils ont encore. Les points sont mauvais : à la fin, le moins de points gagne.
frantic-out-wins = Qui finit d’abord gagne.
frantic-who-wins = Le moins de points gagne.
frantic-won = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
frantic-stat-rounds_won = Manches gagnées
frantic-stat-worst = Pire manche
frantic-figure-rounds = Manches jouées
frantic-figure-rounds_won = Manches gagnées
frantic-figure-worst = Pire manche

## Les mots du jeu : dans les règles, et sous le pointeur à table

frantic-term-requirement = Demandé
frantic-term-requirement-means = Ce avec quoi la prochaine carte doit aller : une couleur, un nombre, une carte spéciale.
frantic-term-number = Carte nombre
frantic-term-number-means = Une carte de couleur ou noire avec un nombre. Toutes les autres sont des cartes spéciales.
frantic-term-special = Carte spéciale
frantic-term-special-means = Toute carte qui n’est pas une carte nombre.
frantic-term-wish = Souhait
frantic-term-wish-means = Dit avec quoi la prochaine carte doit aller. Il dure jusqu’à ce qu’une autre carte le couvre.
frantic-term-open-wish = Carte à souhait
frantic-term-open-wish-means = Une carte spéciale sans couleur. Elle va sur tout, et qui la joue fait un souhait.
frantic-term-event = Événement
frantic-term-event-means = Une carte du paquet des événements, qui arrive à tous, dans l’ordre du jeu.
frantic-term-trigger = Déclencheur
frantic-term-trigger-means = Celui dont la carte a déclenché l’événement. Il vient en dernier dans l’ordre du jeu.
frantic-term-throw-in = Lancer
frantic-term-throw-in-means = Mettre une carte de réaction sur la défausse quand ce n’est pas ton tour. Cela ne prend pas de tour.
frantic-term-victim = Victime
frantic-term-victim-means = Qui a été nommé pour une carte spéciale.
frantic-term-protected = Protégé
frantic-term-protected-means = Pour cet événement, ce joueur n’existe pas.
frantic-term-out = Avoir fini
frantic-term-out-means = Un joueur sans cartes en main a fini. Quand tous les effets sont passés, la manche finit.
frantic-term-unseen = À l’aveugle
frantic-term-unseen-means = On prend des cartes sans regarder : le hasard les choisit.
frantic-term-under = Dessous
frantic-term-under-means = Glissée sous la carte du dessus de la défausse. Cela ne change rien pour la prochaine carte.
frantic-term-lasting = Événement durable
frantic-term-lasting-means = Il reste jusqu’à la fin de la manche.
frantic-term-power = Carte pouvoir
frantic-term-power-means = Devant son propriétaire, elle est retournée avec une carte qu’il joue.
frantic-term-rule = Carte règle
frantic-term-rule-means = Change une règle pour tous jusqu’à la fin de la manche.
frantic-term-limit = Limite
frantic-term-limit-means = Quand un total est plus haut après une manche, la partie finit. Le plus bas total gagne.

## Les indices d’une première partie

frantic-hint-aim = Débarrasse-toi de tes cartes : ce que tu as à la fin d’une manche fait des points, et le moins de points gagne.
frantic-hint-play = Joue ce qui va : la couleur, le nombre, ou la même carte spéciale. Ou pioche une carte.
frantic-hint-draw = Personne n’est obligé de jouer. Après avoir pioché, tu peux encore jouer toute carte qui va.
frantic-hint-wish = Souhaite une couleur dont tu as beaucoup de cartes, et que le suivant n’a peut-être pas.
frantic-hint-black = Un nombre noir ne va que sur son nombre, et déclenche un événement.
frantic-hint-event = Un événement arrive à tous, d’abord au suivant, en dernier au déclencheur.
frantic-hint-react = On t’attaque. Avec Counterattack, tu pourrais retourner l’attaque.
frantic-hint-points = Les cartes de ta main font des points à la fin de la manche, et les points sont mauvais.
frantic-hint-ten = Surveille ta main : avec exactement dix cartes, tu te débarrasses du 42.
frantic-hint-pile = La pioche s’épuise : quand quelqu’un ne peut plus piocher, la manche finit.

## Les cartes : le nom, ce qu’elle fait, et tout ce qu’il y a à dire s’il y a plus

frantic-card-num = Nombre
frantic-card-num-full = Un nombre de couleur va sur sa couleur ou son nombre. Il compte son nombre.
frantic-card-black = Nombre noir
frantic-card-black-full = Un nombre noir ne va que sur son nombre, jamais sur une autre carte noire, et déclenche un événement.
frantic-card-second_chance = 2nd Chance
frantic-card-second_chance-full = { $follow ->
    [may] Joue aussitôt une seconde carte qui va dessus, ou pioche une carte.
   *[must] Tu dois jouer aussitôt une seconde carte qui va dessus. Si tu n’en as pas, pioche une carte.
}
frantic-card-second_chance-whole = { $follow ->
    [may] Joue aussitôt une seconde carte qui va dessus : une de sa couleur, une autre 2nd Chance ou une carte à souhait, jamais une carte noire. Ou pioche à la place une carte, qui ne peut pas être jouée à ce tour.
   *[must] Tu dois jouer aussitôt une seconde carte qui va dessus : une de sa couleur, une autre 2nd Chance ou une carte à souhait, jamais une carte noire. Si tu n’en as pas, pioche une carte, qui ne peut pas être jouée à ce tour.
} En dernière carte, elle te fait piocher : tu n’as donc pas fini.
frantic-card-exchange = Exchange
frantic-card-exchange-full = Donne à un autre joueur deux cartes de ton choix, et prends-lui-en deux à l’aveugle.
frantic-card-exchange-whole = Nomme un autre joueur et mets de côté deux cartes de ton choix. Prends-lui-en deux à l’aveugle ; alors seulement il reçoit les tiennes. S’il te reste une carte, tu en donnes une. En dernière carte, elle ne donne rien et prend quand même deux cartes. Tu ne peux pas donner { frantic-card-fuck_you }.
frantic-card-gift = Gift
frantic-card-gift-full = Donne à un autre joueur deux cartes de ta main, de ton choix.
frantic-card-gift-whole = Nomme un autre joueur et donne-lui deux cartes de ta main, de ton choix ; s’il te reste une carte, donnes-en une. En dernière carte, elle ne donne rien, mais il faut nommer quelqu’un. Tu ne peux pas donner { frantic-card-fuck_you }.
frantic-card-skip = Skip
frantic-card-skip-full = Un autre joueur perd le prochain tour.
frantic-card-skip-whole = Nomme un autre joueur, qui perd le prochain tour. Qui va déjà perdre un tour ne peut pas être nommé ; si c’est le cas de tous, rien ne se passe. Un tour perdu compte comme un tour pour Time Bomb et pour les cartes pouvoir qui durent.
frantic-card-thief = Thief
frantic-card-thief-full = Regarde la main d’un autre joueur et prends deux cartes de ton choix.
frantic-card-thief-whole = Nomme un autre joueur, regarde toute sa main et prends deux cartes de ton choix ; s’il y en a moins, prends-les toutes. En dernière carte aussi, elle doit voler : tu n’as fini que s’il n’y avait rien à prendre.
frantic-card-troublemaker = Troublemaker
frantic-card-troublemaker-full = Un événement se déclenche aussitôt.
frantic-card-recharge = Recharge
frantic-card-recharge-full = Remets face cachée une carte pouvoir utilisée à un tour passé : elle ressert à partir de ton prochain tour.
frantic-card-fantastic = Fantastic
frantic-card-fantastic-full = Va sur tout. Souhaite une couleur ou un nombre.
frantic-card-fantastic_four = Fantastic Four
frantic-card-fantastic_four-full = Les autres piochent quatre cartes, réparties comme tu veux. Souhaite une couleur ou un nombre.
frantic-card-counterattack = Counterattack
frantic-card-counterattack-full = Lance-la quand une carte spéciale te touche : l’attaque est à toi, contre d’autres de ton choix. Souhaite une couleur.
frantic-card-counterattack-whole = Lance-la quand une carte spéciale te touche : son effet est annulé pour toutes ses victimes. Tu l’exécutes maintenant comme si tu avais joué la carte toi-même, avec tes propres cartes, contre d’autres de ton choix ; ils peuvent réagir à leur tour. Souhaite une couleur.
frantic-card-equality = Equality
frantic-card-equality-full = Un joueur qui a moins de cartes pioche jusqu’à en avoir autant que toi. Souhaite une couleur.
frantic-card-nice_try = Nice Try
frantic-card-nice_try-full = Lance-la quand quelqu’un a fini : il pioche trois cartes et le jeu continue. Souhaite une couleur.
frantic-card-nice_try-whole = Lance-la quand quelqu’un a fini et que tous les effets sont passés, après ton propre tour aussi : qui a fini pioche trois cartes, et le joueur suivant continue. Si c’était ta dernière carte, c’est toi qui as fini. Souhaite une couleur.
frantic-card-fuck_you = { $names ->
    [original] Fuck You
    [family] Forget You
   *[mild] F*** You
}
frantic-card-fuck_you-full = Se joue seulement avec exactement dix cartes en main, et va sous la carte du dessus. Elle compte 42.
frantic-card-fuck_you-whole = Se joue seulement avec exactement dix cartes en main, elle comprise, sur tout. Elle va sous la carte du dessus et n’a pas d’effet ; ce qui est demandé reste. Tu ne peux pas la donner avec une carte spéciale à toi, mais d’autres peuvent la prendre, et des événements la déplacer. Elle compte 42.
frantic-card-colour_swap = Colour Swap
frantic-card-colour_swap-full = Va sur une de ses deux couleurs et laisse l’autre.
frantic-card-special_favours = Special Favours
frantic-card-special_favours-full = Toi et un autre joueur échangez toutes vos cartes spéciales. Souhaite une couleur.
frantic-card-special_favours-whole = Toi et un autre joueur échangez toutes vos cartes spéciales, quel que soit leur nombre. Tu gardes tes { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } et { frantic-card-gambling_champ } ; les siennes viennent à toi. Souhaite une couleur.
frantic-card-inequality = Inequality
frantic-card-inequality-full = Un joueur qui n’a pas plus de cartes que toi t’en prend à l’aveugle, jusqu’à en avoir plus que toi. Souhaite une couleur.
frantic-card-lucky_bastard = { $names ->
    [family] Lucky Duck
   *[mild] Lucky Bastard
}
frantic-card-lucky_bastard-full = Lance-la hors de ton tour avant qu’un événement soit retourné : il ne te concerne pas. Souhaite une couleur.
frantic-card-lucky_bastard-whole = Lance-la avant qu’un événement soit retourné, quand ce n’est pas ton tour. Pour cet événement, tu n’existes pas : tu ne pioches, défausses, donnes ni ne reçois rien, tes points restent, et personne ne peut te choisir. Si cet événement finit la manche, tu marques 0. Elle ne protège que de ce seul événement. Souhaite une couleur.
frantic-card-mimicry = Mimicry
frantic-card-mimicry-full = Imite toute carte spéciale, sauf une carte unique.
frantic-card-mimicry-whole = Dis en la jouant quelle carte spéciale elle est ; une carte unique, elle ne peut pas. En carte à souhait, elle va sur tout. En carte de couleur, elle reprend la couleur qui est là : il en faut donc une ; en Colour Swap, elle laisse n’importe quelle autre couleur. { $reacts ->
    [no] Dans cette partie, elle ne peut pas être lancée.
   *[yes] Elle peut aussi être lancée comme carte de réaction.
}
frantic-card-curse = Curse
frantic-card-curse-full = Ne se joue pas. Elle peut être donnée, échangée et prise, et défaussée dans un événement. Elle compte 13.
frantic-card-update = Update
frantic-card-update-full = Prends une nouvelle carte pouvoir ; une autre des tiennes repart. Souhaite une couleur.
frantic-card-update-whole = Si tu veux, prends la carte pouvoir du dessus et regarde-la ; puis remets dans le paquet, en mélangeant, une autre des tiennes, utilisée ou non. Si tu n’en as pas d’autre, aucune ne repart. Souhaite une couleur.
frantic-card-edison = Edison
frantic-card-edison-full = Deux joueurs qui ont des cartes pouvoir, toi peut-être, en échangent une. Souhaite une couleur.
frantic-card-edison-whole = Si tu veux, nomme deux joueurs qui ont des cartes pouvoir ; tu peux être l’un d’eux. Prends une carte de chacun : les deux changent de propriétaire et sont face cachée, prêtes à servir. Ce qui est face cachée chez les autres, tu le prends à l’aveugle. Souhaite une couleur.
frantic-card-the_end = The End
frantic-card-the_end-full = Se joue seulement en dernière carte, sur tout : la manche finit aussitôt, et personne ne peut l’arrêter. Elle compte 17.
frantic-card-the_end-whole = Se joue seulement en dernière carte, sur tout. La manche finit aussitôt : pas de Nice Try, pas d’événement, et Time Bomb, Last Chance, Plus One et Parasite sont ignorés. D’ici là, elle peut être donnée, échangée et prise, et défaussée dans un événement. Elle compte 17.
frantic-card-do_it_yourself = Do It Yourself
frantic-card-do_it_yourself-full = Souhaite une couleur. Son effet a été composé avant la partie ; sinon, une carte règle de plus est retournée.
frantic-card-black_gift = Black Gift
frantic-card-black_gift-full = Agit comme Gift, puis un événement se déclenche.
frantic-card-black_gift-whole = Agit comme Gift, puis un événement se déclenche. Qui lance Counterattack donne les cartes et déclenche l’événement.
frantic-card-special_fantastic = Special Fantastic
frantic-card-special_fantastic-full = Va sur tout. Souhaite une couleur, ou une carte spéciale par son nom.
frantic-card-special_fantastic-whole = Va sur tout. Souhaite une couleur, ou une carte spéciale par son nom. Si cette carte a une couleur, seules elle et les cartes à souhait vont alors ; si c’est une carte à souhait, seulement les cartes à souhait. { frantic-card-fuck_you } et The End vont comme toujours, à leurs propres conditions.
frantic-card-fantastic_event = Fantastic Event
frantic-card-fantastic_event-full = Un événement se déclenche si tu veux. Souhaite une couleur ou un nombre.
frantic-card-gambling_champ = Gambling Champ
frantic-card-gambling_champ-full = Ne se joue pas. Double les points de ta main ; s’il y en a moins de 7, tu reçois moins 21 à la place.
frantic-card-gambling_champ-whole = Ne se joue pas. Quand la manche est comptée, elle double les points de ta main s’il y en a 7 ou plus ; s’il y en a moins, tu reçois moins 21 à la place. Tu ne peux pas la donner avec une carte spéciale à toi, mais d’autres peuvent la prendre, et des événements la déplacer.
frantic-card-error_404 = Error 404
frantic-card-error_404-full = Lance-la quand une carte spéciale te touche : tu en es à l’abri, et quelqu’un d’autre est nommé. Souhaite une couleur.
frantic-card-error_404-whole = Lance-la quand une carte spéciale te touche : tu en es à l’abri, même si elle est contrée, et quelqu’un d’autre est nommé pour ta part. Si personne d’autre ne peut être nommé, cette part est perdue. Souhaite une couleur.
frantic-card-golden_fuck_you = { $names ->
    [original] Golden Fuck You
    [family] Golden Forget You
   *[mild] Golden F*** You
}
frantic-card-golden_fuck_you-full = Seulement avec exactement dix cartes en main : mets-la sous la carte du dessus, ou donne-la à un autre joueur. Elle compte 59.
frantic-card-golden_fuck_you-whole = Seulement avec exactement dix cartes en main, elle comprise, sur tout : mets-la sous la carte du dessus, ou donne-la à un autre joueur, qui peut réagir. Dans les deux cas ton tour est fini, et ce qui est demandé reste. Aucune carte spéciale à toi ne peut la donner autrement. Elle compte 59.
frantic-card-blank_play = Hot Potato
frantic-card-blank_play-full = Son effet a été composé avant la partie ; sinon, donne une carte à un joueur, qui en pioche une de plus.
frantic-card-little_brother = Little Brother
frantic-card-little_brother-full = Un événement venu habiter une main. Il ne se joue pas et compte 11.
frantic-card-little_brother-whole = Un événement venu habiter une main. Il ne se joue pas, mais il peut être donné, échangé et pris, et défaussé dans un événement. Il compte 11. À la manche suivante, c’est de nouveau un événement.

## Les événements : le nom, ce qui arrive en bref, ce qui arrive, et tout ce qu’il y a à dire s’il y a plus

frantic-event-charity = Charity
frantic-event-charity-short = Prendre à qui a le plus.
frantic-event-charity-full = Tous les autres prennent une carte, à l’aveugle, à chaque joueur qui en a le plus.
frantic-event-charity-whole = Dans l’ordre du jeu, tous les autres prennent une carte, à l’aveugle, à chaque joueur qui en a le plus. Ceux qui en ont le plus ne prennent rien. Si une main s’épuise, qui vient après n’en reçoit rien. Si tous en ont autant, rien ne se passe.
frantic-event-communism = Communism
frantic-event-communism-short = Tous aussi riches.
frantic-event-communism-full = Chacun pioche jusqu’à la taille de la plus grande main.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-short = { $scores ->
    [off] Personne ne gagne.
   *[on] 50 points pour tous.
}
frantic-event-doomsday-full = { $scores ->
    [off] La manche finit aussitôt, et personne ne gagne.
   *[on] La manche finit aussitôt, et chacun reçoit 50 points.
}
frantic-event-earthquake = Earthquake
frantic-event-earthquake-short = Les mains vont à droite.
frantic-event-earthquake-full = Chacun passe sa main entière à son voisin de droite.
frantic-event-expansion = Expansion
frantic-event-expansion-short = Piocher un, deux, trois…
frantic-event-expansion-full = Le premier pioche une carte, le suivant deux, et ainsi de suite ; le déclencheur en pioche le plus.
frantic-event-finish_line = Finish Line
frantic-event-finish_line-short = La manche est finie.
frantic-event-finish_line-full = La manche finit aussitôt, et toutes les mains sont comptées.
frantic-event-friday_the_13th = Friday the 13th
frantic-event-friday_the_13th-short = Rien ne se passe.
frantic-event-friday_the_13th-full = Rien ne se passe. On respire.
frantic-event-gambling_man = Gambling Man
frantic-event-gambling_man-short = { $gambling ->
    [old] Le plus haut nombre perd.
   *[new] La deuxième plus basse perd.
}
frantic-event-gambling_man-full = { $gambling ->
    [old] Chacun pose face cachée une carte nombre de la dernière couleur jouée ; la plus haute les prend toutes. Qui n’en a pas en pioche deux.
   *[new] Chacun pose une carte face cachée ; celui qui a la deuxième plus basse les prend toutes.
}
frantic-event-gambling_man-whole = { $gambling ->
    [old] Chacun pose face cachée une carte nombre de la dernière couleur jouée ; la plus haute les prend toutes. De plusieurs égales, c’est la première dans l’ordre du jeu. Qui n’a pas une telle carte en pioche deux. Si aucune couleur n’a encore été jouée, rien ne se passe.
   *[new] Chacun pose une carte face cachée, et toutes sont retournées ensemble. Celui dont la carte a la deuxième valeur la plus basse les prend toutes. Des valeurs égales comptent pour une ; si plusieurs l’ont, ou si toutes sont égales, le premier d’entre eux dans l’ordre du jeu prend les cartes. Qui n’a pas de carte à poser les prend toutes aussitôt.
}
frantic-event-market = Market
frantic-event-market-short = Chacun prend une carte.
frantic-event-market-full = Autant de cartes que de joueurs sont retournées, et chacun en prend une à son tour.
frantic-event-mating_season = Mating Season
frantic-event-mating_season-short = Les nombres en double partent.
frantic-event-mating_season-full = Chacun défausse toutes ses cartes nombre dont il a le nombre au moins deux fois.
frantic-event-merry_christmas = Merry Christmas
frantic-event-merry_christmas-short = Tout donner.
frantic-event-merry_christmas-full = Chacun donne toutes ses cartes aux autres, comme il veut.
frantic-event-merry_christmas-whole = Dans l’ordre du jeu, chacun donne toutes ses cartes aux autres, comme il veut. Quand tous l’ont fait, chacun prend en main ce qu’on lui a donné ; qui n’a rien reçu a fini.
frantic-event-mexican_standoff = Mexican Standoff
frantic-event-mexican_standoff-short = Trois nouvelles cartes pour tous.
frantic-event-mexican_standoff-full = Toutes les mains sont défaussées, puis chacun pioche trois cartes.
frantic-event-recession = Recession
frantic-event-recession-short = Défausser un, deux, trois…
frantic-event-recession-full = Le premier défausse une carte, le suivant deux, et ainsi de suite ; le déclencheur en défausse le plus.
frantic-event-recession-whole = Dans l’ordre du jeu, le premier défausse une carte de son choix, le suivant deux, et ainsi de suite ; le déclencheur vient en dernier et en défausse le plus. Qui a moins de cartes les défausse toutes.
frantic-event-robin_hood = Robin Hood
frantic-event-robin_hood-short = La plus grande main contre la plus petite.
frantic-event-robin_hood-full = Celui qui a le plus de cartes et celui qui en a le moins échangent leurs mains.
frantic-event-robin_hood-whole = Celui qui a le plus de cartes et celui qui en a le moins échangent leurs mains. Si plusieurs en ont autant, le premier d’entre eux dans l’ordre du jeu compte. Si tous en ont autant, rien ne se passe.
frantic-event-surprise_party = Surprise Party
frantic-event-surprise_party-short = Chacun donne une carte.
frantic-event-surprise_party-full = Chacun donne une carte de son choix à un joueur de son choix.
frantic-event-the_all_seeing_eye = The All-Seeing Eye
frantic-event-the_all_seeing_eye-short = Toutes les mains visibles.
frantic-event-the_all_seeing_eye-full = Toutes les mains restent visibles jusqu’à ce que tous les aient vues.
frantic-event-third_time_lucky = Third Time Lucky
frantic-event-third_time_lucky-short = Chacun en pioche trois.
frantic-event-third_time_lucky-full = Chacun pioche trois cartes.
frantic-event-time_bomb = Time Bomb
frantic-event-time_bomb-short = Encore trois tours chacun.
frantic-event-time_bomb-full = { $scores ->
    [off] Chacun a encore trois tours ; puis la manche finit, et personne ne gagne. Qui a fini avant gagne.
   *[on] Chacun a encore trois tours ; puis la manche finit et tous les points comptent double. Qui a fini avant marque moins 10, les autres 10 de plus.
}
frantic-event-time_bomb-whole = { $scores ->
    [off] Chacun a encore trois tours. Celui où elle a été déclenchée ne compte pas, les tours perdus comptent. Quand quelqu’un commencerait le quatrième, la manche finit et personne ne gagne. Si quelqu’un a fini avant, il gagne comme d’habitude ; si la manche finit autrement, la bombe ne change rien.
   *[on] Chacun a encore trois tours. Celui où elle a été déclenchée ne compte pas, les tours perdus comptent. Quand quelqu’un commencerait le quatrième, la manche finit et les points de tous doublent, même négatifs. Si quelqu’un a fini avant, il marque moins 10, et tous les autres 10 de plus. Si la manche finit autrement, la bombe ne change rien.
}
frantic-event-tornado = Tornado
frantic-event-tornado-short = On redonne tout.
frantic-event-tornado-full = Toutes les mains sont mélangées ensemble et redonnées.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-short = La dernière couleur part.
frantic-event-vandalism-full = Chacun défausse toutes ses cartes de la dernière couleur jouée.
frantic-event-vandalism-whole = Chacun défausse toutes ses cartes de la dernière couleur jouée, et chaque Colour Swap qui la montre. Seules comptent les cartes de couleur sur la défausse, pas les souhaits. Si aucune couleur n’a encore été jouée dans cette manche, rien ne se passe.
frantic-event-black_hole = Black Hole
frantic-event-black_hole-short = Avale toutes les cartes noires.
frantic-event-black_hole-full = Le déclencheur reçoit toutes les cartes noires, nombres et Black Gifts, des mains des autres.
frantic-event-capitalism = Capitalism
frantic-event-capitalism-short = Chacun double.
frantic-event-capitalism-full = Chacun pioche autant de cartes qu’il en a.
frantic-event-crowdfunding = Crowdfunding
frantic-event-crowdfunding-short = Donner à qui a le moins.
frantic-event-crowdfunding-full = Tous les autres donnent à chaque joueur qui a le moins de cartes une carte de leur choix.
frantic-event-crowdfunding-whole = Dans l’ordre du jeu, tous les autres donnent à chaque joueur qui a le moins de cartes une carte de leur propre choix. Si leurs cartes ne suffisent pas pour tous, les premiers dans l’ordre du jeu en reçoivent une. Ceux qui en ont le moins ne donnent rien. Si tous en ont autant, rien ne se passe.
frantic-event-distributor = Distributor
frantic-event-distributor-short = Les mains sont redonnées.
frantic-event-distributor-full = Le déclencheur regarde toutes les mains et les redonne, mais doit en prendre une autre que la sienne.
frantic-event-double_taxation = Double Taxation
frantic-event-double_taxation-short = { $scores ->
    [off] Les basses piochent le moins.
   *[on] Les trois plus hautes comptent.
}
frantic-event-double_taxation-full = { $scores ->
    [off] On compare les sommes des trois plus hautes cartes de chacun : la plus basse pioche une carte, la suivante deux, et ainsi de suite.
   *[on] Chacun ajoute aussitôt à son total les points de ses trois plus hautes cartes.
}
frantic-event-double_taxation-whole = { $scores ->
    [off] On compare les sommes des trois plus hautes cartes de chacun : la plus basse pioche une carte, la deuxième plus basse deux, et ainsi de suite. Des sommes égales piochent autant et comptent pour une.
   *[on] Chacun ajoute aussitôt à son total les points de ses trois plus hautes cartes, ou de toutes s’il en a moins. Les cartes restent en main.
}
frantic-event-event_manager = Event Manager
frantic-event-event_manager-short = Un événement sur trois.
frantic-event-event_manager-full = Trois événements sont retournés ; le déclencheur choisit celui qui arrive.
frantic-event-event_manager-whole = Trois événements sont retournés ; le déclencheur choisit celui qui arrive. Les deux autres sont mis de côté et ne comptent pas comme exécutés.
frantic-event-identity_theft = Identity Theft
frantic-event-identity_theft-short = { $scores ->
    [off] Deux joueurs changent de place.
   *[on] Les extrêmes s’échangent.
}
frantic-event-identity_theft-full = { $scores ->
    [off] Le déclencheur nomme deux joueurs, qui échangent leurs places.
   *[on] Les joueurs au plus haut et au plus bas total échangent leurs totaux.
}
frantic-event-identity_theft-whole = { $scores ->
    [off] Le déclencheur nomme deux joueurs, lui-même peut-être, qui échangent leurs places. Mains, cartes pouvoir et tours perdus restent où ils sont : chacun continue avec ce qui est à sa nouvelle place.
   *[on] Les joueurs au plus haut et au plus bas total échangent leurs totaux. Si plusieurs l’ont, le premier d’entre eux dans l’ordre du jeu compte. Si tous les totaux sont égaux, rien ne se passe.
}
frantic-event-last_chance = Last Chance
frantic-event-last_chance-short = Qui finit voit un événement.
frantic-event-last_chance-full = Jusqu’à la fin de la manche : qui perd sa dernière carte, mais pas par un événement, en déclenche un.
frantic-event-last_chance-whole = Jusqu’à la fin de la manche : qui perd sa dernière carte, mais pas par un événement, en déclenche un dès que tous les effets du tour sont passés, sauf s’il a de nouveau des cartes.
frantic-event-plague = Plague
frantic-event-plague-short = Deux événements de plus.
frantic-event-plague-full = Deux autres événements sont exécutés, l’un après l’autre.
frantic-event-plague-whole = Deux autres événements sont retournés et exécutés, l’un après l’autre. Le second est exécuté même si le premier finit la manche ou si quelqu’un a fini ; alors seulement la manche est finie.
frantic-event-plus_one = Plus One
frantic-event-plus_one-short = Piocher : une de plus.
frantic-event-plus_one-full = Jusqu’à la fin de la manche : qui pioche des cartes en pioche une de plus.
frantic-event-plus_one-whole = Jusqu’à la fin de la manche : qui pioche des cartes, pour quelque raison que ce soit, en pioche une de plus. Les cartes retournées, données, cherchées ou prises ailleurs ne comptent pas.
frantic-event-repeat = Repeat
frantic-event-repeat-short = Un événement revient.
frantic-event-repeat-full = Le déclencheur nomme un événement de cette manche, et il arrive de nouveau.
frantic-event-repeat-whole = Le déclencheur nomme un événement exécuté dans cette manche, et il est exécuté de nouveau. Repeat ne peut pas être nommé. S’il n’y en a pas eu d’autre, rien ne se passe.
frantic-event-russian_roulette = { $names ->
    [family] Lucky Dip
   *[mild] Russian Roulette
}
frantic-event-russian_roulette-short = Chacun charge une carte.
frantic-event-russian_roulette-full = Chacun pose une carte en secret ; mélangées, elles vont sur le dessus de la pioche.
frantic-event-seppuku = { $names ->
    [family] Leap of Faith
   *[mild] Seppuku
}
frantic-event-seppuku-short = { $scores ->
    [off] Risquer, ou en piocher deux.
   *[on] Risquer, ou payer 21.
}
frantic-event-seppuku-full = { $scores ->
    [off] Chacun décide : sans risque, il pioche deux cartes. Qui risque retourne une carte : après un nombre, il défausse deux cartes ; après toute autre carte, il en pioche quatre.
   *[on] Chacun décide : sans risque, 21 points de plus. Qui risque retourne une carte : un nombre retire 21 points, toute autre carte en ajoute 42.
}
frantic-event-trust_fall = Trust Fall
frantic-event-trust_fall-short = Demander deux cartes à quelqu’un.
frantic-event-trust_fall-full = Chacun nomme un autre joueur, qui choisit deux de ses cartes et les lui donne.
frantic-event-black_jack = Black Jack
frantic-event-black_jack-short = Qui dépasse 21 prend tout.
frantic-event-black_jack-full = Tour à tour, chacun retourne une carte ; qui porte la somme au-dessus de 21 les prend toutes.
frantic-event-chargenado = Chargenado
frantic-event-chargenado-short = Nouveaux pouvoirs pour tous.
frantic-event-chargenado-full = Toutes les cartes pouvoir repartent, et chacun en reçoit deux nouvelles.
frantic-event-epic_fail = Epic Fail
frantic-event-epic_fail-short = Le 42 va à la plus petite main.
frantic-event-epic_fail-full = Le joueur qui a le moins de cartes reçoit la carte qui vaut 42, où qu’elle soit.
frantic-event-epic_fail-whole = Le joueur qui a le moins de cartes reçoit { frantic-card-fuck_you }, où qu’elle soit : dans la pioche, la défausse ou une autre main. Si plusieurs en ont aussi peu, le premier d’entre eux dans l’ordre du jeu compte. Qui avait fini joue de nouveau.
frantic-event-loot = Loot
frantic-event-loot-short = En prendre trois à droite.
frantic-event-loot-full = Chacun prend trois cartes, à l’aveugle, à son voisin de droite.
frantic-event-parasite = Parasite
frantic-event-parasite-short = { $scores ->
    [off] Sans points : rien.
   *[on] À gauche du gagnant, on profite.
}
frantic-event-parasite-full = { $scores ->
    [off] Là où l’on ne compte pas les points, rien ne se passe.
   *[on] Jusqu’à la fin de la manche : le voisin de gauche de qui finit peut défausser jusqu’à deux cartes avant le compte.
}
frantic-event-rewind = Rewind
frantic-event-rewind-short = Les dernières cartes reviennent.
frantic-event-rewind-full = Deux tours durant, chacun prend la carte du dessus de la défausse ; puis une nouvelle est retournée.
frantic-event-rewind-whole = Deux tours durant, dans l’ordre du jeu, chacun prend la carte du dessus de la défausse. Puis une carte de la pioche est retournée et dit ce qui est demandé. Si c’est une carte spéciale, le déclencheur fait son souhait et peut exécuter son effet. Un nombre noir ne déclenche rien, et sur une carte unique tout va.
frantic-event-riot = Riot
frantic-event-riot-short = Les spéciales vont à droite.
frantic-event-riot-full = Chacun passe toutes ses cartes spéciales à son voisin de droite.
frantic-event-supercharge = Supercharge
frantic-event-supercharge-short = Un pouvoir de plus chacun.
frantic-event-supercharge-full = Chacun reçoit une carte pouvoir de plus.
frantic-event-tsunami = Tsunami
frantic-event-tsunami-short = Plus haut, ou tout prendre.
frantic-event-tsunami-full = Tour à tour, chacun pose une carte qui vaut au moins la précédente ; qui ne le fait pas les prend toutes.
frantic-event-tsunami-whole = Dans l’ordre du jeu, tour après tour, chacun pose une carte qui vaut au moins la précédente. La première carte doit être posée. Qui ne peut pas continuer, ou ne le veut pas, prend toutes les cartes posées, et l’événement est fini.
frantic-event-pandoras_box = Pandora’s Box
frantic-event-pandoras_box-short = Les règles changent.
frantic-event-pandoras_box-full = Son effet a été composé avant la partie ; sinon, de nouvelles cartes règle remplacent les actuelles.
frantic-event-lucky_10 = Lucky 10
frantic-event-lucky_10-short = Défausser exactement dix.
frantic-event-lucky_10-full = Chacun défausse des cartes qui font exactement 10 points ; qui n’en a pas en pioche deux.
frantic-event-take_them_out = Take Them Out
frantic-event-take_them_out-short = Toutes les spéciales partent.
frantic-event-take_them_out-full = Chacun défausse toutes ses cartes spéciales.
frantic-event-times_two = Times Two
frantic-event-times_two-short = { $scores ->
    [off] Sans points : rien.
   *[on] Le plus bas total double.
}
frantic-event-times_two-full = { $scores ->
    [off] Là où l’on ne compte pas les points, rien ne se passe.
   *[on] Le plus bas total est doublé, quel qu’il soit ; si plusieurs l’ont, tous le sont.
}
frantic-event-little_brother = Little Brother
frantic-event-little_brother-short = Un invité dans ta main.
frantic-event-little_brother-full = Le déclencheur prend cette carte en main. Elle ne se joue pas et compte 11.
frantic-event-little_brother-whole = Le déclencheur prend cette carte en main, et ne compte donc plus comme ayant fini. Elle ne se joue pas, mais elle peut être donnée, échangée et prise, et défaussée dans un événement. Elle compte 11.
frantic-event-plus_20 = +20
frantic-event-plus_20-short = { $scores ->
    [off] Sans points : rien.
   *[on] La limite monte de 20.
}
frantic-event-plus_20-full = { $scores ->
    [off] Là où l’on ne compte pas les points, rien ne se passe.
   *[on] La limite de points monte de 20 pour le reste de la partie.
}
frantic-event-special_gift = Special Gift
frantic-event-special_gift-short = Donner toutes les spéciales.
frantic-event-special_gift-full = Chacun donne toutes ses cartes spéciales aux autres, comme il veut.
frantic-event-resurrection = Resurrection
frantic-event-resurrection-short = Deux cartes reviennent.
frantic-event-resurrection-full = Le déclencheur prend une carte dans la défausse, et en donne une autre.
frantic-event-resurrection-whole = Le déclencheur parcourt la défausse sous la carte du dessus, prend une carte et en donne une autre à un joueur de son choix.
frantic-event-eternal_love = Eternal Love
frantic-event-eternal_love-short = Tous les Gifts à la plus grande main.
frantic-event-eternal_love-full = Le joueur qui a le plus de cartes reçoit tous les Gifts, les noirs aussi.
frantic-event-southpole = Southpole
frantic-event-southpole-short = Piocher pour les autres.
frantic-event-southpole-full = Chacun pioche autant de cartes qu’il y a de joueurs et les donne toutes aux autres.
frantic-event-blank_event = Spring Cleaning
frantic-event-blank_event-short = Ce que vous avez composé.
frantic-event-blank_event-full = Son effet a été composé avant la partie ; sinon, chacun défausse une carte et la plus petite main en pioche deux.

## Les cartes pouvoir

frantic-power-all_draw_one = All Draw One
frantic-power-all_draw_one-full = Avant ta carte : tous les autres piochent une carte.
frantic-power-anti_counter = Anti Counter
frantic-power-anti_counter-full = Avec une carte spéciale : personne ne peut lancer Counterattack contre elle. Error 404 agit quand même.
frantic-power-black_wish = Black Wish
frantic-power-black_wish-full = Après ta carte : seule va maintenant une carte noire ou une carte à souhait.
frantic-power-colour_blockade = Colour Blockade
frantic-power-colour_blockade-full = Après ta carte : une couleur de ton choix est bloquée jusqu’à la fin de ton prochain tour.
frantic-power-colour_blockade-short = Une couleur est bloquée.
frantic-power-colour_blockade-whole = Après ta carte : nomme une couleur. Jusqu’à la fin de ton prochain tour, personne, pas même toi, ne peut jouer une carte qui la montre ni la souhaiter. Sur une carte de cette couleur, on peut encore jouer son nombre ou son nom.
frantic-power-looping = Looping
frantic-power-looping-full = Le sens s’inverse après ce tour, et encore après ton prochain.
frantic-power-looping-short = Le sens s’inverse deux fois.
frantic-power-number_wish = Number Wish
frantic-power-number_wish-full = Après ta carte : souhaite un nombre.
frantic-power-open_hands = Open Hands
frantic-power-open_hands-full = Avant ta carte : les mains des autres sont visibles jusqu’à ton prochain tour.
frantic-power-open_hands-short = Des mains sont visibles.
frantic-power-random_chance = Random Chance
frantic-power-random_chance-full = Après ta carte : joue une autre carte de ta main, qu’elle aille ou non.
frantic-power-recycling = Recycling
frantic-power-recycling-full = Après ta carte : elle va dans une main que tu nommes, et ce qui était demandé avant l’est de nouveau, sauf s’il y a eu un souhait.
frantic-power-special_charge = Special Charge
frantic-power-special_charge-full = Avant ta carte : un autre joueur pioche autant de cartes qu’il en a de spéciales.
frantic-power-special_seal = Special Seal
frantic-power-special_seal-full = Avec un nombre : personne ne peut jouer ni lancer de carte spéciale jusqu’à ton prochain tour.
frantic-power-special_seal-short = Pas de cartes spéciales.
frantic-power-troublecharger = Troublecharger
frantic-power-troublecharger-full = À la fin de ton tour, un événement se déclenche.

## Les cartes règle

frantic-rule-the_nicest_try = The Nicest Try
frantic-rule-the_nicest_try-full = Après Nice Try, qui a fini pioche six cartes au lieu de trois.
frantic-rule-the_nicest_try-short = Six cartes après Nice Try.
frantic-rule-generous_gift = Generous Gift
frantic-rule-generous_gift-full = Les Gifts donnent trois cartes au lieu de deux.
frantic-rule-generous_gift-short = Les Gifts : trois cartes.
frantic-rule-other_way_round = Other Way Round
frantic-rule-other_way_round-full = On joue dans l’autre sens : le sens horaire.
frantic-rule-other_way_round-short = On joue en sens horaire.
frantic-rule-thirsty = Thirsty
frantic-rule-thirsty-full = Qui pioche à son tour pioche deux cartes.
frantic-rule-thirsty-short = Qui pioche en prend deux.
frantic-rule-until_it_fits = Until It Fits
frantic-rule-until_it_fits-full = Qui pioche à son tour pioche jusqu’à ce qu’une carte aille, cinq au plus.
frantic-rule-until_it_fits-short = Piocher jusqu’à ce que ça aille.
frantic-rule-until_it_fits-whole = Qui pioche à son tour pioche une carte après l’autre jusqu’à en avoir une qui va, cinq au plus. Puis il peut jouer ou passer. Thirsty ne compte pas à côté.
frantic-rule-black_on_black = Black on Black
frantic-rule-black_on_black-full = Une carte noire va aussi sur toute carte noire.
frantic-rule-black_on_black-short = Le noir va sur le noir.
frantic-rule-calm_round = Calm Round
frantic-rule-calm_round-full = Les nombres noirs ne déclenchent pas d’événement.
frantic-rule-calm_round-short = Noir : pas d’événement.
frantic-rule-lucky_sevens = Lucky Sevens
frantic-rule-lucky_sevens-full = Chaque 7 de couleur déclenche un événement.
frantic-rule-lucky_sevens-short = 7 de couleur : événement.
frantic-rule-twins = Twins
frantic-rule-twins-full = Sur un nombre de couleur, tu peux en poser d’autres du même nombre.
frantic-rule-twins-short = Les mêmes nombres suivent.
frantic-rule-twins-whole = Qui joue à son tour une carte nombre de couleur peut y poser d’autres cartes de couleur du même nombre, dans l’ordre qu’il veut. Elles comptent pour une seule ; la dernière dit ce qui est demandé. Si elles déclenchent quelque chose, cela n’arrive qu’une fois.
frantic-rule-glass_table = Glass Table
frantic-rule-glass_table-full = Toutes les mains sont visibles.
frantic-rule-glass_table-short = Toutes les mains visibles.
frantic-rule-swap_meet = Swap Meet
frantic-rule-swap_meet-full = Qui joue un 1 de couleur échange sa main avec un autre joueur.
frantic-rule-swap_meet-short = 1 de couleur : mains échangées.
frantic-rule-swap_meet-whole = Qui joue un 1 de couleur échange sa main avec un autre joueur de son choix, sauf si c’était sa dernière carte. Personne ne peut le contrer.
frantic-rule-merry_go_round = Merry-Go-Round
frantic-rule-merry_go_round-full = À chaque 9 de couleur, toutes les mains passent au joueur suivant.
frantic-rule-merry_go_round-short = 9 de couleur : mains passées.
frantic-rule-merry_go_round-whole = Quand un 9 de couleur est joué, chaque main passe au joueur suivant, même vide. Qui a alors une main vide a fini. Personne ne peut le contrer.
frantic-rule-fantastic_six = Fantastic Six
frantic-rule-fantastic_six-full = Fantastic Four répartit six cartes.
frantic-rule-fantastic_six-short = Fantastic Four : six cartes.
frantic-rule-heavy_baggage = Heavy Baggage
frantic-rule-heavy_baggage-full = Les cartes spéciales qui valent 7 comptent 10.
frantic-rule-heavy_baggage-short = Spéciales de 7 : comptent 10.
frantic-rule-peace_treaty = Peace Treaty
frantic-rule-peace_treaty-full = Personne ne peut lancer de Counterattack.
frantic-rule-peace_treaty-short = Pas de Counterattack.

## Sur la table

frantic-read-kind-number = Carte nombre
frantic-read-kind-black = Nombre noir
frantic-read-kind-plain = Carte spéciale à une couleur
frantic-read-kind-swap = Carte spéciale à deux couleurs
frantic-read-kind-wish = Carte à souhait
frantic-read-kind-black-special = Carte spéciale noire
frantic-read-kind-unique = La seule de sa sorte
frantic-read-kind-blank = Carte composée
frantic-read-kind-event = Événement
frantic-read-kind-power = Carte pouvoir : à retourner avec une carte que tu joues
frantic-read-kind-rule = Carte règle : elle vaut jusqu’à la fin de la manche
frantic-read-plain = Elle va sur le { $colour } et sur toute carte { $card }, jamais quand seul un nombre est demandé. Son effet doit être exécuté.
frantic-read-black = Elle va sur tout Gift qui n’est pas noir. Son effet doit être exécuté.
frantic-read-must = Elle va sur tout, et son effet doit être exécuté.
frantic-read-may = Elle va sur tout. Tu peux laisser l’effet de côté ; le souhait se fait toujours.
frantic-read-reaction = À ton propre tour, elle va sur tout et n’est qu’un souhait.
frantic-number-card = { $number } { $colour }
frantic-special-card = { $title } en { $colours }
frantic-card-does = { $card } ({ $points }) : { $does }
frantic-required = Demandé : { $needs }.
frantic-sheet-title = { $cause }. { $limit }
frantic-ask-in-time = { $sentence } { $count } s
frantic-do-back = Une autre
frantic-do-wish = Souhaiter : { $what }
frantic-do-give = { $card } pour { $name }
frantic-do-pile = Le tas : { $name }
frantic-do-power = { $name } : { $power }
frantic-power-unknown = face cachée
frantic-do-name = { $name } : { $about }
frantic-do-shared = { $left ->
    [0] Terminé
    [one] Encore { $left } à répartir
   *[other] Encore { $left } à répartir
}
frantic-do-react = Réagir (touche { $number })
frantic-loses-turn = perd un tour
frantic-log-turned-down = { $name } recache une carte pouvoir.
frantic-do-plain = Sans carte pouvoir
frantic-ask-how-play = { $card } : comment la joues-tu ?
frantic-ask-how-throw = { $card } : lance-la et souhaite une couleur.
frantic-sheet-dealer = Prochaine donne : { $name }.
frantic-ask-tsunami-first = { $name }, pose la première carte.
frantic-ask-cards-for = { $name }, choisis { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $other }.
frantic-explains = { $title } : { $text }

## Ce que fait une carte composée : qui, par quels mots, combien, et la phrase que cela donne.
## $target est celui que vise un pas ; « trigger » est le joueur d’un événement, « each » tous sauf lui.

frantic-made-who = { $target ->
    [self] tu
    [trigger] le déclencheur
    [chosen] le joueur choisi
    [others] tous les autres
    [everyone] tous
    [each] chaque autre joueur
    [most] la plus grande main
    [fewest] la plus petite main
    [left] ton voisin de gauche
    [right] ton voisin de droite
    [event-left] le voisin de gauche du déclencheur
    [event-right] le voisin de droite du déclencheur
   *[random] un autre joueur au hasard
}
frantic-made-whom = { $target ->
    [self] à toi
    [trigger] au déclencheur
    [chosen] au joueur choisi
    [others] à tous les autres
    [everyone] à tous
    [each] à chaque autre joueur
    [most] à la plus grande main
    [fewest] à la plus petite main
    [left] à ton voisin de gauche
    [right] à ton voisin de droite
    [event-left] au voisin de gauche
    [event-right] au voisin de droite
   *[random] à un autre joueur au hasard
}
# Ce qui vient avant le combien quand cela vaut pour chacun de plusieurs.
frantic-made-each = { $target ->
    [others] chacun{ " " }
    [everyone] chacun{ " " }
   *[other] { "" }
}
frantic-made-cards = { frantic-made-each }{ $count ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
   *[other] cinq cartes
}
frantic-made-powers = { frantic-made-each }{ $count ->
    [1] une carte pouvoir
   *[other] deux cartes pouvoir
}
frantic-made-points = { frantic-made-each }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
frantic-made-way = { $way ->
    [left] d’une place à gauche
   *[right] d’une place à droite
}
frantic-made-wished = { $wish ->
    [colour] une couleur
    [number] un nombre
   *[either] une couleur ou un nombre
}
frantic-made-does-draw = { $target ->
    [self] pioches
    [others] piochent
    [everyone] piochent
   *[other] pioche
}
frantic-made-does-discard = { $target ->
    [self] défausses
    [others] défaussent
    [everyone] défaussent
   *[other] défausse
}
frantic-made-does-give = { $target ->
    [self] donnes
   *[other] donne
}
frantic-made-does-collect = { $target ->
    [others] mettent
   *[other] met
}
frantic-made-does-steal = { $target ->
    [self] prends
   *[other] prend
}
frantic-made-does-swap = { $target ->
    [self] donnes ta main
   *[other] donne sa main
}
frantic-made-does-rotate = avancent
frantic-made-does-reveal = { $target ->
    [self] montres ta main
    [others] montrent leur main
    [everyone] montrent leur main
   *[other] montre sa main
}
frantic-made-does-skip = { $target ->
    [self] perds
    [others] perdent
    [everyone] perdent
   *[other] perd
}
frantic-made-does-get = { $target ->
    [self] reçois
    [others] reçoivent
    [everyone] reçoivent
   *[other] reçoit
}
frantic-made-does-lose = { $target ->
    [self] perds
    [others] perdent
    [everyone] perdent
   *[other] perd
}
frantic-made-does-wish = { $target ->
    [self] souhaites
   *[other] souhaite
}
frantic-made-does-event = un événement se déclenche
frantic-made-does-rule = une carte règle de plus est retournée
frantic-made-does-nothing = rien ne se passe
frantic-made-subject = { $later ->
    [yes] puis { $who } { $does }
   *[no] { $who } { $does }
}
frantic-made-step-draw = { frantic-made-subject } { $what }
frantic-made-step-discard = { frantic-made-subject } { $what }
frantic-made-step-give = { frantic-made-subject } { $what } { $whom }
frantic-made-step-collect = { frantic-made-subject } { $what } dans { $receiver ->
    [self] ta main
   *[other] la main du déclencheur
}
frantic-made-step-steal = { frantic-made-subject } { $what } à l’aveugle { $whom }
frantic-made-step-swap = { frantic-made-subject } { $whom } contre la sienne
frantic-made-step-rotate = { $later ->
    [yes] puis toutes les mains { $does } { $what }
   *[no] toutes les mains { $does } { $what }
}
frantic-made-step-reveal = { frantic-made-subject } à toute la table
frantic-made-step-skip = { frantic-made-subject } le prochain tour
frantic-made-step-score = { frantic-made-subject } { $what }
frantic-made-step-wish = { frantic-made-subject } { $what }
frantic-made-step-event = { $later ->
    [yes] puis { $does }
   *[no] { $does }
}
frantic-made-step-rule = { $later ->
    [yes] puis { $does }
   *[no] { $does }
}
frantic-made-step-power = { frantic-made-subject } { $what }
frantic-made-step-nothing = { $later ->
    [yes] puis { $does }
   *[no] { $does }
}
frantic-made-next = { $steps }, { $step }
frantic-made-must = { $steps }.
frantic-made-may = Souhaite { frantic-made-wished }. Si tu veux : { $steps }.

## Ce qui ne va pas dans le fichier d’une carte, et où

frantic-file-where = { $step ->
    [0] Ligne { $line }
   *[other] Ligne { $line }, pas { $step }
}
frantic-file-unreadable = Le fichier ne s’ouvre pas : { $file }
frantic-file-foreign = Ligne { $line } : ce n’est pas une carte de Frantic.
frantic-file-cut = Ligne { $line } : le fichier s’arrête ici. La carte n’est pas entière.
frantic-file-broken = Ligne { $line }, caractère { $column } : c’est illisible.
frantic-file-twice = { frantic-file-where } : « { $field } » y est deux fois.
frantic-file-version = { frantic-file-where } : la carte est de version { $found }. Cet atelier lit la version { $known }.
frantic-file-missing = { frantic-file-where } : « { $field } » manque.
frantic-file-unknown = { frantic-file-where } : « { $field } » n’a rien à faire là.
frantic-file-value = { frantic-file-where } : « { $field } » ne peut pas être { $found }. Valeurs possibles : { $allowed }.
frantic-file-name-empty = { frantic-file-where } : la carte n’a pas de nom.
frantic-file-name-form = { frantic-file-where } : le nom doit être un texte entre guillemets, pas { $found }.
frantic-file-name-long = { frantic-file-where } : le nom a { $count } lettres. Il peut en avoir { $most }.
frantic-file-name-signs = { frantic-file-where } : le nom contient un signe qu’aucun nom ne peut avoir.
frantic-file-name-taken = { frantic-file-where } : une autre carte s’appelle déjà « { $found } ».
frantic-file-steps = { frantic-file-where } : une carte a de un à { $most } pas. Celle-ci en a { $count }.
frantic-file-steps-form = { frantic-file-where } : « steps » doit être une liste entre crochets.
frantic-file-events = { frantic-file-where } : un seul pas peut déclencher un événement.

## L’atelier de cartes

frantic-workshop-title = Atelier de cartes
frantic-workshop-back-hint = Retour. Ce qui n’est pas encore gardé attend sur l’établi.
frantic-workshop-new = Nouvelle carte
frantic-workshop-new-hint = Une carte vide pour commencer.
frantic-workshop-cards = Mes cartes ({ $count })
frantic-workshop-cards-hint = Toutes tes cartes : en changer une, la supprimer, voir où elle est.
frantic-workshop-card-blank_play = Carte vierge
frantic-workshop-card-blank_play-hint = Il y en a deux dans le paquet, avec le module des cartes vierges.
frantic-workshop-card-do_it_yourself = Do It Yourself
frantic-workshop-card-do_it_yourself-hint = Il y en a quatre dans le paquet, avec Pandora’s Box. On souhaite aussi une couleur.
frantic-workshop-card-blank_event = Événement
frantic-workshop-card-blank_event-hint = Il y en a un parmi les événements, avec le module des cartes vierges.
frantic-workshop-card-pandoras_box = Pandora’s Box
frantic-workshop-card-pandoras_box-hint = Il y en a un parmi les événements, avec Pandora’s Box.
frantic-workshop-type-hint = Ce qu’on souhaite en la jouant, ou la couleur de la carte.
frantic-workshop-type-plain = Carte de { $colour }
frantic-workshop-type-colour = Couleur au choix
frantic-workshop-type-number = Nombre au choix
frantic-workshop-type-either = L’un ou l’autre
frantic-workshop-type-event = Événement
frantic-workshop-name = Nom
frantic-workshop-name-fresh = Ma carte { $number }
frantic-workshop-name-hint = Entrée ou un clic pour écrire un autre nom.
frantic-workshop-name-empty = Une carte a besoin d’un nom.
frantic-workshop-name-long = Un nom a au plus { $most } lettres.
frantic-workshop-name-signs = Ce nom contient un signe qu’aucun nom ne peut avoir.
frantic-workshop-name-taken = Une autre carte ou un autre événement s’appelle déjà « { $name } ». Il faut un autre nom.
frantic-workshop-light-hint = La lumière dont elle brille.
frantic-workshop-icon-hint = L’image qu’elle porte.
frantic-workshop-add = Un autre pas
frantic-workshop-add-hint = Une carte a jusqu’à { $count } pas, exécutés dans cet ordre.
frantic-workshop-sooner-hint = Ce pas vient avant celui du dessus.
frantic-workshop-remove-hint = Sans ce pas.
frantic-workshop-action-hint = Ce qu’on fait. Entrée montre tout, Retour arrière prend le suivant.
frantic-workshop-action-title = Que se passe-t-il ?
frantic-workshop-amount-hint = Combien, ou quoi. Entrée montre tout, Retour arrière prend le suivant.
frantic-workshop-amount-title = { $action ->
    [rotate] Dans quel sens ?
    [wish] Souhaiter quoi ?
   *[other] Combien ?
}
frantic-workshop-target-hint = Qui est concerné. Entrée montre tous, Retour arrière prend le suivant.
frantic-workshop-target-title = Qui est concerné ?
frantic-workshop-do-draw = Piocher
frantic-workshop-do-draw-hint = Autant de cartes viennent de la pioche.
frantic-workshop-do-discard = Défausser
frantic-workshop-do-discard-hint = Autant de cartes au choix vont sous la carte du dessus.
frantic-workshop-do-give = Donner
frantic-workshop-do-give-hint = Qui la joue donne des cartes de son propre choix.
frantic-workshop-do-collect = Récolter
frantic-workshop-do-collect-hint = Les autres choisissent quelles cartes ils donnent à qui la joue.
frantic-workshop-do-steal = Prendre à l’aveugle
frantic-workshop-do-steal-hint = Qui la joue prend des cartes sans les voir.
frantic-workshop-do-swap = Échanger les mains
frantic-workshop-do-swap-hint = Deux mains entières changent de place.
frantic-workshop-do-rotate = Passer les mains
frantic-workshop-do-rotate-hint = Chaque main avance d’une place à gauche ou à droite.
frantic-workshop-do-reveal = Montrer une main
frantic-workshop-do-reveal-hint = Elle reste visible jusqu’à ce que tous l’aient vue.
frantic-workshop-do-skip = Perdre un tour
frantic-workshop-do-skip-hint = Rien n’arrive à qui perd déjà un tour.
frantic-workshop-do-score = Points
frantic-workshop-do-score-hint = Le total change aussitôt. Les points sont mauvais.
frantic-workshop-do-wish = Souhait
frantic-workshop-do-wish-hint = Ce qui est souhaité doit être joué ensuite.
frantic-workshop-do-event = Un événement
frantic-workshop-do-event-hint = Un événement se déclenche. Une carte n’a qu’un tel pas.
frantic-workshop-do-rule = Une carte règle
frantic-workshop-do-rule-hint = Une carte règle de plus vaut jusqu’à la fin de la manche.
frantic-workshop-do-power = Cartes pouvoir
frantic-workshop-do-power-hint = Elles viennent face cachée, tant qu’il y en a.
frantic-workshop-do-nothing = Rien
frantic-workshop-do-nothing-hint = Rien du tout. C’est aussi un choix.
frantic-workshop-at-self-hint = Qui joue la carte, ou a déclenché l’événement.
frantic-workshop-at-chosen-hint = Quelqu’un que nomme le joueur ; le même à tous les pas.
frantic-workshop-at-others-hint = Tous sauf le joueur, l’un après l’autre.
frantic-workshop-at-everyone-hint = Tous, l’un après l’autre ; qui la joue vient en dernier.
frantic-workshop-at-most-hint = La plus grande main. À égalité, qui vient d’abord dans l’ordre du jeu.
frantic-workshop-at-fewest-hint = La plus petite main. À égalité, qui vient d’abord dans l’ordre du jeu.
frantic-workshop-at-left-hint = Qui est assis à gauche.
frantic-workshop-at-right-hint = Qui est assis à droite.
frantic-workshop-at-random-hint = Le hasard choisit un des autres, à neuf à chaque pas.
frantic-workshop-note-loop = Si Repeat appelle cet événement alors qu’il est encore en cours, son pas d’événement est laissé de côté : rien ne tourne sans fin.
frantic-workshop-note-violet = Les cartes violettes demandent Pandora’s Box en jeu.
frantic-workshop-note-rule = Sans Pandora’s Box en jeu, aucune carte règle n’est retournée.
frantic-workshop-note-power = Sans Supercharge en jeu, personne ne reçoit de carte pouvoir.
frantic-workshop-note-score = Là où l’on ne compte pas, les points ne font rien.
frantic-workshop-note-chosen = Le joueur choisi peut lancer Counterattack ou Error 404.
frantic-workshop-note-hand = Si la plus grande ou la plus petite main est la sienne, ce pas ne fait rien.
frantic-workshop-note-kept = { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } et { frantic-card-gambling_champ } { $kept ->
    [moved] restent à qui joue la carte
    [chosen] ne peuvent pas être choisies
   *[moved-chosen] restent à qui joue la carte et ne peuvent pas être choisies
}.
frantic-workshop-note-discarded = { frantic-card-curse }, { frantic-card-the_end } et { frantic-card-little_brother } ne peuvent pas non plus être défaussées.
frantic-workshop-try = Essayer
frantic-workshop-try-hint = Une table avec des bots, où cette carte vient aussitôt. Rien n’en sera gardé.
frantic-workshop-keep = Garder
frantic-workshop-keep-hint = Écrit la carte dans un fichier de ton dossier de cartes.
frantic-workshop-give = Pour un ami
frantic-workshop-give-hint = Met une copie du fichier de la carte où tu la trouves. Un ami la dépose sur cette fenêtre.
frantic-workshop-given = Voici une copie à donner : { $file }
frantic-workshop-kept = Gardée : { $file }, dans { $folder }
frantic-workshop-not-kept = La carte n’a pas pu être écrite. Le disque est-il plein, ou le dossier fermé ?
frantic-workshop-taken-in = « { $name } » est maintenant une de tes cartes.
frantic-workshop-ask = Jeter cette carte ?
frantic-workshop-ask-about = « { $name } » n’est pas gardée telle qu’elle est.
frantic-workshop-ask-yes = Jeter
frantic-workshop-ask-no = Y revenir
frantic-workshop-nowhere = Pas encore gardée dans un fichier.
frantic-workshop-changed = Changée depuis qu’elle est gardée : { $file }
frantic-workshop-lies = Gardée : { $file }

frantic-cards-title = Mes cartes
frantic-cards-back-hint = Retour à l’établi.
frantic-cards-none = Il n’y a pas encore de carte. Garde celle de l’établi, ou dépose ici le fichier d’un ami.
frantic-cards-lie = Tes cartes sont des fichiers dans { $folder } – mets-y celui d’un ami, ou dépose-le ici.
frantic-cards-folder = Ouvrir le dossier
frantic-cards-folder-hint = Montre les fichiers de tes cartes.
frantic-cards-no-program = Aucun programme pour montrer le dossier { $folder }
frantic-cards-unreadable = Pas une carte
frantic-cards-bin-hint = Supprimer ce fichier.
frantic-cards-ask = Supprimer cette carte ?
frantic-cards-ask-about = « { $name } » sera supprimée pour de bon. Les parties jouées avec elle la gardent.
frantic-cards-ask-yes = Supprimer
frantic-cards-ask-no = La garder
frantic-cards-still-there = Le fichier n’a pas pu être supprimé.

frantic-own-title = { $count ->
    [one] Une carte faite maison est dans cette partie
   *[other] { $count } cartes faites maison sont dans cette partie
}
frantic-own-again = La touche I ou le bouton droit de la souris les montrent encore.

## La table en phrases

frantic-own-name = { $name }
frantic-wished-number = { $number }
frantic-back = Carte { $number } depuis la gauche
frantic-top = Sur le dessus : { $card } ; { $count ->
    [0] la pioche est vide.
    [one] { $count } carte reste à piocher.
   *[other] { $count } cartes restent à piocher.
}
frantic-holds-now = En vigueur : { $what }.
frantic-holds = { $name } : { frantic-cards-left }{ $so_far }.
frantic-so-far = , { $total ->
    [one] { $total } point
   *[other] { $total } points
} jusqu’ici
frantic-your-hand = Ta main : { $cards }.
frantic-row-draw = Pioche : { $count }

## Pourquoi un expert ferait cela

frantic-worth = { $value ->
    [one] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
   *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
frantic-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
frantic-because-out = Tu finis aux prochains tours dans { $this } cas sur 100, sinon dans { $other }.
frantic-because-rival-out = Cela empêche { $name } de finir : { $name } y arrive dans { $this } cas sur 100, sinon dans { $other }.
frantic-because-wishes = Cela garde dans ta main une carte à souhait.
frantic-because-heavy = Cela te débarrasse d’une carte qui pèse lourd : tu en as une { $this } fois sur 100, sinon { $other } fois.
frantic-because-points = Quelques tours plus tard, ta main compte { $this ->
    [one] { $this } point
   *[other] { $this } points
} en moyenne, sinon { $other }.
frantic-because-theirs = Quelques tours plus tard, les mains des autres comptent { $this ->
    [one] { $this } point
   *[other] { $this } points
} en moyenne, sinon { $other }.
frantic-because-cards = Quelques tours plus tard, tu as { $this ->
    [one] { $this } carte
   *[other] { $this } cartes
} en moyenne, sinon { $other }.

## La première leçon

frantic-lesson-first = Première leçon : une manche
frantic-lesson-first-after = Qui a le moins de points quand quelqu’un a passé la limite gagne.
frantic-lesson-first-match = Vide ta main en premier : ce qui reste compte des points, et les points sont mauvais. Une carte va par sa couleur : mets ton 2 rouge sur le 5 rouge.
refusal-frantic-lesson-first-match = Débarrasse-toi plutôt d’une carte rouge tant qu’il y a du rouge : joue le 2 rouge.
refusal-frantic-lesson-first-match-wish = Elle va sur tout, alors garde-la pour les mauvais jours. Joue le 2 rouge.
frantic-lesson-first-event = { $name2 } a joué un 7 noir, et les nombres noirs retournent un événement : cette fois, rien ne s’est passé. Un 7 va sur tout 7 : joue le tien, le vert.
refusal-frantic-lesson-first-event = Garde celle-là. Un 7 va sur un 7 : joue le 7 vert.
refusal-frantic-lesson-first-event-keep = Elle va, mais tu la voudras en dernier. Joue le 7 vert.
frantic-lesson-first-counter = { $name3 } joue un Gift : deux cartes pour toi ! Mais tu peux lancer une Counterattack. Fais-le, et souhaite du bleu.
refusal-frantic-lesson-first-counter = Souhaite du bleu : c’est la couleur de ton 9.
refusal-frantic-lesson-first-counter-pass = Et prendre deux cartes ? Lance ta Counterattack, et souhaite du bleu.
frantic-lesson-first-name = Le Gift est maintenant à toi. C’est toi qui dis qui reçoit deux de tes cartes : donne-les à { $name3 }, qui a commencé.
refusal-frantic-lesson-first-name = On ne t’a rien fait, là. Donne-les à { $name3 }.
frantic-lesson-first-give = Choisis ce que tu donnes. Les grands nombres valent beaucoup de points : le 8 noir d’abord.
refusal-frantic-lesson-first-give = Celle-là ensuite. Le 8 noir d’abord, s’il te plaît.
refusal-frantic-lesson-first-give-keep = Ton 9 bleu est tout ce qu’il te faut pour gagner : donne le 8 noir.
frantic-lesson-first-more = Et ta carte à souhait, qui compte 7 points. Le 9 bleu reste.
refusal-frantic-lesson-first-more = Le 9 bleu reste chez toi : donne l’autre.
frantic-lesson-first-last = Plus qu’une carte, et tu as souhaité du bleu toi-même. Joue-la !
refusal-frantic-lesson-first-last = Pas besoin de piocher : ton 9 bleu va.
frantic-lesson-first-end = Ta main est vide : la manche est finie, et ce qu’ont les autres compte. Passé la limite, le moins de points gagne.

## La leçon plus longue : les fenêtres

frantic-lesson-windows = Leçon plus longue : hors de ton tour
frantic-lesson-windows-after = Avant un événement, quand une carte spéciale te touche, quand quelqu’un finit : alors une carte peut être lancée.
frantic-lesson-windows-keep = Quatre de tes cartes peuvent être lancées hors de ton tour. À ton propre tour, elles ne sont qu’un souhait : garde-les, et joue ton 2 rouge.
refusal-frantic-lesson-windows-keep = Maintenant, elle ne ferait que souhaiter une couleur. Garde-la pour son heure, et joue le 2 rouge.
frantic-lesson-windows-event = { $name2 } a joué un nombre noir : un événement arrive, et personne ne sait lequel. Tous sauf { $name2 } peuvent encore s’écarter.
frantic-lesson-windows-lucky = Lance ta Lucky Bastard : l’événement passe à côté de toi. Et souhaite du bleu, la couleur de ton 9.
refusal-frantic-lesson-windows-lucky = La couleur souhaitée est demandée ensuite, et tu voudras du bleu pour ton 9. Lance-la avec du bleu.
refusal-frantic-lesson-windows-lucky-pass = Il sera peut-être doux, peut-être cruel. La carte ne te coûte pas de tour : lance-la, et souhaite du bleu.
frantic-lesson-windows-tax = Double Taxation ! Les autres paient pour leurs trois plus hautes cartes, toi non. Mais maintenant { $name3 } te donne quatre cartes.
frantic-lesson-windows-counter = Une carte spéciale interroge d’abord ses victimes. Avec une Counterattack, c’est toi qui distribues les quatre. Lance-la, souhaite du bleu.
refusal-frantic-lesson-windows-counter = La bonne carte, la mauvaise couleur : souhaite du bleu, pour ton 9.
refusal-frantic-lesson-windows-counter-pass = Et piocher quatre cartes ? Lance ta Counterattack, et souhaite du bleu.
refusal-frantic-lesson-windows-counter-error = Cela te protège aussi, mais alors { $name3 } donne les cartes à quelqu’un d’autre. Counterattack, et c’est toi qui dis qui les reçoit. Souhaite du bleu.
frantic-lesson-windows-share = Elles sont à toi de donner, comme si tu avais joué la carte. { $name2 } n’a plus qu’une carte : toutes les quatre à { $name2 }.
refusal-frantic-lesson-windows-share = { $name2 } va finir avant tous les autres : donne les quatre à { $name2 }.
frantic-lesson-windows-error = { $name2 } en a lancé une aussi : les quatre reviennent ! Error 404 t’en sort pour de bon. Lance-la, souhaite du bleu.
refusal-frantic-lesson-windows-error = Elle agit avec toute couleur. Mais tu veux du bleu, pour ton 9.
refusal-frantic-lesson-windows-error-pass = Alors quatre cartes sont pour toi. Lance Error 404, et souhaite du bleu.
frantic-lesson-windows-out = C’est donc { $name3 } qui a pioché les quatre. Mais cette Counterattack était la dernière carte : { $name2 } a fini ! La manche est-elle finie ?
frantic-lesson-windows-nice = Pas encore : un Nice Try fait piocher trois cartes à qui a fini, et le jeu continue. Lance-le, souhaite du bleu.
refusal-frantic-lesson-windows-nice = Joli, mais souhaite du bleu : ton tour vient ensuite.
refusal-frantic-lesson-windows-nice-pass = Alors { $name2 } a gagné la manche, et tes cartes comptent 16 points. Lance Nice Try, et souhaite du bleu.
frantic-lesson-windows-last = Lancer une carte ne change jamais à qui c’est ensuite : après { $name3 }, c’est à toi, et le bleu est souhaité. Joue ta dernière carte.
refusal-frantic-lesson-windows-last = Pas besoin de piocher : ton 9 bleu va.
frantic-lesson-windows-end = Tu as fini ! Là où jouent plusieurs humains, tous sont interrogés à chaque fenêtre, pour que personne ne devine qui tient quoi.
