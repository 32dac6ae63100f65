"""Power cards: turned up with a card, acting before or after it (FRA-303 to FRA-324)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.agenda import done, push
from game.cards import Card, CardsMoved, Event, Seat
from game.frantic.cards import (
    FACE,
    FIRST_POWERS,
    IS_NUMBER,
    MIMICRY,
    SECOND_POWERS,
    TEN_CARDS,
    THE_END,
    UNPLAYABLE,
    colours_for,
)
from game.frantic.events import (
    HANDS,
    PILE,
    ColourBlocked,
    PlayerNamed,
    RequirementSet,
    Sealed,
    passed,
    power_acts,
    power_turned_up,
)
from game.frantic.hands import count_specials, draw, open_up, put_in_hand, remember
from game.frantic.matching import Requirement, count_allows, is_barred
from game.frantic.moves import Choose, Enough, FranticMove, Name, Play, TurnUp, choose, play
from game.frantic.powers.in_front import set_powers
from game.frantic.specials.victims import namings, others_than
from game.frantic.state import EVERYBODY, Table
from game.frantic.steps import (
    Act,
    AskBlockade,
    AskRandomChance,
    AskRecycling,
    AskSpecialCharge,
    AskTurnUp,
    AskWish,
    FirstPowers,
    act_of,
)
from game.frantic.turn.barring import update_bar
from game.frantic.turn.playable import PLAYS, imitating, imitations_anywhere
from game.frantic.values import Running, Turn, power_card
from game.rules import Refusal

# Cards no power card goes with (FRA-304).
ALONE = TEN_CARDS | {THE_END}
# By card: the power card that does not go with it (FRA-311, FRA-323).
WRONG = tuple("anti_counter" if number else "special_seal" for number in IS_NUMBER)


# Turning up


def usable(table: Table, seat: Seat, card: Card) -> list[str]:
    """The power cards that may be turned up with a card (FRA-303 to FRA-305, FRA-309)."""
    if card in ALONE or len(table.turn.turned_up) >= table.options.powers_per_turn:
        return []
    return [name for name in face_down(table, seat) if name != WRONG[card]]


def face_down(table: Table, seat: Seat) -> list[str]:
    """The different power cards of a seat that could be turned up now."""
    names = {power.name for power in table.powers[seat] if not power.up and not power.fresh}
    return sorted(names)


def plays_with_power(table: Table, seat: Seat, plays: Sequence[Play]) -> list[Play]:
    """Every play again, with each power card that may go with it (C1)."""
    names = face_down(table, seat)
    if not names:
        return []
    return [
        play(seat, move.card, move.imitates, name)
        for move in plays
        if move.card not in ALONE
        for name in names
        if name != WRONG[move.card]
    ]


def announce_power(table: Table, power: str, card: Card, seat: Seat, events: list[Event]) -> None:
    """A power card is turned up with the card just played (FRA-77)."""
    before = (table.requirement, table.bar, table.last_colour)
    table.turn = Turn((power,), card, before)
    table.agenda = (FIRST, *table.agenda)
    turn_up(table, seat, power, events)
    offer_more(table, seat, events)


FIRST = FirstPowers()


def offer_more(table: Table, seat: Seat, events: list[Event]) -> None:
    """With the option for more than one: another power card (FRA-360)."""
    if usable(table, seat, table.turn.card):
        table.agenda = push(table.agenda, AskTurnUp(seat))
    else:
        events.append(passed(seat, "power"))


def turn_up(table: Table, seat: Seat, power: str, events: list[Event]) -> None:
    mine = table.powers[seat]
    index = next(
        at for at, one in enumerate(mine) if one.name == power and not one.up and not one.fresh
    )
    up = power_card(power, True, True)
    set_powers(table, seat, (*mine[:index], up, *mine[index + 1 :]))
    events.append(power_turned_up(seat, power, index))


def turn_up_offers(table: Table, step: AskTurnUp, seat: Seat) -> Sequence[FranticMove]:
    names = usable(table, seat, table.turn.card)
    return [*(TurnUp(seat, name) for name in names), Enough(seat)]


def turn_up_more(table: Table, step: AskTurnUp, move: TurnUp, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    table.turn = replace(table.turn, turned_up=(*table.turn.turned_up, move.power))
    turn_up(table, move.seat, move.power, events)
    offer_more(table, move.seat, events)


def turn_up_no_more(table: Table, step: AskTurnUp, move: Enough, events: list[Event]) -> None:
    """No power card besides."""
    table.agenda = done(table.agenda)
    events.append(passed(move.seat, "power"))


def refuse_turn_up(table: Table, step: AskTurnUp, move: FranticMove) -> Refusal:
    return Refusal("frantic-not-now", "FRA-77")


def refuse_turning_up(table: Table, move: TurnUp) -> Refusal:
    """Why no power card, or not this one, can be turned up now (FRA-304, FRA-305, FRA-439)."""
    if not table.turn.turned_up:
        return Refusal("frantic-power-with-card", "FRA-304")
    return refuse_power(table, move.seat, move.power, table.turn.card)


def refuse_power(table: Table, seat: Seat, power: str, card: Card) -> Refusal:
    """Why a power card cannot be used now (FRA-439)."""
    mine = [one for one in table.powers[seat] if one.name == power]
    if not mine:
        return Refusal("frantic-no-power", "FRA-303")
    if all(one.up for one in mine):
        return Refusal("frantic-power-is-up", "FRA-303")
    if all(one.up or one.fresh for one in mine):
        return Refusal("frantic-power-fresh", "FRA-309")
    if card in ALONE:
        return Refusal("frantic-power-alone", "FRA-304")
    if power == "anti_counter":
        return Refusal("frantic-power-special", "FRA-311")
    if power == "special_seal":
        return Refusal("frantic-power-number", "FRA-323")
    return Refusal("frantic-power-enough", "FRA-305")


# Acting


def first_powers(table: Table, step: FirstPowers, events: list[Event]) -> None:
    """Step 2 (FRA-78, FRA-306)."""
    push_acts(table, FIRST_POWERS)


def push_acts(table: Table, kind: Sequence[str]) -> None:
    names = table.turn.turned_up
    acts = [act_of(at) for at, name in enumerate(names) if name in kind]
    table.agenda = push(table.agenda, *acts)


def second_powers(table: Table) -> None:
    """Step 6 (FRA-82, FRA-306)."""
    push_acts(table, SECOND_POWERS)


def act(table: Table, step: Act, events: list[Event]) -> None:
    """A power card acts, whoever has it now (FRA-578)."""
    name = table.turn.turned_up[step.index]
    events.append(power_acts(table.active, name))
    ACTS[name](table, table.active, events)


def all_draw_one(table: Table, seat: Seat, events: list[Event]) -> None:
    """Every other player draws one card (FRA-310)."""
    for other in table.order_from(seat, without=1 << seat):
        draw(table, other, 1, events)


def anti_counter(table: Table, seat: Seat, events: list[Event]) -> None:
    """The effect of the card cannot be countered: see `Deed.firm` (FRA-311)."""


def open_hands(table: Table, seat: Seat, events: list[Event]) -> None:
    """The hands of all others lie open until this player's next turn (FRA-317)."""
    seats = others_than(table.seats, 1 << seat)
    table.running = (*table.running, Running("open_hands", seat))
    open_up(table, seats, events)


def special_charge(table: Table, seat: Seat, events: list[Event]) -> None:
    """Another player draws as many cards as they have specials (FRA-322)."""
    table.agenda = push(table.agenda, AskSpecialCharge(seat))


def special_seal(table: Table, seat: Seat, events: list[Event]) -> None:
    """No special cards until this player's next turn (FRA-323)."""
    table.running = (*table.running, Running("special_seal", seat))
    update_bar(table)
    events.append(Sealed(seat, True))


def black_wish(table: Table, seat: Seat, events: list[Event]) -> None:
    """The requirement becomes BLACK (FRA-312)."""
    set_by_power(table, Requirement(black=True), events)


def set_by_power(table: Table, requirement: Requirement, events: list[Event]) -> None:
    """A power card sets the requirement; what lies there stays as black as it is (FRA-63)."""
    table.requirement = requirement
    table.turn = table.turn.keeping(all_of_it=False)
    events.append(RequirementSet(requirement, table.bar.on_black, table.last_colour))


def colour_blockade(table: Table, seat: Seat, events: list[Event]) -> None:
    """A colour is named that nobody may play or wish (FRA-313)."""
    if len(table.bar.blocked) < len(colours_for(table.modules)) - 1:
        table.agenda = push(table.agenda, AskBlockade(seat))


def looping(table: Table, seat: Seat, events: list[Event]) -> None:
    """The direction turns after this turn, and again after the next of this player (FRA-315)."""
    table.running = (*table.running, Running("looping", seat))


def number_wish(table: Table, seat: Seat, events: list[Event]) -> None:
    """A number is wished (FRA-316)."""
    table.agenda = push(table.agenda, AskWish(seat, "number", over=True))


def random_chance(table: Table, seat: Seat, events: list[Event]) -> None:
    """One more card, whether it fits or not (FRA-318, FRA-319)."""
    if any_cards(table, seat):
        table.agenda = push(table.agenda, AskRandomChance(seat))


def recycling(table: Table, seat: Seat, events: list[Event]) -> None:
    """The card goes from the pile into a hand (FRA-320, FRA-565)."""
    if table.turn.card in table.pile:
        table.agenda = push(table.agenda, AskRecycling(seat))


def troublecharger(table: Table, seat: Seat, events: list[Event]) -> None:
    """An event is triggered in step 7 (FRA-324)."""


ACTS = {
    "all_draw_one": all_draw_one, "anti_counter": anti_counter, "open_hands": open_hands,
    "special_charge": special_charge, "special_seal": special_seal, "black_wish": black_wish,
    "colour_blockade": colour_blockade, "looping": looping, "number_wish": number_wish,
    "random_chance": random_chance, "recycling": recycling, "troublecharger": troublecharger,
}  # fmt: skip


# What they ask


def charge_offers(table: Table, step: AskSpecialCharge, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, others_than(table.seats, 1 << seat))


def charge(table: Table, step: AskSpecialCharge, move: Name, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    events.append(PlayerNamed(move.seat, move.player, "special_charge"))
    count = sum(not IS_NUMBER[card] for card in table.hands[move.player])
    count_specials(table, {move.player: count}, events)
    draw(table, move.player, count, events)


def refuse_charge(table: Table, step: AskSpecialCharge, move: FranticMove) -> Refusal:
    return Refusal("frantic-not-yourself", "FRA-322")


def blockade_offers(table: Table, step: AskBlockade, seat: Seat) -> Sequence[FranticMove]:
    free = [one for one in colours_for(table.modules) if one not in table.bar.blocked]
    return [choose(seat, one) for one in free]


def blockade(table: Table, step: AskBlockade, move: Choose, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    one = Running("colour_blockade", move.seat, move.colour)
    table.running = (*table.running, one)
    update_bar(table)
    events.append(ColourBlocked(move.seat, move.colour))


def refuse_blockade(table: Table, step: AskBlockade, move: FranticMove) -> Refusal:
    return Refusal("frantic-blocked-already", "FRA-566")


def recycle_offers(table: Table, step: AskRecycling, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, others_than(table.seats, 0))


def recycle(table: Table, step: AskRecycling, move: Name, events: list[Event]) -> None:
    """The card goes; what was before it comes back, but for what was set since (FRA-320)."""
    table.agenda = done(table.agenda)
    turn = table.turn
    events.append(PlayerNamed(move.seat, move.player, "recycling"))
    table.pile.remove(turn.card)
    put_in_hand(table, move.player, (turn.card,), EVERYBODY)
    remember(table, (turn.card,), EVERYBODY)
    events.append(CardsMoved((turn.card,), PILE, HANDS[move.player], known=True))
    if turn.before is None:
        return
    requirement, bar, table.last_colour = turn.before
    if not turn.kept:
        table.requirement = requirement
    if not turn.kept or table.bar.on_black:
        table.bar = replace(table.bar, on_black=bar.on_black)
    now = table.requirement, table.bar.on_black, table.last_colour
    events.append(RequirementSet(*now, turn.card))


def refuse_recycle(table: Table, step: AskRecycling, move: FranticMove) -> Refusal:
    return Refusal("frantic-no-such-seat", "FRA-320", (("number", -1),))


def any_cards(table: Table, seat: Seat) -> list[FranticMove]:
    """The cards Random Chance lets a player choose (FRA-318, FRA-319, FRA-579)."""
    hand, bar = table.hands[seat], table.bar
    moves: list[FranticMove] = []
    for card in dict.fromkeys(FACE[card] for card in hand):
        if card in UNPLAYABLE or not count_allows(card, len(hand)):
            continue
        if is_barred(card, bar):
            continue
        if card == MIMICRY:
            moves += imitating(seat, imitations_anywhere(table))
        else:
            moves.append(PLAYS[seat][card])
    return moves


def random_offers(table: Table, step: AskRandomChance, seat: Seat) -> Sequence[FranticMove]:
    return any_cards(table, seat)
