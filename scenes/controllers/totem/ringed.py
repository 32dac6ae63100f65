"""The two cards of a wrong grab side by side, with a ring round what tells them apart."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from art.faces.totem.telling import telling
from art.theme import RGB
from game.cards import Card
from scenes.controllers.totem.desk import Desk

# The box in which a card is drawn.
DRAWN = 200
RED: RGB = (206, 20, 34)
HALO: RGB = (255, 255, 255)


def side_by_side(
    desk: Desk, cards: tuple[Card, ...], lying: int, wide: int, between: int
) -> Surface:
    """Both cards upright, so wide each, the own one where one begins to read.

    On the table they lie `lying` wide: from those pictures, which are there, they are made.
    """
    one, other = reversed(cards) if desk.lettering.rtl else cards
    row = Surface((2 * wide + between, wide), pygame.SRCALPHA)
    x, y, far = (round(part * wide / DRAWN) for part in telling(one, other))
    thick = max(2, wide // 28)
    for number, card in enumerate((one, other)):
        box = Rect(number * (wide + between), 0, wide, wide)
        row.blit(_upright(desk, card, lying, wide), box)
        middle = (box.left + x, box.top + y)
        pygame.draw.circle(row, HALO, middle, far + thick, 3 * thick)
        pygame.draw.circle(row, RED, middle, far, thick)
    return row


def _upright(desk: Desk, card: Card, lying: int, wide: int) -> Surface:
    table, turn = desk.table, desk.view.turns[card]
    face = table.pictures.front(card, lying, quarter_turn=turn, marks=table.marks)
    upright = pygame.transform.rotate(face, 90 * turn)
    return pygame.transform.smoothscale(upright, (wide, wide))
