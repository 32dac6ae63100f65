# Partite salvate, e come riguardarle.

error-record-unreadable = Il file { $file } non si può aprire.
error-record-in-use = Questa partita è aperta in un’altra finestra.
error-record-players = I giocatori di questa partita salvata non vanno bene per questo Kibitz.

## La moviola

replay-play-hint = Avvia o ferma. Anche con Spazio o un clic sul tavolo.
replay-step-on-hint = Una mossa avanti. Anche con la freccia destra.
replay-step-back-hint = Una mossa indietro. Anche con la freccia sinistra.
replay-turn-on-hint = Al turno seguente. Anche con Pag giù.
replay-turn-back-hint = Al turno precedente. Anche con Pag su.
replay-first-hint = All’inizio.
replay-last-hint = Alla fine.
replay-speed = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-speed-hint = Quanto corre la partita. Anche con le frecce su e giù.
replay-open = Scoperto
replay-view-hint = Di chi si vedono le carte: di un solo posto o di tutti.
replay-play-on = Gioca da qui
replay-play-on-hint = Riprende la partita da questo punto; quella che guardi resta com’è.
replay-leave-hint = Esci dalla moviola.
replay-film-hint = Fa della partita un piccolo filmato da spedire.
film-title = Un filmato di questa partita
film-about = Come la vedi qui, piccola e veloce: una GIF che si vede in ogni e-mail e in ogni chat.
film-leave = Annulla
film-done = Fatto
film-kept = Da spedire: { $place }
film-full = Il disco è pieno: il filmato non è stato salvato.
film-not-kept = Il filmato non si è potuto scrivere: { $place }
replay-where = { $now } di { $end }, mossa { NUMBER($at, useGrouping: 0) } di { NUMBER($all, useGrouping: 0) }
replay-told = { $time } – { $what }

## L’elenco delle partite

shelf-matches-hint = Tutte le tue partite: continuane una, riguardala o passala a qualcuno.
matches-title = Partite
matches-back-hint = Torna allo scaffale.
matches-none = Ancora nessuna partita. Ogni partita che giochi resta qui, e il file di un amico si può trascinare su questa finestra.
matches-page = { $page } di { $pages }
matches-left-hint = Partite più recenti. Anche con Pag su.
matches-right-hint = Partite meno recenti. Anche con Pag giù.
matches-go-on = Avanti
matches-go-on-hint = Di nuovo al tavolo, così come è stato lasciato.
matches-watch = Guarda
matches-watch-hint = Rivedi la partita, alla velocità che vuoi.
matches-set-aside = Metti via
matches-set-aside-hint = Toglie il file da questo elenco e lo conserva.
matches-hand-over-hint = Copia la partita sul desktop, come file per un amico.
matches-delete-hint = Elimina la partita per sempre, ma prima chiede.
matches-handed-over = Ora la partita è in { $file }
matches-not-handed-over = La partita non si è potuta copiare.
matches-let-in = Ora questa partita è fra le Partite.
matches-not-let-in = Questa partita si può guardare, ma il disco non l’ha accettata: non è fra le Partite.
matches-not-over = Questa partita si ferma prima della fine: è stata spedita così, o il file si è troncato per strada.
matches-is-aside = Il file è conservato come { $file }
matches-deleted = La partita è eliminata.
matches-still-there = Il file non si è potuto spostare. È rimasto dov’era.
matches-ask = Eliminare questa partita?
matches-ask-about = Giocata: { $when }. Una volta eliminata, non torna più.
matches-ask-yes = Elimina
matches-ask-no = Tienila
matches-won = { $count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $names }.
   *[other] Hanno vinto insieme { $names }.
}
matches-played = { $minutes ->
    [0] Giocati finora { $seconds } s.
   *[other] Giocati finora { $minutes } min { $seconds } s.
}
matches-moves = { $count ->
    [one] Finora 1 mossa.
   *[other] Finora { $count } mosse.
}
list-comma = { ", " }
list-and = { $first } e { $last }
matches-time = { $hour }:{ $minute }
matches-today = oggi, ore { $time }
matches-yesterday = ieri, ore { $time }
matches-weekday = { $day }, ore { $time }
matches-date = { $day } { $month } { $year }
matches-day-1 = lunedì
matches-day-2 = martedì
matches-day-3 = mercoledì
matches-day-4 = giovedì
matches-day-5 = venerdì
matches-day-6 = sabato
matches-day-7 = domenica
matches-month-1 = gennaio
matches-month-2 = febbraio
matches-month-3 = marzo
matches-month-4 = aprile
matches-month-5 = maggio
matches-month-6 = giugno
matches-month-7 = luglio
matches-month-8 = agosto
matches-month-9 = settembre
matches-month-10 = ottobre
matches-month-11 = novembre
matches-month-12 = dicembre
matches-review = Rivedi
matches-review-hint = Rivedi: che cosa pensa un esperto di ogni scelta.
