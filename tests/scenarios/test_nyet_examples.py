"""NYET!, Worked examples of the rulebook: E-1 to E-22."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.chance import Chance
from game.nyet.board import BOX, BOX_WORDS, CHARACTERS
from game.nyet.cards import NAMES
from game.nyet.options import Options
from tests.nyet_table import position, veto_board
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    E,
    any_move,
    deal,
    dealt_trick,
    form,
    gains,
    legal_cards,
    loot,
    named,
    next_round,
    offers,
    place,
    play,
    play_until,
    plays,
    refused,
    scored,
    trick,
    veto_down,
    winner,
)

BEAR, WOLF, CRANE, TIGER, EAGLE = range(5)
NO_TRUMP = Options(no_trump=True)


@pytest.mark.parametrize("seed", range(5))
def test_nyet_e_1_red_is_not_trump_whatever_follows(seed: int) -> None:
    state = deal(4, seed)
    place(state, "trump-red")
    chance = Chance(seed)
    while state.phase == "vetoes":
        any_move(state, chance)
    assert state.view(A).terms.trump != 1


def e_2() -> Any:
    state = deal(5)
    veto_down(state, WOLF, "keep", "Y", "B", 2)
    form(state, CRANE, TIGER, bonus=BEAR)
    return state


def test_nyet_e_2_a_round_of_five() -> None:
    state = e_2()
    view = state.view(WOLF)
    opened = {word for word in BOX_WORDS if BOX[word] not in view.covered} - {"trump-none"}
    assert opened == {"wolf", "keep", "trump-yellow", "super-blue", "points-2"}
    assert [CHARACTERS[seat] for seat in range(5) if view.teams[seat] == 1] == ["bear", "eagle"]
    assert view.bonus == BEAR
    assert state.phase == "tricks"
    assert view.counts == (12,) * 5
    play_until(state, "scores")
    assert sum(state.view(A).tricks_won) == 12
    (line,) = state.view(A).sheet
    catch = [sum(line.tricks[s] + line.loot[s] for s in team) for team in ((0, 4), (1, 2, 3))]
    assert line.gains == (
        4 * catch[0], 2 * catch[1], 2 * catch[1], 2 * catch[1], 2 * catch[0],
    )  # fmt: skip


def test_nyet_e_2_the_three_blue_1s_are_supertrumps_of_playing_colour_yellow() -> None:
    hands = ["", "", "B1 B3 Y2", "", ""]
    terms: dict[str, Any] = {"first": WOLF, "trump": "Y", "supertrump": "B"}
    assert legal_cards(position(hands, trick="Y5", **terms), CRANE) == "B1 Y2"
    assert legal_cards(position(hands, trick="B5", **terms), CRANE) == "B3"


def test_nyet_e_3_a_trick() -> None:
    # P1, P2, P5 are the team of three, P3, P4 the pair.
    hands = ["G9 B2", "G1 R3", "G4 R4", "Y1 R5", "Y7 R6"]
    state = position(hands, partners=(B, E), bonus=C, trump="Y", supertrump="B")
    plays(state, "G9 G1 G4")
    assert legal_cards(state, D) == "R5 Y1"
    plays(state, "Y1 Y7")
    view = state.view(A)
    assert view.tricks_won == (0, 0, 0, 0, 1)
    assert [named(cards) for cards in view.loot] == ["", "", "", "", "Y1"]
    assert state.to_act() == (E,)


@pytest.mark.parametrize(
    ("seats", "rounds", "deals"), [(2, 8, 4), (3, 9, 3), (4, 8, 2), (5, 10, 2)]
)
def test_nyet_e_4_rounds_and_deals(seats: int, rounds: int, deals: int) -> None:
    state = deal(seats, seed=4)
    dealers: list[int] = []
    while state.outcome is None:
        dealers.append(state.dealer)
        next_round(state)
    assert len(dealers) == rounds
    assert set(Counter(dealers).values()) == {deals}


@pytest.mark.parametrize(
    ("option", "expected"),
    [("holder", (12, 24, 20, 20, 20)), ("shared", (18, 18, 20, 20, 20))],
)
def test_nyet_e_5_both_readings_of_the_bonus(option: str, expected: tuple[int, ...]) -> None:
    # A and B of the example are seats 0 and 1.
    won, looted = [3, 2, 4, 2, 1], [0, 1, 1, 1, 1]
    assert sum(won) == 12
    got = gains(won, looted, partners=(B,), bonus=B, value=2, options=Options(bonus=option))
    assert got == expected


def test_nyet_e_6_double_agent_led_printed_colour() -> None:
    terms: dict[str, Any] = {"trump": "Y", "supertrump": "B", "trick": "B9"}
    assert legal_cards(position(["", "B1 B3 R8", "", ""], **terms), B) == "B3"
    assert legal_cards(position(["", "B1 R8", "", ""], **terms), B) == "B1 R8"


def test_nyet_e_7_trump_led_only_a_supertrump() -> None:
    state = position(["", "B1 B10 G4", "", ""], trump="Y", supertrump="B", trick="Y5")
    assert legal_cards(state, B) == "B1"


def test_nyet_e_8_supertrump_led() -> None:
    hands = ["B1 R5 R6", "Y2 B12 G3", "B13 R2 R3", "G4 G5 G6"]
    state = position(hands, trump="Y", supertrump="B")
    plays(state, "B1")
    assert legal_cards(state, B) == "Y2"
    plays(state, "Y2")
    assert legal_cards(state, C) == "B13 R2 R3"
    assert trick(state, "B13 G4").winner == A


def test_nyet_e_9_two_supertrumps_and_loot() -> None:
    names = "R13 B1 B1 R1"
    terms: dict[str, Any] = {"trump": "Y", "supertrump": "B"}
    taken = trick(dealt_trick(names, partners=(C,), **terms), names)
    assert (taken.winner, named(taken.loot)) == (C, "B1 R1")
    partners = trick(dealt_trick(names, partners=(D,), **terms), names)
    assert (partners.winner, named(partners.loot)) == (C, "R1")


def test_nyet_e_10_equal_1s() -> None:
    names = "R1 R1 R1"
    state = dealt_trick(names, trump="Y", supertrump="G")
    taken = trick(state, names)
    assert (taken.winner, named(taken.loot)) == (C, "R1")
    # It is P1's R1, not P2's.
    leader_s_card = state.tricks[0].cards[0]
    assert taken.loot == (leader_s_card,)


@pytest.mark.parametrize(("supertrump", "expected"), [("Y", B), ("", A)])
def test_nyet_e_11_trump_and_supertrump_of_one_colour(supertrump: str, expected: int) -> None:
    assert winner("Y13 Y1 Y2 Y6", trump="Y", supertrump=supertrump) == expected


def test_nyet_e_12_no_duty_to_trump_off_colour_never_wins() -> None:
    state = position(["R2", "B13 Y3", "R3", "G12"], trump="Y", supertrump="")
    plays(state, "R2")
    assert legal_cards(state, B) == "B13 Y3"
    assert trick(state, "B13 R3 G12").winner == C


def test_nyet_e_13_a_lone_trump_1() -> None:
    names = "R13 Y1 R4 R6"
    taken = trick(dealt_trick(names, partners=(C,), trump="Y", supertrump="B"), names)
    assert (taken.winner, taken.loot) == (B, ())


def test_nyet_e_14_negative_value_with_bonus() -> None:
    assert gains([4, 6, 4], [1, 2, 0], value=-2) == (-20, -24, -24)


def test_nyet_e_15_pass_left() -> None:
    hands = ["R1 B2 B3", "B9 R2 R3", "Y2 B4 B5", "G13 R5 R6"]
    state = position(hands, phase="passes", line2="pass", trump="G", first=B, partners=(D,))
    play(state, "0 pass R1", "1 pass B9", "2 pass Y2")
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert "R1" not in named(state.hands[B])
    play(state, "3 pass G13")
    received = [named([state.view(seat).received]) for seat in range(4)]
    assert received == ["G13", "R1", "B9", "Y2"]
    assert [named(hand) for hand in state.hands] == [
        "B2 B3 G13", "R1 R2 R3", "B4 B5 B9", "R5 R6 Y2",
    ]  # fmt: skip
    # Seat 2 of the example (B) plays the R1; seat 1 (A), who passed it on, wins it.
    taken = trick(state, "R1 B9 R5 G13")
    assert (taken.winner, named(taken.loot)) == (A, "R1")


def test_nyet_e_15_fifteen_tricks_follow() -> None:
    state = deal(4)
    veto_down(state, discards="pass")
    play_until(state, "tricks")
    assert [len(hand) for hand in state.hands] == [15] * 4
    play_until(state, "scores")
    assert sum(state.view(None).tricks_won) == 15


def test_nyet_e_16_only_1s() -> None:
    ones = [f"{colour}1" for colour in "BRYG" for _ in range(3)]
    others = [name for name in NAMES if name[1:] != "1"]
    hands = [" ".join(ones), *(" ".join(others[at * 12 :][:12]) for at in range(4))]
    state = position(hands, phase="discards", line2="no-1s", supertrump="B")
    assert offers(state, A) == {"discard B1", "discard R1", "discard Y1", "discard G1"}
    play(state, "0 discard Y1")
    assert refused(state, "0 discard B1")
    for seat in range(1, 5):
        state.play(state.moves(seat)[0])
    assert [len(hand) for hand in state.hands] == [11] * 5
    play_until(state, "scores")
    assert sum(state.view(A).tricks_won) == 11


def test_nyet_e_17_closing_a_line() -> None:
    state = veto_board(["trump-red", "trump-yellow"])
    place(state, "trump-blue")
    assert state.open_boxes(2) == (BOX["trump-green"],)
    (seat,) = state.to_act()
    assert refused(state, f"{seat} veto trump-green").rule == "NYET-24"
    assert state.phase == "vetoes"


@pytest.mark.parametrize("covered", ["points-3", "points-minus-2"])
def test_nyet_e_18_last_veto(covered: str) -> None:
    state = deal(4)
    dealer = state.dealer
    kept = {"bear", "keep", "trump-red", "super-green", "points-3", "points-minus-2"}
    while len(state.view(A).tokens) < 17:
        (seat,) = state.to_act()
        box = next(m.box for m in state.moves(seat) if BOX_WORDS[m.box] not in kept)
        play(state, f"{seat} veto {BOX_WORDS[box]}")
    assert state.view(A).tokens[-1].seat == dealer
    left = (dealer + 1) % 4
    assert state.to_act() == (left,)
    assert offers(state, left) == {"veto points-3", "veto points-minus-2"}
    play(state, f"{left} veto {covered}")
    assert state.phase == "teams"
    assert state.view(A).terms.value == (-2 if covered == "points-3" else 3)


def test_nyet_e_19_points_variant() -> None:
    # P1 and P2 are partners and get 12 each, P3 and P4 get 7.
    state, result = scored(
        [6, 4, 4, 1], [1, 1, 1, 1],
        partners=(B,), value=1, scores=[92, 95, 99, 40],
        options=Options(length="points", limit=100),
    )  # fmt: skip
    assert result.gains == (12, 12, 7, 7)
    assert result.scores == (104, 107, 106, 47)
    play_until(state, "vetoes", "over")
    assert state.outcome is not None
    assert state.outcome.winners == (B,)
    assert state.outcome.places == (3, 1, 2, 4)


def test_nyet_e_20_two_players() -> None:
    state = deal(2)
    assert len(state.open_boxes(0)) == 2
    assert {BOX_WORDS[box] for box in state.view(A).covered} == {"crane", "tiger", "eagle"}
    place(state, "bear")
    assert state.open_boxes(0) == (BOX["wolf"],)
    veto_down(state, B, "keep")
    assert state.phase == "tricks"
    assert state.to_act() == (B,)
    assert state.view(A).bonus == -1
    for one, taken in (("R1", "R1"), ("B1", "B1"), ("Y1", "Y1"), ("G1", "")):
        # The G1 is a trump and wins the trick itself.
        assert loot(f"R13 {one}", trump="G", supertrump="") == taken
    assert loot("R13 B1", trump="Y", supertrump="B") == ""
    assert loot("Y13 Y1", trump="Y") == "Y1"


@pytest.mark.parametrize(
    ("value", "option", "expected"),
    [
        (2, "holder", (0, 14, 14)),
        (2, "shared", (0, 4, 4)),
        (2, "team", (0, 4, 4)),
        (-2, "holder", (28, 0, 0)),
        (-2, "shared", (4, 0, 0)),
        (-2, "team", (4, 0, 0)),
    ],
)
def test_nyet_e_21_difference_only(value: int, option: str, expected: tuple[int, ...]) -> None:
    options = Options(difference=True, bonus=option)
    assert gains([4, 6, 4], [1, 2, 0], value=value, options=options) == expected


def test_nyet_e_22_no_trump() -> None:
    terms: dict[str, Any] = {"trump": "", "supertrump": "B", "options": NO_TRUMP}
    hands = ["B1 R2", "B1 R5", "B9 Y4", "B1 G2"]
    state = position(hands, **terms)
    plays(state, "B1")
    assert legal_cards(state, B) == "B1"
    plays(state, "B1")
    assert legal_cards(state, C) == "B9 Y4"
    plays(state, "B9")
    third = state.copy()
    assert trick(third, "B1").winner == D
    without = position(["B1", "B1", "B9", "G2"], **terms)
    assert trick(without, "B1 B1 B9 G2").winner == B


def test_nyet_e_22_no_trump_another_colour_led() -> None:
    terms: dict[str, Any] = {"trump": "", "supertrump": "B", "options": NO_TRUMP}
    state = position(["G7", "B1 R3", "G13", "G12"], **terms)
    plays(state, "G7")
    assert legal_cards(state, B) == "B1 R3"
    assert trick(state, "B1 G13 G12").winner == B
    assert winner("G7 B1 G13 B1", **terms) == D
    assert legal_cards(position(["", "B1 B3", "", ""], trick="B9", **terms), B) == "B3"
