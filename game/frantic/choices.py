"""Choices that many cards share: cards to lay aside, wishes, exit colours, blind taking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from game.agenda import answer, done, push
from game.cards import Card, Event, Seat
from game.frantic.cards import (
    COLOUR_WORDS,
    COLOURS_OF,
    FACE,
    FACES,
    GAMBLING_CHAMP,
    GOLDEN_FUCK_YOU,
    IS_NUMBER,
    KEPT,
    MIMICRY,
    NONE,
    Colour,
    colours_for,
    faces,
    held,
    numbers_for,
    symbols_for,
)
from game.frantic.events import wished
from game.frantic.hands import blind, lay_aside, take_blind
from game.frantic.matching import Requirement, requiring
from game.frantic.moves import Choose, FranticMove, Pick, Play, Point, Wish, choose
from game.frantic.state import Table
from game.frantic.steps import (
    AskBlind,
    AskCards,
    AskExit,
    AskImitation,
    AskWish,
    Laid,
    LayAside,
    TakeBlind,
    asks_cards,
)
from game.frantic.turn.playable import open_wishes, plains
from game.frantic.turn.playing import lay_special, leave, require
from game.rules import Refusal

PICKS = [[Pick(seat, card) for card in range(len(FACES))] for seat in range(8)]
# The unique specials that can be played.
UNIQUE = ("mimicry", "fuck_you", "golden_fuck_you", "the_end")
# Cards a composed play card cannot make anybody discard (FRA-350).
NOT_DISCARDED = frozenset(
    card
    for card, face in enumerate(FACES)
    if card in KEPT or face.symbol in ("curse", "the_end", "little_brother")
)


# Cards of the own hand


def allowed(table: Table, seat: Seat, which: str) -> list[Card]:
    """The cards of a hand that may be chosen (FRA-217, FRA-350)."""
    hand = table.hands[seat]
    match which:
        case "giveable":
            return [card for card in hand if card not in KEPT]
        case "discardable":
            return [card for card in hand if card not in NOT_DISCARDED]
        case "specials":
            return [card for card in hand if not IS_NUMBER[card]]
    return hand


def lay_cards(table: Table, step: LayAside, events: list[Event]) -> None:
    """Lay cards aside: all that may be chosen, if the hand is no bigger; else it is asked."""
    cards = allowed(table, step.seat, step.which)
    if len(table.hands[step.seat]) <= step.count:
        lay_aside(table, step.seat, cards[:], events, chosen=step.which == "hand")
    elif cards:
        table.agenda = push(table.agenda, asks_cards(step.seat, step.count, step.which))


def pick_offers(table: Table, step: AskCards, seat: Seat) -> Sequence[FranticMove]:
    return picks(seat, allowed(table, seat, step.which))


def is_pick_offered(table: Table, step: AskCards, move: Pick) -> bool:
    """Whether this card may be laid aside."""
    if FACE[move.card] != move.card:
        return False
    return held(allowed(table, step.seat, step.which), move.card) is not None


def picks(seat: Seat, cards: Sequence[Card]) -> list[FranticMove]:
    """One pick a face."""
    own = PICKS[seat]
    return [own[face] for face in faces(cards)]


def pick_card(table: Table, step: AskCards, move: Pick, events: list[Event]) -> None:
    """Lay one card aside; then the next."""
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    lay_aside(table, move.seat, (card,), events)
    table.agenda = done(table.agenda)
    if step.count > 1 and allowed(table, move.seat, step.which):
        table.agenda = push(table.agenda, asks_cards(step.seat, step.count - 1, step.which))


def refuse_pick(table: Table, step: AskCards, move: FranticMove) -> Refusal:
    """Why this card cannot be laid aside."""
    if not isinstance(move, Pick):
        return Refusal("frantic-exactly", "FRA-438", (("count", step.count),))
    if held(table.hands[step.seat], move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    rules = {GOLDEN_FUCK_YOU: "FRA-220", GAMBLING_CHAMP: "FRA-222"}
    rule = "FRA-350" if step.which == "discardable" else rules.get(move.card, "FRA-217")
    return Refusal("frantic-not-given-away", rule)


# Wishes


def wish_offers(table: Table, step: AskWish, seat: Seat) -> Sequence[FranticMove]:
    return wishes(seat, step.kind, table.modules, table.bar.blocked, table.bar.blank == NONE)


@cache
def wishes(
    seat: Seat, kind: str, modules: tuple[str, ...], blocked: tuple[Colour, ...], blank: bool
) -> tuple[Wish, ...]:
    """What may be wished (FRA-74, FRA-214)."""
    return tuple(Wish(seat, word) for word in wish_words(kind, modules, blocked, blank))


def is_wish_offered(table: Table, step: AskWish, move: Wish) -> bool:
    """Whether this may be wished."""
    bar = table.bar
    return move.what in wish_words(step.kind, table.modules, bar.blocked, bar.blank == NONE)


@cache
def wish_words(
    kind: str, modules: tuple[str, ...], blocked: tuple[Colour, ...], blank: bool
) -> tuple[str, ...]:
    """What may be wished, in words."""
    kinds = kind.split(" or ")
    words: list[str] = []
    if "colour" in kinds:
        words += [COLOUR_WORDS[one] for one in colours_for(modules) if one not in blocked]
    if "number" in kinds:
        words += map(str, numbers_for(modules))
    if "special" in kinds:
        words += specials(modules, blank)
    return tuple(words)


def specials(modules: tuple[str, ...], blank: bool) -> list[str]:
    """Every special in the game that can be played, those with a colour first (FRA-214)."""
    coloured = [*plains(modules, blank), "colour_swap", "black_gift"]
    names = (*coloured, *open_wishes(modules, blank), *UNIQUE)
    return [name for name in names if name in symbols_for(modules)]


def wish(table: Table, step: AskWish, move: Wish, events: list[Event]) -> None:
    """The wish is the requirement now; it stays whatever becomes of the effect (FRA-104)."""
    table.agenda = done(table.agenda)
    make_wish(table, move.seat, move.what, events, step.over)


def make_wish(table: Table, seat: Seat, what: str, events: list[Event], over: bool = False) -> None:
    """`over` a black card no black card fits, whatever number is wished (FRA-63)."""
    events.append(wished(seat, what))
    require(table, requirement_of(what), events, black=over and bool(table.bar.on_black))


@cache
def requirement_of(what: str) -> Requirement:
    """What a wish requires: of a Black Gift its symbol, which is Gift (FRA-15, FRA-60)."""
    if what in COLOUR_WORDS:
        return requiring(COLOUR_WORDS.index(what))
    if what.isdigit():
        return requiring(NONE, int(what))
    return requiring(NONE, 0, "gift" if what == "black_gift" else what)


def refuse_wish(table: Table, step: AskWish, move: FranticMove) -> Refusal:
    """FRA-74: black, a blocked colour, a number not in the game."""
    if not isinstance(move, Wish):
        return Refusal("frantic-wish-first", "FRA-86")
    blocked = move.what in (COLOUR_WORDS[one] for one in table.bar.blocked)
    return Refusal("frantic-no-such-wish", "FRA-313" if blocked else "FRA-74")


# The exit colour of a Colour Swap


def exit_offers(table: Table, step: AskExit, seat: Seat) -> Sequence[FranticMove]:
    """Its two colours; for Mimicry any but the one that lies there (C10).

    Of two blocked colours that Rewind turned over it leaves one all the same.
    """
    colours: Sequence[Colour] = COLOURS_OF[step.card]
    if step.imitated:
        there = table.requirement.colour
        colours = [one for one in colours_for(table.modules) if one != there]
    free = [one for one in colours if one not in table.bar.blocked]
    return [choose(seat, one) for one in free or colours]


def choose_exit(table: Table, step: AskExit, move: Choose, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    events.append(wished(move.seat, COLOUR_WORDS[move.colour]))
    leave(table, step.card, move.colour, events)


def refuse_exit(table: Table, step: AskExit, move: FranticMove) -> Refusal:
    return Refusal("frantic-exit-colour", "FRA-67")


# Mimicry where it was not played from a hand


def imitation_offers(table: Table, step: AskImitation, seat: Seat) -> Sequence[FranticMove]:
    names = open_wishes(table.modules, table.bar.blank == NONE)
    return [Play(seat, MIMICRY, name) for name in names]


def imitate(table: Table, step: AskImitation, move: Play, events: list[Event]) -> None:
    """Any open-wish special (FRA-47)."""
    table.agenda = done(table.agenda)
    laid = Laid(move.seat, step.card, move.imitates, first=True)
    lay_special(table, laid, events, step.rewind)


def refuse_imitation(table: Table, step: AskImitation, move: FranticMove) -> Refusal:
    if isinstance(move, Play) and move.imitates in plains(table.modules, table.bar.blank == NONE):
        return Refusal("frantic-no-colour-to-take", "FRA-47")
    return Refusal("frantic-no-imitation", "FRA-223")


# Taking blind


def take_blindly(table: Table, step: TakeBlind, events: list[Event]) -> None:
    """Cards of another hand by chance, or by pointing at backs (FRA-24, FRA-362)."""
    count = min(step.count, len(table.hands[step.owner]))
    by_chance = table.options.blind == "random" or count == len(table.hands[step.owner])
    if by_chance:
        cards = blind(table, step.owner, count)
        take_blind(table, step.taker, step.owner, cards, step.later, events)
    else:
        asking = AskBlind(step.taker, step.owner, count, step.later)
        table.agenda = push(table.agenda, asking)


def point_offers(table: Table, step: AskBlind, seat: Seat) -> Sequence[FranticMove]:
    return [Point(seat, index) for index in range(len(table.hands[step.owner]))]


def point(table: Table, step: AskBlind, move: Point, events: list[Event]) -> None:
    """The fan is shuffled before every pointing, so that a place tells nothing."""
    fan = blind(table, step.owner, len(table.hands[step.owner]))
    table.chance.shuffle(fan)
    take_blind(table, step.seat, step.owner, (fan[move.index],), step.later, events)
    if step.count > 1:
        table.agenda = answer(table.agenda, replace(step, count=step.count - 1))
    else:
        table.agenda = done(table.agenda)


def refuse_point(table: Table, step: AskBlind, move: FranticMove) -> Refusal:
    count = len(table.hands[step.owner])
    return Refusal("frantic-point", "FRA-362", (("count", count),))
