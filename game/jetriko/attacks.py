"""Attacks: sent, answered, carried out, shared (JET-50 to JET-69, JET-157 to JET-171)."""

from __future__ import annotations

from functools import cache

from game.agenda import push
from game.cards import NOBODY, Card, CardsMoved, Event, MovedAtOnce, Seat
from game.jetriko.cards import (
    BASE,
    DEFLECT,
    DIVIDE,
    KIND_OF,
    MORE,
    PLUS,
    STEAL,
    STOP,
    TARGET,
    TIMES_TWO,
)
from game.jetriko.events import (
    AttackDivided,
    AttackEnded,
    AttackHits,
    AttackSent,
)
from game.jetriko.moves import Play, TakeHit
from game.jetriko.offers import HITS, SEATS
from game.jetriko.piles import (
    ASIDE,
    HAND,
    ON_THE_BRINK,
    Gift,
    draw_cards,
    draw_one,
    handed,
    pass_cards,
    put_down,
    slide_under,
)
from game.jetriko.rounds import BEGIN, set_direction
from game.jetriko.state import Table
from game.jetriko.steps import AskDefence, AskDiscard, DrawCards, EndTurn, HitOver, Share
from game.jetriko.values import Attack

DEFENCE = tuple((AskDefence(seat), EndTurn()) for seat in SEATS)
HIT, END_TURN = (HitOver(), EndTurn()), (EndTurn(),)
DONE = AttackEnded("done")
# The same few come again and again: each is made once.
attack_of, sent, hits = cache(Attack), cache(AttackSent), cache(AttackHits)
asks_discard, draws_after = cache(AskDiscard), cache(DrawCards)


def send(
    table: Table, kind: int, value: int, attacker: Seat, victim: Seat, how: str,
    events: list[Event],
) -> None:  # fmt: skip
    """An attack goes to its victim, who is the active player at once (JET-50, JET-51)."""
    table.attack = attack_of(kind, value, attacker, victim)
    events.append(sent(kind, value, attacker, victim, how))
    table.agenda = BEGIN[victim]


def meet_attack(table: Table, seat: Seat, events: list[Event]) -> None:
    """(A) The victim answers or takes the hit; with no cards it can only take it (JET-59)."""
    if table.hands[seat]:
        table.agenda = DEFENCE[seat]
    else:
        take_hit(table, DEFENCE[seat][0], HITS[seat], events)


def answer_attack(table: Table, step: AskDefence, move: Play, events: list[Event]) -> None:
    """A card played instead of taking the hit is the whole turn (JET-22, JET-53 to JET-56)."""
    attack = table.attack
    assert attack is not None
    seat, card = move.seat, move.card
    kind, value = attack.kind, attack.value
    put_down(table, seat, card, events)
    table.passes = 0
    if not table.hands[seat]:
        events.append(ON_THE_BRINK[seat])
    played = KIND_OF[card]
    if played == STOP:
        table.attack = None
        events.append(AttackEnded("stopped", seat))
        table.agenda = END_TURN
    elif played == DIVIDE:
        events.append(AttackDivided(kind, value, attack.attacker, seat))
        table.agenda = (Share(value, attack.attacker), *END_TURN)
    elif played == TARGET:
        victim = table.next_of(seat) if move.target == NOBODY else move.target
        send(table, kind, value, seat, victim, "targeted", events)
    elif played == DEFLECT:
        set_direction(table, move.direction, events)
        send(table, kind, value, seat, table.next_of(seat), "deflected", events)
    elif played == MORE:
        send(table, kind, value + 1, seat, table.next_of(seat), "more", events)
    elif played == TIMES_TWO:
        send(table, kind, value * 2, seat, table.next_of(seat), "doubled", events)
    else:
        send(table, kind, value + BASE[kind], seat, table.next_of(seat), "raised", events)


def take_hit(table: Table, step: AskDefence, move: TakeHit, events: list[Event]) -> None:
    """The attack is carried out on the victim (JET-60 to JET-67)."""
    attack, seat = table.attack, move.seat
    assert attack is not None
    events.append(hits(attack.kind, attack.value, attack.attacker, seat))
    table.agenda = HIT
    if attack.kind == PLUS:
        draw_cards(table, seat, attack.value, events)
    elif attack.kind == STEAL:
        steal(table, attack, events)
    else:
        redraw(table, seat, attack.value, "redraw", events)


def steal(table: Table, attack: Attack, events: list[Event]) -> None:
    """Blind takes from the attacker's hand, until it runs out (JET-62 to JET-64)."""
    giver, taker = attack.attacker, attack.victim
    cards = blindly(table, giver, attack.value)
    pass_cards(table, [(giver, taker, tuple(cards))])
    events += [handed(giver, taker, card) for card in cards]
    if cards and not table.hands[giver]:
        events.append(ON_THE_BRINK[giver])


def blindly(table: Table, giver: Seat, count: int) -> list[Card]:
    """So many cards of a hand, or all there are, each as likely as the others (JET-63).

    Which of them went first tells nobody anything: they go in the order of the tables.
    """
    left = table.hands[giver][:]
    taken = (left.pop(table.chance.below(len(left))) for _ in range(min(count, len(left))))
    return sorted(taken)


def redraw(table: Table, seat: Seat, count: int, why: str, events: list[Event]) -> None:
    """First slide cards under, then draw; a small hand goes whole (JET-65, JET-66, JET-161)."""
    hand = table.hands[seat]
    if len(hand) > count:
        asks, draws = asks_discard(seat, count, why), draws_after(seat, count)
        table.agenda = push(table.agenda, asks, draws)
    else:
        slide_under(table, seat, tuple(hand), events)
        draw_cards(table, seat, count, events)


def draw_after_discard(table: Table, step: DrawCards, events: list[Event]) -> None:
    """The second half of a Redraw (JET-67)."""
    draw_cards(table, step.seat, step.count, events)


def end_hit(table: Table, events: list[Event]) -> None:
    """The attack has been carried out, whatever it brought (JET-60, JET-69)."""
    table.attack = None
    events.append(DONE)


def share(table: Table, step: Share, events: list[Event]) -> None:
    """One single step of a Divide, then the other one's; the attacker begins (JET-158)."""
    attack = table.attack
    assert attack is not None
    if attack.kind == STEAL:
        share_steal(table, attack, events)
        end_hit(table, events)
    elif not step.left:
        end_hit(table, events)
    else:
        other = attack.attacker + table.turn - step.seat
        table.agenda = push(table.agenda, Share(step.left - 1, other))
        if attack.kind == PLUS:
            draw_one(table, step.seat, events)
        else:
            redraw(table, step.seat, 1, "divide", events)


def share_steal(table: Table, attack: Attack, events: list[Event]) -> None:
    """Blind takes by turns; what was taken lies aside until the end (JET-160)."""
    attacker, divider = attack.attacker, table.turn
    more, less = attack.value - attack.value // 2, attack.value // 2
    # Nothing is taken back: both take from the hands as they were.
    takes: tuple[Gift, ...] = (
        (divider, attacker, tuple(blindly(table, divider, more))),
        (attacker, divider, tuple(blindly(table, attacker, less))),
    )
    pass_cards(table, [take for take in takes if take[2]])
    for number in range(more):
        for giver, taker, cards in takes:
            if number < len(cards):
                both = (giver, taker)
                aside = CardsMoved((cards[number],), HAND[giver], ASIDE[taker], False, False, both)
                events.append(aside)
    up = tuple(
        CardsMoved(cards, ASIDE[taker], HAND[taker], False, False, (giver, taker), True)
        for giver, taker, cards in takes
        if cards
    )
    if up:
        events.append(MovedAtOnce(up))
