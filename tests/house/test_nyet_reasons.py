"""What NYET!'s expert says of a veto is a sum in words: so many points more, or less."""

from __future__ import annotations

import pytest

from game.bots.weighing import Difference, Fact
from game.nyet.advising import say_glance
from scenes.words import Words, languages
from scenes.words.saying import Saying
from tests.nyet_table import veto_board

LESS_OR_MORE = {
    "en": ("less", "more"), "de": ("weniger", "mehr"), "es": ("menos", "más"),
    "fr": ("moins", "plus"), "he": ("פחות", "יותר"), "it": ("meno", "più"),
    "nl": ("minder", "meer"),
}  # fmt: skip
APART = Difference(Fact("glance"), 0.4, -0.2, 0)


@pytest.mark.parametrize("language", languages())
def test_what_a_veto_brings_is_more_or_less_and_never_minus(language: str) -> None:
    state, saying = veto_board(), Saying(Words(language), str)
    first, *others = state.moves(state.to_act()[0])
    said = [saying(say_glance(APART, first, move)) for move in others]
    for way in LESS_OR_MORE[language]:
        assert all(way in sentence for sentence in said)
    # The box may be called −2; what it brings is no such number.
    assert not any("-" in sentence for sentence in said)
