"""Mischief: a small game that is played only in tests, to prove that the contract fits.

It has what the big games have: hidden hands, secret choices made together, effects inside
effects, a reaction out of turn, a trap that breaks off a draw, a pile that is reshuffled.

Rules. Each seat is dealt four cards. In your turn draw a card, but not in the first turn of
all, then play one openly.
MIS-1 Number: nothing happens.
MIS-2 Rain: name another seat; it draws three cards.
MIS-3 Shield: before a Rain falls every other seat is asked, in order of play, whether it
      throws in a Shield. The first Shield turns the Rain on the seat that played it.
MIS-4 Market: all seats with cards choose one in secret; the chosen cards go to the left together.
MIS-5 Trap: never in a hand. Who draws one lays it open, everything under way stops, the
      drawer discards a card of their choice, and the turn is over.
MIS-6 When the pile is empty, the discard pile but for its top card is shuffled into a new one.
MIS-7 Who has no card at the end of a turn wins; after `turns` turns, who has the fewest cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.agenda import (
    Agenda,
    Ask,
    AskEach,
    Step,
    Window,
    answer,
    asked,
    done,
    drop_to,
    push,
    seen_by,
    settle,
)
from game.cards import HIDDEN, Card, CardsMoved, Event, Seat, Shuffled, Zone
from game.chance import Chance, Seed, chance_of
from game.options import check_options, choice, number
from game.rules import BadOptions, Illegal, Outcome, Refusal

NAMES = (
    *(f"{value}{copy}" for value in range(1, 6) for copy in "abc"),
    *("rain" + copy for copy in "abcd"),
    *("shield" + copy for copy in "abcd"),
    *("market" + copy for copy in "abc"),
    *("trap" + copy for copy in "abc"),
)
DECK = range(len(NAMES))
TRAPS = DECK[-3:]
PILE, DISCARD = Zone("pile"), Zone("discard")
NO_CARD = HIDDEN


def is_a(kind: str, card: Card) -> bool:
    return NAMES[card].startswith(kind)


def hand(seat: Seat) -> Zone:
    return Zone("hand", seat)


@dataclass(frozen=True, slots=True)
class MischiefOptions:
    hand_size: int = choice(4, 3, 5)
    traps: bool = choice(True, False)
    turns: int = number(30, 5, 60)


@dataclass(frozen=True, slots=True)
class Deed:
    """The one kind of move: a seat does something with a card, or with a seat it names."""

    seat: Seat
    what: str
    value: int = NO_CARD

    def __str__(self) -> str:
        return f"{self.seat} {self.what} {self.value}"


@dataclass(frozen=True, slots=True)
class Named(Event):
    """A seat was named to be rained on."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat has chosen; what, only it knows until all have."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Chose:
        return self if seat == self.seat else Chose(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class TakeTurn(Ask):
    pass


@dataclass(frozen=True, slots=True)
class NameVictim(Ask):
    pass


@dataclass(frozen=True, slots=True)
class ThrowShield(Window):
    """A Rain is about to fall."""

    actor: Seat


@dataclass(frozen=True, slots=True)
class Rain(Step):
    victim: Seat


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PassLeft(AskEach):
    pass


@dataclass(frozen=True, slots=True)
class DiscardOne(Ask):
    pass


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    seat: Seat


TYPES = (
    TakeTurn, NameVictim, ThrowShield, Rain, DrawCards, PassLeft, DiscardOne, EndTurn,
    MischiefOptions, Outcome,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class MischiefView:
    seat: Seat | None
    options: MischiefOptions
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    pile: int
    discard: tuple[Card, ...]
    turn: int
    agenda: Agenda
    outcome: Outcome | None


@dataclass(slots=True)
class Mischief:
    """A position. `pile` and `discard` have their top card last."""

    options: MischiefOptions
    hands: list[list[Card]]
    pile: list[Card]
    discard: list[Card]
    turn: int
    agenda: Agenda
    outcome: Outcome | None
    chance: Chance

    def to_act(self) -> tuple[Seat, ...]:
        return asked(self.agenda)

    def moves(self, seat: Seat) -> list[Deed]:
        if seat not in self.to_act():
            return []
        cards = self.hands[seat]
        match self.agenda[0]:
            case TakeTurn():
                return [Deed(seat, "play", card) for card in cards]
            case NameVictim():
                return [Deed(seat, "name", other) for other in self._others(seat)]
            case ThrowShield():
                shields = (card for card in cards if is_a("shield", card))
                return [Deed(seat, "pass"), *(Deed(seat, "throw", card) for card in shields)]
            case PassLeft():
                return [Deed(seat, "give", card) for card in cards]
        return [Deed(seat, "discard", card) for card in cards]

    def check(self, move: Deed) -> Refusal | None:
        if move.seat not in self.to_act():
            return Refusal("not-asked", "MIS-0", (("seat", move.seat),))
        if move not in self.moves(move.seat):
            return Refusal("not-now", "MIS-0")
        return None

    def play(self, move: Deed) -> list[Event]:
        refusal = self.check(move)
        if refusal:
            raise Illegal(refusal)
        events: list[Event] = []
        seat, card = move.seat, move.value
        step = self.agenda[0]
        match move.what:
            case "play":
                self.agenda = done(self.agenda)
                self._lay_open(seat, card, events)
                self._take_effect(seat, card)
            case "name":
                events.append(Named(seat, move.value))
                window = ThrowShield(self._others(seat), seat)
                self.agenda = push(done(self.agenda), window, Rain(move.value))
            case "pass" if isinstance(step, Window):
                self.agenda = answer(self.agenda, step.let_pass())
            case "throw" if isinstance(step, ThrowShield):
                self._lay_open(seat, card, events)
                self.agenda = answer(done(self.agenda), Rain(step.actor))
            case "give" if isinstance(step, AskEach):
                events.append(Chose(seat, card))
                self.agenda = answer(self.agenda, step.answered(seat, card))
            case "discard":
                self.agenda = done(self.agenda)
                self._lay_open(seat, card, events)
        settle(self, lambda due: self._carry_out(due, events))
        return events

    def view(self, seat: Seat | None) -> MischiefView:
        own = () if seat is None else tuple(self.hands[seat])
        return MischiefView(
            seat, self.options, own, tuple(map(len, self.hands)), len(self.pile),
            tuple(self.discard), self.turn, seen_by(self.agenda, seat), self.outcome,
        )  # fmt: skip

    def copy(self) -> Mischief:
        hands = [cards[:] for cards in self.hands]
        return Mischief(
            self.options, hands, self.pile[:], self.discard[:], self.turn, self.agenda,
            self.outcome, self.chance.copy(),
        )  # fmt: skip

    def _others(self, seat: Seat) -> tuple[Seat, ...]:
        seats = len(self.hands)
        return tuple((seat + step) % seats for step in range(1, seats))

    def _lay_open(self, seat: Seat, card: Card, events: list[Event]) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        events.append(CardsMoved((card,), hand(seat), DISCARD))

    def _take_effect(self, seat: Seat, card: Card) -> None:
        if is_a("rain", card):
            self.agenda = push(self.agenda, NameVictim(seat))
        elif is_a("market", card):
            holders = tuple(seat for seat, cards in enumerate(self.hands) if cards)
            self.agenda = push(self.agenda, PassLeft(holders))

    def _carry_out(self, step: Step, events: list[Event]) -> None:
        match step:
            case Rain(victim):
                self.agenda = push(self.agenda, DrawCards(victim, 3))
            case DrawCards(seat, count):
                if count > 1:
                    self.agenda = push(self.agenda, DrawCards(seat, count - 1))
                self._draw(seat, events)
            case PassLeft():
                self._pass_left(step, events)
            case EndTurn(seat):
                self._end_turn(seat)

    def _draw(self, seat: Seat, events: list[Event]) -> None:
        if not self.pile:
            *self.pile, top = self.discard
            self.discard = [top]
            self.chance.shuffle(self.pile)
            events.append(CardsMoved(tuple(sorted(self.pile)), DISCARD, PILE, known=True))
            events.append(Shuffled(PILE))
        if not self.pile:
            return
        card = self.pile.pop()
        if is_a("trap", card):
            self.discard.append(card)
            events.append(CardsMoved((card,), PILE, DISCARD))
            self.agenda = drop_to(self.agenda, EndTurn)
            if self.hands[seat]:
                self.agenda = push(self.agenda, DiscardOne(seat))
        else:
            self.hands[seat].append(card)
            events.append(CardsMoved((card,), PILE, hand(seat), open=False, known_to=(seat,)))

    def _pass_left(self, step: PassLeft, events: list[Event]) -> None:
        for seat, card in step.answers:
            left = (seat + 1) % len(self.hands)
            self.hands[seat].remove(card)
            self.hands[left].append(card)
            between = (seat, left)
            events.append(CardsMoved((card,), hand(seat), hand(left), False, False, between))

    def _end_turn(self, seat: Seat) -> None:
        self.turn += 1
        if all(self.hands) and self.turn < self.options.turns:
            after = (seat + 1) % len(self.hands)
            self.agenda = push(self.agenda, DrawCards(after, 1), TakeTurn(after), EndTurn(after))
            return
        counts = [len(cards) for cards in self.hands]
        winners = tuple(who for who, count in enumerate(counts) if count == min(counts))
        places = tuple(1 + sum(other < count for other in counts) for count in counts)
        reason = "turns are up" if all(counts) else "no cards left"
        self.outcome = Outcome(winners, tuple(-count for count in counts), places, reason)


class MischiefGame:
    """The game itself."""

    id: ClassVar[str] = "mischief"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5
    timed: ClassVar[bool] = False
    clockwise: ClassVar[bool] = True
    levels: ClassVar[tuple[str, ...]] = ("random",)
    usual_level: ClassVar[str] = "random"
    Options: ClassVar[type] = MischiefOptions

    def deal(self, seats: int, options: MischiefOptions, seed: Seed) -> Mischief:
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadOptions(Refusal("seats", "MIS-0", (("seats", seats),)))
        check_options(options, "MIS-0")
        chance = chance_of(seed)
        plain, traps = _plain_and_traps(DECK)
        chance.shuffle(plain)
        size = options.hand_size
        hands = [plain[seat * size : (seat + 1) * size] for seat in range(seats)]
        pile = plain[seats * size :] + (traps if options.traps else [])
        chance.shuffle(pile)
        first = next(at for at, card in enumerate(pile) if not is_a("trap", card))
        discard = [pile.pop(first)]
        agenda = (TakeTurn(0), EndTurn(0))
        return Mischief(options, hands, pile, discard, 0, agenda, None, chance)

    def imagine(self, view: MischiefView, chance: Chance) -> Mischief:
        """What the seat does not see is dealt out at random; traps never into a hand."""
        unseen = set(DECK) - set(view.hand) - set(view.discard)
        plain, traps = _plain_and_traps(sorted(unseen))
        chance.shuffle(plain)
        hands = [
            list(view.hand) if seat == view.seat else [plain.pop() for _ in range(count)]
            for seat, count in enumerate(view.counts)
        ]
        pile = plain + (traps if view.options.traps else [])
        chance.shuffle(pile)
        agenda = tuple(_guess(step, hands, chance) for step in view.agenda)
        return Mischief(
            view.options, hands, pile, list(view.discard), view.turn, agenda, view.outcome,
            chance,
        )  # fmt: skip

    def parse_move(self, text: str) -> Deed:
        match text.split(" "):
            case [seat, what, value] if str(deed := Deed(int(seat), what, int(value))) == text:
                return deed
        raise ValueError(f"not a move of Mischief: {text!r}")

    def card_name(self, card: Card) -> str:
        return NAMES[card]


def _plain_and_traps(cards: Iterable[Card]) -> tuple[list[Card], list[Card]]:
    plain: list[Card] = []
    traps: list[Card] = []
    for card in cards:
        (traps if is_a("trap", card) else plain).append(card)
    return plain, traps


def _guess(step: Step, hands: list[list[Card]], chance: Chance) -> Step:
    """A choice made in secret could have been any card of that hand."""
    if not isinstance(step, PassLeft):
        return step
    answers = tuple(
        (seat, chance.choice(hands[seat]) if card == HIDDEN else card)
        for seat, card in step.answers
    )
    return PassLeft(step.left, answers=answers)


GAME = MischiefGame()
