"""The controls of all seats of a game: enough for everybody, and none for two (TOT-740)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from scenes.input.bindings import POINTERS, clash, pad_of
from scenes.outfit import Controls as Ways
from scenes.outfit import outfit

# For each seat its controls, each as "hand/action=control".
Controls: TypeAlias = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Doubled:
    """A control that two purposes had at once; `seat` had to give it up."""

    control: str
    owner: int
    seat: int


def parted(text: str) -> tuple[str, str]:
    """Slot and control of "hand/action=control"."""
    slot, _, control = text.partition("=")
    return slot, control


def slots_of(game_id: str, options: Any, seats: int, seat: int) -> list[str]:
    """What that seat needs a control for if a person has it, each as "hand/action"."""
    ways = outfit(game_id).controls
    hands = range(ways.hands_of(options, seats, seat))
    return [f"{hand}/{action}" for hand in hands for action in ways.actions_of(options)]


def whole_pad(controls: Sequence[str]) -> str:
    """The gamepad that serves a seat with several parts for one purpose; "" if none does."""
    slots = [slot for slot, _ in map(parted, controls)]
    pads = {pad_of(control) for slot, control in map(parted, controls) if slots.count(slot) > 1}
    return pads.pop() if len(pads) == 1 else ""


def completed(
    game_id: str, options: Any, levels: Sequence[str], controls: Sequence[Sequence[str]]
) -> tuple[Controls, tuple[Doubled, ...]]:
    """Controls for all that persons do, none of them for two; and which were doubled.

    A control stays with the first seat that has it. A whole gamepad serves its seat under
    all options. Who lacks something gets the first of the game's own sets that nobody has
    a part of.
    """
    seats, ways = len(levels), outfit(game_id).controls
    needed = {
        seat: slots_of(game_id, options, seats, seat) for seat in range(seats) if not levels[seat]
    }
    given = [_fitting(ways, options, seats, tuple(own)) for own in controls]
    doubled = _parted_from_others(given, needed)
    for seat, slots in needed.items():
        if lacking(given[seat], slots):
            given[seat] = _filled(ways, options, given, needed, seat)
    return tuple(given), doubled


def lacking(controls: Sequence[str], slots: Sequence[str]) -> bool:
    """Whether some of the slots have no control."""
    have = {slot for slot, control in map(parted, controls) if control}
    return not have.issuperset(slots)


def _fitting(ways: Ways, options: Any, seats: int, own: tuple[str, ...]) -> tuple[str, ...]:
    """A whole gamepad's controls under these options; others as they are."""
    pad = whole_pad(own)
    return ways.pad_controls(options, seats, pad) if pad else own


def _parted_from_others(
    given: list[tuple[str, ...]], needed: dict[int, list[str]]
) -> tuple[Doubled, ...]:
    """Take away every control that serves somebody before; which they were."""
    owners: dict[str, int] = {}
    doubled = []
    for seat, slots in needed.items():
        kept = []
        for text in given[seat]:
            slot, control = parted(text)
            if slot in slots and control in owners and clash(control, owners[control] == seat):
                doubled.append(Doubled(control, owners[control], seat))
                continue
            if slot in slots and control:
                owners.setdefault(control, seat)
            kept.append(text)
        given[seat] = tuple(kept)
    return tuple(doubled)


def _filled(
    ways: Ways,
    options: Any,
    given: Sequence[Sequence[str]],
    needed: dict[int, list[str]],
    seat: int,
) -> tuple[str, ...]:
    """What a seat has when it lacks something: its pointer for all, or a set nobody has."""
    own = [parted(text) for text in given[seat]]
    pointer = next((control for _, control in own if control in POINTERS), "")
    if pointer:
        return tuple(f"{slot}={pointer}" for slot in needed[seat])
    taken = {
        control
        for other, slots in needed.items()
        if other != seat
        for slot, control in map(parted, given[other])
        if slot in slots
    }
    for usual in ways.default_controls(options, len(given)):
        if not taken.intersection(control for _, control in map(parted, usual)):
            return usual
    return tuple(given[seat])
