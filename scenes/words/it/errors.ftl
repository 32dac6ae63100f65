# Che cosa dice Kibitz quando qualcosa non va.
#
# Le frasi della prima sezione si leggono anche quando mancano parti di Kibitz, con un lettore
# che di Fluent conosce solo righe semplici «chiave = testo» e { $name }.

## Sulla porta

error-old-python = Kibitz ha bisogno di Python { $needed } o più nuovo; questo è Python { $found }.
error-missing-packages = Kibitz non può partire perché mancano questi pacchetti: { $packages }. Si installano con: { $command }
error-broken-pygame = Kibitz ha bisogno di pygame-ce, ma al suo posto c’è un altro pygame. Si ripara con: { $remove } e poi: { $command }
error-no-display = Kibitz non trova uno schermo per la sua finestra.
error-home = Kibitz tiene i suoi file dove dice { $name }, ma «{ $what }» comincia con la cartella di qualcuno che qui non c’è. Scrivi il percorso intero di una cartella.
error-command-line = Kibitz non capisce «{ $what }». Tutto ciò che capisce lo elenca: { $command }
error-unknown-game = Qui non c’è un gioco chiamato «{ $what }». Ci sono: { $games }
error-bad-seats = I posti non possono essere «{ $what }». Scrivi un numero di giocatori, per esempio 4, o un elenco, per esempio: person,person,bot:hard. Bot qui: { $levels }
error-shortcut-windows = Windows crea da sé i collegamenti: clic destro sul desktop, Nuovo, Collegamento, e scrivi: { $command }
error-shortcut-mac = Su un Mac, trascina Kibitz.app nel Dock; la crea: { $command }
error-shortcut-folder = Kibitz non può entrare nel menu, perché non si può scrivere in questa cartella: { $folder }
error-bad-size = La finestra non può essere «{ $what }». È grande almeno { $smallest }, scritto come 1280x800.
error-one-seat = 1 posto non va bene; questo gioco è per { $fewest }–{ $most } giocatori.
error-too-many-seats = { $what } posti non vanno bene; questo gioco è per { $fewest }–{ $most } giocatori.
error-exact-seats = Questo gioco è per { $most } giocatori, né più né meno.
error-unheard = Quello che Kibitz ha da dire non si può scrivere: là dove va non c’è più spazio.
error-mended = Qualcosa si è rotto; niente è perduto.
error-crash = Kibitz ha dovuto fermarsi per un errore nel programma.
error-crash-saved = Ciò che si stava giocando è salvato.
error-crash-unsaved = La fine dell’ultima partita non si è potuta salvare: il disco non l’ha accettata.
error-crash-log = Che cosa è successo è scritto in { $log }
error-blank-scene = L’immagine di { $scene } è rimasta vuota.
error-close = Un tasto qualsiasi chiude questa finestra.
error-settings-set-aside = Le tue impostazioni non si potevano leggere, quindi Kibitz parte con impostazioni nuove; il vecchio file è conservato come { $file }
error-settings-line = La riga { $line } delle tue impostazioni non ha senso, quindi Kibitz parte con impostazioni nuove. Il vecchio file è conservato: puoi correggere quella riga e rimetterlo, o lasciarlo. Ora è { $file }
error-settings-unreadable = Le tue impostazioni non si possono aprire, quindi Kibitz parte con impostazioni nuove. I dettagli sono in { $log }

## File di ogni tipo

error-file-large = Questo file ha più di { $most } KB, più di quanti Kibitz ne scriva mai. Probabilmente è altro: scegli un altro file.
error-file-long = La riga { $line } ha più di { $most } byte, più di quanti Kibitz ne scriva mai. Metti al suo posto una copia sana, o togli il file.
error-file-deep = Alla riga { $line } ci sono parentesi dentro parentesi, più a fondo di quanto Kibitz scriva mai. Metti al suo posto una copia sana, o togli il file.
error-file-number = La riga { $line } ha un numero di più di { $most } cifre, più lungo di ogni numero che Kibitz conosce. Metti al suo posto una copia sana, o togli il file.

## Registrazioni

error-record-foreign = Questo file non è una partita salvata di Kibitz.
error-record-newer = Questa partita è stata salvata da un Kibitz più nuovo (formato { $format }). Aggiorna Kibitz per aprirla.
error-record-damaged = Questa partita salvata è danneggiata: la riga { $line } non è come è stata scritta.
error-record-head = L’inizio di questa partita salvata non ha senso: { $why }
error-record-options = Le opzioni di questa partita salvata non vanno bene per il gioco: { $names }
error-record-game = Questa partita è di un gioco che qui non c’è: { $game }
error-record-drift = Questa partita salvata non si può giocare fino alla fine: le regole rifiutano la mossa { $move }, «{ $text }».
refusal-undo-timed = In un gioco contro il tempo non si può annullare niente.
refusal-undo-nothing = Non c’è nessuna mossa da annullare.
refusal-undo-over = La partita è finita: non si può più annullare niente.
refusal-undo-shown = Non si può più annullare: nel frattempo si è visto qualcosa di nascosto.
refusal-redo-nothing = Non c’è nessuna mossa da ripetere.
refusal-redo-phone = Quella mossa è stata fatta su un telefono: lì si può ripetere.

## Opzioni

refusal-unknown-value = «{ $option }» non può essere «{ $value }». Può essere: { $allowed }
