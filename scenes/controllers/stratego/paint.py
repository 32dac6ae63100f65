"""How the table of Stratego Cards lies: two lines, hands, decks, the fallen, plates, counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.stratego.battle import fallen_svg, slot_svg
from art.faces.stratego.trimmings import (
    danger_svg,
    eye_svg,
    rank_svg,
    seen_svg,
    standard_svg,
    truce_svg,
)
from art.paint import picture
from game.cards import HIDDEN, Card, Seat
from game.stratego.cards import FLAG, GAP, RANK_OF, SIZE, SLOTS, Slot
from game.stratego.state import SeenHand
from game.stratego.view import StrategoView
from scenes.controllers.stratego.scenery import Scenery
from scenes.controllers.stratego.unfolding import colour
from scenes.table.fan import row
from scenes.table.plates import put
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

# From so many turns without an attack on the count is shown (STR-55).
COUNT_FROM = 10
SLIP = (24, 18, 14)


class Painter(Scenery):
    """Draws what `controller.shown` says; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.words = controller.words

    def paint(self, layer: Surface) -> None:
        """All that lies on the table and does not move."""
        shown = self.controller.shown
        for seat in (0, 1):
            self._line(layer, shown, seat)
            self._deck(layer, shown, seat)
            self._fallen(layer, shown, seat)
            self._plate(layer, shown, seat)
            self._listed(layer, shown, seat)
        self._enemy_hand(layer, shown)
        self._count(layer, shown)

    # Lines

    def _line(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        controller, acts = self.controller, self.controller.acts
        opened = controller.open_line(seat)
        for slot in SLOTS:
            box, card = controller.places.slots[seat][slot], shown.lines[seat][slot]
            if opened and card == HIDDEN:
                card = opened[slot]
            card = acts.open.get((seat, slot), card)
            if card == GAP or (seat, slot) in acts.lifted:
                self._gap(layer, box, seat)
                continue
            if card == HIDDEN:
                self._shadow(layer, box)
                layer.blit(self.pictures.back(box.width, colour(shown, seat)), box)
            else:
                self.card(layer, card, box)
                if seat == shown.seat:
                    self.danger(layer, seat, slot, card)
            self._mark(layer, shown, seat, slot)
            if (seat, slot) in acts.looked_at:
                self.eye(layer, box)
        for slot in SLOTS:
            self.slip(layer, str(slot + 1), self.number_box(seat, slot), 14)

    def number_box(self, seat: Seat, slot: Slot) -> Rect:
        """Where the number of a slot stands, counted from its owner's left as in the log."""
        u, lies = self.controller.places.unit, self.controller.places.slots[seat][slot]
        # Below the frame of light that a card has which can be chosen, and beside its mark.
        return Rect(lies.left - round(u * 4), lies.bottom + round(u * 4), *(round(u * 19),) * 2)

    def glow(self, screen: Surface, box: Rect) -> None:
        """Something may be laid here."""
        pen = max(2, round(self.controller.places.unit * 3))
        pygame.draw.rect(screen, theme.BRASS_LIGHT, box, pen, 3 * pen)

    def danger(self, surface: Surface, seat: Seat, slot: Slot, card: Card) -> None:
        """The own Flag stands where it can be taken: an alarm on its corner."""
        if RANK_OF[card] != FLAG or self.controller.shown.phase in ("ended", "over"):
            return
        box = self.controller.places.slots[seat][slot]
        size = round(box.width * 0.5)
        sign = picture(danger_svg(colour(self.controller.shown, seat)), (size, size))
        surface.blit(sign, sign.get_rect(center=(box.right - box.width // 7, box.top)))

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

    def eye(self, layer: Surface, box: Rect) -> None:
        """Somebody looks at what lies there (STR-72)."""
        size = round(min(box.width * 0.8, box.height))
        sign = picture(eye_svg(), (size, size))
        layer.blit(sign, sign.get_rect(center=box.center))

    # Decks, hands, the fallen

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
        room = (box.width + round(u * 6), round(u * 30))
        size = self.lettering.fit_into(str(count), round(u * 20), room, "bold")
        number = self.lettering.line(str(count), size, theme.PAPER, "bold")
        slip = number.get_rect().inflate(round(u * 14), round(u * 2))
        slip.midtop = (box.centerx, box.bottom + round(u * 6))
        pygame.draw.rect(layer, SLIP, slip, border_radius=round(u * 8))
        layer.blit(number, number.get_rect(center=slip.center))

    def slip(self, layer: Surface, text: str, box: Rect, size: int) -> None:
        """Words or a number on a dark slip: read on every cloth."""
        u = self.controller.places.unit
        pygame.draw.rect(layer, SLIP, box, border_radius=round(u * 7))
        self.line(layer, text, size, box.inflate(-round(u * 4), 0))

    def _fallen(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        """How many fell, and which, in the order they fell, in two rows (R-11)."""
        places, marks = self.controller.places, self.controller.table.marks
        fallen, area = shown.casualties[seat], places.tallies[seat]
        for number, card in enumerate(fallen):
            box = places.fallen_box(seat, number)
            face = self.pictures.front(card, box.width, marks=marks)
            layer.blit(face, face.get_rect(center=box.center))
        if not fallen:
            return
        sign = put(Rect(area.topleft, (area.height,) * 2), area, self.lettering)
        layer.blit(picture(fallen_svg(colour(shown, seat)), sign.size), sign)
        self.slip(layer, str(len(fallen)), self.tally_box(seat), 26)

    def tally_box(self, seat: Seat) -> Rect:
        """Where it stands how many of a seat fell."""
        area, u = self.controller.places.tallies[seat], self.controller.places.unit
        box = Rect(area.left + area.height + 4, 0, area.width - area.height - 4, round(u * 38))
        box.centery = area.centery
        return put(box, area, self.lettering)

    def _enemy_hand(self, layer: Surface, shown: StrategoView) -> None:
        """The other's hand: backs that peep out above the line."""
        controller, places = self.controller, self.controller.places
        enemy, area = 1 - controller.bottom, self.controller.places.enemy_hand
        opened = controller.open_hand(enemy)
        count = len(opened) if opened else shown.hands[enemy]
        boxes = row(area.centerx, area.bottom, places.small, count, area.width)
        for number, box in enumerate(boxes):
            face = self.pictures.back(box.width, colour(shown, enemy))
            if opened:
                face = self.pictures.front(opened[number], box.width, marks=controller.table.marks)
            layer.blit(face, face.get_rect(center=box.center))
        if boxes and controller.acts.hand_looked_at == enemy:
            self.eye(layer, boxes[0].unionall(boxes[1:]))

    def _listed(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        """What a Spy saw in that hand, as far as the memory aid keeps it (STR-81)."""
        seen: SeenHand | None = shown.listed_hands[seat]
        if seen is None:
            return
        u, area = self.controller.places.unit, self.controller.places.listed[seat]
        disc = round(u * 32)
        for number, rank in enumerate(seen.ranks):
            sign = picture(rank_svg(colour(shown, seat), rank), (disc, disc))
            layer.blit(sign, (area.left + number * round(disc * 1.12), area.top))
        text = self.words("stratego-listed" if seen.fresh else "stratego-was-listed")
        foot = Rect(area.left, area.top + disc, area.width, area.height - disc)
        self.slip(layer, text, foot, 14)

    # Plates and counts

    def _plate(self, layer: Surface, shown: StrategoView, seat: Seat) -> None:
        """Name, army and what is left of it, and the games won."""
        controller = self.controller
        box = controller.places.plates[seat]
        active = seat in shown.asked and shown.phase not in ("ended", "over")
        left = SIZE - len(shown.casualties[seat])
        army = self.words(f"stratego-colour-{('red', 'blue')[colour(shown, seat)]}")
        level = controller.level(seat)
        about = f"{army}, {level}" if level else army
        note = self.words("stratego-army-left", army=about, count=left)
        number = str(shown.wins[seat]) if shown.options.wins > 1 else ""
        high = round(box.height * 0.86)
        plate = SeatPlate(
            controller.name(seat), controller.colour(seat), number, note, active,
            picture(standard_svg(colour(shown, seat)), (high, high)),
        )  # fmt: skip
        stark = controller.table.house.settings.contrast
        paint_seat_plate(layer, box, plate, self.lettering, stark)

    def _count(self, layer: Surface, shown: StrategoView) -> None:
        """Turns without an attack on a dial, from the tenth on (STR-55)."""
        limit = shown.options.draw_count
        if shown.quiet < COUNT_FROM or not limit or shown.phase in ("ended", "over"):
            return
        u, area = self.controller.places.unit, self.controller.places.dial
        pygame.draw.rect(layer, SLIP, area, border_radius=round(u * 14))
        edge = round(u * 8)
        dial = Rect(area.left + edge, area.top + edge, *(area.height - 2 * edge,) * 2)
        wide = area.right - dial.right - 2 * edge
        room = Rect(dial.right + edge, dial.top, wide, dial.height)
        dial, room = put(dial, area, self.lettering), put(room, area, self.lettering)
        layer.blit(picture(truce_svg(shown.quiet, limit), dial.size), dial)
        text = self.words("stratego-quiet", count=shown.quiet, limit=limit)
        self.paragraph(layer, text, 17, room, theme.PAPER)
