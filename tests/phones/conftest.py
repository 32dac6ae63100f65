"""What tests with phones have in common: a browser, and nothing that goes over the air."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session", autouse=True)
def _pictures_are_packed_lightly() -> Iterator[None]:
    """As small as a network wants them, pictures took most of the time."""
    with patch("scenes.phones.pictures.EFFORT", 1):
        yield


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for all phones of a file."""
    from tests.phones.browser import chromium

    with chromium() as browser:
        yield browser
