"""Views that follow their events, past every event, power card, special card and rule card."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import Seat
from game.chance import Chance
from game.frantic.cards import FACES, IS_NUMBER, NAMES, POWERS, RULE_CARDS, UNPLAYABLE, events_for
from game.frantic.following.after import after
from game.frantic.options import Options
from game.telling import Asked
from tests.frantic_table import play, position

ALL = Options(preset="everything")
HANDS = ("K5 R7 Y1 gift-R", "B2 exchange-B lucky_bastard R3", "G4 thief-G nice_try counterattack",
         "Y8 K2 error_404 fantastic")  # fmt: skip
POWERS_LAID = ("looping recycling", "open_hands* looping", "black_wish*", "random_chance")
SPECIALS = sorted({NAMES[card] for card in range(len(FACES))
                   if not IS_NUMBER[card] and card not in UNPLAYABLE})  # fmt: skip


def follow(state: Any, seed: int, *first: str, moves: int = 40) -> None:
    """Play these moves, then others by chance: all who look on see no more than they are told."""
    lookers: tuple[Seat | None, ...] = (None, *range(state.seats))
    views = {looker: state.view(looker) for looker in lookers}
    chance = Chance(seed)
    for number in range(moves):
        if state.outcome is not None:
            break
        if number < len(first):
            events = play(state, first[number])
        else:
            seat = chance.choice(state.to_act())
            events = state.play(chance.choice(state.moves(seat)))
        for looker, view in views.items():
            for event in events:
                view = after(view, event.seen_by(looker))
            true = state.view(looker)
            view = after(view, Asked.of(true))
            assert view == true, (looker, events)
            views[looker] = view


@pytest.mark.sample(18)
@pytest.mark.parametrize("scores", [True, False], ids=["scores", "no-scores"])
@pytest.mark.parametrize("event", events_for(ALL.modules))
def test_views_follow_every_event(event: str, scores: bool) -> None:
    for seed, after_it in enumerate(("last_chance", "time_bomb")):
        events = list(dict.fromkeys((event, "plague", after_it)))
        turned = [] if event == "recession" else ["recession"]
        state = position(HANDS, top="R5", powers=POWERS_LAID, events=events, turned=turned,
                         options=ALL, scores=scores, seed=seed)  # fmt: skip
        follow(state, seed, "0 play K5")


@pytest.mark.sample(6)
@pytest.mark.parametrize("power", POWERS)
def test_views_follow_every_power_card(power: str) -> None:
    card = "gift-R" if power == "anti_counter" else "R7"
    other, another = [one for one in POWERS if one != power][:2]
    laid = [f"{power} {power}", other, "", f"{another}* {another}"]
    for seed in range(2):
        state = position(HANDS, top="R5", powers=laid, options=ALL, seed=seed)
        follow(state, seed, f"0 play {card} with {power}")


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", SPECIALS)
def test_views_follow_every_special_card(name: str) -> None:
    for seed in range(2):
        others = [hand.replace(name, "") for hand in HANDS[1:]]
        state = position([f"{name} Y1 B1 G1 K3", *others], top="R5", requirement="free",
                         powers=POWERS_LAID, options=ALL, seed=seed)  # fmt: skip
        plays = [str(move) for move in state.moves(0) if f"play {name}" in str(move)]
        follow(state, seed, *plays[:1])


@pytest.mark.sample(6)
@pytest.mark.parametrize("rule", RULE_CARDS)
def test_views_follow_every_rule_card(rule: str) -> None:
    for seed in range(2):
        state = position(HANDS, top="R5", rules=[rule], powers=POWERS_LAID, options=ALL, seed=seed)
        follow(state, seed, moves=100)


def test_views_follow_an_event_repeated_out_of_the_deck() -> None:
    """It was put away, and shuffled back with the event discard (FRA-145, FRA-272)."""
    for seed in range(4):
        state = position(HANDS, top="R5", events=["repeat"], turned=["recession"], options=ALL,
                         seed=seed)  # fmt: skip
        state.event_deck, state.event_discard = ("recession", *state.event_deck), ()
        follow(state, seed, "0 play K5", moves=10)
        assert "recession" not in state.event_deck
