"""Attacks (STR-25 to STR-36), and attacking again (STR-80)."""

from __future__ import annotations

from game.cards import Event, Seat
from game.rules import Refusal
from game.stratego.cards import BOMB, CAN_MOVE, CLASH, FLAG, GAP, RANK_OF, Slot
from game.stratego.choices import occupied
from game.stratego.ending import end_game
from game.stratego.moves import Attack
from game.stratego.state import BOTH, Table
from game.stratego.steps import AskAction, AskAgain
from game.stratego.telling import FALLEN, attacked, tell
from game.stratego.turns import fill_gaps

ASK_AGAIN = tuple((AskAgain(seat),) for seat in BOTH)
NO_CARD = Refusal("stratego-no-card", "STR-35")
IMMOVABLE = {
    FLAG: Refusal("stratego-flag-attacks", "STR-35"),
    BOMB: Refusal("stratego-bomb-attacks", "STR-35"),
}


def check_attack(table: Table, step: AskAction | AskAgain, move: Attack) -> Refusal | None:
    """Why this card cannot attack that one."""
    if not (0 <= move.slot < 5 and 0 <= move.target < 5):
        return NO_CARD
    card = table.lines[move.seat][move.slot]
    if not CAN_MOVE[card]:
        return NO_CARD if card == GAP else IMMOVABLE[RANK_OF[card]]
    if table.lines[1 - move.seat][move.target] == GAP:
        return NO_CARD
    return None


def attack(table: Table, step: AskAction | AskAgain, move: Attack, events: list[Event]) -> None:
    """Both cards are turned up and compared (STR-26 to STR-34)."""
    seat, slot, target = move.seat, move.slot, move.target
    enemy = 1 - seat
    attacker = RANK_OF[table.lines[seat][slot]]
    defender = RANK_OF[table.lines[enemy][target]]
    attacker_falls, defender_falls = CLASH[attacker][defender]
    table.quiet = 0
    tell(table, attacked(seat, slot, target, attacker, defender), events)
    if attacker_falls:
        fall(table, seat, slot, events)
    else:
        turn_up(table, seat, slot)
    if defender_falls:
        fall(table, enemy, target, events)
    else:
        turn_up(table, enemy, target)
    won = defender_falls and not attacker_falls
    if defender == FLAG:
        end_game(table, seat, "flag", events)
    elif won and table.options.keep_attacking and occupied(table.lines[enemy]):
        table.agenda = ASK_AGAIN[seat]
    else:
        fill_gaps(table, seat, events)


def turn_up(table: Table, seat: Seat, slot: Slot) -> None:
    """Everybody sees this card now."""
    bit = 1 << slot
    table.seen[seat] |= bit
    table.shown[seat] |= bit


def fall(table: Table, seat: Seat, slot: Slot, events: list[Event]) -> None:
    """The card becomes a casualty and leaves a gap (STR-27)."""
    line, others = table.lines[seat], ~(1 << slot)
    card = line[slot]
    line[slot] = GAP
    table.casualties[seat].append(card)
    table.seen[seat] &= others
    table.shown[seat] &= others
    events.append(FALLEN[seat][slot][card])
