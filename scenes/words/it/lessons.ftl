# Lezioni: che cosa sta intorno a ciò che dice ognuna.

lesson-step = { $step } di { $steps }
lesson-repeat = Ripeti
lesson-skip = Salta
lesson-go-on = Avanti
lesson-keys = Backspace o dorsale sinistro: ripeti · F6 o dorsale destro: salta · Esc: esci
lesson-done = Ora sai come funziona
lesson-play = Gioca una partita
lesson-again = Di nuovo
lesson-leave = Esci
lesson-late = Stavolta troppo tardi: qualcun altro l’avrebbe preso. Ancora una volta.
refusal-lesson-not-now = Un momento: leggi prima il foglietto, poi si va avanti.
refusal-lesson-undo = Qui non serve annullare niente: «Ripeti» torna indietro di un passo.

## Offerta

lesson-offer = { $title }: mai giocato?
lesson-offer-about = Una lezione al tavolo dura due o tre minuti, e giochi dal primo secondo. La trovi anche più tardi, sullo scaffale e nelle regole.
lesson-offer-yes = Fai la lezione
lesson-offer-no = Vai ai posti
lesson-open = Lezione
lesson-open-hint = Due o tre minuti al tavolo, giocando dal primo secondo.

## Uscire

pause-about-lesson = La lezione aspetta. Niente viene conservato.
pause-leave-lesson = Lascia la lezione
pause-leave-hint-lesson = Puoi ricominciarla in ogni momento, dallo scaffale o dalle regole.

## File

error-lesson-toml = La lezione { $file } non è un TOML corretto: { $why }
error-lesson-head = La lezione { $file } non si può fare: «{ $field }» è sbagliato. { $why }
error-lesson-before = La lezione { $file } non si può fare: le regole non permettono «{ $move }» in «before»: { $why }
error-lesson-step = La lezione { $file } non si può fare: alla riga { $line }, «{ $field }» del passo { $step } è sbagliato. { $why }
error-lesson-move = La lezione { $file } non si può fare: alla riga { $line }, le regole non permettono «{ $move }» in «{ $field }» del passo { $step }: { $why }
error-lesson-last = La lezione { $file } non si può fare: finisce alla riga { $line } con «{ $field }» del passo { $step }. Fai seguire un passo che si legge soltanto.

# Posizioni in cui trovare la scelta migliore

lesson-choose = Impara { $title }
lesson-choose-about = { $lessons ->
    [one] La lezione mostra come funziona.
   *[other] La prima lezione mostra come funziona, quella più lunga come si gioca bene.
}
lesson-find = Trova la mossa
lesson-next = Altra posizione
puzzle-about = «Trova la mossa»: { $count } posizioni con una sola scelta migliore, tocca alla { $number }.
puzzle-find = Tocca a te. Una scelta è chiaramente migliore di tutte le altre. Quale?
puzzle-found = Trovata! { $why }
puzzle-done = Trovate: { $number } di { $count }
puzzle-after = L’esperto della lampada ha provato ogni scelta in molte distribuzioni compatibili con ciò che potevi vedere, e questa è risultata di gran lunga la migliore.
refusal-puzzle-find = È permesso, ma c’è qualcosa di chiaramente migliore. Prova ancora, o fattelo mostrare con «Salta».
