# Opciones con un nombre.

preset-rulebook = Como en el reglamento
preset-mixed = Mezcla propia
preset-new = Reglas propias { $number }
preset-hint = Todas las opciones de golpe, con un nombre: las del reglamento, las del juego y las tuyas.
preset-usual-hint = Devuelve cada opción a lo que dice el reglamento.
preset-keep-hint = Guarda estas opciones con un nombre que tú elijas.
preset-keep-title = ¿Cómo se llaman estas reglas?
preset-rename-hint = Otro nombre para estas reglas tuyas.
preset-rename-title = ¿Cómo se llaman ahora?
preset-delete-hint = Borra este nombre. Las opciones quedan como están.
preset-delete-ask = ¿Borrar este nombre?
preset-delete-about = «{ $name }» deja de estar entre tus reglas. Las opciones quedan como están ahora.
preset-delete-yes = Borrar
preset-delete-no = Conservar

## Pedir un nombre

name-hint = Enter o un clic para escribir otro nombre.
name-keep = Guardar
name-cancel = Mejor no
name-taken = «{ $name }» ya existe. Otro nombre, por favor.
preset-spoilt = Con tus reglas «{ $name }» no se puede repartir, así que no se ofrecen. Siguen en el archivo de ajustes; vuelve a montarlas con otro nombre.
preset-full = No caben más reglas propias: borra alguna que ya no juegues.
