"""What each word of a step can be, as a palette lays it out."""

from __future__ import annotations

from dataclasses import replace

from game.frantic.composed.bench import Bench
from game.frantic.composed.card import AMOUNTS, TARGETS
from game.frantic.composed.sentences import amount, target
from game.numerals import signed
from scenes.words import Words
from scenes.workshops.frantic.composed_words import saying
from scenes.workshops.frantic.palette import Choice


def choices(words: Words, bench: Bench, what: str, at: int) -> list[Choice]:
    """All that the action, the amount or the target of a step can be."""
    part, say = bench.parts[at], saying(words)
    match what:
        case "action":
            return [Choice(one, words(f"frantic-workshop-do-{one}"),
                           words(f"frantic-workshop-do-{one}-hint"), bench.may_be(at, one))
                    for one in TARGETS]  # fmt: skip
        case "amount" if part.action == "score":
            return [Choice(one, signed(int(one))) for one in AMOUNTS["score"]]
        case "amount":
            return [
                Choice(one, say(amount(replace(part, amount=one), "self")))
                for one in AMOUNTS[part.action]
            ]
    return [Choice(one, say(target(bench.card, replace(part, target=one))),
                   words(f"frantic-workshop-at-{one}-hint"))
            for one in TARGETS[part.action]]  # fmt: skip
