"""What holds now, in the middle of the table: events, rule cards, powers, and what they mean."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.frantic.decks import emblem_svg
from art.faces.frantic.trimmings import blockade_svg, seal_svg
from art.paint import picture
from game.frantic.state import Running
from game.frantic.view import FranticView
from scenes.table.pieces import Piece
from scenes.table.plates import put

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

# So many stand in one row, and none is wider or higher than this (units).
IN_A_ROW, WIDEST, HIGHEST = 5, 300, 80
# A slip so wide has its name beside what it means; one so high has it above; others have none.
BESIDE, ABOVE = 330, 46
# Between slips; the line of a name; how much of a line a name has, and what is beside it.
GAP, HEAD, NAMED, APART = 4, 22, 0.3, 14
# Letters: of a name; of what it means at first, in full at least, in short at least.
TITLE, TEXT, LEAST_FULL, LEAST_SHORT = 16, 16, 12, 9
LEAST_LARGE = 8
GROUND, GLOWING = (34, 22, 54, 235), (92, 24, 84, 245)


class Slips:
    """Draws them; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.lettering = controller.table.house.lettering

    def boxes(self, view: FranticView) -> list[tuple[str, Rect]]:
        """The events, rule cards and powers that hold now, and where each stands.

        The events being carried out stand below all others, or with them in one row if open
        cards lie where the others would be.
        """
        places = self.controller.places
        resolving = list(dict.fromkeys(view.resolving))
        others = [*(one.event for one in view.lasting), *view.rules,
                  *(one.power for one in view.running)]  # fmt: skip
        others = [name for name in dict.fromkeys(others) if name not in resolving]
        if view.row or not others:
            return self._below([*resolving, *others])
        area, widest = places.holding.copy(), round(places.unit * WIDEST)
        gap = round(places.unit * GAP)
        if resolving:
            area.height = places.lasting.top - gap - area.top
        rows = -(-len(others) // IN_A_ROW)
        each = -(-len(others) // rows)
        high = min(round(places.unit * HIGHEST), area.height // rows - gap)
        top, found = area.bottom - rows * (high + gap) + gap, []
        for at in range(rows):
            line = Rect(area.left, top + at * (high + gap), area.width, high)
            found += self._across(others[at * each : (at + 1) * each], line, widest)
        return found + self._below(resolving)

    def _below(self, names: list[str]) -> list[tuple[str, Rect]]:
        """In the lowest row; a single one is as wide as what it means is long."""
        area, u = self.controller.places.lasting, self.controller.places.unit
        widest = area.width
        if len(names) == 1:
            talk = self.controller.talk
            words = f"{talk.title(names[0])} {talk.means(names[0])}"
            needed = self.lettering.measure(words, round(u * TEXT), "bold")[0] + area.height
            widest = max(round(u * BESIDE) + 1, min(widest, needed + round(u * (12 + APART))))
        return self._across(names, area, widest)

    def _across(self, names: list[str], area: Rect, widest: int) -> list[tuple[str, Rect]]:
        """Side by side in the middle of an area, from where one begins to read."""
        gap = round(self.controller.places.unit * GAP)
        wide = min(widest, area.width // max(1, len(names)) - gap)
        left = area.centerx - (wide + gap) * len(names) // 2
        boxes = [Rect(left + at * (wide + gap), area.top, wide, area.height)
                 for at in range(len(names))]  # fmt: skip
        return [(name, put(box, area, self.lettering))
                for name, box in zip(names, boxes, strict=True)]  # fmt: skip

    def pieces(self, shown: FranticView) -> list[Piece]:
        """All of them: the events being carried out glow."""
        running, found = {one.power: _running(one) for one in shown.running}, []
        for name, box in self.boxes(shown):
            source = running.get(name) or self.controller.own.face.emblem_svg(name)
            glows = name in shown.resolving
            draw = partial(self._slip, box=box, name=name, source=source, glows=glows)
            found.append(Piece(box, (name, source, glows), draw))
        return found

    def _slip(self, layer: Surface, box: Rect, name: str, source: str, glows: bool) -> None:
        """An emblem, its name, and what it means beside it or below it, if there is room."""
        u = self.controller.places.unit
        self._ground(layer, box, glows)
        tall = u * ABOVE <= box.height and box.width < u * BESIDE
        head = box.inflate(-round(u * 12), -round(u * 6))
        if tall:
            head.height = round(min(u * HEAD, box.height * 0.34))
        sign = picture(source, (head.height, head.height))
        layer.blit(sign, put(sign.get_rect(midleft=head.midleft), box, self.lettering))
        head.width -= sign.get_width() + round(u * 6)
        head.left += sign.get_width() + round(u * 6)
        title = self._title(name, head, 1.0 if box.width < u * BESIDE else NAMED)
        room = head.copy()
        if tall:
            room = Rect(box.left + round(u * 8), head.bottom, box.width - round(u * 16), 0)
            room.height = box.bottom - round(u * 2) - room.top
        else:
            room.left += title.get_width() + round(u * APART)
            room.width = head.right - room.left
        text = self._meaning(name, room) if tall or box.width >= u * BESIDE else None
        place = title.get_rect(midleft=head.midleft)
        if text is None:
            place.centery = box.centery
        else:
            layer.blit(text, put(text.get_rect(midleft=room.midleft), box, self.lettering))
        layer.blit(title, put(place, box, self.lettering))

    def _ground(self, layer: Surface, box: Rect, glows: bool) -> None:
        round_off = round(self.controller.places.unit * 10)
        ground = Surface(box.size, pygame.SRCALPHA)
        inside = ground.get_rect()
        pygame.draw.rect(ground, GLOWING if glows else GROUND, inside, border_radius=round_off)
        pen = max(1, round(self.controller.places.unit * 2)) if glows else 1
        pygame.draw.rect(ground, theme.BRASS_LIGHT, inside, pen, round_off)
        layer.blit(ground, box)

    def _title(self, name: str, head: Rect, share: float) -> Surface:
        """The name, at most so much of its line."""
        text, full = self.controller.talk.title(name), round(self.controller.places.unit * TITLE)
        room = (round(head.width * share), head.height)
        size = self.lettering.fit_into(text, full, room, "bold")
        return self.lettering.line(text, size, theme.BRASS_LIGHT, "bold")

    def _meaning(self, name: str, room: Rect) -> Surface | None:
        """What it means as large as there is room, in full or else in short; None: no room."""
        written = self.written(name, room)
        if written is None:
            return None
        words, size = written
        return self.lettering.paragraph(words, size, theme.PAPER, room.width)

    def written(self, name: str, room: Rect) -> tuple[str, float] | None:
        """The words that say what it means there, and the size of their letters."""
        u, talk, letters = self.controller.places.unit, self.controller.talk, self.lettering
        # Whoever wants large letters rather reads a few words than many small ones.
        full = max(LEAST_FULL, letters.scale * LEAST_LARGE)
        for words, least in ((talk.means(name), full), (talk.briefly(name), LEAST_SHORT)):
            for px in range(letters.pixels(round(u * TEXT)), int(u * least) - 1, -1):
                text = letters.paragraph(words, px / letters.scale, theme.PAPER, room.width)
                if text.get_height() <= room.height and text.get_width() <= room.width:
                    return words, px / letters.scale
        return None


def _running(running: Running) -> str:
    """The sign of a power effect that lasts."""
    match running.power:
        case "colour_blockade":
            return blockade_svg(running.colour)
        case "special_seal":
            return seal_svg()
    return emblem_svg(running.power)
