"""The rest of the cast: owl, frog, goat, hedgehog, raven, walrus."""

from __future__ import annotations

import math

from art.cast.character import Character
from art.cast.features import RED, TONGUE, WHITE, Features
from art.cast.furred import bow, coat
from art.cast.pens import LINE, both, dot, line, moved, oval, shape
from game.cast import Mood


def _small_beak(face: Features, mood: Mood) -> str:
    """A beak that points down; it opens, and its corners smile or hang."""
    y, gold = face.mouth, "#f2b233"
    gape = {Mood.WINNING: 13.0, Mood.HIT: 10.0, Mood.GLOATING: 4.0}.get(mood, 0)
    if not gape:
        whole = (
            f"M41 {y - 2:g}Q50 {y - 12:g} 59 {y - 2:g}Q57 {y + 7:g} 50 {y + 11:g}"
            f"Q43 {y + 7:g} 41 {y - 2:g}z"
        )
        return shape(whole, gold, 2.6) + _corners(face, mood)
    low = y + 1 + gape
    hole = shape(f"M42 {y:g}L58 {y:g}Q57 {low + 4:g} 50 {low + 4:g}Q43 {low + 4:g} 42 {y:g}z", RED)
    lower = shape(f"M44 {low - 1:g}Q50 {low + 2:g} 56 {low - 1:g}Q54 {low + 5:g} 50 {low + 5:g}"
                  f"Q46 {low + 5:g} 44 {low - 1:g}z", "#d8952a", 2.2)  # fmt: skip
    upper = shape(f"M40 {y - 1:g}Q50 {y - 14:g} 60 {y - 1:g}Q54 {y:g} 50 {y + 5:g}"
                  f"Q46 {y:g} 40 {y - 1:g}z", gold, 2.6)  # fmt: skip
    return hole + lower + upper + _corners(face, mood)


def _corners(face: Features, mood: Mood) -> str:
    """Lines beside a beak."""
    y = face.mouth
    if mood in (Mood.CALM, Mood.WINNING):
        return both(line(f"M33 {y + 1:g}Q34 {y + 6:g} 39 {y + 6:g}", 2.6))
    if mood is Mood.GLOATING:
        return line(f"M61 {y + 7:g}Q68 {y + 6:g} 68 {y - 1:g}", 2.8)
    if mood is Mood.SAD:
        return both(line(f"M33 {y + 9:g}Q34 {y + 4:g} 39 {y + 4:g}", 2.6))
    return ""


def _edda() -> Character:
    fur, dark, pale = "#9c6b45", "#74492c", "#f3dcb6"
    outline = (
        "M14 12Q26 20 38 19Q50 17 62 19Q74 20 86 12Q88 26 84 36Q88 46 86 57C84 76 68 87 50 87"
        "C32 87 16 76 14 57Q12 46 16 36Q12 26 14 12z"
    )
    discs = both(dot((33, 48), 18.5, pale)) + shape("M50 40L56 60H44z", pale, 0)
    crest = shape("M36 20Q50 18 64 20L50 40z", dark, 0)
    feathers = both(line("M30 78q3 4 6 0M38 82q3 4 6 0", 2.2, dark))
    return Character(
        features=Features(17, 48, 11.5, 65, 8, dark, brow=5.5),
        coat=coat("#6d4a8c", shape("M33 78L50 96L67 78", "#8b64ad", 2.6)
                  + dot((50, 92), 4.4, "#7fd6d0", 2.4)),
        head=shape(outline, fur) + discs + crest + feathers + shape(outline, "none"),
        speaks=_small_beak,
    )  # fmt: skip


def _faro() -> Character:
    fur, dark, pale = "#6fb446", "#4d8a2e", "#d9efb2"
    outline = "M50 34C24 34 9 46 9 61C9 77 27 87 50 87C73 87 91 77 91 61C91 46 76 34 50 34z"
    belly = "M13 67C20 80 34 87 50 87C66 87 80 80 87 67C72 74 28 74 13 67z"
    domes = both(dot((30, 33), 17, fur, 3))
    ground = both(dot((31, 41), 15.4, fur))
    spots = both(dot((16, 56), 2.4, dark) + dot((22, 51), 1.7, dark))
    return Character(
        features=Features(20, 32, 11.5, 66, 19, dark, brow=2),
        coat=coat("#f4efe2", bow("#d8473c", "#a62f27", 92)),
        head=domes + shape(outline, fur) + ground + shape(belly, pale, 0) + spots
        + shape(outline.replace("M50 34C24 34 9 46 9 61", "M9 61").replace(
            "C91 46 76 34 50 34z", ""), "none"),
        nose=both(dot((46, 54), 1.5, LINE)),
    )  # fmt: skip


def _greta() -> Character:
    fur, dark, pale = "#f6efe0", "#d2c4a8", "#f7cdbf"
    outline = (
        "M50 22C38 22 29 27 27 38C26 48 28 56 31 63C33 76 40 87 50 87C60 87 67 76 69 63"
        "C72 56 74 48 73 38C71 27 62 22 50 22z"
    )
    horn = shape("M42 27C40 12 28 5 17 9C9 13 8 24 15 28C13 21 17 16 23 17C31 18 33 25 34 33z",
                 "#b08d5e") + line("M35 13L31 19M25 9L24 16M14 13L18 18", 2, "#80613a")  # fmt: skip
    ear = shape("M29 40C19 34 8 38 4 48C14 54 24 53 30 48z", fur) + shape(
        "M25 44C19 41 13 43 10 47C16 49 21 49 25 47z", pale, 0
    )
    beard = shape("M43 83Q50 88 57 83Q57 93 50 99Q43 93 43 83z", "#e2d5bb", 2.6)
    tuft = shape("M40 24Q44 32 50 30Q56 33 60 24Q50 16 40 24z", "#e2d5bb", 2.4)
    return Character(
        features=Features(13.5, 47, 8.6, 72, 8.5, dark, brow=4),
        coat=coat("#5c7f3c"),
        behind=both(horn),
        head=shape(outline, fur) + oval((50, 70), (15, 13), pale) + beard + tuft,
        nose=both(line("M44 62Q46 60.5 47.5 63", 2.6)),
        ear=ear,
        hinge=(29, 44),
    )


def _spikes() -> str:
    """A ring of quills, longer above."""
    points = []
    for step in range(35):
        turn = math.radians(160 + step * 220 / 34)
        far = 47 if step % 2 else 37
        points.append((50 + far * math.cos(turn), 55 + far * math.sin(turn)))
    inside = " ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f"M{inside}Q50 100 {points[0][0]:.1f} {points[0][1]:.1f}z"


def _hugo() -> Character:
    fur, dark, pale = "#e9c79c", "#b98d5c", "#f6dfbd"
    outline = (
        "M50 33Q44 25 38 31Q30 27 27 36Q20 39 22 48Q18 56 21 64C24 79 37 87 50 87"
        "C63 87 76 79 79 64Q82 56 78 48Q80 39 73 36Q70 27 62 31Q56 25 50 33z"
    )
    quills = shape(_spikes(), "#6a4a35") + line(
        "M24 34L18 27M36 24L33 15M50 20V11M64 24L67 15M76 34L82 27M17 48L9 45M83 48L91 45",
        2.2,
        "#a98a6a",
    )
    return Character(
        features=Features(14.5, 51, 8.8, 74, 9, dark, brow=3.5),
        coat=coat("#7a4a9c", shape("M38 79L50 90L62 79", "#f4efe2", 2.4)),
        behind=quills,
        head=shape(outline, fur) + oval((50, 70), (14, 13), pale)
        + both(oval((27, 66), (5.4, 3.6), "#efa58c")),
        nose=dot((50, 63), 6.4, LINE) + oval((47.6, 60.8), (2, 1.4), "#9a8c84"),
        ear=dot((25, 38), 7.5, fur, 2.8) + dot((25, 38), 3.4, "#efa58c"),
        hinge=(28, 42),
        swing=0.5,
    )  # fmt: skip


def _long_beak(face: Features, mood: Mood) -> str:
    """A raven's beak: strong, a little to the side, and able to laugh."""
    y = face.mouth
    gape = {Mood.WINNING: 10.0, Mood.HIT: 8.0, Mood.GLOATING: 2.0}.get(mood, 0)
    tilt = {Mood.GLOATING: -4.0, Mood.THINKING: 3.0}.get(mood, 0)
    under = ""
    if gape:
        under = shape(f"M34 {y:g}Q50 {y + 4:g} 66 {y:g}Q60 {y + 16 + gape:g} 50 {y + 17 + gape:g}"
                      f"Q40 {y + 16 + gape:g} 34 {y:g}z", "#c98a25") + shape(
                          f"M38 {y + 2:g}H62Q57 {y + 12 + gape:g} 50 {y + 12 + gape:g}"
                          f"Q43 {y + 12 + gape:g} 38 {y + 2:g}z", RED, 0)  # fmt: skip
    droop = {Mood.SAD: 5.0, Mood.CALM: -2.0, Mood.WINNING: -4.0, Mood.GLOATING: -3.0}.get(mood, 0)
    upper = shape(f"M32 {y + droop:g}Q38 {y - 13:g} 50 {y - 14:g}Q62 {y - 13:g} 68"
                  f" {y + droop + tilt:g}Q60 {y + 4:g} 56 {y + 12:g}Q52 {y + 19:g} 49 {y + 19:g}"
                  f"Q47 {y + 10:g} 44 {y + 7:g}Q40 {y + 3:g} 32 {y + droop:g}z",
                  "#f0b545")  # fmt: skip
    return under + upper + both(line(f"M45 {y - 6:g}l2 -2", 2.2))


def _kasimir() -> Character:
    fur, dark, pale = "#4a5378", "#343b58", "#8d97bd"
    outline = (
        "M50 22C30 22 17 36 16 54C15 62 11 66 10 70C16 70 18 72 21 74C27 83 38 87 50 87"
        "C62 87 73 83 79 74C82 72 84 70 90 70C89 66 85 62 84 54C83 36 70 22 50 22z"
    )
    hat = shape("M30 25L28 3Q50 -1 72 3L70 25z", "#2b2430") + shape(
        "M29.6 18Q50 14 70.4 18L70 25Q50 21 30 25z", "#b3372f", 2
    ) + shape("M14 29Q50 14 86 29Q86 33 82 34Q50 22 18 34Q14 33 14 29z", "#2b2430")  # fmt: skip
    masks = both(oval((33, 48), (14, 13), pale))
    return Character(
        features=Features(17, 48, 9, 68, 9, dark, brow=2),
        coat=coat("#2b2430", shape("M38 78L50 92L62 78", "#f4efe2", 2.4)),
        head=shape(outline, fur) + masks,
        over=hat,
        speaks=_long_beak,
    )


def _whiskered(face: Features, mood: Mood) -> str:
    """The mouth under a moustache, with tusks; the moustache rises and hangs with the mood."""
    lift = {Mood.CALM: 4.0, Mood.GLOATING: 10.0, Mood.WINNING: 14.0, Mood.SAD: -12.0}.get(mood, 0)
    tusk = shape("M35 78L43 78Q42 91 37 97Q33 89 35 78z", "#fffaf0", 2.4)
    half = "M51 62Q44 58 36 60C22 63 17 72 21 79C27 85 43 81 51 75z"
    dots = "".join(dot((x, y), 1.3, "#8a6a5a") for x, y in ((31, 67), (38, 71), (29, 74)))
    side = moved(shape(half, "#e8cfc0", 2.8) + dots, lift, (50, 68))
    opened = mood in (Mood.WINNING, Mood.HIT)
    below = oval((50, 80), (8.5, 8), RED, 2.6) + oval((50, 84.5), (5, 3), TONGUE) if opened else ""
    return both(tusk) + below + both(side)


def _ludo() -> Character:
    fur, dark = "#a5766a", "#7d544b"
    outline = "M50 21C28 21 16 36 15 55C14 74 31 86 50 86C69 86 86 74 85 55C84 36 72 21 50 21z"
    cap = shape("M26 26C26 10 36 4 50 4C64 4 74 10 74 26Q50 17 26 26z", WHITE) + shape(
        "M23 30Q23 22 27 21Q50 12 73 21Q77 22 77 30Q50 20 23 30z", "#2f5f9e"
    ) + dot((50, 20.5), 3.4, "#ffd25e", 1.8)  # fmt: skip
    return Character(
        features=Features(16, 46, 8.8, 77, 11, dark, brow=4),
        coat=coat("#2f5f9e", line("M22 88Q50 78 78 88", 2.6, "#ffffff")),
        head=shape(outline, fur),
        nose=oval((50, 60), (7.5, 5), "#5b3a34", 2.2),
        over=cap,
        speaks=_whiskered,
    )


OTHERS = {
    "edda": _edda(), "faro": _faro(), "greta": _greta(), "hugo": _hugo(),
    "kasimir": _kasimir(), "ludo": _ludo(),
}  # fmt: skip
