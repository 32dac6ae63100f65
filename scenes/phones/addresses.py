"""The addresses of this computer that phones of the same network can reach."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Sequence
from ipaddress import AddressValueError, IPv4Address

# Nothing is sent there: the system only says from which of its addresses it would.
SOMEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254", "192.0.2.1")
ANY_PORT = 9
# The doors that are tried before any will do.
PORTS = range(8420, 8430)


def local_addresses() -> tuple[str, ...]:
    """Private addresses of this computer, that of the usual way out first; none without network.

    To ask for its own name may take a while where the network answers nothing.
    """
    return _local((*usual_addresses(), *_by_name()))


def usual_addresses() -> tuple[str, ...]:
    """The same at once: those alone from which it would talk to others."""
    return _local(map(_from_where, reversed(SOMEWHERE)))


def _local(addresses: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(is_local, addresses)))


def is_local(address: str) -> bool:
    """Whether an address is one of a home or an office, and not of this computer alone."""
    try:
        found = IPv4Address(address)
    except AddressValueError:
        return False
    return found.is_private and not (found.is_loopback or found.is_unspecified)


def is_ours(address: str) -> bool:
    """Whether this computer still has that address."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.bind((address, 0))
        except OSError:
            return False
    return True


def may_come(address: str, bound: str) -> bool:
    """Whether whoever has that address may talk to a server bound to `bound`."""
    return is_local(address) or (address == bound and address != "")


def _from_where(goal: str) -> str:
    """From which address this computer would talk to another, or ""."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((goal, ANY_PORT))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def _by_name() -> Iterable[str]:
    """The addresses this computer has by its own name."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return ()
    return (str(one[4][0]) for one in found)


def doors(addresses: Sequence[str], ports: Sequence[int] = PORTS) -> list[socket.socket]:
    """A socket at each address, all on one port, the first that is free. Raises OSError."""
    for port in (*ports, 0):
        opened: list[socket.socket] = []
        try:
            for address in addresses:
                chosen = opened[0].getsockname()[1] if opened else port
                opened.append(_door(address, chosen))
        except OSError:
            for one in opened:
                one.close()
            if port == 0:
                raise
        else:
            return opened
    raise OSError


def _door(address: str, port: int) -> socket.socket:
    door = socket.create_server((address, port), backlog=32)
    door.setblocking(False)
    return door
