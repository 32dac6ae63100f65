"""What is still out: of every rank how many each army has left, and how many fell (R-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.stratego.trimmings import rank_svg
from art.grounds import ground_of
from art.paint import picture
from game.cards import Seat
from game.stratego.cards import ARMIES, RANK_OF, RANKS, Rank
from game.stratego.view import StrategoView
from scenes.controllers.stratego.places import Places
from scenes.table.pieces import Piece

# A rank, how many of it are left, and how many there were.
Count: TypeAlias = tuple[Rank, int, int]

EDGE, FULL, HOLLOW = (96, 72, 44), (252, 246, 228), (176, 160, 136)


class Listed(int):
    """A card as an example of its rank, read in a tally: it tells of no card of the table."""


def left_of(view: StrategoView, seat: Seat, rank: Rank) -> tuple[int, int]:
    """How many of a rank that army still has, and how many it began with."""
    whole = ARMIES[view.options.army][rank]
    fell = sum(RANK_OF[card] == rank for card in view.casualties[seat])
    return whole - fell, whole


def tally(places: Places, view: StrategoView, seat: Seat, ground: theme.Ground) -> Piece:
    """Every rank of an army: a full dot for each card still out, a hollow one for a loss."""
    army = view.army(seat)
    counts = tuple((rank, *left_of(view, seat, rank)) for rank in RANKS)
    area = places.tallies[seat]
    draw = partial(_paint, places=places, seat=seat, army=army, counts=counts, ground=ground)
    return Piece(area, (army, counts), draw)


def _paint(
    layer: Surface, places: Places, seat: Seat, army: int, counts: Sequence[Count],
    ground: theme.Ground,
) -> None:  # fmt: skip
    area = places.tallies[seat]
    layer.blit(ground_of(replace(ground, lined=False), area.size, places.unit, EDGE, 1), area)
    for count in counts:
        _paint_rank(layer, places, places.tally_box(seat, count[0]), army, *count)


def _paint_rank(
    layer: Surface, places: Places, cell: Rect, army: int, rank: Rank, left: int, whole: int
) -> None:
    px = places.px
    disc = Rect(0, 0, px(36), px(36)).move_to(midtop=(cell.centerx, cell.top + px(3)))
    layer.blit(picture(rank_svg(army, rank, gone=not left), disc.size), disc)
    # Dots of one rank stand closer together than those of two.
    step, big = px(7.8), max(3.0, 3.4 * places.unit)
    first, y = cell.centerx - (whole - 1) * step / 2, disc.bottom + px(6)
    for number in range(whole):
        x = round(first + number * step)
        if number < left:
            pygame.draw.aacircle(layer, FULL, (x, y), big)
        else:
            pygame.draw.aacircle(layer, HOLLOW, (x, y), big, max(1, px(1.5)))
