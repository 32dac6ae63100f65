"""Card backs that are won by playing: what wins them, how they are chosen, how that is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from art.backs import BACKS
from art.theme import ALERT, PAPER
from scenes.forms import Choice
from scenes.menus.choices import ChoicesScene
from scenes.menus.house_settings import SettingsScene
from scenes.storage.collection import FEATS, missing, won
from scenes.storage.statistics import Played, SeatPlayed, add, known
from tests.scenes.guest import Guest
from tests.scenes.test_settings_scene import kept, settings

ExpectLog = Callable[[str], None]


def game(
    number: int, game_id: str = "nyet", level: str = "easy", person_won: bool = True
) -> Played:
    seats = (
        SeatPlayed("Ann", "", 1 if person_won else 2, person_won),
        SeatPlayed("Ada", level, 2 if person_won else 1, not person_won),
    )
    return Played(f"2026-01-01T10:00:{number:02}+00:00", game_id, f"m{number}", 50, seats)


def listed_backs(guest: Guest) -> ChoicesScene:
    """The list of all backs, as the settings open it."""
    settings(guest, "table")
    guest.click("back")
    assert isinstance(guest.top, ChoicesScene)
    return guest.top


def test_nothing_is_won_by_nothing_and_two_backs_are_there_from_the_beginning() -> None:
    assert won([]) == frozenset()
    assert missing([]) == {"rays": (0, 3), "stars": (0, 10), "scales": (0, 1)}
    assert set(BACKS) - set(FEATS) == {"own", "lozenges"}


def test_three_games_of_the_shelf_win_one() -> None:
    played = [game(1, "nyet"), game(2, "nyet"), game(3, "totem")]
    assert missing(played)["rays"] == (2, 3)
    assert "rays" in won([*played, game(4, "frantic")])


def test_ten_games_win_one() -> None:
    played = [game(number) for number in range(9)]
    assert missing(played)["stars"] == (9, 10)
    assert won([*played, game(9)]) == {"stars"}


def test_a_win_over_an_expert_wins_one() -> None:
    assert won([game(1, level="hard"), game(2, level="expert", person_won=False)]) == frozenset()
    assert won([game(1, level="expert")]) == {"scales"}


def test_a_back_that_is_not_won_says_what_wins_it_and_stays_where_it_is(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    add(guest.house.paths, game(1))
    listed = listed_backs(guest)
    assert [bool(listed.panel[f"choice-{n}"].says()[1]) for n in range(len(BACKS))] == [
        back in FEATS for back in BACKS
    ]
    for way in ("pointer", "keys"):
        number = BACKS.index("stars")
        if way == "pointer":
            guest.click(f"choice-{number}")
        else:
            listed.panel.to(f"choice-{number}")
            guest.key(pygame.KSCAN_RETURN)
        assert guest.top is listed
        assert "1 of 10" in listed.notice and listed.alarm
        assert guest.house.settings.back == "own"
        listed.notice = ""
    guest.click(f"choice-{BACKS.index('lozenges')}")
    assert kept(guest).back == "lozenges"


def test_why_a_back_is_not_won_is_said_of_no_other(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    listed = listed_backs(guest)
    guest.click(f"choice-{BACKS.index('stars')}")
    assert listed.foot()[0] == listed.notice
    assert listed.foot()[1] == ALERT
    guest.key(pygame.KSCAN_UP, pygame.KSCAN_UP)
    assert listed.foot()[0] == listed.panel.hint() != listed.notice
    assert listed.foot()[1] == PAPER


def test_every_back_is_seen_before_it_is_chosen(tmp_path: Path) -> None:
    """Only their names stood there: one had to win and choose a back to see it."""
    guest = Guest(tmp_path)
    listed = listed_backs(guest)
    guest.frames(2)
    looks = set()
    for number in range(1, len(BACKS)):
        box = listed.panel[f"choice-{number}"].box.move(0, -listed.panel.top)
        at = guest.panel.grid.px(6)
        seen = guest.screen.subsurface((box.left + at, box.centery - 10, 30, 20))
        looks.add(pygame.image.tobytes(seen, "RGB"))
        assert len({seen.get_at((x, y))[:3] for x in range(30) for y in range(20)}) > 8
    assert len(looks) == len(BACKS) - 1


def test_backwards_one_comes_to_what_is_won_alone(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    add(guest.house.paths, game(1, level="expert"))
    settings(guest, "table")
    seen = []
    for _ in range(4):
        guest.panel.to("back")
        guest.panel.show_focus()
        guest.key(pygame.KSCAN_BACKSPACE)
        seen.append(guest.house.settings.back)
    assert seen == ["scales", "lozenges", "own", "scales"]


def test_what_was_chosen_before_it_had_to_be_won_stays_chosen(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings.back = "rays"
    settings(guest, "table")
    row = guest.panel["back"]
    assert isinstance(row, Choice) and row.value == "rays"
    guest.click("back")
    listed = guest.top
    assert isinstance(listed, ChoicesScene)
    guest.click(f"choice-{BACKS.index('rays')}")
    assert guest.house.settings.back == "rays"
    assert isinstance(guest.top, SettingsScene)


@pytest.mark.parametrize("spoilt", [b"\xff{", b"[" * 300, b'{"when": 1}'])
def test_damaged_statistics_close_no_page_and_stay_as_they_are(
    tmp_path: Path, spoilt: bytes
) -> None:
    guest = Guest(tmp_path)
    add(guest.house.paths, game(1))
    with guest.house.paths.statistics.open("ab") as file:
        file.write(spoilt + b"\n")
    before = guest.house.paths.statistics.read_bytes()
    assert [one.match for one in known(guest.house.paths)] == ["m1"]
    settings(guest, "table")
    assert guest.house.paths.statistics.read_bytes() == before


def test_statistics_that_cannot_be_read_win_nothing(tmp_path: Path, expect_log: ExpectLog) -> None:
    guest = Guest(tmp_path)
    guest.house.paths.statistics.mkdir(parents=True)
    expect_log("cannot be opened")
    assert known(guest.house.paths) == []
