# Wie heißt, wer sich setzt und nichts anderes sagt.

seating-person = Spieler { $number }
seating-bot-1 = Ada
seating-bot-2 = Bram
seating-bot-3 = Cleo
seating-bot-4 = Dario
seating-bot-5 = Edda
seating-bot-6 = Faro
seating-bot-7 = Greta
seating-bot-8 = Hugo
seating-bot-9 = Ines
seating-bot-10 = Juno
