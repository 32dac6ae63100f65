"""What a person is asked in Stratego Cards: a line to lay, a target to point at, a power."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import NOBODY, Card, Seat
from game.stratego.cards import FLAG, GAP, MOVABLE, RANK_OF, SCOUT, SLOTS, SPY, Slot
from game.stratego.draws import check_offer
from game.stratego.moves import (
    AnswerDraw,
    Attack,
    AttackFromHand,
    Fill,
    GiveUp,
    GoOn,
    Lay,
    OfferDraw,
    Regroup,
    ScoutLook,
    SpyLook,
    Stop,
)
from scenes.menus.ask import AskScene
from scenes.table.choosing import Choosing
from scenes.table.fan import parts_seen
from scenes.table.targets import Target

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

CONFIRM, POWER, STOP, OFFER, GIVE_UP, YES, NO = (
    "confirm", "power", "stop", "offer", "give-up", "yes", "no"
)  # fmt: skip
LAYING = ("setup", "layout", "fill")
LIFT = 0.12
# A pointer that moved so far with a card drags it.
DRAGGED = 10


class Asking(Choosing):
    """The cards laid out so far, the card that points, and what is pointed at."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        # What lies in each slot for the moment, while a line is laid or gaps are filled.
        self.laid: dict[Slot, Card] = {}
        # The slot that attacks or uses a power, and the slots a Scout would look at.
        self.pointing: Slot | None = None
        self.scouting: list[Slot] | None = None
        # The card in hand of a pointer: what it is, where it was taken up, where it is now.
        self.dragged: tuple[Any, tuple[int, int], tuple[int, int]] | None = None

    # What can be chosen

    def renew(self) -> None:
        shown = self.controller.shown
        self.laid = {slot: card for slot, card in self.laid.items() if card in shown.hand}
        if self.seat is None or shown.phase not in ("action", "again"):
            self.pointing = self.scouting = None
        if self.seat is None:
            self.dragged = None
        super().renew()

    def renewed(self, seat: Seat) -> None:
        """Whoever plays a first game reads what matters now."""
        shown, hints = self.controller.shown, self.controller.table.hints
        own = [card for card in shown.lines[seat] if card >= 0]
        line, acting = [RANK_OF[card] for card in own], shown.phase == "action"
        known = sum(rank >= 0 for rank in shown.known[seat])
        wanted = (
            ("setup", shown.phase == "setup"), ("fill", shown.phase == "fill"),
            ("attack", acting), ("probe", acting and shown.turn > 2),
            ("spy", acting and SPY in line), ("scout", acting and SCOUT in line),
            ("regroup", acting and FLAG in line and known > 2),
            ("last", acting and sum(MOVABLE[rank] for rank in line) < 3),
        )  # fmt: skip
        name = next((hint for hint, fits in wanted if fits and hints.wants(hint)), "")
        if name:
            hints.show(name, self.controller.now_ns)

    def targets_of(self, seat: Seat) -> list[Target]:
        shown, places = self.controller.shown, self.controller.places
        if shown.phase in LAYING:
            hand = [card for card in shown.hand if card not in self.laid.values()]
            boxes = parts_seen(self.controller.painter.own_boxes(len(hand)))
            cards = [Target(("card", card), box) for card, box in zip(hand, boxes, strict=True)]
            gaps = [Target(("slot", slot), places.slots[seat][slot]) for slot in SLOTS
                    if shown.lines[seat][slot] == GAP]  # fmt: skip
            return [*gaps, *cards, Target(CONFIRM, places.buttons[0], self._enough())]
        match shown.phase:
            case "action" | "again":
                return [*self._fighting(seat), *self._buttons(seat)]
            case "draw":
                return [Target(YES, places.buttons[0]), Target(NO, places.buttons[1])]
            case "ended":
                return [Target(CONFIRM, self.controller.painter.end_button())]
        return []

    def _fighting(self, seat: Seat) -> list[Target]:
        shown, places = self.controller.shown, self.controller.places
        enemy = 1 - seat
        own = [Target(("own", slot), places.slots[seat][slot]) for slot in SLOTS
               if shown.lines[seat][slot] >= 0]  # fmt: skip
        theirs = [Target(("enemy", slot), places.slots[enemy][slot],
                         shown.lines[enemy][slot] != GAP) for slot in SLOTS]  # fmt: skip
        boxes = parts_seen(self.controller.painter.own_boxes(len(shown.hand)))
        hand = [Target(("card", card), box, False)
                for card, box in zip(shown.hand, boxes, strict=True)]  # fmt: skip
        return [*theirs, *own, *hand]

    def _buttons(self, seat: Seat) -> list[Target]:
        shown, places = self.controller.shown, self.controller.places
        found = []
        if shown.phase == "again":
            found.append(Target(STOP, places.buttons[0]))
        elif self.power():
            found.append(Target(POWER, places.buttons[0]))
        found.append(Target(GIVE_UP, places.asides[0]))
        if shown.phase == "action" and len(self.controller.turns.people) == 2:
            found.append(Target(OFFER, places.asides[1]))
        return found

    def power(self) -> str:
        """The word of the power that the pointing card has, or ""."""
        shown = self.controller.shown
        if self.pointing is None or shown.seat is None or shown.phase != "action":
            return ""
        card = shown.lines[shown.seat][self.pointing]
        return {SPY: "spy", SCOUT: "scout", FLAG: "flag"}.get(RANK_OF[card], "")

    def _gaps(self) -> int:
        """How many cards are to be laid now."""
        shown = self.controller.shown
        assert shown.seat is not None
        gaps = sum(card == GAP for card in shown.lines[shown.seat])
        return min(gaps, len(shown.hand))

    def _enough(self) -> bool:
        return len(self.laid) == self._gaps()

    # What was chosen

    def choose(self, what: Any) -> None:
        seat, controller = self.seat, self.controller
        if seat is None:
            return
        match what:
            case ("card", int(card)) if controller.shown.phase in LAYING:
                self._lay(card)
            case ("card", int(card)):
                controller.submit(AttackFromHand(seat, RANK_OF[card], 0))
            case ("slot", int(slot)):
                self.laid.pop(slot, None)
            case ("own", int(slot)):
                self._point(seat, slot)
            case ("enemy", int(slot)):
                self._target(seat, slot)
            case "power":
                self._use_power(seat)
            case "stop":
                controller.submit(Stop(seat))
            case "offer":
                self._offer(seat)
            case "give-up":
                self._give_up(seat)
            case "yes" | "no":
                controller.submit(AnswerDraw(seat, what == YES))
            case _ if controller.shown.phase == "ended":
                controller.submit(GoOn(seat))
            case _:
                self._confirm(seat)
        controller.changed()

    def _free(self) -> list[Slot]:
        shown = self.controller.shown
        assert shown.seat is not None
        line = shown.lines[shown.seat]
        return [slot for slot in SLOTS if line[slot] == GAP and slot not in self.laid]

    def _lay(self, card: Card, slot: Slot | None = None) -> None:
        """Put a card of the hand into a slot, or into the first that is free."""
        free = self._free()
        self.laid = {at: held for at, held in self.laid.items() if held != card}
        if slot is None and free and not self._enough():
            slot = free[0]
        if slot is not None:
            self.laid[slot] = card
            while len(self.laid) > self._gaps():
                del self.laid[next(at for at in self.laid if at != slot)]

    def _confirm(self, seat: Seat) -> None:
        line = tuple(RANK_OF[self.laid[slot]] if slot in self.laid else GAP for slot in SLOTS)
        filling = self.controller.shown.phase == "fill"
        move = Fill(seat, line) if filling else Lay(seat, line)
        if self.controller.state.check(move) is None:
            self.controller.laid_out(seat, dict(self.laid))
            self.laid = {}
        self.controller.submit(move)

    def _point(self, seat: Seat, slot: Slot) -> None:
        """Choose the card that attacks; its power, if it has one, is offered."""
        same = self.pointing == slot
        self.pointing, self.scouting = (None if same else slot), None
        card = self.controller.shown.lines[seat][slot]
        if not same and not self.power():
            refusal = self.controller.state.check(Attack(seat, slot, self._some_target(seat)))
            if refusal is not None and not MOVABLE[RANK_OF[card]]:
                self.pointing = None
                self.controller.refuse(self.controller.refusal(refusal))

    def _some_target(self, seat: Seat) -> Slot:
        line = self.controller.shown.lines[1 - seat]
        return next((slot for slot in SLOTS if line[slot] != GAP), 0)

    def _target(self, seat: Seat, slot: Slot) -> None:
        controller = self.controller
        if self.pointing is None:
            controller.refuse(self.words("stratego-point-first"))
        elif self.scouting is None:
            controller.submit(Attack(seat, self.pointing, slot))
        elif controller.shown.lines[1 - seat][slot] == GAP:
            controller.submit(ScoutLook(seat, self.pointing, (slot,)))
        elif slot in self.scouting:
            self.scouting.remove(slot)
        else:
            self.scouting = [*self.scouting, slot][-2:]

    def _use_power(self, seat: Seat) -> None:
        assert self.pointing is not None
        match self.power():
            case "spy":
                self.controller.submit(SpyLook(seat))
            case "flag":
                self.controller.submit(Regroup(seat))
            case _ if self.scouting is None:
                self.scouting = []
            case _:
                move = ScoutLook(seat, self.pointing, tuple(sorted(self.scouting)))
                self.controller.submit(move)

    def _offer(self, seat: Seat) -> None:
        refusal = check_offer(len(self.controller.turns.people))
        if refusal is None:
            self.controller.submit(OfferDraw(seat))
        else:
            self.controller.refuse(self.controller.refusal(refusal))

    def _give_up(self, seat: Seat) -> None:
        table, words = self.controller.table, self.words
        table.stage.push(AskScene(
            table.house, words("stratego-give-up-ask"), words("stratego-give-up-about"),
            words("stratego-do-give-up"), words("stratego-do-refuse-draw"),
            lambda: self.controller.submit(GiveUp(seat)),
        ))  # fmt: skip

    # Dragging

    def take_up(self, pos: tuple[int, int]) -> bool:
        """A pointer presses on a card that can be dragged."""
        target = self.targets.at(pos)
        if target is not None and isinstance(target.what, tuple) and target.what[0] != "enemy":
            self.dragged = (target.what, pos, pos)
            return True
        return False

    def drag(self, pos: tuple[int, int]) -> bool:
        """The pointer moves with what it holds."""
        if self.dragged is None:
            return False
        what, start, _ = self.dragged
        self.dragged = (what, start, pos)
        self.targets.hover(pos)
        return True

    def drop(self, pos: tuple[int, int]) -> bool:
        """The pointer lets go: a click if it did not move, else what it was dragged to."""
        if self.dragged is None:
            return False
        what, start, _ = self.dragged
        self.dragged = None
        if hypot(pos[0] - start[0], pos[1] - start[1]) < DRAGGED * self.controller.table.unit:
            self.choose(what)
            return True
        target = self.targets.at(pos)
        self._dropped(what, target.what if target is not None else None)
        self.controller.changed()
        return True

    def _dropped(self, what: tuple[str, int], where: Any) -> None:
        seat = self.seat
        match what, where:
            case ("card", card), ("slot", slot) if self.controller.shown.phase in LAYING:
                self._lay(card, slot)
            case ("slot", here), ("slot", there) if here in self.laid:
                moved, other = self.laid.pop(here), self.laid.pop(there, None)
                self.laid[there] = moved
                if other is not None:
                    self.laid[here] = other
            case ("slot", here), _:
                self.laid.pop(here, None)
            case ("own", slot), ("enemy", target) if seat is not None:
                self.controller.submit(Attack(seat, slot, target))

    @property
    def carried(self) -> Card | None:
        """The card that hangs on the pointer, if one does."""
        if self.dragged is None or self.controller.shown.phase not in LAYING:
            return None
        (kind, value), start, now = self.dragged
        if hypot(now[0] - start[0], now[1] - start[1]) < DRAGGED * self.controller.table.unit:
            return None
        return value if kind == "card" else self.laid.get(value)

    # What is said

    def asks(self, seat: Seat) -> str:
        return self.controller.talk.asks(seat)

    def points_at(self, what: Any) -> str:
        return self.controller.talk.points_at(what)

    # The picture

    def paint_always(self, screen: Surface) -> None:
        """The hand, the cards laid so far, and a card that hangs on the pointer."""
        controller, painter = self.controller, self.controller.painter
        shown, wide = controller.shown, controller.places.hand_card[0]
        laying = self.seat is not None and shown.phase in LAYING
        hand = [card for card in shown.hand if not laying or card not in self.laid.values()]
        for card, box in zip(hand, painter.own_boxes(len(hand)), strict=True):
            if card == self.carried:
                continue
            lifted = laying and self.targets.focus == ("card", card)
            place = box.move(0, -round(box.height * LIFT)) if lifted else box
            painter.card(screen, card, place, dim=self.seat is not None and not laying, glow=laying)
        if laying and shown.seat is not None:
            for slot in self._free() if not self._enough() else ():
                painter.glow(screen, controller.places.slots[shown.seat][slot])
            for slot, card in self.laid.items():
                if card != self.carried:
                    painter.card(screen, card, controller.places.slots[shown.seat][slot])
        if self.seat is not None and not laying:
            self._paint_pointing(screen, self.seat)
        if self.carried is not None and self.dragged is not None:
            face = controller.table.pictures.front(self.carried, wide, marks=controller.table.marks)
            screen.blit(face, face.get_rect(center=self.dragged[2]))

    def _paint_pointing(self, screen: Surface, seat: Seat) -> None:
        """The card that points stands out; a line leads from it to what is pointed at."""
        controller, places = self.controller, self.controller.places
        u, shown = places.unit, controller.shown
        if shown.phase not in ("action", "again"):
            return
        enemy = 1 - seat
        for slot in SLOTS:
            if self.pointing is not None and shown.lines[enemy][slot] != GAP:
                chosen = self.scouting is not None and slot in self.scouting
                self._rim(screen, places.slots[enemy][slot], 5 if chosen else 3,
                          theme.PAPER if chosen else theme.BRASS)  # fmt: skip
            if self.pointing is None and self._may_fight(seat, slot):
                self._rim(screen, places.slots[seat][slot], 3, theme.BRASS)
        start: Rect | None = None
        if self.pointing is not None:
            start = places.slots[seat][self.pointing]
            self._rim(screen, start, 5, theme.BRASS_LIGHT)
        end = self._aim(seat)
        if self.dragged is not None and self.dragged[0][0] == "own":
            start = places.slots[seat][self.dragged[0][1]]
            end = self.dragged[2]
        if start is not None and end is not None and self.scouting is None:
            controller.painter.spear(screen, start.midtop, end, round(u * 30))

    def _may_fight(self, seat: Seat, slot: Slot) -> bool:
        card = self.controller.shown.lines[seat][slot]
        return card >= 0 and MOVABLE[RANK_OF[card]]

    def _aim(self, seat: Seat) -> tuple[int, int] | None:
        match self.targets.focus:
            case ("enemy", int(slot)) if self.controller.shown.lines[1 - seat][slot] != GAP:
                return self.controller.places.slots[1 - seat][slot].midbottom
        return None

    def _rim(self, screen: Surface, box: Rect, thick: float, colour: theme.RGB) -> None:
        u = self.controller.places.unit
        pen = max(2, round(u * thick))
        pygame.draw.rect(screen, colour, box.inflate(2 * pen, 2 * pen), pen, round(u * 9))

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        words, shown = self.words, self.controller.shown
        texts: dict[str, str] = {}
        match shown.phase:
            case "setup" | "layout" | "fill":
                left = self._gaps() - len(self.laid)
                key = "fill" if shown.phase == "fill" else "lay"
                texts[CONFIRM] = words(f"stratego-do-{key}") if not left else words(
                    "stratego-left", count=left)
            case "action" | "again":
                power = {"spy": "spy-look", "flag": "regroup"}.get(self.power(), "scout-look")
                if self.scouting is not None:
                    power = "look-now"
                texts = {POWER: words(f"stratego-do-{power}"), STOP: words("stratego-do-stop"),
                         OFFER: words("stratego-do-offer-draw"),
                         GIVE_UP: words("stratego-do-give-up")}  # fmt: skip
            case "draw":
                texts = {YES: words("stratego-do-accept-draw"),
                         NO: words("stratego-do-refuse-draw")}  # fmt: skip
            case "ended":
                winner = shown.sheet[-1].winner if shown.sheet else NOBODY
                self.controller.painter.paint_end(screen, shown, winner)
                texts[CONFIRM] = words("stratego-do-go-on")
        for target in self.targets.all:
            if target.what in texts:
                self.paint_button(screen, target.box, texts[target.what], target.what, target.open)

    def paint(self, screen: Surface) -> None:
        super().paint(screen)
        controller = self.controller
        if controller.look is not None:
            controller.look.paint(screen)
        elif controller.duel is not None:
            controller.painter.paint_duel(screen, controller.duel)
