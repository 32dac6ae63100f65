"""Who knows what of others' hands (Who sees what): it follows from what happened, event by event.

Whoever sees a card go knows where it is. Whoever does not see which card left a hand forgets what
they knew of that hand, unless it went whole. A reshuffle tells which cards were in hands then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias

from game.cards import Card, CardsMoved, Event, MovedAtOnce, Seat
from game.jetriko.cards import mask_of
from game.jetriko.events import CardsShown, RoundBegan

# At least the one, and at most the other.
Bounds: TypeAlias = tuple[int, int]


@dataclass(slots=True)
class Memory:
    """What all at the table remember of a round. Sets of cards are the bits of a number.

    `hands` are the cards in each hand. `known` has by card a bit for every seat (and one above
    them for onlookers) that knows in whose hand it lies; its holder needs none. `kept` are the
    cards that were in hands at the last of `shuffles` reshuffles; since then each hand has got at
    least `fresh_least` and at most `fresh_most` others. `loose` has for every looker the cards
    of which they know only that they are in some hand.
    """

    hands: list[int] = field(default_factory=list)
    shuffles: int = 0
    known: dict[Card, int] = field(default_factory=dict)
    kept: int = 0
    fresh_least: list[int] = field(default_factory=list)
    fresh_most: list[int] = field(default_factory=list)
    loose: tuple[int, ...] = ()

    @classmethod
    def of(cls, hands: Iterable[Iterable[Card]]) -> Self:
        """That of a round in which these hands are held and nothing is known of them."""
        memory = cls(list(map(mask_of, hands)))
        memory._forget_fresh()
        return memory

    def copy(self) -> Self:
        """An equal memory that shares nothing that changes."""
        return type(self)(self.hands[:], self.shuffles, self.known.copy(), self.kept,
                          self.fresh_least[:], self.fresh_most[:], self.loose)  # fmt: skip

    def after(self, events: Iterable[Event]) -> Self:
        """The memory after all of that has happened."""
        heard = [event for event in events if type(event) in HEARD]
        if not heard:
            return self
        memory = self.copy()
        for event in heard:
            HEARD[type(event)](memory, event)
        return memory

    def _moved(self, event: CardsMoved) -> None:
        match event.source.kind, event.target.kind:
            case "hand", "discard":
                for card in event.cards:
                    self._left(event.source.owner, card)
            case "draw", "hand":
                self._drew(event.target.owner, event.cards)
            case "hand", "hand":
                self._passed((event,))
            case "discard", "draw" if event.open:
                self._reshuffled()

    def _moved_at_once(self, event: MovedAtOnce) -> None:
        self._passed(event.moves)

    def _began(self, event: RoundBegan) -> None:
        self.hands = [0] * len(self.hands)
        self.shuffles, self.known, self.kept = 0, {}, 0
        self._forget_fresh()

    def _forget_fresh(self) -> None:
        """Nothing is known of hands but what lies in them now."""
        seats = len(self.hands)
        self.fresh_least, self.fresh_most = [0] * seats, [0] * seats
        self.loose = (0,) * (seats + 1)

    def _reshuffled(self) -> None:
        """The discard pile went into the draw pile: what is in neither is in hands (JET-82)."""
        self.shuffles += 1
        # No card is in two hands.
        self.kept = sum(self.hands)
        self._forget_fresh()

    def _drew(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.hands[seat] |= mask_of(cards)
        if self.shuffles:
            self.fresh_least[seat] += len(cards)
            self.fresh_most[seat] += len(cards)

    def _left(self, seat: Seat, card: Card) -> None:
        """A card has left a hand for the discard pile, seen by all."""
        self.hands[seat] &= ~(1 << card)
        self.known.pop(card, None)
        if self.shuffles:
            fresh = not self.kept >> card & 1
            self.fresh_least[seat] = max(0, self.fresh_least[seat] - fresh)
            most = max(0, self.fresh_most[seat] - fresh)
            self.fresh_most[seat] = min(most, self.hands[seat].bit_count())

    def _shown(self, event: CardsShown) -> None:
        """All see these cards of a hand and know them from now on."""
        everybody = (1 << len(self.hands) + 1) - 1
        for card in event.cards:
            self.known[card] = everybody & ~(1 << event.seat)

    def _passed(self, moves: Sequence[CardsMoved]) -> None:
        """Cards pass from hand to hand at once, seen by giver and taker."""
        known = self.known
        gifts = [(move.known_to[0], move.target.owner, move.cards) for move in moves]
        fresh = [self._part_with(giver, len(cards)) for giver, _, cards in gifts]
        for giver, taker, cards in gifts:
            gone = mask_of(cards)
            if known and self.hands[giver] != gone:
                self._mix_up(giver, taker)
            for card in cards:
                known[card] = (known.get(card, 0) | 1 << giver) & ~(1 << taker)
        for giver, taker, cards in gifts:
            self.hands[giver] -= mask_of(cards)
            self.hands[taker] += mask_of(cards)
        for (_, taker, _), (least, most) in zip(gifts, fresh, strict=True):
            self.fresh_least[taker] += least
            self.fresh_most[taker] += most

    def _part_with(self, giver: Seat, count: int) -> Bounds:
        """Of so many cards that a hand gives away, how many came since the last reshuffle."""
        before = self.fresh_least[giver], self.fresh_most[giver]
        kept, gone = split_fresh(before, count, self.hands[giver].bit_count() - count)
        self.fresh_least[giver], self.fresh_most[giver] = kept
        return gone

    def _mix_up(self, giver: Seat, taker: Seat) -> None:
        """Part of a hand leaves it: all but these two no longer know what is left there."""
        two = 1 << giver | 1 << taker
        for card in [card for card in self.known if self.hands[giver] >> card & 1]:
            knew = self.known.pop(card)
            if knew & two:
                self.known[card] = knew & two
            if knew & ~two:
                lost = knew & ~two
                self.loose = tuple(
                    cards | 1 << card if lost >> looker & 1 else cards
                    for looker, cards in enumerate(self.loose)
                )


# What changes anything that is remembered.
HEARD: dict[type[Event], Callable[[Memory, Any], None]] = {
    CardsMoved: Memory._moved,
    MovedAtOnce: Memory._moved_at_once,
    CardsShown: Memory._shown,
    RoundBegan: Memory._began,
}


def split_fresh(fresh: Bounds, count: int, left: int) -> tuple[Bounds, Bounds]:
    """Of a hand `count` cards go and `left` stay: how many fresh ones stay, and how many go.

    That is as far as anyone can tell who does not see them.
    """
    least, most = fresh
    surely, maybe = max(0, least - left), min(count, most)
    return (max(0, least - maybe), min(most - surely, left)), (surely, maybe)
