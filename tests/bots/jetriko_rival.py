"""A second player of Jetriko by rules of thumb, built another way than `game.jetriko.policy`.

It looks at views alone, and judges a move by the hand that is left: how many cards, how heavy,
and in how many colours and numbers. It shares no code with the bots of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.cards import Seat
from game.jetriko.cards import COLOUR_OF, KIND_OF, KIND_WORDS, NUMBER_OF
from game.jetriko.moves import Choose, Discard, Draw, Give, NameColour, Pass, Play, TakeHit

# What a card in the hand costs, by what it does.
WEIGHT = {"plain": 1.0, "deflect": 0.8, "plus": 0.9, "steal": 0.9, "redraw": 1.0, "skip": 1.0,
          "blank": 1.0}  # fmt: skip
WHITE = 0.7
# What sending so much harm to a neighbour is worth, by how many cards they have.
HARM = {0: 4.0, 1: 2.0, 2: 1.0}
MOST_LOOKED_AT = 60


class Rival:
    """Plays one seat; never in doubt."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose(self, view: Any, moves: Sequence[Any], budget: int = 0) -> Any:
        """The move that leaves the lightest hand and hurts most."""
        return max(moves[:MOST_LOOKED_AT], key=lambda move: self.worth(view, move))

    def worth(self, view: Any, move: Any) -> float:
        """How good the hand left and the harm done are together."""
        match move:
            case Play(card=card):
                left = [one for one in view.hand if one != card]
                return -burden(left) + self.effect(view, move)
            case Draw():
                return -burden(view.hand) - (0.2 if view.back == 3 else 1.4)
            case TakeHit():
                return -burden(view.hand) - hit_costs(view) + 0.4
            case Pass():
                return -burden(view.hand)
            case Discard(cards=cards):
                return -burden([one for one in view.hand if one not in cards])
            case Give(card=card, to=to):
                left = [one for one in view.hand if one != card]
                return -burden(left) + (HARM.get(view.counts[to], 0.0) if to >= 0 else 0.0)
            case NameColour(colour=colour):
                return -burden([one for one in view.hand if COLOUR_OF[one] != colour])
            case Choose(other=other) if view.phase == "swap":
                return -1.3 * float(view.counts[other])
            case Choose(other=other):
                return HARM.get(view.counts[other], 0.0)
        # Keep the hand, let the left neighbour begin, go on.
        return -1.3 * len(view.hand) if view.phase == "swap" else 0.0

    def effect(self, view: Any, move: Play) -> float:
        """What the card does to whoever comes next."""
        kind = KIND_WORDS[KIND_OF[move.card]]
        seats = len(view.counts)
        after = view.counts[(self.seat + (move.direction or view.direction)) % seats]
        if kind in ("plus", "blank"):
            return HARM.get(after, 0.3)
        if kind == "steal":
            return 0.9 if len(view.hand) > 1 else 0.0
        if kind in ("skip", "redraw"):
            return HARM.get(after, 0.3) / 2
        if kind == "target":
            return HARM.get(view.counts[move.target], 0.0) if move.target >= 0 else -1.0
        if kind in ("divide", "more", "stop", "times-two"):
            # Without an attack it is only swapped for another card.
            return 0.2 if view.attack else -1.0
        return 0.1 if kind == "deflect" and after > 1 else 0.0


def burden(hand: Sequence[int]) -> float:
    """How heavy a hand is: its cards, less what they have in common."""
    weight = sum(WEIGHT.get(KIND_WORDS[KIND_OF[card]], WHITE) for card in hand)
    colours = Counter(COLOUR_OF[card] for card in hand if COLOUR_OF[card] >= 0)
    numbers = Counter(NUMBER_OF[card] for card in hand if NUMBER_OF[card])
    together = sum(count - 1 for count in (*colours.values(), *numbers.values()))
    return float(weight - 0.12 * together)


def hit_costs(view: Any) -> float:
    """About how many cards the hit brings."""
    attack = view.attack
    if attack is None or KIND_WORDS[attack.kind] == "redraw":
        return 0.3
    if KIND_WORDS[attack.kind] == "steal":
        return float(min(attack.value, view.counts[attack.attacker]))
    return float(attack.value)


def make_bot(seat: Seat, seed: int) -> Rival:
    """For the arena: `tests.bots.jetriko_rival:make_bot`."""
    return Rival(seat)
