"""What befalls the seats, and the picture of a choice: signs as SVG sources, and letters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame import Rect, Surface

from art.cards import letter_plate
from art.faces.frantic.inks import WORLD
from art.faces.frantic.own_cards import Dressed
from art.faces.frantic.rings import colour_badge_svg, number_badge_svg
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
from game.frantic import moves as mv
from game.frantic.cards import COLOUR_WORDS, LETTERS
from game.frantic.view import FranticView


@dataclass(frozen=True, slots=True)
class Moment:
    """What is going on besides the cards: an attack, an event, a card just thrown in."""

    victims: tuple[Seat, ...] = ()
    trigger: Seat = NOBODY
    protected: tuple[Seat, ...] = ()
    thrown: str = ""


def attacked(view: FranticView) -> tuple[Seat, ...]:
    """Who has been named by what is being declared or answered now."""
    for step in view.agenda:
        deed = getattr(step, "deed", None)
        if deed is not None:
            return tuple(deed.victims)
    return ()


def signs_of(view: FranticView, moment: Moment, seat: Seat) -> list[str]:
    """The signs on the plate of a seat, the lasting ones first."""
    over = view.phase in ("scores", "over")
    won = over and bool(view.sheet) and seat in view.sheet[-1].winners
    bomb = any(one.event == "time_bomb" for one in view.lasting) and seat < len(view.turns_left)
    found: tuple[tuple[bool, Callable[[], str]], ...] = (
        (view.dealer == seat, dealer_svg), (won, win_svg),
        (not (over or view.resolving) and view.active != NOBODY and not view.counts[seat], out_svg),
        (seat in view.skipped, skip_svg), (seat in view.open and not over, open_svg),
        (bool(view.owing >> seat & 1), partial(owed_svg, 1)),
        (moment.trigger == seat, trigger_svg), (seat in moment.protected, protected_svg),
        (bomb, partial(bomb_svg, max(0, min(3, view.turns_left[seat])) if bomb else 0)),
    )  # fmt: skip
    return [sign() for stands, sign in found if stands]


def letter_of(move: Any) -> str:
    """The letter of the colour a move chooses, or ""."""
    match move:
        case mv.Wish(what=what) if what in COLOUR_WORDS:
            return LETTERS[COLOUR_WORDS.index(what)]
        case mv.Choose(colour=colour) | mv.Throw(colour=colour):
            return LETTERS[colour]
    return ""


def paint_letter(screen: Surface, badge: Rect, letter: str, lettering: Lettering) -> None:
    """The letter of a colour in the corner of its badge, for those who asked for letters."""
    plate = letter_plate(lettering.printed, letter, max(12, round(badge.height * 0.3)), WORLD)
    screen.blit(plate, plate.get_rect(bottomleft=badge.bottomleft))


def badge_of(move: Any, safe: bool, face: Dressed) -> str:
    """The picture of what a move chooses, or ""; `safe`: in colours that cannot be mistaken.

    `face` has the pictures of cards that were composed.
    """
    match move:
        case mv.Wish(what=what) if what in COLOUR_WORDS:
            return colour_badge_svg(COLOUR_WORDS.index(what), safe)
        case mv.Wish(what=what):
            return number_badge_svg(int(what)) if what.isdigit() else face.symbol_badge_svg(what)
        case mv.Choose(colour=colour) | mv.Throw(colour=colour):
            return colour_badge_svg(colour, safe)
        case mv.Call(event=name):
            return face.emblem_svg(name)
        case mv.TurnUp(power=name) | mv.Play(power=name) if name:
            return face.emblem_svg(name)
        case ("as", str(symbol)) | mv.Play(imitates=symbol) if symbol:
            return face.symbol_badge_svg(symbol)
    return ""
