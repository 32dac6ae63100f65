"""Which cards somebody may know: what the robot holds against what is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from art.faces.frantic.decks import EVENT_CARDS, POWER_CARDS, RULE_CARD_CARDS
from game.cards import HIDDEN, Card, CardsMoved
from game.rules import Game
from game.stratego.events import Attacked, HandSeen, Regrouped, SlotsSeen
from game.stratego.following import card_of
from tests.house.games import TABLES

# From here on faces are numbered that are no playing cards.
OTHER_DECKS = 1000
# What is a card, or several, in an event or a step of an agenda.
PARTS = ("cards", "card", "answers", "top", "trap", "drawn", "row", "laid", "market")


def in_view(game_id: str, view: Any) -> set[Card]:
    """All cards that view tells of."""
    found: set[Card] = set()
    for place in TABLES[game_id].places:
        found.update(_cards(getattr(view, place)))
    match game_id:
        case "totem":
            found.update(hand.top for hand in view.hands if hand.top is not None)
        case "nyet":
            for trick in (*view.tricks, *view.look_back):
                found.update(trick.cards)
        case "frantic":
            found.update(EVENT_CARDS.values(), RULE_CARD_CARDS.values())
            shown = (power.name for row in view.powers for power in row if power.name)
            found.update(POWER_CARDS[name] for name in shown)
            # What is in force lies open beside the piles until it ends.
            found.update(POWER_CARDS[one.power] for one in view.running)
        case "stratego":
            for event in view.history:
                found.update(in_event(game_id, event, view))
            # Who looks shows by that what they are.
            for seat, ranks in enumerate(view.known):
                found.update(card_of(view, seat, rank) for rank in ranks if rank >= 0)
    return found


def looks(game: Game, cards: Iterable[Card]) -> set[str]:
    """How these cards look: equal ones look alike, and other decks have numbers of their own."""
    return {
        str(card) if card >= OTHER_DECKS else game.card_name(card)
        for card in cards if card != HIDDEN
    }  # fmt: skip


def in_event(game_id: str, event: Any, view: Any) -> set[Card]:
    """All cards that event tells of."""
    if game_id == "stratego" and not isinstance(event, CardsMoved):
        return set(_in_a_fight(event, view))
    told = [getattr(event, part, ()) for part in PARTS]
    # Hands that were counted are points, not cards.
    hands = [hand for hand in getattr(event, "hands", ()) if isinstance(hand, tuple)]
    return {card for some in (*told, *hands) for card in _cards(some)}


def _in_a_fight(event: Any, view: Any) -> Iterator[Card]:
    match event:
        case Attacked(seat=seat):
            yield card_of(view, seat, event.attacker)
            yield card_of(view, 1 - seat, event.defender)
        case HandSeen(seat=seat, ranks=ranks) | SlotsSeen(seat=seat, ranks=ranks):
            for rank in ranks:
                if rank >= 0:
                    yield card_of(view, 1 - seat, rank)
        case Regrouped(seat=seat):
            yield card_of(view, seat, 0)


def _cards(value: Any) -> Iterator[Card]:
    """The cards in a value, however deep."""
    if isinstance(value, bool | str):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, Iterable):
        for one in value:
            yield from _cards(one)
    elif value is not None:
        for part in PARTS:
            yield from _cards(getattr(value, part, ()))
