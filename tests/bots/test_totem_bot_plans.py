"""What a Totem bot does with what it noticed: plans, pace, choices (TOT-753 to TOT-755)."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from statistics import median
from typing import Any

import pytest

from game.bots.reaction import reaction_ms
from game.cards import Event
from game.chance import Chance
from game.totem.bot import LEVELS, make_bot
from game.totem.events import DuelWon, Grabbed, Punished, RushWon
from game.totem.moves import Choose, Flip, Grab
from game.totem.options import Options
from game.totem.pace import Pace
from game.totem.view import TotemView
from tests.bots.pictures import grabs, hand, later, picture, two_hands
from tests.bots.test_totem_bot import MATCH, PLAIN, RUSH, bots, close, seen, sure, times


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


def fought(first: int, other: int, reaction: int) -> list[Event]:
    """A duel that the first of two hands won after so many ms."""
    return [
        Grabbed(first, 5000, "correct", ((first, 0, "correct"),), False, (), reaction),
        DuelWon(first, (other,), ()),
    ]


def adaptive_median(*events: Event, people: tuple[int, ...] = (1,), count: int = 2500) -> float:
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


def pace_after(*events: Event, people: tuple[int, ...] = (1,)) -> Pace:
    pace, view = Pace(people), picture(*PLAIN)
    for event in events:
        pace.hear(event, view)
    return pace


def test_tot_755_starts_at_650_and_without_people_at_550() -> None:
    assert adaptive_median() == pytest.approx(650, rel=0.03)
    assert adaptive_median(people=()) == pytest.approx(550, rel=0.03)


def test_tot_755_one_duel_tells_much() -> None:
    assert pace_after(*fought(1, 0, 350)).duel < 450
    assert adaptive_median(*fought(1, 0, 350)) < 450
    assert pace_after(*fought(0, 1, 650)).duel > 850
    assert pace_after(*fought(0, 1, 350)).duel == pytest.approx(650, rel=0.2)


def test_tot_755_bots_among_themselves_tell_nothing() -> None:
    assert pace_after(*fought(0, 2, 350), *fought(3, 2, 1200)).duel == 650
    assert pace_after(Punished(2, 9)).slips == pace_after().slips


@pytest.mark.parametrize(("middle", "missed"), [(350, 0.0), (600, 0.06), (1200, 0.15)])
def test_tot_755_in_the_long_run_half_of_all_duels_are_won(middle: int, missed: float) -> None:
    chance, pace, view, won = Chance(7), Pace((1,)), picture(*PLAIN), []
    for _ in range(1000):
        own = 9000 if chance.random() < missed else reaction_ms(chance, middle, 0.45)
        bot = reaction_ms(chance, pace.duel)
        won.append(own < bot)
        for event in fought(1, 0, own) if own < bot else fought(0, 1, bot):
            pace.hear(event, view)
    assert sum(won[20:]) / len(won[20:]) == pytest.approx(0.515, abs=0.02)


def test_tot_755_a_rush_tells_of_duels_too_but_its_wins_count_apart() -> None:
    grabbed = fought(1, 0, 300)[0]
    pace = pace_after(grabbed, RushWon(1))
    assert pace.duel < 500
    assert pace.rush < 0.77 * pace.duel


def test_tot_755_whoever_slips_meets_bots_that_do() -> None:
    slips = [pace_after(*[Punished(1, 9)] * count).slips for count in range(8)]
    assert slips == sorted(slips)
    assert slips[-1] == 5.5
    careful, view = pace_after(), picture(*PLAIN)
    careful.see(view, replace(view, reveals=view.reveals + 400), True)
    assert careful.slips < 0.5 * slips[0]
    bots_that_err = [make_bot("adaptive", 0, seed, (1,)) for seed in range(3000)]
    twin = picture("S1-P", "S2-G", "T1-O", "K1-Y", at=20000, reveals=2)
    grabbed = 0
    for bot in bots_that_err:
        bot.see(picture(*PLAIN), 1000)
        for _ in range(7):
            bot.hear(Punished(1, 9), 5000)
        bot.see(twin, 20000)
        grabbed += bool(grabs(bot))
    assert close(grabbed / 3000, 5.5 * LEVELS["adaptive"].near_twin, 3000)


def test_tot_755_within_limits() -> None:
    assert pace_after(*fought(1, 0, 181) * 40).duel == 250
    assert pace_after(*fought(0, 1, 3000) * 40).duel == 1800


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


def test_tot_601_while_three_of_a_colour_stops_the_turning_it_does_not_turn() -> None:
    three = replace(picture("S1-P", "D1-P", "T1-P"), options=own_key().options)
    three = replace(three, three_of_a_colour=True)
    as_duel = replace(three.options, three_colour_effect="duel")
    for view, turns in ((three, False), (replace(three, options=as_duel), True)):
        made = seen(make_bot("expert", 0, 1), view).due(10**9)
        assert any(isinstance(move, Flip) for move in made) == turns


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
