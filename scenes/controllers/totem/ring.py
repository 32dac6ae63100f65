"""Where hands in a ring lie: pure functions of the window's size and the hands' angles.

Lengths are window pixels, angles degrees clockwise on the screen with 90 at the bottom,
so that hands in turn order run clockwise and the first sits nearest to the players.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import cos, radians, sin

from pygame import Rect

from scenes.table.layout import BASE_HEIGHT, RIM, inner, unit
from scenes.table.spots import free_spot

GAP = 10
# What is said to a hand beside its plate takes so much room, or less where many sit.
SPOKEN = ((228, 60), (196, 60), (164, 64), (132, 72))
# The totem needs so much room in the middle.
NEAREST = 176
# A deck's cards are drawn smaller than the piles', which have to be read.
DECK_SHARE = 0.55


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Where one hand's pile, deck and name plate lie."""

    angle: float
    pile: tuple[int, int]
    deck: tuple[int, int]
    plate: Rect


@dataclass(frozen=True, slots=True)
class Ring:
    """A table with its hands in a ring: every pile has the same size and distance."""

    size: tuple[int, int]
    unit: float
    centre: tuple[int, int]
    radius: int
    card: int
    deck_card: int
    hands: tuple[HandPlace, ...]


def even_angles(count: int) -> tuple[float, ...]:
    """Angles of `count` hands spread evenly, the first at the bottom."""
    return tuple(90 + 360 * hand / count for hand in range(count))


def ring(size: tuple[int, int], angles: tuple[float, ...]) -> Ring:
    """Lay hands at these angles round the middle of a table of this size."""
    u = unit(size)
    centre = (size[0] // 2, size[1] // 2)
    # Further out there is more room beside a pile, further in more room beyond it.
    apart, beyond = _apart(angles), BASE_HEIGHT / 2 - RIM - 2 * GAP
    share = 0.5 + DECK_SHARE
    radius = max(NEAREST, (beyond / share + GAP) / (apart + 1 / share))
    card = round(u * min(apart * radius - GAP, (beyond - radius) / share))
    radius = round(u * radius)
    deck_card = round(card * DECK_SHARE)
    hands = tuple(_hand(size, u, centre, radius, card, deck_card, angle) for angle in angles)
    return Ring(size, u, centre, radius, card, deck_card, hands)


def _apart(angles: tuple[float, ...]) -> float:
    """The widest upright squares round a circle of radius 1 that do not overlap."""
    spots = [(cos(radians(angle)), sin(radians(angle))) for angle in angles]
    return min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in combinations(spots, 2))


def _hand(
    size: tuple[int, int], u: float, centre: tuple[int, int],
    radius: int, card: int, deck_card: int, angle: float,
) -> HandPlace:  # fmt: skip
    """One hand: the deck lies beyond the pile, the plate beyond or beside the deck."""
    across, down = cos(radians(angle)), sin(radians(angle))
    pile = (round(centre[0] + radius * across), round(centre[1] + radius * down))
    width, height = plate_size(u)
    reach = (card + deck_card) // 2 + round(u * GAP)
    left = across < -0.01
    if abs(across) < 0.5:
        deck = (pile[0], pile[1] + (reach if down > 0 else -reach))
        beside = deck_card // 2 + round(u * GAP)
        x = deck[0] - beside - width if left else deck[0] + beside
        plate = Rect(x, deck[1] - height // 2, width, height)
    else:
        deck = (pile[0] + (-reach if left else reach), pile[1])
        beyond = deck_card // 2 + round(u * GAP)
        x = deck[0] - beyond - width if left else deck[0] + beyond
        plate = Rect(x, deck[1] - height // 2, width, height)
    return HandPlace(angle, pile, deck, plate.clamp(inner(size, u)))


def spoken_places(table: Ring, *taken: Rect) -> tuple[Rect, ...]:
    """For each hand where it is spoken to: beside its plate, where nothing lies or is `taken`."""
    found: list[Rect] = []
    middle = Rect(0, 0, *(round(table.unit * NEAREST),) * 2)
    middle.center = table.centre
    lying = [middle, *taken, *(box for hand in table.hands for box in boxes_of(table, hand))]
    window = Rect((0, 0), table.size)
    for hand in table.hands:
        avoid = [*lying, *found]
        for wide, high in SPOKEN:
            size = round(table.unit * wide), round(table.unit * high)
            spot = free_spot(size, hand.plate, window, avoid, round(table.unit * 3))
            if spot.collidelist(avoid) < 0:
                break
        found.append(spot)
    return tuple(found)


def boxes_of(table: Ring, hand: HandPlace) -> tuple[Rect, Rect, Rect]:
    """What lies before a hand: its pile, its deck and its plate."""
    pile, deck = Rect(0, 0, table.card, table.card), Rect(0, 0, table.deck_card, table.deck_card)
    pile.center, deck.center = hand.pile, hand.deck
    return pile, deck, hand.plate


def plate_size(u: float) -> tuple[int, int]:
    """The size of a name plate."""
    return round(u * 176), round(u * 58)
