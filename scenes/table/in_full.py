"""A card read in full: the card itself, its name, what kind of card it is, and what it does."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from art import theme
from art.grid import put
from art.text import Face, Lettering
from scenes.table.panels import panel

# Units: how wide the card is, the air round it, and the size of the letters and the lines of
# title, kind, text and the word that puts it away.
CARD, GAP = 176, 26
TITLE, KIND, TEXT, CLOSES = (32, 48), (18, 30), 22, (15, 26)


@dataclass(frozen=True, slots=True)
class Told:
    """What there is to say about a card."""

    title: str
    kind: str
    text: str
    closes: str


def paint_in_full(
    screen: Surface, stage: Rect, u: float, face: Surface, told: Told, lettering: Lettering,
    ground: theme.Ground,
) -> None:  # fmt: skip
    """Draw it over the table; the card stands where one begins to read."""
    screen.blit(panel(ground, stage.size, u), stage)
    gap = round(u * GAP)
    place = face.get_rect(midleft=(stage.left + gap, stage.centery))
    screen.blit(face, put(place, stage, lettering))
    room = Rect(place.right + gap, stage.top + gap, 0, stage.height - 2 * gap)
    room.width = stage.right - gap - room.left

    def line(text: str, sizes: tuple[int, int], ink: theme.RGB, at: int, face: Face) -> int:
        size, high = round(u * sizes[0]), round(u * sizes[1])
        fitting = lettering.fit_into(text, size, (room.width, high), face)
        written = lettering.line(text, fitting, ink, face)
        box = written.get_rect(midleft=(room.left, at + high // 2))
        screen.blit(written, put(box, stage, lettering))
        return at + high

    top = line(told.title, TITLE, theme.BRASS_LIGHT, room.top, ground.title)
    if told.kind:
        top = line(told.kind, KIND, theme.PAPER_DIM, top, "text")
    top += gap // 2
    foot = room.bottom - round(u * CLOSES[1])
    line(told.closes, CLOSES, theme.PAPER_DIM, foot, "text")
    size = lettering.fit_lines(told.text, round(u * TEXT), (room.width, foot - top - gap // 2))
    text = lettering.paragraph(told.text, size, theme.PAPER, room.width)
    screen.blit(text, put(text.get_rect(topleft=(room.left, top)), stage, lettering))
