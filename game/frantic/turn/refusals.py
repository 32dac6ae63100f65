"""Why a card cannot be played, a power card not used (Illegal input, FRA-439)."""

from __future__ import annotations

from game.cards import Card
from game.frantic.cards import (
    COLOUR_WORDS,
    FACE,
    IS_NUMBER,
    KIND,
    MIMICRY,
    NONE,
    TEN_CARDS,
    THE_END,
    UNPLAYABLE,
    WISHES,
    Kind,
    held,
    symbols_for,
)
from game.frantic.matching import count_allows, fitting, shown
from game.frantic.moves import Draw, FranticMove, Pass, Play
from game.frantic.powers.turned_up import refuse_power, usable
from game.frantic.state import Table
from game.frantic.steps import AskPlay
from game.frantic.turn.playable import BY_COUNT, imitable, open_wishes, plains
from game.rules import Args, Refusal

BLACK = (Kind.BLACK_NUMBER, Kind.BLACK_SPECIAL)


def refuse_playing(table: Table, step: AskPlay, move: Play) -> Refusal | None:
    """Why a card cannot be played in this turn, or None (C1)."""
    card, hand = move.card, table.hands[move.seat]
    offered = (
        held(hand, card) is not None
        and fitting(table.requirement, table.bar)[card]
        and (card not in BY_COUNT or count_allows(card, len(hand)))
        and (move.imitates in imitable(table) if card == MIMICRY else not move.imitates)
        and (not move.power or move.power in usable(table, move.seat, card))
    )
    return None if offered else refuse_card(table, move)


def refuse_drawing(table: Table, step: AskPlay, move: Draw) -> Refusal | None:
    """Why a player cannot draw, or None: they draw once in a turn (C2, FRA-55)."""
    return Refusal("frantic-drawn-already", "FRA-55") if step.drawn else None


def refuse_passing(table: Table, step: AskPlay, move: Pass) -> Refusal | None:
    """Why a player cannot pass, or None: they draw before it (C3, FRA-56)."""
    return None if step.drawn else Refusal("frantic-draw-first", "FRA-56")


def refuse_play(table: Table, step: object, move: FranticMove) -> Refusal:
    """Why a follow-up is refused, or something else where a card is played."""
    match move:
        case Play():
            return refuse_card(table, move)
        case Draw():
            return Refusal("frantic-must-follow", "FRA-358")
        case Pass():
            return Refusal("frantic-draw-first", "FRA-56")
    return Refusal("frantic-not-now", "FRA-52")


def refuse_card(table: Table, move: Play) -> Refusal:
    """Why this card cannot be played now."""
    hand = table.hands[move.seat]
    if held(hand, move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    if FACE[move.card] in UNPLAYABLE:
        return Refusal("frantic-unplayable", "FRA-73")
    if FACE[move.card] in TEN_CARDS and len(hand) != 10:
        return Refusal("frantic-ten-cards", "FRA-71", (("count", len(hand)),))
    if FACE[move.card] == THE_END and len(hand) != 1:
        return Refusal("frantic-not-last", "FRA-72")
    barred = refuse_barred(table, move)
    if barred is not None:
        return barred
    if FACE[move.card] == MIMICRY:
        refusal = refuse_imitating(table, move.imitates)
        if refusal is not None:
            return refusal
    elif move.imitates:
        return Refusal("frantic-no-imitation", "FRA-223")
    elif not fitting(table.requirement, table.bar)[move.card]:
        return refuse_misfit(table, move.card)
    if move.power and move.power not in usable(table, move.seat, move.card):
        return refuse_power(table, move.seat, move.power, move.card)
    return Refusal("frantic-power-alone", "FRA-304")


def refuse_barred(table: Table, move: Play) -> Refusal | None:
    """Special Seal and Colour Blockade (FRA-313, FRA-323)."""
    bar = table.bar
    if bar.sealed and not IS_NUMBER[move.card]:
        return Refusal("frantic-sealed", "FRA-323")
    colours = shown(move.card, bar.blank)
    takes_over = move.imitates and move.imitates not in WISHES
    if takes_over and table.requirement.colour != NONE:
        colours = (table.requirement.colour,)
    if any(colour in bar.blocked for colour in colours):
        return Refusal("frantic-blocked", "FRA-313")
    return None


def refuse_imitating(table: Table, name: str) -> Refusal | None:
    """Why Mimicry cannot be that (FRA-70, FRA-223)."""
    if name in imitable(table):
        return None
    blank = table.bar.blank == NONE
    known = (*open_wishes(table.modules, blank), *plains(table.modules, blank), "colour_swap")
    if name == "black_gift" and name in symbols_for(table.modules):
        return Refusal("frantic-misfit", "FRA-69", requirement_args(table))
    if name not in known or (name == "colour_swap" and name not in symbols_for(table.modules)):
        return Refusal("frantic-no-imitation", "FRA-223")
    return Refusal("frantic-no-colour-to-take", "FRA-70")


def refuse_misfit(table: Table, card: Card) -> Refusal:
    """Why a card does not fit (FRA-61 to FRA-69)."""
    requirement, kind = table.requirement, KIND[card]
    if kind in BLACK and table.bar.on_black:
        return Refusal("frantic-black-on-black", "FRA-63")
    if kind is Kind.SWAP and not requirement.black:
        return Refusal("frantic-swap-colour", "FRA-66")
    if kind is Kind.PLAIN and requirement.number and requirement.colour == NONE:
        return Refusal("frantic-special-on-number", "FRA-65")
    rules = {
        Kind.NUMBER: "FRA-61",
        Kind.BLACK_NUMBER: "FRA-62",
        Kind.PLAIN: "FRA-65",
        Kind.BLACK_SPECIAL: "FRA-69",
    }
    return Refusal("frantic-misfit", rules.get(kind, "FRA-60"), requirement_args(table))


def requirement_args(table: Table) -> Args:
    """The requirement as arguments: `needed` says which of colour, number, symbol it names."""
    needed = table.requirement
    named = [
        word
        for word, there in (
            ("colour", needed.colour != NONE),
            ("number", needed.number),
            ("symbol", needed.symbol),
        )
        if there
    ]
    colour = COLOUR_WORDS[needed.colour] if needed.colour != NONE else ""
    return (
        ("needed", "black" if needed.black else "-".join(named)),
        ("colour", colour),
        ("number", needed.number),
        ("symbol", needed.symbol),
    )


def refuse_random(table: Table, step: object, move: FranticMove) -> Refusal:
    """Why Random Chance cannot be this card (FRA-318, FRA-319)."""
    if isinstance(move, Play):
        refusal = refuse_card(table, move)
        if refusal.code not in ("frantic-misfit", "frantic-black-on-black"):
            return refusal
    return Refusal("frantic-not-now", "FRA-318")
