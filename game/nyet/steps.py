"""The steps of a match on the agenda, in the order of the rulebook (NYET-10)."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Ask, AskAll, AskEach, Step


@dataclass(frozen=True, slots=True)
class AskCharacter(Ask):
    """C-1."""


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """A round begins (NYET-11)."""


@dataclass(frozen=True, slots=True)
class AskVeto(Ask):
    """C-2."""


@dataclass(frozen=True, slots=True)
class ReadTerms(Step):
    """The veto phase is over (NYET-35 to NYET-40)."""


@dataclass(frozen=True, slots=True)
class AskTeams(Ask):
    """C-3."""


@dataclass(frozen=True, slots=True)
class AskBonus(Ask):
    """C-4."""


@dataclass(frozen=True, slots=True)
class AskDiscards(AskEach):
    """C-5."""


@dataclass(frozen=True, slots=True)
class AskPasses(AskEach):
    """C-6."""


@dataclass(frozen=True, slots=True)
class AskCard(Ask):
    """C-7."""


@dataclass(frozen=True, slots=True)
class Score(Step):
    """All hands are empty (NYET-85 to NYET-90)."""


@dataclass(frozen=True, slots=True)
class AskGoOn(AskAll):
    """C-8."""


@dataclass(frozen=True, slots=True)
class ClearBoard(Step):
    """The round is put away, the deal moves on (NYET-14)."""


# By seat; asked so often that they are made once.
ASK_VETO = tuple(AskVeto(seat) for seat in range(5))
ASK_CARD = tuple(AskCard(seat) for seat in range(5))

STEPS = (
    AskCharacter, Deal, AskVeto, ReadTerms, AskTeams, AskBonus, AskDiscards, AskPasses, AskCard,
    Score, AskGoOn, ClearBoard,
)  # fmt: skip
