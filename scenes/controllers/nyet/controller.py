"""The controller of NYET!: choices to moves, events to what is seen, for people and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art.faces.nyet.board import board
from game.cards import NOBODY, Card, CardsMoved, Event, Seat
from game.nyet import events as ev
from game.nyet.asking import vetoes_left
from game.nyet.board import Token
from game.nyet.following import after
from game.nyet.looking import check_look
from game.nyet.moves import Discard, FormTeams, GoOn, NyetMove, Pass, Veto
from game.nyet.state import Trick
from game.nyet.stats import figures
from game.nyet.view import NyetView
from game.rules import Refusal
from scenes.controllers.nyet.asking import Asking
from scenes.controllers.nyet.explaining import explained
from scenes.controllers.nyet.paint import Painter
from scenes.controllers.nyet.places import Places, places
from scenes.controllers.nyet.result import result_scene
from scenes.controllers.nyet.sheet import workings
from scenes.controllers.nyet.talk import Talk
from scenes.input.signals import Press
from scenes.menus.result import ResultScene
from scenes.table.motion import Flight
from scenes.table.pieces import Piece
from scenes.table.sitting import Sitting
from scenes.table.stepping import MS
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

LOOK_KEY = f"key:{pygame.KSCAN_L}"
# A trick lies there so long before it is gathered.
TRICK_STANDS_MS = 1100
# How long a token comes down, from how much larger, and how long the full board stands.
STAMP_MS, STAMP_FROM, BOARD_STANDS_MS = 150, 2.2, 1200
# Between two sentences of the scoring.
WORKING_MS = 700
# What a first such move shows to be understood.
LEARNT: dict[type, str] = {Veto: "veto", FormTeams: "teams"}
SECRET = ("vetoes", "teams", "bonus", "discards", "passes", "tricks")


class Controller(Sitting):
    """NYET! on one table scene."""

    game = "nyet"
    places: Places
    shown: NyetView

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        # How many sentences of the scoring are to be read; None: all, and the sums.
        self.revealed: int | None = None
        # The last open box of a line whose ring is just coming down, or -1.
        self.ringing = NOBODY
        self.talk = Talk(self)
        self.asking = self.choosing = Asking(self)
        self.painter = Painter(self)
        table.explain = partial(explained, self)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of another that are to be seen: none."""
        return ()

    @property
    def look_back(self) -> tuple[Trick, ...]:
        """The tricks that may be looked at now (O-6) and have been seen taken."""
        if self.shown.phase != "tricks":
            return ()
        allowed = self.table_view.look_back
        return tuple(trick for trick in self.shown.look_back if trick in allowed)

    def secret(self) -> bool:
        return self.shown.phase in SECRET

    # The window

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        self.places = places(size, len(self.match.players), self.bottom, rtl)

    @property
    def zone(self) -> Rect:
        """Over the hand; below the score sheet while that lies there, for then no hand does."""
        scored = self.shown.phase in ("scores", "over")
        return self.places.low_zone if scored else self.places.zone

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        pictures, wide = self.table.pictures, self.places.card[0]
        rtl, no_trump = self.table.house.lettering.rtl, self.shown.options.no_trump
        yield partial(board, self.places.board.size, no_trump, rtl)
        for card in range(60):
            yield partial(pictures.front, card, wide, marks=self.table.marks)

    def log_note(self) -> str:
        """How many vetoes are left, then the law of the round."""
        if self.shown.phase == "vetoes":
            return self.words("nyet-note-vetoes", count=vetoes_left(self.shown))
        terms = self.shown.terms
        return " ".join(self.talk.terms(terms)) if terms is not None else ""

    def pieces(self) -> list[Piece]:
        return self.painter.pieces()

    # What was heard

    def press_first(self, press: Press) -> bool:
        """Tricks are to be looked at; whether it was about that."""
        button = press.pos is not None and self.asking.look_at(press.pos)
        if not button and press.control != LOOK_KEY:
            return False
        self.look()
        self.changed()
        return True

    def look(self) -> None:
        """Lay the tricks open that may be looked at now, or say why none may (NYET-81)."""
        if self.turns.curtain is not None or self.shown.phase != "tricks":
            return
        if self.look_back:
            self.looking = True
        elif self.shown.tricks:
            refusal = check_look(self.table_view, self.shown.tricks[0])
            if refusal is not None:
                self.refuse(self.talk.refusal(refusal))

    def speaks_for_all(self, move: NyetMove) -> bool:
        """The sheet was read together."""
        return isinstance(move, GoOn)

    def went_on(self, move: NyetMove) -> None:
        if type(move) in LEARNT:
            self.table.hints.understood(LEARNT[type(move)])

    def changed(self) -> None:
        """A look at tricks ends when there are none to look at any more."""
        if self.looking and self.reading.what is None:
            self.looking = bool(self.look_back)
        super().changed()

    # What happens

    def sentences(self, event: Any) -> Iterable[str]:
        return self.talk.sentences(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.talk.refusal(refusal)

    def present(self, events: list[Event]) -> None:
        scored = any(isinstance(event, ev.RoundScored) for event in events)
        if scored:
            # Sheet and plates say nothing of it before it is worked out.
            self.revealed = 0
            self.table.hints.put_away()
        moved = [event for event in events if isinstance(event, CardsMoved)]
        played = [event for event in moved if event.target.kind == "trick"]
        tokens = [event for event in events if isinstance(event, ev.TokenPlaced)]
        if played:
            self._show_play(self.shown, played[0], events)
        elif tokens:
            self._show_token(self.shown, tokens[0], events)
        else:
            self._sound(events)
            self.then(self.refresh)
        if scored:
            self._show_scoring()

    def _sound(self, events: list[Event]) -> None:
        kinds = {type(event) for event in events}
        if ev.RoundBegan in kinds:
            self.sound(Sound.DEAL)
        elif kinds & {Discard, Pass, ev.Confirmed}:
            self.sound(Sound.SLIDE)

    def _show_token(self, before: NyetView, placed: ev.TokenPlaced, events: list[Event]) -> None:
        """The token comes down on its box with a bang; then the ring of a line it closed."""
        seat = NOBODY if before.options.anonymous else placed.seat
        token = Token(placed.box, seat)
        closed = [event.box for event in events if isinstance(event, ev.LineClosed)]
        lies = self.covered(after(replace(before, asked=()), placed))
        boxes = self.painter.plan().boxes
        self.shown = self.covered(replace(before, asked=()))
        self.changed()
        self._bang(self.painter.stamp(lies, token), boxes[token.box])
        self.ringing = closed[0] if closed else NOBODY
        self.then(partial(self.sound, Sound.STAMP))
        self.then(partial(self.lay, lies))
        self.then_wait(160)
        if closed:
            ring = self.painter.ring(boxes[closed[0]])
            self.then(partial(self._bang, ring, boxes[closed[0]]))
            self.then(self._closed)
            over = any(isinstance(event, ev.TermsRead) for event in events)
            self.then_wait(BOARD_STANDS_MS if over else 200)
        self.then(self.refresh)

    def _bang(self, picture: Surface, spot: Rect) -> None:
        """Something is stamped on a box: it comes down from above."""
        wide = picture.get_width()
        self.table.motion.fly(Flight(picture, spot.center, spot.center, wide * STAMP_FROM, wide,
                                     self.now_ns, STAMP_MS * MS))  # fmt: skip

    def _closed(self) -> None:
        """The ring is down."""
        self.ringing = NOBODY
        self.sound(Sound.THUMP)
        self.changed()

    def _show_scoring(self) -> None:
        """The sheet is worked out before everybody's eyes, a sentence at a time."""
        for number in range(1, len(workings(self, self.table_view)) + 1):
            self.then_wait(WORKING_MS)
            self.then(partial(self._reveal, number))
        self.then_wait(WORKING_MS)
        self.then(partial(self._reveal, None))

    def _reveal(self, revealed: int | None) -> None:
        self.revealed = revealed
        if revealed is not None:
            self.sound(Sound.TICK)
        self.changed()

    def _show_play(self, before: NyetView, played: CardsMoved, events: list[Event]) -> None:
        """The card flies to the trick; a full trick stands a while and goes to its winner."""
        seat, card = played.source.owner, played.cards[0]
        lies = self.covered(after(before, played))
        self.shown = replace(lies, trick=before.trick)
        self.changed()
        self._fly(card, self._from_hand(before, seat, card), self.places.played[seat])
        self.sound(Sound.SLIDE)
        self.then(partial(self.lay, lies))
        taken = next((event for event in events if isinstance(event, ev.TrickTaken)), None)
        if taken is not None:
            self.then_wait(TRICK_STANDS_MS)
            self.then(partial(self._gather, lies, taken))
        self.then(self.refresh)

    def covered(self, view: NyetView) -> NyetView:
        """The same without a hand, if others may look again as soon as the choice is made."""
        return replace(view, hand=()) if len(self.turns.people) > 1 else view

    def _gather(self, lies: NyetView, taken: ev.TrickTaken) -> None:
        """All cards of the trick slide to its winner."""
        goal = self.places.plates[taken.winner].center
        seats = len(self.match.players)
        for number, card in enumerate(lies.trick):
            seat = (lies.leader + number) % seats
            self._fly(card, self.places.played[seat], goal, small=True)
        self.shown = replace(lies, trick=())
        self.changed()
        self.sound(Sound.SLIDE)

    def _from_hand(self, before: NyetView, seat: Seat, card: int) -> tuple[int, int]:
        if before.seat == seat:
            for held, box in zip(before.hand, self.painter.own_boxes(before), strict=True):
                if held == card:
                    return box.center
        return self.places.hands[seat]

    def _fly(
        self, card: int, start: tuple[int, int], end: tuple[int, int], small: bool = False
    ) -> None:
        wide = self.places.trick_card
        face = self.table.pictures.front(card, wide, marks=self.table.marks)
        self.fly(face, start, end, wide, wide * (0.5 if small else 1.0))

    # The end

    def figures(self) -> list[dict[str, Any]]:
        outcome = self.match.outcome
        assert outcome is not None
        return [
            {"place": outcome.places[seat], "won": seat in outcome.winners,
             **figures(self.table_view.sheet, seat)}
            for seat in range(len(self.match.players))
        ]  # fmt: skip

    def result(self) -> ResultScene:
        return result_scene(self)

    def break_off(self) -> None:
        self.revealed, self.ringing = None, NOBODY
        super().break_off()
