"""Asking for a seat that another phone holds: the table says yes or no, or it becomes free."""

from __future__ import annotations

from pathlib import Path

import pygame
from playwright.sync_api import Browser

from scenes.menus.phones import PhonesScene
from scenes.menus.seats import SeatsScene
from tests.phones.browser import Held, pocket
from tests.phones.room import Phone, guest, phone_at, seat_screen, table
from tests.phones.test_lending import NYET, click
from tests.phones.test_page import findings, in_a_browser
from tests.table.house import Driver


def asking(driver: Driver, seat: int) -> Phone:
    """A phone that asks for a seat another one holds."""
    phone = guest(driver)
    phone.heard("seats")
    phone.say(say="take", seat=seat)
    assert phone.heard("notice")["word"] == "nod"
    phone.told.clear()
    return phone


def test_the_first_phone_that_asks_for_a_seat_goes_on_asking(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phones = driver.house.phones
        phone_at(driver, 0)
        second, third = asking(driver, 0), guest(driver)
        third.heard("seats")
        third.told.clear()
        third.say(say="take", seat=0)
        assert third.heard("notice")["word"] == "asked" and third.heard("seats")
        phones.nod(0)
        second.until(lambda: second.page)
        assert not third.page and phones.asking == {}


def test_who_asks_for_a_seat_may_look_for_another(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phones = driver.house.phones
        phone_at(driver, 0)
        second = asking(driver, 0)
        second.say(say="other")
        assert second.heard("seats")["seats"][0]["state"] == "phone" and phones.asking == {}
        second.say(say="take", seat=0)
        second.until(lambda: phones.asking)
        # Another seat that is taken ends it, too.
        second.say(say="take", seat=1)
        second.until(lambda: second.page)
        assert second.page["name"] == "Ben" and phones.asking == {}
        # Whoever sits has nothing to choose.
        second.told.clear()
        second.say(say="other")
        second.say(say="log")
        second.heard("log")
        assert "seats" not in [told["tell"] for told in second.told]


def test_who_asks_for_a_seat_sees_all_seats_once_it_is_free(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        first = phone_at(driver, 0)
        second = asking(driver, 0)
        # Nothing is offered to who waits for an answer.
        phone_at(driver, 1)
        driver.run(200)
        second.listen()
        assert second.told == []
        first.say(say="leave")
        assert second.heard("seats")["seats"][0]["state"] == "screen"
        assert driver.house.phones.asking == {}


def test_nobody_asks_for_a_seat_that_is_gone(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        scene = driver.top
        assert isinstance(scene, SeatsScene)
        scene.lending.open()
        last = len(scene.roster.places) - 1
        guest(driver).sit(last)
        second = asking(driver, last)
        scene._fewer()
        second.until(lambda: len(second.heard("seats")["seats"]) == last)
        assert driver.house.phones.asking == {}


def test_the_table_may_say_no_to_who_asks_for_a_seat(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        first = phone_at(driver, 0)
        second = asking(driver, 0)
        driver.tap(pygame.KSCAN_ESCAPE)
        click(driver, "phones")
        driver.frame()
        click(driver, "refuse-0")
        assert second.heard("notice")["word"] == "refused" and second.heard("seats")
        assert driver.house.phones.asking == {} and driver.house.phones.lent(0)
        scene = driver.top
        assert isinstance(scene, PhonesScene)
        assert scene.panel["take-0"]
        first.listen()
        assert "notice" not in [told["tell"] for told in first.told]


def test_of_two_phones_that_take_a_free_seat_at_once_one_is_told_that_it_is_taken(
    tmp_path: Path,
) -> None:
    with table(tmp_path, NYET) as driver:
        one, other = guest(driver), guest(driver)
        one.heard("seats")
        other.heard("seats")
        one.say(say="take", seat=0, free=True)
        one.until(lambda: one.page)
        other.told.clear()
        other.say(say="take", seat=0, free=True)
        assert other.heard("notice")["word"] == "just-taken"
        assert other.heard("seats")["seats"][0]["state"] == "phone"
        assert driver.house.phones.asking == {}


@in_a_browser
def test_who_waits_for_a_nod_is_told_no_and_may_choose_another_seat(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, NYET) as driver:
        phones = driver.house.phones
        first, held = phone_at(driver, 0), Held(driver, pocket(browser))
        ann = "#seats button:has-text('Ann')"

        def asks() -> None:
            held.until(lambda: held.sees(ann))
            held.page.tap(ann)
            held.until(lambda: held.sees("#other"))
            assert phones.asking and "Allow" in held.page.inner_text("#why")

        asks()
        assert not findings(held)
        held.page.focus("#other")
        held.page.keyboard.press("Enter")
        held.until(lambda: held.sees("#choose"))
        # Whoever is there by keys goes on from the heading.
        assert held.page.evaluate("document.activeElement.matches('#choose h1')")
        assert phones.asking == {}
        asks()
        phones.refuse(0)
        held.until(lambda: held.sees("#choose"))
        assert "The table says no" in held.page.inner_text("#alert")
        asks()
        first.say(say="leave")
        held.until(lambda: held.sees("#choose"))
        assert "at the screen" in held.page.inner_text(ann)
        held.sit("Ann")
        # What is not asked any more has no button for it.
        driver.house.phones.take_back(0)
        held.until(lambda: held.sees("#wait"))
        assert not held.sees("#other") and not held.trouble


@in_a_browser
def test_who_taps_a_free_seat_too_late_reads_so_and_chooses_again(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, NYET) as driver:
        held = Held(driver, pocket(browser))
        held.until(lambda: held.sees("#seats button"))
        held.page.evaluate("() => { window.free = document.querySelector('#seats button'); }")
        phone_at(driver, 0)
        held.until(lambda: "phone" in held.page.inner_text("#seats button"))
        # The tap was made before that was seen.
        held.page.evaluate("free.click()")
        held.until(lambda: "just taken" in held.page.inner_text("#alert"))
        assert held.sees("#choose") and driver.house.phones.asking == {}
