"""The effects of plain specials and of Black Gift (FRA-182 to FRA-201)."""

from __future__ import annotations

from game.agenda import push
from game.cards import Event
from game.frantic.events import FollowUp, HandSeen, Marked
from game.frantic.hands import draw, give, see
from game.frantic.state import Table
from game.frantic.steps import AskFollow, AskRecharge, AskThief, Deed, GiveAside, TakeBlind, Trigger
from game.frantic.turn.playable import playable

STOLEN = EXCHANGED = 2


def second_chance(table: Table, deed: Deed, events: list[Event]) -> None:
    """Play a second card that fits; without one, draw one (FRA-182, FRA-183)."""
    events.append(FollowUp(deed.actor))
    if table.options.must_follow and not playable(table, deed.actor):
        draw(table, deed.actor, 1, events)
    else:
        table.agenda = push(table.agenda, AskFollow(deed.actor))


def exchange(table: Table, deed: Deed, events: list[Event]) -> None:
    """Take two blind; only then the victim gets the cards put aside (FRA-187 to FRA-189)."""
    [victim] = deed.victims
    take = TakeBlind(deed.actor, victim, EXCHANGED)
    table.agenda = push(table.agenda, take, GiveAside(deed.actor, victim))


def gift(table: Table, deed: Deed, events: list[Event]) -> None:
    """The victim gets the cards put aside (FRA-190, FRA-191)."""
    [victim] = deed.victims
    table.agenda = push(table.agenda, GiveAside(deed.actor, victim))


def black_gift(table: Table, deed: Deed, events: list[Event]) -> None:
    """A gift, if there is anybody to give to; then an event (FRA-200, FRA-201)."""
    table.agenda = push(table.agenda, Trigger(deed.actor))
    if deed.victims:
        gift(table, deed, events)


def recharge(table: Table, deed: Deed, events: list[Event]) -> None:
    """Turn one of the own activated power cards face down again (FRA-192)."""
    if any(power.up and not power.fresh for power in table.powers[deed.actor]):
        table.agenda = push(table.agenda, AskRecharge(deed.actor))


def skip(table: Table, deed: Deed, events: list[Event]) -> None:
    """The victim will lose its next turn (FRA-193, FRA-194)."""
    [victim] = deed.victims
    table.skipped |= 1 << victim
    events.append(Marked(victim))


def thief(table: Table, deed: Deed, events: list[Event]) -> None:
    """See the victim's hand, take two cards of it (FRA-195 to FRA-197)."""
    [victim] = deed.victims
    hand = table.hands[victim]
    events.append(HandSeen(deed.actor, victim, tuple(hand)))
    if len(hand) <= STOLEN:
        give(table, victim, deed.actor, hand[:], events)
        return
    see(table, deed.actor, victim)
    table.agenda = push(table.agenda, AskThief(deed.actor, victim, STOLEN))


def troublemaker(table: Table, deed: Deed, events: list[Event]) -> None:
    """An event is triggered at once (FRA-198)."""
    table.agenda = push(table.agenda, Trigger(deed.actor))
