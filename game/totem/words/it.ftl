## Sullo scaffale

totem-title = Totem
totem-about = Gira, scopri il gemello, afferra il totem prima degli altri.
totem-players = 2–10 giocatori
totem-length = circa 5 minuti

## Posti

totem-action-grab = Afferra
totem-action-flip = Gira
totem-hand-name-0 = destra
totem-hand-name-1 = sinistra
totem-level-adaptive = Al tuo passo
totem-level-medium = Medio

## Opzioni

totem-option-pace = Ritmo
totem-option-pace-hint = Quanto in fretta una carta segue l’altra.
totem-value-pace-normal = Normale
totem-value-pace-calm = Calmo
totem-value-pace-brisk = Vivace
totem-value-pace-frantic = Folle
totem-value-pace-custom = Tuo
totem-option-games = Si gioca
totem-option-games-hint = Quante manche fanno una partita.
totem-value-games-1 = Una manche
totem-value-games-best-of-3 = Al meglio di 3
totem-value-games-best-of-5 = Al meglio di 5
totem-value-games-endless = Senza fine
totem-option-deck = Carte
totem-option-deck-hint = Tutte le 80 carte, o 48 con forme più facili da distinguere, per bambini.
totem-value-deck-full = Tutte e 80
totem-value-deck-short = Solo 48
totem-option-flip_mode = Girare
totem-option-flip_mode-hint = Il tavolo gira le carte per tutti, oppure ognuno le gira con un tasto suo.
totem-value-flip_mode-auto = Gira il tavolo
totem-value-flip_mode-own_key = Gira ognuno
totem-option-mode_banner = Cartello
totem-option-mode_banner-hint = Mostra un cartello finché contano i colori e non le forme.
totem-option-colour_marks = Lettere colore
totem-option-colour_marks-hint = Mette negli angoli di ogni carta una lettera per il suo colore.
totem-option-wait_for_duel = Aspetta i duelli
totem-option-wait_for_duel-hint = Finché due carte sono uguali non si gira nessuna carta, fino a 6 secondi: per chi comincia.
totem-option-play_on = Si continua
totem-option-play_on-hint = Si gioca ancora per il secondo e il terzo posto, finché non ne resta uno solo.
totem-option-steady_grip = Presa salda
totem-option-steady_grip-hint = Il tasto va tenuto giù un momento, o il totem scivola via.
totem-option-knock_over = Totem instabile
totem-option-knock_over-hint = Con il mouse o il dito, chi tocca solo il bordo fa cadere il totem: è una presa falsa.
totem-option-phones = Presa da telefono
totem-option-phones-hint = I telefoni possono fare da mani. La radio è meno sicura dei tasti: più prese sono a pari tempo, e le targhe dicono di quanto.
totem-option-face_turns = Carte ruotate
totem-option-face_turns-hint = Le carte sono girate in ogni verso, come quelle stampate.
totem-option-penalty_piles = Presa falsa prende
totem-option-penalty_piles-hint = Quali carte scoperte vanno a chi fa una presa falsa; il piatto si aggiunge sempre.
totem-value-penalty_piles-all = Tutte le scoperte
totem-value-penalty_piles-others = Quelle altrui
totem-value-penalty_piles-mild = Solo le proprie
totem-option-two_player_form = In due si hanno
totem-option-two_player_form-hint = In due, ognuno gioca due mani con due tasti, oppure una mano come al solito.
totem-value-two_player_form-two_hands = Due mani a testa
totem-value-two_player_form-one_hand = Una a testa
totem-option-wrong_hand = Mano sbagliata
totem-option-wrong_hand-hint = Con due mani a testa, afferrare con quella sbagliata è una presa falsa o fa solo aspettare.
totem-value-wrong_hand-error = Presa falsa
totem-value-wrong_hand-ignore = Solo attesa
totem-option-three_player_rule = Tre di un colore
totem-option-three_player_rule-hint = In tre contano anche tre carte di un colore; le frecce colorate restano nella scatola.
totem-option-three_colour_effect = Tre di un colore è
totem-option-three_colour_effect-hint = Che cosa danno tre carte di un colore nel gioco in tre.
totem-value-three_colour_effect-rush = Un assalto
totem-value-three_colour_effect-duel = Un duello in tre
totem-option-surplus = Carte in più
totem-option-surplus-hint = Le carte che non si possono dividere in parti uguali vanno alle prime mani, o sotto il totem.
totem-value-surplus-dealt = Distribuite
totem-value-surplus-pot = Sotto il totem
totem-option-colour_ends = Fine dei colori
totem-option-colour_ends-hint = Quando le frecce colorate smettono di contare: solo coperte, o già dopo il primo duello di colore.
totem-value-colour_ends-covered = Quando coperte
totem-value-colour_ends-first_duel = Dopo un duello

totem-option-pace_ms = Ritmo tuo
totem-option-pace_ms-hint = L’attesa fra due carte, quando il ritmo è tuo.
totem-option-air_ms = Carta in aria
totem-option-air_ms-hint = Quanto ci mette una carta a girarsi prima che se ne veda la faccia.
totem-option-min_gap_ms = Intervallo minimo
totem-option-min_gap_ms-hint = Quanto tempo dopo una carta si può girare la seguente con il tasto, al più presto.
totem-option-flip_timeout_ms = Pazienza
totem-option-flip_timeout_ms-hint = Passato questo tempo senza un tasto, la carta la gira il tavolo.
totem-option-flip_timeout = Gira per chi dorme
totem-option-flip_timeout-hint = Il tavolo gira la carta di chi ci mette troppo.
totem-option-grace_ms = Tolleranza
totem-option-grace_ms-hint = Per quanto tempo una presa in ritardo non costa niente, quando la coppia è sparita.
totem-option-tie_ms = Pari tempo
totem-option-tie_ms-hint = Prese così vicine sono a pari tempo, e decide la precedenza.
totem-option-error_lock_ms = Blocco dopo falsa
totem-option-error_lock_ms-hint = Quanto deve aspettare una mano che ha fatto una presa falsa.
totem-option-spent_lock_ms = Blocco da annullo
totem-option-spent_lock_ms-hint = Quanto deve aspettare una mano che ha afferrato per un duello già annullato.
totem-option-grip_ms = Stretta
totem-option-grip_ms-hint = Quanto va tenuto giù il tasto con la presa salda.
totem-option-hold_ms = Tenuta
totem-option-hold_ms-hint = Quanto resta il totem a chi l’ha afferrato.
totem-option-choice_ms = Tempo di scelta
totem-option-choice_ms-hint = Quanto tempo hai per scegliere fra duello e assalto.
totem-option-count_step_ms = Conteggio
totem-option-count_step_ms-hint = Il tempo fra uno, due e tre dopo le frecce esterne.
totem-option-rush_ms = Assalto
totem-option-rush_ms-hint = Quanto resta aperto un assalto se nessuno afferra.
totem-option-dead_ms = Tavolo fermo
totem-option-dead_ms-hint = Quanto si aspetta quando nessuna mano ha più un mazzo.
totem-option-debounce_ms = Riposo tasto
totem-option-debounce_ms-hint = Pressioni dello stesso tasto più vicine di così contano una volta sola.

## Su un telefono

totem-pad-grab = Afferra
totem-pad-grab-left = Mano sinistra
totem-pad-grab-right = Mano destra
totem-pad-flip = Gira
totem-pad-flip-left = Gira a sinistra
totem-pad-flip-right = Gira a destra
totem-pad-says = Afferra quando vedi una tua coppia. Una presa falsa costa.
totem-pad-out = Non hai più carte. Guarda gli altri.

## Che cosa non si può

refusal-totem-seats = Totem è per 2–10 giocatori.
refusal-totem-automatic = Le carte si girano da sole.
refusal-totem-wait = Aspetta.
refusal-totem-empty-deck = Il tuo mazzo è vuoto: liberati delle carte scoperte.
refusal-totem-not-your-turn = Non tocca a te.
refusal-totem-nothing-to-choose = Non c’è niente da scegliere.
refusal-totem-over = La manche è finita.
refusal-totem-not-over = Questa manche si gioca ancora.
refusal-totem-not-endless = Solo una partita senza fine si può fermare.
refusal-totem-no-knock = In questa partita il totem non può cadere.
refusal-totem-unsure = Una pressione incerta di { $ms } ms qui non conta. Al massimo { $most } ms.
refusal-totem-unknown-hand = La mano { $hand } non c’è. Qui ci sono: { $allowed }.
refusal-totem-unknown-choice = { $what } non si può scegliere. Scegli duello o assalto.
refusal-totem-time-backwards = L’orologio era già a { $now } ms, quindi a { $t } ms non può succedere niente.

## Tavolo

totem-hand-right = { $name }, destra
totem-hand-left = { $name }, sinistra
totem-turn-key = { $key } gira
totem-your-key = il tuo tasto
totem-side-right = destra
totem-side-left = sinistra
totem-ignored-locked = Bloccata per un momento.
totem-nothing-open = Presa falsa: nessuna carta era scoperta.
totem-won-series = { $names } vince la serie
totem-bot-adaptive = Si adatta
totem-bot-easy = Facile
totem-bot-medium = Medio
totem-bot-hard = Forte
totem-bot-expert = Esperto
totem-place = { NUMBER($place) ->
    [1] Primo posto
   *[other] Posto { $place }
}
totem-open-cards = Pila { $count }
totem-colours = Contano i colori
totem-let-go = Lascia il tuo tasto
totem-then = { ", " }
totem-right-of-way = Precedenza a pari tempo: { $names }.
totem-has-it = { $name } ha il totem
totem-wrong-grab = Presa falsa: { $name }
totem-time = { $ms } ms
totem-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
totem-late = { $ms } ms
totem-press-tied = { $name } { $ms } ms, pari tempo
totem-press-forgiven = { $name } { $ms } ms, senza coppia: perdonata
totem-press-second_error = { $name } { $ms } ms, senza coppia anche qui
totem-press-beaten = { $name } { $ms } ms
totem-news-duel = { $count ->
    [one] { $names } prende le carte.
   *[other] { $names } prendono le carte.
}
totem-differ-twins = Due forme: guarda dentro il cerchio.
totem-differ-shape = Due forme: non sono uguali.
totem-differ-colour = Contano i colori: questi sono diversi.
totem-differ-special = Le frecce non fanno coppia.
totem-differ-bare = Senza carta scoperta non c’è coppia.
totem-differ-alone = Nessun’altra carta era scoperta.
totem-differ-spent = Una coppia, ma non conta.
totem-news-three = Tre carte di un colore: in tre è un assalto per tutti.
totem-news-rush = Le carte scoperte di { $name } vanno sotto il totem.
totem-news-punished = { $name } prende { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
totem-more-presses = e altre { $count }
totem-tie = Pari tempo: { $name } stava più in alto nella precedenza.
totem-ask-next = La manche è finita.
totem-do-next = Dai la prossima
totem-do-stop = Chiudi la serie
totem-ask-go-on = Il tempo è fermo.
totem-do-go-on = Avanti
totem-ask-nothing = Gira, guarda, afferra.
totem-choose = { $name }: duello o assalto?
totem-choice-duel = Duello
totem-choice-rush = Assalto
totem-choice-duel-means = { $losers } { $count ->
    [one] prende
   *[other] prendono
} { $pile ->
    [one] la tua carta
   *[other] le tue { $pile } carte
}{ $pot ->
    [0] .
    [one] { " " }e quella sotto il totem.
   *[other] { " " }e le { $pot } sotto il totem.
}
totem-choice-rush-means = { $pile ->
    [one] La tua carta va
   *[other] Le tue { $pile } carte vanno
} sotto il totem, e giri tu la prossima.
totem-ignored-late = Troppo tardi, ma senza penalità.
totem-ignored-spent = Quel duello era annullato.
totem-ignored-out = Questa mano ha finito.
totem-ignored-wrong_hand = Mano sbagliata: deve aspettare un momento.
totem-log-dealt = Manche { $game }: comincia a girare { $name }.
totem-log-grabbed = { $name } aveva il totem dopo { $time }.
totem-log-first = { $name } aveva il totem dopo { $time }, davanti a { $others }.
totem-log-beaten = { $name } ({ $when ->
    [later] { $ms } ms dopo
    [sooner] { $ms } ms prima
   *[same] nello stesso istante
})
totem-log-tie = Pari tempo: dopo { $time } la precedenza era di { $name } su { $others }.
totem-log-duel = { $name } ha vinto il duello. Le carte sono andate a { $losers }.
totem-log-rush = { $name } ha vinto l’assalto: le sue carte vanno sotto il totem.
totem-log-last-card = { $count ->
    [one] { $names } ha perso l’assalto con l’ultima carta e prende tutte le pile.
   *[other] { $names } hanno perso l’assalto con le ultime carte e si dividono tutte le pile.
}
totem-log-punished = Presa falsa: { $name } ha preso { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
totem-log-new-deck-coloured = { $name }: frecce colorate come ultima carta. La pila è un nuovo mazzo.
totem-log-new-deck-special = { $name }: resta solo una carta speciale. La pila è un nuovo mazzo.
totem-log-new-deck-dead = { $name }: nessuno poteva girare. La pila è un nuovo mazzo.
totem-log-pot-dealt-out = Tutte le carte hanno fatto tre giri, e nessuno ha avuto il totem. { $count ->
    [one] La carta sotto il totem è ora
   *[other] Le { $count } carte sotto il totem sono ora
} sotto i mazzi.
totem-log-slipped = Il totem è scivolato di mano a { $name }. Il duello è annullato.
totem-log-rule-colour = Ora contano i colori.
totem-log-rule-shape = Contano di nuovo le forme.
totem-log-out = { $count ->
    [one] { $names } non ha più carte.
   *[other] { $names } non hanno più carte.
}
totem-log-rush-lapsed = Nessuno ha afferrato. Si va avanti.
totem-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
totem-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
totem-won-nobody = Pareggio
totem-why-out = Senza carte prima degli altri.
totem-why-both_hands = Tutte e due le mani sono senza carte.
totem-why-fewer_cards = Una mano finita a testa: meno carte rimaste.
totem-why-first_out = Una mano finita a testa e carte pari: prima a finire.
totem-why-draw = Hanno finito insieme, con le stesse carte rimaste.
totem-series-goes-on = Manche { $game } della serie. «Ancora» dà la prossima.
totem-series-over = La serie finisce con la manche { $game }.
totem-stat-of = { $won } / { $lost }
totem-stat-games = Manche vinte
totem-stat-duels = Duelli vinti / persi
totem-stat-rushes = Assalti vinti
totem-stat-errors = Prese false
totem-stat-missed = Non viste
totem-stat-median = Tempo mediano
totem-stat-best = Tempo record
totem-stat-none = –

## Statistiche su molte partite

totem-figure-duels_won = Duelli vinti
totem-figure-duels_lost = Duelli persi
totem-figure-rushes_won = Assalti vinti
totem-figure-errors = Prese false
totem-figure-missed = Coppie mancate
totem-figure-reactions = Tempi di reazione
totem-figure-reactions-trend = Mediana per partita, in ms

## Parole del gioco: nelle regole, e dove un puntatore si ferma sul tavolo

totem-term-deck = Mazzo
totem-term-deck-means = Le carte coperte di un giocatore. Il numero sulla targa dice quante ne restano da girare.
totem-term-pile = Carte scoperte
totem-term-pile-means = Le carte che un giocatore ha girato, la sua pila. Conta solo quella in cima, e per vincere devono sparire tutte.
totem-term-pot = Piatto
totem-term-pot-means = Le carte sotto il totem. Le prende chi perde il prossimo duello o fa la prossima presa falsa.
totem-term-match = Coppia
totem-term-match-means = Due o più carte in cima con la stessa forma, o con lo stesso colore finché contano i colori.
totem-term-duel = Duello
totem-term-duel-means = La lotta per una coppia: fra chi possiede quelle carte, vince chi afferra il totem per primo; gli altri prendono le carte.
totem-term-rush = Assalto
totem-term-rush-means = Possono afferrare tutti; chi arriva primo mette nel piatto le sue carte scoperte e gira la prossima.
totem-term-inward = Frecce interne
totem-term-inward-means = Quando vengono girate, tutti possono afferrare. Dopo sono solo una carta che non fa coppia con niente.
totem-term-outward = Frecce esterne
totem-term-outward-means = Quando vengono girate, al tre tutti girano una carta. Dopo non fanno coppia con niente.
totem-term-coloured = Frecce colorate
totem-term-coloured-means = Finché stanno in cima a una pila, fanno coppia i colori uguali invece delle forme uguali.
totem-term-colours = Contano i colori
totem-term-colours-means = In cima ci sono frecce colorate: ora fanno coppia i colori uguali, e le forme no.
totem-term-wrong = Presa falsa
totem-term-wrong-means = Una presa senza assalto e senza una coppia tua. Prende tutte le carte scoperte e il piatto.
totem-term-spent = Annullata
totem-term-spent-means = Una coppia a cui un’altra presa è passata davanti. Le sue carte sono sbiadite e non contano più.
totem-term-resting = Mano a riposo
totem-term-resting-means = Una mano con la targa grigia non può afferrare per un momento.
totem-term-out = Fuori
totem-term-out-means = Senza più carte. Chi è fuori per primo vince.
totem-term-twins = Sosia
totem-term-twins-means = Forme che differiscono in una cosa sola. Non fanno coppia.
totem-term-way = Precedenza
totem-term-way-means = La lista che decide a pari tempo: chi è più in alto vince e va in fondo.

## Suggerimenti per la prima partita

totem-hint-aim = Liberati delle carte prima degli altri: se la tua carta in cima ha la forma di un’altra, afferra il totem prima di tutti, con { $key }.
totem-hint-duel = La tua carta in cima faceva coppia con un’altra. La prossima volta fai prima, con { $key }, e le carte vanno agli altri.
totem-hint-rush = Frecce interne: possono afferrare tutti. Chi arriva primo si libera di tutte le carte scoperte.
totem-hint-wrong = Una presa falsa prende carte scoperte. Senza assalto, afferra solo se fa coppia la tua carta in cima, e guarda due volte.
totem-hint-outward = Frecce esterne: al tre, tutti girano una carta insieme.
totem-hint-colours = Frecce colorate in cima a una pila: ora fanno coppia i colori uguali, non le forme.
totem-hint-three = Tre di un colore: potete afferrare tutti e tre. Chi arriva primo si libera di tutte le carte scoperte.
totem-hint-deck = Il tuo mazzo è vuoto. Vinci ora un duello o un assalto, e non hai più carte.
totem-hint-hand = Un tuo mazzo è vuoto. Vinci un duello o un assalto con quella mano, e la mano è fuori.
totem-hint-tie = Era a pari tempo. Ha deciso la precedenza; F2 mostra la lista.

## La prima lezione

totem-lesson-first = Prima lezione: la presa
totem-lesson-first-after = Il ritmo lo scegli tu ai posti, e anche quanto sono bravi gli altri.
totem-lesson-first-grab = Si gira una carta dopo l’altra. Liberati di tutte le tue: appena la tua carta mostra la stessa forma di un’altra, di qualunque colore, voi due fate a gara per il totem. Aspetta che due siano uguali, poi afferra: { $key }, o premi sul totem.
refusal-totem-lesson-first-grab = Non ancora: non ci sono due forme uguali. Chi fa una presa falsa prende carte.
totem-lesson-first-twins = Il totem è tuo: l’altra parte prende le due pile, quindi ora hai meno carte. Ma guarda bene: certe forme sono quasi gemelle, e una presa falsa ti costa carte. Afferra quando la tua è davvero uguale a un’altra.
refusal-totem-lesson-first-twins = Quasi, ma non uguali! In una partita ti sarebbe costato carte.
totem-lesson-first-rush = Occhio di lince. E ora una carta speciale: frecce che puntano in dentro. Quando appaiono afferrano tutti, coppia o no, e chi è più veloce si libera della sua pila. Afferra appena le vedi.
refusal-totem-lesson-first-rush = Non ancora: niente coppia, e nessuna freccia che punta in dentro.
totem-lesson-first-faster = La tua pila è sotto il totem. Le frecce che puntano in fuori fanno girare a tutti una carta insieme, e quelle colorate fanno contare i colori invece delle forme. Ora veloce come in una partita. Ci sei?
totem-lesson-first-race = Occhi sulle carte. Afferra quando la tua fa coppia!
refusal-totem-lesson-first-race = Non ancora. Guarda meglio!
totem-lesson-first-end = Tutto qui! Vince chi non ha più carte, né nel mazzo né scoperte.
