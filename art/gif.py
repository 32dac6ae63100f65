"""Moving pictures as GIF, which every mail program and messenger shows.

A picture says only where it differs from the one before. Colours are counted and found by their
16 bits (5, 6 and 5 of red, green and blue), of which 255 are chosen for the whole film.
"""

from __future__ import annotations

import math
import struct
from collections import Counter
from dataclasses import dataclass, field

from pygame import Surface

from art.theme import RGB

COLOURS = 255
# The colour that leaves what was there.
CLEAR = COLOURS
SHORTEST_CS = 2
CODE_BITS, MOST_CODES = 8, 4096

# So many pixels of each 16-bit colour.
Counts = Counter[int]


def pixels(picture: Surface) -> memoryview:
    """The pixels of a picture, 16 bits each."""
    width, height = picture.get_size()
    small = Surface((width, height), depth=16, masks=(0xF800, 0x7E0, 0x1F, 0))
    small.blit(picture, (0, 0))
    raw, pitch = small.get_buffer().raw, small.get_pitch()
    rows = (raw[row * pitch : row * pitch + 2 * width] for row in range(height))
    return memoryview(b"".join(rows)).cast("H")


def _rgb(colour: int) -> RGB:
    red, green, blue = colour >> 11, colour >> 5 & 63, colour & 31
    return red * 255 // 31, green * 255 // 63, blue * 255 // 31


@dataclass(slots=True)
class Palette:
    """The colours of a film, and which of them stands for any other."""

    colours: list[RGB]
    _nearest: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, counted: Counts) -> Palette:
        """The colours that do most justice to those that were counted."""
        boxes = [[(_rgb(colour), weight) for colour, weight in counted.items()]]
        while len(boxes) < COLOURS:
            widest = max(range(len(boxes)), key=lambda number: _worth(boxes[number]))
            if len(boxes[widest]) < 2:
                break
            boxes += _halved(boxes.pop(widest))
        return cls([_middle(box) for box in boxes])

    def drawn(self, picture: memoryview) -> bytes:
        """A picture in these colours, a byte a pixel."""
        for colour in set(picture) - self._nearest.keys():
            self._nearest[colour] = self._find(_rgb(colour))
        return bytes(map(self._nearest.__getitem__, picture))

    def _find(self, colour: RGB) -> int:
        red, green, blue = colour

        def far(number: int) -> int:
            r, g, b = self.colours[number]
            return 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2

        return min(range(len(self.colours)), key=far)


Box = list[tuple[RGB, int]]


def _spread(box: Box) -> tuple[int, int]:
    """How far apart its colours are at most, and in which part of the light."""
    parts = ([colour[part] for colour, _ in box] for part in range(3))
    return max((max(part) - min(part), number) for number, part in enumerate(parts))


def _worth(box: Box) -> float:
    """How much there is to gain by halving it: few far colours count as much as many near ones."""
    return _spread(box)[0] * math.pow(sum(weight for _, weight in box), 0.35)


def _halved(box: Box) -> list[Box]:
    part = _spread(box)[1]
    box.sort(key=lambda one: one[0][part])
    half, so_far = sum(weight**0.5 for _, weight in box) / 2, 0.0
    for number, (_, weight) in enumerate(box[:-1], 1):
        so_far += weight**0.5
        if so_far >= half:
            return [box[:number], box[number:]]
    return [box[:-1], box[-1:]]


def _middle(box: Box) -> RGB:
    whole = sum(weight for _, weight in box)
    red, green, blue = (
        round(sum(colour[part] * weight for colour, weight in box) / whole) for part in range(3)
    )
    return red, green, blue


class Film:
    """A GIF that grows by a picture at a time; all of them have the size of the first."""

    def __init__(self, size: tuple[int, int], palette: Palette) -> None:
        self.size = size
        self.palette = palette
        self._shown = b""
        self._parts = [_head(size, palette)]
        # The last picture waits until it is known how long it stands.
        self._waiting: tuple[tuple[int, int, int, int], bytes] | None = None
        self._stands_cs = 0

    def show(self, picture: memoryview, stands_cs: int) -> None:
        """Add a picture that stands for so many hundredths of a second."""
        drawn = self.palette.drawn(picture)
        area = self._changed(drawn) if self._shown else (0, 0, *self.size)
        if area is None:
            self._stands_cs += stands_cs
            return
        self._hand_on()
        self._waiting = area, _packed(self._cut(drawn, area))
        self._shown, self._stands_cs = drawn, stands_cs

    def whole(self) -> bytes:
        """The file."""
        self._hand_on()
        return b"".join([*self._parts, b";"])

    @property
    def length(self) -> int:
        """How many bytes it has so far."""
        return sum(map(len, self._parts))

    def _hand_on(self) -> None:
        if self._waiting is None:
            return
        (left, top, wide, high), data = self._waiting
        stands = max(SHORTEST_CS, min(self._stands_cs, 0xFFFF))
        # Leaves what is there, and has a colour that is none.
        self._parts.append(struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0b101, stands, CLEAR, 0))
        self._parts.append(struct.pack("<BHHHHB", 0x2C, left, top, wide, high, 0))
        self._parts.append(data)
        self._waiting = None

    def _changed(self, drawn: bytes) -> tuple[int, int, int, int] | None:
        """Left, top, width and height of what is not as it was; None if all is."""
        wide, high = self.size
        if drawn == self._shown:
            return None
        rows = [
            row for row in range(high)
            if drawn[row * wide : (row + 1) * wide] != self._shown[row * wide : (row + 1) * wide]
        ]  # fmt: skip
        columns = [
            column for column in range(wide)
            if drawn[column::wide] != self._shown[column::wide]
        ]  # fmt: skip
        return columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1

    def _cut(self, drawn: bytes, area: tuple[int, int, int, int]) -> bytes:
        """What is new in that area; the rest of it is clear."""
        left, top, wide, high = area
        cut = bytearray()
        for row in range(top, top + high):
            begin = row * self.size[0] + left
            new, old = drawn[begin : begin + wide], self._shown[begin : begin + wide]
            cut += bytes(
                CLEAR if one == other else one for one, other in zip(new, old, strict=True)
            ) if old else new  # fmt: skip
        return bytes(cut)


def _head(size: tuple[int, int], palette: Palette) -> bytes:
    """The size, the colours, and that it begins again when it is over."""
    colours = b"".join(map(bytes, palette.colours)).ljust(3 * (COLOURS + 1), b"\0")
    begin = struct.pack("<6sHHBBB", b"GIF89a", *size, 0b1111_0111, 0, 0)
    return begin + colours + b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def _packed(drawn: bytes) -> bytes:
    """Pixels by the method of Lempel, Ziv and Welch, in blocks of up to 255 bytes."""
    packed = codes(drawn)
    blocks = (packed[at : at + 255] for at in range(0, len(packed), 255))
    return bytes([CODE_BITS]) + b"".join(bytes([len(one)]) + one for one in blocks) + b"\0"


def codes(drawn: bytes) -> bytes:
    """Each run that was met before is one code; the table is begun anew when it is full."""
    clear, end = 1 << CODE_BITS, (1 << CODE_BITS) + 1
    out, held, filled = bytearray(), clear, CODE_BITS + 1
    known: dict[int, int] = {}
    bits, fresh = CODE_BITS + 1, end + 1
    run = drawn[0]
    for pixel in drawn[1:]:
        longer = run << 8 | pixel
        found = known.get(longer)
        if found is not None:
            run = found
            continue
        held |= run << filled
        filled += bits
        if fresh < MOST_CODES:
            known[longer] = fresh
            if fresh == 1 << bits:
                bits += 1
            fresh += 1
        else:
            held |= clear << filled
            filled += bits
            bits, known, fresh = CODE_BITS + 1, {}, end + 1
        if filled > 4096:
            whole = filled // 8
            out += (held & ((1 << 8 * whole) - 1)).to_bytes(whole, "little")
            held, filled = held >> 8 * whole, filled - 8 * whole
        run = pixel
    held |= run << filled
    filled += bits
    if fresh == 1 << bits and bits < 12:
        bits += 1
    held |= end << filled
    filled += bits
    return bytes(out + held.to_bytes((filled + 7) // 8, "little"))
