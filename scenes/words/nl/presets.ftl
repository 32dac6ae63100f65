# Opties onder een naam.

preset-rulebook = Zoals de regels
preset-mixed = Eigen mengsel
preset-new = Huisregels { $number }
preset-hint = Alle opties in één keer onder een naam: van de regels, van het spel, van jou.
preset-usual-hint = Zet elke optie terug op wat de regels zeggen.
preset-keep-hint = Bewaart deze opties onder een eigen naam.
preset-keep-title = Hoe heten deze regels?
preset-rename-hint = Een andere naam voor deze regels van jou.
preset-rename-title = Hoe heten ze nu?
preset-delete-hint = Wist deze naam. De opties blijven zoals ze zijn.
preset-delete-ask = Deze naam wissen?
preset-delete-about = ‘{ $name }’ hoort dan niet meer bij je regels. De opties blijven zoals ze nu zijn.
preset-delete-yes = Wissen
preset-delete-no = Houden

## Vragen naar een naam

name-hint = Met Enter of een klik schrijf je een andere naam.
name-keep = Bewaren
name-cancel = Toch niet
name-taken = ‘{ $name }’ is er al. Graag een andere naam.
preset-spoilt = Met je regels ‘{ $name }’ valt er niet te delen, dus staan ze hier niet. Ze blijven in het bestand met instellingen; stel ze onder een andere naam opnieuw samen.
preset-full = Voor meer eigen regels is geen plaats: wis er een paar die je niet meer speelt.
