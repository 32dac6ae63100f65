"""What all may hear of what is asked at Frantic, whatever anybody holds (FRA-130).

A window is said to be one for everybody the rules let react, and what is only asked of those who
hold something for it has one sentence with all else of the kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import Seat
from game.frantic import steps as st
from game.frantic.asking import other_in, question_of
from game.frantic.event_cards import steps as ev
from game.frantic.naming import title
from game.frantic.view import FranticView
from game.messages import Argument, Message, Player, message, players


def aloud(view: FranticView, seats: Sequence[Seat]) -> Message:
    """What these seats decide now, in one sentence."""
    step = view.agenda[0]
    return message(
        f"frantic-aloud-{_word(view, step, seats[0])}",
        names=players(seats),
        asked=len(seats),
        **_about(view, step, seats[0]),
    )


def _word(view: FranticView, step: Any, seat: Seat) -> str:
    """Which sentence fits a step."""
    match step:
        case st.AskPlay(drawn=True):
            return "play-drawn"
        case st.AskTurnUp() | st.AskTwins():
            return "more"
        case ev.AskResurrection(kept=True):
            return "resurrection-other"
    return question_of(view, step, seat)


def _about(view: FranticView, step: Any, seat: Seat) -> dict[str, Argument]:
    """All that a sentence may mention besides."""
    deed = getattr(step, "deed", None)
    out = tuple(at for at, left in enumerate(view.counts) if not left)
    giving = isinstance(step, ev.AskGive)
    return {
        "other": Player(other_in(view, step, seat)),
        "card": "" if deed is None else title(deed.effect, view.options),
        "count": len(view.aside[seat]) if giving else getattr(step, "count", 1),
        "victims": players(out),
        "out": len(out),
    }
