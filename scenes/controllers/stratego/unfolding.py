"""How the table looks after each single thing that happened: pure functions of a view."""

from __future__ import annotations

from dataclasses import replace

from game.cards import HIDDEN, Card, CardsMoved, Seat, Zone
from game.stratego.cards import CARD, COLOUR_WORDS, GAP, LETTERS, Rank, Slot
from game.stratego.view import StrategoView


def card_of(view: StrategoView, seat: Seat, rank: Rank) -> Card:
    """A card of that rank in the army of a seat; equal cards look alike."""
    return CARD[COLOUR_WORDS[colour(view, seat)][0].upper() + LETTERS[rank]]


def colour(view: StrategoView, seat: Seat) -> int:
    """The army of a seat: red or blue."""
    return 0 if seat == view.red else 1


def slot_of(zone: Zone) -> Slot | None:
    """The slot a zone is, if it is one."""
    return int(zone.kind[-1]) - 1 if zone.kind.startswith("slot-") else None


def moved(view: StrategoView, event: CardsMoved) -> StrategoView:
    """The table after these cards changed their place."""
    for card in event.cards:
        view = _put(_taken(view, event.source, card), event.target, card)
    return view


def _taken(view: StrategoView, zone: Zone, card: Card) -> StrategoView:
    slot = slot_of(zone)
    if slot is not None:
        return _in_line(view, zone.owner, slot, GAP)
    return _counted(view, zone, card, -1)


def _put(view: StrategoView, zone: Zone, card: Card) -> StrategoView:
    slot = slot_of(zone)
    if slot is not None:
        return _in_line(view, zone.owner, slot, card if view.seat == zone.owner else HIDDEN)
    if zone.kind == "casualties":
        rows = list(view.casualties)
        rows[zone.owner] = (*rows[zone.owner], card)
        return replace(view, casualties=tuple(rows))
    return _counted(view, zone, card, 1)


def _in_line(view: StrategoView, seat: Seat, slot: Slot, card: Card) -> StrategoView:
    lines, marks = list(view.lines), list(view.marks)
    line, mark = list(lines[seat]), list(marks[seat])
    line[slot], mark[slot] = card, HIDDEN
    lines[seat], marks[seat] = tuple(line), tuple(mark)
    return replace(view, lines=tuple(lines), marks=tuple(marks))


def _counted(view: StrategoView, zone: Zone, card: Card, more: int) -> StrategoView:
    """A card enters a hand or a deck, or leaves it."""
    counts = list(view.hands if zone.kind == "hand" else view.decks)
    counts[zone.owner] += more
    if zone.kind == "deck":
        return replace(view, decks=tuple(counts))
    hand = view.hand
    if zone.owner == view.seat and card != HIDDEN:
        hand = (*hand, card) if more > 0 else tuple(held for held in hand if held != card)
    return replace(view, hands=tuple(counts), hand=hand)
