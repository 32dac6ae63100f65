"""Who plays with what: mouse, fingers and gamepads on the seats screen, and the beat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.totem.options import Options
from scenes.forms import Stepper
from scenes.input.bindings import MOUSE, TOUCH
from scenes.input.keyboard import key
from scenes.input.signals import DeviceChanged, Press
from scenes.menus.beat import BEATS, LEAD_IN, PERIOD_NS, Beat, BeatScene
from scenes.menus.key_test import KeyTestScene
from scenes.menus.pad_gone import PadGoneScene
from scenes.menus.roster import Roster
from scenes.menus.seats import SeatsScene
from scenes.seats.controls import Doubled, completed, lacking, parted, slots_of, whole_pad
from scenes.seats.seating import default_seating
from scenes.startup.command_line import read
from scenes.startup.straight_in import seated
from scenes.storage.seatings import recent_seatings, remember
from scenes.storage.settings import RECENT, LastPlayer, LastSeating, Settings, save
from scenes.storage.settings import load as load_settings
from scenes.table.scene import TableScene
from scenes.words import Words
from tests.input.fakes import MS, Desk, told
from tests.scenes.guest import Guest
from tests.scenes.test_menus import TOTEM, own_keys, seats

FIELD = "key-0-0/grab"
FACE = tuple(f"pad:0:button:{number}" for number in range(4))
# As SDL tells of a gamepad with triggers that are axes, and of one with a cross of buttons.
XBOX = {"a": "b0", "b": "b1", "x": "b2", "y": "b3", "leftshoulder": "b4", "rightshoulder": "b5",
        "back": "b6", "lefttrigger": "a2", "righttrigger": "a5", "dpup": "h0.1"}  # fmt: skip


def grab_of(scene: SeatsScene, seat: int) -> tuple[str, ...]:
    return scene.roster.places[seat].controls["0/grab"]


# Mouse and fingers (TOT-745)


def test_tot_745_a_click_on_the_waiting_field_binds_the_mouse(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click(FIELD)
    assert scene.devices.listening == (0, "0/grab")
    guest.click(FIELD)
    assert scene.devices.listening is None
    assert grab_of(scene, 0) == (MOUSE,)
    assert scene.devices.cap(0, "0/grab") == "Mouse"


def test_tot_745_the_mouse_serves_one_seat_only(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 2)
    for seat in range(2):
        guest.click(f"key-{seat}-0/grab")
        guest.click(f"key-{seat}-0/grab")
    assert grab_of(scene, 1) == (key(pygame.KSCAN_L),)
    name = scene.roster.places[0].name
    assert scene.notice == guest.house.words("mouse-taken", name=name)
    assert scene.alarm


def test_tot_745_a_tap_on_the_waiting_field_binds_fingers_of_any_number_of_seats(
    tmp_path: Path,
) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 2)
    for seat in range(2):
        guest.tap(f"key-{seat}-0/grab")
        guest.tap(f"key-{seat}-0/grab")
        assert grab_of(scene, seat) == (TOUCH,)
    assert scene.notice == ""
    guest.tap("deal")
    assert isinstance(guest.top, TableScene)
    guest.stage.clear()


def test_a_pointer_serves_the_whole_seat(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 2, 2)
    own_keys(scene)
    scene.resize((1280, 720))
    assert len(scene.roster.slots(0)) == 4
    guest.click("key-0-1/flip")
    guest.click("key-0-1/flip")
    assert set(scene.roster.places[0].controls.values()) == {(MOUSE,)}
    guest.click("key-0-1/flip")
    guest.key(pygame.KSCAN_X)
    assert scene.roster.places[0].controls["1/flip"] == (key(pygame.KSCAN_X),)
    assert scene.roster.unbound() is None


def test_the_other_mouse_buttons_bind_nothing(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click(FIELD)
    pos = guest.panel[FIELD].box.center
    guest.desk.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=3, touch=False)
    guest.hear()
    assert scene.devices.listening is None
    assert grab_of(scene, 0) == (key(pygame.KSCAN_A),)


def test_the_waiting_field_says_what_can_be_pressed(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.point((5, 5))
    guest.frames(12)
    before = guest.screen.subsurface(guest.panel["name-0"].box).copy()
    scene.devices.listen(0, "0/grab")
    scene.dirty = True
    guest.frames(2)
    after = guest.screen.subsurface(guest.panel["name-0"].box)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


# Gamepads sit down


def test_tot_745_a_gamepad_takes_the_first_bots_seat_with_all_its_parts(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.plug_in()
    assert scene.notice == guest.house.words("seats-pad-new", device="Gamepad 1")
    # Somebody is here with a mouse: the first seat is meant for them.
    guest.mouse((5, 700), True)
    guest.mouse((5, 700), False)
    guest.button(0)
    place = scene.roster.places[1]
    assert place.person
    assert place.controls["0/grab"] == FACE
    assert place.controls["0/flip"] == ("pad:0:button:9", "pad:0:button:10")
    assert scene.devices.cap(1, "0/grab") == "Pad 1"
    assert scene.notice == guest.house.words("seats-joined", device="Gamepad 1", name=place.name)
    assert guest.top is scene


def test_a_gamepad_takes_a_persons_seat_that_has_the_usual_keys(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 3)
    guest.click("key-1-0/grab")
    guest.key(pygame.KSCAN_M)
    guest.plug_in()
    guest.button(9)
    assert [place.person for place in scene.roster.places] == [True, True, True, False]
    assert grab_of(scene, 1) == (key(pygame.KSCAN_M),)
    assert grab_of(scene, 2) == FACE


def test_a_gamepad_alone_takes_the_only_persons_seat(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.plug_in()
    guest.button(0)
    assert grab_of(scene, 0) == FACE
    assert sum(place.person for place in scene.roster.places) == 1


def test_without_bots_a_gamepad_brings_a_seat_of_its_own_as_long_as_there_is_one(
    tmp_path: Path,
) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 2, 2)
    for seat in range(2):
        scene.roster.bind(seat, "0/grab", key(pygame.KSCAN_X + seat))
    guest.plug_in()
    guest.button(0)
    assert len(scene.roster.places) == 3
    assert grab_of(scene, 2) == FACE
    full = seats(guest, 10, 10)
    for seat in range(10):
        full.roster.bind(seat, "0/grab", key(pygame.KSCAN_F4 + seat))
    guest.desk.plug(8, "two")
    guest.desk.post(pygame.JOYBUTTONDOWN, instance_id=8, button=0)
    guest.hear()
    assert full.notice == guest.house.words("seats-full", device="Gamepad 2")
    assert full.alarm


def test_a_gamepad_moves_about_and_leaves_before_and_after_it_sits_down(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.plug_in()
    guest.hat(0, 1)
    assert guest.focus != "deal"
    assert scene.roster.seat_of("pad:0") is None
    guest.button(0)
    assert scene.roster.seat_of("pad:0") == 0
    # A seat that is given away does not catch the gamepad again.
    scene.roster.set_level(0, scene.roster.game.levels[0])
    guest.panel.to("tab-options")
    guest.button(0)
    assert scene.roster.seat_of("pad:0") is None
    under = PadGoneScene(guest.house, "pad:0", "Ann", lambda: None)
    guest.stage.scenes.insert(0, under)
    guest.button(1)
    assert scene not in guest.stage.scenes


@pytest.mark.parametrize("seats_now", [2, 4])
@pytest.mark.parametrize("mode", ["auto", "own_key"])
def test_a_whole_gamepad_serves_its_seat_under_all_options(seats_now: int, mode: str) -> None:
    words = Words()
    roster = Roster(default_seating(TOTEM, words, 1), words)
    assert roster.join("pad:3", first_is_taken=False) == 0
    roster.set_option("flip_mode", mode)
    while len(roster.places) > seats_now:
        roster.remove()
    assert roster.unbound() is None
    assert whole_pad(roster.places[0].texts) == "pad:3"
    two = roster.hands(0) == 2
    assert len([text for text in roster.places[0].texts if "=pad:3:axis" in text]) == 2 * two
    roster.set_option("two_player_form", "one_hand")
    assert roster.places[0].controls["0/grab"][0] == "pad:3:button:0"
    assert whole_pad(roster.seating().controls[0]) == "pad:3"


def test_a_gamepad_that_goes_is_told_and_is_the_same_seat_when_it_is_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    words, name = guest.house.words, scene.roster.places[0].name
    guest.plug_in()
    guest.button(0)
    for signal in guest.desk.hear(pygame.JOYDEVICEREMOVED, instance_id=7):
        scene.handle(signal)
    assert scene.notice == words("seats-pad-gone", device="Gamepad 1", name=name)
    guest.click("deal")
    assert guest.top is scene
    assert scene.notice == words("seats-pad-missing", device="Gamepad 1", name=name)
    for signal in guest.desk.plug(9):
        scene.handle(signal)
    assert scene.notice == words("seats-pad-back", device="Gamepad 1", name=name)
    guest.click("deal")
    assert isinstance(guest.top, TableScene)
    guest.stage.clear()


def test_a_gamepads_parts_have_the_same_numbers_whoever_made_it() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    known, unknown = Desk(), Desk()
    known.plug(7, mapping=XBOX)
    unknown.plug(7)
    for desk, shoulder in ((known, 4), (unknown, 5)):
        heard = told(desk.hear(pygame.JOYBUTTONDOWN, instance_id=7, button=shoulder))
        assert heard == [(f"pad:0:button:{shoulder + 5}", True)]
    known.hear(pygame.JOYAXISMOTION, instance_id=7, axis=2, value=-1.0)
    heard = told(known.hear(pygame.JOYAXISMOTION, instance_id=7, axis=2, value=1.0))
    assert heard == [("pad:0:axis:4+", True)]
    heard = told(unknown.hear(pygame.JOYBUTTONDOWN, instance_id=7, button=7))
    assert heard == [("pad:0:axis:5+", True)]
    # What has no name of its own keeps out of the way of what has.
    numbers = [told(known.hear(pygame.JOYBUTTONDOWN, instance_id=7, button=n)) for n in range(16)]
    controls = [heard[0][0] for heard in numbers if heard]
    assert len(set(controls)) == len(controls) == 15


# Too many at one keyboard, and one key for two


def test_tot_742_a_fifth_person_at_the_keyboard_gets_advice_and_no_refusal(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 6, 4)
    guest.pick("level-4", -1)
    assert scene.roster.places[4].person
    assert scene.notice == guest.house.words("key-crowded")
    assert not scene.alarm
    guest.key(pygame.KSCAN_DOWN)
    guest.plug_in()
    guest.button(0)
    assert scene.notice != guest.house.words("key-crowded")


def test_tot_740_a_doubled_key_stays_with_its_first_owner() -> None:
    controls = (("0/grab=key:4", "0/flip=key:20"), ("0/grab=key:4", "0/flip=key:19"), ())
    given, doubled = completed(TOTEM, Options(), ("", "", "easy"), controls)
    assert doubled == (Doubled("key:4", 0, 1),)
    assert given[0] == controls[0]
    assert given[1] == ("0/grab=key:15", "0/flip=key:19")
    assert completed(TOTEM, Options(), ("", "", "easy"), given) == (given, ())


@pytest.mark.parametrize("control", [TOUCH, MOUSE])
def test_tot_740_pointers_double_as_they_may(control: str) -> None:
    own = tuple(f"{hand}/grab={control}" for hand in range(2))
    _, doubled = completed(TOTEM, Options(), ("", ""), (own, own))
    assert bool(doubled) is (control == MOUSE)


def test_a_key_for_both_purposes_of_one_hand_is_doubled_too() -> None:
    options = Options(flip_mode="own_key")
    own = ("0/grab=key:4", "0/flip=key:4")
    given, doubled = completed(TOTEM, options, ("", "easy", "easy"), (own, (), ()))
    assert doubled == (Doubled("key:4", 0, 0),)
    assert not lacking(given[0], slots_of(TOTEM, options, 3, 0))
    assert len({control for _, control in map(parted, given[0])}) == 2


def doubled_settings() -> Settings:
    ann = LastPlayer("Ann", 0, controls=["0/grab=key:4", "0/flip=key:20"])
    ben = LastPlayer("Ben", 1, controls=["0/grab=key:4", "0/flip=key:19"])
    cleo = LastPlayer("Cleo", 2, "easy")
    return Settings(seatings={TOTEM: LastSeating([ann, ben, cleo])})


def test_tot_740_a_doubled_key_in_the_settings_is_repaired_with_a_sentence(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings = doubled_settings()
    scene = SeatsScene(guest.house, TOTEM)
    guest.enter(scene)
    assert scene.notice == guest.house.words("key-doubled", key="A", name="Ann", other="Ben")
    assert [grab_of(scene, seat)[0] for seat in range(2)] == ["key:4", "key:15"]
    guest.click("deal")
    guest.stage.clear()
    assert SeatsScene(guest.house, TOTEM).notice == ""


def test_tot_740_a_doubled_key_is_repaired_for_the_command_line_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = Guest(tmp_path)
    guest.house.settings = doubled_settings()
    seating = seated(read(["--game", TOTEM]), guest.house.settings, guest.house.words)
    assert seating.controls[1][0] == "0/grab=key:15"
    assert "Ben has another one now" in capsys.readouterr().err


# Who played lately


def test_the_last_five_different_companies_are_remembered() -> None:
    words, settings = Words(), Settings()
    for number in (1, 2, 3, 2, 4, 5, 6):
        seating = default_seating(TOTEM, words, 1)
        ann = replace(seating.players[0], name=f"Ann {number}")
        remember(replace(seating, players=(ann, *seating.players[1:])), settings)
    recent = recent_seatings(TOTEM, settings, 9)
    assert [seating.players[0].name for seating in recent] == [
        "Ann 6", "Ann 5", "Ann 4", "Ann 2", "Ann 3",
    ]  # fmt: skip
    assert len(recent) == RECENT
    assert {seating.seed for seating in recent} == {9}
    settings.recent_seatings[TOTEM][0].players[1].level = "divine"
    assert len(recent_seatings(TOTEM, settings, 9)) == RECENT - 1


def test_an_earlier_company_sits_down_with_one_click_and_goes_again(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    words, settings = guest.house.words, guest.house.settings
    for levels in (("", "", "hard"), ("", "easy")):
        remember(default_seating(TOTEM, words, 1, levels), settings)
    scene = SeatsScene(guest.house, TOTEM)
    guest.enter(scene)
    assert len(scene.roster.places) == 2
    scene.roster.places[0].name = "Zoë"
    scene.roster.seed = 77
    guest.click("company")
    assert [place.level for place in scene.roster.places] == ["", "", "hard"]
    assert scene.roster.seed == 77
    stepper = guest.panel["company"]
    assert isinstance(stepper, Stepper)
    assert stepper.names[1] == "Player 1, Player 2 and a bot"
    guest.click("company")
    assert scene.roster.places[0].name == "Zoë"


def test_without_earlier_companies_there_is_nothing_to_choose(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    assert all(widget.key != "company" for widget in scene.panel.widgets)
    guest.click("deal")
    guest.stage.clear()
    again = SeatsScene(guest.house, TOTEM)
    guest.enter(again)
    assert all(widget.key != "company" for widget in again.panel.widgets)


# Trying keys with other devices


def test_a_gamepad_counts_as_one_in_the_key_test_and_pointers_do_not_take_part(
    tmp_path: Path,
) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 3)
    scene.roster.join("pad:0", first_is_taken=True)
    scene.roster.bind(2, "0/grab", TOUCH)
    guest.click("test")
    test = guest.top
    assert isinstance(test, KeyTestScene)
    assert [one.seat for one in test.keys] == [0, 1]
    test.handle(Press(0, 0, "keyboard", key(pygame.KSCAN_A), True))
    test.handle(Press(0, 0, "pad:0", "pad:0:button:3", True))
    assert test.test.passed


# The beat (TOT-705)


def tap(beat: Beat, number: int, late_ms: float, device: str, control: str = "x") -> None:
    beat.tap(Press(beat.ns(number) + round(late_ms * MS), 0, device, control, True))


def test_tot_705_the_median_of_the_taps_is_a_devices_offset() -> None:
    beat = Beat(5_000 * MS)
    for number in range(LEAD_IN + BEATS):
        tap(beat, number, 30 + number, "keyboard")
        tap(beat, number, 290, "pad:0")
        tap(beat, number, -200, f"touch:{number}", TOUCH)
    for number in range(LEAD_IN, LEAD_IN + 5):
        tap(beat, number, 10, "mouse")
        tap(beat, number, 20, "mouse")
    # The first four beats are for listening; too few taps say nothing.
    assert beat.offsets() == {"keyboard": 40, "pad:0": 120, "touch": -20}
    assert beat.taps("mouse") == 5


def beaten(guest: Guest) -> BeatScene:
    scene = BeatScene(guest.house)
    guest.enter(scene)
    guest.click("start")
    guest.frames(2)
    assert scene.beat is not None
    return scene


def test_tot_705_what_the_beat_finds_is_kept_in_the_settings(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = beaten(guest)
    assert scene.beat is not None
    while scene.beat is not None:
        number, now = scene.beat.number(guest.desk.clock.now), guest.desk.clock.now
        if 0 <= now - scene.beat.ns(number) - 25 * MS < 16 * MS:
            scene.handle(Press(scene.beat.ns(number) + 25 * MS, 0, "pad:0", "pad:0:button:0", True))
        guest.frames()
    assert scene.found == {"pad:0": 25}
    guest.click("keep")
    assert load_settings(guest.house.paths)[0].device_offsets == {"pad:0": 25}
    guest.frames()
    guest.click("none")
    assert load_settings(guest.house.paths)[0].device_offsets == {}


def test_the_beat_stops_with_escape_and_finds_nothing_in_silence(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = beaten(guest)
    guest.key(pygame.KSCAN_ESCAPE)
    assert scene.beat is None
    assert guest.top is scene
    guest.click("start")
    guest.frames(round((LEAD_IN + BEATS + 2) * PERIOD_NS / MS / 16))
    assert scene.beat is None
    assert scene.sentence() == guest.house.words("beat-none")
    guest.click("done")
    assert guest.stage.top is None


def test_every_offset_the_beat_can_find_is_a_setting(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings.device_offsets = {"keyboard": -20, "touch": 120}
    save(guest.house.settings, guest.house.paths)
    loaded, trouble = load_settings(guest.house.paths)
    assert trouble is None
    assert loaded.device_offsets == {"keyboard": -20, "touch": 120}


# A gamepad that is gone


def test_the_sheet_of_a_lost_gamepad_goes_when_it_is_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    told: list[str] = []
    sheet = PadGoneScene(guest.house, "pad:0", "Ann", lambda: told.append("on"))
    guest.enter(sheet)
    sheet.handle(DeviceChanged(0, "pad:1", present=True))
    assert guest.shows(sheet)
    sheet.handle(DeviceChanged(0, "pad:0", present=True))
    assert guest.shows(scene)
    guest.enter(PadGoneScene(guest.house, "pad:0", "Ann", lambda: told.append("on")))
    guest.click("anyway")
    assert guest.shows(scene)
    assert told == ["on"]


def test_settings_without_the_new_fields_are_read_as_before(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.paths.settings.parent.mkdir(parents=True, exist_ok=True)
    guest.house.paths.settings.write_text("volume = 0.5\n")
    loaded, trouble = load_settings(guest.house.paths)
    assert trouble is None
    assert (loaded.volume, loaded.recent_seatings, loaded.device_offsets) == (0.5, {}, {})
