"""What a person is asked in Jetriko: a card to play or to leave, a player, a direction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.jetriko.trimmings import colour_svg, turning_svg
from art.paint import picture
from art.text import emblem
from game.cards import Card, Seat
from game.jetriko.asking import ask, needed
from game.jetriko.cards import WHITE
from game.jetriko.moves import (
    CLOCKWISE,
    Choose,
    Discard,
    Draw,
    Give,
    GoOn,
    JetrikoMove,
    NameColour,
    Pass,
    Play,
    Start,
    Stop,
    TakeHit,
)
from game.prompts import Thing
from scenes.controllers.jetriko.places import hand_parts
from scenes.table.choosing import COLUMN, Choosing
from scenes.table.targets import Target

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller

CONFIRM, BACK, PILE = "confirm", "back", "pile"
LIFT, DRAWN_LIFT = 0.06, 0.04
# How wide an answer is that names a player or a way round: in one column, in two.
SINGLE, DOUBLE = 400, 336
# Moves that are a button of their own, from the bottom upwards.
BUTTONS = (TakeHit, Draw, Pass, GoOn, Stop)


class Asking(Choosing):
    """The targets of the moment, the cards picked so far, and the panels of the choice."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        self.picked: list[Card] = []
        # A card that is to be played or given, but where to is still asked.
        self.held: Card | None = None
        self._moves: list[JetrikoMove] = []
        # What each button says, and its move.
        self._buttons: list[tuple[str, JetrikoMove]] = []

    # What can be chosen

    def renew(self) -> None:
        shown = self.controller.shown
        self.picked = [card for card in self.picked if card in shown.hand]
        if self.seat is None or shown.phase not in ("main", "drawn", "defence", "gift"):
            self.held = None
        if shown.phase != "discard":
            self.picked = []
        super().renew()

    def renewed(self, seat: Seat) -> None:
        """Whoever plays a first game reads what matters now."""
        shown, hints = self.controller.shown, self.controller.table.hints
        wanted = (
            ("win", len(shown.hand) <= 2 and shown.phase == "main"),
            ("attack", shown.phase == "defence"),
            ("trap", shown.phase == "defence" and shown.back > 0),
            ("brink", any(other != seat for other in shown.brink)),
            ("back", shown.back > 0 and shown.phase == "main"),
            ("white", shown.phase == "main" and any(card in WHITE for card in shown.hand)),
        )
        name = hints.first(wanted)
        if name:
            hints.show(name, self.controller.now_ns)

    def targets_of(self, seat: Seat) -> list[Target]:
        controller = self.controller
        self._moves = list(controller.chair(seat).moves)
        said = self._said(seat)
        self._buttons = [one for kind in BUTTONS for one in said if isinstance(one[1], kind)]
        if self.held is not None:
            answers = [*said, (self.words("jetriko-do-back"), BACK)]
            return self.answer_targets(answers, controller.places.around.middle, _wide(answers))
        match controller.shown.phase:
            case "direction" | "counterblow" | "swap" | "colour":
                return self.answer_targets(said, controller.places.around.middle, _wide(said))
            case "discard":
                own = self._cards(set(controller.shown.hand))
                return [*own, Target(CONFIRM, controller.places.around.buttons[0], self._enough())]
            case "scores":
                return self._button_targets()
        playable = {move.card for move in self._moves if isinstance(move, Play | Give)}
        pile = [Target(PILE, controller.places.draw)] if self._drawing() else []
        return [*pile, *self._cards(playable), *self._button_targets()]

    def _button_targets(self) -> list[Target]:
        boxes = self.controller.places.around.buttons
        return [Target(("button", n), boxes[n]) for n in range(len(self._buttons))]

    def _drawing(self) -> Draw | None:
        return next((move for move in self._moves if isinstance(move, Draw)), None)

    def _cards(self, legal: set[Card]) -> list[Target]:
        shown = self.controller.shown
        boxes = hand_parts(self.controller.places, len(shown.hand))
        return [
            Target(("card", card), box, card in legal)
            for card, box in zip(shown.hand, boxes, strict=True)
        ]

    def ways(self, card: Card) -> list[JetrikoMove]:
        """Everything that can be done with a card."""
        return [move for move in self._moves
                if isinstance(move, Play | Give) and move.card == card]  # fmt: skip

    def _said(self, seat: Seat) -> list[tuple[str, Any]]:
        """What each answer that is no card is called, and the move it stands for."""
        chair, say = self.controller.chair(seat), self.controller.talk.say
        picks = () if self.held is None else (Thing("card", self.held),)
        question = ask(chair.view, self._moves, chair.check, picks)
        return [(say(answer.label), answer.move) for answer in question.answers
                if answer.thing.kind != "card"]  # fmt: skip

    def sign(self, answer: Any) -> Surface | None:
        """The way round, the colour, or the player that an answer is about."""
        controller = self.controller
        side = round(controller.places.unit * 40)
        match answer:
            case Start(direction=direction) | Play(direction=direction) if direction:
                return picture(turning_svg(direction == CLOCKWISE), (side, side))
            case NameColour(colour=colour):
                return picture(colour_svg(colour, controller.table.marks), (side, side))
            case Play(target=other) | Give(to=other) | Choose(other=other):
                seat = theme.SEAT_COLOURS[controller.colour(other)]
                return emblem(seat.emblem, round(side * 0.8), theme.mix(seat.rgb, theme.INK, 0.6))
        return None

    def needed(self) -> int:
        """How many cards are to be discarded now."""
        return needed(self.controller.shown)

    def _enough(self) -> bool:
        return len(self.picked) == self.needed()

    # What was chosen

    def choose(self, what: Any) -> None:
        seat, controller = self.seat, self.controller
        if seat is None:
            return
        match what:
            case ("answer", int(number)) if self.answers[number][1] == BACK:
                self.held = None
            case ("answer", int(number)):
                self.held = None
                controller.submit(self.answers[number][1])
            case ("button", int(number)):
                controller.submit(self._buttons[number][1])
            case "pile":
                controller.submit(Draw(seat))
            case ("card", int(card)) if controller.shown.phase == "discard":
                self._pick(card)
            case ("card", int(card)):
                self._play(seat, card)
            case "confirm":
                controller.submit(Discard(seat, tuple(self.picked)))
        controller.changed()

    def _pick(self, card: Card) -> None:
        """Pick a card up or put it back; one too many puts the first one back."""
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked = [*self.picked, card][-self.needed() :]

    def _play(self, seat: Seat, card: Card) -> None:
        """Play or give a card; where it can go several ways, ask which."""
        ways = self.ways(card)
        if len(ways) > 1:
            self.held = card
        elif ways:
            self.controller.submit(ways[0])
        else:
            self.controller.submit(Play(seat, card))

    # What is said

    def asks(self, seat: Seat) -> str:
        return self.controller.talk.asks(seat)

    def panels(self) -> list[Rect]:
        sheet = self.controller.shown.phase == "scores"
        return [self.controller.places.sheet] if sheet else super().panels()

    def points_at(self, what: Any) -> str:
        match what:
            case ("card", int(card)):
                return self.controller.talk.does(card)
            case "pile":
                return self.controller.talk.pile(self.controller.shown)
        return ""

    def to_read(self, pos: tuple[int, int] | None) -> Any | None:
        """The card there, or the one that has the focus, else the top card."""
        shown = self.controller.shown
        if pos is None:
            focus = self.targets.focus
            if isinstance(focus, tuple) and focus[0] == "card":
                return focus[1]
            return shown.top if shown.discard else None
        if shown.phase == "scores":
            return None
        return self.controller.card_at(pos)

    def paint_reading(self, screen: Surface, what: Any) -> None:
        self.controller.painter.stage.paint_in_full(screen, what)

    # The picture

    def paint_always(self, screen: Surface) -> None:
        """The own cards: those that may be chosen glow."""
        controller = self.controller
        shown, painter = controller.shown, controller.painter
        legal = {t.what[1] for t in self.targets.all if t.open and t.what[0] == "card"}
        asked = self.seat is not None and any(t.what[0] == "card" for t in self.targets.all)
        for card, box in zip(shown.hand, painter.own_boxes(shown), strict=True):
            lifted = card in (*self.picked, self.held) or self.targets.focus == ("card", card)
            rise = LIFT if lifted else DRAWN_LIFT if card == shown.drawn else 0
            place = box.move(0, -round(box.height * rise))
            painter.card(screen, card, place, dim=asked and card not in legal,
                         glow=asked and card in legal)  # fmt: skip
        painter.signs.paint(screen, shown)

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        controller = self.controller
        shown = controller.shown
        if shown.phase == "scores":
            controller.painter.paint_sheet(screen, shown)
        self.paint_answers(screen)
        for target in self.targets.all:
            match target.what:
                case ("button", int(number)):
                    self.paint_button(screen, target.box, self._buttons[number][0], target.what)
                case "confirm":
                    count, needed = len(self.picked), self.needed()
                    text = self.words("jetriko-do-confirm", count=count, needed=needed,
                                      left=needed - count)  # fmt: skip
                    self.paint_button(screen, target.box, text, CONFIRM, target.open)
                case "pile":
                    u = controller.places.unit
                    pen = max(2, round(u * 3))
                    rim = target.box.inflate(4 * pen, 4 * pen)
                    pygame.draw.rect(screen, theme.BRASS_LIGHT, rim, pen, round(u * 12))

    def paint(self, screen: Surface) -> None:
        super().paint(screen)
        controller, stage = self.controller, self.controller.painter.stage
        if controller.trap is not None:
            stage.paint_trap(screen, controller.trap, controller.snapped)
        elif controller.showing is not None:
            stage.paint_shown(screen, controller.showing)


def _wide(answers: list[tuple[str, Any]]) -> int:
    return SINGLE if len(answers) <= COLUMN else DOUBLE
