"""What each word of a step can be, as a palette lays it out."""

from __future__ import annotations

from dataclasses import replace

from game.frantic.composed.card import AMOUNTS, TARGETS
from scenes.controllers.frantic.composed_words import amount_words, target_words
from scenes.controllers.frantic.workshop.bench import Bench
from scenes.controllers.frantic.workshop.palette import Choice
from scenes.words import Words

MINUS = "−"


def choices(words: Words, bench: Bench, what: str, at: int) -> list[Choice]:
    """All that the action, the amount or the target of a step can be."""
    match what:
        case "action":
            return _actions(words, bench, at)
        case "amount":
            return _amounts(words, bench, at)
    return _targets(words, bench, at)


def _actions(words: Words, bench: Bench, at: int) -> list[Choice]:
    return [
        Choice(
            action, words(f"frantic-workshop-do-{action}"),
            words(f"frantic-workshop-do-{action}-hint"), bench.may_be(at, action),
        )
        for action in TARGETS
    ]  # fmt: skip


def _amounts(words: Words, bench: Bench, at: int) -> list[Choice]:
    part = bench.parts[at]
    if part.action == "score":
        return [Choice(one, f"{int(one):+d}".replace("-", MINUS)) for one in AMOUNTS["score"]]
    return [
        Choice(one, amount_words(words, replace(part, amount=one), "self"))
        for one in AMOUNTS[part.action]
    ]


def _targets(words: Words, bench: Bench, at: int) -> list[Choice]:
    part = bench.parts[at]
    return [
        Choice(
            target, target_words(words, bench.card, replace(part, target=target)),
            words(f"frantic-workshop-at-{target}-hint"),
        )
        for target in TARGETS[part.action]
    ]  # fmt: skip
