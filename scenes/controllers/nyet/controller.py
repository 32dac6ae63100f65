"""The controller of NYET!: choices to moves, events to what is seen, for people and bots."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.cards import NOBODY, Card, CardsMoved, Event, Seat
from game.nyet import events as ev
from game.nyet.board import Token
from game.nyet.looking import check_look
from game.nyet.moves import Discard, GoOn, NyetMove, Pass
from game.nyet.rules import NyetState
from game.nyet.state import Trick
from game.nyet.stats import figures
from game.nyet.view import NyetView
from scenes.controllers.nyet.asking import Asking
from scenes.controllers.nyet.counting import vetoes_left
from scenes.controllers.nyet.explaining import explained
from scenes.controllers.nyet.paint import Painter
from scenes.controllers.nyet.places import Places, places
from scenes.controllers.nyet.result import result_scene
from scenes.controllers.nyet.sheet import workings
from scenes.controllers.nyet.talk import Talk
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.menus.result import ResultScene
from scenes.menus.sit_in import SitInScene, Sitter
from scenes.stage import Drain
from scenes.table.motion import Flight, flight_ms
from scenes.table.targets import ACCEPT
from scenes.table.thinking import Thinking
from scenes.table.turns import Turns
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

MS = 1_000_000
LOOK_KEY = f"key:{pygame.KSCAN_L}"
# A trick lies there so long before it is gathered.
TRICK_STANDS_MS = 1100
RESULT_MS = 2200
# How long a token comes down, from how much larger, and how long the full board stands.
STAMP_MS, STAMP_FROM, BOARD_STANDS_MS = 150, 2.2, 1200
# Between two sentences of the scoring.
WORKING_MS = 700
SECRET = ("vetoes", "teams", "bonus", "discards", "passes", "tricks")


class Controller:
    """NYET! on one table scene. `shown` is the table as the screen shows it now."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.match = table.match
        self.words = table.house.words
        levels = [player.level for player in self.match.players]
        thinking = Thinking(self.match, levels, table.house.open_mind)
        self.turns = Turns(levels, thinking, lambda: self.state, self._secret)
        self.now_ns = 0
        self.busy_until_ns = 0
        self.steps: deque[Callable[[], None]] = deque()
        # The seat that lies nearest to the players now.
        self.bottom: Seat = 0
        self.shown: NyetView = self.seen()
        # How many sentences of the scoring are to be read; None: all, and the sums.
        self.revealed: int | None = None
        # The last open box of a line whose ring is just coming down, or -1.
        self.ringing = NOBODY
        # Whether tricks are being looked at again; the table waits meanwhile.
        self.looking = False
        self.talk = Talk(self)
        self.asking = Asking(self)
        self.painter = Painter(self)
        self.places: Places
        self.finished = False
        table.explain = partial(explained, self)

    @property
    def state(self) -> NyetState:
        state: NyetState = self.match.state
        return state

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons play now."""
        return tuple(self.turns.people)

    def seen(self) -> NyetView:
        """The table as whoever is at the screen knows it now."""
        return self.state.view(self.turns.viewer)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of another that are to be seen: none."""
        return ()

    @property
    def look_back(self) -> tuple[Trick, ...]:
        """The tricks that may be looked at now (O-6)."""
        return self.state.view(None).look_back if self.shown.phase == "tricks" else ()

    def _turn_table(self) -> bool:
        """Whoever is asked behind or before the curtain sits nearest; whether that is new."""
        before, people = self.bottom, self.turns.people
        near = [seat for seat in (self.turns.viewer, self.turns.curtain) if seat is not None]
        if near:
            self.bottom = near[0]
        elif self.bottom not in people:
            self.bottom = people[0] if people else 0
        return self.bottom != before

    def name(self, seat: Seat) -> str:
        return self.match.players[seat].name

    def colour(self, seat: Seat) -> int:
        return self.match.players[seat].colour

    def _secret(self) -> bool:
        return self.shown.phase in SECRET

    # The window

    @property
    def marked(self) -> bool:
        """Colours have emblems of their own."""
        return False

    def lay_out(self, size: tuple[int, int]) -> None:
        self._turn_table()
        self.places = places(size, len(self.match.players), self.bottom)
        self.refresh()

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        pictures, wide = self.table.pictures, self.places.card[0]
        for card in range(60):
            yield partial(pictures.front, card, wide, marks=self.table.marks)

    def log_note(self) -> str:
        """How many vetoes are left, then the law of the round."""
        if self.shown.phase == "vetoes":
            return self.words("nyet-note-vetoes", count=vetoes_left(self.shown))
        terms = self.shown.terms
        return " ".join(self.talk.terms(terms)) if terms is not None else ""

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        self.painter.paint(layer)

    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        self.asking.paint(screen)

    def refresh(self) -> None:
        """The screen shows the table as it is now."""
        self.shown = self.seen()
        if self._turn_table():
            self.places = places(self.places.size, len(self.match.players), self.bottom)
        self.changed()

    def changed(self) -> None:
        """What is shown is painted anew, and what can be chosen with it."""
        self.asking.renew()
        self.table.stale(Rect((0, 0), self.places.size))

    # Time

    def start(self, now_ns: int) -> None:
        self.now_ns = now_ns
        for events in self._lived():
            for event in events:
                self._note(event.seen_by(None))
        self.refresh()

    def _lived(self) -> Iterator[list[Event]]:
        """What was played before the match was broken off."""
        state = self.match.replay(0)
        for move in self.match.moves:
            yield state.play(move)

    def tick(self, now_ns: int) -> bool:
        self.now_ns = now_ns
        if self._still_showing(now_ns):
            return self.moving(now_ns)
        if self.looking:
            return False
        if self.state.outcome is not None:
            self._finish()
            return False
        before = (self.turns.viewer, self.turns.curtain)
        move = self.turns.advance(now_ns)
        if move is not None:
            self.play(move)
        elif before != (self.turns.viewer, self.turns.curtain):
            self.refresh()
        return False

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""
        return bool(self.steps) or self.table.motion.moving

    def _still_showing(self, now_ns: int) -> bool:
        """Show the next step of what happened; whether there was anything left to show."""
        if now_ns < self.busy_until_ns or self.table.motion.moving:
            return True
        if not self.steps:
            return False
        self.steps.popleft()()
        if not self.steps:
            self.asking.renew()
            self.table.dirty = True
        return True

    def next_ns(self) -> int | None:
        if self.steps or self.now_ns < self.busy_until_ns:
            return max(self.busy_until_ns, self.now_ns + MS)
        return self.turns.next_ns(self.now_ns)

    def _finish(self) -> None:
        if not self.finished:
            self.finished = True
            self.table.open_result(self.now_ns + RESULT_MS * MS)

    def wait(self, ms: int) -> None:
        """Nothing else happens for so long."""
        self.busy_until_ns = max(self.busy_until_ns, self.now_ns) + ms * MS

    # What was heard

    def heard(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed and self._look_heard(signal):
            return
        match signal:
            case PointerMoved(pos=pos):
                if self.asking.targets.hover(pos):
                    self.table.dirty = True
            case Press(pressed=True, pos=None, control=control):
                if self.turns.curtain is not None and control in ACCEPT:
                    self._lift_curtain()
                    return
                target = self.asking.targets.heard(control)
                self.table.dirty = True
                if target is not None:
                    self.asking.chosen(target.what)
            case Press(pressed=True, pos=pos) if pos is not None:
                if self.turns.curtain is not None:
                    if self.asking.curtain_box.collidepoint(pos):
                        self._lift_curtain()
                    return
                target = self.asking.targets.at(pos)
                if target is not None:
                    self.asking.chosen(target.what)

    def _look_heard(self, press: Press) -> bool:
        """Tricks are looked at, or not any more; whether it was about that."""
        button = press.pos is not None and self.asking.look_at(press.pos)
        if self.looking:
            self.looking = False
        elif button or press.control == LOOK_KEY:
            self.look()
        else:
            return False
        self.changed()
        return True

    def look(self) -> None:
        """Lay the tricks open that may be looked at now, or say why none may (NYET-81)."""
        if self.turns.curtain is not None or self.shown.phase != "tricks":
            return
        if self.look_back:
            self.looking = True
        elif self.shown.tricks:
            refusal = check_look(self.state.view(None), self.shown.tricks[0])
            if refusal is not None:
                self.refuse(self.talk.refusal(refusal))

    def _lift_curtain(self) -> None:
        self.turns.lift_curtain()
        self.refresh()

    def submit(self, move: NyetMove) -> None:
        """A person's choice: played, or refused with the reason."""
        refusal = self.state.check(move)
        if refusal is not None:
            self.refuse(self.talk.refusal(refusal))
            return
        secret = self._secret()
        self.play(move)
        if secret:
            self.turns.answered()
        self.asking.renew()
        if isinstance(move, GoOn):
            for seat in self.turns.people:
                if seat in self.state.to_act() and self.shown.phase == "scores":
                    self.play(GoOn(seat))

    def refuse(self, sentence: str) -> None:
        """Say why something is not allowed, where it was asked."""
        self.table.house.mixer.play(Sound.REFUSE)
        self.table.toasts.say(sentence, self.places.prompt, self.now_ns, alert=True)
        self.table.dirty = True

    # What happens

    def play(self, move: NyetMove) -> None:
        """Play a move; what came of it is shown step by step."""
        viewer = self.turns.viewer
        self.present([event.seen_by(viewer) for event in self.table.play(move)])

    def present(self, events: list[Event]) -> None:
        """Show what happened, from what is shown now to how the table is now."""
        for event in events:
            self._note(event)
        moved = [event for event in events if isinstance(event, CardsMoved)]
        played = [event for event in moved if event.target.kind == "trick"]
        tokens = [event for event in events if isinstance(event, ev.TokenPlaced)]
        if played:
            self._show_play(self.shown, played[0], events)
        elif tokens:
            self._show_token(self.shown, tokens[0], events)
        else:
            self._sound(events)
            self.steps.append(self.refresh)
        if any(isinstance(event, ev.RoundScored) for event in events):
            self._show_scoring()

    def _note(self, event: Event) -> None:
        self.table.log.hear(event, self.talk.sentences)

    def _sound(self, events: list[Event]) -> None:
        kinds = {type(event) for event in events}
        mixer = self.table.house.mixer
        if ev.RoundBegan in kinds:
            mixer.play(Sound.DEAL)
        elif kinds & {Discard, Pass, ev.Confirmed}:
            mixer.play(Sound.SLIDE)

    def _show_token(self, before: NyetView, placed: ev.TokenPlaced, events: list[Event]) -> None:
        """The token comes down on its box with a bang; then the ring of a line it closed."""
        seat = NOBODY if before.options.anonymous else placed.seat
        token, mixer = Token(placed.box, seat), self.table.house.mixer
        closed = [event.box for event in events if isinstance(event, ev.LineClosed)]
        lies = replace(before, asked=(), tokens=(*before.tokens, token),
                       covered=before.covered | {token.box})  # fmt: skip
        boxes = self.painter.plan().boxes
        lies = self._covered(lies)
        self.shown = self._covered(replace(before, asked=()))
        self.changed()
        self._bang(self.painter.stamp(lies, token), boxes[token.box])
        self.ringing = closed[0] if closed else NOBODY
        self.steps.append(partial(mixer.play, Sound.STAMP))
        self.steps.append(partial(self._lie, lies))
        self.steps.append(partial(self.wait, 160))
        if closed:
            ring = self.painter.ring(boxes[closed[0]])
            self.steps.append(partial(self._bang, ring, boxes[closed[0]]))
            self.steps.append(self._closed)
            over = any(isinstance(event, ev.TermsRead) for event in events)
            self.steps.append(partial(self.wait, BOARD_STANDS_MS if over else 200))
        self.steps.append(self.refresh)

    def _bang(self, picture: Surface, spot: Rect) -> None:
        """Something is stamped on a box: it comes down from above."""
        wide = picture.get_width()
        self.table.motion.fly(Flight(picture, spot.center, spot.center, wide * STAMP_FROM, wide,
                                     self.now_ns, STAMP_MS * MS))  # fmt: skip

    def _closed(self) -> None:
        """The ring is down."""
        self.ringing = NOBODY
        self.table.house.mixer.play(Sound.THUMP)
        self.changed()

    def _show_scoring(self) -> None:
        """The sheet is worked out before everybody's eyes, a sentence at a time."""
        self.steps.append(partial(self._reveal, 0))
        for number in range(1, len(workings(self, self.state.view(None))) + 1):
            self.steps.append(partial(self.wait, WORKING_MS))
            self.steps.append(partial(self._reveal, number))
        self.steps.append(partial(self.wait, WORKING_MS))
        self.steps.append(partial(self._reveal, None))

    def _reveal(self, revealed: int | None) -> None:
        self.revealed = revealed
        if revealed:
            self.table.house.mixer.play(Sound.TICK)
        self.changed()

    def _show_play(self, before: NyetView, played: CardsMoved, events: list[Event]) -> None:
        """The card flies to the trick; a full trick stands a while and goes to its winner."""
        seat, card = played.source.owner, played.cards[0]
        gone = [own for own in before.hand if own != card] if before.seat == seat else before.hand
        counts = tuple(n - (s == seat) for s, n in enumerate(before.counts))
        self.shown = self._covered(replace(before, hand=tuple(gone), counts=counts))
        self.changed()
        self._fly(card, self._from_hand(before, seat, card), self.places.played[seat])
        self.table.house.mixer.play(Sound.SLIDE)
        lies = replace(self.shown, trick=(*before.trick, card))
        self.steps.append(partial(self._lie, lies))
        taken = next((event for event in events if isinstance(event, ev.TrickTaken)), None)
        if taken is not None:
            self.steps.append(partial(self.wait, TRICK_STANDS_MS))
            self.steps.append(partial(self._gather, lies, taken))
        self.steps.append(self.refresh)

    def _covered(self, view: NyetView) -> NyetView:
        """The same without a hand, if others may look again as soon as the choice is made."""
        return replace(view, hand=()) if len(self.turns.people) > 1 else view

    def _lie(self, view: NyetView) -> None:
        self.shown = view
        self.changed()

    def _gather(self, lies: NyetView, taken: ev.TrickTaken) -> None:
        """All cards of the trick slide to its winner."""
        goal = self.places.plates[taken.winner].center
        seats = len(self.match.players)
        for number, card in enumerate(lies.trick):
            seat = (lies.leader + number) % seats
            self._fly(card, self.places.played[seat], goal, small=True)
        self.shown = replace(lies, trick=())
        self.changed()
        self.table.house.mixer.play(Sound.SLIDE)

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
        lasts = round(flight_ms(start, end, self.places.unit) * MS)
        self.table.motion.fly(Flight(
            face, start, end, wide, wide * (0.5 if small else 1.0), self.now_ns, lasts,
            turn=9, arc=self.places.unit * 18,
        ))  # fmt: skip

    def close(self) -> None:
        """The table is left: nobody needs to think any more."""
        self.turns.thinker.close()

    # Pause, seats, result

    def pause(self, now_ns: int) -> None:
        self.table.open_pause()

    def resume(self) -> None:
        """Nothing stands still here: the next tick goes on."""

    def sit_in(self) -> SitInScene:
        levels = self.match.game.levels
        sitters = [
            Sitter(player.name, player.colour, level)
            for player, level in zip(self.match.players, self.turns.levels, strict=True)
        ]
        names = [self.words(f"nyet-level-{level}") for level in levels]
        return SitInScene(self.table.house, sitters, levels, names, self._hand_over)

    def _hand_over(self, seat: int, level: str) -> None:
        self.turns.hand_over(seat, level)
        self.refresh()

    def figures(self) -> list[dict[str, Any]]:
        """Place, won or not, and the figures of each seat in the match just ended."""
        outcome = self.state.outcome
        assert outcome is not None
        return [
            {"place": outcome.places[seat], "won": seat in outcome.winners,
             **figures(self.state.sheet, seat)}
            for seat in range(len(self.match.players))
        ]  # fmt: skip

    def result(self) -> ResultScene:
        return result_scene(self)

    def again(self) -> None:
        """Another match with the same seats."""
        self.table.deal_again(self.match.seed + 1)
