"""What events ask, and what comes of the answers (C24 to C33)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from game.agenda import answer, done, push
from game.cards import Card, CardsMoved, Event, Seat
from game.frantic.cards import FACE, IS_NUMBER, held
from game.frantic.choices import picks
from game.frantic.declaring import yes_or_no
from game.frantic.events import (
    DRAW,
    HANDS,
    PILE,
    ROW,
    Decided,
    PilesDealt,
    PlayerNamed,
    RequirementSet,
    WentOn,
)
from game.frantic.events_deck.base import of_last_colour
from game.frantic.events_deck.laying import gamble, load_the_gun
from game.frantic.events_deck.troublemaker import change_totals, swap_persons
from game.frantic.events_deck.who import players
from game.frantic.hands import (
    draw,
    give_aside,
    hand_to_row,
    has_plus_one,
    lay_aside,
    put_in_hand,
    remember,
    row_to_hand,
    row_under,
    run_out,
    take_from_pile,
    turn_over,
    whole_hand_over,
)
from game.frantic.happenings import happen
from game.frantic.matching import FREE
from game.frantic.moves import (
    Answer,
    Call,
    Deal,
    Enough,
    FranticMove,
    Give,
    GoOn,
    Name,
    Pick,
    Take,
)
from game.frantic.playing import lay_rewound
from game.frantic.points import points_of
from game.frantic.state import EVERYBODY, Table
from game.frantic.steps import (
    AskEvent,
    AskGive,
    AskIdentities,
    AskLay,
    AskMarket,
    AskOpen,
    AskPile,
    AskReceiver,
    AskResurrection,
    AskRisk,
    AskTen,
    AskTrust,
    AskTsunami,
    DiscardAside,
    GiveAside,
    LayAside,
    LuckyTen,
    Rewound,
    Seppuku,
    SouthpoleDraw,
    Tsunami,
)
from game.frantic.victims import namings
from game.rules import Refusal

TEN = 10


# Gambling Man, Russian Roulette


def lay_offers(table: Table, step: AskLay, seat: Seat) -> Sequence[FranticMove]:
    hand = table.hands[seat]
    if step.happening.event == "gambling_man" and table.options.gambling_man == "old":
        return picks(seat, [card for card in hand if of_last_colour(table, card)])
    return picks(seat, hand)


def lay_one(table: Table, step: AskLay, move: Pick, events: list[Event]) -> None:
    """That somebody has laid a card is public, which one is not (FRA-430)."""
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    lay_aside(table, move.seat, (card,), events)
    table.agenda = answer(table.agenda, step.answered(move.seat, ""))


def all_laid(table: Table, step: AskLay, events: list[Event]) -> None:
    order = players(table, step.happening)
    if step.happening.event == "gambling_man":
        gamble(table, order, events)
    else:
        load_the_gun(table, order, events)


def refuse_lay(table: Table, step: AskLay, move: FranticMove) -> Refusal:
    if not isinstance(move, Pick):
        return Refusal("frantic-exactly", "FRA-438", (("count", 1),))
    if held(table.hands[move.seat], move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    return Refusal("frantic-not-last-colour", "FRA-356")


# Market


def market_offers(table: Table, step: AskMarket, seat: Seat) -> Sequence[FranticMove]:
    return picks(seat, table.row)


def take_from_market(table: Table, step: AskMarket, move: Pick, events: list[Event]) -> None:
    card = held(table.row, move.card)
    assert card is not None
    table.agenda = done(table.agenda)
    row_to_hand(table, move.seat, (card,), events)


def refuse_market(table: Table, step: AskMarket, move: FranticMove) -> Refusal:
    return Refusal("frantic-not-in-row", "FRA-240")


# Merry Christmas, Special Gift, Southpole


def give_offers(table: Table, step: AskGive, seat: Seat) -> Sequence[FranticMove]:
    return givings(seat, FACE[table.aside[seat][0]], step.others)


@cache
def givings(seat: Seat, card: Card, others: tuple[Seat, ...]) -> tuple[Give, ...]:
    return tuple(Give(seat, card, other) for other in others)


def give_one(table: Table, step: AskGive, move: Give, events: list[Event]) -> None:
    """Card by card until nothing is left; taken up when the event is over (FRA-137)."""
    card = table.aside[move.seat][0]
    give_aside(table, move.seat, move.to, events, later=True, cards=(card,))
    if not table.aside[move.seat]:
        table.agenda = done(table.agenda)


def refuse_give(table: Table, step: AskGive, move: FranticMove) -> Refusal:
    if not isinstance(move, Give):
        return Refusal("frantic-give-all", "FRA-137")
    if move.to == move.seat:
        return Refusal("frantic-not-yourself", "FRA-243")
    if move.to not in step.others:
        return Refusal("frantic-protected", "FRA-114", (("seat", move.to),))
    if held(table.aside[move.seat], move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    return Refusal("frantic-next-card", "FRA-438")


def draw_for_others(table: Table, step: SouthpoleDraw, events: list[Event]) -> None:
    """One draw, laid aside and given away (FRA-301, FRA-562)."""
    count = step.count + has_plus_one(table, step.seat)
    take_from_pile(table, step.seat, count, events, aside=True)
    if table.aside[step.seat]:
        table.agenda = push(table.agenda, AskGive(step.seat, step.others))


# Surprise Party, Trust Fall


def receiver_offers(
    table: Table, step: AskReceiver | AskTrust, seat: Seat
) -> Sequence[FranticMove]:
    return namings(seat, step.others)


def receive(table: Table, step: AskReceiver, move: Name, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    events.append(PlayerNamed(move.seat, move.player, step.what))
    if step.what == "resurrection":
        cards = tuple(table.row)
        row_to_hand(table, move.player, cards, events)
    else:
        give_aside(table, move.seat, move.player, events, later=True)


def trust(table: Table, step: AskTrust, move: Name, events: list[Event]) -> None:
    """Who was asked gives two cards of his own choice (FRA-277)."""
    events.append(PlayerNamed(move.seat, move.player, "trust_fall"))
    giving = LayAside(move.player, 2), GiveAside(move.player, move.seat, later=True)
    table.agenda = push(done(table.agenda), *giving)


def refuse_receiver(table: Table, step: AskReceiver | AskTrust, move: FranticMove) -> Refusal:
    if not isinstance(move, Name):
        return Refusal("frantic-name-first", "FRA-438")
    if move.player == move.seat:
        return Refusal("frantic-not-yourself", "FRA-438")
    if not 0 <= move.player < table.seats:
        return Refusal("frantic-no-such-seat", "FRA-6", (("number", move.player),))
    return Refusal("frantic-protected", "FRA-114", (("seat", move.player),))


# The All-Seeing Eye, REVEAL


def open_offers(table: Table, step: AskOpen, seat: Seat) -> Sequence[FranticMove]:
    return GO_ON[seat : seat + 1]


GO_ON = tuple(GoOn(seat) for seat in range(8))


def confirm_open(table: Table, step: AskOpen, move: GoOn, events: list[Event]) -> None:
    events.append(WentOn(move.seat))
    table.agenda = answer(table.agenda, step.answered(move.seat, ""))


def all_seen(table: Table, step: AskOpen, events: list[Event]) -> None:
    """The hands are closed again; everybody may remember what he saw (FRA-431)."""


def refuse_go_on(table: Table, step: object, move: FranticMove) -> Refusal:
    return Refusal("frantic-confirm-first", "FRA-438")


# Distributor


def pile_offers(table: Table, step: AskPile, seat: Seat) -> Sequence[FranticMove]:
    to = step.to[0]
    return [Deal(seat, pile, to) for pile in step.piles if pile != to or to != seat]


def deal_pile(table: Table, step: AskPile, move: Deal, events: list[Event]) -> None:
    """A whole pile for each player; when all have theirs they are taken up (FRA-258)."""
    dealt = (*step.dealt, (move.pile, move.to))
    piles = tuple(pile for pile in step.piles if pile != move.pile)
    if piles:
        left = replace(step, to=step.to[1:], piles=piles, dealt=dealt)
        table.agenda = answer(table.agenda, left)
        return
    table.agenda = done(table.agenda)
    by_seat = [-1] * table.seats
    for pile, to in dealt:
        by_seat[to] = pile
        if pile != to:
            whole_hand_over(table, pile, to, events)
    events.append(PilesDealt(tuple(by_seat)))


def refuse_pile(table: Table, step: AskPile, move: FranticMove) -> Refusal:
    if isinstance(move, Deal) and move.pile == move.to == step.seat:
        return Refusal("frantic-own-pile", "FRA-258")
    return Refusal("frantic-pile-gone", "FRA-258")


# Event Manager, Repeat


def event_choices(table: Table, step: AskEvent, seat: Seat) -> Sequence[FranticMove]:
    return [Call(seat, event) for event in step.events]


def call(table: Table, step: AskEvent, move: Call, events: list[Event]) -> None:
    """The named event is carried out; those not chosen are put away (FRA-261, FRA-272)."""
    table.agenda = done(table.agenda)
    if step.happening.event == "event_manager":
        rest = tuple(event for event in step.events if event != move.event)
        table.event_discard = (*table.event_discard, *rest)
    happen(table, replace(step.happening, event=move.event), events)


def refuse_call(table: Table, step: AskEvent, move: FranticMove) -> Refusal:
    if step.happening.event == "repeat":
        return Refusal("frantic-not-repeated", "FRA-272")
    return Refusal("frantic-not-laid-out", "FRA-261")


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
    """Whose turn it is lays a card; without cards he takes what was laid (FRA-289, FRA-290)."""
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


def lay_in_tsunami(table: Table, step: AskTsunami, move: Pick | Take, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    if isinstance(move, Take):
        row_to_hand(table, move.seat, tuple(table.row), events)
        return
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


def pick_ten(table: Table, step: AskTen, move: Pick | Enough, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    if isinstance(move, Enough):
        return
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
        table.requirement = FREE
        events.append(RequirementSet(FREE))
