"""The mixer with a dummy device, with one that writes to disk, and without any."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest

from sounds.mixer import Mixer
from sounds.names import Sound
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
    return sum(pygame.mixer.Channel(index).get_busy() for index in range(32))


@pytest.mark.parametrize("sound", Sound)
def test_plays_every_sound(mixer: Mixer, sound: Sound) -> None:
    mixer.play(sound)
    assert playing() == 1


def test_plays_by_name(mixer: Mixer) -> None:
    mixer.play("flip")
    assert playing() == 1


def test_an_unknown_name_is_a_mistake(mixer: Mixer) -> None:
    with pytest.raises(ValueError, match="bang"):
        mixer.play("bang")


def test_never_the_same_variant_twice_in_a_row_and_all_in_turn(mixer: Mixer) -> None:
    heard = []
    for _ in range(60):
        mixer.play(Sound.FLIP)
        heard.append(mixer._last[Sound.FLIP])
        pygame.mixer.stop()
    assert all(one is not other for one, other in pairwise(heard))
    assert len(set(map(id, heard))) == 4


@pytest.mark.parametrize("silencer", ["muted", "master", "effects", "volume"])
def test_silent(mixer: Mixer, silencer: str) -> None:
    mixer.muted = silencer == "muted"
    mixer.set_volumes(silencer != "master", silencer != "effects")
    mixer.play(Sound.GRAB, volume=float(silencer != "volume"))
    assert playing() == 0


def test_more_sounds_than_channels_do_no_harm(mixer: Mixer) -> None:
    for _ in range(50):
        mixer.play(Sound.FANFARE)
    assert playing() == 32


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
