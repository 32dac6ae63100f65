"""What holds now, in the middle of the table: events, rule cards, powers, and what they mean."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.frantic.decks import emblem_svg
from art.faces.frantic.own_cards import Dressed
from art.faces.frantic.trimmings import blockade_svg, seal_svg
from art.grid import put
from art.paint import picture
from art.text import READABLE
from game.frantic.naming import briefly, means, title
from game.frantic.options import Options
from game.frantic.values import Running
from game.frantic.view import FranticView
from scenes.controllers.frantic.lying import ended
from scenes.controllers.frantic.places import Places
from scenes.table.hand.brush import Brush
from scenes.table.pieces import Piece

# So many stand in one row, and none is wider or higher than this (units).
IN_A_ROW, WIDEST, HIGHEST = 4, 300, 108
# So many signs stand one below the other, so far apart that a finger hits each.
IN_A_COLUMN, SIGNS_APART = 4, 10
# A slip so wide has its name beside what it means; one so high has it above; others have none.
BESIDE, ABOVE = 330, 46
# Between slips; the line of a name; how much of a line a name has, and what is beside it.
GAP, HEAD, NAMED, APART = 4, 22, 0.3, 14
# Letters: of a name, of what it means at first, and what that is in full at least.
TITLE, TEXT, LEAST = 16, 16, 12
GROUND, GLOWING = (34, 22, 54, 235), (92, 24, 84, 245)


def slips(
    view: FranticView, places: Places, brush: Brush, asked: bool = False
) -> list[tuple[str, Rect]]:
    """The events, rule cards and powers that hold now, and where each stands.

    The events being carried out stand below all others, or with them in one row if open
    cards lie where the others would be. While something is `asked` there, of each its sign
    stands beside the piles. Once the round has ended nothing holds any more.
    """
    if ended(view):
        return []
    resolving = list(dict.fromkeys(view.resolving))
    others = [
        *(one.event for one in view.lasting),
        *view.rules,
        *(one.power for one in view.running),
    ]
    others = [name for name in dict.fromkeys(others) if name not in resolving]
    if asked:
        return _signs([*resolving, *others], places)
    if view.row or not others:
        return _below([*resolving, *others], view, places, brush)
    area, gap = places.holding.copy(), brush.px(GAP)
    if resolving:
        area.height = places.lasting.top - gap - area.top
    rows = -(-len(others) // IN_A_ROW)
    each = -(-len(others) // rows)
    high = min(brush.px(HIGHEST), area.height // rows - gap)
    top, found = area.bottom - rows * (high + gap) + gap, []
    for at in range(rows):
        line = Rect(area.left, top + at * (high + gap), area.width, high)
        widest = min(brush.px(WIDEST), area.width // each - gap)
        found += _across(others[at * each : (at + 1) * each], line, widest, brush)
    return found + _below(resolving, view, places, brush)


def _signs(names: list[str], places: Places) -> list[tuple[str, Rect]]:
    """One below the other; in two columns, and then closer and smaller, if they are many."""
    area, gap = places.signs, round(SIGNS_APART * places.unit)
    columns = 1 if len(names) <= IN_A_COLUMN else 2
    rows = -(-len(names) // columns)
    step = min(area.width + gap, area.height // max(1, rows))
    side = min(area.width, step - round(GAP * places.unit))
    top = area.centery - (step * (rows - 1) + side) // 2
    return [
        (name, Rect(area.left + at % columns * step, top + at // columns * step, side, side))
        for at, name in enumerate(names)
    ]


def _below(
    names: list[str], view: FranticView, places: Places, brush: Brush
) -> list[tuple[str, Rect]]:
    """In the lowest row; a single one is as wide as what it means, or its name, is long."""
    area = places.lasting
    widest = area.width
    if len(names) == 1:
        named, meant = title(names[0], view.options), means(names[0], view.options)
        words, measure = f"{brush.say(named)} {brush.say(meant)}", brush.lettering.measure
        long = round(measure(brush.say(named), brush.px(TITLE))[0] / NAMED)
        needed = max(measure(words, brush.px(TEXT), "bold")[0], long) + area.height
        widest = max(brush.px(BESIDE) + 1, min(widest, needed + brush.px(12 + APART)))
    return _across(names, area, widest, brush)


def _across(names: list[str], area: Rect, widest: int, brush: Brush) -> list[tuple[str, Rect]]:
    """Side by side in the middle of an area, from where one begins to read."""
    gap = brush.px(GAP)
    wide = min(widest, area.width // max(1, len(names)) - gap)
    left = area.centerx - (wide + gap) * len(names) // 2
    boxes = [
        Rect(left + at * (wide + gap), area.top, wide, area.height) for at in range(len(names))
    ]
    return [(name, put(box, area, brush.lettering)) for name, box in zip(names, boxes, strict=True)]


def slip_pieces(
    view: FranticView, face: Dressed, places: Places, brush: Brush, asked: bool = False
) -> list[Piece]:
    """All of them: the events being carried out glow."""
    running, found = {one.power: _running(one) for one in view.running}, []
    for name, box in slips(view, places, brush, asked):
        source = running.get(name) or face.emblem_svg(name)
        glows = name in view.resolving
        draw = partial(
            _slip, box=box, name=name, source=source, glows=glows, options=view.options, brush=brush
        )
        found.append(Piece(box, (name, source, glows), draw))
    return found


def _slip(
    layer: Surface, box: Rect, name: str, source: str, glows: bool, options: Options, brush: Brush
) -> None:
    """An emblem, its name, and what it means beside it or below it, if there is room."""
    _ground(layer, box, glows, brush)
    beside, named = box.width >= brush.unit * BESIDE, brush.say(title(name, options))
    tall = brush.unit * ABOVE <= box.height and not beside
    head, written = box.inflate(-brush.px(12), -brush.px(6)), None
    if tall:
        head.height = round(min(brush.unit * HEAD, box.height * 0.34))
    if not _is_legible(brush, named, head.width - head.height - brush.px(6)):
        side = min(box.size) - brush.px(6)
        sign = picture(source, (side, side))
        layer.blit(sign, sign.get_rect(center=box.center))
        return
    side, left = head.height, head.left
    head.left, head.width = head.left + side + brush.px(6), head.width - side - brush.px(6)
    room = Rect(box.left + brush.px(8), head.bottom, box.width - brush.px(16),
                box.bottom - brush.px(2) - head.bottom)  # fmt: skip
    if tall:
        written = written_in(name, options, room, brush)
        if written is not None:
            # As much air above the name as below what it means, and between them.
            air = room.height - brush.lettering.high(*written, room.width)
            head.top += air // 3
            room.top += air // 6
    sign = picture(source, (side, side))
    middle = head.centery if written else box.centery
    layer.blit(sign, put(sign.get_rect(midleft=(left, middle)), box, brush.lettering))
    line = Rect(head.left, 0, round(head.width * (NAMED if beside else 1)), side)
    line.centery = middle
    place = brush.write(layer, named, line, TITLE, theme.BRASS_LIGHT, align="start", within=box)
    if beside:
        taken = place.width + brush.px(APART)
        room = Rect(head.left + taken, head.top, head.width - taken, side)
        written = written_in(name, options, room, brush)
    if written is not None:
        text = brush.lettering.paragraph(*written, theme.PAPER, room.width)
        layer.blit(text, put(text.get_rect(midleft=room.midleft), box, brush.lettering))


def _is_legible(brush: Brush, words: str, wide: int) -> bool:
    """Whether one reads them in so much room; else the sign alone stands there."""
    letters = brush.lettering.printed
    return letters.measure(words, READABLE, "bold")[0] <= wide


def _ground(layer: Surface, box: Rect, glows: bool, brush: Brush) -> None:
    ground = Surface(box.size, pygame.SRCALPHA)
    inside, round_off = ground.get_rect(), brush.px(10)
    pygame.draw.rect(ground, GLOWING if glows else GROUND, inside, border_radius=round_off)
    pen = max(1, brush.px(2)) if glows else 1
    pygame.draw.rect(ground, theme.BRASS_LIGHT, inside, pen, round_off)
    layer.blit(ground, box)


def written_in(name: str, options: Options, room: Rect, brush: Brush) -> tuple[str, float] | None:
    """The words that say what it means there, and the size of their letters.

    In full or else in short, as large as there is room; None: there is none to read it in.
    """
    u, letters = brush.unit, brush.lettering
    # Whoever wants large letters rather reads a few words than many small ones.
    full = max(READABLE, int(u * letters.scale * LEAST))
    for said, least in ((means(name, options), full), (briefly(name, options), READABLE)):
        words = brush.say(said)
        size = letters.fit_lines(words, round(u * TEXT), room.size)
        if letters.pixels(size) >= least:
            return words, size
    return None


def _running(running: Running) -> str:
    """The sign of a power effect that lasts."""
    match running.power:
        case "colour_blockade":
            return blockade_svg(running.colour)
        case "special_seal":
            return seal_svg()
    return emblem_svg(running.power)
