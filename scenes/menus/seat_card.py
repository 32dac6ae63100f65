"""One seat on the seat screen: face, colour, name, who plays it, its keys, its handicap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from art import theme
from art.brush import Brush, lit
from art.cast import Portrait, portrait
from art.icons import icon
from art.looks import BRASS, PAPER, Look
from art.text import emblem
from art.theme import mix
from game.cast import TEMPERS, Mood
from scenes.forms import TextField, one_of
from scenes.menus.roster import Place
from scenes.menus.seats_contract import SeatsPage
from scenes.seats.seating import PERSON
from scenes.ui.widgets import Widget
from scenes.words.names import NAME_LIMIT

WIDE, HIGH, KEYS_WIDE = 430, 102, 152
HANDICAPS = (0, 50, 100, 150, 200, 250, 300, 350, 400)
CAP = Look((255, 252, 242), mix(theme.PAPER, theme.PAPER_DIM, 0.5), theme.INK_SOFT, theme.INK)


@dataclass(kw_only=True, eq=False, repr=False)
class NextButton(Widget):
    """What a seat has of which each has another; use takes the next that is free."""

    place_of: Callable[[], Place]
    on_step: Callable[[int], None]

    def act(self) -> None:
        self.on_step(1)

    def back(self) -> None:
        self.on_step(-1)

    def says(self) -> tuple[object, ...]:
        return self.place_of().colour, self.place_of().face


class EmblemButton(NextButton):
    """The colour of a seat with its emblem."""

    def paint(self, screen: Surface, brush: Brush) -> None:
        box, seat = self.place(brush), theme.SEAT_COLOURS[self.place_of().colour]
        brush.slab(screen, box, _coloured(seat.rgb, self.raised), self.corner)
        mark = emblem(seat.emblem, round(box.height * 0.72), theme.INK)
        screen.blit(mark, mark.get_rect(center=box.center))


class FaceButton(NextButton):
    """The face of a seat, or the outline of somebody who shows none."""

    def paint(self, screen: Surface, brush: Brush) -> None:
        box, place = self.place(brush), self.place_of()
        box = box.inflate(*(brush.grid.px(4 * self.raised),) * 2)
        if place.face:
            paint_disc(screen, brush, box, place.colour, place.face)
            return
        seat = theme.SEAT_COLOURS[place.colour]
        brush.slab(screen, box, _coloured(seat.rgb, self.raised), box.width)
        nobody = icon("person", round(box.width * 0.56), mix(seat.rgb, theme.INK, 0.55))
        screen.blit(nobody, nobody.get_rect(center=box.center))


def _coloured(colour: theme.RGB, raised: float = 0.0) -> Look:
    """What is made of a seat's colour."""
    rim = mix(colour, theme.INK, 0.55)
    return lit(Look(mix(colour, theme.WHITE, 0.18), colour, rim, theme.INK), 0.2 * raised)


def paint_disc(
    screen: Surface, brush: Brush, box: Rect, colour: int, face: str = "", mood: Mood = Mood.CALM
) -> None:
    """A seat's disc: its colour, and its face, or else its emblem in ink."""
    seat = theme.SEAT_COLOURS[colour]
    if face:
        screen.blit(portrait(Portrait(face, mood), box.width, seat.rgb), box)
        return
    brush.slab(screen, box, _coloured(seat.rgb), box.width)
    mark = emblem(seat.emblem, round(box.width * 0.52), theme.INK)
    screen.blit(mark, mark.get_rect(center=box.center))


@dataclass(kw_only=True, eq=False, repr=False)
class KeyCap(Widget):
    """A key to press, with what it does; use waits for another key."""

    reads: Callable[[], str]
    waiting: Callable[[], bool]
    caption: str
    corner: float = 7

    def says(self) -> tuple[object, ...]:
        return self.reads(), self.waiting(), self.caption

    def paint(self, screen: Surface, brush: Brush) -> None:
        look = BRASS if self.waiting() else lit(CAP, 0.3 * self.raised)
        paint_cap(screen, brush, self.place(brush), self.reads(), look, self.caption)


def paint_cap(
    screen: Surface, brush: Brush, box: Rect, text: str, look: Look, caption: str = "",
    size: float = 18,
) -> None:  # fmt: skip
    """A key of a keyboard with what is printed on it, and before it what it does."""
    depth = brush.grid.px(4)
    brush.slab(screen, box, Look(look.rim, look.rim, mix(look.rim, theme.INK, 0.4), look.ink), 7)
    top = Rect(box.left, box.top, box.width, box.height - depth)
    brush.slab(screen, top, look, 7)
    room = top.inflate(-brush.grid.px(12), 0)
    if not caption:
        brush.write(screen, text, room, size, look.ink, "bold", "center")
        return
    soft = mix(look.ink, look.bottom, 0.18)
    said = brush.line(caption, 14, soft, "text", room.width * 6 // 10)
    gap = brush.grid.px(6)
    sign = brush.line(text, size, look.ink, "bold", room.width - said.get_width() - gap)
    pair = (said, sign)
    screen.blits(list(zip(pair, brush.row(room, pair, gap), strict=True)))


def add_card(scene: SeatsPage, seat: int, x: float, y: float) -> None:
    """Put the widgets of a seat's card on the panel, its corner at (x, y) units."""
    roster, panel, words = scene.roster, scene.panel, scene.words
    place, grid = roster.places[seat], panel.grid

    def recolour(by: int) -> None:
        roster.next_colour(seat, by)

    def show(by: int) -> None:
        roster.next_face(seat, by)
        scene.changed()

    def rename(text: str) -> None:
        place.name = text

    def relevel(level: str) -> None:
        roster.set_level(seat, level)
        scene.changed()

    panel.add(FaceButton(
        key=f"face-{seat}", box=grid.rect(x + 12, y + 3, 62, 62), on_step=show, corner=31,
        place_of=lambda: place, hint=words("seats-face-hint", name=place.name),
    ))  # fmt: skip
    panel.add(EmblemButton(
        key=f"colour-{seat}", box=grid.rect(x + 12, y + 67, 62, 31), on_step=recolour, corner=15,
        place_of=lambda: place, hint=words("seats-colour-hint", name=place.name),
    ))  # fmt: skip
    panel.add(TextField(
        key=f"name-{seat}", box=grid.rect(x + 86, y + 13, 170, 36), text=place.name,
        limit=NAME_LIMIT, on_change=rename, hint=words("seats-name-hint"),
    ))  # fmt: skip
    levels = (PERSON, *roster.game.levels)
    panel.add(one_of(levels)(
        key=f"level-{seat}", box=grid.rect(x + 86, y + 54, 170, 36), values=levels,
        names=[scene.level_name(level) for level in levels], value=place.level,
        on_change=relevel, hint=words("seats-level-hint", name=place.name), size=16,
    ))  # fmt: skip
    if not place.person:
        return
    _add_caps(scene, seat, x + 266, y + 13)
    if roster.game.timed:

        def set_handicap(ms: int) -> None:
            place.handicap_ms = ms

        values = sorted({*HANDICAPS, place.handicap_ms})
        panel.add(one_of(values)(
            key=f"handicap-{seat}", box=grid.rect(x + 266, y + 54, KEYS_WIDE, 36), values=values,
            names=[words("seats-handicap", ms=ms) for ms in values], value=place.handicap_ms,
            on_change=set_handicap, hint=words("seats-handicap-hint", name=place.name), size=15,
        ))  # fmt: skip


def _add_caps(scene: SeatsPage, seat: int, x: float, y: float) -> None:
    """The keys of a seat, all in one row."""
    roster, words, devices = scene.roster, scene.words, scene.devices
    place, slots = roster.places[seat], roster.slots(seat)
    if not slots:
        return
    hands = roster.hands(seat)
    each = len(slots) // hands
    wide = (KEYS_WIDE - 6 * (len(slots) - 1) - 8 * (hands - 1)) / len(slots)
    # The right hand is the first; on the card, as on the table, it lies to the right.
    way = 1 if scene.panel.grid.rtl else -1
    slots.sort(key=lambda slot: way * int(slot.partition("/")[0]))
    for number, slot in enumerate(slots):
        hand, _, action = slot.partition("/")
        what = scene.slot_name(seat, slot)
        caption = scene.hand_name(hand) if hands > 1 else scene.action_name(action)
        scene.panel.add(KeyCap(
            key=f"key-{seat}-{slot}", caption=caption if len(slots) < 3 else "",
            box=scene.panel.grid.rect(x + number * (wide + 6) + number // each * 8, y, wide, 36),
            reads=partial(devices.cap, seat, slot), waiting=partial(devices.waits, seat, slot),
            on_press=partial(devices.listen, seat, slot),
            hint=words("seats-key-hint", name=place.name, what=what),
        ))  # fmt: skip


def paint_card(scene: SeatsPage, screen: Surface, seat: int, x: float, y: float) -> None:
    """The place card under the widgets."""
    brush, grid = scene.panel.brush, scene.panel.grid
    place = scene.roster.places[seat]
    box = grid.rect(x, y, WIDE, HIGH)
    brush.shade(screen, box, 7, 12)
    brush.slab(screen, box, PAPER, 12)
    if place.face and not place.person:
        about = grid.rect(x + 270, y + 12, KEYS_WIDE - 4, HIGH - 24)
        who = (f"cast-{place.face}-is", f"temper-{TEMPERS[place.face].value}")
        brush.wrap(screen, " ".join(map(scene.words, who)), about, 16, theme.INK_SOFT)
