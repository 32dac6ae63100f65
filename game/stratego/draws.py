"""Giving up, and agreeing on a draw (STR-54)."""

from __future__ import annotations

from game.agenda import done, push
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


def check_give_up(table: Table, move: GiveUp) -> Refusal | None:
    """In the own turn a player may always give up."""
    return None


def check_offer_now(table: Table, move: OfferDraw) -> Refusal | None:
    """Why a draw cannot be offered now."""
    step = table.agenda[0]
    if not isinstance(step, AskAction):
        return Refusal("stratego-acted", "STR-54")
    return Refusal("stratego-draw-offered", "STR-54") if step.offered else None


def check_answer(table: Table, move: AnswerDraw) -> Refusal | None:
    """Why there is nothing to answer."""
    offered = isinstance(table.agenda[0], AskDraw)
    return None if offered else Refusal("stratego-no-offer", "STR-54")


def give_up(table: Table, move: GiveUp, events: list[Event]) -> None:
    """The other player wins."""
    end_game(table, 1 - move.seat, "gave-up", events)


def offer_draw(table: Table, move: OfferDraw, events: list[Event]) -> None:
    """The other player is asked at once."""
    events.append(DrawOffered(move.seat))
    rest = done(table.agenda)
    table.agenda = push(rest, AskDraw(1 - move.seat), AskAction(move.seat, offered=True))


def answer_draw(table: Table, move: AnswerDraw, events: list[Event]) -> None:
    """A draw, or the turn goes on as if nothing had been said."""
    events.append(DrawAnswered(move.seat, move.agreed))
    table.agenda = done(table.agenda)
    if move.agreed:
        end_game(table, NOBODY, "agreed", events)
