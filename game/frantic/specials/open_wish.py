"""The effects of open-wish specials (FRA-202 to FRA-215)."""

from __future__ import annotations

from game.agenda import push
from game.cards import Event
from game.frantic.cards import IS_NUMBER, KEPT
from game.frantic.event_cards.steps import ComposedSteps
from game.frantic.hands import count_specials, draw, lay_before, take_up
from game.frantic.powers.in_front import deal_powers, is_plain_choice, return_power, swap_powers
from game.frantic.state import Table
from game.frantic.steps import AskUpdate, Deed, TakeBlind, Trigger


def fantastic_four(table: Table, deed: Deed, events: list[Event]) -> None:
    """Each victim makes one draw of its part, in order of play from the actor (FRA-203)."""
    parts = dict(zip(deed.victims, deed.parts, strict=True))
    for seat in table.order_from(deed.actor):
        if seat in parts:
            draw(table, seat, parts[seat], events)


def equality(table: Table, deed: Deed, events: list[Event]) -> None:
    """The victim draws until it has as many cards as the actor (FRA-205)."""
    [victim] = deed.victims
    draw(table, victim, len(table.hands[deed.actor]) - len(table.hands[victim]), events)


def inequality(table: Table, deed: Deed, events: list[Event]) -> None:
    """The victim takes from the actor's hand, one at a time, until it has more (FRA-206, 207)."""
    [victim] = deed.victims
    own, other = len(table.hands[deed.actor]), len(table.hands[victim])
    needed = min(own, max(0, (own - other) // 2 + 1))
    if needed:
        table.agenda = push(table.agenda, TakeBlind(victim, deed.actor, needed))


def special_favours(table: Table, deed: Deed, events: list[Event]) -> None:
    """Both swap all their special cards; the actor keeps what they may not give (FRA-208, 209)."""
    [victim] = deed.victims
    actor = deed.actor
    both = 1 << actor | 1 << victim
    mine = [c for c in table.hands[actor] if not IS_NUMBER[c] and c not in KEPT]
    theirs = [c for c in table.hands[victim] if not IS_NUMBER[c]]
    count_specials(table, {actor: len(mine), victim: len(theirs)}, events)
    lay_before(table, actor, victim, mine, both, events)
    lay_before(table, victim, actor, theirs, both, events)
    take_up(table, victim, events)
    take_up(table, actor, events)


def edison(table: Table, deed: Deed, events: list[Event]) -> None:
    """A power card of each of the two players changes owners (FRA-211)."""
    [one, other], [first, second] = deed.victims, deed.picked
    swap_powers(table, (one, other), (first, second), events)


def update(table: Table, deed: Deed, events: list[Event]) -> None:
    """Take the top power card, then shuffle another one back (FRA-212)."""
    others = table.powers[deed.actor]
    deal_powers(table, deed.actor, 1, events)
    if is_plain_choice(others, own=True):
        return_power(table, deed.actor, 0, events)
    elif others:
        table.agenda = push(table.agenda, AskUpdate(deed.actor))


def composed_card(table: Table, deed: Deed, events: list[Event]) -> None:
    """Its steps, one after the other (FRA-213, FRA-227, FRA-344)."""
    chosen = deed.victims[0] if deed.victims else -1
    steps = ComposedSteps(deed.effect, 0, deed.actor, chosen, deed.protected)
    table.agenda = push(table.agenda, steps)


def fantastic_event(table: Table, deed: Deed, events: list[Event]) -> None:
    """An event is triggered at once (FRA-215)."""
    table.agenda = push(table.agenda, Trigger(deed.actor))
