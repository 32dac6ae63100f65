"""Who is glad of what happened in Stratego Cards, and who is hit by it."""

from __future__ import annotations

from game.cards import NOBODY, Event
from game.cast import Feelings, Mood
from game.stratego.events import Attacked, GameEnded


def feel(event: Event) -> Feelings:
    """A card that fell, and a game that was won."""
    match event:
        case Attacked(seat=seat, attacker_fell=mine, defender_fell=theirs):
            hit, glad = Mood.HIT, Mood.GLOATING
            if mine and theirs:
                return {seat: hit, 1 - seat: hit}
            return {seat: hit, 1 - seat: glad} if mine else {seat: glad, 1 - seat: hit}
        case GameEnded(winner) if winner != NOBODY:
            return {winner: Mood.WINNING, 1 - winner: Mood.SAD}
    return {}
