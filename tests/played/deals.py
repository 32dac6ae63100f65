"""What a match of the robot is like: who plays, under which options, in what kind of window."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, get_args

from game.options import options_of
from game.record import Player
from game.registry import check_seats, load
from game.rules import BadOptions, Game
from scenes.menus.roster import numbers
from scenes.seats.seating import Seating, default_controls
from scenes.storage.settings import Motion, Settings, Speed
from tests.house.games import TABLES
from tests.played.hands import DEVICES

SIZES = ((1280, 720), (1024, 640), (1920, 1080))
NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eva", "Fred", "Gus", "Hana", "Ida", "Jon")
MOTIONS: tuple[Motion, ...] = ("normal", "normal", "normal", "off", "reduced")
SPEEDS: tuple[Speed, ...] = get_args(Speed)
# So many of a hundred options are left as they are, and so many of a hundred matches are short:
# a long one takes as much time as fifty.
AS_USUAL, KEPT_SHORT = 65, 98
MOST_FAST = 2


@dataclass(frozen=True, slots=True)
class Deal:
    """One match to be played. `wild`: the bots play anything that is legal.

    `through_the_menus`: the robot finds its way from the shelf itself. `haste` is how little it
    waits, from 0 to 1, and `mischief` how often it does something else than play.
    """

    seating: Seating
    size: tuple[int, int]
    devices: tuple[str, ...]
    wild: bool
    through_the_menus: bool
    haste: float
    mischief: float
    more_games: int


def random_deal(game_id: str, rng: Random, seed: int) -> Deal:
    """A match of that game."""
    game = load(game_id)
    while True:
        count = rng.randint(game.fewest_seats, game.most_seats)
        options = random_options(game_id, rng)
        levels = _levels(game, count, rng)
        if check_seats(game_id, options, levels) is None and _dealable(game, count, options):
            break
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    controls = default_controls(game_id, levels, options)
    devices = tuple(rng.sample(DEVICES, rng.randint(1, len(DEVICES))))
    return Deal(
        Seating(game_id, options, players, controls, seed), rng.choice(SIZES), devices,
        wild=rng.random() < 0.5, through_the_menus=rng.random() < 0.3, haste=rng.random(),
        mischief=rng.choice((0.0, 0.005, 0.02, 0.06)), more_games=rng.choice((*[0] * 8, 1, 2)),
    )  # fmt: skip


def random_options(game_id: str, rng: Random) -> Any:
    """Options, most of them as usual, and most matches short."""
    kind = load(game_id).Options
    changes: dict[str, Any] = {}
    for option in options_of(kind):
        if option.made or rng.randrange(100) < AS_USUAL:
            continue
        values = option.values if option.lowest is None else numbers(option)
        changes[option.name] = rng.choice(values)
    if rng.randrange(100) < KEPT_SHORT:
        changes.update(TABLES[game_id].short)
    return kind(**changes)


def _dealable(game: Game, count: int, options: Any) -> bool:
    try:
        game.deal(count, options, 0)
    except BadOptions:
        return False
    return True


def _levels(game: Game, count: int, rng: Random) -> list[str]:
    """People and bots in any mix: often one person, now and then everybody, or nobody."""
    people = rng.choice((1, 1, 1, 2, count, rng.randint(0, count)))
    fast = game.levels[:MOST_FAST] if rng.random() < 0.9 else game.levels
    levels = ["" if seat < people else rng.choice(fast) for seat in range(count)]
    rng.shuffle(levels)
    return levels


def random_settings(rng: Random) -> Settings:
    """The house as somebody may have left it."""
    return Settings(
        motion=rng.choice(MOTIONS),
        speed=rng.choice(SPEEDS),
        text_size=rng.choice((100, 100, 150, 200)),
        colour_safe=rng.random() < 0.2,
        contrast=rng.random() < 0.1,
        hints=rng.random() < 0.7,
        language=rng.choice(("en", "en", "de")),
        muted=True,
    )
