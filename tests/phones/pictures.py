"""Pictures of the page for every kind of question of every game, upright and on its side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from pygame import KSCAN_ESCAPE

from game.journal import Journal
from scenes.menus.pause import PauseScene
from scenes.words import Words
from tests.phones.browser import ON_ITS_SIDE, UPRIGHT, Held, chromium, pocket
from tests.phones.mirrored import Mirrored
from tests.phones.questions import Found, questions
from tests.phones.room import Unpainted, at_table, phones_here
from tests.table.house import Driver, furnished

# By what the files are called: the language a phone asks for, and in which words it is answered.
READERS: dict[str, tuple[str, Callable[[str], Words]]] = {
    "en": ("en", Words), "de": ("de", Words), "rtl": ("en", Mirrored),
}  # fmt: skip
# A page asks by a question or by pads, and by one button where something lies over the table.
ASKS = "Boolean(state.page && (state.page.asked || state.page.pads?.length))"
COVERED = "Boolean(state.page && state.page.onward)"
WAYS = {"up": UPRIGHT, "side": ON_ITS_SIDE}


def photograph(
    game_id: str, matches: int, folder: Path, scheme: Literal["dark", "light"] = "dark"
) -> int:
    """A picture of each question in each language and both ways of holding; how many questions."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    with chromium() as browser:
        for number, found in enumerate(questions(game_id, matches), 1):
            path = folder / f"{game_id}-{number:02}-{found.name}"
            with TemporaryDirectory() as home, taken_up(Path(home), found) as driver:
                context = pocket(browser, color_scheme=scheme)
                held = asked_in(Held(driver, context, address(driver, found)), found)
                for reader, (language, words_of) in READERS.items():
                    read_in(held, found, language, words_of)
                    for way, (wide, high) in WAYS.items():
                        held.page.set_viewport_size({"width": wide, "height": high})
                        held.settle()
                        held.shoot(f"{path}-{reader}-{way}.png")
                context.close()
    return number


@contextmanager
def taken_up(home: Path, found: Found) -> Iterator[Driver]:
    """The table at which that question is asked, open for phones."""
    house = furnished(home)
    house.settings.motion = "off"
    house.phones = phones_here()
    house.paths.matches.mkdir(parents=True, exist_ok=True)
    path = house.paths.matches / "asked.kibitz"
    Journal.create(path, found.record).close()
    with Unpainted(house, house.doors.taken_up(path)) as driver:
        driver.frame()
        house.phones.clock_ns = lambda: driver.now_ns
        at_table(driver).lending.open()
        yield driver


def _asks(held: Held, found: Found) -> bool:
    """Whether it is asked now. A race pauses when it is taken up, and when a page is loaded anew:
    it goes on, unless the pause is what is asked.
    """
    driver = held.driver
    if isinstance(driver.top, PauseScene) and not found.stopped:
        driver.tap(KSCAN_ESCAPE)
        driver.run(3000)
    return bool(held.page.evaluate(ASKS if driver.top is at_table(driver) else COVERED))


def address(driver: Driver, found: Found) -> str:
    player = at_table(driver).lending.sitting.player_at(found.seat)
    return driver.house.phones.address(0, player)


def asked_in(held: Held, found: Found) -> Held:
    """The page on which it is asked, after the picks that lead there."""
    held.until(lambda: held.sees("#play"))
    held.until(lambda: _asks(held, found))
    for step, thing in enumerate(found.picks, 1):
        held.page.evaluate(f"pick({str(thing)!r})")
        held.until(partial(held.page.evaluate, f"state.page.step === {step}"))
    return held


def read_in(held: Held, found: Found, language: str, words_of: Callable[[str], Words]) -> None:
    """The same page in other words."""
    server = held.driver.house.phones.server
    assert server is not None
    server._words_of = words_of
    server._words.clear()
    server.site._pages.clear()
    held.page.goto(held.page.url.partition("?")[0].partition("#")[0] + f"?lang={language}")
    held.until(lambda: _asks(held, found))
