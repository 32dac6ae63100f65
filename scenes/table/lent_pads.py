"""Phones at a table that plays against time: their pads are controls like keys, with a clock.

A press becomes a signal of the device "phone:<player>", known to lie in a span of time; the
controller of the game hears it as it hears keys. What is chosen at leisure is asked on the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, cast

from game.cards import Seat
from game.messages import Message, Player, message, refused
from game.pads import Pad, Pads
from game.prompts import Prompt, Thing
from game.registry import kit
from game.rules import Refusal
from scenes.input.bindings import PHONE
from scenes.input.signals import Press, Signal
from scenes.phones import wire
from scenes.phones.hand import PASSED, Story
from scenes.phones.showing import Asked, Page
from scenes.table.lending import MS, Lending, Sitters, Table

# No pump of the devices has this number: phones are no part of any.
NO_PUMP = -1


class Racers(Sitters, Protocol):
    """Those who sit at a table against time."""

    def heard(self, signal: Signal) -> None:
        """A device was used."""

    def answered(self, move: Any) -> None:
        """A question was answered with that move, just now."""

    def clock_known(self, seat: Seat, unsure_ms: int) -> None:
        """How well presses of that seat's phone can be told apart from others."""

    def phones_changed(self) -> None:
        """A phone is gone, or there again."""

    def pause(self, now_ns: int) -> None:
        """The clock stops."""


class TimedTable(Table, Protocol):
    """A table against time."""

    def tell_who_is_gone(self) -> bool:
        """Somebody may have just lost what they play with: say so over the pause, if it is on."""


@dataclass(slots=True)
class Put:
    """A question that was put to a player, and its number."""

    prompt: Prompt | None = None
    number: int = 0

    @property
    def things(self) -> tuple[Thing, ...]:
        """What can be pointed at."""
        return () if self.prompt is None else tuple(one.thing for one in self.prompt.answers)


class LentPads(Lending):
    """The seats of one table against time that are lent to phones."""

    table: TimedTable

    def __init__(self, table: TimedTable) -> None:
        super().__init__(table)
        self._stories: dict[int, Story] = {}
        self._put: dict[int, Put] = {}
        # What is held down: by player, the parts of their controls.
        self._down: dict[int, set[str]] = {}
        self._there: list[int] = []
        # Who had a phone when these came to the table, and has not been here since.
        self._awaited: set[int] = set()

    @property
    def _pads(self) -> Pads[Any]:
        found = kit(self.match.game.id).pads
        assert found is not None
        return found

    @property
    def sitting(self) -> Racers:
        return cast(Racers, self.table.controller)

    @property
    def busy(self) -> bool:
        return False

    def drawing(self) -> None:
        """Cards lie on the table alone."""

    def story(self, player: int) -> Story:
        story = self._stories.get(player)
        if story is None:
            story = Story(self.match.seat(self.seat_of(player)), self._pads.tell)
            self._stories[player] = story
        return story

    def why_not(self, player: int, refusal: Refusal) -> Message:
        return refused(refusal)

    # Who is there

    def _move_in(self) -> None:
        super()._move_in()
        self._awaited = set(self._lent())

    def returned(self, player: int) -> None:
        self._let_go(player)
        super().returned(player)
        self.phones.keep_time(player)

    def left(self, player: int) -> None:
        self._let_go(player)
        super().left(player)

    # What is heard

    def heard(self, player: int, said: wire.Noted) -> None:
        match said:
            case wire.Pushed():
                self._push(player, said)
            case wire.Unsure():
                self._clock_known(player)
                self._soon(player)
            case wire.Pick(thing=thing, at=at):
                self._pick(player, thing, at)
            case _:
                super().heard(player, said)

    def _push(self, player: int, push: wire.Pushed) -> None:
        """A pad went down or came up: each of them once, and only where it lies."""
        down = self._down.setdefault(player, set())
        if push.down == (push.pad in down):
            return
        if push.down and push.pad not in [pad.slot for pad in self._page_pads(player)]:
            return
        (down.add if push.down else down.discard)(push.pad)
        device = f"{PHONE}:{player}"
        self.sitting.heard(
            Press(push.heard_ns, NO_PUMP, device, f"{device}:{push.pad}", push.down, made=push.made)
        )

    def _let_go(self, player: int) -> None:
        """The phone is gone, or a pause began: nothing is held any more."""
        device, now_ns = f"{PHONE}:{player}", self.table.now_ns
        for slot in self._down.pop(player, ()):
            self.sitting.heard(Press(now_ns, NO_PUMP, device, f"{device}:{slot}", False))

    def _clock_known(self, player: int) -> None:
        self.sitting.clock_known(self.seat_of(player), self.unsure_ms(player))

    def unsure_ms(self, player: int) -> int:
        """By how much a press of that player may have been earlier or later (ms)."""
        return -(-self.phones.unsure_ns(player) // MS)

    def _pick(self, player: int, thing: str, at: int) -> None:
        """A question is answered, if it is still the same."""
        put = self._ask(player)
        answer = (
            next((one for one in put.prompt.answers if str(one.thing) == thing), None)
            if put.prompt is not None and put.number == at
            else None
        )
        if answer is None or answer.move is None:
            self._say(player, refused(PASSED), alert=True)
        else:
            self.sitting.answered(answer.move)
        self._soon(player)

    # What is shown

    def look_here(self) -> None:
        players_here = self._look_who_is_missing()
        self._look_who_went(players_here)
        levels = tuple(self.match.levels)
        state = (len(self.match.moves), self.paused, self.onward, self.table.over, levels,
                 self._there)  # fmt: skip
        if state != self._state:
            self._state = state
            for player in players_here:
                self._soon(player)

    def _look_who_went(self, players_here: list[int]) -> None:
        """A person whose phone is gone has lost their device: all wait (TOT-733).

        Where nothing can be said of it, as over a result, all wait as soon as it is played again.
        """
        there = list(filter(self.phones.there, players_here))
        if there != self._there:
            self._there = there
            self.sitting.phones_changed()
        self._awaited &= set(players_here) - set(there)
        late = set(filter(self.phones.missing, self._awaited))
        away = [player for player in players_here if player not in there]
        gone = [player for player in away if player in self._put or player in late]
        for player in gone:
            self._let_go(player)
        people = [player for player in gone if not self.match.levels[player]]
        if people and not self.paused:
            self.sitting.pause(self.table.now_ns)
        if not people or self.table.tell_who_is_gone():
            for player in gone:
                self._put.pop(player, None)
                self._awaited.discard(player)

    def _ask(self, player: int) -> Put:
        """What is asked of a player now, by a number that changes with the question."""
        put = self._put.setdefault(player, Put())
        chair = self.match.seat(self.seat_of(player))
        waits = self.paused or self.table.over or self.match.levels[player]
        prompt = None
        if not waits and chair.seat is not None:
            found = Prompt.of(chair.seat, partial(self._pads.ask, chair.view, (), chair.check))
            prompt = found if found.answers else None
        fresh = Put(prompt)
        put.number += fresh.things != put.things
        put.prompt = prompt
        return put

    def _page_pads(self, player: int) -> tuple[Pad, ...]:
        """The pads that lie there; none where something is asked or nothing can be grabbed."""
        over = self.match.outcome is not None or self.table.over
        if over or self.paused or self.match.levels[player] or self._ask(player).prompt is not None:
            return ()
        return tuple(self._pads.lie(self.match.seat(self.seat_of(player)).view))

    def page(self, player: int) -> Page:
        seat, names = self.seat_of(player), self._names()
        story, put = self.story(player), self._ask(player)
        view = story.chair.view
        story.hear(len(self.match.moves), self.match.moment, names, view)
        asked = None if put.prompt is None else Asked.of(put.prompt, put.number, refused)
        pads = self._page_pads(player)
        unsure = message("phones-page-unsure", ms=self.unsure_ms(player)) if pads else None
        says = self._says_who_is_away() or self._says_anyway(player) or self._pads.says(view)
        return Page(
            self._person(seat), names, says, asked, (), story.news, (),
            mine=bool(self.match.levels[player]) and self.match.outcome is None,
            onward=self.onward, pads=pads, unsure=unsure,
        )  # fmt: skip

    def _says_who_is_away(self) -> Message | None:
        """Whom the others wait for in a pause."""
        away = [seat for seat in range(len(self.match.players)) if self.is_gone(seat)]
        people = [seat for seat in away if not self.match.levels[self.sitting.player_at(seat)]]
        if not (self.paused and people) or self.match.outcome is not None:
            return None
        return message("phones-page-pauses-gone", name=Player(people[0]))
