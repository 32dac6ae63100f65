"""What happened, as a phone tells it: by the names that everybody had when it happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from game.cards import Event
from game.chair import Chair
from game.frantic.events import SeatsSwapped, TurnBegan
from game.messages import Message, Player, message
from game.registry import choices
from scenes.phones.hand import Story


@dataclass
class Heard:
    """A seat that hears these events, one of each move."""

    events: list[Event] = field(default_factory=list)

    def news(self, since: int) -> list[Event]:
        return self.events[since:]


def told(event: Event, view: Any) -> tuple[Message, ...]:
    seat = event.seat if isinstance(event, TurnBegan) else 9
    return (message("turn", name=Player(seat)),)


def names(story: Story) -> list[str]:
    """Who was meant by each line about the first seat's turn."""
    return [then[0] for said, then in story.lines if said == told(TurnBegan(0), None)[0]]


def test_fra_264_who_was_meant_before_the_seats_were_changed_stays_so() -> None:
    events: list[Event] = [TurnBegan(0), SeatsSwapped(0, 1), TurnBegan(0)]
    chair = cast(Chair, Heard(events))
    story = Story(chair, told, choices("frantic").swaps)
    story.hear(3, 3, ("Ben", "Ann"), None)
    assert names(story) == ["Ann", "Ben"]


def test_fra_264_who_changed_the_seat_keeps_what_they_were_told() -> None:
    chair = cast(Chair, Heard([TurnBegan(0)]))
    story = Story(chair, told, choices("frantic").swaps)
    story.hear(1, 1, ("Ann", "Ben"), None)
    other = Story(cast(Chair, Heard([TurnBegan(0), SeatsSwapped(0, 1), TurnBegan(0)])), told)
    other.go_on_from(story)
    other.hear(3, 3, ("Ben", "Ann"), None)
    assert names(other) == ["Ann", "Ben"]
