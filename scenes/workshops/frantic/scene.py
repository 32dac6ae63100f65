"""The card workshop: a card lies on the bench, and every word of it can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from art import theme
from art.faces.frantic.inks import WORLD
from game.frantic.composed.card import EVENT_CARDS, TARGETS
from game.frantic.options import Options
from scenes.stage import Drain
from scenes.words.names import short
from scenes.workshops.frantic.composed_words import sentence
from scenes.workshops.frantic.controls import (
    EDGE,
    add_bar,
    add_head,
    add_kinds,
    add_look,
    card_box,
    sheet_box,
    stacked,
    where_box,
)
from scenes.workshops.frantic.desk import Desk
from scenes.workshops.frantic.poster import paint_poster
from scenes.workshops.frantic.step_rows import StepRows

if TYPE_CHECKING:
    from scenes.house import House

# Steps that do nothing if they hit whoever does them, and targets that can turn out to be them.
NOT_SELF = tuple(action for action, targets in TARGETS.items() if "self" not in targets)
BY_HANDS = ("most", "fewest")
# What keeps some cards in the hand: hands that move, and cards that are chosen.
KEPT_BACK = {"moved": {"swap", "rotate"}, "chosen": {"give", "collect", "discard"}}
OF_PANDORA = ("do_it_yourself", "pandoras_box")
# How high a step stands, in units, and where the title ends before the buttons beside it.
STEP, HEAD_BUTTONS = 86, 450
# The same where the page is narrow, and how high the notes are there.
STEP_STACKED, NOTES = 140, 130
# How large notes are written.
NOTE = 15


class WorkshopScene(Desk):
    """One card on the bench; the others lie in their folder."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.rows = StepRows(self)

    # What is said about the card

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
        own_hand = any(
            part.target in BY_HANDS and part.action in NOT_SELF for part in self.bench.parts
        )
        kept = [what for what, doing in KEPT_BACK.items() if actions & doing]
        event, with_rules = self.bench.card in EVENT_CARDS, self.bench.card not in OF_PANDORA
        keys = [
            ("loop", "event" in actions and event),
            ("violet", self.bench.own.type == "violet"),
            ("rule", "rule" in actions and with_rules),
            ("power", "power" in actions),
            ("score", "score" in actions),
            ("chosen", any(part.target == "chosen" for part in self.bench.parts) and not event),
            ("hand", own_hand),
            ("kept", bool(kept) and not event),
            ("discarded", "discard" in actions and not event),
        ]
        about = {"names": Options().names, "kept": "-".join(kept)}
        return " ".join(
            self.words(f"frantic-workshop-note-{key}", **about) for key, holds in keys if holds
        )

    # The widgets

    def build(self) -> None:
        for add in (add_head, add_kinds, add_look):
            add(self)
        self.rows.add(self.sheet(), self._step())
        add_bar(self, self.sheet())

    def sheet(self) -> Rect:
        """The paper the steps are written on, high enough for them and the notes."""
        more = 62 if self.bench.can_add else 8
        return sheet_box(self.panel.grid, len(self.bench.parts) * self._step() + more + NOTES)

    def _step(self) -> float:
        return STEP_STACKED if stacked(self.panel.grid) else STEP

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        beside = 0 if stacked(grid) else HEAD_BUTTONS
        letters = WORLD.ground_for(brush.stark).title
        title = grid.rect(96, 14, grid.wide - EDGE - beside - 96, 60)
        brush.write(screen, words("frantic-workshop-title"), title, 40, theme.PAPER, letters)
        says, safe = (self.name, self.sentence), self.house.settings.colour_safe
        paint_poster(screen, card_box(grid), self.bench.card, self.bench.own, says, brush, safe)
        drain()
        sheet = self.sheet()
        self.rows.paint(screen, sheet)
        self._paint_notes(screen, sheet)
        brush.wrap(screen, self._where(), where_box(grid, sheet), 15, theme.PAPER_DIM)

    def _paint_notes(self, screen: Surface, sheet: Rect) -> None:
        """At the foot of the sheet, in all the room the steps leave."""
        brush, grid, notes = self.panel.brush, self.panel.grid, self.notes()
        box = grid.part(sheet, grid.px(20), sheet.width - grid.px(40))
        box.height = sheet.bottom - grid.px(6) - self.rows.bottom()
        box.bottom = sheet.bottom - grid.px(6)
        size = brush.wrapped_size(notes, box, NOTE)
        lettering = brush.lettering
        high = len(lettering.wrap(notes, size, box.width)) * lettering.measure(notes, size)[1]
        box.top, box.height = max(box.top, box.bottom - high), min(box.height, high)
        brush.wrap(screen, notes, box, NOTE, theme.INK_SOFT)

    def _where(self) -> str:
        """Where the card is kept."""
        if self.bench.path is None:
            return self.words("frantic-workshop-nowhere")
        key = "frantic-workshop-changed" if self.bench.changed else "frantic-workshop-lies"
        return self.words(key, file=short(self.bench.path.name))
