"""Any state, view or event as JSON, exactly: from what comes out it could be made again.

Numbers, words, None and lists are themselves. Everything else is an object with one key
that says what it is: `{"tuple": [...]}`, `{"dict": [[key, value], ...]}`,
`{"frozenset": [...]}`, `{"Chance": seed}`, `{"Colour": "RED"}` for an enum, and
`{"Zone": {"kind": "deck", "owner": 1}}` for a dataclass.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from game.chance import Chance


def pack(value: Any) -> Any:
    """`value` in JSON's own types. Raises TypeError for what has no JSON form here."""
    kind = type(value)
    if value is None or kind in (bool, int, float, str):
        return value
    if kind is list:
        return [pack(item) for item in value]
    if kind is tuple:
        return {"tuple": [pack(item) for item in value]}
    if kind is frozenset:
        return {"frozenset": sorted((pack(item) for item in value), key=repr)}
    if kind is dict:
        return {"dict": [[pack(key), pack(item)] for key, item in value.items()]}
    if kind is Chance:
        return {"Chance": value.seed}
    if isinstance(value, Enum):
        return {kind.__name__: value.name}
    if is_dataclass(value):
        # What follows from other fields comes back with them.
        given = [f.name for f in fields(value) if f.init]
        return {kind.__name__: {name: pack(getattr(value, name)) for name in given}}
    raise TypeError(f"{kind.__name__} has no JSON form")
