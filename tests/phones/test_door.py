"""Who may hold whose cards: keys of 128 bits, and four letters that cannot be tried out."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.phones.addresses import is_local, may_come
from scenes.phones.door import TRIES, WRONG, Door
from scenes.phones.kept import Kept, forget, keep, kept
from scenes.phones.limits import Bucket
from scenes.phones.wire import GUEST, LETTERS


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_key_has_128_bits_and_no_two_are_alike() -> None:
    keys = {Door(Clock()).lend(0) for _ in range(100)}
    assert len(keys) == 100
    assert all(len(base64.urlsafe_b64decode(key + "==")) == 16 for key in keys)


def test_each_key_opens_one_seat_and_an_old_one_none() -> None:
    door = Door(Clock())
    first, other = door.lend(0), door.lend(1)
    assert (door.who(first), door.who(other), door.who(door.key)) == (0, 1, GUEST)
    second = door.lend(0)
    assert (door.who(first), door.who(second)) == (None, 0)
    door.take_back(0)
    assert (door.who(second), door.who(other), door.who("")) == (None, 1, None)


def test_the_letters_on_the_screen_open_the_door_in_any_case() -> None:
    door = Door(Clock())
    assert door.who(door.letters.lower()) == GUEST


def test_letters_can_be_tried_a_few_times_only_and_then_they_are_others() -> None:
    clock = Clock()
    door = Door(clock)
    letters = door.letters
    for _ in range(TRIES):
        assert door.who("0000") is None
    assert not door.busy
    # Now even the right ones are not looked at.
    assert door.who(letters) is None and door.busy
    for _ in range(WRONG):
        clock.now += 10
        door.who("0000")
    assert door.letters != letters and len(door.letters) == LETTERS
    clock.now += 10
    assert door.who(door.letters) == GUEST and not door.busy


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(3, 2.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


@pytest.mark.parametrize(
    ("address", "local"),
    [("192.168.1.5", True), ("10.0.0.7", True), ("172.20.1.1", True), ("169.254.3.4", True),
     ("8.8.8.8", False), ("127.0.0.1", False), ("0.0.0.0", False), ("::1", False), ("", False)],
)  # fmt: skip
def test_only_addresses_of_a_local_network_are_bound(address: str, local: bool) -> None:
    assert is_local(address) is local


def test_who_comes_from_elsewhere_may_not_talk() -> None:
    assert may_come("192.168.1.9", "192.168.1.5") and may_come("127.0.0.1", "127.0.0.1")
    assert not may_come("93.184.216.34", "192.168.1.5")
    assert not may_come("127.0.0.1", "192.168.1.5")
    assert not may_come("", "192.168.1.5") and not may_come("", "")


def test_lent_seats_are_kept_for_one_owner_and_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "phones" / "match.json"
    assert kept(path, 2) is None
    lent = Kept(8420, {1: Door(Clock()).lend(1)})
    keep(path, lent)
    assert kept(path, 2) == lent
    assert os.name != "posix" or path.stat().st_mode & 0o077 == 0
    forget(path)
    assert kept(path, 2) is None


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 5000, '{"port": 0, "keys": {}}', '{"port": 8420, "keys": {"0": "short"}}',
     '{"port": 8420, "keys": {"2": "AAAAAAAAAAAAAAAAAAAAAA"}}', "x" * 100_000],
)  # fmt: skip
def test_a_spoilt_file_of_lent_seats_lends_none(
    tmp_path: Path, text: str, expect_log: Callable[[str], None]
) -> None:
    expect_log("lent seats could not be read")
    path = tmp_path / "match.json"
    path.write_text(text)
    assert kept(path, 2) is None
