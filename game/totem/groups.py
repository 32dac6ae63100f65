"""What is visible: the rule in force, match groups, three of a colour, and spent records."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Card, Event
from game.totem.cards import COLOUR_OF, FIRST_COLOURED, SHAPE_OF
from game.totem.events import GroupsSpent, RuleChanged
from game.totem.moves import Hand
from game.totem.state import Table

EVERYBODY = (1 << 10) - 1

# By mask of up to ten hands: the hands in it, lowest first.
MEMBERS: tuple[tuple[Hand, ...], ...] = tuple(
    tuple(hand for hand in range(10) if mask >> hand & 1) for mask in range(1 << 10)
)


def update_rule(table: Table, events: list[Event]) -> bool:
    """Put the rule in force that the visible tops ask for; whether it changed (TOT-531, 532)."""
    visible = [pile[-1] for pile in table.piles if pile and pile[-1] >= FIRST_COLOURED]
    if table.idle_coloured:
        table.idle_coloured = tuple(card for card in table.idle_coloured if card in visible)
        visible = [card for card in visible if card not in table.idle_coloured]
    rule = "colour" if visible else "shape"
    if rule == table.rule:
        return False
    table.rule = rule
    table.visible_since = table.now
    events.append(RuleChanged(rule))
    return True


def match_groups(table: Table) -> list[int]:
    """The masks of all match groups on the table, live or not (TOT-301 to TOT-303)."""
    feature = SHAPE_OF if table.rule == "shape" else COLOUR_OF
    seen: dict[int, int] = {}
    bit = 1
    shared = False
    for pile in table.piles:
        if pile:
            value = feature[pile[-1]]
            if value >= 0:
                if value in seen:
                    seen[value] |= bit
                    shared = True
                else:
                    seen[value] = bit
        bit <<= 1
    return [mask for mask in seen.values() if mask & (mask - 1)] if shared else []


def cards_of(table: Table, mask: int) -> tuple[Card, ...]:
    """The visible cards of the hands in a mask."""
    return tuple(table.piles[hand][-1] for hand in MEMBERS[mask])


def is_spent(table: Table, mask: int) -> bool:
    """Whether all cards of a group are in one record of the rule in force (TOT-305)."""
    cards = cards_of(table, mask)
    return any(
        rule == table.rule and all(card in record for card in cards) for rule, record in table.spent
    )


def spent_groups(table: Table) -> list[int]:
    """The masks of the match groups, or three of a colour, that were cancelled (TOT-307)."""
    if not table.spent:
        return []
    groups = match_groups(table)
    if table.three_counts and three_of_a_colour(table):
        groups.append(0b111)
    return [mask for mask in groups if is_spent(table, mask)]


def is_one_players(table: Table, mask: int) -> bool:
    """Whether all hands of a group are of one player (TOT-652)."""
    owners = table.owners
    first, *others = MEMBERS[mask]
    return all(owners[hand] == owners[first] for hand in others)


def three_of_a_colour(table: Table) -> bool:
    """Whether all three visible tops are shape cards of one colour (TOT-601)."""
    if not all(table.piles):
        return False
    colours = {COLOUR_OF[pile[-1]] for pile in table.piles}
    return len(colours) == 1 and -1 not in colours


def live_groups(table: Table) -> list[int]:
    """The masks of the groups that may be fought for (TOT-305, TOT-605, TOT-652)."""
    groups = match_groups(table)
    if groups:
        if table.spent:
            groups = [mask for mask in groups if not is_spent(table, mask)]
        if len(table.owners) > len(table.points):
            groups = [mask for mask in groups if not is_one_players(table, mask)]
    return groups


def regroup(table: Table, turned: int, rule_changed: bool) -> int:
    """Work out anew who could grab; give grace to those who no longer can (TOT-301, TOT-711).

    `turned` is the mask of the hands whose top changed. Returns the mask of the hands in
    groups that are neither live groups from before nor what is left of one (TOT-525).
    """
    groups = live_groups(table)
    three = table.three_counts and three_of_a_colour(table) and not is_spent(table, 0b111)
    if three and table.options.three_colour_effect == "duel":
        groups.append(0b111)
        three = False
    old, old_chances = table.live, table.chances
    if not groups and not three and not old_chances:
        return 0
    fresh = 0b111 if three and (turned or not table.three_live) else 0
    chances = 0b111 if three else 0
    for mask in groups:
        chances |= mask
        if rule_changed or mask & turned or all(mask & ~before for before in old):
            fresh |= mask
    table.live = tuple(groups)
    table.three_live = three
    table.chances = chances
    for hand in MEMBERS[old_chances & ~chances]:
        table.grace_until[hand] = table.now + table.options.grace_ms
    if fresh:
        see_anew(table, fresh)
    return fresh


def see_anew(table: Table, mask: int) -> None:
    """Those hands' opportunities are visible from now on."""
    for hand in MEMBERS[mask]:
        table.since[hand] = table.now
    table.newest_chance = table.now


def strike(table: Table) -> None:
    """Strike cards that are no longer visible from the spent records (TOT-305)."""
    visible = {pile[-1] for pile in table.piles if pile}
    kept = []
    for rule, record in table.spent:
        left = tuple(card for card in record if card in visible)
        if len(left) > 1:
            kept.append((rule, left))
    table.spent = tuple(kept)


def cancel(table: Table, masks: Iterable[int]) -> tuple[tuple[Card, ...], ...]:
    """Record these groups as spent (TOT-305); their cards."""
    groups = tuple(cards_of(table, mask) for mask in masks)
    table.spent += tuple((table.rule, cards) for cards in groups)
    return groups


def cancel_all(table: Table) -> tuple[tuple[Card, ...], ...]:
    """Record every live group as spent, three of a colour too (TOT-322, TOT-604); their cards."""
    return cancel(table, (*table.live, 0b111) if table.three_live else table.live)


def tell_spent(table: Table, cancelled: tuple[tuple[Card, ...], ...], events: list[Event]) -> None:
    """Say which of the cancelled groups still lie on the table, dimmed (TOT-307)."""
    visible = {pile[-1] for pile in table.piles if pile}
    left = (tuple(card for card in cards if card in visible) for cards in cancelled)
    dimmed = tuple(cards for cards in left if len(cards) > 1)
    if dimmed:
        events.append(GroupsSpent(dimmed))


def spend_all(table: Table, events: list[Event]) -> None:
    """Every live group is spent, and its cards stay where they are, dimmed (TOT-604)."""
    cancelled = cancel_all(table)
    regroup(table, 0, False)
    tell_spent(table, cancelled, events)


def look_again(table: Table, events: list[Event]) -> None:
    """The rule in force and the groups, after piles went away (TOT-301, TOT-532)."""
    changed = update_rule(table, events)
    if table.spent:
        strike(table)
    regroup(table, EVERYBODY, changed)
