"""What stands on the page of one seat, as data: made from its prompt and what it was told alone.

The table makes a `Page` of messages; the server's thread puts it into the words of the phone.
Two equal pages show the same, and nothing is sent twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.kit import Choices
from game.messages import Message
from game.pads import Pad
from game.prompts import Answer, Prompt, Thing
from game.rules import Refusal
from game.spread import HAND, TABLE, Place, Row
from scenes.phones import wire
from scenes.phones.pictures import name_of
from scenes.words import Words
from scenes.words.saying import Saying

# A sentence that was told, and what everybody at the table was called then.
Line = tuple[Message, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Person:
    """Whose page it is: what they are called, their colour, and how the table looks (CSS).

    `faces` says for each seat where its portrait is, or ""; `face` is their own.
    """

    name: str
    colour: str
    cloth: str
    aspect: float
    face: str = ""
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vote:
    """Somebody asks whether their move may be taken back, or that is wanted at the screen."""

    number: int
    name: str
    at_screen: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of the seat: the answers by what they point at, and why some are closed."""

    text: Message
    at: int
    step: int
    answers: tuple[tuple[Answer, Message | None], ...]
    picked: tuple[Thing, ...]

    @classmethod
    def of(cls, prompt: Prompt, at: int, refuse: Callable[[Refusal], Message]) -> Asked:
        """A prompt with its refusals as messages."""
        whys = (None if one.refusal is None else refuse(one.refusal) for one in prompt.answers)
        answers = tuple(zip(prompt.answers, whys, strict=True))
        return cls(prompt.text, at, len(prompt.picked), answers, prompt.picked)


@dataclass(frozen=True, slots=True)
class Lit:
    """What the lamp says, if it was lit, and what it shines on."""

    said: Message | None = None
    things: frozenset[Thing] = frozenset()


@dataclass(frozen=True, slots=True)
class Looks:
    """What shows on a thing besides its name: the light of the lamp, and a sign by its name."""

    lit: Lit
    signs: Mapping[Thing, str]


@dataclass(frozen=True, slots=True)
class Page:
    """All that stands on a page. `says` is what stands there where nothing is asked, `lit` what
    the lamp says; None: there is none. `onward` leads away what lies over the table. `signs` are
    the names of what is drawn on things that are no cards.
    """

    person: Person
    names: tuple[str, ...]
    says: Message
    asked: Asked | None
    rows: tuple[Row, ...]
    news: tuple[Line, ...]
    stands: tuple[Message, ...]
    undo: bool = False
    vote: Vote | None = None
    mine: bool = False
    onward: Message | None = None
    pads: tuple[Pad, ...] = ()
    unsure: Message | None = None
    lit: Lit | None = None
    signs: Mapping[Thing, str] = field(default_factory=dict)

    def __call__(self, words: Words) -> wire.PageShown:
        """The page in words."""
        say = _saying(words, self.names)
        asked, person, look = self.asked, self.person, Looks(self.lit or Lit(), self.signs)
        return wire.PageShown(
            name=person.name, colour=person.colour, cloth=person.cloth, aspect=person.aspect,
            asked=asked is not None, text=say(asked.text if asked else self.says),
            at=asked.at if asked else 0, step=asked.step if asked else 0,
            rows=[_row(row, asked, look, say) for row in self.rows],
            answers=list(_besides(self.rows, asked, look, say)),
            news=in_words(self.news, words), stands=[say(one) for one in self.stands],
            undo="can" if self.undo else "", mine=self.mine,
            onward="" if self.onward is None else say(self.onward),
            vote=None if self.vote is None else _vote(self.vote, words),
            pads=[wire.PadShown(pad.slot, say(pad.name)) for pad in self.pads],
            unsure="" if self.unsure is None else say(self.unsure),
            lamp="" if look.lit.said is None else say(look.lit.said), lamps=self.lit is not None,
            face=person.face, faces=list(person.faces),
        )  # fmt: skip


def rows_of(view: Any, kit: Choices[Any, Any], picks: tuple[Thing, ...]) -> tuple[Row, ...]:
    """What lies before the seat of that view, the own hand last."""
    rows = [row for row in kit.spread(view, picks) if row.places]
    return (*(row for row in rows if row.kind != HAND), *(row for row in rows if row.kind == HAND))


def in_words(lines: Iterable[Line], words: Words) -> list[str]:
    """What was told, in words."""
    return [_saying(words, names)(message) for message, names in lines]


def _saying(words: Words, names: Sequence[str]) -> Saying:
    return Saying(words, lambda seat: names[seat])


def _vote(vote: Vote, words: Words) -> wire.VoteShown:
    key = "phones-page-undo-asks-here" if vote.at_screen else "phones-page-undo-asks"
    return wire.VoteShown(vote.number, words(key, name=vote.name))


def _row(row: Row, asked: Asked | None, look: Looks, say: Saying) -> wire.RowShown:
    places = [_place(one, asked, look, say) for one in row.places]
    return wire.RowShown(row.kind, say(row.name), places)


def _place(place: Place, asked: Asked | None, look: Looks, say: Saying) -> wire.PlaceShown:
    """A place, and whether it can be pointed at now."""
    state, why, means = "spent" if place.spent else "", "", place.means
    for answer, refused in asked.answers if asked else ():
        if answer.thing == place.thing:
            state = "open" if refused is None else "closed"
            why = "" if refused is None else say(refused)
            means = answer.means or means
    if asked and not state and place.thing in asked.picked:
        state = "picked"
    return wire.PlaceShown(
        str(place.thing), say(place.name), state, name_of(place.card, place.back), why,
        "" if means is None else say(means), "" if place.whose is None else say(place.whose),
        place.thing in look.lit.things, look.signs.get(place.thing, ""),
    )  # fmt: skip


def _besides(
    rows: Sequence[Row], asked: Asked | None, look: Looks, say: Saying
) -> Iterator[wire.PlaceShown]:
    """The answers that lie nowhere: seats, colours, plain answers, cards of others; and piles.

    Nobody can tell by a pile in the middle that it can be pointed at: it is an answer, too.
    """
    if asked is None:
        return
    lying = {place.thing for row in rows if row.kind != TABLE for place in row.places}
    for answer, refused in asked.answers:
        if answer.thing not in lying:
            card = answer.thing.value if answer.thing.kind == "card" else -1
            yield wire.PlaceShown(
                str(answer.thing), say(answer.label), "open" if refused is None else "closed",
                name_of(int(card), -1), "" if refused is None else say(refused),
                "" if answer.means is None else say(answer.means),
                lit=answer.thing in look.lit.things, sign=look.signs.get(answer.thing, ""),
            )  # fmt: skip
