"""How each event sounds, in every voice. `python -m sounds.recipes` renders the files.

A recipe says what happens, the palette what it happens to (`sounds/palettes.py`). Its takes differ
a little in pitch, time and strength. Levels are balanced by how loud they are heard, not by peak:
all sounds of a class are equally loud in all voices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeAlias

import numpy as np
import soundfile

from sounds.names import GAP_S, TAKES, TRIUMPHS, Sound, Voice
from sounds.palettes import PALETTES
from sounds.scores import note, pad, triumph
from sounds.tunes import TUNES
from sounds.workshop import RATE, Take, Wave, clock, fade, finish, mix, silence, swell

FILES = Path(__file__).parent / "files"
QUALITY = 0.2

Recipe: TypeAlias = Callable[[Take], Wave]


def slide(take: Take) -> Wave:
    """A card pushed over cloth, and how it comes to rest."""
    rub = take.rub(0.16, 900, 4200, 0.4)
    grain = 1 + 0.25 * take.hiss(0.16, 20, 70)
    return mix(0.3, (0.0, 0.5, rub * grain), (0.13, 0.45, take.tap(180)))


def flip(take: Take) -> Wave:
    """A card turned over: a breath of air and a soft slap."""
    air = take.rub(0.07, 1500, 5200, 0.65)
    slap = take.hiss(0.1, 900, 5000) * fade(0.1, 0.05)
    body = take.knock(0.14, 210, 0.08, hard=0.0)
    return mix(0.2, (0.0, 0.3, air), (0.055, 0.9, slap), (0.056, 0.6, body))


def deal(take: Take) -> Wave:
    """A card that leaves the pack and lands."""
    flick = take.rub(0.05, 1800, 6000, 0.3)
    return mix(0.22, (0.0, 0.45, flick), (0.045, 0.8, take.tap(200)))


def shuffle(take: Take) -> Wave:
    """A riffle, the bridge, and two taps on the table."""
    parts = []
    for index in range(34):
        at = 0.5 * (index / 34) ** 0.85 + take.dice.uniform(0, 0.006)
        click = take.hiss(0.02, 1400, 5500) * fade(0.02, 0.014)
        parts.append((at, take.dice.uniform(0.45, 0.8), click))
    bridge = take.rub(0.24, 1100, 4200, 0.45)
    parts += [(0.52, 0.35, bridge), (0.78, 0.8, take.tap(170))]
    parts += [(0.88, 0.65, take.tap(185))]
    return mix(1.0, *parts)


def stamp(take: Take) -> Wave:
    """A rubber stamp brought down on a board."""
    thud = take.body(0.3, 92, 0.22, bend=0.9)
    wood = take.knock(0.3, 265, 0.12, hard=0.4)
    paper = take.hiss(0.06, 1500, 6000) * fade(0.06, 0.05)
    return take.in_room(mix(0.34, (0.0, 0.9, thud), (0.0, 0.8, wood), (0.0, 0.5, paper)))


def thump(take: Take) -> Wave:
    """The totem put back: heavy wood on a padded table, and a short wobble."""
    thud = take.body(0.5, 74, 0.36, bend=0.9)
    wood = take.knock(0.4, 208, 0.17, hard=0.25)
    again = take.knock(0.2, 225, 0.09, hard=0.15)
    whole = mix(0.55, (0.0, 0.9, thud), (0.0, 0.8, wood), (0.105, 0.2, again))
    return take.in_room(whole)


def grab(take: Take) -> Wave:
    """A hand that closes on the totem and lifts it."""
    slap = take.hiss(0.08, 500, 2600) * fade(0.08, 0.06)
    wood = take.knock(0.25, 330, 0.11, hard=0.2)
    palm = take.body(0.2, 118, 0.13, bend=0.6)
    air = take.rub(0.14, 700, 2800, 0.35)
    parts = ((0.0, 0.8, slap), (0.002, 0.8, wood), (0.0, 0.9, palm), (0.07, 0.12, air))
    return take.in_room(mix(0.32, *parts))


def wrong(take: Take) -> Wave:
    """Two low notes going down, the second out of tune: that was none of yours."""
    high, low, beat = (
        take.note(0.5, take.tune.pitch(tone) * take.pitch, 0.4) for tone in (-5, -11, -10)
    )
    then = take.dice.uniform(0.15, 0.17)
    stick = take.knock(0.15, 240, 0.06, hard=0.3)
    parts = ((0.0, 0.8, high), (0.0, 0.4, stick), (then, 1.0, low), (then, 0.7, beat))
    return take.in_room(mix(0.66, *parts))


def slip(take: Take) -> Wave:
    """Wood sliding out of a hand, and three ever quicker knocks on the floor."""
    scrape = take.rub(0.16, 700, 2600, 0.7)
    parts = [(0.0, 0.3, scrape)]
    for at, level, tone in ((0.15, 1.0, 300), (0.27, 0.55, 330), (0.345, 0.3, 345)):
        parts.append((at, level, take.knock(0.2, tone * take.dice.uniform(0.98, 1.02), 0.09)))
    return take.in_room(mix(0.56, *parts))


def tick(take: Take) -> Wave:
    """A small wood block."""
    return take.in_room(mix(0.14, (0.0, 1.0, take.knock(0.12, 840, 0.06, hard=0.15))))


def go(take: Take) -> Wave:
    """Two wood blocks, the second higher: now!"""
    low = take.knock(0.2, 840, 0.09, hard=0.15)
    high = take.knock(0.25, 1260, 0.16, hard=0.12)
    floor = take.body(0.2, 210, 0.15, bend=0.3)
    return take.in_room(mix(0.36, (0.0, 0.5, low), (0.045, 1.0, high), (0.045, 0.5, floor)))


def gong(take: Take) -> Wave:
    """Two heavy strokes and a soft gong: everybody!"""
    parts = [(0.0, 0.9, take.knock(0.35, 175, 0.28, hard=0.25))]
    parts += [(0.09, 0.7, take.knock(0.35, 233, 0.24, hard=0.2))]
    bloom = 1 - np.exp(-clock(0.9) / 0.016)
    for ratio, level, decay in (
        (1.0, 0.5, 1.0), (1.52, 0.32, 0.85), (2.17, 0.26, 0.7), (2.87, 0.16, 0.5), (3.9, 0.1, 0.35),
    ):  # fmt: skip
        tone = take.tune.root * ratio * take.dice.uniform(0.997, 1.003)
        parts.append((0.0, level, bloom * take.body(0.9, tone, decay)))
    return take.in_room(mix(0.95, *parts), wet=1.5)


def fanfare(take: Take) -> Wave:
    """The last chord of the tune runs up and stays on top."""
    tune = take.tune
    lowest, *chord = tune.cadence[-1]
    rest = 0.5 * (len(chord) - 1) * tune.beat / 2
    parts = [(rest, 0.5, take.note(1.1, tune.pitch(lowest), 0.9))]
    for number, half_tones in enumerate(chord):
        pitch = tune.pitch(half_tones)
        at = rest * number / (len(chord) - 1) + take.dice.uniform(0, 0.008)
        parts += [(at, 0.7, take.note(0.9, pitch, 0.5)), (rest, 0.5, take.note(1.1, pitch, 0.9))]
    return take.in_room(mix(rest + 1.1, *parts), wet=1.5)


def penalty(take: Take) -> Wave:
    """Cards rain on one player."""
    parts = []
    for index in range(16):
        at = 0.62 * (index / 16) ** 0.8 + take.dice.uniform(0, 0.018)
        tone = take.dice.uniform(0.88, 1.15) * (205 - 4 * index)
        parts.append((at, take.dice.uniform(0.45, 0.9), take.tap(tone)))
    return mix(0.8, (0.62, 0.7, take.body(0.17, 105, 0.13, bend=0.5)), *parts)


def hover(take: Take) -> Wave:
    """A fingertip on a card's edge."""
    tip = take.hiss(0.03, 1800, 4800) * fade(0.03, 0.018)
    return mix(0.05, (0.0, 0.6, tip), (0.0, 0.4, take.body(0.03, 900, 0.02)))


def button(take: Take) -> Wave:
    """A wooden key pressed home."""
    down = take.knock(0.07, 520, 0.04, hard=0.25)
    return mix(0.11, (0.0, 1.0, down), (0.035, 0.35, take.knock(0.06, 640, 0.03)))


def refuse(take: Take) -> Wave:
    """Two muffled knocks: no."""
    one, two = (take.knock(0.14, tone, 0.08, hard=0.08) for tone in (172, 158))
    return mix(0.27, (0.0, 1.0, one), (0.095, 0.85, two))


def take_in(take: Take) -> Wave:
    """Cards that were won are gathered, and two notes go up."""
    low, high = (take.note(0.5, take.tune.pitch(take.tune.notes[n]), 0.4) for n in (4, 7))
    rub = take.rub(0.2, 900, 4200, 0.4)
    parts = ((0.0, 0.5, rub), (0.1, 0.5, low), (0.2 + take.dice.uniform(0, 0.02), 0.6, high))
    return take.in_room(mix(0.6, *parts))


def rush(take: Take) -> Wave:
    """Something flies along the table: air that grows higher and louder, and is gone."""
    low = take.rub(0.55, 250, 900, 0.4)
    high = take.rub(0.55, 1200, 4500, take.dice.uniform(0.68, 0.74))
    edge = take.knock(0.5, 260, 2.0, hard=0.0) * swell(0.5, 0.7)
    return take.in_room(mix(0.58, (0.0, 0.6, low), (0.0, 0.8, high), (0.03, 0.5, edge)))


def snap(take: Take) -> Wave:
    """A trap: a spring is let go, and the jaws meet."""
    spring = take.rub(0.09, 2500, 7000, 0.85)
    jaw, echo = take.knock(0.3, 480, 0.14, hard=0.8), take.knock(0.2, 610, 0.07, hard=0.4)
    floor = take.body(0.3, 100, 0.2, bend=0.8)
    again = 0.085 + take.dice.uniform(0.05, 0.06)
    parts = ((0.0, 0.4, spring), (0.085, 1.0, jaw), (0.085, 0.7, floor), (again, 0.5, echo))
    return take.in_room(mix(0.42, *parts))


# What is equally loud, in every voice (LUFS).
HINT, SMALL, TOUCH, STROKE, CALL, GLORY = -40.0, -31.0, -27.0, -23.0, -21.0, -18.0
BED = -31.0

COOKBOOK: dict[Sound, tuple[Recipe, float]] = {
    Sound.SLIDE: (slide, TOUCH),
    Sound.FLIP: (flip, TOUCH),
    Sound.DEAL: (deal, TOUCH),
    Sound.SHUFFLE: (shuffle, TOUCH),
    Sound.STAMP: (stamp, STROKE),
    Sound.THUMP: (thump, STROKE),
    Sound.GRAB: (grab, STROKE),
    Sound.WRONG: (wrong, STROKE),
    Sound.SLIP: (slip, STROKE),
    Sound.TICK: (tick, SMALL),
    Sound.GO: (go, STROKE),
    Sound.GONG: (gong, CALL),
    Sound.FANFARE: (fanfare, CALL),
    Sound.PENALTY: (penalty, CALL),
    Sound.HOVER: (hover, HINT),
    Sound.BUTTON: (button, SMALL),
    Sound.REFUSE: (refuse, TOUCH),
    Sound.TAKE: (take_in, TOUCH),
    Sound.RUSH: (rush, STROKE),
    Sound.SNAP: (snap, STROKE),
}
# How much takes differ in pitch and strength (shares).
PITCHES, STRENGTHS = 0.03, 0.03


def render(voice: Voice, sound: Sound, number: int) -> Wave:
    """One take of a sound, the same on every machine."""
    recipe, level = COOKBOOK[sound]
    dice = np.random.default_rng([*voice.encode(), *sound.encode(), number])
    pitch = 1 + PITCHES * (2 * number / (TAKES - 1) - 1)
    # The flip is equally loud in all takes: it must never tell anything (TOT-747).
    if sound is not Sound.FLIP:
        level += 20 * np.log10(1 + STRENGTHS * dice.uniform(-1, 1))
    return finish(recipe(Take(PALETTES[voice], TUNES[voice], dice, pitch)), level)


def render_triumph(voice: Voice, number: int) -> Wave:
    """One take of the fanfare for a match that was won."""
    dice = np.random.default_rng([*voice.encode(), number])
    return finish(triumph(Take(PALETTES[voice], TUNES[voice], dice)), GLORY)


def render_tone(voice: Voice, tone: Callable[[Take, int], Wave], number: int) -> Wave:
    """A chord or a note of the bed."""
    dice = np.random.default_rng([*voice.encode(), number])
    return finish(tone(Take(PALETTES[voice], TUNES[voice], dice), number), BED)


def takes(voice: Voice, sound: Sound) -> Wave:
    """All takes of a sound, one after the other and equally long."""
    gap = silence(GAP_S)
    return np.concatenate(
        [part for number in range(TAKES) for part in (render(voice, sound, number), gap)]
    )


def all_files() -> Iterator[tuple[Path, Callable[[], Wave]]]:
    """Every file there is, and what makes what is in it."""
    for voice in Voice:
        for sound in Sound:
            yield FILES / voice / f"{sound}.ogg", partial(takes, voice, sound)
        for number in range(TRIUMPHS):
            yield FILES / voice / f"triumph-{number}.ogg", partial(render_triumph, voice, number)
        for number in range(len(TUNES[voice].chords)):
            yield FILES / voice / f"pad-{number}.ogg", partial(render_tone, voice, pad, number)
        for number in range(len(TUNES[voice].notes)):
            yield FILES / voice / f"note-{number}.ogg", partial(render_tone, voice, note, number)


def write(path: Path, wave: Wave) -> None:
    """Keep a wave, small."""
    path.parent.mkdir(exist_ok=True, parents=True)
    soundfile.write(
        path, wave, RATE, format="OGG", subtype="VORBIS", compression_level=1.0 - QUALITY
    )


def main() -> None:
    """Render every file anew."""
    for path, make in all_files():
        write(path, make())


if __name__ == "__main__":
    main()
