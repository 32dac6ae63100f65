"""What a person can work out from the cards that lie open on Totem's table."""

from __future__ import annotations

from typing import TypeAlias

from game.cards import Card
from game.totem.cards import COLOUR_OF, SHAPE_OF, is_special
from game.totem.moves import Hand
from game.totem.view import TotemView

Match: TypeAlias = tuple[Hand, ...]


def tops_of(view: TotemView) -> dict[Card, Hand]:
    """The visible cards, and whose they are."""
    return {hand.top: index for index, hand in enumerate(view.hands) if hand.top is not None}


def is_spent(view: TotemView, cards: frozenset[Card]) -> bool:
    """Whether these cards are dimmed as a cancelled duel (TOT-305)."""
    return any(cards.issubset(record) for record in view.spent)


def matches(view: TotemView, rule: str) -> list[Match]:
    """The hands of different players whose visible cards agree by `rule`, dimmed ones apart."""
    trait_of = SHAPE_OF if rule == "shape" else COLOUR_OF
    by_trait: dict[int, list[Hand]] = {}
    for card, hand in tops_of(view).items():
        if not is_special(card):
            by_trait.setdefault(trait_of[card], []).append(hand)
    return [
        tuple(hands)
        for hands in by_trait.values()
        if len({view.hands[hand].owner for hand in hands}) > 1
        and not is_spent(view, cards_of(view, hands))
    ]


def cards_of(view: TotemView, hands: list[Hand] | Match) -> frozenset[Card]:
    """The visible cards of these hands."""
    return frozenset(top for hand in hands if (top := view.hands[hand].top) is not None)


def three_of_a_colour(view: TotemView) -> bool:
    """Whether all three hands show one colour and it is not dimmed (TOT-601)."""
    tops = frozenset(tops_of(view))
    return (
        view.three_of_a_colour
        and len(tops) == 3
        and not any(map(is_special, tops))
        and len({COLOUR_OF[card] for card in tops}) == 1
        and not is_spent(view, tops)
    )


def three_stops(view: TotemView) -> bool:
    """Whether three of a colour stops the turning; as a duel it does not (TOT-601, TOT-605)."""
    return view.options.three_colour_effect == "rush" and three_of_a_colour(view)


def fought_for(view: TotemView) -> list[Match]:
    """The hands of each duel that could be won now (TOT-305, TOT-605)."""
    groups = matches(view, view.rule)
    if view.options.three_colour_effect == "duel" and three_of_a_colour(view):
        groups.append(tuple(range(len(view.hands))))
    return groups


def rivals(view: TotemView, hand: Hand) -> tuple[Hand, ...]:
    """Who would lose a duel that this hand wins now."""
    mine = next((group for group in fought_for(view) if hand in group), ())
    owner = view.hands[hand].owner
    return tuple(sorted(other for other in mine if view.hands[other].owner != owner))


def hopeful(view: TotemView) -> frozenset[Hand]:
    """The hands that could win a duel now."""
    return frozenset(hand for group in fought_for(view) for hand in group)


def contested(view: TotemView) -> bool:
    """Whether it may matter now who is first."""
    if view.phase in ("paused", "over"):
        return False
    quiet = view.phase in ("start", "turning") and not view.rush_open
    return not quiet or bool(fought_for(view))
