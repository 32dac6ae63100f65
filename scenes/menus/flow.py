"""Text with bold words and pictures, flowed into sheets that fit a box at any size of letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from pygame import Rect, Surface

from art import theme
from art.bidi import in_order
from art.brush import Brush
from art.parting import is_gap, parted
from art.text import Face
from art.theme import RGB, mix
from scenes.words.pages import Block, Picture, Run

TEXT, HEAD, CAPTION = 19, 25, 16
HEAD_AIR, TEXT_AIR, ITEM_AIR, PICTURE_AIR = 12, 9, 4, 12
# A paragraph of up to so many lines is not parted.
WHOLE = 6
# A head and what follows stay together if that takes no more than this part of a sheet.
UNDER_A_HEAD = 0.84
INDENT, BESIDE = 26, 22
# How wide a picture's column is at least, and the air between two columns.
COLUMN, CARD_GAP = 165, 10
# How high pictures are, in units: in a row, one alone, and beside text.
ROW_HIGH, ALONE_HIGH, BESIDE_HIGH = 96, 200, 96
MARKED: RGB = mix(theme.PAPER, theme.BRASS, 0.75)

# Cards or a figure by their names, so high in pixels.
Pictures = Callable[[tuple[str, ...], int], Surface]


@dataclass(frozen=True, slots=True)
class Piece:
    """Something at a place on a sheet; `mark` is the ground of words that were searched for."""

    picture: Surface
    at: tuple[int, int]
    mark: Rect | None = None


# A line of text and how high it is.
Line: TypeAlias = tuple[tuple[Piece, ...], int]


@dataclass(frozen=True, slots=True)
class Strip:
    """What must stay together from top to bottom: a line, or a row of pictures.

    `air` comes before it unless it is the first on its sheet; a `head` is never the last.
    """

    block: int
    high: int
    air: int
    pieces: tuple[Piece, ...]
    head: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Strips that fit into the box, each with its top edge."""

    strips: tuple[tuple[int, Strip], ...]

    @property
    def blocks(self) -> frozenset[int]:
        """The blocks that are, at least in part, on this sheet."""
        return frozenset(strip.block for _, strip in self.strips)

    def paint(self, screen: Surface, corner: tuple[int, int], brush: Brush) -> None:
        """Draw it with its upper left corner there."""
        for top, strip in self.strips:
            for piece in strip.pieces:
                x, y = corner[0] + piece.at[0], corner[1] + top + piece.at[1]
                if piece.mark is not None:
                    screen.fill(MARKED, piece.mark.move(x, y))
                screen.blit(piece.picture, (x, y))


class Flow:
    """Lays blocks out for sheets of one size; `marked` are folded words to be marked."""

    def __init__(
        self, brush: Brush, size: tuple[int, int], pictures: Pictures, marked: Sequence[str] = ()
    ) -> None:
        self.brush = brush
        self.px = brush.grid.px
        self.wide, self.high = size
        self.pictures = pictures
        self.marked = tuple(marked)

    def sheets(self, blocks: Sequence[Block]) -> list[Sheet]:
        """The blocks on as few sheets as they need, at least one."""
        strips = [
            self._as_read(strip)
            for at, block in enumerate(blocks)
            for strip in self.strips(at, block)
        ]
        sheets: list[Sheet] = []
        placed: list[tuple[int, Strip]] = []
        y = 0
        for number, strip in enumerate(strips):
            top = y + (strip.air if placed else 0)
            needed = top + strip.high
            if strip.head and number + 1 < len(strips):
                needed += strips[number + 1].air + strips[number + 1].high
            if placed and needed > self.high:
                sheets.append(Sheet(tuple(placed)))
                placed, top = [], 0
            placed.append((top, strip))
            y = top + strip.high
        return [*sheets, Sheet(tuple(placed))]

    def _as_read(self, strip: Strip) -> Strip:
        """The strip as it is, or begun at the right where one reads so."""
        if not self.brush.lettering.rtl:
            return strip
        return replace(strip, pieces=tuple(
            replace(piece, at=(self.wide - piece.at[0] - piece.picture.get_width(), piece.at[1]))
            for piece in strip.pieces
        ))  # fmt: skip

    def strips(self, at: int, block: Block) -> Iterator[Strip]:
        """A block as strips from top to bottom."""
        if block.pictures and not block.runs:
            yield from self._row(at, block.pictures)
        elif block.pictures:
            yield self._beside(at, block)
        elif block.kind == "head":
            size, air = self.px(HEAD), self.px(HEAD_AIR)
            for line, high in self._lines(block.runs, size, self.wide, "title", theme.INK):
                yield Strip(at, high, air, line, head=True)
                air = 0
        else:
            yield from self._text(at, block)

    # Words

    def _text(self, at: int, block: Block) -> Iterator[Strip]:
        item = block.kind == "item"
        indent = self.px(INDENT) if item else 0
        air = self.px(ITEM_AIR if item else TEXT_AIR)
        size = self.px(TEXT)
        lines = self._lines(block.runs, size, self.wide - indent, "text", theme.INK)
        most = WHOLE if len(lines) <= WHOLE else 1
        for first in range(0, len(lines), most):
            pieces, whole = self._stacked(lines[first : first + most], indent)
            if item and first == 0:
                dot = self.brush.line("•", TEXT, theme.BRASS_DARK, "bold")
                pieces.append(Piece(dot, (indent // 4, 0)))
            yield Strip(at, whole, air if first == 0 else 0, tuple(pieces))

    def _stacked(self, lines: Sequence[Line], x: int, y: int = 0) -> tuple[list[Piece], int]:
        """The pieces of lines one below the other from `y`, and where they end."""
        pieces: list[Piece] = []
        for line, high in lines:
            pieces += [_moved(piece, x, y) for piece in line]
            y += high
        return pieces, y

    def _lines(
        self, runs: Sequence[Run], size: float, wide: int, face: Face, colour: RGB
    ) -> list[Line]:
        """Runs broken into lines no wider than that: the pieces and the height of each."""
        words = _words(runs, face)
        longest = max((word for word, _ in words), key=len, default="")
        size = self.brush.lettering.fit(longest, size, wide, "bold" if face == "text" else face)
        lettering = self.brush.lettering
        gap = lettering.measure("n n", size)[0] - lettering.measure("nn", size)[0]
        lines: list[list[tuple[str, Face]]] = [[]]
        x = high = 0
        for word, kind in words:
            drawn = lettering.line(word, size, self.brush.ink(colour), kind)
            high = max(high, drawn.get_height())
            if lines[-1] and x + drawn.get_width() > wide:
                lines.append([])
                x = 0
            lines[-1].append((word, kind))
            x += drawn.get_width() + gap
        return [(self._placed(line, size, colour, gap), high) for line in lines]

    def _placed(
        self, line: Sequence[tuple[str, Face]], size: float, colour: RGB, gap: int
    ) -> tuple[Piece, ...]:
        """Words side by side from where one begins to read; some may run the other way."""
        lettering, placed, x = self.brush.lettering, list[Piece](), 0
        for number, text in self._from_the_beginning([word for word, _ in line]):
            if number is None:
                x += gap
                continue
            word, kind = line[number]
            drawn = lettering.line(text, size, self.brush.ink(colour), kind)
            mark = Rect((0, 0), drawn.get_size()) if self._is_marked(word) else None
            placed.append(Piece(drawn, (x, 0), mark))
            x += drawn.get_width()
        return tuple(placed)

    def _from_the_beginning(self, words: Sequence[str]) -> list[tuple[int | None, str]]:
        """Words or parts of them with their numbers, and gaps, from where one begins to read."""
        if self.brush.lettering.rtl:
            return in_order(words)[::-1]
        each: list[tuple[int | None, str]] = []
        for number, word in enumerate(words):
            each += [(None, ""), (number, word)] if number else [(number, word)]
        return each

    def _is_marked(self, word: str) -> bool:
        folded = word.casefold()
        return any(asked in folded for asked in self.marked)

    # Pictures

    def _beside(self, at: int, block: Block) -> Strip:
        """A picture on the left, and the text in the middle of what is right of it.

        Letters are made smaller until there is room for a head above them.
        """
        shown = self.pictures(block.pictures[0].shown, self.px(BESIDE_HIGH))
        left, size = shown.get_width() + self.px(BESIDE), self.px(TEXT)
        while True:
            lines = self._lines(block.runs, size, self.wide - left, "text", theme.INK)
            tall = sum(high for _, high in lines)
            if tall <= self.high * UNDER_A_HEAD or size == 1:
                break
            size -= 1
        whole = max(tall, shown.get_height())
        pieces, _ = self._stacked(lines, left, (whole - tall) // 2)
        pieces.append(Piece(shown, (0, (whole - shown.get_height()) // 2)))
        return Strip(at, whole, self.px(PICTURE_AIR), tuple(pieces))

    def _row(self, at: int, pictures: Sequence[Picture]) -> Iterator[Strip]:
        """Pictures with their captions, as many in a row as there is room for."""
        alone = len(pictures) == len(pictures[0].shown) == 1
        high = self.px(ALONE_HIGH if alone else ROW_HIGH)
        shown = [self.pictures(picture.shown, high) for picture in pictures]
        least = max(self.px(COLUMN), *(one.get_width() + self.px(CARD_GAP) for one in shown))
        across = min(len(pictures), max(1, self.wide // least))
        for first in range(0, len(pictures), across):
            part = list(zip(pictures, shown, strict=True))[first : first + across]
            yield self._columns(at, part, min(self.wide // across, 2 * least))

    def _columns(self, at: int, part: Sequence[tuple[Picture, Surface]], column: int) -> Strip:
        pieces: list[Piece] = []
        whole = 0
        tallest = max(shown.get_height() for _, shown in part)
        for number, (picture, shown) in enumerate(part):
            left = number * column
            pieces.append(Piece(shown, (left + (column - shown.get_width()) // 2, 0)))
            y = tallest + self.px(4)
            room = column - self.px(CARD_GAP)
            runs = (Run(picture.caption),) if picture.caption else ()
            size = self.px(CAPTION)
            for line, high in self._lines(runs, size, room, "text", theme.INK_SOFT):
                if not line:
                    continue
                free = room - (line[-1].at[0] + line[-1].picture.get_width())
                pieces += [
                    _moved(piece, left + self.px(CARD_GAP) // 2 + free // 2, y) for piece in line
                ]
                y += high
            whole = max(whole, y)
        return Strip(at, whole, self.px(PICTURE_AIR), tuple(pieces))


def _words(runs: Sequence[Run], face: Face) -> list[tuple[str, Face]]:
    """Words with their typeface; what follows bold words without a gap stays with them."""
    words: list[tuple[str, Face]] = []
    gap = True
    for run in runs:
        kind: Face = "bold" if run.bold and face == "text" else face
        parts = parted(run.text)
        if parts and not gap and not is_gap(run.text[0]) and words:
            last, was = words.pop()
            words.append((last + parts.pop(0), was))
        words += [(part, kind) for part in parts]
        gap = not run.text or is_gap(run.text[-1])
    return words


def _moved(piece: Piece, x: int, y: int = 0) -> Piece:
    return Piece(piece.picture, (piece.at[0] + x, piece.at[1] + y), piece.mark)
