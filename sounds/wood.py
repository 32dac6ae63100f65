"""The workshop of the recipes: noise, wooden modes, envelopes, a small room.

Everything is a mono array of floats at `RATE`. Used only to build the files.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44100

Wave: TypeAlias = NDArray[np.float64]
Dice: TypeAlias = np.random.Generator


def silence(seconds: float) -> Wave:
    """Nothing, so long."""
    return np.zeros(int(seconds * RATE))


def clock(seconds: float) -> Wave:
    """The time of each sample (s)."""
    return np.arange(int(seconds * RATE)) / RATE


def fade(seconds: float, decay: float, attack: float = 0.001) -> Wave:
    """A quick rise and a decay by 60 dB in `decay` seconds."""
    t = clock(seconds)
    wave: Wave = np.minimum(t / attack, 1.0) * 10.0 ** (-3.0 * t / decay)
    return wave


def swell(seconds: float, top: float = 0.5) -> Wave:
    """A smooth hump that is highest at the share `top` of its length."""
    t = np.linspace(0.0, 1.0, int(seconds * RATE))
    wave: Wave = np.sin(np.pi * t ** (np.log(0.5) / np.log(top))) ** 2
    return wave


def hiss(dice: Dice, seconds: float, low: float, high: float) -> Wave:
    """Noise between two frequencies (Hz) with soft edges, as loud as a unit sine."""
    noise = dice.standard_normal(int(seconds * RATE))
    tone = np.fft.rfftfreq(len(noise), 1 / RATE) + 1e-9
    band = 1.0 / (1.0 + (low / tone) ** 6) / (1.0 + (tone / high) ** 6)
    wave: Wave = np.fft.irfft(np.fft.rfft(noise) * np.sqrt(band), len(noise))
    wave /= np.std(wave) * np.sqrt(2.0) + 1e-12
    return wave


def mode(seconds: float, pitch: float, decay: float, bend: float = 0.0) -> Wave:
    """A struck partial: a dying sine that begins `bend` (share) above its pitch."""
    t = clock(seconds)
    phase = 2 * np.pi * pitch * (t + bend * 0.02 * (1 - np.exp(-t / 0.02)))
    return np.sin(phase) * fade(seconds, decay)


def knock(dice: Dice, seconds: float, pitch: float, decay: float, hard: float = 0.3) -> Wave:
    """A stroke on wood: three inharmonic partials and the brush of the stick."""
    wave = mode(seconds, pitch, decay, bend=0.06)
    wave += 0.45 * mode(seconds, pitch * dice.uniform(2.55, 2.75), decay * 0.45)
    wave += 0.20 * mode(seconds, pitch * dice.uniform(4.9, 5.3), decay * 0.25)
    return wave + hard * hiss(dice, seconds, pitch * 2, pitch * 9) * fade(seconds, 0.03)


def bar(seconds: float, pitch: float, decay: float) -> Wave:
    """A marimba bar: the note, its fourth harmonic, and a touch of the tenth."""
    return (
        mode(seconds, pitch, decay)
        + 0.28 * mode(seconds, pitch * 3.98, decay * 0.3)
        + 0.08 * mode(seconds, pitch * 9.9, decay * 0.12)
    )


def tap(dice: Dice, pitch: float = 190.0) -> Wave:
    """A card that comes to lie on cloth."""
    wave = hiss(dice, 0.09, 700, 3800) * fade(0.09, 0.045)
    return wave + 0.7 * mode(0.09, pitch, 0.07, bend=0.3)


def mix(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Parts laid over each other: (start in seconds, level, wave). What runs over is cut."""
    whole = silence(seconds)
    for start, level, wave in parts:
        at = int(start * RATE)
        end = min(at + len(wave), len(whole))
        whole[at:end] += level * wave[: end - at]
    return whole


def in_room(dice: Dice, wave: Wave, wet: float = 0.12, decay: float = 0.22) -> Wave:
    """The wave in a small carpeted room."""
    tail = hiss(dice, decay, 200, 3500) * fade(decay, decay, attack=0.012)
    size = len(wave) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(tail, size), size)[: len(wave)]
    heard: Wave = wave + wet * echo * (np.std(wave) / (np.std(echo) + 1e-12))
    return heard


def loudness(wave: Wave, window: float = 0.06) -> float:
    """RMS of the loudest stretch of `window` seconds, in dB below full scale."""
    size = min(int(window * RATE), len(wave))
    power = np.convolve(wave**2, np.ones(size) / size, mode="valid")
    return float(10 * np.log10(power.max() + 1e-12))


def finish(wave: Wave, level: float, ceiling: float = 0.84) -> Wave:
    """The wave at `level` dB, without rumble, clicks at its ends, or peaks over `ceiling`."""
    spectrum = np.fft.rfft(wave)
    tone = np.fft.rfftfreq(len(wave), 1 / RATE)
    wave = np.fft.irfft(spectrum * (tone / 45) ** 4 / (1 + (tone / 45) ** 4), len(wave))
    edge_in, edge_out = int(0.001 * RATE), min(int(0.03 * RATE), len(wave) // 3)
    wave[:edge_in] *= np.linspace(0, 1, edge_in)
    wave[-edge_out:] *= np.linspace(1, 0, edge_out) ** 2
    for _ in range(4):  # rounding the peaks takes level away; give it back
        wave = wave * 10 ** ((level - loudness(wave)) / 20)
        wave = ceiling * np.tanh(wave / ceiling)
    finished: Wave = wave - wave.mean()
    return finished
