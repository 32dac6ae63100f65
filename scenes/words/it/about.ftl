# Che cos’è Kibitz, e a quali condizioni si può usare con tutto ciò che contiene.

about-version = { $made ->
    [built] Versione { $version }
   *[source] Versione { $version }, dai sorgenti
}
about-thanks = Un tavolo da gioco fatto da gente a cui piace giocare, libero da usare, cambiare e passare ad altri. Grazie a tutti quelli che stanno dietro ai giochi, a chi ce li ha insegnati, e a chi ha fatto Python, SDL, pygame-ce, pygame_gui e tutto il resto.
about-files = Dove sono i tuoi file
about-matches = Partite: { $folder }
about-settings = Impostazioni: { $folder }
about-log = Registro: { $folder }
about-folder-hint = Apre questa cartella.
about-no-program = Qui nessun programma apre le cartelle. Questa è { $folder }
about-licences = Licenze
about-licences-hint = Di Kibitz, e di tutto ciò che è arrivato con lui.
about-report = Copia rapporto
about-report-hint = Versione, sistema e finestra, per chi deve riparare qualcosa. Niente nomi.
about-copied = Il rapporto è negli appunti: incollalo dove vuoi.
about-not-copied = Gli appunti di questo sistema non lo accettano.
licences-title = Licenze
licences-back-hint = Torna da dove vieni.
licences-open-hint = Apre il testo intero.
