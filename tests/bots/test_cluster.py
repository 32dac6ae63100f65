"""A cluster gives the verdict of one machine, also when it loses a worker, and is explained."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

import distributed
import pytest

from game.bots import arena, cluster
from game.bots.arena import counted, play_on_cluster, play_pairs, verdict
from game.bots.cluster import NoCluster, code_of, joined, see_to_it_that_it_fits
from game.bots.pairs import Pair, Trial

PAIRS = 300


@contextmanager
def running(*command: str, where: Path) -> Iterator[subprocess.Popen[str]]:
    """A program of Dask on this machine, in a folder with a `game` that is not ours."""
    wrong = where / "game"
    wrong.mkdir(exist_ok=True)
    (wrong / "__init__.py").write_text("")
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *command], cwd=where, text=True, stderr=subprocess.PIPE
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[str], what: str) -> str:
    """Reads what it logs until it says that."""
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(what, line):
            return found[1]
    raise AssertionError(f"ended without saying {what}")


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    command = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    with running(*command, where=tmp_path) as process:
        yield said(process, r"Scheduler at:\s+(tcp://\S+)")


@pytest.fixture
def workers(scheduler: str, tmp_path: Path) -> Iterator[list[subprocess.Popen[str]]]:
    command = ("worker", scheduler, "--nthreads", "1", "--no-nanny", "--no-dashboard")
    with ExitStack() as stack:
        both = [
            stack.enter_context(running(*command, "--preload", "game", where=tmp_path))
            for _ in range(2)
        ]
        for worker in both:
            said(worker, r"(Registered to)")
        yield both


@pytest.mark.at_length
def test_the_verdict_is_that_of_one_machine_though_a_worker_is_lost_half_way(
    scheduler: str, workers: list[subprocess.Popen[str]], caplog: pytest.LogCaptureFixture
) -> None:
    # Dask may have to fetch again what the lost worker held, and says so.
    caplog.set_level(logging.ERROR, distributed.client.__name__)

    def losing_one(played: Iterable[Pair]) -> Iterator[Pair]:
        for count, pair in enumerate(played, 1):
            if count == PAIRS // 2:
                workers[0].kill()
            yield pair

    trial = Trial("nyet", "normal", "easy", 4, "cards", first_seed=50)
    there = play_on_cluster(scheduler, trial, PAIRS, losing_one)
    here = play_pairs(trial, PAIRS, jobs=1)
    assert workers[0].wait() != 0
    assert workers[1].poll() is None
    assert [(pair.lead, pair.won) for pair in there] == [(pair.lead, pair.won) for pair in here]
    assert (verdict(there).lead, verdict(there).share) == (verdict(here).lead, verdict(here).share)


def test_a_player_of_another_package_travels_along(
    scheduler: str, workers: list[subprocess.Popen[str]]
) -> None:
    trial = Trial("jetriko", "tests.bots.jetriko_rival:make_bot", "random", 3, "round", alone=True)
    there = play_on_cluster(scheduler, trial, 2)
    assert [pair.won for pair in there] == [pair.won for pair in play_pairs(trial, 2, jobs=1)]


def test_progress_is_counted_in_tenths_where_nobody_sees_a_line_change() -> None:
    out = StringIO()
    assert len(list(counted(20, out, [Pair(0, ())] * 20))) == 20
    assert out.getvalue().splitlines() == [f"{count} of 20 pairs" for count in range(2, 21, 2)]


def test_a_scheduler_without_workers_says_how_to_start_one(scheduler: str) -> None:
    with (
        pytest.raises(NoCluster, match=f"no workers.*dask worker {scheduler}"),
        joined(scheduler, {"game"}),
    ):
        pass


@pytest.mark.parametrize(
    "address", ["nowhere", "tcp://127.0.0.1", "ftp://127.0.0.1:8786", "tcp://a:b"]
)
def test_what_is_no_address_is_told(address: str) -> None:
    with (
        pytest.raises(NoCluster, match=r"no address of a scheduler.*tcp://HOST:PORT"),
        joined(address, {"game"}),
    ):
        pass


def test_where_no_scheduler_is_the_arena_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "WAIT_S", 1)
    with pytest.raises(SystemExit) as ended:
        arena.main(["nyet", "--cluster", "tcp://127.0.0.1:9"])
    assert ended.value.code == 1
    assert capsys.readouterr().err == (
        "No scheduler answers at tcp://127.0.0.1:9; one is started by: dask scheduler\n"
    )


def test_without_the_extra_the_arena_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "NEEDED", ("dask", "no_such_library"))
    with pytest.raises(NoCluster, match=r"\.\[cluster\]"), joined("tcp://127.0.0.1:9", ()):
        pass


class OtherMachines:
    """A client whose only worker has this Python and this joblib."""

    def __init__(self, python: str, joblib: str | None) -> None:
        self.python, self.joblib = python, joblib

    def get_versions(self, packages: Any) -> Any:
        has = {"host": {"python": self.python}, "packages": {"joblib": self.joblib}}
        return {"scheduler": has, "workers": {"tcp://a:1": has}}


def test_machines_that_do_not_fit_are_told() -> None:
    ours = "{}.{}.1.final.0".format(*sys.version_info)
    see_to_it_that_it_fits(OtherMachines(ours, "1.5"), "tcp://a:1")
    with pytest.raises(NoCluster, match=r"Python is 2\.7 on the scheduler"):
        see_to_it_that_it_fits(OtherMachines("2.7.18.final.0", "1.5"), "tcp://a:1")
    with pytest.raises(NoCluster, match="no joblib"):
        see_to_it_that_it_fits(OtherMachines(ours, None), "tcp://a:1")


def test_the_same_code_is_put_into_the_same_bytes() -> None:
    assert cluster.archive({"game"}) == cluster.archive({"game"})
    assert code_of({"game"}).name == "kibitz"
