"""What NYET! tells: a sentence or more for each event, as the seat that saw it may know it."""

from __future__ import annotations

from game.cards import CardsMoved, Event
from game.messages import Message, Player, Several, message, players
from game.numerals import signed
from game.nyet import events as ev
from game.nyet.asking import vetoes_left
from game.nyet.board import CHARACTERS, LINE_WORDS
from game.nyet.naming import box_name, card_name, law
from game.nyet.view import NyetView


def tell(event: Event, view: NyetView) -> tuple[Message, ...]:
    """What the log writes about an event; the view says what the options hide (O-5)."""
    match event:
        case ev.CharacterChosen(seat, character):
            return (
                message("nyet-log-character", name=Player(seat), character=CHARACTERS[character]),
            )
        case ev.RoundBegan(number, dealer):
            return (message("nyet-log-round", number=number, name=Player(dealer)),)
        case ev.TokenPlaced(seat, box) if not view.options.anonymous:
            return (message("nyet-log-token", name=Player(seat), box=box_name(box)),)
        case ev.LineClosed(line, box):
            title = message(f"nyet-line-{LINE_WORDS[line]}")
            return (message("nyet-log-line", line=title, box=box_name(box)),)
        case ev.TermsRead(terms):
            return law(terms)
        case ev.TeamsFormed(teams):
            return (_teams(teams),)
        case ev.BonusGiven(holder):
            return (message("nyet-log-bonus", name=Player(holder)),)
        case ev.Confirmed(seat, _):
            return (message("nyet-log-confirmed", name=Player(seat)),)
        case CardsMoved(cards=(card,), source=source, target=target) if target.kind == "trick":
            return (message("nyet-log-played", name=Player(source.owner), card=card_name(card)),)
        case ev.TrickTaken(winner, loot):
            if loot:
                return (message("nyet-log-trick-loot", name=Player(winner), count=len(loot)),)
            return (message("nyet-log-trick", name=Player(winner)),)
        case ev.RoundScored(gains=gains, scores=scores):
            return tuple(
                message("nyet-log-scored", name=Player(seat), gain=signed(gain), score=score)
                for seat, (gain, score) in enumerate(zip(gains, scores, strict=True))
            )
    return ()


def _teams(teams: tuple[int, ...]) -> Message:
    """Who plays against whom."""
    one, other = (
        players(seat for seat, team in enumerate(teams) if team == side) for side in (0, 1)
    )
    return message("nyet-log-teams", one=one, other=other)


def describe(view: NyetView) -> tuple[Message, ...]:
    """How the table stands: the law or the vetoes left, teams, the trick, the own hand, scores."""
    said: list[Message] = []
    if view.phase == "vetoes":
        said.append(message("nyet-note-vetoes", count=vetoes_left(view)))
    if view.terms is not None:
        said += law(view.terms)
    if view.teams:
        said.append(_teams(view.teams))
    seats = len(view.counts)
    for at, card in enumerate(view.trick):
        player = Player((view.leader + at) % seats)
        said.append(message("nyet-log-played", name=player, card=card_name(card)))
    if view.hand:
        said.append(message("nyet-your-hand", cards=Several(tuple(map(card_name, view.hand)))))
    for seat, score in enumerate(view.scores):
        said.append(message("nyet-score", name=Player(seat), tricks=view.tricks_won[seat],
                            loot=len(view.loot[seat]), score=score))  # fmt: skip
    return tuple(said)
