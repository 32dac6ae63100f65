"""Where the answers to a question stand that do not lie on the table, and how they are drawn.

Layouts are pure: from answers of a prompt and a place to targets. A button says its answer's
label; a badge shows its sign alone, and says its label where all that is pointed at is told.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from art import theme
from art.grid import put
from art.paint import picture
from art.text import emblem
from game.cards import Seat
from game.prompts import Answer
from scenes.table.buttons import Shown
from scenes.table.hand.brush import Brush
from scenes.table.panels import paint_button
from scenes.table.targets import Look, Target

# Width and height in units.
Units: TypeAlias = tuple[float, float]

# Units: the room of a panel and the space between two answers; an answer's size; a badge's.
PANEL, GAP, ANSWER = (732, 260), 10, (400, 46)
BADGE, BADGE_GAP = 72, 12
# Answers are rather this part of their height than in one more column, of which there are so
# many at most.
LOW, COLUMNS = 0.8, 4
# How much narrower than its words an answer may be if others stand beside it: in the smallest
# window they are still as large as can be read.
SMALLER = 0.75
# How large what a button says is lettered at most, and the air beside its words and sign (units).
LETTERS, BESIDE = 20, 24
# How far the panel reaches beyond its answers, and how much a badge grows that is pointed at.
EDGE, GROWN = 16, 10
# How thick the frame is of a plate that can be chosen, and of one that is pointed at.
OPEN, CHOSEN = 4, 5
# The question stands in the foot of the panel, which is so wide at least, and as high as a line of
# it needs; so far above the rim it stands, and so far below the answers (units).
ASKED_WIDE, ASKED_HIGH, RIM, UNDER, BELOW = 540, 46, 4, 4, 7
ON_PANEL = (Look.ANSWER, Look.BADGE, Look.ON_PANEL)


# Where they stand


def buttons(answers: Iterable[Answer], boxes: Sequence[Rect]) -> list[Target]:
    """Answers as buttons in these boxes, one after the other."""
    return [
        Target(answer.thing, box, answer.refusal is None, Look.BUTTON)
        for answer, box in zip(answers, boxes, strict=False)
    ]


def on_panel(
    answers: Sequence[Answer],
    middle: tuple[int, int],
    unit: float,
    size: Units = ANSWER,
    look: Look = Look.ANSWER,
    room: Units = PANEL,
) -> list[Target]:
    """Answers on a panel round `middle`, each so many units wide and high."""
    boxes = grid(len(answers), middle, unit, size, room)
    return [
        Target(answer.thing, box, answer.refusal is None, look)
        for answer, box in zip(answers, boxes, strict=True)
    ]


def low(said: Sequence[str], brush: Brush) -> tuple[Units, Units]:
    """The size of answers that say that, each beside a sign, and the lowest room that they fill.

    Side by side they are lettered a little smaller, but no narrower than can be read; several
    fill the room, so that the question below them has as much in letters of any size. Enlarged
    letters make no more rows, for these would lie over the piles.
    """
    wide, printed = (
        max((letters.measure(text, brush.px(LETTERS), "bold")[0] for text in said), default=0)
        / brush.unit + ANSWER[1] + BESIDE
        for letters in (brush.lettering, brush.lettering.printed)
    )  # fmt: skip
    columns = max(1, min(COLUMNS, int((PANEL[0] + GAP) // (printed * SMALLER + GAP))))
    rows = -(-len(said) // columns)
    across = PANEL[0] if len(said) > 1 else max(ANSWER[0], min(PANEL[0], wide))
    return (across, ANSWER[1]), (PANEL[0], rows * (ANSWER[1] + GAP) - GAP)


def on_plates(
    answers: Iterable[Answer], plates: Sequence[Rect], kinds: Container[str] = ("seat",)
) -> list[Target]:
    """Players are chosen by their plates, which say all that one weighs."""
    return [
        Target(answer.thing, plates[int(answer.thing.value)], answer.refusal is None, Look.PLATE)
        for answer in answers
        if answer.thing.kind in kinds
    ]


def badges(
    rows: Sequence[Sequence[Answer]],
    middle: tuple[int, int],
    unit: float,
    wide: float = BADGE,
    gap: float = BADGE_GAP,
) -> list[Target]:
    """Answers as signs, row by row, round `middle`."""
    boxes = badge_boxes([len(row) for row in rows if row], middle, unit, wide, gap)
    return [
        Target(answer.thing, box, answer.refusal is None, Look.BADGE)
        for answer, box in zip(chain(*rows), boxes, strict=True)
    ]


def badge_boxes(
    counts: Sequence[int], middle: tuple[int, int], unit: float, wide: float, gap: float
) -> list[Rect]:
    """Where so many signs lie in each row, round `middle`."""
    side, step = round(unit * wide), round(unit * wide) + round(unit * gap)
    top = middle[1] - (len(counts) * step - (step - side)) // 2
    return [
        Rect(middle[0] - (count * step - (step - side)) // 2 + at * step,
             top + number * step, side, side)
        for number, count in enumerate(counts) for at in range(count)
    ]  # fmt: skip


def grid(
    count: int,
    middle: tuple[int, int],
    unit: float,
    size: Units = ANSWER,
    room: Units = PANEL,
) -> list[Rect]:
    """Boxes row by row round `middle`: of that size in units, smaller if they are many."""
    wide, high = size
    most = room[1] + GAP
    columns = next((columns for columns in range(1, COLUMNS)
                    if -(-count // columns) * (high * LOW + GAP) <= most), COLUMNS)  # fmt: skip
    rows = -(-count // columns)
    between = min(GAP, most / max(1, rows) / 6)
    across = round(unit * min(wide, (room[0] + between) / columns - between))
    down, gap = round(unit * min(high, most / max(1, rows) - between)), round(unit * between)
    left = middle[0] - (columns * (across + gap) - gap) // 2
    top = middle[1] - (rows * (down + gap) - gap) // 2
    return [
        Rect(left + at % columns * (across + gap), top + at // columns * (down + gap), across, down)
        for at in range(count)
    ]


def ground(boxes: Sequence[Rect], unit: float) -> Rect:
    """The panel for what lies in these boxes."""
    edge = round(unit * EDGE)
    return boxes[0].unionall(list(boxes[1:])).inflate(edge, edge)


def panels(targets: Iterable[Target], foot: Rect, unit: float) -> list[Rect]:
    """The panel that lies over the table while something on it is chosen.

    It reaches to the `foot` in which the table speaks: there the question stands.
    """
    boxes = [target.box for target in targets if target.look in ON_PANEL]
    if not boxes:
        return []
    around = ground(boxes, unit)
    wide = max(around.width, min(foot.width, round(unit * ASKED_WIDE)))
    panel = Rect(0, around.top, wide, foot.bottom - around.top)
    panel.centerx = foot.centerx
    return [panel]


def question_on(panel: Rect, foot: Rect, unit: float) -> Rect:
    """Where the question stands on a panel that reaches to that foot."""
    rim, high = round(unit * RIM), round(unit * ASKED_HIGH)
    below = round(unit * BELOW)
    zone = Rect(0, foot.bottom - high, panel.width - 2 * rim, high - below)
    zone.centerx = panel.centerx
    return zone


def over_the_question(targets: Sequence[Target], foot: Rect, unit: float) -> list[Target]:
    """The answers of a panel, moved to where its question stands below them."""
    boxes = lowered([target.box for target in targets], foot, unit)
    return [replace(target, box=box) for target, box in zip(targets, boxes, strict=True)]


def lowered(boxes: Sequence[Rect], foot: Rect, unit: float) -> list[Rect]:
    """The same boxes, moved down or up to that foot."""
    lowest = foot.bottom - round(unit * (ASKED_HIGH + UNDER))
    down = lowest - max((box.bottom for box in boxes), default=0)
    return [box.move(0, down) for box in boxes]


# How they look


def paint_ground(
    screen: Surface, grounds: Iterable[Rect], targets: Sequence[Target], brush: Brush
) -> None:
    """The panel below the answers, and the frames of light."""
    for box in grounds:
        brush.panel(screen, box)
    for target in targets:
        if target.look is Look.RIM and target.open:
            brush.rim(screen, target.box)


def paint_plate(screen: Surface, target: Target, lit: bool, brush: Brush) -> None:
    """The frame of a plate that can be chosen."""
    if lit:
        brush.glow(screen, target.box)
    if target.open:
        ink, units = (theme.WHITE, CHOSEN) if lit else (theme.BRASS_LIGHT, OPEN)
        pen, round_ = brush.px(units), brush.px(brush.ground.corner + units)
        # It goes round the plate, whatever shape that is cut to.
        pygame.draw.rect(screen, ink, target.box.inflate(2 * pen, 2 * pen), pen, round_)


def shown(
    target: Target, text: str, source: str, lit: bool, brush: Brush, letters: float = LETTERS
) -> Shown | None:
    """A target that is a button, an answer or a badge; None: it is none of these.

    `text` is what it says, `source` the SVG source of what it shows besides, or "". An answer
    is lettered as large as `letters` says (units).
    """
    match target.look:
        case Look.BUTTON:
            return _face(target, text, source, lit).at(target.box, brush)
        case Look.ANSWER:
            face = _face(target, text, source, lit)
            return replace(face, letters=letters).at(target.box, brush)
        case Look.BADGE:
            facts = (source, lit, target.open, brush)
            return Shown(target.box, lambda screen, box: _paint_badge(screen, box, *facts), facts)
    return None


def letters(answers: Iterable[tuple[Target, str, str]], brush: Brush) -> float:
    """How large all answers of a panel can be lettered, by what each says and shows (units)."""
    fitting = (
        _face(target, text, source).fits(target.box, brush) for target, text, source in answers
    )
    return min(fitting, default=LETTERS)


def _face(target: Target, text: str, source: str, lit: bool = False) -> Face:
    seat = int(target.what.value) if target.what.kind == "seat" else None
    return Face(text, lit, target.open, source, seat)


def _paint_badge(
    screen: Surface, box: Rect, source: str, lit: bool, is_open: bool, brush: Brush
) -> None:
    """A sign that grows where it is pointed at; one that cannot be chosen is faint."""
    grown = brush.px(GROWN) if lit else 0
    box = box.inflate(grown, grown)
    badge = picture(source, box.size)
    if not is_open:
        badge = badge.copy()
        badge.set_alpha(60)
    screen.blit(badge, box)


@dataclass(frozen=True, slots=True)
class Face:
    """What a button in the colour of the game says; one that is not `open` is dull.

    Before its words it has a sign from the SVG `source`, or the emblem of a `seat`.
    """

    text: str
    lit: bool = False
    open: bool = True
    source: str = ""
    seat: Seat | None = None
    letters: float = LETTERS

    def at(self, box: Rect, brush: Brush) -> Shown:
        """The same as a button in a box."""
        return Shown(box, partial(self.paint, brush=brush), (self, brush))

    def fits(self, box: Rect, brush: Brush) -> float:
        """How large it can be lettered in a box (units)."""
        _, room = self._parts(box, brush)
        fitting = brush.lettering.fit_into(self.text, brush.px(LETTERS), room.size, "bold")
        return fitting / brush.unit

    def paint(self, screen: Surface, box: Rect, brush: Brush) -> None:
        ink = paint_button(screen, box, brush.ground, brush.unit, self.lit, self.open)
        sign, written = self._parts(box, brush)
        if sign is not None:
            place = sign.get_rect(midleft=(box.left + brush.px(5), box.centery))
            screen.blit(sign, put(place, box, brush.lettering))
        brush.write(screen, self.text, written, self.letters, ink, within=box)

    def _parts(self, box: Rect, brush: Brush) -> tuple[Surface | None, Rect]:
        """Its sign, and where its words stand."""
        written, sign = box.inflate(-brush.px(10), -brush.px(8)), self._sign(box.height, brush)
        if sign is not None:
            left = box.left + brush.px(5) + sign.get_width() + brush.px(3)
            written.width -= left - written.left
            written.left = left
        return sign, written

    def _sign(self, high: int, brush: Brush) -> Surface | None:
        side = high - brush.px(10)
        if self.source:
            return picture(self.source, (side, side))
        if self.seat is None:
            return None
        seat = theme.SEAT_COLOURS[brush.seated[self.seat].colour]
        return emblem(seat.emblem, round(side * 0.8), theme.mix(seat.rgb, theme.INK, 0.6))
