"""A hand table with a draw pile and a discard pile in its middle, as many games have it.

Whatever a game does not say otherwise lies and looks like this: the others with their backs under
their plates, the piles side by side, the own hand below, buttons beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from game.cards import HIDDEN, Card, CardsMoved, Seat, Zone
from game.prompts import Answer, Thing
from scenes.table.around import Around, around
from scenes.table.fan import row, two_rows
from scenes.table.hand.answers import (
    buttons,
    low,
    on_panel,
    on_plates,
    over_the_question,
)
from scenes.table.hand.brush import Brush
from scenes.table.hand.choosing import BACK as WAY_BACK
from scenes.table.hand.hands import held, of_another
from scenes.table.hand.piles import face_down, face_up
from scenes.table.hand.plates import seat_plate
from scenes.table.hand.table import HandTable
from scenes.table.pieces import Piece
from scenes.table.seat_plates import SeatPlate
from scenes.table.targets import Look, Target

# Units: how wide a card is, in the hand and on a pile, and how far below the top panels end.
CARD, LOW = 122, 436
# A hand of more cards lies in two rows of smaller ones; so much of an upper card is seen.
ONE_ROW, SMALL, SEEN = 16, 76, 0.6
# How far below the top the middle of the piles is.
MIDDLE = 306
# How wide the backs of others are, and their cards when these are open.
BACK, OPEN = 42, 44
DRAW = Thing("pile", "draw")


@dataclass(frozen=True, slots=True)
class TwoPiles:
    """The table of one window: the seats `around` it, and the piles in its middle."""

    around: Around
    card: tuple[int, int]
    draw: Rect
    discard: Rect
    reading: Rect
    sheet: Rect

    @property
    def unit(self) -> float:
        return self.around.unit


def two_piles(seated: Around, aspect: float) -> TwoPiles:
    """Two piles amid these seats; `aspect`: a card's width by its height."""
    u, box, high = seated.unit, seated.box, CARD / aspect
    top = MIDDLE - high / 2
    return TwoPiles(
        seated,
        (round(CARD * u), round(CARD / aspect * u)),
        draw=box(640 - 8 - CARD, top, CARD, high),
        discard=box(640 + 8, top, CARD, high),
        reading=box(250, 112, 780, 316),
        sheet=box(300, 176, 680, 250),
    )


def hand_boxes(found: TwoPiles, count: int) -> list[Rect]:
    """Where the cards of the hand at the screen lie, in one row or in two."""
    own, card = found.around.own_row, found.card
    if count <= ONE_ROW:
        return row(own.centerx, own.bottom, card, count, own.width)
    wide = round(SMALL * found.unit)
    small = (wide, round(wide * card[1] / card[0]))
    return two_rows(own, small, count, round(small[1] * SEEN))


class TwoPilesTable(HandTable):
    """A game of cards in hand round two piles; its view has `hand`, `counts`, `pile`, `discard`."""

    def place(self, size: tuple[int, int]) -> None:
        aspect, rtl = self.table.face.ASPECT, self.table.house.lettering.rtl
        seats, clockwise = len(self.match.players), self.match.game.clockwise
        seated = around(size, seats, self.bottom, CARD / aspect, LOW, rtl, clockwise)
        self.places = two_piles(seated, aspect)

    def own_cards(self, view: Any) -> list[tuple[Card, Rect]]:
        return list(zip(view.hand, self.hand_boxes(len(view.hand)), strict=True))

    def hand_boxes(self, count: int) -> list[Rect]:
        return hand_boxes(self.places, count)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """At the end all hands are open."""
        shown: Sequence[tuple[Card, ...]] = self.shown.shown
        return shown[seat] if shown else ()

    def spot(self, view: Any, zone: Zone, card: Card) -> Rect | None:
        found, hands = self.places, self.places.around.hands
        if zone.kind in ("draw", "discard"):
            pile: Rect = found.draw if zone.kind == "draw" else found.discard
            return pile
        if zone.owner != self.bottom:
            small = Rect((0, 0), (round(found.unit * 40), round(found.unit * 56)))
            return small.move_to(center=hands[zone.owner].center)
        own = Rect((0, 0), found.card).move_to(center=found.around.own_row.center)
        return dict(self.own_cards(view)).get(card, own)

    def backs_of(self, view: Any, seat: Seat) -> list[Rect]:
        hand = self.places.around.hands[seat]
        return [box for _, box in of_another(view.counts[seat], (), hand, self.brush, BACK, OPEN)]

    def faces_of(self, view: Any, seat: Seat, cards: Sequence[Card]) -> list[Rect]:
        hand = self.places.around.hands[seat]
        return [box for _, box in of_another(len(cards), cards, hand, self.brush, BACK, OPEN)]

    def start(self, now_ns: int) -> None:
        super().start(now_ns)
        if self.table.deals and not self.match.moves:
            self._deal_first()

    def _deal_first(self) -> None:
        """The hands with which the match begins are dealt before all eyes."""
        view = self.shown
        dealt = [
            CardsMoved(
                tuple(view.hand) if seat == view.seat else (HIDDEN,) * count,
                Zone("draw"), Zone("hand", seat), open=False,
            )
            for seat, count in enumerate(view.counts)
        ]  # fmt: skip
        self.show_deal(dealt, view)
        self.then(self.refresh)

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        yield from self.backs_to_come(self.places.card[0])

    # The picture

    def pieces(self) -> list[Piece]:
        view, found, brush = self.shown, self.places, self.brush
        pieces = [face_down(found.draw, brush.count(Zone("draw"), view.pile), brush)]
        pieces.append(face_up(found.discard, view.discard, brush))
        for seat in range(len(view.counts)):
            if seat != self.bottom:
                pieces += another(view, seat, self.open_hand(seat), found.around, brush)
            pieces.append(self.plate(view, seat))
        return pieces

    def plate(self, view: Any, seat: Seat) -> Piece:
        """Name and cards in hand of a seat, and what befalls it."""
        person = self.brush.seated[seat]
        cards = self.brush.count(Zone("hand", seat), view.counts[seat])
        says = SeatPlate(
            person.name,
            person.colour,
            str(cards),
            person.level,
            seat in view.asked,
            portrait=person.portrait,
        )
        return seat_plate(self.places.around.plates[seat], says, self.brush)

    # What can be pointed at and read

    def lay_targets(self) -> list[Target]:
        own, said, around_it = self.hand_targets(), self.choosing.said, self.places.around
        if not own and self.secret():
            return self.choices_of(said)
        pile = [
            Target(DRAW, self.places.draw, look=Look.RIM) for answer in said if answer.thing == DRAW
        ]
        return [*pile, *own, *buttons(said, around_it.buttons)]

    def choices_of(self, answers: Sequence[Answer]) -> list[Target]:
        """Players by their plates, the way back beside the hand, all else below the piles."""
        around_it, unit = self.places.around, self.places.unit
        back = [answer for answer in answers if answer.thing == WAY_BACK]
        said = [one for one in answers if one.thing.kind != "seat" and one not in back]
        size, room = low([self.say(answer.label) for answer in said], self.brush)
        found = on_panel(said, around_it.middle, unit, size, room=room)
        return [
            *on_plates(answers, around_it.plates),
            *over_the_question(found, self.foot, unit),
            *buttons(back, around_it.buttons),
        ]

    def lying(self) -> Iterator[tuple[Card, Rect]]:
        yield from super().lying()
        if self.shown.discard:
            yield self.shown.discard[-1], self.places.discard

    def read_first(self) -> Card | None:
        return self.shown.discard[-1] if self.shown.discard else None

    # The end

    def all_figures(self) -> list[dict[str, Any]]:
        """The points of every seat, where there is nothing else to tell."""
        outcome = self.match.outcome
        assert outcome is not None
        return [{"points": score} for score in outcome.scores]

    def finished_with(self, seat: Seat) -> str:
        return self.words("any-game-points", count=self.all_figures()[seat]["points"])


def another(
    view: Any, seat: Seat, opened: tuple[Card, ...], seated: Around, brush: Brush
) -> list[Piece]:
    """The hand of another under the plate: backs, unless it is open to all."""
    cards = of_another(view.counts[seat], opened, seated.hands[seat], brush, BACK, OPEN)
    return held(cards, brush)
