# Ciò che dice ogni tavolo.

log-title = Che cosa è successo
table-unsaved-full = Il disco è pieno: questa partita non viene salvata.
table-unsaved-closed = Non si può scrivere nella cartella delle partite: questa partita non viene salvata.
table-unsaved = Il disco non accetta dati: questa partita non viene salvata.

table-read-close = Un tasto o un clic qualsiasi chiude.

table-reads = Clic destro, pressione lunga o tasto I: leggi una carta

corner-pause = Pausa
corner-pause-means = Impostazioni, chi gioca, e ritorno allo scaffale. Anche con Esc.
corner-log = Che cosa è successo
corner-log-means = Tutto fin qui, in frasi. Anche con F2.
corner-sound = Audio
corner-sound-means = Lo spegne e lo riaccende. Anche con F3.
corner-rules = Regole
corner-rules-means = Come si gioca. Anche con F1.
corner-phone = Telefoni
corner-phone-means = I giocatori tengono le carte sul proprio telefono: inquadra un codice e siediti.
corner-lamp = Lampada
corner-lamp-means = Una volta per un suggerimento, due per ciò che farebbe un esperto, e perché. Anche con F7.
corner-undo = Annulla
corner-undo-means = La tua ultima mossa e ciò che è seguito. Anche con F5 o Backspace.
corner-redo = Ripeti
corner-redo-means = Ciò che è stato annullato. Anche con F6.
corner-speed = { $speed ->
    [slow] Velocità: bassa
    [fast] Velocità: alta
    [very-fast] Velocità: altissima
   *[normal] Velocità: normale
  }
corner-speed-means = Quanto in fretta vedi ciò che succede; premi di nuovo per cambiare. Anche con F8.
corner-skip = Al mio turno
corner-skip-means = Tutto d’un fiato, finché non tocca di nuovo a una persona. Anche con F4.
refusal-skip-not-now = Ora non c’è niente da saltare.
table-skips = Avanti fino al tuo turno …

curtain-name = Lo schermo è per { $name }
curtain-asks = Quando gli altri non guardano, tieni premuto Invio o tieni premuto qui.
table-asked = { $asked ->
    [one] Tocca a { $names } …
   *[other] Tocca a { $names } …
}
table-bot-erred = { $name } voleva fare ciò che le regole non permettono, e gioca altro.
table-do-back = Un’altra carta
table-ask-after = Poco fa: { $news } { $asked }
table-ask-in-time = { $sentence } { $count } s

undo-ask = Annullare la mossa di { $name }?
undo-about = Tutti quelli che giocano a questo tavolo devono essere d’accordo.
undo-yes = Annulla
undo-no = Lascia così
undo-asks-phones = Si chiede agli altri sui telefoni se sono d’accordo.

table-lamp-not-now = La lampada è per chi deve scegliere qualcosa.
