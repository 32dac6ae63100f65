"""How the table of NYET! lies: plates, hands of the others, the trick, the board, the terms."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.cards import letter_plate
from art.faces.nyet.board import Plan, board
from art.faces.nyet.board import plan as board_plan
from art.faces.nyet.inks import WORLD
from art.faces.nyet.stamps import barred_svg, character_svg, kept_svg, token_svg
from art.faces.nyet.symbols import symbol_svg
from art.faces.nyet.trimmings import (
    crown_svg,
    dealer_svg,
    pennant_svg,
    supertrump_svg,
    trump_svg,
)
from art.paint import picture
from game.cards import NOBODY, Seat
from game.nyet.board import (
    BOX,
    BOX_WORDS,
    CHARACTERS,
    LINE_WORDS,
    LINES,
    Terms,
    Token,
    boxes_of,
    line_of,
)
from game.nyet.cards import COLOUR_OF, COLOUR_WORDS, LETTERS, NONE, is_super
from game.nyet.view import NyetView
from scenes.controllers.nyet.counting import vetoes_of
from scenes.controllers.nyet.places import LOOT_WIDE
from scenes.controllers.nyet.sheet import needed_high, paint_sheet, workings
from scenes.table.fan import row
from scenes.table.pieces import Piece
from scenes.table.plates import put
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller

# The score sheet lies between the plates of the others.
SHEET_WIDE, SHEET_HIGH, SHEET_TOP = 700, 466, 140


class Painter:
    """Draws what `controller.shown` says; keeps nothing of its own."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.lettering = controller.table.house.lettering
        self.pictures = controller.table.pictures

    def pieces(self) -> list[Piece]:
        """All that lies on the table and does not move, what lies on top of others last."""
        shown, controller = self.controller.shown, self.controller
        found: list[Piece] = []
        draw: Callable[[Surface], None]
        for seat in range(len(shown.counts)):
            if seat != controller.bottom:
                found.append(self._hand(shown, seat))
            found.append(self._plate(shown, seat))
            if shown.loot[seat]:
                found.append(self._loot(shown, seat))
        found += self._trick(shown)
        if shown.phase == "vetoes":
            look = (shown.tokens, shown.covered, shown.characters, controller.ringing)
            area = controller.places.board.inflate(*(round(controller.places.unit * 30),) * 2)
            found.append(Piece(area, look, partial(self._board, shown=shown)))
        elif shown.terms is not None:
            law = (shown.terms, shown.characters)
            draw = partial(self._terms, terms=shown.terms)
            found.append(Piece(controller.places.terms, law, draw))
        if shown.phase in ("scores", "over") and shown.sheet:
            box = self.sheet_box()
            draw = partial(paint_sheet, box=box, controller=controller, shown=shown)
            # With its shadow.
            area = box.inflate(0, round(controller.places.unit * 20))
            found.append(Piece(area, (shown.sheet, shown.scores, controller.revealed), draw))
        return found

    # Cards

    def own_boxes(self, view: NyetView) -> list[Rect]:
        """Where the cards of the one at the screen lie."""
        places = self.controller.places
        own = places.own_row
        return row(own.centerx, own.bottom, places.card, len(view.hand), own.width)

    def card(
        self, surface: Surface, card: int, box: Rect, dim: bool = False, glow: bool = False
    ) -> None:
        """An open card in a box, with the star of a supertrump."""
        if glow:
            u = self.controller.places.unit
            edge = box.inflate(round(u * 6), round(u * 6))
            pygame.draw.rect(surface, theme.BRASS_LIGHT, edge, border_radius=round(u * 10))
        face = self.pictures.front(card, box.width, marks=self.controller.table.marks, dim=dim)
        surface.blit(face, face.get_rect(center=box.center))
        terms = self.controller.shown.terms
        if terms is not None and is_super(card, terms.supertrump):
            star = picture(supertrump_svg(), box.size)
            surface.blit(star, star.get_rect(center=box.center))
        elif terms is not None and COLOUR_OF[card] == terms.trump:
            sign = picture(trump_svg(), box.size)
            surface.blit(sign, sign.get_rect(center=box.center))

    def _hand(self, shown: NyetView, seat: Seat) -> Piece:
        """The hand of another, tucked under the plate: backs, unless all cards are open."""
        places, opened = self.controller.places, self.controller.open_hand(seat)
        x, y = places.hands[seat]
        size = self.pictures.size(round(places.unit * 30))
        wide, count = round(places.unit * 180), shown.counts[seat]
        area = Rect(x - wide // 2, y - size[1], wide, round(size[1] * 2)).inflate(8, 8)
        boxes = row(x, y + size[1] // 2, size, count, wide)
        return Piece(area, (count, opened), partial(self._backs, boxes=boxes, opened=opened))

    def _backs(self, layer: Surface, boxes: list[Rect], opened: tuple[int, ...]) -> None:
        controller = self.controller
        for number, box in enumerate(boxes):
            if number < len(opened):
                face = self.pictures.front(opened[number], box.width, marks=controller.table.marks)
                layer.blit(face, box.move(0, round(box.height * 0.3)))
            else:
                layer.blit(self.pictures.back(box.width), box)

    def loot_boxes(self, shown: NyetView, seat: Seat) -> list[Rect]:
        """Where the loot of a seat lies."""
        u, (x, y) = self.controller.places.unit, self.controller.places.loot[seat]
        size = self.pictures.size(round(u * 30))
        return row(x, y + size[1] // 2, size, len(shown.loot[seat]), round(u * LOOT_WIDE))

    def _loot(self, shown: NyetView, seat: Seat) -> Piece:
        """The loot of the round lies face up beside the plate (NYET-77)."""
        boxes, loot = self.loot_boxes(shown, seat), shown.loot[seat]
        area = boxes[0].unionall(boxes)
        return Piece(area, loot, partial(self._open_row, cards=loot, boxes=boxes))

    def _open_row(self, layer: Surface, cards: tuple[int, ...], boxes: list[Rect]) -> None:
        for card, box in zip(cards, boxes, strict=True):
            face = self.pictures.front(card, box.width, marks=self.controller.table.marks)
            layer.blit(face, box)

    def trick_boxes(self, shown: NyetView) -> list[tuple[int, Rect]]:
        """The cards of the trick and where they lie."""
        places, seats, found = self.controller.places, len(shown.counts), []
        for number, card in enumerate(shown.trick):
            box = Rect((0, 0), self.pictures.size(places.trick_card))
            box.center = places.played[(shown.leader + number) % seats]
            found.append((card, box))
        return found

    def _trick(self, shown: NyetView) -> list[Piece]:
        """The cards of the trick, each before who played it."""
        found = []
        for card, box in self.trick_boxes(shown):
            area = self.pictures.shadow(box.width).get_rect(center=box.center).union(box)
            draw = partial(self._played, card=card, box=box)
            found.append(Piece(area, (card, shown.terms), draw))
        return found

    def _played(self, layer: Surface, card: int, box: Rect) -> None:
        shade = self.pictures.shadow(box.width)
        layer.blit(shade, shade.get_rect(center=box.center))
        self.card(layer, card, box)

    # Plates

    def _plate(self, shown: NyetView, seat: Seat) -> Piece:
        """Name, character, team, tricks and loot of the round, and the score."""
        controller, u = self.controller, self.controller.places.unit
        box = controller.places.plates[seat]
        active = seat in shown.asked and shown.phase not in ("scores", "over")
        character = shown.characters[seat] if seat < len(shown.characters) else NOBODY
        wide = round(u * 48)
        badge = picture(character_svg(CHARACTERS[character]), (wide, wide))
        plate = SeatPlate(
            controller.name(seat), controller.colour(seat), str(self._score(shown, seat)),
            self._note(shown, seat), active, badge if character >= 0 else None,
        )  # fmt: skip
        signs, bonus = self._signs_of(shown, seat), shown.bonus == seat != NOBODY
        # Signs stand over the upper edge.
        area = box.inflate(round(u * 8), round(u * 40))
        draw = partial(self._paint_plate, box=box, plate=plate, signs=signs, bonus=bonus)
        return Piece(area, (plate, signs, bonus), draw)

    def _paint_plate(
        self, layer: Surface, box: Rect, plate: SeatPlate, signs: list[str], bonus: bool
    ) -> None:
        stark = self.controller.table.house.settings.contrast
        paint_seat_plate(layer, box, plate, self.lettering, stark)
        self._signs(layer, box, signs, bonus)

    def _score(self, shown: NyetView, seat: Seat) -> int:
        """The sum as it was last read out: not with a round that is still worked out."""
        counted = shown.phase in ("scores", "over") and self.controller.revealed is not None
        return shown.scores[seat] - (shown.sheet[-1].gains[seat] if counted else 0)

    def _note(self, shown: NyetView, seat: Seat) -> str:
        """What was caught in this round, the vetoes left before it, or how a bot plays."""
        if shown.teams:
            tricks, loot = shown.tricks_won[seat], len(shown.loot[seat])
            return self.words("nyet-catch", tricks=tricks, loot=loot)
        if shown.phase == "vetoes":
            return self.words("nyet-vetoes-left", count=vetoes_of(shown, seat))
        return self.controller.level(seat)

    def _signs_of(self, shown: NyetView, seat: Seat) -> list[str]:
        """Team, dealer and first player."""
        signs = []
        if shown.teams:
            signs.append(pennant_svg(shown.teams[seat]))
        if shown.dealer == seat:
            signs.append(dealer_svg())
        if shown.terms is not None and shown.terms.first == seat:
            signs.append(crown_svg())
        return signs

    def _signs(self, layer: Surface, box: Rect, signs: list[str], bonus: bool) -> None:
        """Small signs over the plate, and the Bonus card."""
        u = self.controller.places.unit
        wide = round(u * 26)
        for number, sign in enumerate(signs):
            mark = picture(sign, (wide, wide))
            place = mark.get_rect(
                center=(box.right - round(u * 16) - number * round(u * 29), box.top)
            )
            layer.blit(mark, put(place, box, self.lettering))
        if bonus:
            sign_words = self.words("nyet-bonus-sign")
            size = self.lettering.fit_into(sign_words, round(u * 17), (wide * 2, wide), "bold")
            text = self.lettering.line(sign_words, size, theme.INK, "bold")
            slip = text.get_rect().inflate(round(u * 12), round(u * 4))
            slip.midleft = (box.left + round(u * 10), box.top)
            slip = put(slip, box, self.lettering)
            pygame.draw.rect(layer, theme.BRASS_LIGHT, slip, border_radius=round(u * 8))
            layer.blit(text, text.get_rect(center=slip.center))

    # The board and the terms

    def plan(self) -> Plan:
        """Where lines and boxes of the board are on the screen."""
        rect = self.controller.places.board
        found = board_plan(
            rect.size, self.controller.shown.options.no_trump, self.lettering.rtl
        )
        move = rect.topleft
        return Plan(
            found.size,
            tuple(box.move(move) for box in found.signs),
            tuple(box.move(move) for box in found.heads),
            {number: box.move(move) for number, box in found.boxes.items()},
        )

    def _board(self, layer: Surface, shown: NyetView) -> None:
        rect, u = self.controller.places.board, self.controller.places.unit
        layer.blit(board(rect.size, shown.options.no_trump, self.lettering.rtl), rect)
        plan = self.plan()
        for line in LINES:
            text = self.words(f"nyet-line-{LINE_WORDS[line]}")
            head = plan.heads[line]
            size = self.lettering.fit_into(text, round(u * 20), head.size, "bold")
            drawn = self.lettering.line(text, size, theme.PAPER, "bold")
            layer.blit(drawn, put(drawn.get_rect(midleft=head.midleft), head, self.lettering))
        for box in plan.boxes:
            if line_of(box) == 0 and box not in shown.characters:
                bars = picture(barred_svg(), plan.boxes[box].size)
                layer.blit(bars, plan.boxes[box])
        if self.controller.table.marks:
            self._letters(layer, plan)
        for token in shown.tokens:
            stamp = self.stamp(shown, token)
            layer.blit(stamp, stamp.get_rect(center=plan.boxes[token.box].center))
        for line in LINES:
            left = [b for b in boxes_of(line, shown.options.no_trump) if b not in shown.covered]
            if len(left) == 1 and left[0] != self.controller.ringing:
                ring = self.ring(plan.boxes[left[0]])
                layer.blit(ring, ring.get_rect(center=plan.boxes[left[0]].center))

    def _letters(self, layer: Surface, plan: Plan) -> None:
        """The letters of the colours on the boxes that stand for one."""
        for box, place in plan.boxes.items():
            colour = BOX_WORDS[box].partition("-")[2]
            if colour in COLOUR_WORDS:
                letter, size = LETTERS[COLOUR_WORDS.index(colour)], round(place.height * 0.28)
                plate = letter_plate(self.lettering.printed, letter, max(12, size), WORLD)
                layer.blit(plate, plate.get_rect(bottomleft=place.bottomleft))

    def stamp(self, shown: NyetView, token: Token) -> Surface:
        """A token as it lies on its box: of its animal, or of nobody (O-5)."""
        character = None
        if token.seat != NOBODY:
            character = CHARACTERS[shown.characters[token.seat]]
        return picture(token_svg(character, token.box % 3), self.plan().boxes[token.box].size)

    def ring(self, spot: Rect) -> Surface:
        """The mark round the last open box of a line."""
        return picture(kept_svg(), spot.inflate(10, 10).size)

    def _terms(self, layer: Surface, terms: Terms) -> None:
        """The law of the round, readable as long as it holds."""
        rect, u = self.controller.places.terms, self.controller.places.unit
        body = Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(body, (16, 14, 16, 225), body.get_rect(), border_radius=round(u * 12))
        pygame.draw.rect(body, theme.BRASS_DARK, body.get_rect(), 1, round(u * 12))
        high = rect.height / len(LINES)
        for line, box in zip(LINES, self._kept(terms), strict=True):
            middle = round(high * (line + 0.5))
            side = round(u * 34)
            spot = Rect(0, 0, side, side)
            spot.center = (round(u * 28), middle)
            spot = put(spot, body.get_rect(), self.lettering)
            pygame.draw.rect(body, theme.PAPER, spot, border_radius=round(u * 6))
            sign = picture(symbol_svg(box), (side, side))
            body.blit(sign, sign.get_rect(center=spot.center))
            title = self.words(f"nyet-line-{LINE_WORDS[line]}")
            room = rect.width - round(u * 62)
            size = self.lettering.fit_into(title, round(u * 12), (room, round(u * 12)))
            small = self.lettering.line(title, size, theme.PAPER_DIM)
            above = small.get_rect(midleft=(round(u * 54), middle - round(u * 9)))
            body.blit(small, put(above, body.get_rect(), self.lettering))
            text = self.controller.talk.box(box)
            if line == 0:
                text = self.controller.name(terms.first)
            size = self.lettering.fit_into(text, round(u * 18), (room, round(u * 17)), "bold")
            big = self.lettering.line(text, size, theme.PAPER, "bold")
            below = big.get_rect(midleft=(round(u * 54), middle + round(u * 7)))
            body.blit(big, put(below, body.get_rect(), self.lettering))
        layer.blit(body, rect)

    def _kept(self, terms: Terms) -> tuple[int, ...]:
        """The boxes that stayed open."""
        character = CHARACTERS[self.controller.shown.characters[terms.first]]
        trump = "none" if terms.trump == NONE else COLOUR_WORDS[terms.trump]
        above = "none" if terms.supertrump == NONE else COLOUR_WORDS[terms.supertrump]
        value = "minus-2" if terms.value == -2 else str(terms.value)
        words = (character, terms.discards, f"trump-{trump}", f"super-{above}", f"points-{value}")
        return tuple(BOX[word] for word in words if word in BOX_WORDS)

    # The score sheet

    def sheet_box(self) -> Rect:
        """The score sheet in the middle of the table."""
        places, shown = self.controller.places, self.controller.shown
        high = min(SHEET_HIGH, needed_high(shown, workings(self.controller, shown)))
        box = Rect(0, 0, round(places.unit * SHEET_WIDE), round(places.unit * high))
        top = places.size[1] // 2 - round(places.unit * (360 - SHEET_TOP))
        box.midtop = places.size[0] // 2, top
        return box
