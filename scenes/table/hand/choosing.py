"""What the person at the screen is asked, how far they have picked, and what can be pointed at.

A target stands for a `Thing` of the prompt. Choosing it picks that thing; when the picks amount to
a move it is submitted, and what is closed is refused with the prompt's reason. Nothing here knows
any rule: what is open, why not, and what follows all come from the prompt.
"""

from __future__ import annotations

from typing import Any, Protocol

from game.cards import Seat
from game.messages import Message, message
from game.prompts import Answer, Prompt, Thing
from game.rules import Refusal
from scenes.table.targets import Target, Targets

# The answer that takes the last pick back.
BACK = Thing("answer", "back")
GO_BACK = Answer(BACK, message("table-do-back"))


class Table(Protocol):
    """What choosing needs of the table at which it is done."""

    @property
    def answering(self) -> Seat | None:
        """The person who may choose now."""

    @property
    def asked_here(self) -> Seat | None:
        """The person who is asked, also while they see what happened."""

    def prompt(self, seat: Seat) -> Prompt | None:
        """What that person is asked."""

    def lay_targets(self) -> list[Target]:
        """What can be pointed at now, and where it is."""

    def targets_laid(self) -> None:
        """Other targets lie there than before."""

    def does_besides(self, what: Thing) -> bool:
        """Choose what is no answer; False if that is nothing of the table's own."""

    def submit(self, move: Any, at: int) -> None:
        """A person answers the question that was put at that moment."""

    def refuse_with(self, refusal: Refusal) -> None:
        """Say why something is not allowed."""

    def changed(self) -> None:
        """What is shown may be something else now."""


class Choosing:
    """The prompt of whoever chooses now, with their picks, and the targets of the moment."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.targets = Targets()
        # What is asked before anything was picked, and with the picks so far.
        self.asked: Prompt | None = None
        self.prompt: Prompt | None = None

    @property
    def seat(self) -> Seat | None:
        """The person who may choose now."""
        return self._table.answering

    def renew(self) -> None:
        """The choice may be another one now; picks stay as long as the same is asked.

        What others do meanwhile is shown, and nobody chooses; yet what they are asked stands.
        """
        asked, picked = self._asked_now(), tuple[Thing, ...]()
        if asked is not None and asked.still(self.asked):
            # A game may have begun to pick by itself.
            picked = self.picked[len(asked.picked) :]
        elif self.seat is None:
            asked = None
        self.asked = self.prompt = asked
        for thing in picked:
            self.prompt = self.prompt.pick(thing) if self.prompt is not None else None
        if asked is not None and self.seat is None:
            self.targets.rest()
        else:
            self.targets.set([] if asked is None else self._table.lay_targets())
            self._table.targets_laid()

    def _asked_now(self) -> Prompt | None:
        """What is asked, where somebody chooses or has been choosing."""
        seat = self.seat
        if seat is None and self.asked is not None:
            seat = self._table.asked_here
        return None if seat is None else self._table.prompt(seat)

    def forget(self) -> None:
        """Nothing is picked any more."""
        self.prompt = self.asked

    @property
    def picked(self) -> tuple[Thing, ...]:
        """What has been picked so far."""
        return self.prompt.picked if self.prompt is not None else ()

    @property
    def deeper(self) -> bool:
        """Whether the picks have led to another question, which can be gone back from."""
        return (
            bool(self.picked)
            and self.prompt is not None
            and self.asked is not None
            and (self.prompt.text != self.asked.text)
        )

    @property
    def said(self) -> list[Answer]:
        """The answers that are no cards, and the way back from a deeper question."""
        answers = self.prompt.answers if self.prompt is not None else ()
        said = [answer for answer in answers if answer.thing.kind != "card"]
        return [*said, GO_BACK] if self.deeper else said

    def find(self, thing: Thing) -> Answer | None:
        """The answer of that thing, asked now or before anything was picked."""
        if thing == BACK:
            return GO_BACK
        for prompt in (self.prompt, self.asked):
            answer = prompt.find(thing) if prompt is not None else None
            if answer is not None:
                return answer
        return None

    def is_open(self, thing: Thing) -> bool:
        """Whether choosing that is no mistake."""
        answer = self.find(thing)
        return answer is not None and answer.refusal is None

    def choose(self, what: Thing) -> None:
        """A target was pressed."""
        prompt = self.prompt
        if prompt is None or self.seat is None:
            return
        if what == BACK:
            self.prompt = prompt.back()
        elif not self._table.does_besides(what):
            self._pick(prompt, what)
        self._table.changed()

    def _pick(self, prompt: Prompt, what: Thing) -> None:
        answer = self.find(what)
        if answer is not None and answer.refusal is not None:
            self._table.refuse_with(answer.refusal)
            return
        if prompt.find(what) is None and what not in prompt.picked and prompt.picked:
            # One too many puts the first one back.
            prompt = prompt.pick(prompt.picked[0])
        if prompt.find(what) is None and what not in prompt.picked:
            return
        prompt = prompt.pick(what)
        if prompt.move is None:
            self.prompt = prompt
            return
        self.forget()
        self._table.submit(prompt.move, prompt.at)

    # What is said

    @property
    def text(self) -> Message | None:
        """What is asked now."""
        return self.prompt.text if self.prompt is not None else None
