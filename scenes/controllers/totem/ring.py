"""Where hands in a ring lie: pure functions of the window's size and the hands' angles.

Lengths are window pixels, angles degrees clockwise on the screen with 90 at the bottom,
so that hands in turn order run clockwise and the first sits nearest to the players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product
from math import ceil, cos, hypot, radians, sin
from operator import itemgetter

from pygame import Rect

from art.grid import mirrored
from scenes.table.hints import hint_area
from scenes.table.layout import RIM, inner, unit
from scenes.table.spots import far, free_spot

GAP = 10
# What is said to a hand beside its plate takes so much room, or less where many sit; how much
# nearer a smaller place has to be (units).
SPOKEN, NEARER = ((228, 60), (196, 60), (164, 64), (132, 72), (228, 42)), 40
# Units: how tall the totem is, and how far what belongs to it reaches, as a share of that.
TOTEM, TALLEST, REACH = 134, 216, 0.65
# Units: no card is wider, and by such steps they become smaller until all have room. A deck's are
# drawn smaller than the piles', which have to be read.
WIDEST, COARSER, FINER = 300, 12, 3
# As shares of its height: how wide the totem is, and by which steps it stands aside of a deck.
SLENDER, ASIDE = 0.62, 0.3
# It takes a step to cover so much less, as a share of itself.
WORTH_A_STEP = 0.02
# In a window where a unit is less of a pixel, rounding would take the room.
LEAST_UNIT = 0.25
# So many distances from the totem are tried.
DISTANCES = 40
DECK_SHARE = 0.55
# Units: what a high deck needs above it, and all decks together.
RISE, RISEN = 14, 56
# A plate grows with the cards: it is as wide as so much of one, within these bounds.
PLATE, PLATE_SHARE, PLATE_MOST = (176, 58), 1.02, 1.2
# Units: how wide the account of a grab is, at least.
ACCOUNT, ACCOUNT_HIGH = 424, 108


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
    totem: int
    hands: tuple[HandPlace, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """How deck and plate lie: in a column beside the pile, or both beyond it."""

    # At the middle of the upper and the lower edge, and at the sides.
    column_at_ends: bool
    column_at_sides: bool


WAYS = tuple(Way(*columns) for columns in product((True, False), repeat=2))


def even_angles(count: int) -> tuple[float, ...]:
    """Angles of `count` hands spread evenly, the first at the bottom."""
    return tuple(90 + 360 * hand / count for hand in range(count))


@lru_cache(maxsize=16)
def ring(size: tuple[int, int], angles: tuple[float, ...]) -> Ring:
    """Lay hands at these angles round the totem, with the largest cards that all have room for."""
    u = unit(size)
    if u < LEAST_UNIT:
        return _halved(ring((2 * size[0], 2 * size[1]), angles))

    def first(widths: range) -> tuple[int, Ring]:
        tables = ((wide, _laid(size, angles, round(u * wide))) for wide in widths)
        return next((wide, table) for wide, table in tables if table is not None)

    coarse, _ = first(range(WIDEST, 0, -COARSER))
    return first(range(coarse + COARSER - FINER, 0, -FINER))[1]


def _halved(table: Ring) -> Ring:
    """The same ring in a window of half the size."""
    hands = tuple(
        HandPlace(
            hand.angle,
            _half(hand.pile),
            _half(hand.deck),
            Rect(*(part // 2 for part in hand.plate)),
        )
        for hand in table.hands
    )
    return Ring(
        _half(table.size), table.unit / 2, _half(table.centre), table.radius // 2,
        max(1, table.card // 2), max(1, table.deck_card // 2), max(1, table.totem // 2), hands,
    )  # fmt: skip


def _half(point: tuple[int, int]) -> tuple[int, int]:
    return point[0] // 2, point[1] // 2


def _laid(size: tuple[int, int], angles: tuple[float, ...], card: int) -> Ring | None:
    """The ring with cards of that width, if there is room for all that lies on the table."""
    u = unit(size)
    cloth = inner(size, u).inflate(-round(u * 8), -round(u * 8))
    kept = kept_free(size)
    ways = [(way, far) for way in WAYS for far in _distances(u, cloth, angles, card, way)]
    for way, radius in ways:
        table = _ring(size, u, angles, card, radius, way)
        boxes = [box for hand in table.hands for box in boxes_of(table, hand)]
        standing = [_standing(table, hand) for hand in table.hands]
        around = boxes[0].unionall([*boxes, *standing])
        if around.width > cloth.width or around.height > cloth.height:
            continue
        # Where the hands leave more room on one side, all move there.
        for down in sorted({0, cloth.top - around.top, cloth.bottom - around.bottom}, key=abs):
            moved = [box.move(0, down) for box in (*boxes, *standing)]
            fits = all(map(cloth.contains, moved)) and not any(
                box.collidelist(kept) >= 0 for box in moved
            )
            if fits and _apart(boxes, round(u * GAP * 0.6)):
                return _moved(table, down)
    return None


def _distances(
    u: float, cloth: Rect, angles: tuple[float, ...], card: int, way: Way
) -> Iterator[float]:
    """How far from the totem piles of that size can lie, the furthest first."""
    spots = [(cos(radians(angle)), sin(radians(angle))) for angle in angles]
    apart = min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in combinations(spots, 2))
    ends = {down > 0 for across, down in spots if _at_end(across)}
    beyond = 0 if way.column_at_ends else card * DECK_SHARE + u * GAP
    downs = [down for _, down in spots]
    high = cloth.height - card - len(ends) * beyond
    nearest, furthest = (card + u * GAP) / apart, high / (max(downs) - min(downs))
    step = max(u * FINER, (furthest - nearest) / DISTANCES)
    for number in range(ceil((furthest - nearest) / step)):
        radius = furthest - number * step
        room = _room(radius, card, spots) - u * GAP / 2
        if room < max(u * TOTEM * REACH, card * DECK_SHARE * 0.71):
            return
        yield radius


def _room(radius: float, card: int, spots: list[tuple[float, float]]) -> float:
    """How far it is from the middle to the nearest card that lies open."""
    return min(hypot(*(max(0.0, abs(radius * part) - card / 2) for part in spot)) for spot in spots)


def _ring(
    size: tuple[int, int], u: float, angles: tuple[float, ...], card: int, radius: float, way: Way
) -> Ring:
    centre, deck_card = (size[0] // 2, size[1] // 2), round(card * DECK_SHARE)
    hands = tuple(_hand(u, centre, radius, card, angle, way) for angle in angles)
    spots = [(cos(radians(angle)), sin(radians(angle))) for angle in angles]
    totem = min(u * TALLEST, (_room(radius, card, spots) - u * GAP / 2) / REACH)
    return Ring(size, u, centre, round(radius), card, deck_card, round(totem), hands)


def _hand(
    u: float, centre: tuple[int, int], radius: float, card: int, angle: float, way: Way
) -> HandPlace:
    """One hand: deck and plate lie in a column beside the pile, or beyond it."""
    across, down = cos(radians(angle)), sin(radians(angle))
    pile = Rect(0, 0, card, card)
    pile.center = round(centre[0] + radius * across), round(centre[1] + radius * down)
    deck = Rect(0, 0, *(round(card * DECK_SHARE),) * 2)
    plate = Rect((0, 0), plate_size(u, card))
    gap, outward = round(u * GAP), -1 if across < -0.01 else 1
    at_end = _at_end(across)
    if way.column_at_ends if at_end else way.column_at_sides:
        column = Rect(0, 0, max(deck.width, plate.width), deck.height + gap + plate.height)
        column.center = pile.center
        if at_end and down > 0:
            column.bottom = pile.bottom
        elif at_end:
            column.top = pile.top + round(u * RISE)
        _beside(column, pile, outward, gap)
        deck.midtop, plate.midbottom = column.midtop, column.midbottom
    else:
        deck.center = plate.center = pile.center
        if at_end:
            deck.centery += (1 if down > 0 else -1) * ((card + deck.height) // 2 + gap)
        else:
            _beside(deck, pile, outward, gap)
        plate.centery = deck.centery
        _beside(plate, deck, outward, gap)
    return HandPlace(angle, pile.center, deck.center, plate)


def _at_end(across: float) -> bool:
    """Whether a hand lies at the upper or the lower edge rather than at a side."""
    return abs(across) < 0.5


def _beside(box: Rect, other: Rect, outward: int, gap: int) -> None:
    """Move a box to the right of another, or to its left where that is outward."""
    if outward > 0:
        box.left = other.right + gap
    else:
        box.right = other.left - gap


def _apart(boxes: list[Rect], gap: int) -> bool:
    """Whether there is at least so much between any two."""
    return all(
        box.inflate(2 * gap, 2 * gap).collidelist(boxes[number + 1 :]) < 0
        for number, box in enumerate(boxes)
    )


def _moved(table: Ring, down: int) -> Ring:
    """The same ring so much further down."""
    hands = tuple(
        HandPlace(
            hand.angle,
            (hand.pile[0], hand.pile[1] + down),
            (hand.deck[0], hand.deck[1] + down),
            hand.plate.move(0, down),
        )
        for hand in table.hands
    )
    return replace(table, centre=(table.centre[0], table.centre[1] + down), hands=hands)


def kept_free(size: tuple[int, int]) -> list[Rect]:
    """What no hand covers: the upper corners, and room for the account of a grab."""
    u, window = unit(size), Rect((0, 0), size)
    hint, edge = hint_area(size, u, rtl=False), round(u * (RIM + 12))
    account = Rect(edge, 0, round(u * ACCOUNT), round(u * ACCOUNT_HIGH))
    account.bottom = size[1] - edge
    return [hint, mirrored(hint, window), account]


def spoken_places(table: Ring, *taken: Rect) -> tuple[Rect, ...]:
    """For each hand where it is spoken to: beside its plate, where nothing lies or is `taken`."""
    found: list[Rect] = []
    before = [box for hand in table.hands for box in boxes_of(table, hand)]
    lying = [middle_of(table), *taken, *before]
    for hand in range(len(table.hands)):
        found.append(_spoken_place(table, hand, [*lying, *found]))
    return tuple(found)


def _spoken_place(table: Ring, hand: int, avoid: Sequence[Rect]) -> Rect:
    """Rather a small place of its own than a wide one beside the plate of another."""
    plate, ranked = table.hands[hand].plate, list[tuple[tuple[bool, bool, float], Rect]]()
    for spot in _for_words(table, plate, avoid):
        away = far(spot, plate) // (table.unit * NEARER)
        rank = (spot.collidelist(avoid) >= 0, astray(table, hand, spot), away)
        if not any(rank):
            return spot
        ranked.append((rank, spot))
    return min(ranked, key=itemgetter(0))[1]


def _for_words(table: Ring, plate: Rect, avoid: Sequence[Rect]) -> Iterator[Rect]:
    """Places beside a plate in which something can be said, the widest first."""
    window, air = Rect((0, 0), table.size), round(table.unit * 3)
    for wide, high in SPOKEN:
        size = round(table.unit * wide), round(table.unit * high)
        yield from _level_with(plate, size, air, window)
        yield free_spot(size, plate, window, avoid, air)


def _level_with(plate: Rect, size: tuple[int, int], air: int, window: Rect) -> list[Rect]:
    """The places of that size to the right and the left of a plate that are in the window."""
    right, left = (Rect((0, 0), size) for _ in range(2))
    right.midleft = plate.right + air, plate.centery
    left.midright = plate.left - air, plate.centery
    return [place for place in (right, left) if window.contains(place)]


def astray(table: Ring, hand: int, spot: Rect) -> bool:
    """Whether what is said there to a hand would be taken as said to another."""
    away = far(spot, table.hands[hand].plate)
    others = (other.plate for at, other in enumerate(table.hands) if at != hand)
    return any(far(spot, plate) < away for plate in others)


def middle_of(table: Ring) -> Rect:
    """All that the totem may cover."""
    return Rect(0, 0, *(round(table.totem * 2 * REACH),) * 2).move_to(center=table.centre)


def boxes_of(table: Ring, hand: HandPlace) -> tuple[Rect, Rect, Rect]:
    """What lies before a hand: its pile, its deck and its plate."""
    pile, deck = Rect(0, 0, table.card, table.card), Rect(0, 0, table.deck_card, table.deck_card)
    pile.center, deck.center = hand.pile, hand.deck
    return pile, deck, hand.plate


def totem_with(table: Ring, hand: int) -> Rect:
    """Where the totem stands when a hand has it: on its deck, or near it, in the window.

    It covers as little as can be of plates, of other decks and of open cards.
    """
    high, (x, y) = table.totem, table.hands[hand].deck
    box = Rect(0, 0, round(high * SLENDER), high)
    box.midbottom = (x, y + table.deck_card // 2)
    kept = [box for place in table.hands for box in boxes_of(table, place)]
    kept.remove(boxes_of(table, table.hands[hand])[1])
    window = Rect((0, 0), table.size)

    def cost(way: tuple[int, ...]) -> float:
        return _covered(moved(way), kept) + high * box.width * WORTH_A_STEP * hypot(*way)

    def moved(way: tuple[int, ...]) -> Rect:
        across, down = (round(high * ASIDE * steps) for steps in way)
        return box.move(across, down).clamp(window)

    return moved(min(product(range(-3, 4), repeat=2), key=cost))


def _covered(box: Rect, kept: Iterable[Rect]) -> int:
    """How much of these boxes lies under another (pixels)."""
    under = (box.clip(other) for other in kept)
    return sum(both.width * both.height for both in under)


def _standing(table: Ring, hand: HandPlace) -> Rect:
    """A deck as high as it can be; the fewer cards each has, the more hands there are."""
    _, deck, _ = boxes_of(table, hand)
    high = round(table.unit * min(RISE, RISEN / len(table.hands)))
    return Rect(deck.left, deck.top - high, deck.width, deck.height + high)


def plate_size(u: float, card: int) -> tuple[int, int]:
    """The size of a name plate beside cards of that width."""
    share = min(PLATE_MOST, max(1.0, card * PLATE_SHARE / (u * PLATE[0])))
    return round(u * PLATE[0] * share), round(u * PLATE[1] * share)
