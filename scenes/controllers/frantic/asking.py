"""What a person is asked in Frantic: cards, victims, wishes, parts, all on one clear panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import Card, Seat
from game.frantic.cards import COLOUR_WORDS, FACE
from game.frantic.moves import (
    Answer,
    Call,
    Choose,
    Deal,
    Draw,
    Enough,
    FranticMove,
    Give,
    GoOn,
    Name,
    Pass,
    Pick,
    PickPower,
    Play,
    Point,
    Share,
    Take,
    Throw,
    TurnUp,
    Wish,
)
from game.frantic.steps import AskMarket, AskResurrection, AskThief
from scenes.table.choosing import Choosing
from scenes.table.fan import parts_seen, row
from scenes.table.targets import Target

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

BACK, DEAL_OUT, REACT = "back", "deal out", "react"
LIFT = 0.16
WISHES_A_ROW = 5
# Moves that are a button of their own, from the bottom upwards.
BUTTONS = (Pass, Draw, Enough, Take, GoOn)
# Moves that stand as answers on a panel.
ANSWERS = (Answer, Name, Wish, Choose, Deal, Call, PickPower, TurnUp, Give)


class Asking(Choosing):
    """The targets of the moment, a card whose use is still asked, and parts being shared out."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        # A card of the hand that can be used in several ways.
        self.held: Card | None = None
        # Who gets how many cards of a Fantastic Four, for the moment.
        self.parts: dict[Seat, int] = {}
        self._moves: list[FranticMove] = []
        self._buttons: list[FranticMove] = []

    # What can be chosen

    def renew(self) -> None:
        if self.held is not None and self.held not in self.controller.shown.hand:
            self.held = None
        super().renew()

    def renewed(self, seat: Seat) -> None:
        """Whoever plays a first game reads what matters now."""
        name = self.controller.talk.hint(seat)
        if name:
            self.controller.table.hints.show(name, self.controller.now_ns)

    def targets_of(self, seat: Seat) -> list[Target]:
        controller = self.controller
        self._moves = list(controller.state.moves(seat))
        self._buttons = [move for kind in BUTTONS for move in self._moves if isinstance(move, kind)]
        if controller.at_the_window and not controller.reacting:
            boxes = controller.places.around.buttons
            return [Target(("button", 0), boxes[0]), Target(REACT, boxes[1])]
        buttons = [Target(("button", n), box) for n, box in enumerate(self._button_boxes())]
        if self.held is not None:
            answers: list[tuple[str, Any]] = [(self._way(move), move) for move in self._ways()]
            return self._panel([*answers, (self.words("frantic-do-back"), BACK)])
        if any(isinstance(move, Share) for move in self._moves):
            return self._sharing(seat)
        if any(isinstance(move, Wish | Choose) for move in self._moves):
            return self._wishing()
        panel: list[tuple[str, Any]] = [
            (self._way(move), move) for move in self._moves if isinstance(move, ANSWERS)
        ]
        if panel:
            return [*self._panel(panel), *buttons]
        pile = [Target("draw pile", controller.places.draw)] if self._drawing() else []
        return [*pile, *self._hand(), *self._laid_out(), *buttons]

    def _button_boxes(self) -> list[Rect]:
        if self.controller.shown.phase in ("scores", "over"):
            return [self.controller.painter.sheet_button()][: len(self._buttons)]
        return list(self.controller.places.around.buttons[: len(self._buttons)])

    def _panel(self, answers: list[tuple[str, Any]]) -> list[Target]:
        wide = 300 if len(answers) > 8 else 360
        return self.answer_targets(answers, self.controller.places.around.middle, wide)

    def _drawing(self) -> bool:
        return any(isinstance(move, Draw) for move in self._moves)

    def _of_card(self, move: Any) -> Card | None:
        return move.card if isinstance(move, Play | Throw | Pick) else None

    def _hand(self) -> list[Target]:
        """The own cards: those that can be played, thrown in or picked are open."""
        shown = self.controller.shown
        legal = set() if self._from_elsewhere() else {self._of_card(move) for move in self._moves}
        boxes = parts_seen(self.controller.painter.own_boxes(shown))
        return [
            Target(("card", card), box, FACE[card] in legal)
            for card, box in zip(shown.hand, boxes, strict=True)
        ]

    def _from_elsewhere(self) -> bool:
        """Whether the cards to pick from are not the own hand."""
        agenda = self.controller.state.agenda
        return bool(agenda) and isinstance(agenda[0], AskMarket | AskThief | AskResurrection)

    def laid_out(self) -> tuple[list[Card], list[Rect]]:
        """Cards that are not in the own hand and can be picked, and where they are laid out."""
        shown, places = self.controller.shown, self.controller.places
        cards = []
        if self._from_elsewhere():
            cards = [move.card for move in self._moves if isinstance(move, Pick)]
        backs = sum(isinstance(move, Point) for move in self._moves)
        lying = {FACE[card]: box for card, box in
                 zip(shown.row, self.controller.painter.row_boxes(shown), strict=True)}  # fmt: skip
        if cards and set(cards) <= set(lying):
            return cards, [lying[card] for card in cards]
        count = len(cards) or backs
        stage = places.stage
        bottom = stage.centery + places.laid[1] // 2
        return cards, row(stage.centerx, bottom, places.laid, count, stage.width - 40)

    def _laid_out(self) -> list[Target]:
        cards, boxes = self.laid_out()
        seen = parts_seen(boxes)
        if cards:
            return [Target(("laid", card), box) for card, box in zip(cards, seen, strict=True)]
        return [Target(("point", n), box) for n, box in enumerate(seen)]

    # Wishes

    def _wishing(self) -> list[Target]:
        """Everything that can be wished as badges: colours in a row, then numbers or specials."""
        u, (x, y) = self.controller.places.unit, self.controller.places.around.middle
        wishes = [move for move in self._moves if isinstance(move, Wish | Choose)]
        colours = [move for move in wishes if _is_colour(move)]
        others = [move for move in wishes if not _is_colour(move)]
        rows = [colours, *(others[at : at + WISHES_A_ROW]
                           for at in range(0, len(others), WISHES_A_ROW))]  # fmt: skip
        rows = [row_of for row_of in rows if row_of]
        side, gap = round(u * 72), round(u * 12)
        self.answers = [(self._way(move), move) for row_of in rows for move in row_of]
        targets, number = [], 0
        top = y - (len(rows) * (side + gap) - gap) // 2
        for at, row_of in enumerate(rows):
            left = x - (len(row_of) * (side + gap) - gap) // 2
            for place in range(len(row_of)):
                box = Rect(left + place * (side + gap), top + at * (side + gap), side, side)
                targets.append(Target(("wish", number), box))
                number += 1
        return targets

    def _paint_wishes(self, screen: Surface) -> None:
        wishes = [target for target in self.targets.all if target.what[0] == "wish"]
        if not wishes:
            return
        self.paint_ground(screen, [target.box for target in wishes])
        for target in wishes:
            what = self.answers[target.what[1]][1]
            lifted = self.targets.focus == target.what
            grown = round(self.controller.places.unit * 10) if lifted else 0
            box = target.box.inflate(grown, grown)
            self.controller.painter.paint_wish(screen, what, box)

    # Sharing four cards

    def _total(self) -> int:
        return next(sum(move.parts) for move in self._moves if isinstance(move, Share))

    def _sharing(self, seat: Seat) -> list[Target]:
        """A button for each player, who gets a card more with every press, and one to confirm."""
        names = self.controller.name
        shares = [move.parts for move in self._moves if isinstance(move, Share)]
        players = range(len(self.controller.match.players))
        able = [other for other in players if any(parts[other] for parts in shares)]
        self.parts = {other: self.parts.get(other, 0) for other in able}
        answers: list[tuple[str, Any]] = [
            (self.words("frantic-do-share", name=names(other), count=self.parts[other]), other)
            for other in able
        ]
        left = self._total() - sum(self.parts.values())
        answers.append((self.words("frantic-do-shared", left=left), DEAL_OUT))
        return self._panel(answers)

    def _share(self, seat: Seat, what: Any) -> None:
        if what == DEAL_OUT:
            count = len(self.controller.match.players)
            parts = tuple(self.parts.get(other, 0) for other in range(count))
            self.parts = {}
            self.controller.submit(Share(seat, parts))
        elif sum(self.parts.values()) < self._total():
            self.parts[what] += 1
        else:
            self.parts[what] = 0

    # What was chosen

    def choose(self, what: Any) -> None:
        seat, controller = self.seat, self.controller
        if seat is None:
            return
        match what:
            case ("answer" | "wish", int(number)):
                self._answer(seat, self.answers[number][1])
            case ("button", int(number)):
                controller.submit(self._buttons[number])
            case "draw pile":
                controller.submit(Draw(seat))
            case "react":
                controller.react()
            case ("laid", int(card)):
                controller.submit(Pick(seat, card))
            case ("point", int(index)):
                controller.submit(Point(seat, index))
            case ("card", int(card)):
                self._use(seat, card)
        controller.changed()

    def _answer(self, seat: Seat, move: Any) -> None:
        if move == BACK:
            self.held = None
        elif move == DEAL_OUT or isinstance(move, int):
            self._share(seat, move)
        else:
            self.held = None
            self.controller.submit(move)

    def _ways(self) -> Sequence[FranticMove]:
        """What can be done with the card that is held."""
        assert self.held is not None
        card = FACE[self.held]
        return [move for move in self._moves if self._of_card(move) == card]

    def _use(self, seat: Seat, card: Card) -> None:
        """Play, throw in or pick a card; where there are several ways, ask which."""
        self.held = card
        ways = self._ways()
        if len(ways) > 1:
            return
        self.held = None
        self.controller.submit(ways[0] if ways else Play(seat, FACE[card]))

    def _way(self, move: Any) -> str:
        """What a move says on its button."""
        return self.controller.talk.way(move)

    # What is said

    def asks(self, seat: Seat) -> str:
        return "" if self.controller.shown.phase in ("scores", "over") else (
            self.controller.talk.asks(seat)
        )  # fmt: skip

    def points_at(self, what: Any) -> str:
        match what:
            case ("card" | "laid", int(card)):
                return self.controller.talk.does(card)
            case ("wish", int(number)):
                return self.answers[number][0]
            case ("answer", int(number)):
                return self.controller.talk.more_about(self.answers[number][1])
        return ""

    # The picture

    def paint_always(self, screen: Surface) -> None:
        """The own cards: those that may be chosen glow."""
        controller = self.controller
        shown, painter = controller.shown, controller.painter
        legal = {t.what[1] for t in self.targets.all if t.open and t.what[0] == "card"}
        asked = any(t.what[0] == "card" for t in self.targets.all)
        for card, box in zip(shown.hand, painter.own_boxes(shown), strict=True):
            lifted = card == self.held or self.targets.focus == ("card", card)
            place = box.move(0, -round(box.height * LIFT)) if lifted else box
            painter.card(screen, card, place, dim=asked and card not in legal,
                         glow=asked and card in legal)  # fmt: skip
        if controller.news:
            painter.paint_news(screen, controller.news)

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        controller = self.controller
        if controller.shown.phase in ("scores", "over"):
            controller.painter.paint_sheet(screen, controller.shown)
        self._paint_laid_out(screen)
        self.paint_answers(screen)
        self._paint_wishes(screen)
        for target in self.targets.all:
            match target.what:
                case ("button", int(number)):
                    text = self._way(self._buttons[number])
                    self.paint_button(screen, target.box, text, target.what)
                case "react":
                    text = self.words("frantic-do-react", number=seat + 1)
                    self.paint_button(screen, target.box, text, REACT)
                case "draw pile":
                    u = controller.places.unit
                    pen = max(2, round(u * 3))
                    rim = target.box.inflate(4 * pen, 4 * pen)
                    pygame.draw.rect(screen, theme.BRASS_LIGHT, rim, pen, round(u * 12))

    def _paint_laid_out(self, screen: Surface) -> None:
        cards, boxes = self.laid_out()
        if not boxes:
            return
        self.paint_ground(screen, boxes)
        painter = self.controller.painter
        for number, box in enumerate(boxes):
            if cards:
                painter.card(screen, cards[number], box, glow=True)
            else:
                screen.blit(painter.pictures.back(box.width), box)

    def paint(self, screen: Surface) -> None:
        super().paint(screen)
        if self.controller.event is not None:
            self.controller.painter.paint_event(screen, self.controller.event)


def _is_colour(move: Wish | Choose) -> bool:
    return isinstance(move, Choose) or move.what in COLOUR_WORDS
