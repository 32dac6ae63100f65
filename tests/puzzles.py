"""Positions with one best choice: found by playing, written beside the game, and proven.

    python -m tests.puzzles write --games jetriko nyet --count 10
    python -m tests.puzzles prove --budget 8

`write` lets bots play and keeps what one may ask of a person: seat 0 has three choices or more,
one of them is best beyond doubt and by no trifle in many fresh worlds, and an easy bot misses it.
`prove` weighs all that is written once more, in other worlds, and prints by how much the answer
leads.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.advice import Advice, advise
from game.bots.pairs import make_bot
from game.bots.search import finish
from game.chance import Stacked
from game.prompts import Prompt
from game.registry import choices, load
from game.teaching.lesson import LEARNER
from game.teaching.puzzles import puzzle, puzzle_names
from tests.house.games import OF_CHOICES

# The answer is worth so much of a blunder more than anything else, in so many times the worlds of
# a settled answer of the lamp, looked at so often: what is ahead once may be so by chance.
MARGIN, THOROUGH, OFTEN = 0.5, 4, 6
FEWEST, MOST_CHOICES, LATEST = 3, 24, 140
# Nobody is to be kept from finding it by how it is put in.
MOST_PICKS = 2
FIGURE_ONLY = "advice-more"
# Of one match so many positions at most, so that no two are alike.
OF_A_MATCH = 1


@dataclass(frozen=True, slots=True)
class Found:
    """A position as a file tells it, and the answer."""

    seats: int
    seed: int
    moves: tuple[str, ...]
    answer: str


def gives_reasons(game_id: str) -> bool:
    """Whether its expert says why; one by trial has no words for that."""
    return bool(choices(game_id).expert.terms)


def lead(advice: Advice) -> float | None:
    """By how much the best choice is ahead of the next; None if that may be chance."""
    first, *others = advice.choices
    if not advice.sure or not others or any(one.behind <= one.within for one in others):
        return None
    return min(one.behind for one in others) if first.behind == 0 else None


def weighed(game_id: str, state: Any, seed: int, times: float) -> Advice:
    """What the expert says of the learner's choices in so many times the usual worlds."""
    expert = choices(game_id).expert
    view, moves = state.view(LEARNER), state.moves(LEARNER)
    return finish(advise(game_id, expert, view, moves, seed, round(expert.full * times)))


def answer_of(game_id: str, state: Any, seed: int, margin: float = MARGIN) -> Any | None:
    """The one best choice of the learner, if there is one: looked at briefly, then thoroughly."""
    expert, found = choices(game_id).expert, set[Any]()
    for number, times in enumerate((expert.quick / expert.full, 1, *[THOROUGH] * OFTEN)):
        advice = weighed(game_id, state, seed + number, times)
        ahead = lead(advice)
        found.add(advice.choices[0].move)
        if ahead is None or ahead < margin * expert.much or len(found) > 1:
            return None
    # What can be told by a figure only is nothing to be learnt from.
    return None if advice.why.key == FIGURE_ONLY else advice.choices[0].move


def picks(game_id: str, state: Any, move: Any) -> int:
    """How many things one points at for a move."""
    ask, view, moves = choices(game_id).ask, state.view(LEARNER), state.moves(LEARNER)
    prompt = Prompt.of(LEARNER, partial(ask, view, moves, state.check))
    return len(choices(game_id).expert.way(prompt, view, move))


def searched(game_id: str) -> Iterator[Found]:
    """Positions to ask about, match after match."""
    game = load(game_id)
    expert = choices(game_id).expert
    for seed in range(1, 10_000):
        seats = min(max(game.fewest_seats, 3), game.most_seats)
        state = game.deal(seats, game.Options(), Stacked(seed, (), game.card_name))
        bots = [make_bot(game_id, "normal", seat, seed * 31 + seat) for seat in range(seats)]
        naive, made, kept = make_bot(game_id, "easy", LEARNER, seed), list[str](), 0
        while state.outcome is None and len(made) < LATEST and kept < OF_A_MATCH:
            seat = state.to_act()[0]
            moves, view = state.moves(seat), state.view(seat)
            move = bots[seat].choose(view, moves, 0)
            asked = seat == LEARNER and state.to_act() == (LEARNER,) and len(made) > 4
            if asked and FEWEST <= len(moves) <= MOST_CHOICES and expert.decides(moves):
                missed = naive.choose(view, moves, 0) != move
                answer = answer_of(game_id, state, seed) if missed else None
                if answer is not None and picks(game_id, state, answer) <= MOST_PICKS:
                    kept += 1
                    yield Found(seats, seed, tuple(made), str(answer))
            made.append(str(move))
            state.play(move)


def written(found: Found) -> str:
    """The file of a position."""
    moves = "".join(f'    "{move}",\n' for move in found.moves)
    return (
        "# A position with one best choice, found and written by: python -m tests.puzzles write\n\n"
        f"seats = {found.seats}\nseed = {found.seed}\nbefore = [\n{moves}]\n\n"
        f'[[step]]\nsay = "find"\nplay = ["{found.answer}"]\n\n'
        '[[step]]\nsay = "found"\n'
    )


def various(positions: Iterator[Found]) -> Iterator[Found]:
    """No answer is asked for twice."""
    answers = set[str]()
    for found in positions:
        if found.answer not in answers:
            answers.add(found.answer)
            yield found


def write(game_id: str, count: int) -> None:
    """So many files beside a game, the old ones replaced."""
    folder = Path("game") / game_id / "puzzles"
    folder.mkdir(exist_ok=True)
    for number, found in enumerate(various(searched(game_id)), 1):
        (folder / f"{number:02}.toml").write_text(written(found), encoding="utf-8")
        print(game_id, number, f"after {len(found.moves)} moves: {found.answer}", flush=True)
        if number == count:
            break


def prove(game_id: str, times: float) -> None:
    """Weigh each once more in other worlds."""
    for name in puzzle_names(game_id):
        taught = puzzle(game_id, name)
        state = taught.position()
        advice = weighed(game_id, state, 977, times)
        ahead = lead(advice)
        holds = ahead is not None and str(advice.choices[0].move) in taught.steps[0].play
        share = (ahead or 0.0) / choices(game_id).expert.much
        print(game_id, name, "holds" if holds else "DOES NOT HOLD", f"{share:.2f} of a blunder",
              f"{len(advice.choices)} choices", flush=True)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles", description=__doc__)
    parser.add_argument("what", choices=["write", "prove"])
    posed = [game_id for game_id in OF_CHOICES if gives_reasons(game_id)]
    parser.add_argument("--games", nargs="+", choices=posed, default=posed)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--budget", type=float, default=THOROUGH)
    wish = parser.parse_args()
    for game_id in wish.games:
        if wish.what == "write":
            write(game_id, wish.count)
        else:
            prove(game_id, wish.budget)


if __name__ == "__main__":
    main()
