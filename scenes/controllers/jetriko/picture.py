"""How the table of Jetriko lies: piles, the way round, hands, plates and signs."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.jetriko.trimmings import (
    bound_svg,
    brink_svg,
    chain_svg,
    dealer_svg,
    direction_svg,
    free_play_svg,
    win_svg,
)
from art.paint import picture
from game.cards import NOBODY, Seat, Zone
from game.jetriko.view import JetrikoView
from scenes.controllers.jetriko.places import Places
from scenes.table.hand.brush import Brush
from scenes.table.hand.piles import face_down, face_up
from scenes.table.hand.plates import seat_plate
from scenes.table.hand.sheet import Row, Sheet
from scenes.table.pieces import Piece, drawn
from scenes.table.seat_plates import SeatPlate, has_won

SIGN, CHAIN, LINKS = 40, 32, 5
# Units from below the draw pile: its count lies on it.
COUNTED = -34
# How far above the foot of the other pile lies the sign of free play, clear of the arrows too.
FREE = 44
# While one of these is asked, the sign of free play tells something of use.
PLAYING = ("main", "drawn")


def middle(view: JetrikoView, places: Places, brush: Brush) -> list[Piece]:
    """The piles with the direction of play round them, and a sign if any card may be played."""
    clockwise = view.direction == 1
    left = brush.count(Zone("draw"), view.pile)
    pieces = [
        drawn(places.ring, direction_svg(clockwise)),
        face_down(places.draw, left, brush, max(0, view.back), 0, COUNTED),
        face_up(places.discard, view.discard, brush),
    ]
    if view.free and view.turn != NOBODY and view.phase in PLAYING:
        centre = (places.discard.centerx, places.discard.bottom - brush.px(FREE))
        area = Rect(0, 0, brush.px(124), brush.px(SIGN + 44)).move_to(
            midtop=(centre[0], centre[1] - brush.px(SIGN) // 2)
        )
        pieces.append(Piece(area, "free", partial(_free, centre=centre, brush=brush)))
    return pieces


def _free(layer: Surface, centre: tuple[int, int], brush: Brush) -> None:
    """A sign with its word below."""
    text = brush.words("jetriko-sign-free")
    sign = brush.sign(layer, free_play_svg(), centre, SIGN)
    at = (sign.centerx, sign.bottom)
    brush.slip(layer, text, at, brush.px(104), 13, theme.BRASS_LIGHT, theme.INK)


def plate(view: JetrikoView, seat: Seat, below: bool, places: Places, brush: Brush) -> list[Piece]:
    """Name, cards in hand in large figures, round wins, and what befalls the seat.

    Signs of what befalls it stand on the edge towards the middle: above where it lies `below`.
    """
    person, box = brush.seated[seat], places.around.plates[seat]
    wins = ""
    if view.options.length != "one":
        wins = brush.words("jetriko-plate-wins", count=view.wins[seat])
    note = brush.words("list-comma").join(part for part in (person.level, wins) if part)
    active = view.turn == seat and view.phase not in ("scores", "over")
    if view.attack is not None:
        active = view.attack.victim == seat
    active = active or has_won(view, seat)
    cards = brush.count(Zone("hand", seat), view.counts[seat])
    says = SeatPlate(
        person.name,
        person.colour,
        str(cards),
        note,
        active or seat in view.asked,
        portrait=person.portrait,
    )
    signs = [dealer_svg()] if view.dealer == seat else []
    pieces = [seat_plate(box, says, brush, signs)]
    edge = box.top if below else box.bottom
    bound = view.bound and view.turn == seat
    if bound or seat in view.brink:
        word = "bound" if bound else "brink"
        area = box.inflate(brush.px(12), 0)
        area.height = brush.px(CHAIN + 4)
        area.centery = edge
        draw = partial(_beside, box=box, edge=edge, word=word, brush=brush)
        pieces.append(Piece(area, word, draw))
    return pieces


def _beside(layer: Surface, box: Rect, edge: int, word: str, brush: Brush) -> None:
    """A sign on the edge of a plate, with its word; across whom a Blank binds lies its chain."""
    if word == "bound":
        chain = picture(chain_svg(LINKS), (round(box.width * 1.04), brush.px(CHAIN)))
        layer.blit(chain, chain.get_rect(center=(box.centerx, edge)))
    text = brush.words(f"jetriko-sign-{word}")
    room = (box.width - brush.px(60), brush.px(17))
    size = brush.lettering.fit_into(text, brush.px(14), room, "bold")
    wide = brush.lettering.measure(text, size, "bold")[0]
    slip = Rect(0, 0, wide + brush.px(42), brush.px(24)).move_to(center=(box.centerx, edge))
    pygame.draw.rect(layer, theme.BRASS_LIGHT, slip, border_radius=slip.height // 2)
    source = bound_svg() if word == "bound" else brink_svg()
    brush.sign(layer, source, (slip.left + brush.px(17), edge), 30)
    line = brush.lettering.line(text, size, theme.INK, "bold")
    layer.blit(line, line.get_rect(midleft=(slip.left + brush.px(34), edge)))


def score_sheet(view: JetrikoView, title: str, brush: Brush) -> Sheet:
    """Who won the round, the round wins of all, and the cards they are left with."""
    most = max(view.wins)
    best = tuple(seat for seat, wins in enumerate(view.wins) if wins == most)
    words = brush.words
    none = (0,) * len(view.wins)
    won = Row(words("jetriko-sheet-wins"), view.wins, best, win_svg(), since=none)
    left = Row(words("jetriko-sheet-cards"), view.counts, since=none)
    return Sheet(title, (left,), won)
