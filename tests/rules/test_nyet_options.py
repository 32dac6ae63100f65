"""NYET!, Options: O-3 to O-8 with every value, NYET-111 to NYET-114. O-1 and O-2: test_nyet_end."""

from __future__ import annotations

from typing import Any

import pytest

from game.nyet.board import BOX, BOX_WORDS, boxes_of
from game.nyet.events import BonusGiven, TokenPlaced, TrickTaken
from game.nyet.options import Options
from game.options import options_of
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    E,
    deal,
    form,
    found,
    gains,
    legal_cards,
    place,
    play,
    play_until,
    plays,
    veto_down,
    winner,
)

NO_TRUMP = Options(no_trump=True)


def test_defaults_of_all_options() -> None:
    assert {option.name: option.default for option in options_of(Options)} == {
        "length": "full", "limit": 100, "bonus": "holder", "difference": False,
        "anonymous": False, "look_back": "last", "no_trump": False, "play_forced": False,
    }  # fmt: skip


def test_values_of_all_options() -> None:
    values = {option.name: set(option.values) for option in options_of(Options)}
    assert values["length"] == {"full", "short", "points"}
    assert values["limit"] == {50, 100, 150, 200}
    assert values["bonus"] == {"holder", "shared", "team"}
    assert values["look_back"] == {"last", "none", "all"}
    for name in ("difference", "anonymous", "no_trump", "play_forced"):
        assert values[name] == {False, True}


# O-3 Bonus card


# The pair is 0 and 1: 0 has 3 tricks, 1 has 2 and a loot card. The others have 7 and 3.
PAIR = [3, 2, 4, 2, 1], [0, 1, 2, 1, 0]


@pytest.mark.parametrize(
    ("option", "bonus", "expected"),
    [
        ("holder", A, (24, 12, 20, 20, 20)),
        ("holder", B, (12, 24, 20, 20, 20)),
        ("shared", A, (18, 18, 20, 20, 20)),
        ("shared", B, (18, 18, 20, 20, 20)),
        ("team", -1, (24, 24, 20, 20, 20)),
    ],
)
def test_option_3_bonus_card(option: str, bonus: int, expected: tuple[int, ...]) -> None:
    options = Options(bonus=option)
    assert gains(*PAIR, partners=(B,), bonus=bonus, options=options) == expected


@pytest.mark.parametrize(
    ("won", "looted", "holder", "expected"),
    [
        ([4, 1, 4, 2, 1], [0, 0, 0, 0, 0], A, 5 + 4),
        ([4, 1, 4, 2, 1], [0, 0, 0, 0, 0], B, 5 + 1),
        ([4, 1, 4, 2, 1], [3, 2, 0, 0, 0], A, 10 + 7),
        ([4, 1, 4, 2, 1], [3, 2, 0, 0, 0], B, 10 + 3),
        ([5, 0, 4, 2, 1], [1, 0, 0, 0, 0], B, 6 + 0),
    ],
)
def test_nyet_111_shared_counts_the_holders_own_catch_twice(
    won: list[int], looted: list[int], holder: int, expected: int
) -> None:
    options = Options(bonus="shared")
    got = gains(won, looted, partners=(B,), bonus=holder, value=1, options=options)
    assert got[A] == got[B] == expected
    assert got[C] == got[D] == got[E] == 7
    minus = gains(won, looted, partners=(B,), bonus=holder, value=-2, options=options)
    assert minus == (-2 * expected, -2 * expected, -14, -14, -14)


def test_nyet_111_with_three_players_shared_is_like_holder() -> None:
    for option in ("holder", "shared", "team"):
        got = gains([4, 5, 5], [1, 2, 0], value=3, options=Options(bonus=option))
        assert got == (30, 36, 36)


def test_nyet_114_team_doubles_for_every_member_of_the_smaller_team() -> None:
    options = Options(bonus="team")
    assert gains([4, 5, 5], [1, 2, 0], value=-2, options=options) == (-20, -24, -24)
    trio = gains([4, 2, 2, 2, 2], [0, 1, 0, 0, 0], partners=(C, D), value=1, options=options)
    assert trio == (8, 10, 8, 8, 10)


@pytest.mark.parametrize("seats", [3, 5])
def test_nyet_114_team_has_no_holder(seats: int) -> None:
    state = deal(seats, bonus="team")
    veto_down(state)
    events = play(state, "0 teams 1")
    assert state.phase == "tricks"
    assert state.view(A).bonus == -1
    assert not found(events, BonusGiven)


@pytest.mark.parametrize("option", ["holder", "shared", "team"])
@pytest.mark.parametrize("seats", [2, 4])
def test_option_3_has_no_effect_with_two_and_four_players(seats: int, option: str) -> None:
    won, looted = [4, 5, 3, 3][:seats], [1, 2, 0, 0][:seats]
    assert gains(won, looted, options=Options(bonus=option)) == gains(won, looted)


# O-4 Count only the difference


def difference(option: str = "holder") -> Options:
    return Options(difference=True, bonus=option)


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_option_4_the_better_team_scores_the_difference(value: int) -> None:
    got = gains([4, 2, 5, 3], [1, 0, 2, 1], value=value, options=difference())
    assert got == (6 * value, 0, 6 * value, 0)


def test_nyet_112_equal_points_give_0_to_all() -> None:
    assert gains([4, 3, 4, 3], [0, 1, 0, 0], options=difference()) != (0, 0, 0, 0)
    assert gains([4, 4, 4, 3], [0, 1, 0, 0], options=difference()) == (0, 0, 0, 0)
    assert gains([4, 4, 4], [4, 0, 0], value=-2, options=difference()) == (0, 0, 0)
    assert gains([4, 4, 4], [0, 0, 0], value=-2, options=difference("shared")) == (0, 0, 0)


def test_nyet_112_with_minus_2_the_better_team_is_closer_to_zero() -> None:
    got = gains([4, 2, 5, 3], [1, 0, 2, 1], value=-2, options=difference())
    assert got == (0, 12, 0, 12)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("holder", 2, (0, 14, 14)),
        ("shared", 2, (0, 4, 4)),
        ("team", 2, (0, 4, 4)),
        ("holder", -2, (28, 0, 0)),
        ("shared", -2, (4, 0, 0)),
        ("team", -2, (4, 0, 0)),
    ],
)
def test_nyet_112_doubling_after_or_before_the_comparison(
    option: str, value: int, expected: tuple[int, ...]
) -> None:
    assert gains([4, 5, 5], [1, 1, 1], value=value, options=difference(option)) == expected


@pytest.mark.parametrize(
    ("option", "bonus", "expected"),
    [
        # The pair catches 9, five of it the holder's; the three catch 6.
        ("holder", A, (6, 3, 0, 0, 0)),
        ("holder", B, (3, 6, 0, 0, 0)),
        ("shared", A, (8, 8, 0, 0, 0)),
        ("shared", B, (7, 7, 0, 0, 0)),
        ("team", -1, (12, 12, 0, 0, 0)),
    ],
)
def test_nyet_112_five_players(option: str, bonus: int, expected: tuple[int, ...]) -> None:
    got = gains(
        [4, 3, 2, 2, 1], [1, 1, 1, 0, 0],
        partners=(B,), bonus=bonus, value=1, options=difference(option),
    )  # fmt: skip
    assert got == expected


def test_nyet_112_a_holder_in_the_worse_team_gets_0() -> None:
    got = gains([2, 1, 4, 3, 2], [0, 0, 0, 0, 0], partners=(B,), bonus=A, options=difference())
    assert got == (0, 0, 12, 12, 12)


# O-5 Anonymous tokens


def test_option_5_tokens_do_not_show_who_placed_them_nor_the_order() -> None:
    state = deal(4, anonymous=True)
    place(state, "trump-red", "points-4", "crane", "keep")
    for seat in (0, 1, 2, 3, None):
        view = state.view(seat)
        assert {token.seat for token in view.tokens} == {-1}
        assert [BOX_WORDS[token.box] for token in view.tokens] == [
            "crane", "keep", "trump-red", "points-4",
        ]  # fmt: skip
        assert {BOX["crane"], BOX["keep"]} < view.covered


def test_option_5_no_view_depends_on_the_order_of_placing() -> None:
    one, other = deal(4, anonymous=True), deal(4, anonymous=True)
    place(one, "trump-red", "points-4", "crane", "keep")
    place(other, "keep", "crane", "trump-red", "points-4")
    for seat in (0, 1, 2, 3, None):
        assert one.view(seat) == other.view(seat)


def test_option_5_off_the_order_is_public() -> None:
    one, other = deal(4), deal(4)
    place(one, "trump-red", "points-4", "crane", "keep")
    place(other, "keep", "crane", "trump-red", "points-4")
    assert one.view(A) != other.view(A)


def test_option_5_the_placing_itself_is_still_seen() -> None:
    state = deal(3, anonymous=True)
    dealer = state.dealer
    (event,) = found(place(state, "trump-red"), TokenPlaced)
    for seat in (0, 1, 2, None):
        assert (event.seen_by(seat).seat, event.seen_by(seat).box) == (dealer, BOX["trump-red"])


# O-6 Look back


def three_tricks(option: str) -> Any:
    hands = ["R13 G2 B2 B8", "R2 G3 B3 R8", "R3 G4 B4 Y8", "R4 G5 B5 G8"]
    state = position(hands, options=Options(look_back=option))
    plays(state, "R13 R2 R3 R4 G2 G3 G4 G5 B5 B2 B3 B4")
    return state


@pytest.mark.parametrize(("option", "count"), [("last", 1), ("none", 0), ("all", 3)])
def test_option_6_what_may_be_looked_at(option: str, count: int) -> None:
    state = three_tricks(option)
    for seat in (0, 1, 2, 3, None):
        assert state.view(seat).look_back == (state.tricks[-count:] if count else ())


@pytest.mark.parametrize(("option", "count"), [("last", 0), ("none", 0), ("all", 3)])
def test_option_6_the_last_trick_until_the_next_lead_is_played(option: str, count: int) -> None:
    state = three_tricks(option)
    plays(state, "G8")
    assert len(state.view(A).look_back) == count


@pytest.mark.parametrize(("option", "count"), [("last", 0), ("none", 0), ("all", 0)])
def test_option_6_a_new_round_has_nothing_to_look_back_at(option: str, count: int) -> None:
    state = three_tricks(option)
    play_until(state, "vetoes")
    assert len(state.view(A).look_back) == count


# O-7 No-trump box


def test_option_7_line_3_gets_a_fifth_box() -> None:
    assert [BOX_WORDS[box] for box in boxes_of(2, no_trump=True)][-1] == "trump-none"
    state = deal(4, no_trump=True)
    (dealer,) = state.to_act()
    assert sum(str(move).split()[2].startswith("trump-") for move in state.moves(dealer)) == 5
    veto_down(state, trump="")
    assert state.view(A).terms.trump == -1


def test_option_7_a_colour_may_still_be_trump() -> None:
    state = deal(4, no_trump=True)
    veto_down(state, trump="G")
    assert state.view(A).terms.trump == 3
    assert winner("R13 G2 R12 R11", trump="G", options=NO_TRUMP) == B


@pytest.mark.parametrize("letter", "BRYG")
def test_nyet_113_no_printed_colour_is_trump(letter: str) -> None:
    others = [one for one in "BRYG" if one != letter]
    names = " ".join([f"{letter}2", *(f"{other}13" for other in others)])
    assert winner(names, trump="", options=NO_TRUMP) == A


def test_nyet_113_a_led_supertrump_is_followed_by_supertrumps_only() -> None:
    def may(hand: str) -> str:
        terms: dict[str, Any] = {"trump": "", "supertrump": "B", "options": NO_TRUMP}
        return legal_cards(position(["", hand, "", ""], trick="B1", **terms), B)

    assert may("B1 R5 B13") == "B1"
    assert may("B9 Y4") == "B9 Y4"
    assert may("R1 Y1 G1 B2") == "B2 R1 Y1 G1"


def test_nyet_113_supertrumps_do_not_follow_their_printed_colour() -> None:
    terms: dict[str, Any] = {"trump": "", "supertrump": "B", "options": NO_TRUMP}
    assert legal_cards(position(["", "B1 B3", "", ""], trick="B9", **terms), B) == "B3"
    assert legal_cards(position(["", "B1 R3", "", ""], trick="B9", **terms), B) == "B1 R3"


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("R13 B1 Y13 G13", B),
        ("R13 B1 R2 B1", D),
        ("B1 R13 Y13 B13", A),
        ("B1 B1 B1 B13", C),
        ("R2 Y13 R9 G13", C),
        ("R1 R1 Y13 R1", D),
    ],
)
def test_nyet_113_who_wins_without_trump(names: str, expected: int) -> None:
    assert winner(names, trump="", supertrump="B", options=NO_TRUMP) == expected


@pytest.mark.parametrize(("seats", "tokens"), [(2, 17), (3, 18), (4, 19), (5, 20)])
def test_nyet_113_one_more_token_a_round(seats: int, tokens: int) -> None:
    for trump in ("", "B"):
        state = deal(seats, no_trump=True)
        veto_down(state, trump=trump)
        assert len(state.view(A).tokens) == tokens


def test_nyet_113_with_neither_trump_nor_supertrump_the_led_colour_wins() -> None:
    names = "R5 R1 Y1 R9"
    assert winner(names, trump="", supertrump="", options=NO_TRUMP) == D


# O-8 Play forced cards


FORCED = Options(play_forced=True)


def test_option_8_a_single_legal_card_is_played_without_a_click() -> None:
    state = position(["R9 B2", "R2 G5", "R3 R6", "R4 G7"], options=FORCED)
    events = plays(state, "R9")
    assert [state.phase, state.to_act()] == ["tricks", (C,)]
    assert len(state.view(None).trick) == 2
    assert not found(events, TrickTaken)


def test_option_8_the_last_trick_plays_itself() -> None:
    state = position(["R9 B2", "R2 G5", "R3 G6", "R4 G7"], options=FORCED)
    events = plays(state, "R9")
    assert [event.winner for event in found(events, TrickTaken)] == [A, A]
    assert state.phase == "scores"


def test_option_8_off_everything_is_asked() -> None:
    state = position(["R9 B2", "R2 G5", "R3 G6", "R4 G7"])
    plays(state, "R9")
    assert state.to_act() == (B,)


def test_option_8_two_different_legal_cards_are_asked() -> None:
    state = position(["R9 B2", "R2 R5", "R3 G6", "R4 G7"], options=FORCED)
    plays(state, "R9")
    assert state.to_act() == (B,)


def test_option_8_equal_1s_are_one_option() -> None:
    state = position(["R9 B2", "R1 R1", "R3 R6", "R4 G7"], options=FORCED)
    plays(state, "R9")
    assert state.to_act() == (C,)


def test_option_8_a_forced_lead_is_played_too() -> None:
    state = position(["R9 R1", "R10 G4", "R5 R6", "R4 G7"], options=FORCED, supertrump="")
    plays(state, "R1")
    # B had to follow with R10. C still has a choice; then B must lead its G4, and D wins that.
    assert state.to_act() == (C,)
    events = plays(state, "R5")
    assert state.phase == "scores"
    assert [event.winner for event in found(events, TrickTaken)] == [B, D]


def test_option_8_vetoes_discards_and_passes_are_never_forced() -> None:
    state = deal(4, play_forced=True)
    veto_down(state, discards="one")
    form(state, B)
    assert state.phase == "discards"
    assert state.to_act() == (A, B, C, D)


def test_option_8_gives_the_same_round_as_playing_by_hand() -> None:
    by_hand = position(["R9 B2", "R2 G5", "R3 G6", "R4 G7"])
    plays(by_hand, "R9 R2 R3 R4 B2 G5 G6 G7")
    by_itself = position(["R9 B2", "R2 G5", "R3 G6", "R4 G7"], options=FORCED)
    plays(by_itself, "R9")
    assert by_hand.tricks == by_itself.tricks
    assert by_hand.scores == by_itself.scores
