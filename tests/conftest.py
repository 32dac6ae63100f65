"""What holds for all tests: no window, no sound, no player's folder, no stray log lines."""

from __future__ import annotations

import os

# Before anything imports pygame.
if not os.environ.get("KIBITZ_REAL_WINDOW"):
    os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# A first start speaks as the system does; the tests expect the first language.
os.environ["LANG"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ.pop("LC_ALL", None)
os.environ.pop("LC_MESSAGES", None)

import gc
import logging
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings

from tests.drawn_once import drawn_once
from tests.rubbish import look_seldom

pytest_plugins = ["tests.needs"]

# Nothing fails for being slow.
settings.register_profile(
    "kibitz", deadline=None, derandomize=True, max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip
settings.load_profile("kibitz")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """All tests on all cores; a few that were named by file start sooner in this process."""
    named = config.invocation_params.args
    return 0 if any(str(one).partition("::")[0].endswith(".py") for one in named) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases that a soak alone has, unless this is one or a test was named."""
    named = any("::" in str(argument) for argument in config.invocation_params.args)
    if named or config.getoption("--times") > 1:
        return
    left_out = [item for item in items if not _in_sample(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def _in_sample(item: pytest.Item) -> bool:
    """Whether a case is among those of every run: in turns over all that a test is given."""
    if item.get_closest_marker("at_length"):
        return False
    mark = item.get_closest_marker("sample")
    if mark is None or not isinstance(item, pytest.Function):
        return True
    return bool(sum(item.callspec.indices.values()) % mark.args[0] == 0)


def pytest_collection_finish() -> None:
    look_seldom()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--times", type=int, default=1, help="let tests marked `soak` go on so many times as long"
    )


@pytest.fixture(scope="session")
def times(request: pytest.FixtureRequest) -> int:
    """How many times as long as a sample a soak goes on: see `tests.soak`."""
    found: int = request.config.getoption("--times")
    return found


class _Watch(logging.Handler):
    """Keeps what is logged from WARNING upwards."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def expect_log() -> Iterator[Callable[[str], None]]:
    """Log lines from WARNING upwards fail a test, unless it said `expect_log(pattern)`.

    An expected line that does not come fails it too.
    """
    watch = _Watch()
    expected: list[str] = []
    logging.getLogger().addHandler(watch)
    yield expected.append
    logging.getLogger().removeHandler(watch)
    stray = [line for line in watch.lines if not any(re.search(e, line) for e in expected)]
    assert not stray, "stray log lines:\n" + "\n".join(stray)
    missing = [e for e in expected if not any(re.search(e, line) for line in watch.lines)]
    assert not missing, f"expected in the log but not there: {missing}"


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there before somebody writes into them: most tests never do."""
    return (tmp_path_factory.getbasetemp() / "homes" / str(number) for number in count())


@pytest.fixture(autouse=True)
def _own_home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the files of whoever runs it."""
    monkeypatch.setenv("KIBITZ_HOME", str(next(_homes)))


@pytest.fixture(autouse=True)
def _no_other_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test opens a program that shows folders."""
    openers = dict.fromkeys(("darwin", "linux"), "true")
    monkeypatch.setattr("scenes.storage.file_manager.OPENERS", openers)


@pytest.fixture(scope="session", autouse=True)
def _drawn_once() -> Iterator[None]:
    """The same card in the same size is drawn for one test, and shown to all."""
    with drawn_once():
        yield


@pytest.fixture(scope="session", autouse=True)
def _disk_is_trusted() -> Iterator[None]:
    """Nobody pulls the plug: what was written is there without waiting for the disk."""
    with patch("os.fsync", lambda file: None):
        yield


@pytest.fixture(autouse=True)
def _garbage_is_collected() -> Iterator[None]:
    """A test that ends at a live table leaves the collector off, and the next ones its rubbish."""
    yield
    gc.enable()


@pytest.fixture
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).parents[1]
