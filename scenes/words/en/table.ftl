# What every table says.

log-title = What happened

curtain-name = The screen is for { $name }
curtain-asks = When the others look away, press Enter or click here.
table-thinks = { $name } is thinking …
