"""How the table of Jetriko lies: piles, direction, hands, the attack, traps and the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.jetriko.trimmings import (
    bound_svg,
    brink_svg,
    chain_svg,
    dealer_svg,
    direction_svg,
    free_play_svg,
    win_svg,
)
from art.paint import picture
from game.cards import NOBODY, Card, Seat
from game.jetriko.cards import NO_BACK
from game.jetriko.view import JetrikoView
from scenes.controllers.jetriko.attack_signs import AttackSigns
from scenes.controllers.jetriko.places import hand_boxes
from scenes.controllers.jetriko.stage import Stage
from scenes.table.fan import row
from scenes.table.panels import panel
from scenes.table.plates import put
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller

BACK_WIDE, OPEN_WIDE, OPEN_ROW = 34, 44, 8
SIGN, CHAIN, LINKS = 40, 32, 5
# While one of these is asked, the sign of free play tells something of use.
PLAYING = ("main", "drawn")


class Painter:
    """Draws what `controller.shown` says; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.lettering = controller.table.house.lettering
        self.pictures = controller.table.pictures
        self.signs = AttackSigns(controller)
        self.stage = Stage(controller)

    def paint(self, layer: Surface) -> None:
        """All that lies on the table and does not move."""
        shown = self.controller.shown
        self.signs.paint_spear(layer, shown)
        self._ring(layer, shown)
        self._draw_pile(layer, shown)
        self._discard(layer, shown)
        for seat in range(len(shown.counts)):
            if seat != self.controller.bottom:
                self._hand(layer, shown, seat)
            self._plate(layer, shown, seat)

    # The middle

    def _ring(self, layer: Surface, shown: JetrikoView) -> None:
        """The direction of play, round the piles."""
        ring = self.controller.places.ring
        layer.blit(picture(direction_svg(shown.direction == 1), ring.size), ring)

    def _draw_pile(self, layer: Surface, shown: JetrikoView) -> None:
        """The draw pile with the back of its next card, and how many are left."""
        box, u = self.controller.places.draw, self.controller.places.unit
        if shown.back == NO_BACK:
            pygame.draw.rect(layer, theme.PAPER_DIM, box, max(1, round(u * 2)), round(u * 8))
        else:
            self._shadow(layer, box)
            for edge in range(min(7, 1 + shown.pile // 12)):
                kind = shown.back if edge == min(6, shown.pile // 12) else 0
                layer.blit(self.pictures.back(box.width, kind), box.move(0, -edge * round(u)))
        room = (box.width, round(u * 22))
        size = self.lettering.fit_into(str(shown.pile), round(u * 19), room, "bold")
        count = self.lettering.line(str(shown.pile), size, theme.PAPER, "bold")
        slip = count.get_rect().inflate(round(u * 14), round(u * 2))
        slip.midtop = (box.centerx, box.bottom + round(u * 5))
        pygame.draw.rect(layer, (10, 18, 18), slip, border_radius=round(u * 8))
        layer.blit(count, count.get_rect(center=slip.center))

    def _discard(self, layer: Surface, shown: JetrikoView) -> None:
        """The top card, the one under it peeping out, and a sign if any card may be played."""
        box, u = self.controller.places.discard, self.controller.places.unit
        if not shown.discard:
            pygame.draw.rect(layer, theme.PAPER_DIM, box, max(1, round(u * 2)), round(u * 8))
        for number, card in enumerate(shown.discard[-2:]):
            last = number == len(shown.discard[-2:]) - 1
            place = box if last else box.move(round(u * 4), round(u * 3))
            self._shadow(layer, place)
            face = self.pictures.front(card, box.width, marks=self.controller.table.marks)
            layer.blit(face, face.get_rect(center=place.center))
        if shown.free and shown.turn != NOBODY and shown.phase in PLAYING:
            corner = (box.right + round(u * 22), box.top + round(u * 8))
            self._sign(layer, free_play_svg(), corner, "free")

    def _sign(self, layer: Surface, source: str, centre: tuple[int, int], word: str) -> None:
        """A sign with its word below."""
        u = self.controller.places.unit
        sign = picture(source, (round(u * SIGN), round(u * SIGN)))
        layer.blit(sign, sign.get_rect(center=centre))
        text = self.words(f"jetriko-sign-{word}")
        size = self.lettering.fit_into(text, round(u * 13), (round(u * 104), round(u * 18)), "bold")
        line = self.lettering.line(text, size, theme.INK, "bold")
        slip = line.get_rect().inflate(round(u * 10), round(u * 3))
        slip.midtop = (centre[0], centre[1] + round(u * SIGN * 0.5))
        slip.left = max(slip.left, centre[0] - round(u * SIGN * 0.8))
        pygame.draw.rect(layer, theme.BRASS_LIGHT, slip, border_radius=round(u * 7))
        layer.blit(line, line.get_rect(center=slip.center))

    # Cards

    def _shadow(self, surface: Surface, box: Rect) -> None:
        shade = self.pictures.shadow(box.width)
        surface.blit(shade, shade.get_rect(center=box.center))

    def own_boxes(self, view: JetrikoView) -> list[Rect]:
        """Where the cards of the one at the screen lie."""
        return hand_boxes(self.controller.places, len(view.hand))

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

    def _hand(self, layer: Surface, shown: JetrikoView, seat: Seat) -> None:
        """The hand of another under the plate: backs, unless it is open to all."""
        controller, u = self.controller, self.controller.places.unit
        area, opened = controller.places.around.hands[seat], controller.open_hand(seat)
        wide = OPEN_WIDE if opened else BACK_WIDE
        size = self.pictures.size(round(u * wide))
        if not opened:
            for box in row(area.centerx, area.top + size[1], size, shown.counts[seat], area.width):
                layer.blit(self.pictures.back(size[0]), box)
            return
        for first in range(0, len(opened), OPEN_ROW):
            cards = opened[first : first + OPEN_ROW]
            low = area.top + round(u * 6) + size[1] + first // OPEN_ROW * round(size[1] * 0.58)
            boxes = row(area.centerx, low, size, len(cards), area.width)
            for card, box in zip(cards, boxes, strict=True):
                self.card(layer, card, box)

    # Plates

    def _plate(self, layer: Surface, shown: JetrikoView, seat: Seat) -> None:
        """Name, cards in hand in large figures, round wins, and what befalls the seat."""
        controller = self.controller
        box, u = controller.places.around.plates[seat], controller.places.unit
        level = controller.level(seat)
        wins = ""
        if shown.options.length != "one":
            wins = self.words("jetriko-round-wins", count=shown.wins[seat])
        note = self.words("list-comma").join(part for part in (level, wins) if part)
        active = shown.turn == seat and shown.phase not in ("scores", "over")
        if shown.attack is not None:
            active = shown.attack.victim == seat
        plate = SeatPlate(controller.name(seat), controller.colour(seat),
                          str(shown.counts[seat]), note, active or seat in shown.asked)  # fmt: skip
        stark = controller.table.house.settings.contrast
        paint_seat_plate(layer, box, plate, self.lettering, stark)
        if shown.dealer == seat:
            chip = picture(dealer_svg(), (round(u * 26), round(u * 26)))
            place = chip.get_rect(center=(box.left + round(u * 14), box.top))
            layer.blit(chip, put(place, box, self.lettering))
        if shown.bound and shown.turn == seat:
            self._chain(layer, seat)
            self._beside(layer, bound_svg(), seat, "bound")
        elif seat in shown.brink:
            self._beside(layer, brink_svg(), seat, "brink")

    def _edge(self, seat: Seat) -> int:
        """Where signs stand on a plate: on the edge towards the table's middle."""
        box = self.controller.places.around.plates[seat]
        return box.top if seat == self.controller.bottom else box.bottom

    def _chain(self, layer: Surface, seat: Seat) -> None:
        """The chain of a Blank across the plate of whom it binds."""
        box, u = self.controller.places.around.plates[seat], self.controller.places.unit
        chain = picture(chain_svg(LINKS), (round(box.width * 1.04), round(u * CHAIN)))
        layer.blit(chain, chain.get_rect(center=(box.centerx, self._edge(seat))))

    def _beside(self, layer: Surface, source: str, seat: Seat, word: str) -> None:
        """A sign on the edge of a plate, with its word beside it."""
        box, u = self.controller.places.around.plates[seat], self.controller.places.unit
        text = self.words(f"jetriko-sign-{word}")
        room = (box.width - round(u * 60), round(u * 17))
        size = self.lettering.fit_into(text, round(u * 14), room, "bold")
        line = self.lettering.line(text, size, theme.INK, "bold")
        slip = line.get_rect().inflate(round(u * 42), 0)
        slip.height = round(u * 24)
        slip.center = (box.centerx, self._edge(seat))
        pygame.draw.rect(layer, theme.BRASS_LIGHT, slip, border_radius=slip.height // 2)
        sign = picture(source, (round(u * 30), round(u * 30)))
        layer.blit(sign, sign.get_rect(midleft=(slip.left + round(u * 2), slip.centery)))
        layer.blit(line, line.get_rect(midleft=(slip.left + round(u * 34), slip.centery)))

    # Between rounds

    def paint_sheet(self, screen: Surface, shown: JetrikoView) -> None:
        """Who won the round, and the round wins of all."""
        controller, u = self.controller, self.controller.places.unit
        box = controller.places.sheet
        screen.blit(panel(box.size, u, theme.BRASS), box)
        title = controller.talk.round_over()
        room = (box.width - round(u * 60), round(u * 42))
        size = self.lettering.fit_into(title, round(u * 28), room, "title")
        head = self.lettering.line(title, size, theme.BRASS_LIGHT, "title")
        screen.blit(head, head.get_rect(center=(box.centerx, box.top + round(u * 34))))
        seats = len(shown.wins)
        high = round(u * min(34, 174 / seats))
        cup = picture(win_svg(), (round(high * 0.8), round(high * 0.8)))
        for seat in range(seats):
            line_y = box.top + round(u * 62) + seat * high + high // 2
            colour = theme.SEAT_COLOURS[controller.colour(seat)].rgb
            called = controller.name(seat)
            room = (round(u * 220), round(high * 0.86))
            size = self.lettering.fit_into(called, round(high * 0.6), room, "bold")
            name = self.lettering.line(called, size, colour, "bold")
            place = name.get_rect(midleft=(box.left + round(u * 40), line_y))
            screen.blit(name, put(place, box, self.lettering))
            cups = row(0, 0, cup.get_size(), shown.wins[seat], round(u * 190))
            for spot in cups:
                spot.midleft = (box.left + round(u * 280) + spot.left - cups[0].left, line_y)
                screen.blit(cup, put(spot, box, self.lettering))
            left = self.words("jetriko-cards", count=shown.counts[seat])
            room = (round(u * 160), round(high * 0.8))
            size = self.lettering.fit_into(left, round(high * 0.5), room)
            text = self.lettering.line(left, size, theme.PAPER_DIM)
            place = text.get_rect(midright=(box.right - round(u * 40), line_y))
            screen.blit(text, put(place, box, self.lettering))
