"""A table of Jetriko laid out as a test wants it.

Cards are written "G2-plus", "R3", "divide-1" (or just "divide": the first that is left), "TR1";
several in one string: "G2-plus R3 more". Letters are G green, Y yellow, C cyan, B dark blue,
R red. Seats are numbered clockwise: A, B, C, D are 0, 1, 2, 3.

    state = position(["G2-plus G4", "Y1-plus C3", "R1 R2"], top="G4")     # seat 0 in its main step
    state.play(parse_move("0 play G2-plus"))
    assert texts(state.moves(1)) == ["1 play Y1-plus", "1 take-hit"]

Moves (game.jetriko.moves), `seat` first, and how they are written:
    Start(seat, direction)          "0 start left", "0 start right" (1 clockwise, -1 the other way)
    Play(seat, card)                "0 play G2-plus"; main step or answer
    Play(seat, card, direction)     "0 play R3-deflect clockwise" / "anticlockwise" (3+ players)
    Play(seat, card, target=other)  "0 play target-1 at 2" (as an answer, 3+ players)
    TakeHit, Draw, Pass             "0 take-hit", "0 draw", "0 pass"
    Discard(seat, (card, ...))      "0 discard G1 R3"; any order
    Give(seat, card[, to])          "0 give R3" (TR4, TB3), "0 give R3 to 2" (TG3)
    NameColour(seat, colour)        "0 colour green" (green yellow cyan blue red are 0 to 4)
    Choose(seat, other), Decline    "0 choose 2" (TG4, TG5), "0 decline" (TG5)
    GoOn, Stop                      "0 go-on" (every seat, after a round), "0 stop" (open end)
    TimeUp(seat)                    "0 time-up": never offered, allowed with a timer (JET-202)
    TakeCard(seat, at), Look(seat, owner)   "0 take 3", "0 look 2", "0 look draw-pile": refused
Of many ways to discard `moves` gives a sequence that makes each only when asked for it.

Of a state: `phase` (direction defence main drawn discard hand-down u-turn colour gift
counterblow swap scores over), `to_act()`, `moves(seat)`, `check(move)` (a Refusal with `code`,
`rule`, `args`, or None), `play(move)` (events), `view(seat)`, `copy()`, `outcome`; `hands`
(sorted lists by seat), `draw` and `discard` (top card last), `top`, `back` (a number of
BACK_WORDS in game.jetriko.cards, -1: empty), `turn` (active player), `direction` (1, -1),
`attack` (None or kind, value, attacker, victim; kinds are PLUS, STEAL, REDRAW of cards; it
stays until it is carried out), `bound`, `free`, `brink`, `traps` (of this turn), `passes`,
`dealer`, `wins`, `number` (of the round), `agenda` (steps of game.jetriko.steps).
A view (game.jetriko.view.JetrikoView) has the like, without what the seat may not know.
Events are in game.jetriko.events. Options (game.jetriko.options): length ("one" "first-2"
"first-3" "first-5" "open"), hand (3-7), traps ("all" "mild" "none"), backs, after_drawing
("any" "drawn"), deflect ("always" "matching"), skip_finish ("wins" "draws"), first_dealer
(0 random, else seat + 1), timer (0 15 30 60).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.cards import Card, Seat
from game.chance import Chance
from game.jetriko.cards import CARD, KIND_WORDS, NAMES, deck_for
from game.jetriko.moves import parse_move
from game.jetriko.options import Options
from game.jetriko.rules import JetrikoState
from game.jetriko.steps import AskAfterDraw, BeginTurn, EndTurn
from game.jetriko.values import Attack

DEFAULTS = Options()


def position(
    hands: Sequence[str],
    *,
    top: str = "",
    under: str = "",
    turn: Seat = 0,
    direction: int = 1,
    attack: tuple[str, int, Seat] | None = None,
    bound: bool = False,
    drawn: str = "",
    coming: str = "",
    pile: str | None = None,
    dealer: Seat = 0,
    wins: Sequence[int] | None = None,
    number: int = 1,
    options: Options = DEFAULTS,
    seed: int = 1,
) -> JetrikoState:
    """The turn of seat `turn` begins (or goes on: see `drawn`).

    `top` is the top card, "" for an empty discard pile; `under` are the cards below it, the
    lowest first. `coming` are the next cards of the draw pile in the order drawn; below them lie
    all cards not named elsewhere, shuffled. With `pile` the draw pile is exactly that (in the
    order drawn), and the cards not named are not in the game. `attack` is ("plus", 4, attacker)
    and pending on `turn`; `top` must fit it. `bound`: a Blank lies on top and binds `turn`.
    `drawn` is a card of the hand that `turn` has just drawn in its main step.

    What needs no choice happens at once: a win check, a hit on an empty hand. Where that is to
    be seen in events, begin a turn earlier.
    """
    deck = list(deck_for(options.traps))

    def take(names: str) -> list[Card]:
        return [_take(deck, name) for name in names.split()]

    laid = [sorted(take(hand)) for hand in hands]
    discard = [*take(under), *take(top)]
    pile_cards = take(coming if pile is None else pile)
    chance = Chance(seed)
    if pile is None:
        chance.shuffle(deck)
        pile_cards += deck
        used = deck_for(options.traps)
    else:
        used = tuple(sorted(card for zone in (*laid, discard, pile_cards) for card in zone))
    state = JetrikoState(
        options=options,
        deck=used,
        chance=chance,
        agenda=(BeginTurn(turn),),
        hands=laid,
        draw=pile_cards[::-1],
        discard=discard,
        dealer=dealer,
        wins=tuple(wins or (0,) * len(hands)),
        number=number,
        turn=turn,
        direction=direction,
    )
    if attack is not None:
        kind, value, attacker = attack
        state.attack = Attack(KIND_WORDS.index(kind), value, attacker, turn)
    state.bound = bound
    if drawn:
        state.agenda = (AskAfterDraw(turn, CARD[drawn]), EndTurn())
        assert CARD[drawn] in laid[turn]
    else:
        state.settle([])
    return state


def _take(deck: list[Card], name: str) -> Card:
    wanted = [name] if name in CARD else [f"{name}-1", f"{name}-2"]
    card = next((CARD[one] for one in wanted if CARD.get(one) in deck), None)
    assert card is not None, f"no {name} left"
    deck.remove(card)
    return card


def play(state: JetrikoState, *moves: str) -> list[Any]:
    """Play moves written as text; everything that happened."""
    events: list[Any] = []
    for text in moves:
        events += state.play(parse_move(text))
    return events


def texts(moves: Iterable[Any]) -> list[str]:
    """Moves as they are written."""
    return list(map(str, moves))


def names(cards: Iterable[Card]) -> list[str]:
    """The names of cards."""
    return [NAMES[card] for card in cards]


def hand(state: JetrikoState, seat: Seat) -> str:
    """A hand in one string, in the order of the Components tables."""
    return " ".join(names(state.hands[seat]))


def refused(state: JetrikoState, move: str) -> str:
    """The code of the refusal of this move, "" if it is allowed."""
    refusal = state.check(parse_move(move))
    return refusal.code if refusal else ""
