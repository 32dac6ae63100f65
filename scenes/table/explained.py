"""What is explained where a pointer rests: the game's things in its terms, the buttons in words."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect, Surface

from art.theme import Ground
from scenes.house import House
from scenes.input.signals import PointerMoved
from scenes.seats.seating import Seating
from scenes.table.contract import Controller
from scenes.table.corner import Corner
from scenes.table.hints import Hints
from scenes.table.messages import Messages
from scenes.table.taking_back import TakingBack
from scenes.table.tempo import Tempo
from scenes.table.tip import Explain, Tip
from scenes.table.toasts import Toasts
from scenes.words.pages import term

# Before the name of a button, which is explained as a term is.
BUTTON = "corner "


class Table(Protocol):
    """What lies on a table, and what is said there."""

    house: House
    seating: Seating
    size: tuple[int, int]
    unit: float
    controller: Controller
    corner: Corner
    explain: Explain
    hints: Hints
    messages: Messages
    taking_back: TakingBack
    tempo: Tempo
    toasts: Toasts

    @property
    def ground(self) -> Ground:
        """What is said here is written on it."""


class Explained:
    """The table's slip: what it says, and where it covers nothing that matters."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tip = Tip(table.house.lettering, self.meaning, table.ground)

    def point(self, moved: PointerMoved) -> bool:
        """The mouse is there now; True if the slip went."""
        return self.tip.point(moved.pos, self._terms(moved.pos), moved.t_ns)

    def at_once(self, pos: tuple[int, int]) -> bool:
        """What lies there is asked for; True if there is something to say."""
        return self.tip.show(pos, self._terms(pos))

    def left(self, pos: tuple[int, int]) -> bool:
        """Whether the slip went because the pointer is on something else."""
        return self.tip.shown and self._terms(pos) != self.tip.terms and self.tip.hide()

    def advance(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; True if the slip came, or went because nothing of it is left.

        So it does where something else is put before the eyes while the pointer rests.
        """
        tip = self.tip
        if tip.terms and not self._terms(tip.pos):
            return tip.hide()
        return tip.advance(now_ns)

    def _terms(self, pos: tuple[int, int]) -> tuple[str, ...]:
        table, button = self.table, self.table.corner.at(pos)
        if button:
            return (f"{BUTTON}{button}",)
        beside = not Rect((0, 0), table.size).collidepoint(pos)
        covered = beside or table.hints.at(pos) or table.controller.covers(pos)
        return () if covered else table.explain(pos)

    def meaning(self, name: str) -> tuple[str, str]:
        """What a term is called and what it means; a button that is grey says why."""
        table, words = self.table, self.table.house.words
        if not name.startswith(BUTTON):
            return term(table.seating.game_id, name, words)
        button = name.removeprefix(BUTTON)
        why = table.taking_back.why_not(button) or table.tempo.why_not(button)
        called = words(f"corner-{button}", speed=table.house.settings.speed)
        return called, why or words(f"corner-{button}-means")

    def paint(self, screen: Surface) -> Rect:
        """Draw the slip; returns where it stands.

        Nothing that is said is covered, and cards and plates only where there is no room.
        """
        table = self.table
        if not self.tip.shown:
            # Where all lies is long to find out, and mostly nothing is explained.
            return Rect(self.tip.pos, (0, 0))
        spoken = [toast.place for toast in table.toasts.standing if toast.place]
        hint = [table.hints.box] if table.hints.text else []
        avoid = [*table.controller.in_question(), table.corner.area()]
        rather = [*table.controller.to_be_seen, *table.controller.plates]
        never = [table.messages.zone, *spoken, *hint]
        return self.tip.paint(screen, table.unit, avoid, never, rather)
