"""Those who do not fight in line: Miner, Scout and Spy."""

from __future__ import annotations

import math

from art.faces.stratego.burin import cut, pen, shade
from art.faces.stratego.busts import Portrait, Profile, coat, hair, head, plate, plume, torso
from art.faces.stratego.inks import (
    CHALK,
    FIRE,
    GOLD,
    HAIR,
    INK,
    IRON,
    LEATHER,
    PALE,
    SKIN,
    STEEL,
    Livery,
)
from art.svg import circle, shape

FLANNEL, SOOT, TAWNY = "#cdb184", "#241d1b", "#b9652a"


def miner(army: int, livery: Livery) -> Portrait:
    """A lamp on the hat, a great beard, the pick at the shoulder."""
    hat = "80,130! 80,104 98,83 128,79 151,93 159,119! 122,117"
    beard = "102,158! 116,168 128,170 136,164 154,160 165,170 162,194 148,228 124,234 106,208"
    scarf = "86,222! 118,232 146,214! 154,232! 122,254 84,240!"
    return Portrait(
        torso(
            coat(FLANNEL, "#8c6d42")
            + cut("60,234! 80,226! 96,302! 70,302!", livery.coat)
            + cut("142,214! 160,224! 172,302! 148,302!", livery.coat)
        ),
        _pick()
        + head(Profile(15, 1, 2, "#dcae7b"), 8)
        + torso(cut(scarf, livery.coat) + shade(scarf, 140, 0.5, 5, 2.2, livery.dark))
        + hair(HAIR, 182)
        + cut(beard, HAIR)
        + shade(beard, 80, 0.7, 5, 2)
        + pen("146,175 157,173", 3, PALE)
        + _glow(162, 100)
        + cut(hat, LEATHER)
        + shade(hat, 170, 0.5, 5, 2.2)
        + cut("70,136! 90,122 124,111 156,109 172,117! 156,123 124,123 96,133", LEATHER)
        + cut(circle(160, 100, 14, 28), GOLD, 2.6)
        + cut(circle(162, 100, 8, 22), CHALK, 2)
        + plate(army, 116, 101, 23, livery),
    )


def _pick() -> str:
    blade = "34,160! 42,142 54,138! 84,144 108,166 118,196! 98,178 76,166 56,161"
    handle = "70,142! 82,139! 108,290! 92,290!"
    return (
        cut(handle, LEATHER)
        + cut(blade, STEEL)
        + shade(blade, 100, 0.5, 5, 2)
        + cut("64,138! 84,141! 87,168! 68,164!", IRON, 2.2)
    )


def _glow(x: float, y: float) -> str:
    rays = [
        (x + r * math.cos(turn), y + r * math.sin(turn))
        for n in range(24)
        for r, turn in ((36 if n % 2 else 20, math.tau * n / 24),)
    ]
    return shape([rays], FIRE)


def scout(army: int, livery: Livery) -> Portrait:
    """A feather in the hat, a long braid, the spyglass at the eye."""
    hat = "92,116! 90,92 99,78 118,82 138,74 149,92 155,112! 124,110"
    brim = "60,106! 84,117 124,107 160,101 192,86! 186,110 156,125 120,123 84,133"
    braid = (
        "80,150! 96,158 98,190 92,204 98,222 86,240 90,258 76,280 66,262 72,244 62,228 70,208 "
        "62,190 68,168"
    )
    return Portrait(
        torso(
            coat(livery.coat, livery.dark)
            + cut("78,226! 98,212! 124,252! 146,212! 172,228! 128,302!", CHALK)
        ),
        head(Profile(11, -4, 0), 4)
        + torso(cut("86,210! 118,222 152,198! 156,224! 120,246 84,234!", GOLD))
        + hair(TAWNY, 186)
        + cut(braid, TAWNY)
        + "".join(
            pen(f"{x},{y} {x + 14},{y + 7} {x + 26},{y - 3}", 2)
            for x, y in ((67, 190), (65, 210), (66, 228), (68, 246))
        )
        + cut("66,256! 90,252! 90,264! 68,268!", livery.light, 2.2)
        + plume("110,102! 90,78 82,50 90,22 104,14 106,40 113,62 122,94", livery)
        + cut(hat, LEATHER)
        + shade(hat, 170, 0.5, 5, 2.2)
        + cut("93,108! 124,102 153,102! 155,113! 124,112 94,120!", livery.dark)
        + cut(brim, LEATHER)
        + shade(brim, 100, 0.5, 6, 2)
        + _spyglass(livery)
        + plate(army, 138, 93, 19, livery),
    )


def _spyglass(livery: Livery) -> str:
    """A brass tube, and the arm that holds it up."""
    sleeve = "148,184! 174,176! 216,302! 146,302! 154,250"
    return (
        cut(sleeve, livery.coat)
        + shade(sleeve, 170, 0.4, 5, 2.4, livery.dark)
        + cut("144,182! 176,171! 180,186! 149,198!", CHALK)
        + cut("144,131! 147,147! 164,144! 161,127!", SOOT)
        + cut("160,125! 163,147! 182,143! 179,121!", GOLD)
        + cut("178,117! 182,148! 206,144! 201,112!", LEATHER)
        + pen("184,118 188,146", 3.4, GOLD)
        + cut("156,141 168,138 176,148 173,168 166,180 150,182 146,168 149,152", SKIN)
        + pen("160,150 173,147", 1.8)
        + pen("159,159 173,157", 1.8)
        + pen("158,168 171,166", 1.8)
    )


def spy(army: int, livery: Livery) -> Portrait:
    """A hood, a mask, a finger on the lips."""
    hood = (
        "14,302! 26,262 58,226 72,196 68,150 71,104 92,68 122,53 150,66 165,92 162,113! 148,96 "
        "126,92 108,108 104,140 112,178 126,212 150,236 184,250 212,302!"
    )
    return Portrait(
        torso(coat(livery.dark, INK)),
        cut("150,92 126,88 104,106 98,140 106,182 124,218 134,210 134,160 150,120", SOOT)
        + head(Profile(15, 3, 3, "#e2b47e"), 3)
        + cut("100,126! 120,122 148,124 153,132! 150,147! 140,151 120,147 100,144!", SOOT, 2)
        + shape([circle(143, 137, 6.4, 18)], CHALK)
        + shape([circle(145, 137.4, 3.2, 14)], INK)
        + cut(hood, livery.coat)
        + shade(hood, 160, 0.34, 5, 2.8, livery.dark)
        + shade(
            "104,140 112,178 126,212 150,236 120,250 92,210 90,150", 20, 0.6, 6, 2.4, livery.dark
        )
        + pen("160,111 146,97 126,93 109,108 105,140 113,178 128,212", 3.6, GOLD)
        + _finger()
        + plate(army, 122, 244, 30, livery),
    )


def _finger() -> str:
    glove = "150,214! 156,178 157,158 163,153 169,159 169,186 185,190 191,206 184,226 168,236"
    return (
        cut(glove, IRON)
        + pen("169,190 171,206", 1.8)
        + pen("178,194 179,208", 1.8)
        + shade(glove, 160, 0.3, 5, 2)
    )
