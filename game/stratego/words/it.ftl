## Sullo scaffale

stratego-title = Stratego Cards
stratego-about = Due eserciti coperti, e ogni attacco è una domanda.
stratego-players = 2 giocatori
stratego-length = circa 20 minuti

## Opzioni

stratego-option-wins = Partita
stratego-option-wins-hint = Quante manche bisogna vincere. Dopo ogni manche gli eserciti si scambiano.
stratego-value-wins-1 = Una manche
stratego-value-wins-2 = A 2 vittorie
stratego-value-wins-3 = A 3 vittorie
stratego-option-memory = Promemoria
stratego-option-memory-hint = Le carte viste tengono un segno: quelle nemiche il grado, le tue se il nemico le ha viste.
stratego-value-memory-off = Nessuno
stratego-value-memory-seen = Tutti e due
stratego-value-memory-first = Il primo posto
stratego-value-memory-second = Il secondo posto
stratego-option-army = Esercito
stratego-option-army-hint = Quali carte ha un esercito. In ogni caso sono 23.
stratego-value-army-A = 3 Artificieri, 3 Sergenti
stratego-value-army-B = 4 Artificieri, 2 Sergenti
stratego-option-keep_attacking = Attacchi di fila
stratego-option-keep_attacking-hint = Dopo un attacco in cui è caduto solo il bersaglio, puoi attaccare ancora nello stesso turno.
stratego-option-powers = Poteri
stratego-option-powers-hint = Che cosa possono fare Spia, Esploratore e Bandiera invece di un attacco.
stratego-value-powers-all = Tutti
stratego-value-powers-no-regroup = Senza adunata
stratego-value-powers-none = Nessuno
stratego-option-regroup_saves = L’adunata salva
stratego-option-regroup_saves-hint = Con la Bandiera ma niente di mobile nella linea puoi fare l’adunata invece di perdere, se in mano o nel mazzo c’è qualcosa di mobile.
stratego-option-draw_count = Patta senza attacchi
stratego-option-draw_count-hint = Quanti turni di fila senza un attacco fanno una patta.
stratego-value-draw_count-0 = Mai
stratego-value-draw_count-20 = Dopo 20 turni
stratego-value-draw_count-40 = Dopo 40 turni
stratego-option-colours = Comincia il Rosso
stratego-option-colours-hint = Chi ha l’esercito rosso nella prima manche, e con quello il primo turno.
stratego-value-colours-random = A caso
stratego-value-colours-first = Il primo posto
stratego-value-colours-second = Il secondo posto

## Che cosa non si può

refusal-stratego-seats = Stratego Cards è per 2 giocatori.
refusal-stratego-over = La manche è finita.
refusal-stratego-not-now = Ora non si può fare.
refusal-stratego-no-such-seat = A questo tavolo non c’è un posto { $number }.
refusal-stratego-not-your-turn = { $colour ->
    [red] Tocca al Rosso.
   *[blue] Tocca al Blu.
}
refusal-stratego-lay-first = Prima disponi la tua linea.
refusal-stratego-line-laid = La tua linea è disposta.
refusal-stratego-lay-five = Metti cinque carte nella tua linea.
refusal-stratego-lay-all = Metti tutte le tue carte nella linea.
refusal-stratego-not-taken = { $count ->
    [8] Scegli fra le otto carte che hai preso.
    [one] Hai preso { $count } carta: scegli quella.
   *[other] Scegli fra le { $count } carte che hai preso.
}
refusal-stratego-flag-attacks = La Bandiera non può attaccare.
refusal-stratego-bomb-attacks = Le Bombe non possono attaccare.
refusal-stratego-attack-from-hand = Possono attaccare solo le carte della tua linea.
refusal-stratego-point-first = Prima scegli la carta che attacca.
refusal-stratego-no-card = In quella casella non c’è una carta.
refusal-stratego-attack-own = Scegli una carta della linea nemica.
refusal-stratego-acted = In questo turno hai già agito.
refusal-stratego-no-powers = Niente poteri dopo un attacco.
refusal-stratego-must-act = Devi attaccare o usare un potere.
refusal-stratego-not-in-line = { $card ->
    [spy] La Spia
   *[scout] L’Esploratore
} deve essere nella tua linea.
refusal-stratego-empty-hand = Il nemico non ha carte in mano.
refusal-stratego-two-cards = Scegli due carte nemiche.
refusal-stratego-two-different = Scegli due carte diverse.
refusal-stratego-flag-not-in-line = La tua Bandiera non è nella tua linea.
refusal-stratego-fill-later = I vuoti si riempiono dopo la tua azione.
refusal-stratego-fill-more = Riempi i tuoi vuoti: ancora { $count }.
refusal-stratego-slot-taken = Quella casella è occupata.
refusal-stratego-not-in-hand = Non hai quella carta in mano.
refusal-stratego-cards-stay = Le carte della linea restano dove sono.
refusal-stratego-no-peeking = Quella carta non puoi guardarla.
refusal-stratego-draw-offered = In questo turno hai già offerto patta.
refusal-stratego-draw-people = Solo due persone possono accordarsi per la patta.
refusal-stratego-draw-count = Senza conteggio per la patta deve giocare una persona.
refusal-stratego-no-offer = Nessuno ha offerto patta.
refusal-stratego-answer-first = Prima rispondi all’offerta di patta.
refusal-stratego-power-off = Quel potere è spento in questa partita.

## Parole del gioco

stratego-rank-flag = Bandiera
stratego-rank-spy = Spia
stratego-rank-scout = Esploratore
stratego-rank-miner = Artificiere
stratego-rank-sergeant = Sergente
stratego-rank-lieutenant = Tenente
stratego-rank-captain = Capitano
stratego-rank-major = Maggiore
stratego-rank-colonel = Colonnello
stratego-rank-general = Generale
stratego-rank-marshal = Maresciallo
stratego-rank-bomb = Bomba
stratego-colour-red = Rosso
stratego-colour-blue = Blu

## Il registro

stratego-log-game = Manche { $number }: l’esercito rosso è di { $name }.
stratego-log-laid = { $name } ha disposto una linea.
stratego-log-refilled = { $name } pesca { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
stratego-log-won = { $name }: { $attacker } batte { $defender }.
stratego-log-lost = { $name }: { $attacker } perde contro { $defender }.
stratego-log-equal = { $name }: { $attacker } contro { $defender }, cadono entrambi.
stratego-log-bomb = { $name }: { $attacker } finisce su una Bomba e cade.
stratego-log-miner = { $name }: l’Artificiere toglie una Bomba.
stratego-log-marshal = { $name }: la Spia batte il Maresciallo.
stratego-log-flag = { $name }: { $attacker } prende la Bandiera.
stratego-log-hand = { $name } mostra la Spia e guarda la mano di { $other }.
stratego-log-slots = { $name } mostra un Esploratore e guarda { $count ->
    [one] una carta di { $other }.
   *[other] { $count } carte di { $other }.
}
stratego-log-regroup = { $name } mostra la Bandiera e fa l’adunata con { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
stratego-log-filled = { $name } riempie { $count ->
    [one] un vuoto.
   *[other] { $count } vuoti.
}
stratego-log-stopped = { $name } non attacca più.
stratego-log-draw-offered = { $name } offre patta.
stratego-log-draw-taken = { $name } accetta.
stratego-log-draw-refused = { $name } continua a giocare.
stratego-log-ended-flag = { $name } vince prendendo la Bandiera.
stratego-log-ended-immovable = { $name } vince: { $other } non ha niente di mobile nella linea.
stratego-log-ended-gave-up = { $name } vince: { $other } si arrende.
stratego-log-ended-agreed = D’accordo: è patta.
stratego-log-ended-no-attacks = { $count ->
    [one] 1 turno senza un attacco: patta.
   *[other] { $count } turni senza un attacco: patta.
}

## Che cosa si chiede, come tutti possono sentirlo; $asked è a quanti si chiede, in $names

stratego-aloud-setup = { $names } { $asked ->
    [one] sceglie
   *[other] scelgono
} cinque carte su otto per la linea …
stratego-aloud-action = { $names } sceglie un attacco o un potere …
stratego-aloud-fill = { $names } riempie i vuoti nella linea …
stratego-aloud-layout = { $names } dispone una nuova linea …
stratego-aloud-again = { $names } può attaccare ancora …
stratego-aloud-draw = { $other } offre patta: decide { $names } …
stratego-aloud-ended = { $names } { $asked ->
    [one] ripensa
   *[other] ripensano
} alla manche …

## Tavolo

stratego-ask-setup = { $name }, scegli cinque delle tue otto carte per la linea.
stratego-ask-action = { $name }, attacca: prima una tua carta, poi una nemica. O usa un potere.
stratego-ask-fill = { $name }, riempi { $count ->
    [one] il tuo vuoto.
   *[other] i tuoi { $count } vuoti.
}
stratego-ask-layout = { $name }, disponi la tua nuova linea.
stratego-ask-again = { $name }, attacca ancora, o smetti.
stratego-ask-draw = { $name }, { $other } offre patta.
stratego-ask-ended = La manche è finita.
stratego-do-regroup = Adunata
stratego-do-spy-look = Guarda la mano
stratego-do-scout-look = Guarda due carte
stratego-do-stop = Basta attacchi
stratego-do-give-up = Arrenditi
stratego-do-offer-draw = Offri patta
stratego-do-accept-draw = Accetta
stratego-do-refuse-draw = Continua
stratego-do-lay = Disponi linea
stratego-do-fill = Fatto
stratego-do-go-on = Avanti
stratego-quiet = { $count ->
    [one] 1 turno senza un attacco, patta a { $limit }
   *[other] { $count } turni senza un attacco, patta a { $limit }
}
stratego-why-higher = Vince il grado più alto.
stratego-why-equal = Gradi pari: cadono entrambi.
stratego-why-bomb = Una Bomba batte tutti tranne l’Artificiere.
stratego-why-miner = L’Artificiere toglie la Bomba.
stratego-why-spy = La Spia che attacca batte il Maresciallo.
stratego-why-flag = La Bandiera è presa.
stratego-who-wins = Vince la Bandiera, o l’ultima carta che può attaccare.
stratego-won = { $name } vince
stratego-drawn = Patta
stratego-games = { $count ->
    [one] 1 manche
   *[other] { $count } manche
}
stratego-stat-flags = Bandiere
stratego-stat-attacks = Attacchi
stratego-stat-attacks_won = Attacchi vinti
stratego-stat-looks = Sguardi
stratego-figure-games = Manche
stratego-figure-flags = Bandiere prese
stratego-figure-attacks = Attacchi
stratego-figure-attacks_won = Attacchi vinti
stratego-figure-looks = Sguardi

## Parole del gioco: nelle regole, e dove un puntatore si ferma sul tavolo

stratego-term-line = Linea
stratego-term-line-means = Le tue cinque caselle. Solo le carte nella linea possono attaccare, usare un potere o essere attaccate.
stratego-term-gap = Vuoto
stratego-term-gap-means = Una casella senza carta. I tuoi vuoti li riempi alla fine del tuo turno.
stratego-term-hand = Mano
stratego-term-hand-means = Al massimo tre carte, che vedi solo tu. Da qui riempi i tuoi vuoti.
stratego-term-deck = Mazzo
stratego-term-deck-means = Il resto del tuo esercito, coperto. Da lì riporti la tua mano a tre carte.
stratego-term-casualties = Perdite
stratego-term-casualties-means = Carte cadute: tutti le conoscono, e non tornano più. Stanno sul campo del loro esercito; nel suo conto un punto pieno è una carta ancora in gioco, uno vuoto è caduta.
stratego-term-movable = Mobile
stratego-term-movable-means = Tutte le carte tranne la Bandiera e le Bombe. Se nella tua linea non ce n’è quando devi agire, hai perso.
stratego-term-rank = Grado
stratego-term-rank-means = Il numero di una carta. Vince il grado più alto, e a gradi pari cadono entrambe.
stratego-term-power = Potere
stratego-term-power-means = Ciò che Spia, Esploratore e Bandiera nella linea possono fare invece di un attacco. Prima la carta si mostra al nemico.
stratego-term-regroup = Adunata
stratego-term-regroup-means = Mostra la tua Bandiera nella linea, mescola insieme linea, mano e mazzo, e disponi una nuova linea.

## Suggerimenti per la prima partita

stratego-hint-setup = Per vincere prendi la Bandiera nemica. Cinque carte formano la tua linea; la tua Bandiera per ora è più sicura in mano.
stratego-hint-attack = Ogni carta della tua linea tranne la Bandiera e le Bombe può attaccare ogni carta della linea nemica. Vince il grado più alto.
stratego-hint-probe = Prova le carte sconosciute con gradi bassi, e tieni quelli alti per ciò che hai visto.
stratego-hint-bomb = Era una Bomba. Resta dov’è, e solo un Artificiere la toglie.
stratego-hint-spy = La tua Spia batte il Maresciallo, se è la Spia ad attaccare. Contro quasi tutto il resto perde.
stratego-hint-scout = Invece di attaccare, un Esploratore può guardare due carte nemiche.
stratego-hint-fill = I tuoi vuoti devi riempirli, ma scegli tu quale carta va dove.
stratego-hint-regroup = Molto della tua linea è noto. Se dentro c’è la Bandiera puoi fare l’adunata.
stratego-hint-last = Tieni qualcosa di mobile nella linea: se non ce n’è quando tocca di nuovo a te agire, perdi.

## Sul tavolo

stratego-left = { $count ->
    [one] Metti ancora 1 carta
   *[other] Metti ancora { $count } carte
}
stratego-point-target = Ora indica una carta nemica.
stratego-point-or-look = Indica una carta nemica, o guarda.
stratego-enemy-seen = Casella { $slot }, visto qui: { $rank }.
stratego-army-left = { $army }, { $count } vive
stratego-give-up-ask = Ti arrendi?
stratego-give-up-about = Questa manche la vince l’altro esercito.
stratego-look-hold = Tieni premuto per guardare (Spazio)
stratego-look-done = Metti via
stratego-look-hand = In mano a { $other }
stratego-look-slots = Nella linea di { $other }
stratego-look-only = Ora guarda solo { $name }.
stratego-listed = Vista in questa mano
stratego-was-listed = Era in questa mano
stratego-slot = Casella { $number }
stratego-score = { $one } { $wins } : { $losses } { $other }
stratego-log-seen = Viste: { $cards }.

## Il tavolo in frasi

stratego-slot-empty = casella { $number }: vuota
stratego-slot-face-down = casella { $number }: coperta
stratego-slot-with = casella { $number }: { $card }
stratego-line-of = Linea di { $name }: { $slots }.
stratego-reserves = { $name } ha { $hand ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $hand } carte
} in mano e { $deck } nel mazzo.
stratego-fallen = { $name } ha perso: { $cards }.
stratego-your-hand = La tua mano: { $cards }.

## Una carta letta per intero

stratego-read-ranked = Esercito { $army }, grado { $rank }
stratego-read-unmoved = Esercito { $army }, non può attaccare
stratego-read-ranks = Batte ogni grado più basso, e prende la Bandiera. Fra due gradi pari cadono entrambi. Una Bomba la batte.
stratego-read-flag = Chi la attacca ha vinto la manche. È persa qualunque carta attacchi.
stratego-read-spy = Batte il Maresciallo quando attacca, e prende la Bandiera. Ogni altro grado la batte, e fra due Spie cadono entrambe.
stratego-read-scout = Batte la Spia, e prende la Bandiera. Ogni grado più alto lo batte, e fra due Esploratori cadono entrambi.
stratego-read-miner = Toglie una Bomba quando l’attacca. Inoltre batte ogni grado più basso, e prende la Bandiera. Fra due Artificieri cadono entrambi.
stratego-read-marshal = Il grado più alto: batte tutti gli altri, e prende la Bandiera. Lo abbattono solo una Bomba, una Spia che lo attacca e un altro Maresciallo.
stratego-read-bomb = Batte chiunque attacchi, tranne l’Artificiere, e resta dov’è.
stratego-read-power-spy = Invece di un attacco: guarda tutta la mano del nemico.
stratego-read-power-scout = Invece di un attacco: guarda due carte della linea nemica.
stratego-read-power-flag = Invece di un attacco: adunata. Mescola insieme linea, mano e mazzo, e disponi una nuova linea.
stratego-row-enemy = La linea nemica
stratego-row-own = La tua linea

## Perché un esperto farebbe così

stratego-worth = { $hundredths ->
    [one] 1 vittoria su 100 partite
   *[other] { $hundredths } vittorie su 100 partite
}
stratego-within = { $hundredths }
stratego-because-flag = { $this ->
    [100] Lì c’è la Bandiera.
   *[other] La tua carta ({ $rank }) trova la Bandiera in { $this } eserciti possibili su 100, altrimenti in { $other }.
}
stratego-because-flag-lost = La tua Bandiera è più sicura: nei prossimi turni viene presa in { $this } casi su 100, altrimenti in { $other }.
stratego-because-beats = { $this ->
    [100] La tua carta ({ $rank }) batte ciò che sta lì.
   *[other] La tua carta ({ $rank }) batte ciò che può stare lì in { $this } casi su 100, altrimenti il tuo attacco vince in { $other }.
}
stratego-because-falls = { $this ->
    [0] La tua carta ({ $rank }) lì non può cadere; altrimenti perdi una carta in { $other } casi su 100.
   *[other] La tua carta ({ $rank }) cade in { $this } casi su 100, altrimenti chi attacca per te in { $other }.
}
stratego-because-learns = Scopri { $this } carte nemiche senza un attacco.
stratego-because-shown = Non mostra al nemico la tua carta ({ $rank }).
stratego-because-felled = Nei prossimi turni il nemico perde in media { $this ->
    [1] 1 carta
   *[other] { $this } carte
}, altrimenti { $other }.
stratego-because-lost = Nei prossimi turni perdi in media { $this ->
    [1] 1 carta
   *[other] { $this } carte
}, altrimenti { $other }.
stratego-because-safe = Un attacco ti costerebbe una carta in { $other } casi su 100.
stratego-because-stakes = Rischia { $rank } invece di { $other }.

## La prima lezione

stratego-lesson-first = Prima lezione: una breve battaglia
stratego-lesson-first-after = Ricorda ciò che hai visto: ciò che ti mostrano è ciò che li batte.
stratego-lesson-first-attack = Una delle loro carte è la Bandiera. Chi attacca la Bandiera dell’altro vince. Il grado più alto resta, il più basso cade. Il tuo 8, il Colonnello, è forte: premilo, poi la carta nemica numero 1.
refusal-stratego-lesson-first-attack = Prendi il Colonnello, il tuo 8, e attacca la loro carta numero 1.
stratego-lesson-first-spy = Bel colpo! Ma poi il loro 10 ha preso il tuo Colonnello: il Maresciallo batte ogni grado. Lo prende solo una carta, la più debole: il tuo 1, la Spia, se è lei ad attaccare. Il loro 10 è la carta numero 3, al centro. Vai!
refusal-stratego-lesson-first-spy = Non quello. La Spia, il tuo 1, contro la carta al centro, dove sta il 10.
stratego-lesson-first-fill = La Spia ha preso il Maresciallo! Alla fine del tuo turno ogni vuoto nella tua linea si riempie dalla tua mano. Metti lì il tuo 6 e conferma.
refusal-stratego-lesson-first-fill = Può andare, ma il 6 è più forte: metti quello.
refusal-stratego-lesson-first-fill-bomb = Una Bomba non attacca mai: aspetta soltanto, e batte tutti tranne un 3. Metti lì il 6.
stratego-lesson-first-scout = Sono finiti contro il tuo 6. Alcune carte hanno un potere, che si usa invece di un attacco. Il tuo 2, l’Esploratore, guarda due carte del nemico: premilo, poi le loro carte numero 2 e 5.
refusal-stratego-lesson-first-scout = Prima guarda: premi il tuo 2, poi le loro carte numero 2 e 5.
stratego-lesson-first-flag = Una Bomba, che solo un 3 può togliere, e al numero 5 la Bandiera! Attaccala con ciò che vuoi.
refusal-stratego-lesson-first-flag = La Bandiera è la loro carta numero 5. Attacca quella.
stratego-lesson-first-end = La Bandiera è tua, e con lei la manche. Perde anche chi non ha più carte che possono attaccare. La tua Bandiera è stata sempre nella tua linea: nascondila bene.

## La lezione più lunga: la linea e la Spia

stratego-lesson-setup = Lezione più lunga: la linea e la Spia
stratego-lesson-setup-after = Mostra ciò che puoi perdere, nascondi ciò che cercano, e lascia che la Spia aspetti il Maresciallo.
stratego-lesson-setup-lay = Cinque delle tue otto carte vanno nella linea. Solo lì possono essere attaccate: perciò la Bandiera resta in mano, e anche la Spia, finché non ha qualcosa da fare. Premi 8, 7, la Bomba, 4 e 2 in quest’ordine, poi il pulsante.
refusal-stratego-lesson-setup-lay = Vanno bene anche altre linee. Per questa lezione premi 8, 7, la Bomba, 4 e 2 in quest’ordine.
refusal-stratego-lesson-setup-lay-flag = Nella linea la Bandiera si può attaccare, e chi lo fa vince. In mano nessuno la raggiunge: premi 8, 7, Bomba, 4, 2.
refusal-stratego-lesson-setup-lay-spy = Ogni loro carta che attacca batte il tuo 1. Lascia la Spia in mano: premi 8, 7, Bomba, 4, 2.
stratego-lesson-setup-attack = Non sai ancora niente, quindi manda una carta che ne batte molte: il tuo 8 contro il loro numero 3. Se vince torna al suo posto, ma allora l’hanno visto.
refusal-stratego-lesson-setup-attack = Un’altra volta può essere saggio. Ora manda il tuo 8 contro la loro carta numero 3.
stratego-lesson-setup-probe = Il tuo 8 ha preso un 5, ma poi lo conoscevano, e il loro 10 l’ha preso. Ora sai qualcosa: il 10 sta al numero 2, e le carte non cambiano mai posto. Al numero 3 c’è una carta nuova. Per ciò che non conosci usa una carta che puoi perdere: il tuo 4.
refusal-stratego-lesson-setup-probe = Prova con il 4 contro la carta nuova, il loro numero 3.
refusal-stratego-lesson-setup-probe-marshal = Lì sta il 10: ti batterebbe. Prova con il 4 contro la carta nuova, il loro numero 3.
refusal-stratego-lesson-setup-probe-strong = Tieni nascosto il 7 per qualcosa che conosci. Il 4 costa meno, se va male: provalo contro il numero 3.
stratego-lesson-setup-spy = Ben fatto. Ora riempi il vuoto. Il loro 10 batte tutto ciò che incontra e che lo incontra, tranne una Spia che attacca. La Spia può farlo solo dalla linea: metti lì il tuo 1.
refusal-stratego-lesson-setup-spy = Il 6 lì starebbe bene. Ma il loro 10 aspetta qualcuno: metti la Spia nel vuoto.
refusal-stratego-lesson-setup-spy-flag = Così tutto ciò che hanno potrebbe attaccare la tua Bandiera. Metti la Spia nel vuoto.
stratego-lesson-setup-strike = Non l’hanno trovata: un loro 6 ha preso il tuo 4. Tocca a te, e il 10 sta ancora al numero 2. Colpisci con la Spia, prima che ci finiscano contro!
refusal-stratego-lesson-setup-strike = Quello può aspettare, questo no: la tua Spia, l’1, contro il loro numero 2.
refusal-stratego-lesson-setup-strike-look = Quello è il suo altro potere: guarda tutta la loro mano. Ma allora sanno dov’è, e la prendono. Attaccaci il numero 2.
stratego-lesson-setup-fill = Il Maresciallo non c’è più! Ora il tuo 10 lo battono solo la loro Spia e una Bomba. Mettilo nel vuoto: lì nessuno lo vede. La Bandiera può restare in mano finché altre carte riempiono i tuoi vuoti.
refusal-stratego-lesson-setup-fill = Anche il 6 andrebbe. Ma senza il loro Maresciallo il tuo 10 è il re del tavolo: metti quello.
refusal-stratego-lesson-setup-fill-flag = Niente ti obbliga: finché hai altre carte in mano, la Bandiera è al sicuro. Metti il 10.
stratego-lesson-setup-enough = Sono finiti sulla tua Bomba! Batte tutti tranne un 3, resta, e non attacca mai. Guarda il numero 1: quel 6 ha preso il tuo 4, l’hai visto. Prendilo con la carta più debole che basta.
refusal-stratego-lesson-setup-enough = Al numero 1 c’è una carta che conosci, il 6. Prendi quello.
refusal-stratego-lesson-setup-enough-seen = Vincerebbe, ma conoscerebbero il tuo 10, e la loro Spia non cerca altro. Il tuo 7 basta.
refusal-stratego-lesson-setup-enough-weak = È meno di 6. Usa il tuo 7.
stratego-lesson-setup-end = Il 7 è bastato, e non sanno ancora dove sta il tuo 10. Anche la loro Spia può stare ovunque: chi non è stato visto è al sicuro, chi è stato visto dovrebbe colpire per primo.
