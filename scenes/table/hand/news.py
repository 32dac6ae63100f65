"""Why a hand is another one than before, when that was not its owner's own choice."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import NOBODY, Event, Seat
from scenes.table.hand.unfolding import moves_of

# So many reasons stand beside a hand.
MOST = 2


def touches(event: Event, seat: Seat, actor: Seat) -> bool:
    """Whether cards come to a hand or leave it by somebody else, or from or to another one."""
    for moved in moves_of(event):
        ends = moved.source, moved.target
        owners = {zone.owner for zone in ends if zone.owner != NOBODY}
        own = any(zone.kind == "hand" and zone.owner == seat for zone in ends)
        if own and (actor != seat or len(owners) > 1):
            return True
    return False


def latest(said: Iterable[str]) -> tuple[str, ...]:
    """The last few sentences, each once."""
    return tuple(dict.fromkeys(said))[-MOST:]
