"""What lies where on the table of Jetriko, in terms of the glossary. All of it is open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.tip import Meaning

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller

Pos = tuple[int, int]
# Before the number of a card, which is explained as a term is.
CARD = "card-"


def explained(controller: Controller, pos: Pos) -> tuple[str, ...]:
    """The terms for what is at `pos`, or none."""
    places, shown = controller.places, controller.shown
    if controller.turns.curtain is not None or controller.held or shown.phase == "scores":
        return ()
    if places.draw.collidepoint(pos):
        return ("back",)
    card = controller.card_at(pos)
    if places.discard.collidepoint(pos):
        about = () if card is None else (f"{CARD}{card}",)
        return (*about, "free") if shown.free else (*about, "top")
    if card is not None and controller.asking.targets.at(pos) is None:
        return (f"{CARD}{card}",)
    for seat, box in enumerate(places.around.plates):
        if box.collidepoint(pos):
            found = ["brink"] if seat in shown.brink else []
            if shown.attack is not None and shown.attack.victim == seat:
                found.append("attack")
            if shown.bound and shown.turn == seat:
                found.append("blank")
            return (*found, "dealer") if shown.dealer == seat else tuple(found)
    return ("direction",) if places.ring.collidepoint(pos) else ()


def meaning(controller: Controller, of_term: Meaning, name: str) -> tuple[str, str]:
    """What a term or a card is called, and what it means or does; `of_term` knows the terms."""
    if not name.startswith(CARD):
        return of_term(name)
    card = int(name.removeprefix(CARD))
    return controller.talk.card(card), controller.talk.in_full(card)
