"""The options of a game as rows to step through, from what the game declares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from art import theme
from art.theme import mix
from game.options import Option, in_force
from scenes.house import House
from scenes.menus.roster import numbers
from scenes.ui.brush import PAPER, SUNK, Look
from scenes.ui.widgets import Stepper, Toggle, Widget
from scenes.words.names import short

if TYPE_CHECKING:
    from scenes.menus.seats import SeatsScene

# Units: below the sheet, between its columns, from row to row; narrower pages have one column.
BELOW, GAP, PITCH, ONE_COLUMN = 110, 28, 60, 1000
SECOND = 1000


def value_name(house: House, game_id: str, option: Option, value: Any) -> str:
    """What a value of an option is called. A number is of ms if the option's name says so."""
    words = house.words
    if option.made:
        workshop = house.doors.workshop(game_id)
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
    house, game_id = scene.house, scene.game_id
    if option.made:
        workshop = house.doors.workshop(game_id)
        assert workshop is not None
        # A card that was chosen stays a choice when its file is gone.
        made = dict.fromkeys((option.default, *workshop.made(option.name), value))
        return list(made), [value_name(house, game_id, option, one) for one in made]
    values: Sequence[Any] = option.values if option.lowest is None else numbers(option)
    if value not in values:
        values = sorted({*values, value})
    return values, [value_name(house, game_id, option, one) for one in values]


def add_sheet(scene: SeatsScene, options: Sequence[Option]) -> None:
    """Put a sheet of options on the panel, in columns read downwards."""
    for option, (x, y, wide, high) in zip(options, _rows(scene, options), strict=True):
        box = scene.panel.grid.rect(x, y, wide, high)
        scene.panel.add(option_widget(scene, option, box, SUNK, 18, 0.46))


def _top(scene: SeatsScene) -> float:
    """Where the sheet begins: below the presets in a narrow page."""
    return scene.top + (66 if scene.narrow else 2)


def sheet_high(scene: SeatsScene, options: Sequence[Option]) -> float:
    """How high the sheet is, in units."""
    if scene.narrow:
        return PITCH * -(-len(options) // _columns(scene)) + 22
    return scene.panel.grid.high - _top(scene) - BELOW


def _columns(scene: SeatsScene) -> int:
    return 1 if scene.panel.grid.wide < ONE_COLUMN else 2


def _rows(scene: SeatsScene, options: Sequence[Option]) -> list[tuple[float, float, float, float]]:
    """The box of each option in units."""
    columns = _columns(scene)
    wide = (scene.panel.grid.wide - 64 - (columns + 1) * GAP) / columns
    rows = -(-len(options) // columns)
    pitch = min(PITCH, (sheet_high(scene, options) - 32) / max(1, rows))
    if scene.narrow:
        pitch = PITCH
    found = []
    for number in range(len(options)):
        column, row = divmod(number, rows)
        x = 32 + GAP + column * (wide + GAP)
        found.append((x, _top(scene) + 16 + row * pitch, wide, pitch - 10))
    return found


def paint_sheet(scene: SeatsScene, screen: Surface, options: Sequence[Option]) -> None:
    """The sheet of paper under the options."""
    brush, grid, top = scene.panel.brush, scene.panel.grid, _top(scene)
    box = grid.rect(32, top, grid.wide - 64, sheet_high(scene, options))
    brush.shade(screen, box, 10, 14)
    brush.slab(screen, box, PAPER, 14)
    line = mix(theme.PAPER, theme.PAPER_DIM, 0.8)
    for x, y, wide, _ in _rows(scene, options):
        if y > top + 16:
            place = grid.rect(x + 10, y - 5, wide - 10, 1)
            screen.fill(line, Rect(place.topleft, (place.width, grid.px(1))))
