"""The end of a round and of the game, and what everybody gets for it (FRA-148 to FRA-174)."""

from __future__ import annotations

from collections.abc import Sequence

from game.agenda import done, push
from game.cards import Event, Seat
from game.frantic.cards import held
from game.frantic.choices import picks
from game.frantic.event_cards.who import to_the_left
from game.frantic.events import RoundEnded, RoundScored
from game.frantic.hands import lay_aside, open_up, take_back, take_up
from game.frantic.moves import Enough, FranticMove, Pick
from game.frantic.points import hand_points, with_champ
from game.frantic.state import Table
from game.frantic.steps import (
    AskParasite,
    AskReady,
    DealRound,
    DiscardAside,
    EndRound,
    Happening,
    Score,
)
from game.frantic.values import Result
from game.rules import Outcome, Refusal

DOOM, BOMB = 50, 10
PARASITE_DISCARDS = 2


def end_round(table: Table, step: EndRound, events: list[Event]) -> None:
    """The round is over: who has won it, and by what cause (FRA-148 to FRA-156)."""
    for seat in range(table.seats):
        take_back(table, seat, events)
        take_up(table, seat, events)
    out = tuple(seat for seat, hand in enumerate(table.hands) if not hand)
    cause = table.ending or ("out" if out else "empty_pile")
    winners = out if cause in ("out", "the_end") else ()
    everybody = tuple(range(table.seats))
    events.append(RoundEnded(cause, winners))
    open_up(table, everybody, events)
    asking = parasites(table, winners) if cause == "out" and table.options.scores else []
    table.agenda = (Score(winners, cause),)
    for seat, count in reversed(asking):
        table.agenda = push(table.agenda, AskParasite(seat, count), DiscardAside(seat))


def parasites(table: Table, winners: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """Who may discard before counting: left neighbours of winners (FRA-160, FRA-556)."""
    lasting = table.lasts("parasite")
    if lasting is None:
        return []
    found: list[Seat] = []
    happening = Happening("parasite", table.active, lasting.protected)
    for winner in winners:
        if lasting.protected >> winner & 1:
            continue
        left = to_the_left(table, happening, winner)
        if left not in winners and left not in found and table.hands[left]:
            found.append(left)
    return [(seat, PARASITE_DISCARDS) for seat in table.order_from(table.active) if seat in found]


def score(table: Table, step: Score, events: list[Event]) -> None:
    """The line of the score sheet; then the next round, or the end (FRA-157)."""
    hands = tuple(hand_points(table, hand) for hand in table.hands)
    points = round_points(table, hands, step)
    if not table.options.scores:
        finish_without_scores(table, hands, points, step, events)
        return
    table.totals = tuple(map(sum, zip(table.totals, points, strict=True)))
    over = is_over(table)
    dealer = table.dealer if over else next_dealer(table, points)
    sum_up(table, step, hands, points, dealer, events)
    if over:
        table.outcome = outcome_of(table.totals, table.totals, "limit")
        table.agenda = ()
    else:
        table.agenda = (AskReady(tuple(range(table.seats))), DealRound())


def sum_up(
    table: Table,
    step: Score,
    hands: tuple[int, ...],
    points: tuple[int, ...],
    dealer: Seat,
    events: list[Event],
) -> None:
    """The line of this round is written, with all hands open; this seat deals next."""
    if table.lasts("parasite"):
        open_up(table, range(table.seats), events)
    result = Result(table.dealer, step.cause, step.winners, hands, points, table.totals)
    table.sheet, table.dealer = (*table.sheet, result), dealer
    events.append(
        RoundScored(table.number, step.cause, step.winners, hands, points, table.totals, dealer)
    )


def round_points(table: Table, hands: Sequence[int], step: Score) -> tuple[int, ...]:
    """Hand points, Gambling Champ, Time Bomb, Lucky Bastard (FRA-157 to FRA-165)."""
    points = [with_champ(hand, count) for hand, count in zip(table.hands, hands, strict=True)]
    if step.cause == "doomsday":
        points = [DOOM] * table.seats
    bomb = table.lasts("time_bomb")
    if bomb is not None:
        explode(points, step, bomb.protected)
    spared = table.spared if step.cause in ("doomsday", "finish_line", "time_bomb") else 0
    if step.cause == "time_bomb" and bomb is not None:
        spared |= bomb.protected
    return tuple(0 if spared >> seat & 1 else got for seat, got in enumerate(points))


def explode(points: list[int], step: Score, protected: int) -> None:
    """Time Bomb: somebody went out in time, or it ran out (FRA-116, FRA-162 to FRA-164)."""
    for seat, got in enumerate(points):
        if step.cause == "out" and not protected >> seat & 1:
            points[seat] = -BOMB if seat in step.winners else got + BOMB
        elif step.cause == "time_bomb":
            points[seat] = 2 * got


def is_over(table: Table) -> bool:
    """A total is higher than the limit, or equal with the option (FRA-169, FRA-355)."""
    highest = max(table.totals)
    reached = table.options.game_end == "reached" and highest == table.limit
    return highest > table.limit or reached


def next_dealer(table: Table, points: Sequence[int]) -> Seat:
    """Who got the most points this round, direct changes included (FRA-168)."""
    got = [mine + more for mine, more in zip(points, table.changes, strict=True)]
    return next(seat for seat in table.order_from(table.dealer) if got[seat] == max(got))


def outcome_of(ranked: Sequence[int], scores: Sequence[int], reason: str) -> Outcome:
    """The lowest is best; equal ones share the place (FRA-171, FRA-172)."""
    places = tuple(1 + sum(other < mine for other in ranked) for mine in ranked)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(winners, tuple(scores), places, reason)


def finish_without_scores(
    table: Table,
    hands: tuple[int, ...],
    points: tuple[int, ...],
    step: Score,
    events: list[Event],
) -> None:
    """One round is the game: who is out, or has fewest points; or nobody (FRA-174, FRA-564)."""
    sum_up(table, step, hands, points, table.dealer, events)
    table.agenda = ()
    out = [seat for seat, hand in enumerate(table.hands) if not hand]
    if step.cause in ("doomsday", "time_bomb"):
        ranked = [1] * table.seats
    elif out:
        ranked = [int(seat not in out) for seat in range(table.seats)]
    else:
        ranked = list(points)
    by_person = [0] * table.seats
    scores = [0] * table.seats
    for seat, person in enumerate(table.persons):
        by_person[person], scores[person] = ranked[seat], points[seat]
    table.outcome = outcome_of(by_person, scores, step.cause)
    if step.cause in ("doomsday", "time_bomb"):
        table.outcome = Outcome((), tuple(scores), table.outcome.places, step.cause)


# Parasite


def parasite_offers(table: Table, step: AskParasite, seat: Seat) -> Sequence[FranticMove]:
    return [*picks(seat, table.hands[seat]), Enough(seat)]


def discard_for_parasite(table: Table, step: AskParasite, move: Pick, events: list[Event]) -> None:
    """Up to two cards before counting (FRA-160)."""
    table.agenda = done(table.agenda)
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    lay_aside(table, move.seat, (card,), events)
    if step.count > 1 and table.hands[move.seat]:
        table.agenda = push(table.agenda, AskParasite(move.seat, step.count - 1))


def refuse_parasite(table: Table, step: AskParasite, move: FranticMove) -> Refusal:
    if isinstance(move, Pick):
        return Refusal("frantic-not-held", "FRA-439")
    return Refusal("frantic-not-now", "FRA-160")
