"""Rules, explanations and hints at a running table: nothing is lost, nothing is betrayed."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pygame import KSCAN_ESCAPE, KSCAN_F1, Rect

from game.totem.groups import MEMBERS
from game.totem.options import Options
from scenes.controllers.totem.controller import Controller
from scenes.controllers.totem.controls import default_controls
from scenes.controllers.totem.teaching import NAMES
from scenes.input.signals import PointerMoved
from scenes.menus.house_settings import SettingsScene
from scenes.menus.pause import PauseScene
from scenes.menus.rules import RulesScene
from scenes.storage.settings import load as load_settings
from scenes.table.hints import AIM, LEAST_NS, TIMES
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.table.tip import REST_NS
from scenes.words import Words
from scenes.words.pages import term_names
from tests.scenes.guest import Guest
from tests.table.house import MS, Driver, furnished, seating, table, totem_at

Play = Callable[..., Driver]
SIZES = [(1024, 640), (1280, 720)]
AIM_SEEN = f"totem-{AIM}"


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    """Opens a table with these seats and lets the start count pass."""
    opened: list[Driver] = []

    def open_table(
        levels: str, size: tuple[int, int] = (1280, 720), seed: int = 1, letters: int = 100
    ) -> Driver:
        house = furnished(tmp_path, size)
        house.settings.text_size = letters
        # Whoever had the lesson knows what the game is about.
        house.settings.hints_seen[AIM_SEEN] = TIMES
        house.settle()
        driver = Driver(house, lay_table(house, seating(levels, seed=seed)), size)
        opened.append(driver)
        driver.run(1_900)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def totem(driver: Driver) -> Controller:
    controller = table(driver).controller
    assert isinstance(controller, Controller)
    return controller


def until_live(driver: Driver) -> tuple[int, ...]:
    """Let cards be turned until there is a duel; its hands."""
    state = table(driver).match.state
    while not state.live:
        driver.frame()
    return MEMBERS[state.live[0]]


def key_of(hand: int) -> int:
    control = default_controls(Options(), 4)[hand][0].partition("=")[2]
    return int(control.removeprefix("key:"))


def scenes(driver: Driver) -> list[type]:
    return [type(scene) for scene in driver.stage.scenes]


# The rules in mid-match


def test_f1_pauses_and_opens_the_rules_and_the_match_goes_on_where_it_stood(play: Play) -> None:
    driver = play("- - - -")
    hands = until_live(driver)
    state = table(driver).match.state
    moves, tops = len(table(driver).match.moves), state.live
    driver.tap(KSCAN_F1)
    driver.run(3_000)
    assert scenes(driver) == [TableScene, PauseScene, RulesScene]
    assert state.phase == "paused"
    driver.tap(KSCAN_ESCAPE)
    driver.tap(KSCAN_ESCAPE)
    assert scenes(driver) == [TableScene]
    driver.run(1_900)
    assert state.live == tops
    # A pause and its end, and nothing else.
    assert [type(move).__name__ for move in table(driver).match.moves[moves:]] == [
        "Pause", "Resume",
    ]  # fmt: skip
    driver.tap(key_of(hands[0]))
    driver.run(100)
    assert totem(driver).statistics.figures[(hands[0], "")].duels_won == 1


def test_the_corner_has_a_button_for_the_rules(play: Play) -> None:
    driver = play("- - - -")
    driver.click(table(driver).corner.boxes["rules"].center)
    driver.run(100)
    assert scenes(driver)[-1] is RulesScene


def test_f1_while_the_totem_is_held_waits_until_it_is_back(play: Play) -> None:
    driver = play("- - - -")
    driver.tap(key_of(until_live(driver)[0]))
    driver.run(200)
    driver.tap(KSCAN_F1)
    driver.frame()
    assert scenes(driver) == [TableScene]
    driver.run(2_500)
    assert scenes(driver) == [TableScene, PauseScene, RulesScene]


def test_f1_in_the_count_before_going_on_breaks_it_off(play: Play) -> None:
    driver = play("- - - -")
    driver.tap(KSCAN_ESCAPE)
    driver.run(50)
    driver.tap(KSCAN_ESCAPE)
    driver.run(700)
    driver.tap(KSCAN_F1)
    driver.run(3_000)
    assert scenes(driver) == [TableScene, PauseScene, RulesScene]
    driver.tap(KSCAN_F1)
    driver.tap(KSCAN_ESCAPE)
    driver.run(2_500)
    assert scenes(driver) == [TableScene]
    assert table(driver).match.state.phase != "paused"


def hint(driver: Driver, name: str) -> str:
    """What that hint says to several persons."""
    words = driver.house.words
    return words(f"totem-hint-{name}", key=words("totem-your-key"))


@pytest.mark.sample(12)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(2, 11))
def test_the_corner_and_the_note_cover_no_plate_deck_or_pile(
    play: Play, size: tuple[int, int], count: int
) -> None:
    for letters in (100, 200):
        driver = play(" ".join(["-"] * count), size, letters=letters)
        shown = table(driver)
        longest = max(NAMES, key=lambda name: len(hint(driver, name)))
        assert shown.hints.show(longest, driver.now_ns)
        shown.dirty = True
        driver.frame()
        ring = totem(driver).tabletop.ring
        taken = [place.plate for place in ring.hands]
        for place in ring.hands:
            for centre, wide in ((place.pile, ring.card), (place.deck, ring.deck_card)):
                box = Rect(0, 0, wide, wide)
                box.center = centre
                taken.append(box)
        assert Rect((0, 0), size).contains(shown.hints.box)
        for name, cover in (("corner", shown.corner.area()), ("note", shown.hints.box)):
            assert cover.collidelist(taken) == -1, name


# Explanations under the pointer


def rest(driver: Driver, pos: tuple[int, int]) -> tuple[str, ...]:
    """Move the mouse there and let it rest; the terms that are explained."""
    shown = table(driver)
    shown.handle(PointerMoved(driver.now_ns, "mouse", pos))
    driver.run(REST_NS // MS + 50)
    return shown.tip.terms if shown.tip.shown else ()


def test_a_pointer_that_rests_is_told_what_lies_there(play: Play) -> None:
    driver = play("- - - -")
    driver.run(2_500)
    assert rest(driver, totem_at(driver).tabletop.plates[0][0].center) == ("deck", "pile")
    ring = totem(driver).tabletop.ring
    assert rest(driver, ring.hands[1].deck) == ("deck",)
    # The totem itself is grabbed with the mouse: nothing may come between.
    assert rest(driver, ring.centre) == ()


def test_the_slip_goes_when_the_pointer_moves_on_or_presses(play: Play) -> None:
    driver = play("- - - -")
    shown = table(driver)
    assert rest(driver, totem_at(driver).tabletop.plates[0][0].center)
    shown.handle(PointerMoved(driver.now_ns, "mouse", (5, 5)))
    assert not shown.tip.shown
    assert rest(driver, totem_at(driver).tabletop.plates[0][0].center)
    driver.click(totem_at(driver).tabletop.plates[0][0].center)
    assert not shown.tip.shown


def test_a_pointer_passing_by_is_told_nothing(play: Play) -> None:
    driver = play("- - - -")
    shown = table(driver)
    plate = totem_at(driver).tabletop.plates[0][0]
    shown.handle(PointerMoved(driver.now_ns, "mouse", plate.center))
    driver.run(200)
    assert not shown.tip.shown


def test_every_term_the_table_explains_is_in_the_glossary(root: Path) -> None:
    source = root / "scenes" / "controllers" / "totem" / "explaining.py"
    answers = [
        node.value
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Return) and node.value is not None
    ]
    said = {
        node.value
        for answer in answers
        for node in ast.walk(answer)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value
    }
    assert {"deck", "pile", "inward"} <= said
    assert said | {"pot", "colours"} <= set(term_names("totem", Words()))


def test_the_pot_and_the_sign_for_colours_are_explained(play: Play) -> None:
    driver = play("- - - -")
    shown = table(driver)
    centre = totem(driver).centre
    for term in ("pot", "colours"):
        centre.labels = {term: Rect(300, 300, 40, 20)}
        assert shown.explain((310, 310)) == (term,)


def test_a_paused_table_explains_nothing(play: Play) -> None:
    driver = play("- - - -")
    place = totem_at(driver).tabletop.plates[0][0].center
    driver.tap(KSCAN_ESCAPE)
    driver.run(50)
    assert table(driver).explain(place) == ()


# Hints


def test_no_hint_before_a_grab_and_one_after_it(play: Play) -> None:
    driver = play("- - - -")
    hands = until_live(driver)
    driver.run(1_000)
    assert table(driver).hints.text == ""
    driver.tap(key_of(hands[0]))
    driver.run(200)
    assert table(driver).hints.text == hint(driver, "duel")


def test_a_duel_that_a_bot_loses_teaches_nobody(play: Play) -> None:
    driver = play("easy easy easy easy")
    driver.run(60_000)
    assert driver.house.settings.hints_seen == {AIM_SEEN: TIMES}


def test_a_wrong_grab_is_explained(play: Play) -> None:
    driver = play("- - - -")
    driver.run(2_500)
    state = table(driver).match.state
    outsider = next(hand for hand in range(4) if not any(m >> hand & 1 for m in state.live))
    driver.tap(key_of(outsider))
    driver.run(200)
    assert table(driver).hints.text == hint(driver, "wrong")


def test_a_note_stays_until_what_it_speaks_of_is_over_or_a_click_puts_it_away(play: Play) -> None:
    driver = play("- - - -")
    hints = table(driver).hints
    assert hints.show("duel", driver.now_ns)
    driver.run(2 * LEAST_NS // MS)
    assert hints.text
    hints.passed()
    driver.run(100)
    assert not hints.text
    assert hints.show("rush", driver.now_ns)
    table(driver).dirty = True
    driver.frame()
    driver.click(hints.box.center)
    assert not hints.text


def test_a_hint_is_shown_twice_and_never_again(play: Play) -> None:
    driver = play("- - - -")
    hints = table(driver).hints
    for _ in range(TIMES):
        assert hints.show("duel", driver.now_ns)
        hints.put_away()
    assert not hints.show("duel", driver.now_ns)


def test_who_did_it_needs_no_hint(play: Play) -> None:
    driver = play("- easy easy easy")
    hints = table(driver).hints
    hints.understood("duel")
    assert not hints.show("duel", driver.now_ns)


def test_what_was_shown_is_kept_when_the_table_is_left(play: Play) -> None:
    driver = play("- - - -")
    assert table(driver).hints.show("duel", driver.now_ns)
    driver.stage.clear()
    kept, _ = load_settings(driver.house.paths)
    assert kept.hints_seen == {AIM_SEEN: TIMES, "totem-duel": 1}


def test_hints_can_be_switched_off_and_all_come_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings.hints_seen["totem-duel"] = TIMES
    guest.enter(SettingsScene(guest.house))
    guest.click("tab-table")
    guest.frames(2)
    guest.click("hints")
    assert guest.house.settings.hints is False
    guest.click("hints")
    assert guest.house.settings.hints is True
    assert guest.house.settings.hints_seen == {}


def test_switched_off_no_hint_is_shown(play: Play) -> None:
    driver = play("- - - -")
    driver.house.settings.hints = False
    assert not table(driver).hints.show("duel", driver.now_ns)


def test_every_hint_of_totem_has_its_sentence() -> None:
    keys = {key.removeprefix("totem-hint-") for key in Words().beginning("totem-hint-")}
    assert keys == {AIM, *NAMES}
