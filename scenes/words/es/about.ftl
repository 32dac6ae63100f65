# Qué es Kibitz, y en qué condiciones se puede usar junto con todo lo que contiene.

about-version = { $made ->
    [built] Versión { $version }
   *[source] Versión { $version }, del código fuente
}
about-thanks = Una mesa de cartas hecha por gente a la que le gusta jugar: se puede usar, cambiar y pasar libremente. Gracias a quienes están detrás de los juegos, a quienes nos enseñaron a jugarlos y a quienes hacen Python, SDL, pygame-ce, pygame_gui y todo lo demás.
about-files = Dónde están tus archivos
about-matches = Partidas: { $folder }
about-settings = Ajustes: { $folder }
about-log = Registro: { $folder }
about-folder-hint = Abre esta carpeta.
about-no-program = Aquí no hay programa que abra carpetas. Esta es { $folder }
about-licences = Licencias
about-licences-hint = De Kibitz y de todo lo que ha venido con él.
about-report = Copiar informe
about-report-hint = Versión, sistema y ventana, para quien tenga que arreglar algo. Sin nombres.
about-copied = El informe está en el portapapeles: pégalo donde quieras.
about-not-copied = El portapapeles de este sistema no lo acepta.
licences-title = Licencias
licences-back-hint = Volver a donde estabas.
licences-open-hint = Abre el texto completo.
