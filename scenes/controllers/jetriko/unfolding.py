"""How the table looks after each single thing that happened: pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.cards import HIDDEN, NOBODY, CardsMoved, Event, MovedAtOnce, Seat
from game.jetriko import events as ev
from game.jetriko.cards import NOTHING, WHITE
from game.jetriko.state import Attack
from game.jetriko.steps import AskDiscard, Share
from game.jetriko.view import JetrikoView
from scenes.controllers.jetriko.sharing import share_of


def together(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events one by one; but what goes from several hands to others at once, at once."""
    for event in events:
        yield list(event.moves) if isinstance(event, MovedAtOnce) else [event]


def after(view: JetrikoView, event: Event) -> JetrikoView:
    """The table after this happened, as far as it can be seen."""
    match event:
        case CardsMoved():
            return _stepped(_moved(view, event), event)
        case MovedAtOnce(moves):
            for move in moves:
                view = after(view, move)
            return view
        case ev.NothingToDraw(seat):
            return _step_done(view, seat)
        case ev.AttackDivided(_, value, attacker):
            return replace(view, agenda=(Share(value, attacker),))
        case ev.AttackSent(kind, value, attacker, victim):
            return replace(view, attack=Attack(kind, value, attacker, victim))
        case ev.AttackEnded():
            return replace(view, attack=None, agenda=())
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
            return replace(view, wins=wins, phase="scores")
        case ev.CardsShown(seat, cards) if view.phase == "scores":
            known = (*view.known[:seat], cards, *view.known[seat + 1 :])
            return replace(view, known=known)
    return view


def _stepped(view: JetrikoView, event: CardsMoved) -> JetrikoView:
    """A card drawn in a Divide, or taken aside, is one step of it."""
    moved = event.source.kind, event.target.kind
    if event.target.kind == "aside" or moved == ("draw", "hand"):
        return _step_done(view, event.target.owner)
    return view


def _step_done(view: JetrikoView, seat: Seat) -> JetrikoView:
    """A step of a Divide is over; the other one's that took nothing before it is over too."""
    attack, share = view.attack, share_of(view)
    if attack is None or share is None:
        return view
    other, left = attack.attacker + attack.victim - seat, share.left
    if not isinstance(view.agenda[0], AskDiscard):
        left -= 1 if share.seat == seat else 2
    # After the last step it stays to be seen, until the attack has ended.
    return replace(view, agenda=(Share(left, other) if left > 0 else Share(0, seat),))


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
    free = view.attack is None and (not discard or top >= WHITE[0])
    return replace(view, counts=tuple(counts), hand=tuple(hand), pile=pile, discard=discard,
                   top=top, free=free, asked=(), drawn=NOBODY)  # fmt: skip
