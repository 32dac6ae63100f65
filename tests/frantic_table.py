"""A table of Frantic laid out as a test wants it.

Cards by name: "R5 B5 Y5 G5 V5" numbers, "K5" black, "gift-R" plain specials with a colour letter
(second_chance exchange gift skip thief troublemaker recharge), "colour_swap-RG", and bare ids:
fantastic fantastic_four counterattack equality nice_try fuck_you special_favours inequality
lucky_bastard mimicry curse update edison the_end do_it_yourself black_gift special_fantastic
fantastic_event gambling_champ error_404 golden_fuck_you blank_play little_brother.

    state = position(["R5 gift-R", "B2 K5", "Y9"], top="R3")            # seat 0 is to play
    play(state, "0 play gift-R", "0 name 1")                            # moves in text form
    state = position(["K5 R1", "B2 B3"], top="R5", events=["recession"])
    play(state, "0 play K5"); let_pass(state)                           # windows: all pass

`position` sets up a turn, `first_card` the moment before the first card of a round is turned
over. Moves are in `game.frantic.moves`, what is asked in `state.agenda[0]` (game.frantic.steps).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from game.cards import NOBODY, Card, Event, Seat
from game.frantic.cards import (
    CARD,
    COLOUR,
    COLOUR_WORDS,
    FACE,
    KIND,
    LITTLE_BROTHER,
    NAMES,
    NONE,
    NUMBER,
    POWERS,
    SYMBOL,
    Kind,
    deck_for,
    events_for,
)
from game.frantic.matching import FREE, Requirement
from game.frantic.moves import parse_move
from game.frantic.options import Options
from game.frantic.rounds.setup import set_up
from game.frantic.rules import FranticState
from game.frantic.state import mask_of
from game.frantic.steps import AskPlay, AskReady, TurnFirstCard
from game.frantic.turn.barring import bar_for
from game.frantic.values import Lasting, Power
from game.rules import Illegal, Refusal

DEFAULTS = Options()
LASTING = ("last_chance", "parasite", "plus_one", "time_bomb")


def position(
    hands: Sequence[str],
    *,
    turn: Seat = 0,
    top: str = "R1",
    requirement: str | None = None,
    draw: str = "",
    draw_count: int | None = None,
    pile: str = "",
    events: Sequence[str] = (),
    turned: Sequence[str] = (),
    lasting: Sequence[str] = (),
    bomb: Sequence[int] = (),
    rules: Sequence[str] = (),
    powers: Sequence[str] = (),
    skipped: Iterable[Seat] = (),
    drawn: bool = False,
    last_colour: str | None = None,
    totals: Sequence[int] | None = None,
    limit: int | None = None,
    dealer: Seat = NOBODY,
    direction: int = 1,
    number: int = 1,
    options: Options = DEFAULTS,
    seed: int = 1,
    **changes: Any,
) -> FranticState:
    """Seat `turn` is to play (after its draw, if `drawn`); one string of cards a hand.

    `top` is the top card; by default it set the requirement as if played (a wish card: FREE).
    `requirement` is "free", "black" or of "red", "5", "gift" what it names: "red 5", "red gift".
    `pile` are cards below the top card, the lowest first. `draw` are the next cards of the draw
    pile, the first one drawn first; the rest is shuffled below, or lies at the very bottom of the
    discard pile if `draw_count` says how many the draw pile holds. `events` come next from the
    event deck, in this order; `turned` were carried out before; `lasting` are active; `bomb` are
    the counted turns by seat under Time Bomb. `powers` are power cards by
    seat, "looping* recycling"; `*` is activated. `last_colour` is a colour word. The dealer is
    the seat before `turn`.
    `changes` are further options, such as `preset="everything"` or `scores=False`.
    """
    state = bare(len(hands), replace(options, **changes), seed)
    seats = len(hands)
    state.number, state.active, state.direction = number, turn, direction
    state.dealer = (turn - direction) % seats if dealer == NOBODY else dealer
    if totals is not None:
        state.totals = tuple(totals)
    if limit is not None:
        state.limit = limit
    state.rules = tuple(rules)
    state.reversed = "other_way_round" in rules
    state.rule_deck = tuple(rule for rule in state.rule_deck if rule not in rules)
    lay_cards(state, hands, draw, draw_count, f"{pile} {top}")
    lay_events(state, events, turned, lasting)
    if "time_bomb" in lasting:
        state.bomb = tuple(bomb) or (0,) * seats
    lay_powers(state, powers)
    state.skipped = mask_of(tuple(skipped))
    if top:
        state.requirement, state.last_colour = of_card(CARD[top]), COLOUR[CARD[top]]
    if requirement is not None:
        state.requirement = of_words(requirement)
    if last_colour is not None:
        state.last_colour = COLOUR_WORDS.index(last_colour) if last_colour else NONE
    black = bool(top) and KIND[CARD[top]] in (Kind.BLACK_NUMBER, Kind.BLACK_SPECIAL)
    state.bar = bar_for(state, black)
    state.agenda = (AskPlay(turn, drawn),)
    return state


def first_card(
    card: str,
    hands: Sequence[str],
    *,
    dealer: Seat = 0,
    draw: str = "",
    draw_count: int | None = None,
    events: Sequence[str] = (),
    rules: Sequence[str] = (),
    powers: Sequence[str] = (),
    totals: Sequence[int] | None = None,
    options: Options = DEFAULTS,
    seed: int = 1,
    **changes: Any,
) -> FranticState:
    """The hands are dealt; with `play(state, f"{dealer} go-on")` this first card is turned over."""
    state = position(
        hands, turn=dealer, dealer=dealer, draw=f"{card} {draw}", draw_count=draw_count,
        top="", events=events, rules=rules, powers=powers, totals=totals, options=options,
        seed=seed, **changes,
    )  # fmt: skip
    state.active = dealer
    state.agenda = (AskReady((dealer,)), TurnFirstCard())
    return state


def play(state: Any, *texts: str) -> list[Event]:
    """Play moves written as text; everything that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.play(parse_move(text))
    return events


def let_pass(state: Any) -> list[Event]:
    """Everybody lets the windows pass that are open now, and those that open next."""
    events: list[Event] = []
    while state.phase == "window":
        (seat,) = state.to_act()
        events += play(state, f"{seat} pass")
    return events


def refused(state: Any, text: str) -> Refusal:
    """Why a move is refused; it must leave the state as it was."""
    move = parse_move(text)
    before = state.copy()
    refusal: Refusal | None = state.check(move)
    assert refusal is not None, f"{text!r} is legal"
    try:
        state.play(move)
    except Illegal as illegal:
        assert illegal.refusal == refusal
    else:
        raise AssertionError(f"{text!r} was not refused")
    assert state == before
    return refusal


def offers(state: Any, seat: Seat) -> set[str]:
    """The moves of a seat as text without the seat."""
    return {str(move).partition(" ")[2] for move in state.moves(seat)}


def named(cards: Iterable[Card]) -> str:
    """The names of cards, in the order of the deck."""
    return " ".join(NAMES[card] for card in sorted(cards))


def hand(state: Any, seat: Seat) -> str:
    """A hand by names, in the order of the deck."""
    return named(state.hands[seat])


def bare(seats: int, options: Options, seed: int) -> FranticState:
    """A table before the first deal."""
    return set_up(FranticState, seats, options, seed)


def lay_cards(
    state: FranticState, hands: Sequence[str], draw: str, draw_count: int | None, pile: str
) -> None:
    left = list(deck_for(state.modules))

    def take(name: str) -> Card:
        wanted = CARD[name]
        card = next((card for card in left if FACE[card] == wanted), None)
        if name == "little_brother":
            card = LITTLE_BROTHER
            state.event_deck = tuple(e for e in state.event_deck if e != "little_brother")
        assert card is not None, f"no {name} left in {state.modules}"
        if card in left:
            left.remove(card)
        return card

    state.hands = [sorted(take(name) for name in cards.split()) for cards in hands]
    state.pile = [take(name) for name in pile.split()]
    on_top = [take(name) for name in draw.split()]
    state.chance.shuffle(left)
    if draw_count is not None:
        below = draw_count - len(on_top)
        assert 0 <= below <= len(left)
        state.pile = left[below:] + state.pile
        left = left[:below]
    state.draw = left + on_top[::-1]


def lay_events(
    state: FranticState, events: Sequence[str], turned: Sequence[str], lasting: Sequence[str]
) -> None:
    gone = {*turned, *lasting}
    assert {*events, *gone} <= {*events_for(state.modules)}, "an event of a module that is off"
    rest = [one for one in state.event_deck if one not in gone and one not in events]
    state.chance.shuffle(rest)
    state.event_deck = (*rest, *reversed(events))
    state.turned = (*turned, *(one for one in lasting if one not in turned))
    state.event_discard = tuple(one for one in turned if one not in LASTING)
    state.lasting = tuple(Lasting(event) for event in lasting)


def lay_powers(state: FranticState, powers: Sequence[str]) -> None:
    deck = list(state.power_deck)
    before = []
    for row in (*powers, *[""] * (state.seats - len(powers))):
        cards = []
        for word in row.split():
            name = word.removesuffix("*")
            assert name in POWERS
            deck.remove(name)
            cards.append(Power(name, up=word.endswith("*")))
        before.append(tuple(cards))
    state.chance.shuffle(deck)
    state.powers, state.power_deck = tuple(before), tuple(deck)


def of_card(card: Card) -> Requirement:
    """The requirement a card sets when it is played, but for a wish."""
    match KIND[card]:
        case Kind.NUMBER | Kind.BLACK_NUMBER:
            return Requirement(COLOUR[card], NUMBER[card])
        case Kind.PLAIN:
            return Requirement(COLOUR[card], symbol=SYMBOL[card])
        case Kind.BLACK_SPECIAL:
            return Requirement(symbol="gift")
    return FREE


def of_words(words: str) -> Requirement:
    """A requirement in words: "free", "black", "red", "5", "red 5", "gift", "red gift"."""
    requirement = FREE
    for word in words.split():
        if word in COLOUR_WORDS:
            requirement = replace(requirement, colour=COLOUR_WORDS.index(word))
        elif word.isdigit():
            requirement = replace(requirement, number=int(word))
        elif word == "black":
            requirement = replace(requirement, black=True)
        elif word != "free":
            requirement = replace(requirement, symbol=word)
    return requirement
