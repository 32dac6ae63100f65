"""Stratego Cards, Illegal input: every row is refused in its words, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.chance import Chance
from game.rules import BadOptions, Refusal
from game.stratego import GAME
from game.stratego.draws import check_offer
from game.stratego.moves import Attack, Fill, Lay, ScoutLook, parse_move
from game.stratego.options import Options
from scenes.words import Words
from tests.rules.stratego_play import (
    BLUE,
    A,
    B,
    act,
    any_move,
    begun,
    fresh,
    legal,
    play,
    refused,
    table,
)
from tests.rules.test_coverage import numbered
from tests.stratego_table import setup

KEEP = Options(keep_attacking=True)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def sentence(words: Words, refusal: Refusal) -> str:
    """What the player reads."""
    return words(f"refusal-{refusal.code}", **dict(refusal.args))


def laying() -> Any:
    return setup("F B 2 2 4 7 9 10", "1 3 5 6 B B 8 4")


def action(**rest: Any) -> Any:
    """Red is to act; their line has all sorts of cards, Blue's a gap in slot 2."""
    return table("5 1 2 F B", "3 - 4 B 6", **({"red_hand": "8 10", "blue_hand": "7"} | rest))


def no_powers() -> Any:
    return table("5 6 4 B B", "3 - 4 B 6", red_hand="1 2 F", blue_hand="7")


def one_card(line: str = "- - - - 4") -> Any:
    return table("5 1 2 F B", line)


def filling(held: str = "F 3 8") -> Any:
    """Red has gaps in slots 1 and 2 and fills."""
    state = table("2 - 4 4 6", "9 4 5 - -", red_hand=held, blue_hand="3")
    play(state, "0 attack 1 1")
    return state


def regrouped() -> Any:
    state = table("F B 4 7 4", "3 4 - - -", red_hand="2 2 5", red_deck="3 3 6 6 9 10", seed=3)
    play(state, "0 regroup")
    return state


def small_regroup() -> Any:
    state = table("F B 4 - -", "3 4 - - -")
    play(state, "0 regroup")
    return state


def chain() -> Any:
    state = table("9 1 2 F -", "6 B 5 4 8", blue_hand="7", options=KEEP)
    play(state, "0 attack 1 1")
    return state


def offer_refused() -> Any:
    state = action()
    act(state, "offer-draw", "refuse-draw")
    return state


def powers(kind: str) -> Callable[[], Any]:
    return lambda: action(options=Options(powers=kind))


def blues_turn() -> Any:
    return action(to_act=BLUE)


FIVE = "Place five cards in your line."
EIGHT = "Choose from the eight cards you took."
SLOT = "There is no card in that slot."
ONLY_LINE = "Only cards in your line can attack."
ENEMY_LINE = "Choose a card in the enemy line."
ACTED = "You have already acted this turn."
MUST_ACT = "You must attack or use a power."
NOT_NOW = "This cannot be done now."
TAKEN = "That slot is taken."
STAY = "Cards in the line stay where they are."
OFF = "That power is switched off in this game."
PEEK = "You may not look at that card."

ROWS: list[tuple[str, Callable[[], Any], str, str, str]] = [
    ("four cards in the line", laying, "0 lay 9 F 2 10 -", FIVE, "STR-03"),
    ("no card in the line", laying, "0 lay - - - - -", FIVE, "STR-03"),
    ("one card in the line, Blue", laying, "1 lay - - 3 - -", FIVE, "STR-03"),
    ("four after a regroup", regrouped, "0 lay - - - - -", FIVE, "STR-03"),
    ("a card of the deck", laying, "0 lay 9 F 2 10 8", EIGHT, "STR-03"),
    ("a third Scout", laying, "0 lay 2 2 2 4 7", EIGHT, "STR-03"),
    ("a card of the enemy's eight", laying, "0 lay 1 2 4 7 9", EIGHT, "STR-03"),
    ("attack in the enemy's turn", blues_turn, "0 attack 1 1", "It is Blue’s turn.", "STR-06"),
    ("look in the enemy's turn", blues_turn, "0 spy-look", "It is Blue’s turn.", "STR-06"),
    ("regroup in the enemy's turn", blues_turn, "0 regroup", "It is Blue’s turn.", "STR-06"),
    ("give up in the enemy's turn", blues_turn, "0 give-up", "It is Blue’s turn.", "STR-06"),
    ("draw in the enemy's turn", blues_turn, "0 offer-draw", "It is Blue’s turn.", "STR-06"),
    ("fill in the enemy's turn", filling, "1 fill - - - 3 -", "It is Red’s turn.", "STR-06"),
    ("attack as Blue in Red's turn", action, "1 attack 1 1", "It is Red’s turn.", "STR-06"),
    ("attack with the Flag", action, "0 attack 4 1", "The Flag cannot attack.", "STR-35"),
    ("attack with a Bomb", action, "0 attack 5 1", "Bombs cannot attack.", "STR-35"),
    ("attack with a card in hand", action, "0 attack-from-hand 8 1", ONLY_LINE, "STR-25"),
    ("attack a gap", action, "0 attack 1 2", SLOT, "STR-35"),
    ("attack an own card", action, "0 attack-own 1 2", ENEMY_LINE, "STR-35"),
    ("attack the own Flag", action, "0 attack-own 1 4", ENEMY_LINE, "STR-35"),
    ("second attack", filling, "0 attack 3 2", ACTED, "STR-14"),
    ("second action: look", filling, "0 scout-look 1 1 2", ACTED, "STR-14"),
    ("second action: regroup", filling, "0 regroup", ACTED, "STR-14"),
    ("Spy look after an attack", chain, "0 spy-look", "No powers after an attack.", "STR-80"),
    (
        "Scout look after an attack", chain,
        "0 scout-look 3 2 3", "No powers after an attack.", "STR-80",
    ),
    ("regroup after an attack", chain, "0 regroup", "No powers after an attack.", "STR-80"),
    ("pass", action, "0 stop", MUST_ACT, "STR-14"),
    (
        "Spy not in the line", no_powers,
        "0 spy-look", "The Spy must be in your line.", "STR-40",
    ),
    (
        "Scout not in the line", no_powers,
        "0 scout-look 1 1 3", "The Scout must be in your line.", "STR-40",
    ),
    (
        "Scout look with another card", action,
        "0 scout-look 1 1 3", "The Scout must be in your line.", "STR-40",
    ),
    (
        "Spy look at an empty hand", lambda: action(blue_hand=""),
        "0 spy-look", "The enemy has no cards in hand.", "STR-68",
    ),
    ("Scout look at one of more", action, "0 scout-look 3 1", "Choose two enemy cards.", "STR-70"),
    (
        "Scout look at none", action,
        "0 scout-look 3", "Choose two enemy cards.", "STR-70",
    ),
    (
        "Scout look at one card twice", action,
        "0 scout-look 3 1 1", "Choose two different cards.", "STR-70",
    ),
    ("Scout look at a gap", action, "0 scout-look 3 1 2", SLOT, "STR-70"),
    ("Scout look at the gap beside the only card", one_card, "0 scout-look 3 1 5", SLOT, "STR-70"),
    ("Scout look at a gap alone", one_card, "0 scout-look 3 2", SLOT, "STR-70"),
    (
        "regroup without the Flag in the line", no_powers,
        "0 regroup", "Your Flag is not in your line.", "STR-61",
    ),
    ("two gaps left open", filling, "0 fill - - - - -", "Fill your gaps: 2 more.", "STR-15"),
    ("end the turn with two open gaps", filling, "0 stop", "Fill your gaps: 2 more.", "STR-15"),
    (
        "end the turn with one card for two gaps", lambda: filling("F"),
        "0 stop", "Fill your gaps: 1 more.", "STR-15",
    ),
    ("a gap left open", filling, "0 fill 3 - - - -", "Fill your gaps: 1 more.", "STR-15"),
    (
        "one hand card, no gap filled", lambda: filling("F"),
        "0 fill - - - - -", "Fill your gaps: 1 more.", "STR-15",
    ),
    ("a card into a filled slot", filling, "0 fill 3 8 F - -", TAKEN, "STR-15"),
    ("a card into a filled slot, gap open", filling, "0 fill 3 - 8 - -", TAKEN, "STR-15"),
    ("move a line card", action, "0 shift 1", STAY, "STR-18"),
    ("move a line card while filling", filling, "0 shift 3", STAY, "STR-18"),
    ("look at an enemy card", action, "0 peek 1", PEEK, "STR-40"),
    ("look at an enemy card while filling", filling, "0 peek 3", PEEK, "STR-40"),
    (
        "offer a draw twice in one turn", offer_refused,
        "0 offer-draw", "You have already offered a draw this turn.", "STR-54",
    ),
    ("regroup switched off", powers("no-regroup"), "0 regroup", OFF, "O-4"),
    ("regroup switched off, none", powers("none"), "0 regroup", OFF, "O-4"),
    ("Spy look switched off", powers("none"), "0 spy-look", OFF, "O-4"),
    ("Scout look switched off", powers("none"), "0 scout-look 3 1 3", OFF, "O-4"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("make", "text", "told", "rule"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_illegal_input_is_refused_in_the_words_of_the_table(
    words: Words, make: Callable[[], Any], text: str, told: str, rule: str
) -> None:
    refusal = refused(make(), text)
    assert sentence(words, refusal) == told
    assert refusal.rule == rule


def red_has_laid() -> Any:
    state = laying()
    play(state, "0 lay 9 F 2 10 B")
    return state


def offered() -> Any:
    state = action()
    act(state, "offer-draw")
    return state


def over() -> Any:
    state = action()
    act(state, "give-up")
    return state


def between_games() -> Any:
    state = action(options=Options(wins=2))
    act(state, "give-up")
    return state


# What the table does not name but a player can try.
MORE: list[tuple[Callable[[], Any], str, str, str]] = [
    (red_has_laid, "0 lay 9 F 2 10 B", "Your line is laid.", "STR-05"),
    (laying, "0 attack 1 1", "Lay your line first.", "STR-05"),
    (regrouped, "0 attack 1 1", ACTED, "STR-14"),
    (action, "0 fill 8 - - - -", "Gaps are filled after your action.", "STR-10"),
    (filling, "0 fill 9 3 - - -", "You do not hold that card.", "STR-15"),
    (filling, "0 fill 3 3 - - -", "You do not hold that card.", "STR-15"),
    (action, "0 accept-draw", "Nobody has offered a draw.", "STR-54"),
    (offered, "1 attack 1 1", "Answer the offer of a draw first.", "STR-54"),
    (offered, "1 give-up", "Answer the offer of a draw first.", "STR-54"),
    (small_regroup, "0 lay F B - - -", "Place all your cards in your line.", "STR-62"),
    (small_regroup, "0 lay F B 7 - -", "Choose from the 3 cards you took.", "STR-03"),
    (over, "0 attack 1 1", "The game is over.", "STR-50"),
    (filling, "0 offer-draw", ACTED, "STR-54"),
    (filling, "0 spy-look", ACTED, "STR-14"),
    (action, "0 lay 5 1 2 F B", STAY, "STR-18"),
    (regrouped, "0 stop", FIVE, "STR-03"),
    (small_regroup, "0 stop", "Place all your cards in your line.", "STR-62"),
    (action, "0 go-on", NOT_NOW, "STR-10"),
    (between_games, "0 attack 1 1", NOT_NOW, "STR-50"),
]


@pytest.mark.parametrize(("make", "text", "told", "rule"), MORE)
def test_illegal_more_that_can_be_tried(
    words: Words, make: Callable[[], Any], text: str, told: str, rule: str
) -> None:
    refusal = refused(make(), text)
    assert (sentence(words, refusal), refusal.rule) == (told, rule)


def test_illegal_offering_a_draw_to_a_bot(words: Words) -> None:
    for people in (0, 1):
        refusal = check_offer(people)
        assert refusal is not None
        assert sentence(words, refusal) == "Only two people can agree on a draw."
        assert refusal.rule == "STR-54"
    assert check_offer(2) is None


def test_illegal_a_small_regroup_lays_all_cards() -> None:
    state = small_regroup()
    for text in ("F B - - -", "F B B 4 -", "F B 7 - -", "- - - - -"):
        assert refused(state, f"0 lay {text}").rule in ("STR-62", "STR-03")
    assert legal(state, "0 lay 4 - B - F")


def test_illegal_filling_with_a_card_not_in_hand() -> None:
    assert refused(filling(), "0 fill 3 9 - - -").rule == "STR-15"
    assert refused(filling(), "0 fill 3 3 - - -").rule == "STR-15"


def test_illegal_filling_twice() -> None:
    state = filling()
    play(state, "0 fill 3 8 - - -")
    assert refused(state, "0 fill 3 8 - - -")


# Moves of another step, of nobody, of no game

PHASES: list[Callable[[], Any]] = [
    laying, action, filling, regrouped, small_regroup, chain, offer_refused, blues_turn, no_powers,
]  # fmt: skip
TEXTS = (
    "0 lay 9 F 2 10 B", "1 lay B 1 8 B 4", "0 attack 1 1", "1 attack 1 1", "0 spy-look",
    "0 scout-look 3 1 3", "0 regroup", "0 fill 3 8 - - -", "0 stop", "0 give-up", "1 give-up",
    "0 offer-draw", "0 accept-draw", "1 refuse-draw", "0 go-on", "0 attack-from-hand 8 1",
    "0 attack-own 1 2", "0 shift 1", "0 peek 1", "1 peek 1", "1 shift 1",
)  # fmt: skip
UNLISTED = ("0 give-up", "1 give-up", "0 offer-draw", "1 offer-draw")


@pytest.mark.parametrize("make", PHASES)
def test_moves_of_another_step_are_refused_with_a_rule_of_the_book(
    root: Path, words: Words, make: Callable[[], Any]
) -> None:
    state = make()
    rules = {f"{prefix}-{number:02}" for prefix, number in numbered(root, "stratego")}
    offered = {str(move) for seat in (A, B) for move in state.moves(seat)}
    for text in TEXTS:
        if text in offered:
            assert legal(state, text)
        elif not (text in UNLISTED and legal(state, text)):
            refusal = refused(state, text)
            assert refusal.rule in rules
            assert sentence(words, refusal)


@pytest.mark.parametrize("make", PHASES)
@pytest.mark.parametrize("seat", ["2", "7", "-1"])
def test_a_seat_that_is_not_at_the_table_is_refused(make: Callable[[], Any], seat: str) -> None:
    state = make()
    for text in TEXTS:
        assert refused(state, seat + text[1:]).code == "stratego-no-such-seat"


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_offered_is_refused_and_what_is_offered_is_not(seed: int) -> None:
    """A walk: every move of one moment is tried at all later ones."""
    state = begun(seed, keep_attacking=bool(seed % 2))
    chance = Chance(seed)
    seen: dict[str, None] = {}
    while state.outcome is None:
        offered = {str(move) for seat in (A, B) for move in state.moves(seat)}
        if len(offered) < 200:
            seen.update(dict.fromkeys(sorted(offered)))
        for text in list(seen)[-60:]:
            assert legal(state, text) == (text in offered)
        any_move(state, chance)


@pytest.mark.parametrize(
    "text",
    ["", "0", "0 attack 1", "0 attack 0 1", "0 attack 1 6", "0 lay", "0 lay 11 - - - -",
     "0 lay 4 6 B 2", "0 lay 4 6 B 2 9 9", "0 fill 4", "0 scout-look", "0 attack 1 1 1",
     "a attack 1 1", "0  attack 1 1", "0 peek", "0 draw", "00 attack 1 1", "0 attack 01 1"],
)  # fmt: skip
def test_other_text_is_no_move(text: str) -> None:
    """Text that is no move is an error of parsing, or of a move that is refused."""
    try:
        move = parse_move(text)
    except ValueError:
        return
    assert str(move) == text
    for make in PHASES:
        assert make().check(move) is not None


@pytest.mark.parametrize(
    "move",
    [
        Attack(A, 5, 0), Attack(A, 0, 5), Attack(A, -1, 0), Attack(A, 0, -1),
        ScoutLook(A, 5, (0, 2)), ScoutLook(A, 2, (0, 5)), ScoutLook(A, 2, (-1, 0)),
        ScoutLook(A, 2, (0, 2, 3)),
    ],
    ids=repr,
)  # fmt: skip
def test_a_slot_that_is_not_there_is_refused_and_breaks_nothing(move: Any) -> None:
    state = action()
    before = state.copy()
    assert state.check(move) is not None
    assert state == before


@pytest.mark.parametrize("row", [(), (9, 0, 2, 10), (9, 0, 2, 10, 11, 4), (9, 0, 2, 10, 99)])
def test_a_line_that_has_not_five_slots_of_ranks_is_refused(row: tuple[int, ...]) -> None:
    assert laying().check(Lay(A, row)) is not None
    assert filling().check(Fill(A, row)) is not None


def test_every_move_has_a_text_that_is_read_back() -> None:
    for seed in range(6):
        state = fresh(seed, keep_attacking=True)
        chance = Chance(seed)
        while state.outcome is None:
            for seat in state.to_act():
                for move in list(state.moves(seat))[:60]:
                    assert GAME.parse_move(str(move)) == move
            any_move(state, chance)


def test_a_deal_for_another_number_of_players_is_refused(words: Words) -> None:
    with pytest.raises(BadOptions) as told:
        GAME.deal(3, Options(), 1)
    assert sentence(words, told.value.refusal) == "Stratego Cards is for 2 players."
