"""Grab pads for fingers: where they lie, each at its own edge of the screen, and their look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from art import theme
from art.icons import icon
from scenes.controllers.totem.ring import HandPlace, Ring, boxes_of

FILL, LINE = 46, 150
ROUND, THICK, MARK, ASIDE = 16, 2, 30, 62


def grab_pads(ring: Ring, hands: tuple[int, ...]) -> dict[int, Rect]:
    """For each of these hands all the room round its deck and plate; no two overlap."""
    pads = {hand: _pad(ring, ring.hands[hand]) for hand in hands}
    for one, other in combinations(hands, 2):
        pads[one], pads[other] = _apart(pads[one], pads[other])
    return pads


def _pad(ring: Ring, place: HandPlace) -> Rect:
    """Deck and plate with a margin, on to the edge of the window behind them."""
    margin = ring.deck_card // 4
    _, deck, plate = boxes_of(ring, place)
    pad = plate.union(deck).inflate(2 * margin, 2 * margin)
    window = Rect((0, 0), ring.size).inflate(-margin // 2, -margin // 2)
    across, down = cos(radians(place.angle)), sin(radians(place.angle))
    if abs(across) < 0.5:
        if deck.centerx == place.pile[0]:
            # Nothing lies on the other side of the deck: there is room for the hand.
            aside = round(ring.unit * ASIDE) * (1 if across < -0.01 else -1)
            pad.union_ip(pad.move(aside, 0))
        edge = Rect(pad.centerx, window.bottom - 1 if down > 0 else window.top, 1, 1)
    else:
        edge = Rect(window.right - 1 if across > 0 else window.left, pad.centery, 1, 1)
    return pad.union(edge).clip(window)


def _apart(one: Rect, other: Rect) -> tuple[Rect, Rect]:
    """Two pads that share what was both's, parted where the overlap is narrowest."""
    both = one.clip(other)
    if not both.width or not both.height:
        return one, other
    # Far enough to cut all that lies beyond the middle of the overlap, on either side.
    far = Rect(0, 0, 2 * one.union(other).width, 2 * one.union(other).height).move_to
    if both.width <= both.height:
        before, after = far(midright=both.center), far(midleft=both.center)
        first = one.centerx < other.centerx
    else:
        before, after = far(midbottom=both.center), far(midtop=both.center)
        first = one.centery < other.centery
    return (one.clip(before), other.clip(after)) if first else (one.clip(after), other.clip(before))


def mark_spot(pad: Rect, ring: Ring, place: HandPlace, size: int) -> Rect:
    """Where the hand is drawn in a pad: where deck and plate leave most room."""
    _, *lying = boxes_of(ring, place)
    step = max(1, size // 3)
    spots = [
        Rect(x, y, size, size)
        for x in range(pad.left, pad.right - size + 1, step)
        for y in range(pad.top, pad.bottom - size + 1, step)
    ]
    return max(spots, key=lambda spot: _free(spot, lying, pad), default=pad)


def _free(spot: Rect, lying: Sequence[Rect], pad: Rect) -> tuple[float, float]:
    """How little of a spot is covered, then how far it is from all that lies there."""
    covered = sum(spot.clip(box).width * spot.clip(box).height for box in lying)
    beside = [max(spot.left - box.right, box.left - spot.right) for box in lying]
    beyond = [max(spot.top - box.bottom, box.top - spot.bottom) for box in lying]
    across = min(spot.left - pad.left, pad.right - spot.right)
    down = min(spot.top - pad.top, pad.bottom - spot.bottom)
    return -covered, min(*map(max, beside, beyond), across, down)


def pad_pictures(
    ring: Ring, pads: Mapping[int, Rect], colours: Mapping[int, int]
) -> list[tuple[Rect, Surface]]:
    """What is let into the cloth: a quiet field in the seat's colour, with a hand."""
    found = []
    for hand, pad in pads.items():
        size = round(ring.unit * MARK)
        spot = mark_spot(pad, ring, ring.hands[hand], size).move(-pad.x, -pad.y)
        found.append((pad, _picture(pad.size, colours[hand], ring.unit, spot.center, size)))
    return found


@lru_cache(maxsize=32)
def _picture(
    size: tuple[int, int], colour: int, u: float, mark: tuple[int, int], mark_size: int
) -> Surface:
    rgb = theme.SEAT_COLOURS[colour].rgb
    field = Surface(size, pygame.SRCALPHA)
    radius = round(u * ROUND)
    pygame.draw.rect(field, (*rgb, FILL), field.get_rect(), border_radius=radius)
    pygame.draw.rect(field, (*rgb, LINE), field.get_rect(), max(1, round(u * THICK)), radius)
    finger = icon("touch", mark_size, theme.PAPER)
    field.blit(finger, finger.get_rect(center=mark))
    return field
