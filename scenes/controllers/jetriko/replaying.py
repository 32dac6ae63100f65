"""Jetriko in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from scenes.controllers.jetriko.controller import Controller
from scenes.table.replayed import ReplayedSitting


class Replayed(ReplayedSitting, Controller):
    """The controller of a table of Jetriko that shows a record."""
