"""The look of Totem: cut paper and ink brush on deep earth red."""

from __future__ import annotations

from functools import cache

from art.faces.totem.inlay import inlay
from art.faces.totem.paper import pasted, sheet
from art.faces.totem.prints import back, front_of_box
from art.faces.totem.shapes import SHAPES, Piece, inward, outward
from art.svg import svg
from art.theme import RGB, Corner, Ground, World
from game.cards import Card
from game.totem.cards import COLOUR_OF, COLOURS, NAMES, is_coloured, is_inward, is_special

WORLD = World(
    cloth=(126, 42, 31),
    cloth_light=(184, 78, 50),
    cloth_dark=(52, 15, 15),
    ink=(38, 22, 20),
    paper=(248, 241, 226),
    accent=(238, 178, 76),
    inlay=inlay,
    ground=Ground(
        (40, 18, 12),
        "cut",
        11,
        rim=(196, 120, 60),
        button=(238, 178, 76),
        paper=(248, 236, 208),
        title="carved",
    ),
)
ASPECT = 1.0
MARK_CORNERS: tuple[Corner, ...] = ("topleft", "bottomright")
# The backs of this game tell nothing apart.
PLAIN_BACKS = True

BLACK: RGB = (52, 38, 36)
# Purple, green, orange, yellow: far apart in lightness, and green leaning to blue, so that
# they stay four for eyes that mix red and green.
PALETTE: tuple[RGB, ...] = ((96, 36, 156), (4, 136, 98), (234, 82, 14), (255, 206, 30))
SAFE_PALETTE: tuple[RGB, ...] = ((70, 20, 130), (0, 158, 140), (208, 70, 8), (252, 218, 44))


def front_svg(card: Card, marks: bool = False) -> str:
    """The face of a card (numbered as in game/totem/cards.py); `marks`: colour-safe."""
    return _front(card, SAFE_PALETTE if marks else PALETTE)


def corner_mark(card: Card) -> str | None:
    """The letter of a card's colour, or None for a special card."""
    return None if is_special(card) else COLOURS[COLOUR_OF[card]]


def _front(card: Card, palette: tuple[RGB, ...]) -> str:
    name = NAMES[card]
    if not is_special(card):
        kind = name.split("-")[0]
        figure = pasted(SHAPES[kind](), palette[COLOUR_OF[card]], kind)
    elif is_coloured(card):
        figure = "".join(
            pasted([Piece([arrow])], colour, f"arrow {place}")
            for place, (arrow, colour) in enumerate(zip(inward(), palette, strict=True))
        )
    else:
        arrows = inward() if is_inward(card) else outward()
        figure = pasted([Piece([arrow]) for arrow in arrows], BLACK, name[:2])
    return svg(200, 200, sheet(WORLD.paper) + figure)


def back_svg(kind: int = 0) -> str:
    """The back of every card, whatever its kind: a mask in a frame of cut paper."""
    return svg(200, 200, back())


@cache
def box_svg() -> str:
    """The front of the game's box: the totem before a paper sun, hands on the way."""
    return svg(300, 400, front_of_box())
