"""The bed of each voice: what it is made of, how it is composed, and that it gives way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, pairwise

import numpy as np
import pygame
import pytest
import soundfile

from sounds import music
from sounds.bed import Tone, composed
from sounds.mixer import RATE, SPEAKERS, Mixer
from sounds.music import DUCKED, HOLDS_NS, PAUSE_NS, RETURNS_NS, STEP_NS
from sounds.names import Sound, Voice
from sounds.recipes import BED, FILES, all_files
from sounds.tunes import TUNES
from sounds.workshop import loudness

SECOND = 1_000_000_000


def heard(voice: Voice, seed: int, count: int) -> list[Tone]:
    return list(islice(composed(TUNES[voice], random.Random(seed)), count))


@pytest.mark.parametrize("voice", Voice)
def test_its_tones_are_equally_loud_and_come_from_nothing(voice: Voice) -> None:
    """Whatever follows whatever, there is no click: all begin and end at rest."""
    paths = [path for path, _ in all_files() if path.parent.name == voice]
    seconds = 0.0
    for path in paths:
        if path.stem.startswith(("pad", "note")):
            wave = soundfile.read(path)[0]
            seconds += len(wave) / RATE
            assert loudness(wave) == pytest.approx(BED, abs=1.5), path.stem
            assert np.abs(wave[[0, -1]]).max() < 0.002, path.stem
            assert np.abs(np.diff(wave[:50])).max() < 0.003, path.stem
    assert seconds * RATE * SPEAKERS * 2 < 5_000_000


@pytest.mark.parametrize("voice", Voice)
def test_it_begins_with_the_theme_and_never_goes_the_same_way(voice: Voice) -> None:
    first, second = heard(voice, 1, 1500), heard(voice, 2, 1500)
    theme = [f"note-{number}" for number, _ in TUNES[voice].theme]
    assert [tone.file for tone in first[1 : 1 + len(theme)]] == theme
    assert first == heard(voice, 1, 1500) != second
    # In half an hour no dozen tones come again.
    dozens = [tuple(tone.file for tone in first[at : at + 12]) for at in range(len(first) - 12)]
    assert len(dozens) - len(set(dozens)) < 15
    chords = [tone.file for tone in first if tone.file.startswith("pad")]
    assert all(one != other for one, other in pairwise(chords))


@pytest.mark.parametrize("voice", Voice)
def test_all_its_tones_have_files_and_none_waits_long(voice: Voice) -> None:
    tones = heard(voice, 3, 1500)
    assert {tone.file for tone in tones} == {
        path.stem for path in (FILES / voice).iterdir() if path.stem.startswith(("pad", "note"))
    }
    assert all(0.1 < tone.then_s < 5.0 for tone in tones)
    assert all(0.5 <= tone.strength <= 1.0 and abs(tone.pan) <= 0.4 for tone in tones)


class Desk:
    """A mixer on a dummy device whose channels note how loud they are, and a clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        self.volumes: dict[int, tuple[float, float]] = {}
        self.started: list[int] = []
        self.faded: list[int] = []
        self.mixer = Mixer(seed=1)
        self.mixer.open()
        self.now_ns = 5 * SECOND
        monkeypatch.setattr("pygame.mixer.Channel", lambda number: Channel(self, number))

    def wait(self, ns: int) -> None:
        """Let time pass as the main loop does: never beyond what the mixer wants."""
        end = self.now_ns + ns
        self.mixer.tick(self.now_ns)
        while self.mixer.wake_ns is not None and self.mixer.wake_ns < end:
            self.now_ns = max(self.mixer.wake_ns, self.now_ns + 1)
            self.mixer.tick(self.now_ns)
        self.now_ns = end
        self.mixer.tick(end)

    @property
    def loud(self) -> float:
        """How loud the tone is that was struck first."""
        return max(self.volumes[self.started[0]])


class Channel:
    """One channel of the desk."""

    def __init__(self, desk: Desk, number: int) -> None:
        self._desk, self._number = desk, number

    def play(self, sound: pygame.mixer.Sound) -> None:
        self._desk.started.append(self._number)

    def set_volume(self, left: float, right: float) -> None:
        self._desk.volumes[self._number] = left, right

    def get_busy(self) -> bool:
        return False

    def fadeout(self, ms: int) -> None:
        self._desk.faded.append(self._number)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    desk = Desk(monkeypatch)
    yield desk
    desk.mixer.close()


def test_it_goes_on_by_itself_on_channels_of_its_own(desk: Desk) -> None:
    desk.wait(60 * SECOND)
    assert 20 < len(desk.started) < 120
    assert set(desk.started) == set(range(music.CHANNELS))


def test_it_is_ducked_at_once_and_comes_back(desk: Desk) -> None:
    desk.wait(PAUSE_NS + 1)
    before = desk.loud
    desk.mixer.play(Sound.STAMP)
    desk.wait(1)
    assert desk.loud == pytest.approx(DUCKED * before)
    desk.wait(HOLDS_NS + RETURNS_NS // 2)
    assert DUCKED * before < desk.loud < before
    desk.wait(RETURNS_NS)
    assert desk.loud == pytest.approx(before)


def test_it_comes_back_without_steps_that_are_heard(desk: Desk) -> None:
    desk.wait(PAUSE_NS + 1)
    desk.mixer.play(Sound.STAMP)
    shares = []
    for _ in range(2 * RETURNS_NS // STEP_NS):
        desk.wait(STEP_NS)
        shares.append(desk.loud)
    assert max(later / earlier for earlier, later in pairwise(shares)) < 10 ** (1 / 20)


@pytest.mark.parametrize("sound", [Sound.HOVER, Sound.BUTTON])
def test_what_is_not_noticed_does_not_duck_it(desk: Desk, sound: Sound) -> None:
    desk.wait(PAUSE_NS + 1)
    before = desk.loud
    desk.mixer.play(sound)
    desk.wait(1)
    assert desk.loud == before


@pytest.mark.parametrize("silencer", ["muted", "master", "music"])
def test_it_can_be_turned_off_and_on_again(desk: Desk, silencer: str) -> None:
    desk.wait(10 * SECOND)
    sounding, struck = set(desk.started), len(desk.started)
    desk.mixer.muted = silencer == "muted"
    desk.mixer.set_volumes(silencer != "master", 1.0, silencer != "music")
    desk.wait(60 * SECOND)
    assert len(desk.started) == struck
    assert set(desk.faded) == sounding
    assert desk.mixer.wake_ns is None
    desk.mixer.muted = False
    desk.mixer.set_volumes(1.0, 1.0, 1.0)
    desk.wait(10 * SECOND)
    assert len(desk.started) > struck


def test_without_effects_it_goes_on(desk: Desk) -> None:
    desk.mixer.set_volumes(1.0, 0.0, 1.0)
    desk.wait(10 * SECOND)
    assert desk.started


def test_it_keeps_quiet_while_a_match_is_celebrated(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.mixer.music.get_busy", lambda: True)
    desk.wait(10 * SECOND)
    assert not desk.started


def test_another_table_has_another_bed(desk: Desk) -> None:
    desk.wait(10 * SECOND)
    sounding, struck = set(desk.started), len(desk.started)
    desk.mixer.speak_as(Voice.NEON)
    assert set(desk.faded) == sounding
    desk.wait(PAUSE_NS - 1)
    assert len(desk.started) == struck
    desk.wait(10 * SECOND)
    assert len(desk.started) > struck


def test_without_a_device_it_wants_no_time() -> None:
    mixer = Mixer()
    mixer.tick(SECOND)
    assert mixer.wake_ns is None
