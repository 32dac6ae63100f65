# Lessen: wat er staat rond wat elke les zegt.

lesson-step = { $step } van { $steps }
lesson-repeat = Nog eens
lesson-skip = Overslaan
lesson-go-on = Verder
lesson-keys = Backspace of linkerschouder: nog eens · F6 of rechterschouder: overslaan · Esc: weg
lesson-done = Nu weet je hoe het gaat
lesson-play = Een partij spelen
lesson-again = Nog eens
lesson-leave = Weggaan
lesson-late = Dit keer te laat: iemand anders had hem al gehad. Nog eens.
refusal-lesson-not-now = Een ogenblik: lees eerst het briefje, dan gaat het verder.
refusal-lesson-undo = Hier hoeft niets terug: ‘Nog eens’ gaat een stap terug.

## Aangeboden

lesson-offer = Nieuw bij { $title }?
lesson-offer-about = Een les aan tafel duurt twee of drie minuten, en je speelt vanaf de eerste seconde. Je vindt de les later ook in de kast en bij de regels.
lesson-offer-yes = Les spelen
lesson-offer-no = Naar de plaatsen
lesson-open = Les
lesson-open-hint = Twee of drie minuten aan tafel, gespeeld vanaf de eerste seconde.

## Weggaan

pause-about-lesson = De les wacht. Er wordt niets van bewaard.
pause-leave-lesson = Les verlaten
pause-leave-hint-lesson = Je kunt de les altijd opnieuw beginnen, vanuit de kast of de regels.

## Bestanden

error-lesson-toml = De les { $file } is geen juiste TOML: { $why }
error-lesson-head = De les { $file } kan niet worden gegeven: ‘{ $field }’ klopt niet. { $why }
error-lesson-before = De les { $file } kan niet worden gegeven: de regels staan ‘{ $move }’ in ‘before’ niet toe: { $why }
error-lesson-step = De les { $file } kan niet worden gegeven: in regel { $line } klopt ‘{ $field }’ van stap { $step } niet. { $why }
error-lesson-move = De les { $file } kan niet worden gegeven: in regel { $line } staan de regels ‘{ $move }’ in ‘{ $field }’ van stap { $step } niet toe: { $why }
error-lesson-last = De les { $file } kan niet worden gegeven: ze eindigt in regel { $line } met ‘{ $field }’ van stap { $step }. Laat er een stap op volgen die alleen wordt gelezen.

# Stellingen waarin je de beste keuze zoekt

lesson-choose = { $title } leren
lesson-choose-about = { $lessons ->
    [one] De les laat zien hoe het gaat.
   *[other] De eerste les laat zien hoe het gaat, de langere hoe je goed speelt.
}
lesson-find = Vind de zet
lesson-next = Volgende stelling
puzzle-about = ‘Vind de zet’: { $count } stellingen met één beste keuze, nummer { $number } is aan de beurt.
puzzle-find = Jij bent aan de beurt. Eén keuze is duidelijk beter dan alle andere. Welke?
puzzle-found = Gevonden! { $why }
puzzle-done = Gevonden: { $number } van { $count }
puzzle-after = De kenner van de lamp probeerde elke keuze in veel delingen die passen bij wat jij kon zien, en deze kwam er verreweg het best uit.
refusal-puzzle-find = Dat mag, maar iets anders is duidelijk beter. Probeer het nog eens, of laat het je tonen met ‘Overslaan’.
