"""Why a hand is another one than before, when that was not its owner's own choice."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Event, Seat
from scenes.table.hand.unfolding import moves_of

# So many reasons stand beside a hand.
MOST = 2


def touches(event: Event, seat: Seat, actor: Seat) -> bool:
    """Whether cards come to a hand or leave it by somebody else, or go to another hand."""
    for moved in moves_of(event):
        hands = {zone.owner for zone in (moved.source, moved.target) if zone.kind == "hand"}
        if seat in hands and (actor != seat or len(hands) > 1):
            return True
    return False


def latest(said: Iterable[str]) -> tuple[str, ...]:
    """The last few sentences, each once."""
    return tuple(dict.fromkeys(said))[-MOST:]
