"""The veto board and, when all lines are closed, the law of the round that it has brought."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.cards import letter_plate
from art.faces.nyet.board import Plan, board
from art.faces.nyet.board import plan as board_plan
from art.faces.nyet.inks import WORLD
from art.faces.nyet.stamps import barred_svg, kept_svg, token_svg
from art.faces.nyet.symbols import symbol_svg
from art.grid import put
from art.grounds import ground_of
from art.paint import picture
from game.cards import NOBODY
from game.nyet.board import (
    BOX,
    BOX_WORDS,
    CHARACTERS,
    DISCARD,
    FIRST,
    LINE_WORDS,
    LINES,
    Box,
    Terms,
    Token,
    line_of,
    open_boxes,
)
from game.nyet.cards import COLOUR_WORDS, LETTERS, NONE
from game.nyet.naming import box_name
from game.nyet.view import NyetView
from scenes.controllers.nyet.places import Places
from scenes.table.hand.brush import Brush
from scenes.table.pieces import Piece

# Units: where the middle of a symbol of the law is, and how much of the panel is beside its words.
SYMBOLS_AT, BESIDE = 34, 8


@dataclass(frozen=True, slots=True)
class LawLine:
    """A line of the law: its part of the panel, and in units how large its symbol is, where its
    words begin, and how large these are.
    """

    part: float
    symbol: float
    words_at: float
    large: float


# What decides every trick is seen at a glance.
NOTED, DECIDES = LawLine(0.17, 30, 54, 17), LawLine(0.22, 50, 68, 23)
LAW = {line: NOTED if line in (FIRST, DISCARD) else DECIDES for line in LINES}


def plan(view: NyetView, places: Places, rtl: bool) -> Plan:
    """Where lines and boxes of the board are on the screen."""
    found = board_plan(places.board.size, view.options.no_trump, rtl)
    move = places.board.topleft
    return Plan(
        found.size,
        tuple(box.move(move) for box in found.signs),
        tuple(box.move(move) for box in found.heads),
        {number: box.move(move) for number, box in found.boxes.items()},
    )


def last_open(view: NyetView, line: int) -> Box:
    """The one box of that line that is open still, or -1 if several are."""
    left = open_boxes(line, view.covered, view.options.no_trump)
    return left[0] if len(left) == 1 else NOBODY


def board_or_law(view: NyetView, ringing: Box, places: Places, brush: Brush) -> list[Piece]:
    """The board while vetoes are placed, then the law of the round; `ringing`: see `_rings`."""
    if view.phase == "vetoes":
        look = (view.tokens, view.covered, view.characters, ringing)
        area = places.board.inflate(brush.px(30), brush.px(30))
        draw = partial(_board, view=view, ringing=ringing, places=places, brush=brush)
        return [Piece(area, look, draw)]
    if view.terms is not None:
        draw = partial(paint_law, view=view, terms=view.terms, places=places, brush=brush)
        return [Piece(places.terms, (view.terms, view.characters), draw)]
    return []


# The board


def _board(layer: Surface, view: NyetView, ringing: Box, places: Places, brush: Brush) -> None:
    rtl = brush.lettering.rtl
    layer.blit(board(places.board.size, view.options.no_trump, rtl), places.board)
    found = plan(view, places, rtl)
    for line in LINES:
        text, head = brush.words(f"nyet-line-{LINE_WORDS[line]}"), found.heads[line]
        brush.write(layer, text, head, 20, align="start", within=head)
    for box, spot in found.boxes.items():
        if line_of(box) == FIRST and box not in view.characters:
            layer.blit(picture(barred_svg(), spot.size), spot)
        if brush.marks:
            _letter(layer, box, spot, brush)
    for token in view.tokens:
        spot = found.boxes[token.box]
        drawn = stamp(view, token, spot)
        layer.blit(drawn, drawn.get_rect(center=spot.center))
    _rings(layer, view, ringing, found)


def _letter(layer: Surface, box: Box, spot: Rect, brush: Brush) -> None:
    """The letter of the colour on a box that stands for one."""
    colour = BOX_WORDS[box].partition("-")[2]
    if colour in COLOUR_WORDS:
        letter, size = LETTERS[COLOUR_WORDS.index(colour)], max(12, round(spot.height * 0.28))
        drawn = letter_plate(brush.lettering.printed, letter, size, WORLD)
        layer.blit(drawn, drawn.get_rect(bottomleft=spot.bottomleft))


def _rings(layer: Surface, view: NyetView, ringing: Box, found: Plan) -> None:
    """Round the last open box of each line; that round `ringing` is still coming down."""
    for line in LINES:
        box = last_open(view, line)
        if box not in (NOBODY, ringing):
            drawn = ring(found.boxes[box])
            layer.blit(drawn, drawn.get_rect(center=found.boxes[box].center))


def stamp(view: NyetView, token: Token, spot: Rect) -> Surface:
    """A token as it lies on its box: of its animal, or of nobody (O-5)."""
    character = None if token.seat == NOBODY else CHARACTERS[view.characters[token.seat]]
    return picture(token_svg(character, token.box % 3), spot.size)


def ring(spot: Rect) -> Surface:
    """The mark round the last open box of a line."""
    return picture(kept_svg(), spot.inflate(10, 10).size)


# The law of the round


def paint_law(layer: Surface, view: NyetView, terms: Terms, places: Places, brush: Brush) -> None:
    """A symbol, a title and what it says for every line; readable as long as it holds."""
    rect = places.terms
    body = ground_of(brush.ground, rect.size, brush.unit, theme.BRASS_DARK, 1)
    area = body.get_rect()
    for (line, row), box in zip(law_rows(area).items(), _kept(view, terms), strict=True):
        law = LAW[line]
        middle, side = row.centery, brush.px(law.symbol)
        spot = put(
            Rect(0, 0, side, side).move_to(center=(brush.px(SYMBOLS_AT), middle)),
            area,
            brush.lettering,
        )
        pygame.draw.rect(body, theme.PAPER, spot, border_radius=brush.px(6))
        body.blit(picture(symbol_svg(box), spot.size), spot)
        left, high = brush.px(law.words_at), brush.px(law.large)
        room = Rect(left, 0, rect.width - left - brush.px(BESIDE), brush.px(12))
        room.centery = middle - brush.px(law.large / 2)
        title = brush.words(f"nyet-line-{LINE_WORDS[line]}")
        brush.write(body, title, room, 12, theme.PAPER_DIM, "text", "start", area)
        room.height = high
        room.centery = middle + brush.px(7)
        says = brush.seated[terms.first].name if line == FIRST else brush.say(box_name(box))
        brush.write(body, says, room, law.large + 1, align="start", within=area)
    layer.blit(body, rect)


def law_rows(panel: Rect) -> dict[int, Rect]:
    """Where every line of the law stands on its panel, from the top."""
    rows, top = {}, float(panel.top)
    for line in LINES:
        high = LAW[line].part * panel.height
        rows[line] = Rect(panel.left, round(top), panel.width, round(high))
        top += high
    return rows


def _kept(view: NyetView, terms: Terms) -> tuple[Box, ...]:
    """The boxes that stayed open."""
    character = CHARACTERS[view.characters[terms.first]]
    trump = "none" if terms.trump == NONE else COLOUR_WORDS[terms.trump]
    above = "none" if terms.supertrump == NONE else COLOUR_WORDS[terms.supertrump]
    value = "minus-2" if terms.value == -2 else str(terms.value)
    words = (character, terms.discards, f"trump-{trump}", f"super-{above}", f"points-{value}")
    return tuple(BOX[word] for word in words if word in BOX_WORDS)
