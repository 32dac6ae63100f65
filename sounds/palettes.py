"""What each voice is made of: its material, its room, and the instrument that plays there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sounds.names import Voice

# (multiple of the pitch, level, share of the decay)
Partials: TypeAlias = tuple[tuple[float, float, float], ...]


@dataclass(frozen=True, slots=True)
class Room:
    """First echoes as (ms, level), then a tail of `tail` seconds, darker than `dark` Hz."""

    echoes: tuple[tuple[float, float], ...]
    tail: float
    wet: float
    dark: float


@dataclass(frozen=True, slots=True)
class Manner:
    """How something of a material moves and comes to rest.

    What rubs is loudest later by the power `early` of its share of time, if that is below 1, or
    sooner; it comes in `beats` a second, irregular ones, as far as `depth` (0 to 1). What lands
    strikes again after so many seconds, so strongly: its `bounces`.
    """

    early: float = 1.0
    beats: float = 0.0
    depth: float = 0.0
    bounces: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Palette:
    """One voice: every event is made by the same recipe from this.

    A stroke has `partials`, at `pitch` times the pitch of the recipe, `ring` times as long, and
    begins `bend` (share) above it. Noise is `bright` times as high and has `grit` times the level;
    `crackle` (0 to 1) is how much of it comes in grains. `overtones` are those of a note, which
    swells in `attack` seconds; a second, softer string is sharp by `chorus` (share).
    """

    partials: Partials
    room: Room
    overtones: Partials
    manner: Manner = Manner()
    pitch: float = 1.0
    ring: float = 1.0
    bend: float = 0.06
    bright: float = 1.0
    grit: float = 1.0
    crackle: float = 0.0
    attack: float = 0.002
    chorus: float = 0.0


PALETTES: dict[Voice, Palette] = {
    # A small brass plate on felt, and a celesta.
    Voice.BRASS: Palette(
        partials=((1.0, 0.8, 0.8), (2.32, 0.5, 1.5), (4.25, 0.3, 1.6), (6.63, 0.12, 1.0)),
        room=Room(((9, 0.3), (17, 0.22), (29, 0.15)), 0.5, 0.16, 5200),
        overtones=((1.0, 1.0, 1.0), (2.0, 0.12, 0.7), (4.0, 0.3, 0.35), (6.3, 0.08, 0.15)),
        manner=Manner(bounces=((0.061, 0.3), (0.093, 0.14))),
        pitch=1.25, bright=1.3, grit=0.6,
    ),
    # A carved post on a padded table, and a marimba.
    Voice.WOOD: Palette(
        partials=((1.0, 1.0, 1.0), (2.65, 0.45, 0.45), (5.1, 0.2, 0.25)),
        room=Room(((7, 0.25), (13, 0.18)), 0.22, 0.12, 3500),
        overtones=((1.0, 1.0, 1.0), (3.98, 0.28, 0.3), (9.9, 0.08, 0.12)),
        manner=Manner(bounces=((0.048, 0.18),)),
        bright=0.8,
    ),
    # Rubber and iron on a desk in a hall of plaster, and a reed organ.
    Voice.STAMP: Palette(
        partials=((1.0, 1.2, 0.6), (1.47, 0.7, 0.5), (3.6, 0.3, 1.3), (8.9, 0.16, 1.5)),
        room=Room(((19, 0.42), (31, 0.34), (47, 0.25), (71, 0.15)), 0.7, 0.2, 2600),
        overtones=(
            (1.0, 1.0, 1.0), (2.0, 0.7, 1.0), (3.0, 0.6, 0.9), (4.0, 0.32, 0.8),
            (5.0, 0.28, 0.7), (6.0, 0.16, 0.6), (7.0, 0.12, 0.5),
        ),
        # Rubber judders along and stops dead.
        manner=Manner(early=0.4, beats=31, depth=0.75),
        pitch=0.72, ring=0.9, bend=0.5, bright=0.55, grit=1.5, attack=0.03, chorus=0.005,
    ),
    # Maps on a drum head in a tent, and a lute.
    Voice.PAPER: Palette(
        partials=((1.0, 0.5, 0.7), (1.59, 0.4, 0.6), (2.14, 0.3, 0.5), (2.65, 0.2, 0.4)),
        room=Room(((4, 0.2), (11, 0.12)), 0.12, 0.07, 6500),
        overtones=(
            (1.0, 1.0, 1.0), (2.0, 0.75, 0.7), (3.0, 0.5, 0.5), (4.0, 0.36, 0.4),
            (5.0, 0.25, 0.3), (6.0, 0.18, 0.25), (8.0, 0.1, 0.15),
        ),
        # A sheet is heard at once, and lies as it falls.
        manner=Manner(early=2.2),
        pitch=1.1, ring=0.7, bend=0.2, bright=1.7, grit=2.2, crackle=0.85,
    ),
    # Dice and tiles in a tiled yard, and a xylophone.
    Voice.BONE: Palette(
        partials=((1.0, 0.9, 0.5), (2.76, 0.8, 0.6), (5.4, 0.5, 0.5), (8.93, 0.25, 0.35)),
        room=Room(((5, 0.45), (8, 0.35), (15, 0.28), (22, 0.2)), 0.3, 0.16, 8000),
        overtones=((1.0, 1.0, 0.6), (3.0, 0.45, 0.3), (6.1, 0.2, 0.15), (10.2, 0.1, 0.08)),
        # What is hard rattles along and hops.
        manner=Manner(
            beats=64, depth=0.92, bounces=((0.041, 0.5), (0.069, 0.28), (0.088, 0.14))
        ),
        pitch=1.9, ring=0.6, bend=0.02, bright=1.05, grit=0.5, crackle=0.6,
    ),
    # Tubes that buzz in the dark, and a synthesizer.
    Voice.NEON: Palette(
        partials=(
            (1.0, 0.9, 1.0), (2.0, 0.6, 0.9), (3.0, 0.5, 0.8), (5.0, 0.35, 0.6), (7.0, 0.25, 0.5),
        ),
        room=Room(((37, 0.3), (74, 0.2), (111, 0.12)), 0.9, 0.18, 7000),
        overtones=tuple((float(n), 1 / n, 1 / n**0.4) for n in range(1, 11)),
        # It is switched on, and buzzes until it is gone.
        manner=Manner(early=3.0, beats=118, depth=0.85, bounces=((0.074, 0.35),)),
        pitch=0.9, ring=1.5, bend=1.6, bright=2.0, grit=0.5, attack=0.006, chorus=0.008,
    ),
}  # fmt: skip
