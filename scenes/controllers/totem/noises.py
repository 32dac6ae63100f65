"""Which sound an event of Totem makes. A reveal sounds the same whatever it shows (TOT-747)."""

from __future__ import annotations

from game.cards import CardsMoved, Event
from game.totem import events as ev
from sounds.names import Sound


def noise_of(event: Event) -> Sound | None:
    """The sound of an event, or None."""
    match event:
        case ev.Revealed():
            return Sound.FLIP
        case ev.Grabbed(verdict="correct"):
            return Sound.GRAB
        case ev.Grabbed():
            return Sound.WRONG
        case ev.Returned():
            return Sound.THUMP
        case ev.Counted():
            return Sound.TICK
        case ev.Began():
            return Sound.GO
        case ev.Slipped():
            return Sound.SLIP
        case ev.Dealt():
            return Sound.DEAL
        case ev.Punished():
            return Sound.PENALTY
        case ev.NewDeck() | ev.PotDealtOut():
            return Sound.SHUFFLE
        case ev.GameOver():
            return Sound.FANFARE
        case CardsMoved():
            return Sound.SLIDE
    return None
