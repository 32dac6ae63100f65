"""Tests that need what not every machine has, left out where it is missing, and that is told.

A test marked `needs("dpkg-deb")` runs where there is that tool, one marked `window` where there is
Xvfb. On a build server (CI=true) a tool that could be had and is not there is a failure.
"""

from __future__ import annotations

import os
import shutil

import pytest

# What can be had by `.ci/run`; what not every system has by this name; what one has or has not.
TOOLS = ("Xvfb", "appstreamcli", "chromium", "desktop-file-validate", "dpkg-deb", "fakeroot",
         "flatpak-builder", "lintian", "makensis")  # fmt: skip
PERHAPS = ("firefox-esr",)
OF_THE_SYSTEM = ("fork", "mkfifo")
ALL = (*TOOLS, *PERHAPS, *OF_THE_SYSTEM)


def is_here(what: str) -> bool:
    """Whether this machine has a tool, or this system a call."""
    return hasattr(os, what) if what in OF_THE_SYSTEM else shutil.which(what) is not None


def needed(item: pytest.Item) -> set[str]:
    """All that a test needs."""
    found = {str(what) for marker in item.iter_markers("needs") for what in marker.args}
    unknown = found.difference(ALL)
    if unknown:
        raise pytest.UsageError(f"{item.nodeid} needs what tests/needs.py does not know: {unknown}")
    return found | ({"Xvfb"} if item.get_closest_marker("window") else set())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    here = _all_here()
    out = {item: missing for item in items if (missing := needed(item) - here)}
    tools = sorted(set().union(*out.values()) & {*TOOLS})
    if tools and os.environ.get("CI") == "true":
        raise pytest.UsageError(f"not here, but needed by tests on CI: {', '.join(tools)}")
    if out:
        config.hook.pytest_deselected(items=list(out))
        items[:] = [item for item in items if item not in out]


def _all_here() -> set[str]:
    return {what for what in ALL if is_here(what)}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    missing = [what for what in ALL if not is_here(what)]
    if missing:
        terminalreporter.write_line(f"left out what needs: {', '.join(missing)} (not here)")
