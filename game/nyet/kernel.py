"""The trick phase for machines: hands as bit masks, no events, thousands of deals a second.

A card is a code: its suit, times `SUIT`, plus its bit. The suit is the playing colour, the bit
its rank in it: 0-2 are 1s, 3-14 the values 2 to 13, 15-17 supertrumps. So a comparison of codes
within a suit is the rule, but for equals, of which the later wins (NYET-72, NYET-75).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from game.cards import Card, Seat
from game.nyet.board import Terms
from game.nyet.cards import COLOUR_OF, FACE, NAMES, NONE, SUPER, VALUE_OF, is_super

Code = int
Mask = int

SUITS = 5
SUIT = 32
ONES: Mask = 0b111
FIRST_SUPER = 15
SUPERS: Mask = ONES << FIRST_SUPER
# By bit: the bits that beat it when played later.
ABOVE: tuple[Mask, ...] = tuple(
    (-1 << (0 if bit < 3 else bit + 1 if bit < FIRST_SUPER else FIRST_SUPER))
    for bit in range(FIRST_SUPER + 3)
)


@cache
def codes(trump: int, supertrump: int) -> tuple[Code, ...]:
    """The code of every card under these terms."""
    found = []
    for card in range(len(NAMES)):
        suit, copy = COLOUR_OF[card], card - FACE[card]
        if is_super(card, supertrump):
            suit = SUPER if trump == NONE else trump
            bit = FIRST_SUPER + copy
        else:
            bit = copy if VALUE_OF[card] == 1 else VALUE_OF[card] + 1
        found.append(suit * SUIT + bit)
    return tuple(found)


@cache
def cards_by_code(trump: int, supertrump: int) -> dict[Code, Card]:
    """The card of every code."""
    return {code: card for card, code in enumerate(codes(trump, supertrump))}


def masks_of(cards: Iterable[Card], code_of: Sequence[Code]) -> list[Mask]:
    """Cards as one mask a suit."""
    masks = [0] * SUITS
    for card in cards:
        code = code_of[card]
        masks[code >> 5] |= 1 << (code & 31)
    return masks


class Play:
    """The trick phase of one round. Lists are by seat; `live` are the unplayed cards by suit.

    `top` is the suit that beats the others: trump, or supertrumps where there is no trump.
    `led` and `best` are codes of the trick under way, -1 before a lead; `loose` has by team
    how many 1s that team has played to it. `catches` are tricks and loot of each seat.
    """

    __slots__ = (
        "best", "best_seat", "catches", "hands", "led", "left", "live", "loose", "seats",
        "teams", "to_come", "top", "turn", "wanted",
    )  # fmt: skip

    def __init__(self, terms: Terms, teams: Sequence[int], in_use: Iterable[Card]) -> None:
        self.seats = len(teams)
        self.teams = teams
        self.top = SUPER if terms.trump == NONE else terms.trump
        self.wanted = terms.value > 0
        self.turn: Seat = terms.first
        self.live = masks_of(in_use, codes(terms.trump, terms.supertrump))
        self.hands: list[list[Mask]] = []
        self.led = self.best = self.best_seat = -1
        self.to_come = self.seats
        self.loose = [0, 0]
        self.catches = [0] * self.seats
        self.left = 0

    def deal(self, hands: Sequence[Sequence[Card]], code_of: Sequence[Code]) -> None:
        """Give everybody their hand; `left` counts all cards in hands."""
        self.hands = [masks_of(hand, code_of) for hand in hands]
        self.left = sum(map(len, hands))

    def copy(self) -> Play:
        other = Play.__new__(Play)
        other.seats, other.teams, other.top = self.seats, self.teams, self.top
        other.wanted, other.turn, other.left = self.wanted, self.turn, self.left
        other.live = self.live[:]
        other.hands = [hand[:] for hand in self.hands]
        other.led, other.best, other.best_seat = self.led, self.best, self.best_seat
        other.to_come = self.to_come
        other.loose = self.loose[:]
        other.catches = self.catches[:]
        return other

    def allowed(self) -> list[Code]:
        """The codes the seat whose turn it is may play (NYET-68, NYET-69)."""
        own = self.hands[self.turn]
        led = self.led >> 5
        if self.led >= 0 and own[led]:
            return codes_in(own[led], led)
        return [code for suit in range(SUITS) if own[suit] for code in codes_in(own[suit], suit)]

    def play(self, code: Code) -> None:
        """The seat whose turn it is plays a card; with the last one the trick is taken."""
        suit, bit = code >> 5, code & 31
        turn = self.turn
        mask = 1 << bit
        self.hands[turn][suit] ^= mask
        self.live[suit] ^= mask
        self.left -= 1
        best = self.best
        if best < 0:
            self.led = self.best = code
            self.best_seat = turn
        elif suit == best >> 5:
            if mask & ABOVE[best & 31]:
                self.best, self.best_seat = code, turn
        elif suit == self.top:
            self.best, self.best_seat = code, turn
        if bit < 3 or bit >= FIRST_SUPER:
            self.loose[self.teams[turn]] += 1
        self.to_come -= 1
        if self.to_come:
            self.turn = turn + 1 if turn + 1 < self.seats else 0
            return
        winner = self.turn = self.best_seat
        loot = self.loose[1 - self.teams[winner]]
        self.catches[winner] += 1 + loot
        self.loose = [0, 0]
        self.led = self.best = self.best_seat = -1
        self.to_come = self.seats


def codes_in(mask: Mask, suit: int) -> list[Code]:
    """The codes of a suit's mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(suit * SUIT + low.bit_length() - 1)
        mask ^= low
    return found


def different(play: Play) -> list[Code]:
    """The allowed codes without those that are as good as the next lower one held.

    Two cards are equal if nobody can come between them, and both are 1s or neither is.
    """
    found: list[Code] = []
    own = play.hands[play.turn]
    for code in play.allowed():
        suit, bit = code >> 5, code & 31
        if found and found[-1] >> 5 == suit and kind(found[-1]) == kind(code):
            low = found[-1] & 31
            lying = play.best >= 0 and play.best >> 5 == suit and low < play.best & 31 < bit
            if not come_between(play, own, found[-1], code) and not lying:
                continue
        found.append(code)
    return found


def come_between(play: Play, own: Sequence[Mask], low: Code, high: Code) -> Mask:
    """The unplayed cards of one suit, but one's own, that lie between two of its codes."""
    suit = low >> 5
    between = (1 << (high & 31)) - (1 << (low & 31) + 1)
    return play.live[suit] & ~own[suit] & between


def kind(code: Code) -> int:
    """0 for a 1, 1 for a number card, 2 for a supertrump."""
    bit = code & 31
    return (bit >= 3) + (bit >= FIRST_SUPER)
