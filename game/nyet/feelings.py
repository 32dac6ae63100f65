"""Who is glad of what happened in NYET!, and who is hit by it."""

from __future__ import annotations

from game.cards import Event
from game.cast import Feelings, Mood
from game.nyet.events import RoundScored, TrickTaken


def feel(event: Event) -> Feelings:
    """A trick with loot, and who gained most and least in a round."""
    match event:
        case TrickTaken(winner, loot) if loot:
            return {winner: Mood.GLOATING}
        case RoundScored(gains=gains) if min(gains) != max(gains):
            shows = {max(gains): Mood.GLOATING, min(gains): Mood.HIT}
            return {seat: shows[gain] for seat, gain in enumerate(gains) if gain in shows}
    return {}
