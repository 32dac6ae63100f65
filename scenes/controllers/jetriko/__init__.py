"""Jetriko at the table: the piles, the attack on its way, traps, and who is asked."""

from __future__ import annotations

from typing import Any

from scenes.controllers.jetriko.controller import Controller
from scenes.controllers.jetriko.replaying import Replayed, key_moment

# Everybody chooses by pointing at the table: no seat has keys of its own.
ACTIONS: tuple[str, ...] = ()


def actions_of(options: Any) -> tuple[str, ...]:
    """The actions a seat binds controls for: none."""
    return ACTIONS


def hands_of(options: Any, seats: int, seat: int) -> int:
    """How many hands that seat plays."""
    return 1


def default_controls(options: Any, seats: int) -> list[tuple[str, ...]]:
    """The controls each seat begins with: none."""
    return [()] * seats


__all__ = [
    "ACTIONS",
    "Controller",
    "Replayed",
    "actions_of",
    "default_controls",
    "hands_of",
    "key_moment",
]
