"""Whatever devices say, in whatever order: nothing is raised, nothing sticks."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
from hypothesis import given
from hypothesis import strategies as st

from scenes.input.signals import Press, Signal
from tests.input.fakes import Desk, FakePad

TICKS = 10_000


def mischief(rng: random.Random, desk: Desk) -> None:
    """Post one event out of all that can come."""
    pos = (rng.randrange(-50, 2000), rng.randrange(-50, 1200))
    touch = rng.random() < 0.3
    pad = {"joy": 0, "instance_id": rng.randrange(4)}
    key = {"scancode": rng.randrange(512), "key": rng.randrange(1 << 20), "mod": 0, "unicode": ""}
    finger = {"touch_id": 1, "finger_id": rng.randrange(5), "x": rng.random(), "y": rng.random()}

    def plug() -> None:
        desk.plugged[0] = FakePad(rng.randrange(4), rng.choice(("one", "two")))
        desk.post(pygame.JOYDEVICEADDED, device_index=0, guid="")

    deeds: list[Callable[[], None]] = [
        lambda: desk.post(pygame.KEYDOWN, **key),
        lambda: desk.post(pygame.KEYUP, **key),
        lambda: desk.post(pygame.MOUSEBUTTONDOWN, button=rng.randrange(1, 9), pos=pos, touch=touch),
        lambda: desk.post(pygame.MOUSEBUTTONUP, button=rng.randrange(1, 9), pos=pos, touch=touch),
        lambda: desk.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch),
        lambda: desk.post(pygame.MOUSEWHEEL, x=0, y=1, precise_y=0.25, touch=touch),
        lambda: desk.post(pygame.FINGERDOWN, **finger),
        lambda: desk.post(pygame.FINGERMOTION, **finger),
        lambda: desk.post(pygame.FINGERUP, **finger),
        lambda: desk.post(pygame.JOYBUTTONDOWN, button=rng.randrange(12), **pad),
        lambda: desk.post(pygame.JOYBUTTONUP, button=rng.randrange(12), **pad),
        lambda: desk.post(
            pygame.JOYAXISMOTION, axis=rng.randrange(6), value=rng.uniform(-1, 1), **pad
        ),
        lambda: desk.post(
            pygame.JOYHATMOTION, hat=0, value=(rng.randint(-1, 1), rng.randint(-1, 1)), **pad
        ),
        plug,
        lambda: desk.post(pygame.JOYDEVICEREMOVED, instance_id=pad["instance_id"]),
        lambda: desk.post(pygame.WINDOWFOCUSLOST),
        lambda: desk.post(pygame.WINDOWFOCUSGAINED),
        lambda: desk.post(pygame.WINDOWSIZECHANGED, x=max(1, pos[0]), y=max(1, pos[1])),
        lambda: desk.post(pygame.WINDOWEXPOSED),
        lambda: desk.post(pygame.TEXTINPUT, text="x"),
        lambda: desk.post(pygame.USEREVENT, anything=1),
    ]
    rng.choice(deeds)()


def alternate(signals: list[Signal]) -> bool:
    """Whether every control goes down, up, down, up ..."""
    down: set[tuple[str, str]] = set()
    for press in (signal for signal in signals if isinstance(signal, Press)):
        thing = (press.device, press.control)
        if press.pressed == (thing in down):
            return False
        (down.add if press.pressed else down.discard)(thing)
    return True


def test_tot_746_ten_thousand_ticks_of_random_events_raise_nothing(desk: Desk) -> None:
    rng = random.Random(20)
    heard: list[Signal] = []
    for _ in range(TICKS):
        for _ in range(rng.randrange(3)):
            mischief(rng, desk)
        heard += desk.signals()
        desk.clock.forward(rng.choice((0, 0.4, 1, 16, 200)))
    assert len(heard) > TICKS / 4
    assert alternate(heard)
    stamps = [signal.t_ns for signal in heard]
    assert stamps == sorted(stamps)


@given(seed=st.integers(0, 2**32), count=st.integers(0, 80))
def test_after_focus_loss_nothing_is_held(seed: int, count: int) -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    desk, rng = Desk(), random.Random(seed)
    for _ in range(count):
        mischief(rng, desk)
    desk.post(pygame.WINDOWFOCUSLOST)
    heard = desk.signals()
    assert desk.inputs.held == set()
    assert alternate(heard)
    down = [(s.device, s.control) for s in heard if isinstance(s, Press) and s.pressed]
    up = [(s.device, s.control) for s in heard if isinstance(s, Press) and not s.pressed]
    assert sorted(down) == sorted(up)
