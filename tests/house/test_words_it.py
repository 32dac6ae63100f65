"""Italian in the style of the house: « », ’, tu, and nothing written the English way."""

from __future__ import annotations

import re

from scenes.words import message_files
from tests.house.test_languages import texts


def found(pattern: str) -> list[str]:
    """Which texts have such a thing in them."""
    sought = re.compile(pattern)
    return [text for text in texts("it") if sought.search(text)]


def lines() -> list[str]:
    """The message files as they are written, arguments and all, but without comments."""
    written = [source.read_text(encoding="utf-8") for source in message_files("it")]
    return [line for text in written for line in text.splitlines() if not line.startswith("#")]


def test_quotes_are_guillemets_without_spaces_inside() -> None:
    assert not found('["“”„‘‚‹›]')
    assert not [line for line in lines() if re.search(r"«\s|\s»", line)]
    assert not [line for line in lines() if line.count("«") != line.count("»")]


def test_apostrophes_are_round_and_an_accent_is_no_apostrophe() -> None:
    assert not found("['`´]")
    assert not found(r"\b(?:[Pp]erche|[Pp]iu|[Cc]ioe|[Gg]ia|[Pp]uo|E)’(?!\w)")
    assert not found(r"(?:perch|poich|finch|affinch|n|s)è\b")


def test_an_elision_joins_its_word_without_a_space() -> None:
    assert not found(r"(?i)\b(?:l|un|dell|all|dall|nell|sull|quell|quest|nessun|c|d|s|t|m|v)’\s")


def test_signs_follow_their_word_at_once() -> None:
    assert not [line for line in lines() if re.search(r"[\w}»)] [,;!?](?!\w)", line)]


def test_it_says_tu() -> None:
    assert not found(r"(?i)\b(?:prema|scelga|inserisca|trascini|faccia clic|prego)\b")
    assert not found(r"(?<=[a-z,] )(?:Lei|Suo|Sua|Suoi|Sue)\b")


def test_fractions_have_a_comma() -> None:
    assert not found(r"\b\d+\.\d+\b")


def test_until_is_said_with_not() -> None:
    """What goes on until something happens goes on "finché non" it does."""
    assert not found(r"finché (?:qualcuno|tutti|nessuno) (?!non\b)")
