"""How the table of Frantic lies: the pile in its ring, power cards, plates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import sub
from typing import Any

from pygame import Rect, Surface

from art.faces.frantic.decks import BACK_EVENT, BACK_POWER, POWER_CARDS
from art.faces.frantic.own_cards import Dressed
from art.faces.frantic.trimmings import (
    bow_svg,
    dealer_svg,
    low_pile_svg,
    target_svg,
    thrown_svg,
    win_svg,
)
from art.opening import grown
from art.paint import picture, picture_soon
from art.text import READABLE
from game.cards import NOBODY, Card, Seat, Zone
from game.frantic.cards import LETTERS, NONE
from game.frantic.matching import Requirement
from game.frantic.values import Power
from game.frantic.view import FranticView
from scenes.controllers.frantic.lying import before, ended, hand_of, powers_of, row_cards
from scenes.controllers.frantic.moments import Moment
from scenes.controllers.frantic.places import IN_RING, RING, Places
from scenes.controllers.frantic.signs import needed, paint_letter, signs_of
from scenes.table.hand.brush import Brush
from scenes.table.hand.hands import held, lying_cards
from scenes.table.hand.piles import face_down
from scenes.table.hand.plates import seat_plate
from scenes.table.hand.sheet import Row, Sheet
from scenes.table.pieces import Piece, drawn
from scenes.table.seat_plates import SeatPlate, has_won

# A card thrown in lies on a burst so wide.
BURST = 270
# What is written on a plate has so much room, the number there and the air before it included;
# the size of its letters (units).
WRITTEN, NUMBER, AIR = 124, 26, 12
# The draw pile is nearly empty with so few cards.
LOW = 10
# So many rounds stand on the sheet.
ROUNDS = 4


def middle(
    view: FranticView, moment: Moment, face: Dressed, places: Places, brush: Brush
) -> list[Piece]:
    """The direction, the piles, and the cards beside them."""
    turned = view.direction == -1
    pieces = [
        # Which way round play goes: seats are numbered anticlockwise.
        *_way(turned, places),
        face_down(places.draw, brush.count(Zone("draw"), view.draw), brush),
    ]
    if view.event_deck or view.event_discard or view.turned:
        pieces.append(face_down(places.events, view.event_deck, brush, BACK_EVENT))
    if 0 < view.draw <= LOW:
        sign = Rect(0, 0, *(brush.px(40),) * 2).move_to(center=places.draw.topleft)
        pieces.append(drawn(sign, low_pile_svg()))
    pieces.append(_pile(view, moment, face, places, brush))
    return [*pieces, *lying_cards(row_cards(view, places), brush)]


def _way(clockwise: bool, places: Places) -> list[Piece]:
    left, right = places.ways
    return [drawn(left, bow_svg(True, clockwise)), drawn(right, bow_svg(False, not clockwise))]


def _pile(view: FranticView, moment: Moment, face: Dressed, places: Places, brush: Brush) -> Piece:
    """The discard pile in the ring of what must be played next, and the same as a badge."""
    ring = Rect((0, 0), _ring_size(places)).move_to(center=places.pile.center)
    area, burst = ring.unionall((brush.shaded(places.pile), places.badge)), tuple[Any, ...]()
    if moment.thrown:
        # It grows a little too large first.
        wide = brush.px(1.1 * BURST)
        area.union_ip(Rect(0, 0, wide, wide).move_to(center=places.pile.center))
        burst = (moment.thrown, moment.grown)
    look = (view.pile[-1:], view.requirement, view.active != NOBODY, burst, brush.marks)
    draw = partial(_paint_pile, view=view, moment=moment, face=face, places=places, brush=brush)
    return Piece(area, look, draw)


def rings_to_come(places: Places, face: Dressed, safe: bool) -> Iterator[Callable[[], object]]:
    """What to call so that the ring round the pile is there with the first card of a colour."""
    ways = [*map(Requirement, range(len(LETTERS))), Requirement(black=True)]
    for requirement in ways:
        ring, badge = needed(requirement, safe, face)
        yield partial(picture, ring, _ring_size(places))
        yield partial(picture, badge, places.badge.size)


def ring_soon(requirement: Requirement, places: Places, face: Dressed, safe: bool) -> None:
    """Something else will be called for round the pile: it is drawn until then."""
    ring, badge = needed(requirement, safe, face)
    picture_soon(ring, _ring_size(places))
    picture_soon(badge, places.badge.size)


def thrown_soon(symbol: str, brush: Brush) -> None:
    """A card will be thrown in: what stands behind it is drawn until then."""
    picture_soon(thrown_svg(symbol), (brush.px(BURST), brush.px(BURST)))


def _ring_size(places: Places) -> tuple[int, int]:
    wide = places.pile.width
    return wide * RING[0] // IN_RING, wide * RING[1] // IN_RING


def _paint_pile(
    layer: Surface, view: FranticView, moment: Moment, face: Dressed, places: Places, brush: Brush
) -> None:
    box = places.pile
    if moment.thrown and moment.grown:
        burst = grown(picture(thrown_svg(moment.thrown), (brush.px(BURST),) * 2), moment.grown)
        layer.blit(burst, burst.get_rect(center=box.center))
    for card in view.pile[-1:]:
        brush.shadow(layer, box)
        brush.card(layer, card, box)
    if view.pile and view.active != NOBODY:
        ring = Rect((0, 0), _ring_size(places)).move_to(center=box.center)
        around, badge = needed(view.requirement, brush.marks, face)
        layer.blit(picture(around, ring.size), ring)
        layer.blit(picture(badge, places.badge.size), places.badge)
        colour = view.requirement.colour
        if brush.marks and colour != NONE:
            paint_letter(layer, places.badge, LETTERS[colour], brush.lettering)


def of_seat(
    view: FranticView, seat: Seat, opened: Sequence[Card], own: bool, moment: Moment,
    places: Places, brush: Brush,
) -> list[Piece]:  # fmt: skip
    """The hand of a seat unless it is the own one, its plate, and all that lies before it."""
    hand = [] if own else held(hand_of(view, seat, opened, places), brush)
    return [*hand, *_plate(view, seat, moment, places, brush), *_powers(view, seat, places, brush),
            *lying_cards(before(view, seat, own, places), brush)]  # fmt: skip


def _powers(view: FranticView, seat: Seat, places: Places, brush: Brush) -> list[Piece]:
    powers = powers_of(view, seat, places)
    boxes = [box for _, box in powers]
    if not boxes:
        return []
    draw = partial(_paint_powers, powers=powers, brush=brush)
    return [Piece(boxes[0].unionall(boxes).inflate(4, 4), powers, draw)]


def _paint_powers(layer: Surface, powers: list[tuple[Power, Rect]], brush: Brush) -> None:
    for power, box in powers:
        if power.name:
            face = brush.pictures.front(POWER_CARDS[power.name], box.width, dim=power.up)
            layer.blit(face, face.get_rect(center=box.center))
        else:
            layer.blit(brush.pictures.back(box.width, BACK_POWER), box)


def _plate(
    view: FranticView, seat: Seat, moment: Moment, places: Places, brush: Brush
) -> list[Piece]:
    """Name, cards in hand in large figures, points, and what befalls the seat."""
    person, box = brush.seated[seat], places.around.plates[seat]
    active = not ended(view) and (view.active == seat or seat in view.asked)
    active = active or has_won(view, seat) or seat in moment.out
    cards = brush.count(Zone("hand", seat), view.counts[seat])
    plate = SeatPlate(
        person.name,
        person.colour,
        str(cards),
        _note(view, seat, brush),
        active,
        portrait=person.portrait,
    )
    pieces = [seat_plate(box, plate, brush, signs_of(view, moment, seat))]
    if seat in moment.victims:
        pieces.append(Piece(box, "aimed", partial(_aim, box=box, brush=brush)))
    return pieces


def _aim(layer: Surface, box: Rect, brush: Brush) -> None:
    """A target over the badge of whoever is attacked."""
    centre = (box.left + brush.px(31), box.centery)
    brush.sign(layer, target_svg(), centre, 56, within=box)


def _note(view: FranticView, seat: Seat, brush: Brush) -> str:
    """How a bot plays, and points: where there is no room for both, points."""
    level = brush.seated[seat].level
    if not view.options.scores:
        return level
    points = brush.words("frantic-points", count=brush.points(seat, view.totals[seat]))
    both = brush.words("list-comma").join(part for part in (level, points) if part)
    wide = brush.lettering.measure(both, max(READABLE, brush.px(14)))[0]
    number = brush.lettering.measure(str(view.counts[seat]), brush.px(NUMBER), "bold")[0]
    return both if wide + number <= brush.px(WRITTEN - AIR) else points


def score_sheet(view: FranticView, brush: Brush) -> Sheet:
    """A line a round, the totals, and who deals next; the title says how the round ended."""
    words, last = brush.words, view.sheet[-ROUNDS:]
    title = limit = words("frantic-limit", limit=view.limit)
    if view.sheet:
        title = words(f"frantic-cause-{view.sheet[-1].cause}")
    if view.sheet and view.options.scores:
        title = words("frantic-sheet-title", cause=title, limit=limit)
    none = (0,) * len(view.totals)
    rows = tuple(
        Row(words("frantic-sheet-round", number=len(view.sheet) - len(last) + number),
            result.points, result.winners, win_svg(), signed=True,
            since=none if number == len(last) else ())
        for number, result in enumerate(last, 1)
    )  # fmt: skip
    if not view.options.scores:
        return Sheet(title, rows)
    best = tuple(at for at, total in enumerate(view.totals) if total == min(view.totals))
    since = tuple(map(sub, view.totals, last[-1].points)) if last else none
    total = Row(words("frantic-sheet-total"), view.totals, best, since=since)
    if view.phase == "over":
        return Sheet(title, rows, total)
    dealer = words("frantic-sheet-dealer", name=brush.seated[view.dealer].name)
    return Sheet(title, rows, total, foot=dealer, foot_sign=dealer_svg())
