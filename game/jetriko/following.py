"""How a view of Jetriko follows what its seat saw happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, MovedAtOnce, Seat
from game.jetriko import events as ev
from game.jetriko.cards import NOTHING, WHITE, mask_of
from game.jetriko.looking import just_drawn
from game.jetriko.moves import CLOCKWISE
from game.jetriko.remembering import Bounds, split_fresh
from game.jetriko.steps import AskDiscard, Share
from game.jetriko.values import Attack
from game.jetriko.view import JetrikoView
from game.telling import Asked, with_one


def after(view: JetrikoView, event: Event) -> JetrikoView:
    """The view after that event."""
    match event:
        case Asked():
            asked: JetrikoView = event.put_into(view)
            return replace(asked, drawn=just_drawn(asked.agenda, asked.seat))
        case CardsMoved():
            return _settled(_stepped(_moved(view, event), event))
        case MovedAtOnce(moves):
            return _settled(_moved_at_once(view, moves))
        case ev.NothingToDraw(seat):
            return _step_done(view, seat)
        case ev.BackShown(back):
            return replace(view, back=back)
        case ev.DirectionSet(direction):
            return replace(view, direction=direction)
        case ev.CardsShown(seat, cards):
            return _settled(_with_known(view, seat, cards))
    return _settled(_in_turn(view, event))


def _in_turn(view: JetrikoView, event: Event) -> JetrikoView:
    """The view after something by which rounds, turns and attacks begin or end."""
    match event:
        case ev.RoundBegan(number, dealer):
            return _before_the_deal(view, number, dealer)
        case ev.TurnBegan(seat):
            return replace(view, turn=seat, traps=(), bound=False)
        case ev.BoundByBlank():
            return replace(view, bound=True)
        case ev.PassedOver(seat):
            return replace(view, turn=seat)
        case ev.Passed(_, blocked):
            return replace(view, passes=view.passes + 1 if blocked else 0)
        case ev.TrapRevealed(_, trap):
            return replace(view, traps=(*view.traps, trap), bound=False, passes=0)
        case ev.AttackSent(kind, value, attacker, victim):
            return replace(view, attack=Attack(kind, value, attacker, victim))
        case ev.AttackDivided(_, value, attacker):
            return replace(view, agenda=(Share(value, attacker),))
        case ev.AttackEnded():
            return replace(view, attack=None, agenda=())
        case ev.RoundWon(winner, wins) | ev.RoundBlocked(winner, wins):
            dealer = view.dealer if winner == NOBODY else winner
            return replace(
                view, wins=wins, dealer=dealer, turn=NOBODY, traps=(), bound=False, phase="scores"
            )
    return view


def _before_the_deal(view: JetrikoView, number: int, dealer: Seat) -> JetrikoView:
    """All cards lie in the draw pile, and nobody knows anything (JET-3)."""
    nothing = (0,) * len(view.counts)
    return replace(
        view, number=number, dealer=dealer, direction=CLOCKWISE, passes=0, shuffles=0, hand=(),
        counts=nothing, known=((),) * len(view.counts), discard=(), pile=len(view.deck), kept=0,
        fresh_least=nothing, fresh_most=nothing,
    )  # fmt: skip


def _settled(view: JetrikoView) -> JetrikoView:
    """The view with all that follows from where the cards lie."""
    top = view.discard[-1] if view.discard else NOTHING
    held = {*view.somewhere, *_cards_of(view, view.kept)}
    held -= {*view.discard, *(card for hand in view.known for card in hand)}
    brink = tuple(seat for seat, count in enumerate(view.counts) if not count)
    return replace(
        view,
        top=top,
        free=view.attack is None and (not view.discard or top >= WHITE[0]),
        somewhere=tuple(sorted(held)),
        brink=() if view.turn == NOBODY else brink,
        drawn=NOTHING,
    )


def _cards_of(view: JetrikoView, mask: int) -> tuple[Card, ...]:
    return tuple(card for card in view.deck if mask >> card & 1)


# Cards that change their place


def _moved(view: JetrikoView, event: CardsMoved) -> JetrikoView:
    source, target, cards = event.source, event.target, event.cards
    if (source.kind, target.kind) == ("hand", "hand"):
        return _moved_at_once(view, (event,))
    if (source.kind, target.kind) == ("discard", "draw"):
        return _reshuffled(view, cards) if event.open else view
    match source.kind:
        case "hand":
            for card in cards:
                view = _left(view, source.owner, card, target.kind)
        case "draw":
            view = replace(view, pile=view.pile - len(cards))
    match target.kind:
        case "hand":
            view = _with_known(_counted(view, target.owner, len(cards)), target.owner, cards)
            if view.shuffles:
                view = _more_fresh(view, target.owner, len(cards), len(cards))
        case "discard":
            discard = (*cards, *view.discard) if event.under else (*view.discard, *cards)
            played = source.kind == "hand" and not event.under
            view = replace(view, discard=discard, passes=0 if played else view.passes)
    return view


def _reshuffled(view: JetrikoView, cards: Sequence[Card]) -> JetrikoView:
    """What is in neither pile now is in hands (JET-82)."""
    discard = tuple(card for card in view.discard if card not in cards)
    nothing = (0,) * len(view.counts)
    kept = mask_of(view.deck) & ~mask_of(cards) & ~mask_of(discard)
    return replace(view, discard=discard, pile=len(cards), shuffles=view.shuffles + 1, kept=kept,
                   fresh_least=nothing, fresh_most=nothing, somewhere=())  # fmt: skip


def _left(view: JetrikoView, seat: Seat, card: Card, to: str) -> JetrikoView:
    """A card left a hand, for the discard pile, or to lie aside in a Divide for a while."""
    view = _with_known(_counted(view, seat, -1), seat, without=(card,))
    if to != "discard" or not view.shuffles:
        return view
    fresh = -1 if not view.kept >> card & 1 else 0
    return _more_fresh(view, seat, fresh, fresh)


def _moved_at_once(view: JetrikoView, moves: Sequence[CardsMoved]) -> JetrikoView:
    """Cards pass from hand to hand; a hand that goes whole stays known to whoever knew it."""
    somewhere, passed = view.somewhere, []
    for move in moves:
        giver, number = _giver(view, move), len(move.cards)
        known = view.known[giver]
        if move.source.kind == "hand":
            view = _counted(view, giver, -number)
        before = view.fresh_least[giver], view.fresh_most[giver]
        stayed, fresh = split_fresh(before, number, view.counts[giver])
        view = _with_fresh(view, giver, stayed)
        cards = move.cards
        if HIDDEN in cards:
            somewhere += known if view.counts[giver] else ()
            cards = () if view.counts[giver] else known
            view = _with_known(view, giver, without=known)
        view = _with_known(view, giver, without=cards)
        passed.append((move.target.owner, number, cards, fresh))
    for taker, number, cards, fresh in passed:
        view = _with_known(_counted(view, taker, number), taker, cards)
        view = _more_fresh(view, taker, *fresh)
    return replace(view, somewhere=somewhere)


def _giver(view: JetrikoView, move: CardsMoved) -> Seat:
    """Whose cards they were; what lies aside was taken from the other one of a Divide (JET-160)."""
    if move.source.kind == "hand" or view.attack is None:
        return move.source.owner
    return view.attack.attacker + view.attack.victim - move.target.owner


def _counted(view: JetrikoView, seat: Seat, more: int) -> JetrikoView:
    return replace(view, counts=with_one(view.counts, seat, view.counts[seat] + more))


def _more_fresh(view: JetrikoView, seat: Seat, least: int, most: int) -> JetrikoView:
    """So many more cards of a hand, at least and at most, came since the last reshuffle."""
    least = max(0, view.fresh_least[seat] + least)
    most = min(max(0, view.fresh_most[seat] + most), view.counts[seat])
    return _with_fresh(view, seat, (least, most))


def _with_fresh(view: JetrikoView, seat: Seat, bounds: Bounds) -> JetrikoView:
    """This is how many cards of a hand, at least and at most, came since the last reshuffle."""
    least, most = bounds
    return replace(
        view,
        fresh_least=with_one(view.fresh_least, seat, least),
        fresh_most=with_one(view.fresh_most, seat, most),
    )


def _with_known(
    view: JetrikoView, seat: Seat, cards: Sequence[Card] = (), without: Sequence[Card] = ()
) -> JetrikoView:
    """The view with these cards known in a hand, and those not any more."""
    kept = {*view.known[seat], *cards} - {HIDDEN, *without}
    hand = tuple(sorted(kept))
    view = replace(view, known=with_one(view.known, seat, hand))
    return replace(view, hand=hand) if seat == view.seat else view


# The steps of a Divide


def _share(view: JetrikoView) -> Share | None:
    return next((step for step in view.agenda if isinstance(step, Share)), None)


def _stepped(view: JetrikoView, event: CardsMoved) -> JetrikoView:
    """A card drawn in a Divide, or taken aside, is one step of it."""
    moved = event.source.kind, event.target.kind
    if event.target.kind == "aside" or moved == ("draw", "hand"):
        return _step_done(view, event.target.owner)
    return view


def _step_done(view: JetrikoView, seat: Seat) -> JetrikoView:
    """A step of a Divide is over; the other one's that took nothing before it is over too."""
    attack, share = view.attack, _share(view)
    if attack is None or share is None:
        return view
    other, left = attack.attacker + attack.victim - seat, share.left
    if not isinstance(view.agenda[0], AskDiscard):
        left -= 1 if share.seat == seat else 2
    # After the last step it stays to be seen, until the attack has ended.
    return replace(view, agenda=(Share(left, other) if left > 0 else Share(0, seat),))
