"""A turn: refill, action, fill gaps, in this order (STR-10 to STR-20)."""

from __future__ import annotations

from functools import lru_cache

from game.cards import NOBODY, Event, Seat
from game.rules import Refusal
from game.stratego.cards import FLAG, GAP, HAND_SIZE, SLOTS, Rank, Slot, rank_of
from game.stratego.choices import KEPT, fills
from game.stratego.ending import end_game
from game.stratego.events import Filled
from game.stratego.moves import Fill
from game.stratego.state import BOTH, Table, can_move, line_can_move
from game.stratego.steps import AskAction, AskFill
from game.stratego.telling import DRAWN, PLACED, REFILLED, drawn, tell, turn_began
from game.stratego.values import SeenHand

ASK_ACTION = tuple((AskAction(seat),) for seat in BOTH)
ASK_FILL = tuple(AskFill(seat) for seat in BOTH)


def begin_turn(table: Table, seat: Seat, events: list[Event]) -> None:
    """Refill; then who cannot attack has lost (STR-11, STR-13, STR-52)."""
    table.turn += 1
    table.mover = seat
    tell(table, turn_began(table.turn, seat), events)
    if len(table.hands[seat]) < HAND_SIZE and table.decks[seat]:
        refill(table, seat, events)
    if line_can_move(table.lines[seat]) or regroup_saves(table, seat):
        table.agenda = ASK_ACTION[seat]
    else:
        end_game(table, 1 - seat, "immovable", events)


def refill(table: Table, seat: Seat, events: list[Event]) -> None:
    """Draw to three cards, as far as the deck goes (STR-11, STR-12)."""
    hand, deck = table.hands[seat], table.decks[seat]
    missing = HAND_SIZE - len(hand)
    cards = deck[: -missing - 1 : -1]
    del deck[-missing:]
    hand += cards
    events.append(DRAWN[seat][cards[0]] if len(cards) == 1 else drawn(cards, seat))
    tell(table, REFILLED[seat][len(cards)], events)
    hand_changed(table, seat)


def regroup_saves(table: Table, seat: Seat) -> bool:
    """Whether a player without a movable card in their line may regroup (STR-82)."""
    if not (table.options.regroup_saves and table.options.powers == "all"):
        return False
    if table.slot_with(seat, FLAG) is None:
        return False
    return can_move(table.hands[seat]) or can_move(table.decks[seat])


def hand_changed(table: Table, seat: Seat) -> None:
    """What a Spy saw in this hand is now what was in it (STR-81)."""
    seen = table.seen_hands[seat]
    if seen is not None and seen.fresh:
        table.seen_hands[seat] = SeenHand(seen.ranks, fresh=False)


def fill_gaps(table: Table, seat: Seat, events: list[Event]) -> None:
    """Step 3: whoever has gaps and cards must fill (STR-15); with one of each, by itself (C-4)."""
    gaps, hand, step = table.lines[seat].count(GAP), table.hands[seat], ASK_FILL[seat]
    if not gaps or not hand:
        end_turn(table, seat, events)
    elif gaps == len(hand) == 1:
        fill(table, step, fills(table, step, seat)[0], events)
    else:
        table.agenda = (step,)


def check_fill(table: Table, step: AskFill, move: Fill) -> Refusal | None:
    """Why the gaps cannot be filled so."""
    line, hand = table.lines[move.seat], table.hands[move.seat]
    left = list(map(rank_of, hand))
    for slot, rank in placements(move.line):
        if line[slot] != GAP:
            return Refusal("stratego-slot-taken", "STR-15")
        if rank not in left:
            return Refusal("stratego-not-in-hand", "STR-15")
        left.remove(rank)
    gaps = line.count(GAP) + len(left) - len(hand)
    if (gaps and left) or len(move.line) != 5:
        return fill_more(gaps, len(left))
    return None


def fill_more(gaps: int, cards: int) -> Refusal:
    """Too few gaps are filled (STR-15)."""
    return Refusal("stratego-fill-more", "STR-15", (("count", min(gaps, cards)),))


def fill(table: Table, step: AskFill, move: Fill, events: list[Event]) -> None:
    """Hand cards go face down into gaps; the turn is over (STR-15, STR-20)."""
    seat = move.seat
    place(table, seat, move.line, events)
    hand_changed(table, seat)
    tell(table, filled(seat, move.line), events)
    end_turn(table, seat, events)


@lru_cache(KEPT)
def filled(seat: Seat, line: tuple[Rank, ...]) -> Filled:
    """That these slots were filled."""
    return Filled(seat, tuple(slot for slot, _ in placements(line)))


@lru_cache(KEPT)
def placements(line: tuple[Rank, ...]) -> tuple[tuple[Slot, Rank], ...]:
    """The slots of a line that get a card, and which."""
    return tuple((slot, rank) for slot, rank in zip(SLOTS, line, strict=False) if rank != GAP)


def place(table: Table, seat: Seat, ranks: tuple[Rank, ...], events: list[Event]) -> None:
    """Put cards of these ranks from the hand into the line."""
    line, hand = table.lines[seat], table.hands[seat]
    held = list(map(rank_of, hand))
    for slot, rank in placements(ranks):
        at = held.index(rank)
        del held[at]
        card = line[slot] = hand.pop(at)
        events.append(PLACED[seat][slot][card])


def end_turn(table: Table, seat: Seat, events: list[Event]) -> None:
    """The turn passes to the other player, unless it is a draw (STR-20, STR-55)."""
    limit = table.options.draw_count
    if limit and table.quiet >= limit:
        end_game(table, NOBODY, "no-attacks", events)
    else:
        begin_turn(table, 1 - seat, events)
