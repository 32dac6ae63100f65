"""Frantic fits every window: nothing overlaps, nothing leaves it, whatever is asked and read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from art.brush import Brush
from art.cloth import table as table_cloth
from art.faces import frantic
from art.text import READABLE, Face, Lettering
from game.chance import Chance
from game.frantic.options import Options
from scenes.controllers.frantic.controller import Controller
from scenes.controllers.frantic.lying import before, hand_of, powers_of
from scenes.controllers.frantic.places import places
from scenes.controllers.frantic.replaying import Replayed
from scenes.controllers.frantic.slips import slips
from scenes.forms import Stepper
from scenes.house import House
from scenes.menus.seats import SeatsScene
from scenes.menus.small_table import disc_at
from scenes.table.fan import parts_seen
from scenes.table.hand.answers import ON_PANEL, grid
from scenes.table.hand.answers import Face as Said
from scenes.table.kit import lay_table, open_replay
from scenes.table.replay import ReplayScene
from scenes.table.targets import FINGER, Look
from scenes.words import Words
from tests.frantic_table import play, position
from tests.scenes.tongues import OTHERS, RightToLeft
from tests.table.frantic_questions import (
    at_table,
    controller,
    of_many,
    questions,
    seating,
    settle,
)
from tests.table.house import Driver, furnished, submit

ASKED_AT_EIGHT = (
    "AskWish colour", "AskWish colour or number", "AskWish colour or special", "AskWish number",
    "AskVictim", "AskThief", "AskShares", "AskUse", "AskEvent", "AskBlind", "AskResurrection",
    "AskPile", "AskImitation", "AskGive", "AskReplacement", "AskIdentities",
)  # fmt: skip
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", range(2, 9))
def test_nothing_overlaps_or_leaves_the_window(
    size: tuple[int, int], count: int, rtl: bool
) -> None:
    window = Rect((0, 0), size)
    for bottom in (0, count - 1):
        found = places(size, count, bottom, frantic.ASPECT, rtl)
        seated = found.around
        others = [seat for seat in range(count) if seat != bottom]
        middle = [found.events, found.draw, found.pile, found.badge, *found.ways, found.signs]
        boxes = [*seated.plates, seated.own_row, *seated.buttons, found.lasting, *middle]
        assert [(a, b) for a, b in combinations(boxes, 2) if a.colliderect(b)] == []
        assert all(window.contains(box) for box in [*boxes, found.row, found.sheet])
        assert not found.row.colliderect(found.lasting)
        # Backs begin under their plate, and lie free of all others.
        hands = [seated.hands[seat] for seat in others]
        rest = [*(seated.plates[seat] for seat in others), found.lasting, *middle]
        for seat, hand in zip(others, hands, strict=True):
            touched = [box for box in rest if box.colliderect(hand)]
            assert touched in ([], [seated.plates[seat]])
        powers = [found.power_box(seat, n, 2) for seat in range(count) for n in range(2)]
        assert [(a, b) for a, b in combinations(powers, 2) if a.colliderect(b)] == []
        fixed = [*seated.plates, found.lasting, *middle, found.own_aside, seated.own_row]
        assert [(a, b) for a in powers for b in fixed if a.colliderect(b)] == []
        # What is asked has room of its own.
        rest = [*seated.plates, *hands, *middle, *powers, seated.own_row, *seated.buttons]
        assert [box for box in rest if box.colliderect(found.asking)] == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", range(2, 9))
def test_own_cards_and_piles_fill_the_table(size: tuple[int, int], count: int) -> None:
    found = places(size, count, 0, frantic.ASPECT)
    own = found.own_hand(7)
    assert own[0].height >= 0.21 * found.unit * 720
    assert own[-1].right - own[0].left >= 0.59 * found.unit * 1280
    assert found.pile.height >= 0.19 * found.unit * 720
    assert found.lasting.bottom <= found.around.zone.top


@pytest.mark.sample(5)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 8])
@pytest.mark.parametrize("lasting", [(), ("plus_one", "parasite")], ids=["alone", "lasting"])
def test_a_wish_is_asked_below_the_piles_and_covers_nothing_that_holds(
    tmp_path: Path, size: tuple[int, int], count: int, lasting: tuple[str, ...]
) -> None:
    hands = ["fantastic R2 R4", *(f"Y{seat} G{seat}" for seat in range(1, count))]
    state = position(hands, top="R3", lasting=lasting, preset="everything")
    play(state, "0 play fantastic")
    with at_table(furnished(tmp_path, size), state, size=size) as driver:
        settle(driver)
        control = controller(driver)
        (asked,) = control.panels()
        there, seated = control.places, control.places.around
        assert Rect((0, 0), size).contains(asked)
        seen = [there.pile, there.draw, there.events, there.badge, *seated.plates]
        seen += [*seated.hands[1:], seated.own_row, *dict(held_now(control)).values()]
        assert [box for box in seen if asked.colliderect(box)] == []
        assert {name for name, _ in held_now(control)} == {*lasting}
        assert asked.contains(control.zone)
        # A finger finds each of them.
        badges = [one.box for one in control.choosing.targets.all if one.look is Look.BADGE]
        assert min(box.width for box in badges) >= 32


@pytest.mark.sample(4)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("kind", ASKED_AT_EIGHT)
def test_no_question_covers_piles_hands_or_plates(
    tmp_path: Path, size: tuple[int, int], kind: str
) -> None:
    with at_table(furnished(tmp_path, size), of_many()[kind], size=size) as driver:
        settle(driver)
        control = controller(driver)
        there, view = control.places, control.shown
        targets = control.choosing.targets.all
        assert targets
        on_it = [target.box for target in targets if target.look in ON_PANEL]
        asked = control.panels()
        assert len(asked) == bool(on_it)
        others = [seat for seat in range(8) if seat != control.bottom]
        seen = [there.pile, there.draw, there.events, there.badge, there.around.own_row]
        if control.asking == there.spread:
            # A whole pile is spread out where it lies.
            seen = [there.badge, there.around.own_row]
        seen += [*there.around.plates, *dict(held_now(control)).values()]
        for seat in others:
            seen += [box for _, box in hand_of(view, seat, control.open_hand(seat), there)]
            seen += [box for _, box in powers_of(view, seat, there)]
        lying = [box for seat in others for _, box in before(view, seat, False, there)]
        assert [box for box in lying if box.collidelist(seen[:4]) >= 0] == []
        for panel in asked:
            assert all(panel.contains(box) for box in (*on_it, control.zone))
            assert [box for box in seen if panel.colliderect(box)] == []


@pytest.mark.usefixtures("quick")
def test_players_are_chosen_by_their_plates(tmp_path: Path) -> None:
    hands = ["exchange-R R2 R4", *(f"Y{seat} G{seat}" for seat in range(1, 8))]
    state = position(hands, top="R3")
    play(state, "0 play exchange-R")
    with at_table(furnished(tmp_path), state) as driver:
        settle(driver)
        control = controller(driver)
        assert control.panels() == []
        plates = control.places.around.plates
        driver.click(plates[5].center)
        settle(driver)
        assert "0 name 5" in map(str, control.match.moves)


@pytest.mark.usefixtures("quick")
def test_every_open_card_can_be_pointed_at_in_whatever_order_they_lie(tmp_path: Path) -> None:
    state = of_many()["AskMarket"].copy()
    state.row = sorted(state.row, reverse=True)
    with at_table(furnished(tmp_path), state) as driver:
        settle(driver)
        targets = controller(driver).choosing.targets
        there = [target for target in targets.all if target.what.kind == "card"]
        assert len(there) == len(state.row)
        assert [target for target in there if targets.at(target.box.center) != target] == []


@pytest.mark.usefixtures("quick")
def test_piles_stay_where_they_are_whatever_holds_or_is_asked(tmp_path: Path) -> None:
    with at_table(furnished(tmp_path), position(["R1 B2", "B1 B2"], top="R3")) as driver:
        control = controller(driver)
        at_first = control.places
        control.lay(replace(control.shown, row=(1, 2), rules=("calm_round",)))
        assert control.places == at_first
        assert control.places.pile.bottom < control.places.row.top
    with at_table(furnished(tmp_path), questions()["AskWish colour"]) as driver:
        settle(driver)
        where = controller(driver).places
        assert where.pile == at_first.pile
        assert where.draw == at_first.draw


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", range(2, 9))
def test_power_cards_lie_on_nothing_else_however_many_there_are(
    size: tuple[int, int], seats: int, rtl: bool
) -> None:
    found = places(size, seats, 0, frantic.ASPECT, rtl)
    seated = found.around
    middle = [found.events, found.draw, found.pile, found.badge, *found.ways, found.holding]
    for count in range(1, 9):
        powers = [[found.power_box(seat, n, count) for n in range(count)] for seat in range(seats)]
        areas = [boxes[0].unionall(boxes) for boxes in powers]
        backs = [found.backs(seat, count) for seat in range(1, seats)]
        fixed = [*seated.plates, *middle, *backs, *seated.buttons, found.own_aside, seated.own_row]
        assert [(a, b) for a in areas for b in fixed if a.colliderect(b)] == []
        assert [(a, b) for a, b in combinations(areas, 2) if a.colliderect(b)] == []
        # Of each a part is seen.
        assert [len({box.topleft for box in boxes}) for boxes in powers] == [count] * seats


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 2, 4, 7, 8, 14, 30, 54])
def test_any_number_of_answers_has_room(size: tuple[int, int], count: int) -> None:
    found = places(size, 8, 0, frantic.ASPECT)
    boxes = grid(count, found.around.middle, found.unit, (360, 46))
    assert len(boxes) == count
    assert [(a, b) for a, b in combinations(boxes, 2) if a.colliderect(b)] == []
    around = boxes[0].unionall(boxes).inflate(round(found.unit * 48), round(found.unit * 48))
    assert Rect((0, 0), size).contains(around)
    assert not around.colliderect(found.around.own_row)
    assert around.bottom < found.around.zone.top


@pytest.mark.parametrize("count", [1, 5, 19, 20, 40, 110])
def test_any_number_of_cards_is_laid_out_in_the_middle(count: int) -> None:
    found = places((1280, 720), 8, 0, frantic.ASPECT)
    boxes = found.laid_out(count)
    assert len(boxes) == count
    assert len({box.topleft for box in boxes}) == count
    around = boxes[0].unionall(boxes)
    assert not around.colliderect(found.around.own_row)
    assert around.width <= 742


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 8])
def test_of_a_pile_laid_out_a_finger_finds_each_card(seats: int, size: tuple[int, int]) -> None:
    """In the smallest window so little was seen of each that a finger would miss it."""
    found = places(size, seats, 0, frantic.ASPECT)
    for count in (1, 8, 20, 48, 62):
        parts = parts_seen(found.laid_out(count))
        assert min(min(part.size) for part in parts) >= FINGER, count
    hundred = parts_seen(found.laid_out(100))
    assert min(min(part.size) for part in hundred) >= 25


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_pile_is_spread_over_the_piles_alone(
    size: tuple[int, int], seats: int, rtl: bool
) -> None:
    """What must be played next, and what holds, is seen while one chooses."""
    found = places(size, seats, 0, frantic.ASPECT, rtl)
    room, seated = found.laid_on(100), found.around
    powers = [found.power_box(seat, n, 6) for seat in range(seats) for n in range(6)]
    seen = [*seated.plates, *seated.hands, *seated.buttons, *powers, found.badge, found.signs]
    assert [box for box in seen if box.colliderect(room)] == []
    assert [box for box in found.laid_out(100) if not room.contains(box)] == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_where_there_is_room_for_it_no_pile_is_covered(size: tuple[int, int]) -> None:
    found = places(size, 8, 0, frantic.ASPECT)
    assert found.laid_on(48) == found.asking


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_all_answers_on_a_panel_are_lettered_alike(tmp_path: Path, size: tuple[int, int]) -> None:
    house = furnished(tmp_path, size)
    with at_table(house, of_many()["AskImitation"], size=size) as driver:
        settle(driver)
        control, most = controller(driver), list[float]()
        for target in control.choosing.targets.all:
            if target.look is Look.ANSWER:
                button = control.button(target, False)
                assert button is not None
                face = button.facts[0]
                assert isinstance(face, Said)
                most.append(face.letters)
                assert face.letters <= face.fits(target.box, control.brush)
        assert len(most) > 10
        assert len(set(most)) == 1


def speaking(home: Path, size: tuple[int, int], words: Words, scale: float) -> House:
    house = furnished(home, size)
    house.words = words
    house.lettering.rtl = words.rtl
    house.lettering.scale = scale
    return house


def held_now(control: Controller) -> list[tuple[str, Rect]]:
    """What holds now, and where that is seen."""
    return slips(control.shown, control.places, control.brush, bool(control.asked_on()))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("scenes.table.scene.table_cloth", cache(table_cloth))
    yield


@pytest.mark.sample(6)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("size", "speak", "scale"),
    [
        ((1024, 640), RightToLeft, 2.0),
        *(((1280, 720), partial(Words, code), 1.5) for code in OTHERS),
        *(((1920, 1080), partial(Words, code), 2.0) for code in OTHERS),
    ],
)
@pytest.mark.parametrize("kind", ["AskPlay drawn", "AskTrust", "AskPile", "AskImitation"])
def test_every_word_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int], speak: Callable[[], Words], scale: float, kind: str,
) -> None:  # fmt: skip
    """What is fitted is fitted into its room, and nothing to choose is outside."""
    house = speaking(tmp_path, size, speak(), scale)
    lettering, tight = house.lettering, []
    fit_into = lettering.fit_into

    def watched(text: str, wanted: float, room: tuple[int, int], face: Face = "text") -> float:
        found = fit_into(text, wanted, room, face)
        wide, high = lettering.measure(text, found, face)
        if text and (wide > room[0] + 2 or high > room[1] * 1.7 + 4):
            tight.append((text, (wide, high), room))
        return found

    monkeypatch.setattr(lettering, "fit_into", watched)
    driver = at_table(house, questions()[kind], size=size)
    driver.frame()
    assert tight == []
    window = Rect((0, 0), size)
    targets = controller(driver).choosing.targets.all
    assert targets
    assert all(window.contains(target.box) for target in targets)
    driver.stage.clear()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("count", [26, 45])
def test_a_large_hand_stays_readable(tmp_path: Path, count: int) -> None:
    state = position(["R1 R2", "B1 B2"], top="R3", preset="everything")
    state.hands[0], state.draw = sorted([*state.hands[0], *state.draw[:count]]), state.draw[count:]
    driver = at_table(furnished(tmp_path), state)
    boxes = [t.box for t in controller(driver).choosing.targets.all if t.what.kind == "card"]
    assert len(boxes) == count + 2
    assert min(box.width for box in boxes) >= 16
    driver.stage.clear()


@pytest.mark.usefixtures("quick")
def test_the_table_follows_the_window(tmp_path: Path) -> None:
    driver = at_table(furnished(tmp_path), questions()["AskPile"])
    for size in SIZES:
        driver.stage.resize(size)
        driver.frame()
        inside = Rect((0, 0), size)
        assert all(inside.contains(t.box) for t in controller(driver).choosing.targets.all)
    driver.stage.clear()


# Replays


ROUND = Options(hand=4, scores=False)


def recorded(home: Path) -> tuple[House, ReplayScene]:
    """A record of a round to its end, open as a replay."""
    house = furnished(home)
    driver = Driver(house, lay_table(house, seating("- easy easy", ROUND, 9)))
    settle(driver)
    for _ in range(6):
        control = controller(driver)
        if control.turns.curtain is None and control.choosing.seat is not None:
            submit(control, control.match.state.moves(control.choosing.seat)[-1])
        settle(driver)
    match, chance = controller(driver).match, Chance(2)
    while match.state.outcome is None:
        match.play(chance.choice(match.state.moves(match.state.to_act()[0])))
    record = match.record()
    driver.stage.clear()
    return house, open_replay(house, record)


@pytest.mark.usefixtures("quick")
def test_a_replay_shows_each_seat_what_it_saw_and_all_cards_to_whoever_wants(
    tmp_path: Path,
) -> None:
    house, scene = recorded(tmp_path)
    with Driver(house, scene) as driver:
        driver.frame()
        replayed = scene.controller
        assert isinstance(replayed, Replayed)
        for seat in (0, 1, 2, None):
            scene.view_of = seat
            replayed.stand(list(replayed.lived()), driver.now_ns)
            driver.frame()
            for other in range(3):
                hand = tuple(replayed.match.state.hands[other])
                if seat is None:
                    assert replayed.open_hand(other) == hand
                elif other == seat:
                    assert replayed.shown.hand == hand
                else:
                    assert replayed.open_hand(other) == ()


@pytest.mark.usefixtures("quick")
def test_the_views_of_a_replay_go_by_who_sits_there(tmp_path: Path) -> None:
    house, scene = recorded(tmp_path)
    with Driver(house, scene) as driver:
        driver.frame()
        view = scene.bar.panel["view"]
        assert isinstance(view, Stepper)
        assert list(view.names)[1:] == ["Ann", "Ben", "Chloe"]
        # As after Identity Theft.
        scene.match.state.persons = (2, 1, 0)
        scene.bar.refresh()
        assert list(view.names)[1:] == ["Chloe", "Ben", "Ann"]
        scene.go(1)
        assert list(view.names)[1:] == ["Ann", "Ben", "Chloe"]


@pytest.mark.usefixtures("quick")
def test_key_moments_say_what_happened(tmp_path: Path) -> None:
    house, scene = recorded(tmp_path)
    with Driver(house, scene) as driver:
        driver.frame()
        moves = scene.tape.moves
        scene.go(len(moves))
        driver.frame()
        assert scene.controller.log_note()
        assert scene.at == len(moves)
        for moment in scene.key_moments.values():
            assert scene.replayed.sentence(moment.event)


def test_fra_7_the_seats_screen_goes_round_as_the_table_does(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    scene = SeatsScene(house, "frantic")
    said: list[str] = []
    write = Brush.write

    def heard(brush: Brush, screen: Surface, text: str, *more: Any, **rest: Any) -> Rect:
        said.append(text)
        return write(brush, screen, text, *more, **rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Brush, "write", heard)
        with Driver(house, scene) as driver:
            driver.frame()
    assert "Anticlockwise" in said
    assert "Clockwise" not in said
    box = Rect(0, 0, 300, 200)
    discs = [disc_at(box, seat, 4, 20, scene.roster.game.clockwise) for seat in range(4)]
    hands = places((1280, 720), 4, 0, 1.4, False).around.hands
    for where in (discs, hands):
        assert where[1].centerx > where[0].centerx > where[3].centerx


@pytest.mark.sample(4)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("kind", ASKED_AT_EIGHT)
def test_no_letters_are_too_small_to_read_in_the_smallest_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    size, small = (1024, 640), set[tuple[str, int]]()
    house = furnished(tmp_path, size)
    line = Lettering.line

    def watched(letters: Lettering, text: str, of: float, *more: Any) -> Surface:
        if text and letters.pixels(of) < READABLE:
            small.add((text, letters.pixels(of)))
        return line(letters, text, of, *more)

    monkeypatch.setattr(Lettering, "line", watched)
    house.lettering.lines.clear()
    with at_table(house, of_many()[kind], size=size) as driver:
        settle(driver)
        driver.frame()
    assert small == set()
