"""How fast a table shows what happens, chosen at the table, and the way to one's next turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol, cast, get_args

from game.rules import Refusal
from scenes.house import House
from scenes.storage.settings import Pauses, Speed
from scenes.table.contract import Controller
from scenes.table.motion import PACES, Motion, Pace

CHOICES: tuple[Speed, ...] = get_args(Speed)
# How many times as long as normally a bot pauses.
PAUSES: dict[Pauses, float] = {"short": 0.5, "normal": 1.0, "long": 2.0}
# At "fast" it goes the faster, the longer somebody has waited: from the first of these times on,
# and from the second very fast. So a lap is short however many sit at the table; but what is to be
# read stands as long as ever.
PATIENT_MS, IMPATIENT_MS = 1_500, 6_000
NOT_NOW = Refusal("skip-not-now", "")


class Table(Protocol):
    """Where something is shown."""

    house: House
    motion: Motion
    controller: Controller
    # Whether it goes as fast as was chosen; a game against time has a clock of its own.
    hastens: bool


class Skipping(Protocol):
    """What the controller of a game without a clock does besides."""

    skipping: bool

    @property
    def can_skip(self) -> bool:
        """Whether there is anything to be passed over."""

    def refuse(self, sentence: str) -> None:
        """Say why something is not allowed."""


class Tempo:
    """The speed of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def renew(self, waited_ms: float = 0) -> None:
        """Go as fast as was chosen, beside somebody who has waited for so long."""
        chosen = self.table.house.settings.speed if self.table.hastens else "normal"
        pace = PACES[chosen]
        if chosen == "fast" and waited_ms > PATIENT_MS:
            way = (waited_ms - PATIENT_MS) / (IMPATIENT_MS - PATIENT_MS)
            hurried = pace.towards(PACES["very-fast"], min(1.0, way))
            pace = replace(hurried, read=pace.read)
        self.table.motion.pace = pace

    @property
    def of_bots(self) -> Pace:
        """How fast it goes for bots, who pause before they answer as long as was chosen."""
        pace = self.table.motion.pace
        return replace(pace, pause=pace.pause * PAUSES[self.table.house.settings.pauses])

    def faster(self) -> None:
        """The next speed; after the last the first."""
        settings = self.table.house.settings
        settings.speed = CHOICES[(CHOICES.index(settings.speed) + 1) % len(CHOICES)]
        self.renew()

    @property
    def _choices(self) -> Skipping:
        return cast(Skipping, self.table.controller)

    def refusals(self) -> dict[str, Refusal]:
        """Whether "skip" would be refused now, and why."""
        if not self.table.hastens or self._choices.skipping or self._choices.can_skip:
            return {}
        return {"skip": NOT_NOW}

    def why_not(self, what: str) -> str:
        """Why that would be refused now, in words; "" if it would not."""
        refusal = self.refusals().get(what)
        return self.table.house.words(f"refusal-{refusal.code}") if refusal else ""

    def skip(self) -> None:
        """Pass over all until a person is asked, or look on again; or say why that cannot be."""
        refused, choices = self.why_not("skip"), self._choices
        if refused:
            choices.refuse(refused)
        else:
            choices.skipping = not choices.skipping
