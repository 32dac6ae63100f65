"""Pictures of Totem that are no cards, by the names the rules pages call them."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from art.faces.totem.figure import figure

# Each is drawn at a height in pixels.
FIGURES: dict[str, Callable[[int], Surface]] = {"totem": figure}
