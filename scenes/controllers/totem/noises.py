"""Which sound an event of Totem makes. A reveal sounds the same whatever it shows (TOT-747)."""

from __future__ import annotations

from game.cards import CardsMoved, Event
from game.totem import events as ev
from sounds.names import Sound

NOISES: dict[type[Event], Sound] = {
    ev.Revealed: Sound.FLIP,
    ev.Counted: Sound.TICK,
    ev.Began: Sound.GO,
    ev.Slipped: Sound.SLIP,
    ev.Punished: Sound.PENALTY,
    ev.NewDeck: Sound.SHUFFLE,
    ev.PotDealtOut: Sound.SHUFFLE,
    ev.GameOver: Sound.FANFARE,
    CardsMoved: Sound.SLIDE,
}


def noise_of(event: Event) -> Sound | None:
    """The sound of an event, or None."""
    if isinstance(event, ev.Grabbed):
        return Sound.GRAB if event.verdict == "correct" else Sound.WRONG
    return NOISES.get(type(event))
