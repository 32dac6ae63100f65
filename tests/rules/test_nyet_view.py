"""NYET!, Who sees what: the views of all seats, and what events tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.cards import HIDDEN, CardsMoved, Event, Seat, Zone
from game.chance import Chance
from game.nyet import GAME
from game.nyet.board import BOX, BOX_WORDS
from game.nyet.cards import NAMES
from game.nyet.events import Confirmed, TokenPlaced, TrickTaken
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    any_move,
    deal,
    found,
    fresh,
    named,
    place,
    play,
    play_until,
    plays,
    veto_down,
)

Looker = Seat | None
# What is public: the same in the view of every seat and of an onlooker.
PUBLIC = (
    "options", "phase", "asked", "number", "rounds", "dealer", "characters", "scores", "sheet",
    "counts", "rest", "covered", "tokens", "terms", "teams", "bonus", "leader", "trick", "tricks",
    "look_back", "tricks_won", "loot", "outcome",
)  # fmt: skip


def lookers(state: Any) -> tuple[Looker, ...]:
    return (*range(len(state.hands)), None)


def moments(seats: int, word: str, **options: Any) -> Iterator[Any]:
    """Many moments of two rounds, the first with that box of line 2."""
    state = fresh(seats, seed=seats, **options)
    chance = Chance(seats)
    yield state
    while state.phase == "characters":
        any_move(state, chance)
    yield state
    veto_down(state, discards=word)
    count = 0
    while state.outcome is None and state.view(None).number < 3:
        if count % 7 == 0 or state.phase != "tricks":
            yield state
        any_move(state, chance)
        count += 1


EVERY_TABLE = pytest.mark.parametrize(
    ("seats", "word"), [(2, "pass"), (2, "two"), (3, "one"), (4, "pass"), (5, "two"), (5, "no-1s")]
)


@EVERY_TABLE
def test_who_sees_what_public_things_are_the_same_for_all(seats: int, word: str) -> None:
    for state in moments(seats, word):
        views = [state.view(looker) for looker in lookers(state)]
        for name in PUBLIC:
            values = [getattr(view, name) for view in views]
            assert all(value == values[0] for value in values), name
        assert [view.seat for view in views] == list(lookers(state))


@EVERY_TABLE
def test_who_sees_what_a_hand_is_seen_by_its_owner_only(seats: int, word: str) -> None:
    for state in moments(seats, word):
        for looker in lookers(state):
            view = state.view(looker)
            own = [] if looker is None else state.hands[looker]
            assert sorted(view.hand) == sorted(own)
            assert list(view.counts) == [len(hand) for hand in state.hands]


def cards_unknown_to(state: Any, looker: Looker) -> list[int]:
    """The cards in places that this seat cannot look into."""
    hands = [hand for seat, hand in enumerate(state.hands) if seat != looker]
    return sorted([card for hand in hands for card in hand] + list(state.rest))


def shuffled_secrets(state: Any, looker: Looker, chance: Chance) -> Any:
    """The same table with all unknown hands and the rest dealt anew among themselves.

    A card that the seat has passed on stays where it went.
    """
    other = state.copy()
    pool = cards_unknown_to(state, looker)
    fixed: dict[int, list[int]] = {}
    if looker is not None and state.given and state.given[looker] >= 0:
        left = (looker + 1) % len(state.hands)
        known = state.given[looker]
        if known in state.hands[left]:
            fixed[left] = [known]
            pool.remove(known)
    chance.shuffle(pool)
    for seat, hand in enumerate(state.hands):
        if seat != looker:
            keep = fixed.get(seat, [])
            other.hands[seat] = sorted(keep + [pool.pop() for _ in range(len(hand) - len(keep))])
    other.rest = tuple(sorted(pool))
    return other


@EVERY_TABLE
def test_who_sees_what_nothing_hidden_changes_a_view(seats: int, word: str) -> None:
    chance = Chance(9)
    changed = 0
    for state in moments(seats, word):
        if state.phase == "passes" and len(state.to_act()) < seats:
            continue  # the choices laid aside name cards of the old hands
        if state.phase == "discards" and len(state.to_act()) < seats:
            continue
        for looker in lookers(state):
            other = shuffled_secrets(state, looker, chance)
            changed += other.hands != state.hands
            assert other.view(looker) == state.view(looker)
    assert changed > 20


@pytest.mark.parametrize("word", ["one", "two"])
def test_who_sees_what_discards_of_others_change_no_view(word: str) -> None:
    state = position(
        ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"], phase="discards", line2=word
    )
    while state.phase == "discards":
        seat = state.to_act()[0]
        state.play(state.moves(seat)[0])
    for looker in lookers(state):
        other = state.copy()
        for seat in range(4):
            if seat != looker:
                hand = sorted([*other.hands[seat], *other.discards[seat]])
                count = len(other.discards[seat])
                other.hands[seat] = hand[:-count]
                laid = list(other.discards)
                laid[seat] = tuple(hand[-count:])
                other.discards = tuple(laid)
        assert other.view(looker) == state.view(looker)


def test_who_sees_what_the_undealt_cards_are_a_number() -> None:
    view = deal(2).view(A)
    assert view.rest == 30
    assert deal(5).view(A).rest == 0


def test_who_sees_what_the_removed_cards_of_three_players_are_known() -> None:
    state = deal(3)
    assert state.view(A).rest == 0
    for seat in range(3):
        assert not {"11", "12", "13"} & {NAMES[card][1:] for card in state.view(seat).hand}


def test_who_sees_what_tokens_with_who_placed_them_and_in_which_order() -> None:
    state = deal(4)
    dealer = state.dealer
    events = place(state, "wolf", "points-1", "super-none")
    for looker in lookers(state):
        tokens = state.view(looker).tokens
        assert [token.seat for token in tokens] == [(dealer + at) % 4 for at in range(3)]
        assert [BOX_WORDS[token.box] for token in tokens] == ["wolf", "points-1", "super-none"]
        assert all(e.seen_by(looker) == e for e in found(events, TokenPlaced))


def test_who_sees_what_own_discards_and_given_and_received_cards() -> None:
    hands = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]
    state = position(hands, phase="passes", line2="pass")
    play(state, "0 pass R4", "1 pass B3", "2 pass Y9", "3 pass G13")
    known = {
        seat: (named([state.view(seat).given]), named([state.view(seat).received]))
        for seat in range(4)
    }
    assert known == {A: ("R4", "G13"), B: ("B3", "R4"), C: ("Y9", "B3"), D: ("G13", "Y9")}


def test_who_sees_what_the_current_trick_with_who_played_what() -> None:
    state = position(["R13 B2", "R1 G3", "R2 G4", "R3 G5"], first=C)
    plays(state, "R2 R3")
    for looker in lookers(state):
        view = state.view(looker)
        assert (view.leader, [NAMES[card] for card in view.trick]) == (C, ["R2", "R3"])
        assert view.asked == (A,)


def test_who_sees_what_tricks_won_are_counts_and_loot_lies_open() -> None:
    state = position(["R13 B2", "R1 G3", "R2 G4", "R3 G5"])
    plays(state, "R13 R1 R2 R3")
    for looker in lookers(state):
        view = state.view(looker)
        assert view.tricks_won == (1, 0, 0, 0)
        assert [named(cards) for cards in view.loot] == ["R1", "", "", ""]


def test_who_sees_what_scores_and_round_number() -> None:
    state = deal(3)
    play_until(state, "scores")
    play_until(state, "vetoes")
    for looker in lookers(state):
        view = state.view(looker)
        assert view.number == 2
        assert view.scores == view.sheet[0].gains


# Events


def cards_in(event: Event) -> tuple[int, ...]:
    """Every card an event names."""
    if isinstance(event, (CardsMoved, Confirmed)):
        return event.cards
    return event.loot if isinstance(event, TrickTaken) else ()


@EVERY_TABLE
def test_events_tell_nobody_a_card_they_may_not_see(seats: int, word: str) -> None:
    """An event names only cards that its looker holds, held, gets, or that lie open."""
    state = fresh(seats, seed=2)
    chance = Chance(seats)
    while state.outcome is None and state.view(None).number < 3:
        if state.phase == "vetoes" and state.view(None).number == 1:
            events: list[Event] = veto_down(state, discards=word)
            before = state.copy()
        else:
            before = state.copy()
            events = any_move(state, chance)
        for looker in lookers(state):
            own = set() if looker is None else {*before.hands[looker], *state.hands[looker]}
            if looker is not None and state.discards:
                own |= {*state.discards[looker]}
            laid = {*before.trick, *state.trick}
            laid |= {card for one in (*before.tricks, *state.tricks) for card in one.cards}
            for event in events:
                shown = {card for card in cards_in(event.seen_by(looker)) if card != HIDDEN}
                assert shown <= own | laid, (looker, event)


def test_events_of_a_deal_show_each_seat_its_own_hand() -> None:
    state = fresh(4)
    play(state, "0 choose bear", "1 choose wolf", "2 choose crane")
    events = play(state, "3 choose tiger")
    for seat in range(4):
        got = [
            card
            for event in found(events, CardsMoved)
            if event.target == Zone("hand", seat)
            for card in event.seen_by(seat).cards
        ]
        assert sorted(got) == sorted(state.hands[seat])


def test_events_confirming_a_discard_tells_how_many_not_which() -> None:
    hands = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]
    state = position(hands, phase="discards", line2="two")
    (told,) = found(play(state, "2 discard Y9 G9"), Confirmed)
    assert named(told.seen_by(C).cards) == "Y9 G9"
    for looker in (A, B, D, None):
        assert told.seen_by(looker).cards == (HIDDEN, HIDDEN)


@pytest.mark.parametrize("word", ["one", "two", "pass"])
def test_events_when_all_have_confirmed_show_each_only_their_own_cards(word: str) -> None:
    """The same moves with other cards of the same number look the same to a stranger."""
    hands = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]
    phase = "passes" if word == "pass" else "discards"
    told: list[list[Event]] = []
    for choice in (0, -1):
        state = position(hands, phase=phase, line2=word)
        state.play(state.moves(A)[0])
        events: list[Event] = []
        for seat in (B, C, D):
            events += state.play(state.moves(seat)[choice])
        told.append([event.seen_by(None) for event in events])
    assert told[0] == told[1]


def test_events_of_the_deal_with_two_players_hide_the_rest() -> None:
    state = fresh(2)
    events = play(state, "0 choose bear") + play(state, "1 choose wolf")
    for looker in lookers(state):
        shown = {
            card
            for event in found(events, CardsMoved)
            for card in event.seen_by(looker).cards
            if card != HIDDEN
        }
        assert not shown & set(state.rest)


# Imagined tables


@EVERY_TABLE
def test_an_imagined_table_fits_the_view(seats: int, word: str) -> None:
    different = 0
    for number, state in enumerate(moments(seats, word)):
        if number % 3 or state.phase == "characters":
            continue
        for looker in range(seats):
            view = state.view(looker)
            one, other = (GAME.imagine(view, Chance(seed)) for seed in (1, 2))
            assert one.view(looker) == other.view(looker) == view
            different += one.hands != other.hands
    assert different > 10


def test_an_imagined_table_keeps_to_shown_voids() -> None:
    # B shows that it is void in red, C that it is void in trump.
    hands = ["R13 Y9 G2 G3 G4", "B2 B3 B4 Y2 G5", "R2 R3 R4 R5 B5", "R6 R7 R8 R9 Y3"]
    state = position(hands, supertrump="G")
    plays(state, "R13 B2 R2 R6 Y9 Y2 R3 Y3")
    for seed in range(10):
        imagined = GAME.imagine(state.view(A), Chance(seed))
        assert not any(NAMES[card][0] == "R" for card in imagined.hands[B])
        assert not any(NAMES[card][0] == "Y" for card in imagined.hands[C])


def test_an_imagined_table_knows_the_card_given_and_the_own_discards() -> None:
    hands = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]
    state = position(hands, phase="passes", line2="pass")
    play(state, "0 pass R4", "1 pass B3", "2 pass Y9", "3 pass G13")
    for seed in range(10):
        imagined = GAME.imagine(state.view(A), Chance(seed))
        assert "R4" in named(imagined.hands[B]).split()


def test_boxes_of_unused_characters_are_no_tokens() -> None:
    view = deal(3).view(B)
    assert view.tokens == ()
    assert view.covered == {BOX["tiger"], BOX["eagle"]}
