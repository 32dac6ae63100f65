"""How the table of Frantic lies and shows what happened: cards on their way, events as moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect, Surface

from art.easings import overshoot
from art.faces.frantic.decks import BACK_EVENT, BACK_PLAYING
from art.faces.frantic.own_cards import Dressed
from game.cards import HIDDEN, Card, CardsMoved, Event, Seat, Zone
from game.frantic import events as ev
from game.frantic.event_cards.steps import AskPile
from game.frantic.moves import GoOn
from game.frantic.naming import title
from game.frantic.view import FranticView
from scenes.controllers.frantic.blows import above_or_below, beside, blow, blow_soon, name_of
from scenes.controllers.frantic.lying import (
    ended,
    hand_of,
    own_cards,
    row_cards,
)
from scenes.controllers.frantic.moments import (
    Moment,
    attacked,
    event_soon,
    paint_event,
    paint_out,
)
from scenes.controllers.frantic.own_cards import go_on_box, paint_own_cards
from scenes.controllers.frantic.own_cards import own_cards as composed_cards
from scenes.controllers.frantic.picture import (
    middle,
    of_seat,
    ring_soon,
    rings_to_come,
    score_sheet,
    thrown_soon,
)
from scenes.controllers.frantic.places import Places, places
from scenes.controllers.frantic.slips import slip_pieces
from scenes.table.buttons import Shown
from scenes.table.hand.answers import Face
from scenes.table.hand.sheet import fitted, paint_line_by_line, sheet_to_come
from scenes.table.hand.table import HandTable
from scenes.table.motion import Flight, flight_ms
from scenes.table.pieces import Piece
from scenes.table.scene import TableScene
from scenes.table.stepping import MS
from sounds.names import Sound

# How long things stand: an event's sentence, a card thrown in, a wish, a name, each thing that
# an event does, who went out, points that were counted, the last sheet before the result is told.
EVENT_MS, THROWN_MS, WISHED_MS, NAMED_MS, HAPPENED_MS = 3200, 1100, 700, 700, 350
OUT_MS, COUNTED_MS, SHEET_MS = 2800, 200, 3500
# A breath before something large is seen, in which it is drawn.
DRAWN_MS = 80
# So many times as long as a card a blow is on its way.
BLOW_TAKES = 1.8
# Units by which it pushes a plate.
STRIKES = 7
# What is told in one line over the hand, and for how long it stands.
NEWS = {
    ev.Wished: WISHED_MS, ev.PlayerNamed: NAMED_MS, ev.Fizzled: NAMED_MS,
    ev.PowerTurnedUp: NAMED_MS, ev.VictimsNamed: NAMED_MS, ev.TotalsChanged: NAMED_MS,
    ev.SeatsSwapped: NAMED_MS, ev.TurnSkipped: NAMED_MS, ev.PowerActs: NAMED_MS,
}  # fmt: skip


class Showing(HandTable):
    """The half of the controller that shows; the other half says who is asked what."""

    game = "frantic"
    TOGETHER = (GoOn,)
    PUBLIC = ("open", "scores", "over", "ready")
    DEALT = (ev.RoundBegan,)
    SOUNDS = {
        ev.Thrown: (Sound.GRAB, 0),
        ev.RoundEnded: (Sound.FANFARE, 0),
    }
    FACTS = ("rounds_won", "worst")
    READ_WIDE = 236
    places: Places
    shown: FranticView

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        # What players composed for this match; the table's pictures are dressed with it.
        self.own = composed_cards(self.match.options)
        self.face = table.pictures.face = Dressed(self.own)
        # The composed cards are laid out for all to read.
        self.introducing = False
        # The event that is read now, and what was just thrown in or done, in one line.
        self.event: ev.EventTurned | None = None
        # How the round has just ended, while that is told.
        self.ended: ev.RoundEnded | None = None
        self.news = ""
        self.moment = Moment()
        # Whose hands have just been opened.
        self.turned: tuple[Seat, ...] = ()
        # The events being carried out as far as was heard, the innermost last.
        self._events: list[ev.EventTurned] = []
        # Whether a card was just thrown in, and is on its way.
        self._thrown = False

    # Where everything lies

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        seats = len(self.match.players)
        self.places = places(size, seats, self.bottom, self.table.face.ASPECT, rtl)

    def own_cards(self, view: FranticView) -> list[tuple[Card, Rect]]:
        return own_cards(view, self.bottom, self.places)

    def hand_boxes(self, count: int) -> list[Rect]:
        return self.places.own_hand(count)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """Hands that lie open to all, or just did, and those that are dealt out anew."""
        view, step = self.shown, next(iter(self.shown.agenda), None)
        shown = isinstance(step, AskPile) or seat in self.turned
        shown = shown and HIDDEN not in view.known[seat]
        return view.known[seat] if seat in view.open or shown else ()

    def spot(self, view: FranticView, zone: Zone, card: Card) -> Rect | None:
        found, around = self.places, self.places.around
        match zone.kind:
            case "draw" | "pile" | "events" as pile:
                box: Rect = getattr(found, pile)
                return box
            case "row":
                return dict(row_cards(view, found)).get(card, found.row)
        if zone.owner == self.bottom and zone.kind == "hand":
            own = Rect((0, 0), found.card).move_to(center=around.own_row.center)
            return dict(self.own_cards(view)).get(card, own)
        small = Rect((0, 0), found.card_size(36))
        if zone.owner == self.bottom:
            return small.move_to(midbottom=around.own_row.midtop)
        return small.move_to(center=around.hands[zone.owner].center)

    def backs_of(self, view: FranticView, seat: Seat) -> list[Rect]:
        return [box for _, box in hand_of(view, seat, (), self.places)]

    def faces_of(self, view: FranticView, seat: Seat, cards: Sequence[Card]) -> list[Rect]:
        return [box for _, box in hand_of(view, seat, cards, self.places)]

    def back_of(self, view: FranticView, zone: Zone) -> int:
        return BACK_EVENT if zone.kind == "events" else BACK_PLAYING

    def turns_over(self, event: CardsMoved) -> tuple[bool, bool]:
        return event.source.kind in ("draw", "aside"), event.target.kind == "draw"

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        yield from self.backs_to_come(self.places.card[0])
        yield from rings_to_come(self.places, self.face, self.table.marks)

    # The picture

    def pieces(self) -> list[Piece]:
        view, found, brush = self.shown, self.places, self.brush
        moment = replace(self.moment, grown=overshoot(self.opening))
        pieces = [] if self.sheet_lies else middle(view, moment, self.face, found, brush)
        # What held is over as soon as it is told how the round ended.
        if self.ended is None:
            pieces += slip_pieces(view, self.face, found, brush, bool(self.asked_on()))
        for seat in range(len(view.counts)):
            pieces += of_seat(
                view, seat, self.open_hand(seat), seat == self.bottom, self.moment, found, brush
            )
        return pieces

    def panels(self) -> list[Rect]:
        if not ended(self.shown):
            return super().panels()
        return [fitted(self.places.sheet, score_sheet(self.shown, self.brush), self.brush)]

    def over_cards(self, screen: Surface) -> None:
        """The sheet: to be gone on from together, or read before the result is told."""
        if self.sheet_lies:
            sheet = score_sheet(self.shown, self.brush)
            paint_line_by_line(screen, self.places.sheet, sheet, self.brush, self.opened_ms)

    def opened_further(self) -> None:
        super().opened_further()
        if self.moment.thrown:
            # The burst on which a card comes to lie has grown.
            self.outdate()

    def before_the_eyes(self, screen: Surface) -> None:
        brush = self.brush
        if self.event is not None:
            paint_event(screen, self.event, self.shown.options, self.face, self.places, brush,
                        self.opening)  # fmt: skip
        if self.ended is not None:
            paint_out(screen, self.ended, self.shown.options, self.places, brush, self.opening)
        if self.introducing:
            paint_own_cards(screen, self.own, brush, go_on=True)

    def own_buttons(self) -> list[Shown]:
        if not self.introducing:
            return []
        return [Face(self.words("frantic-answer-go-on")).at(self.go_on_box, self.brush)]

    @property
    def go_on_box(self) -> Rect:
        return go_on_box(self.own, self.size, self.brush)

    # What happened, step by step

    def present(self, events: list[Event]) -> None:
        super().present(events)
        if any(isinstance(event, ev.RoundScored) for event in events):
            self.then_wait(COUNTED_MS)
            self.then(lambda: self.unroll(score_sheet(self.shown, self.brush)))
        if self.match.outcome is not None:
            self.then(partial(self.hold, SHEET_MS))

    def move(self, moved: Sequence[CardsMoved], before: FranticView, view: FranticView) -> None:
        """What an event does is told as it is done; a card thrown in stands for a moment."""
        if view.resolving:
            self.then(partial(self._tell_news, moved[0]))
        super().move(moved, before, view)
        self.then(partial(self.lay, view))
        if self._thrown:
            self.then_wait(THROWN_MS)
            self.then(partial(self._mark, thrown=""))
        elif view.resolving:
            self.then_wait(HAPPENED_MS)
        self._thrown = False

    def unfold(self, event: Event, before: FranticView, view: FranticView) -> None:
        self._thrown = isinstance(event, ev.Thrown)
        if view.requirement != before.requirement:
            ring_soon(view.requirement, self.places, self.face, self.table.marks)
        match event:
            case ev.EventTurned():
                event_soon(event, self.face, self.size, self.places, self.brush)
                self.then_wait(DRAWN_MS)
                self.then(partial(self._read, event))
            case ev.Thrown(symbol=symbol):
                thrown_soon(symbol, self.brush)
                self.then_wait(DRAWN_MS)
                self.then(partial(self._tell_news, event), self.open,
                          partial(self._mark, thrown=symbol, victims=()))  # fmt: skip
            case ev.VictimsNamed(victims=victims):
                blow_soon(event.effect, self.places.unit)
                self.then(partial(self._tell_news, event))
                self.then_wait(DRAWN_MS)
                self.then(partial(self._strike, event))
                self.then(partial(self.sound, Sound.STAMP), partial(self._mark, victims=victims))
            case ev.RoundEnded():
                sheet = score_sheet(self.table_view, self.brush)
                self.table.warm(sheet_to_come(self.places.sheet, sheet, self.brush))
                self.then(partial(self._went_out, event))
            case ev.RoundScored() if view.options.scores:
                sums = zip(view.totals, before.totals, strict=True)
                gains = tuple(now - then for now, then in sums)
                self.then(partial(self.owe, gains), partial(self.lay, view))
                self.count_up(gains)
            case ev.HandsOpened() if before.phase not in self.PUBLIC:
                self.open_soon({seat: view.known[seat] for seat in event.seats}, before)
                self.then(partial(self._lie_open, event))
        if type(event) in NEWS:
            self.then(partial(self._tell_news, event))
            self.then_wait(NEWS[type(event)])

    def at_rest(self) -> None:
        self.event, self.ended, self.news, victims = None, None, "", attacked(self.table_view)
        self.turned = ()
        self.moment = Moment(victims)
        if self._events:
            last = self._events[-1]
            self.moment = Moment(victims, last.trigger, last.protected)

    def _mark(self, **changes: Any) -> None:
        self.moment = replace(self.moment, **changes)
        self.changed()

    def _strike(self, event: ev.VictimsNamed) -> None:
        """The blow goes to everybody whom it hits, under its name."""
        unit, plates, motion = self.places.unit, self.places.around.plates, self.table.motion
        name = name_of(event.effect, self.say(title(event.effect, self.shown.options)), self.brush)
        start = plates[event.seat].center
        for victim in event.victims:
            goal = plates[victim].center
            if victim == event.seat or motion.still:
                continue
            lasts = round(BLOW_TAKES * flight_ms(start, goal, unit) * MS)
            off = above_or_below(start, goal, self.size, unit)
            first, last = (beside(end, off, self.size, unit) for end in (start, goal))
            ball = blow(event.effect, start, goal, unit)
            for drawn, here, there in ((ball, start, goal), (name, first, last)):
                wide = drawn.get_width()
                motion.fly(Flight(drawn, here, there, wide, wide, self.now_ns, lasts, stays=True,
                                  strikes=True, pushes=unit * STRIKES))  # fmt: skip
            self.table.strike(self.around_plate(victim), motion.flights[-2])
            self.table.dust.fall(plates[victim], motion.flights[-1].ends_ns)
        self.sound(Sound.RUSH)

    def _lie_open(self, event: ev.HandsOpened) -> None:
        """From now on these hands are seen."""
        self.turned = event.seats

    def _tell_news(self, event: Event) -> None:
        """What was just done stands over the hand for a moment."""
        self.news = " ".join(self.sentences(event)) or self.news
        self.changed()

    def _read(self, event: ev.EventTurned) -> None:
        """An event is a moment: what will happen is read before it happens."""
        self.event, self.news = event, ""
        self.open()
        self._mark(trigger=event.trigger, protected=event.protected, victims=(), thrown="")
        self.sound(Sound.GONG)
        self.hold(EVENT_MS)
        self.then_first(self._was_read)

    def _was_read(self) -> None:
        self.event = None
        self.changed()

    def _went_out(self, event: ev.RoundEnded) -> None:
        """Who is out, before hands are laid open and counted."""
        self.ended, self.news = event, ""
        self.open()
        self._mark(out=event.winners, victims=(), thrown="")
        self.hold(OUT_MS)
        self.then_first(self._was_told)

    def _was_told(self) -> None:
        self.ended = None
        self._mark(out=())
