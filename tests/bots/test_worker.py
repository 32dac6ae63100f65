"""Thinking in a process of its own, in slices, and when the process dies."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any
from unittest.mock import Mock

import pytest

from game.bots import worker
from game.bots.worker import LISTENING, Question, Slices, Worker, serve
from game.nyet.bot import make_bot
from tests.nyet_table import position, veto_board

# Only so that a test that waits in vain comes to an end; however slow the machine is, it is less.
PATIENCE_S = 300.0
NO_LIMIT_S = 1e9


def question(state: Any, budget: int = 200, longest_s: float = NO_LIMIT_S) -> Question:
    [seat] = state.to_act()
    view, moves = state.view(seat), state.moves(seat)
    return Question("nyet", "expert", seat, 7, view, moves, budget, longest_s)


def direct(asked: Question) -> Any:
    bot = make_bot(asked.level, asked.seat, asked.seed)
    return bot.choose(asked.view, asked.moves, asked.budget)


def wait_for(thinking: Worker | Slices) -> Any:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        move = thinking.answer()
        if move is not None:
            return move
    raise AssertionError("no answer")


@pytest.fixture(scope="module")
def thinking() -> Iterator[Worker]:
    one = Worker()
    yield one
    one.close()


def test_the_process_answers_what_the_bot_would(thinking: Worker) -> None:
    for state in (veto_board(seed=2), position(seed=3)):
        asked = question(state)
        thinking.ask(asked)
        assert wait_for(thinking) == direct(asked)
        assert thinking.answer() is None


def test_an_answer_to_an_older_question_is_not_given(thinking: Worker) -> None:
    older, newer = question(veto_board(seed=2)), question(position(seed=3))
    thinking.ask(older)
    thinking.ask(newer)
    assert wait_for(thinking) == direct(newer)
    assert thinking.answer() is None


def test_slices_give_the_same_move_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("game.bots.worker.time.perf_counter", lambda: next(ticks) / 1000)
    asked = question(position(seed=3), budget=200)
    slices = Slices(slice_ms=4.0)
    assert slices.answer() is None
    slices.ask(asked)
    assert slices.answer() is None
    assert wait_for(slices) == direct(asked)


def test_without_processes_it_thinks_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_method: str) -> Any:
        raise OSError("no processes here")

    monkeypatch.setattr(worker, "get_context", refuse)
    thinking = Worker()
    asked = question(position(seed=3))
    thinking.ask(asked)
    assert wait_for(thinking) == direct(asked)
    thinking.close()


def long_question() -> Question:
    """So long that a process is killed over it."""
    return question(position(seed=3), budget=10**9, longest_s=0.5)


def kill_over(thinking: Worker) -> None:
    """Kill the process as soon as it was asked, and let that be noticed."""
    while not thinking._listens:
        thinking.answer()
    process, end = thinking._process, thinking._end
    process.kill()
    process.join()
    while thinking._end is end:
        thinking.answer()


def test_a_process_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Slices, "ask", Mock(side_effect=AssertionError))
    thinking, asked = Worker(), long_question()
    for _ in range(2):
        thinking.ask(asked)
        kill_over(thinking)
        assert wait_for(thinking) in asked.moves
    thinking._process.kill()
    thinking._process.join()
    thinking.ask(asked)
    assert wait_for(thinking) in asked.moves
    thinking.close()


def test_what_kills_two_processes_is_thought_about_in_slices(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ask = Mock()
    monkeypatch.setattr(Slices, "ask", ask)
    thinking, asked = Worker(), long_question()
    thinking.ask(asked)
    for _ in range(2):
        assert not ask.called
        kill_over(thinking)
    ask.assert_called_once_with(asked)


def test_a_process_that_dies_as_soon_as_it_listens_is_replaced_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Slices, "ask", Mock(side_effect=AssertionError))
    thinking, asked = Worker(), question(position(seed=3))
    assert thinking._end is not None
    while not thinking._end.poll():
        time.sleep(0.01)
    thinking._process.kill()
    thinking._process.join()
    thinking.ask(asked)
    assert wait_for(thinking) == direct(asked)
    assert thinking._process.is_alive()
    thinking.close()


def test_when_the_process_dies_before_it_listens_it_thinks_on_in_slices() -> None:
    thinking = Worker()
    asked = question(position(seed=3))
    thinking._process.kill()
    thinking._process.join()
    thinking.ask(asked)
    assert wait_for(thinking) == direct(asked)
    thinking.close()


def test_nothing_is_sent_to_a_process_before_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks a long question would wait until the process has begun."""
    (near, far), (spare, _) = Pipe(), Pipe()
    context = Mock()
    context.Pipe.return_value = near, spare
    monkeypatch.setattr(worker, "get_context", lambda _: context)
    thinking, asked = Worker(), question(position(seed=3))
    thinking.ask(asked)
    assert thinking.answer() is None
    assert not far.poll()
    far.send((LISTENING, None))
    assert thinking.answer() is None
    assert far.poll()
    number, heard = far.recv()
    assert heard == asked
    far.send((number, asked.moves[0]))
    assert thinking.answer() == asked.moves[0]


@contextmanager
def serving() -> Iterator[Connection]:
    """The other side of the process, in a thread of this one."""
    end, other = Pipe()
    thread = Thread(target=serve, args=(end,))
    thread.start()
    try:
        yield other
    finally:
        other.close()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def test_a_newer_question_ends_the_thoughts_about_an_older_one() -> None:
    newer = question(position(seed=3))
    with serving() as asking:
        asking.send((1, question(position(seed=2), budget=10**9)))
        asking.send((2, newer))
        assert asking.poll(PATIENCE_S)
        assert asking.recv() == (2, direct(newer))


def test_when_it_takes_too_long_the_best_so_far_is_the_answer() -> None:
    asked = question(position(seed=3), budget=10**9, longest_s=0.0)
    with serving() as asking:
        asking.send((1, asked))
        assert asking.poll(PATIENCE_S)
        number, move = asking.recv()
    assert number == 1
    assert move in asked.moves


def test_a_bot_that_breaks_answers_with_its_first_move(
    thinking: Worker, expect_log: Callable[[str], None]
) -> None:
    """In the process and in slices: the log says why, and the next question is answered well."""
    sound, slices = question(position(seed=3)), Slices(slice_ms=50)
    spoilt = replace(sound, view="no view at all")
    expect_log("the expert bot broke and plays (?s:.)*Traceback")
    for mind in (thinking, slices):
        mind.ask(spoilt)
        assert wait_for(mind) == sound.moves[0]
        mind.ask(sound)
        assert wait_for(mind) == direct(sound)
