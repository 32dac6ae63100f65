# Ciò che si può impostare in ogni momento, per tutta la casa.

language-name = Italiano
# ltr (da sinistra a destra) o rtl (da destra a sinistra)
language-direction = ltr

settings-title = Impostazioni
settings-done = Fatto
settings-about-hint = Su Kibitz: versione, licenze, dove sono i tuoi file.
settings-sound = Audio
settings-sound-hint = Quanto è alto il volume.
settings-pace = Ritmo
settings-pace-hint = Come si muovono le carte, e quanto in fretta.
settings-table = Tavolo
settings-table-hint = Su che cosa stanno le carte, che dorso hanno, che cosa si dice al tavolo.
settings-reading = Lettura
settings-reading-hint = Quanto grande, quanto chiaro e in quale lingua.
settings-window = Finestra
settings-window-hint = Quanto è grande Kibitz, e su quale schermo.

## Audio

comfort-sound = Audio
comfort-sound-hint = Tutti i suoni accesi o spenti. Al tavolo F3 fa lo stesso.
comfort-volume = Volume
comfort-volume-hint = Quanto è alto tutto.
comfort-effects = Carte e tavolo
comfort-effects-hint = Quanto si sentono carte e pulsanti, come parte del volume.
comfort-music = Musica
comfort-music-hint = Quanto si sente la musica tranquilla. A 0 % non ce n’è.
comfort-talk = Battute
comfort-talk-hint = Ogni tanto qualcuno al tavolo dice una frase su ciò che tutti hanno visto.
comfort-percent = { $percent } %

## Tavolo

comfort-motion = Movimento
comfort-motion-hint = Come si muovono le carte. Calmo toglie scosse, lampi e voli.
comfort-motion-normal = Normale
comfort-motion-off = Spento
comfort-motion-reduced = Calmo
comfort-speed = Velocità
comfort-speed-hint = Quanto in fretta vedi ciò che succede nei giochi senza orologio. Al tavolo F8 fa lo stesso.
comfort-speed-slow = Bassa
comfort-speed-normal = Normale
comfort-speed-fast = Alta
comfort-speed-very-fast = Altissima
comfort-pauses = Pausa dei bot
comfort-pauses-hint = Quanto aspettano i bot prima di giocare, alla velocità scelta.
comfort-pauses-short = Breve
comfort-pauses-normal = Normale
comfort-pauses-long = Lunga
comfort-cloth = Panno
comfort-cloth-hint = Ogni gioco ha un panno del suo colore; può essere più scuro o più chiaro.
comfort-cloth-own = Del gioco
comfort-cloth-dark = Più scuro
comfort-cloth-light = Più chiaro
comfort-back = Dorsi
comfort-back-hint = Per i giochi il cui dorso non rivela nulla; gli altri tengono il loro.
comfort-back-own = Del gioco
comfort-back-lozenges = Rombi blu
comfort-back-rays = Sole rosso
comfort-back-stars = Stelle verdi
comfort-back-scales = Nero e ottone
comfort-marks = Lettere colore
comfort-marks-hint = Ogni carta dice il suo colore anche con una lettera.

## Lettura

comfort-text-size = Testo
comfort-text-size-hint = Tutte le lettere tranne quelle sulle carte, grandi quanto ci stanno.
comfort-contrast = Alto contrasto
comfort-contrast-hint = Panno scuro, bordi chiari e fondo liscio dietro ogni lettera.
comfort-language = Lingua
comfort-language-hint = La lingua di ogni parola che leggi.

## Finestra

comfort-screen = Schermo intero
comfort-screen-hint = Tutto lo schermo o una finestra. F11 fa lo stesso in ogni momento.
comfort-window = Finestra
comfort-window-hint = Quanto è grande la finestra quando non riempie lo schermo.
comfort-window-pixels = { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }
comfort-monitor = Schermo
comfort-monitor-hint = Su quale schermo sta la finestra, ora e la prossima volta.
comfort-monitor-name = { $number }: { NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }

## Dorsi che si vincono giocando

back-wins-rays = Si vince finendo tre giochi diversi: finora { $done } su { $of }.
back-wins-stars = Si vince finendo dieci partite: finora { $done } su { $of }.
back-wins-scales = Si vince battendo un esperto, in qualsiasi gioco.
back-won = Hai vinto un dorso: «{ $name }». Sceglilo nelle impostazioni.
