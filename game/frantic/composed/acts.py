"""Composed cards carried out, step by step (FRA-343 to FRA-353, FRA-572 to FRA-575)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.agenda import answer, push
from game.cards import Event, Seat
from game.frantic.cards import KEPT
from game.frantic.composed.card import EVENT_CARDS, WISH_KINDS, Part, composed, declared_gift
from game.frantic.event_cards.base import open_hands
from game.frantic.event_cards.steps import AskChosen, ComposedSteps
from game.frantic.event_cards.troublemaker import change_totals
from game.frantic.events import Marked, PlayerNamed
from game.frantic.hands import draw, give_aside, lay_before, take_up
from game.frantic.moves import FranticMove, Name
from game.frantic.powers.in_front import deal_powers
from game.frantic.rule_cards import change_all_rules, turn_rules
from game.frantic.specials.victims import namings
from game.frantic.state import Table
from game.frantic.steps import AskWish, DiscardAside, GiveAside, LayAside, TakeBlind, Trigger

# Actions that go through the player's own hand (FRA-558, FRA-574).
OF_TWO = ("give", "collect", "steal", "swap")
STOPS = ("doomsday", "finish_line")


def carry_on(table: Table, step: ComposedSteps, events: list[Event]) -> None:
    """The next step; after its event that ends the round there is none (FRA-269, FRA-552)."""
    parts = composed(table.options, step.card).parts
    had_event = any(part.action == "event" for part in parts[: step.at])
    if step.at == len(parts) or (had_event and table.ending in STOPS):
        return
    part = parts[step.at]
    if part.target == "chosen" and step.chosen < 0 and step.happening is not None:
        among = unprotected(table, step, without=1 << step.player)
        if among:
            table.agenda = push(table.agenda, AskChosen(step.player, among, step))
            return
    table.agenda = push(table.agenda, replace(step, at=step.at + 1))
    ACTIONS[part.action](table, step, part, events)


def chosen_offers(table: Table, step: AskChosen, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, tuple(sorted(step.others)))


def choose(table: Table, step: AskChosen, move: Name, events: list[Event]) -> None:
    """The same player in all steps of the card (FRA-346)."""
    events.append(PlayerNamed(move.seat, move.player, step.steps.card))
    table.agenda = answer(table.agenda, replace(step.steps, chosen=move.player))


def unprotected(table: Table, step: ComposedSteps, without: int = 0) -> tuple[Seat, ...]:
    """The players in order of play from the player of the card."""
    protected = step.protected
    if step.happening is not None:
        protected |= step.happening.protected
    return table.order_from(step.player, protected | without)


def targets(table: Table, step: ComposedSteps, part: Part) -> list[Seat]:
    """Whom a step is about, in order of play (FRA-346, FRA-349, FRA-574)."""
    order = unprotected(table, step)
    player = step.player
    found: Sequence[Seat]
    match part.target:
        case "self":
            found = [player]
        case "chosen":
            found = [step.chosen]
        case "others":
            found = [seat for seat in order if seat != player]
        case "everyone":
            found = order
        case "most":
            found = [max(order, key=lambda seat: len(table.hands[seat]))] if order else []
        case "fewest":
            found = [min(order, key=lambda seat: len(table.hands[seat]))] if order else []
        case "random":
            among = sorted(seat for seat in order if seat != player)
            found = [table.chance.choice(among)] if among else []
        case _:
            found = [beside(order, player, 1 if part.target == "right" else -1, table.seats)]
    others_only = part.action in OF_TWO
    if others_only and player not in order:
        return []
    return [seat for seat in found if seat in order and not (others_only and seat == player)]


def beside(order: Sequence[Seat], player: Seat, way: int, seats: int) -> Seat:
    """The next unprotected player to that side."""
    seat = (player + way) % seats
    while seat not in order and seat != player:
        seat = (seat + way) % seats
    return seat


def is_event(step: ComposedSteps) -> bool:
    return step.card in EVENT_CARDS


def giveable(step: ComposedSteps) -> str:
    """In play cards some cards cannot be chosen, in events all can (FRA-350)."""
    return "hand" if is_event(step) else "giveable"


def draw_cards(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """DRAW: the target makes one draw of that many."""
    for seat in targets(table, step, part):
        draw(table, seat, part.count, events)


def discard_cards(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """DISCARD: the target discards that many of its choice."""
    which = "hand" if is_event(step) else "discardable"
    for seat in reversed(targets(table, step, part)):
        laying = LayAside(seat, part.count, which), DiscardAside(seat)
        table.agenda = push(table.agenda, *laying)


def give_cards(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """GIVE: the player gives that many of their choice to the target."""
    if not is_event(step) and step.at == 0 and declared_gift(table.options, step.card):
        for seat in targets(table, step, part):
            give_aside(table, step.player, seat, events, later=False)
        return
    for seat in reversed(targets(table, step, part)):
        giving = LayAside(step.player, part.count, giveable(step)), GiveAside(step.player, seat)
        table.agenda = push(table.agenda, *giving)


def collect_cards(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """COLLECT: the target gives that many of its choice to the player."""
    for seat in reversed(targets(table, step, part)):
        giving = LayAside(seat, part.count, giveable(step)), GiveAside(seat, step.player)
        table.agenda = push(table.agenda, *giving)


def steal_cards(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """STEAL: the player takes that many blind from the target."""
    for seat in reversed(targets(table, step, part)):
        table.agenda = push(table.agenda, TakeBlind(step.player, seat, part.count))


def swap_hands(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """SWAP: the player and the target swap hands (FRA-572)."""
    for seat in targets(table, step, part):
        pass_hand(table, step, step.player, seat, events)
        pass_hand(table, step, seat, step.player, events)
        take_up(table, seat, events)
        take_up(table, step.player, events)


def pass_hand(
    table: Table, step: ComposedSteps, giver: Seat, taker: Seat, events: list[Event]
) -> None:
    """A whole hand, but for what the player of a play card keeps (FRA-572)."""
    keeps = KEPT if giver == step.player and not is_event(step) else frozenset()
    cards = [card for card in table.hands[giver] if card not in keeps]
    lay_before(table, giver, taker, cards, 1 << giver, events)


def rotate_hands(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """ROTATE: all hands are passed one seat."""
    order = unprotected(table, step)
    way = 1 if part.amount == "right" else -1
    if len(order) < 2:
        return
    for seat in order:
        pass_hand(table, step, seat, beside(order, seat, way, table.seats), events)
    for seat in order:
        take_up(table, seat, events)


def reveal_hands(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """REVEAL: the target's hand lies open until everyone has confirmed."""
    seats = tuple(sorted(targets(table, step, part)))
    if seats:
        open_hands(table, seats, events)


def skip_players(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """SKIP: the target has to be skipped."""
    for seat in targets(table, step, part):
        if not table.skipped >> seat & 1:
            table.skipped |= 1 << seat
            events.append(Marked(seat))


def score_points(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """SCORE: the target's total changes at once (FRA-352)."""
    seats = targets(table, step, part)
    if seats and table.options.scores:
        change_totals(table, step.card, dict.fromkeys(seats, part.count), events)


def make_a_wish(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """WISH: the player makes the wish; it replaces the requirement."""
    asking = AskWish(step.player, WISH_KINDS[part.amount], over=True)
    table.agenda = push(table.agenda, asking)


def trigger_event(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """EVENT: one event; not again if this one is repeated within itself (FRA-351)."""
    if table.resolving.count(step.card) < 2:
        table.agenda = push(table.agenda, Trigger(step.player))


def turn_rule(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """RULE: one more rule card is turned over."""
    turn_rules(table, 1, events)


def new_rules(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """The default of Pandora's Box (FRA-291)."""
    change_all_rules(table, events)


def get_powers(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """POWER: the target gets that many power cards face down."""
    for seat in targets(table, step, part):
        deal_powers(table, seat, part.count, events)


def nothing(table: Table, step: ComposedSteps, part: Part, events: list[Event]) -> None:
    """NOTHING."""


ACTIONS: dict[str, Callable[[Table, ComposedSteps, Part, list[Event]], None]] = {
    "draw": draw_cards, "discard": discard_cards, "give": give_cards, "collect": collect_cards,
    "steal": steal_cards, "swap": swap_hands, "rotate": rotate_hands, "reveal": reveal_hands,
    "skip": skip_players, "score": score_points, "wish": make_a_wish, "event": trigger_event,
    "rule": turn_rule, "box": new_rules, "power": get_powers, "nothing": nothing,
}  # fmt: skip
