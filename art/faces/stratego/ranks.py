"""The line: Captain, Lieutenant and Sergeant."""

from __future__ import annotations

from art.faces.stratego.burin import cut, pen, shade, swell
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
    torso,
)
from art.faces.stratego.inks import CHALK, GOLD, INK, LEATHER, STEEL, Livery
from art.svg import circle, stroke


def captain(army: int, livery: Livery) -> Portrait:
    """A spike on the helmet, a glass in the eye, the moustache turned up."""
    dome = "82,128! 79,98 97,79 124,73 149,86 159,119! 120,113"
    tash = "150,160! 162,163 176,147 179,163 166,175 150,170 138,179 121,171 114,150 130,164"
    return Portrait(
        torso(
            coat(livery.coat, livery.dark)
            + buttons(104, 250, 4)
            + buttons(146, 246, 4)
            + epaulettes()
        ),
        head(Profile(13, 1, 3), 5)
        + torso(collar(livery.dark, CHALK))
        + hair(LEATHER, 180)
        + cut(tash, LEATHER, 2.2)
        + stroke([circle(144, 138, 9, 24)], INK, 5.4, True)
        + stroke([circle(144, 138, 9, 24)], GOLD, 2.8, True)
        + pen("138,146 132,176 136,206", 1.6)
        + cut("86,116! 66,146! 98,136!", BLACK)
        + cut(dome, BLACK)
        + shade(dome, 320, 0.22, 6, 2.2, STEEL)
        + cut("148,109! 160,108 190,130 160,130 146,123", BLACK)
        + cut("80,123! 120,108 153,108! 155,119! 120,121 84,135!", GOLD)
        + cut("110,80! 114,68! 118,62! 122,18! 126,62! 130,68! 134,78!", GOLD)
        + cut(circle(122, 62, 7.5, 18), GOLD, 2.2)
        + plate(army, 133, 95, 28, livery),
    )


def lieutenant(army: int, livery: Livery) -> Portrait:
    """A tall shako on a young head, and a first moustache."""
    shako = "84,124! 78,50! 116,60 162,44! 159,117! 124,111"
    straw = "#c68a3c"
    return Portrait(
        torso(
            coat(livery.coat, livery.dark)
            + "".join(
                pen(f"{88 - n * 2},{250 + n * 16} 122,{257 + n * 16} 156,{248 + n * 16}", 5, CHALK)
                for n in range(4)
            )
            + buttons(122, 257, 3, 16, 0)
            + epaulettes(STEEL)
        ),
        head(Profile(11, -4, 1), 4)
        + torso(collar(CHALK, livery.coat))
        + hair(straw, 178)
        + pen("104,120 110,156 132,196 144,198", 4.6, INK)
        + pen("104,120 110,156 132,196 144,198", 2.4, GOLD)
        + swell("156,163 146,164 134,170", (5.5, 4.5, 1), LEATHER)
        + plume("142,52 134,34 138,18 150,12 160,20 160,38 154,50", livery)
        + cut(shako, BLACK)
        + shade(shako, 180, 0.4, 5, 2, "#8a7463")
        + cut("78,50 112,36 162,44 124,62", livery.coat, 2.2)
        + pen("79,57 118,68 161,52", 4, GOLD)
        + cut("146,109! 160,108 187,123 162,129 144,121", BLACK)
        + pen("84,118 124,105 158,108", 4, GOLD)
        + plate(army, 131, 87, 34, livery),
    )


def sergeant(army: int, livery: Livery) -> Portrait:
    """A battered kepi, a walrus moustache, three chevrons."""
    kepi = "86,126! 90,100 97,84 95,73! 124,81 154,65! 158,84 160,115! 124,111"
    tash = "154,158! 171,170 174,190 158,184 150,178 140,194 122,194 126,176 140,164"
    return Portrait(
        torso(
            coat(livery.coat, livery.dark)
            + cut("92,224! 112,218! 130,302! 96,302!", CHALK)
            + "".join(_chevron(52, 248 + n * 15) for n in range(3))
            + buttons(146, 248, 4)
        ),
        head(Profile(15, 2, 4, "#a06a40"), 8)
        + torso(collar(livery.dark, livery.light))
        + hair(BLACK, 180)
        + cut(tash, BLACK)
        + shade(tash, 90, 0.6, 4.5, 1.8, "#8a7463")
        + cut("95,73 122,63 154,65 126,83", livery.dark, 2.2)
        + cut(kepi, livery.coat)
        + shade(kepi, 170, 0.45, 5, 2.4, livery.dark)
        + cut("86,126! 88,111! 124,98 159,102! 160,115! 124,111", livery.dark)
        + pen("88,118 124,105 160,109", 2.4, GOLD)
        + cut("148,107! 164,106 191,123 166,130 146,121", BLACK)
        + plate(army, 129, 86, 23, livery),
    )


def _chevron(x: float, y: float) -> str:
    """A bent stripe on a sleeve."""
    line = f"{x - 19},{y + 15}! {x},{y}! {x + 19},{y + 15}!"
    return pen(line, 10, INK) + pen(line, 6, GOLD)
