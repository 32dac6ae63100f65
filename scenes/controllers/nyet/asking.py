"""What a person is asked in NYET!: what can be chosen, shown and pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.nyet.stamps import character_svg
from art.paint import picture
from game.cards import Seat
from game.nyet.asking import ask, given_away
from game.nyet.board import BOX_WORDS, CHARACTERS, FIRST, boxes_of
from game.nyet.cards import FACE, NONE, is_super
from game.nyet.discards import how_many
from game.nyet.moves import Choose, Discard, GoOn, Pass, Play, Veto
from scenes.controllers.nyet.lookback import paint_tricks
from scenes.table.choosing import Choosing
from scenes.table.fan import parts_seen
from scenes.table.in_full import CARD, paint_in_full
from scenes.table.targets import Target

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller

CONFIRM = "confirm"
LOOK = "look"
LIFT = 0.07


class Asking(Choosing):
    """The targets of the moment, the cards picked so far, and the panels of the choice."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        self.picked: list[int] = []

    # What can be chosen

    def renew(self) -> None:
        self.picked = [card for card in self.picked if card in self.controller.shown.hand]
        super().renew()

    def renewed(self, seat: Seat) -> None:
        """Whoever plays a first game reads what matters now."""
        controller = self.controller
        shown, terms = controller.shown, controller.shown.terms
        name = {"vetoes": "veto", "teams": "teams"}.get(shown.phase, "")
        if shown.phase == "tricks" and terms is not None:
            closed = any(not target.open for target in self.targets.all)
            supers = terms.trump != NONE and any(
                is_super(card, terms.supertrump) for card in shown.hand
            )
            wanted = (("minus", terms.value < 0), ("follow", closed), ("supertrump", supers),
                      ("loot", any(shown.loot)))  # fmt: skip
            name = controller.table.hints.first(wanted)
        if name:
            controller.table.hints.show(name, controller.now_ns)

    def targets_of(self, seat: Seat) -> list[Target]:
        shown = self.controller.shown
        match shown.phase:
            case "characters":
                return self._characters()
            case "vetoes":
                return self._boxes()
            case "teams" | "bonus":
                return self._answers(seat)
            case "discards" | "passes":
                own = self._cards(self._may_leave(seat))
                return [*own, Target(CONFIRM, self.controller.places.confirm, self._enough())]
            case "tricks":
                moves = self.controller.chair(seat).moves
                own = self._cards({move.card for move in moves if isinstance(move, Play)})
                look = [Target(LOOK, self.controller.places.confirm)]
                return [*own, *look] if self.controller.look_back else own
            case "scores":
                return [Target(CONFIRM, self.controller.places.confirm)]
        return []

    def _may_leave(self, seat: Seat) -> set[int]:
        """The faces that may be discarded or passed."""
        moves = self.controller.chair(seat).moves
        return {card for move in moves for card in given_away(move)}

    def _cards(self, legal: set[int]) -> list[Target]:
        shown = self.controller.shown
        boxes = parts_seen(self.controller.painter.own_boxes(shown))
        return [
            Target(("card", card), box, FACE[card] in legal)
            for card, box in zip(shown.hand, boxes, strict=True)
        ]

    def _characters(self) -> list[Target]:
        u, (x, y) = self.controller.places.unit, self.controller.places.panel
        wide, gap = round(u * 116), round(u * 18)
        left = x - (5 * wide + 4 * gap) // 2
        taken = self.controller.shown.characters
        return [
            Target(("character", n), Rect(left + n * (wide + gap), y - wide // 2, wide, wide),
                   n not in taken)
            for n in range(len(CHARACTERS))
        ]  # fmt: skip

    def _boxes(self) -> list[Target]:
        shown, painter = self.controller.shown, self.controller.painter
        free = set(range(len(BOX_WORDS))) - shown.covered
        targets = []
        for box, spot in painter.plan().boxes.items():
            line = [other for other in boxes_of(box // 5, shown.options.no_trump) if other in free]
            in_game = box // 5 != FIRST or box in shown.characters
            if in_game:
                targets.append(Target(("box", box), spot, box in line and len(line) > 1))
        return targets

    def _answers(self, seat: Seat) -> list[Target]:
        """One button for every arrangement of teams, or every member of the smaller team."""
        chair, say = self.controller.chair(seat), self.controller.talk.say
        question = ask(chair.view, chair.moves, chair.check, ())
        answers = [(say(answer.label), answer.move) for answer in question.answers]
        return self.answer_targets(answers, self.controller.places.panel)

    def _needed(self) -> int:
        shown = self.controller.shown
        if shown.phase == "passes" or shown.terms is None:
            return 1
        return how_many(shown.terms.discards)

    def _enough(self) -> bool:
        return len(self.picked) == self._needed()

    # What was chosen

    def choose(self, what: Any) -> None:
        seat, controller = self.seat, self.controller
        if seat is None:
            return
        match what:
            case ("character", int(number)):
                controller.submit(Choose(seat, number))
            case ("box", int(box)):
                controller.submit(Veto(seat, box))
            case ("answer", int(number)):
                controller.submit(self.answers[number][1])
            case "look":
                controller.look()
                controller.changed()
            case ("card", int(card)) if controller.shown.phase == "tricks":
                controller.submit(Play(seat, card))
            case ("card", int(card)):
                self._pick(seat, card)
            case _ if controller.shown.phase == "scores":
                controller.submit(GoOn(seat))
            case _:
                self._confirm(seat)

    def look_at(self, pos: tuple[int, int]) -> bool:
        """Whether the button to look at tricks is there."""
        controller = self.controller
        shown = bool(controller.look_back) and controller.turns.curtain is None
        return shown and controller.places.confirm.collidepoint(pos)

    def _pick(self, seat: Seat, card: int) -> None:
        """Pick a card up or put it back; one too many puts the first one back."""
        target = next(t for t in self.targets.all if t.what == ("card", card))
        if not target.open:
            refusal = self.controller.chair(seat).check(Discard(seat, (FACE[card],)))
            if refusal is not None:
                self.controller.refuse(self.controller.talk.refusal(refusal))
            return
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked = [*self.picked, card][-self._needed() :]
        self.controller.changed()

    def _confirm(self, seat: Seat) -> None:
        cards = tuple(sorted(FACE[card] for card in self.picked))
        if self.controller.shown.phase == "passes" and len(cards) == 1:
            self.controller.submit(Pass(seat, cards[0]))
        else:
            self.controller.submit(Discard(seat, cards))

    # What is read

    def to_read(self, pos: tuple[int, int] | None) -> int | None:
        """The card there, or the one that has the focus."""
        if pos is None:
            focus = self.targets.focus
            return focus[1] if isinstance(focus, tuple) and focus[0] == "card" else None
        return next((card for card, box in self._lying() if box.collidepoint(pos)), None)

    def _lying(self) -> Iterator[tuple[int, Rect]]:
        """Every open card, and the part of it that can be pointed at."""
        controller, shown = self.controller, self.controller.shown
        if shown.phase in ("scores", "over"):
            return
        yield from zip(shown.hand, parts_seen(controller.painter.own_boxes(shown)), strict=True)
        yield from controller.painter.trick_boxes(shown)
        for seat, loot in enumerate(shown.loot):
            boxes = parts_seen(controller.painter.loot_boxes(shown, seat))
            yield from zip(loot, boxes, strict=True)

    def paint_reading(self, screen: Surface, what: int) -> None:
        table, stage = self.controller.table, self.controller.places.reading
        wide = round(table.unit * CARD)
        face = table.pictures.front(what, wide, marks=table.marks)
        told = self.controller.talk.in_full(what)
        paint_in_full(screen, stage, table.unit, face, told, self.lettering)

    # The picture

    def asks(self, seat: Seat) -> str:
        over = self.controller.shown.phase in ("scores", "over")
        return "" if over else self.controller.talk.asks(seat)

    def panels(self) -> list[Rect]:
        sheet = self.controller.shown.phase in ("scores", "over")
        return [self.controller.painter.sheet_box()] if sheet else super().panels()

    def on_panel(self, what: Any) -> bool:
        return isinstance(what, tuple) and what[0] in ("answer", "character")

    def points_at(self, what: Any) -> str:
        return self.controller.talk.points_at(what)

    def paint(self, screen: Surface) -> None:
        super().paint(screen)
        controller = self.controller
        if controller.turns.curtain is not None:
            return
        if controller.reading.what is not None:
            return
        if controller.looking and controller.look_back:
            paint_tricks(screen, controller, controller.look_back)
        elif controller.look_back:
            text = self.words("nyet-look-back", what=controller.shown.options.look_back)
            self.paint_button(screen, controller.places.confirm, text, LOOK)

    def paint_always(self, screen: Surface) -> None:
        """The own cards: those that may be chosen glow."""
        controller = self.controller
        shown, painter = controller.shown, controller.painter
        legal = {t.what[1] for t in self.targets.all if t.open and t.what[0] == "card"}
        asked = self.seat is not None and shown.phase in ("tricks", "discards", "passes")
        for card, box in zip(shown.hand, painter.own_boxes(shown), strict=True):
            lifted = card in self.picked or self.targets.focus == ("card", card)
            place = box.move(0, -round(box.height * LIFT)) if lifted else box
            painter.card(screen, card, place, dim=asked and card not in legal,
                         glow=asked and card in legal)  # fmt: skip

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        match self.controller.shown.phase:
            case "characters":
                self._paint_characters(screen)
            case "vetoes":
                self._paint_open_boxes(screen)
            case "teams" | "bonus":
                self.paint_answers(screen)
            case "discards" | "passes":
                count, needed = len(self.picked), self._needed()
                text = self.words("nyet-confirm", count=count, needed=needed, left=needed - count)
                confirm = self.controller.places.confirm
                self.paint_button(screen, confirm, text, CONFIRM, self._enough())
            case "scores":
                confirm = self.controller.places.confirm
                self.paint_button(screen, confirm, self.words("nyet-go-on"), CONFIRM)

    def _paint_characters(self, screen: Surface) -> None:
        u = self.controller.places.unit
        self.paint_ground(screen, [target.box for target in self.targets.all])
        for target in self.targets.all:
            badge = picture(character_svg(CHARACTERS[target.what[1]]), target.box.size)
            if not target.open:
                badge = badge.copy()
                badge.set_alpha(60)
            lifted = self.targets.focus == target.what
            screen.blit(badge, target.box.move(0, -round(u * 6) if lifted else 0))

    def _paint_open_boxes(self, screen: Surface) -> None:
        """Every box that may be covered glows; the one pointed at most."""
        u = self.controller.places.unit
        for target in self.targets.all:
            pointed = self.targets.focus == target.what
            if target.open:
                thick = round(u * (5 if pointed else 3))
                colour = theme.BRASS_LIGHT if pointed else theme.BRASS
                pygame.draw.rect(screen, colour, target.box.inflate(2 * thick, 2 * thick), thick,
                                 round(u * 8))  # fmt: skip
