"""The pictures of the README, taken at the tables as they are.

    python -m tests.readme

plays every game until what its picture shows happens, and writes all of them into art/readme.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.chance import Chance
from game.frantic.composed.bench import Bench
from game.frantic.composed.card import read
from game.registry import load
from scenes.menus.start import StartScene
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table
from scenes.workshops.frantic.scene import WorkshopScene
from tests.table.house import Driver, furnished, lift, submit

FOLDER = Path(__file__).parents[1] / "art" / "readme"
SIZE = (1280, 720)
# So many frames of a match are looked at before another is dealt.
FRAMES = 12_000
# Nothing else that flies is so wide (px).
BLOW = 250
CARD = "Hot Hot Potato|either|pink potato|give 2 chosen, swap most, draw 1 chosen"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture of a game: how many sit there, what is to be seen, and how many ms later."""

    game_id: str
    seats: int
    seen: Callable[[Any], bool]
    after_ms: int
    options: Mapping[str, Any] = field(default_factory=dict)


def in_flight(control: Any) -> bool:
    """Whether a blow of Frantic goes its way."""
    return bool(control.moment.victims) and any(
        flight.wide > BLOW and 0.3 < flight.at(control.now_ns) < 0.7
        for flight in control.table.motion.flights
    )


WANTED = {
    "table": Wanted("totem", 6, lambda control: control.centre.account is not None
                    and control.centre.account.panel is not None, 900),
    "nyet": Wanted("nyet", 4, lambda control: control.taking is not None
                   and control.taking.points > 1, 500),
    "stratego": Wanted("stratego", 2, lambda control: control.acts.struck
                       and sum(map(len, control.shown.casualties)) > 7, 900),
    "jetriko": Wanted("jetriko", 4, lambda control: control.moment.flying, 250),
    "frantic": Wanted("frantic", 5, in_flight, 0, {"preset": "everything"}),
}  # fmt: skip


def played(wanted: Wanted, home: Path, seed: int) -> pygame.Surface | None:
    """Play a match until it is seen; what the screen shows then, if it ever was."""
    house, game = furnished(home, SIZE), load(wanted.game_id)
    levels = ["", *[game.levels[1]] * (wanted.seats - 1)]
    options = game.Options(**wanted.options)
    seating = default_seating(wanted.game_id, house.words, seed, levels, options)
    table, chance = lay_table(house, seating), Chance(seed)
    with Driver(house, table, SIZE) as driver:
        control: Any = table.controller
        for _ in range(FRAMES):
            driver.frame()
            if not driver.shows(table):
                return None
            if wanted.seen(control):
                driver.watch(wanted.after_ms)
                table.hints.put_away()
                table.dirty = True
                driver.frame()
                return driver.screen
            if game.timed:
                continue
            if control.turns.curtain is not None:
                lift(driver)
            elif control.choosing.seat is not None and chance.below(40) == 0:
                submit(control, chance.choice(control.match.state.moves(control.choosing.seat)))
            elif control.held:
                control.go_on()
    return None


def main() -> None:
    pygame.init()
    with TemporaryDirectory() as home:
        for name, wanted in WANTED.items():
            tries = (played(wanted, Path(home) / f"{name} {seed}", seed) for seed in range(1, 40))
            pygame.image.save(next(filter(None, tries)), FOLDER / f"{name}.png")
        house = furnished(Path(home), SIZE)
        bench = WorkshopScene(house)
        bench.lay(Bench("blank_play", read(CARD)))
        for name, scene in (("shelf", StartScene(house)), ("workshop", bench)):
            with Driver(house, scene, SIZE) as driver:
                for _ in range(200):
                    driver.frame()
                    if house.later:
                        house.later.pop(0)()
                pygame.image.save(driver.screen, FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
