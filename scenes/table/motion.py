"""Things that move: easings, flights of cards, and how fast time runs for them.

The rules never wait for motion. A flight starts from an event and lands by itself; with
motion off everything is where it belongs at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot, inf, pi, sin
from typing import Any

# The modes in which nothing flies.
STILL = ("reduced", "off")
# A lifted card is highest after this part of its way, touches down after that, and then gives by
# so much of its lift.
HIGHEST, TOUCHES, GIVES = 0.3, 0.82, 0.35
# By what part of its size a card looks larger where it is highest.
LIFT = 0.11


@dataclass(frozen=True, slots=True)
class Pace:
    """How many times as long as normally takes what is seen, a pause of a bot, and what is read.

    All bots together think about `lap_ms` at most while the table goes round once.
    """

    seen: float
    pause: float
    read: float
    lap_ms: float = inf

    def towards(self, other: Pace, way: float) -> Pace:
        """Between this and the other, 0 to 1."""
        between = (
            here + (there - here) * way
            for here, there in (
                (self.seen, other.seen), (self.pause, other.pause), (self.read, other.read),
                (self.lap_ms, other.lap_ms),
            )
        )  # fmt: skip
        return Pace(*between)


PACES = {
    "slow": Pace(1.8, 1.6, 1.8),
    "normal": Pace(1.0, 1.0, 1.0),
    "fast": Pace(0.3, 0.1, 0.3, 7_500),
    "very-fast": Pace(0.15, 0.04, 0.15, 3_750),
}

Point = tuple[float, float]


def ease_out(x: float) -> float:
    """Fast, then settling."""
    return 1 - (1 - x) ** 3


def ease_in(x: float) -> float:
    """Held back at first, and fastest where it strikes."""
    return x * x


def ease_in_out(x: float) -> float:
    """Slow, fast, slow."""
    return x * x * (3 - 2 * x)


def overshoot(x: float) -> float:
    """A little past the goal and back."""
    x -= 1
    return 1 + 2.4 * x**3 + 1.4 * x**2


def height(x: float) -> float:
    """How high a lifted card is: up with ease, down as it falls, into the pile and back."""
    if x < HIGHEST:
        return ease_out(x / HIGHEST)
    if x < TOUCHES:
        return 1 - ((x - HIGHEST) / (TOUCHES - HIGHEST)) ** 2
    return -GIVES * sin(pi * (x - TOUCHES) / (1 - TOUCHES))


def flight_ms(start: Point, end: Point, unit: float) -> float:
    """How long a card flies: 180 to 320 ms by distance."""
    far = hypot(end[0] - start[0], end[1] - start[1]) / (unit * 500)
    return 180 + 140 * min(1.0, far)


@dataclass(slots=True)
class Flight:
    """One card on its way. `wide` and `end_wide` are its widths, `turn` its turning in degrees.

    `squeeze` narrows it to nothing as it arrives; with an `other_side` it turns over. One that
    `stays` lies where it landed until all such have. By its `lift` it looks larger on the way,
    above its `shade`, and it settles where it lands, as many degrees clockwise as it is to `lean`.
    What it goes `under` is seen above it. One that `strikes` is fastest where it arrives.
    """

    picture: Any
    start: Point
    end: Point
    wide: float
    end_wide: float
    begins_ns: int
    lasts_ns: int
    turn: float = 0.0
    arc: float = 0.0
    lift: float = 0.0
    shade: Any = None
    squeeze: bool = False
    other_side: Any = None
    stays: bool = False
    lean: float = 0.0
    under: tuple[Any, ...] = ()
    strikes: bool = False
    landed: Callable[[], None] | None = None
    # What is drawn while it waits for its start, and where it landed, once that is known.
    waiting: tuple[Any, ...] = ()
    lying: tuple[Any, ...] = ()

    @property
    def ends_ns(self) -> int:
        return self.begins_ns + self.lasts_ns

    def at(self, now_ns: int) -> float:
        """How far on its way it is, 0 to 1."""
        return min(1.0, max(0.0, (now_ns - self.begins_ns) / max(1, self.lasts_ns)))

    @property
    def touches_ns(self) -> int:
        """When a lifted card comes down where it is to lie."""
        return self.begins_ns + round(self.lasts_ns * TOUCHES)

    def high(self, now_ns: int) -> float:
        """How high above the cloth it is at that moment, as a part of its size."""
        return self.lift * height(self.at(now_ns)) if self.lift else 0.0

    def side(self, now_ns: int) -> tuple[Any, float]:
        """The picture to see at that moment, and to what part of its width it is narrowed."""
        way = self.at(now_ns)
        if self.squeeze:
            return self.picture, 1 - way
        if self.other_side is None:
            return self.picture, 1.0
        if way < 0.5:
            return self.picture, 1 - 2 * way
        return self.other_side, min(1.0, 4 * way - 2)

    def place(self, now_ns: int) -> tuple[float, float, float, float]:
        """Centre x and y, width, and degrees at that moment."""
        ease = ease_in if self.strikes else ease_out
        way = ease(min(1.0, self.at(now_ns) / TOUCHES) if self.lift else self.at(now_ns))
        lift = self.arc * sin(pi * way)
        x = self.start[0] + (self.end[0] - self.start[0]) * way
        y = self.start[1] + (self.end[1] - self.start[1]) * way - lift
        grown = way if self.other_side is None else max(0.0, 4 * self.at(now_ns) - 3)
        wide = (self.wide + (self.end_wide - self.wide) * grown) * (1 + self.high(now_ns))
        return x, y, wide, self.turn * (1 - way) - self.lean * way


@dataclass(slots=True)
class Motion:
    """All that moves on one table."""

    mode: str = "normal"
    flights: list[Flight] = field(default_factory=list)
    pace: Pace = PACES["normal"]

    @property
    def still(self) -> bool:
        """Whether nothing flies."""
        return self.mode in STILL

    @property
    def moving(self) -> bool:
        """Whether a picture of the next frame would differ."""
        return bool(self.flights)

    def fly(self, flight: Flight) -> None:
        """Send a card off, as fast as the pace says; without motion it lands at once."""
        if self.still:
            if flight.landed:
                flight.landed()
            return
        flight.lasts_ns = round(flight.lasts_ns * self.pace.seen)
        self.flights.append(flight)

    def fly_exactly(self, flight: Flight) -> bool:
        """Send a card off that the rules time themselves; False if there is no motion."""
        if self.still:
            return False
        self.flights.append(flight)
        return True

    def drop(self, flight: Flight) -> None:
        """Take a flight off the table without a landing."""
        self.flights = [other for other in self.flights if other is not flight]

    def advance(self, now_ns: int) -> bool:
        """Land what has arrived; True if the picture changed."""
        changed = bool(self.flights)
        stay = any(flight.stays for flight in self.flights if flight.ends_ns > now_ns)
        landed, flying = list[Flight](), list[Flight]()
        for flight in self.flights:
            there = flight.ends_ns <= now_ns and not (stay and flight.stays)
            (landed if there else flying).append(flight)
        self.flights = flying
        for flight in landed:
            if flight.landed:
                flight.landed()
        return changed

    def skip(self) -> None:
        """Everything arrives now."""
        flights, self.flights = self.flights, []
        for flight in flights:
            if flight.landed:
                flight.landed()
