"""The officers: Marshal, General, Colonel and Major, each known by hat and whiskers."""

from __future__ import annotations

from art.faces.stratego.burin import cut, pen, shade, swell, traced
from art.faces.stratego.busts import (
    BLACK,
    Portrait,
    Profile,
    buttons,
    coat,
    collar,
    epaulettes,
    hair,
    head,
    plate,
    plume,
    star,
    torso,
)
from art.faces.stratego.inks import CHALK, GOLD, HAIR, INK, SAND, STEEL, Livery
from art.svg import Outline, circle

FUR = "#8a7463"


def marshal(army: int, livery: Livery) -> Portrait:
    """White whiskers, ostrich feathers, and the baton."""
    whiskers = "86,118! 118,114! 120,146 128,172 142,184 138,210 114,206 98,186 82,160 78,136"
    return Portrait(
        torso(
            coat(livery.coat, livery.dark)
            + cut("84,224! 98,220! 170,302! 140,302!", CHALK)
            + pen("92,224 156,302", 3, GOLD)
            + star(104, 276, 19)
            + epaulettes()
        )
        + _baton(livery),
        head(Profile(15, 3, 4), 7)
        + torso(collar(livery.dark, GOLD))
        + cut(whiskers, CHALK)
        + shade(whiskers, 150, 0.55, 5, 1.8)
        + cut("154,160! 168,165 176,182 162,179 150,170 136,182 122,182 134,165", CHALK, 2.2)
        + pen("128,148 136,150 142,147", 1.6)
        + plume("132,72 122,54 98,44 80,26 86,14 110,14 138,20 154,40 152,62 144,74", livery)
        + cut(
            "64,122! 72,96 96,76 128,68 160,76 186,98 194,122! 172,114 142,106 112,108 86,114",
            BLACK,
        )
        + _feathers()
        + pen("74,117 112,104 146,102 184,116", 3, GOLD)
        + plate(army, 146, 96, 21, livery),
    )


def _feathers() -> str:
    tops = (
        (70, 112),
        (78, 97),
        (91, 85),
        (107, 76),
        (125, 71),
        (144, 73),
        (161, 80),
        (176, 92),
        (187, 107),
    )
    return "".join(
        cut(f"{x - 12},{y + 8} {x - 9},{y - 9} {x + 4},{y - 12} {x + 13},{y - 3} {x + 10},{y + 10}",
            CHALK, 2.2)
        + pen(f"{x - 4},{y + 6} {x},{y - 5}", 1.4)
        for x, y in tops
    )  # fmt: skip


def _baton(livery: Livery) -> str:
    """Gold at both ends, and the glove that holds it."""
    rod = "36,172! 52,168! 84,292! 66,296!"
    return (
        cut(rod, livery.light)
        + shade(rod, 180, 0.4, 5, 2, livery.dark)
        + cut("33,172! 40,160 49,158 54,167! 57,182! 38,187!", GOLD)
        + pen("44,208 60,204", 3.4, GOLD)
        + pen("50,230 66,226", 3.4, GOLD)
        + cut("42,252 54,238 76,236 88,246 90,266 80,280 56,284 44,272", CHALK)
        + pen("58,242 64,254", 1.8)
        + pen("70,240 75,253", 1.8)
        + shade("42,252 54,238 76,236 88,246 90,266 80,280 56,284 44,272", 130, 0.4, 5, 1.8)
    )


def general(army: int, livery: Livery) -> Portrait:
    """A hawk's nose under a low black hat; oak leaves on the collar, a sash."""
    hat = "64,118! 88,100 104,64 134,52 154,70 168,98 198,116! 164,124 130,114 98,120"
    sash = "60,236! 88,222! 176,302! 120,302!"
    leaves = "".join(
        cut(f"{x - 7},{y} {x},{y - 5} {x + 8},{y} {x},{y + 5}", GOLD, 1.4)
        for x, y in ((103, 226), (119, 231), (134, 226))
    )
    return Portrait(
        torso(
            coat(livery.coat, livery.dark)
            + cut(sash, CHALK)
            + shade(sash, 140, 0.5, 5, 1.6)
            + epaulettes()
            + star(86, 276, 18)
            + buttons(150, 244, 4)
        ),
        head(Profile(19, 6, 5), 6)
        + torso(collar(livery.dark, GOLD) + leaves)
        + hair("#8d8377", 182)
        + cut("106,130! 118,124! 122,150 124,172 114,176 108,158", "#8d8377", 2)
        + cut(hat, BLACK)
        + shade(hat, 190, 0.3, 5, 2, SAND)
        + pen("70,116 94,104 110,72 134,59 148,74 164,102 192,115", 3.6, GOLD)
        + swell("124,66 130,90 138,112", (5, 6, 7), GOLD)
        + plate(army, 127, 80, 27, livery),
    )


def colonel(army: int, livery: Livery) -> Portrait:
    """A bearskin as tall as a tower, a moustache to match, a sabre at the shoulder."""
    fur = _tufted("82,124! 73,98 74,62 86,36 108,23 134,23 155,38 167,64 169,98 160,122! 130,110")
    tash = (
        "150,160! 164,164 172,158 184,146 183,168 168,179 152,172 138,183 122,181 110,164 130,168"
    )
    return Portrait(
        _sabre()
        + torso(
            coat(livery.coat, livery.dark)
            + cut("86,222! 106,216! 112,302! 74,302!", CHALK)
            + cut("138,216! 152,222! 172,302! 134,302!", CHALK)
            + buttons(122, 250, 4)
            + epaulettes()
        ),
        head(Profile(13, 0, 4), 7)
        + torso(collar(CHALK, GOLD))
        + hair(HAIR, 182)
        + _chain()
        + cut(tash, HAIR, 2.4)
        + shade(tash, 90, 0.5, 5, 1.6)
        + plume("90,72 76,52 74,28 86,14 99,26 103,50 101,72", livery)
        + cut(fur, BLACK)
        + shade(fur, 110, 0.4, 6, 2.2, FUR)
        + shade(fur, 290, 0.3, 7, 2, FUR)
        + pen("80,86 104,100 132,98 162,78", 6, INK)
        + pen("80,86 104,100 132,98 162,78", 3.4, GOLD)
        + plate(army, 136, 68, 26, livery),
    )


def _tufted(trace: str) -> Outline:
    """The outline with tufts that hang down from it."""
    outline = traced(trace)
    middle = sum(x for x, _ in outline) / len(outline)
    tufts: Outline = []
    for n, (x, y) in enumerate(outline):
        away = 1 if x > middle else -1
        tufts.append((x, y))
        if n % 2 == 0:
            tufts.append((x + away * (4 + n % 3), y + 6 - n % 5))
    return tufts


def _chain() -> str:
    """A hat's strap under the chin."""
    line = "104,120 110,156 130,194 150,193"
    return pen(line, 5, INK) + pen(line, 2.6, GOLD)


def _sabre() -> str:
    blade = "46,250! 40,196 30,146! 44,184 58,248!"
    return cut(blade, STEEL) + pen("42,180 52,246", 1.6)


def major(army: int, livery: Livery) -> Portrait:
    """A horseman's helmet, its mane down the back."""
    dome = "82,128! 79,98 97,78 126,71 151,86 159,119! 120,113"
    ridge = "82,92 84,64 108,45 138,41 162,52 164,67 150,66! 134,62 112,68 97,84"
    mane = (
        "154,46 132,27 100,29 78,46 66,78 62,120 54,168 44,204 50,218 70,214 84,190 90,150 86,110 "
        "92,84 112,60 140,54"
    )
    return Portrait(
        torso(
            coat(livery.coat, livery.dark)
            + cut("42,244! 60,234! 150,302! 112,302!", CHALK)
            + epaulettes(STEEL)
            + buttons(142, 246, 4)
        ),
        cut(mane, livery.dark)
        + shade(mane, 96, 0.55, 6, 2.6, livery.light)
        + head(Profile(12, -1, 6, "#b9814e"), 7)
        + torso(collar(livery.light, CHALK))
        + hair(BLACK, 180)
        + cut("152,160! 163,167 161,174 150,169 138,175 133,168", BLACK, 2)
        + _chain()
        + cut(dome, STEEL)
        + shade(dome, 170, 0.5, 5, 2.2)
        + cut("148,111! 160,110 186,125 160,128 146,123", GOLD)
        + cut("80,123! 120,108 153,108! 155,120! 120,121 84,136!", GOLD)
        + cut(ridge, GOLD)
        + shade(ridge, 100, 0.6, 5, 2)
        + cut(circle(105, 124, 7.5, 18), GOLD, 2)
        + plate(army, 131, 94, 24, livery),
    )
