"""Whole tables that look the same to a seat: what is hidden is made up (Who sees what)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.agenda import Agenda, Step
from game.cards import HIDDEN, Card
from game.chance import Chance
from game.jetriko.cards import BACK_OF, NOTHING, mask_of
from game.jetriko.remembering import Memory
from game.jetriko.rules import JetrikoState
from game.jetriko.steps import AskAfterDraw, AskUTurn
from game.jetriko.view import JetrikoView


@dataclass(slots=True)
class Hidden:
    """A guess at everything a seat does not see; `drawn` was just drawn by whoever is asked."""

    hands: list[list[Card]]
    draw: list[Card]
    drawn: Card


@dataclass(slots=True)
class Unseen:
    """The unseen cards by what is known of them.

    `old` have been in hands since before the last reshuffle, `held` are in hands for sure too,
    `free` may be anywhere, `traps` are in the draw pile.
    """

    old: list[Card]
    held: list[Card]
    free: list[Card]
    traps: list[Card]


def imagine(view: JetrikoView, chance: Chance) -> JetrikoState:
    """A table that fits the view; hidden cards and secret choices are drawn from `chance`."""
    hidden = guess(view, chance)
    return JetrikoState(
        options=view.options,
        deck=view.deck,
        chance=chance,
        agenda=guess_agenda(view, hidden, chance),
        hands=hidden.hands,
        draw=hidden.draw,
        discard=list(view.discard),
        dealer=view.dealer,
        wins=view.wins,
        number=view.number,
        turn=view.turn,
        direction=view.direction,
        attack=view.attack,
        bound=view.bound,
        traps=view.traps,
        passes=view.passes,
        outcome=view.outcome,
        memory=recall(view, hidden.hands),
    )


def recall(view: JetrikoView, hands: list[list[Card]]) -> Memory:
    """What the looker remembers of these hands; what others do is nothing they could tell."""
    looker = len(view.counts) if view.seat is None else view.seat
    others = (hand for seat, hand in enumerate(view.known) if seat != view.seat)
    loose = [0] * (len(view.counts) + 1)
    loose[looker] = mask_of(view.somewhere)
    return Memory(
        list(map(mask_of, hands)),
        shuffles=view.shuffles,
        known={card: 1 << looker for hand in others for card in hand},
        kept=view.kept,
        fresh_least=list(view.fresh_least),
        fresh_most=list(view.fresh_most),
        loose=tuple(loose),
    )


def guess(view: JetrikoView, chance: Chance) -> Hidden:
    """Deal out what `view` does not show, so that it fits all that was seen.

    That is: the numbers of cards, the back on the draw pile, cards known in hands, and which
    cards have been in hands or in the draw pile since the last reshuffle.
    """
    unseen = sort_out(view, chance)
    hands = [list(hand) for hand in view.known]
    drawn = drawn_unseen(view, unseen, hands)
    lay_old(view, unseen.old, hands, chance)
    rest = [*unseen.free, *unseen.held]
    spots = [
        hand
        for hand, count in zip(hands, view.counts, strict=True)
        for _ in range(count - len(hand))
    ]
    chance.mix(spots)
    for hand in spots:
        hand.append(rest.pop())
    for hand in hands:
        hand.sort()
    return Hidden(hands, stack(view, rest, unseen.traps, chance), drawn)


def sort_out(view: JetrikoView, chance: Chance) -> Unseen:
    """The cards the looker does not see, shuffled."""
    seen = {*view.discard, *(card for hand in view.known for card in hand)}
    held = set(view.somewhere)
    unseen = Unseen([], [], [], [])
    cards = [card for card in view.deck if card not in seen]
    chance.mix(cards)
    for card in cards:
        if BACK_OF[card]:
            unseen.traps.append(card)
        elif view.kept >> card & 1:
            unseen.old.append(card)
        else:
            (unseen.held if card in held else unseen.free).append(card)
    chance.mix(unseen.held)
    return unseen


def drawn_unseen(view: JetrikoView, unseen: Unseen, hands: list[list[Card]]) -> Card:
    """The card another seat has just drawn: it came from the draw pile.

    If it was the last of the pile, all was reshuffled after it and it has been held since
    before (JET-82): only then has the hand got nothing since the reshuffle.
    """
    step = view.agenda[0] if view.agenda else None
    if not isinstance(step, AskAfterDraw) or step.card != HIDDEN:
        return NOTHING
    if len(hands[step.seat]) == view.counts[step.seat]:
        return NOTHING
    last_of_pile = view.shuffles and not view.fresh_most[step.seat]
    card = (unseen.old if last_of_pile else unseen.free).pop()
    hands[step.seat].append(card)
    return card


def lay_old(view: JetrikoView, old: list[Card], hands: list[list[Card]], chance: Chance) -> None:
    """Lay the cards that are in hands since the reshuffle where there is room for them."""
    if not old:
        return
    most, least = [], []
    for seat, hand in enumerate(hands):
        unknown = view.counts[seat] - len(hand)
        fresh = sum(not view.kept >> card & 1 for card in hand)
        most.append(unknown - max(0, view.fresh_least[seat] - fresh))
        least.append(max(0, unknown - max(0, view.fresh_most[seat] - fresh)))
    for seat, count in enumerate(least):
        for _ in range(count):
            hands[seat].append(old.pop())
        most[seat] -= count
    for card in old:
        spot = chance.below(sum(most))
        seat = next(seat for seat in range(len(most)) if sum(most[: seat + 1]) > spot)
        hands[seat].append(card)
        most[seat] -= 1


def stack(view: JetrikoView, cards: list[Card], traps: list[Card], chance: Chance) -> list[Card]:
    """The draw pile of these shuffled cards and the traps, with the right back on top."""
    for trap in traps:
        cards.insert(chance.below(len(cards) + 1), trap)
    if cards and view.options.backs:
        tops = [at for at, card in enumerate(cards) if BACK_OF[card] == view.back]
        at = chance.choice(tops)
        cards[at], cards[-1] = cards[-1], cards[at]
    return cards


def _guess_step(step: Step, hidden: Hidden, chance: Chance) -> Step:
    if isinstance(step, AskAfterDraw) and step.card == HIDDEN:
        return replace(step, card=hidden.drawn)
    if isinstance(step, AskUTurn):
        answers = tuple(
            (seat, chance.choice(hidden.hands[seat]) if card == HIDDEN else card)
            for seat, card in step.answers
        )
        return replace(step, answers=answers)
    return step


def guess_agenda(view: JetrikoView, hidden: Hidden, chance: Chance) -> Agenda:
    """The agenda with secret choices as they could be."""
    return tuple(_guess_step(step, hidden, chance) for step in view.agenda)
