"""Whole tables that look the same to a seat: what is hidden is made up (Bot notes)."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import HIDDEN, Card
from game.chance import Chance
from game.frantic.cards import LITTLE_BROTHER, POWERS, RULE_CARDS, deck_for, events_for
from game.frantic.event_cards.base import number_of
from game.frantic.event_cards.steps import AskEvent, AskLay
from game.frantic.rules import FranticState
from game.frantic.state import ONLOOKER
from game.frantic.turn.turns import FREE_TURNS
from game.frantic.values import Power
from game.frantic.view import FranticView


@dataclass(slots=True)
class Hidden:
    """A guess at everything a seat does not see."""

    hands: list[list[Card]]
    aside: list[list[Card]]
    incoming: list[list[Card]]
    draw: list[Card]
    event_deck: tuple[str, ...]
    powers: tuple[tuple[Power, ...], ...]
    power_deck: tuple[str, ...]
    rule_deck: tuple[str, ...]


def imagine(view: FranticView, chance: Chance, hidden: Hidden | None = None) -> FranticState:
    """A table that fits the view; what it does not show is `hidden`, or drawn from `chance`."""
    if hidden is None:
        hidden = guess(view, chance)
    return FranticState(
        options=view.options,
        modules=view.modules,
        chance=chance,
        agenda=view.agenda,
        hands=hidden.hands,
        aside=hidden.aside,
        incoming=hidden.incoming,
        totals=view.totals,
        limit=view.limit,
        dealer=view.dealer,
        persons=view.persons,
        draw=hidden.draw,
        pile=list(view.pile),
        row=list(view.row),
        known=known_to(view),
        number=view.number,
        sheet=view.sheet,
        active=view.active,
        direction=view.direction,
        reversed=view.reversed,
        requirement=view.requirement,
        bar=view.bar,
        last_colour=view.last_colour,
        turn=view.turn,
        skipped=sum(1 << seat for seat in view.skipped),
        owing=view.owing,
        ran_out=view.ran_out,
        ending=view.ending,
        spared=view.spared,
        event_deck=hidden.event_deck,
        event_discard=view.event_discard,
        resolving=view.resolving,
        turned=view.turned,
        lasting=view.lasting,
        bomb=tuple(FREE_TURNS - left for left in view.turns_left),
        powers=hidden.powers,
        power_deck=hidden.power_deck,
        running=view.running,
        rules=view.rules,
        rule_deck=hidden.rule_deck,
        new_rules=view.new_rules,
        changes=view.changes,
        counted=view.counted,
        outcome=view.outcome,
        hints=view.hints,
    )


def known_to(view: FranticView) -> dict[Card, int]:
    """Whose cards the looker knows elsewhere; what others know they cannot say."""
    bit = 1 << (ONLOOKER if view.seat is None else view.seat)
    places = [*view.known, *view.aside]
    if view.seat is not None:
        places[len(view.counts) + view.seat] = places[view.seat] = ()
    return {card: bit for place in (*places, *view.incoming) for card in place if card != HIDDEN}


def guess(view: FranticView, chance: Chance) -> Hidden:
    """Deal out what `view` does not show, so that it fits the numbers and all that is known."""
    places = [
        [card for card in cards if card != HIDDEN]
        for cards in (*view.known, *view.aside, *view.incoming)
    ]
    sizes = (*view.counts, *map(len, view.aside), *map(len, view.incoming))
    seen = {card for cards in (*places, view.pile, view.row) for card in cards}
    unseen = [card for card in deck_for(view.modules) if card not in seen]
    little = LITTLE_BROTHER
    if is_little_brother_out(view) and little not in seen:
        unseen.append(little)
    if view.number == 0:
        unseen.sort()
    else:
        chance.shuffle(unseen)
    seats = len(view.counts)
    lay_what_was_asked(view, places, sizes, unseen)
    for place, size in zip(places, sizes, strict=True):
        while len(place) < size:
            place.append(unseen.pop())
        place.sort()
    powers, power_deck = guess_powers(view, chance)
    return Hidden(
        places[:seats], places[seats : 2 * seats], places[2 * seats :], unseen,
        guess_events(view, chance), powers, power_deck, guess_rules(view, chance),
    )  # fmt: skip


def lay_what_was_asked(
    view: FranticView, places: list[list[Card]], sizes: tuple[int, ...], unseen: list[Card]
) -> None:
    """By the old Gambling Man who is asked has a number of the last colour, who answered laid one.

    Without such a card one is not asked (FRA-356).
    """
    step = asked_for_numbers(view)
    if step is None:
        return
    laid = [len(view.counts) + seat for seat, cards in enumerate(view.aside) if cards]
    wanted = [card for card in unseen if number_of(view.last_colour, card)]
    for at in (*step.left, *laid):
        known = any(number_of(view.last_colour, card) for card in places[at])
        if not known and len(places[at]) < sizes[at]:
            card = wanted.pop()
            unseen.remove(card)
            places[at].append(card)


def asked_for_numbers(view: FranticView) -> AskLay | None:
    """The question of the old Gambling Man, if it is asked now."""
    step = view.agenda[0] if view.agenda else None
    if not isinstance(step, AskLay) or step.happening.event != "gambling_man":
        return None
    return step if view.options.gambling_man == "old" else None


def is_little_brother_out(view: FranticView) -> bool:
    """Whether Little Brother is a playing card this round (FRA-296)."""
    little = "little_brother"
    put_away = (*view.event_discard, *view.resolving, *laid_out(view))
    return little in view.turned and little not in put_away


def laid_out(view: FranticView) -> tuple[str, ...]:
    """The events that Event Manager has turned over."""
    if view.agenda and isinstance(step := view.agenda[0], AskEvent):
        return step.events if step.happening.event == "event_manager" else ()
    return ()


def guess_events(view: FranticView, chance: Chance) -> tuple[str, ...]:
    """The event deck in any order."""
    gone = {*view.event_discard, *view.resolving, *laid_out(view)}
    gone |= {lasting.event for lasting in view.lasting}
    if is_little_brother_out(view):
        gone.add("little_brother")
    left = [event for event in events_for(view.modules) if event not in gone]
    chance.shuffle(left)
    return tuple(left)


def guess_powers(
    view: FranticView, chance: Chance
) -> tuple[tuple[tuple[Power, ...], ...], tuple[str, ...]]:
    """Others' face-down power cards, and the power deck."""
    if "supercharge" not in view.modules:
        return view.powers, ()
    left = [power for power in POWERS for _ in range(2)]
    for row in view.powers:
        for power in row:
            if power.name:
                left.remove(power.name)
    chance.shuffle(left)
    powers = tuple(
        tuple(power if power.name else Power(left.pop(), power.up, power.fresh) for power in row)
        for row in view.powers
    )
    return powers, tuple(left)


def guess_rules(view: FranticView, chance: Chance) -> tuple[str, ...]:
    """The rule deck in any order."""
    if "pandora" not in view.modules:
        return ()
    out = view.rules if view.new_rules is None else view.new_rules
    left = [rule for rule in RULE_CARDS if rule not in out]
    chance.shuffle(left)
    return tuple(left)
