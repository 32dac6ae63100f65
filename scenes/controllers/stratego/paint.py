"""How the table of Stratego Cards lies: two lines, hands, decks, the fallen, plates, a duel."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.stratego.battle import laurels_svg, slot_svg, spear_svg, struck_svg
from art.faces.stratego.trimmings import seen_svg, standard_svg
from art.paint import picture
from game.cards import HIDDEN, Card, Seat
from game.stratego.cards import GAP, SLOTS, Slot
from game.stratego.events import Attacked
from game.stratego.view import StrategoView
from scenes.controllers.stratego.unfolding import card_of, colour
from scenes.table.fan import row
from scenes.table.panels import panel
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

Point = tuple[int, int]

# From so many turns without an attack on the count is shown (STR-55).
COUNT_FROM = 10
# Spears are drawn for lengths in steps of so many pixels.
STEP = 8


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
        for seat in (0, 1):
            self._line(layer, shown, seat)
            self._deck(layer, shown, seat)
            self._fallen(layer, shown, seat)
            self._plate(layer, shown, seat)
        self._enemy_hand(layer, shown)
        self._count(layer, shown)

    # Cards

    def own_boxes(self, count: int) -> list[Rect]:
        """Where the cards in the hand at the screen lie."""
        places = self.controller.places
        own = places.own_row
        return row(own.centerx, own.bottom, places.hand_card, count, own.width)

    def duel_boxes(self) -> tuple[Rect, Rect]:
        """Where attacker and target are compared; the one at the screen stands on the left."""
        places = self.controller.places
        wide, high = places.large
        away = round(wide * 1.05)
        boxes = []
        for side in (-1, 1):
            box = Rect(0, 0, wide, high)
            box.center = (places.stage.centerx + side * away, places.stage.centery - high // 12)
            boxes.append(box)
        return boxes[0], boxes[1]

    def card(
        self, surface: Surface, card: Card, box: Rect, dim: bool = False, glow: bool = False
    ) -> None:
        """An open card in a box."""
        u, marks = self.controller.places.unit, self.controller.table.marks
        if glow:
            edge = box.inflate(round(u * 6), round(u * 6))
            pygame.draw.rect(surface, theme.BRASS_LIGHT, edge, border_radius=round(u * 10))
        self._shadow(surface, box)
        face = self.pictures.front(card, box.width, marks=marks, dim=dim)
        surface.blit(face, face.get_rect(center=box.center))

    def _shadow(self, surface: Surface, box: Rect) -> None:
        shade = self.pictures.shadow(box.width)
        surface.blit(shade, shade.get_rect(center=box.center))

    def _line(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        controller, opened = self.controller, self.controller.open_line(seat)
        for slot in SLOTS:
            box, card = controller.places.slots[seat][slot], shown.lines[seat][slot]
            if opened and card == HIDDEN:
                card = opened[slot]
            card = controller.open.get((seat, slot), card)
            if card == GAP or (seat, slot) in controller.lifted:
                self._gap(layer, box, seat)
            elif card == HIDDEN:
                self._shadow(layer, box)
                layer.blit(self.pictures.back(box.width, colour(shown, seat)), box)
                self._mark(layer, shown, seat, slot)
            else:
                self.card(layer, card, box)
                self._mark(layer, shown, seat, slot)

    def glow(self, screen: Surface, box: Rect) -> None:
        """Something may be laid here."""
        pen = max(2, round(self.controller.places.unit * 3))
        pygame.draw.rect(screen, theme.BRASS_LIGHT, box, pen, 3 * pen)

    def _gap(self, layer: Surface, box: Rect, seat: Seat) -> None:
        """The frame of a slot without a card."""
        army = colour(self.controller.shown, seat)
        layer.blit(picture(slot_svg(army), box.size), box)

    def _mark(self, layer: Surface, shown: StrategoView, seat: Seat, slot: Slot) -> None:
        """The mark of the memory aid: the rank on an enemy card, an eye on one's own (O-1)."""
        rank = shown.marks[seat][slot]
        if rank < 0:
            return
        u, box = self.controller.places.unit, self.controller.places.slots[seat][slot]
        seal = Rect(0, 0, round(u * 56), round(u * 34))
        seal.center = (box.centerx, box.bottom - round(u * 6))
        layer.blit(picture(seen_svg(None if seat == shown.seat else rank), seal.size), seal)

    def _deck(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        """The deck as a heap with its count below."""
        u, box = self.controller.places.unit, self.controller.places.decks[seat]
        count = shown.decks[seat]
        if not count:
            self._gap(layer, box, seat)
        else:
            self._shadow(layer, box)
            back = self.pictures.back(box.width, colour(shown, seat))
            for edge in range(min(6, (count + 2) // 3)):
                layer.blit(back, box.move(0, -edge * max(1, round(u))))
        number = self.lettering.line(str(count), round(u * 20), theme.PAPER, "bold")
        slip = number.get_rect().inflate(round(u * 14), round(u * 2))
        slip.midtop = (box.centerx, box.bottom + round(u * 6))
        pygame.draw.rect(layer, (24, 18, 14), slip, border_radius=round(u * 8))
        layer.blit(number, number.get_rect(center=slip.center))

    def _fallen(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        """The casualties in the order they fell, in two rows (R-11)."""
        places, marks = self.controller.places, self.controller.table.marks
        for number, card in enumerate(shown.casualties[seat]):
            box = places.fallen_box(seat, number)
            face = self.pictures.front(card, box.width, marks=marks)
            layer.blit(face, face.get_rect(center=box.center))

    def _enemy_hand(self, layer: Surface, shown: StrategoView) -> None:
        """The other's hand: backs that peep out above the line."""
        places, enemy = self.controller.places, 1 - self.controller.bottom
        size, area = self.pictures.size(places.small[0] * 5 // 4), places.enemy_hand
        boxes = row(area.centerx, area.bottom, size, shown.hands[enemy], area.width)
        for box in boxes:
            layer.blit(self.pictures.back(box.width, colour(shown, enemy)), box)

    # Plates and counts

    def _plate(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        """Name, army and what is left of it, and the games won."""
        controller = self.controller
        box = controller.places.plates[seat]
        active = seat in shown.asked and shown.phase not in ("ended", "over")
        left = 23 - len(shown.casualties[seat])
        army = self.words(f"stratego-colour-{('red', 'blue')[colour(shown, seat)]}")
        level = controller.level(seat)
        about = f"{army}, {level}" if level else army
        note = self.words("stratego-army-left", army=about, count=left)
        number = str(shown.wins[seat]) if shown.options.wins > 1 else ""
        plate = SeatPlate(
            controller.name(seat), controller.colour(seat), number, note, active,
            self._standard(colour(shown, seat), round(box.height * 0.86)),
        )  # fmt: skip
        stark = controller.table.house.settings.contrast
        paint_seat_plate(layer, box, plate, self.lettering, stark)

    def _standard(self, army: int, high: int) -> Surface:
        """The army's banner as a little badge."""
        return picture(standard_svg(army), (high, high))

    def _count(self, layer: Surface, shown: StrategoView) -> None:
        """Turns without an attack, from the tenth on (STR-55)."""
        limit = shown.options.draw_count
        if shown.quiet < COUNT_FROM or not limit or shown.phase in ("ended", "over"):
            return
        u, middle = self.controller.places.unit, self.controller.places.middle
        text = self.words("stratego-quiet", count=shown.quiet, limit=limit)
        size = self.lettering.fit(text, round(u * 19), middle.width - round(u * 40), "bold")
        line = self.lettering.line(text, size, theme.INK, "bold")
        slip = line.get_rect(center=middle.center).inflate(round(u * 26), round(u * 10))
        pygame.draw.rect(layer, theme.BRASS_LIGHT, slip, border_radius=slip.height // 2)
        layer.blit(line, line.get_rect(center=slip.center))

    # An attack

    def spear(self, screen: Surface, start: Point, end: Point, wide: int) -> None:
        """A spear from the attacker to what it points at."""
        far = hypot(end[0] - start[0], end[1] - start[1])
        if far < 2 * wide:
            return
        army = colour(self.controller.shown, self.controller.shown.mover)
        length = round(far / STEP) * STEP
        spear = picture(spear_svg(army, length * 60 / wide), (length, wide))
        up = degrees(atan2(start[1] - end[1], end[0] - start[0]))
        turned = pygame.transform.rotate(spear, up)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        screen.blit(turned, turned.get_rect(center=middle))

    def paint_duel(self, screen: Surface, duel: Attacked) -> None:
        """Both cards turned up, who wins and why; the fallen is greyed."""
        controller, u = self.controller, self.controller.places.unit
        stage, shown = controller.places.stage, controller.shown
        screen.blit(panel(stage.size, u, theme.BRASS), stage)
        attacker = card_of(shown, duel.seat, duel.attacker)
        defender = card_of(shown, 1 - duel.seat, duel.defender)
        first, second = self.duel_boxes()
        self.card(screen, attacker, first, dim=duel.attacker_fell)
        self.card(screen, defender, second, dim=duel.defender_fell)
        self._verdict(screen, duel, first, second)
        title, why = controller.talk.duel(duel)
        room = stage.width - round(u * 40)
        line = self.lettering.line(title, self.lettering.fit(title, round(u * 25), room, "bold"),
                                   theme.PAPER, "bold")  # fmt: skip
        screen.blit(line, line.get_rect(midtop=(stage.centerx, stage.top + round(u * 12))))
        small = self.lettering.fit(why, round(u * 18), round(room * 0.6))
        reason = self.lettering.line(why, small, theme.PAPER_DIM)
        foot = stage.bottom - round(u * 30)
        if controller.passes_by_itself:
            screen.blit(reason, reason.get_rect(center=(stage.centerx, foot)))
            return
        button = Rect(0, 0, round(u * 170), round(u * 42))
        button.midright = (stage.right - round(u * 20), foot)
        screen.blit(reason, reason.get_rect(midleft=(stage.left + round(u * 24), foot)))
        controller.asking.go_on_box = button
        controller.asking.paint_button(screen, button, self.words("stratego-do-go-on"), "go on")

    def _verdict(self, screen: Surface, duel: Attacked, first: Rect, second: Rect) -> None:
        """A spear between the two, and a cross over each that falls."""
        u, shown = self.controller.places.unit, self.controller.shown
        self.spear(screen, (first.right + round(u * 6), first.centery),
                   (second.left - round(u * 6), second.centery), round(u * 34))  # fmt: skip
        sides = ((first, duel.attacker_fell), (second, duel.defender_fell))
        for seat, (box, out) in zip((duel.seat, 1 - duel.seat), sides, strict=True):
            if out:
                screen.blit(picture(struck_svg(), box.size), box)
            elif duel.attacker_fell or duel.defender_fell or duel.seat == seat:
                wreath = Rect(0, 0, round(box.width * 0.62), round(box.width * 0.62))
                wreath.center = (box.centerx, box.bottom - round(u * 4))
                screen.blit(picture(laurels_svg(colour(shown, seat)), wreath.size), wreath)

    # The end of a game

    def end_box(self) -> Rect:
        """The panel that tells how a game of the match ended."""
        u, stage = self.controller.places.unit, self.controller.places.stage
        box = Rect(0, 0, round(u * 560), round(u * 190))
        box.center = stage.center
        return box

    def end_button(self) -> Rect:
        """The button under the sentence."""
        u, box = self.controller.places.unit, self.end_box()
        button = Rect(0, 0, round(u * 220), round(u * 48))
        button.midbottom = (box.centerx, box.bottom - round(u * 18))
        return button

    def paint_end(self, screen: Surface, shown: StrategoView, winner: Seat) -> None:
        """Who won the game and how, and how the match stands."""
        u, box, talk = self.controller.places.unit, self.end_box(), self.controller.talk
        screen.blit(panel(box.size, u, theme.BRASS), box)
        room = box.width - round(u * 40)
        title, text = talk.ended(shown), talk.score(shown)
        head = self.lettering.line(title, self.lettering.fit(title, round(u * 24), room, "bold"),
                                   theme.PAPER, "bold")  # fmt: skip
        screen.blit(head, head.get_rect(midtop=(box.centerx, box.top + round(u * 20))))
        line = self.lettering.line(text, self.lettering.fit(text, round(u * 20), room),
                                   theme.PAPER_DIM)  # fmt: skip
        screen.blit(line, line.get_rect(midtop=(box.centerx, box.top + round(u * 66))))
