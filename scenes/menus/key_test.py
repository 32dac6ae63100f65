"""All press together: which keys arrive, and better ones for those that do not (TOT-744)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.looks import BRASS, Look
from scenes.input.bindings import MOST_PEOPLE_ON_A_KEYBOARD, POINTERS, cap_label, label
from scenes.input.keyboard import scancode
from scenes.input.keytest import Rollover
from scenes.input.signals import Press, Signal
from scenes.menus.beat import BeatScene
from scenes.menus.page import Page
from scenes.menus.roster import Roster
from scenes.menus.seat_card import CAP, paint_cap, paint_disc
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

ARRIVED = Look((196, 232, 176), theme.GOOD, (58, 110, 44), theme.INK)
WIDE, HIGH = 900, 500
A_ROW, EACH, ROW = 5, 164, 134
# What is said may take a line more where the sheet is narrow.
TOLD, MORE = 52, 28
# A key as it is drawn: its letters, the air beside them, and how wide it is at least.
CAP_SIZE, CAP_AIR, CAP_WIDE = 26, 10, 104


@dataclass(frozen=True, slots=True)
class Tested:
    """What a hand grabs with; all of `controls` count as the first of them."""

    seat: int
    slot: str
    controls: tuple[str, ...]

    @property
    def control(self) -> str:
        return self.controls[0]


def tested(roster: Roster) -> list[Tested]:
    """The first controls of all hands, without pointers: these get in nobody's way."""
    found = []
    for seat, place in enumerate(roster.places):
        for slot in roster.slots(seat):
            controls = place.controls.get(slot, ())
            if slot.endswith(f"/{roster.actions[0]}") and controls and controls[0] not in POINTERS:
                found.append(Tested(seat, slot, controls))
    return found


class KeyTestScene(Page):
    """Caps of all first keys that light up when they arrive, and what can be done."""

    see_through = True
    first = "done"

    def __init__(self, house: House, roster: Roster) -> None:
        super().__init__(house)
        self.roster = roster
        self.keys = tested(roster)
        self.test = Rollover([key.control for key in self.keys])
        self._down: set[str] = set()

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        x, y, wide, high = self._sheet()
        self.panel.reach(grid.rect(x, y, wide, high + 12))
        upper = y = y + high - 78
        if self._narrow:
            # What is found out and what is done with it stand one above the other.
            upper = y - 66
        self.panel.add(Button(
            key="again", box=grid.rect(x + 32, upper, 160, 50), words=words("keys-again"), size=18,
            icon="again", on_press=self._again,
        ))  # fmt: skip
        self.panel.add(Button(
            key="beat", box=grid.rect(x + 204, upper, 160, 50), words=words("keys-beat"), size=18,
            icon="clock", on_press=self._beat, hint=words("keys-beat-hint"),
        ))  # fmt: skip
        if self.test.arrived and self._proposals():
            left = x + (32 if self._narrow else 376)
            self.panel.add(Button(
                key="take", box=grid.rect(left, y, 260, 50), words=words("keys-take"), size=18,
                on_press=self._take,
            ))  # fmt: skip
        self.panel.add(Button(
            key="done", box=grid.rect(x + wide - 252, y - 4, 220, 58), words=words("keys-done"),
            look=BRASS, size=22, on_press=self.go_back,
        ))  # fmt: skip

    def _sheet(self) -> tuple[float, float, float, float]:
        """The sheet of paper in units."""
        rows = -(-len(self.keys) // self._across())
        high = 218 + rows * ROW + 66 + MORE if self._narrow else HIGH
        x, y, wide = self.panel.grid.centred(WIDE, high)
        return x, y, wide, high

    @property
    def _narrow(self) -> bool:
        """Whether there is no room for the whole sheet from left to right."""
        return self.panel.grid.wide - 24 < WIDE

    def _across(self) -> int:
        """How many keys stand side by side."""
        return min(A_ROW, int((self.panel.grid.wide - 24) // EACH))

    def _proposals(self) -> dict[str, str]:
        return self.test.proposals({control for _, _, control in self.roster.bound()})

    def _beat(self) -> None:
        self.stage.push(BeatScene(self.house))

    def _again(self) -> None:
        self.test = Rollover(self.test.wanted)
        self.changed()

    def _take(self) -> None:
        """Bind the proposed keys and test once more."""
        for lost, other in self._proposals().items():
            key = next(key for key in self.keys if key.control == lost)
            self.roster.bind(key.seat, key.slot, other)
        fresh = KeyTestScene(self.house, self.roster)
        self.keys, self.test = fresh.keys, fresh.test
        self.changed()

    def handle(self, signal: Signal) -> None:
        key = None
        if isinstance(signal, Press):
            key = next((key for key in self.keys if signal.control in key.controls), None)
        if key is None or not isinstance(signal, Press):
            super().handle(signal)
            return
        before = self.test.arrived
        self.test.handle(replace(signal, control=key.control))
        (self._down.add if signal.pressed else self._down.discard)(key.control)
        if self.test.arrived != before:
            self._rebuild(self.panel.grid.size)
        self.dirty = True

    def sentence(self) -> str:
        """What the test has found so far."""
        words = self.words
        if len(self.keys) == 1 and not self.test.arrived:
            return words("keys-ask-one")
        if len(self.test.arrived) < 2 and len(self.keys) > 1:
            people = {key.seat for key in self.keys if scancode(key.control) is not None}
            crowded = len(people) > MOST_PEOPLE_ON_A_KEYBOARD
            return words("key-crowded" if crowded else "keys-ask")
        if self.test.passed:
            return words("key-all-arrive")
        proposals = self._proposals()
        if not proposals:
            return words("keys-ask")
        lost, other = next(iter(proposals.items()))
        return words("key-lost", key=label(lost, words), other=label(other, words))

    def paint(self, screen: Surface, drain: Drain) -> None:
        grid, more = self.panel.grid, MORE if self._narrow else 0
        _, y, _, _ = sheet = self._sheet()
        self.lay_sheet(screen, sheet, self.words("keys-title"), self.sentence(), TOLD + more)
        across = self._across()
        rows = -(-len(self.keys) // across)
        space = 0 if self._narrow else max(0, 290 - rows * ROW) / 2
        for number, key in enumerate(self.keys):
            row, column = divmod(number, across)
            in_row = min(across, len(self.keys) - row * across)
            left = grid.wide / 2 - in_row * EACH / 2 + column * EACH
            top = y + 128 + more + space + row * ROW
            self._paint_key(screen, key, left, top)
            drain()

    def _paint_key(self, screen: Surface, key: Tested, x: float, y: float) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        place = self.roster.places[key.seat]
        came = key.control in self.test.arrived or key.control in self._down
        text = cap_label(key.controls, self.words)
        room = brush.lettering.measure(text, grid.px(CAP_SIZE), "bold")[0] / grid.unit + 2 * CAP_AIR
        wide = min(max(CAP_WIDE, room), EACH - 8)
        cap = grid.rect(x + (EACH - wide) / 2, y, wide, 80)
        paint_cap(screen, brush, cap, text, ARRIVED if came else CAP, size=CAP_SIZE)
        name = brush.line(place.name, 17, theme.INK, "text", grid.px(EACH - 50))
        under, size = grid.rect(x, y + 88, EACH, 30), grid.px(26)
        disc, beside = brush.row(under, (Surface((size, size)), name), grid.px(8))
        paint_disc(screen, brush, disc, place.colour, place.face)
        screen.blit(name, beside)
