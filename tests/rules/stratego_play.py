"""Short words for the tests of Stratego Cards: lay a table out, play, read what is there.

Moves and cards are written as the game writes them: "0 attack 2 4", "0 fill - 3 - 8 -". Red is
seat 0 and Blue seat 1 unless a test says otherwise; slots are 1 to 5 as in the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from game.cards import HIDDEN, Event, Seat
from game.chance import Chance
from game.rules import Illegal, Refusal
from game.stratego import GAME
from game.stratego.cards import BLUE as BLUE
from game.stratego.cards import GAP, LETTERS, RANK_OF
from game.stratego.cards import RED as RED
from game.stratego.events import Attacked
from game.stratego.moves import GiveUp, OfferDraw, parse_move
from game.stratego.options import Options
from tests.rules.stratego_reference import Side
from tests.stratego_table import deck as deck
from tests.stratego_table import fallen as fallen
from tests.stratego_table import hand as hand
from tests.stratego_table import line as line
from tests.stratego_table import position

A, B = 0, 1
DEFAULTS = Options()

Kind = TypeVar("Kind", bound=Event)


def fresh(seed: int = 1, **options: Any) -> Any:
    """A match before the first set-up."""
    return GAME.deal(2, Options(**options), seed)


def begun(seed: int = 1, **options: Any) -> Any:
    """A match in its first turn; both have laid something."""
    state = fresh(seed, **options)
    lay_anything(state, Chance(seed))
    return state


def lay_anything(state: Any, chance: Chance) -> None:
    while state.phase == "setup":
        any_move(state, chance)


def table(red_line: str, blue_line: str, **rest: Any) -> Any:
    """A position in which hands and decks not given are empty; all else are casualties."""
    empty = dict.fromkeys(("red_hand", "blue_hand", "red_deck", "blue_deck"), "")
    return position(red_line, blue_line, **(empty | rest))


def play(state: Any, *texts: str) -> list[Event]:
    """Play moves written as text; everything that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.play(parse_move(text))
    return events


def act(state: Any, *texts: str) -> list[Event]:
    """Play moves written without the seat, each by whose turn it is."""
    events: list[Event] = []
    for text in texts:
        (seat,) = state.to_act()
        events += play(state, f"{seat} {text}")
    return events


def legal(state: Any, text: str) -> bool:
    return state.check(parse_move(text)) is None


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
    """The moves of a seat as text without the seat; each is offered once.

    Giving up and offering a draw are always there and not among the moves a bot is given.
    """
    moves = [move for move in state.moves(seat) if not isinstance(move, GiveUp | OfferDraw)]
    texts = [str(move).partition(" ")[2] for move in moves]
    assert len(set(texts)) == len(texts)
    return set(texts)


def found(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def any_move(state: Any, chance: Chance) -> list[Event]:
    """Somebody who may act does anything legal."""
    seat = chance.choice(state.to_act())
    events: list[Event] = state.play(chance.choice(state.moves(seat)))
    return events


def letters(cards: Iterable[int]) -> str:
    """The ranks of cards in rising order, Flag first and Bombs last."""
    return " ".join(LETTERS[rank] for rank in sorted(RANK_OF[card] for card in cards))


def sorted_hand(state: Any, colour: int) -> str:
    return letters(state.hands[state.seat_of(colour)])


def side(state: Any, seat: Seat) -> Side:
    """All a seat has, as the second reading writes it."""
    colour = state.colour_of(seat)
    return Side(
        line(state, colour).split(),
        hand(state, colour).split(),
        deck(state, colour).split(),
        fallen(state, colour).split(),
    )


def ranks_seen(view: Any, seat: Seat) -> str:
    """A line as a view shows it: ranks of cards it can see, `?` for backs, `-` for gaps."""
    backs = {GAP: "-", HIDDEN: "?"}
    return " ".join(backs.get(card) or LETTERS[RANK_OF[card]] for card in view.lines[seat])


def known_of(view: Any, seat: Seat) -> str:
    """What the enemy of `seat` remembers of its line: ranks, `?` for what it does not know."""
    return " ".join("?" if rank < 0 else LETTERS[rank] for rank in view.known[seat])


def marks_of(view: Any, seat: Seat) -> str:
    """The marks on the line of `seat`, `?` where there is none."""
    return " ".join("?" if rank < 0 else LETTERS[rank] for rank in view.marks[seat])


def duel(attacker: str, target: str) -> tuple[Any, Attacked]:
    """Red's card in slot 2 attacks Blue's in slot 4; the table after it and what was told.

    Both have a second card that lets them play on, and nothing to fill gaps with.
    """
    red = f"4 {attacker} - - -" if attacker != "4" else f"5 {attacker} - - -"
    blue = f"4 - - {target} -" if target != "4" else f"5 - - {target} -"
    state = table(red, blue)
    (told,) = found(act(state, "attack 2 4"), Attacked)
    return state, told


def lost(state: Any, seat: Seat, reason: str) -> bool:
    """Whether that seat has lost the only game, for that reason."""
    outcome = state.outcome
    return (
        outcome is not None
        and outcome.winners == (1 - seat,)
        and outcome.reason == reason
        and outcome.places[seat] == 2
        and outcome.places[1 - seat] == 1
        and state.to_act() == ()
    )
