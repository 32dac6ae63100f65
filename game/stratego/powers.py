"""The powers of Spy, Scout and Flag (STR-40 to STR-43, STR-61 to STR-64, STR-67 to STR-73)."""

from __future__ import annotations

from game.cards import Event, Seat, Shuffled
from game.rules import Refusal
from game.stratego.attack import turn_up
from game.stratego.cards import FLAG, GAP, RANK_OF, RANK_WORDS, SCOUT, SPY, Rank, rank_of
from game.stratego.events import HandSeen, Regrouped
from game.stratego.moves import Regroup, ScoutLook, SpyLook
from game.stratego.setup import take_cards
from game.stratego.state import Table
from game.stratego.steps import AskAction, AskLayout
from game.stratego.telling import DECK, drawn, lifted, put_back, slots_seen, tell
from game.stratego.turns import fill_gaps
from game.stratego.values import SeenHand


def check_power(
    table: Table, step: AskAction, move: SpyLook | ScoutLook | Regroup
) -> Refusal | None:
    """Why this power cannot be used."""
    powers = table.options.powers
    if powers == "none" or (powers == "no-regroup" and isinstance(move, Regroup)):
        return Refusal("stratego-power-off", "O-4")
    match move:
        case SpyLook():
            if table.slot_with(move.seat, SPY) is None:
                return _not_in_line(SPY)
            if not table.hands[1 - move.seat]:
                return Refusal("stratego-empty-hand", "STR-68")
        case ScoutLook():
            return _check_scout_look(table, move)
        case Regroup():
            if table.slot_with(move.seat, FLAG) is None:
                return Refusal("stratego-flag-not-in-line", "STR-61")
    return None


def _check_scout_look(table: Table, move: ScoutLook) -> Refusal | None:
    line, enemy_line = table.lines[move.seat], table.lines[1 - move.seat]
    scout = line[move.slot] if 0 <= move.slot < 5 else GAP
    if scout == GAP or RANK_OF[scout] != SCOUT:
        return _not_in_line(SCOUT)
    for at in move.targets:
        if not 0 <= at < 5 or enemy_line[at] == GAP:
            return Refusal("stratego-no-card", "STR-70")
    if len(set(move.targets)) < len(move.targets):
        return Refusal("stratego-two-different", "STR-70")
    if len(move.targets) != min(2, 5 - enemy_line.count(GAP)):
        return Refusal("stratego-two-cards", "STR-70")
    return None


def _not_in_line(rank: Rank) -> Refusal:
    return Refusal("stratego-not-in-line", "STR-40", (("card", RANK_WORDS[rank]),))


def look_at_hand(table: Table, step: AskAction, move: SpyLook, events: list[Event]) -> None:
    """Show the Spy and look at the enemy's hand (STR-67)."""
    enemy = 1 - move.seat
    slot = table.slot_with(move.seat, SPY)
    assert slot is not None
    ranks = tuple(map(rank_of, table.hands[enemy]))
    turn_up(table, move.seat, slot)
    table.seen_hands[enemy] = SeenHand(ranks)
    tell(table, HandSeen(move.seat, slot, ranks), events)
    power_used(table, move.seat, events)


def look_at_slots(table: Table, step: AskAction, move: ScoutLook, events: list[Event]) -> None:
    """Show a Scout and look at two cards of the enemy's line (STR-70, STR-71)."""
    enemy = 1 - move.seat
    targets = tuple(sorted(move.targets))
    ranks = tuple([RANK_OF[table.lines[enemy][at]] for at in targets])
    turn_up(table, move.seat, move.slot)
    for at in targets:
        table.seen[enemy] |= 1 << at
    tell(table, slots_seen(move.seat, move.slot, targets, ranks), events)
    power_used(table, move.seat, events)


def power_used(table: Table, seat: Seat, events: list[Event]) -> None:
    """A turn without an attack; step 3 follows as usual (STR-43, STR-55)."""
    table.quiet += 1
    fill_gaps(table, seat, events)


def regroup(table: Table, step: AskAction, move: Regroup, events: list[Event]) -> None:
    """Show the Flag, shuffle line, hand and deck, take cards anew (STR-61, STR-62)."""
    seat = move.seat
    slot = table.slot_with(seat, FLAG)
    assert slot is not None
    line, hand, deck = table.lines[seat], table.hands[seat], table.decks[seat]
    tell(table, Regrouped(seat, slot, table.in_play(seat)), events)
    events += (lifted(card, seat, at) for at, card in enumerate(line) if card != GAP)
    if hand:
        events.append(put_back(hand, seat))
    deck += [card for card in line if card != GAP] + hand
    line[:] = [GAP] * 5
    hand.clear()
    table.seen[seat] = table.shown[seat] = 0
    table.seen_hands[seat] = None
    table.chance.shuffle(deck)
    events.append(Shuffled(DECK[seat]))
    take_cards(table, seat)
    events.append(drawn(table.hands[seat], seat))
    table.quiet += 1
    table.agenda = (AskLayout(seat),)
