"""How a view of Stratego Cards follows what its seat saw happen."""

from __future__ import annotations

from dataclasses import replace

from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, Seat, Zone
from game.stratego import events as ev
from game.stratego.cards import (
    CARD,
    COLOUR_WORDS,
    FLAG,
    GAP,
    LETTERS,
    RANK_OF,
    SCOUT,
    SIZE,
    SPY,
    Rank,
    Slot,
)
from game.stratego.ending import result_of
from game.stratego.looking import UNKNOWN
from game.stratego.values import SeenHand
from game.stratego.view import StrategoView
from game.telling import Asked, with_one

EMPTY = (GAP,) * 5


def after(view: StrategoView, event: Event) -> StrategoView:
    """The view after that event."""
    match event:
        case Asked():
            asked: StrategoView = event.put_into(view)
            return asked
        case CardsMoved():
            return moved(view, event)
        case ev.GameBegan(number, red):
            return before_the_deal(view, number, red)
        case ev.TurnBegan(turn, seat):
            return _remembered(replace(view, turn=turn, mover=seat), event)
        case ev.Refilled(seat) | ev.Filled(seat):
            return _remembered(_hand_changed(view, seat), event)
        case ev.LineLaid() if view.turn:
            return _remembered(view, event)
        case ev.Attacked():
            return _remembered(_attacked(replace(view, quiet=0), event), event)
        case ev.HandSeen():
            return _remembered(_hand_seen(replace(view, quiet=view.quiet + 1), event), event)
        case ev.SlotsSeen():
            return _remembered(_slots_seen(replace(view, quiet=view.quiet + 1), event), event)
        case ev.Regrouped(seat):
            forgotten = _with_seen_hand(replace(view, quiet=view.quiet + 1), seat, None)
            return _remembered(forgotten, event)
        case ev.GameEnded(winner, reason, wins):
            line = result_of(view.history, view.red, winner, reason, view.turn)
            return replace(view, wins=wins, sheet=(*view.sheet, line))
    return view


def before_the_deal(view: StrategoView, number: int, red: Seat) -> StrategoView:
    """The table at the beginning of a game: two whole decks."""
    return replace(
        view, number=number, red=red, turn=0, mover=NOBODY, quiet=0, lines=(EMPTY, EMPTY), hand=(),
        hands=(0, 0), decks=(SIZE, SIZE), casualties=((), ()), known=(UNKNOWN, UNKNOWN),
        marks=(UNKNOWN, UNKNOWN), seen_hands=(None, None), listed_hands=(None, None), history=(),
    )  # fmt: skip


def _remembered(view: StrategoView, event: Event) -> StrategoView:
    return replace(view, history=(*view.history, event))


# What was seen


def _aided(view: StrategoView) -> bool:
    return view.seat is not None and view.options.aids(view.seat)


def _with_known(view: StrategoView, owner: Seat, slot: Slot, rank: Rank) -> StrategoView:
    """The view in which the enemy knows, or does not know any more, what lies in that slot."""
    known = with_one(view.known, owner, with_one(view.known[owner], slot, rank))
    return replace(view, known=known, marks=known if _aided(view) else view.marks)


def _with_seen_hand(view: StrategoView, owner: Seat, seen: SeenHand | None) -> StrategoView:
    both = with_one(view.seen_hands, owner, seen)
    return replace(view, seen_hands=both, listed_hands=both if _aided(view) else view.listed_hands)


def _hand_changed(view: StrategoView, seat: Seat) -> StrategoView:
    """What a Spy saw in this hand is now what was in it (STR-81)."""
    seen = view.seen_hands[seat]
    if seen is None or not seen.fresh:
        return view
    return _with_seen_hand(view, seat, SeenHand(seen.ranks, fresh=False))


def _attacked(view: StrategoView, duel: ev.Attacked) -> StrategoView:
    """Both cards are turned up; those that end a game stay so (STR-50)."""
    enemy = 1 - duel.seat
    view = _with_known(view, duel.seat, duel.slot, duel.attacker)
    view = _with_known(view, enemy, duel.target, duel.defender)
    if duel.defender != FLAG:
        return view
    up = ((duel.seat, duel.slot, duel.attacker), (enemy, duel.target, duel.defender))
    for owner, slot, rank in up:
        if owner != view.seat:
            view = _in_line(view, owner, slot, card_of(view, owner, rank))
    return view


def _hand_seen(view: StrategoView, event: ev.HandSeen) -> StrategoView:
    """A Spy looks at a hand; whose hand it is knows what was seen there."""
    enemy = 1 - event.seat
    view = _with_known(view, event.seat, event.slot, SPY)
    own = view.seat == enemy
    ranks = tuple(RANK_OF[card] for card in view.hand) if own else event.ranks
    return _with_seen_hand(view, enemy, SeenHand(ranks))


def _slots_seen(view: StrategoView, event: ev.SlotsSeen) -> StrategoView:
    """A Scout looks at slots; whose line it is knows what was seen there."""
    enemy = 1 - event.seat
    view = _with_known(view, event.seat, event.slot, SCOUT)
    for slot, rank in zip(event.targets, event.ranks, strict=True):
        seen = RANK_OF[view.lines[enemy][slot]] if view.seat == enemy else rank
        if seen != HIDDEN:
            view = _with_known(view, enemy, slot, seen)
    return view


# Cards that change their place


def card_of(view: StrategoView, seat: Seat, rank: Rank) -> Card:
    """A card of that rank in the army of a seat; equal cards look alike."""
    return CARD[COLOUR_WORDS[view.army(seat)][0].upper() + LETTERS[rank]]


def slot_of(zone: Zone) -> Slot | None:
    """The slot a zone is, if it is one."""
    return int(zone.kind[-1]) - 1 if zone.kind.startswith("slot-") else None


def moved(view: StrategoView, event: CardsMoved) -> StrategoView:
    """The view after these cards changed their place."""
    for card in event.cards:
        view = _put(_taken(view, event.source, card), event.target, card)
    return view


def _taken(view: StrategoView, zone: Zone, card: Card) -> StrategoView:
    slot = slot_of(zone)
    if slot is not None:
        return _with_known(_in_line(view, zone.owner, slot, GAP), zone.owner, slot, HIDDEN)
    return _counted(view, zone, card, -1)


def _put(view: StrategoView, zone: Zone, card: Card) -> StrategoView:
    slot = slot_of(zone)
    if slot is not None:
        return _in_line(view, zone.owner, slot, card if view.seat == zone.owner else HIDDEN)
    if zone.kind == "casualties":
        fallen = (*view.casualties[zone.owner], card)
        return replace(view, casualties=with_one(view.casualties, zone.owner, fallen))
    return _counted(view, zone, card, 1) if zone.kind in ("hand", "deck") else view


def _in_line(view: StrategoView, seat: Seat, slot: Slot, card: Card) -> StrategoView:
    line = with_one(view.lines[seat], slot, card)
    return replace(view, lines=with_one(view.lines, seat, line))


def _counted(view: StrategoView, zone: Zone, card: Card, more: int) -> StrategoView:
    """A card enters a hand or a deck, or leaves it."""
    before = view.hands if zone.kind == "hand" else view.decks
    counts = with_one(before, zone.owner, before[zone.owner] + more)
    if zone.kind == "deck":
        return replace(view, decks=counts)
    hand = view.hand
    if zone.owner == view.seat and card != HIDDEN:
        hand = (*hand, card) if more > 0 else tuple(held for held in hand if held != card)
    return replace(view, hands=counts, hand=hand)
