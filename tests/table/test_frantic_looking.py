"""Frantic: cards read in full, what holds now with what it means, the last sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pygame import KSCAN_I, KSCAN_RETURN, Rect

from art.cloth import table as table_cloth
from game.cards import HIDDEN
from game.frantic.cards import CARD, EVENTS, LASTING_POWERS, NAMES, POWERS, RULE_CARDS, SYMBOL
from game.frantic.naming import card_name
from game.frantic.options import Options
from game.frantic.values import Running
from game.prompts import Thing
from scenes.controllers.frantic.lying import before, giving, hand_of, powers_of
from scenes.controllers.frantic.reading import DECKS, OF_SYMBOL, card_of, in_full
from scenes.controllers.frantic.slips import slips, written_in
from scenes.input.signals import Press
from scenes.words import Words, languages
from tests.frantic_table import play as play_all
from tests.frantic_table import position
from tests.table.frantic_questions import at_table, controller, questions, settle
from tests.table.house import Driver, furnished, lift, submit

At = Callable[..., Driver]
EVERYTHING = Options(preset="everything", rule_cards=0)
FIVE_RULES = ("twins", "thirsty", "black_on_black", "fantastic_six", "peace_treaty")


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[At]:
    """Sit down where the game stands like this."""
    monkeypatch.setattr("scenes.table.scene.table_cloth", cache(table_cloth))
    opened: list[Driver] = []

    def sit(
        state: Any, people: tuple[int, ...] | None = None, size: tuple[int, int] = (1280, 720),
        language: str = "en", scale: float = 1.0,
    ) -> Driver:  # fmt: skip
        house = furnished(tmp_path, size)
        house.words, house.lettering.scale = Words(language), scale
        opened.append(at_table(house, state, people, size))
        return opened[-1]

    yield sit
    for driver in opened:
        driver.stage.clear()


def press(driver: Driver, control: str, pos: tuple[int, int] | None = None) -> None:
    device = "mouse" if pos is not None else "pad:0"
    for pressed in (True, False):
        driver.top.handle(Press(driver.now_ns, 1, device, control, pressed, pos))


def read(driver: Driver) -> Any:
    """What is read now; then it is put away."""
    found = controller(driver).reading.what
    if found is not None:
        driver.frame()
        driver.tap(KSCAN_RETURN)
    assert controller(driver).reading.what is None
    return found


def card(name: str) -> Thing:
    return Thing("card", CARD[name])


def box_of(driver: Driver, what: Any) -> Rect:
    targets = controller(driver).choosing.targets.all
    box: Rect = next(target.box for target in targets if target.what == what)
    return box


# Cards in full


def test_what_is_drawn_on_a_power_card_is_drawn_for_who_knows_it(at: At) -> None:
    powers = ["looping", "black_wish open_hands*", ""]
    driver = at(position(["R5", "B2 K5", "Y9"], top="R3", powers=powers, options=EVERYTHING))
    control, match = controller(driver), controller(driver).match
    covered, open_one = Thing("power", "1 0"), Thing("power", "1 1")
    drawn = [control.sign(covered, match.seat(seat).view) for seat in range(3)]
    assert drawn == ["", control.face.badge_svg("black_wish"), ""]
    assert control.sign(open_one, match.seat(0).view) == control.face.badge_svg("open_hands")


def test_a_card_is_read_by_key_pad_and_pointer_and_nothing_is_played(at: At) -> None:
    powers = ["looping", "black_wish open_hands*", ""]
    state = position(["R5 gift-R", "B2 K5", "Y9"], top="R3", rules=["twins"], powers=powers,
                     options=EVERYTHING)  # fmt: skip
    driver = at(state)
    control = controller(driver)
    shown, found = control.shown, control.places
    driver.tap(KSCAN_I)
    assert read(driver) == CARD["R3"]
    control.choosing.targets.focus = card("gift-R")
    press(driver, "pad:0:button:3")
    assert read(driver) == CARD["gift-R"]
    press(driver, "mouse:3", box_of(driver, card("R5")).center)
    assert read(driver) == CARD["R5"]
    # What is not chosen is read by a plain press: the top card, rule cards, power cards.
    driver.click(control.places.pile.center)
    assert read(driver) == CARD["R3"]
    driver.click(dict(slips(shown, found, control.brush))["twins"].center)
    assert read(driver) == DECKS["twins"]
    driver.click(powers_of(shown, 0, found)[0][1].center)
    assert read(driver) == DECKS["looping"]
    driver.click(powers_of(shown, 1, found)[1][1].center)
    assert read(driver) == DECKS["open_hands"]
    # What lies face down stays unknown.
    driver.click(powers_of(shown, 1, found)[0][1].center)
    driver.click(hand_of(shown, 1, (), found)[0][1].center)
    assert read(driver) is None
    assert control.match.moves == []


def test_the_next_press_only_puts_it_away(at: At) -> None:
    driver = at(position(["R5 gift-R", "B2 K5", "Y9"], top="R3"))
    control = controller(driver)
    driver.tap(KSCAN_I)
    driver.click(box_of(driver, card("R5")).center)
    assert control.reading.what is None
    assert control.match.moves == []
    driver.click(box_of(driver, card("R5")).center)
    assert len(control.match.moves) == 1


def test_open_hands_and_own_cards_are_read_out_of_turn(at: At) -> None:
    driver = at(position(["R5 R4", "B2 K5", "Y9"], turn=1, top="R3", rules=["glass_table"],
                         options=EVERYTHING), (0,))  # fmt: skip
    control = controller(driver)
    one, box = hand_of(control.shown, 2, control.open_hand(2), control.places)[0]
    driver.click(box.center)
    assert read(driver) == one == CARD["Y9"]
    driver.click(control.own_cards(control.shown)[1][1].center)
    assert read(driver) == CARD["R5"]


def test_answers_tell_of_their_cards(at: At) -> None:
    """What Mimicry may be, which event, which power card: each can be read before it is taken."""
    state = position(["mimicry R2", "B2 K5", "Y9"], top="R3", powers=["looping", "", ""],
                     options=EVERYTHING)  # fmt: skip
    driver = at(state)
    chosen = controller(driver).choosing
    chosen.choose(card("mimicry"))
    symbols = [target for target in chosen.targets.all if target.what.kind == "symbol"]
    for target in symbols:
        press(driver, "mouse:3", target.box.center)
        assert read(driver) == OF_SYMBOL[str(target.what.value)]
    assert len(symbols) > 5
    driver = at(questions()["AskEvent"])
    target = controller(driver).choosing.targets.all[0]
    press(driver, "mouse:3", target.box.center)
    assert read(driver) == DECKS[str(target.what.value)]


def test_behind_the_curtain_nothing_is_read(at: At) -> None:
    driver = at(position(["R5 R4", "B2 K5", "Y9"], top="R3"), (0, 1))
    assert controller(driver).turns.curtain == 0
    driver.tap(KSCAN_I)
    press(driver, "mouse:3", controller(driver).places.pile.center)
    assert controller(driver).reading.what is None


@pytest.mark.parametrize("language", languages())
def test_every_card_of_every_deck_is_written_out_and_has_room(at: At, language: str) -> None:
    driver = at(position(["R5 R4", "B2"], top="R3"), None, (1024, 640), language, 2.0)
    control = controller(driver)
    stage, options = control.places.reading, control.shown.options
    lettering, lowest = driver.house.lettering, stage.height - 2 * 26 * control.places.unit
    every = {*OF_SYMBOL.values(), *DECKS.values(), *range(0, len(NAMES), 40)}
    assert {SYMBOL[card] for card in every if card < len(SYMBOL)} == set(SYMBOL)
    assert all(card_of(name) in every for name in (*EVENTS, *POWERS, *RULE_CARDS))
    for card in sorted(every):
        told = control.in_full(card)
        texts = [told.title, told.kind, *in_full(card, options, control.words, control.say)]
        assert not [text for text in texts if "frantic-" in text or "{" in text]
        assert len(texts[2]) > 15
        lines = lettering.wrap("\n".join(texts[2:]), 8, round(stage.width * 0.6))
        assert len(lines) * lettering.measure("X", 8)[1] < lowest * 0.62
    for card in sorted(every)[::12]:
        control.paint_reading(driver.screen, card)


def touch(driver: Driver, pos: tuple[int, int], pressed: bool) -> None:
    driver.top.handle(Press(driver.now_ns, 1, "touch:1", "touch", pressed, pos))


def test_a_finger_that_rests_reads_and_one_that_taps_chooses(at: At) -> None:
    driver = at(position(["R5 gift-R", "B2 K5", "Y9"], top="R3"))
    control = controller(driver)
    pos = box_of(driver, card("R5")).center
    touch(driver, pos, True)
    driver.run(300)
    assert control.reading.what is None
    driver.run(300)
    assert control.reading.what == CARD["R5"]
    touch(driver, pos, False)
    driver.run(100)
    assert control.reading.what == CARD["R5"]
    touch(driver, pos, True)
    touch(driver, pos, False)
    assert control.reading.what is None
    assert control.match.moves == []
    touch(driver, pos, True)
    driver.run(200)
    assert control.match.moves == []
    touch(driver, pos, False)
    assert len(control.match.moves) == 1


# What holds now


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 2.0)])
def test_rule_cards_and_lasting_events_say_what_they_mean(
    at: At, language: str, size: tuple[int, int], scale: float
) -> None:
    state = position(["R5 R4", "B2", "Y7"], top="R3", rules=FIVE_RULES, preset="everything",
                     lasting=["plus_one", "time_bomb"], bomb=[1, 1, 0])  # fmt: skip
    driver = at(state, None, size, language, scale)
    control = controller(driver)
    boxes = slips(control.shown, control.places, control.brush)
    assert [name for name, _ in boxes] == ["plus_one", "time_bomb", *FIVE_RULES]
    for name, box in boxes:
        room = Rect(0, 0, box.width - 20, round(box.height * 0.6))
        assert written_in(name, control.shown.options, room, control.brush) is not None
        assert control.places.holding.contains(box)
    assert [pair for pair in combinations(boxes, 2) if pair[0][1].colliderect(pair[1][1])] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_holds_stands_in_slips_of_one_width_and_each_says_what_it_means(
    at: At, language: str, size: tuple[int, int]
) -> None:
    state = position(["R5 R4", "B2", "Y7"], top="R3", rules=FIVE_RULES[:3],
                     preset="everything")  # fmt: skip
    driver = at(state, None, size, language)
    control = controller(driver)
    for pair in (LASTING_POWERS[:2], LASTING_POWERS[2:]):
        view = replace(control.shown, running=tuple(Running(power, 1) for power in pair))
        boxes = slips(view, control.places, control.brush)
        assert [name for name, _ in boxes] == [*FIVE_RULES[:3], *pair]
        assert len({box.width for _, box in boxes}) == 1
        for name, box in boxes:
            room = Rect(0, 0, box.width - control.brush.px(16), round(box.height * 0.6))
            assert written_in(name, view.options, room, control.brush) is not None, name


@pytest.mark.parametrize("language", languages())
def test_what_holds_is_said_in_no_smaller_letters_where_letters_are_large(
    at: At, language: str
) -> None:
    driver = at(position(["R5 R4", "B2", "Y7"], top="R3"), None, (1024, 640), language, 1.0)
    control = controller(driver)
    options, lettering = control.shown.options, driver.house.lettering
    for name in (*EVENTS[::3], *RULE_CARDS, *LASTING_POWERS):
        for room in (Rect(0, 0, 158, 40), Rect(0, 0, 138, 42), Rect(0, 0, 230, 40)):
            shown = []
            for lettering.scale in (1.0, 2.0):
                written = written_in(name, options, room, control.brush)
                shown.append(0 if written is None else lettering.pixels(written[1]))
            assert shown[0] <= shown[1], (name, room, shown)


def test_an_event_that_happens_says_what_it_does_below_all_that_holds(at: At) -> None:
    state = position(["K5 R1 R2", "B2 B3", "Y7 Y8"], top="R5", events=["surprise_party"],
                     rules=["thirsty"], options=EVERYTHING)  # fmt: skip
    driver = at(state)
    control = controller(driver)
    submit(control, state.moves(0)[[str(move) for move in state.moves(0)].index("0 play K5")])
    settle(driver)
    boxes = dict(slips(control.shown, control.places, control.brush))
    assert set(boxes) == {"surprise_party", "thirsty"}
    assert boxes["surprise_party"].top > boxes["thirsty"].bottom
    assert boxes["surprise_party"].width > 400


# What is given away, and what others must not see meanwhile


def test_whoever_gives_all_away_has_it_before_them(at: At) -> None:
    state = position(["K5 R1 R2", "B2 B3", "Y7 Y8"], top="R5", events=["merry_christmas"])
    play_all(state, "0 play K5", "1 pass", "2 pass")
    driver = at(state, (state.to_act()[0],))
    control = controller(driver)
    seat = control.choosing.seat
    assert seat is not None
    given = giving(control.shown, seat)
    assert list(given) == list(control.match.state.aside[seat])
    assert before(control.shown, seat, True, control.places) == []
    named = control.say(card_name(given[0], control.shown.options))
    text = control.choosing.text
    assert text is not None
    assert control.asks(text) == (
        f"{control.name(seat)}, who gets {named}? There are 2 cards to give."
    )


def test_what_was_laid_aside_is_covered_with_the_hand(at: At) -> None:
    state = position(["exchange-R R1 R2 R4", "B2 B3", "Y7 Y8"], top="R5",
                     powers=["looping", "recycling*", ""], options=EVERYTHING)  # fmt: skip
    play_all(state, "0 play exchange-R", "0 name 1", "0 pick R1")
    driver = at(state, (0, 1))
    lift(driver)
    control = controller(driver)
    assert control.shown.aside[0] == (CARD["R1"],)
    assert control.shown.powers[0][0].name == "looping"
    # Whoever has answered is not asked again at once.
    control.turns.answered()
    covered = control.covered(control.shown)
    assert covered.aside[0] == (HIDDEN,)
    assert covered.hand == ()
    assert [[power.name for power in row] for row in covered.powers] == [[""], ["recycling"], []]


# The end


def test_the_last_sheet_is_read_before_the_result(at: At) -> None:
    state = position(["R5", "B2 K5", "fuck_you"], top="R3", totals=[30, 20, 140], limit=154)
    driver = at(state, (0,))
    control = controller(driver)
    submit(control, state.moves(0)[0])
    for _ in range(60 * 30):
        driver.frame()
        # First who is out is told, then the sheet lies there.
        if control.held and control.ended is None:
            break
    assert control.shown.phase == "over"
    assert control.passes_by_itself
    assert control.shown.sheet[-1].points == (0, 7, 42)
    assert not control.finished
    # Whoever presses while it comes in sees all of it, and no more happens.
    assert control.unrolls
    driver.tap(KSCAN_RETURN)
    driver.frame()
    assert not control.unrolls
    assert control.held
    driver.tap(KSCAN_RETURN)
    driver.frame()
    assert control.finished
