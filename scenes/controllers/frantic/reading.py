"""The cards of Frantic as they are read in full, by their names and by what they do."""

from __future__ import annotations

from art.faces.frantic.decks import EVENT_CARDS, POWER_CARDS, RULE_CARD_CARDS
from game.cards import Card
from game.frantic.cards import COLOURS_OF, FACES, KIND, SYMBOL, Kind
from game.frantic.naming import (
    agreed,
    as_composed,
    card_name,
    colour_name,
    deck_of,
    key_of,
    title,
)
from game.frantic.options import Options
from game.messages import Message, Several, message
from scenes.table.in_full import Told
from scenes.words import Words
from scenes.words.saying import Saying

DECKS = {**EVENT_CARDS, **POWER_CARDS, **RULE_CARD_CARDS}
NAMES = {card: name for name, card in DECKS.items()}
OF_SYMBOL = {symbol: card for card, symbol in reversed(tuple(enumerate(SYMBOL)))}
KINDS = {
    Kind.NUMBER: "number", Kind.BLACK_NUMBER: "black", Kind.PLAIN: "plain", Kind.SWAP: "swap",
    Kind.BLACK_SPECIAL: "black-special", Kind.UNIQUE: "unique", Kind.BLANK: "blank",
}  # fmt: skip
REACTIONS = ("counterattack", "error_404", "lucky_bastard", "nice_try")
# Open-wish cards that do nothing else.
ONLY_WISH = ("fantastic", "special_fantastic")


def card_of(name: str) -> Card | None:
    """The card of an event, a power, a rule card or a special card by its id."""
    return DECKS.get(name, OF_SYMBOL.get(name))


def told(card: Card, options: Options, words: Words, say: Saying) -> Told:
    """A card of any deck with all there is to say about it."""
    read = "\n".join(in_full(card, options, words, say))
    closes = words("table-read-close")
    if card in NAMES:
        kind = words(f"frantic-read-kind-{deck_of(NAMES[card])}")
        return Told(say(title(NAMES[card], options)), kind, read, closes)
    sort = message(f"frantic-read-kind-{KINDS.get(KIND[card], 'wish')}")
    points = message("frantic-points", count=FACES[card].points)
    kind = say(Several((sort, points), flat=True))
    return Told(say(card_name(card, options)), kind, read, closes)


def in_full(card: Card, options: Options, words: Words, say: Saying) -> list[str]:
    """All that it does: its effect, what it fits on, whether the effect may be left out."""
    name = NAMES.get(card, SYMBOL[card] if card < len(SYMBOL) else "")
    key = f"{deck_of(name)}-{name}" if card in NAMES else f"card-{key_of(card)}"
    does = as_composed(name, options)
    if does is None:
        # More than is said in passing, if there is more.
        long = f"frantic-{key}-whole"
        does = message(long if words.has(long) else f"frantic-{key}-full", **agreed(options))
    more = None if card in NAMES else _fits(card, options)
    return [say(said) for said in (does, more) if said is not None]


def _fits(card: Card, options: Options) -> Message | None:
    """What a playing card fits on, or when it is played, if there is anything to say."""
    symbol, kind = SYMBOL[card], KIND[card]
    if kind is Kind.PLAIN:
        return message("frantic-read-plain", card=title(symbol, options),
                       colour=colour_name(COLOURS_OF[card][0]))  # fmt: skip
    if kind is Kind.BLACK_SPECIAL:
        return message("frantic-read-black")
    if symbol == "fantastic_four":
        return message("frantic-read-must")
    if symbol in REACTIONS:
        return message("frantic-read-reaction")
    if kind is Kind.WISH and symbol not in ONLY_WISH:
        return message("frantic-read-may")
    return None
