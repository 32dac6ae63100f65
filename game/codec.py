"""Any state, view or event as JSON and back, exactly: what went in is equal to what comes out.

Numbers, words, None and lists are themselves. Everything else is an object with one key
that says what it is: `{"tuple": [...]}`, `{"dict": [[key, value], ...]}`,
`{"frozenset": [...]}`, `{"Chance": seed}`, `{"Colour": "RED"}` for an enum, and
`{"Zone": {"kind": "deck", "owner": 1}}` for a dataclass.
"""

from __future__ import annotations

from collections.abc import Iterable
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
        return {kind.__name__: {f.name: pack(getattr(value, f.name)) for f in fields(value)}}
    raise TypeError(f"{kind.__name__} has no JSON form")


def unpack(data: Any, types: Iterable[type]) -> Any:
    """The value that was packed. `types` are the enums and dataclasses that may be in it.

    Raises ValueError for anything that `pack` cannot have written.
    """
    try:
        return _unpack(data, {kind.__name__: kind for kind in types})
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"not a packed value: {error!r}") from error


def _unpack(data: Any, types: dict[str, type]) -> Any:
    if isinstance(data, list):
        return [_unpack(item, types) for item in data]
    if not isinstance(data, dict):
        return data
    if len(data) != 1:
        raise ValueError(f"one key expected, not {sorted(data)}")
    [(name, inner)] = data.items()
    match name:
        case "tuple":
            return tuple(_unpack(item, types) for item in inner)
        case "frozenset":
            return frozenset(_unpack(item, types) for item in inner)
        case "dict":
            return {_unpack(key, types): _unpack(item, types) for key, item in inner}
        case "Chance":
            return Chance(inner)
    kind = types.get(name)
    if kind is None:
        raise ValueError(f"unknown kind {name!r}")
    if issubclass(kind, Enum):
        return kind[inner]
    return _rebuild(kind, inner, types)


def _rebuild(kind: Any, inner: dict[str, Any], types: dict[str, type]) -> Any:
    names = [f.name for f in fields(kind)]
    if set(names) != set(inner):
        raise ValueError(f"{kind.__name__} has the fields {names}, not {sorted(inner)}")
    # Past __init__: a value that was valid once is restored, not built anew.
    value = object.__new__(kind)
    for name in names:
        object.__setattr__(value, name, _unpack(inner[name], types))
    return value
