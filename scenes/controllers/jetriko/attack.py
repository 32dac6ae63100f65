"""How an attack is shown: who sends it to whom, how strong, shared in steps, or warded off."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface, Vector2

from art.easings import ease_in, overshoot
from art.faces.jetriko.attack import COMET, FIRES, badge_svg, comet_svg, strike_svg
from art.faces.jetriko.trimmings import share_svg, shield_svg
from art.opening import grown
from art.paint import picture, picture_soon
from game.cards import Seat
from game.jetriko import events as ev
from game.jetriko.cards import KIND_WORDS
from game.jetriko.values import Attack
from game.jetriko.view import JetrikoView
from scenes.controllers.jetriko.places import Places
from scenes.controllers.jetriko.sharing import sharing
from scenes.table.pieces import Piece

Point = tuple[int, int]

BADGE, SHARE, SHIELD, FLOWN = 78, 62, 104, 250
# The spear on the cloth: how wide it is where it begins and where it ends, and how far apart
# its barbs are.
NARROW, BROAD, BARB = 3, 17, 46
FAINT, BARBED = 84, 165
# The badge comes down within this part of the time, from so much larger for each point it counts.
HEAVY, DOWN = 0.16, 0.6


def stands_at(seat: Seat, below: bool, places: Places) -> Point:
    """Where an attack stands that threatens this seat; `below`: that nearest to the players."""
    u, box = places.unit, places.around.plates[seat]
    away = round(u * (BADGE * 0.5 + 4))
    if below:
        return box.centerx, box.top - away
    middle = places.around.middle[0]
    if abs(box.centerx - middle) < round(u * 100):
        return box.right + away, box.centery + round(u * 8)
    return (box.right + away if box.centerx < middle else box.left - away), box.centery


def spear(view: JetrikoView, bottom: Seat, places: Places) -> list[Piece]:
    """On the cloth, under all cards: a faint spear from the attacker to the victim."""
    attack = view.attack
    if attack is None or sharing(view) is not None:
        return []
    start = places.around.plates[attack.attacker].center
    goal = stands_at(attack.victim, attack.victim == bottom, places)
    area = Rect(start, (1, 1)).union(Rect(goal, (1, 1))).inflate(*(round(places.unit * 44),) * 2)
    draw = partial(_spear, area=area, attack=attack, ends=(start, goal), u=places.unit)
    return [Piece(area, (attack.kind, start, goal), draw)]


def _spear(layer: Surface, area: Rect, attack: Attack, ends: tuple[Point, Point], u: float) -> None:
    start, goal = (Vector2(end) - Vector2(area.topleft) for end in ends)
    way = (goal - start).normalize()
    side, far = Vector2(-way.y, way.x), start.distance_to(goal)
    colour = pygame.Color(FIRES[KIND_WORDS[attack.kind]][1])
    ground = Surface(area.size, pygame.SRCALPHA)
    colour.a = FAINT
    thin, thick = side * NARROW * u / 2, side * BROAD * u / 2
    pygame.draw.polygon(ground, colour, [start - thin, goal - thick, goal + thick, start + thin])
    colour.a = BARBED
    for number in range(1, int(far / (BARB * u))):
        tip = start + way * number * BARB * u
        wide = (NARROW + (BROAD - NARROW) * (tip - start).length() / far) * u
        back = tip - way * wide
        barb = [tip, back + side * wide, back + side * wide - way * 0.6 * wide,
                tip - way * 0.6 * wide, back - side * wide - way * 0.6 * wide,
                back - side * wide]  # fmt: skip
        pygame.draw.polygon(ground, colour, barb)
    layer.blit(ground, area)


def paint_attack(
    screen: Surface, view: JetrikoView, bottom: Seat, places: Places, opening: float
) -> None:
    """Over the cards: the badge at the victim; in a Divide at whoever is hit now.

    It comes down from above, the harder the stronger the attack, and bursts.
    """
    attack, step = view.attack, sharing(view)
    if attack is None:
        return
    kind, side = KIND_WORDS[attack.kind], round(places.unit * BADGE)
    hit = attack.victim if step is None else step.seat
    spot = stands_at(hit, hit == bottom, places)
    above = HEAVY * attack.value * (1 - ease_in(min(1.0, opening / DOWN)))
    _put(screen, strike_svg(kind), spot, round(side * 1.5), overshoot(opening))
    _put(screen, badge_svg(kind, attack.value if step is None else 1), spot, side, 1 + above)
    if step is not None:
        other = attack.attacker + attack.victim - hit
        _put(screen, share_svg(), stands_at(other, other == bottom, places),
             round(places.unit * SHARE))  # fmt: skip


def paint_shield(screen: Surface, spot: Point, places: Places, opening: float) -> None:
    """A Stop: a shield stands where the attack would have struck."""
    _put(screen, shield_svg(), spot, round(places.unit * SHIELD), overshoot(opening))


def _put(screen: Surface, source: str, spot: Point, side: int, large: float = 1.0) -> None:
    sign = grown(picture(source, (side, side)), large)
    inside = screen.get_rect().inflate(-round(side * 0.1), -round(side * 0.1))
    screen.blit(sign, sign.get_rect(center=spot).clamp(inside))


def comet_soon(event: ev.AttackSent, unit: float) -> None:
    """An attack will travel: it is drawn until then."""
    picture_soon(*_comet(event, unit))


def _comet(event: ev.AttackSent, unit: float) -> tuple[str, tuple[int, int]]:
    """What it is drawn from, and how large."""
    wide = round(unit * FLOWN)
    size = wide, round(wide * COMET[1] / COMET[0])
    return comet_svg(KIND_WORDS[event.kind], event.value), size


def comet(event: ev.AttackSent, start: Point, goal: Point, unit: float) -> Surface:
    """The attack as it travels along the table."""
    drawn = picture(*_comet(event, unit))
    way = Vector2(goal) - Vector2(start)
    return pygame.transform.rotozoom(drawn, way.angle_to((1, 0)), 1)
