"""How the table of Frantic lies: the pile in its ring, hands, plates, events, scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.frantic.decks import (
    BACK_EVENT,
    BACK_POWER,
    POWER_CARDS,
    emblem_svg,
    reveal_svg,
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
    symbol_badge_svg,
    symbol_ring_svg,
)
from art.faces.frantic.trimmings import (
    bomb_svg,
    dealer_svg,
    direction_svg,
    low_pile_svg,
    open_svg,
    skip_svg,
)
from art.paint import picture
from game.cards import HIDDEN, NOBODY, Card, Seat
from game.frantic.cards import COLOUR_WORDS, NONE
from game.frantic.events import EventTurned
from game.frantic.matching import Requirement
from game.frantic.moves import Choose, Wish
from game.frantic.view import FranticView
from scenes.table.fan import row
from scenes.table.panels import panel
from scenes.table.plates import put
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

BACK_WIDE, OPEN_WIDE = 32, 44
# The ring round a card so wide and high in the ring's picture.
RING, IN_RING = (310, 400), 210
# The draw pile is nearly empty with so few cards.
LOW = 10
LINES_SHOWN = 9


class Painter:
    """Draws what `controller.shown` says; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.lettering = controller.table.house.lettering
        self.pictures = controller.table.pictures

    def paint(self, layer: Surface) -> None:
        """All that lies on the table and does not move."""
        shown = self.controller.shown
        self._direction(layer, shown)
        self._decks(layer, shown)
        self._pile(layer, shown)
        self._row(layer, shown)
        self._lasting(layer, shown)
        for seat in range(len(shown.counts)):
            if seat != self.controller.bottom:
                self._hand(layer, shown, seat)
            self._before(layer, shown, seat)
            self._plate(layer, shown, seat)
            self._powers(layer, shown, seat)

    # The middle

    def _decks(self, layer: Surface, shown: FranticView) -> None:
        """The event deck and the draw pile, and how many cards are left in each."""
        places = self.controller.places
        if shown.event_deck or shown.event_discard or shown.turned:
            self._deck(layer, places.events, shown.event_deck, BACK_EVENT)
        self._deck(layer, places.draw, shown.draw, 0)
        if 0 < shown.draw <= LOW:
            sign = picture(low_pile_svg(), (round(places.unit * 40),) * 2)
            layer.blit(sign, sign.get_rect(center=places.draw.topleft))

    def _direction(self, layer: Surface, shown: FranticView) -> None:
        """Which way round play goes: seats are numbered anticlockwise."""
        places = self.controller.places
        wide = round(places.unit * 250)
        arrows = Rect(0, 0, wide, wide)
        arrows.center = ((places.draw.centerx + places.pile.centerx) // 2, places.pile.centery)
        layer.blit(picture(direction_svg(shown.direction == -1), arrows.size), arrows)

    def _deck(self, layer: Surface, box: Rect, count: int, kind: int) -> None:
        u = self.controller.places.unit
        if count:
            self._shadow(layer, box)
            for edge in range(min(6, 1 + count // 12)):
                layer.blit(self.pictures.back(box.width, kind), box.move(0, -edge * round(u)))
        else:
            pygame.draw.rect(layer, theme.PAPER_DIM, box, max(1, round(u * 2)), round(u * 8))
        number = self.lettering.line(str(count), round(u * 17), theme.PAPER, "bold")
        slip = number.get_rect().inflate(round(u * 12), round(u * 2))
        slip.midtop = (box.centerx, box.bottom + round(u * 3))
        pygame.draw.rect(layer, (20, 14, 30), slip, border_radius=round(u * 8))
        layer.blit(number, number.get_rect(center=slip.center))

    def _pile(self, layer: Surface, shown: FranticView) -> None:
        """The discard pile in the ring of what must be played next, and the same as a badge."""
        places, marks = self.controller.places, self.controller.table.marks
        box = places.pile
        ring = Rect(0, 0, box.width * RING[0] // IN_RING, box.width * RING[1] // IN_RING)
        ring.center = box.center
        for card in shown.pile[-1:]:
            self._shadow(layer, box)
            face = self.pictures.front(card, box.width, marks=marks)
            layer.blit(face, face.get_rect(center=box.center))
        if shown.pile and shown.active != NOBODY:
            around, badge = _signs(shown.requirement, marks)
            layer.blit(picture(around, ring.size), ring)
            layer.blit(picture(badge, places.badge.size), places.badge)

    def row_boxes(self, view: FranticView) -> list[Rect]:
        """Where the open cards beside the pile lie."""
        area, size = self.controller.places.row, self.controller.places.small
        return row(area.centerx, area.bottom, size, len(view.row), area.width)

    def _row(self, layer: Surface, shown: FranticView) -> None:
        for card, box in zip(shown.row, self.row_boxes(shown), strict=True):
            self.card(layer, card, box)

    def _lasting(self, layer: Surface, shown: FranticView) -> None:
        """Lasting events and rule cards: emblem and name, as long as they hold."""
        names = [one.event for one in shown.lasting] + list(shown.rules)
        names += [one.power for one in shown.running]
        if not names:
            return
        area, u = self.controller.places.lasting, self.controller.places.unit
        wide = min(round(u * 190), area.width // len(names) - round(u * 6))
        left = area.centerx - (wide + round(u * 6)) * len(names) // 2
        for number, name in enumerate(names):
            box = Rect(left + number * (wide + round(u * 6)), area.top, wide, area.height)
            ground = Surface(box.size, pygame.SRCALPHA)
            inside = ground.get_rect()
            pygame.draw.rect(ground, (34, 22, 54, 235), inside, border_radius=round(u * 10))
            pygame.draw.rect(ground, theme.BRASS_LIGHT, ground.get_rect(), 1, round(u * 10))
            layer.blit(ground, box)
            side = box.height - round(u * 6)
            sign = picture(emblem_svg(name), (side, side))
            place = sign.get_rect(midleft=(box.left + round(u * 4), box.centery))
            layer.blit(sign, put(place, box, self.lettering))
            text = self.controller.talk.title(name)
            room = (box.width - side - round(u * 12), box.height - round(u * 8))
            size = self.lettering.fit_into(text, round(u * 15), room, "bold")
            line = self.lettering.line(text, size, theme.PAPER, "bold")
            place = line.get_rect(midleft=(box.left + side + round(u * 8), box.centery))
            layer.blit(line, put(place, box, self.lettering))

    # Cards

    def _shadow(self, surface: Surface, box: Rect) -> None:
        shade = self.pictures.shadow(box.width)
        surface.blit(shade, shade.get_rect(center=box.center))

    def own_boxes(self, view: FranticView) -> list[Rect]:
        """Where the cards of the one at the screen lie."""
        places = self.controller.places
        own = places.around.own_row
        return row(own.centerx, own.bottom, places.card, len(view.hand), own.width)

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

    def _hand(self, layer: Surface, shown: FranticView, seat: Seat) -> None:
        """The hand of another under his plate: backs, unless it lies open."""
        controller, u = self.controller, self.controller.places.unit
        area, opened = controller.places.around.hands[seat], controller.open_hand(seat)
        size = self.pictures.size(round(u * (OPEN_WIDE if opened else BACK_WIDE)))
        cards = opened or (None,) * shown.counts[seat]
        boxes = row(area.centerx, area.top + size[1], size, len(cards), area.width)
        for card, box in zip(cards, boxes, strict=True):
            if card is None:
                layer.blit(self.pictures.back(size[0]), box)
            else:
                self.card(layer, card, box.move(0, round(u * 6)))

    def _before(self, layer: Surface, shown: FranticView, seat: Seat) -> None:
        """Cards a seat has laid aside, and those that lie before it to be taken up."""
        cards = (*shown.aside[seat], *shown.incoming[seat])
        if not cards:
            return
        controller, u = self.controller, self.controller.places.unit
        area = controller.places.around.hands[seat]
        size = self.pictures.size(round(u * 36))
        bottom = area.bottom + size[1] + round(u * 4)
        if seat == controller.bottom:
            bottom = controller.places.around.own_row.top - round(u * 80)
        for card, box in zip(cards, row(area.centerx, bottom, size, len(cards), area.width),
                             strict=True):  # fmt: skip
            if card == HIDDEN:
                layer.blit(self.pictures.back(box.width), box)
            else:
                self.card(layer, card, box)

    def _powers(self, layer: Surface, shown: FranticView, seat: Seat) -> None:
        """The power cards before a seat: face down, or those one may see."""
        if seat >= len(shown.powers):
            return
        count = len(shown.powers[seat])
        for number, power in enumerate(shown.powers[seat]):
            box = self.controller.places.power_box(seat, number, count)
            if power.name:
                face = self.pictures.front(POWER_CARDS[power.name], box.width, dim=not power.up)
                layer.blit(face, face.get_rect(center=box.center))
            else:
                layer.blit(self.pictures.back(box.width, BACK_POWER), box)

    # Plates

    def _plate(self, layer: Surface, shown: FranticView, seat: Seat) -> None:
        """Name, cards in hand in large figures, points, and what befalls the seat."""
        controller = self.controller
        box, u = controller.places.around.plates[seat], controller.places.unit
        parts = [controller.level(seat)]
        if shown.options.scores:
            parts.append(self.words("frantic-points", count=shown.totals[seat]))
        note = self.words("frantic-then").join(part for part in parts if part)
        over = shown.phase in ("scores", "over")
        active = not over and (shown.active == seat or seat in shown.asked)
        plate = SeatPlate(controller.name(seat), controller.colour(seat),
                          str(shown.counts[seat]), note, active)  # fmt: skip
        stark = controller.table.house.settings.contrast
        paint_seat_plate(layer, box, plate, self.lettering, stark)
        signs = []
        if shown.dealer == seat:
            signs.append(dealer_svg())
        if seat in shown.skipped:
            signs.append(skip_svg())
        if seat in shown.open:
            signs.append(open_svg())
        if any(one.event == "time_bomb" for one in shown.lasting) and shown.turns_left:
            signs.append(bomb_svg(max(0, min(3, shown.turns_left[seat]))))
        wide = round(u * 32)
        for number, source in enumerate(signs):
            sign = picture(source, (wide, wide))
            centre = (box.left + round(u * 16) + number * round(u * 34), box.top)
            layer.blit(sign, put(sign.get_rect(center=centre), box, self.lettering))

    def paint_wish(self, screen: Surface, move: Wish | Choose, box: Rect) -> None:
        """What can be wished, as a badge."""
        safe = self.controller.table.marks
        what = COLOUR_WORDS[move.colour] if isinstance(move, Choose) else move.what
        if what in COLOUR_WORDS:
            source = colour_badge_svg(COLOUR_WORDS.index(what), safe)
        else:
            source = number_badge_svg(int(what)) if what.isdigit() else symbol_badge_svg(what)
        screen.blit(picture(source, box.size), box)

    # Moments

    def paint_news(self, screen: Surface, text: str) -> None:
        """What was just done, in one line over the hand."""
        places = self.controller.places
        u, size = places.unit, self.lettering.fit(text, round(places.unit * 24), round(
            places.unit * 820), "bold")  # fmt: skip
        line = self.lettering.line(text, size, theme.PAPER, "bold")
        slip = line.get_rect(center=places.around.headline).inflate(round(u * 36), round(u * 10))
        ground = Surface(slip.size, pygame.SRCALPHA)
        rounded = slip.height // 2
        pygame.draw.rect(ground, (46, 18, 70, 240), ground.get_rect(), border_radius=rounded)
        pygame.draw.rect(ground, theme.BRASS_LIGHT, ground.get_rect(), 2, rounded)
        screen.blit(ground, slip)
        screen.blit(line, line.get_rect(center=slip.center))

    def paint_event(self, screen: Surface, event: EventTurned) -> None:
        """An event across the whole table: its picture, its name, and what will happen."""
        controller, u = self.controller, self.controller.places.unit
        rtl = self.lettering.rtl
        high = round(screen.get_width() * 240 / 960)
        band = Rect(0, 0, screen.get_width(), min(high, round(u * 320)))
        band.center = screen.get_rect().centerx, controller.places.stage.centery
        screen.blit(picture(reveal_svg(event.event, rtl), band.size), band)
        left = band.left + round(band.width * 0.34)
        room = band.right - round(u * 150) - left
        title = controller.talk.title(event.event)
        size = self.lettering.fit(title, round(u * 46), room, "title")
        head = self.lettering.line(title, size, theme.BRASS_LIGHT, "title")
        text = controller.talk.happens(event.event)
        body = self.lettering.paragraph(text, round(u * 21), theme.PAPER, room)
        top = band.centery - (head.get_height() + body.get_height() + round(u * 8)) // 2
        place = head.get_rect(topleft=(left, top))
        screen.blit(head, put(place, band, self.lettering))
        below = body.get_rect(topleft=(left, place.bottom + round(u * 8)))
        screen.blit(body, put(below, band, self.lettering))

    # The score sheet

    def sheet_button(self) -> Rect:
        """The button under the sheet."""
        sheet, u = self.controller.places.sheet, self.controller.places.unit
        button = Rect(0, 0, round(u * 230), round(u * 48))
        button.midbottom = (sheet.centerx, sheet.bottom - round(u * 14))
        return button

    def paint_sheet(self, screen: Surface, shown: FranticView) -> None:
        """A line a round, the totals, and the limit."""
        controller, u = self.controller, self.controller.places.unit
        box, lettering = controller.places.sheet, self.lettering
        screen.blit(panel(box.size, u, theme.BRASS), box)
        title = controller.talk.sheet_title(shown)
        size = lettering.fit(title, round(u * 26), box.width - round(u * 60), "title")
        head = lettering.line(title, size, theme.BRASS_LIGHT, "title")
        screen.blit(head, head.get_rect(midtop=(box.centerx, box.top + round(u * 14))))
        rows = shown.sheet[-LINES_SHOWN:]
        seats = len(shown.totals)
        first = round(u * 110)
        column = (box.width - round(u * 40) - first) // seats
        top, bottom = box.top + round(u * 58), self.sheet_button().top - round(u * 8)
        high = min(round(u * 30), (bottom - top) // (len(rows) + 2))

        def write(text: str, line_number: int, seat: int | None, ink: theme.RGB) -> None:
            fitting = lettering.fit(text, round(high * 0.62), column - round(u * 8), "bold")
            line = lettering.line(text, fitting, ink, "bold")
            x = box.left + round(u * 20) + (
                first // 2 if seat is None else first + column * seat + column // 2
            )
            place = line.get_rect(center=(x, top + high * line_number + high // 2))
            screen.blit(line, put(place, box, lettering))

        for seat in range(seats):
            write(controller.name(seat), 0, seat, theme.SEAT_COLOURS[controller.colour(seat)].rgb)
        for number, result in enumerate(rows, 1):
            at = len(shown.sheet) - len(rows) + number
            write(self.words("frantic-sheet-round", number=at), number, None, theme.PAPER_DIM)
            for seat in range(seats):
                ink = theme.BRASS_LIGHT if seat in result.winners else theme.PAPER
                write(f"{result.points[seat]:+d}", number, seat, ink)
        foot = len(rows) + 1
        write(self.words("frantic-sheet-total"), foot, None, theme.PAPER)
        for seat in range(seats):
            write(str(shown.totals[seat]), foot, seat, theme.PAPER)


def _signs(requirement: Requirement, safe: bool) -> tuple[str, str]:
    """The ring and the badge of what must be played next."""
    if requirement.black:
        return black_ring_svg(), black_badge_svg()
    if requirement.colour != NONE:
        ring = colour_ring_svg(requirement.colour, safe)
        badge = colour_badge_svg(requirement.colour, safe)
        if requirement.number:
            badge = number_badge_svg(requirement.number)
        elif requirement.symbol:
            badge = symbol_badge_svg(requirement.symbol)
        return ring, badge
    if requirement.number:
        return number_ring_svg(requirement.number), number_badge_svg(requirement.number)
    if requirement.symbol:
        return symbol_ring_svg(requirement.symbol), symbol_badge_svg(requirement.symbol)
    return free_ring_svg(), free_badge_svg()
