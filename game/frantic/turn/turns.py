"""The turn: who is next, what ends with it, play or draw (FRA-51 to FRA-59)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter

from game.agenda import push
from game.cards import Event, Seat
from game.frantic.cards import NONE
from game.frantic.events import (
    BombTicked,
    BombWentOff,
    ColourBlocked,
    DirectionTurned,
    Sealed,
    TurnBegan,
    TurnSkipped,
    passed,
)
from game.frantic.hands import draw, has_plus_one, take_from_pile
from game.frantic.moves import Draw, FranticMove, Pass, Play
from game.frantic.powers.in_front import set_powers
from game.frantic.powers.turned_up import plays_with_power
from game.frantic.rule_cards import renew_rules, turn_other_way_round
from game.frantic.state import Table
from game.frantic.steps import AskPlay, EndRound, NextTurn, OutCheck
from game.frantic.turn.barring import update_bar
from game.frantic.turn.playable import playable, plays_of
from game.frantic.turn.playing import AFTER_PLAY, AFTER_POWER, play_card
from game.frantic.values import NO_TURN, Running, power_card

MOST_UNTIL_IT_FITS = 5
FREE_TURNS = 3


def next_turn(table: Table, step: NextTurn, events: list[Event]) -> None:
    """The turn is over, the next player's begins (FRA-51, FRA-58, FRA-59)."""
    if table.running:
        end_of_turn(table, events)
    if table.rules or table.reversed or table.new_rules is not None:
        renew_rules(table, events)
        turn_other_way_round(table, events)
    if table.powers[table.active]:
        rest_powers(table, table.active)
    seat = table.active = table.next_after(table.active)
    if table.turn is not NO_TURN:
        table.turn = NO_TURN
    table.owing = 0
    if table.bomb and bomb_goes_off(table, seat, events):
        table.agenda = (EndRound(),)
        return
    if table.running:
        start_of_turn(table, seat, events)
    if table.skipped >> seat & 1:
        table.skipped &= ~(1 << seat)
        events.append(TurnSkipped(seat))
        table.agenda = push(table.agenda, NEXT_TURN)
        return
    events.append(TURN_BEGAN[seat])
    table.agenda = (ASK_PLAY[seat], *table.agenda)


ASK_PLAY = tuple(map(AskPlay, range(8)))
ASK_AGAIN = tuple(AskPlay(seat, drawn=True) for seat in range(8))
TURN_BEGAN = tuple(map(TurnBegan, range(8)))
NEXT_TURN = NextTurn()
IS_FRESH = attrgetter("fresh")


def rest_powers(table: Table, seat: Seat) -> None:
    """What came to its owner, or was activated, in this turn did so in an earlier one now."""
    if any(map(IS_FRESH, table.powers[seat])):
        rested = [power_card(one.name, one.up, False) for one in table.powers[seat]]
        set_powers(table, seat, tuple(rested))


def bomb_goes_off(table: Table, seat: Seat, events: list[Event]) -> bool:
    """Count a turn; the fourth one ends the round (FRA-250, FRA-251, FRA-555)."""
    lasting = table.lasts("time_bomb")
    if lasting is None or lasting.protected >> seat & 1:
        return False
    if table.bomb[seat] == FREE_TURNS:
        table.ending = "time_bomb"
        events.append(BombWentOff(seat))
        return True
    bomb = list(table.bomb)
    bomb[seat] += 1
    table.bomb = tuple(bomb)
    events.append(BombTicked(seat, FREE_TURNS - bomb[seat]))
    return False


def end_of_turn(table: Table, events: list[Event]) -> None:
    """Looping turns the direction; it and Colour Blockade end after their next turn."""
    mine = [one for one in table.running if one.seat == table.active and ends_at_end(one)]
    for one in mine:
        if one.power == "looping":
            table.direction = -table.direction
            events.append(DirectionTurned(table.direction))
        elif not one.begun:
            events.append(ColourBlocked(one.seat, NONE))
    if mine:
        table.running = still_running(table.running, table.active)
        update_bar(table)


def still_running(running: tuple[Running, ...], seat: Seat) -> tuple[Running, ...]:
    """What runs on after a turn of this seat; what began in it goes on until after its next."""
    kept = (one for one in running if one.seat != seat or not ends_at_end(one) or one.begun)
    return tuple(
        replace(one, begun=False) if one.seat == seat and ends_at_end(one) else one for one in kept
    )


def ends_at_end(one: Running) -> bool:
    return one.power in ("looping", "colour_blockade")


def start_of_turn(table: Table, seat: Seat, events: list[Event]) -> None:
    """Open Hands and Special Seal of this player end now (FRA-51)."""
    ending = [one for one in table.running if one.seat == seat and ends_at_start(one)]
    if not ending:
        return
    table.running = tuple(one for one in table.running if one not in ending)
    if any(one.power == "special_seal" for one in ending):
        events.append(Sealed(seat, False))
    update_bar(table)


def ends_at_start(one: Running) -> bool:
    return one.power in ("open_hands", "special_seal")


def play_offers(table: Table, step: AskPlay, seat: Seat) -> Sequence[FranticMove]:
    """Every fitting card, with or without a power card; draw, or pass after it (C1 to C3)."""
    plays = plays_of(table, seat, playable(table, seat))
    if table.powers[seat]:
        plays += plays_with_power(table, seat, plays)
    return [*plays, PASS[seat] if step.drawn else DRAW[seat]]


DRAW, PASS = tuple(map(Draw, range(8))), tuple(map(Pass, range(8)))


def play(table: Table, step: AskPlay, move: Play, events: list[Event]) -> None:
    """A card of the hand is played, perhaps with a power card."""
    table.agenda = (AFTER_POWER if move.power else AFTER_PLAY) + table.agenda[1:]
    play_card(table, move, events)


def turn_draw(table: Table, step: AskPlay, move: Draw, events: list[Event]) -> None:
    """The turn draw; a pile too small for it ends the round (FRA-54, FRA-57, FRA-501)."""
    seat = move.seat
    if "until_it_fits" in table.rules:
        draw_until_it_fits(table, seat, events)
    else:
        draw(table, seat, 2 if "thirsty" in table.rules else 1, events)
    after = OutCheck() if table.ran_out else ASK_AGAIN[seat]
    table.agenda = (after, *table.agenda[1:])


def pass_turn(table: Table, step: AskPlay, move: Pass, events: list[Event]) -> None:
    """After drawing a player may let it be (FRA-56)."""
    table.agenda = (NEXT_TURN, *table.agenda[1:])
    events.append(passed(move.seat, ""))


def draw_until_it_fits(table: Table, seat: Seat, events: list[Event]) -> None:
    """One card at a time until one of the hand fits, at most five: one draw (FRA-331)."""
    for _ in range(MOST_UNTIL_IT_FITS):
        take_from_pile(table, seat, 1, events)
        if table.ran_out or playable(table, seat):
            break
    if has_plus_one(table, seat):
        take_from_pile(table, seat, 1, events)
