"""What `game.codec.pack` made, back again: so it is seen that nothing was lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from typing import Any

from game.chance import Chance


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
    names = [f.name for f in fields(kind) if f.init]
    if set(names) != set(inner):
        raise ValueError(f"{kind.__name__} has the fields {names}, not {sorted(inner)}")
    # Past __init__: a value that was valid once is restored, not built anew.
    value = object.__new__(kind)
    for name in names:
        object.__setattr__(value, name, _unpack(inner[name], types))
    if len(names) < len(fields(kind)):
        value.__post_init__()
    return value
