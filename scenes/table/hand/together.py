"""Which of the things that happened are seen at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.cards import CardsMoved, Event


def together(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events one by one; but what goes from several hands to others at once, at once."""
    group: list[Event] = []
    for event in events:
        if group and not _with(group, event):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _with(group: list[Event], event: Event) -> bool:
    """Whether this is part of what happens: another hand, or a card of another hand, moves on."""
    if not isinstance(event, CardsMoved) or event.target.kind != "hand":
        return False
    moved = [one for one in group if isinstance(one, CardsMoved) and one.source.kind == "hand"]
    others = all(one.source != event.source for one in moved)
    return len(moved) == len(group) and event.source.kind == "hand" and others
