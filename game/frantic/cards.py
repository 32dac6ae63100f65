"""The cards of Frantic as data: 213 playing cards, 54 events, 24 power cards, 15 rule cards.

A playing card is a number; `NAMES` has its name: "R5" (red, blue, yellow, green, violet are
R B Y G V), "K5" for black, "gift-R" for a plain special, "colour_swap-RG", and the rulebook's
id for all others ("fantastic_four"). Little Brother is the one event that may lie in a hand;
there it is the card `LITTLE_BROTHER`. Events, powers and rule cards go by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache

from game.cards import Card

Colour = int

LETTERS = "RBYGV"
COLOUR_WORDS = ("red", "blue", "yellow", "green", "violet")
RED, BLUE, YELLOW, GREEN, VIOLET = COLOURS = range(5)
NONE = -1


class Kind(Enum):
    """The kinds of playing cards (Components, Terms)."""

    NUMBER = "number"
    BLACK_NUMBER = "black"
    PLAIN = "plain"
    SWAP = "swap"
    WISH = "wish"
    BLACK_SPECIAL = "black special"
    UNIQUE = "unique"
    BLANK = "blank"


MODULES = ("base", "troublemaker", "supercharge", "pandora", "fan", "promo", "blank")


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card: `colours` has none, one or two, `number` 0 where there is none."""

    name: str
    symbol: str
    kind: Kind
    colours: tuple[Colour, ...]
    number: int
    points: int
    module: str


def _numbers(module: str, colours: Iterable[Colour], numbers: Iterable[int]) -> list[Face]:
    return [
        Face(f"{LETTERS[colour]}{number}", "num", Kind.NUMBER, (colour,), number, number, module)
        for colour in colours
        for number in numbers
    ]


def _black(module: str, numbers: Iterable[int]) -> list[Face]:
    return [Face(f"K{n}", "black", Kind.BLACK_NUMBER, (), n, n, module) for n in numbers]


def _plain(module: str, symbol: str, colours: Iterable[Colour], copies: int = 1) -> list[Face]:
    return [
        Face(f"{symbol}-{LETTERS[colour]}", symbol, Kind.PLAIN, (colour,), 0, 7, module)
        for colour in colours
        for _ in range(copies)
    ]


def _swaps(module: str, pairs: Iterable[tuple[Colour, Colour]]) -> list[Face]:
    swap = "colour_swap"
    return [
        Face(f"{swap}-{LETTERS[a]}{LETTERS[b]}", swap, Kind.SWAP, (a, b), 0, 7, module)
        for a, b in pairs
    ]


def _bare(module: str, kind: Kind, symbol: str, copies: int, points: int = 7) -> list[Face]:
    return [Face(symbol, symbol, kind, (), 0, points, module)] * copies


FOUR = (RED, BLUE, YELLOW, GREEN)
PAIRS = tuple((a, b) for a in FOUR for b in FOUR if a < b)

FACES: tuple[Face, ...] = (
    *_numbers("base", FOUR, [number for number in range(1, 10) for _ in range(2)]),
    *_black("base", range(1, 10)),
    *_plain("base", "second_chance", FOUR),
    *_plain("base", "exchange", FOUR),
    *_plain("base", "gift", FOUR, 2),
    *_plain("base", "skip", FOUR),
    *_bare("base", Kind.WISH, "fantastic", 11),
    *_bare("base", Kind.WISH, "fantastic_four", 5),
    *_bare("base", Kind.WISH, "counterattack", 4),
    *_bare("base", Kind.WISH, "equality", 2),
    *_bare("base", Kind.WISH, "nice_try", 1),
    *_bare("base", Kind.UNIQUE, "fuck_you", 1, 42),
    *_swaps("troublemaker", PAIRS),
    *_plain("troublemaker", "thief", FOUR),
    *_plain("troublemaker", "troublemaker", FOUR),
    *_bare("troublemaker", Kind.WISH, "special_favours", 3),
    *_bare("troublemaker", Kind.WISH, "inequality", 2),
    *_bare("troublemaker", Kind.WISH, "lucky_bastard", 1),
    *_bare("troublemaker", Kind.UNIQUE, "mimicry", 1),
    *_bare("troublemaker", Kind.UNIQUE, "curse", 1, 13),
    *_numbers("supercharge", FOUR, [10]),
    *_black("supercharge", [10]),
    *_plain("supercharge", "recharge", FOUR),
    *_bare("supercharge", Kind.WISH, "update", 3),
    *_bare("supercharge", Kind.WISH, "edison", 2),
    *_bare("supercharge", Kind.UNIQUE, "the_end", 1, 17),
    *_numbers("pandora", [VIOLET], [number for number in range(1, 10) for _ in range(2)]),
    *_numbers("pandora", [VIOLET], [10]),
    *_plain("pandora", "second_chance", [VIOLET]),
    *_plain("pandora", "exchange", [VIOLET]),
    *_plain("pandora", "gift", [VIOLET], 2),
    *_plain("pandora", "skip", [VIOLET]),
    *_plain("pandora", "thief", [VIOLET]),
    *_plain("pandora", "troublemaker", [VIOLET], 2),
    *_plain("pandora", "recharge", [VIOLET]),
    *_swaps("pandora", [(VIOLET, colour) for colour in FOUR]),
    *_bare("pandora", Kind.WISH, "counterattack", 3),
    *_bare("pandora", Kind.WISH, "do_it_yourself", 4),
    *_bare("fan", Kind.BLACK_SPECIAL, "black_gift", 2),
    *_bare("fan", Kind.WISH, "special_fantastic", 2),
    *_bare("fan", Kind.WISH, "fantastic_event", 2),
    *_bare("fan", Kind.UNIQUE, "gambling_champ", 1, 0),
    *_bare("promo", Kind.WISH, "error_404", 2),
    *_bare("promo", Kind.UNIQUE, "golden_fuck_you", 1, 59),
    *_bare("blank", Kind.BLANK, "blank_play", 2),
    *_bare("fan", Kind.UNIQUE, "little_brother", 1, 11),
)

NAMES: tuple[str, ...] = tuple(face.name for face in FACES)
SYMBOL: tuple[str, ...] = tuple(face.symbol for face in FACES)
KIND: tuple[Kind, ...] = tuple(face.kind for face in FACES)
COLOURS_OF: tuple[tuple[Colour, ...], ...] = tuple(face.colours for face in FACES)
COLOUR: tuple[Colour, ...] = tuple(
    face.colours[0] if len(face.colours) == 1 else NONE for face in FACES
)
NUMBER: tuple[int, ...] = tuple(face.number for face in FACES)
POINTS: tuple[int, ...] = tuple(face.points for face in FACES)
# Equal cards are one option: each card's first equal stands for all of them.
FIRST: dict[str, Card] = {}
for _card, _name in enumerate(NAMES):
    FIRST.setdefault(_name, _card)
FACE: tuple[Card, ...] = tuple(FIRST[name] for name in NAMES)
CARD: dict[str, Card] = FIRST

LITTLE_BROTHER = CARD["little_brother"]
FUCK_YOU = CARD["fuck_you"]
GOLDEN_FUCK_YOU = CARD["golden_fuck_you"]
GAMBLING_CHAMP = CARD["gambling_champ"]
CURSE = CARD["curse"]
THE_END = CARD["the_end"]
MIMICRY = CARD["mimicry"]
# Cards that lie under the top card, and only with ten in hand (FRA-216, FRA-219).
TEN_CARDS = frozenset({FUCK_YOU, GOLDEN_FUCK_YOU})
# Cards their holder may not choose to give away (FRA-217, FRA-220, FRA-222).
KEPT = frozenset({FUCK_YOU, GOLDEN_FUCK_YOU, GAMBLING_CHAMP})
UNPLAYABLE = frozenset({CURSE, GAMBLING_CHAMP, LITTLE_BROTHER})
# A number card is coloured or black; every other playing card is special (FRA-11).
IS_NUMBER: tuple[bool, ...] = tuple(kind in (Kind.NUMBER, Kind.BLACK_NUMBER) for kind in KIND)

REACTIONS = ("counterattack", "error_404")
# What the player of an open-wish special wishes for (table of playing cards).
WISHES: dict[str, str] = {
    "fantastic": "colour or number",
    "fantastic_four": "colour or number",
    "counterattack": "colour",
    "equality": "colour",
    "nice_try": "colour",
    "special_favours": "colour",
    "inequality": "colour",
    "lucky_bastard": "colour",
    "update": "colour",
    "edison": "colour",
    "do_it_yourself": "colour",
    "special_fantastic": "colour or special",
    "fantastic_event": "colour or number",
    "error_404": "colour",
}

EVENTS_OF: dict[str, tuple[str, ...]] = {
    "base": (
        "charity", "communism", "doomsday", "earthquake", "expansion", "finish_line",
        "friday_the_13th", "gambling_man", "market", "mating_season", "merry_christmas",
        "mexican_standoff", "recession", "robin_hood", "surprise_party", "the_all_seeing_eye",
        "third_time_lucky", "time_bomb", "tornado", "vandalism",
    ),
    "troublemaker": (
        "black_hole", "capitalism", "crowdfunding", "distributor", "double_taxation",
        "event_manager", "identity_theft", "last_chance", "plague", "plus_one", "repeat",
        "russian_roulette", "seppuku", "trust_fall",
    ),
    "supercharge": (
        "black_jack", "chargenado", "epic_fail", "loot", "parasite", "rewind", "riot",
        "supercharge", "tsunami",
    ),
    "pandora": ("pandoras_box",),
    "fan": (
        "lucky_10", "take_them_out", "times_two", "little_brother", "plus_20", "special_gift",
        "resurrection",
    ),
    "promo": ("eternal_love", "southpole"),
    "blank": ("blank_event",),
}  # fmt: skip
EVENTS: tuple[str, ...] = tuple(event for module in MODULES for event in EVENTS_OF[module])

FIRST_POWERS = ("all_draw_one", "anti_counter", "open_hands", "special_charge", "special_seal")
SECOND_POWERS = (
    "black_wish", "colour_blockade", "looping", "number_wish", "random_chance", "recycling",
    "troublecharger",
)  # fmt: skip
POWERS = tuple(sorted((*FIRST_POWERS, *SECOND_POWERS)))
# What these do holds until a later turn (FRA-28).
LASTING_POWERS = ("colour_blockade", "looping", "open_hands", "special_seal")

RULE_CARDS = (
    "the_nicest_try", "generous_gift", "other_way_round", "thirsty", "until_it_fits",
    "black_on_black", "calm_round", "lucky_sevens", "twins", "glass_table", "swap_meet",
    "merry_go_round", "fantastic_six", "heavy_baggage", "peace_treaty",
)  # fmt: skip


@cache
def deck_for(modules: tuple[str, ...]) -> tuple[Card, ...]:
    """The playing cards in the game; without SUPERCHARGE no violet Recharge either (FRA-2)."""
    return tuple(
        card
        for card, face in enumerate(FACES)
        if face.module in modules
        and card != LITTLE_BROTHER
        and (face.symbol != "recharge" or "supercharge" in modules)
    )


@cache
def events_for(modules: tuple[str, ...]) -> tuple[str, ...]:
    """The event cards in the game."""
    return tuple(event for module in MODULES if module in modules for event in EVENTS_OF[module])


@cache
def colours_for(modules: tuple[str, ...]) -> tuple[Colour, ...]:
    """The colours of the game: violet with PANDORA (FRA-12)."""
    return (*FOUR, VIOLET) if "pandora" in modules else FOUR


@cache
def numbers_for(modules: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the game: 10 with SUPERCHARGE or PANDORA (FRA-14)."""
    ten = "supercharge" in modules or "pandora" in modules
    return tuple(range(1, 11 if ten else 10))


@cache
def symbols_for(modules: tuple[str, ...]) -> frozenset[str]:
    """The symbols of all specials in the game."""
    return frozenset(SYMBOL[card] for card in deck_for(modules) if not IS_NUMBER[card])


def faces(cards: Iterable[Card]) -> list[Card]:
    """The different faces among these cards, in order."""
    return sorted({FACE[card] for card in cards})


def held(hand: Sequence[Card], face: Card) -> Card | None:
    """The first card of that face among these, or None."""
    if face in hand:
        return face
    wanted = FACE[face]
    for card in hand:
        if FACE[card] == wanted:
            return card
    return None
