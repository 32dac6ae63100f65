"""How strong the Totem bots are, beside the figures of TOT-751 and TOT-755. Prints both.

The simulated person has a median of 600 ms, makes the mistakes of the adaptive line of
TOT-751, and is less even than a bot: sigma 0.5, the "daydreamer" of the rulebook. (The
rulebook's figures do not say which mistakes its person made.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import median

import pytest

from game.bots.reaction import FLOOR_MS, reaction_ms
from game.bots.table import play_out
from game.cards import Card, Event, Seat
from game.chance import Chance
from game.totem import GAME
from game.totem.bot import LEVELS, Habits, TotemBot, make_bot
from game.totem.cards import SHAPE_CARDS, cousins, near_twins
from game.totem.events import Judged, Revealed
from game.totem.moves import TotemMove
from game.totem.rules import TotemState
from game.totem.view import TotemView
from tests.bots.totem_people import KINDS, play

PERSON = replace(LEVELS["adaptive"], duel=600, rush=462, sigma=0.5)
WINS = {"easy": 63.0, "medium": 20.0, "hard": 2.5, "expert": 0.0}
# So many games are a sample; a share of them may be off by so many percent in as many as MANY.
GAMES, SERIES, LONE_GAMES = 20, 4, 34
MANY, OFF = 300, 5

pytestmark = pytest.mark.soak


def person_wins(level: str, seed: int) -> bool:
    """Whether the person beats three bots of that level; the seat goes round with the seed."""
    seat = seed % 4
    state = GAME.deal(4, GAME.Options(), seed)
    players = [make_bot(level, other, 10 * seed + other, (seat,)) for other in range(4)]
    players[seat] = TotemBot(PERSON, seat, 10 * seed + seat)
    for _ in play_out(state, players):
        pass
    return state.outcome is not None and seat in state.outcome.winners


@pytest.mark.sample(2)
@pytest.mark.parametrize("level", WINS)
def test_tot_755_a_person_at_600_ms_against_three_bots(
    level: str, times: int, capsys: pytest.CaptureFixture[str]
) -> None:
    games = GAMES * times
    share = 100 * sum(person_wins(level, seed) for seed in range(1000, 1000 + games)) / games
    with capsys.disabled():
        print(f"\nperson against three {level:8} {share:5.1f} %  (rulebook {WINS[level]:4.1f} %)")
    assert share == pytest.approx(WINS[level], abs=OFF * sqrt(max(1, MANY / games)))


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", KINDS)
def test_tot_755_adaptive_bots_are_even_with_all_kinds_of_people(
    kind: str, times: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Series among four: half of the duels after twenty, and a quarter of the games."""
    matches = SERIES * times
    every = [play(kind, seed) for seed in range(matches)]
    duels = [won for fared in every for won in fared.duels[20:]]
    games = [share for fared in every for share in fared.games]
    won, share = 100 * sum(duels) / len(duels), 100 * sum(games) / len(games)
    first = 100 * sum(fared.games[0] for fared in every) / matches
    with capsys.disabled():
        print(
            f"\n{kind:9} {won:.1f} % of {len(duels)} duels after twenty, {share:.1f} % of "
            f"{len(games)} games among four ({first:.0f} % of the first ones)"
        )
    assert 45 - 150 / sqrt(len(duels)) < won < 55 + 150 / sqrt(len(duels))
    assert 20 - 130 / sqrt(len(games)) < share < 32 + 130 / sqrt(len(games))


@pytest.mark.parametrize("level", LEVELS)
def test_tot_751_no_reaction_under_180_ms_in_a_hundred_thousand(level: str) -> None:
    chance = Chance(1)
    habits = LEVELS[level]
    drawn = (reaction_ms(chance, m) for m in (habits.duel, habits.rush) for _ in range(50_000))
    assert min(drawn) >= FLOOR_MS


class Sleeper:
    """Sits at the table and never grabs, so that the bot's times are seen whole."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def see(self, view: TotemView, t: int) -> None:
        """Eyes closed."""

    def hear(self, event: Event, t: int) -> None:
        """Fast asleep."""

    def due(self, t: int) -> list[TotemMove]:
        return []

    def next_due(self) -> int | None:
        return None


@dataclass
class Notes:
    """What a watcher of the real table writes down about the bot in seat 0.

    A reveal is counted under a temptation only if it brought no other.
    """

    reactions: list[int] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    tops: set[Card] = field(default_factory=set)
    live: tuple[frozenset[Card], ...] = ()
    now_tempted_by: str = ""

    def note(self, state: TotemState, event: Event) -> None:
        if isinstance(event, Revealed):
            self._reveal(state)
        elif isinstance(event, Judged) and event.hand == 0 and self.now_tempted_by:
            kind = self.now_tempted_by
            self.answered[kind] += 1
            self.now_tempted_by = ""
            if kind == "match" and event.verdict == "correct":
                self.reactions.append(event.reaction - 12 * max(0, len(self.tops) - 2))

    def _reveal(self, state: TotemState) -> None:
        before, known = self.tops, self.live
        self.tops = {pile[-1] for pile in state.piles if pile}
        groups = [
            frozenset(state.piles[hand][-1] for hand in range(4) if mask >> hand & 1)
            for mask in state.live
        ]
        self.live = tuple(groups)
        own = state.piles[0][-1] if state.piles[0] else -1
        kinds = []
        if not state.rush_owners and any(own in group for group in groups):
            fresh = not any(group <= old for group in groups if own in group for old in known)
            kinds = ["match"] if fresh else ["again"]
        elif not state.rush_owners:
            kinds = [*self._alike(state, own, before), *self._strangers(groups, known)]
        self.now_tempted_by = kinds[0] if len(kinds) == 1 else ""
        self.seen[self.now_tempted_by] += 1

    def _alike(self, state: TotemState, own: Card, before: set[Card]) -> Iterator[str]:
        if state.rule == "shape" and 0 <= own < SHAPE_CARDS:
            others = [c for c in self.tops if c < SHAPE_CARDS and not {own, c} <= before]
            tests: tuple[tuple[str, Callable[[Card, Card], bool]], ...] = (
                ("near_twin", near_twins),
                ("cousin", cousins),
            )
            yield from (kind for kind, alike in tests if any(alike(own, c) for c in others))

    def _strangers(
        self, groups: list[frozenset[Card]], known: tuple[frozenset[Card], ...]
    ) -> Iterator[str]:
        yield from ("stranger" for group in groups if not any(group <= old for old in known))

    def share(self, kind: str) -> float:
        return self.answered[kind] / self.seen[kind]


def watch(level: str, games: int) -> Notes:
    """Notes on a lone bot among sleepers, over many games."""
    notes = Notes()
    for seed in range(games):
        state = GAME.deal(4, GAME.Options(), seed)
        notes.tops, notes.live, notes.now_tempted_by = set(), (), ""
        for _, events in play_out(state, [make_bot(level, 0, seed), *map(Sleeper, (1, 2, 3))]):
            for event in events:
                notes.note(state, event)
    return notes


def within(share: float, chance: float, count: int) -> bool:
    """Whether a share lies within four standard errors of its chance."""
    return abs(share - chance) <= 4 * sqrt(chance * (1 - chance) / count)


@pytest.mark.sample(2)
@pytest.mark.parametrize("level", LEVELS)
def test_tot_751_the_table_measured_in_games(
    level: str, times: int, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, habits = watch(level, LONE_GAMES * times), LEVELS[level]
    measured = {
        "misses": 1 - notes.share("match"),
        "near_twin": notes.share("near_twin"),
        "cousin": notes.share("cousin"),
        "stranger": notes.share("stranger"),
    }
    with capsys.disabled():
        print(f"\n{level:8} median {median(notes.reactions):.0f} ms (table {habits.duel})", end="")
        for name, share in measured.items():
            print(f"   {name} {100 * share:.1f} % ({100 * chance_of(habits, name):g})", end="")
    assert median(notes.reactions) == pytest.approx(habits.duel, rel=0.05)
    assert min(notes.reactions) >= FLOOR_MS
    for name, share in measured.items():
        count = notes.seen["match" if name == "misses" else name]
        assert within(share, chance_of(habits, name), count), name


def chance_of(habits: Habits, name: str) -> float:
    """The table's chance of that name."""
    chance: float = getattr(habits, name)
    return chance
