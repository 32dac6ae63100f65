"""What may stand in a name, and which names look alike to whoever reads them on a screen."""

from __future__ import annotations

from unicodedata import category, normalize

# Controls and what steers other letters, half letters, what is not assigned or means something
# in one font alone, and marks that no letter has taken in.
UNTYPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me")
# Letters, by their nature, that nobody sees.
FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
SELECTORS = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
# Small letters of other alphabets, and those whose capitals are drawn like Latin ones.
_TWINS = str.maketrans(
    "авеёкмнорстухіїјѕһԁԛԝӏ" + "αβεζηικμνορτυχ" + "ıɑɡ",
    "abeëkmhopctyxiïjshdqwl" + "abezhikmvoptyx" + "iag",
)
_CAPITALS = str.maketrans("Ν", "N")


def typable(text: str) -> str:
    """A text as it may stand in a line somebody types: what is seen, on one line."""
    line = "".join(" " if letter.isspace() else letter for letter in text)
    return "".join(
        one for one in normalize("NFC", line) if category(one) not in UNTYPED and one not in FILLERS
    )


def is_invisible(letter: str) -> bool:
    """Whether a letter only joins or changes others, or is not seen at all."""
    return letter in FILLERS or ord(letter) in SELECTORS or category(letter) == "Cf"


def likeness(name: str) -> str:
    """What two names share that look the same, such as capitals and small letters."""
    seen = "".join(letter for letter in name if not is_invisible(letter))
    small = normalize("NFKC", seen).translate(_CAPITALS).casefold().translate(_TWINS)
    # Nothing invisible comes from NFKC but marks and spaces of other widths.
    return " ".join(normalize("NFKC", small).split())
