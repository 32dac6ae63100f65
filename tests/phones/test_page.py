"""The page in a real browser: joining, playing by touch, keys and screen readers, coming back."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any, Literal

import axe_playwright_python
import pygame
import pytest
from playwright.sync_api import Browser, Route

from art.theme import SEAT_COLOURS, css
from game.registry import open_games
from game.totem.options import Options
from scenes.menus.seats import SeatsScene
from scenes.phones.site import SAID_BY_ITSELF, SCRIPTS
from scenes.words import Words, languages
from tests.house.games import OF_CHOICES
from tests.phones.browser import ON_ITS_SIDE, UPRIGHT, Held, pocket, with_letters
from tests.phones.browsers import play_in
from tests.phones.firefox import play_in_firefox
from tests.phones.pictures import address, asked_in, read_in, taken_up
from tests.phones.questions import questions
from tests.phones.robot import some_match
from tests.phones.room import at_table, guest, phone_at, seat_screen, seated, table
from tests.table.house import Driver, totem_at

in_a_browser = pytest.mark.needs("chromium")
in_firefox = pytest.mark.needs("firefox-esr")
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
# What a browser leaves of an upright phone.
IN_A_FRAME = (390, 664)
# The smallest and the largest pages that must do.
SIZES = (UPRIGHT, ON_ITS_SIDE, (320, 568), (1200, 800))


@contextmanager
def choosing(home: Path) -> Iterator[Driver]:
    """The seat screen, open for phones."""
    with seat_screen(home) as driver:
        scene = driver.top
        assert isinstance(scene, SeatsScene)
        scene.lending.open()
        yield driver


def findings(held: Held) -> list[str]:
    """What axe finds serious on the page as it is, by night and by day."""
    # A policy keeps the page from running what is not its own; the tester comes in by another way.
    if not held.page.evaluate("Boolean(window.axe)"):
        held.page.evaluate(f"(() => {{ {AXE} }})()")
    found: list[Any] = []
    for scheme in SCHEMES:
        held.page.emulate_media(color_scheme=scheme)
        found += held.page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found
            if one["impact"] in ("serious", "critical")]  # fmt: skip


def asked(held: Held) -> bool:
    """Whether the page asks something that was not answered yet."""
    return bool(held.page.evaluate("state.page.asked && !state.pending"))


def take_first(held: Held) -> None:
    """Point at the first thing that is open."""
    held.page.evaluate("pick(document.querySelector('.place.open').dataset.thing)")
    held.driver.run(100)


def test_not_one_line_of_the_page_names_a_game() -> None:
    folder = files("scenes.phones") / "web"
    for name in ("page.html", "page.css", *SCRIPTS):
        text = (folder / name).read_text(encoding="utf-8").lower()
        assert not [game_id for game_id in open_games() if game_id in text]


def test_all_that_the_script_says_is_handed_to_it() -> None:
    web = files("scenes.phones") / "web"
    script = "".join((web / name).read_text(encoding="utf-8") for name in SCRIPTS)
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
def test_faces_stand_by_the_names_of_those_who_have_one(tmp_path: Path, browser: Browser) -> None:
    seating = seated("frantic", ["", "", "easy"])
    ann = replace(seating.players[0], face="juno")
    seating = replace(seating, players=(ann, *seating.players[1:]))
    drawn = "(one) => one.complete && one.naturalWidth > 0"
    with table(tmp_path, seating) as driver:
        held = Held(driver, pocket(browser))
        held.until(lambda: held.sees("#seats button"))
        buttons = held.page.locator("#seats button")
        assert [buttons.nth(n).locator("img.face").count() for n in range(3)] == [1, 0, 1]
        held.until(lambda: held.page.locator("#seats img").first.evaluate(drawn))
        held.sit("Ann")
        held.until(lambda: held.page.locator("#face").evaluate(drawn))
        assert held.sees("#face") and not held.sees("#dot")
        assert held.page.get_attribute("#face", "alt") == ""
        faces = held.page.evaluate("state.page.faces")
        assert [bool(face) for face in faces] == [True, False, True]
        # Where somebody is to be named, too.
        named = held.page.evaluate(
            "[0, 1, 2].map((seat) => { const node = placeNode();"
            " dress(node, { thing: `seat ${seat}`, name: 'Somebody', state: 'open' }, '');"
            " return node.style.getPropertyValue('--face'); })"
        )
        assert named == [f'url("{face}")' if face else "" for face in faces]
        assert not held.trouble
        ben = Held(driver, pocket(browser)).sit("Ben")
        assert ben.sees("#dot") and not ben.sees("#face")


@in_a_browser
def test_a_colour_is_chosen_by_keys_and_those_of_others_are_closed(
    tmp_path: Path, browser: Browser
) -> None:
    with choosing(tmp_path) as driver:
        held = Held(driver, pocket(browser))
        held.until(lambda: held.sees("#seats button"))
        radios = held.page.get_by_role("radio")
        names = [name.strip() for name in held.page.locator("#colours label").all_inner_texts()]
        assert radios.count() == 11 and radios.first.is_checked()
        assert names[0] == "As the seat is" and names[1].split("\n")[-1].endswith("has it")
        assert "Lime" in names and len({*names}) == 11
        closed = held.page.get_by_role("radio", disabled=True)
        assert closed.count() == held.page.locator("#seats button").count()
        assert not findings(held)
        held.page.focus("#colours input:checked")
        held.page.keyboard.press("ArrowUp")
        assert held.page.evaluate("wished()") == 9
        # Somebody else has it now; whoever is at the radio buttons stays there.
        assert isinstance(driver.top, SeatsScene)
        driver.top.roster.places[0].colour = 9
        held.until(lambda: held.page.evaluate("wished()") is None)
        assert held.page.evaluate("document.activeElement.name") == "colour"
        assert held.page.inner_text("#alert").startswith("Somebody else has that colour")
        held.page.get_by_label("Lime").check()
        held.sit("Ada")
        assert held.page.evaluate("state.page.colour") == css(SEAT_COLOURS[8].rgb)
        assert not held.trouble


@in_a_browser
def test_whatever_a_race_asks_can_be_photographed_in_every_language(
    tmp_path: Path, browser: Browser
) -> None:
    met: dict[str, list[str]] = {}
    for at, found in enumerate(questions("totem", 3)):
        with taken_up(tmp_path / str(at), found) as driver:
            held = asked_in(Held(driver, pocket(browser), address(driver, found)), found)
            for language in languages():
                read_in(held, found, language, Words)
                held.settle()
                # Whoever loads a page anew is away for a moment, and a race waits for them.
                pads = held.page.evaluate("state.page.pads?.length")
                way = "onward" if held.sees("#onward") else "pads" if pads else "asked"
                met.setdefault(found.name, []).append(way)
    assert met["totem-ask-nothing-pads"] == ["pads"] * len(languages())
    assert (
        met["totem-ask-go-on-answer"]
        == met["totem-ask-next-answer"]
        == ["onward"] * len(languages())
    )


@in_a_browser
def test_two_hands_have_most_of_a_page_either_way(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("totem", ["", "easy"], 1, Options(phones=True))) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees("#pad button"))
        for wide, high in SIZES:
            held.page.set_viewport_size({"width": wide, "height": high})
            box = held.page.locator("#pad").bounding_box()
            assert box is not None and box["height"] > high / 2, (wide, high)


@in_a_browser
def test_a_pause_ends_by_touch(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", "", "easy"])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees(".place.open"))
        assert not held.sees("#onward")
        driver.tap(pygame.KSCAN_ESCAPE)
        held.until(lambda: held.sees("#onward"))
        assert findings(held) == []
        held.page.tap("#onward")
        held.until(lambda: held.sees(".place.open"))
        assert driver.top is at_table(driver) and not held.sees("#onward")


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
def test_a_line_that_died_in_its_sleep_is_dialled_anew(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees("#hand .place.open"))
        before = held.page.evaluate("state.page")
        # It looks open, and nothing that is said on it arrives any more, here or there.
        held.page.evaluate(
            "state.page = null; state.socket.send = () => {}; state.socket.onmessage = () => {};"
            " began = Date.now()"
        )
        held.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        held.until(lambda: held.page.evaluate("Boolean(state.page)"))
        assert held.page.evaluate("Date.now() - began") < 2000
        # The old line is told that another has its seat: that is this phone itself.
        driver.run(300)
        assert held.page.evaluate("state.page") == before and held.sees("#play")
        assert not held.trouble


@in_a_browser
def test_nothing_is_dialled_in_vain_while_the_table_is_closed(
    tmp_path: Path, browser: Browser
) -> None:
    # A browser punishes that: it would wait for seconds when the table is open again.
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees("#hand .place.open"))
        back, phones = driver.house.phones.kept(), driver.house.phones
        held.page.evaluate(
            "() => { const Real = WebSocket; window.dialled = 0; window.WebSocket ="
            " function (to) { window.dialled += 1; return new Real(to); }; }"
        )
        at_table(driver).lending.close()
        held.until(lambda: held.page.evaluate("state.tries > 3"))
        assert held.page.evaluate("dialled") == 0
        held.page.evaluate("state.page = null")
        phones.open(back)
        phones.move_to(at_table(driver).lending, None)
        held.until(lambda: held.page.evaluate("Boolean(state.page)"))
        assert held.page.evaluate("dialled") == 1


@in_a_browser
def test_a_line_that_is_alive_stays(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees("#hand .place.open"))
        held.page.evaluate("first = state.socket; window.dispatchEvent(new Event('online'))")
        began = time.monotonic()
        held.until(lambda: time.monotonic() - began > 1.5)
        assert held.page.evaluate("state.socket === first")


@pytest.mark.sample(2)
@in_a_browser
@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on-its-side"])
def test_a_line_is_laid_by_dragging_and_tapping_and_a_card_is_read_by_a_long_press(
    size: tuple[int, int], tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        held = Held(driver, pocket(browser, size)).sit("Ann")
        held.until(lambda: held.sees("#hand .place.open"))
        held.settle()
        held.drag("#hand .place.open", "[data-thing='slot 3']")
        held.until(lambda: held.page.evaluate("state.page.step") == 2)
        places = "state.page.rows[1].places.map((one) => one.thing.split(' ')[0])"
        assert held.page.evaluate(places) == ["slot", "slot", "slot", "card", "slot"]
        held.settle()
        held.page.locator("#hand .place.open").first.tap()
        held.until(lambda: held.page.evaluate("state.page.step") == 3)
        held.page.tap("[data-thing='slot 4']")
        held.until(lambda: held.page.evaluate("state.page.step") == 4)
        assert held.page.evaluate(places) == ["slot", "slot", "slot", "card", "card"]
        with held.resting("#hand .place"):
            held.until(lambda: held.sees("#reading"))
        assert held.page.inner_text("#reads")
        held.page.tap("#reading .shut")
        assert held.page.evaluate("state.page.step") == 4
        # Nothing is laid while the table has not heard of what was touched before.
        held.page.evaluate("state.pending = true")
        held.drag("#hand .place.open", "[data-thing='slot 1']")
        assert not held.page.evaluate("state.next")


@pytest.mark.sample(2)
@in_a_browser
@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on-its-side"])
def test_a_move_is_taken_back_if_the_others_agree_on_their_pages(
    size: tuple[int, int], tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        match = at_table(driver).match
        one = Held(driver, pocket(browser, size)).sit("Ann")
        other = Held(driver, pocket(browser, size)).sit("Ben")
        one.until(lambda: one.sees(".place.open"))
        for button, left in (("#no", 1), ("#yes", 0)):
            if not match.moves:
                one.page.tap("button[data-thing='character 2']")
            one.until(lambda: match.moves)
            one.page.tap("#more")
            one.until(lambda: one.page.is_enabled("#undo"))
            one.page.tap("#undo")
            other.until(lambda: other.sees("#vote"))
            assert "Ann" in other.page.inner_text("#votes")
            # Whoever listens hears of it, too.
            asks = "Ann would like to take their move back."
            assert asks in other.page.inner_text("#said")
            other.page.tap(button)
            other.until(lambda: not other.sees("#vote"))
            driver.run(100)
            assert len(match.moves) == left
        one.until(lambda: asked(one))


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
        # What was pressed has gone; whoever pressed it is at the next question.
        held.until(lambda: held.page.evaluate("!document.querySelector('.place.open')"))
        assert held.page.evaluate("document.activeElement.id") == "text"


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


@pytest.mark.sample(5)
@in_a_browser
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_axe_finds_nothing_serious_on_any_page(
    game_id: str, tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated(game_id, ["", "easy"], 32)) as driver:
        held = Held(driver, pocket(browser))
        held.until(lambda: held.sees("#seats button"))
        assert not findings(held)
        held.sit("Ann")
        for _ in range(4):
            held.until(lambda: asked(held))
            held.settle()
            assert not findings(held)
            take_first(held)
        held.page.tap("#more")
        held.until(lambda: held.sees("#menu"))
        assert not findings(held)


# How far the page, and the question within it, reach beyond what is seen (px), and which buttons
# are out of reach or too small for a finger.
ROOM = """(() => {
  const { scrollHeight, clientHeight } = document.getElementById("question");
  const beyond = document.documentElement.scrollWidth - screen.width;
  const buttons = [...document.querySelectorAll("header button, .pad button")].filter((one) => {
    const { left, right, width, height } = one.getBoundingClientRect();
    return width && (left < 0 || right > screen.width || width < 44 || height < 44);
  });
  return [Math.max(0, beyond), scrollHeight - clientHeight, buttons.map((one) => one.id)];
})()"""


@in_a_browser
@pytest.mark.parametrize("game_id", open_games())
def test_letters_twice_as_large_leave_the_question_and_all_buttons_within_reach(
    game_id: str, tmp_path: Path, browser: Browser
) -> None:
    with with_letters(browser, 32) as large:
        for number, found in enumerate(islice(questions(game_id, 1), 3)):
            with taken_up(tmp_path / str(number), found) as driver:
                context = pocket(large)
                held = asked_in(Held(driver, context, address(driver, found)), found)
                for wide, high in SIZES[:3]:
                    held.page.set_viewport_size({"width": wide, "height": high})
                    assert held.page.evaluate(ROOM) == [0, 0, []], (found.name, wide, high)
                context.close()


@pytest.mark.sample(5)
@in_a_browser
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_nothing_is_wider_than_the_page(game_id: str, tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated(game_id, ["", "easy"], 32)) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        for _ in range(5):
            held.until(lambda: asked(held))
            for wide, high in SIZES:
                held.page.set_viewport_size({"width": wide, "height": high})
                over = held.page.evaluate(
                    "[...document.querySelectorAll('#play, #play section, .places')]"
                    ".filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.id)"
                )
                assert not over, (wide, high)
            take_first(held)


@pytest.mark.sample(3)
@in_a_browser
@pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE, IN_A_FRAME], ids=str)
def test_all_of_a_hand_and_all_boxes_are_in_sight(
    size: tuple[int, int], tmp_path: Path, browser: Browser
) -> None:
    hidden = (
        "[...document.querySelectorAll('#hand .place, .boxes .place')].filter((one) => {"
        " const box = one.getBoundingClientRect(), part = one.closest('section');"
        " const seen = part.getBoundingClientRect();"
        " return box.bottom > seen.bottom + 1 || box.right > seen.right + 1; }).length"
    )
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        other = phone_at(driver, 1)
        held = Held(driver, pocket(browser, size)).sit("Ann")
        held.until(lambda: held.sees(".place.open"))
        held.page.tap("button[data-thing='character 2']")
        other.until(lambda: other.page["asked"])
        other.pick("character 0")
        held.until(lambda: held.sees(".boxes"))
        held.settle()
        held.until(lambda: held.page.evaluate(hidden) == 0)
        wide = held.page.eval_on_selector_all(
            "#hand .card", "all => all.map((one) => one.getBoundingClientRect().width)"
        )
        assert len(wide) > 10 and min(wide) > 34
        # What reads from the left does so in every language.
        assert held.page.locator(".place .name").first.get_attribute("dir") == "auto"


@in_a_browser
def test_pads_are_pressed_by_fingers_and_keys(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = Options(phones=True, flip_mode="own_key")
    with table(tmp_path, seated("totem", ["", "easy"], 1, options)) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: "exact" in held.page.inner_text("#unsure"))
        assert not findings(held)
        heard: list[tuple[str, bool]] = []
        monkeypatch.setattr(totem_at(driver), "heard",
                            lambda press: heard.append((press.control, press.pressed)))  # fmt: skip
        held.page.locator("#pad button").nth(2).tap()
        held.until(lambda: len(heard) == 2)
        held.page.locator("#pad button").nth(1).focus()
        held.page.keyboard.press("Space")
        held.until(lambda: len(heard) == 4)
        assert heard == [(f"phone:0:{slot}", goes) for slot in ("0/grab", "1/flip")
                         for goes in (True, False)]  # fmt: skip
        for wide, high in SIZES:
            held.page.set_viewport_size({"width": wide, "height": high})
            box = held.page.locator("#pad button").first.bounding_box()
            assert box is not None and box["width"] > 100 and box["height"] > 100
            assert box["y"] + box["height"] < high
        assert not held.trouble


@in_a_browser
@pytest.mark.parametrize("language", languages())
def test_seats_to_choose_from_fit_the_page_with_letters_twice_as_large(
    language: str, tmp_path: Path, browser: Browser
) -> None:
    seating = seated("nyet", ["", "easy"])
    with with_letters(browser, 32) as large, table(tmp_path, seating) as driver:
        phone_at(driver, 0)
        context = pocket(large, language=language)
        held = Held(driver, context)
        held.until(lambda: held.sees("#seats button"))
        for wide, high in SIZES[:3]:
            held.page.set_viewport_size({"width": wide, "height": high})
            right = (
                "[...document.querySelectorAll('#seats *')].map("
                "(one) => one.getBoundingClientRect().right)"
            )
            assert max(held.page.evaluate(right)) <= wide
            assert held.page.evaluate("document.documentElement.scrollWidth") <= wide
        context.close()


@in_a_browser
def test_whoever_plays_by_keys_is_at_the_pad_again_after_a_pause(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("totem", ["", "easy"], 1, Options(phones=True))) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees("#pad button"))
        held.page.locator("#pad button").first.focus()
        driver.tap(pygame.KSCAN_ESCAPE)
        held.until(lambda: held.sees("#onward"))
        assert held.page.evaluate("document.activeElement.id") == "text"
        driver.tap(pygame.KSCAN_ESCAPE)
        held.until(lambda: held.sees("#pad button"))
        assert held.page.evaluate("Boolean(document.activeElement.closest('.pad'))")


def spoilt(route: Route) -> None:
    """Hand on a page with a script that cannot be read."""
    found = route.fetch()
    body = found.text().replace('"use strict";', "let 1 = ?.;")
    policy = {"content-security-policy": "script-src 'unsafe-inline'; style-src 'unsafe-inline'"}
    route.fulfill(response=found, body=body, headers={"content-type": "text/html", **policy})


# What the style takes for granted: browsers came to know these after dialogs.
LAID_OUT = ("dvh", ":has(")


@in_a_browser
@pytest.mark.parametrize("lacks", ["a new script", "dialogs", *LAID_OUT])
def test_an_old_browser_gets_a_sentence(lacks: str, tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        context = pocket(browser)
        if lacks == "dialogs":
            context.add_init_script("delete window.HTMLDialogElement")
        elif lacks in LAID_OUT:
            context.add_init_script(
                "const supports = CSS.supports.bind(CSS);"
                f" CSS.supports = (...asked) => !asked.join().includes('{lacks}')"
                " && supports(...asked);"
            )
        else:
            # What cannot be read is as good as not there.
            context.route("**/", spoilt)
        held = Held(driver, context)
        old = held.page.locator("#old")
        if lacks == "a new script":
            assert not old.is_visible()
            held.page.evaluate("document.getAnimations().forEach((one) => one.finish())")
        assert old.is_visible() and "too old" in old.inner_text()


@in_a_browser
def test_a_phone_that_cannot_reach_the_table_says_what_to_try(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        context = pocket(browser)
        context.route_web_socket("**/socket", lambda socket: socket.close(code=1011))
        held = Held(driver, context)
        held.until(lambda: "does not answer" in held.page.inner_text("#why"))
        assert "guest network" in held.page.inner_text("#why")


@in_a_browser
def test_a_table_that_closes_says_so_and_its_page_waits(tmp_path: Path, browser: Browser) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        key = held.page.evaluate("state.key")
        at_table(driver).lending.close()
        held.page.wait_for_function("document.getElementById('alert').textContent")
        assert "not open" in held.page.inner_text("#alert")
        assert held.page.evaluate("state.key") == key


# Whether what is said lies above all else.
ON_TOP = """(() => {
  const alert = document.getElementById("alert"), { x, y, width, height } = alert
    .getBoundingClientRect();
  alert.style.pointerEvents = "auto";
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  alert.style.pointerEvents = "";
  return top === alert;
})()"""


@in_a_browser
@pytest.mark.parametrize("dialog", ["menu", "reading"])
def test_what_is_said_is_seen_and_heard_before_an_open_dialog(
    dialog: str, tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.until(lambda: held.sees(".place.open"))
        alert, status = held.page.get_by_role("alert"), held.page.get_by_role("status")
        for by_key in (False, True):
            if dialog == "menu":
                held.page.tap("#more")
            else:
                held.page.evaluate("read(document.querySelector('.place'))")
            held.until(lambda: held.sees(f"#{dialog}"))
            held.page.evaluate("warn('Something is wrong.'); announce('Somebody is asked.')")
            assert held.page.evaluate(ON_TOP)
            # Who listens finds nothing that lies behind a dialog.
            tree = held.page.locator(f"#{dialog}").aria_snapshot()
            assert "Something is wrong." in tree and "Somebody is asked." in tree
            assert not findings(held)
            if by_key:
                held.page.keyboard.press("Escape")
            else:
                held.page.tap(f"#{dialog} .shut")
            held.until(lambda: not held.sees(f"#{dialog}"))
            held.page.evaluate("warn('Something else is wrong.'); announce('Another is asked.')")
            held.until(lambda: held.page.evaluate(ON_TOP))
            assert "else" in alert.inner_text() and "Another" in status.inner_text()
        assert not held.trouble


# Counts how often something new is written there.
COUNT = """(where) => {
  window.written = 0;
  new MutationObserver((all) => { window.written += all.filter((one) => one.addedNodes.length)
    .length; }).observe(document.getElementById(where), { childList: true });
}"""


@in_a_browser
def test_while_a_table_does_not_answer_that_is_said_once_and_stays(
    tmp_path: Path, browser: Browser
) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        held = Held(driver, pocket(browser)).sit("Ann")
        held.page.clock.install()
        held.page.evaluate(COUNT, "alert")
        at_table(driver).lending.close()
        held.until(lambda: held.sees("#alert"))
        for _ in range(20):
            tries = held.page.evaluate("state.tries")
            held.page.clock.run_for(1000)
            held.page.wait_for_function("(tries) => state.tries > tries", arg=tries)
            assert "not open" in held.page.inner_text("#alert")
        assert held.page.evaluate("written") == 1
        # Where there is no hand yet it stands on the page, and is said once, too.
        held.page.evaluate("state.page = null; state.tries = 2; lost(words.closed)")
        held.page.evaluate(COUNT, "said")
        held.page.evaluate("lost(words.closed); lost(words.lost); lost(words.lost)")
        assert held.page.evaluate("written") == 1 and "answer" in held.page.inner_text("#why")


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


@pytest.mark.sample(5)
@in_a_browser
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_match_is_played_in_a_browser(game_id: str, tmp_path: Path, browser: Browser) -> None:
    # Every seat takes a browser of its own: few are enough.
    seed = next(seed for seed in range(100) if some_match(game_id, seed)[0] <= 3)
    played = play_in(browser, game_id, seed, tmp_path, most=6)
    assert played.over or played.choices == 6


@pytest.mark.at_length
@in_firefox
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_match_is_played_in_firefox(game_id: str, tmp_path: Path) -> None:
    seed = next(seed for seed in range(100) if some_match(game_id, seed)[0] <= 3)
    played = play_in_firefox(game_id, seed, tmp_path, most=6)
    assert played.over or played.choices == 6
