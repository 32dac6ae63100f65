"""Frantic, Illegal input: every row of the table is refused in its words, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.chance import Chance
from game.frantic.composed.card import check
from game.frantic.events import Passed
from game.frantic.moves import parse_move
from game.frantic.options import Options
from game.frantic.turn.barring import bar_for
from game.frantic.values import Running
from game.rules import BadOptions, Refusal
from scenes.words import Words
from tests.frantic_table import first_card, play, refused
from tests.rules.frantic_play import A, any_move, found, fresh, go, happens, table

PEOPLE = ("Ann", "Bob", "Cem", "Dee")
TEN = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
ALL = {"preset": "everything", "top": "R5"}


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def sentence(words: Words, refusal: Refusal) -> str:
    """What the player reads."""
    args: dict[str, Any] = dict(refusal.args)
    if "seat" in args:
        args["name"] = PEOPLE[args["seat"]]
    return words(f"refusal-{refusal.code}", **args)


def on(*hands: str, **rest: Any) -> Callable[[], Any]:
    """A table with these hands."""
    return lambda: table(*hands, **(ALL | rest))


def after(*texts: str, hands: tuple[str, ...], **rest: Any) -> Callable[[], Any]:
    """The same after these moves."""

    def build() -> Any:
        state = table(*hands, **(ALL | rest))
        go(state, *texts)
        return state

    return build


def during(event: str, *hands: str, texts: tuple[str, ...] = (), **rest: Any) -> Callable[[], Any]:
    """In the middle of an event."""
    return lambda: happens(event, *hands, texts=texts, **rest)


def blocked() -> Any:
    state = table("G1 R1", "B1", **ALL)
    state.running = (Running("colour_blockade", 1, 3),)
    state.bar = bar_for(state, False)
    return state


def blocked_wish() -> Any:
    state = table("fantastic R1", "B1", **ALL)
    state.running = (Running("colour_blockade", 1, 3),)
    state.bar = bar_for(state, False)
    play(state, "0 play fantastic")
    return state


def blocked_window() -> Any:
    state = table("skip-R R1", "B1 counterattack", "G1", **ALL)
    state.running = (Running("colour_blockade", 2, 3),)
    state.bar = bar_for(state, False)
    play(state, "0 play skip-R", "0 name 1")
    return state


def first_mimicry() -> Any:
    state = first_card("mimicry", ["R1", "B1"])
    play(state, "0 go-on")
    return state


def spared() -> Any:
    state = table("gift-R Y1 Y2 Y3", "error_404 B1", "G1", "R1", **ALL)
    go(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2", "1 throw error_404 red")
    return state


GIFT = ("0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")
GIVEN = ("gift-R Y1 Y2 Y3", "B1 counterattack", "G1 counterattack")
NEEDED = "That card does not fit: you need "

ROWS: list[tuple[str, Callable[[], Any], str, str, str]] = [
    (
        "move out of turn",
        on("R1", "B1 B2"),
        "1 draw",
        "It is not your turn: Ann is asked.",
        "FRA-52",
    ),
    ("card not in the hand", on("R1", "B1"), "0 play R2", "You do not hold that card.", "FRA-439"),
    ("does not fit", on("B1", "B1"), "0 play B1", NEEDED + "red or a 5.", "FRA-61"),
    (
        "does not fit a wish",
        on("B1", "B1", requirement="green"),
        "0 play B1",
        NEEDED + "green.",
        "FRA-61",
    ),
    (
        "does not fit a number",
        on("B1", "B1", requirement="8"),
        "0 play B1",
        NEEDED + "an 8.",
        "FRA-61",
    ),
    (
        "black number that does not fit",
        on("K1", "B1"),
        "0 play K1",
        NEEDED + "red or a 5.",
        "FRA-62",
    ),
    (
        "not black under Black Wish",
        on("R1", "B1", requirement="black"),
        "0 play R1",
        NEEDED + "a black card or an open-wish card.",
        "FRA-61",
    ),
    (
        "black on black",
        on("K7 R1", "B1", top="K3"),
        "0 play K7",
        "Black cannot be played on black.",
        "FRA-63",
    ),
    (
        "plain special on a number wish",
        on("gift-R Y1", "B1", requirement="5"),
        "0 play gift-R",
        "Specials with a colour do not fit a number.",
        "FRA-65",
    ),
    (
        "plain special on a black number",
        on("gift-R Y1", "B1", top="K3"),
        "0 play gift-R",
        "Specials with a colour do not fit a number.",
        "FRA-65",
    ),
    (
        "Colour Swap without a colour",
        on("colour_swap-BY Y1", "B1"),
        "0 play colour_swap-BY",
        "Colour Swap needs one of its two colours on the pile.",
        "FRA-66",
    ),
    (
        "Mimicry without a colour",
        on("mimicry Y1", "B1", top="K3"),
        "0 play mimicry as gift",
        "There is no colour Mimicry could take over.",
        "FRA-70",
    ),
    (
        "Another card as if it were Mimicry",
        on("Y1 Y2", "B1", top="Y3"),
        "0 play Y1 as skip",
        "Mimicry cannot imitate that card.",
        "FRA-223",
    ),
    (
        "Mimicry as a unique special",
        on("mimicry Y1", "B1"),
        "0 play mimicry as curse",
        "Mimicry cannot imitate that card.",
        "FRA-223",
    ),
    (
        "Mimicry as a card not in the game",
        on("mimicry Y1", "B1", preset="chaos"),
        "0 play mimicry as error_404",
        "Mimicry cannot imitate that card.",
        "FRA-223",
    ),
    *[
        (
            f"{card} played",
            on(f"{card} Y1", "B1"),
            f"0 play {card}",
            "This card cannot be played.",
            "FRA-73",
        )
        for card in ("curse", "gambling_champ", "little_brother")
    ],
    *[
        (
            f"{card} without ten cards",
            on(f"{card} Y1", "B1"),
            f"0 play {card}",
            "You need exactly ten hand cards for this; you have 2.",
            "FRA-71",
        )
        for card in ("fuck_you", "golden_fuck_you")
    ],
    (
        "The End with other cards",
        on("the_end Y1", "B1"),
        "0 play the_end",
        "The End can only be your last card.",
        "FRA-72",
    ),
    (
        "special under Special Seal",
        after(
            "0 play R1 with special_seal",
            hands=("R1 Y1", "fantastic B1"),
            powers=["special_seal", ""],
        ),
        "1 play fantastic",
        "Special cards are sealed.",
        "FRA-323",
    ),
    (
        "throw in under Special Seal",
        after(
            "0 play R1 with special_seal",
            hands=("R1 Y1", "R2 nice_try", "K1 lucky_bastard"),
            powers=["special_seal", "", ""],
        ),
        "1 throw nice_try red",
        "Special cards are sealed.",
        "FRA-323",
    ),
    ("colour under Colour Blockade", blocked, "0 play G1", "That colour is blocked.", "FRA-313"),
    (
        "second draw",
        after("0 draw", hands=("B1", "B2")),
        "0 draw",
        "You have already drawn.",
        "FRA-55",
    ),
    ("pass before drawing", on("B1", "B1"), "0 pass", "Draw first, then you may pass.", "FRA-56"),
    (
        "naming oneself",
        after("0 play skip-R", hands=("skip-R Y1", "B1", "G1")),
        "0 name 0",
        "That player cannot be chosen: you cannot name yourself.",
        "FRA-87",
    ),
    (
        "naming a marked player",
        after("0 play skip-R", hands=("skip-R Y1", "B1", "G1", "R1"), skipped=[2]),
        "0 name 2",
        "That player cannot be chosen: Cem loses a turn already.",
        "FRA-193",
    ),
    (
        "Equality on a player with more",
        after("0 play equality", "0 yes", hands=("equality Y1 Y2", "B1", "G1 G2 G3", "R1")),
        "0 name 2",
        "That player cannot be chosen: Cem does not have fewer cards than you.",
        "FRA-205",
    ),
    (
        "Equality on a player with as many",
        after("0 play equality", "0 yes", hands=("equality Y1 Y2", "B1", "G1 G2", "R1")),
        "0 name 2",
        "That player cannot be chosen: Cem does not have fewer cards than you.",
        "FRA-205",
    ),
    (
        "Inequality on a player with more",
        after("0 play inequality", "0 yes", hands=("inequality Y1 Y2", "B1", "G1 G2 G3", "R1")),
        "0 name 2",
        "That player cannot be chosen: Cem has more cards than you.",
        "FRA-206",
    ),
    ("protected by Error 404", spared, "0 name 1", "That player is protected: Bob.", "FRA-101"),
    (
        "protected by Lucky Bastard",
        during(
            "surprise_party",
            "Y1 Y2",
            "lucky_bastard B1",
            "G1 G2",
            "R1 R2",
            texts=("1 throw lucky_bastard red", "2 pick G1"),
        ),
        "2 name 1",
        "That player is protected: Bob.",
        "FRA-114",
    ),
    *[
        (
            f"shares {parts}",
            after("0 play fantastic_four", hands=("fantastic_four Y1", "B1", "G1")),
            f"0 share {parts}",
            "The parts must add up to four.",
            "FRA-203",
        )
        for parts in ("0 2 1", "0 3 3", "0 0 0")
    ],
    (
        "shares of Fantastic Six",
        after(
            "0 play fantastic_four",
            hands=("fantastic_four Y1", "B1", "G1"),
            rules=["fantastic_six"],
        ),
        "0 share 0 2 2",
        "The parts must add up to six.",
        "FRA-203",
    ),
    *[
        (
            f"giving {card}",
            after("0 play gift-R", "0 name 1", hands=(f"gift-R {card} Y1 Y2 Y3", "B1", "G1")),
            f"0 pick {card}",
            "You may not give that card away yourself.",
            rule,
        )
        for card, rule in (
            ("fuck_you", "FRA-217"),
            ("golden_fuck_you", "FRA-220"),
            ("gambling_champ", "FRA-222"),
        )
    ],
    (
        "too few cards to give",
        after("0 play gift-R", "0 name 1", "0 pick Y1", hands=GIVEN),
        "0 enough",
        "Choose exactly 1 card.",
        "FRA-438",
    ),
    (
        "too few cards to discard",
        during("recession", "Y1 Y2 Y3 Y4", "B1", "G1 G2 G3"),
        "2 enough",
        "Choose exactly 2 cards.",
        "FRA-438",
    ),
    (
        "Lucky 10 with another sum",
        during("lucky_10", "Y1", "B4 B6 B9"),
        "1 pick B9",
        "These cards add up to 9, not 10.",
        "FRA-292",
    ),
    (
        "wish for black",
        after("0 play fantastic", hands=("fantastic Y1", "B1")),
        "0 wish black",
        "You cannot wish for that.",
        "FRA-74",
    ),
    (
        "wish for a blocked colour",
        blocked_wish,
        "0 wish green",
        "You cannot wish for that.",
        "FRA-313",
    ),
    (
        "wish for a number not in the game",
        after("0 play fantastic", hands=("fantastic Y1", "B1"), preset="chaos"),
        "0 wish 10",
        "You cannot wish for that.",
        "FRA-74",
    ),
    (
        "wish for a colour not in the game",
        after("0 play fantastic", hands=("fantastic Y1", "B1"), preset="chaos"),
        "0 wish violet",
        "You cannot wish for that.",
        "FRA-74",
    ),
    (
        "wish for a number with a colour wish",
        after("0 play nice_try", hands=("nice_try Y1", "B1")),
        "0 wish 5",
        "You cannot wish for that.",
        "FRA-74",
    ),
    (
        "Counterattack by someone who is no victim",
        after(*GIFT, hands=GIVEN),
        "2 throw counterattack red",
        "You cannot react to this.",
        "FRA-94",
    ),
    (
        "Counterattack against an event",
        after("0 play K5", hands=("K5 Y1", "B1 counterattack")),
        "1 throw counterattack red",
        "You cannot react to this.",
        "FRA-139",
    ),
    (
        "Error 404 against an event",
        after("0 play K5", hands=("K5 Y1", "B1 error_404")),
        "1 throw error_404 red",
        "You cannot react to this.",
        "FRA-139",
    ),
    (
        "Counterattack against Anti Counter",
        after(
            "0 play gift-R with anti_counter",
            *GIFT[1:],
            hands=GIVEN,
            powers=["anti_counter", "", ""],
        ),
        "1 throw counterattack red",
        "You cannot react to this.",
        "FRA-311",
    ),
    (
        "Counterattack under Peace Treaty",
        after(*GIFT, hands=GIVEN, rules=["peace_treaty"]),
        "1 throw counterattack red",
        "You cannot react to this.",
        "FRA-341",
    ),
    (
        "Lucky Bastard by the active player",
        after("0 play K5", hands=("K5 Y1 lucky_bastard", "B1")),
        "0 throw lucky_bastard red",
        "Too late, or it is your own turn: no protection.",
        "FRA-121",
    ),
    (
        "Lucky Bastard after the event is turned over",
        during("recession", "Y1 Y2 Y3 Y4", "B1", "G1 G2 lucky_bastard"),
        "2 throw lucky_bastard red",
        "Too late, or it is your own turn: no protection.",
        "FRA-111",
    ),
    (
        "Nice Try while nobody is out",
        after(*GIFT, hands=("gift-R Y1 Y2 Y3", "B1 nice_try", "G1")),
        "1 throw nice_try red",
        "Nice Try fits only when someone is out.",
        "FRA-124",
    ),
    (
        "Nice Try before all effects are finished",
        after("0 play K5", hands=("K5", "B1 nice_try")),
        "1 throw nice_try red",
        "Nice Try fits only when someone is out.",
        "FRA-124",
    ),
    (
        "power card not held",
        on("R1 Y1", "B1", powers=["looping", ""]),
        "0 play R1 with recycling",
        "That power card cannot be used now: you do not have it.",
        "FRA-303",
    ),
    (
        "power card face up",
        on("R1 Y1", "B1", powers=["looping*", ""]),
        "0 play R1 with looping",
        "That power card cannot be used now: it is face up already.",
        "FRA-303",
    ),
    (
        "power card with The End",
        on("the_end", "B1", powers=["looping", ""]),
        "0 play the_end with looping",
        "That power card cannot be used now: no power card goes with this card.",
        "FRA-304",
    ),
    (
        "power card with Fuck You",
        on(f"fuck_you {TEN}", "R1", powers=["looping", ""]),
        "0 play fuck_you with looping",
        "That power card cannot be used now: no power card goes with this card.",
        "FRA-304",
    ),
    (
        "power card with a follow-up card",
        after(
            "0 play second_chance-R", hands=("second_chance-R R1 Y1", "B1"), powers=["looping", ""]
        ),
        "0 play R1 with looping",
        "That power card cannot be used now: no power card goes with this card.",
        "FRA-304",
    ),
    (
        "power card when drawing",
        on("R1 Y1", "B1", powers=["looping", ""]),
        "0 turn-up looping",
        "That power card cannot be used now: turn it up with a card you play.",
        "FRA-304",
    ),
    (
        "second power card in a turn",
        after(
            "0 play fantastic with looping",
            hands=("fantastic Y1", "B1"),
            powers=["looping recycling", ""],
        ),
        "0 turn-up recycling",
        "That power card cannot be used now: no more this turn.",
        "FRA-305",
    ),
    (
        "thrown in with a blocked colour",
        blocked_window,
        "1 throw counterattack green",
        "You cannot wish for that.",
        "FRA-313",
    ),
    (
        "giving to oneself at Christmas",
        during("merry_christmas", "Y1", "B1", "G1"),
        "1 give B1 1",
        "That player cannot be chosen: you cannot name yourself.",
        "FRA-243",
    ),
    (
        "first card Mimicry as a plain special",
        first_mimicry,
        "0 play mimicry as gift",
        "There is no colour Mimicry could take over.",
        "FRA-47",
    ),
    (
        "Anti Counter with a number card",
        on("R1 Y1", "B1", powers=["anti_counter", ""]),
        "0 play R1 with anti_counter",
        "That power card cannot be used now: it needs a special card.",
        "FRA-311",
    ),
    (
        "Special Seal with a special card",
        on("gift-R Y1", "B1", powers=["special_seal", ""]),
        "0 play gift-R with special_seal",
        "That power card cannot be used now: it needs a number card.",
        "FRA-323",
    ),
    (
        "Tsunami card too low",
        during("tsunami", "Y1", "B3", "G2 G5", texts=("1 pick B3",)),
        "2 pick G2",
        "That is not possible: the card must count at least 3.",
        "FRA-289",
    ),
    (
        "first card of Tsunami",
        during("tsunami", "Y1", "B3 B4", "G2"),
        "1 take",
        "That is not possible: the first card must be laid.",
        "FRA-290",
    ),
    (
        "Market card taken",
        during("market", "Y1", "B3", "G2", draw="R1 R2 R3", texts=("1 pick R2",)),
        "2 pick R2",
        "That is not possible: the card does not lie there, or is taken already.",
        "FRA-240",
    ),
    (
        "Distributor keeping the own pile",
        during("distributor", "Y1", "B3", "G2"),
        "0 pile 0 0",
        "That is not possible: you must take a pile that was not yours.",
        "FRA-258",
    ),
    (
        "Repeat of an event not carried out",
        during("repeat", "Y1", "B3", turned=["market", "charity"]),
        "0 event expansion",
        "That is not possible: choose an event of this round, but not Repeat.",
        "FRA-272",
    ),
    (
        "Repeat of Repeat",
        during("repeat", "Y1", "B3", turned=["market", "charity"]),
        "0 event repeat",
        "That is not possible: choose an event of this round, but not Repeat.",
        "FRA-272",
    ),
]


@pytest.mark.parametrize(
    ("build", "text", "said", "rule"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_fra_439_refused_in_one_clear_sentence(
    build: Callable[[], Any], text: str, said: str, rule: str, words: Words
) -> None:
    refusal = refused(build(), text)
    assert (sentence(words, refusal), refusal.rule) == (said, rule)


def test_fra_439_a_composed_card_with_too_much_is_refused(words: Words) -> None:
    modules = Options(preset="everything").modules
    for steps in ("nothing, nothing, nothing, nothing", "event, event"):
        refusal = check("blank_play", f"Trial|colour||{steps}", modules)
        assert refusal is not None
        assert refusal.rule == "FRA-348"
        assert sentence(words, refusal).startswith(
            "A card may have at most three steps and one event"
        )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "x draw",
        "0 play R99",
        "0 play r5",
        "0  draw",
        "0 draw ",
        "0 name x",
        "0 throw counterattack",
        "0 colour black",
        "0 play mimicry as",
        "-1",
        "0 power 1",
        "0 turn-up gift",
        "0 event recess",
        "0 give R5",
        "0 pile 1",
    ],
)
def test_fra_439_what_is_no_move_at_all(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_move(text)


def test_fra_439_moves_of_seats_that_are_not_there() -> None:
    state = table("R1", "B1", **ALL)
    for text in ("7 draw", "-1 draw", "99 play R1"):
        assert refused(state, text).rule in ("FRA-29", "FRA-6", "FRA-52")


def test_fra_439_nothing_after_the_end_of_the_game() -> None:
    state = table("R1", "B9", totals=(0, 154), limit=154, **ALL)
    go(state, "0 play R1", "1 pass")
    assert state.phase == "over"
    assert state.to_act() == ()
    assert refused(state, "0 draw").code == "frantic-over"


def test_fra_439_random_wrong_moves_change_nothing() -> None:
    chance = Chance(5)
    seen: list[Any] = []
    state = fresh(4, 3, preset="everything", limit=20, length="own")
    for _ in range(400):
        if state.outcome is not None:
            break
        for move in [chance.choice(seen) for _ in range(2) if seen]:
            if state.check(move) is not None:
                refused(state, str(move))
        seen += [*state.moves(state.to_act()[0])][:2]
        assert not [e for e in found(any_move(state, chance), Passed) if e.seat < 0]


def test_fra_439_bad_options_are_refused_with_the_rule() -> None:
    for changes in (
        {"hand": 3},
        {"hand": 8},
        {"rule_cards": 6},
        {"timer": "10"},
        {"preset": "x"},
        {"names": "rude"},
        {"powers": "3"},
        {"length": "own", "limit": 5},
    ):
        with pytest.raises(BadOptions) as bad:
            fresh(3, **changes)
        assert bad.value.refusal.rule.startswith("FRA-")
    assert A == 0
