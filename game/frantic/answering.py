"""Who answers what: every step that asks with its offers, answers and refusals, and what others do.

A choice with one option is taken by itself unless it is `always` asked, because the rules say so
or because that there is only one would tell hidden cards (FRA-438).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from game.agenda import Step
from game.asking import Asking, Deed
from game.cards import Seat
from game.frantic import choices, hands, rule_cards, steps
from game.frantic.composed import acts
from game.frantic.event_cards import daring, directed, handing_out, happening
from game.frantic.event_cards import steps as event_steps
from game.frantic.moves import FranticMove, Pass, Throw, TurnUp
from game.frantic.powers import turned_up
from game.frantic.reactions import windows
from game.frantic.rounds import scoring, setup
from game.frantic.specials import declaring, follow_ups
from game.frantic.turn import after_play, playing, refusals, turns
from game.rules import Refusal

Offers: TypeAlias = Callable[[Any, Any, Seat], Sequence[FranticMove]]
Refuse: TypeAlias = Callable[[Any, Any, Any], Refusal]


def asking(
    offers: Offers,
    answer: Callable[..., None],
    refuse: Refuse,
    always: bool = False,
    is_offered: Callable[..., bool] | None = None,
) -> Asking:
    """A step whose refusals speak of what is not offered; `is_offered` is quicker than looking."""

    def is_among(table: Any, step: Any, move: FranticMove) -> bool:
        return move in offers(table, step, move.seat)

    may = is_offered or is_among

    def why_not(table: Any, step: Any, move: FranticMove) -> Refusal | None:
        if may(table, step, move):
            return None
        if isinstance(move, TurnUp):
            return turned_up.refuse_turning_up(table, move)
        if isinstance(move, Throw):
            return windows.refuse_throw(table, move)
        return refuse(table, step, move)

    return Asking(offers, answer, why_not, always)


def window(offers: Offers, answer: Callable[..., None]) -> Asking:
    """A window may always be let pass."""

    def may_react(table: Any, step: Any, move: FranticMove) -> bool:
        return isinstance(move, Pass) or move in offers(table, step, move.seat)

    return asking(offers, answer, windows.refuse_in_window, True, may_react)


ASKS: dict[type[Step], Asking] = {
    steps.AskReady: asking(
        directed.open_offers, directed.confirm_open, directed.refuse_go_on, True
    ),
    steps.AskPlay: asking(
        turns.play_offers, turns.play_or_draw, refusals.refuse_play, True, turns.is_offered
    ),
    steps.AskTurnUp: asking(
        turned_up.turn_up_offers, turned_up.turn_up_more, turned_up.refuse_turn_up, True
    ),
    steps.AskTwins: asking(
        rule_cards.twin_offers, rule_cards.lay_twin, rule_cards.refuse_twin, True
    ),
    steps.AskUse: asking(declaring.use_offers, declaring.use, daring.refuse_risk),
    steps.AskVictim: asking(
        declaring.victim_offers,
        declaring.name_victim,
        declaring.refuse_name,
        is_offered=declaring.is_victim_offered,
    ),
    steps.AskShares: asking(
        declaring.share_offers,
        declaring.share,
        declaring.refuse_share,
        is_offered=declaring.is_share_offered,
    ),
    steps.AskReplacement: asking(
        windows.replacement_offers, windows.replace_victim, windows.refuse_replacement
    ),
    steps.AskCards: asking(
        choices.pick_offers,
        choices.pick_card,
        choices.refuse_pick,
        True,
        choices.is_pick_offered,
    ),
    steps.AskWish: asking(
        choices.wish_offers,
        choices.wish,
        choices.refuse_wish,
        is_offered=choices.is_wish_offered,
    ),
    steps.AskExit: asking(choices.exit_offers, choices.choose_exit, choices.refuse_exit),
    steps.AskImitation: asking(choices.imitation_offers, choices.imitate, choices.refuse_imitation),
    steps.TargetWindow: window(windows.target_offers, windows.react),
    steps.AskFollow: asking(
        follow_ups.follow_offers, follow_ups.follow, refusals.refuse_play, True
    ),
    steps.AskThief: asking(
        follow_ups.thief_offers, follow_ups.steal, follow_ups.refuse_steal, True
    ),
    steps.AskBlind: asking(choices.point_offers, choices.point, choices.refuse_point),
    steps.AskRecharge: asking(
        follow_ups.recharge_offers, follow_ups.turn_down, follow_ups.refuse_power_pick
    ),
    steps.AskEdison: asking(
        follow_ups.edison_offers, follow_ups.pick_for_edison, follow_ups.refuse_power_pick, True
    ),
    steps.AskUpdate: asking(
        follow_ups.update_offers, follow_ups.put_back, follow_ups.refuse_power_pick, True
    ),
    steps.AskSwapMeet: asking(
        rule_cards.swap_offers, rule_cards.swap_hands, rule_cards.refuse_swap
    ),
    steps.AskBlockade: asking(
        turned_up.blockade_offers, turned_up.blockade, turned_up.refuse_blockade
    ),
    steps.AskRecycling: asking(
        turned_up.recycle_offers, turned_up.recycle, turned_up.refuse_recycle
    ),
    steps.AskSpecialCharge: asking(
        turned_up.charge_offers, turned_up.charge, turned_up.refuse_charge
    ),
    steps.AskRandomChance: asking(
        turned_up.random_offers, follow_ups.play_any, refusals.refuse_random, True
    ),
    steps.EventWindow: window(windows.event_offers, windows.lucky),
    steps.NiceTryWindow: window(windows.nice_try_offers, windows.nice_try),
    event_steps.AskLay: asking(
        handing_out.lay_offers, handing_out.lay_one, handing_out.refuse_lay, True
    ),
    event_steps.AskMarket: asking(
        handing_out.market_offers,
        handing_out.take_from_market,
        handing_out.refuse_market,
    ),
    event_steps.AskGive: asking(
        handing_out.give_offers, handing_out.give_one, handing_out.refuse_give
    ),
    event_steps.AskReceiver: asking(
        handing_out.receiver_offers, handing_out.receive, handing_out.refuse_receiver
    ),
    event_steps.AskOpen: asking(
        directed.open_offers, directed.confirm_open, directed.refuse_go_on, True
    ),
    event_steps.AskTrust: asking(
        handing_out.receiver_offers, handing_out.trust, handing_out.refuse_receiver
    ),
    event_steps.AskPile: asking(directed.pile_offers, directed.deal_pile, directed.refuse_pile),
    event_steps.AskEvent: asking(directed.event_choices, directed.call, directed.refuse_call),
    event_steps.AskRisk: asking(daring.risk_offers, daring.risk, daring.refuse_risk, True),
    event_steps.AskIdentities: asking(
        daring.identity_offers, daring.identify, daring.refuse_identity
    ),
    event_steps.AskTsunami: asking(
        daring.tsunami_offers,
        daring.lay_in_tsunami,
        daring.refuse_tsunami,
        True,
    ),
    event_steps.AskTen: asking(daring.ten_offers, daring.pick_ten, daring.refuse_ten, True),
    event_steps.AskResurrection: asking(daring.grave_offers, daring.resurrect, daring.refuse_grave),
    event_steps.AskChosen: asking(acts.chosen_offers, acts.choose, handing_out.refuse_receiver),
    steps.AskParasite: asking(
        scoring.parasite_offers, scoring.discard_for_parasite, scoring.refuse_parasite, True
    ),
}


def nothing_more(table: Any, step: Any, events: Any) -> None:
    """Everybody has answered, and nothing comes of it."""


DOES: dict[type[Step], Deed] = {
    steps.AskReady: nothing_more,
    steps.DealRound: lambda table, step, events: setup.deal_round(table, events),
    steps.TurnFirstCard: lambda table, step, events: setup.turn_first_card(table, events),
    steps.NextTurn: turns.next_turn,
    steps.FirstPowers: turned_up.first_powers,
    steps.Act: turned_up.act,
    steps.Laid: playing.lay,
    steps.Declare: declaring.declare,
    steps.Declared: declaring.open_window,
    steps.Redeclared: declaring.go_on_asking,
    steps.TargetWindow: nothing_more,
    steps.CarryOut: declaring.carry_out,
    steps.SecondPowers: after_play.step_6,
    steps.OwedEvents: after_play.step_7,
    steps.LastChances: after_play.step_8,
    steps.OutCheck: after_play.step_9,
    steps.LayAside: choices.lay_cards,
    steps.TakeBlind: choices.take_blindly,
    steps.GiveAside: lambda table, step, events: hands.give_aside(
        table, step.seat, step.to, events, step.later
    ),
    steps.DiscardAside: lambda table, step, events: hands.discard_aside(table, step.seat, events),
    steps.Trigger: happening.trigger,
    steps.EventWindow: happening.after_window,
    steps.NiceTryWindow: nothing_more,
    steps.TakeUp: happening.event_over,
    event_steps.AskLay: handing_out.all_laid,
    event_steps.AskOpen: directed.all_seen,
    event_steps.SouthpoleDraw: handing_out.draw_for_others,
    event_steps.Seppuku: daring.may_risk,
    event_steps.Tsunami: daring.wave,
    event_steps.LuckyTen: daring.lucky_ten,
    event_steps.Rewound: daring.rewound,
    event_steps.ComposedSteps: acts.carry_on,
    steps.EndRound: scoring.end_round,
    steps.Score: scoring.score,
}
