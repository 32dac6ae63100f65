"""The server alone: what it serves, to whom, and what it refuses."""

from __future__ import annotations

import base64
import gc
import gzip
import hashlib
import http.client
import json
import socket
import struct
import threading
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from game.cast import CAST
from scenes.phones import wire
from scenes.phones.clock import ENOUGH, MOST_NS
from scenes.phones.faces import face_path
from scenes.phones.limits import Limits
from scenes.phones.phones import Phones
from scenes.phones.server import Server
from scenes.words import languages
from tests.phones.room import Phone, at_table, guest, phone_at, phones_here, seated, table, until
from tests.table.house import Driver

STRICT = Limits(connections=12, of_one=8, requests=500, requests_a_second=500.0, burst=10,
                a_second=1.0, silent_s=0.3)  # fmt: skip
LARGEST_PAGE = 120 * 1024
UPGRADE = (
    "GET /socket HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: c2xlZXBzIHdpdGggaXRzIQ==\r\n\r\n"
)
# The first byte of a frame that says goodbye.
CLOSES = b"\x88"


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    phones = phones_here(limits=STRICT)
    with table(tmp_path, seated("nyet", ["", "", "easy"]), phones) as driver:
        yield driver


def place_of(phones: Phones) -> tuple[str, int]:
    """Where the server is."""
    return place_of_host(phones.hosts[0])


def place_of_host(host: str) -> tuple[str, int]:
    address, _, port = host.partition(":")
    return address, int(port)


def ask(driver: Driver, path: str = "/", **headers: str) -> http.client.HTTPResponse:
    """A request as any program may send it."""
    host = driver.house.phones.hosts[0]
    connection = http.client.HTTPConnection(host, timeout=10)
    connection.request("GET", path, headers={"Host": host, **headers})
    return connection.getresponse()


def test_the_page_is_served_whole_and_small(driver: Driver) -> None:
    size = 0
    for path in ("/", "/icon.svg"):
        answer = ask(driver, path)
        body = answer.read()
        size += len(body)
        assert answer.status == 200 and len(body) == int(answer.headers["Content-Length"])
    assert size < LARGEST_PAGE
    packed = ask(driver, "/", **{"Accept-Encoding": "deflate, gzip"})
    body = packed.read()
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(body) == int(packed.headers["Content-Length"]) < size / 2
    assert gzip.decompress(body) == ask(driver, "/").read()


def test_the_page_speaks_the_language_of_the_phone(driver: Driver) -> None:
    for language in languages():
        accepts = {"Accept-Language": f"xx,{language}-CH;q=0.9,en;q=0.1"}
        page = ask(driver, "/", **accepts).read().decode()
        assert f'<html lang="{language}"' in page and "{{" not in page
        assert f'<html lang="{language}"' in ask(driver, f"/?lang={language}").read().decode()


def test_nothing_is_loaded_from_elsewhere_and_nothing_else_is_run(driver: Driver) -> None:
    answer = ask(driver)
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    page = answer.read().decode()
    assert "http://" not in page and "https://" not in page
    # What is run is in the page, and known by what it is.
    for what, kind in (("script>", "script-src"), ("style>", "style-src")):
        own = page.split(f"<{what}", 1)[1].split(f"</{what}", 1)[0]
        known = base64.b64encode(hashlib.sha256(own.encode()).digest()).decode()
        assert f"{kind} 'sha256-{known}';" in policy


@pytest.mark.parametrize("host", ["evil.example", "localhost", "127.0.0.1", ""])
def test_another_host_than_its_own_address_is_refused(driver: Driver, host: str) -> None:
    assert ask(driver, "/", Host=host).status == 403


def test_faces_are_served_on_the_colours_of_seats(driver: Driver) -> None:
    for face in CAST:
        answer = ask(driver, face_path(face, 3))
        assert answer.status == 200 and answer.headers["Content-Type"] == "image/svg+xml"
        assert answer.read().startswith(b"<svg")
    assert ask(driver, face_path("ada", 3)).read() != ask(driver, face_path("ada", 4)).read()
    for name in ("nobody-3.svg", "ada-99.svg", "ada.svg", "ada-3.png", ""):
        assert ask(driver, f"/faces/{name}").status == 404


@pytest.mark.parametrize("path", ["/x", "/page.html", "/../pyproject.toml", "//", "/socket/",
                                  "//[x"])  # fmt: skip
def test_there_is_nothing_else_to_be_had(driver: Driver, path: str) -> None:
    assert ask(driver, path).status == 404


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", None])
def test_a_page_from_elsewhere_opens_no_socket(driver: Driver, origin: str | None) -> None:
    host = driver.house.phones.hosts[0]
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{host}/socket", origin=None if origin is None else Origin(origin),
                legacy=True)  # fmt: skip
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "message",
    ["", "x", "{}", "[]", "null", '{"say":"hello"}',
     '{"say":"pick","thing":"card 1","at":0,"step":0}',
     '{"say":"hello","key":1,"language":"en","wide":100}',
     '{"say":"hello","key":"x","language":"en","wide":-1}',
     '{"say":"hello","key":"x","language":"en","wide":9,"more":1}', "[" * 2000, "\x00"],
)  # fmt: skip
def test_who_does_not_say_hello_properly_is_put_off(driver: Driver, message: str) -> None:
    phone = Phone(driver, "", hello=False)
    phone.socket.send(message)
    with pytest.raises(ConnectionClosed):
        phone.socket.recv(timeout=10)


def test_a_long_message_ends_the_connection_and_nothing_else(driver: Driver) -> None:
    good = phone_at(driver, 0)
    bad = guest(driver)
    bad.heard("seats")
    bad.socket.send("x" * 10_000_000)
    with pytest.raises(ConnectionClosed):
        bad.socket.recv(timeout=10)
    good.say(say="log")
    assert good.heard("log")["lines"] == []


def test_who_is_silent_is_put_off(driver: Driver) -> None:
    with pytest.raises(ConnectionClosed):
        Phone(driver, "", hello=False).socket.recv(timeout=10)


def test_a_slow_request_is_put_off(driver: Driver) -> None:
    with socket.create_connection(place_of(driver.house.phones), timeout=10) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert slow.recv(1000) == b""


def test_who_says_too_much_is_put_off(driver: Driver) -> None:
    phone = phone_at(driver, 0)
    for _ in range(3 * STRICT.burst):
        phone.say(say="log")
    assert phone.heard("notice")["word"] == "busy"
    phone.come_back()
    phone.until(lambda: phone.page)


def test_no_more_connections_than_there_may_be(driver: Driver) -> None:
    good = phone_at(driver, 0)
    place = place_of(driver.house.phones)
    many = [socket.create_connection(place, timeout=10) for _ in range(40)]
    try:
        refused = sum(_is_closed(one) for one in many)
        assert refused >= 40 - STRICT.of_one
        good.say(say="log")
        assert good.heard("log")
    finally:
        for one in many:
            one.close()


def _is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_a_wrong_key_opens_nothing_and_the_letters_do(driver: Driver) -> None:
    assert Phone(driver, "A" * 22).heard("notice")["word"] == "bad-key"
    assert Phone(driver, "0000").heard("notice")["word"] == "wrong"
    door = driver.house.phones.door
    assert door is not None
    seats = Phone(driver, door.letters).heard("seats")
    assert [seat["name"] for seat in seats["seats"]] == ["Ann", "Ben", "Chloe"]
    assert [seat["state"] for seat in seats["seats"]] == ["screen", "screen", "bot"]


def test_a_phone_that_takes_nothing_is_dropped(tmp_path: Path) -> None:
    limits = Limits(slow_s=0.2)
    phones = phones_here(limits=limits)
    with table(tmp_path, seated("nyet", ["", ""]), phones) as driver:
        kept = phone_at(driver, 0)
        server = phones.server
        assert server is not None
        line = next(iter(phones.guests))
        much = wire.LogTold(["x" * 100_000] * 20)
        # It listens no more: what it is told fills the pipe, and then it is let go.
        for _ in range(60):
            server.tell(line, lambda words: much)
        until(driver, lambda: not phones.there(0))
        assert phones.lent(0) and kept.page


def test_what_a_phone_is_told_is_not_held_back(driver: Driver) -> None:
    phone_at(driver, 0)
    server = driver.house.phones.server
    assert server is not None
    (transport,) = server._open
    own = transport.get_extra_info("socket")
    assert own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_who_is_gone_before_anybody_looks_breaks_nothing(driver: Driver) -> None:
    server = driver.house.phones.server
    assert server is not None
    waits, goes_on = threading.Event(), threading.Event()

    def busy() -> None:
        waits.set()
        goes_on.wait(10)

    server._loop.call_soon_threadsafe(busy)
    waits.wait(10)
    hasty = socket.create_connection(place_of(driver.house.phones))
    # A connection that ends with a reset has no other end to ask for.
    hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    hasty.close()
    goes_on.set()
    assert phone_at(driver, 0).page
    assert set(server._connections) == {"127.0.0.1"}


def test_a_phone_that_sleeps_keeps_nobody_waiting_when_the_doors_close(tmp_path: Path) -> None:
    phones = phones_here()
    with table(tmp_path, seated("nyet", ["", ""]), phones) as driver:
        host = phones.hosts[0]
        with socket.create_connection(place_of(phones), timeout=10) as sleeper:
            sleeper.sendall(UPGRADE.format(host).encode())
            assert sleeper.recv(1000).startswith(b"HTTP/1.1 101")
            at_table(driver).lending.shut()
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(place_of_host(host))
            # It was told, and has not answered yet: nobody has waited for that.
            assert sleeper.recv(1000)[:1] == CLOSES
            sleeper.setblocking(False)
            with pytest.raises(BlockingIOError):
                sleeper.recv(1000)


@pytest.mark.parametrize("last", ["opens", "closes"])
def test_who_comes_while_the_doors_close_leaves_nothing_open(last: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", ResourceWarning)
        for _ in range(20):
            close_upon_guests(last)
        gc.collect()
    assert not [str(one.message) for one in told]


def close_upon_guests(last: str) -> None:
    """A server that is busy while guests come, in every state that they can be in, and closes."""
    door = socket.create_server(("127.0.0.1", 0))
    place = door.getsockname()
    server = Server([door], lambda: None, limits=Limits(silent_s=0.05))
    upgrade = UPGRADE.format("{}:{}".format(*place)).encode()
    with ExitStack() as guests:
        upgraded = guests.enter_context(socket.create_connection(place, timeout=10))
        upgraded.sendall(upgrade)
        assert upgraded.recv(1000).startswith(b"HTTP/1.1 101")
        waits, goes_on = threading.Event(), threading.Event()

        def busy() -> None:
            # Whoever comes from now on is accepted in the turn in which the doors close.
            server._coming.put_nowait(None)
            waits.set()
            goes_on.wait(10)

        server._loop.call_soon_threadsafe(busy)
        waits.wait(10)
        for said in (b"", upgrade[:30], upgrade, upgrade):
            guest = guests.enter_context(socket.create_connection(place, timeout=10))
            guest.sendall(said)
        if last == "closes":
            guest.close()
        goes_on.set()
        server._thread.join(10)
    assert not server._thread.is_alive()


def test_clocks_are_compared_in_the_thread_of_the_server(driver: Driver) -> None:
    phone, phones = phone_at(driver, 0), driver.house.phones
    phones.keep_time(0)
    for _ in range(ENOUGH):
        told = json.loads(phone.socket.recv(timeout=10))
        assert told["tell"] == "time"
        phone.say(say="time", number=told["number"], own=1234.5)
        # An answer to nothing, or the same once more, changes nothing and costs nothing.
        phone.say(say="time", number=told["number"] + 1000, own=0)
    until(driver, lambda: phones.unsure_ns(0) < MOST_NS)


def test_nothing_is_open_before_somebody_opens_it_nor_after(tmp_path: Path) -> None:
    phones = phones_here()
    with table(tmp_path, seated("nyet", ["", ""]), phones) as driver:
        at_table(driver).lending.shut()
        assert phones.server is None and phones.hosts == ()
        at_table(driver).lending.open()
        place = place_of(phones)
        socket.create_connection(place).close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(place)
