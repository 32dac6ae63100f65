"""Backs of cards that one wins by playing. What has been won is read off the statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from art.backs import Back
from scenes.storage.statistics import Played

EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Feat:
    """What wins a back: something counted in all that was played, and how much of it is enough."""

    counted: Callable[[Sequence[Played]], int]
    enough: int


def _kinds(played: Sequence[Played]) -> int:
    """How many of the games of the shelf were played to their end."""
    return len({one.game for one in played})


def _experts_beaten(played: Sequence[Played]) -> int:
    """How often a person has won where an expert played."""
    return sum(
        any(seat.level == EXPERT for seat in one.seats)
        and any(seat.won and not seat.level for seat in one.seats)
        for one in played
    )


# Every other back is there from the beginning.
FEATS: Mapping[Back, Feat] = {
    "rays": Feat(_kinds, 3),
    "stars": Feat(len, 10),
    "scales": Feat(_experts_beaten, 1),
}


def won(played: Sequence[Played]) -> frozenset[Back]:
    """The backs that so much playing has won."""
    return frozenset(back for back, feat in FEATS.items() if feat.counted(played) >= feat.enough)


def missing(played: Sequence[Played]) -> dict[Back, tuple[int, int]]:
    """The others: how much of what wins them was done, and how much is enough."""
    return {
        back: (feat.counted(played), feat.enough)
        for back, feat in FEATS.items()
        if back not in won(played)
    }
