"""Plays the bed of a voice on channels of its own, and gives way to what happens at the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame

from sounds.bed import Tone, composed
from sounds.tunes import Tune

# The first channels are kept for it.
CHANNELS = 10
# How much of it is left while something happens (-10 dB), for how long, and how soon it is back.
DUCKED, HOLDS_NS, RETURNS_NS = 0.3, 400_000_000, 1_500_000_000
STEP_NS = 50_000_000
# How long it is silent before it begins, and after a fanfare.
PAUSE_NS = 1_500_000_000
FADE_MS = 700


class Music:
    """The bed that is heard now. Time comes to it from outside; it reads no clock.

    A tone is read from its file when it is first heard: it takes a few ms, once.
    """

    def __init__(self, dice: random.Random) -> None:
        self.wake_ns: int | None = None
        self._dice = dice
        self._tones: Iterator[Tone] = iter(())
        self._folder = Path()
        self._read: dict[str, pygame.mixer.Sound] = {}
        self._sounding: dict[int, tuple[float, float]] = {}
        self._turn = 0
        self._next_ns: int | None = None
        self._struck = False
        self._ducked_ns: int | None = None

    def change(self, tune: Tune, folder: Path) -> None:
        """Another tune from now on, from the files in that folder."""
        self._tones = composed(tune, self._dice)
        self._folder = folder
        self._read = {}

    def rest(self) -> None:
        """Fade away; it begins again when time comes to it."""
        for channel in self._sounding:
            pygame.mixer.Channel(channel).fadeout(FADE_MS)
        self._sounding = {}
        self.wake_ns = self._next_ns = self._ducked_ns = None

    def duck(self) -> None:
        """Something happens: softer at once, and back when time has passed."""
        self._struck = True
        self.wake_ns = 0

    def tick(self, now_ns: int, volume: float) -> None:
        """Time has come to `now_ns`; `volume` is how loud the bed is (0 to 1)."""
        if self._next_ns is None or pygame.mixer.music.get_busy():
            self._next_ns = now_ns + PAUSE_NS
        if self._struck:
            self._struck, self._ducked_ns = False, now_ns
        if now_ns >= self._next_ns:
            tone = next(self._tones)
            self._play(tone)
            self._next_ns = now_ns + round(tone.then_s * 1e9)
        share = self._share(now_ns)
        for channel, (left, right) in self._sounding.items():
            loud = volume * share
            pygame.mixer.Channel(channel).set_volume(loud * left, loud * right)
        self.wake_ns = self._next_ns
        if self._ducked_ns is not None:
            self.wake_ns = min(self._next_ns, now_ns + STEP_NS)

    def _share(self, now_ns: int) -> float:
        """How much of the bed is left."""
        if self._ducked_ns is None:
            return 1.0
        back = (now_ns - self._ducked_ns - HOLDS_NS) / RETURNS_NS
        if back >= 1.0:
            self._ducked_ns = None
        return DUCKED + (1.0 - DUCKED) * min(max(back, 0.0), 1.0)

    def _play(self, tone: Tone) -> None:
        if tone.file not in self._read:
            self._read[tone.file] = pygame.mixer.Sound(self._folder / f"{tone.file}.ogg")
        self._turn = (self._turn + 1) % CHANNELS
        pygame.mixer.Channel(self._turn).play(self._read[tone.file])
        left, right = min(1.0, 1.0 - tone.pan), min(1.0, 1.0 + tone.pan)
        self._sounding[self._turn] = (tone.strength * left, tone.strength * right)
