"""Settings that may be changed at any time, each a row of a sheet. A change counts at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, get_args

from pygame import Rect

from art.backs import BACKS
from art.cloth import TINTS
from scenes.storage.settings import Motion, save
from scenes.ui.widgets import Stepper, Toggle
from scenes.window import screens
from scenes.words import languages, own_name

if TYPE_CHECKING:
    from scenes.menus.page import Page

MOTIONS: tuple[Motion, ...] = get_args(Motion)
VOLUMES = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
TEXT_SIZES = (100, 115, 130, 150, 175, 200)
WINDOWS = (
    (1024, 640), (1280, 720), (1280, 800), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160),
)  # fmt: skip
SIZE, SHARE = 19, 0.56


def _changer(page: Page, name: str, look: bool = False) -> Callable[[Any], None]:
    """What keeps a new value of a setting; with another `look` all scenes are laid out anew."""

    def change(value: Any) -> None:
        setattr(page.house.settings, name, value)
        page.house.settle()
        save(page.house.settings, page.house.paths)
        if look:
            page.restyle()

    return change


def _toggle(
    page: Page, box: Rect, key: str, value: bool, change: Callable[[bool], None], on: bool = True
) -> None:
    page.panel.add(Toggle(
        key=key, box=box, label=page.words(f"comfort-{key}"), value=value, on_change=change,
        hint=page.words(f"comfort-{key}-hint"), size=SIZE, enabled=on,
    ))  # fmt: skip


def _stepper(
    page: Page, box: Rect, key: str, value: Any, values: Sequence[Any], names: Sequence[str],
    change: Callable[[Any], None], on: bool = True,
) -> None:  # fmt: skip
    page.panel.add(Stepper(
        key=key, box=box, label=page.words(f"comfort-{key}"), values=values, names=names,
        value=value, on_change=change, hint=page.words(f"comfort-{key}-hint"), size=SIZE,
        share=SHARE, enabled=on,
    ))  # fmt: skip


def _percents(page: Page, values: Sequence[int]) -> list[str]:
    return [page.words("comfort-percent", percent=value) for value in values]


# What is heard


def add_sound(page: Page, box: Rect) -> None:
    """A switch for all sound."""
    keep = _changer(page, "muted")

    def switch(on: bool) -> None:
        keep(not on)
        # A table below shows in its corner whether it is heard.
        for scene in page.stage.scenes:
            scene.dirty = True

    _toggle(page, box, "sound", not page.house.settings.muted, switch)


def add_volume(page: Page, box: Rect) -> None:
    """How loud everything is."""
    _add_loudness(page, box, "volume")


def add_effects(page: Page, box: Rect) -> None:
    """How loud the sounds of cards and of the table are."""
    _add_loudness(page, box, "effects")


def _add_loudness(page: Page, box: Rect, name: str) -> None:
    now = getattr(page.house.settings, name)
    values = sorted({*VOLUMES, now})
    names = _percents(page, [round(100 * value) for value in values])
    _stepper(page, box, name, now, values, names, _changer(page, name))


# What the table looks like


def add_motion(page: Page, box: Rect) -> None:
    """How fast cards move."""
    names = [page.words(f"comfort-motion-{motion}") for motion in MOTIONS]
    change = _changer(page, "motion", look=True)
    _stepper(page, box, "motion", page.house.settings.motion, MOTIONS, names, change)


def add_cloth(page: Page, box: Rect) -> None:
    """Which cloth lies on the table."""
    names = [page.words(f"comfort-cloth-{tint}") for tint in TINTS]
    change = _changer(page, "cloth", look=True)
    _stepper(page, box, "cloth", page.house.settings.cloth, TINTS, names, change)


def add_backs(page: Page, box: Rect) -> None:
    """What is on the backs of the cards."""
    names = [page.words(f"comfort-back-{back}") for back in BACKS]
    change = _changer(page, "back", look=True)
    _stepper(page, box, "back", page.house.settings.back, BACKS, names, change)


def add_hints(page: Page, box: Rect) -> None:
    """First-game hints; switched on again, those that were understood come back, too."""
    settings, keep = page.house.settings, _changer(page, "hints")

    def change(on: bool) -> None:
        settings.hints_seen.clear()
        keep(on)

    _toggle(page, box, "hints", settings.hints, change)


def add_marks(page: Page, box: Rect) -> None:
    """Letters beside colours, for those who see colours differently."""
    change = _changer(page, "colour_safe", look=True)
    _toggle(page, box, "marks", page.house.settings.colour_safe, change)


# How it reads


def add_text_size(page: Page, box: Rect) -> None:
    """How large everything is written that is not printed on a card."""
    now = page.house.settings.text_size
    values = sorted({*TEXT_SIZES, now})
    change = _changer(page, "text_size", look=True)
    _stepper(page, box, "text-size", now, values, _percents(page, values), change)


def add_contrast(page: Page, box: Rect) -> None:
    """Dark cloth, bright rims, and nothing behind letters but one plain colour."""
    change = _changer(page, "contrast", look=True)
    _toggle(page, box, "contrast", page.house.settings.contrast, change)


def add_language(page: Page, box: Rect) -> None:
    """The language of every word."""
    codes, now = languages(), page.words.language
    names, change = [own_name(code) for code in codes], _changer(page, "language", look=True)
    _stepper(page, box, "language", now, codes, names, change, len(codes) > 1)


# The window


def add_screen(page: Page, box: Rect) -> None:
    """The whole screen or a window."""
    window = page.house.window

    def change(on: bool) -> None:
        if window is not None and window.full_screen != on:
            window.toggle_full_screen()
            _changer(page, "full_screen")(on)
            page.changed()

    _toggle(page, box, "screen", window is not None and window.full_screen, change,
            window is not None)  # fmt: skip


def add_window_size(page: Page, box: Rect) -> None:
    """How large the window is when it does not fill the screen."""
    window = page.house.window
    filled = window is not None and window.full_screen
    now = page.house.settings.window
    if window is not None:
        now = window.windowed if filled else window.screen.get_size()
    wide, high = max(screens(), default=now)
    values = sorted({now, *(size for size in WINDOWS if size[0] <= wide and size[1] <= high)})
    names = [page.words("comfort-window-pixels", wide=w, high=h) for w, h in values]

    def change(size: tuple[int, int]) -> None:
        if window is not None:
            window.resize(size)
            _changer(page, "window")(size)

    _stepper(page, box, "window", now, values, names, change, window is not None and not filled)


def add_monitor(page: Page, box: Rect) -> None:
    """Which screen the window is on, where there are several."""
    window, found = page.house.window, screens()
    now = page.house.settings.screen
    now = now if now < len(found) else 0
    names = [
        page.words("comfort-monitor-name", number=number, wide=w, high=h)
        for number, (w, h) in enumerate(found, 1)
    ]

    def change(number: int) -> None:
        if window is not None:
            window.move_to(number)
            _changer(page, "screen")(number)

    _stepper(page, box, "monitor", now, range(len(found)), names, change,
             window is not None and len(found) > 1)  # fmt: skip
