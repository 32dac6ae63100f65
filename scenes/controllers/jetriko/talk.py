"""What Jetriko says: announcements, the log's sentences, what is asked, why it is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, Seat
from game.jetriko import events as ev
from game.jetriko.cards import (
    BACK_WORDS,
    COLOUR_OF,
    COLOUR_WORDS,
    KIND_OF,
    KIND_WORDS,
    NO_BACK,
    NUMBER_OF,
    PLAIN,
    TRAPS,
    WHITE,
    word_of,
)
from game.jetriko.moves import CLOCKWISE, Draw, Play
from game.jetriko.state import Attack
from game.jetriko.steps import AskDiscard, AskHandDown
from game.jetriko.view import JetrikoView
from game.rules import Refusal
from scenes.controllers.jetriko.unfolding import Sharing

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller


class Talk:
    """Turns events and choices of Jetriko into sentences."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.name = controller.name

    # Words

    def several(self, parts: Iterable[str]) -> str:
        """Several things in one breath."""
        *others, last = parts
        if not others:
            return last
        then = self.words("jetriko-then").join(others)
        return self.words("jetriko-and", others=then, last=last)

    def colour(self, colour: int) -> str:
        return self.words(f"jetriko-colour-{COLOUR_WORDS[colour]}")

    def title(self, card: Card) -> str:
        """The name of what a card does, or of a trap."""
        return self.words(f"jetriko-name-{word_of(card)}")

    def card(self, card: Card) -> str:
        """A card in words."""
        if card in TRAPS:
            return self.words("jetriko-card-trap", name=self.title(card))
        if card in WHITE:
            return self.title(card)
        key = "plain" if KIND_OF[card] == PLAIN else "effect"
        return self.words(f"jetriko-card-{key}", colour=self.colour(COLOUR_OF[card]),
                          number=NUMBER_OF[card], effect=self.title(card))  # fmt: skip

    def cards(self, cards: Iterable[Card]) -> str:
        return self.several(map(self.card, cards))

    def does(self, card: Card) -> str:
        """A card and what it does, in one sentence."""
        if KIND_OF[card] == PLAIN:
            return self.card(card)
        sentence = self.words(f"jetriko-does-{word_of(card)}")
        return self.words("jetriko-card-does", card=self.card(card), does=sentence)

    def attack(self, kind: int, value: int) -> str:
        kind_name = self.words(f"jetriko-name-{KIND_WORDS[kind]}")
        return self.words("jetriko-attack", kind=kind_name, value=value)

    def in_full(self, card: Card) -> str:
        """All that a card does."""
        return self.words(f"jetriko-full-{word_of(card)}")

    def round_over(self) -> str:
        """Who won the round that has just ended."""
        for events in reversed(list(self.controller.lived())):
            for event in events:
                if isinstance(event, ev.RoundWon | ev.RoundBlocked):
                    return self.sentences(event)[0]
        return ""

    def announce(self, attack: Attack) -> str:
        """Whom, with what and how strongly (JET-34)."""
        return self.words("jetriko-announce", attacker=self.name(attack.attacker),
                          victim=self.name(attack.victim),
                          attack=self.attack(attack.kind, attack.value))  # fmt: skip

    def announce_shared(self, attack: Attack, step: Sharing) -> str:
        """Who shares what, and which step of it is done by whom (JET-158)."""
        return self.words("jetriko-announce-shared", attacker=self.name(attack.attacker),
                          divider=self.name(attack.victim), name=self.name(step.seat),
                          attack=self.attack(attack.kind, attack.value),
                          number=step.number, of=step.of)  # fmt: skip

    def pile(self, view: JetrikoView) -> str:
        """What lies on top of the draw pile."""
        if view.back == NO_BACK:
            return self.words("jetriko-pile-empty")
        back = self.words(f"jetriko-back-{BACK_WORDS[view.back]}")
        return self.words("jetriko-pile-next", back=back, count=view.pile)

    # Choices

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        args = dict(refusal.args)
        if "seat" in args:
            args["name"] = self.name(int(args["seat"]))
        return self.words(f"refusal-{refusal.code}", **args)

    def asks(self, seat: Seat) -> str:
        """What is asked of a seat now, in one sentence."""
        shown, asking = self.controller.shown, self.controller.asking
        agenda = self.controller.state.agenda
        step = agenda[0] if agenda else None
        key, other, count = shown.phase, "", asking.needed()
        if asking.held is not None:
            key = "to-whom" if shown.phase == "gift" else asking.held_asks()
        elif isinstance(step, AskDiscard):
            key = f"discard-{step.why}"
        elif isinstance(step, AskHandDown):
            other = self.name(step.to)
        elif shown.phase == "main":
            key = self._main(seat, shown)
        elif shown.phase in ("drawn", "defence") and not self._playable(seat):
            key = f"{shown.phase}-none"
        elif shown.phase == "drawn" and shown.options.after_drawing == "drawn":
            key = "drawn-only"
        sentence = self.words(f"jetriko-ask-{key}", name=self.name(seat), other=other, count=count)
        if shown.phase == "defence" and shown.attack is not None and asking.held is None:
            attack = self.announce(shown.attack)
            sentence = self.words("jetriko-ask-attacked", attack=attack, sentence=sentence)
        seconds = self.controller.seconds_left
        if seconds is None:
            return sentence
        return self.words("jetriko-ask-in-time", sentence=sentence, count=seconds)

    def _main(self, seat: Seat, shown: JetrikoView) -> str:
        moves = self.controller.state.moves(seat)
        draws, plays = any(isinstance(move, Draw) for move in moves), self._playable(seat)
        if not plays and not draws:
            return "main-pass-none"
        if shown.bound:
            return "main-bound" if plays else "main-bound-draw"
        if not plays:
            return "main-none"
        if not draws:
            return "main-pass"
        return "main-free" if shown.free else "main"

    def _playable(self, seat: Seat) -> bool:
        """Whether any card of the hand fits."""
        return any(isinstance(move, Play) for move in self.controller.state.moves(seat))

    # The log

    def sentences(self, event: Event) -> list[str]:
        """What the log writes about an event as it was seen."""
        words, name = self.words, self.name
        match event:
            case ev.RoundBegan(number, dealer):
                return [words("jetriko-log-round", number=number, name=name(dealer))]
            case ev.DirectionSet(direction):
                word = "clockwise" if direction == CLOCKWISE else "anticlockwise"
                return [words("jetriko-log-direction", direction=word)]
            case CardsMoved():
                return self._moved(event)
            case ev.PassedOver(seat):
                return [words("jetriko-log-passed-over", name=name(seat))]
            case ev.BoundByBlank(seat):
                return [words("jetriko-log-bound", name=name(seat))]
            case ev.Passed(seat, blocked):
                key = "blocked-pass" if blocked else "passed"
                return [words(f"jetriko-log-{key}", name=name(seat))]
            case ev.NothingToDraw(seat):
                return [words("jetriko-log-nothing-to-draw", name=name(seat))]
            case ev.OnTheBrink(seat):
                return [words("jetriko-log-brink", name=name(seat))]
            case ev.TimeRanOut(seat):
                return [words("jetriko-log-time", name=name(seat))]
            case ev.RoundWon(seat):
                return [words("jetriko-log-round-won", name=name(seat))]
            case ev.RoundBlocked(winner):
                if winner == NOBODY:
                    return [words("jetriko-log-round-drawn")]
                return [words("jetriko-log-round-blocked", name=name(winner))]
            case ev.WouldStop(seat):
                return [words("jetriko-log-would-stop", name=name(seat))]
        return self._attack(event) or self._trap(event)

    def _attack(self, event: Event) -> list[str]:
        words, name = self.words, self.name
        match event:
            case ev.AttackSent(kind, value, attacker, victim, how):
                return [words(f"jetriko-log-attack-{how}", attacker=name(attacker),
                              victim=name(victim), attack=self.attack(kind, value))]  # fmt: skip
            case ev.AttackHits(kind, value, attacker, victim):
                return [words("jetriko-log-hit", attacker=name(attacker), victim=name(victim),
                              attack=self.attack(kind, value))]  # fmt: skip
            case ev.AttackDivided(kind, value, attacker, divider):
                return [words("jetriko-log-divided", attacker=name(attacker),
                              divider=name(divider), attack=self.attack(kind, value))]  # fmt: skip
            case ev.AttackEnded(how, by):
                return [words(f"jetriko-log-attack-{how}", name="" if by < 0 else name(by))]
        return []

    def _trap(self, event: Event) -> list[str]:
        words, name = self.words, self.name
        match event:
            case ev.TrapRevealed(seat, trap):
                return [words("jetriko-log-trap", name=name(seat), trap=self.title(trap))]
            case ev.TrapDropped(trap):
                return [words("jetriko-log-trap-dropped", trap=self.title(trap))]
            case ev.CardsShown(seat, cards) if cards:
                return [words("jetriko-log-shown", name=name(seat), cards=self.cards(cards))]
            case ev.Chosen(seat):
                return [words("jetriko-log-chosen", name=name(seat))]
            case ev.ColourNamed(seat, colour):
                return [words("jetriko-log-colour", name=name(seat), colour=self.colour(colour))]
            case ev.PlayerChosen(seat, other):
                return [words("jetriko-log-player-chosen", name=name(seat), other=name(other))]
            case ev.SwapDeclined(seat):
                return [words("jetriko-log-declined", name=name(seat))]
        return []

    def _moved(self, event: CardsMoved) -> list[str]:
        words, name, cards = self.words, self.name, event.cards
        seen = cards and HIDDEN not in cards
        match event.source.kind, event.target.kind:
            case "hand", "discard" if event.under:
                return [words("jetriko-log-slid-under", name=name(event.source.owner),
                              cards=self.cards(cards))]  # fmt: skip
            case "hand", "discard":
                return [words("jetriko-log-played", name=name(event.source.owner),
                              card=self.cards(cards))]  # fmt: skip
            case "draw", "hand" | "aside":
                who = name(event.target.owner)
                if seen and not self.controller.crowded:
                    return [words("jetriko-log-drew-card", name=who, card=self.cards(cards))]
                return [words("jetriko-log-drew", name=who, count=len(cards))]
            case "hand" | "aside", "hand" | "aside":
                return self._taken(event, bool(seen))
            case "discard", "draw":
                return [words("jetriko-log-reshuffled", count=len(cards))]
        return []

    def _taken(self, event: CardsMoved, seen: bool) -> list[str]:
        taker, giver = self.name(event.target.owner), self.name(event.source.owner)
        if event.source.kind == "aside":
            return []
        count = len(event.cards)
        if count > 1:
            return [self.words("jetriko-log-hand-moved", taker=taker, giver=giver, count=count)]
        if seen and not self.controller.crowded:
            card = self.card(event.cards[0])
            return [self.words("jetriko-log-took-card", taker=taker, giver=giver, card=card)]
        return [self.words("jetriko-log-took", taker=taker, giver=giver, count=count)]
