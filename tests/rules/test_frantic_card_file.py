"""Frantic, files of composed cards: written and read as they are, or refused with where and why."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from game.chance import Chance
from game.frantic.cards import MODULES
from game.frantic.composed.card import (
    AMOUNTS,
    CARDS,
    PICTURES,
    TARGETS,
    Composed,
    Part,
    check,
    types_of,
)
from game.frantic.composed.card_file import LIMITS, BadCard, read_card, write_card
from scenes.words import Words, languages

CARD = Composed(
    "Hot Potato 2", "colour", "pink potato",
    (Part("give", "2", "chosen"), Part("score", "-7", "self"), Part("event", "", "self")),
)  # fmt: skip


def says(**changes: Any) -> bytes:
    """The file of that card with other values; None takes a field away."""
    told = json.loads(write_card("blank_play", CARD)) | changes
    told = {name: value for name, value in told.items() if value is not None}
    return json.dumps(told, indent=2).encode()


def step(**fields: Any) -> bytes:
    """The same with that as its second step."""
    first, _, last = json.loads(write_card("blank_play", CARD))["steps"]
    return says(steps=[first, fields, last])


def fault(data: bytes) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadCard) as refused:
        read_card(data)
    return refused.value.code, dict(refused.value.about)


def test_any_card_comes_back_as_it_was() -> None:
    chance = Chance(4)
    for action, targets in TARGETS.items():
        for target in targets:
            for amount in AMOUNTS.get(action, ("",)):
                card = chance.choice(CARDS)
                type_ = chance.choice(types_of(card, MODULES))
                icon = chance.choice(sorted(PICTURES))
                own = Composed("Ähm, 4 × 'you'?", type_, icon, (Part(action, amount, target),) * 1)
                assert check(card, str(own), MODULES) is None
                assert read_card(write_card(card, own)) == (card, own)


def test_a_person_can_read_it() -> None:
    assert write_card("blank_play", CARD).decode() == (
        "{\n"
        '  "format": "frantic-card",\n'
        '  "version": 1,\n'
        '  "card": "blank_play",\n'
        '  "name": "Hot Potato 2",\n'
        '  "type": "colour",\n'
        '  "icon": "potato",\n'
        '  "light": "pink",\n'
        '  "steps": [\n'
        "    {\n"
        '      "action": "give",\n'
        '      "amount": 2,\n'
        '      "target": "chosen"\n'
        "    },\n"
        "    {\n"
        '      "action": "score",\n'
        '      "amount": -7,\n'
        '      "target": "self"\n'
        "    },\n"
        "    {\n"
        '      "action": "event"\n'
        "    }\n"
        "  ]\n"
        "}\n"
    )


def test_a_file_cut_at_any_byte_is_refused_with_its_last_line() -> None:
    whole = write_card("blank_play", replace(CARD, name="Ähm 😀"))
    for told in (whole.rstrip(), b'{"a": [true, false, null, -12.75e-3, 1E+5, "\\u00e4\\n"]}'):
        for length in range(len(told)):
            code, about = fault(told[:length])
            assert code == "frantic-file-cut", told[:length]
            assert about["line"] == told[:length].count(b"\n") + 1


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "cut", 1),
        (b"Dear friend,\nhere is my card.", "broken", 1),
        (b"\x89PNG\r\n\x1a\n", "foreign", 1),
        (b"ok\nbut \xff", "foreign", 2),
        (b"[1, 2]", "foreign", 1),
        (b'{"format": "frantic-card-2"}', "foreign", 1),
        (b'[{"kibitz": 1, "app": "0.1.0"}, "5a0c11fe"]', "foreign", 1),
        (b"[" * 970, "file-deep", 1),
        (b"[" * 60_000, "file-deep", 1),
        (b"{\n" * 60 + b'"a": 1', "file-deep", 17),
        (b"9" * 60_000, "file-number", 1),
        (b" " * (LIMITS.size + 1), "file-large", None),
        (says(version=2), "version", 3),
        (says(version="1"), "version", 3),
        (says(version=True), "version", 3),
        (says(version=None), "missing", 1),
        (says(card="black_jack"), "value", 4),
        (says(card=["blank_play"]), "value", 4),
        (says(name=""), "name-empty", 5),
        (says(name=7), "name-form", 5),
        (says(name={"a": 1}), "name-form", 5),
        (says(name="x" * 10_000), "name-long", 5),
        (says(name="a\nb"), "name-signs", 5),
        (says(name="a\u202eb"), "name-signs", 5),
        (says(name=" a"), "name-signs", 5),
        (says(name="a|b"), "name-signs", 5),
        (says(type="pink"), "value", 6),
        (says(type=None), "missing", 1),
        (says(icon="unicorn"), "value", 7),
        (says(light=None), "missing", 1),
        (says(light={"red": 1}), "value", 8),
        (says(secret="x"), "unknown", 24),
        (says(steps=[]), "steps", 9),
        (says(steps="draw 1 self"), "steps-form", 9),
        (says(steps={"action": "draw"}), "steps-form", 9),
        (says(steps=[7, {"action": "event"}]), "value", 10),
        (says(steps=[{"action": "event"}, 7]), "value", 13),
        (says(steps=[["{"], {"action": "fly"}]), "value", 10),
        (says(steps=[{"action": "event"}, {"action": "{"}]), "value", 14),
        (b'{"a": trux}', "broken", 1),
        (b'{"a": 1.x}', "broken", 1),
        (b'{"a": "\\u12"}', "broken", 1),
        (says(steps=[{"action": "nothing"}] * 4), "steps", 9),
        (says(steps=["draw"]), "value", 10),
        (says(steps=[{"action": "event"}, {"action": "event"}]), "events", 14),
        (step(action="explode"), "value", 16),
        (step(action="box"), "value", 16),
        (step(target="self"), "missing", 15),
        (step(action="score", amount=51, target="self"), "value", 17),
        (step(action="score", amount=0, target="self"), "value", 17),
        (step(action="draw", amount=10**30, target="self"), "value", 17),
        (step(action="draw", amount=-1, target="self"), "value", 17),
        (step(action="draw", amount=1.5, target="self"), "value", 17),
        (step(action="draw", amount=True, target="self"), "value", 17),
        (step(action="draw", amount="2", target="self"), "value", 17),
        (step(action="rotate", amount=1), "value", 17),
        (step(action="give", amount=1, target="self"), "value", 18),
        (step(action="skip", target="everyone"), "value", 17),
        (step(action="draw", target="self"), "missing", 15),
        (step(action="swap", amount=1, target="left"), "unknown", 17),
        (step(action="event", target="self"), "unknown", 17),
        (b'{"format": "frantic-card",\n"version": 1, "version": 1}', "twice", 2),
    ],
    ids=lambda value: repr(value)[-30:] if isinstance(value, bytes) else str(value),
)
def test_what_is_no_card_is_refused_with_its_line(data: bytes, code: str, line: int | None) -> None:
    found, about = fault(data)
    assert found == (f"error-{code}" if code.startswith("file-") else f"frantic-file-{code}")
    assert about.get("line") == line
    for language in languages():
        # A missing word would stand in the log and fail the test.
        assert str(line or LIMITS.size)[:2] in Words(language)(found, **about)


def test_a_step_is_named_by_its_number() -> None:
    _, about = fault(step(action="draw", amount=99, target="self"))
    assert about == {"line": 17, "step": 2, "field": "amount", "found": "99",
                     "allowed": "1, 2, 3, 4, 5"}  # fmt: skip
    assert Words("en")("frantic-file-value", **about) == (
        "Line 17, step 2: “amount” cannot be 99. It can be 1, 2, 3, 4, 5."
    )


def test_what_stands_twice_is_found_where_it_stands_again() -> None:
    whole = write_card("blank_play", CARD).decode()
    begun = whole.index('"score"')
    twice = whole[:begun] + whole[begun:].replace('"amount"', '"target": "self",\n"amount"', 1)
    line = twice.count("\n", 0, twice.rindex('"target"')) + 1
    assert fault(twice.encode()) == (
        "frantic-file-twice", {"line": line, "step": 0, "field": "target", "found": "target"},
    )  # fmt: skip
    name = whole.replace('"version"', '"name": "x",\n"version"', 1)
    assert fault(name.encode())[1]["line"] == 6


@pytest.mark.parametrize("field", ["version", "card"])
def test_what_is_not_there_is_missing(field: str) -> None:
    code, about = fault(says(**{field: None}))
    assert (code, about["field"]) == ("frantic-file-missing", field)
    assert fault(step(amount=1))[1]["field"] == "action"


def test_half_letters_and_turned_writing_are_not_told_as_they_are() -> None:
    for data in (says(icon="\ud800"), says(**{"\udfff": 1}), says(icon="\u202eabc")):
        code, about = fault(data)
        for language in languages():
            said = Words(language)(code, **about)
            assert "\ufffd" in said
            assert said.encode()
            assert "\u202e" not in said


@pytest.mark.parametrize(
    "name",
    ["Nice  Try", "\u3164", "Pot\u2800ato", "\uffa0\u115f", "Cafe\u0301", "Zalgo\u0316\u0317"],
)
def test_what_cannot_be_told_from_another_name_is_none(name: str) -> None:
    assert fault(says(name=name))[0] == "frantic-file-name-signs"


@pytest.mark.parametrize("step", ['{"action": "fly"}', '{"action": "fly", "steps": [[]]}', "7"])
def test_steps_under_a_name_in_disguise_are_refused_all_the_same(step: str) -> None:
    text = says().decode().replace('"steps"', '"st\\u0065ps"')
    begins = text.index("[", text.index("st\\u0065ps"))
    assert fault(f"{text[:begins]}[{step}]}}".encode())[0] == "frantic-file-value"


def test_other_cards_have_no_type() -> None:
    own = Composed("A", "", "red eye", (Part("nothing", "", "self"),))
    told = json.loads(write_card("blank_event", own)) | {"type": "colour"}
    assert fault(json.dumps(told).encode())[0] == "frantic-file-unknown"
