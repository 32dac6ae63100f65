"""What Stratego Cards asks, and everything a player may try to answer (Choices C-1 to C-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.cards import HIDDEN, Card, Seat
from game.messages import Message, Player, message
from game.prompts import Answer, Check, Prompt, Question, Thing, tried
from game.rules import Refusal
from game.stratego.cards import FLAG, GAP, RANK_OF, SCOUT, SLOTS, SPY, Slot
from game.stratego.moves import (
    AnswerDraw,
    Attack,
    AttackFromHand,
    Fill,
    GiveUp,
    GoOn,
    Lay,
    OfferDraw,
    Regroup,
    ScoutLook,
    SpyLook,
    Stop,
    StrategoMove,
)
from game.stratego.naming import card_name, slot_name, slot_with
from game.stratego.view import StrategoView

LAYING = ("setup", "layout", "fill")
DONE, STOP, GO_ON = Thing("answer", "done"), Thing("answer", "stop"), Thing("answer", "go-on")
YES, NO = Thing("answer", "yes"), Thing("answer", "no")
SPY_LOOK, SCOUT_LOOK = Thing("answer", "spy-look"), Thing("answer", "scout-look")
REGROUP, GIVE_UP = Thing("answer", "regroup"), Thing("answer", "give-up")
OFFER = Thing("answer", "offer-draw")


def ask(
    view: StrategoView, moves: Sequence[StrategoMove], check: Check, picks: tuple[Thing, ...]
) -> Question:
    """What that seat is asked, after these picks."""
    assert view.seat is not None
    seat = view.seat
    match view.phase:
        case phase if phase in LAYING:
            return _lay(view, seat, check, picks)
        case "action" | "again":
            return _fight(view, seat, moves, check, picks)
        case "draw":
            answers = [
                tried(YES, message("stratego-do-accept-draw"), AnswerDraw(seat, True), check),
                tried(NO, message("stratego-do-refuse-draw"), AnswerDraw(seat, False), check),
            ]
        case _:
            answers = [tried(GO_ON, message("stratego-do-go-on"), GoOn(seat), check)]
    return Question(text(view, seat), tuple(answers))


def text(view: StrategoView, seat: Seat) -> Message:
    """What is asked of that seat before anything is picked, in one sentence."""
    return message(
        f"stratego-ask-{view.phase}",
        name=Player(seat),
        other=Player(1 - seat),
        count=to_lay(view, seat),
    )


def to_lay(view: StrategoView, seat: Seat) -> int:
    """How many cards are to be laid now."""
    return min(sum(card == GAP for card in view.lines[seat]), len(view.hand))


# A line, or the gaps of a line (C-1, C-3, C-4)


def _lay(view: StrategoView, seat: Seat, check: Check, picks: tuple[Thing, ...]) -> Question:
    """Cards go into the first gap that is free, or into the one picked right after them."""
    laid = laid_out(view, seat, picks)
    missing = to_lay(view, seat) - len(laid)
    gaps = [slot for slot in SLOTS if view.lines[seat][slot] == GAP]
    answers: list[Answer] = []
    if missing:
        left = [card for card in view.hand if card not in laid.values()]
        answers += [Answer(_card(card), card_name(card)) for card in left]
    if picks and picks[-1].kind == "card":
        free = [slot for slot in gaps if slot not in laid]
        answers += [Answer(Thing("slot", slot), slot_name(slot)) for slot in free]
    line = tuple(RANK_OF[laid[slot]] if slot in laid else GAP for slot in SLOTS)
    filling = view.phase == "fill"
    said = (
        message("stratego-left", count=missing)
        if missing
        else message("stratego-do-fill" if filling else "stratego-do-lay")
    )
    answers.append(tried(DONE, said, Fill(seat, line) if filling else Lay(seat, line), check))
    return Question(text(view, seat), tuple(answers))


def laid_out(view: StrategoView, seat: Seat, picks: Sequence[Thing]) -> dict[Slot, Card]:
    """By slot, the cards these picks lay."""
    laid: dict[Slot, Card] = {}
    last: Slot | None = None
    for pick in picks:
        if pick.kind == "card":
            free = (slot for slot in SLOTS if view.lines[seat][slot] == GAP and slot not in laid)
            last = next(free)
            laid[last] = int(pick.value)
        elif last is not None:
            laid[int(pick.value)] = laid.pop(last)
            last = None
    return laid


def with_laid(prompt: Prompt, laid: Mapping[Slot, Card]) -> Prompt:
    """The prompt with these cards laid into these slots."""
    for slot, card in laid.items():
        prompt = prompt.pick(_card(card))
        # Where it lies by itself it is not asked for a slot.
        there = Thing("slot", slot)
        prompt = prompt.pick(there) if prompt.find(there) else prompt
    return prompt


# Attacks and powers (C-2, C-5)


def _fight(
    view: StrategoView,
    seat: Seat,
    moves: Sequence[StrategoMove],
    check: Check,
    picks: tuple[Thing, ...],
) -> Question:
    if not picks:
        return Question(text(view, seat), tuple(_who_acts(view, seat, moves, check)))
    first, *more = picks
    if first == GIVE_UP:
        giving_up = tried(YES, message("stratego-do-give-up"), GiveUp(seat), check)
        return Question(message("stratego-give-up-ask"), (giving_up,))
    if not more:
        return _with_card(view, seat, int(first.value), check)
    return _look_at(view, seat, int(first.value), more[1:], check)


def _who_acts(
    view: StrategoView, seat: Seat, moves: Sequence[StrategoMove], check: Check
) -> list[Answer]:
    """The own line; what can only be refused so far; and what ends the turn or the game."""
    first = Refusal("stratego-point-first", "STR-25")
    answers = [
        Answer(_enemy(slot), slot_with(slot, HIDDEN, view.marks[view.enemy][slot]), refusal=first)
        for slot in _there(view)
    ]
    target = next(iter(_there(view)), 0)
    for slot, card in enumerate(view.lines[seat]):
        if card >= 0:
            refusal = None if _acts(card, slot, moves) else check(Attack(seat, slot, target))
            answers.append(Answer(Thing("own", slot), slot_with(slot, card, card), refusal=refusal))
    answers += [
        tried(_card(card), card_name(card), AttackFromHand(seat, RANK_OF[card], 0), check)
        for card in view.hand
    ]
    if view.phase == "again":
        answers.append(tried(STOP, message("stratego-do-stop"), Stop(seat), check))
    else:
        answers.append(tried(OFFER, message("stratego-do-offer-draw"), OfferDraw(seat), check))
    answers.append(Answer(GIVE_UP, message("stratego-do-give-up")))
    return answers


def _acts(card: Card, slot: Slot, moves: Sequence[StrategoMove]) -> bool:
    """Whether the card in that slot can attack or has a power to use."""
    power = {SPY: SpyLook, FLAG: Regroup}.get(RANK_OF[card])
    return any(
        type(move) is power or (isinstance(move, Attack | ScoutLook) and move.slot == slot)
        for move in moves
    )


def _with_card(view: StrategoView, seat: Seat, slot: Slot, check: Check) -> Question:
    """Whom that card attacks, or which power it uses."""
    answers = [
        tried(
            _enemy(at),
            slot_with(at, card, view.marks[view.enemy][at]),
            Attack(seat, slot, at),
            check,
        )
        for at, card in enumerate(view.lines[view.enemy])
    ]
    rank = RANK_OF[view.lines[seat][slot]]
    text = "stratego-point-target"
    if view.phase == "action" and rank in (SPY, SCOUT, FLAG):
        text = "stratego-point-or-look" if rank != FLAG else "stratego-term-regroup-means"
        answers.append(_power(view, seat, slot, check))
    return Question(message(text), tuple(answers))


def _power(view: StrategoView, seat: Seat, slot: Slot, check: Check) -> Answer:
    rank = RANK_OF[view.lines[seat][slot]]
    if rank == SPY:
        return tried(SPY_LOOK, message("stratego-do-spy-look"), SpyLook(seat), check)
    if rank == FLAG:
        return tried(REGROUP, message("stratego-do-regroup"), Regroup(seat), check)
    pair = _there(view)[:2]
    refusal = check(ScoutLook(seat, slot, pair))
    return Answer(SCOUT_LOOK, message("stratego-do-scout-look"), refusal=refusal)


def _look_at(
    view: StrategoView, seat: Seat, slot: Slot, chosen: Sequence[Thing], check: Check
) -> Question:
    """The cards a Scout looks at: two, or the only one there (STR-70)."""
    there = _there(view)
    before = tuple(int(pick.value) for pick in chosen)
    last = len(before) + 1 == min(2, len(there))
    answers = []
    for at in there:
        if at not in before:
            label = slot_with(at, view.lines[view.enemy][at], view.marks[view.enemy][at])
            move = ScoutLook(seat, slot, tuple(sorted((*before, at))))
            answers.append(
                tried(_enemy(at), label, move, check) if last else Answer(_enemy(at), label)
            )
    return Question(message("refusal-stratego-two-cards"), tuple(answers))


def _there(view: StrategoView) -> tuple[Slot, ...]:
    """The enemy slots with a card."""
    return tuple(slot for slot, card in enumerate(view.lines[view.enemy]) if card != GAP)


def _card(card: Card) -> Thing:
    return Thing("card", card)


def _enemy(slot: Slot) -> Thing:
    return Thing("enemy", slot)
