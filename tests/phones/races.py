"""Plays whole matches against time by phones: pads pressed, phones lost in the middle of a race.

python -m tests.phones sockets --game totem --matches 50
"""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

from pygame import KSCAN_ESCAPE

from game.match import Match
from game.totem.options import Options
from scenes.menus.pad_gone import PhoneGoneScene
from scenes.menus.pause import PauseScene
from tests.phones.pumped import quick_table
from tests.phones.robot import Played
from tests.phones.room import Phone, at_table, seated
from tests.table.house import FRAME_NS, Driver, totem_at

GAME = "totem"
# In how many of a thousand frames somebody presses without a reason, and how many of them lose
# their phone.
NERVOUS, LOST = 4, 2
# A match that is not over after so many frames is played on by nobody.
MOST = 240_000
# Before it goes on the table counts for so many frames.
COUNT = 180


def some_race(chance: random.Random) -> tuple[list[str], Options]:
    """Who plays, and under which options."""
    seats = chance.randint(2, 5)
    people = chance.randint(1, seats)
    options = Options(
        phones=True, deck="short", pace="frantic", hold_ms=800, rush_ms=3000, games="1",
        flip_mode=chance.choice(("auto", "own_key")), steady_grip=chance.random() < 0.3,
        two_player_form=chance.choice(("two_hands", "one_hand")),
    )  # fmt: skip
    return ["" if seat < people else "hard" for seat in range(seats)], options


def race_one(game_id: str, seed: int, home: Path, most: int = MOST) -> Played:
    """One match; `choices` counts presses."""
    chance = random.Random(seed)
    levels, options = some_race(chance)
    with quick_table(home, seated(GAME, levels, seed, options)) as (driver, sit):
        phones: list[Phone] = [sit(seat) for seat, level in enumerate(levels) if not level]
        played = Played(GAME, len(levels))
        match = at_table(driver).match
        for _ in range(most):
            if match.outcome is not None:
                break
            driver.frame(FRAME_NS)
            for phone in phones:
                _answer(phone)
            if isinstance(driver.top, PauseScene | PhoneGoneScene):
                _go_on(driver, phones)
            _press(driver, chance, phones, played)
        played.moves, played.over = len(match.moves), match.outcome is not None
        assert Match.resume(match.record()).seat(None).view == match.seat(None).view
    return played


def _answer(phone: Phone) -> None:
    """Say what time it is there, as the page does."""
    phone.listen()
    for told in phone.told:
        if told["tell"] == "time":
            phone.say(say="time", number=told["number"], own=phone.driver.now_ns / 1e6)
    phone.told.clear()


def _go_on(driver: Driver, phones: list[Phone]) -> None:
    """All phones are there again, and somebody at the screen goes on."""
    for player, phone in enumerate(phones):
        if not driver.house.phones.there(player):
            phone.come_back()
            phone.until(partial(_has_page, phone))
    driver.tap(KSCAN_ESCAPE)
    # Whoever tells no time while the table counts down would be taken for gone.
    for _ in range(COUNT):
        driver.frame(FRAME_NS)
        for phone in phones:
            _answer(phone)


def _has_page(phone: Phone) -> bool:
    return bool(phone.page)


def _press(driver: Driver, chance: random.Random, phones: list[Phone], played: Played) -> None:
    """Somebody sees a match, is nervous, turns a card, chooses, or loses their phone."""
    view = totem_at(driver).view
    for player, phone in enumerate(phones):
        pads = [pad["pad"] for pad in phone.page.get("pads", ())]
        things = phone.open_things()
        luck = chance.randrange(1000)
        if things and luck < 100:
            phone.pick(chance.choice(things))
        elif luck < LOST and view.phase == "turning":
            phone.go()
            played.odd["lost"] = played.odd.get("lost", 0) + 1
        elif pads and luck < NERVOUS + (60 if _may_grab(driver, player) else 0):
            pad, own = chance.choice(pads), driver.now_ns / 1e6
            forged = max(0.0, own - chance.choice((0, 0, 5, 1e9)))
            phone.say(say="push", pad=pad, down=True, own=forged)
            phone.say(say="push", pad=pad, down=False, own=own + chance.choice((1, 200)))
            played.choices += 1


def _may_grab(driver: Driver, player: int) -> bool:
    """Whether that player would win something now."""
    state = at_table(driver).match.state
    return any(state.chances >> hand & 1 for hand in state.hands_of(player))
