"""Where the cards of NYET! lie."""

from __future__ import annotations

from game.cards import Zone

SEATS = range(5)

DECK = Zone("deck")
# The cards nobody was dealt (NYET-12).
REST = Zone("rest")
TRICK = Zone("trick")

# By seat: its hand, its discards, the tricks it won (face down), and its loot (face up).
HAND = tuple(Zone("hand", seat) for seat in SEATS)
DISCARD = tuple(Zone("discard", seat) for seat in SEATS)
WON = tuple(Zone("won", seat) for seat in SEATS)
LOOT = tuple(Zone("loot", seat) for seat in SEATS)
