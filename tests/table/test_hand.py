"""The hand table by itself: how far one has picked, where answers stand, what flies from where."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from pygame import Rect

from game.cards import Seat
from game.messages import message
from game.prompts import Answer, Prompt, Question, Thing
from game.rules import Refusal
from scenes.table.fan import fan, leaning, parts_seen, two_rows
from scenes.table.hand.answers import ANSWER, EDGE, PANEL, badges, grid, ground, on_panel
from scenes.table.hand.choosing import BACK, Choosing
from scenes.table.hand.timer import Timer
from scenes.table.targets import Target

DONE, TWO = Thing("answer", "done"), 2


def card(number: int) -> Thing:
    return Thing("card", number)


def two_of_four(picks: tuple[Thing, ...]) -> Question:
    """Two cards to pick and then "done"; the last of the four is closed."""
    left = [card(n) for n in range(4) if card(n) not in picks and len(picks) < TWO]
    closed = Refusal("closed", "X-1")
    answers = [Answer(thing, message("card"), refusal=closed if thing == card(3) else None)
               for thing in left]  # fmt: skip
    ready = None if len(picks) == TWO else Refusal("not-yet", "X-2")
    done = Answer(DONE, message("done"), ("discard", *picks), ready)
    return Question(message("two"), (*answers, done))


def card_and_seat(picks: tuple[Thing, ...]) -> Question:
    """A card, and then whom it is for."""
    if not picks:
        return Question(message("which"), (Answer(card(0), message("card")),))
    return Question(message("whom"), (Answer(Thing("seat", 1), message("seat"), ("give", 1)),))


class Table:
    """A table at which one seat is asked, and which writes down what comes of it."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask
        self.answering: Seat | None = 0
        self.asked_here: Seat | None = 0
        self.submitted: list[Any] = []
        self.refused: list[str] = []
        self.choosing = Choosing(self)
        self.choosing.renew()

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt.of(seat, self.ask)

    def lay_targets(self) -> list[Target]:
        prompt = self.choosing.prompt
        assert prompt is not None
        return [Target(answer.thing, Rect(0, 0, 1, 1)) for answer in prompt.answers]

    def targets_laid(self) -> None:
        """Nothing is lettered here."""

    def does_besides(self, what: Thing) -> bool:
        return False

    def submit(self, move: Any, at: int) -> None:
        self.submitted.append(move)

    def refuse_with(self, refusal: Refusal) -> None:
        self.refused.append(refusal.code)

    def changed(self) -> None:
        self.choosing.renew()


# Picks


def test_cards_are_picked_one_by_one_put_back_and_one_too_many_puts_back_the_first() -> None:
    table = Table(two_of_four)
    for number in (0, 1):
        table.choosing.choose(card(number))
    assert list(table.choosing.picked) == [card(0), card(1)]
    table.choosing.choose(card(2))
    assert list(table.choosing.picked) == [card(1), card(2)]
    table.choosing.choose(card(1))
    assert list(table.choosing.picked) == [card(2)]
    assert not table.choosing.deeper
    assert (table.submitted, table.refused) == ([], [])


def test_what_is_closed_says_why_and_stays_out_of_the_picks() -> None:
    table = Table(two_of_four)
    table.choosing.choose(card(3))
    table.choosing.choose(DONE)
    assert table.refused == ["closed", "not-yet"]
    assert table.choosing.picked == ()
    assert [table.choosing.is_open(card(n)) for n in (0, 3)] == [True, False]


def test_picks_that_amount_to_a_move_are_handed_in_once() -> None:
    table = Table(two_of_four)
    for thing in (card(2), card(0), DONE):
        table.choosing.choose(thing)
    assert table.submitted == [("discard", card(2), card(0))]
    assert table.choosing.picked == ()


def test_a_deeper_question_can_be_gone_back_from() -> None:
    table = Table(card_and_seat)
    table.choosing.choose(card(0))
    assert table.choosing.deeper
    assert [answer.thing for answer in table.choosing.said] == [Thing("seat", 1), BACK]
    table.choosing.choose(BACK)
    assert table.choosing.picked == ()
    assert not table.choosing.deeper
    for thing in (card(0), Thing("seat", 1)):
        table.choosing.choose(thing)
    assert table.submitted == [("give", 1)]


def test_picks_go_with_the_question_and_nobody_asked_chooses_nothing() -> None:
    table = Table(two_of_four)
    table.choosing.choose(card(0))
    table.ask = card_and_seat
    table.choosing.renew()
    assert table.choosing.picked == ()
    table.answering = table.asked_here = None
    table.choosing.choose(card(0))
    assert table.choosing.picked == ()
    table.choosing.renew()
    assert table.choosing.prompt is None
    assert table.choosing.targets.all == []


def test_while_it_is_shown_what_others_did_nobody_chooses_and_picks_and_focus_stay() -> None:
    table = Table(two_of_four)
    table.choosing.choose(card(0))
    table.choosing.targets.focus = card(1)
    table.answering = None
    table.choosing.renew()
    table.choosing.choose(card(2))
    assert table.choosing.targets.all == []
    assert table.choosing.picked == (card(0),)
    table.answering = 0
    table.choosing.renew()
    assert table.choosing.picked == (card(0),)
    assert table.choosing.targets.focus == card(1)


def test_another_question_is_not_asked_before_it_was_shown_how_it_came_about() -> None:
    table = Table(two_of_four)
    table.answering, table.ask = None, card_and_seat
    table.choosing.renew()
    assert table.choosing.prompt is None


# Places


@pytest.mark.parametrize("unit", [0.8, 1.0, 2.5])
@pytest.mark.parametrize("count", range(1, 21))
def test_answers_stand_on_their_panel_and_apart(count: int, unit: float) -> None:
    middle = (round(640 * unit), round(290 * unit))
    for size in (ANSWER, (300, 60), (365, 52)):
        boxes = grid(count, middle, unit, size)
        assert len(boxes) == count
        assert not any(a.colliderect(b) for a, b in combinations(boxes, 2))
        panel = ground(boxes, unit)
        assert all(panel.contains(box) for box in boxes)
        assert panel.width <= (PANEL[0] + EDGE + 8) * unit
        assert panel.height <= (PANEL[1] + EDGE + 8) * unit


def test_answers_of_a_row_are_as_large_as_they_may_be() -> None:
    assert {box.size for box in grid(4, (640, 290), 1)} == {ANSWER}
    assert len({box.left for box in grid(10, (640, 290), 1)}) == TWO


def test_badges_stand_in_their_rows_round_the_middle() -> None:
    rows = [[Answer(Thing("colour", n), message("c")) for n in range(count)] for count in (4, 0, 5)]
    targets = badges(rows, (600, 300), 1.0)
    assert [target.what.value for target in targets] == [0, 1, 2, 3, 0, 1, 2, 3, 4]
    boxes = [target.box for target in targets]
    assert not any(a.colliderect(b) for a, b in combinations(boxes, 2))
    whole = boxes[0].unionall(boxes)
    assert abs(whole.centerx - 600) <= 1
    assert abs(whole.centery - 300) <= 1


def test_closed_answers_are_closed_targets() -> None:
    answers = two_of_four(()).answers
    assert [target.open for target in on_panel(answers, (640, 290), 1)] == [
        True, True, True, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize("count", range(1, 40))
def test_of_cards_in_two_rows_every_part_is_seen_and_none_twice(count: int) -> None:
    boxes = two_rows(Rect(100, 500, 700, 150), (60, 88), count, 50)
    parts = parts_seen(boxes)
    assert all(box.contains(part) for box, part in zip(boxes, parts, strict=True))
    assert not any(a.colliderect(b) for a, b in combinations(parts, 2))
    assert all(part.width and part.height for part in parts)


# Time


def test_the_time_for_a_choice_begins_anew_with_each_question() -> None:
    timer, second = Timer(), 1_000_000_000
    assert not timer.watch("a", 0, 15)
    assert not timer.watch("a", 14 * second, 15)
    assert timer.left_s == 1
    assert not timer.watch("b", 15 * second, 15)
    assert timer.left_s == 15
    assert timer.watch("b", 30 * second, 15)
    assert timer.left_s is None
    timer.watch("c", 40 * second, 15)
    timer.watch(None, 60 * second, 15)
    assert timer.next_ns(60 * second) is None


@pytest.mark.parametrize("count", [0, 1, 2, 5, 16, 40])
def test_the_hand_of_another_hangs_down_as_a_fan(count: int) -> None:
    boxes, turns = fan(500, 300, (40, 56), count, 180), leaning(fan(500, 300, (40, 56), count, 180))
    assert len(boxes) == len(turns) == count
    # It is even on both sides, the middle hangs lowest, and no two cards lie on one place.
    assert turns == pytest.approx([-turn for turn in reversed(turns)])
    assert max((box.bottom for box in boxes), default=300) in (299, 300)
    assert len({box.centerx for box in boxes}) == count
    assert all(abs(box.centerx - 500) <= 90 - 20 for box in boxes)
