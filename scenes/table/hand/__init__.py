"""The table of cards in hand: what its games have in common, each thing once; a game fills it.

`table.HandTable` is the controller that a game's own derives from. The other files are its parts;
none of them knows a controller: they get the view, the places and a brush.
"""
