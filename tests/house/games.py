"""What the tests of all games must know of each game's insides, and nothing else.

A new game gets one entry in `TABLES`; the suites then run on it by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from game.bots.random_bot import RandomBot
from game.cards import CLOCK, Card, Event, Seat
from game.chance import Chance
from game.options import options_of
from game.registry import load, open_games
from game.rules import BadOptions
from tests.house import mischief


@dataclass(frozen=True, slots=True)
class Table:
    """One game as the suites see it.

    `census` names every card of the game once, in any order. `reshuffle` changes all that
    a seat may not know into something else it could be. `clock` is how often the clock
    moves rather than a seat, and `most_moves` how long a random game may be. `apt` are
    moves that chance alone would find too seldom; one in four moves is one of them.
    """

    game: Any
    types: tuple[type, ...]
    census: Callable[[Any], list[Card]]
    reshuffle: Callable[[Any, Seat | None, Chance], Any]
    most_moves: int
    clock: float = 0.0
    apt: Callable[[Any], list[Any]] = lambda state: []

    def pick(self, state: Any, chance: Chance) -> Any:
        """A random legal move."""
        apt = self.apt(state)
        if apt and chance.below(4) == 0:
            return chance.choice(apt)
        acting = state.to_act()
        seats = [seat for seat in acting if seat != CLOCK]
        by_clock = CLOCK in acting and (not seats or chance.random() < self.clock)
        seat = CLOCK if by_clock else chance.choice(seats)
        return RandomBot(chance).choose(None, state.moves(seat), 0)

    def walk(
        self, seats: int, seed: int, options: Any = None
    ) -> Iterator[tuple[Any, Any, list[Event]]]:
        """A random game: the state before each move, the move, what happened; then the end.

        The same state object is handed out again and again; the last time with None.
        """
        state = self.game.deal(seats, options or self.game.Options(), seed)
        chance = Chance(seed)
        for _ in range(self.most_moves):
            if state.outcome is not None:
                break
            move = self.pick(state, chance)
            before = state.copy()
            yield before, move, state.play(move)
        yield state, None, []

    def some_options(self, seats: int, count: int, seed: int) -> list[Any]:
        """Options this number of seats can play with: the default, then random ones."""
        chance = Chance(seed)
        found = [self.game.Options()]
        while len(found) < count:
            changes = {}
            for option in options_of(self.game.Options):
                if option.made:
                    continue
                values = (option.default, *option.values)
                if option.lowest is not None:
                    values = (option.default, option.lowest, option.highest)
                changes[option.name] = chance.choice(values)
            options = replace(self.game.Options(), **changes)
            try:
                self.game.deal(seats, options, seed)
            except BadOptions:
                continue
            found.append(options)
        return found


def _mischief() -> Table:
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


def _totem() -> Table:
    grabs = import_module("game.totem.moves").Grab

    def census(state: Any) -> list[Card]:
        return [card for zone in (*state.decks, *state.piles, state.pot) for card in zone]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        other = state.copy()
        covered = [pile[:-1] for pile in other.piles]
        hidden = [card for zone in (*other.decks, *covered, other.pot) for card in zone]
        chance.shuffle(hidden)
        other.decks = [[hidden.pop() for _ in deck] for deck in other.decks]
        other.piles = [[*(hidden.pop() for _ in pile[:-1]), *pile[-1:]] for pile in other.piles]
        other.pot = hidden
        other.chance = Chance(chance.bits())
        return other

    def right_grabs(state: Any) -> list[Any]:
        """Grabs for a match or in a rush."""
        may = -1 if state.rush_owners else sum(set(state.live))
        if not may:
            return []
        moves = (move for seat in state.to_act() for move in state.moves(seat))
        return [m for m in moves if isinstance(m, grabs) and may >> m.hand & 1]

    game = load("totem")
    state = type(game.deal(4, game.Options(), 1))
    view = import_module("game.totem.view")
    outcome = import_module("game.rules").Outcome
    types = (state, game.Options, outcome, view.TotemView, view.HandView)
    return Table(game, types, census, reshuffle, most_moves=40_000, clock=0.97, apt=right_grabs)


def _nyet() -> Table:
    imagining = import_module("game.nyet.imagining")
    steps = import_module("game.nyet.steps")

    def census(state: Any) -> list[Card]:
        laid_out = [*state.hands, *state.discards, state.rest, state.deck, state.trick]
        tricks = (trick.cards for trick in state.tricks)
        return [card for zone in (*laid_out, *tricks) for card in zone]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        """Swap hidden cards as far as what was played and passed allows it."""
        other = state.copy()
        view = state.view(seat)
        hidden = imagining.guess(view, chance)
        other.hands, other.discards = hidden.hands, tuple(hidden.discards)
        other.rest, other.chance = hidden.rest, Chance(chance.bits())
        other.given = imagining.guess_given(view, other.hands, chance)
        other.received = tuple(other.given[who - 1] for who in range(len(other.given)))
        step = other.agenda[0] if other.agenda else None
        if isinstance(step, steps.AskDiscards | steps.AskPasses):
            answers = tuple(
                (who, cards if who == seat else imagining.guess_choice(view, hand, chance))
                for who, cards in step.answers
                for hand in [other.hands[who]]
            )
            other.agenda = (replace(step, answers=answers), *other.agenda[1:])
        if other.options.anonymous:
            tokens = list(other.tokens)
            chance.shuffle(tokens)
            other.tokens = tuple(tokens)
        return other

    game = load("nyet")
    nyet = import_module("game.nyet.rules").NyetState
    board = import_module("game.nyet.board")
    state = import_module("game.nyet.state")
    view = import_module("game.nyet.view").NyetView
    outcome = import_module("game.rules").Outcome
    types = (nyet, game.Options, outcome, view, board.Token, board.Terms, state.Trick,
             state.Result, *steps.STEPS)  # fmt: skip
    return Table(game, types, census, reshuffle, most_moves=5_000)


def _stratego() -> Table:
    imagining = import_module("game.stratego.imagining")
    moves = import_module("game.stratego.moves")
    steps = import_module("game.stratego.steps")
    gap = import_module("game.stratego.cards").GAP

    def census(state: Any) -> list[Card]:
        zones = (*state.lines, *state.hands, *state.decks, *state.casualties)
        return [card for zone in zones for card in zone if card != gap]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        """Move hidden cards as far as what was seen of them allows it."""
        other = state.copy()
        sides = imagining.guess(state.view(seat), chance)
        other.lines = [side.line for side in sides]
        other.hands = [side.hand for side in sides]
        other.decks = [side.deck for side in sides]
        other.chance = Chance(chance.bits())
        return other

    def by_word(state: Any) -> list[Any]:
        """To give up and to offer a draw, now and then."""
        if state.phase != "action" or state.turn % 9:
            return []
        offer = moves.OfferDraw(state.mover)
        return [moves.GiveUp(state.mover)] if state.turn == 45 else [offer]

    def pick_apt(state: Any) -> list[Any]:
        return [move for move in by_word(state) if state.check(move) is None]

    game = load("stratego")
    state = import_module("game.stratego.state")
    rules = import_module("game.stratego.rules").StrategoState
    view = import_module("game.stratego.view").StrategoView
    outcome = import_module("game.rules").Outcome
    events = import_module("game.stratego.events").EVENTS
    types = (rules, game.Options, outcome, view, state.Result, state.SeenHand, *steps.STEPS,
             *events)  # fmt: skip
    return Table(game, types, census, reshuffle, most_moves=4_000, apt=pick_apt)


def _jetriko() -> Table:
    imagining = import_module("game.jetriko.imagining")
    steps = import_module("game.jetriko.steps")

    def census(state: Any) -> list[Card]:
        return [card for zone in (*state.hands, state.draw, state.discard) for card in zone]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        """Swap hidden cards as far as the seat's knowledge of them allows it."""
        other = state.copy()
        view = state.view(seat)
        hidden = imagining.guess(view, chance)
        other.hands, other.draw = hidden.hands, hidden.draw
        other.agenda = imagining.guess_agenda(view, hidden, chance)
        other.chance = Chance(chance.bits())
        looker = len(view.counts) if seat is None else seat
        # What others know of cards that lie elsewhere now is nothing this seat could tell.
        others = (hand for who, hand in enumerate(view.known) if who != seat)
        other.known = {card: 1 << looker for hand in others for card in hand}
        other.loose = tuple(
            mask if who == looker else 0 for who, mask in enumerate(state.loose)
        )
        return other

    game = load("jetriko")
    jetriko = import_module("game.jetriko.rules").JetrikoState
    attack = import_module("game.jetriko.state").Attack
    view = import_module("game.jetriko.view").JetrikoView
    outcome = import_module("game.rules").Outcome
    types = (jetriko, game.Options, outcome, view, attack, *steps.STEPS)
    return Table(game, types, census, reshuffle, most_moves=20_000)


def _frantic() -> Table:
    imagining = import_module("game.frantic.thinking.imagining")
    steps = import_module("game.frantic.steps")
    event_steps = import_module("game.frantic.event_cards.steps")
    cards = import_module("game.frantic.cards")
    state = import_module("game.frantic.state")
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
    types = (frantic, game.Options, outcome, view, matching.Requirement, matching.Bar,
             state.Power, state.Lasting, state.Running, state.Turn, state.Result,
             *steps.STEPS, *event_steps.STEPS)  # fmt: skip
    return Table(game, types, census, reshuffle, most_moves=60_000)


_BUILD = {
    "mischief": _mischief,
    "totem": _totem,
    "nyet": _nyet,
    "stratego": _stratego,
    "jetriko": _jetriko,
    "frantic": _frantic,
}

TABLES: dict[str, Table] = {
    game_id: _BUILD[game_id]() for game_id in ("mischief", *open_games())
}
