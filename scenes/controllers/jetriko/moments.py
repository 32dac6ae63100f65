"""What stands in the middle of the table for a while: a trap that snaps, cards that are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Rect, Surface

from art import theme
from art.easings import ease_out
from art.faces.jetriko.trimmings import jaw_svg
from art.grid import put
from art.opening import fold_out
from art.paint import picture
from game.cards import Card
from game.jetriko.cards import BACK_OF, BACK_WORDS
from game.jetriko.events import CardsShown, TrapRevealed
from game.jetriko.naming import effect_name, in_full
from scenes.controllers.jetriko.places import Places
from scenes.table.fan import row
from scenes.table.hand.brush import Brush

# The jaws of a trap: open, they close in the first part of the time, stay shut, and let go.
SHUT, LETS_GO = 0.4, 0.6
# In this part of it the panel folds out behind them.
FOLDED_OUT = 0.24
# Units: how far the large card stands from the edge and from the words.
EDGE = 24


def trap_pictures(places: Places, brush: Brush) -> Iterator[Callable[[], object]]:
    """What to call so that nothing of a trap is late but its own card."""
    yield partial(brush.bare_panel, places.stage.size, theme.ALERT)
    for kind in range(1, len(BACK_WORDS)):
        for upper in (True, False):
            jaw = jaw_svg(BACK_WORDS[kind], upper)
            yield partial(picture, jaw, _jaw_size(places.large[0]))


def _jaw_size(wide: int) -> tuple[int, int]:
    return round(wide * 1.06), round(wide * 0.42)


def paint_trap(
    screen: Surface, event: TrapRevealed, way: float, places: Places, brush: Brush
) -> None:
    """A trap: `way` of its snapping is over (0 to 1); then its name and what it does."""
    stage, share = places.stage, ease_out(min(1.0, way / FOLDED_OUT))
    fold_out(screen, brush.bare_panel(stage.size, theme.ALERT), stage, share)
    box = Rect((0, 0), places.large).move_to(midleft=(stage.left + brush.px(EDGE), stage.centery))
    box = put(box, stage, brush.lettering)
    if way < SHUT:
        back = brush.pictures.back(box.width, BACK_OF[event.trap])
        screen.blit(back, back.get_rect(center=box.center))
    else:
        brush.card(screen, event.trap, box)
    _jaws(screen, event.trap, box, way, places)
    if way >= LETS_GO:
        _says(screen, event, places, brush)


def _jaws(screen: Surface, trap: Card, box: Rect, way: float, places: Places) -> None:
    u, kind = places.unit, BACK_WORDS[BACK_OF[trap]]
    size = _jaw_size(box.width)
    upper, lower = picture(jaw_svg(kind, True), size), picture(jaw_svg(kind, False), size)
    # How far the upper edge of the upper jaw is above the middle of the card.
    wide_open, shut = box.height * 0.72, size[1] * 0.94
    rests = box.height / 2 + u * 30
    if way < SHUT:
        away = wide_open + (shut - wide_open) * (way / SHUT) ** 3
    elif way < LETS_GO:
        away = shut
    else:
        away = shut + (rests - shut) * (1 - (1 - (way - LETS_GO) / (1 - LETS_GO)) ** 2)
    top = max(box.centery - round(away), places.stage.top - round(u * 24))
    screen.blit(upper, upper.get_rect(midtop=(box.centerx, top)))
    screen.blit(lower, lower.get_rect(midbottom=(box.centerx, 2 * box.centery - top)))


def _says(screen: Surface, event: TrapRevealed, places: Places, brush: Brush) -> None:
    """Whose trap, its name and its text beside the large card."""
    stage = places.stage
    left = stage.left + places.large[0] + brush.px(2 * EDGE)
    room = Rect(left, stage.top + brush.px(26), stage.right - brush.px(20) - left, brush.px(28))
    who = brush.words("jetriko-trap-of", name=brush.seated[event.seat].name)
    brush.write(screen, who, room, 17, theme.PAPER_DIM, "text", "start", stage)
    room = Rect(left, room.bottom, room.width, brush.px(54))
    title = brush.say(effect_name(event.trap))
    brush.write(screen, title, room, 36, theme.BRASS_LIGHT, brush.ground.title, "start", stage)
    room = Rect(left, room.bottom, room.width, stage.bottom - brush.px(14) - room.bottom)
    brush.paragraph(screen, brush.say(in_full(event.trap)), room, 20, within=stage)


def paint_shown(
    screen: Surface, event: CardsShown, places: Places, brush: Brush, opening: float
) -> None:
    """The cards a seat shows to all."""
    stage = places.stage
    screen.set_clip(fold_out(screen, brush.bare_panel(stage.size), stage, ease_out(opening)))
    title = brush.words("jetriko-shows", name=brush.seated[event.seat].name)
    room = Rect(stage.left, stage.top + brush.px(14), stage.width, brush.px(34))
    brush.write(screen, title, room.inflate(-brush.px(40), 0), 24)
    boxes = row(stage.centerx, stage.centery + brush.px(90), places.card, len(event.cards),
                stage.width - brush.px(60))  # fmt: skip
    brush.cards(screen, list(zip(event.cards, boxes, strict=True)))
    screen.set_clip(None)
