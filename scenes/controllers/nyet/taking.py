"""Who takes a trick, why, and for how many points: seen before its cards go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from art.easings import ease_out, overshoot
from art.opening import grown
from game.cards import Seat
from game.messages import Message
from game.nyet.events import TrickTaken
from game.nyet.naming import why_taken
from game.nyet.view import NyetView
from scenes.controllers.nyet.picture import trick_cards, worth, worth_slip
from scenes.controllers.nyet.places import Places
from scenes.table.hand.brush import Brush

# Units: from how much farther off the light comes round what it is to show.
CLOSES_IN = 44


@dataclass(frozen=True, slots=True)
class Taking:
    """A trick that is about to go to its winner, and the sentence that says why."""

    winner: Seat
    points: int
    why: str


def taking(view: NyetView, taken: TrickTaken, say: Callable[[Message], str]) -> Taking:
    """What is told of a trick while it lies there."""
    law = view.terms
    why = "" if law is None else say(why_taken(view.trick, view.leader, taken.winner, law))
    return Taking(taken.winner, worth(view, taken), why)


def closing_in(opening: float, brush: Brush) -> int:
    """How far off light still is that closes in on what it is to show (px)."""
    return brush.px(CLOSES_IN * (1 - ease_out(opening)))


def paint_taking(
    screen: Surface, told: Taking, view: NyetView, places: Places, brush: Brush, opening: float
) -> None:
    """The card that takes the trick glows, and the plate to which it goes."""
    place = (told.winner - view.leader) % len(view.counts)
    _, box = trick_cards(view, places, brush)[place]
    off = closing_in(opening, brush)
    for lit in (box, places.plates[told.winner]):
        brush.glow(screen, lit.inflate(off, off))
    slip = grown(worth_slip(told.points, brush), overshoot(opening))
    screen.blit(slip, slip.get_rect(center=box.midbottom))
