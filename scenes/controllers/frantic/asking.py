"""What a person is asked in Frantic: cards, victims, wishes, parts, all on one clear panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import Card, Seat
from game.frantic.cards import COLOUR_WORDS, FACE
from game.frantic.event_cards.steps import AskMarket, AskResurrection
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
from game.frantic.steps import AskImitation, AskThief
from scenes.controllers.frantic.answers import Answers
from scenes.controllers.frantic.in_full import card_of, lying, meant
from scenes.controllers.frantic.places import by_row, grid
from scenes.table.choosing import Choosing
from scenes.table.fan import parts_seen
from scenes.table.targets import Target

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

BACK, DEAL_OUT, REACT = "back", "deal out", "react"
# Of more wishes than so many, besides colours, the badges are small. How many stand in a row; how
# wide a badge is, and how far from the next, in units.
MANY_WISHES, WISHES_A_ROW, SMALL_A_ROW = 10, 5, 11
BADGE, SMALL_BADGE, BADGE_GAP = 72, 52, 12
# Moves that are a button of their own, from the bottom upwards.
BUTTONS = (Pass, Draw, Enough, Take, GoOn)
# Moves that stand as answers on a panel.
ANSWERS = (Answer, Name, Choose, Deal, Call, PickPower, TurnUp, Give)
# How wide and high an answer is, in units: a player, a pile of Distributor, any other.
PLATE, PILE, BUTTON = (300, 60), (365, 52), (360, 46)
# All composed cards, to be read at once.
OWN = "own cards"
NOTHING_TO_CHOOSE = ("open", "scores", "over", "ready")


class Asking(Choosing):
    """The targets of the moment, a card whose use is still asked, and parts being shared out."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller
        # A card of the hand that can be used in several ways, and as what Mimicry is used.
        self.held: Card | None = None
        self.held_as: str = ""
        # Who gets how many cards of a Fantastic Four, for the moment.
        self.parts: dict[Seat, int] = {}
        self.buttons: list[Any] = []
        self._moves: list[FranticMove] = []
        self._look = Answers(self)

    # Who is asked

    @property
    def asked(self) -> Seat | None:
        """Whom the rules ask, as soon as all that happened was seen."""
        return super().seat

    @property
    def seat(self) -> Seat | None:
        """The same, unless the question is not shown (FRA-359)."""
        return None if self.controller.passed_over is not None else self.asked

    # Where it is

    @property
    def go_on_box(self) -> Rect:
        return self.controller.own.go_on_box

    # What can be chosen

    def renew(self) -> None:
        if self.held is not None and self.held not in self.controller.shown.hand:
            self.let_go()
        super().renew()

    def let_go(self) -> None:
        """No card is held any more, and nothing is shared out."""
        self.held, self.held_as, self.parts = None, "", {}

    def renewed(self, seat: Seat) -> None:
        """Whoever plays a first game reads what matters now."""
        name = self.controller.talk.hint(seat)
        if name:
            self.controller.table.hints.show(name, self.controller.now_ns)

    def targets_of(self, seat: Seat) -> list[Target]:
        controller = self.controller
        self._moves = list(controller.chair(seat).moves)
        self.buttons = [move for kind in BUTTONS for move in self._moves if isinstance(move, kind)]
        if self.held is not None and not self._ways():
            self.let_go()
        if controller.at_the_window and not controller.reacting:
            boxes = controller.places.around.buttons
            targets = [Target(("button", 0), boxes[0]), Target(REACT, boxes[1])]
            return [*targets, *self._own_cards(targets)]
        targets = self._choices(seat)
        buttons = enumerate(self._button_boxes())
        targets += [Target(("button", number), box) for number, box in buttons]
        return [*targets, *self._own_cards(targets)]

    def _own_cards(self, others: Sequence[Target]) -> list[Target]:
        """Where the events lie, all composed cards can be read; not while others lie over it."""
        box = self.controller.places.events
        covered = self.controller.shown.phase in ("scores", "over") or any(
            box.colliderect(other.box) for other in others
        )
        return [Target(("about", OWN), box)] if self.controller.own.cards and not covered else []

    def _choices(self, seat: Seat) -> list[Target]:
        """All there is to choose besides the buttons; adds buttons of its own."""
        if self.held is not None:
            self.buttons.append(BACK)
            return self._held_targets()
        if isinstance(self.controller.table_view.agenda[0], AskImitation):
            return self._panel(self._moves)
        if any(isinstance(move, Share) for move in self._moves):
            self.buttons.append(DEAL_OUT)
            return self._sharing()
        wishes = [move for move in self._moves if isinstance(move, Wish | Choose)]
        if wishes:
            colours = [move for move in wishes if _is_colour(move)]
            others = [move for move in wishes if not _is_colour(move)]
            many = len(others) > MANY_WISHES
            rows = [colours, *_in_rows(others, SMALL_A_ROW if many else WISHES_A_ROW)]
            return self._badges(rows, SMALL_BADGE if many else BADGE)
        panel = [move for move in self._moves if isinstance(move, ANSWERS)]
        if panel:
            return self._panel(panel)
        pile = [Target("draw pile", self.controller.places.draw)] if self._drawing() else []
        hand = [] if self.controller.shown.phase in NOTHING_TO_CHOOSE else self._hand()
        return [*pile, *hand, *(self._laid_out() or self._explained())]

    def _explained(self) -> list[Target]:
        """What holds now, and the own power cards: pointed at, they say what they do."""
        shown, painter = self.controller.shown, self.controller.painter
        own = painter.powers_of(shown, self.controller.bottom)
        found = [*painter.slips.boxes(shown), *((power.name, box) for power, box in own)]
        return [Target(("about", number, name), box) for number, (name, box) in enumerate(found)
                if name]  # fmt: skip

    def _button_boxes(self) -> list[Rect]:
        return list(self.controller.places.around.buttons[: len(self.buttons)])

    def _panel(self, moves: Sequence[Any]) -> list[Target]:
        """Moves, or players by seat, as answers on a panel."""
        self.answers = [(self._way(move), move) for move in moves]
        about_players = isinstance(moves[0], Name | Give | Deal | int)
        wide, high = PLATE if about_players else BUTTON
        if isinstance(moves[0], Deal):
            wide, high = PILE
        places = self.controller.places
        boxes = grid(len(moves), places.around.middle, places.unit, wide, high)
        return [Target(("answer", number), box) for number, box in enumerate(boxes)]

    def _drawing(self) -> bool:
        return any(isinstance(move, Draw) for move in self._moves)

    def _of_card(self, move: Any) -> Card | None:
        return move.card if isinstance(move, Play | Throw | Pick) else None

    def _hand(self) -> list[Target]:
        """The own cards: those that can be played, thrown in or picked are open."""
        shown = self.controller.shown
        legal = set() if self._from_elsewhere() else {self._of_card(move) for move in self._moves}
        boxes = _seen(self.controller.painter.own_boxes(shown))
        return [
            Target(("card", card), box, FACE[card] in legal)
            for card, box in zip(shown.hand, boxes, strict=True)
        ]

    def _from_elsewhere(self) -> bool:
        """Whether the cards to pick from are not the own hand."""
        agenda = self.controller.table_view.agenda
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
        return cards, places.laid_out(len(cards) or backs)

    def _laid_out(self) -> list[Target]:
        cards, boxes = self.laid_out()
        seen = _seen(boxes)
        if cards:
            return [Target(("laid", card), box) for card, box in zip(cards, seen, strict=True)]
        return [Target(("point", n), box) for n, box in enumerate(seen)]

    def _badges(self, rows: Sequence[Sequence[Any]], wide: int) -> list[Target]:
        """Everything that can be wished for as badges so wide, row by row."""
        u, (x, y) = self.controller.places.unit, self.controller.places.around.middle
        rows = [row_of for row_of in rows if row_of]
        side, gap = round(u * wide), round(u * BADGE_GAP)
        self.answers = [(self._way(move), move) for row_of in rows for move in row_of]
        top = y - (len(rows) * (side + gap) - gap) // 2
        places: Iterator[Rect] = (
            Rect(x - (len(row_of) * (side + gap) - gap) // 2 + place * (side + gap),
                 top + at * (side + gap), side, side)
            for at, row_of in enumerate(rows) for place in range(len(row_of))
        )  # fmt: skip
        return [Target(("wish", number), box) for number, box in enumerate(places)]

    # A card that is held

    def _ways(self) -> list[Any]:
        """What can be done with the card that is held."""
        assert self.held is not None
        card = FACE[self.held]
        return [
            move for move in self._moves
            if self._of_card(move) == card
            and (not self.held_as or getattr(move, "imitates", "") == self.held_as)
        ]  # fmt: skip

    def _held_targets(self) -> list[Target]:
        """As what the card is used, then with which power card or wish."""
        ways = self._ways()
        symbols = list(dict.fromkeys(getattr(move, "imitates", "") for move in ways))
        if len(symbols) > 1:
            return self._panel([("as", symbol) for symbol in symbols])
        if isinstance(ways[0], Throw):
            return self._badges([ways], BADGE)
        return self._panel(ways)

    def _use(self, seat: Seat, card: Card) -> None:
        """Play, throw in or pick a card; where there are several ways, ask which."""
        self.held, self.held_as = card, ""
        self._one_way(Play(seat, FACE[card]))

    def _one_way(self, otherwise: FranticMove) -> None:
        ways = self._ways()
        if len(ways) > 1:
            return
        self.let_go()
        self.controller.submit(ways[0] if ways else otherwise)

    # Sharing four cards

    def _total(self) -> int:
        return next(sum(move.parts) for move in self._moves if isinstance(move, Share))

    @property
    def left_to_share(self) -> int:
        """How many cards are still to be shared out."""
        return self._total() - sum(self.parts.values())

    def _sharing(self) -> list[Target]:
        """A plate for each player, who gets a card more with every press."""
        shares = [move.parts for move in self._moves if isinstance(move, Share)]
        players = range(len(self.controller.match.players))
        able = [other for other in players if any(parts[other] for parts in shares)]
        self.parts = {other: self.parts.get(other, 0) for other in able}
        return self._panel(able)

    def _deal_out(self, seat: Seat) -> None:
        parts = tuple(self.parts.get(at, 0) for at in range(len(self.controller.match.players)))
        whole = not self.left_to_share
        self.controller.submit(Share(seat, parts))
        if whole:
            self.parts = {}

    def _one_more(self, player: Seat) -> None:
        """A card more for that player; if there is none left, none at all."""
        self.parts[player] = self.parts[player] + 1 if self.left_to_share else 0

    # What was chosen

    def choose(self, what: Any) -> None:
        seat, controller = self.seat, self.controller
        if seat is None:
            return
        match what:
            case ("answer" | "wish", int(number)):
                self._answer(seat, self.answers[number][1])
            case ("button", int(number)):
                self._answer(seat, self.buttons[number])
            case "draw pile":
                self._answer(seat, Draw(seat))
            case "react":
                controller.react()
            case ("laid", int(card)):
                controller.submit(Pick(seat, card))
            case ("point", int(index)):
                controller.submit(Point(seat, index))
            case ("card", int(card)):
                self._use(seat, card)
            case ("about", *_):
                controller.reading.open(self._meant(what))
        controller.changed()

    def _answer(self, seat: Seat, answer: Any) -> None:
        match answer:
            case "back":
                self.let_go()
            case "deal out":
                self._deal_out(seat)
            case int(player):
                self._one_more(player)
            case ("as", str(symbol)):
                self.held_as = symbol
                self._one_way(Pass(seat))
            case move:
                self.let_go()
                self.controller.submit(move)

    def _way(self, answer: Any) -> str:
        """What an answer says."""
        talk = self.controller.talk
        match answer:
            case "back":
                return self.words("frantic-do-back")
            case "deal out":
                return self.words("frantic-do-shared", left=self.left_to_share)
            case int(player):
                return talk.player(player)
            case ("as", str(symbol)):
                return talk.title(symbol)
        return talk.way(answer)

    # What is said

    def asks(self, seat: Seat) -> str:
        talk = self.controller.talk
        if self.controller.shown.phase in ("scores", "over"):
            return ""
        return talk.asks(seat) if self.held is None else talk.asks_how(self.held, self._ways())

    def panels(self) -> list[Rect]:
        if self.controller.shown.phase in ("scores", "over"):
            return [self.controller.sheet.box()]
        laid = [] if self.seat is None else self.laid_out()[1]
        return [*super().panels(), *([self.ground(laid)] if laid else [])]

    def on_panel(self, what: Any) -> bool:
        return isinstance(what, tuple) and what[0] in ("answer", "wish")

    def points_at(self, what: Any) -> str:
        match what:
            case ("card" | "laid", int(card)):
                return self.controller.talk.does(card)
            case ("about", "own cards"):
                return self.words("frantic-own-title", count=len(self.controller.own.cards))
            case ("about", _, str(name)):
                return self.controller.talk.explains(name)
            case ("wish", int(number)):
                return self.answers[number][0]
            case ("answer", int(number)):
                return self.controller.talk.more_about(self.answers[number][1])
        return ""

    def to_read(self, pos: tuple[int, int] | None) -> Card | str | None:
        """The card there, or the one that has the focus, else all composed cards or the top card.

        Where the events lie are the composed cards, where the draw pile lies is the top card.
        """
        shown, focus, own = self.controller.shown, self.targets.focus, self.controller.own.cards
        if pos is None:
            found = self._meant(focus)
            if found is not None or not (own or shown.pile):
                return found
            return shown.pile[-1] if shown.pile and (focus == "draw pile" or not own) else OWN
        if shown.phase in ("scores", "over") and self.controller.sheet.box().collidepoint(pos):
            return None
        target = self.targets.at(pos)
        if target is not None and target.what != "draw pile":
            return self._meant(target.what)
        if own and self.controller.places.events.collidepoint(pos):
            return OWN
        return next((card for card, box in lying(self.controller) if box.collidepoint(pos)), None)

    def _meant(self, what: Any) -> Card | str | None:
        """The card a target is, or is about; or all composed ones."""
        match what:
            case ("card" | "laid", int(card)):
                return card
            case ("about", _, str(name)):
                return card_of(name)
            case ("answer" | "wish", int(number)):
                return meant(self.answers[number][1])
            case ("about", "own cards"):
                return OWN
        return None

    def paint_reading(self, screen: Surface, what: Card | str) -> None:
        if isinstance(what, str):
            self.controller.own.paint(screen, go_on=False)
        else:
            self.controller.painter.in_full.paint(screen, what)

    # The picture

    def paint_always(self, screen: Surface) -> None:
        self._look.paint_hand(screen)

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        self._look.paint(screen, seat)

    def text_of(self, number: int) -> str:
        """What the button of that number says."""
        return self._way(self.buttons[number])

    def paint(self, screen: Surface) -> None:
        shown = self.controller.shown
        if shown.phase == "over" and (self.controller.held or not self.controller.steps):
            self.controller.sheet.paint(screen, shown)
        super().paint(screen)
        if self.controller.event is not None:
            self.controller.painter.paint_event(screen, self.controller.event)
        if self.controller.introducing:
            self.controller.own.paint(screen, go_on=True)


def _seen(boxes: list[Rect]) -> list[Rect]:
    """The part of each card that can be pointed at."""
    return [part for same in by_row(boxes) for part in parts_seen(same)]


def _is_colour(move: Wish | Choose) -> bool:
    return isinstance(move, Choose) or move.what in COLOUR_WORDS


def _in_rows(moves: Sequence[Any], most: int) -> list[Sequence[Any]]:
    """So many in one row at most, and about equally many in each."""
    rows = -(-len(moves) // most)
    each = -(-len(moves) // rows) if rows else 1
    return [moves[at : at + each] for at in range(0, len(moves), each)]
