"""The controller of Totem: moves on the match clock, and events to all that listen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import CLOCK, Event
from game.prompts import Thing
from game.rules import Illegal
from game.totem import GAME
from game.totem import events as ev
from game.totem.asking import NEXT, STOP, prompt_of
from game.totem.moves import Choose, Grab, Hand, Pause, Release, Resume, Tick, TotemMove
from game.totem.seeing import contested, hopeful
from game.totem.stats import Statistics
from game.totem.view import TotemView
from scenes.controllers.totem.account import account_area
from scenes.controllers.totem.centre import Centre
from scenes.controllers.totem.choice import choice_panel_box
from scenes.controllers.totem.desk import Desk
from scenes.controllers.totem.explaining import explained
from scenes.controllers.totem.hearing import Hearing
from scenes.controllers.totem.noises import noise_of
from scenes.controllers.totem.outcome import result_scene
from scenes.controllers.totem.players import Players
from scenes.controllers.totem.pointers import Pointing
from scenes.controllers.totem.remarks import remark
from scenes.controllers.totem.ring import boxes_of
from scenes.controllers.totem.tabletop import Tabletop
from scenes.controllers.totem.teaching import Teaching
from scenes.input.bindings import PHONE
from scenes.input.signals import PointerMoved, Signal
from scenes.menus.result import ResultScene
from scenes.menus.sit_in import SitInScene, Sitter
from scenes.stage import Drain
from scenes.table.hints import AIR
from scenes.table.spots import Beside
from scenes.words.saying import in_a_row

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

MS = 1_000_000
RESUME_STEP_NS = 600 * MS
# The last cards fly and the fanfare sounds before the result covers the table.
RESULT_NS = 1800 * MS


class Controller:
    """Totem on one table scene."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.match = table.match
        self.words = table.house.words
        self.desk = Desk(table)
        self.players = Players(self.desk)
        self.tabletop = Tabletop(self.desk)
        self.centre = Centre(self.desk)
        self.teaching = Teaching(self.desk)
        pointing = Pointing(self.desk, self.centre, self.tabletop)
        self.hearing = Hearing(self.desk, pointing, self.submit)
        self.statistics = Statistics(self.desk.owners, self.desk.sides)
        self.resuming_ns: int | None = None
        # While another scene is on top no time is told: what a button there asks for waits.
        self.at_next_tick: Callable[[int], None] | None = None
        self.over: ev.GameOver | None = None
        table.explain = self._explained
        if table.scripted:
            self.players.dismiss()
        self.desk.bind()
        for seat in self.people:
            self.desk.lend_keys(seat)
        self.hearing.line_up()

    @property
    def view(self) -> TotemView:
        """What everybody at the table sees."""
        return self.desk.view

    # Who plays

    @property
    def people(self) -> tuple[int, ...]:
        return self.desk.people

    def sit_in(self) -> SitInScene:
        levels = self.match.game.levels
        sitters = [
            Sitter(player.name, player.colour, face)
            for player, face in zip(self.match.players, self.desk.cast, strict=True)
        ]
        names = [self.words(f"totem-level-{level}") for level in levels]
        return SitInScene(
            self.table.house, sitters, self.desk.levels, levels, names, self.hand_over
        )

    def hand_over(self, seat: int, level: str) -> None:
        """From now on a bot of that level plays the seat, or ("") a person (TOT-733)."""
        self.match.sit(seat, level)
        self.players.hand_over(seat, level)
        if not level:
            self.desk.lend_keys(seat)
        self.seats_changed()

    def seats_changed(self) -> None:
        """Others play, or by other devices."""
        self.desk.bind()
        self.hearing.line_up()
        self.tabletop.lay_pads()
        self.tabletop.refresh()

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.match.players[seat].name

    def colour(self, seat: int) -> int:
        """The number of their colour."""
        return self.match.players[seat].colour

    def player_at(self, seat: int) -> int:
        """Nobody changes places here."""
        return seat

    def clock_known(self, seat: int, unsure_ms: int) -> None:
        """How well presses of that seat's phone can be told apart from others (TOT-749)."""
        self.desk.unsure_ms[seat] = unsure_ms
        self.hearing.clock_known(f"{PHONE}:{seat}", unsure_ms)
        self.tabletop.refresh()

    def phones_changed(self) -> None:
        """The plate of whose phone is gone says so."""
        self.tabletop.refresh()

    def answered(self, move: Choose) -> None:
        """A question was answered on a phone, just now."""
        self.submit(move.hand, replace(move, t=self.desk.match_ms))

    def press_lamp(self) -> None:
        """Nobody has the time for advice: the last hint is recalled."""
        self.teaching.again()

    # The window

    @property
    def marked(self) -> bool:
        """As the option says."""
        return self.desk.options.colour_marks

    def lay_out(self, size: tuple[int, int]) -> None:
        self.tabletop.lay_out(size)
        self.centre.lay_out(self.tabletop.ring)

    def freshen(self) -> None:
        """Nothing to gather: the tabletop tells of each heap as it changes."""

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        self.tabletop.paint(layer, box)

    def paint_below(self, screen: Surface) -> None:
        """Nobody holds a hand here."""

    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        self.centre.paint(screen, now_ns, drain)

    def paint_over_words(self, screen: Surface) -> None:
        self.centre.paint_over(screen, self.table.hints.box, self.table.now_ns)

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        yield from self.centre.pictures_to_come()
        yield from self.tabletop.pictures_to_come()

    @property
    def speakers(self) -> dict[int, str]:
        """The characters that bots play now."""
        seated = enumerate(zip(self.desk.levels, self.desk.cast, strict=True))
        return {seat: name for seat, (level, name) in seated if level and name}

    def beside(self, seat: int) -> Beside | None:
        """Off all piles and decks, the totem, the plates and what is said of grabs."""
        if self.view.phase == "paused":
            return None
        plates = [box for box, _ in self.tabletop.plates]
        avoid = [*self.in_question(), *plates, *self.tabletop.spoken]
        return Beside(plates[self.desk.owners.index(seat)], avoid)

    def hinted(self) -> Beside | None:
        """In the place that is kept for it: nobody is spoken to there.

        An enlarged note is larger than that place, and keeps off all that is clear of it.
        """
        kept, plates = self.tabletop.hint, [box for box, _ in self.tabletop.plates]
        said = [*self.tabletop.spoken, account_area(self.tabletop.ring), self.table.corner.area()]
        air = 2 * round(self.table.unit * AIR)
        clear = [box for box in (*plates, *said) if not box.inflate(air, air).colliderect(kept)]
        return Beside(kept, [*self.in_question(), *clear])

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

    @property
    def all_covered(self) -> bool:
        return self.view.phase == "paused"

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the choice between duel and rush lies there, or the table is hidden."""
        if self.all_covered:
            return True
        return self.view.chooser >= 0 and choice_panel_box(self.tabletop.ring).collidepoint(pos)

    def in_question(self) -> list[Rect]:
        """All piles and decks, and the totem."""
        ring = self.tabletop.ring
        lying = [box for hand in ring.hands for box in boxes_of(ring, hand)]
        return [*lying, self.centre.box]

    def log_note(self) -> str:
        """The right-of-way list, highest first (TOT-718)."""
        names = in_a_row([*map(self.desk.name, self.view.right_of_way)], self.words, "totem-then")
        return self.words("totem-right-of-way", names=names)

    def _explained(self, pos: tuple[int, int]) -> tuple[str, ...]:
        """What lies there, in terms of the glossary."""
        heaps, ring = self.tabletop.heaps, self.tabletop.ring
        return explained(self.view, self.centre.labels, heaps, ring, pos, self.desk.match_ms)

    # Time

    def start(self, now_ns: int) -> None:
        self.desk.now_ns = now_ns
        if self.table.scripted:
            self.desk.clock.resume(now_ns)
            self.tabletop.refresh()
        elif self.match.moves:
            self._take_up_again(now_ns)
        else:
            self.desk.clock.resume(now_ns)
            self.after([dealt(self.view)])
            self.teaching.begin()

    def _take_up_again(self, now_ns: int) -> None:
        """A match that was broken off goes on as after a pause."""
        self._relive()
        if self.view.phase in ("game_over", "over"):
            self.table.open_result(now_ns)
            return
        self.tabletop.refresh()
        if self.view.phase == "paused":
            self.table.open_pause()
            return
        self.act(Pause(self.view.now))
        if self.view.phase != "paused":
            self.desk.clock.resume(now_ns)

    def _relive(self) -> None:
        """Figures and log of what was played before."""
        for number, (view, events) in enumerate(self.match.seat(None).past()):
            self.desk.view = view
            if not number:
                self.note(dealt(view))
            for event in events:
                self.statistics.count(event)
                self.note(event)
                if isinstance(event, ev.GameOver):
                    self.over = event
            self.statistics.see(hopeful(view), events)

    def tick(self, now_ns: int) -> bool:
        self.desk.now_ns = now_ns
        if self.at_next_tick is not None:
            then, self.at_next_tick = self.at_next_tick, None
            then(now_ns)
        if self.desk.calm_down() | self.desk.blinked(now_ns):
            self.tabletop.refresh()
            self.table.dirty = True
        self.hearing.hear_due(now_ns)
        if self.resuming_ns is not None:
            self._count_to_resume(now_ns)
        elif not self.desk.clock.paused:
            self._advance(max(self.desk.clock.ms(now_ns), self.view.now))
            for hand in self.hearing.to_scold(now_ns):
                self.tabletop.say(hand, self.words("totem-let-go"), alert=True)
        return self.moving(now_ns)

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""
        return self.centre.moving(now_ns) or self.tabletop.moving(now_ns)

    def _advance(self, t: int) -> None:
        """Everything that is due by `t`: late keys, bots, then the clock itself (TOT-704)."""
        self._play_due(t)
        while (due := self._due()) is not None and due <= t:
            self.act(Tick(t))
            self._play_due(t)

    def _due(self) -> int | None:
        moves = self.match.seat(CLOCK).moves
        return moves[0].t if moves else None

    def _play_due(self, t: int) -> None:
        """Handicapped presses and bots' moves whose time has come."""
        for move in self.players.due(t):
            self.act(move)

    def next_ns(self) -> int | None:
        if self.resuming_ns is not None:
            return self.desk.now_ns + RESUME_STEP_NS // 8
        if self.desk.clock.paused:
            return None
        times = (
            self._due(), *self.players.next_ms(), self.tabletop.next_unlock(),
            self.desk.next_calm(),
        )  # fmt: skip
        wakes: list[int | None] = [self.desk.clock.ns(t) for t in times if t is not None]
        wakes += [self.hearing.next_ns(), self.desk.blinks.next_ns() if self.desk.lively else None]
        return min((when for when in wakes if when is not None), default=None)

    def _count_to_resume(self, now_ns: int) -> None:
        """3-2-1 with all faces hidden before the clock goes on (TOT-730)."""
        assert self.resuming_ns is not None
        step, _ = divmod(now_ns - self.resuming_ns, RESUME_STEP_NS)
        self.centre.count(3 - step, now_ns)
        if step < 3:
            return
        self.resuming_ns = None
        self.desk.clock.resume(now_ns)
        self.act(Resume(self.view.now))
        self._let_all_go()

    def _let_all_go(self) -> None:
        """Keys that came up while nobody listened, or when the match was broken off (TOT-746)."""
        self.hearing.let_all_go()
        for hand, seat in enumerate(self.desk.owners):
            down = self.match.seat(seat).view.hands[hand].key_down
            if down and not self.players.is_down(hand):
                self.submit(hand, Release(hand, self.view.now))

    # What was heard

    def heard(self, signal: Signal) -> None:
        self.desk.now_ns = max(self.desk.now_ns, signal.t_ns)
        if isinstance(signal, PointerMoved):
            self.centre.hover(signal.pos)
        else:
            self.hearing.heard(signal)

    def submit(self, hand: Hand, move: TotemMove) -> None:
        """A person's move, unless a handicap keeps it back (TOT-748)."""
        if not self.players.slowed(hand, move):
            self._play_due(move.t)
            self.act(move)

    def pause(self, now_ns: int) -> None:
        if self.view.phase == "paused":
            # The count before going on is broken off.
            self.at_next_tick = self.resuming_ns = None
            self.centre.count(0, now_ns)
            self.table.open_pause()
        elif not self.desk.clock.paused:
            t = self.desk.clock.ms(now_ns)
            self._play_due(t)
            self.act(Pause(t))

    def resume(self) -> None:
        """Count down, then go on."""
        if self.resuming_ns is None and self.view.phase == "paused":
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
        assert self.over is not None
        ways = (self.again, self.change_seats, self.leave)
        return result_scene(self.desk, self.over, self.statistics, ways)

    def again(self) -> None:
        """The next game of the series, or a rematch with the same seats (TOT-105)."""
        match = self.match
        if match.outcome is None:
            self.table.stage.pop()
            self.at_next_tick = self._next_game
        else:
            seats, winners = len(match.players), match.outcome.winners
            self.table.deal_again(GAME.rematch_seed(seats, match.options, winners, match.seed))

    def _next_game(self, now_ns: int) -> None:
        self.hearing.forget()
        self.desk.clock.resume(now_ns)
        self._choose(NEXT)

    def leave(self) -> None:
        """To the shelf; an endless series ends with this."""
        self._choose(STOP)
        self.table.to_the_shelf()

    def change_seats(self) -> None:
        """To the seats of the same game; an endless series ends with this."""
        self._choose(STOP)
        self.table.change_seats()

    def _choose(self, thing: Thing) -> None:
        """Answer what is asked between two games, if that is asked."""
        prompt = prompt_of(self.match.seat(0))
        answer = prompt.find(thing) if prompt is not None else None
        if answer is not None:
            self.act(answer.move)

    # A lesson

    @property
    def rests(self) -> bool:
        """Whether everything was seen: nothing comes by itself, but that something lapses."""
        return self._due() is None or self.open_ended

    @property
    def open_ended(self) -> bool:
        """Whether a rush is open, which ends by itself."""
        return self.view.phase == "rush"

    @property
    def plates(self) -> list[Rect]:
        """One for each hand."""
        return [hand.plate for hand in self.tabletop.ring.hands]

    @property
    def to_be_seen(self) -> list[Rect]:
        """All that lies on the table."""
        return self.in_question()

    @property
    def rather_seen(self) -> list[Rect]:
        """Nothing that can be covered at all."""
        return []

    def where(self, what: str) -> Rect | None:
        """Where that is: `totem`, or `seat 2` for a hand."""
        kind, _, number = what.partition(" ")
        if kind == "totem":
            return self.centre.box
        if kind == "seat":
            return self.tabletop.ring.hands[int(number)].plate
        return None

    def make(self, move: TotemMove) -> None:
        """A move that the lesson makes for somebody, now."""
        self.act(replace(move, t=self.desk.match_ms))

    # What happens

    def act(self, move: TotemMove) -> None:
        """Play a move now, or say why not."""
        try:
            events = self.match.play(_not_before(move, self.view.now))
        except Illegal as error:
            hand, refusal = getattr(move, "hand", None), error.refusal
            if hand is not None:
                sentence = self.words(f"refusal-{refusal.code}", **dict(refusal.args))
                self.tabletop.say(hand, sentence, alert=True)
            return
        self.table.racing = contested(self.desk.look())
        self.after(events)

    def after(self, events: list[Event]) -> None:
        """Everybody who listens hears what happened."""
        if not events:
            return
        if any(isinstance(event, ev.Dealt) for event in events):
            self.table.land()
            self.desk.bind()
            self.hearing.line_up()
            self.lay_out(self.table.size)
        for event in events:
            self.statistics.count(event)
            self._remark(event)
            self.note(event)
            self.centre.hear(event, self.desk.now_ns)
            self.tabletop.hear(event, self.desk.now_ns)
            felt = self.desk.feel(event, self.view.now)
            self.table.chatter.hear(felt, self.speakers, self.desk.now_ns)
            noise = noise_of(event)
            if isinstance(event, ev.Returned):
                self.centre.thumps = True
            elif noise:
                self.table.house.mixer.play(noise)
        self.players.follow(events)
        self.statistics.see(hopeful(self.view), events)
        self.tabletop.refresh()
        self.teaching.hear(events)
        self._big_moments(events)

    def note(self, event: Event) -> None:
        """Write the event's sentences into the log, with the names of now."""
        said = self.desk.told(event)
        self.table.log.hear(event, lambda _: map(self.desk.say, said))

    def told(self, event: Event) -> list[str]:
        """The log's sentences."""
        return self.desk.sentences(event)

    def _remark(self, event: Event) -> None:
        told = remark(event, self.view)
        if told is not None:
            hand, said = told
            self.tabletop.say(hand, self.desk.say(said))

    def _big_moments(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, ev.Paused):
                self.desk.clock.pause(self.desk.now_ns)
                self.table.open_pause()
            elif isinstance(event, ev.GameOver):
                self.over = event
                self.desk.clock.pause(self.desk.now_ns)
                self.table.open_result(self.desk.now_ns + RESULT_NS)


def dealt(view: TotemView) -> ev.Dealt:
    """The event that the first deal would be: it happened before anybody listened."""
    owners = tuple(hand.owner for hand in view.hands)
    decks = tuple(hand.deck for hand in view.hands)
    return ev.Dealt(view.game, decks, view.pot, view.pointer, owners, view.turns)


def _not_before(move: TotemMove, now: int) -> TotemMove:
    """The same move, not earlier than what has been judged already."""
    if move.t >= now:
        return move
    if isinstance(move, Grab):
        return replace(move, t=now, within=max(0, move.t + move.within - now))
    return replace(move, t=now)
