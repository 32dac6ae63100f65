"""A window nobody sees, and a desk before it."""

from __future__ import annotations

import pygame
import pytest

from tests.input.fakes import SIZE, Desk


@pytest.fixture
def desk() -> Desk:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    return Desk()
