"""The controller of Stratego Cards: who points at whom, what is turned up, who looks away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, Seat, Shuffled, Zone
from game.rules import Refusal
from game.stratego import events as ev
from game.stratego.cards import CARD, FLAG, SCOUT, SPY, Rank, Slot
from game.stratego.moves import GoOn, Regroup, ScoutLook, SpyLook, StrategoMove
from game.stratego.rules import StrategoState
from game.stratego.stats import figures
from game.stratego.view import StrategoView
from scenes.controllers.stratego.asking import Asking
from scenes.controllers.stratego.explaining import explained
from scenes.controllers.stratego.looks import Look
from scenes.controllers.stratego.paint import Painter
from scenes.controllers.stratego.places import Places, places
from scenes.controllers.stratego.result import result_scene
from scenes.controllers.stratego.talk import Talk
from scenes.controllers.stratego.unfolding import card_of, colour, moved, slot_of
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.menus.result import ResultScene
from scenes.table.sitting import Sitting
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

Spot = tuple[Seat, Slot]
# How long a duel stands if nobody has to be shown away from the screen.
DUEL_MS = 2400
LOOK_MS = 2600


class Controller(Sitting):
    """Stratego Cards on one table scene."""

    game = "stratego"
    places: Places
    shown: StrategoView

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.talk = Talk(self)
        self.asking = self.choosing = Asking(self)
        self.painter = Painter(self)
        # Two cards that are compared now, both turned up.
        self.duel: ev.Attacked | None = None
        # Slots whose card is in the air or on the stage, and cards that lie open in their slot.
        self.lifted: frozenset[Spot] = frozenset()
        self.open: dict[Spot, Card] = {}
        self.look: Look | None = None
        table.explain = partial(explained, self)

    @property
    def state(self) -> StrategoState:
        state: StrategoState = self.match.state
        return state

    @property
    def alone(self) -> bool:
        """Whether nobody at the screen has to look away."""
        return len(self.turns.people) < 2

    def open_line(self, seat: Seat) -> tuple[Card, ...]:
        """The line of another that is to be seen: none."""
        return ()

    def laid_out(self, seat: Seat, cards: dict[Slot, Card]) -> None:
        """These cards of a hand already lie in their slots before the eyes."""
        self.lifted = frozenset()

    def secret(self) -> bool:
        return self.shown.phase not in ("ended", "over", "draw")

    def stays_private(self, move: StrategoMove) -> bool:
        """A look is for one pair of eyes, and so are the eight new cards of a regroup."""
        return isinstance(move, SpyLook | ScoutLook | Regroup)

    # The window

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        self.places = places(size, self.bottom, self.table.face.ASPECT, rtl)

    @property
    def prompt(self) -> tuple[int, int]:
        return self.places.prompt

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        pictures, marks = self.table.pictures, self.table.marks
        for wide in (self.places.card[0], self.places.large[0], self.places.hand_card[0]):
            yield from (partial(pictures.back, wide, kind) for kind in (0, 1))
            for card in CARD.values():
                yield partial(pictures.front, card, wide, marks=marks)

    def log_note(self) -> str:
        return self.talk.score(self.shown)

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        self.painter.paint(layer)

    # What was heard

    def heard(self, signal: Signal) -> None:
        if self.look is not None:
            self._look_heard(self.look, signal)
        elif not self.held and self.turns.curtain is None and self._dragged(signal):
            self.table.dirty = True
        else:
            super().heard(signal)

    def _dragged(self, signal: Signal) -> bool:
        """A card is dragged or let go by a pointer; whether it was about that."""
        match signal:
            case PointerMoved(pos=pos):
                return self.asking.drag(pos)
            case Press(pressed=False, pos=pos) if pos is not None:
                return self.asking.drop(pos)
            case Press(pressed=True, pos=pos) if pos is not None:
                return self.asking.take_up(pos)
        return False

    def _look_heard(self, look: Look, signal: Signal) -> None:
        """Cards that were looked at are seen while a key or the button is held."""
        if isinstance(signal, Press) and look.heard(signal):
            if look.over:
                self.look = None
                self.go_on()
                if not self.alone and self.state.outcome is None:
                    self._hide_again()
            self.changed()

    def _hide_again(self) -> None:
        """The look is over: whoever is not asked any more has his cards covered."""
        if self.turns.viewer not in self.state.to_act():
            self.turns.answered()

    def went_on(self, move: StrategoMove) -> None:
        """One person at the screen goes on for both: they saw the end together."""
        if isinstance(move, GoOn):
            for seat in self.turns.people:
                if seat in self.state.to_act() and self.shown.phase == "ended":
                    self.play(GoOn(seat))

    # What happens

    def sentences(self, event: Any) -> Iterable[str]:
        return self.talk.sentences(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.talk.refusal(refusal)

    def start(self, now_ns: int) -> None:
        super().start(now_ns)
        self._look_again()

    def _look_again(self) -> None:
        """A look that was being taken when the match was left is taken again."""
        for seat in self.turns.people:
            history = self.state.view(seat).history
            for event in history[-2:]:
                if isinstance(event, ev.HandSeen | ev.SlotsSeen) and event.seat == seat:
                    self._show_look(event)

    def covered(self, view: StrategoView) -> StrategoView:
        return view if self.alone else self.state.view(None)

    def present(self, events: list[Event]) -> None:
        view = self.shown if self.alone else _onlooker(self.shown)
        staged: set[Spot] = set()
        for event in events:
            match event:
                case ev.Attacked():
                    staged = {(event.seat, event.slot), (1 - event.seat, event.target)}
                    self._show_attack(view, event)
                case ev.HandSeen(seat, slot):
                    self._show_turned_up(view, seat, slot, SPY)
                    self.then(partial(self._show_look, event))
                case ev.SlotsSeen(seat, slot):
                    self._show_turned_up(view, seat, slot, SCOUT)
                    self.then(partial(self._show_look, event))
                case ev.Regrouped(seat, slot):
                    self._show_turned_up(view, seat, slot, FLAG)
                case CardsMoved():
                    after = moved(view, event)
                    slot_left = slot_of(event.source)
                    if slot_left is None or (event.source.owner, slot_left) not in staged:
                        self.then(partial(self._fly_all, view, after, event))
                    self.then(partial(self.lay, after))
                    view = after
                case Shuffled():
                    self.then(partial(self.sound, Sound.SHUFFLE))
                case ev.GameEnded():
                    self.then(partial(self._show_end, event))
        self.then(self._at_rest, self.refresh)

    def _at_rest(self) -> None:
        self.lifted, self.open = frozenset(), {}

    def _show_attack(self, view: StrategoView, event: ev.Attacked) -> None:
        """Both cards come to the middle and turn over; then the one that stays goes back."""
        spots = ((event.seat, event.slot), (1 - event.seat, event.target))
        cards = (card_of(view, event.seat, event.attacker),
                 card_of(view, 1 - event.seat, event.defender))  # fmt: skip
        self.then(partial(self._to_the_stage, view, spots, cards))
        self.then(partial(self._compare, event))
        self.then(partial(self._from_the_stage, view, event, spots, cards))
        if event.defender == FLAG:
            self.then(partial(self._lie_open, dict(zip(spots, cards, strict=True))))
        self.then(partial(self._put_down, spots))

    def _put_down(self, spots: Iterable[Spot]) -> None:
        self.lifted -= frozenset(spots)
        self.changed()

    def _lie_open(self, cards: dict[Spot, Card]) -> None:
        self.open = {**self.open, **cards}
        self.changed()

    def _back(self, seat: Seat) -> Surface:
        return self.table.pictures.back(self.places.large[0], colour(self.shown, seat))

    def _front(self, card: Card) -> Surface:
        return self.table.pictures.front(card, self.places.large[0], marks=self.table.marks)

    def _to_the_stage(
        self, view: StrategoView, spots: Sequence[Spot], cards: Sequence[Card]
    ) -> None:
        for (seat, slot), card, goal in zip(spots, cards, self.painter.duel_boxes(), strict=True):
            start = self.places.slots[seat][slot]
            self.fly(self._back(seat), start.center, goal.center, start.width, goal.width,
                     other_side=self._front(card))  # fmt: skip
        self.lifted |= frozenset(spots)
        self.sound(Sound.SLIDE)
        self.lay(view)

    def _compare(self, event: ev.Attacked) -> None:
        self.duel = event
        self.sound(Sound.GONG if event.defender == FLAG else Sound.STAMP)
        self.hold(DUEL_MS if self.alone else None)

    def _from_the_stage(
        self, view: StrategoView, event: ev.Attacked, spots: Sequence[Spot], cards: Sequence[Card]
    ) -> None:
        """The fallen go to their row; who stays turns face down again on the way back."""
        self.duel = None
        fell = (event.attacker_fell, event.defender_fell)
        starts = self.painter.duel_boxes()
        for (seat, slot), card, out, start in zip(spots, cards, fell, starts, strict=True):
            goal, other_side = self.places.slots[seat][slot], self._back(seat)
            if out:
                goal = self.places.fallen_box(seat, len(view.casualties[seat]))
            turns = None if out or event.defender == FLAG else other_side
            self.fly(self._front(card), start.center, goal.center, start.width, goal.width,
                     other_side=turns)  # fmt: skip
        self.sound(Sound.FLIP)
        self.changed()

    def _show_turned_up(self, view: StrategoView, seat: Seat, slot: Slot, rank: Rank) -> None:
        """A card shows itself in its slot: a power is used."""
        self.then(partial(self._lie_open, {(seat, slot): card_of(view, seat, rank)}))
        self.then(partial(self.sound, Sound.FLIP))
        self.then_wait(900)

    def _show_look(self, event: ev.HandSeen | ev.SlotsSeen) -> None:
        """Whoever looks sees the cards; at a shared screen only while nobody else looks."""
        if event.ranks[0] == HIDDEN:
            self.wait(LOOK_MS // 2)
            return
        cards = tuple(card_of(self.shown, 1 - event.seat, rank) for rank in event.ranks)
        self.look = Look(self, event, cards, shared=not self.alone)
        self.hold(None)

    def _fly_all(self, before: StrategoView, after: StrategoView, event: CardsMoved) -> None:
        """Cards go from zone to zone, forty milliseconds after one another."""
        owner, pictures = event.source.owner, self.table.pictures
        wide = self.places.card[0]
        for number, card in enumerate(event.cards):
            start = self._spot(before, event.source, card)
            goal = self._spot(after, event.target, card)
            seen = card != HIDDEN and (event.open or self.alone)
            face = pictures.front(card, wide, marks=self.table.marks) if seen else None
            back = pictures.back(wide, colour(before, owner))
            closed = event.source.kind == "deck" and face is not None
            self.fly(back if closed or face is None else face, start.center, goal.center,
                     start.width, goal.width, other_side=face if closed else None,
                     delay_ms=40 * number)  # fmt: skip
        self.sound(Sound.SLIDE)
        self.lay(_without(before, after, event))

    def _spot(self, view: StrategoView, zone: Zone, card: Card) -> Rect:
        """Where a card of a zone is on the screen."""
        slot, seat = slot_of(zone), zone.owner
        if slot is not None:
            return self.places.slots[seat][slot]
        match zone.kind:
            case "deck":
                return self.places.decks[seat]
            case "casualties":
                return self.places.fallen_box(seat, max(0, len(view.casualties[seat]) - 1))
        if seat != self.bottom:
            return Rect((0, 0), self.places.small).move_to(center=self.places.enemy_hand.center)
        boxes = dict(zip(view.hand, self.painter.own_boxes(len(view.hand)), strict=True))
        own = Rect((0, 0), self.places.card).move_to(center=self.places.own_row.center)
        return boxes.get(card, own)

    def _show_end(self, event: ev.GameEnded) -> None:
        won = event.winner != NOBODY
        self.sound(Sound.FANFARE if won else Sound.GONG)

    # The end

    def figures(self) -> list[dict[str, Any]]:
        outcome = self.state.outcome
        assert outcome is not None
        return [
            {"place": outcome.places[seat], "won": seat in outcome.winners,
             **figures(self.state.view(None).sheet, seat)}
            for seat in range(2)
        ]  # fmt: skip

    def result(self) -> ResultScene:
        return result_scene(self)

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        self.duel = self.look = None
        self._at_rest()
        super().stand_anew(past)


def _onlooker(view: StrategoView) -> StrategoView:
    """The same table with every hidden card face down, as both at the screen may see it."""
    lines = tuple(
        tuple(HIDDEN if card >= 0 else card for card in line) for line in view.lines
    )
    return replace(view, seat=None, lines=lines, hand=())


def _without(before: StrategoView, after: StrategoView, event: CardsMoved) -> StrategoView:
    """While cards fly: gone from where they were, not yet where they go."""
    if event.target.kind == "casualties":
        return replace(after, casualties=before.casualties)
    if slot_of(event.target) is not None:
        return replace(after, lines=before.lines)
    return replace(after, hands=before.hands, hand=before.hand, decks=after.decks)
