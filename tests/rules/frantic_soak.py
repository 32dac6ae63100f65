"""Random games of Frantic with everything counted: what was played, what happened, what is where.

    python -m tests.rules.frantic_soak 50000          prints the counts; takes a quarter of an hour

Every game has another number of players, other modules and options, and other composed cards.
After every move all cards must be where cards can be; every game must end.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from game.chance import Chance
from game.frantic import GAME
from game.frantic.cards import (
    EVENTS,
    KIND,
    MIMICRY,
    NAMES,
    POWERS,
    RULE_CARDS,
    SYMBOL,
    UNPLAYABLE,
    Kind,
    deck_for,
    events_for,
)
from game.frantic.composed.card import AMOUNTS, CARDS, ONLY, TARGETS, check
from game.frantic.events import (
    CardPlayed,
    Decided,
    EventTurned,
    PowerActs,
    RoundEnded,
    RulesTurned,
    Thrown,
    VictimsNamed,
)
from game.frantic.options import Options
from game.options import options_of

MOST_MOVES = 60_000


@dataclass
class Counts:
    """How often each thing happened."""

    games: int = 0
    moves: int = 0
    rounds: int = 0
    cards: Counter[str] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=Counter)
    thrown: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    powers: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)

    def missing(self) -> list[str]:
        """What never happened although it can."""
        cards = {SYMBOL[card] for card in range(len(NAMES)) if card not in UNPLAYABLE}
        wanted = [
            (self.cards, cards),
            (self.thrown, {"counterattack", "error_404", "lucky_bastard", "nice_try"}),
            (self.events, set(EVENTS)),
            (self.powers, set(POWERS)),
            (self.rules, set(RULE_CARDS)),
            (self.causes, {"out", "empty_pile", "doomsday", "finish_line", "time_bomb", "the_end"}),
        ]
        return [name for counter, names in wanted for name in sorted(names) if not counter[name]]

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.rounds} rounds, {self.moves} moves"]
        for item in ("cards", "effects", "thrown", "events", "powers", "rules", "causes", "steps"):
            counter = getattr(self, item)
            counts = ", ".join(f"{name} {counter[name]}" for name in sorted(counter))
            lines.append(f"{item}: {counts}")
        lines.append(f"never: {', '.join(self.missing()) or 'nothing'}")
        return "\n".join(lines)


def random_options(seats: int, chance: Chance) -> Options:
    """Any options this number of players can play with, composed cards among them."""
    changes: dict[str, Any] = {}
    for option in options_of(Options):
        values = (option.default, *option.values)
        changes[option.name] = chance.choice(values)
    changes["preset"] = chance.choice(("own", "own", "own", "everything", "chaos"))
    changes["limit"] = chance.choice((20, 60, 154))
    changes["first_dealer"] = chance.choice(("random", "1", str(seats)))
    options = replace(Options(), **changes)
    for card in CARDS:
        if chance.below(3):
            text = random_card(card, chance)
            if check(card, text, options.modules) is None:
                composed: dict[str, Any] = {card: text}
                options = replace(options, **composed)
    return options


def random_card(card: str, chance: Chance) -> str:
    """A composed card of any steps."""
    steps = []
    for _ in range(1 + chance.below(3)):
        action = chance.choice(tuple(TARGETS))
        words = [action]
        if action in AMOUNTS:
            words.append(chance.choice(AMOUNTS[action]))
        if action not in ONLY:
            words.append(chance.choice(TARGETS[action]))
        steps.append(" ".join(words))
    types = ("colour", "number", "either", "red", "violet")
    type_ = chance.choice(types) if card == "blank_play" else ""
    return f"Trial of {card}|{type_}||{', '.join(steps)}"


def play_game(number: int, counts: Counts) -> None:
    """One game; raises AssertionError if a card is lost or the game does not end."""
    chance = Chance(number)
    seats = 2 + number % 7
    options = random_options(seats, chance)
    state = GAME.deal(seats, options, number)
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            break
        counts.steps[type(state.agenda[0]).__name__] += 1
        seat = chance.choice(state.to_act())
        move = chance.choice(state.moves(seat))
        for event in state.play(move):
            note(event, counts)
        counts.moves += 1
        check_cards(state)
    assert state.outcome is not None, f"game {number} does not end"
    counts.games += 1
    counts.rounds += len(state.sheet)


def check_cards(state: Any) -> None:
    """Every playing card and every event card is in exactly one place."""
    places = (*state.hands, *state.aside, *state.incoming, state.draw, state.pile, state.row)
    cards = sorted(card for place in places for card in place)
    deck = deck_for(state.modules)
    little = len(cards) - len(deck)
    assert little in (0, 1)
    assert tuple(cards[: len(deck)]) == deck
    assert not little or SYMBOL[cards[-1]] == "little_brother"
    events = [*state.event_deck, *state.event_discard, *dict.fromkeys(state.resolving)]
    events += [one.event for one in state.lasting if one.event not in state.resolving]
    if little and "little_brother" not in events:
        events.append("little_brother")
    step: Any = state.agenda[0] if state.agenda else None
    if type(step).__name__ == "AskEvent" and step.happening.event == "event_manager":
        events += step.events
    assert sorted(events) == sorted(events_for(state.modules))
    assert all(list(hand) == sorted(hand) for hand in state.hands)


def note(event: Any, counts: Counts) -> None:
    """Count what happened."""
    match event:
        case CardPlayed():
            counts.cards[SYMBOL[event.card]] += 1
            if event.card == MIMICRY and event.imitates:
                counts.effects[f"mimicry as {event.imitates}"] += 1
            elif event.first and KIND[event.card] is Kind.UNIQUE:
                counts.effects[f"first {SYMBOL[event.card]}"] += 1
        case VictimsNamed():
            counts.effects[event.effect] += 1
        case Decided():
            counts.effects[f"{event.what} {'yes' if event.yes else 'no'}"] += 1
        case Thrown():
            counts.thrown[event.symbol] += 1
        case EventTurned():
            counts.events[event.event] += 1
        case PowerActs():
            counts.powers[event.power] += 1
        case RulesTurned():
            counts.rules.update(event.rules)
        case RoundEnded():
            counts.causes[event.cause] += 1


def soak(games: int, first: int = 0) -> Counts:
    """So many random games."""
    counts = Counts()
    for number in range(first, first + games):
        play_game(number, counts)
    return counts


if __name__ == "__main__":
    print(soak(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))
