"""Totem by phone: pads that grab, what the table makes of when they went down, and who is gone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.totem.groups import MEMBERS
from game.totem.moves import Grab, Release
from game.totem.options import Options
from scenes.input.signals import Span
from scenes.menus.pad_gone import PhoneGoneScene
from scenes.menus.pause import PauseScene
from scenes.menus.result import ResultScene
from scenes.menus.seats import SeatsScene
from scenes.phones import wire
from scenes.phones.phones import GONE_S
from tests.phones.room import (
    GENEROUS,
    Phone,
    at_table,
    guest,
    killed,
    phone_at,
    phones_here,
    seated,
    table,
    until,
)
from tests.table.house import MS, Driver, furnished, totem_at

BY_PHONE = Options(phones=True)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A table of four: two phones may come, two bots sit there."""
    with table(tmp_path, seated("totem", ["", "", "hard", "hard"], 1, BY_PHONE)) as driver:
        yield driver


def tell_time(phone: Phone) -> None:
    for told in phone.told:
        if told["tell"] == "time":
            phone.say(say="time", number=told["number"], own=1000.0 + told["number"])
    phone.told = [told for told in phone.told if told["tell"] != "time"]


def timed(phone: Phone) -> Phone:
    """The phone answers what time it is there, as its page would, until its clock is known."""

    def looked() -> bool:
        tell_time(phone)
        return phone.driver.house.phones.unsure_ns(0) < 100 * MS

    phone.until(looked)
    return phone


def press(driver: Driver, player: int, at_ns: int, within_ms: int = 0, down: bool = True) -> None:
    """A pad went down in that span, and is heard now."""
    made = Span(at_ns, within_ms * MS)
    lending = at_table(driver).lending
    lending.heard(player, wire.Pushed("0/grab", down, made, driver.now_ns))


def sure(driver: Driver, player: int, ms: int) -> None:
    """The clock of that phone is known so well."""
    for guest_ in driver.house.phones.guests.values():
        if guest_.player == player:
            guest_.unsure_ns = ms * MS
    at_table(driver).lending.heard(player, wire.Unsure(ms * MS))


def until_live(driver: Driver) -> tuple[int, ...]:
    state = at_table(driver).match.state
    while not state.live or not {0, 1} <= set(MEMBERS[state.live[0]]):
        driver.frame()
        if state.stage == "game_over":
            pytest.fail("no duel of the first two")
    return MEMBERS[state.live[0]]


def grabs(driver: Driver) -> list[Grab]:
    return [move for move in at_table(driver).match.moves if isinstance(move, Grab)]


def has_phones(scene: SeatsScene) -> bool:
    return "phones" in [widget.key for widget in scene.panel.widgets]


def begin(driver: Driver) -> Any:
    """Let the start count pass."""
    state = at_table(driver).match.state
    while state.stage == "start":
        driver.frame()
    return state


def test_the_page_has_a_pad_and_says_how_sure_the_phone_is(driver: Driver) -> None:
    phone = timed(phone_at(driver, 0))
    phone.until(lambda: phone.page.get("pads"))
    assert [pad["name"] for pad in phone.page["pads"]] == ["Grab"]
    assert phone.page["unsure"].startswith("This phone is exact to ±")
    note = next(plate.note for _, plate in totem_at(driver).tabletop.plates)
    assert note.startswith("±")


def test_tot_749_a_press_on_a_phone_grabs(driver: Driver) -> None:
    phone = timed(phone_at(driver, 0))
    begin(driver)
    phone.until(lambda: phone.page.get("pads"))
    phone.say(say="push", pad="0/grab", down=True, own=5e6)
    until(driver, lambda: grabs(driver))
    phone.say(say="push", pad="0/grab", down=False, own=6e6)
    moves = at_table(driver).match.moves
    until(driver, lambda: [move for move in moves if isinstance(move, Release) and not move.hand])
    assert 0 in [grab.hand for grab in grabs(driver)]


def test_tot_749_phones_far_away_tie_and_near_ones_do_not(tmp_path: Path) -> None:
    for sure_ms, tie in ((2, False), (30, True)):
        seating = seated("totem", ["", "", "hard", "hard"], 4, BY_PHONE)
        with table(tmp_path / str(sure_ms), seating) as driver:
            for player in (0, 1):
                phone_at(driver, player)
                sure(driver, player, sure_ms)
            controller = totem_at(driver)
            for seat in (2, 3):
                controller.hand_over(seat, "")
            until_live(driver)
            driver.run(300)
            now = driver.now_ns
            # Made 20 ms apart; far away the first one may be heard last.
            heard = {True: ((22, 1, 20), (55, 0, 0)), False: ((2, 0, 0), (22, 1, 20))}[tie]
            for heard_ms, player, made_ms in heard:
                driver.frame(now + heard_ms * MS - driver.now_ns)
                press(driver, player, now + (made_ms - sure_ms) * MS, 2 * sure_ms)
            driver.run(150)
            moment = controller.centre.moment
            assert moment is not None
            assert moment.grabbed.tie is tie
            assert tie or moment.grabbed.hand == 0


def test_a_pad_counts_once_and_never_behind_a_pause(driver: Driver) -> None:
    phone_at(driver, 0)
    begin(driver)
    for _ in range(3):
        press(driver, 0, driver.now_ns)
    press(driver, 0, driver.now_ns, down=False)
    driver.run(400)
    assert len(grabs(driver)) == 1
    at_table(driver).controller.pause(driver.now_ns)
    driver.run(3_000)
    assert isinstance(driver.top, PauseScene)
    before = len(grabs(driver))
    press(driver, 0, driver.now_ns)
    assert len(grabs(driver)) == before


def test_nobody_presses_for_another_or_what_does_not_lie_there(driver: Driver) -> None:
    phone_at(driver, 0)
    begin(driver)
    lending = at_table(driver).lending
    for pad in ("1/grab", "0/flip", "", "0/grab:1"):
        lending.heard(0, wire.Pushed(pad, True, Span(driver.now_ns, 0), driver.now_ns))
    # The other seat is not lent, and a bot presses by itself.
    for player in (1, 2):
        press(driver, player, driver.now_ns)
    driver.run(300)
    assert not [grab for grab in grabs(driver) if grab.hand in (0, 1)]


def test_tot_733_a_phone_that_is_gone_stops_the_clock(driver: Driver) -> None:
    phone = timed(phone_at(driver, 0))
    begin(driver)
    phone.until(lambda: phone.page.get("pads"))
    phone.go()
    until(driver, lambda: isinstance(driver.top, PhoneGoneScene))
    phone.come_back()
    phone.until(lambda: phone.page)
    assert phone.page["text"] == "The table pauses." and not phone.page.get("pads")
    phone.until(lambda: phone.page.get("onward") == "Go on")
    phone.say(say="onward")
    phone.until(lambda: phone.page.get("pads"))
    assert driver.top is at_table(driver)


def notes(driver: Driver) -> list[str]:
    return [plate.note for _, plate in totem_at(driver).tabletop.plates]


def plays(driver: Driver) -> bool:
    """Whether nothing lies over the table."""
    return driver.top is at_table(driver)


def sheet_of(driver: Driver) -> PhoneGoneScene:
    """The sheet that says whose phone is gone, once it lies there."""
    until(driver, lambda: isinstance(driver.top, PhoneGoneScene))
    assert isinstance(driver.top, PhoneGoneScene)
    return driver.top


def go_on(driver: Driver) -> None:
    """Somebody presses "Go on" in the pause."""
    pause = driver.top
    assert isinstance(pause, PauseScene)
    driver.click(pause.panel["on"].box.center)
    driver.frame()


def go_on_without(driver: Driver, *names: str) -> None:
    """One after the other is said to be away, and then it is gone on with."""
    for name in names:
        gone = sheet_of(driver)
        assert gone.name == name
        gone.anyway()
    assert plays(driver)


def test_tot_733_over_the_pause_it_is_said_whose_phone_is_gone_until_it_is_back(
    driver: Driver,
) -> None:
    phone = timed(phone_at(driver, 0))
    begin(driver)
    phone.until(lambda: phone.page.get("pads"))
    phone.go()
    gone = sheet_of(driver)
    assert gone.title == "Ann’s phone is away" and notes(driver)[0] == "Phone away"
    # Going on without it is asked once more, and then it is gone on with.
    gone.go_back()
    go_on(driver)
    assert isinstance(driver.top, PhoneGoneScene)
    phone.come_back()
    until(driver, lambda: isinstance(driver.top, PauseScene))
    assert notes(driver)[0].startswith("±")
    go_on(driver)
    driver.run(3_000)
    assert plays(driver)


def test_tot_733_another_phone_goes_on_without_the_one_that_is_gone(driver: Driver) -> None:
    phone, other = timed(phone_at(driver, 0)), phone_at(driver, 1)
    begin(driver)
    phone.until(lambda: phone.page.get("pads"))
    phone.go()
    sheet_of(driver).go_back()
    other.until(lambda: other.page.get("onward") == "Go on")
    # Whoever presses twice meant the pause alone.
    for _ in range(2):
        other.say(say="onward")
        assert sheet_of(driver)
    driver.run(200)
    assert isinstance(driver.top, PhoneGoneScene)
    other.until(lambda: other.page.get("onward") == "Go on without Ann")
    other.say(say="onward")
    until(driver, lambda: plays(driver))
    driver.run(3_000)
    assert plays(driver) and notes(driver)[0] == "Phone away"


def test_tot_733_a_line_that_gives_no_time_is_dead_and_a_late_server_takes_none_for_it(
    tmp_path: Path,
) -> None:
    phones = phones_here(limits=replace(GENEROUS, dead_s=1.5))
    seating = seated("totem", ["", "hard", "hard"], 1, BY_PHONE)
    with table(tmp_path, seating, phones) as driver:
        phone = timed(phone_at(driver, 0))
        phone.until(lambda: phone.page.get("pads"))
        assert phones.server is not None
        phones.server._loop.call_soon_threadsafe(time.sleep, 2.0)
        end = time.monotonic() + 4
        while time.monotonic() < end:
            driver.frame()
            phone.listen()
            tell_time(phone)
            time.sleep(0.005)
        assert phones.there(0) and plays(driver)
        # Nobody tells the time any more, though something there still takes what is told.
        phone.until(lambda: not phones.there(0))
        sheet_of(driver)


def test_tot_733_without_two_phones_it_is_asked_twice(driver: Driver) -> None:
    phones = [phone_at(driver, player) for player in (0, 1)]
    begin(driver)
    for phone in phones:
        phone.go()
    until(driver, lambda: not [one for one in (0, 1) if driver.house.phones.there(one)])
    driver.frame()
    go_on_without(driver, "Ann", "Ben")


def test_tot_733_whoever_goes_while_another_is_waited_for_is_asked_for_too(driver: Driver) -> None:
    phones = [phone_at(driver, player) for player in (0, 1)]
    begin(driver)
    phones[0].until(lambda: phones[0].page.get("pads"))
    phones[1].until(lambda: phones[1].page.get("pads"))
    phones[1].go()
    assert sheet_of(driver).name == "Ben"
    phones[0].until(lambda: "Ben’s phone is away" in phones[0].page["text"])
    phones[0].go()
    until(driver, lambda: not driver.house.phones.there(0))
    go_on_without(driver, "Ben", "Ann")


def test_tot_733_whoever_is_away_as_the_cards_are_dealt_is_missed(tmp_path: Path) -> None:
    now = [100.0]
    seating = seated("totem", ["", "", "hard", "hard"], 1, BY_PHONE)
    with table(tmp_path, seating, phones_here(clock=lambda: now[0])) as driver:
        phone, other = phone_at(driver, 0), phone_at(driver, 1)
        other.go()
        at_table(driver).deal_again(77)
        driver.frame()
        phone.come_back()
        phone.until(lambda: phone.page)
        driver.run(300)
        # A page takes its time to load.
        assert driver.top is at_table(driver)
        now[0] += GONE_S + 1
        assert sheet_of(driver).name == "Ben"


def test_tot_733_after_a_kill_the_table_asks_for_the_phones_it_had(
    driver: Driver, tmp_path: Path
) -> None:
    phone = timed(phone_at(driver, 0))
    begin(driver)
    with killed(driver, tmp_path) as again:
        again.frame()
        go_on(again)
        assert isinstance(again.top, PhoneGoneScene)
        back = Phone(again, phone.key)
        back.until(lambda: back.page)
        until(again, lambda: isinstance(again.top, PauseScene))


def test_a_series_goes_on_to_its_next_game_by_phone(tmp_path: Path) -> None:
    options = Options(phones=True, games="best of 3")
    with table(tmp_path, seated("totem", ["", "expert", "expert"], 1, options)) as driver:
        phone = timed(phone_at(driver, 0))
        state = begin(driver)
        while not isinstance(driver.top, ResultScene):
            driver.frame()
        assert state.outcome is None and state.game == 1
        phone.until(lambda: phone.page.get("onward") == "Next game")
        phone.say(say="onward")
        until(driver, lambda: state.game == 2)
        phone.until(lambda: not phone.page.get("onward"))


def test_tot_733_a_phone_that_goes_while_the_result_is_read_is_missed_in_the_next_game(
    tmp_path: Path,
) -> None:
    options = Options(phones=True, games="best of 3")
    with table(tmp_path, seated("totem", ["", "expert", "expert"], 1, options)) as driver:
        phone = timed(phone_at(driver, 0))
        begin(driver)
        while not isinstance(driver.top, ResultScene):
            driver.frame()
        phone.go()
        until(driver, lambda: not driver.house.phones.there(0))
        driver.run(100)
        result = driver.top
        assert isinstance(result, ResultScene)
        result.again()
        assert sheet_of(driver).name == "Ann"
        sheet_of(driver).anyway()
        driver.run(3_000)
        assert plays(driver)


def test_keys_of_a_lent_seat_rest_until_it_is_given_back(driver: Driver) -> None:
    controller, phone = totem_at(driver), phone_at(driver, 0)
    assert controller.desk.controls[0][0] == "0/grab=phone:0:0/grab"
    phone.say(say="leave")
    until(driver, lambda: not driver.house.phones.lent(0))
    assert not any("phone" in text for text in controller.desk.controls[0])


def test_the_table_says_that_a_phone_asks_for_a_seat(driver: Driver) -> None:
    phone_at(driver, 0)
    begin(driver)
    other = guest(driver)
    other.heard("seats")
    other.say(say="take", seat=0)
    assert other.heard("notice")["word"] == "nod"
    said = at_table(driver).notice.text
    assert said == "Another phone asks for Ann’s seat: Pause, Phones."


def test_what_a_phone_asks_stands_there_again_after_what_was_said_meanwhile(
    driver: Driver,
) -> None:
    phone_at(driver, 0)
    other = guest(driver)
    other.heard("seats")
    other.say(say="take", seat=0)
    assert other.heard("notice")["word"] == "nod"
    phone_at(driver, 1)
    notice = at_table(driver).notice
    assert notice.text == "Ben plays on a phone now."
    for wish in ("Another phone asks for Ann’s seat: Pause, Phones.", ""):
        driver.run(7_000)
        assert at_table(driver).notice.text == wish
        driver.house.phones.refuse(0)


def test_a_bot_that_is_relieved_by_a_phone_grabs_no_more(driver: Driver) -> None:
    phone_at(driver, 2)
    match = at_table(driver).match
    assert match.levels[2] == "" and totem_at(driver).people == (0, 1, 2)


def test_whoever_grabbed_chooses_on_the_phone(driver: Driver) -> None:
    phone, lending = phone_at(driver, 0), at_table(driver).lending
    state = begin(driver)
    state.stage = state.happening = "choice"
    state.holder, state.due = 0, state.now + 4000
    totem_at(driver).desk.look()
    lending.returned(0)
    phone.until(lambda: phone.page.get("answers"))
    assert phone.open_things() == ["answer duel", "answer rush"] and not phone.page.get("pads")
    phone.pick("answer rush")
    until(driver, lambda: state.stage != "choice")
    chosen = [str(move) for move in at_table(driver).match.moves if "choose" in str(move)]
    assert chosen and chosen[0].startswith("choose 0 rush")


def test_without_the_option_no_phone_is_let_in(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, house.doors.seats("totem")) as driver:
        driver.frame()
        scene = driver.top
        assert isinstance(scene, SeatsScene) and not has_phones(scene)
        scene.roster.options = BY_PHONE
        scene.changed()
        driver.frame()
        assert has_phones(scene)
    with table(tmp_path / "one", seated("totem", ["", "easy"], 1, BY_PHONE)) as driver:
        assert at_table(driver).lends
    house = furnished(tmp_path)
    with Driver(house, house.doors.table(seated("totem", ["", "easy"]), None)) as driver:
        assert not at_table(driver).lends


def test_two_hands_have_two_pads_the_left_one_at_the_left(tmp_path: Path) -> None:
    seating = seated("totem", ["", ""], 1, Options(phones=True, flip_mode="own_key"))
    with table(tmp_path, seating) as driver:
        phone = guest(driver).sit(1)
        slots = [pad["pad"] for pad in phone.page["pads"]]
        assert slots == ["1/grab", "1/flip", "0/grab", "0/flip"]
