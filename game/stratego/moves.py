"""The moves of Stratego Cards (Choices C-1 to C-6).

Cards are named by rank, for equal cards are one option. Slots are 0 to 4 from the owner's left;
in the text of a move they are 1 to 5. A line of a move is five ranks, `GAP` where no card goes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Seat
from game.move_text import read_move
from game.stratego.cards import GAP, LETTERS, RANK, SLOTS, Rank, Slot


def written(line: tuple[Rank, ...]) -> str:
    """A line as in the worked examples: `4 6 B - 9`."""
    return " ".join("-" if rank == GAP else LETTERS[rank] for rank in line)


@dataclass(frozen=True, slots=True)
class Lay:
    """A seat lays its line: at the start and after a regroup (C-1, C-3)."""

    seat: Seat
    line: tuple[Rank, ...]

    def __str__(self) -> str:
        return f"{self.seat} lay {written(self.line)}"


@dataclass(frozen=True, slots=True)
class Attack:
    """A seat attacks with the card in `slot` the enemy's card in slot `target` (STR-25)."""

    seat: Seat
    slot: Slot
    target: Slot

    def __str__(self) -> str:
        return f"{self.seat} attack {self.slot + 1} {self.target + 1}"


@dataclass(frozen=True, slots=True)
class SpyLook:
    """A seat shows its Spy and looks at the enemy's hand (STR-67)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} spy-look"


@dataclass(frozen=True, slots=True)
class ScoutLook:
    """A seat shows the Scout in `slot` and looks at enemy slots, in rising order (STR-70)."""

    seat: Seat
    slot: Slot
    targets: tuple[Slot, ...]

    def __str__(self) -> str:
        return " ".join(
            (f"{self.seat} scout-look {self.slot + 1}", *(str(at + 1) for at in self.targets))
        )


@dataclass(frozen=True, slots=True)
class Regroup:
    """A seat shows its Flag and shuffles all it has in play (STR-61)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} regroup"


@dataclass(frozen=True, slots=True)
class Fill:
    """A seat fills its gaps from its hand; `GAP` for slots where no card goes (STR-15)."""

    seat: Seat
    line: tuple[Rank, ...]

    def __str__(self) -> str:
        return f"{self.seat} fill {written(self.line)}"


@dataclass(frozen=True, slots=True)
class Stop:
    """A seat attacks no more (STR-80). Refused where it would be a pass (STR-14)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} stop"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """A seat gives the game up (STR-54)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} give-up"


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """A seat offers a draw (STR-54)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} offer-draw"


@dataclass(frozen=True, slots=True)
class AnswerDraw:
    """A seat takes or refuses the draw it was offered (STR-54)."""

    seat: Seat
    agreed: bool

    def __str__(self) -> str:
        return f"{self.seat} {'accept' if self.agreed else 'refuse'}-draw"


@dataclass(frozen=True, slots=True)
class GoOn:
    """A seat has seen how a game of the match ended (O-6)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} go-on"


@dataclass(frozen=True, slots=True)
class AttackFromHand:
    """A seat would attack with a card of its hand. Always refused (STR-25)."""

    seat: Seat
    rank: Rank
    target: Slot

    def __str__(self) -> str:
        return f"{self.seat} attack-from-hand {LETTERS[self.rank]} {self.target + 1}"


@dataclass(frozen=True, slots=True)
class AttackOwn:
    """A seat would attack its own card in slot `target`. Always refused (STR-35)."""

    seat: Seat
    slot: Slot
    target: Slot

    def __str__(self) -> str:
        return f"{self.seat} attack-own {self.slot + 1} {self.target + 1}"


@dataclass(frozen=True, slots=True)
class Shift:
    """A seat would take the card in `slot` elsewhere. Always refused (STR-18)."""

    seat: Seat
    slot: Slot

    def __str__(self) -> str:
        return f"{self.seat} shift {self.slot + 1}"


@dataclass(frozen=True, slots=True)
class Peek:
    """A seat would look at an enemy card without a power. Always refused (Who sees what)."""

    seat: Seat
    target: Slot

    def __str__(self) -> str:
        return f"{self.seat} peek {self.target + 1}"


StrategoMove: TypeAlias = (
    Attack | Fill | ScoutLook | SpyLook | Regroup | Lay | Stop | GiveUp | OfferDraw | AnswerDraw
    | GoOn | AttackFromHand | AttackOwn | Shift | Peek
)  # fmt: skip

_BARE: dict[str, Callable[[Seat], StrategoMove]] = {
    "spy-look": SpyLook,
    "regroup": Regroup,
    "stop": Stop,
    "give-up": GiveUp,
    "offer-draw": OfferDraw,
    "accept-draw": lambda seat: AnswerDraw(seat, True),
    "refuse-draw": lambda seat: AnswerDraw(seat, False),
    "go-on": GoOn,
}
_SLOT: dict[str, Slot] = {str(slot + 1): slot for slot in SLOTS}
_IN_LINE: dict[str, Rank] = {**RANK, "-": GAP}


def parse_move(text: str) -> StrategoMove:
    """The move whose `str` is `text`. Raises ValueError for anything else."""
    return read_move("Stratego Cards", text, _parse)


def _parse(seat: Seat, words: list[str]) -> StrategoMove:
    match words:
        case [kind] if kind in _BARE:
            return _BARE[kind](seat)
        case ["lay" | "fill" as kind, *line]:
            ranks = tuple(_IN_LINE[word] for word in line)
            return Lay(seat, ranks) if kind == "lay" else Fill(seat, ranks)
        case ["attack", slot, target]:
            return Attack(seat, _SLOT[slot], _SLOT[target])
        case ["scout-look", slot, *targets]:
            return ScoutLook(seat, _SLOT[slot], tuple(_SLOT[at] for at in targets))
        case ["attack-from-hand", rank, target]:
            return AttackFromHand(seat, RANK[rank], _SLOT[target])
        case ["attack-own", slot, target]:
            return AttackOwn(seat, _SLOT[slot], _SLOT[target])
        case ["shift", slot]:
            return Shift(seat, _SLOT[slot])
        case ["peek", target]:
            return Peek(seat, _SLOT[target])
    raise ValueError(words)
