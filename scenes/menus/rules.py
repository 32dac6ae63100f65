"""The rules of a game: contents on the left, a page on the right, and a search over all.

A page is as long as it must be, and rolled beside its contents. Where letters are so large that
there is no room for both, the contents are one line above it, and all of it is rolled.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.brush import Brush, lit
from art.cards import CardPictures
from art.looks import BRASS, PAPER, PLATE, SUNK, Look
from art.text import Face
from art.theme import RGB, mix
from game.registry import kit
from game.teaching.lesson import lesson_names
from scenes.forms import Choice, TextField
from scenes.input.focus import LEAVE, plain
from scenes.input.keyboard import key
from scenes.input.signals import Press, Signal
from scenes.menus.flow import Flow, Sheet
from scenes.menus.lessons import choose_lesson
from scenes.menus.page import RULES_KEY, Page, veil
from scenes.outfit import outfit
from scenes.stage import Drain
from scenes.ui.widgets import Button, Widget
from scenes.words.pages import Hit, RulesPage, rules_pages, search

if TYPE_CHECKING:
    from scenes.house import House

# The open book in units: its size, the column with the contents, and the edges.
WIDE, HIGH = 1200, 644
SIDE, EDGE, TOP = 292, 30, 22
TITLE, FIELD, PITCH = 52, 44, 43
FOOT = 62
# In a narrower page there are no contents beside the text; how high its head is, and a sheet
# that is never full.
NARROW, NARROW_HEAD, ENDLESS = 950, 128, 1_000_000
HITS, HIT_HIGH = 7, 66
GAP = 8
# How far beside the text the bar stands that rolls it.
BAR = 18
PAGE_KEY = "page-"
HIT_KEY = "hit-"
# The page that is open, in the contents.
OPEN = Look(theme.PAPER, mix(theme.PAPER, theme.PAPER_DIM, 0.18), theme.BRASS, theme.INK)
CLOSED = Look(theme.PLATE_LIGHT, theme.PLATE, theme.PLATE, theme.PAPER)

TURNS = {
    key(pygame.KSCAN_PAGEUP): -1, key(pygame.KSCAN_PAGEDOWN): 1,
    "button:4": -1, "button:5": 1, "button:9": -1, "button:10": 1,
}  # fmt: skip


@dataclass(kw_only=True, eq=False, repr=False)
class HitRow(Widget):
    """One place where something was found: the page's title, and the words round it."""

    title: str
    hit: Hit

    def paint(self, screen: Surface, brush: Brush) -> None:
        brush.slab(screen, self.spot, lit(SUNK, 0.5 * self.raised), self.corner)
        inside = self.spot.inflate(-brush.grid.px(24), -brush.grid.px(8))
        half = inside.height // 2
        upper = Rect(inside.left, inside.top, inside.width, half)
        brush.write(screen, self.title, upper, 15, theme.INK_SOFT, "bold")
        hit, lower = self.hit, Rect(inside.left, inside.bottom - half, inside.width, half)
        whole = f"{hit.before}{hit.found}{hit.after}"
        size = brush.lettering.fit_into(whole, brush.grid.px(18), lower.size, "bold")
        x = 0
        parts: tuple[tuple[str, Face], ...] = (
            (hit.before, "text"),
            (hit.found, "bold"),
            (hit.after, "text"),
        )
        for words, face in parts:
            line = brush.lettering.line(words, size, theme.INK, face)
            part = brush.grid.part(lower, x, line.get_width())
            screen.blit(line, line.get_rect(center=part.center))
            x += brush.lettering.measure(words, size, face)[0]


class RulesScene(Page):
    """The rules of one game, over whatever is below; leaving them leaves that as it was."""

    see_through = True

    def __init__(self, house: House, game_id: str, page: str | None = None) -> None:
        super().__init__(house)
        self.game_id = game_id
        self.pages = rules_pages(game_id, house.words)
        names = [one.name for one in self.pages]
        self.at = names.index(page) if page in names else 0
        self.query = ""
        # What was looked up last while somebody typed.
        self._shown: str | None = None
        self.hits: list[Hit] = []
        self.searching = False
        self._marked: tuple[str, ...] = ()
        self.first = f"{PAGE_KEY}{self.page.name}"
        self._language = house.words.language
        self._face, self._figures = outfit(game_id).face, outfit(game_id).figures
        self._titles = outfit(game_id).ground(house.settings.contrast).title
        self._cards = kit(game_id).cards
        self.text = Sheet(())
        # How high it is, in pixels.
        self._long = 0

    @property
    def page(self) -> RulesPage:
        """The page that is open."""
        return self.pages[self.at]

    # Where things are

    @property
    def narrow(self) -> bool:
        """Whether there is no room for the contents beside the text."""
        return self.panel.grid.wide < NARROW

    def book(self) -> Rect:
        """The whole book."""
        grid = self.panel.grid
        if self.narrow:
            high = self._long / grid.unit + NARROW_HEAD + TITLE + TOP + FOOT + 22
            return grid.rect(12, 12, grid.wide - 24, high)
        high = min(grid.high - 90, HIGH + 120)
        wide = min(WIDE, grid.wide - 24)
        return grid.rect((grid.wide - wide) / 2, (grid.high - 58 - high) / 2, wide, high)

    @property
    def _side(self) -> float:
        """How wide the contents are, in units."""
        return 0 if self.narrow else SIDE

    @property
    def _leaf(self) -> tuple[float, float, float]:
        """Where the text begins from the left and the top of the book, and how wide it is."""
        book = self.book().width / self.panel.grid.unit
        top = NARROW_HEAD if self.narrow else 0
        return self._side + EDGE, top + TOP, book - self._side - 2 * EDGE

    def _in_book(self, x: float, y: float, wide: float, high: float) -> Rect:
        """A box by its place in the book, in units; a negative y counts from the foot."""
        book, px = self.book(), self.panel.grid.px
        top = book.bottom + round(y * self.panel.grid.unit) if y < 0 else book.top + px(y)
        part = self.panel.grid.part(book, px(x), px(wide))
        return Rect(part.left, top, part.width, px(high))

    def paper(self) -> Rect:
        """Where the page's text stands."""
        (x, y, wide), px = self._leaf, self.panel.grid.px
        box = self._in_book(x, y + TITLE + 8, wide, 10)
        box.height = self.book().bottom - px(FOOT + 14) - box.top
        return box

    # Building

    def build(self) -> None:
        self._pictures = CardPictures(self._face, self.house.lettering)
        if self._language != self.words.language:
            self._language = self.words.language
            self.pages = rules_pages(self.game_id, self.words)
        self._lay_out()
        (self._add_head if self.narrow else self._add_contents)()
        words, panel, left = self.words, self.panel, self._leaf[0]
        book = self.book()
        if self.narrow:
            panel.reach(book)
        if self.searching:
            for row in self._rows():
                panel.add(row)
        else:
            turn = self._turn_page if self.narrow else self.turn
            for name, by, icon in (("earlier", -1, "left"), ("later", 1, "right")):
                x = left if by < 0 else left + 66
                panel.add(Button(
                    key=name, box=self._in_book(x, -FOOT, 58, 46), icon=icon, size=20,
                    on_press=partial(turn, by), hint=words(f"rules-{name}-hint"),
                ))  # fmt: skip
        end = book.width / panel.grid.unit - EDGE
        if lesson_names(self.game_id):
            wide, said = (58.0, "") if self.narrow else (164.0, words("lesson-open"))
            panel.add(Button(
                key="lesson", look=PLATE, size=18, icon="lesson", words=said,
                box=self._in_book(end - 186 - wide, -FOOT, wide, 46),
                hint=words("lesson-open-hint"), on_press=partial(choose_lesson, self, self.game_id),
            ))  # fmt: skip
        panel.add(Button(
            key="done", look=BRASS, size=20, words=words("rules-done"), on_press=self.go_back,
            box=self._in_book(end - 170, -FOOT, 170, 46),
            hint=words("rules-done-hint"),
        ))  # fmt: skip
        if not self.narrow:
            self._roll_beside()
        self._renew_buttons()

    def _roll_beside(self) -> None:
        """Only the text is rolled: all else stands round it."""
        paper, px = self.paper(), self.panel.grid.px
        self.panel.roll_within(paper.inflate(2 * px(BAR), 0))
        self.panel.reach(Rect(paper.left, paper.top, paper.width, self._long))
        for widget in self.panel.widgets:
            widget.fixed = not isinstance(widget, HitRow)

    def _add_head(self) -> None:
        """The contents as one line to step through, and the search below it."""
        panel, words, wide = self.panel, self.words, self.book().width / self.panel.grid.unit
        panel.add(Choice(
            key="contents", box=self._in_book(16, 14, wide - 32, 50), size=19,
            values=range(len(self.pages)), names=[page.title for page in self.pages],
            value=self.at, on_change=self.show, hint=words("rules-contents-hint"),
        ))  # fmt: skip
        panel.add(TextField(
            key="search", box=self._in_book(16, 72, wide - 32, FIELD), size=18, limit=40,
            text=self.query or words("rules-search"), on_change=self._asked,
            hint=words("rules-search-hint"),
        ))  # fmt: skip

    def _add_contents(self) -> None:
        grid, panel = self.panel.grid, self.panel
        panel.add(TextField(
            key="search", box=self._in_book(18, TOP + TITLE + 6, SIDE - 36, FIELD), size=18,
            text=self.query or self.words("rules-search"), limit=40, on_change=self._asked,
            hint=self.words("rules-search-hint"),
        ))  # fmt: skip
        top = TOP + TITLE + FIELD + 20
        room = self.book().height / grid.unit - top - 14
        pitch = min(PITCH, room / len(self.pages))
        for number, page in enumerate(self.pages):
            panel.add(Button(
                key=f"{PAGE_KEY}{page.name}", size=17, words=page.title, corner=8,
                box=self._in_book(18, top + number * pitch, SIDE - 36, pitch - 5),
                on_press=partial(self.show, number),
            ))  # fmt: skip

    def _lay_out(self) -> None:
        """Flow the page that is open."""
        flow = Flow(self.panel.brush, (self.paper().width, ENDLESS), self._picture, self._marked)
        self.text = flow.sheets(self.page.blocks)[0]
        top, strip = self.text.strips[-1]
        self._long = self.panel.grid.px(HITS * HIT_HIGH) if self.searching else top + strip.high

    def _picture(self, names: tuple[str, ...], high: int) -> Surface:
        """Cards and figures side by side, all so high."""
        gap, marks = self.panel.grid.px(GAP), self.house.settings.colour_safe
        wide = round(high * self._pictures.face.ASPECT)
        shown = [
            self._figures[name](high)
            if name in self._figures
            else self._pictures.front(self._cards[name], wide, marks=marks)
            for name in names
        ]
        across = sum(one.get_width() + gap for one in shown) - gap
        whole = Surface((across, max(one.get_height() for one in shown)), pygame.SRCALPHA)
        x = 0
        for one in shown:
            whole.blit(one, (x, 0))
            x += one.get_width() + gap
        return whole

    def _rows(self) -> list[HitRow]:
        """What was found, as far as there is room."""
        paper, px = self.paper(), self.panel.grid.px
        return [
            HitRow(
                key=f"{HIT_KEY}{number}", title=self.pages[hit.page].title, hit=hit,
                box=Rect(paper.left, paper.top + number * px(HIT_HIGH), paper.width,
                         px(HIT_HIGH - 8)),
                on_press=partial(self._jump, hit), hint=self.words("rules-hit-hint"),
            )
            for number, hit in enumerate(self.hits[:HITS])
        ]  # fmt: skip

    def _renew_buttons(self) -> None:
        for widget in self.panel.widgets:
            if isinstance(widget, Button) and widget.key.startswith(PAGE_KEY):
                here = widget.key == f"{PAGE_KEY}{self.page.name}" and not self.searching
                widget.look = OPEN if here else CLOSED
        # While somebody searches, there is nothing to turn.
        if any(widget.key == "later" for widget in self.panel.widgets):
            top, end = (0, 0) if self.narrow else (self.panel.top, self.panel.most)
            first = self.at == 0 and top == 0
            last = self.at == len(self.pages) - 1 and top == end
            self.panel["earlier"].enabled = not first
            self.panel["later"].enabled = not last
            focus = self.panel.focus
            if focus is not None and not focus.enabled:
                self.panel.to("later" if first else "earlier", self.panel.ring)

    # Turning pages

    def show(self, page: int) -> None:
        """Open that page at its beginning."""
        self.at = page
        here, focus = f"{PAGE_KEY}{self.page.name}", self.panel.focus
        led_here = focus is None or self.searching or focus.key.startswith(PAGE_KEY)
        self.searching = False
        self._build_anew(here if led_here or focus is None else focus.key)
        if not self.narrow or not self.panel.ring or self.panel.focus is self.panel["contents"]:
            self.panel.roll(0)
        self._renew_buttons()
        self.dirty = True

    def _build_anew(self, focus: str) -> None:
        ring = self.panel.ring
        self._rebuild(self.panel.grid.size)
        self.panel.to(focus, ring)

    def turn(self, by: int) -> None:
        """So far on as is seen at once, or back; after a page's end comes the next page."""
        panel = self.panel
        if self.searching:
            return
        if panel.top < panel.most if by > 0 else panel.top > 0:
            panel.turn(by)
            self._renew_buttons()
            self.dirty = True
        else:
            self._turn_page(by)

    def _turn_page(self, by: int) -> None:
        """To the beginning of the next page, or to the end of the one before."""
        if self.searching or not 0 <= self.at + by < len(self.pages):
            return
        self.show(self.at + by)
        if by < 0 and not self.narrow:
            self.panel.roll(self.panel.most)
            self._renew_buttons()

    def go_back(self) -> None:
        if self.searching:
            self.show(self.at)
        else:
            self.stage.pop()

    # Searching

    def _asked(self, text: str) -> None:
        self.query = text

    def _look_up(self, text: str) -> None:
        self.hits = search(self.pages, text)
        self.dirty = True

    def _show_found(self, text: str) -> None:
        """What is found while somebody types is seen, and can be chosen when they have done."""
        if text == self._shown:
            return
        self._shown = text
        self._look_up(text)
        self._clear_found()
        for row in self._rows():
            row.enabled = False
            self.panel.add(row)

    def _clear_found(self) -> None:
        for widget in [one for one in self.panel.widgets if isinstance(one, HitRow)]:
            self.panel.remove(widget)

    def _found(self) -> None:
        """The search is asked: what was found can be chosen."""
        self._look_up(self.query)
        self.searching = True
        self._build_anew(f"{HIT_KEY}0" if self.hits else "search")

    def _jump(self, hit: Hit) -> None:
        """Open the page there, with the words that were asked for marked."""
        self._marked = tuple(self.query.casefold().split())
        self.show(hit.page)
        top = next(top for top, strip in self.text.strips if strip.block == max(hit.block, 0))
        if self.narrow:
            top += self.panel.grid.top + self.paper().top
        self.panel.roll(top - self.panel.area.height // 4)
        self._renew_buttons()

    # What is heard

    def handle(self, signal: Signal) -> None:
        typing = self.panel.typing
        if not typing and self._turned(signal):
            self.dirty = True
            return
        super().handle(signal)
        if self.stage.top is not self:
            return
        if typing and not self.panel.typing:
            self._typed(signal)
        elif self.panel.typing and not typing:
            self._begin_to_type()
        elif isinstance(signal, Press) and signal.pressed and self.panel.ring:
            self._follow()
        self._renew_buttons()

    def _turned(self, signal: Signal) -> bool:
        """Page Up and Page Down, the shoulders of a gamepad, and F1 to leave."""
        if not isinstance(signal, Press) or not signal.pressed or signal.pos is not None:
            return False
        control = plain(signal.control)
        if control == RULES_KEY:
            self.stage.pop()
            return True
        if control not in TURNS or (self.narrow and control.startswith("key")):
            return False
        (self._turn_page if self.narrow else self.turn)(TURNS[control])
        return True

    def _begin_to_type(self) -> None:
        """What was found before makes room for what is found while typing."""
        self.searching, self._shown = False, None
        self._clear_found()

    def _typed(self, signal: Signal) -> None:
        """Typing is over: look the words up, unless it was given up."""
        given_up = isinstance(signal, Press) and plain(signal.control) in LEAVE
        if self.query and not given_up:
            self._found()
        else:
            self._build_anew("search")

    def _follow(self) -> None:
        """The page whose line in the contents has the focus is open."""
        focus = self.panel.focus
        if focus is None or self.searching or not focus.key.startswith(PAGE_KEY):
            return
        name = focus.key.removeprefix(PAGE_KEY)
        if name != self.page.name:
            self.show([page.name for page in self.pages].index(name))

    def tick(self, now_ns: int) -> None:
        super().tick(now_ns)
        typed = self.panel.typed
        if typed is not None:
            self._show_found(typed)

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, px = self.panel.brush, self.panel.grid.px
        veil(screen, 200)
        book = self.book()
        brush.shade(screen, book, 18, 16)
        brush.slab(screen, book, PLATE, 16)
        if self.narrow:
            leaf = Rect(book.left, book.top + px(NARROW_HEAD), book.width, 0)
            leaf.height = book.bottom - leaf.top
            brush.slab(screen, leaf.inflate(-2 * px(8), -2 * px(8)), PAPER, 12)
        else:
            leaf = self.panel.grid.part(book, px(SIDE), book.width - px(SIDE) - px(8))
            brush.slab(screen, leaf.inflate(0, -2 * px(8)), PAPER, 12)
            game = self._in_book(18, TOP - 8, SIDE - 36, TITLE)
            title = self.words(f"{self.game_id}-title")
            brush.write(screen, title, game, 34, theme.PAPER, self._titles)
        drain()
        self._paint_page(screen, drain)

    def foot(self) -> tuple[str, RGB, Face]:
        said, colour, face = super().foot()
        return said or self.words("rules-help"), colour, face

    def _paint_page(self, screen: Surface, drain: Drain) -> None:
        brush, paper = self.panel.brush, self.paper()
        x, y, wide = self._leaf
        head = self._in_book(x, y, wide, TITLE)
        if self.searching or self.panel.typing:
            found = self.words("rules-found", count=len(self.hits))
            brush.write(screen, found, head, 34, theme.INK, "title")
            return
        brush.write(screen, self.page.title, head, 36, theme.INK, self._titles)
        if not self.narrow:
            screen.set_clip(self.panel.area)
            paper.top -= self.panel.top
        self.text.paint(screen, paper.topleft, brush)
        screen.set_clip(None)
        drain()
