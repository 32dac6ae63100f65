"""The colours of the house: menus, seats, and what a game's world is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

RGB: TypeAlias = tuple[int, int, int]
RGBA: TypeAlias = tuple[int, int, int, int]
BRASS: RGB = (201, 156, 79)
BRASS_LIGHT: RGB = (244, 213, 148)
# Where a card has a mark.
Corner: TypeAlias = Literal["topleft", "bottomleft", "bottomright"]


# The letters of the house for text, in bold and for titles, and those of one game's titles each.
Face: TypeAlias = Literal["text", "bold", "title", "carved", "poster", "engraved", "comic", "neon"]


# What is drawn in a box so wide and 1000 high, as SVG.
Inlay: TypeAlias = Callable[[float], str]


def no_inlay(wide: float) -> str:
    """A cloth of one colour."""
    return ""


# Corners that are round, or cut off; those of a ticket, or of a slip torn off aslant; and round
# ones with light round them.
Shape: TypeAlias = Literal["round", "cut", "ticket", "slash", "glow"]


@dataclass(frozen=True, slots=True)
class Ground:
    """`colour` is dark, since words on it are light; `corner` in units, `alpha` from 0 to 255.

    `rim` edges what is said and asked; `button` is light, since words on it are dark. `title` is
    what titles are lettered in, and what is said aloud.
    """

    colour: RGB = (16, 14, 16)
    shape: Shape = "round"
    corner: float = 12
    alpha: int = 234
    # A second, finer line within the edge, as engravers like it.
    lined: bool = False
    rim: RGB = BRASS
    button: RGB = BRASS
    # What notes are written on, in ink.
    paper: RGB = (246, 231, 198)
    title: Face = "title"


STARK = Ground((0, 0, 0), alpha=255, rim=BRASS_LIGHT, button=BRASS_LIGHT, paper=(255, 255, 255))


@dataclass(frozen=True, slots=True)
class World:
    """The look of one game: its cloth, and the ink, paper and accent laid on it.

    `inlay` draws what is worked into the cloth, `ground` is what plates and panels are cut from.
    """

    cloth: RGB
    cloth_light: RGB
    cloth_dark: RGB
    ink: RGB
    paper: RGB
    accent: RGB
    inlay: Inlay = no_inlay
    ground: Ground = Ground()

    def ground_for(self, stark: bool) -> Ground:
        """The same with all the contrast there is, for those who need that."""
        return STARK if stark else self.ground


@dataclass(frozen=True, slots=True)
class SeatColour:
    """What tells a seat apart: a colour, the message key of its name, and an emblem."""

    rgb: RGB
    name_key: str
    emblem: str


BRASS_DARK: RGB = (116, 79, 33)
INK: RGB = (36, 26, 21)
INK_SOFT: RGB = (92, 73, 58)
PAPER: RGB = (246, 236, 214)
PAPER_DIM: RGB = (201, 185, 156)
WOOD: RGB = (88, 52, 30)
WOOD_LIGHT: RGB = (139, 89, 51)
WOOD_DARK: RGB = (43, 25, 16)
ALERT: RGB = (255, 122, 98)
GOOD: RGB = (142, 212, 120)
# The plate a seat's name stands on, and every dark panel of the menus.
PLATE: RGB = (35, 25, 21)
PLATE_LIGHT: RGB = (58, 42, 33)
SHADOW: RGB = (14, 8, 6)
WHITE: RGB = (255, 255, 255)
# Inks darker than this are meant for light grounds, others for dark ones (luminance).
DARK_INK = 0.18

SEAT_COLOURS: tuple[SeatColour, ...] = (
    SeatColour((255, 112, 96), "seat-colour-red", "heart"),
    SeatColour((104, 174, 255), "seat-colour-blue", "drop"),
    SeatColour((255, 214, 84), "seat-colour-yellow", "crown"),
    SeatColour((92, 206, 132), "seat-colour-green", "tree"),
    SeatColour((190, 154, 255), "seat-colour-violet", "moon"),
    SeatColour((255, 160, 66), "seat-colour-orange", "flame"),
    SeatColour((72, 210, 208), "seat-colour-teal", "wave"),
    SeatColour((255, 150, 204), "seat-colour-pink", "flower"),
    SeatColour((184, 220, 84), "seat-colour-lime", "leaf"),
    SeatColour((238, 230, 216), "seat-colour-white", "feather"),
)


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """A colour between two: `share` 0 is the one, 1 the other."""
    (r, g, b), (to_r, to_g, to_b) = one, other
    return (
        round(r + (to_r - r) * share),
        round(g + (to_g - g) * share),
        round(b + (to_b - b) * share),
    )


def stark(colour: RGB) -> RGB:
    """A colour of letters for those who need more contrast: nearer to black, or to white."""
    if luminance(colour) < DARK_INK:
        return mix(colour, (0, 0, 0), 0.8)
    return mix(colour, WHITE, 0.6)


def faint(ink: RGB, ground: RGB, least: float) -> RGB:
    """That ink as faint as it may be on that ground, to have so much contrast with it."""
    fainter = (mix(ink, ground, share / 20) for share in range(10, 0, -1))
    return next((one for one in fainter if contrast(one, ground) >= least), ink)


def css(colour: RGB) -> str:
    """The colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def luminance(colour: RGB) -> float:
    """Relative luminance of an sRGB colour, 0 (black) to 1 (white), as WCAG defines it."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: RGB, b: RGB) -> float:
    """Contrast of two colours, from 1 to 21; text wants 4.5 or more."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
