"""How the table looks after each single thing that happened: pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.cards import HIDDEN, Card, CardsMoved, Seat, Zone
from game.stratego.cards import CARD, COLOUR_WORDS, GAP, LETTERS, SIZE, Rank, Slot
from game.stratego.looking import UNKNOWN
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


def journey(event: CardsMoved) -> tuple[Seat, str, str]:
    """Whose cards go from what kind of zone to what kind."""
    source, target = (zone.kind.partition("-")[0] for zone in (event.source, event.target))
    return event.source.owner, source, target


def onlooker(view: StrategoView) -> StrategoView:
    """The same table with every hidden card face down, as both at the screen may see it."""
    lines = tuple(tuple(HIDDEN if card >= 0 else card for card in line) for line in view.lines)
    return replace(view, seat=None, lines=lines, hand=(), marks=(UNKNOWN, UNKNOWN),
                   listed_hands=(None, None))  # fmt: skip


def before_the_deal(view: StrategoView, red: Seat, number: int) -> StrategoView:
    """The table at the beginning of a game: two whole decks."""
    empty = (GAP,) * 5
    return replace(
        view, phase="setup", asked=(), red=red, number=number, quiet=0, lines=(empty, empty),
        hand=(), hands=(0, 0), decks=(SIZE, SIZE), casualties=((), ()),
        marks=(UNKNOWN, UNKNOWN), listed_hands=(None, None),
    )  # fmt: skip


def all_moved(view: StrategoView, events: Iterable[CardsMoved]) -> StrategoView:
    """The table after all these cards changed their place."""
    for event in events:
        view = moved(view, event)
    return view


def moved(view: StrategoView, event: CardsMoved) -> StrategoView:
    """The table after these cards changed their place."""
    for card in event.cards:
        view = _put(_taken(view, event.source, card), event.target, card)
    return view


def in_the_air(before: StrategoView, after: StrategoView, target: Zone) -> StrategoView:
    """While cards fly: gone from where they were, not yet where they go."""
    if slot_of(target) is not None:
        return replace(after, lines=before.lines)
    if target.kind == "deck":
        return replace(after, decks=before.decks)
    return replace(after, hands=before.hands, hand=before.hand)


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
