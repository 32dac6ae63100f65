"""A card that lies face down in a hand turns up as it is played, between the hand and the cloth."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from game.chance import Chance
from game.frantic.cards import CARD as FRANTIC
from game.frantic.moves import Play as FranticPlay
from game.match import Match
from game.nyet.cards import CARD
from game.nyet.moves import Play
from game.registry import load
from scenes.table.kit import open_replay
from scenes.table.motion import Flight
from tests.frantic_table import position as frantic
from tests.nyet_table import position
from tests.table.house import MS, Driver, answer_for, furnished, sitting_at, submit, table
from tests.table.laid import laid
from tests.table.test_refused import seated


def played(driver: Driver, seat: int) -> Flight:
    """The flight of the card that this seat plays."""
    driver.run(50)
    submit(sitting_at(driver), Play(seat, CARD["R2" if seat == 0 else "R6"]))
    return flown(driver)


def flown(driver: Driver) -> Flight:
    """What flies from a hand."""
    for _ in range(60):
        driver.frame()
        for flight in table(driver).motion.flights:
            if flight.back:
                return flight
    raise AssertionError("nothing flies")


@pytest.mark.parametrize(("seat", "turns"), [(0, False), (1, True)])
def test_the_card_of_another_turns_up_as_it_goes(tmp_path: Path, seat: int, turns: bool) -> None:
    state = position(("R2 R5", "R6 B6", "R7 B7", "R8 B8"), leader=seat, value=2)
    with laid("nyet", state, "- easy easy easy", tmp_path) as driver:
        table(driver).house.settings.speed = "slow"
        flight = played(driver, seat)
        pictures = table(driver).pictures
        sides = [pictures._looks[flight.side(when)[0]].card for when in moments(flight)]
        face = CARD["R2" if seat == 0 else "R6"]
        assert sides == [None if turns else face, face, face]


def moments(flight: Flight) -> tuple[int, ...]:
    return flight.begins_ns, flight.touches_ns, flight.ends_ns


def test_a_card_of_a_hand_that_lies_open_goes_as_it_lies(tmp_path: Path) -> None:
    """It showed its back for a moment, as if it had lain face down."""
    state = frantic(["R2 R5", "R6 B6", "R7 B7"], turn=1, rules=["glass_table"])
    with laid("frantic", state, "- easy easy", tmp_path) as driver:
        driver.run(50)
        control = sitting_at(driver)
        assert FRANTIC["R6"] in control.open_hand(1)
        answer_for(control, FranticPlay(1, FRANTIC["R6"]))
        look = table(driver).pictures._looks[flown(driver).picture]
        assert look.card == FRANTIC["R6"]


@pytest.mark.parametrize("game_id", ["nyet", "jetriko", "frantic"])
def test_no_card_turns_up_where_all_lie_open(tmp_path: Path, game_id: str) -> None:
    """In the replay of a match that is over the hands of all are seen."""
    seating = seated(game_id, ("", "easy"))
    match, chance = Match.new(load(game_id), seating.options, seating.players, 3), Chance(4)
    while match.state.outcome is None:
        match.play(chance.choice(match.state.moves(match.state.to_act()[0])))
    scene = open_replay(furnished(tmp_path), match.record())
    with Driver(scene.house, scene) as driver:
        scene.go(len(match.moves) - 30)
        seen = 0
        for _ in range(400):
            driver.unseen()
            for flight in (one for one in scene.motion.flights if one.back):
                assert flight.other_side is None
                seen += scene.pictures._looks[flight.picture].card is not None
        assert seen > 5


def test_it_stays_as_wide_as_it_is_while_it_is_drawn_back() -> None:
    back, face = Surface((100, 150)), Surface((100, 150))
    flight = Flight(back, (0, 0), (300, 0), 100, 100, 0, 300 * MS, lift=0.1, back=9,
                    other_side=lambda: face)  # fmt: skip
    assert flight.side(50 * MS) == (back, 1.0)
    assert flight.side(150 * MS)[1] < 0.3
    assert flight.side(flight.touches_ns) == (face, 1.0)


def test_its_other_side_is_made_when_it_is_seen_and_once() -> None:
    made = list[Surface]()

    def make() -> Surface:
        made.append(Surface((100, 150)))
        return made[-1]

    flight = Flight(Surface((100, 150)), (0, 0), (300, 0), 100, 100, 0, 300 * MS, other_side=make)
    flight.side(100 * MS)
    assert not made
    assert flight.side(200 * MS)[0] is flight.side(250 * MS)[0]
    assert len(made) == 1
