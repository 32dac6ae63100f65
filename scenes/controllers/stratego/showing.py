"""What happens at the table of Stratego Cards, act by act: a duel, a power, cards on their way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, Seat, Shuffled, Zone
from game.stratego import events as ev
from game.stratego.cards import FLAG
from game.stratego.following import after, card_of, slot_of
from game.stratego.telling import drawn
from game.stratego.view import StrategoView
from scenes.controllers.stratego.acts import Acts, Picture, Power, Spot, rank_of
from scenes.controllers.stratego.looks import Look
from scenes.controllers.stratego.places import Places
from scenes.controllers.stratego.talk import Talk
from scenes.controllers.stratego.unfolding import in_the_air, onlooker, together
from scenes.table.hand.brush import Brush, Person
from scenes.table.sitting import Sitting
from scenes.words.saying import Saying
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

# How long a duel and a power stand if nobody has to be called to the screen; one's own power
# needs less.
DUEL_MS, POWER_MS, OWN_POWER_MS = 2400, 2200, 1100
SHUFFLE_MS = 600
NOTHING = Acts()


class Showing(Sitting):
    """The half of the controller that shows. `acts` is what stands on the table for a while."""

    game = "stratego"
    places: Places
    shown: StrategoView
    acts = NOTHING
    # What a person has just laid with their own hands: it need not fly there.
    laid_by_hand: frozenset[Spot] = frozenset()

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.talk = Talk(self)

    @property
    def alone(self) -> bool:
        """Whether nobody at the screen has to look away."""
        return len(self.turns.people) < 2

    def open_line(self, seat: Seat) -> tuple[Card, ...]:
        """The line of another that is to be seen: none."""
        return ()

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The hand of another that is to be seen: none."""
        return ()

    @property
    def picture(self) -> Picture:
        """All that is shown now."""
        lines = (self.open_line(0), self.open_line(1))
        return Picture.of(
            self.shown, self.acts, self.bottom, lines, self.open_hand(1 - self.bottom)
        )

    @property
    def brush(self) -> Brush:
        """What the table is painted with now."""
        table = self.table
        seated = tuple(
            Person(self.name(seat), self.colour(seat), self.level(seat)) for seat in (0, 1)
        )
        return Brush(
            table.pictures, table.house.lettering, self.words, Saying(self.words, self.name),
            table.unit, seated, table.marks, table.house.settings.contrast,
        )  # fmt: skip

    def colour(self, seat: Seat) -> int:
        """That of the army, whatever was chosen: nobody leads the red army from a blue plate."""
        return self.shown.army(seat)

    # From events to steps

    def deal(self) -> None:
        """The first eight cards of both come from their decks (STR-03)."""
        view = self.seen()
        self.shown = _before_the_deal(view, ev.GameBegan(view.number, view.red))
        viewer = self.turns.viewer
        hands = [list(self.chair(seat).view.hand) for seat in (0, 1)]
        self.present([drawn(hand, seat).seen_by(viewer) for seat, hand in enumerate(hands)])

    def present(self, events: list[Event]) -> None:
        view = self.shown if self.alone else onlooker(self.shown)
        for act in together(events):
            view = self._add(view, act)
        self.laid_by_hand = frozenset()
        self.then(self.at_rest)

    def _add(self, view: StrategoView, act: list[Event]) -> StrategoView:
        """Add the steps of one act; how the table looks after it."""
        then, lies = self.then, view
        for event in act:
            lies = after(lies, event if self.alone else event.seen_by(None))
        match act[0]:
            case ev.GameBegan() as event:
                lies = _before_the_deal(view, event)
                then(partial(self.lay, lies))
            case ev.Attacked() as event:
                self._add_attack(view, lies, event)
            case ev.HandSeen() | ev.SlotsSeen() as event:
                then(partial(self._show_power, view, event))
                then(partial(self._show_look, event))
            case ev.Regrouped() as event:
                then(partial(self._show_power, view, event))
            case CardsMoved():
                self._add_moves(view, lies, [one for one in act if isinstance(one, CardsMoved)])
            case Shuffled():
                then(partial(self.sound, Sound.SHUFFLE))
                self.then_wait(SHUFFLE_MS)
            case ev.GameEnded(winner):
                then(partial(self.sound, Sound.FANFARE if winner != NOBODY else Sound.GONG))
        return lies

    def at_rest(self) -> None:
        """A step: all has been seen."""
        self.acts = NOTHING
        self.refresh()

    # Cards on their way

    def _add_moves(self, view: StrategoView, lies: StrategoView, moves: list[CardsMoved]) -> None:
        target = moves[0].target
        if (target.owner, slot_of(target)) in self.laid_by_hand:
            self.shown = lies
            self.then(partial(self.sound, Sound.FLIP))
        elif target.kind != "casualties":
            self.then(partial(self._fly, view, lies, moves))
        self.then(partial(self.lay, lies))

    def _fly(self, before: StrategoView, lies: StrategoView, moves: list[CardsMoved]) -> None:
        """Cards go from zone to zone, forty milliseconds after one another."""
        pictures, wide = self.table.pictures, self.places.card[0]
        cards = [(event, card) for event in moves for card in event.cards]
        for number, (event, card) in enumerate(cards):
            start = self._spot(before, event.source, card)
            goal = self._spot(lies, event.target, card)
            seen = card != HIDDEN and self.alone
            face = pictures.front(card, wide, marks=self.table.marks) if seen else None
            back = pictures.back(wide, before.army(event.source.owner))
            first, then = (back, face) if event.source.kind == "deck" else (face or back, None)
            if event.target.kind == "deck" and face is not None:
                then = back
            self.fly(first, start.center, goal.center, start.width, goal.width,
                     other_side=then, delay_ms=40 * number)  # fmt: skip
        self.acts = replace(self.acts, open={})
        self.sound(Sound.SLIDE)
        self.lay(in_the_air(before, lies, moves[0].target))

    def _spot(self, view: StrategoView, zone: Zone, card: Card) -> Rect:
        """Where a card of a zone is on the screen."""
        places, seat = self.places, zone.owner
        slot = slot_of(zone)
        if slot is not None:
            return places.slots[seat][slot]
        if zone.kind == "deck":
            return places.decks[seat]
        if seat != self.bottom:
            return Rect((0, 0), places.small).move_to(center=places.enemy_hand.center)
        boxes = dict(zip(view.hand, places.own_boxes(len(view.hand)), strict=True))
        own = Rect((0, 0), places.card).move_to(center=places.own_row.center)
        return boxes.get(card, own)

    # A duel

    def _add_attack(self, view: StrategoView, lies: StrategoView, event: ev.Attacked) -> None:
        """Both cards come to the middle and turn over; then the one that stays goes back."""
        spots = ((event.seat, event.slot), (1 - event.seat, event.target))
        cards = (card_of(view, event.seat, event.attacker),
                 card_of(view, 1 - event.seat, event.defender))  # fmt: skip
        self.then(
            partial(self._to_the_stage, view, spots, cards),
            partial(self._compare, event),
            partial(self._from_the_stage, view, event, spots, cards),
            partial(self._put_down, lies),
        )

    def _put_down(self, lies: StrategoView) -> None:
        self.acts = replace(self.acts, lifted=frozenset())
        self.lay(lies)

    def _to_the_stage(
        self, view: StrategoView, spots: Sequence[Spot], cards: Sequence[Card]
    ) -> None:
        for (seat, slot), card, goal in zip(spots, cards, self.places.duel_boxes(), strict=True):
            start, (front, back) = self.places.slots[seat][slot], self._sides(seat, card)
            self.fly(back, start.center, goal.center, start.width, goal.width, other_side=front)
        self.acts = replace(self.acts, lifted=frozenset(spots))
        self.sound(Sound.SLIDE)
        self.lay(view)

    def _compare(self, event: ev.Attacked) -> None:
        self.acts = replace(self.acts, duel=event)
        self.sound(Sound.GONG if event.defender == FLAG else Sound.STAMP)
        self.hold(DUEL_MS if self.alone else None)

    def _from_the_stage(
        self, view: StrategoView, event: ev.Attacked, spots: Sequence[Spot], cards: Sequence[Card]
    ) -> None:
        """The fallen go to their row; who stays turns face down again on the way back."""
        self.acts = replace(self.acts, duel=None)
        fell = (event.attacker_fell, event.defender_fell)
        starts = self.places.duel_boxes()
        for (seat, slot), card, out, start in zip(spots, cards, fell, starts, strict=True):
            goal, (front, back) = self.places.slots[seat][slot], self._sides(seat, card)
            if out:
                goal = self.places.fallen_box(seat, len(view.casualties[seat]))
            turns = None if out or event.defender == FLAG else back
            self.fly(front, start.center, goal.center, start.width, goal.width, other_side=turns)
        self.sound(Sound.FLIP)
        self.changed()

    def _sides(self, seat: Seat, card: Card) -> tuple[Surface, Surface]:
        """Both sides of a card that is compared."""
        pictures, wide = self.table.pictures, self.places.large[0]
        front = pictures.front(card, wide, marks=self.table.marks)
        return front, pictures.back(wide, self.shown.army(seat))

    # A power

    def _show_power(self, view: StrategoView, event: Power) -> None:
        """A card shows itself in its slot, and all see what it does (STR-41, STR-72)."""
        card = card_of(view, event.seat, rank_of(event))
        self.acts = replace(self.acts, power=event, open={(event.seat, event.slot): card})
        self.sound(Sound.FLIP)
        self.lay(view)
        stands = OWN_POWER_MS if event.seat == self.turns.viewer else POWER_MS
        self.hold(stands if self.alone else None)

    def _show_look(self, event: ev.HandSeen | ev.SlotsSeen) -> None:
        """Whoever looks sees the cards; at a shared screen only while nobody else looks."""
        if event.ranks[0] != HIDDEN:
            self.acts = replace(self.acts, look=Look(event, shared=not self.alone))
            self.hold(None)

    def look_again(self, event: ev.HandSeen | ev.SlotsSeen) -> None:
        """A look that was under way when the match was left is taken again."""
        self.acts = replace(self.acts, power=event)
        self._show_look(event)
        self.then(self.at_rest)


def _before_the_deal(view: StrategoView, began: ev.GameBegan) -> StrategoView:
    """The table as a game begins: two whole decks, and nobody is asked."""
    return replace(after(view, began), phase="setup", asked=())
