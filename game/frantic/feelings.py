"""Who is glad of what happened in Frantic, and who is hit by it."""

from __future__ import annotations

from game.cards import Event
from game.cast import Feelings, Mood
from game.frantic.events import BombWentOff, RoundScored, Thrown, TurnSkipped, VictimsNamed


def feel(event: Event) -> Feelings:
    """Victims that are named, reactions, turns that are lost, and rounds won."""
    match event:
        case VictimsNamed(seat=seat, victims=victims):
            return {seat: Mood.GLOATING} | dict.fromkeys(victims, Mood.HIT)
        case Thrown(seat=seat):
            return {seat: Mood.GLOATING}
        case TurnSkipped(seat) | BombWentOff(seat):
            return {seat: Mood.HIT}
        case RoundScored(winners=winners, totals=totals) if winners:
            seats = range(len(totals))
            return {seat: Mood.WINNING if seat in winners else Mood.SAD for seat in seats}
    return {}
