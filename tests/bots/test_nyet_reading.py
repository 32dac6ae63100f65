"""What the expert of NYET! reads in cards that were played, and what it foresees of the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.search import finish
from game.chance import Chance
from game.nyet.board import BOX, PER_LINE, TRUMP, VALUE
from game.nyet.bot import make_bot
from game.nyet.cards import CARD, COLOUR_OF, FACE, NAMES, deck_for, is_one
from game.nyet.evidence import evidence, odds
from game.nyet.foreseeing import foresee
from game.nyet.hunches import veto_gains, worths_of_boxes
from game.nyet.imagining import guess, voids
from game.nyet.kernel import Code, cards_by_code, codes, masks_of
from game.nyet.motives import Motives
from game.nyet.moves import Play, Veto
from game.nyet.options import Options
from game.nyet.parting import least
from game.nyet.policy import KEEN_STYLE, PLAIN_STYLE, pick
from game.nyet.reading import Reader, is_odd, unseen_of
from game.nyet.thinking import play_of, styles_of
from game.nyet.view import NyetView
from tests.house.games import TABLES
from tests.nyet_table import play_all, position, veto_board

MOST_DEALS = 40


def reader_of(view: NyetView, seed: int = 1) -> tuple[Reader, tuple[Code, ...]]:
    assert view.terms is not None
    code_of = codes(view.terms.trump, view.terms.supertrump)
    return Reader(view, code_of, Chance(seed)), code_of


def held(reader: Reader, view: NyetView, seat: int, card: int, deals: int = 600) -> float:
    """In what share of the deals a seat has a card."""
    assert view.terms is not None
    code = codes(view.terms.trump, view.terms.supertrump)[card]
    count = 0
    for _ in range(deals):
        play = play_of(view)
        reader.deal(play)
        count += play.hands[seat][code >> 5] >> (code & 31) & 1
    return count / deals


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_deal_that_is_read_fits_what_was_seen(seats: int) -> None:
    dealt = 0
    for number, (state, move, _) in enumerate(TABLES["nyet"].walk(seats, seed=seats)):
        if move is None or state.phase != "tricks" or number % 7 or dealt > MOST_DEALS:
            continue
        seat = state.to_act()[0]
        view = state.view(seat)
        assert view.terms is not None
        reader, code_of = reader_of(view, number)
        own = play_of(view).hands[seat]
        barred, colours = voids(view), view.terms.colours
        for _ in range(3):
            play = play_of(view)
            reader.deal(play)
            dealt += 1
            sizes = [sum(mask.bit_count() for mask in hand) for hand in play.hands]
            assert sizes == list(view.counts)
            assert play.left == sum(sizes)
            assert play.hands[seat] == own
            for suit in range(len(own)):
                masks = [hand[suit] for hand in play.hands]
                together = 0
                for mask in masks:
                    assert not together & mask
                    together |= mask
                assert not together & ~play.live[suit]
        for card, spot in zip(reader.cards, reader.spots, strict=True):
            assert not spot.void >> colours[card] & 1
            if spot.seat >= 0:
                assert reader.hands[spot.seat][code_of[card] >> 5] >> (code_of[card] & 31) & 1
                assert not barred[spot.seat] >> colours[card] & 1
    assert dealt > 10


def test_a_card_passed_on_stays_where_it_is_known_to_be() -> None:
    state = position(line2="pass", phase="passes", seed=4)
    while state.phase == "passes":
        seat = state.to_act()[0]
        state.play(state.moves(seat)[0])
    while state.to_act() != (0,):
        [seat] = state.to_act()
        state.play(state.moves(seat)[-1])
    view = state.view(0)
    reader, _ = reader_of(view)
    if view.given in state.hands[1]:
        assert held(reader, view, 1, view.given, 50) == 1.0


def test_no_ones_are_read_into_discards_that_allow_none() -> None:
    state = position(line2="no-1s", phase="discards", seed=4)
    while state.phase == "discards":
        seat = state.to_act()[0]
        state.play(state.moves(seat)[0])
    seat = state.to_act()[0]
    view = state.view(seat)
    reader, _ = reader_of(view)
    for _ in range(200):
        reader.change()
    assert any(spot.no_ones for spot in reader.spots)
    assert not any(
        spot.no_ones and is_one(card) for card, spot in zip(reader.cards, reader.spots, strict=True)
    )


def test_whoever_could_have_taken_a_trick_and_did_not_is_unlikely_to_hold_the_card_for_it() -> None:
    """Seat 3 played last, beside seat 0's nine, and left the trick to the other team."""
    hands = ["B9 R2 G2 Y8", "R5 B6 R7 Y9", "B4 B8 R8 Y3", "B2 G5 G6 Y2"]
    state = position(hands, trump="Y", partners=(2,))
    play_all(state, "B9 B6 B4 B2")
    view = state.view(0)
    reader, _ = reader_of(view)
    higher = ("B10", "B11", "B12", "B13")
    left, across = (
        sum(held(reader, view, seat, CARD[name], 1500) for name in higher) for seat in (3, 2)
    )
    assert left < 0.6 * across


def test_who_plays_otherwise_than_a_plain_player_is_thought_of_as_keen() -> None:
    """Seat 1 plays plainly for six tricks, seat 3 as seldom as it can."""
    state = position(seed=3)
    names = cards_by_code(state.law.trump, state.law.supertrump)
    while len(state.tricks) < 6:
        [seat] = state.to_act()
        moves = state.moves(seat)
        plain = Play(seat, FACE[names[pick(play_of(state.view(seat)), PLAIN_STYLE)]])
        state.play(plain if seat != 3 or len(moves) == 1 else next(m for m in moves if m != plain))
    reader, _ = reader_of(state.view(0))
    deal = play_of(state.view(0))
    keen = [0] * 4
    for _ in range(200):
        reader.deal(deal)
        for seat, style in enumerate(styles_of(deal.teams, 0, reader.odd_ones())):
            keen[seat] += style == KEEN_STYLE
    assert keen[0] == keen[2] == 200
    assert keen[1] < 50 and keen[3] > 150


@pytest.mark.parametrize("value", [2, -2])
@pytest.mark.parametrize("trump", ["Y", ""])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_that_followed_tell_together_what_each_of_them_tells_by_the_whole_hand(
    seats: int, trump: str, value: int
) -> None:
    options, chance = Options(no_trump=True), Chance(seats)
    state = position(
        seats=seats, trump=trump, supertrump="B", value=value, options=options, seed=seats
    )
    while len(state.tricks) < 8 or len(state.trick) < seats - 1:
        [seat] = state.to_act()
        state.play(chance.choice(state.moves(seat)))
    view = state.view(state.to_act()[0])
    reader, _ = reader_of(view)
    deal = play_of(view)
    for _ in range(100):
        reader.deal(deal)
        for own, hand, odd in zip(reader.decisions, reader.hands, reader.odd, strict=True):
            assert odd == sum(is_odd(decision, hand) for decision in own)


def test_who_followed_is_judged_by_the_trumps_they_hold_too_where_a_partner_has_trumped() -> None:
    """A plain player throws a 1 in where it is safe: whoever holds the 13 knows that the 12 is."""
    hands = ["R9 R2 G2", "Y12 B6 B7", "R4 B8 G8", "R5 R6 G6"]
    state = position(hands, trump="Y", partners=(3,))
    play_all(state, "R9 Y12 R4 R5")
    reader, code_of = reader_of(state.view(0))
    for held, odd in (("R1 Y13", 1), ("R1 Y2", 0), ("R1 Y13", 1), ("R3 Y13", 0)):
        hand = masks_of([CARD[name] for name in held.split()], code_of)
        assert reader.played(2, hand)[1] == odd


def test_cards_that_tell_nothing_are_spread_evenly() -> None:
    hands = ["B9 R2 G2", "R5 R6 R7", "B8 B4 R8", "B2 G5 G6"]
    view = position(hands, trump="Y", options=Options(anonymous=True)).view(0)
    reader, _ = reader_of(view)
    cards, spots = unseen_of(view, guess(view, Chance(1)))
    assert len(cards) == len(spots) == 57
    shares = [held(reader, view, seat, CARD["G13"], 1500) for seat in (1, 2, 3)]
    assert shares == pytest.approx([3 / 57] * 3, abs=0.03)


COVERED = ("trump-red", "trump-blue", "points-1", "points-3", "super-red", "one")


def test_who_has_covered_a_colour_is_dealt_fewer_of_its_cards() -> None:
    """Seat 1 covered red as trump, by the order of the tokens."""
    view = veto_board(COVERED[1::-1], dealer=0, hands=[HAND, *OTHERS]).view(0)
    assert [token.seat for token in view.tokens] == [0, 1]
    told, red = odds(evidence(view)), CARD["R9"]
    chance = Chance(5)
    held = [0] * 4
    for _ in range(600):
        for seat, hand in enumerate(guess(view, chance, told).hands):
            held[seat] += red in hand
    assert held[0] == 0 and sum(held) == 600
    assert held[1] < 0.75 * min(held[2:])


def test_a_reader_of_cards_minds_what_was_covered() -> None:
    """Of the 1s of a colour, who covered it as supertrump holds the fewest."""
    view = position(seed=4).view(0)
    reader, _ = reader_of(view)
    told, one = odds(evidence(view)), CARD["B1"]
    least_likely = min((1, 2, 3), key=lambda seat: told[seat][one])
    most_likely = max((1, 2, 3), key=lambda seat: told[seat][one])
    shares = {seat: held(reader, view, seat, one, 1500) for seat in (least_likely, most_likely)}
    assert shares[least_likely] < 0.6 * shares[most_likely]


def test_a_card_that_was_passed_on_is_judged_where_it_was_when_boxes_were_covered() -> None:
    """The left neighbour did not hold what seat 0 gave it, the right one what seat 0 has now."""
    state = position(line2="pass", phase="passes", seed=4)
    before = [tuple(hand) for hand in state.hands]
    while state.phase == "passes":
        seat = state.to_act()[0]
        state.play(state.moves(seat)[0])
    view = state.view(0)
    reader, code_of = reader_of(view)
    for seat, gone in ((1, state.received[2]), (3, state.received[0])):
        # What it gave or got apart from seat 0's card nobody else can know.
        known = [card for card in before[seat] if seat == 3 or card != gone]
        now = [card for card in state.hands[seat] if card in (*before[seat], view.given)]
        motives = reader.motives[seat]
        assert reader.regret(seat, masks_of(now, code_of)) == motives.regret(
            masks_of(known, code_of)
        )


@pytest.mark.parametrize("no_trump", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hand_regrets_its_tokens_by_what_others_gain_at_a_glance(
    seats: int, no_trump: bool
) -> None:
    """Also a hand that another seat has: so it is found who has it. And hands short of a colour."""
    state = veto_board(seats=seats, options=Options(no_trump=no_trump), seed=seats)
    dealt, chance = [tuple(hand) for hand in state.hands], Chance(seats)
    short = [
        tuple(card for card in deck_for(seats) if COLOUR_OF[card] != colour)[colour::3]
        for colour in range(3)
    ]
    hands = [*dealt, *short]
    regrets = [[0.0] * len(hands) for _ in dealt]
    while state.phase == "vetoes":
        [seat] = state.to_act()
        view, move = state.view(seat), chance.choice(state.moves(seat))
        assert isinstance(move, Veto)
        for number, hand in enumerate(hands):
            seen = replace(view, hand=hand)
            gains = veto_gains(worths_of_boxes(seen), seen)
            regrets[seat][number] += max(gains.values()) - gains[move.box]
        state.play(move)
    law, view = state.law, state.view(0)
    code_of = codes(law.trump, law.supertrump)
    for seat in range(seats):
        motives = Motives(view, seat, cards_by_code(law.trump, law.supertrump))
        found = [motives.regret(masks_of(hand, code_of)) for hand in hands]
        assert found == pytest.approx(regrets[seat], abs=0.5)
        assert sum(found) == pytest.approx(sum(regrets[seat]), rel=0.03)


def test_where_nobody_knows_whose_a_token_is_it_tells_nothing() -> None:
    options = Options(anonymous=True)
    view = veto_board(COVERED, dealer=0, options=options).view(0)
    assert {chance for by_card in odds(evidence(view)) for chance in by_card} == {1.0}


HAND = "G13 G12 G11 G10 G9 G8 G7 Y1 R2 R3 R4 B2 B3 B4 B5"


def test_the_trump_one_is_long_in_is_foreseen_to_be_best() -> None:
    words = ["one", "two", "no-1s", "pass", "bear", "wolf", "crane"]
    view = veto_board(words, dealer=3, hands=[HAND, *OTHERS]).view(0)
    worths = finish(foresee(view, 1, 1600))
    trumps = {box: worths[box] for box in worths if box // PER_LINE == TRUMP}
    assert max(trumps, key=lambda box: trumps[box]) == BOX["trump-green"]
    values = [worths[BOX[f"points-{points}"]] for points in (1, 2, 3, 4)]
    assert values == sorted(values)


def test_who_is_to_catch_little_is_foreseen_to_want_minus_two() -> None:
    words = ["one", "two", "no-1s", "pass", "bear", "wolf", "crane"]
    low = "G2 G3 G4 B2 B3 B4 B5 R2 R3 R4 R5 Y2 Y3 Y4 Y5"
    others = (
        "B1 B1 B1 G13 G12 G11 G10 Y13 Y12 R1 R6 R7 R8 Y6 Y7",
        "R1 R1 R9 R10 G9 G8 G7 G6 B13 B12 B11 Y8 Y9 Y10 Y11",
        "G1 G1 G1 R11 R12 R13 G5 Y1 Y1 Y1 B10 B9 B8 B7 B6",
    )
    view = veto_board(words, dealer=3, hands=[low, *others]).view(0)
    worths = finish(foresee(view, 1, 1600))
    values = {box: worths[box] for box in worths if box // PER_LINE == VALUE}
    assert max(values, key=lambda box: values[box]) == BOX["points-minus-2"]


OTHERS = (
    "B1 B1 B1 Y13 Y12 R1 R5 R6 Y2 Y3 Y4 Y5 Y6 Y7 B6",
    "R1 R1 R7 R8 G6 G5 B13 B12 B11 Y8 Y9 Y10 Y11 R9 R10",
    "G1 G1 G1 G2 G3 G4 Y1 Y1 R11 R12 R13 B10 B9 B8 B7",
)


@pytest.mark.parametrize("line2", ["one", "two", "no-1s", "pass"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_expert_parts_with_what_it_may(line2: str, seats: int) -> None:
    phase = "passes" if line2 == "pass" else "discards"
    state = position(seats=seats, line2=line2, phase=phase, seed=seats)
    [seat, *_] = state.to_act()
    moves = state.moves(seat)
    assert make_bot("expert", seat, 1).choose(state.view(seat), moves, 100) in moves


def test_what_others_part_with_is_low_or_where_catches_cost_points_high() -> None:
    hand = [CARD[name] for name in ["Y2", "Y13", "B1", "G2", "G3", "R13", "R12"]]
    wanted, shunned, no_ones = (
        position(trump="Y", value=value, line2=line2).law
        for value, line2 in ((2, "two"), (-2, "two"), (2, "no-1s"))
    )
    assert [NAMES[card] for card in least(hand, wanted, 2)] == ["G2", "G3"]
    assert [NAMES[card] for card in least(hand, shunned, 2)] == ["Y13", "R13"]
    assert [NAMES[card] for card in least([CARD["B1"], CARD["Y2"]], no_ones, 1)] == ["Y2"]
