"""Who of the cast sits where, and that a face tells nothing but what everybody saw."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins

from game.cast import CAST, Mood, faces_of
from game.chance import Chance
from game.journal import Journal
from game.match import Match
from game.record import Player, Record, head_of, line_of, read_record
from game.registry import choices
from game.totem import events as totem
from game.totem.feelings import feel as felt_in_totem
from game.totem.options import Options
from tests.house.games import OF_CHOICES, TABLES, at_tables_of
from tests.house.test_telling import matches


def players(*faces: tuple[str, str]) -> list[Player]:
    """Players from their levels and faces."""
    return [Player("P", seat, level, face=face) for seat, (level, face) in enumerate(faces)]


def test_bots_of_older_records_get_faces_and_people_stay_as_they_are() -> None:
    seated = players(("", ""), ("hard", ""), ("easy", ""))
    assert faces_of(seated) == ("", CAST[0], CAST[1])


def test_who_chose_a_face_keeps_it() -> None:
    seated = players(("hard", ""), ("", "ada"), ("easy", "ludo"))
    assert faces_of(seated) == ("bram", "ada", "ludo")


def test_no_two_bots_look_alike_and_nobody_looks_like_nobody() -> None:
    assert faces_of(players(("hard", "cleo"), ("hard", "cleo"))) == ("cleo", "ada")
    assert faces_of(players(("hard", "nobody"), ("", "nobody"))) == ("ada", "")


def test_there_are_faces_for_the_fullest_table() -> None:
    most = max(table.game.most_seats for table in TABLES.values())
    assert len(set(faces_of(players(*[("hard", "")] * most)))) == most


def feelings_of(match: Match, seats: int) -> set[Mood]:
    """Play a match; what everybody felt, which is the same whoever looks."""
    table, feel, chance = TABLES[match.game.id], choices(match.game.id).feel, Chance(match.seed)
    found: set[Mood] = set()
    for _ in range(250):
        if match.outcome is not None:
            break
        for event in match.play(table.pick(match.state, chance)):
            felt = feel(event.seen_by(None))
            assert set(felt) <= set(range(seats))
            assert all(feel(event.seen_by(looker)) == felt for looker in range(seats)), event
            found.update(felt.values())
    return found


@at_tables_of(OF_CHOICES)
def test_faces_show_the_same_whoever_looks(game_id: str, seats: int) -> None:
    found = set[Mood]()
    for match in matches(game_id, seats):
        found |= feelings_of(match, seats)
    assert Mood.GLOATING in found and Mood.HIT in found


def test_in_totem_the_owner_of_the_hand_feels_it() -> None:
    owners = (0, 0, 1)
    duel = totem.DuelWon(2, (0, 1), (3, 4, 5))
    assert felt_in_totem(duel, owners) == {0: Mood.HIT, 1: Mood.GLOATING}
    assert felt_in_totem(totem.Revealed((0,), (7,)), owners) == {}
    assert felt_in_totem(totem.Punished(1, 3), owners) == {0: Mood.HIT}


def test_a_record_keeps_faces_and_one_without_them_is_read(tmp_path: Path) -> None:
    seated = (Player("Ann", 0, face="ludo"), Player("Ben", 1, "random", 30))
    record = Record("totem", Options(), seated, 7)
    Journal.create(tmp_path / "new", record).close()
    assert read_record(tmp_path / "new").players == seated
    head = to_builtins(head_of(record))
    for player in head["players"]:
        del player["face"]
    (tmp_path / "old").write_bytes(line_of(head, 0)[0])
    assert [player.face for player in read_record(tmp_path / "old").players] == ["", ""]
