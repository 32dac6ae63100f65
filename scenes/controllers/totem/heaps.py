"""Heaps of cards as they lie on the table now: what has landed, not what the rules know."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect, Surface

from art.cards import CardPictures
from game.cards import HIDDEN, Card, Zone

# A heap shows how high it is by so many edges at the most.
EDGES = 14
# How much wider a card is with its shadow.
WITH_SHADOW = 1.24


def deck_of(hand: int) -> Zone:
    """The deck of a hand."""
    return Zone("deck", hand)


def pile_of(hand: int) -> Zone:
    """The discard pile of a hand."""
    return Zone("pile", hand)


@dataclass(slots=True)
class Heap:
    """The cards that lie in one zone, the last on top, and where on the screen."""

    zone: Zone
    centre: tuple[int, int] = (0, 0)
    width: int = 0
    open: bool = False
    cards: list[Card] = field(default_factory=list)
    turn: int = 0
    dim: bool = False

    @property
    def top(self) -> Card:
        return self.cards[-1] if self.cards else HIDDEN

    def add(self, card: Card, under: bool) -> None:
        """A card lands on top, or under all."""
        self.cards.insert(0, card) if under else self.cards.append(card)

    def take(self, count: int) -> None:
        """So many cards leave, from the top."""
        del self.cards[max(0, len(self.cards) - count) :]

    def height(self) -> int:
        """How many pixels of edges show below the top card."""
        if self.open:
            return min(4, len(self.cards) // 4) if self.cards else 0
        return min(EDGES, (len(self.cards) + 1) // 2)

    def face(self, pictures: CardPictures, marks: bool) -> Surface | None:
        """The picture of the open card on top, or None if there is none."""
        if not self.open or self.top == HIDDEN:
            return None
        return pictures.front(
            self.top, self.width, quarter_turn=self.turn, marks=marks, dim=self.dim
        )

    def rect(self) -> Rect:
        """All that painting this heap can touch."""
        wide = round(self.width * WITH_SHADOW)
        return Rect(0, 0, wide, wide + 2 * EDGES).move_to(center=self.centre)


def paint_heap(surface: Surface, heap: Heap, pictures: CardPictures, marks: bool) -> None:
    """Draw a heap: its shadow, the edges of what lies below, and the top card."""
    if not heap.cards:
        return
    shadow = pictures.shadow(heap.width)
    surface.blit(shadow, shadow.get_rect(center=heap.centre))
    back = pictures.back(heap.width)
    box = back.get_rect(center=heap.centre)
    height = heap.height()
    for edge in range(height):
        surface.blit(back, box.move(0, height - edge if heap.open else -edge))
    face = heap.face(pictures, marks)
    if face is not None:
        surface.blit(face, face.get_rect(center=heap.centre))
    else:
        surface.blit(back, box.move(0, -height if not heap.open else 0))
