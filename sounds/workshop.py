"""The workshop of the recipes: noise, strokes, notes, envelopes, rooms, and loudness.

Everything is a mono array of floats at `RATE`. Used only to build the files.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sounds.palettes import Palette
from sounds.tunes import Tune

RATE = 44100
# Nothing peaks above; what is lossy adds up to a decibel.
CEILING = 0.79

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


def swell(seconds: float, peak: float) -> Wave:
    """Up and down again; the peak at a share of the time."""
    x = np.linspace(0.0, 1.0, int(seconds * RATE))
    wave: Wave = np.sin(np.pi * x ** (np.log(0.5) / np.log(peak))) ** 2
    return wave


def mode(seconds: float, pitch: float, decay: float, bend: float = 0.0) -> Wave:
    """A struck partial: a dying sine that begins `bend` (share) above its pitch."""
    t = clock(seconds)
    phase = 2 * np.pi * pitch * (t + bend * 0.02 * (1 - np.exp(-t / 0.02)))
    return np.sin(phase) * fade(seconds, decay)


def mix(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Parts laid over each other: (start in seconds, level, wave). What runs over is cut."""
    whole = silence(seconds)
    for start, level, wave in parts:
        at = int(start * RATE)
        end = min(at + len(wave), len(whole))
        whole[at:end] += level * wave[: end - at]
    return whole


@dataclass(frozen=True, slots=True)
class Take:
    """One take of a sound: its material, the tune of its voice, dice, and pitch (factor)."""

    made_of: Palette
    tune: Tune
    dice: Dice
    pitch: float = 1.0

    def hiss(self, seconds: float, low: float, high: float) -> Wave:
        """Noise between two pitches (Hz), about as loud as a unit sine."""
        factor = self.pitch * self.made_of.bright
        noise = _band(self.dice, seconds, low * factor, min(high * factor, 15000))
        if self.made_of.crackle:
            grains = self.dice.random(len(noise)) ** 400
            grains = np.convolve(grains, np.exp(-np.arange(120) / 25), mode="same")
            noise = noise * (1 - self.made_of.crackle * (1 - 3 * grains))
            noise /= np.std(noise) * np.sqrt(2.0) + 1e-12
        return noise * self.made_of.grit

    def rub(self, seconds: float, low: float, high: float, peak: float) -> Wave:
        """Noise that swells and is gone, in the manner of the material; `peak` as in `swell`."""
        manner = self.made_of.manner
        wave = self.hiss(seconds, low, high) * swell(seconds, peak**manner.early)
        return wave * self._beats(seconds) if manner.beats else wave

    def _beats(self, seconds: float) -> Wave:
        """An envelope of irregular beats that die away quickly, on the whole as loud as none."""
        manner = self.made_of.manner
        struck, at = silence(seconds), 0.0
        while at < seconds:
            struck[int(at * RATE)] = self.dice.uniform(0.6, 1.0)
            at += self.dice.uniform(0.75, 1.25) / manner.beats
        dying = fade(1.5 / manner.beats, 1.5 / manner.beats)
        beats = 1 - manner.depth + manner.depth * np.convolve(struck, dying)[: len(struck)]
        envelope: Wave = beats / np.sqrt(np.mean(beats**2))
        return envelope

    def body(self, seconds: float, pitch: float, decay: float, bend: float = 0.0) -> Wave:
        """The dull lowest tone of what is struck."""
        made = self.made_of
        pitch *= self.pitch * made.pitch**0.5
        return mode(seconds, pitch, decay * made.ring**0.5, bend + made.bend)

    def knock(self, seconds: float, pitch: float, decay: float, hard: float = 0.3) -> Wave:
        """A stroke: the partials of the material and the brush of the stick."""
        made = self.made_of
        tone = pitch * self.pitch * made.pitch
        wave = silence(seconds)
        for number, (ratio, level, lasts) in enumerate(made.partials):
            ratio *= self.dice.uniform(0.97, 1.03) if number else 1.0
            if tone * ratio < RATE / 3:
                wave += level * mode(seconds, tone * ratio, decay * lasts * made.ring, made.bend)
        return wave + hard * self.hiss(seconds, pitch * 2, pitch * 9) * fade(seconds, 0.03)

    def tap(self, pitch: float = 190.0) -> Wave:
        """A card that comes to lie on the table, and bounces."""
        wave = self.hiss(0.09, 700, 3800) * fade(0.09, 0.045)
        wave += 0.7 * self.knock(0.09, pitch, 0.07, hard=0.0)
        bounces = self.made_of.manner.bounces
        return mix(0.19, (0.0, 1.0, wave), *((at, level, wave) for at, level in bounces))

    def note(self, seconds: float, pitch: float, decay: float) -> Wave:
        """A note of the instrument; `pitch` is in Hz, and no take is out of tune."""
        made = self.made_of
        wave = silence(seconds)
        for ratio, level, lasts in made.overtones:
            # The second string is softer: together they never fall silent.
            for apart, strength in ((1.0, 1.0), (1 + made.chorus, 0.5 if made.chorus else 0.0)):
                tone = pitch * ratio * apart
                if strength and tone < RATE / 3:
                    envelope = level * strength * fade(seconds, decay * lasts, made.attack)
                    wave += np.sin(2 * np.pi * tone * clock(seconds)) * envelope
        return wave

    def in_room(self, wave: Wave, wet: float = 1.0) -> Wave:
        """The wave where its voice is at home; `wet` times as much of the room as usual."""
        room = self.made_of.room
        wave = np.concatenate([wave, silence(room.tail * 0.6)])
        echoes = silence(0.13)
        for ms, level in room.echoes:
            echoes[int(ms / 1000 * RATE * self.dice.uniform(0.97, 1.03))] += level
        tail = _band(self.dice, room.tail, 160, room.dark) * fade(room.tail, room.tail, 0.012)
        early = _convolved(wave, echoes)
        late = _convolved(wave, tail)
        late *= room.wet * np.std(wave) / (np.std(late) + 1e-12)
        heard: Wave = wave + wet * (early + late)
        return heard


def _band(dice: Dice, seconds: float, low: float, high: float) -> Wave:
    noise = dice.standard_normal(int(seconds * RATE))
    tone = np.fft.rfftfreq(len(noise), 1 / RATE) + 1e-9
    band = 1.0 / (1.0 + (low / tone) ** 6) / (1.0 + (tone / high) ** 6)
    wave: Wave = np.fft.irfft(np.fft.rfft(noise) * np.sqrt(band), len(noise))
    wave /= np.std(wave) * np.sqrt(2.0) + 1e-12
    return wave


def _convolved(wave: Wave, answer: Wave) -> Wave:
    size = len(wave) + len(answer)
    whole: Wave = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size)
    return whole[: len(wave)]


# ITU-R BS.1770: the filters of the ear for 48 kHz, as (b, a).
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285),
          (1.0, -1.69065929318241, 0.73248077421585))  # fmt: skip
_LOW_CUT = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


@cache
def _ear(size: int) -> NDArray[np.complex128]:
    """How an ear weighs each part of a spectrum of that many samples."""
    back = np.exp(-2j * np.pi * np.fft.rfftfreq(size, 1 / RATE) / 48000)
    answer: NDArray[np.complex128] = np.ones_like(back)
    for b, a in (_SHELF, _LOW_CUT):
        answer *= (b[0] + b[1] * back + b[2] * back**2) / (a[0] + a[1] * back + a[2] * back**2)
    return answer


def loudness(wave: Wave) -> float:
    """The loudest 400 ms as an ear weighs them (LUFS, momentary, of one speaker)."""
    size = int(0.4 * RATE)
    # Silence before and after, up to a length that is quick to transform.
    wave = np.pad(wave, (size, 2 ** (len(wave) + 2 * size).bit_length() - len(wave) - size))
    heard = np.fft.irfft(np.fft.rfft(wave) * _ear(len(wave)), len(wave))
    summed = np.concatenate([[0.0], np.cumsum(heard**2)])
    power = (summed[size:] - summed[:-size]).max() / size
    return float(-0.691 + 10 * np.log10(power + 1e-12))


def finish(wave: Wave, level: float) -> Wave:
    """The wave at `level` LUFS, without rumble, clicks at its ends, or peaks over the ceiling."""
    spectrum = np.fft.rfft(wave)
    tone = np.fft.rfftfreq(len(wave), 1 / RATE)
    wave = np.fft.irfft(spectrum * (tone / 45) ** 4 / (1 + (tone / 45) ** 4), len(wave))
    edge_in, edge_out = int(0.001 * RATE), min(int(0.05 * RATE), len(wave) // 3)
    wave = wave - wave.mean()
    wave[:edge_in] *= np.linspace(0, 1, edge_in)
    wave[-edge_out:] *= np.linspace(1, 0, edge_out) ** 2
    for _ in range(3):  # rounding the peaks takes level away; give it back
        wave = wave * 10 ** ((level - loudness(wave)) / 20)
        wave = CEILING * np.tanh(wave / CEILING)
    return wave
