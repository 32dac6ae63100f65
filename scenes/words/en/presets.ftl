# Options under a name.

preset-rulebook = As in the rulebook
preset-mixed = A mixture of your own
preset-new = Own rules { $number }
preset-hint = All options at once, under a name: the rulebook’s, the game’s, and your own.
preset-usual-hint = Puts every option back to what the rulebook says.
preset-keep-hint = Keeps these options under a name of your own.
preset-keep-title = What are these rules called?
preset-rename-hint = Another name for these rules of yours.
preset-rename-title = What are they called now?
preset-delete-hint = Deletes this name. The options stay as they are.
preset-delete-ask = Delete this name?
preset-delete-about = “{ $name }” is no longer among your rules. The options stay as they are now.
preset-delete-yes = Delete
preset-delete-no = Keep it

## Asking for a name

name-hint = Enter, or a click, to write another name.
name-keep = Keep
name-cancel = Never mind
name-taken = “{ $name }” is there already. Another name, please.
preset-spoilt = Nobody can be dealt a game with your rules “{ $name }”, so they are not offered. They stay in the settings file; put these rules together again under another name.
preset-full = There is no room for more rules of your own: delete some that you no longer play.
