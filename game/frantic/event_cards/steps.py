"""The steps of the events on the agenda of a game of Frantic: what they ask, and what they do.

Nothing in a step is secret: cards chosen face down lie in the zone "aside" of who chose them.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Ask, AskAll, Step
from game.cards import NOBODY, Seat
from game.frantic.steps import Happening


@dataclass(frozen=True, slots=True)
class AskLay(AskAll):
    """C24: everybody lays a card aside in secret (Gambling Man, Russian Roulette)."""

    happening: Happening


@dataclass(frozen=True, slots=True)
class AskMarket(Ask):
    """C26."""


@dataclass(frozen=True, slots=True)
class AskGive(Ask):
    """C25: lay the cards laid aside before other players, one after the other."""

    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AskReceiver(Ask):
    """C25: who gets what was laid aside."""

    others: tuple[Seat, ...]
    what: str


@dataclass(frozen=True, slots=True)
class AskOpen(AskAll):
    """C35: the hands of `hands` lie open until everybody has confirmed."""

    hands: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AskTrust(Ask):
    """C27: whom to ask for two cards."""

    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AskPile(Ask):
    """C28: whose pile the first of `to` gets, of the piles left."""

    to: tuple[Seat, ...]
    piles: tuple[Seat, ...]
    dealt: tuple[tuple[Seat, Seat], ...] = ()


@dataclass(frozen=True, slots=True)
class AskEvent(Ask):
    """C29: one of these events is carried out."""

    events: tuple[str, ...]
    happening: Happening


@dataclass(frozen=True, slots=True)
class AskRisk(Ask):
    """C30."""


@dataclass(frozen=True, slots=True)
class Seppuku(Step):
    """A player decides to risk or not, as long as the draw pile lasts (FRA-274, FRA-275)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskIdentities(Ask):
    """C33: two players; the first one named already, or -1."""

    others: tuple[Seat, ...]
    first: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class AskTsunami(Ask):
    """C24: lay a card of at least `least` points, or take all; then it is the next one's turn."""

    order: tuple[Seat, ...]
    least: int


@dataclass(frozen=True, slots=True)
class Tsunami(Step):
    """The next of `order` lays a card (FRA-289, FRA-290)."""

    order: tuple[Seat, ...]
    least: int


@dataclass(frozen=True, slots=True)
class AskTen(Ask):
    """C23: cards that add up to ten; `left` is still missing."""

    left: int


@dataclass(frozen=True, slots=True)
class LuckyTen(Step):
    """A player discards a set of ten, or draws two if they have none (FRA-292)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskResurrection(Ask):
    """C32: of the cards below the top card one to keep, then one to give."""

    others: tuple[Seat, ...]
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Rewound(Step):
    """The card Rewind has turned over is dealt with (FRA-284, FRA-285)."""

    happening: Happening


@dataclass(frozen=True, slots=True)
class SouthpoleDraw(Step):
    """A player draws and distributes what they drew (FRA-301)."""

    seat: Seat
    others: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class ComposedSteps(Step):
    """The steps of a composed card that are left, from number `at` on (FRA-344)."""

    card: str
    at: int
    player: Seat
    chosen: Seat = NOBODY
    protected: int = 0
    happening: Happening | None = None


@dataclass(frozen=True, slots=True)
class AskChosen(Ask):
    """C25: the chosen player of a composed event."""

    others: tuple[Seat, ...]
    steps: ComposedSteps


STEPS: tuple[type, ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and kind.__module__ == __name__
)
