"""Giving up, and agreeing on a draw (STR-54)."""

from __future__ import annotations

from game.agenda import Step, done, push
from game.cards import NOBODY, Event
from game.rules import Refusal
from game.stratego.ending import end_game
from game.stratego.events import DrawAnswered, DrawOffered
from game.stratego.moves import AnswerDraw, GiveUp, OfferDraw
from game.stratego.options import Options
from game.stratego.state import Table
from game.stratego.steps import AskAction, AskDraw


def check_offer(people: int) -> Refusal | None:
    """Why nobody can offer a draw at a table with so many people: bots do not agree on one."""
    return None if people == 2 else Refusal("stratego-draw-people", "STR-54")


def check_draw_count(options: Options, people: int) -> Refusal | None:
    """Why a table with so many people cannot play so: bots alone might never end (O-7)."""
    if options.draw_count or people:
        return None
    return Refusal("stratego-draw-count", "O-7")


def check_offer_now(table: Table, step: AskAction, move: OfferDraw) -> Refusal | None:
    """Why a draw cannot be offered, or None: it is offered once in a turn."""
    return Refusal("stratego-draw-offered", "STR-54") if step.offered else None


def give_up(table: Table, step: Step, move: GiveUp, events: list[Event]) -> None:
    """The other player wins."""
    end_game(table, 1 - move.seat, "gave-up", events)


def offer_draw(table: Table, step: AskAction, move: OfferDraw, events: list[Event]) -> None:
    """The other player is asked at once."""
    events.append(DrawOffered(move.seat))
    rest = done(table.agenda)
    table.agenda = push(rest, AskDraw(1 - move.seat), AskAction(move.seat, offered=True))


def answer_draw(table: Table, step: AskDraw, move: AnswerDraw, events: list[Event]) -> None:
    """A draw, or the turn goes on as if nothing had been said."""
    events.append(DrawAnswered(move.seat, move.agreed))
    table.agenda = done(table.agenda)
    if move.agreed:
        end_game(table, NOBODY, "agreed", events)
