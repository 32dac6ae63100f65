"""How far what experts say can be trusted: mistakes checked by many continuations, and leaks.

    python -m tests.judged mistakes --games jetriko nyet --mistakes 40 --continuations 20000
    python -m tests.judged leaks --positions 10000

`mistakes` plays matches of easy bots, looks back on them, and weighs each choice that was called
weak once more in so many fresh worlds: printed is how often something is better beyond doubt.
`leaks` counts the positions in which advice, of the lamp or of a review, changes while hidden cards
change places; another seed plays other games.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass

from game.advice import APART, SLIGHT, Expert
from game.bots.pairs import make_bot
from game.bots.search import finish
from game.bots.weighing import Weighing
from game.match import Match, Player
from game.registry import choices, load
from game.review import Decision, Judged, decisions
from tests.house.games import OF_CHOICES, TABLES
from tests.house.test_advice import leaks

# Of a match so many decisions are judged at most, so that one match does not decide all.
OF_A_MATCH = 12


@dataclass(slots=True)
class Checked:
    """How many were checked, and how many of them were what they were called."""

    mistakes: int = 0
    true: int = 0
    judged: int = 0
    cpu_s: float = 0.0

    def __str__(self) -> str:
        share = self.true / max(1, self.mistakes)
        each = self.cpu_s / max(1, self.judged)
        return (
            f"{self.true} of {self.mistakes} called mistakes are mistakes ({share:.1%}); "
            f"{self.judged} decisions judged, {each:.3f} CPU s each: "
            f"{200 * each:.0f} CPU s for 200"
        )


def played(game_id: str, seed: int) -> Match:
    """A match of bots that slip, people in name, cut after a while."""
    game = load(game_id)
    seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
    options = TABLES[game_id].some_options(seats, 1, seed)[0]
    match = Match.new(game, options, [Player(f"P{n}", n) for n in range(seats)], seed)
    bots = [make_bot(game_id, "easy", seat, seed * 31 + seat) for seat in range(seats)]
    for _ in range(160):
        if match.outcome is not None:
            break
        seat = match.asked[0]
        match.play(bots[seat].choose(match.state.view(seat), match.state.moves(seat), 0))
    return match


def called(game_id: str, found: Checked) -> Iterator[tuple[Decision, Judged]]:
    """Decisions that are called weak, match after match."""
    for seed in range(1, 10_000):
        all_ = [one for one in decisions(played(game_id, seed)) if one is not None]
        for decision in all_[:: max(1, len(all_) // OF_A_MATCH)]:
            before = time.process_time()
            judged = finish(decision.think())
            found.cpu_s += time.process_time() - before
            found.judged += 1
            if judged.grade.weak:
                yield decision, judged


def is_weak(decision: Decision, continuations: int, seed: int) -> bool:
    """Whether something else is better in so many fresh worlds, by more than chance or a trifle."""
    expert: Expert[object] = choices(decision.game_id).expert
    weighing: Weighing[object] = finish(expert.weigh(
        decision.view, decision.moves, seed, continuations, decision.played
    ))  # fmt: skip
    gap = weighing.gap(list(weighing.moves).index(decision.played))
    return gap.behind > max(APART * gap.error, SLIGHT * expert.much)


def check(game_id: str, mistakes: int, continuations: int) -> Checked:
    """Check so many mistakes of a game."""
    found = Checked()
    for decision, _ in called(game_id, found):
        found.mistakes += 1
        found.true += is_weak(decision, continuations, 977 * found.mistakes)
        if found.mistakes == mistakes:
            break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.judged", description=__doc__)
    parser.add_argument("what", choices=["mistakes", "leaks"])
    parser.add_argument("--games", nargs="+", default=OF_CHOICES)
    parser.add_argument("--mistakes", type=int, default=40)
    parser.add_argument("--continuations", type=int, default=20_000)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()
    for game_id in wish.games:
        if wish.what == "mistakes":
            print(game_id, check(game_id, wish.mistakes, wish.continuations), flush=True)
        else:
            differ = leaks(game_id, wish.positions, wish.seed)
            print(game_id, f"{differ} of {wish.positions} positions differ", flush=True)


if __name__ == "__main__":
    main()
