"""The quiet music of a table: composed as it is heard, and never the same way twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from sounds.tunes import Tune

# How much slower than in its fanfare a theme is played here.
SLOW = 1.5
# How long a chord stands (s): the next one comes while it fades.
CHORD_S = (2.6, 3.1)
LENGTHS = (0.5, 1.0, 1.0, 1.5)

# (number of the note, beats)
Phrase: TypeAlias = list[tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Tone:
    """What sounds next: its file, its strength and side, and after how many s something follows."""

    file: str
    strength: float
    pan: float
    then_s: float


def composed(tune: Tune, dice: random.Random) -> Iterator[Tone]:
    """The music of a tune, without end: its theme first, then what the dice make of it."""
    chord, phrase = 0, list(tune.theme)
    while True:
        yield from _bar(tune, chord, phrase, dice)
        chord = dice.choice([each for each in range(len(tune.chords)) if each != chord])
        phrase = _phrase(tune, chord, dice)


def _bar(tune: Tune, chord: int, phrase: Phrase, dice: random.Random) -> Iterator[Tone]:
    """A chord, and a phrase that begins a little after it."""
    lasts, beat = dice.uniform(*CHORD_S), tune.beat * SLOW
    starts = [dice.uniform(0.6, 1.4) * beat]
    for _, beats in phrase:
        starts.append(starts[-1] + beats * beat)
    starts[-1] = max(starts[-1], lasts)
    side = dice.uniform(-0.4, 0.4)
    begins = starts[0] if phrase else lasts
    yield Tone(f"pad-{chord}", dice.uniform(0.8, 1.0), -side, begins)
    for (number, _), (start, end) in zip(phrase, pairwise(starts), strict=True):
        yield Tone(f"note-{number}", dice.uniform(0.5, 0.9), side, end - start)


def _phrase(tune: Tune, chord: int, dice: random.Random) -> Phrase:
    """A rest, a part of the theme on another step, or a few steps; its last note suits."""
    highest = len(tune.notes) - 1
    match dice.choice(("rest", "rest", "theme", "steps", "steps")):
        case "theme":
            begin = dice.randrange(len(tune.theme) - 2)
            part = tune.theme[begin : begin + dice.randint(3, 5)]
            shift = dice.choice((-2, -1, 0, 1, 2))
            phrase = [(min(max(number + shift, 0), highest), beats) for number, beats in part]
        case "steps":
            number, phrase = dice.randint(1, highest - 1), []
            for _ in range(dice.randint(1, 3)):
                phrase.append((number, dice.choice(LENGTHS)))
                number = min(max(number + dice.choice((-2, -1, 1, 2)), 0), highest)
        case _:
            return []
    number, beats = phrase[-1]
    return [*phrase[:-1], (_suiting(tune, chord, number), beats)]


def _suiting(tune: Tune, chord: int, number: int) -> int:
    """The note nearest to that one that is also in the chord."""
    classes = {half_tones % 12 for half_tones in tune.chords[chord]}
    suiting = [each for each, note in enumerate(tune.notes) if note % 12 in classes]
    return min(suiting, key=lambda each: abs(each - number))
