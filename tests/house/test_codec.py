"""Any value of the model as JSON and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import CardsMoved, Zone
from game.chance import Chance
from game.codec import pack
from tests.unpacking import unpack


class Colour(Enum):
    RED = "r"
    BLUE = "b"


class Rank(IntEnum):
    SPY = 1
    SCOUT = 2


@dataclass(slots=True)
class Heap:
    """A dataclass that can change, beside the frozen ones."""

    cards: list[int]
    owner: Colour


TYPES = (Colour, Rank, Heap, Zone, CardsMoved)

leaves = (
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False)
    | st.sampled_from([*Colour, *Rank]) | st.builds(Chance, st.integers(0, 2**64 - 1))
)  # fmt: skip
keys = st.integers() | st.text() | st.sampled_from(Colour) | st.tuples(st.integers(), st.text())
values: st.SearchStrategy[Any] = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(keys, inner, max_size=4)
        | st.frozensets(keys, max_size=4)
        | st.builds(Heap, st.lists(st.integers()), st.sampled_from(Colour))
        | st.builds(Zone, st.text(), st.integers())
    ),
    max_leaves=12,
)


@given(values)
def test_what_went_in_comes_out(value: Any) -> None:
    text = json.dumps(pack(value))
    restored = unpack(json.loads(text), TYPES)
    assert restored == value
    assert type(restored) is type(value)
    assert json.dumps(pack(restored)) == text


def test_numbers_and_words_are_themselves() -> None:
    assert pack([1, "a", None, True, 0.5]) == [1, "a", None, True, 0.5]


def test_everything_else_says_what_it_is() -> None:
    event = CardsMoved((3,), Zone("deck", 1), Zone("pot"))
    assert pack(event) == {
        "CardsMoved": {
            "cards": {"tuple": [3]},
            "source": {"Zone": {"kind": "deck", "owner": 1}},
            "target": {"Zone": {"kind": "pot", "owner": -1}},
            "open": True,
            "under": False,
            "known_to": {"tuple": []},
            "known": False,
        }
    }


@pytest.mark.parametrize("value", [{1, 2}, object(), b"bytes", 1j, range(3)])
def test_what_has_no_json_form_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="no JSON form"):
        pack(value)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"Zone": {"kind": "deck", "owner": 1}, "tuple": []},
        {"Stranger": {}},
        {"Zone": {"kind": "deck"}},
        {"Zone": {"kind": "deck", "owner": 1, "more": 2}},
        {"Zone": 7},
        {"Colour": "GREEN"},
        {"tuple": 5},
        {"dict": [[1, 2, 3]]},
        {"dict": [[[], 2]]},
        {"Chance": "x"},
    ],
)
def test_what_was_never_packed_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        unpack(data, TYPES)
