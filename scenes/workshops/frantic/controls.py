"""The controls of the workshop and where they stand: kinds, name, light, picture, what to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from art.curves import put
from art.faces.frantic.own_icons import LIGHTS as TINTS
from art.faces.frantic.own_icons import drawing
from art.faces.frantic.pen import HEIGHT, WIDTH, glow
from art.grid import Grid
from art.looks import BRASS, PAPER, PLATE, RAISED
from art.svg import circle, svg
from game.frantic.cards import COLOUR_WORDS, MODULES
from game.frantic.composed.card import EVENT_CARDS, ICONS, LIGHTS, LONGEST_NAME, types_of
from scenes.forms import TextField, one_of
from scenes.ui.widgets import Button
from scenes.workshops.frantic import folder
from scenes.workshops.frantic.desk import Desk
from scenes.workshops.frantic.pieces import Pick

# Units: the edges of the page, where it begins, what stands below, and between things.
EDGE, TOP, BELOW, GAP = 40, 86, 144, 10
TAB, TYPE, PICK, BUTTON = 44, 210, 50, (220, 54)
# In a narrower page the card is so high and lies so far down, and all else is below it.
NARROW, CARD_HIGH, HEAD = 1060, 460, 144
# The most of the page a card may take, the air beside it, and the least paper for the steps.
WIDEST_CARD, BESIDE, LEAST_SHEET = 0.37, 28, 200
# The air round the words of a tab.
TAB_PAD = 21
TABS = ("blank_play", "do_it_yourself", "blank_event", "pandoras_box")


def stacked(grid: Grid) -> bool:
    """Whether the card lies above what it is made of: there is no room beside it."""
    return grid.wide < NARROW


def card_wide(grid: Grid) -> float:
    """How wide the card beside all else is, in units: as high as the page allows, but in a tall
    window the steps need their room."""
    return min((grid.high - TOP - BELOW) * WIDTH / HEIGHT, grid.wide * WIDEST_CARD)


def left_of(grid: Grid) -> float:
    """Where the card ends and what it is made of begins, in units."""
    if stacked(grid):
        return EDGE
    return EDGE + card_wide(grid) + BESIDE


def card_box(grid: Grid) -> Rect:
    """Where the card lies."""
    if stacked(grid):
        return grid.rect((grid.wide - CARD_HIGH * WIDTH / HEIGHT) / 2, HEAD,
                         CARD_HIGH * WIDTH / HEIGHT, CARD_HIGH)  # fmt: skip
    wide = card_wide(grid)
    return grid.rect(EDGE, TOP, wide, wide * HEIGHT / WIDTH)


def kinds_top(grid: Grid) -> float:
    """Where the kinds of cards begin, in units."""
    return HEAD + CARD_HIGH + 18 if stacked(grid) else TOP


def look_top(grid: Grid) -> float:
    """Where name, light and picture begin, in units."""
    return kinds_top(grid) + (3 * (TAB + GAP) if stacked(grid) else TAB + GAP)


def icon_rows(grid: Grid) -> int:
    """In how many rows the pictures lie."""
    return 2 if stacked(grid) else 1


def sheet_box(grid: Grid, high: float) -> Rect:
    """The paper the steps are written on: so high where it may be as high as it likes."""
    if stacked(grid):
        top = look_top(grid) + (2 + icon_rows(grid)) * (PICK + GAP) + 4
        return grid.rect(EDGE / 2, top, grid.wide - EDGE, high)
    left, top = left_of(grid), TOP + TAB + 2 * PICK + 3 * GAP + 2
    return grid.rect(left, top, grid.wide - EDGE - left, max(LEAST_SHEET, grid.high - BELOW - top))


def where_box(grid: Grid, sheet: Rect) -> Rect:
    """Where it stands in which file the card is."""
    if stacked(grid):
        top = (sheet.bottom + grid.top) / grid.unit + 12
        return grid.rect(EDGE, top, grid.wide - 2 * EDGE, 44)
    left = left_of(grid)
    wide = grid.wide - EDGE - 2 * (BUTTON[0] + GAP) - left
    return grid.rect(left, grid.high - BELOW + 34, wide, 38)


def add_head(desk: Desk) -> None:
    """The way back, and to other cards."""
    grid, words, right = desk.panel.grid, desk.words, desk.panel.grid.wide - EDGE
    desk.panel.add(Button(
        key="back", box=grid.rect(32, 20, 48, 48), icon="back", size=22, on_press=desk.go_back,
        hint=words("frantic-workshop-back-hint"),
    ))  # fmt: skip
    cards = len(folder.kept(desk.house.paths))
    for key, sign, wide, at, act in (
        ("new", "plus", 190, right - 190, desk.begin_anew),
        ("cards", "log", 230, right - 430, desk.open_cards),
    ):
        y = 84 if stacked(grid) else 22
        desk.panel.add(Button(
            key=key, box=grid.rect(at, y, wide, TAB), icon=sign, size=17, on_press=act,
            words=words(f"frantic-workshop-{key}", count=cards),
            hint=words(f"frantic-workshop-{key}-hint"),
        ))  # fmt: skip


def add_kinds(desk: Desk) -> None:
    """Which of the four cards it is, and of what type."""
    grid, words, bench, left = desk.panel.grid, desk.words, desk.bench, left_of(desk.panel.grid)
    across = len(TABS) // 2 if stacked(grid) else len(TABS)
    beside, top = 0 if stacked(grid) else TYPE + GAP, kinds_top(grid)
    wide = (grid.wide - EDGE - left - beside - (across - 1) * GAP) / across
    names = {card: words(f"frantic-workshop-card-{card}") for card in TABS}
    room, lettering = (grid.px(wide - TAB_PAD), grid.px(TAB)), desk.panel.brush.lettering
    # All of one size, however long the longest is.
    size = min(lettering.fit_into(name, grid.px(16), room, "bold") for name in names.values())
    for number, (card, name) in enumerate(names.items()):
        desk.panel.add(Button(
            key=f"card-{card}",
            box=grid.rect(left + number % across * (wide + GAP),
                          top + number // across * (TAB + GAP), wide, TAB),
            size=size / grid.unit, words=name,
            look=PAPER if card == bench.card else PLATE,
            hint=words(f"frantic-workshop-card-{card}-hint"),
            on_press=partial(desk.does, partial(bench.set_card, card)),
        ))  # fmt: skip
    types = types_of(bench.card, MODULES)
    desk.panel.add(one_of(types)(
        key="type", values=types,
        box=grid.rect(grid.wide - EDGE - TYPE, look_top(grid) - TAB - GAP, TYPE, TAB),
        names=[_type_name(desk, type_) for type_ in types], value=bench.own.type, look=RAISED,
        size=16, enabled=len(types) > 1, hint=words("frantic-workshop-type-hint"),
        on_change=lambda type_: desk.does(partial(bench.set_type, type_)),
    ))  # fmt: skip


def _type_name(desk: Desk, type_: str) -> str:
    if type_ in COLOUR_WORDS:
        colour = desk.words(f"frantic-colour-{type_}")
        return desk.words("frantic-workshop-type-plain", colour=colour)
    usual = "event" if desk.bench.card in EVENT_CARDS else "colour"
    return desk.words(f"frantic-workshop-type-{type_ or usual}")


def add_look(desk: Desk) -> None:
    """Its name, its light, its picture."""
    grid, words, bench, left = desk.panel.grid, desk.words, desk.bench, left_of(desk.panel.grid)
    y, room = look_top(grid), grid.wide - EDGE - left
    lights, field = len(LIGHTS) * (PICK + 6), y
    beside = 0.0 if stacked(grid) else lights + GAP
    if stacked(grid):
        y += PICK + GAP
    desk.panel.add(TextField(
        key="name", box=grid.rect(left, field, room - beside, PICK), text=bench.own.name,
        limit=LONGEST_NAME, look=PAPER, size=20, label=words("frantic-workshop-name"),
        on_change=desk.named, hint=words("frantic-workshop-name-hint"),
    ))  # fmt: skip
    for number, light in enumerate(LIGHTS):
        x = grid.wide - EDGE - lights + 6 + number * (PICK + 6)
        lamp = svg(100, 100, glow([circle(50, 50, 26, 36)], TINTS[light], 22))
        _add_pick(desk, f"light-{light}", grid.rect(x, y, PICK, PICK), lamp,
                  light == bench.light, partial(bench.set_light, light))  # fmt: skip
    across = -(-len(ICONS) // icon_rows(grid))
    pitch = (room + 5) / across
    for number, icon in enumerate(ICONS):
        row, column = divmod(number, across)
        below = y + (row + 1) * (PICK + GAP)
        box = grid.rect(left + column * pitch, below, pitch - 5, PICK)
        figure = svg(100, 100, put(drawing(bench.light, icon), 50, 50, 78))
        _add_pick(
            desk, f"icon-{icon}", box, figure, icon == bench.icon, partial(bench.set_icon, icon)
        )


def _add_pick(
    desk: Desk, key: str, box: Rect, source: str, taken: bool, act: Callable[[], None]
) -> None:
    kind = key.partition("-")[0]
    desk.panel.add(Pick(
        key=key, box=box, source=source, taken=taken, on_press=partial(desk.does, act),
        hint=desk.words(f"frantic-workshop-{kind}-hint"),
    ))  # fmt: skip


def add_bar(desk: Desk, sheet: Rect) -> None:
    """To try the card, to keep it, to give it away."""
    grid, wide, high = desk.panel.grid, float(BUTTON[0]), BUTTON[1]
    right, tried = grid.wide - EDGE, left_of(grid) - 28 - EDGE
    top, below = float(grid.high - BELOW + 18), 0.0
    if stacked(grid):
        where = where_box(grid, sheet)
        top, tried, below = where.bottom / grid.unit + 12, right - EDGE, high + GAP
        wide = (right - EDGE - GAP) / 2
    for key, sign, x, w, y, able, act in (
        ("try", "play", EDGE, tried, top, True, desk.try_out),
        ("give", "hand-over", right - 2 * wide - GAP, wide, top + below, True, desk.give_away),
        ("keep", "keep", right - wide, wide, top + below, desk.bench.changed, desk.keep),
    ):
        desk.panel.add(Button(
            key=key, box=grid.rect(x, y, w, high), icon=sign, size=20,
            look=PLATE if key == "give" else BRASS, enabled=able, on_press=act,
            words=desk.words(f"frantic-workshop-{key}"),
            hint=desk.words(f"frantic-workshop-{key}-hint"),
        ))  # fmt: skip
