"""Ways to a seat and away from it, in a browser: letters, a second scan, a seat that is gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scenes.menus.seats import SeatsScene
from scenes.phones.door import TRIES
from tests.phones.browser import Held, pocket
from tests.phones.room import Phone, phones_here, seat_screen, seated, table, until
from tests.phones.test_lending import click
from tests.phones.test_page import findings, in_a_browser

TWO = seated("nyet", ["", ""])


@in_a_browser
def test_letters_that_nobody_looked_at_are_not_called_wrong(
    tmp_path: Path, browser: Browser
) -> None:
    now = [100.0]
    with table(tmp_path, TWO, phones_here(clock=lambda: now[0])) as driver:
        phones = driver.house.phones
        for _ in range(TRIES):
            assert Phone(driver, "0000").heard("notice")["word"] == "wrong"
        held = Held(driver, pocket(browser), f"http://{phones.hosts[0]}/")
        assert phones.door is not None
        held.page.fill("#code", phones.door.letters)
        held.page.tap("#letters button")
        held.until(lambda: "Wait a moment" in held.page.inner_text("#why"))
        now[0] += 10
        held.page.tap("#letters button")
        held.sit("Ann")
        # Whoever sits and says too much keeps the seat.
        key = held.page.evaluate("state.key")
        held.page.evaluate("notice({ word: 'busy' })")
        assert held.page.evaluate("state.key") == key and held.sees("#play")


@in_a_browser
def test_letters_may_be_typed_as_the_screen_shows_them(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, TWO) as driver:
        phones = driver.house.phones
        held = Held(driver, pocket(browser), f"http://{phones.hosts[0]}/")
        assert phones.door is not None
        for few in ("A B", "A B C D E"):
            held.page.fill("#code", few)
            assert not held.page.evaluate("document.getElementById('letters').checkValidity()")
        held.page.fill("#code", "")
        held.page.type("#code", " ".join(phones.door.letters) + " ")
        held.page.tap("#letters button")
        held.sit("Ben")
        assert not held.trouble


def scan(held: Held, address: str) -> None:
    """The address of a code comes to where a page is open already."""
    with held.page.expect_event("load"):
        held.page.evaluate("(to) => { location.href = to; }", address)


@in_a_browser
def test_a_phone_that_scans_again_has_its_seat_again(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, TWO) as driver:
        phones = driver.house.phones
        held = Held(driver, pocket(browser)).sit("Ann")
        for player in (-1, 1):
            scan(held, phones.address(0, player))
            held.until(lambda: held.page.evaluate("Boolean(state.code && state.page)"))
            assert held.page.evaluate("state.page.name") == "Ann" and not phones.lent(1)
        # Where the seat is gone the code counts.
        held.page.goto("about:blank")
        phones.take_back(0)
        held.page.goto(phones.address())
        held.sit("Ben")
        assert not held.sees("#letters") and not held.trouble


@in_a_browser
def test_a_code_scanned_into_another_page_of_the_phone_has_its_seat_again(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, TWO) as driver:
        phones, context = driver.house.phones, pocket(browser)
        old = Held(driver, context).sit("Ann")
        new = Held(driver, context)
        new.until(lambda: new.sees("#play"))
        assert new.page.evaluate("state.page.name") == "Ann" and not phones.asking
        old.until(lambda: old.sees("#wait"))
        assert "another page of this phone" in old.page.inner_text("#why") and not findings(old)
        # Whoever wants to go on there does.
        old.page.tap("#here")
        old.until(lambda: old.sees("#play"))
        new.until(lambda: new.sees("#here"))
        # The seat is a third one's as well.
        third = Held(driver, context)
        third.until(lambda: third.sees("#play"))
        # Another evening the address is typed, and the letters are asked for.
        phones.take_back(0)
        third.until(lambda: third.sees("#wait"))
        third.page.evaluate("localStorage.setItem('key', 'B'.repeat(22))")
        later = Held(driver, context, f"http://{phones.hosts[0]}/")
        later.until(lambda: later.sees("#letters"))
        assert not later.page.inner_text("#why")


@in_a_browser
def test_the_code_for_another_seat_shows_nobody_the_hand_that_the_phone_had(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, TWO) as driver:
        phones, context = driver.house.phones, pocket(browser)
        old = Held(driver, context).sit("Ann")
        new = Held(driver, context, phones.address(0, 1))
        new.until(lambda: new.sees("#play"))
        assert new.page.evaluate("state.page.name") == "Ben"
        assert old.page.evaluate("state.page.name") == "Ann" and old.sees("#play")
        assert phones.there(0) and phones.there(1)


@in_a_browser
def test_a_page_that_nobody_sees_takes_no_seat_away(tmp_path: Path, browser: Browser) -> None:
    hidden = "Object.defineProperty(document, 'visibilityState', {value: '%s', configurable: true})"
    with table(tmp_path, TWO) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.page.evaluate(hidden % "hidden")
        held.page.evaluate("state.socket.close()")
        until(driver, lambda: not driver.house.phones.there(0))
        held.page.wait_for_timeout(2_500)
        driver.run(200)
        assert not driver.house.phones.there(0)
        held.page.evaluate(hidden % "visible")
        held.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        held.until(lambda: driver.house.phones.there(0))


@in_a_browser
def test_a_seat_given_back_after_another_scan_is_not_taken_again(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, TWO) as driver:
        phones = driver.house.phones
        held = Held(driver, pocket(browser)).sit("Ann")
        scan(held, phones.address(0, 1))
        held.until(lambda: held.page.evaluate("Boolean(state.page)"))
        phones.take_back(0)
        held.until(lambda: held.sees("#letters"))
        assert "at the screen again" in held.page.inner_text("#why") and not phones.lent(1)


@in_a_browser
@pytest.mark.parametrize("way", ["given back", "taken back", "replaced"])
def test_without_a_hand_no_dialog_is_left_before_the_sentence(
    way: str, tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, TWO) as driver:
        phones = driver.house.phones
        held = Held(driver, pocket(browser)).sit("Ann")
        key = held.page.evaluate("state.key")
        held.page.tap("#more")
        held.until(lambda: held.sees("#menu"))
        if way == "given back":
            held.page.tap("#leave")
            held.page.tap("#leave")
        elif way == "taken back":
            phones.take_back(0)
        else:
            Phone(driver, key)
        held.until(lambda: held.sees("#wait"))
        assert not held.sees("dialog")
        assert held.page.inner_text("#said") == held.page.inner_text("#why")
        if way != "replaced":
            assert phones.door is not None
            held.page.fill("#code", phones.door.letters)
            held.page.tap("#letters button", timeout=2000)
            held.sit("Ann")


@in_a_browser
def test_whoever_sits_down_on_the_seat_that_was_marked_has_a_page_like_all_others(
    tmp_path: Path, browser: Browser
) -> None:
    with seat_screen(tmp_path) as driver:
        seats, phones = driver.top, driver.house.phones
        assert isinstance(seats, SeatsScene)
        seats.lending.open()
        held = Held(driver, pocket(browser), phones.address(0, 0))
        held.until(lambda: held.sees("#seats [aria-current]"))
        assert not findings(held)
        held.page.tap("#seats [aria-current]")
        held.until(lambda: held.sees("#play"))
        click(driver, "deal")
        held.until(lambda: held.page.evaluate("state.page.asked"))
        held.until(lambda: "choose your animal" in held.page.inner_text("#said"))
        assert not held.trouble
