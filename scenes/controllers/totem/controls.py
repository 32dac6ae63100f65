"""Which control does what for which hand, and the keys to begin with (TOT-740, TOT-741)."""

from __future__ import annotations

from typing import Any

from pygame import (
    KSCAN_0,
    KSCAN_1,
    KSCAN_2,
    KSCAN_9,
    KSCAN_A,
    KSCAN_B,
    KSCAN_F,
    KSCAN_J,
    KSCAN_KP_0,
    KSCAN_KP_1,
    KSCAN_KP_MINUS,
    KSCAN_KP_PLUS,
    KSCAN_L,
    KSCAN_LEFT,
    KSCAN_P,
    KSCAN_Q,
    KSCAN_R,
    KSCAN_SEMICOLON,
    KSCAN_SPACE,
    KSCAN_U,
    KSCAN_UP,
)

from scenes.input.bindings import PHONE, TOUCH, Bindings
from scenes.outfit import Controls

ACTIONS = ("grab", "flip")

# Grab and flip by seat.
ONE_HAND = (
    (KSCAN_A, KSCAN_Q),
    (KSCAN_L, KSCAN_P),
    (KSCAN_SPACE, KSCAN_B),
    (KSCAN_UP, KSCAN_LEFT),
    (KSCAN_F, KSCAN_R),
    (KSCAN_J, KSCAN_U),
    (KSCAN_1, KSCAN_2),
    (KSCAN_0, KSCAN_9),
    (KSCAN_KP_0, KSCAN_KP_1),
    (KSCAN_KP_PLUS, KSCAN_KP_MINUS),
)
# Right hand, then left, by seat.
TWO_HANDS = (
    ((KSCAN_F, KSCAN_R), (KSCAN_A, KSCAN_Q)),
    ((KSCAN_SEMICOLON, KSCAN_P), (KSCAN_J, KSCAN_U)),
)
# Parts of a gamepad (TOT-745).
FACE = ("button:0", "button:1", "button:2", "button:3")
CROSS = ("button:11", "button:12", "button:13", "button:14",
         "hat:0:up", "hat:0:down", "hat:0:left", "hat:0:right")  # fmt: skip
SHOULDERS = ("button:9", "button:10")
LEFT_EDGE = ("button:9", "axis:4+")
RIGHT_EDGE = ("button:10", "axis:5+")
# What a single person may use besides the seat's own keys.
SPARE_GRAB = f"key:{KSCAN_SPACE}"


def actions_of(options: Any) -> tuple[str, ...]:
    """The actions a hand needs a control for: nobody turns where the table does."""
    return ACTIONS if options.flip_mode == "own_key" else ACTIONS[:1]


def hands_of(options: Any, seats: int, seat: int) -> int:
    """How many hands that seat plays (TOT-650): the right one is hand 0, the left one 1."""
    return 2 if seats == 2 and options.two_player_form == "two_hands" else 1


def default_controls(options: Any, seats: int) -> list[tuple[str, ...]]:
    """The controls each seat begins with, as "hand/action=control"."""
    if hands_of(options, seats, 0) == 2:
        return [
            tuple(text for hand, keys in enumerate(hands) for text in _bound(hand, keys))
            for hands in TWO_HANDS
        ]
    return [tuple(_bound(0, ONE_HAND[seat])) for seat in range(seats)]


def _bound(hand: int, keys: tuple[int, int]) -> list[str]:
    return [
        f"{hand}/{action}=key:{scancode}" for action, scancode in zip(ACTIONS, keys, strict=True)
    ]


def pad_controls(options: Any, seats: int, device: str) -> tuple[str, ...]:
    """What a gamepad such as "pad:0" does for a seat that has it whole (TOT-745).

    With two hands each the edges grab; what turns lies on the same side of the pad.
    """
    parts: tuple[tuple[str, tuple[str, ...]], ...] = (("0/grab", FACE), ("0/flip", SHOULDERS))
    if hands_of(options, seats, 0) == 2:
        parts = (("0/grab", RIGHT_EDGE), ("0/flip", FACE), ("1/grab", LEFT_EDGE), ("1/flip", CROSS))
    return tuple(f"{slot}={device}:{part}" for slot, some in parts for part in some)


def phone_controls(seat: int) -> tuple[str, ...]:
    """What the pads of a seat's phone do for it (TOT-749)."""
    return tuple(
        f"{hand}/{action}={PHONE}:{seat}:{hand}/{action}" for hand in (0, 1) for action in ACTIONS
    )


CONTROLS = Controls(ACTIONS, actions_of, hands_of, default_controls, pad_controls)


def read_controls(
    controls: tuple[tuple[str, ...], ...], owners: tuple[int, ...], sides: tuple[str, ...]
) -> Bindings[int]:
    """What each seat's controls do for which hand of the table; what grabs comes first."""
    bound: Bindings[int] = Bindings()
    for wanted in ACTIONS:
        for hand, (seat, side) in enumerate(zip(owners, sides, strict=True)):
            own = "1" if side == "left" else "0"
            for text in controls[seat]:
                what, _, control = text.partition("=")
                number, _, action = what.partition("/")
                if number == own and action == wanted:
                    bound.add(control, hand, action)
    people = {seat for seat, bound_controls in enumerate(controls) if bound_controls}
    if len(people) == 1 and bound[SPARE_GRAB] is None:
        bound.add(SPARE_GRAB, owners.index(people.pop()), "grab")
    return bound


def touch_hands(
    controls: tuple[tuple[str, ...], ...], owners: tuple[int, ...], sides: tuple[str, ...]
) -> dict[int, frozenset[str]]:
    """The hands that fingers play, each at a place of its own, and what they do for it."""
    found = {}
    for hand, (seat, side) in enumerate(zip(owners, sides, strict=True)):
        own = "1" if side == "left" else "0"
        actions = {action for action in ACTIONS if f"{own}/{action}={TOUCH}" in controls[seat]}
        if actions:
            found[hand] = frozenset(actions)
    return found
