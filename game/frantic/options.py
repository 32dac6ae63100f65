"""The options of Frantic, each with its default first (FRA-354 to FRA-362)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.frantic.cards import MODULES
from game.options import CARDS, MATCH, TABLE, choice, made, number

# The presets of FRA-3 by the modules they take besides BASE.
MODULES_OF: dict[str, tuple[str, ...]] = {
    "chaos": ("troublemaker",),
    "first": (),
    "supercharged": ("troublemaker", "supercharge"),
    "pandemonium": ("troublemaker", "supercharge", "pandora"),
    "everything": MODULES[1:],
}
MANY = 24
OWN = ("preset", "own")
# The point limits of FRA-31 for up to four players and for more.
LIMITS = {"short": (137, 113), "medium": (154, 137), "long": (179, 154)}


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on before the first deal.

    The last four are composed cards in their text form (see `composing`); "" is the default.
    """

    preset: str = choice(
        "chaos", "first", "supercharged", "pandemonium", "everything", "own", group=MATCH
    )
    troublemaker: bool = choice(True, False, needs=OWN, group=CARDS)
    supercharge: bool = choice(False, True, needs=OWN, group=CARDS)
    pandora: bool = choice(False, True, needs=OWN, group=CARDS)
    fan: bool = choice(False, True, needs=OWN, group=CARDS)
    promo: bool = choice(False, True, needs=OWN, group=CARDS)
    blank: bool = choice(False, True, needs=OWN, group=CARDS)
    scores: bool = choice(True, False, group=MATCH)
    length: str = choice("medium", "short", "long", "own", needs=("scores", True), group=MATCH)
    limit: int = number(154, 20, 999, needs=("length", "own"), group=MATCH)
    hand: int = choice(7, 6, 5, 4, group=CARDS)
    names: str = choice("mild", "family", "original", group=TABLE)
    first_dealer: str = choice(
        "random", "1", "2", "3", "4", "5", "6", "7", "8", basic=False, group=MATCH
    )
    rule_cards: int = choice(2, 0, 1, 3, 4, 5, basic=False, group=CARDS)
    powers: str = choice("1", "2", "any", basic=False)
    game_end: str = choice("passed", "reached", basic=False, group=MATCH)
    gambling_man: str = choice("new", "old", basic=False)
    mimicry_reacts: bool = choice(True, False, basic=False)
    must_follow: bool = choice(True, False, basic=False)
    prompts: str = choice("auto", "always", "holders", basic=False, group=TABLE)
    timer: str = choice("off", "30", "60", basic=False, group=MATCH)
    blind: str = choice("random", "point", basic=False)
    blank_play: str = made(needs=("has_blank", True))
    blank_event: str = made(needs=("has_blank", True))
    do_it_yourself: str = made(needs=("has_pandora", True))
    pandoras_box: str = made(needs=("has_pandora", True))

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules in play, BASE first (FRA-1)."""
        more = MODULES_OF.get(self.preset)
        if more is None:
            more = tuple(module for module in MODULES[1:] if getattr(self, module))
        return ("base", *more)

    @property
    def has_blank(self) -> bool:
        return "blank" in self.modules

    @property
    def has_pandora(self) -> bool:
        return "pandora" in self.modules

    @property
    def in_force(self) -> Options:
        """The same with the modules of the preset switched on (FRA-3)."""
        modules: dict[str, Any] = {module: module in self.modules for module in MODULES[1:]}
        return replace(self, **modules)

    def point_limit(self, seats: int) -> int:
        """The limit agreed before the game (FRA-31)."""
        if self.length == "own":
            return self.limit
        return LIMITS[self.length][seats > 4]

    @property
    def powers_per_turn(self) -> int:
        """How many power cards may be turned up in a turn (FRA-305, FRA-360)."""
        return MANY if self.powers == "any" else int(self.powers)
