# Een tafel in de terminal.

terminal-type = { $picked ->
    [0] Typ een getal; t toont de tafel, l doet de lamp aan, u neemt terug, q gaat weg.
   *[other] Typ een getal; b gaat een keuze terug, t toont de tafel, l doet de lamp aan, u neemt terug, q gaat weg.
}
terminal-which = { $count ->
    [one] Typ 1.
   *[other] Typ een getal van 1 tot { $count }.
}
terminal-hand-over = { $name }, jij bent aan de beurt. Druk op Enter als de anderen wegkijken.
terminal-taken-back = Teruggenomen.
terminal-won = { $names }: gewonnen!
terminal-drawn = Niemand wint.
terminal-left = De partij is bewaard. Je vindt hem in de kast, bij ‘Partijen’.

# Wat een bediening verkeerd kan doen.

refusal-table-over = Het spel is afgelopen.
refusal-table-not-your-turn = { $name } is aan de beurt.
refusal-table-not-now = Dat kan nu niet.
refusal-prompt-not-asked = Dat kan nu niet worden gekozen.
refusal-prompt-other-seat = Dat moet iemand anders beantwoorden.
refusal-prompt-none = Er wordt je nu niets gevraagd.
refusal-prompt-passed = Die vraag is voorbij.
