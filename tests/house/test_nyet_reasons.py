"""What NYET!'s expert says of a box is a sum in words: so many points more, or less."""

from __future__ import annotations

import pytest

from game.bots.weighing import Difference, Fact
from game.nyet.advising import say_glance
from scenes.words import Words, languages
from scenes.words.saying import Saying
from tests.nyet_table import veto_board

EQUAL = Difference(Fact("value"), 0, 0, 0)


@pytest.mark.parametrize("language", languages())
def test_what_a_box_would_bring_is_more_or_less_and_never_minus(language: str) -> None:
    state, saying = veto_board(), Saying(Words(language), str)
    seat = state.to_act()[0]
    view, ways = state.view(seat), {"en": ("less", "more"), "de": ("weniger", "mehr")}[language]
    said = [saying(say_glance(view, EQUAL, move)) for move in state.moves(seat)]
    for way in ways:
        assert any(way in sentence for sentence in said)
    # The box may be called −2; what it brings is no such number.
    assert not any("-" in sentence for sentence in said)
