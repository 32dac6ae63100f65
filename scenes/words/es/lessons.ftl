# Lecciones: lo que rodea a lo que dice cada una.

lesson-step = { $step } de { $steps }
lesson-repeat = Otra vez
lesson-skip = Saltar
lesson-go-on = Seguir
lesson-keys = Retroceso o botón L: otra vez · F6 o botón R: saltar · Esc: salir
lesson-done = Ya sabes cómo va
lesson-play = Jugar una partida
lesson-again = Otra vez
lesson-leave = Salir
lesson-late = Esta vez, tarde: alguien se lo habría llevado antes. Otra vez.
refusal-lesson-not-now = Un momento: lee antes la nota, y luego se sigue.
refusal-lesson-undo = Aquí no hace falta deshacer nada: «Otra vez» retrocede un paso.

## Se ofrece

lesson-offer = ¿Tu primera vez con { $title }?
lesson-offer-about = Una lección en la mesa dura dos o tres minutos, y juegas desde el primer segundo. Más tarde la encuentras en el estante y en las reglas.
lesson-offer-yes = Jugar la lección
lesson-offer-no = A los sitios
lesson-open = Lección
lesson-open-hint = Dos o tres minutos en la mesa, jugando desde el primer segundo.

## Salir

pause-about-lesson = La lección espera. De ella no se guarda nada.
pause-leave-lesson = Salir de la lección
pause-leave-hint-lesson = Puedes empezarla de nuevo cuando quieras, desde el estante o las reglas.

## Archivos

error-lesson-toml = La lección { $file } no es TOML correcto: { $why }
error-lesson-head = La lección { $file } no se puede dar: «{ $field }» está mal. { $why }
error-lesson-before = La lección { $file } no se puede dar: las reglas no permiten «{ $move }» en «before»: { $why }
error-lesson-step = La lección { $file } no se puede dar: en la línea { $line }, «{ $field }» del paso { $step } está mal. { $why }
error-lesson-move = La lección { $file } no se puede dar: en la línea { $line }, las reglas no permiten «{ $move }» en «{ $field }» del paso { $step }: { $why }
error-lesson-last = La lección { $file } no se puede dar: acaba en la línea { $line } con «{ $field }» del paso { $step }. Añade después un paso que solo se lea.

# Posiciones en las que hay que encontrar la mejor opción

lesson-choose = Aprender { $title }
lesson-choose-about = { $lessons ->
    [one] La lección enseña cómo va.
   *[other] La primera lección enseña cómo va; la más larga, cómo se juega bien.
}
lesson-find = Busca la jugada
lesson-next = Otra posición
puzzle-about = «Busca la jugada»: { $count } posiciones con una opción mejor; toca la { $number }.
puzzle-find = Es tu turno. Una opción es claramente mejor que las demás. ¿Cuál?
puzzle-found = ¡Encontrada! { $why }
puzzle-done = Encontradas: { $number } de { $count }
puzzle-after = El experto de la lámpara probó cada opción en muchos repartos que encajan con lo que podías ver, y esta fue con diferencia la mejor.
refusal-puzzle-find = Eso se puede, pero otra cosa es claramente mejor. Prueba otra vez, o deja que «Saltar» te lo muestre.
