"""What Totem asks besides grabs, which are pressed and never chosen: duel or rush, what comes next.

The moves that answer bear the time of the view; who plays one says when it was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.chair import Chair
from game.messages import message
from game.prompts import Answer, Check, Prompt, Question, Thing, tried
from game.totem.moves import Choose, NextGame, Resume, Stop, TotemMove
from game.totem.naming import hand_name, hand_names
from game.totem.seeing import rivals
from game.totem.view import TotemView

DUEL, RUSH = Thing("answer", "duel"), Thing("answer", "rush")
NEXT, STOP, GO_ON = Thing("answer", "next"), Thing("answer", "stop"), Thing("answer", "go-on")


def ask(
    view: TotemView, moves: Sequence[TotemMove], check: Check, picks: tuple[Thing, ...]
) -> Question:
    """What that seat is asked now; no answers: nothing that is chosen."""
    match view.phase:
        case "choice" if view.hands[view.chooser].owner == view.seat:
            name = hand_name(view, view.chooser)
            return Question(message("totem-choose", name=name), tuple(_ways(view, check)))
        case "game_over":
            answers = [tried(NEXT, message("totem-do-next"), NextGame(view.now), check)]
            if view.options.games == "endless":
                answers.append(tried(STOP, message("totem-do-stop"), Stop(view.now), check))
            return Question(message("totem-ask-next"), tuple(answers))
        case "paused":
            go_on = tried(GO_ON, message("totem-do-go-on"), Resume(view.now), check)
            return Question(message("totem-ask-go-on"), (go_on,))
    return Question(message("totem-ask-nothing"), ())


def _ways(view: TotemView, check: Check) -> list[Answer]:
    """Duel or rush, with what each would mean (TOT-516)."""
    hand = view.chooser
    losers, pile = rivals(view, hand), view.hands[hand].pile
    means = message("totem-choice-duel-means", pile=pile, pot=view.pot,
                    losers=hand_names(view, losers), count=len(losers))  # fmt: skip
    found = (
        (DUEL, "totem-choice-duel", means),
        (RUSH, "totem-choice-rush", message("totem-choice-rush-means", pile=pile)),
    )
    return [
        Answer(thing, message(key), move, check(move), means)
        for thing, key, means in found
        for move in [Choose(hand, str(thing.value), view.now)]
    ]


def prompt_of(chair: Chair) -> Prompt | None:
    """What that seat may choose now, or None while there is nothing but grabs."""
    if chair.seat is None:
        return None
    prompt = Prompt.of(chair.seat, partial(ask, chair.view, (), chair.check))
    return prompt if prompt.answers else None
