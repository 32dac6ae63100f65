"""What Totem tells: each event as sentences, for the log."""

from __future__ import annotations

from game.cards import Event
from game.messages import Message, Player, Several, message
from game.totem import events as ev
from game.totem.naming import hand_name, hand_names, time_told
from game.totem.view import TotemView


def tell(event: Event, view: TotemView) -> tuple[Message, ...]:
    """What the log writes about an event."""
    said = sentence(event, view)
    return () if said is None else (said,)


def sentence(event: Event, view: TotemView) -> Message | None:
    """An event in one sentence, if there is anything to say."""
    match event:
        case ev.Dealt(game=game, starts=starts):
            return message("totem-log-dealt", game=game, name=hand_name(view, starts))
        case ev.Grabbed(verdict="correct"):
            return _grabbed(event, view)
        case ev.DuelWon(winner, losers, _):
            return message(
                "totem-log-duel", name=hand_name(view, winner), losers=hand_names(view, losers)
            )
        case ev.RushWon(winner):
            return message("totem-log-rush", name=hand_name(view, winner))
        case ev.LastCardFailed(owners):
            names = hand_names(view, owners)
            return message("totem-log-last-card", names=names, count=len(owners))
        case ev.Punished(hand, count):
            return message("totem-log-punished", name=hand_name(view, hand), count=count)
        case ev.NewDeck(hand, why):
            return message(f"totem-log-new-deck-{why}", name=hand_name(view, hand))
        case ev.PotDealtOut(count):
            return message("totem-log-pot-dealt-out", count=count)
        case ev.Slipped(hand):
            return message("totem-log-slipped", name=hand_name(view, hand))
        case ev.RuleChanged(rule):
            return message(f"totem-log-rule-{rule}")
        case ev.WentOut(hands, place):
            names = hand_names(view, hands)
            return message("totem-log-out", names=names, count=len(hands), place=place)
        case ev.RushLapsed():
            return message("totem-log-rush-lapsed")
    return None


def _grabbed(event: ev.Grabbed, view: TotemView) -> Message:
    """Who has the totem, and by how much each of the others was beaten."""
    name, time = hand_name(view, event.hand), time_told(event.reaction)
    began = next(ms for hand, ms, _ in event.presses if hand == event.hand)
    others = tuple(
        _beaten(hand_name(view, hand), ms - began)
        for hand, ms, _ in event.presses
        if hand != event.hand
    )
    if not others:
        return message("totem-log-grabbed", name=name, time=time)
    key = "totem-log-tie" if event.tie else "totem-log-first"
    return message(key, name=name, time=time, others=Several(others))


def _beaten(name: Message | Player, late: int) -> Message:
    """Who was beaten, and how much later they had pressed; sooner, if they had no right of way."""
    when = "same" if late == 0 else "later" if late > 0 else "sooner"
    return message("totem-log-beaten", name=name, when=when, ms=abs(late))
