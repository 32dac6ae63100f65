"""Step 3: what is declared for a special card, in the order of FRA-79."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from game.agenda import answer, done, push
from game.cards import Event, Seat
from game.frantic.composing import composed
from game.frantic.effects import EFFECTS
from game.frantic.effects.effect import Effect
from game.frantic.events import Decided, Fizzled, VictimsNamed
from game.frantic.moves import Answer, FranticMove, Name, Share
from game.frantic.playing import to_pile
from game.frantic.reactions import target_window
from game.frantic.state import Table
from game.frantic.steps import (
    AskShares,
    AskUse,
    AskVictim,
    AskWish,
    CarryOut,
    Declare,
    Deed,
    LayAside,
    Trigger,
)
from game.frantic.victims import candidates, namings, why_not
from game.rules import Refusal

SHARES, MORE_SHARES = 4, 6


def declare(table: Table, step: Declare, events: list[Event]) -> None:
    """Ask for the next thing that is not declared yet; at last the window opens (FRA-79)."""
    deed = step.deed
    effect = EFFECTS[deed.effect]
    if deed.use is None:
        decide(table, deed, effect, events)
    elif deed.use and effect.names and not deed.named:
        ask_victims(table, deed, effect)
    elif deed.use and effect.gives and not deed.laid:
        laying = LayAside(deed.actor, gives(table, effect), "giveable")
        table.agenda = push(table.agenda, laying, Declare(replace(deed, laid=True)))
    elif deed.wish:
        asking = AskWish(deed.actor, deed.wish)
        table.agenda = push(table.agenda, asking, Declare(replace(deed, wish="")))
    elif deed.use and deed.victims:
        table.agenda = push(table.agenda, target_window(table, deed), CarryOut(deed))
    elif deed.use:
        effect.carry_out(table, deed, events)


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


def decide(table: Table, deed: Deed, effect: Effect, events: list[Event]) -> None:
    """Use the effect, leave it, or ask (C5)."""
    must = must_be_used(table, deed)
    if is_possible(table, deed, effect):
        if must:
            decided(table, deed, effect, True)
        else:
            table.agenda = push(table.agenda, AskUse(deed.actor, deed))
        return
    if must:
        events.append(Fizzled(deed.actor, deed.effect))
    decided(table, deed, effect, False, event=must)


def decided(table: Table, deed: Deed, effect: Effect, use: bool, event: bool = False) -> None:
    """Go on declaring; the event of Black Gift follows whatever becomes of the gift (FRA-201)."""
    go_on = Declare(replace(deed, use=use))
    if effect.then_event and (use or event) and not deed.countered:
        table.agenda = push(table.agenda, go_on, Trigger(deed.actor))
    else:
        table.agenda = push(table.agenda, go_on)


def is_possible(table: Table, deed: Deed, effect: Effect) -> bool:
    """Whether the effect can do anything; an optional one is not offered otherwise (C5)."""
    if deed.effect == "update":
        return bool(table.power_deck)
    if effect.names == "two with powers":
        return len(candidates(table, deed)) > 1
    if effect.names == "composed" and not composed(table.options, deed.effect).chooses:
        return True
    return not effect.names or bool(candidates(table, deed))


def use_offers(table: Table, step: AskUse, seat: Seat) -> Sequence[FranticMove]:
    return yes_or_no(seat)


@cache
def yes_or_no(seat: Seat) -> tuple[Answer, ...]:
    return Answer(seat, True), Answer(seat, False)


def use(table: Table, step: AskUse, move: Answer, events: list[Event]) -> None:
    """C5; a Golden Fuck You that is not given goes under the top card (FRA-219)."""
    deed = step.deed
    events.append(Decided(move.seat, deed.effect, move.yes))
    table.agenda = done(table.agenda)
    if deed.effect == "golden_fuck_you" and not move.yes:
        to_pile(table, move.seat, deed.card, events)
    else:
        decided(table, deed, EFFECTS[deed.effect], move.yes)


# Victims


def gives(table: Table, effect: Effect) -> int:
    """How many cards are given: three under Generous Gift (FRA-328)."""
    named_gift = effect is EFFECTS["gift"] or effect is EFFECTS["black_gift"]
    return effect.gives + (named_gift and "generous_gift" in table.rules)


def ask_victims(table: Table, deed: Deed, effect: Effect) -> None:
    """C6, C7, C12, C19."""
    if effect.names == "composed" and not composed(table.options, deed.effect).chooses:
        table.agenda = push(table.agenda, Declare(replace(deed, named=True)))
    elif effect.names == "shares":
        table.agenda = push(table.agenda, AskShares(deed.actor, deed))
    else:
        table.agenda = push(table.agenda, AskVictim(deed.actor, deed))


def victim_offers(table: Table, step: AskVictim, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, candidates(table, step.deed))


def name_victim(table: Table, step: AskVictim, move: Name, events: list[Event]) -> None:
    """One victim; Edison needs two players (FRA-211)."""
    victims = (*step.deed.victims, move.player)
    two = EFFECTS[step.deed.effect].names == "two with powers"
    named = len(victims) == 1 + two
    if named:
        events.append(VictimsNamed(move.seat, step.deed.effect, victims))
    deed = replace(step.deed, victims=victims, named=named)
    table.agenda = answer(table.agenda, Declare(deed))


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


def share(table: Table, step: AskShares, move: Share, events: list[Event]) -> None:
    """All parts are named before anyone draws (FRA-203)."""
    order = table.order_from(step.seat)
    victims = tuple(player for player in order if move.parts[player])
    parts = tuple(move.parts[player] for player in victims)
    events.append(VictimsNamed(move.seat, step.deed.effect, victims, parts))
    deed = replace(step.deed, victims=victims, parts=parts, named=True)
    table.agenda = answer(table.agenda, Declare(deed))


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
