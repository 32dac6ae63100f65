"""The mixer with a dummy device, with one that writes to disk, and without any."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pygame
import pytest

from sounds.mixer import GIVES_WAY_MS, KEPT_S, SOFTER, Mixer
from sounds.names import TAKES, Sound, Voice
from tests.sounds.written import written


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Mixer(seed=1)
    opened.open()
    yield opened
    opened.close()


def playing() -> int:
    """How many channels sound now."""
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels()))


@pytest.mark.parametrize("sound", Sound)
def test_plays_every_sound(mixer: Mixer, sound: Sound) -> None:
    mixer.play(sound)
    assert playing() == 1


@pytest.mark.parametrize("how", ["play", "celebrate", "music"])
def test_without_its_files_it_is_silent_and_says_so_once(
    mixer: Mixer, how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None],
) -> None:  # fmt: skip
    expect_log("no more sound")
    monkeypatch.setattr("sounds.mixer.FILES", tmp_path)
    mixer.speak_as(Voice.NEON)
    for second in range(1, 9):
        match how:
            case "play":
                mixer.play(Sound.STAMP)
            case "celebrate":
                mixer.celebrate()
            case "music":
                mixer.tick(second * 10**9)
    assert not mixer.is_open
    assert [record.message[:13] for record in caplog.records] == ["no more sound"]


def test_plays_by_name(mixer: Mixer) -> None:
    mixer.play("flip")
    assert playing() == 1


def test_an_unknown_name_is_a_mistake(mixer: Mixer) -> None:
    with pytest.raises(ValueError, match="bang"):
        mixer.play("bang")


def raw(voice: Voice) -> set[bytes]:
    """The takes of a stamp in that voice, as they were heard."""
    mixer = Mixer(seed=2)
    mixer.open()
    mixer.speak_as(voice)
    heard = set()
    for _ in range(20):
        mixer.play(Sound.STAMP)
        heard.add(mixer._takes[Sound.STAMP][mixer._last[Sound.STAMP]].get_raw())
    mixer.close()
    return heard


def test_every_voice_has_takes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    heard = [raw(voice) for voice in Voice]
    assert [len(takes) for takes in heard] == [TAKES] * len(Voice)
    assert len(set.union(*heard)) == TAKES * len(Voice)


def test_another_voice_forgets_the_one_before(mixer: Mixer) -> None:
    mixer.play(Sound.FLIP)
    mixer.speak_as(Voice.BRASS)
    assert list(mixer._takes) == [Sound.FLIP]
    mixer.speak_as(Voice.NEON)
    assert not mixer._takes


def test_the_same_seed_is_heard_the_same(mixer: Mixer) -> None:
    def drawn(one: Mixer) -> list[bytes]:
        return [one._draw(Sound.DEAL).get_raw() for _ in range(20)]

    first, second = Mixer(seed=5), Mixer(seed=5)
    assert drawn(first) == drawn(second)


class Listener:
    """A channel that notes how loud it was played."""

    def __init__(self) -> None:
        self.volumes: list[float] = []

    def play(self, take: pygame.mixer.Sound) -> None:
        """Heard."""

    def set_volume(self, left: float, right: float) -> None:
        self.volumes.append(left)


@pytest.mark.parametrize(("sound", "strengths"), [(Sound.FLIP, 1), (Sound.SLIDE, 20)])
def test_tot_747_a_reveal_is_always_as_strong_and_a_slide_is_not(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch, sound: Sound, strengths: int
) -> None:
    listener = Listener()
    monkeypatch.setattr("sounds.mixer._free_channel", lambda: listener)
    for _ in range(20):
        mixer.play(sound)
    assert len(set(listener.volumes)) == strengths
    assert min(listener.volumes) >= 1.0 - SOFTER


def test_never_the_same_take_twice_in_a_row_and_all_in_turn(mixer: Mixer) -> None:
    heard = []
    for _ in range(60):
        mixer.play(Sound.FLIP)
        heard.append(mixer._last[Sound.FLIP])
        pygame.mixer.stop()
    assert all(one != other for one, other in pairwise(heard))
    assert len(set(heard)) == TAKES


def test_what_has_long_not_been_heard_is_forgotten(mixer: Mixer) -> None:
    mixer.speak_as(Voice.NEON)
    for sound in Sound:
        mixer.play(sound)
        mixer.play(Sound.FLIP)
        pygame.mixer.stop()
    assert {Sound.FLIP, list(Sound)[-1]} < set(mixer._takes) < set(Sound)
    assert sum(take.get_length() for takes in mixer._takes.values() for take in takes) <= KEPT_S


@pytest.mark.parametrize("silencer", ["muted", "master", "effects", "volume"])
def test_silent(mixer: Mixer, silencer: str) -> None:
    mixer.muted = silencer == "muted"
    mixer.set_volumes(silencer != "master", silencer != "effects", 1.0)
    mixer.play(Sound.GRAB, volume=float(silencer != "volume"))
    assert playing() == 0


def test_more_sounds_than_channels_do_no_harm(mixer: Mixer) -> None:
    for _ in range(50):
        mixer.play(Sound.FANFARE)
    assert playing() == 32


def test_a_match_that_was_won_silences_all_else(mixer: Mixer) -> None:
    with patch("pygame.mixer.fadeout") as faded:
        mixer.celebrate()
    faded.assert_called_once_with(GIVES_WAY_MS)
    assert pygame.mixer.music.get_busy()


def test_who_goes_elsewhere_leaves_the_fanfare_behind(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It is gone without fading.
    monkeypatch.setattr("sounds.mixer.GIVES_WAY_MS", 0)
    mixer.celebrate()
    mixer.speak_as(Voice.BONE)
    assert not pygame.mixer.music.get_busy()


def test_a_fanfare_is_muted_in_the_middle(mixer: Mixer) -> None:
    mixer.celebrate()
    mixer.muted = True
    assert not pygame.mixer.music.get_busy()


def test_a_fanfare_follows_the_volume(mixer: Mixer) -> None:
    mixer.celebrate()
    mixer.set_volumes(0.5, 0.5, 1.0)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)


@pytest.mark.parametrize("silencer", ["muted", "master", "effects"])
def test_nobody_celebrates_in_silence(mixer: Mixer, silencer: str) -> None:
    mixer.muted = silencer == "muted"
    mixer.set_volumes(silencer != "master", silencer != "effects", 1.0)
    mixer.celebrate()
    assert not pygame.mixer.music.get_busy()


def test_unopened_is_silent() -> None:
    mixer = Mixer()
    mixer.play(Sound.FLIP)
    assert not mixer.is_open
    mixer.close()


def test_closed_is_silent_and_can_be_opened_again(mixer: Mixer) -> None:
    mixer.close()
    mixer.play(Sound.FLIP)
    assert not mixer.is_open
    mixer.open()
    mixer.play(Sound.FLIP)
    assert playing() == 1


def test_without_a_device_silence_and_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    expect_log: Callable[[str], None],
) -> None:
    expect_log(r"WARNING sounds\.mixer: no sound")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    mixer = Mixer()
    with caplog.at_level(logging.INFO):
        mixer.open()
        mixer.play(Sound.FLIP)
        mixer.close()
    assert not mixer.is_open
    assert [record.name for record in caplog.records] == ["sounds.mixer"]


def test_a_device_that_somebody_else_closed_does_no_harm(mixer: Mixer) -> None:
    pygame.mixer.quit()
    mixer.play(Sound.FLIP)


@pytest.mark.parametrize(
    ("pan", "left", "right"), [(0.0, 0.4, 0.4), (-1.0, 0.4, 0.0), (0.5, 0.2, 0.4)]
)
def test_what_reaches_the_speakers(tmp_path: Path, pan: float, left: float, right: float) -> None:
    """Sides and volume in the mix that SDL writes to disk."""
    peaks = np.abs(written(tmp_path / "mix.raw", pan)).max(axis=0)
    assert peaks == pytest.approx([0.52 * left, 0.52 * right], abs=0.04)


CHATTER = """
import os, pygame
from sounds.mixer import Mixer

def chattering(*_):
    os.write(2, b"ALSA lib confmisc.c: cannot find card 0\\n" * 10)
    raise pygame.error("no device")

pygame.mixer.init = chattering
Mixer().open()
os.write(2, b"heard again")
"""


@pytest.mark.parametrize("close", ["", "import os; os.close(2)\n"])
def test_what_libraries_say_without_a_device_is_not_heard(root: Path, close: str) -> None:
    program = f"import logging; logging.basicConfig(filename=os.devnull)\n{close}"
    source = "import os\n" + program + CHATTER.replace(
        'os.write(2, b"heard again")', 'os.write(2, b"heard again")' if not close else ""
    )  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", source], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    if sys.platform.startswith("linux"):
        assert done.stderr == ("" if close else "heard again")
