"""The part of a table of cards in hand that says how the match ended."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from game.cards import Seat
from scenes.menus.result import Finish, ResultScene
from scenes.table.hand.unfolding import Unfolding
from scenes.words.saying import listed


class Ending(Unfolding):
    """Makes the result of what a game says about its seats."""

    # The figures that the result tells: `<game>-stat-<figure>`.
    FACTS: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def all_figures(self) -> Sequence[dict[str, Any]]:
        """The figures of every seat in the match just ended."""

    @abstractmethod
    def finished_with(self, seat: Seat) -> str:
        """What a seat ended with, as the result says it."""

    def figures(self) -> list[dict[str, Any]]:
        outcome = self.match.outcome
        assert outcome is not None
        return [
            {"place": outcome.places[seat], "won": seat in outcome.winners, **figures}
            for seat, figures in enumerate(self.all_figures())
        ]

    def result(self) -> ResultScene:
        table, words, outcome = self.table, self.words, self.match.outcome
        assert outcome is not None
        finishes = [
            Finish(player.name, self.finishing_colour(seat), outcome.places[seat],
                   seat in outcome.winners, self.finished_with(seat), self.cast[seat])
            for seat, player in enumerate(self.match.players)
        ]  # fmt: skip
        of_seat = self.figures()
        facts = [
            (words(f"{self.game}-stat-{name}"), [str(figures[name]) for figures in of_seat])
            for name in self.FACTS
        ]
        return ResultScene(
            table.house, self.outcome_in_words(), finishes, facts,
            self.again, table.change_seats, table.to_the_shelf, words(f"{self.game}-who-wins"),
        )  # fmt: skip

    def finishing_colour(self, player: int) -> int:
        """The number of the seat colour in which a player of the match ended it."""
        return self.match.players[player].colour

    def outcome_in_words(self) -> str:
        """Who has won, in one sentence."""
        outcome = self.match.outcome
        assert outcome is not None
        names = [self.match.players[seat].name for seat in outcome.winners]
        return self.words(f"{self.game}-won", names=listed(names, self.words), count=len(names))
