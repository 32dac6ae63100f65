# Cómo se llama quien se sienta mientras no diga otra cosa.

seating-person = Jugador { $number }
cast-ada = Ada
cast-bram = Bram
cast-cleo = Cleo
cast-dario = Dario
cast-edda = Edda
cast-faro = Faro
cast-greta = Greta
cast-hugo = Hugo
cast-ines = Ines
cast-juno = Juno
cast-kasimir = Kasimir
cast-ludo = Ludo

## Quiénes son, en una frase

cast-ada-is = Una zorra que lee dos veces.
cast-bram-is = Un oso; perder por uno, jamás.
cast-cleo-is = Una gata. Lo tenía previsto.
cast-dario-is = Un perro, feliz con toda carta.
cast-edda-is = Una lechuza que va contando.
cast-faro-is = Una rana que apuesta al salto.
cast-greta-is = Una cabra con ideas propias.
cast-hugo-is = Un erizo: pincha, pero es justo.
cast-ines-is = Una coneja: miras y ya no está.
cast-juno-is = Un panda sin ninguna prisa.
cast-kasimir-is = Un cuervo que ama lo que brilla.
cast-ludo-is = Una morsa llena de historias.

## A qué tienden al jugar

temper-careful = Prefiere ir sobre seguro.
temper-spiteful = Va a por quien manda.
temper-bold = Le gusta arriesgar.
