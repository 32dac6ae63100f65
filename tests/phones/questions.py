"""Every kind of question a game asks, each where it was first found in random matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from game.cards import Seat
from game.chance import Chance
from game.match import Match, Player
from game.prompts import Prompt, Thing
from game.record import Record
from game.registry import kit
from game.rules import Illegal
from tests.house.games import TABLES
from tests.table.house import NAMES

# So many picks deep a question is followed.
DEEPEST = 4


@dataclass(frozen=True, slots=True)
class Found:
    """A question: what it is called, where it is asked, and after which picks.

    Where a game plays against time, pads ask, too. `stopped`: its clock stood still there.
    """

    name: str
    record: Record
    seat: Seat
    picks: tuple[Thing, ...]
    stopped: bool = False


def questions(game_id: str, matches: int, seed: int = 1) -> Iterator[Found]:
    """The kinds of questions in so many random matches, each once."""
    table, chance, known = TABLES[game_id], Chance(seed), set[str]()
    game, spread = table.game, table.game.most_seats - table.game.fewest_seats + 1
    for number in range(matches):
        seats = game.fewest_seats + number % spread
        options = table.some_options(seats, 4, seed + number)[number % 4]
        if game.timed:
            options = replace(options, phones=True)
        people = [Player(NAMES[seat], seat, "") for seat in range(seats)]
        match = Match.new(game, options, people, seed + number)
        for _ in range(table.most_moves):
            if match.outcome is not None:
                break
            for seat in match.state.to_act():
                for prompt in _along(_first(match, seat), chance):
                    name = _name(prompt)
                    if name not in known:
                        known.add(name)
                        stopped = game.timed and match.seat(seat).view.phase == "paused"
                        yield Found(name, match.record(), seat, prompt.picked, stopped)
            match.play(table.pick(match.state, chance))


def _first(match: Match, seat: Seat) -> Prompt | None:
    """What is asked of a seat, in a game of choices and in one against time."""
    if seat < 0:
        return None
    chair, pads = match.seat(seat), kit(match.game.id).pads
    if match.game.timed:
        assert pads is not None
        return Prompt.of(seat, partial(pads.ask, chair.view, (), chair.check))
    prompt = chair.prompt()
    return prompt if prompt is not None and prompt.answers else None


def _along(prompt: Prompt | None, chance: Chance) -> Iterator[Prompt]:
    """The question, and those after some picks."""
    for _ in range(DEEPEST):
        if prompt is None or prompt.move is not None:
            return
        yield prompt
        things = [one.thing for one in prompt.answers if one.refusal is None and one.move is None]
        if not things:
            return
        try:
            prompt = prompt.pick(chance.choice(things))
        except Illegal:
            return


def _name(prompt: Prompt) -> str:
    """Questions of one name look alike: the same sentence, and the same kinds of things open."""
    if not prompt.answers:
        return f"{prompt.text.key}-pads"
    kinds = sorted({one.thing.kind for one in prompt.answers if one.refusal is None})
    closed = "-closed" if any(one.refusal is not None for one in prompt.answers) else ""
    return f"{prompt.text.key}-{'-'.join(kinds)}{closed}"
