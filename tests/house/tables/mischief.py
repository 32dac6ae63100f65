"""What the suites of all games must know of Mischief."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.cards import Card, Seat
from game.chance import Chance
from tests.house import mischief
from tests.house.table import Table


def table() -> Table:
    def census(state: mischief.Mischief) -> list[Card]:
        cards = [*state.pile, *state.discard, *(card for hand in state.hands for card in hand)]
        return cards + ([] if state.options.traps else [*mischief.TRAPS])

    def reshuffle(state: mischief.Mischief, seat: Seat | None, chance: Chance) -> Any:
        other = state.copy()
        hidden = [card for card in other.pile if not mischief.is_a("trap", card)]
        hidden += [c for who, hand in enumerate(other.hands) if who != seat for c in hand]
        chance.shuffle(hidden)
        for who, hand in enumerate(other.hands):
            if who != seat:
                other.hands[who] = [hidden.pop() for _ in hand]
        traps = [card for card in other.pile if mischief.is_a("trap", card)]
        other.pile = hidden + traps
        chance.shuffle(other.pile)
        if other.agenda and isinstance(other.agenda[0], mischief.PassLeft):
            step = other.agenda[0]
            guesses = tuple(
                (who, card if who == seat else chance.choice(other.hands[who]))
                for who, card in step.answers
            )
            other.agenda = (replace(step, answers=guesses), *other.agenda[1:])
        other.chance = Chance(chance.bits())
        return other

    types = (mischief.Mischief, mischief.MischiefView, *mischief.TYPES)
    return Table(mischief.GAME, types, census, reshuffle, most_moves=400)


TABLE = table()
