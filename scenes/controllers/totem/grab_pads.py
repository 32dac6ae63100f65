"""Grab pads for fingers: where they lie, each at its own edge of the screen, and their look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from art import theme
from art.icons import icon
from scenes.controllers.totem.ring import HandPlace, Ring

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
    pad = place.plate.union(_deck(ring, place)).inflate(2 * margin, 2 * margin)
    window = Rect((0, 0), ring.size).inflate(-margin // 2, -margin // 2)
    across, down = cos(radians(place.angle)), sin(radians(place.angle))
    if abs(across) < 0.5:
        # Nothing lies on the other side of the deck: there is room for the hand.
        aside = round(ring.unit * ASIDE) * (1 if across < -0.01 else -1)
        pad.union_ip(pad.move(aside, 0))
        edge = Rect(pad.centerx, window.bottom - 1 if down > 0 else window.top, 1, 1)
    else:
        edge = Rect(window.right - 1 if across > 0 else window.left, pad.centery, 1, 1)
    return pad.union(edge).clip(window)


def _deck(ring: Ring, place: HandPlace) -> Rect:
    deck = Rect(0, 0, ring.deck_card, ring.deck_card)
    deck.center = place.deck
    return deck


def _apart(one: Rect, other: Rect) -> tuple[Rect, Rect]:
    """Two pads that share what was both's, parted where the overlap is narrowest."""
    both = one.clip(other)
    if not both.width or not both.height:
        return one, other
    one, other = one.copy(), other.copy()
    if both.width <= both.height:
        left, right = (one, other) if one.centerx < other.centerx else (other, one)
        end = right.right
        left.width = both.centerx - left.left
        right.left = both.centerx
        right.width = end - both.centerx
    else:
        upper, lower = (one, other) if one.centery < other.centery else (other, one)
        end = lower.bottom
        upper.height = both.centery - upper.top
        lower.top = both.centery
        lower.height = end - both.centery
    return one, other


def mark_spot(pad: Rect, ring: Ring, place: HandPlace, size: int) -> Rect:
    """Where the hand is drawn in a pad: where deck and plate leave most room."""
    lying = (_deck(ring, place), place.plate)
    step = max(1, size // 3)
    spots = [
        Rect(x, y, size, size)
        for x in range(pad.left, pad.right - size + 1, step)
        for y in range(pad.top, pad.bottom - size + 1, step)
    ]
    return max(spots, key=lambda spot: _free(spot, lying, pad), default=pad)


def _free(spot: Rect, lying: tuple[Rect, ...], pad: Rect) -> tuple[float, float]:
    """How little of a spot is covered, then how far it is from all that lies there."""
    covered = sum(spot.clip(box).width * spot.clip(box).height for box in lying)
    gaps = [
        max(box.left - spot.right, spot.left - box.right, box.top - spot.bottom,
            spot.top - box.bottom)
        for box in lying
    ]  # fmt: skip
    edges = [spot.left - pad.left, pad.right - spot.right, spot.top - pad.top,
             pad.bottom - spot.bottom]  # fmt: skip
    return -covered, min(*gaps, *edges)


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
