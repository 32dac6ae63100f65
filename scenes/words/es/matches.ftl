# Partidas guardadas, y cómo se ven otra vez.

error-record-unreadable = No se puede abrir el archivo { $file }.
error-record-in-use = Esta partida está abierta en otra ventana.
error-record-players = Los jugadores de esta partida guardada no encajan en este Kibitz.

## La repetición

replay-play-hint = Ver o parar. Espacio, o un clic en la mesa, hace lo mismo.
replay-step-on-hint = Una jugada adelante. La flecha derecha hace lo mismo.
replay-step-back-hint = Una jugada atrás. La flecha izquierda hace lo mismo.
replay-turn-on-hint = Al turno siguiente. Av Pág hace lo mismo.
replay-turn-back-hint = Al turno anterior. Re Pág hace lo mismo.
replay-first-hint = Al principio.
replay-last-hint = Al final.
replay-speed = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-speed-hint = A qué rapidez va la partida. Las flechas arriba y abajo hacen lo mismo.
replay-open = A la vista
replay-view-hint = Qué cartas se ven: las de un sitio o las de todos.
replay-play-on = Jugar desde aquí
replay-play-on-hint = Retoma la partida en este punto; la que estás viendo queda como está.
replay-leave-hint = Salir de la repetición.
replay-film-hint = Hacer con la partida una película corta para enviar.
film-title = Una película de esta partida
film-about = Tal como la ves aquí, pequeña y rápida: un GIF que se ve en cualquier correo o chat.
film-leave = Cancelar
film-done = Listo
film-kept = Para enviar: { $place }
film-full = El disco está lleno: la película no se ha guardado.
film-not-kept = No se pudo guardar la película: { $place }
replay-where = { $now } de { $end }, jugada { NUMBER($at, useGrouping: 0) } de { NUMBER($all, useGrouping: 0) }
replay-told = { $time } – { $what }

## La lista de partidas

shelf-matches-hint = Todas tus partidas: sigue una, vuelve a verla o pásala.
matches-title = Partidas
matches-back-hint = Volver al estante.
matches-none = Aún no hay partidas. Cada una que juegues se guarda aquí, y puedes arrastrar a esta ventana el archivo de un amigo.
matches-page = { $page } de { $pages }
matches-left-hint = Partidas más nuevas. Re Pág hace lo mismo.
matches-right-hint = Partidas más antiguas. Av Pág hace lo mismo.
matches-go-on = Seguir
matches-go-on-hint = Vuelve a la mesa, tal como se dejó.
matches-watch = Ver
matches-watch-hint = Ver otra vez la partida, a la rapidez que quieras.
matches-set-aside = Apartar
matches-set-aside-hint = Saca el archivo de esta lista y lo conserva.
matches-hand-over-hint = Copia la partida en tu escritorio, como archivo para un amigo.
matches-delete-hint = Borra la partida para siempre, pero antes pregunta.
matches-handed-over = La partida está ahora en { $file }
matches-not-handed-over = No se pudo copiar la partida.
matches-let-in = Esta partida está ahora en «Partidas».
matches-not-let-in = Esta partida se puede ver, pero el disco no la aceptó: no está en «Partidas».
matches-not-over = Esta partida se corta antes del final: la pasaron así, o el archivo se cortó por el camino.
matches-is-aside = El archivo quedó guardado como { $file }
matches-deleted = La partida está borrada.
matches-still-there = No se pudo mover el archivo. Está donde estaba.
matches-ask = ¿Borrar esta partida?
matches-ask-about = Se jugó { $when }. Una vez borrada, no se puede recuperar.
matches-ask-yes = Borrar
matches-ask-no = Conservar
matches-won = { $count ->
    [0] No ganó nadie.
    [one] Ganó { $names }.
   *[other] Ganaron a la vez { $names }.
}
matches-played = { $minutes ->
    [0] De momento, { $seconds } s de juego.
   *[other] De momento, { $minutes } min { $seconds } s de juego.
}
matches-moves = { $count ->
    [one] De momento, 1 jugada.
   *[other] De momento, { $count } jugadas.
}
list-comma = { ", " }
# Ante el sonido «i» se dice «e».
list-and = { $first } { $last ->
    [Ines] e
    [Ignacio] e
    [Iker] e
    [Ingrid] e
    [Iria] e
    [Irene] e
    [Iris] e
    [Irma] e
    [Isa] e
    [Isaac] e
    [Isabel] e
    [Ismael] e
    [Hilda] e
   *[other] y
} { $last }
matches-time = { $hour ->
    [1] a la
   *[other] a las
} { $hour }:{ $minute }
matches-today = hoy { $time }
matches-yesterday = ayer { $time }
matches-weekday = el { $day } { $time }
matches-date = el { $day } de { $month } de { $year }
matches-day-1 = lunes
matches-day-2 = martes
matches-day-3 = miércoles
matches-day-4 = jueves
matches-day-5 = viernes
matches-day-6 = sábado
matches-day-7 = domingo
matches-month-1 = enero
matches-month-2 = febrero
matches-month-3 = marzo
matches-month-4 = abril
matches-month-5 = mayo
matches-month-6 = junio
matches-month-7 = julio
matches-month-8 = agosto
matches-month-9 = septiembre
matches-month-10 = octubre
matches-month-11 = noviembre
matches-month-12 = diciembre
matches-review = Repaso
matches-review-hint = Repaso: qué piensa un experto de cada decisión.
