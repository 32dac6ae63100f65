"""The steps of a card as lines of words: what can be chosen lies on the paper like tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from pygame import Rect, Surface

from art import theme
from art.grid import mirrored
from art.looks import BRASS, PAPER, PLATE
from art.text import Face
from art.theme import mix
from game.frantic.composed.card import MOST_STEPS
from scenes.ui.widgets import Button
from scenes.words.saying import begun
from scenes.workshops.frantic.composed_words import Piece, pieces
from scenes.workshops.frantic.controls import stacked
from scenes.workshops.frantic.desk import Desk
from scenes.workshops.frantic.pieces import LOOKS, Word

LARGEST, SMALLEST = 21, 9
# How much wider than its letters a tile is, and what stands between tiles; what lies between two
# lines, and room at both ends.
PAD, AIR, LINE_GAP, BEFORE, AFTER = 24, 9, 5, 54, 108
MOST_LINES = 2

# Pieces side by side, and how wide each is.
Line: TypeAlias = list[tuple[Piece, int]]


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece at its place."""

    piece: Piece
    box: Rect
    units: float


class StepRows:
    """Lays the steps of the card on the bench out on a sheet of paper."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.rows: list[tuple[Rect, list[Laid]]] = []
        # Where they end, and how far the page was rolled up when they were laid out (px).
        self._bottom = self._top = 0

    def bottom(self) -> int:
        """Where the rows end now, in pixels."""
        return self._bottom - self._rolled()

    def _rolled(self) -> int:
        return self.desk.panel.grid.top - self._top

    def add(self, sheet: Rect, high: float) -> None:
        """Put the widgets of all steps on the panel, each so many units high."""
        desk, grid = self.desk, self.desk.panel.grid
        self.rows, self._top = [], grid.top
        for at, part in enumerate(desk.bench.parts):
            row = Rect(
                sheet.left, sheet.top + grid.px(high * at + 8), sheet.width, grid.px(high - 8)
            )
            said = pieces(desk.words, desk.bench.card, part, at > 0)
            if not at:
                said[0] = replace(said[0], words=begun(said[0].words))
            room = grid.part(row, grid.px(BEFORE), row.width - grid.px(BEFORE + AFTER))
            laid = self._flow(said, room)
            self.rows.append((row, laid))
            for one in laid:
                if one.piece.says:
                    self._add_word(at, one)
            self._add_buttons(at, row)
            self._bottom = row.bottom
        if desk.bench.can_add:
            top = sheet.top + grid.px(high * len(desk.bench.parts) + 16)
            row = Rect(sheet.left, top, sheet.width, grid.px(44))
            self._bottom = row.bottom + grid.px(8)
            desk.panel.add(Button(
                key="add", box=grid.part(row, grid.px(BEFORE), grid.px(270)), icon="plus", size=18,
                words=desk.words("frantic-workshop-add"), on_press=self._more,
                hint=desk.words("frantic-workshop-add-hint", count=MOST_STEPS),
            ))  # fmt: skip

    def _add_word(self, at: int, laid: Laid) -> None:
        desk, says = self.desk, laid.piece.says
        desk.panel.add(Word(
            key=f"{says}-{at}", box=laid.box.copy(), words=laid.piece.words, size=laid.units,
            look=LOOKS[says], hint=desk.words(f"frantic-workshop-{says}-hint"),
            on_press=partial(desk.choose, says, at), on_next=partial(desk.next, says, at),
        ))  # fmt: skip

    def _add_buttons(self, at: int, row: Rect) -> None:
        """To take the step away, and to put it before the one above."""
        desk, grid = self.desk, self.desk.panel.grid
        for number, (key, sign, able, act) in enumerate(
            (
                ("sooner", "up", at > 0, partial(desk.bench.sooner, at)),
                ("remove", "bin", desk.bench.can_remove, partial(desk.bench.remove, at)),
            )
        ):
            start = row.width - grid.px(AFTER - 10 - number * 48)
            box = grid.part(row, start, grid.px(42))
            box.height, box.centery = grid.px(42), row.centery
            desk.panel.add(Button(
                key=f"{key}-{at}", box=box, icon=sign, size=17, enabled=able,
                on_press=partial(desk.does, act), hint=desk.words(f"frantic-workshop-{key}-hint"),
            ))  # fmt: skip

    def _more(self) -> None:
        self.desk.does(self.desk.bench.add)

    # Where the words lie

    def _flow(self, said: Sequence[Piece], room: Rect) -> list[Laid]:
        """All pieces in at most two lines, all of one size, as large as they fit.

        In a narrow page there may be three.
        """
        grid, lettering = self.desk.panel.grid, self.desk.panel.brush.lettering
        most = MOST_LINES + (1 if stacked(grid) else 0)
        for units in range(LARGEST, SMALLEST, -1):
            lines = self._lines(said, units, room.width)
            space = room.width - grid.px(PAD), self._line_high(len(lines), room)
            if len(lines) <= most and all(
                lettering.fit_into(piece.words, grid.px(units), space, "bold") == grid.px(units)
                for piece in said
            ):
                break
        return self._placed(lines, units, room)

    def _line_high(self, lines: int, room: Rect) -> int:
        grid = self.desk.panel.grid
        return min(grid.px(40), (room.height - grid.px(LINE_GAP) * (lines - 1)) // lines)

    def _wide(self, piece: Piece, units: float) -> int:
        grid, lettering = self.desk.panel.grid, self.desk.panel.brush.lettering
        face: Face = "bold" if piece.says else "text"
        wide = lettering.measure(piece.words, grid.px(units), face)[0]
        return wide + grid.px(PAD if piece.says else AIR if piece.words.strip() else 1)

    def _lines(self, said: Sequence[Piece], units: float, room: int) -> list[Line]:
        lines: list[Line] = [[]]
        used = 0
        for piece in said:
            wide = self._wide(piece, units)
            if used and used + wide > room:
                lines.append([])
                used = 0
                if not piece.says and not piece.words.strip():
                    continue
            lines[-1].append((piece, wide))
            used += wide
        return lines

    def _placed(self, lines: list[Line], units: float, room: Rect) -> list[Laid]:
        grid = self.desk.panel.grid
        gap = grid.px(LINE_GAP)
        high = self._line_high(len(lines), room)
        top = room.centery - (len(lines) * (high + gap) - gap) // 2
        found = []
        for line in lines:
            x = room.left
            for piece, wide in line:
                box = Rect(x, top, min(wide, room.right - x), high)
                found.append(Laid(piece, mirrored(box, room) if grid.rtl else box, units))
                x += wide
            top += high + gap
        return found

    # The picture

    def paint(self, screen: Surface, sheet: Rect) -> None:
        """The paper, the number of each step, and the words between the tiles."""
        brush, grid = self.desk.panel.brush, self.desk.panel.grid
        brush.shade(screen, sheet, 10, 14)
        brush.slab(screen, sheet, PAPER, 14)
        rule, rolled = mix(theme.PAPER, theme.PAPER_DIM, 0.8), -self._rolled()
        for number, (laid_out, laid) in enumerate(self.rows, 1):
            row = laid_out.move(0, rolled)
            if number > 1:
                line = Rect(row.left + grid.px(16), row.top - grid.px(5), row.width - grid.px(32),
                            grid.px(1))  # fmt: skip
                screen.fill(rule, line)
            disc = grid.part(row, grid.px(12), grid.px(30))
            disc.height, disc.centery = disc.width, row.centery
            brush.slab(screen, disc, PLATE if number % 2 else BRASS, 15)
            ink = theme.PAPER if number % 2 else theme.INK
            brush.write(screen, str(number), disc, 17, ink, "bold", "center")
            for one in laid:
                if not one.piece.says and one.piece.words.strip():
                    brush.write(screen, one.piece.words.strip(), one.box.move(0, rolled), one.units,
                                theme.INK, align="center")  # fmt: skip
