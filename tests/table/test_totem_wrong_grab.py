"""A wrong grab shows the two cards it was about, and what kept them from matching."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from pygame import Surface

from game.totem.cards import NAMES
from scenes.controllers.totem.account import Account
from scenes.controllers.totem.moment import Moment
from scenes.controllers.totem.ring import totem_with
from tests.table.house import Driver, table
from tests.table.test_totem_hints import at, controller_of, grab


def account_of(home: Path, piles: list[str], hand: int, **options: Any) -> Account:
    with at(home, [5] * len(piles), piles, **options) as driver:
        grab(driver, hand)
        driver.run(900)
        found = controller_of(driver).centre.account
        assert found is not None
        return found


@pytest.mark.parametrize("penalty", ["all", "mild", "others"])
def test_both_cards_are_shown_whichever_piles_were_taken(tmp_path: Path, penalty: str) -> None:
    piles = ["S2-P", "S1-P", "K1-Y", "T1-O"]
    account = account_of(tmp_path, piles, 1, penalty_piles=penalty)
    assert [NAMES[card] for card in account.mixed] == ["S1-P", "S2-P"]
    assert account.why_wrong == account.words("totem-differ-twins")


def test_where_colours_count_that_is_said(tmp_path: Path) -> None:
    account = account_of(tmp_path, ["D2-Y", "D2-O", "COL1", "K1-P"], 0)
    assert [NAMES[card] for card in account.mixed] == ["D2-Y", "D2-O"]
    assert account.why_wrong == account.words("totem-differ-colour")


@pytest.mark.parametrize(
    ("piles", "why"), [(["", "S1-P", "K1-Y", "T1-O"], "bare"), (["S1-P", "", "", ""], "alone")]
)
def test_where_there_were_not_two_cards_that_is_said(
    tmp_path: Path, piles: list[str], why: str
) -> None:
    account = account_of(tmp_path, piles, 0)
    assert account.mixed == ()
    assert account.why_wrong == account.words(f"totem-differ-{why}")


def test_a_right_grab_has_no_cards_to_compare(tmp_path: Path) -> None:
    assert account_of(tmp_path, ["S1-P", "S1-G", "K1-Y", "T1-O"], 1).mixed == ()


def test_the_cards_are_drawn_upright_with_a_ring(tmp_path: Path) -> None:
    account = account_of(tmp_path, ["S2-P", "S1-P", "K1-Y", "T1-O"], 1)
    plain = account_of(tmp_path, ["S1-P", "S1-G", "K1-Y", "T1-O"], 1)
    assert account.panel is not None
    assert plain.panel is not None
    reds = [
        sum(panel.get_at((x, y))[:3] == (206, 20, 34)
            for x in range(panel.get_width()) for y in range(panel.get_height()))
        for panel in (account.panel, plain.panel)
    ]  # fmt: skip
    assert reds[0] > 100
    assert reds[1] == 0


def test_the_plate_counts_what_is_won_when_it_has_landed(tmp_path: Path) -> None:
    with at(tmp_path, [5] * 4, ["S2-P", "S1-P", "K1-Y", "T1-O"]) as driver:
        table(driver).motion.skip()
        grab(driver, 1)
        control, told = controller_of(driver), list[str]()
        for _ in range(120):
            driver.unseen()
            told.append(control.tabletop.plates[1][1].big)
            assert told[-1] == "5" or not on_the_way(driver)
        assert sorted(set(told), key=int) == ["5", str(control.view.hands[1].deck)]


def on_the_way(driver: Driver) -> bool:
    """Whether cards are still on their way."""
    return table(driver).motion.moving


def test_the_hand_that_took_the_totem_goes_with_it_and_is_gone(tmp_path: Path) -> None:
    with at(tmp_path, [5] * 4, ["S2-P", "S1-P", "K1-Y", "T1-O"]) as driver:
        found, centre = list[tuple[tuple[int, int], float]](), controller_of(driver).centre

        def watched(_: Moment, __: Surface, hand: int, goal: Any, way: float, seen: float) -> None:
            assert hand == 1
            assert goal == centre._spot(driver.now_ns)
            found.append((goal, seen))

        with patch.object(Moment, "_reach", watched):
            grab(driver, 1)
            driver.watch(700)
        assert found[0][0] == centre.ring.centre
        assert found[-1][0] == totem_with(centre.ring, 1).center
        assert len({goal for goal, _ in found}) > 8
        fading = [seen for goal, seen in found if seen < 1]
        assert {goal for goal, seen in found if 0 < seen < 1} == {totem_with(centre.ring, 1).center}
        assert fading == sorted(fading, reverse=True)
        assert fading[-1] == 0
