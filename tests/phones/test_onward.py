"""From a phone one leads away what lies over the table: a pause, a result."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.phones.room import Phone, at_table, phone_at, table, until
from tests.phones.test_lending import NYET, click


def test_a_phone_goes_on_after_a_pause(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, other = phone_at(driver, 0), phone_at(driver, 1)
        driver.tap(pygame.KSCAN_ESCAPE)
        phone.until(lambda: phone.page.get("onward") == "Go on")
        other.until(lambda: other.page.get("onward"))
        # Whoever presses second is too late, and nobody minds.
        phone.say(say="onward")
        other.say(say="onward")
        phone.until(lambda: phone.page["asked"])
        assert not phone.page.get("onward") and driver.top is at_table(driver)


def test_no_phone_leads_away_what_was_opened_over_a_pause(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        driver.tap(pygame.KSCAN_ESCAPE)
        phone.until(lambda: phone.page.get("onward"))
        click(driver, "rules")
        shown = driver.top
        phone.until(lambda: not phone.page.get("onward"))
        phone.say(say="onward")
        driver.run(50)
        assert driver.top is shown


def test_a_phone_deals_again_after_the_result(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, old = phone_at(driver, 0), at_table(driver)
        while old.match.outcome is None:
            old.match.play(old.match.state.moves(old.match.asked[0])[0])
        old.open_result(driver.now_ns)
        phone.until(lambda: phone.page.get("onward") == "Again")
        key = phone.key
        phone.say(say="onward")
        until(driver, lambda: at_table(driver) is not old)
        back = Phone(driver, key)
        back.until(lambda: back.page)
        assert back.page["name"] == "Ann" and not back.page.get("onward")
