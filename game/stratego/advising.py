"""What an expert at Stratego Cards advises: what an attack meets, and what follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.advice import Expert, Term, in_figures
from game.bots.search import Thoughts
from game.bots.weighing import Difference, Fact, Followed, Weighing, weigh
from game.cards import Seat
from game.chance import Chance
from game.messages import Message, message
from game.prompts import Prompt, Thing, way_to
from game.stratego.asking import DONE
from game.stratego.bot import seed_for, some_of
from game.stratego.cards import FLAG, GAP, MAJOR, RANK_OF, SLOTS, Rank
from game.stratego.kernel import STANDING, Duel
from game.stratego.layouts import Layouts
from game.stratego.moves import AnswerDraw, Attack, Fill, GoOn, Lay, StrategoMove
from game.stratego.naming import rank_name
from game.stratego.thinking import Search
from game.stratego.view import StrategoView

TERMS = {
    "flag": Term(1),
    "flag-lost": Term(-1),
    "beats": Term(1),
    "falls": Term(-1),
    "stakes": Term(-1),
    "learns": Term(1),
    "shown": Term(-1),
    "felled": Term(1, broad=True),
    "lost": Term(-1, broad=True),
}
COUNTED = ("learns", "felled", "lost")


def weigh_moves(
    view: StrategoView, moves: Sequence[StrategoMove], seed: int, budget: int, kept: StrategoMove
) -> Thoughts[Weighing[StrategoMove]]:
    """Weigh the few that are worth a thought, and `kept` besides."""
    seed = seed_for(view, seed)
    search = Search(view, seed, weighing=True)
    if isinstance(moves, Layouts):
        moves = some_of(moves, Chance(seed))
    tried = search.candidates(moves)
    if kept is not None and kept not in tried:
        tried.append(kept)

    def play_out(world: tuple[Duel, int], move: StrategoMove) -> Followed:
        return followed(search, world, move)

    last = () if kept is None else (tried.index(kept),)
    weighing = yield from weigh(tried, search.sample, play_out, budget, last)
    # A hunch adds to what is won in the worlds that are tried, and may add more than there is.
    return replace(weighing, in_wins=True)


def followed(search: Search, world: tuple[Duel, int], move: StrategoMove) -> Followed:
    """What came of a move: at once, and some turns later."""
    seat, start = search.seat, world[0]
    duel, luck = search.made(world, move)
    facts = facts_at_once(start, duel, seat, move)
    won = search.play_on(duel, luck, move)
    if duel.winner == 1 - seat and FLAG in duel.lines[seat]:
        facts[Fact("flag-lost")] = 1
    facts[Fact("felled")] = cards_of(start, 1 - seat) - cards_of(duel, 1 - seat)
    facts[Fact("lost")] = cards_of(start, seat) - cards_of(duel, seat)
    return Followed(won + search.hunches.get(move, 0.0), won, facts)


def cards_of(duel: Duel, side: Seat) -> int:
    """How many cards a side has in play."""
    lying = sum(rank != GAP for rank in duel.lines[side])
    return lying + len(duel.hands[side]) + len(duel.decks[side])


def facts_at_once(before: Duel, after: Duel, seat: Seat, move: StrategoMove) -> dict[Fact, float]:
    """What a move itself brings."""
    enemy = 1 - seat
    facts: dict[Fact, float] = {}
    if isinstance(move, Attack):
        stands = after.lines[seat][move.slot] != GAP
        facts[Fact("flag")] = float(after.winner == seat)
        facts[Fact("beats")] = float(stands and after.lines[enemy][move.target] == GAP)
        facts[Fact("falls")] = float(not stands)
        if not stands:
            facts[Fact("stakes")] = STANDING[before.lines[seat][move.slot]]
    elif not isinstance(move, Lay | Fill):
        fresh = after.known[enemy] & ~before.known[enemy]
        facts[Fact("learns")] = fresh.bit_count()
    fresh = after.known[seat] & ~before.known[seat]
    for slot, rank in enumerate(before.lines[seat]):
        if fresh >> slot & 1 and rank >= MAJOR:
            facts[Fact("shown", rank)] = 1
    return facts


def say(
    view: StrategoView, difference: Difference, best: StrategoMove, other: StrategoMove
) -> Message | None:
    """A difference in one sentence."""
    fact, figures = difference.fact, in_figures(difference, COUNTED)
    own, rather = (rank_of(view, move) for move in (best, other))
    match fact.what:
        case "shown":
            return message("stratego-because-shown", rank=rank_name(fact.which))
        case "stakes" if own is not None and rather is not None and own != rather:
            return message("stratego-because-stakes", rank=rank_name(own), other=rank_name(rather))
        case "falls" if own is None:
            return message("stratego-because-safe", other=figures.other)
        case "flag" | "beats" | "falls" if own is not None and figures.differ:
            key, rank = f"stratego-because-{fact.what}", rank_name(own)
            return message(key, rank=rank, this=figures.this, other=figures.other)
        case "learns" | "flag-lost" | "felled" | "lost" if figures.differ:
            return message(f"stratego-because-{fact.what}", this=figures.this, other=figures.other)
    return None


def rank_of(view: StrategoView, move: StrategoMove) -> Rank | None:
    """The rank that attacks, if it is an attack."""
    if not isinstance(move, Attack):
        return None
    assert view.seat is not None
    return RANK_OF[view.lines[view.seat][move.slot]]


def way(prompt: Prompt, view: StrategoView, move: StrategoMove) -> tuple[Thing, ...]:
    """What to pick for a move: a line card by card, for there are thousands."""
    if not isinstance(move, Lay | Fill):
        return way_to(prompt, move)
    assert view.seat is not None
    hand = list(view.hand)
    gaps = [slot for slot in SLOTS if view.lines[view.seat][slot] == GAP]
    picks: list[Thing] = []
    for slot, rank in enumerate(move.line):
        if rank == GAP:
            continue
        card = next(card for card in hand if RANK_OF[card] == rank)
        hand.remove(card)
        picks.append(Thing("card", card))
        if slot != gaps[0]:
            picks.append(Thing("slot", slot))
        gaps.remove(slot)
    return (*picks, DONE)


EXPERT: Expert[StrategoView] = Expert(
    weigh_moves, TERMS, say, full=5000, quick=500, much=0.15, idle=(AnswerDraw, GoOn), way=way
)
