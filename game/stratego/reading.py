"""What an enemy's deeds tell of the cards they left where they were.

Had a card been able to do much better than what they did, they would have used it. So every
attack and look speaks against the ranks it passed over, and for Bombs and the Flag, which can do
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.cards import HIDDEN, Event, Seat
from game.stratego.cards import (
    ARMIES,
    BOMB,
    FLAG,
    GAP,
    RANK_OF,
    RANKS,
    SCOUT,
    SLOTS,
    SPY,
    Rank,
    Slot,
)
from game.stratego.events import Attacked, Filled, HandSeen, LineLaid, Regrouped, SlotsSeen
from game.stratego.kernel import GAIN, PROBE, SHOWN
from game.stratego.view import StrategoView

# How likely a card is laid if it is among the eight taken, how readily it is placed in a gap
# rather than another card of the hand, and by how much a deed of another card makes it likelier,
# as games showed it: a Scout seldom lies idle for long.
LAID = (0.0, 0.23, 0.63, 0.14, 1.08, 1.01, 0.82, 0.76, 0.84, 0.68, 0.81, 0.54)
LIKED = (0.01, 1.1, 1.12, 1.02, 1.04, 1.09, 1.15, 1.17, 1.27, 1.13, 1.3, 0.97)
IDLE = (0.85, 1.0, 0.86, 1.02, 1.08, 1.13, 1.15, 1.11, 1.04, 0.91, 0.9, 1.03)
# What a look is taken to be worth; how much better a deed must be to be seen, in worth of cards;
# how often somebody overlooks even the best.
LOOK, SHARPNESS, OVERLOOKED = 0.6, 0.4, 0.3


def weights_by_slot(view: StrategoView, owner: Seat) -> list[tuple[float, ...]]:
    """By slot of `owner`'s line: how well each rank fits all they did, and how it came there."""
    reader = Reader(view, owner)
    for number, event in enumerate(view.history):
        reader.read(number, event)
    return [tuple(weights) for weights in reader.weights]


class Reader:
    """Follows a game as `owner` saw it, and asks at each deed what they could have done."""

    def __init__(self, view: StrategoView, owner: Seat) -> None:
        self.owner, self.other = owner, 1 - owner
        self.weights: list[Sequence[float]] = [LAID] * 5
        # Of the owner's line: what is not known of it. Of the other's: ranks the owner knows.
        self.unread = [True] * 5
        self.seen: list[Rank] = [HIDDEN] * 5
        self.hidden = list(ARMIES[view.options.army])
        self.shown = ranks_shown(view, self.other)

    def read(self, number: int, event: Event) -> None:
        """Go on to the next event."""
        match event:
            case Attacked(seat=seat):
                mine = event.slot if seat == self.owner else event.target
                theirs = event.target if seat == self.owner else event.slot
                rank = event.defender if seat == self.owner else event.attacker
                fell = event.defender_fell if seat == self.owner else event.attacker_fell
                if seat == self.owner:
                    self.judge(mine, self.worth(event.attacker, mine, self.seen[theirs]))
                self.unread[mine] = False
                self.learn(theirs, rank)
                if fell:
                    self.seen[theirs] = GAP
            case HandSeen(seat=seat, slot=slot) | SlotsSeen(seat=seat, slot=slot):
                self.look(number, event, seat, slot)
            case Filled(seat=seat, slots=slots) if seat == self.owner:
                for slot in slots:
                    self.weights[slot], self.unread[slot] = LIKED, True
            case Filled(slots=slots):
                for slot in slots:
                    self.seen[slot] = HIDDEN
            case Regrouped(seat=seat) | LineLaid(seat=seat):
                self.laid_anew(seat)

    def look(self, number: int, event: HandSeen | SlotsSeen, seat: Seat, slot: Slot) -> None:
        """Somebody showed a Spy or a Scout and looked."""
        if seat == self.owner:
            self.judge(slot, LOOK)
            self.unread[slot] = False
            for at, rank in self.shown.get(number, ()):
                self.learn(at, rank)
            return
        self.learn(slot, SPY if isinstance(event, HandSeen) else SCOUT)
        if isinstance(event, SlotsSeen):
            for at in event.targets:
                self.unread[at] = False

    def laid_anew(self, seat: Seat) -> None:
        """A regroup: nothing is known of that line any more."""
        if seat == self.owner:
            self.weights, self.unread = [LAID] * 5, [True] * 5
            return
        for rank in self.seen:
            if rank >= 0:
                self.hidden[rank] += 1
        self.seen = [HIDDEN] * 5

    def learn(self, slot: Slot, rank: Rank) -> None:
        """The owner knows now what lies there."""
        if self.seen[slot] == HIDDEN and rank >= 0:
            self.seen[slot] = rank
            self.hidden[rank] -= 1

    def worth(self, rank: Rank, slot: Slot | None, target: Rank) -> float:
        """What an attack is worth to the owner; a `slot` that is known costs nothing to show."""
        cost = SHOWN[rank] if slot is None or self.unread[slot] else 0.0
        if target != HIDDEN:
            return GAIN[rank][target] - cost
        count = sum(self.hidden) - self.hidden[FLAG]
        gains = sum(n * gain for n, gain in zip(self.hidden, PROBE[rank], strict=True))
        return gains / max(1, count) - cost

    def judge(self, used: Slot, worth: float) -> None:
        """The owner did something worth so much, with the card in this slot and no other."""
        targets = {rank for rank in self.seen if rank != GAP}
        passed = list(IDLE)
        for rank in RANKS:
            if FLAG < rank < BOMB and targets:
                best = max(self.worth(rank, None, target) for target in targets)
                missed = 1.0 / (1.0 + exp(min(30.0, (best - worth) / SHARPNESS)))
                passed[rank] *= OVERLOOKED + (1.0 - OVERLOOKED) * missed
        for slot in SLOTS:
            if slot != used and self.unread[slot]:
                old = self.weights[slot]
                self.weights[slot] = [a * b for a, b in zip(old, passed, strict=True)]


def ranks_shown(view: StrategoView, other: Seat) -> dict[int, list[tuple[Slot, Rank]]]:
    """By number of a Scout's look: which cards of `other` it saw, as far as that can be told."""
    known = other == view.seat
    line: list[Rank] = [
        RANK_OF[card] if known and card != GAP else HIDDEN for card in view.lines[other]
    ]
    found: dict[int, list[tuple[Slot, Rank]]] = {}
    for number in range(len(view.history) - 1, -1, -1):
        event = view.history[number]
        match event:
            case Attacked(seat=seat):
                mine = seat == other
                line[event.slot if mine else event.target] = (
                    event.attacker if mine else event.defender
                )
            case Filled(seat=seat, slots=slots) if seat == other:
                for slot in slots:
                    line[slot] = HIDDEN
            case Regrouped(seat=seat) if seat == other:
                line = [HIDDEN] * 5
            case SlotsSeen(seat=seat, targets=targets) if seat != other:
                found[number] = [(at, line[at]) for at in targets]
    return found
