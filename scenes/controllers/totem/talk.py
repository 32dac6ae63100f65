"""What the log and the toasts say about Totem: each event as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import Event
from game.totem import events as ev
from scenes.controllers.totem.times import time_told

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller

# Verdicts that the hand is told at once; others are silent or shown by the totem itself.
TOLD = ("late", "spent", "out", "wrong_hand")


class Talk:
    """Turns events into sentences: for the log, and beside the hand they are about."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller

    def hear(self, event: Event) -> None:
        """Say what there is to say about an event."""
        if isinstance(event, ev.Judged) and event.verdict == "ignored" and event.why in TOLD:
            sentence = self.controller.words(f"totem-ignored-{event.why}")
            self.controller.tabletop.say(event.hand, sentence)
        if isinstance(event, ev.Judged) and self._tells_more(event):
            sentence = "totem-nothing-open" if event.verdict == "error" else "totem-ignored-locked"
            self.controller.tabletop.say(event.hand, self.controller.words(sentence))
        if isinstance(event, ev.NewDeck | ev.WentOut):
            self.controller.tabletop.say(_about(event), self.sentence(event))
        self.note(event)

    def _tells_more(self, event: ev.Judged) -> bool:
        """An error that took nothing (TOT-323), and a press while a lock of some length runs."""
        state = self.controller.state
        if event.verdict == "error":
            return not state.presses and state.holder < 0
        return event.why == "locked" and state.locked_until[event.hand] > state.now

    def note(self, event: Event) -> None:
        """Write the event's sentences into the log."""
        self.controller.table.log.hear(event, self.sentences)

    def sentences(self, event: Event) -> list[str]:
        """The log's sentences for an event; after a grab each other hand's time too."""
        said = [sentence] if (sentence := self.sentence(event)) else []
        if isinstance(event, ev.Grabbed):
            words, name = self.controller.words, self.controller.name
            first = next(ms for hand, ms, _ in event.presses if hand == event.hand)
            said += [
                words("totem-log-also", name=name(hand), ms=f"{late - first:+d}")
                for hand, late, _ in event.presses
                if hand != event.hand
            ]
        return said

    def names(self, hands: tuple[int, ...]) -> str:
        """Several hands in one breath."""
        return self.listed([self.controller.name(hand) for hand in hands])

    def listed(self, names: list[str]) -> str:
        """Names with commas, and "and" before the last."""
        *others, last = names
        if not others:
            return last
        words = self.controller.words
        return words("totem-and", others=words("totem-then").join(others), last=last)

    def sentence(self, event: Event) -> str:
        """The log's sentence for an event, or ""."""
        words, name = self.controller.words, self.controller.name
        match event:
            case ev.Dealt(game=game, starts=starts):
                return words("totem-log-dealt", game=game, name=name(starts))
            case ev.Grabbed(hand, _, "correct", _, tie, _, reaction):
                key = "totem-log-tie" if tie else "totem-log-grabbed"
                return words(key, name=name(hand), time=time_told(words, reaction))
            case ev.DuelWon(winner, losers, _):
                return words("totem-log-duel", name=name(winner), losers=self.names(losers))
            case ev.RushWon(winner):
                return words("totem-log-rush", name=name(winner))
            case ev.LastCardFailed(owners):
                return words("totem-log-last-card", names=self.names(owners), count=len(owners))
            case ev.Punished(hand, count):
                return words("totem-log-punished", name=name(hand), count=count)
            case ev.NewDeck(hand, why):
                return words(f"totem-log-new-deck-{why}", name=name(hand))
            case ev.PotDealtOut(count):
                return words("totem-log-pot-dealt-out", count=count)
            case ev.Slipped(hand):
                return words("totem-log-slipped", name=name(hand))
            case ev.RuleChanged(rule):
                return words(f"totem-log-rule-{rule}")
            case ev.WentOut(hands, place):
                names = self.names(hands)
                return words("totem-log-out", names=names, count=len(hands), place=place)
            case ev.RushLapsed():
                return words("totem-log-rush-lapsed")
        return ""


def _about(event: Event) -> int:
    """The hand a piece of news belongs to."""
    match event:
        case ev.NewDeck(hand, _):
            return hand
        case ev.WentOut(hands, _):
            return hands[0]
    raise ValueError(f"no hand in {event}")
