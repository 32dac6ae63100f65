"""NYET!, Illegal input: every row of the table is refused in its words, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.chance import Chance
from game.nyet.looking import check_look
from game.nyet.moves import parse_move
from game.nyet.options import Options
from game.rules import BadOptions, Refusal
from scenes.words import Words
from tests.nyet_table import position, veto_board
from tests.rules.nyet_play import (
    A,
    B,
    C,
    any_move,
    deal,
    dealt_trick,
    fresh,
    next_round,
    place,
    play,
    plays,
    refused,
)
from tests.rules.test_coverage import numbered

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve")
HANDS = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]
NO_TRUMP = Options(no_trump=True)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def sentence(words: Words, refusal: Refusal) -> str:
    """What the player reads."""
    args: dict[str, Any] = dict(refusal.args)
    if "seat" in args:
        args["name"] = NAMES[args["seat"]]
    return words(f"refusal-{refusal.code}", **args)


def characters() -> Any:
    state = fresh(3)
    play(state, "0 choose bear")
    return state


def vetoes(*covered: str, seats: int = 4) -> Any:
    return veto_board(covered or ["points-1"], seats=seats)


def teams(seats: int) -> Any:
    return position(seats=seats, phase="teams")


def bonus(**rest: Any) -> Any:
    return position(seats=5, phase="bonus", **rest)


def discards(word: str) -> Any:
    return position(HANDS, phase="discards", line2=word)


def confirmed() -> Any:
    state = discards("one")
    play(state, "0 discard B9")
    return state


def passes(hands: list[str] | None = None) -> Any:
    return position(hands or HANDS, phase="passes", line2="pass")


def passed() -> Any:
    state = passes()
    play(state, "2 pass Y2")
    return state


def second(hand: str, led: str, **terms: Any) -> Any:
    """Seat 1 is to play to a led card."""
    return position(["", hand, "", ""], trick=led, **terms)


ROWS: list[tuple[str, Callable[[], Any], str, str, str]] = [
    (
        "character of another player", characters,
        "1 choose bear", "Bear is already taken.", "NYET-02",
    ),
    (
        "token on a covered box", lambda: vetoes("trump-red"),
        "1 veto trump-red", "That box is already covered.", "NYET-22",
    ),
    (
        "token on a covered box of a settled line",
        lambda: vetoes("trump-red", "trump-blue", "trump-green"),
        "3 veto trump-red", "That box is already covered.", "NYET-22",
    ),
    (
        "token on the last open box of a line",
        lambda: vetoes("trump-red", "trump-blue", "trump-green"),
        "3 veto trump-yellow", "This line is settled: its last box stays open.", "NYET-24",
    ),
    (
        "token on the last character with two players", lambda: vetoes("bear", seats=2),
        "1 veto wolf", "This line is settled: its last box stays open.", "NYET-24",
    ),
    (
        "token out of turn", lambda: vetoes("points-1"),
        "3 veto points-2", "It is Bob’s turn to place a token.", "NYET-21",
    ),
    (
        "token out of turn on a covered box", lambda: vetoes("points-1"),
        "0 veto points-1", "It is Bob’s turn to place a token.", "NYET-21",
    ),
    (
        "pass in the veto phase", vetoes,
        "1 no-veto", "You must place a token.", "NYET-23",
    ),
    (
        "pass in the veto phase out of turn", vetoes,
        "2 no-veto", "It is Bob’s turn to place a token.", "NYET-21",
    ),
    (
        "cover an unused character", vetoes,
        "1 veto eagle", "Eagle is not in this game.", "NYET-03",
    ),
    (
        "uncover an unused character", vetoes,
        "1 uncover eagle", "Eagle is not in this game.", "NYET-03",
    ),
    (
        "remove a token", lambda: vetoes("points-1"),
        "1 uncover points-1", "Tokens stay until the end of the round.", "NYET-26",
    ),
    (
        "teams chosen by someone else", lambda: teams(4),
        "1 teams 0", "Only the first player, Ann, forms the teams.", "NYET-45",
    ),
    (
        "too many partners chosen by someone else", lambda: teams(5),
        "1 teams 0 2 3", "Only the first player, Ann, forms the teams.", "NYET-45",
    ),
    (
        "too few partners of four", lambda: teams(4),
        "0 teams", "Choose 1 partner.", "NYET-48",
    ),
    (
        "too many partners of four", lambda: teams(4),
        "0 teams 1 2", "Choose 1 partner.", "NYET-48",
    ),
    (
        "oneself as partner", lambda: teams(4),
        "0 teams 0", "Choose 1 partner.", "NYET-48",
    ),
    (
        "too few partners of five", lambda: teams(5),
        "0 teams", "Choose one partner for a pair or two for a team of three.", "NYET-49",
    ),
    (
        "too many partners of five", lambda: teams(5),
        "0 teams 1 2 3", "Choose one partner for a pair or two for a team of three.", "NYET-49",
    ),
    (
        "the same partner twice", lambda: teams(5),
        "0 teams 1 1", "Choose one partner for a pair or two for a team of three.", "NYET-49",
    ),
    (
        "bonus to a member of the larger team", lambda: bonus(partners=(B, C)),
        "0 bonus 0", "The Bonus card goes to the smaller team.", "NYET-50",
    ),
    (
        "bonus to a member of the three others", lambda: bonus(partners=(B,)),
        "0 bonus 2", "The Bonus card goes to the smaller team.", "NYET-50",
    ),
    (
        "bonus given by someone else", lambda: bonus(partners=(B,)),
        "1 bonus 1", "Only the first player, Ann, forms the teams.", "NYET-45",
    ),
    (
        "bonus with two players", lambda: position(HANDS[:2]),
        "0 bonus 0", "The Bonus card is used only with 3 or 5 players.", "NYET-105",
    ),
    (
        "bonus with four players", lambda: teams(4),
        "0 bonus 0", "The Bonus card is used only with 3 or 5 players.", "NYET-105",
    ),
    (
        "no card where one is to go", lambda: discards("one"),
        "0 discard", "Select exactly 1 card.", "NYET-36",
    ),
    (
        "two cards where one is to go", lambda: discards("one"),
        "0 discard B9 R4", "Select exactly 1 card.", "NYET-36",
    ),
    (
        "one card where two are to go", lambda: discards("two"),
        "0 discard B9", "Select exactly 2 cards.", "NYET-36",
    ),
    (
        "three cards where two are to go", lambda: discards("two"),
        "0 discard B1 B9 R4", "Select exactly 2 cards.", "NYET-36",
    ),
    (
        "two cards without a 1 where one is to go", lambda: discards("no-1s"),
        "0 discard B9 R4", "Select exactly 1 card.", "NYET-36",
    ),
    (
        "a 1 under `1 no 1s`", lambda: discards("no-1s"),
        "1 discard G1", "1s may not be discarded this round.", "NYET-58",
    ),
    (
        "change a confirmed discard", confirmed,
        "0 discard R4", "Your discard is already confirmed.", "NYET-55",
    ),
    (
        "confirm the same discard again", confirmed,
        "0 discard B9", "Your discard is already confirmed.", "NYET-55",
    ),
    (
        "change a confirmed discard to too many", confirmed,
        "0 discard R4 B1", "Your discard is already confirmed.", "NYET-55",
    ),
    (
        "change a confirmed pass", passed,
        "2 pass Y9", "Your discard is already confirmed.", "NYET-55",
    ),
    (
        "discard a card not in hand", lambda: discards("one"),
        "0 discard B3", "You do not hold that card.", "NYET-57",
    ),
    (
        "discard one card twice", lambda: discards("two"),
        "0 discard B9 B9", "You do not hold that card.", "NYET-57",
    ),
    (
        "discard a 1 twice that is held once", lambda: discards("two"),
        "0 discard B1 B1", "You do not hold that card.", "NYET-57",
    ),
    (
        "pass a card not in hand", passes,
        "0 pass B3", "You do not hold that card.", "NYET-59",
    ),
    (
        "play a card not in hand", lambda: position(HANDS),
        "0 play R9", "You do not hold that card.", "NYET-66",
    ),
    (
        "play a card of another's hand", lambda: position(HANDS),
        "0 play B3", "You do not hold that card.", "NYET-66",
    ),
    (
        "play out of turn", lambda: position(HANDS),
        "2 play Y2", "It is Ann’s turn.", "NYET-66",
    ),
    (
        "play a card not in hand out of turn", lambda: position(HANDS),
        "2 play B1", "It is Ann’s turn.", "NYET-66",
    ),
    (
        "not following suit", lambda: second("R2 R3 B9", "R9"),
        "1 play B9", "You must follow red.", "NYET-68",
    ),
    (
        "trumping while able to follow", lambda: second("R2 Y3 B9", "R9"),
        "1 play Y3", "You must follow red.", "NYET-68",
    ),
    (
        "a supertrump of another colour while able to follow",
        lambda: second("R2 B1", "R9", supertrump="B"),
        "1 play B1", "You must follow red.", "NYET-68",
    ),
    (
        "not following when trump is led", lambda: second("Y2 B9", "Y9"),
        "1 play B9", "Trump was led: play a trump or a supertrump.", "NYET-70",
    ),
    (
        "not following trump with a lone supertrump",
        lambda: second("B1 B10 G4", "Y5", supertrump="B"),
        "1 play B10", "Trump was led: play a trump or a supertrump.", "NYET-70",
    ),
    (
        "not following a led supertrump", lambda: second("Y2 B12 G3", "B1", supertrump="B"),
        "1 play B12", "Trump was led: play a trump or a supertrump.", "NYET-70",
    ),
    (
        "no trump: not following a led supertrump",
        lambda: second("B1 R5", "B1", trump="", supertrump="B", options=NO_TRUMP),
        "1 play R5", "Supertrump was led: play a supertrump.", "NYET-113",
    ),
    (
        "following with a supertrump of the led printed colour",
        lambda: second("B1 B3 R8", "B9", supertrump="B"),
        "1 play B1", "Supertrumps count as trump: you must follow blue.", "NYET-71",
    ),
    (
        "no trump: a supertrump of the led printed colour",
        lambda: second("B1 B3", "B9", trump="", supertrump="B", options=NO_TRUMP),
        "1 play B1", "Supertrumps count as trump: you must follow blue.", "NYET-71",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("make", "text", "words_of_rulebook", "rule"),
    [row[1:] for row in ROWS],
    ids=[r[0] for r in ROWS],
)
def test_illegal_input(
    words: Words, make: Callable[[], Any], text: str, words_of_rulebook: str, rule: str
) -> None:
    refusal = refused(make(), text)
    assert sentence(words, refusal) == words_of_rulebook
    assert refusal.rule == rule


# Other words in the same rows


@pytest.mark.parametrize(
    ("led", "held", "colour"), [("B9", "B3", "blue"), ("R9", "R3", "red"), ("G9", "G3", "green")]
)
def test_illegal_not_following_names_the_colour(
    words: Words, led: str, held: str, colour: str
) -> None:
    refusal = refused(second(f"{held} Y9", led), "1 play Y9")
    assert sentence(words, refusal) == f"You must follow {colour}."


def test_illegal_with_three_players_two_partners_are_too_many(words: Words) -> None:
    refusal = refused(teams(3), "0 teams 1 2")
    assert refusal.rule == "NYET-47"


# Looking into old tricks (O-6)


def looked(option: str, number: int) -> Refusal | None:
    hands = ["R13 G2 B2", "R1 G3 B3", "R2 G4 B4", "R3 G5 B5"]
    state = position(hands, options=Options(look_back=option))
    plays(state, "R13 R1 R2 R3 G2 G3 G4 G5")
    refusals = [check_look(state.view(seat), state.tricks[number]) for seat in (0, 1, 2, 3, None)]
    assert all(refusal == refusals[0] for refusal in refusals)
    return refusals[0]


@pytest.mark.parametrize(
    ("option", "number", "told"),
    [
        ("last", 0, "Only the last trick may be looked at."),
        ("none", 0, "Tricks stay face down."),
        ("none", 1, "Tricks stay face down."),
    ],
)
def test_illegal_looking_into_an_old_trick(
    words: Words, option: str, number: int, told: str
) -> None:
    refusal = looked(option, number)
    assert refusal is not None
    assert sentence(words, refusal) == told
    assert refusal.rule == "NYET-81"


@pytest.mark.parametrize(("option", "number"), [("last", 1), ("all", 0), ("all", 1)])
def test_looking_where_it_is_allowed(option: str, number: int) -> None:
    assert looked(option, number) is None


def test_illegal_looking_at_the_last_trick_once_the_next_lead_is_played(words: Words) -> None:
    state = position(["R13 G2 B2", "R1 G3 B3", "R2 G4 B4", "R3 G5 B5"])
    plays(state, "R13 R1 R2 R3")
    assert check_look(state.view(B), state.tricks[0]) is None
    plays(state, "G2")
    refusal = check_look(state.view(B), state.tricks[0])
    assert refusal is not None
    assert refusal.rule == "NYET-81"


# Moves of another phase, of nobody, of no game


PHASES: list[Callable[[], Any]] = [
    characters, vetoes, lambda: teams(5), bonus, lambda: discards("one"), passes,
    lambda: position(HANDS),
]  # fmt: skip
TEXTS = (
    "0 choose eagle", "1 choose wolf", "0 veto points-2", "1 veto points-2", "0 no-veto",
    "0 uncover points-1", "0 teams 1", "0 bonus 1", "0 discard B9", "0 pass B9", "0 play B9",
    "0 go-on",
)  # fmt: skip


@pytest.mark.parametrize("make", PHASES)
def test_moves_of_another_phase_are_refused_with_a_rule_of_the_book(
    root: Path, make: Callable[[], Any]
) -> None:
    state = make()
    rules = {f"{prefix}-{number:02}" for prefix, number in numbered(root, "nyet")}
    legal = {str(move) for seat in range(len(state.hands)) for move in state.moves(seat)}
    for text in TEXTS:
        if text in legal:
            assert state.check(parse_move(text)) is None
        else:
            assert refused(state, text).rule in rules


@pytest.mark.parametrize("make", PHASES)
def test_a_seat_that_is_not_at_the_table_is_refused(make: Callable[[], Any]) -> None:
    state = make()
    for text in TEXTS:
        refusal = refused(state, "7" + text[1:])
        assert (refusal.code, refusal.rule) == ("nyet-no-such-seat", "NYET-01")


def test_after_the_end_everything_is_refused() -> None:
    state = deal(2, length="short")
    while state.outcome is None:
        next_round(state)
    for text in TEXTS:
        refusal = refused(state, text)
        assert (refusal.code, refusal.rule) == ("nyet-over", "NYET-95")


def test_going_on_before_the_scores_or_twice_is_refused() -> None:
    names = "R10 R2 R3"
    state = dealt_trick(names)
    assert refused(state, "0 go-on").code
    plays(state, names)
    play(state, "0 go-on")
    assert refused(state, "0 go-on").code
    assert state.to_act() == (1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_not_offered_is_refused_and_what_is_offered_is_not(seats: int) -> None:
    """A walk through two rounds: every move of one moment is tried at every other."""
    state = deal(seats, seed=seats, length="short")
    chance = Chance(seats)
    seen: dict[str, None] = {}
    while state.view(A).number < 3:
        seen.update({str(move): None for seat in state.to_act() for move in state.moves(seat)})
        offered = {str(move) for seat in range(seats) for move in state.moves(seat)}
        for text in list(seen)[-60:]:
            by_any_order = text.split()[1] in ("teams", "discard")
            if text in offered:
                assert state.check(parse_move(text)) is None
            elif not by_any_order:
                assert refused(state, text)
        any_move(state, chance)


# Boxes and options that are not there


def test_the_no_trump_box_is_not_on_the_board_without_option_7() -> None:
    assert refused(vetoes(), "1 veto trump-none").rule == "NYET-113"


def test_placing_two_tokens_in_one_turn_is_refused() -> None:
    state = deal(4)
    dealer = state.dealer
    place(state, "points-1")
    assert refused(state, f"{dealer} veto points-2").rule == "NYET-21"


@pytest.mark.parametrize(
    "wrong",
    [
        {"length": "long"}, {"limit": 99}, {"bonus": "both"}, {"difference": "yes"},
        {"look_back": "first"}, {"no_trump": None}, {"anonymous": 3}, {"play_forced": "on"},
    ],
)  # fmt: skip
def test_values_no_option_has_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as told:
        fresh(4, **wrong)
    assert told.value.refusal.code == "unknown-value"
