"""The page in a real browser: joining, playing by touch, keys and screen readers, coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from playwright.sync_api import Browser

from game.registry import open_games
from scenes.phones.site import SAID_BY_ITSELF
from tests.phones.browser import ON_ITS_SIDE, UPRIGHT, Held, chromium, pocket
from tests.phones.browsers import play_in
from tests.phones.robot import GAMES
from tests.phones.room import at_table, guest, phone_at, seated, table

in_a_browser = pytest.mark.needs("chromium")
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
# The smallest and the largest pages that must do.
SIZES = (UPRIGHT, ON_ITS_SIDE, (320, 568), (1200, 800))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def findings(held: Held) -> list[str]:
    """What axe finds serious on the page as it is."""
    # A policy keeps the page from running what is not its own; the tester comes in by another way.
    found: Any = held.page.evaluate(f"(() => {{ {AXE} }})(); axe.run()")
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]
            if one["impact"] in ("serious", "critical")]  # fmt: skip


def test_not_one_line_of_the_page_names_a_game() -> None:
    folder = files("scenes.phones") / "web"
    for name in ("page.html", "page.css", "page.js"):
        text = (folder / name).read_text(encoding="utf-8").lower()
        assert not [game_id for game_id in open_games() if game_id in text]


def test_all_that_the_script_says_is_handed_to_it() -> None:
    script = (files("scenes.phones") / "web" / "page.js").read_text(encoding="utf-8")
    said = {*re.findall(r"words\.([a-z]+)", script), *re.findall(r'words\["([a-z-]+)"\]', script)}
    said.update(re.findall(r': "([a-z-]+)"', re.findall(r"const STATES = \{.*\}", script)[0]))
    assert said <= set(SAID_BY_ITSELF)


@in_a_browser
def test_whoever_scans_sits_and_plays_by_touch(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", "", "easy"])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees(".place.open"))
        held.page.tap("button[data-thing='character 2']")
        held.until(lambda: at_table(driver).match.moves)
        assert "#" in held.page.url and driver.house.phones.lent(0)
        assert not held.trouble


@in_a_browser
def test_four_letters_do_where_nothing_can_be_scanned(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        phones = driver.house.phones
        held = Held(driver, pocket(browser), f"http://{phones.hosts[0]}/")
        held.page.fill("#code", "0000")
        held.page.tap("#letters button")
        held.until(lambda: "letters" in held.page.inner_text("#why"))
        assert phones.door is not None
        held.page.fill("#code", phones.door.letters.lower())
        held.page.tap("#letters button")
        held.sit("Ben")
        assert phones.lent(1)


@in_a_browser
def test_a_page_loaded_again_goes_on_with_the_same_question(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees("#hand .place.open"))
        held.page.locator("#hand .place.open").first.tap()
        held.until(lambda: held.page.evaluate("state.page.step") == 1)
        before = held.page.evaluate("state.page")
        held.page.reload()
        held.until(lambda: held.page.evaluate("Boolean(state.page)"))
        assert held.page.evaluate("state.page") == before
        # A connection that is lost comes back by itself.
        held.page.evaluate("state.page = null; state.socket.close()")
        held.until(lambda: held.page.evaluate("Boolean(state.page)"))
        assert held.page.evaluate("state.page") == before


@in_a_browser
def test_a_card_is_laid_by_a_drag_and_read_by_a_long_press(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees("#hand .place.open"))
        held.settle()
        card = held.page.locator("#hand .place.open").first
        goal = held.page.locator("[data-thing='slot 3']")
        start, end = card.bounding_box(), goal.bounding_box()
        assert start is not None and end is not None
        mouse = held.page.mouse
        mouse.move(start["x"] + 20, start["y"] + 20)
        mouse.down()
        mouse.move(end["x"] + 20, end["y"] + 20, steps=6)
        mouse.up()
        held.until(lambda: held.page.evaluate("state.page.step") == 2)
        places = "state.page.rows[1].places.map((one) => one.thing.split(' ')[0])"
        assert held.page.evaluate(places) == ["slot", "slot", "slot", "card", "slot"]
        box = held.page.locator("#hand .place").first.bounding_box()
        assert box is not None
        mouse.move(box["x"] + 20, box["y"] + 20)
        mouse.down()
        held.until(lambda: held.sees("#reading"))
        mouse.up()
        assert held.page.inner_text("#reads")
        held.page.tap("#reading .shut")
        assert held.page.evaluate("state.page.step") == 2


@in_a_browser
def test_all_of_it_can_be_done_with_keys(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", "easy"])) as driver:
        held = Held(driver, pocket(browser))
        held.until(lambda: held.sees("#seats button"))
        held.page.keyboard.press("Tab")
        held.page.keyboard.press("Enter")
        held.until(lambda: held.sees(".place.open"))
        for _ in range(20):
            held.page.keyboard.press("Tab")
            if held.page.evaluate("document.activeElement.classList.contains('open')"):
                break
        held.page.keyboard.press("Enter")
        held.until(lambda: at_table(driver).match.moves)


@in_a_browser
def test_what_happens_and_what_is_asked_is_said_aloud(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        held, other = Held(driver, pocket(browser)).sit("Ann"), phone_at(driver, 1)
        live = held.page.locator("#said")
        assert live.get_attribute("aria-live") == "polite"
        held.until(lambda: "choose your animal" in live.inner_text())
        held.page.tap("button[data-thing='character 2']")
        other.until(lambda: other.page["asked"])
        other.pick("character 0")
        held.until(lambda: "Ben is the Bear." in live.inner_text())
        closed = held.page.locator(".place.closed")
        assert closed.count() == 0 or closed.first.get_attribute("aria-disabled") == "true"


@in_a_browser
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_page(
    game_id: str, scheme: Any, tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated(game_id, ["", "easy"], 32)) as driver:
        held = Held(driver, pocket(browser, color_scheme=scheme))
        held.until(lambda: held.sees("#seats button"))
        assert not findings(held)
        held.sit("Ann")
        for _ in range(8):
            held.until(lambda: held.page.evaluate("state.page.asked && !state.pending"))
            held.settle()
            assert not findings(held)
            held.page.evaluate("pick(document.querySelector('.place.open').dataset.thing)")
            driver.run(100)
        held.page.tap("#more")
        held.until(lambda: held.sees("#menu"))
        assert not findings(held)


@in_a_browser
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_wider_than_the_page(game_id: str, tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated(game_id, ["", "easy"], 32)) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        for _ in range(5):
            held.until(lambda: held.page.evaluate("state.page.asked && !state.pending"))
            for wide, high in SIZES:
                held.page.set_viewport_size({"width": wide, "height": high})
                over = held.page.evaluate(
                    "[...document.querySelectorAll('#play, #play section, .places')]"
                    ".filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.id)"
                )
                assert not over, (wide, high)
            held.page.evaluate("pick(document.querySelector('.place.open').dataset.thing)")
            driver.run(100)


@in_a_browser
def test_a_table_that_closes_says_so_and_its_page_waits(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        key = held.page.evaluate("state.key")
        at_table(driver).lending.close()
        held.page.wait_for_function("document.getElementById('alert').textContent")
        assert "not open" in held.page.inner_text("#alert")
        assert held.page.evaluate("state.key") == key


@in_a_browser
def test_another_phone_at_the_seat_ends_the_page_with_a_sentence(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        held, second = Held(driver, pocket(browser)).sit("Ann"), guest(driver)
        second.heard("seats")
        second.say(say="take", seat=0)
        second.heard("notice")
        driver.house.phones.nod(0)
        held.until(lambda: held.sees("#wait"))
        assert "Another phone holds your cards" in held.page.inner_text("#why")


@in_a_browser
@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_played_in_a_browser(game_id: str, tmp_path: Path, browser: Browser) -> None:
    played = play_in(browser, game_id, 5, tmp_path, most=12)
    assert played.over or played.choices == 12
