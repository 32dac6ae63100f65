"""The sheet on which phones are let in: the code to scan, and who holds their cards where."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from pygame import Surface

from art import theme
from art.looks import BRASS, PAPER, PLATE, Look
from game.directions import alone
from scenes.forms import one_of
from scenes.menus.page import Page
from scenes.menus.seat_card import paint_disc
from scenes.phones.code import code
from scenes.phones.phones import Closed, Phones, SeatTold
from scenes.phones.wire import GUEST
from scenes.stage import Drain
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

WIDE, HIGH, CLOSED_HIGH = 900, 640, 260
CODE, LEFT, LINE, TOP = 290, 36, 46, 122
# Where the address and the seats begin, from the upper edge of the code; the room for a disc, and
# for a button beside a seat.
ADDRESS, BELOW, DISC, AT_END = CODE + 62, CODE + 180, 44, 220
MS = 1_000_000
# How often the sheet looks who is there.
LOOK_MS = 200
# How often it looks whether the network is still the same.
ROUND_MS = 3000


class Lender(Protocol):
    """Whose seats are lent: the seat screen, or the table."""

    def open(self) -> None:
        """Let phones in. Raises `Closed`."""

    def shut(self) -> None:
        """Let all phones go."""

    def seats(self) -> list[SeatTold]:
        """The seats there are."""


class PhonesScene(Page):
    """Opens the table for phones, shows the code, and who sits where."""

    see_through = True
    first = "open"

    def __init__(self, house: House, lender: Lender) -> None:
        super().__init__(house)
        self.lender = lender
        self._network = 0
        self._whom = GUEST
        self._round_ns = 0
        self._seen: tuple[str, list[tuple[str, str]]] = ("", [])

    @property
    def phones(self) -> Phones:
        return self.house.phones

    # What is on it

    def build(self) -> None:
        self._seen = self._shown()
        panel, grid, words = self.panel, self.panel.grid, self.words
        x, y, wide, high = self._sheet()
        panel.reach(grid.rect(x, y, wide, high + 12))
        foot = y + high - 76
        panel.add(Button(key="done", box=grid.rect(x + wide - 220, foot, 180, 52), look=PLATE,
                         size=20, words=words("phones-done"), on_press=self.go_back))  # fmt: skip
        if not self.phones.is_open:
            panel.add(Button(key="open", box=grid.rect(x + 40, foot, wide - 280, 52), look=BRASS,
                             size=22, words=words("phones-open"), on_press=self._open,
                             hint=words("phones-open-hint")))  # fmt: skip
            return
        panel.add(Button(key="close", box=grid.rect(x + wide - 460, foot, 220, 52), look=PLATE,
                         size=20, words=words("phones-close"), on_press=self._close,
                         hint=words("phones-close-hint")))  # fmt: skip
        self._add_choices(x + LEFT, y + TOP + CODE + 12)
        for number, seat in enumerate(self.lender.seats()):
            self._add_seat(seat, x, self._seat_at(number)[1], wide)

    def _sheet(self) -> tuple[float, float, float, float]:
        """Left and top edge, width and height in units."""
        high: float = HIGH if self.phones.is_open else CLOSED_HIGH
        if self.phones.is_open and not self._has_room_beside:
            high = TOP + BELOW + len(self.lender.seats()) * LINE + 96
        x, y, wide = self.panel.grid.centred(WIDE, high)
        return x, y, wide, high

    @property
    def _has_room_beside(self) -> bool:
        """Whether the seats stand beside the code, as in all but narrow windows, or below it."""
        return self.panel.grid.centred(WIDE, HIGH)[2] == WIDE

    def _seat_at(self, number: int) -> tuple[float, float, float]:
        """Left and top edge of a seat, and how wide its words may be."""
        x, y, wide, _ = self._sheet()
        left, top = (CODE + 40, 0) if self._has_room_beside else (0, BELOW)
        room = wide - LEFT - left - DISC - AT_END
        return x + LEFT + left, y + TOP + top + number * LINE, room

    def _add_choices(self, x: float, y: float) -> None:
        """For whom the code is, and on which network the phones are."""
        words, grid = self.words, self.panel.grid
        free = [seat for seat in self.lender.seats() if not self.phones.lent(seat.player)]
        whom = [GUEST, *(seat.player for seat in free)]
        if self._whom not in whom:
            self._whom = GUEST
        names = [words("phones-for-any"), *(words("phones-for", name=seat.name) for seat in free)]
        self.panel.add(one_of(whom)(
            key="whom", box=grid.rect(x, y, CODE, 40), values=whom, names=names, size=17,
            value=self._whom, on_change=self._set_whom, hint=words("phones-whom-hint"),
        ))  # fmt: skip
        hosts, beside = self.phones.hosts, x + CODE + 40
        room = self._sheet()[2] - CODE - 120
        if len(hosts) > 1:
            self.panel.add(one_of(hosts)(
                key="network", box=grid.rect(beside, y + 76, room, 40), size=17,
                values=range(len(hosts)), names=list(hosts), value=self._network, share=0.7,
                label=words("phones-network"), on_change=self._set_network,
                hint=words("phones-network-hint"),
            ))  # fmt: skip

    def _add_seat(self, seat: SeatTold, x: float, y: float, wide: float) -> None:
        """The buttons beside a seat: back to the screen, or whether another phone may have it."""
        words, phones, player, end = self.words, self.phones, seat.player, x + wide - 40
        beside: tuple[tuple[str, int, int, Look, Callable[[int], None]], ...] = ()
        if player in phones.asking:
            beside = ("nod", 184, 104, BRASS, phones.nod), ("refuse", 72, 72, PAPER, phones.refuse)
        elif phones.lent(player):
            beside = (("take", 184, 184, PAPER, phones.take_back),)
        for what, left, room, look, does in beside:
            self.panel.add(Button(
                key=f"{what}-{player}", box=self.panel.grid.rect(end - left, y, room, LINE - 8),
                look=look, size=16, words=words(f"phones-{what}"),
                on_press=partial(self._do, partial(does, player)),
                hint=words(f"phones-{what}-hint", name=seat.name),
            ))  # fmt: skip

    # What is done

    def _open(self) -> None:
        try:
            self.lender.open()
        except Closed as closed:
            self.refuse(self.words(closed.key))
            return
        # There may be fewer networks than when it was open before.
        self._network = 0
        self.tell(self.words("phones-trouble"))
        self.first = "done"
        self.changed()

    def _close(self) -> None:
        self.lender.shut()
        self.first = "open"
        self.changed()

    def _do(self, what: Callable[[], None]) -> None:
        what()
        self.changed()

    def _set_whom(self, whom: int) -> None:
        self._whom = whom
        self.dirty = True

    def _set_network(self, number: int) -> None:
        self._network = number
        self.dirty = True

    # Time and picture

    def _shown(self) -> tuple[str, list[tuple[str, str]]]:
        """What phones change on it: the letters, and who holds cards."""
        door = self.phones.door
        return door.letters if door is not None else "", self._states()

    def _states(self) -> list[tuple[str, str]]:
        """Each seat with who holds its cards, in words."""
        return [(seat.name, self._state(seat)) for seat in self.lender.seats()]

    def _state(self, seat: SeatTold) -> str:
        phones, player = self.phones, seat.player
        if player in phones.asking:
            return "phones-seat-asks"
        if phones.lent(player) and seat.state != "bot":
            return "phones-seat-there" if phones.there(player) else "phones-seat-gone"
        return f"phones-seat-{seat.state}"

    def tick(self, now_ns: int) -> None:
        super().tick(now_ns)
        if not self.phones.is_open:
            return
        if now_ns >= self._round_ns:
            self._round_ns = now_ns + ROUND_MS * MS
            self._look_round()
        if self._shown() != self._seen:
            self.changed()
        soon = now_ns + (MS if self.phones.draws else LOOK_MS * MS)
        self.wake_ns = soon if self.wake_ns is None else min(soon, self.wake_ns)

    def _look_round(self) -> None:
        """Say so if the network is another one, one more, or gone."""
        before = set(self.phones.hosts)
        try:
            self.phones.look_round()
        except Closed as closed:
            wrong = self.words(closed.key)
            if wrong != self.notice:
                self.refuse(wrong)
            return
        now = set(self.phones.hosts)
        if before < now:
            self.tell(self.words("phones-network-hint"))
        elif now - before:
            self.tell(self.words("phones-network-new"))
        elif self.alarm or now < before:
            self.tell(self.words("phones-trouble"))
        if now != before:
            self._network = 0
            self.changed()

    def paint(self, screen: Surface, drain: Drain) -> None:
        x, y, _, _ = sheet = self._sheet()
        self.lay_sheet(screen, sheet, self.words("phones-title"), self.words("phones-about"), 58)
        if self.phones.is_open:
            self._paint_code(screen, x + LEFT, y + TOP)
            for number, (name, state) in enumerate(self._states()):
                self._paint_seat(screen, number, name, state)
            self._paint_address(screen, x + LEFT, y + TOP + ADDRESS)

    def _paint_code(self, screen: Surface, x: float, y: float) -> None:
        box = self.panel.grid.rect(x, y, CODE, CODE)
        picture = code(self.phones.address(self._network, self._whom), box.width)
        screen.blit(picture, picture.get_rect(center=box.center))

    def _paint_seat(self, screen: Surface, number: int, name: str, state: str) -> None:
        brush, grid, seat = self.panel.brush, self.panel.grid, self.lender.seats()[number]
        left, y, room = self._seat_at(number)
        paint_disc(screen, brush, grid.rect(left, y + 2, 32, 32), seat.colour)
        beside = left + DISC
        brush.write(screen, alone(name), grid.rect(beside, y - 2, room, 24), 19, theme.INK, "bold")
        below = grid.rect(beside, y + 19, room, 20)
        brush.write(screen, self.words(state), below, 14, theme.INK_SOFT)

    def _paint_address(self, screen: Surface, x: float, y: float) -> None:
        """For who cannot scan: what to type."""
        brush, grid, words, door = self.panel.brush, self.panel.grid, self.words, self.phones.door
        if door is None:
            return
        host = self.phones.hosts[self._network]
        said = (("phones-scan", f"http://{host}"), ("phones-letters", " ".join(door.letters)))
        for number, (key, large) in enumerate(said):
            top = y + number * 52
            brush.write(screen, words(key), grid.rect(x, top, CODE, 20), 15, theme.INK_SOFT)
            brush.write(screen, large, grid.rect(x, top + 20, CODE, 28), 23, theme.INK, "bold")
