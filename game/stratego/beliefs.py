"""What a seat believes of the cards it does not see: which are left, and where each may lie.

What is certain comes from the view and from `recalling`. The rest are likelihoods: a Flag is
kept in the hand while there is a choice, and what the enemy left undone tells of their cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from game.cards import HIDDEN, Seat
from game.stratego.cards import BOMB, FLAG, GAP, RANK_OF, RANKS, Rank, Slot
from game.stratego.events import Attacked, Filled, Refilled, Regrouped
from game.stratego.kernel import Duel
from game.stratego.reading import LIKED, weights_by_slot
from game.stratego.recalling import Tale, supply, tales
from game.stratego.view import StrategoView

Luck: TypeAlias = Callable[[], float]
T = TypeVar("T")

# How readily a card stays in the hand when another is placed.
KEPT = (1.0, 0.75, 0.3, 0.6, 0.25, 0.3, 0.3, 0.4, 0.4, 0.55, 0.6, 0.5)
EVENLY: tuple[float, ...] = (1.0,) * 12
# How likely a Flag that was drawn was laid into a slot, beside keeping it.
FLAG_LAID, FLAG_FORCED = 0.02, 1.0
ARMY_SIZE = 23


def liking(rank: Rank) -> float:
    """How readily players place a card of this rank rather than another of their hand."""
    return LIKED[rank]


class Belief:
    """What `view` lets one believe of the cards of `owner`, by default the enemy."""

    def __init__(
        self, view: StrategoView, weighing: bool = True, owner: Seat | None = None
    ) -> None:
        self.view = view
        self.owner = view.enemy if owner is None else owner
        self.left = supply(view, self.owner)
        told = tales(view, self.owner, liking) if weighing else tales(view, self.owner)
        total = sum(told.values())
        self.tales: list[tuple[Tale, float]] = [(t, w / total) for t, w in told.items()]
        self.ages, self.forced = histories(view, self.owner)
        self.kept = KEPT if weighing else EVENLY
        self.weights = weights_by_slot(view, self.owner) if weighing else [EVENLY] * 5
        there = zip(view.lines[self.owner], view.known[self.owner], strict=True)
        self.open = [
            slot for slot, (card, rank) in enumerate(there) if card != GAP and rank == HIDDEN
        ]

    def chances(self) -> list[tuple[float, ...]]:
        """By slot of the enemy's line: how likely each rank lies there; nothing for a gap."""
        found = [[0.0] * 12 for _ in range(5)]
        for (line, hand), share in self.tales:
            pool = self.pool(line, hand)
            for slot, rank in enumerate(line):
                if rank >= 0:
                    found[slot][rank] += share
                elif rank == HIDDEN:
                    flag = self.flag_share(slot, line, hand) if pool[FLAG] else 0.0
                    likely = [
                        count * weight if other != FLAG else 0.0
                        for other, (count, weight) in enumerate(
                            zip(pool, self.weights[slot], strict=True)
                        )
                    ]
                    total = sum(likely) or 1.0
                    for other in RANKS:
                        found[slot][other] += share * (1.0 - flag) * likely[other] / total
                    found[slot][FLAG] += share * flag
        return [tuple(one) for one in found]

    def pool(self, line: tuple[Rank, ...], hand: tuple[Rank, ...]) -> list[int]:
        """The cards of the enemy of which a tale does not tell, by rank."""
        pool = self.left[:]
        for rank in (*line, *hand):
            if rank >= 0:
                pool[rank] -= 1
        return pool

    def flag_places(self, line: tuple[Rank, ...], hand: tuple[Rank, ...]) -> dict[int, float]:
        """How likely the Flag lies in a slot (0 to 4), in the hand (5), in the deck (6)."""
        deck = self.view.decks[self.owner]
        drawn = ARMY_SIZE - deck
        places: dict[int, float] = {}
        for slot, rank in enumerate(line):
            if rank == HIDDEN:
                places[slot] = drawn * (FLAG_FORCED if self.forced[slot] else FLAG_LAID)
        if HIDDEN in hand:
            places[5] = float(drawn)
        if deck:
            places[6] = float(deck)
        return places

    def flag_share(self, slot: Slot, line: tuple[Rank, ...], hand: tuple[Rank, ...]) -> float:
        """How likely the Flag lies in this slot, where a tale does not tell of it."""
        places = self.flag_places(line, hand)
        return places[slot] / sum(places.values())

    def sample(self, tale: Tale, luck: Luck) -> tuple[list[Rank], list[Rank], list[Rank]]:
        """A line, hand and deck as they may be where a tale is true."""
        line, hand = list(tale[0]), list(tale[1])
        pool = self.pool(*tale)
        deck: list[Rank] = []
        if pool[FLAG]:
            pool[FLAG] = 0
            self.lay_flag(line, hand, deck, luck)
        for slot, rank in enumerate(line):
            if rank == HIDDEN:
                line[slot] = draw(pool, self.weights[slot], luck)
        for place, rank in enumerate(hand):
            if rank == HIDDEN:
                hand[place] = draw(pool, self.kept, luck)
        rest = [rank for rank, count in enumerate(pool) for _ in range(count)]
        shuffle(rest, luck)
        if deck:
            rest.insert(int(luck() * (len(rest) + 1)), FLAG)
        return line, hand, rest

    def lay_flag(self, line: list[Rank], hand: list[Rank], deck: list[Rank], luck: Luck) -> None:
        """Put the Flag where it may be."""
        places = self.flag_places(tuple(line), tuple(hand))
        place = one_of(list(places.items()), luck)
        if place < 5:
            line[place] = FLAG
        elif place == 5:
            hand[hand.index(HIDDEN)] = FLAG
        else:
            deck.append(FLAG)

    def world(self, luck: Luck) -> Duel:
        """A whole duel that may be, with the seat that looks to move."""
        view, enemy = self.view, self.owner
        assert view.seat is not None
        seat = view.seat
        duel = Duel(seat)
        tale = one_of(self.tales, luck)
        duel.lines[enemy], duel.hands[enemy], duel.decks[enemy] = self.sample(tale, luck)
        duel.lines[seat] = [GAP if card == GAP else RANK_OF[card] for card in view.lines[seat]]
        duel.hands[seat] = [RANK_OF[card] for card in view.hand]
        own = supply(view, seat)
        for rank in (*duel.lines[seat], *duel.hands[seat]):
            if rank >= 0:
                own[rank] -= 1
        deck = [rank for rank, count in enumerate(own) for _ in range(count)]
        shuffle(deck, luck)
        duel.decks[seat] = deck
        duel.quiet = view.quiet
        for side in (seat, enemy):
            counts = supply(view, side)
            for slot, rank in enumerate(view.known[side]):
                if rank != HIDDEN:
                    duel.known[side] |= 1 << slot
                    counts[rank] -= 1
            duel.count_hidden(side, counts)
        return duel


def histories(view: StrategoView, owner: Seat) -> tuple[list[int], list[bool]]:
    """By slot: how many of the owner's attacks another card made since this one was laid, and
    whether it was laid for want of any other.
    """
    ages, forced = [0] * 5, [False] * 5
    hand = 3
    for event in view.history:
        match event:
            case Attacked(seat=seat, slot=slot) if seat == owner:
                ages = [0 if at == slot else age + 1 for at, age in enumerate(ages)]
            case Filled(seat=seat, slots=slots) if seat == owner:
                hand -= len(slots)
                for slot in slots:
                    ages[slot], forced[slot] = 0, hand <= 0
            case Refilled(seat=seat, count=count) if seat == owner:
                hand += count
            case Regrouped(seat=seat, count=count) if seat == owner:
                ages, forced = [0] * 5, [count <= 5] * 5
                hand = min(3, max(0, count - 5))
    return ages, forced


def one_of(choices: Sequence[tuple[T, float]], luck: Luck) -> T:
    """One of these, each by its share."""
    at = luck() * sum([share for _, share in choices])
    for choice, share in choices:
        at -= share
        if at < 0:
            return choice
    return choices[-1][0]


def draw(pool: list[int], weights: tuple[float, ...], luck: Luck) -> Rank:
    """Take a card out of a pool, each by its weight."""
    shares = [count * weight for count, weight in zip(pool, weights, strict=True)]
    at = luck() * sum(shares)
    chosen = BOMB
    for rank, share in enumerate(shares):
        if share:
            chosen = rank
            at -= share
            if at < 0:
                break
    pool[chosen] -= 1
    return chosen


def shuffle(ranks: list[Rank], luck: Luck) -> None:
    """Put ranks into random order (Fisher-Yates)."""
    for last in range(len(ranks) - 1, 0, -1):
        other = int(luck() * (last + 1))
        ranks[last], ranks[other] = ranks[other], ranks[last]


def lucky(seed: int) -> Luck:
    """A stream of numbers in [0, 1), the same for the same seed."""
    return Random(seed).random
