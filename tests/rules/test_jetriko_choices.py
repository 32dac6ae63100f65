"""Jetriko, Choices: C1 to C19, what is asked, and what is carried out without asking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.jetriko_table import hand
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    deal,
    drawn,
    free,
    held,
    offers,
    play,
    revealed,
    sizes,
    slid_under,
    table,
    turn,
)


def hit(cards: str, value: int, kind: str = "redraw", coming: str = "") -> Any:
    """B has taken this hit."""
    top = {"redraw": "R2-redraw", "plus": "R4-plus"}[kind]
    state = table(["G1", cards, "B1"], top=top, turn=B, attack=(kind, value, A), coming=coming)
    play(state, "1 take-hit")
    return state


def trap(name: str, *hands: str, coming: str = "") -> Any:
    """A has drawn this trap."""
    state = table(list(hands), top="C5", coming=f"{name} {coming}")
    play(state, "0 draw")
    return state


@pytest.mark.parametrize("seats", range(2, 7))
def test_choice_c1_the_dealers_direction(seats: int) -> None:
    state = deal(seats)
    if seats == 2:
        assert turn(state) == (1 - state.dealer, "main")
    else:
        assert turn(state) == (state.dealer, "direction")
        assert offers(state, state.dealer) == {"start left", "start right"}


def test_choice_c2_defence_is_asked_even_if_no_answer_exists() -> None:
    state = table(["G1", "R1", "B1"], top="R4-plus", turn=B, attack=("plus", 2, A))
    assert turn(state) == (B, "defence")
    assert offers(state, B) == {"take-hit"}


def test_choice_c2_hit_without_asking_only_with_an_empty_hand() -> None:
    state = table(["R4-plus G1", "", "B1"], top="R5")
    play(state, "0 play R4-plus")
    assert turn(state) == (B, "main")


def test_choice_c3_main_step_is_asked_even_if_only_drawing_is_possible() -> None:
    state = table(["G1", "Y1"], top="R5")
    assert turn(state) == (A, "main")
    assert offers(state, A) == {"draw"}


def test_choice_c3_pass_replaces_draw_with_nothing_to_draw() -> None:
    state = table(["G1", "Y1"], top="R5", pile="")
    assert turn(state) == (A, "main")
    assert offers(state, A) == {"pass"}


def test_choice_c4_after_drawing_is_asked_even_if_only_passing_is_possible() -> None:
    state = table(["G1", "Y1"], top="R5", coming="C1")
    play(state, "0 draw")
    assert turn(state) == (A, "drawn")
    assert offers(state, A) == {"pass"}


def test_choice_c5_under_blank() -> None:
    state = table(["G1 B3", "Y1"], top="G4-blank", bound=True)
    assert (turn(state), offers(state, A)) == ((A, "main"), {"play G1"})
    state = table(["B3", "Y1"], top="G4-blank", bound=True)
    assert (turn(state), offers(state, A)) == ((A, "main"), {"draw"})
    state = table(["G4-blank R1", "", "B1"], top="G5", coming="C1")
    assert drawn(play(state, "0 play G4-blank"), B) == "C1"


def test_choice_c6_after_drawing_under_blank() -> None:
    for coming, wanted in (("G1", {"play G1", "pass"}), ("C1", {"pass"})):
        state = table(["B3", "Y1"], top="G4-blank", bound=True, coming=coming)
        play(state, "0 draw")
        assert (turn(state), offers(state, A)) == ((A, "drawn"), wanted)


def test_choice_c6_passes_by_itself_with_nothing_drawn() -> None:
    state = table(["G4-blank R1", "B3", "B1"], pile="")
    play(state, "0 play G4-blank")
    assert turn(state) == (C, "main")


@pytest.mark.parametrize("seats", range(2, 7))
def test_choice_c7_deflect_direction(seats: int) -> None:
    hands = ["R3-deflect", *["Y1", "Y2", "Y3", "Y4", "Y5"][: seats - 1]]
    state = table(hands, top="R5")
    both = {"play R3-deflect clockwise", "play R3-deflect anticlockwise"}
    assert offers(state, A) == ({"play R3-deflect"} if seats == 2 else both) | {"draw"}


@pytest.mark.parametrize("seats", range(2, 7))
def test_choice_c8_target(seats: int) -> None:
    hands = ["target-1", *["Y1", "Y2", "Y3", "Y4", "Y5"][: seats - 1]]
    state = table(hands, top="R4-plus", attack=("plus", 2, seats - 1))
    named = {f"play target-1 at {other}" for other in range(1, seats)}
    assert offers(state, A) == ({"play target-1"} if seats == 2 else named) | {"take-hit"}


def test_choice_c9_redraw_discard() -> None:
    assert turn(hit("Y1 Y2 Y3", 2)) == (B, "discard")
    for cards, value in (("Y1 Y2", 2), ("Y1", 2)):
        state = hit(cards, value)
        assert turn(state) == (B, "main")
        assert sizes(state)[B] == 2


@pytest.mark.parametrize(
    ("attacker", "divider", "asked"),
    [("G1 G2", "Y1 Y2", [A, B]), ("G1", "Y1 Y2", [B]), ("G1 G2", "Y1", [A]), ("", "", [])],
)
def test_choice_c10_divide_discard(attacker: str, divider: str, asked: list[int]) -> None:
    hands = [attacker, f"divide-1 {divider}", "B1"]
    state = table(hands, top="R2-redraw", turn=B, attack=("redraw", 2, A))
    play(state, "1 play divide-1")
    for seat in asked:
        assert turn(state) == (seat, "discard")
        play(state, f"{seat} discard {hand(state, seat).split()[0]}")
    assert free(state, C)


def test_choice_c11_hand_me_down_is_never_without_asking() -> None:
    state = trap("TR4", "R1", "Y1 Y2", "B1")
    assert (turn(state), offers(state, B)) == ((B, "hand-down"), {"give Y1", "give Y2"})


def test_choice_c12_u_turn() -> None:
    state = trap("TB3", "R1 R2", "Y1", "", "B1 B2")
    assert state.to_act() == (A, D)
    assert offers(state, A) == {"give R1", "give R2"}
    state = trap("TB3", "R1", "Y1", "B1")
    # All had one card only: A's to C, C's to B, B's to A.
    assert [hand(state, seat) for seat in range(3)] == ["Y1", "B1", "R1"]
    assert turn(state) == (C, "main")


def test_choice_c13_sorting_desk() -> None:
    state = trap("TB4", "R1", "Y1", "B1", coming="C1 C2")
    assert turn(state) == (A, "discard")
    # The whole hand goes without asking.
    state = table(["R4-plus G1", "", "B1"], top="R5", coming="TB4 C1 C2")
    events = play(state, "0 play R4-plus")
    assert revealed(events) == [("TB4", B)]
    assert slid_under(events, B) == "C1 C2"
    assert free(state, C)


def test_choice_c14_leveller_is_never_without_asking() -> None:
    state = trap("TB5", *held(6, 7, 2))
    assert turn(state) == (A, "discard")
    play(state, f"0 discard {hand(state, A).split()[0]}")
    assert turn(state) == (B, "discard")


def test_choice_c15_ballast() -> None:
    assert turn(trap("TG1", "R1 R2", "Y1", "B1")) == (A, "discard")
    state = trap("TG1", "R1", "Y1", "B1")
    assert sizes(state)[A] == 0
    assert free(state, B)


def test_choice_c16_colour_filter() -> None:
    state = trap("TG2", "R1 B1", "Y1", "G1")
    assert (turn(state), offers(state, A)) == ((A, "colour"), {"colour red", "colour blue"})
    for cards, left in (("R1 R2", ""), ("stop-1", "stop-1"), ("R1 stop-1", "stop-1")):
        state = trap("TG2", cards, "Y1", "G1")
        assert hand(state, A) == left
        assert free(state, B)


def test_choice_c17_parting_gift() -> None:
    state = trap("TG3", "R1 R2", "Y1", "G1")
    assert offers(state, A) == {f"give {c} to {to}" for c in ("R1", "R2") for to in (1, 2)}
    state = trap("TG3", "R1", "Y1", "G1")
    assert offers(state, A) == {"give R1 to 1", "give R1 to 2"}
    state = trap("TG3", "R1 R2", "Y1")
    assert offers(state, A) == {"give R1", "give R2"}
    state = trap("TG3", "R1", "Y1")
    assert free(state, B)


def test_choice_c18_counterblow() -> None:
    state = trap("TG4", "R1", "Y1", "G1")
    assert (turn(state), offers(state, A)) == ((A, "counterblow"), {"choose 1", "choose 2"})
    state = trap("TG4", "R1", "Y1", coming="C1 C2")
    assert hand(state, B) == "Y1 C1 C2"


@pytest.mark.parametrize("hands", [("R1", "Y1"), ("R1", "Y1", "G1"), ("R1", "Y1", "", "")])
def test_choice_c19_trade_up_is_never_without_asking(hands: tuple[str, ...]) -> None:
    state = trap("TG5", *hands)
    assert turn(state) == (A, "swap")
    others = {f"choose {seat}" for seat in range(1, len(hands))}
    assert offers(state, A) == others | {"decline"}
