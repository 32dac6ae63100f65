"""A whole table that looks the same to a seat: what is hidden is made up."""

from __future__ import annotations

from game.cards import NOBODY
from game.chance import Chance
from game.rules import Outcome
from game.totem.cards import is_coloured, is_inward
from game.totem.deal import bare_table, deck_for
from game.totem.groups import EVERYBODY, MEMBERS, regroup
from game.totem.outcomes import costs_nothing
from game.totem.rules import TotemState
from game.totem.state import NEVER, Table
from game.totem.turning import BEFORE_ONE, plan_next
from game.totem.view import TotemView


def imagine(view: TotemView, chance: Chance) -> TotemState:
    """A table that fits the view; hidden cards and times to come are drawn from `chance`."""
    first = view.hands[0].owner
    seats, hands = len(view.points), len(view.hands)
    table = bare_table(TotemState, view.options, seats, hands, chance, first)
    lay_cards(table, view)
    table.points, table.game, table.now = view.points, view.game, view.now
    table.pointer, table.last_turner = view.pointer, view.last_turner
    table.right_of_way = list(view.right_of_way)
    table.rule, table.count, table.reveals = view.rule, view.count, view.reveals
    table.air = tuple(hand for hand, seen in enumerate(view.hands) if seen.in_air)
    table.spent = tuple((view.rule, cards) for cards in view.spent)
    if view.rule == "shape":
        tops = (seen.top for seen in view.hands if seen.top is not None)
        table.idle_coloured = tuple(top for top in tops if is_coloured(top))
    regroup(table, EVERYBODY, True)
    table.newest_chance = table.visible_since = view.visible_since
    table.since = [view.visible_since] * hands
    take_up(table, view)
    return table


def lay_cards(table: Table, view: TotemView) -> None:
    """Lay the visible tops, and all other cards anywhere."""
    tops = [seen.top for seen in view.hands]
    hidden = [card for card in deck_for(table.seats, view.options) if card not in tops]
    table.chance.shuffle(hidden)
    table.turns = view.turns
    for hand, seen in enumerate(view.hands):
        table.places[hand] = seen.place
        table.locked_until[hand] = seen.locked_until
        table.last_press[hand] = seen.ready_at - view.options.debounce_ms
        table.keys_down |= seen.key_down << hand
        covered = seen.pile if seen.top is None else seen.pile - 1
        table.piles[hand] = [hidden.pop() for _ in range(covered)]
        if seen.top is not None:
            table.piles[hand].append(seen.top)
        table.decks[hand] = [hidden.pop() for _ in range(seen.deck)]
    table.pot = [hidden.pop() for _ in range(view.pot)]


def take_up(table: Table, view: TotemView) -> None:
    """Be in the phase of the view, with something to come that fits it."""
    now, options = view.now, view.options
    table.holder = view.holder
    table.held_since = now
    if view.rush_open:
        shown = (hand for hand, pile in enumerate(table.piles) if pile and is_inward(pile[-1]))
        table.rush_owners = tuple(shown) or (view.last_turner,)
        table.rush_since, table.rush_next = view.visible_since, view.pointer
        table.rush_until = now + options.rush_ms
    table.paused = view.phase == "paused"
    plan_next(table, now)
    table.count_owner = view.outward_owner
    table.stage = stage_of(view)
    if view.flip_wanted:
        table.flip_wanted, table.due = True, max(now, table.gap_until)
    table.pause_wanted = view.pause_wanted
    match table.stage:
        case "start":
            table.happening, table.due = "start_count", now
        case "countdown":
            table.happening, table.due = "turn_count", now + BEFORE_ONE
        case "window":
            open_window(table)
        case "grip" | "choice" | "hold":
            table.happening = table.stage
            table.due = now + getattr(options, f"{table.stage}_ms")
            if table.stage == "grip":
                table.keys_down |= 1 << view.holder
        case "game_over":
            table.due = NEVER
    if table.air:
        table.happening, table.due = "reveal", now + options.air_ms
    if view.phase == "over":
        places = tuple(seen.place or len(view.hands) for seen in view.hands)[: len(view.points)]
        table.outcome = Outcome((), view.points, places, "imagined")


def stage_of(view: TotemView) -> str:
    """The phase, seen through a pause and the end."""
    if view.phase == "over":
        return "game_over"
    if view.phase != "paused":
        return view.phase
    if view.rush_open:
        return "rush"
    if view.outward_owner != NOBODY:
        return "countdown"
    return "start" if view.count else "turning"


def open_window(table: Table) -> None:
    """Somebody pressed just now; it is not known who, only that it counts for something."""
    now = table.now
    able = MEMBERS[table.chances] or [
        hand
        for hand, place in enumerate(table.places)
        if not place and (table.rush_owners or not costs_nothing(table, hand))
    ]
    hand = table.chance.choice(able)
    judged = "correct" if table.chances or table.rush_owners else "error"
    table.presses = ((hand, now, judged),)
    table.happening = "window"
    table.window_end = table.due = now + table.options.tie_ms
