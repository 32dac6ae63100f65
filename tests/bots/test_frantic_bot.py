"""The bots of Frantic: always a legal move, the same from the same view, each level its own man."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.arena import play_pairs, verdict
from game.bots.pairs import Trial
from game.chance import Chance
from game.frantic import GAME
from game.frantic.bot import LEVELS, make_bot
from game.frantic.cards import NAMES
from game.frantic.moves import Play
from game.frantic.thinking.imagining import guess, imagine
from game.frantic.thinking.policy import PLAIN, SHARP, pick
from game.frantic.thinking.working_out import Search, to_come, worth
from game.frantic.trial import start
from tests.frantic_table import let_pass, offers, play, position
from tests.house.games import TABLES
from tests.rules.frantic_play import happens

SMALL = 4


def choose(state: Any, level: str, budget: int = 48, seed: int = 1) -> str:
    """What a bot of that level does, as text."""
    seat = state.to_act()[0]
    bot = make_bot(level, seat, seed)
    return str(bot.choose(state.view(seat), state.moves(seat), budget))


@pytest.mark.sample(4)
@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_bot_plays_rounds_with_any_options(level: str, seats: int) -> None:
    for options in TABLES["frantic"].some_options(seats, 4, seed=seats):
        state = GAME.deal(seats, options, seed=seats)
        while not state.sheet:
            seat = state.to_act()[0]
            moves = state.moves(seat)
            move = make_bot(level, seat, 5).choose(state.view(seat), moves)
            assert move in moves
            state.play(move)


@pytest.mark.parametrize("looker", [None, 0, 1, 2, 3])
def test_fra_356_who_is_asked_by_the_old_gambling_man_has_a_number_of_the_last_colour(
    looker: int | None,
) -> None:
    state = happens(
        "gambling_man", "R1 Y1", "R2 B2 G2 Y2", "R3 B3 G3 Y3", "B4 G4", gambling_man="old"
    )
    for laid in ("", "1 pick R2"):
        if laid:
            play(state, laid)
        for seed in range(60):
            world = imagine(state.view(looker), Chance(seed))
            assert world.to_act() == state.to_act()
            for seat in world.to_act():
                assert world.moves(seat)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_bot_that_works_things_out_plays_with_all_cards(level: str) -> None:
    state = GAME.deal(4, GAME.Options(preset="everything"), seed=3)
    worked_out = 0
    while not state.sheet and worked_out < 20:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        worked_out += seat == 0 and len(moves) > 1
        bot = make_bot(level if seat == 0 else "normal", seat, 5)
        move = bot.choose(state.view(seat), moves, SMALL)
        assert move in moves
        state.play(move)
    assert worked_out


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_the_choice(level: str) -> None:
    table = TABLES["frantic"]
    chance = Chance(8)
    compared = 0
    for seats, preset in ((2, "first"), (4, "everything"), (8, "chaos")):
        options = table.game.Options(preset=preset)
        for number, (state, move, _) in enumerate(table.walk(seats, seats, options)):
            if move is None or number % 120:
                continue
            seat = state.to_act()[0]
            other = table.reshuffle(state, seat, chance)
            moves = [
                make_bot(level, seat, 3).choose(at.view(seat), at.moves(seat), SMALL)
                for at in (state, other)
            ]
            assert moves[0] == moves[1]
            compared += state != other
    assert compared > 5


def test_a_card_somebody_was_seen_to_take_stays_there_in_every_guess() -> None:
    state = position(["thief-R R1 R2", "B1 B2 B3 B4", "Y1 Y2"], top="R5")
    play(state, "0 play thief-R", "0 name 1")
    let_pass(state)
    play(state, "0 pick B1", "0 pick B2")
    for seed in range(30):
        hands = guess(state.view(0), Chance(seed)).hands
        assert [NAMES[card] for card in hands[1]] == ["B3", "B4"]
        theirs = guess(state.view(1), Chance(seed)).hands[0]
        assert {"B1", "B2"} <= {NAMES[card] for card in theirs}


def test_every_unseen_card_may_be_anywhere() -> None:
    """Each of the cards not seen is as likely in a hand as its share of the places."""
    state = position(["R1 R2", "B1 B2 B3 B4", "Y1 Y2"], top="R5")
    view = state.view(0)
    samples, found = 4000, 0
    for seed in range(samples):
        found += sum(NAMES[card][0] == "G" for card in guess(view, Chance(seed)).hands[1])
    unseen = [*state.draw, *state.hands[1], *state.hands[2]]
    green = sum(NAMES[card][0] == "G" for card in unseen)
    assert found / samples == pytest.approx(4 * green / len(unseen), rel=0.05)


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_last_card_is_played_if_it_fits(level: str) -> None:
    state = position(["R1", "B1 B2 B3 B4", "Y1 Y2"], top="R5")
    assert choose(state, level) == "0 play R1"


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_42_goes_when_there_are_ten_cards(level: str) -> None:
    hand = "fuck_you R1 R2 R3 R4 B1 B2 B3 B4 Y9"
    state = position([hand, "B5 B6 B7 B8 G1", "Y1 Y2 Y3 Y4"], top="R5")
    assert choose(state, level) == "0 play fuck_you"


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_somebody_who_is_out_is_brought_back(level: str) -> None:
    state = position(["R1", "nice_try B8 B9 fantastic", "Y1 Y2"], top="R5", preset="first")
    play(state, "0 play R1")
    assert choose(state, level).startswith("1 throw nice_try")


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_fra_362_a_bot_that_works_things_out_thinks_past_a_card_back(level: str) -> None:
    state = position(["exchange-R R1 Y1", "B1 B2 B3", "G1 G2"], top="R5", blind="point")
    assert choose(state, level).startswith("0 ")


def test_a_wish_is_for_what_one_holds() -> None:
    state = position(["fantastic G1 G2 G7 B1", "B5 B6 B7 B8", "Y1 Y2"], top="R5")
    play(state, "0 play fantastic")
    assert choose(state, "normal") == "0 wish green"
    assert "wish red" in offers(state, 0)


def test_the_expert_looks_at_wishes_that_stop_the_others_and_hard_at_those_for_its_hand() -> None:
    state = position(["fantastic G1 G2 Y7 B7", "B5 B6 B7 B8", "Y1 Y2"], top="R5")
    play(state, "0 play fantastic")
    looks = {}
    for level in ("hard", "expert"):
        search = Search(state.view(0), 0, 1, LEVELS[level].care)
        likely = search.likely(state.moves(0))
        looks[level] = str(max(likely, key=lambda move: likely[move]))
    assert looks == {"hard": "0 wish green", "expert": "0 wish 7"}


def test_thinking_is_done_in_short_pieces_and_stays_in_its_budget() -> None:
    state = position(["R1 R2 R3 fantastic", "B5 B6 B7 B8", "Y1 Y2 Y3"], top="R5")
    bot = make_bot("expert", 0, 1)
    pauses = sum(1 for _ in bot.think(state.view(0), state.moves(0), 128))
    assert 16 <= pauses <= 128


# Small, exact repeats of what the arena measures at length.


def wins(level: str, among: str, deals: int) -> float:
    """The share of matches won by one of a level among three others, each deal on every seat."""
    trial = Trial("frantic", level, among, 4, "match", alone=True)
    return sum(pair.won for pair in play_pairs(trial, deals, jobs=1)) / deals


def test_equals_win_a_quarter_each() -> None:
    assert wins("easy", "easy", 3) == pytest.approx(0.25)


@pytest.mark.soak
def test_easy_and_normal_win_far_more_than_their_share_among_players_of_chance(
    times: int,
) -> None:
    assert wins("easy", "random", 4 * times) >= 0.4
    assert wins("normal", "random", 4 * times) >= 0.5


@pytest.mark.soak
def test_normal_wins_more_than_its_share_among_easy(times: int) -> None:
    assert wins("normal", "easy", 5 * times) > 0.28


@pytest.mark.soak
def test_hard_gets_fewer_points_than_normal(times: int) -> None:
    trial = Trial("frantic", "hard", "normal", 4, "round", alone=True)
    assert verdict(play_pairs(trial, times, jobs=1)).lead > 0


@pytest.mark.soak
def test_a_sharper_taste_wins_more_than_its_share(times: int) -> None:
    """What hard and expert go by at sight, among three that go by a plain taste."""
    deals = 10 * times
    won = sum(taste_match(seed, own) for seed in range(deals) for own in range(4))
    assert won / (4 * deals) > 0.25


def taste_match(seed: int, own: int) -> float:
    """The share of the win that a sharp player gets among three plain ones."""
    state = start(4, (), seed)
    while state.outcome is None:
        seat = state.to_act()[0]
        taste = SHARP if seat == own else PLAIN
        state.play(pick(state, seat, state.moves(seat), taste))
    winners = state.outcome.winners
    return (own in winners) / len(winners)


# What a standing is worth.


def test_a_hand_that_can_always_be_played_will_cost_less() -> None:
    others = ["B5 B6 B7 B8", "Y1 Y2 Y3 Y4"]
    costs = [
        to_come(position([hand, *others], top="R5"), 0)
        for hand in ("fantastic equality", "fantastic Y7", "Y7 G7", "K7 G7", "K7 fuck_you")
    ]
    assert costs == sorted(costs)


def test_a_point_counts_more_against_who_leads() -> None:
    hands = ["R1 R2 R3", "B5 B6 B7", "Y1 Y2 Y3"]
    worths = [
        worth(position(hands, top="R5", totals=totals), 0, 0)
        for totals in ((60, 40, 100), (60, 50, 100), (60, 40, 110), (50, 40, 100))
    ]
    now, leader_hit, last_hit, own_gain = worths
    assert now < last_hit < leader_hit < own_gain


def test_easy_slips_and_normal_hardly_does() -> None:
    slips = {"easy": 0, "normal": 0}
    for seed in range(60):
        state = position(["R9 R8 B5", "B5 B6 B7 B8", "Y1 Y2 Y3"], top="R5", seed=seed)
        best = choose(state, "normal", seed=10_000)
        for level in slips:
            slips[level] += choose(state, level, seed=seed) != best
    assert slips["normal"] < slips["easy"]
    assert slips["easy"] > 5
    assert isinstance(state.moves(0)[0], Play)


NINE = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
"""Whoever holds as many may give a golden card straight on."""


def test_fra_219_a_golden_card_that_would_come_straight_back_goes_under_the_top_card() -> None:
    state = position([f"golden_fuck_you {NINE}", NINE], options=GAME.Options(preset="everything"))
    play(state, "0 play golden_fuck_you")
    given = [choose(state, "normal", seed=seed) for seed in range(20)].count("0 yes")
    assert given <= 3


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_fra_219_a_golden_card_goes_to_somebody_who_cannot_give_it_back(level: str) -> None:
    state = position(
        [f"golden_fuck_you {NINE}", NINE, "R2 R3 R4"], options=GAME.Options(preset="everything")
    )
    play(state, "0 play golden_fuck_you", "0 yes")
    assert {choose(state, level, seed=seed) for seed in range(20)} == {"0 name 2"}
