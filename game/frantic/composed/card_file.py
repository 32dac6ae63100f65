"""The file of a composed card: JSON that can be read, changed and given away by hand.

    {"format": "frantic-card", "version": 1, "card": "blank_play", "name": "Boom",
     "type": "colour", "icon": "bomb", "light": "pink",
     "steps": [{"action": "give", "amount": 1, "target": "chosen"}]}

Only the Blank play card has a type. A step has an amount and a target if its action knows them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec

from game.frantic.cards import MODULES
from game.frantic.composed.card import (
    AMOUNTS,
    CARDS,
    ICONS,
    LIGHTS,
    LONGEST_NAME,
    MOST_STEPS,
    ONLY,
    TARGETS,
    Composed,
    Part,
    name_fault,
    types_of,
)
from game.reader import Limits, TooMuch, check
from game.rules import Args

FORMAT, VERSION = "frantic-card", 1
LIMITS = Limits(size=65_536, line=65_536, depth=16)
FIELDS = ("format", "version", "card", "name", "icon", "light", "steps")

# What stands between the elements of a list.
BETWEEN = " \t\r\n,"
# Words that can stand in JSON, and what a number cannot end with.
LITERALS = ("true", "false", "null", "NaN", "Infinity", "-Infinity")
NUMBER_CUT = re.compile(r"\.|\.?[eE][-+]?")


class BadCard(ValueError):
    """A file that holds no card: the key of the sentence that says where and what, its words."""

    def __init__(self, code: str, *args: tuple[str, str | int]) -> None:
        super().__init__(f"{code} {dict(args)}")
        self.code = code
        self.about: Args = args


def write_card(card: str, own: Composed) -> bytes:
    """The file of a composed card that has a name and a picture."""
    light, icon = own.icon.split(" ")
    says: dict[str, Any] = {"format": FORMAT, "version": VERSION, "card": card, "name": own.name}
    if own.type:
        says["type"] = own.type
    says |= {"icon": icon, "light": light, "steps": [_step_says(part) for part in own.parts]}
    return msgspec.json.format(msgspec.json.encode(says), indent=2) + b"\n"


def _step_says(part: Part) -> dict[str, Any]:
    says: dict[str, Any] = {"action": part.action}
    if part.amount:
        says["amount"] = _as_told(part.amount)
    if part.action not in ONLY:
        says["target"] = part.target
    return says


def _as_told(amount: str) -> str | int:
    return amount if amount.isalpha() else int(amount)


def _shown(text: str) -> str:
    """Words of a file as they can stand in a sentence: half letters cannot be drawn at all."""
    return "".join(one if one.isprintable() else "\ufffd" for one in text)


def _breaks_off(error: json.JSONDecodeError) -> bool:
    """Whether a text ends before what it began: a string, a number, a word, or all of it."""
    rest = error.doc[error.pos :].strip()
    if error.msg.startswith("Invalid \\uXXXX"):
        return '"' not in rest
    return (
        error.msg.startswith("Unterminated")
        or NUMBER_CUT.fullmatch(rest) is not None
        or any(word.startswith(rest) for word in LITERALS)
    )


def read_card(data: bytes) -> tuple[str, Composed]:
    """Which card a file is for, and what it is. Raises `BadCard`."""
    try:
        check(data, LIMITS)
    except TooMuch as beyond:
        raise BadCard(beyond.code, *beyond.about) from beyond
    return _Reader(data).card()


class _Reader:
    """One file: says in which line what is wrong."""

    def __init__(self, data: bytes) -> None:
        try:
            self.text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            what = "cut" if error.reason == "unexpected end of data" else "foreign"
            raise BadCard(f"frantic-file-{what}", ("line", line)) from error
        self.says = self._parsed()

    def _parsed(self) -> dict[str, Any]:
        try:
            says = json.loads(self.text, object_pairs_hook=self._once)
        except json.JSONDecodeError as error:
            if _breaks_off(error):
                raise BadCard("frantic-file-cut", ("line", self._line(len(self.text)))) from error
            where = ("line", error.lineno), ("column", error.colno)
            raise BadCard("frantic-file-broken", *where) from error
        if not isinstance(says, dict) or says.get("format") != FORMAT:
            raise BadCard("frantic-file-foreign", ("line", 1))
        return says

    def _once(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                self._refuse("twice", name, field=name, line=self._line(self._again(name)))
            found[name] = value
        return found

    # Where something stands

    def _line(self, at: int) -> int:
        return self.text.count("\n", 0, at) + 1

    def _place(self, field: str, step: int) -> int:
        """Where the value of a field begins, in a step (from 1) or outside of them."""
        begins, ends = 0, len(self.text)
        if step:
            found = self._elements(self._place("steps", 0))
            # Steps under a name written with \u are not found: they are somewhere in the file.
            begins, ends = found[step - 1] if step <= len(found) else (begins, ends)
        name = re.compile(rf'"{re.escape(field)}"\s*:\s*')
        at = name.search(self.text, begins, ends)
        return at.end() if at else begins

    def _again(self, field: str) -> int:
        """Where a field stands for the second time in its braces, else where it stands last."""
        name = rf'"{re.escape(field)}"\s*:'
        at = re.search(rf"{name}[^{{}}]*({name})", self.text)
        if at:
            return at.start(1)
        return max((one.start() for one in re.finditer(name, self.text)), default=0)

    def _elements(self, at: int) -> list[tuple[int, int]]:
        """Where each element of the list that begins there begins and ends."""
        found: list[tuple[int, int]] = []
        ends = at + 1
        while self.text[at] == "[":
            begins = len(self.text) - len(self.text[ends:].lstrip(BETWEEN))
            if self.text[begins] == "]":
                return found
            _, ends = json.JSONDecoder().raw_decode(self.text, begins)
            found.append((begins, ends))
        return found

    def _refuse(
        self, what: str, found: object, *, field: str, step: int = 0, **more: Any
    ) -> NoReturn:
        line = self._line(self._place(field, step))
        said = found if isinstance(found, str) else json.dumps(found)
        about = {"line": line, "step": step, "field": _shown(field), "found": _shown(said), **more}
        raise BadCard(f"frantic-file-{what}", *about.items())

    def _needs(self, says: dict[str, Any], fields: Sequence[str], step: int = 0) -> None:
        """Whether all fields are there."""
        for field in fields:
            if field not in says:
                self._refuse("missing", "", field=field, step=step)

    def _has(self, says: dict[str, Any], fields: Sequence[str], step: int = 0) -> None:
        """Whether all fields are there and no others."""
        self._needs(says, fields, step)
        for field in says:
            if field not in fields:
                self._refuse("unknown", "", field=field, step=step)

    # What it says

    def card(self) -> tuple[str, Composed]:
        says = self.says
        self._needs(says, ("version", "card"))
        version = says["version"]
        if type(version) is not int or version != VERSION:
            self._refuse("version", version, field="version", known=VERSION)
        card = self._one_of(says["card"], CARDS, "card")
        self._has(says, (*FIELDS, *(("type",) if card == "blank_play" else ())))
        type_ = ""
        if card == "blank_play":
            type_ = self._one_of(says["type"], types_of(card, MODULES), "type")
        name = self._name(says["name"])
        icon = self._one_of(says["icon"], ICONS, "icon")
        light = self._one_of(says["light"], LIGHTS, "light")
        return card, Composed(name, type_, f"{light} {icon}", self._parts(says["steps"]))

    def _one_of(self, value: Any, allowed: Sequence[str], field: str, step: int = 0) -> str:
        if not isinstance(value, str) or value not in allowed:
            self._refuse("value", value, field=field, step=step, allowed=", ".join(allowed))
        return value

    def _name(self, name: Any) -> str:
        if not isinstance(name, str):
            self._refuse("name-form", name, field="name")
        fault = name_fault(name)
        if fault:
            about = {"count": len(name), "most": LONGEST_NAME}
            self._refuse(f"name-{fault}", name, field="name", **about)
        return name

    def _parts(self, steps: Any) -> tuple[Part, ...]:
        if not isinstance(steps, list):
            self._refuse("steps-form", "", field="steps")
        if not 1 <= len(steps) <= MOST_STEPS:
            self._refuse("steps", "", field="steps", count=len(steps), most=MOST_STEPS)
        parts = tuple(self._part(step, number) for number, step in enumerate(steps, 1))
        events = [at for at, part in enumerate(parts, 1) if part.action == "event"]
        if len(events) > 1:
            self._refuse("events", "", field="action", step=events[1])
        return parts

    def _part(self, says: Any, step: int) -> Part:
        if not isinstance(says, dict):
            self._refuse("value", says, field="steps", step=step, allowed=", ".join(TARGETS))
        self._needs(says, ("action",), step)
        action = self._one_of(says["action"], tuple(TARGETS), "action", step)
        counted, aimed = action in AMOUNTS, action not in ONLY
        fields = ("action", *(("amount",) if counted else ()), *(("target",) if aimed else ()))
        self._has(says, fields, step)
        amount = self._amount(says["amount"], action, step) if counted else ""
        target = ONLY.get(action) or self._one_of(says["target"], TARGETS[action], "target", step)
        return Part(action, amount, target)

    def _amount(self, amount: Any, action: str, step: int) -> str:
        told = [_as_told(one) for one in AMOUNTS[action]]
        if isinstance(amount, bool) or not isinstance(amount, str | int) or amount not in told:
            allowed = "-50 … -1, 1 … 50" if action == "score" else ", ".join(AMOUNTS[action])
            self._refuse("value", amount, field="amount", step=step, allowed=allowed)
        return str(amount)
