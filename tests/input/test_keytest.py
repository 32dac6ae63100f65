"""Keyboards that swallow keys."""

from __future__ import annotations

import pygame

from scenes.input.keyboard import key
from scenes.input.keytest import Rollover
from tests.input.fakes import press

A, S, D, F, J, L = (
    key(code)
    for code in (
        pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D, pygame.KSCAN_F, pygame.KSCAN_J,
        pygame.KSCAN_L,
    )
)  # fmt: skip


def test_tot_744_all_keys_down_at_once_pass() -> None:
    test = Rollover([A, F, J, L])
    for n, control in enumerate((L, A, J, F)):
        test.handle(press(n, control))
    assert test.passed
    assert test.proposals() == {}


def test_tot_744_keys_pressed_one_after_the_other_prove_nothing() -> None:
    test = Rollover([A, L])
    for control in (A, L):
        test.handle(press(0, control))
        test.handle(press(1, control, pressed=False))
    assert not test.passed
    assert test.missing == (L,)


def test_tot_744_a_swallowed_key_is_named_and_another_one_proposed() -> None:
    test = Rollover([A, S, D, L])
    for control in (A, S, L):
        test.handle(press(0, control))
    assert test.arrived == (A, S, L)
    assert test.missing == (D,)
    (proposal,) = test.proposals(taken=[J]).values()
    # From a part of the keyboard where no working key lies, and nobody's.
    assert proposal not in (A, S, D, L, J)
    assert proposal == key(pygame.KSCAN_U)


def test_tot_744_proposals_differ_from_one_another() -> None:
    test = Rollover([A, S, D, F, J])
    test.handle(press(0, A))
    test.handle(press(0, S))
    proposals = test.proposals()
    assert set(proposals) == {D, F, J}
    assert len({*proposals.values(), *test.wanted}) == 8


def test_tot_744_what_is_no_key_is_tested_but_not_replaced() -> None:
    test = Rollover([A, "pad:0:button:0"])
    test.handle(press(0, A))
    assert test.missing == ("pad:0:button:0",)
    assert test.proposals() == {}
