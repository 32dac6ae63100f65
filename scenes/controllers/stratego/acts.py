"""What happens at the table of Stratego Cards, act by act: a duel, a power, cards on their way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, Seat, Shuffled, Zone
from game.stratego import events as ev
from game.stratego.cards import FLAG, SCOUT, SPY, Rank, Slot
from game.stratego.following import card_of, slot_of
from game.stratego.telling import drawn
from game.stratego.view import StrategoView
from scenes.controllers.stratego.looks import Look
from scenes.controllers.stratego.unfolding import (
    all_moved,
    colour,
    dealing,
    in_the_air,
    journey,
    onlooker,
)
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

Spot = tuple[Seat, Slot]
Power = ev.HandSeen | ev.SlotsSeen | ev.Regrouped
# How long a duel and a power stand if nobody has to be called to the screen; one's own power
# needs less.
DUEL_MS, POWER_MS, OWN_POWER_MS = 2400, 2200, 1100
SHUFFLE_MS = 600


class Acts:
    """Turns events into steps of the controller, and keeps what they have put on the table."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        # Two cards that are compared now, both turned up.
        self.duel: ev.Attacked | None = None
        # A power that is used now; and the cards it shows, to one pair of eyes.
        self.power: Power | None = None
        self.look: Look | None = None
        # Slots whose card is in the air or on the stage, and cards that lie open in their slot.
        self.lifted: frozenset[Spot] = frozenset()
        self.open: dict[Spot, Card] = {}
        # What a person has just laid with their own hands: it need not fly there.
        self.laid: frozenset[Spot] = frozenset()

    def clear(self) -> None:
        """All lies where it belongs."""
        self.duel = self.power = self.look = None
        self.lifted, self.open, self.laid = frozenset(), {}, frozenset()

    @property
    def looked_at(self) -> frozenset[Spot]:
        """The slots somebody looks at: everybody may see which (STR-72)."""
        if isinstance(self.power, ev.SlotsSeen):
            enemy = 1 - self.power.seat
            return frozenset((enemy, slot) for slot in self.power.targets)
        return frozenset()

    @property
    def hand_looked_at(self) -> Seat | None:
        """Whose hand somebody looks at."""
        return 1 - self.power.seat if isinstance(self.power, ev.HandSeen) else None

    # From events to steps

    def deal(self) -> None:
        """The first eight cards of both come from their decks (STR-03)."""
        controller = self.controller
        view = controller.seen()
        controller.shown = dealing(view, view.number, view.red)
        viewer = controller.turns.viewer
        hands = [list(controller.chair(seat).view.hand) for seat in (0, 1)]
        self.present([drawn(hand, seat).seen_by(viewer) for seat, hand in enumerate(hands)])

    def present(self, events: list[Event]) -> None:
        """Add the steps that show what happened, from `shown` to how the table is now."""
        controller = self.controller
        view = controller.shown if controller.alone else onlooker(controller.shown)
        for act in _acts(events):
            view = self._add(view, act)
        self.laid = frozenset()
        controller.then(self.at_rest)

    def _add(self, view: StrategoView, act: list[Event]) -> StrategoView:
        """Add the steps of one act; how the table looks after it."""
        then = self.controller.then
        match act[0]:
            case ev.GameBegan(number, red):
                view = dealing(view, number, red)
                then(partial(self.controller.lay, view))
            case ev.Attacked() as event:
                self._add_attack(view, event)
            case ev.HandSeen() | ev.SlotsSeen() as event:
                then(partial(self._show_power, view, event))
                then(partial(self._show_look, event))
            case ev.Regrouped() as event:
                then(partial(self._show_power, view, event))
            case CardsMoved():
                return self._add_moves(view, [one for one in act if isinstance(one, CardsMoved)])
            case Shuffled():
                then(partial(self.controller.sound, Sound.SHUFFLE))
                self.controller.then_wait(SHUFFLE_MS)
            case ev.GameEnded(winner):
                then(partial(self.controller.sound, Sound.FANFARE if winner != NOBODY
                             else Sound.GONG))  # fmt: skip
        return view

    def at_rest(self) -> None:
        """A step: all has been seen."""
        self.clear()
        self.controller.refresh()

    # Cards on their way

    def _add_moves(self, view: StrategoView, moves: list[CardsMoved]) -> StrategoView:
        after, controller = all_moved(view, moves), self.controller
        target = slot_of(moves[0].target)
        if target is not None and (moves[0].target.owner, target) in self.laid:
            controller.shown = after
            controller.then(partial(controller.sound, Sound.FLIP))
        elif moves[0].target.kind != "casualties":
            controller.then(partial(self._fly, view, after, moves))
        controller.then(partial(controller.lay, after))
        return after

    def _fly(self, before: StrategoView, after: StrategoView, moves: list[CardsMoved]) -> None:
        """Cards go from zone to zone, forty milliseconds after one another."""
        controller = self.controller
        pictures, wide = controller.table.pictures, controller.places.card[0]
        cards = [(event, card) for event in moves for card in event.cards]
        for number, (event, card) in enumerate(cards):
            start = self._spot(before, event.source, card)
            goal = self._spot(after, event.target, card)
            seen = card != HIDDEN and controller.alone
            face = pictures.front(card, wide, marks=controller.table.marks) if seen else None
            back = pictures.back(wide, colour(before, event.source.owner))
            first, then = (back, face) if event.source.kind == "deck" else (face or back, None)
            if event.target.kind == "deck" and face is not None:
                then = back
            controller.fly(first, start.center, goal.center, start.width, goal.width,
                           other_side=then, delay_ms=40 * number)  # fmt: skip
        self.open = {}
        controller.sound(Sound.SLIDE)
        controller.lay(in_the_air(before, after, moves[0].target))

    def _spot(self, view: StrategoView, zone: Zone, card: Card) -> Rect:
        """Where a card of a zone is on the screen."""
        controller, places, seat = self.controller, self.controller.places, zone.owner
        slot = slot_of(zone)
        if slot is not None:
            return places.slots[seat][slot]
        if zone.kind == "deck":
            return places.decks[seat]
        if seat != controller.bottom:
            return Rect((0, 0), places.small).move_to(center=places.enemy_hand.center)
        boxes = dict(zip(view.hand, controller.painter.own_boxes(len(view.hand)), strict=True))
        own = Rect((0, 0), places.card).move_to(center=places.own_row.center)
        return boxes.get(card, own)

    # A duel

    def _add_attack(self, view: StrategoView, event: ev.Attacked) -> None:
        """Both cards come to the middle and turn over; then the one that stays goes back."""
        spots = ((event.seat, event.slot), (1 - event.seat, event.target))
        cards = (card_of(view, event.seat, event.attacker),
                 card_of(view, 1 - event.seat, event.defender))  # fmt: skip
        then = self.controller.then
        then(partial(self._to_the_stage, view, spots, cards))
        then(partial(self._compare, event))
        then(partial(self._from_the_stage, view, event, spots, cards))
        if event.defender == FLAG:
            then(partial(self._lie_open, dict(zip(spots, cards, strict=True))))
        then(partial(self._put_down, spots))

    def _put_down(self, spots: Iterable[Spot]) -> None:
        self.lifted -= frozenset(spots)
        self.controller.changed()

    def _lie_open(self, cards: dict[Spot, Card]) -> None:
        self.open = {**self.open, **cards}
        self.controller.changed()

    def _back(self, seat: Seat) -> Surface:
        controller = self.controller
        wide = controller.places.large[0]
        return controller.table.pictures.back(wide, colour(controller.shown, seat))

    def _front(self, card: Card) -> Surface:
        table = self.controller.table
        return table.pictures.front(card, self.controller.places.large[0], marks=table.marks)

    def _to_the_stage(
        self, view: StrategoView, spots: Sequence[Spot], cards: Sequence[Card]
    ) -> None:
        controller = self.controller
        goals = controller.painter.duel_boxes()
        for (seat, slot), card, goal in zip(spots, cards, goals, strict=True):
            start = controller.places.slots[seat][slot]
            controller.fly(self._back(seat), start.center, goal.center, start.width, goal.width,
                           other_side=self._front(card))  # fmt: skip
        self.lifted |= frozenset(spots)
        controller.sound(Sound.SLIDE)
        controller.lay(view)

    def _compare(self, event: ev.Attacked) -> None:
        self.duel = event
        self.controller.sound(Sound.GONG if event.defender == FLAG else Sound.STAMP)
        self.controller.hold(DUEL_MS if self.controller.alone else None)

    def _from_the_stage(
        self, view: StrategoView, event: ev.Attacked, spots: Sequence[Spot], cards: Sequence[Card]
    ) -> None:
        """The fallen go to their row; who stays turns face down again on the way back."""
        self.duel, controller = None, self.controller
        fell = (event.attacker_fell, event.defender_fell)
        starts = controller.painter.duel_boxes()
        for (seat, slot), card, out, start in zip(spots, cards, fell, starts, strict=True):
            goal, other_side = controller.places.slots[seat][slot], self._back(seat)
            if out:
                goal = controller.places.fallen_box(seat, len(view.casualties[seat]))
            turns = None if out or event.defender == FLAG else other_side
            controller.fly(self._front(card), start.center, goal.center, start.width, goal.width,
                           other_side=turns)  # fmt: skip
        controller.sound(Sound.FLIP)
        controller.changed()

    # A power

    def _show_power(self, view: StrategoView, event: Power) -> None:
        """A card shows itself in its slot, and all see what it does (STR-41, STR-72)."""
        controller, rank = self.controller, _rank_of(event)
        self.power = event
        self.open = {(event.seat, event.slot): card_of(view, event.seat, rank)}
        controller.sound(Sound.FLIP)
        controller.lay(view)
        stands = OWN_POWER_MS if event.seat == controller.turns.viewer else POWER_MS
        controller.hold(stands if controller.alone else None)

    def _show_look(self, event: ev.HandSeen | ev.SlotsSeen) -> None:
        """Whoever looks sees the cards; at a shared screen only while nobody else looks."""
        if event.ranks[0] != HIDDEN:
            self.look = Look(self.controller, event)
            self.controller.hold(None)

    def look_again(self, event: ev.HandSeen | ev.SlotsSeen) -> None:
        """A look that was under way when the match was left is taken again."""
        self.power = event
        self._show_look(event)


def _rank_of(event: Power) -> Rank:
    """The card that has that power."""
    match event:
        case ev.HandSeen():
            return SPY
        case ev.SlotsSeen():
            return SCOUT
    return FLAG


def _acts(events: list[Event]) -> Iterator[list[Event]]:
    """Events one by one; cards that go the same way go together."""
    for _, together in groupby(enumerate(events), lambda one: _way(*one)):
        yield [event for _, event in together]


def _way(number: int, event: Event) -> object:
    return journey(event) if isinstance(event, CardsMoved) else number
