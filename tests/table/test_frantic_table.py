"""Frantic on the table scene: every question by pointer and by keys, windows, curtain, events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from pygame import (
    KSCAN_BACKSPACE,
    KSCAN_DOWN,
    KSCAN_LEFT,
    KSCAN_RETURN,
    KSCAN_RIGHT,
    KSCAN_UP,
    Surface,
)

from art.cloth import table as table_cloth
from art.faces.frantic.trimmings import trigger_svg
from game.chance import Chance
from game.frantic.answering import ASKS
from game.frantic.asking import DONE, PILE
from game.frantic.moves import (
    Draw,
    FranticMove,
    GoOn,
    Pass,
    Play,
    Share,
    parse_move,
)
from game.frantic.naming import title
from game.frantic.options import Options
from game.prompts import Thing
from game.registry import load
from scenes.controllers.frantic import picture as picture_of_the_table
from scenes.controllers.frantic.controller import Controller
from scenes.controllers.frantic.lying import row_cards
from scenes.controllers.frantic.signs import signs_of
from scenes.menus.result import ResultScene
from scenes.storage.on_file import unfinished
from scenes.storage.settings import Motion
from scenes.table.hand.choosing import BACK
from scenes.table.kit import lay_table, take_up
from scenes.table.targets import Look
from scenes.words import languages
from tests.frantic_table import let_pass, position
from tests.frantic_table import play as play_all
from tests.house.games import TABLES
from tests.table.frantic_hands import At, answers, attacked, click, held, picture, press, said
from tests.table.frantic_questions import (
    at_table,
    controller,
    kind_of,
    questions,
    seating,
    settle,
)
from tests.table.house import Driver, furnished, lift, submit, table

# What is pointed at to be explained.
EXPLAINED = ("about", "own")
ARROWS = (KSCAN_LEFT, KSCAN_RIGHT, KSCAN_UP, KSCAN_DOWN)
EVERYTHING = Options(preset="everything", rule_cards=0)


# Every question there is


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, Driver]]:
    """One table for each number of seats."""
    found: dict[int, Driver] = {}
    yield found
    for driver in found.values():
        driver.stage.clear()


@pytest.fixture
def asked(
    houses: dict[int, Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Any], Driver]:
    """The table at which this is asked, of whoever is asked."""
    monkeypatch.setattr("scenes.table.scene.table_cloth", cache(table_cloth))

    def sit(state: Any) -> Driver:
        seats = len(state.hands)
        if seats not in houses:
            house = furnished(tmp_path)
            house.settings.hints = False
            houses[seats] = at_table(house, state)
        driver = houses[seats]
        control = controller(driver)
        control.match.state = state.copy()
        control.turns.levels[:] = ["easy"] * seats
        control.turns.levels[state.to_act()[0]] = ""
        control._seated = state.persons
        control.stand_anew([])
        driver.frame()
        return driver

    return sit


def test_every_step_that_asks_was_met() -> None:
    assert {kind.__name__ for kind in ASKS} == {name.split()[0] for name in questions()}


def reached(control: Controller, taken: list[FranticMove]) -> set[FranticMove]:
    """All moves that targets lead to, going on where a target only asks further."""
    chosen = control.choosing
    way = chosen.prompt
    for target in list(chosen.targets.all):
        if not target.open or target.what == BACK:
            continue
        before = len(taken)
        chosen.choose(target.what)
        if len(taken) == before and chosen.prompt != way:
            reached(control, taken)
        chosen.prompt = way
        control.changed()
    return set(taken)


@pytest.mark.sample(6)
@pytest.mark.parametrize("kind", sorted(questions()))
def test_all_that_may_be_answered_can_be_pointed_at(
    asked: Callable[[Any], Driver], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    state = questions()[kind]
    control = controller(asked(state))
    taken: list[FranticMove] = []
    seat = state.to_act()[0]
    assert control.choosing.seat == seat
    monkeypatch.setattr(control, "submit", lambda move, at: taken.append(move))
    wanted = set(state.moves(seat))
    if kind == "AskShares":
        for parts in (move.parts for move in wanted if isinstance(move, Share)):
            control.choosing.forget()
            control.changed()
            for player, part in enumerate(parts):
                for _ in range(part):
                    control.choosing.choose(Thing("seat", player))
            control.choosing.choose(DONE)
        assert set(taken) == wanted
        return
    assert reached(control, taken) == wanted


@pytest.mark.sample(4)
@pytest.mark.parametrize("kind", sorted(questions()))
def test_what_is_asked_is_said_in_every_language(asked: Callable[[Any], Driver], kind: str) -> None:
    control = controller(asked(questions()[kind]))
    sentences = {}
    for language in languages():
        control.words.speak(language)
        control.changed()
        chosen = control.choosing
        assert chosen.text is not None
        sentences[language] = control.asks(chosen.text)
        every = [sentences[language]]
        for target in chosen.targets.all:
            every += [control.text_of(target.what), control.points_at(target.what)]
        assert not [text for text in every if "frantic-" in text or "{" in text]
    control.words.speak("en")
    if kind.startswith("AskReady"):
        return
    assert all(sentences.values())
    assert len(set(sentences.values())) == len(sentences)


@pytest.mark.sample(6)
@pytest.mark.parametrize("kind", sorted(questions()))
def test_keys_alone_can_answer(asked: Callable[[Any], Driver], kind: str) -> None:
    """Arrows reach every target from every other; return takes it."""
    driver = asked(questions()[kind])
    control, chance = controller(driver), Chance(4)
    targets = control.choosing.targets
    driver.tap(KSCAN_DOWN)
    met = {targets.focus}
    for _ in range(6 * len(targets.all) + 40):
        driver.tap(chance.choice(ARROWS))
        met.add(targets.focus)
    assert len(met) >= min(len(targets.all), 3)
    moves = len(control.match.moves)
    for _ in range(300):
        driver.tap(chance.choice(ARROWS))
        focused = targets.focused
        if focused is not None and focused.open and focused.what.kind not in EXPLAINED:
            driver.tap(KSCAN_RETURN)
        if len(control.match.moves) > moves:
            return
    raise AssertionError("nothing was answered")


# What cannot be known is not on the screen


def shuffled(state: Any, seat: int | None, seed: int) -> Any:
    return TABLES["frantic"].reshuffle(state, seat, Chance(seed))


@pytest.mark.usefixtures("wide_awake")
@pytest.mark.parametrize(
    "kind", ["AskPlay", "TargetWindow", "AskBlind", "AskGive", "EventWindow", "AskTsunami"]
)
def test_nothing_hidden_is_in_the_picture(asked: Callable[[Any], Driver], kind: str) -> None:
    state = questions()[kind]
    seat = state.to_act()[0]
    pictures = {picture(asked(shuffled(state, seat, seed))) for seed in range(3)}
    assert len(pictures) == 1
    own = shuffled(state, None, 1)
    if own.hands[seat] != state.hands[seat]:
        assert picture(asked(own)) not in pictures


def test_between_people_no_hand_is_on_the_screen(at: At) -> None:
    state = position(["R5 gift-R", "B2 K5", "Y9"], top="R3")
    other = position(["Y5 gift-B", "B3 K6", "R9"], top="R3")
    looks = []
    for one in (state, other):
        driver = at(one, (0, 1))
        control = controller(driver)
        assert control.turns.curtain == 0
        assert control.shown.hand == ()
        looks.append(picture(driver))
        lift(driver)
        assert control.shown.hand == tuple(one.hands[0])
        driver.stage.clear()
    assert looks[0] == looks[1]


def test_a_hand_is_covered_as_soon_as_its_owner_has_played(at: At) -> None:
    driver = at(position(["R5 R2 gift-R", "B2 K5", "Y9"], top="R3"), (0, 1))
    lift(driver)
    held(driver, "R5")
    control = controller(driver)
    for _ in range(30):
        assert control.shown.hand == ()
        assert control.choosing.targets.all == []
        driver.frame()


def test_the_next_part_of_a_choice_keeps_the_screen(at: At) -> None:
    driver = at(position(["gift-R R2 R4 R6", "B2 K5", "Y9"], top="R3"), (0, 1))
    lift(driver)
    held(driver, "gift-R")
    settle(driver)
    assert controller(driver).turns.curtain is None
    press(driver, "Ben")
    settle(driver)
    assert controller(driver).turns.curtain is None
    held(driver, "R2")
    settle(driver)
    held(driver, "R4")
    settle(driver)
    # Ben is a victim now, and is asked without a curtain whether they react.
    assert controller(driver).at_the_window
    assert controller(driver).shown.hand == ()


# Single choices


def test_a_card_that_does_not_fit_is_refused_with_the_reason(at: At) -> None:
    driver = at(position(["B5 R2", "B2 K5"], top="R3"))
    held(driver, "B5")
    assert said(driver) == ["That card does not fit: you need red or a 3."]
    assert controller(driver).match.moves == []


def test_the_draw_pile_draws(at: At) -> None:
    driver = at(position(["B5 R2", "B2 K5"], top="R3"))
    click(driver, PILE)
    assert controller(driver).match.moves == [Draw(0)]
    settle(driver)
    press(driver, "Pass")
    assert controller(driver).match.moves == [Draw(0), Pass(0)]


def test_four_cards_are_shared_out_and_then_dealt(at: At) -> None:
    driver = at(position(["fantastic_four R2", "B2 K5", "Y9 Y8", "G1"], top="R3"))
    held(driver, "fantastic_four")
    settle(driver)
    control = controller(driver)
    if "Red" in answers(driver):
        press(driver, "Red")
        settle(driver)
    assert control.text_of(DONE) == "Share out 4 more"
    press(driver, "Share out 4 more")
    assert said(driver) == ["The parts must add up to four."]
    for name in ("Ben", "Ben", "Dan", "Chloe"):
        press(driver, name)
    assert control.text_of(DONE) == "Done"
    press(driver, "Chloe")
    assert control.choosing.picked == tuple(Thing("seat", seat) for seat in (1, 1, 3))
    press(driver, "Dan")
    press(driver, "Done")
    assert control.match.moves[-1] == Share(0, (0, 2, 0, 2))


def test_every_card_in_the_row_can_be_pointed_at_where_it_lies(at: At) -> None:
    state = questions()["AskMarket"].copy()
    control = controller(at(state))
    row = dict(row_cards(control.shown, control.places))
    cards = {int(one.what.value): one.box for one in control.choosing.targets.all
             if one.what.kind == "card"}  # fmt: skip
    assert cards.keys() == set(state.row) == row.keys()
    assert all(row[card].contains(box) for card, box in cards.items())


def test_a_wish_is_a_badge(at: At) -> None:
    driver = at(position(["fantastic R2", "B2 K5"], top="R3"))
    held(driver, "fantastic")
    settle(driver)
    kinds = {target.what.kind for target in controller(driver).choosing.targets.all}
    assert kinds == {"wish"}
    assert answers(driver)[:4] == ["Red", "Blue", "Yellow", "Green"]
    press(driver, "7")
    assert controller(driver).match.state.requirement.number == 7


def test_mimicry_is_asked_as_what_first_and_with_which_power_then(at: At) -> None:
    state = position(["mimicry R2 R4", "B2 K5", "Y9"], top="R3", powers=["looping", "", ""],
                     preset="everything", rule_cards=0)  # fmt: skip
    driver = at(state)
    held(driver, "mimicry")
    assert "Gift" in answers(driver)
    press(driver, "Gift")
    assert answers(driver) == ["Without a power card", "Looping"]
    text = controller(driver).choosing.text
    assert text is not None
    assert controller(driver).asks(text) == "Mimicry: how do you play it?"
    press(driver, "Looping")
    assert isinstance(controller(driver).match.moves[-1], Play)
    assert controller(driver).match.moves[-1].imitates == "gift"


def test_a_victim_has_all_on_the_plate_that_one_weighs(at: At) -> None:
    state = position(["skip-R R2", "B2 K5", "Y9 Y8 Y7"], top="R3", totals=[0, 12, 30])
    driver = at(state)
    held(driver, "skip-R")
    settle(driver)
    assert answers(driver) == ["Ben: 2 cards, 12 points", "Chloe: 3 cards, 30 points"]


def test_thief_sees_the_hand_and_takes_out_of_it(at: At) -> None:
    driver = at(position(["thief-R R2", "B2 K5 G9", "Y9"], top="R3"))
    held(driver, "thief-R")
    settle(driver)
    press(driver, "Ben")
    settle(driver)
    control = controller(driver)
    if kind_of(control.match.state) == "TargetWindow":
        raise AssertionError("the bot was asked before")
    laid = [target for target in control.choosing.targets.all if target.look is Look.ON_PANEL]
    assert len(laid) == 3
    click(driver, laid[1].what)
    assert len(control.match.state.aside[0]) + len(control.match.state.hands[0]) == 2


def test_yes_or_no_says_what_is_at_stake(at: At) -> None:
    driver = at(questions()["AskUse"])
    control = controller(driver)
    assert ":" in control.points_at(Thing("answer", "yes"))


def test_a_composed_card_goes_by_its_own_name(at: At) -> None:
    options = Options(preset="everything", blank_event="Poke|||draw 1 chosen")
    driver = at(position(["R5", "B2"], options=options))
    assert controller(driver).say(title("blank_event", options)) == "Poke"


# Events


def triggered(event: str, **more: Any) -> Any:
    return position(["K5 R1 R2", "B2 B3", "Y7 Y8"], top="R5", events=[event], **more)


def test_an_event_is_read_before_it_happens(at: At) -> None:
    driver = at(triggered("third_time_lucky"))
    control = controller(driver)
    held(driver, "K5")
    for _ in range(60 * 20):
        driver.frame()
        if control.event is not None:
            break
    assert control.event is not None
    assert control.held
    assert control.passes_by_itself
    assert control.shown.counts == (2, 2, 2)
    driver.run(2000)
    assert control.shown.counts == (2, 2, 2)
    driver.tap(KSCAN_RETURN)
    seen = [control.shown.counts]
    for _ in range(60 * 20):
        driver.frame()
        if control.shown.counts != seen[-1]:
            seen.append(control.shown.counts)
        if not control.steps:
            break
    # One after the other in order of play, whoever triggered it last.
    assert seen == [(2, 2, 2), (2, 5, 2), (2, 5, 5), (5, 5, 5)]


def test_an_event_is_named_on_the_table_while_it_happens(at: At) -> None:
    driver = at(triggered("surprise_party"))
    held(driver, "K5")
    settle(driver)
    control = controller(driver)
    assert kind_of(control.match.state) == "AskCards"
    assert control.shown.resolving == ("surprise_party",)
    assert control.moment.trigger == 0
    assert trigger_svg() in signs_of(control.shown, control.moment, 0)
    # The others' cards lie face down until all have given theirs.
    assert [len(cards) for cards in control.shown.incoming] != [0, 0, 0]


def test_a_lasting_event_stays_in_sight_and_the_bomb_counts(at: At) -> None:
    driver = at(triggered("time_bomb"))
    held(driver, "K5")
    settle(driver)
    control = controller(driver)
    assert [one.event for one in control.shown.lasting] == ["time_bomb"]
    assert len(control.shown.turns_left) == 3


def test_open_hands_are_read_together(at: At) -> None:
    driver = at(triggered("the_all_seeing_eye"), (0, 1))
    lift(driver)
    held(driver, "K5")
    settle(driver)
    control = controller(driver)
    while kind_of(control.match.state) == "EventWindow":
        press(driver, "Let it pass")
        settle(driver)
    assert kind_of(control.match.state) == "AskOpen"
    assert control.turns.curtain is None
    assert control.open_hand(2) == tuple(control.match.state.hands[2])
    press(driver, "Go on")
    assert GoOn(1) in control.match.moves


def test_whoever_made_hands_lie_open_does_not_show_their_own(at: At) -> None:
    options = replace(EVERYTHING, blank_play="Peep|red|pink bomb|reveal others")
    driver = at(position(["blank_play R2", "B2 K5", "Y9"], top="R3", options=options), (0, 1))
    lift(driver)
    held(driver, "blank_play")
    settle(driver)
    control = controller(driver)
    while control.shown.phase == "window":
        press(driver, "Let it pass")
        settle(driver)
    assert kind_of(control.match.state) == "AskOpen"
    assert control.open_hand(1) == tuple(control.match.state.hands[1])
    assert control.shown.hand == ()


def test_a_card_thrown_in_stands_on_a_burst(at: At) -> None:
    driver = at(attacked("counterattack B2"), (1,))
    settle(driver)
    held(driver, "counterattack")
    press(driver, "Wish for blue")
    control = controller(driver)
    bursts = set()
    for _ in range(90):
        driver.frame()
        bursts.add(control.moment.thrown)
    assert bursts == {"", "counterattack"}
    settle(driver)
    assert control.moment.thrown == ""


@pytest.mark.parametrize("motion", ["normal", "reduced"])
def test_that_burst_grows_before_the_card_comes_down_on_it(at: At, motion: Motion) -> None:
    driver = at(attacked("counterattack B2"), (1,))
    settle(driver)
    table(driver).motion.mode = motion
    held(driver, "counterattack")
    press(driver, "Wish for blue")
    control, grown = controller(driver), list[float]()

    def noted(drawn: Surface, large: float) -> Surface:
        grown.append(large)
        return drawn

    with patch.object(picture_of_the_table, "grown", noted):
        while not control.moment.thrown:
            driver.frame()
        while control.moment.thrown:
            driver.frame()
    assert grown[-1] == 1
    assert (grown[0] < 0.5) == (motion == "normal")
    assert len(set(grown)) > 5 or motion == "reduced"


def test_a_stolen_card_goes_from_hand_to_hand(at: At) -> None:
    driver = at(triggered("loot", options=EVERYTHING))
    held(driver, "K5")
    control = controller(driver)
    ways = set()
    for _ in range(60 * 40):
        driver.frame()
        if control.held:
            control.go_on()
        for flight in table(driver).motion.flights:
            ways.add((flight.start, flight.end))
        if not control.steps and kind_of(control.match.state) != "EventWindow":
            break
    hands = [control.places.around.hands[seat].center for seat in range(3)]
    assert (hands[2], hands[1]) in ways or (hands[1], hands[2]) in ways


# Who sits where


def test_identity_theft_changes_names_colours_and_levels(at: At) -> None:
    state = triggered("identity_theft", scores=False)
    driver = at(state)
    control = controller(driver)
    assert [control.name(seat) for seat in range(3)] == ["Ann", "Ben", "Chloe"]
    held(driver, "K5")
    settle(driver)
    press(driver, "Ann")
    settle(driver)
    press(driver, "Chloe")
    settle(driver)
    assert control.match.state.persons == (2, 1, 0)
    assert [control.name(seat) for seat in range(3)] == ["Chloe", "Ben", "Ann"]
    assert [control.colour(seat) for seat in range(3)] == [2, 1, 0]
    assert control.turns.levels == ["easy", "easy", ""]
    assert control.people == (2,)
    assert control.bottom == 2
    lines = [line for line in table(driver).log.lines if "and Chloe change seats" in line]
    assert lines == ["Ann and Chloe change seats."]
    before = list(table(driver).log.lines)
    table(driver).log.retell()
    assert list(table(driver).log.lines) == before
    sheet = control.sit_in()
    assert [one.name for one in sheet.sitters] == ["Chloe", "Ben", "Ann"]
    assert list(sheet.playing) == ["easy", "easy", ""]


def test_figures_and_places_are_the_persons(at: At) -> None:
    state = position(["R1", "B2 K5", "Y7"], top="R5", scores=False)
    state.persons = (2, 1, 0)
    driver = at(state, (0, 1))
    control = controller(driver)
    play_all(control.match, "0 play R1")
    let_pass(control.match.state)
    figures = control.figures()
    assert [one["won"] for one in figures] == [False, False, True]
    assert figures[2]["points"] == 0
    result = control.result()
    assert "Chloe" in result.headline
    assert [finish.name for finish in result.finishes if finish.winner] == ["Chloe"]


# Whole matches


def answer(driver: Driver, chance: Chance) -> None:
    """The person who is asked does something legal."""
    control = controller(driver)
    if control.turns.curtain is not None:
        lift(driver)
        return
    seat = control.choosing.seat
    assert seat is not None
    if control.at_the_window and not control.reacting and chance.below(3) == 0:
        control.react()
        driver.frame()
        return
    submit(control, chance.choice(control.match.state.moves(seat)))


def test_people_play_on_behind_the_curtain(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    options = Options(preset="everything")
    with Driver(house, lay_table(house, seating("- - easy", options))) as driver:
        table(driver).motion.mode = "off"
        chance, curtains = Chance(6), 0
        settle(driver)
        for _ in range(28):
            control = controller(driver)
            if control.turns.curtain is not None:
                curtains += 1
                assert control.shown.hand == ()
                assert control.choosing.targets.all == []
            answer(driver, chance)
            settle(driver)
        assert curtains > 5


def test_bots_play_a_round_to_its_result(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    options = Options(preset="first", scores=False, hand=4)
    with Driver(house, lay_table(house, seating("easy easy easy", options))) as driver:
        table(driver).motion.mode = "off"
        for _ in range(60 * 60 * 20):
            driver.frame(100_000_000)
            if isinstance(driver.top, ResultScene):
                break
        assert isinstance(driver.top, ResultScene)


def test_a_match_broken_off_in_a_nested_choice_is_taken_up_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A counter-attacked Fantastic Four inside an event that Last Chance triggered."""
    begin = position(
        ["R5", "counterattack B2", "Y9 Y8"], top="R3", lasting=["last_chance"], events=["rewind"],
        draw="fantastic_four", pile="B1 B4 B6 B7 B8 B9 Y1 Y2 Y3 Y4", options=EVERYTHING,
    )  # fmt: skip
    monkeypatch.setattr(type(load("frantic")), "deal", lambda *_: begin.copy())
    house = furnished(tmp_path)
    driver = Driver(house, lay_table(house, seating("- - -", begin.options)))
    match = controller(driver).match
    texts = ["0 play R5", "1 pass", "2 pass", "0 yes", "0 share 0 2 2", "0 wish 1",
             "1 throw counterattack blue", "1 yes"]  # fmt: skip
    for text in texts:
        match.play(parse_move(text))
    assert kind_of(match.state) == "AskShares"
    assert match.state.resolving == ("rewind",)
    driver.stage.clear()
    with Driver(house, take_up(house, unfinished(house.paths)[0])) as again:
        again.run(50)
        control = controller(again)
        assert control.match.state == match.state
        assert control.turns.curtain == 1
        assert control.moment.trigger == 0
        lift(again)
        for name in ("Ann", "Ann", "Chloe", "Chloe"):
            press(again, name)
        press(again, "Done")
        settle(again)
        assert control.match.moves[-1] == Share(1, (2, 0, 2))
        assert control.at_the_window


def test_what_holds_now_is_explained_where_it_stands(at: At) -> None:
    state = position(["R5 K2", "B2 B3"], rules=["lucky_sevens"], lasting=["plus_one"],
                     powers=["looping", ""], preset="everything")  # fmt: skip
    driver = at(state)
    control = controller(driver)
    about = [one.what for one in control.choosing.targets.all if one.what.kind == "about"]
    assert [what.value for what in about] == ["plus_one", "lucky_sevens", "looping"]
    assert [control.points_at(what).partition(":")[0] for what in about] == [
        "Plus One", "Lucky Sevens", "Looping"
    ]  # fmt: skip
    click(driver, about[0])
    assert controller(driver).match.moves == []


def test_every_term_that_explains_the_table_is_in_the_glossary(at: At) -> None:
    scene = table(at(triggered("time_bomb", lasting=["last_chance"])))
    found = {term for x in range(0, 1280, 16) for y in range(0, 720, 16)
             for term in scene.explain((x, y))}  # fmt: skip
    assert {"requirement", "event", "lasting", "out"} <= found
    assert all(scene.tip.meaning(term)[1] for term in found)


# Taking back


def test_a_card_picked_is_put_back_as_long_as_nothing_hidden_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = position(["gift-R R2 R4 R6", "B2 K5", "Y9 Y8"], top="R3")
    monkeypatch.setattr(type(load("frantic")), "deal", lambda *_: begin.copy())
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seating("- easy easy"))) as driver:
        driver.run(50)
        control = controller(driver)
        held(driver, "gift-R")
        settle(driver)
        press(driver, "Chloe")
        settle(driver)
        held(driver, "R2")
        settle(driver)
        driver.tap(KSCAN_BACKSPACE)
        settle(driver)
        assert kind_of(control.match.state) == "AskCards"
        assert len(control.match.state.hands[0]) == 3
        driver.tap(KSCAN_BACKSPACE)
        settle(driver)
        assert kind_of(control.match.state) == "AskVictim"
        # The card itself has been seen.
        driver.tap(KSCAN_BACKSPACE)
        assert len(said(driver)) == 1
        assert kind_of(control.match.state) == "AskVictim"


def test_what_was_drawn_stays_drawn(at: At) -> None:
    driver = at(position(["B5 R2", "B2 K5"], top="R3"))
    click(driver, PILE)
    settle(driver)
    driver.tap(KSCAN_BACKSPACE)
    assert controller(driver).match.moves == [Draw(0)]
    assert len(said(driver)) == 1
