"""Choices of several steps, each of which can be gone back to by pointing at what it asked."""

from __future__ import annotations

from game.prompts import Answer, Prompt, Thing
from scenes.table.hand.choosing import Choosing


class Steps(Choosing):
    """The prompt of whoever chooses, in which all that was asked on the way can still be chosen."""

    @property
    def _asked_so_far(self) -> list[Prompt]:
        """The prompts from now back to the first."""
        if self.asked is None or self.prompt is None:
            return []
        return self.asked.along(self.picked[len(self.asked.picked) :])[::-1]

    @property
    def answers(self) -> list[Answer]:
        """Every answer to what was asked so far, each thing once."""
        found: dict[Thing, Answer] = {}
        for prompt in self._asked_so_far:
            found = {answer.thing: answer for answer in prompt.answers} | found
        return list(found.values())

    def find(self, thing: Thing) -> Answer | None:
        return next((answer for answer in self.answers if answer.thing == thing), None)

    def _pick(self, prompt: Prompt, what: Thing) -> None:
        """What was picked is put back with all that followed; what was asked before is picked."""
        asked = self._asked_so_far
        if what in prompt.picked:
            self.prompt = asked[-1 - prompt.picked.index(what)]
            return
        found = next((prompt for prompt in asked if prompt.find(what) is not None), None)
        if found is not None:
            super()._pick(found, what)
