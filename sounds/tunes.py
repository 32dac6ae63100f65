"""What is played in each voice: its key, its theme, its chords, and how it comes home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sounds.names import Voice

# In half-tones above the root.
Chord: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tune:
    """The music of one voice, from `root` (Hz); a beat lasts `beat` seconds.

    `notes` are those of a melody, upwards; the `theme` is a row of (number of the note, beats).
    `chords` follow each other slowly; `cadence` are the last three of a fanfare.
    """

    root: float
    beat: float
    notes: tuple[int, ...]
    theme: tuple[tuple[int, float], ...]
    chords: tuple[Chord, ...]
    cadence: tuple[Chord, Chord, Chord]

    def pitch(self, half_tones: int) -> float:
        """So many half-tones above the root (Hz)."""
        return float(self.root * 2 ** (half_tones / 12))


TUNES: dict[Voice, Tune] = {
    # A slow waltz in C, as of a musical box.
    Voice.BRASS: Tune(
        root=261.63, beat=0.34, notes=(0, 2, 4, 5, 7, 9, 11, 12),
        theme=((4, 1), (2, 0.5), (3, 0.5), (4, 1), (7, 1), (5, 1), (4, 1)),
        chords=((-12, -5, 4), (-7, 0, 9), (-15, -3, 4), (-5, 2, 11)),
        cadence=((-7, 0, 5, 9), (-5, 2, 7, 11), (-12, 0, 4, 7, 12)),
    ),
    # A call and its answer, in five notes on G.
    Voice.WOOD: Tune(
        root=196.0, beat=0.34, notes=(0, 2, 4, 7, 9, 12, 14, 16),
        theme=((0, 0.5), (2, 0.5), (3, 0.5), (4, 0.5), (3, 1), (5, 1)),
        chords=((-12, -5, 4), (-8, -3, 4), (-7, 0, 9), (-5, 2, 9)),
        cadence=((-7, 5, 9, 12), (-5, 7, 11, 14), (-12, 0, 7, 12, 16)),
    ),
    # A dotted march in A minor that ends in major.
    Voice.STAMP: Tune(
        root=220.0, beat=0.42, notes=(0, 2, 3, 5, 7, 8, 11, 12),
        theme=((0, 0.75), (0, 0.25), (4, 1), (3, 0.75), (2, 0.25), (4, 1)),
        chords=((-12, -5, 3), (-7, 0, 8), (-5, -1, 2), (-4, 0, 3)),
        cadence=((-7, 5, 8, 12), (-5, 7, 11, 14), (-12, 0, 4, 7, 12)),
    ),
    # Fife and drum in D, with the seventh of the field.
    Voice.PAPER: Tune(
        root=293.66, beat=0.4, notes=(0, 2, 4, 5, 7, 9, 10, 12),
        theme=((0, 0.5), (0, 0.25), (0, 0.25), (2, 0.5), (4, 0.5), (3, 0.25), (2, 0.25), (4, 1)),
        chords=((-12, -5, 4), (-14, -7, 2), (-7, -3, 5), (-5, -2, 2)),
        cadence=((-7, 0, 5, 9), (-2, 2, 5, 10), (-12, 0, 4, 7, 12)),
    ),
    # Off the beat, in F with a fourth that leans upwards.
    Voice.BONE: Tune(
        root=349.23, beat=0.36, notes=(0, 2, 4, 6, 7, 9, 11, 12),
        theme=((4, 0.5), (2, 0.5), (4, 0.25), (5, 0.75), (7, 0.5), (6, 0.5), (4, 1)),
        chords=((-12, -5, 4), (-10, -6, -3), (-8, -5, -1), (-5, -1, 2)),
        cadence=((-10, 2, 6, 9), (-5, -1, 7, 11), (-12, 0, 4, 7, 12)),
    ),
    # A riff in blue E minor that climbs out of the night.
    Voice.NEON: Tune(
        root=164.81, beat=0.4, notes=(0, 3, 5, 6, 7, 10, 12, 15),
        theme=((0, 0.5), (0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25), (4, 0.5), (5, 0.25),
               (6, 0.75)),
        chords=((0, 7, 15), (-4, 3, 12), (-2, 5, 14), (-7, 5, 12)),
        cadence=((-4, 8, 12, 15), (-2, 10, 14, 17), (0, 12, 16, 19, 24)),
    ),
}  # fmt: skip
