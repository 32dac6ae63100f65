"""How the table of Stratego Cards lies: two lines, hands, decks, plates, counts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.stratego.battle import field_svg, slot_svg
from art.faces.stratego.trimmings import (
    danger_svg,
    eye_svg,
    rank_svg,
    seen_svg,
    standard_svg,
    truce_svg,
)
from art.paint import picture
from game.cards import HIDDEN, Card, Seat, Zone
from game.stratego.cards import FLAG, GAP, RANK_OF, SIZE, SLOTS, alike
from game.stratego.view import StrategoView
from scenes.controllers.stratego.acts import Picture
from scenes.controllers.stratego.places import Places
from scenes.controllers.stratego.tally import tally
from scenes.table.fan import row
from scenes.table.hand.brush import Brush
from scenes.table.hand.hands import lying_card, lying_cards
from scenes.table.hand.plates import seat_plate
from scenes.table.pieces import Piece, drawn
from scenes.table.seat_plates import SeatPlate, has_won

# From so many turns without an attack on the count is shown (STR-55).
COUNT_FROM = 10
SLIP = (24, 18, 14)


def pieces_of(brush: Brush, places: Places, shown: Picture) -> Iterator[Piece]:
    """All that lies on the table and does not move."""
    for seat in (0, 1):
        yield from _line(brush, places, shown, seat)
        yield _deck(brush, places, shown.view, seat)
        yield tally(places, shown.view, seat, brush.ground)
        yield from _fallen(brush, places, shown.view, seat)
        yield _plate(brush, places, shown.view, seat)
        yield from _listed(brush, places, shown.view, seat)
    yield from _far_hand(brush, places, shown)
    yield from _count(brush, places, shown.view)


# Lines


def _line(brush: Brush, places: Places, shown: Picture, seat: Seat) -> Iterator[Piece]:
    view, acts, army = shown.view, shown.acts, shown.view.army(seat)
    for slot in SLOTS:
        box, card = places.slots[seat][slot], shown.lines[seat][slot]
        if card == GAP or (seat, slot) in acts.lifted:
            yield drawn(box, slot_svg(army))
            continue
        yield lying_card(card, box, brush, army)
        if seat == view.seat and in_danger(view, card):
            yield drawn(danger_box(box), danger_svg(army))
        # The mark of the memory aid: the rank on an enemy card, an eye on one's own (O-1).
        rank = view.marks[seat][slot]
        if rank >= 0:
            yield drawn(_mark_box(places, box), seen_svg(None if seat == view.seat else rank))
        if (seat, slot) in acts.looked_at:
            yield drawn(eye_box(box), eye_svg())
    for slot in SLOTS:
        text, box = str(slot + 1), places.number_box(seat, slot)
        yield Piece(box, text, partial(_slip, brush=brush, text=text, box=box, size=14))


def in_danger(view: StrategoView, card: Card) -> bool:
    """Whether it is a Flag that can be taken where it stands."""
    return card != HIDDEN and RANK_OF[card] == FLAG and view.phase not in ("ended", "over")


def danger_box(box: Rect) -> Rect:
    """Where the alarm of the own Flag stands: on the corner of its card."""
    size = round(box.width * 0.5)
    return Rect(0, 0, size, size).move_to(center=(box.right - box.width // 7, box.top))


def _mark_box(places: Places, box: Rect) -> Rect:
    size = (places.px(56), places.px(34))
    return Rect((0, 0), size).move_to(center=(box.centerx, box.bottom - places.px(6)))


def eye_box(box: Rect) -> Rect:
    """Where the eye stands of somebody who looks at what lies there (STR-72)."""
    size = round(min(box.width * 0.8, box.height))
    return Rect(0, 0, size, size).move_to(center=box.center)


# Decks and hands


def _deck(brush: Brush, places: Places, view: StrategoView, seat: Seat) -> Piece:
    """The deck as a heap with its count below."""
    box, army = places.decks[seat], view.army(seat)
    count = brush.count(Zone("deck", seat), view.decks[seat])
    foot = places.below_deck(box).inflate(places.px(30), 0)
    heap = brush.shaded(box).union(box.move(0, -6 * max(1, places.px(1))))
    draw = partial(_heap, box=box, count=count, army=army, brush=brush)
    return Piece(heap.union(foot), (count, army), draw)


def _heap(layer: Surface, box: Rect, count: int, army: int, brush: Brush) -> None:
    if count:
        brush.shadow(layer, box)
        for edge in range(min(6, (count + 2) // 3)):
            brush.card(layer, HIDDEN, box.move(0, -edge * max(1, brush.px(1))), kind=army)
    else:
        layer.blit(picture(slot_svg(army), box.size), box)
    foot = (box.centerx, box.bottom + brush.px(6))
    brush.slip(layer, str(count), foot, box.width + brush.px(6), 20, SLIP)


def _fallen(brush: Brush, places: Places, view: StrategoView, seat: Seat) -> Iterator[Piece]:
    """What fell, in the order in which it fell (R-11)."""
    yield drawn(places.fields[seat], field_svg(view.army(seat)))
    yield from lying_cards(fallen(view, seat, places), brush)


def fallen(view: StrategoView, seat: Seat, places: Places) -> list[tuple[Card, Rect]]:
    """The cards of an army that fell, and where they lie."""
    fell = map(alike, view.casualties[seat])
    return [(card, places.fallen_box(seat, number)) for number, card in enumerate(fell)]


def _slip(layer: Surface, brush: Brush, text: str, box: Rect, size: int) -> None:
    """Words or a number on a dark slip: read on every cloth."""
    pygame.draw.rect(layer, SLIP, box, border_radius=brush.px(7))
    brush.write(layer, text, box.inflate(-brush.px(4), 0), size)


def _far_hand(brush: Brush, places: Places, shown: Picture) -> Iterator[Piece]:
    """The other's hand: backs that peep out above the line."""
    far, area, cards = 1 - shown.near, places.enemy_hand, shown.far_hand
    boxes = row(area.centerx, area.bottom, places.small, len(cards), area.width)
    yield from lying_cards(list(zip(cards, boxes, strict=True)), brush, shown.view.army(far))
    if boxes and shown.acts.hand_looked_at == far:
        yield drawn(eye_box(boxes[0].unionall(boxes[1:])), eye_svg())


def _listed(brush: Brush, places: Places, view: StrategoView, seat: Seat) -> Iterator[Piece]:
    """What a Spy saw in that hand, as far as the memory aid keeps it (STR-81)."""
    seen = view.listed_hands[seat]
    if seen is None:
        return
    area, disc = places.listed[seat], places.px(32)
    for number, rank in enumerate(seen.ranks):
        sign = Rect(area.left + number * round(disc * 1.12), area.top, disc, disc)
        yield drawn(sign, rank_svg(view.army(seat), rank))
    text = brush.words("stratego-listed" if seen.fresh else "stratego-was-listed")
    foot = Rect(area.left, area.top + disc, area.width, area.height - disc)
    yield Piece(foot, text, partial(_slip, brush=brush, text=text, box=foot, size=14))


# Plates and counts


def _plate(brush: Brush, places: Places, view: StrategoView, seat: Seat) -> Piece:
    """Name, army and what is left of it, and the games won."""
    person, words = brush.seated[seat], brush.words
    army = words(f"stratego-colour-{('red', 'blue')[view.army(seat)]}")
    about = f"{army}, {person.level}" if person.level else army
    left = SIZE - len(view.casualties[seat])
    plate = SeatPlate(
        person.name,
        person.colour,
        str(view.wins[seat]) if view.options.wins > 1 else "",
        words("stratego-army-left", army=about, count=left),
        has_won(view, seat) or (seat in view.asked and view.phase not in ("ended", "over")),
        standard_svg(view.army(seat)),
        person.portrait,
    )
    return seat_plate(places.plates[seat], plate, brush)


def _count(brush: Brush, places: Places, view: StrategoView) -> Iterator[Piece]:
    """Turns without an attack on a dial, from the tenth on (STR-55)."""
    limit, quiet = view.options.draw_count, view.quiet
    if quiet >= COUNT_FROM and limit and view.phase not in ("ended", "over"):
        draw = partial(_dial, quiet=quiet, limit=limit, places=places, brush=brush)
        yield Piece(places.dial, (quiet, limit), draw)


def _dial(layer: Surface, quiet: int, limit: int, places: Places, brush: Brush) -> None:
    area, edge = places.dial, places.px(8)
    pygame.draw.rect(layer, SLIP, area, border_radius=places.px(14))
    dial = Rect(area.left + edge, area.top + edge, *(area.height - 2 * edge,) * 2)
    room = Rect(dial.right + edge, dial.top, area.right - dial.right - 2 * edge, dial.height)
    dial, room = places.read(dial, area), places.read(room, area)
    layer.blit(picture(truce_svg(quiet, limit), dial.size), dial)
    text, lettering = brush.words("stratego-quiet", count=quiet, limit=limit), brush.lettering
    size = lettering.fit_lines(text, places.px(15), room.size)
    lines = lettering.paragraph(text, size, theme.PAPER, room.width)
    layer.blit(lines, lines.get_rect(midleft=room.midleft))
