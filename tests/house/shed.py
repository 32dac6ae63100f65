"""Shed, the smallest game there can be round two piles; it is played in tests alone.

Whoever is asked plays any card, or draws one and then passes; the first without cards wins.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, ClassVar, TypeAlias

import pytest

from art import french_deck
from art.theme import World
from game import registry
from game.asking import Asking, Takes
from game.bots.by_trial import Trial
from game.card_game import CardGame
from game.cards import Card, Event, Seat
from game.chance import Chance
from game.french_deck import CARD, DECK, NAMES, card_name
from game.kit import Choices, GameKit
from game.messages import Message, message
from game.move_text import Spoken
from game.prompts import Check, Question, Thing
from game.rules import Refusal
from game.spread import plain
from game.two_piles import (
    AskTurn,
    Draw,
    Pass,
    PilesTable,
    PilesView,
    answers,
    describe,
    followed,
    tell,
)


@dataclass(frozen=True, slots=True)
class Shed(Spoken):
    """Play a card."""

    word, names = "shed", NAMES
    card: Card


ShedMove: TypeAlias = Shed | Draw | Pass


@dataclass(frozen=True, slots=True)
class NoOptions:
    """Nothing can be chosen."""


def offer(table: ShedState, step: AskTurn, seat: Seat) -> list[ShedMove]:
    plays: list[ShedMove] = [Shed(seat, card) for card in table.hands[seat]]
    other = Pass(seat) if step.drawn or not table.can_draw else Draw(seat)
    return [*plays, other]


def refuse_shed(table: ShedState, step: AskTurn, move: Shed) -> Refusal | None:
    return None if move.card in table.hands[move.seat] else Refusal("cards-not-held", "SHED-1")


def shed(table: ShedState, step: AskTurn, move: Shed, events: list[Event]) -> None:
    table.put_down(move.seat, move.card, events)
    table.agenda = (AskTurn(table.after(move.seat)),)
    if not table.hands[move.seat]:
        table.end([-len(hand) for hand in table.hands], "out", events)


def refuse_drawing(table: ShedState, step: AskTurn, move: Draw | Pass) -> Refusal | None:
    return table.refuse_drawing(step, move, "SHED-2")


def draw(table: ShedState, step: AskTurn, move: Draw, events: list[Event]) -> None:
    table.draw_one(move.seat, events)
    table.agenda = (AskTurn(move.seat, drawn=True),)


def pass_on(table: ShedState, step: AskTurn, move: Pass, events: list[Event]) -> None:
    table.pass_on(move.seat, events)
    table.agenda = (AskTurn(table.after(move.seat)),)


TAKES: Takes = {
    Shed: (refuse_shed, shed), Draw: (refuse_drawing, draw), Pass: (refuse_drawing, pass_on),
}  # fmt: skip


@dataclass(slots=True)
class ShedState(PilesTable[ShedMove]):
    asks, sees, turn_rule = {AskTurn: Asking(offer, TAKES)}, PilesView, "SHED-1"


class ShedGame(CardGame[ShedState]):
    id, most_seats = "shed", 3
    Options: ClassVar[type] = NoOptions
    names, spoken, seats_rule, options_rule = NAMES, (Shed, Draw, Pass), "SHED-1", "SHED-1"

    def set_up(self, seats: int, options: Any, chance: Chance) -> ShedState:
        state = ShedState.dealt(seats, 3, DECK, options, chance)
        state.agenda = (AskTurn(0),)
        return state

    def imagine(self, view: PilesView, chance: Chance) -> ShedState:
        return ShedState.imagined(view, DECK, chance)


GAME = ShedGame()


def ask(
    view: PilesView, moves: Sequence[ShedMove], check: Check, picks: tuple[Thing, ...]
) -> Question:
    top = message("cards-top", card=card_name(view.discard[-1]))
    return Question(top, answers(view, moves, check, Shed, card_name))


def told(event: Event, view: PilesView) -> Sequence[Message]:
    return tuple(tell(event, card_name))


TRIAL = Trial(GAME)
KIT: GameKit[ShedState, PilesView, ShedMove, NoOptions] = GameKit(
    game=GAME,
    cards=CARD,
    figures=(),
    choices=Choices(
        ask=ask, tell=told, describe=lambda view: tuple(describe(view, card_name)), after=followed,
        make_bot=TRIAL.make_bot, spread=plain(card_name), expert=TRIAL.expert(), deck=DECK,
    ),
)  # fmt: skip


def plain_face() -> Any:
    """The ordinary deck, on a cloth of its own."""
    face: Any = ModuleType("face")
    face.__dict__.update(vars(french_deck))
    face.WORLD = World((1, 90, 1), (2, 120, 2), (0, 40, 0), (9, 9, 9), (255, 255, 255), (9, 9, 9))
    face.box_svg = lambda: french_deck.lid("8", "#235c42")
    return face


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, table: Any = None) -> None:
    """It is the last game on the shelf, played at that table, or without one in the terminal."""
    parts: dict[str, dict[str, Any]] = {
        "game.shed": {"GAME": GAME}, "game.shed.kit": {"KIT": KIT},
    }  # fmt: skip
    if table is not None:
        parts["scenes.controllers.shed"] = {"KIT": table}
    for name, contents in parts.items():
        made = ModuleType(name)
        made.__spec__ = ModuleSpec(name, None)
        vars(made).update(contents)
        monkeypatch.setitem(sys.modules, name, made)
    monkeypatch.setattr(registry, "SHELF", (*registry.SHELF, "shed"))
