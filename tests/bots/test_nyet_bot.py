"""The bots of NYET!: always a legal move, the same from the same view, each level its own man."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.arena import compare
from game.bots.pairs import Trial
from game.bots.search import LAP, Thoughts
from game.cards import Card
from game.chance import Chance
from game.nyet import GAME
from game.nyet.bot import LEVELS, make_bot
from game.nyet.cards import COLOUR_OF, is_one, playing_colours
from game.nyet.foreseeing import A_DEAL
from game.nyet.imagining import guess, voids
from game.nyet.moves import GoOn
from game.nyet.thinking import Search
from tests.house.games import TABLES
from tests.nyet_table import cards_of, play_all, position, veto_board

SMALL = 60


def choose(state: Any, level: str, budget: int = SMALL, seed: int = 1) -> Any:
    [seat] = state.to_act()
    return make_bot(level, seat, seed).choose(state.view(seat), state.moves(seat), budget)


@pytest.mark.sample(8)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_bot_plays_a_round_with_any_options(level: str, seats: int) -> None:
    for options in TABLES["nyet"].some_options(seats, 3, seed=seats):
        state = GAME.deal(seats, options, seed=seats)
        while not state.sheet:
            seat = state.to_act()[0]
            moves = state.moves(seat)
            move = make_bot(level, seat, 5).choose(state.view(seat), moves, 1)
            assert move in moves
            state.play(move)
        if state.outcome is None:
            assert choose_any(state, level) == GoOn(0)


def choose_any(state: Any, level: str) -> Any:
    seat = state.to_act()[0]
    return make_bot(level, seat, 1).choose(state.view(seat), state.moves(seat), 1)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_the_choice(level: str) -> None:
    table = TABLES["nyet"]
    chance = Chance(8)
    compared = 0
    for seats in (2, 3, 4, 5):
        for number, (state, move, _) in enumerate(table.walk(seats, seed=seats)):
            if move is None or number % 40:
                continue
            seat = state.to_act()[0]
            other = table.reshuffle(state, seat, chance)
            bots = [make_bot(level, seat, 3) for _ in range(2)]
            moves = [
                bot.choose(at.view(seat), at.moves(seat), SMALL)
                for bot, at in zip(bots, (state, other), strict=True)
            ]
            assert moves[0] == moves[1]
            compared += state != other
    assert compared > 20


def test_what_could_not_be_followed_is_not_imagined() -> None:
    state = position(
        ["B9 B3 G2 R2 G8", "R5 R6 Y2 G3 G4", "B8 B4 R8 G9 Y9", "B2 G5 G6 R9 Y6"], trump="Y"
    )
    play_all(state, "B9 R5 B8 B2")
    view = state.view(0)
    colours = playing_colours(state.law.trump, state.law.supertrump)
    assert voids(view) == [0, 1, 0, 0]
    for seed in range(200):
        hands = guess(view, Chance(seed)).hands
        assert hands[0] == state.hands[0]
        assert all(colours[card] != 0 for card in hands[1])


def test_a_card_passed_on_stays_with_the_neighbour_until_it_is_played() -> None:
    state = position(line2="pass", phase="passes", seed=4)
    while state.phase == "passes":
        seat = state.to_act()[0]
        state.play(state.moves(seat)[0])
    view = state.view(0)
    for seed in range(50):
        assert view.given in guess(view, Chance(seed)).hands[1]


def test_no_ones_are_imagined_among_discards_that_allow_none() -> None:
    state = position(line2="no-1s", phase="discards", seed=4)
    while state.phase == "discards":
        seat = state.to_act()[0]
        state.play(state.moves(seat)[0])
    for seed in range(50):
        discards = guess(state.view(0), Chance(seed)).discards
        assert not any(is_one(card) for cards in discards for card in cards)


def test_every_unseen_card_may_lie_anywhere_it_fits() -> None:
    """With one colour barred somewhere, each fitting deal is as likely as the other."""
    hands = ["B9 R2 G2", "R5 R6 R7", "B8 B4 R8", "B2 G5 G6"]
    state = position(hands, trump="Y")
    play_all(state, "B9 R5 B8 B2")
    view = state.view(0)
    wide = [0] * 4
    samples = 3000
    for seed in range(samples):
        imagined = guess(view, Chance(seed)).hands
        for seat in (2, 3):
            wide[seat] += sum(COLOUR_OF[card] == 0 for card in imagined[seat])
    # 12 blue cards are unseen; 49 spots can hold them: two each in hands 2 and 3, 45 in the rest.
    unseen = sum(COLOUR_OF[card] == 0 for card in [*state.rest, *state.hands[2], *state.hands[3]])
    spots = len(state.rest) + 4
    for seat in (2, 3):
        assert wide[seat] / samples == pytest.approx(2 * unseen / spots, rel=0.06)


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_trick_that_is_won_already_is_not_won_with_a_supertrump(level: str) -> None:
    state = position(
        ["G4 G7", "G2 G8", "R1 B12", "B1 G9 B2"], trump="Y", supertrump="B",
        partners=(3,), trick="R13 R2 R4",
    )  # fmt: skip
    assert cards_of([choose(state, level, 400)]) != ["B1"]


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_last_to_play_takes_a_trick_full_of_loot_as_cheaply_as_it_can(level: str) -> None:
    state = position(
        ["R9 G4 G7", "R8 G2 G8", "R1 R4 B12", "R10 R12 B2"], trump="Y", partners=(2,),
    )  # fmt: skip
    play_all(state, "R9 R8 R1")
    assert cards_of([choose(state, level, 400)])[0] in ("R10", "R12")


def test_an_expert_leaves_no_trump_open_that_it_is_short_in() -> None:
    hand = "B2 B5 B6 R13 R12 R11 R10 R9 R8 Y2 Y3 Y5 Y4 B3 R2"
    words = ["points-minus-2", "points-1", "points-2", "points-3", "trump-yellow", "trump-blue",
             "super-blue", "super-red", "super-yellow", "super-green", "bear", "wolf", "crane",
             "one", "two", "no-1s", "pass"]  # fmt: skip
    state = veto_board(words, dealer=3, hands=[hand, *OTHERS])
    for level in ("normal", "expert"):
        assert str(choose(state, level, 400)) == "0 veto trump-green"


OTHERS = (
    "B1 B1 B1 G13 G12 G11 G10 Y13 Y12 R1 R3 R4 R5 Y6 Y7",
    "R1 R1 R6 R7 G9 G8 G7 G6 B13 B12 B11 Y8 Y9 Y10 Y11",
    "G1 G1 G1 G2 G3 G4 G5 Y1 Y1 Y1 B10 B9 B8 B7 B4",
)


def test_thinking_is_done_in_short_pieces_and_stays_in_its_budget() -> None:
    state = position(seed=3)
    bot = make_bot("expert", 0, 1)
    pauses = sum(1 for _ in bot.think(state.view(0), state.moves(0), 600))
    assert LAP <= pauses <= 600


def test_an_expert_plays_cards_out_less_while_hands_are_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets: list[int] = []
    rank = Search.rank

    def noted(search: Search, budget: int) -> Thoughts[list[tuple[float, Card]]]:
        budgets.append(budget)
        return rank(search, 1)

    monkeypatch.setattr(Search, "rank", noted)
    state = position(seed=3)
    while any(state.hands):
        [seat] = state.to_act()
        state.play(choose(state, "expert", 0) if seat == 0 else state.moves(seat)[0])
    whole = LEVELS["expert"].budget
    assert budgets == sorted(budgets)
    assert budgets[0] < whole / 2
    assert budgets.count(whole) > len(budgets) / 3


def test_vetoes_are_foreseen_with_all_of_the_budget() -> None:
    state = veto_board()
    deals = sum(1 for _ in make_bot("expert", 0, 1).think(state.view(0), state.moves(0)))
    assert deals == LEVELS["expert"].budget // A_DEAL


@pytest.mark.soak
def test_normal_plays_far_better_than_chance_and_hard_better_than_normal(times: int) -> None:
    """A small, exact repeat of what the arena measures at length."""
    normal = compare(Trial("nyet", "normal", "random", 4, "cards"), 6 * times, jobs=1)
    assert normal.share >= 0.95
    assert normal.lead > 10
    hard = compare(Trial("nyet", "hard", "normal", 4, "cards"), 2 * times, jobs=1)
    assert hard.lead > 0
