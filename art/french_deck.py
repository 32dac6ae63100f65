"""The look of the ordinary deck: a rank in the corner, a suit large below it."""

from __future__ import annotations

from art.strokes import written
from art.svg import box, shape, svg
from art.theme import Corner
from game.cards import Card
from game.french_deck import RANK_OF, RANKS, SUIT_OF, SUITS

WIDTH, HEIGHT = 100, 150
ASPECT = WIDTH / HEIGHT
MARK_CORNERS: tuple[Corner, ...] = ("bottomleft",)
PLAIN_BACKS = True
PAPER, BACK = "#f6f0e0", "#2a6b8f"
# Four inks, so that no two suits are of one colour.
INKS = ("#1f4d35", "#c0641c", "#c02a34", "#1c2030")
# Where they stand on a back.
CORNERS = ((33, 50), (67, 50), (33, 100), (67, 100))
# Clubs, diamonds, hearts, spades, each in a square of 40 with its middle at 0 0.
SHAPES = (
    "M-4 20L-3 6A9 9 0 1 1 -6 -5A9 9 0 1 1 6 -5A9 9 0 1 1 3 6L4 20z",
    "M0 -20L15 0L0 20L-15 0z",
    "M0 20C-28 0 -18 -18 -9 -18C-4 -18 0 -13 0 -9C0 -13 4 -18 9 -18C18 -18 28 0 0 20z",
    "M0 -20C-28 4 -14 14 -9 14C-5 14 -3 12 -2 10L-5 20L5 20L2 10C3 12 5 14 9 14C14 14 28 4 0 -20z",
)


def suit(number: int, x: float, y: float, scale: float) -> str:
    """A suit, its middle at a point."""
    put = f"translate({x} {y}) scale({scale})"
    return f'<path transform="{put}" fill="{INKS[number]}" d="{SHAPES[number]}"/>'


def suit_svg(number: int) -> str:
    """A suit alone, as a sign on a slip of paper."""
    return svg(48, 48, shape([box(0, 0, 48, 48)], PAPER) + suit(number, 24, 24, 1))


def front_svg(card: Card, marks: bool = False) -> str:
    """The front of a card."""
    of, rank = SUIT_OF[card], RANKS[RANK_OF[card]].replace("T", "10")
    paper = shape([box(0, 0, WIDTH, HEIGHT)], PAPER)
    corner = written(rank, 12, 14, 10, INKS[of]) + suit(of, 80, 24, 0.6)
    return svg(WIDTH, HEIGHT, paper + corner + suit(of, 50, 100, 1.9))


def corner_mark(card: Card) -> str | None:
    """The letter of its suit."""
    return SUITS[SUIT_OF[card]]


def back_svg(kind: int = 0) -> str:
    """The back of every card: a frame round the four suits."""
    frame = [box(0, 0, WIDTH, HEIGHT), box(8, 8, WIDTH - 16, HEIGHT - 16)]
    pads = [box(x - 14, y - 14, 28, 28) for x, y in CORNERS]
    signs = "".join(suit(number, x, y, 0.6) for number, (x, y) in enumerate(CORNERS))
    ground = shape([frame[0]], BACK) + shape(frame, PAPER) + shape(pads, PAPER)
    return svg(WIDTH, HEIGHT, ground + signs)


def lid(name: str, ground: str) -> str:
    """The front of a box for a game with this deck: a rank amid the four suits."""
    points = ((50, 60), (250, 60), (50, 340), (250, 340))
    pads = shape([box(x - 34, y - 34, 68, 68) for x, y in points], PAPER)
    signs = "".join(suit(number, x, y, 1.3) for number, (x, y) in enumerate(points))
    body = shape([box(0, 0, 300, 400)], ground) + written(name, 110, 120, 40, PAPER)
    return svg(300, 400, body + pads + signs)
