"""The card workshop: a card lies on the bench, and every word of it can be changed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.faces.frantic.own_icons import LIGHTS as TINTS
from art.faces.frantic.own_icons import drawing
from art.faces.frantic.pen import glow, put
from art.svg import circle, svg
from game.frantic.card_file import BadCard
from game.frantic.cards import COLOUR_WORDS, MODULES
from game.frantic.composing import (
    AMOUNTS,
    CARDS,
    EVENT_CARDS,
    ICONS,
    LIGHTS,
    LONGEST_NAME,
    TARGETS,
    name_fault,
    types_of,
)
from scenes.controllers.frantic.composed_words import amount_words, sentence, target_words
from scenes.controllers.frantic.poster import paint_poster
from scenes.controllers.frantic.workshop import folder
from scenes.controllers.frantic.workshop.bench import Bench, fresh, step_of
from scenes.controllers.frantic.workshop.palette import Choice, PaletteScene
from scenes.controllers.frantic.workshop.pieces import LOOKS, Pick
from scenes.controllers.frantic.workshop.step_rows import StepRows
from scenes.controllers.frantic.workshop.telling import told
from scenes.input.signals import Dropped, Press, Signal
from scenes.menus.ask import AskScene
from scenes.menus.page import Page
from scenes.names import short
from scenes.stage import Drain, Stage
from scenes.ui.brush import BRASS, PAPER, PLATE, RAISED
from scenes.ui.widgets import Button, Stepper, TextField

if TYPE_CHECKING:
    from scenes.house import House

log = logging.getLogger(__name__)

# Units: the edges of the page, where it begins, what stands below, and the card's shape.
EDGE, TOP, BELOW, ASPECT = 40, 86, 144, 210 / 300
OF_PANDORA = ("do_it_yourself", "pandoras_box")
TABS = ("blank_play", "do_it_yourself", "blank_event", "pandoras_box")
GAP, TAB, PICK, STEP = 10, 44, 50, 86


class WorkshopScene(Page):
    """One card on the bench; the others lie in their folder."""

    first = "action-0"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.notice, self.alarm = "", False
        self.rows = StepRows(self)
        self.bench = self._found() or self._fresh(CARDS[2])

    def enter(self, stage: Stage) -> None:
        if self.bench.path is not None and not self.bench.path.exists():
            # It was deleted meanwhile, but lies here still.
            self.bench.path = self.bench.kept = None
        super().enter(stage)

    def _found(self) -> Bench | None:
        """What was on the bench last time."""
        found = folder.draft(self.house.paths)
        if found is None:
            return None
        card, own = found
        for one in folder.kept(self.house.paths):
            if one.own is not None and (one.card, one.own.name) == (card, own.name):
                return Bench(card, own, one.path, (one.card, one.own))
        return Bench(card, own)

    def _fresh(self, card: str) -> Bench:
        names = (self.words("frantic-workshop-name-fresh", number=number) for number in count(1))
        name = next(one for one in names if not folder.name_taken(self.house.paths, card, one))
        return fresh(card, name, len(folder.kept(self.house.paths)))

    # What is on the bench

    @property
    def sentence(self) -> str:
        """What the card does."""
        return sentence(self.words, self.bench.card, self.bench.own)

    @property
    def name(self) -> str:
        """What the card is called, also while that is being typed."""
        typed = self.panel.typed
        return short(self.bench.own.name if typed is None else typed)

    def notes(self) -> str:
        """What one should know about the card besides its sentence."""
        actions = {part.action for part in self.bench.parts}
        event, with_rules = self.bench.card in EVENT_CARDS, self.bench.card not in OF_PANDORA
        keys = [
            ("loop", "event" in actions and event),
            ("violet", self.bench.own.type == "violet"),
            ("rule", "rule" in actions and with_rules),
            ("power", "power" in actions), ("score", "score" in actions),
            ("chosen", any(part.target == "chosen" for part in self.bench.parts) and not event),
        ]  # fmt: skip
        return " ".join(self.words(f"frantic-workshop-note-{key}") for key, holds in keys if holds)

    def does(self, act: Callable[[], None]) -> None:
        """Do something with the card on the bench."""
        self.notice = ""
        act()
        self.changed()

    def lay(self, bench: Bench) -> None:
        """Another card on the bench."""
        self.bench, self.notice = bench, ""
        self.changed()

    def exchange(self, bench: Bench) -> None:
        """The same, if what lies there may go."""
        if not self._unkept():
            self._exchanged(bench)
            return
        words = self.words
        self.stage.push(AskScene(
            self.house, words("frantic-workshop-ask"),
            words("frantic-workshop-ask-about", name=short(self.bench.own.name)),
            words("frantic-workshop-ask-yes"), words("frantic-workshop-ask-no"),
            partial(self._exchanged, bench),
        ))  # fmt: skip

    def _exchanged(self, bench: Bench) -> None:
        self.lay(bench)
        if self.stage.top is self:
            self._rebuild(self.stage.size)

    def _unkept(self) -> bool:
        """Whether there is something on the bench that would be lost."""
        untouched = self.bench.path is None and self.bench.parts == (step_of("draw"),)
        return self.bench.changed and not untouched

    # The widgets

    def _left(self) -> float:
        """Where the card ends and what it is made of begins."""
        return EDGE + (self.panel.grid.high - TOP - BELOW) * ASPECT + 28

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        self.panel.add(Button(key="back", box=grid.rect(32, 20, 48, 48), icon="back", size=22,
                              on_press=self.go_back,
                              hint=words("frantic-workshop-back-hint")))  # fmt: skip
        self._add_head()
        self._add_kinds()
        self._add_look()
        self.rows.add(self._sheet(), STEP)
        self._add_bar()

    def _add_head(self) -> None:
        grid, words, right = self.panel.grid, self.words, self.panel.grid.wide - EDGE
        cards = len(folder.kept(self.house.paths))
        for key, sign, wide, at, act in (
            ("new", "plus", 190, right - 190, self._new),
            ("cards", "log", 230, right - 430, self._cards),
        ):
            self.panel.add(Button(
                key=key, box=grid.rect(at, 22, wide, TAB), icon=sign, size=17, on_press=act,
                words=words(f"frantic-workshop-{key}", count=cards),
                hint=words(f"frantic-workshop-{key}-hint"),
            ))  # fmt: skip

    def _add_kinds(self) -> None:
        """Which of the four cards it is, and of what type."""
        grid, words, left = self.panel.grid, self.words, self._left()
        room = grid.wide - EDGE - left
        wide = (room - 210 - 4 * GAP) / 4
        for number, card in enumerate(TABS):
            here = card == self.bench.card
            self.panel.add(Button(
                key=f"card-{card}", box=grid.rect(left + number * (wide + GAP), TOP, wide, TAB),
                size=16, words=words(f"frantic-workshop-card-{card}"),
                look=PAPER if here else PLATE, hint=words(f"frantic-workshop-card-{card}-hint"),
                on_press=partial(self.does, partial(self.bench.set_card, card)),
            ))  # fmt: skip
        types = types_of(self.bench.card, MODULES)
        self.panel.add(Stepper(
            key="type", box=grid.rect(grid.wide - EDGE - 210, TOP, 210, TAB), values=types,
            names=[self._type_name(type_) for type_ in types], value=self.bench.own.type,
            look=RAISED, size=16, enabled=len(types) > 1, hint=words("frantic-workshop-type-hint"),
            on_change=lambda type_: self.does(partial(self.bench.set_type, type_)),
        ))  # fmt: skip

    def _type_name(self, type_: str) -> str:
        if type_ in COLOUR_WORDS:
            colour = self.words(f"frantic-colour-{type_}")
            return self.words("frantic-workshop-type-plain", colour=colour)
        usual = "event" if self.bench.card in EVENT_CARDS else "colour"
        return self.words(f"frantic-workshop-type-{type_ or usual}")

    def _add_look(self) -> None:
        """Its name, its light, its picture."""
        grid, words, left = self.panel.grid, self.words, self._left()
        y, room = TOP + TAB + GAP, self.panel.grid.wide - EDGE - left
        lights = len(LIGHTS) * (PICK + 6)
        self.panel.add(TextField(
            key="name", box=grid.rect(left, y, room - lights - GAP, PICK), text=self.bench.own.name,
            limit=LONGEST_NAME, look=PAPER, size=20, label=words("frantic-workshop-name"),
            on_change=self._named, hint=words("frantic-workshop-name-hint"),
        ))  # fmt: skip
        for number, light in enumerate(LIGHTS):
            x = grid.wide - EDGE - lights + 6 + number * (PICK + 6)
            self._add_pick(f"light-{light}", grid.rect(x, y, PICK, PICK), _lamp(light),
                           light == self.bench.light, "light",
                           partial(self.bench.set_light, light))  # fmt: skip
        pitch = (room + 5) / len(ICONS)
        for number, icon in enumerate(ICONS):
            box = grid.rect(left + number * pitch, y + PICK + GAP, pitch - 5, PICK)
            source = svg(100, 100, put(drawing(self.bench.light, icon), 50, 50, 78))
            self._add_pick(f"icon-{icon}", box, source, icon == self.bench.icon, "icon",
                           partial(self.bench.set_icon, icon))  # fmt: skip

    def _add_pick(
        self, key: str, box: Rect, source: str, taken: bool, kind: str, act: Callable[[], None]
    ) -> None:
        self.panel.add(Pick(
            key=key, box=box, source=source, taken=taken, on_press=partial(self.does, act),
            hint=self.words(f"frantic-workshop-{kind}-hint"),
        ))  # fmt: skip

    def _sheet(self) -> Rect:
        """The paper the steps are written on."""
        grid, left = self.panel.grid, self._left()
        top = TOP + TAB + 2 * PICK + 3 * GAP + 2
        return grid.rect(left, top, grid.wide - EDGE - left, grid.high - BELOW - top)

    def _add_bar(self) -> None:
        grid, words = self.panel.grid, self.words
        y, left, right = grid.high - BELOW + 18, self._left(), grid.wide - EDGE
        self.panel.add(Button(
            key="try", box=grid.rect(EDGE, y, left - 28 - EDGE, 54), icon="play", size=21,
            words=words("frantic-workshop-try"), look=BRASS, on_press=self._try,
            hint=words("frantic-workshop-try-hint"),
        ))  # fmt: skip
        self.panel.add(Button(
            key="keep", box=grid.rect(right - 220, y, 220, 54), icon="keep", size=21, look=BRASS,
            words=words("frantic-workshop-keep"), enabled=self.bench.changed, on_press=self.keep,
            hint=words("frantic-workshop-keep-hint"),
        ))  # fmt: skip
        self.panel.add(Button(
            key="give", box=grid.rect(right - 220 - GAP - 220, y, 220, 54), icon="hand-over",
            size=18, words=words("frantic-workshop-give"), on_press=self._give,
            hint=words("frantic-workshop-give-hint"),
        ))  # fmt: skip

    # What they do

    def choose(self, what: str, at: int) -> None:
        """Lay out what a word of a step can be."""
        self.stage.push(self.palette(what, at))

    def palette(self, what: str, at: int) -> PaletteScene:
        """All that a word of a step can be."""
        return PaletteScene(
            self.house, self.words(f"frantic-workshop-{what}-title"),
            getattr(self, f"_{what}s")(at), getattr(self.bench.parts[at], what),
            lambda value: self._set(what, at, value),
        )  # fmt: skip

    def palettes(self, at: int) -> Iterator[PaletteScene]:
        """All there are for a step."""
        return (self.palette(what, at) for what in LOOKS)

    def next(self, what: str, at: int) -> None:
        """What comes next of all that a word can be."""
        values = [one.value for one in getattr(self, f"_{what}s")(at) if one.able]
        now = values.index(getattr(self.bench.parts[at], what))
        self._set(what, at, values[(now + 1) % len(values)])

    def _set(self, what: str, at: int, value: str) -> None:
        self.does(partial(getattr(self.bench, f"set_{what}"), at, value))

    def _actions(self, at: int) -> list[Choice]:
        return [
            Choice(action, self.words(f"frantic-workshop-do-{action}"),
                   self.words(f"frantic-workshop-do-{action}-hint"), self.bench.may_be(at, action))
            for action in TARGETS
        ]  # fmt: skip

    def _amounts(self, at: int) -> list[Choice]:
        action, words = self.bench.parts[at].action, self.words
        if action == "score":
            return [Choice(one, f"{int(one):+d}".replace("-", "−")) for one in AMOUNTS[action]]
        return [Choice(one, amount_words(words, replace(self.bench.parts[at], amount=one), "self"))
                for one in AMOUNTS[action]]  # fmt: skip

    def _targets(self, at: int) -> list[Choice]:
        part, card = self.bench.parts[at], self.bench.card
        return [
            Choice(target, target_words(self.words, card, replace(part, target=target)),
                   self.words(f"frantic-workshop-at-{target}-hint"))
            for target in TARGETS[part.action]
        ]  # fmt: skip

    def _named(self, name: str) -> None:
        fault = name_fault(name)
        self.does(lambda: None if fault else self.bench.set_name(name))
        if fault:
            self.refuse(self.words(f"frantic-workshop-name-{fault}", most=LONGEST_NAME))

    def _new(self) -> None:
        self.exchange(self._fresh(self.bench.card))

    def _cards(self) -> None:
        from scenes.controllers.frantic.workshop.cards_page import CardsScene

        self._lay_aside()
        self.stage.push(CardsScene(self.house, self.exchange))

    def _try(self) -> None:
        from scenes.controllers.frantic.workshop.practice import practice_table

        self._lay_aside()
        self.stage.push(practice_table(self.house, self.bench.card, self.bench.own))

    def keep(self) -> None:
        """Write the card into its file."""
        bench, paths = self.bench, self.house.paths
        if folder.name_taken(paths, bench.card, bench.own.name, bench.path):
            self.refuse(self.words("frantic-workshop-name-taken", name=bench.own.name))
            return
        try:
            bench.path = folder.keep(paths, bench.card, bench.own, bench.path)
            folder.leave_draft(paths, bench.card, None)
        except OSError:
            log.exception("a card cannot be written")
            self.refuse(self.words("frantic-workshop-not-kept"))
            return
        bench.kept = (bench.card, bench.own)
        self.tell(self.words("frantic-workshop-kept", file=bench.path.name,
                             folder=str(bench.path.parent)))  # fmt: skip

    def _give(self) -> None:
        """A copy of the card's file where the player finds it."""
        from scenes.table.kept import handed_over

        if self.bench.changed:
            self.keep()
        if self.bench.changed or self.bench.path is None:
            return
        try:
            copy = handed_over(self.bench.path, self.house.paths)
        except OSError:
            self.refuse(self.words("matches-not-handed-over"))
            return
        self.tell(self.words("frantic-workshop-given", file=str(copy)))

    def take_in(self, path: Path) -> None:
        """A card's file from elsewhere: on the bench if it is sound, else why not."""
        try:
            found = folder.let_in(self.house.paths, path)
        except BadCard as fault:
            self.refuse(told(fault, self.words))
            return
        except OSError:
            log.exception("a card cannot be taken in")
            self.refuse(self.words("frantic-workshop-not-kept"))
            return
        assert found.own is not None
        # What is not kept yet stays on the bench.
        if not self._unkept():
            self.lay(Bench(found.card, found.own, found.path, (found.card, found.own)))
        self.tell(self.words("frantic-workshop-taken-in", name=found.own.name))

    def _lay_aside(self) -> None:
        """What is not in the folder yet waits on the bench."""
        left = self.bench.own if self._unkept() else None
        try:
            folder.leave_draft(self.house.paths, self.bench.card, left)
        except OSError:
            log.exception("a card on the bench cannot be written")

    def go_back(self) -> None:
        """To where one came from; to the shelf if the workshop came first."""
        if len(self.stage.scenes) > 1:
            self.stage.pop()
            return
        from scenes.menus.start import StartScene

        self.stage.replace(StartScene(self.house))

    def close(self) -> None:
        self._lay_aside()
        super().close()

    # What is said

    def tell(self, text: str) -> None:
        """Say something that is good to know."""
        self.notice, self.alarm = text, False
        self.changed()

    def refuse(self, text: str) -> None:
        """Say why something is not done."""
        self.notice, self.alarm = text, True
        self.house.mixer.play("refuse")
        self.changed()

    # What is heard

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed:
            self.notice = ""
        if isinstance(signal, Dropped):
            self.take_in(signal.path)
        super().handle(signal)

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        left = self._left()
        title = grid.rect(96, 14, grid.wide - EDGE - 450 - 96, 60)
        brush.write(screen, words("frantic-workshop-title"), title, 40, theme.PAPER, "title")
        card = grid.rect(EDGE, TOP, left - 28 - EDGE, grid.high - TOP - BELOW)
        safe = self.house.settings.colour_safe
        paint_poster(screen, card, self.bench.card, self.bench.own, (self.name, self.sentence),
                     brush, safe)  # fmt: skip
        drain()
        sheet = self._sheet()
        self.rows.paint(screen, sheet)
        note = grid.part(sheet, grid.px(20), sheet.width - grid.px(40))
        note.height = grid.px(40)
        note.bottom = sheet.bottom - grid.px(6)
        brush.wrap(screen, self.notes(), note, 15, theme.INK_SOFT)
        right = grid.wide - EDGE - 450
        where = grid.rect(left, grid.high - BELOW + 34, right - left - GAP, 38)
        brush.wrap(screen, self._where(), where, 15, theme.PAPER_DIM)
        line = grid.rect(32, grid.high - 50, grid.wide - 64, 40)
        if self.notice:
            colour = theme.ALERT if self.alarm else theme.BRASS_LIGHT
            brush.wrap(screen, self.notice, line, 17, colour, "bold", "center")
        else:
            self.hint_line(screen, line, words("menu-help"))

    def _where(self) -> str:
        """Where the card is kept."""
        if self.bench.path is None:
            return self.words("frantic-workshop-nowhere")
        key = "frantic-workshop-changed" if self.bench.changed else "frantic-workshop-lies"
        return self.words(key, file=self.bench.path.name)


def _lamp(light: str) -> str:
    return svg(100, 100, glow([circle(50, 50, 26, 36)], TINTS[light], 22))
