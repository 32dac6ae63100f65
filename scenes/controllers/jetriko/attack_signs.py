"""How an attack is shown: who sends it to whom, how strong, shared in steps, or warded off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface, Vector2

from art.faces.jetriko.attack import FIRES, badge_svg, strike_svg
from art.faces.jetriko.trimmings import share_svg, shield_svg
from art.paint import picture
from game.cards import Seat
from game.jetriko.cards import KIND_WORDS
from game.jetriko.view import JetrikoView
from scenes.controllers.jetriko.unfolding import sharing
from scenes.table.messages import Message, Tone

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller

BADGE, SHARE, SHIELD = 78, 62, 104
# The spear on the cloth: how wide it is where it begins and where it ends, and how far apart
# its barbs are.
NARROW, BROAD, BARB = 3, 17, 46
FAINT, BARBED = 84, 165


class AttackSigns:
    """Draws the pending attack as `controller.shown` says it; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.lettering = controller.table.house.lettering

    def at(self, seat: Seat) -> tuple[int, int]:
        """Where an attack stands that threatens this seat."""
        places = self.controller.places
        u, box = places.unit, places.around.plates[seat]
        away = round(u * (BADGE * 0.5 + 4))
        if seat == self.controller.bottom:
            return box.centerx, box.top - away
        middle = places.around.middle[0]
        if abs(box.centerx - middle) < round(u * 100):
            return box.right + away, box.centery + round(u * 8)
        return (box.right + away if box.centerx < middle else box.left - away), box.centery

    def paint_spear(self, layer: Surface, shown: JetrikoView) -> None:
        """On the cloth, under all cards: a faint spear from the attacker to the victim."""
        attack, controller = shown.attack, self.controller
        if attack is None or controller.flying or sharing(shown) is not None:
            return
        u, plates = controller.places.unit, controller.places.around.plates
        start, goal = Vector2(plates[attack.attacker].center), Vector2(self.at(attack.victim))
        way = (goal - start).normalize()
        side, far = Vector2(-way.y, way.x), start.distance_to(goal)
        colour = pygame.Color(FIRES[KIND_WORDS[attack.kind]][1])
        ground = Surface(layer.get_size(), pygame.SRCALPHA)
        colour.a = FAINT
        thin, thick = side * NARROW * u / 2, side * BROAD * u / 2
        pygame.draw.polygon(
            ground, colour, [start - thin, goal - thick, goal + thick, start + thin]
        )
        colour.a = BARBED
        for number in range(1, int(far / (BARB * u))):
            tip = start + way * number * BARB * u
            wide = (NARROW + (BROAD - NARROW) * (tip - start).length() / far) * u
            back = tip - way * wide
            barb = [tip, back + side * wide, back + side * wide - way * 0.6 * wide,
                    tip - way * 0.6 * wide, back - side * wide - way * 0.6 * wide,
                    back - side * wide]  # fmt: skip
            pygame.draw.polygon(ground, colour, barb)
        layer.blit(ground, (0, 0))

    def paint(self, screen: Surface, shown: JetrikoView) -> None:
        """Over the cards: the badge at the victim, or the shield that wards the attack off."""
        attack, controller = shown.attack, self.controller
        if controller.trap is not None:
            return
        if controller.warded is not None:
            shield = round(controller.places.unit * SHIELD)
            self._put(screen, shield_svg(), self.at(controller.warded), shield)
            return
        if attack is None or controller.flying:
            return
        step = sharing(shown)
        kind, u = KIND_WORDS[attack.kind], controller.places.unit
        hit = attack.victim if step is None else step.seat
        spot, side = self.at(hit), round(u * BADGE)
        self._put(screen, strike_svg(kind), spot, round(side * 1.5))
        self._put(screen, badge_svg(kind, attack.value if step is None else 1), spot, side)
        if step is not None:
            other = attack.attacker + attack.victim - hit
            self._put(screen, share_svg(), self.at(other), round(u * SHARE))

    def announced(self, shown: JetrikoView) -> Message | None:
        """Who attacks whom and how strongly, who shares it, or who wards it off."""
        attack, controller, step = shown.attack, self.controller, sharing(shown)
        if controller.trap is not None:
            return None
        if controller.warded is not None:
            name = controller.name(controller.warded)
            stopped = controller.words("jetriko-announce-stopped", name=name)
            return Message(stopped, Tone.HEADLINE)
        if attack is None:
            return None
        if step is not None:
            return Message(controller.talk.announce_shared(attack, step), Tone.ALARMING)
        return Message(controller.talk.announce(attack), Tone.ALARMING)

    def _put(self, screen: Surface, source: str, spot: tuple[int, int], side: int) -> None:
        sign = picture(source, (side, side))
        inside = screen.get_rect().inflate(-round(side * 0.1), -round(side * 0.1))
        screen.blit(sign, sign.get_rect(center=spot).clamp(inside))
