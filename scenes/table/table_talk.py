"""What a table of choices says: what its game asks, tells and refuses, in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.cards import Event, Seat
from game.messages import Message, players
from game.registry import choices
from game.rules import Refusal
from scenes.words.saying import Saying

if TYPE_CHECKING:
    from scenes.table.sitting import Sitting


class TableTalk:
    """Puts the messages of a game into words; a game adds what only its window says."""

    def __init__(self, controller: Sitting) -> None:
        self.words = controller.words
        self.name = controller.name
        self.say = Saying(controller.words, controller.name)
        self._controller = controller
        self._choices = choices(controller.game)

    def names(self, seats: Iterable[Seat]) -> str:
        """Several players in one breath."""
        return self.say(players(seats))

    def all(self, messages: Sequence[Message]) -> list[str]:
        """Several sentences."""
        return [self.say(message) for message in messages]

    def sentences(self, event: Event) -> list[str]:
        """What the log writes about an event as it was seen."""
        return self.all(self._choices.tell(event, self.shown))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        return self.say(self._choices.refuse(refusal, self.shown))

    @property
    def shown(self) -> Any:
        """The table as the screen shows it."""
        return self._controller.shown
