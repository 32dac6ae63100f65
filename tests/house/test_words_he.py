"""Hebrew: its marks, a form of address that leaves open who is spoken to, and its direction."""

from __future__ import annotations

import re

import pytest

from game.directions import FROM_THE_RIGHT, FSI, LRI, PDI
from game.messages import Several
from scenes.words import Words
from scenes.words.direction import from_the_right
from scenes.words.saying import Saying, in_a_row
from tests.house.test_languages import texts

LETTER = "[א-ת]"


def in_hebrew(pattern: str) -> list[str]:
    """What is found so in all that can be read in Hebrew."""
    return [text for text in texts("he") if re.search(pattern, text)]


def test_quotes_hyphens_and_abbreviations_are_hebrew_ones() -> None:
    assert not in_hebrew("[\"'“”„«»]")
    assert not in_hebrew(f"{LETTER}[-–—]|[-–—]{LETTER}")
    inside = f"(?<={LETTER})״(?={LETTER})"
    assert not [text for text in texts("he") if re.sub(inside, "", text).count("״") % 2]


def test_no_letter_is_pointed() -> None:
    assert not in_hebrew("[\u0591-\u05bd\u05bf-\u05c7]")


def test_nobody_is_spoken_to_as_a_man_or_as_a_woman() -> None:
    """Neither by a form for one of them, nor by one for both with a stroke between."""
    assert not in_hebrew(f"{LETTER}/{LETTER}")
    alone = "|".join(("אתה", "תוכל", "תוכלי", "עליכם", "שחק את", "לחץ על", "בחר קלף", "שלוף קלף"))
    assert not in_hebrew(f"(?<!{LETTER})({alone})(?!{LETTER})")


def test_what_has_a_sign_before_it_or_between_is_written_from_left_to_right() -> None:
    words = Words("he")
    assert words("matches-time", hour="12", minute="30").startswith(LRI)
    assert words("comfort-percent", percent=40).startswith(LRI)
    assert words("nyet-title") == "NYET!\u200e"


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("שלום", False), ("", False), ("Ann", False), (f"{FSI}12{PDI} × {FSI}3{PDI}", False),
        ("Enter פותח", True), (f"{FSI}3{PDI} {FSI}אדום{PDI}", True), (f"ל־{FSI}Ann{PDI}", False),
    ],
)  # fmt: skip
def test_what_stands_in_a_sentence_begins_at_the_right_if_it_is_hebrew(
    text: str, marked: bool
) -> None:
    assert from_the_right(text) == (FROM_THE_RIGHT + text if marked else text)


def test_every_hebrew_sentence_is_one_wherever_it_stands() -> None:
    words = Words("he")
    card = words("jetriko-card-plain", number=3, colour=words("jetriko-colour-red"))
    assert card.startswith(FROM_THE_RIGHT)
    assert words("rules-hit-hint").startswith(FROM_THE_RIGHT)
    assert not Words("en")("rules-hit-hint").startswith(FROM_THE_RIGHT)


@pytest.mark.parametrize("key", ["frantic-workshop-name-taken", "frantic-log-drew"])
def test_a_hebrew_name_tears_no_other_sentence_apart(key: str) -> None:
    words = Words("en")
    assert f"{FSI}קוף{PDI}" in words(key, name="קוף", count=2)
    assert FSI not in words(key, name="Ann", count=2)


def test_names_in_a_row_stand_in_the_order_of_the_language() -> None:
    words = Words("he")
    row = f"{FROM_THE_RIGHT}{FSI}Ada{PDI}, {FSI}דנה{PDI}"
    assert in_a_row(["Ada", "דנה"], words) == row
    assert Saying(words, str)(Several(("Ada", "דנה"), flat=True)) == row
    assert in_a_row(["Ada"], words) == "Ada"
    assert in_a_row(["Ada", "Bram"], Words("en")) == "Ada, Bram"
