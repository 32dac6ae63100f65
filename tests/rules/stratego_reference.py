"""A second reading of the rulebook of Stratego Cards, written from its text alone.

Cards are ranks: "F", "B", "1" to "10"; "-" is a gap. Moves are text without the seat, such as
"attack 2 4". Slots count from 0 inside and from 1 in moves. Players are 0 and 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

ARMY_A = {
    "F": 1, "B": 3, "1": 1, "2": 4, "3": 3, "4": 3, "5": 2, "6": 2, "7": 1, "8": 1, "9": 1, "10": 1,
}  # fmt: skip
ARMY_B = {**ARMY_A, "3": 4, "4": 2}
GAP = "-"
STAYS, FALLS, BOTH, WINS = "A", "D", "X", "W"


def movable(card: str) -> bool:
    return card not in ("F", "B", GAP)


def fight(attacker: str, target: str) -> str:
    """The letter of the result table (STR-26 to STR-34)."""
    if target == "F":
        return WINS
    if target == "B":
        return STAYS if attacker == "3" else FALLS
    if (attacker, target) == ("1", "10"):
        return STAYS
    difference = int(attacker) - int(target)
    return BOTH if difference == 0 else STAYS if difference > 0 else FALLS


@dataclass
class Side:
    """What one player has; the top of the deck comes first."""

    line: list[str]
    hand: list[str]
    deck: list[str]
    out: list[str] = field(default_factory=list)

    def gaps(self) -> list[int]:
        return [slot for slot, card in enumerate(self.line) if card == GAP]

    def cards(self) -> list[int]:
        return [slot for slot, card in enumerate(self.line) if card != GAP]

    def can_attack(self) -> bool:
        return any(map(movable, self.line))

    def in_play(self) -> list[str]:
        return [card for card in (*self.line, *self.hand, *self.deck) if card != GAP]

    def refill(self) -> None:
        """STR-11, STR-12."""
        count = max(0, 3 - len(self.hand))
        self.hand, self.deck = self.hand + self.deck[:count], self.deck[count:]

    def fall(self, slot: int) -> None:
        self.out.append(self.line[slot])
        self.line[slot] = GAP

    def fills(self) -> set[str]:
        """STR-15: every way to fill as many gaps as go."""
        count = min(len(self.gaps()), len(self.hand))
        found = set()
        for slots in combinations(self.gaps(), count):
            for cards in permutations(self.hand, count):
                row = dict(zip(slots, cards, strict=True))
                found.add(" ".join(("fill", *(row.get(slot, GAP) for slot in range(5)))))
        return found

    def lays(self) -> set[str]:
        """STR-03, STR-62: five of the cards taken, or all of fewer with their slots."""
        cards = self.hand + [GAP] * (5 - len(self.hand))
        return {f"lay {' '.join(five)}" for five in permutations(cards, 5)}

    def place(self, row: Sequence[str]) -> None:
        for slot, card in enumerate(row):
            if card != GAP:
                self.hand.remove(card)
                self.line[slot] = card


@dataclass
class Book:
    """One game under way by the letter of the rulebook, from the first turn on."""

    sides: list[Side]
    mover: int
    keep_attacking: bool = False
    powers: str = "all"
    regroup_saves: bool = False
    draw_count: int = 20
    phase: str = "action"
    quiet: int = 0
    turn: int = 1
    attacked: bool = False
    # (winner, reason); the winner of a draw is -1.
    end: tuple[int, str] | None = None

    @property
    def own(self) -> Side:
        return self.sides[self.mover]

    @property
    def enemy(self) -> Side:
        return self.sides[1 - self.mover]

    def legal(self) -> set[str]:
        """All that the mover may do, but for giving up and offering a draw."""
        match self.phase:
            case "action":
                return self.actions()
            case "again":
                return self.attacks() | {"stop"}
            case "fill":
                return self.own.fills()
            case _:
                return self.own.lays()

    def attacks(self) -> set[str]:
        """STR-25, STR-35."""
        return {
            f"attack {slot + 1} {target + 1}"
            for slot, card in enumerate(self.own.line)
            if movable(card)
            for target in self.enemy.cards()
        }

    def actions(self) -> set[str]:
        """STR-14, STR-40, STR-61, STR-67 to STR-73, STR-82."""
        regroup = {"regroup"} if self.powers == "all" and "F" in self.own.line else set()
        if not self.own.can_attack():
            return regroup
        found = self.attacks() | regroup
        if self.powers == "none":
            return found
        if "1" in self.own.line and self.enemy.hand:
            found.add("spy-look")
        lying = self.enemy.cards()
        for targets in combinations(lying, min(2, len(lying))):
            words = " ".join(str(slot + 1) for slot in targets)
            scouts = (slot for slot, card in enumerate(self.own.line) if card == "2")
            found |= {f"scout-look {slot + 1} {words}" for slot in scouts}
        return found

    def play(self, text: str) -> None:
        """Carry a move out. After a regroup the shuffled cards are dealt by `deal`."""
        kind, *words = text.split()
        match kind:
            case "attack":
                self.attack(int(words[0]) - 1, int(words[1]) - 1)
            case "regroup":
                self.phase = "layout"
            case "lay" | "fill":
                self.own.place(words)
                self.pass_on()
            case _:
                self.fill()

    def deal(self, cards: Sequence[str]) -> None:
        """STR-61, STR-62: the mover's cards in play as they were shuffled."""
        assert sorted(cards) == sorted(self.own.in_play())
        self.own.line = [GAP] * 5
        self.own.hand, self.own.deck = [*cards[:8]], [*cards[8:]]

    def attack(self, slot: int, target: int) -> None:
        """STR-26 to STR-34, STR-80."""
        self.attacked = True
        result = fight(self.own.line[slot], self.enemy.line[target])
        if result == WINS:
            self.end = (self.mover, "flag")
            return
        if result in (FALLS, BOTH):
            self.own.fall(slot)
        if result in (STAYS, BOTH):
            self.enemy.fall(target)
        if self.keep_attacking and result == STAYS and self.enemy.cards():
            self.phase = "again"
        else:
            self.fill()

    def fill(self) -> None:
        """STR-15; one card and one gap go together by themselves (C-4)."""
        gaps, hand = len(self.own.gaps()), len(self.own.hand)
        self.phase = "fill"
        if gaps == hand == 1:
            self.own.line[self.own.gaps()[0]] = self.own.hand.pop()
        if not self.own.gaps() or not self.own.hand:
            self.pass_on()

    def pass_on(self) -> None:
        """STR-20, STR-55, then the next turn: STR-11, STR-13, STR-82."""
        self.quiet = 0 if self.attacked else self.quiet + 1
        self.attacked = False
        if self.draw_count and self.quiet == self.draw_count:
            self.end = (-1, "no-attacks")
            return
        self.mover, self.turn, self.phase = 1 - self.mover, self.turn + 1, "action"
        self.own.refill()
        if not self.own.can_attack() and not self.saved():
            self.end = (1 - self.mover, "immovable")

    def saved(self) -> bool:
        """STR-82."""
        rest = any(map(movable, (*self.own.hand, *self.own.deck)))
        return self.regroup_saves and self.powers == "all" and "F" in self.own.line and rest


def regroup_sizes(cards: int) -> tuple[int, int, int]:
    """STR-62: how many cards go to the line, the hand and the deck."""
    line = min(cards, 5)
    hand = min(cards, 8) - line
    return line, hand, cards - line - hand
