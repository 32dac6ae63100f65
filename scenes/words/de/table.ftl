# Was jeder Tisch sagt.

log-title = Was geschah
