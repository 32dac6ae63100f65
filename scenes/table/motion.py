"""Things that move: flights of cards, and how fast time runs for them.

The rules never wait for motion. A flight starts from an event and lands by itself; with
motion off everything is where it belongs at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot, inf, pi, sin
from typing import Any, TypeAlias

from pygame import Rect

from art.easings import ease_in, ease_out, let_go
from scenes.storage.settings import STILL

# A lifted card is highest after this part of its way, touches down after that, and then gives by
# so much of its lift.
HIGHEST, TOUCHES, GIVES = 0.3, 0.82, 0.35
# By what part of its size a card looks larger where it is highest.
LIFT = 0.11
# Units: how far it pushes the pile on which it lands.
PUSHES = 3
# A card that is played first draws back for this part of its time: pressed down by so much of its
# lift, and turned by so much of its turn the other way.
LEAVES, PRESSED, TURNED = 0.26, 0.3, 0.45
# What is held in the air is there for so long (ns): until somebody drops it.
AGES_NS = 10**18


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
    "fast": Pace(0.3, 0.1, 0.3, 7_000),
    "very-fast": Pace(0.15, 0.04, 0.15, 3_750),
}

Point = tuple[float, float]
# A side of a card, made no sooner than it is seen.
Side: TypeAlias = Callable[[], Any]


def height(x: float, leaves: float = 0.0) -> float:
    """How high a lifted card is: up with ease, down as it falls, into the pile and back.

    One that draws back first is pressed down until it `leaves`.
    """
    highest = leaves + HIGHEST * (1 - leaves)
    if x < leaves:
        return -PRESSED * sin(pi * x / leaves)
    if x < highest:
        return ease_out((x - leaves) / (highest - leaves))
    if x < TOUCHES:
        return 1 - ((x - highest) / (TOUCHES - highest)) ** 2
    return -GIVES * settling(x)


def settling(x: float) -> float:
    """How far what has touched down has given, and come back again: 0, then 1, then 0."""
    return sin(pi * (x - TOUCHES) / (1 - TOUCHES)) if x > TOUCHES else 0.0


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
    What it goes `under` is seen above it. One that `strikes` is fastest where it arrives. It draws
    `back` so many pixels before it leaves, and `pushes` what it lands on so many on and back. One
    that is `hidden` is not seen before it leaves.
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
    other_side: Side | None = None
    stays: bool = False
    lean: float = 0.0
    under: tuple[Any, ...] = ()
    strikes: bool = False
    back: float = 0.0
    pushes: float = 0.0
    hidden: bool = False
    landed: Callable[[], None] | None = None
    # What is drawn while it waits for its start, and where it landed, once that is known.
    waiting: tuple[Any, ...] = ()
    lying: tuple[Any, ...] = ()
    _turned: Any = None

    @property
    def ends_ns(self) -> int:
        return self.begins_ns + self.lasts_ns

    @property
    def held(self) -> bool:
        """Whether it stands in the air until it is dropped."""
        return self.lasts_ns == AGES_NS

    def hold(self, way: float, now_ns: int) -> None:
        """From now on it stands in the air that far on its way, 0 to 1."""
        self.begins_ns, self.lasts_ns = now_ns - round(AGES_NS * way), AGES_NS

    def at(self, now_ns: int) -> float:
        """How far on its way it is, 0 to 1."""
        return min(1.0, max(0.0, (now_ns - self.begins_ns) / max(1, self.lasts_ns)))

    @property
    def touches_ns(self) -> int:
        """When a lifted card comes down where it is to lie."""
        return self.begins_ns + round(self.lasts_ns * TOUCHES)

    @property
    def lies(self) -> Rect:
        """Where it comes to lie."""
        wide, high = self.picture.get_size()
        size = (round(self.end_wide), round(self.end_wide * high / wide))
        return Rect((0, 0), size).move_to(center=self.end)

    def high(self, now_ns: int) -> float:
        """How high above the cloth it is at that moment, as a part of its size."""
        if not self.lift:
            return 0.0
        return self.lift * height(self.at(now_ns), LEAVES if self.back else 0.0)

    @property
    def push(self) -> Point:
        """How far it pushes on what it arrives at (px)."""
        return self.pushes * self._ahead[0], self.pushes * self._ahead[1]

    @property
    def _ahead(self) -> Point:
        """The direction of its way, of length 1."""
        x, y = self.end[0] - self.start[0], self.end[1] - self.start[1]
        far = hypot(x, y) or 1.0
        return x / far, y / far

    def _way(self, now_ns: int) -> float:
        """How much of its way it has gone, 0 to 1."""
        if self.strikes:
            return ease_in(self.at(now_ns))
        return (let_go if self.back else ease_out)(self._flown(now_ns))

    def _flown(self, now_ns: int) -> float:
        """How much of its time between leaving and touching down has gone, 0 to 1."""
        leaves, until = LEAVES if self.back else 0.0, TOUCHES if self.lift else 1.0
        return min(1.0, max(0.0, (self.at(now_ns) - leaves) / (until - leaves)))

    def _drawn_back(self, now_ns: int) -> float:
        """How far it is drawn back, as a part of all that it ever is."""
        if not self.back:
            return 0.0
        return sin(pi / 2 * min(1.0, self.at(now_ns) / LEAVES)) * (1 - self._way(now_ns))

    def _beyond(self, now_ns: int) -> float:
        """How far beyond its way it is with what it pushes (px)."""
        pushes = self.pushes and not self.strikes
        return self.pushes * settling(self.at(now_ns)) if pushes else 0.0

    def side(self, now_ns: int) -> tuple[Any, float]:
        """The picture to see at that moment, and to what part of its width it is narrowed."""
        if self.squeeze:
            return self.picture, 1 - self.at(now_ns)
        if self.other_side is None:
            return self.picture, 1.0
        # It turns between the hand that lets it go and the cloth.
        way = self._flown(now_ns)
        if way < 0.5:
            return self.picture, 1 - 2 * way
        if self._turned is None:
            self._turned = self.other_side()
        return self._turned, min(1.0, 4 * way - 2)

    def place(self, now_ns: int) -> tuple[float, float, float, float]:
        """Centre x and y, width, and degrees at that moment."""
        way, back = self._way(now_ns), self._drawn_back(now_ns)
        x = self.start[0] + (self.end[0] - self.start[0]) * way
        y = self.start[1] + (self.end[1] - self.start[1]) * way - self.arc * sin(pi * way)
        if off := self._beyond(now_ns) - self.back * back:
            ahead = self._ahead
            x, y = x + ahead[0] * off, y + ahead[1] * off
        wide = (self.wide + (self.end_wide - self.wide) * way) * (1 + self.high(now_ns))
        turn = self.turn * (4 * way * (1 - way) - TURNED * back)
        return x, y, wide, turn - self.lean * way


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

    def stand(self, flight: Flight) -> None:
        """A card that is seen for a while where it lay, without motion as well."""
        self.flights.append(flight)

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
