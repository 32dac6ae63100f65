"""A match of Totem looked back on: every grab with its cards, and every match that was missed."""

from __future__ import annotations

import pytest

from game.grabs import Grab, Verdict, moment_of, tally_of
from game.match import Match, Player
from game.registry import load
from game.totem.cards import CARD, COLOUR_OF, SHAPE_OF
from game.totem.looking_back import grabs, mixed_up, why_no_match
from tests.house.games import TABLES


def played(seed: int) -> Match:
    """A match at random, in which hands grab rightly, wrongly and too late."""
    table = TABLES["totem"]
    game = load("totem")
    match = Match.new(game, game.Options(), [Player(f"P{n}", n) for n in range(4)], seed)
    for state, move, _ in table.walk(4, seed):
        if move is None or len(match.moves) > 4000:
            break
        assert state is not None
        match.play(move)
    return match


def test_every_grab_and_every_missed_match_is_found() -> None:
    found = dict.fromkeys(Verdict, 0)
    for seed in (1, 2, 3):
        match = played(seed)
        happened = [event for events in match.history for event in events]
        seen = grabs(match)
        named = [type(event).__name__ for event in happened]
        wrong = sum(grab.verdict is Verdict.WRONG for grab in seen)
        right = sum(grab.verdict is Verdict.RIGHT for grab in seen)
        assert wrong == named.count("Punished")
        assert right == sum(
            getattr(event, "verdict", "") == "correct"
            for event in happened
            if type(event).__name__ == "Grabbed"
        )
        for grab in seen:
            found[grab.verdict] += 1
            assert match.moves[grab.move].t == grab.t
            assert len(grab.cards) <= 2
    assert all(found.values())


def test_a_missed_match_is_of_two_cards_that_match() -> None:
    pairs = [grab.cards for seed in (1, 2, 3) for grab in grabs(played(seed))
             if grab.verdict is Verdict.MISSED and len(grab.cards) == 2]  # fmt: skip
    assert pairs
    for one, other in pairs:
        assert SHAPE_OF[one] == SHAPE_OF[other] or COLOUR_OF[one] == COLOUR_OF[other]


def grab(move: int, verdict: Verdict, reaction: int = -1, player: int = 0) -> Grab:
    return Grab(move, move * 100, player, verdict, (), reaction)


def test_tally_and_moment() -> None:
    all_ = [
        grab(1, Verdict.WRONG), grab(2, Verdict.RIGHT, 500), grab(3, Verdict.RIGHT, 300),
        grab(4, Verdict.MISSED), grab(5, Verdict.RIGHT, 250, player=1),
    ]  # fmt: skip
    tally = tally_of(all_, 0)
    assert (tally.right, tally.wrong, tally.missed) == (2, 1, 1)
    assert (tally.fastest, tally.median) == (300, 400)
    assert moment_of(all_) == all_[4]
    assert moment_of(all_[:1]) == all_[0]
    assert moment_of([]) is None
    assert tally_of([], 0).fastest is None


def test_a_card_is_taken_for_its_near_twin_rather_than_for_another_of_its_colour() -> None:
    open_ = {CARD[name]: hand for hand, name in enumerate(("S1-P", "D1-P", "S2-O", "S4-P"))}
    assert mixed_up(open_, 0) == (CARD["S1-P"], CARD["S2-O"])
    arrows = {CARD[name]: hand for hand, name in enumerate(("IN1", "S1-P", "OUT1"))}
    assert mixed_up(arrows, 1) == (CARD["S1-P"], CARD["IN1"])


@pytest.mark.parametrize(
    ("one", "other", "colours", "why"),
    [
        ("S1-P", "S2-P", False, "twins"), ("S1-P", "S4-P", False, "shape"),
        ("S1-P", "S1-O", False, "spent"), ("S1-P", "S1-O", True, "colour"),
        ("S1-P", "D1-P", True, "spent"), ("IN1", "IN2", False, "special"),
        ("S1-P", "COL1", True, "special"),
    ],
)  # fmt: skip
def test_why_two_cards_did_not_match(one: str, other: str, colours: bool, why: str) -> None:
    assert why_no_match(CARD[one], CARD[other], colours) == why
