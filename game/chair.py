"""A seat at a match, as its player has it: what they know, what they are asked, what they say.

    chair = match.seat(2)
    prompt = chair.prompt()
    refusal = chair.submit(move, at=prompt.at)

A front end holds chairs and never the state. `None` is the chair of an onlooker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

from game.cards import Event, Seat
from game.prompts import Prompt
from game.registry import choices
from game.rules import Game, Illegal, Refusal


class Sat(Protocol):
    """A match at which one sits, as `game.match.Match`."""

    game: Game
    state: Any
    moment: int

    def answered_at(self, seat: Seat) -> int:
        """The moment from which on a question to that seat is a new one."""

    def events_since(self, move: int) -> list[Event]:
        """What happened from move number `move` on."""

    def play(self, move: Any) -> list[Event]:
        """Play a move and keep it. Raises `Illegal`, leaving all as it was."""

    def positions(self) -> Iterator[tuple[Any, tuple[Event, ...]]]:
        """The match once more: how it stood at first and after each move, and what that brought."""


class Chair:
    """One seat's side of a match."""

    def __init__(self, match: Sat, seat: Seat | None) -> None:
        self._match = match
        self.seat = seat
        self._prompt: Prompt | None = None
        self._asked_at = -1

    @property
    def view(self) -> Any:
        """What this seat knows."""
        return self._match.state.view(self.seat)

    @property
    def asked(self) -> bool:
        """Whether something is asked of this seat now."""
        return self.seat in self._match.state.to_act()

    @property
    def moves(self) -> Sequence[Any]:
        """Every move this seat may make now."""
        return () if self.seat is None else self._match.state.moves(self.seat)

    def check(self, move: Any) -> Refusal | None:
        """Why a move would be refused, or None."""
        refusal: Refusal | None = self._match.state.check(move)
        return refusal

    @property
    def moment(self) -> int:
        """When the question that is asked now was put: to be handed in with its answer.

        Other seats may act meanwhile; as long as the question stays the same it stays the same
        moment. After a move of its own, or a move taken back, the same question is a new one.
        """
        self.prompt()
        return self._asked_at

    def prompt(self) -> Prompt | None:
        """What this seat is asked now, or None."""
        match, seat = self._match, self.seat
        if seat is None or not self.asked:
            self._prompt = None
            return None
        view, moves, check = self.view, self.moves, match.state.check
        ask = choices(match.game.id).ask
        prompt = Prompt.of(seat, lambda picks: ask(view, moves, check, picks))
        if prompt != self._prompt or self._asked_at < match.answered_at(seat):
            self._asked_at = match.moment
        self._prompt = replace(prompt, at=self._asked_at)
        return self._prompt

    def submit(self, move: Any, at: int) -> Refusal | None:
        """Answer the question that was put at that moment; why that is refused, or None.

        Refused is an answer to a question that has passed, or to one put to another seat.
        """
        prompt = self.prompt()
        if prompt is None:
            return Refusal("prompt-none", "")
        if at != prompt.at:
            return Refusal("prompt-passed", "")
        if getattr(move, "seat", None) != self.seat:
            return Refusal("prompt-other-seat", "")
        try:
            self._match.play(move)
        except Illegal as error:
            return error.refusal
        return None

    def news(self, since: int) -> list[Event]:
        """What happened from move number `since` on, as this seat may know it."""
        events = self._match.events_since(since)
        return [event.seen_by(self.seat) for event in events]

    def past(self) -> Iterator[tuple[Any, list[Event]]]:
        """The match once more: what this seat saw at first and after each move, and heard of it."""
        for state, events in self._match.positions():
            yield state.view(self.seat), [event.seen_by(self.seat) for event in events]
