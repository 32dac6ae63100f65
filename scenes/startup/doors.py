"""Hangs the doors of a house. What lies behind one is imported when it is first opened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.registry import kit
from scenes.doors import Doors, Workshop
from scenes.house import House
from scenes.menus.start import StartScene
from scenes.outfit import games_with_tables

if TYPE_CHECKING:
    from game.cards import Seat
    from game.match import Match
    from game.record import Record
    from game.review import Verdict
    from scenes.forms import Choice
    from scenes.seats.seating import Seating
    from scenes.stage import Scene
    from scenes.ui.opening_box import OpeningBox


def hang_doors(house: House) -> House:
    """Let the scenes of this house open each other."""
    house.doors = Doors(
        shelf=partial(StartScene, house),
        seats=partial(_seats, house),
        rules=partial(_rules, house),
        lesson=partial(_lesson, house),
        puzzle=partial(_puzzle, house),
        matches=partial(_matches, house),
        statistics=partial(_statistics, house),
        settings=partial(_settings, house),
        choices=partial(_choices, house),
        table=partial(_table, house),
        taken_up=partial(_taken_up, house),
        replay=partial(_replay, house),
        film=partial(_film, house),
        replay_at=partial(_replay_at, house),
        review=partial(_review, house),
        file=partial(_file, house),
        workshop=partial(_workshop, house),
        workshop_for=partial(_workshop_for, house),
    )
    return house


def _seats(house: House, game_id: str, box: OpeningBox | None = None) -> Scene:
    from scenes.menus.seats import SeatsScene

    return SeatsScene(house, game_id, box)


def _rules(house: House, game_id: str) -> Scene:
    from scenes.menus.rules import RulesScene

    return RulesScene(house, game_id)


def _choices(house: House, choice: Choice) -> Scene:
    from scenes.menus.choices import ChoicesScene

    return ChoicesScene(house, choice)


def _lesson(house: House, game_id: str, name: str) -> Scene:
    from scenes.table.lesson import open_lesson

    return open_lesson(house, game_id, name)


def _puzzle(house: House, game_id: str) -> Scene:
    from scenes.table.puzzle import open_puzzle

    return open_puzzle(house, game_id)


def _matches(house: House) -> Scene:
    from scenes.menus.matches import MatchesScene

    return MatchesScene(house)


def _statistics(house: House) -> Scene:
    from scenes.menus.statistics import StatisticsScene

    return StatisticsScene(house)


def _settings(house: House) -> Scene:
    from scenes.menus.house_settings import SettingsScene

    return SettingsScene(house)


def _table(house: House, seating: Seating, match: Match | None) -> Scene:
    from scenes.table.kit import lay_table

    table = lay_table(house, seating, match)
    table.deals = match is None
    return table


def _taken_up(house: House, path: Path) -> Scene:
    from scenes.table.kit import take_up

    return take_up(house, path)


def _replay(house: House, record: Record) -> Scene:
    from scenes.table.kit import open_replay

    return open_replay(house, record)


def _film(house: House, record: Record, view_of: Seat | None) -> Scene:
    from scenes.table.film import make_film, studio
    from scenes.table.kit import open_replay

    return make_film(house, open_replay(studio(house), record), record, view_of)


def _replay_at(house: House, record: Record, at: int, verdicts: Mapping[int, Verdict]) -> Scene:
    from scenes.table.kit import open_replay

    scene = open_replay(house, record)
    scene.verdicts, scene.at, scene.playing = verdicts, at, False
    scene.tape_ms = scene.times[at - 1] if at else 0
    return scene


def _review(house: House, record: Record) -> Scene:
    from scenes.menus.review import ReviewScene
    from scenes.menus.review_grabs import GrabsScene

    return GrabsScene(house, record) if kit(record.game).grabs else ReviewScene(house, record)


def _file(house: House, path: Path) -> Scene:
    from scenes.table.kit import open_record

    workshop = _workshop_for(house, path)
    return open_record(house, path) if workshop is None else workshop.handed_in(path)


def _workshop(house: House, game_id: str) -> Workshop | None:
    from scenes.table.kit import table_kit

    open_workshop = table_kit(game_id).workshop
    return None if open_workshop is None else open_workshop(house)


def _workshop_for(house: House, path: Path) -> Workshop | None:
    found = (_workshop(house, game_id) for game_id in games_with_tables())
    return next((one for one in found if one is not None and one.takes(path)), None)
