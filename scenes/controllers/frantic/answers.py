"""How the choices of Frantic look: the own cards, badges, players to name, buttons with a sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.frantic.decks import emblem_svg
from art.faces.frantic.trimmings import skip_svg
from art.paint import picture
from game.cards import Card, Seat
from game.frantic.moves import Deal, Give, Name, PickPower
from scenes.controllers.frantic.signs import badge_of, letter_of, paint_letter
from scenes.table.fan import row
from scenes.table.plates import put
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

if TYPE_CHECKING:
    from scenes.controllers.frantic.asking import Asking

LIFT = 0.07
# The part of a pile's answer where the player's name stands; the rest is for the cards.
NAMED = 0.4


class Answers:
    """Draws what `asking` offers; keeps nothing of its own."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.controller = asking.controller
        self.lettering = asking.lettering

    # The own cards

    def paint_hand(self, screen: Surface) -> None:
        """The own cards: those that may be chosen glow."""
        asking, controller = self.asking, self.controller
        shown, painter = controller.shown, controller.painter
        legal = {t.what[1] for t in asking.targets.all if t.open and t.what[0] == "card"}
        asked = any(t.what[0] == "card" for t in asking.targets.all)
        giving = painter.giving(shown)
        for card, box in zip(giving, controller.places.own_hand(len(giving)), strict=True):
            painter.card(screen, card, box, dim=card != giving[0], glow=card == giving[0])
        for card, box in zip(shown.hand, painter.own_boxes(shown), strict=True):
            lifted = card == asking.held or asking.targets.focus == ("card", card)
            place = box.move(0, -round(box.height * LIFT)) if lifted else box
            painter.card(screen, card, place, dim=asked and card not in legal,
                         glow=asked and card in legal)  # fmt: skip

    # The choice

    def paint(self, screen: Surface, seat: Seat) -> None:
        """Panels and buttons of what is asked now."""
        asking, controller = self.asking, self.controller
        if controller.shown.phase in ("scores", "over"):
            controller.sheet.paint(screen, controller.shown)
        self._laid_out(screen)
        self._panel(screen)
        for target in asking.targets.all:
            match target.what:
                case ("button", int(number)):
                    asking.paint_button(screen, target.box, asking.text_of(number), target.what,
                                        self._enabled(asking.buttons[number]))  # fmt: skip
                case "react":
                    text = asking.words("frantic-do-react", number=seat + 1)
                    asking.paint_button(screen, target.box, text, target.what)
                case "draw pile":
                    self._rim(screen, target.box)

    def _enabled(self, button: Any) -> bool:
        return button != "deal out" or not self.asking.left_to_share

    def _rim(self, screen: Surface, box: Rect) -> None:
        """This glows: it can be chosen."""
        u = self.controller.places.unit
        pen = max(2, round(u * 3))
        rim = box.inflate(4 * pen, 4 * pen)
        pygame.draw.rect(screen, theme.BRASS_LIGHT, rim, pen, round(u * 12))

    def _laid_out(self, screen: Surface) -> None:
        cards, boxes = self.asking.laid_out()
        if not boxes:
            return
        painter = self.controller.painter
        lying = painter.row_boxes(self.controller.shown)
        if any(box not in lying for box in boxes):
            self.asking.paint_ground(screen, boxes)
        for number, box in enumerate(boxes):
            what = ("laid", cards[number]) if cards else ("point", number)
            lifted = self.asking.targets.focus == what
            place = box.move(0, -round(box.height * LIFT)) if lifted else box
            if cards:
                painter.card(screen, cards[number], place, glow=True)
            else:
                screen.blit(painter.pictures.back(box.width), place)

    def _panel(self, screen: Surface) -> None:
        """Badges, or answers; beside answers that give a card away, that card."""
        targets = [t for t in self.asking.targets.all if t.what[0] in ("wish", "answer")]
        if not targets:
            return
        ground = self.asking.paint_ground(screen, [target.box for target in targets])
        for target in targets:
            text, answer = self.asking.answers[target.what[1]]
            focused = self.asking.targets.focus == target.what
            if target.what[0] == "wish":
                grown = round(self.controller.places.unit * 10) if focused else 0
                box = target.box.inflate(grown, grown)
                badge = self._badge(answer)
                screen.blit(picture(badge, box.size), box)
                letter = letter_of(answer)
                if letter and self.controller.table.marks:
                    paint_letter(screen, box, letter, self.lettering)
            else:
                self._answer(screen, target.box, text, answer, focused)
        given = self.asking.answers[0][1]
        if isinstance(given, Give) and not self.controller.painter.giving(self.controller.shown):
            self._given(screen, ground, given.card)

    def _badge(self, answer: Any) -> str:
        table = self.controller.table
        return badge_of(answer, table.marks, self.controller.own.face)

    def _given(self, screen: Surface, ground: Rect, card: Card) -> None:
        """The card that is given away while others are kept, at the edge of the panel."""
        wide, high = self.controller.places.small
        box = Rect(0, 0, wide, high)
        box.midright = ground.left - round(self.controller.places.unit * 8), ground.centery
        self.controller.painter.card(screen, card, box, glow=True)

    def _answer(self, screen: Surface, box: Rect, text: str, answer: Any, focused: bool) -> None:
        match answer:
            case Give(to=player):
                got = len(self.controller.shown.incoming[player])
                self._player(screen, box, player, focused, got)
            case Name(player=player):
                self._player(screen, box, player, focused, None)
            case int(player):
                self._player(screen, box, player, focused, self.asking.parts[player])
            case Deal(pile=pile):
                self._pile(screen, box, pile, focused)
            case PickPower(owner=owner, index=index):
                power = self.controller.shown.powers[owner][index].name
                self._button(screen, box, text, emblem_svg(power) if power else "", focused)
            case _:
                badge = self._badge(answer)
                self._button(screen, box, text, badge, focused)

    def _player(
        self, screen: Surface, box: Rect, player: Seat, focused: bool, part: int | None
    ) -> None:
        """A player with all that one weighs (FRA-437); `part`: how many cards they get."""
        controller, shown = self.controller, self.controller.shown
        number = str(shown.counts[player]) if part is None else f"+{part}"
        note = controller.talk.about(player) if part is None else controller.talk.weighed(player)
        plate = SeatPlate(controller.name(player), controller.colour(player), number, note, focused)
        self._ground(screen, box, focused)
        paint_seat_plate(screen, box, plate, self.lettering, stark=True)
        if player in shown.skipped:
            side = box.height // 2
            sign = picture(skip_svg(), (side, side))
            corner = sign.get_rect(center=(box.left + box.height // 6, box.top + box.height // 6))
            screen.blit(sign, put(corner, box, self.lettering))

    def _pile(self, screen: Surface, box: Rect, pile: Seat, focused: bool) -> None:
        """A pile of Distributor: whose hand it was, and the cards, which whoever deals sees."""
        controller, u = self.controller, self.controller.places.unit
        self._ground(screen, box, focused)
        named, area = box.copy(), box.copy()
        named.width = round(box.width * NAMED)
        area.left, area.width = named.right, box.right - named.right
        named, area = put(named, box, self.lettering), put(area, box, self.lettering)
        plate = SeatPlate(controller.name(pile), controller.colour(pile),
                          str(controller.shown.counts[pile]), "", focused)  # fmt: skip
        paint_seat_plate(screen, named, plate, self.lettering, stark=True)
        size = controller.painter.pictures.size(round(u * 34))
        cards = controller.shown.known[pile]
        places = row(area.centerx, area.centery + size[1] // 2, size, len(cards),
                     area.width - round(u * 16))  # fmt: skip
        for card, place in zip(cards, places, strict=True):
            controller.painter.card(screen, card, place)

    def _ground(self, screen: Surface, box: Rect, focused: bool) -> None:
        """What lies under a player or a pile: light where it is pointed at."""
        u = self.controller.places.unit
        rim = box.inflate(round(u * 4), round(u * 4)) if focused else box
        ink = theme.BRASS_LIGHT if focused else theme.mix(theme.BRASS_DARK, theme.SHADOW, 0.4)
        pygame.draw.rect(screen, ink, rim, border_radius=round(u * 13))

    def _button(self, screen: Surface, box: Rect, text: str, badge: str, focused: bool) -> None:
        """A brass button, with a badge where one begins to read."""
        u = self.controller.places.unit
        round_off = round(u * 10)
        fill = theme.BRASS_LIGHT if focused else theme.BRASS
        pygame.draw.rect(screen, theme.SHADOW, box.move(0, round(u * 4)), border_radius=round_off)
        pygame.draw.rect(screen, fill, box, border_radius=round_off)
        room, left = box.width - round(u * 20), round(u * 10)
        if badge:
            side = box.height - round(u * 4)
            disc = Rect(box.left + round(u * 6), box.centery - side // 2, side, side)
            disc = put(disc, box, self.lettering)
            pygame.draw.circle(screen, theme.INK, disc.center, side // 2)
            screen.blit(picture(badge, (side, side)), disc)
            left += side + round(u * 4)
            room -= side + round(u * 4)
        size = self.lettering.fit_into(text, round(u * 20), (room, box.height - round(u * 6)),
                                       "bold")  # fmt: skip
        line = self.lettering.line(text, size, theme.INK, "bold")
        middle = Rect(box.left + left, box.top, room, box.height)
        screen.blit(line, line.get_rect(center=put(middle, box, self.lettering).center))
