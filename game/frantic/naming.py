"""What the cards, colours, events and powers of Frantic are called and do, as messages."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Card
from game.frantic.cards import (
    COLOUR_WORDS,
    COLOURS_OF,
    EVENTS,
    FACES,
    KIND,
    LASTING_POWERS,
    NONE,
    NUMBER,
    POWERS,
    RULE_CARDS,
    SYMBOL,
    Colour,
    Kind,
    events_for,
    symbols_for,
)
from game.frantic.composed.card import CARDS, composed
from game.frantic.composed.sentences import sentence
from game.frantic.options import Options
from game.messages import Argument, Message, Several, message

NUMBERS = (Kind.NUMBER, Kind.BLACK_NUMBER)
COLOURED = (Kind.PLAIN, Kind.SWAP)
KINDS = {
    Kind.NUMBER: "number", Kind.BLACK_NUMBER: "black", Kind.PLAIN: "plain", Kind.SWAP: "swap",
    Kind.BLACK_SPECIAL: "black-special", Kind.UNIQUE: "unique", Kind.BLANK: "blank",
}  # fmt: skip
REACTIONS = ("counterattack", "error_404", "lucky_bastard", "nice_try")
# Open-wish cards that do nothing else.
ONLY_WISH = ("fantastic", "special_fantastic")


def colour_word(colour: Colour) -> str:
    return "black" if colour == NONE else COLOUR_WORDS[colour]


def colour_name(colour: Colour) -> Message:
    return message(f"frantic-colour-{colour_word(colour)}")


def title(name: str, options: Options) -> Message:
    """A special card, an event, a power or a rule card by its name, as mild as was agreed."""
    if name in CARDS and (own := composed(options, name).name):
        return message("frantic-own-name", name=own)
    return message(f"frantic-{deck_of(name)}-{name}", names=options.names)


def deck_of(name: str) -> str:
    """Which of the decks a name belongs to."""
    decks = (("event", EVENTS), ("power", POWERS), ("rule", RULE_CARDS))
    return next((deck for deck, names in decks if name in names), "card")


def titles(names: Iterable[str], options: Options) -> Several:
    """Several of them in one breath."""
    return Several(tuple(title(name, options) for name in names))


def card_name(card: Card, options: Options) -> Message:
    """A card: its colour and number, or its title."""
    if KIND[card] in NUMBERS:
        colour = COLOURS_OF[card][0] if COLOURS_OF[card] else NONE
        return message("frantic-number-card", colour=colour_name(colour), number=NUMBER[card])
    if KIND[card] in COLOURED:
        colours = Several(tuple(map(colour_name, COLOURS_OF[card])))
        return message("frantic-special-card", colours=colours, title=title(SYMBOL[card], options))
    return title(SYMBOL[card], options)


def card_names(cards: Iterable[Card], options: Options) -> Several:
    """Several cards in one breath."""
    return Several(tuple(card_name(card, options) for card in cards))


def card_does(card: Card, options: Options) -> Message:
    """A card and what it does, in one sentence."""
    return message(
        "frantic-card-does",
        card=card_name(card, options),
        points=FACES[card].points,
        does=effect(card, options),
    )


def effect(card: Card, options: Options) -> Message:
    """What a playing card does."""
    key = key_of(card)
    return as_composed(key, options) or message(f"frantic-card-{key}-full", **agreed(options))


def key_of(card: Card) -> str:
    """What a playing card is called in the messages about it."""
    return {Kind.NUMBER: "num", Kind.BLACK_NUMBER: "black"}.get(KIND[card], SYMBOL[card])


def happens(event: str, options: Options) -> Message:
    """What an event will do."""
    return as_composed(event, options) or message(f"frantic-event-{event}-full", **agreed(options))


def means(name: str, options: Options) -> Message:
    """What an event, a power or a rule card does."""
    if name in EVENTS:
        return happens(name, options)
    return message(f"frantic-{deck_of(name)}-{name}-full")


def briefly(name: str, options: Options) -> Message:
    """The same in a few words, where there are fewer."""
    if name in EVENTS and as_composed(name, options) is None:
        return message(f"frantic-event-{name}-short", **agreed(options))
    if name in RULE_CARDS or name in LASTING_POWERS:
        return message(f"frantic-{deck_of(name)}-{name}-short")
    return means(name, options)


def explained(name: str, options: Options) -> Message:
    """An event, a power or a rule card and what it does."""
    return message("frantic-explains", title=title(name, options), text=means(name, options))


def agreed(options: Options) -> dict[str, Argument]:
    """What the table agreed on, as far as a card does something else by it."""
    return {
        "names": options.names,
        "scores": "on" if options.scores else "off",
        "gambling": options.gambling_man,
        "follow": "must" if options.must_follow else "may",
        "reacts": "yes" if options.mimicry_reacts else "no",
    }


def as_composed(name: str, options: Options) -> Message | None:
    """What a composed card or event does in this match, if players made it."""
    if name not in CARDS or not getattr(options, name):
        return None
    there = name in symbols_for(options.modules) or name in events_for(options.modules)
    return sentence(name, composed(options, name)) if there else None


def wished(what: str, options: Options) -> Message:
    """A colour word, a number, or the name of a special card."""
    if what.isdigit():
        return message("frantic-wished-number", number=int(what))
    return message(f"frantic-colour-{what}") if what in COLOUR_WORDS else title(what, options)


def wished_for(what: str, options: Options) -> Message:
    """The same in the middle of a sentence."""
    if what.isdigit():
        return message("frantic-number-named", number=int(what))
    if what in COLOUR_WORDS:
        return message("frantic-colour-named", colour=what)
    return title(what, options)


# As it is read in full


def kind_of(card: Card) -> Several:
    """What kind of playing card it is, and what it counts."""
    kind = message(f"frantic-read-kind-{KINDS.get(KIND[card], 'wish')}")
    return Several((kind, message("frantic-points", count=FACES[card].points)), flat=True)


def fits_on(card: Card, options: Options) -> Message | None:
    """What a playing card fits on, or when its effect may be left out, where that is to be said."""
    symbol, kind = SYMBOL[card], KIND[card]
    if kind is Kind.PLAIN:
        return message(
            "frantic-read-plain",
            card=title(symbol, options),
            colour=colour_name(COLOURS_OF[card][0]),
        )
    if kind is Kind.BLACK_SPECIAL:
        return message("frantic-read-black")
    if symbol == "fantastic_four":
        return message("frantic-read-must")
    if symbol in REACTIONS:
        return message("frantic-read-reaction")
    if kind is Kind.WISH and symbol not in ONLY_WISH:
        return message("frantic-read-may")
    return None
