"""A table of Totem laid out as a test wants it, and small helpers to play on from there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from game.cards import CLOCK, Card, Event
from game.chance import Chance
from game.totem.cards import CARD, COLOUR_OF, FIRST_COLOURED, NAMES, SHAPE_CARDS, SHAPE_OF
from game.totem.deal import bare_table
from game.totem.groups import regroup, update_rule
from game.totem.moves import Tick
from game.totem.options import Options
from game.totem.rules import TotemState
from game.totem.turning import plan_next

Cards: TypeAlias = int | Sequence[str]
DEFAULTS = Options()


def position(
    decks: Sequence[Cards],
    piles: Sequence[Cards],
    pot: Cards = 0,
    *,
    starts: int = 0,
    last_turner: int | None = None,
    now: int = 0,
    rule: str | None = None,
    options: Options = DEFAULTS,
    right_of_way: Sequence[int] | None = None,
    seats: int | None = None,
    seed: int = 1,
    ran_out: Sequence[int] | None = None,
) -> TotemState:
    """A table in full play at time `now`; the next card goes up after the whole pace, unvaried.

    A hand without any card is out already. A number stands for so many unused cards, which
    match nothing as far as possible; a list names cards, the LAST one on top (of a deck:
    turned next). `seats=2` with four decks means two hands each. `rule=None` follows from the
    visible coloured arrows. `ran_out` says by hand when its deck ran out (TOT-553): a lower
    number is earlier, all equal by default.
    """
    hands = len(decks)
    state = bare_table(TotemState, options, seats or hands, hands, Chance(seed))
    lay(state, decks, piles, pot, starts)
    state.now = now
    state.places = [
        0 if deck or pile else 1 for deck, pile in zip(state.decks, state.piles, strict=True)
    ]
    state.pointer = state.starter(starts)
    state.last_turner = (starts - 1) % hands if last_turner is None else last_turner
    state.right_of_way = list(range(hands)) if right_of_way is None else list(right_of_way)
    state.ran_out = [0] * hands if ran_out is None else list(ran_out)
    update_rule(state, [])
    if rule is not None:
        state.rule = rule
    state.visible_since = now
    regroup(state, (1 << hands) - 1, True)
    plan_next(state, now, varied=False)
    return state


def tick(state: TotemState, t: int) -> list[Event]:
    """Let the clock come to `t`."""
    return state.play(Tick(t))


def run(state: TotemState, until: type[Event]) -> list[Event]:
    """Let the clock carry out what is due, one happening at a time, until such an event comes."""
    told: list[Event] = []
    while not any(isinstance(event, until) for event in told):
        moves = state.moves(CLOCK)
        assert moves, f"nothing is due, and no {until.__name__} came"
        told += state.play(moves[0])
    return told


def names(cards: Iterable[Card]) -> list[str]:
    """The rulebook's names of cards."""
    return [NAMES[card] for card in cards]


def lay(
    state: TotemState, decks: Sequence[Cards], piles: Sequence[Cards], pot: Cards, starts: int
) -> None:
    """Put the named cards down, then fill up with unused ones."""
    wanted = [*decks, *piles, pot]
    named = {CARD[name] for cards in wanted if not isinstance(cards, int) for name in cards}
    assert len(named) == sum(len(c) for c in wanted if not isinstance(c, int)), "a card twice"
    assert sum(c for c in wanted if isinstance(c, int)) + len(named) <= len(NAMES), "too many"
    unused = [card for card in range(len(NAMES)) if card not in named]
    for pile, cards in zip(state.piles, piles, strict=True):
        pile += [] if isinstance(cards, int) else [CARD[name] for name in cards]
    for pile, cards in zip(state.piles, piles, strict=True):
        if isinstance(cards, int) and cards:
            pile.append(fitting(unused, tops_but(state, pile)))
    fill_decks(state, decks, unused, starts)
    for pile, cards in zip(state.piles, piles, strict=True):
        if isinstance(cards, int):
            pile[:0] = [unused.pop(0) for _ in range(cards - 1)]
    if isinstance(pot, int):
        state.pot += [unused.pop(0) for _ in range(pot)]
    else:
        state.pot += [CARD[name] for name in pot]


def fill_decks(state: TotemState, decks: Sequence[Cards], unused: list[Card], starts: int) -> None:
    """Choose deck cards in the order in which they would be turned, away from all matches."""
    tops = [pile[-1] if pile else None for pile in state.piles]
    turned = [
        list(reversed([CARD[name] for name in cards])) if not isinstance(cards, int) else []
        for cards in decks
    ]
    sizes = [cards if isinstance(cards, int) else len(cards) for cards in decks]
    order = [(starts + step) % len(decks) for step in range(len(decks))]
    for depth in range(max(sizes, default=0)):
        for hand in order:
            if depth < sizes[hand]:
                if isinstance(decks[hand], int):
                    others = [top for other, top in enumerate(tops) if other != hand]
                    turned[hand].append(fitting(unused, others))
                tops[hand] = turned[hand][depth]
    for deck, cards in zip(state.decks, turned, strict=True):
        deck += reversed(cards)


def tops_but(state: TotemState, own: list[Card]) -> list[Card | None]:
    """The visible tops of all piles but one."""
    return [pile[-1] for pile in state.piles if pile and pile is not own]


def fitting(unused: list[Card], tops: Sequence[Card | None]) -> Card:
    """Take the unused card that has least in common with these tops."""
    shapes = {SHAPE_OF[top] for top in tops if top is not None and top < SHAPE_CARDS}
    colours = [COLOUR_OF[top] for top in tops if top is not None and top < SHAPE_CARDS]
    coloured = any(top is not None and top >= FIRST_COLOURED for top in tops)

    def clash(card: Card) -> int:
        if card >= SHAPE_CARDS:
            return 500
        same = colours.count(COLOUR_OF[card]) * (100 if coloured else 1)
        return same + (1000 if SHAPE_OF[card] in shapes else 0)

    best = min(unused, key=clash)
    unused.remove(best)
    return best
