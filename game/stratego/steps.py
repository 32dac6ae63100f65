"""What a game waits for, in the order of the rulebook (Choices C-1 to C-6)."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Ask, AskAll, Step


@dataclass(frozen=True, slots=True)
class AskSetup(AskAll):
    """C-1."""


@dataclass(frozen=True, slots=True)
class AskAction(Ask):
    """C-2. `offered`: a draw was offered in this turn already (STR-54)."""

    offered: bool = False


@dataclass(frozen=True, slots=True)
class AskLayout(Ask):
    """C-3."""


@dataclass(frozen=True, slots=True)
class AskFill(Ask):
    """C-4."""


@dataclass(frozen=True, slots=True)
class AskAgain(Ask):
    """C-5."""


@dataclass(frozen=True, slots=True)
class AskDraw(Ask):
    """C-6: the enemy of `seat` has offered a draw."""


@dataclass(frozen=True, slots=True)
class AskGoOn(AskAll):
    """A game of the match is over, the next one follows (O-6)."""


STEPS: tuple[type[Step], ...] = (
    AskSetup, AskAction, AskLayout, AskFill, AskAgain, AskDraw, AskGoOn,
)  # fmt: skip
PHASES: dict[type[Step], str] = {
    AskSetup: "setup", AskAction: "action", AskLayout: "layout", AskFill: "fill",
    AskAgain: "again", AskDraw: "draw", AskGoOn: "ended",
}  # fmt: skip
