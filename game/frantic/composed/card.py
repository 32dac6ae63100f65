"""Composed cards: what users may put together, and its text form (FRA-343 to FRA-353).

A composed card is a line such as "Boom|colour|pink bomb|give 1 chosen, draw 1 chosen": its name,
its type (only the Blank play card has one), its icon with the light it is drawn in ("" is the
printed picture), its one to three steps. The type is a colour word for a plain special, or colour,
number, either for an open-wish special with that wish.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from unicodedata import bidirectional, combining, normalize

from game.frantic.cards import COLOUR_WORDS, NONE, Colour, colours_for
from game.frantic.options import Options
from game.names import is_invisible, likeness
from game.rules import Refusal

CARDS = ("do_it_yourself", "pandoras_box", "blank_play", "blank_event")
EVENT_CARDS = ("pandoras_box", "blank_event")
MOST_STEPS, LONGEST_NAME = 3, 24

ALL = ("self", "chosen", "others", "everyone", "most", "fewest", "left", "right", "random")
BUT_SELF = tuple(target for target in ALL if target != "self")
# What a step may say: the targets allowed by action.
TARGETS: dict[str, tuple[str, ...]] = {
    "draw": ALL,
    "discard": ALL,
    "give": BUT_SELF,
    "collect": BUT_SELF,
    "steal": BUT_SELF,
    "swap": ("chosen", "most", "fewest", "left", "right", "random"),
    "rotate": ("everyone",),
    "reveal": ALL,
    "skip": tuple(target for target in ALL if target != "everyone"),
    "score": ALL,
    "wish": ("self",),
    "event": ("self",),
    "rule": ("self",),
    "power": ALL,
    "nothing": ("self",),
}
ONE_TO_FIVE = tuple(map(str, range(1, 6)))
# The amounts allowed by action; () is none.
AMOUNTS: dict[str, tuple[str, ...]] = {
    "draw": ONE_TO_FIVE,
    "discard": ONE_TO_FIVE,
    "give": ONE_TO_FIVE,
    "collect": ONE_TO_FIVE,
    "steal": ONE_TO_FIVE,
    "rotate": ("left", "right"),
    "score": tuple(str(points) for points in range(-50, 51) if points),
    "wish": ("colour", "number", "either"),
    "power": ("1", "2"),
}
ICONS = (
    "bomb", "potato", "broom", "ghost", "cat", "octopus", "rocket", "saucer", "die", "heart",
    "skull", "mushroom", "spider", "eye", "cactus", "magnet",
)  # fmt: skip
LIGHTS = ("pink", "amber", "lime", "cyan", "violet", "red")
# Targets that go without saying.
ONLY = {action: targets[0] for action, targets in TARGETS.items() if len(targets) == 1}

DEFAULTS = {
    "do_it_yourself": "|||rule",
    "pandoras_box": "|||box",
    "blank_play": "|colour||give 1 chosen, draw 1 chosen",
    "blank_event": "|||discard 1 everyone, draw 2 fewest",
}
PICTURES = frozenset(f"{light} {icon}" for light in LIGHTS for icon in ICONS)
# Arabic letters and numbers.
UNLETTERED = ("AL", "AN")
WISH_KINDS = {"colour": "colour", "number": "number", "either": "colour or number"}


@dataclass(frozen=True, slots=True)
class Part:
    """A step: an action, its amount, its target (FRA-344)."""

    action: str
    amount: str
    target: str

    @property
    def count(self) -> int:
        return int(self.amount)

    def __str__(self) -> str:
        said = "" if self.action in ONLY else self.target
        return " ".join(word for word in (self.action, self.amount, said) if word)


@dataclass(frozen=True, slots=True)
class Composed:
    """A composed card; `name` is "" for the default, `type` only with the Blank play card.

    `icon` is a light and a drawing, such as "pink bomb", or "" for the printed picture.
    """

    name: str
    type: str
    icon: str
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        return f"{self.name}|{self.type}|{self.icon}|{', '.join(map(str, self.parts))}"

    @property
    def chooses(self) -> bool:
        """Whether one player is chosen for it (FRA-346)."""
        return any(part.target == "chosen" for part in self.parts)


@lru_cache(maxsize=256)
def read(text: str) -> Composed:
    """A composed card from its text form. Raises ValueError for what has no such form."""
    name, type_, icon, steps = text.split("|")
    return Composed(name, type_, icon, tuple(map(read_part, steps.split(", "))))


def read_part(text: str) -> Part:
    words = text.split(" ")
    action = words[0]
    if action == "box":
        return Part("box", "", "self")
    amount = words[1] if action in AMOUNTS else ""
    rest = words[2:] if action in AMOUNTS else words[1:]
    if action in ONLY:
        rest = [*rest, ONLY[action]]
    [target] = rest
    if target not in TARGETS[action] or amount not in AMOUNTS.get(action, ("",)):
        raise ValueError(f"no such step: {text!r}")
    return Part(action, amount, target)


def check(card: str, text: str, modules: tuple[str, ...]) -> Refusal | None:
    """Why a text is no composed card of that kind, or None (FRA-345, FRA-348)."""
    if not text:
        return None
    args = (("card", card),)
    try:
        composed = read(text)
    except (ValueError, KeyError, IndexError):
        return Refusal("frantic-composed-form", "FRA-344", args)
    events = sum(part.action == "event" for part in composed.parts)
    if len(composed.parts) > MOST_STEPS or events > 1:
        return Refusal("frantic-composed-steps", "FRA-348", args)
    if any(part.action == "box" for part in composed.parts):
        return Refusal("frantic-composed-form", "FRA-344", args)
    if name_fault(composed.name):
        return Refusal("frantic-composed-name", "FRA-345", args)
    if composed.type not in types_of(card, modules):
        return Refusal("frantic-composed-type", "FRA-345", args)
    if composed.icon and composed.icon not in PICTURES:
        return Refusal("frantic-composed-icon", "FRA-345", args)
    return None


def check_all(options: Options) -> Refusal | None:
    """Why the composed cards of a match cannot be, or None; no two names look alike (FRA-576)."""
    names: set[str] = set()
    for card in CARDS:
        text = getattr(options, card)
        refusal = check(card, text, options.modules)
        if refusal is not None:
            return refusal
        name = likeness(read(text).name) if text else ""
        if name and name in names:
            return Refusal("frantic-composed-twice", "FRA-576", (("card", card),))
        names.add(name)
    return None


def name_fault(name: str) -> str:
    """What is wrong with a name: it is "empty", "long" or holds "signs"; or ""."""
    if not name.strip():
        return "empty"
    if len(name) > LONGEST_NAME:
        return "long"
    # The bar parts a text form. Two spaces are seen as one, and would make two cards of one name.
    if not name.isprintable() or " ".join(name.split()) != name or "|" in name:
        return "signs"
    # Whole letters with one mark each: else two names that look alike would be two.
    marks = any(combining(one) and combining(other) for one, other in pairwise(name))
    if any(map(is_invisible, name)) or normalize("NFC", name) != name or marks:
        return "signs"
    if combining(name[0]) or not likeness(name):
        return "signs"
    # Nothing the table is lettered in has them: two names would look alike.
    if any(bidirectional(letter) in UNLETTERED for letter in name):
        return "signs"
    return ""


def types_of(card: str, modules: tuple[str, ...]) -> list[str]:
    """The types a card may have; "" for all but the Blank play card (FRA-345)."""
    if card != "blank_play":
        return [""]
    return [*WISH_KINDS, *(COLOUR_WORDS[colour] for colour in colours_for(modules))]


def composed(options: Options, card: str) -> Composed:
    """What this card is in this game (FRA-343)."""
    return read(getattr(options, card) or DEFAULTS[card])


@lru_cache(maxsize=256)
def blank_colour(options: Options) -> Colour:
    """The colour of the Blank play card, or -1 if it is an open-wish special (FRA-345)."""
    type_ = composed(options, "blank_play").type
    return COLOUR_WORDS.index(type_) if type_ in COLOUR_WORDS else NONE


def blank_wish(options: Options) -> str:
    """What the player of the Blank play card wishes for, or ""."""
    return WISH_KINDS.get(composed(options, "blank_play").type, "")


def declared_gift(options: Options, card: str) -> int:
    """How many cards are chosen as soon as a play card is declared: for a GIVE it begins with."""
    first = composed(options, card).parts[0]
    return first.count if first.action == "give" and first.target == "chosen" else 0
