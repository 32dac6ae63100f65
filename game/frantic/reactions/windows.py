"""Reactions thrown in out of turn, and the windows for them (FRA-92 to FRA-130).

A window asks every seat the rules let react, whether or not it holds the card. It is left out
where everybody can see that nobody holds one: the module is off, all copies lie on the discard
pile, specials are sealed, or a seat has no cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from game.agenda import answer, push
from game.cards import Card, Event, Seat
from game.frantic.cards import COLOUR_WORDS, FACE, MIMICRY, SYMBOL, colours_for, deck_for, held
from game.frantic.choices import make_wish
from game.frantic.events import Fizzled, Thrown, VictimsNamed, passed, put_on_pile
from game.frantic.hands import draw, forget, hand_loses, take_back
from game.frantic.moves import FranticMove, Name, Pass, Throw, throw
from game.frantic.specials.by_name import EFFECTS
from game.frantic.specials.victims import namings, replacements, why_not
from game.frantic.state import EVERYBODY, Table
from game.frantic.steps import (
    AskReplacement,
    CarryOut,
    Declare,
    Deed,
    EventWindow,
    LastChances,
    NiceTryWindow,
    OutCheck,
    Redeclared,
    TargetWindow,
)
from game.rules import Refusal

NICE_TRY_DRAW, NICEST_TRY_DRAW = 3, 6


# Who may react with what


@cache
def reaction_cards(
    modules: tuple[str, ...], symbols: tuple[str, ...], mimicry: bool
) -> frozenset[Card]:
    """The cards in the game that can be thrown in as one of these."""
    found = [card for card in deck_for(modules) if SYMBOL[card] in symbols]
    if found and mimicry and MIMICRY in deck_for(modules):
        found.append(MIMICRY)
    return frozenset(found)


def somebody_may(table: Table, symbols: tuple[str, ...]) -> bool:
    """Whether, for all that everybody knows, somebody could hold such a card."""
    if table.bar.sealed or not symbols:
        return False
    cards = reaction_cards(table.modules, symbols, table.options.mimicry_reacts)
    pile = table.pile
    return any(card not in pile for card in cards)


def throws(table: Table, seat: Seat, symbols: tuple[str, ...]) -> list[FranticMove]:
    """Every way in which a seat could throw one of these in: the card, and the colour wished."""
    cards = reaction_cards(table.modules, symbols, table.options.mimicry_reacts)
    faces = dict.fromkeys([FACE[card] for card in table.hands[seat] if card in cards])
    if not faces:
        return []
    colours = [one for one in colours_for(table.modules) if one not in table.bar.blocked]
    moves: list[FranticMove] = []
    for face in faces:
        names = playable_as(table, symbols) if face == MIMICRY else ("",)
        moves += [throw(seat, face, colour, name) for name in names for colour in colours]
    return moves


def playable_as(table: Table, symbols: tuple[str, ...]) -> tuple[str, ...]:
    """What Mimicry can be thrown in as: reaction cards of the modules in play (FRA-109)."""
    return tuple(one for one in symbols if reaction_cards(table.modules, (one,), False))


def pass_or_throw(table: Table, seat: Seat, symbols: tuple[str, ...]) -> list[FranticMove]:
    return [PASS[seat], *throws(table, seat, symbols)]


PASS = tuple(Pass(seat) for seat in range(8))


def throw_in(table: Table, move: Throw, events: list[Event]) -> None:
    """A reaction card goes on top of the pile; its colour wish counts from now on (FRA-104)."""
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    hand_loses(table, move.seat, (card,), EVERYBODY, events, by_event=False)
    forget(table, (card,))
    table.pile.append(card)
    symbol = move.imitates or SYMBOL[card]
    events.append(Thrown(move.seat, card, symbol, move.colour))
    events.append(put_on_pile(card, move.seat))
    make_wish(table, move.seat, COLOUR_WORDS[move.colour], events)


def holders(table: Table, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Those of the seats that have cards at all."""
    return tuple(seat for seat in seats if table.hands[seat])


# The target window


def against(table: Table, deed: Deed) -> tuple[str, ...]:
    """What may be thrown in against a deed (FRA-110, FRA-311, FRA-341)."""
    if deed.firm or "peace_treaty" in table.rules:
        return ("error_404",)
    return ("counterattack", "error_404")


def may_answer(table: Table, deed: Deed, passed: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those victims who have not answered yet and may (FRA-92, FRA-95)."""
    if not somebody_may(table, against(table, deed)):
        return ()
    asked = [seat for seat in deed.victims if seat not in passed and seat != deed.actor]
    order = table.order_from(deed.actor) if len(asked) > 1 else asked
    return holders(table, [seat for seat in order if seat in asked])


def target_offers(table: Table, step: TargetWindow, seat: Seat) -> Sequence[FranticMove]:
    return pass_or_throw(table, seat, against(table, step.deed))


def let_happen(table: Table, step: TargetWindow, move: Pass, events: list[Event]) -> None:
    """C11: they do not react."""
    events.append(passed(move.seat, "target"))
    waiting = TargetWindow(step.left[1:], step.deed, (*step.passed, move.seat))
    table.agenda = answer(table.agenda, waiting)


def react(table: Table, step: TargetWindow, move: Throw, events: list[Event]) -> None:
    """C11."""
    throw_in(table, move, events)
    if (move.imitates or SYMBOL[move.card]) == "counterattack":
        counterattack(table, step.deed, move.seat, events)
    else:
        error_404(table, step, move.seat, events)


def counterattack(table: Table, deed: Deed, thrower: Seat, events: list[Event]) -> None:
    """The effect is cancelled; the thrower carries it out against others (FRA-96 to FRA-99)."""
    take_back(table, deed.actor, events)
    mine = Deed(
        deed.effect, thrower, deed.card, spared=deed.spared, protected=deed.protected,
        firm=deed.firm, may=deed.may, countered=True, source=deed.source,
    )  # fmt: skip
    table.agenda = push(table.agenda[2:], Declare(mine))


def error_404(table: Table, step: TargetWindow, thrower: Seat, events: list[Event]) -> None:
    """The thrower is protected in this chain; the actor names another (FRA-101 to FRA-103)."""
    deed = replace(step.deed, spared=step.deed.spared | 1 << thrower)
    rest = table.agenda[2:]
    if replacements(table, deed, thrower):
        table.agenda = push(rest, AskReplacement(deed.actor, deed, thrower, step.passed))
        return
    events.append(Fizzled(deed.actor, deed.effect))
    take_back(table, deed.actor, events)
    if EFFECTS[deed.effect].goes_on:
        left = deed.against(())
        table.agenda = push(rest, CarryOut(left))
    else:
        table.agenda = rest


def replacement_offers(table: Table, step: AskReplacement, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, replacements(table, step.deed, step.thrower))


def replace_victim(table: Table, step: AskReplacement, move: Name, events: list[Event]) -> None:
    """Another player has the thrower's part; whose part has grown is asked again (FRA-103)."""
    deed = step.deed
    if EFFECTS[deed.effect].names == "shares":
        parts = dict(zip(deed.victims, deed.parts, strict=True))
        parts[move.player] = parts.get(move.player, 0) + parts.pop(step.thrower)
        victims = tuple(seat for seat in table.order_from(deed.actor) if seat in parts)
        deed = deed.against(victims, tuple(parts[seat] for seat in victims))
    else:
        at = deed.victims.index(step.thrower)
        deed = deed.against(
            (*deed.victims[:at], *deed.victims[at + 1 :], move.player),
            picked=(*deed.picked[:at], *deed.picked[at + 1 :]),
        )
    passed = tuple(seat for seat in step.passed if seat != move.player)
    events.append(VictimsNamed(move.seat, deed.effect, deed.victims, deed.parts))
    table.agenda = answer(table.agenda, Redeclared(deed, passed))


def refuse_replacement(table: Table, step: AskReplacement, move: FranticMove) -> Refusal:
    if not isinstance(move, Name):
        return Refusal("frantic-name-first", "FRA-103")
    return why_not(table, step.deed.against(()), move.player)


# The event window


def event_window(table: Table, trigger: Seat, source: str = "deck") -> EventWindow:
    """Everybody but the active player may protect themselves (FRA-111, FRA-112)."""
    left: tuple[Seat, ...] = ()
    if somebody_may(table, ("lucky_bastard",)):
        left = holders(table, table.order_from(trigger, without=1 << table.active))
    return EventWindow(left, trigger, 0, source)


def event_offers(table: Table, step: EventWindow, seat: Seat) -> Sequence[FranticMove]:
    return pass_or_throw(table, seat, ("lucky_bastard",))


def not_lucky(table: Table, step: EventWindow, move: Pass, events: list[Event]) -> None:
    """C14: they do not protect themselves."""
    events.append(passed(move.seat, "event"))
    ask_next(table, step, step.protected)


def lucky(table: Table, step: EventWindow, move: Throw, events: list[Event]) -> None:
    """C14; several may throw, each with their own card (FRA-112)."""
    throw_in(table, move, events)
    ask_next(table, step, step.protected | 1 << move.seat)


def ask_next(table: Table, step: EventWindow, protected: int) -> None:
    """The next one may protect themselves, or the event comes."""
    waiting = EventWindow(step.left[1:], step.trigger, protected, step.source)
    table.agenda = answer(table.agenda, waiting)


# The round-end window


def nice_try_window(table: Table) -> NiceTryWindow:
    """Every player who could hold Nice Try is asked (FRA-124, FRA-125)."""
    left: tuple[Seat, ...] = ()
    if somebody_may(table, ("nice_try",)):
        left = holders(table, table.order_from(table.active))
    return NiceTryWindow(left)


def nice_try_offers(table: Table, step: NiceTryWindow, seat: Seat) -> Sequence[FranticMove]:
    return pass_or_throw(table, seat, ("nice_try",))


def no_nice_try(table: Table, step: NiceTryWindow, move: Pass, events: list[Event]) -> None:
    """C15: they let the round end."""
    events.append(passed(move.seat, "nice_try"))
    table.agenda = answer(table.agenda, step.let_pass())


def nice_try(table: Table, step: NiceTryWindow, move: Throw, events: list[Event]) -> None:
    """C15: all who are out draw; then steps 8 and 9 are done again (FRA-126, FRA-127)."""
    out = [seat for seat in table.order_from(table.active) if not table.hands[seat]]
    throw_in(table, move, events)
    count = NICEST_TRY_DRAW if "the_nicest_try" in table.rules else NICE_TRY_DRAW
    for seat in out:
        draw(table, seat, count, events)
    table.agenda = push(table.agenda[2:], LastChances(), OutCheck())


# Refusals


def refuse_throw(table: Table, move: Throw) -> Refusal:
    """Why a card cannot be thrown in (FRA-439)."""
    symbol = move.imitates or SYMBOL[move.card]
    if held(table.hands[move.seat], move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    if table.bar.sealed:
        return Refusal("frantic-sealed", "FRA-323")
    if move.imitates and not table.options.mimicry_reacts:
        return Refusal("frantic-mimicry-stays", "FRA-357")
    if move.colour in table.bar.blocked:
        return Refusal("frantic-no-such-wish", "FRA-313")
    if move.colour not in colours_for(table.modules):
        return Refusal("frantic-no-such-wish", "FRA-74")
    if symbol == "lucky_bastard":
        rule = "FRA-121" if move.seat == table.active else "FRA-111"
        return Refusal("frantic-too-late", rule)
    if symbol == "nice_try":
        return Refusal("frantic-nobody-out", "FRA-124")
    step = table.agenda[0]
    if isinstance(step, EventWindow):
        return Refusal("frantic-cannot-react", "FRA-139")
    if isinstance(step, TargetWindow) and step.deed.firm:
        return Refusal("frantic-cannot-react", "FRA-311")
    if isinstance(step, TargetWindow) and "peace_treaty" in table.rules:
        return Refusal("frantic-cannot-react", "FRA-341")
    return Refusal("frantic-cannot-react", "FRA-94")


def refuse_in_window(table: Table, step: object, move: FranticMove) -> Refusal:
    return Refusal("frantic-pass-or-throw", "FRA-95")
