"""Who is glad of what happened in Jetriko, and who is hit by it."""

from __future__ import annotations

from game.cards import NOBODY, Event
from game.cast import Feelings, Mood
from game.jetriko.events import (
    AttackEnded,
    AttackHits,
    AttackSent,
    OnTheBrink,
    PassedOver,
    RoundBlocked,
    RoundWon,
    TrapRevealed,
)


def feel(event: Event) -> Feelings:
    """Attacks sent, stopped and taken, traps, hands that run out, and rounds won."""
    match event:
        case AttackSent(attacker=attacker):
            return {attacker: Mood.GLOATING}
        case AttackHits(attacker=attacker, victim=victim):
            return {attacker: Mood.GLOATING, victim: Mood.HIT}
        case AttackEnded(by=by) if by != NOBODY:
            return {by: Mood.GLOATING}
        case TrapRevealed(seat=seat) | PassedOver(seat=seat):
            return {seat: Mood.HIT}
        case OnTheBrink(seat):
            return {seat: Mood.GLOATING}
        case RoundWon(seat, wins) | RoundBlocked(seat, wins) if seat != NOBODY:
            return dict.fromkeys(range(len(wins)), Mood.SAD) | {seat: Mood.WINNING}
    return {}
