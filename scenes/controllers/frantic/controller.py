"""The controller of Frantic: what is played and at whom, events as moments, who may throw in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect

from game.cards import HIDDEN, Card, Event, Seat
from game.chance import Chance
from game.frantic import events as ev
from game.frantic.cards import deck_for
from game.frantic.moves import FranticMove, GoOn, Pass
from game.frantic.reactions.shown import is_shown, out_of_time
from game.frantic.stats import figures
from game.frantic.view import FranticView
from game.rules import Refusal
from scenes.controllers.frantic.asking import Asking
from scenes.controllers.frantic.explaining import explained
from scenes.controllers.frantic.own_cards import OwnCards
from scenes.controllers.frantic.paint import Painter
from scenes.controllers.frantic.places import places
from scenes.controllers.frantic.result import result_scene
from scenes.controllers.frantic.sheet import Sheet
from scenes.controllers.frantic.showing import PUBLIC, Showing
from scenes.controllers.frantic.talk import Talk
from scenes.input.signals import Press
from scenes.menus.result import ResultScene
from scenes.table.messages import Remark, Tone
from scenes.table.pieces import Piece
from scenes.table.stepping import MS

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


# Where nobody plays, the composed cards are shown for so long.
INTRODUCED_MS = 8000


class Controller(Showing):
    """Frantic on one table scene."""

    game = "frantic"

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.own = OwnCards(self)
        # The composed cards are laid out for all to read.
        self.introducing = False
        self.talk = Talk(self)
        self.asking = self.choosing = Asking(self)
        self.painter = Painter(self)
        self.sheet = Sheet(self)
        # Who sits where as far as the log has heard, and who sat where the levels are for.
        self._told: tuple[Seat, ...] = self.table_view.persons
        self._seated: tuple[Seat, ...] = tuple(range(len(self.match.players)))
        self._telling = False
        # Somebody on a shared screen wants to throw a card in, and the others look away.
        self.reacting = False
        # Since when the person who is asked has been asked (FRA-361).
        self._asked: tuple[Seat, int] | None = None
        self._asked_ns = 0
        table.explain = partial(explained, self)

    # Who sits where: Identity Theft may change it (FRA-264)

    def name(self, seat: Seat) -> str:
        return self.match.players[self._person(seat)].name

    def colour(self, seat: Seat) -> int:
        return self.match.players[self._person(seat)].colour

    def player_at(self, seat: Seat) -> int:
        return self._seated[seat]

    def _person(self, seat: Seat) -> Seat:
        return (self._told if self._telling else self.shown.persons)[seat]

    def refresh(self) -> None:
        self._take_seats()
        super().refresh()

    def _take_seats(self) -> None:
        """Whoever changed the seat goes on there, a person or a bot."""
        before, now = self._seated, self.table_view.persons
        if before == now:
            return
        levels = dict(zip(before, self.turns.levels, strict=True))
        self.turns.levels[:] = [levels[person] for person in now]
        self._seated = now
        self._ask_anew()

    def _ask_anew(self) -> None:
        """Others are to be asked, by another name or from another seat."""
        self.turns.forget()

    def note(self, event: Event) -> None:
        """The log hears it as it was: who sat where then."""
        match event:
            case ev.EventTurned():
                self._events.append(event)
            case ev.EventOver(event=name):
                self._events = [other for other in self._events if other.event != name]
            case ev.RoundEnded():
                self._events = []
        self.table.log.hear(event, partial(self._told_then, self._told))
        if isinstance(event, ev.SeatsSwapped):
            told = list(self._told)
            told[event.one], told[event.other] = told[event.other], told[event.one]
            self._told = tuple(told)

    def _told_then(self, persons: tuple[Seat, ...], event: Event) -> list[str]:
        before, self._told, self._telling = self._told, persons, True
        sentences = self.talk.sentences(event)
        self._told, self._telling = before, False
        return sentences

    def start(self, now_ns: int) -> None:
        self._told, self._events = tuple(range(len(self.match.players))), []
        super().start(now_ns)
        self._at_rest()
        self.changed()
        if self.own.cards and not self.table_view.number:
            self.then(self._introduce)

    def _introduce(self) -> None:
        """Everybody reads the composed cards before the first round (FRA-353)."""
        self.introducing = True
        self.hold(None if self.people else INTRODUCED_MS)
        self.then_first(self._introduced)

    def _introduced(self) -> None:
        self.introducing = False
        self.changed()

    def _hand_over(self, seat: Seat, level: str) -> None:
        self.reacting = False
        super()._hand_over(seat, level)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of another that are to be seen: those of hands that lie open."""
        shown = self.shown
        if seat in shown.open or shown.phase in ("scores", "over"):
            return shown.known[seat]
        return ()

    def secret(self) -> bool:
        """On a shared screen a window is open to all until somebody wants to throw in."""
        if self.at_the_window:
            return self.reacting
        return self.shown.phase not in PUBLIC

    @property
    def at_the_window(self) -> bool:
        """Whether several people at the screen are asked, one by one, if they react."""
        return self.shown.phase == "window" and len(self.turns.people) > 1

    def react(self) -> None:
        """Whoever is asked wants to look at their cards before letting it pass."""
        self.reacting = True
        self.changed()

    # The window

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        seats = len(self.match.players)
        self.places = places(size, seats, self.bottom, self.table.face.ASPECT, rtl)

    @property
    def zone(self) -> Rect:
        return self.places.around.zone

    def headline(self) -> Remark:
        """What was just done."""
        return Remark(self.news, Tone.HEADLINE) if self.news else super().headline()

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        pictures, marks = self.table.pictures, self.table.marks
        for card in sorted(set(deck_for(self.shown.modules))):
            yield partial(pictures.front, card, self.places.card[0], marks=marks)

    def log_note(self) -> str:
        return self.talk.requirement(self.shown)

    def pieces(self) -> list[Piece]:
        return self.painter.pieces()

    # Time

    @property
    def limit_s(self) -> int:
        """How long a choice may take, in seconds; 0: as long as it likes."""
        timer = self.shown.options.timer
        return 0 if timer == "off" else int(timer)

    def tick(self, now_ns: int) -> bool:
        moved = super().tick(now_ns)
        seat = self.passed_over
        if seat is not None and not self.looking:
            self.play(Pass(seat))
        self._watch_the_time()
        return moved

    @property
    def passed_over(self) -> Seat | None:
        """Whoever is not shown the window they are asked at: it passes by itself (FRA-359)."""
        seat = self.asking.asked
        if seat is None:
            return None
        step, moves = self.table_view.agenda[0], self.chair(seat).moves
        shown = is_shown(self.table_view.options, step, moves, len(self.people))
        return None if shown else seat

    def _watch_the_time(self) -> None:
        """Whoever thinks for too long has it done for them (FRA-361, FRA-577)."""
        seat = self.choosing.seat
        if seat is None or not self.limit_s:
            self._asked = None
            return
        about = (seat, len(self.match.moves))
        if about != self._asked:
            self._asked, self._asked_ns = about, self.now_ns
        elif self.now_ns - self._asked_ns >= self.limit_s * 1000 * MS:
            self._asked = None
            chance = Chance(len(self.match.moves))
            self.submit(out_of_time(self.chair(seat).moves, chance))

    @property
    def seconds_left(self) -> int | None:
        """How long the person who is asked may still think, if there is a limit."""
        if self._asked is None or not self.limit_s:
            return None
        return max(0, self.limit_s - (self.now_ns - self._asked_ns) // (1000 * MS))

    def next_ns(self) -> int | None:
        soon = super().next_ns()
        if self._asked is None:
            return soon
        second = self.now_ns + 250 * MS
        return second if soon is None else min(soon, second)

    def resume(self) -> None:
        """The time begins anew after a pause."""
        self._asked = None

    # What happens

    def stays_private(self, move: FranticMove) -> bool:
        """Whoever is asked for the next part of the same choice keeps the screen."""
        return move.seat in self.match.asked and not isinstance(move, GoOn)

    def speaks_for_all(self, move: FranticMove) -> bool:
        """What is gone on from was read together."""
        return isinstance(move, GoOn)

    def went_on(self, move: FranticMove) -> None:
        self.reacting = False

    def sentences(self, event: Any) -> Iterable[str]:
        return self.talk.sentences(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.talk.refusal(refusal)

    def covered(self, view: FranticView) -> FranticView:
        """The same without secrets, if others may look again as soon as the choice is made."""
        if len(self.turns.people) < 2:
            return view
        return replace(
            view, hand=(), aside=_face_down(view.aside), incoming=_face_down(view.incoming),
            powers=tuple(tuple(replace(power, name=power.name * power.up) for power in row)
                         for row in view.powers),
        )  # fmt: skip

    def press_first(self, press: Press) -> bool:
        """On a shared screen each person has a key to throw in with: the number of the seat."""
        seat = self.choosing.seat
        if not self.at_the_window or self.reacting or seat is None:
            return False
        if press.control != f"key:{pygame.KSCAN_1 + seat}":
            return False
        self.react()
        return True

    # The end

    def figures(self) -> list[dict[str, Any]]:
        outcome = self.match.outcome
        assert outcome is not None
        sheet, persons = self.table_view.sheet, self.table_view.persons
        return [
            {"place": outcome.places[person], "won": person in outcome.winners,
             **figures(sheet, persons.index(person))}
            for person in range(len(self.match.players))
        ]  # fmt: skip

    def result(self) -> ResultScene:
        return result_scene(self)

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        self.reacting = self.introducing = False
        self._told, self._events = tuple(range(len(self.match.players))), []
        self.asking.let_go()
        super().stand_anew(past)
        self._at_rest()
        self.changed()


def _face_down(cards: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple((HIDDEN,) * len(row) for row in cards)
