"""A match of Totem looked back on: right grabs, wrong ones and what they mixed up, misses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.cards import Card, Event
from game.grabs import Grab, Played, Verdict
from game.totem import events as ev
from game.totem.cards import COLOUR_OF, SHAPE_OF, cousins, is_special, near_twins
from game.totem.moves import Hand
from game.totem.seeing import hopeful, matches, tops_of
from game.totem.view import TotemView


def grabs(match: Played) -> list[Grab]:
    """Every chance of the match, in order of time."""
    found: list[Grab] = []
    before: TotemView | None = None
    for number, (state, events) in enumerate(match.positions()):
        if before is not None:
            t = match.moves[number - 1].t
            found += _judged(number - 1, t, before, events)
            found += _missed(number - 1, t, before, state.view(None), events)
        before = state.view(None)
    return found


def _judged(move: int, t: int, view: TotemView, events: Sequence[Event]) -> Iterator[Grab]:
    for event in events:
        match event:
            case ev.Grabbed(hand=hand, verdict="correct", reaction=reaction):
                yield Grab(
                    move, t, view.hands[hand].owner, Verdict.RIGHT, matching(view, hand), reaction
                )
            case ev.Punished(hand):
                cards = mixed_up(tops_of(view), hand)
                yield Grab(move, t, view.hands[hand].owner, Verdict.WRONG, cards)


def _missed(
    move: int, t: int, view: TotemView, after: TotemView, events: Sequence[Event]
) -> Iterator[Grab]:
    """Those whose match was covered by a card before anybody grabbed."""
    if any(isinstance(event, ev.Revealed) for event in events):
        for hand in sorted(hopeful(view) - hopeful(after)):
            yield Grab(move, t, view.hands[hand].owner, Verdict.MISSED, matching(view, hand))


def matching(view: TotemView, hand: Hand) -> tuple[Card, ...]:
    """The hand's open card and the one it matches, as far as there is one."""
    group = next((group for group in matches(view, view.rule) if hand in group), (hand,))
    tops = (view.hands[one].top for one in sorted(group, key=lambda one: (one != hand, one)))
    return tuple(top for top in tops if top is not None)[:2]


def mixed_up(tops: Mapping[Card, Hand], hand: Hand) -> tuple[Card, ...]:
    """The hand's open card and the one most like it, for which it was taken."""
    own = next((card for card, whose in tops.items() if whose == hand), None)
    others = [card for card, whose in tops.items() if whose != hand]
    if own is None:
        return ()
    if not others:
        return (own,)
    return own, max(others, key=lambda card: (alike(own, card), -card))


def alike(one: Card, other: Card) -> int:
    """How easily two cards are taken for each other: the shape counts more than the colour."""
    if is_special(one) or is_special(other):
        return int(is_special(one) and is_special(other))
    same_shape, same_colour = SHAPE_OF[one] == SHAPE_OF[other], COLOUR_OF[one] == COLOUR_OF[other]
    return 8 * same_shape + 4 * near_twins(one, other) + 2 * cousins(one, other) + same_colour


def why_no_match(one: Card, other: Card, colours: bool) -> str:
    """What kept two cards from matching; `colours`: whether the colour rule was in force.

    special, shape, colour, twins (two shapes that differ in one thing), or spent: they would
    have matched, but were dimmed or are one player's.
    """
    if is_special(one) or is_special(other):
        return "special"
    if colours:
        return "spent" if COLOUR_OF[one] == COLOUR_OF[other] else "colour"
    if SHAPE_OF[one] == SHAPE_OF[other]:
        return "spent"
    return "twins" if near_twins(one, other) else "shape"
