"""What Totem tells of a grab: one sentence, from which it is seen who was how much later."""

from __future__ import annotations

import pytest

from game.totem.events import Grabbed
from game.totem.sentences import tell
from scenes.words import Words
from scenes.words.saying import Saying
from tests.rules.totem_play import table as laid_out

NAMES = ("Ada", "Bram", "Cleo")


def told(presses: tuple[tuple[int, int], ...], tie: bool, language: str) -> list[str]:
    """The sentences about hand 1 having the totem after 312 ms, with these other presses."""
    state = laid_out([3, 3, 3], ["S1-P", "S1-G", "S1-Y"])
    made = tuple((hand, ms, "correct") for hand, ms in presses)
    event = Grabbed(1, 500, "correct", made, tie, (0, 1, 2), 312)
    saying = Saying(Words(language), dict(enumerate(NAMES)).__getitem__)
    return [saying(one) for one in tell(event, state.view(None))]


@pytest.mark.parametrize(
    ("presses", "tie", "english", "german"),
    [
        (
            ((1, 0), (0, 8), (2, 21)), False,
            "Bram had the totem after 312 ms, ahead of Ada (8 ms later) and Cleo (21 ms later).",
            "Bram hatte das Totem nach 312 ms, vor Ada (8 ms später) und Cleo (21 ms später).",
        ),
        (
            ((0, 0), (1, 3), (2, 3)), True,
            "A tie: Bram had right of way over Ada (3 ms sooner) and Cleo (at the same moment),"
            " after 312 ms.",
            "Gleichzeitig: Bram hatte nach 312 ms Vorrang vor Ada (3 ms früher) und Cleo"
            " (im selben Augenblick).",
        ),
        (((1, 0),), False, "Bram had the totem after 312 ms.",
         "Bram hatte das Totem nach 312 ms."),
    ],
)  # fmt: skip
def test_one_sentence_says_who_was_how_much_later(
    presses: tuple[tuple[int, int], ...], tie: bool, english: str, german: str
) -> None:
    assert told(presses, tie, "en") == [english]
    assert told(presses, tie, "de") == [german]
