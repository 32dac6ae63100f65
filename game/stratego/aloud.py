"""What all may hear of what is asked at Stratego Cards: who acts, never with which card."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Seat
from game.messages import Message, Player, message, players
from game.stratego.view import StrategoView


def aloud(view: StrategoView, seats: Sequence[Seat]) -> Message:
    """What these seats decide now, in one sentence."""
    other = Player(1 - seats[0])
    return message(
        f"stratego-aloud-{view.phase}", names=players(seats), asked=len(seats), other=other
    )
