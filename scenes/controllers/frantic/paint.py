"""How the table of Frantic lies: the pile in its ring, hands, plates, events, scores."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.frantic.decks import (
    BACK_EVENT,
    BACK_POWER,
    POWER_CARDS,
)
from art.faces.frantic.rings import (
    black_badge_svg,
    black_ring_svg,
    colour_badge_svg,
    colour_ring_svg,
    free_badge_svg,
    free_ring_svg,
    number_badge_svg,
    number_ring_svg,
)
from art.faces.frantic.trimmings import (
    low_pile_svg,
    target_svg,
    thrown_svg,
    way_svg,
)
from art.paint import picture
from art.text import Face
from game.cards import HIDDEN, NOBODY, Card, Seat
from game.frantic.cards import LETTERS, NONE
from game.frantic.events import EventTurned
from game.frantic.matching import Requirement
from game.frantic.state import Power
from game.frantic.view import FranticView
from scenes.controllers.frantic.in_full import InFull
from scenes.controllers.frantic.signs import paint_letter, signs_of
from scenes.controllers.frantic.slips import Slips
from scenes.table.fan import row
from scenes.table.pieces import Piece
from scenes.table.plates import put
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

# How wide the cards of others are: face down, open beside power cards, open with more room.
BACK_WIDE, OPEN_WIDE, OPEN_WIDER = 32, 36, 46
# A card thrown in lies on a burst so wide.
BURST = 270
# The note on a plate has so much room (units).
NOTE = 108
# The ring round a card so wide and high in the ring's picture.
RING, IN_RING = (310, 400), 210
# The draw pile is nearly empty with so few cards.
LOW = 10


class Painter:
    """Draws what `controller.shown` says; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.lettering = controller.table.house.lettering
        self.pictures = controller.table.pictures
        self.slips = Slips(controller)
        self.in_full = InFull(controller)

    def pieces(self) -> list[Piece]:
        """All that lies on the table and does not move, what lies on top of others last."""
        shown = self.controller.shown
        row = list(zip(shown.row, self.row_boxes(shown), strict=True))
        found = [self._direction(shown), *self._decks(shown), self._pile(shown)]
        found += [*self._cards(row), *self.slips.pieces(shown)]
        for seat in range(len(shown.counts)):
            if seat != self.controller.bottom:
                found += self._cards(self.hand_of(shown, seat))
            found += [self._plate(shown, seat), *self._powers(shown, seat)]
            found += self._cards(self.before(shown, seat))
        return found

    # The middle

    def _decks(self, shown: FranticView) -> list[Piece]:
        """The event deck and the draw pile, and how many cards are left in each."""
        places, found = self.controller.places, []
        decks = [(places.draw, shown.draw, 0)]
        if shown.event_deck or shown.event_discard or shown.turned:
            decks.append((places.events, shown.event_deck, BACK_EVENT))
        for box, count, kind in decks:
            # With its shadow, its edges, the sign of a low pile and the number below.
            area = box.inflate(*(round(places.unit * 64),) * 2)
            draw = partial(self._deck, box=box, count=count, kind=kind)
            found.append(Piece(area, (count, kind), draw))
        return found

    def _direction(self, shown: FranticView) -> Piece:
        """Which way round play goes: seats are numbered anticlockwise."""
        arrows, turned = self.controller.places.way, shown.direction == -1
        return Piece(arrows, turned, partial(self._arrows, box=arrows, turned=turned))

    def _arrows(self, layer: Surface, box: Rect, turned: bool) -> None:
        layer.blit(picture(way_svg(turned), box.size), box)

    def _deck(self, layer: Surface, box: Rect, count: int, kind: int) -> None:
        u = self.controller.places.unit
        if count:
            self._shadow(layer, box)
            for edge in range(min(6, 1 + count // 12)):
                layer.blit(self.pictures.back(box.width, kind), box.move(0, -edge * round(u)))
        else:
            pygame.draw.rect(layer, theme.PAPER_DIM, box, max(1, round(u * 2)), round(u * 8))
        room = (box.width, round(u * 23))
        size = self.lettering.fit_into(str(count), round(u * 17), room, "bold")
        number = self.lettering.line(str(count), size, theme.PAPER, "bold")
        slip = number.get_rect().inflate(round(u * 12), round(u * 2))
        slip.midtop = (box.centerx, box.bottom + round(u * 3))
        pygame.draw.rect(layer, (20, 14, 30), slip, border_radius=round(u * 8))
        layer.blit(number, number.get_rect(center=slip.center))
        if kind == 0 and 0 < count <= LOW:
            sign = picture(low_pile_svg(), (round(u * 40),) * 2)
            layer.blit(sign, sign.get_rect(center=box.topleft))

    def _pile(self, shown: FranticView) -> Piece:
        """The discard pile in the ring of what must be played next, and the same as a badge."""
        places, thrown = self.controller.places, self.controller.moment.thrown
        side = round(places.unit * BURST)
        area = Rect(0, 0, side, side)
        area.center = places.pile.center
        look = (shown.pile[-1:], shown.requirement, shown.active != NOBODY, thrown)
        return Piece(area.union(places.badge), look, partial(self._paint_pile, shown=shown))

    def _paint_pile(self, layer: Surface, shown: FranticView) -> None:
        places, marks = self.controller.places, self.controller.table.marks
        box = places.pile
        ring = Rect(0, 0, box.width * RING[0] // IN_RING, box.width * RING[1] // IN_RING)
        ring.center = box.center
        if self.controller.moment.thrown:
            side = round(self.controller.places.unit * BURST)
            burst = picture(thrown_svg(self.controller.moment.thrown), (side, side))
            layer.blit(burst, burst.get_rect(center=box.center))
        for card in shown.pile[-1:]:
            self._shadow(layer, box)
            face = self.pictures.front(card, box.width, marks=marks)
            layer.blit(face, face.get_rect(center=box.center))
        if shown.pile and shown.active != NOBODY:
            around, badge = self._signs(shown.requirement, marks)
            layer.blit(picture(around, ring.size), ring)
            layer.blit(picture(badge, places.badge.size), places.badge)
            colour = shown.requirement.colour
            if marks and colour != NONE:
                paint_letter(layer, places.badge, LETTERS[colour], self.lettering)

    def row_boxes(self, view: FranticView) -> list[Rect]:
        """Where the open cards beside the pile lie."""
        area, size = self.controller.places.row, self.controller.places.small
        return row(area.centerx, area.bottom, size, len(view.row), area.width)

    # Cards

    def _shadow(self, surface: Surface, box: Rect) -> None:
        shade = self.pictures.shadow(box.width)
        surface.blit(shade, shade.get_rect(center=box.center))

    def own_boxes(self, view: FranticView) -> list[Rect]:
        """Where the cards of the one at the screen lie."""
        return self.controller.places.own_hand(len(view.hand))

    def giving(self, view: FranticView) -> tuple[Card, ...]:
        """What the one at the screen gives away lies where their hand was, if that is empty."""
        cards = view.aside[self.controller.bottom]
        return cards if not view.hand and HIDDEN not in cards else ()

    def card(
        self, surface: Surface, card: Card, box: Rect, dim: bool = False, glow: bool = False
    ) -> None:
        """An open card in a box."""
        u = self.controller.places.unit
        if glow:
            edge = box.inflate(round(u * 6), round(u * 6))
            pygame.draw.rect(surface, theme.BRASS_LIGHT, edge, border_radius=round(u * 10))
        face = self.pictures.front(card, box.width, marks=self.controller.table.marks, dim=dim)
        surface.blit(face, face.get_rect(center=box.center))

    def hand_of(self, shown: FranticView, seat: Seat) -> list[tuple[Card, Rect]]:
        """The hand of another under their plate: face down, unless it lies open."""
        u, opened = self.controller.places.unit, self.controller.open_hand(seat)
        powers = len(shown.powers[seat]) if seat < len(shown.powers) else 0
        area = self.controller.places.backs(seat, powers)
        wide = BACK_WIDE if not opened else OPEN_WIDE if any(shown.powers) else OPEN_WIDER
        size = self.pictures.size(round(u * wide))
        cards = opened or (HIDDEN,) * shown.counts[seat]
        bottom = area.top + size[1] + (round(u * 6) if opened else 0)
        boxes = row(area.centerx, bottom, size, len(cards), area.width)
        return list(zip(cards, boxes, strict=True))

    def before(self, shown: FranticView, seat: Seat) -> list[tuple[Card, Rect]]:
        """Cards a seat has laid aside, and those that lie before it to be taken up."""
        places, own = self.controller.places, seat == self.controller.bottom
        aside = () if own and self.giving(shown) else shown.aside[seat]
        cards = (*aside, *shown.incoming[seat])
        area, size = places.around.hands[seat], self.pictures.size(round(places.unit * 36))
        bottom = area.bottom + size[1] + round(places.unit * 4)
        if own:
            area, bottom = places.own_aside, places.own_aside.bottom
        boxes = row(area.centerx, bottom, size, len(cards), area.width)
        return list(zip(cards, boxes, strict=True))

    def _cards(self, cards: list[tuple[Card, Rect]]) -> list[Piece]:
        """Cards side by side, if there are any."""
        if not cards:
            return []
        boxes = [box for _, box in cards]
        area = boxes[0].unionall(boxes).inflate(4, 4)
        return [Piece(area, cards, partial(self._lay, cards=cards))]

    def _lay(self, layer: Surface, cards: list[tuple[Card, Rect]]) -> None:
        """Cards in their boxes, face down where nobody may know them."""
        for card, box in cards:
            if card == HIDDEN:
                layer.blit(self.pictures.back(box.width), box)
            else:
                self.card(layer, card, box)

    def powers_of(self, shown: FranticView, seat: Seat) -> list[tuple[Power, Rect]]:
        """The power cards before a seat; those one may not see have no name."""
        powers = shown.powers[seat] if seat < len(shown.powers) else ()
        return [(power, self.controller.places.power_box(seat, number, len(powers)))
                for number, power in enumerate(powers)]  # fmt: skip

    def _powers(self, shown: FranticView, seat: Seat) -> list[Piece]:
        powers = self.powers_of(shown, seat)
        if not powers:
            return []
        boxes = [box for _, box in powers]
        area = boxes[0].unionall(boxes).inflate(4, 4)
        return [Piece(area, powers, partial(self._paint_powers, powers=powers))]

    def _paint_powers(self, layer: Surface, powers: list[tuple[Power, Rect]]) -> None:
        for power, box in powers:
            if power.name:
                face = self.pictures.front(POWER_CARDS[power.name], box.width, dim=power.up)
                layer.blit(face, face.get_rect(center=box.center))
            else:
                layer.blit(self.pictures.back(box.width, BACK_POWER), box)

    # Plates

    def _plate(self, shown: FranticView, seat: Seat) -> Piece:
        """Name, cards in hand in large figures, points, and what befalls the seat."""
        controller = self.controller
        box, u = controller.places.around.plates[seat], controller.places.unit
        note = self._note(shown, seat, round(u * NOTE))
        over = shown.phase in ("scores", "over")
        active = not over and (shown.active == seat or seat in shown.asked)
        plate = SeatPlate(controller.name(seat), controller.colour(seat),
                          str(shown.counts[seat]), note, active)  # fmt: skip
        signs, aimed = signs_of(shown, controller.moment, seat), seat in controller.moment.victims
        # Signs stand over the upper edge.
        area = box.inflate(round(u * 8), round(u * 44))
        draw = partial(self._paint_plate, box=box, plate=plate, signs=signs, aimed=aimed)
        return Piece(area, (plate, signs, aimed), draw)

    def _paint_plate(
        self, layer: Surface, box: Rect, plate: SeatPlate, signs: list[str], aimed: bool
    ) -> None:
        u, stark = self.controller.places.unit, self.controller.table.house.settings.contrast
        paint_seat_plate(layer, box, plate, self.lettering, stark)
        if aimed:
            side = round(u * 56)
            aim = picture(target_svg(), (side, side))
            centre = (box.left + round(u * 31), box.centery)
            layer.blit(aim, put(aim.get_rect(center=centre), box, self.lettering))
        wide = round(u * 29)
        for number, source in enumerate(signs):
            sign = picture(source, (wide, wide))
            centre = (box.left + round(u * 16) + number * round(u * 31), box.top - round(u * 4))
            layer.blit(sign, put(sign.get_rect(center=centre), box, self.lettering))

    def _note(self, shown: FranticView, seat: Seat, room: int) -> str:
        """How a bot plays, and points: where there is no room for both, points."""
        level = self.controller.level(seat)
        if not shown.options.scores:
            return level
        points = self.words("frantic-points", count=shown.totals[seat])
        both = self.words("list-comma").join(part for part in (level, points) if part)
        wide = self.lettering.measure(both, round(self.controller.places.unit * 14))[0]
        return both if wide <= room else points

    def _signs(self, requirement: Requirement, safe: bool) -> tuple[str, str]:
        """The ring and the badge of what must be played next."""
        face = self.controller.own.face
        if requirement.black:
            return black_ring_svg(), black_badge_svg()
        if requirement.colour != NONE:
            ring = colour_ring_svg(requirement.colour, safe)
            badge = colour_badge_svg(requirement.colour, safe)
            if requirement.number:
                badge = number_badge_svg(requirement.number)
            elif requirement.symbol:
                badge = face.symbol_badge_svg(requirement.symbol)
            return ring, badge
        if requirement.number:
            return number_ring_svg(requirement.number), number_badge_svg(requirement.number)
        if requirement.symbol:
            symbol = requirement.symbol
            return face.symbol_ring_svg(symbol), face.symbol_badge_svg(symbol)
        return free_ring_svg(), free_badge_svg()

    # Moments

    def paint_event(self, screen: Surface, event: EventTurned) -> None:
        """An event across the whole table: its picture, its name, and what will happen."""
        controller, u = self.controller, self.controller.places.unit
        rtl = self.lettering.rtl
        high = round(screen.get_width() * 240 / 960)
        band = Rect(0, 0, screen.get_width(), min(high, round(u * 300)))
        band.center = screen.get_rect().centerx, controller.places.stage.centery
        screen.blit(picture(controller.own.face.reveal_svg(event.event, rtl), band.size), band)
        left = band.left + round(band.width * 0.34)
        room, talk = band.right - round(u * 150) - left, controller.talk
        title = self._line(talk.title(event.event), 46, theme.BRASS_LIGHT, room, "title")
        lines = [self._line(talk.triggered(event), 17, theme.PAPER_DIM, room), title]
        if event.protected:
            lines.append(self._line(talk.spared(event), 19, theme.BRASS_LIGHT, room))
        gap, size = round(u * 6), round(u * 21)
        left_high = band.height - round(u * 40) - sum(line.get_height() + gap for line in lines)
        while True:
            text = self.lettering.paragraph(talk.happens(event.event), size, theme.PAPER, room)
            if text.get_height() <= left_high or self.lettering.pixels(size) <= 8:
                break
            size -= 1
        lines.insert(2, text)
        top = band.centery - (sum(line.get_height() + gap for line in lines) - gap) // 2
        for line in lines:
            screen.blit(line, put(line.get_rect(topleft=(left, top)), band, self.lettering))
            top += line.get_height() + gap

    def _line(
        self, text: str, size: int, ink: theme.RGB, room: int, face: Face = "bold"
    ) -> Surface:
        u = self.controller.places.unit
        fitting = self.lettering.fit_into(
            text, round(u * size), (room, round(u * size * 1.2)), face
        )  # fmt: skip
        return self.lettering.line(text, fitting, ink, face)
