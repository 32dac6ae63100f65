"""Whole tables that look the same to a seat: what is hidden is made up to fit what was seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import HIDDEN, Card, Seat
from game.chance import Chance
from game.stratego.beliefs import Belief, one_of
from game.stratego.cards import BLUE, FLAG, RANK_OF, RED, Rank, army
from game.stratego.recalling import Tale
from game.stratego.rules import StrategoState
from game.stratego.state import BOTH, can_move
from game.stratego.view import StrategoView


@dataclass(slots=True)
class Side:
    """One player's cards; the top of the deck is its last card."""

    line: list[Card]
    hand: list[Card]
    deck: list[Card]


def imagine(view: StrategoView, chance: Chance) -> StrategoState:
    """A table that fits the view; hidden cards are drawn from `chance`."""
    sides = guess(view, chance)
    return StrategoState(
        options=view.options,
        lines=[side.line for side in sides],
        hands=[side.hand for side in sides],
        decks=[side.deck for side in sides],
        casualties=[list(cards) for cards in view.casualties],
        chance=chance,
        agenda=view.agenda,
        red=view.red,
        number=view.number,
        wins=view.wins,
        sheet=view.sheet,
        turn=view.turn,
        mover=view.mover,
        quiet=view.quiet,
        seen=[_bits(ranks) for ranks in view.known],
        shown=[_bits(ranks) for ranks in view.known],
        seen_hands=list(view.seen_hands),
        history=list(view.history),
        outcome=view.outcome,
    )


def _bits(ranks: tuple[Rank, ...]) -> int:
    return sum(1 << slot for slot, rank in enumerate(ranks) if rank != HIDDEN)


def guess(view: StrategoView, chance: Chance) -> list[Side]:
    """Both players' cards, made up where `view` does not show them."""
    return [
        own_side(view, seat, chance) if seat == view.seat else other_side(view, seat, chance)
        for seat in BOTH
    ]


def cards_left(view: StrategoView, owner: Seat) -> list[Card]:
    """The cards of `owner` that are not casualties."""
    colour = RED if owner == view.red else BLUE
    return [c for c in army(colour, view.options.army) if c not in view.casualties[owner]]


def own_side(view: StrategoView, seat: Seat, chance: Chance) -> Side:
    """The own cards: only the order of the deck is not known."""
    line, hand = list(view.lines[seat]), list(view.hand)
    deck = [card for card in cards_left(view, seat) if card not in line and card not in hand]
    chance.shuffle(deck)
    return Side(line, hand, deck)


def other_side(view: StrategoView, owner: Seat, chance: Chance) -> Side:
    """Somebody else's cards, as likely as they are believed to be."""
    belief = Belief(view, owner=owner)
    while True:
        tale = one_of(belief.tales, chance.random)
        side = as_cards(view, owner, belief.sample(tale, chance.random), chance)
        if may_be(view, owner, side) or let_it_move(side, tale, chance):
            return side
        belief.tales = [one for one in belief.tales if one[0] != tale]


def as_cards(
    view: StrategoView, owner: Seat, ranks: Sequence[Sequence[Rank]], chance: Chance
) -> Side:
    """A line, hand and deck of these ranks; which of equal cards it is, is left to chance."""
    # A card that lies face up is that very card, not just one like it.
    shown = view.lines[owner]
    left = [card for card in cards_left(view, owner) if card not in shown]
    chance.shuffle(left)
    line, hand, deck = ranks
    return Side(
        [card if card >= 0 else take(left, rank) for card, rank in zip(shown, line, strict=True)],
        [take(left, rank) for rank in hand],
        [take(left, rank) for rank in deck],
    )


def take(cards: list[Card], rank: Rank) -> Card:
    """A card of that rank, taken out of these; no card for `GAP`."""
    if rank < 0:
        return rank
    card = next(card for card in cards if RANK_OF[card] == rank)
    cards.remove(card)
    return card


def may_be(view: StrategoView, owner: Seat, side: Side) -> bool:
    """Whether a player who is to act could be to act with this line (STR-13, STR-82)."""
    if owner != view.mover or view.phase not in ("action", "draw") or can_move(side.line):
        return True
    saves = view.options.regroup_saves and view.options.powers == "all"
    flag = any(card >= 0 and RANK_OF[card] == FLAG for card in side.line)
    return saves and flag and can_move(side.hand + side.deck)


def let_it_move(side: Side, tale: Tale, chance: Chance) -> bool:
    """Put a movable card of the hand or deck where the line is open, if that can be."""
    line, hand = tale
    slots = [slot for slot, rank in enumerate(line) if rank == HIDDEN]
    loose = [(side.hand, place) for place, rank in enumerate(hand) if rank == HIDDEN]
    loose += [(side.deck, place) for place in range(len(side.deck))]
    movable = [(zone, place) for zone, place in loose if can_move([zone[place]])]
    if not movable or not slots:
        return False
    slot, (zone, place) = chance.choice(slots), chance.choice(movable)
    side.line[slot], zone[place] = zone[place], side.line[slot]
    return True
