"""How the table of Stratego Cards lies: two lines, hands, decks, plates, counts."""

from __future__ import annotations

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
from game.cards import HIDDEN, Card, Seat
from game.stratego.cards import FLAG, GAP, RANK_OF, SIZE, SLOTS, Slot
from game.stratego.view import StrategoView
from scenes.controllers.stratego.acts import Picture
from scenes.controllers.stratego.places import Places
from scenes.controllers.stratego.tally import paint_tally
from scenes.table.fan import row
from scenes.table.hand.brush import Brush
from scenes.table.seat_plates import SeatPlate, has_won, paint_seat_plate

# From so many turns without an attack on the count is shown (STR-55).
COUNT_FROM = 10
SLIP = (24, 18, 14)


def paint_table(layer: Surface, brush: Brush, places: Places, shown: Picture) -> None:
    """All that lies on the table and does not move."""
    for seat in (0, 1):
        _line(layer, brush, places, shown, seat)
        _deck(layer, brush, places, shown.view, seat)
        paint_tally(layer, places, shown.view, seat, brush.ground)
        _fallen(layer, brush, places, shown.view, seat)
        _plate(layer, brush, places, shown.view, seat)
        _listed(layer, brush, places, shown.view, seat)
    _far_hand(layer, brush, places, shown)
    _count(layer, brush, places, shown.view)


# Lines


def _line(layer: Surface, brush: Brush, places: Places, shown: Picture, seat: Seat) -> None:
    view, acts = shown.view, shown.acts
    for slot in SLOTS:
        box, card = places.slots[seat][slot], shown.lines[seat][slot]
        if card == GAP or (seat, slot) in acts.lifted:
            _frame(layer, box, view.army(seat))
            continue
        brush.shadow(layer, box)
        brush.card(layer, card, box, kind=view.army(seat))
        if seat == view.seat:
            paint_danger(layer, view, card, box)
        _mark(layer, places, view, seat, slot)
        if (seat, slot) in acts.looked_at:
            paint_eye(layer, box)
    for slot in SLOTS:
        _slip(layer, brush, str(slot + 1), places.number_box(seat, slot), 14)


def paint_danger(surface: Surface, view: StrategoView, card: Card, box: Rect) -> None:
    """The own Flag stands where it can be taken: an alarm on its corner."""
    if card == HIDDEN or RANK_OF[card] != FLAG or view.phase in ("ended", "over"):
        return
    size = round(box.width * 0.5)
    sign = picture(danger_svg(view.army(view.seat or 0)), (size, size))
    surface.blit(sign, sign.get_rect(center=(box.right - box.width // 7, box.top)))


def _frame(layer: Surface, box: Rect, army: int) -> None:
    """The frame of a slot or deck without a card."""
    layer.blit(picture(slot_svg(army), box.size), box)


def _mark(layer: Surface, places: Places, view: StrategoView, seat: Seat, slot: Slot) -> None:
    """The mark of the memory aid: the rank on an enemy card, an eye on one's own (O-1)."""
    rank, box = view.marks[seat][slot], places.slots[seat][slot]
    if rank < 0:
        return
    seal = Rect(0, 0, places.px(56), places.px(34))
    seal.center = (box.centerx, box.bottom - places.px(6))
    layer.blit(picture(seen_svg(None if seat == view.seat else rank), seal.size), seal)


def paint_eye(layer: Surface, box: Rect) -> None:
    """Somebody looks at what lies there (STR-72)."""
    size = round(min(box.width * 0.8, box.height))
    sign = picture(eye_svg(), (size, size))
    layer.blit(sign, sign.get_rect(center=box.center))


# Decks and hands


def _deck(layer: Surface, brush: Brush, places: Places, view: StrategoView, seat: Seat) -> None:
    """The deck as a heap with its count below."""
    box, count = places.decks[seat], view.decks[seat]
    if count:
        brush.shadow(layer, box)
        for edge in range(min(6, (count + 2) // 3)):
            lies = box.move(0, -edge * max(1, places.px(1)))
            brush.card(layer, HIDDEN, lies, kind=view.army(seat))
    else:
        _frame(layer, box, view.army(seat))
    foot = (box.centerx, box.bottom + places.px(6))
    brush.slip(layer, str(count), foot, box.width + places.px(6), 20, SLIP)


def _fallen(layer: Surface, brush: Brush, places: Places, view: StrategoView, seat: Seat) -> None:
    """What fell, in the order in which it fell (R-11)."""
    field = places.fields[seat]
    layer.blit(picture(field_svg(view.army(seat)), field.size), field)
    for card, box in fallen(view, seat, places):
        brush.card(layer, card, box)


def fallen(view: StrategoView, seat: Seat, places: Places) -> list[tuple[Card, Rect]]:
    """The cards of an army that fell, and where they lie."""
    return [
        (card, places.fallen_box(seat, number)) for number, card in enumerate(view.casualties[seat])
    ]


def _slip(layer: Surface, brush: Brush, text: str, box: Rect, size: int) -> None:
    """Words or a number on a dark slip: read on every cloth."""
    pygame.draw.rect(layer, SLIP, box, border_radius=brush.px(7))
    brush.write(layer, text, box.inflate(-brush.px(4), 0), size)


def _far_hand(layer: Surface, brush: Brush, places: Places, shown: Picture) -> None:
    """The other's hand: backs that peep out above the line."""
    far, area = 1 - shown.near, places.enemy_hand
    boxes = row(area.centerx, area.bottom, places.small, len(shown.far_hand), area.width)
    brush.cards(layer, list(zip(shown.far_hand, boxes, strict=True)), shown.view.army(far))
    if boxes and shown.acts.hand_looked_at == far:
        paint_eye(layer, boxes[0].unionall(boxes[1:]))


def _listed(layer: Surface, brush: Brush, places: Places, view: StrategoView, seat: Seat) -> None:
    """What a Spy saw in that hand, as far as the memory aid keeps it (STR-81)."""
    seen = view.listed_hands[seat]
    if seen is None:
        return
    area, disc = places.listed[seat], places.px(32)
    for number, rank in enumerate(seen.ranks):
        sign = picture(rank_svg(view.army(seat), rank), (disc, disc))
        layer.blit(sign, (area.left + number * round(disc * 1.12), area.top))
    text = brush.words("stratego-listed" if seen.fresh else "stratego-was-listed")
    foot = Rect(area.left, area.top + disc, area.width, area.height - disc)
    _slip(layer, brush, text, foot, 14)


# Plates and counts


def _plate(layer: Surface, brush: Brush, places: Places, view: StrategoView, seat: Seat) -> None:
    """Name, army and what is left of it, and the games won."""
    box, person, words = places.plates[seat], brush.seated[seat], brush.words
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
    paint_seat_plate(layer, box, plate, brush.lettering, brush.ground)


def _count(layer: Surface, brush: Brush, places: Places, view: StrategoView) -> None:
    """Turns without an attack on a dial, from the tenth on (STR-55)."""
    limit = view.options.draw_count
    if view.quiet < COUNT_FROM or not limit or view.phase in ("ended", "over"):
        return
    area, edge = places.dial, places.px(8)
    pygame.draw.rect(layer, SLIP, area, border_radius=places.px(14))
    dial = Rect(area.left + edge, area.top + edge, *(area.height - 2 * edge,) * 2)
    room = Rect(dial.right + edge, dial.top, area.right - dial.right - 2 * edge, dial.height)
    dial, room = places.read(dial, area), places.read(room, area)
    layer.blit(picture(truce_svg(view.quiet, limit), dial.size), dial)
    text, lettering = brush.words("stratego-quiet", count=view.quiet, limit=limit), brush.lettering
    size = lettering.fit_lines(text, places.px(15), room.size)
    lines = lettering.paragraph(text, size, theme.PAPER, room.width)
    layer.blit(lines, lines.get_rect(midleft=room.midleft))
