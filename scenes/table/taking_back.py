"""A move is taken back, if all people at the table agree and nothing hidden was shown since."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, cast

from game.cards import Event, Seat
from game.match import Match
from game.rules import Refusal
from scenes.house import House
from scenes.menus.ask import AskScene
from scenes.stage import Stage
from scenes.table.contract import Controller
from scenes.table.turns import Turns
from scenes.ui.widgets import nothing

OVER = Refusal("undo-over", "")


class Lending(Protocol):
    """The seats that are lent to phones."""

    def is_away(self, seat: Seat) -> bool:
        """Whether the person at a seat is asked on a phone."""

    def asks_phones(self, count: int) -> bool:
        """Ask all on phones whether the last `count` moves may be taken back; False: nobody is."""


class Table(Protocol):
    """A match on a table, and who plays it."""

    house: House
    match: Match
    controller: Controller
    stage: Stage

    def note(self, text: str) -> None:
        """Say something that all at the screen should know."""

    @property
    def lending(self) -> Lending:
        """Whose phones are asked as well."""

    @property
    def over(self) -> bool:
        """Whether nothing follows but the result."""


class Choices(Protocol):
    """What the controller of a game without a clock does besides."""

    turns: Turns

    def name(self, seat: Seat) -> str:
        """Who sits there."""

    def refuse(self, sentence: str) -> None:
        """Say why something is not allowed."""

    def lived(self) -> Iterator[list[Event]]:
        """What came of each move so far."""

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        """The match stands elsewhere, after `past`: show it at once and silently."""


class TakingBack:
    """Takes a person's last move back, with all that bots did since, and plays it again."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def _choices(self) -> Choices:
        return cast(Choices, self.table.controller)

    def refusals(self) -> dict[str, Refusal]:
        """What would be refused now, "undo" or "redo", and why."""
        if self.table.match.game.timed:
            return {}
        about = {"undo": self._check_undo(), "redo": self._check_redo()}
        return {what: refusal for what, refusal in about.items() if refusal}

    def why_not(self, what: str) -> str:
        """Why that would be refused now, in words; "" if it would not."""
        refusal = self.refusals().get(what)
        return self._words(refusal) if refusal else ""

    def _check_undo(self) -> Refusal | None:
        return self.check(self.table.match.since(self.table.controller.people))

    def check(self, count: int) -> Refusal | None:
        """Why the last `count` moves cannot be taken back, or None."""
        return OVER if self.table.over else self.table.match.check_undo(count)

    def _check_redo(self) -> Refusal | None:
        undone = self.table.match.undone
        if not undone:
            return Refusal("redo-nothing", "")
        # Nobody at the screen moves for somebody with a phone.
        return Refusal("redo-phone", "") if self.table.lending.is_away(undone[-1].seat) else None

    def undo(self) -> None:
        """Take back what a person did last, or say why that cannot be."""
        table, refusal = self.table, self._check_undo()
        people = table.controller.people
        count = table.match.since(people)
        if refusal is not None:
            self._refuse(refusal)
        elif len(people) > 1 and self._choices.turns.here:
            self.ask(count, lambda: self._ask_phones(count))
        else:
            self._ask_phones(count)

    def ask(
        self, count: int, on_yes: Callable[[], None], on_no: Callable[[], None] = nothing
    ) -> None:
        """Ask those at the screen whether the last `count` moves may be taken back."""
        table, words = self.table, self.table.house.words
        name = self._choices.name(table.match.moves[-count].seat)
        table.stage.push(AskScene(
            table.house, words("undo-ask", name=name), words("undo-about"),
            words("undo-yes"), words("undo-no"), on_yes, on_no,
        ))  # fmt: skip

    def _ask_phones(self, count: int) -> None:
        """Ask those on phones, too, if there are any."""
        if self.table.lending.asks_phones(count):
            self.table.note(self.table.house.words("undo-asks-phones"))
        else:
            self.take_back(count)

    def take_back(self, count: int) -> None:
        """Take the last `count` moves back, or say why that cannot be."""
        refusal = self.table.match.check_undo(count)
        if refusal is not None:
            self._refuse(refusal)
            return
        for _ in range(count):
            self.table.match.undo()
        self._stand()

    def redo(self) -> None:
        """Play again what was taken back, or say that there is nothing."""
        match, refusal = self.table.match, self._check_redo()
        if refusal is not None:
            self._refuse(refusal)
            return
        match.redo()
        while match.undone and match.undone[-1].seat not in self.table.controller.people:
            match.redo()
        self._stand()

    def _stand(self) -> None:
        self._choices.stand_anew(list(self._choices.lived()))

    def _refuse(self, refusal: Refusal) -> None:
        self._choices.refuse(self._words(refusal))

    def _words(self, refusal: Refusal) -> str:
        return self.table.house.words(f"refusal-{refusal.code}")
