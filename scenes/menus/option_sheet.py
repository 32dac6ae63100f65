"""The options of a game as rows to set, from what the game declares.

The five that matter first, the others in plain groups behind "more"; help stands beside each,
and what is not as usual is marked and put back by one press.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from art import theme
from art.looks import PAPER, SUNK, Look
from art.theme import mix
from game.options import Option, in_force
from scenes.forms import Row, Slider, Toggle, one_of
from scenes.house import House
from scenes.menus.roster import Roster, numbers
from scenes.menus.seats_contract import SeatsPage
from scenes.ui.widgets import Button
from scenes.words.names import short

# So many come first.
FIRST = 5
# Units: beside and below the sheet, inside it, between rows, a row at least, a group's name.
EDGE, BELOW, INSIDE, BETWEEN, ROW, NAME = 32, 110, 26, 8, 54, 46
# No row is wider: the eye finds what is set beside its name.
COLUMN = 900
# The button that puts an option back, and how much of a row is what is set.
BACK, SHARE = 46, 0.34
NARROW_SHARE = 0.46
SECOND = 1000
# A number of more values than this stands on a line.
MOST_STEPS = 8


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


def option_row(
    scene: SeatsPage, option: Option, look: Look, size: float, share: float, helped: bool = False
) -> Row:
    """What sets one option; where it lies is still to be said."""
    roster, words, game_id = scene.roster, scene.words, scene.game_id
    key = f"{game_id}-option-{option.name}"
    useful = roster.useful(option)
    value = getattr(roster.options if useful else in_force(roster.options), option.name)

    def change(chosen: Any) -> None:
        roster.set_option(option.name, chosen)
        scene.changed()

    said = words(f"{key}-hint")
    texts = {"hint": "" if helped else said, "help": said if helped else "", "label": words(key)}
    facts: dict[str, Any] = {
        **texts, "key": f"option-{option.name}", "box": Rect(0, 0, 1, 1), "enabled": useful,
        "look": look, "size": size, "value": value, "on_change": change,
        "marked": useful and value != option.default,
    }  # fmt: skip
    if isinstance(option.default, bool):
        return Toggle(**facts)
    values, names = values_of(scene, option, value)
    by_number = option.lowest is not None and len(values) > MOST_STEPS
    kind = Slider if by_number else one_of(values)
    return kind(**facts, share=share, values=values, names=names)


def values_of(scene: SeatsPage, option: Option, value: Any) -> tuple[Sequence[Any], list[str]]:
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


def in_groups(roster: Roster) -> tuple[list[Option], dict[str, list[Option]]]:
    """Those that matter first, each with what it opens, and the others by group."""
    options = roster.option_list()
    usual = {option.name: option.default for option in options}
    plain = [one for one in options if one.needs is None or usual.get(one.needs[0]) == one.needs[1]]
    first: list[Option] = []
    for option in [one for one in plain if one.basic][:FIRST]:
        opened = [one for one in options if one not in plain and one.needs is not None
                  and one.needs[0] == option.name and roster.useful(one)]  # fmt: skip
        first += [option, *opened]
    groups: dict[str, list[Option]] = {}
    for option in options:
        if option not in first:
            groups.setdefault(option.group, []).append(option)
    return first, groups


class OptionSheet:
    """The sheet of a seats scene with its game's options, rolled if it is long."""

    def __init__(self, scene: SeatsPage) -> None:
        self.scene = scene
        # Whether all of them are shown.
        self.more = False
        # The names of groups, and where they and the lines between rows are when nothing is rolled.
        self._names: list[tuple[str, Rect]] = []
        self._lines: list[Rect] = []
        self._end = 0

    @property
    def _top(self) -> float:
        """Where the sheet begins: below the presets in a narrow page."""
        return self.scene.top + (66 if self.scene.narrow else 2)

    @property
    def end(self) -> float:
        """Where the sheet ends in a narrow page, in units."""
        return self._end / self.scene.panel.grid.unit

    def _paper(self) -> Rect:
        """The sheet of paper, in a narrow page as long as all that stands on it."""
        grid = self.scene.panel.grid
        box = grid.rect(EDGE, self._top, grid.wide - 2 * EDGE, grid.high - self._top - BELOW)
        if self.scene.narrow:
            box.height = self._end - grid.top - box.top
        return box

    # Building

    def add(self) -> None:
        """Put the rows on the panel, each as high as what is written in it."""
        scene, px = self.scene, self.scene.panel.grid.px
        self._names, self._lines = [], []
        paper = self._paper()
        inside = Rect(0, 0, min(px(COLUMN), paper.width - 2 * px(INSIDE)), 1)
        inside.centerx = paper.centerx
        first, groups = in_groups(scene.roster)
        y = self._add_rows(first, inside, paper.top + px(14))
        if groups:
            y = self._add_more(groups, inside, y)
        for group, options in groups.items() if self.more else ():
            self._names.append((group, Rect(inside.left, y, inside.width, px(NAME))))
            y = self._add_rows(options, inside, y + px(NAME))
        self._end = y + px(10)
        scene.panel.reach(Rect(0, 0, 1, y))
        if not scene.narrow:
            scene.panel.roll_within(paper.inflate(-2 * px(2), -2 * px(8)))

    def _add_rows(self, options: Sequence[Option], inside: Rect, y: int) -> int:
        for option in options:
            y = self._add_row(option, inside, y)
        return y

    def _add_row(self, option: Option, inside: Rect, y: int) -> int:
        """One option, and the button that puts it back; returns where the next one begins."""
        scene, panel = self.scene, self.scene.panel
        px, brush = panel.grid.px, panel.brush
        wide = inside.width - px(BACK + 10)
        share = NARROW_SHARE if scene.narrow else SHARE
        row = option_row(scene, option, SUNK, 18, share, helped=True)
        high = max(px(ROW), row.needs(brush, wide) + px(6))
        whole = Rect(inside.left, y, inside.width, high)
        row.box = panel.grid.part(whole, 0, wide)
        panel.add(row)
        if row.marked:
            back = panel.grid.part(whole, inside.width - px(BACK), px(BACK))
            panel.add(Button(
                key=f"usual-{option.name}", icon="again", size=17, look=SUNK,
                box=Rect(back.left, whole.centery - px(BACK) // 2, back.width, px(BACK)),
                on_press=partial(self._put_back, option),
                hint=scene.words("option-usual-hint", option=row.label),
            ))  # fmt: skip
        self._lines.append(Rect(inside.left, y + high + px(BETWEEN) // 2, inside.width, px(1)))
        return y + high + px(BETWEEN)

    def _add_more(self, groups: dict[str, list[Option]], inside: Rect, y: int) -> int:
        scene, px = self.scene, self.scene.panel.grid.px
        rest = [option for options in groups.values() for option in options]
        options = scene.roster.options
        changed = sum(getattr(options, one.name) != one.default for one in rest)
        key = "options-fewer" if self.more else "options-more"
        scene.panel.add(Button(
            key="options-more", box=Rect(inside.left, y + px(4), inside.width, px(48)), size=18,
            words=scene.words(key, count=len(rest), changed=changed), look=SUNK,
            on_press=self._show_more, hint=scene.words("options-more-hint"),
        ))  # fmt: skip
        return y + px(48 + 14)

    def _show_more(self) -> None:
        self.more = not self.more
        self.scene.changed()

    def _put_back(self, option: Option) -> None:
        """One option is as usual again, and keeps the focus."""
        self.scene.roster.set_option(option.name, option.default)
        self.scene.panel.to(f"option-{option.name}", self.scene.panel.ring)
        self.scene.changed()

    # The picture

    def paint(self, screen: Surface) -> None:
        """The sheet of paper under the rows, the names of groups, and lines between the rows."""
        scene, panel, brush = self.scene, self.scene.panel, self.scene.panel.brush
        box = self._paper()
        seen = box.clip(screen.get_rect().inflate(0, 4 * panel.grid.px(INSIDE)))
        if seen:
            brush.shade(screen, seen, 10, 14)
            brush.slab(screen, seen, PAPER, 14)
        before = screen.get_clip()
        screen.set_clip(panel.area.clip(box))
        top, line = panel.top, mix(theme.PAPER, theme.PAPER_DIM, 0.8)
        for rule in self._lines:
            screen.fill(line, rule.move(0, -top))
        for group, place in self._names:
            name = scene.words(f"option-group-{group}")
            brush.write(screen, name, place.move(0, -top), 22, theme.INK, "title")
        screen.set_clip(before)
