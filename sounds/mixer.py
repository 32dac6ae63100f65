"""Plays the sounds. Without a device, or muted, it is silent and nobody need care."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from sounds import music
from sounds.hush import hushed
from sounds.music import Music
from sounds.names import GAP_S, TAKES, TRIUMPHS, Sound, Voice
from sounds.tunes import TUNES

log = logging.getLogger(__name__)

FILES = Path(__file__).parent / "files"
RATE, BITS, SPEAKERS, BUFFER = 44100, -16, 2, 512
CHANNELS = 32
FRAME_BYTES = SPEAKERS * abs(BITS) // 8
# How much softer than it was made a sound is played, by lot; but a reveal, which must never
# tell anything, always as it was made (TOT-747).
SOFTER = 0.12
GIVES_WAY_MS = 200
# So much sound is at hand (3 MB); what was heard longest ago is forgotten.
KEPT_S = 17.0
# The bed goes on under these.
UNNOTICED = (Sound.HOVER, Sound.BUTTON)


class Mixer:
    """The voice in which everything is heard now, and the volumes it is played at.

    A sound is read from its file when it is first heard in a voice, and again when it has long not
    been heard; the voice before is forgotten.
    Which take is heard, and how loud, is drawn here, from a generator of its own, and never depends
    on what happened at the table (TOT-747).
    """

    def __init__(self, seed: int | None = None) -> None:
        self._muted = False
        self.is_open = False
        self.voice = Voice.BRASS
        self._random = random.Random(seed)
        self._volume = self._music_volume = 1.0
        self._music = Music(self._random)
        self._takes: dict[Sound, list[pygame.mixer.Sound]] = {}
        self._last: dict[Sound, int] = {}

    def open(self) -> None:
        """Take the device. Without a device: a line in the log, silence."""
        if self.is_open:
            return
        try:
            with hushed():
                pygame.mixer.init(RATE, BITS, SPEAKERS, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS + music.CHANNELS)
            self.is_open = True
            self._forget()
        except (pygame.error, OSError) as trouble:
            log.warning("no sound: %s", trouble)

    def close(self) -> None:
        """Stop all sounds and give the device back."""
        if self.is_open:
            self.is_open = False
            self._forget()
            pygame.mixer.quit()

    @contextmanager
    def _or_silence(self) -> Iterator[None]:
        """A file that is missing or spoilt, or a device that is gone, ends the sound alone."""
        try:
            yield
        except (pygame.error, OSError) as trouble:
            log.warning("no more sound: %s", trouble)
            self.close()

    @property
    def muted(self) -> bool:
        """Whether nothing is to be heard. Short sounds end by themselves, a fanfare at once."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted and self._has_device:
            pygame.mixer.music.stop()
            self._music.rest()

    @property
    def _has_device(self) -> bool:
        return self.is_open and pygame.mixer.get_init() is not None

    def speak_as(self, voice: Voice) -> None:
        """From now on everything is heard in that voice; what sounds, sounds to its end."""
        if voice is not self.voice:
            if self._has_device:
                pygame.mixer.music.fadeout(GIVES_WAY_MS)
                self._music.rest()
            self.voice = voice
            self._forget()

    def set_volumes(self, master: float, effects: float, music: float) -> None:
        """How loud everything is, and within that the sounds of the table and the bed (0 to 1)."""
        self._music_volume = _bounded(master) * _bounded(music)
        self._volume = _bounded(master) * _bounded(effects)
        if self._has_device:
            pygame.mixer.music.set_volume(self._volume)

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Let a sound be heard: `volume` 0 to 1, `pan` -1 (left) to 1 (right).

        Raises ValueError for a name that is no `Sound`, device or not.
        """
        sound = Sound(name)
        loud = self._volume * _bounded(volume)
        if self.muted or loud == 0.0 or not self._has_device:
            return
        channel = _free_channel()
        if channel is None:
            return
        with self._or_silence():
            channel.play(self._draw(sound))
            if sound not in UNNOTICED:
                self._music.duck()
            if sound is not Sound.FLIP:
                loud *= 1.0 - SOFTER * self._random.random()
            channel.set_volume(loud * _bounded(1.0 - pan), loud * _bounded(1.0 + pan))

    @property
    def wake_ns(self) -> int | None:
        """When it next wants a tick."""
        return self._music.wake_ns if self._has_device and not self.muted else None

    def tick(self, now_ns: int) -> None:
        """Time has come to `now_ns`: the bed goes on, where one is to be heard."""
        if not self._has_device or self.muted:
            return
        with self._or_silence():
            if self._music_volume:
                self._music.tick(now_ns, self._music_volume)
            else:
                self._music.rest()

    def celebrate(self) -> None:
        """Let the fanfare be heard for a match that was won; everything else gives way to it."""
        if self.muted or self._volume == 0.0 or not self._has_device:
            return
        number = self._random.randrange(TRIUMPHS)
        with self._or_silence():
            pygame.mixer.fadeout(GIVES_WAY_MS)
            # Read as it is played: it is too long to be read at once between two pictures.
            pygame.mixer.music.load(FILES / self.voice / f"triumph-{number}.ogg")
            pygame.mixer.music.set_volume(self._volume)
            pygame.mixer.music.play()

    def _draw(self, sound: Sound) -> pygame.mixer.Sound:
        """A take of the sound, never the one heard last."""
        takes = self._takes.pop(sound, None) or _takes(FILES / self.voice / f"{sound}.ogg")
        # The one heard last is the last to be forgotten.
        self._takes[sound] = takes
        while len(self._takes) > 1 and _seconds(self._takes) > KEPT_S:
            del self._takes[next(iter(self._takes))]
        last = self._last.get(sound)
        number = self._random.choice([each for each in range(TAKES) if each != last])
        self._last[sound] = number
        return takes[number]

    def _forget(self) -> None:
        self._takes = {}
        self._last = {}
        self._music.change(TUNES[self.voice], FILES / self.voice)


def _takes(path: Path) -> list[pygame.mixer.Sound]:
    """The takes of a file, without the gaps after them."""
    whole = pygame.mixer.Sound(path).get_raw()
    frames, gap = len(whole) // FRAME_BYTES // TAKES, int(GAP_S * RATE)
    starts = (frames * number * FRAME_BYTES for number in range(TAKES))
    size = (frames - gap) * FRAME_BYTES
    return [pygame.mixer.Sound(buffer=whole[start : start + size]) for start in starts]


def _seconds(takes: dict[Sound, list[pygame.mixer.Sound]]) -> float:
    """How long they all are."""
    return sum(take.get_length() for each in takes.values() for take in each)


def _free_channel() -> pygame.mixer.Channel | None:
    """One that is silent and none of the bed's; pygame's own search would take those, too."""
    numbers = range(music.CHANNELS, pygame.mixer.get_num_channels())
    channels = (pygame.mixer.Channel(number) for number in numbers)
    return next((channel for channel in channels if not channel.get_busy()), None)


def _bounded(share: float) -> float:
    return min(max(share, 0.0), 1.0)
