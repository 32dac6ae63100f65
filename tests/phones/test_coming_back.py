"""Phones come back: after a kill, to the next match, when the network is there again."""

from __future__ import annotations

import socket
from pathlib import Path

from scenes.menus.seats import SeatsScene
from scenes.table.scene import TableScene
from tests.phones.room import (
    HERE,
    Phone,
    at_table,
    killed,
    phone_at,
    phones_here,
    seat_screen,
    table,
)
from tests.phones.test_lending import NYET, answer


def test_after_a_kill_the_same_phones_come_back_to_the_same_question(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        answer(phone)
        hosts = driver.house.phones.hosts
        with killed(driver, tmp_path) as again:
            again.frame()
            phones = again.house.phones
            assert phones.hosts == hosts and phones.lent(0)
            back = Phone(again, phone.key)
            back.until(lambda: back.page)
            assert back.page["rows"] == phone.page["rows"]


def test_the_same_phones_play_the_next_match(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        key, old = phone.key, at_table(driver)
        old.deal_again(77)
        driver.frame()
        assert at_table(driver) is not old
        back = Phone(driver, key)
        back.until(lambda: back.page)
        assert back.page["name"] == "Ann"


def test_whoever_took_a_bots_seat_plays_the_next_match_too(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone_at(driver, 2)
        assert at_table(driver).match.levels[2] == ""
        at_table(driver).deal_again(77)
        driver.frame()
        assert at_table(driver).match.levels[2] == "" and driver.house.phones.lent(2)


def test_a_table_over_another_leaves_its_phones_where_they_sit(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        seats = driver.top
        assert isinstance(seats, SeatsScene)
        seats.lending.open()
        phone = phone_at(driver, 0)
        driver.stage.push(driver.house.doors.table(NYET, None))
        driver.run(100)
        lending = at_table(driver).lending
        assert not lending.is_here
        at_table(driver).to_the_shelf()
        driver.frame()
        phone.listen()
        assert "notice" not in [told["tell"] for told in phone.told]


def test_a_table_for_trying_lends_no_seats(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        scene = at_table(driver)
        assert scene.lends
        scene.way_out = "-practice"
        assert not scene.lends


def test_a_network_that_comes_late_brings_the_same_phones_back(tmp_path: Path) -> None:
    here: list[str] = []
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        answer(phone)
        with killed(driver, tmp_path, phones_here(addresses=lambda: here)) as again:
            again.frame()
            scene = at_table(again)
            assert scene.notice.text == again.house.words("phones-no-network")
            here[:] = HERE
            scene.lending.open()
            back = Phone(again, phone.key)
            back.until(lambda: back.page)
            assert back.page["name"] == "Ann"


def test_phones_let_in_by_another_door_must_scan_and_that_is_said(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver, socket.socket() as other:
        answer(phone_at(driver, 0))
        port = driver.house.phones.port
        server = driver.house.phones.server
        assert server is not None
        server.close()
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind((HERE[0], port))
        other.listen()
        with killed(driver, tmp_path) as again:
            again.frame()
            said = at_table(again).notice.text
            assert said == again.house.words("phones-other-door")
            assert again.house.phones.lent(0)


def test_a_table_that_broke_goes_on_with_its_phones(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        fresh = at_table(driver).anew("Mended.")
        assert isinstance(fresh, TableScene)
        driver.stage.clear()
        driver.stage.push(fresh)
        driver.frame()
        back = Phone(driver, phone.key)
        back.until(lambda: back.page)
        assert back.page["text"] == phone.page["text"]
