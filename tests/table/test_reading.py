"""Any card can be read at every table of choices: right button, key I, a finger that rests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import KSCAN_ESCAPE, KSCAN_F1, KSCAN_I, Rect

from game.nyet.cards import CARD as NYET_CARD
from game.prompts import Thing
from game.stratego.cards import CARD as STRATEGO_CARD
from game.stratego.moves import Attack, GoOn
from game.stratego.options import Options as StrategoOptions
from scenes.controllers.jetriko.controller import Controller as Jetriko
from scenes.controllers.nyet.controller import Controller as Nyet
from scenes.controllers.stratego.controller import Controller as Stratego
from scenes.input.signals import PointerMoved, Press
from scenes.menus.pause import PauseScene
from scenes.table.reading import RESTS_MS
from scenes.table.scene import TableScene
from scenes.table.tip import REST_NS
from tests.frantic_table import position as frantic
from tests.jetriko_table import position as jetriko
from tests.nyet_table import position as nyet
from tests.stratego_table import position as stratego
from tests.table.house import Driver, lift, sitting_at, submit, table
from tests.table.laid import laid


def open_table(home: Path, game: str) -> Driver:
    """A table of that game at which a person is to choose."""
    match game:
        case "nyet":
            state: Any = nyet(["B2 R5", "B3 R1"])
        case "stratego":
            state = stratego("1 2 F B 10", "9 8 7 6 5")
        case "jetriko":
            state = jetriko(["G2-plus R3", "Y1-plus C3"], top="G4")
        case _:
            state = frantic(["R5 gift-R", "B2 K5"], top="R3")
    driver = laid(game, state, "- easy", home)
    driver.frame()
    while sitting_at(driver).choosing.seat is None:
        driver.frame()
    return driver


def first_card(driver: Driver) -> Rect:
    """A card that can be chosen now, of the hand or of the own line."""
    control = sitting_at(driver)
    for target in control.choosing.targets.all:
        if target.what.kind in ("card", "own"):
            return Rect(target.box)
    raise AssertionError("no card to choose")


def press(driver: Driver, device: str, control: str, pos: tuple[int, int], down: bool) -> None:
    driver.batch += 1
    driver.top.handle(Press(driver.now_ns, driver.batch, device, control, down, pos))


GAMES = ("nyet", "stratego", "jetriko", "frantic")


@pytest.mark.parametrize("game", GAMES)
def test_the_right_button_reads_a_card_and_any_key_closes_it(tmp_path: Path, game: str) -> None:
    """Esc too: it opens no pause, and a key of the table does not do its own thing."""
    driver = open_table(tmp_path, game)
    control, spot = sitting_at(driver), first_card(driver).center
    made = len(control.match.moves)
    for key in (KSCAN_ESCAPE, KSCAN_F1, KSCAN_I):
        press(driver, "mouse", "mouse:3", spot, True)
        press(driver, "mouse", "mouse:3", spot, False)
        assert control.reading.what is not None
        driver.frame()
        driver.tap(key)
        assert control.reading.what is None
        assert isinstance(driver.top, TableScene)
        assert not control.looking
    assert len(control.match.moves) == made
    driver.tap(KSCAN_ESCAPE)
    assert isinstance(driver.top, PauseScene)


@pytest.mark.parametrize("game", GAMES)
def test_key_i_reads_what_is_pointed_at(tmp_path: Path, game: str) -> None:
    driver = open_table(tmp_path, game)
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", first_card(driver).center))
    driver.tap(KSCAN_I)
    assert sitting_at(driver).reading.what is not None
    driver.frame()
    driver.click(first_card(driver).center)
    assert sitting_at(driver).reading.what is None
    assert sitting_at(driver).match.moves == []


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_reads_and_chooses_nothing(tmp_path: Path, game: str) -> None:
    driver = open_table(tmp_path, game)
    control, spot = sitting_at(driver), first_card(driver).center
    press(driver, "touch:1", "touch", spot, True)
    driver.run(RESTS_MS + 80)
    assert control.reading.what is not None
    press(driver, "touch:1", "touch", spot, False)
    driver.frame()
    assert control.reading.what is not None
    press(driver, "touch:1", "touch", spot, True)
    press(driver, "touch:1", "touch", spot, False)
    assert control.reading.what is None
    assert control.match.moves == []


def test_a_finger_chooses_a_card_that_is_known(tmp_path: Path) -> None:
    """An enemy's card that can be read is attacked by a short tap all the same."""
    aided = StrategoOptions(memory="seen")
    state = stratego("1 2 F B 10", "9 8 7 6 5", seen=("", "1"), options=aided)
    driver = laid("stratego", state, "- easy", tmp_path)
    driver.frame()
    control = sitting_at(driver)
    while control.choosing.seat is None:
        driver.frame()
    for kind, slot in (("own", 4), ("enemy", 0)):
        wanted = Thing(kind, slot)
        spot = next(t.box.center for t in control.choosing.targets.all if t.what == wanted)
        press(driver, "touch:1", "touch", spot, True)
        press(driver, "touch:1", "touch", spot, False)
    assert control.match.moves == [Attack(0, 4, 0)]


def test_a_finger_presses_a_button_that_lies_over_a_card(tmp_path: Path) -> None:
    """After a game of several the panel lies over both lines; what is under it is not read."""
    state = stratego("10 2 B 1 9", "- - F - -", options=StrategoOptions(wins=2))
    driver = laid("stratego", state, "- easy", tmp_path)
    driver.house.settings.motion = "off"
    control = sitting_at(driver)
    assert isinstance(control, Stratego)
    while control.choosing.seat is None:
        driver.frame()
    submit(control, Attack(0, 0, 2))
    while control.choosing.seat is None:
        driver.frame()
        if control.held:
            control.go_on()
    spot = control.choosing.targets.all[0].box.center
    assert any(box.collidepoint(spot) for _, box in control.lying())
    press(driver, "touch:1", "touch", spot, True)
    driver.run(RESTS_MS + 80)
    assert control.reading.what is None
    press(driver, "touch:1", "touch", spot, False)
    press(driver, "touch:1", "touch", spot, True)
    press(driver, "touch:1", "touch", spot, False)
    assert GoOn(0) in control.match.moves


def test_a_finger_that_drags_a_card_reads_nothing(tmp_path: Path) -> None:
    driver = open_table(tmp_path, "stratego")
    control, spot = sitting_at(driver), first_card(driver).center
    press(driver, "touch:1", "touch", spot, True)
    for step in range(1, 6):
        away = (spot[0], spot[1] - 20 * step)
        driver.top.handle(PointerMoved(driver.now_ns, "touch:1", away))
        driver.run(RESTS_MS // 3)
    assert control.reading.what is None


@pytest.mark.parametrize("name", ["RF", "R1", "R2", "R3", "R5", "R10", "RB"])
def test_every_rank_says_what_it_does(tmp_path: Path, name: str) -> None:
    driver = open_table(tmp_path, "stratego")
    control = sitting_at(driver)
    assert isinstance(control, Stratego)
    told = control.in_full(STRATEGO_CARD[name])
    assert told.title and told.kind and len(told.text) > 20


def test_what_is_covered_is_not_explained(tmp_path: Path) -> None:
    """Neither under a card that is read nor under the log."""
    driver = open_table(tmp_path, "jetriko")
    shown, control = table(driver), sitting_at(driver)
    assert isinstance(control, Jetriko)
    pile = control.places.draw.center
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", pile))
    driver.run(REST_NS // 1_000_000 + 50)
    assert shown.tip.shown
    press(driver, "mouse", "mouse:3", first_card(driver).center, True)
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", (pile[0] + 1, pile[1])))
    driver.run(REST_NS // 1_000_000 + 50)
    assert control.looking
    assert not shown.tip.shown


def test_a_supertrump_says_that_it_is_one(tmp_path: Path) -> None:
    driver = laid("nyet", nyet(["B1 R5", "B3 R1"], supertrump="B", trump="R"), "- easy", tmp_path)
    driver.run(60)

    control = sitting_at(driver)
    assert isinstance(control, Nyet)
    kinds = [control.in_full(NYET_CARD[name]).kind for name in ("B1", "R5", "B3")]
    assert kinds == ["Supertrump", "Trump", "Plain card"]


@pytest.mark.parametrize("device", ["mouse", "touch:1"])
def test_a_hand_that_has_just_chosen_cannot_be_read_any_more(tmp_path: Path, device: str) -> None:
    driver = laid("stratego", stratego("1 2 F B 10", "9 8 7 6 5"), "- -", tmp_path)
    while sitting_at(driver).turns.curtain is None:
        driver.frame()
    lift(driver)
    control = sitting_at(driver)
    card = first_card(driver)
    submit(control, control.chair(control.shown.seat).moves[0])
    assert (control.shown.hand, control.turns.viewer) == ((), None)
    key = "mouse:3" if device == "mouse" else "touch"
    press(driver, device, key, card.center, down=True)
    driver.run(RESTS_MS + 100)
    assert control.reading.what is None


def test_what_is_read_goes_with_the_cards_of_who_read_it(tmp_path: Path) -> None:
    driver = laid("stratego", stratego("1 2 F B 10", "9 8 7 6 5"), "- -", tmp_path)
    while sitting_at(driver).turns.curtain is None:
        driver.frame()
    lift(driver)
    control = sitting_at(driver)
    press(driver, "mouse", "mouse:3", first_card(driver).center, down=True)
    assert control.reading.what is not None
    control.turns.viewer = 1 - control.shown.seat
    control.refresh()
    assert control.reading.what is None
    assert not control.looking


@pytest.mark.parametrize("game", GAMES)
def test_where_all_lies_is_not_asked_while_nothing_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    driver = open_table(tmp_path, game)
    explained, asked = table(driver).explained, list[str]()

    def to_be_seen(_control: object) -> list[Rect]:
        asked.append(game)
        return []

    monkeypatch.setattr(type(sitting_at(driver)), "to_be_seen", property(to_be_seen))
    assert explained.paint(driver.screen).size == (0, 0)
    assert not asked
    assert explained.at_once(table(driver).corner.area().topleft)
    explained.paint(driver.screen)
    assert asked
