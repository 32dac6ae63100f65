"""Events in which everybody plays for themselves: Seppuku, Tsunami, Lucky 10… (C23, C30 to C33)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.agenda import done, push
from game.cards import Card, CardsMoved, Event, Seat
from game.frantic.cards import IS_NUMBER, held
from game.frantic.choices import picks
from game.frantic.event_cards.steps import (
    AskIdentities,
    AskReceiver,
    AskResurrection,
    AskRisk,
    AskTen,
    AskTsunami,
    LuckyTen,
    Rewound,
    Seppuku,
    Tsunami,
)
from game.frantic.event_cards.troublemaker import change_totals, swap_persons
from game.frantic.events import (
    DRAW,
    HANDS,
    PILE,
    ROW,
    Decided,
    PlayerNamed,
)
from game.frantic.hands import (
    draw,
    hand_to_row,
    lay_aside,
    put_in_hand,
    remember,
    row_to_hand,
    row_under,
    run_out,
    turn_over,
)
from game.frantic.moves import (
    Answer,
    Enough,
    FranticMove,
    Name,
    Pick,
    Take,
)
from game.frantic.points import points_of
from game.frantic.specials.declaring import yes_or_no
from game.frantic.specials.victims import namings
from game.frantic.state import EVERYBODY, Table
from game.frantic.steps import DiscardAside, LayAside
from game.frantic.turn.playing import lay_rewound, set_free
from game.rules import Refusal

TEN = 10


# Seppuku


def may_risk(table: Table, step: Seppuku, events: list[Event]) -> None:
    """With an empty draw pile nobody can risk, and the round ends (FRA-275)."""
    if table.draw:
        table.agenda = push(table.agenda, AskRisk(step.seat))
    else:
        run_out(table, events)
        no_risk(table, step.seat, events)


def risk_offers(table: Table, step: AskRisk, seat: Seat) -> Sequence[FranticMove]:
    return yes_or_no(seat)


def risk(table: Table, step: AskRisk, move: Answer, events: list[Event]) -> None:
    """FRA-274, FRA-276."""
    table.agenda = done(table.agenda)
    events.append(Decided(move.seat, "seppuku", move.yes))
    if not move.yes:
        no_risk(table, move.seat, events)
        return
    [card] = turn_over(table, 1, events)
    lucky = IS_NUMBER[card]
    row_under(table, events)
    if table.options.scores:
        change_totals(table, "seppuku", {move.seat: -21 if lucky else 42}, events)
    elif lucky:
        table.agenda = push(table.agenda, LayAside(move.seat, 2), DiscardAside(move.seat))
    else:
        draw(table, move.seat, 4, events)


def no_risk(table: Table, seat: Seat, events: list[Event]) -> None:
    if table.options.scores:
        change_totals(table, "seppuku", {seat: 21}, events)
    else:
        draw(table, seat, 2, events)


def refuse_risk(table: Table, step: object, move: FranticMove) -> Refusal:
    return Refusal("frantic-yes-or-no", "FRA-274")


# Identity Theft without scores


def identity_offers(table: Table, step: AskIdentities, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, tuple(other for other in step.others if other != step.first))


def identify(table: Table, step: AskIdentities, move: Name, events: list[Event]) -> None:
    """Two players, the trigger player among them or not; they change seats (FRA-264)."""
    table.agenda = done(table.agenda)
    events.append(PlayerNamed(move.seat, move.player, "identity_theft"))
    if step.first < 0:
        table.agenda = push(table.agenda, replace(step, first=move.player))
    else:
        swap_persons(table, step.first, move.player, events)


def refuse_identity(table: Table, step: AskIdentities, move: FranticMove) -> Refusal:
    if isinstance(move, Name) and 0 <= move.player < table.seats:
        code = "frantic-named-already" if move.player == step.first else "frantic-protected"
        return Refusal(code, "FRA-264", (("seat", move.player),))
    return Refusal("frantic-name-first", "FRA-264")


# Tsunami


def wave(table: Table, step: Tsunami, events: list[Event]) -> None:
    """Whose turn it is lays a card; without cards they take what was laid (FRA-289, FRA-290)."""
    seat = step.order[0]
    if table.hands[seat]:
        table.agenda = push(table.agenda, AskTsunami(seat, step.order, step.least))
    else:
        row_to_hand(table, seat, tuple(table.row), events)


def tsunami_offers(table: Table, step: AskTsunami, seat: Seat) -> Sequence[FranticMove]:
    """Any card of enough points, or all that was laid; the first card must be laid."""
    high = [card for card in table.hands[seat] if points_of(table, card) >= step.least]
    moves = picks(seat, high)
    return [*moves, Take(seat)] if table.row else moves


def take_the_row(table: Table, step: AskTsunami, move: Take, events: list[Event]) -> None:
    """Whoever cannot or will not lay takes all that lies there."""
    table.agenda = done(table.agenda)
    row_to_hand(table, move.seat, tuple(table.row), events)


def lay_in_tsunami(table: Table, step: AskTsunami, move: Pick, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    hand_to_row(table, move.seat, card, events)
    order = (*step.order[1:], step.order[0])
    table.agenda = push(table.agenda, Tsunami(order, points_of(table, card)))


def refuse_tsunami(table: Table, step: AskTsunami, move: FranticMove) -> Refusal:
    if isinstance(move, Pick):
        if held(table.hands[move.seat], move.card) is None:
            return Refusal("frantic-not-held", "FRA-439")
        return Refusal("frantic-too-low", "FRA-289", (("points", step.least),))
    return Refusal("frantic-must-lay", "FRA-290")


# Lucky 10


def lucky_ten(table: Table, step: LuckyTen, events: list[Event]) -> None:
    """A set of exactly ten, or two cards (FRA-292)."""
    if ten_cards(table, step.seat, TEN):
        table.agenda = push(table.agenda, AskTen(step.seat, TEN), DiscardAside(step.seat))
    else:
        draw(table, step.seat, 2, events)


def ten_cards(table: Table, seat: Seat, left: int) -> list[Card]:
    """The cards that can go on making up what is left; those worth 0 do no harm."""
    hand = table.hands[seat]
    values = [points_of(table, card) for card in hand]
    found = []
    for at, card in enumerate(hand):
        rest = left - values[at]
        if rest >= 0 and rest in sums(tuple(sorted(values[:at] + values[at + 1 :])), rest):
            found.append(card)
    return found


@lru_cache(maxsize=4096)
def sums(values: tuple[int, ...], most: int) -> frozenset[int]:
    """Every sum up to `most` that some of the values make."""
    reached = {0}
    for value in values:
        reached |= {one + value for one in reached if one + value <= most}
    return frozenset(reached)


def ten_offers(table: Table, step: AskTen, seat: Seat) -> Sequence[FranticMove]:
    moves = picks(seat, ten_cards(table, seat, step.left))
    return moves if step.left else [*moves, ENOUGH[seat]]


ENOUGH = tuple(Enough(seat) for seat in range(8))


def pick_ten(table: Table, step: AskTen, move: Pick, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    left = step.left - points_of(table, card)
    lay_aside(table, move.seat, (card,), events)
    if left or ten_cards(table, move.seat, left):
        table.agenda = push(table.agenda, AskTen(move.seat, left))


def refuse_ten(table: Table, step: AskTen, move: FranticMove) -> Refusal:
    if isinstance(move, Pick) and held(table.hands[move.seat], move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    laid = TEN - step.left
    if isinstance(move, Pick):
        laid += points_of(table, move.card)
    return Refusal("frantic-not-ten", "FRA-292", (("points", laid),))


# Resurrection


def grave_offers(table: Table, step: AskResurrection, seat: Seat) -> Sequence[FranticMove]:
    return picks(seat, table.pile[:-1])


def resurrect(table: Table, step: AskResurrection, move: Pick, events: list[Event]) -> None:
    """The first card is kept, the second is given (FRA-299)."""
    table.agenda = done(table.agenda)
    card = held(table.pile[:-1], move.card)
    assert card is not None
    table.pile.remove(card)
    if not step.kept:
        put_in_hand(table, move.seat, (card,), EVERYBODY)
        remember(table, (card,), EVERYBODY)
        events.append(CardsMoved((card,), PILE, HANDS[move.seat], known=True))
        if len(table.pile) > 1 and step.others:
            table.agenda = push(table.agenda, replace(step, kept=True))
    else:
        table.row.append(card)
        events.append(CardsMoved((card,), PILE, ROW, known=True))
        asking = AskReceiver(move.seat, step.others, "resurrection")
        table.agenda = push(table.agenda, asking)


def refuse_grave(table: Table, step: AskResurrection, move: FranticMove) -> Refusal:
    return Refusal("frantic-not-in-pile", "FRA-299")


# Rewind


def rewound(table: Table, step: Rewound, events: list[Event]) -> None:
    """The top card of the draw pile becomes the new top card (FRA-284 to FRA-286)."""
    if table.draw:
        card = table.draw.pop()
        table.pile.append(card)
        events.append(CardsMoved((card,), DRAW, PILE))
        lay_rewound(table, card, step.happening, events)
    else:
        run_out(table, events)
        set_free(table, events)
