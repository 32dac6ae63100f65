"""A person at the table of Frantic: presses cards, answers and buttons by what they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.frantic.cards import CARD, FACE
from game.prompts import Thing
from scenes.table.hand.answers import ON_PANEL
from scenes.table.targets import Look
from tests.frantic_table import play as play_all
from tests.frantic_table import position
from tests.table.frantic_questions import controller
from tests.table.house import Driver, table

At = Callable[..., Driver]


def card(name: str) -> Thing:
    return Thing("card", CARD[name])


def click(driver: Driver, what: Thing) -> None:
    """Press the target that stands for this."""
    targets = controller(driver).choosing.targets.all
    box = next(target.box for target in targets if target.what == what)
    driver.click((box.left + 4, box.centery))


def said_on(driver: Driver, *looks: Look) -> dict[Thing, str]:
    """What the targets that look so say: a button by its words, else the answer it stands for."""
    control = controller(driver)
    return {target.what: control.text_of(target.what) for target in control.choosing.targets.all
            if target.look in looks}  # fmt: skip


def answers(driver: Driver) -> list[str]:
    """What the answers say that have no button in the corner: those of the panel, and plates."""
    return list(said_on(driver, *ON_PANEL, Look.PLATE).values())


def press(driver: Driver, text: str) -> None:
    """Press the answer or the button that says this."""
    found = said_on(driver, *ON_PANEL, Look.BUTTON, Look.PLATE)
    exactly = [what for what, one in found.items() if one == text]
    click(driver, (exactly or [what for what, one in found.items() if one.startswith(text)])[0])


def said(driver: Driver) -> list[str]:
    return [toast.text for toast in table(driver).toasts.standing]


def held(driver: Driver, name: str) -> None:
    """Press the card of that name in the own hand."""
    targets = controller(driver).choosing.targets.all
    cards = [t for t in targets if t.what.kind == "card" and FACE[int(t.what.value)] == CARD[name]]
    click(driver, cards[0].what)


def picture(driver: Driver) -> bytes:
    driver.run(50)
    return pygame.image.tobytes(driver.screen, "RGB")


def attacked(hand: str = "counterattack B2") -> Any:
    state = position(["skip-R R2 R4", hand, "Y9 Y8"], top="R3")
    play_all(state, "0 play skip-R", "0 name 1")
    return state
