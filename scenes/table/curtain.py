"""The curtain between people who share a screen: whose turn it is, and nothing of a hand."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import Rect, Surface

from art import theme
from art.cast import Portrait, portrait
from art.grid import mirrored
from art.paint import ready
from art.text import Lettering, emblem
from game.cards import Seat
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.stage import Scene
from scenes.table.panels import panel
from scenes.table.targets import ACCEPT
from scenes.table.turns import Turns

MS = 1_000_000
# It lifts when it was held for so long; a press so soon after it fell was meant for something
# else, such as the turn that just ended.
HOLD_MS, DEAF_MS = 500, 400
FRAME_NS = 16_666_667
PAD_ACCEPT = "button:0"
# Units: how wide it is, how many times as much at most, what is beside the words, and how high
# above the foot of the window it hangs. How large a face is on it, and a sign where there is none.
WIDE, WIDER, BESIDE, ABOVE = 520, 1.6, 130, 46
FACE, SIGN = 84, 54


class Sharers(Protocol):
    """Those who share the screen, and where the curtain hangs between them."""

    turns: Turns

    @property
    def table(self) -> Scene:
        """The table they sit at."""

    @property
    def curtain_box(self) -> Rect:
        """Where it hangs."""


class Curtain:
    """Hangs before the cards of whoever is asked next, until they hold a key, button or finger."""

    def __init__(self, sitting: Sharers) -> None:
        self.sitting = sitting
        self._hangs_for: Seat | None = None
        self._fell_ns = 0
        # What is held, and since when.
        self._held: Press | None = None

    def heard(self, signal: Signal) -> bool:
        """Somebody begins to hold it or lets it go; whether it hangs, and nothing else is heard."""
        if self._hangs_for is None or self.sitting.turns.curtain is None:
            return False
        match signal:
            case Press(pressed=True) if self._held is None and self._is_on_it(signal):
                self._held = signal
            case Press(pressed=False) if self._is_held_by(signal.device, signal.control):
                self.let_go()
            case PointerMoved(device=device, pos=pos) if not self._box.collidepoint(pos):
                if self._held is not None and self._held.device == device:
                    self.let_go()
        self.sitting.table.dirty = True
        return isinstance(signal, Press | PointerMoved)

    @property
    def _box(self) -> Rect:
        return self.sitting.curtain_box

    def _is_on_it(self, press: Press) -> bool:
        if press.t_ns < self._fell_ns + DEAF_MS * MS:
            return False
        if press.pos is not None:
            return self._box.collidepoint(press.pos)
        return press.control in ACCEPT or press.control.endswith(PAD_ACCEPT)

    def _is_held_by(self, device: str, control: str) -> bool:
        held = self._held
        return held is not None and (held.device, held.control) == (device, control)

    def let_go(self) -> None:
        """Nobody holds it any more."""
        self._held = None

    def tick(self, now_ns: int) -> bool:
        """Time has come to `now_ns`: it may have fallen, or was held long enough to lift now."""
        hangs_for = self.sitting.turns.curtain
        if hangs_for != self._hangs_for:
            self._hangs_for, self._fell_ns = hangs_for, now_ns
            self.let_go()
        if self._held is not None:
            self.sitting.table.dirty = True
        return self.lifted(now_ns) >= 1

    def lifted(self, now_ns: int) -> float:
        """How much of the holding is done, 0 to 1."""
        if self._held is None:
            return 0.0
        return min(1.0, max(0, now_ns - self._held.t_ns) / (HOLD_MS * MS))

    def next_ns(self, now_ns: int) -> int | None:
        """When to look again while it is held."""
        return None if self._held is None else now_ns + FRAME_NS


def curtain_box(window: tuple[int, int], lettering: Lettering, u: float, asks: str) -> Rect:
    """Where it hangs, and is held, in a window of that size and unit: as high as its words."""
    head, lines = lettering.measure(asks, round(u * 30), "bold")[1], _lines(lettering, u, asks)
    high = 2 * round(u * 22) + head + lines.get_height() + round(u * 20)
    box = Rect(0, 0, _wide(lettering, u), max(round(u * 132), high))
    box.midbottom = window[0] // 2, window[1] - round(u * ABOVE)
    return box


def _lines(lettering: Lettering, u: float, asks: str) -> Surface:
    """What is asked, in as many lines as it takes."""
    room = _wide(lettering, u) - round(u * BESIDE)
    return lettering.paragraph(asks, round(u * 19), theme.PAPER_DIM, room)


def _wide(lettering: Lettering, u: float) -> int:
    """With enlarged letters it is wider, so that a name need not be smaller than they are."""
    return round(u * WIDE * min(lettering.scale, WIDER))


def paint_curtain(
    screen: Surface, lettering: Lettering, u: float, name: str, colour: int, face: str,
    asks: str, lifted: float, ground: theme.Ground,
) -> None:  # fmt: skip
    """Draw it over the lower part of the table, `lifted` of 1; `face` is one of the cast, or ""."""
    box, wide = curtain_box(screen.get_size(), lettering, u, asks), screen.get_width()
    seat = theme.SEAT_COLOURS[colour]
    key = ("curtain", ground, name, colour, face, asks, u, wide, lettering.scale, lettering.rtl)
    hung = lettering.lines.get(
        key, lambda: _hung(box, wide, lettering, u, name, seat, face, asks, ground)
    )
    screen.blit(hung, hung.get_rect(midbottom=screen.get_rect().midbottom))
    _paint_lifting(screen, box, u, lifted, lettering.rtl)


def _hung(
    box: Rect, wide: int, lettering: Lettering, u: float, name: str, seat: theme.SeatColour,
    face: str, asks: str, ground: theme.Ground,
) -> Surface:  # fmt: skip
    """The lower part of the table in shadow, and the curtain on it, that nobody holds yet."""
    left, edge = round(u * 108), round(u * 22)
    fitting = lettering.fit(name, round(u * 30), box.width - round(u * BESIDE), "bold")
    head = lettering.line(name, fitting, theme.PAPER, "bold")
    lines = _lines(lettering, u, asks)
    body = panel(ground, box.size, u, seat.rgb).copy()
    mark = (
        portrait(Portrait(face), round(u * FACE), seat.rgb) if face
        else emblem(seat.emblem, round(u * SIGN), seat.rgb)
    )  # fmt: skip
    pieces = [
        (mark, mark.get_rect(center=(round(u * 58), box.height // 2))),
        (head, head.get_rect(topleft=(left, edge))),
        (lines, lines.get_rect(bottomleft=(left, box.height - edge - round(u * 8)))),
    ]
    for picture, place in pieces:
        body.blit(picture, mirrored(place, body.get_rect()) if lettering.rtl else place)
    shaded = Surface((wide, box.height + round(u * 120)), pygame.SRCALPHA)
    shaded.fill((*theme.SHADOW, 120))
    shaded.blit(body, body.get_rect(midbottom=(wide // 2, shaded.get_height() - round(u * ABOVE))))
    return ready(shaded)


def _paint_lifting(screen: Surface, box: Rect, u: float, lifted: float, rtl: bool) -> None:
    """A line at the foot of the curtain that grows while it is held."""
    edge, thick = round(u * 24), max(2, round(u * 5))
    line = Rect(box.left + edge, box.bottom - round(u * 16), box.width - 2 * edge, thick)
    pygame.draw.rect(screen, theme.SHADOW, line, border_radius=thick)
    grown = Rect(line.topleft, (round(line.width * lifted), thick))
    if grown.width:
        grown = mirrored(grown, box) if rtl else grown
        pygame.draw.rect(screen, theme.BRASS_LIGHT, grown, border_radius=thick)
