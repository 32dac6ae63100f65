"""The rules in the app: every page fits every window, can be reached, searched, and left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.registry import SHELF, is_open, open_games
from scenes.input.signals import Scrolled
from scenes.menus.pause import PauseScene
from scenes.menus.rules import HITS, RulesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table
from tests.scenes.guest import Guest
from tests.scenes.test_menus import check_layout, check_reach

SIZES = [(1024, 640), (1280, 720), (1600, 1200), (2560, 1080), (3840, 2160)]
TOTEM = "totem"


def opened(guest: Guest, game_id: str = TOTEM, page: str | None = None) -> RulesScene:
    guest.stage.push(StartScene(guest.house))
    scene = RulesScene(guest.house, game_id, page)
    guest.enter(scene)
    return scene


def every_sheet(scene: RulesScene) -> Iterator[str]:
    """Turn from the first sheet of the first page to the last of the last."""
    scene.show(0)
    while True:
        yield f"{scene.page.name} {scene.sheet + 1}"
        before = (scene.at, scene.sheet)
        scene.turn(1)
        if (scene.at, scene.sheet) == before:
            return


def check_sheet(scene: RulesScene, where: str) -> None:
    """Everything on the sheet lies inside the paper, and strips do not lie on each other."""
    paper, sheet = scene.paper(), scene._sheets[scene.sheet]
    assert sheet.strips, where
    y = 0
    for top, strip in sheet.strips:
        assert top >= y, where
        y = top + strip.high
        for piece in strip.pieces:
            box = piece.picture.get_rect(topleft=piece.at).move(0, top)
            inside = pygame.Rect(0, 0, paper.width + 1, paper.height + 1)
            assert inside.contains(box), f"{where}: {box} in {inside}"
    assert not sheet.strips[-1][1].head, f"{where} ends with a head"


@pytest.mark.parametrize("game_id", open_games())
@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits(
    tmp_path: Path, size: tuple[int, int], letters: int, game_id: str
) -> None:
    guest = Guest(tmp_path, size)
    guest.house.settings.text_size = letters
    guest.house.settle()
    scene = opened(guest, game_id)
    for where in every_sheet(scene):
        check_sheet(scene, where)
    check_layout(scene, size, "the rules")
    assert scene.paper().bottom <= scene.panel["done"].box.top


@pytest.mark.parametrize("game_id", open_games())
def test_every_page_is_drawn_and_differs(tmp_path: Path, game_id: str) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest, game_id)
    seen = set()
    for _ in every_sheet(scene):
        guest.frames(1)
        seen.add(pygame.image.tobytes(guest.screen.subsurface(scene.paper()), "RGB"))
    assert len(seen) == sum(1 for _ in every_sheet(scene))


def test_arrows_lead_everywhere_on_the_first_and_on_the_last_page(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    check_reach(scene, "the first page")
    for _ in every_sheet(scene):
        pass
    check_reach(scene, "the last page")


# Turning pages


def test_the_arrows_open_the_page_whose_line_they_reach(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    assert guest.focus == "page-start"
    guest.key(pygame.KSCAN_DOWN)
    assert scene.page.name == "turns"
    guest.key(pygame.KSCAN_DOWN, pygame.KSCAN_UP)
    assert scene.page.name == "turns"


def test_a_pointer_passing_by_opens_nothing_but_a_click_does(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    guest.point(guest.panel["page-errors"].box.center)
    assert scene.page.name == "start"
    guest.click("page-errors")
    assert scene.page.name == "errors"
    guest.tap("page-last")
    assert scene.page.name == "last"


def test_keys_wheel_and_shoulders_turn_page_by_page(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest, page="errors")
    before = scene.at
    guest.key(pygame.KSCAN_PAGEDOWN)
    assert scene.at == before + 1
    guest.key(pygame.KSCAN_PAGEUP)
    assert scene.at == before
    scene.handle(Scrolled(0, -1, (600, 300)))
    assert scene.at == before + 1
    guest.plug_in()
    guest.button(4)
    assert scene.at == before
    scene.handle(Scrolled(0, 1, (600, 300)))
    assert scene.page.name == "duels"
    assert scene.sheet == len(scene._sheets) - 1


def test_the_ends_are_the_ends(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    guest.key(pygame.KSCAN_PAGEUP)
    assert (scene.at, scene.sheet) == (0, 0)
    assert not guest.panel["earlier"].enabled
    for _ in every_sheet(scene):
        pass
    assert not guest.panel["later"].enabled
    assert guest.panel["earlier"].enabled


def test_a_page_asked_for_is_open_at_once_and_an_unknown_one_is_the_first(
    tmp_path: Path,
) -> None:
    guest = Guest(tmp_path)
    assert RulesScene(guest.house, TOTEM, "few").page.name == "few"
    assert RulesScene(guest.house, TOTEM, "nonsense").page.name == "start"


# Searching


def asked(guest: Guest, text: str) -> None:
    guest.click("search")
    guest.type(text)
    guest.frames(2)


def test_what_is_typed_is_looked_up_at_once_and_enter_jumps_there(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    asked(guest, "right of way")
    assert [scene.pages[hit.page].name for hit in scene.hits][:2] == ["time", "time"]
    guest.key(pygame.KSCAN_RETURN)
    assert guest.focus == "hit-0"
    check_layout(scene, (1280, 720), "what was found")
    check_reach(scene, "what was found")
    guest.key(pygame.KSCAN_RETURN)
    guest.frames(2)
    assert scene.page.name == "time"
    assert guest.focus == "page-time"
    pieces = [p for _, strip in scene._sheets[scene.sheet].strips for p in strip.pieces]
    assert any(piece.mark for piece in pieces)


def test_a_hit_on_a_later_sheet_opens_that_sheet(tmp_path: Path) -> None:
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = 130
    guest.house.settle()
    scene = opened(guest)
    asked(guest, "has none left")
    hit = scene.hits[0]
    guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert scene.page.name == "errors"
    assert scene.sheet > 0
    assert hit.block in scene._sheets[scene.sheet].blocks


def test_a_hit_on_a_page_that_is_rolled_is_in_sight(tmp_path: Path) -> None:
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = 200
    guest.house.settle()
    scene = opened(guest)
    asked(guest, "has none left")
    hit = scene.hits[0]
    guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert scene.page.name == "errors"
    top = next(top for top, strip in scene._sheets[0].strips if strip.block == hit.block)
    assert 0 < scene.paper().top + top < guest.panel.seen


@pytest.mark.parametrize("way", ["keys", "pointer", "gamepad"])
def test_at_twice_the_size_the_contents_are_a_line_to_step_through(
    tmp_path: Path, way: str
) -> None:
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = 200
    guest.house.settle()
    scene = opened(guest)
    assert guest.focus == "contents"
    guest.plug_in()
    seen = []
    for _ in scene.pages:
        seen.append(scene.page.name)
        if way == "keys":
            guest.key(pygame.KSCAN_RETURN)
        elif way == "pointer":
            guest.click("contents", 0.9)
        else:
            guest.button(0)
        guest.frames(1)
        assert guest.panel.top == 0
    assert seen == [page.name for page in scene.pages]
    assert scene.page.name == seen[0]


def test_more_hits_than_there_is_room_for_are_counted(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    asked(guest, "card")
    guest.key(pygame.KSCAN_RETURN)
    assert len(scene.hits) > HITS
    keys = [widget.key for widget in guest.panel.widgets if widget.key.startswith("hit-")]
    assert len(keys) == HITS


def test_nothing_found_says_so_and_escape_leads_back_to_the_page(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest, page="errors")
    asked(guest, "xyzzy")
    guest.key(pygame.KSCAN_RETURN)
    assert scene.searching
    assert scene.hits == []
    guest.frames(2)
    guest.key(pygame.KSCAN_ESCAPE)
    assert not scene.searching
    assert scene.page.name == "errors"
    assert guest.top is scene


def test_a_second_search_takes_the_place_of_the_first(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    asked(guest, "pot")
    guest.key(pygame.KSCAN_RETURN)
    first = scene.hits
    asked(guest, "rush")
    assert scene.hits != first
    assert not [w for w in guest.panel.widgets if w.key.startswith("hit-") and w.enabled]
    guest.key(pygame.KSCAN_RETURN)
    assert guest.focus == "hit-0"


def test_giving_up_a_search_shows_the_page_again(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest, page="last")
    asked(guest, "pot")
    guest.key(pygame.KSCAN_ESCAPE)
    assert not scene.searching
    assert guest.top is scene
    assert scene.page.name == "last"


# Coming and going


def test_the_start_screen_and_the_seats_open_the_rules_and_get_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    start = StartScene(guest.house)
    guest.enter(start)
    guest.click("rules")
    assert isinstance(guest.top, RulesScene)
    guest.frames(2)
    guest.key(pygame.KSCAN_ESCAPE)
    assert guest.stage.scenes == [start]
    guest.click("box-totem")
    seats = guest.top
    assert isinstance(seats, SeatsScene)
    before = seats.roster.seating()
    guest.click("rules")
    assert isinstance(guest.top, RulesScene)
    guest.click("done")
    assert guest.top is seats
    assert seats.roster.seating() == before


def test_a_box_has_rules_if_it_is_open(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    for game_id in SHELF:
        guest.point(guest.panel[f"box-{game_id}"].box.center)
        assert guest.panel["rules"].enabled == is_open(game_id)


def test_the_pause_opens_the_rules_and_stays_a_pause(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    table = lay_table(guest.house, default_seating(TOTEM, guest.house.words, 5))
    guest.enter(table)
    guest.frames(150)
    guest.key(pygame.KSCAN_ESCAPE)
    assert isinstance(guest.top, PauseScene)
    guest.frames(2)
    guest.click("rules")
    assert isinstance(guest.top, RulesScene)
    guest.frames(2)
    guest.key(pygame.KSCAN_F1)
    assert isinstance(guest.top, PauseScene)
    guest.stage.clear()
