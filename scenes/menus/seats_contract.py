"""What the parts of the seat screen ask of it."""

from __future__ import annotations

from typing import Protocol

from scenes.house import House
from scenes.menus.roster import Roster
from scenes.stage import Stage
from scenes.ui.panel import Panel
from scenes.words import Words


class Caps(Protocol):
    """The controls of the seats, as caps that are pressed to choose others."""

    def listen(self, seat: int, slot: str) -> None:
        """Wait for the control that seat wants to use."""

    def waits(self, seat: int, slot: str) -> bool:
        """Whether this is the control that is waited for."""

    def cap(self, seat: int, slot: str) -> str:
        """What stands on the key cap of a slot."""


class SeatsPage(Protocol):
    """The seats and options of one game on a page."""

    house: House
    words: Words
    stage: Stage
    game_id: str
    roster: Roster

    @property
    def panel(self) -> Panel:
        """The widgets as they are now."""

    @property
    def devices(self) -> Caps:
        """The controls of the seats."""

    @property
    def narrow(self) -> bool:
        """Whether there is no room for the table between the cards."""

    @property
    def top(self) -> float:
        """Where what is on a sheet begins, in units."""

    def spots(self) -> list[tuple[float, float]]:
        """Where the cards of the seats lie."""

    def changed(self) -> None:
        """Other widgets are needed now."""

    def tell(self, sentence: str) -> None:
        """Say something that is good to know."""

    def refuse(self, sentence: str) -> None:
        """Say why something is not done."""

    def level_name(self, level: str) -> str:
        """A person, or what a bot of that level is called."""

    def action_name(self, action: str) -> str:
        """What a control does."""

    def hand_name(self, hand: str) -> str:
        """What a hand is called."""

    def slot_name(self, seat: int, slot: str) -> str:
        """What a control is for."""
