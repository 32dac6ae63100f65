"""The files on disk: as the recipes make them, balanced, clean, and small."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from sounds.names import Sound
from sounds.recipes import COOKBOOK, FILES, all_files, render
from sounds.wood import RATE, Wave, loudness

EACH = list(all_files())
NAMES = [path.stem for _, _, path in EACH]


def read(path: Path) -> Wave:
    wave, rate = soundfile.read(path)
    assert rate == RATE
    assert wave.ndim == 1
    return np.asarray(wave, dtype=np.float64)


def test_every_sound_has_a_recipe_and_three_variants() -> None:
    assert set(COOKBOOK) == set(Sound)
    for sound in Sound:
        assert len(list(FILES.glob(f"{sound}-*.ogg"))) == COOKBOOK[sound].variants >= 3


def test_no_file_without_a_recipe_and_all_under_400_kb() -> None:
    assert {path for _, _, path in EACH} == set(FILES.iterdir())
    assert sum(path.stat().st_size for path in FILES.iterdir()) < 400_000


@pytest.mark.parametrize(("sound", "variant", "path"), EACH, ids=NAMES)
def test_file_is_what_the_recipe_makes(sound: Sound, variant: int, path: Path) -> None:
    wave, made = read(path), render(sound, variant)
    assert len(wave) == len(made)
    assert loudness(wave) == pytest.approx(loudness(made), abs=1.0)
    assert np.abs(wave).max() == pytest.approx(np.abs(made).max(), rel=0.25)


@pytest.mark.parametrize(("sound", "variant", "path"), EACH, ids=NAMES)
def test_file_is_clean(sound: Sound, variant: int, path: Path) -> None:
    wave = read(path)
    assert 0.03 <= np.abs(wave).max() <= 0.9
    assert abs(wave.mean()) < 0.001
    assert abs(wave[-1]) < 0.004
    assert loudness(wave) == pytest.approx(COOKBOOK[sound].level, abs=1.0)


@pytest.mark.parametrize("sound", Sound)
def test_variants_differ_and_keep_their_length(sound: Sound) -> None:
    waves = [render(sound, variant) for variant in range(COOKBOOK[sound].variants)]
    assert len({len(wave) for wave in waves}) == 1
    for index, one in enumerate(waves):
        for other in waves[:index]:
            assert abs(np.corrcoef(one, other)[0, 1]) < 0.98


def test_rendering_is_repeatable() -> None:
    assert np.array_equal(render(Sound.THUMP, 1), render(Sound.THUMP, 1))


def test_tot_747_every_flip_is_equally_loud_and_long() -> None:
    waves = [read(path) for sound, _, path in EACH if sound is Sound.FLIP]
    levels = [loudness(wave) for wave in waves]
    assert max(levels) - min(levels) < 0.5
    assert len({len(wave) for wave in waves}) == 1


def onset(wave: Wave) -> float:
    """Seconds until a tenth of the peak."""
    return float(np.argmax(np.abs(wave) > 0.1 * np.abs(wave).max()) / RATE)


@pytest.mark.parametrize("sound", [Sound.GRAB, Sound.WRONG, Sound.TICK, Sound.GO, Sound.THUMP])
def test_what_must_be_in_time_begins_at_once(sound: Sound) -> None:
    assert onset(render(sound, 0)) < 0.005
