"""Totem bots against their rules, picture by picture, with fixed seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import exp, log, sqrt
from statistics import median, stdev
from typing import Any

import pytest

from game.bots.reaction import reaction_ms
from game.chance import Chance
from game.totem.bot import LEVELS, Follower, Habits, TotemBot, make_bot
from game.totem.events import Judged
from game.totem.moves import Choose, Flip, Grab, Release
from game.totem.options import Options
from game.totem.view import TotemView
from tests.bots.pictures import grabs, hand, later, picture, two_hands

PLAIN = ("S1-P", "D1-G", "T1-O", "K1-Y")
MATCH = picture("S1-P", "S1-G", "T1-O", "K1-Y")
RUSH = picture(*PLAIN[:3], "IN1", phase="rush", rush_open=True)


def bots(level: str, count: int, seat: int = 0) -> Iterator[TotemBot]:
    """So many bots, each with a seed of its own."""
    return (make_bot(level, seat, seed) for seed in range(count))


def seen(bot: TotemBot, *views: TotemView) -> TotemBot:
    """The bot after it was shown these views, each when it became visible."""
    for view in views:
        bot.see(view, view.now)
    return bot


def rate(level: str, count: int, *views: TotemView, seat: int = 0) -> float:
    """The share of bots that grab after these views."""
    return sum(bool(grabs(seen(bot, *views))) for bot in bots(level, count, seat)) / count


def close(share: float, chance: float, count: int) -> bool:
    """Whether a share of `count` draws lies within four standard errors of the chance."""
    return abs(share - chance) <= 4 * sqrt(chance * (1 - chance) / count)


def sure(level: str = "hard", seat: int = 0, view: TotemView = MATCH) -> tuple[TotemBot, int]:
    """A bot that has seen `view` and means to grab, and when."""
    for bot in bots(level, 1000, seat):
        if (t := seen(bot, view).next_due()) is not None:
            return bot, t
    raise AssertionError("no bot noticed")


# TOT-750: it sees, draws once, grabs, lets go


def test_tot_750_grabs_its_match_once_and_lets_go_200_ms_later() -> None:
    bot, t = sure()
    assert bot.due(t - 1) == []
    assert bot.due(t) == [Grab(0, t)]
    assert bot.next_due() == t + 200
    assert bot.due(10**9) == [Release(0, t + 200)]
    assert bot.next_due() is None


def test_tot_750_lets_go_50_ms_after_the_grip() -> None:
    options = Options(steady_grip=True, grip_ms=120)
    bot, t = sure(view=replace(MATCH, options=options))
    assert bot.due(10**9) == [Grab(0, t), Release(0, t + 170)]


def test_tot_750_draws_once_a_picture() -> None:
    bot, t = sure()
    for now in range(1001, t - 150, 7):
        bot.see(replace(MATCH, now=now), now)
        assert bot.next_due() == t


def test_tot_750_leaves_other_peoples_business_alone() -> None:
    assert rate("hard", 300, picture(*PLAIN)) == 0
    assert rate("hard", 300, picture("OUT1", "IN2", "T1-O", "K1-Y")) == 0


def test_tot_750_same_seed_same_views_same_grabs() -> None:
    one, other = make_bot("easy", 0, 7), make_bot("easy", 0, 7)
    assert grabs(seen(one, MATCH)) == grabs(seen(other, MATCH))


def test_tot_750_what_nobody_may_see_changes_nothing() -> None:
    """Decks, piles and cards in the air are no part of what it reacts to."""
    hands = tuple(replace(h, deck=h.deck + 3, in_air=not h.in_air) for h in MATCH.hands)
    hidden = replace(MATCH, hands=hands, pot=9, pointer=2, right_of_way=(3, 2, 1, 0))
    for seed in range(50):
        one, other = make_bot("medium", 0, seed), make_bot("medium", 0, seed)
        assert grabs(seen(one, MATCH)) == grabs(seen(other, hidden))


def test_tot_750_a_dimmed_match_is_no_match() -> None:
    spent = (tuple(h.top for h in MATCH.hands[:2] if h.top is not None),)
    assert rate("expert", 100, replace(MATCH, spent=spent)) == 0


def test_tot_750_an_enlarged_spent_group_is_one_again() -> None:
    spent = (tuple(h.top for h in MATCH.hands[:2] if h.top is not None),)
    view = picture("S1-P", "S1-G", "S1-O", "K1-Y", spent=spent)
    assert rate("expert", 100, view) > 0.9


def test_tot_750_colours_match_while_the_colour_rule_is_in_force() -> None:
    view = picture("S1-P", "G1-P", "COL1", "K1-Y", rule="colour")
    assert rate("expert", 100, view) > 0.9
    assert rate("expert", 100, view, seat=3) == 0


def test_tot_750_three_of_a_colour_is_for_all_three() -> None:
    view = picture("S1-P", "D1-P", "T1-P", three_of_a_colour=True)
    assert all(rate("expert", 100, view, seat=seat) > 0.9 for seat in range(3))
    assert rate("expert", 100, replace(view, three_of_a_colour=False)) == 0
    spent = (tuple(h.top for h in view.hands if h.top is not None),)
    assert rate("expert", 100, replace(view, spent=spent)) == 0


@pytest.mark.parametrize("phase", ["start", "window", "grip", "choice", "hold", "game_over"])
def test_tot_750_does_not_reach_for_a_totem_that_is_not_to_be_had(phase: str) -> None:
    assert rate("expert", 50, replace(MATCH, phase=phase)) == 0


def test_tot_750_a_match_that_woke_during_a_hold_is_met_when_the_totem_is_back() -> None:
    held = replace(MATCH, phase="hold", holder=2)
    bot = make_bot("expert", 0, 3)
    bot.see(held, 1000)
    bot.see(replace(MATCH, now=2500), 2500)
    [grab] = grabs(bot)
    assert grab.t >= 2500 + 180


def test_tot_750_no_grab_with_a_locked_hand() -> None:
    locked = (hand("S1-P", 0, locked_until=2600), *MATCH.hands[1:])
    found = [grabs(seen(bot, replace(MATCH, hands=locked))) for bot in bots("expert", 50)]
    assert sum(map(len, found)) > 45
    assert all(grab.t >= 2600 + 180 for plan in found for grab in plan)


def test_tot_750_a_hand_that_was_locked_meanwhile_does_not_press() -> None:
    bot, t = sure()
    locked = (hand("S1-P", 0, locked_until=t + 1), *MATCH.hands[1:])
    bot.see(replace(MATCH, hands=locked, now=1050), 1050)
    assert grabs(bot) == []


def test_tot_750_a_hand_that_is_out_rests() -> None:
    out = (hand("IN1", 0, place=1), *RUSH.hands[1:])
    assert rate("expert", 50, replace(RUSH, hands=out)) == 0
    one_left = two_hands(None, "S1-P", "T1-O", "IN1", phase="rush", rush_open=True)
    hands = (hand(None, 0, deck=0, place=1), *one_left.hands[1:])
    bot, _ = sure(view=replace(one_left, hands=hands))
    assert [grab.hand for grab in grabs(bot)] == [2]


def test_tot_750_no_press_while_the_key_is_down() -> None:
    bot, t = sure(view=replace(MATCH, options=Options(steady_grip=True, grip_ms=250)))
    [first] = [move for move in bot.due(t) if isinstance(move, Grab)]
    assert (first.hand, first.t) == (0, t)
    bot._moves.append(Grab(0, t + 299))
    assert bot.due(10**9) == [Release(0, t + 300)]


def test_tot_750_after_a_resume_new_reaction_times() -> None:
    bot, t = sure()
    hidden = tuple(replace(h, top=None) for h in MATCH.hands)
    bot.see(replace(MATCH, phase="paused", hands=hidden, now=1100), 1100)
    assert bot.next_due() is None
    bot.see(replace(MATCH, visible_since=1100, now=1100), 1100)
    assert bot.next_due() not in (None, t)
    [grab] = grabs(bot)
    assert grab.t >= 1100 + 180


def test_tot_750_a_new_game_begins_with_a_clear_head() -> None:
    bot, _ = sure()
    bot.see(picture(None, None, None, None, game=2, phase="start", reveals=0), 1100)
    assert bot.next_due() is None


# TOT-751: the reaction time


def times(level: str, view: TotemView, count: int = 4000) -> list[int]:
    """Reaction times, without what the number of cards adds."""
    extra = 12 * max(0, sum(h.top is not None for h in view.hands) - 2)
    found = [grabs(seen(bot, view)) for bot in bots(level, count)]
    return [plan[0].t - view.visible_since - extra for plan in found if plan]


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_tot_751_median_of_a_duel(level: str) -> None:
    assert median(times(level, MATCH)) == pytest.approx(LEVELS[level].duel, rel=0.02)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_tot_751_median_of_a_rush(level: str) -> None:
    assert median(times(level, RUSH)) == pytest.approx(LEVELS[level].rush, rel=0.02)


def test_tot_751_never_below_180_and_sigma_a_third() -> None:
    drawn = times("expert", picture("S1-P", "S1-G"))
    assert min(drawn) >= 180
    assert stdev([log(t - 180) for t in drawn if t > 180]) == pytest.approx(0.32, abs=0.015)


def test_tot_751_twelve_ms_for_each_card_beyond_two() -> None:
    def first(view: TotemView) -> int:
        return grabs(seen(make_bot("expert", 0, 5), view))[0].t

    pair = picture("S1-P", "S1-G", None, None, None)
    assert first(picture("S1-P", "S1-G", "T1-O", None, None)) - first(pair) == 12
    assert first(picture("S1-P", "S1-G", "T1-O", "K1-Y", "D1-G")) - first(pair) == 36


def test_tot_751_eighty_ms_at_the_first_reveal_after_a_new_rule() -> None:
    before = picture("S1-P", "G1-P", "K2-Y", "T1-O")
    by_card = later(before, 3000, "S1-P", "G1-P", "K2-Y", "COL1", rule="colour")
    settled = replace(by_card, visible_since=3000)
    for seed in range(40):
        surprised, used = make_bot("expert", 0, seed), make_bot("expert", 0, seed)
        late, normal = grabs(seen(surprised, before, by_card)), grabs(seen(used, settled))
        assert [grab.t for grab in late] == [grab.t + 80 for grab in normal]


def test_tot_751_the_surprise_of_a_rule_that_changed_without_a_card_lasts_one_reveal() -> None:
    bare = picture("S1-P", "D1-G", "T1-O", "COL1", rule="colour")
    back = replace(later(bare, 2000), rule="shape", visible_since=2000)
    back = replace(back, hands=(*back.hands[:3], hand(None, 3)))
    woken = later(back, 4000, "S1-P", "S1-G", "T1-O", None)
    third = later(later(back, 4000, "S1-P", "D2-G", "T1-O", None), 6000, *MATCH_TOPS)
    for seed in range(40):
        first = grabs(seen(make_bot("expert", 0, seed), bare, back, woken))
        usual = grabs(seen(make_bot("expert", 0, seed), woken))
        assert [grab.t for grab in first] == [grab.t + 80 for grab in usual]
        later_on = seen(make_bot("expert", 0, seed), bare, back, third)
        assert grabs(later_on) == grabs(seen(make_bot("expert", 0, seed), third))


MATCH_TOPS = ("S1-P", "S1-G", "T1-O", None)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_tot_751_misses_by_the_table(level: str) -> None:
    assert close(1 - rate(level, 4000, MATCH), LEVELS[level].misses, 4000)


def test_tot_751_inward_arrows_are_not_missed_but_three_of_a_colour_may_be() -> None:
    assert rate("easy", 1000, RUSH) == 1
    three = picture("S1-P", "D1-P", "T1-P", three_of_a_colour=True)
    assert close(1 - rate("easy", 4000, three), LEVELS["easy"].misses, 4000)


# TOT-752: false grabs


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize(
    ("tops", "chance"),
    [
        (("S1-P", "S2-G", "T1-O", "K1-Y"), lambda habits: habits.near_twin),
        (("S1-P", "S4-G", "T1-O", "K1-Y"), lambda habits: habits.cousin),
        (("S1-P", "D1-G", "D1-O", "K1-Y"), lambda habits: habits.stranger),
    ],
    ids=["near-twin", "cousin", "stranger"],
)
def test_tot_752_false_grabs_by_the_table(
    level: str, tops: tuple[str, ...], chance: Callable[[Habits], float]
) -> None:
    assert close(rate(level, 8000, picture(*tops)), chance(LEVELS[level]), 8000)


def test_tot_752_only_a_new_pair_deceives() -> None:
    pair = picture("S1-P", "S2-G", "T1-O", "K1-Y")
    same_pair = later(pair, 20000, "S1-P", "S2-G", "T1-O", "K2-Y")
    once = [bool(grabs(seen(bot, pair), 20000)) for bot in bots("easy", 3000)]
    again = 0
    for bot in bots("easy", 3000):
        grabs(seen(bot, pair), 20000)
        again += bool(grabs(seen(bot, same_pair)))
    assert sum(once) > 100
    assert again == 0


def test_tot_752_a_strangers_duel_deceives_when_it_becomes_live() -> None:
    duel = picture("S1-P", "D1-G", "D1-O", "K1-Y")
    still = later(duel, 20000, "S1-P", "D1-G", "D1-O", "K4-Y")
    for bot in bots("easy", 2000):
        grabs(seen(bot, duel), 20000)
        assert grabs(seen(bot, still)) == []


def test_tot_752_no_twins_under_the_colour_rule() -> None:
    view = picture("S1-P", "S2-G", "COL1", "K1-Y", rule="colour")
    assert rate("easy", 1000, view) == 0


def wrong_rule_views(reveals: int) -> list[TotemView]:
    """Equal colours, and shapes back in force since so many reveals."""
    coloured = picture("S1-P", "D1-G", "T1-O", "COL1", rule="colour")
    view = later(coloured, 3000, "S1-P", "D1-G", "T1-O", "K1-Y", rule="shape")
    views = [coloured, view]
    for index in range(1, reveals):
        tops = ("S1-P", "D1-G", "T1-O", ("K2-Y", "K1-Y")[index % 2])
        views.append(later(views[-1], 3000 + 3000 * index, *tops))
    match = later(views[-1], 3000 + 3000 * reveals, "S1-P", "D1-P", "T1-O", "K4-Y")
    return [*views, match]


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_tot_752_wrong_rule_slips_by_the_table(level: str) -> None:
    share = rate(level, 8000, *wrong_rule_views(1))
    assert close(share, LEVELS[level].wrong_rule, 8000)


def test_tot_752_wrong_rule_slips_only_at_reveals() -> None:
    views = wrong_rule_views(1)
    held = replace(views[-1], phase="hold", now=20000)
    again = replace(views[-1], now=22000)
    for bot in bots("easy", 1000):
        grabs(seen(bot, *views), 19000)
        assert grabs(seen(bot, held, again)) == []


def test_tot_752_the_rule_is_new_for_four_reveals() -> None:
    assert rate("easy", 1000, *wrong_rule_views(3)) > 0.04
    assert rate("easy", 1000, *wrong_rule_views(4)) == 0


def test_tot_752_at_the_start_no_rule_is_new() -> None:
    assert rate("easy", 1000, picture("S1-P", "D1-P", "T1-O", "K1-Y")) == 0


def test_tot_752_the_wrong_hand_at_half_the_twin_rate() -> None:
    view = two_hands("S1-P", "S1-G", "T1-O", "K1-Y")
    pressed = [grabs(seen(bot, view)) for bot in bots("easy", 12000)]
    hands = [plan[0].hand for plan in pressed if plan]
    wrong = hands.count(2)
    assert hands.count(0) + wrong == len(hands)
    assert close(wrong / len(hands), LEVELS["easy"].near_twin / 2, len(hands))


def test_tot_752_own_two_hands_alone_are_no_match() -> None:
    assert rate("easy", 500, two_hands("S1-P", "D1-G", "S1-O", "K1-Y")) == 0
    assert rate("easy", 500, two_hands("S1-P", "D1-G", "S2-O", "K1-Y")) == 0


def test_tot_752_a_mistake_that_became_a_match_is_dropped() -> None:
    twin = picture("S1-P", "S2-G", "T1-O", "K1-Y")
    for bot in bots("easy", 2000):
        if (slip := seen(bot, twin).next_due()) is None or slip < 1600:
            continue
        bot.see(later(twin, 1400, "S1-P", "S2-G", "S1-O", "K1-Y"), 1400)
        assert all(grab.t >= 1580 for grab in grabs(bot))


# TOT-753: missed matches


def test_tot_753_a_missed_match_is_looked_at_again_at_the_next_reveal() -> None:
    again = later(MATCH, 3000, "S1-P", "S1-G", "T1-O", "K4-Y")
    missed = [bot for bot in bots("easy", 6000) if seen(bot, MATCH).next_due() is None]
    found = [bool(grabs(seen(bot, again))) for bot in missed]
    assert close(1 - sum(found) / len(found), LEVELS["easy"].misses, len(found))


def test_tot_753_not_before_the_next_reveal() -> None:
    missed = next(bot for bot in bots("easy", 100) if seen(bot, MATCH).next_due() is None)
    for now in range(1100, 2800, 100):
        missed.see(replace(MATCH, now=now), now)
    assert missed.next_due() is None


def test_tot_753_what_was_noticed_is_not_drawn_anew() -> None:
    bot, t = sure("easy")
    bot.see(later(MATCH, 1100, "S1-P", "S1-G", "T1-O", "K4-Y"), 1100)
    assert bot.next_due() == t


# TOT-754: the point of no return


def covered(at: int) -> TotemView:
    return later(MATCH, at, "S1-P", "T2-G", "T1-O", "K1-Y")


def test_tot_754_drops_the_plan_if_the_match_went_before_the_point_of_no_return() -> None:
    bot, t = sure()
    bot.see(covered(t - 151), t - 151)
    assert grabs(bot) == []


def test_tot_754_later_changes_do_not_stop_it() -> None:
    bot, t = sure()
    bot.see(covered(t - 149), t - 149)
    assert grabs(bot) == [Grab(0, t)]


def test_tot_754_a_grab_of_another_before_it_ends_the_plan() -> None:
    bot, t = sure()
    bot.see(replace(MATCH, phase="hold", holder=1, now=t - 160), t - 160)
    assert grabs(bot) == []


def test_tot_754_a_grab_of_another_after_it_does_not() -> None:
    bot, t = sure()
    bot.see(replace(MATCH, phase="window", now=t - 100), t - 100)
    assert grabs(bot) == [Grab(0, t)]


def test_tot_754_a_rush_that_lapsed_is_dropped() -> None:
    bot, t = sure(view=RUSH)
    bot.see(replace(RUSH, phase="turning", rush_open=False, now=t - 200), t - 200)
    assert grabs(bot) == []


def test_tot_754_mistakes_have_it_too() -> None:
    twin = picture("S1-P", "S2-G", "T1-O", "K1-Y")
    bot, t = sure("easy", view=twin)
    bot.see(later(twin, t - 151, "S1-P", "T2-G", "T1-O", "K1-Y"), t - 151)
    assert grabs(bot) == []


def test_tot_754_a_mistake_that_was_dimmed_or_outdated_is_dropped() -> None:
    duel = picture("S1-P", "D1-G", "D1-O", "K1-Y")
    bot, t = sure("easy", view=duel)
    spent = (tuple(h.top for h in duel.hands[1:3] if h.top is not None),)
    bot.see(replace(duel, spent=spent, now=t - 151), t - 151)
    assert grabs(bot) == []
    bot, t = sure("easy", view=duel)
    bot.see(replace(duel, rule="colour", now=t - 151, visible_since=t - 151), t - 151)
    assert grabs(bot) == []


# TOT-755: adaptive


def right_grab(reaction: int, hand: int = 1, why: str = "duel", verdict: str = "correct") -> Judged:
    return Judged(hand, 5000, verdict, why, reaction)


def adaptive_median(*events: Judged, people: tuple[int, ...] = (1,), count: int = 2500) -> float:
    view = replace(MATCH, visible_since=20000, now=20000)
    found = []
    for seed in range(count):
        bot = make_bot("adaptive", 0, seed, people)
        bot.see(picture(*PLAIN), 1000)
        for event in events:
            bot.hear(event, 5000)
        bot.see(replace(view, reveals=2), 20000)
        found += [grab.t - 20024 for grab in grabs(bot)]
    return median(found)


def test_tot_755_starts_at_650_and_without_people_at_550() -> None:
    assert adaptive_median() == pytest.approx(650, rel=0.03)
    assert adaptive_median(people=()) == pytest.approx(550, rel=0.03)


def test_tot_755_follows_the_right_grabs_of_people_for_duels() -> None:
    quick = [right_grab(400)] * 12
    assert adaptive_median(*quick) == pytest.approx(400, rel=0.03)
    of_bots = [right_grab(400, hand=2)] * 12
    rushes = [right_grab(400, why="rush")] * 12
    errors = [right_grab(-1, why="stranger", verdict="error")] * 12
    assert adaptive_median(*of_bots, *rushes, *errors) == pytest.approx(650, rel=0.03)


def test_tot_755_rolling_median_of_the_last_twelve_within_limits() -> None:
    follower = Follower()
    for reaction in [500] * 5 + [700] * 7:
        follower.note(reaction)
    assert follower.duel == 700
    assert follower.rush == pytest.approx(0.77 * 700)
    for _ in range(12):
        follower.note(200)
    assert follower.duel == 320
    for _ in range(12):
        follower.note(2000)
    assert follower.duel == 900


# Its choices, its hands, its turn


def test_tot_516_duel_unless_the_last_inward_card_is_anothers() -> None:
    both = picture("S1-P", "S1-G", "IN1", "K1-Y", phase="choice", rush_open=True, chooser=0)
    last = replace(both, hands=(*both.hands[:2], hand("IN1", 2, deck=0), both.hands[3]))
    for view, what in ((both, "duel"), (last, "rush")):
        for bot in bots("easy", 50):
            [move] = seen(bot, view).due(10**9)
            assert isinstance(move, Choose)
            assert (move.hand, move.what) == (0, what)
            assert 300 <= move.t - 1000 < 600


def test_tot_516_its_own_last_inward_card_is_no_reason_for_the_rush() -> None:
    view = two_hands("S1-P", "S1-G", "IN1", "K1-Y", phase="choice", rush_open=True, chooser=0)
    own = replace(view, hands=(*view.hands[:2], hand("IN1", 0, deck=0), view.hands[3]))
    [move] = seen(make_bot("easy", 0, 1), own).due(10**9)
    assert isinstance(move, Choose)
    assert move.what == "duel"


def test_tot_516_another_hands_choice_is_not_its_own() -> None:
    view = picture("S1-P", "S1-G", "IN1", "K1-Y", phase="choice", rush_open=True, chooser=1)
    assert seen(make_bot("easy", 0, 1), view).due(10**9) == []


def test_tot_656_a_rush_is_for_the_hand_with_the_bigger_pile() -> None:
    view = two_hands("S1-P", "IN1", "T1-O", "K1-Y", piles=(2, 1, 9, 3))
    bot, _ = sure(view=replace(view, phase="rush", rush_open=True))
    assert [grab.hand for grab in grabs(bot)] == [2]


def test_tot_656_a_hand_that_would_be_rid_of_all_comes_before_the_bigger_pile() -> None:
    view = two_hands("IN1", "S1-P", "T1-O", "K1-Y", piles=(2, 1, 9, 3))
    last = replace(view, hands=(hand("IN1", 0, deck=0, pile=2), *view.hands[1:]))
    bot, _ = sure(view=replace(last, phase="rush", rush_open=True))
    assert [grab.hand for grab in grabs(bot)] == [0]


def test_tot_605_three_of_a_colour_as_a_duel_takes_the_time_of_a_duel() -> None:
    rush = picture("S1-P", "D1-P", "T1-P", three_of_a_colour=True)
    duel = replace(rush, options=Options(three_colour_effect="duel"))
    assert median(times("easy", rush, 2000)) == pytest.approx(LEVELS["easy"].rush, rel=0.03)
    assert median(times("easy", duel, 2000)) == pytest.approx(LEVELS["easy"].duel, rel=0.03)


def test_tot_653_each_match_by_the_key_of_its_own_hand() -> None:
    right, left = ("S1-P", "S1-G", "T1-O", "K1-Y"), ("T1-P", "S1-G", "S1-O", "K1-Y")
    for tops, member in ((right, 0), (left, 2)):
        bot, _ = sure(view=two_hands(*tops))
        assert [grab.hand for grab in grabs(bot)] == [member]


def own_key(**more: Any) -> TotemView:
    return picture(*PLAIN, options=Options(flip_mode="own_key"), **more)


def test_tot_709_turns_100_to_500_ms_after_the_gap() -> None:
    waits = []
    for bot in bots("easy", 200):
        [move] = seen(bot, own_key()).due(10**9)
        assert isinstance(move, Flip)
        waits.append(move.t - 1000 - 600)
    assert min(waits) >= 100
    assert max(waits) < 500
    assert max(waits) - min(waits) > 350


def test_tot_709_only_its_own_turn_and_only_by_own_key() -> None:
    assert seen(make_bot("easy", 0, 1), own_key(pointer=1)).due(10**9) == []
    assert seen(make_bot("easy", 0, 1), picture(*PLAIN)).due(10**9) == []
    held = replace(own_key(), phase="hold")
    assert seen(make_bot("easy", 0, 1), held).due(10**9) == []


def test_tot_709_forgets_its_turn_when_somebody_grabs() -> None:
    bot = seen(make_bot("easy", 0, 1), own_key())
    bot.see(replace(own_key(pointer=2), phase="hold", now=1200), 1200)
    assert bot.next_due() is None


def test_unknown_level() -> None:
    with pytest.raises(KeyError):
        make_bot("godlike", 0, 1)


def test_reaction_model_is_a_shifted_lognormal() -> None:
    chance = Chance(1)
    drawn = sorted(reaction_ms(chance, 430) for _ in range(20000))
    assert drawn[10000] == pytest.approx(430, abs=4)
    assert drawn[16827] == pytest.approx(180 + 250 * exp(0.32), rel=0.02)
