"""A duel of Stratego Cards by gamepad alone, and by fingers alone, through pygame's own queue."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.prompts import Thing
from game.stratego import GAME
from scenes.controllers.stratego.controller import Controller
from scenes.table.curtain import DEAF_MS, HOLD_MS
from scenes.table.kit import lay_table
from tests.scenes.guest import FRAME_MS, Guest
from tests.stratego_table import position
from tests.table.laid import Laid
from tests.table.stratego import seats

A = 0
OWN, ENEMY = Thing("own", 0), Thing("enemy", 4)


class Duellist(Guest):
    """Somebody before a table of Stratego Cards; the match stands as told."""

    def __init__(self, home: Path, levels: str, size: tuple[int, int]) -> None:
        super().__init__(home, size)
        state = position("4 6 B 2 9", "5 2 F 4 3")
        seating = seats(levels, state.options)
        match = Laid(GAME, seating.options, seating.players, 1, state, start=state.copy())
        self.table = lay_table(self.house, seating, match)
        self.enter(self.table)
        control = self.table.controller
        assert isinstance(control, Controller)
        self.control = control
        self.plug_in()

    def seen(self, what: Callable[[], object], frames: int = 600) -> None:
        """Frames pass until that is so."""
        for _ in range(frames):
            if what():
                return
            self.frames()
        raise AssertionError("never seen")

    def finger(self, kind: int, pos: tuple[int, int]) -> None:
        """A finger goes down, moves or comes up, and the mouse that systems make of it."""
        wide, high = self.stage.size
        self.desk.post(kind, finger_id=3, touch_id=1, x=pos[0] / wide, y=pos[1] / high, dx=0, dy=0)
        mouse = {pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN, pygame.FINGERUP: pygame.MOUSEBUTTONUP}
        if kind in mouse:
            self.desk.post(mouse[kind], pos=pos, button=1, touch=True)
        self.hear()

    def tap_at(self, box: Rect) -> None:
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            self.finger(kind, box.center)
        self.frames()

    def box(self, what: Thing) -> Rect:
        return next(one.box for one in self.control.choosing.targets.all if one.what == what)

    def steer(self, what: Thing) -> None:
        """Push the cross until that has the focus."""
        for _ in range(30):
            focused = self.control.choosing.targets.focused
            if focused is not None and focused.what == what:
                return
            here = focused.box.center if focused is not None else (0, 0)
            there = self.box(what).center
            across, down = there[0] - here[0], there[1] - here[1]
            if focused is None or abs(across) >= abs(down):
                self.hat(1 if across > 0 else -1, 0)
            else:
                self.hat(0, -1 if down > 0 else 1)
            self.frames()
        raise AssertionError("not to be reached")


def by_pad(guest: Duellist) -> None:
    """Own card, then whom it attacks."""
    for what in (OWN, ENEMY):
        guest.steer(what)
        guest.button(A)
        guest.frames()


def by_finger(guest: Duellist) -> None:
    for what in (OWN, ENEMY):
        guest.tap_at(guest.box(what))


def by_dragging(guest: Duellist) -> None:
    """The own card is pushed onto the other."""
    start, end = guest.box(OWN).center, guest.box(ENEMY).center
    middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    guest.finger(pygame.FINGERDOWN, start)
    for pos in (middle, end):
        guest.finger(pygame.FINGERMOTION, pos)
        guest.frames()
    guest.finger(pygame.FINGERUP, end)


ATTACKS = [by_pad, by_finger, by_dragging]
SIZES = [(1024, 640), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_duel_against_a_bot_is_begun_and_hurried_on(
    tmp_path: Path, attack: Callable[[Duellist], None], size: tuple[int, int]
) -> None:
    guest = Duellist(tmp_path, "- easy", size)
    control = guest.control
    guest.seen(lambda: control.answering == 0)
    attack(guest)
    assert [str(move) for move in control.match.moves] == ["0 attack 1 5"]
    guest.seen(lambda: control.acts.duel is not None)
    guest.seen(lambda: control.acts.struck and control.held)
    # Anywhere will do: it would pass by itself.
    before = guest.desk.clock.now
    if attack is by_pad:
        guest.button(A)
    else:
        guest.tap_at(control.places.stage)
    guest.seen(lambda: control.acts.duel is None, frames=3)
    assert guest.desk.clock.now - before < 200_000_000
    guest.stage.clear()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_duel_of_two_people_waits_for_its_button(
    tmp_path: Path, attack: Callable[[Duellist], None], size: tuple[int, int]
) -> None:
    guest = Duellist(tmp_path, "- -", size)
    control = guest.control
    guest.seen(lambda: control.turns.curtain is not None and not control.steps)
    guest.frames(DEAF_MS // FRAME_MS + 2)
    if attack is by_pad:
        guest.desk.post(pygame.JOYBUTTONDOWN, instance_id=7, button=A)
        guest.hear()
    else:
        guest.finger(pygame.FINGERDOWN, control.curtain_box.center)
    guest.frames(HOLD_MS // FRAME_MS + 2)
    if attack is by_pad:
        guest.desk.post(pygame.JOYBUTTONUP, instance_id=7, button=A)
        guest.hear()
    else:
        guest.finger(pygame.FINGERUP, control.curtain_box.center)
    guest.seen(lambda: control.answering == 0)
    attack(guest)
    guest.seen(lambda: control.acts.struck and control.held)
    guest.frames(200)
    assert control.acts.duel is not None and not control.passes_by_itself
    if attack is by_pad:
        guest.button(A)
    else:
        guest.tap_at(control.places.end_box().move(0, -control.places.end_box().height))
        assert control.acts.duel is not None
        assert min(control.go_on_box.size) >= 32
        guest.tap_at(control.go_on_box)
    guest.seen(lambda: control.acts.duel is None, frames=3)
    guest.seen(lambda: control.turns.curtain is not None)
    guest.stage.clear()
