"""NYET! on the table scene: what is looked at, counted and stamped, and what stays covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pygame import KSCAN_L

from game.chance import Chance
from game.nyet.asking import vetoes_left, vetoes_of
from game.nyet.moves import Play, Veto
from game.nyet.options import Options
from game.prompts import Thing
from scenes.controllers.nyet.sheet import workings
from scenes.seats.seating import Seating
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from tests.nyet_table import position
from tests.table.house import Driver, furnished, submit
from tests.table.laid import laid
from tests.table.test_nyet_table import answer, controller, seats, settle, until

Open = Callable[..., Driver]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Open]:
    opened: list[Driver] = []

    def open_table(levels: str, options: Options | None = None) -> Driver:
        house = furnished(tmp_path)
        seating: Seating = seats(levels, options)
        driver = Driver(house, lay_table(house, seating))
        opened.append(driver)
        driver.run(50)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def table(driver: Driver) -> TableScene:
    return next(scene for scene in driver.stage.scenes if isinstance(scene, TableScene))


def lead(driver: Driver) -> None:
    """Until the person leads to a trick that is not the first."""
    chance = Chance(3)
    until(driver, "tricks")
    while not controller(driver).look_back or controller(driver).shown.phase != "tricks":
        answer(driver, chance)
        settle(driver)


def test_the_last_trick_is_looked_at_by_button_and_by_key(play: Open) -> None:
    driver = play("- easy easy")
    lead(driver)
    control = controller(driver)
    driver.click(control.places.confirm.center)
    assert control.looking
    assert control.look_back == control.match.state.tricks[-1:]
    driver.click((5, 300))
    assert not control.looking
    driver.tap(KSCAN_L)
    assert control.looking


def test_after_the_next_lead_only_a_sentence_is_to_be_had(play: Open) -> None:
    driver = play("- easy easy")
    lead(driver)
    control = controller(driver)
    submit(control, next(m for m in control.match.state.moves(0) if isinstance(m, Play)))
    driver.tap(KSCAN_L)
    assert not control.looking
    said = [toast.text for toast in table(driver).toasts.standing]
    assert said == ["Only the last trick may be looked at."]


def test_tricks_stay_face_down_if_so_agreed(play: Open) -> None:
    driver = play("- easy easy", Options(look_back="none"))
    until(driver, "tricks")
    control, chance = controller(driver), Chance(3)
    while not control.shown.tricks:
        answer(driver, chance)
        settle(driver)
    driver.tap(KSCAN_L)
    assert not control.looking
    said = [toast.text for toast in table(driver).toasts.standing]
    assert said == ["Tricks stay face down."]


def test_the_table_waits_while_tricks_are_looked_at(play: Open) -> None:
    driver = play("- easy easy easy", Options(look_back="all"))
    lead(driver)
    control = controller(driver)
    submit(control, next(m for m in control.match.state.moves(0) if isinstance(m, Play)))
    driver.run(500)
    driver.tap(KSCAN_L)
    played = len(control.match.moves)
    driver.run(3000)
    assert control.looking
    assert len(control.match.moves) == played


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_the_vetoes_left_are_shared_out_as_they_will_be_placed(play: Open, count: int) -> None:
    driver = play(" ".join(["-", *["easy"] * (count - 1)]))
    until(driver, "vetoes")
    state = controller(driver).match.state.copy()
    shares = [vetoes_of(state.view(None), seat) for seat in range(count)]
    assert sum(shares) == vetoes_left(state.view(None))
    placed = [0] * count
    while state.view(None).phase == "vetoes":
        seat = state.to_act()[0]
        placed[seat] += 1
        state.play(state.moves(seat)[0])
    assert placed == shares


def test_a_token_comes_down_on_its_box(play: Open) -> None:
    driver = play("- easy easy easy")
    until(driver, "vetoes")
    control = controller(driver)
    target = next(t for t in control.choosing.targets.all if t.open)
    submit(control, Veto(0, int(target.what.value)))
    assert target.what.value not in control.shown.covered
    driver.frame()
    assert table(driver).motion.flights[0].end == target.box.center
    driver.run(450)
    assert target.what.value in control.shown.covered


def test_anonymous_tokens_are_of_nobody_even_while_they_come_down(play: Open) -> None:
    driver = play("- easy easy easy", Options(anonymous=True))
    until(driver, "vetoes")
    control = controller(driver)
    box = next(int(t.what.value) for t in control.choosing.targets.all if t.open)
    submit(control, Veto(0, box))
    for _ in range(60):
        driver.frame()
        assert all(token.seat == -1 for token in control.shown.tokens)
    assert not any("cover" in line for line in table(driver).log.lines)


def test_a_hand_is_covered_as_soon_as_its_owner_has_chosen(play: Open) -> None:
    driver = play("- - -", Options(length="short"))
    chance = Chance(4)
    for _ in range(120):
        settle(driver)
        control = controller(driver)
        secret = control.turns.curtain is None and control.shown.phase in ("vetoes", "tricks")
        answer(driver, chance)
        if secret:
            assert control.shown.hand == ()
            assert control.choosing.targets.all == []


def test_who_is_asked_sits_nearest(play: Open) -> None:
    driver = play("- - easy", Options(length="short"))
    chance = Chance(4)
    for _ in range(40):
        settle(driver)
        control = controller(driver)
        if control.turns.viewer is not None:
            assert control.bottom == control.turns.viewer
            assert control.places.plates[control.bottom].left < 300
        answer(driver, chance)


def test_a_1_is_not_picked_up_where_1s_may_not_be_discarded(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    scene = lay_table(house, seats("- easy easy easy"))
    scene.match.state = position(phase="discards", line2="no-1s", seed=2)
    with Driver(house, scene) as driver:
        driver.run(50)
        settle(driver)
        control = controller(driver)
        closed = [target.what for target in control.choosing.targets.all if not target.open]
        ones = [what for what in closed if what.kind == "card"]
        assert ones
        control.choosing.choose(ones[0])
        assert control.choosing.picked == ()
        said = [toast.text for toast in scene.toasts.standing]
        assert said == ["1s may not be discarded this round."]


@pytest.mark.sample(3)
@pytest.mark.parametrize("bonus", ["holder", "shared", "team"])
@pytest.mark.parametrize("difference", [False, True])
def test_the_sheet_says_how_every_score_came_about(
    play: Open, bonus: str, difference: bool
) -> None:
    driver = play("- easy easy", Options(bonus=bonus, difference=difference))
    until(driver, "scores")
    control = controller(driver)
    said = " ".join(workings(control.shown, control.brush))
    for gain in control.shown.sheet[-1].gains:
        assert str(gain) in said or (difference and gain == 0)


def test_the_log_has_the_law_of_the_round_above_it(play: Open) -> None:
    driver = play("- easy easy easy")
    until(driver, "vetoes")
    assert "left in this round" in controller(driver).log_note()
    until(driver, "tricks")
    assert "is first player." in controller(driver).log_note()


def test_every_term_that_explains_the_table_is_in_the_glossary(play: Open) -> None:
    driver = play("- easy easy easy easy")
    for phase in ("vetoes", "tricks"):
        until(driver, phase)
        scene = table(driver)
        found = {term for x in range(0, 1280, 16) for y in range(0, 720, 16)
                 for term in scene.explain((x, y))}  # fmt: skip
        assert found
        assert all(scene.tip.meaning(term)[1] for term in found)


@pytest.mark.parametrize("phase", ["characters", "teams"])
def test_a_question_stands_on_its_panel_below_the_answers(play: Open, phase: str) -> None:
    """It stood under the panel, between it and the hand."""
    driver = play("- easy easy easy easy")
    until(driver, phase)
    control = controller(driver)
    [panel] = control.asked_on()
    answers = [target.box for target in control.choosing.targets.all]
    assert answers
    assert panel.contains(control.zone)
    assert all(panel.contains(box) and box.bottom <= control.zone.top for box in answers)
    assert panel.collidelist([control.places.own_row]) < 0


def test_who_gets_the_bonus_card_is_chosen_by_their_plate(tmp_path: Path) -> None:
    state = position(seats=5, phase="bonus", partners=(3, 4))
    with laid("nyet", state, "- easy easy easy easy", tmp_path) as driver:
        driver.run(600)
        control = controller(driver)
        chosen = {target.what: target.box for target in control.choosing.targets.all}
        assert chosen == {Thing("seat", seat): control.places.plates[seat] for seat in (1, 2)}
        assert not control.panels()
        driver.click(control.places.plates[2].center)
        assert control.table_view.bonus == 2
