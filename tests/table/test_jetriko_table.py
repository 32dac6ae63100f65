"""Jetriko on the table scene: every choice by pointer and keys, the curtain, bots, the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pygame import (
    KSCAN_DOWN,
    KSCAN_ESCAPE,
    KSCAN_LEFT,
    KSCAN_RETURN,
    KSCAN_RIGHT,
    KSCAN_UP,
    Rect,
    Surface,
    mask,
)

from art.faces import jetriko as face
from art.faces.jetriko.trimmings import direction_svg
from art.paint import picture
from game.chance import Chance
from game.jetriko.asking import DONE, PILE
from game.jetriko.cards import CARD, NAMES
from game.jetriko.options import Options
from game.match import Player
from game.prompts import Thing
from scenes.controllers.jetriko.controller import Controller
from scenes.controllers.jetriko.picture import middle
from scenes.controllers.jetriko.places import places
from scenes.menus.pause import PauseScene
from scenes.menus.result import ResultScene
from scenes.seats.seating import Seating
from scenes.table.fan import parts_seen
from scenes.table.hand.answers import ON_PANEL
from scenes.table.hand.brush import Brush
from scenes.table.hand.two_piles import hand_boxes
from scenes.table.kit import lay_table
from scenes.table.targets import Look
from tests.jetriko_table import position, texts
from tests.table.house import MS, Driver, furnished, lift, submit, table
from tests.table.laid import NAMES as PEOPLE
from tests.table.laid import laid

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
ARROWS = (KSCAN_RIGHT, KSCAN_LEFT, KSCAN_UP, KSCAN_DOWN)
Open = Callable[..., Driver]


@pytest.fixture
def lay(tmp_path: Path) -> Iterator[Open]:
    """Opens a table on which the match stands so; the first seat is a person."""
    opened: list[Driver] = []

    def open_table(state: Any, levels: str = "") -> Driver:
        levels = levels or " ".join(["-", *["easy"] * (len(state.hands) - 1)])
        driver = laid("jetriko", state, levels, tmp_path)
        opened.append(driver)
        driver.run(50)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Open]:
    """Opens a table with a fresh deal."""
    opened: list[Driver] = []

    def open_table(levels: str, options: Options | None = None, seed: int = 5) -> Driver:
        house = furnished(tmp_path)
        driver = Driver(house, lay_table(house, seats(levels, options, seed)))
        opened.append(driver)
        driver.run(50)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def seats(levels: str, options: Options | None = None, seed: int = 5) -> Seating:
    chosen = ["" if level == "-" else level for level in levels.split()]
    players = tuple(Player(PEOPLE[seat], seat, level) for seat, level in enumerate(chosen))
    return Seating("jetriko", options or Options(), players, ((),) * len(chosen), seed)


def controller(driver: Driver) -> Controller:
    found = table(driver).controller
    assert isinstance(found, Controller)
    return found


def settle(driver: Driver) -> None:
    """Let time pass until somebody at the screen is asked, or the match is over."""
    control = controller(driver)
    for _ in range(20 * 180):
        driver.now_ns += 50 * MS
        driver.top.tick(driver.now_ns)
        ready = not (control.steps or control.held or table(driver).motion.moving)
        if ready and driver.now_ns >= control.busy_until_ns:
            waits = control.turns.curtain is not None or control.choosing.seat is not None
            if waits or control.match.state.outcome is not None:
                driver.frame()
                return
    raise AssertionError("nobody is asked")


def answer(driver: Driver, chance: Chance) -> None:
    """The person who is asked does something legal."""
    control = controller(driver)
    if control.turns.curtain is not None:
        lift(driver)
        return
    seat = control.choosing.seat
    assert seat is not None
    submit(control, chance.choice(control.match.state.moves(seat)))


def said(driver: Driver) -> list[str]:
    return [toast.text for toast in table(driver).toasts.standing]


def asked(driver: Driver) -> str:
    text = controller(driver).choosing.text
    assert text is not None
    return controller(driver).asks(text)


def made(driver: Driver) -> list[str]:
    """The moves so far."""
    return texts(table(driver).match.moves)


GO_ON, STOP, PASS = (Thing("answer", word) for word in ("go-on", "stop", "pass"))
TAKE_HIT = Thing("answer", "take-hit")
# Answers on the panel, plates of players who are chosen from, and the buttons beside the hand.
SAID = (Look.ANSWER, Look.PLATE, Look.BUTTON)


def card(name: str) -> Thing:
    return Thing("card", CARD[name])


def click(driver: Driver, what: Thing, look: Look | None = None) -> None:
    """A click on that target; where it lies in two places, on the one that looks so."""
    targets = controller(driver).choosing.targets.all
    driver.click(next(target.box for target in targets
                      if target.what == what and look in (None, target.look)).center)  # fmt: skip
    driver.frame()


def click_card(driver: Driver, name: str) -> None:
    click(driver, card(name))


def answers(driver: Driver) -> list[str]:
    """What the answers say that are no cards."""
    control = controller(driver)
    return [bare(control.text_of(target.what)) for target in control.choosing.targets.all
            if target.look in SAID]  # fmt: skip


def picked(driver: Driver) -> list[str]:
    """The cards that have been picked."""
    return [NAMES[int(thing.value)] for thing in controller(driver).choosing.picked]


def click_answer(driver: Driver, begins: str) -> None:
    """A click on the answer that begins so."""
    control = controller(driver)
    click(driver, next(target.what for target in control.choosing.targets.all
                       if target.look in SAID
                       and bare(control.text_of(target.what)).startswith(begins)))  # fmt: skip


def bare(text: str) -> str:
    """Without the marks round names and numbers."""
    return text.replace("\u2068", "").replace("\u2069", "")


def steer(driver: Driver, what: Thing) -> None:
    """Move the focus there by arrow keys alone, then choose it."""
    targets = controller(driver).choosing.targets
    paths: list[tuple[Any, list[int]]] = [(targets.focus, [])]
    seen = {targets.focus}
    for focus, keys in paths:
        if focus == what:
            targets.focus = paths[0][0]
            for key in keys:
                driver.tap(key)
            assert targets.focus == what
            driver.tap(KSCAN_RETURN)
            return
        for key in ARROWS:
            targets.focus = focus
            driver.tap(key)
            if targets.focus not in seen:
                seen.add(targets.focus)
                paths.append((targets.focus, [*keys, key]))
    raise AssertionError(f"{what} cannot be reached by keys")


HAND = "G4 G2-plus Y3-steal R3-deflect target stop"
FOUR = [HAND, "R1 R2 G1", "Y1 Y2 Y4 C1", "B1 B2"]


# Places


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], count: int) -> None:
    window = Rect((0, 0), size)
    for bottom in range(count):
        found = places(size, count, bottom, face.ASPECT)
        around = found.around
        others = [box for seat, box in enumerate(around.hands) if seat != bottom]
        apart = [*around.plates, *around.buttons, around.own_row, found.draw, found.discard]
        assert [(a, b) for a, b in combinations(apart, 2) if a.colliderect(b)] == []
        assert not any(found.ring.colliderect(box) for box in (*around.plates, *others))
        for box in (found.stage, found.sheet):
            assert not box.colliderect(around.own_row)
            assert not any(box.colliderect(plate) for plate in around.plates)
        assert not any(found.stage.colliderect(hand) for hand in others)
        assert all(window.contains(box) for box in (*apart, *others, found.stage, found.sheet))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", range(2, 7))
def test_own_cards_and_piles_fill_the_table(size: tuple[int, int], count: int) -> None:
    found = places(size, count, 0, face.ASPECT)
    assert found.card[1] >= 0.24 * found.unit * 720
    assert found.draw.height >= 0.24 * found.unit * 720
    assert found.ring.contains(found.draw.union(found.discard))
    assert found.ring.bottom <= found.around.zone.top


@pytest.mark.parametrize("count", [1, 5, 16, 17, 18, 30, 45])
def test_of_every_card_enough_is_seen_and_can_be_pointed_at(count: int) -> None:
    found = places((1280, 720), 4, 0, face.ASPECT)
    boxes, parts = hand_boxes(found, count), parts_seen(hand_boxes(found, count))
    assert len(boxes) == len(parts) == count
    assert all(box.contains(part) for box, part in zip(boxes, parts, strict=True))
    assert [(a, b) for a, b in combinations(parts, 2) if a.colliderect(b)] == []
    # The index down the left side of a card is a third of its width, half of its height.
    assert all(part.width * 3 >= box.width and part.height * 2 > box.height
               for box, part in zip(boxes, parts, strict=True))  # fmt: skip
    assert all(found.around.own_row.inflate(0, 2).contains(box) for box in boxes)


# Every kind of question, by pointer


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", range(2, 7))
def test_the_count_of_the_pile_stands_clear_of_the_arrows(
    play: Open, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], count: int
) -> None:
    slips, slip = list[Rect](), Brush.slip

    def noted(*said: Any) -> Rect:
        slips.append(slip(*said))
        return slips[-1]

    monkeypatch.setattr(Brush, "slip", noted)
    driver = play(" ".join(["easy"] * count))
    table(driver).resize(size)
    found = controller(driver).places
    brush = controller(driver).brush
    for scale in (1.0, 2.0):
        monkeypatch.setattr(brush.lettering, "scale", scale)
        for clockwise in (True, False):
            way = 1 if clockwise else -1
            view = replace(controller(driver).shown, pile=108, direction=way, free=False)
            slips.clear()
            paper = Surface(size)
            for piece in middle(view, found, brush):
                piece.draw(paper)
            arrows = mask.from_surface(picture(direction_svg(clockwise), found.ring.size), 1)
            [stands] = slips
            off = (stands.x - found.ring.x, stands.y - found.ring.y)
            assert not arrows.overlap_area(mask.Mask(stands.size, fill=True), off)
            assert found.draw.contains(stands)


def test_the_dealer_says_who_begins(play: Open) -> None:
    driver = play("- easy easy easy", Options(first_dealer=1))
    settle(driver)
    assert answers(driver) == [
        "Ben begins, on the left",
        "Dan begins, on the right",
    ]
    click_answer(driver, "Dan")
    assert made(driver) == ["0 start right"]


def test_a_card_is_played_by_a_click(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3"))
    click_card(driver, "G4")
    assert made(driver) == ["0 play G4"]


def test_a_card_that_does_not_fit_is_refused_with_the_reason(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5"))
    click_card(driver, "G4")
    assert made(driver) == []
    assert said(driver) == ["This card does not match the top card in colour, number or effect."]


@pytest.mark.parametrize("look", [Look.RIM, Look.BUTTON])
def test_a_card_is_drawn_from_the_pile_or_by_its_button(lay: Open, look: Look) -> None:
    driver = lay(position(FOUR, top="B5", coming="Y5"))
    click(driver, PILE, look)
    assert made(driver) == ["0 draw"]
    settle(driver)
    assert asked(driver).endswith("play a card or pass.")
    assert controller(driver).shown.drawn == CARD["Y5"]
    click(driver, PASS)
    assert made(driver) == ["0 draw", "0 pass"]


def test_the_victim_answers_or_takes_the_hit(lay: Open) -> None:
    driver = lay(position(FOUR, top="B4-plus", attack=("plus", 4, 3)))
    assert asked(driver).endswith("answer the attack or take the hit.")
    click(driver, TAKE_HIT)
    assert made(driver) == ["0 take-hit"]


def test_a_deflect_asks_which_way_and_says_whom_it_reaches(lay: Open) -> None:
    driver = lay(position(FOUR, top="R1-steal", attack=("steal", 2, 3)))
    click_card(driver, "R3-deflect")
    assert made(driver) == []
    assert "which way" in asked(driver)
    assert answers(driver) == [
        "Clockwise to Ben, who holds 3 cards",
        "Anticlockwise to Dan, who holds 2 cards",
        "Another card",
    ]
    click_answer(driver, "Anticlockwise")
    assert made(driver) == ["0 play R3-deflect anticlockwise"]


def test_target_asks_for_a_player_and_one_may_think_better_of_it(lay: Open) -> None:
    driver = lay(position(FOUR, top="R1-steal", attack=("steal", 2, 3)))
    click_card(driver, "target-1")
    assert "at whom" in asked(driver)
    names = [text.partition(":")[0] for text in answers(driver)]
    assert names == ["Ben", "Chloe", "Dan", "Another card"]
    click_answer(driver, "Another card")
    assert controller(driver).choosing.picked == ()
    assert "answer the attack" in asked(driver)
    click_card(driver, "target-1")
    click_answer(driver, "Chloe")
    assert made(driver) == ["0 play target-1 at 2"]


def test_a_player_is_chosen_by_the_plate_as_well(lay: Open) -> None:
    driver = lay(position(FOUR, top="R1-steal", attack=("steal", 2, 3)))
    click_card(driver, "target-1")
    driver.click(controller(driver).plates[2].center)
    assert made(driver) == ["0 play target-1 at 2"]


def test_a_question_stands_on_its_panel_below_the_answers(lay: Open) -> None:
    driver = lay(position(FOUR, top="R1-steal", attack=("steal", 2, 3)))
    click_card(driver, "R3-deflect")
    control = controller(driver)
    [panel] = control.asked_on()
    answers = [target.box for target in control.choosing.targets.all if target.look in ON_PANEL]
    assert len(answers) > 1
    assert panel.contains(control.zone)
    assert all(panel.contains(box) and box.bottom <= control.zone.top for box in answers)


def test_with_two_players_nothing_is_asked_about_direction_or_target(lay: Open) -> None:
    for card in ("R3-deflect", "target-1"):
        driver = lay(position([HAND, "G1 B1"], top="R1-steal", attack=("steal", 2, 1)))
        click_card(driver, card)
        assert made(driver) == [f"0 play {card}"]


def test_without_an_attack_target_asks_for_nobody(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5"))
    click_card(driver, "target-1")
    assert made(driver) == ["0 play target-1"]


DISCARDS: dict[str, tuple[dict[str, Any], list[str], int, str]] = {
    "redraw": ({"top": "G1-redraw", "attack": ("redraw", 2, 3)}, ["0 take-hit"], 2, "to swap"),
    "divide": ({"top": "G1-redraw", "attack": ("redraw", 2, 3)}, ["0 play divide-1"], 1, "to swap"),
    "sorting-desk": ({"top": "G3", "coming": "TB4 G5 Y5"}, ["0 draw"], 2, "discard 2 cards"),
    "leveller": ({"top": "G3", "coming": "TB5"}, ["0 draw"], 2, "down to five"),
    "ballast": ({"top": "G3", "coming": "TG1"}, ["0 draw"], 2, "discard 2 cards"),
}


@pytest.mark.parametrize("why", DISCARDS)
def test_cards_are_picked_one_by_one_and_confirmed(lay: Open, why: str) -> None:
    laid_out, moves, count, words = DISCARDS[why]
    hands = ["G4 G2 Y3-steal R3-deflect divide stop C4", "R1 R2 G1", "Y1 Y2 Y4 C1", "B1"]
    state = position(hands, **laid_out)
    driver = lay(state, "- easy easy easy")
    control = controller(driver)
    for move in moves:
        submit(control, control.match.game.parse_move(move))
    settle(driver)
    assert control.shown.phase == "discard"
    assert words in asked(driver)
    hand = [NAMES[card] for card in control.shown.hand]
    click(driver, DONE)
    assert said(driver)[-1].startswith("Choose exactly")
    for name in hand[: count + 1]:
        click_card(driver, name)
    # One too many puts the first one back.
    assert picked(driver) == hand[1 : count + 1]
    click_card(driver, hand[1])
    assert len(picked(driver)) == count - 1
    click_card(driver, hand[0])
    click(driver, DONE)
    assert sorted(control.match.moves[-1].cards) == sorted(
        CARD[name] for name in (hand[0], *hand[2 : count + 1])
    )


def test_hand_me_down_asks_the_one_with_the_most_cards(lay: Open) -> None:
    driver = lay(position(["G4 Y3-steal stop", "R1 R2"], top="G3", coming="TR4", turn=1), "- -")
    for _ in range(2):
        settle(driver)
        answer_curtain(driver)
        if controller(driver).shown.phase == "main":
            submit(controller(driver), controller(driver).match.game.parse_move("1 draw"))
    settle(driver)
    answer_curtain(driver)
    assert bare(asked(driver)) == "Ann, choose a card for Ben."
    click_card(driver, "stop-1")
    assert made(driver)[-1] == "0 give stop-1"


def answer_curtain(driver: Driver) -> None:
    if controller(driver).turns.curtain is not None:
        lift(driver)
        driver.run(50)


TRAPS: dict[str, tuple[str, list[str], str]] = {
    "TB3": ("choose a card to pass on", ["G4"], "0 give G4"),
    "TG2": ("which colour", ["yellow"], "0 colour yellow"),
    "TG3": ("give a card", ["G4", "Chloe"], "0 give G4 to 2"),
    "TG4": ("who shall draw", ["Dan"], "0 choose 3"),
    "TG5": ("with whom", ["Ben"], "0 choose 1"),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_asks_for_what_its_text_says(lay: Open, trap: str) -> None:
    words, clicks, move = TRAPS[trap]
    driver = lay(position(FOUR, top="B5", coming=trap))
    click(driver, PILE)
    settle(driver)
    assert words in asked(driver)
    for what in clicks:
        if what in CARD:
            click_card(driver, what)
        else:
            click_answer(driver, what)
    assert move in made(driver)


def test_a_swap_may_be_declined_and_a_gift_be_another(lay: Open) -> None:
    driver = lay(position(FOUR, top="B5", coming="TG5"))
    click(driver, PILE)
    settle(driver)
    click_answer(driver, "Keep my hand")
    assert made(driver) == ["0 draw", "0 decline"]
    driver = lay(position(FOUR, top="B5", coming="TG3"))
    click(driver, PILE)
    settle(driver)
    click_card(driver, "G4")
    assert "who gets the card" in asked(driver)
    click_answer(driver, "Another card")
    assert controller(driver).choosing.picked == ()
    assert made(driver) == ["0 draw"]


def test_bound_by_blank_one_plays_a_plain_card_or_draws(lay: Open) -> None:
    driver = lay(position(FOUR, top="G4-blank", bound=True))
    assert "Blank: play a plain card" in asked(driver)
    click_card(driver, "G2-plus")
    assert said(driver) == ["Blank: only a plain card of the same colour or number is allowed."]
    driver = lay(position(["R1", "R2"], top="G4-blank", bound=True))
    assert "so draw one" in asked(driver)


def test_with_nothing_to_draw_one_may_pass(lay: Open) -> None:
    driver = lay(position(["R1 G1", "R2 B1"], top="G4", pile=""))
    assert "pass: there is nothing to draw" in asked(driver)
    click(driver, PASS)
    assert made(driver)[0] == "0 pass"


def nearly_over(options: Options) -> Any:
    """A match in which the second seat wins as soon as the first one has ended its turn."""
    return position(["G4 stop", "", "Y1 Y2"], top="R5", options=options)


@pytest.mark.parametrize(
    ("button", "made_then"), [(GO_ON, "0 go-on"), (STOP, "0 stop")], ids=["go on", "stop"]
)
def test_after_a_round_one_goes_on_or_stops(lay: Open, button: Thing, made_then: str) -> None:
    driver = lay(nearly_over(Options(length="open")))
    click(driver, PILE)
    settle(driver)
    click(driver, PASS)
    settle(driver)
    control = controller(driver)
    assert control.shown.phase == "scores"
    assert bare(control.round_over()) == "Ben wins the round."
    # All hands lie open now (JET-106), and nobody shows them one by one.
    assert control.open_hand(2) == tuple(control.match.state.hands[2])
    click(driver, button)
    assert made(driver)[-1] == made_then


def test_people_at_one_screen_read_the_sheet_together(lay: Open) -> None:
    driver = lay(nearly_over(Options(length="first-2")), "- - easy")
    settle(driver)
    answer_curtain(driver)
    click(driver, PILE)
    settle(driver)
    assert controller(driver).turns.curtain is None
    click(driver, PASS)
    settle(driver)
    assert controller(driver).shown.phase == "scores"
    assert controller(driver).turns.curtain is None
    click(driver, GO_ON)
    assert made(driver)[-2:] == ["0 go-on", "1 go-on"]


# Keys alone


QUESTIONS: dict[str, tuple[dict[str, Any], list[Thing], str]] = {
    "main": ({"top": "G3"}, [card("G4")], "0 play G4"),
    "draw": ({"top": "G3"}, [PILE], "0 draw"),
    "defence": (
        {"top": "G1-steal", "attack": ("steal", 2, 3)},
        [card("Y3-steal")],
        "0 play Y3-steal",
    ),
    "hit": ({"top": "G1-steal", "attack": ("steal", 2, 3)}, [TAKE_HIT], "0 take-hit"),
    "deflect": (
        {"top": "R5"},
        [card("R3-deflect"), Thing("answer", "anticlockwise")],
        "0 play R3-deflect anticlockwise",
    ),
    "target": (
        {"top": "G1-steal", "attack": ("steal", 2, 3)},
        [card("target-1"), Thing("seat", 3)],
        "0 play target-1 at 3",
    ),
    "redraw": (
        {"top": "G1-redraw", "attack": ("redraw", 2, 3)},
        [TAKE_HIT, card("G4"), card("stop-1"), DONE],
        "0 discard G4 stop-1",
    ),
    "colour": ({"top": "B5", "coming": "TG2"}, [PILE, Thing("colour", "red")], "0 colour red"),
    "gift": (
        {"top": "B5", "coming": "TG3"},
        [PILE, card("G4"), Thing("seat", 1)],
        "0 give G4 to 1",
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_keys_alone_can_answer(lay: Open, question: str) -> None:
    laid_out, targets, move = QUESTIONS[question]
    driver = lay(position(FOUR, **laid_out))
    for target in targets:
        settle(driver)
        steer(driver, target)
        driver.frame()
    assert move in made(driver)


def test_a_hand_in_two_rows_is_reached_by_keys(lay: Open) -> None:
    many = " ".join(NAMES[card] for card in range(0, 60, 2))
    driver = lay(position([many, "R1 R2"], top="stop"))
    asking = controller(driver).choosing
    cards = {target.what for target in asking.targets.all if target.what.kind == "card"}
    reached: set[Any] = set()
    todo = [asking.targets.all[0].what]
    while todo:
        focus = todo.pop()
        if focus in reached:
            continue
        reached.add(focus)
        for key in ARROWS:
            asking.targets.focus = focus
            driver.tap(key)
            todo.append(asking.targets.focus)
    assert cards <= reached


# One person, several, none


def test_alone_against_bots_there_is_no_curtain(play: Open) -> None:
    driver = play("- easy easy")
    chance = Chance(4)
    for _ in range(12):
        settle(driver)
        if controller(driver).match.state.outcome is not None:
            break
        assert controller(driver).turns.curtain is None
        assert controller(driver).shown.seat == 0
        answer(driver, chance)


def test_between_people_no_hand_is_on_the_screen(play: Open) -> None:
    driver = play("- - easy", Options(length="first-2"))
    chance, curtains = Chance(4), 0
    for _ in range(60):
        settle(driver)
        control = controller(driver)
        if control.match.state.outcome is not None:
            break
        if control.turns.curtain is not None:
            curtains += 1
            assert control.shown.hand == ()
            assert control.choosing.targets.all == []
            assert control.shown == control.match.state.view(None)
        elif control.shown.phase != "scores":
            assert control.shown.seat == control.choosing.seat
        answer(driver, chance)
    assert curtains > 10


def test_after_drawing_the_same_person_goes_on_without_a_curtain(lay: Open) -> None:
    driver = lay(position(["G4 Y3", "R1 R2"], top="B5", coming="Y5"), "- -")
    settle(driver)
    answer_curtain(driver)
    click(driver, PILE)
    settle(driver)
    assert controller(driver).turns.curtain is None
    assert controller(driver).shown.phase == "drawn"
    click(driver, PASS)
    assert controller(driver).shown.hand == ()
    settle(driver)
    assert controller(driver).turns.curtain == 1


def test_bots_play_a_round_to_its_result(play: Open) -> None:
    driver = play("easy easy easy", seed=2)
    driver.house.settings.motion = table(driver).motion.mode = "off"
    for _ in range(60 * 60 * 20):
        driver.frame(100_000_000)
        if isinstance(driver.top, ResultScene):
            break
    assert isinstance(driver.top, ResultScene)
    assert controller(driver).match.state.outcome is not None


# The timer


def timed(**laid_out: Any) -> Any:
    return position(FOUR, options=Options(timer=15), **laid_out)


@pytest.mark.parametrize(
    ("laid_out", "then"),
    [
        ({"top": "G1-steal", "attack": ("steal", 2, 3)}, "took the hit"),
        ({"top": "G1-redraw", "attack": ("redraw", 2, 3)}, "took the hit"),
        ({"top": "G3"}, "drew and passed"),
    ],
)
def test_jet_202_whoever_thinks_too_long_has_it_done(
    lay: Open, laid_out: dict[str, Any], then: str
) -> None:
    driver = lay(timed(**laid_out))
    driver.run(14_500)
    assert made(driver) == []
    driver.run(1_000)
    assert made(driver) == ["0 time-up"]
    assert any("time" in line for line in table(driver).log.lines), then


def test_the_seconds_left_are_on_the_screen_and_count_down(lay: Open) -> None:
    driver = lay(timed(top="G3"))
    driver.run(200)
    assert bare(asked(driver)).endswith("15 s")
    # Something is drawn anew each second, though nothing moves and nobody blinks.
    table(driver).motion.mode = "reduced"
    table(driver).hints.put_away()
    driver.run(300)
    drawn = driver.watch(3_000)
    assert 3 <= drawn <= 5
    assert bare(asked(driver)).endswith("12 s")


def test_in_a_pause_no_time_runs(lay: Open) -> None:
    driver = lay(timed(top="G3"))
    driver.run(10_000)
    driver.tap(KSCAN_ESCAPE)
    assert isinstance(driver.top, PauseScene)
    driver.run(60_000)
    driver.tap(KSCAN_ESCAPE)
    driver.run(14_000)
    assert made(driver) == []
    driver.run(1_500)
    assert made(driver) == ["0 time-up"]


def test_without_a_timer_nobody_is_hurried(lay: Open) -> None:
    driver = lay(position(FOUR, top="G3"))
    driver.run(70_000)
    assert made(driver) == []
    assert controller(driver).seconds_left is None


@pytest.mark.parametrize(
    ("scale", "language"), [(1.0, "en"), (1.0, "de"), (2.0, "de"), (2.0, "nl")]
)
@pytest.mark.parametrize("question", ["deflect", "target", "colour", "gift"])
def test_what_is_asked_leaves_the_piles_to_be_seen(
    lay: Open, question: str, scale: float, language: str
) -> None:
    """In enlarged letters its answers stood in more rows, over half of both piles."""
    laid_out, targets, _ = QUESTIONS[question]
    driver = lay(position(FOUR, **laid_out))
    house = table(driver).house
    house.lettering.scale = scale
    house.words.speak(language)
    table(driver).resize((1280, 720))
    for target in targets[:-1]:
        settle(driver)
        click(driver, target)
    settle(driver)
    driver.frame()
    control = controller(driver)
    piles, panels = (control.places.draw, control.places.discard), control.panels()
    assert not [panel for panel in panels if panel.collidelist(piles) >= 0]
    plates = control.plates
    assert not [panel for panel in panels if panel.collidelist(list(plates)) >= 0]
