"""What a player is asked, as data: a question, and everything they may try to answer it with.

    prompt = match.seat(2).prompt()
    prompt.text                      the question, a message
    prompt.answers                   what can be pointed at: open, or closed with the reason
    prompt = prompt.pick(thing)      pure: the same question, one pick further
    prompt.move                      the move the picks amount to, or None while more is asked

A game writes one function, `ask`: from a view, the legal moves and the picks so far to a
`Question`. It knows nothing of screens, boxes or keys, and a front end knows nothing of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, Self, TypeAlias, TypeVar

from game.cards import Seat
from game.messages import Message
from game.rules import Illegal, Refusal

V = TypeVar("V")
M = TypeVar("M")


@dataclass(frozen=True, slots=True, order=True)
class Thing:
    """Something to point at: its kind (card, seat, box, pile, answer…) and which one it is.

    A `card` is a card by its number, wherever it lies. An `answer` is something said.
    """

    kind: str
    value: int | str = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.value}"


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to answer: what to point at, what it is called, and what it leads to.

    `move` is what choosing it does; without one it is picked, and more is asked. A closed answer
    carries its `refusal`. `means` says more about it than its name.
    """

    thing: Thing
    label: Message
    move: Any = None
    refusal: Refusal | None = None
    means: Message | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What a game asks after some picks."""

    text: Message
    answers: tuple[Answer, ...]


Check: TypeAlias = Callable[[Any], Refusal | None]
# How a game asks: the view of the one asked, the legal moves, why a move is refused, the picks.
Ask: TypeAlias = Callable[[V, Sequence[M], Check, tuple[Thing, ...]], Question]


@dataclass(frozen=True, slots=True)
class Prompt:
    """What one seat is asked now; equal prompts ask the same. Picking leaves it as it is.

    `at` is the moment it was put, which its answer is handed in with.
    """

    seat: Seat
    text: Message
    answers: tuple[Answer, ...]
    picked: tuple[Thing, ...] = ()
    move: Any = None
    at: int = field(default=-1, compare=False)
    _ask: Callable[[tuple[Thing, ...]], Question] = field(kw_only=True, repr=False, compare=False)

    @classmethod
    def of(cls, seat: Seat, ask: Callable[[tuple[Thing, ...]], Question]) -> Self:
        """The prompt with nothing picked yet."""
        question = ask(())
        return cls(seat, question.text, question.answers, _ask=ask)

    def find(self, thing: Thing) -> Answer | None:
        """What pointing at that thing would mean, if anything."""
        return next((answer for answer in self.answers if answer.thing == thing), None)

    def still(self, other: Prompt | None) -> bool:
        """Whether that is the same question, put at the same moment."""
        return other is not None and self == other and self.at == other.at

    def pick(self, thing: Thing) -> Self:
        """The prompt after that pick; a thing picked before is put back.

        Raises `Illegal` for what is closed, with the reason, and for what was not asked.
        """
        answer = self.find(thing)
        if answer is None and thing in self.picked:
            return self._after(tuple(other for other in self.picked if other != thing))
        if answer is None or self.move is not None:
            raise Illegal(Refusal("prompt-not-asked", "", (("what", str(thing)),)))
        if answer.refusal is not None:
            raise Illegal(answer.refusal)
        if answer.move is None:
            return self._after((*self.picked, thing))
        return replace(self, answers=(), picked=(*self.picked, thing), move=answer.move)

    def back(self) -> Self:
        """The prompt without its last pick."""
        return self._after(self.picked[:-1])

    def along(self, picks: Sequence[Thing]) -> list[Self]:
        """This prompt and those after each of these picks, as far as they can be picked."""
        prompts = [self]
        for thing in picks:
            answer = prompts[-1].find(thing)
            if answer is None or answer.refusal is not None or answer.move is not None:
                break
            prompts.append(prompts[-1].pick(thing))
        return prompts

    def _after(self, picks: tuple[Thing, ...]) -> Self:
        asked = self._ask(picks)
        return replace(self, text=asked.text, answers=asked.answers, picked=picks, move=None)


# So many answers are tried where a way to a move is looked for.
MOST_TRIED = 2000


def way_to(prompt: Prompt, move: Any) -> tuple[Thing, ...]:
    """What to pick, one after the other, so that it amounts to this move; () if nothing does."""
    tries = iter(range(MOST_TRIED))
    return _way(prompt, move, frozenset(_numbers_in(move)), tries) or ()


def _way(
    prompt: Prompt, move: Any, named: Collection[int], tries: Iterator[int]
) -> tuple[Thing, ...] | None:
    """Answers the move names come first, in their order."""
    open_ = [answer for answer in prompt.answers if answer.refusal is None]
    for answer in open_:
        if answer.move == move:
            return (answer.thing,)
    for answer in sorted(open_, key=lambda one: one.thing.value not in named):
        if answer.move is None and next(tries, None) is not None:
            rest = _way(prompt.pick(answer.thing), move, named, tries)
            if rest is not None:
                return (answer.thing, *rest)
    return None


def _numbers_in(value: Any) -> Iterator[int]:
    """Every number that a move is made of."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _numbers_in(part)
    elif is_dataclass(value):
        for field_ in fields(value):
            if field_.name != "seat":
                yield from _numbers_in(getattr(value, field_.name))


# What a move is pointed at by, one thing after the other, each with what it is called.
Spelling: TypeAlias = tuple[tuple[Thing, Message], ...]


def spelled(
    ways: Iterable[tuple[Any, Spelling]],
    picks: tuple[Thing, ...],
    means: Callable[[Thing], Message | None] = lambda thing: None,
) -> dict[Thing, Answer]:
    """The answers after these picks where each move is spelled by what one points at."""
    found: dict[Thing, Answer] = {}
    for move, spelling in ways:
        if tuple(thing for thing, _ in spelling[: len(picks)]) == picks:
            thing, label = spelling[len(picks)]
            ends = move if len(spelling) == len(picks) + 1 else None
            found.setdefault(thing, Answer(thing, label, ends, means=means(thing)))
    return found


def tried(thing: Thing, label: Message, move: Any, check: Check) -> Answer:
    """The answer that makes this move, closed if the rules refuse it."""
    return Answer(thing, label, move, check(move))
