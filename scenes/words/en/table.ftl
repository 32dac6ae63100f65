# What every table says.

log-title = What happened
