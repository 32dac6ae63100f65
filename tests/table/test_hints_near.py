"""Hints: beside what they speak of, off everything that lies there, a new one before an old one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pygame import KSCAN_I, Rect, Surface, mask

from art.faces.totem.figure import figure
from game.registry import load
from game.totem.moves import Grab
from scenes.controllers.jetriko.controller import Controller as JetrikoController
from scenes.controllers.stratego.controller import Controller as StrategoController
from scenes.controllers.totem.account import account_area
from scenes.controllers.totem.centre import FREEZE_NS, LEAP_NS
from scenes.controllers.totem.controller import Controller as TotemController
from scenes.controllers.totem.ring import astray, totem_with
from scenes.table.hand.answers import lowered, question_on
from scenes.table.hints import AIM, Hints
from scenes.table.kit import lay_table
from scenes.table.layout import RIM
from scenes.table.scene import TableScene
from scenes.table.spots import Beside, far
from tests import frantic_table, jetriko_table, stratego_table
from tests.table.house import MS, Driver, furnished, seating, table, totem_at
from tests.table.laid import laid
from tests.table.lettered import written
from tests.table.test_totem_hints import at

# The longest hint of each game, and at how many seats there is room beside what is asked.
LONGEST = {"nyet": ("animal", 4), "stratego": ("attack", 2), "jetriko": ("white", 4),
           "frantic": (AIM, 4), "totem": ("wrong", 10)}  # fmt: skip
# So far a note is at most from what it speaks of, in units, as `far` counts.
NEAR = 70
SIZES = ((1280, 720), (1920, 1080), (1024, 640))


def sat(home: Path, game: str, count: int, size: tuple[int, int]) -> Driver:
    seats = seating(" ".join(["-", *["easy"] * (count - 1)]))
    if game != "totem":
        seats = replace(
            seats, game_id=game, options=load(game).Options(), controls=((),) * count
        )  # fmt: skip
    house = furnished(home, size)
    driver = Driver(house, lay_table(house, seats), size)
    driver.run(50)
    return driver


def noted(driver: Driver, name: str) -> TableScene:
    """That hint is up."""
    shown = table(driver)
    shown.hints.recall(name, driver.now_ns)
    shown.dirty = True
    driver.frame()
    return shown


@pytest.mark.sample(5)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", LONGEST)
def test_a_note_lies_beside_what_it_speaks_of_and_covers_nothing(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    longest, most = LONGEST[game]
    for count in range(load(game).fewest_seats, most + 1):
        with sat(tmp_path, game, count, size) as driver:
            shown = noted(driver, longest)
            where, note = shown.controller.hinted(), shown.hints.box
            assert where is not None
            assert far(note, where.near) < shown.unit * NEAR, count
            assert note.collidelist(where.avoid) < 0, count
            rim = round(shown.unit * RIM)
            assert Rect((0, 0), size).inflate(-2 * rim, -2 * rim).contains(note)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_note_covers_the_totem_in_the_hand_that_took_it(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Where very many sit, there is room to keep off the hand of whoever reads it alone."""
    for count in range(2, 11):
        with sat(tmp_path, "totem", count, size) as driver:
            note, ring = noted(driver, "wrong").hints.box, totem_at(driver).tabletop.ring
            hands = range(len(ring.hands) if count < 8 else 1)
            assert note.collidelist([totem_with(ring, hand) for hand in hands]) < 0, count


def test_the_totem_in_the_hand_of_another_is_seen_before_a_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where very many sit, a note has no place that is off all of their hands."""
    with at(tmp_path, [5] * 4, ["S2-P", "S1-P", "K1-Y", "T1-O"]) as driver:
        totem = totem_at(driver)
        there = Beside(totem_with(totem.tabletop.ring, 1), [])
        monkeypatch.setattr(totem, "hinted", lambda: there)
        note = noted(driver, "wrong").hints.box
        totem.act(Grab(1, totem.desk.match_ms))
        driver.run((FREEZE_NS + LEAP_NS) // MS + 50)
        centre = totem.centre
        picture = figure(centre.size, centre._pose)
        stands = picture.get_rect(center=centre._spot(driver.now_ns))
        behind, inked = stands.clip(note), mask.from_surface(picture, 254)
        seen = [(x, y) for x in range(behind.left, behind.right, 3)
                for y in range(behind.top, behind.bottom, 3)
                if inked.get_at((x - stands.x, y - stands.y))]  # fmt: skip
        assert len(seen) > 50
        for x, y in seen:
            assert driver.screen.get_at((x, y)) == picture.get_at((x - stands.x, y - stands.y))


@pytest.mark.parametrize("game", ["frantic", "jetriko", "nyet", "stratego"])
def test_enlarged_letters_make_a_note_larger_where_there_is_room(tmp_path: Path, game: str) -> None:
    sizes = []
    for scale in (1.0, 2.0):
        with sat(tmp_path, game, 2, (1280, 720)) as driver:
            shown = table(driver)
            shown.house.lettering.scale = scale
            shown.resize((1280, 720))
            with written() as found:
                note = noted(driver, LONGEST[game][0]).hints
            where = shown.controller.hinted()
            assert where is not None
            assert note.box.collidelist(where.avoid) < 0
            sizes.append(found[note.text])
    assert sizes[1] >= 1.3 * sizes[0]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_against_time_an_enlarged_note_keeps_off_what_is_clear_of_its_place(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for count in (2, 4, 7, 10):
        with sat(tmp_path, "totem", count, size) as driver:
            shown = table(driver)
            shown.house.lettering.scale = 2.0
            shown.resize(size)
            note = noted(driver, "wrong").hints.box
            tabletop = totem_at(driver).tabletop
            plates = [box for box, _ in tabletop.plates]
            lies = [*plates, shown.corner.area(), account_area(tabletop.ring)]
            assert note.collidelist(lies) < 0, count


def test_a_note_goes_elsewhere_when_something_comes_to_lie_there(tmp_path: Path) -> None:
    with sat(tmp_path, "nyet", 4, (1280, 720)) as driver:
        shown = noted(driver, "animal")
        hinted = shown.controller.hinted
        before = shown.hints.box.copy()
        driver.frame()
        assert shown.hints.box == before
        found = hinted()
        assert found is not None
        more = replace(found, avoid=[*found.avoid, before])
        shown.hints.paint(driver.screen, shown.unit, more)
        assert not shown.hints.box.colliderect(before)


def test_nothing_lies_over_a_card_that_is_read(tmp_path: Path) -> None:
    state = frantic_table.position(["R1 mimicry", "R2 R3", "B4 B5"])
    with laid("frantic", state, "- easy easy", tmp_path) as driver:
        driver.run(100)
        shown = noted(driver, AIM)
        note = shown.hints.box.copy()
        with_note = driver.screen.subsurface(note).copy()
        driver.tap(KSCAN_I)
        driver.run(100)
        assert shown.controller.covers(note.center)
        read = driver.screen.subsurface(note).copy()
        shown.hints.put_away()
        shown.dirty = True
        driver.frame()
        assert read.get_buffer().raw == driver.screen.subsurface(note).copy().get_buffer().raw
        noted(driver, AIM)
        # What is pressed next puts the card away, and not the note that lay below it.
        driver.click(note.center)
        driver.run(100)
        assert shown.hints.text
        assert with_note.get_buffer().raw == driver.screen.subsurface(note).copy().get_buffer().raw


def test_a_single_person_is_told_the_key_to_grab_with(tmp_path: Path) -> None:
    with sat(tmp_path, "totem", 4, (1280, 720)) as driver:
        assert noted(driver, AIM).hints.text.endswith("with A.")


def test_of_hints_that_fit_one_comes_first_that_was_shown_least(tmp_path: Path) -> None:
    hints = Hints(furnished(tmp_path), "jetriko")
    wanted = [(AIM, True), ("win", False), ("back", True), ("white", True)]
    shown = []
    for _ in range(7):
        shown.append(hints.first(wanted))
        if shown[-1]:
            hints.show(shown[-1], 0)
        hints.put_away()
    assert shown == [AIM, "back", "white", AIM, "back", "white", ""]


def test_who_is_attacked_first_of_all_is_told_the_aim_first(tmp_path: Path) -> None:
    state = jetriko_table.position(
        ["Y1-plus C3 C4", "B1 B2 B3", "R1 R2 R3"], top="G2-plus", turn=0, attack=("plus", 4, 2),
        coming="G1 G3 G4 G5 C1 C2",
    )  # fmt: skip
    with laid("jetriko", state, "- easy easy", tmp_path) as driver:
        driver.run(100)
        assert table(driver).hints.last == AIM


@pytest.mark.sample(5)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", range(3, 11))
def test_a_note_of_totem_leaves_each_hand_the_place_beside_its_plate(
    tmp_path: Path, count: int, size: tuple[int, int]
) -> None:
    """What was said to one of ten stood beside the plate of another."""
    with sat(tmp_path, "totem", count, size) as driver:
        controller = table(driver).controller
        assert isinstance(controller, TotemController)
        tabletop = controller.tabletop
        assert tabletop.hint.collidelist(tabletop.spoken) < 0
        said = enumerate(tabletop.spoken)
        assert not [hand for hand, box in said if astray(tabletop.ring, hand, box)]


def test_who_sits_below_at_a_full_table_of_totem_is_spoken_to_level_with_the_plate(
    tmp_path: Path,
) -> None:
    with sat(tmp_path, "totem", 10, (1024, 640)) as driver:
        controller = table(driver).controller
        assert isinstance(controller, TotemController)
        said, plate = controller.tabletop.spoken[0], controller.plates[0]
        assert abs(said.centery - plate.centery) <= 1
        assert 0 < said.left - plate.right < 6


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["nyet", "jetriko", "frantic", "totem"])
def test_what_is_explained_lies_beside_what_is_to_be_seen(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    """What the speed button says lay over a plate, and what the arrows mean over both piles.

    In few places there is no room for that within reach of the pointer.
    """
    with sat(tmp_path, game, 4, size) as driver:
        shown = table(driver)
        control = shown.controller
        kept = [*control.to_be_seen, *control.plates, *control.in_question()]
        explained, covering = 0, list[tuple[str, ...]]()
        for box in (*shown.corner.boxes.values(), *kept):
            if shown.explained.at_once(box.midleft):
                explained += 1
                if shown.explained.paint(Surface(size)).collidelist(kept) >= 0:
                    covering.append(shown.tip.terms)
        assert explained >= 10
        assert len(covering) <= 0.3 * explained, covering


def test_between_the_piles_nothing_is_said_of_the_arrows_beside_them(tmp_path: Path) -> None:
    with sat(tmp_path, "jetriko", 4, (1280, 720)) as driver:
        shown = table(driver)
        assert not shown.explained.at_once((640, 360))
        control = shown.controller
        assert isinstance(control, JetrikoController)
        ring = control.places.ring
        assert shown.explained.at_once((ring.left + 10, ring.centery))
        assert shown.tip.terms == ("direction",)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_note_of_stratego_lies_on_the_field_of_what_fell(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """It lay across its edge."""
    with sat(tmp_path, "stratego", 2, size) as driver:
        shown = noted(driver, LONGEST["stratego"][0])
        control = shown.controller
        assert isinstance(control, StrategoController)
        assert control.places.fields[0].contains(shown.hints.box)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_note_of_stratego_lies_beside_what_fell_on_its_field(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """It lay on the first cards that fell, though most of the field was empty."""
    state = stratego_table.position(
        "4 6 B 2 9", "5 2 F 4 3", red_hand="1 F", red_deck="2 2 2 3 3 4 4 5 6 7 10"
    )
    with laid("stratego", state, "- easy", tmp_path) as driver:
        table(driver).resize(size)
        driver.run(6_000)
        control, fallen = table(driver).controller, len(state.casualties[0])
        assert isinstance(control, StrategoController)
        assert 4 <= fallen <= 8
        note = noted(driver, "spy").hints.box
        assert note.collidelist([control.places.fallen_box(0, at) for at in range(fallen)]) < 0


def test_a_note_of_stratego_gives_way_to_what_falls_under_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sat(tmp_path, "stratego", 2, SIZES[-1]) as driver:
        shown, control = noted(driver, "attack"), table(driver).controller
        where, lay = control.hinted(), shown.hints.box
        assert where is not None
        fell = Rect(lay.center, (20, 20))
        monkeypatch.setattr(control, "hinted", lambda: replace(where, if_need_be=[fell]))
        shown.dirty = True
        driver.frame()
        assert not shown.hints.box.colliderect(fell)


@pytest.mark.parametrize("unit", [0.8, 1.0, 2.0])
def test_a_question_stands_as_far_from_the_rim_as_from_the_answers_above_it(unit: float) -> None:
    """Its slip would otherwise look as if it hung out of its panel."""
    foot = Rect(256, 440, 768, round(67 * unit))
    panel = Rect(300, 300, 600, foot.bottom - 300)
    answers = lowered([Rect(320, 300, 560, 60)], foot, unit)[0]
    zone = question_on(panel, foot, unit)
    above, below = zone.top - answers.bottom, panel.bottom - zone.bottom
    assert below >= 6 * unit
    assert abs(above - below) <= 4 * unit
