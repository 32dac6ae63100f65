"""What a player who calculates does: every card tried out in worlds that fit what is known.

A world is a deal of the unseen cards, played out by `policy` with a tenth of chance moves. The
worth of an outcome is the own gain less what the others gain on average. Vetoes, teams and
discards are left to the hunches: worked out the same way they came out no better in the arena.
"""

from __future__ import annotations

from random import Random

from game.bots.search import Thoughts, search
from game.cards import Card
from game.chance import Chance
from game.nyet.cards import deck_for
from game.nyet.hunches import margin
from game.nyet.imagining import guess, played_cards
from game.nyet.kernel import Code, Play, cards_by_code, codes, different
from game.nyet.policy import pick
from game.nyet.scoring import gains_of
from game.nyet.view import NyetView

NOISE = 0.1


def work_out(view: NyetView, seed: int, budget: int) -> Thoughts[list[tuple[float, Card]]]:
    """The different cards that may be played, best first, with their worth."""
    terms = view.terms
    assert terms is not None and view.seat is not None
    seat, chance, random = view.seat, Chance(seed), Random()
    now = play_of(view)
    code_of = codes(terms.trump, terms.supertrump)
    card_of = cards_by_code(terms.trump, terms.supertrump)

    def sample() -> tuple[Play, int]:
        play = now.copy()
        play.deal(guess(view, chance).hands, code_of)
        return play, chance.bits()

    def play_out(world: tuple[Play, int], code: Code) -> float:
        dealt, luck = world
        play = dealt.copy()
        play.play(code)
        random.seed(luck)
        finish(play, random)
        catches = tuple(play.catches)
        return margin(gains_of(catches, view.teams, view.bonus, terms.value, view.options), seat)

    found = yield from search(different(now), sample, play_out, budget)
    return [(worth, card_of[code]) for worth, code in found]


def finish(play: Play, luck: Random) -> None:
    """Play to the end of the round. Equal luck strikes alike."""
    random = luck.random
    while play.left:
        if random() < NOISE:
            allowed = play.allowed()
            play.play(allowed[int(random() * len(allowed))])
        else:
            play.play(pick(play))


def play_of(view: NyetView) -> Play:
    """The trick phase as the view shows it, with the own hand only."""
    terms = view.terms
    assert terms is not None and view.seat is not None
    seats = len(view.counts)
    code_of = codes(terms.trump, terms.supertrump)
    gone = played_cards(view).union(view.discards[view.seat])
    play = Play(terms, view.teams, [card for card in deck_for(seats) if card not in gone])
    play.catches = [won + len(loot) for won, loot in zip(view.tricks_won, view.loot, strict=True)]
    play.turn = view.leader
    lying: list[list[Card]] = [[] for _ in range(seats)]
    for at, card in enumerate(view.trick):
        lying[(view.leader + at) % seats].append(card)
        play.live[code_of[card] >> 5] |= 1 << (code_of[card] & 31)
    lying[view.seat] += view.hand
    play.deal(lying, code_of)
    for card in view.trick:
        play.play(code_of[card])
    return play
