"""Settings that may be changed at any time, each a row of a sheet. A change counts at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, get_args

from pygame import Rect

from art.backs import BACKS, back_svg
from art.cloth import TINTS
from scenes.forms import PICTURE, Choice, Row, Slider, Toggle, one_of
from scenes.storage.collection import missing
from scenes.storage.settings import Motion, Pauses, Speed, save
from scenes.storage.statistics import known
from scenes.window import screens
from scenes.words import languages, own_name

if TYPE_CHECKING:
    from scenes.menus.page import Page

MOTIONS: tuple[Motion, ...] = ("normal", "reduced", "off")
SPEEDS: tuple[Speed, ...] = get_args(Speed)
PAUSES: tuple[Pauses, ...] = get_args(Pauses)
VOLUMES = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
TEXT_SIZES = (100, 115, 130, 150, 175, 200)
WINDOWS = (
    (1024, 640), (1280, 720), (1280, 800), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160),
)  # fmt: skip
SIZE, SHARE = 19, 0.4
# A row at least, and between two (units); where a row lies is said when it is put on a page.
ROW, GAP = 54, 8
UNLAID = Rect(0, 0, 1, 1)


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
    page: Page, key: str, value: bool, change: Callable[[bool], None], on: bool = True
) -> Row:
    return Toggle(
        key=key, box=UNLAID.copy(), label=page.words(f"comfort-{key}"), value=value, size=SIZE,
        help=page.words(f"comfort-{key}-hint"), on_change=change, enabled=on,
    )  # fmt: skip


def _stepper(
    page: Page, key: str, value: Any, values: Sequence[Any], names: Sequence[str],
    change: Callable[[Any], None], on: bool = True,
) -> Row:  # fmt: skip
    return one_of(values)(
        key=key, box=UNLAID.copy(), label=page.words(f"comfort-{key}"), values=values, names=names,
        value=value, help=page.words(f"comfort-{key}-hint"), on_change=change, size=SIZE,
        share=SHARE, enabled=on,
    )  # fmt: skip


def _one_of_the_named(page: Page, name: str, values: Sequence[str]) -> Row:
    """The setting of that name, as one of several words."""
    names = [page.words(f"comfort-{name}-{value}") for value in values]
    chosen = getattr(page.house.settings, name)
    return _stepper(page, name, chosen, values, names, _changer(page, name, look=True))


def lay_rows(page: Page, rows: Sequence[Row], inside: Rect) -> int:
    """Put rows on a page below each other, each as high as its words; returns where they end."""
    panel, y = page.panel, inside.top
    for row in rows:
        high = max(panel.grid.px(ROW), row.needs(panel.brush, inside.width) + panel.grid.px(6))
        row.box = Rect(inside.left, y, inside.width, high)
        panel.add(row)
        y = row.box.bottom + panel.grid.px(GAP)
    return y


def _percents(page: Page, values: Sequence[int]) -> list[str]:
    return [page.words("comfort-percent", percent=value) for value in values]


# What is heard


def sound(page: Page) -> Row:
    """A switch for all sound."""
    keep = _changer(page, "muted")

    def switch(on: bool) -> None:
        keep(not on)
        # A table below shows in its corner whether it is heard.
        for scene in page.stage.scenes:
            scene.dirty = True

    return _toggle(page, "sound", not page.house.settings.muted, switch)


def volume(page: Page, share: float = SHARE) -> Row:
    """How loud everything is."""
    return _loudness(page, "volume", share)


def effects(page: Page) -> Row:
    """How loud the sounds of cards and of the table are."""
    return _loudness(page, "effects")


def music(page: Page) -> Row:
    """How loud the quiet music of shelf and tables is."""
    return _loudness(page, "music")


def _loudness(page: Page, name: str, share: float = SHARE) -> Row:
    now = getattr(page.house.settings, name)
    values = sorted({*VOLUMES, now})
    names = _percents(page, [round(100 * value) for value in values])
    return Slider(
        key=name, box=UNLAID.copy(), label=page.words(f"comfort-{name}"), values=values,
        names=names, value=now, help=page.words(f"comfort-{name}-hint"), size=SIZE, share=share,
        on_change=_changer(page, name),
    )  # fmt: skip


def talk(page: Page) -> Row:
    """What characters say now and then."""
    return _toggle(page, "talk", page.house.settings.talk, _changer(page, "talk", look=True))


# What the table looks like


def motion(page: Page) -> Row:
    """How cards move."""
    return _one_of_the_named(page, "motion", MOTIONS)


def speed(page: Page) -> Row:
    """How fast is seen what happens."""
    return _one_of_the_named(page, "speed", SPEEDS)


def pauses(page: Page) -> Row:
    """How long bots wait before they play."""
    return _one_of_the_named(page, "pauses", PAUSES)


def cloth(page: Page) -> Row:
    """Which cloth lies on the table."""
    return _one_of_the_named(page, "cloth", TINTS)


def backs(page: Page) -> Row:
    """What is on the backs of the cards; some are won by playing."""
    row = _one_of_the_named(page, "back", BACKS)
    assert isinstance(row, Choice)
    row.closed = {
        back: page.words(f"back-wins-{back}", done=done, of=enough)
        for back, (done, enough) in missing(known(page.house.paths)).items()
    }
    row.pictures = {
        back: back_svg(back, PICTURE[0] / PICTURE[1]) for back in BACKS if back != "own"
    }
    return row


def hints(page: Page) -> Row:
    """First-game hints; switched on again, those that were understood come back, too."""
    settings, keep = page.house.settings, _changer(page, "hints")

    def change(on: bool) -> None:
        settings.hints_seen.clear()
        keep(on)

    return _toggle(page, "hints", settings.hints, change)


def marks(page: Page) -> Row:
    """Letters beside colours, for those who see colours differently."""
    change = _changer(page, "colour_safe", look=True)
    return _toggle(page, "marks", page.house.settings.colour_safe, change)


# How it reads


def text_size(page: Page) -> Row:
    """How large everything is written that is not printed on a card."""
    now = page.house.settings.text_size
    values = sorted({*TEXT_SIZES, now})
    change = _changer(page, "text_size", look=True)
    return _stepper(page, "text-size", now, values, _percents(page, values), change)


def contrast(page: Page) -> Row:
    """Dark cloth, bright rims, and nothing behind letters but one plain colour."""
    change = _changer(page, "contrast", look=True)
    return _toggle(page, "contrast", page.house.settings.contrast, change)


def language(page: Page) -> Row:
    """The language of every word."""
    codes, now = languages(), page.words.language
    names, change = [own_name(code) for code in codes], _changer(page, "language", look=True)
    return _stepper(page, "language", now, codes, names, change, len(codes) > 1)


# The window


def screen(page: Page) -> Row:
    """The whole screen or a window."""
    window = page.house.window

    def change(on: bool) -> None:
        if window is not None and window.full_screen != on:
            window.toggle_full_screen()
            _changer(page, "full_screen")(on)
            page.changed()

    return _toggle(
        page, "screen", window is not None and window.full_screen, change, window is not None
    )


def window_size(page: Page) -> Row:
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

    return _stepper(page, "window", now, values, names, change, window is not None and not filled)


def monitor(page: Page) -> Row:
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

    return _stepper(page, "monitor", now, range(len(found)), names, change,
             window is not None and len(found) > 1)  # fmt: skip
