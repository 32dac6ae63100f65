"""The cards of Frantic as they are read in full, by their names and by what they do."""

from __future__ import annotations

from art.faces.frantic.decks import EVENT_CARDS, POWER_CARDS, RULE_CARD_CARDS
from game.cards import Card
from game.frantic.cards import SYMBOL
from game.frantic.naming import (
    agreed,
    as_composed,
    card_name,
    deck_of,
    fits_on,
    key_of,
    kind_of,
    title,
)
from game.frantic.options import Options
from game.messages import message
from scenes.table.in_full import Told
from scenes.words import Words
from scenes.words.saying import Saying

DECKS = {**EVENT_CARDS, **POWER_CARDS, **RULE_CARD_CARDS}
NAMES = {card: name for name, card in DECKS.items()}
OF_SYMBOL = {symbol: card for card, symbol in reversed(tuple(enumerate(SYMBOL)))}


def card_of(name: str) -> Card | None:
    """The card of an event, a power, a rule card or a special card by its id."""
    return DECKS.get(name, OF_SYMBOL.get(name))


def told(card: Card, options: Options, words: Words, say: Saying) -> Told:
    """A card of any deck with all there is to say about it."""
    read, closes = "\n".join(in_full(card, options, words, say)), words("table-read-close")
    if card in NAMES:
        kind = words(f"frantic-read-kind-{deck_of(NAMES[card])}")
        return Told(say(title(NAMES[card], options)), kind, read, closes)
    return Told(say(card_name(card, options)), say(kind_of(card)), read, closes)


def in_full(card: Card, options: Options, words: Words, say: Saying) -> list[str]:
    """All that it does: its effect, what it fits on, whether the effect may be left out."""
    name = NAMES[card] if card in NAMES else SYMBOL[card]
    key = f"{deck_of(name)}-{name}" if card in NAMES else f"card-{key_of(card)}"
    does = as_composed(name, options)
    if does is None:
        # More than is said in passing, if there is more.
        long = f"frantic-{key}-whole"
        does = message(long if words.has(long) else f"frantic-{key}-full", **agreed(options))
    more = None if card in NAMES else fits_on(card, options)
    return [say(said) for said in (does, more) if said is not None]
