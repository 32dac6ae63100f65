# Lo que queda de las partidas acabadas.

statistics-title = Estadísticas
statistics-done = Listo
statistics-nobody = Aún nadie
statistics-game-hint = Qué juego.
statistics-person-hint = Las partidas de quién. Aquí está, por su nombre, todo el que ha acabado una.
statistics-empty = Aún nadie ha acabado una partida de { $game }. Siéntate y juega una: aquí se verá cómo fue.
statistics-number = { NUMBER($number, useGrouping: 0) }
statistics-played = { $count ->
    [one] partida jugada
   *[other] partidas jugadas
}
statistics-won = { $count ->
    [one] victoria
   *[other] victorias
}, { $share } %
statistics-streak = racha de victorias actual
statistics-best-streak = mejor racha de victorias
statistics-latest-games = { $count ->
    [one] La última partida
   *[other] Las últimas { $count } partidas
}
statistics-ms = { NUMBER($ms, useGrouping: 0) } ms
statistics-ms-or-more = más de { NUMBER($ms, useGrouping: 0) } ms
statistics-median = mediana { NUMBER($ms, useGrouping: 0) } ms
statistics-export = Escribir CSV
statistics-export-hint = Escribe una tabla por juego, para abrirla en cualquier hoja de cálculo.
statistics-exported = Las tablas están en { $folder }
statistics-export-failed = No se pudieron escribir las tablas: { $why }
statistics-damaged = { $count ->
        [one] Una partida no se pudo leer y no se cuenta
       *[other] { $count } partidas no se pudieron leer y no se cuentan
    }; no se ha perdido nada, todo está en { $file }
statistics-large = Las estadísticas eran ya demasiado grandes para leerlas. Las últimas partidas siguen contando; el archivo entero está guardado como { $file }
statistics-unreadable = No se pueden abrir las estadísticas. Los detalles están en { $log }
statistics-erase = Borrar
statistics-erase-hint = Olvida a una persona o a todas. Antes pregunta.
statistics-erase-ask = ¿Borrar para siempre?
statistics-erase-about = Lo que se borra no se puede recuperar. Los ajustes y las partidas quedan como están.
statistics-keep = Conservar todo
statistics-erase-one = Borrar a { $name }
statistics-erase-one-hint = Olvida todas las partidas de { $name }; las de los demás quedan.
statistics-erase-all = Borrar a todos
statistics-erase-all-hint = Olvida todas las partidas de todos.
statistics-lamp = Consultas al experto
