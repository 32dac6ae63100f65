"""What lies before a player of Stratego Cards: the enemy's line, the own line, the hand."""

from __future__ import annotations

from game.cards import HIDDEN, Card, Seat
from game.messages import Message, message
from game.prompts import Thing
from game.spread import Place, Row, held
from game.stratego.asking import LAYING, laid_out
from game.stratego.cards import BLUE, COLOUR_OF, GAP, RED, Slot
from game.stratego.naming import card_name, slot_name, slot_with
from game.stratego.view import StrategoView


def spread(view: StrategoView, picks: tuple[Thing, ...]) -> tuple[Row, ...]:
    """The rows before that seat, with the cards it is just laying in its gaps."""
    if view.seat is None:
        return ()
    seat = view.seat
    laid = laid_out(view, seat, picks) if view.phase in LAYING else {}
    return (
        Row("line", message("stratego-row-enemy"),
            tuple(_enemy(view, slot) for slot in range(len(view.lines[view.enemy])))),
        Row("line", message("stratego-row-own"),
            tuple(_own(view, seat, slot, laid) for slot in range(len(view.lines[seat])))),
        held([Place(Thing("card", card), card_name(card), card)
              for card in view.hand if card not in laid.values()]),
    )  # fmt: skip


def _enemy(view: StrategoView, slot: Slot) -> Place:
    card = view.lines[view.enemy][slot]
    name = slot_with(slot, card, view.marks[view.enemy][slot])
    return Place(Thing("enemy", slot), name, card=_seen(card), back=_back(view, view.enemy, card))


def _own(view: StrategoView, seat: Seat, slot: Slot, laid: dict[Slot, Card]) -> Place:
    """A slot of the own line: the card in it, one that is just laid there, or a gap."""
    card = laid.get(slot, view.lines[seat][slot])
    if slot in laid:
        return Place(Thing("card", card), _with(slot, card), card)
    if card == GAP:
        return Place(Thing("slot", slot), slot_name(slot))
    return Place(Thing("own", slot), _with(slot, card), card)


def _with(slot: Slot, card: Card) -> Message:
    return slot_with(slot, card, card)


def _seen(card: Card) -> Card:
    return card if card >= 0 else HIDDEN


def _back(view: StrategoView, seat: Seat, card: Card) -> int:
    """The back of the army of that seat, if a card lies there face down."""
    if card != HIDDEN:
        return HIDDEN
    return RED if seat == view.red else BLUE


# The backs tell the armies apart.
BACKS = tuple(sorted(set(COLOUR_OF)))
