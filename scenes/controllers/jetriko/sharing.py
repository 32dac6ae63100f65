"""Which step of a Divide is done now (JET-158)."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Seat
from game.jetriko.steps import AskDiscard, Share
from game.jetriko.view import JetrikoView


@dataclass(frozen=True, slots=True)
class Sharing:
    """The step of a Divide that is done now: the `number`-th of `of`, by this seat (JET-158)."""

    number: int
    of: int
    seat: Seat


def sharing(view: JetrikoView) -> Sharing | None:
    """The step of a Divide that is done now, if one is under way."""
    attack, share = view.attack, share_of(view)
    if attack is None or share is None:
        return None
    step = view.agenda[0]
    if isinstance(step, AskDiscard):
        return Sharing(attack.value - share.left, attack.value, step.seat)
    return Sharing(min(attack.value - share.left + 1, attack.value), attack.value, share.seat)


def share_of(view: JetrikoView) -> Share | None:
    """What is left of a Divide, if one is under way."""
    return next((step for step in view.agenda if isinstance(step, Share)), None)
