"""The options of a game as rows to step through, from what the game declares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from art import theme
from art.theme import mix
from game.options import Option, in_force
from scenes.menus.roster import numbers
from scenes.names import short
from scenes.ui.brush import PAPER, SUNK, Look
from scenes.ui.widgets import Stepper, Toggle, Widget
from scenes.words import Words
from scenes.workshops import workshop_of

if TYPE_CHECKING:
    from scenes.menus.seats import SeatsScene

TOP, BELOW = 86, 110
SECOND = 1000


def value_name(words: Words, game_id: str, option: Option, value: Any) -> str:
    """What a value of an option is called. A number is of ms if the option's name says so."""
    if option.made:
        workshop = workshop_of(game_id)
        assert workshop is not None
        return short(workshop.name_of(value)) if value else words("option-printed")
    if option.lowest is not None and not option.name.endswith("_ms"):
        return words(f"{game_id}-value-{option.name}", count=value)
    if option.lowest is not None:
        key = "option-seconds" if value >= SECOND and value % 100 == 0 else "option-ms"
        return words(key, ms=value, seconds=value / SECOND)
    slug = str(value).replace(" ", "-")
    return words(f"{game_id}-value-{option.name}-{slug}")


def option_widget(
    scene: SeatsScene, option: Option, box: Rect, look: Look, size: float, share: float
) -> Widget:
    """The row of one option."""
    roster, words, game_id = scene.roster, scene.words, scene.game_id
    key = f"{game_id}-option-{option.name}"
    useful = roster.useful(option)
    value = getattr(roster.options if useful else in_force(roster.options), option.name)

    def change(chosen: Any) -> None:
        roster.set_option(option.name, chosen)
        scene.changed()

    if isinstance(option.default, bool):
        return Toggle(
            key=f"option-{option.name}", box=box, hint=words(f"{key}-hint"), label=words(key),
            enabled=useful, look=look, size=size, value=value, on_change=change,
            marked=useful and value != option.default,
        )  # fmt: skip
    values, names = values_of(scene, option, value)
    return Stepper(
        key=f"option-{option.name}", box=box, hint=words(f"{key}-hint"), label=words(key),
        enabled=useful, look=look, size=size, share=share, value=value,
        values=values, names=names, on_change=change, marked=useful and value != option.default,
    )  # fmt: skip


def values_of(scene: SeatsScene, option: Option, value: Any) -> tuple[Sequence[Any], list[str]]:
    """What an option can be, whatever it is now, and what that is called."""
    words, game_id = scene.words, scene.game_id
    if option.made:
        workshop = workshop_of(game_id)
        assert workshop is not None
        # A card that was chosen stays a choice when its file is gone.
        made = dict.fromkeys((option.default, *workshop.made(scene.house, option.name), value))
        return list(made), [value_name(words, game_id, option, one) for one in made]
    values: Sequence[Any] = option.values if option.lowest is None else numbers(option)
    if value not in values:
        values = sorted({*values, value})
    return values, [value_name(words, game_id, option, one) for one in values]


def add_sheet(scene: SeatsScene, options: Sequence[Option]) -> None:
    """Put a sheet of options on the panel, in two columns read downwards."""
    grid = scene.panel.grid
    wide = (grid.wide - 64 - 3 * 28) / 2
    rows = (len(options) + 1) // 2
    pitch = _pitch(scene, rows)
    for number, option in enumerate(options):
        column, row = divmod(number, rows)
        x = 32 + 28 + column * (wide + 28)
        box = grid.rect(x, TOP + 16 + row * pitch, wide, pitch - 10)
        scene.panel.add(option_widget(scene, option, box, SUNK, 18, 0.46))


def _pitch(scene: SeatsScene, rows: int) -> float:
    return min(60, (scene.panel.grid.high - TOP - BELOW - 32) / max(1, rows))


def paint_sheet(scene: SeatsScene, screen: Surface, options: Sequence[Option]) -> None:
    """The sheet of paper under the options."""
    brush, grid = scene.panel.brush, scene.panel.grid
    box = grid.rect(32, TOP, grid.wide - 64, grid.high - TOP - BELOW)
    brush.shade(screen, box, 10, 14)
    brush.slab(screen, box, PAPER, 14)
    rows = (len(options) + 1) // 2
    wide = (grid.wide - 64 - 3 * 28) / 2
    line = mix(theme.PAPER, theme.PAPER_DIM, 0.8)
    for number in range(len(options)):
        column, row = divmod(number, rows)
        if row:
            y = TOP + 16 + row * _pitch(scene, rows) - 5
            place = grid.rect(60 + column * (wide + 28) + 10, y, wide - 10, 1)
            screen.fill(line, Rect(place.topleft, (place.width, grid.px(1))))
