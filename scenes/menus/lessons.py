"""Before and after a lesson: a sheet that offers it, and one that leads on from its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from art import theme
from art.icons import icon
from art.looks import BRASS, PLATE, Look
from art.theme import mix
from game.teaching.lesson import BadLesson, Lesson, lesson_names
from game.teaching.puzzles import puzzle_names
from scenes.menus.page import Page
from scenes.stage import Drain, Scene
from scenes.storage.settings import save
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.house import House

# Units: a sheet with no way but the first and a row of others; what each line in between adds.
WIDE, HIGH, PITCH = 620, 330, 62


class Way(NamedTuple):
    """A button: its key, what it does, and what it is called, if not what any sheet calls it."""

    key: str
    act: Callable[[], None]
    said: str = ""


class LessonSheet(Page):
    """A sheet with one way that most people want, and others; Escape takes the last.

    So many ways have a `line` of their own below the first.
    """

    see_through = True

    def __init__(
        self, house: House, sign: str, head: str, about: str, ways: Sequence[Way], lines: int = 0
    ) -> None:
        super().__init__(house)
        self.sign, self.head, self.about, self.ways, self.lines = sign, head, about, ways, lines
        self.first = ways[0].key
        self._high = HIGH + lines * PITCH

    def go_back(self) -> None:
        self.ways[-1].act()

    def build(self) -> None:
        grid = self.panel.grid
        x, y, wide = grid.centred(WIDE, self._high)
        self.panel.reach(grid.rect(x, y, wide, self._high + 12))
        x, wide = x + 40, wide - 80
        (first, *broad), others = self.ways[: 1 + self.lines], self.ways[1 + self.lines :]
        self._add(first, grid.rect(x, y + HIGH - 146, wide, 60), BRASS, 24)
        for number, way in enumerate(broad):
            self._add(way, grid.rect(x, y + HIGH - 76 + number * PITCH, wide, 50), PLATE, 21)
        each = (wide - 20 * (len(others) - 1)) / len(others)
        for number, way in enumerate(others):
            box = grid.rect(x + number * (each + 20), y + self._high - 76, each, 50)
            self._add(way, box, PLATE, 19)

    def _add(self, way: Way, box: Rect, look: Look, size: int) -> None:
        said = way.said or self.words(f"lesson-{way.key}")
        self.panel.add(Button(key=way.key, box=box, look=look, size=size, words=said,
                              icon="play" if look is BRASS else "", on_press=way.act))  # fmt: skip

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid = self.panel.brush, self.panel.grid
        x, y, wide = grid.centred(WIDE, self._high)
        self.lay_paper(screen, grid.rect(x, y, wide, self._high))
        sign = icon(self.sign, grid.px(48), mix(theme.BRASS, theme.BRASS_DARK, 0.25))
        screen.blit(sign, sign.get_rect(center=grid.rect(x, y + 18, wide, 48).center))
        head = grid.rect(x + 40, y + 68, wide - 80, 42)
        brush.write(screen, self.head, head, 31, theme.INK, "title", "center")
        about = grid.rect(x + 40, y + 114, wide - 80, 62)
        brush.wrap(screen, self.about, about, 18, theme.INK_SOFT, align="center")


def lesson_end(
    house: House, lesson: Lesson, on_play: Callable[[], None], on_again: Callable[[], None],
    on_leave: Callable[[], None],
) -> LessonSheet:  # fmt: skip
    """What follows the last step."""
    ways = (Way("play", on_play), Way("again", on_again), Way("leave", on_leave))
    words = house.words
    return LessonSheet(house, "laurel", words("lesson-done"), words(lesson.after), ways)


def puzzle_end(house: House, number: int, count: int, ways: Sequence[Way]) -> LessonSheet:
    """What follows a position that was found."""
    words = house.words
    head = words("puzzle-done", number=number, count=count)
    return LessonSheet(house, "laurel", head, words("puzzle-after"), ways)


def offer_lesson(page: Page, game_id: str) -> None:
    """Offer the lesson of a game whose box is opened for the first time."""
    house, words = page.house, page.house.words
    opened = house.settings.boxes_opened
    if game_id in opened or not house.settings.hints or not lesson_names(game_id):
        return
    opened.add(game_id)
    save(house.settings, house.paths)

    def play() -> None:
        page.stage.pop()
        begin_lesson(page, partial(house.doors.lesson, game_id, lesson_names(game_id)[0]))

    head = words("lesson-offer", title=words(f"{game_id}-title"))
    ways = (Way("offer-yes", play), Way("offer-no", page.stage.pop))
    page.stage.push(LessonSheet(house, "lesson", head, words("lesson-offer-about"), ways))


def choose_lesson(page: Page, game_id: str) -> None:
    """Which lesson of a game, or positions in which to find the best choice, where it has some."""
    house, words, doors = page.house, page.house.words, page.house.doors
    names, positions = lesson_names(game_id), len(puzzle_names(game_id))

    def way(key: str, door: Callable[[], Scene], said: str = "") -> Way:
        def begin() -> None:
            page.stage.pop()
            begin_lesson(page, door)

        return Way(key, begin, said)

    ways = [
        way(name, partial(doors.lesson, game_id, name), words(f"{game_id}-lesson-{name}"))
        for name in names
    ]
    if positions:
        ways.append(way("find", partial(doors.puzzle, game_id)))
    if len(ways) == 1:
        begin_lesson(page, partial(doors.lesson, game_id, names[0]))
        return
    found = house.settings.moves_found.get(game_id, 0)
    about = [words("lesson-choose-about", lessons=len(names))]
    if positions:
        about.append(words("puzzle-about", number=found + 1, count=positions))
    head = words("lesson-choose", title=words(f"{game_id}-title"))
    ways.append(Way("leave", page.stage.pop))
    page.stage.push(LessonSheet(house, "lesson", head, " ".join(about), ways, len(names) - 1))


def begin_lesson(page: Page, door: Callable[[], Scene]) -> None:
    """Lay its table, or say what is wrong with the file."""
    try:
        page.stage.push(door())
    except BadLesson as bad:
        page.refuse(page.words(bad.code, **dict(bad.about)))
