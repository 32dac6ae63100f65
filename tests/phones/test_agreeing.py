"""Moves are taken back by agreement of all, on phones and at the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from scenes.menus.ask import AskScene
from scenes.menus.pause import PauseScene
from tests.phones.room import Phone, at_table, phone_at, seated, table, until
from tests.phones.test_lending import NYET, answer, click, shown
from tests.table.house import Driver, sitting_at


@contextmanager
def three(
    home: Path, on_phones: Sequence[int] = (0, 1, 2), levels: Sequence[str] = ("", "", "")
) -> Iterator[tuple[Driver, list[Phone]]]:
    """A table of three, where the first to be asked has moved."""
    with table(home, seated("nyet", levels)) as driver:
        phones = [phone_at(driver, seat) for seat in on_phones]
        answer(phones[0])
        phones[0].until(lambda: phones[0].page.get("undo") == "can")
        yield driver, phones


def agree(phone: Phone, yes: bool = True) -> None:
    phone.say(say="agree", vote=shown(phone, "vote")["number"], yes=yes)


def was_told(phone: Phone, text: str) -> bool:
    """Whether it was told that, however much it was told since."""
    return any(one.get("text") == text for one in phone.told)


def until_voted_on(phone: Phone, number: int) -> None:
    phone.until(lambda: (phone.page.get("vote") or {}).get("number") == number)


def test_a_move_is_taken_back_if_all_phones_agree(tmp_path: Path) -> None:
    with table(tmp_path, seated("nyet", ["", "", ""])) as driver:
        match = at_table(driver).match
        phones = [phone_at(driver, seat) for seat in range(3)]
        answer(phones[0])
        phones[1].until(lambda: phones[1].page["asked"])
        phones[0].until(lambda: phones[0].page.get("undo") == "can")
        phones[0].say(say="undo")
        for phone in phones[1:]:
            assert shown(phone, "vote")["text"] == "Ann would like to take their move back."
        phones[1].say(say="agree", vote=phones[1].page["vote"]["number"], yes=False)
        phones[0].until(lambda: was_told(phones[0], "Ben does not agree."))
        assert len(match.moves) == 1
        phones[0].say(say="undo")
        for phone in phones[1:]:
            until_voted_on(phone, 2)
            phone.say(say="agree", vote=2, yes=True)
        phones[0].until(lambda: phones[0].page["asked"])
        assert not match.moves and at_table(driver) is driver.top


def test_nothing_is_taken_back_while_a_phone_sleeps(tmp_path: Path) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        match, phones = at_table(driver).match, driver.house.phones
        one, other = phone_at(driver, 0), phone_at(driver, 1)
        answer(one)
        one.until(lambda: one.page.get("undo") == "can")
        other.go()
        until(driver, lambda: not phones.there(1))
        one.say(say="undo")
        assert one.heard("said")["text"] == "The others are asked whether they agree."
        assert len(match.moves) == 1
        other.come_back()
        shown(other, "vote")
        # Once the match goes on, nobody is asked any more.
        answer(other)
        other.until(lambda: "vote" not in other.page)


def test_nothing_is_taken_back_in_a_pause(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        answer(phone)
        phone.until(lambda: phone.page.get("undo") == "can")
        driver.tap(pygame.KSCAN_ESCAPE)
        phone.until(lambda: phone.page.get("undo", "") == "")
        phone.say(say="undo")
        assert phone.heard("said")["text"] == "The table pauses."
        assert isinstance(driver.top, PauseScene)


def test_whoever_sits_at_the_screen_is_asked_there_for_a_move_taken_back(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        answer(phone)
        phone.until(lambda: phone.page.get("undo") == "can")
        phone.say(say="undo")
        until(driver, lambda: isinstance(driver.top, AskScene))
        click(driver, "yes")
        phone.until(lambda: phone.page["asked"])
        assert not at_table(driver).match.moves


def test_whoever_gives_the_seat_back_is_asked_no_more(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, (one, other, third)):
        one.say(say="undo")
        shown(other, "vote")
        agree(third)
        other.say(say="leave")
        # Whoever sits at the screen now is asked there.
        until(driver, lambda: isinstance(driver.top, AskScene))
        click(driver, "yes")
        one.until(lambda: one.page["asked"])
        assert not at_table(driver).match.moves


def test_whoever_has_a_bot_play_is_asked_no_more(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, (one, other, third)):
        one.say(say="undo")
        shown(other, "vote")
        agree(third)
        sitting_at(driver).hand_over(1, "easy")
        until(driver, lambda: not at_table(driver).match.moves)


def test_who_wanted_it_and_leaves_wants_it_no_more(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, (one, other, third)):
        one.say(say="undo")
        shown(other, "vote")
        one.say(say="leave")
        other.until(lambda: not other.page.get("vote"))
        third.until(lambda: not third.page.get("vote"))
        assert at_table(driver).match.moves


def test_nobody_agrees_in_a_pause(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, (one, other, third)):
        one.say(say="undo")
        number = shown(other, "vote")["number"]
        agree(third)
        third.until(lambda: not third.page.get("vote"))
        driver.tap(pygame.KSCAN_ESCAPE)
        other.until(lambda: not other.page.get("vote"))
        other.say(say="agree", vote=number, yes=True)
        assert other.heard("said")["text"] == "The table pauses."
        assert isinstance(driver.top, PauseScene) and at_table(driver).match.moves
        driver.tap(pygame.KSCAN_ESCAPE)
        agree(other)
        until(driver, lambda: not at_table(driver).match.moves)


def test_bots_move_on_and_it_can_still_be_agreed(tmp_path: Path) -> None:
    with three(tmp_path, (0, 2), ("", "easy", "")) as (driver, (one, third)):
        match = at_table(driver).match
        one.say(say="undo")
        shown(third, "vote")
        until(driver, lambda: len(match.moves) > 1)
        assert match.moves[1].seat == 1
        agree(third)
        until(driver, lambda: not match.moves)


def test_who_moves_on_does_not_agree_and_that_is_said(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, (one, other, third)):
        one.say(say="undo")
        shown(other, "vote")
        other.until(lambda: other.page["asked"])
        answer(other)
        one.until(lambda: "That question has passed." in [each.get("text") for each in one.told])
        third.until(lambda: not third.page.get("vote"))
        assert len(at_table(driver).match.moves) == 2


def test_a_no_at_the_screen_is_told_to_who_asked(tmp_path: Path) -> None:
    with three(tmp_path, (0, 1)) as (driver, (one, other)):
        one.say(say="undo")
        assert one.heard("said")["text"] == "The others are asked whether they agree."
        agree(other)
        until(driver, lambda: isinstance(driver.top, AskScene))
        click(driver, "no")
        one.until(lambda: was_told(one, "At the screen somebody does not agree."))
        assert at_table(driver).match.moves


@pytest.mark.parametrize("yes", [True, False])
def test_whoever_takes_back_at_the_screen_asks_all_phones(tmp_path: Path, yes: bool) -> None:
    with three(tmp_path) as (driver, phones):
        driver.tap(pygame.KSCAN_F5)
        for phone in phones:
            asked = shown(phone, "vote")["text"]
            assert asked == "At the screen somebody would like to take Ann’s move back."
        said = at_table(driver).notice.text
        assert said == "The others are asked on their phones whether they agree."
        for phone in phones[:2]:
            agree(phone)
        agree(phones[2], yes)
        if yes:
            until(driver, lambda: not at_table(driver).match.moves)
        else:
            until(driver, lambda: at_table(driver).notice.text == "Chloe does not agree.")
            assert at_table(driver).match.moves


def test_those_at_the_screen_agree_before_phones_are_asked(tmp_path: Path) -> None:
    with three(tmp_path, (0, 1)) as (driver, phones):
        driver.tap(pygame.KSCAN_F5)
        until(driver, lambda: isinstance(driver.top, AskScene))
        click(driver, "yes")
        for phone in phones:
            agree(phone)
        until(driver, lambda: not at_table(driver).match.moves)


def test_nobody_at_the_screen_moves_again_for_somebody_with_a_phone(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, phones):
        phones[0].say(say="undo")
        for phone in phones[1:]:
            agree(phone)
        match = at_table(driver).match
        until(driver, lambda: not match.moves)
        driver.tap(pygame.KSCAN_F6)
        driver.run(100)
        assert not match.moves and match.undone
        assert at_table(driver).toasts.spoken == driver.house.words("refusal-redo-phone")


def test_whoever_comes_to_the_screen_before_they_agreed_is_asked_there(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, phones):
        driver.tap(pygame.KSCAN_F5)
        for phone in phones[1:]:
            agree(phone)
        shown(phones[0], "vote")
        driver.house.phones.take_back(0)
        until(driver, lambda: isinstance(driver.top, AskScene))
        assert at_table(driver).match.moves
        click(driver, "yes")
        driver.run(100)
        assert not at_table(driver).match.moves


def test_a_vote_ends_when_the_phones_are_let_go(tmp_path: Path) -> None:
    with three(tmp_path) as (driver, phones):
        driver.tap(pygame.KSCAN_F5)
        shown(phones[1], "vote")
        lending = at_table(driver).lending
        lending.shut()
        driver.run(200)
        lending.open()
        driver.run(200)
        assert at_table(driver).match.moves
