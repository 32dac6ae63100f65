"""A game of Stratego Cards for playing out by the thousand: ranks in lists, no events, no checks.

Each side plays by what it may know: the enemy's cards that it has seen, and of all others only
how many of each rank there are. Only what really lies there, and so what an attack brings, is
known to the kernel alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Self, TypeAlias

from game.cards import NOBODY, Seat
from game.stratego.cards import BOMB, CLASH, FLAG, GAP, MOVABLE, RANKS, SCOUT, Rank, Slot

Luck: TypeAlias = Callable[[], float]

# What a card is worth to its owner.
WORTH = (0.0, 4.0, 2.4, 3.4, 2.2, 3.0, 4.0, 5.2, 6.5, 8.5, 10.0, 3.6)
CAPTURE = 60.0
# What it costs to show a card the enemy does not know: the higher, the more it is hunted.
SHOWN = (0.0, 1.2, 0.1, 0.3, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0, 1.4, 0.0)
# How gladly a card goes from the hand into the line: the Flag last of all.
PLACED = (-50.0, 2.0, 4.0, 2.6, 4.2, 4.0, 3.8, 3.6, 3.4, 3.0, 2.8, 3.2)
# Worth less than this, an attack is left for a Scout's look.
LOOK_BELOW = 0.6
# By how much, at most, a player misjudges what a choice is worth.
WAVERING = 0.15

# What decides a game, in the logarithm of the odds to win: found by regression on games of the
# plain players. A card, by rank; how many there are, as what outnumbers the enemy's counts most
# in the end; a Bomb the enemy knows; a movable card in the line rather than to come.
STANDING = (0.0, 0.33, 0.14, 0.2, 0.2, 0.25, 0.32, 0.38, 0.51, 0.83, 1.21, 0.34)
NUMBERS = tuple(4.8 * log(count + 0.5) for count in range(24))
BOMB_SEEN, MOVES = -0.52, -0.165
# A Flag that may be hit: the one unknown card of the line, or known itself.
FLAG_RISK = -1.9
# What the best attack on a known card brings, for the side to move and for the other; on an
# unknown one.
PREY, LATER_PREY, MOST_PREY, PROBING = 0.096, 0.054, 12.0, 0.17


def gain(attacker: Rank, target: Rank) -> float:
    """What an attack brings when the target is this card."""
    if target == FLAG:
        return CAPTURE
    attacker_falls, target_falls = CLASH[attacker][target]
    return target_falls * WORTH[target] - attacker_falls * WORTH[attacker]


GAIN = tuple(tuple(gain(a, t) if MOVABLE[a] else 0.0 for t in RANKS) for a in RANKS)
# The same without the Flag, whose place is a question of its own.
PROBE = tuple(tuple(0.0 if t == FLAG else GAIN[a][t] for t in RANKS) for a in RANKS)
# By target: what it adds for every attacker.
ADDS = tuple(tuple(PROBE[a][t] for a in RANKS) for t in RANKS)


class Duel:
    """Two sides, by seat: lines, hands and decks of ranks (the top of a deck is its last).

    `known` has a bit for every slot of a side that the other side knows. `hidden` counts a
    side's cards that the other does not know, `sums` what an attack on one of them brings in
    all, by attacker.
    """

    __slots__ = ("decks", "hands", "hidden", "known", "lines", "quiet", "sums", "turn", "winner")

    def __init__(self, turn: Seat) -> None:
        self.lines: list[list[Rank]] = [[], []]
        self.hands: list[list[Rank]] = [[], []]
        self.decks: list[list[Rank]] = [[], []]
        self.known = [0, 0]
        self.hidden = [0, 0]
        self.sums: list[list[float]] = [[0.0] * 12, [0.0] * 12]
        self.turn = turn
        self.quiet = 0
        self.winner: Seat | None = None

    def copy(self) -> Self:
        """An equal duel that shares nothing that changes."""
        new = object.__new__(type(self))
        (a, b), (c, d), (e, f) = self.lines, self.hands, self.decks
        new.lines, new.hands, new.decks = [a[:], b[:]], [c[:], d[:]], [e[:], f[:]]
        new.known, new.hidden = self.known[:], self.hidden[:]
        a_sums, b_sums = self.sums
        new.sums = [a_sums[:], b_sums[:]]
        new.turn, new.quiet, new.winner = self.turn, self.quiet, self.winner
        return new

    def count_hidden(self, side: Seat, ranks: Sequence[int]) -> None:
        """Of this side the other does not know so many cards of each rank."""
        self.hidden[side] = sum(ranks) - ranks[FLAG]
        self.sums[side] = [
            sum(count * ADDS[rank][a] for rank, count in enumerate(ranks)) for a in RANKS
        ]

    def uncover(self, side: Seat, slot: Slot) -> None:
        """The other side learns what lies there."""
        if self.known[side] >> slot & 1:
            return
        self.known[side] |= 1 << slot
        rank = self.lines[side][slot]
        if rank != FLAG:
            self.hidden[side] -= 1
            self.sums[side] = [s - a for s, a in zip(self.sums[side], ADDS[rank], strict=True)]

    def remove(self, side: Seat, slot: Slot) -> None:
        """A card that was uncovered falls."""
        self.lines[side][slot] = GAP
        self.known[side] &= ~(1 << slot)

    def attack(self, slot: Slot, target: Slot) -> None:
        """The side to move attacks."""
        side = self.turn
        enemy = 1 - side
        attacker, defender = self.lines[side][slot], self.lines[enemy][target]
        self.quiet = 0
        if defender == FLAG:
            self.winner = side
            return
        self.uncover(side, slot)
        self.uncover(enemy, target)
        attacker_falls, defender_falls = CLASH[attacker][defender]
        if attacker_falls:
            self.remove(side, slot)
        if defender_falls:
            self.remove(enemy, target)

    def look(self, slot: Slot, targets: Sequence[Slot]) -> None:
        """The side to move shows the Scout in `slot` and looks at these slots."""
        self.uncover(self.turn, slot)
        for target in targets:
            self.uncover(1 - self.turn, target)
        self.quiet += 1

    def end_turn(self, limit: int) -> None:
        """The turn passes; the other side refills, and loses if it cannot move."""
        if limit and self.quiet >= limit:
            self.winner = NOBODY
            return
        side = self.turn = 1 - self.turn
        hand, deck = self.hands[side], self.decks[side]
        while len(hand) < 3 and deck:
            hand.append(deck.pop())
        for rank in self.lines[side]:
            if 0 < rank < BOMB:
                return
        self.winner = 1 - side

    def fill(self, luck: Luck) -> None:
        """The side to move fills its gaps, with what it places most gladly."""
        side = self.turn
        line, hand = self.lines[side], self.hands[side]
        while hand and GAP in line:
            movable = 0
            for rank in line:
                movable += 0 < rank < BOMB
            best, chosen = -1e9, FLAG
            for rank in hand:
                worth = PLACED[rank] + 2.0 * WAVERING * luck()
                if rank == BOMB and movable < 2:
                    worth -= 4.0
                if worth > best:
                    best, chosen = worth, rank
            hand.remove(chosen)
            line[line.index(GAP)] = chosen

    def flag_chance(self, side: Seat) -> float:
        """How likely an unknown card of this side's line is its Flag, for the other side.

        A Flag is kept in the hand as long as it may be.
        """
        if self.decks[side]:
            return 0.01
        unknown = 5 - self.lines[side].count(GAP) - self.known[side].bit_count()
        if self.hands[side]:
            return 0.06
        line, known = self.lines[side], self.known[side]
        for slot in range(5):
            if known >> slot & 1 and line[slot] == FLAG:
                return 0.0
        return 1.0 / unknown if unknown else 0.0

    def move(self, luck: Luck) -> None:
        """The side to move does what seems best to it."""
        side = self.turn
        enemy = 1 - side
        mine, theirs = self.lines[side], self.lines[enemy]
        seen, exposed = self.known[enemy], self.known[side]
        sums, hidden = self.sums[enemy], self.hidden[enemy] or 1
        flag = self.flag_chance(enemy) * CAPTURE
        open_slots: list[Slot] = []
        targets: list[Slot] = []
        for slot, rank in enumerate(theirs):
            if rank != GAP:
                if seen >> slot & 1:
                    targets.append(slot)
                else:
                    open_slots.append(slot)
        best, chosen, at = -1e9, -1, -1
        for slot, rank in enumerate(mine):
            if not 0 < rank < BOMB:
                continue
            cost = 0.0 if exposed >> slot & 1 else SHOWN[rank]
            row = GAIN[rank]
            for target in targets:
                worth = row[theirs[target]] - cost + WAVERING * luck()
                if worth > best:
                    best, chosen, at = worth, slot, target
            if open_slots:
                worth = sums[rank] / hidden + flag - cost + WAVERING * luck()
                if worth > best:
                    best, chosen, at = worth, slot, -1
        if best < LOOK_BELOW and len(open_slots) > 1 and SCOUT in mine and self.quiet < 12:
            self.look(mine.index(SCOUT), open_slots[:2])
            return
        if at < 0:
            at = open_slots[int(luck() * len(open_slots))]
        self.attack(chosen, at)

    def play_out(self, luck: Luck, limit: int, turns: int) -> float:
        """Play so many turns; how likely seat 0 wins then, 1 or 0 if it is decided."""
        for _ in range(turns):
            if self.winner is not None:
                break
            self.move(luck)
            if self.winner is None:
                self.fill(luck)
                self.end_turn(limit)
        if self.winner is None:
            return self.estimate()
        return 0.5 if self.winner == NOBODY else 1.0 - self.winner

    def estimate(self) -> float:
        """How likely seat 0 wins from here."""
        return 1.0 / (1.0 + exp(self.strength(1) - self.strength(0)))

    def strength(self, side: Seat) -> float:
        """What a side has, in logarithms of odds to win."""
        line, known = self.lines[side], self.known[side]
        found, count = 0.0, 0
        for rank in line + self.hands[side] + self.decks[side]:
            if rank > 0:
                found += STANDING[rank]
                count += 1
        for slot, rank in enumerate(line):
            if 0 < rank < BOMB:
                found += MOVES
            elif rank == BOMB and known >> slot & 1:
                found += BOMB_SEEN
            elif rank == FLAG:
                found += FLAG_RISK / self.doubtful(side, slot)
        prey = PREY if self.turn == side else LATER_PREY
        return found + NUMBERS[count] + prey * self.best_known(side) + self.best_blind(side)

    def doubtful(self, side: Seat, slot: Slot) -> int:
        """Among how many cards the other side must look for this one."""
        known = self.known[side]
        if known >> slot & 1:
            return 1
        return 5 - self.lines[side].count(GAP) - known.bit_count()

    def best_known(self, side: Seat) -> float:
        """The most an attack on a card this side knows can bring it, within reason."""
        most = 0.0
        known = self.known[1 - side]
        if known:
            theirs = self.lines[1 - side]
            for slot in range(5):
                if known >> slot & 1:
                    for rank in self.lines[side]:
                        if 0 < rank < BOMB and GAIN[rank][theirs[slot]] > most:
                            most = GAIN[rank][theirs[slot]]
        return min(most, MOST_PREY)

    def best_blind(self, side: Seat) -> float:
        """What the best attack on an unknown card is worth to this side."""
        sums = self.sums[1 - side]
        most = max([sums[rank] for rank in self.lines[side] if 0 < rank < BOMB], default=0.0)
        return PROBING * most / (self.hidden[1 - side] or 1)
