"""What the cards, boxes and teams of NYET! are called, as messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards import Card, Seat
from game.messages import Message, Player, message, players
from game.nyet.board import (
    BOX_WORDS,
    DISCARD,
    FIRST,
    SUPERTRUMP,
    TRUMP,
    Box,
    Terms,
    line_of,
)
from game.nyet.cards import (
    COLOUR_OF,
    COLOUR_WORDS,
    NONE,
    VALUE_OF,
    Colour,
    is_super,
    playing_colours,
)
from game.nyet.view import NyetView


def against(key: str, mine: Iterable[Seat], theirs: Iterable[Seat]) -> Message:
    """Two teams."""
    return message(key, mine=players(mine), theirs=players(theirs))


def card_name(card: Card) -> Message:
    """A card: its colour and value."""
    colour = message(f"nyet-colour-{COLOUR_WORDS[COLOUR_OF[card]]}")
    return message("nyet-card", colour=colour, value=VALUE_OF[card])


def box_name(box: Box) -> Message:
    """What a box of the board says."""
    word, line = BOX_WORDS[box], line_of(box)
    colour = word.partition("-")[2]
    if line == FIRST:
        return message(f"nyet-character-{word}")
    if line == DISCARD:
        return message(f"nyet-box-{word}")
    if line in (TRUMP, SUPERTRUMP):
        return message("nyet-box-none" if colour == "none" else f"nyet-colour-{colour}")
    return message("nyet-box-points", value=colour.replace("minus-", "\u2212"))


def box_says(view: NyetView, box: Box) -> Message:
    """What it would mean if this box stayed open; if it is covered, whose token lies there."""
    if box not in view.covered:
        return box_means(view, box)
    by = [token.seat for token in view.tokens if token.box == box]
    if not by or by[0] < 0:
        return message("refusal-nyet-box-covered")
    return message("nyet-covered-by", name=Player(by[0]), box=box_name(box))


def box_means(view: NyetView, box: Box) -> Message:
    """What it would mean if this box stayed open."""
    word, line = BOX_WORDS[box], line_of(box)
    colour = word.partition("-")[2]
    if line == FIRST:
        return message("nyet-log-first", name=Player(view.characters.index(box)))
    if line == DISCARD:
        return message("nyet-log-discards", what=word)
    if line == TRUMP:
        return message("nyet-log-trump", colour=colour)
    if line == SUPERTRUMP:
        return message("nyet-log-supertrump", colour=colour)
    return message("nyet-log-points", value=int(colour.replace("minus-", "-")))


def law(terms: Terms) -> tuple[Message, ...]:
    """The terms of a round, a sentence a line of the board."""
    return (
        message("nyet-log-first", name=Player(terms.first)),
        message("nyet-log-discards", what=terms.discards),
        message("nyet-log-trump", colour=_colour(terms.trump)),
        message("nyet-log-supertrump", colour=_colour(terms.supertrump)),
        message("nyet-log-points", value=terms.value),
    )


def _colour(colour: Colour) -> str:
    return "none" if colour == NONE else COLOUR_WORDS[colour]


def why_taken(trick: Sequence[Card], leader: Seat, winner: Seat, terms: Terms) -> Message:
    """Who takes a trick, with which card, and why that card (NYET-70 to NYET-73)."""
    card, led = trick[(winner - leader) % len(trick)], trick[0]
    colours = playing_colours(terms.trump, terms.supertrump)
    why = "highest"
    if is_super(card, terms.supertrump):
        why = "supertrump"
    elif colours[card] == terms.trump != colours[led]:
        why = "trump"
    return message(f"nyet-takes-{why}", name=Player(winner), card=card_name(card))
