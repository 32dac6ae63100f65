"""What the statistics of a game are made of. Each game lists its own as `FIGURES` in `stats.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

# A `count` is added up over games, of a `record` the highest one stands; `times` are ms, of
# which medians are taken.
Kind: TypeAlias = Literal["count", "record", "times"]
Value: TypeAlias = int | list[int]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a seat in a game: the name it is kept under, and what kind it is."""

    name: str
    kind: Kind = "count"
