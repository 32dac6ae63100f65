"""Who goes out in Frantic is told across the table before the hands are opened and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards import Zone
from game.frantic.events import RoundEnded
from game.frantic.key_moments import key_moment
from game.frantic.moves import Play
from game.frantic.options import Options
from game.frantic.sentences import how_it_ended
from game.key_moments import Deciding
from scenes.controllers.frantic.controller import Controller
from scenes.controllers.frantic.slips import slips
from scenes.storage.settings import Motion
from scenes.table.hand.unfolding import COUNT_STEPS
from tests.frantic_table import position
from tests.table.frantic_questions import controller, open_table
from tests.table.house import submit, table

HANDS = ["R5", "B4 G2 Y9", "B6 R9"]
LONGEST_FRAMES = 300


def test_who_is_out_is_told_before_the_hands_are_opened(tmp_path: Path) -> None:
    with open_table(tmp_path, position(HANDS, top="R1")) as driver:
        control = controller(driver)
        move = next(move for move in control.match.state.moves(0) if isinstance(move, Play))
        submit(control, move)
        seen = set()
        for _ in range(LONGEST_FRAMES):
            driver.frame()
            if control.ended is not None:
                assert control.moment.out == (0,)
                assert control.shown.phase not in ("scores", "over")
                seen.add(control.ended)
            elif seen:
                break
        assert seen == {RoundEnded("out", (0,))}
        driver.run(2000)
        assert control.shown.phase == "scores"
        assert control.moment.out == ()


def test_a_press_goes_on_from_it(tmp_path: Path) -> None:
    with open_table(tmp_path, position(HANDS, top="R1")) as driver:
        control = controller(driver)
        submit(control, next(m for m in control.match.state.moves(0) if isinstance(m, Play)))
        while control.ended is None:
            driver.frame()
        driver.click((640, 300))
        driver.frame()
        assert control.ended is None


def shown_by(control: Controller) -> set[str]:
    """What is named by that which lies on the table."""
    looks = (piece.look for piece in control.pieces())
    return {look[0] for look in looks if isinstance(look, tuple) and isinstance(look[0], str)}


def test_what_held_is_put_away_when_the_round_has_ended(tmp_path: Path) -> None:
    """The sheet unrolled over the slip of a lasting event, which stuck out below it."""
    bomb = position(HANDS, top="R1", lasting=["time_bomb"], bomb=[3, 3, 3])
    with open_table(tmp_path, bomb) as driver:
        control = controller(driver)
        holds = [box for name, box in slips(control.shown, control.places, control.brush)]
        assert len(holds) == 1
        assert "time_bomb" in shown_by(control)
        submit(control, next(m for m in control.match.state.moves(0) if isinstance(m, Play)))
        while control.ended is None:
            driver.unseen()
        assert "time_bomb" not in shown_by(control)
        while not (control.shown.phase == "scores" and control.rests):
            driver.unseen()
        assert slips(control.shown, control.places, control.brush) == []
        assert not [one for one in control.targets.all if one.what.kind == "about"]


def test_who_went_out_decided_the_match_and_not_that_somebody_did(tmp_path: Path) -> None:
    with open_table(tmp_path, position(HANDS, top="R1")) as driver:
        scene, ended = table(driver), RoundEnded("out", (0,))
        scene._deciding = Deciding([(scene.match.state, [ended])], (0,), key_moment)
        assert scene._decided().replace("\u2068", "").replace("\u2069", "") == "Ann is out."


def test_it_says_what_follows_from_it() -> None:
    def keys(cause: str, *winners: int, scores: bool = True) -> list[str]:
        told = how_it_ended(RoundEnded(cause, winners), Options(scores=scores))
        return [said.key for said in told]

    assert keys("out", 0)[1:] == ["frantic-log-won", "frantic-out-counts"]
    assert keys("out", 0, scores=False)[1:] == ["frantic-log-won", "frantic-out-wins"]
    assert keys("doomsday")[1:] == ["frantic-cause-doomsday", "frantic-who-wins"]


@pytest.mark.parametrize("motion", ["normal", "reduced", "off"])
def test_points_are_counted_up_to_the_new_sums(tmp_path: Path, motion: Motion) -> None:
    with open_table(tmp_path, position(HANDS, top="R1")) as driver:
        control = controller(driver)
        driver.house.settings.motion = motion
        table(driver).resize((1280, 720))
        submit(control, next(m for m in control.match.state.moves(0) if isinstance(m, Play)))
        told = list[tuple[int, ...]]()
        for _ in range(60 * 10):
            driver.unseen()
            sums = control.shown.totals
            told.append(tuple(control.brush.points(seat, sums[seat]) for seat in range(3)))
        goal = control.match.state.totals
        assert goal == (0, 15, 15)
        steps = list(dict.fromkeys(told))
        assert steps[0] == (0, 0, 0)
        assert steps[-1] == goal
        assert steps == sorted(steps)
        assert len(steps) == (COUNT_STEPS + 1 if motion == "normal" else 2)


@pytest.mark.parametrize("motion", ["normal", "reduced"])
def test_hands_turn_up_and_stay_open_while_points_are_counted(
    tmp_path: Path, motion: Motion
) -> None:
    with open_table(tmp_path, position(HANDS, top="R1")) as driver:
        control = controller(driver)
        driver.house.settings.motion = motion
        table(driver).resize((1280, 720))
        submit(control, next(m for m in control.match.state.moves(0) if isinstance(m, Play)))
        while control.ended is None:
            driver.unseen()
        driver.click((640, 300))
        # Their faces are made first, some in each picture.
        for _ in range(3):
            driver.unseen()
        turning = [one for one in table(driver).motion.flights if one.other_side is not None]
        assert len(turning) == (5 if motion == "normal" else 0)
        for seat, cards in ((1, 3), (2, 2)):
            # Whatever turns up, the plate says how many there are.
            assert control.brush.count(Zone("hand", seat), control.shown.counts[seat]) == cards
            below = [way for way in turning if way.under == (control.plates[seat],)]
            assert len(below) == (cards if motion == "normal" else 0)
        while table(driver).motion.moving:
            driver.unseen()
        while control.shown.phase != "scores":
            driver.unseen()
            assert [len(control.open_hand(seat)) for seat in (1, 2)] == [3, 2]
        driver.run(500)
        assert control.rests
        assert not control.turned
