"""The veto phase: tokens on the board until every line has one box left (NYET-20 to NYET-40)."""

from __future__ import annotations

from game.agenda import answer, done, push
from game.cards import Event, Seat
from game.nyet.board import (
    ALL_BUT,
    BOX_WORDS,
    CHARACTERS,
    FIRST,
    FULL_LINE,
    IN_LINE,
    LINES,
    PER_LINE,
    TRUMP_NONE,
    Box,
    boxes_in,
    line_of,
    read_terms,
)
from game.nyet.events import LineClosed, TeamsFormed, TermsRead, TokenPlaced
from game.nyet.moves import NoVeto, Uncover, Veto
from game.nyet.state import Table
from game.nyet.steps import (
    ASK_CARD,
    ASK_VETO,
    AskDiscards,
    AskPasses,
    AskTeams,
    AskVeto,
    ReadTerms,
    Score,
)
from game.nyet.zones import SEATS
from game.rules import Refusal

# By seat, line and mask of its open boxes: the vetoes there, none where only one is open.
VETOES = [
    [
        [tuple(Veto(seat, box) for box in boxes) if len(boxes) > 1 else () for boxes in in_line]
        for in_line in IN_LINE
    ]
    for seat in SEATS
]
# By seat and box: that it was covered.
PLACED = [[TokenPlaced(seat, box) for box in range(len(BOX_WORDS))] for seat in SEATS]
# By box: that only it is open now in its line.
CLOSED = [LineClosed(line_of(box), box) for box in range(len(BOX_WORDS))]


def offer_vetoes(table: Table, step: AskVeto, seat: Seat) -> list[Veto]:
    """Every open box of every line that is not closed (NYET-22, NYET-24)."""
    found: list[Veto] = []
    mask = table.open_mask
    for vetoes in VETOES[seat]:
        found += vetoes[mask & FULL_LINE]
        mask >>= PER_LINE
    return found


def refuse_veto(table: Table, step: AskVeto, move: Veto | NoVeto | Uncover) -> Refusal | None:
    """Why this cannot be done to the board; the most special reason comes first."""
    if isinstance(move, NoVeto):
        return Refusal("nyet-must-veto", "NYET-23")
    absent = not_in_game(table, move.box)
    if absent is not None:
        return absent
    if isinstance(move, Uncover):
        return Refusal("nyet-tokens-stay", "NYET-26")
    if move.box == TRUMP_NONE and not table.options.no_trump:
        return Refusal("nyet-no-such-box", "NYET-113", (("box", BOX_WORDS[move.box]),))
    still_open = table.open_boxes(line_of(move.box))
    if move.box not in still_open:
        return Refusal("nyet-box-covered", "NYET-22")
    if len(still_open) == 1:
        return Refusal("nyet-line-settled", "NYET-24")
    return None


def not_in_game(table: Table, box: Box) -> Refusal | None:
    """Why the character of this box is nobody's."""
    if line_of(box) != FIRST or box in table.characters:
        return None
    return Refusal("nyet-not-in-game", "NYET-03", (("character", CHARACTERS[box]),))


def veto(table: Table, step: AskVeto, move: Veto, events: list[Event]) -> None:
    """Cover a box; the phase goes on until all lines are closed (NYET-21 to NYET-25)."""
    table.tokens = (*table.tokens, move.box)
    events.append(PLACED[move.seat][move.box])
    line = line_of(move.box)
    mask = table.open_mask = table.open_mask & ALL_BUT[move.box]
    still_open = boxes_in(mask, line)
    if len(still_open) == 1:
        events.append(CLOSED[still_open[0]])
    if mask.bit_count() > len(LINES):
        table.agenda = answer(table.agenda, ASK_VETO[table.left_of(move.seat)])
    else:
        table.agenda = done(table.agenda)


def settle_terms(table: Table, step: ReadTerms, events: list[Event]) -> None:
    """Read the terms; what the round still asks follows from them (NYET-10, NYET-36)."""
    last_boxes = tuple(table.open_boxes(line)[0] for line in LINES)
    terms = table.terms = read_terms(last_boxes, table.characters)
    events.append(TermsRead(terms))
    everybody = tuple(range(table.seats))
    steps = (ASK_CARD[terms.first], Score())
    if terms.discards == "pass":
        table.agenda = push(table.agenda, AskPasses(everybody), *steps)
    elif terms.discards != "keep":
        table.agenda = push(table.agenda, AskDiscards(everybody), *steps)
    else:
        table.agenda = push(table.agenda, *steps)
    table.leader = terms.first
    if table.seats == 2:
        table.teams = tuple(int(seat != terms.first) for seat in everybody)
        events.append(TeamsFormed(table.teams))
    else:
        table.agenda = push(table.agenda, AskTeams(terms.first))
