"""The lamp: what the one who is asked may lean on. First the hint, then what an expert would do.

It goes out by itself as soon as something else is asked, and is put out by a third press.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, Protocol

from game.advice import Advice, Expert
from game.bots.worker import Broken
from game.cards import Seat
from game.messages import Message, message
from game.prompts import Prompt, Thing

# How soon it is looked again whether the expert has an answer.
SOON_NS = 8_000_000


class Light(Enum):
    """How bright it is."""

    OUT = auto()
    HINT = auto()
    ADVICE = auto()


class Mind(Protocol):
    """Where the expert thinks."""

    def consult(self, view: Any, moves: Sequence[Any], budget: int) -> None:
        """Begin to think about what an expert would do there."""

    def advice(self) -> Any | None:
        """What the expert says, once it is there."""


class Chair(Protocol):
    """The seat of whoever asks."""

    @property
    def view(self) -> Any: ...

    @property
    def moves(self) -> Sequence[Any]: ...


class Lamp:
    """The lamp of one table."""

    def __init__(self, expert: Expert[Any], mind: Mind) -> None:
        self._expert, self._mind = expert, mind
        self.light = Light.OUT
        self.advice: Advice | None = None
        # What was asked when it was lit, and what was pointed at then.
        self._asked: Prompt | None = None
        self.pointed: Thing | None = None
        self._hint: Message | None = None
        self._said: Message | None = None
        self._ways: tuple[tuple[Thing, ...], ...] = ()
        self._chair: Chair | None = None
        # What is still to be thought about, the first answer first.
        self._budgets: list[int] = []

    def press(
        self, asked: Prompt, chair: Chair, hint: Message, pointed: Thing | None
    ) -> Seat | None:
        """Brighter, or from the brightest out; the seat whose expert is asked by that."""
        self.pointed = pointed
        match self.light:
            case Light.OUT:
                self.light, self._asked, self._hint = Light.HINT, asked, hint
                # Who reads a hint may ask for more: the expert begins to think.
                self._consult(asked, chair)
            case Light.HINT:
                self.light = Light.ADVICE
                return asked.seat if self._expert.decides(chair.moves) else None
            case Light.ADVICE:
                self.put_out()
        return None

    def _consult(self, asked: Prompt, chair: Chair) -> None:
        self._chair = chair
        expert, moves = self._expert, chair.moves
        if not expert.decides(moves):
            self._said = message("advice-only" if len(moves) == 1 else "advice-nothing")
            self._ways = tuple(expert.way(asked, chair.view, move) for move in moves[:1])
            return
        self._budgets = [expert.quick, expert.full]
        self._mind.consult(chair.view, moves, self._budgets[0])

    def put_out(self) -> None:
        """It is dark again."""
        self.light, self.advice, self._asked, self._chair = Light.OUT, None, None, None
        self._hint, self._said, self._ways, self._budgets = None, None, (), []

    def renew(self, asked: Prompt | None) -> None:
        """Something else may be asked now."""
        if self._asked is not None and not self._asked.still(asked):
            self.put_out()

    def tick(self) -> bool:
        """Look whether there is an answer; True if something else is shown now."""
        if not self._budgets or self._chair is None or self._asked is None:
            return False
        found = self._mind.advice()
        if found is None:
            return False
        del self._budgets[0]
        if isinstance(found, Broken):
            self._budgets, self._said = [], message("advice-broken")
            return True
        self.advice, self._said = found, found.said
        best = () if len(found.best) == len(found.choices) else found.best
        view = self._chair.view
        self._ways = tuple(self._expert.way(self._asked, view, choice.move) for choice in best)
        if self._budgets:
            self._mind.consult(view, self._chair.moves, self._budgets[0])
        return True

    def next_ns(self, now_ns: int) -> int | None:
        """When to look again."""
        return now_ns + SOON_NS if self._budgets else None

    @property
    def said(self) -> Message | None:
        """What it says now; the hint stays until the expert has an answer."""
        return self._hint if self.light is Light.HINT or self._said is None else self._said

    def things(self, picked: Sequence[Thing]) -> set[Thing]:
        """What it shines on, after these picks: what is to be picked next, and cards with it."""
        lit: set[Thing] = set()
        if self.light is not Light.ADVICE:
            return lit
        for way in self._ways:
            left = [thing for thing in way if thing not in picked]
            if len(left) + len(picked) != len(way):
                continue
            for number, thing in enumerate(left):
                if number and thing.kind != "card":
                    break
                lit.add(thing)
        return lit
