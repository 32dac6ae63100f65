"""The server of phones, in a thread of its own: one port for the page and its socket.

The thread that owns the window never waits for it. What phones say lies ready in `heard`, what they
are told is taken from here when they are ready to take it. Nothing here knows a seat or a secret.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.protocol import State

from scenes.phones import wire
from scenes.phones.addresses import may_come
from scenes.phones.clock import MS, PhoneClock, Trip
from scenes.phones.limits import Bucket, Limits
from scenes.phones.pictures import png, wide_for
from scenes.phones.site import Site
from scenes.words import Words, languages

log = logging.getLogger(__name__)
# What the library says of connections has addresses in it: nobody hears it.
_unheard = logging.getLogger(f"{__name__}.connections")
_unheard.setLevel(logging.CRITICAL + 1)

# The code of a connection that is closed because of what was said on it.
REFUSED = 1008

# A phone's clock is asked often at first, then now and then (s); so many answers may be missing.
QUICK_S, QUICK, EACH_S, UNANSWERED = 0.06, 12, 0.25, 64

# What is told to a phone, once it is known in which words.
Telling: TypeAlias = Callable[[Words], wire.Told]


@dataclass(slots=True, eq=False)
class Line:
    """A connection to a phone, and what it is still to be told; of pages the newest alone."""

    number: int
    connection: ServerConnection
    language: str = ""
    wide: int = 0
    admitted: bool = False
    deaf: bool = False
    tellings: deque[Telling] = field(default_factory=deque)
    page: Telling | None = None
    pictures: deque[bytes] = field(default_factory=deque)
    wanted: set[str] = field(default_factory=set)
    something: asyncio.Event = field(default_factory=asyncio.Event)
    # By number, when its clock was asked for the time; that is kept up where it is needed.
    asked_ns: dict[int, int] = field(default_factory=dict)
    # How long it has given no answer.
    silent_s: float = 0.0
    clock: PhoneClock = field(default_factory=PhoneClock)
    keeps_time: asyncio.Task[None] | None = None


class Server:
    """Serves phones at these sockets until it is closed.

    `wake` is called in the server's thread when something was heard; `words_of` gives the words
    of a language; `clock_ns` is the clock that stamps what devices say.
    """

    def __init__(
        self,
        sockets: Sequence[socket.socket],
        wake: Callable[[], None],
        words_of: Callable[[str], Words] = Words,
        limits: Limits | None = None,
        clock_ns: Callable[[], int] = time.perf_counter_ns,
    ) -> None:
        self._sockets: list[socket.socket] = []
        self._wake = wake
        self._words_of = words_of
        self._limits = limits or Limits()
        self._clock_ns = clock_ns
        self._heard: deque[tuple[int, wire.Noted]] = deque()
        self._lines: dict[int, Line] = {}
        self._numbers = count(1)
        self._words: dict[str, Words] = {}
        self._pictures: dict[tuple[int, str], bytes] = {}
        self._connections: Counter[str] = Counter()
        self._asked: dict[str, Bucket] = {}
        self._drawing: set[asyncio.Task[None]] = set()
        self._open: set[asyncio.Transport] = set()
        self.site = Site(self._in_words)
        # One kind of loop on every system: only this one can be told to accept nobody any more.
        self._loop = asyncio.SelectorEventLoop()
        # The doors that are still to be opened; None closes all.
        self._coming: asyncio.Queue[socket.socket | None] = asyncio.Queue()
        for one in sockets:
            self._open_door(one)
        self._shut = threading.Event()
        # To encode a picture takes longer than a phone's clock may wait.
        self._encoder = ThreadPoolExecutor(1, "phones-pictures")
        self.begin()

    def begin(self) -> None:
        """From now on serve, in a thread of its own."""
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)
        self._thread.start()

    # For the thread that owns the window

    def heard(self) -> list[tuple[int, wire.Noted]]:
        """What phones said since the last time, each with the number of its line."""
        heard = []
        while self._heard:
            heard.append(self._heard.popleft())
        return heard

    def tell(self, line: int, telling: Telling) -> None:
        """Tell a phone something."""
        self._soon(self._add, line, telling, False)

    def show(self, line: int, page: Telling) -> None:
        """Show a page on a phone; an older one it has not taken yet is forgotten."""
        self._soon(self._add, line, page, True)

    def admit(self, line: int) -> None:
        """From now on a phone may ask for pictures."""
        self._soon(self._admit, line)

    def keep_time(self, line: int) -> None:
        """From now on compare a phone's clock with the table's."""
        self._soon(self._keep_time, line)

    def drop(self, line: int) -> None:
        """Say no more to a phone once it has taken what it was told."""
        self._soon(self._drop, line)

    def draw(self, wide: int, name: str, size: tuple[int, int], pixels: bytes) -> None:
        """A picture is there for all phones with cards so wide."""
        self._soon(self._drawn, wide, name, size, pixels)

    def open(self, door: socket.socket) -> None:
        """From now on serve phones at one more socket."""
        self._soon(self._open_door, door)

    def close(self) -> None:
        """Close the doors, and wait a moment until they are; not for phones that sleep."""
        self._soon(self._coming.put_nowait, None)
        self._shut.wait(2)

    def _soon(self, call: Callable[..., object], *args: Any) -> None:
        # A loop that has ended hears nothing, and nobody hears it.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call, *args)

    # In the thread of the server

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.set_exception_handler(_broke)
        try:
            self._loop.run_until_complete(self._serve())
            self._loop.run_until_complete(self._clear_up())
        except Exception as error:
            log.error("the server of phones broke: %s", type(error).__name__)
        finally:
            self._shut.set()
            self._encoder.shutdown(wait=False, cancel_futures=True)
            self._loop.close()

    async def _serve(self) -> None:
        async with AsyncExitStack() as stack:
            doors = []
            while (door := await self._coming.get()) is not None:
                self._sockets.append(door)
                doors.append(await stack.enter_async_context(serve(
                    self._talk, sock=door, process_request=self._answer, logger=_unheard,
                    create_connection=_counted(self), server_header=None, compression=None,
                    open_timeout=self._limits.silent_s, close_timeout=1, ping_interval=4,
                    ping_timeout=4, max_size=wire.LONGEST, max_queue=8,
                )))  # fmt: skip
            # Whoever is accepted in the very turn in which a door closes would never be let go.
            for one in self._sockets:
                self._loop.remove_reader(one)
            await asyncio.sleep(0)
            for served in doors:
                served.close()
            # In its next turn the loop shuts them; phones may then take their time to say goodbye.
            await asyncio.sleep(0)
            self._shut.set()

    def _open_door(self, door: socket.socket) -> None:
        self.site.hosts.add("{}:{}".format(*door.getsockname()))
        self._coming.put_nowait(door)

    async def _clear_up(self) -> None:
        """Nothing is left half done."""
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        # A connection that is cut off lets go of its socket in the next turn.
        while self._open:
            for transport in list(self._open):
                transport.abort()
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """A page for who asks for one; None for who may open a socket."""
        address = _host(connection.remote_address)
        if not self._bucket(address).take():
            return self.site.refused(429)
        return self.site.answer(request)

    def _bucket(self, address: str) -> Bucket:
        if len(self._asked) > 1000:
            self._asked.clear()
        limits = self._limits
        return self._asked.setdefault(
            address, Bucket(limits.requests, limits.requests_a_second, time.monotonic)
        )

    def came(self, address: str, bound: str, transport: asyncio.Transport) -> bool:
        """Somebody connects; whether they may."""
        self._open.add(transport)
        self._connections[address] += 1
        limits = self._limits
        return (
            may_come(address, bound)
            and self._connections[address] <= limits.of_one
            and self._connections.total() <= limits.connections
        )

    def went(self, address: str, transport: asyncio.Transport) -> None:
        """Somebody is not connected any more."""
        self._open.discard(transport)
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    async def _talk(self, connection: ServerConnection) -> None:
        """One phone, from its first word to its last."""
        line = Line(next(self._numbers), connection)
        self._lines[line.number] = line
        telling = asyncio.create_task(self._tell_all(line))
        try:
            await self._listen(line)
            if connection.state is not State.CLOSED:
                # What is still to be told, such as why nothing more is heard.
                await asyncio.wait({telling}, timeout=self._limits.silent_s)
        except (ConnectionClosed, TimeoutError):
            pass
        finally:
            telling.cancel()
            if line.keeps_time is not None:
                line.keeps_time.cancel()
            del self._lines[line.number]
            self._hear(line, wire.Gone())
            connection.transport.abort()

    async def _listen(self, line: Line) -> None:
        bucket = Bucket(self._limits.burst, self._limits.a_second, time.monotonic)
        async with asyncio.timeout(self._limits.silent_s):
            first = await line.connection.recv()
        if not self._greeted(line, first):
            await self._put_off(line)
            return
        async for text in line.connection:
            heard_ns = self._clock_ns()
            if line.deaf:
                continue
            said = _read(text)
            if isinstance(said, wire.Time) and said.number in line.asked_ns:
                self._set_clock(line, said, heard_ns)
                continue
            if said is None or isinstance(said, wire.Hello):
                await self._put_off(line)
                return
            if not bucket.take() or len(self._heard) > self._limits.unheard:
                # What it is told last gets lost where the rest is not even read.
                line.deaf = True
                line.tellings.append(_too_much)
                self._drop(line.number)
                continue
            self._take(line, said, heard_ns)

    async def _put_off(self, line: Line) -> None:
        """Nobody can make sense of what was said."""
        self._drop(line.number)
        await line.connection.close(REFUSED)

    def _greeted(self, line: Line, text: str | bytes) -> bool:
        """Whether a phone said who it is."""
        hello = _read(text)
        if not isinstance(hello, wire.Hello):
            return False
        line.language = hello.language
        line.wide = hello.wide
        self._hear(line, hello)
        return True

    def _take(self, line: Line, said: wire.Said, heard_ns: int) -> None:
        match said:
            case wire.Time():
                # It answers nothing that was asked.
                pass
            case wire.There():
                self._add(line.number, _here, False)
            case wire.Push(pad=pad, down=down, own=own):
                made = line.clock.span(round(own * MS), heard_ns)
                if made is not None:
                    self._hear(line, wire.Pushed(pad, down, made, heard_ns))
            case wire.Show(pictures=names):
                if line.admitted:
                    line.wanted.update(names[: self._limits.pictures - len(line.wanted)])
                    self._hand_out(line)
            case _:
                self._hear(line, said)

    def _keep_time(self, number: int) -> None:
        line = self._lines.get(number)
        if line is not None and line.keeps_time is None:
            line.keeps_time = self._loop.create_task(self._ask_time(line))

    async def _ask_time(self, line: Line) -> None:
        """Ask a phone for its time, again and again: so its radio does not fall asleep, either."""
        with suppress(ConnectionClosed):
            for number in count():
                line.asked_ns[number] = self._clock_ns()
                line.asked_ns.pop(number - UNANSWERED, None)
                await line.connection.send(wire.written(wire.AskTime(number)), text=True)
                soon_s = QUICK_S if number < QUICK else EACH_S
                await asyncio.sleep(soon_s)
                # Not by a clock: where this thread itself comes late, answers lie unheard.
                line.silent_s += soon_s
                if line.silent_s > self._limits.dead_s:
                    line.connection.transport.abort()
                    return

    def _set_clock(self, line: Line, said: wire.Time, heard_ns: int) -> None:
        """A phone said what time it is there."""
        line.silent_s = 0.0
        before, was_known = line.clock.unsure_ns, line.clock.is_known
        asked_ns = line.asked_ns.pop(said.number)
        line.clock.add(Trip(asked_ns, round(said.own * MS), heard_ns))
        if line.clock.is_known and (not was_known or line.clock.unsure_ns != before):
            self._hear(line, wire.Unsure(line.clock.unsure_ns))

    def _hear(self, line: Line, said: wire.Noted) -> None:
        self._heard.append((line.number, said))
        self._wake()

    def _add(self, number: int, telling: Telling, is_page: bool) -> None:
        line = self._lines.get(number)
        if line is None:
            return
        if is_page:
            line.page = telling
        elif len(line.tellings) < self._limits.untold:
            line.tellings.append(telling)
        line.something.set()

    def _admit(self, number: int) -> None:
        if number in self._lines:
            self._lines[number].admitted = True

    def _drop(self, number: int) -> None:
        line = self._lines.get(number)
        if line is not None:
            line.tellings.append(_nothing_more)
            line.something.set()

    async def _tell_all(self, line: Line) -> None:
        """Send what there is to tell; who does not take it in time is not told any more."""
        try:
            while True:
                await line.something.wait()
                line.something.clear()
                while (message := self._next(line)) is not None:
                    async with asyncio.timeout(self._limits.slow_s):
                        await line.connection.send(message, text=message[:1] == b"{")
                    await asyncio.sleep(0)
        except _Over:
            with suppress(ConnectionClosed):
                await line.connection.close(REFUSED)
        except (ConnectionClosed, TimeoutError):
            pass
        except Exception as error:
            log.error("a phone could not be told something: %s", type(error).__name__)
        # What still lies ready would never be taken.
        line.connection.transport.abort()

    def _next(self, line: Line) -> bytes | None:
        """What a phone is told next."""
        words = self._in_words(line.language)
        if line.tellings:
            telling = line.tellings.popleft()
            if telling is _nothing_more:
                raise _Over
            return wire.written(telling(words))
        if line.page is not None:
            page, line.page = line.page, None
            return wire.written(page(words))
        return line.pictures.popleft() if line.pictures else None

    def _in_words(self, language: str) -> Words:
        """The words of a language, or of the first one if there is no such language."""
        if language not in self._words:
            if language not in languages():
                return self._in_words(languages()[0])
            self._words[language] = self._words_of(language)
        return self._words[language]

    # Pictures: made in one order for all, so that how soon one comes tells nothing

    def _drawn(self, wide: int, name: str, size: tuple[int, int], pixels: bytes) -> None:
        drawing = self._loop.create_task(self._keep(wide, name, size, pixels))
        self._drawing.add(drawing)
        drawing.add_done_callback(self._drawing.discard)

    async def _keep(self, wide: int, name: str, size: tuple[int, int], pixels: bytes) -> None:
        picture = await self._loop.run_in_executor(self._encoder, png, size, pixels)
        self._pictures[wide, name] = name.encode() + b"\n" + picture
        for line in self._lines.values():
            if line.admitted:
                self._hand_out(line)

    def _hand_out(self, line: Line) -> None:
        """Give a phone what it wants and what is there."""
        for name in sorted(line.wanted):
            picture = self._pictures.get((wide_for(line.wide), name))
            if picture is not None:
                line.wanted.discard(name)
                line.pictures.append(picture)
                line.something.set()


def _counted(phones: Server) -> type[ServerConnection]:
    """The kind of connections this server has: each counts, and one too many is refused."""

    class Counted(ServerConnection):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            _at_once(transport)
            # Somebody may be gone again before anybody asks where they are from.
            self._from = _host(self.remote_address)
            if not phones.came(self._from, _host(self.local_address), self.transport):
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            phones.went(self._from, self.transport)
            super().connection_lost(exc)

    return Counted


def _at_once(transport: asyncio.BaseTransport) -> None:
    """Whatever is told goes off at once.

    The loop sees to that only where the door's protocol has a name. Otherwise a small message waits
    until the one before is acknowledged: 40 ms, and a phone's clock is known no better than that.
    """
    # Whoever is gone again already is told nothing.
    with suppress(OSError):
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class _Over(Exception):
    """There is nothing more to tell."""


def _nothing_more(words: Words) -> wire.Told:
    raise _Over


def _here(words: Words) -> wire.Told:
    return wire.Here()


def _too_much(words: Words) -> wire.Told:
    return wire.Notice("busy")


def _read(text: str | bytes) -> wire.Said | None:
    """What a phone says, or None if nobody can make sense of it."""
    try:
        return wire.read(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _host(address: Any) -> str:
    """Where an end of a connection is, or "" if there is no connection any more."""
    return str(address[0]) if address else ""


def _broke(loop: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
    """What broke in the thread, without what it was about: that may have addresses in it."""
    error = about.get("exception")
    if not isinstance(error, ConnectionError):
        log.error("something broke in the server of phones: %s", type(error).__name__)
