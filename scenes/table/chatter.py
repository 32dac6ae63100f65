"""What the characters at a table say now and then, each beside its plate.

Who speaks, and what, comes from what everybody saw happen and from the time, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

import pygame
from pygame import Rect, Surface

from art import theme
from art.theme import RGB
from game.cards import Seat
from game.cast import Feelings, Mood
from scenes.house import House
from scenes.table.layout import RIM
from scenes.table.spots import Beside, nearest_free

# How many lines each character has for what befell it; the first is for the beginning.
HELLO = "hello"
LINES = {HELLO: 2, "gloating": 3, "hit": 3, "winning": 2, "sad": 2}
# One of so many things that happen is remarked on; the end of a round always is.
ONE_OF, ALWAYS = 3, (Mood.WINNING, Mood.SAD)
# So long a line stands, and after it nobody says anything for a while.
STANDS_NS, RESTS_NS = 3_400_000_000, 12_000_000_000
# Units: letters, the air round letters of that size, the corner of the bubble, how long its tail is
# and may be at most; how wide a line may be, and how wide where there is room for one line only, or
# for a column.
SIZE, AIR, CORNER, TAIL, LONGEST = 16, (22, 10), 13, 9, 34
WIDTHS = (230, 420, 92)
GROUND: RGB = (255, 253, 246)


class Chatter:
    """The one line that stands at a table, if any."""

    def __init__(self, house: House, quiet: bool) -> None:
        self.house = house
        self.text = ""
        self.seat: Seat = 0
        # Nobody talks into a lesson, or in a replay.
        self._quiet = quiet
        self._until_ns = self._rests_until_ns = 0
        self._pictures: dict[float, Surface] = {}
        self._places: dict[tuple[object, ...], Rect | None] = {}

    def greet(self, speakers: Mapping[Seat, str], now_ns: int) -> None:
        """A match begins: one of them says hello."""
        seats = sorted(speakers, key=lambda seat: _drawn(speakers[seat], HELLO, now_ns))
        if seats:
            self._say(seats[0], speakers[seats[0]], HELLO, now_ns)

    def hear(self, feelings: Feelings, speakers: Mapping[Seat, str], now_ns: int) -> None:
        """Something befell these seats: perhaps one of them remarks on it."""
        for seat, mood in feelings.items():
            if seat in speakers and mood.value in LINES:
                number = _drawn(speakers[seat], mood.value, now_ns)
                if mood in ALWAYS or number % ONE_OF == 0:
                    self._say(seat, speakers[seat], mood.value, now_ns)

    def _say(self, seat: Seat, name: str, occasion: str, now_ns: int) -> None:
        if self._quiet or not self.house.settings.talk or now_ns < self._rests_until_ns:
            return
        number = _drawn(name, occasion, now_ns) // ONE_OF % LINES[occasion] + 1
        self.seat, self.text = seat, self.house.words(f"line-{name}-{occasion}-{number}")
        self._pictures.clear()
        self._places.clear()
        self._until_ns = now_ns + STANDS_NS
        self._rests_until_ns = self._until_ns + RESTS_NS

    def hush(self) -> None:
        """What was said goes: it was heard, or letters have another size or language."""
        self.text = ""
        self._pictures.clear()
        self._places.clear()

    def advance(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; True if a line went."""
        went = bool(self.text) and now_ns >= self._until_ns
        if went:
            self.hush()
        return went

    def next_ns(self) -> int | None:
        """When the line goes."""
        return self._until_ns if self.text else None

    def paint(
        self, screen: Surface, u: float, where: Beside | None, others: Sequence[Rect]
    ) -> Rect:
        """Draw it where it covers nothing, if there is such a place; returns all it covers."""
        nowhere = Rect(0, 0, 0, 0)
        if not self.text or where is None:
            return nowhere
        tail = round(u * TAIL)
        near = where.near.inflate(2 * tail, 2 * tail)
        avoid = [near, *where.avoid, *others]
        for kept_off in ([*avoid, *where.if_need_be], avoid):
            for wide in WIDTHS:
                bubble = self._bubble(wide, u)
                box = self._stands(bubble.get_size(), screen.get_rect(), u, where.near, kept_off)
                if box is not None:
                    pygame.draw.polygon(screen, theme.INK, _tail(box, where.near, u, 0))
                    screen.blit(bubble, box)
                    pygame.draw.polygon(screen, GROUND, _tail(box, where.near, u, 2.5))
                    return box
        return nowhere

    def _stands(
        self, size: tuple[int, int], window: Rect, u: float, plate: Rect, avoid: Sequence[Rect]
    ) -> Rect | None:
        """Where a bubble of that size stands, near enough to its plate, if there is room."""
        tail, longest = round(u * TAIL), round(u * LONGEST)
        reach = plate.inflate(2 * longest, 2 * longest)
        # Over the plates at the top it lies on the rim; farther away it is not looked for.
        inside = window.inflate(-2 * round(u * RIM), -2)
        inside = inside.clip(reach.inflate(2 * size[0], 2 * size[1]))
        box = self._place(size, plate.inflate(2 * tail, 2 * tail), inside, avoid)
        stands = box is not None and box.colliderect(reach) and _points(box, plate)
        return box if stands else None

    def _place(
        self, size: tuple[int, int], near: Rect, inside: Rect, avoid: Sequence[Rect]
    ) -> Rect | None:
        """Where it lies: looked for once, as long as nothing moves."""
        asked = (size, tuple(near), tuple(inside), *map(tuple, avoid))
        if asked not in self._places:
            self._places[asked] = nearest_free(size, near, inside, avoid)
        return self._places[asked]

    def _bubble(self, units: float, u: float) -> Surface:
        """The words on white paper with an ink line, in lines so many units wide."""
        if units not in self._pictures:
            self._pictures[units] = self._painted(units, u)
        return self._pictures[units]

    def _painted(self, units: float, u: float) -> Surface:
        letters = self.house.lettering
        wide = round(u * units * min(letters.scale, 1.4))
        size = letters.fit_lines(self.text, round(u * SIZE), (wide, round(u * SIZE * 6)))
        text = letters.paragraph(self.text, size, theme.INK, wide, "center")
        text = text.subsurface(text.get_bounding_rect())
        air = letters.pixels(size) / SIZE
        whole = text.get_rect().inflate(round(air * AIR[0]), round(air * AIR[1])).size
        body = Surface(whole, pygame.SRCALPHA)
        area, corner = body.get_rect(), round(u * CORNER)
        pygame.draw.rect(body, GROUND, area, border_radius=corner)
        pygame.draw.rect(body, theme.INK, area, max(1, round(u * 2)), corner)
        body.blit(text, text.get_rect(center=area.center))
        return body


def _drawn(name: str, occasion: str, now_ns: int) -> int:
    """A number nobody can foresee, of what all know."""
    return crc32(f"{name} {occasion} {now_ns}".encode())


def _points(bubble: Rect, plate: Rect) -> bool:
    """Whether a tail of that bubble meets the plate: it lies above, below or beside it."""
    across = min(bubble.right, plate.right) - max(bubble.left, plate.left)
    down = min(bubble.bottom, plate.bottom) - max(bubble.top, plate.top)
    return across > plate.height // 2 or down > plate.height // 4


def _tail(bubble: Rect, plate: Rect, u: float, inset: float) -> list[tuple[float, float]]:
    """The tail of a bubble, as far as the plate; `inset` (units) from its outline."""
    half, root, corner = u * (9 - inset), u * 3, u * (CORNER + 9)
    if bubble.bottom <= plate.top or bubble.top >= plate.bottom:
        x = max(bubble.left + corner, min(plate.centerx, bubble.right - corner))
        edge, goal = (bubble.bottom, plate.top)
        if bubble.top >= plate.bottom:
            edge, goal = bubble.top, plate.bottom
        way = 1 if goal > edge else -1
        tip = goal - way * u * 1.6 * inset
        return [(x - half, edge - way * root), (x + half, edge - way * root), (x, tip)]
    half = min(half, bubble.height / 4)
    y = max(bubble.top + 2 * half, min(plate.centery, bubble.bottom - 2 * half))
    edge, goal = (bubble.right, plate.left)
    if bubble.left >= plate.right:
        edge, goal = bubble.left, plate.right
    way = 1 if goal > edge else -1
    tip = goal - way * u * 1.6 * inset
    return [(edge - way * root, y - half), (edge - way * root, y + half), (tip, y)]
