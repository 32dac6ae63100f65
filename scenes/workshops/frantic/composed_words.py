"""The sentence of a composed card in its pieces, for the workshop, in which each can be changed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.cards import Seat
from game.directions import LRI, PDI
from game.frantic.composed import sentences as composed_sentences
from game.frantic.composed.card import Composed, Part
from game.frantic.composed.sentences import BY_THE_PLAYER, form, said
from scenes.words import Words
from scenes.words.saying import Saying

# Stand for the words of a step that can be chosen, while it is still one sentence.
MARKS = {"who": "\ue000", "does": "\ue001", "what": "\ue002", "whom": "\ue003"}
PIECES = re.compile(f"[{LRI}-{PDI}]?([\ue000-\ue003])[{LRI}-{PDI}]?")


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words of a step, and which choice they say: action, amount, target, or none ("")."""

    says: str
    words: str


def saying(words: Words) -> Saying:
    """Says what is about nobody in particular."""
    return Saying(words, _nobody)


def _nobody(seat: Seat) -> str:
    raise AssertionError("a composed card names no player")


def sentence(words: Words, card: str, own: Composed) -> str:
    """All that the card does."""
    return saying(words)(composed_sentences.sentence(card, own))


def pieces(words: Words, card: str, part: Part, later: bool) -> list[Piece]:
    """What one step does in its pieces, as one reads."""
    put = {name: saying(words)(value) for name, value in said(card, part).items()}
    whole = words(f"frantic-made-step-{part.action}", **MARKS, **form(card, later))
    kinds = {mark: name for name, mark in MARKS.items()}
    found: list[Piece] = []
    for at, text in enumerate(PIECES.split(whole)):
        name = kinds[text] if at % 2 else ""
        piece = Piece(_choice(part, name), put[name]) if name else Piece("", text)
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
