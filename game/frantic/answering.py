"""Who answers what: every step that asks with its offers, answers and refusals, and what others do.

A choice with one option is taken by itself, but for those that are `ALWAYS_ASKED`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from game.agenda import Step
from game.asking import Asking, Deed, Reply, never
from game.cards import Seat
from game.frantic import choices, hands, rule_cards, steps
from game.frantic.composed import acts
from game.frantic.event_cards import daring, directed, handing_out, happening
from game.frantic.event_cards import steps as event_steps
from game.frantic.moves import (
    Answer,
    Call,
    Choose,
    Deal,
    Draw,
    Enough,
    FranticMove,
    Give,
    GoOn,
    Name,
    Pass,
    Pick,
    PickPower,
    Play,
    Point,
    Share,
    Take,
    Throw,
    TurnUp,
    Wish,
)
from game.frantic.powers import turned_up
from game.frantic.reactions import windows
from game.frantic.rounds import scoring, setup
from game.frantic.specials import declaring, follow_ups
from game.frantic.turn import after_play, playing, refusals, turns
from game.rules import Refusal

Offers: TypeAlias = Callable[[Any, Any, Seat], Sequence[FranticMove]]


def otherwise(table: Any, step: Step, move: FranticMove) -> Refusal:
    """Why something that is not offered cannot be done."""
    if isinstance(move, TurnUp):
        return turned_up.refuse_turning_up(table, move)
    if isinstance(move, Throw):
        return windows.refuse_throw(table, move)
    return REFUSES[type(step)](table, step, move)


def asking(
    offers: Offers,
    takes: Mapping[type, Reply],
    may: Callable[..., bool] | None = None,
) -> Asking:
    """A step that takes what it offers; `may` says whether it does, quicker than looking."""

    def is_among(table: Any, step: Any, move: FranticMove) -> bool:
        return move in offers(table, step, move.seat)

    is_offered = may or is_among

    def why_not(table: Any, step: Any, move: FranticMove) -> Refusal | None:
        return None if is_offered(table, step, move) else otherwise(table, step, move)

    return Asking(offers, {kind: (why_not, answer) for kind, answer in takes.items()})


def window(offers: Offers, answer: Reply) -> Asking:
    """A window may always be let pass."""
    thrown = asking(offers, {Throw: answer})
    return replace(thrown, takes={**thrown.takes, Pass: (never, answer)})


ASKS: dict[type[Step], Asking] = {
    steps.AskReady: asking(directed.open_offers, {GoOn: directed.confirm_open}),
    steps.AskPlay: Asking(
        turns.play_offers,
        {
            Play: (refusals.refuse_playing, turns.play),
            Draw: (refusals.refuse_drawing, turns.turn_draw),
            Pass: (refusals.refuse_passing, turns.pass_turn),
        },
    ),
    steps.AskTurnUp: asking(
        turned_up.turn_up_offers,
        {TurnUp: turned_up.turn_up_more, Enough: turned_up.turn_up_more},
    ),
    steps.AskTwins: asking(
        rule_cards.twin_offers, {Pick: rule_cards.lay_twin, Enough: rule_cards.lay_twin}
    ),
    steps.AskUse: asking(declaring.use_offers, {Answer: declaring.use}),
    steps.AskVictim: asking(
        declaring.victim_offers, {Name: declaring.name_victim}, may=declaring.is_victim_offered
    ),
    steps.AskShares: asking(
        declaring.share_offers, {Share: declaring.share}, may=declaring.is_share_offered
    ),
    steps.AskReplacement: asking(windows.replacement_offers, {Name: windows.replace_victim}),
    steps.AskCards: asking(
        choices.pick_offers, {Pick: choices.pick_card}, may=choices.is_pick_offered
    ),
    steps.AskWish: asking(choices.wish_offers, {Wish: choices.wish}, may=choices.is_wish_offered),
    steps.AskExit: asking(choices.exit_offers, {Choose: choices.choose_exit}),
    steps.AskImitation: asking(choices.imitation_offers, {Play: choices.imitate}),
    steps.TargetWindow: window(windows.target_offers, windows.react),
    steps.AskFollow: asking(
        follow_ups.follow_offers, {Play: follow_ups.follow, Draw: follow_ups.follow}
    ),
    steps.AskThief: asking(follow_ups.thief_offers, {Pick: follow_ups.steal}),
    steps.AskBlind: asking(choices.point_offers, {Point: choices.point}),
    steps.AskRecharge: asking(follow_ups.recharge_offers, {PickPower: follow_ups.turn_down}),
    steps.AskEdison: asking(follow_ups.edison_offers, {PickPower: follow_ups.pick_for_edison}),
    steps.AskUpdate: asking(follow_ups.update_offers, {PickPower: follow_ups.put_back}),
    steps.AskSwapMeet: asking(rule_cards.swap_offers, {Name: rule_cards.swap_hands}),
    steps.AskBlockade: asking(turned_up.blockade_offers, {Choose: turned_up.blockade}),
    steps.AskRecycling: asking(turned_up.recycle_offers, {Name: turned_up.recycle}),
    steps.AskSpecialCharge: asking(turned_up.charge_offers, {Name: turned_up.charge}),
    steps.AskRandomChance: asking(turned_up.random_offers, {Play: follow_ups.play_any}),
    steps.EventWindow: window(windows.event_offers, windows.lucky),
    steps.NiceTryWindow: window(windows.nice_try_offers, windows.nice_try),
    event_steps.AskLay: asking(handing_out.lay_offers, {Pick: handing_out.lay_one}),
    event_steps.AskMarket: asking(handing_out.market_offers, {Pick: handing_out.take_from_market}),
    event_steps.AskGive: asking(handing_out.give_offers, {Give: handing_out.give_one}),
    event_steps.AskReceiver: asking(handing_out.receiver_offers, {Name: handing_out.receive}),
    event_steps.AskOpen: asking(directed.open_offers, {GoOn: directed.confirm_open}),
    event_steps.AskTrust: asking(handing_out.receiver_offers, {Name: handing_out.trust}),
    event_steps.AskPile: asking(directed.pile_offers, {Deal: directed.deal_pile}),
    event_steps.AskEvent: asking(directed.event_choices, {Call: directed.call}),
    event_steps.AskRisk: asking(daring.risk_offers, {Answer: daring.risk}),
    event_steps.AskIdentities: asking(daring.identity_offers, {Name: daring.identify}),
    event_steps.AskTsunami: asking(
        daring.tsunami_offers, {Pick: daring.lay_in_tsunami, Take: daring.lay_in_tsunami}
    ),
    event_steps.AskTen: asking(daring.ten_offers, {Pick: daring.pick_ten, Enough: daring.pick_ten}),
    event_steps.AskResurrection: asking(daring.grave_offers, {Pick: daring.resurrect}),
    event_steps.AskChosen: asking(acts.chosen_offers, {Name: acts.choose}),
    steps.AskParasite: asking(
        scoring.parasite_offers,
        {Pick: scoring.discard_for_parasite, Enough: scoring.discard_for_parasite},
    ),
}


# Whoever comes to these is asked even if there is one way only: the rules say so, or that there
# is only one would tell hidden cards (FRA-438).
ALWAYS_ASKED = {
    steps.AskReady,
    steps.AskPlay,
    steps.AskTurnUp,
    steps.AskTwins,
    steps.AskCards,
    steps.TargetWindow,
    steps.AskFollow,
    steps.AskThief,
    steps.AskEdison,
    steps.AskUpdate,
    steps.AskRandomChance,
    steps.EventWindow,
    steps.NiceTryWindow,
    event_steps.AskLay,
    event_steps.AskOpen,
    event_steps.AskRisk,
    event_steps.AskTsunami,
    event_steps.AskTen,
    steps.AskParasite,
}

# Why what is not offered there cannot be done.
REFUSES: dict[type[Step], Callable[[Any, Any, Any], Refusal]] = {
    steps.AskReady: directed.refuse_go_on,
    steps.AskPlay: refusals.refuse_play,
    steps.AskTurnUp: turned_up.refuse_turn_up,
    steps.AskTwins: rule_cards.refuse_twin,
    steps.AskUse: daring.refuse_risk,
    steps.AskVictim: declaring.refuse_name,
    steps.AskShares: declaring.refuse_share,
    steps.AskReplacement: windows.refuse_replacement,
    steps.AskCards: choices.refuse_pick,
    steps.AskWish: choices.refuse_wish,
    steps.AskExit: choices.refuse_exit,
    steps.AskImitation: choices.refuse_imitation,
    steps.TargetWindow: windows.refuse_in_window,
    steps.AskFollow: refusals.refuse_play,
    steps.AskThief: follow_ups.refuse_steal,
    steps.AskBlind: choices.refuse_point,
    steps.AskRecharge: follow_ups.refuse_power_pick,
    steps.AskEdison: follow_ups.refuse_power_pick,
    steps.AskUpdate: follow_ups.refuse_power_pick,
    steps.AskSwapMeet: rule_cards.refuse_swap,
    steps.AskBlockade: turned_up.refuse_blockade,
    steps.AskRecycling: turned_up.refuse_recycle,
    steps.AskSpecialCharge: turned_up.refuse_charge,
    steps.AskRandomChance: refusals.refuse_random,
    steps.EventWindow: windows.refuse_in_window,
    steps.NiceTryWindow: windows.refuse_in_window,
    event_steps.AskLay: handing_out.refuse_lay,
    event_steps.AskMarket: handing_out.refuse_market,
    event_steps.AskGive: handing_out.refuse_give,
    event_steps.AskReceiver: handing_out.refuse_receiver,
    event_steps.AskOpen: directed.refuse_go_on,
    event_steps.AskTrust: handing_out.refuse_receiver,
    event_steps.AskPile: directed.refuse_pile,
    event_steps.AskEvent: directed.refuse_call,
    event_steps.AskRisk: daring.refuse_risk,
    event_steps.AskIdentities: daring.refuse_identity,
    event_steps.AskTsunami: daring.refuse_tsunami,
    event_steps.AskTen: daring.refuse_ten,
    event_steps.AskResurrection: daring.refuse_grave,
    event_steps.AskChosen: handing_out.refuse_receiver,
    steps.AskParasite: scoring.refuse_parasite,
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
