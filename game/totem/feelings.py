"""Who is glad of what happened in Totem, and who is hit by it: nobody before somebody grabs."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Event, Seat
from game.cast import Feelings, Mood
from game.totem.events import Dealt, DuelWon, GameOver, LastCardFailed, Punished, RushWon, Slipped
from game.totem.moves import Hand


def feel(event: Event, owners: Sequence[Seat]) -> Feelings:
    """Duels and rushes, wrong grabs, a game that was won; `owners`: whose each hand is.

    When the next game is dealt all that is forgotten.
    """

    def all_of(hands: Sequence[Hand], mood: Mood) -> Feelings:
        return {owners[hand]: mood for hand in hands}

    match event:
        case Dealt(owners=seats):
            return dict.fromkeys(seats, Mood.CALM)
        case DuelWon(winner, losers):
            return {**all_of(losers, Mood.HIT), **all_of([winner], Mood.GLOATING)}
        case RushWon(winner):
            return all_of([winner], Mood.GLOATING)
        case LastCardFailed(hands):
            return all_of(hands, Mood.HIT)
        case Punished(hand=hand) | Slipped(hand):
            return all_of([hand], Mood.HIT)
        case GameOver(winners, places):
            return {
                seat: Mood.WINNING if seat in winners else Mood.SAD for seat in range(len(places))
            }
    return {}
