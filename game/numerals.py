"""Numbers as they are read: what is below zero has a minus, which is as wide as a plus."""

from __future__ import annotations

MINUS = "\u2212"


def plain(number: int) -> str:
    """A number that stands by itself."""
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """By how much something changes: +3, or −2."""
    return f"{number:+d}".replace("-", MINUS)
