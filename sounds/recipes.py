"""How each sound is made: soft, dry, wooden. `python -m sounds.recipes` renders the files.

Every recipe takes dice and a pitch factor and returns a wave; its variants differ a little
in both, so that nothing clatters the same way twice. Levels are balanced by loudness
(RMS of the loudest 60 ms), not by peak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import soundfile

from sounds.names import Sound
from sounds.wood import (
    RATE,
    Dice,
    Wave,
    bar,
    clock,
    fade,
    finish,
    hiss,
    in_room,
    knock,
    mix,
    mode,
    swell,
    tap,
)

FILES = Path(__file__).parent / "files"
QUALITY = 0.2

Recipe: TypeAlias = Callable[[Dice, float], Wave]


def slide(dice: Dice, pitch: float) -> Wave:
    """A card pushed over cloth, and how it comes to rest."""
    rub = hiss(dice, 0.16, 900 * pitch, 4200 * pitch) * swell(0.16, 0.4)
    grain = 1 + 0.25 * hiss(dice, 0.16, 20, 70)
    return mix(0.24, (0.0, 0.5, rub * grain), (0.13, 0.45, tap(dice, 180 * pitch)))


def flip(dice: Dice, pitch: float) -> Wave:
    """A card turned over: a breath of air and a soft slap."""
    air = hiss(dice, 0.07, 1500 * pitch, 5200 * pitch) * swell(0.07, 0.65)
    slap = hiss(dice, 0.1, 900 * pitch, 5000 * pitch) * fade(0.1, 0.05)
    body = mode(0.1, 210 * pitch, 0.07, bend=0.3)
    return mix(0.2, (0.0, 0.3, air), (0.055, 0.9, slap), (0.056, 0.6, body))


def deal(dice: Dice, pitch: float) -> Wave:
    """A card that leaves the pack and lands."""
    flick = hiss(dice, 0.05, 1800 * pitch, 6000 * pitch) * swell(0.05, 0.3)
    return mix(0.16, (0.0, 0.45, flick), (0.045, 0.8, tap(dice, 200 * pitch)))


def shuffle(dice: Dice, pitch: float) -> Wave:
    """A riffle, the bridge, and two taps on the table."""
    parts = []
    for index in range(34):
        at = 0.5 * (index / 34) ** 0.85 + dice.uniform(0, 0.006)
        click = hiss(dice, 0.02, 1400 * pitch, 5500 * pitch) * fade(0.02, 0.014)
        parts.append((at, dice.uniform(0.45, 0.8), click))
    bridge = hiss(dice, 0.24, 1100 * pitch, 4200 * pitch) * swell(0.24, 0.45)
    parts += [(0.52, 0.35, bridge), (0.78, 0.8, tap(dice, 170 * pitch))]
    parts += [(0.88, 0.65, tap(dice, 185 * pitch))]
    return mix(1.0, *parts)


def stamp(dice: Dice, pitch: float) -> Wave:
    """A rubber stamp brought down on a board."""
    thud = mode(0.3, 92 * pitch, 0.22, bend=0.9)
    wood = knock(dice, 0.3, 265 * pitch, 0.12, hard=0.4)
    paper = hiss(dice, 0.06, 1500, 6000) * fade(0.06, 0.05)
    return in_room(dice, mix(0.34, (0.0, 0.9, thud), (0.0, 0.8, wood), (0.0, 0.5, paper)))


def thump(dice: Dice, pitch: float) -> Wave:
    """The totem put back: heavy wood on a padded table, and a short wobble."""
    thud = mode(0.5, 74 * pitch, 0.36, bend=0.9)
    wood = knock(dice, 0.4, 208 * pitch, 0.17, hard=0.25)
    again = knock(dice, 0.2, 225 * pitch, 0.09, hard=0.15)
    whole = mix(0.55, (0.0, 0.9, thud), (0.0, 0.8, wood), (0.105, 0.2, again))
    return in_room(dice, whole)


def grab(dice: Dice, pitch: float) -> Wave:
    """A hand that closes on the totem and lifts it."""
    slap = hiss(dice, 0.08, 500 * pitch, 2600 * pitch) * fade(0.08, 0.06)
    wood = knock(dice, 0.25, 330 * pitch, 0.11, hard=0.2)
    palm = mode(0.2, 118 * pitch, 0.13, bend=0.6)
    air = hiss(dice, 0.14, 700, 2800) * swell(0.14, 0.35)
    return in_room(
        dice, mix(0.32, (0.0, 0.8, slap), (0.002, 0.8, wood), (0.0, 0.9, palm), (0.07, 0.12, air))
    )


def wrong(dice: Dice, pitch: float) -> Wave:
    """Two low bars going down: that was none of yours."""
    high, low = bar(0.4, 185 * pitch, 0.35), bar(0.5, 131 * pitch, 0.45)
    beat = bar(0.5, 139 * pitch, 0.4)
    stick = knock(dice, 0.15, 240 * pitch, 0.06, hard=0.3)
    parts = ((0.0, 0.8, high), (0.0, 0.4, stick), (0.16, 1.0, low), (0.16, 0.5, beat))
    return in_room(dice, mix(0.66, *parts))


def slip(dice: Dice, pitch: float) -> Wave:
    """Wood sliding out of a hand, and three ever quicker knocks on the floor."""
    scrape = hiss(dice, 0.16, 700 * pitch, 2600 * pitch) * swell(0.16, 0.7)
    parts = [(0.0, 0.3, scrape)]
    for at, level, tone in ((0.15, 1.0, 300), (0.27, 0.55, 330), (0.345, 0.3, 345)):
        parts.append((at, level, knock(dice, 0.2, tone * pitch * dice.uniform(0.98, 1.02), 0.09)))
    return in_room(dice, mix(0.56, *parts))


def tick(dice: Dice, pitch: float) -> Wave:
    """A small wood block."""
    return in_room(dice, mix(0.14, (0.0, 1.0, knock(dice, 0.12, 840 * pitch, 0.06, hard=0.15))))


def go(dice: Dice, pitch: float) -> Wave:
    """Two wood blocks, the second higher: now!"""
    low = knock(dice, 0.2, 840 * pitch, 0.09, hard=0.15)
    high = knock(dice, 0.25, 1260 * pitch, 0.16, hard=0.12)
    floor = mode(0.2, 210 * pitch, 0.15, bend=0.3)
    return in_room(dice, mix(0.36, (0.0, 0.5, low), (0.045, 1.0, high), (0.045, 0.5, floor)))


def gong(dice: Dice, pitch: float) -> Wave:
    """A slit drum and a soft gong: everybody!"""
    parts = [(0.0, 0.9, knock(dice, 0.35, 175 * pitch, 0.28, hard=0.25))]
    parts += [(0.09, 0.7, knock(dice, 0.35, 233 * pitch, 0.24, hard=0.2))]
    for ratio, level, decay in (
        (1.0, 0.5, 1.0), (1.52, 0.32, 0.85), (2.17, 0.26, 0.7), (2.87, 0.16, 0.5), (3.9, 0.1, 0.35),
    ):  # fmt: skip
        tone = 196 * pitch * ratio * dice.uniform(0.997, 1.003)
        bloom = 1 - np.exp(-clock(0.9) / 0.016)
        parts.append((0.0, level, bloom * mode(0.9, tone, decay)))
    return in_room(dice, mix(0.95, *parts), wet=0.18)


def fanfare(dice: Dice, pitch: float) -> Wave:
    """A marimba runs up a chord and stays on top."""
    base = 262 * pitch
    parts = []
    for at, ratio, level in (
        (0.0, 1.0, 0.7), (0.11, 1.26, 0.7), (0.22, 1.498, 0.8),
        (0.36, 2.0, 1.0), (0.37, 1.498, 0.45), (0.38, 1.26, 0.4), (0.36, 0.5, 0.5),
    ):  # fmt: skip
        parts.append((at + dice.uniform(0, 0.006), level, bar(0.8, base * ratio, 0.65)))
        parts.append((at, 0.12 * level, hiss(dice, 0.03, 600, 2400) * fade(0.03, 0.025)))
    return in_room(dice, mix(1.15, *parts), wet=0.2, decay=0.35)


def penalty(dice: Dice, pitch: float) -> Wave:
    """Cards rain on one player."""
    parts = []
    for index in range(16):
        at = 0.62 * (index / 16) ** 0.8 + dice.uniform(0, 0.018)
        tone = pitch * dice.uniform(0.88, 1.15) * (205 - 4 * index)
        parts.append((at, dice.uniform(0.45, 0.9), tap(dice, tone)))
    return mix(0.8, (0.62, 0.7, mode(0.17, 105 * pitch, 0.13, bend=0.5)), *parts)


def hover(dice: Dice, pitch: float) -> Wave:
    """A fingertip on a card's edge."""
    tip = hiss(dice, 0.03, 1800 * pitch, 4800 * pitch) * fade(0.03, 0.018)
    return mix(0.05, (0.0, 0.6, tip), (0.0, 0.4, mode(0.03, 900 * pitch, 0.02)))


def button(dice: Dice, pitch: float) -> Wave:
    """A wooden key pressed home."""
    down = knock(dice, 0.07, 520 * pitch, 0.04, hard=0.25)
    return mix(0.11, (0.0, 1.0, down), (0.035, 0.35, knock(dice, 0.06, 640 * pitch, 0.03)))


def refuse(dice: Dice, pitch: float) -> Wave:
    """Two muffled knocks: no."""
    one, two = (knock(dice, 0.14, tone * pitch, 0.08, hard=0.08) for tone in (172, 158))
    return mix(0.27, (0.0, 1.0, one), (0.095, 0.85, two))


@dataclass(frozen=True, slots=True)
class Made:
    """A recipe, its loudness (dB below full scale), how many variants, and their spread."""

    recipe: Recipe
    level: float
    variants: int = 3
    spread: float = 0.03


# The flip is equally loud in all variants: it must never tell anything (TOT-747).
COOKBOOK: dict[Sound, Made] = {
    Sound.SLIDE: Made(slide, -23.0, 4),
    Sound.FLIP: Made(flip, -19.0, 4, spread=0.0),
    Sound.DEAL: Made(deal, -21.0, 4),
    Sound.SHUFFLE: Made(shuffle, -21.0),
    Sound.STAMP: Made(stamp, -14.0),
    Sound.THUMP: Made(thump, -13.0),
    Sound.GRAB: Made(grab, -14.0),
    Sound.WRONG: Made(wrong, -16.0),
    Sound.SLIP: Made(slip, -18.0),
    Sound.TICK: Made(tick, -22.0),
    Sound.GO: Made(go, -18.0),
    Sound.GONG: Made(gong, -16.0),
    Sound.FANFARE: Made(fanfare, -16.0),
    Sound.PENALTY: Made(penalty, -18.0),
    Sound.HOVER: Made(hover, -33.0),
    Sound.BUTTON: Made(button, -24.0),
    Sound.REFUSE: Made(refuse, -21.0),
}


def render(sound: Sound, variant: int) -> Wave:
    """One variant of a sound, the same on every machine."""
    made = COOKBOOK[sound]
    dice = np.random.default_rng([list(Sound).index(sound), variant])
    offset = 2 * variant / (made.variants - 1) - 1  # -1 .. 1 over the variants
    level = made.level + 20 * np.log10(1 + made.spread * dice.uniform(-1, 1))
    return finish(made.recipe(dice, 1 + 0.03 * offset), level)


def all_files() -> Iterator[tuple[Sound, int, Path]]:
    """Every sound, each of its variants, and the file that holds it."""
    for sound, made in COOKBOOK.items():
        for variant in range(made.variants):
            yield sound, variant, FILES / f"{sound}-{variant + 1}.ogg"


def main() -> None:
    """Render every file anew."""
    FILES.mkdir(exist_ok=True)
    for sound, variant, path in all_files():
        soundfile.write(
            path, render(sound, variant), RATE,
            format="OGG", subtype="VORBIS", compression_level=1.0 - QUALITY,
        )  # fmt: skip


if __name__ == "__main__":
    main()
