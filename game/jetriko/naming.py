"""What the cards, colours and attacks of Jetriko are called, as messages."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Card
from game.jetriko.cards import (
    BACK_WORDS,
    COLOUR_OF,
    COLOUR_WORDS,
    KIND_OF,
    KIND_WORDS,
    NO_BACK,
    NUMBER_OF,
    PLAIN,
    TRAPS,
    WHITE,
    word_of,
)
from game.jetriko.values import Attack
from game.jetriko.view import JetrikoView
from game.messages import Begun, Message, Player, Several, message


def colour_name(colour: int) -> Message:
    return message(f"jetriko-colour-{COLOUR_WORDS[colour]}")


def effect_name(card: Card) -> Message:
    """The name of what a card does, or of a trap."""
    return message(f"jetriko-name-{word_of(card)}")


def card_name(card: Card) -> Message:
    """A card: its colour, its number and its effect."""
    if card in TRAPS:
        return message("jetriko-card-trap", name=effect_name(card))
    if card in WHITE:
        return effect_name(card)
    key = "plain" if KIND_OF[card] == PLAIN else "effect"
    return message(
        f"jetriko-card-{key}",
        colour=colour_name(COLOUR_OF[card]),
        number=NUMBER_OF[card],
        effect=effect_name(card),
    )


def card_names(cards: Iterable[Card]) -> Several:
    """Several cards in one breath."""
    return Several(tuple(map(card_name, cards)))


def card_does(card: Card) -> Message:
    """A card and what it does, in one sentence."""
    if KIND_OF[card] == PLAIN:
        return card_name(card)
    does = message(f"jetriko-does-{word_of(card)}")
    return message("jetriko-card-does", card=Begun(card_name(card)), does=does)


def in_full(card: Card) -> Message:
    """All that a card does."""
    return message(f"jetriko-full-{word_of(card)}")


def attack_name(kind: int, value: int) -> Message:
    """An attack and how strong it is."""
    return message("jetriko-attack", kind=message(f"jetriko-name-{KIND_WORDS[kind]}"), value=value)


def announced(attack: Attack) -> Message:
    """Whom, with what and how strongly (JET-34)."""
    return message(
        "jetriko-announce",
        attacker=Player(attack.attacker),
        victim=Player(attack.victim),
        attack=attack_name(attack.kind, attack.value),
    )


def next_to_draw(view: JetrikoView) -> Message:
    """What lies on top of the draw pile."""
    if view.back == NO_BACK:
        return message("jetriko-pile-empty")
    back = message(f"jetriko-back-{BACK_WORDS[view.back]}")
    return message("jetriko-pile-next", back=back, count=view.pile)
