"""What happens at the table of Stratego Cards, act by act: a duel, a power, cards on their way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect

from art.easings import ease_in
from art.opening import LineByLine
from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, Seat, Zone
from game.stratego import events as ev
from game.stratego.cards import FLAG
from game.stratego.following import card_of, slot_of
from game.stratego.telling import DECK, drawn
from game.stratego.view import StrategoView
from scenes.controllers.stratego.acts import Acts, Picture, Power, Spot, rank_of
from scenes.controllers.stratego.looks import Look
from scenes.controllers.stratego.places import Places
from scenes.controllers.stratego.stage import FOLLOWS
from scenes.controllers.stratego.unfolding import onlooker, together
from scenes.table.hand.table import HandTable
from scenes.table.hand.unfolding import moves_of
from scenes.table.motion import Side
from scenes.table.stepping import MS
from sounds.names import Sound

# How long a duel and a power stand if nobody has to be called to the screen; one's own power
# needs less.
DUEL_MS, POWER_MS, OWN_POWER_MS = 2200, 2200, 1100
# Two cards face each other for so long before one strikes, which takes so long.
FACING_MS, STRIKE_MS = 620, 260
# The panel of a duel folds away within the shortest flight of its cards: nobody waits for it.
FOLDS_MS = 170
NOTHING = Acts()


class Showing(HandTable):
    """The half of the controller that shows. `acts` is what stands on the table for a while."""

    places: Places
    shown: StrategoView
    acts = NOTHING
    # What a person has just laid with their own hands: it need not fly there.
    laid_by_hand: frozenset[Spot] = frozenset()
    # Since when the two cards of a duel face each other, one strikes, or they leave.
    _since_ns = 0

    def open_line(self, seat: Seat) -> tuple[Card, ...]:
        """The line of another that is to be seen: none."""
        return ()

    @property
    def picture(self) -> Picture:
        """All that is shown now."""
        far = self.open_hand(1 - self.bottom)
        lines = (self.open_line(0), self.open_line(1))
        return Picture.of(self.shown, self.acts, self.bottom, lines, far)

    def colour(self, seat: Seat) -> int:
        """That of the army, whatever was chosen: nobody leads the red army from a blue plate."""
        return self.shown.army(seat)

    # From events to steps

    def deal(self) -> None:
        """The first eight cards of both come from their decks (STR-03)."""
        view = self.seen()
        self.shown = self.after(view, ev.GameBegan(view.number, view.red))
        viewer = self.turns.viewer
        hands = [list(self.chair(seat).view.hand) for seat in (0, 1)]
        self.then(partial(self.shuffle, DECK))
        self.present([drawn(hand, seat).seen_by(viewer) for seat, hand in enumerate(hands)])

    def covered(self, view: StrategoView) -> StrategoView:
        return onlooker(view) if self.crowded else view

    def present(self, events: list[Event]) -> None:
        super().present(list(together(events)))
        ended = any(isinstance(event, ev.GameEnded) for event in events)
        if ended and self.table_view.phase == "ended":
            self.then(partial(self.open, LineByLine(0, FOLLOWS).lasts))

    def after(self, view: StrategoView, event: Event) -> StrategoView:
        """When a game begins nobody is asked before its cards are dealt."""
        for one in moves_of(event) or (event,):
            view = super().after(view, one)
        began = isinstance(event, ev.GameBegan)
        return replace(view, phase="setup", asked=()) if began else view

    def unfold(self, event: Event, before: StrategoView, view: StrategoView) -> None:
        match event:
            case ev.Attacked():
                self._attack(before, view, event)
            case ev.HandSeen() | ev.SlotsSeen():
                self.then(partial(self._turn_up, event), partial(self._show_power, event),
                          partial(self._show_look, event))  # fmt: skip
            case ev.Regrouped():
                self.then(partial(self._turn_up, event), partial(self._show_power, event))
            case ev.GameEnded(winner):
                won = winner != NOBODY
                self.then(partial(self.sound, Sound.FANFARE if won else Sound.GONG))

    def at_rest(self) -> None:
        self.acts, self.laid_by_hand = NOTHING, frozenset()
        if self.table_view.phase == "over":
            self.open()

    def _mark(self, **changes: Any) -> None:
        """Something else stands on the table now."""
        self.acts = replace(self.acts, **changes)
        self.changed()

    # Cards on their way

    def move(self, moved: Sequence[CardsMoved], before: StrategoView, view: StrategoView) -> None:
        target = moved[0].target
        if (target.owner, slot_of(target)) in self.laid_by_hand:
            self.shown = view
            self.then(partial(self.sound, Sound.FLIP))
        elif target.kind != "casualties":
            self.then(partial(self._mark, open={}))
            super().move(moved, before, view)

    def turns_over(self, event: CardsMoved) -> tuple[bool, bool]:
        return event.source.kind == "deck", event.target.kind == "deck"

    def back_of(self, view: StrategoView, zone: Zone) -> int:
        return view.army(zone.owner)

    def spot(self, view: StrategoView, zone: Zone, card: Card) -> Rect:
        places, seat = self.places, zone.owner
        slot = slot_of(zone)
        if slot is not None:
            return places.slots[seat][slot]
        if zone.kind == "deck":
            return places.decks[seat]
        if seat != self.bottom:
            return Rect((0, 0), places.small).move_to(center=places.enemy_hand.center)
        own = Rect((0, 0), places.card).move_to(center=places.own_row.center)
        return dict(self.own_cards(view)).get(card, own)

    # A duel

    def _attack(self, before: StrategoView, view: StrategoView, event: ev.Attacked) -> None:
        """Both cards land in the middle, face each other, one strikes; who stays goes back."""
        spots = ((event.seat, event.slot), (1 - event.seat, event.target))
        cards = (
            card_of(before, event.seat, event.attacker),
            card_of(before, 1 - event.seat, event.defender),
        )
        fell = (event.attacker_fell, event.defender_fell)
        for card in cards:
            self.table.pictures.front_soon(card, self.places.large[0], self.table.marks)
        self.then(
            partial(self._to_the_stage, spots, cards),
            partial(self._face, event),
            partial(self._strike, event),
            partial(self._from_the_stage, spots, cards, fell, event.defender == FLAG),
            partial(self._put_down, view, spots, fell),
        )

    def _to_the_stage(self, spots: Sequence[Spot], cards: Sequence[Card]) -> None:
        for (seat, slot), card, goal in zip(spots, cards, self.places.duel_boxes(), strict=True):
            start, (front, back) = self.places.slots[seat][slot], self._sides(seat, card)
            shade = self.table.pictures.shadow(self.places.large[0])
            self.fly(back(), start.center, goal.center, start.width, goal.width, other_side=front,
                     shade=shade, falls=True)  # fmt: skip
        self.sound(Sound.SLIDE)
        self._mark(lifted=frozenset(spots))

    def _face(self, event: ev.Attacked) -> None:
        self._since_ns = self.now_ns
        self.sound(Sound.FLIP)
        self.wait(FACING_MS)
        self._mark(duel=event)

    def _strike(self, event: ev.Attacked) -> None:
        self._since_ns = self.now_ns
        self.acts = replace(self.acts, struck=True)
        self.sound(Sound.GONG if event.defender == FLAG else Sound.STAMP)
        self.hold(None if self.crowded else DUEL_MS)

    @property
    def way(self) -> float:
        """How much is over of what the two cards of a duel do now, 0 to 1."""
        return self.share_of(self._since_ns, STRIKE_MS if self.acts.struck else FACING_MS)

    @property
    def dueling(self) -> bool:
        """Whether the two cards of a duel move."""
        return self.acts.duel is not None and self.way < 1

    @property
    def unfolded(self) -> float:
        """How much of the panel of a duel is still seen while the cards leave it."""
        if self.acts.duel is not None or not self.table.motion.moving:
            return 0.0
        return 1 - ease_in(self.share_of(self._since_ns, FOLDS_MS))

    def moving(self, now_ns: int) -> bool:
        return super().moving(now_ns) or self.dueling

    def next_ns(self) -> int | None:
        return self.now_ns + MS if self.dueling else super().next_ns()

    def _from_the_stage(
        self, spots: Sequence[Spot], cards: Sequence[Card], fell: Sequence[bool], over: bool
    ) -> None:
        """The fallen go to their field; who stays turns face down again, or not if all is over."""
        self._since_ns = self.now_ns
        starts = self.places.duel_boxes()
        for (seat, slot), card, out, start in zip(spots, cards, fell, starts, strict=True):
            goal, (front, back) = self.places.slots[seat][slot], self._sides(seat, card)
            if out:
                goal = self.places.fallen_box(seat, len(self.shown.casualties[seat]))
            self.fly(front(), start.center, goal.center, start.width, goal.width,
                     other_side=None if out or over else back,
                     shade=self.table.pictures.shadow(self.places.large[0]), falls=out)  # fmt: skip
        self.sound(Sound.FLIP)
        self._mark(duel=None, struck=False)

    def _put_down(self, lies: StrategoView, spots: Sequence[Spot], fell: Sequence[bool]) -> None:
        """Who stays lies in its slot again; the fallen are told to have left theirs next."""
        gone = (spot for spot, out in zip(spots, fell, strict=True) if out)
        self.acts = replace(self.acts, lifted=frozenset(gone))
        self.lay(lies)

    def _sides(self, seat: Seat, card: Card) -> tuple[Side, Side]:
        """Both sides of a card that is compared."""
        pictures, wide = self.table.pictures, self.places.large[0]
        front = pictures.front_soon(card, wide, self.table.marks)
        return front, partial(pictures.back, wide, self.shown.army(seat))

    # A power

    def _turn_up(self, event: Power) -> None:
        """A card that uses its power is taken up from its slot and turned, if all see its back."""
        seat, box = event.seat, self.places.slots[event.seat][event.slot]
        front, back = self._sides(seat, card_of(self.shown, seat, rank_of(event)))
        up = self.picture.lines[seat][event.slot] != HIDDEN
        self.fly(front() if up else back(), box.center, box.center, box.width, box.width,
                 other_side=None if up else front,
                 shade=self.table.pictures.shadow(self.places.large[0]))  # fmt: skip
        self.sound(Sound.FLIP)
        self._mark(lifted=frozenset([(seat, event.slot)]))

    def _show_power(self, event: Power) -> None:
        """A card shows itself in its slot, and all see what it does (STR-41, STR-72)."""
        card = card_of(self.shown, event.seat, rank_of(event))
        open_ = {(event.seat, event.slot): card}
        self.acts = replace(self.acts, power=event, open=open_, lifted=frozenset())
        self.open()
        stands = OWN_POWER_MS if event.seat == self.turns.viewer else POWER_MS
        self.hold(None if self.crowded else stands)

    def _show_look(self, event: ev.HandSeen | ev.SlotsSeen) -> None:
        """Whoever looks sees the cards; at a shared screen only while nobody else looks."""
        if self.crowded:
            event = self.seen_in_a_look(event.seat)
        if event.ranks[0] != HIDDEN:
            self.acts = replace(self.acts, look=Look(event, shared=self.crowded))
            self.hold(None)

    def seen_in_a_look(self, seat: Seat) -> ev.HandSeen | ev.SlotsSeen:
        """What that seat, which used a power last, saw by it."""
        history = self.chair(seat).view.history
        looks = [event for event in history if isinstance(event, ev.HandSeen | ev.SlotsSeen)]
        return looks[-1]

    def look_again(self, seat: Seat) -> None:
        """A look that was under way when the match was left is taken again."""
        event = self.seen_in_a_look(seat)
        self.acts = replace(self.acts, power=event)
        self._show_look(event)
        self.then(self.at_rest, self.refresh)
