"""A Totem bot: eyes that may miss a match, and a hand that takes its time (TOT-750 to TOT-755).

It is given what anybody can see and what everybody hears, never the state. On each new
picture it draws what it notices and how long its hand takes; what it then means to do
waits as a `Plan` until the point of no return.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.bots.reaction import CARD_MS, SIGMA, reaction_ms
from game.cards import Card, Event, Seat
from game.cast import Temper
from game.chance import Chance
from game.totem.cards import cousins, is_inward, is_special, near_twins
from game.totem.moves import Choose, Flip, Grab, Hand, Release, TotemMove
from game.totem.pace import Pace
from game.totem.seeing import (
    Match,
    cards_of,
    is_spent,
    matches,
    three_of_a_colour,
    three_stops,
    tops_of,
)
from game.totem.view import TotemView

# While one of these runs a grab counts; at all other times the totem is not to be had.
OPEN = frozenset({"turning", "rush", "countdown"})
OTHER_RULE = {"shape": "colour", "colour": "shape"}

NEW_RULE_MS = 80
NEW_RULE_REVEALS = 4
NO_RETURN_MS = 150
PRESS_MS = 200
BEYOND_GRIP_MS = 50
CHOICE_MS = (300, 600)
FLIP_MS = (100, 500)
LONG_AGO = -1_000_000

Pair: TypeAlias = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class Habits:
    """A line of the table of TOT-751: medians in ms, chances, and `slips` times as many slips."""

    duel: int
    rush: int
    misses: float
    near_twin: float
    cousin: float
    stranger: float
    wrong_rule: float
    sigma: float = SIGMA
    slips: float = 1.0


LEVELS: dict[str, Habits] = {
    "adaptive": Habits(550, 424, 0.06, 0.02, 0.007, 0.005, 0.03),
    "easy": Habits(700, 520, 0.15, 0.06, 0.02, 0.012, 0.08),
    "medium": Habits(550, 420, 0.08, 0.03, 0.01, 0.006, 0.04),
    "hard": Habits(430, 330, 0.03, 0.012, 0.004, 0.003, 0.02),
    "expert": Habits(340, 270, 0.01, 0.004, 0.001, 0.001, 0.005),
}


@dataclass(frozen=True, slots=True)
class Plan:
    """A grab the bot means to make at `t`, and what it rests on.

    `cards` must still be visible under the same `rule` at the point of no return; a
    `duel` must still be live for the card as well, a `rush` still be open (TOT-754).
    """

    t: int
    hand: Hand
    kind: str
    cards: frozenset[Card]
    rule: str


# How far apart the times of a hand of some temper lie, and how often it slips, beside an even one.
TEMPERED = {Temper.BOLD: (1.15, 1.4), Temper.CAREFUL: (0.85, 0.6)}


def make_bot(
    level: str, seat: Seat, seed: int, people: tuple[Seat, ...] = (), temper: Temper | None = None
) -> TotemBot:
    """A bot for all hands of `seat`; `people` are the seats an adaptive bot follows.

    At people's pace all tempers are alike. Raises KeyError for an unknown level.
    """
    if level == "adaptive":
        return TotemBot(LEVELS[level], seat, seed, people)
    return TotemBot(tempered(LEVELS[level], temper), seat, seed)


def tempered(habits: Habits, temper: Temper | None) -> Habits:
    """The bold are sometimes very quick and slip more; the careful are steady and slip less."""
    wider, oftener = TEMPERED.get(temper, (1.0, 1.0)) if temper else (1.0, 1.0)
    return replace(habits, sigma=habits.sigma * wider, slips=habits.slips * oftener)


class TotemBot:
    """Plays all hands of one seat by reflex; with `people` to follow, at their pace."""

    def __init__(
        self, habits: Habits, seat: Seat, seed: int, people: tuple[Seat, ...] = ()
    ) -> None:
        self.seat = seat
        self._habits = habits
        self._pace: Pace | Habits = Pace(people) if people else habits
        self._chance = Chance(seed)
        self._view: TotemView | None = None
        self._looked: TotemView | None = None
        self._looked_key: tuple[int | str, ...] = ()
        self._plans: list[Plan] = []
        self._moves: list[TotemMove] = []
        self._open_since = 0
        self._turning_since = 0
        self._rule_since = LONG_AGO
        self._duty: tuple[int, ...] | None = None

    # What it is told

    def see(self, view: TotemView, t: int) -> None:
        """The table from `t` on. A new picture makes it look and plan (TOT-750)."""
        self._pass_points_of_no_return(t)
        before, self._view = self._view, view
        if before is None or before.game != view.game:
            self._forget_game()
            before = None
        if view.phase == "paused":
            self._drop_plans()
        if isinstance(self._pace, Pace) and before is not None:
            self._pace.see(before, view, view.phase in OPEN)
        self._note_times(before, view, t)
        if view.phase in OPEN:
            self._look_if_new(view)
        self._choose(before, view, t)
        self._turn(view, t)

    def hear(self, event: Event, t: int) -> None:
        """Something everybody noticed. An adaptive bot learns the pace of people (TOT-755)."""
        if isinstance(self._pace, Pace) and self._view is not None:
            self._pace.hear(event, self._view)

    # What it does

    def next_due(self) -> int | None:
        """When it means to act next, or None."""
        times = [plan.t for plan in self._plans] + [move.t for move in self._moves]
        return min(times, default=None)

    def due(self, t: int) -> list[TotemMove]:
        """What it does up to `t`, in order of time."""
        self._pass_points_of_no_return(t)
        done: list[TotemMove] = []
        while self._moves and (move := min(self._moves, key=lambda move: move.t)).t <= t:
            self._moves.remove(move)
            if isinstance(move, Grab):
                if self.is_down(move.hand):
                    continue
                self._moves.append(Release(move.hand, move.t + self._press_ms()))
            done.append(move)
        return done

    def is_down(self, hand: Hand) -> bool:
        """Whether it has pressed with that hand and will let go."""
        return any(isinstance(move, Release) and move.hand == hand for move in self._moves)

    def _press_ms(self) -> int:
        options = self._view.options if self._view else None
        return options.grip_ms + BEYOND_GRIP_MS if options and options.steady_grip else PRESS_MS

    # The point of no return (TOT-754)

    def _pass_points_of_no_return(self, t: int) -> None:
        """Settle the plans whose last look fell before `t`, on the picture of that time."""
        view = self._view
        for plan in [plan for plan in self._plans if plan.t - NO_RETURN_MS <= t]:
            self._plans.remove(plan)
            if view is not None and self._stands(plan, view):
                self._moves.append(Grab(plan.hand, plan.t))

    def _stands(self, plan: Plan, view: TotemView) -> bool:
        """Whether what the plan rests on is still to be seen, and its hand is free."""
        hand = view.hands[plan.hand]
        if view.phase not in OPEN or hand.place or hand.locked_until > plan.t:
            return False
        if plan.kind == "rush":
            return view.rush_open
        if plan.rule != view.rule or not plan.cards.issubset(tops_of(view)):
            return False
        if plan.kind == "duel":
            return any(plan.cards < cards_of(view, match) for match in matches(view, view.rule))
        return not is_spent(view, plan.cards)

    # What it keeps in mind

    def _forget_game(self) -> None:
        self._drop_plans()
        self._looked, self._looked_key = None, ()
        self._rule_since = LONG_AGO
        self._duty = None

    def _drop_plans(self) -> None:
        self._plans.clear()
        self._moves = [move for move in self._moves if isinstance(move, Release)]

    def _drop_slips(self, hands: list[Hand]) -> None:
        """What was a mistake is none any more: the hand has a right to grab."""
        self._plans = [
            plan for plan in self._plans if plan.kind != "slip" or plan.hand not in hands
        ]

    def _note_times(self, before: TotemView | None, view: TotemView, t: int) -> None:
        if view.phase in OPEN and (before is None or before.phase not in OPEN):
            self._open_since = t
        if view.phase == "turning" and (before is None or before.phase != "turning"):
            self._turning_since = t
        if before is not None and before.rule != view.rule:
            # A rule that changed without a card is first met at the next reveal.
            self._rule_since = view.reveals + (before.reveals == view.reveals)

    # What it notices

    def _look_if_new(self, view: TotemView) -> None:
        key = (view.reveals, view.rule, view.visible_since, self._open_since)
        if key == self._looked_key:
            return
        if view.rush_open or three_of_a_colour(view):
            self._look_for_rush(view)
        self._look_for_duels(view)
        if not view.rush_open and not three_of_a_colour(view):
            self._slip(view)
        self._looked, self._looked_key = view, key

    def _my_hands(self, view: TotemView) -> list[Hand]:
        return [
            index
            for index, hand in enumerate(view.hands)
            if hand.owner == self.seat and not hand.place
        ]

    def _best_hand(self, view: TotemView, hands: list[Hand]) -> Hand:
        """The hand that would be rid of all its cards, else the one with the bigger pile."""
        return max(hands, key=lambda hand: (view.hands[hand].deck == 0, view.hands[hand].pile))

    def _happens(self, chance: float) -> bool:
        return self._chance.random() < chance

    def _errs(self, chance: float) -> bool:
        return self._happens(chance * self._pace.slips)

    def _plan(self, view: TotemView, hand: Hand, kind: str, cards: frozenset[Card]) -> Plan:
        """A grab after a reaction time from the moment there was something to react to."""
        pace = self._pace.duel
        if kind == "rush" or (kind == "three" and view.options.three_colour_effect == "rush"):
            pace = self._pace.rush
        wait = reaction_ms(self._chance, pace, self._habits.sigma)
        wait += CARD_MS * max(0, len(tops_of(view)) - 2)
        if view.reveals <= self._rule_since:
            wait += NEW_RULE_MS
        start = max(view.visible_since, self._open_since, view.hands[hand].locked_until)
        return Plan(start + wait, hand, kind, cards, view.rule)

    def _look_for_rush(self, view: TotemView) -> None:
        """A rush is for every hand; which one is the skill with two of them (TOT-656).

        Inward arrows are plain to see: what is missed are matches, and three of a colour.
        """
        kind = "rush" if view.rush_open else "three"
        cards = frozenset() if view.rush_open else frozenset(tops_of(view))
        misses = 0.0 if view.rush_open else self._habits.misses
        mine = self._my_hands(view)
        planned = any(plan.kind == kind for plan in self._plans)
        self._drop_slips(mine)
        if mine and not planned and not self._happens(misses):
            self._plans.append(self._plan(view, self._best_hand(view, mine), kind, cards))

    def _look_for_duels(self, view: TotemView) -> None:
        """Own matches, those missed before included (TOT-753)."""
        mine = self._my_hands(view)
        for match in matches(view, view.rule):
            members = [hand for hand in match if hand in mine]
            if not members:
                continue
            self._drop_slips(members)
            planned = any(
                plan.kind == "duel" and plan.cards <= cards_of(view, match) for plan in self._plans
            )
            if not planned and not self._happens(self._habits.misses):
                hand = self._best_hand(view, members)
                plan = self._plan(view, hand, "duel", cards_of(view, [hand]))
                self._plans.append(self._perhaps_wrong_hand(view, plan))

    def _perhaps_wrong_hand(self, view: TotemView, plan: Plan) -> Plan:
        """With two hands the wrong one may twitch, at half the near-twin rate (TOT-752)."""
        matched = {hand for match in matches(view, view.rule) for hand in match}
        others = [hand for hand in self._my_hands(view) if hand not in matched]
        if others and self._errs(self._habits.near_twin / 2):
            return Plan(plan.t, others[0], plan.kind, plan.cards, plan.rule)
        return plan

    # What it mistakes (TOT-752)

    def _slip(self, view: TotemView) -> None:
        live = matches(view, view.rule)
        mine = [hand for hand in self._my_hands(view) if not any(hand in match for match in live)]
        slips: list[Plan] = []
        for hand in mine:
            slips += self._take_for_twin(view, hand)
            slips += self._follow_wrong_rule(view, hand)
        if mine:
            slips += self._join_strangers(view, mine[0], live)
        if slips:
            self._plans.append(min(slips, key=lambda plan: plan.t))

    def _new_pairs(self, view: TotemView, hand: Hand) -> list[Pair]:
        """The hand's card with each card of another player, if not both lay there before."""
        own = view.hands[hand].top
        before = tops_of(self._looked) if self._looked else {}
        if own is None or is_special(own):
            return []
        return [
            (own, card)
            for card, other in tops_of(view).items()
            if view.hands[other].owner != self.seat
            and not is_special(card)
            and not (own in before and card in before)
        ]

    def _take_for_twin(self, view: TotemView, hand: Hand) -> list[Plan]:
        if view.rule != "shape":
            return []
        slips = []
        pairs = self._new_pairs(view, hand)
        for alike, chance in (
            (near_twins, self._habits.near_twin),
            (cousins, self._habits.cousin),
        ):
            pair = next((pair for pair in pairs if alike(*pair)), None)
            if pair and self._errs(chance):
                slips.append(self._plan(view, hand, "slip", frozenset(pair)))
        return slips

    def _follow_wrong_rule(self, view: TotemView, hand: Hand) -> list[Plan]:
        revealed = self._looked is None or self._looked.reveals != view.reveals
        if not revealed or view.reveals - self._rule_since >= NEW_RULE_REVEALS:
            return []
        wrong = next((m for m in matches(view, OTHER_RULE[view.rule]) if hand in m), None)
        if wrong is None or not self._errs(self._habits.wrong_rule):
            return []
        return [self._plan(view, hand, "slip", cards_of(view, wrong))]

    def _join_strangers(self, view: TotemView, hand: Hand, live: list[Match]) -> list[Plan]:
        known = (
            [cards_of(self._looked, match) for match in matches(self._looked, self._looked.rule)]
            if self._looked
            else []
        )
        slips = []
        for match in live:
            cards = cards_of(view, match)
            strange = all(view.hands[member].owner != self.seat for member in match)
            became_live = not any(cards <= before for before in known)
            if strange and became_live and self._errs(self._habits.stranger):
                slips.append(self._plan(view, hand, "slip", cards))
        return slips

    # Its choices and its turn

    def _choose(self, before: TotemView | None, view: TotemView, t: int) -> None:
        """Duel; but Rush if it hands everything to another player's last card (TOT-518)."""
        asked = before is not None and before.phase == "choice"
        if view.phase != "choice" or asked or view.chooser not in self._my_hands(view):
            return
        failing = any(
            hand.owner != self.seat
            and hand.deck == 0
            and hand.top is not None
            and is_inward(hand.top)
            for hand in view.hands
        )
        wait = int(self._chance.between(*CHOICE_MS))
        self._moves.append(Choose(view.chooser, "rush" if failing else "duel", t + wait))

    def _turn(self, view: TotemView, t: int) -> None:
        """Own key: turn soon after the gap (TOT-709)."""
        duty = self._duty_to_turn(view)
        if duty == self._duty:
            return
        self._duty = duty
        self._moves = [move for move in self._moves if not isinstance(move, Flip)]
        if duty is not None:
            wait = view.options.min_gap_ms + int(self._chance.between(*FLIP_MS))
            self._moves.append(Flip(view.pointer, t + wait))

    def _duty_to_turn(self, view: TotemView) -> tuple[int, ...] | None:
        """Which turn is this bot's to make now: hand and moment; None if it is not."""
        if (
            view.options.flip_mode == "own_key"
            and view.phase == "turning"
            and view.pointer in self._my_hands(view)
            and view.hands[view.pointer].deck > 0
            and not any(hand.in_air for hand in view.hands)
            and not three_stops(view)
        ):
            return view.pointer, view.reveals, self._turning_since
        return None
