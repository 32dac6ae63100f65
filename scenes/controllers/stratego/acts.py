"""What stands on the table of Stratego Cards for a while, as all who are there may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from game.cards import HIDDEN, Card, Seat
from game.stratego import events as ev
from game.stratego.cards import FLAG, SCOUT, SLOTS, SPY, Rank, Slot
from game.stratego.view import StrategoView
from scenes.controllers.stratego.looks import Look

Spot: TypeAlias = tuple[Seat, Slot]
Power: TypeAlias = ev.HandSeen | ev.SlotsSeen | ev.Regrouped


@dataclass(frozen=True, slots=True)
class Acts:
    """What is shown now besides how the cards lie.

    `duel`: two cards that are compared, both turned up, and whether one has `struck`. `power`: one
    that is used, and `look` the cards it shows, to one pair of eyes. The cards of `lifted` slots
    are in the air or on the stage; `open` ones show their face where they lie.
    """

    duel: ev.Attacked | None = None
    struck: bool = False
    power: Power | None = None
    look: Look | None = None
    lifted: frozenset[Spot] = frozenset()
    open: Mapping[Spot, Card] = field(default_factory=dict)

    @property
    def looked_at(self) -> frozenset[Spot]:
        """The slots somebody looks at: everybody may see which (STR-72)."""
        if isinstance(self.power, ev.SlotsSeen):
            enemy = 1 - self.power.seat
            return frozenset((enemy, slot) for slot in self.power.targets)
        return frozenset()

    @property
    def hand_looked_at(self) -> Seat | None:
        """Whose hand somebody looks at."""
        return 1 - self.power.seat if isinstance(self.power, ev.HandSeen) else None


@dataclass(frozen=True, slots=True)
class Picture:
    """All a painter of the table is told: the view, what is shown besides, and who sits near.

    `lines` are by seat with every card that shows its face; `far_hand` is the other's hand.
    """

    view: StrategoView
    acts: Acts
    near: Seat
    lines: tuple[tuple[Card, ...], ...]
    far_hand: tuple[Card, ...]

    @classmethod
    def of(
        cls, view: StrategoView, acts: Acts, near: Seat, lines: Sequence[Sequence[Card]],
        far_hand: tuple[Card, ...],
    ) -> Picture:  # fmt: skip
        """`lines` and `far_hand` are what an open replay shows besides; empty: nothing."""
        faces = tuple(
            tuple(
                acts.open.get((seat, slot), _face(view, seat, slot, lines[seat])) for slot in SLOTS
            )
            for seat in (0, 1)
        )
        return cls(view, acts, near, faces, far_hand or (HIDDEN,) * view.hands[1 - near])


def _face(view: StrategoView, seat: Seat, slot: Slot, opened: Sequence[Card]) -> Card:
    card = view.lines[seat][slot]
    return opened[slot] if card == HIDDEN and opened else card


def rank_of(power: Power) -> Rank:
    """The card that has that power."""
    match power:
        case ev.HandSeen():
            return SPY
        case ev.SlotsSeen():
            return SCOUT
    return FLAG
