"""What all may hear of what is asked at NYET!: never which cards there are to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Seat
from game.messages import Message, message, players
from game.nyet.asking import word_of
from game.nyet.view import NyetView


def aloud(view: NyetView, seats: Sequence[Seat]) -> Message:
    """What these seats decide now, in one sentence."""
    return message(f"nyet-aloud-{word_of(view)}", names=players(seats), asked=len(seats))
