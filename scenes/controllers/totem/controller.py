"""The controller of Totem: signals to moves on the match clock, events to all that listen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from art import theme
from art.faces.totem.figure import hand as hand_picture
from game.cards import CLOCK, Event
from game.chance import apart
from game.totem import events as ev
from game.totem.bot import TotemBot, make_bot
from game.totem.groups import MEMBERS
from game.totem.moves import (
    Choose,
    Flip,
    Grab,
    NextGame,
    Pause,
    Release,
    Resume,
    Stop,
    Tick,
    TotemMove,
)
from game.totem.rules import TotemState
from game.totem.stats import Statistics
from scenes.controllers.totem.centre import Centre
from scenes.controllers.totem.choice import choice_panel_box
from scenes.controllers.totem.controls import default_controls, read_controls
from scenes.controllers.totem.explaining import explained
from scenes.controllers.totem.noises import noise_of
from scenes.controllers.totem.outcome import rematch_seed, result_scene
from scenes.controllers.totem.pointers import Pointing
from scenes.controllers.totem.tabletop import Tabletop
from scenes.controllers.totem.talk import Talk
from scenes.controllers.totem.teaching import Teaching
from scenes.input.bindings import POINTERS, device_of, label
from scenes.input.clock import Delayed, FairStamps, MatchClock, TrueOrder
from scenes.input.signals import FocusChanged, PointerMoved, Press, Signal
from scenes.menus.result import ResultScene
from scenes.menus.sit_in import SitInScene, Sitter
from scenes.stage import Drain
from scenes.table.layout import HandPlace, Ring, boxes_of

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

MS = 1_000_000
RESUME_STEP_NS = 600 * MS
LET_GO_NS = 1000 * MS
# The last cards fly and the fanfare sounds before the result covers the table.
RESULT_NS = 1800 * MS


class Controller:
    """Totem on one table scene."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.match = table.match
        self.words = table.house.words
        self.delayed: Delayed[TotemMove] = Delayed()
        # Who plays each seat now: "" is a person. A bot may sit in for somebody for a while.
        self.levels = list(self.match.levels)
        self.bots: dict[int, TotemBot] = {}
        for seat, level in enumerate(self.levels):
            self.hand_over(seat, level)
        self.view = self.state.view(None)
        self.clock = MatchClock(0, self.state.now)
        self.clock.pause(0)
        self.stamps = FairStamps(table.house.settings.device_offsets)
        self.held: dict[str, tuple[int, int]] = {}
        self.scolded: set[str] = set()
        self.resuming_ns: int | None = None
        # While another scene is on top no time is told: what a button there asks for waits.
        self.at_next_tick: Callable[[int], None] | None = None
        self.now_ns = 0
        self.over: ev.GameOver | None = None
        self.statistics = Statistics(self.state.owners, self.state.sides)
        self.talk = Talk(self)
        self.pointing = Pointing(self)
        self.tabletop = Tabletop(self)
        self.centre = Centre(self)
        self.teaching = Teaching(self)
        table.explain = partial(explained, self)
        self._bind()
        for seat in self.people:
            self._lend_keys(seat)

    @property
    def state(self) -> TotemState:
        state: TotemState = self.match.state
        return state

    def _bind(self) -> None:
        """Which control is which hand's; the hands of a seat may change from game to game."""
        controls = self.table.seating.controls
        self.bound = read_controls(controls, self.state.owners, self.state.sides)
        self.pointing.bind()
        self._line_up()

    def _line_up(self) -> None:
        """Only persons race by their devices: one alone, against bots, need not wait."""
        people = self.people if len(self.people) > 1 else ()
        controls = [text.partition("=")[2] for seat in people
                    for text in self.table.seating.controls[seat]]  # fmt: skip
        offsets = self.table.house.settings.device_offsets
        self.order = TrueOrder(offsets, dict.fromkeys(map(device_of, controls)))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons play now."""
        return tuple(seat for seat, level in enumerate(self.levels) if not level)

    def hand_over(self, seat: int, level: str) -> None:
        """From now on a bot of that level plays the seat, or ("") a person (TOT-733)."""
        self.levels[seat] = level
        self.bots.pop(seat, None)
        if level:
            own_seed = apart(self.match.seed, seat)
            self.bots[seat] = make_bot(level, seat, own_seed, self.people)
        self.delayed = Delayed()

    def sit_in(self) -> SitInScene:
        levels = self.match.game.levels
        sitters = [
            Sitter(player.name, player.colour, level)
            for player, level in zip(self.match.players, self.levels, strict=True)
        ]
        names = [self.words(f"totem-level-{level}") for level in levels]
        return SitInScene(self.table.house, sitters, levels, names, self._changed_hands)

    def _changed_hands(self, seat: int, level: str) -> None:
        self.match.sit(seat, level)
        self.hand_over(seat, level)
        if not level:
            self._lend_keys(seat)
        self._line_up()
        self.tabletop.lay_pads()
        self.tabletop.refresh()

    def _lend_keys(self, seat: int) -> None:
        """Somebody who takes a bot's seat gets the first usual keys that nobody has."""
        seating = self.table.seating
        taken = {text.partition("=")[2] for own in seating.controls for text in own}
        if seating.controls[seat]:
            return
        for usual in default_controls(self.state.options, len(self.levels)):
            if not taken & {text.partition("=")[2] for text in usual}:
                controls = list(seating.controls)
                controls[seat] = usual
                self.table.seating = replace(seating, controls=tuple(controls))
                self._bind()
                return

    def name(self, hand: int) -> str:
        """What a hand is called: its player's name, and its side if they have two."""
        name = self.match.players[self.state.owners[hand]].name
        side = self.state.sides[hand]
        return self.words(f"totem-hand-{side}", name=name) if side else name

    def colour(self, hand: int) -> int:
        """The number of the seat colour of a hand."""
        return self.match.players[self.state.owners[hand]].colour

    def rivals(self, hand: int) -> tuple[int, ...]:
        """Who would lose a duel that this hand wins now."""
        mine = next((mask for mask in self.state.live if mask >> hand & 1), 0)
        owner = self.state.owners[hand]
        return tuple(other for other in MEMBERS[mine] if self.state.owners[other] != owner)

    def answer_key(self, what: str) -> str:
        """The key with which the grabber chooses duel or rush (TOT-721)."""
        action = "grab" if what == "duel" else "flip"
        controls = self.bound.of(self.view.chooser, action)
        return label(controls[0], self.words) if controls and controls[0] not in POINTERS else ""

    @property
    def match_ms(self) -> int:
        """The time of the match now."""
        return max(self.state.now, self.clock.ms(self.now_ns))

    # The window

    @property
    def marked(self) -> bool:
        """As the option says."""
        return self.state.options.colour_marks

    def lay_out(self, size: tuple[int, int]) -> None:
        self.tabletop.lay_out(size)
        self.centre.lay_out(self.tabletop.ring)

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        """Nothing besides heaps and plates."""

    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        self.centre.paint(screen, now_ns, drain)

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        return self.tabletop.pictures_to_come()

    def reaching(self, hand: int, place: HandPlace, ring: Ring) -> Surface:
        """A hand of cut paper in its player's colour, reaching for the totem from its seat."""
        colour = theme.SEAT_COLOURS[self.colour(hand)].rgb
        picture = hand_picture(round(ring.card * 0.72), colour)
        return self.table.sprites.of(picture, picture.get_width(), 90 - place.angle, 1.0)

    @property
    def zone(self) -> None:
        """There is no such place: each hand is spoken to."""
        return None

    @property
    def reads(self) -> bool:
        """Nobody has the time."""
        return False

    def puts_away(self) -> bool:
        """Nothing is read in a game against time."""
        return False

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the choice between duel and rush lies there, or the table is hidden."""
        if self.view.phase == "paused":
            return True
        return self.view.chooser >= 0 and choice_panel_box(self.tabletop.ring).collidepoint(pos)

    def in_question(self) -> list[Rect]:
        """All piles and decks, and the totem."""
        ring = self.tabletop.ring
        lying = [box for hand in ring.hands for box in boxes_of(ring, hand)]
        return [*lying, self.centre.box]

    def log_note(self) -> str:
        """The right-of-way list, highest first (TOT-718)."""
        names = self.words("totem-then").join(map(self.name, self.state.right_of_way))
        return self.words("totem-right-of-way", names=names)

    # Time

    def start(self, now_ns: int) -> None:
        self.now_ns = now_ns
        if self.match.moves:
            self._take_up_again(now_ns)
        else:
            self.clock.resume(now_ns)
            self.after([dealt(self.state)])

    def _take_up_again(self, now_ns: int) -> None:
        """A match that was broken off goes on as after a pause."""
        self._relive()
        if self.state.phase in ("game_over", "over"):
            self.table.open_result(now_ns)
            return
        self.tabletop.refresh()
        if self.state.phase == "paused":
            self.table.open_pause()
            return
        self.act(Pause(self.state.now))
        if self.state.phase != "paused":
            self.clock.resume(now_ns)

    def _relive(self) -> None:
        """Figures and log of what was played before, from the record."""
        state = self.match.replay(0)
        self.talk.note(dealt(state))
        for move in self.match.moves:
            events = state.play(move)
            for event in events:
                self.statistics.count(event)
                self.talk.note(event)
                if isinstance(event, ev.GameOver):
                    self.over = event
            self.statistics.see(members(state.live), events)

    def tick(self, now_ns: int) -> bool:
        self.now_ns = now_ns
        if self.at_next_tick is not None:
            then, self.at_next_tick = self.at_next_tick, None
            then(now_ns)
        self._hear_due(now_ns)
        if self.resuming_ns is not None:
            self._count_to_resume(now_ns)
        elif not self.clock.paused:
            self._advance(max(self.clock.ms(now_ns), self.state.now))
            self._scold(now_ns)
        return self.centre.moving(now_ns) or self.tabletop.moving(now_ns)

    def _advance(self, t: int) -> None:
        """Everything that is due by `t`: late keys, bots, then the clock itself (TOT-704)."""
        self._play_due(t)
        while (due := self._due()) is not None and due <= t:
            self.act(Tick(t))
            self._play_due(t)

    def _due(self) -> int | None:
        moves = self.state.moves(CLOCK)
        return moves[0].t if moves else None

    def _play_due(self, t: int) -> None:
        """Handicapped presses and bots' moves whose time has come, in order of time."""
        late = (move for _, move in self.delayed.due(t))
        due = [*late, *(move for bot in self.bots.values() for move in bot.due(t))]
        for move in sorted(due, key=lambda move: move.t):
            self.act(move)

    def next_ns(self) -> int | None:
        if self.resuming_ns is not None:
            return self.now_ns + RESUME_STEP_NS // 8
        if self.clock.paused:
            return None
        times = [self._due(), self.delayed.next(), *(bot.next_due() for bot in self.bots.values())]
        times.append(self.tabletop.next_unlock())
        wakes = [self.clock.ns(t) for t in times if t is not None]
        wakes.append(self.order.next_ns())
        wakes += (when for _, since in self.held.values()
                  if (when := since + LET_GO_NS) > self.now_ns)  # fmt: skip
        return min((when for when in wakes if when is not None), default=None)

    def _count_to_resume(self, now_ns: int) -> None:
        """3-2-1 with all faces hidden before the clock goes on (TOT-730)."""
        assert self.resuming_ns is not None
        step, _ = divmod(now_ns - self.resuming_ns, RESUME_STEP_NS)
        self.centre.count(3 - step, now_ns)
        if step < 3:
            return
        self.resuming_ns = None
        self.clock.resume(now_ns)
        self.act(Resume(self.state.now))
        self._let_all_go()

    def _let_all_go(self) -> None:
        """Keys that came up while nobody listened, or when the match was broken off (TOT-746)."""
        for control in list(self.held):
            self.let_go(control, self.state.now)
        for hand, seat in enumerate(self.state.owners):
            bot = self.bots.get(seat)
            if self.state.keys_down >> hand & 1 and not (bot and bot.is_down(hand)):
                self.submit(hand, Release(hand, self.state.now))

    # What was heard

    def heard(self, signal: Signal) -> None:
        self.now_ns = max(self.now_ns, signal.t_ns)
        if isinstance(signal, FocusChanged) and not signal.focused:
            self.held.clear()
            self.order.forget()
        if isinstance(signal, PointerMoved):
            self.centre.hover(signal.pos)
        elif isinstance(signal, Press) and not self.clock.paused:
            self.order.put(signal)
            self._hear_due(signal.t_ns)

    def _hear_due(self, now_ns: int) -> None:
        """Presses that have waited for slower devices, and those that need not (TOT-705)."""
        for press in self.order.due(now_ns):
            if not self.clock.paused:
                self._heard_press(press)

    def _heard_press(self, press: Press) -> None:
        t = max(self.clock.ms(self.stamps.ns(press)), self.state.now)
        if press.pos is not None:
            self.pointing.heard(press, t)
        elif press.pressed:
            bound = self.bound.heard(press)
            if bound is not None:
                self.pressed(press.control, bound.who, bound.action, t, press.t_ns)
        else:
            self.let_go(press.control, t)

    def pressed(self, control: str, hand: int, action: str, t: int, t_ns: int) -> None:
        """A bound control went down: a grab, a turn, or an answer to the choice."""
        if self.levels[self.state.owners[hand]]:
            return
        if self.state.phase == "choice" and self.view.chooser == hand:
            self.submit(hand, Choose(hand, "duel" if action == "grab" else "rush", t))
        elif action == "grab":
            self.held[control] = (hand, t_ns)
            self.submit(hand, Grab(hand, t))
        else:
            self.submit(hand, Flip(hand, t))

    def let_go(self, control: str, t: int) -> None:
        """A bound control came up."""
        hand, _ = self.held.pop(control, (None, 0))
        self.scolded.discard(control)
        if hand is not None:
            self.submit(hand, Release(hand, t))

    def _scold(self, now_ns: int) -> None:
        """A key that is held down can swallow the others' (TOT-743)."""
        for control, (hand, since) in self.held.items():
            if now_ns - since >= LET_GO_NS and control not in self.scolded:
                self.scolded.add(control)
                self.tabletop.say(hand, self.words("totem-let-go"), alert=True)

    def submit(self, hand: int, move: TotemMove) -> None:
        """A person's move: with a handicap it reaches the rules so much later (TOT-748)."""
        late = self.match.players[self.state.owners[hand]].handicap_ms
        if late and isinstance(move, Grab | Release):
            self.delayed.put(move.t, late, replace(move, t=move.t + late))
            return
        self._play_due(move.t)
        self.act(move)

    def pause(self, now_ns: int) -> None:
        if self.state.phase == "paused":
            # The count before going on is broken off.
            self.at_next_tick = self.resuming_ns = None
            self.centre.count(0, now_ns)
            self.table.open_pause()
        elif not self.clock.paused and self.state.phase != "paused":
            t = self.clock.ms(now_ns)
            self._play_due(t)
            self.act(Pause(t))

    def resume(self) -> None:
        """Count down, then go on."""
        if self.resuming_ns is None and self.state.phase == "paused":
            self.at_next_tick = self._begin_to_resume

    def _begin_to_resume(self, now_ns: int) -> None:
        self.resuming_ns = now_ns

    def close(self) -> None:
        """Nothing goes on when the table is left."""

    # After a game

    def figures(self) -> list[dict[str, Any]]:
        """Place, won or not, and the figures of each seat in the game just ended (TOT-562)."""
        over = self.over
        assert over is not None
        return [
            {"place": over.places[seat], "won": seat in over.winners, **figures}
            for seat, figures in enumerate(self.statistics.of_game())
        ]

    def result(self) -> ResultScene:
        """How the game ended, and the figures of every hand (TOT-554, TOT-562)."""
        return result_scene(self)

    def again(self) -> None:
        """The next game of the series, or a rematch with the same seats (TOT-105)."""
        if self.state.outcome is None:
            self.table.stage.pop()
            self.at_next_tick = self._next_game
        else:
            self.table.deal_again(rematch_seed(self.match))

    def _next_game(self, now_ns: int) -> None:
        self.held.clear()
        self.scolded.clear()
        self.clock.resume(now_ns)
        self.act(NextGame(self.state.now))

    def leave(self) -> None:
        """To the shelf; an endless series ends with this."""
        self._stop_series()
        self.table.to_the_shelf()

    def change_seats(self) -> None:
        """To the seats of the same game; an endless series ends with this."""
        self._stop_series()
        self.table.change_seats()

    def _stop_series(self) -> None:
        if self.state.options.games == "endless" and self.state.outcome is None:
            self.act(Stop(self.state.now))

    # The rules

    def act(self, move: TotemMove) -> None:
        """Play a move now, or say why not."""
        move = _not_before(move, self.state.now)
        refusal = self.state.check(move)
        if refusal is not None:
            hand = getattr(move, "hand", None)
            if hand is not None:
                sentence = self.words(f"refusal-{refusal.code}", **dict(refusal.args))
                self.tabletop.say(hand, sentence, alert=True)
            return
        self.after(self.table.play(move))

    def after(self, events: list[Event]) -> None:
        """Everybody who listens hears what happened."""
        if not events:
            return
        now = self.state.now
        self.view = view = self.state.view(None)
        if any(isinstance(event, ev.Dealt) for event in events):
            self.table.motion.skip()
            self._bind()
            self.lay_out(self.table.size)
        for event in events:
            self.statistics.count(event)
            self.talk.hear(event)
            self.centre.hear(event, self.now_ns)
            self.tabletop.hear(event, self.now_ns)
            noise = noise_of(event)
            if noise:
                self.table.house.mixer.play(noise)
        for bot in self.bots.values():
            for event in events:
                bot.hear(event, now)
            bot.see(view, now)
        self.statistics.see(members(self.state.live), events)
        self.tabletop.refresh()
        self.teaching.hear(events)
        self._big_moments(events)

    def _big_moments(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, ev.Paused):
                self.clock.pause(self.now_ns)
                self.table.open_pause()
            elif isinstance(event, ev.GameOver):
                self.over = event
                self.clock.pause(self.now_ns)
                self.table.open_result(self.now_ns + RESULT_NS)


def dealt(state: TotemState) -> ev.Dealt:
    """The event that the first deal would be: it happened before anybody listened."""
    decks = tuple(len(deck) for deck in state.decks)
    return ev.Dealt(state.game, decks, len(state.pot), state.pointer, state.owners)


def members(groups: tuple[int, ...]) -> frozenset[int]:
    """The hands in these groups."""
    return frozenset(hand for mask in groups for hand in MEMBERS[mask])


def _not_before(move: TotemMove, now: int) -> TotemMove:
    """The same move, not earlier than what has been judged already."""
    return move if move.t >= now else replace(move, t=now)
