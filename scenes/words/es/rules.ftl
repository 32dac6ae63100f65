# Las páginas de reglas, las explicaciones bajo el puntero y los consejos para la primera partida.

rules-open = Reglas
rules-open-hint = Cómo se juega, con imágenes. En la mesa, F1 las muestra en todo momento.
rules-search = Buscar
rules-search-hint = Escribe una palabra y Enter: muestra dónde está en las reglas.
rules-contents-hint = Los capítulos, uno tras otro.
rules-earlier-hint = Atrás. Re Pág hace lo mismo.
rules-later-hint = Adelante. Av Pág hace lo mismo.
rules-done = Listo
rules-done-hint = Volver a donde estabas. Allí no ha cambiado nada.
rules-hit-hint = Enter abre la página por ahí.
rules-found = { $count ->
    [0] No se encontró nada
    [one] Un lugar
   *[other] { $count } lugares
}
rules-term = { $name }:
rules-help = Las flechas eligen página, con Re Pág y Av Pág sigues leyendo, Esc sale. F12 guarda una imagen de la ventana.
comfort-hints = Consejos
comfort-hints-hint = Unas frases en la mesa, cada una dos veces. Si los activas de nuevo, vuelven todos.
