"""What stands over the table of Stratego Cards for a while: duels, ribbons, the end of a game."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.stratego.battle import burst_svg, laurels_svg, spear_svg, struck_svg
from art.faces.stratego.trimmings import banner_svg, crest_svg, regroup_svg
from art.paint import picture
from game.cards import NOBODY, Card, Seat
from game.stratego.events import Attacked, Regrouped
from game.stratego.following import card_of
from game.stratego.view import StrategoView
from scenes.controllers.stratego.unfolding import colour
from scenes.table.fan import row
from scenes.table.panels import panel

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

Point = tuple[int, int]

CHALK = (252, 246, 228)
# Spears are drawn for lengths in steps of so many pixels.
STEP = 8


class Scenery:
    """Draws cards, spears, ribbons and panels for `controller`."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.lettering = controller.table.house.lettering
        self.pictures = controller.table.pictures

    # Cards

    def own_boxes(self, count: int) -> list[Rect]:
        """Where the cards in the hand at the screen lie."""
        places = self.controller.places
        own = places.own_row
        return row(own.centerx, own.bottom, places.hand_card, count, own.width)

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

    # Words

    def line(
        self, surface: Surface, text: str, size: int, room: Rect, ink: theme.RGB = theme.PAPER
    ) -> None:
        """One line in the middle of a box, as large as fits up to `size` units."""
        pixels = round(self.controller.places.unit * size)
        fitting = self.lettering.fit_into(text, pixels, room.size, "bold")
        line = self.lettering.line(text, fitting, ink, "bold")
        surface.blit(line, line.get_rect(center=room.center))

    def paragraph(self, surface: Surface, text: str, size: int, room: Rect, ink: theme.RGB) -> None:
        """Several lines, as large as fits the box up to `size` units."""
        pixels = round(self.controller.places.unit * size)
        made = self.lettering.paragraph(text, pixels, ink, room.width)
        while pixels > 1 and made.get_height() > room.height:
            pixels -= 1
            made = self.lettering.paragraph(text, pixels, ink, room.width)
        surface.blit(made, made.get_rect(midleft=room.midleft))

    def ribbon(self, surface: Surface, box: Rect, text: str, army: int) -> None:
        """Words on a ribbon in the colour of an army."""
        surface.blit(picture(banner_svg(army, box.width, box.height), box.size), box)
        room = box.inflate(-round(box.height * 2.7), -round(box.height * 0.3))
        self.line(surface, text, 21, room, CHALK)

    # What happens now

    def paint_act(self, screen: Surface) -> None:
        """A look, a duel, a power, or the end of the match, if there is one."""
        controller = self.controller
        acts, shown = controller.acts, controller.shown
        if acts.look is not None:
            acts.look.paint(screen)
        elif acts.duel is not None:
            self._duel(screen, acts.duel)
        elif acts.power is not None:
            army = colour(shown, acts.power.seat)
            text = controller.talk.sentences(acts.power)[0]
            box = controller.places.ribbon
            if isinstance(acts.power, Regrouped):
                self._beside_the_ribbon(screen, regroup_svg(), 78)
            else:
                box = box.inflate(round(controller.places.unit * 76), 0)
            self.ribbon(screen, box, text, army)
            if controller.held and not controller.passes_by_itself:
                self._go_on(screen)
        elif shown.phase == "over" and not controller.steps and shown.sheet:
            self._final(screen, shown)

    @property
    def go_on_box(self) -> Rect:
        """The button that goes on: at the foot of a duel, else where all buttons stand."""
        u = self.controller.places.unit
        if self.controller.acts.duel is None:
            return self.controller.places.buttons[0]
        foot = self._duel_foot()
        box = Rect(0, 0, round(u * 160), foot.height)
        box.midright = foot.midright
        return box

    def _go_on(self, screen: Surface) -> None:
        controller = self.controller
        text = controller.words("stratego-do-go-on")
        controller.asking.paint_button(screen, self.go_on_box, text, "go on")

    def _beside_the_ribbon(self, screen: Surface, drawn: str, high: int) -> None:
        """The same sign at both ends of the ribbon."""
        ribbon, size = self.controller.places.ribbon, round(self.controller.places.unit * high)
        sign = picture(drawn, (size, size))
        away = ribbon.width // 2 + size // 2
        for side in (-1, 1):
            middle = (ribbon.centerx + side * away, ribbon.centery)
            screen.blit(sign, sign.get_rect(center=middle))

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

    # A duel

    def duel_boxes(self) -> tuple[Rect, Rect]:
        """Where attacker (on the left) and target are compared."""
        places = self.controller.places
        wide, high = places.large
        boxes = []
        for side in (-1, 1):
            box = Rect(0, 0, wide, high)
            box.center = (places.stage.centerx + side * round(wide * 1.05), places.stage.centery)
            boxes.append(box)
        return boxes[0], boxes[1]

    def _duel_foot(self) -> Rect:
        """The line that says why somebody fell."""
        u, stage = self.controller.places.unit, self.controller.places.stage
        return Rect(stage.left + round(u * 24), stage.bottom - round(u * 58),
                    stage.width - round(u * 48), round(u * 46))  # fmt: skip

    def _duel(self, screen: Surface, duel: Attacked) -> None:
        """Both cards turned up, who wins and why; the fallen is greyed."""
        controller, u = self.controller, self.controller.places.unit
        stage, shown = controller.places.stage, controller.shown
        screen.blit(panel(stage.size, u, theme.BRASS), stage)
        title, why = controller.talk.duel(duel)
        head = Rect(stage.left, stage.top, stage.width, round(u * 48))
        self.ribbon(screen, head.inflate(round(u * 40), 0), title, colour(shown, duel.seat))
        first, second = self.duel_boxes()
        sides = (
            (duel.seat, duel.attacker, duel.attacker_fell, first),
            (1 - duel.seat, duel.defender, duel.defender_fell, second),
        )
        burst = Rect(0, 0, *(round(second.left - first.right + u * 44),) * 2)
        burst.center = stage.centerx, first.centery
        screen.blit(picture(burst_svg(), burst.size), burst)
        for seat, rank, fell, box in sides:
            self.card(screen, card_of(shown, seat, rank), box, dim=fell)
            if fell:
                screen.blit(picture(struck_svg(), box.size), box)
        self.spear(screen, (first.right - round(u * 12), first.centery),
                   (second.left + round(u * 12), second.centery), round(u * 34))  # fmt: skip
        winner = 1 - duel.seat if duel.attacker_fell else duel.seat
        if not (duel.attacker_fell and duel.defender_fell):
            self._laurels(screen, winner, second if duel.attacker_fell else first)
        foot = self._duel_foot()
        if not controller.passes_by_itself:
            foot.width -= self.go_on_box.width + round(u * 16)
            self._go_on(screen)
        self.line(screen, why, 18, foot, theme.PAPER_DIM)

    def _laurels(self, screen: Surface, seat: Seat, box: Rect) -> None:
        """The winner's wreath on the lower corner of its card."""
        size = round(box.width * 0.5)
        wreath = picture(laurels_svg(colour(self.controller.shown, seat)), (size, size))
        outside = -1 if box.centerx < self.controller.places.stage.centerx else 1
        middle = (box.centerx + outside * box.width // 2, box.bottom - size // 3)
        screen.blit(wreath, wreath.get_rect(center=middle))

    # The end of a game

    def _final(self, screen: Surface, shown: StrategoView) -> None:
        """How the last game ended, over the table as it was left."""
        winner, places = shown.sheet[-1].winner, self.controller.places
        army = colour(shown, winner if winner != NOBODY else shown.mover)
        if winner != NOBODY:
            self._beside_the_ribbon(screen, laurels_svg(army), 92)
        self.ribbon(screen, places.ribbon, self.controller.talk.ended(shown), army)

    def end_box(self) -> Rect:
        """The panel that tells how a game of the match ended."""
        u, stage = self.controller.places.unit, self.controller.places.stage
        box = Rect(0, 0, round(u * 600), round(u * 236))
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
        army = colour(shown, winner if winner != NOBODY else shown.mover)
        head = Rect(0, 0, box.width + round(u * 40), round(u * 50))
        head.midtop = box.midtop
        self.ribbon(screen, head, talk.ended(shown), army)
        score = Rect(0, 0, box.width - round(u * 220), round(u * 44))
        score.center = (box.centerx, box.top + round(u * 112))
        self.line(screen, talk.score(shown), 26, score)
        size = round(u * 76)
        for seat, side in ((0, -1), (1, 1)):
            side = -side if self.lettering.rtl else side
            middle = (box.centerx + side * (box.width // 2 - round(u * 62)), score.centery)
            crest = picture(crest_svg(colour(shown, seat)), (size * 2 // 3,) * 2)
            screen.blit(crest, crest.get_rect(center=middle))
            if seat == winner:
                wreath = picture(laurels_svg(colour(shown, seat)), (size * 3 // 2,) * 2)
                screen.blit(wreath, wreath.get_rect(center=middle))
