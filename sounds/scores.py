"""The music of each voice as it is played to files: its fanfare, and what its bed is made of."""

from __future__ import annotations

import numpy as np

from sounds.workshop import Take, Wave, clock, mix, mode

# How much quicker than usual a theme is played when it is won.
BRISK = 0.85
ROLL_S = 0.035
RINGS_S = 2.3
PAD_S, CROSSES_S, NOTE_S = 4.0, 1.3, 0.8


def triumph(take: Take) -> Wave:
    """The theme, and three chords home; the last is rolled, and its top shimmers as it rings."""
    tune, dice, beat = take.tune, take.dice, take.tune.beat * BRISK
    parts, at = [], 0.0
    for number, beats in tune.theme:
        pitch = tune.pitch(tune.notes[number])
        parts += [(at, 0.8, take.note(0.9, pitch, 0.7)), (at, 0.3, take.note(0.6, 2 * pitch, 0.4))]
        # A grace note before some of the long ones; not before the same ones in every take.
        if beats >= 0.75 and at and dice.random() < 0.5:
            above = tune.pitch(tune.notes[min(number + 1, len(tune.notes) - 1)])
            parts.append((at - 0.07, 0.35, take.note(0.2, above, 0.15)))
        at += beats * beat
    parts.append((0.0, 0.6, take.note(1.2, tune.pitch(tune.cadence[-1][0]), 1.0)))
    for chord, beats in zip(tune.cadence, (1.0, 1.0, 0.0), strict=True):
        last = not beats
        lasts, decay = (RINGS_S, 2.2) if last else (1.0, 0.8)
        parts.append((at, 0.5, take.knock(0.4, 110, 0.3)))
        for place, half_tones in enumerate(chord):
            then = at + place * ROLL_S * (1 if last else 0.2) * dice.uniform(0.8, 1.2)
            level = 0.7 if place in (0, len(chord) - 1) else 0.5
            parts.append((then, level, take.note(lasts, tune.pitch(half_tones), decay)))
        at += beats * beat
    top, below = (tune.pitch(half_tones + 12) for half_tones in tune.cadence[-1][:-3:-1])
    for number in range(12):
        struck = at + 0.3 + number * beat / 4 + dice.uniform(0, 0.01)
        level = 0.3 * (1 - number / 12) * dice.uniform(0.8, 1.1)
        parts.append((struck, level, take.note(0.6, (top, below)[number % 2], 0.4)))
    return take.in_room(mix(at + RINGS_S, *parts), wet=1.5)


def pad(take: Take, number: int) -> Wave:
    """A chord that comes from nothing and goes there again, so that no loop has a seam."""
    made, tune = take.made_of, take.tune
    wave = 0.02 * take.hiss(PAD_S, 200, 900)
    for half_tones in tune.chords[number]:
        for ratio, level, _ in made.overtones[:4]:
            for apart, strength in ((1.0, 1.0), (1.003, 0.5)):
                tone = tune.pitch(half_tones) * ratio * apart
                wave += level**1.5 * strength * mode(PAD_S, tone, 100 * PAD_S)
    # One chord goes as the next one comes.
    share = np.minimum(clock(PAD_S), PAD_S - clock(PAD_S)) / CROSSES_S
    faded: Wave = wave * np.sin(np.pi / 2 * np.minimum(share, 1.0)) ** 2
    return faded


def note(take: Take, number: int) -> Wave:
    """A note of the melody, played softly."""
    wave = take.note(NOTE_S, take.tune.pitch(take.tune.notes[number]), 1.2 * NOTE_S)
    return take.in_room(wave * np.minimum(clock(NOTE_S) / 0.012, 1.0), wet=2.0)
