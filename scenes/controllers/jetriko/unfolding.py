"""How the table looks after each single thing that happened: pure functions of a view."""

from __future__ import annotations

from dataclasses import replace

from game.cards import HIDDEN, NOBODY, CardsMoved, Event
from game.jetriko import events as ev
from game.jetriko.cards import NOTHING
from game.jetriko.state import Attack
from game.jetriko.view import JetrikoView


def after(view: JetrikoView, event: Event) -> JetrikoView:
    """The table after this happened, as far as it can be seen."""
    match event:
        case CardsMoved():
            return _moved(view, event)
        case ev.AttackSent(kind, value, attacker, victim):
            return replace(view, attack=Attack(kind, value, attacker, victim))
        case ev.AttackEnded():
            return replace(view, attack=None)
        case ev.DirectionSet(direction):
            return replace(view, direction=direction)
        case ev.BackShown(back):
            return replace(view, back=back)
        case ev.TurnBegan(seat):
            return replace(view, turn=seat, bound=False)
        case ev.BoundByBlank():
            return replace(view, bound=True)
        case ev.RoundBegan(number, dealer):
            return replace(view, number=number, dealer=dealer, discard=(), top=NOTHING)
        case ev.RoundWon(_, wins) | ev.RoundBlocked(_, wins):
            return replace(view, wins=wins)
    return view


def _moved(view: JetrikoView, event: CardsMoved) -> JetrikoView:
    source, target, cards = event.source, event.target, event.cards
    counts, hand, pile, discard = list(view.counts), list(view.hand), view.pile, view.discard
    match source.kind:
        case "hand":
            counts[source.owner] -= len(cards)
            if source.owner == view.seat:
                hand = [card for card in hand if card not in cards]
        case "draw":
            pile -= len(cards)
        case "discard":
            discard = tuple(card for card in discard if card not in cards)
            if HIDDEN in cards:
                discard = discard[-1:]
    match target.kind:
        case "hand":
            counts[target.owner] += len(cards)
            if target.owner == view.seat:
                hand += [card for card in cards if card != HIDDEN]
        case "draw":
            pile += len(cards)
        case "discard":
            seen = tuple(card for card in cards if card != HIDDEN)
            discard = (*seen, *discard) if event.under else (*discard, *seen)
    top = discard[-1] if discard else NOTHING
    free = view.attack is None and (not discard or top >= 75)
    return replace(view, counts=tuple(counts), hand=tuple(hand), pile=pile, discard=discard,
                   top=top, free=free, asked=(), drawn=NOBODY)  # fmt: skip
