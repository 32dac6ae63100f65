"""Who sits down, with which keys, under which options: the screen before the cards are dealt."""

from __future__ import annotations

from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from art import theme
from game.options import Option
from scenes.input.bindings import Recorder, awkward, label
from scenes.input.keyboard import key
from scenes.input.signals import FocusChanged, Press, Signal
from scenes.menus.key_test import KeyTestScene
from scenes.menus.option_sheet import add_sheet, option_widget, paint_sheet
from scenes.menus.page import Page
from scenes.menus.roster import Roster
from scenes.menus.seat_card import HIGH, WIDE, add_card, paint_card, short_label
from scenes.menus.small_table import paint_small_table
from scenes.seating import PERSON, default_seating, last_seating, remember
from scenes.settings import save
from scenes.stage import Drain
from scenes.ui.brush import BRASS, PAPER, PLATE, RAISED
from scenes.ui.widgets import Button, TextField

if TYPE_CHECKING:
    from scenes.house import House

# Keys that Kibitz itself listens to at the table.
HOUSE_KEYS = frozenset(key(code) for code in (pygame.KSCAN_F2, pygame.KSCAN_F3, pygame.KSCAN_F11))
SEATS = "seats"
ON_A_SHEET = 18
# So many options stand beside the seats as well.
QUICK, QUICK_PITCH = 4, 44
DEALS = 1_000_000


class SeatsScene(Page):
    """The seats of one game round a small table, and sheets with its options."""

    first = "deal"

    def __init__(self, house: House, game_id: str) -> None:
        super().__init__(house)
        self.game_id = game_id
        seed = randbelow(DEALS)
        known = last_seating(game_id, house.settings, seed)
        self.roster = Roster(known or default_seating(game_id, house.words, seed), house.words)
        self.sheet = SEATS
        self.listening: tuple[int, str] | None = None
        self._recorder = Recorder()
        self.notice = ""

    # Names for what the game has

    def level_name(self, level: str) -> str:
        """A person, or what a bot of that level is called."""
        if level == PERSON:
            return self.words("seats-person")
        return self.words(f"{self.game_id}-level-{level}")

    def action_name(self, action: str) -> str:
        return self.words(f"{self.game_id}-action-{action}")

    def hand_name(self, hand: str) -> str:
        return self.words(f"{self.game_id}-hand-name-{hand}")

    def slot_name(self, seat: int, slot: str) -> str:
        """What a control is for, such as "Grab" or "Grab, right"."""
        hand, _, action = slot.partition("/")
        if self.roster.hands(seat) == 1:
            return self.action_name(action)
        return f"{self.action_name(action)}, {self.hand_name(hand)}"

    def key_text(self, seat: int, slot: str) -> str:
        """What stands on a key cap."""
        if self.waits(seat, slot):
            return self.words("seats-press-key")
        control = self.roster.places[seat].controls.get(slot, "")
        return short_label(control, self.words) if control else self.words("seats-no-key")

    # Sheets

    @property
    def sheets(self) -> dict[str, list[Option]]:
        """The sheets of options by name: what most people want, then the rest."""
        options = self.roster.option_list()
        basic = [option for option in options if option.basic]
        rest = [option for option in options if not option.basic]
        parts = {"options": basic, "more": rest}
        found = {}
        for name, part in parts.items():
            for number, first in enumerate(range(0, len(part), ON_A_SHEET)):
                found[f"{name}-{number + 1}"] = part[first : first + ON_A_SHEET]
        return found

    def build(self) -> None:
        panel, words, grid = self.panel, self.words, self.panel.grid
        panel.add(Button(key="back", box=grid.rect(32, 20, 48, 48), icon="back", size=22,
                         on_press=self.go_back, hint=words("seats-back-hint")))  # fmt: skip
        self._add_tabs()
        if self.sheet == SEATS:
            self._add_seats()
        else:
            add_sheet(self, self.sheets[self.sheet])
        self._add_bar()

    def _add_tabs(self) -> None:
        grid = self.panel.grid
        names = [SEATS, *self.sheets]
        left = grid.wide - 32 - len(names) * 172 + 8
        for number, name in enumerate(names):
            here = name == self.sheet
            self.panel.add(Button(
                key=f"tab-{name}", box=grid.rect(left + number * 172, 22, 164, 44), size=17,
                words=self._sheet_name(name), look=PAPER if here else PLATE,
                on_press=partial(self._open, name),
            ))  # fmt: skip

    def _sheet_name(self, name: str) -> str:
        kind, _, number = name.partition("-")
        return self.words(f"seats-sheet-{kind}", number=int(number or 1))

    def _open(self, sheet: str) -> None:
        self.sheet = sheet
        self.changed()

    def _spots(self) -> list[tuple[float, float]]:
        """Where the cards lie: down the left side, then down the right, in the middle of it."""
        grid, count = self.panel.grid, len(self.roster.places)
        left = (count + 1) // 2
        # Round the small table while that leaves room.
        middle, high = (84 + self._quick_top()) / 2, grid.high - 88 - 112
        spots = []
        for seat in range(count):
            rows = left if seat < left else count - left
            row = seat if seat < left else seat - left
            pitch = min(HIGH + 26, (high - HIGH) / max(1, left - 1))
            start = max(88, middle - ((rows - 1) * pitch + HIGH) / 2)
            spots.append((32 if seat < left else grid.wide - 32 - WIDE, start + row * pitch))
        return spots

    def _quick_top(self) -> float:
        """Where the options beside the seats begin."""
        return self.panel.grid.high - 112 - QUICK * QUICK_PITCH

    def _add_seats(self) -> None:
        for seat, (x, y) in enumerate(self._spots()):
            add_card(self, seat, x, y)
        useful = [option for option in self.roster.option_list()
                  if option.basic and self.roster.useful(option)]  # fmt: skip
        grid = self.panel.grid
        for row, option in enumerate(useful[:QUICK]):
            y = self._quick_top() + row * QUICK_PITCH
            box = grid.rect(grid.wide / 2 - 154, y, 308, QUICK_PITCH - 6)
            self.panel.add(option_widget(self, option, box, RAISED, 16, 0.58))

    def _add_bar(self) -> None:
        panel, words, grid, roster = self.panel, self.words, self.panel.grid, self.roster
        y = grid.high - 90
        if self.sheet == SEATS:
            panel.add(Button(key="fewer", box=grid.rect(32, y, 52, 50), icon="minus", size=20,
                             enabled=roster.can_remove, on_press=self._fewer,
                             hint=words("seats-fewer-hint")))  # fmt: skip
            panel.add(Button(key="more", box=grid.rect(214, y, 52, 50), icon="plus", size=20,
                             enabled=roster.can_add, on_press=self._more,
                             hint=words("seats-more-hint")))  # fmt: skip
            panel.add(Button(key="test", box=grid.rect(290, y, 184, 50), icon="keyboard", size=18,
                             words=words("seats-test"), enabled=any(roster.bound()),
                             on_press=self._test, hint=words("seats-test-hint")))  # fmt: skip
        else:
            panel.add(Button(key="usual", box=grid.rect(32, y, 320, 50), icon="again", size=18,
                             words=words("seats-usual"), enabled=roster.changed_options > 0,
                             on_press=self._usual, hint=words("seats-usual-hint")))  # fmt: skip
        right = grid.wide - 32
        panel.add(
            Button(
                key="chance",
                box=grid.rect(right - 484, y, 50, 50),
                icon="chance",
                size=20,
                on_press=self._reseed,
                hint=words("seats-chance-hint"),
            )
        )
        panel.add(TextField(key="seed", box=grid.rect(right - 426, y, 184, 50), digits=True,
                            text=str(roster.seed), limit=10, label=words("seats-seed"),
                            on_change=self._set_seed, hint=words("seats-seed-hint"), look=PAPER,
                            size=18))  # fmt: skip
        panel.add(Button(key="deal", box=grid.rect(right - 226, y - 4, 226, 58), look=BRASS,
                         words=words("seats-deal"), size=27, on_press=self._deal,
                         hint=words("seats-deal-hint")))  # fmt: skip

    # What the buttons do

    def _more(self) -> None:
        self.roster.add()
        self.changed()

    def _fewer(self) -> None:
        self.roster.remove()
        self.changed()

    def _usual(self) -> None:
        self.roster.default_options()
        self.changed()

    def _reseed(self) -> None:
        self.roster.seed = randbelow(DEALS)
        self.changed()

    def _set_seed(self, text: str) -> None:
        self.roster.seed = int(text)

    def _test(self) -> None:
        self.stage.push(KeyTestScene(self.house, self.roster))

    def _deal(self) -> None:
        lacking = self.roster.unbound()
        if lacking is not None:
            self._refuse(self.words("seats-unbound", name=self.roster.places[lacking].name))
            return
        from scenes.table.scene import TableScene

        seating = self.roster.seating()
        remember(seating, self.house.settings)
        save(self.house.settings, self.house.paths)
        self.stage.replace(TableScene(self.house, seating))

    def _refuse(self, sentence: str) -> None:
        self.notice = sentence
        self.house.mixer.play("refuse")

    # Waiting for a key

    def listen(self, seat: int, slot: str) -> None:
        """Wait for the key that seat wants to use."""
        self.listening = (seat, slot)
        self._recorder = Recorder()

    def waits(self, seat: int, slot: str) -> bool:
        """Whether this is the key that is waited for."""
        return self.listening == (seat, slot)

    def handle(self, signal: Signal) -> None:
        if self.listening is not None:
            self._record(signal)
            self.dirty = True
            return
        if isinstance(signal, Press) and signal.pressed:
            self.notice = ""
        super().handle(signal)

    def _record(self, signal: Signal) -> None:
        """A pointer, Escape or another window gives up; a key or a button is bound."""
        if self.listening is None:
            return
        pointed = isinstance(signal, Press) and signal.pos is not None and signal.pressed
        if pointed or isinstance(signal, FocusChanged):
            self.listening = None
            return
        if isinstance(signal, Press) and signal.pos is not None:
            return
        self._recorder.handle(signal)
        if not self._recorder.done:
            return
        seat, slot = self.listening
        self.listening, control = None, self._recorder.control
        if control is not None:
            self._bind(seat, slot, control)

    def _bind(self, seat: int, slot: str, control: str) -> None:
        name = label(control, self.words)
        if awkward(control) or control in HOUSE_KEYS:
            self._refuse(self.words("key-awkward", key=name))
            return
        other = self.roster.bind(seat, slot, control)
        if other is not None:
            self._refuse(self.words("key-taken", key=name, name=self.roster.places[other].name))

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        title = words(f"{self.game_id}-title")
        brush.write(screen, title, grid.rect(100, 14, 420, 60), 40, theme.PAPER, "title")
        if self.sheet == SEATS:
            for seat, (x, y) in enumerate(self._spots()):
                paint_card(self, screen, seat, x, y)
                drain()
            plate = grid.rect(grid.wide / 2 - 162, self._quick_top() - 8, 324,
                              QUICK * QUICK_PITCH + 10)  # fmt: skip
            brush.slab(screen, plate, PLATE, 14)
            paint_small_table(self, screen, 84, self._quick_top())
            count = words("seats-count", count=len(self.roster.places))
            box = grid.rect(84, grid.high - 90, 130, 50)
            brush.write(screen, count, box, 20, theme.PAPER, "bold", "center")
        else:
            paint_sheet(self, screen, self.sheets[self.sheet])
        line = grid.rect(32, grid.high - 32, grid.wide - 64, 24)
        if self.notice:
            brush.write(screen, self.notice, line, 17, theme.ALERT, "bold", "center")
        elif self.listening is not None:
            seat, slot = self.listening
            ask = words("seats-listening", name=self.roster.places[seat].name,
                        what=self.slot_name(seat, slot))  # fmt: skip
            brush.write(screen, ask, line, 17, theme.BRASS_LIGHT, "bold", "center")
        else:
            self.hint_line(screen, line, words("menu-help"))
