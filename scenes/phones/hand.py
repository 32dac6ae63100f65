"""One player's hand on a phone: what is asked, what is picked so far, and what was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.cards import Event, Seat
from game.chair import Chair
from game.kit import Choices
from game.messages import Message, refused
from game.prompts import Prompt, Thing
from game.rules import Illegal, Refusal
from scenes.phones.showing import Asked, Line

# So many sentences are kept; those of so many moves are told again where a match goes on.
LINES, MOVES = 300, 80
NEWS = 4
PASSED = Refusal("prompt-passed", "")


class Story:
    """What happened, as one seat was told it."""

    def __init__(
        self,
        chair: Chair,
        tell: Callable[[Event, Any], Sequence[Message]],
        swaps: Callable[[Event], tuple[Seat, Seat] | None] = lambda event: None,
    ) -> None:
        self.chair = chair
        self._tell = tell
        self._swaps = swaps
        self.lines: list[Line] = []
        # After how many moves it was told last, and how often the match had changed by then.
        self._told = self._moment = -1

    def hear(self, moves: int, moment: int, names: tuple[str, ...], view: Any) -> None:
        """What happened up to that move is told, as this seat, which sees that, may know it.

        `names` are what everybody is called now, `moment` is how often the match has changed.
        """
        # Moves that were taken back never happened, whatever was played in their place.
        if moment - self._moment != moves - self._told:
            self.lines, self._told = [], -1
        first = max(0, moves - MOVES) if self._told < 0 else self._told
        if first < moves:
            events = self.chair.news(first)
            for event, then in zip(events, self._names_then(events, names), strict=True):
                self.lines += [(said, then) for said in self._tell(event, view)]
            del self.lines[:-LINES]
        self._told, self._moment = moves, moment

    def _names_then(self, events: Sequence[Event], names: tuple[str, ...]) -> list[tuple[str, ...]]:
        """What everybody was called when each of these happened, from what they are called now."""
        then = []
        for event in reversed(events):
            swapped = self._swaps(event)
            if swapped is not None:
                one, other = swapped
                before = list(names)
                before[one], before[other] = names[other], names[one]
                names = tuple(before)
            then.append(names)
        return then[::-1]

    def go_on_from(self, before: Story) -> None:
        """Whoever was told that before sits here now, and keeps it."""
        self.lines, self._told, self._moment = before.lines, before._told, before._moment

    @property
    def news(self) -> tuple[Line, ...]:
        """What was told last."""
        return tuple(self.lines[-NEWS:])


class Hand(Story):
    """What one seat picks on a phone. Picks are kept here, so that a page can be loaded again."""

    def __init__(self, chair: Chair, kit: Choices[Any, Any]) -> None:
        super().__init__(chair, kit.tell, kit.swaps)
        self._kit = kit
        self._prompt: Prompt | None = None
        self._at = -1

    def prompt(self) -> Prompt | None:
        """What is asked now, with what was picked so far if it is still the same question."""
        fresh = self.chair.prompt()
        at = -1 if fresh is None else fresh.at
        if fresh is None or self._prompt is None or self._at != at:
            self._prompt, self._at = fresh, at
        return self._prompt

    def asked(self, view: Any) -> Asked | None:
        """The same as it stands on a page of somebody who knows what is in the view."""
        prompt = self.prompt()
        if prompt is None:
            return None
        return Asked.of(prompt, self._at, lambda refusal: self._kit.refuse(refusal, view))

    def pick(self, thing: str, at: int, step: int) -> tuple[Any, Message | None]:
        """Point at something: the move it makes, if it makes one, and why it is refused, if it is.

        What answers a question that has passed, or was sent twice, is refused.
        """
        prompt = self.prompt()
        if prompt is None or (at, step) != (self._at, len(prompt.picked)):
            return None, refused(PASSED)
        known = [answer.thing for answer in prompt.answers] + list(prompt.picked)
        pointed = next((one for one in known if str(one) == thing), None)
        try:
            after = prompt.pick(pointed or Thing("", ""))
        except Illegal as error:
            return None, self._kit.refuse(error.refusal, self.chair.view)
        if after.move is not None:
            # Nothing is picked any more; should the move be refused, it is asked again.
            self._prompt = None
            return after.move, None
        self._prompt = after
        return None, None

    def back(self, at: int, step: int) -> Message | None:
        """Put the last pick back; why that is refused, if it is."""
        prompt = self.prompt()
        if prompt is None or not prompt.picked or (at, step) != (self._at, len(prompt.picked)):
            return refused(PASSED)
        self._prompt = prompt.back()
        return None

    @property
    def at(self) -> int:
        """The moment of the question the picks belong to."""
        return self._at
