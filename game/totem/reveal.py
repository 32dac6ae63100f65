"""Cards become visible: one reveal, worked out in the order of TOT-545."""

from __future__ import annotations

from game.cards import NOBODY, Event
from game.totem.cards import SHAPE_CARDS, is_coloured, is_inward, is_outward
from game.totem.ending import check_out
from game.totem.events import Revealed, RushOpened
from game.totem.groups import look_again, regroup, strike, update_rule
from game.totem.moves import Hand
from game.totem.piles import deal_out_pot, new_deck, renew_special_tops, to_pot
from game.totem.state import Table
from game.totem.turning import plan_next


def reveal(table: Table, due: int, events: list[Event]) -> None:
    """The cards in the air become visible to everybody in one frame (TOT-202, TOT-545)."""
    hands, owner = table.air, table.count_owner
    mask, special = lay_cards(table, events)  # (1)
    if owner == NOBODY:
        table.last_turner = hands[0]
    if special and last_cards(table, hands, events):  # (2), (3)
        return
    watched = special or table.rule == "colour" or bool(table.idle_coloured)
    changed = watched and update_rule(table, events)  # (4)
    if table.spent:
        strike(table)
    fresh = regroup(table, mask, changed)  # (5)
    table.count_owner, table.woken = NOBODY, 0
    if special:
        open_rush(table, due, hands, events)  # (6)
        if owner != NOBODY:
            table.woken = fresh
        if not fresh:
            start_countdown(table, hands, owner)  # (7)
    if not table.rush_owners and table.count_owner == NOBODY and not all(table.decks):
        renew_special_tops(table, events)  # (8)
    if deal_out_pot(table, events):
        look_again(table, events)
    # (9): nobody can have lost their last cards since (2).
    point(table, hands, owner)  # (10)
    plan_next(table, due, double=owner != NOBODY)


def lay_cards(table: Table, events: list[Event]) -> tuple[int, bool]:
    """Lay the cards in the air; the mask of their hands, and whether one is special."""
    hands = table.air
    table.air = ()
    table.reveals += 1
    table.turned_in_vain += len(hands)
    table.visible_since = table.now
    cards = []
    mask = 0
    for hand in hands:
        deck = table.decks[hand]
        card = deck.pop()
        table.piles[hand].append(card)
        cards.append(card)
        mask |= 1 << hand
        if not deck:
            table.ran_out[hand] = table.reveals
    events.append(Revealed(hands, tuple(cards)))
    return mask, max(cards) >= SHAPE_CARDS


def last_cards(table: Table, hands: tuple[Hand, ...], events: list[Event]) -> bool:
    """Outward, then coloured arrows as last cards (TOT-527, TOT-535); whether the game is over."""
    last = [hand for hand in hands if not table.decks[hand]]
    outward = [hand for hand in last if is_outward(table.piles[hand][-1])]
    for hand in outward:
        to_pot(table, hand, events)
    if outward and check_out(table, events):
        return True
    for hand in last:
        if table.piles[hand] and is_coloured(table.piles[hand][-1]):
            new_deck(table, hand, "coloured", events)
    return False


def open_rush(table: Table, due: int, hands: tuple[Hand, ...], events: list[Event]) -> None:
    """Inward arrows, however many, open one rush (TOT-510, TOT-515)."""
    piles = table.piles
    owners = tuple(hand for hand in hands if piles[hand] and is_inward(piles[hand][-1]))
    if owners:
        table.rush_owners = owners
        table.rush_since = table.now
        table.rush_until = due + table.options.rush_ms
        events.append(RushOpened(owners))


def start_countdown(table: Table, hands: tuple[Hand, ...], owner: Hand) -> None:
    """Outward arrows start a countdown, at once or after a rush (TOT-521 to TOT-525)."""
    piles = table.piles
    shown = [hand for hand in hands if piles[hand] and is_outward(piles[hand][-1])]
    if not shown:
        return
    if owner == NOBODY:
        table.count_owner = shown[0]
    else:
        table.count_owner = next(hand for hand in table.after(owner) if hand in shown)


def point(table: Table, hands: tuple[Hand, ...], owner: Hand) -> None:
    """Set the pointer: the next hand, or whose outward arrows it was (TOT-204, TOT-523)."""
    if owner == NOBODY:
        start = (hands[0] + 1) % len(table.decks)
    else:
        start = owner if table.count_owner == NOBODY else table.count_owner
    table.rush_next = start
    table.pointer = table.starter(start)
