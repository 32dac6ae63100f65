# Opzioni con un nome.

preset-rulebook = Da regolamento
preset-mixed = Miscela tua
preset-new = Regole mie { $number }
preset-hint = Tutte le opzioni insieme, con un nome: del regolamento, del gioco e tue.
preset-usual-hint = Riporta ogni opzione a ciò che dice il regolamento.
preset-keep-hint = Conserva queste opzioni con un nome tuo.
preset-keep-title = Come si chiamano queste regole?
preset-rename-hint = Un altro nome per queste regole tue.
preset-rename-title = Come si chiamano ora?
preset-delete-hint = Elimina questo nome. Le opzioni restano come sono.
preset-delete-ask = Eliminare questo nome?
preset-delete-about = «{ $name }» non sarà più fra le tue regole. Le opzioni restano come sono ora.
preset-delete-yes = Elimina
preset-delete-no = Tieni

## Chiedere un nome

name-hint = Invio, o un clic, per scrivere un altro nome.
name-keep = Conserva
name-cancel = Lascia stare
name-taken = «{ $name }» c’è già. Un altro nome, per favore.
preset-spoilt = Con le tue regole «{ $name }» non si possono dare le carte, quindi non sono offerte. Restano nel file delle impostazioni; rimettile insieme con un altro nome.
preset-full = Non c’è posto per altre regole tue: elimina quelle che non giochi più.
