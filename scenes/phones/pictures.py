"""Card faces for phones: drawn by the program at a few sizes, in one order for all."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

import pygame

from art.cards import CardPictures, Face
from art.text import Lettering
from game.cards import Card

# How wide cards are drawn (px): the first that is not smaller than what a phone shows, or the last.
WIDES = (128, 192, 256, 352)
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# Flat inks press well; more effort gains nothing.
EFFORT = 6


def wide_for(pixels: int) -> int:
    """How wide a phone's cards are drawn."""
    return next((wide for wide in WIDES if wide >= pixels), WIDES[-1])


def name_of(card: Card, back: int) -> str:
    """What a picture is called: of a face, of a back, or "" if nothing lies there."""
    if card >= 0:
        return f"f{card}"
    return f"b{back}" if back >= 0 else ""


def sign_name(source: str) -> str:
    """What a sign is called, by what it looks like: never as a card is."""
    # Not before there are phones: see `game.chance`.
    import hashlib

    return "s" + hashlib.blake2s(source.encode(), digest_size=6).hexdigest()


class Drawing:
    """All pictures of a deck at the sizes phones have asked for, one after the other.

    Each is made once, whoever asked for it and whoever holds the card.
    """

    def __init__(
        self, face: Face, lettering: Lettering, marks: bool, cards: Sequence[Card],
        backs: Sequence[int],
    ) -> None:  # fmt: skip
        # Nothing is kept here: the server keeps what was drawn.
        self._pictures = CardPictures(face, lettering, limit=0)
        self._marks = marks
        self._all = [*(name_of(-1, back) for back in backs), *(name_of(card, -1) for card in cards)]
        self._left: list[tuple[int, str]] = []
        self._begun: set[int] = set()

    def wanted(self, wide: int) -> None:
        """A phone came whose cards are so wide."""
        if wide not in self._begun:
            self._begun.add(wide)
            self._left += [(wide, name) for name in self._all]

    @property
    def left(self) -> bool:
        """Whether pictures are left to draw."""
        return bool(self._left)

    def next(self) -> Iterator[tuple[int, str, tuple[int, int], bytes]]:
        """The next picture, if one is left: its width and name, its size and its pixels."""
        if self._left:
            wide, name = self._left.pop(0)
            picture = self._draw(wide, name)
            yield wide, name, picture.get_size(), pygame.image.tobytes(picture, "RGB")

    def _draw(self, wide: int, name: str) -> pygame.Surface:
        kind, number = name[0], int(name[1:])
        if kind == "b":
            return self._pictures.back(wide, number)
        return self._pictures.front(number, wide, marks=self._marks)


def png(size: tuple[int, int], pixels: bytes) -> bytes:
    """A picture as a PNG file, from its pixels (RGB, row by row)."""
    wide, high = size
    step = 3 * wide
    rows = (b"\x00" + pixels[top : top + step] for top in range(0, step * high, step))
    body = zlib.compress(b"".join(rows), EFFORT)
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checked)
