"""Totem on a phone: a pad for each hand that grabs, and for each that turns (TOT-749)."""

from __future__ import annotations

from collections.abc import Sequence

from game.messages import Message, message
from game.pads import Pad, Pads
from game.totem.asking import ask
from game.totem.options import Options
from game.totem.sentences import tell
from game.totem.view import HandView, TotemView


def offered(options: Options) -> bool:
    """Whether phones may be hands."""
    return options.phones


def lie(view: TotemView) -> Sequence[Pad]:
    """The pads of a seat, that of the left hand first; who is out has none."""
    hands = sorted(
        (hand for hand in view.hands if hand.owner == view.seat and not hand.place),
        key=lambda hand: hand.side,
    )
    turns = view.options.flip_mode == "own_key"
    return [pad for hand in hands for pad in _pads_of(hand, turns)]


def _pads_of(hand: HandView, turns: bool) -> list[Pad]:
    number, side = (1 if hand.side == "left" else 0), (f"-{hand.side}" if hand.side else "")
    found = [Pad(f"{number}/grab", message(f"totem-pad-grab{side}"))]
    if turns:
        found.append(Pad(f"{number}/flip", message(f"totem-pad-flip{side}")))
    return found


def says(view: TotemView) -> Message:
    """What stands above the pads."""
    out = all(hand.place for hand in view.hands if hand.owner == view.seat)
    return message("totem-pad-out" if out else "totem-pad-says")


PADS: Pads[TotemView] = Pads(offered, lie, says, ask, tell)
