"""Games of cards in hand round a draw pile and a discard pile, as far as all of them are alike.

A game derives its table from `PilesTable` and its view from `PilesView`, and adds what is its own;
`answers` is then most of what it asks, `followed` most of `after`, `tell` and `describe` most of
what is said.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, ClassVar, Generic, Self, TypeVar

from game.agenda import Agenda, Ask, asked, seen_by
from game.asking import Resolving
from game.cards import Card, CardsMoved, Event, Seat, Shuffled, Zone
from game.chance import Chance
from game.messages import Message, Player, Several, message
from game.move_text import Spoken
from game.prompts import Answer, Check, Spelling, Thing, spelled, tried
from game.rules import Outcome, Refusal
from game.telling import Asked, with_piles

M = TypeVar("M")
V = TypeVar("V", bound="PilesView")
DRAW, DISCARD = Zone("draw"), Zone("discard")


@dataclass(frozen=True, slots=True)
class PilesView:
    """The table as `seat` knows it (None: an onlooker). Tuples without another meaning by seat.

    `pile` counts the draw pile, `discard` has its top card last, `passes` counts passes in a row;
    `shown` are all hands, when the game is over.
    """

    seat: Seat | None
    options: Any
    phase: str
    asked: tuple[Seat, ...]
    agenda: Agenda
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    pile: int
    discard: tuple[Card, ...]
    passes: int
    shown: tuple[tuple[Card, ...], ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class AskTurn(Ask):
    """Whose turn it is, and whether they have drawn in it."""

    drawn: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Spoken):
    """Draw a card."""

    word = "draw"


@dataclass(frozen=True, slots=True)
class Pass(Spoken):
    """Let the next one play."""

    word = "pass"


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat has let the next one play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """The game is over: all hands are laid open."""

    hands: tuple[tuple[Card, ...], ...]

    def shows_hidden(self) -> bool:
        return True


@dataclass(slots=True)
class PilesTable(Resolving[M], Generic[M]):
    """One match at one moment; the top card of a pile is its last."""

    options: Any
    chance: Chance
    agenda: Agenda
    hands: list[list[Card]]
    draw: list[Card]
    discard: list[Card]
    passes: int = 0
    outcome: Outcome | None = None

    # The view of the game; it takes what it has besides from the table, under the same names.
    sees: ClassVar[type[PilesView]]

    @classmethod
    def dealt(
        cls, seats: int, count: int, deck: Iterable[Card], options: Any, chance: Chance
    ) -> Self:
        """A table where everybody has so many cards, and one is turned up."""
        cards = list(deck)
        chance.mix(cards)
        hands = [sorted(cards.pop() for _ in range(count)) for _ in range(seats)]
        top = cards.pop()
        return cls(options, chance, (), hands, cards, [top])

    @classmethod
    def imagined(cls, view: PilesView, deck: Iterable[Card], chance: Chance, **own: Any) -> Self:
        """A table that fits the view; any card that is not seen may lie anywhere."""
        seen = {*view.hand, *view.discard, *chain(*view.shown)}
        cards = [card for card in deck if card not in seen]
        chance.mix(cards)
        hands = list(map(list, view.shown)) or [
            list(view.hand) if seat == view.seat else sorted(cards.pop() for _ in range(count))
            for seat, count in enumerate(view.counts)
        ]
        return cls(view.options, chance, view.agenda, hands, cards, list(view.discard),
                   view.passes, view.outcome, **own)  # fmt: skip

    @property
    def phase(self) -> str:
        return "turn" if self.agenda else "over"

    @property
    def can_draw(self) -> bool:
        return bool(self.draw) or len(self.discard) > 1

    @property
    def shown(self) -> tuple[tuple[Card, ...], ...]:
        """All hands, when the game is over."""
        return tuple(map(tuple, self.hands)) if self.outcome is not None else ()

    def after(self, seat: Seat) -> Seat:
        """Who comes after that seat."""
        return (seat + 1) % len(self.hands)

    def refuse_drawing(self, step: AskTurn, move: Draw | Pass, rule: str) -> Refusal | None:
        """Why a seat cannot draw, or pass: one card is drawn a turn, and before one passes."""
        if isinstance(move, Pass):
            must = self.can_draw and not step.drawn
            return Refusal("cards-draw-first", rule) if must else None
        if step.drawn:
            return Refusal("cards-drawn", rule)
        return None if self.can_draw else Refusal("cards-nothing-to-draw", rule)

    def put_down(self, seat: Seat, card: Card, events: list[Event]) -> None:
        """A card of a hand becomes the top card."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.passes = 0
        events.append(CardsMoved((card,), Zone("hand", seat), DISCARD))

    def draw_one(self, seat: Seat, events: list[Event]) -> None:
        """Draw a card; all below the top of the discard pile are shuffled first if need be."""
        if not self.draw:
            *self.draw, top = self.discard
            self.discard = [top]
            gone = tuple(sorted(self.draw))
            events += (CardsMoved(gone, DISCARD, DRAW, known=True), Shuffled(DRAW))
            self.chance.mix(self.draw)
        card, self.passes = self.draw.pop(), 0
        insort(self.hands[seat], card)
        into = Zone("hand", seat)
        events.append(CardsMoved((card,), DRAW, into, open=False, known_to=(seat,)))

    def pass_on(self, seat: Seat, events: list[Event]) -> None:
        """A seat lets the next one play."""
        self.passes += 1
        events.append(Passed(seat))

    def end(self, scores: Sequence[int], reason: str, events: list[Event]) -> None:
        """The match is over; the highest score wins."""
        self.outcome, self.agenda = Outcome.of(scores, reason), ()
        events.append(HandsShown(self.shown))

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know (None: an onlooker)."""
        kind: Any = self.sees
        common = {
            "seat": seat,
            "asked": asked(self.agenda),
            "agenda": seen_by(self.agenda, seat),
            "hand": () if seat is None else tuple(self.hands[seat]),
            "counts": tuple(map(len, self.hands)),
            "pile": len(self.draw),
            "discard": tuple(self.discard),
        }
        names = kind.__dataclass_fields__
        return kind(
            **{name: common[name] if name in common else getattr(self, name) for name in names}
        )


def spell(move: Draw | Pass) -> Spelling:
    """What one points at to draw or to pass."""
    if isinstance(move, Pass):
        return ((Thing("answer", "pass"), message("cards-do-pass")),)
    return ((Thing("pile", "draw"), message("cards-do-draw")),)


def answers(
    view: PilesView, moves: Sequence[Any], check: Check, play: Callable[[Seat, Card], Any],
    card_name: Callable[[Card], Message],
) -> tuple[Answer, ...]:  # fmt: skip
    """The own cards, closed with the reason where they cannot be played; to draw or to pass."""
    assert view.seat is not None
    seat = view.seat
    cards = [tried(Thing("card", one), card_name(one), play(seat, one), check) for one in view.hand]
    others = [(move, spell(move)) for move in moves if isinstance(move, Draw | Pass)]
    return (*cards, *spelled(others, ()).values())


def followed(view: V, event: Event) -> V:
    """The view after an event that is told of all such tables."""
    match event:
        case Asked():
            asked: V = event.put_into(view)
            return asked
        case CardsMoved():
            return replace(with_piles(view, event), passes=0)
        case Passed():
            return replace(view, passes=view.passes + 1)
        case HandsShown(hands):
            return replace(view, shown=hands)
    return view


def tell(event: Event, card_name: Callable[[Card], Message]) -> Iterator[Message]:
    """What the log says about an event of all such tables."""
    match event:
        case CardsMoved(cards=(card,), source=source) if event.target == DISCARD:
            yield message("cards-log-played", name=Player(source.owner), card=card_name(card))
        case CardsMoved(target=target) if target.kind == "hand":
            yield message("cards-log-drew", name=Player(target.owner))
        case Passed(seat):
            yield message("cards-log-passed", name=Player(seat))


def describe(view: PilesView, card_name: Callable[[Card], Message]) -> Iterator[Message]:
    """How such a table stands: the top card, how many everybody holds, the own hand."""
    yield message("cards-top", card=card_name(view.discard[-1]))
    for seat, count in enumerate(view.counts):
        yield message("cards-held", name=Player(seat), count=count)
    if view.hand:
        yield message("cards-hand", cards=Several(tuple(map(card_name, view.hand))))
