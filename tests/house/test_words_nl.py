"""Dutch in one style: its quotes and apostrophes, je and jij, percents and fractions."""

from __future__ import annotations

import re

import pytest

from scenes.words import message_files
from tests.house.test_languages import texts

# What is never found in anything that can be read, and what that is.
NEVER_SAID = {
    "other quotes than ‘these’, or a straight apostrophe": r"[\"'“”„«»]",
    "u and uw, but for the key in the terminal": r"\b[Uu]w?\b(?!-| neemt terug)",
    "a point in a fraction": r"(?<![\d.])\d+\.\d+(?![\d.])",
    "three points instead of …": r"(?<!\[optie )\.\.\.",
    "a beginning that no word has": r"\b[Zz]b",
    "one letter instead of i and j": r"[ĳĲ]",
}
# Neither in a line of the files, where what is filled in stands as such.
NEVER_WRITTEN = {
    "a space before the percent sign": r"[\d}]\s%",
    "a space before a sign that ends something": r"[\w}] [,;!?.](?![\w.])",
    "a capital after a colon, but for a name": (
        r": (?:De|Het|Een|Je|Jij|Er|Dan|Dat|Deze|Als|Wie|Niemand|Iedereen|Trek|Speel|Leg|Kies)\b"
    ),
}


@pytest.mark.parametrize("never", NEVER_SAID)
def test_dutch_is_said_in_one_style(never: str) -> None:
    assert not [text for text in texts("nl") if re.search(NEVER_SAID[never], text)]


@pytest.mark.parametrize("never", NEVER_WRITTEN)
def test_dutch_is_written_in_one_style(never: str) -> None:
    lines = [
        line
        for source in message_files("nl")
        for line in source.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert not [line for line in lines if re.search(NEVER_WRITTEN[never], line)]


def test_every_dutch_quote_is_closed() -> None:
    quoted = re.compile(r"‘[^‘’]*(?:\w’\w[^‘’]*)*’")
    assert not [text for text in texts("nl") if "‘" in quoted.sub("", text)]
