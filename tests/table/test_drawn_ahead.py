"""What takes long to draw is begun when it is heard of, not when it is to be seen."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from pathlib import Path

import pytest

from art import paint
from art.beside import Beside
from art.cards import Look
from art.faces.frantic import decks
from art.faces.jetriko.attack import COMET
from game.stratego.cards import NAMES
from game.stratego.following import card_of
from game.stratego.moves import Attack
from scenes.controllers.frantic.controller import Controller as Frantic
from scenes.controllers.jetriko.controller import Controller as Jetriko
from scenes.controllers.stratego.paint import fallen
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table
from tests.stratego_table import position
from tests.table.house import Driver, furnished, submit, table
from tests.table.stratego import controller, standing

# Long enough for an attack and an event to come up.
FRAMES = 20_000


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Hashable]:
    """What was begun beside everything else so far, where nothing was drawn before."""
    keys: list[Hashable] = []
    monkeypatch.setattr(Beside, "begin", lambda self, key, draw: keys.append(key))
    paint._pictures.clear()
    return keys


def bots(home: Path, game_id: str, seats: int) -> Driver:
    house = furnished(home)
    levels = ["easy"] * seats
    return Driver(house, lay_table(house, default_seating(game_id, house.words, 1, levels)))


def test_an_event_of_frantic(tmp_path: Path, begun: list[Hashable]) -> None:
    with bots(tmp_path, "frantic", 4) as driver:
        control = table(driver).controller
        assert isinstance(control, Frantic)
        for _ in range(FRAMES):
            driver.unseen()
            if control.event is not None:
                break
        assert control.event is not None
        revealed = paint._named(decks.reveal_svg(control.event.event))
        assert revealed in [key[:2] for key in begun if isinstance(key, tuple)]
        driver.frame()
        assert any(key in paint._pictures for key in begun)


def test_a_comet_of_jetriko(
    tmp_path: Path, begun: list[Hashable], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Hashable] = []
    monkeypatch.setattr(Beside, "take", lambda self, key: taken.append(key))
    with bots(tmp_path, "jetriko", 4) as driver:
        control = table(driver).controller
        assert isinstance(control, Jetriko)
        for _ in range(FRAMES):
            driver.unseen()
            if control.moment.flying:
                break
        assert control.moment.flying
        long = [key for key in taken if isinstance(key, tuple) and round(COMET[0] / COMET[1], 1)
                == round(key[2][0] / key[2][1], 1)]  # fmt: skip
        assert long and set(long) <= set(begun)


def test_both_cards_of_a_duel(tmp_path: Path, begun: list[Hashable]) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        control, pictures = controller(driver), table(driver).pictures
        pictures.clear()
        begun.clear()
        submit(control, Attack(0, 0, 0))
        wide = control.places.large[0]
        large = {key.card for key in begun if isinstance(key, Look) and key.width == wide}
        assert large == {card_of(control.shown, seat, rank) for seat, rank in ((0, 4), (1, 5))}


def test_equal_cards_that_fell_are_one_picture(tmp_path: Path) -> None:
    equal = [card for card, name in enumerate(NAMES) if name == "R2"][:2]
    assert len(set(equal)) == 2
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        control = controller(driver)
        view = replace(control.shown, casualties=(tuple(equal), ()))
        (one, _), (other, _) = fallen(view, 0, control.places)
        assert one == other


def test_the_backs_of_what_is_dealt(tmp_path: Path, begun: list[Hashable]) -> None:
    with bots(tmp_path, "stratego", 2) as driver:
        wide = controller(driver).places.card[0]
        backs = {(key.width, key.kind) for key in begun if isinstance(key, Look)}
        assert backs >= {(wide, 0), (wide, 1)}


def test_what_was_not_wanted_after_all_is_forgotten_with_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bots(tmp_path, "frantic", 4) as driver:
        control, motion = table(driver).controller, table(driver).motion
        assert isinstance(control, Frantic)
        forgotten: list[bool] = []
        monkeypatch.setattr(
            Beside, "clear", lambda self: forgotten.append(bool(control.steps or motion.flights))
        )
        for _ in range(FRAMES):
            driver.unseen()
            if len(control.match.moves) > 9:
                break
        assert len(forgotten) > 7 and not any(forgotten)
