"""A game that takes all it can from the house is played at the table: drawn, chosen from, ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from art.french_deck import suit_svg
from game.cards import Card
from game.french_deck import card_name
from game.match import Player
from scenes.menus.result import ResultScene
from scenes.seats.seating import Seating
from scenes.table.hand.piles import sign_beside
from scenes.table.hand.two_piles import DRAW, TwoPilesTable
from scenes.table.in_full import Told
from scenes.table.kit import TableKit, lay_table, open_replay
from scenes.table.pieces import Piece
from scenes.table.replayed import replayed
from tests.house import shed
from tests.table.house import NAMES, Driver, furnished, sitting_at, table


class Controller(TwoPilesTable):
    game = "shed"
    FACTS = ("points",)

    def pieces(self) -> list[Piece]:
        suit = suit_svg(0)
        return [*super().pieces(), sign_beside(self.places.discard, suit, self.brush)]

    def in_full(self, card: Card) -> Told:
        return Told(self.say(card_name(card)), "", "", self.words("table-read-close"))


@pytest.fixture
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = TableKit(face=shed.plain_face(), controller=Controller, replayed=replayed(Controller))
    shed.put_on_the_shelf(monkeypatch, kit)


def laid(home: Path, levels: str) -> Driver:
    house = furnished(home)
    house.settings.motion = "off"
    players = tuple(Player(NAMES[seat], seat, level.strip("-"))
                    for seat, level in enumerate(levels.split()))  # fmt: skip
    seating = Seating("shed", shed.NoOptions(), players, ((),) * len(players), 3)
    driver = Driver(house, lay_table(house, seating))
    driver.frame()
    return driver


@pytest.mark.parametrize("levels", ["- easy", "- easy easy"])
def test_a_match_is_drawn_played_by_pointing_and_ends(
    tmp_path: Path, on_the_shelf: None, levels: str
) -> None:
    with laid(tmp_path, levels) as driver:
        control = sitting_at(driver)
        assert isinstance(control, Controller)
        found = control.places
        assert not found.draw.colliderect(found.discard)
        drawn = False
        for _ in range(4_000):
            driver.run(100)
            if isinstance(driver.top, ResultScene):
                break
            here = control.choosing.seat
            if here is None or not control.choosing.targets.all:
                continue
            at = {target.what: target.box for target in control.choosing.targets.all}
            own = [box for what, box in at.items() if what.kind == "card"]
            assert len(own) == len(control.shown.hand)
            assert all(not box.colliderect(control.zone) for box in at.values())
            if not drawn:
                driver.click(at[DRAW].center)
                drawn = True
            else:
                driver.click(own[0].center)
        assert isinstance(driver.top, ResultScene)
        assert drawn
        assert control.open_hand(0) == control.shown.shown[0]
        record = table(driver).match.record()
        scene = open_replay(control.table.house, record)
        driver.stage.push(scene)
        scene.go(3)
        driver.frame()
        assert len(scene.match.state.hands) == len(levels.split())
