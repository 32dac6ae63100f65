"""What all may hear of what is asked at Jetriko: never whether a card fits, nor which."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Seat
from game.jetriko.steps import AskDiscard, AskHandDown
from game.jetriko.view import JetrikoView
from game.messages import Message, Player, message, players


def aloud(view: JetrikoView, seats: Sequence[Seat]) -> Message:
    """What these seats decide now, in one sentence."""
    step = view.agenda[0]
    key, other, count = view.phase, seats[0], 0
    match step:
        case AskDiscard(seat, most, why):
            key, count = f"discard-{why}", min(most, view.counts[seat])
        case AskHandDown(to=to):
            other = to
        case _ if view.phase == "main" and not view.pile:
            key = "main-pass"
    return message(
        f"jetriko-aloud-{key}", names=players(seats), asked=len(seats), other=Player(other),
        count=count,
    )  # fmt: skip
