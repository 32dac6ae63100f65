"""What devices say, with the time it was heard. The only words for input in Kibitz.

`t_ns` is `time.perf_counter_ns()` at arrival; signals of one pump share a `batch` and
keep the order of the queue. `control` names one thing that can be pressed, the same
for ever: "key:4" (a scancode), "mouse:1", "touch", "pad:0:button:1", "pad:0:axis:5+",
"pad:0:hat:0:up". Presses and releases of one control of one device always alternate.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Span:
    """When something happened: at `ns`, or up to `within_ns` later."""

    ns: int
    within_ns: int


@dataclass(frozen=True, slots=True)
class Press:
    """Something went down (`pressed`) or came up. `pos` is in window pixels for pointers.

    `device` is "keyboard", "mouse", "touch:<finger>", "pad:<number>" or "phone:<player>". It
    happened after `since_ns`, when the devices were last asked without it; None: not known.
    A phone has a clock: it says itself when it was `made`, and `t_ns` is when that was heard.
    """

    t_ns: int
    batch: int
    device: str
    control: str
    pressed: bool
    pos: tuple[int, int] | None = None
    since_ns: int | None = None
    made: Span | None = None


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse or a finger moved to `pos`."""

    t_ns: int
    device: str
    pos: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned by `lines` (up is positive)."""

    t_ns: int
    lines: float
    pos: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed (only while a text field asks for it)."""

    t_ns: int
    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has this size now."""

    t_ns: int
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window was covered or hidden and can be seen again: show the picture once more."""

    t_ns: int


@dataclass(frozen=True, slots=True)
class FocusChanged:
    """The window lost or gained the keyboard. What was held is released before a loss."""

    t_ns: int
    focused: bool


@dataclass(frozen=True, slots=True)
class DeviceChanged:
    """A gamepad came or went."""

    t_ns: int
    device: str
    present: bool


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped on the window."""

    t_ns: int
    path: Path


@dataclass(frozen=True, slots=True)
class Quit:
    """The window was asked to close."""

    t_ns: int


Signal: TypeAlias = (
    Press
    | PointerMoved
    | Scrolled
    | Typed
    | Resized
    | Exposed
    | FocusChanged
    | DeviceChanged
    | Dropped
    | Quit
)
