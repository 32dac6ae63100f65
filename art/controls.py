"""What the controls of menus look like: buttons, rows with something to set, lines to type in.

Whatever reacts to a pointer or a key knows what it is at this moment (`Control`); here it is
painted, and measured for the words that have to stand in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from art.brush import Brush, dulled, lit
from art.grid import mirrored
from art.icons import icon
from art.looks import BRASS, KNOB, Look
from art.theme import RGB, mix

LIFT = 3
# Air beside a label, above and below a value, how high a switch is, and how much smaller help is.
LABEL_AIR, FIELD_AIR, TRACK, HELP = 10, 24, 30, 0.84
# A switch is so much wider than it is high.
SWITCH = 1.9
# The knob of a slider, and how much of its field lies before the line and is the line.
KNOB_WIDE, SLIDER_EDGE, SLIDER_LINE = 24, 0.05, 0.58
# Arrows beside a value, as parts of the size of its letters.
ARROW, DOWN = 1.05, 0.85


@dataclass(frozen=True, slots=True)
class Control:
    """A control at one moment: where it lies on its picture, and how it is seen there.

    `raised` goes from 0 to 1 while it is hovered or focused; what is `marked` wears a dot.
    """

    spot: Rect
    look: Look
    size: float
    corner: float
    enabled: bool
    held: bool
    raised: float
    marked: bool
    rtl: bool

    def lit(self, share: float, look: Look | None = None) -> Look:
        """A look in so much more light once it is raised, or the look of what cannot be used."""
        look = look or self.look
        return lit(look, share * self.raised) if self.enabled else dulled(look)

    def place(self, brush: Brush) -> Rect:
        """Where it is drawn: higher than it lies when it is raised, lower when it is held."""
        return self.spot.move(0, rise(brush, self.raised, self.held))


@dataclass(frozen=True, slots=True)
class Label:
    """What stands before something to set, and below that what it does."""

    words: str
    help: str


def rise(brush: Brush, raised: float, held: bool) -> int:
    """How far down from its place a control is drawn (px)."""
    return round((LIFT / 2 if held else -LIFT * raised) * brush.grid.unit)


def end_part(box: Rect, wide: int, rtl: bool) -> Rect:
    """The last `wide` pixels of a box, as one reads."""
    part = Rect(box.right - wide, box.top, wide, box.height)
    return mirrored(part, box) if rtl else part


# Buttons


def paint_button(screen: Surface, brush: Brush, control: Control, words: str, sign: str) -> None:
    """A slab with words, a small picture, or both."""
    place, look, size = control.place(brush), control.lit(0.16), control.size
    if control.enabled:
        depth = 4 + 5 * round(control.raised, 1)
        brush.shade(screen, control.spot, depth, control.corner)
    brush.slab(screen, place, look, control.corner)
    room, gap = place.inflate(-brush.grid.px(20), 0), brush.grid.px(8)
    if not sign:
        brush.write(screen, words, room, size, look.ink, "bold", "center")
        return
    drawn = brush.grid.px(size * 1.25)
    parts = [icon(sign, drawn, look.ink, control.rtl)]
    if words:
        left = room.w - drawn - gap
        parts.append(brush.line(words, size, look.ink, "bold", left, room.h))
    screen.blits(list(zip(parts, brush.row(room, parts, gap), strict=True)))


# Rows


def label_high(brush: Brush, label: Label, size: float, room: int) -> int:
    """How high a label is in lines `room` pixels wide."""
    lettering, px, high = brush.lettering, brush.grid.px, 0
    for words, units in ((label.words, size), (label.help, size * HELP)):
        if words:
            lines = lettering.wrap(words, px(units), max(1, room))
            high += len(lines) * lettering.measure(words, px(units))[1]
    return high


def paint_label(
    screen: Surface, brush: Brush, control: Control, label: Label, wide: int, ink: RGB
) -> None:
    """The words before a part that is `wide` pixels wide, and the dot before them."""
    px, spot = brush.grid.px, control.spot
    room = brush.grid.part(spot, px(LABEL_AIR), spot.width - wide - 2 * px(LABEL_AIR))
    if label.help:
        _paint_help(screen, brush, control, label, room, ink)
    else:
        brush.write(screen, label.words, room, control.size, ink)
    if control.marked:
        dot = Rect(0, 0, px(9), px(9))
        dot.center = brush.grid.part(spot, px(2), 1).center
        brush.slab(screen, dot, BRASS, 5)


def _paint_help(
    screen: Surface, brush: Brush, control: Control, label: Label, room: Rect, ink: RGB
) -> None:
    # What cannot be used is faint enough by itself.
    soft = mix(ink, control.look.bottom, 0.25) if control.enabled else ink
    lettering = brush.lettering
    size, small = brush.grid.px(control.size), brush.grid.px(control.size * HELP)
    name = lettering.paragraph(label.words, size, brush.ink(ink), room.width)
    means = lettering.paragraph(label.help, small, brush.ink(soft), room.width)
    top = room.centery - (name.get_height() + means.get_height()) // 2
    for words in (name, means):
        place = brush.grid.part(room, 0, words.get_width())
        screen.blit(words, (place.left, top))
        top += words.get_height()


def value_high(brush: Brush, names: Sequence[str], size: float, wide: int) -> int:
    """How high a field `wide` pixels wide is for the longest name it may have to show."""
    lettering, room = brush.lettering, max(1, wide - 2 * _value_edge(brush, size))
    px = brush.grid.px(size)
    lines = max(len(lettering.wrap(name, px, room, "bold")) for name in names)
    return lines * lettering.measure("", px, "bold")[1] + brush.grid.px(FIELD_AIR)


def _value_edge(brush: Brush, size: float) -> int:
    """How far from either end of its field a value is written (px)."""
    return brush.grid.px(size * ARROW) + brush.grid.px(6)


def paint_value(
    screen: Surface, brush: Brush, control: Control, field: Rect, name: str, lists: bool
) -> None:
    """A value between two arrows, or before one that says that it `lists` all there are."""
    look = control.lit(0.35)
    brush.slab(screen, field, look, control.corner)
    if control.enabled:
        colour = mix(look.ink, look.bottom, 0.25 * (1 - control.raised))
        arrow, pad = brush.grid.px(control.size * ARROW), brush.grid.px(4)
        if lists:
            arrow, pad = brush.grid.px(control.size * DOWN), brush.grid.px(8)
            part = end_part(field.inflate(-2 * pad, 0), arrow, control.rtl)
            down = icon("down", arrow, colour)
            screen.blit(down, down.get_rect(center=part.center))
        else:
            left, right = icon("left", arrow, colour), icon("right", arrow, colour)
            screen.blit(left, left.get_rect(midleft=(field.left + pad, field.centery)))
            screen.blit(right, right.get_rect(midright=(field.right - pad, field.centery)))
    room = field.inflate(-2 * _value_edge(brush, control.size), 0)
    brush.write(screen, name, room, control.size, look.ink, "bold", "center")


def slider_line(field: Rect, rtl: bool) -> Rect:
    """The line in a field: what is left of it before the name of the value."""
    edge = round(field.width * SLIDER_EDGE)
    part = Rect(field.left + edge, field.top, round(field.width * SLIDER_LINE), field.height)
    return mirrored(part, field) if rtl else part


def paint_slider(
    screen: Surface, brush: Brush, control: Control, field: Rect, share: float, name: str
) -> None:
    """A knob on a line, so far along it, and the name of the value it stands for."""
    line, px = slider_line(field, control.rtl), brush.grid.px
    groove = Rect(0, 0, line.width, px(8)).move_to(center=line.center)
    brush.slab(screen, groove, control.lit(0), 4)
    knob = Rect(0, 0, px(KNOB_WIDE), px(KNOB_WIDE))
    knob.center = (groove.left + round(groove.width * share), groove.centery)
    done = Rect(groove.left, groove.top, max(1, knob.centerx - groove.left), groove.height)
    if control.rtl:
        knob, done = mirrored(knob, groove), mirrored(done, groove)
    ink = control.lit(0).ink
    brush.slab(screen, done, control.lit(0.2, BRASS) if control.enabled else control.lit(0), 4)
    knobs = control.lit(0.5, KNOB) if control.enabled else control.lit(0)
    brush.slab(screen, knob, knobs, KNOB_WIDE)
    room = brush.grid.rest(field, line, px(KNOB_WIDE / 2))
    brush.write(screen, name, room, control.size, ink, "bold", "right")


def switch_wide(brush: Brush) -> int:
    """How wide a switch is in a row (px)."""
    return round(brush.grid.px(TRACK) * SWITCH)


def paint_switch(screen: Surface, brush: Brush, control: Control, label: Label, on: bool) -> None:
    """A label, and at the end of the row a knob on either side of its track."""
    air, spot = brush.grid.px(6), control.spot
    tall = min(spot.height - air, brush.grid.px(TRACK))
    track = Rect(0, 0, round(tall * SWITCH), tall)
    track.center = end_part(spot, track.width, control.rtl).center
    paint_label(screen, brush, control, label, track.width, control.lit(0).ink)
    lies_on = BRASS if on and control.enabled else control.look
    brush.slab(screen, track, control.lit(0.25, lies_on), 15)
    knob = Rect(0, 0, tall - air, tall - air)
    side = track.right - tall // 2 if on != control.rtl else track.left + tall // 2
    knob.center = (side, track.centery)
    brush.slab(screen, knob, control.lit(0, KNOB), 15)


def paint_progress(screen: Surface, brush: Brush, control: Control, done: int) -> None:
    """A groove that is full for its first `done` pixels, as one reads."""
    brush.slab(screen, control.spot, control.look, control.corner)
    if done:
        brush.slab(screen, brush.grid.part(control.spot, 0, done), BRASS, control.corner)


# Lines to type in


def paint_line(
    screen: Surface, brush: Brush, control: Control, label: str, text: str | None
) -> None:
    """A field with what was typed into it; None while somebody types."""
    look, size = lit(control.look, 0.35 * control.raised), control.size
    brush.slab(screen, control.spot, look, control.corner)
    if text is None:
        return
    room = control.spot.inflate(-brush.grid.px(20), 0)
    if label:
        half = brush.grid.part(room, 0, room.width // 2)
        soft = mix(look.ink, look.bottom, 0.2)
        said = brush.write(screen, label, half, size * 0.85, soft)
        room = brush.grid.rest(room, said, brush.grid.px(8))
    brush.write(screen, text, room, size, look.ink, "bold")
