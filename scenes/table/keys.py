"""Keys, buttons of gamepads and those in the corner that every table has, whatever is played."""

from __future__ import annotations

import pygame

OWN_KEYS = {
    f"key:{pygame.KSCAN_ESCAPE}": "pause",
    f"key:{pygame.KSCAN_F1}": "rules",
    f"key:{pygame.KSCAN_F2}": "log",
    f"key:{pygame.KSCAN_F3}": "sound",
    f"key:{pygame.KSCAN_F4}": "land",
    f"key:{pygame.KSCAN_F7}": "lamp",
    # What gamepads call Start.
    "button:6": "pause",
}
BUTTONS = ("pause", "log", "sound", "rules", "lamp")
# What a table has besides where nothing is played against time.
UNTIMED_KEYS = {
    f"key:{pygame.KSCAN_BACKSPACE}": "undo",
    f"key:{pygame.KSCAN_F5}": "undo",
    f"key:{pygame.KSCAN_F6}": "redo",
    f"key:{pygame.KSCAN_F4}": "skip",
    f"key:{pygame.KSCAN_F8}": "speed",
}
UNTIMED_BUTTONS = ("undo", "redo", "speed", "skip")
