"""Pads, as data: how a phone is a hand in a game against time.

A pad is a large button with a word. When it was pressed counts; what is chosen at leisure is a
question as elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.cards import Event
from game.messages import Message
from game.prompts import Ask

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Pad:
    """One pad: the part of the seat's controls it stands for, such as "0/grab", and its word."""

    slot: str
    name: Message


@dataclass(frozen=True, slots=True)
class Pads(Generic[V]):
    """The pads of one game. `V` is its view.

    `offered` says whether phones may be hands under these options. `lie` has the pads of the
    seat whose view is given, `says` what stands above them. `ask` puts what is chosen at leisure,
    and `tell` says in sentences what an event was.
    """

    offered: Callable[[Any], bool]
    lie: Callable[[V], Sequence[Pad]]
    says: Callable[[V], Message]
    ask: Ask[V, Any]
    tell: Callable[[Event, V], Sequence[Message]]
