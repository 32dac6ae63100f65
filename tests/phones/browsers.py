"""Whole matches in a real browser: every seat a page of its own, with taps, reloads, lost lines."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser

from game.match import Match
from tests.phones.browser import ON_ITS_SIDE, UPRIGHT, Held, chromium, pocket
from tests.phones.robot import Played, some_match
from tests.phones.room import at_table, seated, table
from tests.table.house import NAMES

MOST = 3000
ODD = 25
# A finger that nothing came of after so many looks touched nothing; so many do not, one after the
# other, on a page that hears.
LOOKS, MISSED = 400, 20
OPEN = ".place.open"
# Where a finger finds that thing once it is rolled into sight; nothing if something covers it.
REACH = """(thing) => {
  const node = document.querySelector(`.place.open[data-thing="${thing}"]`);
  node.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = node.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return node.contains(document.elementFromPoint(...at)) && at;
}"""


def play_in_browsers(game_id: str, seed: int, home: Path, most: int = MOST) -> Played:
    """One match, all of it by touch, in a browser of its own."""
    with chromium() as browser:
        return play_in(browser, game_id, seed, home, most)


def play_in(browser: Browser, game_id: str, seed: int, home: Path, most: int) -> Played:
    """One match, all of it by touch."""
    seats, options = some_match(game_id, seed)
    chance = random.Random(seed)
    with table(home, seated(game_id, [""] * seats, seed, options)) as driver:
        pages = []
        for seat in range(seats):
            context = pocket(browser, (UPRIGHT, ON_ITS_SIDE)[seat % 2])
            pages.append(Held(driver, context).sit(NAMES[seat]))
        match = at_table(driver).match
        played = Played(game_id, seats)

        def asked(some: Sequence[Held]) -> Held | None:
            # To ask a browser takes longer than a frame: the table need not wait for that.
            driver.run(100)
            found = (page for page in some if page.page.evaluate(
                "Boolean(state.page && state.page.asked && !state.pending)"))  # fmt: skip
            return next(found, some[0] if match.outcome is not None else None)

        missed = 0
        while match.outcome is None and played.choices < most:
            page = pages[0].until(partial(asked, chance.sample(pages, len(pages))))
            if match.outcome is not None:
                break
            if chance.randrange(1000) < ODD:
                what = chance.choice(("reload", "lost"))
                played.odd[what] = played.odd.get(what, 0) + 1
                _be_odd(page, what)
            else:
                tapped = _tap(page, chance)
                played.choices += tapped
                missed = 0 if tapped else missed + 1
                assert missed < MISSED, "the page hears nothing"
        for page in pages:
            assert not page.trouble, page.trouble
        played.moves, played.over = len(match.moves), match.outcome is not None
        assert Match.resume(match.record()).outcome == match.outcome
    return played


def _tap(page: Held, chance: random.Random) -> bool:
    """Touch something that is open, and wait until the page has heard of it.

    False: the question has gone meanwhile, as one does that others answer, too, or the thing lies
    elsewhere, because the page became another one just before.
    """
    before = page.page.evaluate("[state.page.at, state.page.step, state.page.asked]")
    things = page.page.eval_on_selector_all(OPEN, "all => all.map((one) => one.dataset.thing)")
    if not things:
        page.until(lambda: not page.page.evaluate("state.page.asked") or page.sees(OPEN))
        return False
    some = [one for one in things if "give-up" not in one] or things
    done = [one for one in some if one == "answer done"]
    thing = chance.choice(done or some)
    where = page.page.evaluate(REACH, thing)
    assert where, f"{thing} is covered"
    page.page.touchscreen.tap(*where)
    looks = count()

    def heard() -> bool:
        after = page.page.evaluate("[state.page.at, state.page.step, state.page.asked]")
        alert = page.page.evaluate("Boolean(document.getElementById('alert').textContent)")
        return bool(after != before or alert)

    def beside() -> bool:
        return next(looks) > LOOKS and not page.page.evaluate("state.pending")

    page.until(lambda: heard() or beside())
    return heard()


def _be_odd(page: Held, what: str) -> None:
    """The page is loaded again, or its connection is lost."""
    if what == "reload":
        page.page.reload()
    else:
        page.page.evaluate("state.page = null; state.socket.close()")
    page.until(lambda: page.page.evaluate("Boolean(state.page)"))
