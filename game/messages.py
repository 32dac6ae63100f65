"""What players read, as data: the key of a message, and what is filled in.

A front end turns a `Message` into words of its language. Nothing here knows any language, so one
and the same message is read in German on the screen, in French on a phone, and by a test.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Seat
from game.rules import Refusal


@dataclass(frozen=True, slots=True)
class Player:
    """The name of whoever sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Several:
    """Several things in one breath: "A, B and C"; `flat`: with nothing but commas between them."""

    parts: tuple[Argument, ...]
    flat: bool = False


@dataclass(frozen=True, slots=True)
class Begun:
    """Words that begin a sentence, whatever they begin with elsewhere."""

    words: Argument


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence or name: its key in the message files, and the arguments by name."""

    key: str
    args: tuple[tuple[str, Argument], ...] = ()


Argument: TypeAlias = str | int | float | Player | Several | Begun | Message


def message(key: str, /, **args: Argument) -> Message:
    """The message of that key with these arguments."""
    return Message(key, tuple(args.items()))


def players(seats: Iterable[Seat]) -> Several:
    """Several players in one breath."""
    return Several(tuple(map(Player, seats)))


def refused(refusal: Refusal) -> Message:
    """Why something is not allowed, as a message. A `seat` or `player` is called by `name`."""
    args: dict[str, Argument] = dict(refusal.args)
    for name, value in refusal.args:
        if name in ("seat", "player") and isinstance(value, int):
            args["name"] = Player(value)
    return message(f"refusal-{refusal.code}", **args)
