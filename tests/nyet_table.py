"""A table of NYET! laid out as a test wants it.

Cards are written "B9", "R1"; a hand is "B1 B1 R8" in one string. Seat `n` has character `n`
(0 bear, 1 wolf, 2 crane, 3 tiger, 4 eagle) and seats are numbered clockwise.

    state = position(["B1 B3 R8", "B9 Y2 G3"], trump="Y", supertrump="B", trick="", first=1)
    state.play(Play(1, CARD["B9"]))                     # CARD is in game.nyet.cards
    assert cards_of(state.moves(0)) == ["B3"]

Moves (game.nyet.moves), all with `seat` first:
    Choose(seat, character)          Veto(seat, BOX["trump-red"])       (BOX: game.nyet.board)
    NoVeto(seat), Uncover(seat, box) never legal: they exist for their refusals
    FormTeams(seat, (partner, ...))  () is alone; partners in any order
    GiveBonus(seat, holder)          Discard(seat, (card, ...))  Pass(seat, card)
    Play(seat, card)                 GoOn(seat): every seat is asked after a round is scored
`str(move)` is "1 veto trump-red", "2 play B9", "0 discard B9 R1", "3 teams 1", "0 go-on".

Words of boxes (game.nyet.board.BOX_WORDS): bear wolf crane tiger eagle; one two no-1s pass keep
(keep: the NYET box of line 2); trump-blue -red -yellow -green -none (none: only with O-7);
super-blue -red -yellow -green -none; points-1 -2 -3 -4 -minus-2.

Of a state: `phase` (characters vetoes teams bonus discards passes tricks scores over),
`to_act()`, `moves(seat)`, `check(move)` (a Refusal with `code`, `rule`, `args`, or None),
`hands` (lists by seat), `dealer`, `number` (of the round), `characters`, `scores`, `covered`
(all covered boxes), `tokens` (this round's boxes in order), `open_boxes(line)` (lines 0-4),
`terms` (first, discards, trump, supertrump, value; colours 0-3 are B R Y G, -1 is none),
`teams` (by seat: 0 the first player's team, 1 the other), `bonus` (seat or -1), `discards`,
`given`, `received` (by seat), `leader`, `trick` (cards since `leader` led), `tricks` (each with
leader, cards, winner, loot), `tricks_of(seat)`, `loot_of(seat)`, `rest` (undealt), `sheet`
(a Result a round: dealer, terms, teams, bonus, tricks, loot, gains), `outcome`.
A view (game.nyet.view.NyetView) has the like, without what the seat may not know;
`check_look(view, trick)` in game.nyet.looking says why a trick may not be looked at (O-6).
Events are in game.nyet.events. Options: length, limit, bonus, difference, anonymous,
look_back, no_trump, play_forced in game.nyet.options.Options, values as in the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.agenda import Agenda
from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.nyet.board import BOX, DISCARDS, LINES, PER_LINE, POINTS, Terms, boxes_of, mask_open
from game.nyet.cards import LETTERS, NAMES, NONE, deck_for
from game.nyet.moves import Play
from game.nyet.options import Options
from game.nyet.rules import NyetState
from game.nyet.setup import HAND
from game.nyet.steps import (
    AskBonus,
    AskCard,
    AskDiscards,
    AskPasses,
    AskTeams,
    AskVeto,
    ReadTerms,
    Score,
)
from game.nyet.teams import smaller_team

DEFAULTS = Options()


def veto_board(
    covered: Iterable[str] = (),
    *,
    seats: int = 4,
    dealer: Seat = 0,
    hands: Sequence[str] | None = None,
    scores: Sequence[int] | None = None,
    number: int = 1,
    options: Options = DEFAULTS,
    seed: int = 1,
) -> NyetState:
    """The veto phase with these boxes covered, in the order placed, the dealer's first.

    The boxes of characters not in the game are covered besides. Hands not given are dealt.
    """
    tokens = tuple(BOX[word] for word in covered)
    state = bare(seats, dealer, scores, number, options, seed)
    lay_hands(state, hands, HAND[seats])
    state.tokens = tokens
    state.open_mask = mask_open(tokens, state.characters, options.no_trump)
    turn = (dealer + len(tokens)) % seats
    state.agenda = (AskVeto(turn), ReadTerms())
    assert state.open_mask.bit_count() > len(LINES), "every line is closed: use position"
    return state


def position(
    hands: Sequence[str] | None = None,
    *,
    seats: int | None = None,
    phase: str = "tricks",
    first: Seat = 0,
    line2: str = "keep",
    trump: str = "Y",
    supertrump: str = "",
    value: int = 2,
    partners: Sequence[Seat] | None = None,
    bonus: Seat = NOBODY,
    trick: str = "",
    leader: Seat | None = None,
    scores: Sequence[int] | None = None,
    dealer: Seat = 0,
    number: int = 1,
    options: Options = DEFAULTS,
    seed: int = 1,
) -> NyetState:
    """A round after its vetoes, in the phase teams, bonus, discards, passes or tricks.

    `line2` is one, two, no-1s, pass or keep; `trump` and `supertrump` a letter of BRYG, "" for
    none. `first` is the first player, `partners` their team mates (by default: 2 and 3 players
    none, 4 the one opposite, 5 the next two). Without `bonus` its holder is the first of the
    smaller team where the rules give it out. `trick` are the cards played since `leader` (by
    default the first player) led; they are not in the hands any more. Hands may be short: the
    cards not named lie in `rest`. Hands not given are dealt at random. `seats` is the number
    of hands, or 4. With phase discards or passes `line2` must fit.
    """
    seats = seats or (len(hands) if hands is not None else 4)
    state = bare(seats, dealer, scores, number, options, seed)
    led = trick.split()
    lay_hands(state, hands, HAND[seats], led)
    colours = {"": NONE} | {letter: at for at, letter in enumerate(LETTERS)}
    terms = Terms(first, line2, colours[trump], colours[supertrump], value)
    state.terms, state.tokens = terms, tokens_for(state, terms)
    state.open_mask = mask_open(state.tokens, state.characters, options.no_trump)
    state.leader = first if leader is None else leader
    turn = (state.leader + len(state.trick)) % seats
    everybody = tuple(range(seats))
    steps: dict[str, Agenda] = {
        "tricks": (AskCard(turn), Score()),
        "discards": (AskDiscards(everybody), AskCard(first), Score()),
        "passes": (AskPasses(everybody), AskCard(first), Score()),
    }
    after = {"pass": "passes", "keep": "tricks"}.get(line2, "discards")
    steps["bonus"] = (AskBonus(first), *steps[after])
    steps["teams"] = (AskTeams(first), *steps[after])
    state.agenda = steps[phase]
    if phase != "teams":
        usual = {4: ((first + 2) % seats,), 5: ((first + 1) % 5, (first + 2) % 5)}
        own = (first, *(usual.get(seats, ()) if partners is None else partners))
        state.teams = tuple(int(seat not in own) for seat in everybody)
    if phase not in ("teams", "bonus") and options.bonus != "team" and seats in (3, 5):
        state.bonus = smaller_team(state.teams)[0] if bonus == NOBODY else bonus
    return state


def play_all(state: NyetState, cards: str) -> list[Any]:
    """Whoever is to play plays these cards one after the other; all events."""
    events: list[Any] = []
    for name in cards.split():
        [seat] = state.to_act()
        events += state.play(Play(seat, NAMES.index(name)))
    return events


def cards_of(moves: Iterable[Any]) -> list[str]:
    """The names of the cards that these `Play` or `Pass` moves are about."""
    return [NAMES[move.card] for move in moves]


def names(cards: Iterable[Card]) -> list[str]:
    """The rulebook's names of cards."""
    return [NAMES[card] for card in cards]


def bare(
    seats: int, dealer: Seat, scores: Sequence[int] | None, number: int, options: Options,
    seed: int,
) -> NyetState:  # fmt: skip
    return NyetState(
        options=options,
        hands=[[] for _ in range(seats)],
        chance=Chance(seed),
        agenda=(),
        characters=tuple(range(seats)),
        scores=tuple(scores or (0,) * seats),
        dealer=dealer,
        number=number,
        discards=((),) * seats,
        given=(NOBODY,) * seats,
        received=(NOBODY,) * seats,
    )


def lay_hands(
    state: NyetState, hands: Sequence[str] | None, size: int, trick: Sequence[str] = ()
) -> None:
    """Deal the named cards, or random ones; all others lie in `rest`."""
    left = list(deck_for(state.seats))

    def take(name: str) -> Card:
        card = next((card for card in left if NAMES[card] == name), None)
        assert card is not None, f"no {name} left"
        left.remove(card)
        return card

    state.trick = tuple(take(name) for name in trick)
    if hands is None:
        state.chance.shuffle(left)
        state.hands = [sorted(left[seat * size :][:size]) for seat in range(state.seats)]
        left = left[size * state.seats :]
    else:
        state.hands = [sorted(take(name) for name in hand.split()) for hand in hands]
    state.rest = tuple(sorted(left))


def tokens_for(state: NyetState, terms: Terms) -> tuple[int, ...]:
    """Tokens on all boxes but those that say these terms."""
    colours = (0, 1, 2, 3, NONE)
    columns = (
        state.characters[terms.first], DISCARDS.index(terms.discards), colours.index(terms.trump),
        colours.index(terms.supertrump), POINTS.index(terms.value),
    )  # fmt: skip
    no_trump = state.options.no_trump
    assert terms.trump != NONE or no_trump, "no trump needs Options(no_trump=True)"
    kept = {line * PER_LINE + column for line, column in enumerate(columns)}
    used = {*state.characters, *range(PER_LINE, 5 * PER_LINE)}
    boxes = (box for line in range(5) for box in boxes_of(line, no_trump))
    return tuple(box for box in boxes if box in used and box not in kept)
