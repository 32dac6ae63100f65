"""What single played cards ask when they are carried out (C16 to C20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.agenda import answer, done
from game.cards import Event, Seat
from game.frantic.cards import held
from game.frantic.choices import picks
from game.frantic.events import PowerTurnedDown
from game.frantic.hands import draw, give
from game.frantic.moves import Draw, FranticMove, Pick, PickPower, Play, pick_power
from game.frantic.powers.in_front import different, return_power, set_powers, to_front
from game.frantic.state import Table
from game.frantic.steps import (
    AskEdison,
    AskFollow,
    AskRandomChance,
    AskRecharge,
    AskThief,
    AskUpdate,
    Redeclared,
)
from game.frantic.turn.playable import playable, plays_of
from game.frantic.turn.playing import play_card
from game.frantic.values import power_card
from game.rules import Refusal

# 2nd Chance


def follow_offers(table: Table, step: AskFollow, seat: Seat) -> Sequence[FranticMove]:
    """A card that fits on the 2nd Chance; with the option one draw instead (FRA-183, FRA-358).

    It is asked even of who holds one such card: that there is but one is nobody's business.
    """
    plays = plays_of(table, seat, playable(table, seat))
    return plays if plays and table.options.must_follow else [*plays, Draw(seat)]


def follow(table: Table, step: AskFollow, move: Play, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    play_card(table, move, events)


def draw_instead(table: Table, step: AskFollow, move: Draw, events: list[Event]) -> None:
    """Whoever does not follow draws."""
    table.agenda = done(table.agenda)
    draw(table, move.seat, 1, events)


# Thief


def thief_offers(table: Table, step: AskThief, seat: Seat) -> Sequence[FranticMove]:
    return picks(seat, table.hands[step.victim])


def steal(table: Table, step: AskThief, move: Pick, events: list[Event]) -> None:
    """One card after the other (FRA-195)."""
    card = held(table.hands[step.victim], move.card)
    assert card is not None
    give(table, step.victim, move.seat, (card,), events)
    left = step.count - 1
    table.agenda = answer(table.agenda, replace(step, count=left)) if left else done(table.agenda)


def refuse_steal(table: Table, step: AskThief, move: FranticMove) -> Refusal:
    if isinstance(move, Pick):
        return Refusal("frantic-victim-lacks", "FRA-195")
    return Refusal("frantic-exactly", "FRA-195", (("count", step.count),))


# Recharge, Edison, Update


def recharge_offers(table: Table, step: AskRecharge, seat: Seat) -> Sequence[FranticMove]:
    """The own power cards activated in an earlier turn, equal ones once (FRA-192)."""
    return [
        pick_power(seat, seat, at)
        for at in different(table.powers[seat], True)
        if table.powers[seat][at].up and not table.powers[seat][at].fresh
    ]


def turn_down(table: Table, step: AskRecharge, move: PickPower, events: list[Event]) -> None:
    """It can be used from the next turn on (FRA-192)."""
    table.agenda = done(table.agenda)
    mine = table.powers[move.seat]
    power = power_card(mine[move.index].name, False, move.seat == table.active)
    set_powers(table, move.seat, (*mine[: move.index], power, *mine[move.index + 1 :]))
    events.append(PowerTurnedDown(move.seat, move.index))


def edison_offers(table: Table, step: AskEdison, seat: Seat) -> Sequence[FranticMove]:
    """Face-down cards of others are picked without seeing them (FRA-211)."""
    owner = step.owner
    return [pick_power(seat, owner, at) for at in different(table.powers[owner], owner == seat)]


def pick_for_edison(table: Table, step: AskEdison, move: PickPower, events: list[Event]) -> None:
    """Then the next one, or the window (C19)."""
    at = to_front(table, step.owner, move.index, events)
    deed = step.deed.against(step.deed.victims, picked=(*step.deed.picked, at))
    table.agenda = answer(table.agenda, Redeclared(deed, step.passed))


def update_offers(table: Table, step: AskUpdate, seat: Seat) -> Sequence[FranticMove]:
    """Any but the one just taken, which is the last (FRA-212)."""
    return [pick_power(seat, seat, at) for at in different(table.powers[seat][:-1], True)]


def put_back(table: Table, step: AskUpdate, move: PickPower, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    at = to_front(table, move.seat, move.index, events)
    return_power(table, move.seat, at, events)


def refuse_power_pick(table: Table, step: object, move: FranticMove) -> Refusal:
    if isinstance(step, AskRecharge):
        return Refusal("frantic-not-recharged", "FRA-192")
    return Refusal("frantic-no-such-power", "FRA-211")


# Random Chance


def play_any(table: Table, step: AskRandomChance, move: Play, events: list[Event]) -> None:
    """It has its full effect (FRA-318)."""
    table.agenda = done(table.agenda)
    play_card(table, move, events)
