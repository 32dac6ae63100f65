"""A deal to try a composed card with: one in which the card comes at once."""

from __future__ import annotations

from itertools import count
from typing import Any

from game.frantic import GAME
from game.frantic.cards import SYMBOL
from game.frantic.composed.card import EVENT_CARDS, Composed
from game.frantic.events import EventTurned
from game.frantic.moves import GoOn, Play
from game.frantic.options import Options
from game.frantic.rules import FranticState

# Who tries it, and among how many.
SEATS, ME = 4, 0
OF_PANDORA = ("do_it_yourself", "pandoras_box")


def practice_options(card: str, own: Composed) -> Options:
    """BASE, and what the card and its steps are of; the person deals if an event shall come."""
    actions = {part.action for part in own.parts}
    pandora = card in OF_PANDORA or "rule" in actions or own.type == "violet"
    event = card in EVENT_CARDS
    chosen: dict[str, Any] = {card: str(own)}
    return Options(
        preset="own", troublemaker=False, pandora=pandora, blank=card not in OF_PANDORA,
        supercharge="power" in actions, first_dealer=str(1 if event else SEATS), rule_cards=0,
        **chosen,
    )  # fmt: skip


def deal_for(card: str, options: Options, seed: int) -> int:
    """The first seed from that one on with which the card comes at once."""
    return next(one for one in count(seed) if comes_at_once(card, options, one))


def comes_at_once(card: str, options: Options, seed: int) -> bool:
    """Whether the card can be played in the first turn, or is the event the first card sets off."""
    state = GAME.deal(SEATS, options, seed)
    dealer = state.to_act()[0]
    events = state.play(GoOn(dealer))
    # An event may turn another one.
    first = next((event.event for event in events if isinstance(event, EventTurned)), None)
    return first == card if card in EVENT_CARDS else first is None and _in_hand(state, card)


def _in_hand(state: FranticState, card: str) -> bool:
    if state.active != ME or state.to_act() != (ME,):
        return False
    moves = state.moves(ME)
    return any(isinstance(move, Play) and SYMBOL[move.card] == card for move in moves)
