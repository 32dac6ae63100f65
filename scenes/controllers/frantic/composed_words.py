"""What a composed card does, in a sentence made of the words it was built from (FRA-344)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from game.frantic.cards import COLOUR_WORDS
from game.frantic.composing import EVENT_CARDS, Composed, Part
from scenes.words import Words

# Actions whose player is the one who does it, and those which leave that player out.
BY_THE_PLAYER = ("give", "steal", "swap", "wish")
OF_OTHERS = ("give", "collect", "steal")
# Stand for the words of a step that can be chosen, while it is still one sentence.
MARKS = {"who": "\ue000", "does": "\ue001", "what": "\ue002", "whom": "\ue003"}
PIECES = re.compile("[\u2066-\u2069]?([\ue000-\ue003])[\u2066-\u2069]?")


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words of a step, and which choice they say: action, amount, target, or none ("")."""

    says: str
    words: str


def wish_of(card: str, own: Composed) -> str:
    """What whoever plays the card wishes for besides: colour, number, either; or ""."""
    if card == "do_it_yourself":
        return "colour"
    return "" if card in EVENT_CARDS or own.type in COLOUR_WORDS else own.type


def sentence(words: Words, card: str, own: Composed) -> str:
    """All that the card does."""
    steps = ""
    for at, part in enumerate(own.parts):
        step = clause(words, card, part, later=at > 0)
        steps = words("frantic-made-next", steps=steps, step=step) if at else step
    wish = wish_of(card, own)
    if wish:
        return words("frantic-made-may", wish=wish, steps=steps)
    return begun(words("frantic-made-must", steps=steps))


def clause(words: Words, card: str, part: Part, later: bool) -> str:
    """What one step does; `later`: another one comes before it."""
    return "".join(piece.words for piece in pieces(words, card, part, later))


def pieces(words: Words, card: str, part: Part, later: bool) -> list[Piece]:
    """The same in its pieces, as one reads."""
    said = _said(words, card, part)
    whole = words(f"frantic-made-step-{part.action}", **MARKS, receiver=player_word(card),
                  later="yes" if later else "no")  # fmt: skip
    kinds = {mark: name for name, mark in MARKS.items()}
    found: list[Piece] = []
    for at, text in enumerate(PIECES.split(whole)):
        name = kinds[text] if at % 2 else ""
        piece = Piece(_choice(part, name), said[name]) if name else Piece("", text)
        if found and not (found[-1].says or piece.says):
            found[-1] = Piece("", found[-1].words + piece.words)
        elif piece.words:
            found.append(piece)
    return found


def _choice(part: Part, name: str) -> str:
    """Which choice those words of a step say."""
    if name in ("does", "what"):
        return "action" if name == "does" else "amount"
    about = "whom" if part.action in BY_THE_PLAYER else "who"
    return "target" if name == about and part.action != "wish" else ""


def _said(words: Words, card: str, part: Part) -> dict[str, str]:
    """What stands for each mark."""
    player = player_word(card)
    target = target_word(card, part)
    subject = player if part.action in BY_THE_PLAYER else target
    return {
        "who": words("frantic-made-who", target=subject),
        "whom": words("frantic-made-whom", target=target),
        "does": words(f"frantic-made-does-{_verb(part)}", target=subject),
        "what": amount_words(words, part, target),
    }  # fmt: skip


def player_word(card: str) -> str:
    """Whose card it is, as the messages call them: who plays it, or set it off."""
    return "trigger" if card in EVENT_CARDS else "self"


def target_word(card: str, part: Part) -> str:
    """Whom a step is about, as the messages call it."""
    event = card in EVENT_CARDS
    match part.target:
        case "self" if event:
            return "trigger"
        case "left" | "right" if event:
            return f"event-{part.target}"
        case "everyone" if part.action in OF_OTHERS:
            return "each"
    return part.target


def target_words(words: Words, card: str, part: Part) -> str:
    """The same in words, as they stand in the step."""
    key = "frantic-made-whom" if part.action in BY_THE_PLAYER else "frantic-made-who"
    return words(key, target=target_word(card, part))


def amount_words(words: Words, part: Part, target: str) -> str:
    """How much, which way, or what is wished."""
    about: dict[str, Any] = {"target": target}
    match part.action:
        case "rotate":
            return words("frantic-made-way", way=part.amount)
        case "wish":
            return words("frantic-made-wished", wish=part.amount)
        case "score":
            return words("frantic-made-points", count=abs(part.count), **about)
        case "power":
            return words("frantic-made-powers", count=part.count, **about)
        case _ if part.amount:
            return words("frantic-made-cards", count=part.count, **about)
    return ""


def _verb(part: Part) -> str:
    if part.action == "score":
        return "get" if part.count > 0 else "lose"
    return "get" if part.action == "power" else part.action


def begun(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]
