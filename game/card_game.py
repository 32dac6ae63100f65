"""A game as the house knows it, as far as all of them are alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from game.cards import Card
from game.chance import Chance, Seed, chance_of
from game.move_text import Spoken, read_spoken
from game.options import check_options
from game.rules import BadOptions, Refusal

S = TypeVar("S")


class CardGame(ABC, Generic[S]):
    """Fulfils `game.rules.Game`; a game says how it is dealt and imagined, and names its parts.

    `names` are those of its cards in the rulebook, such as `B9`; equal cards may share one.
    `spoken` are its kinds of moves; without them it reads moves itself. `seats_rule` and
    `options_rule` are the numbers of the rules that say how many may play, and how.
    """

    id: ClassVar[str]
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int]
    timed: ClassVar[bool] = False
    clockwise: ClassVar[bool] = True
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard", "expert")
    usual_level: ClassVar[str] = "normal"
    Options: ClassVar[type]
    names: ClassVar[Sequence[str]]
    spoken: ClassVar[tuple[type[Spoken], ...]] = ()
    seats_rule: ClassVar[str]
    options_rule: ClassVar[str]

    @abstractmethod
    def set_up(self, seats: int, options: Any, chance: Chance) -> S:
        """A fresh match for so many seats, under options that are allowed."""

    def check_together(self, seats: int, options: Any) -> Refusal | None:
        """Why so many seats cannot play under options that are allowed one by one."""
        return None

    @abstractmethod
    def imagine(self, view: Any, chance: Chance) -> S:
        """A whole state that fits the view, with a generator of its own."""

    def deal(self, seats: int, options: Any, seed: Seed) -> S:
        """A fresh match. Raises `BadOptions` for seats or options out of range."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadOptions(Refusal(f"{self.id}-seats", self.seats_rule, (("seats", seats),)))
        check_options(options, self.options_rule)
        refusal = self.check_together(seats, options)
        if refusal is not None:
            raise BadOptions(refusal)
        return self.set_up(seats, options, chance_of(seed))

    def parse_move(self, text: str) -> Any:
        """The move whose `str` is `text`. Raises ValueError for anything else."""
        return read_spoken(self.id, text, self.spoken)

    def card_name(self, card: Card) -> str:
        """The rulebook's name of a card."""
        return self.names[card]
