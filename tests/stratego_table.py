"""A table of Stratego Cards laid out as a test wants it.

Cards are written by rank as in the worked examples: `F`, `1` to `10`, `B`; a line is five slots
in one string, `-` for a gap. Red sits on seat 0 and Blue on seat 1 unless `red=1`.

    state = position("4 6 B 2 9", "5 2 F 4 3")          # Red is to act
    events = attack(state, 2, 4)                         # slots 1 to 5, as in the rulebook
    assert line(state, BLUE) == "5 2 F - 3"

`position` takes hands and decks too; a deck is written in the order it will be drawn. A hand not
given is three random cards of the rest, a deck not given all the rest in random order. Where the
deck of a side is given, its cards not named are casualties. `phase` is action (default), fill,
again (after a won attack with O-3) or layout (after a regroup: `red_hand` are the cards taken).
`setup` gives the beginning: both have eight cards to choose from.

Moves (game.stratego.moves), `seat` first, slots 0 to 4, ranks 0 F, 1 to 10, 11 B (RANK["B"]):
    Lay(seat, line)      C-1 and C-3: five ranks in slot order, GAP for none   "0 lay 4 6 B 2 9"
    Attack(seat, slot, target)                                                "0 attack 2 4"
    SpyLook(seat)        "0 spy-look"      ScoutLook(seat, slot, (a, b))      "0 scout-look 4 1 5"
    Regroup(seat)        "0 regroup"       Fill(seat, line) GAP where none    "0 fill - 3 - 8 -"
    Stop(seat)           ends a chain of O-3; elsewhere it is the refused pass
    GiveUp(seat)  OfferDraw(seat)          legal in the own action step, though not in `moves`
    AnswerDraw(seat, agreed)               "1 accept-draw", "1 refuse-draw"
    GoOn(seat)           both are asked between the games of a match (O-6)
    AttackFromHand(seat, rank, target)  AttackOwn(seat, slot, own_slot)  Shift(seat, slot)
    Peek(seat, target)   never legal: they exist for their refusals
`check_offer(people)` in game.stratego.draws says why a draw cannot be offered to a bot.

Of a state: `phase` (setup action layout fill again draw ended over), `to_act()`, `moves(seat)`,
`check(move)` (a Refusal with `code`, `rule`, `args`, or None), `play(move)`, `lines` (lists of
five cards or GAP), `hands`, `decks` (top last), `casualties`, `red`, `turn`, `mover`, `quiet`
(turns without attack), `wins`, `number` (of the game), `sheet`, `outcome`. Views are
game.stratego.view.StrategoView, events game.stratego.events, options game.stratego.options:
wins (1 2 3), memory (off seen first second), army (A B), keep_attacking, powers (all no-regroup
none), regroup_saves, draw_count (20 40 0), colours (random first second).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.agenda import Agenda
from game.cards import Card, Seat
from game.chance import Chance
from game.stratego.cards import BLUE, GAP, LETTERS, RANK, RANK_OF, RED, SLOTS, Slot, army
from game.stratego.moves import Attack, Fill, Lay, ScoutLook
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from game.stratego.steps import AskAction, AskAgain, AskFill, AskLayout, AskSetup

DEFAULTS = Options()
STEP = {"action": AskAction, "again": AskAgain, "fill": AskFill, "layout": AskLayout}


def position(
    red_line: str = "- - - - -",
    blue_line: str = "- - - - -",
    *,
    red_hand: str | None = None,
    blue_hand: str | None = None,
    red_deck: str | None = None,
    blue_deck: str | None = None,
    to_act: int = RED,
    phase: str = "action",
    red: Seat = 0,
    quiet: int = 0,
    turn: int = 1,
    seen: Sequence[str] = ("", ""),
    wins: tuple[int, int] = (0, 0),
    number: int = 1,
    options: Options = DEFAULTS,
    seed: int = 1,
) -> StrategoState:
    """A game under way; `to_act` is a colour. `seen` are slots ("1 4") of Red's and of Blue's
    line that both players have seen turned up.
    """
    sides = {
        RED: lay_out(RED, red_line, red_hand, red_deck, options, Chance(seed)),
        BLUE: lay_out(BLUE, blue_line, blue_hand, blue_deck, options, Chance(seed + 1)),
    }
    by_seat = [sides[RED if seat == red else BLUE] for seat in (0, 1)]
    mover = red if to_act == RED else 1 - red
    bits = {RED: mask(seen[RED]), BLUE: mask(seen[BLUE])}
    known = [bits[RED if seat == red else BLUE] for seat in (0, 1)]
    agenda: Agenda = (STEP[phase](mover),)
    return StrategoState(
        options=options,
        lines=[side[0] for side in by_seat],
        hands=[side[1] for side in by_seat],
        decks=[side[2] for side in by_seat],
        casualties=[side[3] for side in by_seat],
        chance=Chance(seed),
        agenda=agenda,
        red=red,
        number=number,
        wins=wins,
        turn=turn,
        mover=mover,
        quiet=quiet,
        seen=known[:],
        shown=known,
    )


def setup(
    red_eight: str | None = None,
    blue_eight: str | None = None,
    *,
    red: Seat = 0,
    options: Options = DEFAULTS,
    seed: int = 1,
) -> StrategoState:
    """The beginning of a game: both are to lay a line from these eight cards (by default any)."""
    chance = Chance(seed)
    empty = "- - - - -"
    state = position(empty, empty, red_hand=red_eight or pick_eight(RED, options, chance),
                     blue_hand=blue_eight or pick_eight(BLUE, options, chance),
                     red=red, options=options, seed=seed)  # fmt: skip
    state.agenda, state.turn, state.mover = (AskSetup((0, 1)),), 0, -1
    return state


def pick_eight(colour: int, options: Options, chance: Chance) -> str:
    cards = list(army(colour, options.army))
    chance.shuffle(cards)
    return names(cards[:8])


def lay_out(
    colour: int, line: str, hand: str | None, deck: str | None, options: Options, chance: Chance
) -> tuple[list[Card], list[Card], list[Card], list[Card]]:
    """Line, hand, deck and casualties of one side."""
    left = list(army(colour, options.army))

    def take(letter: str) -> Card:
        card = next((card for card in left if LETTERS[RANK_OF[card]] == letter), None)
        assert card is not None, f"no {letter} left"
        left.remove(card)
        return card

    slots = line.split()
    assert len(slots) == 5, f"a line has five slots, not {line!r}"
    in_line = [GAP if letter == "-" else take(letter) for letter in slots]
    in_hand = [take(letter) for letter in (hand or "").split()]
    in_deck = [take(letter) for letter in (deck or "").split()]
    chance.shuffle(left)
    if hand is None:
        in_hand, left = left[:3], left[3:]
    if deck is None:
        in_deck, left = left, []
    return in_line, in_hand, in_deck[::-1], sorted(left)


def mask(slots: str) -> int:
    return sum(1 << (int(slot) - 1) for slot in slots.split())


# Short ways to do things and to read what is there.


def attack(state: StrategoState, slot: int, target: int) -> list[Any]:
    """Whoever is to act attacks; slots 1 to 5."""
    return state.play(Attack(state.to_act()[0], slot - 1, target - 1))


def scout(state: StrategoState, slot: int, *targets: int) -> list[Any]:
    """Whoever is to act looks with the Scout in that slot; slots 1 to 5."""
    return state.play(ScoutLook(state.to_act()[0], slot - 1, tuple(at - 1 for at in targets)))


def lay(state: StrategoState, seat: Seat, written: str) -> list[Any]:
    """A seat lays its line."""
    return state.play(Lay(seat, ranks(written)))


def fill(state: StrategoState, written: str) -> list[Any]:
    """Whoever is to act fills its gaps: `- 3 - 8 -`."""
    return state.play(Fill(state.to_act()[0], ranks(written)))


def ranks(written: str) -> tuple[int, ...]:
    """The ranks of a line or hand as written, `GAP` for `-`."""
    return tuple(GAP if letter == "-" else RANK[letter] for letter in written.split())


def names(cards: Iterable[Card]) -> str:
    """Cards as they are written, in the order given."""
    return " ".join("-" if card == GAP else LETTERS[RANK_OF[card]] for card in cards)


def line(state: StrategoState, colour: int) -> str:
    """A side's line as written."""
    return names(state.lines[state.seat_of(colour)])


def hand(state: StrategoState, colour: int) -> str:
    """A side's hand as written."""
    return names(state.hands[state.seat_of(colour)])


def deck(state: StrategoState, colour: int) -> str:
    """A side's deck in the order it will be drawn."""
    return names(state.decks[state.seat_of(colour)][::-1])


def fallen(state: StrategoState, colour: int) -> str:
    """A side's casualties in the order they fell."""
    return names(state.casualties[state.seat_of(colour)])


def slots_of(numbers: str) -> tuple[Slot, ...]:
    """`1 5` as slots from 0."""
    return tuple(slot for slot in SLOTS if str(slot + 1) in numbers.split())
