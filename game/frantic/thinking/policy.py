"""What a plain player of Frantic thinks of a move at first sight (Bot notes).

Every score is read off what the acting seat may know: its hand, the numbers of cards of the
others, and what lies open. So it may be asked of an imagined table as well as of the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.cards import Card, Seat
from game.frantic.cards import (
    COLOUR,
    COLOUR_WORDS,
    COLOURS_OF,
    FUCK_YOU,
    GAMBLING_CHAMP,
    GOLDEN_FUCK_YOU,
    IS_NUMBER,
    KIND,
    NUMBER,
    POINTS,
    SYMBOL,
    WISHES,
    Kind,
)
from game.frantic.event_cards.steps import AskLay, AskMarket, AskResurrection, AskTrust, AskTsunami
from game.frantic.moves import (
    Answer,
    Call,
    Choose,
    Deal,
    Draw,
    Enough,
    FranticMove,
    Give,
    Name,
    Pass,
    Pick,
    PickPower,
    Play,
    Point,
    Share,
    Take,
    Throw,
    TurnUp,
    Wish,
)
from game.frantic.state import Table
from game.frantic.steps import AskCards, AskThief, AskUse, EventWindow, NiceTryWindow, TargetWindow
from game.frantic.thinking.event_worth import EVENT_WORTH


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player thinks matters.

    `keep` is what holding a card is worth besides its points, by symbol. From `hurry_at` cards
    in somebody's hand on, the round seems to be ending: then nothing is worth keeping. `short`
    is how much they want to hit somebody short of cards rather than somebody with a low total.
    `bars`: they wish what stops the others, a number or a special, rather than what they hold most.
    """

    keep: Mapping[str, float]
    hurry_at: int
    short: float
    bars: bool = False


def keeping(wish: float) -> dict[str, float]:
    """An open-wish card can be played on anything; some of them save one besides."""
    saving = dict.fromkeys(("counterattack", "nice_try", "error_404"), wish + 1.5)
    return dict.fromkeys(WISHES, wish) | saving | {"mimicry": wish + 1.5, "blank_play": wish}


PLAIN = Taste(keeping(5.0), hurry_at=2, short=1.0)
SHARP = Taste(keeping(7.5), hurry_at=1, short=0.0)
KEEN = replace(SHARP, bars=True)


@dataclass(frozen=True, slots=True)
class Mood:
    """How a player sees things just now; `hurry`: the round may end at once."""

    taste: Taste
    hurry: bool


# What playing a card does to the others, in points.
ATTACK = {
    "gift": 9.0, "black_gift": 7.0, "exchange": 1.0, "skip": 2.0, "thief": -4.0,
    "troublemaker": 0.0, "second_chance": 1.0, "recharge": 0.0, "colour_swap": 0.0,
    "fantastic_four": 3.0, "equality": 2.0, "inequality": 5.0, "special_favours": 0.0,
    "update": 0.0, "edison": 0.0, "do_it_yourself": 1.0, "fantastic_event": 0.0,
    "blank_play": 3.0, "golden_fuck_you": 59.0, "fuck_you": 42.0, "the_end": 30.0,
}  # fmt: skip
# Effects that are worth a reaction card.
HURTS = {
    "gift": 1.0, "black_gift": 1.0, "fantastic_four": 1.0, "inequality": 1.0, "equality": 0.6,
    "golden_fuck_you": 2.0, "blank_play": 0.4, "do_it_yourself": 0.4, "skip": -0.2,
    "special_favours": 0.2, "exchange": -0.1, "thief": -0.6, "edison": -0.5,
}  # fmt: skip


def pick(
    table: Table, seat: Seat, moves: Sequence[FranticMove], taste: Taste = SHARP
) -> FranticMove:
    """What a player of that taste does."""
    if len(moves) == 1:
        return moves[0]
    step = table.agenda[0]
    best, most = moves[0], -1e9
    mood = mood_of(table, seat, taste)
    for move in moves:
        worth = SCORES[type(move)](table, step, seat, move, mood)
        if worth > most:
            best, most = move, worth
    return best


def mood_of(table: Table, seat: Seat, taste: Taste) -> Mood:
    """Whether the round may end at once: somebody is short, or the draw pile is used up."""
    others = (len(hand) for other, hand in enumerate(table.hands) if other != seat)
    return Mood(taste, min(others) <= taste.hurry_at or len(table.draw) < len(table.hands))


def score(table: Table, step: Any, seat: Seat, move: FranticMove, mood: Mood) -> float:
    """What a move seems to be worth, in points; only the differences count."""
    return SCORES[type(move)](table, step, seat, move, mood)


def burden(card: Card, mood: Mood) -> float:
    """How much one would like to be rid of a card."""
    if card == GAMBLING_CHAMP:
        return 8.0
    return POINTS[card] - (0.0 if mood.hurry else mood.taste.keep.get(SYMBOL[card], 0.0))


# Playing

# Who can play does: a card more costs more than the best of cards is worth keeping.
NEVER = -20.0


def score_play(table: Table, step: Any, seat: Seat, move: Play, mood: Mood) -> float:
    card = move.card
    hand = table.hands[seat]
    symbol = move.imitates or SYMBOL[card]
    worth = 2.0 + burden(card, mood) + ATTACK.get(symbol, 0.0)
    if KIND[card] is Kind.BLACK_NUMBER:
        worth -= 1.0
    if len(hand) == 1:
        return worth + 60.0
    if symbol == "gift" and len(hand) <= 3:
        worth += 40.0
    if not COLOURS_OF[card]:
        worth += 0.5 * (mood.hurry and not IS_NUMBER[card])
    else:
        worth += 0.6 * followers(hand, card)
    return worth + POWER_WORTH.get(move.power, 0.0)


POWER_WORTH = {
    "all_draw_one": 4.0, "anti_counter": 0.3, "open_hands": 0.5, "special_charge": 2.0,
    "special_seal": 1.0, "black_wish": 1.0, "colour_blockade": 0.5, "looping": -0.5,
    "number_wish": 0.5, "random_chance": 6.0, "recycling": 1.0, "troublecharger": -1.0,
}  # fmt: skip


def followers(hand: Sequence[Card], card: Card) -> int:
    """How many of the other cards would fit on this one."""
    colour, number = COLOUR[card], NUMBER[card]
    return sum(
        COLOUR[other] == colour or (number > 0 and NUMBER[other] == number) for other in hand
    )


def score_draw(table: Table, step: Any, seat: Seat, move: Draw, mood: Mood) -> float:
    """Drawing is what one does when nothing fits; on an empty pile it ends the round."""
    if table.draw:
        return 2.0 if len(table.hands[seat]) == 9 and holds_ten_card(table, seat) else NEVER
    mine = sum(POINTS[card] for card in table.hands[seat])
    others = [len(hand) * 5.5 for other, hand in enumerate(table.hands) if other != seat]
    return sum(others) / len(others) - mine


def holds_ten_card(table: Table, seat: Seat) -> bool:
    hand = table.hands[seat]
    return FUCK_YOU in hand or GOLDEN_FUCK_YOU in hand


def comes_back_from(table: Table, other: Seat) -> bool:
    """Whether a Golden Fuck You would be their tenth card, which they may give on at once."""
    return len(table.hands[other]) == 9


def score_pass(table: Table, step: Any, seat: Seat, move: Pass, mood: Mood) -> float:
    return 0.5 if isinstance(step, TargetWindow | EventWindow | NiceTryWindow) else NEVER + 0.5


def score_turn_up(table: Table, step: Any, seat: Seat, move: TurnUp, mood: Mood) -> float:
    return POWER_WORTH[move.power]


# Reactions


def score_throw(table: Table, step: Any, seat: Seat, move: Throw, mood: Mood) -> float:
    colour = 0.1 * colour_worth(table, seat, move.colour)
    if isinstance(step, TargetWindow):
        return 0.5 + 3.0 * HURTS.get(step.deed.effect, 0.0) + 2.0 * mood.hurry + colour
    if isinstance(step, EventWindow):
        return (3.0 if len(table.hands[seat]) <= 3 or mood.hurry else -1.0) + colour
    return 5.0 + colour


# Choosing players


def rival_worth(table: Table, seat: Seat, other: Seat, mood: Mood) -> float:
    """How much it helps to hurt a player: whose total is low, and who is short of cards."""
    if other == seat:
        return -50.0
    count = len(table.hands[other])
    return 2.0 * (count <= 1) - mood.taste.short * count - table.totals[other] / 30


def score_name(table: Table, step: Any, seat: Seat, move: Name, mood: Mood) -> float:
    other = move.player
    if not isinstance(step, AskTrust):
        effect = getattr(getattr(step, "deed", None), "effect", "")
        if effect == "golden_fuck_you" and comes_back_from(table, other):
            return NEVER
        if effect not in ("thief", "exchange"):
            return rival_worth(table, seat, other, mood)
    count = len(table.hands[other])
    return -20.0 if count <= 2 else -abs(count - 5) - table.totals[other] / 30


def score_share(table: Table, step: Any, seat: Seat, move: Share, mood: Mood) -> float:
    return sum(
        part * (10 + rival_worth(table, seat, other, mood)) + part * part
        for other, part in enumerate(move.parts)
        if part
    )


def score_give(table: Table, step: Any, seat: Seat, move: Give, mood: Mood) -> float:
    return rival_worth(table, seat, move.to, mood) - 2 * len(table.incoming[move.to])


# Choosing cards


def score_pick(table: Table, step: Any, seat: Seat, move: Pick, mood: Mood) -> float:
    card = move.card
    weight = burden(card, mood)
    match step:
        case AskThief() | AskMarket():
            return -weight
        case AskTsunami():
            return -float(POINTS[card])
        case AskLay():
            return weight if step.happening.event == "russian_roulette" else -float(POINTS[card])
        case AskResurrection():
            return weight if step.kept else -weight
        case AskCards() if step.which == "hand" and not IS_NUMBER[card]:
            return weight + 0.5
    return weight


def score_take(table: Table, step: Any, seat: Seat, move: Take, mood: Mood) -> float:
    """In Tsunami: as bad as the cards that lie there, set against one's cheapest card."""
    return -float(sum(POINTS[card] for card in table.row))


def score_enough(table: Table, step: Any, seat: Seat, move: Enough, mood: Mood) -> float:
    return 0.0


# Wishes and colours


def colour_worth(table: Table, seat: Seat, colour: int) -> float:
    """How well the hand could go on with a colour."""
    return sum(2.0 + POINTS[card] / 10 for card in table.hands[seat] if colour in COLOURS_OF[card])


def score_wish(table: Table, step: Any, seat: Seat, move: Wish, mood: Mood) -> float:
    if mood.taste.bars:
        return barring_worth(table, seat, move.what)
    if move.what in COLOUR_WORDS:
        return colour_worth(table, seat, COLOUR_WORDS.index(move.what))
    if move.what.isdigit():
        number = int(move.what)
        return 1.5 * sum(NUMBER[card] == number for card in table.hands[seat])
    return 1.5 * sum(SYMBOL[card] == move.what for card in table.hands[seat])


def barring_worth(table: Table, seat: Seat, what: str) -> float:
    """Few have a number or a special; of a small hand each card counts more (fitted to wishes)."""
    hand = table.hands[seat]
    if what in COLOUR_WORDS:
        colour = COLOUR_WORDS.index(what)
        rare, fit = 0.0, sum(colour in COLOURS_OF[card] for card in hand)
    else:
        rare, fit = 2.0, sum(what in (str(NUMBER[card]), SYMBOL[card]) for card in hand)
    return rare + 4.0 * fit / max(1, len(hand))


def score_choose(table: Table, step: Any, seat: Seat, move: Choose, mood: Mood) -> float:
    worth = colour_worth(table, seat, move.colour)
    return -worth if type(step).__name__ == "AskBlockade" else worth


# Everything else


def score_answer(table: Table, step: Any, seat: Seat, move: Answer, mood: Mood) -> float:
    if not isinstance(step, AskUse):
        return 1.0 if move.yes else 0.0
    return use_worth(table, seat, step.deed.effect) if move.yes else 0.0


def use_worth(table: Table, seat: Seat, effect: str) -> float:
    """Whether an optional effect is worth using."""
    if effect == "special_favours":
        mine = sum(POINTS[card] for card in table.hands[seat] if not IS_NUMBER[card])
        fewest = min(len(hand) for other, hand in enumerate(table.hands) if other != seat)
        return mine - 2.5 * fewest
    if effect == "thief":
        return -1.0
    if effect == "golden_fuck_you":
        others = (other for other in range(len(table.hands)) if other != seat)
        return -1.0 if all(comes_back_from(table, other) for other in others) else 1.0
    if effect == "fantastic_event":
        return 0.2 * (len(table.hands[seat]) - 5)
    return 1.0 if effect != "edison" else -0.5


def score_deal(table: Table, step: Any, seat: Seat, move: Deal, mood: Mood) -> float:
    points = sum(POINTS[card] for card in table.hands[move.pile])
    return -points if move.to == seat else points * (1 if move.to != seat else 0)


def score_call(table: Table, step: Any, seat: Seat, move: Call, mood: Mood) -> float:
    return EVENT_WORTH.get(move.event, 0.0)


def score_power(table: Table, step: Any, seat: Seat, move: PickPower, mood: Mood) -> float:
    if move.owner != seat:
        return 0.0
    worth = POWER_WORTH[table.powers[seat][move.index].name]
    return worth if type(step).__name__ == "AskRecharge" else -worth


def score_nothing(table: Table, step: Any, seat: Seat, move: Any, mood: Mood) -> float:
    return 0.0


SCORES: dict[type, Callable[..., float]] = {
    Play: score_play, Draw: score_draw, Pass: score_pass, TurnUp: score_turn_up,
    Throw: score_throw, Name: score_name, Share: score_share, Give: score_give, Pick: score_pick,
    Take: score_take, Enough: score_enough, Wish: score_wish, Choose: score_choose,
    Answer: score_answer, Deal: score_deal, Call: score_call, PickPower: score_power,
    Point: score_nothing,
}  # fmt: skip
