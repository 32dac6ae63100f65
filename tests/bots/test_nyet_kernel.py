"""The light playing kernel says the same as the rules: who may play what, who wins, who catches."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.nyet.cards import FACE
from game.nyet.kernel import Play, cards_by_code, codes, different
from game.nyet.moves import Play as PlayMove
from game.nyet.options import Options
from game.nyet.policy import KEEN_STYLE, PLAIN_STYLE, SHARP_STYLE, Style, pick
from game.nyet.rules import NyetState
from game.nyet.thinking import play_of
from tests.nyet_table import position

GAMES = 60
KEEN_DEALS = 150


def random_round(seats: int, seed: int) -> NyetState:
    """A round before its first card: random hands, terms and teams."""
    chance = Chance(seed)
    state = position(
        seats=seats,
        first=chance.below(seats),
        trump=chance.choice(["", *"BRYG"]),
        supertrump=chance.choice(["", *"BRYG"]),
        value=chance.choice([1, 2, 3, 4, -2]),
        options=Options(no_trump=True),
        seed=seed,
    )
    if seats == 4 and chance.below(2):
        first = state.law.first
        state.teams = tuple(int(seat not in (first, (first + 1) % 4)) for seat in range(4))
    return state


def kernel_of(state: NyetState) -> Play:
    terms = state.law
    cards = [card for hand in state.hands for card in hand]
    play = Play(terms, state.teams, cards)
    play.deal(state.hands, codes(terms.trump, terms.supertrump))
    return play


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_kernel_keeps_step_with_the_rules(seats: int) -> None:
    for seed in range(GAMES):
        state, chance = random_round(seats, seed), Chance(seed)
        play = kernel_of(state)
        terms = state.law
        names = cards_by_code(terms.trump, terms.supertrump)
        code_of = codes(terms.trump, terms.supertrump)
        while state.phase == "tricks":
            [seat] = state.to_act()
            assert play.turn == seat
            assert {FACE[names[code]] for code in play.allowed()} == {
                move.card for move in state.moves(seat) if isinstance(move, PlayMove)
            }
            move = chance.choice(state.moves(seat))
            assert isinstance(move, PlayMove)
            held = next(card for card in state.hands[seat] if FACE[card] == move.card)
            state.play(move)
            play.play(code_of[held])
        caught = zip(state.sheet[-1].tricks, state.sheet[-1].loot, strict=True)
        assert play.catches == [sum(both) for both in caught]
        assert play.left == 0
        assert not any(play.live)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_view_gives_the_same_kernel_but_for_hidden_hands(seats: int) -> None:
    for seed in range(GAMES // 3):
        state, chance = random_round(seats, seed), Chance(seed)
        whole = kernel_of(state)
        terms = state.law
        code_of = codes(terms.trump, terms.supertrump)
        while state.phase == "tricks":
            [seat] = state.to_act()
            seen = play_of(state.view(seat))
            for name in ("turn", "led", "best", "best_seat", "to_come", "loose", "catches", "top"):
                assert getattr(seen, name) == getattr(whole, name), name
            assert seen.hands[seat] == whole.hands[seat]
            move = chance.choice(state.moves(seat))
            assert isinstance(move, PlayMove)
            held = next(card for card in state.hands[seat] if FACE[card] == move.card)
            state.play(move)
            whole.play(code_of[held])


@pytest.mark.parametrize("style", [PLAIN_STYLE, SHARP_STYLE, KEEN_STYLE])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_policy_plays_what_is_allowed_and_reads_no_other_hand(seats: int, style: Style) -> None:
    for seed in range(GAMES):
        play = kernel_of(random_round(seats, seed))
        chance = Chance(seed)
        while play.left:
            blind = play.copy()
            blind.hands = [
                hand if seat == play.turn else [0] * len(hand)
                for seat, hand in enumerate(play.hands)
            ]
            code = pick(play, style)
            assert code == pick(blind, style)
            assert code in play.allowed()
            play.play(code if chance.below(3) else chance.choice(play.allowed()))


def test_cards_nobody_can_come_between_are_one_choice() -> None:
    state = position(
        ["B4 B5 B7 B1 B1 Y1 Y1 R3", "B6 B2 G2", "B9 B8 G4", "B10 G5 G6"],
        trump="Y", supertrump="Y",
    )  # fmt: skip
    terms = state.law
    names = cards_by_code(terms.trump, terms.supertrump)
    play = kernel_of(state)
    kept = sorted(FACE[names[code]] for code in different(play))
    rest = sorted(FACE[card] for card in state.hands[0])
    dropped = [card for card in set(rest) if card not in kept]
    assert [str(PlayMove(0, card)) for card in dropped] == ["0 play B5"]


@pytest.mark.parametrize("other", [PLAIN_STYLE, SHARP_STYLE])
@pytest.mark.parametrize("value", [3, -2])
def test_who_plays_keenly_beats_who_does_not(value: int, other: Style) -> None:
    """Each deal is played twice, the keen team on either side."""
    ahead = 0
    for seed in range(KEEN_DEALS):
        start = kernel_of(position(seed=seed, trump="G", supertrump="R", value=value))
        for keen in (0, 1):
            play = start.copy()
            while play.left:
                play.play(pick(play, KEEN_STYLE if play.teams[play.turn] == keen else other))
            for seat, team in enumerate(play.teams):
                ahead += play.catches[seat] * (1 if team == keen else -1)
    assert ahead * value > 0
