"""Moving pictures as GIF, which every mail program and messenger shows.

A picture says only where it differs from the one before. Colours are counted and found by their
16 bits (5, 6 and 5 of red, green and blue), of which 255 are chosen for the whole film.

To choose colours (`Choice`) and to pack what changed (`Patch`) takes long: both are tasks, to be
thought about off the screen (`game/bots/worker.py`), and nothing here knows of a screen.
"""

from __future__ import annotations

import math
import struct
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any

from art.theme import RGB
from game.bots.search import Thoughts
from game.bots.worker import Broken

COLOURS = 255
# The colour that leaves what was there.
CLEAR = COLOURS
SHORTEST_CS = 2
CODE_BITS, MOST_CODES = 8, 4096
# So many pixels are dealt with between two pauses.
AT_ONCE = 512

# What stands for any colour, by the number in the file.
Palette = tuple[RGB, ...]
# Left, top, width and height.
Area = tuple[int, int, int, int]


class _Task:
    """What has to be done to its end, and cannot be done without."""

    longest_s = math.inf

    def settled(self, answer: Any) -> Any:
        """The answer; raises what broke."""
        if isinstance(answer, Broken):
            raise RuntimeError(answer.report)
        return answer


# Colours


def _rgb(colour: int) -> RGB:
    red, green, blue = colour >> 11, colour >> 5 & 63, colour & 31
    return red * 255 // 31, green * 255 // 63, blue * 255 // 31


Box = list[tuple[RGB, int]]


@dataclass(frozen=True)
class Choice(_Task):
    """Which colours do most justice to these pixels? The answer is a `Palette`."""

    pixels: bytes

    def think(self) -> Thoughts[Palette]:
        """Halve what holds them all, where there is most to gain, until there are enough."""
        counted: Counter[int] = Counter()
        pixels = memoryview(self.pixels).cast("H")
        for at in range(0, len(pixels), AT_ONCE):
            counted.update(pixels[at : at + AT_ONCE])
            yield
        whole = [(_rgb(colour), weight) for colour, weight in counted.items()]
        # The number makes equal ones comparable.
        boxes, number = [(0.0, 0, whole)], 0
        while len(boxes) < COLOURS and len(boxes[0][2]) > 1:
            for half in _halved(heappop(boxes)[2]):
                number += 1
                heappush(boxes, (-_worth(half), number, half))
            yield
        return tuple(_middle(box) for _, _, box in boxes)


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


class _Nearest(dict[int, int]):
    """Which colour of a palette stands for one of 16 bits."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette

    def __missing__(self, colour: int) -> int:
        red, green, blue = _rgb(colour)
        self[colour] = min(
            (2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2, number)
            for number, (r, g, b) in enumerate(self._palette)
        )[1]
        return self[colour]


# What was found for one picture holds for all others of a film.
_nearest = lru_cache(maxsize=1)(_Nearest)


# Pictures


@dataclass(frozen=True)
class Patch(_Task):
    """How is this part of a picture packed? The answer is b"" if nothing can be told from before.

    `before` is what was there, if there was anything. Both have 16 bits a pixel.
    """

    palette: Palette
    now: bytes
    before: bytes

    def think(self) -> Thoughts[bytes]:
        """Find the colours, and pack them."""
        drawn = yield from self._drawn()
        if drawn.count(CLEAR) == len(drawn):
            return b""
        packed = yield from codes(drawn)
        blocks = (packed[at : at + 255] for at in range(0, len(packed), 255))
        return bytes([CODE_BITS]) + b"".join(bytes([len(one)]) + one for one in blocks) + b"\0"

    def _drawn(self) -> Thoughts[bytes]:
        """What is new in these colours, a byte a pixel; the rest is clear."""
        nearest = _nearest(self.palette)
        now, before = memoryview(self.now).cast("H"), memoryview(self.before).cast("H")
        drawn = bytearray()
        for at in range(0, len(now), AT_ONCE):
            new, old = now[at : at + AT_ONCE], before[at : at + AT_ONCE]
            drawn += bytes(
                CLEAR if one == other or nearest[one] == nearest[other] else nearest[one]
                for one, other in zip(new, old, strict=True)
            ) if old else bytes(map(nearest.__getitem__, new))  # fmt: skip
            yield
        return bytes(drawn)


@dataclass(slots=True)
class _Frame:
    area: Area
    stands_cs: int
    packed: bytes = b""


class Film:
    """A GIF that grows by a picture at a time, each a memory of 16 bits a pixel."""

    def __init__(self, size: tuple[int, int], palette: Palette) -> None:
        self.size = size
        self.palette = palette
        self._shown = b""
        self._frames: list[_Frame] = []

    def show(self, picture: bytes, stands_cs: int) -> Patch | None:
        """Add a picture that stands for so many hundredths of a second: what is to be packed of it.

        That has to be handed in (`pack`) before the next. None: all is as it was.
        """
        area = self._changed(picture) if self._shown else (0, 0, *self.size)
        if area is None:
            self._frames[-1].stands_cs += stands_cs
            return None
        self._frames.append(_Frame(area, stands_cs))
        before, self._shown = self._shown, picture
        return Patch(self.palette, self._cut(picture, area), self._cut(before, area))

    def pack(self, packed: bytes) -> None:
        """What was asked for when the last picture was shown."""
        self._frames[-1].packed = packed
        if not packed:
            same = self._frames.pop()
            self._frames[-1].stands_cs += same.stands_cs

    def whole(self) -> bytes:
        """The file."""
        frames = b"".join(_headed(frame) for frame in self._frames)
        return _head(self.size, self.palette) + frames + b";"

    @property
    def length(self) -> int:
        """How many bytes its pictures have so far."""
        return sum(len(frame.packed) for frame in self._frames)

    def _changed(self, picture: bytes) -> Area | None:
        """Where it is not as it was; None if all is."""
        pitch = 2 * self.size[0]
        rows, columns = [], 0
        for row in range(self.size[1]):
            here = slice(row * pitch, (row + 1) * pitch)
            if picture[here] != self._shown[here]:
                new, old = (int.from_bytes(one[here], "little") for one in (picture, self._shown))
                rows.append(row)
                columns |= new ^ old
        if not rows:
            return None
        first, last = (columns & -columns).bit_length() - 1, columns.bit_length() - 1
        left, right = first // 16, last // 16
        return left, rows[0], right - left + 1, rows[-1] - rows[0] + 1

    def _cut(self, picture: bytes, area: Area) -> bytes:
        """That part of it."""
        left, top, wide, high = area
        begins = (2 * (row * self.size[0] + left) for row in range(top, top + high))
        return b"".join(picture[begin : begin + 2 * wide] for begin in begins)


def _head(size: tuple[int, int], palette: Palette) -> bytes:
    """The size, the colours, and that it begins again when it is over."""
    colours = b"".join(map(bytes, palette)).ljust(3 * (COLOURS + 1), b"\0")
    begin = struct.pack("<6sHHBBB", b"GIF89a", *size, 0b1111_0111, 0, 0)
    return begin + colours + b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def _headed(frame: _Frame) -> bytes:
    """A picture that leaves what is there, and has a colour that is none."""
    stands = max(SHORTEST_CS, min(frame.stands_cs, 0xFFFF))
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0b101, stands, CLEAR, 0)
    return control + struct.pack("<BHHHHB", 0x2C, *frame.area, 0) + frame.packed


def codes(drawn: bytes) -> Thoughts[bytes]:
    """Pixels by the method of Lempel, Ziv and Welch.

    Each run that was met before is one code; the table is begun anew when it is full.
    """
    clear, end = 1 << CODE_BITS, (1 << CODE_BITS) + 1
    out, held, filled = bytearray(), clear, CODE_BITS + 1
    known: dict[int, int] = {}
    bits, fresh = CODE_BITS + 1, end + 1
    run = drawn[0]
    for at in range(1, len(drawn), AT_ONCE):
        for pixel in drawn[at : at + AT_ONCE]:
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
        yield
    held |= run << filled
    filled += bits
    if fresh == 1 << bits and bits < 12:
        bits += 1
    held |= end << filled
    filled += bits
    return bytes(out + held.to_bytes((filled + 7) // 8, "little"))
