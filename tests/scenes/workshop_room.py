"""The card workshop as tests walk into it, and what they do there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.frantic.composed.bench import Bench
from game.frantic.composed.card import (
    Composed,
    read,
)
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.workshops.frantic import folder
from scenes.workshops.frantic.scene import WorkshopScene
from tests.scenes.guest import Guest
from tests.scenes.test_keys_alone import walk_to

ENTER, ESCAPE, BACKSPACE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_BACKSPACE
ARROWS = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
CAT = read("Thunderpaw||amber cat|draw 2 everyone, swap chosen")
POTATO = read("Hot Hot Potato|colour|pink potato|give 2 chosen, draw 1 chosen")


@contextmanager
def opened(home: Path) -> Iterator[Guest]:
    """Somebody at the bench, who came from the shelf by way of the seats."""
    guest = Guest(home)
    guest.stage.push(StartScene(guest.house))
    guest.enter(SeatsScene(guest.house, "frantic"))
    guest.click("workshop")
    guest.frames(2)
    yield guest
    guest.stage.clear()


def bench(guest: Guest) -> WorkshopScene:
    top = guest.top
    assert isinstance(top, WorkshopScene)
    return top


def lay(guest: Guest, card: str, own: Composed) -> None:
    bench(guest).lay(Bench(card, own))
    guest.stage.resize(guest.stage.size)
    guest.frames(1)


def drop(guest: Guest, path: Path) -> None:
    guest.desk.post(pygame.DROPFILE, file=str(path))
    guest.hear()
    guest.frames(2)


def files(guest: Guest) -> dict[str, bytes]:
    """All that lies in the folder of cards."""
    place = folder.folder(guest.house.paths)
    return {path.name: path.read_bytes() for path in place.glob("*")}


def use(guest: Guest, *keys: str) -> None:
    """By keys alone to one control after the other."""
    for key in keys:
        walk_to(guest, key)
        guest.key(ENTER)
        guest.frames(1)
