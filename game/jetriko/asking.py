"""What Jetriko asks, and everything a player may try to answer (Choices C1 to C19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cards import Card, Seat
from game.jetriko.cards import COLOUR_WORDS
from game.jetriko.moves import (
    CLOCKWISE,
    DIRECTION_WORDS,
    Choose,
    Decline,
    Discard,
    Draw,
    Give,
    GoOn,
    JetrikoMove,
    NameColour,
    Pass,
    Play,
    Start,
    Stop,
    TakeHit,
)
from game.jetriko.naming import announced, card_does, card_name, colour_name, next_to_draw
from game.jetriko.steps import AskDiscard, AskHandDown
from game.jetriko.view import JetrikoView
from game.messages import Message, Player, message
from game.prompts import Answer, Check, Question, Thing, tried

DONE, PILE = Thing("answer", "done"), Thing("pile", "draw")
# Moves that are answers of their own, with what they are called.
BARE: dict[type, tuple[str, str]] = {
    TakeHit: ("take-hit", "jetriko-do-take-hit"),
    Pass: ("pass", "jetriko-do-pass"),
    Decline: ("decline", "jetriko-do-decline"),
    GoOn: ("go-on", "jetriko-do-go-on"),
    Stop: ("stop", "jetriko-do-stop"),
}


def ask(
    view: JetrikoView, moves: Sequence[JetrikoMove], check: Check, picks: tuple[Thing, ...]
) -> Question:
    """What that seat is asked, after these picks."""
    assert view.seat is not None
    seat = view.seat
    match view.phase:
        case "discard":
            answers = _to_discard(view, seat, check, picks)
        case "main" | "drawn" | "defence" | "hand-down" | "u-turn" | "gift":
            if picks:
                return _how(view, seat, moves, int(picks[0].value))
            answers = [*_from_hand(view, seat, moves, check), *_besides(view, moves)]
        case _:
            answers = [_way(view, move) for move in moves]
    return Question(text(view, seat, moves), tuple(answers))


def needed(view: JetrikoView) -> int:
    """How many cards are to be discarded now."""
    step = view.agenda[0] if view.agenda else None
    return min(step.count, len(view.hand)) if isinstance(step, AskDiscard) else 0


def text(view: JetrikoView, seat: Seat, moves: Sequence[JetrikoMove]) -> Message:
    """What is asked of that seat before anything is picked, in one sentence."""
    step = view.agenda[0] if view.agenda else None
    key, other = view.phase, seat
    plays = any(isinstance(move, Play) for move in moves)
    if isinstance(step, AskDiscard):
        key = f"discard-{step.why}"
    elif isinstance(step, AskHandDown):
        other = step.to
    elif view.phase == "main":
        key = _main(view, moves, plays)
    elif view.phase in ("drawn", "defence") and not plays:
        key = f"{view.phase}-none"
    elif view.phase == "drawn" and view.options.after_drawing == "drawn":
        key = "drawn-only"
    asked = message(
        f"jetriko-ask-{key}", name=Player(seat), other=Player(other), count=needed(view)
    )
    if view.phase == "defence" and view.attack is not None:
        return message("jetriko-ask-attacked", attack=announced(view.attack), sentence=asked)
    return asked


def _main(view: JetrikoView, moves: Sequence[JetrikoMove], plays: bool) -> str:
    draws = any(isinstance(move, Draw) for move in moves)
    if not plays and not draws:
        return "main-pass-none"
    if view.bound:
        return "main-bound" if plays else "main-bound-draw"
    if not plays:
        return "main-none"
    if not draws:
        return "main-pass"
    return "main-free" if view.free else "main"


# A card of the hand, and what is done with it


def _from_hand(
    view: JetrikoView, seat: Seat, moves: Sequence[JetrikoMove], check: Check
) -> list[Answer]:
    """The own cards: played or given at once, or asked how; what does not fit says why."""
    giving = view.phase in ("hand-down", "u-turn", "gift")
    tried_so: Callable[[Seat, Card], JetrikoMove] = Give if giving else Play
    answers = []
    for card in view.hand:
        ways = _ways(card, moves)
        move = ways[0] if len(ways) == 1 else None
        refusal = None if ways else check(tried_so(seat, card))
        answers.append(Answer(Thing("card", card), card_name(card), move, refusal, card_does(card)))
    return answers


def _ways(card: Card, moves: Sequence[JetrikoMove]) -> list[JetrikoMove]:
    return [move for move in moves if isinstance(move, Play | Give) and move.card == card]


def _how(view: JetrikoView, seat: Seat, moves: Sequence[JetrikoMove], card: Card) -> Question:
    """Which way round a Deflect sends the attack, at whom it is aimed, who gets the card."""
    ways = _ways(card, moves)
    return Question(text_of_use(view, seat, ways), tuple(_way(view, move) for move in ways))


def text_of_use(view: JetrikoView, seat: Seat, ways: Sequence[JetrikoMove]) -> Message:
    """What is asked about a card that was picked, in one sentence."""
    turns = any(isinstance(move, Play) and move.direction for move in ways)
    key = "to-whom" if view.phase == "gift" else "which-way" if turns else "whom"
    return message(f"jetriko-ask-{key}", name=Player(seat))


def _besides(view: JetrikoView, moves: Sequence[JetrikoMove]) -> list[Answer]:
    """What can be done without a card."""
    return [_way(view, move) for move in moves if not isinstance(move, Play | Give)]


def _to_discard(
    view: JetrikoView, seat: Seat, check: Check, picks: tuple[Thing, ...]
) -> list[Answer]:
    """Cards to pick, as many as are needed, and then "done"."""
    count = needed(view)
    left = [card for card in view.hand if Thing("card", card) not in picks]
    answers = [
        Answer(Thing("card", card), card_name(card), means=card_does(card))
        for card in left
        if len(picks) < count
    ]
    chosen = tuple(sorted(int(pick.value) for pick in picks))
    said = message("jetriko-do-confirm", count=len(picks), needed=count, left=count - len(picks))
    return [*answers, tried(DONE, said, Discard(seat, chosen), check)]


# What an answer is called


def _way(view: JetrikoView, move: JetrikoMove) -> Answer:
    """A legal move as an answer."""
    counts = view.counts
    match move:
        case Start(seat, direction):
            side = "left" if direction == CLOCKWISE else "right"
            label = message(f"jetriko-do-{side}", name=Player((seat + direction) % len(counts)))
            return Answer(Thing("answer", side), label, move)
        case Play(seat, _, direction, _) if direction:
            reached = (seat + direction) % len(counts)
            way = DIRECTION_WORDS[direction]
            label = message(
                "jetriko-do-direction", direction=way, name=Player(reached), count=counts[reached]
            )
            return Answer(Thing("answer", way), label, move)
        case Play(target=other) | Give(to=other) | Choose(other=other):
            label = message("jetriko-do-choose", name=Player(other), count=counts[other])
            return Answer(Thing("seat", other), label, move)
        case NameColour(colour=colour):
            return Answer(Thing("colour", COLOUR_WORDS[colour]), colour_name(colour), move)
        case Draw():
            return Answer(PILE, message("jetriko-do-draw"), move, means=next_to_draw(view))
    word, key = BARE[type(move)]
    return Answer(Thing("answer", word), message(key), move)
