"""Step 3: what is declared for a special card, in the order of FRA-79."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from game.agenda import answer, done, push
from game.cards import Event, Seat
from game.frantic.composed.card import composed, declared_gift
from game.frantic.events import Fizzled, VictimsNamed, decided
from game.frantic.moves import Answer, FranticMove, Name, Share
from game.frantic.powers.in_front import is_plain_choice
from game.frantic.reactions.windows import may_answer
from game.frantic.specials.by_name import EFFECTS
from game.frantic.specials.effect import Effect
from game.frantic.specials.victims import candidates, namings, why_not
from game.frantic.state import Table
from game.frantic.steps import (
    AskEdison,
    AskShares,
    AskUse,
    AskVictim,
    CarryOut,
    Declare,
    Declared,
    Deed,
    Redeclared,
    TargetWindow,
    asks_wish,
    lays_aside,
)
from game.frantic.turn.playing import to_pile
from game.rules import Refusal

SHARES, MORE_SHARES = 4, 6


def declare(table: Table, step: Declare, events: list[Event]) -> None:
    """Use the effect, leave it, or ask (C5)."""
    deed = step.deed
    effect = EFFECTS[deed.effect]
    must = must_be_used(table, deed)
    if not is_possible(table, deed, effect):
        if must:
            events.append(Fizzled(deed.actor, deed.effect))
        leave_out(table, deed)
        if must and effect.goes_on:
            effect.carry_out(table, deed, events)
    elif must:
        take_on(table, deed, effect)
    else:
        table.agenda = push(table.agenda, AskUse(deed.actor, deed))


def take_on(table: Table, deed: Deed, effect: Effect) -> None:
    """The effect is used: now whom it is about is named, if anybody."""
    if not effect.names or not names_somebody(table, deed, effect):
        go_on(table, deed, effect)
    elif effect.names == "shares":
        table.agenda = push(table.agenda, AskShares(deed.actor, deed))
    else:
        table.agenda = push(table.agenda, AskVictim(deed.actor, deed))


def leave_out(table: Table, deed: Deed) -> None:
    """The effect is not used; the wish is made all the same (FRA-86, FRA-88)."""
    if deed.wish:
        table.agenda = push(table.agenda, asks_wish(deed.actor, deed.wish))


def go_on(table: Table, deed: Deed, effect: Effect) -> None:
    """The victims are named: now the cards to give, the wish, and the window (FRA-79)."""
    table.agenda = push(table.agenda, Declared(deed))
    if deed.wish:
        table.agenda = push(table.agenda, asks_wish(deed.actor, deed.wish))
    count = gives(table, deed, effect)
    if count:
        table.agenda = push(table.agenda, lays_aside(deed.actor, count, "giveable"))


def open_window(table: Table, step: Declared, events: list[Event]) -> None:
    """Step 4, for an effect that names somebody (FRA-92, FRA-93)."""
    ask_victims(table, step.deed, (), events)


def go_on_asking(table: Table, step: Redeclared, events: list[Event]) -> None:
    """Those whose part is new are asked again (FRA-103)."""
    ask_victims(table, step.deed, step.passed, events)


def ask_victims(table: Table, deed: Deed, passed: tuple[Seat, ...], events: list[Event]) -> None:
    """The window for those who have not answered yet; of Edison only when all is picked (C19)."""
    if deed.effect == "edison":
        deed = with_plain_picks(table, deed)
        if len(deed.picked) < len(deed.victims):
            table.agenda = push(table.agenda, AskEdison(deed.actor, deed, passed))
            return
    if deed.victims:
        left = may_answer(table, deed, passed)
        if left:
            window = TargetWindow(left, deed, passed)
            table.agenda = push(table.agenda, window, CarryOut(deed))
            return
    EFFECTS[deed.effect].carry_out(table, deed, events)


def with_plain_picks(table: Table, deed: Deed) -> Deed:
    """Edison with the power cards that need no picking, for all see there is no other (FRA-438)."""
    while len(deed.picked) < len(deed.victims):
        owner = deed.victims[len(deed.picked)]
        if not is_plain_choice(table.powers[owner], owner == deed.actor):
            break
        deed = deed.against(deed.victims, picked=(*deed.picked, 0))
    return deed


def carry_out(table: Table, step: CarryOut, events: list[Event]) -> None:
    """Step 5: what the chain has left of the effect (FRA-81, FRA-105)."""
    EFFECTS[step.deed.effect].carry_out(table, step.deed, events)


# Whether it is used


def must_be_used(table: Table, deed: Deed) -> bool:
    """Whether the effect has to be carried out (FRA-86, FRA-97)."""
    if deed.may:
        return False
    if deed.effect == "blank_play":
        return table.bar.blank >= 0
    if deed.effect == "golden_fuck_you":
        return deed.countered
    return EFFECTS[deed.effect].must


def is_possible(table: Table, deed: Deed, effect: Effect) -> bool:
    """Whether the effect can do anything; an optional one is not offered otherwise (C5)."""
    if deed.effect == "update":
        return bool(table.power_deck)
    if effect.names == "two with powers":
        return len(candidates(table, deed)) > 1
    if not effect.names or not names_somebody(table, deed, effect):
        return True
    return bool(candidates(table, deed))


def names_somebody(table: Table, deed: Deed, effect: Effect) -> bool:
    """Whether the effect is about named players: not every composed one is (FRA-347)."""
    return effect.names != "composed" or composed(table.options, deed.effect).chooses


def use_offers(table: Table, step: AskUse, seat: Seat) -> Sequence[FranticMove]:
    return yes_or_no(seat)


@cache
def yes_or_no(seat: Seat) -> tuple[Answer, ...]:
    return Answer(seat, True), Answer(seat, False)


def use(table: Table, step: AskUse, move: Answer, events: list[Event]) -> None:
    """C5; a Golden Fuck You that is not given goes under the top card (FRA-219)."""
    deed = step.deed
    events.append(decided(move.seat, deed.effect, move.yes))
    table.agenda = done(table.agenda)
    if deed.effect == "golden_fuck_you" and not move.yes:
        to_pile(table, move.seat, deed.card, events)
    elif move.yes:
        take_on(table, deed, EFFECTS[deed.effect])
    else:
        leave_out(table, deed)


# Victims


def gives(table: Table, deed: Deed, effect: Effect) -> int:
    """How many cards are laid aside to be given: three under Generous Gift (FRA-328, C8)."""
    if effect.names == "composed":
        return declared_gift(table.options, deed.effect)
    return effect.gives + (deed.effect in GIFTS and "generous_gift" in table.rules)


GIFTS = ("gift", "black_gift")


def victim_offers(table: Table, step: AskVictim, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, candidates(table, step.deed))


def is_victim_offered(table: Table, step: AskVictim, move: Name) -> bool:
    """Whether this player may be named."""
    return move.player in candidates(table, step.deed)


def name_victim(table: Table, step: AskVictim, move: Name, events: list[Event]) -> None:
    """One victim; Edison needs two players (FRA-211)."""
    effect = EFFECTS[step.deed.effect]
    victims = (*step.deed.victims, move.player)
    deed = step.deed.against(victims)
    if len(victims) == 1 and effect.names == "two with powers":
        table.agenda = answer(table.agenda, AskVictim(move.seat, deed))
        return
    events.append(VictimsNamed(move.seat, deed.effect, victims))
    table.agenda = done(table.agenda)
    go_on(table, deed, effect)


def refuse_name(table: Table, step: AskVictim, move: FranticMove) -> Refusal:
    """Why this player cannot be named (FRA-87, FRA-101, FRA-193, FRA-205, FRA-206)."""
    if not isinstance(move, Name):
        return Refusal("frantic-name-first", "FRA-79")
    return why_not(table, step.deed, move.player)


# Shares


def total_of(table: Table) -> int:
    """How many cards Fantastic Four shares out (FRA-203, FRA-339)."""
    return MORE_SHARES if "fantastic_six" in table.rules else SHARES


def share_offers(table: Table, step: AskShares, seat: Seat) -> Sequence[FranticMove]:
    return shares(seat, table.seats, candidates(table, step.deed), total_of(table))


@cache
def shares(seat: Seat, seats: int, among: tuple[Seat, ...], total: int) -> tuple[Share, ...]:
    """Every way to share cards out: bars between the cards."""
    found = []
    for bars in combinations(range(total + len(among) - 1), len(among) - 1):
        ends = (-1, *bars, total + len(among) - 1)
        parts = [0] * seats
        for at, player in enumerate(among):
            parts[player] = ends[at + 1] - ends[at] - 1
        found.append(Share(seat, tuple(parts)))
    return tuple(found)


def is_share_offered(table: Table, step: AskShares, move: Share) -> bool:
    """Whether the parts add up, and nobody has one who cannot be named (FRA-203)."""
    if len(move.parts) != table.seats:
        return False
    if min(move.parts) < 0 or sum(move.parts) != total_of(table):
        return False
    among = candidates(table, step.deed)
    return all(seat in among for seat, part in enumerate(move.parts) if part)


def share(table: Table, step: AskShares, move: Share, events: list[Event]) -> None:
    """All parts are named before anyone draws (FRA-203)."""
    order = table.order_from(step.seat)
    victims = tuple(player for player in order if move.parts[player])
    parts = tuple(move.parts[player] for player in victims)
    events.append(VictimsNamed(move.seat, step.deed.effect, victims, parts))
    table.agenda = done(table.agenda)
    deed = step.deed.against(victims, parts)
    go_on(table, deed, EFFECTS[deed.effect])


def refuse_share(table: Table, step: AskShares, move: FranticMove) -> Refusal:
    """Why cards cannot be shared out like that (FRA-203)."""
    if not isinstance(move, Share):
        return Refusal("frantic-share-first", "FRA-203")
    total = total_of(table)
    parts = move.parts
    if len(parts) != table.seats or min(parts) < 0 or sum(parts) != total:
        return Refusal("frantic-parts", "FRA-203", (("count", total),))
    wrong = [player for player, part in enumerate(parts) if part]
    allowed = candidates(table, step.deed)
    return why_not(table, step.deed, next(one for one in wrong if one not in allowed))
