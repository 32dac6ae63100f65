"""Why a move is refused: the table under Illegal input, in its order."""

from __future__ import annotations

from typing import Any

from game.agenda import Step, asked
from game.cards import NOBODY, Seat
from game.jetriko.cards import DEFLECT, KIND_OF, TARGET, TRAPS, WHITE
from game.jetriko.choices import OFFERS, TO_PLAY
from game.jetriko.matching import fits_blank
from game.jetriko.moves import (
    Choose,
    Decline,
    Discard,
    Draw,
    Give,
    JetrikoMove,
    Look,
    NameColour,
    Pass,
    Play,
    TakeCard,
    TimeUp,
)
from game.jetriko.offers import Picks
from game.jetriko.state import Table
from game.jetriko.steps import (
    AskAfterDraw,
    AskColour,
    AskCounterblow,
    AskDefence,
    AskDiscard,
    AskGift,
    AskHandDown,
    AskMain,
    AskSwap,
    AskUTurn,
)
from game.rules import Refusal

# The choices of traps, and of discards, with the rules that ask for them.
OF_TRAPS = {
    AskHandDown: "JET-186",
    AskUTurn: "JET-190",
    AskColour: "JET-194",
    AskGift: "JET-195",
    AskCounterblow: "JET-196",
    AskSwap: "JET-197",
}
OF_DISCARDS = {
    "redraw": "JET-65",
    "divide": "JET-161",
    "sorting-desk": "JET-191",
    "leveller": "JET-192",
    "ballast": "JET-193",
}
NOT_NOW = Refusal("jetriko-not-now", "JET-20")


def refuse_play(table: Table, step: Any, move: Play) -> Refusal | None:
    """Why a card is none of those that may be played at this step, or None (C2 to C8)."""
    allowed, cards, ways = TO_PLAY[type(step)](table, step, move.seat)
    card = move.card
    if card in cards and allowed[card] and move in ways[card]:
        return None
    return explain(table, move)


def refuse_draw(table: Table, step: AskMain, move: Draw) -> Refusal | None:
    """Why nothing can be drawn in the main step, or None (JET-26, JET-131)."""
    if table.draw and not must_play(table, move.seat):
        return None
    return explain(table, move)


def refuse_pass(table: Table, step: AskMain, move: Pass) -> Refusal | None:
    """Why one cannot pass in the main step, or None (JET-30, JET-131)."""
    if not table.draw and not must_play(table, move.seat):
        return None
    return explain(table, move)


def refuse_time_up(table: Table, step: Step, move: TimeUp) -> Refusal | None:
    """Time runs out only where there is a timer (JET-202)."""
    return None if table.options.timer else explain(table, move)


def refuse_other(table: Table, step: Step, move: JetrikoMove) -> Refusal | None:
    """Why any other choice is none of those offered, or None; cards may come in any order."""
    offered = OFFERS[type(step)](table, step, move.seat)
    among = offered.holds(move) if type(offered) is Picks else move in offered
    return None if among else explain(table, move)


def explain(table: Table, move: JetrikoMove) -> Refusal:
    """Why this move, which is not offered, cannot be made."""
    if table.outcome is not None:
        return Refusal("jetriko-over", "JET-118")
    if not 0 <= move.seat < table.seats:
        return Refusal("jetriko-no-such-seat", "Players", (("number", move.seat + 1),))
    if isinstance(move, Look):
        return Refusal("jetriko-not-visible", "JET-81")
    waiting, step = asked(table.agenda), table.agenda[0]
    if move.seat not in waiting:
        rule = "JET-52" if isinstance(step, AskDefence) else "JET-26"
        return Refusal("jetriko-not-your-turn", rule, (("seat", waiting[0]),))
    match move:
        case Play():
            return _play(table, step, move)
        case Draw():
            return _draw(table, step, move)
        case Pass() if isinstance(step, AskMain):
            if must_play(table, move.seat):
                return Refusal("jetriko-blank-must", "JET-131")
            return Refusal("jetriko-draw-first", "JET-30")
        case Discard():
            return _discard(table, step, move)
        case Give():
            return _give(table, step, move)
        case NameColour() if isinstance(step, AskColour):
            return Refusal("jetriko-colour-not-held", "JET-194")
        case Choose() if isinstance(step, AskCounterblow | AskSwap):
            return Refusal("jetriko-another-player", OF_TRAPS[type(step)])
        case Decline() if type(step) in OF_TRAPS or _trap_discard(step):
            return Refusal("jetriko-trap-must", "JET-92")
        case TakeCard():
            return Refusal("jetriko-random-take", "JET-63")
        case TimeUp():
            return Refusal("jetriko-no-timer", "JET-202")
    return NOT_NOW


def _trap_discard(step: Any) -> bool:
    return isinstance(step, AskDiscard) and step.why not in ("redraw", "divide")


def must_play(table: Table, seat: Seat) -> bool:
    """Whether a seat is bound and holds a card that fits the Blank (JET-131)."""
    return table.bound and any(fits_blank(card, table.top) for card in table.hands[seat])


def _play(table: Table, step: Any, move: Play) -> Refusal:
    card = move.card
    if card in TRAPS:
        return Refusal("jetriko-trap-played", "JET-46")
    if card not in table.hands[move.seat]:
        return Refusal("jetriko-not-held", "JET-26")
    if table.bound:
        if isinstance(step, AskAfterDraw) and card != step.card:
            return Refusal("jetriko-blank-nothing-else", "JET-133")
        if not fits_blank(card, table.top):
            return Refusal("jetriko-blank-plain", "JET-131")
    if table.traps:
        return Refusal("jetriko-trap-ends", "JET-96")
    if isinstance(step, AskDiscard) and step.why == "divide":
        if move.seat == table.turn:
            return Refusal("jetriko-played-already", "JET-29")
        return Refusal("jetriko-unanswerable", "JET-157")
    if type(step) not in TO_PLAY:
        return NOT_NOW
    allowed, cards, _ways = TO_PLAY[type(step)](table, step, move.seat)
    if not allowed[card]:
        if isinstance(step, AskDefence):
            return _answer(table, card)
        return Refusal("jetriko-no-match", "JET-40")
    if card not in cards:
        return Refusal("jetriko-drawn-only", "JET-206")
    if KIND_OF[card] == DEFLECT and table.seats > 2 and not move.direction:
        return Refusal("jetriko-direction", "JET-140")
    named = move.target not in (NOBODY, move.seat) and move.target < table.seats
    if KIND_OF[card] == TARGET and isinstance(step, AskDefence) and table.seats > 2 and not named:
        return Refusal("jetriko-target", "JET-168")
    return NOT_NOW


def _answer(table: Table, card: int) -> Refusal:
    """Why this card does not answer the attack (JET-53)."""
    attack, top = table.attack, table.top
    assert attack is not None
    if top in WHITE:
        return Refusal("jetriko-white-only", "JET-151")
    if KIND_OF[card] == DEFLECT:
        return Refusal("jetriko-deflect-fit", "JET-141")
    if KIND_OF[card] != attack.kind:
        return Refusal("jetriko-no-answer-fits", "JET-54")
    return Refusal("jetriko-raise-on-deflect", "JET-145")


def _draw(table: Table, step: Any, move: Draw) -> Refusal:
    if isinstance(step, AskMain):
        if must_play(table, move.seat):
            return Refusal("jetriko-blank-must", "JET-131")
        return Refusal("jetriko-nothing-to-draw", "JET-85")
    if isinstance(step, AskDefence):
        return Refusal("jetriko-under-attack", "JET-21")
    if isinstance(step, AskAfterDraw):
        return Refusal("jetriko-drawn-already", "JET-29")
    return NOT_NOW


def _discard(table: Table, step: Any, move: Discard) -> Refusal:
    if not isinstance(step, AskDiscard):
        return NOT_NOW
    if any(card not in table.hands[move.seat] for card in move.cards):
        return Refusal("jetriko-not-held", "JET-86")
    return Refusal("jetriko-card-count", OF_DISCARDS[step.why], (("count", step.count),))


def _give(table: Table, step: Any, move: Give) -> Refusal:
    if not isinstance(step, AskHandDown | AskUTurn | AskGift):
        return NOT_NOW
    if move.card not in table.hands[move.seat]:
        return Refusal("jetriko-not-held", OF_TRAPS[type(step)])
    named = move.to not in (NOBODY, move.seat) and move.to < table.seats
    if isinstance(step, AskGift) and table.seats > 2 and not named:
        return Refusal("jetriko-another-player", "JET-195")
    return NOT_NOW
