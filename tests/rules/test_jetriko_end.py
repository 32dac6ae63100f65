"""Jetriko, Scoring and End: JET-105 to JET-118."""

from __future__ import annotations

from typing import Any

import pytest

from game.chance import Chance
from game.jetriko.cards import NAMES, PLAYING
from game.jetriko.events import (
    CardsShown,
    OnTheBrink,
    Passed,
    RoundBegan,
    RoundBlocked,
    RoundWon,
    WouldStop,
)
from game.jetriko.options import Options
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    deal,
    found,
    free,
    offers,
    play,
    play_until,
    refused,
    revealed,
    sizes,
    table,
    turn,
    winner,
)


def won(length: str, *wins: int) -> Any:
    """B has just won a round of this match; `wins` stood before."""
    seats = len(wins)
    hands = ["G1 G2", "", "Y1 Y2", "B1 B2"][:seats]
    state = table(hands, top="C5", wins=wins, number=sum(wins) + 1, options=Options(length=length))
    assert winner(play(state, "0 draw", "0 pass")) == B
    return state


BLOCKING = "R1 R2 R3 R4 R1-steal R2-blank R4-steal R3-skip Y1 Y2 Y3 Y4 B1 B2 B3 B4"


def split(cards: list[str], *counts: int) -> list[str]:
    """Hands of so many of these cards."""
    left = iter(cards)
    return [" ".join(next(left) for _ in range(count)) for count in counts]


def blocked(*counts: int, **rest: Any) -> Any:
    """A table where nothing can be drawn and nobody may play; seat 0 begins."""
    return table(split(BLOCKING.split(), *counts), top="C5", pile="", **rest)


def all_in_hand(seats: int, **rest: Any) -> Any:
    """All cards but the top card are in equal hands; nothing can be drawn."""
    cards = [NAMES[card] for card in PLAYING if NAMES[card] != "C5"]
    hands = split(cards, *[len(cards) // seats] * seats)
    return table(hands, top="C5", pile="", options=Options(traps="none"), **rest)


def pass_on(state: Any, turns: int) -> list[Any]:
    """So many turns that end with a pass."""
    events: list[Any] = []
    for _ in range(turns):
        (seat,) = state.to_act()
        events += play(state, f"{seat} pass")
    return events


def test_jet_105_only_the_winner_scores_and_no_points() -> None:
    state = won("first-3", 1, 0, 2)
    assert state.wins == (1, 1, 2)
    assert state.view(A).wins == (1, 1, 2)


def test_jet_106_all_hands_are_shown_after_a_round() -> None:
    state = table(["R1 R2", "", "Y1 Y2"], top="C5", options=Options(length="first-2"))
    events = play(state, "0 draw", "0 pass")
    shown = {event.seat: event.cards for event in found(events, CardsShown)}
    assert {seat: tuple(sorted(cards)) for seat, cards in shown.items() if cards} == {
        seat: tuple(state.hands[seat]) for seat in (A, C)
    }
    assert [event.wins for event in found(events, RoundWon)] == [(0, 1, 0)]
    assert state.phase == "scores"
    assert state.to_act() == (A, B, C)
    for looker in (A, B, C, None):
        view = state.view(looker)
        assert [tuple(sorted(cards)) for cards in view.known] == list(map(tuple, state.hands))


def test_jet_106_at_the_end_of_the_match_too() -> None:
    state = won("one", 0, 0, 0)
    assert state.phase == "over"
    assert [tuple(sorted(cards)) for cards in state.view(None).known] == list(
        map(tuple, state.hands)
    )


def test_jet_110_an_empty_hand_at_the_own_win_check_wins() -> None:
    # Emptied by playing, a turn before.
    state = table(["R1", "R2 G1", "Y2 B1"], top="R5")
    assert winner(play(state, "0 play R1", "1 play R2", "2 play Y2")) == A
    # Emptied by a Steal.
    state = table(["R4-steal R1", "Y1", "B4 B2"], top="R5")
    assert winner(play(state, "0 play R4-steal", "1 take-hit", "1 draw", "1 pass")) is None
    assert state.brink == (A,)
    assert winner(play(state, "2 play B4")) == A
    # Emptied by a trap, just before the own turn.
    state = table(["R1", "Y1 Y2", "G1 B2"], top="C5", turn=C, coming="TG5 TG1")
    play(state, "2 draw", "2 decline")
    assert revealed(play(state, "0 draw")) == [("TG1", A)]
    assert winner(play(state, "1 play Y1", "2 draw", "2 pass")) == A


def test_jet_111_an_empty_hand_at_another_moment_wins_nothing() -> None:
    state = table(["R1", "R4-plus G1", "Y1 Y2"], top="R5")
    events = play(state, "0 play R1")
    assert winner(events) is None
    assert [event.seat for event in found(events, OnTheBrink)] == [A]
    assert state.view(C).brink == (A,)
    play(state, "1 play R4-plus", "2 take-hit")
    assert turn(state) == (C, "main")
    assert state.brink == (A,)


def test_jet_111_others_may_attack_who_is_on_the_brink() -> None:
    state = table(["", "G1 G2", "R4-plus Y2"], top="R5", turn=C)
    events = play(state, "2 play R4-plus")
    assert winner(events) is None
    assert sizes(state)[A] == 2
    assert state.brink == ()


@pytest.mark.parametrize(("direction", "first"), [(1, C), (-1, A)])
def test_jet_112_the_first_to_reach_a_win_check_wins(direction: int, first: int) -> None:
    state = table(["", "G1 G2", "", ""], top="R5", turn=B, direction=direction)
    assert state.brink == (A, C, D)
    assert winner(play(state, "1 draw", "1 pass")) == first


def test_jet_113_on_the_brink_one_takes_every_hit() -> None:
    for card, size in (("R4-plus", 2), ("R4-steal", 1), ("R5-redraw", 1)):
        state = table([f"{card} G1", "", "Y1 Y2"], top="R3")
        play(state, f"0 play {card}")
        assert turn(state) == (B, "main")
        assert sizes(state)[B] == size


def test_jet_114_a_hit_that_brings_nothing_is_followed_by_the_win() -> None:
    state = table(["R4-steal", "", "Y1 Y2"], top="R3")
    assert winner(play(state, "0 play R4-steal")) == B
    state = table(["R5-redraw G1", "", "Y1 Y2"], pile="")
    assert winner(play(state, "0 play R5-redraw")) == B


@pytest.mark.parametrize("trap", ["TG1", "TG2", "TG3", "TB2"])
def test_jet_115_no_win_check_after_a_trap_in_the_hit(trap: str) -> None:
    state = table(["R4-plus G1", "", "Y1 Y2"], top="R3", coming=trap)
    events = play(state, "0 play R4-plus")
    assert winner(events) is None
    assert state.brink == (B,)
    assert free(state, C)
    # It waits for its next turn.
    assert winner(play(state, "2 draw", "2 pass")) is None
    play(state, "0 draw")
    assert winner(play(state, "0 pass")) == B


@pytest.mark.parametrize("card", ["R1", "R4-plus", "R4-steal", "R3-deflect clockwise", "R3-skip",
                                  "R2-blank"])  # fmt: skip
def test_jet_116_playing_the_last_card_never_wins_by_itself(card: str) -> None:
    state = table([card.split()[0], "Y1 Y2", "B1 B2"], top="R5")
    events = play(state, f"0 play {card}")
    assert winner(events) is None
    assert state.outcome is None
    assert state.brink == (A,)


@pytest.mark.parametrize("seats", range(2, 7))
def test_jet_117_a_blocked_round_ends(seats: int) -> None:
    counts = [3, 2, 2, 2, 2, 2][:seats]
    counts[seats - 1] = 1
    state = blocked(*counts)
    assert found(pass_on(state, seats - 1), RoundBlocked) == []
    assert state.view(A).passes == seats - 1
    (end,) = found(pass_on(state, 1), RoundBlocked)
    assert end.winner == seats - 1
    assert end.wins == tuple(int(seat == seats - 1) for seat in range(seats))
    assert state.outcome.winners == (seats - 1,)


def test_jet_117_a_tie_has_no_winner_and_the_same_dealer_deals_again() -> None:
    state = all_in_hand(3, dealer=B)
    (end,) = found(pass_on(state, 3), RoundBlocked)
    assert end.winner == -1
    assert end.wins == (0, 0, 0)
    assert state.outcome is None
    events = [event for seat in range(3) for event in play(state, f"{seat} go-on")]
    assert [event.dealer for event in found(events, RoundBegan)] == [B]
    assert turn(state) == (B, "direction")


def test_jet_117_any_other_turn_starts_the_count_anew() -> None:
    state = table(["R1 R2", "Y1 C1", "B1 B2"], top="C5", pile="")
    pass_on(state, 1)
    # A card is played: C5 is reshuffled and may be drawn.
    play(state, "1 play C1")
    assert state.view(A).passes == 0
    assert found(play(state, "2 draw", "2 pass"), RoundBlocked) == []


def test_jet_117_a_pass_after_drawing_the_last_card_counts() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B3"], top="C5", pile="G1")
    (passed,) = found(play(state, "0 draw", "0 pass"), Passed)
    assert (passed.seat, passed.blocked) == (A, True)
    (end,) = found(pass_on(state, 2), RoundBlocked)
    assert end.winner == -1


def test_jet_117_a_pass_with_cards_left_to_draw_does_not_count() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B3"], top="C5", pile="G1 G2 G3 G4")
    for seat in (A, B, C):
        play(state, f"{seat} draw", f"{seat} pass")
    assert state.view(A).passes == 0
    assert turn(state) == (A, "main")


def test_jet_117_a_turn_under_blank_with_nothing_to_draw_counts() -> None:
    state = table(["R1 R2", "R3 R4", "B1 B2 Y1"], top="C5-blank", pile="", bound=True)
    # A is bound, holds nothing that fits and cannot draw: its turn is over unasked.
    assert turn(state) == (B, "main")
    assert state.view(B).passes == 1
    (end,) = found(pass_on(state, 2), RoundBlocked)
    assert end.winner == -1


@pytest.mark.parametrize(
    ("length", "before", "over"),
    [
        ("one", (0, 0, 0), True),
        ("first-2", (1, 0, 1), False), ("first-2", (1, 1, 1), True),
        ("first-3", (2, 1, 2), False), ("first-3", (0, 2, 2), True),
        ("first-5", (4, 3, 4), False), ("first-5", (4, 4, 4), True),
        ("open", (0, 9, 0), False),
    ],
)  # fmt: skip
def test_jet_118_when_the_match_ends(length: str, before: tuple[int, ...], over: bool) -> None:
    state = won(length, *before)
    assert (state.outcome is not None) == over
    if over:
        assert state.outcome.winners == (B,)
        assert state.outcome.scores == (before[0], before[1] + 1, before[2])
        assert state.outcome.places[B] == 1
        assert state.to_act() == ()
        assert state.agenda == ()
        assert refused(state, "0 go-on").code == "jetriko-over"
    else:
        assert state.phase == "scores"
        for seat in range(3):
            assert "go-on" in offers(state, seat)
            assert ("stop" in offers(state, seat)) == (length == "open")


def test_jet_118_with_open_end_all_may_go_on() -> None:
    state = won("open", 3, 1, 2)
    events = play(state, "1 go-on", "0 go-on", "2 go-on")
    assert [event.dealer for event in found(events, RoundBegan)] == [B]
    assert state.wins == (3, 2, 2)
    assert turn(state) == (B, "direction")


@pytest.mark.parametrize(
    ("before", "winners"), [((3, 1, 2), (A,)), ((2, 1, 1), (A, B)), ((0, 0, 0), (B,))]
)
def test_jet_118_on_stopping_the_most_round_wins_win(
    before: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = won("open", *before)
    events = play(state, "1 go-on", "2 stop")
    assert [event.seat for event in found(events, WouldStop)] == [C]
    assert state.outcome.winners == winners
    assert [state.outcome.places[seat] for seat in winners] == [1] * len(winners)


def test_jet_118_a_round_without_a_winner_ends_no_match() -> None:
    state = all_in_hand(2)
    pass_on(state, 2)
    assert state.outcome is None
    play(state, "0 go-on", "1 go-on")
    assert state.number == 2
    assert state.view(A).wins == (0, 0)


def test_jet_118_rounds_are_played_until_somebody_has_enough() -> None:
    state = deal(3, seed=5, length="first-3")
    events = play_until(state, "over", chance=Chance(2))
    last = found(events, RoundWon)[-1]
    assert max(last.wins) == 3
    assert state.outcome.winners == (last.seat,)
    assert state.outcome.scores == last.wins
