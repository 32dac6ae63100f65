"""Those of the cast who have fur and a muzzle: fox, bear, cat, dog, rabbit, panda."""

from __future__ import annotations

from art.cast.character import Character
from art.cast.features import Features
from art.cast.pens import LINE, both, dot, line, oval, shape


def coat(colour: str, trim: str = "") -> str:
    """Shoulders that fill the lower edge of the disc; `trim` lies on them."""
    edge = "M17.5 86C27 77 39 75 50 75C61 75 73 77 82.5 86A48 48 0 0 1 17.5 86z"
    return shape(edge, colour) + trim


def scarf(colour: str, dark: str) -> str:
    """A scarf round the neck, one end hanging."""
    end = "M58 84L70 82L73 95Q67 97.5 61 97.8z"
    roll = "M26 80Q50 94 74 80L76 88Q50 101 24 88z"
    return shape(end, dark) + shape(roll, colour)


def bow(colour: str, dark: str, y: float = 89) -> str:
    """A bow tie."""
    wing = f"M50 {y:g}L34 {y - 7:g}Q31 {y:g} 34 {y + 7:g}z"
    return both(shape(wing, colour, 2.6)) + oval((50, y), (4.4, 5), dark, 2.6)


def _ada() -> Character:
    fur, dark, pale = "#e8772e", "#b9521a", "#fff3e2"
    outline = (
        "M50 25C34 24 21 31 19 45C18 52 12 58 8 62C17 63 22 66 26 71C32 80 42 88 50 88"
        "C58 88 68 80 74 71C78 66 83 63 92 62C88 58 82 52 81 45C79 31 66 24 50 25z"
    )
    cheeks = (
        "M50 60C44 54 31 54 21 56C16 59 13 61 9 62C17 63 22 66 26 71C32 80 42 88 50 88"
        "C58 88 68 80 74 71C78 66 83 63 91 62C87 61 84 59 79 56C69 54 56 54 50 60z"
    )
    ear = shape("M19 46Q14 24 20 7Q36 14 45 30z", fur) + shape("M23 34Q20 22 23 14Q31 18 36 27z",
                                                              "#4a2a20", 0)  # fmt: skip
    glasses = "".join(
        f'<circle cx="{x}" cy="47" r="13" fill="none" stroke="#8a5a1c" stroke-width="3"/>'
        f'<circle cx="{x}" cy="47" r="13" fill="none" stroke="#ffd777" stroke-width="1.6"/>'
        for x in (34, 66)
    ) + line("M46.5 45Q50 42.5 53.5 45", 3, "#8a5a1c")
    return Character(
        features=Features(16, 47, 9, 72, 10, dark, brow=9),
        coat=coat("#3f7d6b", shape("M36 78L50 92L64 78", "#fffaf0", 2.6)),
        head=shape(outline, fur) + shape(cheeks, pale, 0) + shape(outline, "none"),
        nose=oval((50, 64), (6, 4.6), LINE),
        ear=ear,
        hinge=(30, 36),
        over=glasses,
    )


def _bram() -> Character:
    fur, dark, pale = "#8a5a38", "#6b4228", "#d9b184"
    outline = "M50 20C28 20 16 35 16 53C16 74 32 86 50 86C68 86 84 74 84 53C84 35 72 20 50 20z"
    cap = "M20 33C22 15 36 8 52 8C68 8 79 17 80 32C66 25 36 25 20 33z"
    peak = "M17 35C30 23 70 23 83 35C82 39 78 40 75 38C62 31 38 31 25 38C21 40 17 39 17 35z"
    return Character(
        features=Features(16.5, 49, 8.6, 73, 11, dark, brow=3),
        coat=coat("#b3372f", scarf("#d8473c", "#a62f27")),
        head=shape(outline, fur) + oval((50, 69), (19, 15), pale, 2.4),
        nose=shape("M42 61Q50 57 58 61Q57 68 50 68.5Q43 68 42 61z", LINE, 0),
        ear=dot((21, 28), 12, fur, 3) + dot((21, 28), 6, pale),
        hinge=(26, 34),
        swing=0.5,
        over=shape(cap, "#4d6a8c") + shape(peak, "#3a526f") + line("M52 9V26", 2, "#3a526f"),
    )


def _cleo() -> Character:
    fur, dark, pale = "#7f7795", "#5b5470", "#e9e2ef"
    outline = (
        "M50 26C40 26 34 27 29 30C19 35 15 44 15 54C15 74 31 86 50 86C69 86 85 74 85 54"
        "C85 44 81 35 71 30C66 27 60 26 50 26z"
    )
    stripes = (
        shape("M46 26L54 26L50 39z", dark, 0)
        + both(shape("M35 28L41 27L43 36z", dark, 0))
        + both(shape("M16 56L26 58L17 62z", dark, 0) + shape("M18 66L27 66L21 71z", dark, 0))
    )
    whiskers = both(line("M27 68L9 65M27 72L10 74", 1.8, "#fff8ff"))
    ear = shape("M17 46Q12 24 18 7Q34 14 43 29z", fur) + shape("M22 33Q19 22 22 15Q30 19 34 26z",
                                                              "#f2a7b5", 0)  # fmt: skip
    collar = shape("M25 82Q50 96 75 82L76 89Q50 102 24 89z", "#1f9e9b")
    bell = dot((50, 94), 5.2, "#ffd25e", 2.4)
    return Character(
        features=Features(17, 51, 9.4, 71.5, 9, dark, brow=3, white="#eaf6b4"),
        coat=coat(fur, collar + bell),
        head=shape(outline, fur) + stripes + oval((50, 71), (15, 10.5), pale) + whiskers,
        nose=shape("M45.5 63.5Q50 61.5 54.5 63.5L50 69z", "#f08a98", 2),
        ear=ear,
        hinge=(29, 36),
    )


def _dario() -> Character:
    fur, dark, pale = "#f4e6cf", "#a9713f", "#fffaf0"
    outline = (
        "M50 18C33 18 23 28 21 44C20 52 20 58 21 64C23 79 36 88 50 88C64 88 77 79 79 64"
        "C80 58 80 52 79 44C77 28 67 18 50 18z"
    )
    patch = "M52 19C66 19 77 28 79 44C79.6 49 80 55 79.6 59C70 64 56 60 55 48C54 38 52 30 52 19z"
    ear = shape("M28 22C16 18 7 30 8 48C8 62 13 70 19 69C26 67 27 55 28 44C29 37 34 28 28 22z",
                dark)  # fmt: skip
    spots = both(dot((41, 72), 1.3, LINE) + dot((37, 75), 1.3, LINE))
    return Character(
        features=Features(14.5, 46, 8.8, 74, 10, "#d9c3a0", brow=6),
        coat=coat("#2f6fb5", scarf("#3b86d6", "#2a63a6")),
        head=shape(outline, fur) + shape(patch, dark, 0) + shape(outline, "none")
        + oval((50, 70), (17, 14), pale) + spots,
        nose=shape("M41 60Q50 55 59 60Q59 68 50 69Q41 68 41 60z", LINE, 0)
        + oval((47, 60.8), (2.6, 1.3), "#8a7a70"),
        ear=ear,
        hinge=(27, 26),
        swing=-0.4,
        ears_before=True,
    )  # fmt: skip


def _ines() -> Character:
    fur, dark, pale = "#efe7ee", "#c6b4c6", "#fffdfd"
    outline = "M50 36C33 36 20 45 18 60C17 77 33 88 50 88C67 88 83 77 82 60C80 45 67 36 50 36z"
    ear = shape("M32 44C20 34 17 16 23 6C27 0 33 2 37 10C42 20 43 32 42 42z", fur) + shape(
        "M32 36C26 28 24 17 26.5 11C30 11 34 22 35.5 35z", "#f6a9bd", 0
    )
    flower = "".join(
        dot((73 + dx, 36 + dy), 5, "#ff7fa8", 1.8)
        for dx, dy in ((0, -6), (6, -1), (3.6, 5.6), (-3.6, 5.6), (-6, -1))
    ) + dot((73, 36.5), 4.2, "#ffd25e")
    cheeks = both(oval((27, 70), (6, 4), "#f8c3cf"))
    return Character(
        features=Features(16, 58, 9, 75, 8.5, dark, brow=2),
        coat=coat("#d9567f", bow("#ffd25e", "#e3a92c", 91)),
        head=shape(outline, fur) + cheeks + oval((50, 74), (14, 10), pale),
        nose=shape("M45.5 66Q50 64 54.5 66Q53.5 71 50 71Q46.5 71 45.5 66z", "#f08a98", 2),
        ear=ear,
        hinge=(36, 40),
        over=flower,
    )


def _juno() -> Character:
    fur, dark = "#fbf7ee", "#3c3540"
    outline = "M50 19C28 19 14 34 14 54C14 74 30 87 50 87C70 87 86 74 86 54C86 34 72 19 50 19z"
    patch = "M41 41C46 46 45 58 39 63C32 69 21 68 21 59C21 49 33 35 41 41z"
    leaf = shape("M62 90Q76 86 86 72Q88 88 70 96z", "#7cc257", 2.2)
    return Character(
        features=Features(17, 52, 8.4, 74, 9.5, "#6b6172", "#fbf7ee", brow=7),
        coat=coat(dark, leaf),
        head=shape(outline, fur) + both(shape(patch, dark, 0))
        + both(oval((22, 72), (5.5, 3.6), "#f5c9c4")),
        nose=shape("M43.5 64Q50 61 56.5 64Q55 70 50 70Q45 70 43.5 64z", LINE, 0),
        ear=dot((21, 25), 12.5, dark, 3),
        hinge=(26, 32),
        swing=0.5,
    )  # fmt: skip


FURRED = {
    "ada": _ada(), "bram": _bram(), "cleo": _cleo(), "dario": _dario(),
    "ines": _ines(), "juno": _juno(),
}  # fmt: skip
