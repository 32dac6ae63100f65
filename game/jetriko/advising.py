"""What an expert at Jetriko advises: what comes of a choice, and the sentences for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.advice import Expert, Term, because
from game.bots.search import Thoughts
from game.bots.weighing import Difference, Fact, Followed, Weighing, weigh
from game.cards import NOBODY, Event, Seat
from game.jetriko import events as ev
from game.jetriko.bot import seed_for
from game.jetriko.cards import BACK_OF, BACK_WORDS, WHITE
from game.jetriko.moves import GoOn, JetrikoMove, Stop
from game.jetriko.rules import JetrikoState
from game.jetriko.thinking import Search, World, likely
from game.jetriko.view import JetrikoView
from game.messages import Message

# Red traps fill hands, green ones empty them; of blue ones nobody can say.
TERMS = {
    "hit": Term(-1),
    "trap-red": Term(-1),
    "trap-green": Term(1),
    "dealt": Term(1),
    "out": Term(-1),
    "white": Term(1),
    "stuck": Term(-1),
    "passed-over": Term(-1),
    "won": Term(1, broad=True),
    "cards": Term(-1, broad=True),
}
# Those of which one tells how much there is; of the others in how many cases.
COUNTED = ("hit", "dealt", "cards", "stuck")


def weigh_moves(
    view: JetrikoView, moves: Sequence[JetrikoMove], seed: int, budget: int, kept: JetrikoMove
) -> Thoughts[Weighing[JetrikoMove]]:
    """Weigh what is worth a thought, and `kept` besides."""
    search = Search(view, seed_for(view, seed))
    tried = list(likely(view, moves))
    if kept is not None and kept not in tried:
        tried.append(kept)

    def play_out(world: World, move: JetrikoMove) -> Followed:
        worth, state, happened = search.play_on(world, move)
        return Followed(worth, worth, facts_of(state, happened, search.seat))

    last = () if kept is None else (tried.index(kept),)
    return (yield from weigh(tried, search.sample, play_out, budget, last))


def facts_of(state: JetrikoState, happened: Sequence[Event], seat: Seat) -> Counter[Fact]:
    """What came about for a seat."""
    facts: Counter[Fact] = Counter()
    for event in happened:
        match event:
            case ev.AttackHits(value=value, victim=victim) if victim == seat:
                facts[Fact("hit")] += value
            case ev.AttackHits(value=value, attacker=attacker, victim=victim) if attacker == seat:
                facts[Fact("dealt", victim)] += value
            case ev.TrapRevealed(who, trap) if who == seat:
                facts[Fact(f"trap-{BACK_WORDS[BACK_OF[trap]]}")] = 1
            case ev.Passed(who) if who == seat:
                facts[Fact("stuck")] += 1
            case ev.PassedOver(who) if who == seat:
                facts[Fact("passed-over")] = 1
            case ev.RoundWon(winner) | ev.RoundBlocked(winner) if winner != NOBODY:
                facts[Fact("won") if winner == seat else Fact("out", winner)] = 1
    if state.turn != NOBODY:
        hand = state.hands[seat]
        facts[Fact("cards")] = len(hand)
        facts[Fact("white")] = int(any(card in WHITE for card in hand))
    return facts


def say(
    view: JetrikoView, difference: Difference, best: JetrikoMove, other: JetrikoMove
) -> Message | None:
    """A difference in one sentence."""
    return because("jetriko", difference, COUNTED)


EXPERT: Expert[JetrikoView] = Expert(
    weigh_moves, TERMS, say, full=2400, quick=240, much=0.12, idle=(GoOn, Stop)
)
