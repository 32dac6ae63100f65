# Chi gioca con che cosa: scegliere i tasti, gamepad che si siedono, vanno e vengono, e il ritmo.

seats-bind = Premi un tasto o un pulsante. Per il mouse fai di nuovo clic sul campo, per il dito toccalo.
seats-listening = { $name }, con che cosa giochi? { $what }. Esc lascia tutto com’è.
seats-joined = { $device } ora gioca per { $name }.
seats-full = { $device } trova tutti i posti occupati. Fai uscire un bot, o scegli un campo dei tasti e premi un pulsante.
seats-pad-new = { $device } è qui. Premi un suo pulsante per sederti.
seats-pad-gone = { $device } non c’è più. Appena torna, gioca di nuovo per { $name }.
seats-pad-back = { $device } è di nuovo qui e gioca per { $name }.
seats-pad-missing = { $name } gioca con { $device }, che però non è collegato. Collegalo, o scegli un altro tasto.
seats-names-between = { ", " }
seats-company = { $people ->
    [0] { $bots } bot
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } e un bot
       *[other] { $names } e { $bots } bot
    }
}
seats-company-label = Ultimi
seats-company-hint = Chi ha giocato qui di recente. Scorri, e si siedono come allora.

## Battere a ritmo

beat-title = Batti a ritmo
beat-about = Alcuni dispositivi segnalano un tasto più tardi di altri. Batti a ritmo con ciascuno dei tuoi, e Kibitz compensa: nella gara i più veloci aspettano il più lento. Nessuno è obbligato: senza, tutti contano così come arrivano.
beat-listen = Ascolta e guarda …
beat-tap = Ora batti a ogni colpo, con un tasto, un pulsante, un clic o un dito. Esc smette.
beat-none = Troppo pochi colpi per dire qualcosa. Ancora una volta?
beat-found = Ecco quanto tardi arrivano i tuoi colpi, metà prima e metà dopo. Per giustizia, dovrebbe battere la stessa persona su tutti i dispositivi.
beat-start = Via
beat-again = Di nuovo
beat-keep = Compensa
beat-forget = Non compensare
beat-forget-hint = Dimentica ciò che si è misurato: ogni dispositivo conta così come arriva.
beat-late = { $ms ->
    [0] proprio a tempo
   *[other] { $ms } ms
}

## Un gamepad o un telefono non c’è più

gone-title = { $device } non c’è più
gone-about = Ci gioca { $name }. Ricollegalo, o sveglialo: riprende la stessa mano.
gone-phone-title = { $name } senza telefono
gone-phone-about = Il tavolo lo aspetta: riprende la stessa mano quando torna.
gone-back = Torna alla pausa
gone-anyway = Avanti senza
