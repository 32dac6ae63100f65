"""How a view of NYET! follows what its seat saw happen."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from game.cards import HIDDEN, NOBODY, CardsMoved, Event, MovedAtOnce
from game.nyet import events as ev
from game.nyet.board import CHARACTERS, Box, Token
from game.nyet.values import Result, Trick
from game.nyet.view import NyetView
from game.telling import Asked, with_hands, with_one


def after(view: NyetView, event: Event) -> NyetView:
    """The view after that event."""
    match event:
        case Asked():
            asked: NyetView = event.put_into(view)
            return asked
        case CardsMoved():
            return _moved(view, event)
        case MovedAtOnce(moves):
            return reduce(_moved, moves, view)
        case ev.CharacterChosen(seat, character):
            chosen = with_one(view.characters, seat, character)
            return _covering(replace(view, characters=chosen))
        case ev.RoundBegan(number, dealer):
            return replace(view, number=number, dealer=dealer, discards=((),) * len(view.counts))
        case ev.TokenPlaced(seat, box):
            return _covering(replace(view, tokens=_with_token(view, seat, box)))
        case ev.TermsRead(terms):
            return replace(view, terms=terms, leader=terms.first)
        case ev.TeamsFormed(teams):
            return replace(view, teams=teams)
        case ev.BonusGiven(holder):
            return replace(view, bonus=holder)
        case ev.TrickTaken(winner, loot):
            trick = Trick(view.leader, view.trick, winner, loot)
            return _counted(replace(view, trick=(), leader=winner, tricks=(*view.tricks, trick)))
        case ev.RoundScored():
            assert view.terms is not None
            line = Result(view.dealer, view.terms, view.teams, view.bonus, event.tricks, event.loot,
                          event.gains)  # fmt: skip
            return replace(view, scores=event.scores, sheet=(*view.sheet, line))
        case ev.BoardCleared():
            return _covering(_counted(replace(
                view, tokens=(), terms=None, teams=(), bonus=NOBODY, discards=(), rest=0,
                given=NOBODY, received=NOBODY, tricks=(), leader=NOBODY,
            )))  # fmt: skip
    return view


def _with_token(view: NyetView, seat: int, box: Box) -> tuple[Token, ...]:
    """The tokens of this round; where they are anonymous, in the order of the board (O-5)."""
    if not view.options.anonymous:
        return (*view.tokens, Token(box, seat))
    return tuple(sorted((*view.tokens, Token(box)), key=lambda token: token.box))


def _covering(view: NyetView) -> NyetView:
    """The view with all covered boxes, those of characters not in the game too (NYET-03)."""
    if NOBODY in view.characters:
        return view
    unused = (box for box in range(len(CHARACTERS)) if box not in view.characters)
    return replace(view, covered=frozenset((*(token.box for token in view.tokens), *unused)))


def _counted(view: NyetView) -> NyetView:
    """The view with everybody's tricks and loot counted."""
    seats = range(len(view.counts))
    won = tuple(sum(trick.winner == seat for trick in view.tricks) for seat in seats)
    loot = tuple(
        tuple(card for trick in view.tricks if trick.winner == seat for card in trick.loot)
        for seat in seats
    )
    return _look_back(replace(view, tricks_won=won, loot=loot))


def _look_back(view: NyetView) -> NyetView:
    """The view with the tricks that may be looked at (O-6)."""
    tricks = {"all": view.tricks, "last": () if view.trick else view.tricks[-1:]}
    return replace(view, look_back=tricks.get(view.options.look_back, ()))


def _moved(view: NyetView, event: CardsMoved) -> NyetView:
    """The view after cards changed their place."""
    source, target, number = event.source, event.target, len(event.cards)
    view = with_hands(view, event)
    match source.kind, target.kind:
        case "hand", "trick":
            return _look_back(replace(view, trick=(*view.trick, *event.cards)))
        case "hand", "discard":
            seen = event.cards if source.owner == view.seat else (HIDDEN,) * number
            return replace(view, discards=with_one(view.discards, source.owner, seen))
        case "hand", "hand" if source.owner == view.seat:
            return replace(view, given=event.cards[0])
        case "hand", "hand" if target.owner == view.seat:
            return replace(view, received=event.cards[0])
        case "deck", "rest":
            return replace(view, rest=number)
    return view
