"""What NYET! asks, and everything a player may try to answer (Choices C-1 to C-8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Card, Seat
from game.messages import Message, Player, message
from game.nyet.board import CHARACTERS, FIRST, LINES, Box, boxes_of, line_of, open_boxes
from game.nyet.cards import FACE
from game.nyet.discards import how_many
from game.nyet.moves import (
    Choose,
    Discard,
    FormTeams,
    GiveBonus,
    GoOn,
    NyetMove,
    Pass,
    Play,
    Veto,
)
from game.nyet.naming import against, box_name, box_says, card_name
from game.nyet.view import NyetView
from game.prompts import Answer, Check, Question, Thing, tried

DONE = Thing("answer", "done")
GO_ON = Thing("answer", "go-on")


def ask(
    view: NyetView, moves: Sequence[NyetMove], check: Check, picks: tuple[Thing, ...]
) -> Question:
    """What that seat is asked, after these picks."""
    assert view.seat is not None
    seat = view.seat
    match view.phase:
        case "characters":
            answers = _characters(seat, check)
        case "vetoes":
            answers = _boxes(view, seat, check)
        case "teams" | "bonus":
            answers = [_arrangement(view, move, check) for move in moves]
        case "discards" | "passes":
            answers = _to_leave(view, moves, check, picks)
        case "tricks":
            answers = [
                tried(_card(card), card_name(card), Play(seat, FACE[card]), check)
                for card in view.hand
            ]
        case _:
            answers = [tried(GO_ON, message("nyet-go-on"), GoOn(seat), check)]
    return Question(text(view, seat), tuple(answers))


def vetoes_left(view: NyetView) -> int:
    """How many tokens are still to be placed in this round (NYET-25)."""
    no_trump = view.options.no_trump
    return sum(len(open_boxes(line, view.covered, no_trump)) - 1 for line in LINES)


def vetoes_of(view: NyetView, seat: Seat) -> int:
    """How many of them this seat places: they go round from the dealer on (NYET-21)."""
    seats = len(view.counts)
    away = (seat - view.dealer - len(view.tokens)) % seats
    return (vetoes_left(view) - away + seats - 1) // seats


def text(view: NyetView, seat: Seat) -> Message:
    """What is asked of that seat, in one sentence."""
    return message(f"nyet-ask-{word_of(view)}", name=Player(seat), count=vetoes_left(view))


def word_of(view: NyetView) -> str:
    """What a question is called in the keys of its sentences."""
    if view.phase == "discards" and view.terms is not None:
        return f"discards-{view.terms.discards}"
    return view.phase


def _card(card: Card) -> Thing:
    return Thing("card", card)


def _characters(seat: Seat, check: Check) -> list[Answer]:
    return [
        tried(Thing("character", n), message(f"nyet-character-{word}"), Choose(seat, n), check)
        for n, word in enumerate(CHARACTERS)
    ]


def _boxes(view: NyetView, seat: Seat, check: Check) -> list[Answer]:
    """Every box of the board."""
    return [
        Answer(Thing("box", box), box_name(box), Veto(seat, box), check(Veto(seat, box)),
               box_says(view, box))
        for box in boxes_on(view)
    ]  # fmt: skip


def boxes_on(view: NyetView) -> list[Box]:
    """The boxes of the board; those of characters not in the game are not on it (NYET-03)."""
    return [
        box
        for line in LINES
        for box in boxes_of(line, view.options.no_trump)
        if line_of(box) != FIRST or box in view.characters
    ]


def _arrangement(view: NyetView, move: NyetMove, check: Check) -> Answer:
    """One way to form the teams, or a member of the smaller team for the Bonus card."""
    if isinstance(move, GiveBonus):
        label = message("nyet-answer-bonus", name=Player(move.holder))
        return tried(Thing("seat", move.holder), label, move, check)
    assert isinstance(move, FormTeams)
    mine = (move.seat, *move.partners)
    others = tuple(seat for seat in range(len(view.counts)) if seat not in mine)
    word = " ".join(map(str, ("teams", *move.partners)))
    return tried(Thing("answer", word), against("nyet-answer-teams", mine, others), move, check)


def _to_leave(
    view: NyetView, moves: Sequence[NyetMove], check: Check, picks: tuple[Thing, ...]
) -> list[Answer]:
    """Cards to pick, as many as are needed, and then "done" (NYET-36, NYET-57 to NYET-59)."""
    assert view.seat is not None and view.terms is not None
    passing = view.phase == "passes"
    needed = 1 if passing else how_many(view.terms.discards)
    chosen = tuple(sorted(FACE[int(pick.value)] for pick in picks))
    answers = []
    if len(picks) < needed:
        free = {card for move in moves for card in given_away(move)}
        answers = [
            Answer(
                _card(card),
                card_name(card),
                refusal=None if FACE[card] in free else check(Discard(view.seat, (FACE[card],))),
            )
            for card in view.hand
            if _card(card) not in picks
        ]
    move = Pass(view.seat, chosen[0]) if passing and chosen else Discard(view.seat, chosen)
    said = message("nyet-confirm", count=len(picks), needed=needed, left=needed - len(picks))
    return [*answers, tried(DONE, said, move, check)]


def given_away(move: NyetMove) -> tuple[Card, ...]:
    """The cards that leave the hand by this move, by face."""
    match move:
        case Discard(cards=cards):
            return cards
        case Pass(card=card):
            return (card,)
    return ()
