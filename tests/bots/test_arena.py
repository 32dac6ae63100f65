"""The arena counts right, and says the same however the pairs are spread."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.bots.arena import compare, main, verdict, wilson
from game.bots.pairs import Pair, Trial, lead_of, play_pair, stages
from tests.house import shed


def test_a_lead_is_per_seat() -> None:
    assert lead_of((10, 4, 20, 6), (0, 1, 0, 1)) == 10
    assert lead_of((6, 3, 3, 3, 9), (1, 0, 1, 0, 1)) == -3


def test_the_interval_of_a_share() -> None:
    low, high = wilson(0.8, 100)
    assert low == pytest.approx(0.711, abs=0.001)
    assert high == pytest.approx(0.867, abs=0.001)


def test_a_drawn_pair_counts_half() -> None:
    found = verdict([Pair(2.0, ()), Pair(-1.0, ()), Pair(0.0, ()), Pair(3.0, (0.5,))])
    assert found.share == pytest.approx(0.625)
    assert found.lead == pytest.approx(1.0)
    assert found.most_s == 0.5


def test_equal_bots_draw_every_pair() -> None:
    found = compare(Trial("nyet", "normal", "normal", 4, "cards"), 6, jobs=1)
    assert (found.lead, found.share) == (0, 0.5)


@pytest.mark.sample(6)
@pytest.mark.parametrize("stage", ["cards", "round", "match"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_stage_is_played_to_its_end(stage: str, seats: int) -> None:
    trial = Trial("nyet", "easy", "normal", seats, stage)
    once, again = play_pair(trial, 3), play_pair(trial, 3)
    assert once.lead == again.lead
    assert once.thinking


def test_a_game_without_stages_is_compared_on_whole_matches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shed.put_on_the_shelf(monkeypatch)
    assert list(stages("shed")) == ["match"]
    found = play_pair(Trial("shed", "normal", "random", 2, "match"), 3)
    assert found.thinking
    # Totals mean what each game likes: at Frantic the fewest win.
    outcome = SimpleNamespace(outcome=SimpleNamespace(places=(2, 1), scores=(40, 3)))
    assert list(stages("shed")["match"].points(outcome)) == [-2, -1]
    assert next(iter(stages("nyet"))) == "round"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "invalid choice: 'chess'"),
        (["nyet", "--stage", "half"], "nyet has no stage half, but round, cards, match"),
        (["nyet", "--a", "wise"], "nyet has no level wise, but easy, normal, hard, expert, random"),
        (["nyet", "--a", "hard+wise"], "hard has no temper wise; a level has careful, spiteful"),
        (["nyet", "--a", "random+bold"], "random has no temper bold"),
    ],
)
def test_what_cannot_be_compared_is_said(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert said in capsys.readouterr().err


def test_a_backend_can_be_chosen() -> None:
    trial = Trial("nyet", "normal", "easy", 4, "cards")
    alone = compare(trial, 4, jobs=1)
    spread = compare(trial, 4, jobs=2, backend="threading")
    assert (alone.lead, alone.share) == (spread.lead, spread.share)
