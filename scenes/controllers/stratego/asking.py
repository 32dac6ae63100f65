"""What a person is asked in Stratego Cards: a line to lay, a target to point at, a power."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import HIDDEN, Card, Seat
from game.stratego.asking import LAYING
from game.stratego.cards import FLAG, GAP, MOVABLE, RANK_OF, SCOUT, SLOTS, SPY, Slot
from game.stratego.draws import check_offer
from game.stratego.following import card_of
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
from scenes.controllers.stratego.dragging import Dragging
from scenes.controllers.stratego.front import (
    CONFIRM,
    GIVE_UP,
    NO,
    OFFER,
    POWER,
    STOP,
    YES,
    Front,
)
from scenes.menus.ask import AskScene
from scenes.table.choosing import Choosing
from scenes.table.fan import parts_seen
from scenes.table.in_full import CARD, paint_in_full
from scenes.table.targets import Target

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller


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
        self.dragging = Dragging(self)
        self.front = Front(self)

    # Where it is

    @property
    def go_on_box(self) -> Rect:
        return self.controller.painter.go_on_box

    # What can be chosen

    def renew(self) -> None:
        shown = self.controller.shown
        line = shown.lines[shown.seat] if shown.seat is not None else ()
        gaps = {slot for slot, card in enumerate(line) if card == GAP}
        self.laid = {slot: card for slot, card in self.laid.items()
                     if card in shown.hand and slot in gaps}  # fmt: skip
        if self.seat is None or shown.phase not in ("action", "again"):
            self.pointing = self.scouting = None
        if self.seat is None:
            self.dragging.let_go()
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
            ("spy", acting and SPY in line),
            ("scout", acting and SCOUT in line and shown.options.powers != "none"),
            ("regroup", acting and FLAG in line and known > 2 and shown.options.powers == "all"),
            ("last", acting and sum(MOVABLE[rank] for rank in line) < 3),
        )  # fmt: skip
        name = hints.first(wanted)
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
            return [*gaps, *cards, Target(CONFIRM, places.buttons[0], self.enough())]
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

    def gaps(self) -> int:
        """How many cards are to be laid now."""
        shown = self.controller.shown
        assert shown.seat is not None
        gaps = sum(card == GAP for card in shown.lines[shown.seat])
        return min(gaps, len(shown.hand))

    def enough(self) -> bool:
        """Whether all is laid that has to be."""
        return len(self.laid) == self.gaps()

    # What was chosen

    def choose(self, what: Any) -> None:
        seat, controller = self.seat, self.controller
        if seat is None:
            return
        match what:
            case ("card", int(card)) if controller.shown.phase in LAYING:
                self.lay(card)
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

    def free(self) -> list[Slot]:
        """The slots a card can be laid into."""
        shown = self.controller.shown
        assert shown.seat is not None
        line = shown.lines[shown.seat]
        return [slot for slot in SLOTS if line[slot] == GAP and slot not in self.laid]

    def lay(self, card: Card, slot: Slot | None = None) -> None:
        """Put a card of the hand into a slot, or into the first that is free."""
        free = self.free()
        self.laid = {at: held for at, held in self.laid.items() if held != card}
        if slot is None and free and not self.enough():
            slot = free[0]
        if slot is not None:
            self.laid[slot] = card
            while len(self.laid) > self.gaps():
                del self.laid[next(at for at in self.laid if at != slot)]

    def _confirm(self, seat: Seat) -> None:
        line = tuple(RANK_OF[self.laid[slot]] if slot in self.laid else GAP for slot in SLOTS)
        filling = self.controller.shown.phase == "fill"
        move = Fill(seat, line) if filling else Lay(seat, line)
        if self.controller.chair(seat).check(move) is None:
            self.controller.laid_out(seat, self.laid)
            self.laid = {}
        self.controller.submit(move)

    def _point(self, seat: Seat, slot: Slot) -> None:
        """Choose the card that attacks; its power, if it has one, is offered."""
        same = self.pointing == slot
        self.pointing, self.scouting = (None if same else slot), None
        card = self.controller.shown.lines[seat][slot]
        if not same and not self.power():
            refusal = self.controller.chair(seat).check(Attack(seat, slot, self._some_target(seat)))
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

    # What is said

    def asks(self, seat: Seat) -> str:
        return self.controller.talk.asks(seat)

    def panels(self) -> list[Rect]:
        ended = self.controller.shown.phase == "ended"
        return [self.controller.painter.end_box()] if ended else super().panels()

    def points_at(self, what: Any) -> str:
        return self.controller.talk.points_at(what)

    # What is read

    def to_read(self, pos: tuple[int, int] | None) -> Card | None:
        """The open card there, or the one that has the focus."""
        lying = list(self._lying())
        if pos is not None:
            return next((card for card, box in reversed(lying) if box.collidepoint(pos)), None)
        focused = self.targets.focused
        return next((card for card, box in lying if focused and box == focused.box), None)

    def _lying(self) -> Iterator[tuple[Card, Rect]]:
        """Every card whose face can be seen, or was seen and is remembered, and where it lies."""
        controller, shown, places = self.controller, self.controller.shown, self.controller.places
        for seat in (0, 1):
            opened, army = controller.open_line(seat), controller.acts.open
            for slot in SLOTS:
                card = army.get((seat, slot), shown.lines[seat][slot])
                if card == HIDDEN and opened:
                    card = opened[slot]
                if card == HIDDEN and seat != shown.seat and shown.marks[seat][slot] >= 0:
                    card = card_of(shown, seat, shown.marks[seat][slot])
                if card >= 0:
                    yield card, places.slots[seat][slot]
            for number, card in enumerate(shown.casualties[seat]):
                yield card, places.fallen_box(seat, number)
        if shown.seat is not None:
            yield from ((card, places.slots[shown.seat][at]) for at, card in self.laid.items())
        hand = [card for card in shown.hand if card not in self.laid.values()]
        boxes = parts_seen(controller.painter.own_boxes(len(hand)))
        yield from zip(hand, boxes, strict=True)

    def paint_reading(self, screen: Surface, what: Card) -> None:
        table, stage = self.controller.table, self.controller.places.reading
        wide = round(table.unit * CARD)
        face = table.pictures.front(what, wide, marks=table.marks)
        told = self.controller.talk.in_full(what)
        paint_in_full(screen, stage, table.unit, face, told, self.lettering)

    # The picture

    def paint_always(self, screen: Surface) -> None:
        self.front.paint_hand(screen)

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        self.front.paint_choice(screen, seat)

    def paint(self, screen: Surface) -> None:
        super().paint(screen)
        self.controller.painter.paint_act(screen)
