"""What the rules must know of an effect besides what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.cards import Event
from game.frantic.state import Table
from game.frantic.steps import Deed


@dataclass(frozen=True, slots=True)
class Effect:
    """`carry_out` is what it does once it is declared and nobody has stopped it.

    `names` says whom the actor names: "" nobody, "others", "not marked", "fewer", "no more",
    "shares", "two with powers", "composed". `gives` cards are laid aside for it. `must`: it has
    to be carried out (FRA-86). `goes_on`: a part of it is done even if nobody can be named
    (FRA-201, FRA-575).
    """

    carry_out: Callable[[Table, Deed, list[Event]], None]
    names: str = ""
    gives: int = 0
    must: bool = True
    goes_on: bool = False
