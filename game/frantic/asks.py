"""Who answers what: every step that asks with its offers, answers and refusals, and what others do.

`offers(table, step, seat)` are the legal moves, `answer` carries one out, `refuse` says why
another move is none; `is_offered` is quicker than looking through all offers. A choice with one
option is taken by itself unless it is `always` asked, because the rules say so or because that
there is only one would tell hidden cards (FRA-438).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.frantic import (
    after,
    choices,
    composed_acts,
    daring,
    declaring,
    event_steps,
    follow,
    handing_out,
    hands,
    happening_asks,
    happenings,
    playing,
    powers,
    reactions,
    refusals,
    rule_cards,
    scoring,
    setup,
    steps,
    turn,
)
from game.frantic.moves import FranticMove, Pass
from game.rules import Refusal


def is_among(table: Any, step: Any, move: FranticMove) -> bool:
    """Whether a move is offered."""
    return move in ASKS[type(step)].offers(table, step, move.seat)


def may_pass(table: Any, step: Any, move: FranticMove) -> bool:
    """A window may always be let pass."""
    return isinstance(move, Pass) or is_among(table, step, move)


@dataclass(frozen=True, slots=True)
class Asking:
    """How a step that asks is answered."""

    offers: Callable[..., Sequence[FranticMove]]
    answer: Callable[..., None]
    refuse: Callable[..., Refusal]
    always: bool = False
    is_offered: Callable[..., bool] = is_among


ASKS: dict[type, Asking] = {
    steps.AskReady: Asking(
        happening_asks.open_offers, happening_asks.confirm_open, happening_asks.refuse_go_on, True
    ),
    steps.AskPlay: Asking(
        turn.play_offers, turn.play_or_draw, refusals.refuse_play, True, turn.is_offered
    ),
    steps.AskTurnUp: Asking(
        powers.turn_up_offers, powers.turn_up_more, powers.refuse_turn_up, True
    ),
    steps.AskTwins: Asking(
        rule_cards.twin_offers, rule_cards.lay_twin, rule_cards.refuse_twin, True
    ),
    steps.AskUse: Asking(declaring.use_offers, declaring.use, daring.refuse_risk),
    steps.AskVictim: Asking(
        declaring.victim_offers, declaring.name_victim, declaring.refuse_name,
        is_offered=declaring.is_victim_offered,
    ),
    steps.AskShares: Asking(
        declaring.share_offers, declaring.share, declaring.refuse_share,
        is_offered=declaring.is_share_offered,
    ),
    steps.AskReplacement: Asking(
        reactions.replacement_offers, reactions.replace_victim, reactions.refuse_replacement
    ),
    steps.AskCards: Asking(
        choices.pick_offers, choices.pick_card, choices.refuse_pick, True,
        choices.is_pick_offered,
    ),
    steps.AskWish: Asking(
        choices.wish_offers, choices.wish, choices.refuse_wish,
        is_offered=choices.is_wish_offered,
    ),
    steps.AskExit: Asking(choices.exit_offers, choices.choose_exit, choices.refuse_exit),
    steps.AskImitation: Asking(
        choices.imitation_offers, choices.imitate, choices.refuse_imitation
    ),
    steps.TargetWindow: Asking(
        reactions.target_offers, reactions.react, reactions.refuse_in_window, True, may_pass,
    ),
    steps.AskFollow: Asking(follow.follow_offers, follow.follow, refusals.refuse_play, True),
    steps.AskThief: Asking(follow.thief_offers, follow.steal, follow.refuse_steal, True),
    steps.AskBlind: Asking(choices.point_offers, choices.point, choices.refuse_point),
    steps.AskRecharge: Asking(
        follow.recharge_offers, follow.turn_down, follow.refuse_power_pick
    ),
    steps.AskEdison: Asking(
        follow.edison_offers, follow.pick_for_edison, follow.refuse_power_pick, True
    ),
    steps.AskUpdate: Asking(
        follow.update_offers, follow.put_back, follow.refuse_power_pick, True
    ),
    steps.AskSwapMeet: Asking(
        rule_cards.swap_offers, rule_cards.swap_hands, rule_cards.refuse_swap
    ),
    steps.AskBlockade: Asking(powers.blockade_offers, powers.blockade, powers.refuse_blockade),
    steps.AskRecycling: Asking(powers.recycle_offers, powers.recycle, powers.refuse_recycle),
    steps.AskSpecialCharge: Asking(powers.charge_offers, powers.charge, powers.refuse_charge),
    steps.AskRandomChance: Asking(
        powers.random_offers, follow.play_any, refusals.refuse_random, True
    ),
    steps.EventWindow: Asking(
        reactions.event_offers, reactions.lucky, reactions.refuse_in_window, True, may_pass,
    ),
    steps.NiceTryWindow: Asking(
        reactions.nice_try_offers, reactions.nice_try, reactions.refuse_in_window, True, may_pass,
    ),
    event_steps.AskLay: Asking(
        handing_out.lay_offers, handing_out.lay_one, handing_out.refuse_lay, True
    ),
    event_steps.AskMarket: Asking(
        handing_out.market_offers, handing_out.take_from_market,
        handing_out.refuse_market,
    ),
    event_steps.AskGive: Asking(
        handing_out.give_offers, handing_out.give_one, handing_out.refuse_give
    ),
    event_steps.AskReceiver: Asking(
        handing_out.receiver_offers, handing_out.receive, handing_out.refuse_receiver
    ),
    event_steps.AskOpen: Asking(
        happening_asks.open_offers, happening_asks.confirm_open, happening_asks.refuse_go_on, True
    ),
    event_steps.AskTrust: Asking(
        handing_out.receiver_offers, handing_out.trust, handing_out.refuse_receiver
    ),
    event_steps.AskPile: Asking(
        happening_asks.pile_offers, happening_asks.deal_pile, happening_asks.refuse_pile
    ),
    event_steps.AskEvent: Asking(
        happening_asks.event_choices, happening_asks.call, happening_asks.refuse_call
    ),
    event_steps.AskRisk: Asking(
        daring.risk_offers, daring.risk, daring.refuse_risk, True
    ),
    event_steps.AskIdentities: Asking(
        daring.identity_offers, daring.identify, daring.refuse_identity
    ),
    event_steps.AskTsunami: Asking(
        daring.tsunami_offers, daring.lay_in_tsunami,
        daring.refuse_tsunami, True,
    ),
    event_steps.AskTen: Asking(
        daring.ten_offers, daring.pick_ten, daring.refuse_ten, True
    ),
    event_steps.AskResurrection: Asking(
        daring.grave_offers, daring.resurrect, daring.refuse_grave
    ),
    event_steps.AskChosen: Asking(
        composed_acts.chosen_offers, composed_acts.choose, handing_out.refuse_receiver
    ),
    steps.AskParasite: Asking(
        scoring.parasite_offers, scoring.discard_for_parasite, scoring.refuse_parasite, True
    ),
}  # fmt: skip


def nothing_more(table: Any, step: Any, events: Any) -> None:
    """Everybody has answered, and nothing comes of it."""


DOES: dict[type, Callable[..., None]] = {
    steps.AskReady: nothing_more,
    steps.DealRound: lambda table, step, events: setup.deal_round(table, events),
    steps.TurnFirstCard: lambda table, step, events: setup.turn_first_card(table, events),
    steps.NextTurn: turn.next_turn,
    steps.FirstPowers: powers.first_powers,
    steps.Act: powers.act,
    steps.Laid: playing.lay,
    steps.Declare: declaring.declare,
    steps.Declared: declaring.open_window,
    steps.Redeclared: declaring.go_on_asking,
    steps.TargetWindow: nothing_more,
    steps.CarryOut: declaring.carry_out,
    steps.SecondPowers: after.step_6,
    steps.OwedEvents: after.step_7,
    steps.LastChances: after.step_8,
    steps.OutCheck: after.step_9,
    steps.LayAside: choices.lay_cards,
    steps.TakeBlind: choices.take_blindly,
    steps.GiveAside: lambda table, step, events: hands.give_aside(
        table, step.seat, step.to, events, step.later
    ),
    steps.DiscardAside: lambda table, step, events: hands.discard_aside(table, step.seat, events),
    steps.Trigger: happenings.trigger,
    steps.EventWindow: happenings.after_window,
    steps.NiceTryWindow: nothing_more,
    steps.TakeUp: happenings.event_over,
    event_steps.AskLay: handing_out.all_laid,
    event_steps.AskOpen: happening_asks.all_seen,
    event_steps.SouthpoleDraw: handing_out.draw_for_others,
    event_steps.Seppuku: daring.may_risk,
    event_steps.Tsunami: daring.wave,
    event_steps.LuckyTen: daring.lucky_ten,
    event_steps.Rewound: daring.rewound,
    event_steps.ComposedSteps: composed_acts.carry_on,
    steps.EndRound: scoring.end_round,
    steps.Score: scoring.score,
}
NEVER_ASKS = frozenset(DOES) - frozenset(ASKS)
