"""What hands and times of Totem are called, as messages."""

from __future__ import annotations

from collections.abc import Iterable

from game.messages import Argument, Message, Player, Several, message
from game.totem.moves import Hand
from game.totem.view import TotemView

SECOND_MS = 1000


def hand_name(view: TotemView, hand: Hand) -> Message | Player:
    """What a hand is called: its player's name, and its side if they have two."""
    owner, side = Player(view.hands[hand].owner), view.hands[hand].side
    return message(f"totem-hand-{side}", name=owner) if side else owner


def hand_names(view: TotemView, hands: Iterable[Hand]) -> Argument:
    """Several hands in one breath."""
    return Several(tuple(hand_name(view, hand) for hand in hands))


def time_told(ms: int) -> Message:
    """A reaction, such as "640 ms" or "1.8 s": in ms while they are few, else in seconds."""
    if ms < SECOND_MS:
        return message("totem-time", ms=ms)
    return message("totem-seconds", seconds=ms / SECOND_MS)
