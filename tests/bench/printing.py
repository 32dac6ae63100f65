"""What it costs to print cards, lay a table and show strange names, beside a bare SVG."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from art.cloth import table
from art.faces import frantic, jetriko, totem
from art.faces.frantic.decks import EVENT_CARDS, POWER_CARDS, RULE_CARD_CARDS
from art.paint import draw
from art.svg import circle, shape, svg
from game.frantic.cards import FACE
from game.jetriko.cards import DECK
from tests.bench.figures import Figure
from tests.scenes import screens
from tests.scenes.guest import Guest
from tests.scenes.test_strange_names import NAMES, SHOWING

CARD = (104, 149)
CARD_MS, TABLE_MS, NAMES_S = 15.0, 100.0, 5.0
TIMES, QUICK_TIMES = 5, 2
FRANTIC = (
    *sorted(set(FACE)), *EVENT_CARDS.values(), *POWER_CARDS.values(), *RULE_CARD_CARDS.values()
)  # fmt: skip


def spent(work: Callable[[], object], times: int) -> float:
    """CPU ms of the quickest of some times."""
    took = []
    for _ in range(times):
        begins = time.process_time_ns()
        work()
        took.append((time.process_time_ns() - begins) / 1e6)
    return min(took)


def bare_card() -> str:
    """A card with nothing on it but a hundred discs."""
    spots = [circle(10 + 9 * (n % 10), 10 + 13 * (n // 10), 4) for n in range(100)]
    return svg(104, 149, "".join(shape([spot], "#a03020") for spot in spots))


def printed(sources: Iterable[str]) -> float:
    """CPU ms a card, drawn at the size of a large hand. Each is drawn for the first time."""
    begins = time.process_time_ns()
    count = 0
    for source in sources:
        draw(source, CARD)
        count += 1
    return (time.process_time_ns() - begins) / 1e6 / count


def strange_names(home: Path) -> None:
    """Every screen on which names stand, with each of the strange ones."""
    for number, name in enumerate(NAMES.values()):
        screens.NAME = name
        for screen in SHOWING:
            guest = Guest(home / str(number) / screen)
            guest.stage.push(screens.SCREENS[screen](guest))
            guest.frames(2)


def figures(quick: bool) -> Iterator[Figure]:
    times = QUICK_TIMES if quick else TIMES
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    source = bare_card()
    bare = spent(lambda: draw(source, CARD), 10 * times)
    for name, took in (
        ("jetriko", printed(map(jetriko.front_svg, DECK))),
        ("frantic", printed(map(frantic.front_svg, FRANTIC))),
    ):
        yield Figure(
            f"printing a card: {name}", took, "ms", CARD_MS, ratio=took / bare,
            yardstick="a bare one",
        )  # fmt: skip
    laid = spent(lambda: table((1920, 1080), totem.WORLD), times)
    yield Figure(
        "laying the table, 1920x1080", laid, "ms", TABLE_MS, ratio=laid / bare,
        yardstick="a bare card",
    )  # fmt: skip
    with TemporaryDirectory() as home:
        shown = spent(lambda: strange_names(Path(home)), 1) / len(NAMES)
    yield Figure(
        "the screens with a strange name", shown / 1e3, "s", NAMES_S, ratio=shown / bare,
        yardstick="a bare card",
    )  # fmt: skip
