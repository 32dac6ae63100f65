"""Stratego Cards on the table scene for tests: seats, positions, and somebody who answers."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pygame
from pygame import KSCAN_RETURN

from game.chance import Chance
from game.match import Player
from game.stratego import GAME
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from scenes.controllers.stratego.controller import Controller
from scenes.house import House
from scenes.seats.seating import Seating
from scenes.table.kit import lay_table
from tests.table.house import Driver, furnished, submit, table
from tests.table.house import lift as lift_curtain
from tests.table.laid import Laid

NAMES = ("Ann", "Ben")
SIZE = (1024, 640)
# Where nothing moves time may pass in longer steps.
SLOW_NS = 100_000_000


def seats(levels: str, options: Options | None = None, seed: int = 5) -> Seating:
    chosen = ["" if level == "-" else level for level in levels.split()]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(chosen))
    return Seating("stratego", options or Options(), players, ((), ()), seed)


def opened(home: Path, levels: str, options: Options | None = None) -> Driver:
    """A table where the first cards have just been dealt."""
    house = furnished(home)
    driver = Driver(house, lay_table(house, seats(levels, options)))
    driver.run(50)
    return driver


def standing(
    home: Path, levels: str, state: StrategoState, house: House | None = None,
    size: tuple[int, int] = SIZE,
) -> Driver:  # fmt: skip
    """A table where the match stands as told, with whoever acts before their cards."""
    house = house or furnished(home, size)
    seating = seats(levels, state.options)
    match = Laid(GAME, seating.options, seating.players, seating.seed, state, start=state.copy())
    driver = Driver(house, lay_table(house, seating, match), size)
    driver.frame()
    place(driver, state)
    lift(driver)
    return driver


def place(driver: Driver, state: StrategoState) -> None:
    """The match stands as told from now on."""
    scene = table(driver)
    assert isinstance(scene.match, Laid)
    scene.match.stand(state)
    controller(driver).stand_anew([])
    driver.frame()
    driver.frame()


def controller(driver: Driver) -> Controller:
    found = table(driver).controller
    assert isinstance(found, Controller)
    return found


def without_motion(driver: Driver) -> None:
    """Everything is where it belongs at once."""
    driver.house.settings.motion = table(driver).motion.mode = "off"
    table(driver).motion.skip()


def lift(driver: Driver) -> None:
    """Whoever the curtain waits for takes their place."""
    if controller(driver).turns.curtain is not None:
        lift_curtain(driver)


def skip(driver: Driver) -> None:
    """Some time passes unseen."""
    driver.now_ns += SLOW_NS
    driver.top.tick(driver.now_ns)


def settle(driver: Driver, passing: bool = True) -> None:
    """Let time pass until somebody at the screen is asked or called, or the match is over."""
    control = controller(driver)
    still = table(driver).motion.mode == "off"
    for _ in range(60 * 60):
        if still:
            skip(driver)
        else:
            driver.frame()
        if control.held and not control.passes_by_itself:
            if not passing:
                return
            go_on(driver)
        ready = not (control.steps or control.held or table(driver).motion.moving)
        if ready and driver.now_ns >= control.busy_until_ns:
            called = control.turns.curtain is not None
            if called or control.answering is not None or control.match.state.outcome is not None:
                driver.frame()
                return
    raise AssertionError("nobody is asked")


def go_on(driver: Driver) -> None:
    """What is held has been seen."""
    look, places = controller(driver).acts.look, controller(driver).places
    if look is not None and look.shared:
        driver.click(places.peek_box().center)
        driver.click(places.done_box(shared=True).center)
    else:
        driver.press(KSCAN_RETURN)
    driver.frame()


def answer(driver: Driver, chance: Chance) -> None:
    """The person who is asked does something legal."""
    control = controller(driver)
    if control.turns.curtain is not None:
        lift(driver)
        return
    seat = control.answering
    assert seat is not None
    submit(control, chance.choice(control.match.state.moves(seat)))


def until(driver: Driver, phase: str, chance: Chance | None = None) -> None:
    """Play until a person is asked in that phase."""
    chance = chance or Chance(3)
    settle(driver)
    while controller(driver).shown.phase != phase or controller(driver).answering is None:
        answer(driver, chance)
        settle(driver)


def frames(driver: Driver, count: int) -> list[str]:
    """The next pictures, each as a digest."""
    found = []
    for _ in range(count):
        driver.frame()
        found.append(digest(driver))
    return found


def digest(driver: Driver) -> str:
    """The picture that is on the screen."""
    driver.top.draw(driver.screen, lambda: None)
    return blake2b(pygame.image.tobytes(driver.screen, "RGB")).hexdigest()


def said(driver: Driver) -> list[str]:
    """The sentences that stand on the table."""
    return [toast.text for toast in table(driver).toasts.standing]
