"""What a grab brings about: duel, rush, error, and last cards (TOT-310 to TOT-324, TOT-51x)."""

from __future__ import annotations

from typing import TypeAlias

from game.cards import NOBODY, Card, Event
from game.totem.cards import FIRST_COLOURED
from game.totem.ending import check_out, is_decided
from game.totem.events import DuelWon, LastCardFailed, Punished, RushLapsed, RushWon
from game.totem.groups import cancel, cancel_all, look_again, spend_all, tell_spent
from game.totem.moves import Hand
from game.totem.piles import new_deck, pick_up, put_under, renew_special_tops, share_out, to_pot
from game.totem.state import Table
from game.totem.turning import plan_next

Cancelled: TypeAlias = tuple[tuple[Card, ...], ...]
# An offender stays locked so long after the hold (ms, TOT-716).
LOCK_AFTER_HOLD = 500


def group_of(table: Table, hand: Hand) -> int:
    """The mask of the live group the hand belongs to; 0 if it has none."""
    return next((mask for mask in table.live if mask >> hand & 1), 0)


def losers_to(table: Table, winner: Hand, group: int) -> list[Hand]:
    """The other members, clockwise after the winner; never the winner's other hand (TOT-654)."""
    owners = table.owners
    return [
        hand for hand in table.after(winner) if group >> hand & 1 and owners[hand] != owners[winner]
    ]


def carry_out_duel(table: Table, winner: Hand, base: int, events: list[Event]) -> None:
    """The losers take their own piles, the winner's and the pot (TOT-310 to TOT-316)."""
    group = group_of(table, winner)
    losers = losers_to(table, winner, group)
    tops = tuple(table.piles[hand][-1] for hand in (winner, *losers))
    cancelled = cancel(table, (mask for mask in table.live if mask != group))
    table.rush_owners, table.count_owner = (), NOBODY
    if table.options.colour_ends == "first_duel" and table.rule == "colour":
        visible = (pile[-1] for pile in table.piles if pile)
        table.idle_coloured = tuple(card for card in visible if card >= FIRST_COLOURED)
    events.append(DuelWon(winner, tuple(losers), tops))
    share_out(table, pick_up(table, (winner,), pot=True), losers, events)
    if settle(table, losers[0], winner, cancelled, events):
        return
    hold(table, winner, base)


def carry_out_rush(table: Table, winner: Hand, base: int, events: list[Event]) -> None:
    """The winner's pile goes to the pot, unless last cards failed (TOT-511, TOT-517 to 519).

    Groups stay live but for those that woke together with the rush (TOT-516).
    """
    inward = table.rush_owners
    cancelled = cancel(table, (mask for mask in table.live if mask & table.woken))
    table.rush_owners = ()
    last = [hand for hand in inward if not table.decks[hand]]
    failed = [hand for hand in last if hand != winner]
    events.append(RushWon(winner))
    if winner in last or not last:
        to_pot(table, winner, events)
    if failed and not (winner in last and is_decided(table, (winner,))):
        fail_last_cards(table, failed, winner, events)
    if settle(table, winner, winner, cancelled, events):
        return
    hold(table, winner, base)


def fail_last_cards(table: Table, failed: list[Hand], after: Hand, events: list[Event]) -> None:
    """Owners of last inward arrows take all piles and the pot (TOT-518, TOT-519)."""
    owners = [hand for hand in table.after(after) if hand in failed]
    events.append(LastCardFailed(tuple(owners)))
    share_out(table, pick_up(table, range(len(table.piles)), pot=True), owners, events)


def lapse_rush(table: Table, base: int, events: list[Event]) -> None:
    """Nobody grabbed in time: last cards have failed, the turning goes on (TOT-514, TOT-520).

    Three of a colour, which nobody took, is spent (TOT-601); groups stay live.
    """
    if table.three_live:
        lapse_three_of_a_colour(table, base, events)
        return
    failed = [hand for hand in table.rush_owners if not table.decks[hand]]
    events.append(RushLapsed())
    table.rush_owners = ()
    for hand, place in enumerate(table.places):
        if not place:
            table.grace_until[hand] = table.now + table.options.grace_ms
    if failed:
        fail_last_cards(table, failed, table.last_turner, events)
    if not settle(table, table.rush_next, NOBODY, (), events, moved=bool(failed)):
        plan_next(table, base)


def lapse_three_of_a_colour(table: Table, base: int, events: list[Event]) -> None:
    """Nobody noticed: its cards stay where they are, dimmed (TOT-601, TOT-604)."""
    events.append(RushLapsed())
    spend_all(table, events)
    plan_next(table, base)


def penalty_piles(table: Table, hand: Hand) -> list[Hand]:
    """The hands whose piles an error of `hand` takes, beside the pot (option `penalty_piles`)."""
    if table.options.penalty_piles == "mild":
        return [hand]
    if table.options.penalty_piles == "others":
        return [other for other in range(len(table.piles)) if other != hand]
    return list(range(len(table.piles)))


def costs_nothing(table: Table, hand: Hand) -> bool:
    """Whether an error of `hand` would take no card at all (TOT-323)."""
    return not table.pot and not any(table.piles[other] for other in penalty_piles(table, hand))


def punish(table: Table, hand: Hand, pressed: int, base: int, events: list[Event]) -> None:
    """The offender takes the piles and the pot, and starts (TOT-320 to TOT-324)."""
    cancelled = cancel_all(table)
    table.rush_owners, table.count_owner = (), NOBODY
    taken = pick_up(table, penalty_piles(table, hand), pot=True)
    events.append(Punished(hand, sum(len(cards) for _, cards in taken)))
    put_under(table, hand, taken, events)
    if settle(table, hand, hand, cancelled, events):
        return
    hold(table, hand, base)
    options = table.options
    table.locked_until[hand] = max(pressed + options.error_lock_ms, table.due + LOCK_AFTER_HOLD)


def shuffle_dead_table(table: Table, base: int, events: list[Event]) -> None:
    """No hand has a deck and nobody grabs: every pile becomes a new deck (TOT-208)."""
    for hand, pile in enumerate(table.piles):
        if pile:
            new_deck(table, hand, "dead", events)
    start = (table.last_turner + 1) % len(table.decks)
    if not settle(table, start, NOBODY, (), events):
        plan_next(table, base)


def settle(
    table: Table,
    start: Hand,
    grabber: Hand,
    cancelled: Cancelled,
    events: list[Event],
    *,
    moved: bool = True,
) -> bool:
    """After cards moved: what is visible, new decks, who is out, who starts. Over or not."""
    if moved:
        look_again(table, events)
    if renew_special_tops(table, events):
        look_again(table, events)
    tell_spent(table, cancelled, events)
    if check_out(table, events, grabber):
        return True
    table.pointer = table.starter(start)
    return False


def hold(table: Table, hand: Hand, base: int) -> None:
    """The totem is held while the cards move on screen (TOT-720)."""
    table.stage, table.happening = "hold", "hold"
    table.holder = hand
    table.due = base + table.options.hold_ms
