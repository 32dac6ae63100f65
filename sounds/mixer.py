"""Plays the sounds. Without a device, or muted, it is silent and nobody need care."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import pygame

from sounds.hush import hushed
from sounds.names import Sound

log = logging.getLogger(__name__)

FILES = Path(__file__).parent / "files"
RATE, BITS, SPEAKERS, BUFFER = 44100, -16, 2, 512
CHANNELS = 32


class Mixer:
    """All variants of all sounds, and the volumes they are played at.

    Which variant is heard is drawn here, from a generator of its own, and never depends on
    what happened at the table (TOT-747).
    """

    def __init__(self, seed: int | None = None) -> None:
        self.muted = False
        self._random = random.Random(seed)
        self._volume = 1.0
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, pygame.mixer.Sound] = {}

    @property
    def is_open(self) -> bool:
        """Whether there is a device and something to play on it."""
        return bool(self._variants)

    def open(self) -> None:
        """Take the device and load the sounds. Without a device: a line in the log, silence."""
        if self.is_open:
            return
        try:
            with hushed():
                pygame.mixer.init(RATE, BITS, SPEAKERS, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            self._variants = {sound: _load(sound) for sound in Sound}
        except (pygame.error, OSError) as trouble:
            self._variants = {}
            log.warning("no sound: %s", trouble)

    def close(self) -> None:
        """Stop all sounds and give the device back."""
        if self.is_open:
            self._variants = {}
            self._last = {}
            pygame.mixer.quit()

    def set_volumes(self, master: float, effects: float) -> None:
        """How loud everything is, and the sounds of the table within that (0 to 1 each)."""
        self._volume = _bounded(master) * _bounded(effects)

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Let a sound be heard: `volume` 0 to 1, `pan` -1 (left) to 1 (right).

        Raises ValueError for a name that is no `Sound`, device or not.
        """
        sound = Sound(name)
        loud = self._volume * _bounded(volume)
        if self.muted or loud == 0.0 or not self.is_open or not pygame.mixer.get_init():
            return
        channel = pygame.mixer.find_channel()
        if channel is None:
            return
        channel.play(self._draw(sound))
        channel.set_volume(loud * _bounded(1.0 - pan), loud * _bounded(1.0 + pan))

    def _draw(self, sound: Sound) -> pygame.mixer.Sound:
        """A variant of the sound, never the one heard last."""
        last = self._last.get(sound)
        variant = self._random.choice([each for each in self._variants[sound] if each is not last])
        self._last[sound] = variant
        return variant


def _load(sound: Sound) -> list[pygame.mixer.Sound]:
    return [pygame.mixer.Sound(path) for path in sorted(FILES.glob(f"{sound}-*.ogg"))]


def _bounded(share: float) -> float:
    return min(max(share, 0.0), 1.0)
