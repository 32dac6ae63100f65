"""Dust of light rises where a card is put down hard, for a moment, and not where nothing moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import SRCALPHA, Rect, Surface, image

from art.dust import STEPS, dust
from game.nyet.cards import CARD
from game.nyet.moves import Play
from scenes.storage.settings import Motion
from scenes.table.dust import MOST, RISES_NS, Dust
from scenes.table.hand.table import HandTable
from scenes.table.motion import Flight
from tests import frantic_table
from tests.nyet_table import position
from tests.table.house import MS, Driver, sitting_at, submit, table
from tests.table.laid import laid

COLOUR = (200, 160, 80)


def played(home: Path, motion: Motion) -> tuple[Driver, list[bool]]:
    """Ann plays a card; whether dust was to be seen, frame by frame."""
    state = position(("R2 R5", "R6", "R7", "R8"), trick="B5 B9 G1", leader=1, value=2)
    driver = laid("nyet", state, "- easy easy easy", home)
    driver.house.settings.motion = motion
    table(driver).resize((1280, 720))
    driver.run(50)
    submit(sitting_at(driver), Play(0, CARD["R2"]))
    return driver, [table(driver).dust.flies for _ in range(90) if driver.frame() or True]


def test_dust_rises_where_a_card_is_played_and_goes_again(tmp_path: Path) -> None:
    driver, seen = played(tmp_path, "normal")
    with driver:
        assert any(seen)
        assert not seen[-1]


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_there_is_none_where_nothing_moves(tmp_path: Path, motion: Motion) -> None:
    driver, seen = played(tmp_path, motion)
    with driver:
        assert not any(seen)


def test_what_lies_where_a_card_lands_gives_way_for_a_moment(tmp_path: Path) -> None:
    state = frantic_table.position(["R2 R3 B4", "B4 B5"], top="R1", draw="G8 G9")
    with laid("frantic", state, "- easy", tmp_path) as driver:
        driver.run(400)
        scene, control = table(driver), sitting_at(driver)
        assert isinstance(control, HandTable)
        pile = control.places.pile
        unseen = Surface(pile.size, SRCALPHA)
        below = (pile.centerx, pile.centery + 300)
        scene.fly(Flight(unseen, below, pile.center, pile.width, pile.width, driver.now_ns,
                         200 * MS, lift=0.1, pushes=3), falls=False)  # fmt: skip
        inside, moved = pile.inflate(-40, -40), set[int]()
        while scene.motion.moving:
            driver.frame()
            seen = image.tobytes(driver.screen.subsurface(inside), "RGB")
            for up in range(5):
                lies = scene.layer.subsurface(inside.move(0, up))
                if image.tobytes(lies, "RGB") == seen:
                    moved.add(up)
        assert 0 in moved
        assert 2 <= max(moved) <= 3


def test_it_is_bounded_and_forgotten() -> None:
    flying, screen = Dust(), Surface((400, 400))
    for at in range(MOST + 3):
        flying.fall(Rect(150, 100, 80, 120), at)
    assert len(flying._fallen) == MOST
    flying.paint(screen, RISES_NS + MOST + 3, COLOUR)
    assert not flying.flies


@pytest.mark.parametrize("step", range(STEPS))
def test_it_leaves_the_card_free_and_goes_out(step: int) -> None:
    card, screen = Rect(60, 60, 80, 120), Surface((200, 240), SRCALPHA)
    for grain, (x, y) in dust(card.size, step, COLOUR):
        screen.blit(grain, (card.x + x, card.y + y))
    assert screen.subsurface(card.inflate(-8, -8)).get_bounding_rect().size == (0, 0)
    around = [screen.get_at((x, card.top - 2)).a for x in range(0, 200, 2)]
    assert max(around) > 0 if step < STEPS // 2 else max(around) < 200
