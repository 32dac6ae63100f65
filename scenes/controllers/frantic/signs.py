"""What befalls the seats, what must be played next, what is chosen: signs as SVG sources."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from art.cards import letter_plate
from art.faces.frantic.inks import WORLD
from art.faces.frantic.own_cards import Dressed
from art.faces.frantic.rings import (
    black_badge_svg,
    black_ring_svg,
    colour_badge_svg,
    colour_ring_svg,
    free_badge_svg,
    free_ring_svg,
    number_badge_svg,
    number_ring_svg,
)
from art.faces.frantic.trimmings import (
    bomb_svg,
    dealer_svg,
    open_svg,
    out_svg,
    owed_svg,
    protected_svg,
    skip_svg,
    trigger_svg,
    win_svg,
)
from art.text import Lettering
from game.cards import NOBODY, Seat
from game.frantic.cards import COLOUR_WORDS, LETTERS, NONE
from game.frantic.matching import Requirement
from game.frantic.view import FranticView
from game.prompts import Thing
from scenes.controllers.frantic.moments import Moment
from scenes.table.buttons import Shown


def signs_of(view: FranticView, moment: Moment, seat: Seat) -> list[str]:
    """The signs on the plate of a seat, the lasting ones first."""
    over = view.phase in ("scores", "over")
    won = over and bool(view.sheet) and seat in view.sheet[-1].winners
    bomb = any(one.event == "time_bomb" for one in view.lasting) and seat < len(view.turns_left)
    found: tuple[tuple[bool, Callable[[], str]], ...] = (
        (view.dealer == seat, dealer_svg),
        (won, win_svg),
        (not (over or view.resolving) and view.active != NOBODY and not view.counts[seat], out_svg),
        (seat in view.skipped, skip_svg),
        (seat in view.open and not over, open_svg),
        (bool(view.owing >> seat & 1), partial(owed_svg, 1)),
        (moment.trigger == seat, trigger_svg),
        (seat in moment.protected, protected_svg),
        (bomb, partial(bomb_svg, max(0, min(3, view.turns_left[seat])) if bomb else 0)),
    )
    return [sign() for stands, sign in found if stands]


def needed(requirement: Requirement, safe: bool, face: Dressed) -> tuple[str, str]:
    """The ring and the badge of what must be played next."""
    colour, number, symbol = requirement.colour, requirement.number, requirement.symbol
    if requirement.black:
        return black_ring_svg(), black_badge_svg()
    badge = colour_badge_svg(colour, safe) if colour != NONE else free_badge_svg()
    if number or symbol:
        badge = number_badge_svg(number) if number else face.symbol_badge_svg(symbol)
    if colour != NONE:
        return colour_ring_svg(colour, safe), badge
    if number or symbol:
        return number_ring_svg(number) if number else face.symbol_ring_svg(symbol), badge
    return free_ring_svg(), badge


def letter_of(thing: Thing) -> str:
    """The letter of a colour that can be chosen, or ""."""
    return LETTERS[COLOUR_WORDS.index(str(thing.value))] if thing.value in COLOUR_WORDS else ""


def paint_letter(screen: Surface, badge: Rect, letter: str, lettering: Lettering) -> None:
    """The letter of a colour in the corner of its badge, for those who asked for letters."""
    plate = letter_plate(lettering.printed, letter, max(12, round(badge.height * 0.3)), WORLD)
    screen.blit(plate, plate.get_rect(bottomleft=badge.bottomleft))


def lettered(badge: Shown, letter: str, lettering: Lettering) -> Shown:
    """The button of a colour with its letter on it."""

    def draw(screen: Surface, box: Rect) -> None:
        badge.draw(screen, box)
        paint_letter(screen, box, letter, lettering)

    return Shown(badge.box, draw, (*badge.facts, letter))


def badge_of(thing: Thing, safe: bool, face: Dressed) -> str:
    """The picture of what can be chosen, or ""; `safe`: in colours that cannot be mistaken.

    `face` has the pictures of cards that were composed.
    """
    match thing:
        case Thing("wish" | "colour", str(what)) if what in COLOUR_WORDS:
            return colour_badge_svg(COLOUR_WORDS.index(what), safe)
        case Thing("wish", str(what)) if what.isdigit():
            return number_badge_svg(int(what))
        case Thing("wish" | "symbol", str(symbol)):
            return face.symbol_badge_svg(symbol)
        case Thing("event" | "power", str(name)):
            return face.badge_svg(name)
    return ""
