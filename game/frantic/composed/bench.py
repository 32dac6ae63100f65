"""The card on the bench: what it is now, and what each choice makes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from game.frantic.cards import MODULES
from game.frantic.composed.card import (
    AMOUNTS,
    ICONS,
    LIGHTS,
    MOST_STEPS,
    TARGETS,
    Composed,
    Part,
    types_of,
)

# What a fresh step begins with, and whom it is about if its action allows that.
FIRST, USUAL_TARGET, USUAL_POINTS = "draw", "chosen", "10"


@dataclass(slots=True)
class Bench:
    """A card being made. `path` is its file, `kept` what stands in that; there may be none.

    `blank` is what a fresh card was before anybody touched it.
    """

    card: str
    own: Composed
    path: Path | None = None
    kept: tuple[str, Composed] | None = None
    blank: Composed | None = None

    @property
    def unkept(self) -> bool:
        """Whether something would be lost if it went."""
        return self.changed and self.own != self.blank

    @property
    def changed(self) -> bool:
        """Whether the card is another than that in its file."""
        return (self.card, self.own) != self.kept

    @property
    def light(self) -> str:
        return self.own.icon.split(" ")[0]

    @property
    def icon(self) -> str:
        return self.own.icon.split(" ")[1]

    @property
    def parts(self) -> tuple[Part, ...]:
        return self.own.parts

    # The whole card

    def set_card(self, card: str) -> None:
        """Make it another kind of card; its type stays if there are such, else it is the first."""
        types = types_of(card, MODULES)
        type_ = self.own.type if self.own.type in types else types[0]
        self.card, self.own = card, replace(self.own, type=type_)

    def set_name(self, name: str) -> None:
        self.own = replace(self.own, name=name)

    def set_type(self, type_: str) -> None:
        self.own = replace(self.own, type=type_)

    def set_icon(self, icon: str) -> None:
        self.own = replace(self.own, icon=f"{self.light} {icon}")

    def set_light(self, light: str) -> None:
        self.own = replace(self.own, icon=f"{light} {self.icon}")

    # Its steps

    @property
    def can_add(self) -> bool:
        return len(self.parts) < MOST_STEPS

    @property
    def can_remove(self) -> bool:
        return len(self.parts) > 1

    def add(self) -> None:
        """One more step."""
        self._lay((*self.parts, step_of(FIRST)))

    def remove(self, at: int) -> None:
        """Without that step."""
        self._lay((*self.parts[:at], *self.parts[at + 1 :]))

    def sooner(self, at: int) -> None:
        """That step changes places with the one before it."""
        parts = list(self.parts)
        parts[at - 1], parts[at] = parts[at], parts[at - 1]
        self._lay(tuple(parts))

    def may_be(self, at: int, action: str) -> bool:
        """Whether that step may be this action: only one may trigger an event (FRA-348)."""
        others = (part.action for number, part in enumerate(self.parts) if number != at)
        return action != "event" or "event" not in others

    def set_action(self, at: int, action: str) -> None:
        """Another action; amount and target stay if it allows them."""
        self._put(at, step_of(action, self.parts[at]))

    def set_amount(self, at: int, amount: str) -> None:
        self._put(at, replace(self.parts[at], amount=amount))

    def set_target(self, at: int, target: str) -> None:
        self._put(at, replace(self.parts[at], target=target))

    def _put(self, at: int, part: Part) -> None:
        self._lay((*self.parts[:at], part, *self.parts[at + 1 :]))

    def _lay(self, parts: tuple[Part, ...]) -> None:
        self.own = replace(self.own, parts=parts)


def step_of(action: str, like: Part | None = None) -> Part:
    """A step of that action, as much like another one as it allows."""
    amounts, targets = AMOUNTS.get(action, ("",)), TARGETS[action]
    amount = like.amount if like is not None and like.amount in amounts else amounts[0]
    if action == "score" and (like is None or like.action != "score"):
        amount = USUAL_POINTS
    target = like.target if like is not None and like.target in targets else targets[0]
    if like is None and USUAL_TARGET in targets:
        target = USUAL_TARGET
    return Part(action, amount, target)


def fresh(card: str, name: str, number: int) -> Bench:
    """A card to begin with, with another picture each time."""
    type_ = types_of(card, MODULES)[0]
    icon = f"{LIGHTS[number % len(LIGHTS)]} {ICONS[number % len(ICONS)]}"
    own = Composed(name, type_, icon, (step_of(FIRST),))
    return Bench(card, own, blank=own)
