"""What a player who calculates does: every choice tried out in worlds that fit what is known.

All four questions - which box, which partners, which cards away, which card now - are put to
the shared search; a world is a deal of the unseen cards, played out by `policy` with a tenth of
chance moves. The worth of an outcome is the own gain less what the others gain on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from game.bots.search import Thoughts, search
from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.nyet.board import LINES, Box, Terms, line_of, open_boxes, read_terms
from game.nyet.cards import deck_for
from game.nyet.discards import how_many
from game.nyet.hunches import (
    CAUGHT,
    best_of,
    bonus_choices,
    estimate,
    holder_worths,
    margin,
    partner_worths,
    teams_of,
)
from game.nyet.imagining import guess, played_cards
from game.nyet.kernel import Code, Play, cards_by_code, codes, different
from game.nyet.policy import pick, throw_high, throw_low
from game.nyet.scoring import gains_of
from game.nyet.view import NyetView

NOISE = 0.1


@dataclass(slots=True)
class World:
    """A deal that fits; what came of the same terms in it once is not played out again."""

    hands: list[list[Card]]
    luck: int
    order: list[Box] = field(default_factory=list)
    known: dict[Terms, float] = field(default_factory=dict)


class Thinker:
    """One seat thinking about one view."""

    def __init__(self, view: NyetView, seed: int) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.seats = len(view.counts)
        self.chance = Chance(seed)
        self.random = Random()
        self.deck = deck_for(self.seats)

    def sample(self) -> World:
        """A deal that fits all that was seen."""
        hands = guess(self.view, self.chance).hands
        return World(hands, self.chance.bits())

    # Cards.

    def cards(self, budget: int) -> Thoughts[list[tuple[float, Card]]]:
        """The different cards that may be played, best first, with their worth."""
        terms, view = self.view.terms, self.view
        assert terms is not None
        now = play_of(view)
        code_of = codes(terms.trump, terms.supertrump)
        names = cards_by_code(terms.trump, terms.supertrump)

        def sample() -> tuple[Play, int]:
            play = now.copy()
            play.deal(guess(view, self.chance).hands, code_of)
            return play, self.chance.bits()

        def play_out(world: tuple[Play, int], code: Code) -> float:
            dealt, luck = world
            play = dealt.copy()
            play.play(code)
            return self.worth(self.finish(play, luck), view.teams, view.bonus, terms)

        found = yield from search(different(now), sample, play_out, budget)
        return [(worth, names[code]) for worth, code in found]

    def finish(self, play: Play, luck: int) -> list[int]:
        """Play to the end of the round; the catches by seat. Equal luck strikes alike."""
        self.random.seed(luck)
        random = self.random.random
        while play.left:
            if random() < NOISE:
                allowed = play.allowed()
                play.play(allowed[int(random() * len(allowed))])
            else:
                play.play(pick(play))
        return play.catches

    def worth(
        self, catches: Sequence[int], teams: tuple[int, ...], bonus: Seat, terms: Terms
    ) -> float:
        """What this seat gains more than the others on average."""
        gains = gains_of(tuple(catches), teams, bonus, terms.value, self.view.options)
        return margin(gains, self.seat)

    # Discards.

    def discards(
        self, choices: Sequence[tuple[Card, ...]], budget: int
    ) -> Thoughts[list[tuple[float, tuple[Card, ...]]]]:
        """Choices of cards to give away, best first."""
        terms, view = self.view.terms, self.view
        assert terms is not None

        def play_out(world: World, cards: tuple[Card, ...]) -> float:
            catches = self.round(world, terms, view.teams, own=cards)
            return self.worth(catches, view.teams, view.bonus, terms)

        return (yield from search(choices, self.sample, play_out, budget))

    def round(
        self,
        world: World,
        terms: Terms,
        teams: tuple[int, ...],
        own: tuple[Card, ...] | None = None,
    ) -> list[int]:
        """Discards or passes and all tricks of a deal; the catches by seat."""
        code_of = codes(terms.trump, terms.supertrump)
        play = Play(terms, teams, self.deck)
        play.deal(world.hands, code_of)
        if terms.discards != "keep":
            give_away(play, terms, self.seat, [code_of[card] for card in own or ()])
        return self.finish(play, world.luck)

    # Teams.

    def partners(
        self, choices: Sequence[tuple[Seat, ...]], budget: int
    ) -> Thoughts[list[tuple[float, tuple[Seat, ...]]]]:
        """Choices of partners, best first, the Bonus card where it does most."""
        terms, view = self.view.terms, self.view
        assert terms is not None

        def play_out(world: World, partners: tuple[Seat, ...]) -> float:
            teams = teams_of(self.seats, self.seat, partners)
            catches = self.round(world, terms, teams)
            holders = bonus_choices(teams, view)
            return max(self.worth(catches, teams, bonus, terms) for bonus in holders)

        return (yield from search(choices, self.sample, play_out, budget))

    def holder(self, choices: Sequence[Seat], budget: int) -> Thoughts[list[tuple[float, Seat]]]:
        """Who should hold the Bonus card, best first."""
        terms, view = self.view.terms, self.view
        assert terms is not None

        def play_out(world: World, bonus: Seat) -> float:
            catches = self.round(world, terms, view.teams)
            return self.worth(catches, view.teams, bonus, terms)

        return (yield from search(choices, self.sample, play_out, budget))

    # Vetoes.

    def boxes(self, choices: Sequence[Box], budget: int) -> Thoughts[list[tuple[float, Box]]]:
        """Boxes to cover, best first.

        In each world the open boxes are covered in a random order, but the one tried first of
        all. So most choices lead to the same terms, which are played out once.
        """
        view = self.view
        no_trump = view.options.no_trump
        left = [box for line in LINES for box in open_boxes(line, view.covered, no_trump)]

        def sample() -> World:
            world = self.sample()
            world.order = left[:]
            self.chance.shuffle(world.order)
            return world

        def play_out(world: World, box: Box) -> float:
            last = {line_of(other): other for other in world.order if other != box}
            terms = read_terms(tuple(last[line] for line in LINES), view.characters)
            if terms not in world.known:
                world.known[terms] = self.whole_round(world, terms)
            return world.known[terms]

        # Of the choices in a world five at most are played out besides the common one.
        return (yield from search(choices, sample, play_out, budget * len(choices) // 6))

    def whole_round(self, world: World, terms: Terms) -> float:
        """Teams, discards and tricks under these terms."""
        seats, first, view = self.seats, terms.first, self.view
        self.random.seed(world.luck)
        if seats == 2:
            teams, bonus = teams_of(2, first, ()), NOBODY
        else:
            own = estimate(world.hands[first], terms, seats)
            caught = [(CAUGHT[seats] - own) / (seats - 1)] * seats
            caught = [catch + self.random.random() for catch in caught]
            caught[first] = own
            partners = best_of(partner_worths(first, caught, terms, view))
            teams = teams_of(seats, first, partners)
            bonus = best_of(holder_worths(first, teams, caught, terms, view))
        return self.worth(self.round(world, terms, teams), teams, bonus, terms)


def play_of(view: NyetView) -> Play:
    """The trick phase as the view shows it, with the own hand only."""
    terms = view.terms
    assert terms is not None and view.seat is not None
    seats = len(view.counts)
    code_of = codes(terms.trump, terms.supertrump)
    gone = played_cards(view).union(card for card in view.discards[view.seat])
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


def give_away(play: Play, terms: Terms, seat: Seat, own: Sequence[Code]) -> None:
    """Everybody discards or passes as a plain player throws cards; `seat` gives `own`, if any."""
    turn = play.turn
    given: list[list[Code]] = []
    for giver in range(play.seats):
        play.turn = giver
        chosen = list(own) if giver == seat else []
        for code in chosen:
            take_out(play, code)
        while len(chosen) < how_many(terms.discards):
            chosen.append(throw_low(play) if play.wanted else throw_high(play))
            take_out(play, chosen[-1])
        given.append(chosen)
    play.turn = turn
    for giver, chosen in enumerate(given):
        if terms.discards == "pass":
            left = play.hands[(giver + 1) % play.seats]
            for code in chosen:
                left[code >> 5] |= 1 << (code & 31)
        else:
            play.left -= len(chosen)


def take_out(play: Play, code: Code) -> None:
    play.hands[play.turn][code >> 5] ^= 1 << (code & 31)
