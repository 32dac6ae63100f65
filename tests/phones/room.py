"""A table with phones for tests: real sockets of this computer, a clock of its own, no waiting."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from game.match import Player
from game.registry import load
from scenes.phones.limits import Limits
from scenes.phones.phones import Phones
from scenes.seats.seating import Seating
from scenes.table.scene import TableScene
from tests.table.house import FRAME_NS, NAMES, Driver, furnished

HERE = ("127.0.0.1",)
# A test that waits so long for the server, and worked so much meanwhile, waits in vain (s). On a
# machine with much to do the clock alone says nothing.
IN_VAIN, AT_WORK = 30.0, 5.0
GENEROUS = Limits(connections=600, of_one=600, requests=10_000, requests_a_second=1e4,
                  burst=10_000, a_second=1e4, dead_s=1e4)  # fmt: skip


def phones_here(**more: Any) -> Phones:
    """Phones of this computer, at a door that no other test has."""
    more.setdefault("usual", more.setdefault("addresses", lambda: HERE))
    return Phones(**{"wake": lambda: None, "limits": GENEROUS,
                     "ports": (), **more})  # fmt: skip


def seated(game_id: str, levels: Sequence[str], seed: int = 1, options: Any = None) -> Seating:
    """Seats of a game of choices: "" is a person."""
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    chosen = load(game_id).Options() if options is None else options
    return Seating(game_id, chosen, players, tuple(() for _ in levels), seed)


class Unpainted(Driver):
    """Plays a table without its picture: nobody looks at it."""

    def frame(self, ns: int = FRAME_NS) -> bool:
        self.unseen(ns)
        return False


@contextmanager
def table(
    home: Path, seating: Seating, phones: Phones | None = None, kind: type[Driver] = Unpainted
) -> Iterator[Driver]:
    """A table that is open for phones of this computer."""
    house = furnished(home)
    house.settings.motion = "off"
    house.phones = phones or phones_here()
    with kind(house, house.doors.table(seating, None)) as driver:
        driver.frame()
        house.phones.clock_ns = lambda: driver.now_ns
        at_table(driver).lending.open()
        yield driver


def at_table(driver: Driver) -> TableScene:
    """The table on the stage, also below other scenes."""
    return next(scene for scene in driver.stage.scenes if isinstance(scene, TableScene))


def killed(driver: Driver, home: Path, phones: Phones | None = None) -> Unpainted:
    """The program is just gone, nothing put away, and is started again, with these phones."""
    match, server = at_table(driver).match, driver.house.phones.server
    assert match.journal is not None and server is not None
    match.journal.close()
    server.close()
    fresh = furnished(home)
    fresh.settings.motion, fresh.phones = "off", phones or phones_here()
    return Unpainted(fresh, fresh.doors.taken_up(match.journal.path))


@contextmanager
def seat_screen(home: Path, phones: Phones | None = None) -> Iterator[Driver]:
    """Where it is chosen who plays; phones of this computer may be let in."""
    house = furnished(home)
    house.settings.motion = "off"
    house.phones = phones or phones_here()
    with Driver(house, house.doors.seats("nyet")) as driver:
        driver.frame()
        yield driver


def until(driver: Driver, what: Callable[[], Any]) -> Any:
    """Let frames pass until something is so; what it is."""
    begun, worked = time.monotonic(), time.process_time()
    while not (found := what()):
        driver.frame()
        # The server has a thread of its own: let it have its turn.
        time.sleep(0.0005)
        at_work = time.process_time() - worked
        assert time.monotonic() - begun < IN_VAIN or at_work < AT_WORK, "waited in vain"
    return found


class Socket(Protocol):
    """A phone's end of a connection. What is said and heard raises `ConnectionClosed`."""

    @property
    def socket(self) -> socket.socket: ...

    def send(self, message: str, /) -> None: ...

    def recv(self, timeout: float) -> str | bytes:
        """What came next. Raises `TimeoutError`."""

    def close(self) -> None: ...


class Phone:
    """A phone without a browser: it says what the page would say, and keeps what it is told."""

    # How wide its cards are (px).
    WIDE = 250

    def __init__(self, driver: Driver, key: str, language: str = "en", hello: bool = True) -> None:
        self.driver = driver
        self.key = key
        self.page: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.pictures: dict[str, bytes] = {}
        self.language = language
        # Whether a connection that is lost comes back by itself, as that of a page does.
        self.keeps_on = False
        self.socket: Socket = self.plug_in()
        if hello:
            self.say(say="hello", key=key, language=language, wide=self.WIDE)

    def plug_in(self) -> Socket:
        """A connection to the table."""
        host = self.driver.house.phones.hosts[0]
        # Whoever is at this computer itself comes from the address they go to.
        comes_from = (host.partition(":")[0], 0)
        return connect(f"ws://{host}/socket", origin=Origin(f"http://{host}"), compression=None,
                       max_size=None, ping_interval=None, legacy=True,
                       source_address=comes_from)  # fmt: skip

    def say(self, **what: Any) -> None:
        self.send(json.dumps(what))

    def send(self, text: str) -> None:
        """Send whatever it is; nobody may be there to take it."""
        with suppress(ConnectionClosed):
            self.socket.send(text)

    def listen(self) -> None:
        """Take in what was told so far."""
        try:
            while True:
                self.take_in(self.socket.recv(timeout=0))
        except TimeoutError:
            pass
        except ConnectionClosed:
            if self.keeps_on:
                self.come_back()

    def take_in(self, message: str | bytes) -> None:
        if isinstance(message, bytes):
            name, _, picture = message.partition(b"\n")
            self.pictures[name.decode()] = picture
            return
        self.raw.append(message.encode())
        told = json.loads(message)
        self.told.append(told)
        match told["tell"]:
            case "page":
                self.page = told
            case "key":
                self.key = told["key"]

    def until(self, what: Callable[[], Any]) -> Any:
        """Let frames pass, and listen, until something is so."""

        def look() -> Any:
            self.listen()
            return what()

        return until(self.driver, look)

    def heard(self, tell: str) -> dict[str, Any]:
        """The last thing of that kind it is told."""
        found = self.until(lambda: [one for one in self.told if one["tell"] == tell])
        return dict(found[-1])

    def sit(self, seat: int, name: str = "") -> Phone:
        """Take a seat, and wait for its page."""
        self.heard("seats")
        self.say(say="take", seat=seat, name=name)
        self.until(lambda: self.page)
        return self

    def open_things(self) -> list[str]:
        """All that can be pointed at now."""
        places = [place for row in self.page.get("rows", ()) for place in row["places"]]
        every = [*places, *self.page.get("answers", ())]
        return [place["thing"] for place in every if place.get("state") == "open"]

    def pick(self, thing: str) -> None:
        self.say(say="pick", thing=thing, at=self.page["at"], step=self.page["step"])

    def go(self) -> None:
        """The connection is lost."""
        self.socket.close()

    def cut(self) -> None:
        """The connection ends without a goodbye."""
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def come_back(self) -> None:
        """The page is loaded again: with the key of the seat."""
        self.socket.close()
        self.page, self.told = {}, []
        self.socket = self.plug_in()
        self.say(say="hello", key=self.key, language=self.language, wide=self.WIDE)


def guest(driver: Driver, language: str = "en") -> Phone:
    """A phone that has scanned the code."""
    door = driver.house.phones.door
    assert door is not None
    return Phone(driver, door.key, language)


def phone_at(driver: Driver, seat: int, language: str = "en") -> Phone:
    """A phone that sits at that seat."""
    return guest(driver, language).sit(seat)
