"""The controller of Jetriko: attacks that travel, traps that snap, and who is asked for what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from pygame import Rect, Surface

from art.faces.jetriko.trimmings import colour_svg, turning_svg
from game.cards import Card, CardsMoved, Event, Seat, Zone
from game.jetriko import events as ev
from game.jetriko.cards import BACK_OF, COLOUR_WORDS, WHITE
from game.jetriko.moves import GoOn, Stop, TimeUp
from game.jetriko.naming import announced, attack_name, card_name, next_to_draw
from game.jetriko.naming import in_full as text_of
from game.jetriko.stats import Statistics
from game.jetriko.view import JetrikoView
from game.prompts import Thing
from game.telling import with_one
from scenes.controllers.jetriko.attack import (
    BADGE,
    comet,
    comet_soon,
    paint_attack,
    paint_shield,
    spear,
    stands_at,
)
from scenes.controllers.jetriko.moments import SHUT, paint_shown, paint_trap, trap_pictures
from scenes.controllers.jetriko.picture import middle, plate, score_sheet
from scenes.controllers.jetriko.places import Places, places
from scenes.controllers.jetriko.sharing import Sharing, sharing
from scenes.controllers.jetriko.terms import terms
from scenes.table.hand.sheet import Sheet, fitted, paint_line_by_line, sheet_to_come
from scenes.table.hand.timer import Limit
from scenes.table.hand.two_piles import TwoPilesTable, another
from scenes.table.hints import AIM
from scenes.table.in_full import Told
from scenes.table.messages import Remark, Tone
from scenes.table.motion import Flight, flight_ms
from scenes.table.pieces import Piece
from scenes.table.scene import TableScene
from scenes.table.stepping import MS
from scenes.words.saying import begun
from sounds.names import Sound

# How long things stand: an announcement, a Stop, a hand that is shown; a trap so long and for
# each letter of its text a little longer. How long its jaws move.
ANNOUNCED_MS, STOPPED_MS, SHOWN_MS = 750, 1200, 2200
TRAP_MS, LETTER_MS, SNAP_MS = 1600, 26, 620
# An attack is no larger than this when it sets out. It pushes a plate by so many units, and one
# more for each point.
KINDLED, STRIKES = 0.5, 4
# For so long hands that were laid open are seen before the sheet comes.
OPEN_MS = 300
# Between two steps of a Divide.
STEP_MS = 350
# How far a card that was just drawn stands out of the hand.
DRAWN = 0.04
# Before the number of a card, which is explained as a term is.
CARD = "card-"
WAYS = {"left": True, "right": False, "clockwise": True, "anticlockwise": False}


@dataclass(frozen=True, slots=True)
class Moment:
    """What stands on the table just now besides the cards.

    `trap`: its sentence is read; `showing`: cards a seat shows to all; `flying`: an attack is in
    the air; `warded`: who has just warded one off with a Stop.
    """

    trap: ev.TrapRevealed | None = None
    showing: ev.CardsShown | None = None
    flying: bool = False
    warded: Seat | None = None


class Controller(TwoPilesTable):
    """Jetriko on one table scene."""

    game = "jetriko"
    TOGETHER = (GoOn, Stop)
    DEALT = (ev.RoundBegan,)
    SOUNDS = {
        ev.AttackDivided: (Sound.STAMP, 0),
        ev.AttackHits: (Sound.THUMP, 350),
        ev.RoundWon: (Sound.FANFARE, 0),
        ev.OnTheBrink: (Sound.GONG, 0),
        ev.RoundBlocked: (Sound.GONG, 0),
    }
    FACTS = ("attacks", "answers", "hits", "traps")
    BACKS = 4
    places: Places
    shown: JetrikoView

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.moment = Moment()
        self._sprung_ns = 0
        self._of_term = table.tip.meaning
        table.tip.meaning = self.meaning

    # Where everything lies

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        seats = len(self.match.players)
        self.places = places(size, seats, self.bottom, self.table.face.ASPECT, rtl)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """Between rounds all hands are open."""
        return () if self.secret() else self.shown.known[seat]

    def back_of(self, view: JetrikoView, zone: Zone) -> int:
        return max(0, view.back) if zone.kind == "draw" else 0

    # The picture

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        yield from self.backs_to_come(self.places.card[0])
        yield from trap_pictures(self.places, self.brush)
        yield from sheet_to_come(self.places.sheet, self._sheet(), self.brush)

    def pieces(self) -> list[Piece]:
        shown, found, brush = self.shown, self.places, self.brush
        pieces = [] if self.moment.flying else spear(shown, self.bottom, found)
        pieces += [] if self.sheet_lies else middle(shown, found, brush)
        for seat in range(len(shown.counts)):
            if seat != self.bottom:
                pieces += another(shown, seat, self.open_hand(seat), found.around, brush)
            pieces += plate(shown, seat, seat == self.bottom, found, brush)
        return pieces

    def risen(self, card: Card) -> float:
        return DRAWN if card == self.shown.drawn else 0.0

    def over_cards(self, screen: Surface) -> None:
        moment = self.moment
        if moment.trap is not None:
            return
        if moment.warded is not None:
            paint_shield(screen, self._at(moment.warded), self.places, self.opening)
        elif not moment.flying:
            paint_attack(screen, self.shown, self.bottom, self.places, self.opening)
        if self.sheet_lies:
            sheet = self._sheet()
            paint_line_by_line(screen, self.places.sheet, sheet, self.brush, self.opened_ms)

    @property
    def to_be_seen(self) -> list[Rect]:
        return [*super().to_be_seen, self.places.draw, self.places.discard]

    @property
    def rather_seen(self) -> list[Rect]:
        return [*super().rather_seen, *self.places.arrows]

    @property
    def kept_free(self) -> list[Rect]:
        return [*super().kept_free, self.places.ring, self.places.stage]

    @property
    def sheet_lies(self) -> bool:
        """Between two rounds, not at the end."""
        return super().sheet_lies and self.shown.phase == "scores"

    def _sheet(self) -> Sheet:
        return score_sheet(self.shown, self.round_over(), self.brush)

    def panels(self) -> list[Rect]:
        over = self.shown.phase == "scores"
        return [fitted(self.places.sheet, self._sheet(), self.brush)] if over else super().panels()

    def before_the_eyes(self, screen: Surface) -> None:
        moment = self.moment
        if moment.trap is not None:
            paint_trap(screen, moment.trap, self.snapped, self.places, self.brush)
        elif moment.showing is not None:
            paint_shown(screen, moment.showing, self.places, self.brush, self.opening)

    def _at(self, seat: Seat) -> tuple[int, int]:
        return stands_at(seat, seat == self.bottom, self.places)

    # What can be pointed at

    def sign(self, thing: Thing, view: JetrikoView) -> str:
        """The way round or the colour that an answer is about."""
        if thing.kind == "colour":
            return colour_svg(COLOUR_WORDS.index(str(thing.value)), self.table.marks)
        way = WAYS.get(str(thing.value))
        return "" if way is None else turning_svg(way)

    def wanted_hints(self, seat: Seat) -> Iterable[tuple[str, bool]]:
        shown = self.shown
        main, defence = shown.phase == "main", shown.phase == "defence"
        return (
            (AIM, main or defence),
            ("win", len(shown.hand) <= 2 and main),
            ("attack", defence),
            ("trap", shown.back > 0 and defence),
            ("brink", any(other != seat for other in shown.brink)),
            ("back", shown.back > 0 and main),
            ("white", main and any(card in WHITE for card in shown.hand)),
        )

    # What is said and explained

    def headline(self) -> Remark:
        """An attack is announced; who wards one off is praised."""
        attack, step = self.shown.attack, sharing(self.shown)
        if self.moment.warded is not None:
            name = self.name(self.moment.warded)
            return Remark(self.words("jetriko-announce-stopped", name=name), Tone.HEADLINE)
        if attack is None or self.moment.trap is not None:
            return super().headline()
        said = self.say(announced(attack)) if step is None else self._shared(step)
        return Remark(said, Tone.ALARMING)

    def _shared(self, step: Sharing) -> str:
        """Who shares what, and which step of it is done by whom (JET-158)."""
        attack = self.shown.attack
        assert attack is not None
        return self.words("jetriko-announce-shared", attacker=self.name(attack.attacker),
                          divider=self.name(attack.victim), name=self.name(step.seat),
                          attack=self.say(attack_name(attack.kind, attack.value)),
                          number=step.number, of=step.of)  # fmt: skip

    def log_note(self) -> str:
        return self.say(next_to_draw(self.shown))

    def round_over(self) -> str:
        """Who won the round that has just ended."""
        for events in reversed(list(self.lived())):
            for event in events:
                if isinstance(event, ev.RoundWon | ev.RoundBlocked):
                    return self.sentences(event)[0]
        return ""

    def in_full(self, card: Card) -> Told:
        name, does = self.meaning(f"{CARD}{card}")
        return Told(name, "", does, self.words("table-read-close"))

    def terms_at(self, pos: tuple[int, int]) -> tuple[str, ...]:
        """Own cards that may be chosen say near the hand what they do; the others here."""
        if self.moment.trap is not None and self.places.stage.collidepoint(pos):
            return ()
        card = next((card for card, box in self.lying() if box.collidepoint(pos)), None)
        about = () if card is None or self.choosing.targets.at(pos) else (f"{CARD}{card}",)
        return (*about, *terms(self.shown, pos, self.places))

    def meaning(self, name: str) -> tuple[str, str]:
        """What a term or a card is called, and what it means or does."""
        if not name.startswith(CARD):
            return self._of_term(name)
        card = int(name.removeprefix(CARD))
        return begun(self.say(card_name(card))), self.say(text_of(card))

    # Time

    @property
    def limit(self) -> Limit | None:
        seconds = self.shown.options.timer
        return Limit(seconds, TimeUp) if seconds and self.shown.phase not in self.PUBLIC else None

    def moving(self, now_ns: int) -> bool:
        return super().moving(now_ns) or self.snapping

    def next_ns(self) -> int | None:
        return self.now_ns + MS if self.snapping else super().next_ns()

    # What happened, step by step

    def covered(self, view: JetrikoView) -> JetrikoView:
        """Nor does anybody see which cards the one who chose holds."""
        seat, view = view.seat, super().covered(view)
        if view.seat is not None or seat is None:
            return view
        return replace(view, known=with_one(view.known, seat, ()))

    @property
    def private(self) -> bool:
        """Whether the one whose cards are open is asked again at once."""
        going_on = self.table_view.phase not in self.PUBLIC
        return going_on and self.match.asked == (self.turns.viewer,)

    def present(self, events: list[Event]) -> None:
        super().present(events)
        if any(isinstance(event, ev.RoundWon | ev.RoundBlocked) for event in events):
            self.then_wait(OPEN_MS)
            self.then(lambda: self.unroll(self._sheet()))

    def move(self, moved: Sequence[CardsMoved], before: JetrikoView, view: JetrikoView) -> None:
        super().move(moved, before, view)
        if sharing(before) is not None:
            self.then_wait(STEP_MS)

    def unfold(self, event: Event, before: JetrikoView, view: JetrikoView) -> None:
        match event:
            case ev.AttackDivided():
                self.then(partial(self.lay, view))
                self.then_wait(ANNOUNCED_MS)
            case ev.AttackEnded("stopped", by):
                self.then(
                    partial(self.sound, Sound.STAMP),
                    partial(self.lay, view),
                    self.open,
                    partial(self._mark, warded=by),
                )
                self.then_wait(STOPPED_MS)
                self.then(partial(self._mark, warded=None))
            case ev.AttackSent():
                comet_soon(event, self.places.unit)
                self.then(partial(self._send, view, event))
                self.then(partial(self.sound, Sound.STAMP), self.open,
                          partial(self._mark, flying=False))  # fmt: skip
                self.then_wait(ANNOUNCED_MS)
            case ev.TrapRevealed():
                wide, pictures = self.places.large[0], self.brush.pictures
                pictures.back_soon(wide, BACK_OF[event.trap])
                pictures.front_soon(event.trap, wide, self.brush.marks)
                self.then(partial(self._spring, event), partial(self._snap, event))
            case ev.RoundWon() | ev.RoundBlocked():
                hands = enumerate(self.table_view.known)
                self.open_soon({seat: cards for seat, cards in hands if cards}, before)
            case ev.CardsShown() if view.phase not in self.PUBLIC:
                self.then(partial(self._show_hand, event))

    def at_rest(self) -> None:
        self.moment = Moment()

    def _mark(self, **changes: Any) -> None:
        """Something else stands on the table now."""
        self.moment = replace(self.moment, **changes)
        self.changed()

    def _send(self, view: JetrikoView, event: ev.AttackSent) -> None:
        """The attack travels along the table to its victim."""
        self.moment = replace(self.moment, flying=True)
        self.sound(Sound.RUSH)
        self.lay(view)
        start, goal, u = self._at(event.attacker), self._at(event.victim), self.places.unit
        drawn = comet(event, start, goal, u)
        wide, lasts = drawn.get_width(), round(1.8 * flight_ms(start, goal, u) * MS)
        blow = Flight(drawn, start, goal, wide * KINDLED, wide, self.now_ns, lasts, strikes=True,
                      pushes=u * (STRIKES + event.value))  # fmt: skip
        self.table.motion.fly(blow)
        self.table.strike(self.around_plate(event.victim), blow)
        if not self.table.motion.still:
            struck = Rect(0, 0, *(round(u * BADGE),) * 2).move_to(center=goal)
            self.table.dust.fall(struck, blow.ends_ns)

    def _spring(self, event: ev.TrapRevealed) -> None:
        """A trap snaps shut; what it does is read before it is done."""
        self._sprung_ns = self.now_ns
        self._mark(trap=event)
        if self.snapping:
            self.wait(round(SNAP_MS * SHUT))

    def _snap(self, event: ev.TrapRevealed) -> None:
        self.sound(Sound.SNAP)
        self.hold(TRAP_MS + LETTER_MS * len(self.say(text_of(event.trap))))
        self.then_first(partial(self._mark, trap=None))

    @property
    def snapped(self) -> float:
        """How much of the snapping of the trap is over, 0 to 1."""
        return self.share_of(self._sprung_ns, SNAP_MS)

    @property
    def snapping(self) -> bool:
        """Whether the jaws of a trap move."""
        return self.moment.trap is not None and self.snapped < 1

    def _show_hand(self, event: ev.CardsShown) -> None:
        """A seat shows cards to all."""
        self.moment = replace(self.moment, showing=event)
        self.open()
        self.hold(SHOWN_MS)
        self.then_first(partial(self._mark, showing=None))

    # The end

    def all_figures(self) -> list[dict[str, Any]]:
        statistics = Statistics(len(self.match.players))
        for events in self.lived():
            for event in events:
                statistics.count(event)
        return [statistics.of(seat) for seat in range(len(self.match.players))]

    def finished_with(self, seat: Seat) -> str:
        return self.words("jetriko-plate-wins", count=self.table_view.wins[seat])
