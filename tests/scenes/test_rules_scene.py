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


def all_read(scene: RulesScene) -> Iterator[str]:
    """Read on from the beginning of the first page to the end of the last."""
    scene.show(0)
    while True:
        yield f"{scene.page.name} {scene.panel.top}"
        before = (scene.at, scene.panel.top)
        scene.turn(1)
        if (scene.at, scene.panel.top) == before:
            return


def check_text(scene: RulesScene, where: str) -> None:
    """Everything lies within what can be rolled, and strips do not lie on each other."""
    paper = scene.paper()
    assert scene.text.strips, where
    y = 0
    for top, strip in scene.text.strips:
        assert top >= y, where
        y = top + strip.high
        for piece in strip.pieces:
            box = piece.picture.get_rect(topleft=piece.at).move(0, top)
            inside = pygame.Rect(0, 0, paper.width + 1, scene._long + 1)
            assert inside.contains(box), f"{where}: {box} in {inside}"
    assert (
        scene.narrow
        or scene.panel.most == 0
        or (paper.top + scene._long - scene.panel.most <= scene.panel.area.bottom)
    ), where
    assert not scene.text.strips[-1][1].head, f"{where} ends with a head"


@pytest.mark.sample(90)
@pytest.mark.parametrize("game_id", open_games())
@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits(tmp_path: Path, size: tuple[int, int], letters: int, game_id: str) -> None:
    guest = Guest(tmp_path, size)
    guest.house.settings.text_size = letters
    guest.house.settle()
    scene = RulesScene(guest.house, game_id)
    guest.stage.push(scene)
    guest.frames(1)
    for where in all_read(scene):
        check_text(scene, where)
    check_layout(scene, size, "the rules")
    assert scene.paper().bottom <= scene.panel["done"].box.top


@pytest.mark.sample(3)
@pytest.mark.parametrize("game_id", open_games())
def test_every_page_is_drawn_and_differs(tmp_path: Path, game_id: str) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest, game_id)
    seen = set()
    for _ in all_read(scene):
        guest.frames(1)
        seen.add(pygame.image.tobytes(guest.screen.subsurface(scene.paper()), "RGB"))
    assert len(seen) == sum(1 for _ in all_read(scene))


def test_arrows_lead_everywhere_on_the_first_and_on_the_last_page(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    check_reach(scene, "the first page")
    for _ in all_read(scene):
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


def test_keys_and_shoulders_turn_page_by_page(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest, page="errors")
    before = scene.at
    guest.key(pygame.KSCAN_PAGEDOWN)
    assert scene.at == before + 1
    guest.key(pygame.KSCAN_PAGEUP)
    assert scene.at == before
    guest.plug_in()
    guest.button(5)
    assert scene.at == before + 1
    guest.button(4)
    guest.button(4)
    assert scene.page.name == "duels"
    assert scene.panel.top == scene.panel.most


def test_what_is_longer_than_the_paper_is_rolled_beside_its_contents(tmp_path: Path) -> None:
    """By wheel, keys, bar and finger; the page stays, and after its end comes the next one."""
    guest = Guest(tmp_path, (1024, 640))
    scene = opened(guest, page="turns")
    panel, before = scene.panel, scene.at
    assert panel.most > 0
    contents = panel["page-turns"].box.copy()
    scene.handle(Scrolled(0, -2, scene.paper().center))
    assert panel.top > 0
    assert panel["page-turns"].box == contents
    while panel.top < panel.most:
        guest.key(pygame.KSCAN_PAGEDOWN)
        assert scene.at == before
    guest.key(pygame.KSCAN_PAGEDOWN)
    assert (scene.at, scene.panel.top) == (before + 1, 0)
    guest.key(pygame.KSCAN_PAGEUP)
    assert (scene.at, scene.panel.top) == (before, scene.panel.most)


def test_the_ends_are_the_ends(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = opened(guest)
    guest.key(pygame.KSCAN_PAGEUP)
    assert (scene.at, scene.panel.top) == (0, 0)
    assert not guest.panel["earlier"].enabled
    for _ in all_read(scene):
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
    pieces = [p for _, strip in scene.text.strips for p in strip.pieces]
    assert any(piece.mark for piece in pieces)


def test_a_hit_far_down_a_page_is_rolled_into_sight(tmp_path: Path) -> None:
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = 130
    guest.house.settle()
    scene = opened(guest)
    asked(guest, "has none left")
    hit = scene.hits[0]
    guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert scene.page.name == "errors"
    top = next(top for top, strip in scene.text.strips if strip.block == hit.block)
    assert scene.panel.top > 0
    assert 0 <= top - scene.panel.top < scene.panel.area.height


def test_a_hit_on_a_page_that_is_rolled_is_in_sight(tmp_path: Path) -> None:
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = 200
    guest.house.settle()
    scene = opened(guest)
    asked(guest, "has none left")
    hit = scene.hits[0]
    guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert scene.page.name == "errors"
    top = next(top for top, strip in scene.text.strips if strip.block == hit.block)
    assert 0 < scene.paper().top + top < guest.panel.area.height


@pytest.mark.parametrize("way", ["keys", "pointer", "gamepad"])
def test_at_twice_the_size_the_contents_are_a_list_to_choose_from(tmp_path: Path, way: str) -> None:
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = 200
    guest.house.settle()
    scene = opened(guest)
    assert guest.focus == "contents"
    guest.plug_in()
    seen = [scene.page.name]
    for _ in scene.pages[1:]:
        if way == "keys":
            guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
        elif way == "pointer":
            guest.pick("contents")
        else:
            guest.button(0)
            guest.hat(0, -1)
            guest.button(0)
        guest.frames(1)
        assert guest.panel.top == 0
        seen.append(scene.page.name)
    assert seen == [page.name for page in scene.pages]


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
