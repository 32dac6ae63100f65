"""Mutated and forged messages: to a table at which others play on."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from game.match import Match
from game.totem.options import Options
from scenes.phones import server
from tests.phones.room import Phone, at_table, phone_at, seated, table

# What a phone says in earnest; forgers begin with it.
EARNEST: tuple[dict[str, Any], ...] = (
    {"say": "pick", "thing": "card 3", "at": 5, "step": 0},
    {"say": "pick", "thing": "answer done", "at": 0, "step": 5},
    {"say": "back", "at": 3, "step": 1},
    {"say": "undo"},
    {"say": "agree", "vote": 1, "yes": True},
    {"say": "take", "seat": 1, "name": "Eve"},
    {"say": "other"},
    {"say": "log"},
    {"say": "show", "pictures": ["f1", "b0"]},
    {"say": "time", "number": 3, "own": 17.5},
    {"say": "push", "pad": "0/grab", "down": True, "own": 17.5},
    {"say": "hello", "key": "A" * 22, "language": "en", "wide": 250},
)
# Leaving and having a bot replaced are what the owner of a seat may do: nobody forges them here.
ODD: tuple[Any, ...] = (
    None, -1, 0, 2**31, 2**63, 10**400, 1e308, "", "\x00", "card", "card -1", "card 99999",
    "🂡" * 40, "x" * 4000, [], {}, [[]] * 50, True, "answer done", "own 0", "seat 1", "../../x",
    "<script>",
)  # fmt: skip


# So many turns the server and the table have before somebody else forges.
TURNS = 20


# Values of each kind that are not refused for their form.
LIKE: dict[type, tuple[Any, ...]] = {
    str: ("", "card -1", "seat 1", "0/grab", "../../x", "\x00", "<script>", "answer done", "🂡" * 8),
    int: (0, 1, 2, 7, 2**31),
    bool: (True, False),
    float: (0.0, 2.0**53, 17.25),
    list: ([], ["f1"] * 60, ["../x", "b0", "f999"]),
}


@dataclass(slots=True)
class Forged:
    """How many messages were sent, and read before the line was cut off for one of them; what they
    were answered with, and how the table fared.
    """

    sent: int = 0
    read: int = 0
    connections: int = 0
    told: Counter[str] = field(default_factory=Counter)
    moves: int = 0


def forge(home: Path, messages: int, seed: int, game_id: str = "nyet") -> Forged:
    """A stranger, and somebody with a seat of their own, say whatever they like."""
    chance, found = random.Random(seed), Forged()
    understood = server._read

    def reads(text: str | bytes) -> Any:
        found.read += 1
        return understood(text)

    options = Options(phones=True) if game_id == "totem" else None
    seating = seated(game_id, ["", "", ""], seed, options)
    with patch.object(server, "_read", reads), table(home, seating) as driver:
        # The rival is asked first: what is forged there may even be a move of their own.
        rival, owner = phone_at(driver, 0), phone_at(driver, 1)
        match = at_table(driver).match
        while found.sent < messages:
            forger = _come(driver, owner, rival, chance)
            found.connections += 1
            # Whoever talks nonsense is cut off; the others forge in due form.
            send = chance.choice((_send, _pretend))
            for _ in range(chance.randrange(1, 40)):
                send(forger, chance, match)
                found.sent += 1
            _let_hear(forger)
            found.told.update(one["tell"] for one in forger.told)
            _nothing_moved_for(match, 1)
            if forger is not rival:
                forger.cut()
            if found.connections % 20 == 0:
                owner.come_back()
                owner.until(lambda: owner.page)
        # The table plays on: the owner is asked, or somebody else is.
        owner.come_back()
        owner.until(lambda: owner.page)
        found.moves = len(match.moves)
        assert Match.resume(match.record()).seat(1).view == match.seat(1).view
    return found


def _come(driver: Any, owner: Phone, rival: Phone, chance: random.Random) -> Phone:
    """A stranger without a key, one with the code, or the rival on their own seat."""
    door = driver.house.phones.door
    match chance.randrange(3):
        case 0:
            return Phone(driver, "", hello=False)
        case 1:
            return Phone(driver, chance.choice((door.key, "B" * 22, owner.key[:-1], "ABCD")))
    rival.cut()
    rival.come_back()
    return rival


def _send(phone: Phone, chance: random.Random, match: Match) -> None:
    """Something forged: a value exchanged, a field more or less, letters spoilt, or half of it."""
    said = dict(chance.choice(EARNEST))
    what = chance.randrange(6)
    if what == 0:
        said[chance.choice(list(said))] = chance.choice(ODD)
    elif what == 1:
        said.pop(chance.choice(list(said)))
    elif what == 2:
        said["more"] = chance.choice(ODD)
    elif what == 3 and "at" in said:
        said["at"] = match.moment + chance.randrange(-2, 3)
    text = json.dumps(said, default=str)
    if what == 4:
        place = chance.randrange(len(text))
        text = text[:place] + chr(chance.randrange(32, 300)) + text[place + 1 :]
    elif what == 5:
        text = text[: chance.randrange(len(text))]
    phone.send(text)


def _pretend(phone: Phone, chance: random.Random, match: Match) -> None:
    """Something that can be read, and is not to be had."""
    said = dict(chance.choice([one for one in EARNEST if one["say"] != "hello"]))
    for name, value in said.items():
        if name != "say" and chance.random() < 0.6:
            said[name] = chance.choice(LIKE[type(value)])
    if "at" in said and chance.random() < 0.5:
        said["at"] = max(0, match.moment + chance.randrange(-2, 3))
    phone.send(json.dumps(said))


def _let_hear(forger: Phone) -> None:
    """Let the server have its turn, and the table hear what it heard."""
    for _ in range(TURNS):
        forger.driver.frame()
        time.sleep(0.0005)
        forger.listen()


def _nothing_moved_for(match: Match, seat: int) -> None:
    """Nobody but its owner has moved for that seat."""
    assert seat not in [getattr(move, "hand", getattr(move, "seat", -1)) for move in match.moves]
