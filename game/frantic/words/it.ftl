## Sullo scaffale

frantic-title = Frantic
frantic-about = Svuota la mano prima degli altri, gioca brutti scherzi a tutti, e sopravvivi agli eventi.
frantic-players = 2–8 giocatori
frantic-length = circa 45 minuti

## Posti

frantic-bot-easy = Facile
frantic-bot-normal = Normale
frantic-bot-hard = Forte
frantic-bot-expert = Esperto

## Opzioni

frantic-option-preset = Carte
frantic-option-preset-hint = Quali moduli sono in gioco, o una scelta tua.
frantic-value-preset-chaos = Caos classico
frantic-value-preset-first = Prima partita
frantic-value-preset-supercharged = Supercharged
frantic-value-preset-pandemonium = Pandemonio
frantic-value-preset-everything = Tutto
frantic-value-preset-own = Scelta tua
frantic-option-troublemaker = Troublemaker
frantic-option-troublemaker-hint = 22 carte e 14 eventi: ladri, scambi e altre malefatte.
frantic-option-supercharge = Supercharge
frantic-option-supercharge-hint = Carte potere per tutti, 15 carte e nove eventi.
frantic-option-pandora = Pandora’s Box
frantic-option-pandora-hint = Un quinto colore, e carte regola che cambiano a ogni round.
frantic-option-fan = Carte dei fan
frantic-option-fan-hint = Sette carte e sette eventi voluti dai giocatori.
frantic-option-promo = Carte promo
frantic-option-promo-hint = Error 404, una carta d’oro e due eventi.
frantic-option-blank = Carte vuote
frantic-option-blank-hint = Carte e un evento che componete voi.
frantic-option-blank_play = Carta vuota
frantic-option-blank_play-hint = La carta stampata, o una che hai fatto nell’officina.
frantic-option-blank_event = Evento vuoto
frantic-option-blank_event-hint = L’evento stampato, o uno che hai fatto nell’officina.
frantic-option-do_it_yourself = Do It Yourself
frantic-option-do_it_yourself-hint = La carta stampata, o una che hai fatto nell’officina.
frantic-option-pandoras_box = Evento Pandora’s Box
frantic-option-pandoras_box-hint = L’evento stampato, o uno che hai fatto nell’officina.
frantic-option-scores = Conta i punti
frantic-option-scores-hint = Si gioca a round finché qualcuno non supera il limite. Senza, un solo round è la partita.
frantic-option-length = Durata
frantic-option-length-hint = A quanti punti finisce la partita; dipende dal numero dei giocatori.
frantic-value-length-medium = Media
frantic-value-length-short = Breve
frantic-value-length-long = Lunga
frantic-value-length-own = Limite tuo
frantic-option-limit = Limite
frantic-option-limit-hint = La partita finisce con il round in cui qualcuno ha più punti di così.
frantic-value-limit = { $count } punti
frantic-option-hand = Carte in mano
frantic-option-hand-hint = Quante carte riceve ognuno. Con meno carte un round è più breve.
frantic-value-hand-7 = 7 carte
frantic-value-hand-6 = 6 carte
frantic-value-hand-5 = 5 carte
frantic-value-hand-4 = 4 carte
frantic-option-names = Nomi
frantic-option-names-hint = Quanto possono essere sfacciate le carte.
frantic-value-names-mild = Garbati
frantic-value-names-family = In famiglia
frantic-value-names-original = Come stampati
frantic-option-first_dealer = Primo mazziere
frantic-option-first_dealer-hint = Chi dà le carte nel primo round.
frantic-value-first_dealer-random = A sorte
frantic-value-first_dealer-1 = Posto 1
frantic-value-first_dealer-2 = Posto 2
frantic-value-first_dealer-3 = Posto 3
frantic-value-first_dealer-4 = Posto 4
frantic-value-first_dealer-5 = Posto 5
frantic-value-first_dealer-6 = Posto 6
frantic-value-first_dealer-7 = Posto 7
frantic-value-first_dealer-8 = Posto 8
frantic-option-rule_cards = Carte regola
frantic-option-rule_cards-hint = Quante carte regola valgono in un round, con Pandora’s Box.
frantic-value-rule_cards-0 = Nessuna
frantic-value-rule_cards-1 = 1
frantic-value-rule_cards-2 = 2
frantic-value-rule_cards-3 = 3
frantic-value-rule_cards-4 = 4
frantic-value-rule_cards-5 = 5
frantic-option-powers = Poteri per turno
frantic-option-powers-hint = Quante carte potere si possono usare in un turno, con Supercharge.
frantic-value-powers-1 = Una
frantic-value-powers-2 = Due
frantic-value-powers-any = Quante vuoi
frantic-option-game_end = Fine partita
frantic-option-game_end-hint = Se il limite va superato, o basta raggiungerlo.
frantic-value-game_end-passed = Oltre il limite
frantic-value-game_end-reached = Al limite
frantic-option-gambling_man = Gambling Man
frantic-option-gambling_man-hint = Nuova: la seconda carta più bassa prende tutto. Vecchia: il numero più alto dell’ultimo colore.
frantic-value-gambling_man-new = Nuova regola
frantic-value-gambling_man-old = Vecchia regola
frantic-option-mimicry_reacts = Mimicry reagisce
frantic-option-mimicry_reacts-hint = Mimicry si può lanciare come carta reazione.
frantic-option-must_follow = 2nd Chance obbliga
frantic-option-must_follow-hint = Chi ha una carta che va su 2nd Chance deve giocarla. Senza, può invece pescare.
frantic-option-prompts = Reazioni
frantic-option-prompts-hint = A chi si chiede prima di un evento e a fine round. Chiedere solo a chi può reagire rivela che può.
frantic-value-prompts-auto = Secondo i casi
frantic-value-prompts-always = A tutti
frantic-value-prompts-holders = Solo a chi può
frantic-option-timer = Tempo per turno
frantic-option-timer-hint = Quando il tempo scade, il turno si gioca per te: pesca e passa.
frantic-value-timer-off = Senza
frantic-value-timer-30 = 30 secondi
frantic-value-timer-60 = 60 secondi
frantic-option-blind = Prese alla cieca
frantic-option-blind-hint = Le carte prese alla cieca si estraggono a caso, o indichi tu un dorso.
frantic-value-blind-random = A caso
frantic-value-blind-point = Indicando

## Che cosa non si può

refusal-frantic-seats = Frantic è per 2–8 giocatori.
refusal-frantic-over = La partita è finita.
refusal-frantic-first-dealer = Il posto { $number } non può dare per primo: qui ce ne sono solo { $seats }. Scegli un altro primo mazziere, o aggiungi un posto.
refusal-frantic-no-such-seat = A questo tavolo non c’è un posto { $number }.
refusal-frantic-not-now = Ora non si può fare.
refusal-frantic-not-your-turn = Non è il tuo turno: tocca a { $name }.
refusal-frantic-done-already = Hai già scelto.
refusal-frantic-not-held = Non hai quella carta.
refusal-frantic-misfit = { $needed ->
    [black] Quella carta non va: ti serve una carta nera o una carta desiderio.
    [number] Quella carta non va: ti serve { frantic-number-named }.
    [colour] Quella carta non va: ti serve { frantic-colour-named }.
    [symbol] Quella carta non va: ti serve { frantic-symbol-named } o una carta desiderio.
    [colour-number] Quella carta non va: ti serve { frantic-colour-named } o { frantic-number-named }.
   *[colour-symbol] Quella carta non va: ti serve { frantic-colour-named } o { frantic-symbol-named }.
}
refusal-frantic-black-on-black = Nero su nero non si può giocare.
refusal-frantic-special-on-number = Le speciali con un colore non vanno su un numero.
refusal-frantic-swap-colour = Colour Swap vuole sulla pila uno dei suoi due colori.
refusal-frantic-no-colour-to-take = Non c’è un colore che Mimicry possa prendere.
refusal-frantic-no-imitation = Mimicry non può imitare quella carta.
refusal-frantic-mimicry-stays = In questa partita Mimicry non si può lanciare.
refusal-frantic-unplayable = Questa carta non si può giocare.
refusal-frantic-ten-cards = Ti servono esattamente dieci carte in mano; ne hai { $count }.
refusal-frantic-not-last = The End può essere solo la tua ultima carta.
refusal-frantic-sealed = Le carte speciali sono sigillate.
refusal-frantic-blocked = Quel colore è bloccato.
refusal-frantic-drawn-already = Hai già pescato.
refusal-frantic-draw-first = Prima pesca, poi puoi passare.
refusal-frantic-must-follow = Hai una carta che va bene: giocala.
refusal-frantic-not-yourself = Non si può scegliere: non puoi nominare te.
refusal-frantic-marked = Non si può scegliere: { $name } salta già un turno.
refusal-frantic-not-fewer = Non si può scegliere: { $name } non ha meno carte di te.
refusal-frantic-has-more = Non si può scegliere: { $name } ha più carte di te.
refusal-frantic-no-powers = Non si può scegliere: { $name } non ha carte potere.
refusal-frantic-named-already = Non si può scegliere: { $name } c’è già.
refusal-frantic-protected = { $name } è al sicuro.
refusal-frantic-name-first = Prima nomina un giocatore.
refusal-frantic-share-first = Prima dividi le carte.
refusal-frantic-parts = { $count ->
    [6] Le parti devono fare sei in tutto.
   *[4] Le parti devono fare quattro in tutto.
}
refusal-frantic-not-given-away = Quella carta non puoi darla via tu.
refusal-frantic-exactly = { $count ->
    [one] Scegli esattamente { $count } carta.
   *[other] Scegli esattamente { $count } carte.
}
refusal-frantic-not-ten = Queste carte fanno { $points }, non 10.
refusal-frantic-wish-first = Prima esprimi il tuo desiderio.
refusal-frantic-no-such-wish = Questo non puoi desiderarlo.
refusal-frantic-exit-colour = Scegli uno dei colori che la carta può lasciare.
refusal-frantic-blocked-already = Quel colore non si può bloccare.
refusal-frantic-cannot-react = A questo non puoi reagire.
refusal-frantic-too-late = Troppo tardi, o è il tuo turno: nessuna protezione.
refusal-frantic-nobody-out = Nice Try va solo quando qualcuno ha chiuso.
refusal-frantic-pass-or-throw = Lascia correre, o lancia una carta reazione.
refusal-frantic-no-power = Quella carta potere ora non va: non ce l’hai.
refusal-frantic-power-is-up = Quella carta potere ora non va: è già scoperta.
refusal-frantic-power-fresh = Quella carta potere ora non va: ti è arrivata in questo turno.
refusal-frantic-power-alone = Quella carta potere ora non va: a questa carta non se ne può unire nessuna.
refusal-frantic-power-special = Quella carta potere ora non va: ci vuole una carta speciale.
refusal-frantic-power-number = Quella carta potere ora non va: ci vuole una carta numero.
refusal-frantic-power-with-card = Quella carta potere ora non va: girala con una carta che giochi.
refusal-frantic-power-enough = Quella carta potere ora non va: basta per questo turno.
refusal-frantic-not-recharged = Scegli una tua carta potere attivata prima di questo turno.
refusal-frantic-no-such-power = Lì non c’è una carta potere da prendere.
refusal-frantic-victim-lacks = Quella carta non è nella mano che stai guardando.
refusal-frantic-not-in-row = Non è possibile: la carta non è lì, o è già presa.
refusal-frantic-not-in-pile = Non è possibile: la carta non è sotto quella in cima.
refusal-frantic-not-laid-out = Non è possibile: scegli uno degli eventi scoperti.
refusal-frantic-not-repeated = Non è possibile: scegli un evento di questo round, ma non Repeat.
refusal-frantic-own-pile = Non è possibile: devi prendere una pila che non era tua.
refusal-frantic-pile-gone = Non è possibile: quella pila è già assegnata.
refusal-frantic-too-low = Non è possibile: la carta deve valere almeno { $points }.
refusal-frantic-must-lay = Non è possibile: la prima carta va messa.
refusal-frantic-not-last-colour = Metti una carta numero dell’ultimo colore giocato.
refusal-frantic-no-twin = Possono seguire solo carte colorate con il numero { $number }.
refusal-frantic-give-all = Prima dai via tutte queste carte.
refusal-frantic-next-card = Dai via le carte nell’ordine in cui stanno.
refusal-frantic-confirm-first = Prima di’ che l’hai visto.
refusal-frantic-yes-or-no = Di’ sì o no.
refusal-frantic-point = Indica una delle { $count } carte.
refusal-frantic-composed-form = Questa carta non si può leggere: { frantic-composed-named }.
refusal-frantic-composed-steps = Una carta può avere al massimo tre passi e un evento: { frantic-composed-named }.
refusal-frantic-composed-name = Un nome ha da 1 a 24 caratteri: { frantic-composed-named }.
refusal-frantic-composed-type = Questa carta non può avere quel tipo: { frantic-composed-named }.
refusal-frantic-composed-twice = Due carte non possono avere lo stesso nome: { frantic-composed-named }.
refusal-frantic-composed-icon = Questa carta non può avere quella figura: { frantic-composed-named }.

## Parole del gioco

frantic-colour-named = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
    [violet] viola
   *[black] nero
}
frantic-colour-red = Rosso
frantic-colour-blue = Blu
frantic-colour-yellow = Giallo
frantic-colour-green = Verde
frantic-colour-violet = Viola
frantic-colour-black = Nero
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
   *[blank_play] la carta composta
}
frantic-composed-named = { $card ->
    [do_it_yourself] Do It Yourself
    [pandoras_box] Pandora’s Box
    [blank_play] la carta vuota
   *[blank_event] l’evento vuoto
}
frantic-needs-colour = { frantic-colour-named }
frantic-needs-number = { $number }
frantic-needs-colour-number = { frantic-colour-named } o { $number }
frantic-needs-symbol = { frantic-symbol-named }
frantic-needs-colour-symbol = { frantic-colour-named } o { frantic-symbol-named }
frantic-needs-black = nero
frantic-needs-free = ogni carta
frantic-cause-out = Qualcuno ha chiuso
frantic-cause-empty_pile = Il mazzo è esaurito
frantic-cause-doomsday = Doomsday
frantic-cause-finish_line = Finish Line
frantic-cause-time_bomb = Time Bomb
frantic-cause-the_end = The End

## Il registro

frantic-log-round = Round { $number }: le carte le dà { $name }.
frantic-log-first = La prima carta: { $card }.
frantic-log-played = { $name }: { $card }
frantic-log-imitates = { $name }: { $card } come { $other }
frantic-log-power = { $name } gira { $power }.
frantic-log-power-acts = { $power } agisce.
frantic-log-drew = { $name } pesca { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
frantic-log-passed = { $name } passa.
frantic-log-skipped = { $name } salta il turno.
frantic-log-marked = { $name } salterà il prossimo turno.
frantic-log-wished = { $name } desidera { $what }.
frantic-log-used = { $name } usa { $card }.
frantic-log-left-out = { $name } rinuncia all’effetto.
frantic-log-risked = { $name } rischia.
frantic-log-no-risk = { $name } non rischia.
frantic-log-victims = { $card }: { $name } nomina { $victims }.
frantic-log-share = { $name } divide: { $parts }.
frantic-log-part = { $count } a { $name }
frantic-log-named = { $name } nomina { $other }.
frantic-log-thrown = { $name } lancia { $card } e desidera { $what }.
frantic-log-fizzled = { $card }: non resta nessuno da nominare.
frantic-log-hand-seen = { $name } guarda la mano di { $other }.
frantic-log-hands-open = A mano scoperta: { $victims }.
frantic-log-specials = { $name }: { $count ->
    [one] 1 carta speciale.
   *[other] { $count } carte speciali.
}
frantic-log-given = { $name } dà { $count ->
    [one] 1 carta
   *[other] { $count } carte
} a { $other }.
frantic-log-took-up = { $name } prende in mano { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
frantic-log-discarded = { $name } scarta { $cards }.
frantic-log-turned-over = Si scopre: { $cards }.
frantic-log-triggered = { $name } innesca un evento.
frantic-log-event = { $event }! { $text }
frantic-log-protected = { $name } è al sicuro.
frantic-log-laid-out = Da scegliere: { $events }.
frantic-log-events-shuffled = Gli eventi si rimescolano.
frantic-log-piles = { $name } riceve la pila di { $other }.
frantic-log-total = { $name }: { $change }, ora { $total }.
frantic-log-seats = { $name } e { $other } si scambiano di posto.
frantic-log-limit = Ora il limite è { $limit }.
frantic-log-bomb = { $name }: { $left ->
    [0] l’ultimo turno.
    [one] dopo questo ancora 1 turno.
   *[other] dopo questo ancora { $left } turni.
}
frantic-log-powers = { $name } riceve { $count ->
    [one] 1 carta potere.
   *[other] { $count } carte potere.
}
frantic-log-powers-back = { $name } restituisce { $count ->
    [one] 1 carta potere
   *[other] { $count } carte potere
}.
frantic-log-powers-swapped = { $name } e { $other } si scambiano una carta potere.
frantic-log-blocked = Colore bloccato: { $what }.
frantic-log-unblocked = Il blocco è finito.
frantic-log-sealed = Le carte speciali sono sigillate.
frantic-log-unsealed = Il sigillo è rotto.
frantic-log-direction = Il giro s’inverte.
frantic-log-rules = Nuova regola: { $rules }.
frantic-log-rules-back = Le vecchie regole non valgono più.
frantic-log-ran-out = Il mazzo è esaurito: il round finisce.
frantic-log-ended = Il round è finito. { $cause }.
frantic-log-won = { $count ->
    [one] Ha chiuso { $victims }.
   *[other] Hanno chiuso { $victims }.
}
frantic-log-scored = { $name }: { $points }, ora { $total }.
frantic-log-counted = { $name }: { $count ->
    [one] 1 punto.
   *[other] { $count } punti.
}

## Che cosa si chiede, come tutti possono sentirlo; $asked è a quanti si chiede, in $names

frantic-aloud-ready = { $asked ->
    [one] Si aspetta { $names } …
   *[other] Si aspettano { $names } …
}
frantic-aloud-scores = { $names } { $asked ->
    [one] guarda
   *[other] guardano
} i punti …
frantic-aloud-play = { $names } gioca una carta o pesca …
frantic-aloud-play-drawn = { $names } gioca una carta o passa …
frantic-aloud-more = { $names } continua il turno …
frantic-aloud-use = { $names } può usare { $card } …
frantic-aloud-golden = { $names } può dare via { $card } …
frantic-aloud-victim = { $names } sceglie chi colpire con { $card } …
frantic-aloud-shares = { $card }: { $names } divide le carte …
frantic-aloud-replacement = { $other } è al sicuro. { $names } nomina qualcun altro …
frantic-aloud-cards = { $names } mette da parte { $count ->
    [one] una carta
   *[other] { $count } carte
} …
frantic-aloud-cards-for = { $names } sceglie { $count ->
    [one] una carta
   *[other] { $count } carte
} per { $other } …
frantic-aloud-wish-colour = { $names } desidera un colore …
frantic-aloud-wish-number = { $names } desidera un numero …
frantic-aloud-wish-either = { $names } desidera un colore o un numero …
frantic-aloud-wish-special = { $names } desidera un colore o una carta speciale …
frantic-aloud-exit = { $names } sceglie il colore che resta …
frantic-aloud-imitation = { $names } sceglie che cosa imita Mimicry …
frantic-aloud-target = { $names } può reagire a { $card } di { $other } …
frantic-aloud-event-window = Arriva un evento. Chi può reagire: { $names } …
frantic-aloud-nice-try = { $out ->
    [one] Ha chiuso { $victims }
   *[other] Hanno chiuso { $victims }
}. Chi può reagire: { $names } …
frantic-aloud-follow = { $names } gioca un’altra carta o pesca …
frantic-aloud-thief = { $names } prende { $count ->
    [one] una carta
   *[other] { $count } carte
} a { $other } …
frantic-aloud-blind = { $names } indica una carta di { $other } …
frantic-aloud-recharge = { $names } sceglie una carta potere da coprire …
frantic-aloud-edison = { $names } sceglie una carta potere di { $other } …
frantic-aloud-update = { $names } sceglie una carta potere da restituire …
frantic-aloud-swap-meet = { $names } sceglie con chi scambiare la mano …
frantic-aloud-blockade = { $names } blocca un colore …
frantic-aloud-recycling = { $names } sceglie a chi va la carta …
frantic-aloud-special-charge = { $names } sceglie chi pesca per le carte speciali …
frantic-aloud-random-chance = { $names } gioca una carta qualsiasi …
frantic-aloud-lay = { $names } { $asked ->
    [one] mette una carta coperta
   *[other] mettono una carta coperta
} …
frantic-aloud-market = { $names } prende una delle carte scoperte …
frantic-aloud-give = { $names } dà via { $count ->
    [one] una carta
   *[other] { $count } carte
} …
frantic-aloud-receiver = { $names } sceglie a chi va …
frantic-aloud-open = { $names } { $asked ->
    [one] guarda
   *[other] guardano
} le mani scoperte …
frantic-aloud-trust = { $names } sceglie di chi fidarsi …
frantic-aloud-pile = { $names } sceglie una pila per { $other } …
frantic-aloud-pile-own = { $names } sceglie una pila da tenere …
frantic-aloud-event = { $names } sceglie un evento …
frantic-aloud-risk = { $names } può rischiare …
frantic-aloud-identities = { $names } sceglie chi cambia posto …
frantic-aloud-tsunami = { $names } mette una carta o le prende tutte …
frantic-aloud-tsunami-first = { $names } mette la prima carta …
frantic-aloud-ten = { $names } scarta carte per dieci in tutto …
frantic-aloud-resurrection = { $names } prende una carta dagli scarti …
frantic-aloud-resurrection-other = { $names } sceglie una carta da dare via …
frantic-aloud-chosen = { $names } sceglie un giocatore …
frantic-aloud-parasite = { $names } può scartare prima del conto …

## Tavolo

frantic-card-coloured = { $card } { $colour }
frantic-ask-ready = { $name }, dai le carte.
frantic-ask-play = { $name }, gioca una carta o pesca.
frantic-ask-play-drawn = { $name }, gioca una carta o passa.
frantic-ask-play-none = { $name }, nessuna tua carta va bene: pesca.
frantic-ask-play-drawn-none = { $name }, nessuna tua carta va bene: passa.
frantic-ask-last-draw = Il mazzo è vuoto: chi ora pesca fa finire il round.
frantic-ask-turn-up = { $name }, un’altra carta potere?
frantic-ask-twins = { $name }, altre carte con il numero { $number }?
frantic-ask-use = { $name }, usi { $card }?
frantic-ask-golden = { $name }, dai via { $card }?
frantic-ask-victim = { $effect ->
    [gift] { $name }, a chi vanno due tue carte?
    [black_gift] { $name }, a chi vanno due tue carte?
    [exchange] { $name }, con chi scambi le carte?
    [skip] { $name }, chi salta un turno?
    [thief] { $name }, a chi rubi?
    [equality] { $name }, chi pesca?
    [inequality] { $name }, chi ti prende carte?
    [special_favours] { $name }, con chi scambi le carte speciali?
    [edison] { $name }, nomina due giocatori: quali carte potere si scambiano?
    [golden_fuck_you] { $name }, a chi va?
   *[other] { $name }, chi nomini?
}
frantic-ask-shares = { $name }, dividi { $count } carte: scegli un nome per ognuna.
frantic-ask-replacement = { $other } è al sicuro. { $name }, nomina qualcun altro.
frantic-ask-cards = { $name }, scegli { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
frantic-ask-wish-colour = { $name }, desidera un colore.
frantic-ask-wish-number = { $name }, desidera un numero.
frantic-ask-wish-either = { $name }, desidera un colore o un numero.
frantic-ask-wish-special = { $name }, desidera un colore o una carta speciale.
frantic-ask-exit = { $name }, quale colore resta?
frantic-ask-imitation = { $name }, che cosa imita Mimicry?
frantic-ask-target = { $name }, { $other } ti attacca con { $card }{ $effect ->
    [exchange] : ti tocca scambiare due carte.
    [gift] : ti tocca ricevere carte.
    [black_gift] : ti tocca ricevere carte.
    [skip] : ti tocca saltare il prossimo turno.
    [thief] : ti tocca perdere due carte.
    [equality] : ti tocca pescare fino alla parità.
    [inequality] : ti tocca prendere carte.
    [special_favours] : ti tocca scambiare le carte speciali.
   *[other] .
}
frantic-ask-target-part = { $name }, { $other } ti attacca con { $card }: ti tocca pescare { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
frantic-ask-event-window = { $name }, arriva un evento.
frantic-ask-nice-try = { $count ->
    [one] Ha chiuso { $victims }.
   *[other] Hanno chiuso { $victims }.
} { $name }, Nice Try?
frantic-ask-follow = { $follow ->
    [draw] { $name }, niente va bene: pesca una carta.
    [may] { $name }, gioca una carta che va bene, o pesca.
   *[must] { $name }, gioca una carta che va bene.
}
frantic-ask-thief = { $name }, prendi { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
frantic-ask-point = { $name }, indica una carta di { $other }.
frantic-ask-recharge = { $name }, quale carta potere copri?
frantic-ask-edison = { $name }, scegli una carta potere di { $other }.
frantic-ask-update = { $name }, quale carta potere restituisci?
frantic-ask-swap-meet = { $name }, con chi scambi la mano?
frantic-ask-blockade = { $name }, blocca un colore.
frantic-ask-recycling = { $name }, a chi va la carta?
frantic-ask-special-charge = { $name }, chi pesca per le carte speciali?
frantic-ask-random-chance = { $name }, gioca una carta qualsiasi.
frantic-ask-lay = { $name }, metti una carta coperta.
frantic-ask-market = { $name }, prendi una carta.
frantic-ask-give = { $name }, a chi va { $card }? { $count ->
    [one] È l’ultima carta.
   *[other] Ci sono { $count } carte da dare.
}
frantic-ask-receiver = { $name }, a chi va?
frantic-ask-open = { $name }, guarda le mani.
frantic-ask-trust = { $name }, di chi ti fidi?
frantic-ask-pile = { $name }, quale pila per { $other }?
frantic-ask-pile-own = { $name }, quale pila prendi tu?
frantic-ask-event = { $name }, quale evento?
frantic-ask-risk = { $name }, rischi?
frantic-ask-identities = { $name }, chi cambia posto?
frantic-ask-tsunami = { $name }, metti almeno { $points }, o prendi tutto.
frantic-ask-ten = { $name }, scarta carte per altri { $points }.
frantic-ask-resurrection = { $name }, una carta per te.
frantic-ask-resurrection-other = { $name }, una carta da dare via.
frantic-ask-chosen = { $name }, scegli un giocatore.
frantic-ask-parasite = { $name }, scarta fino a due carte prima del conto.
frantic-ask-scores = Si contano i punti.
frantic-answer-draw = Pesca
frantic-answer-pass = Passa
frantic-answer-let-pass = Lascia correre
frantic-answer-react = Reagisci
frantic-answer-yes = Sì
frantic-answer-no = No
frantic-answer-give = Dalla via
frantic-answer-under = Mettila sotto
frantic-answer-risk = Rischio
frantic-answer-no-risk = Non rischio
frantic-answer-take = Prendi tutto
frantic-answer-enough = Basta
frantic-answer-go-on = Avanti
frantic-answer-deal = Dai
frantic-cards-left = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
frantic-pile-low = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
frantic-limit = Limite { $limit }
frantic-next-dealer = Poi le carte le dà { $name }.
frantic-sheet-round = Round { $number }
frantic-sheet-total = Totale
frantic-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
frantic-round-over = Il round è finito
frantic-out-counts = Tutti gli altri segnano punti per le carte che hanno ancora. I punti sono un male: alla fine vince chi ne ha meno.
frantic-out-wins = Vince chi chiude per primo.
frantic-who-wins = Vince chi ha meno punti.
frantic-won = { $count ->
    [0] Non vince nessuno
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
frantic-stat-rounds_won = Round vinti
frantic-stat-worst = Round peggiore
frantic-figure-rounds = Round giocati
frantic-figure-rounds_won = Round vinti
frantic-figure-worst = Round peggiore

## Parole del gioco: nelle regole, e dove un puntatore si ferma sul tavolo

frantic-term-requirement = Richiesta
frantic-term-requirement-means = A che cosa deve adattarsi la prossima carta: un colore, un numero, una carta speciale.
frantic-term-number = Carta numero
frantic-term-number-means = Una carta colorata o nera con un numero. Tutte le altre sono carte speciali.
frantic-term-special = Carta speciale
frantic-term-special-means = Ogni carta che non è una carta numero.
frantic-term-wish = Desiderio
frantic-term-wish-means = Dice a che cosa deve adattarsi la prossima carta. Dura finché un’altra carta non lo copre.
frantic-term-open-wish = Carta desiderio
frantic-term-open-wish-means = Una carta speciale senza colore. Va su tutto, e chi la gioca esprime un desiderio.
frantic-term-event = Evento
frantic-term-event-means = Una carta del mazzo degli eventi che tocca a tutti, nell’ordine di gioco.
frantic-term-trigger = Chi innesca
frantic-term-trigger-means = Il giocatore la cui carta ha fatto partire l’evento. È l’ultimo nell’ordine di gioco.
frantic-term-throw-in = Lanciare
frantic-term-throw-in-means = Mettere una carta reazione sulla pila fuori dal proprio turno. Non costa un turno.
frantic-term-victim = Vittima
frantic-term-victim-means = Chi è stato nominato per una carta speciale.
frantic-term-protected = Al sicuro
frantic-term-protected-means = Per questo evento quel giocatore non esiste.
frantic-term-out = Chiudere
frantic-term-out-means = Restare senza carte in mano. Quando tutti gli effetti sono finiti, finisce il round.
frantic-term-unseen = Alla cieca
frantic-term-unseen-means = Le carte si prendono senza guardare: decide il caso.
frantic-term-under = Sotto
frantic-term-under-means = Infilata sotto la carta in cima alla pila. Per la prossima carta non cambia niente.
frantic-term-lasting = Evento duraturo
frantic-term-lasting-means = Resta fino alla fine del round.
frantic-term-power = Carta potere
frantic-term-power-means = Sta davanti a chi la possiede, che la gira con una carta che gioca.
frantic-term-rule = Carta regola
frantic-term-rule-means = Cambia una regola per tutti fino alla fine del round.
frantic-term-limit = Limite
frantic-term-limit-means = Se dopo un round un totale è più alto, la partita finisce. Vince il totale più basso.

## Suggerimenti per la prima partita

frantic-hint-aim = Liberati delle carte: quelle che hai a fine round sono punti, e vince chi ne ha meno.
frantic-hint-play = Gioca ciò che va bene: il colore, il numero, o la stessa carta speciale. O pesca una carta.
frantic-hint-draw = Nessuno è obbligato a giocare. Dopo aver pescato puoi ancora giocare una carta che va bene.
frantic-hint-wish = Desidera un colore di cui hai molte carte, e che forse chi segue non ha.
frantic-hint-black = Un numero nero va solo sul suo numero, e innesca un evento.
frantic-hint-event = Un evento tocca a tutti, prima a chi segue, per ultimo a chi l’ha innescato.
frantic-hint-react = Ti attaccano. Con Counterattack potresti ribaltarlo.
frantic-hint-points = A fine round le carte che hai in mano sono punti, e i punti sono un male.
frantic-hint-ten = Tieni d’occhio la mano: con esattamente dieci carte ti liberi del 42.
frantic-hint-pile = Il mazzo sta finendo: quando qualcuno non può pescare, il round finisce.

## Carte: nome, che cosa fa, e tutto dove c’è di più da dire

frantic-card-num = Numero
frantic-card-num-full = Un numero colorato va sul suo colore o sul suo numero. Vale il suo numero.
frantic-card-black = Numero nero
frantic-card-black-full = Un numero nero va solo sul suo numero, mai su un’altra carta nera, e innesca un evento.
frantic-card-second_chance = 2nd Chance
frantic-card-second_chance-full = { $follow ->
    [may] Giocaci sopra subito una seconda carta che va bene, o pesca una carta.
   *[must] Devi giocarci sopra subito una seconda carta che va bene. Se non ne hai, pesca una carta.
}
frantic-card-second_chance-whole = { $follow ->
    [may] Giocaci sopra subito una seconda carta che va bene: una del suo colore, un altro 2nd Chance o una carta desiderio, mai una nera. O invece pesca una carta, che in questo turno non si può giocare.
   *[must] Devi giocarci sopra subito una seconda carta che va bene: una del suo colore, un altro 2nd Chance o una carta desiderio, mai una nera. Se non ne hai, pesca una carta, che in questo turno non si può giocare.
} Come ultima carta ti fa pescare, quindi non chiudi.
frantic-card-exchange = Exchange
frantic-card-exchange-full = Dai a un altro giocatore due carte a tua scelta, e prendine due delle sue alla cieca.
frantic-card-exchange-whole = Nomina un altro giocatore e metti da parte due carte a tua scelta. Prendine due delle sue alla cieca; solo allora riceve le tue. Se ti resta una carta sola, ne dai una. Come ultima carta non dà niente e ne prende due lo stesso. { frantic-card-fuck_you } non puoi darlo via.
frantic-card-gift = Gift
frantic-card-gift-full = Dai a un altro giocatore due carte della tua mano, a tua scelta.
frantic-card-gift-whole = Nomina un altro giocatore e dagli due carte della tua mano, a tua scelta; se ti resta una carta sola, dalla. Come ultima carta non dà niente, ma qualcuno va nominato. { frantic-card-fuck_you } non puoi darlo via.
frantic-card-skip = Skip
frantic-card-skip-full = Un altro giocatore salta il prossimo turno.
frantic-card-skip-whole = Nomina un altro giocatore, che salta il prossimo turno. Chi sta già per saltarne uno non si può nominare; se vale per tutti, non succede niente. Un turno saltato conta come turno per Time Bomb e per le carte potere che durano.
frantic-card-thief = Thief
frantic-card-thief-full = Guarda la mano di un altro giocatore e prendi due carte a tua scelta.
frantic-card-thief-whole = Nomina un altro giocatore, guarda tutta la sua mano e prendi due carte a tua scelta; se ne ha meno, prendile tutte. Anche come ultima carta deve rubare: chiudi solo se non c’era niente da prendere.
frantic-card-troublemaker = Troublemaker
frantic-card-troublemaker-full = S’innesca subito un evento.
frantic-card-recharge = Recharge
frantic-card-recharge-full = Rigira coperta una carta potere che hai usato in un turno precedente: la puoi usare dal tuo prossimo turno.
frantic-card-fantastic = Fantastic
frantic-card-fantastic-full = Va su tutto. Desidera un colore o un numero.
frantic-card-fantastic_four = Fantastic Four
frantic-card-fantastic_four-full = Gli altri pescano in tutto quattro carte, divise come vuoi tu. Desidera un colore o un numero.
frantic-card-counterattack = Counterattack
frantic-card-counterattack-full = Lanciala quando una carta speciale ti colpisce: ora l’attacco è tuo, contro altri a tua scelta. Desidera un colore.
frantic-card-counterattack-whole = Lanciala quando una carta speciale ti colpisce: il suo effetto è annullato per tutte le vittime. Ora lo esegui tu come se avessi giocato la carta, con le tue carte, contro altri a tua scelta; loro possono reagire a loro volta. Desidera un colore.
frantic-card-equality = Equality
frantic-card-equality-full = Un giocatore con meno carte pesca fino ad averne quante te. Desidera un colore.
frantic-card-nice_try = Nice Try
frantic-card-nice_try-full = Lanciala quando qualcuno chiude: chi ha chiuso pesca tre carte e il gioco continua. Desidera un colore.
frantic-card-nice_try-whole = Lanciala quando qualcuno ha chiuso e tutti gli effetti sono finiti, anche dopo il tuo turno: chi ha chiuso pesca tre carte, e continua chi segue. Se era la tua ultima carta, ora hai chiuso tu. Desidera un colore.
frantic-card-fuck_you = { $names ->
    [original] Fuck You
    [family] Forget You
   *[mild] F*** You
}
frantic-card-fuck_you-full = Si gioca solo con esattamente dieci carte in mano, e va sotto la carta in cima. Vale 42.
frantic-card-fuck_you-whole = Si gioca solo con esattamente dieci carte in mano, lei compresa, su tutto. Va sotto la carta in cima e non ha effetto; la richiesta resta com’era. Non puoi darla via con una tua carta speciale, ma altri possono prenderla e gli eventi possono spostarla. Vale 42.
frantic-card-colour_swap = Colour Swap
frantic-card-colour_swap-full = Va su uno dei suoi due colori e lascia l’altro.
frantic-card-special_favours = Special Favours
frantic-card-special_favours-full = Tu e un altro giocatore vi scambiate tutte le carte speciali. Desidera un colore.
frantic-card-special_favours-whole = Tu e un altro giocatore vi scambiate tutte le carte speciali, quante ne avete. Tu tieni i tuoi { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } e { frantic-card-gambling_champ }; i suoi vengono a te. Desidera un colore.
frantic-card-inequality = Inequality
frantic-card-inequality-full = Un giocatore che non ha più carte di te ne prende alla cieca dalla tua mano, fino ad averne di più. Desidera un colore.
frantic-card-lucky_bastard = { $names ->
    [family] Lucky Duck
   *[mild] Lucky Bastard
}
frantic-card-lucky_bastard-full = Lanciala prima che si scopra un evento, fuori dal tuo turno: l’evento non ti riguarda. Desidera un colore.
frantic-card-lucky_bastard-whole = Lanciala prima che si scopra un evento, quando non è il tuo turno. Per quell’evento non esisti: non peschi, non scarti, non dai e non ricevi niente, i tuoi punti restano come sono, e nessuno può sceglierti. Se quell’evento fa finire il round, segni 0. Ti protegge solo da questo evento. Desidera un colore.
frantic-card-mimicry = Mimicry
frantic-card-mimicry-full = Imita ogni carta speciale, ma nessuna unica.
frantic-card-mimicry-whole = Giocandola, di’ quale carta speciale è; una unica non può esserlo. Come carta desiderio va su tutto. Come carta con un colore prende il colore che c’è, quindi deve essercene uno; come Colour Swap lascia un altro colore qualsiasi. { $reacts ->
    [no] In questa partita non si può lanciare.
   *[yes] Si può anche lanciare come carta reazione.
}
frantic-card-curse = Curse
frantic-card-curse-full = Non si può giocare. Si può dare, scambiare e prendere, e negli eventi scartare. Vale 13.
frantic-card-update = Update
frantic-card-update-full = Prendi una nuova carta potere; un’altra delle tue torna indietro. Desidera un colore.
frantic-card-update-whole = Se vuoi, prendi la carta potere in cima e guardala; poi rimetti nel mazzo un’altra delle tue, usata o no, e mescola. Se non ne hai altre, non torna indietro niente. Desidera un colore.
frantic-card-edison = Edison
frantic-card-edison-full = Due giocatori con carte potere, forse anche tu, se ne scambiano una. Desidera un colore.
frantic-card-edison-whole = Se vuoi, nomina due giocatori che hanno carte potere; uno puoi essere tu. Scegli una carta di ognuno: le due cambiano padrone e stanno coperte, pronte all’uso. Ciò che sta coperto davanti agli altri lo scegli senza vederlo. Desidera un colore.
frantic-card-the_end = The End
frantic-card-the_end-full = Si gioca solo come ultima carta, su tutto: il round finisce subito, e nessuno può fermarlo. Vale 17.
frantic-card-the_end-whole = Si gioca solo come ultima carta, su tutto. Il round finisce subito: niente Nice Try, niente evento, e Time Bomb, Last Chance, Plus One e Parasite non contano. Fino ad allora si può dare, scambiare e prendere, e negli eventi scartare. Vale 17.
frantic-card-do_it_yourself = Do It Yourself
frantic-card-do_it_yourself-full = Desidera un colore. Il suo effetto è stato composto prima della partita; se no, si scopre un’altra carta regola.
frantic-card-black_gift = Black Gift
frantic-card-black_gift-full = Funziona come Gift, poi s’innesca un evento.
frantic-card-black_gift-whole = Funziona come Gift, poi s’innesca un evento. Chi lancia Counterattack dà via le carte e innesca l’evento.
frantic-card-special_fantastic = Special Fantastic
frantic-card-special_fantastic-full = Va su tutto. Desidera un colore, o una carta speciale per nome.
frantic-card-special_fantastic-whole = Va su tutto. Desidera un colore, o una carta speciale per nome. Se quella carta ha un colore, vanno bene solo lei e le carte desiderio; se è una carta desiderio, solo carte desiderio. { frantic-card-fuck_you } e The End vanno bene come sempre, alle loro condizioni.
frantic-card-fantastic_event = Fantastic Event
frantic-card-fantastic_event-full = Se vuoi, s’innesca un evento. Desidera un colore o un numero.
frantic-card-gambling_champ = Gambling Champ
frantic-card-gambling_champ-full = Non si può giocare. Raddoppia i punti della tua mano; con meno di 7 segni invece meno 21.
frantic-card-gambling_champ-whole = Non si può giocare. Quando si conta il round, raddoppia i punti della tua mano se sono 7 o più; se sono meno, segni invece meno 21. Non puoi darla via con una tua carta speciale, ma altri possono prenderla e gli eventi possono spostarla.
frantic-card-error_404 = Error 404
frantic-card-error_404-full = Lanciala quando una carta speciale ti colpisce: sei al sicuro, e si nomina qualcun altro. Desidera un colore.
frantic-card-error_404-whole = Lanciala quando una carta speciale ti colpisce: sei al sicuro da lei, anche se viene ribaltata, e per la tua parte si nomina qualcun altro. Se non si può nominare nessun altro, quella parte va perduta. Desidera un colore.
frantic-card-golden_fuck_you = { $names ->
    [original] Golden Fuck You
    [family] Golden Forget You
   *[mild] Golden F*** You
}
frantic-card-golden_fuck_you-full = Solo con esattamente dieci carte in mano: mettila sotto la carta in cima, o dalla a un altro giocatore. Vale 59.
frantic-card-golden_fuck_you-whole = Solo con esattamente dieci carte in mano, lei compresa, su tutto: mettila sotto la carta in cima, o dalla a un altro giocatore, che può reagire. In ogni caso il tuo turno è finito, e la richiesta resta com’era. Nessun’altra tua carta speciale può darla via. Vale 59.
frantic-card-blank_play = Hot Potato
frantic-card-blank_play-full = Il suo effetto è stato composto prima della partita; se no, dai una carta a un giocatore, che in più ne pesca una.
frantic-card-little_brother = Little Brother
frantic-card-little_brother-full = Un evento venuto a stare in una mano. Non si può giocare e vale 11.
frantic-card-little_brother-whole = Un evento venuto a stare in una mano. Non si può giocare, ma si può dare, scambiare e prendere, e negli eventi scartare. Vale 11. Nel prossimo round è di nuovo un evento.

## Eventi: nome, che cosa succede in breve, che cosa succede, e tutto dove c’è di più da dire

frantic-event-charity = Charity
frantic-event-charity-short = Si prende a chi ha di più.
frantic-event-charity-full = Tutti gli altri prendono alla cieca una carta a ogni giocatore con più carte.
frantic-event-charity-whole = Nell’ordine di gioco tutti gli altri prendono alla cieca una carta a ogni giocatore con più carte. Chi ne ha di più non prende niente. Se una mano si esaurisce, chi viene dopo non ne riceve niente. Se tutti ne hanno lo stesso numero, non succede niente.
frantic-event-communism = Communism
frantic-event-communism-short = Tutti ugualmente ricchi.
frantic-event-communism-full = Ognuno pesca fino ad avere tante carte quante la mano più grande.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-short = { $scores ->
    [off] Non vince nessuno.
   *[on] 50 punti per tutti.
}
frantic-event-doomsday-full = { $scores ->
    [off] Il round finisce subito, e non vince nessuno.
   *[on] Il round finisce subito, e ognuno segna 50 punti.
}
frantic-event-earthquake = Earthquake
frantic-event-earthquake-short = Tutte le mani a destra.
frantic-event-earthquake-full = Ognuno passa tutta la mano al vicino di destra.
frantic-event-expansion = Expansion
frantic-event-expansion-short = Si pesca: una, due, tre…
frantic-event-expansion-full = Il primo giocatore pesca una carta, il secondo due, e così via; chi l’ha innescato ne pesca di più.
frantic-event-finish_line = Finish Line
frantic-event-finish_line-short = Il round è finito.
frantic-event-finish_line-full = Il round finisce subito, e si contano tutte le mani.
frantic-event-friday_the_13th = Friday the 13th
frantic-event-friday_the_13th-short = Non succede niente.
frantic-event-friday_the_13th-full = Non succede niente. Respira.
frantic-event-gambling_man = Gambling Man
frantic-event-gambling_man-short = { $gambling ->
    [old] Perde il numero più alto.
   *[new] Perde la seconda più bassa.
}
frantic-event-gambling_man-full = { $gambling ->
    [old] Ognuno mette coperta una carta numero dell’ultimo colore giocato; la più alta le prende tutte. Chi non ne ha ne pesca due.
   *[new] Ognuno mette una carta coperta; chi ha la seconda più bassa le prende tutte.
}
frantic-event-gambling_man-whole = { $gambling ->
    [old] Ognuno mette coperta una carta numero dell’ultimo colore giocato; la più alta le prende tutte. Fra carte pari vale la prima nell’ordine di gioco. Chi non ha una carta così ne pesca due. Se non si è ancora giocato un colore, non succede niente.
   *[new] Ognuno mette una carta coperta, e si girano tutte insieme. Chi ha la carta con il secondo valore più basso le prende tutte. Valori pari contano come uno; se lo hanno in più d’uno, o se sono tutti pari, prende le carte il primo di loro nell’ordine di gioco. Chi non ha carte da mettere le prende subito tutte.
}
frantic-event-market = Market
frantic-event-market-short = Ognuno prende una carta.
frantic-event-market-full = Si scoprono tante carte quanti sono i giocatori, e a turno ognuno ne prende una.
frantic-event-mating_season = Mating Season
frantic-event-mating_season-short = Via i numeri in coppia.
frantic-event-mating_season-full = Ognuno scarta tutte le carte numero il cui numero ha almeno due volte.
frantic-event-merry_christmas = Merry Christmas
frantic-event-merry_christmas-short = Si regala tutto.
frantic-event-merry_christmas-full = Ognuno dà via tutte le carte che ha in mano agli altri, come vuole.
frantic-event-merry_christmas-whole = Nell’ordine di gioco ognuno dà via tutte le carte che ha in mano agli altri, come vuole. Quando l’hanno fatto tutti, ognuno prende in mano ciò che ha ricevuto; chi non ha ricevuto niente ha chiuso.
frantic-event-mexican_standoff = Mexican Standoff
frantic-event-mexican_standoff-short = Tre carte nuove a testa.
frantic-event-mexican_standoff-full = Si scartano tutte le mani, poi ognuno pesca tre carte.
frantic-event-recession = Recession
frantic-event-recession-short = Si scarta: una, due, tre…
frantic-event-recession-full = Il primo giocatore scarta una carta, il secondo due, e così via; chi l’ha innescato ne scarta di più.
frantic-event-recession-whole = Nell’ordine di gioco il primo giocatore scarta una carta a sua scelta, il secondo due, e così via; chi l’ha innescato viene per ultimo e ne scarta di più. Chi ha meno carte le scarta tutte.
frantic-event-robin_hood = Robin Hood
frantic-event-robin_hood-short = La più grande per la minima.
frantic-event-robin_hood-full = Chi ha più carte e chi ne ha meno si scambiano la mano.
frantic-event-robin_hood-whole = Chi ha più carte e chi ne ha meno si scambiano la mano. Se in più d’uno ne hanno lo stesso numero, vale il primo di loro nell’ordine di gioco. Se tutti ne hanno lo stesso numero, non succede niente.
frantic-event-surprise_party = Surprise Party
frantic-event-surprise_party-short = Ognuno regala una carta.
frantic-event-surprise_party-full = Ognuno dà una carta a sua scelta a un giocatore a sua scelta.
frantic-event-the_all_seeing_eye = The All-Seeing Eye
frantic-event-the_all_seeing_eye-short = Tutte le mani scoperte.
frantic-event-the_all_seeing_eye-full = Tutte le mani restano scoperte finché tutti non le hanno viste.
frantic-event-third_time_lucky = Third Time Lucky
frantic-event-third_time_lucky-short = Ognuno ne pesca tre.
frantic-event-third_time_lucky-full = Ognuno pesca tre carte.
frantic-event-time_bomb = Time Bomb
frantic-event-time_bomb-short = Ancora tre turni a testa.
frantic-event-time_bomb-full = { $scores ->
    [off] Ognuno ha ancora tre turni; poi il round finisce, e non vince nessuno. Chi chiude prima vince.
   *[on] Ognuno ha ancora tre turni; poi il round finisce e tutti i punti valgono doppio. Chi chiude prima segna meno 10, gli altri 10 in più.
}
frantic-event-time_bomb-whole = { $scores ->
    [off] Ognuno ha ancora tre turni. Quello in cui è stata innescata non conta, quelli saltati sì. Quando qualcuno starebbe per cominciare il quarto, il round finisce e non vince nessuno. Se qualcuno chiude prima, vince come al solito; se il round finisce in altro modo, la bomba non cambia niente.
   *[on] Ognuno ha ancora tre turni. Quello in cui è stata innescata non conta, quelli saltati sì. Quando qualcuno starebbe per cominciare il quarto, il round finisce e i punti di tutti raddoppiano, anche quelli negativi. Se qualcuno chiude prima, segna meno 10, e tutti gli altri 10 in più. Se il round finisce in altro modo, la bomba non cambia niente.
}
frantic-event-tornado = Tornado
frantic-event-tornado-short = Si ridanno tutte le carte.
frantic-event-tornado-full = Tutte le mani si mescolano insieme e si ridistribuiscono.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-short = Via l’ultimo colore.
frantic-event-vandalism-full = Ognuno scarta tutte le carte dell’ultimo colore giocato.
frantic-event-vandalism-whole = Ognuno scarta tutte le carte dell’ultimo colore giocato, e ogni Colour Swap che lo mostra. Contano solo le carte colorate sulla pila, non i desideri. Se in questo round non si è ancora giocato un colore, non succede niente.
frantic-event-black_hole = Black Hole
frantic-event-black_hole-short = Ingoia tutte le carte nere.
frantic-event-black_hole-full = Chi l’ha innescato riceve tutte le carte nere, numeri e Black Gift, dalle mani degli altri.
frantic-event-capitalism = Capitalism
frantic-event-capitalism-short = Ognuno raddoppia.
frantic-event-capitalism-full = Ognuno pesca tante carte quante ne ha.
frantic-event-crowdfunding = Crowdfunding
frantic-event-crowdfunding-short = Si dà a chi ha di meno.
frantic-event-crowdfunding-full = Tutti gli altri danno una carta a loro scelta a ogni giocatore con meno carte.
frantic-event-crowdfunding-whole = Nell’ordine di gioco tutti gli altri danno una carta a loro scelta a ogni giocatore con meno carte. Se le loro carte non bastano per tutti, ne ricevono i primi nell’ordine di gioco. Chi ne ha di meno non dà niente. Se tutti ne hanno lo stesso numero, non succede niente.
frantic-event-distributor = Distributor
frantic-event-distributor-short = Le mani si riassegnano.
frantic-event-distributor-full = Chi l’ha innescato guarda tutte le mani e le assegna di nuovo, ma deve prenderne una che non è la sua.
frantic-event-double_taxation = Double Taxation
frantic-event-double_taxation-short = { $scores ->
    [off] Carte basse, pochi guai.
   *[on] Contano le tre più alte.
}
frantic-event-double_taxation-full = { $scores ->
    [off] Si confrontano le somme delle tre carte più alte di ognuno: la più bassa pesca una carta, la seconda due, e così via.
   *[on] Ognuno aggiunge subito al suo totale i punti delle sue tre carte più alte.
}
frantic-event-double_taxation-whole = { $scores ->
    [off] Si confrontano le somme delle tre carte più alte di ognuno: la più bassa pesca una carta, la seconda più bassa due, e così via. Somme pari pescano lo stesso numero e contano come una.
   *[on] Ognuno aggiunge subito al suo totale i punti delle sue tre carte più alte, o di tutte se ne ha meno. Le carte restano in mano.
}
frantic-event-event_manager = Event Manager
frantic-event-event_manager-short = Uno fra tre eventi.
frantic-event-event_manager-full = Si scoprono tre eventi; chi l’ha innescato sceglie quale succede.
frantic-event-event_manager-whole = Si scoprono tre eventi; chi l’ha innescato sceglie quale succede. Gli altri due si mettono via e non contano come eseguiti.
frantic-event-identity_theft = Identity Theft
frantic-event-identity_theft-short = { $scores ->
    [off] Due si scambiano di posto.
   *[on] Primo e ultimo si scambiano.
}
frantic-event-identity_theft-full = { $scores ->
    [off] Chi l’ha innescato nomina due giocatori, che si scambiano di posto.
   *[on] I giocatori con il totale più alto e più basso si scambiano i totali.
}
frantic-event-identity_theft-whole = { $scores ->
    [off] Chi l’ha innescato nomina due giocatori, forse anche sé stesso, che si scambiano di posto. Mani, carte potere e turni da saltare restano dove sono: ognuno continua con ciò che trova al nuovo posto.
   *[on] I giocatori con il totale più alto e più basso si scambiano i totali. Se lo hanno in più d’uno, vale il primo di loro nell’ordine di gioco. Se tutti i totali sono pari, non succede niente.
}
frantic-event-last_chance = Last Chance
frantic-event-last_chance-short = Chi chiude trova un evento.
frantic-event-last_chance-full = Fino alla fine del round: chi perde l’ultima carta, ma non per un evento, innesca un evento.
frantic-event-last_chance-whole = Fino alla fine del round: chi perde l’ultima carta, ma non per un evento, innesca un evento appena tutti gli effetti del turno sono finiti, a meno che per allora abbia di nuovo carte.
frantic-event-plague = Plague
frantic-event-plague-short = Altri due eventi.
frantic-event-plague-full = Si eseguono altri due eventi, uno dopo l’altro.
frantic-event-plague-whole = Si scoprono e si eseguono altri due eventi, uno dopo l’altro. Il secondo si esegue anche se il primo fa finire il round o qualcuno ha chiuso; solo allora il round è finito.
frantic-event-plus_one = Plus One
frantic-event-plus_one-short = Chi pesca, una in più.
frantic-event-plus_one-full = Fino alla fine del round: chi pesca carte ne pesca una in più.
frantic-event-plus_one-whole = Fino alla fine del round: chi pesca carte, per qualsiasi motivo, ne pesca una in più. Le carte scoperte, distribuite, cercate o prese da altrove non contano.
frantic-event-repeat = Repeat
frantic-event-repeat-short = Un evento si ripete.
frantic-event-repeat-full = Chi l’ha innescato nomina un evento di questo round, che succede di nuovo.
frantic-event-repeat-whole = Chi l’ha innescato nomina un evento eseguito in questo round, che si esegue di nuovo. Repeat non si può nominare. Se non ce n’era un altro, non succede niente.
frantic-event-russian_roulette = { $names ->
    [family] Lucky Dip
   *[mild] Russian Roulette
}
frantic-event-russian_roulette-short = Ognuno carica una carta.
frantic-event-russian_roulette-full = Ognuno mette giù una carta in segreto; mescolate, vanno in cima al mazzo.
frantic-event-seppuku = { $names ->
    [family] Leap of Faith
   *[mild] Seppuku
}
frantic-event-seppuku-short = { $scores ->
    [off] Rischia, o pescane due.
   *[on] Rischia, o paga 21.
}
frantic-event-seppuku-full = { $scores ->
    [off] Ognuno decide: chi non rischia pesca due carte. Chi rischia gira una carta: dopo un numero ne scarta due, dopo ogni altra carta ne pesca quattro.
   *[on] Ognuno decide: chi non rischia segna 21 punti. Chi rischia gira una carta: un numero gli toglie 21 punti, ogni altra carta ne aggiunge 42.
}
frantic-event-trust_fall = Trust Fall
frantic-event-trust_fall-short = Chiedi due carte a qualcuno.
frantic-event-trust_fall-full = Ognuno nomina un altro giocatore, che gli dà due carte scelte da lui.
frantic-event-black_jack = Black Jack
frantic-event-black_jack-short = Oltre 21 prendi tutto.
frantic-event-black_jack-full = A turno ognuno gira una carta; chi porta la somma oltre 21 le prende tutte.
frantic-event-chargenado = Chargenado
frantic-event-chargenado-short = Nuovi poteri per tutti.
frantic-event-chargenado-full = Tutte le carte potere tornano indietro, e ognuno ne riceve due nuove.
frantic-event-epic_fail = Epic Fail
frantic-event-epic_fail-short = Il 42 alla mano più piccola.
frantic-event-epic_fail-full = Chi ha meno carte riceve la carta che vale 42, dovunque sia.
frantic-event-epic_fail-whole = Chi ha meno carte riceve { frantic-card-fuck_you }, dovunque sia: nel mazzo, negli scarti o in un’altra mano. Se in più d’uno ne hanno il minimo, vale il primo di loro nell’ordine di gioco. Se aveva chiuso, non ha più chiuso.
frantic-event-loot = Loot
frantic-event-loot-short = Prendine tre da destra.
frantic-event-loot-full = Ognuno prende alla cieca tre carte al vicino di destra.
frantic-event-parasite = Parasite
frantic-event-parasite-short = { $scores ->
    [off] Senza punti: niente.
   *[on] Ci guadagna chi sta a sinistra.
}
frantic-event-parasite-full = { $scores ->
    [off] Dove non si contano i punti, non succede niente.
   *[on] Fino alla fine del round: il vicino di sinistra di chi chiude può scartare fino a due carte prima del conto.
}
frantic-event-rewind = Rewind
frantic-event-rewind-short = Tornano le ultime carte.
frantic-event-rewind-full = Per due giri ognuno prende la carta in cima agli scarti; poi se ne scopre una nuova.
frantic-event-rewind-whole = Per due giri, nell’ordine di gioco, ognuno prende la carta in cima agli scarti. Poi si scopre una carta del mazzo, che dice la nuova richiesta. Se è una carta speciale, chi ha innescato l’evento ne esprime il desiderio e può eseguirne l’effetto. Un numero nero non innesca niente, e su una carta unica va bene tutto.
frantic-event-riot = Riot
frantic-event-riot-short = Le speciali vanno a destra.
frantic-event-riot-full = Ognuno passa tutte le carte speciali al vicino di destra.
frantic-event-supercharge = Supercharge
frantic-event-supercharge-short = Un potere in più a testa.
frantic-event-supercharge-full = Ognuno riceve un’altra carta potere.
frantic-event-tsunami = Tsunami
frantic-event-tsunami-short = Più in alto, o prendi tutto.
frantic-event-tsunami-full = A turno ognuno mette una carta che vale almeno quanto la precedente; chi non lo fa le prende tutte.
frantic-event-tsunami-whole = Nell’ordine di gioco, giro dopo giro, ognuno mette una carta che vale almeno quanto la precedente. La prima carta va messa. Chi non può o non vuole continuare prende tutte le carte messe, e l’evento è finito.
frantic-event-pandoras_box = Pandora’s Box
frantic-event-pandoras_box-short = Le regole cambiano.
frantic-event-pandoras_box-full = Il suo effetto è stato composto prima della partita; se no, nuove carte regola sostituiscono quelle attive.
frantic-event-lucky_10 = Lucky 10
frantic-event-lucky_10-short = Scarta esattamente dieci.
frantic-event-lucky_10-full = Ognuno scarta carte che fanno esattamente 10 punti; chi non ne ha ne pesca due.
frantic-event-take_them_out = Take Them Out
frantic-event-take_them_out-short = Via tutte le speciali.
frantic-event-take_them_out-full = Ognuno scarta tutte le carte speciali.
frantic-event-times_two = Times Two
frantic-event-times_two-short = { $scores ->
    [off] Senza punti: niente.
   *[on] Raddoppia il più basso.
}
frantic-event-times_two-full = { $scores ->
    [off] Dove non si contano i punti, non succede niente.
   *[on] Il totale più basso raddoppia, qualunque sia; se lo hanno in più d’uno, per tutti loro.
}
frantic-event-little_brother = Little Brother
frantic-event-little_brother-short = Un ospite nella tua mano.
frantic-event-little_brother-full = Chi l’ha innescato prende in mano questa carta. Non si può giocare e vale 11.
frantic-event-little_brother-whole = Chi l’ha innescato prende in mano questa carta, e se aveva chiuso non ha più chiuso. Non si può giocare, ma si può dare, scambiare e prendere, e negli eventi scartare. Vale 11.
frantic-event-plus_20 = +20
frantic-event-plus_20-short = { $scores ->
    [off] Senza punti: niente.
   *[on] Il limite sale di 20.
}
frantic-event-plus_20-full = { $scores ->
    [off] Dove non si contano i punti, non succede niente.
   *[on] Il limite dei punti sale di 20 per il resto della partita.
}
frantic-event-special_gift = Special Gift
frantic-event-special_gift-short = Dai via tutte le speciali.
frantic-event-special_gift-full = Ognuno dà via tutte le carte speciali agli altri, come vuole.
frantic-event-resurrection = Resurrection
frantic-event-resurrection-short = Due carte tornano.
frantic-event-resurrection-full = Chi l’ha innescato prende una carta dagli scarti, e ne dà via un’altra.
frantic-event-resurrection-whole = Chi l’ha innescato guarda gli scarti sotto la carta in cima, prende una carta e ne dà un’altra a un giocatore a sua scelta.
frantic-event-eternal_love = Eternal Love
frantic-event-eternal_love-short = I Gift alla mano più grande.
frantic-event-eternal_love-full = Chi ha più carte riceve tutti i Gift, anche quelli neri.
frantic-event-southpole = Southpole
frantic-event-southpole-short = Pesca per gli altri.
frantic-event-southpole-full = Ognuno pesca tante carte quanti sono i giocatori e le dà via tutte agli altri.
frantic-event-blank_event = Spring Cleaning
frantic-event-blank_event-short = Ciò che avete composto.
frantic-event-blank_event-full = Il suo effetto è stato composto prima della partita; se no, ognuno scarta una carta e la mano più piccola ne pesca due.

## Carte potere

frantic-power-all_draw_one = All Draw One
frantic-power-all_draw_one-full = Prima della tua carta: tutti gli altri pescano una carta.
frantic-power-anti_counter = Anti Counter
frantic-power-anti_counter-full = Con una carta speciale: nessuno può lanciarle contro Counterattack. Error 404 funziona ancora.
frantic-power-black_wish = Black Wish
frantic-power-black_wish-full = Dopo la tua carta: ora va bene solo una carta nera o una carta desiderio.
frantic-power-colour_blockade = Colour Blockade
frantic-power-colour_blockade-full = Dopo la tua carta: un colore a tua scelta è bloccato fino alla fine del tuo prossimo turno.
frantic-power-colour_blockade-short = Un colore è bloccato.
frantic-power-colour_blockade-whole = Dopo la tua carta: nomina un colore. Fino alla fine del tuo prossimo turno nessuno, nemmeno tu, può giocare una carta che lo mostra o desiderarlo. A una carta di quel colore sulla pila ci si può ancora adattare con il numero o con il nome.
frantic-power-looping = Looping
frantic-power-looping-full = Il giro s’inverte dopo questo turno, e di nuovo dopo il tuo prossimo.
frantic-power-looping-short = Il giro s’inverte due volte.
frantic-power-number_wish = Number Wish
frantic-power-number_wish-full = Dopo la tua carta: desidera un numero.
frantic-power-open_hands = Open Hands
frantic-power-open_hands-full = Prima della tua carta: le mani degli altri restano scoperte fino al tuo prossimo turno.
frantic-power-open_hands-short = Mani scoperte.
frantic-power-random_chance = Random Chance
frantic-power-random_chance-full = Dopo la tua carta: gioca un’altra carta della tua mano, che vada bene o no.
frantic-power-recycling = Recycling
frantic-power-recycling-full = Dopo la tua carta: va in una mano che nomini tu, e vale di nuovo la richiesta di prima, se non si è espresso un desiderio.
frantic-power-special_charge = Special Charge
frantic-power-special_charge-full = Prima della tua carta: un altro giocatore pesca tante carte quante speciali ha.
frantic-power-special_seal = Special Seal
frantic-power-special_seal-full = Con un numero: nessuno può giocare o lanciare una carta speciale fino al tuo prossimo turno.
frantic-power-special_seal-short = Niente carte speciali.
frantic-power-troublecharger = Troublecharger
frantic-power-troublecharger-full = Alla fine del tuo turno s’innesca un evento.

## Carte regola

frantic-rule-the_nicest_try = The Nicest Try
frantic-rule-the_nicest_try-full = Dopo Nice Try, chi ha chiuso pesca sei carte invece di tre.
frantic-rule-the_nicest_try-short = Sei carte dopo Nice Try.
frantic-rule-generous_gift = Generous Gift
frantic-rule-generous_gift-full = I Gift danno tre carte invece di due.
frantic-rule-generous_gift-short = I Gift danno tre carte.
frantic-rule-other_way_round = Other Way Round
frantic-rule-other_way_round-full = Si gira dall’altra parte: in senso orario.
frantic-rule-other_way_round-short = Si gira in senso orario.
frantic-rule-thirsty = Thirsty
frantic-rule-thirsty-full = Chi pesca nel suo turno pesca due carte.
frantic-rule-thirsty-short = Chi pesca ne pesca due.
frantic-rule-until_it_fits = Until It Fits
frantic-rule-until_it_fits-full = Chi pesca nel suo turno pesca finché non ha una carta che va bene, al massimo cinque.
frantic-rule-until_it_fits-short = Pesca finché non va bene.
frantic-rule-until_it_fits-whole = Chi pesca nel suo turno pesca una carta dopo l’altra finché non ne ha una che va bene, al massimo cinque. Poi può giocare o passare. Accanto a questa, Thirsty non conta.
frantic-rule-black_on_black = Black on Black
frantic-rule-black_on_black-full = Una carta nera va anche su ogni carta nera.
frantic-rule-black_on_black-short = Nero va su nero.
frantic-rule-calm_round = Calm Round
frantic-rule-calm_round-full = I numeri neri non innescano eventi.
frantic-rule-calm_round-short = Nero: nessun evento.
frantic-rule-lucky_sevens = Lucky Sevens
frantic-rule-lucky_sevens-full = Ogni 7 colorato innesca un evento.
frantic-rule-lucky_sevens-short = Un 7 colorato: evento.
frantic-rule-twins = Twins
frantic-rule-twins-full = Su un numero colorato puoi mettere altri numeri uguali.
frantic-rule-twins-short = Numeri uguali insieme.
frantic-rule-twins-whole = Chi nel suo turno gioca una carta numero colorata può metterci sopra altre carte colorate con lo stesso numero, in qualsiasi ordine. Contano come una giocata; l’ultima dice la richiesta. Se innescano qualcosa, succede una volta sola.
frantic-rule-glass_table = Glass Table
frantic-rule-glass_table-full = Tutte le mani sono scoperte.
frantic-rule-glass_table-short = Tutte le mani scoperte.
frantic-rule-swap_meet = Swap Meet
frantic-rule-swap_meet-full = Chi gioca un 1 colorato scambia la mano con un altro giocatore.
frantic-rule-swap_meet-short = Un 1 colorato: scambio.
frantic-rule-swap_meet-whole = Chi gioca un 1 colorato scambia la mano con un altro giocatore a sua scelta, a meno che fosse la sua ultima carta. Nessuno può opporsi.
frantic-rule-merry_go_round = Merry-Go-Round
frantic-rule-merry_go_round-full = Con ogni 9 colorato tutte le mani vanno a chi segue.
frantic-rule-merry_go_round-short = Un 9 colorato: si passa.
frantic-rule-merry_go_round-whole = Quando si gioca un 9 colorato, ogni mano va a chi segue, anche una vuota. Chi allora ha una mano vuota ha chiuso. Nessuno può opporsi.
frantic-rule-fantastic_six = Fantastic Six
frantic-rule-fantastic_six-full = Fantastic Four divide sei carte.
frantic-rule-fantastic_six-short = Fantastic Four: sei carte.
frantic-rule-heavy_baggage = Heavy Baggage
frantic-rule-heavy_baggage-full = Le carte speciali che valgono 7 valgono 10.
frantic-rule-heavy_baggage-short = Le speciali da 7 valgono 10.
frantic-rule-peace_treaty = Peace Treaty
frantic-rule-peace_treaty-full = Nessuno può lanciare un Counterattack.
frantic-rule-peace_treaty-short = Niente Counterattack.

## Sul tavolo

frantic-read-kind-number = Carta numero
frantic-read-kind-black = Numero nero
frantic-read-kind-plain = Carta speciale con un colore
frantic-read-kind-swap = Carta speciale con due colori
frantic-read-kind-wish = Carta desiderio
frantic-read-kind-black-special = Carta speciale nera
frantic-read-kind-unique = Unica nel suo genere
frantic-read-kind-blank = Carta composta
frantic-read-kind-event = Evento
frantic-read-kind-power = Carta potere: girala con una carta che giochi
frantic-read-kind-rule = Carta regola: vale fino alla fine del round
frantic-read-plain = Va su { $colour } e su ogni { $card }, mai dove è richiesto solo un numero. Il suo effetto va eseguito.
frantic-read-black = Va su ogni Gift che non è nero. Il suo effetto va eseguito.
frantic-read-must = Va su tutto, e il suo effetto va eseguito.
frantic-read-may = Va su tutto. All’effetto puoi rinunciare; il desiderio si esprime sempre.
frantic-read-reaction = Nel tuo turno va su tutto ed è solo un desiderio.
frantic-number-card = { $colour } { $number }
frantic-special-card = { $title } in { $colours }
frantic-card-does = { $card } ({ $points }): { $does }
frantic-required = Richiesta: { $needs }.
frantic-sheet-title = { $cause }. { $limit }
frantic-ask-in-time = { $sentence } { $count } s
frantic-do-back = Un’altra carta
frantic-do-wish = Desidera { $what }
frantic-do-give = { $card } per { $name }
frantic-do-pile = La pila di { $name }
frantic-do-power = { $name }: { $power }
frantic-power-unknown = coperta
frantic-do-name = { $name }: { $about }
frantic-do-shared = { $left ->
    [0] Fatto
    [one] Ancora 1 da dare
   *[other] Ancora { $left } da dare
}
frantic-do-react = Reagisci (tasto { $number })
frantic-loses-turn = salta un turno
frantic-log-turned-down = { $name } copre di nuovo una carta potere.
frantic-do-plain = Senza carta potere
frantic-ask-how-play = { $card }: come la giochi?
frantic-ask-how-throw = { $card }: lanciala e desidera un colore.
frantic-sheet-dealer = Poi le carte le dà { $name }.
frantic-ask-tsunami-first = { $name }, metti la prima carta.
frantic-ask-cards-for = { $name }, scegli { $count ->
    [one] 1 carta
   *[other] { $count } carte
} per { $other }.
frantic-explains = { $title }: { $text }

## Che cosa fa una carta composta: chi, con quali parole, quanto, e la frase che ne viene.
## $target è di chi si tratta; "trigger" è chi innesca un evento, "each" ogni altro tranne lui.

frantic-made-who = { $target ->
    [self] tu
    [trigger] chi innesca
    [chosen] chi viene scelto
    [others] tutti gli altri
    [everyone] tutti
    [each] ogni altro giocatore
    [most] chi ha più carte
    [fewest] chi ha meno carte
    [left] chi ti sta a sinistra
    [right] chi ti sta a destra
    [event-left] chi sta a sinistra di chi innesca
    [event-right] chi sta a destra di chi innesca
   *[random] un altro giocatore a caso
}
frantic-made-whom = { $target ->
    [self] te
    [trigger] chi innesca
    [chosen] chi viene scelto
    [others] tutti gli altri
    [everyone] tutti
    [each] ogni altro giocatore
    [most] chi ha più carte
    [fewest] chi ha meno carte
    [left] chi ti sta a sinistra
    [right] chi ti sta a destra
    [event-left] chi gli sta a sinistra
    [event-right] chi gli sta a destra
   *[random] un altro giocatore a caso
}
# Che cosa segue il quanto se vale per ognuno di più giocatori.
frantic-made-each = { $target ->
    [others] { " " }a testa
    [everyone] { " " }a testa
   *[other] { "" }
}
frantic-made-cards = { $count ->
    [1] una carta
    [2] due carte
    [3] tre carte
    [4] quattro carte
   *[other] cinque carte
}{ frantic-made-each }
frantic-made-powers = { $count ->
    [1] una carta potere
   *[other] due carte potere
}{ frantic-made-each }
frantic-made-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}{ frantic-made-each }
frantic-made-way = { $way ->
    [left] un posto a sinistra
   *[right] un posto a destra
}
frantic-made-wished = { $wish ->
    [colour] un colore
    [number] un numero
   *[either] un colore o un numero
}
frantic-made-does-draw = { $target ->
    [self] peschi
    [others] pescano
    [everyone] pescano
   *[other] pesca
}
frantic-made-does-discard = { $target ->
    [self] scarti
    [others] scartano
    [everyone] scartano
   *[other] scarta
}
frantic-made-does-give = { $target ->
    [self] dai
   *[other] dà
}
frantic-made-does-collect = { $target ->
    [others] danno
   *[other] dà
}
frantic-made-does-steal = { $target ->
    [self] prendi
   *[other] prende
}
frantic-made-does-swap = { $target ->
    [self] scambi la mano
   *[other] scambia la mano
}
frantic-made-does-rotate = vanno
frantic-made-does-reveal = { $target ->
    [self] mostri la mano
    [others] mostrano la mano
    [everyone] mostrano la mano
   *[other] mostra la mano
}
frantic-made-does-skip = { $target ->
    [self] salti il prossimo turno
    [others] saltano il prossimo turno
    [everyone] saltano il prossimo turno
   *[other] salta il prossimo turno
}
frantic-made-does-get = { $target ->
    [self] ricevi
    [others] ricevono
    [everyone] ricevono
   *[other] riceve
}
frantic-made-does-lose = { $target ->
    [self] perdi
    [others] perdono
    [everyone] perdono
   *[other] perde
}
frantic-made-does-wish = { $target ->
    [self] desideri
   *[other] desidera
}
frantic-made-does-event = s’innesca un evento
frantic-made-does-rule = si scopre un’altra carta regola
frantic-made-does-nothing = non succede niente
frantic-made-subject = { $later ->
    [yes] poi { $who } { $does }
   *[no] { $who } { $does }
}
frantic-made-step-draw = { frantic-made-subject } { $what }
frantic-made-step-discard = { frantic-made-subject } { $what }
frantic-made-step-give = { frantic-made-subject } { $what } a { $whom }
frantic-made-step-collect = { frantic-made-subject } { $what } { $receiver ->
    [self] a te
   *[other] a chi innesca
}
frantic-made-step-steal = { frantic-made-subject } alla cieca { $what } a { $whom }
frantic-made-step-swap = { frantic-made-subject } con { $whom }
frantic-made-step-rotate = { $later ->
    [yes] poi tutte le mani { $does } { $what }
   *[no] tutte le mani { $does } { $what }
}
frantic-made-step-reveal = { frantic-made-subject } a tutto il tavolo
frantic-made-step-skip = { frantic-made-subject }
frantic-made-step-score = { frantic-made-subject } { $what }
frantic-made-step-wish = { frantic-made-subject } { $what }
frantic-made-step-event = { $later ->
    [yes] poi { $does }
   *[no] { $does }
}
frantic-made-step-rule = { $later ->
    [yes] poi { $does }
   *[no] { $does }
}
frantic-made-step-power = { frantic-made-subject } { $what }
frantic-made-step-nothing = { $later ->
    [yes] poi { $does }
   *[no] { $does }
}
frantic-made-next = { $steps }, { $step }
frantic-made-must = { $steps }.
frantic-made-may = Desidera { frantic-made-wished }. Se vuoi: { $steps }.

## Che cosa non va nel file di una carta, e dove

frantic-file-where = { $step ->
    [0] Riga { $line }
   *[other] Riga { $line }, passo { $step }
}
frantic-file-unreadable = Il file non si può aprire: { $file }
frantic-file-foreign = Riga { $line }: questa non è una carta di Frantic.
frantic-file-cut = Riga { $line }: qui il file si interrompe. La carta non è intera.
frantic-file-broken = Riga { $line }, carattere { $column }: qui non si può leggere.
frantic-file-twice = { frantic-file-where }: «{ $field }» c’è due volte.
frantic-file-version = { frantic-file-where }: la carta è della versione { $found }. Questa officina legge la versione { $known }.
frantic-file-missing = { frantic-file-where }: «{ $field }» manca.
frantic-file-unknown = { frantic-file-where }: «{ $field }» lì non c’entra.
frantic-file-value = { frantic-file-where }: «{ $field }» non può essere { $found }. Può essere { $allowed }.
frantic-file-name-empty = { frantic-file-where }: la carta non ha un nome.
frantic-file-name-form = { frantic-file-where }: il nome deve essere un testo fra virgolette, non { $found }.
frantic-file-name-long = { frantic-file-where }: il nome ha { $count } lettere. Può averne { $most }.
frantic-file-name-signs = { frantic-file-where }: nel nome c’è un segno che nessun nome può avere.
frantic-file-name-taken = { frantic-file-where }: un’altra carta si chiama già «{ $found }».
frantic-file-steps = { frantic-file-where }: una carta ha da uno a { $most } passi. Questa ne ha { $count }.
frantic-file-steps-form = { frantic-file-where }: «steps» deve essere un elenco fra parentesi quadre.
frantic-file-events = { frantic-file-where }: solo un passo può innescare un evento.

## L’officina delle carte

frantic-workshop-title = Officina delle carte
frantic-workshop-back-hint = Indietro. Ciò che non è ancora conservato aspetta sul banco.
frantic-workshop-new = Nuova
frantic-workshop-new-hint = Una carta vuota per cominciare.
frantic-workshop-cards = Le mie ({ $count })
frantic-workshop-cards-hint = Tutte le tue carte: per cambiarne una, eliminarla, vedere dov’è.
frantic-workshop-card-blank_play = Carta vuota
frantic-workshop-card-blank_play-hint = Nel mazzo ce ne sono due, con il modulo delle carte vuote.
frantic-workshop-card-do_it_yourself = Do It Yourself
frantic-workshop-card-do_it_yourself-hint = Nel mazzo ce ne sono quattro, con Pandora’s Box. In più si desidera un colore.
frantic-workshop-card-blank_event = Evento vuoto
frantic-workshop-card-blank_event-hint = Fra gli eventi ce n’è uno, con il modulo delle carte vuote.
frantic-workshop-card-pandoras_box = Pandora’s Box
frantic-workshop-card-pandoras_box-hint = Fra gli eventi ce n’è uno, con Pandora’s Box.
frantic-workshop-type-hint = Che cosa si desidera quando si gioca, o il colore della carta.
frantic-workshop-type-plain = Colore: { $colour }
frantic-workshop-type-colour = Desidera un colore
frantic-workshop-type-number = Desidera un numero
frantic-workshop-type-either = Desidera l’uno o l’altro
frantic-workshop-type-event = Evento
frantic-workshop-name = Nome
frantic-workshop-name-fresh = La mia carta { $number }
frantic-workshop-name-hint = Invio, o un clic, per scrivere un altro nome.
frantic-workshop-name-empty = Una carta ha bisogno di un nome.
frantic-workshop-name-long = Un nome ha al massimo { $most } lettere.
frantic-workshop-name-signs = In quel nome c’è un segno che nessun nome può avere.
frantic-workshop-name-taken = Un’altra carta o un evento si chiama già «{ $name }». Ci vuole un altro nome.
frantic-workshop-light-hint = La luce in cui brilla.
frantic-workshop-icon-hint = La figura che c’è sopra.
frantic-workshop-add = Un altro passo
frantic-workshop-add-hint = Una carta ha fino a { $count } passi, eseguiti in quest’ordine.
frantic-workshop-sooner-hint = Questo passo viene prima di quello sopra.
frantic-workshop-remove-hint = Senza questo passo.
frantic-workshop-action-hint = Che cosa si fa. Invio mostra tutto, Backspace prende il seguente.
frantic-workshop-action-title = Che cosa succede?
frantic-workshop-amount-hint = Quanti, o quale. Invio mostra tutto, Backspace prende il seguente.
frantic-workshop-amount-title = { $action ->
    [rotate] Da che parte?
    [wish] Che cosa si desidera?
   *[other] Quanto?
}
frantic-workshop-target-hint = Di chi si tratta. Invio mostra tutti, Backspace prende il seguente.
frantic-workshop-target-title = Di chi si tratta?
frantic-workshop-do-draw = Pescare
frantic-workshop-do-draw-hint = Questo numero di carte arriva dal mazzo.
frantic-workshop-do-discard = Scartare
frantic-workshop-do-discard-hint = Questo numero di carte, a scelta, va sotto la carta in cima.
frantic-workshop-do-give = Dare via
frantic-workshop-do-give-hint = Chi la gioca dà carte a sua scelta.
frantic-workshop-do-collect = Raccogliere
frantic-workshop-do-collect-hint = Gli altri scelgono quali carte dare a chi la gioca.
frantic-workshop-do-steal = Alla cieca
frantic-workshop-do-steal-hint = Chi la gioca prende carte senza vederle.
frantic-workshop-do-swap = Scambiare la mano
frantic-workshop-do-swap-hint = Due mani intere si scambiano.
frantic-workshop-do-rotate = Passare le mani
frantic-workshop-do-rotate-hint = Ogni mano va un posto a sinistra o a destra.
frantic-workshop-do-reveal = Mostrare la mano
frantic-workshop-do-reveal-hint = Resta scoperta finché tutti non l’hanno vista.
frantic-workshop-do-skip = Saltare un turno
frantic-workshop-do-skip-hint = A chi salta già un turno non succede niente.
frantic-workshop-do-score = Punti
frantic-workshop-do-score-hint = Il totale cambia subito. I punti sono un male.
frantic-workshop-do-wish = Desiderio
frantic-workshop-do-wish-hint = Ciò che si desidera va giocato subito dopo.
frantic-workshop-do-event = Un evento
frantic-workshop-do-event-hint = S’innesca un evento. Una carta ha un solo passo così.
frantic-workshop-do-rule = Carta regola
frantic-workshop-do-rule-hint = Un’altra carta regola vale fino alla fine del round.
frantic-workshop-do-power = Carte potere
frantic-workshop-do-power-hint = Arrivano coperte, finché ce ne sono.
frantic-workshop-do-nothing = Niente
frantic-workshop-do-nothing-hint = Proprio niente. Anche questa è una scelta.
frantic-workshop-at-self-hint = Chi gioca la carta, o ha innescato l’evento.
frantic-workshop-at-chosen-hint = Qualcuno che il giocatore nomina; lo stesso in tutti i passi.
frantic-workshop-at-others-hint = Tutti tranne chi gioca, uno dopo l’altro.
frantic-workshop-at-everyone-hint = Tutti, uno dopo l’altro; chi la gioca viene per ultimo.
frantic-workshop-at-most-hint = La mano più grande. Fra pari, chi viene prima nell’ordine di gioco.
frantic-workshop-at-fewest-hint = La mano più piccola. Fra pari, chi viene prima nell’ordine di gioco.
frantic-workshop-at-left-hint = Chi siede a sinistra.
frantic-workshop-at-right-hint = Chi siede a destra.
frantic-workshop-at-random-hint = Il caso sceglie uno degli altri, di nuovo a ogni passo.
frantic-workshop-note-loop = Se Repeat chiama questo evento mentre è ancora in corso, il suo passo con l’evento si salta: niente gira all’infinito.
frantic-workshop-note-violet = Le carte viola hanno bisogno di Pandora’s Box in gioco.
frantic-workshop-note-rule = Senza Pandora’s Box in gioco non si scopre nessuna carta regola.
frantic-workshop-note-power = Senza Supercharge in gioco nessuno riceve carte potere.
frantic-workshop-note-score = Dove non si contano i punti, i punti non fanno niente.
frantic-workshop-note-chosen = Chi viene scelto può lanciare Counterattack o Error 404.
frantic-workshop-note-hand = Se la mano più grande o più piccola è la propria, quel passo non fa niente.
frantic-workshop-note-kept = { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } e { frantic-card-gambling_champ } { $kept ->
    [moved] restano a chi gioca la carta
    [chosen] non si possono scegliere
   *[moved-chosen] restano a chi gioca la carta e non si possono scegliere
}.
frantic-workshop-note-discarded = Nemmeno { frantic-card-curse }, { frantic-card-the_end } e { frantic-card-little_brother } si possono scartare.
frantic-workshop-try = Provala
frantic-workshop-try-hint = Un tavolo con bot, dove questa carta arriva subito. Niente viene conservato.
frantic-workshop-keep = Conserva
frantic-workshop-keep-hint = Scrive la carta in un file nella tua cartella delle carte.
frantic-workshop-give = Per un amico
frantic-workshop-give-hint = Mette una copia del file della carta dove la trovi. Un amico la trascina su questa finestra.
frantic-workshop-given = Ecco una copia da dare via: { $file }
frantic-workshop-kept = Conservata come { $file } in { $folder }
frantic-workshop-not-kept = La carta non si è potuta scrivere. Il disco è pieno, o la cartella chiusa?
frantic-workshop-taken-in = Ora «{ $name }» è una delle tue carte.
frantic-workshop-ask = Buttare questa carta?
frantic-workshop-ask-about = «{ $name }» non è stata conservata così com’è ora.
frantic-workshop-ask-yes = Butta
frantic-workshop-ask-no = Indietro
frantic-workshop-nowhere = Non ancora conservata in un file.
frantic-workshop-changed = Cambiata da quando è stata conservata come { $file }
frantic-workshop-lies = Conservata come { $file }

frantic-cards-title = Le mie carte
frantic-cards-back-hint = Torna al banco.
frantic-cards-none = Non c’è ancora nessuna carta. Conserva quella sul banco, o trascina qui il file di un amico.
frantic-cards-lie = Le tue carte sono file in { $folder } – metti lì il file di un amico, o trascinalo qui.
frantic-cards-folder = Apri cartella
frantic-cards-folder-hint = Mostra i file delle tue carte.
frantic-cards-no-program = Non c’è un programma che mostri la cartella { $folder }
frantic-cards-unreadable = Non una carta
frantic-cards-bin-hint = Elimina questo file.
frantic-cards-ask = Eliminare questa carta?
frantic-cards-ask-about = «{ $name }» viene eliminata per sempre. Le partite giocate con lei la tengono.
frantic-cards-ask-yes = Elimina
frantic-cards-ask-no = Tienila
frantic-cards-still-there = Il file non si è potuto eliminare.

frantic-own-title = { $count ->
    [one] In questa partita c’è una carta fatta in casa
   *[other] In questa partita ci sono { $count } carte fatte in casa
}
frantic-own-again = Il tasto I, o il pulsante destro del mouse, le mostra di nuovo.

## Il tavolo in frasi

frantic-own-name = { $name }
frantic-wished-number = { $number }
frantic-back = Carta { $number } da sinistra
frantic-top = In cima: { $card }; { $count ->
    [0] il mazzo è vuoto.
    [one] resta 1 carta da pescare.
   *[other] restano { $count } carte da pescare.
}
frantic-holds-now = Ora vale: { $what }.
frantic-holds = { $name }: { frantic-cards-left }{ $so_far }.
frantic-so-far = , finora { $total ->
    [one] 1 punto
   *[other] { $total } punti
}
frantic-your-hand = La tua mano: { $cards }.
frantic-row-draw = Mazzo: { $count }

## Perché un esperto farebbe così

frantic-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
frantic-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
frantic-because-out = Nei prossimi turni chiudi in { $this } casi su 100, altrimenti in { $other }.
frantic-because-rival-out = Trattiene { $name } dal chiudere: { $name } ci riesce in { $this } casi su 100, altrimenti in { $other }.
frantic-because-wishes = Ti lascia in mano una carta con cui puoi esprimere un desiderio.
frantic-because-heavy = Ti libera di una carta pesante: ne hai una { $this } volte su 100, altrimenti { $other }.
frantic-because-points = Dopo qualche turno la tua mano vale in media { $this ->
    [1] 1 punto
   *[other] { $this } punti
}, altrimenti { $other }.
frantic-because-theirs = Dopo qualche turno le mani degli altri valgono in media { $this ->
    [1] 1 punto
   *[other] { $this } punti
}, altrimenti { $other }.
frantic-because-cards = Dopo qualche turno hai in media { $this ->
    [1] 1 carta
   *[other] { $this } carte
}, altrimenti { $other }.

## La prima lezione

frantic-lesson-first = Prima lezione: un round
frantic-lesson-first-after = Quando qualcuno ha superato il limite, vince chi ha meno punti.
frantic-lesson-first-match = Svuota la mano prima degli altri: ciò che resta sono punti, e i punti sono un male. Una carta va bene per il colore: metti il tuo 2 rosso sul 5 rosso.
refusal-frantic-lesson-first-match = Meglio liberarsi di una rossa finché c’è rosso: gioca il 2 rosso.
refusal-frantic-lesson-first-match-wish = Quella va su tutto, quindi tienila per tempi duri. Gioca il 2 rosso.
frantic-lesson-first-event = { $name2 } ha giocato un 7 nero, e i numeri neri fanno scoprire un evento: stavolta non è successo niente. Un 7 va su ogni 7: gioca il tuo verde.
refusal-frantic-lesson-first-event = Quella tienila. Un 7 va su un 7: gioca il 7 verde.
refusal-frantic-lesson-first-event-keep = Va bene, ma ti servirà per ultima. Gioca il 7 verde.
frantic-lesson-first-counter = { $name3 } gioca un Gift: due carte per te! Ma contro puoi lanciare un Counterattack. Fallo, e desidera blu.
refusal-frantic-lesson-first-counter = Desidera blu: è il colore del tuo 9.
refusal-frantic-lesson-first-counter-pass = E prenderti due carte? Lancia il tuo Counterattack, e desidera blu.
frantic-lesson-first-name = Ora il Gift è tuo. Decidi tu a chi vanno due tue carte: dalle a { $name3 }, che ha cominciato.
refusal-frantic-lesson-first-name = Non ti ha fatto niente. Dalle a { $name3 }.
frantic-lesson-first-give = Scegli che cosa dai via. I numeri alti valgono molti punti: prima l’8 nero.
refusal-frantic-lesson-first-give = Quella dopo. Prima l’8 nero, per favore.
refusal-frantic-lesson-first-give-keep = Il 9 blu è tutto ciò che ti serve per vincere: dai l’8 nero.
frantic-lesson-first-more = E la tua carta desiderio, che vale 7 punti. Il 9 blu resta.
refusal-frantic-lesson-first-more = Il 9 blu resta a te: dai l’altra.
frantic-lesson-first-last = Resta una carta, e il blu l’hai desiderato tu. Giocala!
refusal-frantic-lesson-first-last = Non serve pescare: il tuo 9 blu va bene.
frantic-lesson-first-end = La tua mano è vuota: il round è finito, e si conta ciò che hanno gli altri. Oltre il limite vince chi ha meno punti.

## La lezione più lunga: fuori turno

frantic-lesson-windows = Lezione più lunga: fuori turno
frantic-lesson-windows-after = Prima di un evento, quando una carta speciale ti colpisce, quando qualcuno chiude: allora si può lanciare una carta.
frantic-lesson-windows-keep = Quattro tue carte si possono lanciare fuori turno. Nel tuo turno sono solo un desiderio: tienile, e gioca il tuo 2 rosso.
refusal-frantic-lesson-windows-keep = Ora desidererebbe solo un colore. Tienila per il suo momento, e gioca il 2 rosso.
frantic-lesson-windows-event = { $name2 } ha giocato un numero nero: arriva un evento, e nessuno sa quale. Tutti tranne { $name2 } possono ancora farsi da parte.
frantic-lesson-windows-lucky = Lancia il tuo Lucky Bastard: l’evento ti passa accanto. E desidera blu, il colore del tuo 9.
refusal-frantic-lesson-windows-lucky = Il colore che desideri è la prossima richiesta, e il blu ti servirà per il 9. Lanciala con il blu.
refusal-frantic-lesson-windows-lucky-pass = Può essere un evento gentile, può essere crudele. La carta non ti costa un turno: lanciala, e desidera blu.
frantic-lesson-windows-tax = Double Taxation! Gli altri pagano per le loro tre carte più alte, tu no. Ma ora { $name3 } ti dà quattro carte.
frantic-lesson-windows-counter = Una carta speciale chiede prima alle sue vittime. Con un Counterattack le quattro le dividi tu. Lancialo, desidera blu.
refusal-frantic-lesson-windows-counter = La carta è giusta, il colore no: desidera blu, per il tuo 9.
refusal-frantic-lesson-windows-counter-pass = E pescare quattro carte? Lancia il tuo Counterattack, e desidera blu.
refusal-frantic-lesson-windows-counter-error = Anche quello ti mette al sicuro, ma allora { $name3 } dà le carte a qualcun altro. Con Counterattack decidi tu a chi vanno. Desidera blu.
frantic-lesson-windows-share = Ora le dai tu, come se avessi giocato la carta. A { $name2 } resta una carta sola: tutte e quattro a { $name2 }.
refusal-frantic-lesson-windows-share = Manca poco che chiuda { $name2 }: tutte e quattro a { $name2 }.
frantic-lesson-windows-error = Anche { $name2 } ne ha lanciato uno: le quattro tornano! Error 404 te ne tiene fuori del tutto. Lancialo, desidera blu.
refusal-frantic-lesson-windows-error = Funziona con ogni colore. Ma tu vuoi il blu, per il tuo 9.
refusal-frantic-lesson-windows-error-pass = Così le quattro carte sono tue. Lancia Error 404, e desidera blu.
frantic-lesson-windows-out = Così { $name3 } ha pescato le quattro. Ma quel Counterattack era l’ultima carta di { $name2 }, che ha chiuso! Il round è finito?
frantic-lesson-windows-nice = Non ancora: un Nice Try fa pescare tre carte a chi ha chiuso, e si continua. Lancialo, desidera blu.
refusal-frantic-lesson-windows-nice = Bene, ma desidera blu: poi tocca a te.
refusal-frantic-lesson-windows-nice-pass = Così { $name2 } ha vinto il round, e le tue carte valgono 16 punti. Lancia Nice Try, e desidera blu.
frantic-lesson-windows-last = Lanciare non cambia mai a chi tocca: dopo { $name3 } tocca a te, e la richiesta è blu. Gioca la tua ultima carta.
refusal-frantic-lesson-windows-last = Non serve pescare: il tuo 9 blu va bene.
frantic-lesson-windows-end = Hai chiuso! Dove giocano più persone, a ogni occasione si chiede a tutti, così nessuno può capire chi ha che cosa.
