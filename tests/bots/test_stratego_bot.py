"""The bots of Stratego Cards: always a legal move, the same from the same view, none that peeks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.bots.arena import compare
from game.bots.pairs import Trial
from game.cards import HIDDEN
from game.stratego import GAME
from game.stratego.beliefs import Belief, lucky
from game.stratego.bot import LEVELS, make_bot
from game.stratego.cards import ARMIES, BLUE, BOMB, FLAG, GAP, RANK_OF, RANKS
from game.stratego.hunches import remembering
from game.stratego.kernel import Duel
from game.stratego.moves import AnswerDraw, Attack, OfferDraw, Regroup, SpyLook
from game.stratego.recalling import tales
from tests.bots.stratego_secrets import compare_games
from tests.house.games import TABLES
from tests.stratego_table import attack, fill, position, ranks, setup

SMALL = 1
GAMES = 40
THINKERS = ["hard", "expert"]
CLEAR = ["normal", *THINKERS]


def choose(state: Any, level: str, budget: int = 200, seed: int = 1) -> Any:
    seat = state.to_act()[0]
    return make_bot(level, seat, seed).choose(state.view(seat), state.moves(seat), budget)


@pytest.mark.sample(2)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_a_match_with_any_options(level: str) -> None:
    for options in TABLES["stratego"].some_options(2, 5, seed=4):
        state = GAME.deal(2, options, seed=6)
        for _ in range(600):
            if state.outcome is not None:
                break
            move = choose(state, level, SMALL, seed=5)
            assert state.check(move) is None
            state.play(move)
        assert state.sheet


# Nobody peeks


@pytest.mark.soak
def test_what_is_hidden_changes_neither_view_nor_choice(times: int) -> None:
    games = GAMES * times
    tally = compare_games(games)
    assert tally.decisions == tally.choices > 25 * games
    assert tally.changed > 0.9 * tally.decisions


# What no player of sense does


@pytest.mark.parametrize("level", CLEAR)
def test_a_flag_that_was_seen_is_taken(level: str) -> None:
    state = position("4 6 B 2 9", "5 2 F 4 10", seen=("", "3 4"))
    assert choose(state, level).target == 2


@pytest.mark.parametrize("level", CLEAR)
def test_the_spy_takes_a_marshal_that_was_seen(level: str) -> None:
    state = position("4 1 B 2 9", "10 2 8 4 5", seen=("", "1"))
    assert choose(state, level) == Attack(0, 1, 0)


@pytest.mark.parametrize("level", CLEAR)
def test_nobody_runs_into_a_bomb_they_know(level: str) -> None:
    state = position("4 5 6 8 9", "B 2 8 4 5", seen=("", "1"))
    move = choose(state, level)
    assert not (isinstance(move, Attack) and move.target == 0)


@pytest.mark.parametrize("level", CLEAR)
def test_a_flag_the_enemy_has_seen_is_brought_away(level: str) -> None:
    state = position("F 4 5 B 2", "8 9 6 4 5", red_hand="3 3 10", red_deck="6 6 7", seen=("1", ""))
    assert choose(state, level) == Regroup(0)


@pytest.mark.parametrize("level", CLEAR)
def test_the_flag_is_kept_in_the_hand_while_there_is_a_choice(level: str) -> None:
    state = position("- 4 5 B 2", "8 9 6 4 5", red_hand="F 4 5", phase="fill")
    assert FLAG not in choose(state, level).line
    state = setup("F 4 5 B 2 6 7 3")
    assert FLAG not in choose(state, level).line


@pytest.mark.parametrize("level", THINKERS)
def test_the_flag_stays_in_the_hand_where_all_seems_won(level: str) -> None:
    """Seed 5037 of the arena, turn 41: with either card Red wins in every world that is tried."""
    state = position(
        "8 - B 4 B", "B B - 8 B", red_hand="3 F", blue_hand="F", red_deck="", blue_deck="",
        seen=("1 4", "1 2 4 5"), phase="fill", turn=41,
    )  # fmt: skip
    lines = {choose(state, level, budget=0, seed=seed).line for seed in range(1, 9)}
    assert lines == {(GAP, 3, GAP, GAP, GAP)}


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_agrees_on_a_draw(level: str) -> None:
    state = position("4 6 B 2 9", "5 2 F 4 10")
    state.play(OfferDraw(0))
    assert choose(state, level) == AnswerDraw(1, False)


def test_easy_forgets_what_normal_remembers() -> None:
    state = position("2 6 B 2 9", "5 B 7 4 3", red_hand="8 7 5", blue_hand="5 6 8")
    attack(state, 1, 2)
    fill_if_asked(state)
    view = state.view(0)
    assert view.known[1][1] == BOMB
    assert remembering(view, 3).known[1][1] == BOMB
    later = replace(view, turn=view.turn + 2)
    assert remembering(later, 3).known[1][1] == HIDDEN
    assert remembering(later, 9) == replace(later, history=remembering(later, 9).history)


def fill_if_asked(state: Any) -> None:
    if state.phase == "fill":
        state.play(state.moves(state.to_act()[0])[0])


# Beliefs


def test_a_card_placed_from_a_hand_that_was_seen_is_one_of_it() -> None:
    """E-20: Red saw 3, 10, F; what Blue places is one of them."""
    state = position(
        "1 6 B 2 9", "5 2 B 4 8", red_hand="4 4 5", blue_hand="3 10 F", blue_deck="2 2 5"
    )
    state.play(SpyLook(0))
    attack(state, 2, 4)
    fill(state, "- 10 - - -")
    placed = {line[1] for line, _ in tales(state.view(0), 1)}
    assert placed == set(ranks("3 10 F"))
    chances = Belief(state.view(0)).chances()[1]
    assert sum(chances) == pytest.approx(1)
    assert chances[FLAG] < chances[3]
    assert {rank for rank in RANKS if chances[rank]} == placed


def test_a_card_drawn_after_the_look_may_be_placed_too() -> None:
    """E-20: had Red seen only two cards, Blue would have drawn one first."""
    state = position("1 6 B 2 9", "5 2 B 4 8", blue_hand="3 10", blue_deck="2 2 5")
    state.play(SpyLook(0))
    attack(state, 2, 4)
    fill(state, "- 2 - - -")
    assert {line[1] for line, _ in tales(state.view(0), 1)} == {3, 10, HIDDEN}


def test_a_tale_ends_where_a_card_is_turned_up() -> None:
    state = position(
        "1 6 B 2 9", "5 2 B 4 8", red_hand="4 4 5", blue_hand="3 10 F", blue_deck="2 2 5"
    )
    state.play(SpyLook(0))
    attack(state, 2, 4)
    fill(state, "- 10 - - -")
    attack(state, 5, 2)
    hands = {hand for _, hand in tales(state.view(0), 1)}
    assert hands == {(FLAG, 3)}


def test_chances_are_shares_of_what_is_left() -> None:
    table = TABLES["stratego"]
    for state, move, _ in table.walk(2, seed=77):
        if move is None or state.phase != "action":
            continue
        seat = state.mover
        view = state.view(seat)
        for slot, chances in enumerate(Belief(view).chances()):
            if view.lines[1 - seat][slot] == GAP:
                assert not any(chances)
            else:
                assert sum(chances) == pytest.approx(1)
                assert chances[RANK_OF[state.lines[1 - seat][slot]]] > 0


def test_every_world_fits_what_is_seen() -> None:
    table = TABLES["stratego"]
    luck = lucky(5)
    for state, move, _ in table.walk(2, seed=78):
        if move is None or state.phase != "action":
            continue
        seat, enemy = state.mover, 1 - state.mover
        view = state.view(seat)
        for _ in range(5):
            duel = Belief(view).world(luck)
            assert len(duel.hands[enemy]) == view.hands[enemy]
            assert len(duel.decks[enemy]) == view.decks[enemy]
            for known, rank in zip(view.known[enemy], duel.lines[enemy], strict=True):
                assert known in (HIDDEN, rank)
            for side in (seat, enemy):
                zones = (*duel.lines[side], *duel.hands[side], *duel.decks[side])
                fallen = [RANK_OF[card] for card in view.casualties[side]]
                every = [*fallen, *(rank for rank in zones if rank != GAP)]
                assert [every.count(rank) for rank in RANKS] == list(ARMIES["A"])


def test_a_card_that_never_attacks_is_more_likely_a_bomb() -> None:
    fresh = position("4 6 2 2 9", "5 2 B 4 8", red_deck=None)
    state = position("4 6 2 2 9", "5 2 B 4 8", to_act=BLUE)
    attack(state, 5, 1)
    fill_if_asked(state)
    before = Belief(fresh.view(0)).chances()[2][BOMB]
    assert Belief(state.view(0)).chances()[2][BOMB] > before


def test_who_leaves_a_sure_win_lying_does_not_have_the_card_for_it() -> None:
    """Blue knows Red's Major and tries an unknown card instead: Red shows no higher card."""
    state = position(
        "7 6 2 2 9", "5 2 B 4 8", to_act=BLUE, red_hand="3 3 4", blue_hand="3 3 4", seen=("1", "")
    )
    before = Belief(state.view(0)).chances()[2]
    attack(state, 4, 2)
    fill_if_asked(state)
    after = Belief(state.view(0)).chances()[2]
    for rank in (8, 9, 10):
        assert after[rank] < 0.9 * before[rank]
    assert after[BOMB] > before[BOMB]


def test_after_a_regroup_nothing_they_did_before_counts() -> None:
    state = position(
        "7 6 2 2 9", "F 2 B 4 8", to_act=BLUE, red_hand="3 3 4", blue_hand="3 3 4", seen=("1", "")
    )
    state.play(Regroup(1))
    state.play(state.moves(1)[0])
    weights = Belief(state.view(0)).weights
    assert all(tuple(one) == tuple(weights[0]) for one in weights)


# The kernel


def test_the_kernel_attacks_as_the_rules_do() -> None:
    table = TABLES["stratego"]
    compared = 0
    for seed in range(12):
        for state, move, _ in table.walk(2, seed=seed):
            if not isinstance(move, Attack):
                continue
            duel = duel_of(state)
            duel.attack(move.slot, move.target)
            after = state.copy()
            after.play(move)
            if after.outcome is not None and after.outcome.reason == "flag":
                assert duel.winner == move.seat
                continue
            compared += 1
            assert [line.count(GAP) for line in duel.lines] == [
                state.lines[seat].count(GAP) + len(after.casualties[seat])
                - len(state.casualties[seat]) for seat in (0, 1)
            ]  # fmt: skip
            counted = duel.copy()
            for side in (0, 1):
                counted.count_hidden(side, hidden_of(duel, side))
                assert counted.hidden[side] == duel.hidden[side]
                assert counted.sums[side] == pytest.approx(duel.sums[side])
    assert compared > 50


def duel_of(state: Any) -> Duel:
    duel = Duel(state.mover)
    for side in (0, 1):
        duel.lines[side] = [GAP if card == GAP else RANK_OF[card] for card in state.lines[side]]
        duel.hands[side] = [RANK_OF[card] for card in state.hands[side]]
        duel.decks[side] = [RANK_OF[card] for card in state.decks[side]]
        duel.known[side] = state.seen[side]
        duel.count_hidden(side, hidden_of(duel, side))
    return duel


def hidden_of(duel: Duel, side: int) -> list[int]:
    counts = [0] * 12
    line = enumerate(duel.lines[side])
    unknown = [rank for slot, rank in line if not duel.known[side] >> slot & 1]
    for rank in (*unknown, *duel.hands[side], *duel.decks[side]):
        if rank != GAP:
            counts[rank] += 1
    return counts


def test_a_side_without_movable_cards_has_lost_in_the_kernel_too() -> None:
    duel = duel_of(position("5 B F - -", "5 B B F -", red_deck="", blue_deck=""))
    duel.attack(0, 0)
    duel.end_turn(20)
    assert duel.winner == 0


def test_who_has_more_is_judged_to_be_ahead() -> None:
    even = duel_of(position("4 5 6 7 8", "4 5 6 7 8"))
    assert even.estimate() == pytest.approx(0.5, abs=0.05)
    ahead = duel_of(position("4 5 6 7 8", "4 5 6 7 8", blue_hand="2 2 2", blue_deck="2 3"))
    assert ahead.estimate() > 0.9
    behind = duel_of(position("4 5 6 7 8", "4 5 6 7 8", red_hand="2 2 2", red_deck="2 3"))
    assert behind.estimate() < 0.1


# Levels


def test_thinking_is_done_in_short_pieces() -> None:
    state = position("4 6 B 2 9", "5 2 F 4 10")
    bot = make_bot("expert", 0, 1)
    pauses = sum(1 for _ in bot.think(state.view(0), state.moves(0), 600))
    assert 16 <= pauses <= 600


@pytest.mark.soak
@pytest.mark.parametrize(
    ("level", "below", "pairs", "least"),
    [("normal", "random", 15, 0.9), ("normal", "easy", 15, 0.3), ("hard", "normal", 2, 0.0)],
)
def test_each_level_leads_the_one_below(
    level: str, below: str, pairs: int, least: float, times: int
) -> None:
    """A small, exact repeat of what the arena measures at length: same deals, same choices."""
    trial = Trial("stratego", level, below, 2, "round")
    assert compare(trial, pairs * times, jobs=1).lead > least


@pytest.mark.soak
def test_a_player_of_another_make_is_beaten_too(times: int) -> None:
    trial = Trial("stratego", "normal", "tests.bots.stratego_rival:make_bot", 2, "round")
    assert compare(trial, 15 * times, jobs=1).lead > 0.2


@pytest.mark.parametrize("stage", ["round", "game"])
def test_every_stage_of_the_arena_gives_both_their_turn_with_each_army(stage: str) -> None:
    trial = Trial("stratego", "normal", "normal", 2, stage)
    found = compare(trial, 10, jobs=1)
    assert found.share == 0.5
