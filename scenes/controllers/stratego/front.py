"""The front of whoever chooses: their hand, what is laid, what they point at, their buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.stratego.trimmings import eye_svg, sabres_svg
from art.paint import picture
from game.cards import NOBODY, Seat
from game.stratego.asking import LAYING
from game.stratego.cards import GAP, MOVABLE, RANK_OF, SLOTS, Slot

if TYPE_CHECKING:
    from scenes.controllers.stratego.asking import Asking

CONFIRM, POWER, STOP, OFFER, GIVE_UP, YES, NO = (
    "confirm", "power", "stop", "offer", "give-up", "yes", "no"
)  # fmt: skip
# What is not part of a turn is offered without brass.
QUIET = (OFFER, GIVE_UP)
QUIET_GROUND = (26, 20, 15)
LIFT = 0.04


class Front:
    """Draws what `asking` keeps."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.controller = asking.controller

    # Hand and line

    def paint_hand(self, screen: Surface) -> None:
        """The hand, the cards laid so far, and a card that hangs on the pointer."""
        asking, painter, shown = self.asking, self.controller.painter, self.controller.shown
        laying = asking.seat is not None and shown.phase in LAYING
        dragged = asking.dragging.card
        hand = [card for card in shown.hand if not laying or card not in asking.laid.values()]
        for card, box in zip(hand, painter.own_boxes(len(hand)), strict=True):
            if card == dragged:
                continue
            lifted = laying and asking.targets.focus == ("card", card)
            place = box.move(0, -round(box.height * LIFT)) if lifted else box
            dim = asking.seat is not None and not laying
            painter.card(screen, card, place, dim=dim, glow=laying)
        if hand and self.controller.acts.hand_looked_at == shown.seat:
            own = painter.own_boxes(len(hand))
            painter.eye(screen, own[0].unionall(own[1:]))
        if laying and shown.seat is not None:
            self._paint_laid(screen, shown.seat)
        if asking.seat is not None and shown.phase in ("action", "again"):
            self._paint_pointing(screen, asking.seat)
        if dragged is not None and asking.dragging.held is not None:
            wide, marks = self.controller.places.hand_card[0], self.controller.table.marks
            face = self.controller.table.pictures.front(dragged, wide, marks=marks)
            screen.blit(face, face.get_rect(center=asking.dragging.held[2]))

    def _paint_laid(self, screen: Surface, seat: Seat) -> None:
        asking, painter = self.asking, self.controller.painter
        slots = self.controller.places.slots[seat]
        for slot in asking.free() if not asking.enough() else ():
            painter.glow(screen, slots[slot])
        for slot, card in asking.laid.items():
            if card != asking.dragging.card:
                painter.card(screen, card, slots[slot])
                painter.danger(screen, seat, slot, card)

    # Pointing

    def _paint_pointing(self, screen: Surface, seat: Seat) -> None:
        """The card that points stands out; a spear leads from it to what is pointed at."""
        asking, places, enemy = self.asking, self.controller.places, 1 - seat
        shown, u = self.controller.shown, places.unit
        for slot in SLOTS:
            if asking.pointing is not None and shown.lines[enemy][slot] != GAP:
                chosen = asking.scouting is not None and slot in asking.scouting
                self._rim(screen, places.slots[enemy][slot], 5 if chosen else 3,
                          theme.PAPER if chosen else theme.BRASS)  # fmt: skip
                if chosen:
                    self._sign(screen, eye_svg(), places.slots[enemy][slot])
            if asking.pointing is None and self._may_fight(seat, slot):
                self._rim(screen, places.slots[seat][slot], 3, theme.BRASS)
        if asking.pointing is not None:
            self._rim(screen, places.slots[seat][asking.pointing], 5, theme.BRASS_LIGHT)
        if asking.scouting is not None:
            return
        aim, target = asking.dragging.aim, self._aimed_at(seat)
        start = asking.pointing if aim is None else aim[0]
        end = target.midbottom if target is not None else aim[1] if aim is not None else None
        if start is not None and end is not None:
            top = places.slots[seat][start].midtop
            self.controller.painter.spear(screen, top, end, round(u * 30))
            if target is not None:
                self._sign(screen, sabres_svg(), target)

    def _aimed_at(self, seat: Seat) -> Rect | None:
        """The enemy card that is pointed at."""
        match self.asking.targets.focus:
            case ("enemy", int(slot)) if self.controller.shown.lines[1 - seat][slot] != GAP:
                return self.controller.places.slots[1 - seat][slot]
        return None

    def _may_fight(self, seat: Seat, slot: Slot) -> bool:
        card = self.controller.shown.lines[seat][slot]
        return card >= 0 and MOVABLE[RANK_OF[card]]

    def _sign(self, screen: Surface, drawn: str, box: Rect) -> None:
        """A sign in the middle of a card."""
        sign = picture(drawn, (round(box.width * 0.72),) * 2)
        screen.blit(sign, sign.get_rect(center=box.center))

    def _rim(self, screen: Surface, box: Rect, thick: float, colour: theme.RGB) -> None:
        u = self.controller.places.unit
        pen = max(2, round(u * thick))
        pygame.draw.rect(screen, colour, box.inflate(2 * pen, 2 * pen), pen, round(u * 9))

    # Buttons

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        """The buttons of the moment, and the panel at the end of a game."""
        shown = self.controller.shown
        if shown.phase == "ended":
            winner = shown.sheet[-1].winner if shown.sheet else NOBODY
            self.controller.painter.paint_end(screen, shown, winner)
        texts = self._texts()
        for target in self.asking.targets.all:
            if target.what in QUIET:
                self._paint_quiet(screen, target.box, texts[target.what], target.what)
            elif target.what in texts:
                text = texts[target.what]
                self.asking.paint_button(screen, target.box, text, target.what, target.open)

    def _texts(self) -> dict[Any, str]:
        """What stands on each button."""
        asking, words, shown = self.asking, self.controller.words, self.controller.shown
        match shown.phase:
            case "setup" | "layout" | "fill":
                left = asking.gaps() - len(asking.laid)
                key = "fill" if shown.phase == "fill" else "lay"
                said = words("stratego-left", count=left) if left else words(f"stratego-do-{key}")
                return {CONFIRM: said}
            case "action" | "again":
                power = {"spy": "spy-look", "flag": "regroup"}.get(asking.power(), "scout-look")
                if asking.scouting is not None:
                    power = "look-now"
                return {POWER: words(f"stratego-do-{power}"), STOP: words("stratego-do-stop"),
                        OFFER: words("stratego-do-offer-draw"),
                        GIVE_UP: words("stratego-do-give-up")}  # fmt: skip
            case "draw":
                return {YES: words("stratego-do-accept-draw"),
                        NO: words("stratego-do-refuse-draw")}  # fmt: skip
        return {CONFIRM: words("stratego-do-go-on")}

    def _paint_quiet(self, screen: Surface, box: Rect, text: str, what: Any) -> None:
        """A dark button with a brass rim."""
        u, lettering = self.controller.places.unit, self.asking.lettering
        lit, corner = self.asking.targets.focus == what, round(u * 10)
        pygame.draw.rect(screen, QUIET_GROUND, box, border_radius=corner)
        rim = theme.BRASS_LIGHT if lit else theme.BRASS_DARK
        pygame.draw.rect(screen, rim, box, max(1, round(u * 2)), corner)
        room = (box.width - round(u * 20), box.height - round(u * 8))
        size = lettering.fit_into(text, round(u * 18), room, "bold")
        line = lettering.line(text, size, theme.PAPER if lit else theme.PAPER_DIM, "bold")
        screen.blit(line, line.get_rect(center=box.center))
