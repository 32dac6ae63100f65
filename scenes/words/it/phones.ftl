# Telefoni come mani: che cosa c’è sul foglio al tavolo e sulla pagina di un telefono.

## Che cosa sta davanti a un giocatore

row-hand = La tua mano
row-table = Sul tavolo

## Il foglio

phones-title = Carte sul telefono
phones-about = Un telefono sulla stessa rete può tenere le carte di un giocatore. Senza app, account o internet.
phones-open = Apri ai telefoni
phones-open-hint = Da ora i telefoni di questa rete possono sedersi a questo tavolo. Se il sistema chiede se Kibitz può essere raggiunto, rispondi di sì.
phones-close = Basta telefoni
phones-close-hint = Nessun telefono tiene più carte. Si risponde di nuovo tutti allo schermo.
phones-scan = Inquadra questo, o scrivi sul telefono:
phones-letters = e poi queste lettere:
phones-for-any = Per ogni posto libero
phones-for = Per { $name }
phones-whom-hint = Per quale posto vale il codice.
phones-network = Rete
phones-network-hint = Questo computer è su più reti. Scegli quella dei telefoni.
phones-seat-screen = allo schermo
phones-seat-bot = un bot
phones-seat-there = sul telefono
phones-seat-gone = manca il telefono
phones-seat-asks = chiede un altro telefono
phones-take = Allo schermo
phones-take-hint = Il telefono restituisce le carte di { $name }: si risponde allo schermo.
phones-nod = Permetti
phones-nod-hint = L’altro telefono prende il posto di { $name }, e il primo lo perde. Chiedi a { $name }.
phones-refuse = No
phones-refuse-hint = Il posto di { $name } resta al telefono che ce l’ha. L’altro viene avvisato.
phones-done = Fatto
phones-trouble = Non si vede niente? Il telefono è sulla stessa rete, e non su una per ospiti? C’è un firewall che chiede? Aiuta anche un hotspot.
phones-no-network = Questo computer non è su nessuna rete. Collegalo a un Wi-Fi o all’hotspot di un telefono, poi apri di nuovo.
phones-network-gone = Questo computer non è più su nessuna rete. Collegalo a un Wi-Fi o all’hotspot di un telefono: poi qui si va avanti.
phones-network-new = Ora questo computer è su un’altra rete. Collega i telefoni a quella e inquadra questo codice. Chi aveva un posto lo chiede, e tu lo permetti qui.
phones-port-taken = La rete non lascia ascoltare Kibitz: altri programmi usano le sue porte, o il sistema lo vieta. Chiudi gli altri server, poi apri di nuovo.
phones-other-door = Un altro programma usa l’indirizzo che i telefoni conoscevano. Inquadra di nuovo il codice: Pausa, Telefoni.
phones-pause = Telefoni
phones-pause-hint = I telefoni tengono le carte dei giocatori: inquadra un codice, siediti, gioca.
phones-waits-gone = Manca il telefono di { $name }. Può tornare, o va avanti un bot: Pausa, Chi gioca.
phones-came = { $name } ora gioca su un telefono.
phones-unsure = ± { $ms } ms
phones-away = Manca
phones-asks-nod = Un altro telefono chiede il posto di { $name }: Pausa, Telefoni.
phones-asks-nod-here = Un altro telefono chiede il posto di { $name }: puoi permetterlo in «Telefoni».

## La pagina

phones-page-title = Kibitz
phones-page-loading = Cerco il tavolo …
phones-page-old = Questo browser è troppo vecchio per questa pagina. Uno più nuovo, come Firefox o Chrome, va bene.
phones-page-no-script = Questa pagina ha bisogno di JavaScript: permettilo per questo indirizzo.
phones-page-lost = Il tavolo non risponde. Questa pagina riprova da sola. Telefono e computer sono sullo stesso Wi-Fi? Su una rete per ospiti non si trovano.
phones-page-closed = Il tavolo non è più aperto ai telefoni. Se si riapre, questa pagina va avanti da sola.
phones-page-code = Quali lettere ci sono sullo schermo?
phones-page-code-label = Quattro lettere
phones-page-code-send = Al tavolo
phones-page-wrong = Le lettere sullo schermo sono altre.
phones-page-bad-key = Questo codice non vale più per questo tavolo. Inquadra quello sullo schermo.
phones-page-busy = Troppo in una volta. Aspetta un momento e riprova.
phones-page-seats = Qual è il tuo posto?
phones-page-name = Il tuo nome
phones-page-colour = Il tuo colore
phones-page-colour-of = ce l’ha { $name }
phones-page-own-colour = Come il posto
phones-page-colour-taken = Ora quel colore ce l’ha qualcun altro. Scegline un altro.
phones-page-name-taken = Qualcun altro si chiama già così. Scegli un altro nome.
seat-colour-red = Rosso
seat-colour-blue = Blu
seat-colour-yellow = Giallo
seat-colour-green = Verde
seat-colour-violet = Viola
seat-colour-orange = Arancio
seat-colour-teal = Turchese
seat-colour-pink = Rosa
seat-colour-lime = Lime
seat-colour-white = Bianco
phones-page-taken = su un altro telefono
phones-page-bot = lo gioca un bot
phones-page-screen = allo schermo
phones-page-nod = Questo posto ce l’ha il telefono di qualcun altro. Si chiede al tavolo se puoi averlo: qualcuno lì preme «Permetti».
phones-page-other = Scegli un altro posto
phones-page-asked = Proprio ora un altro telefono chiede quel posto. Aspetta un momento, o prendine un altro.
phones-page-refused = Il tavolo dice no: quel posto resta al telefono che ce l’ha.
phones-page-just-taken = Qualcuno ha appena preso quel posto. Scegline un altro.
phones-page-replaced = Ora le tue carte le tiene un altro telefono.
phones-page-elsewhere = Ora questo posto è aperto in un’altra pagina di questo telefono.
phones-page-here = Continua qui
phones-page-given-back = Le tue carte sono di nuovo allo schermo. Per riaverle, inquadra il codice al tavolo.
phones-page-sits = Il tuo posto è questo, { $name }. Le carte non sono ancora state date.
phones-page-pauses = Il tavolo è in pausa.
phones-page-pauses-gone = Il tavolo è in pausa: manca il telefono di { $name }.
phones-page-bot-plays = Un bot gioca per te.
phones-page-mine = Torna a giocare
phones-page-on = Avanti
phones-page-on-without = Avanti senza { $name }
phones-page-again = Ancora
phones-page-next = Altra manche
phones-page-showing = Guarda il tavolo.
phones-page-unsure = Questo telefono è preciso a ± { $ms } ms.
phones-page-won = Vittoria: { $names }!
phones-page-drawn = Non vince nessuno.
phones-page-answers = Risposte
phones-page-back = Una scelta indietro
phones-page-how = A che punto siamo
phones-page-log = Che cosa è successo
phones-page-close = Chiudi
phones-page-menu = Altro
phones-page-undo = Annulla
phones-page-undo-asks = { $name } vorrebbe annullare la sua mossa.
phones-page-undo-asks-here = Allo schermo qualcuno vorrebbe annullare la mossa di { $name }.
phones-page-undo-yes = D’accordo
phones-page-undo-no = No
phones-page-undo-waits = Si chiede agli altri se sono d’accordo.
phones-page-undo-refused = { $name } non è d’accordo.
phones-page-undo-refused-here = Allo schermo qualcuno non è d’accordo.
phones-page-language = Lingua
phones-page-leave = Restituisci il mio posto
phones-page-leave-sure = Restituirlo davvero?
phones-page-lamp = Lampada
phones-page-read = Spiega
phones-page-read-hint = Poi tocca ciò che vuoi farti spiegare. Una pressione lunga lo fa subito.
phones-page-closed-answer = ora no
phones-page-chosen = scelta
phones-page-lit = dalla lampada
phones-page-spent = coperta
phones-page-not-heard = Il tavolo non ha sentito. Prova ancora.
pile-draw = { $count ->
    [one] Mazzo, { $count } carta
   *[other] Mazzo, { $count } carte
}
