# Che cosa si ricorda delle partite finite.

statistics-title = Statistiche
statistics-done = Fatto
statistics-nobody = Ancora nessuno
statistics-game-hint = Quale gioco.
statistics-person-hint = Le partite di chi. Chi ne ha finita una è qui, con il suo nome.
statistics-empty = Nessuno ha ancora finito una partita a { $game }. Siediti e giocane una: qui si leggerà com’è andata.
statistics-number = { NUMBER($number, useGrouping: 0) }
statistics-played = { $count ->
    [one] partita giocata
   *[other] partite giocate
}
statistics-won = { $count ->
    [one] vittoria
   *[other] vittorie
}, { $share } %
statistics-streak = serie di vittorie in corso
statistics-best-streak = miglior serie di vittorie
statistics-latest-games = { $count ->
    [one] L’ultima partita
   *[other] Le ultime { $count } partite
}
statistics-ms = { NUMBER($ms, useGrouping: 0) } ms
statistics-ms-or-more = oltre { NUMBER($ms, useGrouping: 0) } ms
statistics-median = mediana { NUMBER($ms, useGrouping: 0) } ms
statistics-export = Scrivi CSV
statistics-export-hint = Scrive una tabella per ogni gioco, da aprire in qualsiasi foglio di calcolo.
statistics-exported = Le tabelle sono in { $folder }
statistics-export-failed = Le tabelle non si sono potute scrivere: { $why }
statistics-damaged = { $count ->
        [one] Una partita non si è potuta leggere e non conta
       *[other] { $count } partite non si sono potute leggere e non contano
    }; niente è perduto, è tutto conservato in { $file }
statistics-large = Le statistiche erano diventate troppo grandi da leggere. Le ultime partite contano ancora; il file intero è conservato come { $file }
statistics-unreadable = Le statistiche non si possono aprire. I dettagli sono in { $log }
statistics-erase = Cancella
statistics-erase-hint = Dimentica una persona, o tutte. Prima chiede.
statistics-erase-ask = Cancellare per sempre?
statistics-erase-about = Ciò che si cancella non torna più. Impostazioni e partite restano come sono.
statistics-keep = Tieni tutto
statistics-erase-one = Cancella { $name }
statistics-erase-one-hint = Dimentica tutte le partite di { $name }; quelle degli altri restano.
statistics-erase-all = Cancella tutti
statistics-erase-all-hint = Dimentica tutte le partite di tutti.
statistics-lamp = Chiesto all’esperto
