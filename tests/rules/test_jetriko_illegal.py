"""Jetriko, Illegal input: every row of the table is refused in its words, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.chance import Chance
from game.jetriko.cards import NAMES
from game.jetriko.moves import parse_move
from game.jetriko.options import Options
from game.rules import BadOptions, Refusal
from scenes.words import Words
from tests.rules.jetriko_play import A, any_move, deal, play, refused, table
from tests.rules.test_coverage import numbered

PEOPLE = ("Ann", "Bob", "Cem", "Dee", "Eve", "Flo")
HANDS = ["G1 G2 stop-1", "Y1 Y2 stop-2", "B1 B2 R1"]
WORDS = Words()


def sentence(refusal: Refusal) -> str:
    """What the player reads."""
    args: dict[str, Any] = dict(refusal.args)
    if "seat" in args:
        args["name"] = PEOPLE[args["seat"]]
    return WORDS(f"refusal-{refusal.code}", **args)


def main(**rest: Any) -> Any:
    return table(HANDS, top="R5", **rest)


def after_drawing(**rest: Any) -> Any:
    state = table(["R1 G1 stop-1", "Y1", "B1"], top="R5", coming="C1", **rest)
    play(state, "0 draw")
    return state


def attacked(top: str = "R4-plus", **rest: Any) -> Any:
    """B is attacked and holds one of everything."""
    cards = "R3 R3-skip R2-blank R1-steal G2-deflect C3-plus R3-deflect target-1 more-1"
    hands = ["G1 Y1", cards, "B1 B2"]
    return table(hands, top=top, turn=1, attack=("plus", 3, A), **rest)


def bound(cards: str = "G1 R4 G2-plus stop-1 B3", coming: str = "", *moves: str) -> Any:
    state = table([cards, "Y1", "B1"], top="G4-blank", bound=True, coming=coming)
    play(state, *moves)
    return state


def trapped(coming: str, *moves: str) -> Any:
    """A has drawn this trap."""
    state = table(["G1 G2 Y3", "Y1 Y2", "B1 B2"], top="R5", coming=coming)
    play(state, "0 draw", *moves)
    return state


def redrawing() -> Any:
    state = table(["G1", "Y1 Y2 Y3", "B1"], top="R2-redraw", turn=1, attack=("redraw", 2, A))
    play(state, "1 take-hit")
    return state


def dividing(*moves: str) -> Any:
    hands = ["G1 G2 stop-2", "Y1 Y2 divide-1 stop-1", "B1"]
    state = table(hands, top="R2-redraw", turn=1, attack=("redraw", 3, A))
    play(state, "1 play divide-1", *moves)
    return state


def white_trap() -> Any:
    state = table(["more-1 G1 G2", "Y1", "B1"], top="R5", coming="TG3")
    play(state, "0 play more-1")
    return state


def leveller() -> Any:
    hands = ["G1", "Y1 Y2 Y3 Y4 Y5 R1 R2 R3", "B1"]
    state = table(hands, top="C5", turn=1, coming="TB5")
    play(state, "1 draw")
    return state


OUT_OF_TURN = "It is not your turn; waiting for Ann."
NO_MATCH = "This card does not match the top card in colour, number or effect."
NO_ANSWER = "Only the same effect, a matching Deflect or a white card can answer this attack."
NO_DEFLECT = "A Deflect needs the colour or number of the last attack card."
NO_RAISE = "On a Deflect the attack card must share its colour or number."
WHITE_ONLY = "A white card can only be answered with a white card."
BLANK_PLAIN = "Blank: only a plain card of the same colour or number is allowed."
BLANK_MUST = "Blank: you hold a fitting plain card and must play one."
BLANK_ELSE = "Blank: nothing else in your hand fits."
TRAP_ENDS = "A trap ends your turn."
MUST = "This trap must be carried out."
ANOTHER = "Choose another player."

ROWS: list[tuple[str, Callable[[], Any], str, str, str]] = [
    ("play out of turn", main, "1 play Y1", OUT_OF_TURN, "JET-26"),
    ("draw out of turn", main, "2 draw", OUT_OF_TURN, "JET-26"),
    ("act while a victim decides", attacked, "0 play G1",
     "It is not your turn; waiting for Bob.", "JET-52"),
    ("a card not in the hand", main, "0 play Y1", "You do not hold this card.", "JET-26"),
    ("an answer not in the hand", attacked, "1 play more-2",
     "You do not hold this card.", "JET-26"),
    ("no match in the main step", main, "0 play G1", NO_MATCH, "JET-40"),
    ("no match after drawing", after_drawing, "0 play G1", NO_MATCH, "JET-40"),
    ("answer with a plain card", attacked, "1 play R3", NO_ANSWER, "JET-54"),
    ("answer with Skip", attacked, "1 play R3-skip", NO_ANSWER, "JET-54"),
    ("answer with Blank", attacked, "1 play R2-blank", NO_ANSWER, "JET-54"),
    ("answer with another kind", attacked, "1 play R1-steal", NO_ANSWER, "JET-54"),
    ("answer a Deflect with another kind", lambda: attacked("R1-deflect"),
     "1 play R1-steal", NO_ANSWER, "JET-54"),
    ("a Deflect that does not fit", attacked, "1 play G2-deflect clockwise",
     NO_DEFLECT, "JET-141"),
    ("raise on a Deflect without colour or number", lambda: attacked("R1-deflect"),
     "1 play C3-plus", NO_RAISE, "JET-145"),
    ("answer a white card with an attack card", lambda: attacked("more-2"),
     "1 play C3-plus", WHITE_ONLY, "JET-151"),
    ("answer a white card with a plain card", lambda: attacked("target-2"),
     "1 play R3", WHITE_ONLY, "JET-151"),
    ("answer a white card with a Deflect", lambda: attacked("times-two-2"),
     "1 play R3-deflect clockwise", WHITE_ONLY, "JET-151"),
    ("draw under attack", attacked, "1 draw",
     "You are under attack: answer or take the hit.", "JET-21"),
    ("pass before drawing", main, "0 pass", "Draw a card before you pass.", "JET-30"),
    ("draw a second card", after_drawing, "0 draw",
     "You have already drawn this turn.", "JET-29"),
    ("draw when nothing can be drawn", lambda: table(HANDS, top="R5", pile=""), "0 draw",
     "There is nothing left to draw; play or pass.", "JET-85"),
    ("under Blank an effect card", bound, "0 play G2-plus", BLANK_PLAIN, "JET-131"),
    ("under Blank a white card", bound, "0 play stop-1", BLANK_PLAIN, "JET-131"),
    ("under Blank a plain card that does not fit", bound, "0 play B3", BLANK_PLAIN, "JET-131"),
    ("under Blank draw with a fitting card", bound, "0 draw", BLANK_MUST, "JET-131"),
    ("under Blank pass with a fitting card", bound, "0 pass", BLANK_MUST, "JET-131"),
    ("under Blank pass with a fitting card and nothing to draw",
     lambda: table(["G1", "Y1", "B1"], top="G4-blank", bound=True, pile=""), "0 pass",
     BLANK_MUST, "JET-131"),
    ("under Blank after drawing another card", lambda: bound("G2-plus B3", "C1", "0 draw"),
     "0 play B3", BLANK_ELSE, "JET-133"),
    ("under Blank after drawing another white card",
     lambda: bound("stop-1 B3", "G1", "0 draw"), "0 play stop-1", BLANK_ELSE, "JET-133"),
    ("under Blank a drawn card that does not fit", lambda: bound("B3", "C1", "0 draw"),
     "0 play C1", BLANK_PLAIN, "JET-131"),
    ("a second card in one turn", lambda: dividing("0 discard G1"), "1 play stop-1",
     "You have already played this turn.", "JET-29"),
    ("play after a trap", lambda: trapped("TG1"), "0 play G1", TRAP_ENDS, "JET-96"),
    ("play after a trap drawn for a white card", white_trap, "0 play G1", TRAP_ENDS, "JET-96"),
    ("Deflect without direction", attacked, "1 play R3-deflect",
     "Choose a direction.", "JET-140"),
    ("Deflect without direction in the main step",
     lambda: table(["R3-deflect G1", "Y1", "B1"], top="R5"), "0 play R3-deflect",
     "Choose a direction.", "JET-140"),
    ("Target without a player", attacked, "1 play target-1",
     "Choose another player as target.", "JET-168"),
    ("Target names oneself", attacked, "1 play target-1 at 1",
     "Choose another player as target.", "JET-168"),
    ("answer Divide", dividing, "0 play stop-2", "This card cannot be answered.", "JET-157"),
    ("too few for a Redraw", redrawing, "1 discard Y1", "Choose exactly 2 cards.", "JET-65"),
    ("too many for a Redraw", redrawing, "1 discard Y1 Y2 Y3",
     "Choose exactly 2 cards.", "JET-65"),
    ("too many in a Divide", dividing, "0 discard G1 G2", "Choose exactly 1 card.", "JET-161"),
    ("too few for Sorting Desk", lambda: trapped("TB4 C1 C2"), "0 discard G1",
     "Choose exactly 2 cards.", "JET-191"),
    ("too few for Leveller", leveller, "1 discard Y1 Y2", "Choose exactly 3 cards.", "JET-192"),
    ("too many for Ballast", lambda: trapped("TG1"), "0 discard G1 G2",
     "Choose exactly 1 card.", "JET-193"),
    ("the same card twice", lambda: trapped("TB4 C1 C2"), "0 discard G1 G1",
     "Choose exactly 2 cards.", "JET-191"),
    ("a colour not in hand", lambda: trapped("TG2"), "0 colour blue",
     "You hold no card of this colour.", "JET-194"),
    ("Parting Gift to oneself", lambda: trapped("TG3"), "0 give G1 to 0", ANOTHER, "JET-195"),
    ("Counterblow on oneself", lambda: trapped("TG4"), "0 choose 0", ANOTHER, "JET-196"),
    ("Trade-Up with oneself", lambda: trapped("TG5"), "0 choose 0", ANOTHER, "JET-197"),
    ("decline Ballast", lambda: trapped("TG1"), "0 decline", MUST, "JET-92"),
    ("decline Sorting Desk", lambda: trapped("TB4"), "0 decline", MUST, "JET-92"),
    ("decline Colour Filter", lambda: trapped("TG2"), "0 decline", MUST, "JET-92"),
    ("decline Parting Gift", lambda: trapped("TG3"), "0 decline", MUST, "JET-92"),
    ("decline Counterblow", lambda: trapped("TG4"), "0 decline", MUST, "JET-92"),
    ("decline U-Turn", lambda: trapped("TB3"), "1 decline", MUST, "JET-92"),
    ("decline Hand-Me-Down", lambda: trapped("TR4"), "1 decline", MUST, "JET-92"),
    ("pick a card for a blind take",
     lambda: table(HANDS, top="R4-steal", turn=1, attack=("steal", 1, A)), "1 take 0",
     "Stolen cards are drawn at random.", "JET-63"),
    ("play a trap", main, "0 play TR1", "Traps are never played; they act when drawn.", "JET-46"),
    ("answer with a trap", attacked, "1 play TG5",
     "Traps are never played; they act when drawn.", "JET-46"),
    ("look at another hand", main, "0 look 1", "Not visible to you.", "JET-81"),
    ("look into the draw pile", main, "0 look draw-pile", "Not visible to you.", "JET-81"),
    ("take a hit without an attack", main, "0 take-hit", "This is not possible now.", "JET-20"),
    ("discard in the main step", main, "0 discard G1", "This is not possible now.", "JET-20"),
    ("start in the main step", main, "0 start left", "This is not possible now.", "JET-20"),
    ("give another's card", lambda: trapped("TG3"), "0 give Y1 to 1",
     "You do not hold this card.", "JET-195"),
    ("pass on another's card", lambda: trapped("TB3"), "0 give Y1",
     "You do not hold this card.", "JET-190"),
    ("hand down another's card", lambda: trapped("TR4"), "1 give G1",
     "You do not hold this card.", "JET-186"),
    ("discard another's card", redrawing, "1 discard Y1 B1",
     "You do not hold this card.", "JET-86"),
    ("another card than the drawn one",
     lambda: after_drawing(options=Options(after_drawing="drawn")), "0 play R1",
     "Only the card just drawn may be played.", "JET-206"),
    ("time up without a timer", main, "0 time-up",
     "There is no turn timer at this table.", "JET-202"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("make", "text", "told", "rule"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_illegal_input(make: Callable[[], Any], text: str, told: str, rule: str) -> None:
    refusal = refused(make(), text)
    assert sentence(refusal) == told
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("make", "text", "code"),
    [
        # Out of turn comes before everything else.
        (main, "1 play TR1", "jetriko-not-your-turn"),
        (main, "1 play G1", "jetriko-not-your-turn"),
        (lambda: trapped("TG1"), "1 play Y1", "jetriko-not-your-turn"),
        # Then a trap, whether one could hold it or not.
        (bound, "0 play TR1", "jetriko-trap-played"),
        (lambda: trapped("TG1"), "0 play TG2", "jetriko-trap-played"),
        (lambda: attacked("more-2"), "1 play TB1", "jetriko-trap-played"),
        # Then a card not in the hand.
        (bound, "0 play Y1", "jetriko-not-held"),
        (lambda: trapped("TG1"), "0 play Y1", "jetriko-not-held"),
        (lambda: attacked("more-2"), "1 play G1", "jetriko-not-held"),
        # Then Blank: of its lines the one about the drawn card first.
        (lambda: bound("G2-plus B3", "C1", "0 draw"), "0 play G2-plus",
         "jetriko-blank-nothing-else"),
        # Then a trap that came up.
        (white_trap, "0 play G1", "jetriko-trap-ends"),
        # Then the topmost of the rest.
        (lambda: attacked("more-2"), "1 play G2-deflect", "jetriko-white-only"),
        (attacked, "1 play G2-deflect", "jetriko-deflect-fit"),
    ],
)  # fmt: skip
def test_illegal_if_several_lines_fit(make: Callable[[], Any], text: str, code: str) -> None:
    assert refused(make(), text).code == code


def test_illegal_with_two_players_nothing_is_named() -> None:
    cards = "R3-deflect target-1"
    state = table(["G1", cards], top="R4-plus", turn=1, attack=("plus", 2, A))
    for text in ("1 play R3-deflect clockwise", "1 play target-1 at 0"):
        assert sentence(refused(state, text)) == "This is not possible now."


PHASES: list[Callable[[], Any]] = [
    lambda: deal(3), main, after_drawing, attacked, bound, redrawing, dividing, leveller,
    *(lambda trap=trap: trapped(trap) for trap in ("TR4", "TB3", "TB4", "TG1", "TG2", "TG3",
                                                   "TG4", "TG5")),
]  # fmt: skip
TEXTS = (
    "0 start left", "1 start right", "0 play R3-deflect clockwise", "0 play stop-1",
    "1 play G2-plus", "0 play target-1 at 2", "0 take-hit", "1 take-hit", "0 draw", "1 pass",
    "0 discard G1", "0 give G1", "1 give Y1", "0 give G1 to 2", "0 colour green", "0 choose 1",
    "0 decline", "0 go-on", "1 stop", "0 time-up", "0 take 1", "0 look 2", "0 look draw-pile",
)  # fmt: skip


@pytest.mark.parametrize("make", PHASES)
def test_moves_of_another_phase_are_refused_with_a_rule_of_the_book(
    root: Path, make: Callable[[], Any]
) -> None:
    state = make()
    rules = {f"{prefix}-{number}" for prefix, number in numbered(root, "jetriko")}
    legal = {str(move) for seat in range(3) for move in state.moves(seat)}
    for text in TEXTS:
        if text in legal:
            assert state.check(parse_move(text)) is None
        else:
            assert refused(state, text).rule in rules


@pytest.mark.parametrize("make", PHASES)
def test_a_seat_that_is_not_at_the_table_is_refused(make: Callable[[], Any]) -> None:
    state = make()
    for text in TEXTS:
        assert refused(state, "4" + text[1:]).code == "jetriko-no-such-seat"


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_not_offered_is_refused_and_what_is_offered_is_not(seats: int) -> None:
    """A walk through a match: every move of one moment is tried at every other."""
    state = deal(seats, seed=seats, length="first-2")
    chance = Chance(seats)
    seen: dict[str, None] = {}
    for _ in range(120):
        if state.outcome is not None:
            break
        offered = {str(move) for seat in state.to_act() for move in state.moves(seat)}
        seen.update(dict.fromkeys(offered))
        for text in list(seen)[-30:]:
            # Of many ways to discard only some are offered.
            if text in offered:
                assert state.check(parse_move(text)) is None
            elif text.split()[1] != "discard":
                assert refused(state, text)
        any_move(state, chance)


def test_after_the_end_everything_is_refused() -> None:
    state = table(["R1 G1", "", "B1"], top="C5")
    play(state, "0 draw", "0 pass")
    for text in TEXTS:
        assert refused(state, text).code == "jetriko-over"


def test_going_on_twice_is_refused() -> None:
    state = table(["R1 G1", "", "B1"], top="C5", options=Options(length="first-2"))
    play(state, "0 draw", "0 pass", "1 go-on")
    assert refused(state, "1 go-on").code == "jetriko-not-your-turn"
    assert refused(state, "0 stop").code == "jetriko-not-now"


@pytest.mark.parametrize(
    "text", ["", "0", "0 play", "0 play Z9", "x draw", "0 draw now", "0 play G1  ", "0 discard g1"]
)
def test_what_is_no_move_at_all(text: str) -> None:
    with pytest.raises(ValueError, match="not a move of Jetriko"):
        parse_move(text)


@pytest.mark.parametrize(
    "wrong",
    [
        {"length": "first-4"}, {"hand": 2}, {"hand": 8}, {"traps": "red"}, {"backs": None},
        {"after_drawing": "none"}, {"deflect": "never"}, {"skip_finish": "loses"},
        {"first_dealer": 7}, {"timer": 20},
    ],
)  # fmt: skip
def test_values_no_option_has_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as told:
        deal(6, **wrong)
    assert told.value.refusal.code == "unknown-value"


def test_every_card_is_named_in_moves() -> None:
    for name in NAMES:
        assert str(parse_move(f"0 play {name}")) == f"0 play {name}"
