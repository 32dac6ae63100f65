"""Settings that may be changed at any time, each a row of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from pygame import Rect

from scenes.settings import Motion, save
from scenes.ui.widgets import Stepper, Toggle

if TYPE_CHECKING:
    from scenes.menus.page import Page

MOTIONS: tuple[Motion, ...] = get_args(Motion)
VOLUMES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
SIZE, SHARE = 19, 0.56


def add_sound(page: Page, box: Rect) -> None:
    """A switch for all sound."""
    house, words = page.house, page.words

    def change(on: bool) -> None:
        house.settings.muted = house.mixer.muted = not on
        save(house.settings, house.paths)

    page.panel.add(Toggle(
        key="sound", box=box, label=words("comfort-sound"), value=not house.settings.muted,
        on_change=change, hint=words("comfort-sound-hint"), size=SIZE,
    ))  # fmt: skip


def add_volume(page: Page, box: Rect) -> None:
    """How loud everything is."""
    house, words = page.house, page.words

    def change(volume: float) -> None:
        house.settings.volume = volume
        house.mixer.set_volumes(volume, house.settings.effects)
        save(house.settings, house.paths)

    values = sorted({*VOLUMES, house.settings.volume})
    page.panel.add(Stepper(
        key="volume", box=box, label=words("comfort-volume"), values=values, share=SHARE,
        names=[words("comfort-percent", percent=round(100 * value)) for value in values],
        value=house.settings.volume, on_change=change, hint=words("comfort-volume-hint"),
        size=SIZE,
    ))  # fmt: skip


def add_motion(page: Page, box: Rect) -> None:
    """How fast cards move."""
    house, words = page.house, page.words

    def change(motion: Motion) -> None:
        house.settings.motion = motion
        save(house.settings, house.paths)

    page.panel.add(Stepper(
        key="motion", box=box, label=words("comfort-motion"), values=MOTIONS, share=SHARE,
        names=[words(f"comfort-motion-{motion}") for motion in MOTIONS],
        value=house.settings.motion, on_change=change, hint=words("comfort-motion-hint"),
        size=SIZE,
    ))  # fmt: skip


def add_marks(page: Page, box: Rect) -> None:
    """Letters beside colours, for those who see colours differently."""
    house, words = page.house, page.words

    def change(on: bool) -> None:
        house.settings.colour_safe = on
        save(house.settings, house.paths)

    page.panel.add(Toggle(
        key="marks", box=box, label=words("comfort-marks"), value=house.settings.colour_safe,
        on_change=change, hint=words("comfort-marks-hint"), size=SIZE,
    ))  # fmt: skip


def add_screen(page: Page, box: Rect) -> None:
    """The whole screen or a window."""
    house, words = page.house, page.words

    def change(on: bool) -> None:
        if house.window is not None and house.window.full_screen != on:
            house.window.toggle_full_screen()

    page.panel.add(Toggle(
        key="screen", box=box, label=words("comfort-screen"), on_change=change, size=SIZE,
        value=house.window is not None and house.window.full_screen,
        enabled=house.window is not None, hint=words("comfort-screen-hint"),
    ))  # fmt: skip
