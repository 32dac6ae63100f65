"""Who answers what: every step that asks with its offers, answers and refusals, and what others do.

A choice with one way is taken by itself, but for those that are `always` asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.agenda import Step, done
from game.asking import Asking, Deed, Reply, never
from game.cards import Event, Seat
from game.frantic import choices, hands, rule_cards, steps
from game.frantic import moves as mv
from game.frantic.composed import acts
from game.frantic.event_cards import daring, directed, handing_out, happening
from game.frantic.event_cards import steps as event_steps
from game.frantic.powers import turned_up
from game.frantic.reactions import windows
from game.frantic.rounds import scoring, setup
from game.frantic.specials import declaring, follow_ups
from game.frantic.turn import after_play, playing, refusals, turns
from game.rules import Refusal

Offers: TypeAlias = Callable[[Any, Any, Seat], Sequence[mv.FranticMove]]


@dataclass(frozen=True, slots=True)
class Choosing(Asking):
    """A step that refuses in one way all that it does not offer, if no rule forbids it anywhere.

    Unless it is `always` asked a choice with one way is taken by itself: the rules ask even then,
    or that there is only one would tell hidden cards (FRA-438).
    """

    refuse: Callable[[Any, Any, Any], Refusal]
    always: bool = False


def refuse_unoffered(table: Any, step: Step, move: mv.FranticMove) -> Refusal:
    """Why something that is not offered cannot be done."""
    if isinstance(move, mv.TurnUp):
        return turned_up.refuse_turning_up(table, move)
    if isinstance(move, mv.Throw):
        return windows.refuse_throw(table, move)
    return ASKS[type(step)].refuse(table, step, move)


def asking(
    offers: Offers,
    takes: Mapping[type, Reply],
    refuse: Callable[[Any, Any, Any], Refusal],
    always: bool = False,
    may: Callable[..., bool] | None = None,
) -> Choosing:
    """A step that takes what it offers; `may` says whether it does, quicker than looking."""

    def is_among(table: Any, step: Any, move: mv.FranticMove) -> bool:
        return move in offers(table, step, move.seat)

    is_offered = may or is_among

    def why_not(table: Any, step: Any, move: mv.FranticMove) -> Refusal | None:
        return None if is_offered(table, step, move) else refuse_unoffered(table, step, move)

    return Choosing(offers, {kind: (why_not, what) for kind, what in takes.items()}, refuse, always)


def window(offers: Offers, throw: Reply, let_pass: Reply) -> Choosing:
    """A window may always be let pass."""
    throwing = asking(offers, {mv.Throw: throw}, windows.refuse_in_window)
    takes = {**throwing.takes, mv.Pass: (never, let_pass)}
    return Choosing(offers, takes, windows.refuse_in_window, always=True)


def that_is_all(table: Any, step: Step, move: mv.Enough, events: list[Event]) -> None:
    """A seat has had enough."""
    table.agenda = done(table.agenda)


ASKS: dict[type[Step], Choosing] = {
    steps.AskReady: asking(
        directed.open_offers, {mv.GoOn: directed.confirm_open}, directed.refuse_go_on, always=True
    ),
    steps.AskPlay: Choosing(
        turns.play_offers,
        {
            mv.Play: (refusals.refuse_playing, turns.play),
            mv.Draw: (refusals.refuse_drawing, turns.turn_draw),
            mv.Pass: (refusals.refuse_passing, turns.pass_turn),
        },
        refusals.refuse_play,
        always=True,
    ),
    steps.AskTurnUp: asking(
        turned_up.turn_up_offers,
        {mv.TurnUp: turned_up.turn_up_more, mv.Enough: turned_up.turn_up_no_more},
        turned_up.refuse_turn_up,
        always=True,
    ),
    steps.AskTwins: asking(
        rule_cards.twin_offers,
        {mv.Pick: rule_cards.lay_twin, mv.Enough: rule_cards.lay_no_more_twins},
        rule_cards.refuse_twin,
        always=True,
    ),
    steps.AskUse: asking(declaring.use_offers, {mv.Answer: declaring.use}, daring.refuse_risk),
    steps.AskVictim: asking(
        declaring.victim_offers,
        {mv.Name: declaring.name_victim},
        declaring.refuse_name,
        may=declaring.is_victim_offered,
    ),
    steps.AskShares: asking(
        declaring.share_offers,
        {mv.Share: declaring.share},
        declaring.refuse_share,
        may=declaring.is_share_offered,
    ),
    steps.AskReplacement: asking(
        windows.replacement_offers, {mv.Name: windows.replace_victim}, windows.refuse_replacement
    ),
    steps.AskCards: asking(
        choices.pick_offers,
        {mv.Pick: choices.pick_card},
        choices.refuse_pick,
        always=True,
        may=choices.is_pick_offered,
    ),
    steps.AskWish: asking(
        choices.wish_offers,
        {mv.Wish: choices.wish},
        choices.refuse_wish,
        may=choices.is_wish_offered,
    ),
    steps.AskExit: asking(
        choices.exit_offers, {mv.Choose: choices.choose_exit}, choices.refuse_exit
    ),
    steps.AskImitation: asking(
        choices.imitation_offers, {mv.Play: choices.imitate}, choices.refuse_imitation
    ),
    steps.TargetWindow: window(windows.target_offers, windows.react, windows.let_happen),
    steps.AskFollow: asking(
        follow_ups.follow_offers,
        {mv.Play: follow_ups.follow, mv.Draw: follow_ups.draw_instead},
        refusals.refuse_play,
        always=True,
    ),
    steps.AskThief: asking(
        follow_ups.thief_offers, {mv.Pick: follow_ups.steal}, follow_ups.refuse_steal, always=True
    ),
    steps.AskBlind: asking(choices.point_offers, {mv.Point: choices.point}, choices.refuse_point),
    steps.AskRecharge: asking(
        follow_ups.recharge_offers,
        {mv.PickPower: follow_ups.turn_down},
        follow_ups.refuse_power_pick,
    ),
    steps.AskEdison: asking(
        follow_ups.edison_offers,
        {mv.PickPower: follow_ups.pick_for_edison},
        follow_ups.refuse_power_pick,
        always=True,
    ),
    steps.AskUpdate: asking(
        follow_ups.update_offers,
        {mv.PickPower: follow_ups.put_back},
        follow_ups.refuse_power_pick,
        always=True,
    ),
    steps.AskSwapMeet: asking(
        rule_cards.swap_offers, {mv.Name: rule_cards.swap_hands}, rule_cards.refuse_swap
    ),
    steps.AskBlockade: asking(
        turned_up.blockade_offers, {mv.Choose: turned_up.blockade}, turned_up.refuse_blockade
    ),
    steps.AskRecycling: asking(
        turned_up.recycle_offers, {mv.Name: turned_up.recycle}, turned_up.refuse_recycle
    ),
    steps.AskSpecialCharge: asking(
        turned_up.charge_offers, {mv.Name: turned_up.charge}, turned_up.refuse_charge
    ),
    steps.AskRandomChance: asking(
        turned_up.random_offers, {mv.Play: follow_ups.play_any}, refusals.refuse_random, always=True
    ),
    steps.EventWindow: window(windows.event_offers, windows.lucky, windows.not_lucky),
    steps.NiceTryWindow: window(windows.nice_try_offers, windows.nice_try, windows.no_nice_try),
    event_steps.AskLay: asking(
        handing_out.lay_offers, {mv.Pick: handing_out.lay_one}, handing_out.refuse_lay, always=True
    ),
    event_steps.AskMarket: asking(
        handing_out.market_offers,
        {mv.Pick: handing_out.take_from_market},
        handing_out.refuse_market,
    ),
    event_steps.AskGive: asking(
        handing_out.give_offers, {mv.Give: handing_out.give_one}, handing_out.refuse_give
    ),
    event_steps.AskReceiver: asking(
        handing_out.receiver_offers, {mv.Name: handing_out.receive}, handing_out.refuse_receiver
    ),
    event_steps.AskOpen: asking(
        directed.open_offers, {mv.GoOn: directed.confirm_open}, directed.refuse_go_on, always=True
    ),
    event_steps.AskTrust: asking(
        handing_out.receiver_offers, {mv.Name: handing_out.trust}, handing_out.refuse_receiver
    ),
    event_steps.AskPile: asking(
        directed.pile_offers, {mv.Deal: directed.deal_pile}, directed.refuse_pile
    ),
    event_steps.AskEvent: asking(
        directed.event_choices, {mv.Call: directed.call}, directed.refuse_call
    ),
    event_steps.AskRisk: asking(
        daring.risk_offers, {mv.Answer: daring.risk}, daring.refuse_risk, always=True
    ),
    event_steps.AskIdentities: asking(
        daring.identity_offers, {mv.Name: daring.identify}, daring.refuse_identity
    ),
    event_steps.AskTsunami: asking(
        daring.tsunami_offers,
        {mv.Pick: daring.lay_in_tsunami, mv.Take: daring.take_the_row},
        daring.refuse_tsunami,
        always=True,
    ),
    event_steps.AskTen: asking(
        daring.ten_offers,
        {mv.Pick: daring.pick_ten, mv.Enough: that_is_all},
        daring.refuse_ten,
        always=True,
    ),
    event_steps.AskResurrection: asking(
        daring.grave_offers, {mv.Pick: daring.resurrect}, daring.refuse_grave
    ),
    event_steps.AskChosen: asking(
        acts.chosen_offers, {mv.Name: acts.choose}, handing_out.refuse_receiver
    ),
    steps.AskParasite: asking(
        scoring.parasite_offers,
        {mv.Pick: scoring.discard_for_parasite, mv.Enough: that_is_all},
        scoring.refuse_parasite,
        always=True,
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
