"""Keys a keyboard swallows when several are down at once (TOT-744)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from scenes.input.keyboard import key, scancode
from scenes.input.signals import Press, Signal

# Letters by the parts of a keyboard that are wired apart as a rule, best places first.
REGIONS: tuple[tuple[int, ...], ...] = (
    (pygame.KSCAN_A, pygame.KSCAN_Q, pygame.KSCAN_Z, pygame.KSCAN_1, pygame.KSCAN_S),
    (pygame.KSCAN_F, pygame.KSCAN_R, pygame.KSCAN_V, pygame.KSCAN_4, pygame.KSCAN_D),
    (pygame.KSCAN_J, pygame.KSCAN_U, pygame.KSCAN_N, pygame.KSCAN_7, pygame.KSCAN_H),
    (pygame.KSCAN_L, pygame.KSCAN_P, pygame.KSCAN_0, pygame.KSCAN_SEMICOLON, pygame.KSCAN_O),
    (pygame.KSCAN_SPACE, pygame.KSCAN_B),
    (pygame.KSCAN_UP, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN),
    (pygame.KSCAN_KP_0, pygame.KSCAN_KP_PLUS, pygame.KSCAN_KP_5, pygame.KSCAN_KP_MINUS),
)


class Rollover:
    """One attempt of all seats to press their keys together (TOT-744)."""

    def __init__(self, wanted: Sequence[str]) -> None:
        self.wanted = tuple(wanted)
        self._arrived: set[str] = set()
        self._down: set[str] = set()

    @property
    def arrived(self) -> tuple[str, ...]:
        """The wanted controls that were down together with others in the best moment."""
        return tuple(control for control in self.wanted if control in self._arrived)

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(control for control in self.wanted if control not in self._arrived)

    @property
    def passed(self) -> bool:
        """Whether all were down at once."""
        return not self.missing

    def handle(self, signal: Signal) -> None:
        """Follow presses and releases; what counts is the most that was ever down at once."""
        if not isinstance(signal, Press) or signal.control not in self.wanted:
            return
        if signal.pressed:
            self._down.add(signal.control)
            if len(self._down) > len(self._arrived):
                self._arrived = set(self._down)
        else:
            self._down.discard(signal.control)

    def proposals(self, taken: Collection[str] = ()) -> dict[str, str]:
        """For each missing key another, free one, from the least used part of the keyboard."""
        used = {*self.wanted, *taken}
        found: dict[str, str] = {}
        for lost in self.missing:
            if scancode(lost) is None:
                continue
            kept = {*self.arrived, *found.values()}
            regions = sorted(REGIONS, key=lambda region: _crowd(region, kept, lost))
            free = (key(code) for region in regions for code in region if key(code) not in used)
            other = next(free, None)
            if other is not None:
                found[lost] = other
                used.add(other)
        return found


def _crowd(region: Sequence[int], kept: Collection[str], lost: str) -> tuple[int, bool]:
    """How many working keys a region has already, and whether the lost one lies in it."""
    return sum(key(code) in kept for code in region), scancode(lost) in region
