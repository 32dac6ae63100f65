# What those who sit down are called until they say otherwise.

seating-person = Player { $number }
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

## Who they are, in a sentence

cast-ada-is = A fox who reads the rules twice.
cast-bram-is = A bear who hates to lose by one.
cast-cleo-is = A cat. She had that planned.
cast-dario-is = A dog, glad of every card.
cast-edda-is = An owl who counts along.
cast-faro-is = A frog who bets on a leap.
cast-greta-is = A goat with a mind of her own.
cast-hugo-is = A hedgehog, prickly but fair.
cast-ines-is = A rabbit, gone before you look.
cast-juno-is = A panda in no hurry at all.
cast-kasimir-is = A raven with an eye for trinkets.
cast-ludo-is = A walrus with tales of the sea.

## What they lean to when they play

temper-careful = Likes to be safe.
temper-spiteful = Goes for whoever leads.
temper-bold = Likes to dare.
