"""What only the window of Jetriko says: announcements, the draw pile, cards read in full."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.cards import Card, Seat
from game.jetriko import events as ev
from game.jetriko.asking import text, text_of_use
from game.jetriko.cards import word_of
from game.jetriko.naming import (
    announced,
    attack_name,
    card_does,
    card_name,
    card_names,
    effect_name,
    next_to_draw,
)
from game.jetriko.state import Attack
from game.jetriko.view import JetrikoView
from scenes.controllers.jetriko.unfolding import Sharing
from scenes.table.table_talk import TableTalk

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller


class Talk(TableTalk):
    """Says what Jetriko asks and tells."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller

    def title(self, card: Card) -> str:
        """The name of what a card does, or of a trap."""
        return self.say(effect_name(card))

    def card(self, card: Card) -> str:
        """A card in words."""
        return self.say(card_name(card))

    def cards(self, cards: Iterable[Card]) -> str:
        return self.say(card_names(cards))

    def does(self, card: Card) -> str:
        """A card and what it does, in one sentence."""
        return self.say(card_does(card))

    def attack(self, kind: int, value: int) -> str:
        return self.say(attack_name(kind, value))

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
        return self.say(announced(attack))

    def announce_shared(self, attack: Attack, step: Sharing) -> str:
        """Who shares what, and which step of it is done by whom (JET-158)."""
        return self.words("jetriko-announce-shared", attacker=self.name(attack.attacker),
                          divider=self.name(attack.victim), name=self.name(step.seat),
                          attack=self.attack(attack.kind, attack.value),
                          number=step.number, of=step.of)  # fmt: skip

    def pile(self, view: JetrikoView) -> str:
        """What lies on top of the draw pile."""
        return self.say(next_to_draw(view))

    def asks(self, seat: Seat) -> str:
        """What is asked of a seat now, in one sentence."""
        shown, asking = self.controller.shown, self.controller.asking
        if asking.held is not None:
            asked = text_of_use(shown, seat, asking.ways(asking.held))
        else:
            asked = text(shown, seat, self.controller.chair(seat).moves)
        seconds = self.controller.seconds_left
        if seconds is None:
            return self.say(asked)
        return self.words("jetriko-ask-in-time", sentence=self.say(asked), count=seconds)
