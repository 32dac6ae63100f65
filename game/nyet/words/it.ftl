## Sullo scaffale

nyet-title = NYET!
nyet-about = Metti il veto alle regole del round, poi fai prese con chi poco fa era un rivale.
nyet-players = 2–5 giocatori
nyet-length = circa 45 minuti

## Opzioni

nyet-option-length = Durata
nyet-option-length-hint = Una partita intera, circa la metà, o finché qualcuno non arriva a un certo numero di punti.
nyet-value-length-full = Intera
nyet-value-length-short = Breve
nyet-value-length-points = A un limite
nyet-option-limit = Limite
nyet-option-limit-hint = La partita finisce con il round in cui qualcuno arriva a questi punti.
nyet-value-limit-50 = 50 punti
nyet-value-limit-100 = 100 punti
nyet-value-limit-150 = 150 punti
nyet-value-limit-200 = 200 punti
nyet-option-bonus = Carta Bonus
nyet-option-bonus-hint = Di chi la carta Bonus raddoppia i punti, in tre o in cinque.
nyet-value-bonus-holder = Di chi la tiene
nyet-value-bonus-shared = Il suo raccolto
nyet-value-bonus-team = Della squadra
nyet-option-difference = Solo la differenza
nyet-option-difference-hint = La squadra migliore segna la differenza fra le squadre, l’altra niente.
nyet-option-anonymous = Gettoni anonimi
nyet-option-anonymous-hint = I gettoni sul tabellone non mostrano chi li ha messi.
nyet-option-look_back = Riguardare
nyet-option-look_back-hint = Quali prese del round si possono riguardare.
nyet-value-look_back-last = L’ultima presa
nyet-value-look_back-none = Nessuna
nyet-value-look_back-all = Tutte
nyet-option-no_trump = Senza briscola
nyet-option-no_trump-hint = La riga della briscola ha una quinta casella: nessun colore di briscola.
nyet-option-play_forced = Gioca le obbligate
nyet-option-play_forced-hint = Una carta si gioca da sola quando è l’unica permessa.

## Che cosa non si può

refusal-nyet-seats = NYET! è per 2–5 giocatori.
refusal-nyet-over = La partita è finita.
refusal-nyet-not-now = Ora non si può fare.
refusal-nyet-no-such-seat = A questo tavolo non c’è un posto { $number }.
refusal-nyet-character-taken = { nyet-character-named } ha già un giocatore.
refusal-nyet-box-covered = Quella casella è già coperta.
refusal-nyet-line-settled = Questa riga è decisa: la sua ultima casella resta aperta.
refusal-nyet-no-such-box = Quella casella non è su questo tabellone.
refusal-nyet-not-your-veto = Tocca a { $name } mettere un gettone.
refusal-nyet-must-veto = Devi mettere un gettone.
refusal-nyet-not-in-game = { nyet-character-named } non è in questa partita.
refusal-nyet-tokens-stay = I gettoni restano fino alla fine del round.
refusal-nyet-not-first-player = Forma le squadre solo chi è di mano: { $name }.
refusal-nyet-partners = { $count ->
    [one] Scegli { $count } compagno.
   *[other] Scegli { $count } compagni.
}
refusal-nyet-one-or-two-partners = Scegli un compagno per una coppia, o due per una squadra di tre.
refusal-nyet-bonus-smaller-team = La carta Bonus va alla squadra più piccola.
refusal-nyet-no-bonus = La carta Bonus si usa solo in 3 o in 5.
refusal-nyet-card-count = { $count ->
    [one] Scegli esattamente { $count } carta.
   *[other] Scegli esattamente { $count } carte.
}
refusal-nyet-no-ones = In questo round non si possono scartare gli 1.
refusal-nyet-discard-confirmed = Il tuo scarto è già confermato.
refusal-nyet-card-not-held = Non hai quella carta.
refusal-nyet-not-your-turn = Tocca a { $name }.
refusal-nyet-follow = Devi rispondere con { nyet-colour-named }.
refusal-nyet-follow-trump = Si è aperto con briscola: gioca una briscola o una superbriscola.
refusal-nyet-follow-supertrump = Si è aperto con superbriscola: gioca una superbriscola.
refusal-nyet-supertrump-is-trump = Le superbriscole contano come briscola: devi rispondere con { nyet-colour-named }.
refusal-nyet-only-last-trick = Si può riguardare solo l’ultima presa.
refusal-nyet-tricks-face-down = Le prese restano coperte.

## Parole del gioco

nyet-character-named = { $character ->
    [bear] L’orso
    [wolf] Il lupo
    [crane] La gru
    [tiger] La tigre
   *[eagle] L’aquila
}
nyet-character-bear = Orso
nyet-character-wolf = Lupo
nyet-character-crane = Gru
nyet-character-tiger = Tigre
nyet-character-eagle = Aquila
nyet-colour-named = { $colour ->
    [blue] blu
    [red] rosso
    [yellow] giallo
   *[green] verde
}
nyet-colour-blue = Blu
nyet-colour-red = Rosso
nyet-colour-yellow = Giallo
nyet-colour-green = Verde
nyet-line-first = Di mano
nyet-line-discards = Scarti
nyet-line-trump = Briscola
nyet-line-supertrump = Superbriscola
nyet-line-points = Punti
nyet-box-one = Scarta 1
nyet-box-two = Scarta 2
nyet-box-no-1s = Scarta 1, non un 1
nyet-box-pass = 1 a sinistra
nyet-box-keep = NYET! (niente)
nyet-box-points = { $value }
nyet-trick-worth = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
nyet-your-hand = La tua mano: { $cards }.
nyet-score = { $name }: { nyet-catch }, in tutto { $score }.
nyet-box-none = NYET! (niente)

## Il registro

nyet-log-character = { $name } è { $character ->
    [bear] l’orso
    [wolf] il lupo
    [crane] la gru
    [tiger] la tigre
   *[eagle] l’aquila
}.
nyet-log-round = Round { $number }: le carte le dà { $name }.
nyet-log-token = { $name } copre { $box }.
nyet-log-line = { $line }: { $box }.
nyet-log-first = È di mano { $name }.
nyet-log-discards = { $what ->
    [one] Ognuno scarta 1 carta.
    [two] Ognuno scarta 2 carte.
    [no-1s] Ognuno scarta 1 carta, ma non un 1.
    [pass] Ognuno passa 1 carta a sinistra.
   *[keep] Nessuno scarta.
}
nyet-log-trump = { $colour ->
    [none] Non c’è briscola.
    [blue] La briscola è blu.
    [red] La briscola è rossa.
    [yellow] La briscola è gialla.
   *[green] La briscola è verde.
}
nyet-log-supertrump = { $colour ->
    [none] Non ci sono superbriscole.
    [blue] Gli 1 blu sono superbriscole.
    [red] Gli 1 rossi sono superbriscole.
    [yellow] Gli 1 gialli sono superbriscole.
   *[green] Gli 1 verdi sono superbriscole.
}
nyet-log-points = { $value ->
    [one] Ogni presa e ogni carta di bottino vale { $value } punto.
   *[other] Ogni presa e ogni carta di bottino vale { $value } punti.
}
nyet-log-teams = { $one } contro { $other }.
nyet-log-bonus = La carta Bonus va a { $name }.
nyet-log-confirmed = { $name } ha scelto.
nyet-log-played = { $name }: { $card }
nyet-log-trick = La presa va a { $name }.
nyet-log-trick-loot = La presa va a { $name }, con { $count ->
    [one] 1 carta di bottino.
   *[other] { $count } carte di bottino.
}
nyet-log-scored = { $name }: { $gain }, ora { $score }.

## Che cosa si chiede, come tutti possono sentirlo; $asked è a quanti si chiede, in $names

nyet-aloud-characters = { $names } sceglie un animale …
nyet-aloud-vetoes = { $names } mette il veto a una casella …
nyet-aloud-teams = { $names } è di mano e forma le squadre …
nyet-aloud-bonus = { $names } sceglie a chi va la carta Bonus …
nyet-aloud-discards-one = { $names } { $asked ->
    [one] scarta
   *[other] scartano
} una carta …
nyet-aloud-discards-two = { $names } { $asked ->
    [one] scarta
   *[other] scartano
} due carte …
nyet-aloud-discards-no-1s = { $names } { $asked ->
    [one] scarta
   *[other] scartano
} una carta che non è un 1 …
nyet-aloud-passes = { $names } { $asked ->
    [one] sceglie una carta per chi sta a sinistra …
   *[other] scelgono una carta per chi sta a sinistra …
}
nyet-aloud-tricks = { $names } gioca una carta …
nyet-aloud-scores = { $names } { $asked ->
    [one] guarda
   *[other] guardano
} i punti …

## Tavolo

nyet-card = { $colour } { $value }
nyet-ask-characters = { $name }, scegli il tuo animale.
nyet-ask-vetoes = { $name }, metti il veto a una casella: { $count ->
    [one] è l’ultimo veto di tutti.
   *[other] in tutto restano { $count } veti. Ciò che resta aperto diventa legge.
}
nyet-covered-by = { $name } ha detto NYET! a: { $box }.
nyet-vetoes-left = { $count ->
    [0] nessun veto rimasto
    [one] 1 veto rimasto
   *[other] { $count } veti rimasti
}
nyet-note-vetoes = { $count ->
    [one] In questo round resta 1 veto.
   *[other] In questo round restano { $count } veti.
}
nyet-look-back = { $what ->
    [all] Prese finora
   *[last] Ultima presa
}
nyet-look-trick = Ha aperto { $leader }, ha preso { $winner }.
nyet-ask-teams = { $name }, sei di mano. Scegli le squadre.
nyet-ask-bonus = { $name }, a chi va la carta Bonus?
nyet-ask-discards-one = { $name }, scarta una carta.
nyet-ask-discards-two = { $name }, scarta due carte.
nyet-ask-discards-no-1s = { $name }, scarta una carta, ma non un 1.
nyet-ask-passes = { $name }, scegli una carta per chi sta a sinistra.
nyet-ask-tricks = { $name }, gioca una carta.
nyet-ask-scores = Si contano i punti.
nyet-answer-teams = { $mine } contro { $theirs }
nyet-answer-bonus = La carta Bonus a { $name }
nyet-bonus-sign = ×2
nyet-confirm = { $left ->
    [0] Fatto
   *[other] { $count } di { $needed } scelte
}
nyet-go-on = Avanti
nyet-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
nyet-loot = { $loot } bottino
nyet-catch = { nyet-tricks }, { nyet-loot }
nyet-sheet-title = Round { $number }
nyet-sheet-working = { $names }: ({ nyet-tricks } + { nyet-loot }) × { $value } = { $points }
nyet-sheet-working-shared = { $names }: ({ nyet-tricks } + { nyet-loot } + { $bonus } per la carta Bonus) × { $value } = { $points }
nyet-sheet-working-team = { $names }, con la carta Bonus: ({ nyet-tricks } + { nyet-loot }) × { $value } × 2 = { $points }
nyet-sheet-difference = Conta solo la differenza: { $points } alla squadra migliore, niente all’altra.
nyet-sheet-bonus = { $name } ha la carta Bonus: { $single } × 2 = { $points }
nyet-sheet-round = Round { $number }
nyet-sheet-total = Totale
nyet-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
nyet-who-wins = Vince chi ha più punti.
nyet-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
nyet-stat-tricks = Prese
nyet-stat-loot = Bottino
nyet-stat-best = Miglior round
nyet-figure-tricks = Prese
nyet-figure-loot = Bottino
nyet-figure-best = Miglior round

## Parole del gioco: nelle regole, e dove un puntatore si ferma sul tavolo

nyet-term-token = Gettone
nyet-term-token-means = Copre una casella del tabellone per il round, e dice NYET! a ciò che mostra.
nyet-term-line = Riga
nyet-term-line-means = Una fila di caselle che decide una cosa. L’ultima casella aperta vale per il round.
nyet-term-first = Di mano
nyet-term-first-means = Chi è di mano apre la prima presa e, in tre o più, sceglie le squadre. Non è il mazziere.
nyet-term-dealer = Mazziere
nyet-term-dealer-means = Mette il primo gettone. Il round seguente lo dà il giocatore alla sua sinistra.
nyet-term-trump = Briscola
nyet-term-trump-means = Il colore che batte gli altri tre.
nyet-term-supertrump = Superbriscola
nyet-term-supertrump-means = Gli 1 di un colore: contano come briscola, o senza briscola come un colore a sé, e battono tutto tranne una superbriscola giocata dopo.
nyet-term-follow = Rispondere
nyet-term-follow-means = Giocare una carta del colore d’apertura. Chi ne ha una deve farlo.
nyet-term-trick = Presa
nyet-term-trick-means = Una carta da ognuno. Chi la vince apre la seguente.
nyet-term-loot = Bottino
nyet-term-loot-means = Un 1 preso all’altra squadra. Vale quanto una presa.
nyet-term-catch = Raccolto
nyet-term-catch-means = Le prese e il bottino di un giocatore o di una squadra in questo round.
nyet-term-points = Punti
nyet-term-points-means = Quanto vale in questo round ogni presa e ogni carta di bottino, per tutte e due le squadre.
nyet-term-bonus = Carta Bonus
nyet-term-bonus-means = In tre e in cinque: la tiene uno della squadra più piccola e segna il doppio, se l’opzione non dice altro.

## Suggerimenti per la prima partita

nyet-hint-animal = Va bene ogni animale: cancella caselle per te. Poi si fanno prese a squadre, e vince chi ha più punti.
nyet-hint-veto = Copri ciò che non vuoi. L’ultima casella aperta di ogni riga diventa la legge del round.
nyet-hint-teams = Scegli tu le squadre: cerca un compagno con cui vincere, non un amico.
nyet-hint-follow = Rispondi al colore d’apertura, se puoi. Se non puoi, va bene ogni carta.
nyet-hint-loot = Un 1 che l’altra squadra gioca in una presa vinta da te è bottino, e vale una presa.
nyet-hint-supertrump = Una superbriscola conta come briscola, e la batte solo una superbriscola giocata dopo.
nyet-hint-minus = In questo round prese e bottino costano punti: cerca di non prenderne.

## Una carta letta per intero

nyet-read-plain = Carta semplice
nyet-read-trump = Briscola
nyet-read-supertrump = Superbriscola
nyet-read-beats = Batte le carte più basse del suo colore. La briscola la batte.
nyet-read-beats-trump = Batte tutte le carte degli altri colori e ogni briscola più bassa. Una superbriscola la batte.
nyet-read-beats-supertrump = Conta come briscola, di qualunque colore sia, e batte tutto tranne una superbriscola che arriva dopo nella stessa presa.
nyet-read-one = Di ogni 1 ce ne sono tre. Fra due dello stesso colore, quello giocato dopo conta più alto.
nyet-read-loot = Chi lo vince all’altra squadra ha bottino, che vale quanto una presa.
nyet-takes-highest = { $name } prende con { $card }, la carta più alta del suo colore.
nyet-takes-trump = { $name } prende con { $card }: la briscola batte il colore d’apertura.
nyet-takes-supertrump = { $name } prende con { $card }: le superbriscole battono tutto.
nyet-row-trick = La presa

## La prima lezione

nyet-lesson-first = Prima lezione: prese e squadre
nyet-lesson-first-after = Ogni round ha un’altra legge e altri compagni. È tutto qui.
nyet-lesson-first-lead = Tu e { $name2 } giocate contro { $name1 } e { $name3 }. Fai prese: ognuna porta 3 punti alla tua squadra. La vince la carta più alta del colore d’apertura. Apri tu: gioca il tuo 13 blu.
refusal-nyet-lesson-first-lead = Quella potrebbero prenderla. Niente è più alto del tuo 13 blu: apri con quello.
refusal-nyet-lesson-first-lead-super = Quella tienila, è la tua carta più forte di tutte. Apri con il 13 blu.
nyet-lesson-first-trumped = Tua! Ora apri con il tuo 12 giallo, il più alto che possa esserci ancora. Ma in questo round la briscola è rossa, e la briscola batte ogni altro colore. Guarda che cosa fa { $name1 }.
refusal-nyet-lesson-first-trumped = Un’altra volta, perché no. Stavolta apri con il 12 giallo.
nyet-lesson-first-follow = { $name1 }, senza gialli, ha tagliato con briscola. Ora si è aperto con verde: chi ne ha deve rispondere. { $name2 } vince per voi due. Gioca il 3 verde.
refusal-nyet-lesson-first-follow = Si è aperto con verde, e tu hai una carta verde: gioca il 3 verde.
nyet-lesson-first-super = Non hai blu, quindi va bene ogni carta. { $name3 } ha tagliato con il 10, ma in questo round gli 1 verdi battono tutto: sono superbriscole. Fai la presa!
refusal-nyet-lesson-first-super = Così la presa resta a { $name3 }. Il tuo 1 verde batte anche il 10 rosso.
nyet-lesson-first-loot = Presa tua, e con bottino: un 1 dell’altra squadra in una tua presa vale una presa in più. Le targhe dicono che cosa ha preso ognuno. Gioca la tua ultima carta.
refusal-nyet-lesson-first-loot = Resta una carta sola: gioca quella.
nyet-lesson-first-score = Il round è finito. Prese e bottino della squadra, per 3, vanno a ognuno dei suoi: i punti ognuno li tiene per sé. Vince chi ne ha di più dopo l’ultimo round. Vai al prossimo.
refusal-nyet-lesson-first-score = Premi il pulsante per andare avanti.
nyet-lesson-first-veto = La legge del prossimo round: ognuno copre caselle, e vale ciò che resta aperto. Tu hai molti verdi: copri il blu.
refusal-nyet-lesson-first-veto = Quella riga può aspettare. Copri il blu nella riga della briscola.
refusal-nyet-lesson-first-veto-own = Così il verde non potrebbe diventare briscola, e tu ne hai sette. Copri il blu.
refusal-nyet-lesson-first-veto-points = I punti lasciali agli altri: copri il blu, così la briscola diventa verde.
nyet-lesson-first-teams = La briscola è verde, e { $name1 } ha lasciato 4 punti a presa. Il tuo orso è di mano: le squadre le scegli tu, di nuovo a ogni round. Con chi vuoi giocare? Va bene chiunque.
refusal-nyet-lesson-first-teams = Scegli fra gli altri tre.
nyet-lesson-first-end = E apri di nuovo tu. Questo è NYET!: di’ di no a ciò che ti fa male, trova compagni, fai prese, e occhio agli 1 e alle briscole.

## La lezione più lunga: i veti

nyet-lesson-vetoes = Lezione più lunga: i veti
nyet-lesson-vetoes-after = Ciò che fa più male va coperto subito, due caselle aperte sono una decisione, e ogni gettone dice qualcosa di una mano.
nyet-lesson-vetoes-minus = Guarda la tua mano: è forte, e con −2 ogni presa ti costerebbe. Copri il −2.
refusal-nyet-lesson-vetoes-minus = Può aspettare. Con −2 la tua buona mano sarebbe cattiva: copri quello.
refusal-nyet-lesson-vetoes-minus-points = Quei punti ti farebbero comodo. Solo il −2 ti rivolta contro le prese: copri quello.
refusal-nyet-lesson-vetoes-minus-later = Buona idea, e verrà il suo momento. Ma il −2 ti farebbe più male: copri prima quello.
nyet-lesson-vetoes-short = { $name2 } ha coperto il 4: mano debole. Tu hai solo due blu bassi: una briscola blu ti farebbe male. Copri il blu.
refusal-nyet-lesson-vetoes-short = Quello ti farebbe meno male. Hai pochi blu: copri il blu nella riga della briscola.
refusal-nyet-lesson-vetoes-short-long = Il verde è la briscola che ti serve: ne hai sei. Copri il colore di cui hai poco, il blu.
refusal-nyet-lesson-vetoes-short-ones = Hai due dei tre 1 gialli: come superbriscole batterebbero tutto. Copri il blu nella riga della briscola.
nyet-lesson-vetoes-decide = Giallo o verde: dove ne restano due aperte, chi ne copre una decide. Copri il giallo, e la briscola è verde.
refusal-nyet-lesson-vetoes-decide = In quella riga ne restano aperte più di due, o conta meno. Decidi la briscola: copri il giallo.
refusal-nyet-lesson-vetoes-decide-long = Così la briscola sarebbe gialla, e tu hai sei verdi. Copri il giallo.
nyet-lesson-vetoes-ones = Gli 1 di un colore diventano superbriscole. Rosso o giallo? Tu hai due 1 gialli: copri il rosso.
refusal-nyet-lesson-vetoes-ones = Poi qualcun altro coprirebbe il giallo. Decidi tu: copri il rosso nella riga della superbriscola.
refusal-nyet-lesson-vetoes-ones-own = Così i tuoi due 1 gialli sarebbero le carte più basse, e bottino per gli altri. Copri il rosso.
nyet-lesson-vetoes-first = Orso o tigre? Chi resta aperto apre e sceglie le squadre. L’orso sei tu: copri la tigre.
refusal-nyet-lesson-vetoes-first = Così decide { $name1 } chi è di mano. Copri la tigre, e tocca a te.
refusal-nyet-lesson-vetoes-first-own = Così le squadre le sceglierebbe { $name3 }. Copri la tigre.
nyet-lesson-vetoes-partner = Ora leggi i gettoni. { $name2 } ha coperto il 4 e il 3: mano debole. { $name3 } ha coperto l’1, perché ogni presa valga di più: mano forte. Prendi { $name3 } in squadra.
refusal-nyet-lesson-vetoes-partner = Non è la scelta peggiore. Ma era { $name3 } a volere più punti per ogni presa.
refusal-nyet-lesson-vetoes-partner-weak = { $name2 } ha coperto il 4 e il 3, e non spera in molte prese. Prendi { $name3 }.
nyet-lesson-vetoes-discard = Ognuno toglie due carte dal round. Liberati di un colore: il tuo 7 blu e il tuo 2 blu. Chi non ha il colore d’apertura può tagliare, e tu hai sei briscole.
refusal-nyet-lesson-vetoes-discard = Senza quei due blu puoi tagliare ogni volta che si apre con blu. Scarta il 7 e il 2 blu.
refusal-nyet-lesson-vetoes-discard-trump = I verdi ora sono briscole: tienili tutti. Scarta il 7 e il 2 blu.
refusal-nyet-lesson-vetoes-discard-ones = Quell’1 è una superbriscola, vale quasi una presa. Scarta il 7 e il 2 blu.
nyet-lesson-vetoes-end = Briscole verdi, due superbriscole, 2 punti a presa, un compagno forte, e apri tu: questa legge l’hai fatta tu. Con una mano debole fai il contrario: copri il 4 e il 3, e lascia il −2 a chi fa prese.

## Perché un esperto farebbe così

nyet-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
nyet-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nyet-because-takes = { $this ->
    [100] Questa presa la fai di sicuro, altrimenti in { $other } distribuzioni possibili su 100.
   *[other] Questa presa la fai in { $this } distribuzioni possibili su 100, altrimenti in { $other }.
}
nyet-because-team-takes = { $name } fa questa presa per te in { $this } distribuzioni possibili su 100, altrimenti in { $other }.
nyet-because-takes-shunned = { $this ->
    [0] Questa presa costerebbe punti, e così non la fai.
   *[other] Questa presa costerebbe punti: così la fai in { $this } distribuzioni possibili su 100, altrimenti in { $other }.
}
nyet-because-ones = Cattura in questa presa { $this } degli 1 altrui, altrimenti { $other }.
nyet-because-ones-shunned = Ti evita di prendere 1 che costerebbero punti: in media { $this }, altrimenti { $other }.
nyet-because-lost-ones = I tuoi 1 non finiscono agli altri: in questa presa ne catturano { $this }, altrimenti { $other }.
nyet-because-fed-ones = Dà agli altri 1 che gli costano punti: in questa presa { $this }, altrimenti { $other }.
nyet-because-super = Tiene una superbriscola per una presa migliore.
nyet-because-later = Dopo prendi in media ancora { $this }, altrimenti { $other }.
nyet-because-later-shunned = Dopo prendi in media solo { $this }, altrimenti { $other }.
nyet-because-last = L’ultima carta è la tua: così la presa è tua di sicuro.
nyet-because-void = { $count ->
    [one] { $names } non ha più { $colour }: così la presa è tua.
   *[other] { $names } non hanno più { $colour }: così la presa è tua.
}
nyet-because-veto = Coprire «{ $box }» ({ $line }) ti porta { $this }, «{ $than }» ({ $beside }) { $other }.
nyet-more-or-less = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { $way ->
    [less] in meno
   *[more] in più
}
nyet-because-team = Secondo la tua mano e i gettoni, questa squadra ti porta avanti di { $this ->
    [1] 1 punto
   *[other] { $this } punti
}, un’altra di { $other }.
nyet-because-bonus = Con la carta Bonus a { $name } finisci avanti di { $this ->
    [1] 1 punto
   *[other] { $this } punti
}, altrimenti di { $other }.
nyet-because-discard = Ciò che resta prende poi in media { $this }, altrimenti { $other }.
nyet-because-discard-shunned = Ciò che resta prende poi in media solo { $this }, altrimenti { $other }.
