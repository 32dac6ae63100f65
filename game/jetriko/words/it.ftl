## Sullo scaffale

jetriko-title = Jetriko
jetriko-about = Cinque colori, effetti perfidi e trappole che nessuno vuole pescare.
jetriko-players = 2–6 giocatori
jetriko-length = circa 20 minuti

## Opzioni

jetriko-option-length = Durata
jetriko-option-length-hint = Un round, finché qualcuno non ha vinto un certo numero di round, o quanto volete.
jetriko-value-length-one = Un round
jetriko-value-length-first-2 = Ai 2
jetriko-value-length-first-3 = Ai 3
jetriko-value-length-first-5 = Ai 5
jetriko-value-length-open = Senza fine
jetriko-option-hand = Carte a testa
jetriko-option-hand-hint = Quante carte riceve ognuno all’inizio.
jetriko-value-hand = { $count } carte
jetriko-option-traps = Trappole
jetriko-option-traps-hint = Tutte e 15, solo le verdi e le blu, o nessuna.
jetriko-value-traps-all = Tutte e 15
jetriko-value-traps-mild = Verdi e blu
jetriko-value-traps-none = Nessuna
jetriko-option-backs = Dorso trappole
jetriko-option-backs-hint = La cima del mazzo mostra se è una trappola, e di quale colore.
jetriko-option-after_drawing = Dopo la pesca
jetriko-option-after_drawing-hint = Quale carta puoi giocare dopo averne pescata una.
jetriko-value-after_drawing-any = Una qualsiasi
jetriko-value-after_drawing-drawn = Solo quella
jetriko-option-deflect = Doppio rimbalzo
jetriko-option-deflect-hint = Sotto attacco un Rimbalzo va su ogni Rimbalzo, o solo su uno del suo colore o numero.
jetriko-value-deflect-always = Sempre
jetriko-value-deflect-matching = Se combacia
jetriko-option-skip_finish = Salto per ultimo
jetriko-option-skip_finish-hint = In due: vince subito, o ti fa pescare una carta.
jetriko-value-skip_finish-wins = Vince subito
jetriko-value-skip_finish-draws = Fa pescare
jetriko-option-first_dealer = Primo mazziere
jetriko-option-first_dealer-hint = Chi dà le carte nel primo round. Poi le dà chi ha vinto.
jetriko-value-first_dealer-0 = A sorte
jetriko-value-first_dealer-1 = Posto 1
jetriko-value-first_dealer-2 = Posto 2
jetriko-value-first_dealer-3 = Posto 3
jetriko-value-first_dealer-4 = Posto 4
jetriko-value-first_dealer-5 = Posto 5
jetriko-value-first_dealer-6 = Posto 6
jetriko-option-timer = Tempo per turno
jetriko-option-timer-hint = Quando il tempo scade, il tavolo incassa per te, o pesca e passa.
jetriko-value-timer-0 = Senza
jetriko-value-timer-15 = 15 secondi
jetriko-value-timer-30 = 30 secondi
jetriko-value-timer-60 = 60 secondi

## Che cosa non si può

refusal-jetriko-seats = Jetriko è per 2–6 giocatori.
refusal-jetriko-over = La partita è finita.
refusal-jetriko-first-dealer = Il posto { $number } non può dare per primo: qui ce ne sono solo { $seats }. Scegli un altro primo mazziere, o aggiungi un posto.
refusal-jetriko-no-such-seat = A questo tavolo non c’è un posto { $number }.
refusal-jetriko-not-now = Ora non è possibile.
refusal-jetriko-not-your-turn = Non è il tuo turno; si aspetta { $name }.
refusal-jetriko-not-held = Non hai questa carta.
refusal-jetriko-no-match = Questa carta non va su quella in cima: né per colore, né per numero, né per effetto.
refusal-jetriko-no-answer-fits = A questo attacco rispondono solo lo stesso effetto, un Rimbalzo adatto o una carta bianca.
refusal-jetriko-deflect-fit = Un Rimbalzo deve avere il colore o il numero dell’ultima carta d’attacco.
refusal-jetriko-raise-on-deflect = Su un Rimbalzo la carta d’attacco deve averne il colore o il numero.
refusal-jetriko-white-only = A una carta bianca si risponde solo con una carta bianca.
refusal-jetriko-under-attack = Sei sotto attacco: rispondi o incassa.
refusal-jetriko-draw-first = Pesca una carta prima di passare.
refusal-jetriko-drawn-already = In questo turno hai già pescato.
refusal-jetriko-nothing-to-draw = Non c’è più niente da pescare; gioca o passa.
refusal-jetriko-blank-plain = Vincolo: è permessa solo una carta semplice dello stesso colore o numero.
refusal-jetriko-blank-must = Vincolo: hai una carta semplice adatta e devi giocarne una.
refusal-jetriko-blank-nothing-else = Vincolo: nient’altro in mano va bene.
refusal-jetriko-played-already = In questo turno hai già giocato.
refusal-jetriko-trap-ends = Una trappola chiude il tuo turno.
refusal-jetriko-direction = Scegli una direzione.
refusal-jetriko-target = Scegli come bersaglio un altro giocatore.
refusal-jetriko-unanswerable = A questa carta non si può rispondere.
refusal-jetriko-card-count = { $count ->
    [one] Scegli esattamente { $count } carta.
   *[other] Scegli esattamente { $count } carte.
}
refusal-jetriko-colour-not-held = Non hai carte di questo colore.
refusal-jetriko-another-player = Scegli un altro giocatore.
refusal-jetriko-trap-must = Questa trappola va eseguita.
refusal-jetriko-random-take = Le carte rubate si pescano a caso.
refusal-jetriko-trap-played = Le trappole non si giocano mai; agiscono quando si pescano.
refusal-jetriko-not-visible = Non puoi vederlo.
refusal-jetriko-drawn-only = Si può giocare solo la carta appena pescata.
refusal-jetriko-no-timer = A questo tavolo i turni non hanno un tempo.

## Parole del gioco

jetriko-colour-green = Verde
jetriko-colour-yellow = Giallo
jetriko-colour-cyan = Turchese
jetriko-colour-blue = Blu
jetriko-colour-red = Rosso
jetriko-back-playing = una carta da gioco
jetriko-back-red = una trappola rossa
jetriko-back-blue = una trappola blu
jetriko-back-green = una trappola verde
jetriko-back-none = niente
jetriko-card-plain = { $colour } { $number }
jetriko-card-effect = { $colour } { $number } con { $effect }
jetriko-card-trap = { $name }, una trappola
jetriko-attack = { $kind } { $value }
jetriko-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

## Ogni carta: come si chiama, che cosa fa in una frase, e per intero

jetriko-name-plain = Semplice
jetriko-name-plus = Più
jetriko-name-steal = Furto
jetriko-name-redraw = Cambio
jetriko-name-deflect = Rimbalzo
jetriko-name-skip = Salto
jetriko-name-blank = Vincolo
jetriko-name-divide = Dividi
jetriko-name-more = Rilancio
jetriko-name-stop = Stop
jetriko-name-target = Bersaglio
jetriko-name-times-two = Doppio
jetriko-name-tr1 = Valanga
jetriko-name-tr2 = Rincorsa
jetriko-name-tr3 = Sorpresa
jetriko-name-tr4 = Eredità
jetriko-name-tr5 = Mano di vetro
jetriko-name-tb1 = Giostra
jetriko-name-tb2 = Sottosopra
jetriko-name-tb3 = Inversione
jetriko-name-tb4 = Smistamento
jetriko-name-tb5 = Livella
jetriko-name-tg1 = Zavorra
jetriko-name-tg2 = Filtro colore
jetriko-name-tg3 = Regalo d’addio
jetriko-name-tg4 = Contraccolpo
jetriko-name-tg5 = Buon affare

jetriko-does-plain = Nessun effetto.
jetriko-does-plus = Chi segue pesca 2 carte, o passa oltre l’attacco.
jetriko-does-steal = Chi segue ti prende una carta, o passa oltre l’attacco.
jetriko-does-redraw = Chi segue cambia una carta con una nuova, o passa oltre l’attacco.
jetriko-does-deflect = Manda oltre un attacco così com’è, e decidi tu in quale direzione.
jetriko-does-skip = Chi segue viene saltato.
jetriko-does-blank = Chi segue può giocare solo una carta semplice di questo colore o numero.
jetriko-does-divide = Dividi l’attacco con chi attacca, un passo alla volta.
jetriko-does-more = L’attacco cresce di 1 e va oltre.
jetriko-does-stop = L’attacco è finito.
jetriko-does-target = Decidi tu a quale giocatore va l’attacco.
jetriko-does-times-two = L’attacco raddoppia e va oltre.
jetriko-does-tr1 = Peschi 3 carte.
jetriko-does-tr2 = Peschi verso la mano più grande: da 1 a 3 carte.
jetriko-does-tr3 = Peschi 1 carta scoperta; se è bianca o ha un effetto, ne peschi un’altra.
jetriko-does-tr4 = Fra gli altri, chi ha più carte te ne dà una.
jetriko-does-tr5 = Peschi 1 carta, poi mostri tutta la mano.
jetriko-does-tb1 = Tutte le mani vanno avanti di un posto.
jetriko-does-tb2 = La mano più grande e la più piccola si scambiano.
jetriko-does-tb3 = La direzione s’inverte, e ognuno passa una carta.
jetriko-does-tb4 = Peschi 2 carte, poi ne scarti altrettante.
jetriko-does-tb5 = Le mani grandi scendono a 5 carte, le minime salgono a 2.
jetriko-does-tg1 = Scarti 1 carta, o 2 se ne hai quattro o più.
jetriko-does-tg2 = Scarti tutte le tue carte di un colore.
jetriko-does-tg3 = Dai una carta a un giocatore che scegli.
jetriko-does-tg4 = Un giocatore che scegli pesca 2 carte.
jetriko-does-tg5 = Puoi scambiare la mano con un giocatore che scegli.

jetriko-full-plain = Va bene per colore o numero. Due carte semplici non hanno un effetto in comune.
jetriko-full-plus = Avvia un attacco Più 2, o aumenta di 2 un Più in corso. Chi incassa pesca quel numero di carte, una dopo l’altra. Una trappola fra quelle chiude il colpo.
jetriko-full-steal = Avvia un attacco Furto 1, o aumenta di 1 un Furto in corso. Chi incassa prende alla cieca quel numero di carte dalla mano di chi ha attaccato per ultimo, che così se ne libera.
jetriko-full-redraw = Avvia un attacco Cambio 1, o aumenta di 1 un Cambio in corso. Chi incassa mette prima quel numero di carte sotto gli scarti, o tutte se ne ha meno, e poi ne pesca il numero intero.
jetriko-full-deflect = Sotto attacco deve avere il colore o il numero della carta d’attacco; su un altro Rimbalzo va bene ogni Rimbalzo. L’attacco va oltre così com’è, nella direzione che dici tu. Senza attacco decide solo la direzione. In due la direzione resta, e non si chiede niente.
jetriko-full-skip = Chi segue non ha il turno e non può rispondere. In due tocca di nuovo a te.
jetriko-full-blank = In quel solo turno chi segue deve giocare una carta semplice adatta per colore o numero; se non ne ha, pesca una carta e può giocarla se va bene. Con la mano vuota deve prima pescare e non ha ancora vinto. Non si può rispondere.
jetriko-full-divide = Sotto attacco: tu e chi attacca ne fate i passi a turno, a cominciare da chi attacca; poi continua chi ti segue e può giocare ogni carta. Nessuno può rispondere. Senza attacco: peschi 1 carta, e il tuo turno è finito.
jetriko-full-more = Sotto attacco: cresce di 1 e va a chi segue. Allora rispondono solo carte bianche. Senza attacco: peschi 1 carta, e il tuo turno è finito.
jetriko-full-stop = Sotto attacco: non succede niente a nessuno, e chi segue può giocare ogni carta. Senza attacco: peschi 1 carta, e il tuo turno è finito.
jetriko-full-target = Sotto attacco: va a un altro giocatore qualsiasi, che nomini tu, e il gioco continua da lì. Allora rispondono solo carte bianche. Senza attacco: peschi 1 carta, e il tuo turno è finito.
jetriko-full-times-two = Sotto attacco: raddoppia e va a chi segue. Allora rispondono solo carte bianche. Senza attacco: peschi 1 carta, e il tuo turno è finito.
jetriko-full-tr1 = Peschi 3 carte, una dopo l’altra. Un’altra trappola fra quelle chiude questa.
jetriko-full-tr2 = Conta quante carte ha in più della tua la mano più grande. Ne peschi altrettante, almeno 1 e al massimo 3.
jetriko-full-tr3 = Peschi 1 carta e la mostri a tutti. Se è bianca o ha un effetto, ne peschi ancora 1, che nessun altro vede.
jetriko-full-tr4 = Fra gli altri che hanno due o più carte, chi ne ha di più te ne dà una a sua scelta. Se non c’è nessuno così, peschi 1 carta.
jetriko-full-tr5 = Peschi 1 carta, poi tutti vedono tutta la tua mano, anche se non si poteva pescare niente. Se peschi un’altra trappola, la tua mano resta nascosta.
jetriko-full-tb1 = Tutti passano insieme tutta la mano a chi li segue. Si passano anche le mani vuote.
jetriko-full-tb2 = Chi ha più carte e chi ne ha meno, ma almeno una, si scambiano tutta la mano. Se ne hanno lo stesso numero non succede niente.
jetriko-full-tb3 = Prima la direzione s’inverte. Poi chi ha carte ne sceglie una, coperta, e la passa a chi segue nella nuova direzione. Anche i turni vanno da quella parte.
jetriko-full-tb4 = Peschi 2 carte, poi ne scarti a tua scelta tante quante ne hai potute pescare. Se peschi un’altra trappola, non scarti niente.
jetriko-full-tb5 = Prima, nell’ordine, chi ha più di 5 carte scarta e ne tiene 5. Poi, nell’ordine, chi ne ha meno di 2 pesca fino ad averne 2. Un’altra trappola la chiude per chi aspettava ancora.
jetriko-full-tg1 = Scarti 1 carta a tua scelta; se ne hai quattro o più, ne scarti 2.
jetriko-full-tg2 = Nomini un colore che hai in mano e scarti tutte le tue carte di quel colore. Le carte bianche non hanno colore.
jetriko-full-tg3 = Dai una carta a tua scelta a un altro giocatore a tua scelta, che non può rifiutarla.
jetriko-full-tg4 = Scegli un altro giocatore, che pesca 2 carte. Se così salta fuori una trappola, è sua; se era il tuo turno, si continua lo stesso dopo di te.
jetriko-full-tg5 = Puoi scambiare tutta la mano con un altro giocatore a tua scelta, anche una mano vuota, o rinunciare.

## L’annuncio di un attacco

jetriko-announce = { $attacker } contro { $victim }: { $attack }

## Il registro

jetriko-log-round = Round { $number }: le carte le dà { $name }.
jetriko-log-direction = { $direction ->
    [clockwise] Si gioca in senso orario.
   *[anticlockwise] Si gioca in senso antiorario.
}
jetriko-log-played = { $name }: { $card }
jetriko-log-drew = { $name } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
jetriko-log-drew-card = { $name } pesca { $card }.
jetriko-log-nothing-to-draw = Non c’è niente da pescare per { $name }.
jetriko-log-reshuffled = { $count ->
    [one] L’unica carta sotto quella in cima diventa il nuovo mazzo.
   *[other] { $count } carte si mescolano in un nuovo mazzo.
}
jetriko-log-passed = { $name } passa.
jetriko-log-blocked-pass = { $name } passa: niente da pescare.
jetriko-log-passed-over = { $name } salta il turno.
jetriko-log-bound = Il Vincolo lega { $name } per questo turno.
jetriko-log-attack-started = { $attacker } attacca { $victim }: { $attack }.
jetriko-log-attack-raised = { $attacker } lo aumenta e lo manda a { $victim }: { $attack }.
jetriko-log-attack-deflected = { $attacker } lo fa rimbalzare a { $victim }: { $attack }.
jetriko-log-attack-more = { $attacker } aggiunge uno e lo manda a { $victim }: { $attack }.
jetriko-log-attack-doubled = { $attacker } lo raddoppia e lo manda a { $victim }: { $attack }.
jetriko-log-attack-targeted = { $attacker } lo punta contro { $victim }: { $attack }.
jetriko-log-hit = { $victim } incassa: { $attack } da { $attacker }.
jetriko-log-divided = { $divider } lo divide con { $attacker }: { $attack }.
jetriko-log-attack-done = L’attacco è finito.
jetriko-log-attack-stopped = { $name } ferma l’attacco; non succede niente a nessuno.
jetriko-log-attack-trap = La trappola tronca l’attacco.
jetriko-log-took = { $taker } riceve { $count ->
    [one] una carta
   *[other] { $count } carte
} da { $giver }.
jetriko-log-took-card = { $taker } riceve { $card } da { $giver }.
jetriko-log-hand-moved = La mano di { $giver } va a { $taker }: { jetriko-cards }.
jetriko-log-slid-under = { $name } scarta { $cards }.
jetriko-log-trap = { $name } pesca una trappola: { $trap }.
jetriko-log-trap-dropped = Il resto di { $trap } cade.
jetriko-log-shown = { $name } mostra { $cards }.
jetriko-log-chosen = { $name } ha scelto.
jetriko-log-colour = { $name } nomina { $colour }.
jetriko-log-player-chosen = { $name } sceglie { $other }.
jetriko-log-declined = { $name } non scambia con nessuno.
jetriko-log-brink = { $name } è in bilico!
jetriko-log-time = Il tempo di { $name } è scaduto.
jetriko-log-round-won = { $name } vince il round.
jetriko-log-round-blocked = Nessuno può continuare. { $name } ha meno carte di tutti e vince il round.
jetriko-log-round-drawn = Nessuno può continuare, e in più d’uno hanno il minimo di carte: nessuno vince il round.
jetriko-log-would-stop = { $name } non vuole altri round.

## Che cosa si chiede, come tutti possono sentirlo; $asked è a quanti si chiede, in $names

jetriko-aloud-direction = { $names } sceglie chi comincia …
jetriko-aloud-defence = { $names } risponde all’attacco o incassa …
jetriko-aloud-main = { $names } gioca una carta o pesca …
jetriko-aloud-main-pass = { $names } gioca una carta o passa: niente da pescare …
jetriko-aloud-drawn = { $names } gioca una carta o passa …
jetriko-aloud-discard-redraw = { $names } sceglie { jetriko-cards } da cambiare …
jetriko-aloud-discard-divide = { $names } cambia una carta con una nuova …
jetriko-aloud-discard-sorting-desk = { $names } scarta { jetriko-cards } …
jetriko-aloud-discard-leveller = { $names } scarta { jetriko-cards } e ne tiene cinque …
jetriko-aloud-discard-ballast = { $names } scarta { jetriko-cards } …
jetriko-aloud-hand-down = { $names } sceglie una carta per { $other } …
jetriko-aloud-u-turn = { $names } { $asked ->
    [one] sceglie una carta
   *[other] scelgono una carta
} da passare …
jetriko-aloud-colour = { $names } sceglie un colore da scartare …
jetriko-aloud-gift = { $names } dà una carta a qualcuno …
jetriko-aloud-counterblow = { $names } sceglie chi pesca 2 carte …
jetriko-aloud-swap = { $names } sceglie con chi scambiare la mano …
jetriko-aloud-scores = { $names } { $asked ->
    [one] ripensa
   *[other] ripensano
} al round …

## Tavolo

jetriko-ask-direction = { $name }, chi comincia?
jetriko-ask-defence = { $name }, rispondi all’attacco o incassa.
jetriko-ask-main = { $name }, gioca una carta o pescane una.
jetriko-ask-main-pass = { $name }, gioca una carta o passa: non c’è niente da pescare.
jetriko-ask-main-free = { $name }, ora si può giocare ogni carta. Giocane una o pesca.
jetriko-ask-main-bound = { $name }, Vincolo: gioca una carta semplice dello stesso colore o numero.
jetriko-ask-main-bound-draw = { $name }, Vincolo: non hai una carta semplice adatta, quindi pescane una.
jetriko-ask-drawn = { $name }, gioca una carta o passa.
jetriko-ask-drawn-only = { $name }, gioca la carta pescata, o passa.
jetriko-ask-defence-none = { $name }, nessuna tua carta risponde: incassa.
jetriko-ask-main-none = { $name }, nessuna tua carta va bene: pescane una.
jetriko-ask-main-pass-none = { $name }, nessuna tua carta va bene, e non c’è niente da pescare: passa.
jetriko-ask-drawn-none = { $name }, nessuna tua carta va bene: passa.
jetriko-ask-discard-redraw = { $name }, scegli { $count ->
    [one] una carta
   *[other] { $count } carte
} da cambiare.
jetriko-ask-discard-divide = { $name }, scegli una carta da cambiare.
jetriko-ask-discard-sorting-desk = { $name }, scarta { jetriko-cards }.
jetriko-ask-discard-leveller = { $name }, scarta { jetriko-cards } e tienine cinque.
jetriko-ask-discard-ballast = { $name }, scarta { jetriko-cards }.
jetriko-ask-hand-down = { $name }, scegli una carta per { $other }.
jetriko-ask-u-turn = { $name }, scegli una carta da passare.
jetriko-ask-colour = { $name }, quale colore scarti?
jetriko-ask-gift = { $name }, dai una carta a un giocatore.
jetriko-ask-counterblow = { $name }, chi pesca 2 carte?
jetriko-ask-swap = { $name }, con chi scambi la mano?
jetriko-ask-scores = Il round è finito.
jetriko-do-left = Comincia { $name }, a sinistra
jetriko-do-right = Comincia { $name }, a destra
jetriko-do-draw = Pesca
jetriko-do-pass = Passa
jetriko-do-take-hit = Incassa
jetriko-do-direction = { $direction ->
    [clockwise] In senso orario a { $name }, che ha { jetriko-cards }
   *[anticlockwise] In senso antiorario a { $name }, che ha { jetriko-cards }
}
jetriko-do-choose = { $name }: { jetriko-cards }
jetriko-do-decline = Tengo la mia
jetriko-do-confirm = { $left ->
    [0] Fatto
   *[other] { $count } di { $needed } scelte
}
jetriko-do-go-on = Avanti
jetriko-do-stop = Basta così
jetriko-sign-free = Ogni carta
jetriko-sign-bound = Vincolo
jetriko-sign-brink = In bilico
jetriko-pile-next = In cima al mazzo c’è { $back }. { $count ->
    [one] È l’ultima carta.
   *[other] Restano { $count } carte.
}
jetriko-pile-empty = Non c’è più niente da pescare.
jetriko-plate-wins = { $count ->
    [one] 1 vinto
   *[other] { $count } vinti
}
jetriko-who-wins = Vince una mano vuota che dura un giro di tavolo.
jetriko-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
jetriko-stat-attacks = Attacchi
jetriko-stat-hits = Colpi incassati
jetriko-stat-traps = Trappole
jetriko-stat-strongest = Attacco più forte
jetriko-figure-rounds = Round vinti
jetriko-figure-attacks = Attacchi
jetriko-figure-answers = Risposte
jetriko-figure-hits = Colpi incassati
jetriko-figure-traps = Trappole

## Parole del gioco: nelle regole, e dove un puntatore si ferma sul tavolo

jetriko-term-attack = Attacco
jetriko-term-attack-means = Un Più, un Furto o un Cambio in viaggio: il tipo, il valore, chi l’ha mandato per ultimo, e la vittima.
jetriko-term-answer = Risposta
jetriko-term-answer-means = Una carta che la vittima gioca invece di incassare. È tutto il suo turno.
jetriko-term-hit = Colpo
jetriko-term-hit-means = L’attacco si esegue sulla vittima, che poi continua il turno.
jetriko-term-free = Gioco libero
jetriko-term-free-means = Si può giocare ogni carta: su una pila vuota, su una trappola, o su una carta bianca se non c’è un attacco in corso.
jetriko-term-blank = Vincolo
jetriko-term-blank-means = Lega chi segue per un turno: si può giocare solo una carta semplice del suo colore o numero.
jetriko-term-brink = In bilico
jetriko-term-brink-means = Un giocatore senza carte che non ha ancora vinto: il round si vince non avendone all’inizio del proprio turno.
jetriko-term-top = Carta in cima
jetriko-term-top-means = Una carta colorata che giochi deve averne il colore, il numero o l’effetto. Le carte bianche vanno sempre bene.
jetriko-term-plain = Carta semplice
jetriko-term-plain-means = Una carta colorata senza effetto. Essere semplice non è un effetto: due carte semplici devono avere lo stesso colore o numero.
jetriko-term-white = Carta bianca
jetriko-term-white-means = Risponde a ogni attacco. Senza attacco si cambia solo con un’altra carta, e il turno è finito.
jetriko-term-trap = Trappola
jetriko-term-trap-means = Agisce quando si pesca. Chiude tutto ciò che è in corso, e il turno di chi è di turno.
jetriko-term-back = Dorso
jetriko-term-back-means = La prossima carta del mazzo mostra se è una trappola: la rossa fa male, la verde aiuta, la blu può fare l’uno o l’altro.
jetriko-term-direction = Direzione
jetriko-term-direction-means = Il verso in cui vanno turni e attacchi, orario o antiorario.
jetriko-term-dealer = Mazziere
jetriko-term-dealer-means = Dice quale vicino comincia. Chi vince un round dà le carte nel seguente.

## Suggerimenti per la prima partita

jetriko-hint-aim = Vince chi non ha carte quando comincia il suo turno. Liberati delle tue, e attacca per appesantire gli altri.
jetriko-hint-win = Una mano vuota non vince ancora: deve durare fino all’inizio del tuo prossimo turno.
jetriko-hint-attack = Sotto attacco puoi passarlo oltre: con lo stesso effetto, un Rimbalzo adatto o una carta bianca.
jetriko-hint-white = Tieni le carte bianche per difenderti. Senza attacco si cambiano solo con un’altra.
jetriko-hint-steal = Un Furto ti libera di una carta in più: la vittima la prende dalla tua mano.
jetriko-hint-back = Guarda il dorso in cima al mazzo: verde conviene pescarlo, rosso no.
jetriko-hint-trap = Una trappola chiude anche il colpo. Un gran Più non è così grande se in cima c’è una trappola.
jetriko-hint-brink = Qualcuno non ha carte? Manda Più, Cambio o Vincolo prima che cominci il suo turno.

## Sul tavolo

jetriko-card-does = { $card }: { $does }
jetriko-sheet-wins = Round vinti
jetriko-sheet-cards = Carte rimaste
jetriko-trap-of = { $name } ha pescato una trappola
jetriko-shows = { $name } mostra queste carte
jetriko-stat-answers = Attacchi passati
jetriko-ask-attacked = { $attack }. { $sentence }
jetriko-announce-shared = { $attacker } e { $divider } dividono { $attack }: passo { $number } di { $of }, { $name }
jetriko-announce-stopped = { $name } lo ferma: non succede niente
jetriko-ask-which-way = { $name }, da che parte si gioca d’ora in poi?
jetriko-ask-whom = { $name }, contro chi lo punti?
jetriko-ask-to-whom = { $name }, a chi va la carta?
## Il tavolo in frasi

jetriko-top = In cima: { $card }.
jetriko-holds = { $name } ha { jetriko-cards } e { jetriko-round-wins-of }.
jetriko-round-wins-of = { $wins ->
    [one] 1 round vinto
   *[other] { $wins } round vinti
}
jetriko-your-hand = La tua mano: { $cards }.
jetriko-row-draw = Mazzo: { $count }

## Perché un esperto farebbe così

jetriko-worth = { $hundredths ->
    [one] 1 round vinto su 100
   *[other] { $hundredths } round vinti su 100
}
jetriko-within = { $hundredths }
jetriko-because-hit = Così gli attacchi ti costano in media { $this ->
    [1] 1 carta
   *[other] { $this } carte
}, altrimenti { $other }.
jetriko-because-trap-red = { $other ->
    [100] Altrimenti peschi subito una trappola rossa.
   *[other] Ti evita trappole rosse: ne peschi una in { $this } casi su 100, altrimenti in { $other }.
}
jetriko-because-trap-green = { $this ->
    [100] Una trappola verde ti alleggerisce la mano, e ora ne peschi una.
   *[other] Una trappola verde ti alleggerisce la mano: ne peschi una in { $this } casi su 100, altrimenti in { $other }.
}
jetriko-because-dealt = A { $name } costa in media { $this ->
    [1] 1 carta
   *[other] { $this } carte
}, altrimenti { $other }.
jetriko-because-out = Trattiene { $name } dal chiudere: { $name } ci riesce in { $this } casi su 100, altrimenti in { $other }.
jetriko-because-white = Ti lascia in mano una carta bianca per ciò che verrà.
jetriko-because-stuck = I tuoi prossimi turni sono migliori: in { $this } non va bene niente, altrimenti in { $other }.
jetriko-because-passed-over = Il tuo prossimo turno è più sicuro: viene saltato in { $this } casi su 100, altrimenti in { $other }.
jetriko-because-won = Chiudi presto in { $this } casi su 100, altrimenti in { $other }.
jetriko-because-cards = Dopo qualche turno hai in media { $this ->
    [1] 1 carta
   *[other] { $this } carte
}, altrimenti { $other }.

## La prima lezione

jetriko-lesson-first = Prima lezione: un round
jetriko-lesson-first-after = Una mano vuota che dura un giro di tavolo vince il round.
jetriko-lesson-first-colour = Liberati di tutte le tue carte. Ciò che giochi deve andare sulla carta in cima: per esempio per il colore. Lì c’è rosso, quindi gioca il tuo 3 rosso.
refusal-jetriko-lesson-first-colour = Va bene anche quella, per il numero. Ma ti servirà: gioca il 3 rosso.
jetriko-lesson-first-number = O va bene per il numero. Lì c’è un 2 verde: gioca il tuo 2 blu.
refusal-jetriko-lesson-first-number = È permesso anche questo. Ma prova l’altro modo: un 2 su un 2.
jetriko-lesson-first-attack = { $name1 } ha attaccato con un Più 2, { $name2 } l’ha passato oltre con un altro: ora è un Più 4, ed è arrivato a te. Rispondi con il tuo Più, e continua il viaggio, ancora più forte.
refusal-jetriko-lesson-first-attack = Quella non risponde a un Più. Il tuo 1 turchese con il Più sì.
refusal-jetriko-lesson-first-attack-hit = Pescheresti 4 carte! Passalo oltre: gioca il tuo Più.
jetriko-lesson-first-draw = Sei carte per { $name1 }! Ora in mano non hai niente che vada su turchese o 5, quindi pesca una carta. Della prossima vedi il dorso: è una trappola, ma verde. Le verdi sono gentili, le rosse fanno male.
refusal-jetriko-lesson-first-draw = Qui non va bene niente: pesca dal mazzo.
jetriko-lesson-first-trap = Zac! Una trappola pescata scatta subito e chiude il tuo turno. Questa è Zavorra: butti via una carta. Butta il 4 verde.
refusal-jetriko-lesson-first-trap = Quella tienila, te ne liberi fra poco. Butta il 4 verde.
jetriko-lesson-first-last = Resta una carta, e va bene: l’1 è giallo, come il 4. Giocala! Ma il round non si vince con l’ultima carta: devi superare un turno di tutti, ed essere senza carte quando tocca di nuovo a te.
refusal-jetriko-lesson-first-last = Gioca la tua ultima carta.
refusal-jetriko-lesson-first-last-draw = Puoi, ma guarda: il tuo 1 giallo va bene. Giocalo.
jetriko-lesson-first-end = Nessuno ti ha attaccato, e la tua mano era ancora vuota: hai vinto il round! Se qualcuno ti avesse mandato un Più, avresti dovuto pescare.

## La lezione più lunga: le carte bianche

jetriko-lesson-white = Lezione più lunga: le carte bianche
jetriko-lesson-white-after = Cinque carte bianche, una regola: nel tuo turno non fanno niente, sotto attacco fanno tutto.
jetriko-lesson-white-keep = Hai una carta bianca, uno Stop. Va su tutto, ma nel tuo turno non fa niente: ti fa pescare una carta, e chi segue può giocare ogni carta. Tienila, e gioca il tuo 3 rosso.
refusal-jetriko-lesson-white-keep = Non serve pescare: il tuo 3 rosso va sul 5 per il colore. Giocalo.
refusal-jetriko-lesson-white-keep-white = Cambieresti solo lo Stop con una carta del mazzo. Tienilo per un attacco, e gioca il 3 rosso.
jetriko-lesson-white-stop = Più, Più, e sopra un Rilancio: pescheresti 5 carte! A una carta bianca su un attacco rispondono solo carte bianche. La tua risponde a ogni attacco, qualunque cosa ci sia in cima, e non ti fa pescare. Fermalo!
refusal-jetriko-lesson-white-stop = Cinque carte? Proprio per questo hai tenuto lo Stop: giocalo.
jetriko-lesson-white-draw = L’attacco è svanito, e chi seguiva poteva giocare ogni carta. Ora si chiede blu o 1, e niente di tuo va bene: pesca una carta.
refusal-jetriko-lesson-white-draw = Qui non va bene niente: pesca dal mazzo.
jetriko-lesson-white-pass = Una bianca: Doppio. Potresti giocarla ora, ma ti farebbe solo pescare un’altra carta. Tienila, e passa: premi il pulsante.
refusal-jetriko-lesson-white-pass = Ora non raddoppierebbe niente: pescheresti soltanto. Tienila, e passa.
jetriko-lesson-white-times = { $name3 } gioca un Furto: dovresti prendere una carta a { $name3 }. Doppio lo raddoppia e lo manda oltre, e ora è la tua mano quella da cui si ruba: { $name1 } deve prendere le tue altre due carte. Giocalo!
refusal-jetriko-lesson-white-times = Gioca Doppio: raddoppia il Furto e lo manda oltre.
refusal-jetriko-lesson-white-times-hit = Così avresti una carta in più. Con Doppio ti liberi di tutte e tre: giocalo.
jetriko-lesson-white-brink = Tre carte in una mossa: la tua mano è vuota! Ma vinci solo se lo è ancora quando comincia il tuo prossimo turno, e senza carte non puoi rispondere a un attacco. Vediamo che cosa fa { $name3 }.
jetriko-lesson-white-again = Un Più: due carte per te. Ma incassare non costa il turno, e una delle due è un Bersaglio. Quale giochi? Quella che dopo non ti servirà: il tuo 5 turchese.
refusal-jetriko-lesson-white-again = Il tuo 5 turchese va bene: giocalo e tieni il Bersaglio.
jetriko-lesson-white-target = Bersaglio manda l’attacco a chi vuoi. { $name2 } non ha carte e vince, se nessuno agisce. Come risposta la tua ultima carta non fa pescare. Giocala, e nomina { $name2 }.
refusal-jetriko-lesson-white-target = Così { $name2 } comincia un turno senza carte, e ha vinto. Gioca il Bersaglio, e nomina { $name2 }.
refusal-jetriko-lesson-white-target-hit = Pescheresti due carte, e { $name2 } vincerebbe senza averne. Gioca il Bersaglio, e nomina { $name2 }.
refusal-jetriko-lesson-white-target-back = Così { $name3 } ha tre carte, può giocare quella che vuole, e poi tocca a te; e { $name2 } resta in pace. Nomina { $name2 }.
jetriko-lesson-white-end = Hai vinto! La quinta carta bianca è Dividi: tu e chi attacca dividete ciò che arriva, e chi attacca prende la metà più grande. E ricorda: nel tuo turno una carta bianca non è mai l’ultima, perché peschi. Come risposta sì.
