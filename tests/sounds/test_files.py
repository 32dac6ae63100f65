"""The files on disk: as the recipes make them, balanced, clean, small, and each of its voice."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from sounds.names import GAP_S, TAKES, TRIUMPHS, Sound, Voice
from sounds.recipes import COOKBOOK, FILES, GLORY, all_files, render
from sounds.tunes import TUNES
from sounds.workshop import RATE, Wave, loudness

BANDS = np.geomspace(60, 14_000, 25)


def read(path: Path) -> Wave:
    wave, rate = soundfile.read(path)
    assert rate == RATE
    assert wave.ndim == 1
    return np.asarray(wave, dtype=np.float64)


@pytest.fixture(scope="module")
def heard() -> dict[tuple[Voice, Sound], list[Wave]]:
    """The takes in every file."""
    gap = int(GAP_S * RATE)
    return {
        (voice, sound): [
            take[:-gap] for take in np.split(read(FILES / voice / f"{sound}.ogg"), TAKES)
        ]
        for voice in Voice
        for sound in Sound
    }


def spectrum(wave: Wave) -> NDArray[np.float64]:
    """How much there is in each third of an octave, as a vector of length one."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    band = np.digitize(np.fft.rfftfreq(len(wave), 1 / RATE), BANDS)
    summed = np.sqrt(np.bincount(band, power, len(BANDS) + 1))
    return np.asarray(summed / np.linalg.norm(summed), dtype=np.float64)


def envelope(wave: Wave) -> NDArray[np.float64]:
    """How loud each two hundredth of a second is, as a vector of length one."""
    steps = np.arange(0, len(wave), RATE // 200)
    loud = np.sqrt(np.add.reduceat(wave**2, steps))
    return np.asarray(loud / np.linalg.norm(loud), dtype=np.float64)


def test_what_there_is_has_a_recipe_and_is_small() -> None:
    found = {path for path in FILES.rglob("*") if path.is_file()}
    assert found == {path for path, _ in all_files()}
    assert sum(path.stat().st_size for path in found) < 2_800_000


@pytest.mark.parametrize("sound", Sound)
def test_all_takes_are_clean_and_as_loud_as_their_class(
    heard: dict[tuple[Voice, Sound], list[Wave]], sound: Sound
) -> None:
    for number, voice in enumerate(Voice):
        assert loudness(heard[voice, sound][number % TAKES]) == pytest.approx(
            COOKBOOK[sound][1], abs=1.5
        ), voice
        for take in heard[voice, sound]:
            assert np.abs(take).max() < 10 ** (-1 / 20), voice
            assert abs(take.mean()) < 0.002, voice
            assert abs(take[0]) < 0.05, voice
            assert abs(take[-1]) < 0.002, voice


@pytest.mark.parametrize("sound", Sound)
def test_every_voice_is_its_own_and_every_take_another(
    heard: dict[tuple[Voice, Sound], list[Wave]], sound: Sound
) -> None:
    voices = {voice: spectrum(np.concatenate(heard[voice, sound])) for voice in Voice}
    for one, other in combinations(Voice, 2):
        assert voices[one] @ voices[other] < 0.985, (one, other)
    for voice in Voice:
        for first, second in combinations(heard[voice, sound], 2):
            assert abs(np.corrcoef(first, second)[0, 1]) < 0.98, voice


@pytest.mark.parametrize("sound", [Sound.SLIDE, Sound.DEAL, Sound.RUSH])
def test_every_voice_moves_in_its_own_manner(
    heard: dict[tuple[Voice, Sound], list[Wave]], sound: Sound
) -> None:
    """Not the same rise and fall in another colour."""
    alike = []
    for one, other in combinations(Voice, 2):
        first, second = (envelope(heard[voice, sound][0]) for voice in (one, other))
        both = min(len(first), len(second))
        alike.append(first[:both] @ second[:both])
    assert np.mean(alike) < 0.87
    assert max(alike) < 0.985


@pytest.mark.parametrize(("number", "sound"), list(enumerate(Sound)))
def test_file_is_what_the_recipe_makes(
    heard: dict[tuple[Voice, Sound], list[Wave]], number: int, sound: Sound
) -> None:
    """One take of each sound, the next sound in the next voice."""
    voice, take = list(Voice)[number % len(Voice)], number % TAKES
    made, found = render(voice, sound, take), heard[voice, sound][take]
    assert len(found) == len(made)
    # The touch of a finger is mostly noise, and of noise the file keeps not every swing.
    assert np.corrcoef(found, made)[0, 1] > 0.8
    assert loudness(found) == pytest.approx(loudness(made), abs=1.0)


@pytest.mark.parametrize("voice", Voice)
def test_a_match_is_won_with_a_fanfare_of_three_to_five_seconds(voice: Voice) -> None:
    waves = [read(FILES / voice / f"triumph-{number}.ogg") for number in range(TRIUMPHS)]
    for wave in waves:
        assert 3.0 < len(wave) / RATE < 5.0
        assert loudness(wave) == pytest.approx(GLORY, abs=1.5)
        assert np.abs(wave).max() < 10 ** (-1 / 20)
        assert np.abs(wave[-100:]).max() < 0.002
    shortest = min(map(len, waves))
    first, second = (wave[:shortest] for wave in waves)
    assert abs(np.corrcoef(first, second)[0, 1]) < 0.98


def at_last(wave: Wave, half_tones: float, root: float) -> float:
    """How much of that note is in the last chord as it rings."""
    ringing = wave[-int(1.9 * RATE) : -int(0.9 * RATE)]
    tone = root * 2 ** (half_tones / 12) * np.arange(len(ringing)) / RATE
    return float(np.abs(np.exp(-2j * np.pi * tone) @ (ringing * np.hanning(len(ringing)))))


@pytest.mark.parametrize("voice", Voice)
def test_the_fanfare_comes_home(voice: Voice) -> None:
    """The notes of the last chord are heard there, and those beside them are not."""
    wave, tune = read(FILES / voice / "triumph-0.ogg"), TUNES[voice]
    for half_tones in tune.cadence[-1]:
        beside = max(at_last(wave, half_tones + off, tune.root) for off in (-1, 1))
        assert at_last(wave, half_tones, tune.root) > 4 * beside


def test_rendering_is_repeatable() -> None:
    assert np.array_equal(render(Voice.BONE, Sound.TICK, 1), render(Voice.BONE, Sound.TICK, 1))


def test_a_sine_is_as_loud_as_the_standard_says() -> None:
    """ITU-R BS.1770: 997 Hz at full scale in one channel is -3.01 LUFS."""
    sine = np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)
    assert loudness(sine) == pytest.approx(-3.01, abs=0.02)


@pytest.mark.parametrize("voice", Voice)
def test_tot_747_every_flip_is_equally_loud_and_long(
    heard: dict[tuple[Voice, Sound], list[Wave]], voice: Voice
) -> None:
    takes = heard[voice, Sound.FLIP]
    levels = [loudness(take) for take in takes]
    assert max(levels) - min(levels) < 0.5
    assert len({len(take) for take in takes}) == 1


@pytest.mark.parametrize("sound", [Sound.GRAB, Sound.WRONG, Sound.TICK, Sound.GO, Sound.THUMP])
def test_what_must_be_in_time_begins_at_once(
    heard: dict[tuple[Voice, Sound], list[Wave]], sound: Sound
) -> None:
    for voice in Voice:
        for take in heard[voice, sound]:
            onset = np.argmax(np.abs(take) > 0.1 * np.abs(take).max()) / RATE
            assert onset < 0.015, voice
