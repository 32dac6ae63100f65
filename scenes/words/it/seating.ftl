# Come si chiama chi si siede e non dice altro.

seating-person = Giocatore { $number }
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

## Chi sono, in una frase

cast-ada-is = Una volpe che rilegge le regole.
cast-bram-is = Un orso: perdere di uno, mai.
cast-cleo-is = Una gatta. Era tutto previsto.
cast-dario-is = Un cane felice di ogni carta.
cast-edda-is = Una civetta che tiene il conto.
cast-faro-is = Una rana che punta sul salto.
cast-greta-is = Una capra che ragiona da sé.
cast-hugo-is = Un riccio, pungente ma giusto.
cast-ines-is = Una coniglia, già sparita.
cast-juno-is = Un panda che non ha mai fretta.
cast-kasimir-is = Un corvo che ama ciò che luccica.
cast-ludo-is = Un tricheco pieno di storie.

## Come tendono a giocare

temper-careful = Va sul sicuro.
temper-spiteful = Punta chi è in testa.
temper-bold = Ama rischiare.
