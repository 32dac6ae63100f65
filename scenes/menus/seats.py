"""Who sits down, with which keys, under which options: the screen before the cards are dealt."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.looks import BRASS, PAPER, PLATE, RAISED
from art.text import Face
from art.theme import RGB
from game.options import Option
from game.registry import check_deal, plays_by_phone
from scenes.forms import TextField, one_of
from scenes.input.signals import Dropped, Press, Signal
from scenes.menus.devices import Devices
from scenes.menus.key_test import KeyTestScene, tested
from scenes.menus.option_sheet import OptionSheet, option_row
from scenes.menus.page import Page
from scenes.menus.phones import PhonesScene
from scenes.menus.preset_bar import PresetBar
from scenes.menus.roster import Roster
from scenes.menus.seat_card import HIGH, WIDE, add_card, paint_card
from scenes.menus.seats_lending import SeatsLending
from scenes.menus.small_table import paint_small_table
from scenes.outfit import outfit
from scenes.seats.seating import PERSON, Seating, default_seating
from scenes.stage import Drain
from scenes.storage.presets import spoilt_presets
from scenes.storage.seatings import (
    doubled_controls,
    last_seating,
    recent_seatings,
    remember,
    sentence_of,
)
from scenes.storage.settings import save
from scenes.ui.opening_box import OpeningBox
from scenes.ui.widgets import Button
from scenes.words.names import short
from scenes.words.saying import in_a_row

if TYPE_CHECKING:
    from scenes.house import House

SEATS, OPTIONS = "seats", "options"
SHEETS = (SEATS, OPTIONS)
# At most so many options stand beside the seats as well.
QUICK, QUICK_PITCH, QUICK_WIDE = 4, 44, 336
TOP, RECENT_HIGH = 84, 38
# In a narrower page cards, table and options stand one below the other, below the bar.
NARROW, TWO_COLUMNS = 1250, 944
NARROW_BAR, NARROW_TABS, NARROW_TOP = 84, 156, 216
TABLE_HIGH = 232
DEALS = 1_000_000


def of_sheet(key: str) -> bool:
    """Whether a widget stands on the sheet of options."""
    return key.startswith(("option-", "usual-")) or key == "options-more"


class SeatsScene(Page):
    """The seats of one game round a small table, and sheets with its options."""

    first = "deal"

    def __init__(self, house: House, game_id: str, box: OpeningBox | None = None) -> None:
        super().__init__(house)
        self.game_id = game_id
        # The options that stand beside the seats as well.
        self._quick: list[Option] = []
        # What they come out of, until it is open.
        self.box = box
        seed = SystemRandom().randrange(DEALS)
        known = last_seating(game_id, house.settings, seed)
        self.roster = Roster(known or default_seating(game_id, house.words, seed), house.words)
        self.sheet = SEATS
        self.options = OptionSheet(self)
        # The seats as they are, or while others are shown as they were before, and the others.
        self.companies = [self.roster.seating(), *recent_seatings(game_id, house.settings, seed)]
        self.companies[1:] = [one for one in self.companies[1:] if one != self.companies[0]]
        self.company = 0
        self.devices = Devices(self)
        self.lending = SeatsLending(self)
        # Dealt from here, the phones go along to the table.
        self._dealt = False
        self.presets = PresetBar(self)
        self._tell_of_spoilt()
        self._tell_of_doubled()

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

    def company_name(self, seating: Seating) -> str:
        """Who plays, in one line: persons by name, bots by number."""
        people = [player.name for player in seating.players if player.level == PERSON]
        bots = len(seating.players) - len(people)
        names = in_a_row(people, self.words, "seats-names-between")
        return self.words("seats-company", names=names, people=len(people), bots=bots)

    # Building

    def build(self) -> None:
        useful = [option for option in self.roster.option_list()
                  if option.basic and self.roster.useful(option)]  # fmt: skip
        self._quick = useful[:QUICK]
        panel, words, grid = self.panel, self.words, self.panel.grid
        panel.add(Button(key="back", box=grid.rect(32, 20, 48, 48), icon="back", size=22,
                         on_press=self.go_back, hint=words("seats-back-hint")))  # fmt: skip
        panel.add(Button(key="rules", box=grid.rect(90, 20, 48, 48), icon="rules", size=20,
                         on_press=lambda: self.stage.push(self.house.doors.rules(self.game_id)),
                         hint=words("rules-open-hint")))  # fmt: skip
        self._add_tabs()
        if self.sheet == SEATS:
            self._add_seats()
        else:
            self.options.add()
        self._add_bar()
        for widget in self.panel.widgets:
            # On a sheet of options only these are rolled, but all of a narrow page.
            widget.fixed = self.sheet == OPTIONS and not self.narrow and not of_sheet(widget.key)

    def _add_tabs(self) -> None:
        grid = self.panel.grid
        pitch = min(172, (grid.wide - 56) / len(SHEETS)) if self.narrow else 172
        left = 32 if self.narrow else grid.wide - 32 - len(SHEETS) * pitch + 8
        y = NARROW_TABS if self.narrow else 22
        for number, name in enumerate(SHEETS):
            here = name == self.sheet
            self.panel.add(Button(
                key=f"tab-{name}", box=grid.rect(left + number * pitch, y, pitch - 8, 44), size=17,
                words=self.words(f"seats-sheet-{name}"), look=PAPER if here else PLATE,
                on_press=partial(self._open, name),
            ))  # fmt: skip

    def _open(self, sheet: str) -> None:
        self.sheet = sheet
        self.changed()

    @property
    def narrow(self) -> bool:
        """Whether there is no room for the table between the cards."""
        return self.panel.grid.wide < NARROW

    @property
    def top(self) -> float:
        """Where what is on a sheet begins, in units."""
        return NARROW_TOP if self.narrow else TOP

    def spots(self) -> list[tuple[float, float]]:
        """Where the cards lie: down one side, then down the other, in the middle of it.

        They begin on the left, or on the right where play goes anticlockwise: each card lies
        where its seat is at the table.

        In a narrow page they lie above the table, in one column if there is no room for two.
        """
        if self.narrow:
            return self._spots_above()
        grid, count = self.panel.grid, len(self.roster.places)
        left = (count + 1) // 2
        # Round the small table while that leaves room.
        middle, high = (TOP + self._quick_top()) / 2, grid.high - 88 - 112
        spots = []
        for seat in range(count):
            rows = left if seat < left else count - left
            row = seat if seat < left else seat - left
            pitch = min(HIGH + 26, (high - HIGH) / max(1, left - 1))
            start = max(88, middle - ((rows - 1) * pitch + HIGH) / 2)
            x = 32 if self._is_first(seat, left) else grid.wide - 32 - WIDE
            spots.append((x, start + row * pitch))
        return spots

    def _is_first(self, seat: int, side: int) -> bool:
        """Whether a seat is on the side where one begins to read, of which so many are one."""
        on_the_left = (seat < side) == self.roster.game.clockwise
        return on_the_left != self.panel.grid.rtl

    def _spots_above(self) -> list[tuple[float, float]]:
        grid, count = self.panel.grid, len(self.roster.places)
        top = self.top + (RECENT_HIGH + 14 if len(self.companies) > 1 else 0)
        if grid.wide < TWO_COLUMNS:
            x = (grid.wide - WIDE) / 2
            return [(x, top + seat * (HIGH + 14)) for seat in range(count)]
        left = (count + 1) // 2
        spots = []
        for seat in range(count):
            x = grid.wide / 2 + (-WIDE - 10 if self._is_first(seat, left) else 10)
            spots.append((x, top + (seat if seat < left else seat - left) * (HIGH + 14)))
        return spots

    def _row_top(self) -> float:
        """Where the buttons below the seats stand; below a sheet in a narrow page."""
        if not self.narrow:
            return self.panel.grid.high - 90
        if self.sheet == SEATS:
            return max(y for _, y in self.spots()) + HIGH + 18
        return self.options.end + 16

    def _quick_top(self) -> float:
        """Where the options beside the seats begin."""
        if self.narrow:
            return self._row_top() + 2 * 62 + TABLE_HIGH
        return self.panel.grid.high - 112 - len(self._quick) * QUICK_PITCH

    @property
    def quick_plate(self) -> Rect:
        """What the options beside the seats lie on."""
        grid, wide = self.panel.grid, QUICK_WIDE + 8
        high = len(self._quick) * QUICK_PITCH + 10
        return grid.rect((grid.wide - wide) / 2, self._quick_top() - 8, wide, high)

    def _table_top(self) -> float:
        """Where the room for the small table begins."""
        if self.narrow:
            return self._quick_top() - TABLE_HIGH - 8
        return TOP + RECENT_HIGH if len(self.companies) > 1 else TOP

    def _add_seats(self) -> None:
        for seat, (x, y) in enumerate(self.spots()):
            add_card(self, seat, x, y)
        grid = self.panel.grid
        if len(self.companies) > 1:
            self.panel.add(one_of(self.companies)(
                key="company", box=self._company_box(), size=15,
                label=self.words("seats-company-label"), share=0.74,
                values=range(len(self.companies)), value=self.company, look=RAISED,
                names=[self.company_name(seating) for seating in self.companies],
                on_change=self._seat_company, hint=self.words("seats-company-hint"),
            ))  # fmt: skip
        for row, option in enumerate(self._quick):
            y = self._quick_top() + row * QUICK_PITCH
            quick = option_row(self, option, RAISED, 16, 0.55)
            quick.box = grid.rect((grid.wide - QUICK_WIDE) / 2, y, QUICK_WIDE, QUICK_PITCH - 6)
            self.panel.add(quick)

    def _company_box(self) -> Rect:
        grid = self.panel.grid
        wide = WIDE if self.narrow else 308
        return grid.rect((grid.wide - wide) / 2, self.top, wide, RECENT_HIGH)

    def _add_bar(self) -> None:
        panel, words, grid, roster = self.panel, self.words, self.panel.grid, self.roster
        y = self._row_top()
        if self.sheet == SEATS:
            panel.add(Button(key="fewer", box=grid.rect(32, y, 52, 50), icon="minus", size=20,
                             enabled=roster.can_remove, on_press=self._fewer,
                             hint=words("seats-fewer-hint")))  # fmt: skip
            panel.add(Button(key="more", box=grid.rect(214, y, 52, 50), icon="plus", size=20,
                             enabled=roster.can_add, on_press=self._more,
                             hint=words("seats-more-hint")))  # fmt: skip
            if roster.actions:
                panel.add(Button(key="test", box=grid.rect(290, y, 184, 50), icon="keyboard",
                                 size=18, words=words("seats-test"), on_press=self._test,
                                 enabled=bool(tested(roster)),
                                 hint=words("seats-test-hint")))  # fmt: skip
        else:
            self.presets.add(self.top if self.narrow else y)
        if self.sheet == SEATS and plays_by_phone(self.game_id, roster.options):
            panel.add(Button(key="phones", box=self._phones_box(y), size=18, icon="phone",
                             words=words("phones-pause"), hint=words("phones-pause-hint"),
                             on_press=self._phones))  # fmt: skip
        self._add_workshop(y)
        right = grid.wide - 32
        if self.narrow:
            y = NARROW_BAR
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

    def _phones_box(self, y: float) -> Rect:
        """Beside the workshop, or where its button would be."""
        x = 516 if self.house.doors.workshop(self.game_id) is not None else 290
        return self.panel.grid.rect(x if not self.narrow else 290, y, 170, 50)

    def _add_workshop(self, y: float) -> None:
        """The way to the workshop, if players of this game make cards of their own."""
        workshop = self.house.doors.workshop(self.game_id)
        if workshop is None:
            return
        x = 598 if self.sheet != SEATS else 482 if self.roster.actions else 290
        wide = 162 if self.sheet != SEATS else 214
        if self.narrow:
            x, y, wide = 32, y + (62 if self.sheet == SEATS else 0), 214
        self.panel.add(Button(
            key="workshop", box=self.panel.grid.rect(x, y, wide, 50), size=18,
            words=self.words("seats-workshop"), hint=self.words("seats-workshop-hint"),
            on_press=lambda: self.stage.push(workshop.bench()),
        ))  # fmt: skip

    # What the buttons do

    def _phones(self) -> None:
        self.stage.push(PhonesScene(self.house, self.lending))

    def close(self) -> None:
        super().close()
        if not self._dealt:
            self.lending.shut()

    def tick(self, now_ns: int) -> None:
        self.lending.look()
        super().tick(now_ns)
        if self.box is not None:
            self.dirty, self.wake_ns = True, now_ns
            if self.box.over(now_ns):
                then, self.box = self.box.then, None
                then()

    def while_covered(self, now_ns: int) -> None:
        self.lending.look()

    def leave(self) -> None:
        self.box = None
        super().leave()

    def resize(self, size: tuple[int, int]) -> None:
        self.box = None
        super().resize(size)

    def _seat_company(self, number: int) -> None:
        """The seats as another company had them; the first are those of before."""
        if self.company == 0:
            self.companies[0] = self.roster.seating()
        seed, self.company = self.roster.seed, number
        self.roster = Roster(replace(self.companies[number], seed=seed), self.words)
        self.changed()

    def _more(self) -> None:
        self.roster.add()
        self.changed()

    def _fewer(self) -> None:
        self.roster.remove()
        self.changed()

    def _reseed(self) -> None:
        self.roster.seed = SystemRandom().randrange(DEALS)
        self.changed()

    def _set_seed(self, text: str) -> None:
        self.roster.seed = int(text)

    def _test(self) -> None:
        self.stage.push(KeyTestScene(self.house, self.roster))

    def _deal(self) -> None:
        lacking = self.roster.unbound()
        if lacking is not None:
            self.refuse(self.words("seats-unbound", name=self.roster.places[lacking].name))
            return
        missing = self.devices.missing()
        if missing:
            self.refuse(missing)
            return
        seating = self.roster.seating()
        if self.trouble:
            self.refuse(self.trouble)
            return
        remember(seating, self.house.settings)
        save(self.house.settings, self.house.paths)
        self._dealt = True
        self.stage.replace(self.house.doors.table(seating, None))

    # What is said

    @property
    def trouble(self) -> str:
        """Why no cards can be dealt as everything stands now, or ""."""
        levels = [place.level for place in self.roster.places]
        refusal = check_deal(self.game_id, self.roster.options, levels)
        return self.words(f"refusal-{refusal.code}", **dict(refusal.args)) if refusal else ""

    def foot(self) -> tuple[str, RGB, Face]:
        if self.notice:
            return super().foot()
        if self.devices.listening is not None:
            seat, slot = self.devices.listening
            ask = self.words("seats-listening", name=self.roster.places[seat].name,
                             what=self.slot_name(seat, slot))  # fmt: skip
            return ask, theme.BRASS_LIGHT, "bold"
        if self.trouble:
            return self.trouble, theme.ALERT, "bold"
        return super().foot()

    def _tell_of_spoilt(self) -> None:
        """Rules of one's own, in settings somebody edited, that cannot be played."""
        for name in spoilt_presets(self.game_id, self.house.settings)[:1]:
            self.tell(self.words("preset-spoilt", name=short(name)))

    def _tell_of_doubled(self) -> None:
        """A key that two seats had, in settings somebody edited, is one seat's now."""
        doubled = doubled_controls(self.game_id, self.house.settings)
        if doubled is not None:
            self.tell(sentence_of(doubled, self.roster.seating(), self.words))

    # What is heard

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed:
            self.notice = ""
        if isinstance(signal, Dropped):
            self.open_file(signal.path)
            return
        if not self.devices.hear(signal):
            super().handle(signal)
        elif self._stale:
            self._rebuild(self.panel.grid.size)
        self.dirty = True

    def changed(self) -> None:
        super().changed()
        self.devices.advise()

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        title = words(f"{self.game_id}-title")
        face = outfit(self.game_id).ground(brush.stark).title
        wide = grid.wide - 190 if self.narrow else 362
        brush.write(screen, title, grid.rect(158, 14, wide, 60), 40, theme.PAPER, face)
        if self.sheet == SEATS:
            for seat, (x, y) in enumerate(self.spots()):
                paint_card(self, screen, seat, x, y)
                drain()
            brush.slab(screen, self.quick_plate, PLATE, 14)
            paint_small_table(self, screen, self._table_top(), self._quick_top())
            count = words("seats-count", count=len(self.roster.places))
            box = grid.rect(92, self._row_top(), 114, 50)
            brush.write(screen, count, box, 20, theme.PAPER, "bold", "center")
        else:
            self.options.paint(screen)

    def draw(self, screen: Surface, drain: Drain) -> None:
        super().draw(screen, drain)
        self.devices.paint(screen)
        if self.box is not None:
            self.box.paint(screen, self.now_ns)
