"""What is said at once beside the hand it is about: news, and verdicts nothing else shows."""

from __future__ import annotations

from game.cards import Event
from game.messages import Message, message
from game.totem import events as ev
from game.totem.moves import Hand
from game.totem.sentences import sentence
from game.totem.view import TotemView

# Verdicts that the hand is told at once; others are silent or shown by the totem itself.
TOLD = ("late", "spent", "out", "wrong_hand")


def remark(event: Event, view: TotemView) -> tuple[Hand, Message] | None:
    """Whom an event is told at once, and how; `view` is of the table after it."""
    match event:
        case ev.Judged(hand, _, "ignored", why) if why in TOLD:
            return hand, message(f"totem-ignored-{why}")
        case ev.Judged(hand, _, "error") if view.phase != "window" and view.holder < 0:
            # An error that took nothing (TOT-323).
            return hand, message("totem-nothing-open")
        case ev.Judged(hand, _, _, "locked") if view.hands[hand].locked_until > view.now:
            return hand, message("totem-ignored-locked")
        case ev.NewDeck(hand) | ev.WentOut((hand, *_)):
            said = sentence(event, view)
            return None if said is None else (hand, said)
    return None
