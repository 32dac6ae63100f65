"""Plays whole matches by phones alone, as people do: late, twice, with lost connections.

python -m tests.phones sockets --matches 3000
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.match import Match
from game.registry import load
from game.rules import BadOptions
from tests.house.games import TABLES
from tests.phones.pumped import quick_table
from tests.phones.room import Phone, at_table, seated
from tests.table.house import Driver

# A match that is not over after so many choices is played on by nobody: it has no end of its own.
MOST = 6000
# In how many of a thousand choices something is odd.
ODD = 60


@dataclass(slots=True)
class Played:
    """What came of a match: moves, choices made on phones, oddities, and whether it ended."""

    game: str
    seats: int
    moves: int = 0
    choices: int = 0
    odd: dict[str, int] = field(default_factory=dict)
    over: bool = False


def some_match(game_id: str, seed: int) -> tuple[int, Any]:
    """Seats and short options for a random match."""
    chance, game, known = random.Random(f"{game_id} {seed}"), load(game_id), TABLES[game_id]
    seats = chance.randint(game.fewest_seats, game.most_seats)
    options = replace(known.some_options(seats, 2, seed)[1], **known.short)
    try:
        game.deal(seats, options, seed)
    except BadOptions:
        options = replace(game.Options(), **known.short)
    return seats, options


def play_one(game_id: str, seed: int, home: Path, most: int = MOST) -> Played:
    """One match by sockets alone."""
    seats, options = some_match(game_id, seed)
    seating = seated(game_id, [""] * seats, seed, options)
    with quick_table(home, seating) as (driver, sit):
        phones = [sit(seat) for seat in range(seats)]
        for phone in phones:
            phone.keeps_on = True
        played = _Player(driver, phones, random.Random(seed)).play(game_id, most)
        match = at_table(driver).match
        again = Match.resume(match.record())
        assert again.outcome == match.outcome
        assert [again.seat(seat).view for seat in range(seats)] == [
            match.seat(seat).view for seat in range(seats)
        ]
    return played


class _Player:
    """Whoever holds all the phones."""

    def __init__(self, driver: Driver, phones: Sequence[Phone], chance: random.Random) -> None:
        self.driver, self.phones, self.chance = driver, phones, chance
        self.match = at_table(driver).match

    def play(self, game_id: str, most: int) -> Played:
        """Play to the end, or until so many choices are made."""
        played = Played(game_id, len(self.phones))
        while self.match.outcome is None and played.choices < most:
            phone = self.next_asked()
            if phone is None:
                continue
            if self.chance.randrange(1000) < ODD:
                self.be_odd(phone, played)
            else:
                self.choose(phone)
                played.choices += 1
        played.moves, played.over = len(self.match.moves), self.match.outcome is not None
        return played

    def next_asked(self) -> Phone | None:
        """One of those whose page asks something."""

        def asked() -> list[Phone]:
            for phone in self.phones:
                phone.listen()
            found = [phone for phone in self.phones if phone.page.get("asked")]
            return found or ([self.phones[0]] if self.match.outcome is not None else [])

        found = self.phones[0].until(asked)
        return None if self.match.outcome is not None else self.chance.choice(found)

    def choose(self, phone: Phone) -> None:
        """Point at something that is open, and wait until the page says something new."""
        things = phone.open_things()
        page = phone.page
        if not things or (page["step"] and self.chance.random() < 0.04):
            phone.say(say="back", at=page["at"], step=page["step"])
        else:
            # What gives the match up ends it too soon.
            some = [thing for thing in things if "give-up" not in thing] or things
            done = [thing for thing in some if thing == "answer done"]
            phone.pick(self.chance.choice(done or some))
        self.answered(phone, page)

    def answered(self, phone: Phone, page: dict[str, Any]) -> None:
        """The page is another one, or something was said."""
        told = len(phone.told)
        phone.until(lambda: phone.page is not page or len(phone.told) > told)

    def be_odd(self, phone: Phone, played: Played) -> None:
        """What happens to phones, and what people do to them."""
        what = self.chance.choice(("reload", "lost", "twice", "late", "nonsense"))
        played.odd[what] = played.odd.get(what, 0) + 1
        page, moves = phone.page, len(self.match.moves)
        match what:
            case "reload":
                phone.come_back()
                phone.until(lambda: phone.page)
            case "lost":
                phone.go()
                for _ in range(self.chance.randrange(60)):
                    self.driver.frame()
                phone.come_back()
                phone.until(lambda: phone.page)
            case "twice":
                thing = self.chance.choice(phone.open_things() or ["answer none"])
                if "give-up" not in thing:
                    phone.pick(thing)
                    phone.pick(thing)
                    self.answered(phone, page)
                    assert len(self.match.moves) <= moves + 1 + len(self.phones)
            case "late":
                phone.say(say="pick", thing="card 1", at=max(0, page["at"] - 1), step=0)
                self.answered(phone, page)
            case "nonsense":
                phone.say(say="pick", thing="dragon 7", at=page["at"], step=page["step"])
                self.answered(phone, page)
