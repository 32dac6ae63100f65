"""How the table of NYET! lies round its board: plates, hands of the others, loot, the trick."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.nyet.stamps import character_svg
from art.faces.nyet.trimmings import crown_svg, dealer_svg, pennant_svg
from art.grid import put
from art.paint import picture
from game.cards import NOBODY, Card, Seat
from game.numerals import plain
from game.nyet.asking import vetoes_of
from game.nyet.board import CHARACTERS
from game.nyet.events import TrickTaken
from game.nyet.view import NyetView
from scenes.controllers.nyet.places import LOOT_WIDE, Places
from scenes.table.fan import row
from scenes.table.hand.answers import badge_boxes, lowered
from scenes.table.hand.brush import Brush
from scenes.table.hand.hands import held, lying_card, lying_cards, of_another
from scenes.table.hand.plates import seat_plate
from scenes.table.pieces import Piece
from scenes.table.seat_plates import SeatPlate, has_won

# Units: how wide a card of another is and its back, the sign of the Bonus card, and what a trick is
# worth.
SMALL, BACK, BONUS, WORTH = 30, 36, 17, 30
# How far below the middle of its place the backs of a hand reach.
DOWN = 27
# No hand has more cards.
HAND = 16
# The animals of which one is chosen: how wide each is and how far it is from the next (units), and
# how much is seen of one that is taken (0 to 255).
CHARACTER, APART, TAKEN = 132, 20, 46


def to_choose(view: NyetView, places: Places) -> list[Piece]:
    """The animals, while players choose theirs: all see who is still free."""
    if view.phase != "characters":
        return []
    # Exactly where the badges lie by which they are chosen.
    boxes = badge_boxes([len(CHARACTERS)], places.panel, places.unit, CHARACTER, APART)
    boxes = lowered(boxes, places.zone, places.unit)
    return [
        Piece(box, number in view.characters, partial(_animal, box=box, number=number, view=view))
        for number, box in enumerate(boxes)
    ]


def _animal(layer: Surface, box: Rect, number: int, view: NyetView) -> None:
    drawn = picture(character_svg(CHARACTERS[number]), box.size)
    if number in view.characters:
        drawn = drawn.copy()
        drawn.set_alpha(TAKEN)
    layer.blit(drawn, box)


# Cards


def trick_cards(view: NyetView, places: Places, brush: Brush) -> list[tuple[Card, Rect]]:
    """The cards of the trick, each before who played it."""
    size, seats = brush.pictures.size(places.trick_card), len(view.counts)
    return [
        (card, Rect((0, 0), size).move_to(center=places.played[(view.leader + number) % seats]))
        for number, card in enumerate(view.trick)
    ]


def heaped(
    view: NyetView, taken: TrickTaken, places: Places, brush: Brush
) -> list[tuple[Card, Rect]]:
    """The cards of a trick that is taken, the one that takes it on top."""
    cards = trick_cards(view, places, brush)
    cards.append(cards.pop((taken.winner - view.leader) % len(view.counts)))
    return cards


def worth(view: NyetView, taken: TrickTaken) -> int:
    """The points of a trick and its loot for the team, before the Bonus card (NYET-85, NYET-86)."""
    return 0 if view.terms is None else view.terms.value * (1 + len(taken.loot))


def worth_slip(points: int, brush: Brush) -> Surface:
    """Such points on a slip."""
    sign = "minus" if points < 0 else "plus"
    text = brush.words("nyet-trick-worth", sign=sign, points=abs(points))
    ink = theme.ALERT if points < 0 else theme.PAPER
    line = brush.lettering.line(text, brush.px(WORTH), ink, "bold")
    slip = Surface(line.get_rect().inflate(brush.px(22), brush.px(6)).size, pygame.SRCALPHA)
    pygame.draw.rect(slip, theme.INK, slip.get_rect(), border_radius=brush.px(12))
    pygame.draw.rect(slip, theme.BRASS_LIGHT, slip.get_rect(), brush.px(2), brush.px(12))
    slip.blit(line, line.get_rect(center=slip.get_rect().center))
    return slip


def loot_cards(view: NyetView, seat: Seat, places: Places, brush: Brush) -> list[tuple[Card, Rect]]:
    """The loot of the round lies face up beside the plate (NYET-77)."""
    size, (x, y) = brush.size(SMALL), places.loot[seat]
    boxes = row(x, y + size[1] // 2, size, len(view.loot[seat]), brush.px(LOOT_WIDE))
    return list(zip(view.loot[seat], boxes, strict=True))


def another(
    view: NyetView, seat: Seat, opened: tuple[Card, ...], places: Places, brush: Brush
) -> list[Piece]:
    """The hand of another, tucked under the plate: backs, unless all cards are open."""
    return held(hand_of(view, seat, opened, places, brush), brush)


def hand_of(
    view: NyetView, seat: Seat, opened: tuple[Card, ...], places: Places, brush: Brush
) -> list[tuple[Card, Rect]]:
    """Where the cards of another lie."""
    high = brush.size(SMALL)[1]
    area = Rect(0, 0, brush.px(180), high).move_to(center=places.hands[seat])
    if opened:
        area.top += round(high * 0.3) - brush.px(6)
    else:
        area.bottom = places.hands[seat][1] + brush.px(DOWN)
    # In one row, for below it may lie the law of the round.
    return of_another(view.counts[seat], opened, area, brush, BACK, SMALL, HAND)


def lying(view: NyetView, places: Places, brush: Brush) -> list[Piece]:
    """The trick, and everybody's loot."""
    pieces = [
        piece
        for seat in range(len(view.counts))
        for piece in lying_cards(loot_cards(view, seat, places, brush), brush)
    ]
    return pieces + [lying_card(card, box, brush) for card, box in trick_cards(view, places, brush)]


# Plates


def plate(view: NyetView, seat: Seat, score: int, places: Places, brush: Brush) -> list[Piece]:
    """Name, character, team, tricks and loot of the round, and the score as it was read out."""
    box, person = places.plates[seat], brush.seated[seat]
    character = view.characters[seat] if seat < len(view.characters) else NOBODY
    badge = character_svg(CHARACTERS[character]) if character >= 0 else ""
    active = seat in view.asked and view.phase not in ("scores", "over")
    active = active or has_won(view, seat)
    says = SeatPlate(
        person.name,
        person.colour,
        plain(score),
        _note(view, seat, brush),
        active,
        badge,
        person.portrait,
    )
    pieces = [seat_plate(box, says, brush, _signs(view, seat), from_end=True)]
    if view.bonus == seat != NOBODY:
        area = Rect(0, 0, brush.px(40), brush.px(26)).move_to(
            midleft=(box.left + brush.px(10), box.top)
        )
        area = put(area, box, brush.lettering)
        pieces.append(Piece(area, "bonus", partial(_bonus, area=area, brush=brush)))
    return pieces


def _note(view: NyetView, seat: Seat, brush: Brush) -> str:
    """What was caught in this round, the vetoes left before it, or how a bot plays."""
    if view.teams:
        tricks, loot = view.tricks_won[seat], len(view.loot[seat])
        return brush.words("nyet-catch", tricks=tricks, loot=loot)
    if view.phase == "vetoes":
        return brush.words("nyet-vetoes-left", count=vetoes_of(view, seat))
    return brush.seated[seat].level


def _signs(view: NyetView, seat: Seat) -> list[str]:
    """Team, dealer and first player."""
    signs = [pennant_svg(view.teams[seat])] if view.teams else []
    if view.dealer == seat:
        signs.append(dealer_svg())
    if view.terms is not None and view.terms.first == seat:
        signs.append(crown_svg())
    return signs


def _bonus(layer: Surface, area: Rect, brush: Brush) -> None:
    """The Bonus card, as a slip on the edge of the plate."""
    pygame.draw.rect(layer, theme.BRASS_LIGHT, area, border_radius=brush.px(8))
    brush.write(layer, brush.words("nyet-bonus-sign"), area, BONUS, theme.INK)
