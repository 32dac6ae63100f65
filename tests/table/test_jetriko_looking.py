"""Jetriko on the table scene: what is told, shown and explained, and what stays hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import KSCAN_BACKSPACE, KSCAN_F6, KSCAN_I, KSCAN_RETURN, Rect, Surface

from game.chance import Chance
from game.jetriko import events as ev
from game.jetriko.asking import DONE, PILE
from game.jetriko.cards import CARD, DECK, NAMES, TRAPS
from game.jetriko.following import after
from game.jetriko.moves import parse_move
from game.jetriko.naming import card_does
from game.key_moments import Mark
from game.prompts import Thing
from game.registry import load
from scenes.controllers.jetriko.attack import spear, stands_at
from scenes.controllers.jetriko.moments import LETS_GO, SHUT
from scenes.controllers.jetriko.sharing import sharing
from scenes.input.signals import PointerMoved, Press
from scenes.table.kit import lay_table, open_replay, take_up
from scenes.table.messages import Remark, Tone
from scenes.table.replayed import ReplayedSitting
from scenes.table.tip import REST_NS
from scenes.words import languages
from tests.house.games import TABLES
from tests.jetriko_table import position
from tests.table.house import FRAME_NS, MS, Driver, answer_for, furnished, lift, submit, table
from tests.table.laid import laid
from tests.table.test_jetriko_table import (
    FOUR,
    PASS,
    answer,
    bare,
    card,
    click,
    click_card,
    controller,
    made,
    said,
    seats,
    settle,
)

Open = Callable[..., Driver]


@pytest.fixture
def lay(tmp_path: Path) -> Iterator[Open]:
    opened: list[Driver] = []

    def open_table(state: Any, levels: str = "", size: tuple[int, int] = (1280, 720),
                   **settings: Any) -> Driver:  # fmt: skip
        house = furnished(tmp_path, size)
        for name, value in settings.items():
            setattr(house.settings, name, value)
        levels = levels or " ".join(["-", *["easy"] * (len(state.hands) - 1)])
        driver = laid("jetriko", state, levels, tmp_path, size, house)
        opened.append(driver)
        driver.watch(50)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def do(driver: Driver, move: str) -> None:
    """That move, whoever makes it."""
    control = controller(driver)
    control.turns.forget()
    answer_for(control, parse_move(move))


def calm(driver: Driver) -> None:
    """Draw until all that happened has been seen."""
    control = controller(driver)
    driver.frame()
    while control.steps or table(driver).motion.moving or driver.now_ns < control.busy_until_ns:
        driver.frame(FRAME_NS * 3)


def headlines(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every other sentence that stands in large letters from now on, as they come."""
    found: list[str] = []
    messages = table(driver).messages
    write = messages.paint

    def kept(screen: Surface, u: float, remark: Remark) -> Rect:
        loud = remark.tone in (Tone.HEADLINE, Tone.ALARMING)
        if loud and (not found or found[-1] != bare(remark.text)):
            found.append(bare(remark.text))
        return write(screen, u, remark)

    monkeypatch.setattr(messages, "paint", kept)
    return found


def log(driver: Driver) -> list[str]:
    return [bare(line) for line in table(driver).log.lines]


def picture(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.screen, "RGB")


# The attack


def test_jet_34_every_step_of_an_attack_is_announced(
    lay: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = ["G2-plus G4", "Y1-plus C3", "G3-deflect times-two", "B1 more"]
    driver = lay(position(hands, top="G5"), "- - - -")
    told = headlines(driver, monkeypatch)
    for move in ("0 play G2-plus", "1 play Y1-plus", "2 play times-two-1", "3 play more-1"):
        do(driver, move)
        calm(driver)
    assert told == [
        "Ann to Ben: Plus 2",
        "Ben to Chloe: Plus 4",
        "Chloe to Dan: Plus 8",
        "Dan to Ann: Plus 9",
    ]
    assert log(driver)[-2:] == ["Dan: More", "Dan adds one and sends it on to Ann: Plus 9."]


def test_the_attack_stands_at_its_victim_and_a_spear_comes_from_the_attacker(lay: Open) -> None:
    state = position(FOUR, top="G1-steal", attack=("steal", 3, 2))
    driver = lay(state)
    control = controller(driver)
    spot = stands_at(0, True, control.places)
    assert driver.screen.get_at(spot)[:3] != table(driver).layer.get_at(spot)[:3]
    cloth = table(driver).cloth
    with_spear = Surface(cloth.get_size())
    with_spear.blit(cloth, (0, 0))
    for piece in spear(control.shown, control.bottom, control.places):
        piece.draw(with_spear)
    ends = (control.places.around.plates[2].center, spot)
    for way in (0.3, 0.5, 0.7, 0.9):
        x, y = (round(a + (b - a) * way) for a, b in zip(*ends, strict=True))
        assert with_spear.get_at((x, y))[:3] != cloth.get_at((x, y))[:3]
    assert with_spear.get_at((900, 500))[:3] == cloth.get_at((900, 500))[:3]


def test_a_stop_shows_its_shield(lay: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = lay(position(FOUR, top="B4-plus", attack=("plus", 6, 3)))
    told = headlines(driver, monkeypatch)
    click_card(driver, "stop-1")
    seen = set()
    for _ in range(30):
        driver.watch(50)
        seen.add(controller(driver).moment.warded)
    assert seen == {None, 0}
    assert "Ann stops it: nothing happens" in told
    assert "Ann stops the attack; nothing happens to anybody." in log(driver)


SHARED = {
    "plus": ("B4-plus", 5, "G1 Y1 C1 B1 R1", [1, 2, 3, 4, 5], [3, 0, 3, 0, 3]),
    "steal": ("G1-steal", 3, "G1 Y1", [1, 2, 3], [3, 0, 3]),
    "redraw": ("G1-redraw", 3, "G3 Y3 C3", [1, 2, 3], [3, 0, 3]),
}


@pytest.mark.parametrize("kind", SHARED)
def test_jet_158_a_divide_is_seen_step_by_step(
    lay: Open, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    top, value, coming, numbers, who = SHARED[kind]
    hands = ["divide G4 Y4 C4", "R2", "R3", "B2 B3 B4"]
    state = position(hands, top=top, attack=(kind, value, 3), coming=coming)
    driver = lay(state, "- easy easy easy")
    told = headlines(driver, monkeypatch)
    click_card(driver, "divide-1")
    for _ in range(400):
        driver.frame()
        control = controller(driver)
        if control.choosing.seat is not None and control.shown.phase == "discard":
            click(driver, Thing("card", control.shown.hand[0]))
            click(driver, DONE)
        if control.shown.attack is None:
            break
    steps = [text for text in told if "step" in text]
    names = ("Ann", "Ben", "Chloe", "Dan")
    assert steps == [
        f"Dan and Ann share {kind.title()} {value}: step {number} of {value}, {names[seat]}"
        for number, seat in zip(numbers, who, strict=True)
    ]


def test_the_steps_of_a_divide_follow_the_rules_whatever_is_void() -> None:
    """In random games: what is shown step by step never leaves the bounds of the Divide."""
    shared = 0
    for seed in range(60):
        view = None
        for state, move, events in TABLES["jetriko"].walk(3, seed):
            if move is None:
                continue
            view = state.view(None)
            for event in events:
                view = after(view, event.seen_by(None))
                step = sharing(view)
                if step is not None and view.attack is not None:
                    shared += 1
                    assert 1 <= step.number <= step.of == view.attack.value
                    assert step.seat in (view.attack.attacker, view.attack.victim)
    assert shared > 30


def test_what_is_shown_step_by_step_ends_where_the_match_stands() -> None:
    for seats_ in (2, 4, 6):
        for state, move, events in TABLES["jetriko"].walk(seats_, seats_):
            if move is None or any(isinstance(event, ev.RoundBegan) for event in events):
                continue
            seen = state.view(0)
            for event in events:
                seen = after(seen, event.seen_by(0))
            then = state.copy()
            then.play(move)
            goal = then.view(0)
            assert seen.counts == goal.counts
            assert set(seen.hand) == set(goal.hand)
            assert (seen.top, seen.pile, seen.back) == (goal.top, goal.pile, goal.back)
            assert (seen.attack, seen.direction, seen.wins) == (
                goal.attack, goal.direction, goal.wins,
            )  # fmt: skip


def test_hands_that_move_at_once_are_shown_at_once(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5", coming="TB1"))
    click(driver, PILE)
    control = controller(driver)
    flights = 0
    for _ in range(900):
        driver.frame()
        flights = max(flights, len(table(driver).motion.flights))
        if control.choosing.seat is None and control.turns.thinking is not None:
            break
    assert flights == sum(map(len, control.match.state.hands))


# Traps, shown cards, signs


def test_the_jaws_snap_before_the_text_is_read(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5", coming="TG2"))
    click(driver, PILE)
    control, ways, drawn = controller(driver), [], 0
    while control.moment.trap is None:
        driver.frame()
    while control.snapping:
        ways.append(control.snapped)
        drawn += driver.frame()
    assert drawn >= len(ways) - 1 > 20
    assert ways == sorted(ways)
    assert control.held
    # It stands until it has been read, and then is gone.
    driver.watch(2_000)
    assert control.moment.trap is not None
    driver.watch(8_000)
    assert control.moment.trap is None
    assert 0 < SHUT < LETS_GO < 1


def test_what_a_trap_covers_is_explained_no_more(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5", coming="TG2"))
    control, tip = controller(driver), table(driver).tip
    assert rest(driver, control.places.discard.center)
    click(driver, PILE)
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", control.places.discard.center))
    tip.show(tip.pos, tip.terms)
    assert tip.shown
    while control.moment.trap is None:
        driver.frame()
    for _ in range(60):
        driver.frame()
        assert not tip.shown
    assert control.moment.trap is not None


@pytest.mark.parametrize("motion", ["off", "reduced"])
def test_without_motion_the_jaws_are_shut_at_once(lay: Open, motion: str) -> None:
    driver = lay(position(FOUR, top="B5", coming="TG2"), motion=motion)
    click(driver, PILE)
    control = controller(driver)
    while control.moment.trap is None:
        driver.frame()
    assert control.snapped == 1
    assert not control.snapping


def test_a_press_goes_on_from_a_trap(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5", coming="TG2"))
    click(driver, PILE)
    control = controller(driver)
    while not control.held:
        driver.frame()
    driver.tap(KSCAN_RETURN)
    driver.watch(100)
    assert control.moment.trap is None


def test_glass_hand_shows_the_cards_to_all(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5", coming="TR5 G5"))
    do(driver, "0 draw")
    control, shown = controller(driver), set[int]()
    for _ in range(700):
        driver.frame()
        if control.moment.showing is not None:
            shown.update(control.moment.showing.cards)
    assert shown == {CARD[name] for name in (*FOUR[0].split()[:4], "G5", "stop-1", "target-1")}


def test_signs_of_brink_bound_and_free_play_stand_only_where_they_belong(
    lay: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def words_on(state: Any) -> set[str]:
        driver = lay(state)
        control, found = controller(driver), set()

        def kept(key: str, **args: Any) -> str:
            found.add(key)
            return str(driver.house.words(key, **args))

        monkeypatch.setattr(control, "words", kept)
        control.changed()
        table(driver).stale(driver.screen.get_rect())
        driver.frame()
        return {key.removeprefix("jetriko-sign-") for key in found if "-sign-" in key}

    assert words_on(position(FOUR, top="G3")) == set()
    assert words_on(position(FOUR, top="")) == {"free"}
    assert words_on(position(FOUR, top="TG1")) == {"free"}
    assert words_on(position(FOUR, top="more", attack=("plus", 3, 1))) == set()
    assert words_on(position([FOUR[0], "", *FOUR[2:]], top="G3")) == {"brink"}
    assert words_on(position(FOUR, top="G4-blank", bound=True)) == {"bound"}


# Cards in full


def press(driver: Driver, control: str, pos: tuple[int, int] | None = None) -> None:
    device = "mouse" if pos is not None else "pad:0"
    for pressed in (True, False):
        driver.top.handle(Press(driver.now_ns, 1, device, control, pressed, pos))


def test_a_card_is_read_in_full_by_key_pad_and_pointer(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3-plus"))
    control, reading = controller(driver), controller(driver).reading
    boxes = {t.what: t.box.center for t in control.choosing.targets.all}
    driver.tap(KSCAN_I)
    assert reading.what == CARD["G3-plus"]
    before = picture(driver)
    driver.frame()
    assert picture(driver) != before
    driver.tap(KSCAN_I)
    assert reading.what is None
    control.choosing.targets.focus = card("Y3-steal")
    press(driver, "pad:0:button:3")
    assert reading.what == CARD["Y3-steal"]
    # Whatever comes next only puts it away.
    driver.click(boxes[card("G4")])
    assert reading.what is None
    assert made(driver) == []
    press(driver, "mouse:3", boxes[card("stop-1")])
    assert reading.what == CARD["stop-1"]
    driver.tap(KSCAN_RETURN)
    driver.click(control.places.discard.center)
    assert reading.what == CARD["G3-plus"]
    driver.tap(KSCAN_RETURN)
    assert made(driver) == []


def test_while_a_card_is_read_the_table_waits(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3"))
    click_card(driver, "G4")
    driver.watch(400)
    driver.tap(KSCAN_I)
    count = len(made(driver))
    driver.watch(5_000)
    assert len(made(driver)) == count
    driver.tap(KSCAN_RETURN)
    driver.watch(5_000)
    assert len(made(driver)) > count


def test_a_hand_is_put_away_before_what_its_owner_did_is_shown(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3-plus"), "- - easy easy")
    control = controller(driver)
    lift(driver)
    assert control.shown.hand
    submit(control, parse_move("0 play G4"))
    assert control.shown.hand == ()


def test_a_finger_that_rests_reads_nothing_once_its_hand_is_put_away(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3-plus"), "- - easy easy")
    control = controller(driver)
    lift(driver)
    boxes = {t.what: t.box.center for t in control.choosing.targets.all}
    finger = boxes[card("Y3-steal")]
    driver.top.handle(Press(driver.now_ns, 1, "touch:0", "touch", True, finger))
    submit(control, parse_move("0 play G4"))
    driver.watch(1_000)
    assert control.turns.viewer != 0
    assert control.reading.what is None


def test_a_choice_that_time_makes_ends_reading(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3-plus"), "- - easy easy")
    control = controller(driver)
    lift(driver)
    boxes = {t.what: t.box.center for t in control.choosing.targets.all}
    press(driver, "mouse:3", boxes[card("stop-1")])
    assert control.reading.what == CARD["stop-1"]
    submit(control, control.match.state.moves(0)[0])
    assert control.reading.what is None


def test_behind_the_curtain_nothing_is_read(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3-plus"), "- - easy easy")
    assert controller(driver).turns.curtain == 0
    driver.tap(KSCAN_I)
    assert controller(driver).reading.what is None


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_sentence_and_a_full_text_that_fits(lay: Open, language: str) -> None:
    driver = lay(position(FOUR, top="G3"), "- easy easy easy", (1024, 640))
    control = controller(driver)
    control.words.speak(language)
    for one in DECK:
        assert control.say(card_does(one))
        assert len(control.in_full(one).text) > 20
        if one in TRAPS or one % 3:
            control.paint_reading(driver.screen, one)


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_a_card_begins_as_a_sentence_does(lay: Open, language: str) -> None:
    state = position(["Y5-deflect Y4 C1-plus", "R1", "R2", "R3"], top="Y3")
    driver = lay(state, "- easy easy easy")
    control, said = controller(driver), []
    control.words.speak(language)
    for target in control.choosing.targets.all:
        control.choosing.targets.focus = target.what
        said.append(control.message().text)
    assert len(said) > 3
    assert not [one for one in said if one[0].islower()]


def rest(driver: Driver, pos: tuple[int, int]) -> str:
    """What the slip beside the pointer says when it has rested there."""
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", pos))
    driver.watch(REST_NS // MS + 50)
    tip = table(driver).tip
    return " / ".join(bare(": ".join(tip.meaning(term))) for term in tip.terms if tip.shown)


def test_resting_on_a_card_says_what_it_does(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3-plus"))
    places = controller(driver).places
    assert rest(driver, places.discard.center).startswith("Green 3 Plus: Starts an attack of Plus")
    # Own cards that may be chosen say it near the hand at once.
    target = next(t for t in controller(driver).choosing.targets.all
                  if t.what == card("Y3-steal"))  # fmt: skip
    assert rest(driver, target.box.center) == ""
    focus = controller(driver).points_at(target.what)
    assert bare(focus).startswith("Yellow 3 Steal: The next player takes a card from you")


def test_everything_that_explains_the_table_has_a_meaning(lay: Open) -> None:
    states = (
        position(FOUR, top="stop", turn=0),
        position(FOUR, top="G1-steal", attack=("steal", 2, 3)),
        position([FOUR[0], "", *FOUR[2:]], top="G3"),
    )
    for state in states:
        scene = table(lay(state))
        found = {term for x in range(0, 1280, 16) for y in range(0, 720, 16)
                 for term in scene.explain((x, y))}  # fmt: skip
        assert found
        assert all(scene.tip.meaning(term)[1] for term in found)


# What is hidden


def twins(lay: Open, state: Any, levels: str, viewer: int | None) -> tuple[Driver, Driver]:
    """Two tables that differ only in what `viewer` may not know."""
    other = TABLES["jetriko"].reshuffle(state, viewer, Chance(11))
    assert other.view(viewer) == state.view(viewer)
    assert other.hands != state.hands
    return lay(state, levels, hints=False), lay(other, levels, hints=False)


def alike(drivers: tuple[Driver, Driver], frames: int) -> int:
    """Both tables look the same in every frame; how many were drawn."""
    drawn = 0
    for number in range(frames):
        pictures = []
        for driver in drivers:
            drawn += driver.frame()
            pictures.append(picture(driver))
        assert pictures[0] == pictures[1], f"frame {number}"
        assert log(drivers[0]) == log(drivers[1])
    return drawn


HIDDEN_STATES: dict[str, tuple[str, dict[str, Any], int | None]] = {
    "main": ("- easy easy easy", {"top": "G3"}, 0),
    "defence": ("- easy easy easy", {"top": "B4-plus", "attack": ("plus", 4, 3)}, 0),
    "curtain": ("- - easy easy", {"top": "G3"}, None),
}


@pytest.mark.parametrize("name", HIDDEN_STATES)
def test_no_hidden_card_is_anywhere_in_the_picture(lay: Open, name: str) -> None:
    levels, laid_out, viewer = HIDDEN_STATES[name]
    drivers = twins(lay, position(FOUR, **laid_out), levels, viewer)
    alike(drivers, 4)


OTHERS: dict[str, tuple[dict[str, Any], str]] = {
    "draw": ({"top": "G3", "turn": 1}, "1 draw"),
    "hit": ({"top": "G3-plus", "turn": 1, "attack": ("plus", 4, 3)}, "1 take-hit"),
    "steal": ({"top": "G1-steal", "turn": 1, "attack": ("steal", 2, 3)}, "1 take-hit"),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("levels", ["- easy easy easy", "- - - easy"])
def test_neither_picture_nor_pace_tells_what_another_gets(
    lay: Open, levels: str, name: str
) -> None:
    """A bot or another person draws, is hit, is stolen from: every frame is the same."""
    laid_out, move = OTHERS[name]
    viewer = 0 if levels.count("-") == 1 else None
    state = position(FOUR, **laid_out)
    for seed in range(40):
        other = TABLES["jetriko"].reshuffle(state, viewer, Chance(seed))
        for one in (state, other):
            one.draw = [c for c in one.draw if c in TRAPS] + [c for c in one.draw if c not in TRAPS]
        if other.hands != state.hands and all(card in DECK[:85] for card in other.draw[-6:]):
            break
    drivers = lay(state, levels, hints=False), lay(other, levels, hints=False)
    for driver in drivers:
        do(driver, move)
    assert alike(drivers, 36) > 20


def test_a_bot_takes_its_time_whether_it_can_answer_or_not(lay: Open) -> None:
    """The victim who holds no answer waits as long as one who holds many."""
    took = []
    for hand in ("R1 R2", "G2-plus Y1-plus stop more"):
        hands = ["G3-plus G4", hand, "Y1", "B1"]
        driver = lay(position(hands, top="G5"), motion="off")
        do(driver, "0 play G3-plus")
        begun = driver.now_ns
        while len(made(driver)) == 1:
            driver.frame()
        took.append(driver.now_ns - begun)
    assert took[0] == took[1]


def test_the_log_tells_no_hidden_card(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3", turn=1), "- easy easy easy")
    do(driver, "1 draw")
    assert log(driver)[-1] == "Ben draws a card."
    driver = lay(position(FOUR, top="G3", coming="Y5"), "- easy easy easy")
    do(driver, "0 draw")
    assert log(driver)[-1] == "Ann draws yellow 5."
    driver = lay(position(FOUR, top="G3", coming="Y5"), "- - easy easy")
    do(driver, "0 draw")
    assert log(driver)[-1] == "Ann draws a card."


def test_of_stolen_cards_only_the_two_see_which(lay: Open) -> None:
    state = position(FOUR, top="G1-steal", turn=1, attack=("steal", 1, 2))
    driver = lay(state, "- easy easy easy")
    do(driver, "1 take-hit")
    assert "Ben gets a card from Chloe." in log(driver)


# Taking back


def test_a_pass_is_taken_back_and_made_again(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3", drawn="G4"))
    before = controller(driver).shown
    click(driver, PASS)
    driver.tap(KSCAN_BACKSPACE)
    driver.frame()
    assert made(driver) == []
    assert controller(driver).shown == before
    driver.tap(KSCAN_F6)
    driver.frame()
    assert made(driver) == ["0 pass"]
    assert controller(driver).shown == controller(driver).seen()


@pytest.mark.parametrize("what", [PILE, card("G4")], ids=str)
def test_a_card_that_was_seen_is_not_taken_back(lay: Open, what: Any) -> None:
    driver = lay(position(FOUR, top="G3", coming="Y5"))
    click(driver, what)
    driver.watch(800)
    moves = made(driver)
    driver.tap(KSCAN_BACKSPACE)
    assert made(driver) == moves
    assert said(driver) == [driver.house.words("refusal-undo-shown")]


# Resumed


def stops(wanted: Callable[[Any], bool], home: Path) -> Driver:
    """A match on file, left where `wanted` holds, and opened again."""
    game = load("jetriko")
    for seed in range(400):
        house = furnished(home)
        scene = lay_table(house, seats("- easy easy easy", seed=seed))
        state, chance = scene.match.state, Chance(seed)
        for _ in range(120):
            if state.outcome is not None or wanted(state):
                break
            seat = state.to_act()[0]
            scene.match.play(chance.choice(state.moves(seat)))
        found = state.outcome is None and wanted(state)
        journal = scene.match.journal
        assert journal is not None
        journal.sync()
        if found:
            kept = state.copy()
            journal.close()
            driver = Driver(house, take_up(house, journal.path))
            assert table(driver).match.state.view(None) == kept.view(None)
            assert table(driver).match.state.hands == kept.hands
            assert game.id == "jetriko"
            return driver
        journal.close()
        journal.path.unlink()
    raise AssertionError("never came about")


def dividing(state: Any) -> bool:
    step = state.agenda[0] if state.agenda else None
    return getattr(step, "why", "") == "divide"


def chained(state: Any) -> bool:
    return len(state.traps) > 1 and state.phase not in ("main", "defence", "scores")


def redrawing(state: Any) -> bool:
    step = state.agenda[0] if state.agenda else None
    return getattr(step, "why", "") == "redraw" and getattr(step, "count", 0) > 1


def deflected() -> Callable[[Any], bool]:
    """An attack on which three Deflects lie."""
    deflects = {card for card, name in enumerate(NAMES) if name.endswith("deflect")}
    return lambda state: state.attack is not None and len(
        [card for card in state.discard[-3:] if card in deflects]
    ) == 3  # fmt: skip


@pytest.mark.sample(2)
@pytest.mark.parametrize("wanted", [dividing, chained, redrawing, deflected()],
                         ids=["divide", "trap chain", "redraw", "deflected thrice"])  # fmt: skip
def test_a_match_left_in_the_middle_goes_on_there(
    tmp_path: Path, wanted: Callable[[Any], bool]
) -> None:
    with stops(wanted, tmp_path) as driver:
        control, chance = controller(driver), Chance(1)
        driver.watch(100)
        assert control.shown == control.seen()
        for _ in range(12):
            settle(driver)
            if control.match.state.outcome is not None:
                break
            answer(driver, chance)
        assert control.match.moves


# A replay


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A round of bots, to its end."""
    house = furnished(tmp_path_factory.mktemp("home"))
    scene = lay_table(house, seats("easy easy easy easy", seed=9))
    state, chance = scene.match.state, Chance(4)
    while state.outcome is None:
        scene.match.play(chance.choice(state.moves(state.to_act()[0])))
    assert scene.match.journal is not None
    scene.match.journal.close()
    return scene.match.record()


@pytest.mark.parametrize("view", [None, 0, 3])
def test_a_record_is_shown_open_or_as_a_seat_saw_it(
    tmp_path: Path, record: Any, view: int | None
) -> None:
    house = furnished(tmp_path)
    scene = open_replay(house, record)
    with Driver(house, scene) as driver:
        scene.toggle()
        driver.frame()
        scene.look_as(view)
        control = scene.controller
        assert isinstance(control, ReplayedSitting)
        for at in range(0, len(scene.tape.moves), 7):
            scene.go(at)
            driver.frame()
            state = scene.match.state
            opened = [seat for seat in range(4)
                      if seat != control.bottom and control.open_hand(seat)]  # fmt: skip
            if view is None:
                assert opened == [seat for seat in range(4)
                                  if seat != control.bottom and state.hands[seat]]  # fmt: skip
            elif state.phase not in ("scores", "over"):
                assert opened == []
                assert control.shown == state.view(view)


def test_a_tape_lets_every_move_be_seen_before_the_next(tmp_path: Path, record: Any) -> None:
    """However long an attack or a trap takes: nothing is shown that is over, nothing early."""
    scene = open_replay(furnished(tmp_path), record)
    with Driver(scene.house, scene) as driver:
        control, at = scene.controller, 0
        assert isinstance(control, ReplayedSitting)
        for _ in range(3_000):
            driver.now_ns += 4 * FRAME_NS
            driver.top.tick(driver.now_ns)
            if scene.at != at:
                assert scene.at == at + 1
                at = scene.at
            if not control.moving(driver.now_ns) and driver.now_ns > control.busy_until_ns:
                assert control.shown == control.seen()
            if at == 25:
                return
    raise AssertionError("the tape stands still")


def test_key_moments_are_marked(tmp_path: Path, record: Any) -> None:
    scene = open_replay(furnished(tmp_path), record)
    marks = {moment.mark for moment in scene.key_moments.values()}
    assert {Mark.WIN, Mark.ERROR, Mark.TURN} <= marks
