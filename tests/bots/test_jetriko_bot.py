"""The bots of Jetriko: always a legal move, the same from the same view, each level its own man."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.arena import alone_verdict, play_pairs
from game.bots.pairs import Trial
from game.chance import Chance
from game.jetriko import GAME
from game.jetriko.bot import LEVELS, make_bot
from game.jetriko.cards import CARD
from game.jetriko.imagining import guess
from game.jetriko.moves import Discard, Draw, GoOn, Pass, Play
from game.jetriko.policy import PLAIN_STYLE, SHARP_STYLE, Style, pick
from game.jetriko.thinking import MOST_SETS, likely
from tests.house.games import TABLES
from tests.jetriko_table import play, position

SMALL = 40


def choose(state: Any, level: str, budget: int = SMALL, seed: int = 1) -> Any:
    seat = state.to_act()[0]
    return make_bot(level, seat, seed).choose(state.view(seat), state.moves(seat), budget)


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_bot_plays_a_round_with_any_options(level: str, seats: int) -> None:
    for options in TABLES["jetriko"].some_options(seats, 2, seed=seats):
        state = GAME.deal(seats, options, seed=seats)
        while state.phase not in ("scores", "over"):
            for seat in state.to_act()[-1:]:
                moves = state.moves(seat)
                move = make_bot(level, seat, 5).choose(state.view(seat), moves, 1)
                assert state.check(move) is None
                state.play(move)
        if state.outcome is None:
            assert choose(state, level) == GoOn(0)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_the_choice(level: str) -> None:
    table = TABLES["jetriko"]
    chance = Chance(8)
    compared = 0
    for seats in (2, 4):
        for number, (state, move, _) in enumerate(table.walk(seats, seed=seats)):
            if move is None or number % 5:
                continue
            for seat in state.to_act():
                other = table.reshuffle(state, seat, chance)
                bots = [make_bot(level, seat, 3) for _ in range(2)]
                moves = [
                    bot.choose(at.view(seat), at.moves(seat), 16)
                    for bot, at in zip(bots, (state, other), strict=True)
                ]
                assert moves[0] == moves[1]
                compared += state != other
    assert compared > 15


# What is imagined


def test_shown_stolen_and_given_cards_stay_where_they_are_known_to_be() -> None:
    state = position(["G1-steal G2", "Y1 Y2", "B1 B2 B3"], top="G5", coming="TR5 C1")
    play(state, "0 play G1-steal", "1 take-hit", "1 draw")
    view = state.view(0)
    shown = {CARD[name] for name in ("Y1", "Y2", "G2", "C1")}
    assert set(view.known[1]) == shown
    for seed in range(30):
        assert shown <= set(guess(view, Chance(seed)).hands[1])


def test_a_card_one_saw_leave_unseen_is_somewhere_in_the_hands() -> None:
    """C saw B's hand; then A takes one of its cards, and C no longer knows which."""
    state = position(["R1 R2", "Y2-steal Y1", "B1 B2 B3"], top="Y5", turn=1, coming="TR5 C1 G1 G2")
    play(state, "1 draw")
    assert len(state.view(0).known[1]) == 3
    play(state, "2 draw", "2 pass", "0 draw", "0 pass", "1 play Y2-steal", "2 take-hit")
    view = state.view(0)
    assert view.known[1] == ()
    assert set(view.somewhere) == {CARD["Y1"], CARD["C1"]}
    for seed in range(30):
        hands = guess(view, Chance(seed)).hands
        assert set(view.somewhere) <= {*hands[1], *hands[2]}


def test_after_a_reshuffle_the_hands_hold_what_was_not_in_it() -> None:
    """One card was drawn since: it alone, and only in its drawer's hand, may be of the new pile."""
    state = position(["R1 R2", "Y1 Y2", "B1 B2"], top="C5", under="C1 C2 C3 C4", pile="G1")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    new = {CARD[f"C{number}"] for number in range(1, 5)}
    view = state.view(2)
    assert view.shuffles == 1
    fresh_cards = set()
    for seed in range(60):
        hands = guess(view, Chance(seed)).hands
        assert not new & set(hands[0])
        assert len(new & set(hands[1])) == 1
        fresh_cards |= new & set(hands[1])
    assert len(fresh_cards) > 2


def test_unseen_cards_are_imagined_anywhere_alike() -> None:
    state = GAME.deal(3, GAME.Options(), 5)
    view = state.view(0)
    found = [0] * 100
    samples = 3000
    for seed in range(samples):
        for card in guess(view, Chance(seed)).hands[1]:
            found[card] += 1
    unseen = [card for card in range(85) if card not in view.hand]
    assert sum(found) == sum(found[card] for card in unseen) == 5 * samples
    even = 5 * samples / len(unseen)
    assert all(abs(found[card] - even) < 5 * even**0.5 for card in unseen)


def test_the_back_on_the_pile_is_always_the_one_to_be_seen() -> None:
    for coming, back in (("TR1", 1), ("TB1", 2), ("TG1", 3), ("G1", 0)):
        state = position(["R1 R2", "Y1 Y2"], coming=coming)
        for seed in range(20):
            imagined = GAME.imagine(state.view(0), Chance(seed))
            assert imagined.back == back


# How they play


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_with_two_players_skip_as_the_last_card_wins_at_once(level: str) -> None:
    state = position(["B2-skip", "Y1 Y2"], top="B5")
    assert choose(state, level, 200) == Play(0, CARD["B2-skip"])


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_next_player_on_the_brink_is_not_let_go(level: str) -> None:
    """Plus stops B, who has no cards; after a plain card B would win at once."""
    state = position(["R3 R4-plus R2", "", "Y1 Y2 Y3"], top="R1", drawn="R2")
    assert choose(state, level, 200) == Play(0, CARD["R4-plus"])


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_an_attack_is_answered_rather_than_taken(level: str) -> None:
    state = position(
        ["R1 R2 R3", "Y1-plus C3 C4", "B1 B2 B3"], top="G2-plus", turn=1, attack=("plus", 4, 0),
        coming="G1 G3 G4 G5 C1 C2",
    )  # fmt: skip
    assert choose(state, level, 200) == Play(1, CARD["Y1-plus"])


@pytest.mark.parametrize("style", [PLAIN_STYLE, SHARP_STYLE])
def test_a_white_card_is_kept_for_what_hurts(style: Style) -> None:
    state = position(["divide more stop target", "B1 B2", "C1 C2"], top="G5", coming="B3")
    assert pick(state, 0, style) == Draw(0)
    play(state, "0 draw")
    assert pick(state, 0, style) == Pass(0)


def test_a_green_trap_on_the_pile_tempts_a_big_hand() -> None:
    hands = ["R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4"]
    assert choose(position(hands, top="R5", coming="TG1"), "normal", seed=1) == Draw(0)
    assert isinstance(choose(position(hands, top="R5", coming="TR1"), "normal", seed=1), Play)


def test_of_many_ways_to_discard_only_likely_ones_are_worked_out() -> None:
    hand = "R1 R2 R3 R4 R5 Y1 Y2 Y3 Y4 Y5 divide more stop"
    state = position([hand, "B1 B2", "C1 C2"], top="G5", coming="TB5")
    play(state, "0 draw")
    moves = state.moves(0)
    assert len(moves) == 1287
    found = likely(state.view(0), moves)
    assert 1 < len(found) <= MOST_SETS
    whites = {CARD["divide-1"], CARD["more-1"], CARD["stop-1"]}
    for move in found:
        assert isinstance(move, Discard)
        assert state.check(move) is None
        assert not whites & set(move.cards)


def test_thinking_is_done_in_short_pieces_and_stays_in_its_budget() -> None:
    state = GAME.deal(4, GAME.Options(), 3)
    seat = state.to_act()[0]
    bot = make_bot("expert", seat, 1)
    pauses = sum(1 for _ in bot.think(state.view(seat), state.moves(seat), 200))
    assert 16 <= pauses <= 200


# A small, exact repeat of what the arena measures at length.


def test_normal_wins_far_more_than_its_share_among_random_players() -> None:
    trial = Trial("jetriko", "normal", "random", 4, "round", alone=True)
    played = play_pairs(trial, 40, jobs=1)
    assert sum(pair.points for pair in played) / len(played) >= 0.45
    assert alone_verdict(trial, played).startswith("160 deals")


def test_the_rival_of_the_arena_beats_chance_too() -> None:
    rival = "tests.bots.jetriko_rival:make_bot"
    played = play_pairs(Trial("jetriko", rival, "random", 4, "round", alone=True), 40, jobs=1)
    assert sum(pair.points for pair in played) / len(played) >= 0.45


def test_easy_is_worse_than_normal() -> None:
    played = play_pairs(Trial("jetriko", "easy", "normal", 4, "round", alone=True), 40, jobs=1)
    assert sum(pair.points for pair in played) / len(played) < 0.25
