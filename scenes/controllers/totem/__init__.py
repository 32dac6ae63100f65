"""Totem at the table: keys and pointers to grabs, and the moment of a grab shown."""

from scenes.controllers.totem.controller import Controller
from scenes.controllers.totem.controls import (
    ACTIONS,
    actions_of,
    default_controls,
    hands_of,
    pad_controls,
)
from scenes.controllers.totem.replaying import Replayed, key_moment, time_of

__all__ = [
    "ACTIONS",
    "Controller",
    "Replayed",
    "actions_of",
    "default_controls",
    "hands_of",
    "key_moment",
    "pad_controls",
    "time_of",
]
