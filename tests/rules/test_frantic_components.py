"""Frantic, Components: modules, cards, names (FRA-1 to FRA-5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.frantic.cards import (
    CARD,
    COLOURS_OF,
    EVENTS,
    EVENTS_OF,
    FACES,
    IS_NUMBER,
    KIND,
    MODULES,
    NAMES,
    POINTS,
    POWERS,
    RULE_CARDS,
    SYMBOL,
    Kind,
    deck_for,
    events_for,
    symbols_for,
)
from game.frantic.options import Options
from tests.rules.frantic_play import fresh, settle, table, wishes

SIZES = {
    "base": (125, 20),
    "troublemaker": (22, 14),
    "supercharge": (15, 9),
    "pandora": (39, 1),
    "fan": (7, 7),
    "promo": (3, 2),
    "blank": (2, 1),
}


COLOURED = {"red", "blue", "yellow", "green"}


BASE = {
    "second_chance": 4,
    "exchange": 4,
    "gift": 8,
    "skip": 4,
    "fantastic": 11,
    "fantastic_four": 5,
    "counterattack": 4,
    "equality": 2,
    "nice_try": 1,
    "fuck_you": 1,
    "num": 72,
    "black": 9,
}


MORE = {
    "troublemaker": {
        "colour_swap": 6,
        "thief": 4,
        "troublemaker": 4,
        "special_favours": 3,
        "inequality": 2,
        "lucky_bastard": 1,
        "mimicry": 1,
        "curse": 1,
    },
    "supercharge": {"num": 4, "black": 1, "recharge": 4, "update": 3, "edison": 2, "the_end": 1},
    "pandora": {
        "num": 19,
        "second_chance": 1,
        "exchange": 1,
        "gift": 2,
        "skip": 1,
        "thief": 1,
        "troublemaker": 2,
        "recharge": 1,
        "colour_swap": 4,
        "counterattack": 3,
        "do_it_yourself": 4,
    },
    "fan": {"black_gift": 2, "special_fantastic": 2, "fantastic_event": 2, "gambling_champ": 1},
    "promo": {"error_404": 2, "golden_fuck_you": 1},
    "blank": {"blank_play": 2},
}


def all_modules() -> tuple[str, ...]:
    return Options(preset="everything").modules


def test_fra_1_every_module_is_switched_by_itself_and_base_is_always_on() -> None:
    for module in MODULES[1:]:
        off: dict[str, Any] = {other: other == module for other in MODULES[1:]}
        assert Options(preset="own", **off).modules == ("base", module)
    nothing = dict.fromkeys(MODULES[1:], False)
    state = fresh(3, preset="own", **nothing)
    assert state.modules == ("base",)


@pytest.mark.parametrize("module", MODULES)
def test_fra_2_a_card_is_in_the_game_exactly_when_its_module_is_on(module: str) -> None:
    modules = ("base", module) if module != "base" else ("base",)
    cards, events = len(deck_for(modules)), len(events_for(modules))
    base = SIZES["base"] if module != "base" else (0, 0)
    left_out = 1 if module == "pandora" else 0
    assert (cards - base[0], events - base[1]) == (SIZES[module][0] - left_out, SIZES[module][1])
    assert set(EVENTS_OF[module]) <= set(events_for(modules))


def test_fra_2_the_violet_recharge_needs_supercharge() -> None:
    without = ("base", "pandora")
    assert "recharge" not in {SYMBOL[card] for card in deck_for(without)}
    assert "recharge-V" in {NAMES[card] for card in deck_for(("base", "supercharge", "pandora"))}
    assert len(deck_for(without)) == 125 + 38


@pytest.mark.parametrize(
    ("preset", "modules"),
    [
        ("first", 1),
        ("chaos", 2),
        ("supercharged", 3),
        ("pandemonium", 4),
        ("everything", 7),
    ],
)
def test_fra_3_the_presets(preset: str, modules: int) -> None:
    assert Options(preset=preset).modules == MODULES[:modules]
    assert Options().preset == "chaos"


def test_fra_4_any_combination_works_and_a_missing_module_is_never_met() -> None:
    state = table(
        "special_fantastic R1", "B1", top="R5", preset="own", troublemaker=False, fan=True
    )
    settle(state, "0 play special_fantastic")
    special = {what for what in wishes(state).split() if what not in COLOURED}
    assert special == set(symbols_for(("base", "fan"))) - {"gambling_champ"}


@pytest.mark.parametrize("module", MODULES)
def test_fra_363_the_deck_of_each_module(module: str) -> None:
    of_module = {
        "base": deck_for(("base",)),
    }.get(module) or sorted(set(deck_for(all_modules())) - set(_without(module)))
    counted = Counter(SYMBOL[card] for card in of_module)
    assert counted == (BASE if module == "base" else MORE[module])
    assert len(deck_for(all_modules())) == 213
    assert (len(EVENTS), 2 * len(POWERS), len(RULE_CARDS)) == (54, 24, 15)


def _without(module: str) -> tuple[int, ...]:
    return tuple(card for card in deck_for(all_modules()) if FACES[card].module != module)


def test_fra_5_card_names_change_nothing_but_words() -> None:
    decks = set()
    for names in ("mild", "family", "original"):
        state = fresh(3, seed=4, names=names)
        settle(state, f"{state.dealer} go-on")
        decks.add((tuple(map(tuple, state.hands)), tuple(state.pile), tuple(state.draw)))
    assert len(decks) == 1
    assert Options().names == "mild"


def test_fra_158_points_of_the_cards() -> None:
    points = {SYMBOL[card]: POINTS[card] for card in range(len(NAMES)) if not IS_NUMBER[card]}
    special = {
        "curse": 13,
        "the_end": 17,
        "fuck_you": 42,
        "golden_fuck_you": 59,
        "gambling_champ": 0,
        "little_brother": 11,
    }
    assert {symbol: special.get(symbol, 7) for symbol in points} == points
    assert all(
        POINTS[card] == int(NAMES[card][1:]) for card in range(len(NAMES)) if IS_NUMBER[card]
    )


def test_fra_378_do_it_yourself_and_fra_379_black_gift_kinds() -> None:
    assert KIND[CARD["do_it_yourself"]] is Kind.WISH
    assert KIND[CARD["black_gift"]] is Kind.BLACK_SPECIAL
    assert COLOURS_OF[CARD["black_gift"]] == ()
