# Lo que dice Kibitz cuando algo va mal.

## En la puerta

error-old-python = Kibitz necesita Python { $needed } o posterior; este es Python { $found }.
error-missing-packages = Kibitz no puede empezar porque faltan estos paquetes: { $packages }. Se instalan con: { $command }
error-broken-pygame = Kibitz necesita pygame-ce, pero en su lugar hay otro pygame. Se arregla con: { $remove } y después: { $command }
error-no-display = Kibitz no encuentra pantalla para abrir su ventana.
error-home = Kibitz guarda sus archivos donde dice { $name }, pero «{ $what }» empieza por la carpeta de alguien que aquí no existe. Escribe la ruta entera de una carpeta.
error-command-line = Kibitz no entiende «{ $what }». Todo lo que entiende lo muestra: { $command }
error-unknown-game = Aquí no hay ningún juego llamado «{ $what }». Hay: { $games }
error-bad-seats = Los sitios no pueden ser «{ $what }». Escribe un número de jugadores, por ejemplo 4, o una lista como: person,person,bot:hard. Bots aquí: { $levels }
error-shortcut-windows = Windows crea los accesos directos por su cuenta: clic derecho en el escritorio, Nuevo, Acceso directo, y escribe: { $command }
error-shortcut-mac = En un Mac, arrastra Kibitz.app al Dock; se crea con: { $command }
error-shortcut-folder = Kibitz no puede entrar en el menú, porque no se puede escribir en esta carpeta: { $folder }
error-bad-size = La ventana no puede medir «{ $what }». Una ventana mide al menos { $smallest }, escrito como 1280x800.
error-one-seat = Con 1 sitio no se puede; este juego es para { $fewest } a { $most }.
error-too-many-seats = Con { $what } sitios no se puede; este juego es para { $fewest } a { $most }.
error-exact-seats = Este juego es para { $most } jugadores exactamente.
error-unheard = Lo que Kibitz tiene que decir no se puede escribir: allí adonde va no queda sitio.
error-mended = Algo se ha roto; no se ha perdido nada.
error-crash = Kibitz ha tenido que parar por un fallo del programa.
error-crash-saved = Lo que se estaba jugando está guardado.
error-crash-unsaved = El final de la última partida no se pudo guardar: el disco no lo aceptó.
error-crash-log = Lo que ha pasado está escrito en { $log }
error-blank-scene = La imagen de { $scene } se quedó vacía.
error-close = Pulsa cualquier tecla para cerrar esta ventana.
error-settings-set-aside = No se pudieron leer tus ajustes, así que Kibitz empieza con unos nuevos; el archivo viejo está guardado como { $file }
error-settings-line = La línea { $line } de tus ajustes no tiene sentido, así que Kibitz empieza con unos nuevos. El archivo viejo se conserva: puedes arreglar esa línea y volver a ponerlo, o dejarlo. Ahora es { $file }
error-settings-unreadable = No se pueden abrir tus ajustes, así que Kibitz empieza con unos nuevos. Los detalles están en { $log }

## Archivos de cualquier clase

error-file-large = Este archivo tiene más de { $most } KB, más de lo que Kibitz escribe nunca en uno. Será otra cosa: elige otro archivo.
error-file-long = La línea { $line } tiene más de { $most } bytes, más de lo que Kibitz escribe nunca. Pon en su lugar una copia sana, o aparta el archivo.
error-file-deep = En la línea { $line } hay paréntesis dentro de paréntesis, más hondo de lo que Kibitz escribe nunca. Pon en su lugar una copia sana, o aparta el archivo.
error-file-number = La línea { $line } tiene un número de más de { $most } cifras, más largo que cualquiera que Kibitz conozca. Pon en su lugar una copia sana, o aparta el archivo.

## Partidas grabadas

error-record-foreign = Este archivo no es una partida guardada de Kibitz.
error-record-newer = Esta partida la guardó un Kibitz más nuevo (formato { $format }). Actualiza Kibitz para abrirla.
error-record-damaged = Esta partida guardada está dañada: la línea { $line } ya no es como se escribió.
error-record-head = El principio de esta partida guardada no tiene sentido: { $why }
error-record-options = Las opciones de esta partida guardada no encajan con el juego: { $names }
error-record-game = Esta partida es de un juego que aquí no está: { $game }
error-record-drift = Esta partida guardada no se puede jugar hasta el final: las reglas rechazan la jugada { $move }, «{ $text }».
refusal-undo-timed = En un juego contra el tiempo no se puede deshacer nada.
refusal-undo-nothing = No hay ninguna jugada que deshacer.
refusal-undo-over = La partida ha acabado: ya no se puede deshacer nada.
refusal-undo-shown = Esto no se puede deshacer: desde entonces se ha visto algo oculto.
refusal-redo-nothing = No hay ninguna jugada que rehacer.
refusal-redo-phone = Esa jugada se hizo en un móvil: allí se puede hacer otra vez.

## Opciones

refusal-unknown-value = «{ $option }» no puede ser «{ $value }». Puede ser: { $allowed }
