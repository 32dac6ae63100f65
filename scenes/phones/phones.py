"""The phones of one table, as the thread of the window sees them: who they are, what they say.

Off until somebody opens it. Whoever comes shows a key; what they say after that is handed to the
`Room` they sit in: the seat screen before the deal, the table after it.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import pygame

from art.emblems import emblem_svg
from art.theme import INK, SEAT_COLOURS, css
from game.names import likeness
from scenes.phones import wire
from scenes.phones.addresses import PORTS, doors, is_ours, local_addresses, usual_addresses
from scenes.phones.clock import MOST_NS
from scenes.phones.faces import face_path
from scenes.phones.kept import Kept
from scenes.phones.limits import Limits
from scenes.phones.pictures import Drawing, wide_for
from scenes.phones.wire import GUEST, LETTERS
from scenes.words import Words
from scenes.words.names import typed

if TYPE_CHECKING:
    from scenes.phones.door import Door
    from scenes.phones.server import Server, Telling

# What wakes the window when a phone said something.
WAKES = pygame.event.custom_type()
# So long a phone may be gone before the table says so: a reload takes less (s).
GONE_S = 3.0


class Closed(Exception):
    """Phones cannot be let in: the key of the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class SeatTold:
    """A player's seat and the number of its colour. `state`: screen or bot, if no phone has it.

    `face` is one of the cast, or "".
    """

    player: int
    name: str
    colour: int
    state: str
    face: str = ""


class Room(Protocol):
    """Where phones sit."""

    # Whether whoever sits down may change the name and the colour of the seat.
    naming: bool

    @property
    def there(self) -> bool:
        """Whether its scene is still on the stage."""

    def seats(self) -> Sequence[SeatTold]:
        """The seats there are."""

    def came(self, player: int, name: str, colour: int | None) -> None:
        """A phone holds that player's cards from now on, under that name and in that colour."""

    def left(self, player: int) -> None:
        """No phone holds them any more."""

    def asks(self, player: int) -> None:
        """Another phone asks for a seat that a phone holds."""

    def returned(self, player: int) -> None:
        """A phone is there, perhaps again: show it what stands there now."""

    def heard(self, player: int, said: wire.Noted) -> None:
        """A player said something on the phone."""


@dataclass(slots=True)
class Guest:
    """A phone that is connected, and whose cards it holds, if it sits."""

    line: int
    language: str
    wide: int
    player: int | None = None
    # The seats as it was told of them to choose from.
    offered: list[wire.SeatShown] = field(default_factory=list)
    # How well its clock is known.
    unsure_ns: int = MOST_NS


@dataclass(slots=True)
class Phones:
    """All phones of a table; nothing is open before `open`. Times are seconds of `clock`."""

    addresses: Callable[[], Sequence[str]] = local_addresses
    # The same, for the thread of the window to look now and then: nobody waits for it.
    usual: Callable[[], Sequence[str]] = usual_addresses
    words_of: Callable[[str], Words] = Words
    wake: Callable[[], None] = field(default_factory=lambda: _wake)
    clock: Callable[[], float] = time.monotonic
    clock_ns: Callable[[], int] = time.perf_counter_ns
    limits: Limits = field(default_factory=Limits)
    # The doors that are tried, one after the other, before any will do.
    ports: Sequence[int] = PORTS
    room: Room | None = None
    drawing: Drawing | None = None
    hosts: tuple[str, ...] = ()
    door: Door | None = None
    server: Server | None = None
    guests: dict[int, Guest] = field(default_factory=dict)
    # By player: the line that asks for a seat another phone holds; the first one goes on asking.
    asking: dict[int, int] = field(default_factory=dict)
    _gone_at: dict[int, float] = field(default_factory=dict)
    # All doors that are open, by address: also those of networks this computer has left.
    _doors: dict[str, str] = field(default_factory=dict)

    # Open and closed

    @property
    def is_open(self) -> bool:
        return self.server is not None

    def open(self, back: Kept | None = None) -> None:
        """Let phones in; with `back`, those that were here before. Raises `Closed`."""
        if self.server is not None:
            return
        # Not before they are wanted: the libraries take their time to come, and room for good.
        from scenes.phones.door import Door
        from scenes.phones.server import Server

        found = self.addresses()
        if not found:
            raise Closed("phones-no-network")
        ports = self.ports if back is None else (back.port, *self.ports)
        try:
            sockets = doors(found, ports)
        except OSError:
            raise Closed("phones-port-taken") from None
        self.hosts = tuple(map(_host, sockets))
        self._doors = dict(zip(found, self.hosts, strict=True))
        self.door = Door(self.clock)
        if back is not None:
            self.door.keys.update(back.keys)
            self._gone_at = dict.fromkeys(back.keys, self.clock())
        self.server = Server(sockets, self.wake, self.words_of, self.limits, self.clock_ns)

    def look_round(self) -> None:
        """Open doors on every network this computer has joined since. Raises `Closed`.

        Whoever is here stays, and all keys go on opening what they opened.
        """
        if self.server is None:
            return
        found = self.usual()
        for address in found:
            with suppress(OSError):
                if address not in self._doors:
                    (door,) = doors((address,), (self.port, *self.ports))
                    self.server.open(door)
                    self._doors[address] = _host(door)
        hosts = tuple(host for address, host in self._doors.items() if is_ours(address))
        if not hosts:
            raise Closed("phones-port-taken" if found else "phones-network-gone")
        self.hosts = hosts

    def close(self) -> None:
        """No phone holds anything any more."""
        server, self.server, self.door = self.server, None, None
        self.guests.clear()
        self.asking.clear()
        self._gone_at.clear()
        self._doors.clear()
        self.hosts, self.room, self.drawing = (), None, None
        if server is not None:
            server.close()

    def kept(self) -> Kept | None:
        """What must be known to let the same phones in again."""
        if self.door is None or not self.door.keys:
            return None
        return Kept(self.port, dict(self.door.keys))

    @property
    def port(self) -> int:
        """The door they come through."""
        return int(self.hosts[0].rpartition(":")[2])

    def address(self, number: int = 0, player: int = GUEST) -> str:
        """What a code says: where the page is, and behind "#" what no server is told."""
        assert self.door is not None
        whose = "" if player == GUEST else f".{player}"
        return f"http://{self.hosts[number]}/#{self.door.key}{whose}"

    # Who is there

    def lent(self, player: int) -> bool:
        """Whether a phone holds that player's cards, connected or not."""
        return self.door is not None and player in self.door.keys

    def there(self, player: int) -> bool:
        """Whether it is connected."""
        return any(guest.player == player for guest in self.guests.values())

    def missing(self, player: int) -> bool:
        """Whether it has been gone for longer than a page takes to load."""
        gone_at = self._gone_at.get(player)
        return (
            self.lent(player)
            and not self.there(player)
            and (gone_at is None or self.clock() - gone_at > GONE_S)
        )

    def unsure_ns(self, player: int) -> int:
        """By how much a press on that player's phone may have been earlier or later."""
        known = [guest.unsure_ns for guest in self.guests.values() if guest.player == player]
        return min(known, default=MOST_NS)

    # What is told

    def keep_time(self, player: int) -> None:
        """Compare the clock of a player's phone with the table's from now on."""
        self._each(player, lambda server, line: server.keep_time(line))

    def tell(self, player: int, telling: Telling) -> None:
        """Tell a player something, on whichever line they are."""
        self._each(player, lambda server, line: server.tell(line, telling))

    def show(self, player: int, page: Telling) -> None:
        """Show a player's page."""
        self._each(player, lambda server, line: server.show(line, page))

    def _each(self, player: int, tell: Callable[[Server, int], None]) -> None:
        if self.server is not None:
            for guest in self.guests.values():
                if guest.player == player:
                    tell(self.server, guest.line)

    def take_back(self, player: int, word: str = "given-back") -> None:
        """The seat is the screen's again."""
        if self.door is None or not self.lent(player):
            return
        self.door.take_back(player)
        self._dismiss(player, word)
        self._gone_at.pop(player, None)
        if self.room is not None:
            self.room.left(player)
        # There is nothing to ask any more: whoever asked may just take it.
        if player in self.asking:
            self._offer(self.guests[self.asking.pop(player)])

    def nod(self, player: int) -> None:
        """The table agrees that the other phone has the seat."""
        if player in self.asking:
            self._seat(self.guests[self.asking.pop(player)], player, "")

    def refuse(self, player: int) -> None:
        """The table does not agree."""
        if player in self.asking:
            self._put_off(self.guests[self.asking.pop(player)], "refused")

    def _dismiss(self, player: int, word: str) -> None:
        """Whoever held the seat is told so, and heard no more."""
        assert self.server is not None
        for line, guest in list(self.guests.items()):
            if guest.player == player:
                self.server.tell(line, lambda words: wire.Notice(word, last=True))
                self.server.drop(line)
                del self.guests[line]

    # What is heard

    def listen(self) -> None:
        """Hear all that phones have said since the last time."""
        if self.server is None:
            return
        for line, said in self.server.heard():
            match said:
                case wire.Gone():
                    self._gone(line)
                case wire.Hello():
                    self._greet(Guest(line, said.language, said.wide), said.key)
                case wire.Take():
                    self._sit_down(line, said)
                case wire.Other():
                    self._choose_again(line)
                case _:
                    self._hand_on(line, said)
            # Whoever was heard may have closed all.
            if self.server is None:
                return
        self._offer_again()
        self._draw()

    def _hand_on(self, line: int, said: wire.Noted) -> None:
        """Whatever else was said is the room's to hear."""
        guest = self.guests.get(line)
        if guest is None:
            return
        if isinstance(said, wire.Unsure):
            guest.unsure_ns = said.ns
        if guest.player is not None and self.room is not None:
            self.room.heard(guest.player, said)

    def _draw(self) -> None:
        """One more picture for phones, if any is left to draw."""
        if self.drawing is not None and self.server is not None:
            for wide, name, size, pixels in self.drawing.next():
                self.server.draw(wide, name, size, pixels)

    @property
    def draws(self) -> bool:
        """Whether pictures are left to draw."""
        return self.drawing is not None and self.drawing.left

    def _gone(self, line: int) -> None:
        guest = self.guests.pop(line, None)
        if guest is not None and guest.player is not None and not self.there(guest.player):
            self._gone_at[guest.player] = self.clock()
        self._ask_no_more(line)

    def _ask_no_more(self, line: int) -> None:
        self.asking = {player: one for player, one in self.asking.items() if one != line}

    def _greet(self, guest: Guest, key: str) -> None:
        """Whoever comes shows a key: that of a seat, or the code on the screen."""
        assert self.door is not None and self.server is not None
        plain, _, chosen = key.partition(".")
        player = self.door.who(plain)
        if player is None:
            word = "bad-key"
            if len(plain) <= LETTERS:
                word = "busy" if self.door.busy else "wrong"
            self.server.tell(guest.line, lambda words: wire.Notice(word, last=True))
            self.server.drop(guest.line)
            return
        self.guests[guest.line] = guest
        if player == GUEST:
            self._offer(guest, int(chosen) if chosen.isdecimal() and len(chosen) < 3 else GUEST)
            return
        # The newest page of a seat is the one that counts.
        self.guests.pop(guest.line)
        self._dismiss(player, "elsewhere")
        self._join(guest, player)

    def _offer(self, guest: Guest, chosen: int = GUEST) -> None:
        """Show the seats there are to choose from."""
        if self.room is None or self.server is None:
            return
        there, naming = self.room.seats(), self.room.naming
        guest.offered = seats = self._shown(there)

        def telling(words: Words) -> wire.Seats:
            return wire.Seats(seats, chosen, naming, _colours(there, words) if naming else [])

        self.server.tell(guest.line, telling)

    def _put_off(self, guest: Guest, word: str, chosen: int = GUEST) -> None:
        """A phone does not get that seat so: why, and which seats there are."""
        assert self.server is not None
        self.server.tell(guest.line, lambda words: wire.Notice(word))
        self._offer(guest, chosen)

    @property
    def _choosing(self) -> list[Guest]:
        """Whoever has the seats before them."""
        asking = self.asking.values()
        return [guest for guest in self.guests.values()
                if guest.player is None and guest.line not in asking]  # fmt: skip

    def _offer_again(self) -> None:
        """Whoever has no seat yet sees it once they are others."""
        choosing = self._choosing
        seats = self._shown(self.room.seats()) if choosing and self.room is not None else []
        for guest in choosing:
            if guest.offered != seats:
                self._offer(guest)

    def _shown(self, seats: Sequence[SeatTold]) -> list[wire.SeatShown]:
        return [
            wire.SeatShown(one.player, one.name, css(SEAT_COLOURS[one.colour].rgb),
                           "phone" if self.lent(one.player) else one.state,
                           face_path(one.face, one.colour))
            for one in seats
        ]  # fmt: skip

    def _is_free(self, colour: int) -> bool:
        """Whether whoever sits down may have that colour."""
        assert self.room is not None
        taken = [one.colour for one in self.room.seats()]
        return self.room.naming and colour < len(SEAT_COLOURS) and colour not in taken

    def _is_called(self, said: wire.Take) -> bool:
        """Whether somebody at another seat is called what whoever sits down wants to be."""
        assert self.room is not None
        wanted = likeness(typed(said.name))
        others = [likeness(one.name) for one in self.room.seats() if one.player != said.seat]
        return self.room.naming and wanted != "" and wanted in others

    def _sit_down(self, line: int, said: wire.Take) -> None:
        guest = self.guests.get(line)
        if guest is None or guest.player is not None or self.room is None or self.server is None:
            return
        self._ask_no_more(line)
        if said.seat not in [one.player for one in self.room.seats()]:
            self._offer(guest)
        elif self.lent(said.seat) and said.free:
            self._put_off(guest, "just-taken")
        elif said.seat in self.asking:
            self._put_off(guest, "asked")
        elif self.lent(said.seat):
            self.asking[said.seat] = line
            self.server.tell(line, lambda words: wire.Notice("nod"))
            self.room.asks(said.seat)
        elif self._is_called(said):
            self._put_off(guest, "name-taken", said.seat)
        elif said.colour is not None and not self._is_free(said.colour):
            self._put_off(guest, "colour-taken", said.seat)
        else:
            self._seat(guest, said.seat, said.name, said.colour)

    def _choose_again(self, line: int) -> None:
        guest = self.guests.get(line)
        if guest is not None and guest.player is None:
            self._ask_no_more(line)
            self._offer(guest)

    def _seat(self, guest: Guest, player: int, name: str, colour: int | None = None) -> None:
        """The phone gets a key to the seat, and whoever had one loses it."""
        assert self.door is not None and self.server is not None and self.room is not None
        self.guests.pop(guest.line)
        self._dismiss(player, "replaced")
        key = self.door.lend(player)
        self.server.tell(guest.line, lambda words: wire.KeyGiven(key))
        self.room.came(player, name, colour)
        self._join(guest, player)

    def _join(self, guest: Guest, player: int) -> None:
        assert self.server is not None
        guest.player = player
        self.guests[guest.line] = guest
        self._ask_no_more(guest.line)
        self._gone_at.pop(player, None)
        self.server.admit(guest.line)
        if self.drawing is not None:
            self.drawing.wanted(wide_for(guest.wide))
        if self.room is not None:
            self.room.returned(player)

    def move_to(self, room: Room, drawing: Drawing | None) -> None:
        """Whoever is here sits there now, such as at the table that was just dealt."""
        self.room, self.drawing = room, drawing
        for guest in self.guests.values():
            if drawing is not None:
                drawing.wanted(wide_for(guest.wide))
            if guest.player is not None:
                room.returned(guest.player)
        for guest in self._choosing:
            self._offer(guest)


def _colours(seats: Sequence[SeatTold], words: Words) -> list[wire.ColourShown]:
    """All colours, and who has them."""
    whose = {one.colour: words("phones-page-colour-of", name=one.name) for one in seats}
    return [
        wire.ColourShown(number, words(colour.name_key), css(colour.rgb),
                         emblem_svg(colour.emblem, INK), whose.get(number, ""))
        for number, colour in enumerate(SEAT_COLOURS)
    ]  # fmt: skip


def _host(door: socket.socket) -> str:
    address, port = door.getsockname()[:2]
    return f"{address}:{port}"


def _wake() -> None:
    """The window looks up at once, as for any device; called in another thread."""
    if pygame.display.get_init():
        pygame.event.post(pygame.Event(WAKES))
