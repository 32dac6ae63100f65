"""Reaction times in words: nobody reads "1,834 ms"."""

from __future__ import annotations

import pytest

from game.totem.naming import time_told
from scenes.words import Words
from scenes.words.saying import Saying


@pytest.mark.parametrize(
    ("language", "ms", "told"),
    [("en", 340, "340 ms"), ("en", 999, "999 ms"), ("en", 1000, "1.0 s"), ("en", 1834, "1.8 s"),
     ("en", 12_345, "12.3 s"), ("de", 1834, "1,8 s")],
)  # fmt: skip
def test_a_long_reaction_is_told_in_seconds(language: str, ms: int, told: str) -> None:
    assert Saying(Words(language), str)(time_told(ms)) == told
