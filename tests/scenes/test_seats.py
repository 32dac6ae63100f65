"""The seats, the options, the key test, and what lies over the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.options import options_of
from game.registry import load, open_games
from scenes.forms import Row, Stepper, Toggle
from scenes.input.keyboard import key
from scenes.input.signals import Press
from scenes.menus.key_test import KeyTestScene
from scenes.menus.option_sheet import in_groups
from scenes.menus.pause import PauseScene
from scenes.menus.result import Finish, ResultScene
from scenes.menus.roster import Roster, numbers
from scenes.menus.seat_card import HIGH, WIDE
from scenes.menus.seats import SeatsScene
from scenes.menus.small_table import disc_at
from scenes.seats.seating import default_seating
from scenes.storage.settings import Settings
from scenes.storage.settings import load as load_settings
from scenes.table.scene import TableScene
from scenes.ui.widgets import Button
from scenes.words import Words
from tests.scenes.guest import Guest, seated, sheets
from tests.scenes.test_menus import TOTEM, own_keys, seats
from tests.scenes.tongues import RightToLeft


def test_seats_come_and_go_within_the_limits(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    for _ in range(12):
        guest.click("more")
    assert len(scene.roster.places) == 10
    assert not guest.panel["more"].enabled
    colours = [place.colour for place in scene.roster.places]
    names = [place.name for place in scene.roster.places]
    assert len(set(colours)) == len(set(names)) == 10
    for _ in range(12):
        guest.click("fewer")
    assert len(scene.roster.places) == 2
    assert not guest.panel["fewer"].enabled


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)], ids=str)
def test_the_options_between_the_seats_touch_none_of_them(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    guest = Guest(tmp_path, size)
    scene = seats(guest, 10)
    air = guest.panel.grid.px(4)
    cards = [guest.panel.grid.rect(x, y, WIDE, HIGH) for x, y in scene.spots()]
    assert len(cards) == 10
    assert scene.quick_plate.inflate(2 * air, 2 * air).collidelist(cards) < 0


def test_a_bot_becomes_a_person_with_a_key_and_a_name_of_the_house(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.pick("level-1", -1)
    place = scene.roster.places[1]
    guest.pick("level-2")
    assert place.level == ""
    assert place.name == "Player 2"
    assert place.controls["0/grab"] == (key(pygame.KSCAN_L),)
    assert scene.roster.places[2].level == scene.roster.game.levels[1]


def test_a_name_of_ones_own_stays(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 2)
    guest.click("name-1")
    guest.type("Zoë")
    guest.key(pygame.KSCAN_RETURN)
    guest.pick("level-1")
    assert scene.roster.places[1].name == "Zoë"
    assert scene.roster.places[1].level


def test_a_colour_is_taken_by_one_seat_only(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("colour-0")
    assert scene.roster.places[0].colour == 4
    guest.key(pygame.KSCAN_BACKSPACE)
    assert scene.roster.places[0].colour == 0


def test_a_key_is_bound_by_pressing_it(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("key-0-0/grab")
    guest.frames(2)
    guest.key(pygame.KSCAN_M)
    assert scene.roster.places[0].controls["0/grab"] == (key(pygame.KSCAN_M),)
    assert scene.devices.cap(0, "0/grab") == "M"


def test_a_gamepad_button_is_bound_by_pressing_it(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.plug_in()
    guest.click("key-0-0/grab")
    guest.button(3)
    assert scene.roster.places[0].controls["0/grab"] == ("pad:0:button:3",)
    assert scene.devices.cap(0, "0/grab") == "P1 B4"


def test_who_has_no_key_to_give_is_refused_with_the_name_of_its_owner(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 2)
    scene.roster.places[0].controls["0/grab"] = ()
    guest.click("key-0-0/grab")
    guest.key(pygame.KSCAN_L)
    assert scene.roster.places[0].controls["0/grab"] == ()
    assert scene.notice == guest.house.words("key-taken", key="L", name="Player 2")
    guest.frames(2)
    guest.key(pygame.KSCAN_DOWN)
    assert scene.notice == ""


@pytest.mark.parametrize("scancode", [pygame.KSCAN_LSHIFT, pygame.KSCAN_TAB, pygame.KSCAN_LGUI])
def test_tot_742_a_key_the_system_wants_is_bound_with_advice(tmp_path: Path, scancode: int) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("key-0-0/grab")
    guest.key(scancode)
    assert scene.roster.places[0].controls["0/grab"] == (key(scancode),)
    assert "gamepad" in scene.notice
    assert not scene.alarm


def test_a_key_of_the_house_is_refused(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("key-0-0/grab")
    guest.key(pygame.KSCAN_F2)
    assert scene.roster.places[0].controls["0/grab"] == (key(pygame.KSCAN_A),)
    assert scene.notice == guest.house.words("key-of-the-house", key="F2")
    assert scene.alarm


def test_escape_and_the_mouse_leave_the_key_as_it_is(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("key-0-0/grab")
    guest.key(pygame.KSCAN_ESCAPE)
    assert guest.top is scene
    assert scene.devices.listening is None
    guest.click("key-0-0/grab")
    guest.mouse((5, 700), True)
    guest.mouse((5, 700), False)
    assert scene.devices.listening is None
    assert scene.roster.places[0].controls["0/grab"] == (key(pygame.KSCAN_A),)


def test_two_hands_have_two_keys_each(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 2, 2)
    assert [slot for _, slot, _ in scene.roster.bound()] == ["0/grab", "1/grab"] * 2
    scene.roster.set_option("two_player_form", "one_hand")
    assert [slot for _, slot, _ in scene.roster.bound()] == ["0/grab"] * 2
    own_keys(scene)
    assert scene.roster.slots(0) == ["0/grab", "0/flip"]
    assert scene.roster.unbound() is None


@pytest.mark.parametrize("count", range(2, 11))
def test_no_two_hands_share_a_key_whatever_is_changed(count: int) -> None:
    words = Words()
    roster = Roster(default_seating(TOTEM, words, 1), words)
    for form in ("one_hand", "two_hands"):
        for mode in ("own_key", "auto", "own_key"):
            roster.set_option("two_player_form", form)
            roster.set_option("flip_mode", mode)
            while len(roster.places) != count:
                (roster.add if len(roster.places) < count else roster.remove)()
            for seat in reversed(range(count)):
                roster.set_level(seat, "")
            controls = [control for _, _, control in roster.bound()]
            assert len(set(controls)) == len(controls)
            assert roster.unbound() is None
            load(TOTEM).deal(count, roster.seating().options, roster.seed)


def test_without_a_key_there_is_no_deal(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    scene.roster.places[0].controls.clear()
    guest.click("deal")
    assert guest.top is scene
    assert scene.notice == guest.house.words("seats-unbound", name=scene.roster.places[0].name)


def test_the_number_of_the_deal_can_be_written(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    scene.roster.seed = 0
    scene.resize((1280, 720))
    guest.click("seed")
    guest.type("42")
    guest.click("deal")
    assert isinstance(guest.top, TableScene)
    assert guest.top.match.seed == 42
    guest.stage.clear()


def test_the_last_seating_comes_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 3, 2)
    scene.roster.places[0].handicap_ms = 150
    scene.roster.set_option("pace", "calm")
    wanted = scene.roster.seating()
    guest.click("deal")
    guest.stage.clear()
    guest.house.settings = load_settings(guest.house.paths)[0]
    again = SeatsScene(guest.house, TOTEM).roster.seating()
    assert (again.players, again.options, again.controls) == (
        wanted.players, wanted.options, wanted.controls,
    )  # fmt: skip


def test_settings_of_another_version_give_the_usual_seats(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 3, 2)
    guest.click("deal")
    guest.stage.clear()
    guest.house.settings.seatings[TOTEM].options["gone"] = True
    assert len(SeatsScene(guest.house, TOTEM).roster.places) == 4
    assert scene.roster.game.id == TOTEM


# Options


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)], ids=str)
def test_what_is_set_lies_near_its_name(tmp_path: Path, size: tuple[int, int], rtl: bool) -> None:
    guest = Guest(tmp_path, size)
    guest.house.lettering.rtl = rtl
    scene, seen, px = seats(guest), 0, guest.panel.grid.px
    for _ in sheets(scene):
        for row in guest.panel.widgets:
            if isinstance(row, Row) and row.key.startswith("option-"):
                assert row.box.width <= px(850)
                assert abs(row.box.centerx - size[0] // 2) <= px(30)
                seen += 1
    assert seen > 10


def test_an_option_without_effect_is_grey(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("tab-options")
    guest.click("options-more")
    assert not guest.panel["option-pace_ms"].enabled
    guest.click("option-pace_ms")
    assert scene.roster.options.pace_ms == 1800
    guest.pick("option-pace", -1)
    assert scene.roster.options.pace == "custom"
    assert guest.panel["option-pace_ms"].enabled


def test_a_grey_option_shows_what_another_decides_for_it(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = SeatsScene(guest.house, "frantic")
    guest.enter(scene)
    guest.click("tab-options")
    guest.click("options-more")
    for preset, wanted in (("chaos", False), ("everything", True)):
        scene.roster.set_option("preset", preset)
        scene.resize((1280, 720))
        toggle = guest.panel["option-supercharge"]
        assert isinstance(toggle, Toggle)
        assert (toggle.value, toggle.enabled, toggle.marked) == (wanted, False, False)
    scene.roster.set_option("preset", "own")
    scene.resize((1280, 720))
    toggle = guest.panel["option-supercharge"]
    assert isinstance(toggle, Toggle)
    assert toggle.enabled and not toggle.value


def test_all_options_go_back_to_the_rulebook(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("tab-options")
    assert not guest.panel["preset-usual"].enabled
    guest.click("option-colour_marks")
    assert guest.panel["option-colour_marks"].marked
    guest.click("preset-usual")
    assert scene.roster.options == scene.roster.game.Options()


def test_every_option_is_on_some_sheet_and_steps_through_its_values(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    seen = []
    for name in sheets(scene):
        if name != "options, more":
            continue
        for widget in list(scene.panel.widgets):
            if widget.key.startswith("option-"):
                seen.append(widget.key.removeprefix("option-"))
                if isinstance(widget, Stepper):
                    start = widget.value
                    for _ in widget.values:
                        widget.back()
                        scene.roster.seating()
                    assert widget.value == start
    assert sorted(seen) == sorted(option.name for option in scene.roster.option_list())


@pytest.mark.parametrize("game_id", open_games())
def test_what_matters_comes_first_and_the_rest_in_groups(tmp_path: Path, game_id: str) -> None:
    guest = Guest(tmp_path)
    scene = SeatsScene(guest.house, game_id)
    guest.enter(scene)
    guest.click("tab-options")
    first, groups = in_groups(scene.roster)
    own = [option.name for option in first]
    assert len(first) <= 5
    assert own == shown_options(guest)
    for group in groups:
        assert guest.house.words.has(f"option-group-{group}")
    guest.click("options-more")
    behind = [option.name for group in groups.values() for option in group]
    assert behind and sorted(shown_options(guest)) == sorted([*own, *behind])
    assert shown_options(guest)[: len(own)] == own
    guest.click("options-more")
    assert shown_options(guest) == own


def shown_options(guest: Guest) -> list[str]:
    """The options that lie on the sheet, each with a hint."""
    rows = [widget for widget in guest.panel.widgets if widget.key.startswith("option-")]
    assert all(isinstance(row, Row) and row.help for row in rows)
    return [row.key.removeprefix("option-") for row in rows]


def test_one_option_goes_back_by_one_press_and_keeps_the_focus(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("tab-options")
    keys = [widget.key for widget in guest.panel.widgets]
    assert "usual-pace" not in keys
    guest.pick("option-pace")
    guest.click("option-deck")
    assert guest.panel["option-pace"].marked
    guest.click("usual-pace")
    assert (scene.roster.options.pace, scene.roster.options.deck) == ("normal", "short")
    assert not guest.panel["option-pace"].marked
    assert guest.focus == "option-pace"
    guest.click("options-more")
    guest.click("option-colour_marks")
    guest.click("options-more")
    more = guest.panel["options-more"]
    assert isinstance(more, Button) and "1" in more.words


def test_numbers_offer_both_ends_and_the_usual_value() -> None:
    for option in options_of(load(TOTEM).Options):
        if option.lowest is not None:
            values = numbers(option)
            assert {option.lowest, option.default, option.highest} <= set(values)
            assert len(values) <= 21
            assert values == sorted(values)


# Trying keys


def keys_scene(guest: Guest) -> KeyTestScene:
    scene = seats(guest, 4, 3)
    guest.click("test")
    assert isinstance(guest.top, KeyTestScene)
    assert guest.top.roster is scene.roster
    return guest.top


def hold(guest: Guest, *scancodes: int, down: bool = True) -> None:
    for scancode in scancodes:
        guest.top.handle(Press(0, 0, "keyboard", key(scancode), down))
    guest.frames(2)


def test_all_keys_that_arrive_pass_the_test(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = keys_scene(guest)
    hold(guest, pygame.KSCAN_A, pygame.KSCAN_L, pygame.KSCAN_SPACE)
    assert scene.sentence() == guest.house.words("key-all-arrive")
    hold(guest, pygame.KSCAN_A, pygame.KSCAN_L, pygame.KSCAN_SPACE, down=False)
    guest.key(pygame.KSCAN_ESCAPE)
    assert isinstance(guest.top, SeatsScene)


def test_a_key_that_is_swallowed_gets_a_better_one(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = keys_scene(guest)
    hold(guest, pygame.KSCAN_A, pygame.KSCAN_L)
    before = scene.roster.places[2].controls["0/grab"]
    guest.click("take")
    after = scene.roster.places[2].controls["0/grab"]
    assert after != before
    assert after[0] in scene.test.wanted
    guest.click("done")
    assert scene.roster.unbound() is None


# Over the table


def test_the_pause_goes_on_or_leaves(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    told: list[str] = []
    pause = PauseScene(guest.house, lambda: told.append("on"), lambda: told.append("leave"),
                       lambda: None)  # fmt: skip
    guest.enter(pause)
    guest.key(pygame.KSCAN_RETURN)
    guest.key(pygame.KSCAN_ESCAPE)
    guest.click("leave")
    assert told == ["on", "on", "leave"]


def test_the_result_stands_in_the_order_of_places(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    told: list[str] = []
    finishes = [Finish("Ann", 0, 2, False), Finish("Ben", 1, 1, True), Finish("Eva", 2, 2, False)]
    scene = ResultScene(
        guest.house, "Ben wins", finishes, [("Duels", ["1", "2", "3"])],
        lambda: told.append("again"), lambda: told.append("seats"), lambda: told.append("shelf"),
    )  # fmt: skip
    guest.enter(scene)
    assert [finish.name for finish in scene.finishes] == ["Ben", "Ann", "Eva"]
    assert scene.facts == [("Duels", ["2", "1", "3"])]
    # What was pressed for the table a moment too late chooses nothing here.
    guest.key(pygame.KSCAN_ESCAPE, pygame.KSCAN_RETURN)
    guest.click("again")
    assert told == []
    guest.frames(60)
    guest.key(pygame.KSCAN_ESCAPE, pygame.KSCAN_RETURN)
    guest.click("seats")
    guest.click("shelf")
    # Escape leads back to the shelf.
    assert told == ["shelf", "again", "seats", "shelf"]


def test_settings_start_as_they_are(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings = Settings(muted=True, volume=0.33)
    guest.enter(PauseScene(guest.house, lambda: None, lambda: None, lambda: None))
    volume = guest.panel["volume"]
    assert isinstance(volume, Stepper)
    assert volume.value == 0.33
    guest.click("volume", 0.9)
    assert guest.house.settings.volume == 1.0


@pytest.mark.parametrize(("game_id", "there"), [("totem", True), ("nyet", False)])
def test_keys_are_tested_only_where_seats_have_keys(
    tmp_path: Path, game_id: str, there: bool
) -> None:
    guest = Guest(tmp_path)
    scene = SeatsScene(guest.house, game_id)
    guest.enter(scene)
    assert ("test" in [widget.key for widget in scene.panel.widgets]) == there


@pytest.mark.sample(2)
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("speak", [Words, RightToLeft])
@pytest.mark.parametrize("game_id", open_games())
def test_every_card_lies_on_the_side_of_its_seat(
    tmp_path: Path, game_id: str, speak: Callable[[], Words], percent: int
) -> None:
    guest = Guest(tmp_path)
    guest.house.words = speak()
    guest.house.settings.text_size = percent
    guest.house.settle()
    scene = SeatsScene(guest.house, game_id)
    guest.enter(scene)
    game, middle = load(game_id), guest.stage.size[0] // 2
    for count in range(game.fewest_seats, game.most_seats + 1):
        seated(scene, count, 1)
        scene.resize(guest.stage.size)
        table = pygame.Rect(middle - 140, 0, 280, 200)
        for seat in range(1, count):
            disc = disc_at(table, seat, count, 20, game.clockwise)
            card = guest.panel[f"name-{seat}"].box
            if abs(disc.centerx - middle) > 5:
                assert (disc.centerx > middle) == (card.centerx > middle), (count, seat)
