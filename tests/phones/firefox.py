"""Whole matches in Firefox: every seat a page of its own, with taps, reloads and lost lines.

Firefox is worked by WebDriver BiDi, which it speaks by itself: JSON over a socket.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from game.match import Match
from tests.phones.robot import Played, some_match
from tests.phones.room import at_table, seated, table, until
from tests.table.house import NAMES, Driver

PROGRAM = "firefox-esr"
MOST, ODD = 3000, 40
ANSWERS_IN_S = 60.0


class Firefox:
    """The browser, without a window."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._asked = socket, 0
        # Errors and warnings of all pages.
        self.trouble: list[str] = []
        self.do("session.new", capabilities={})
        self.do("session.subscribe", events=["log.entryAdded"])

    def do(self, method: str, **params: Any) -> Any:
        """What comes of a command. Raises AssertionError if Firefox refuses it."""
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=ANSWERS_IN_S))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] != "info":
                self.trouble.append(str(told["params"]["text"]))
            if told.get("id") == self._asked:
                assert told["type"] == "success", told
                return told["result"]

    def page(self, address: str) -> Page:
        """A page of somebody who shares nothing with the others."""
        owner = self.do("browser.createUserContext")["userContext"]
        context = self.do("browsingContext.create", type="tab", userContext=owner)["context"]
        return Page(self, context, address)


class Page:
    """One page, as its owner sees it."""

    def __init__(self, firefox: Firefox, context: str, address: str) -> None:
        self._firefox, self._context = firefox, context
        firefox.do("browsingContext.navigate", context=context, url=address, wait="complete")

    def tells(self, expression: str) -> Any:
        """What an expression is there."""
        told = self._firefox.do(
            "script.evaluate", expression=f"JSON.stringify({expression})", awaitPromise=False,
            target={"context": self._context},
        )  # fmt: skip
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def tap(self, selector: str) -> None:
        """A finger goes down and up on the middle of something."""
        spot = self.tells(
            "(() => { const one = document.querySelector(" + json.dumps(selector) + ");"
            " one.scrollIntoView({ block: 'center' }); const box = one.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        touch = [
            {"type": "pointerMove", "x": round(spot[0]), "y": round(spot[1])},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0},
        ]  # fmt: skip
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
        self._firefox.do(
            "input.performActions", context=self._context, actions=[{**finger, "actions": touch}]
        )

    def reload(self) -> None:
        self._firefox.do("browsingContext.reload", context=self._context, wait="complete")


@contextmanager
def firefox() -> Iterator[Firefox]:
    """The browser of the system, with nothing kept from before."""
    with TemporaryDirectory() as profile:
        process = subprocess.Popen(
            [PROGRAM, "--headless", "--no-remote", "--profile", profile,
             "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            assert process.stderr is not None
            found = (re.search(r"BiDi listening on (ws://\S+)", line) for line in process.stderr)
            address = next(match[1] for match in found if match)
            with connect(f"{address}/session", max_size=None, compression=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.communicate()


def play_in_firefox(game_id: str, seed: int, home: Path, most: int = MOST) -> Played:
    """One match, all of it by touch."""
    seats, options = some_match(game_id, seed)
    chance = random.Random(seed)
    with (
        firefox() as browser, table(home, seated(game_id, [""] * seats, seed, options)) as driver
    ):  # fmt: skip
        pages = [_sit(driver, browser, NAMES[seat]) for seat in range(seats)]
        match = at_table(driver).match
        played = Played(game_id, seats)

        def asked() -> list[Page]:
            # To ask a browser takes longer than a frame: the table need not wait for that.
            driver.run(100)
            found = [page for page in pages if page.tells(
                "Boolean(state.page && state.page.asked && !state.pending)")]  # fmt: skip
            return found or (pages[:1] if match.outcome is not None else [])

        while match.outcome is None and played.choices < most:
            page = chance.choice(until(driver, asked))
            if match.outcome is not None:
                break
            if chance.randrange(1000) < ODD:
                what = chance.choice(("reload", "lost"))
                played.odd[what] = played.odd.get(what, 0) + 1
                _be_odd(driver, page, what)
            else:
                _choose(driver, page, chance)
                played.choices += 1
        assert not browser.trouble, browser.trouble
        played.moves, played.over = len(match.moves), match.outcome is not None
        assert Match.resume(match.record()).outcome == match.outcome
    return played


def _sit(driver: Driver, browser: Firefox, name: str) -> Page:
    """Whoever scanned takes the seat of that name."""
    page = browser.page(driver.house.phones.address())
    seat = "[...document.querySelectorAll('#seats button')].findIndex(" \
           f"(one) => one.textContent.includes({json.dumps(name)}))"  # fmt: skip
    at = until(driver, lambda: page.tells(seat) + 1)
    page.tells(f"document.querySelectorAll('#seats button')[{at - 1}].setAttribute('id', 'mine')")
    page.tap("#mine")
    until(driver, lambda: page.tells("Boolean(state.page)"))
    return page


def _choose(driver: Driver, page: Page, chance: random.Random) -> None:
    """Touch something that is open, and wait until the page has heard of it."""
    step = "[state.page.at, state.page.step, state.page.asked]"
    before = page.tells(step)
    things = page.tells(
        "[...document.querySelectorAll('.place.open')].map((one) => one.dataset.thing)"
    )
    some = [one for one in things if "give-up" not in one] or things
    thing = chance.choice([one for one in some if one == "answer done"] or some)
    page.tap(f'.place.open[data-thing="{thing}"]')
    said = "Boolean(document.getElementById('alert').textContent)"
    until(driver, lambda: page.tells(step) != before or page.tells(said))


def _be_odd(driver: Driver, page: Page, what: str) -> None:
    """The page is loaded again, or its connection is lost."""
    if what == "reload":
        page.reload()
    else:
        page.tells("(state.page = null, state.socket.close(), 0)")
    until(driver, lambda: page.tells("Boolean(state.page)"))
