"""Rounds and turns, and what the next card must fit."""

from __future__ import annotations

from dataclasses import replace

from game.cards import Seat
from game.frantic import events as ev
from game.frantic.cards import NONE, POWERS, RULE_CARDS, deck_for, events_for
from game.frantic.following.cards import Follow
from game.frantic.following.powers import barred, with_row
from game.frantic.matching import FREE, Bar
from game.frantic.rule_cards import turned_over, with_twin
from game.frantic.state import mask_of
from game.frantic.turn.turns import ends_at_start, still_running
from game.frantic.values import NO_TURN, Result, Running
from game.frantic.view import FranticView
from game.telling import with_one

# The round


def round_began(view: FranticView, event: ev.RoundBegan) -> FranticView:
    """All cards lie in their decks; nothing of the round before is left (FRA-33)."""
    modules, nobody = view.modules, ((),) * view.seats
    none = (0,) * view.seats
    return replace(
        view, number=event.number, dealer=event.dealer, active=event.dealer, direction=1,
        reversed=False, hand=(), counts=none, known=nobody, aside=nobody, incoming=nobody,
        draw=len(deck_for(modules)), pile=(), row=(), requirement=FREE,
        bar=Bar(blank=view.bar.blank), last_colour=NONE, skipped=(), turn=NO_TURN, owing=0,
        ran_out=False, ending="", spared=0, event_deck=len(events_for(modules)),
        event_discard=(), resolving=(), turned=(), lasting=(), turns_left=(), powers=nobody,
        power_deck=2 * len(POWERS) * ("supercharge" in modules), running=(), rules=(),
        rule_deck=len(RULE_CARDS) * ("pandora" in modules), new_rules=None, changes=none,
        counted=(),
    )  # fmt: skip


def round_ending(view: FranticView, event: ev.RoundEnding) -> FranticView:
    return replace(view, ending=event.cause, spared=mask_of(event.spared))


def round_scored(view: FranticView, event: ev.RoundScored) -> FranticView:
    line = Result(view.dealer, event.cause, event.winners, event.hands, event.points, event.totals)
    return replace(view, sheet=(*view.sheet, line), totals=event.totals, dealer=event.dealer)


def totals_changed(view: FranticView, event: ev.TotalsChanged) -> FranticView:
    changes = view.changes
    if event.counts:
        changes = tuple(map(sum, zip(changes, event.changes, strict=True)))
    return replace(view, totals=event.totals, changes=changes)


def seats_swapped(view: FranticView, event: ev.SeatsSwapped) -> FranticView:
    persons = list(view.persons)
    one, other = event.one, event.other
    persons[one], persons[other] = persons[other], persons[one]
    return replace(view, persons=tuple(persons))


# The turn


def turn_began(view: FranticView, event: ev.TurnBegan) -> FranticView:
    return _next_turn(view, event.seat)


def turn_skipped(view: FranticView, event: ev.TurnSkipped) -> FranticView:
    skipped = tuple(seat for seat in view.skipped if seat != event.seat)
    return _next_turn(replace(view, skipped=skipped), event.seat)


def bomb_went_off(view: FranticView, event: ev.BombWentOff) -> FranticView:
    """The round ends before anything else of this turn."""
    return replace(_turn_over(view, event.seat), ending="time_bomb")


def _next_turn(view: FranticView, seat: Seat) -> FranticView:
    view = _turn_over(view, seat)
    running = tuple(one for one in view.running if one.seat != seat or not ends_at_start(one))
    return _with_running(view, running)


def _turn_over(view: FranticView, seat: Seat) -> FranticView:
    """The turn is over; this seat is the active one now (FRA-51, FRA-58)."""
    was = view.active
    view = _with_running(view, still_running(view.running, was))
    rested = tuple(replace(power, fresh=False) for power in view.powers[was])
    return replace(with_row(view, was, rested), active=seat, turn=NO_TURN, owing=0,
                   reversed="other_way_round" in view.rules)  # fmt: skip


def _with_running(view: FranticView, running: tuple[Running, ...]) -> FranticView:
    if running == view.running:
        return view
    return barred(replace(view, running=running))


def marked(view: FranticView, event: ev.Marked) -> FranticView:
    return replace(view, skipped=tuple(sorted({*view.skipped, event.seat})))


def bomb_ticked(view: FranticView, event: ev.BombTicked) -> FranticView:
    return replace(view, turns_left=with_one(view.turns_left, event.seat, event.left))


def last_chance(view: FranticView, event: ev.LastChance) -> FranticView:
    bit = 1 << event.seat
    return replace(view, owing=view.owing | bit if event.owed else view.owing & ~bit)


# What the next card must fit


def requirement_set(view: FranticView, event: ev.RequirementSet) -> FranticView:
    turn = view.turn
    if turn.card >= 0 and event.card != turn.card:
        turn = turn.keeping(all_of_it=event.card >= 0)
    bar = replace(view.bar, on_black=event.on_black)
    return replace(
        view, requirement=event.requirement, bar=bar, last_colour=event.last_colour, turn=turn
    )


def twin_laid(view: FranticView, event: ev.TwinLaid) -> FranticView:
    return replace(view, turn=with_twin(view.turn, view.pile[-1], event.card, view.bar))


# Rule cards


def rules_turned(view: FranticView, event: ev.RulesTurned) -> FranticView:
    left = view.rule_deck - len(event.rules)
    return replace(view, rule_deck=left, new_rules=(*turned_over(view), *event.rules))


def rules_returned(view: FranticView, event: ev.RulesReturned) -> FranticView:
    return replace(view, rule_deck=view.rule_deck + len(event.rules), new_rules=())


def rules_began(view: FranticView, event: ev.RulesBegan) -> FranticView:
    return barred(replace(view, rules=event.rules, new_rules=None))


TURNS: dict[type, Follow] = {
    ev.RoundBegan: round_began, ev.RoundEnding: round_ending, ev.RoundScored: round_scored,
    ev.TotalsChanged: totals_changed, ev.SeatsSwapped: seats_swapped,
    ev.TurnBegan: turn_began, ev.TurnSkipped: turn_skipped, ev.BombWentOff: bomb_went_off,
    ev.Marked: marked, ev.BombTicked: bomb_ticked, ev.LastChance: last_chance,
    ev.RequirementSet: requirement_set, ev.TwinLaid: twin_laid,
    ev.RulesTurned: rules_turned, ev.RulesReturned: rules_returned, ev.RulesBegan: rules_began,
    ev.DirectionTurned: lambda view, event: replace(view, direction=event.direction),
    ev.LimitRaised: lambda view, event: replace(view, limit=event.limit),
    ev.RanOut: lambda view, event: replace(view, ran_out=True),
}  # fmt: skip
