"""Nothing goes over the air to the phones of tests."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest


@pytest.fixture(scope="session", autouse=True)
def _pictures_are_packed_lightly() -> Iterator[None]:
    """As small as a network wants them, pictures took most of the time."""
    with patch("scenes.phones.pictures.EFFORT", 1):
        yield
