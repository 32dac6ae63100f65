"""What something means, in a slip beside the pointer that rests on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from art import theme
from art.grounds import ground_of
from art.text import Lettering
from scenes.table.messages import Tone, toned
from scenes.table.spots import far, free_spot

# The pointer rests so long before anything is explained.
REST_NS = 550_000_000
WIDE, SIZE, AWAY, RIM = 330, 16, 18, 1.5
# So far from the pointer it lies at most in order to cover nothing (units, as `far` counts).
REACH = 220
# With enlarged letters it is so much wider, and no higher than this.
WIDER, HIGHEST = 1.5, 380

Pos = tuple[int, int]
# The names of the terms that explain what lies at a place; none if there is nothing to say.
Explain = Callable[[Pos], tuple[str, ...]]
# What a term is called, and what it means.
Meaning = Callable[[str], tuple[str, str]]


def nothing_there(pos: Pos) -> tuple[str, ...]:
    """Explains nothing anywhere."""
    return ()


@dataclass(slots=True)
class Tip:
    """One slip, which comes when the pointer has rested and goes when it moves on."""

    lettering: Lettering
    meaning: Meaning
    ground: theme.Ground
    terms: tuple[str, ...] = ()
    pos: Pos = (0, 0)
    shown: bool = False
    _since_ns: int = 0
    _picture: Surface | None = field(default=None, repr=False)

    def point(self, pos: Pos, terms: tuple[str, ...], now_ns: int) -> bool:
        """The pointer is at `pos`, where these terms explain what lies there.

        True if the slip went.
        """
        if self.shown and terms == self.terms:
            return False
        was, self.shown = self.shown, False
        self.pos, self.terms, self._since_ns, self._picture = pos, terms, now_ns, None
        return was

    def show(self, pos: Pos, terms: tuple[str, ...]) -> bool:
        """Explain it at once; False if there is nothing to say."""
        self.pos, self.terms, self.shown, self._picture = pos, terms, bool(terms), None
        return self.shown

    def hide(self) -> bool:
        """Take the slip away until the pointer moves again; True if it was there."""
        was, self.shown = self.shown, False
        self.terms, self._picture = (), None
        return was

    def advance(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; True if the slip came."""
        if self.shown or not self.terms or now_ns - self._since_ns < REST_NS:
            return False
        self.shown = True
        return True

    def next_ns(self) -> int | None:
        """When the slip comes."""
        return self._since_ns + REST_NS if self.terms and not self.shown else None

    def paint(
        self, screen: Surface, u: float, avoid: Sequence[Rect] = (), never: Sequence[Rect] = (),
        rather: Sequence[Rect] = (),
    ) -> Rect:  # fmt: skip
        """Draw it beside the pointer, off all that must be seen; returns where it stands.

        What it would `rather` not cover it lies beside, if there is room within reach.
        """
        if self._picture is None:
            self._picture = self._slip(u)
        away = round(u * AWAY)
        near = Rect(self.pos, (1, 1)).inflate(2 * away, 2 * away)
        inside = screen.get_rect().inflate(-round(u * 12), -round(u * 12))
        for kept in ([near, *avoid, *rather], [near, *avoid]):
            box = free_spot(self._picture.get_size(), near, inside, kept, never=never)
            if box.collidelist(kept) < 0 and far(box, near) < u * REACH:
                break
        screen.blit(self._picture, box)
        return box

    def _slip(self, u: float) -> Surface:
        """The terms one below the other; enlarged letters only grow as far as there is room."""
        letters, meanings = self.lettering, [self.meaning(term) for term in self.terms]
        wide = round(u * WIDE * min(letters.scale, WIDER))
        most, least = letters.pixels(round(u * SIZE)), round(u * SIZE)
        sizes = [px / letters.scale for px in range(most, least - 1, -1)]
        for size in sizes:
            rows: list[Surface] = []
            for name, means in meanings:
                title = letters.fit(name, size, wide, "bold")
                rows.append(letters.line(name, title, theme.BRASS_LIGHT, "bold"))
                rows.append(letters.paragraph(means, size, theme.PAPER, wide))
            if sum(row.get_height() for row in rows) <= u * HIGHEST:
                break
        edge, gap = round(u * 12), round(u * 3)
        across = max(row.get_width() for row in rows) + 2 * edge
        down = sum(row.get_height() + gap for row in rows) + 2 * edge - gap
        ground = toned(self.ground, Tone.PLAIN)
        slip = ground_of(ground, (across, down), u, ground.rim, RIM)
        y = edge
        for row in rows:
            x = across - edge - row.get_width() if self.lettering.rtl else edge
            slip.blit(row, (x, y))
            y += row.get_height() + gap
        return slip
