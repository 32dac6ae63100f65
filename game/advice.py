"""What an expert would do on a seat, and why, made from nothing but what that seat sees.

    expert = choices("jetriko").expert
    advice = finish(advise("jetriko", expert, view, moves, seed, expert.full))
    advice.best                  the choices that are as good as any, as far as one can tell
    advice.why                   a message: what follows them that does not follow the others

A game brings an `Expert`: how its choices are weighed (`game.bots.weighing`), the words for what
may come about, and sentences for them. Which of them is said is decided by what came about in
the playing-outs, never by the move.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from game.bots.search import Thoughts
from game.bots.weighing import Difference, Weighing
from game.messages import Argument, Message, Player, Several, message
from game.prompts import Prompt, Thing, way_to
from game.rules import View

V = TypeVar("V", bound=View)

# What ends several picks; a move is not called by it.
DONE = Thing("answer", "done")
# What goes with a smaller share of the gap than this has not decided it.
DECIDES = 0.3
# This part of what is `much` is too little to speak of.
SLIGHT = 0.025
# So many standard errors apart two choices are hardly equal; and so many, it is no chance: of a
# hundred differences that are nothing but chance not one is as large.
APART, SURE = 2.0, 2.8
# Smaller differences are not told: in tenths of what is counted, and in all else.
LEAST_COUNT, LEAST_SHARE = 0.15, 2

# View, legal moves, seed, budget of playing-outs, and a move that is weighed to the end.
Weigh: TypeAlias = Callable[[V, Sequence[Any], int, int, Any], Thoughts[Weighing[Any]]]


def looked_for(prompt: Prompt, view: Any, move: Any) -> tuple[Thing, ...]:
    """What to pick for a move, found by trying."""
    return way_to(prompt, move)


@dataclass(frozen=True, slots=True)
class Term:
    """Something that may come about: whether more of it is `good` for the seat (1) or bad (-1).

    What is `broad` is said only where nothing narrower explains enough.
    """

    good: int
    broad: bool = False


@dataclass(frozen=True, slots=True)
class Expert(Generic[V]):
    """How a game weighs choices and what it says about them.

    `say` makes a sentence of a difference between the best choice and another one; None: it is
    too little to tell. `full` is how
    many playing-outs a settled answer takes, `quick` a first one. To lose `much` in one choice
    is a blunder; worth is told by the message `<game>-worth`. About moves that are `idle` there is
    nothing to think.
    """

    weigh: Weigh[V]
    terms: Mapping[str, Term]
    say: Callable[[V, Difference, Any, Any], Message | None]
    full: int
    quick: int
    much: float
    idle: tuple[type, ...] = ()
    way: Callable[[Prompt, V, Any], tuple[Thing, ...]] = looked_for

    def decides(self, moves: Sequence[Any]) -> bool:
        """Whether there is anything to think about."""
        return len(moves) > 1 and not isinstance(moves[0], self.idle)


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, what it is worth, how far it is behind the best, and how much of that may be chance.

    `as_good`: it can hardly be told from the best.
    """

    move: Any
    worth: float
    behind: float
    within: float
    as_good: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """Choices, the best first, and why. `chance`: how likely the seat wins with the best one.

    What is not `sure` was judged at a glance: no figure says how much it may be wrong, and there is
    no chance.
    """

    choices: tuple[Choice, ...]
    why: Message
    chance: float | None
    sure: bool = True

    @property
    def best(self) -> tuple[Choice, ...]:
        """Those that are as good as any."""
        return tuple(choice for choice in self.choices if choice.as_good)

    @property
    def said(self) -> Message:
        """All of it in one breath: how many are as good as the best, and why not the others."""
        equals = len(self.best)
        if equals in (1, len(self.choices)):
            return self.why
        return message("advice-some", count=equals, why=self.why)

    def of(self, move: Any) -> Choice | None:
        """What was found out about that move."""
        return next((choice for choice in self.choices if choice.move == move), None)


def advise(
    game_id: str,
    expert: Expert[V],
    view: V,
    moves: Sequence[Any],
    seed: int,
    budget: int,
    played: Any = None,
) -> Thoughts[Advice]:
    """Weigh the choices of a seat; the reason is against what was `played`, if that was worse."""
    weighing = yield from expert.weigh(view, moves, seed, budget, played)
    order = sorted(
        range(len(weighing.moves)),
        key=lambda n: (n != weighing.best, weighing.gap(n).behind, n),
    )
    choices = tuple(_choice(expert, weighing, number) for number in order)
    other = _compared(choices, order, played)
    why = _equal(choices) if other is None else _why(game_id, expert, view, weighing, other)
    tried = weighing.sure and bool(weighing.followed[weighing.best])
    return Advice(choices, why, weighing.won(weighing.best) if tried else None, weighing.sure)


class Asked(Protocol):
    """A seat that is asked something."""

    @property
    def view(self) -> Any: ...

    def prompt(self) -> Prompt | None:
        """What it is asked."""


def named(expert: Expert[V], asked: Asked, move: Any) -> Message:
    """A move by what one picks for it."""
    prompt = asked.prompt()
    assert prompt is not None
    return in_words(prompt, expert.way(prompt, asked.view, move))


def in_words(prompt: Prompt, way: Sequence[Thing]) -> Message:
    """A way of picks, each by what it is called."""
    labels: list[Argument] = []
    for thing in way:
        answer = prompt.find(thing)
        assert answer is not None
        if thing != DONE:
            labels.append(answer.label)
        prompt = prompt.pick(thing)
    return message("advice-move", picks=Several(tuple(labels), flat=True))


@dataclass(frozen=True, slots=True)
class Figures:
    """What comes of both choices, as one says it; unless they `differ` nothing need be said."""

    this: float
    other: float
    differ: bool


def in_figures(difference: Difference, counted: Container[str], tenths: bool = True) -> Figures:
    """How much there is of what is `counted`, to a tenth or whole; of all else, cases of 100."""
    is_counted = difference.fact.what in counted
    scale, to_tenths = 1 if is_counted else 100, is_counted and tenths
    this, other = (
        round(scale * one, 1) if to_tenths else round(scale * one)
        for one in (difference.best, difference.other)
    )
    return Figures(this, other, abs(this - other) >= (LEAST_COUNT if to_tenths else LEAST_SHARE))


def because(
    game_id: str, difference: Difference, counted: Container[str], tenths: bool = True
) -> Message | None:
    """A difference in the one sentence that the game has for it, if it is worth telling."""
    fact, figures = difference.fact, in_figures(difference, counted, tenths)
    if not figures.differ:
        return None
    key, name = f"{game_id}-because-{fact.what}", Player(max(fact.which, 0))
    return message(key, this=figures.this, other=figures.other, name=name)


def _choice(expert: Expert[V], weighing: Weighing[Any], number: int) -> Choice:
    gap, slight = weighing.gap(number), SLIGHT * expert.much
    as_good = gap.behind <= max(APART * gap.error, slight)
    within = max(SURE * gap.error, slight)
    behind = weighing.told(gap.behind)
    return Choice(weighing.moves[number], weighing.worth(number), behind, within, as_good)


def _compared(choices: Sequence[Choice], order: Sequence[int], played: Any) -> int | None:
    """The choice against which the best one is explained: what was played, else the next best."""
    worse = [
        (choice, number)
        for choice, number in zip(choices, order, strict=True)
        if not choice.as_good
    ]
    mine = [number for choice, number in worse if choice.move == played]
    return next(iter((*mine, *(number for _, number in worse))), None)


def _equal(choices: Sequence[Choice]) -> Message:
    return message("advice-equal" if len(choices) > 1 else "advice-alone", count=len(choices))


def _why(game_id: str, expert: Expert[V], view: V, weighing: Weighing[Any], other: int) -> Message:
    """What decided it, in one sentence."""
    pulls = [one for one in weighing.differences(other) if _speaks(expert, one)]
    narrow = [one for one in pulls if not expert.terms[one.fact.what].broad]
    best, worse = weighing.moves[weighing.best], weighing.moves[other]
    for difference in (*narrow, *pulls):
        said = expert.say(view, difference, best, worse) if difference.pull >= DECIDES else None
        if said is not None:
            return said
    behind = weighing.told(weighing.gap(other).behind)
    return message("advice-more", more=worth(game_id, behind))


def worth(game_id: str, value: float) -> Message:
    """How much a choice is worth in that game: points, or parts of a win told in hundredths."""
    return message(f"{game_id}-worth", value=round(value, 3), hundredths=round(100 * value))


def _speaks(expert: Expert[V], difference: Difference) -> bool:
    """Whether the game has a word for it, and it speaks for the best choice."""
    term = expert.terms.get(difference.fact.what)
    return term is not None and term.good * (difference.best - difference.other) > 0
