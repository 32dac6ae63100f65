"""What was measured: beside its yardstick, its aim, and the last figures that were committed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

COMMITTED = Path(__file__).with_name("figures.json")
# Another machine, or a busy one, shifts even a ratio by so much (as a part of it).
NOISE = 0.3

Better: TypeAlias = Literal["less", "more"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was measured.

    `value` is for people to read; `ratio` is the same beside the `yardstick` of the same run,
    and says about the same on any machine. Without a yardstick there is none.
    """

    name: str
    value: float
    unit: str
    aim: float | None = None
    better: Better = "less"
    ratio: float | None = None
    yardstick: str = ""
    noise: float = NOISE

    @property
    def reached(self) -> bool:
        """Whether the aim was reached, if there is one."""
        if self.aim is None:
            return True
        return self.value <= self.aim if self.better == "less" else self.value >= self.aim

    def worse_than(self, before: float) -> bool:
        """Whether its ratio is worse than the one before, by more than noise."""
        if self.ratio is None:
            return False
        if self.better == "less":
            return self.ratio > before * (1 + self.noise)
        return self.ratio < before * (1 - self.noise)


def line(figure: Figure) -> str:
    """A figure as one line of the table."""
    value = f"{_short(figure.value)} {figure.unit}"
    aim = ""
    if figure.aim is not None:
        bound = "at most" if figure.better == "less" else "at least"
        aim = f"aim: {bound} {_short(figure.aim)}{'' if figure.reached else ', not reached'}"
    beside = ""
    if figure.ratio is not None:
        beside = f"{_short(figure.ratio)} x {figure.yardstick}"
    return f"{figure.name:44} {value:20} {beside:40} {aim}".rstrip()


def _short(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"


def worse(figures: Iterable[Figure], before: Mapping[str, float]) -> list[str]:
    """A sentence for each figure that is worse than it was."""
    return [
        f"{one.name}: {_short(one.ratio)} x {one.yardstick}, was {_short(before[one.name])}"
        for one in figures
        if one.ratio is not None and one.name in before and one.worse_than(before[one.name])
    ]


def committed(path: Path = COMMITTED) -> dict[str, float]:
    """The ratios of the last figures that were committed."""
    if not path.exists():
        return {}
    found: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(figures: Iterable[Figure], path: Path = COMMITTED) -> None:
    """Make these the figures to compare with; what was not measured now stays."""
    ratios = {one.name: float(f"{one.ratio:.3g}") for one in figures if one.ratio is not None}
    told = json.dumps(committed(path) | ratios, indent=2, sort_keys=True, ensure_ascii=False)
    path.write_text(told + "\n", encoding="utf-8")
