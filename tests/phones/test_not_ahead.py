"""No page is ahead of what the table shows."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from scenes.table.lent_hands import LentHands
from tests.phones.room import Phone, at_table, phone_at, seated, table, until
from tests.phones.test_lending import NYET, click
from tests.table.house import NAMES, sitting_at


def held(phone: Phone) -> int:
    """How many cards the page shows in hand."""
    return sum(len(row["places"]) for row in phone.page.get("rows", ()) if row["kind"] == "hand")


@pytest.mark.parametrize("what", ["played on", "paused", "loaded again"])
def test_no_page_is_ahead_of_the_table(tmp_path: Path, what: str) -> None:
    with table(tmp_path, seated("frantic", ["", ""])) as driver:
        at_table(driver).motion.mode = "normal"
        sitting, phones = sitting_at(driver), [phone_at(driver, 0), phone_at(driver, 1)]
        asked = phones[sitting.match.asked[0]]
        asked.until(lambda: asked.page["asked"])
        asked.pick(asked.open_things()[0])
        until(driver, lambda: sitting.steps)
        if what == "paused":
            driver.tap(pygame.KSCAN_ESCAPE)
            driver.frame()
        elif what == "loaded again":
            phones[0].come_back()
        for _ in range(40):
            time.sleep(0.0005)
            driver.frame()
            for seat, phone in enumerate(phones):
                phone.listen()
                assert held(phone) <= sitting.shown.counts[seat]
        assert not sitting.rests
        if what == "paused":
            assert phones[0].page["text"] == "The table pauses."
            click(driver, "on")
        phones[0].until(lambda: held(phones[0]) > 0)
        assert held(phones[0]) == sitting.shown.counts[0]


def test_no_page_says_who_won_before_the_table_does(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, sitting = phone_at(driver, 0), sitting_at(driver)
        while sitting.match.outcome is None:
            sitting.match.play(sitting.match.state.moves(sitting.match.asked[0])[0])
        sitting.then_wait(1000)
        phone.come_back()
        phone.until(lambda: phone.page)
        assert phone.page["text"] == "Look at the table."
        phone.until(lambda: "won" in phone.page["text"])
        assert sitting.rests


def test_a_page_loaded_while_something_is_looked_at_is_whole(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, sitting = phone_at(driver, 0), sitting_at(driver)
        before = phone.until(lambda: phone.page if phone.page["asked"] else None)
        sitting.looking = True
        phone.come_back()
        phone.until(lambda: phone.page)
        assert phone.page["rows"] == before["rows"] and not phone.page["asked"]
        sitting.looking = False
        phone.until(lambda: phone.page["asked"])


def test_a_choice_that_waits_for_the_picture_does_not_wake_the_window(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, sitting = phone_at(driver, 0), sitting_at(driver)
        lending = at_table(driver).lending
        assert isinstance(lending, LentHands)
        phone.until(lambda: phone.page["asked"])
        sitting.then_wait(600)
        driver.frame()
        phone.pick(phone.open_things()[0])
        until(driver, lambda: lending._chosen)
        assert not sitting.rests and not lending.busy
        until(driver, lambda: sitting.rests)
        assert lending.busy
        until(driver, lambda: sitting.match.moves)


def test_all_read_what_a_phone_is_asked_once_they_have_seen_how_it_came_to_that(
    tmp_path: Path,
) -> None:
    with table(tmp_path, seated("nyet", ["", "", ""])) as driver:
        at_table(driver).motion.mode = "normal"
        sitting, phones = sitting_at(driver), [phone_at(driver, seat) for seat in range(3)]
        while sitting.match.state.phase != "tricks":
            sitting.match.play(sitting.match.state.moves(sitting.match.asked[0])[0])
        sitting.refresh()
        first = sitting.match.asked[0]
        phones[first].until(lambda: phones[first].page["asked"])
        phones[first].pick(phones[first].open_things()[0])
        until(driver, lambda: sitting.steps)
        assert not sitting.rests and sitting.headline().text == ""
        until(driver, lambda: sitting.rests)
        then = sitting.match.asked[0]
        sentence = f"{NAMES[then]} plays a card …"
        assert then != first and sitting.headline().text == sentence
        phones[first].until(lambda: phones[first].page["text"] == sentence)
