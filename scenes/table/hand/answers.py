"""Where the answers to a question stand that do not lie on the table, and how they are drawn.

Layouts are pure: from answers of a prompt and a place to targets. A button says its answer's
label; a badge shows its sign alone, and says its label where all that is pointed at is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame
from pygame import Rect, Surface

from art import theme
from art.paint import picture
from art.text import emblem
from game.prompts import Answer, Thing
from scenes.table.hand.brush import Brush
from scenes.table.plates import put
from scenes.table.targets import Look, Target

# Units: the room of a panel and the space between two answers; an answer's size; a badge's.
PANEL, GAP, ANSWER = (740, 260), 10, (400, 46)
BADGE, BADGE_GAP = 72, 12
# Answers are rather this part of their height than in one more column, of which there are so
# many at most.
LOW, COLUMNS = 0.8, 4
# How far the panel reaches beyond its answers, and how much a badge grows that is pointed at.
EDGE, GROWN = 48, 10
ON_PANEL = (Look.ANSWER, Look.BADGE, Look.ON_PANEL)


# Where they stand


def buttons(answers: Iterable[Answer], boxes: Sequence[Rect]) -> list[Target]:
    """Answers as buttons in these boxes, one after the other."""
    return [Target(answer.thing, box, answer.refusal is None, Look.BUTTON)
            for answer, box in zip(answers, boxes, strict=False)]  # fmt: skip


def on_panel(
    answers: Sequence[Answer], middle: tuple[int, int], unit: float,
    size: tuple[float, float] = ANSWER, look: Look = Look.ANSWER,
) -> list[Target]:  # fmt: skip
    """Answers on a panel round `middle`, each so many units wide and high."""
    boxes = grid(len(answers), middle, unit, size)
    return [Target(answer.thing, box, answer.refusal is None, look)
            for answer, box in zip(answers, boxes, strict=True)]  # fmt: skip


def badges(
    rows: Sequence[Sequence[Answer]], middle: tuple[int, int], unit: float, wide: float = BADGE,
    gap: float = BADGE_GAP,
) -> list[Target]:  # fmt: skip
    """Answers as signs, row by row, round `middle`."""
    rows = [row for row in rows if row]
    side, step = round(unit * wide), round(unit * wide) + round(unit * gap)
    top = middle[1] - (len(rows) * step - (step - side)) // 2
    return [
        Target(answer.thing,
               Rect(middle[0] - (len(row) * step - (step - side)) // 2 + at * step,
                    top + number * step, side, side),
               answer.refusal is None, Look.BADGE)
        for number, row in enumerate(rows) for at, answer in enumerate(row)
    ]  # fmt: skip


def grid(
    count: int, middle: tuple[int, int], unit: float, size: tuple[float, float] = ANSWER
) -> list[Rect]:
    """Boxes row by row round `middle`: of that size in units, smaller if they are many."""
    wide, high = size
    room = PANEL[1] + GAP
    columns = next((columns for columns in range(1, COLUMNS)
                    if -(-count // columns) * (high * LOW + GAP) <= room), COLUMNS)  # fmt: skip
    rows = -(-count // columns)
    between = min(GAP, room / max(1, rows) / 6)
    across = round(unit * min(wide, (PANEL[0] + GAP) / columns - GAP))
    down, gap = round(unit * min(high, room / max(1, rows) - between)), round(unit * between)
    left = middle[0] - (columns * (across + gap) - gap) // 2
    top = middle[1] - (rows * (down + gap) - gap) // 2
    return [
        Rect(left + at % columns * (across + gap), top + at // columns * (down + gap),
             across, down)
        for at in range(count)
    ]  # fmt: skip


def ground(boxes: Sequence[Rect], unit: float) -> Rect:
    """The panel for what lies in these boxes."""
    edge = round(unit * EDGE)
    return boxes[0].unionall(list(boxes[1:])).inflate(edge, edge)


def panels(targets: Iterable[Target], unit: float) -> list[Rect]:
    """The panel that lies over the table while something on it is chosen."""
    boxes = [target.box for target in targets if target.look in ON_PANEL]
    return [ground(boxes, unit)] if boxes else []


# How they look


def paint_targets(
    screen: Surface, targets: Sequence[Target], focus: Thing | None, brush: Brush,
    text: Callable[[Thing], str], sign: Callable[[Thing], str],
) -> None:  # fmt: skip
    """Every button, the panel with its answers and badges, and the frames of light.

    `text` is what a target says, `sign` the SVG source of what it shows besides, or "".
    """
    for box in panels(targets, brush.unit):
        brush.panel(screen, box)
    for target in targets:
        lit = target.what == focus
        match target.look:
            case Look.BUTTON | Look.ANSWER:
                drawn = sign_of(target.what, target.box.height, sign, brush)
                paint_button(screen, target.box, text(target.what), brush, lit, target.open, drawn)
            case Look.BADGE:
                _paint_badge(screen, target, sign(target.what), lit, brush)
            case Look.RIM if target.open:
                brush.rim(screen, target.box)


def _paint_badge(screen: Surface, target: Target, source: str, lit: bool, brush: Brush) -> None:
    """A sign that grows where it is pointed at; one that cannot be chosen is faint."""
    grown = brush.px(GROWN) if lit else 0
    box = target.box.inflate(grown, grown)
    badge = picture(source, box.size)
    if not target.open:
        badge = badge.copy()
        badge.set_alpha(60)
    screen.blit(badge, box)


def sign_of(
    thing: Thing, high: int, sign: Callable[[Thing], str], brush: Brush
) -> Surface | None:
    """What is drawn on a button so high besides its words: a player's emblem, or the game's."""
    source = sign(thing)
    if source:
        side = high - brush.px(6)
        return picture(source, (side, side))
    if thing.kind == "seat":
        seat = theme.SEAT_COLOURS[brush.seated[int(thing.value)].colour]
        ink = theme.mix(seat.rgb, theme.INK, 0.6)
        return emblem(seat.emblem, round((high - brush.px(6)) * 0.8), ink)
    return None


def paint_button(
    screen: Surface, box: Rect, text: str, brush: Brush, lit: bool = False, enabled: bool = True,
    sign: Surface | None = None,
) -> None:  # fmt: skip
    """A brass button; one that is not `enabled` is dull. A `sign` stands before the text."""
    fill = theme.BRASS_LIGHT if lit else theme.BRASS
    if not enabled:
        fill = theme.mix(theme.BRASS_DARK, theme.SHADOW, 0.3)
    corner = brush.px(10)
    pygame.draw.rect(screen, theme.SHADOW, box.move(0, brush.px(4)), border_radius=corner)
    pygame.draw.rect(screen, fill, box, border_radius=corner)
    written = box.inflate(-brush.px(20), -brush.px(8))
    if sign is not None:
        place = sign.get_rect(midleft=(box.left + brush.px(6), box.centery))
        written.width -= place.right + brush.px(6) - written.left
        written.left = place.right + brush.px(6)
        screen.blit(sign, put(place, box, brush.lettering))
    ink = theme.INK if enabled else theme.PAPER
    brush.write(screen, text, written, 20, ink, within=box)
