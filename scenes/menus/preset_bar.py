"""Presets on the sheets of options: one is chosen, and one's own are kept, renamed, deleted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from art.looks import RAISED
from game.names import typable
from scenes.forms import one_of
from scenes.menus.ask import AskScene
from scenes.menus.name_sheet import NameScene
from scenes.menus.seats_contract import SeatsPage
from scenes.storage.presets import LONGEST_NAME, Preset, forget, keep, presets, rename, undealable
from scenes.storage.settings import has_room, save
from scenes.ui.widgets import Button
from scenes.words.names import short

WIDE, HIGH, ICON = 330, 50, 50
# Options that have no name.
MIXED = -1


class PresetBar:
    """The row of a seats scene that knows its game's presets."""

    def __init__(self, scene: SeatsPage) -> None:
        self._scene = scene
        # The one that was chosen last: another may have the same options.
        self._chosen = ""

    def presets(self) -> list[Preset]:
        """All there are, the rulebook's first."""
        scene = self._scene
        return presets(scene.game_id, scene.house.settings, scene.words)

    def current(self) -> Preset | None:
        """The preset that has the options as they are; None if they have no name."""
        options = self._scene.roster.options
        fitting = [preset for preset in self.presets() if preset.options == options]
        named = [preset for preset in fitting if preset.name == self._chosen]
        return next(iter((*named, *fitting)), None)

    def add(self, y: float) -> None:
        """Put the row on the panel, so many units from the top."""
        scene, grid, words = self._scene, self._scene.panel.grid, self._scene.words
        found, now = self.presets(), self.current()
        values = [*range(len(found)), *([MIXED] if now is None else [])]
        names = [*(short(preset.name) for preset in found), words("preset-mixed")]
        scene.panel.add(one_of(values)(
            key="preset", box=grid.rect(32, y, WIDE, HIGH), values=values, names=names,
            value=MIXED if now is None else found.index(now), look=RAISED, size=18,
            on_change=lambda number: self._choose(found[number]), hint=words("preset-hint"),
        ))  # fmt: skip
        own = now is not None and now.own
        buttons = (
            ("preset-usual", "again", now != found[0], lambda: self._choose(found[0])),
            ("preset-keep", "keep", now is None, self._keep),
            ("preset-rename", "pen", own, self._rename),
            ("preset-delete", "bin", own, self._delete),
        )
        for number, (key, icon, enabled, on_press) in enumerate(buttons):
            scene.panel.add(Button(
                key=key, icon=icon, size=20, enabled=enabled, on_press=on_press,
                box=grid.rect(32 + WIDE + 8 + number * (ICON + 6), y, ICON, HIGH),
                hint=words(f"{key}-hint"),
            ))  # fmt: skip

    def _choose(self, preset: Preset) -> None:
        self._chosen = preset.name
        self._scene.roster.set_options(preset.options)
        self._scene.changed()

    def _keep(self) -> None:
        scene, words = self._scene, self._scene.words
        refusal = undealable(scene.game_id, scene.roster.options)
        if refusal is not None:
            # It would not be offered again.
            scene.refuse(words(f"refusal-{refusal.code}", **dict(refusal.args)))
            return
        if not has_room(scene.house.settings):
            scene.refuse(words("preset-full"))
            return
        taken = {preset.name for preset in self.presets()}
        fresh = (typable(words("preset-new", number=number)) for number in count(1))
        name = next(name for name in fresh if name not in taken)

        def kept(name: str) -> None:
            keep(scene.game_id, name, scene.roster.options, scene.house.settings)
            self._changed(name)

        self._ask(words("preset-keep-title"), name, taken, kept)

    def _rename(self) -> None:
        scene, now = self._scene, self.current()
        if now is None:
            return
        taken = {preset.name for preset in self.presets()} - {now.name}

        def renamed(name: str) -> None:
            rename(scene.game_id, now.name, name, scene.house.settings)
            self._changed(name)

        self._ask(scene.words("preset-rename-title"), now.name[:LONGEST_NAME], taken, renamed)

    def _delete(self) -> None:
        scene, words, now = self._scene, self._scene.words, self.current()
        if now is None:
            return

        def delete() -> None:
            forget(scene.game_id, now.name, scene.house.settings)
            self._changed()

        about = words("preset-delete-about", name=short(now.name))
        scene.stage.push(AskScene(
            scene.house, words("preset-delete-ask"), about,
            words("preset-delete-yes"), words("preset-delete-no"), delete,
        ))  # fmt: skip

    def _ask(self, title: str, name: str, taken: set[str], on_name: Callable[[str], None]) -> None:
        scene = self._scene
        scene.stage.push(NameScene(scene.house, title, name, LONGEST_NAME, taken, on_name))

    def _changed(self, chosen: str = "") -> None:
        """The player's presets are others now, and one of them is chosen."""
        self._chosen = chosen
        save(self._scene.house.settings, self._scene.house.paths)
        self._scene.changed()
