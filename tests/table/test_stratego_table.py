"""Stratego Cards on the table scene: lines laid, targets pointed at, powers, ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from pygame import (
    KSCAN_BACKSPACE,
    KSCAN_DOWN,
    KSCAN_LEFT,
    KSCAN_RETURN,
    KSCAN_RIGHT,
    KSCAN_UP,
    Rect,
)

from game.chance import Chance
from game.prompts import Thing
from game.stratego.cards import GAP, RANK_OF
from game.stratego.events import Attacked
from game.stratego.moves import Attack, GoOn, OfferDraw, Regroup
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from game.stratego.sentences import attack, why
from scenes.controllers.stratego.places import Places, places
from scenes.input.signals import PointerMoved, Press
from scenes.menus.ask import AskScene
from scenes.menus.result import ResultScene
from tests.stratego_table import hand, line, names, position, setup
from tests.table.house import Driver, submit, table
from tests.table.stratego import (
    answer,
    controller,
    lift,
    opened,
    said,
    settle,
    skip,
    standing,
    until,
    without_motion,
)

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
RED_LINE, BLUE_LINE = "4 6 B 2 9", "5 2 F 4 3"
Play = Callable[..., Driver]
Stand = Callable[[str, StrategoState], Driver]


@pytest.fixture
def tables() -> Iterator[list[Driver]]:
    made: list[Driver] = []
    yield made
    for driver in made:
        driver.stage.clear()


@pytest.fixture
def play(tmp_path: Path, tables: list[Driver]) -> Play:
    def open_table(levels: str, options: Options | None = None) -> Driver:
        tables.append(opened(tmp_path, levels, options))
        return tables[-1]

    return open_table


@pytest.fixture
def stand(tmp_path: Path, tables: list[Driver]) -> Stand:
    def stand_at(levels: str, state: StrategoState) -> Driver:
        tables.append(standing(tmp_path, levels, state))
        return tables[-1]

    return stand_at


def thing(what: object) -> Thing:
    """Short for a thing: its kind and value, or what is answered."""
    return Thing(*what) if isinstance(what, tuple) else Thing("answer", str(what))


def where(driver: Driver, what: object) -> tuple[int, int]:
    """The middle of a target."""
    targets = controller(driver).choosing.targets.all
    return next(target.box.center for target in targets if target.what == thing(what))


def drag(driver: Driver, start: tuple[int, int], end: tuple[int, int]) -> None:
    driver.top.handle(Press(driver.now_ns, 1, "mouse", "mouse:1", True, start))
    for pos in ((start[0] + 30, start[1] - 20), end):
        driver.top.handle(PointerMoved(driver.now_ns, "mouse", pos))
        driver.frame()
    driver.top.handle(Press(driver.now_ns, 1, "mouse", "mouse:1", False, end))
    driver.frame()


def go_to(driver: Driver, wanted: object) -> None:
    """Move the focus there with the arrow keys, and choose it."""
    targets, goal = controller(driver).choosing.targets, where(driver, wanted)
    driver.tap(KSCAN_RIGHT)
    for _ in range(30):
        here = targets.focused
        assert here is not None
        if here.what == thing(wanted):
            driver.tap(KSCAN_RETURN)
            return
        dx, dy = goal[0] - here.box.centerx, goal[1] - here.box.centery
        if abs(dy) > here.box.height // 2:
            driver.tap(KSCAN_DOWN if dy > 0 else KSCAN_UP)
        else:
            driver.tap(KSCAN_RIGHT if dx > 0 else KSCAN_LEFT)
    raise AssertionError(f"no way to {wanted}")


# Where things lie


def boxes(found: Places) -> list[Rect]:
    """All that may be on the table at once."""
    signs = [Rect(0, 0, *(round(found.unit * 92),) * 2) for _ in range(2)]
    signs[0].midright, signs[1].midleft = found.ribbon.midleft, found.ribbon.midright
    return [
        *found.plates, *found.tallies, *found.fields, *found.decks,
        *found.slots[0], *found.slots[1], *found.listed,
        found.enemy_hand, found.ribbon, found.dial, found.zone,
        *found.buttons[:2], *found.asides, *signs,
    ]  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("rtl", [False, True], ids=["left to right", "right to left"])
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], rtl: bool) -> None:
    for bottom in (0, 1):
        found = places(size, bottom, 0.7, rtl)
        all_boxes = boxes(found)
        assert [(a, b) for a, b in combinations(all_boxes, 2) if a.colliderect(b)] == []
        assert all(Rect((0, 0), size).contains(box) for box in all_boxes)
        near = [*found.slots[bottom], *found.buttons[:2], *found.asides, found.own_row]
        assert not any(a.colliderect(b) for a, b in combinations(near, 2))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("rtl", [False, True], ids=["left to right", "right to left"])
def test_a_duel_covers_nothing_but_the_lines(size: tuple[int, int], rtl: bool) -> None:
    found = places(size, 0, 0.7, rtl)
    others = [*found.plates, *found.tallies, *found.fields, *found.decks, found.enemy_hand,
              found.own_row]  # fmt: skip
    for part in (found.stage, found.duel_head()):
        assert part.collidelist(others) < 0


def test_slots_are_counted_from_their_owners_left() -> None:
    found = places((1280, 720), 0, 0.7)
    assert [box.x for box in found.slots[0]] == sorted(box.x for box in found.slots[0])
    assert [box.x for box in found.slots[1]] == sorted(box.x for box in found.slots[1])[::-1]


# A line is laid


def test_str_03_clicks_lay_a_line_and_take_cards_back(stand: Stand) -> None:
    driver = stand("- easy", setup("F 1 2 3 4 5 6 7", red=0))
    control = controller(driver)
    for card in control.shown.hand[:5]:
        assert control.front.free
        driver.click(where(driver, ("card", card)))
    first = control.shown.hand[0]
    driver.click(control.places.slots[0][0].center)
    assert first not in control.laid.values()
    driver.click(where(driver, "done"))
    assert said(driver) == ["Place five cards in your line."]
    driver.click(where(driver, ("card", first)))
    driver.click(where(driver, "done"))
    assert line(control.match.state, 0) == "F 1 2 3 4"
    settle(driver)
    assert names(control.shown.lines[0]) == "F 1 2 3 4"


def test_str_03_cards_are_dragged_into_slots_exchanged_and_dragged_back(stand: Stand) -> None:
    driver = stand("- easy", setup("F 1 2 3 4 5 6 7", red=0))
    control = controller(driver)
    slots, card = control.places.slots[0], control.shown.hand
    drag(driver, where(driver, ("card", card[7])), slots[2].center)
    drag(driver, where(driver, ("card", card[1])), slots[4].center)
    assert control.laid == {2: card[7], 4: card[1]}
    drag(driver, slots[2].center, slots[4].center)
    assert control.laid == {4: card[7], 2: card[1]}
    drag(driver, slots[4].center, control.places.ribbon.center)
    assert control.laid == {2: card[1]}


def test_a_dragged_card_hangs_on_the_pointer(stand: Stand) -> None:
    driver = stand("- easy", setup("F 1 2 3 4 5 6 7", red=0))
    control = controller(driver)
    card = control.shown.hand[0]
    at = where(driver, ("card", card))
    driver.top.handle(Press(driver.now_ns, 1, "mouse", "mouse:1", True, at))
    assert control.front.held is None
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", (400, 300)))
    assert control.front.held == card


def test_str_03_one_card_too_many_takes_the_place_of_the_first(stand: Stand) -> None:
    driver = stand("- easy", setup("F 1 2 3 4 5 6 7", red=0))
    control = controller(driver)
    hand = control.shown.hand
    for card in hand[:6]:
        driver.click(where(driver, ("card", card)))
    assert control.laid == {0: hand[5], 1: hand[1], 2: hand[2], 3: hand[3], 4: hand[4]}
    driver.click(where(driver, "done"))
    assert line(control.match.state, 0) == "5 1 2 3 4"


def test_the_cards_of_a_laid_line_do_not_fly_once_more(stand: Stand) -> None:
    driver = stand("- easy", setup("F 1 2 3 4 5 6 7", red=0))
    control = controller(driver)
    for card in control.shown.hand[:5]:
        control.choosing.choose(thing(("card", card)))
    control.choosing.choose(thing("done"))
    assert names(control.shown.lines[0]) == "F 1 2 3 4"
    driver.frame()
    assert table(driver).motion.flights == []


def test_keys_alone_play_a_game_to_its_first_attack(play: Play) -> None:
    driver = play("- easy", Options(colours="first"))
    settle(driver)
    control = controller(driver)

    for card in control.shown.hand[:5]:
        go_to(driver, ("card", card))
    go_to(driver, "done")
    settle(driver)
    assert control.shown.phase == "action"
    slot = next(s for s in range(5) if Attack(0, s, 0) in control.match.state.moves(0))
    go_to(driver, ("own", slot))
    go_to(driver, ("enemy", 4 - slot))
    assert str(table(driver).match.moves[-1]) == f"0 attack {slot + 1} {5 - slot}"


# Attacks


def test_str_25_an_attack_is_pointed_at(stand: Stand) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE))
    driver.click(where(driver, ("own", 1)))
    assert controller(driver).front.acting == 1
    driver.click(where(driver, ("enemy", 3)))
    assert line(controller(driver).match.state, 1) == "5 2 F - 3"


def test_str_25_an_attack_is_dragged(stand: Stand) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE))
    drag(driver, where(driver, ("own", 1)), where(driver, ("enemy", 3)))
    assert line(controller(driver).match.state, 1) == "5 2 F - 3"


def test_str_70_all_that_was_asked_on_the_way_to_a_look_can_still_be_chosen(stand: Stand) -> None:
    """The Scout looks, looks at one card, looks away; another card points; it attacks."""
    driver = stand("- easy", position("4 6 B 2 F", "5 - F 4 3"))
    control = controller(driver)
    for what in (("own", 3), "scout-look", ("enemy", 4)):
        driver.click(where(driver, what))
    own, looks, seen = thing(("own", 3)), thing("scout-look"), thing(("enemy", 4))
    assert list(control.choosing.picked) == [own, looks, seen]
    driver.click(where(driver, ("enemy", 1)))
    assert said(driver) == ["There is no card in that slot."]
    driver.click(where(driver, ("enemy", 4)))
    assert list(control.choosing.picked) == [own, looks]
    driver.click(where(driver, "scout-look"))
    assert list(control.choosing.picked) == [own]
    driver.click(where(driver, ("own", 0)))
    assert control.front.acting == 0
    driver.click(where(driver, ("own", 0)))
    assert control.front.acting is None
    assert table(driver).match.moves == []
    for what in (("own", 3), "scout-look", ("enemy", 4), ("own", 1), ("enemy", 0)):
        driver.click(where(driver, what))
    assert table(driver).match.moves == [Attack(0, 1, 0)]


@pytest.mark.parametrize(
    ("first", "then", "sentence"),
    [
        (None, ("enemy", 0), "First choose the card that attacks."),
        (("own", 2), None, "Bombs cannot attack."),
        (("own", 0), ("enemy", 1), "There is no card in that slot."),
        (("own", 4), ("enemy", 0), "The Flag cannot attack."),
        (("card", 0), None, "Only cards in your line can attack."),
    ],
)
def test_refusals_are_said(stand: Stand, first: object, then: object, sentence: str) -> None:
    state = position("4 6 B 2 F", "5 - F 4 3", red_hand="3 3 9")
    driver = stand("- easy", state)
    if first == ("card", 0):
        first = ("card", controller(driver).shown.hand[0])
    for what in (first, then):
        if what is not None:
            driver.click(where(driver, what))
    assert said(driver) == [sentence]
    assert table(driver).match.moves == []


def test_str_26_both_cards_are_turned_up_and_compared(stand: Stand) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE))
    control = controller(driver)
    submit(control, Attack(0, 1, 3))
    driver.run(700)
    assert control.acts.duel == Attacked(0, 1, 3, 6, 4, False, True)
    assert control.say(attack(control.acts.duel)) == "Ann: Captain beats Sergeant."
    assert why(control.acts.duel) == "higher"
    assert control.shown.lines[1][3] != GAP
    driver.run(3000)
    assert control.acts.duel is None
    assert names(control.shown.casualties[1]) == "4"
    assert control.shown.lines[1][3] == GAP


def test_a_duel_passes_by_itself_for_one_person(stand: Stand) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE))
    control = controller(driver)
    submit(control, Attack(0, 1, 3))
    driver.run(1100)
    assert control.passes_by_itself
    driver.run(3000)
    assert not control.held


def test_a_duel_is_closed_with_a_button_where_two_look(stand: Stand) -> None:
    driver = stand("- -", position(RED_LINE, BLUE_LINE))
    control = controller(driver)
    submit(control, Attack(0, 1, 3))
    driver.run(20_000)
    assert control.held
    assert control.acts.duel is not None
    driver.click((5, 300))
    assert control.held
    driver.click(control.go_on_box.center)
    assert not control.held


@pytest.mark.parametrize(
    ("red", "blue", "said"),
    [
        ("8", "5", "The higher rank wins."),
        ("5", "5", "Equal ranks: both fall."),
        ("9", "B", "A Bomb beats all but the Miner."),
        ("3", "B", "The Miner removes the Bomb."),
        ("1", "10", "The attacking Spy beats the Marshal."),
        ("2", "F", "The Flag is captured."),
    ],
)
def test_why_a_duel_ends_so_is_said(stand: Stand, red: str, blue: str, said: str) -> None:
    driver = stand("- easy", position(f"{red} 6 - - -", f"{blue} 4 - - -"))
    control = controller(driver)
    submit(control, Attack(0, 0, 0))
    driver.run(700)
    assert control.acts.duel is not None
    assert control.words(f"stratego-why-{why(control.acts.duel)}") == said


def test_str_80_attacks_go_on_until_they_are_stopped(stand: Stand) -> None:
    options = Options(keep_attacking=True)
    driver = stand("- easy", position("8 3 6 4 4", "6 B 2 8 F", options=options))
    control = controller(driver)
    submit(control, Attack(0, 0, 0))
    settle(driver)
    assert control.shown.phase == "again"
    submit(control, Attack(0, 1, 1))
    settle(driver)
    assert control.shown.lines[1][:2] == (GAP, GAP)
    driver.click(where(driver, "stop"))
    assert control.match.state.phase != "again"


# Gaps and regroup


def test_str_15_gaps_are_filled_from_the_hand(stand: Stand) -> None:
    driver = stand("- easy", position("4 - 9 - 3", BLUE_LINE, red_hand="F 3 8", phase="fill"))
    control = controller(driver)
    miner, colonel = (c for c in control.shown.hand if RANK_OF[c] in (3, 8))
    driver.click(where(driver, ("card", colonel)))
    driver.click(where(driver, ("card", miner)))
    driver.click(where(driver, "done"))
    assert line(control.match.state, 0) == "4 8 9 3 3"
    assert hand(control.match.state, 0) == "F"


def test_str_15_a_card_that_lay_in_another_slot_before_does_not_bar_the_gap(stand: Stand) -> None:
    """It was lit and refused for ever: what was laid for another line fills no gap."""
    driver = stand("- easy", position("4 - 9 6 3", BLUE_LINE, red_hand="F 3 8", phase="fill"))
    control = controller(driver)
    control.laid = {3: control.shown.hand[0]}
    control.changed()
    miner = next(card for card in control.shown.hand if RANK_OF[card] == 3)
    driver.click(where(driver, ("card", miner)))
    driver.click(where(driver, "done"))
    assert line(control.match.state, 0) == "4 3 9 6 3"


def test_str_15_a_third_card_takes_the_place_of_a_laid_one(stand: Stand) -> None:
    driver = stand("- easy", position("4 - 9 - 3", BLUE_LINE, red_hand="F 3 8", phase="fill"))
    control = controller(driver)
    cards = control.shown.hand
    for card in cards[:2]:
        control.choosing.choose(thing(("card", card)))
    drag(driver, where(driver, ("card", cards[2])), control.places.slots[0][3].center)
    assert control.laid == {1: cards[0], 3: cards[2]}


def test_str_61_a_regroup_is_seen_and_the_new_line_is_laid(stand: Stand) -> None:
    state = position("F B - 7 4", BLUE_LINE, red_hand="2 2 5", red_deck="3 3 4 5 6 8")
    driver = stand("- easy", state)
    control = controller(driver)
    driver.click(where(driver, ("own", 0)))
    driver.click(where(driver, "regroup"))
    driver.run(300)
    assert control.acts.power is not None
    assert control.sentences(control.acts.power) == [
        "Ann shows the Flag and regroups with 13 cards."
    ]
    seen = set()
    for _ in range(60 * 6):
        driver.frame()
        seen.add((control.shown.lines[0].count(GAP), control.shown.hands[0]))
    assert (5, 0) in seen
    assert control.shown.phase == "layout"
    assert len(control.shown.hand) == 8
    assert control.acts.power is None


def test_str_61_with_two_people_the_flag_is_shown_to_both_first(stand: Stand) -> None:
    state = position("F B - 7 4", BLUE_LINE, red_hand="2 2 5", red_deck="3 3 4 5 6 8")
    driver = stand("- -", state)
    control = controller(driver)
    submit(control, Regroup(0))
    driver.run(5000)
    assert control.held
    assert names(control.acts.open.values()) == "F"
    assert control.shown.hand == ()
    driver.click(control.go_on_box.center)
    settle(driver)
    assert control.turns.curtain == 0
    assert control.shown.hand == ()
    lift(driver)
    assert len(control.shown.hand) == 8


# Ends


def test_str_54_a_draw_is_offered_refused_offered_again_and_taken(stand: Stand) -> None:
    driver = stand("- -", position(RED_LINE, BLUE_LINE))
    control = controller(driver)
    driver.click(where(driver, "offer-draw"))
    settle(driver)
    assert control.answering == 1
    assert control.shown.seat is None
    driver.click(where(driver, "no"))
    settle(driver)
    assert control.turns.curtain == 0
    lift(driver)
    driver.click(where(driver, "offer-draw"))
    assert said(driver) == ["You have already offered a draw this turn."]


def test_str_54_an_offer_that_is_taken_ends_the_game(stand: Stand) -> None:
    driver = stand("- -", position(RED_LINE, BLUE_LINE))
    control = controller(driver)
    submit(control, OfferDraw(0))
    settle(driver)
    driver.click(where(driver, "yes"))
    assert control.match.state.outcome is not None
    assert control.match.state.outcome.winners == ()


def test_str_54_a_bot_is_offered_no_draw(stand: Stand) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE))
    control = controller(driver)
    assert thing("offer-draw") not in [target.what for target in control.choosing.targets.all]
    assert thing("give-up") in [target.what for target in control.choosing.targets.all]


def test_str_54_giving_up_asks_first(stand: Stand) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE))
    driver.click(where(driver, "give-up"))
    assert isinstance(driver.top, AskScene)
    assert controller(driver).match.state.outcome is None
    driver.run(300)
    driver.tap(KSCAN_RETURN)
    driver.run(300)
    # No is the first answer.
    assert controller(driver).match.state.outcome is None
    assert driver.shows(table(driver))


def test_str_50_flag_and_attacker_lie_open_at_the_end(stand: Stand) -> None:
    driver = stand("- -", position(RED_LINE, BLUE_LINE))
    control = controller(driver)
    submit(control, Attack(0, 1, 2))
    settle(driver)
    assert names(control.shown.lines[1][2:3]) == "F"
    assert names(control.shown.lines[0][1:2]) == "6"
    assert control.shown.lines[0].count(-1) == 4
    driver.run(3000)
    assert isinstance(driver.top, ResultScene)


def test_str_55_the_count_is_shown_from_ten_on(stand: Stand) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE, quiet=9))
    control = controller(driver)
    area = control.places.dial
    few = driver.screen.subsurface(area).copy().get_buffer().raw
    control.match.state = position(RED_LINE, BLUE_LINE, quiet=10)
    control.refresh()
    driver.frame()
    assert driver.screen.subsurface(area).copy().get_buffer().raw != few


def test_o_6_colours_change_after_a_game_of_a_match(stand: Stand) -> None:
    options = Options(wins=2)
    driver = stand("- -", position(RED_LINE, BLUE_LINE, options=options))
    control = controller(driver)
    submit(control, Attack(0, 1, 2))
    settle(driver)
    assert control.shown.phase == "ended"
    assert control.log_note() == "Ann 1 : 0 Ben"
    driver.click(where(driver, "go-on"))
    settle(driver)
    assert [str(move) for move in table(driver).match.moves[-2:]] == [
        str(GoOn(0)), str(GoOn(1))
    ]  # fmt: skip
    assert control.shown.number == 2
    assert control.shown.red == 1
    assert control.shown.casualties == ((), ())
    assert control.turns.curtain == 0


# The whole


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("levels", "options"),
    [("- -", Options(wins=2, memory="seen")), ("- -", Options(keep_attacking=True)),
     ("- easy", Options()), ("easy -", Options(memory="second"))],
)  # fmt: skip
def test_a_match_is_played_to_its_result(play: Play, levels: str, options: Options) -> None:
    driver = play(levels, options)
    without_motion(driver)
    control, chance = controller(driver), Chance(7)
    for _ in range(900):
        settle(driver)
        if control.match.state.outcome is not None:
            break
        if "easy" in levels:
            assert control.turns.curtain is None
            assert control.shown.seat == levels.split().index("-")
        answer(driver, chance)
    driver.run(3000)
    assert isinstance(driver.top, ResultScene)


def test_bots_play_to_the_result(play: Play) -> None:
    driver = play("easy easy")
    without_motion(driver)
    for _ in range(60 * 60 * 20):
        skip(driver)
        if isinstance(driver.top, ResultScene):
            break
    assert isinstance(driver.top, ResultScene)


def test_a_laid_line_is_taken_back(play: Play) -> None:
    driver = play("- easy", Options(colours="first"))
    until(driver, "setup")
    control = controller(driver)
    before = control.match.state.hands[0][:]
    answer(driver, Chance(2))
    settle(driver)
    assert control.shown.phase == "action"
    driver.tap(KSCAN_BACKSPACE)
    driver.frame()
    assert control.shown.phase == "setup"
    assert control.match.state.hands[0] == before


def test_an_attack_is_not_taken_back(play: Play) -> None:
    driver = play("- easy", Options(colours="first"))
    until(driver, "action")
    control = controller(driver)
    submit(control, next(m for m in control.match.state.moves(0) if isinstance(m, Attack)))
    settle(driver)
    moves = list(table(driver).match.moves)
    driver.tap(KSCAN_BACKSPACE)
    assert table(driver).match.moves == moves
    assert len(said(driver)) == 1


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_follows_the_window(stand: Stand, size: tuple[int, int]) -> None:
    driver = stand("- easy", position(RED_LINE, BLUE_LINE))
    driver.stage.resize(size)
    driver.frame()
    inside = Rect((0, 0), size)
    assert len(controller(driver).choosing.targets.all) > 10
    assert all(inside.contains(t.box) for t in controller(driver).choosing.targets.all)


def test_a_game_begins_with_cards_that_fly_from_the_decks(play: Play) -> None:
    driver = play("- easy")
    control = controller(driver)
    assert control.shown.hands == (0, 0)
    assert table(driver).motion.moving
    settle(driver)
    assert len(control.shown.hand) == 8
