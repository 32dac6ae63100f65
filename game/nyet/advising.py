"""What an expert at NYET! advises: which card, worked out; before the play, at a glance.

Cards and discards are weighed in many deals that may be, and so are vetoes, as the expert bot's
are. Teams and the Bonus card go by the one estimate of what a hand catches: its figures are told.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.advice import Expert, Term, because
from game.bots.search import Thoughts
from game.bots.weighing import Difference, Fact, Followed, Weighing, weigh
from game.cards import Card, Seat
from game.messages import Message, Player, message, players
from game.nyet.board import LINE_WORDS, Box, line_of
from game.nyet.bot import at_a_glance, by_gain, cards_given, glance_at_discards, seed_for
from game.nyet.cards import COLOUR_WORDS, FACE, SUPER
from game.nyet.foreseeing import foresee
from game.nyet.hunches import margin
from game.nyet.imagining import voids
from game.nyet.kernel import SUPERS, Code, different
from game.nyet.kernel import Play as Tricks
from game.nyet.moves import Choose, Discard, GiveBonus, GoOn, NyetMove, Pass, Play, Veto
from game.nyet.naming import box_name
from game.nyet.parting import Parting, likely
from game.nyet.parting import World as Parted
from game.nyet.thinking import Search, World, finish, go_on, scored
from game.nyet.view import NyetView

# Of those that end in `shunned` less is better: they are spoken of when catches cost points.
TERMS = {
    "takes": Term(1),
    "team-takes": Term(1),
    "takes-shunned": Term(-1),
    "ones": Term(1),
    "ones-shunned": Term(-1),
    "lost-ones": Term(-1),
    "fed-ones": Term(1),
    "super": Term(1),
    "later": Term(1, broad=True),
    "later-shunned": Term(-1, broad=True),
    "discard": Term(1),
    "discard-shunned": Term(-1),
    "glance": Term(1),
}
COUNTED = (
    "ones", "ones-shunned", "lost-ones", "fed-ones", "later", "later-shunned", "discard",
    "discard-shunned",
)  # fmt: skip
# As good as in every deal.
SURELY = 0.97


def weigh_moves(
    view: NyetView, moves: Sequence[NyetMove], seed: int, budget: int, kept: NyetMove
) -> Thoughts[Weighing[NyetMove]]:
    """Weigh cards by what follows them, vetoes by what comes of the board, else at a glance."""
    if isinstance(moves[0], Play):
        return (yield from weigh_cards(view, moves, seed, budget, kept))
    if isinstance(moves[0], Discard | Pass):
        return (yield from weigh_parting(view, moves, seed, budget, kept))
    if isinstance(moves[0], Veto):
        ranked = by_gain((yield from foresee(view, seed_for(view, seed), budget)), view, moves)
    else:
        ranked = at_a_glance(view, moves, memory=99)
    glances = [[Followed(worth, 0.0, {Fact("glance"): worth})] for worth, _ in ranked]
    return Weighing([move for _, move in ranked], glances, sure=False)


def weigh_cards(
    view: NyetView, moves: Sequence[NyetMove], seed: int, budget: int, kept: NyetMove
) -> Thoughts[Weighing[NyetMove]]:
    """Weigh every card of these moves that is not as good as another, and `kept` besides."""
    search = Search(view, seed_for(view, seed))

    def move_of(code: Code) -> NyetMove:
        return Play(search.seat, FACE[search.card_of[code]])

    tried = [code for code in different(search.now) if move_of(code) in moves]
    last: tuple[int, ...] = ()
    if isinstance(kept, Play):
        faces = {FACE[search.card_of[code]]: code for code in search.now.allowed()}
        faces |= {FACE[search.card_of[code]]: code for code in tried}
        if faces[kept.card] not in tried:
            tried.append(faces[kept.card])
        last = (tried.index(faces[kept.card]),)

    def play_out(world: World, code: Code) -> Followed:
        return followed(search, world, code)

    found = yield from weigh(tried, search.sample, play_out, budget, last)
    return Weighing(list(map(move_of, tried)), found.followed)


def weigh_parting(
    view: NyetView, moves: Sequence[NyetMove], seed: int, budget: int, kept: NyetMove
) -> Thoughts[Weighing[NyetMove]]:
    """Weigh what to part with, of many choices those that look best, and `kept` besides."""
    tried = likely(glance_at_discards(view, moves))
    if kept in moves and kept not in tried:
        tried.append(kept)
    last = (tried.index(kept),) if kept in tried else ()
    given = {move: cards_given(view, move) for move in tried}
    parting = Parting(view, given, seed_for(view, seed))

    def play_out(world: Parted, move: NyetMove) -> Followed:
        play, seat = parting.played(world, move), parting.seat
        gains = scored(play, view)
        facts = {Fact("discard" if play.wanted else "discard-shunned"): catches_of(play, seat)}
        return Followed(margin(gains, seat), float(gains[seat] == max(gains)), facts)

    return (yield from weigh(tried, parting.sample, play_out, budget, last))


def followed(search: Search, world: World, code: Code) -> Followed:
    """What came of a card: who took the trick, with which 1s, and what was caught later."""
    dealt, styles, luck = world
    play, seat = dealt.copy(), search.seat
    search.random.seed(luck)
    before = list(play.catches)
    play.play(code)
    while play.left and play.catches == before:
        go_on(play, styles, search.random)
    facts = facts_of_trick(play, seat, before)
    so_far = catches_of(play, seat)
    finish(play, styles, search.random)
    facts[Fact("later" if play.wanted else "later-shunned")] = catches_of(play, seat) - so_far
    gains = scored(play, search.view)
    return Followed(margin(gains, seat), float(gains[seat] == max(gains)), facts)


def catches_of(play: Tricks, seat: Seat) -> int:
    """What a seat and its partners have caught."""
    own = play.teams[seat]
    return sum(caught for caught, team in zip(play.catches, play.teams, strict=True) if team == own)


def facts_of_trick(play: Tricks, seat: Seat, before: Sequence[int]) -> dict[Fact, float]:
    """What the trick brought that has just been taken."""
    winner = next(who for who, caught in enumerate(play.catches) if caught != before[who])
    loot = play.catches[winner] - before[winner] - 1
    own, wanted = play.teams[winner] == play.teams[seat], play.wanted
    facts: dict[Fact, float] = {}
    if own and wanted:
        facts[Fact("takes") if winner == seat else Fact("team-takes", winner)] = 1
        facts[Fact("ones")] = loot
    elif own:
        facts[Fact("takes-shunned")] = 1
        facts[Fact("ones-shunned")] = loot
    else:
        facts[Fact("lost-ones" if wanted else "fed-ones")] = loot
    if wanted and play.hands[seat][play.top] & SUPERS:
        facts[Fact("super")] = 1
    return facts


# What is said


def say(view: NyetView, difference: Difference, best: NyetMove, other: NyetMove) -> Message | None:
    """A difference in one sentence."""
    if difference.fact.what == "glance":
        return say_glance(difference, best, other)
    said = because("nyet", difference, COUNTED)
    if difference.fact.what != "takes" or difference.best < SURELY or not isinstance(best, Play):
        return said
    return said and (why_it_takes(view, best.card) or said)


def why_it_takes(view: NyetView, card: Card) -> Message | None:
    """Why nobody will beat a card, if that can be seen: it is the last one, or others are void."""
    seats = len(view.counts)
    assert view.terms is not None and view.seat is not None
    to_come = [(view.seat + by) % seats for by in range(1, seats - len(view.trick))]
    if not to_come:
        return message("nyet-because-last")
    colours = view.terms.colours
    led = colours[view.trick[0]] if view.trick else colours[FACE[card]]
    if led == SUPER:
        return None
    without = [seat for seat, mask in enumerate(voids(view)) if mask >> led & 1]
    without = [seat for seat in to_come if seat in without]
    if without == to_come:
        colour = message(f"nyet-colour-{COLOUR_WORDS[led]}")
        return message(
            "nyet-because-void", names=players(without), count=len(without), colour=colour
        )
    return None


def say_glance(difference: Difference, best: NyetMove, second: NyetMove) -> Message:
    """What the estimate says of a choice before the play."""
    this, other = round(difference.best, 1), round(difference.other, 1)
    match best:
        case Veto(box=box) if isinstance(second, Veto):
            return message(
                "nyet-because-veto", box=box_name(box), line=_line(box), this=_worth(this),
                than=box_name(second.box), beside=_line(second.box), other=_worth(other),
            )  # fmt: skip
        case GiveBonus(holder=holder):
            return message("nyet-because-bonus", name=Player(holder), this=this, other=other)
    return message("nyet-because-team", this=this, other=other)


def _line(box: Box) -> Message:
    return message(f"nyet-line-{LINE_WORDS[line_of(box)]}")


def _worth(points: float) -> Message:
    """So many points more, or less."""
    way = "less" if points < 0 else "more"
    return message("nyet-more-or-less", points=abs(points), way=way)


EXPERT: Expert[NyetView] = Expert(
    weigh_moves, TERMS, say, full=2600, quick=300, much=5.0, idle=(Choose, GoOn)
)
