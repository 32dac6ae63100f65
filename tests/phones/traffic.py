"""What is sent to a phone, byte by byte, while all that is hidden from its seat is something else.

python -m tests.phones traffic --positions 10000
"""

from __future__ import annotations

from collections.abc import Sequence

from game.chance import Chance
from game.match import Match, Player
from game.messages import message
from game.registry import choices
from scenes.phones import wire
from scenes.phones.hand import Hand
from scenes.phones.showing import Page, Person, rows_of
from scenes.words import Words
from tests.house.games import TABLES

NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eva", "Fred", "Gus", "Hana")
# A game of a walk is no longer than this, so that many games are seen.
MOVES = 120


def sent(match: Match, seat: int, words: Words) -> bytes:
    """What the phone of that seat is sent in this position, with its log and every refusal."""
    kit, names = choices(match.game.id), NAMES[: len(match.players)]
    hand = Hand(match.seat(seat), kit)
    view = hand.chair.view
    hand.hear(len(match.moves), match.moment, names, view)
    asked = hand.asked(view)
    rows = rows_of(view, kit, ())
    person, says = Person(names[seat], "", "", 1.0), message("phones-page-showing")
    stands = tuple(kit.describe(view))
    page = Page(person, names, says, asked, rows, hand.news, stands)
    return wire.written(page(words))


def differences(game_id: str, positions: int, seed: int) -> tuple[int, list[str]]:
    """So many positions of random matches: how many, and where something else was sent."""
    table, words, chance = TABLES[game_id], Words("en"), Chance(seed)
    looked, different, number = 0, [], 0
    while looked < positions:
        number += 1
        spread = table.game.most_seats - table.game.fewest_seats + 1
        seats = table.game.fewest_seats + number % spread
        options = table.some_options(seats, 3, seed + number)[number % 3]
        match = Match.new(table.game, options, _players(seats), seed=seed + number)
        for _ in range(MOVES):
            if match.outcome is not None or looked >= positions:
                break
            seat = chance.below(seats)
            true, told = match.state, sent(match, seat, words)
            match.state = table.reshuffle(true, seat, chance)
            if sent(match, seat, words) != told:
                different.append(f"{game_id} {seats} seats, deal {seed + number}, "
                                 f"move {len(match.moves)}, seat {seat}")  # fmt: skip
            match.state = true
            looked += 1
            match.play(table.pick(match.state, chance))
    return looked, different


def _players(seats: int) -> Sequence[Player]:
    return [Player(NAMES[seat], seat, "") for seat in range(seats)]
