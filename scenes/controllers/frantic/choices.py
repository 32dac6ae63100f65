"""The choices of Frantic on the panel: players, piles, wishes, cards that are laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.frantic.trimmings import skip_svg
from art.grid import put
from game.cards import HIDDEN, Card, Seat
from game.frantic.asking import PILE, about, weighed
from game.frantic.cards import COLOUR_WORDS
from game.frantic.view import FranticView
from game.messages import Several
from game.prompts import Answer, Thing
from scenes.controllers.frantic.lying import row_cards
from scenes.controllers.frantic.places import Places
from scenes.table.buttons import Shown
from scenes.table.fan import parts_seen, row
from scenes.table.hand.answers import EDGE, badges, buttons, fits, on_panel
from scenes.table.hand.brush import Brush
from scenes.table.seat_plates import SeatPlate, paint_seat_plate
from scenes.table.targets import Look, Target

PASS, REACT = Thing("answer", "pass"), Thing("answer", "react")
# Answers that have a button of their own, from the bottom upwards.
BUTTONS = (PASS, PILE, *(Thing("answer", word) for word in ("enough", "take", "go-on", "done",
                                                            "back")), REACT)  # fmt: skip
# How wide and high an answer on a panel is, in units: a player, a pile of Distributor, any other.
SIZES, PLAIN = {"seat": (300, 60), "hand": (365, 52)}, (360, 46)
# The widest badge of a wish, and the space between two (units).
BADGE, BADGE_GAP = 72, 8
# The part of a pile's answer where the player's name stands; the rest is for the cards.
NAMED = 0.4
# How far a card that is pointed at rises, in its height; how far the card that is given away lies
# from the answers, in units.
LIFT, BESIDE = 0.07, 32


def pressed(answers: Iterable[Answer], places: Places) -> list[Target]:
    """The answers that are buttons; whoever draws can press the pile, too."""
    there = {answer.thing: answer for answer in answers}
    shown = [there[thing] for thing in BUTTONS if thing in there]
    pile = [Target(PILE, places.draw, look=Look.RIM)] if PILE in there else []
    return [*pile, *buttons(shown, places.around.buttons)]


def on_the_panel(answers: Iterable[Answer], places: Places) -> list[Target]:
    """Players, names and badges: beside the pile if there is room, else in the middle."""
    lying = ("card", "back")
    shown = [
        answer
        for answer in answers
        if answer.thing not in BUTTONS and answer.thing.kind not in lying
    ]
    if not shown:
        return []
    kind, unit = shown[0].thing.kind, places.unit
    if kind in ("wish", "colour"):
        return _wishes(shown, places)
    look, size = Look.ON_PANEL if kind in SIZES else Look.ANSWER, SIZES.get(kind, PLAIN)
    beside = (places.asking.width / unit - EDGE, places.asking.height / unit - EDGE)
    if fits(len(shown), size, beside):
        return on_panel(shown, places.asking.center, unit, size, look, beside)
    return on_panel(shown, places.around.middle, unit, size, look)


def _wishes(answers: Sequence[Answer], places: Places) -> list[Target]:
    """Everything that can be wished for, row by row, as large as may be; colours first.

    It lies beside the pile for which one wishes.
    """
    colours = [answer for answer in answers if answer.thing.value in COLOUR_WORDS]
    others = [answer for answer in answers if answer not in colours]
    room = places.asking.inflate(*(-round(places.unit * EDGE),) * 2)

    def wide(each: int) -> float:
        """How wide a badge can be with so many in a row (units)."""
        rows, longest = bool(colours) + -(-len(others) // each), max(len(colours), each)
        most = min(room.width / longest, room.height / rows) / places.unit
        return min(BADGE, most - BADGE_GAP)

    each = max(range(1, len(others) + 2), key=wide)
    lines = [colours, *(others[at : at + each] for at in range(0, len(others), each))]
    return badges(lines, places.asking.center, places.unit, wide(each), BADGE_GAP)


def laid_out(
    things: Sequence[Thing], view: FranticView, places: Places
) -> dict[Thing, tuple[Card, Rect]]:
    """Cards that can be picked but are not in the own hand, and backs: where each lies."""
    row = {Thing("card", card): (card, box) for card, box in row_cards(view, places)}
    if row.keys() >= set(things):
        return {thing: row[thing] for thing in things}
    cards = [int(thing.value) if thing.kind == "card" else HIDDEN for thing in things]
    boxes = places.laid_out(len(things))
    return dict(zip(things, zip(cards, boxes, strict=True), strict=True))


def lying_there(laid: dict[Thing, tuple[Card, Rect]], row: tuple[Card, ...]) -> list[Target]:
    """The same to be pointed at, each by the part that is seen; what is in the row lies there."""
    parts = parts_seen([box for _, box in laid.values()])
    look = Look.BARE if {card for card, _ in laid.values()} <= {*row} else Look.ON_PANEL
    return [Target(thing, part, look=look) for thing, part in zip(laid, parts, strict=True)]


# How they look


def paint_laid_out(
    screen: Surface, laid: dict[Thing, tuple[Card, Rect]], focus: Thing | None, brush: Brush
) -> None:
    """Cards to be picked glow; one that is pointed at rises."""
    for thing, (card, box) in laid.items():
        place = box.move(0, -round(box.height * LIFT)) if thing == focus else box
        brush.card(screen, card, place, glow=True)


def player(
    box: Rect, seat: Seat, gets: int | None, lit: bool, view: FranticView, brush: Brush
) -> Shown:
    """A player with all that one weighs (FRA-437), or with how many cards they get."""
    number = str(view.counts[seat]) if gets is None else f"+{gets}"
    said = about(view, seat) if gets is None else weighed(view, seat)
    note, skipped = brush.say(Several(said, flat=True)), seat in view.skipped

    def draw(screen: Surface, box: Rect) -> None:
        _plate(screen, box, seat, number, note, lit, box, brush)
        if skipped:
            corner = (box.left + box.height // 6, box.top + box.height // 6)
            brush.sign(screen, skip_svg(), corner, box.height / 2 / brush.unit, within=box)

    return Shown(box, draw, (seat, number, note, lit, skipped, brush))


def pile(box: Rect, seat: Seat, lit: bool, view: FranticView, brush: Brush) -> Shown:
    """A pile of Distributor: whose hand it was, and the cards, which whoever deals sees."""
    number, cards = str(view.counts[seat]), view.known[seat]

    def draw(screen: Surface, box: Rect) -> None:
        named, area = box.copy(), box.copy()
        named.width = round(box.width * NAMED)
        area.left, area.width = named.right, box.right - named.right
        named, area = put(named, box, brush.lettering), put(area, box, brush.lettering)
        _plate(screen, box, seat, number, "", lit, named, brush)
        size = brush.size(34)
        boxes = row(
            area.centerx, area.centery + size[1] // 2, size, len(cards), area.width - brush.px(16)
        )
        brush.cards(screen, list(zip(cards, boxes, strict=True)))

    return Shown(box, draw, (seat, number, cards, lit, brush))


def _plate(
    screen: Surface, box: Rect, seat: Seat, number: str, note: str, lit: bool, named: Rect,
    brush: Brush,
) -> None:  # fmt: skip
    """A player's plate on a ground that is light where it is pointed at."""
    rim = box.inflate(brush.px(4), brush.px(4)) if lit else box
    ink = theme.BRASS_LIGHT if lit else theme.mix(theme.BRASS_DARK, theme.SHADOW, 0.4)
    pygame.draw.rect(screen, ink, rim, border_radius=brush.px(13))
    person = brush.seated[seat]
    plate = SeatPlate(person.name, person.colour, number, note, lit, portrait=person.portrait)
    paint_seat_plate(screen, named, plate, brush.lettering, theme.STARK)


def paint_given(
    screen: Surface, card: Card, targets: Sequence[Target], places: Places, brush: Brush
) -> None:
    """The card that is given away while others are kept, beside the answers."""
    answers = targets[0].box.unionall([target.box for target in targets])
    box = Rect((0, 0), places.small)
    box.midright = answers.left - brush.px(BESIDE), answers.centery
    brush.card(screen, card, box, glow=True)
