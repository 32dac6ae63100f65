"""A person at the table of Frantic: presses cards, answers and buttons by what they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.frantic.cards import CARD, FACE
from tests.frantic_table import play as play_all
from tests.frantic_table import position
from tests.table.frantic_questions import controller
from tests.table.house import Driver, table

At = Callable[..., Driver]


def click(driver: Driver, what: Any) -> None:
    """Press the target that stands for this."""
    targets = controller(driver).asking.targets.all
    box = next(target.box for target in targets if target.what == what)
    driver.click((box.left + 4, box.centery))


def answers(driver: Driver) -> list[str]:
    """What the answers of the panel say."""
    asking = controller(driver).asking
    return [text for text, _ in asking.answers]


def press(driver: Driver, text: str) -> None:
    """Press the answer or the button that says this."""
    asking = controller(driver).asking
    said = [("answer", n) for n, one in enumerate(answers(driver)) if one.startswith(text)]
    said += [("wish", n) for n, one in enumerate(answers(driver)) if one == text]
    said += [("button", n) for n in range(len(asking.buttons)) if asking.text_of(n) == text]
    there = [target.what for target in asking.targets.all]
    click(driver, next(what for what in said if what in there))


def said(driver: Driver) -> list[str]:
    return [toast.text for toast in table(driver).toasts.standing]


def held(driver: Driver, name: str) -> None:
    """Press the card of that name in the own hand."""
    targets = controller(driver).asking.targets.all
    cards = [t for t in targets if t.what[0] == "card" and FACE[t.what[1]] == CARD[name]]
    click(driver, cards[0].what)


def picture(driver: Driver) -> bytes:
    driver.run(50)
    return pygame.image.tobytes(driver.screen, "RGB")


def attacked(hand: str = "counterattack B2") -> Any:
    state = position(["skip-R R2 R4", hand, "Y9 Y8"], top="R3")
    play_all(state, "0 play skip-R", "0 name 1")
    return state
