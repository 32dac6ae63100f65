"""Tables of Frantic for tests: laid out as a test wants them, or at every question there is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from game.chance import Chance
from game.frantic.answering import ASKS
from game.frantic.options import Options
from game.frantic.steps import AskPlay, AskUse, AskWish
from game.match import Player
from scenes.controllers.frantic.controller import Controller
from scenes.house import House
from scenes.seats.seating import Seating
from scenes.table.kit import lay_table
from tests.house.games import TABLES
from tests.table.house import NAMES, Driver, furnished, table

# Nothing that is tested between two choices is quicker than this.
FRAME_NS = 40_000_000
POKE = "Poke|||draw 1 chosen"
GAMES = (
    Options(preset="everything", rule_cards=5, blind="point", powers="any", prompts="always"),
    Options(preset="everything", scores=False, rule_cards=3, blank_event=POKE, prompts="always"),
)


def seating(levels: str, options: Options | None = None, seed: int = 5) -> Seating:
    """Seats from levels such as "- - hard": "-" is a person."""
    chosen = ["" if level == "-" else level for level in levels.split()]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(chosen))
    return Seating("frantic", options or Options(), players, ((),) * len(chosen), seed)


def at_table(
    house: House, state: Any, people: tuple[int, ...] | None = None,
    size: tuple[int, int] = (1280, 720),
) -> Driver:  # fmt: skip
    """A table at which the game stands like this, by default with the one who is asked at it."""
    people = state.to_act()[:1] if people is None else people
    levels = " ".join("-" if seat in people else "easy" for seat in range(len(state.hands)))
    scene = lay_table(house, seating(levels, state.options))
    scene.match.state = state.copy()
    driver = Driver(house, scene, size)
    driver.run(50)
    return driver


def open_table(home: Path, state: Any, people: tuple[int, ...] | None = None) -> Driver:
    """The same in a house of its own."""
    return at_table(furnished(home), state, people)


def controller(driver: Driver) -> Controller:
    found = table(driver).controller
    assert isinstance(found, Controller)
    return found


def settle(driver: Driver) -> None:
    """Let time pass until somebody at the screen is asked, or the match is over."""
    control = controller(driver)
    for _ in range(25 * 240):
        driver.unseen(FRAME_NS)
        if control.held:
            control.go_on()
        ready = not (control.steps or table(driver).motion.moving)
        if ready and driver.now_ns >= control.busy_until_ns:
            waits = control.turns.curtain is not None or control.choosing.seat is not None
            if waits or control.match.state.outcome is not None:
                driver.frame(0)
                return
    raise AssertionError("nobody is asked")


def kind_of(state: Any) -> str:
    """What is asked, told apart as far as the table asks it in other words."""
    step = state.agenda[0]
    name = type(step).__name__
    match step:
        case AskPlay(drawn=True):
            return f"{name} drawn"
        case AskWish(kind=kind):
            return f"{name} {kind}"
        case AskUse(deed=deed) if deed.effect == "golden_fuck_you":
            return f"{name} golden"
    return name


@cache
def questions() -> dict[str, Any]:
    """A state for each kind of question, out of random games."""
    chance = Chance(1)
    return _asked(2 + chance.below(7) for _ in range(400))


@cache
def of_many() -> dict[str, Any]:
    """The same at tables of eight."""
    return _asked(8 for _ in range(400))


def _asked(tables: Iterable[int]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seed, seats in enumerate(tables, 1):
        for state, move, _ in TABLES["frantic"].walk(seats, seed, GAMES[seed % 2]):
            if move is not None and state.agenda and kind_of(state) not in found:
                found[kind_of(state)] = state.copy()
        if {kind.__name__ for kind in ASKS} <= {name.split()[0] for name in found}:
            return found
    raise AssertionError("not every question was asked")
