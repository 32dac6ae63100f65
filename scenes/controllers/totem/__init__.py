"""Totem at the table: keys and pointers to grabs, and the moment of a grab shown."""

from scenes.controllers.totem.controller import Controller
from scenes.controllers.totem.controls import ACTIONS, actions_of, default_controls, hands_of

__all__ = ["ACTIONS", "Controller", "actions_of", "default_controls", "hands_of"]
