"""The steps of a match on the agenda. A turn's agenda always ends with `EndTurn`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.agenda import Ask, AskAll, AskEach, Step
from game.cards import HIDDEN, Card, Seat


@dataclass(frozen=True, slots=True)
class NewRound(Step):
    """A round is dealt (JET-1 to JET-6)."""


@dataclass(frozen=True, slots=True)
class AskDirection(Ask):
    """C1."""


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """A turn of this seat begins (JET-20)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskDefence(Ask):
    """C2."""


@dataclass(frozen=True, slots=True)
class AskMain(Ask):
    """C3, and under Blank C5."""


@dataclass(frozen=True, slots=True)
class AskAfterDraw(Ask):
    """C4, and under Blank C6. Only its drawer knows the card just drawn."""

    card: Card = field(default=HIDDEN)

    def seen_by(self, seat: Seat | None) -> AskAfterDraw:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class AskDiscard(Ask):
    """C9, C10, C13, C14, C15. `why` is redraw, divide, sorting-desk, leveller or ballast."""

    count: int
    why: str


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    """The second half of a Redraw: draw so many (JET-65)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class HitOver(Step):
    """The attack has been carried out; the victim's win check and main step follow (JET-23)."""


@dataclass(frozen=True, slots=True)
class Share(Step):
    """The single steps left of a Divide, this seat's next (JET-158)."""

    left: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrapText(Step):
    """A trap is carried out by its revealer (JET-92)."""

    trap: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskHandDown(Ask):
    """C11."""

    to: Seat


@dataclass(frozen=True, slots=True)
class AskUTurn(AskEach):
    """C12."""


@dataclass(frozen=True, slots=True)
class TopUp(Step):
    """Leveller: this seat draws up to two cards (JET-192)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskColour(Ask):
    """C16."""


@dataclass(frozen=True, slots=True)
class AskGift(Ask):
    """C17."""


@dataclass(frozen=True, slots=True)
class AskCounterblow(Ask):
    """C18."""


@dataclass(frozen=True, slots=True)
class AskSwap(Ask):
    """C19."""


@dataclass(frozen=True, slots=True)
class PassOver(Step):
    """A Skip passes the next player over (JET-128)."""


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The turn is over; the next player's begins, bound if a Blank was played (JET-32)."""

    bind: bool = False


@dataclass(frozen=True, slots=True)
class AskGoOn(AskAll):
    """Everybody looks at the hands and the round wins (JET-106); with open end some may stop."""

    may_stop: bool


STEPS = (
    NewRound, AskDirection, BeginTurn, AskDefence, AskMain, AskAfterDraw, AskDiscard, DrawCards,
    HitOver, Share, TrapText, AskHandDown, AskUTurn, TopUp, AskColour, AskGift, AskCounterblow,
    AskSwap, PassOver, EndTurn, AskGoOn,
)  # fmt: skip
