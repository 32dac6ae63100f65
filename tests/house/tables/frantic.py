"""What the suites of all games must know of Frantic."""

from __future__ import annotations

from dataclasses import is_dataclass
from importlib import import_module
from typing import Any

from game.cards import Card, Seat
from game.chance import Chance
from game.registry import load
from tests.house.table import Table


def table() -> Table:
    imagining = import_module("game.frantic.thinking.imagining")
    steps = import_module("game.frantic.steps")
    event_steps = import_module("game.frantic.event_cards.steps")
    cards = import_module("game.frantic.cards")
    values = import_module("game.frantic.values")
    sides = {name: 1000 + at for at, name in enumerate(cards.EVENTS)}
    rules = {name: 2000 + at for at, name in enumerate(cards.RULE_CARDS)}
    powers = {name: 3000 + 2 * at for at, name in enumerate(cards.POWERS)}

    def census(table: Any) -> list[Card]:
        """Playing cards, and events, rule cards and power cards by numbers of their own."""
        places = (*table.hands, *table.aside, *table.incoming, table.draw, table.pile, table.row)
        found = [card for place in places for card in place if card != cards.LITTLE_BROTHER]
        little = sum(card == cards.LITTLE_BROTHER for place in places for card in place)
        events = [*table.event_deck, *table.event_discard, *dict.fromkeys(table.resolving)]
        events += [one.event for one in table.lasting if one.event not in table.resolving]
        step = table.agenda[0] if table.agenda else None
        if isinstance(step, event_steps.AskEvent) and step.happening.event == "event_manager":
            events += step.events
        if little and "little_brother" not in events:
            events.append("little_brother")
        found += [sides[event] for event in events]
        active = table.rules if table.new_rules is None else table.new_rules
        found += [rules[rule] for rule in (*table.rule_deck, *active)]
        named = [power.name for row in table.powers for power in row] + [*table.power_deck]
        return found + [powers[name] + named[:at].count(name) for at, name in enumerate(named)]

    def reshuffle(table: Any, seat: Seat | None, chance: Chance) -> Any:
        other = table.copy()
        view = table.view(seat)
        hidden = imagining.guess(view, chance)
        other.hands, other.aside, other.incoming = hidden.hands, hidden.aside, hidden.incoming
        other.draw, other.event_deck = hidden.draw, hidden.event_deck
        other.powers, other.power_deck = hidden.powers, hidden.power_deck
        other.rule_deck, other.known = hidden.rule_deck, imagining.known_to(view)
        other.chance = Chance(chance.bits())
        return other

    game = load("frantic")
    frantic = import_module("game.frantic.rules").FranticState
    matching = import_module("game.frantic.matching")
    view = import_module("game.frantic.view").FranticView
    outcome = import_module("game.rules").Outcome
    told = {
        kind
        for name in ("game.cards", "game.frantic.events", "game.frantic.hinting")
        for kind in vars(import_module(name)).values()
        if isinstance(kind, type) and is_dataclass(kind)
    }
    types = (frantic, game.Options, outcome, view, matching.Requirement, matching.Bar,
             values.Power, values.Lasting, values.Running, values.Turn, values.Result,
             *steps.STEPS, *event_steps.STEPS, *told)  # fmt: skip
    return Table(
        game, types, census, reshuffle, most_moves=60_000, short={"length": "own", "limit": 30},
        places=("hand", "known", "aside", "incoming", "pile", "row", "agenda"),
    )  # fmt: skip


TABLE = table()
