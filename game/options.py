"""How a game declares its options, so that menus, records and checks need no list of their own."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from game.rules import BadOptions, Refusal

# The plain groups in which menus show what does not matter most.
MATCH, CARDS, RULES, TABLE, TIMES = "match", "cards", "rules", "table", "times"


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, the values it may take (default first), or its range of numbers.

    A `made` option takes what players made as well, in a form that its game checks itself.
    """

    name: str
    values: tuple[Any, ...]
    lowest: int | None
    highest: int | None
    basic: bool
    needs: tuple[str, Any] | None
    made: bool = False
    group: str = RULES

    @property
    def default(self) -> Any:
        return self.values[0]


def choice(
    *values: Any, basic: bool = True, needs: tuple[str, Any] | None = None, group: str = RULES
) -> Any:
    """A field with named values, the default first.

    `basic` options are shown at once, others behind "more". `needs` names another
    option and the value without which this one has no effect; `group` is where it is found.
    """
    return field(default=values[0], metadata={
        "values": values, "basic": basic, "needs": needs, "group": group,
    })  # fmt: skip


def number(
    default: int,
    lowest: int,
    highest: int,
    needs: tuple[str, Any] | None = None,
    group: str = TIMES,
) -> Any:
    """A field with a whole number in a range; shown behind "more"."""
    meta = {"values": (default,), "lowest": lowest, "highest": highest, "needs": needs}
    meta["group"] = group
    return field(default=default, metadata=meta)


def made(needs: tuple[str, Any]) -> Any:
    """A field for something that players made, in its text form; "" is the printed one."""
    meta = {"values": ("",), "basic": True, "needs": needs, "made": True, "group": CARDS}
    return field(default="", metadata=meta)


@cache
def options_of(kind: type) -> tuple[Option, ...]:
    """The options a dataclass of options declares, in order; a field without values is none."""
    return tuple(
        Option(
            item.name,
            meta["values"],
            meta.get("lowest"),
            meta.get("highest"),
            meta.get("basic", False),
            meta.get("needs"),
            meta.get("made", False),
            meta.get("group", RULES),
        )
        for item in fields(kind)
        if "values" in (meta := item.metadata)
    )


def in_force(options: Any) -> Any:
    """The options with all that one of them decides for others, if the game says so."""
    return getattr(options, "in_force", options)


def check_options(options: Any, rule: str) -> None:
    """Raise `BadOptions` for a value outside what its option allows."""
    for option in options_of(options.__class__):
        value = getattr(options, option.name)
        if not is_allowed(option, value):
            allowed = what_is_allowed(option)
            args = (("option", option.name), ("value", str(value)), ("allowed", allowed))
            raise BadOptions(Refusal("unknown-value", rule, args))


def is_allowed(option: Option, value: Any) -> bool:
    """Whether an option can have this value."""
    if option.made:
        return isinstance(value, str)
    if option.lowest is None or option.highest is None:
        # True is 1 and 1.0 is 1, but neither is a value that was offered.
        return value in option.values and type(value) is type(option.default)
    return type(value) is int and option.lowest <= value <= option.highest


def what_is_allowed(option: Option) -> str:
    """The values an option can have, as a refusal says it."""
    if option.made:
        return "text"
    if option.lowest is None or option.highest is None:
        return ", ".join(map(str, option.values))
    return f"{option.lowest}-{option.highest}"
