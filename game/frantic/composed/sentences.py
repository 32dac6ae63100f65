"""What a composed card does, in a sentence made of the words it was built from (FRA-344)."""

from __future__ import annotations

from game.frantic.cards import COLOUR_WORDS
from game.frantic.composed.card import EVENT_CARDS, Composed, Part
from game.messages import Argument, Begun, Message, message

# Actions whose player is the one who does it, and those of which they are left out themselves.
BY_THE_PLAYER = ("give", "steal", "swap", "wish")
OF_OTHERS = ("give", "collect", "steal")


def wish_of(card: str, own: Composed) -> str:
    """What whoever plays the card wishes for besides: colour, number, either; or ""."""
    if card == "do_it_yourself":
        return "colour"
    return "" if card in EVENT_CARDS or own.type in COLOUR_WORDS else own.type


def sentence(card: str, own: Composed) -> Message:
    """All that the card does."""
    first, *more = own.parts
    steps = clause(card, first, later=False)
    for part in more:
        steps = message("frantic-made-next", steps=steps, step=clause(card, part, later=True))
    wish = wish_of(card, own)
    if wish:
        return message("frantic-made-may", wish=wish, steps=steps)
    return message("frantic-made-must", steps=Begun(steps))


def clause(card: str, part: Part, later: bool) -> Message:
    """What one step does; `later`: another one comes before it."""
    return message(f"frantic-made-step-{part.action}", **said(card, part), **form(card, later))


def form(card: str, later: bool) -> dict[str, Argument]:
    """What decides the form of a step's sentence."""
    return {"receiver": player_word(card), "later": "yes" if later else "no"}


def said(card: str, part: Part) -> dict[str, Argument]:
    """Who does what to whom, and how much of it."""
    target = target_word(card, part)
    subject = player_word(card) if part.action in BY_THE_PLAYER else target
    return {
        "who": message("frantic-made-who", target=subject),
        "whom": message("frantic-made-whom", target=target),
        "does": message(f"frantic-made-does-{_verb(part)}", target=subject),
        "what": amount(part, target),
    }


def player_word(card: str) -> str:
    """Whose card it is, as the messages call them: who plays it, or set it off."""
    return "trigger" if card in EVENT_CARDS else "self"


def target_word(card: str, part: Part) -> str:
    """Whom a step is about, as the messages call them."""
    event = card in EVENT_CARDS
    match part.target:
        case "self" if event:
            return "trigger"
        case "left" | "right" if event:
            return f"event-{part.target}"
        case "everyone" if part.action in OF_OTHERS:
            return "each"
    return part.target


def target(card: str, part: Part) -> Message:
    """The same in words, as they stand in the step."""
    key = "frantic-made-whom" if part.action in BY_THE_PLAYER else "frantic-made-who"
    return message(key, target=target_word(card, part))


def amount(part: Part, target: str) -> Argument:
    """How much, which way, or what is wished."""
    match part.action:
        case "rotate":
            return message("frantic-made-way", way=part.amount)
        case "wish":
            return message("frantic-made-wished", wish=part.amount)
        case "score":
            return message("frantic-made-points", count=abs(part.count), target=target)
        case "power":
            return message("frantic-made-powers", count=part.count, target=target)
        case _ if part.amount:
            return message("frantic-made-cards", count=part.count, target=target)
    return ""


def _verb(part: Part) -> str:
    if part.action == "score":
        return "get" if part.count > 0 else "lose"
    return "get" if part.action == "power" else part.action
