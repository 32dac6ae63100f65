"""Cards and attacks on their way across the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from art.faces.jetriko.attack import COMET, comet_svg
from art.paint import picture
from game.cards import HIDDEN, Card, CardsMoved, Zone
from game.jetriko import events as ev
from game.jetriko.cards import KIND_WORDS
from game.jetriko.view import JetrikoView
from scenes.table.motion import Flight, flight_ms
from scenes.table.stepping import MS
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller

# One card after another; of a reshuffled pile so many are seen.
STAGGER_MS, SHUFFLED = 40, 9


class Flights:
    """Sends off what moves on the table of `controller`."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller

    def cards(self, before: JetrikoView, view: JetrikoView, events: Sequence[CardsMoved]) -> None:
        """Cards go from zone to zone: those of an event one after the other, the events at once."""
        for event in events:
            for number, card in enumerate(event.cards[:SHUFFLED]):
                self._card(before, view, event, card, STAGGER_MS * number)
        self.controller.sound(Sound.SLIDE)
        self.controller.lay(_on_their_way(before, view, events[0]))

    def _card(
        self, before: JetrikoView, view: JetrikoView, event: CardsMoved, card: Card, delay_ms: int
    ) -> None:
        controller = self.controller
        pictures, wide = controller.table.pictures, controller.places.draw.width
        start, goal = self._spot(before, event.source, card), self._spot(view, event.target, card)
        seen = card != HIDDEN
        face = pictures.front(card, wide, marks=controller.table.marks) if seen else None
        drawn, shuffled = event.source.kind == "draw", event.target.kind == "draw"
        back = pictures.back(wide, max(0, before.back) if drawn else 0)
        # A card drawn is turned up as it goes, one that is shuffled in is turned down.
        sides = (back, face) if drawn or face is None else (face, back if shuffled else None)
        controller.fly(
            sides[0], start.center, goal.center, start.width, goal.width,
            other_side=sides[1], delay_ms=delay_ms,
        )  # fmt: skip

    def _spot(self, view: JetrikoView, zone: Zone, card: Card) -> Rect:
        """Where a card of a zone is on the screen."""
        controller = self.controller
        places = controller.places
        match zone.kind:
            case "draw":
                return places.draw
            case "discard":
                return places.discard
        if zone.owner != controller.bottom:
            spot = Rect(0, 0, round(places.unit * 40), round(places.unit * 56))
            spot.center = places.around.hands[zone.owner].center
            return spot
        boxes = dict(zip(view.hand, controller.painter.own_boxes(view), strict=True))
        own = Rect((0, 0), places.card)
        own.center = places.around.own_row.center
        return boxes.get(card, own)

    def attack(self, event: ev.AttackSent) -> None:
        """An attack travels along the table to its victim."""
        controller = self.controller
        at = controller.painter.signs.at
        start, goal = at(event.attacker), at(event.victim)
        unit = controller.places.unit
        wide = round(unit * 250)
        comet = picture(comet_svg(KIND_WORDS[event.kind], event.value),
                        (wide, round(wide * COMET[1] / COMET[0])))  # fmt: skip
        way = pygame.Vector2(goal[0] - start[0], goal[1] - start[1])
        turned = pygame.transform.rotozoom(comet, way.angle_to((1, 0)), 1)
        lasts = round(1.8 * flight_ms(start, goal, unit) * MS)
        flown = turned.get_width()
        controller.table.motion.fly(
            Flight(turned, start, goal, flown, flown, controller.now_ns, lasts)
        )


def _on_their_way(before: JetrikoView, view: JetrikoView, event: CardsMoved) -> JetrikoView:
    """While cards fly: gone from where they were, not yet where they go."""
    view = replace(view, agenda=before.agenda)
    if event.target.kind == "hand":
        counts = tuple(min(pair) for pair in zip(before.counts, view.counts, strict=True))
        kept = tuple(card for card in view.hand if card in before.hand)
        return replace(view, counts=counts, hand=kept)
    if event.target.kind == "draw":
        return view
    return replace(view, discard=before.discard, top=before.top)
