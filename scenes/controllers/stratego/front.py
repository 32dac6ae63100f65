"""The front of whoever chooses: their hand, what is laid, what they point at and drag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.stratego.trimmings import danger_svg, eye_svg, sabres_svg
from art.paint import picture
from game.cards import Card
from game.prompts import Thing
from game.stratego.cards import Slot
from game.stratego.view import StrategoView
from scenes.controllers.stratego.acts import Picture
from scenes.controllers.stratego.paint import danger_box, eye_box, in_danger
from scenes.controllers.stratego.places import Places
from scenes.controllers.stratego.stage import paint_spear
from scenes.table.buttons import Shown
from scenes.table.hand.brush import Brush
from scenes.table.pieces import drawn


@dataclass(frozen=True, slots=True)
class Front:
    """What lies before the one who chooses.

    `laid` are cards of a line that is being laid, and `free` the slots for more. `can` is all that
    may be chosen now, `picked` what was, and `focus` what is pointed at. `dragged` hangs on the
    pointer, which is at `pos`.
    """

    laying: bool = False
    fighting: bool = False
    laid: Mapping[Slot, Card] = field(default_factory=dict)
    free: tuple[Slot, ...] = ()
    can: frozenset[Thing] = frozenset()
    picked: tuple[Thing, ...] = ()
    focus: Thing | None = None
    dragged: Thing | None = None
    pos: tuple[int, int] = (0, 0)

    @property
    def held(self) -> Card | None:
        """The card that hangs on the pointer while a line is laid, if one does."""
        if not self.laying or self.dragged is None:
            return None
        value = int(self.dragged.value)
        return value if self.dragged.kind == "card" else self.laid.get(value)

    @property
    def acting(self) -> Slot | None:
        """The slot of the own card that attacks or uses its power."""
        own = [int(thing.value) for thing in self.picked if thing.kind == "own"]
        return own[0] if own else None


def paint_front(
    screen: Surface, brush: Brush, places: Places, shown: Picture, front: Front,
    own: Sequence[Rect],
) -> None:  # fmt: skip
    """What stands over the `own` hand and both lines, and a card that hangs on the pointer."""
    if own and shown.acts.hand_looked_at == shown.view.seat:
        drawn(eye_box(own[0].unionall(list(own))), eye_svg()).draw(screen)
    if front.laying:
        _laid(screen, brush, places, shown.view, front)
    elif front.fighting and shown.view.seat is not None:
        _pointing(screen, places, shown.view, front)
    if front.held is not None:
        held = Rect((0, 0), places.hand_card).move_to(center=front.pos)
        brush.card(screen, front.held, held)


def _laid(screen: Surface, brush: Brush, places: Places, view: StrategoView, front: Front) -> None:
    slots = places.slots[view.seat or 0]
    pen = max(2, places.px(3))
    for slot in front.free:
        pygame.draw.rect(screen, theme.BRASS_LIGHT, slots[slot], pen, 3 * pen)
    for slot, card in front.laid.items():
        if card != front.held:
            brush.shadow(screen, slots[slot])
            brush.card(screen, card, slots[slot])
            if in_danger(view, card):
                alarm = danger_svg(view.army(view.seat or 0))
                drawn(danger_box(slots[slot]), alarm).draw(screen)


def _pointing(screen: Surface, places: Places, view: StrategoView, front: Front) -> None:
    """The card that points stands out; a spear leads from it to what is pointed at."""
    own, theirs = places.slots[1 - view.enemy], places.slots[view.enemy]
    scouting = any(thing.kind == "answer" for thing in front.picked)
    for thing in sorted(front.can):
        if thing.kind == "enemy":
            _rim(screen, places, theirs[int(thing.value)], 3, theme.BRASS)
        elif thing.kind == "own" and front.acting is None:
            _rim(screen, places, own[int(thing.value)], 3, theme.BRASS)
    for thing in front.picked:
        if thing.kind == "enemy":
            _rim(screen, places, theirs[int(thing.value)], 5, theme.PAPER)
            _sign(screen, eye_svg(), theirs[int(thing.value)])
    if front.acting is not None:
        _rim(screen, places, own[front.acting], 5, theme.BRASS_LIGHT)
    if scouting:
        return
    start = front.acting if front.dragged is None else int(front.dragged.value)
    aimed = front.focus is not None and front.focus.kind == "enemy"
    target = theirs[int(front.focus.value)] if front.focus is not None and aimed else None
    if start is None or (target is None and front.dragged is None):
        return
    end = front.pos if target is None else target.midbottom
    army = view.army(1 - view.enemy)
    paint_spear(screen, own[start].midtop, end, places.px(30), army)
    if target is not None:
        _sign(screen, sabres_svg(), target)


def _sign(screen: Surface, source: str, box: Rect) -> None:
    """A sign in the middle of a card."""
    sign = picture(source, (round(box.width * 0.72),) * 2)
    screen.blit(sign, sign.get_rect(center=box.center))


def _rim(screen: Surface, places: Places, box: Rect, thick: float, colour: theme.RGB) -> None:
    pen = max(2, places.px(thick))
    pygame.draw.rect(screen, colour, box.inflate(2 * pen, 2 * pen), pen, places.px(9))


def quiet(box: Rect, text: str, lit: bool, brush: Brush) -> Shown:
    """A dark button with a brass rim, for what is not part of a turn."""
    return Shown(box, partial(_paint_quiet, text=text, lit=lit, brush=brush), (text, lit, brush))


def _paint_quiet(screen: Surface, box: Rect, text: str, lit: bool, brush: Brush) -> None:
    corner = brush.px(10)
    pygame.draw.rect(screen, (26, 20, 15), box, border_radius=corner)
    rim = theme.BRASS_LIGHT if lit else theme.BRASS_DARK
    pygame.draw.rect(screen, rim, box, max(1, brush.px(2)), corner)
    room = box.inflate(-brush.px(20), -brush.px(8))
    brush.write(screen, text, room, 18, theme.PAPER if lit else theme.PAPER_DIM)
