"""Spanish keeps to its own signs, and speaks to each player as a friend."""

from __future__ import annotations

import re

import pytest

from scenes.words import Words, message_files
from tests.house.test_languages import texts

# The name of a game is no cry.
SPANISH = tuple(text.replace("NYET!", "NYET") for text in texts("es"))


def found(pattern: str) -> list[str]:
    """The Spanish texts in which something is found, in capitals or not."""
    return [text for text in SPANISH if re.search(pattern, text, re.IGNORECASE)]


def test_spanish_quotes_and_marks_stand_on_both_sides() -> None:
    assert not found("[\"'“”„‟]")
    for opening, closing in ("«»", "¿?", "¡!"):
        uneven = [
            text
            for text in SPANISH
            if text.count(opening) != text.count(closing) and text not in "¿?"
        ]
        assert not uneven


def test_spanish_has_no_room_before_its_signs_and_some_before_per_cent() -> None:
    lines = [
        line
        for source in message_files("es")
        for line in source.read_text(encoding="utf-8").splitlines()
    ]
    assert not [line for line in lines if re.search(r"[\w}] [,.;!?»…](?![.\w])|[¿¡«] ", line)]
    assert not [line for line in lines if re.search(r"[\d}]%", line)]


def test_spanish_says_tu_and_neither_usted_nor_vosotros() -> None:
    assert not found(r"\b(usted|ustedes|vosotr[oa]s|vuestr[oa]s?|os)\b")
    assert not found(r"\b(?!diecis)\w{2,}(áis|éis)\b|\bsois\b")
    assert not found(r"\b(seleccione|elija|pulse usted|haga clic|introduzca)\b")


def test_spanish_has_one_word_for_one_thing() -> None:
    assert not found(r"\b(naipes?|ordenador portátil|ratona|celular(es)?|truco|turno de veto)\b")
    assert not found(r"\b(coger|coge|coges|coja|cojas)\b")
    assert not found(r"\bsólo\b|\b[ée]st[ea]s? (solo|sólo)\b")


@pytest.mark.parametrize(
    ("first", "last", "said"),
    [("Ada", "Bram", "Ada y Bram"), ("Ada", "Ines", "Ada e Ines"), ("Ines", "Ada", "Ines y Ada")],
)
def test_spanish_and_before_the_sound_of_an_i(first: str, last: str, said: str) -> None:
    assert Words("es")("list-and", first=first, last=last) == said


def test_spanish_or_before_the_sound_of_an_o() -> None:
    words = Words("es")
    assert words("frantic-needs-colour-number", colour="red", number=8) == "rojo u 8"
    assert words("frantic-needs-colour-number", colour="red", number=7) == "rojo o 7"
