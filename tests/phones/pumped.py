"""Phones and their server in one thread, by real sockets, and a clock that leaps: whole matches
take the time they cost, and the same seed plays the same match.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from scenes.app import LONGEST_WAIT_NS
from scenes.phones.server import Server
from scenes.seats.seating import Seating
from scenes.table.scene import TableScene
from tests.phones.room import Phone, Unpainted, table
from tests.table.house import FRAME_NS, Driver

SECOND = 1_000_000_000
# So many turns of the server carry a word from a phone to the table, or back.
TURNS = 3
# What is not there after so many frames never comes.
IN_VAIN = 5000
AT_ONCE = 65_536


class Timed(asyncio.SelectorEventLoop):
    """A loop that waits by another clock, in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock

    def time(self) -> float:
        return self._clock()


class Pumped(Server):
    """A server without a thread of its own: it goes on when it is told to."""

    def begin(self) -> None:
        self._closing = 0.0
        self._loop.close()
        self._loop = Timed(self._time)
        asyncio.set_event_loop(self._loop)
        self._serving = self._loop.create_task(self._serve())
        self.turn()

    def turn(self) -> None:
        """Do what can be done now."""
        for _ in range(TURNS):
            self._loop.call_soon(self._loop.stop)
            self._loop.run_forever()

    @property
    def has_heard(self) -> bool:
        """Whether phones said something that the table does not know yet."""
        return bool(self._heard)

    def _time(self) -> float:
        """The clock of the table, and at the end that of the wall."""
        since = time.monotonic() - self._closing if self._closing else 0
        return self._clock_ns() / SECOND + since

    def close(self) -> None:
        self._closing = time.monotonic()
        self._coming.put_nowait(None)
        self._loop.run_until_complete(self._serving)
        self._loop.run_until_complete(self._clear_up())
        self._encoder.shutdown(wait=True, cancel_futures=True)
        self._loop.close()


class Pumping(Unpainted):
    """The server has its turns before each frame, and that comes when the table wants it."""

    def frame(self, ns: int = 0) -> bool:
        server, heard = self.house.phones.server, False
        if isinstance(server, Pumped):
            server.turn()
            heard = server.has_heard
        self.unseen(ns or (FRAME_NS if heard else self.wait_ns))
        return False

    @property
    def wait_ns(self) -> int:
        """How long the main loop would wait for the next frame if nobody said a word."""
        wake_ns = self.top.wake_ns
        late = LONGEST_WAIT_NS if wake_ns is None else wake_ns - self.now_ns
        return max(FRAME_NS, min(late, LONGEST_WAIT_NS))


class Quick(Phone):
    """A phone with such a line, and small cards: they are drawn in no time."""

    WIDE = 1

    def plug_in(self) -> Line:
        return Line(self.driver.house.phones.hosts[0], self.driver.frame)

    def until(self, what: Callable[[], Any]) -> Any:
        for _ in range(IN_VAIN):
            self.listen()
            if found := what():
                return found
            self.driver.frame()
        raise AssertionError("waited in vain")


@contextmanager
def quick_table(home: Path, seating: Seating) -> Iterator[tuple[Driver, Callable[[int], Quick]]]:
    """A table, and what seats a phone at it."""
    with (
        patch("scenes.phones.server.Server", Pumped),
        # Nobody looks at the table: nothing is painted ahead for it.
        patch.object(TableScene, "warm", lambda table, pictures: None),
        table(home, seating, kind=Pumping) as driver,
    ):
        phones = driver.house.phones
        phones.clock = lambda: driver.now_ns / SECOND
        assert phones.door is not None
        key = phones.door.key
        with ExitStack() as pockets:

            def sit(seat: int) -> Quick:
                phone = Quick(driver, key)
                pockets.callback(phone.go)
                phone.sit(seat)
                return phone

            yield driver, sit


class Line:
    """The phone's end of a connection, without a thread: it looks what came when it is asked."""

    def __init__(self, host: str, turn: Callable[[], object]) -> None:
        address, _, port = host.partition(":")
        self.socket = socket.create_connection((address, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self._protocol = ClientProtocol(parse_uri(f"ws://{host}/socket"),
                                        origin=Origin(f"http://{host}"), max_size=None)  # fmt: skip
        self._came: deque[str | bytes] = deque()
        self._protocol.send_request(self._protocol.connect())
        self._send_off()
        for turns in count():
            if self._protocol.state is not State.CONNECTING:
                return
            assert turns < IN_VAIN, "nobody opens"
            turn()
            self._look()

    def send(self, text: str) -> None:
        """Say something. Raises `ConnectionClosed`."""
        if self._protocol.state is not State.OPEN:
            raise self._protocol.close_exc
        self._protocol.send_text(text.encode())
        self._send_off()

    def recv(self, timeout: float) -> str | bytes:
        """What came next; nothing is waited for. Raises `TimeoutError` and `ConnectionClosed`."""
        if not self._came:
            self._look()
        if self._came:
            return self._came.popleft()
        if self._protocol.state is State.CLOSED:
            raise self._protocol.close_exc
        raise TimeoutError

    def close(self) -> None:
        """Hang up with a goodbye, and do not wait for another."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close()
            self._send_off()
        self.socket.close()

    def _send_off(self) -> None:
        # What the other end has closed takes nothing any more.
        with suppress(OSError):
            for data in self._protocol.data_to_send():
                if data:
                    self.socket.sendall(data)

    def _look(self) -> None:
        """Take in what lies ready."""
        if self._protocol.state is State.CLOSED:
            return
        try:
            while data := self.socket.recv(AT_ONCE):
                self._protocol.receive_data(data)
            self._protocol.receive_eof()
        except BlockingIOError:
            pass
        except OSError:
            self._protocol.receive_eof()
        self._send_off()
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                assert event.status_code == 101, event
            elif isinstance(event, Frame):
                self._sort(event)

    def _sort(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT:
            self._came.append(bytes(frame.data).decode())
        elif frame.opcode is Opcode.BINARY:
            self._came.append(bytes(frame.data))
